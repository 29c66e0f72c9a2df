### 생각만 하고 있는 거래: 아무도 구속하지 않는 초안과, 제안에 대해 테이블에 알린 것.

# $name (text) - the other player
sketch-title = { $name } 님과의 거래
sketch-title-theirs = { $name } 님이 제안할 수 있는 거래
sketch-private = 제안하거나 보여 주기 전에는 나만 볼 수 있습니다. 보여 주는 것은 구속력이 없고, 제안은 한 차례에 두 번까지입니다.
sketch-with = 거래 상대
sketch-close = 닫기
sketch-clear = 비우기

sketch-you-give = 주는 것
sketch-you-receive = 받는 것
# $name (text) - from whom
sketch-you-get = { $name } 님에게서 받는 것
sketch-nothing = 거래할 것이 없습니다
# $firm (text) - its name; $rent (number)
sketch-brings = { $firm }, 수입 { UNITS($rent) }
# $worth (number) - of all things of a side, as net worth counts them
sketch-worth = 가치 { UNITS($worth) }
# $most (number) - how many can be named, of money which sum
sketch-up-to = 최대 { $most }
sketch-mortgaged = 저당 잡힌 회사가 있어 거래할 수 없습니다
# $thing (text) - a share, an exchange share, a load
sketch-one-more = 하나 더: { $thing }
sketch-money = 돈

sketch-changes = 달라지는 것
sketch-who = 플레이어
sketch-firm = 회사
sketch-owner = 소유자
# $who (you, other); $name (text) - the player; $gained (yes, no); $monopoly (text)
sketch-monopoly =
    { $who ->
        [you] { $gained ->
            [yes] 독점을 완성합니다: { $monopoly }
           *[no] 독점을 내줍니다: { $monopoly }
        }
       *[other] { $gained ->
            [yes] { $name } 님이 독점을 완성합니다: { $monopoly }
           *[no] { $name } 님이 독점을 내줍니다: { $monopoly }
        }
    }

# $things (text) - already joined
sketch-gone = 더 이상 불가능: { $things }

sketch-propose = 제안하기
sketch-later = 내 차례에, 주사위를 굴리기 전에 제안할 수 있습니다.
# $name (text) - to whom
sketch-show = { $name } 님에게 보여 주기
sketch-refuse-and-show = 거절하고 이것을 보여 주기

sketch-label = 거래 초안
# $who (you, other) - who shows it; $name (text) - the other player; $gives, $gets (text) - of the reader
sketch-shown =
    { $who ->
        [you] { $name } 님에게 초안을 보여 주었습니다. 주는 것: { $gives }. 받는 것: { $gets }.
       *[other] { $name } 님이 초안을 보여 줍니다. 주는 것: { $gives }. 받는 것: { $gets }.
    }
sketch-open = 열기
sketch-drop = 치우기
sketch-withdraw = 거두기

sketch-counter = 다른 거래로 답하기

# What players have told the table.
sketch-told = 모두에게 알림
sketch-tell = 모두에게 알리기
# $order (text) - a standing answer in words
sketch-tell-this = 이 답을 정하고 모두에게 알리기: { $order }
# $name (text) - a player; $round (number)
sketch-told-no-offers = { $name }: 라운드 { $round }에는 제안을 받지 않습니다.
# $group (text) - a group of firms
sketch-told-no-offers-for = { $name }: { $group }에 대한 제안은 받지 않습니다.
sketch-tell-round = 거절하고 모두에게 알리기: 이번 라운드에는 제안 사절
sketch-tell-group = 거절하고 모두에게 알리기: { $group } 제안 사절
sketch-no-offers = 제안 사절
sketch-no-offers-about = { $group }에 대한 제안은 받지 않는다고 모두에게 알리고 거절합니다. 다시 누르면 취소됩니다.
