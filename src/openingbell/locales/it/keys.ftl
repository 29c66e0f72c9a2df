### Il foglio dei tasti a un tavolo.

keys-title = Tasti
keys-now = Adesso
keys-always = Sempre
keys-step = Sulla barra dei passi: uno indietro o avanti
keys-ends = Sulla barra dei passi: all’inizio, e di nuovo ad adesso
keys-tab = Alla prossima cosa che si può premere
keys-escape = Chiude ciò che sta sopra la pagina
