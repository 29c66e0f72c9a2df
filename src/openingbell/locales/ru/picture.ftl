### Pictures of tables, and what is said beside them where a link is shared.

picture-waiting = Есть свободные места
picture-playing = Идёт игра
picture-over = Игра окончена

# $game (text) - its title
# $names (text) - who plays
picture-title = { $game }; за столом: { $names }
