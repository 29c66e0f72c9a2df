### `bell watch`: the keys.

watch-keys = Space: pause · →: one move at a time · + -: faster, slower · q: leave
watch-keys-paused = Paused · →: the next move · Space: go on · q: leave
