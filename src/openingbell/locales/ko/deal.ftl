### 도전: 링크를 가진 모두가 같은 자리에서 같은 봇을 상대로 같은 추첨을 받습니다.

deal-today = 오늘의 도전
deal-today-about = 모두에게 같은 추첨, 같은 봇. 한 번 두고 나서 다른 사람의 결과와 비교하세요.
deal-of-day = { $day }의 도전
deal-challenge = 도전
deal-make = 도전 만들기
deal-make-about = 링크를 가진 모두가 같은 자리에서 같은 봇을 상대로 같은 판을 두고 결과를 비교합니다.
deal-create = 링크 만들기
deal-level = 봇
deal-seat = 자리
deal-days = { $number }일
deal-open-for = 기간

deal-play = 플레이
deal-go-on = 이어 두기
deal-results = 결과
deal-again = 다시 두기 (순위 제외)
deal-closes = { $when } 마감
deal-closed = 마감됨
deal-players = { $number ->
        [0] 아직 아무도 두지 않았습니다
       *[other] { $number }명 참여
    }
deal-setting = { $seat }번 자리, 상대: { $bots }
deal-close = 도전 마감하기
deal-close-about = 비밀값을 공개하고 더는 아무도 두지 못합니다.

deal-hidden = 다른 사람의 결과는 끝까지 둔 다음에 볼 수 있습니다.
deal-nobody = 아직 아무도 끝내지 않았습니다.
deal-place = 순위
deal-player = 플레이어
deal-score = 점수
deal-outcome = 결과
deal-won = 승리
deal-lost = 패배
deal-playing = 진행 중
deal-given-up = 포기
deal-you = 나
deal-as-guest = 계정 없음
deal-attempt = { $number }번째 시도
deal-counting = 순위는 계정의 첫 시도에만 매깁니다. 손님은 누구나 몇 번이든 될 수 있기 때문입니다.
deal-look = 게임 보기
deal-compare = 비교
deal-compare-with = 내 게임을 { $name } 님의 게임과 비교

deal-beside = 나와 { $name }
deal-alike = { $number ->
        [0] 처음부터 다르게 골랐습니다.
       *[other] 처음 { $number }번은 같은 결정을 했습니다.
    }
deal-same = 모든 결정이 같았습니다.
deal-mine = 나: { $move }
deal-theirs = { $name }: { $move }
deal-course = 게임 진행률(%)에 따른 이 자리의 가치

deal-promised = 모든 추첨은 미리 약속한 비밀값 하나에서 나오며, 공개 목록의 { NUMBER($number, useGrouping: 0) }번에 있습니다. 비밀값은 도전이 마감되면 공개됩니다.
deal-secret = 비밀값은 { $secret }였습니다. “bell verify”로 이 도전의 모든 기보를 확인할 수 있습니다.

deal-at-table = { $number ->
        [1] 도전 중입니다. 무르기와 힌트는 없습니다.
       *[other] 같은 도전을 다시 두고 있습니다. 첫 시도만 순위에 들어갑니다.
    }
deal-to-deal = 도전 보기
deal-sealed = 먼저 이 도전을 두세요
deal-sealed-about = 누군가 이 도전을 두고 있거나 두었습니다. 끝까지 직접 둔 다음에 볼 수 있습니다.
