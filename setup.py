"""What the build makes: compiled rules and the page. Everything else is in pyproject.toml.

The rules are compiled by mypyc when a C compiler is there; without one the same files run interpreted.
OPENINGBELL_COMPILE=require makes a failed compilation an error, OPENINGBELL_COMPILE=no leaves it out.

The page is built from `web/` by web/build_page.py; OPENINGBELL_PAGE=no leaves it out.
"""

import os
import re
import shutil
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import local

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src")
# Functions of a shared library may be replaced from outside unless we say no; only then can gcc inline them.
INLINING = ["-fno-semantic-interposition", "-fvisibility=hidden"]
# Of all that -O3 does beyond -O2 only this pays: it inlines as much, and the rest takes gcc longer than it saves.
INLINING += ["--param=max-inline-insns-auto=30", "--param=max-inline-insns-single=200", "--param=inline-min-speedup=15"]
# What a debugger would want doubles the size, and nobody debugs the C that mypyc wrote.
NO_DEBUGGING, STRIPPED = ["-g0"], ["-s"]
HALF_A_DOZEN = """\
#include <stddef.h>
typedef struct _object PyObject;
#ifdef _WIN32
#define PyMODINIT_FUNC __declspec(dllexport) PyObject *
#else
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#endif
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
"""
COMPILED = ("openingbell/core", "openingbell/games", "openingbell/bots")
# Types of views are described to the world at run time, and compiling would erase what they say; signals are heard in
# interpreted code only; and what waits for another program, or only sets a compiled search to work, gains nothing.
UNCOMPILED = ("view_types.py", "pause.py", "guard.py", "program.py", "pipes.py", "levels.py", "reasons.py")


def extensions() -> list[object]:
    wish = os.environ.get("OPENINGBELL_COMPILE", "try")
    if wish == "no":
        return []
    from mypyc.build import mypycify

    files = sorted(
        str(path) for room in COMPILED for path in (SOURCE / room).rglob("*.py") if path.name not in UNCOMPILED
    )
    modules = mypycify(files, opt_level="2", group_name="openingbell", multi_file=True)
    for module in modules:
        if len(module.sources) == 1:
            without_headers(Path(module.sources[0]))
        module.sources = joined_by_folder(module.sources)
        module.optional = wish != "require"
        if sys.platform == "linux":
            module.extra_compile_args = [*module.extra_compile_args, *INLINING, *NO_DEBUGGING]
            module.extra_link_args = [*module.extra_link_args, *STRIPPED]
    return modules


def without_headers(source: Path) -> None:
    """A module's own library only calls the large one. There is one for each file, and reading all of Python.h for
    half a dozen calls is nearly all that gcc would do there."""
    source.write_text(source.read_text().replace("#include <Python.h>", HALF_A_DOZEN))


def joined_by_folder(sources: list[str]) -> list[str]:
    """One file of C for each folder of ours: what is called across files is not inlined, and one file for everything
    takes gcc more than twice as long, on one processor."""
    folders: dict[str, list[Path]] = {}
    others = []
    for source in map(Path, sources):
        names = source.stem.split("___")  # such as __native_openingbell___games___acquire___merger
        if len(names) > 2:
            folders.setdefault("_".join(names[1:-1]), []).append(source)
        else:
            others.append(str(source))
    for name, parts in folders.items():
        joined = parts[0].with_name(f"folder_{name}.c")
        joined.write_text(run_once(parts) + "".join(f'#include "{part.name}"\n' for part in parts))
        others.append(str(joined))
    return others


def run_once(parts: list[Path]) -> str:
    """Declarations by which gcc spends no time on what only an import runs, a fifth of all code."""
    names = [
        name for part in parts for name in re.findall(r"^char (CPyDef_\w+_____top_level__)\(", part.read_text(), re.M)
    ]
    lines = "".join(f'__attribute__((optimize("O0"))) char {name}(void);\n' for name in names)
    return f"#ifndef __clang__\n{lines}#endif\n"


class BuildInParallel(build_ext):
    """All processors compile: several extensions at once, and several files of the large one."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        compiler = self.compiler
        compile_file, compile_files = compiler._compile, compiler.compile
        here = local()

        def begin(*arguments: object) -> None:
            here.begun.append(pool.submit(compile_file, *arguments))

        def compile_all(*arguments: object, **options: object) -> list[str]:
            begun: list[Future[None]] = []
            here.begun = begun
            objects = compile_files(*arguments, **options)
            for job in begun:
                job.result()
            return objects

        with ThreadPoolExecutor(self.parallel) as pool:
            compiler._compile, compiler.compile = begin, compile_all
            super().build_extensions()


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


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildInParallel, "build_py": BuildWithPage})
