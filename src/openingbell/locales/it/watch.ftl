### `bell watch`: i tasti.

watch-keys = Spazio: pausa · →: una mossa alla volta · + -: più veloce, più lento · q: esci
watch-keys-paused = In pausa · →: la mossa seguente · Spazio: continua · q: esci
