"""The site is built strictly: every page is in the navigation, every link leads somewhere, and no clause is lost."""

from __future__ import annotations

import html
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from openingbell.core.registry import game_names
from openingbell.locales import languages
from openingbell.locales.rules import Clause, clauses, decisions
from tests.docs.guide import ROOT

DOCS = ROOT / "docs"
HEADINGS = ["Rules by clause", "Options", "Notation", "What is hidden", "Data sources", "Rule decisions"]
RULES_PAGES = [
    ("games/{game}.html", "en"),
    *((f"games/{{game}}-{one}.html", one) for one in languages() if one != "en"),
]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; without MkDocs only CI has to have it."""
    if importlib.util.find_spec("mkdocs") is None:
        assert not os.environ.get("CI"), "MkDocs is missing: install the extra `docs`"
        pytest.skip("MkDocs is not installed")
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    settings = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    result = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "WARNING" not in result.stderr
    return folder


def text_of(page: Path) -> str:
    """What a reader of a page reads, with single blanks."""
    article = re.search(r"<article.*?</article>", page.read_text(encoding="utf-8"), re.DOTALL)
    assert article is not None
    plain = re.sub(r"<a class=\"headerlink\".*?</a>|<[^>]+>", "", re.sub(r"</t[dh]>|</p>", " ", article[0]))
    return " ".join(html.unescape(plain).split())


def plain(markdown: str) -> str:
    """Markdown as a reader sees it, without its tables."""
    sentences = [block for block in markdown.split("\n\n") if not block.startswith("|")]
    return " ".join(re.sub(r"[`*]", "", " ".join(sentences)).split())


def cells(clause: Clause) -> tuple[str, str]:
    return plain(clause.text), plain(clause.reason)


def test_every_page_is_built(site: Path) -> None:
    pages = {str(path.relative_to(DOCS).with_suffix(".html")) for path in DOCS.rglob("*.md")}
    built = {str(path.relative_to(site)) for path in site.rglob("*.html")}
    assert built == pages | {"404.html"}
    assert list(site.rglob("*.py")) == []


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    """Links may lead anywhere; scripts, styles, fonts and pictures are all in the folder."""
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        loaded = re.findall(r'<(?:script|img|iframe|source)[^>]* src="([^"]+)|<link[^>]* href="([^"]+)', text)
        assert [address for pair in loaded for address in pair if "//" in address] == [], path
    for path in [*site.rglob("*.svg"), *site.rglob("*.css")]:
        text = path.read_text(encoding="utf-8")
        assert re.findall(r"@import|url\(['\"]?(?:https?:)?//|href=['\"]https?:", text) == [], path


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize(("page", "language"), RULES_PAGES)
def test_every_clause_is_on_the_games_page(site: Path, game: str, page: str, language: str) -> None:
    path = site / page.format(game=game)
    text = text_of(path)
    for clause in clauses(game, language).values():
        parts = [part for part in re.split(r"\s*\|[^\n]*\n?", clause.text) if part.strip()]
        assert f"{clause.id} {plain(parts[0])}" in text, clause.id
        assert all(plain(part) in text for part in parts[1:]), clause.id
        anchor = clause.id.lower().replace(".", "-")
        assert f'id="{anchor}"' in path.read_text(encoding="utf-8"), clause.id


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize(("page", "language"), RULES_PAGES)
def test_every_decision_is_on_the_games_page(site: Path, game: str, page: str, language: str) -> None:
    """Once as a clause, and once in the table with its reason."""
    text = text_of(site / page.format(game=game))
    assert decisions(game, language)
    for clause in decisions(game, language):
        what, why = cells(clause)
        assert text.count(plain(clause.text.partition("\n\n|")[0])) == 2, clause.id
        assert f"{clause.id} {what} {why}" in text, clause.id


@pytest.mark.parametrize("game", game_names())
def test_every_decision_is_on_the_page_of_all_games(site: Path, game: str) -> None:
    text = text_of(site / "decisions.html")
    for clause in decisions(game, "en"):
        what, why = cells(clause)
        assert f"{clause.id} {what} {why}" in text, clause.id


@pytest.mark.parametrize("game", game_names())
def test_every_games_page_has_the_same_headings(game: str) -> None:
    page = (DOCS / "games" / f"{game}.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)$", page, re.MULTILINE) == HEADINGS


def test_the_contract_is_in_the_reference(site: Path) -> None:
    text = {name: text_of(site / "reference" / f"{name}.html") for name in ("state", "game", "events", "testing")}
    for method in ("legal", "is_legal", "weights", "sample", "apply", "clone", "redeal", "view", "audit", "reveal"):
        assert f" {method}( " in text["state"].replace("(", "( "), method
    for method in ("start", "restore", "options_of", "max_length", "to_text", "from_json"):
        assert f" {method}( " in text["game"].replace("(", "( "), method
    assert "seen_by" in text["events"]
    assert "check_game" in text["testing"]


def test_files_of_the_root_are_included(site: Path) -> None:
    assert "What we hold to" in text_of(site / "contributing.html")
    assert "Unreleased" in text_of(site / "changelog.html")
