"""Web Push: notices that a browser shows though the page is closed, encrypted so that only it can read them."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from webpush import WebPush, WebPushSubscription

from openingbell.protocol.notices import PushKeys
from openingbell.server import refusals

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve: private keys are below it
DAY = 24 * 60 * 60


def new_push_key() -> str:
    """What the server proves to push services that it is the same as before: a private key, as the store keeps it."""
    return f"{secrets.randbelow(ORDER - 1) + 1:064x}"


class Push:
    """`kept` is the key, `contact` the mail address that push services are told, for when something goes wrong."""

    def __init__(self, kept: str, contact: str) -> None:
        private = ec.derive_private_key(int(kept, 16), CURVE)
        public = private.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.key = urlsafe_b64encode(point).rstrip(b"=").decode()  # as browsers want it
        self._sealing = WebPush(
            private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()),
            public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo),
            contact,
            ttl=DAY,
        )

    def sealed(self, address: str, keys: Mapping[str, str], message: bytes) -> tuple[dict[str, str], bytes]:
        """The headers and the body of a message for one subscription."""
        subscription = WebPushSubscription.model_validate({"endpoint": address, "keys": dict(keys)})
        made = self._sealing.get(message, subscription)
        kept = {name: str(value) for name, value in made.headers.items()}
        return {**kept, "urgency": "high", "content-type": "application/octet-stream"}, made.encrypted


def require_keys(keys: PushKeys) -> None:
    """Refuse what no browser would send: nothing could be encrypted for it."""
    try:
        point, secret = (urlsafe_b64decode(f"{text}{'=' * (-len(text) % 4)}") for text in (keys.p256dh, keys.auth))
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError as error:
        raise refusals.bad_subscription() from error
    if len(secret) != 16:
        raise refusals.bad_subscription()
