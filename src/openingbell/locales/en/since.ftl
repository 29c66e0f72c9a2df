### What happened since one was here last.

# $turns (number) - begun meanwhile
since-title =
    While you were away: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }

# $number (number) - turns that are not listed
since-earlier = … and { $number } before

since-tell = Show me step by step
since-skip = Go on
since-new = news
