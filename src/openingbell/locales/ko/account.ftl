### 계정 페이지와 그리로 가는 길.

account-title = 계정
account-from-name = 로그인하거나 계정을 만들어 게임을 보관하기
account-lead = 계정이 있으면 로그인하세요. 계정이 없어도 플레이할 수 있습니다. 먼저 자리에 앉고, 원하면 나중에 만드세요.
account-lead-guest = 지금은 이 브라우저만 아는 손님입니다. 계정을 만들면 나와 내 게임이 보관됩니다.

# $login (text) - the login name
account-known-as = 로그인 이름은 { $login }입니다. 다른 사람에게는 보이지 않습니다.

## Logging in

account-log-in = 로그인
account-log-in-passkey = 패스키로 로그인
account-log-in-instead = 비밀번호를 알고 있습니다
account-login-name = 로그인 이름
account-password = 비밀번호
account-password-about = 10자 이상이어야 합니다. 남들이 함께 쓰지 않을 낱말 몇 개를 이어 쓰면 좋습니다.
account-password-show = 보이기
account-your-password = 본인 확인을 위한 비밀번호
account-prove-passkey = 패스키로
account-forgotten = 비밀번호를 잊었습니다
account-recover = 새 비밀번호 정하기
account-recover-about = 다른 기기에서는 모두 로그아웃되고, 패스키와 토큰이 모두 삭제됩니다. 본인 것은 다시 추가할 수 있습니다.

# $name (text) - what the guest is called
account-bring = { $name } 손님의 게임을 함께 가져오기

## Making one

account-make = 계정 만들기
account-make-about = 로그인 이름은 로그인할 때만 씁니다. 다른 사람에게는 게임에서 쓰는 이름이 보입니다.
account-make-password = 이 비밀번호로 만들기
account-make-passkey = 패스키로 만들기

## The recovery code

account-code = 복구 코드
account-code-about = 적어 두세요. 지금 한 번만 보여 드립니다. 비밀번호와 패스키를 모두 잃었을 때 로그인할 유일한 방법이며, 한 번만 쓸 수 있습니다.
account-code-kept = 적어 두었습니다
account-code-lost = 잃어버렸거나 누가 보았나요? 새 코드를 만들면 예전 코드는 쓸 수 없게 됩니다.
account-new-code = 새 복구 코드
account-copy = 복사
account-copied = 복사했습니다.
account-not-copied = 복사하지 못했습니다.

## The ways to log in

account-ways = 로그인 방법
account-change-password = 비밀번호 바꾸기
account-set-password = 비밀번호 정하기
account-new-password = 새 비밀번호
account-password-changed = 비밀번호를 바꾸었고, 다른 곳에서는 로그아웃되었습니다.
account-passkeys = 패스키
account-no-passkeys = 아직 없습니다. 패스키가 있으면 지문, 얼굴, 기기 잠금으로 로그인합니다.
account-add-passkey = 패스키 추가
account-passkey-name = 부를 이름 (예: 기기 이름)
account-remove = 삭제

# $day (text) - when it was
account-used = 마지막 사용: { $day }
account-unused = 사용한 적 없음

## Tokens

account-tokens = 프로그램용 토큰
account-tokens-about = 토큰이 있는 프로그램은 나를 대신해 플레이하거나 봅니다. 계정은 바꿀 수 없습니다.
account-token-purpose = 용도
account-token-scope = 할 수 있는 일
account-token-make = 토큰 만들기
account-token-once = 지금 복사하세요. 다시 보여 드리지 않습니다.
account-token-use = 프로그램의 환경 변수 BELL_TOKEN에 넣으세요. 그다음 예를 들면:
account-revoke = 폐기

# $scope (text) - what a token may do
account-scope =
    { $scope ->
        [read] 보기
       *[play] 플레이
    }

## Leaving

account-leaving = 로그아웃과 탈퇴
account-log-out = 로그아웃
account-log-out-everywhere = 모든 곳에서 로그아웃
account-log-out-about = 모든 곳이란 모든 브라우저와 모든 프로그램입니다. 프로그램의 토큰도 쓸 수 없게 됩니다.
account-export = 내 모든 데이터
account-export-about = 내 게임, 메모, 한 말, 설정을 담은 파일 하나입니다.
account-export-get = 내려받기
account-delete = 탈퇴하기
account-delete-about = 모든 테이블에서 이름이 사라지고, 한 말과 쓴 메모가 삭제되며, 다른 사람과 하던 게임은 봇이 이어서 합니다. 다른 사람의 게임은 그대로 남습니다. 되돌릴 수 없습니다.
account-delete-question = 정말 탈퇴할까요? 되돌릴 수 없습니다.
account-delete-not = 남기
account-left = 탈퇴했습니다. 안녕히 가세요.
