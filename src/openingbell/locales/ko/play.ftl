### `bell play`: 게임 주위에서 화면이 하는 말.

play-answer-yes = 예 네 ㅇ
play-answer-no = 아니오 아니요 ㄴ
play-answer-back = 뒤로
play-answer-end = 끝

play-curtain = { $name } 님 차례입니다. 다른 분들은 화면을 보지 말아 주십시오.
play-press-enter = Enter 키를 누르십시오.
play-read-on = Enter 계속 읽기, q 돌아가기.
play-how-short = 번호, 수 또는 ↑ ↓; { $commands }hint, undo, help, quit
play-more = 선택할 것이 더 있습니다: + 와 - 로 쪽을 넘기며, 번호는 그대로입니다.
play-thinks = { $name } 님이 생각하고 있습니다…
play-how = 번호, 수, 쉼표로 나눈 여러 수, ↑ ↓ 또는: { $commands }hint undo reset news history always save load rules concede help quit
play-not-a-move = “{ $answer }”: 고를 수 없는 것이어서 아무것도 두지 않았습니다. help를 치면 답하는 법이 나옵니다.
play-later = “{ $answer }”: 아직 모르는 일에 달려 있어서 아무것도 두지 않았습니다. 그 앞의 수를 먼저 두십시오.
play-undone = 되돌렸습니다.
play-no-undo = 되돌릴 수 없습니다: 무작위 결과가 나왔거나, 무언가 공개되었거나, 다른 사람이 두었습니다.
play-file-wanted = “{ $command }” 뒤에는 파일 이름이 필요합니다.
play-saved = 저장한 파일: { $file }
play-loaded = 불러온 파일: { $file }
play-out = 게임에서 탈락했고 나머지는 계속합니다: Enter 관전, “끝” 바로 결과, quit 나가기.
play-out-conceded = 봇들이 계속합니다: Enter 관전, “끝” 바로 결과, quit 나가기.
play-hurries = 나머지가 깊이 생각하지 않고 끝까지 둡니다…
play-concede-sure = 포기하면 봇이 대신 둡니다. 정말입니까? (예/아니오)
play-conceded = { $name } 님이 포기했습니다. 봇이 이어서 둡니다.
play-has = { $name } { $sum }
play-now = 지금 가진 돈: { $sums }.
play-load-sure = 이 게임을 버리고 { $file } 파일의 게임을 합니다. 정말입니까? (예/아니오)
play-load-not = 아무것도 불러오지 않았고, 게임이 이어집니다.
play-save-offer = 게임을 저장하려면 파일 이름을 치십시오. “뒤로”는 계속하기, Enter는 나가기:
play-kept = 게임을 남겨 두었습니다: bell play --resume 으로 이어집니다.
play-save-final = 게임을 저장하려면 파일 이름을, 그냥 나가려면 Enter를 치십시오:
play-help =
    답하는 법:
      3            세 번째 선택
      { $move }
                   수를 말로, 또는 기보처럼; 하나에만 맞으면 끝부분만
                   써도 됩니다
      수, 수       여러 수: 모두 두거나 하나도 두지 않습니다
      수 3         그 수를 세 번
      ↑ ↓          선택을 차례로 표시합니다; Tab은 나머지를 채웁니다
      Enter        첫 선택. 잃는 것이 없거나 하나뿐일 때만 됩니다
      + -          선택이 많을 때 다음 쪽과 이전 쪽
    
    명령:
      hint         나와 똑같이 아는 고수라면 어떻게 할지
      undo         마지막 선택 되돌리기, 무작위나 다른 사람이 나서기 전까지
      reset        이번 차례의 선택을 모두 되돌리기
      news         지난번 내 차례 뒤에 있었던 일
      history      지금까지 내가 본 모든 일
      always       자동 응답: 지금 걸려 있는 것과 걸 수 있는 것; always 2는
                   두 번째를 걸고, always 2 140은 그 숫자로 겁니다
      tell         always와 같지만 모두에게 알립니다: tell 2
      never 1      걸려 있는 첫 번째를 거두기
      save FILE    지금까지의 게임을 새 파일에 쓰기
      load FILE    파일의 게임을 이어서 하기
      rules        규칙의 장; 번호를 붙이면 그 장이나 조항, 낱말을 붙이면
                   그 낱말이 있는 조항
      concede      포기: 봇이 대신 둡니다
      quit         나가기; 먼저 저장할 수 있습니다

## 자동 응답

play-standing = 나 대신 답하는 것:
play-standing-none = 나 대신 답하는 것이 없습니다.
play-standing-offers = 앞으로의 질문에 걸어 둘 수 있는 것 (always 번호, 뒤에 숫자를 붙일 수 있음):
play-standing-offers-none = 여기에는 걸어 둘 수 있는 자동 응답이 없습니다.
# $orders (text) - 걸려 있는 것을 이은 것
play-stands = 나 대신 답하는 것: { $orders }
# $order (text) - 지금 걸려 있거나 걸려 있던 것
play-standing-given = 앞으로: { $order }.
play-standing-told = 앞으로 적용되며 모두에게 알렸습니다: { $order }.
play-standing-private = 이런 답은 아무에게도 알리지 않습니다: { $order }.
play-standing-cancelled = 거두었습니다: { $order }.
# $order (text) - 걸려 있던 것; $doubt (text) - 거둔 까닭
play-standing-doubt = 다시 묻습니다 ({ $order }): { $doubt }.
# $command (text) - 입력한 것
play-standing-wrong = “{ $command }” 뒤에는 “always” 목록의 번호가 필요합니다.
