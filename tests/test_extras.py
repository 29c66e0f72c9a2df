"""The extras: what they bring is what the rooms import, and versions are written once."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import packages_distributions, version
from pathlib import Path
from typing import Any

import pytest

from openingbell.extras import PACKAGES, MissingExtra, need

PROJECT: dict[str, Any] = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]


def name_of(requirement: str) -> str:
    """The package that a requirement is about, spelt in one way."""
    (name,) = re.findall(r"^[\w.-]+", requirement)
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("extra", PACKAGES)
def test_an_extra_brings_what_is_looked_for(extra: str) -> None:
    brought = {name_of(requirement) for requirement in EXTRAS[extra]}
    for package in PACKAGES[extra]:
        distributions = {name_of(name) for name in packages_distributions()[package]}
        assert distributions & brought, f"{package} is none of {brought}"


def test_a_missing_package_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACKAGES, "server", ("fastapi", "no_such_package"))
    with pytest.raises(MissingExtra) as caught:
        need("server")
    sentence = "no_such_package is not installed; it comes with the extra server: pip install 'openingbell[server]'"
    assert str(caught.value) == sentence


def test_only_the_packages_that_are_named_are_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACKAGES, "server", ("fastapi", "no_such_package"))
    need("server", "fastapi")


def test_every_version_is_written_once() -> None:
    listed = [*PROJECT["build-system"]["requires"], *PROJECT["project"]["dependencies"]]
    listed += [requirement for extra in EXTRAS.values() for requirement in extra]
    names = [name_of(requirement) for requirement in listed if not requirement.startswith("openingbell[")]
    assert sorted(names) == sorted(set(names))


def test_the_rules_are_tested_with_a_librt_of_the_range() -> None:
    """Its first two numbers say for which compiler it is; those between which are promised to do."""
    (wanted,) = (text for text in PROJECT["project"]["dependencies"] if name_of(text) == "librt")
    found = re.fullmatch(r"librt>=(\d+)\.(\d+),<(\d+)\.(\d+)", wanted)
    assert found is not None
    numbers = tuple(map(int, found.groups()))
    installed = tuple(map(int, version("librt").split(".")[:2]))
    assert numbers[:2] <= installed < numbers[2:]
