"""How many iterations a second of processor time the expert's search of Syndicate makes, in pinned positions.

    python benchmarks/syndicate_search.py

They are of one game of four, syndicate_search.json beside this: dealings early, in the middle and late, an answer to a
proposal, and a firm that is offered. Other builds are measured by PYTHONPATH (benchmarks/frozen.py makes them).
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from openingbell.bots.budget import Budget
from openingbell.bots.observer import Observer
from openingbell.bots.policy import find_policy
from openingbell.bots.search import Search, SearchSettings
from openingbell.core.record import Record
from openingbell.core.rng import Rng
from openingbell.core.state import State

RECORD = Path(__file__).with_suffix(".json")
# After how many moves, and what is asked there.
POSITIONS = ((39, "deal"), (44, "answer"), (127, "offer-firm"), (162, "deal"), (366, "deal"), (548, "deal"))


def search(state: State) -> Search:
    observer = Observer(state, int(state.actor), Rng(5))
    policy = find_policy(observer.game)
    assert policy is not None
    return Search(observer, policy, observer.rng, SearchSettings(), observer.world(observer.rng))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--iterations", type=int, default=2000)
    wanted = parser.parse_args()
    record = Record.read(RECORD)
    speeds = []
    for moves, step in POSITIONS:
        state = record.play(moves, listens=False).state
        view = state.view(None)
        assert view["step"] == step
        found = search(state)
        begin = time.process_time()
        found.run(Budget(iterations=wanted.iterations))
        speeds.append(wanted.iterations / (time.process_time() - begin))
        sys.stdout.write(f"round {view['round']:2}, {step:11}{speeds[-1]:8.0f} iterations a second\n")
    sys.stdout.write(f"mean{sum(speeds) / len(speeds):23.0f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
