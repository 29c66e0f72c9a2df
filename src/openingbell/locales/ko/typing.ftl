### 화면에서 수를 입력하기.

typing-move = 수 입력
typing-make = 두기
typing-not-now = 지금은 입력할 것이 없습니다.
typing-unknown = “{ $text }”은(는) 여기서 둘 수 없습니다. 예: { $examples }
