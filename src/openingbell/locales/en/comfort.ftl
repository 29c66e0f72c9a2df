### Sound and motion of the page.

comfort-title = Sound and motion
comfort-sound = Soft sounds
comfort-motion = Motion
comfort-motion-off = Off
comfort-motion-quick = Quick
comfort-motion-normal = Normal
comfort-motion-calm = Calm
comfort-install = Install Opening Bell on this device
comfort-install-by-hand = To have Opening Bell among your apps: press Share in Safari, then “Add to Home Screen”.
comfort-close = Close
