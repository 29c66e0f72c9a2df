### 게임 다시 보기.

lookback-title = 게임 다시 보기
lookback-about = 어떤 게임의 기록이든 열어 보세요. 모든 장면을, 어느 자리에서든, 원하는 속도로 볼 수 있습니다.
lookback-choose = 기록 고르기
lookback-drop = 또는 파일을 이 페이지에 끌어다 놓으세요. 저장되지 않습니다.

# $file (text) - the name of a file
lookback-no-record = { $file } 파일은 게임 기록이 아닙니다.

lookback-watch = 게임 다시 보기
lookback-open = 기록 열기
lookback-play = 재생
lookback-stop = 정지
lookback-place = 게임의 진행
lookback-more = 속도, 단위, 시점
lookback-speed = 속도
lookback-by = 단위
lookback-move = 수
lookback-turn = 차례
lookback-round = 라운드
lookback-eyes = 시점
lookback-everybody = 모두
lookback-link = 링크 복사
lookback-copied = 이 장면의 링크를 복사했습니다.
