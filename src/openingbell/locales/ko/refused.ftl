### 서버의 거절: refused-WORD. 변수는 그 대답에 담긴 사실입니다.

refused-guest = 먼저 이름을 알려 주십시오.
refused-seat = 내 자리가 아닙니다.
refused-which-seat = 어느 자리인지 지정하세요.
refused-same-name = 같은 기기로 플레이하는 사람은 저마다 다른 이름을 써야 합니다.
refused-host = 테이블을 만든 방장만 할 수 있습니다.
refused-origin = 다른 사이트에서 온 요청입니다.
refused-table = 그런 테이블은 없습니다.
refused-player = 그런 플레이어는 없습니다.
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
refused-people-play = 아직 사람이 게임을 하고 있어 그 차례를 기다려야 합니다.
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
refused-signs = 요청에 존재하지 않는 문자처럼 저장할 수 없는 것이 들어 있습니다.
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
refused-hints = 이 테이블에서는 힌트를 쓸 수 없습니다.
refused-not-asked = 힌트는 내가 결정할 차례에만 볼 수 있습니다.
refused-many-hints = 한 시간 동안 힌트를 { $limit }번 요청했습니다. 나중에 다시 시도하세요.
refused-no-hint = 지금은 힌트가 없습니다. 다시 시도하세요.

refused-standing = 지금은 이 자동 응답을 정할 수 없습니다.
refused-store = 지금은 저장할 수 없어서 아무것도 바뀌지 않았습니다. 잠시 뒤에 다시 시도해 주십시오.
refused-server = 서버에 문제가 생겨 기록해 두었습니다.

# 대답이 전혀 없었을 때.
refused-unreachable = 서버가 대답하지 않습니다. 다시 시도해 주십시오.

# 거래 초안은 누구도 구속하지 않습니다.
refused-sketch-none = 이 테이블에서는 거래를 하지 않습니다.
refused-sketch-seat = 이 두 사람은 서로 거래할 수 없습니다.

# $thing (text) - what was named
refused-sketch-thing = 거래할 수 있는 것 중에 “{ $thing }” 항목이 없습니다.
refused-sketch-gone = “{ $thing }” 항목은 더 이상 거래할 수 없습니다.
refused-sketch-empty = 초안에는 양쪽 모두 무언가가 있어야 합니다.
refused-sketch-reader = 초안은 사람만 읽을 수 있는데, 그 자리에는 봇이 있습니다.

# $limit (number) - 초안
refused-sketches = 마지막 수 이후 두 사람 사이에 초안이 { $limit }개 오갔으므로 지금은 더 보낼 수 없습니다.

refused-talk-off = 방장이 이 테이블의 대화를 껐습니다.
refused-talk-rate = 짧은 시간에 너무 많이 말했습니다. 잠시 후 다시 시도하세요.
refused-author = 여기서 말한 사람 중에 그런 번호는 없습니다.

# $limit (number) - characters
refused-words = { $limit }자 이내로 입력하세요.
refused-over = 게임이 끝났습니다.
refused-paused = 게임이 일시 중지되었습니다.
refused-stand-in = 봇이 대신 두고 있습니다. 먼저 자리로 돌아오세요.
refused-asked = 이미 진행 중인 요청이 있습니다. 먼저 그 요청에 답해 주세요.
refused-asked-often = 마지막 수 이후 이미 { $limit }번 요청했습니다. 지금은 더 요청할 수 없습니다.
refused-settled = 그 요청은 이미 끝났습니다.
refused-nothing-back = 무를 수가 없습니다.
refused-not-away = 자리를 비운 사람의 자리가 아닙니다.

refused-unwelcome = 이 테이블에는 앉을 수 없습니다.
refused-nobody-meant = 거기에는 다른 사람이 없습니다.
refused-reported = 이미 신고했으며, 곧 확인합니다.

# $limit (number) - in an hour
refused-reports = 한 시간에 신고가 { $limit }건 있었습니다. 나중에 다시 시도해 주세요.

# $reason (text) - what whoever runs the server says about it, or `none`
# $until (text) - a day, or `none`
refused-banned =
    { $until ->
        [none] 이 서버를 이용할 수 없습니다{ $reason ->
            [none] .
           *[other] : { $reason }
        }
       *[other] { $until }까지 이 서버를 이용할 수 없습니다{ $reason ->
            [none] .
           *[other] : { $reason }
        }
    }

refused-token = 이 서버에서 알 수 없는 토큰입니다. 폐기되었거나 다른 서버의 토큰입니다.
refused-scope = { $scope ->
    [read] 이 토큰으로는 보기만 할 수 있습니다.
   *[other] 이 토큰은 테이블에서만 쓸 수 있습니다.
  }
refused-no-token = 그런 토큰이 없습니다.
refused-many-tokens = 토큰이 이미 { $limit }개 있습니다. 먼저 하나를 폐기하세요.
refused-login = 로그인 이름은 한 가지 문자로 된 글자, 숫자, 점, 하이픈, 밑줄로 { $least }~{ $most }자여야 합니다.
refused-login-taken = 이미 사용 중인 로그인 이름입니다.
refused-password = 비밀번호는 { $least }~{ $most }자이고, 서로 다른 글자가 { $signs }개 이상이어야 하며, 로그인 이름을 포함할 수 없습니다.
refused-wrong-login = 로그인 이름이나 비밀번호가 맞지 않습니다.
refused-wrong-code = 로그인 이름이나 복구 코드가 맞지 않습니다.
refused-wrong-passkey = 이 서버에서 알 수 없는 패스키이거나 응답이 너무 늦었습니다.
refused-proof = 비밀번호가 맞지 않습니다.
refused-passkeys-here = 이 주소에서는 패스키를 쓸 수 없습니다. 도메인과 보안 연결이 필요합니다.
refused-no-passkey = 그런 패스키가 없습니다.
refused-last-way-in = 유일한 로그인 방법입니다. 먼저 비밀번호를 설정하세요.
refused-logins = 시도가 너무 많습니다. 잠시 후 다시 해 보세요.
refused-account = 이미 계정이 있습니다.
refused-no-account = 이 기능을 쓰려면 계정이 필요합니다.

refused-lessons = “{ $game }” 수업이 없습니다.
refused-no-lesson = 수업은 0부터 { $last }까지 있습니다.
refused-lesson = 이 수업의 수가 아닙니다. 까닭은 규칙 { $clause }에 있습니다({ $why }).

refused-nothing-left = 그 위치에서는 게임이 이미 끝났습니다. 더 앞의 수를 고르세요.
refused-no-record = 다른 게임의 중간에서 시작한 게임이라 기보가 없습니다.
refused-what-if = 이 테이블에서는 힌트를 쓸 수 없으므로 미리 두어 볼 수도 없습니다.
refused-in-deals = 같은 판 도전에서는 무르기를 할 수 없습니다. 모두 같은 조건으로 겨룹니다.
refused-deal = 그런 도전이 없습니다.
refused-deal-closed = 이 도전은 마감되었습니다.
refused-deal-open = 이 도전의 게임은 도전이 마감된 뒤에 이어 둘 수 있습니다.
refused-deal-early = 이 도전은 아직 시작되지 않았습니다.
refused-deal-unplayed = 먼저 이 도전을 끝까지 두어야 다른 사람의 결과를 볼 수 있습니다.
refused-attempt = 그 게임은 남아 있지 않습니다.
refused-deals = 하루 동안 도전을 { $limit }개 만들었습니다. 나중에 다시 시도하세요.

refused-notice-address = 알림은 https://discord.com/api/webhooks/… 같은 https 주소로만 보냅니다.
refused-notice-unknown = 찾을 수 없는 주소입니다.
refused-notice-private = 알림은 공개 주소로만 보내는데, 이 주소는 공개 주소가 아닙니다.
refused-notice-subscription = 브라우저의 푸시 구독이 아닙니다.
refused-notice-zone = 여기서는 알 수 없는 시간대입니다.
refused-notice-way = 그런 알림 방법이 없습니다.

# $limit (number) - of ways
refused-notice-ways = 알림 방법이 이미 { $limit }개입니다. 먼저 하나를 삭제하세요.

# $limit (number) - in an hour
refused-notice-trials = 한 시간 동안 주소 { $limit }개를 시험했습니다. 나중에 다시 시도하세요.
refused-notice-lost = 알림이 그곳에 도착하지 않았습니다.

# $limit (number) - in an hour
refused-many-reviews = 한 시간 동안 분석을 { $limit }번 요청했습니다. 나중에 다시 시도하세요.

# $limit (number) - in an hour
refused-many-pictures = 한 시간 동안 그림 { $limit }장을 그렸습니다. 나중에 다시 시도하세요.

# $limit (number) - in an hour
refused-many-replays = 한 시간 동안 기록 { $limit }개를 보았습니다. 나중에 다시 시도하세요.
refused-readers = 지금은 읽고 있는 기록이 너무 많습니다. 잠시 뒤에 다시 시도하세요.

# $limit (number) - in an hour
refused-address-deals = 이 주소에서 한 시간 안에 도전 { $limit }개를 만들었습니다. 나중에 다시 시도해 주십시오.
# $limit (number) - in an hour
refused-address-guests = 이 주소에서 한 시간 안에 손님 { $limit }명이 들어왔습니다. 나중에 다시 시도해 주십시오.
