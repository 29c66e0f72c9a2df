### 어콰이어. 메시지와 변수의 뜻은 en/acquire.ftl에 적혀 있습니다.

acquire-title = 어콰이어
acquire-about = 타일을 놓아 회사를 세우고 주식을 사서, 큰 회사가 작은 회사를 삼킬 때 보너스를 챙기십시오.
acquire-lasts = 봇과 20분, 친구들과 한 시간 이상

## 회사

acquire-name-Sackson = Sackson
acquire-name-Zeta = Zeta
acquire-name-America = America
acquire-name-Fusion = Fusion
acquire-name-Hydra = Hydra
acquire-name-Phoenix = Phoenix
acquire-name-Quantum = Quantum

acquire-name-Luxor = Luxor
acquire-name-Tower = Tower
acquire-name-American = American
acquire-name-Festival = Festival
acquire-name-Worldwide = Worldwide
acquire-name-Continental = Continental
acquire-name-Imperial = Imperial

## 테이블

acquire-heading-corporation = 회사
acquire-heading-size = 타일
acquire-heading-price = 주가
acquire-heading-unsold = 잔여
acquire-heading-cash = 현금
acquire-heading-hand = 내 타일
acquire-heading-prices = 시세표
acquire-heading-hundreds = ×$100
acquire-bag = 주머니: { $number }개

## 페이지의 테이블

acquire-heading-board = 게임판
acquire-heading-sheet = 회사와 주주
acquire-heading-bonuses = 최대주주 보너스와 2대 주주 보너스
acquire-majority = 최대주주
acquire-minority = 2대 주주
acquire-safe = 안전: 흡수되지 않습니다
acquire-bonus-rule = 최대주주 보너스는 주가의 열 배, 2대 주주 보너스는 주가의 다섯 배입니다.
acquire-space-empty = { $tile }: 비어 있음
acquire-space-alone = { $tile }: 소속 없는 타일
acquire-space-corporation = { $tile }: { $corporation }
acquire-tile-in-hand =
    { $number ->
        [0] 내 타일 { $tile }: { $effect }
       *[other] 내 타일 { $tile }: { $effect } ({ $corporations })
    }
acquire-size-and-price = 타일 { $size }개, { MONEY($amount) }
acquire-unsold = 남은 주식 { $number }주
acquire-buy-shares = 주식 구매
acquire-basket = 구매할 주식
acquire-basket-empty = 아직 고른 주식이 없습니다
acquire-nothing-to-buy = 아직 살 수 있는 주식이 없습니다
acquire-put-back = { $corporation } 주식 되돌려 놓기
acquire-cash-left = 남는 현금:
acquire-end-turn = 차례 마치기
acquire-dispose-sell = 판매
acquire-dispose-trade = 2주를 1주로 교환
acquire-disposal-sold = { $number }주 판매
acquire-disposal-traded = { $number }주 교환
acquire-disposal-kept = { $number }주 보유
acquire-dispose-done = 확인: { $choice }
acquire-source-start = 시작:
acquire-source-bought = 구매:
acquire-source-sold = 판매:
acquire-source-bonuses = 보너스:
acquire-bonuses = { $corporation } 보너스
acquire-bonus-majority = 최대주주
acquire-bonus-minority = 2대 주주
acquire-bonus-sole = 단독 주주: 둘 다
acquire-bonus-tied = 둘을 똑같이 나눔
acquire-each = 1주 { MONEY($amount) }
acquire-sell-all = 모두 판매
acquire-trade-all = 모두 교환
acquire-sum = { MONEY($amount) }
acquire-bonus-got = 내 보너스: { MONEY($amount) }
acquire-cash-then = 이후 현금: { MONEY($amount) }

acquire-option-names = 회사 이름
acquire-option-names-1999 = 1999년판
acquire-option-names-classic = 고전판
acquire-option-holdings = 돈과 주식
acquire-option-holdings-open = 공개
acquire-option-holdings-hidden = 비공개

# 테이블의 표시가 뜻하는 것.
acquire-legend =
    테이블에서:
      !            안전한 회사
      { "*" } ′          지금의 최대주주와 2대 주주
      + x          내 타일이 놓일 곳과 놓을 수 없는 곳
      >            방금 놓은 타일

## 손에 든 타일이 할 일

acquire-effect-alone = 단독
acquire-effect-founds = 설립
acquire-effect-grows = 확장
acquire-effect-merges = 합병
acquire-effect-eighth = 지금은 불가
acquire-effect-dead = 사용 불가

acquire-view-effect = 효과
    .value =
        { $value ->
            [alone] { acquire-effect-alone }
            [founds] { acquire-effect-founds }
            [grows] { acquire-effect-grows }
            [merges] { acquire-effect-merges }
            [eighth] { acquire-effect-eighth }
           *[dead] { acquire-effect-dead }
        }

## 사건: 시작

acquire-event-started =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }시작 타일로 { $tile } 타일을 뽑았습니다.
acquire-event-begins =
    { $who ->
        [you] 내가 첫 차례입니다.
       *[other] { $seat } 님이 첫 차례입니다.
    }
acquire-event-turn =
    { $who ->
        [you] 차례 { $number }: 내 차례입니다.
       *[other] 차례 { $number }: { $seat } 님의 차례입니다.
    }

## 사건: 타일

acquire-event-drew =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $tile } 타일을 뽑았습니다.
    .each-tile =
        { $who ->
            [you] { "" }
           *[other] { $seat } 님이{ " " }
        }{ $tile } 타일을 뽑았습니다.
acquire-event-drew-hidden =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }타일을 뽑았습니다.
    .times =
        { $who ->
            [you] { "" }
           *[other] { $seat } 님이{ " " }
        }타일 { $times }개를 뽑았습니다.
acquire-event-set-aside =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $tile } 타일을 따로 빼 두었습니다. 이제 놓을 수 없는 타일입니다.
acquire-event-placed =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $tile } 타일을 놓았습니다.
    .brief =
        { $who ->
            [you] { $tile } 놓기
           *[other] { $tile } 놓기
        }
acquire-event-passed =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님은{ " " }
    }놓을 수 있는 타일이 없어 패스했습니다.
    .brief =
        { $who ->
            [you] 패스
           *[other] 패스
        }

## 사건: 회사

acquire-event-founded =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }타일 { $size }개로 { $corporation } 회사를 설립했습니다.
    .brief =
        { $who ->
            [you] { $corporation } 설립
           *[other] { $corporation } 설립
        }
acquire-event-free-share =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $corporation } 설립 보너스 주식 1주를 받았습니다.
acquire-event-no-free-share =
    은행에 { $corporation } 주식이 없어 { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }설립 보너스를 받지 못했습니다.
acquire-event-grew = { $corporation } 회사의 타일이 { $size }개가 되었습니다.

## 사건: 합병

acquire-event-merger =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }회사를 합병했습니다: { $corporations }.
    .brief =
        { $who ->
            [you] { $corporations } 합병
           *[other] { $corporations } 합병
        }
acquire-event-survives = { $corporation } 회사가 존속합니다.
    .brief = { $corporation } 존속
acquire-event-absorbed = { $survivor } 회사가 { $corporation } 회사를 흡수합니다. 주주들이 먼저 정산합니다.
    .brief = { $survivor }, { $corporation } 흡수
acquire-event-market = 주식시장이 { $corporation } 주식 { $number }주를 보유한 것으로 칩니다.
acquire-event-holdings = { $corporation } 주식: { $shares }.
    .shares =
        { $value ->
            [0] { "" }
           *[other] { $who ->
                [you] 나
               *[other] { $name } 님
            } { $value }주
        }
    .shares-beyond = 주식시장 { $value }주
acquire-event-bonus-majority =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $corporation } 최대주주 보너스 { MONEY($amount) }를 받았습니다.
acquire-event-bonus-minority =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $corporation } 2대 주주 보너스{ $holders ->
        [1] { "" }
       *[other] { " " }중 똑같이 나눈 몫으로
    } { MONEY($amount) }를 받았습니다.
acquire-event-bonus-sole =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $corporation } 회사의 유일한 주주로서 두 보너스를 모두 받았습니다: { MONEY($amount) }.
acquire-event-bonus-tied =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $corporation } 회사의 공동 최대주주로서 두 보너스를 똑같이 나눈 몫을 받았습니다: { MONEY($amount) }.
acquire-event-sold =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $corporation } 주식 1주를 { MONEY($amount) }에 팔았습니다.
    .times =
        { $who ->
            [you] { "" }
           *[other] { $seat } 님이{ " " }
        }{ $corporation } 주식 { $times }주를 { MONEY($amount) }에 팔았습니다.
    .brief =
        { $who ->
            [you] { $things } 판매
           *[other] { $things } 판매
        }
    .thing = { $corporation } { $times }주({ MONEY($amount) })
acquire-event-traded =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $corporation } 주식 2주를 { $survivor } 주식 1주로 교환했습니다.
    .times =
        { $who ->
            [you] { "" }
           *[other] { $seat } 님이{ " " }
        }{ $corporation } 주식을 { $survivor } { $times }주와 2 대 1로 교환했습니다.
    .brief =
        { $who ->
            [you] { $corporation } → { $survivor } { $times }주 교환
           *[other] { $corporation } → { $survivor } { $times }주 교환
        }
acquire-event-kept =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $corporation } 주식 { $shares }주를 그대로 보유합니다.
    .brief =
        { $who ->
            [you] { $corporation } { $shares }주 보유
           *[other] { $corporation } { $shares }주 보유
        }

## 사건: 구매

acquire-event-bought =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $corporation } 주식 1주를 { MONEY($amount) }에 구매했습니다.
    .times =
        { $who ->
            [you] { "" }
           *[other] { $seat } 님이{ " " }
        }{ $corporation } 주식 { $times }주를 { MONEY($amount) }에 구매했습니다.
    .brief =
        { $who ->
            [you] { $things } 구매
           *[other] { $things } 구매
        }
    .thing = { $corporation } { $times }주

## 사건: 종료

acquire-event-announced =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }게임 종료를 선언했습니다. 이번이 마지막 차례입니다.
    .brief =
        { $who ->
            [you] 종료 선언
           *[other] 종료 선언
        }
acquire-event-ending = 선언대로 게임이 끝납니다. 마지막 보너스를 지급하고 모든 주식을 팝니다.
    .brief = 게임 종료
acquire-event-stalled = 게임이 끝납니다. 모두의 차례가 한 바퀴 도는 동안 아무도 타일을 놓거나 뽑지 않았습니다.
    .brief = 게임 종료
acquire-event-sold-out =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $corporation } 주식 { $shares }주를 { MONEY($amount) }에 팔았습니다.
acquire-event-over = 게임이 끝났습니다: { $scores }.
    .scores =
        { $who ->
            [you] 나
           *[other] { $name } 님
        } { MONEY($value) }
acquire-event-won =
    { $who ->
        [you] { $winners ->
            [1] 승리했습니다!
           *[other] 공동 승리했습니다.
        }
       *[other] { $winners ->
            [1] { $seat } 님이 승리했습니다.
           *[other] { $seat } 님이 공동 승리했습니다.
        }
    }

## 질문

acquire-prompt-place = 타일을 놓으십시오. 놓을 수 있는 타일이 없으면 패스하십시오.

acquire-prompt-found = 설립할 회사를 고르십시오.
    .about = { $placed } 타일로 설립할 회사를 고르십시오.

acquire-prompt-survive = 가장 큰 회사들 가운데 존속할 회사를 고르십시오.
    .about = { $placed } 타일로 합병합니다: { $merger-waiting }. 가장 큰 회사들 가운데 존속할 회사를 고르십시오.

acquire-prompt-absorb = 다음에 흡수될 회사를 고르십시오.
    .about = { $merger-survivor } 회사가 다음에 흡수할 회사를 고르십시오.

acquire-prompt-dispose = 소멸 회사의 주식을 판매, 교환, 또는 보유하십시오.
    .about = { $merger-survivor } 회사가 { $merger-defunct } 회사를 흡수합니다. 주식을 팔거나, 2주를 1주로 교환하거나, 보유하십시오.

acquire-prompt-buy = 이번 차례에 주식을 3주까지 구매한 뒤 “구매 완료”를 고르십시오.
    .about =
        { $bought ->
            [0] 주식을 3주까지 구매할 수 있습니다.
            [1] 주식을 2주 더 구매할 수 있습니다.
            [2] 주식을 1주 더 구매할 수 있습니다.
           *[other] 이번 차례의 주식 3주를 모두 구매했습니다.
        }

## 수

acquire-move-place = { $tile } 타일 놓기
acquire-move-found = { $corporation } 설립
acquire-move-survive = { $corporation } 존속
acquire-move-absorb = 다음으로 { $corporation } 흡수
acquire-move-buy = { $corporation } 주식 구매
acquire-move-sell = 1주 판매
acquire-move-trade = 2주를 1주로 교환
acquire-move-keep = 남은 주식 보유
acquire-move-announce = 게임 종료 선언
acquire-move-done = 구매 완료
acquire-move-pass = 패스

# 무작위: 타일 뽑기.
acquire-move-draw = { $tile } 타일 뽑기

# 무작위: 주식시장이 보유한 것으로 칠 주식.
acquire-move-market = 주식시장 { $number }주

## 자동 응답

# $cash (number) - 금액
acquire-standing-nothing = 현금이 { MONEY($cash) }보다 적으면 아무것도 구매하지 않기
# $thing (text) - 기업
acquire-doubt-behind = 다른 사람의 { $thing } 주식이 더 많습니다

## 수를 권하는 이유

acquire-reason-bonus =
    합병하면 { $corporation }의 { $rank ->
        [first] 최대주주
        [second] 2대 주주
        [sole] 유일한 주주
       *[tied] 공동 최대주주
    }로서 바로 { MONEY($amount) }을(를) 받습니다.
acquire-reason-founding = 회사를 설립하고, 설립자로서 주식 1주를 무료로 받습니다.
acquire-reason-growth = { $corporation }: 회사가 커지고, 내 주식은 { $shares }주입니다.
acquire-reason-free-share = { $corporation } 주식 1주를 무료로 받습니다.
acquire-reason-unassailable = { $corporation } { $shares }주로 이제 아무도 앞설 수 없습니다. 합병되면 최대주주로서 { MONEY($amount) }을(를) 받습니다.
acquire-reason-first = { $shares }주로 { $corporation }의 최대주주가 됩니다. 합병되면 { MONEY($amount) }을(를) 받습니다.
acquire-reason-ahead = { $corporation }의 최대주주 자리를 지킵니다. { $shares }주로 누구보다 { $lead }주 많습니다.
acquire-reason-level = { $shares }주로 { $corporation } 최대주주와 같아집니다.
acquire-reason-second = { $shares }주로 { $corporation }의 2대 주주가 됩니다. 합병되면 { MONEY($amount) }을(를) 받습니다.
acquire-reason-own-merger = 내 타일 { $tile }(으)로 { $corporation } 합병을 일으키면 최대주주로서 { MONEY($amount) }을(를) 받습니다.
acquire-reason-sale = { $corporation } 주식 1주는 지금 { MONEY($amount) }입니다.
acquire-reason-exchange = { $corporation } 주식 1주의 가치는 { MONEY($amount) }이고, 이 회사는 존속합니다.
acquire-reason-keeping = { $corporation }: 다시 설립될 수 있습니다. 주머니에 타일이 { $tiles }개 남아 있습니다.
acquire-reason-saving = 앞으로를 위해 { MONEY($amount) }을(를) 남겨 둡니다.
acquire-reason-ending = 앞서 있을 때 게임을 끝냅니다.

## 끝난 게임에서 세는 것

acquire-statistics-first-founded = 가장 먼저 설립된 회사
acquire-statistics-founded = 한 사람이 설립한 회사 수
acquire-statistics-majorities = 단독 최대주주가 된 횟수
acquire-statistics-mergers = 한 게임의 합병 수
acquire-statistics-length = 한 게임의 차례 수
acquire-statistics-end = 게임이 끝나는 방식
acquire-statistics-end-ending = 종료 선언
acquire-statistics-end-stalled = 아무도 진행할 수 없음
