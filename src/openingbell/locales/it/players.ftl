### Giocatori ed esiti delle partite: classifiche, pagine dei giocatori, statistiche.

players-title = Giocatori
players-leaderboard = Classifica
players-statistics = Statistiche
players-your-page = I tuoi risultati
players-game = Gioco
players-games = Giochi
players-numbers = Numero di giocatori

players-number =
    { $number ->
        [one] { $number } giocatore
       *[other] { $number } giocatori
    }

players-rated-games =
    { $games ->
        [0] Ancora nessuna partita classificata
        [one] { $games } partita classificata
       *[other] { $games } partite classificate
    }

players-rank = Posto
players-player = Giocatore
players-rating = Punteggio
players-played = Partite
players-won = Vinte
players-place = Posto medio
players-bot = bot
players-you = sei tu
players-guest = un ospite

players-spread = ± { $sigma }

players-about = Il punteggio è quanto qualcuno vale quasi di sicuro: parte da 0 e sale con le partite e con le vittorie. In classifica ci sono i bot e le persone con un account che hanno giocato almeno { $least } partite classificate.
players-nobody = Qui non c’è ancora nessuno.

## La pagina di un giocatore

players-only-you = Questa pagina la vedi solo tu. Con un account la vedono anche gli altri, e puoi entrare in classifica.
players-results = Risultati per gioco
players-no-results = Ancora nessuna partita classificata.
players-over-time = Il punteggio nel tempo
players-met = Incontri più frequenti
players-ahead = Davanti
players-behind = Dietro
players-history = Partite giocate
players-no-history = Ancora nessuna partita finita.
players-more = Partite precedenti

players-took = Posto { $rank } su { $seats }
players-against = con { $names }
players-gone = ha lasciato prima
players-open = Guarda la partita

## Perché una partita non è classificata

players-unrated-ended = non classificata: terminata da tutti
players-unrated-taken-back = non classificata: mosse riprese
players-unrated-components = non classificata: il tavolo aveva componenti propri
players-unrated-hints = non classificata: i suggerimenti erano permessi

players-unrated-origin = non classificata: continuava un’altra partita o era una sfida
players-unrated-shared = non classificata: più posti su un dispositivo
players-unrated-bots = non classificata: hanno giocato solo bot
players-unrated-unknown = non classificata: non si sa chi è andato via
