### People one does not want to meet: blocked, reported, removed.

# $name (text) - of whom
people-menu = Cosa fare con { $name }
people-block = Blocca { $name }
people-block-what = Non leggerai più nulla di { $name } a nessun tavolo, e non potrà sedersi ai tavoli che ospiti tu. Non verrà avvisato nessuno.
people-unblock = Sblocca { $name }
people-report = Segnala { $name } …
people-report-what = La legge chi gestisce questo server, con quanto si è detto di recente a questo tavolo. { $name } non ne saprà nulla.
people-readmit = Fai tornare { $name }

people-why = Di che si tratta?
people-reason-insults = Insulti o minacce
people-reason-cheating = Imbrogli o accordi segreti
people-reason-stalling = Perde tempo apposta
people-reason-spam = Spam o pubblicità
people-reason-name = Un nome offensivo
people-reason-other = Altro
people-more = Altri dettagli, se vuoi
people-send = Invia la segnalazione
people-sent = Grazie: la segnalazione è stata inviata.
people-cancel = Annulla

people-blocked = Persone bloccate
people-none = Non hai bloccato nessuno.
people-removed = Tolti da questo tavolo: non possono sedersi qui.
