### Che cosa dicono le partite finite: statistiche.

statistics-games =
    { $games ->
        [0] Ancora nessuna partita finita
        [one] Da { $games } partita finita
       *[other] Da { $games } partite finite
    }
statistics-about = Contano le partite decise, con i componenti soliti, in cui ha giocato almeno una persona. Il segno mostra che cosa darebbe il solo caso.
statistics-value = Che cosa
statistics-times = Volte
statistics-won = Vinte
statistics-share = Quota
statistics-rest = Gli altri

statistics-range = da { $from } a { $to }
statistics-from = da { $from }

statistics-turn = Conviene cominciare?
statistics-turn-value =
    { $value ->
        [1] Comincia
       *[other] Gioca come numero { $value }
    }
statistics-length = Quanto durano le partite
statistics-score = Quanto ha chi vince
