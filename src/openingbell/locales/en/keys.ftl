### The sheet of keys at a table.

keys-title = Keys
keys-now = Now
keys-always = Always
keys-step = On the bar of steps: one back or forward
keys-ends = On the bar of steps: to the beginning, and back to now
keys-tab = To the next thing that can be pressed
keys-escape = Closes what lies above the page
