### 화면의 소리와 움직임.

comfort-title = 소리와 움직임
comfort-sound = 부드러운 소리
comfort-motion = 움직임
comfort-motion-off = 끄기
comfort-motion-quick = 빠르게
comfort-motion-normal = 보통
comfort-motion-calm = 느긋하게
comfort-install = 이 기기에 Opening Bell 설치
comfort-install-by-hand = Opening Bell을 앱처럼 쓰려면 Safari에서 공유를 누른 뒤 ‘홈 화면에 추가’를 선택하세요.
comfort-close = 닫기
