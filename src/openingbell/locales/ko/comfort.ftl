### 화면의 소리와 움직임.

comfort-title = 소리와 움직임
comfort-sound = 부드러운 소리
comfort-motion = 움직임
comfort-motion-off = 끄기
comfort-motion-quick = 빠르게
comfort-motion-normal = 보통
comfort-motion-calm = 느긋하게
comfort-close = 닫기
