### 어콰이어 배우기. 메시지 이름은 영어 파일에 설명되어 있습니다.

acquire_lessons-found = 회사 설립
acquire_lessons-found-1 = 타일마다 자리가 하나씩 있고, 그 자리의 이름이 타일에 적혀 있습니다. 타일 두 개가 붙으면 회사가 됩니다. 5B 옆에 6B를 놓으십시오.
acquire_lessons-found-2 = 회사를 설립했습니다. 어느 회사로 할지는 마음대로입니다. 주식이 싼 Sackson을 고르십시오.
acquire_lessons-found-done = 설립한 사람은 주식 1주를 거저 받습니다. 타일이 2개가 되면 회사에 주가가 생깁니다.

acquire_lessons-buy = 주식 구매
acquire_lessons-buy-1 = 타일을 놓은 뒤 주식을 3주까지 살 수 있습니다. 200달러일 때 Sackson을 3주 사십시오.
acquire_lessons-buy-4 = 이번 차례는 여기까지입니다. 차례를 마치면 새 타일을 뽑습니다.
acquire_lessons-buy-done = 이제 Sackson이 4주입니다. 그사이 Ada가 Hydra를 설립했고 Ben도 함께 샀습니다.

acquire_lessons-grow = 키우기
acquire_lessons-grow-1 = 타일이 많을수록 주가가 오릅니다. Sackson을 키우십시오.
acquire_lessons-grow-done = Sackson 1주는 이제 300달러입니다. 더 싸게 사 두었지요.

acquire_lessons-second = 2등도 좋다
acquire_lessons-second-1 = 보너스는 주식이 가장 많은 사람과 그다음 사람이 받습니다. Hydra는 Ada가 4주, Ben이 2주입니다. 3주를 사면 2등입니다.
acquire_lessons-second-4 = 이제 차례를 마치십시오.
acquire_lessons-second-done = 두 회사에 모두 발을 걸쳤습니다. 두 회사가 점점 가까워집니다.

acquire_lessons-merge = 합병
acquire_lessons-merge-1 = 8B는 Sackson과 Hydra 사이에 있습니다. 놓으면 큰 회사가 작은 회사를 흡수합니다.
acquire_lessons-merge-done = Sackson이 사라지며 돈을 냈습니다. 최대주주인 나는 3,000달러, 2대 주주 Ada는 1,500달러. 돈은 합병에서 나옵니다.

acquire_lessons-trade = 남은 주식
acquire_lessons-trade-1 = Sackson 4주는 팔거나, 보유하거나, 2주를 1주로 교환할 수 있습니다. 모두 교환하십시오. Hydra가 5주가 되어 Ada의 4주를 넘습니다.
acquire_lessons-trade-done = 한 푼도 안 들이고 Hydra의 최대주주가 되었습니다.

acquire_lessons-alone = 한 주의 차이
acquire_lessons-alone-1 = 다른 게임입니다. America를 나와 Ada가 4주씩 갖고 있어 보너스를 나눠야 합니다. 1주 더 사십시오.
acquire_lessons-alone-2 = 5 대 4. 남은 돈은 아껴 두고 차례를 마치십시오.
acquire_lessons-alone-done = 혼자 1등이면 최대주주 보너스를 통째로 받습니다. 남의 주식을 세어 볼 만합니다.

acquire_lessons-survive = 누가 존속하나?
acquire_lessons-survive-1 = America와 Phoenix는 타일이 3개씩입니다. 6C로 합병하십시오.
acquire_lessons-survive-2 = 크기가 같으니 존속할 회사를 직접 고릅니다. 보너스는 사라지는 회사만 주고, 내 주식은 America에 있습니다. Phoenix를 존속시키십시오.
acquire_lessons-survive-done = 4,000달러를 받았습니다. 타일을 놓는 사람이 때를 정하고, 크기가 같으면 사라질 회사도 정합니다.

acquire_lessons-end = 게임 끝내기
acquire_lessons-end-1 = Sackson은 타일이 10개입니다. 11개가 되면 안전해져 아무도 흡수할 수 없습니다. 6A를 놓으십시오.
acquire_lessons-end-2 = 판 위의 모든 회사가 안전하므로 게임 종료를 선언할 수 있습니다. 앞서고 있으니 선언하십시오.
acquire_lessons-end-3 = 차례를 마치십시오. 그러면 보너스를 한 번 더 주고 모든 주식을 팝니다.
acquire_lessons-end-done = 승리했습니다! 가장 부유한 사람이 이깁니다. 그게 전부입니다.

acquire_lessons-not-alone = 이 타일은 다른 타일과 붙지 않아 회사가 생기지 않습니다.
acquire_lessons-not-cheap = 남은 회사라면 무엇이든 되지만 여기서는 Sackson을 고르십시오. 싼 주식을 더 많이 살 수 있습니다.
acquire_lessons-not-three = 더 살 수 있습니다. 한 차례에 3주까지입니다.
acquire_lessons-not-grow = 이 타일은 Sackson과 붙지 않아 커지지 않습니다.
acquire_lessons-not-lead = Sackson은 이미 1등이고 다른 사람에게는 없습니다. 더 사도 보너스가 늘지 않습니다.
acquire_lessons-not-second = 아직입니다. Hydra 3주면 2등이 됩니다.
acquire_lessons-not-merge = 이 타일로는 합병이 일어나지 않습니다. 두 회사에 붙는 타일은 하나뿐입니다.
acquire_lessons-not-sell = 팔면 1주에 300달러입니다. 교환하면 Hydra의 최대주주가 되고, 그것은 수천 달러짜리입니다.
acquire_lessons-not-keep = 누군가 Sackson을 다시 설립하지 않는 한 보유한 주식은 가치가 없습니다.
acquire_lessons-not-tie = 4 대 4면 두 보너스를 나눕니다. America를 1주 더 사면 혼자 1등입니다.
acquire_lessons-not-save = 1주면 충분합니다. 돈이 떨어지면 정작 필요할 때 못 삽니다.
acquire_lessons-not-survivor = 존속하는 회사는 보너스를 주지 않는데, 내 주식은 America에 가장 많습니다.
acquire_lessons-not-safe = 그러면 Sackson은 10개에 머물러 안전해지지 않습니다.
acquire_lessons-not-announce = 먼저 종료를 선언하십시오. 앞서고 있으니 한 바퀴 더 돌면 남들만 좋습니다.
acquire_lessons-not-sold = 곧 모든 주식을 바로 이 가격에 팝니다. 얻을 것이 없습니다.
