### Sets of options with a name, chosen with one click when a table is set up.

preset-legend = Presets
preset-quick = Quick game
preset-classic = Classic
preset-advanced = Advanced
preset-children = With children
preset-full = To the last one standing
preset-save = Save these options
preset-name = Name of your preset
# $name (text) - of a preset of the visitor's own
preset-forget = Delete the preset “{ $name }”
