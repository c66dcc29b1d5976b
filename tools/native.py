"""Builds the compiled wheel and installs it in the environment whose Python runs this script.

    native.py digest FILE    write a digest of what goes into the wheel to FILE, if it has changed
    native.py install        build, install, and check that the compiled modules are the ones that load
    native.py client         give the installed package the browser client that `make web` has built

The Makefile calls it with build/native/bin/python. Compiled files never appear in src.
"""

import hashlib
import importlib.machinery
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WHEELS = ROOT / "build" / "wheels"
BUILD_FILES = ["pyproject.toml", "setup.py", "build_backend.py", "requirements.lock"]
NOT_SOURCES = {"__pycache__", "static"}


def digest() -> str:
    """A digest of every file that goes into the wheel, and of what builds it. The browser client does not."""
    paths = [ROOT / name for name in BUILD_FILES]
    for folder, names, files in os.walk(ROOT / "src"):
        names[:] = [name for name in names if name not in NOT_SOURCES and not name.endswith(".egg-info")]
        paths += [Path(folder) / name for name in files]
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(f"{path.relative_to(ROOT).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest() + "\n"


def write_digest(file: Path) -> None:
    """Touch the file only if the sources have changed: make compares time stamps."""
    now = digest()
    if not file.exists() or file.read_text("ascii") != now:
        file.write_text(now, "ascii")


def missing() -> str | None:
    """What this machine lacks for a native build, in words."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"a C compiler ({compiler} was not found; install gcc or clang, or name one in CC)"
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        return f"the C headers of Python {version} ({header} is not there; Debian and Ubuntu: python{version}-dev)"
    return None


def install() -> None:
    """Build the wheel with the packages of this environment and install it here."""
    lack = missing()
    if lack:
        sys.exit(f"The native build needs {lack}. Saecula itself runs without: `make play`.")
    begin = time.monotonic()
    print("building the native wheel", file=sys.stderr)
    shutil.rmtree(WHEELS, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet"]
    quiet = ["--no-deps", "--no-index"]
    environment = {**os.environ, "SAECULA_NATIVE": "1", "SAECULA_CLIENT": "0"}
    made = subprocess.run(
        [*pip, "wheel", *quiet, "--no-build-isolation", "--wheel-dir", str(WHEELS), str(ROOT)],
        env=environment,
        check=False,
    )
    if made.returncode:
        sys.exit("The native wheel could not be built; the compiler's words are above.")
    wheels = [str(path) for path in WHEELS.glob("saecula-*.whl")]
    subprocess.run([*pip, "install", *quiet, "--force-reinstall", *wheels], check=True)
    check_loaded()
    print(f"native wheel built and installed in {time.monotonic() - begin:.0f} s", file=sys.stderr)


def check_loaded() -> None:
    """Every module that setup.py names must load from a compiled file outside src."""
    sys.path.insert(0, str(ROOT))
    from setup import compiled_sources

    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    for source in compiled_sources():
        name = source.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        spec = importlib.util.find_spec(name)
        origin = spec.origin if spec and spec.origin else "nowhere"
        if not origin.endswith(suffixes) or Path(origin).is_relative_to(ROOT / "src"):
            sys.exit(f"{name} is not native: it loads from {origin}")


def add_client() -> None:
    """The wheel is built without the client, which may be rebuilt at the same time."""
    spec = importlib.util.find_spec("saecula")
    if spec is None or spec.origin is None or Path(spec.origin).is_relative_to(ROOT / "src"):
        sys.exit("the native wheel is not installed here")
    installed = Path(spec.origin).parent / "server" / "static"
    shutil.rmtree(installed, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "saecula" / "server" / "static", installed)


def main() -> None:
    """Do what the command line says."""
    match sys.argv[1:]:
        case ["digest", file]:
            write_digest(Path(file))
        case ["install"]:
            install()
        case ["client"]:
            add_client()
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
