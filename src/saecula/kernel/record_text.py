"""The text of a record: writing it, and reading it with every check that needs no rules.

    saecula record 2 #41c2f0
    game vinci #0b1a97
    ...
    begin #5e90d2
    0 choose III #a3f9c1
    0 done =3f2a91c0 #77e210
    0 undo 2 #0c4d5e
    digest 5f0e...

Every line ends in a running check: a hash of the line chained to the hash of everything above it. An edit is therefore
named by its line without replaying anything. The last line is the final link of the chain in full.

`=3f2a91c0` is a mark of the state after the entry (see `Record`): three digits for the layout of the state, five for
its contents. The check of its own line covers it, those of later lines do not, so that new marks change no other line.

Format 1, still read, had a check of the state on every line instead. Those checks were hashes of a memory layout that
no longer exists, so they are not compared: a record of format 1 is held to its header, to the digest of its text, and
to the rules (every entry must be legal). An edit is always found; it is named by its line in the header or where the
game can no longer be played, and otherwise as an edit of the file as a whole.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from saecula.kernel.errors import BadRecord

FORMAT: Final = "saecula record 2"
FORMAT_1: Final = "saecula record 1"
HEADER: Final = ("game", "rules", "data", "seats", "seed")  # lines 2 to 6; then options, then "begin"
HEX: Final = "0123456789abcdef"
CHECK: Final = 6  # digits of a line's check
TAIL: Final = 2 + CHECK  # what comes after the text of a line: a blank, "#", and the check
LAYOUT: Final = 3  # digits of a mark that stand for the layout of the state
MARK: Final = 8  # digits of a mark
DATA: Final = 64  # characters of a data digest; ours have twelve


def chain(before: bytes, text: str) -> bytes:
    """The running check after one more line: 16 bytes, of which the line shows the first three."""
    return blake2b(text.encode(), key=before, digest_size=16).digest()


def check_of(link: bytes, mark: str) -> str:
    """The check that a line shows, given its link of the chain."""
    return chain(link, mark).hex()[:CHECK] if mark else link.hex()[:CHECK]


def write(texts: list[str], marks: list[str]) -> str:
    """A record out of its lines and their marks ("" for none), to which the checks and the digest are added."""
    link = b""
    lines: list[str] = []
    for i, text in enumerate(texts):
        link = chain(link, text)
        mark = marks[i]
        check = check_of(link, mark)
        lines.append(f"{text} ={mark} #{check}" if mark else f"{text} #{check}")
    return "\n".join(lines) + f"\ndigest {link.hex()}\n"


class RecordText:
    """A record's text, taken apart."""

    def __init__(self, version: int) -> None:
        self.format = version
        self.fields: list[str] = []  # the values of HEADER
        self.options: list[tuple[str, str]] = []
        self.begin = 0  # the number of the line "begin"; the entries follow
        self.entries: list[str] = []
        self.marks: list[str] = []  # format 2: of each entry the mark of the state after it, or ""
        self.edited = False  # format 1: the text does not fit its digest, and no check says where


def read(text: str | bytes) -> RecordText:
    """Take a text apart. BadRecord names the first line that is damaged."""
    if isinstance(text, bytes):
        text = text.decode("utf-8", "surrogateescape")  # bytes that are no text are refused with their line
    lines = text.split("\n")
    rest = lines.pop()  # what comes after the last line feed
    first = lines[0] if lines else rest
    if lines and first.startswith(f"{FORMAT_1} #"):
        return _read_format_1(lines, rest)
    if not lines or not first.startswith(f"{FORMAT} #"):
        if first:
            _plain(1, first)
        raise BadRecord(1, f"not a record: the first line is {FORMAT!r} with its check, not {first[:40]!r}")
    found = RecordText(2)
    link = b""
    plain = text.isascii() and "".join(lines).isprintable()  # asked once: if not, line by line, to name the first
    for number, line in enumerate(lines, 1):
        if not plain:
            _plain(number, line)
        if found.begin and line.startswith("digest "):
            if line != f"digest {link.hex()}":
                raise BadRecord(number, "the digest does not fit the text: this line was changed")
            _nothing_after(number, lines, rest)
            return found
        body, mark = line[:-TAIL], ""
        if found.begin and body[-MARK - 2 : -MARK] == " =":
            body, mark = _split_mark(body)
        link = chain(link, body)
        if line[-TAIL:] != f" #{check_of(link, mark)}" or not body:
            _split_check(number, line)
            raise BadRecord(number, f"{body[:60]!r} does not fit its check: the line was changed")
        if found.begin:
            found.entries.append(body)
            found.marks.append(mark)
        else:
            _read_header_line(found, number, body)
    raise _no_end(found, lines, rest)


def _read_header_line(found: RecordText, number: int, body: str) -> None:
    words = body.split(" ")
    if 2 <= number <= len(HEADER) + 1:
        name = HEADER[number - 2]
        if len(words) != 2 or words[0] != name:
            raise BadRecord(number, f"here comes the line {name!r}, not {body[:40]!r}")
        if name == "data" and len(words[1]) > DATA:
            raise BadRecord(number, f"a data digest has at most {DATA} characters")
        found.fields.append(words[1])
    elif body == "begin":
        found.begin = number
    elif number > 1:
        if len(words) != 3 or words[0] != "option":
            raise BadRecord(number, f"here comes an option or 'begin', not {body[:40]!r}")
        found.options.append((words[1], words[2]))


def _read_format_1(lines: list[str], rest: str) -> RecordText:
    found = RecordText(1)
    header = ""
    whole = blake2b(digest_size=16)
    for number, line in enumerate(lines, 1):
        _plain(number, line)
        if found.begin and line.startswith("digest "):
            _nothing_after(number, lines, rest)
            found.edited = line != f"digest {whole.hexdigest()}"
            return found
        whole.update(f"{line}\n".encode())
        body, check = _split_check(number, line)
        if found.begin:
            found.entries.append(body)
            continue
        header += body + "\n"
        if check != blake2b(header.encode(), digest_size=3).hexdigest():
            raise BadRecord(number, f"{body[:60]!r} does not fit its check: the line was changed")
        _read_header_line(found, number, body)
    raise _no_end(found, lines, rest)


def _nothing_after(number: int, lines: list[str], rest: str) -> None:
    if number < len(lines) or rest:
        raise BadRecord(number + 1, "nothing comes after the digest")


def _no_end(found: RecordText, lines: list[str], rest: str) -> BadRecord:
    if rest:
        _plain(len(lines) + 1, rest)
        return BadRecord(len(lines) + 1, "the line does not end in a line feed: the end of the record is missing")
    if not found.begin:
        return BadRecord(len(lines), "the header does not end with 'begin': the end of the record is missing")
    return BadRecord(len(lines), "the record does not end with its digest line: its end is missing")


def _plain(number: int, line: str) -> None:
    """Refuse a line that is not printable ASCII."""
    if line.isascii() and line.isprintable():
        return
    odd = next(c for c in line if not (c.isascii() and c.isprintable()))
    if 0xDC80 <= ord(odd) <= 0xDCFF:  # how "surrogateescape" stands for a byte
        raise BadRecord(number, f"not UTF-8 text (byte 0x{ord(odd) - 0xDC00:02x})")
    raise BadRecord(number, f"{odd!r} does not belong in a record: plain ASCII, lines ending in a line feed")


def _split_check(number: int, line: str) -> tuple[str, str]:
    body, _, check = line.rpartition(" #")
    if len(check) != CHECK or check.strip(HEX) or not body:
        raise BadRecord(number, f"the line does not end in ' #' and a check of six digits: {line[-20:]!r}")
    return body, check


def _split_mark(body: str) -> tuple[str, str]:
    text, _, mark = body.rpartition(" =")
    if len(mark) != MARK or mark.strip(HEX) or not text:
        return body, ""
    return text, mark
