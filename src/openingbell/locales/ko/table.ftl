### 게임의 수 말고 테이블에서 일어나는 일.

table-takeback =
    { $who ->
        [you] 마지막 수를 물렀습니다.
       *[other] { $seat } 님이 수를 물렀습니다.
    }
table-declined =
    { $who ->
        [you] 동의하지 않았습니다.
       *[other] { $seat } 님이 동의하지 않았습니다.
    }
table-paused = 게임을 일시 중지했습니다.
table-resumed = 게임을 계속합니다.
table-ended = 모두 동의하여 게임을 끝냈습니다. 승자는 없습니다.
table-resigned-end =
    { $who ->
        [you] 포기하여 게임이 끝났습니다. 승자는 없습니다.
       *[other] { $seat } 님이 포기하여 게임이 끝났습니다. 승자는 없습니다.
    }
table-out-of-time =
    { $who ->
        [you] 시간이 다 되었습니다.
       *[other] { $seat } 님의 시간이 다 되었습니다.
    }
table-resigned = { $player } 님이 포기했습니다. 봇이 이어서 둡니다.
table-stand-in =
    { $who ->
        [you] 이제 봇이 대신 둡니다.
       *[other] 이제 봇이 { $player } 님 대신 둡니다.
    }
table-offered =
    { $who ->
        [you] 다른 사람이 내 자리를 이어받을 수 있습니다.
       *[other] 링크가 있는 사람은 { $seat } 님의 자리를 이어받을 수 있습니다.
    }
table-returned =
    { $who ->
        [you] 자리로 돌아왔습니다.
       *[other] { $by } 님이 자리로 돌아왔습니다.
    }
table-joined =
    { $who ->
        [you] 자리를 이어받았습니다.
       *[other] { $by } 님이 자리를 이어받았습니다.
    }
