### 플레이어와 게임 결과: 순위표, 플레이어 페이지, 통계.

players-title = 플레이어
players-leaderboard = 순위표
players-statistics = 통계
players-your-page = 내 전적
players-game = 게임
players-games = 게임
players-numbers = 인원수

players-number = { $number }명

players-rated-games =
    { $games ->
        [0] 아직 레이팅 게임이 없습니다
       *[other] 레이팅 게임 { $games }판
    }

players-rank = 순위
players-player = 플레이어
players-rating = 레이팅
players-played = 판수
players-won = 승률
players-place = 평균 순위
players-bot = 봇
players-you = 나
players-guest = 손님

players-spread = ± { $sigma }

players-about = 레이팅은 거의 확실하게 말할 수 있는 실력입니다. 0에서 시작해 게임과 승리가 쌓이면 올라갑니다. 봇과, 계정이 있고 레이팅 게임을 { $least }판 이상 한 사람이 순위표에 오릅니다.
players-nobody = 아직 아무도 없습니다.

## 플레이어 페이지

players-only-you = 이 페이지는 나만 볼 수 있습니다. 계정이 있으면 다른 사람도 볼 수 있고 순위표에 오를 수 있습니다.
players-results = 게임별 결과
players-no-results = 아직 레이팅 게임이 없습니다.
players-over-time = 레이팅 변화
players-met = 자주 만난 상대
players-ahead = 앞섬
players-behind = 뒤짐
players-history = 지난 게임
players-no-history = 아직 끝난 게임이 없습니다.
players-more = 이전 게임

players-took = { $seats }명 중 { $rank }위
players-against = 함께한 플레이어: { $names }
players-gone = 중간에 나감
players-open = 게임 보기

## 레이팅에 들어가지 않는 까닭

players-unrated-ended = 레이팅 제외: 모두가 끝내기로 함
players-unrated-taken-back = 레이팅 제외: 무르기
players-unrated-components = 레이팅 제외: 따로 만든 구성물
players-unrated-hints = 레이팅 제외: 힌트 허용

players-unrated-origin = 레이팅 제외: 다른 게임을 이어 두었거나 도전이었음
players-unrated-shared = 레이팅 제외: 한 기기에 여러 자리
players-unrated-bots = 레이팅 제외: 봇만 참가
players-unrated-unknown = 레이팅 제외: 나간 사람을 알 수 없음
