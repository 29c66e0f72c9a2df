### 스탁파일. 메시지와 변수의 뜻은 en/stockpile.ftl에 적혀 있습니다.
###
### 카드 이름은 쌍점 뒤나 괄호 안에 둡니다. 주식, 수수료, 액션 카드마다 조사가 다르기 때문입니다.

stockpile-title = 스탁파일
stockpile-about = 나는 한 기업의 앞날을 알고, 다른 사람은 다른 것을 압니다. 주식 더미에 입찰하고, 소식이 퍼지기 전에 파십시오.
stockpile-lasts = 봇과 15분, 친구들과 45분

## 기업과 다른 카드

stockpile-name-American = American Automotive
stockpile-name-Bottomline = Bottomline Bank
stockpile-name-Cosmic = Cosmic Computers
stockpile-name-Epic = Epic Electric
stockpile-name-Leading = Leading Laboratories
stockpile-name-Stanford = Stanford Steel

stockpile-name-boom = 급등
stockpile-name-bust = 급락
stockpile-name-fee1 = 1천 달러 수수료
stockpile-name-fee2 = 2천 달러 수수료
stockpile-name-fee3 = 3천 달러 수수료

# 더미의 뒤집힌 카드, 그리고 볼 수 있는 한 쌍.
stockpile-name-hidden1 = 뒤집힌 카드 1
stockpile-name-hidden2 = 뒤집힌 카드 2
stockpile-name-hidden3 = 뒤집힌 카드 3
stockpile-name-hidden4 = 뒤집힌 카드 4
stockpile-name-hidden5 = 뒤집힌 카드 5
stockpile-name-hidden6 = 뒤집힌 카드 6
stockpile-name-pair1 = 뒤집힌 주가 전망 1
stockpile-name-pair2 = 뒤집힌 주가 전망 2
stockpile-name-0_1 = 상대의 첫 번째 주가 전망
stockpile-name-0_2 = 상대의 두 번째 주가 전망
stockpile-name-1_1 = 상대의 첫 번째 주가 전망
stockpile-name-1_2 = 상대의 두 번째 주가 전망

## 투자자

stockpile-name-Bill = Bountiful Bill
stockpile-name-Bernie = Broker Bernie
stockpile-name-Cramer = Crazy Cramer
stockpile-name-Donald = Discount Donald
stockpile-name-Deborah = Dividend Deborah
stockpile-name-Graham = Golden Graham
stockpile-name-Mark = Maverick Mark
stockpile-name-Martha = Mayknow Martha
stockpile-name-Stuart = Secretive Stuart
stockpile-name-Warren = Wise Warren

stockpile-ability-Bill = 능력은 없지만 가장 많은 돈으로 시작
stockpile-ability-Bernie = 거래수수료를 내는 대신 받음
stockpile-ability-Cramer = 액션 단계에 한 주가를 1만큼 움직일 수 있음
stockpile-ability-Donald = 입찰한 칸보다 한 칸 아래의 금액을 지불
stockpile-ability-Deborah = 라운드가 끝날 때 한 주당 $1,000의 배당금을 선언할 수 있음
stockpile-ability-Graham = 파는 주식 한 주당 $1,000를 더 받음
stockpile-ability-Mark = 입찰 전에 카드 1장을 다른 더미로 옮길 수 있음
stockpile-ability-Martha = 라운드마다 한 번, 입찰 중에 다른 주가 전망을 볼 수 있음
stockpile-ability-Stuart = 카드 2장을 모두 뒤집어 놓을 수 있음
stockpile-ability-Warren = 입찰 전에 한 더미의 뒤집힌 카드를 모두 볼 수 있음

## 테이블

stockpile-heading-company = 기업
stockpile-heading-price = 주가
stockpile-heading-forecast = 주가 전망
stockpile-heading-pile = 더미
stockpile-heading-bid = 입찰
stockpile-heading-cash = 현금
stockpile-heading-owed = 미납
stockpile-heading-hand = 내 카드
stockpile-deck = 시장 더미: { $number }장
stockpile-round = 라운드 { $number } / { $last }

stockpile-phase-setup = 준비
stockpile-phase-information = 정보 단계
stockpile-phase-supply = 공급 단계
stockpile-phase-demand = 수요 단계
stockpile-phase-action = 액션 단계
stockpile-phase-selling = 매매 단계
stockpile-phase-movement = 변동 단계
stockpile-phase-over = 게임 종료

# 테이블의 표시가 뜻하는 것.
stockpile-legend =
    테이블의 주가, 입찰, 현금은 천 달러 단위입니다.
      ····●◇····   주가 트랙: 시세 표시기, 분할 뒤의 칸; $는 배당금
      +2 →7        모두가 아는 주가 전망과 그 결과 주가
      { "[" }-3] →5✗     나만 아는 주가 전망; ✗ 부도, ◇ 분할
      ?            모르는 주가 전망; 가능한 것은 표 아래에
      { "[" }Epic] [?]   더미의 뒤집힌 카드: 아는 것과 모르는 것
      ▲ ▼ f1       급등, 급락, 수수료
      2+1          포트폴리오: 카드 2장과 분할 주식 1장
      3×? 1×AC     모르는 카드: 아무 기업 3장, 두 기업 중 하나 1장
      ►            선 플레이어 토큰

## 사건: 시작

stockpile-event-share =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }시작 주식을 받았습니다: { $company }.
stockpile-event-share-hidden =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }시작 주식을 받았습니다.
stockpile-event-first =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }선 플레이어 토큰을 받았습니다.
stockpile-event-offered =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }투자자 카드를 받았습니다: { $investor }.
stockpile-event-offered-hidden =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }투자자 카드를 받았습니다.
stockpile-event-chose =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }투자자를 골랐습니다: { $investor }.
stockpile-event-chose-hidden =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }투자자를 비공개로 골랐습니다.
stockpile-event-investor =
    { $who ->
        [you] 내
       *[other] { $seat } 님의
    } 투자자: { $investor }, 시작 자금 { MONEY($amount) }.
stockpile-event-round =
    { $who ->
        [you] 라운드 { $round }: 내가 선 플레이어입니다.
       *[other] 라운드 { $round }: { $seat } 님이 선 플레이어입니다.
    }

## 사건: 정보 단계

stockpile-event-pair =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $company } 주가 전망을 받았습니다: { $forecast }.
stockpile-event-pair-hidden =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }비공개 주가 전망을 받았습니다.
stockpile-event-public-pair = { $company } 주가 전망이 공개되었습니다: { $forecast }.
stockpile-event-pair-face-down = 주가 전망 { $pair }번을 게임판 옆에 뒤집어 놓았습니다.

## 사건: 공급 단계

stockpile-event-pile-card = { $pile }번 더미의 첫 카드: { $card }.
stockpile-event-drew =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }시장 카드를 받았습니다: { $card }.
stockpile-event-drew-hidden =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }시장 카드를 받았습니다.
stockpile-event-laid-up =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $pile }번 더미에 카드를 앞면이 보이게 놓았습니다: { $card }.
stockpile-event-laid-down =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $pile }번 더미에 카드를 뒤집어 놓았습니다: { $card }.
stockpile-event-laid-down-hidden =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $pile }번 더미에 카드를 뒤집어 놓았습니다.

## 사건: 수요 단계

stockpile-event-looked =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $pile }번 더미의 뒤집힌 카드를 보았습니다: { $cards }.
stockpile-event-looked-hidden =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $pile }번 더미의 뒤집힌 카드를 보았습니다.
stockpile-event-moved =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $from }번 더미에서 { $to }번 더미로 카드를 옮겼습니다: { $card }.
stockpile-event-moved-hidden =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $from }번 더미의 뒤집힌 카드 { $number }번을 { $to }번 더미로 옮겼습니다: { $card }.
stockpile-event-moved-hidden-hidden =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $from }번 더미의 뒤집힌 카드 { $number }번을 { $to }번 더미로 옮겼습니다.
stockpile-event-peeked =
    { $who ->
        [you] { $other } 님의 주가 전망을 보았습니다
       *[other] { $seat } 님이 { $whom ->
            [you] 내
           *[other] { $other } 님의
        } 주가 전망을 보았습니다
    }: { $company } { $forecast }.
stockpile-event-peeked-hidden =
    { $seat } 님이 { $whom ->
        [you] 내
       *[other] { $other } 님의
    } 주가 전망을 보았습니다.
stockpile-event-peeked-of-two =
    { $who ->
        [you] { $other } 님의 주가 전망 2개 중 { $pair }번을 보았습니다
       *[other] { $seat } 님이 { $whom ->
            [you] 내
           *[other] { $other } 님의
        } 주가 전망 2개 중 { $pair }번을 보았습니다
    }: { $company } { $forecast }.
stockpile-event-peeked-of-two-hidden =
    { $seat } 님이 { $whom ->
        [you] 내
       *[other] { $other } 님의
    } 주가 전망 2개 중 { $pair }번을 보았습니다.
stockpile-event-peeked-face-down =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }뒤집힌 주가 전망 중 { $pair }번을 보았습니다: { $company } { $forecast }.
stockpile-event-peeked-face-down-hidden =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }뒤집힌 주가 전망 중 { $pair }번을 보았습니다.
stockpile-event-skipped =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님은{ " " }
    }지금은 능력을 쓰지 않습니다.
stockpile-event-bid =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $pile }번 더미에 { MONEY($bid) }를 입찰했습니다.
stockpile-event-outbid =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $pile }번 더미의 입찰에서 졌습니다.
stockpile-event-paid =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $pile }번 더미의 값으로 { MONEY($amount) }를 납부했습니다.
stockpile-event-took =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $pile }번 더미를 획득했습니다.{ $open-number ->
        [0] { "" }
       *[other] { " " }공개 카드: { $open }.
    }{ $fees-number ->
        [0] { "" }
       *[other] { " " }뒤집혀 있던 수수료: { $fees }.
    } 뒤집힌 카드: { $cards }.
stockpile-event-took-hidden =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $pile }번 더미를 획득했습니다.{ $open-number ->
        [0] { "" }
       *[other] { " " }공개 카드: { $open }.
    }{ $fees-number ->
        [0] { "" }
       *[other] { " " }뒤집혀 있던 수수료: { $fees }.
    } 뒤집힌 카드: { $face_down }장.
stockpile-event-took-open =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $pile }번 더미를 획득했습니다.{ $open-number ->
        [0] { "" }
       *[other] { " " }공개 카드: { $open }.
    }{ $fees-number ->
        [0] { "" }
       *[other] { " " }뒤집혀 있던 수수료: { $fees }.
    }
stockpile-event-fee-paid =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }거래수수료를 납부했습니다({ $card }): { MONEY($amount) }.
stockpile-event-fee-bonus =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }거래수수료를 보너스로 받았습니다({ $card }): { MONEY($amount) }.
stockpile-event-owes =
    { $who ->
        [you] 내
       *[other] { $seat } 님의
    } 미납 수수료: { $cards }.

## 사건: 액션 단계

stockpile-event-boom =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }급등 카드를 사용했습니다: { $company }.
stockpile-event-bust =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }급락 카드를 사용했습니다: { $company }.
stockpile-event-raised =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $company } 주가를 한 칸 올렸습니다.
stockpile-event-lowered =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $company } 주가를 한 칸 내렸습니다.

## 사건: 주가

stockpile-event-rose = { $company } 주가가 { MONEY($price) }로 올랐습니다.
stockpile-event-fell = { $company } 주가가 { MONEY($price) }로 내렸습니다.
stockpile-event-split = { $company } 주식이 분할되고 주가는 { MONEY($price) }로 되돌아갑니다.
stockpile-event-split-again =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }이미 분할된 { $company } 주식 { $cards }장의 대가로 { MONEY($amount) }를 받았습니다.
stockpile-event-shares-split =
    { $who ->
        [you] 내
       *[other] { $seat } 님의
    } { $company } 주식 { $cards }장이 분할되었습니다.
stockpile-event-bankrupt = { $company } 부도: 주가는 { MONEY($price) }에서 다시 시작합니다.
stockpile-event-lost =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $company } 카드를 잃었습니다: { $normal ->
        [0] 분할 주식 { $split }장
       *[other] 주식 { $normal }장{ $split ->
            [0] { "" }
           *[other] , 분할 주식 { $split }장
        }
    }.

## 사건: 매매 단계

stockpile-event-sold =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $company } 주식 1주를 { MONEY($amount) }에 팔았습니다.
stockpile-event-sold-split =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $company } 분할 주식 1장을 { MONEY($amount) }에 팔았습니다.
stockpile-event-halved =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $company } 분할 주식에서 1주만 { MONEY($amount) }에 팔았습니다.

## 사건: 변동 단계

stockpile-event-revealed =
    { $who ->
        [you] 내
       *[other] { $seat } 님의
    } 주가 전망이 공개되었습니다: { $company } { $forecast }.
stockpile-event-came-true = 다음 주가 전망: { $company } { $forecast }.
stockpile-event-dividend = { $company } 배당금: 공개하는 주식 한 주당 { MONEY($each) }.
stockpile-event-declared =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }배당금을 선언했습니다: { $company }.
stockpile-event-claimed =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $company } { $normal ->
        [0] 분할 주식 { $split }장
       *[other] 주식 { $normal }장{ $split ->
            [0] { "" }
           *[other] , 분할 주식 { $split }장
        }
    }을 공개하고 { MONEY($amount) }를 받았습니다.
stockpile-event-claimed-nothing =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님은{ " " }
    }{ $company } 주식을 공개하지 않았습니다.

## 사건: 종료

stockpile-event-ending = 마지막 라운드가 끝났습니다. 대주주 보너스를 지급하고 모든 주식을 팝니다.
stockpile-event-holdings = { $company } 주식: { $shares }.
    .shares =
        { $value ->
            [0] { "" }
           *[other] { $who ->
                [you] 나
               *[other] { $name } 님
            } { $value }주
        }
stockpile-event-majority =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $company } 대주주로서 { MONEY($amount) }를 받았습니다.
stockpile-event-majority-tied =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $company } 공동 대주주로서 { MONEY($amount) }를 받았습니다.
stockpile-event-sold-out =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $company } 주식 { $shares }주를 { MONEY($amount) }에 팔았습니다.
stockpile-finale-1 = 포트폴리오를 공개합니다.
stockpile-finale-2 = 대주주 보너스를 지급합니다.
stockpile-finale-3 = 모든 주식을 최종 주가에 팝니다.

stockpile-event-over = 게임이 끝났습니다: { $scores }.
    .scores =
        { $who ->
            [you] 나
           *[other] { $name } 님
        } { MONEY($value) }
stockpile-event-won =
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

stockpile-prompt-choose = 게임에서 쓸 투자자를 고르십시오.

stockpile-prompt-place = 카드 2장을 놓으십시오: 한 장은 앞면이 보이게, 한 장은 뒤집어서.
    .about =
        { $hand-number ->
            [1] 남은 카드를 뒤집어 놓으십시오.
           *[other] 카드 2장을 놓으십시오. 앞면이 보이게 놓을 카드가 먼저입니다.
        }

stockpile-prompt-prepare = 입찰 전에 투자자의 능력을 쓸 수 있습니다.

stockpile-prompt-peek = 이번 라운드에 한 번, 지금 주가 전망을 볼 수 있습니다.

stockpile-prompt-bid = 한 더미의 입찰트랙에 입찰 미플을 놓으십시오.

stockpile-prompt-act = 액션 카드와, 지금 쓸 수 있는 능력을 사용하십시오.

stockpile-prompt-sell = 주식을 원하는 만큼 파십시오.

stockpile-prompt-claim = 배당금을 받기 위해 카드를 몇 장 공개합니까?
    .about = { $claim-company } 배당금: 한 주당 { MONEY($claim-each) }. 가진 카드({ $claim-normal }장, 분할 { $claim-split }장) 가운데 몇 장을 공개합니까?

stockpile-prompt-declare = 한 기업의 배당금을 선언할 수 있습니다: 모두에게 한 주당 $1,000.

## 수

stockpile-move-choose = { $investor }
stockpile-move-up = { $pile }번 더미에 앞면이 보이게: { $card }
stockpile-move-down = { $pile }번 더미에 뒤집어서: { $card }
stockpile-move-look = { $pile }번 더미의 뒤집힌 카드 보기
stockpile-move-move = { $from }번 더미에서 { $to }번 더미로: { $card }
stockpile-move-peek = { $pair } 보기
    .seat = { $seat } 님의 주가 전망 보기
stockpile-move-skip = 지금은 쓰지 않기
stockpile-move-bid = { $pile }번 더미: { THOUSANDS($amount) }
stockpile-move-boom = { $company } 급등
stockpile-move-bust = { $company } 급락
stockpile-move-raise = { $company } 한 칸 올리기
stockpile-move-lower = { $company } 한 칸 내리기
stockpile-move-sell = { $company } 주식 1주 판매
stockpile-move-sell-split = { $company } 분할 주식 1장 판매
stockpile-move-halve = { $company } 분할 주식에서 1주만 판매
stockpile-move-done = 매매 완료
stockpile-move-claim =
    { $normal ->
        [0] { $split ->
            [0] 공개하지 않기
           *[other] 분할 주식 { $split }장
        }
       *[other] 주식 { $normal }장{ $split ->
            [0] { "" }
           *[other] , 분할 주식 { $split }장
        }
    }
stockpile-move-dividend = { $company } 배당금

# 무작위.
stockpile-move-share = 시작 주식: { $company }
stockpile-move-first = 선 플레이어: { $seat }
stockpile-move-investor = 투자자 나눠 주기: { $investor }
stockpile-move-pair = { $company } 주가 전망: { $forecast }
stockpile-move-card = 시장 카드: { $card }

## 테이블의 선택 사항

stockpile-option-investors = 투자자
stockpile-option-board = 게임판
stockpile-option-board-standard = 기본
stockpile-option-board-advanced = 상급
stockpile-option-first = 선 플레이어
    .value =
        { $value ->
            [0] 1번 자리
            [1] 2번 자리
            [2] 3번 자리
            [3] 4번 자리
           *[other] 5번 자리
        }

## 페이지의 상황판

stockpile-view-price = 주가
    .value = { $sum }
stockpile-view-worth = 현재 가치
    .value = { $sum }
stockpile-view-phase = 단계
    .value =
        { $value ->
            [setup] { stockpile-phase-setup }
            [information] { stockpile-phase-information }
            [supply] { stockpile-phase-supply }
            [demand] { stockpile-phase-demand }
            [action] { stockpile-phase-action }
            [selling] { stockpile-phase-selling }
            [movement] { stockpile-phase-movement }
           *[over] { stockpile-phase-over }
        }
stockpile-view-board = 게임판
    .value =
        { $value ->
            [advanced] { stockpile-option-board-advanced }
           *[standard] { stockpile-option-board-standard }
        }

# 수를 말로 보는 사람에게는 필요 없는 것.
stockpile-view-bids = { "" }
stockpile-view-pays = { "" }
stockpile-view-fee_amounts = { "" }
stockpile-view-sales = { "" }
stockpile-view-brings = { "" }
stockpile-view-type = { "" }
stockpile-view-each_split = { "" }
stockpile-view-bonuses = { "" }
stockpile-view-holders = { "" }
stockpile-view-least = { "" }
stockpile-view-most = { "" }
stockpile-view-bonus_least = { "" }
stockpile-view-bonus_most = { "" }
stockpile-view-outlook = { "" }
stockpile-view-dividend = { "" }
stockpile-view-bankrupt = { "" }
stockpile-view-brings_least = { "" }
stockpile-view-brings_most = { "" }
stockpile-view-sure = { "" }
stockpile-view-hoped = { "" }
stockpile-view-track = { "" }
stockpile-view-split_space = { "" }
stockpile-view-start_space = { "" }
stockpile-view-dividend_spaces = { "" }
stockpile-view-hand_can_be = { "" }
stockpile-view-order = { "" }
stockpile-view-progress = { "" }

## 페이지에 그린 테이블

stockpile-heading-market = 주식 시장
stockpile-heading-piles = 주식 더미
stockpile-track = { $company }: { MONEY($price) }, { $spaces }칸 중 { $space }번째 칸
stockpile-history = 지금까지의 주가: { $prices }
stockpile-zone-start = 시작 주가
stockpile-zone-return = 분할 후 돌아오는 칸
stockpile-zone-dividend = 주가가 올라 이 칸에 이르면 배당
stockpile-zone-bankrupt = 이보다 내려가면 부도
stockpile-zone-split = 이보다 올라가면 주식 분할
stockpile-short-split = 분할
stockpile-short-bankrupt = 부도
stockpile-short-dividend = 주당 { MONEY($each) }
stockpile-short-revealed = { $forecast }
stockpile-short-came-true = { $forecast }
stockpile-short-boom = ▲ { $seat }
stockpile-short-bust = ▼ { $seat }
stockpile-short-raised = ▲ { $seat }
stockpile-short-lowered = ▼ { $seat }
stockpile-short-claimed = { $seat } +{ MONEY($amount) }
stockpile-short-claimed-nothing = { $seat } –
stockpile-short-split-again = { $seat } +{ MONEY($amount) }
stockpile-short-shares-split = { $seat } ×2: { $cards }
stockpile-short-lost = { $seat } −{ $shares }
stockpile-pile = { $number }번 더미
stockpile-worth = 가치 { MONEY($amount) }
stockpile-worth-unknown = 모르는 카드 { $number }장
stockpile-unknown-card = 모르는 카드
stockpile-face-up = 앞면
stockpile-face-down = 뒷면
stockpile-how-it-lies = 카드를 놓는 방법
stockpile-laid-by = 놓은 사람: { $seat }
stockpile-known-to-you-alone = 다른 사람은 모름: 나만 앎
stockpile-known-to = 나 말고 아는 사람: { $seats }
stockpile-lay-up = 여기에 앞면이 보이게 놓기
stockpile-lay-down = 여기에 뒤집어 놓기
stockpile-lay-which = 먼저 카드를 고르십시오
stockpile-bids-of-pile = { $pile }번 더미 입찰
stockpile-bid-for = { $pile }번 더미에 { MONEY($bid) } 입찰
stockpile-bid-pays = ({ MONEY($amount) } 지불)
stockpile-hint-place = 카드를 고른 다음 놓을 더미를 고르십시오. 확인하기 전에는 아무것도 보내지 않습니다.
stockpile-hint-bid = 더미 옆의 테두리가 있는 칸을 고르십시오. 화살표 키로 옮겨 다닐 수 있습니다.
stockpile-choose-boom = 급등: 두 칸 올릴 기업
stockpile-choose-bust = 급락: 두 칸 내릴 기업
stockpile-choose-raise = 한 칸 올릴 기업
stockpile-choose-lower = 한 칸 내릴 기업
stockpile-choose-dividend = 배당금을 줄 기업
stockpile-movable = 옮길 수 있는 카드
stockpile-sale-sell = 한 장에 { MONEY($amount) } · { $number }장 남음
stockpile-sale-sell-split = 분할 주식 { MONEY($amount) } · { $number }장 남음
stockpile-sale-halve = 분할 주식의 절반 { MONEY($amount) }
stockpile-sale-costs = 다음 판매로 대주주 보너스 { MONEY($amount) } 감소
stockpile-sale-may-cost = 다음 판매로 대주주 보너스가 { MONEY($amount) } 줄 수 있음
stockpile-sale-free = 대주주 보너스에 영향 없음
stockpile-sale-total = 판매 금액
stockpile-sale-fees = 그중 수수료로 { MONEY($amount) },
stockpile-sale-cash = 판매 후 { MONEY($amount) }
stockpile-sell = { MONEY($amount) }에 팔기
stockpile-sell-nothing = 아무것도 팔지 않기
stockpile-claim-normal = 공개할 카드
stockpile-claim-split = 공개할 분할 주식
stockpile-claim = 공개하고 { MONEY($amount) } 받기
stockpile-claim-nothing = 공개하지 않기
stockpile-claim-hint = 모두에게 묻고 답은 일정한 박자로 공개되므로, 시간만으로는 무엇을 가졌는지 아무도 알 수 없습니다.

## 포트폴리오와 소식

stockpile-heading-portfolios = 각자 가진 것
stockpile-heading-brings = 주식 가치
stockpile-heading-news = 소식
stockpile-majority-sure = 대주주
stockpile-majority-maybe = 대주주일 수 있음
stockpile-split-cards = 두 주로 치는 분할 주식: { $number }장
stockpile-notes-known = 확실함:
stockpile-notes-unknown = { $number }장은 각각 다음 중 하나:
stockpile-notes-start = 시작 주식은 다음 중 하나:
stockpile-news-none = 주가 전망은 첫 라운드에 나옵니다.
stockpile-news-mine = 나만 앎
stockpile-news-public = 모두가 앎
stockpile-news-known = 내가 앎
stockpile-news-possible = 가능
stockpile-news-excluded = 불가능
stockpile-news-secrets = { $number }명이 하나씩 더 압니다: { $names }.
stockpile-news-face-down = { $number }개는 뒤집혀 있습니다.
stockpile-news-bankrupt-sure = 주가 전망대로면 부도
stockpile-news-bankrupt-maybe = 주가 전망에 따라 부도가 날 수 있음
stockpile-news-split-sure = 주가 전망대로면 분할
stockpile-news-split-maybe = 주가 전망에 따라 분할될 수 있음
stockpile-news-dividend-sure = 배당금 지급
stockpile-news-dividend-maybe = 배당금을 줄 수 있음
stockpile-news-dividend-no = 주가 전망에 배당금 없음

## 끝

stockpile-heading-reckoning = 마지막 정산
stockpile-reckoning-back = 한 단계 뒤로
stockpile-reckoning-on = 한 단계 앞으로
stockpile-reckoning-holdings = { $company }: 보유 주식을 공개하고 대주주 보너스를 지급합니다
stockpile-reckoning-sales = { $company }: 모든 주식을 팝니다
stockpile-reckoning-shares = 주식
stockpile-reckoning-gained = 지급액
stockpile-chart = 라운드가 시작될 때와 끝났을 때 각자의 재산
stockpile-chart-end = 끝
stockpile-source-start = 시작 자금:
stockpile-source-investor = 투자자:
stockpile-source-piles = 더미:
stockpile-source-fees = 수수료:
stockpile-source-shares = 주식:
stockpile-source-dividends = 배당금:
stockpile-source-majorities = 대주주:

## 자동 응답

stockpile-standing-claim = 앞으로 배당금에 답하기
    .all = 배당금마다 카드를 모두 공개
    .none = 배당금에 카드를 공개하지 않기

## 수를 권하는 이유

stockpile-reason-pile =
    { $pile }번 더미에서 아는 카드의 가치는 { MONEY($amount) }, 낼 돈은 { MONEY($price) }입니다.{ $cards ->
        [0] { "" }
       *[other] { " " }모르는 카드가 { $cards }장 더 있습니다.
    }
stockpile-reason-cheap =
    { $pile }번 더미는 { MONEY($price) }에 가져올 수 있습니다.{ $cards ->
        [0] { "" }
       *[other] { " " }모르는 카드가 { $cards }장 더 있습니다.
    }
stockpile-reason-rises = { $company }의 주가 전망을 알고 있습니다: { $forecast }.
stockpile-reason-falls = { $company }의 주가 전망을 알고 있습니다: { $forecast }. 그 전에 파는 것이 낫습니다.
stockpile-reason-bankrupt = { $company }: 부도가 확실합니다. 주식의 가치가 없어집니다.
stockpile-reason-risk = { $company }: 이번 라운드에 부도가 날 수 있습니다.
stockpile-reason-sale = 지금 { MONEY($amount) }을(를) 받습니다.
stockpile-reason-splits = { $company }: 주식 분할이 확실합니다. 내 주식이 두 배가 됩니다.
stockpile-reason-majority = { $company } 대주주로서 { MONEY($amount) }을(를) 받는 것이 확실합니다.
stockpile-reason-push-up = { $company } 주식 { $shares }주가 있어 이득입니다.
stockpile-reason-push-down =
    { $shares ->
        [0] { $company } 주식이 없어 다른 사람이 손해를 봅니다.
       *[other] { $company } 주식이 { $shares }주뿐이라 다른 사람이 더 손해를 봅니다.
    }
stockpile-reason-secret = { $pile }번 더미에 뒤집어 놓은 것은 나만 압니다: { $card }.
stockpile-reason-spoils = 공개된 수수료 때문에 다른 사람에게 { $pile }번 더미의 매력이 줄어듭니다: { $card }.
stockpile-reason-tempts = { $pile }번 더미에 놓인 것을 모두가 봅니다: { $card }. 서로 입찰해 돈을 낼 것입니다.
stockpile-reason-claim = 배당금으로 { MONEY($amount) }을(를) 받습니다.
stockpile-reason-dividend = { $company } 주식을 { $shares }주 가지고 있습니다.

## 끝난 게임에서 세는 것

stockpile-statistics-investor = 투자자
stockpile-statistics-majorities = 끝날 때 최다 보유 수
stockpile-statistics-first-split = 가장 먼저 분할된 회사
stockpile-statistics-bankrupt = 한 게임의 파산 수
stockpile-statistics-splits = 보유 주식이 분할된 횟수
stockpile-statistics-length = 한 게임의 라운드 수
