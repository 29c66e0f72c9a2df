### 신디케이트. 메시지와 변수의 뜻은 en/syndicate.ftl에 적혀 있습니다.
###
### 회사와 카드의 이름은 쌍점 뒤나 괄호 안에, 또는 “회사”, “카드” 앞에 둡니다. 금액에는 조사를 붙이지 않습니다.

syndicate-title = 신디케이트
syndicate-about = 게임판을 돌며 회사를 사서 독점을 만들고, 짓고 거래하고 승부를 거십시오. 마지막까지 돈을 낼 수 있는 사람이 이깁니다.
syndicate-lasts = 30라운드에 45분쯤, 마지막 한 사람까지는 하루 저녁
syndicate-money = { UNITS($amount) }

## 회사

syndicate-name-munitions_1 = 로켓
syndicate-name-munitions_2 = 탱크
syndicate-name-munitions_3 = 군함
syndicate-name-munitions_4 = 항공기
syndicate-name-landing = 상륙
syndicate-name-mineral_1 = 석탄
syndicate-name-mineral_2 = 석유
syndicate-name-mineral_3 = 금
syndicate-name-mineral_4 = 다이아몬드
syndicate-name-land_ownership = 토지 소유
syndicate-name-cinema_1 = 스타 영화사
syndicate-name-cinema_2 = 노을 영화사
syndicate-name-music_1 = 오페라
syndicate-name-music_2 = 녹음실
syndicate-name-club_1 = 블루 문
syndicate-name-club_2 = 레드 로즈
syndicate-name-sheriff = 보안관
syndicate-name-espionage = 첩보
syndicate-name-racket = 갈취
syndicate-name-motor_1 = 트럭
syndicate-name-motor_2 = 스포츠카
syndicate-name-motor_3 = 리무진
syndicate-name-building_1 = 벽돌
syndicate-name-building_2 = 시멘트
syndicate-name-building_3 = 유리
syndicate-name-football_1 = 라이온스
syndicate-name-football_2 = 이글스
syndicate-name-football_3 = 로버스
syndicate-name-football_4 = 유나이티드

# 그룹. 축구팀은 저마다 하나의 그룹입니다.
syndicate-name-military = 군수 산업
syndicate-name-mineral_super = 광업
syndicate-name-entertainment = 연예 사업
syndicate-name-illegal = 불법 사업
syndicate-name-motor = 자동차 산업
syndicate-name-building = 건설업

# 그룹에 속한 독점.
syndicate-name-munitions = 무기 산업
syndicate-name-mineral = 채굴업
syndicate-name-cinema = 영화 산업
syndicate-name-music = 음악 센터
syndicate-name-clubs = 나이트클럽

# 건물.
syndicate-name-WORKSES = 군수공장
syndicate-name-HOTELS = 호텔
syndicate-name-CINEMAS = 영화관
syndicate-name-BARS = 바
syndicate-name-FACTORIES = 공장
syndicate-name-HOUSES = 주택

## 다른 칸

syndicate-name-BEGINNING = 출발
syndicate-name-IS = 사회의 영향
syndicate-name-F = 운명
syndicate-name-CREDIT = 대출
syndicate-name-INSURANCE = 보험
syndicate-name-PRISON = 감옥
syndicate-name-EXCHANGE = 증권거래소
syndicate-name-CONTRABAND = 밀수
syndicate-name-PRIZE = 상금
syndicate-name-PARK = 공원
syndicate-name-TRIAL = 재판
syndicate-name-PAY = 월급
syndicate-name-POLICE = 경찰
syndicate-name-TAX = 세금
syndicate-name-GO_TO_THE_PARK = 공원으로 가기
syndicate-name-rest = 휴식

## 카드

syndicate-name-WAR = 전쟁
syndicate-name-PEACE = 평화
syndicate-name-CRISIS_1_2 = 위기 ½
syndicate-name-CRISIS_1_1_2 = 위기 1½
syndicate-name-TAX_20_ = 세금 20%
syndicate-name-TAX_5_ = 세금 5%
syndicate-name-DISASTER = 재난
syndicate-name-INHERITANCE = 상속
syndicate-name-MEET_A_CASSATION = 상고 인용
syndicate-name-DISMISS_A_CASSATION = 상고 기각

syndicate-name-ROCK_BAND = 록 밴드
syndicate-name-MAFIA = 마피아
syndicate-name-BANK_HOLD-UP = 은행 강도
syndicate-name-SPACE_PROGRAME = 우주 계획
syndicate-name-BANKER = 은행장
syndicate-name-SUCCESS = 성공
syndicate-name-MEDICAL_TREATMENT = 치료비
syndicate-name-FINE = 벌금
syndicate-name-ROBBERY = 강도
syndicate-name-EXPENSES = 지출
syndicate-name-PRESENT = 선물
syndicate-name-FINDE = 습득
syndicate-name-GAIN = 수입
syndicate-name-RECORD = 신기록
syndicate-name-PAYMENT = 사례금
syndicate-name-COMPETITION_-_PRIZE = 대회 상금

## 증서, 그리고 빚의 까닭

syndicate-item-share = 회사 주식
    .of = { $thing } 주식
syndicate-item-exchange = 거래소 주식
syndicate-item-load = 밀수품
syndicate-item-firm = 회사

syndicate-item-rent = 회사 수입
syndicate-item-levy = 징수금
syndicate-item-fee = 보호비
syndicate-item-dividend = 배당금
syndicate-item-share-income = 주주 몫
syndicate-item-band-fee = 공연료
syndicate-item-taxed = 세금
syndicate-item-prison-fine = 벌금
syndicate-item-fate = 운명
syndicate-item-film = 영화
syndicate-item-spying = 첩보 활동
syndicate-item-salary = 월급
syndicate-item-prize-won = 상금
syndicate-item-losing = 패배한 팀의 몫
syndicate-item-insurance-paid = 보험금
syndicate-item-space-done = 우주 계획
syndicate-item-estate = 파산한 플레이어의 재산
syndicate-item-compensation = 은행이 못 준 돈
syndicate-item-repaid = 대출 상환

## 테이블

syndicate-heading-cash = 현금
syndicate-heading-worth = 총자산
syndicate-heading-cell = 칸
syndicate-round = 라운드 { $number } / { $last }
syndicate-rate = 시세 { $rate }
syndicate-bank = 은행 { $money }
syndicate-ruined = 파산

syndicate-note-ahead = 앞길
syndicate-note-teams = 축구
syndicate-note-shares = 주식
syndicate-note-lawsuits = 소송

syndicate-card =
    { $firm } ({ $group }): 가치 { UNITS($value) }, 한 번 멈출 때 내 수입 { UNITS($brings) }{ $limit ->
        [0] { "" }
       *[other] ; 건물 { $structures }/{ $limit }, 하나에 { UNITS($each) }
    }.{ $all ->
        [1] { "" }
       *[other] { " " }{ $who ->
            [you] 내가
           *[other] { $seat } 님이
        } 그룹의 { $all }개 중 { $have }개를 갖게 됩니다{ $completes ->
            [true] . 독점: { $monopoly }
           *[false] { "" }
        }.
    }

syndicate-sign-exchange = x
syndicate-sign-load = l
syndicate-sign-mafia = m
syndicate-sign-credit = c
syndicate-sign-prison = p
syndicate-sign-rest = z

# 테이블의 표시가 뜻하는 것.
syndicate-legend =
    테이블에서:
      ›AC        A와 C의 말; ›4는 말 4개
      B2 80      건물 2개가 있는 B의 회사; 도착하면 80을 지불
      B/         저당 잡힌 B의 회사
      ♪          록 밴드
      #7         카드 칸의 번호
      ►          차례인 플레이어
      x3 l2 m1   거래소 주식, 밀수품, 마피아 카드
      c110 p1 z  갚을 대출, 감옥에서 보낸 차례, 한 차례 쉼
      앞길       다음 굴림에서 낼 수 있는 돈: 주사위, 칸, 금액
      탱크+2*! 9 내 회사: 건물, 보험, 소송; 버는 돈
      A: 전쟁    A 앞에 놓인 카드

## 돈에 관한 문장의 부분

syndicate-sum =
    { $flow ->
        [in] { $who ->
            [you] 받았습니다
           *[other] { $seat } 님이 받았습니다
        }: { UNITS($amount) }
       *[out] { $who ->
            [you] { "" }
           *[other] { $seat } 님이{ " " }
        }{ $whom ->
            [nobody] { "" }
            [you] 나에게{ " " }
           *[other] { $other } 님에게{ " " }
        }지불했습니다: { UNITS($amount) }
    }

syndicate-price =
    { $flow ->
        [none] { "" }
       *[out] { " " }({ $whom ->
            [nobody] { "" }
            [you] 나에게{ " " }
           *[other] { $other } 님에게{ " " }
        }{ UNITS($amount) })
    }

syndicate-from =
    { $whom ->
        [nobody] { "" }
        [you] 나에게서{ " " }
       *[other] { $other } 님에게서{ " " }
    }

syndicate-by =
    { $whom ->
        [nobody] { "" }
        [you] 나에게 진 빚 때문에{ " " }
       *[other] { $other } 님에게 진 빚 때문에{ " " }
    }

## 사건: 차례

syndicate-event-begins =
    { $who ->
        [you] 내가 첫 차례입니다.
       *[other] { $seat } 님이 첫 차례입니다.
    }
syndicate-event-turn =
    라운드 { $round }: { $who ->
        [you] 내
       *[other] { $seat } 님의
    } 차례입니다.
syndicate-event-rolled =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }주사위를 굴렸습니다: { $first }, { $second }.
syndicate-event-moved =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $cell }번 칸에 도착했습니다: { $at }.
syndicate-event-again =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님은{ " " }
    }더블이 나와 한 차례 더 합니다.
syndicate-event-missed-turn =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님은{ " " }
    }공원에 다녀와 한 차례 쉽니다.
syndicate-event-sent-to-park =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }공원으로 보내졌습니다.
syndicate-event-rests =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }공원에 머물며 다음 한 차례를 쉽니다.
syndicate-event-imprisoned =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }감옥에 갇혔습니다.
syndicate-event-served =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }감옥에서 한 차례를 보냈습니다.
syndicate-event-released =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님은{ " " }
    }더블이 나와 감옥에서 나왔습니다.
syndicate-event-drew-is =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }사회의 영향 카드를 뽑았습니다: { $card }.
syndicate-event-drew-f =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }운명 카드를 뽑았습니다: { $card }.
syndicate-event-rate = 시세표: { UNITS($rate) }.
syndicate-event-released-film =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }영화를 개봉했습니다: { UNITS($value) }.
syndicate-event-spied =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }첩보 보고를 받았습니다: { UNITS($value) }.
syndicate-event-laid =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $cell }번 칸에 록 밴드를 놓았습니다: { $at }.

## 사건: 지불

syndicate-event-rent = { syndicate-sum } (회사 수입, { $good }).
syndicate-event-levy = { syndicate-sum } (징수금, { $good }).
syndicate-event-fee = { syndicate-sum } (보호비, { $good }).
syndicate-event-band-fee = { syndicate-sum } (공연료, { $good }).
syndicate-event-dividend = { syndicate-sum } (거래소 주식 배당금).
syndicate-event-share-income = { syndicate-sum } (주주 몫, { $good }).
syndicate-event-taxed = { syndicate-sum } (세금).
syndicate-event-prison-fine = { syndicate-sum } (감옥에서 나올 때의 벌금).
syndicate-event-fate = { syndicate-sum } (카드에 적힌 대로).
syndicate-event-film = { syndicate-sum } (영화, { $good }).
syndicate-event-spying = { syndicate-sum } (첩보 활동, { $good }).
syndicate-event-salary = { syndicate-sum } (월급).
syndicate-event-prize-won = { syndicate-sum } (상금).
syndicate-event-losing = { syndicate-sum } (패배한 팀의 몫).
syndicate-event-insurance-paid = { syndicate-sum } (보험금, { $good }).
syndicate-event-space-done = { syndicate-sum } (우주 계획 완성).
syndicate-event-robbed-bank =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }은행을 털었습니다.
syndicate-event-loot = { syndicate-sum } (훔친 돈).
syndicate-event-shared-out = { syndicate-sum } (은행의 돈을 똑같이 나눈 몫).
syndicate-event-estate = { syndicate-sum } (파산한 플레이어의 재산 값).
syndicate-event-compensation = { syndicate-sum } (은행이 못 준 돈의 보상).
syndicate-event-last-cash = { syndicate-sum } (남은 현금 전부).
syndicate-event-traded-money = { syndicate-sum } (거래).

## 사건: 회사와 주식

syndicate-event-bought =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }샀습니다: { $good }{ syndicate-price }.
syndicate-event-refused =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }사지 않았습니다: { $good }.
syndicate-event-built =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }건물을 지었습니다: { $good }{ syndicate-price }.
syndicate-event-mortgaged =
    { $flow ->
        [out] { $who ->
            [you] { "" }
           *[other] { $seat } 님이{ " " }
        }{ $whom ->
            [you] 나에게
           *[other] { $other } 님에게
        } { $good } 회사를 담보로 빌려주었습니다: { UNITS($amount) }.
       *[other] { $who ->
            [you] { "" }
           *[other] { $seat } 님이{ " " }
        }{ $good } 회사를 저당 잡혔습니다{ syndicate-price }.
    }
syndicate-event-redeemed =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $good } 회사의 저당을 풀었습니다{ syndicate-price }.
syndicate-event-bought-share =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $good } 주식 1주를 샀습니다{ syndicate-price }.
syndicate-event-bought-stock =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }거래소 주식 1주를 샀습니다{ syndicate-price }.
syndicate-event-bought-out =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }은행에 있는 { $good } 주식을 모두 샀습니다{ syndicate-price }.
syndicate-event-bought-cell =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }칸에 있는 주식을 모두 샀습니다{ syndicate-price }: { $good }.
syndicate-event-sold-share =
    { $flow ->
        [out] { $who ->
            [you] { "" }
           *[other] { $seat } 님이{ " " }
        }{ $whom ->
            [you] 나에게서
           *[other] { $other } 님에게서
        } { $good } 주식 1주를 샀습니다: { UNITS($amount) }.
       *[other] { $who ->
            [you] { "" }
           *[other] { $seat } 님이{ " " }
        }{ $good } 주식 1주를 팔았습니다{ syndicate-price }.
    }
syndicate-event-sold-stock =
    { $flow ->
        [out] { $who ->
            [you] { "" }
           *[other] { $seat } 님이{ " " }
        }{ $whom ->
            [you] 나에게서
           *[other] { $other } 님에게서
        } 거래소 주식 1주를 샀습니다: { UNITS($amount) }.
       *[other] { $who ->
            [you] { "" }
           *[other] { $seat } 님이{ " " }
        }거래소 주식 1주를 팔았습니다{ syndicate-price }.
    }
syndicate-event-taken-over =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ syndicate-from }지배 지분을 넘겨받았습니다: { $good }.
syndicate-event-inherited =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }상속받았습니다: { $good }.
syndicate-event-lost =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $whom ->
        [you] 나에게
       *[other] { $other } 님에게
    } 빼앗겼습니다: { $good }.
syndicate-event-destroyed =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }재난으로 잃었습니다: { $good }.
syndicate-event-insured =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $good } 회사의 보험에 들었습니다{ syndicate-price }.
syndicate-event-surrendered =
    { $flow ->
        [out] { $who ->
            [you] { "" }
           *[other] { $seat } 님이{ " " }
        }{ $whom ->
            [you] 나에게
           *[other] { $other } 님에게
        } 보험금을 지불하고 { $good } 회사를 받았습니다: { UNITS($amount) }.
       *[other] { $who ->
            [you] { "" }
           *[other] { $seat } 님이{ " " }
        }{ $good } 회사를 보험으로 넘겼습니다{ syndicate-price }.
    }
syndicate-event-sued =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $good } 회사에 소송을 걸었습니다{ syndicate-price }.
syndicate-event-won-case =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $good } 회사에 건 소송에서 이겼습니다.
syndicate-event-lost-case =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $good } 회사에 건 소송에서 졌습니다.

## 사건: 경매

syndicate-event-auction = 경매가 시작됩니다: { $good }.
syndicate-event-bid =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }입찰했습니다: { $good }, { UNITS($price) }.
syndicate-event-passed =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }입찰하지 않았습니다: { $good }.
syndicate-event-unsold = 유찰되었습니다: { $good }.

## 사건: 대출, 밀수, 우주, 은행

syndicate-event-borrowed = { syndicate-sum } (대출).
syndicate-event-repaid = { syndicate-sum } (대출 상환).
syndicate-event-prolonged =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }대출을 한 바퀴 더 연장했습니다.
syndicate-event-bought-load =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }밀수품 1개를 샀습니다{ syndicate-price }.
syndicate-event-sold-load =
    { $flow ->
        [out] { $who ->
            [you] { "" }
           *[other] { $seat } 님이{ " " }
        }{ $whom ->
            [you] 나에게
           *[other] { $other } 님에게
        } 밀수품 값을 지불했습니다: { UNITS($amount) }.
       *[other] { $who ->
            [you] { "" }
           *[other] { $seat } 님이{ " " }
        }밀수품 1개를 팔았습니다{ syndicate-price }.
    }
syndicate-event-space-void =
    { $who ->
        [you] 내
       *[other] { $seat } 님의
    } 첫 우주 계획 카드가 무효가 되었습니다.
syndicate-event-banker =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }은행장이 되었습니다.
syndicate-event-took-stock =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }돈 대신 거래소 주식 1주를 받았습니다.
syndicate-event-took-structure =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }돈 대신 건물을 받았습니다: { $good }.
syndicate-event-took-firm =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }돈 대신 { $good } 회사를 받았습니다.
syndicate-event-gave-stock =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }돈 대신 { $whom ->
        [you] 나에게
       *[other] { $other } 님에게
    } 거래소 주식 1주를 주었습니다.
syndicate-event-gave-firm =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }돈 대신 { $whom ->
        [you] 나에게
       *[other] { $other } 님에게
    } { $good } 회사를 주었습니다.
syndicate-event-lapsed =
    은행이 지불할 수 없어 { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }받지 못했습니다: { UNITS($rest) }.

## 사건: 범죄

syndicate-event-duel =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }마피아를 만났습니다. 결투: { $seats }.
syndicate-event-firm-duel =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }마피아를 만났습니다. { $group } 그룹을 건 결투: { $seats }.
syndicate-event-threw =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }결투에서 굴렸습니다: { $first }, { $second }.
syndicate-event-tied = 동점이어서 다시 굴립니다: { $seats }.
syndicate-event-won-duel =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }결투에서 이겼습니다.
syndicate-event-confiscated =
    경찰이 { $who ->
        [you] 나에게서
       *[other] { $seat } 님에게서
    } 압수했습니다: { $good }.
syndicate-event-loads-seized =
    { $whom ->
        [nobody] 경찰이
        [you] 내가 보안관으로서
       *[other] 보안관 { $other } 님이
    } { $who ->
        [you] 나의
       *[other] { $seat } 님의
    } 밀수품을 모두 압수했습니다.

## 사건: 거래

syndicate-event-trade-begun =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $whom ->
        [you] 나에게
       *[other] { $other } 님에게
    } 할 제안을 준비합니다.
syndicate-event-proposed =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $whom ->
        [you] 나에게
       *[other] { $other } 님에게
    } 거래를 제안했습니다. 주는 것: { $giving-number ->
        [0] 없음
       *[other] { $giving }
    }; 받는 것: { $taking-number ->
        [0] 없음
       *[other] { $taking }
    }.
syndicate-event-trade-cancelled =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $whom ->
        [you] 나에게
       *[other] { $other } 님에게
    } 하려던 제안을 그만두었습니다.
syndicate-event-accepted =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $whom ->
        [you] 내
       *[other] { $other } 님의
    } 제안을 수락했습니다.
syndicate-event-trade-refused =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ $whom ->
        [you] 내
       *[other] { $other } 님의
    } 제안을 거절했습니다.

## 사건: 종료

syndicate-event-ruined =
    { $who ->
        [you] { "" }
       *[other] { $seat } 님이{ " " }
    }{ syndicate-by }파산했습니다.
syndicate-event-over = 게임이 끝났습니다: { $scores }.
    .scores =
        { $who ->
            [you] 나
           *[other] { $name } 님
        } { UNITS($value) }
syndicate-event-won =
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

syndicate-prompt-deal = 주사위를 굴리기 전에 거래를 마친 뒤 “완료”를 고르십시오.

syndicate-prompt-trade = 거래를 꾸미십시오: 먼저 주는 것, 다음에 받는 것.
    .about =
        지금까지의 거래. 주는 것: { $trade-giving-number ->
            [0] 없음
           *[other] { $trade-giving }
        }; 받는 것: { $trade-taking-number ->
            [0] 없음
           *[other] { $trade-taking }
        }.

syndicate-prompt-answer = 거래를 수락합니까?
    .about =
        받는 것: { $trade-giving-number ->
            [0] 없음
           *[other] { $trade-giving }
        }; 주는 것: { $trade-taking-number ->
            [0] 없음
           *[other] { $trade-taking }
        }. 수락합니까?

syndicate-prompt-credit-due = 대출을 갚을 때입니다: 상환하거나, 더 비싸게 한 바퀴 더 연장하십시오.

syndicate-prompt-offer-firm = 이 회사를 삽니까? 사지 않으면 경매에 부쳐집니다.
    .about = 이 회사를 삽니까? { $auction-good }, { UNITS($auction-nominal) }. 사지 않으면 경매에 부쳐집니다.

syndicate-prompt-offer-card = 이 카드를 삽니까? 사지 않으면 경매에 부쳐집니다.
    .about = 이 카드를 삽니까? { $auction-good }, { UNITS($auction-nominal) }. 사지 않으면 경매에 부쳐집니다.

syndicate-prompt-offer-shares = 이 칸에 있는 주식을 모두 살 수 있습니다.

syndicate-prompt-build = 내 칸입니다: 건물을 지을 수 있습니다.

syndicate-prompt-exchange = 증권거래소: 주식을 먼저 팔고, 다음에 산 뒤 “완료”를 고르십시오.

syndicate-prompt-borrow = 대출을 받을 수 있습니다.

syndicate-prompt-contraband = 밀수품을 팔고, 새로 산 뒤 “완료”를 고르십시오.

syndicate-prompt-insure = 내 회사마다 가치의 절반을 내고 보험에 들 수 있습니다.

syndicate-prompt-sue = 상대의 회사마다 그 가치를 내고 소송을 걸 수 있습니다.

syndicate-prompt-auction = 입찰합니까?
    .about = { $auction-good } 경매, 값 { UNITS($auction-price) }: 입찰합니까?

syndicate-prompt-debt = 가진 돈보다 빚이 많습니다: 돈을 마련하십시오.
    .about = 빚 { UNITS($debt-amount) } ({ $debt-reason }), 가진 돈보다 많습니다: 돈을 마련하십시오.

syndicate-prompt-in-kind = 은행에 줄 돈이 없습니다: 대신 다른 것을 받으십시오.
    .about = 은행이 줄 수 없는 돈 { UNITS($debt-amount) } ({ $debt-reason }): 대신 다른 것을 받으십시오.

## 수

syndicate-move-pass = 하지 않기
syndicate-move-done = 완료
syndicate-move-buy = { $firm } 구매
    .card = { $card } 구매
syndicate-move-build = { $firm } 건설
syndicate-move-mortgage = { $firm } 저당 잡히기
syndicate-move-redeem = { $firm } 저당 풀기
syndicate-move-sell-share = { $firm } 주식 판매
    .paper = { $paper } 판매
syndicate-move-buy-share = { $firm } 주식 구매
    .paper = { $paper } 구매
syndicate-move-buy-out = 은행에 있는 { $firm } 주식 모두 구매
syndicate-move-buy-cell = { $firm } 칸에 있는 주식 모두 구매
syndicate-move-surrender = { $firm } 보험으로 넘기기
syndicate-move-insure = { $firm } 보험 들기
syndicate-move-sue = { $firm } 소송 걸기
syndicate-move-take-structure = { $firm } 건물 받기
syndicate-move-give = { $firm } 주기
    .group = { $group } 주기
    .paper-firm = { $firm } 주식 주기
    .paper = { $paper } 주기
    .money = { UNITS($money) } 주기
syndicate-move-take = { $firm } 받기
    .group = { $group } 받기
    .paper-firm = { $firm } 주식 받기
    .paper = { $paper } 받기
    .money = { UNITS($money) } 받기
syndicate-move-trade = { $seat } 님에게 제안하기
syndicate-move-propose = 거래 제안
syndicate-move-cancel = 거래하지 않기
syndicate-move-accept = 수락
syndicate-move-refuse = 거절
syndicate-move-repay = 대출 상환
syndicate-move-prolong = 한 바퀴 더 연장
syndicate-move-sell-load = 밀수품 판매
syndicate-move-buy-load = 밀수품 구매
syndicate-move-waive = 나머지 포기
syndicate-move-bid = { UNITS($price) } 입찰
syndicate-move-lay = { $cell }번 칸에 록 밴드 놓기
syndicate-move-borrow = { UNITS($amount) } 대출

# 무작위.
syndicate-move-first = 첫 차례: { $seat }
syndicate-move-roll = 주사위: { $first }, { $second }
syndicate-move-throw = 결투의 주사위: { $first }, { $second }
syndicate-move-is = 사회의 영향 카드: { $card }
syndicate-move-f = 운명 카드: { $card }
syndicate-move-list = 시세표: { UNITS($value) }
syndicate-move-film = 영화: { UNITS($value) }
syndicate-move-espionage = 첩보 보고: { UNITS($value) }

## 테이블의 선택 사항

syndicate-option-end = 게임 종료
syndicate-option-end-last = 한 명만 남을 때
syndicate-option-end-first-bankruptcy = 첫 파산 때
syndicate-option-end-rounds = 정한 라운드 뒤
syndicate-option-rounds = 최대 라운드
syndicate-option-preset = 규칙
syndicate-option-preset-full = 전체
syndicate-option-preset-children = 어린이용
syndicate-option-trades = 플레이어끼리의 거래

## 페이지의 상황판

# 수를 말로 보는 사람에게는 필요 없는 것.
syndicate-view-place = { "" }
syndicate-view-rings = { "" }
syndicate-view-known = { "" }
syndicate-view-prices = { "" }
syndicate-view-prison_turns = { "" }
syndicate-view-prison_fine = { "" }
syndicate-view-changes = { "" }

## 한 줄로 하는 제안, 가장 싸게 빚 갚기

syndicate-offer-for = =
syndicate-offer-and = 및
syndicate-offer-how = 제안은 한 줄입니다. 주는 것 = 받는 것: offer { $name }: 오페라 = 115
syndicate-offer-none = 지금은 제안할 수 없습니다 ({ $name }): 주사위를 굴리기 전에만, 한 차례에 두 번까지 됩니다.
syndicate-offer-not =
    { $side ->
        [give] 지금 줄 수 없는 것
       *[take] 지금 받을 수 없는 것
    }: “{ $thing }”. 아무것도 제안하지 않았습니다.
syndicate-offer-together = { $things }: 함께가 아니면 거래할 수 없어서 아무것도 제안하지 않았습니다.
syndicate-settle =
    가장 싼 방법: { $moves }. 마련되는 돈 { UNITS($brings) }, 모자라는 돈 { UNITS($owed) }.{ $interest ->
        [0] { "" }
       *[other] { " " }저당을 풀 때 더 드는 돈: { UNITS($interest) }.
    }{ $rent ->
        [0] { "" }
       *[other] { " " }한 번 멈출 때 잃는 수입: { UNITS($rent) }.
    }
syndicate-settle-ruin =
    가진 것을 모두 팔아도 { UNITS($brings) }, 모자라는 돈은 { UNITS($owed) }: { $moves }. 파산하게 됩니다.
syndicate-settle-ask = Enter를 치면 모두 합니다. 다른 것을 치면 아무것도 하지 않습니다:

## 페이지의 경매와 빚

syndicate-auction-rises = 액면가 { UNITS($nominal) }, 오르는 중
syndicate-auction-falls = 액면가 { UNITS($nominal) }, 내리는 중
syndicate-auction-leads = 최고 입찰
syndicate-auction-out = 포기
# $monopoly (text) - what a bidder would have all firms of
syndicate-auction-completes = 완성: { $monopoly }

# A limit for this auction: before the number, on the button, and once it stands. $price (number) - the limit
syndicate-limit-rising = 대신 입찰할 최고가
syndicate-limit-falling = 대신 살 가격
syndicate-limit-give = 한도 정하기
syndicate-limit-about = 낼 돈이 있는 동안 이 경매에서 대신 답합니다. 다른 사람은 알 수 없습니다.
syndicate-limit-stands-rising = { UNITS($price) }까지 대신 입찰합니다
syndicate-limit-stands-falling = { UNITS($price) }이 되면 대신 삽니다

syndicate-debt-owed =
    { $whom ->
        [bank] 은행에 갚을 돈
       *[other] { $creditor } 님에게 갚을 돈
    } { UNITS($amount) }: { $reason }.
syndicate-debt-lacking = 모자람
syndicate-debt-suggest = 갚는 방법 제안받기
syndicate-settle-none = 돈을 마련해야 할 빚이 없습니다.
syndicate-help =
    신디케이트에서:
      offer 이름: 주는 것 = 받는 것
                   주는 것과 받는 것: offer 고수: 오페라 = 115
      limit 140    경매에서: 140까지 대신 입찰하고, 140까지 내리면 받기
      settle       빚이 있을 때: 가장 싸게 갚는 방법을 한꺼번에

## 자동 응답: 앞으로 나 대신 답하는 것, 그리고 더는 답하지 않는 까닭

# $good (text) - 경매에 나온 것; $price (number) - 가장 높은 값
syndicate-standing-limit = { $good }: { UNITS($price) }까지 입찰하고, 값이 거기까지 내리면 받기
# $monopoly (text) - 함께 짓는 회사들; $keep (number) - 남겨 둘 현금
syndicate-standing-build = { $monopoly }: 현금 { UNITS($keep) } 이상 남으면 지을 수 있을 때마다 고르게 건설
# $keep (number) - 남겨 둘 현금, 이 항목과 다음 두 항목
syndicate-standing-roll = 짓고 나서 현금 { UNITS($keep) } 이상 남을 때가 아니면 바로 주사위 굴리기
syndicate-standing-buy = 현금 { UNITS($keep) } 이상 남으면 제안받은 회사는 모두 구매
syndicate-standing-buy-papers = 현금 { UNITS($keep) } 이상 남으면 제안받은 증권은 모두 구매
    .offer-card = 현금 { UNITS($keep) } 이상 남으면 은행장을 뺀 제안받은 카드는 모두 구매
    .offer-shares = 현금 { UNITS($keep) } 이상 남으면 멈춘 칸의 주식을 모두 구매
# $keep (number) - 남겨 둘 현금; $rate (number) - 주식의 최고가
syndicate-standing-buy-shares = 현금 { UNITS($keep) } 이상 남으면 증권거래소에서 주식 구매
    .firms = 현금 { UNITS($keep) } 이상 남으면 증권거래소에서 상대 회사 주식 구매
    .exchange = 거래소 주식 값이 { UNITS($rate) } 이하이고 현금 { UNITS($keep) } 이상 남으면 증권거래소에서 구매
syndicate-standing-insure = 현금이 { UNITS($keep) } 이상이면 들 수 있는 보험은 모두 들기
syndicate-standing-decline = 앞으로 하지 않기
    .offer-firm = 제안받은 회사를 사지 않기
    .offer-card = 카드를 사지 않기
    .offer-shares = 칸에 있는 주식을 사지 않기
    .borrow = 대출을 받지 않기
    .build = 내 회사에 멈춰도 짓지 않기
    .exchange = 증권거래소에서 아무것도 하지 않기
    .contraband = 밀수품에 손대지 않기
    .insure = 보험에 들지 않기
    .sue = 소송을 걸지 않기
# $round (number) - 몇 번째 라운드
syndicate-standing-no-offers = 라운드 { $round }의 제안은 모두 거절
# $group (text) - 회사 그룹
syndicate-standing-no-offers-for = 이 그룹의 내 회사에 대한 제안은 모두 거절: { $group }
# $sum (number) - 가져와야 할 최소한
syndicate-standing-no-offers-below = 액면가로 { UNITS($sum) }보다 적게 가져오는 제안은 거절
syndicate-standing-papers = 빚을 지면 상대 회사와 증권거래소의 주식부터 팔기
# $cash (number) - 충분한 현금
syndicate-standing-spare-shares = 내 회사 주식을 과반은 남기고 팔기: 빚을 졌을 때, 그리고 주사위를 굴리기 전 현금이 { UNITS($cash) }보다 적을 때

syndicate-doubt-cash = 현금이 정해 둔 금액보다 적습니다
# $thing (text) - 독점, 이 항목과 다음 항목
syndicate-doubt-rival = 상대가 독점을 이룰 수 있습니다 ({ $thing })
syndicate-doubt-group = 내가 독점을 이룰 수 있습니다 ({ $thing })

## 페이지의 보드

syndicate-tab-sheet = 내 자산
syndicate-tab-card = 플레이어

syndicate-cell =
    { $name }{ $group ->
        [none] { "" }
       *[other] , { $group }
    }{ $state ->
        [owned] ; { $owner }{ $structures ->
            [0] { "" }
           *[other] , 건물 { $structures }채
        }
        [mortgaged] ; { $owner }, 저당 잡힘
        [bank] ; { UNITS($price) }에 판매 중
       *[none] { "" }
    }{ $cost ->
        [0] { "" }
       *[other] ; 멈추면 { UNITS($cost) } 지불
    }{ $number ->
        [0] { "" }
       *[other] . 이 칸: { $tokens }
    }

syndicate-place =
    { $place ->
        [bank] { UNITS($price) }에 판매 중
        [auction] 경매 대기 중
       *[deck] 판 밖에 있음
    }

syndicate-fact-value = 가치
syndicate-fact-rent = 현재 수입
syndicate-fact-yours = 내 것이라면
syndicate-fact-cost = 내가 멈추면 지불
syndicate-fact-structures = 건물
syndicate-fact-built = { $limit }채 중 { $built }채 ({ $structure }), 한 채 { UNITS($each) }
syndicate-fact-mortgaged = 저당 잡힘
syndicate-fact-redemption = 저당 풀기
syndicate-fact-plaintiff = 소송 중
syndicate-fact-shares = 주식
syndicate-fact-in-bank = 은행 { $number }
syndicate-fact-insured = 보험 가입

syndicate-reach = 주사위 합 { $number }이면 이 칸입니다.

syndicate-about-BEGINNING = 모든 말이 여기서 출발합니다.
syndicate-about-IS = 모두의 처지를 바꾸는 카드를 뽑습니다: 전쟁과 평화, 위기, 세금, 재판.
syndicate-about-F = 내 운명의 카드를 뽑습니다: 돈, 손해, 또는 살 수 있는 것.
syndicate-about-CREDIT = 여기서 대출할 수 있습니다. 한 바퀴 뒤 이자를 붙여 갚습니다.
syndicate-about-INSURANCE = 합법적인 내 회사마다 가치의 절반을 내고 보험에 들 수 있습니다.
syndicate-about-PRISON = 여기 갇히면 수입이 없고 차례를 쉽니다. 더블이 나오면 풀려납니다.
syndicate-about-EXCHANGE = 시세가 바뀌고, 거래소 주주가 배당을 받으며, 주식을 팔고 살 수 있습니다.
syndicate-about-CONTRABAND = 밀수품을 사 두었다가 다시 오면 이익을 남기고 팝니다. 경찰에 먼저 걸리면 빼앗깁니다.
syndicate-about-PRIZE = 은행이 상금을 줍니다.
syndicate-about-PARK = 쉬면서 한 차례를 거릅니다.
syndicate-about-TRIAL = 상대의 회사를 두고 소송을 걸 수 있습니다. 승패는 카드가 정합니다.
syndicate-about-PAY = 이곳을 지나면 월급을 받습니다.
syndicate-about-POLICE = 불법적인 것을 모두 잃고 감옥에 갑니다.
syndicate-about-TAX = 합법적인 내 회사마다 세금을 냅니다.
syndicate-about-GO_TO_THE_PARK = 공원으로 가서 한 차례를 거릅니다.
syndicate-about-rest = 아무 일도 없습니다.

syndicate-turn =
    { $who ->
        [you] 내 차례
       *[other] { $name } 님의 차례
    }

syndicate-why = 규칙

syndicate-priced =
    { $move }{ $flow ->
        [in] { " " }· +{ UNITS($price) }
        [out] { " " }· −{ UNITS($price) }
       *[none] { "" }
    }{ $worth ->
        [up] { " " }· 총자산 +{ UNITS($change) }
        [down] { " " }· 총자산 −{ UNITS($change) }
        [none] { " " }· 총자산 ±0
       *[untold] { "" }
    }

syndicate-deal-build = 건설
syndicate-deal-buy = 구매
syndicate-deal-mortgage = 저당 잡히기
syndicate-deal-redeem = 저당 풀기
syndicate-deal-sell-share = 주식 판매
syndicate-deal-buy-share = 주식 구매
syndicate-deal-buy-out = 은행의 주식 모두 구매
syndicate-deal-buy-cell = 칸의 주식 모두 구매
syndicate-deal-surrender = 보험으로 넘기기
syndicate-deal-insure = 보험 들기
syndicate-deal-sue = 소송 걸기
syndicate-deal-trade = 거래 제안
syndicate-deal-lay = 록 밴드

syndicate-roll = 완료: 주사위 굴리기
syndicate-all-moves = 가능한 모든 수 ({ $number })

syndicate-of = { $all }개 중 { $have }개
syndicate-monopoly = 독점: { $monopoly }
syndicate-cells = 모든 칸
syndicate-cell-before = 이전 칸
syndicate-cell-after = 다음 칸
syndicate-no-firms = 아직 회사가 없습니다.

syndicate-paper-exchange = 거래소 주식 { $number }
syndicate-paper-loads = 밀수품 { $number }
syndicate-paper-mafia = 마피아 카드 { $number }
syndicate-paper-credit = 갚을 대출 { UNITS($amount) }
syndicate-paper-prison = 감옥, 쉰 차례 { $number }
syndicate-paper-rests = 한 차례 쉼
syndicate-paper-lawsuit = 소송: { $firm }

syndicate-stage-duel =
    { $about ->
        [none] 마피아의 결투
       *[group] { $group } 결투
    }
syndicate-stage-credit-due = 대출이 있는 채로 대출 칸을 지났습니다. 연장할수록 비싸지고, 세 바퀴 뒤에는 갚아야 합니다.
syndicate-stage-exchange = 시세표가 오늘의 시세를 보여 줍니다. 거래소 주식은 상대가 여기 멈출 때마다 시세만큼, 회사 주식은 그 회사 수입의 일부를 가져다줍니다.
syndicate-stage-borrow = 다시 지날 때 10%를 더해 갚거나, 더 비싸게 두 바퀴까지 연장합니다.
syndicate-stage-contraband = 여기서 산 것은 다음에 올 때 이익을 남기고 팔 수 있지만, 경찰에 걸리면 잃습니다.
syndicate-stage-insure = 보험에 든 회사는 재난으로 잃거나 급할 때 넘기면 가치 전액을 받습니다.
syndicate-stage-sue = 상고 인용 카드를 뽑으면 그 회사와 함께 주인이 가진 같은 그룹의 회사를 모두 얻습니다. 상고 기각 카드는 내 소송을 끝냅니다.
syndicate-stage-debt = 돈이 마련되면 빚은 저절로 갚아집니다. 더 마련할 것이 없으면 파산합니다.
syndicate-stage-in-kind = 은행은 돈으로 못 갚는 것을 액면가의 재산으로 갚습니다.
syndicate-stage-offer-card = 간직하는 카드입니다. 사지 않으면 경매에 부쳐집니다.
syndicate-does-WAR = 평화가 올 때까지, 뽑은 사람의 군수 회사 수입이 두 배가 됩니다.
syndicate-does-PEACE = 전쟁이 올 때까지, 뽑은 사람의 군수 회사는 수입이 없습니다.
syndicate-does-PRIZE = 축구팀을 가진 사람은 자기 것이 아닌 팀마다 돈을 받습니다.
syndicate-does-CRISIS_1_2 = 다른 위기 카드가 나올 때까지, 뽑은 사람의 수입이 절반이 됩니다.
syndicate-does-CRISIS_1_1_2 = 다른 위기 카드가 나올 때까지, 뽑은 사람의 수입이 1.5배가 됩니다.
syndicate-does-TAX_20_ = 다른 세금 카드가 나올 때까지, 뽑은 사람은 세금 칸에서 더 냅니다.
syndicate-does-TAX_5_ = 다른 세금 카드가 나올 때까지, 뽑은 사람은 세금 칸에서 덜 냅니다.
syndicate-does-DISASTER = 뽑은 사람의 앞쪽 첫 회사가 그 그룹에서 가진 모든 것과 함께 은행으로 갑니다. 보험금은 나옵니다.
syndicate-does-INHERITANCE = 뽑은 사람은 뒤쪽에서 자기 것이 아닌 첫 회사를 얻습니다. 상대 것이면 그 그룹에서 가진 모든 것도 함께 옵니다.
syndicate-does-MEET_A_CASSATION = 뽑은 사람이 모든 소송에서 이깁니다. 회사마다 주인이 그 그룹에서 가진 모든 것이 함께 옵니다.
syndicate-does-DISMISS_A_CASSATION = 뽑은 사람은 모든 소송에서 지고, 돈은 돌려받지 못합니다.
syndicate-does-ROCK_BAND = 살 수 있습니다. 카드 칸에 놓으면 그곳에 멈추는 상대마다 돈을 냅니다.
syndicate-does-MAFIA = 살 수 있습니다. 같은 칸에 있는 상대에게서 보호비를 걷고, 결투에서 주사위를 던집니다.
syndicate-does-BANK_HOLD-UP = 사서 가지고 있을 수 있습니다. 그 뒤 성공 카드를 뽑으면 은행 돈을 모두 가져갑니다.
syndicate-does-SPACE_PROGRAME = 사서 가지고 있을 수 있습니다. 두 번째 카드가 계획을 완성하면 은행이 돈을 냅니다.
syndicate-does-BANKER = 은행 자체를 살 수 있습니다. 값은 은행에 있는 회사와 건물 값의 절반입니다.
syndicate-does-SUCCESS = 은행 강도 카드가 있으면 은행 돈을 모두 가져가고, 없으면 아무 일도 없습니다.
syndicate-does-cash = 뽑은 사람에게 곧바로 돈이 들어오거나 나갑니다.

syndicate-prison =
    { $who ->
        [you] 감옥에 있어 회사 수입이 없습니다.
       *[other] { $name } 님은 감옥에 있어 수입이 없습니다.
    } { $left }턴 남았습니다. 더블이 나오면 바로 풀려나고, 아니면 마지막 턴 뒤에 벌금 { UNITS($fine) }을 냅니다.

syndicate-exchange-now = 지금 한 주에 { UNITS($rate) }입니다. { $held ->
        [0] 가진 주식이 없습니다.
       *[other] { $held }주를 가지고 있으며, 값은 { UNITS($worth) }입니다.
    }

## 페이지의 결말

syndicate-chart = 라운드별 총자산
syndicate-fates = 회사들의 행방
syndicate-bargains = 누가 누구에게서 무엇을 샀나
syndicate-bargain-round = 라운드
syndicate-bargain-what = 무엇을
syndicate-bargain-from = 판 사람
syndicate-bargain-to = 산 사람
syndicate-bargain-price = 값
syndicate-fate-bank = 은행
syndicate-fate-bought = 구매
syndicate-fate-traded = 거래
syndicate-fate-lost = 주인에게서 빼앗음
syndicate-fate-inherited = 상속
syndicate-fate-taken-over = 과반 주식
syndicate-fate-won-case = 승소
syndicate-fate-took = 돈 대신

## 수를 권하는 이유

syndicate-reason-completes = 그룹 전체를 가지게 됩니다: { $group }.
syndicate-reason-group = 그룹의 회사 { $members }곳 중 { $firms }곳을 가지게 됩니다: { $group }.
syndicate-reason-blocks = { $seat } 님이 그룹 전체를 가지지 못하게 합니다: { $group }.
syndicate-reason-income = 그곳에 도착하는 사람이 { UNITS($amount) }을(를) 냅니다: { $firm }.
syndicate-reason-cheap = 액면가 { UNITS($nominal) }보다 싼 { UNITS($amount) }에 나왔습니다: { $firm }.
syndicate-reason-building = { UNITS($amount) }을(를) 들이면 다른 사람이 도착할 때마다 더 내야 합니다: { $firm }.
syndicate-reason-insurance = 재해가 나면 { UNITS($amount) }을(를) 잃습니다: { $firm }.
syndicate-reason-debt = 갚을 돈이 { UNITS($amount) }입니다.
syndicate-reason-arms = { $seat } 님이 그룹 전체를 가지게 됩니다: { $group }.
syndicate-reason-too-little = { $seat } 님에 비해 얻는 것이 너무 적습니다.
syndicate-reason-fair = { $seat } 님도 받아들일 만합니다.
syndicate-reason-visit = 다음 주사위로 도착할 수 있는 곳에서 { UNITS($amount) }을(를) 내야 할 수 있고, 가진 돈은 { UNITS($cash) }입니다: { $firm }.

## 끝난 게임에서 세는 것

syndicate-statistics-first-bought = 가장 먼저 팔린 회사
syndicate-statistics-groups = 끝날 때 가진 그룹
syndicate-statistics-ruined = 한 게임에서 파산한 플레이어 수
syndicate-statistics-imprisoned = 감옥에 간 횟수
syndicate-statistics-length = 한 게임의 차례 수
