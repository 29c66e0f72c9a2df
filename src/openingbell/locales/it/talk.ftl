### Chat al tavolo, appunti personali e spettatori in ritardo.

# $listeners (text) - players, spectators or everybody
talk-who-hears =
    { $listeners ->
        [players] Durante la partita lo legge solo chi gioca.
        [spectators] Durante la partita lo legge solo chi guarda.
       *[everybody] Lo leggono tutti al tavolo.
    }

talk-is-off = Hai nascosto la chat di questo tavolo.
talk-nothing = Nessuno ha ancora scritto.
talk-spectator = guarda

# $name (text) - who said something
talk-mute = Nascondi i messaggi di { $name }
talk-unmute = Mostra i messaggi di { $name }

talk-forbidden = Chi ospita ha disattivato la chat.
talk-say = Scrivi un messaggio
talk-send = Invia
talk-turn-off = Nascondi la chat
talk-turn-on = Mostra la chat
talk-forbid = Disattiva la chat per tutti
talk-allow = Attiva la chat

# $number (number) - messages
talk-unread =
    { $number ->
        [one] { $number } nuovo messaggio
       *[other] { $number } nuovi messaggi
    }

# $minutes (number)
talk-behind =
    { $minutes ->
        [one] Vedi la partita con { $minutes } minuto di ritardo, come vuole chi ospita.
       *[other] Vedi la partita con { $minutes } minuti di ritardo, come vuole chi ospita.
    }

talk-notes-guest = Scegli un nome nella lobby e qui potrai prendere appunti.
talk-notes-private = Lo leggi solo tu.
talk-notes-kept = Salvato
talk-notes-writing = Salvataggio…
