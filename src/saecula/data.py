"""Reads the component data of a game: typed, with errors that name file, record and field.

The data of a game can be replaced by a user's own files: `use(game, folder)` before the game is first asked for. A file
that is missing is taken from the package. There is one data set per game and process; every record contains its digest.
"""

from __future__ import annotations

import re
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from saecula.kernel.errors import SaeculaError
from saecula.kernel.net import LANES, POWERS

T = TypeVar("T")

BASE: Final = "en"  # the language every text exists in

_replaced: dict[str, Path] = {}
_in_use: set[str] = set()


def use(game: str, folder: str) -> None:
    """Take the data of a game from this folder. Call it before the game is first asked for."""
    path = Path(folder)
    if not path.is_dir():
        raise SaeculaError(f"there is no folder {folder!r} with data of {game}")
    if game in _in_use:
        raise SaeculaError(f"the data of {game} are in use already: choose them before the game is first asked for")
    _replaced[game] = path


def files_in_use(game: str, folder: str) -> dict[str, Path]:
    """The data files of a game by name, the user's own ones before those of the package in `folder`."""
    found = {path.stem: path for path in sorted(Path(folder).glob("*.yaml"))}
    if game in _replaced:
        found.update({path.stem: path for path in _replaced[game].glob("*.yaml")})
    return found


class Localized:
    """A text of the data by language: `{en: Castile, it: Castiglia}`. English is always there."""

    def __init__(self, by_language: dict[str, str]) -> None:
        self.by_language = by_language

    def get(self, lang: str) -> str:
        """The text in a language, or in English if it is not translated."""
        return self.by_language.get(lang, self.by_language[BASE])


class DataFiles:
    """The data files of one game, read one after the other; `digest` identifies their contents."""

    def __init__(self, game: str, folder: str, names: list[str]) -> None:
        self.folder = Path(folder)
        self._own = _replaced.get(game)
        self._hash = blake2b(digest_size=6)
        _in_use.add(game)
        if self._own is not None:
            found = sorted(path.name for path in self._own.glob("*.yaml"))
            known = [f"{name}.yaml" for name in names]
            odd = [name for name in found if name not in known]
            if odd or not found:
                wrong = f"{odd[0]} is no data file of {game}" if odd else "there is no data file"
                raise SaeculaError(f"{self._own}: {wrong}; there can be: {', '.join(known)}")

    def read(self, name: str, kind: type[T]) -> T:
        """The content of one file as a `kind` (a msgspec Struct)."""
        path = self.folder / f"{name}.yaml"
        if self._own is not None and (self._own / path.name).exists():
            path = self._own / path.name
        try:
            raw = msgspec.yaml.decode(path.read_bytes())
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise SaeculaError(f"{path}: not readable as YAML: {' '.join(str(error).split())}") from None
        except OSError as error:
            raise SaeculaError(f"{path}: cannot be read: {error.strerror}") from None
        localized: list[dict[str, str]] = []
        try:
            content = msgspec.convert(raw, kind, dec_hook=partial(_localized, localized))
            for texts in localized:  # a translation changes no game: only the English text counts
                english = texts[BASE]
                texts.clear()
                texts[BASE] = english
            self._hash.update(msgspec.json.encode(raw, order="sorted"))
        except (msgspec.ValidationError, TypeError, ValueError) as error:
            raise SaeculaError(f"{path}: {_place(str(error), raw)}") from None
        return content

    @property
    def digest(self) -> str:
        """Twelve hex digits that identify everything read so far."""
        return self._hash.hexdigest()


def _localized(found: list[dict[str, str]], kind: type, raw: Any) -> Localized:
    """Reads a text by language, for msgspec; what was read is added to `found`."""
    if kind is not Localized:
        raise NotImplementedError(f"no data file holds a {kind}")
    if not isinstance(raw, dict) or not all(isinstance(item, str) for pair in raw.items() for item in pair):
        raise ValueError("Expected a text by language, such as {en: ..., it: ...}")
    if not raw.get(BASE):
        raise ValueError(f"The text in {BASE!r} is missing")
    found.append(raw)
    return Localized(dict(raw))


def _place(error: str, raw: Any) -> str:
    """A msgspec error with its path, `... - at `$.provinces[3].terrain``, rewritten with the record's own id."""
    what, _, path = error.partition(" - at `")
    at = raw
    words: list[str] = []
    for name, index in re.findall(r"\.?(\w+)|\[(\d+|\.\.\.)\]", path.removeprefix("$").rstrip("`")):
        try:
            at = at[name] if name else at[int(index)]
        except (KeyError, IndexError, ValueError, TypeError):
            at = None
        if name:
            words.append(f"field {name!r}" if words else name)
        elif isinstance(at, dict) and "id" in at:
            words.append(f"record {at['id']!r}")
        elif isinstance(at, dict) and "a" in at and "b" in at:
            words.append(f"record {at['a']}-{at['b']}")
        else:
            words.append(f"record {int(index) + 1}" if index.isdigit() else "a record")
    place = ", ".join(words)
    return f"{place}: {what}" if place else what


class WeightSet(msgspec.Struct, forbid_unknown_fields=True):
    """A file of weights for a game's evaluation."""

    made: str  # how the weights were found: by which command, from which seed, on how many games
    weights: dict[str, float]  # by feature
    tables: dict[str, list[float]] = {}  # figures that features are made of, where they come with the weights


def read_weights(folder: str, features: list[str]) -> dict[str, list[float]]:
    """The sets of weights in `folder`/1.yaml, 2.yaml, ... by name, each in the order of the features.

    They are not component data: they change how bots play, and no game that is played.
    """
    files = sorted(Path(folder).glob("*.yaml"), key=lambda path: (len(path.stem), path.stem))
    return {path.stem: read_weight_file(str(path), features) for path in files}


def read_weight_file(file: str, features: list[str]) -> list[float]:
    """One set of weights. A feature that is not in the file counts nothing."""
    found = _decode_weights(Path(file))
    odd = [name for name in found.weights if name not in features]
    if odd:
        raise SaeculaError(f"{file}: there is no feature {odd[0]!r}; there is: {', '.join(features)}")
    return [found.weights.get(name, 0.0) for name in features]


def _decode_weights(path: Path) -> WeightSet:
    try:
        return msgspec.yaml.decode(path.read_bytes(), type=WeightSet)
    except OSError as error:
        raise SaeculaError(f"{path}: cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise SaeculaError(f"{path}: {' '.join(str(error).split())}") from None


def read_tables(file: str, names: list[str], length: int) -> list[list[float]]:
    """The tables in a file of weights, in the order of their names. One that is not in the file counts nothing.

    There may be others in the file: a tile that is not in the data in use, say.
    """
    found = _decode_weights(Path(file)).tables
    for name, table in found.items():
        if len(table) != length:
            raise SaeculaError(f"{file}: table {name!r} has {len(table)} numbers; it must have {length}")
    return [found.get(name, [0.0] * length) for name in names]


class TrainedNet(msgspec.Struct, forbid_unknown_fields=True):
    """A file with a trained net (see `saecula.kernel.net`)."""

    made: str  # as for weights
    inputs: dict[str, list[float]]  # by name: its weights alone, then those for each unit of the first layer
    biases: list[float]  # of the first layer
    second: list[list[float]]  # for each unit its weights, then its bias
    last: list[float]  # its weights, then its bias


def read_net(
    file: str, names: list[str]
) -> tuple[list[list[float]], list[list[float]], list[float], list[list[float]], list[float]]:
    """The weights of a net as `saecula.kernel.net.Net` wants them. Inputs that are not in the file count nothing."""
    path = Path(file)
    try:
        found = msgspec.json.decode(path.read_bytes(), type=TrainedNet)
    except OSError as error:
        raise SaeculaError(f"{path}: cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise SaeculaError(f"{path}: {' '.join(str(error).split())}") from None
    units = len(found.biases)
    if not units or units % LANES:
        raise SaeculaError(f"{file}: {units} units in the first layer; it must be a multiple of {LANES}")
    for name, row in found.inputs.items():
        if len(row) != POWERS + units:
            raise SaeculaError(f"{file}: input {name!r} has {len(row)} numbers; it must have {POWERS + units}")
    for unit, row in enumerate(found.second):
        if len(row) != units + 1:
            raise SaeculaError(
                f"{file}: unit {unit + 1} of the second layer has {len(row)} numbers; it must have {units + 1}"
            )
    if len(found.last) != len(found.second) + 1:
        raise SaeculaError(
            f"{file}: the last layer has {len(found.last)} numbers; it must have {len(found.second) + 1}"
        )
    rows = [found.inputs.get(name, [0.0] * (POWERS + units)) for name in names]
    columns = [[row[i] for row in rows] for i in range(POWERS + units)]
    return columns[:POWERS], columns[POWERS:], found.biases, found.second, found.last


def refuse(folder: DataFiles, name: str, record: str, what: str) -> SaeculaError:
    """The error for data that are well typed but make no sense: file, record, and what would be right."""
    return SaeculaError(f"{name}.yaml, record {record!r}: {what}")
