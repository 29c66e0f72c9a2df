### The account page, and the ways to it.

account-title = Account
account-from-name = Log in, or keep your games with an account
account-lead = Log in if you have an account here. You need none to play: sit down, and make one later if you like.
account-lead-guest = You play as a guest, known to this browser alone. An account keeps who you are and your games.

# $login (text) - the login name
account-known-as = You log in as { $login }. Others do not see that.

## Logging in

account-log-in = Log in
account-log-in-passkey = Log in with a passkey
account-log-in-instead = I know my password
account-login-name = Login name
account-password = Password
account-password-about = At least 10 characters. A few words that nobody else would put together are good.
account-password-show = Show it
account-your-password = Your password, to be sure that it is you
account-prove-passkey = With a passkey
account-forgotten = I forgot my password
account-recover = A new password
account-recover-about = Whoever is logged in elsewhere is logged out, and all passkeys and tokens are removed. You can add yours again.

# $name (text) - what the guest is called
account-bring = Bring the games of { $name } along

## Making one

account-make = Make an account
account-make-about = The login name is for logging in alone; others see the name you play under.
account-make-password = With this password
account-make-passkey = With a passkey

## The recovery code

account-code = Recovery code
account-code-about = Write it down. It is shown this once, and is the only way in if you lose your password and your passkeys. It works once.
account-code-kept = I have written it down
account-code-lost = Lost it, or somebody has seen it? A new one makes the old one void.
account-new-code = New recovery code
account-copy = Copy
account-copied = Copied.
account-not-copied = It could not be copied.

## The ways to log in

account-ways = How you log in
account-change-password = Change the password
account-set-password = Set a password
account-new-password = New password
account-password-changed = The password is changed, and you are logged out elsewhere.
account-passkeys = Passkeys
account-no-passkeys = None yet. With one you log in by fingerprint, face or the lock of your device.
account-add-passkey = Add a passkey
account-passkey-name = What to call it, such as the device
account-remove = Remove

# $day (text) - when it was
account-used = Last used on { $day }
account-unused = Never used

## Tokens

account-tokens = Tokens for programs
account-tokens-about = A program with a token plays, or looks, as you. It can change nothing about your account.
account-token-purpose = What it is for
account-token-scope = What it may do
account-token-make = Make a token
account-token-once = Copy it now; it is not shown again.
account-token-use = Put it into BELL_TOKEN in the environment of your program; for example, then:
account-revoke = Revoke

# $scope (text) - what a token may do
account-scope =
    { $scope ->
        [read] look
       *[play] play
    }

## Leaving

account-leaving = Logging out and leaving
account-log-out = Log out
account-log-out-everywhere = Log out everywhere
account-log-out-about = Everywhere is every browser and every program: their tokens are void then.
account-export = Everything of mine
account-export-about = One file with your games, notes, what you said and what you have set.
account-export-get = Download it
account-delete = Delete me
account-delete-about = Your name disappears from every table, what you said and wrote is deleted, and a bot plays on where others play with you. Their games stay whole. There is no way back.
account-delete-question = Really? There is no way back.
account-delete-not = Stay
account-left = You are gone. Goodbye.
