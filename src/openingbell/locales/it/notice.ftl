### Avvisi: «tocca a te», e dove mandarli.

## Che cosa dice un avviso

notice-your-turn = Tocca a te

# $number (number) - of tables
notice-your-turns = { $number ->
        [one] { $number } tavolo ti aspetta
       *[other] { $number } tavoli ti aspettano
    }

# $name (text) - whose turn it is
notice-turn-of = Tocca a { $name }

# $game (text) - its title
# $names (text) - the others at the table
notice-where = { $game } con { $names }

notice-trial = Gli avvisi arrivano qui
notice-trial-text = Così saprai che tocca a te.

## Sulla pagina

notice-title = Avvisi
notice-lead = Scopri che tocca a te anche quando non guardi il tavolo: solo il gioco, chi gioca e il link, mai nulla di nascosto.
notice-push = In questo browser
notice-push-on = Attiva
notice-push-is-on = In questo browser gli avvisi sono attivi.
notice-push-blocked = Il browser blocca gli avvisi di questo sito. Permettili nelle impostazioni per questa pagina, poi attivali qui.
notice-push-insecure = I browser mostrano avvisi solo di pagine https. Usa un webhook, o apri la pagina a un indirizzo sicuro.
notice-push-unable = Questo browser non mostra avvisi. Su iPhone o iPad aggiungi la pagina alla schermata Home e aprila da lì.
notice-webhook = Con un webhook
notice-webhook-address = Indirizzo
notice-webhook-help = Il webhook di un canale Discord, o qualsiasi indirizzo https che accetti JSON.
notice-add = Aggiungi
notice-ways = Dove ricevi gli avvisi
notice-try = Prova
notice-tried = Inviato. Dovrebbe essere arrivato.
notice-drop = Rimuovi

# $host (text) - where it goes
notice-drop-name = Rimuovi { $host }
notice-try-name = Prova { $host }
notice-kind-push = Browser
notice-kind-discord = Discord
notice-kind-webhook = Webhook

# $number (number) - in a row
notice-failed = { $number ->
        [one] L’ultimo avviso non è arrivato.
       *[other] Gli ultimi { $number } avvisi non sono arrivati.
    }
notice-quiet = Ore di silenzio
notice-quiet-wanted = Non disturbarmi
notice-quiet-since = dalle
notice-quiet-until = alle
notice-quiet-help = Ciò che succede intanto ti viene detto alla fine.
notice-table = Questo tavolo
notice-table-off = Nessun avviso da questo tavolo
notice-table-channel = Di’ a un canale a chi tocca
notice-table-channel-help = Lo sa chiunque legga il canale, con lo stesso ritardo del pubblico.
notice-next = Il prossimo tavolo che mi aspetta

## Senza connessione

notice-offline = Nessuna connessione. La pagina torna quando torna la rete.
