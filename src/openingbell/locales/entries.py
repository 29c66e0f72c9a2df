"""The messages of a folder as they are written, for whoever compares languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

Body = list[ast.EntryType]


class Entry:
    """A message or an attribute: what is filled in, and what it chooses by."""

    def __init__(self, pattern: ast.Pattern) -> None:
        nodes = list(_walk(pattern))
        self.variables = _variables(nodes)
        self.references = {node.id.name for node in nodes if isinstance(node, ast.MessageReference)}
        self.calls = {
            (call.id.name, variable)
            for call in nodes
            if isinstance(call, ast.FunctionReference)
            for variable in _variables(list(_walk(call.arguments)))
        }
        self.choices = [
            {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            }
            for node in nodes
            if isinstance(node, ast.SelectExpression)
        ]


def _variables(nodes: list[object]) -> set[str]:
    return {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}


def _walk(node: object) -> Iterator[object]:
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                yield from _walk(child)


def bodies_of(folder: Path) -> dict[str, Body]:
    """Everything in the files of a folder, by the file's name."""
    return {
        path.name: FluentParser().parse(path.read_text(encoding="utf-8")).body for path in sorted(folder.glob("*.ftl"))
    }


def entries_of(body: Body) -> dict[str, Entry]:
    """By id: every message, and every attribute as `id.attribute`."""
    found: dict[str, Entry] = {}
    for item in body:
        if isinstance(item, ast.Message):
            if item.value is not None:
                found[item.id.name] = Entry(item.value)
            for attribute in item.attributes:
                found[f"{item.id.name}.{attribute.id.name}"] = Entry(attribute.value)
    return found
