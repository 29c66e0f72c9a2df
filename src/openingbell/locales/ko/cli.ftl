### 명령줄 자체의 말과 거절. “bell: ” 뒤에는 마침표 없는 한 문장이 온다.

## 입력한 것

cli-no-option = { $option } 옵션은 없습니다
cli-no-command = “{ $command }” 명령은 없습니다. 목록: bell --help
cli-missing = { $name } 값이 빠졌습니다
cli-bad-value = { $name }: { $reason }
cli-whole-number = 정수를 적어야 합니다
cli-at-least = { $low } 이상의 수를 적어야 합니다
cli-number = { $low } 이상 { $high } 이하의 수를 적어야 합니다
cli-choice = 다음 중 하나를 적어야 합니다: { $choices }
cli-no-game = “{ $game }” 게임은 없습니다. 있는 게임: { $games }
cli-no-language = “{ $language }” 언어는 없습니다. 있는 언어: { $languages }
cli-budget = “{ $text }”은(는) 생각할 시간이 아닙니다. 50ms, 2s 또는 반복 횟수 400처럼 적으며 하루를 넘을 수 없습니다
cli-bot-list = “{ $text }”은(는) 봇 목록이 아닙니다. expert,greedy,greedy,random처럼 적습니다
cli-no-bot = “{ $bot }” 봇은 없습니다. 있는 봇: { $bots }
cli-output = 출력
cli-exists = { $file } 파일이 이미 있습니다
cli-unreadable = { $file } 파일을 읽을 수 없습니다: { $reason }
cli-folder = { $folder } 폴더를 쓸 수 없습니다: { $reason }

## 테이블 옵션

cli-key-value = --option은 “{ $text }”이(가) 아니라 KEY=VALUE로 적습니다
cli-players-twice = --players와 --option players=…가 서로 다릅니다
cli-no-table-option = “{ $option }” 옵션은 없습니다. 있는 옵션: { $options }
cli-table-option = { $option } 옵션이 “{ $value }”인데, 다음만 됩니다: { $allowed }
cli-range = { $low }~{ $high }

## `bell games`

cli-games-title = { $title } (규칙 { $version }판)
cli-games-option = 옵션
cli-games-values = 값
cli-games-default = 기본값

## `bell play`

cli-resume-alone = --resume은 게임을 그대로 이어 갑니다. --lang만 함께 쓸 수 있습니다
cli-people = --people { $people }: 자리는 { $seats }개입니다
cli-names = --names “{ $names }”: 이름은 { $people }개까지입니다
cli-same-name = 두 플레이어의 이름이 같습니다

## `bell replay`, `bell hint`, `bell rules`

cli-beyond = { $option } { NUMBER($number, useGrouping: 0) }: 기록은 { NUMBER($moves, useGrouping: 0) }수입니다
cli-as = --as { $seat }: 자리는 0~{ $last }입니다
cli-hint-over = --at { NUMBER($number, useGrouping: 0) }: 그때는 게임이 끝났습니다
cli-hint-later = --at { NUMBER($number, useGrouping: 0) }: 그때는 운이 정합니다. 다음 결정은 { NUMBER($later, useGrouping: 0) }입니다
cli-hint-never = --at { NUMBER($number, useGrouping: 0) }: 그때는 운이 정하고, 그 뒤에는 아무도 결정하지 않습니다
cli-search = --search에는 낱말이 필요합니다

## `bell board`, `bell words`, `bell bot`

cli-board-game = { $file }: game 키가 없습니다. 다음 중 하나여야 합니다: { $games }
cli-board-sound = { $file } 파일은 { $game } 완성판입니다. --data { $file } 옵션으로 플레이하십시오
cli-complete = { $language }: 빠진 것이 없습니다
cli-installed-bot = { $bot }은(는) 설치된 봇입니다. 여기서는 프로그램을 검사합니다: ./mybot 또는 "python3 mybot.py"
cli-bot-plays-none =
    { $game ->
        [none] { $bot }은(는) 설치된 어떤 게임도 하지 않습니다
       *[other] { $bot }은(는) { $game } 게임을 하지 않습니다
    }

## `bell serve`

cli-share-host = --share는 주소를 스스로 찾습니다. --host를 빼십시오
cli-served = Opening Bell: { $address } (끝내기: Ctrl-C)
cli-served-already = Opening Bell이 이미 켜져 있습니다: { $address }
# $address (text) - where Prometheus finds it
cli-served-metrics = 지표 주소: { $address }

cli-served-everywhere = 이 컴퓨터의 모든 주소에서 받습니다. 그중 하나에 닿는 사람은 누구나 플레이할 수 있습니다
cli-served-others = 같은 네트워크의 다른 사람은 여기로: { $address }

## `bell arena`, `bell bench`

cli-needs-folder = { $option }에는 폴더가 필요합니다: --out DIR
cli-out-resume = --out은 새 대회에, --resume은 시작한 대회에 씁니다
cli-records-resume = --records는 새 대회에만 씁니다. 시작한 대회에는 기록이 이미 있거나 없습니다
cli-contest = 대회에는 게임과 --bots가 필요합니다. 시작한 대회는 --resume으로 이어 갑니다
cli-contest-bots = 대회에는 자리마다 봇이 있어야 합니다: { $bots }개가 아니라 { $allowed }개
cli-contest-differs = { $option } 값이 { $folder } 폴더의 대회와 다릅니다
cli-contest-shorter = --games는 { $games }인데 { $folder } 폴더의 대회는 { $played }판입니다. 늘릴 수만 있습니다
cli-needs-vector = --workers와 --games는 --vector와 함께만 씁니다
cli-busy = 컴퓨터가 바빴습니다. 이 프로그램은 프로세서의 { $percent }%만 쓸 수 있었습니다. processor라고 적힌 값을 비교하세요
