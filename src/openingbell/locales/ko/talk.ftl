### 테이블의 대화, 개인 메모, 늦게 보는 관전자.

# $listeners (text) - players, spectators or everybody
talk-who-hears =
    { $listeners ->
        [players] 게임 중에는 플레이어만 봅니다.
        [spectators] 게임 중에는 관전자만 봅니다.
       *[everybody] 테이블의 모두가 봅니다.
    }

talk-is-off = 이 테이블의 대화를 숨겼습니다.
talk-nothing = 아직 아무도 말하지 않았습니다.
talk-spectator = 관전자

# $name (text) - who said something
talk-mute = { $name }의 말 숨기기
talk-unmute = { $name }의 말 다시 보기

talk-forbidden = 방장이 대화를 껐습니다.
talk-say = 메시지 입력
talk-send = 보내기
talk-turn-off = 대화 숨기기
talk-turn-on = 대화 다시 보기
talk-forbid = 모두의 대화 끄기
talk-allow = 대화 켜기

# $number (number) - messages
talk-unread = 새 메시지 { $number }개

# $minutes (number)
talk-behind = 방장의 설정에 따라 게임이 { $minutes }분 늦게 보입니다.

talk-notes-guest = 로비에서 이름을 정하면 여기에 메모할 수 있습니다.
talk-notes-private = 나만 볼 수 있습니다.
talk-notes-kept = 저장됨
talk-notes-writing = 저장 중…
