### `bell verify`: 게임 전에 약속한 내용과 추첨을 대조합니다.

verify-good = 추첨 { $draws }회가 모두 게임 전에 서버{ $salts ->
        [0] {"가"}
       *[other] {"와"} 플레이어 { $salts }명이
    } 약속한 그대로입니다.
verify-taken-back = 그 사이 추첨 { $draws }회는 수와 함께 물렀으며, 테이블의 모두가 보았습니다.
verify-again = 누군가 솔트를 밝힌 뒤에 추첨을 { $times }번 다시 약속했습니다. 서버와 마지막에 밝히는 사람이 짜면 마음에 드는 게임이 나올 때까지 되풀이할 수 있었습니다.
verify-proves = 따라서 추첨을 바꾼 사람은 없습니다. 다만 서버가 자기 비밀값을 미리 들여다보았는지는 알 수 없습니다.
verify-after = 처음 { $moves }수는 이 게임이 이어받은 다른 게임의 수입니다. 그 부분은 원래 게임의 기보로 확인할 수 있습니다.
verify-shared = 따라서 추첨을 바꾼 사람은 없으며, 이 도전을 둔 모두가 같은 추첨을 받았습니다.

verify-promise = 서버가 이 테이블과 게임, 옵션에 대해 약속한 비밀값이 아닙니다.
verify-salt = { $seat }번 자리의 솔트가 서버의 약속에 맞춰 약속한 값이 아닙니다.
verify-own = { $seat }번 자리가 약속한 값이 다릅니다. 보관하신 해시가 기보에 없습니다.
verify-draw = { $draw }번째 추첨({ NUMBER($move, useGrouping: 0) }번째 수, { $text })이 약속과 맞지 않습니다.
verify-order = 솔트가 자리 순서대로 하나씩 있지 않습니다. 솔트를 모두 아는 사람이라면 다른 순서를 고를 수 있었습니다.
verify-numbers = 기보에 매겨진 추첨 번호가 실제 추첨보다 많습니다.
verify-list = 목록의 { NUMBER($number, useGrouping: 0) }번에는 이 약속이 없습니다.

verify-together = --seat와 --told는 함께 써야 합니다
verify-hash = --told에는 16진수 64자리가 필요합니다
verify-nothing = 기보에 추첨에 관한 내용이 없습니다. 서버에서 끝난 게임의 기보에만 있습니다
verify-no-list = { $file } 파일은 약속 목록이 아닙니다
