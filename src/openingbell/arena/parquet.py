"""Results in columns, for whoever analyses them with the tools made for that. Needs the extra `parquet`."""

from __future__ import annotations

from pathlib import Path

from openingbell.arena.folder import PARQUET, RESULTS, Folder
from openingbell.extras import need


def write_parquet(folder: Folder) -> Path:
    """The results of a folder so far, whole or not at all."""
    need("parquet")
    from pyarrow import csv, parquet  # type: ignore[import-untyped]

    path = folder.path / PARQUET
    draft = folder.path / f"{PARQUET}.part"
    parquet.write_table(csv.read_csv(folder.path / RESULTS), draft)
    return draft.replace(path)
