### La pagina dell’account, e le vie per arrivarci.

account-title = Account
account-from-name = Accedi, o conserva le partite con un account
account-lead = Accedi se hai un account. Per giocare non serve: siediti, e creane uno più tardi se vuoi.
account-lead-guest = Giochi come ospite, noto soltanto a questo browser. Un account conserva chi sei e le tue partite.

# $login (text) - the login name
account-known-as = Accedi come { $login }. Gli altri non lo vedono.

## Logging in

account-log-in = Accedi
account-log-in-passkey = Accedi con una passkey
account-log-in-instead = Conosco la password
account-login-name = Nome utente
account-password = Password
account-password-about = Almeno 10 caratteri. Vanno bene alcune parole che nessun altro metterebbe insieme.
account-password-show = Mostra
account-your-password = La tua password, per essere certi che sei tu
account-prove-passkey = Con una passkey
account-forgotten = Ho dimenticato la password
account-recover = Una nuova password
account-recover-about = Gli altri dispositivi vengono scollegati, e tutte le passkey e i token rimossi. I tuoi puoi aggiungerli di nuovo.

# $name (text) - what the guest is called
account-bring = Porta con te le partite di { $name }

## Making one

account-make = Crea un account
account-make-about = Il nome utente serve solo per accedere; gli altri vedono il nome con cui giochi.
account-make-password = Con questa password
account-make-passkey = Con una passkey

## The recovery code

account-code = Codice di recupero
account-code-about = Scrivilo da qualche parte. Viene mostrato solo ora, ed è l’unico modo di entrare se perdi la password e le passkey. Funziona una volta.
account-code-kept = L’ho scritto
account-code-lost = L’hai perso, o qualcuno l’ha visto? Uno nuovo annulla il vecchio.
account-new-code = Nuovo codice di recupero
account-copy = Copia
account-copied = Copiato.
account-not-copied = Non è stato possibile copiarlo.

## The ways to log in

account-ways = Come accedi
account-change-password = Cambia la password
account-set-password = Imposta una password
account-new-password = Nuova password
account-password-changed = La password è cambiata, e altrove non sei più collegato.
account-passkeys = Passkey
account-no-passkeys = Ancora nessuna. Con una passkey accedi con l’impronta, il volto o il blocco del dispositivo.
account-add-passkey = Aggiungi una passkey
account-passkey-name = Come chiamarla, per esempio con il nome del dispositivo
account-remove = Rimuovi

# $day (text) - when it was
account-used = Ultimo uso: { $day }
account-unused = Mai usato

## Tokens

account-tokens = Token per programmi
account-tokens-about = Un programma con un token gioca, o guarda, al posto tuo. Non può cambiare nulla del tuo account.
account-token-purpose = A che cosa serve
account-token-scope = Che cosa può fare
account-token-make = Crea un token
account-token-once = Copialo adesso: non verrà più mostrato.
account-token-use = Mettilo in BELL_TOKEN nell’ambiente del programma; poi, per esempio:
account-revoke = Revoca

# $scope (text) - what a token may do
account-scope =
    { $scope ->
        [read] guardare
       *[play] giocare
    }

## Leaving

account-leaving = Uscire e andarsene
account-log-out = Esci
account-log-out-everywhere = Esci ovunque
account-log-out-about = Ovunque vuol dire ogni browser e ogni programma: i loro token non valgono più.
account-export = Tutto ciò che è mio
account-export-about = Un file con le tue partite, le note, ciò che hai detto e ciò che hai impostato.
account-export-get = Scaricalo
account-delete = Cancellami
account-delete-about = Il tuo nome sparisce da ogni tavolo, ciò che hai detto e scritto viene cancellato, e dove altri giocano con te continua un bot. Le loro partite restano intere. Non si torna indietro.
account-delete-question = Davvero? Non si torna indietro.
account-delete-not = Resta
account-left = Non ci sei più. Arrivederci.
