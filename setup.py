"""Build the wheel with a compiled engine, or a plain one if BIGSHOULDERS_COMPILE=0.

The kernel, the games and the bots become one mypyc compilation unit, so that calls between them are
direct. The result is kept in build/engine and used again until one of its inputs changes. All else
there is to say about the package is in pyproject.toml.

BIGSHOULDERS_OPT is the optimization level of the C compiler, 3 if not set.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src")
COMPILED = (  # every module in these folders
    "bigshoulders/kernel",
    "bigshoulders/games",
    "bigshoulders/bots",
)
EXCLUDE = (
    "__main__.py",  # python -m cannot run a compiled module
    "bigshoulders/kernel/subclassing.py",  # says why itself
    "bigshoulders/bots/arena.py",  # its settings and results travel between processes
    "*shapes.py",  # mypyc would drop the hints of a TypedDict, of which the server makes its schema
)

UNIT = "bigshoulders"  # the shared library is bigshoulders__mypyc
OPT_LEVEL = os.environ.get("BIGSHOULDERS_OPT") or "3"


def engine_modules() -> list[Path]:
    """List the modules to compile, relative to the source folder."""
    found = {path.relative_to(SOURCE) for top in COMPILED for path in (SOURCE / top).rglob("*.py")}
    return sorted(path for path in found if not any(map(path.match, EXCLUDE)))


def engine_extensions() -> list[Extension]:
    """Announce what mypyc will make: the shared library, and a small extension for each module."""
    modules = [".".join(path.with_suffix("").parts) for path in engine_modules()]
    return [Extension(name, sources=[]) for name in [f"{UNIT}__mypyc", *modules]]


def fingerprint(files: list[Path], settings: object) -> str:
    """Digest the files, their names and the settings they are compiled with."""
    digest = hashlib.sha256(repr(settings).encode())
    for file in files:
        content = file.read_bytes()
        digest.update(f"\0{file}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def is_fresh(mark: Path, key: str) -> bool:
    """Tell whether what the mark stands beside was made from inputs with this key."""
    return mark.exists() and mark.read_text() == key


def compile_engine() -> Path:
    """Compile the engine unless that is done already; return the folder with its libraries."""
    tag = f"{sysconfig.get_config_var('SOABI')}-mypy{version('mypy')}-O{OPT_LEVEL}"
    folder = Path("build", "engine", tag)
    library, mark = folder / "lib", folder / "key"
    sources = [SOURCE / path for path in engine_modules()]
    typed = sorted(path for top in COMPILED for path in (SOURCE / top).rglob("*.py"))
    key = fingerprint([*typed, Path("pyproject.toml"), Path("setup.py")], tag)
    if is_fresh(mark, key):
        return library
    mark.unlink(missing_ok=True)
    shutil.rmtree(library, ignore_errors=True)
    print(f"== compiling the engine, {len(sources)} modules", flush=True)  # noqa: T201

    from mypyc.build import mypycify  # noqa: PLC0415 - a plain wheel does without it

    extensions = mypycify(
        [str(path) for path in sources],
        opt_level=OPT_LEVEL,
        debug_level="0",
        multi_file=True,  # can use every core, and measured no slower than one big file
        target_dir=str(folder / "c"),
        group_name=UNIT,
    )
    if os.name == "posix":
        for extension in extensions:  # calls inside the unit skip the symbol table: 5 % faster
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    command = CompileC(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(library), str(folder / "objects")
    command.ensure_finalized()
    command.run()
    mark.write_text(key)
    return library


class CompileC(build_ext):
    """Compiles C files on all cores and leaves out those whose object is fresh."""

    def build_extensions(self) -> None:
        self.force = True  # linking is quick; the objects know whether they are fresh
        compiler = self.compiler
        compile_files = compiler.compile

        def compile_all(sources: list[str], **settings: object) -> list[str]:
            def compile_one(source: str) -> str:
                [target] = compiler.object_filenames([source], output_dir=self.build_temp)
                inputs = [Path(source), *map(Path, settings["depends"])]
                mark, key = Path(f"{target}.key"), fingerprint(inputs, settings)
                if not is_fresh(mark, key):
                    mark.unlink(missing_ok=True)
                    compile_files([source], **settings)
                    mark.write_text(key)
                return target

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(compile_one, sources))

        compiler.compile = compile_all
        super().build_extensions()


class BuildEngine(build_ext):
    """Puts the compiled engine into the wheel."""

    def run(self) -> None:
        if self.inplace:
            sys.exit("the compiled engine cannot be installed in place: src stays interpreted")
        shutil.copytree(compile_engine(), self.build_lib, dirs_exist_ok=True)


class BuildModules(build_py):
    """Starts from an empty folder: a module deleted from src must not survive in the wheel."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


Path("build").mkdir(exist_ok=True)
setup(
    options={"egg_info": {"egg_base": "build"}},  # keeps src free of what a build leaves behind
    cmdclass={"build_ext": BuildEngine, "build_py": BuildModules},
    ext_modules=engine_extensions() if os.environ.get("BIGSHOULDERS_COMPILE", "1") == "1" else [],
)
