### `bell admin`: la cura dell'archivio di un server.

## Colonne

admin-table = Tavolo
admin-game = Gioco
admin-status = Stato
admin-entries = Voci
admin-changed = Modificato (UTC)
admin-seats = Posti

## A che punto è un tavolo

admin-waiting = in attesa
admin-playing = in corso
admin-over = finito

# $file (text) - where it was written
admin-exported = La registrazione è in { $file }.

# $table (text) - its id
admin-ended = La partita al tavolo { $table } è stata terminata.

# $tables (number) - how many
# $file (text) - where they were written
admin-copied = { $tables ->
        [one] È stato copiato un tavolo
       *[other] Sono stati copiati { $tables } tavoli
    } in { $file }, con tutto il resto dell'archivio.
admin-rotated = D'ora in poi il server firma con una chiave nuova.

# $tables (number) - how many
admin-abandoned = { $tables ->
        [0] Nessun tavolo è abbandonato.
        [one] Un tavolo è abbandonato; --delete lo elimina.
       *[other] { $tables } tavoli sono abbandonati; --delete li elimina.
    }
admin-deleted = { $tables ->
        [0] Non c'era nulla da eliminare.
        [one] È stato eliminato un tavolo.
       *[other] Sono stati eliminati { $tables } tavoli.
    }

# $names (text) - of the limits
admin-no-limit = servono un limite e un numero; i limiti sono { $names }
admin-recounted = { $games ->
    [one] Una partita è stata ricontata dal suo registro.
   *[other] { $games } partite sono state ricontate dai loro registri.
}
admin-the-same = Quello che è salvato coincide.
admin-otherwise = Era salvato diversamente: { $what }.

## People

admin-whom = Chi
admin-since = Dal (UTC)
admin-until = Fino al (UTC)
admin-reason = Motivo
admin-no-reports = Nessuna segnalazione.

# $number (number) - of the report
# $when (text) - when
# $name (text) - of whom it is
# $guest (text) - their id
# $address (text) - where they first came from, or `none`
# $reason (text) - in a word
# $table (text) - its id
# $seq (number) - entries of its log
admin-report = Segnalazione { $number }, { $when } UTC: { $name } (ospite { $guest }{ $address ->
        [none] )
       *[other] , da { $address })
    }, { $reason }, al tavolo { $table } dopo { $seq ->
        [one] { $seq } voce
       *[other] { $seq } voci
    }

# $whom (text) - a guest's id, or addresses
admin-banned = { $whom } non ha più accesso.
admin-unbanned = { $whom } ha di nuovo accesso.
