### Pictures of tables, and what is said beside them where a link is shared.

picture-waiting = 빈자리가 있습니다
picture-playing = 지금 진행 중
picture-over = 게임이 끝났습니다

# $game (text) - its title
# $names (text) - who plays
picture-title = { $game } · 참가자: { $names }
