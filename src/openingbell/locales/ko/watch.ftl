### `bell watch`: 키.

watch-keys = 스페이스: 일시정지 · →: 한 수씩 · + -: 빠르게, 느리게 · q: 나가기
watch-keys-paused = 일시정지 · →: 다음 수 · 스페이스: 계속 · q: 나가기
