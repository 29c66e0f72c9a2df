### Il foglio dei tasti a un tavolo.

keys-title = Tasti
keys-now = Adesso
keys-always = Sempre
keys-step = Un passo indietro o avanti nella partita
keys-ends = All’inizio, e di nuovo ad adesso
keys-tab = Alla prossima cosa che si può premere
