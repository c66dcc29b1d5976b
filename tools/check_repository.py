"""Checks of the repository itself, a part of `make lint`.

- Lock files hold names, versions and hashes, never an address.
- Nothing compiled is tracked.
- No tracked file holds a path of somebody's machine.
- The kernel imports the standard library, mypy_extensions and itself, nothing else.
"""

import argparse
import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

LOCK_NAMES = ("*.lock", "*-lock.json", "*-lock.yaml")
ADDRESS = re.compile(
    r"\w://|\bfile:|\bpypi\.|pythonhosted\.|npmjs\.|\byarnpkg\.|--(?:extra-)?index-url|--find-links|\s@\s",
    re.IGNORECASE,
)
COMPILED = (".so", ".pyd", ".dylib", ".dll", ".o", ".pyc", ".whl")
MACHINE_PATH = re.compile(r"(?<![\w.:/~$}-])/(?:home|Users|root|work|workspace|mnt)/[\w.]|\b[A-Z]:\\Users\\", re.ASCII)

KERNEL = "src/saecula/kernel"
KERNEL_MAY_IMPORT = {*sys.stdlib_module_names, "mypy_extensions"}


def tracked() -> list[str]:
    """The files git tracks or would, relative to the root."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout.decode()
    return sorted(name for name in listed.split("\0") if name and (ROOT / name).is_file())


def hits(name: str, pattern: re.Pattern[str]) -> Iterator[tuple[int, str]]:
    """The lines of a text file where the pattern is found."""
    raw = (ROOT / name).read_bytes()
    if b"\0" in raw:
        return
    for number, line in enumerate(raw.decode("utf-8", "replace").splitlines(), 1):
        found = pattern.search(line)
        if found:
            yield number, found.group()


def check_locks(names: list[str]) -> Iterator[str]:
    """Lock files without addresses."""
    for name in names:
        if any(Path(name).match(pattern) for pattern in LOCK_NAMES):
            for number, found in hits(name, ADDRESS):
                yield f"{name}:{number}: a lock file holds no address ({found.strip()!r})"


def check_compiled(names: list[str]) -> Iterator[str]:
    """No compiled files, tracked or left among the sources, where they would shadow them."""
    for name in names:
        if name.endswith(COMPILED):
            yield f"{name}: compiled files are not tracked"
    for path in sorted((ROOT / "src").rglob("*")):
        if path.name.endswith((".so", ".pyd")):
            yield f"{path.relative_to(ROOT).as_posix()}: a compiled file shadows the source beside it; delete it"


def check_paths(names: list[str]) -> Iterator[str]:
    """No path of a particular machine."""
    for name in names:
        for number, found in hits(name, MACHINE_PATH):
            yield f"{name}:{number}: a path of somebody's machine ({found!r}...)"


def check_kernel(names: list[str]) -> Iterator[str]:
    """The kernel's imports."""
    for name in names:
        if not (name.startswith(f"{KERNEL}/") and name.endswith(".py")):
            continue
        for node in ast.walk(ast.parse((ROOT / name).read_bytes(), name)):
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                modules = [node.module or ""]
            else:
                continue
            for module in modules:
                inside = module == "saecula.kernel" or module.startswith("saecula.kernel.")
                if not inside and module.partition(".")[0] not in KERNEL_MAY_IMPORT:
                    yield f"{name}:{node.lineno}: the kernel imports {module}"


def main() -> int:
    """Print what is wrong; 1 if anything is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--locks-only", action="store_true", help="check the lock files and nothing else")
    locks_only = parser.parse_args().locks_only

    if not (ROOT / ".git").exists():
        print("not a git checkout: the repository is not checked")
        return 0
    names = tracked()
    wrong = list(check_locks(names))
    if not locks_only:
        wrong += [*check_compiled(names), *check_paths(names), *check_kernel(names)]
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
