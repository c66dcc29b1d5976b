"""What pyproject.toml cannot say: which modules are compiled when SAECULA_NATIVE=1, and how."""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import SetupError

# Compiled with mypyc: these globs, less the types of data files. Everything else stays interpreted.
COMPILED = [
    "src/saecula/kernel/*.py",
    "src/saecula/games/*/*.py",
    "src/saecula/bots/greedy.py",
    "src/saecula/bots/loop.py",
    "src/saecula/bots/ahead.py",
    "src/saecula/bots/mending.py",
    "src/saecula/bots/random.py",
    "src/saecula/bots/search.py",
]
INTERPRETED = "schema.py"  # file names that end so: msgspec Structs need their metaclass, which native classes have not

ROOT = Path(__file__).parent
NATIVE = os.environ.get("SAECULA_NATIVE", "") not in ("", "0")
CLIENT = Path("src", "saecula", "server", "static")  # relative: setuptools runs in ROOT
METADATA_ONLY = {"dist_info", "egg_info", "sdist"}  # commands that compile nothing
WORK = Path("build", "native-work" if NATIVE else "pure-work")


def compiled_sources() -> list[str]:
    """The files that a native build compiles, relative to the root, in a stable order."""
    found = {path for pattern in COMPILED for path in ROOT.glob(pattern) if not path.name.endswith(INTERPRETED)}
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


class FreshBuildPy(build_py):  # type: ignore[misc]
    """Starts from an empty directory, so that a module deleted from src never lives on in a wheel.

    With SAECULA_CLIENT=0 the built browser client is left out, even if there is one: it may be rebuilt at this moment.
    """

    def run(self) -> None:
        """Copy the modules and data."""
        if self.build_lib and not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()

    def find_data_files(self, package: str, src_dir: str) -> list[str]:
        """The data files of a package."""
        found: list[str] = super().find_data_files(package, src_dir)
        if os.environ.get("SAECULA_CLIENT") == "0":
            found = [name for name in found if not Path(name).is_relative_to(CLIENT)]
        return found


class NativeBuildExt(build_ext):  # type: ignore[misc]
    """Compiles C files on all cores, and only those that changed."""

    def finalize_options(self) -> None:
        """Refuse to leave compiled files among the sources."""
        super().finalize_options()
        if self.inplace:
            raise SetupError("in-place builds are refused: compiled files would shadow the sources being edited")

    def build_extensions(self) -> None:
        """The one with all code first, then side by side those that load one module of it each."""
        import mypyc.build

        compile_one = self.compiler.compile
        shared = [*WORK.glob("**/*.h"), Path(__file__), Path(mypyc.build.__file__)]  # a change here changes all
        newest = max(path.stat().st_mtime for path in shared)
        cores = os.cpu_count() or 1

        def compile_all(sources: list[str], output_dir: str | None = None, **options: Any) -> list[str]:
            def one(source: str) -> list[str]:
                objects: list[str] = self.compiler.object_filenames([source], output_dir=output_dir or "")
                made = Path(objects[0])
                if made.exists() and made.stat().st_mtime > max(newest, Path(source).stat().st_mtime):
                    return objects
                done: list[str] = compile_one([source], output_dir=output_dir, **options)
                return done

            with ThreadPoolExecutor(cores) as pool:
                return [made for objects in pool.map(one, sources) for made in objects]

        self.check_extensions_list(self.extensions)
        self.compiler.compile = compile_all
        try:
            for ext in self.extensions:
                if len(ext.sources) > 1:
                    self.build_extension(ext)
            with ThreadPoolExecutor(cores) as pool:
                list(pool.map(self.build_extension, [ext for ext in self.extensions if len(ext.sources) == 1]))
        finally:
            self.compiler.compile = compile_one


def extensions() -> list[Any]:
    """The native extensions: one group, so that calls between modules are direct C calls."""
    if not NATIVE or METADATA_ONLY & set(sys.argv):
        return []
    from mypyc.build import mypycify

    sources = compiled_sources()
    if not sources:
        sys.exit("SAECULA_NATIVE=1, but there is nothing to compile")
    # One C file a module: on two cores 21 000 lines take 80 s instead of 208 s as one file, and run as fast.
    made: list[Any] = mypycify(
        sources,
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir=str(WORK / "c"),
        group_name="saecula",
    )
    return made


if __name__ == "__main__":
    setup(
        cmdclass={"build_ext": NativeBuildExt, "build_py": FreshBuildPy},
        ext_modules=extensions(),
        options={"build": {"build_base": str(WORK)}},
    )
