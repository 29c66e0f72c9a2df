### 한 기기를 함께 쓰는 사람들과 그 사이의 가림막.

# $name (text) - whose turn it is
curtain-turn = { $name } 차례입니다
curtain-title = 가림막이 내려와 있습니다
curtain-why = 다른 사람은 보지 마세요. { $name }이(가) 화면 앞에 있을 때 가림막을 올리세요.
curtain-waiting = 지금은 { $name } 차례입니다. 내 것을 보려면 가림막을 올리세요.

# $name (text) - one of the people at this device
curtain-lift = { $name }입니다
curtain-front = 화면 앞: { $name }
curtain-lower = 가림막 내리기
