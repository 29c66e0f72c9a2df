### 이름이 붙은 옵션 모음. 테이블을 만들 때 한 번에 고릅니다.

preset-legend = 프리셋
preset-quick = 빠른 게임
preset-classic = 클래식
preset-advanced = 고급
preset-children = 아이와 함께
preset-full = 마지막 한 명까지
preset-save = 이 옵션 저장
preset-name = 프리셋 이름
preset-forget = 프리셋 “{ $name }” 삭제
