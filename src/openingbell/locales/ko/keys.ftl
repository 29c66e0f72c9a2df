### 테이블에서 쓰는 키.

keys-title = 단축키
keys-now = 지금
keys-always = 언제나
keys-step = 단계 막대에서: 한 단계 뒤로 또는 앞으로
keys-ends = 단계 막대에서: 처음으로, 그리고 다시 지금으로
keys-tab = 다음 누를 것으로
keys-escape = 페이지 위에 열린 것을 닫기
