"""What the README shows works as it stands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_plays_a_game() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    result = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
    assert result.stderr == ""
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\] \[\d\]", result.stdout.splitlines()[-1])
