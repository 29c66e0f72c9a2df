### The sheet of keys at a table.

keys-title = Keys
keys-now = Now
keys-always = Always
keys-step = One step back or forward in the game
keys-ends = To its beginning, and back to now
keys-tab = To the next thing that can be pressed
