### Sound and motion of the page.

comfort-title = Sound and motion
comfort-sound = Soft sounds
comfort-motion = Motion
comfort-motion-off = Off
comfort-motion-quick = Quick
comfort-motion-normal = Normal
comfort-motion-calm = Calm
comfort-close = Close
