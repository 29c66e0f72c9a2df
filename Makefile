# Two commands are enough: `make play` and `make test`. Both prepare .venv themselves.
.PHONY: play test check check-python check-page check-papers api bench bench-guard bench-peers bench-roofline bench-vector load first-view burden strength strength-full soak measure-setup interpreted pages clean manners blunders versus levels fit

BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -n 2 --durations=25 --durations-min=5

# Status 3: it is served already, and where was said; that is no failure of a second `make play`.
play:
	@scripts/prepare
	@$(BIN)/bell serve --open --share || [ $$? -eq 3 ]

test: check
	$(PYTEST) tests
	@$(MAKE) --no-print-directory interpreted

# The same files uncompiled: src comes before the installed package. Coverage can only be taken here.
interpreted:
	PYTHONPATH=src OPENINGBELL_TESTS=interpreted $(PYTEST) tests -m interpreted --cov --cov-report=term --cov-fail-under=95

# After a change of the server's messages: its description, from which the page's types are made.
api:
	@scripts/prepare
	$(BIN)/python -m openingbell.server.describe > web/openapi.json

# Two at a time, each told as a whole.
check:
	@scripts/prepare develop
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check-python check-page check-papers

check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

check-page:
	$(BIN)/python web/build_page.py check
	$(BIN)/python web/build_page.py test

check-papers:
	$(BIN)/python -m pytest -q tests/test_imports.py tests/locales/test_catalogue.py tests/locales/test_language.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet --site-dir build/site

bench:
	@scripts/prepare develop
	$(BIN)/bell bench acquire
	$(BIN)/bell bench stockpile
	$(BIN)/bell bench syndicate

bench-guard:
	@scripts/prepare develop
	$(BIN)/python benchmarks/guard.py

# The yardsticks are not ours: benchmarks/README.md says where they are looked for.
bench-roofline:
	@scripts/prepare develop
	$(BIN)/python benchmarks/roofline.py --least

# What two workers bring to a vector of 256 games.
bench-vector:
	@scripts/prepare develop
	$(BIN)/python benchmarks/vector.py --least

bench-peers:
	@scripts/prepare develop
	$(BIN)/python -m pip --quiet install 'openingbell[bench]'
	$(BIN)/python benchmarks/peers.py --least 2.0

# What a move costs the server, with its own clients over loopback. Two minutes.
load:
	@scripts/prepare develop
	$(BIN)/python -m benchmarks.load
	$(BIN)/python -m benchmarks.load_many

# How long a visitor waits for the first view, on an idle machine.
first-view:
	@scripts/prepare develop
	$(BIN)/python -m benchmarks.first_view --least

# How often a person is asked in a game of Syndicate, with standing answers and without.
burden:
	@scripts/prepare develop
	$(BIN)/python benchmarks/burden.py

# What must show about the bots, line by line. Under 75 minutes on two idle processors; STRENGTH="--line stranger" is quicker,
# and strength-full is for the night.
STRENGTH ?=
strength:
	@scripts/prepare develop
	$(BIN)/python -m benchmarks.strength $(STRENGTH)

strength-full:
	@scripts/prepare develop
	$(BIN)/python -m benchmarks.strength --full $(STRENGTH)

# Each level against the one below it, two against two: 60 to 85 %. LEVELS="--game acquire --step master --games 40" is quicker.
LEVELS ?=
levels:
	@scripts/prepare develop
	$(BIN)/python -m benchmarks.levels $(LEVELS)

# How bots behave at a table of Syndicate, 50 games each. MANNERS="--bot greedy" is quicker.
MANNERS ?=
manners:
	@scripts/prepare develop
	$(BIN)/python -m tests.bots.manners $(MANNERS)

# Choices of Stockpile that anybody can see are wrong: there are none.
blunders:
	@scripts/prepare develop
	$(BIN)/python -m tests.bots.blunders

# Today's bots against those of the pool, until a sequential test knows. VERSUS="acquire expert --budget 100", for example.
VERSUS ?= syndicate greedy
versus:
	@scripts/prepare develop
	$(BIN)/python -m benchmarks.versus $(VERSUS)

# The experts' judgement of who will win, fitted anew to many games. FIT="--game acquire --dry" writes nothing.
FIT ?=
fit:
	@scripts/prepare develop
	$(BIN)/python -m benchmarks.fit $(FIT)

# Every game at every kind of table its options allow; 200 games at once while their workers are killed; and a hundred
# of each kind in which everything that anybody was sent is scanned; and requests of all shapes.
SOAK_GAMES ?= 2000
soak:
	@scripts/prepare develop
	@$(BIN)/python -m tests.soak --games $(SOAK_GAMES)
	@$(BIN)/python -m tests.server.killing
	@$(BIN)/python -m tests.server.leaks
	@$(BIN)/python -m tests.server.fuzzing

# Every page on screens of four widths, by day and by night, all of it searched by axe-core; `make test` searches two widths.
pages:
	@scripts/prepare develop
	OPENINGBELL_TESTS=pages $(PYTEST) tests/browser/test_every_page.py

# What a newcomer waits for, in a fresh clone of what was committed. SETUP=--no-compiler does without one.
SETUP ?=
measure-setup:
	python3 scripts/measure_setup.py $(SETUP)

clean:
	rm -rf .venv .frozen build dist src/*.egg-info web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
