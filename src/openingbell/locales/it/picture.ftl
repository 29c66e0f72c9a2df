### Pictures of tables, and what is said beside them where a link is shared.

picture-waiting = Ci sono posti liberi
picture-playing = Si sta giocando
picture-over = La partita è finita

# $game (text) - its title
# $names (text) - who plays
picture-title = { $game } con { $names }
