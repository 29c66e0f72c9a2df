### People one does not want to meet: blocked, reported, removed.

# $name (text) - of whom
people-menu = { $name }에 대해 할 일
people-block = { $name } 차단
people-block-what = 어느 테이블에서도 { $name }의 말이 보이지 않고, 내가 방장인 테이블에 앉을 수 없습니다. 상대에게는 알리지 않습니다.
people-unblock = { $name } 차단 해제
people-report = { $name } 신고 …
people-report-what = 이 서버 운영자가 이 테이블의 최근 대화와 함께 읽습니다. { $name }에게는 알리지 않습니다.
people-readmit = { $name } 다시 들이기

people-why = 무슨 일인가요?
people-reason-insults = 욕설이나 위협
people-reason-cheating = 부정행위나 담합
people-reason-stalling = 고의 시간 끌기
people-reason-spam = 도배나 광고
people-reason-name = 불쾌한 이름
people-reason-other = 그 밖의 일
people-more = 자세한 내용 (선택)
people-send = 신고 보내기
people-sent = 고맙습니다. 신고를 보냈습니다.
people-cancel = 취소

people-blocked = 차단한 사람
people-none = 차단한 사람이 없습니다.
people-removed = 이 테이블에서 내보낸 사람: 여기에 앉을 수 없습니다.
