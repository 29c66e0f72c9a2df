### 스탁파일 배우기. 메시지 이름은 영어 어콰이어 파일에 설명되어 있습니다.

stockpile_lessons-supply = 더미 채우기
stockpile_lessons-supply-1 = Epic이 4 오른다는 것은 나만 압니다. Leading이 2 내린다는 것은 모두 압니다. 급등 카드와 수수료 카드가 있습니다. 하나는 앞면으로, 하나는 뒤집어 놓습니다. 수수료를 Leading이 있는 2번 더미에 앞면으로 놓으십시오.
stockpile_lessons-supply-2 = 이제 급등 카드를 숨기십시오. Epic이 있어 내가 노리는 1번 더미에 뒤집어 놓습니다.
stockpile_lessons-supply-done = 남들은 내가 놓은 카드라는 것만 보고, 무엇인지는 짐작해야 합니다.

stockpile_lessons-bid = 입찰
stockpile_lessons-bid-1 = 누구나 더미를 하나씩 가져갑니다. 1번 더미의 3에 말을 놓으십시오.
stockpile_lessons-bid-done = Ada가 6을 불러 내 말이 돌아왔습니다. 끝이 아닙니다. 다시 입찰하면 됩니다.

stockpile_lessons-outbid = 다시 입찰
stockpile_lessons-outbid-1 = Epic 2주와 급등 카드, 그리고 내가 아는 것. 1번 더미는 6보다 값집니다. 10을 부르십시오.
stockpile_lessons-outbid-done = 더미를 얻었습니다. Ada는 2번을 가져가며 내가 놓은 수수료를 냈습니다.

stockpile_lessons-boom = 급등 카드
stockpile_lessons-boom-1 = 급등 카드는 주가를 곧바로 2 올립니다. 어느 기업이 4 더 오를지는 알고 있지요.
stockpile_lessons-boom-done = Epic이 7입니다. 내 전망까지 더해 10을 넘으면 좋은 일이 생깁니다.

stockpile_lessons-hold = 버티기
stockpile_lessons-hold-1 = 이제 누구나 팔 수 있습니다. 무슨 일이 올지 아니까 모두 쥐고 완료하십시오.
stockpile_lessons-hold-done = Epic이 분할되어 카드 1장이 2주가 되었습니다. 하지만 Bottomline은 2로 떨어졌고, 아무도 몰랐습니다.

stockpile_lessons-crash = 제때 팔기
stockpile_lessons-crash-1 = 다음 라운드. 내 전망은 Bottomline 3 하락인데 주가는 2입니다. 부도가 나기 전에 파십시오.
stockpile_lessons-crash-2 = Epic이 2 내린다는 것은 모두 봅니다. 분할 주식 1장을 통째로 파십시오.
stockpile_lessons-crash-3 = 나머지는 두십시오. 마지막에 기업마다 대주주가 보너스를 받습니다. 완료하십시오.
stockpile_lessons-crash-done = Bottomline이 부도났습니다. 아직 쥐고 있던 사람은 빈손이고, 나는 팔았습니다.

stockpile_lessons-dividend = 배당금
stockpile_lessons-dividend-1 = Stanford는 주식을 공개하는 사람에게 1주에 2,000달러를 줍니다. 2주 모두 공개하십시오.
stockpile_lessons-dividend-done = 4,000달러입니다. 꼭 공개할 필요는 없습니다. 비밀이 더 값질 때도 있습니다.

stockpile_lessons-majority = 마지막 라운드
stockpile_lessons-majority-1 = 다른 게임의 막바지입니다. 이 라운드가 끝나면 어차피 모두 팔고, 기업마다 대주주가 10,000달러를 받습니다. 주식을 쥐고 계십시오.
stockpile_lessons-majority-done = 승리했습니다! 이제 비밀을 어떻게 쓰는지 압니다.

stockpile_lessons-not-show = 앞면으로 놓으면 모두가 급등 카드를 보고 경쟁합니다.
stockpile_lessons-not-own-fee = 1번 더미는 내가 노리는데, 수수료는 가져가는 사람이 냅니다.
stockpile_lessons-not-worst = 그것도 됩니다. 하지만 Leading이 내린다는 것을 모두 아니, 2번 더미라야 아무도 안 가져갑니다.
stockpile_lessons-not-hide = 입찰할 곳에 놓으십시오. Epic은 1번 더미에 있습니다.
stockpile_lessons-not-nothing = 0은 누구나 쉽게 넘습니다. 3부터 시작하십시오.
stockpile_lessons-not-low = 낮게 시작하십시오. 누가 넘으면 그때 올리면 됩니다.
stockpile_lessons-not-news = 내가 아는 것은 Epic뿐이고, Epic은 1번 더미에 있습니다.
stockpile_lessons-not-next = 6만 넘으면 됩니다. 다음 칸은 10입니다.
stockpile_lessons-not-worth = 다른 더미에는 모르는 것과 수수료뿐입니다. Epic을 지키십시오.
stockpile_lessons-not-boom = Epic이 4 오른다는 것을 압니다. 급등 카드와 합치면 꼭대기를 넘습니다.
stockpile_lessons-not-early = 지금은 7입니다. 분할되면 카드 1장이 6짜리 2주가 됩니다.
stockpile_lessons-not-unknown = 이 기업은 아는 것이 없습니다. 내릴 것을 알거나 돈이 필요할 때 파십시오.
stockpile_lessons-not-crash = 부도가 나면 주식이 모두 사라집니다. 먼저 Bottomline을 파십시오.
stockpile_lessons-not-bottomline = 급한 것부터. Bottomline이 곧 부도납니다.
stockpile_lessons-not-half = 그러면 2주 가운데 1주만 팝니다. 카드를 통째로 파십시오.
stockpile_lessons-not-falls = Epic은 틀림없이 2 내리고 모두가 압니다. 분할 주식 1장을 파십시오.
stockpile_lessons-not-stanford = Stanford는 배당하거나 오를 수도 있습니다. 내린다는 것은 모르지요.
stockpile_lessons-not-majority = 1장은 두십시오. 대주주 보너스에 들어갑니다.
stockpile_lessons-not-claim = 공개하는 주식마다 2,000달러입니다. 2주 모두 공개하십시오.
stockpile_lessons-not-keep = 곧 같은 값에 팔 텐데, 지금 팔면 대주주 보너스를 잃습니다.
