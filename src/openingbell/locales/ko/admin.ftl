### `bell admin`: 서버 저장소를 관리합니다.

## 열

admin-table = 테이블
admin-game = 게임
admin-status = 상태
admin-entries = 기록 수
admin-changed = 변경 (UTC)
admin-seats = 자리

## 테이블의 상태

admin-waiting = 대기 중
admin-playing = 진행 중
admin-over = 종료

# $file (text) - where it was written
admin-exported = 기보를 { $file }에 저장했습니다.

# $table (text) - its id
admin-ended = 테이블 { $table }의 게임을 끝냈습니다.

# $tables (number) - how many
# $file (text) - where they were written
admin-copied = 테이블 { $tables }개와 저장소의 나머지를 모두 { $file }에 복사했습니다.
admin-rotated = 이제부터 서버는 새 키로 서명합니다.

# $tables (number) - how many
admin-abandoned = { $tables ->
        [0] 버려진 테이블이 없습니다.
       *[other] 버려진 테이블이 { $tables }개 있습니다. --delete로 삭제합니다.
    }
admin-deleted = { $tables ->
        [0] 삭제할 것이 없었습니다.
       *[other] 테이블 { $tables }개를 삭제했습니다.
    }

# $names (text) - of the limits
admin-no-limit = 제한 이름과 숫자가 필요합니다. 제한: { $names }
admin-recounted = 기록에서 게임 { $games }판을 다시 집계했습니다.
admin-the-same = 저장된 것과 같습니다.
admin-otherwise = 저장된 것과 다릅니다: { $what }.

## People

admin-whom = 대상
admin-since = 시작 (UTC)
admin-until = 끝 (UTC)
admin-reason = 이유
admin-no-reports = 신고가 없습니다.

# $number (number) - of the report
# $when (text) - when
# $name (text) - of whom it is
# $guest (text) - their id
# $address (text) - where they first came from, or `none`
# $reason (text) - in a word
# $table (text) - its id
# $seq (number) - entries of its log
admin-report = 신고 { $number }, { $when } UTC: { $name } (손님 { $guest }{ $address ->
        [none] )
       *[other] , 주소 { $address })
    }, { $reason }, 테이블 { $table }, 기록 { $seq }개 뒤

# $whom (text) - a guest's id, or addresses
admin-banned = { $whom }의 접속을 막았습니다.
admin-unbanned = { $whom }의 접속을 다시 허용했습니다.
