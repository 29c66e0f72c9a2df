### Pictures of tables, and what is said beside them where a link is shared.

picture-waiting = Take a seat
picture-playing = Being played now
picture-over = The game is over

# $game (text) - its title
# $names (text) - who plays
picture-title = { $game } with { $names }
