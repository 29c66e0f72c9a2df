### Insiemi di opzioni con un nome, da scegliere con un clic quando si prepara un tavolo.

preset-legend = Preimpostazioni
preset-quick = Partita veloce
preset-classic = Classica
preset-advanced = Avanzata
preset-children = Con bambini
preset-full = Fino all’ultimo giocatore
preset-save = Salva queste opzioni
preset-name = Nome della preimpostazione
preset-forget = Elimina la preimpostazione «{ $name }»
