### 지난번 이후에 있었던 일.

# $turns (number) - begun meanwhile
since-title =
    자리를 비운 동안: { $turns }차례

# $number (number) - turns that are not listed
since-earlier = … 그 전에 { $number }개 더

since-tell = 차례대로 보기
since-skip = 계속하기
since-new = 새 소식
