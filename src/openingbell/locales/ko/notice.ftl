### 알림: “내 차례”와 받을 곳.

## 알림 내용

notice-your-turn = 내 차례입니다

# $number (number) - of tables
notice-your-turns = 나를 기다리는 테이블 { $number }개

# $name (text) - whose turn it is
notice-turn-of = { $name } 님 차례

# $game (text) - its title
# $names (text) - the others at the table
notice-where = { $game } · 함께하는 사람: { $names }

notice-trial = 알림이 여기로 옵니다
notice-trial-text = 내 차례가 되면 이렇게 알려 드립니다.

## 페이지에서

notice-title = 알림
notice-lead = 테이블을 보고 있지 않을 때 내 차례를 알려 드립니다. 게임, 참가자, 링크만 담고 숨은 정보는 담지 않습니다.
notice-push = 이 브라우저
notice-push-on = 켜기
notice-push-is-on = 이 브라우저에서 알림이 켜져 있습니다.
notice-push-blocked = 브라우저가 이 사이트의 알림을 막고 있습니다. 브라우저 설정에서 허용한 뒤 여기서 켜세요.
notice-push-insecure = 브라우저는 https 페이지의 알림만 보여 줍니다. 웹훅을 쓰거나 안전한 주소로 페이지를 여세요.
notice-push-unable = 이 브라우저는 알림을 보여 주지 않습니다. iPhone이나 iPad에서는 페이지를 홈 화면에 추가한 뒤 거기서 여세요.
notice-webhook = 웹훅
notice-webhook-address = 주소
notice-webhook-help = Discord 채널의 웹훅, 또는 JSON을 받는 https 주소.
notice-add = 추가
notice-ways = 알림을 받는 곳
notice-try = 시험
notice-tried = 보냈습니다. 지금쯤 도착했을 것입니다.
notice-drop = 삭제

# $host (text) - where it goes
notice-drop-name = 삭제: { $host }
notice-try-name = 시험: { $host }
notice-kind-push = 브라우저
notice-kind-discord = Discord
notice-kind-webhook = 웹훅

# $number (number) - in a row
notice-failed = 최근 알림 { $number }개가 도착하지 않았습니다.
notice-quiet = 조용한 시간
notice-quiet-wanted = 방해 금지
notice-quiet-since = 시작
notice-quiet-until = 끝
notice-quiet-help = 그동안의 소식은 끝난 뒤에 알려 드립니다.
notice-table = 이 테이블
notice-table-off = 이 테이블의 알림 받지 않기
notice-table-channel = 채널에 누구 차례인지 알리기
notice-table-channel-help = 채널을 읽는 모두에게, 관전자와 같은 시차로 알립니다.
notice-next = 나를 기다리는 다음 테이블

## 연결이 없을 때

notice-offline = 연결이 없습니다. 네트워크가 돌아오면 페이지도 돌아옵니다.
