### 서버의 거절: refused-WORD. 변수는 그 대답에 담긴 사실입니다.

refused-guest = 먼저 이름을 알려 주십시오.
refused-seat = 내 자리가 아닙니다.
refused-host = 테이블을 만든 방장만 할 수 있습니다.
refused-origin = 다른 사이트에서 온 요청입니다.
refused-table = 그런 테이블은 없습니다.
refused-deleted = 방장이 이 테이블을 삭제했습니다.
refused-rulebook = “{ $game }”의 규칙은 여기에 없습니다.
refused-no-seat = 자리는 0번부터 { $last }번까지 있습니다.
refused-position = 위치는 0번부터 { $last }번까지 있습니다.
refused-language = “{ $language }” 언어는 없습니다. 있는 언어: { $languages }.
refused-no-data = { $game }에는 데이터 파일이 없습니다. 있는 그대로 합니다.
refused-path = 이 주소에서는 그런 요청을 받지 않습니다.
refused-taken = 이미 다른 사람이 앉은 자리입니다.
refused-begun = 게임이 이미 시작되었습니다.
refused-waiting = 게임이 아직 시작되지 않았습니다.
refused-running = 기보는 게임이 끝난 뒤에 받을 수 있습니다.
refused-unfinished = 다음 게임은 이번 게임이 끝난 뒤에 만들 수 있습니다.
refused-promise = 서버가 추첨을 새로 약속했습니다. 솔트를 다시 약속해 주세요.
refused-salts-told = 이미 솔트를 공개한 사람이 있어 다른 솔트를 약속할 수 없습니다.
refused-salt-early = 솔트는 모든 자리가 차고 모두가 약속한 뒤에 공개합니다.
refused-salt = 약속한 솔트가 아닙니다.
refused-crowded = 테이블에 { $sitting }명이 앉아 있는데 자리가 { $seats }개뿐이게 됩니다.
refused-tables = 끝나지 않은 테이블이 이미 { $limit }개 있어서 더 만들 수 없습니다.
refused-address = 이 주소에서 한 시간 안에 테이블 { $limit }개를 만들었습니다. 나중에 다시 시도해 주십시오.
refused-seq = 그사이 게임이 진행되었습니다. 지금까지 { $seq }수를 두었습니다.
refused-version = 이 테이블의 기록에 “{ $kind }” 항목이 있는데, 더 새로운 Opening Bell만 아는 항목입니다.
refused-rules = 이 테이블은 { $game } 규칙 { $table }판으로 진행되는데, 이 서버의 규칙은 { $server }판입니다.
refused-hostname = 이 서버는 그 이름으로는 대답하지 않습니다. 운영자가 허용하는 방법: bell serve --allow-host NAME.
refused-size = 요청은 { $limit }바이트를 넘을 수 없습니다.
refused-request = 요청을 이해할 수 없습니다: { $reason }.
refused-data = 이 데이터 파일로는 게임을 할 수 없습니다: { $reason }.
refused-options = 이렇게는 테이블을 만들 수 없습니다: { $reason }.
refused-name = 이름은 눈에 보이는 글자와 기호로 { $limit }자까지 쓸 수 있습니다.
refused-move =
    { $clause ->
        [none] 둘 수 없는 수입니다: { $reason }.
       *[other] 규칙 { $clause } 조항에 따라 둘 수 없는 수입니다.
    }
refused-standing = 지금은 이 자동 응답을 정할 수 없습니다.
refused-store = 지금은 저장할 수 없어서 아무것도 바뀌지 않았습니다. 잠시 뒤에 다시 시도해 주십시오.
refused-server = 서버에 문제가 생겨 기록해 두었습니다.

# 대답이 전혀 없었을 때.
refused-unreachable = 서버가 대답하지 않습니다. 다시 시도해 주십시오.
