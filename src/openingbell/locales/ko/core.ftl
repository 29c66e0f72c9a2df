### 모든 게임이 함께 쓰는 말. 메시지와 변수의 뜻은 en/core.ftl에 적혀 있습니다.
###
### 모든 파일에서 지키는 것:
### - 합니다체로 씁니다. $who가 `you`이면 주어를 쓰지 않습니다.
### - 조사는 앞말의 끝소리에 따라 바뀌므로 이름에 바로 붙이지 않습니다. 플레이어는 “{ $seat } 님이”, 회사는
###   “{ $corporation } 회사가”처럼 끝소리를 아는 말에 붙이거나, 이름을 쌍점 뒤에 둡니다.
### - MONEY, THOUSANDS의 금액은 “달러”로 읽으므로 를, 가, 로를 붙이고, UNITS의 금액에는 조사를 붙이지 않습니다.

## 언어

language-name = 한국어

## 숫자와 나열

money = ${ NUMBER($amount) }
units = { NUMBER($amount) }
list-next = { $items }, { $next }
list-last = { $items }, { $last }
said-times = { $sentence } ×{ $times }

## 플레이어

you = 나
seat = { $number }번 자리
bot = { $level } { $number }

## 터미널

goodbye = 안녕히 가십시오. 이 게임은 끝나지 않았습니다.
person = 플레이어 { $number }
