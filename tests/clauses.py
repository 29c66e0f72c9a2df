"""Which clauses a game's rules have, and which of them its tests name: `@pytest.mark.clause("A-5.5")`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

CLAUSE = re.compile(r"^\*\*([A-Z]+-\d+(?:\.\d+)?)\*\*", re.MULTILINE)


def clause_ids(rules_file: Path) -> list[str]:
    """The ids of a game's rules in their order: every clause begins a line, as in `**A-1.1** text`."""
    return CLAUSE.findall(rules_file.read_text(encoding="utf-8"))


def named_ids(folder: Path) -> dict[str, list[str]]:
    """Every id that a test under this folder names, and the tests that do."""
    named: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in _clauses(node):
                    named.setdefault(clause, []).append(f"{path.name}::{node.name}")
    return named


def _clauses(test: ast.FunctionDef) -> list[str]:
    return [
        ast.literal_eval(argument)
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause"
        for argument in decorator.args
    ]
