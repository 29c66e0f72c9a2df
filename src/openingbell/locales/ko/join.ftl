### `bell join`: 터미널에서 서버의 게임에 참가합니다.

join-name = 이름:
join-name-wanted = 서버가 아직 당신을 모릅니다. --name 이름 으로 알려 주세요
join-full = 이 테이블에는 빈자리가 없습니다. 관전하려면 링크를 브라우저에서 여세요.

# $number (number) - how many seats are still free
join-waits = { $number ->
        [0] 모두 모였습니다. 곧 게임이 시작됩니다.
       *[other] { $number }명을 더 기다리고 있습니다.
    }
join-mine = 내 테이블
join-open = 빈자리가 있는 테이블
join-none = 빈자리가 있는 테이블이 없습니다.

# $url (text) - the link of the table
join-back = 게임은 서버에 남아 있습니다. 이어서 하려면: bell join { $url }
join-no-hints = 이 테이블에서는 힌트를 볼 수 없습니다.
join-not-here = 서버의 테이블에서는 할 수 없습니다.
join-ended = 게임이 도중에 끝났습니다. 승자는 없습니다.
join-agree = 동의하십니까? (예/아니요)
join-salt = 나중에 기록을 확인하려면: bell verify RECORD --seat { $seat } --told { $hash }
join-sketch-yours = { $name } 님이 이런 제안을 바랍니다: { $line }
join-sketch-theirs = { $name } 님이 { $takes }의 대가로 { $gives } 제안을 생각하고 있습니다.
