"""What the build makes: compiled rules and the page. Everything else is in pyproject.toml.

The rules are compiled by mypyc when a C compiler is there; without one the same files run interpreted.
OPENINGBELL_COMPILE=require makes a failed compilation an error, OPENINGBELL_COMPILE=no leaves it out.

The page is built from `web/` by web/build_page.py; OPENINGBELL_PAGE=no leaves it out.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

SOURCE = Path("src")
# Functions of a shared library may be replaced from outside unless we say no; only then can gcc inline them.
INLINING = ["-fno-semantic-interposition", "-fvisibility=hidden"]
COMPILED = ("openingbell/core", "openingbell/games", "openingbell/bots")
# Types of views are described to the world at run time, and compiling would erase what they say; signals are heard in
# interpreted code only; and what waits for another program gains nothing.
UNCOMPILED = ("views.py", "pause.py", "guard.py", "program.py", "pipes.py")


def extensions() -> list[object]:
    wish = os.environ.get("OPENINGBELL_COMPILE", "try")
    if wish == "no":
        return []
    from mypyc.build import mypycify

    files = sorted(
        str(path) for room in COMPILED for path in (SOURCE / room).rglob("*.py") if path.name not in UNCOMPILED
    )
    modules = mypycify(files, opt_level="3", group_name="openingbell")
    for module in modules:
        module.optional = wish != "require"
        if sys.platform == "linux":
            module.extra_compile_args += INLINING
    return modules


class BuildWithPage(build_py):
    """Puts the page beside the module that serves it."""

    def run(self) -> None:
        super().run()
        if os.environ.get("OPENINGBELL_PAGE") == "no":
            return
        sys.path.insert(0, str(Path(__file__).parent / "web"))
        from build_page import build_page

        root = SOURCE if self.editable_mode else Path(self.build_lib)
        page = root / "openingbell" / "server" / "page"
        shutil.rmtree(page, ignore_errors=True)
        shutil.copytree(build_page(), page, ignore=shutil.ignore_patterns(".*"))


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPage})
