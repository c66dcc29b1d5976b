"""The build backend: setuptools, and mypy only where a native build is asked for.

`pip install .` gives pure Python and needs no compiler. `SAECULA_NATIVE=1 pip install .` compiles (see setup.py); mypyc
then type-checks what it compiles, so the build needs mypy and the packages that the sources import.

Wheels and sdists ship the browser client, built with the system's Node. Where there is none they go without it, and the
server says how it is built; SAECULA_CLIENT=0 leaves it out on purpose.
"""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).parent
NATIVE_REQUIRES = ["mypy>=1.18", "types-PyYAML"]

Settings = dict[str, Any] | None


def native() -> bool:
    """Whether a native build is asked for."""
    return os.environ.get("SAECULA_NATIVE", "") not in ("", "0")


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Nothing more than setuptools for pure Python; mypy and our own dependencies to compile."""
    if not native():
        return []
    dependencies: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    return NATIVE_REQUIRES + dependencies


def build_client() -> None:
    """Build the browser client, if its sources are here (an sdist has it built already) and there is a Node."""
    if (ROOT / "web" / "package.json").exists() and os.environ.get("SAECULA_CLIENT") != "0":
        subprocess.run([sys.executable, str(ROOT / "tools" / "web.py"), "build", "--system-node"], check=False)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build the sdist, with the client."""
    build_client()
    name: str = build_meta.build_sdist(sdist_directory, config_settings)
    return name


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Build the wheel, pure or native, with the client."""
    build_client()
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build an editable install, which is always pure: compiled files would shadow the sources being edited."""
    if native():
        raise SystemExit("SAECULA_NATIVE=1 makes wheels only: use `pip install .`, not `pip install -e .`")
    name: str = build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
    return name
