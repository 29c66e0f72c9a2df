### Una rovina passo per passo, e che cosa può fare chi è rovinato.

# $papers (text) - what goes back
ruin-returned = Torna alla riserva, senza compenso: { $papers }.
# $firm (text), $number (number) - shares
ruin-shares = azioni di { $firm }: { $number }
ruin-auctions = All’asta, uno dopo l’altro:
ruin-lot-now = è all’asta
ruin-lot-waits = aspetta
ruin-lot-unsold = va alla banca
# $name (text), $price (text)
ruin-lot-sold = a { $name } per { $price }
ruin-out = Sei fuori dal gioco, e gli altri continuano. Puoi guardarli, rivedere la partita o andartene.
ruin-see = Come è successo
ruin-end = Subito alla fine
