"""What goes over the wire about accounts: making one, logging in, and what its owner may do with it."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field

from openingbell.protocol.messages import Message, Name, Welcome

MIN_LOGIN, MAX_LOGIN = 3, 30
MIN_PASSWORD, MAX_PASSWORD = 10, 200
FEWEST_SIGNS = 5  # different ones in a password
MAX_PURPOSE = 60
MAX_SEALED = 500
IN_LOGINS = "._-"


def login_key(login: str) -> str:
    """What all spellings of a login name have in common: people type it on many keyboards."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())


def _login(login: str) -> str:
    login = unicodedata.normalize("NFKC", login.strip())
    letters = [sign for sign in login if sign not in IN_LOGINS and not sign.isdecimal()]
    if not letters or not all(sign.isalpha() for sign in letters):
        raise ValueError("letters, digits, dots, hyphens and underscores make a login name")
    if len({_script(sign) for sign in letters}) > 1:
        raise ValueError("a login name is written in one script")  # or two names could look the same
    if not MIN_LOGIN <= len(login) <= MAX_LOGIN:
        raise ValueError("too short or too long")
    return login


def _script(letter: str) -> str:
    """LATIN, CYRILLIC, HANGUL …"""
    return unicodedata.name(letter, "?").split()[0]


def _password(password: str) -> str:
    password = unicodedata.normalize("NFKC", password)
    if not MIN_PASSWORD <= len(password) <= MAX_PASSWORD or len(set(password)) < FEWEST_SIGNS:
        raise ValueError("too easy to guess, or too long")
    return password


def as_typed(password: str) -> str:
    """A password that is only compared."""
    return unicodedata.normalize("NFKC", password)


LoginName = Annotated[str, Field(max_length=MAX_PASSWORD), AfterValidator(_login)]
NewPassword = Annotated[str, Field(max_length=MAX_PASSWORD), AfterValidator(_password)]
Typed = Annotated[str, Field(max_length=MAX_PASSWORD)]  # compared with what is stored, whatever it is
TypedPassword = Annotated[Typed, AfterValidator(as_typed)]
Purpose = Annotated[str, Field(min_length=1, max_length=MAX_PURPOSE, pattern=r"\S")]
Scope = Literal["read", "play"]
Moment = Annotated[int, Field(description="In milliseconds since 1970, UTC.")]


class Challenge(Message):
    """What a browser is to answer with a passkey: `options` are for `navigator.credentials`, `sealed` comes back with
    the answer."""

    options: dict[str, Any]
    sealed: str


class Answered(Message):
    """A challenge and what the browser made of it, as `PublicKeyCredential.toJSON()` has it."""

    sealed: Annotated[str, Field(max_length=MAX_SEALED)]
    credential: dict[str, Any]


class Proof(Message):
    """That it is really you who asks, not somebody at your browser: the password, or a passkey's answer."""

    password: TypedPassword | None = None
    passkey: Answered | None = None


# --- logging in -------------------------------------------------------------------------------------------------------


class Login(Message):
    """`bring`: if you are a guest without an account here, your games are joined to the account's."""

    login: Typed
    password: TypedPassword
    bring: bool = True


class LoginWithPasskey(Message):
    passkey: Answered
    bring: bool = True


class Recovery(Message):
    """The recovery code instead of a password, which is a new one from now on."""

    login: Typed
    code: Typed
    password: NewPassword
    bring: bool = True


# --- having an account ------------------------------------------------------------------------------------------------


class NewAccount(Message):
    """A way to log in: a password, a passkey or both. Who you are, and your games, stay."""

    login: LoginName
    password: NewPassword | None = None
    passkey: Answered | None = None


class Passkey(Message):
    id: str
    name: str
    created: Moment
    used: Moment


class ApiToken(Message):
    """What a program shows instead of your cookie. One to `read` sees what you see; one to `play` also sits, moves and
    does whatever else is done at tables. Neither can change anything about your account."""

    id: str
    purpose: str
    scope: Scope
    created: Moment
    used: Moment | None


class Account(Message):
    """`public` is what others may know you by; the login name is yours alone."""

    public: str
    login: str
    created: Moment
    has_password: bool
    passkeys: list[Passkey]
    tokens: list[ApiToken]


class MyAccount(Message):
    """Your account, if you have one, and whether there can be passkeys at the address you came by."""

    account: Account | None
    may_have_passkeys: bool


class RecoveryCode(Message):
    """Shown this once; the store has its hash alone."""

    code: str


class AccountMade(RecoveryCode):
    account: Account


class Recovered(Welcome):
    """With the next recovery code, shown this once."""

    code: str


class WantedPasskey(Message):
    """For whom a passkey is to be made, if there is no account yet."""

    login: LoginName | None = None


class NewPasskey(Message):
    proof: Proof
    passkey: Answered
    name: Name


class ChangedPassword(Message):
    proof: Proof
    password: NewPassword


class NewApiToken(Message):
    purpose: Purpose
    scope: Scope


class ApiTokenMade(Message):
    """The `secret` is shown this once."""

    token: ApiToken
    secret: str
