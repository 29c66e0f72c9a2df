### 페이지: 게임을 둘러싼 모든 것. 한 게임에만 속하는 말은 그 게임의 파일에 있습니다.

page-title = Opening Bell
page-menu = 메뉴

## 가장자리

page-language = 언어
page-theme =
    { $theme ->
        [light] 색상: 밝게
        [dark] 색상: 어둡게
       *[system] 색상: 시스템 설정
    }
page-dismiss = 닫기
page-try-again = 다시 시도
page-nowhere = 이 주소에는 아무것도 없습니다
page-not-loaded = 페이지를 불러오지 못했습니다. 연결을 확인하고 새로 고치십시오.
page-failed = 서버가 응답하지 않습니다. 연결을 확인하고 다시 시도하십시오.

## 로비

page-kicker = 자리에 앉으면 개장 종이 울립니다
page-headline = 주식 시장 보드게임
page-lead = 게임 버튼을 누르면 봇들이 함께 앉고, 링크를 보내면 친구들을 부를 수 있습니다. 가입 없이 브라우저에서 바로 즐기십시오.
page-your-name = 이름
page-guest = 손님

# Instead of the name of whoever has deleted themselves.
page-gone = 떠난 사람
page-opponents = 봇
page-mixed = 섞어서
page-play = { $game } 게임하기
page-rules = 규칙
page-chapters = 장
page-players-range = { $low }~{ $high }인
page-whom = { $levels }단계의 봇, 링크로 초대한 친구, 열린 테이블
page-your-turn-at = 내 차례인 테이블 { $number }개: { $game }
page-turn-of = { $name } 님 차례
page-forget = 지우기
page-forget-question =
    { $how ->
        [waiting] 이 테이블을 지우시겠습니까? 앉아 있는 사람에게 알려집니다.
        [shared] 이 게임을 내 목록에서 지우시겠습니까? 다른 사람에게는 남습니다.
       *[alone] 이 게임을 완전히 지우시겠습니까?
    }
page-forget-not = 그대로 두기
page-set-up = 친구들과 함께할 테이블
page-game = 게임
page-players = 플레이어
page-seat-number = { $number }번 자리
page-yes = 예
page-no = 아니요
page-unchosen = 무작위
page-sitting-me = 나
page-sitting-open = 빈자리
page-more-choices = 추가 설정
page-who-may-come = 누가 참가할 수 있습니까?
page-by-link = 링크를 받은 사람
page-by-listed = 로비에 있는 모든 사람
page-data = 구성물
page-data-choose = 데이터 파일 고르기…
page-data-other = 다른 파일 고르기…
page-data-printed = 원래 구성물 파일 받기
page-data-drop = 원래대로 하기
page-data-good = { $file } 파일에 문제가 없습니다. 이 파일로 게임을 합니다.
page-data-bad = { $file } 파일은 아직 쓸 수 없습니다:
page-data-more = … 그 밖에 잘못된 곳이 { $number }개 더 있습니다.
page-data-own = 자체 구성물
page-create = 테이블 만들기
page-my-tables = 내 테이블
page-open-tables = 빈자리가 있는 테이블
page-watch-tables = 진행 중인 테이블
page-more-tables = 테이블 더 보기
page-go-on = 계속하기
page-join = 참가
page-watch = 관전
page-look = 다시 보기
page-quiet = 거래소가 조용합니다. 테이블을 만들면 여기에 나타납니다.
page-free = 빈자리
page-status-waiting = 플레이어를 기다리는 중
page-status-playing = 진행 중
page-status-over = 종료
page-for-players = { $number }인 플레이

## 기다리는 테이블

page-waiting-title = 빈자리 { $number }개
page-full-title = 모두 자리에 앉았습니다
page-full-why = 모두가 이 페이지를 열면 게임이 시작됩니다. 각자의 브라우저가 비밀 숫자를 하나씩 보태므로 무엇이 뽑힐지 아무도 미리 알거나 고를 수 없습니다.
page-begins-by = { $time }까지 오지 않으면 자리를 잃습니다.
page-come = 들어와서 시작하세요
page-come-to = { $game } 테이블이 모두 찼습니다. 당신을 기다리고 있습니다.
page-invite = 링크로 초대하기
page-link = 이 테이블의 링크
page-copy = 복사
page-copied = 복사했습니다
page-share = 공유
page-open-seat = 빈자리
page-take-seat = 앉기
page-leave-seat = 일어나기
page-add-bot = 봇 앉히기
page-bot-level = 봇의 수준
page-remove-human = 내보내기
page-removed = 방장이 내 자리를 비웠습니다.
page-remove-bot = 봇 내보내기
page-fill-with-bots = 빈자리 { $number }개를 봇으로 채우기
page-change-table = 설정 변경
page-save-change = 변경 내용 저장
page-away = 자리 비움
page-bot-mark = 봇

## 진행 중인 테이블

page-to-lobby = 로비로
page-connection-lost = 연결이 끊겼습니다. 다시 연결하는 중…
page-actions = 내 차례
page-papers = 자료
page-tab-sheet = 주식
page-tab-log = 기록
page-tab-card = 시세표
page-tab-talk = 대화
page-tab-notes = 메모
page-tab-charts = 차트
page-your-turn = 내 차례
page-coming = 다음이 내 차례입니다.
page-chance = 뽑는 중…
page-waiting-for = { $name } 님이 생각하고 있습니다.
page-next-table = 다음 테이블 ({ $number })
page-over = 게임이 끝났습니다.
page-deeds = { $name }: { $deeds }
page-hidden = 비공개
page-confirm = 확인: { $move }
page-search-moves = 수 찾기
page-moves-found = { $number }수
page-skip = 건너뛰기
page-planned = 계획:
page-take-back = 되돌리기
page-reset = 차례 다시 하기
page-less = 하나 적게
page-more = 하나 더
page-plan-dropped = 상황이 바뀌어 세워 둔 계획을 버렸습니다.

## 다시 보기

page-in-the-past = 지난 상황을 보고 있습니다.
page-step-first = 처음으로
page-step-back = 뒤로
page-step-forward = 앞으로
page-step-last = 끝으로
page-move-number = { $all }수 중 { $number }번째
page-turn-number = { $all }차례 중 { $number }번째
page-round-number = { $all }라운드 중 { $number }번째
page-now = 지금으로 돌아가기

## 결과

page-results = 결과
page-closing-bell = 폐장 종
page-winners =
    { $who ->
        [you] 승리했습니다!
       *[other] { $number ->
            [1] { $names } 님 승리
           *[other] 공동 승리: { $names }
        }
    }
page-again = 한 판 더
page-again-with-the-others = 다른 사람들이 한 판 더 합니다: 참가하기
page-record = 기보 내려받기
page-check-draws = 추첨 확인
page-draws-good =
    이 게임의 추첨 { $draws }회가 모두 서버와 플레이어 { $salts }명이 게임 전에 약속한 그대로입니다. 아무도 바꾸지 않았습니다.
page-draws-unproven = 서버가 미리 들여다보지 않았다는 것은 증명할 수 없습니다.
page-promise = 서버가 추첨을 미리 약속했습니다. 공개 목록 { NUMBER($number, useGrouping: 0) }번:
page-draws-promise = 서버가 약속한 비밀값이 아닙니다.
page-draws-salts = 약속한 값과 다른 솔트가 있습니다.
page-draws-own = 내 솔트가 쓰이지 않았습니다.
page-draws-draws = 약속과 맞지 않는 추첨이 있습니다.

## 자동 응답

page-standing = 앞으로 …
page-standing-stands = 나 대신 답하는 것
page-standing-cancel = 취소: { $order }
page-standing-doubt = 다시 묻습니다 ({ $order }): { $doubt }.
page-standing-number = 숫자: { $order }
page-standing-give = 앞으로
page-standing-give-this = 앞으로: { $order }
page-standing-none = 여기에는 걸어 둘 수 있는 자동 응답이 없습니다.

## Several people at one device, and spectators who are behind

# $number (number) - which seat, counted from 1
page-person = 플레이어 { $number }
page-name-here = 이름
page-bring = 이 기기의 다른 사람
page-delay = 관전자에게 보이는 시점
page-delay-none = 실시간

# $minutes (number)
page-delay-by = { $minutes }분 뒤

# Of a table, beside its options.
# $minutes (number)
page-delay-told = 관전자는 { $minutes }분 늦게 봄
# $minutes (number) - how long a table will take, to five minutes
page-lasts = 약 { $minutes }분
