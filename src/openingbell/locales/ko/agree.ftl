### 테이블에서 서로 부탁하는 일과 그 메뉴.

agree-menu = 테이블

agree-takeback =
    { $alone ->
        [yes] 내 마지막 수 무르기
       *[no] 내 마지막 수 무르기 (요청)
    }
agree-pause =
    { $alone ->
        [yes] 일시 중지
       *[no] 일시 중지 (요청)
    }
agree-end =
    { $alone ->
        [yes] 게임 끝내기
       *[no] 승자 없이 게임 끝내기 (요청)
    }
agree-end-sure = 정말 끝낼까요?
agree-bot = { $name } 님 대신 봇이 두기
agree-person = { $name } 님 대신 다른 사람이 두기
agree-resign = 포기

# $meaning (text) - bot or end: what it means in this game
agree-resign-sure =
    { $meaning ->
        [end] 포기할까요? 모두의 게임이 끝나고 승자는 없습니다.
       *[bot] 포기할까요? 봇이 가진 것을 모두 이어받아 끝까지 둡니다. 다른 사람들은 계속합니다.
    }

agree-asked =
    { $what ->
        [takeback] { $who ->
            [you] 마지막 수를 무르자고 요청했습니다.
           *[other] { $name } 님이 수를 무르고 싶어 합니다.
        }
        [pause] { $who ->
            [you] 일시 중지를 요청했습니다.
           *[other] { $name } 님이 일시 중지를 요청합니다.
        }
        [end] { $who ->
            [you] 승자 없이 게임을 끝내자고 요청했습니다.
           *[other] { $name } 님이 승자 없이 게임을 끝내자고 합니다.
        }
        [bot] { $who ->
            [you] { $about } 님 대신 봇이 두자고 요청했습니다.
           *[other] { $name } 님이 { $about } 님 대신 봇이 두자고 합니다.
        }
       *[person] { $who ->
            [you] { $about } 님 대신 다른 사람이 두자고 요청했습니다.
           *[other] { $name } 님이 { $about } 님 대신 다른 사람이 두자고 합니다.
        }
    }
agree-yes = 동의
agree-no = 거절
agree-withdraw = 취소
agree-awaited = 아직 답하지 않음: { $names }.
agree-waited-for = { $name } 님을 몇 분 더 기다립니다.
agree-resume = 계속하기
agree-stand-in = 봇이 대신 두고 있습니다.
agree-come-back = 내 자리로 돌아가기
agree-out = { $name } 님의 시간이 다 되었습니다. 기다리거나:
agree-let-bot = 봇이 이어서 두기
agree-offered = { $name } 님 대신 둘 사람을 찾습니다.
agree-join = 이어서 두기
agree-over = 게임이 중단되었습니다. 승자는 없습니다.
