### 신디케이트 배우기. 메시지 이름은 영어 어콰이어 파일에 설명되어 있습니다.

syndicate_lessons-firm = 회사 사기
syndicate_lessons-firm-1 = 차례는 내 거래로 시작합니다. 아직 할 거래가 없으니 주사위를 굴리십시오.
syndicate_lessons-firm-2 = 주인 없는 시멘트에 도착했습니다. 사십시오. 여기 오는 상대가 돈을 냅니다.
syndicate_lessons-firm-done = Ada가 더블이 나와 벽돌을 사고 한 번 더 갔습니다. 유리는 마다해 경매에 부쳐집니다.

syndicate_lessons-auction = 경매
syndicate_lessons-auction-1 = 벽돌, 시멘트, 유리는 한 식구입니다. 유리에 입찰하십시오.
syndicate_lessons-auction-2 = Ada도 입찰합니다. 유리는 나에게 더 값지니 올리십시오.
syndicate_lessons-auction-done = 얻었습니다. 같은 업종 회사가 둘이면 저마다 수입이 두 배입니다.

syndicate_lessons-exchange = 증권거래소
syndicate_lessons-exchange-1 = 증권거래소입니다. 오늘 거래소 주식은 10이고, 시세는 50까지 오릅니다. 3주 사십시오.
syndicate_lessons-exchange-4 = 됐습니다. 완료하십시오.
syndicate_lessons-exchange-done = 거래소에 오는 사람은 주주에게 돈을 냅니다. 그런데 Ada가 제안을 하네요.

syndicate_lessons-trade = 제안
syndicate_lessons-trade-1 = Ada가 벽돌을 100에 넘기겠답니다. 받으면 건설 회사 셋이 모두 내 것입니다. 수락하십시오.
syndicate_lessons-trade-done = 독점입니다. 한 업종의 세 회사를 모두 가졌으니 건물을 지을 수 있습니다.

syndicate_lessons-build = 건설
syndicate_lessons-build-1 = 주택은 30이 들고 30을 법니다. 세 회사가 모두 내 것이라 전부 세 배입니다. 한 채씩 지으십시오.
syndicate_lessons-build-4 = 나머지는 어려울 때를 위해 두고 굴리십시오.
syndicate_lessons-build-done = 내 칸에 오는 사람은 이제 150을 냅니다. 20과 30을 더해 세 배입니다.

syndicate_lessons-contraband = 밀수
syndicate_lessons-contraband-1 = 밀수품은 25입니다. 한 바퀴 돌아오면 100에 팔립니다. 하나 사십시오.
syndicate_lessons-contraband-2 = 하나면 됩니다. 경찰에 걸리면 모두 잃습니다. 완료하십시오.
syndicate_lessons-contraband-done = Ada가 거래소에 왔고, 시세가 40으로 올라 나에게 120을 냈습니다.

syndicate_lessons-sell = 비쌀 때 팔기
syndicate_lessons-sell-1 = 10에 산 주식이 40입니다. 다음 사람이 오면 시세가 바뀝니다. 3주 모두 파십시오.
syndicate_lessons-sell-done = Ada가 낸 돈까지 30이 240이 되었습니다. 나쁘지 않지요.

syndicate_lessons-credit = 대출
syndicate_lessons-credit-1 = 다른 게임, 첫 주사위로 대출에 왔습니다. 일찍 회사를 사도록 200을 빌리십시오.
syndicate_lessons-credit-done = 한 바퀴 뒤 220을 갚습니다. 늦을수록 비쌉니다.

syndicate_lessons-debt = 빚
syndicate_lessons-debt-1 = 돈은 모두 주택에 들어갔는데 Ada의 로켓에 왔습니다. 150을 내야 합니다. 회사 하나를 저당 잡히십시오.
syndicate_lessons-debt-done = 갚았습니다. 되도록 빨리 저당을 푸십시오. 그때까지는 수입이 없습니다. 낼 수 없으면 파산이고, 끝까지 낼 수 있는 사람이 이깁니다.

syndicate_lessons-not-roll = 거래는 나중에. 먼저 거래할 것이 있어야 합니다. 굴리십시오.
syndicate_lessons-not-pass = 마다한 회사는 경매에 부쳐지고, Ada가 가져갈 수 있습니다.
syndicate_lessons-not-auction = 그러면 Ada가 가져가 셋을 모을 수 없습니다.
syndicate_lessons-not-cheap = 10보다 싸지는 일은 드뭅니다. 상대가 올 때마다 1주가 시세만큼 법니다.
syndicate_lessons-not-exchange = 그것은 다른 것입니다. 거래소 주식을 사십시오.
syndicate_lessons-not-enough = 3주면 됩니다. 시세는 사람이 올 때마다 바뀝니다.
syndicate_lessons-not-refuse = 모자란 것이 바로 벽돌입니다. 독점은 100보다 값집니다.
syndicate_lessons-not-build = 먼저 세 회사에 주택을 한 채씩 지으십시오.
syndicate_lessons-not-everywhere = 한 채씩 지으십시오. Ada가 어디에 올지 아무도 모릅니다.
syndicate_lessons-not-mortgage = 저당 잡힌 회사는 수입이 없고, 독점도 깨집니다.
syndicate_lessons-not-share = 주식은 나중에. 내 회사 주식을 가진 사람이 수입을 나눠 갖습니다.
syndicate_lessons-not-united = 묶인 것은 통째로만 거래합니다. 갖고 계십시오.
syndicate_lessons-not-cash = 현금을 남기십시오. 낼 수 없으면 파산합니다.
syndicate_lessons-not-load = 한 바퀴 나르면 75를 법니다. 하나 사십시오.
syndicate_lessons-not-police = 많이 나를수록 경찰이 많이 압수합니다.
syndicate_lessons-not-own-share = 그것은 내 회사 주식입니다. 거래소 주식을 파십시오.
syndicate_lessons-not-rate = 지금 시세는 40입니다. 다음 사람이 오면 5일 수도 있습니다.
syndicate_lessons-not-borrow = 지금 빌리십시오. 일찍 산 회사에 남들이 돈을 냅니다.
syndicate_lessons-not-interest = 이자를 붙여 갚아야 합니다. 200이면 됩니다.
syndicate_lessons-not-debt = 판 주식은 수입을 계속 떼어 갑니다. 저당은 풀 수 있습니다.
