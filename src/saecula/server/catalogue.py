"""The catalogue: games, their texts, rules and components."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from saecula import languages
from saecula.data import files_in_use
from saecula.kernel import registry
from saecula.kernel.game import Game
from saecula.kernel.state import State
from saecula.server.errors import Refusal
from saecula.server.house import House, find_game
from saecula.server.messages.base import Message
from saecula.server.messages.catalogue import BotInfo, Components, GameInfo, Games, LanguageInfo, OptionInfo

OWN_WORDS: Final = Path(__file__).parent / "text"

_texts: dict[str, tuple[str, str]] = {}  # language -> text, ETag
_components: dict[str, bytes] = {}  # game -> JSON


WARM_MOVES: Final = 25  # of each game


def read_all() -> None:
    """Read the data and words of every game."""
    for name in registry.games():
        find_game(name)
    for lang in languages.languages():
        text(lang)


def warm_up() -> None:
    """Play a few moves of every game, explaining all legal ones, so that what a game computes once is computed now.

    History of the World takes 140 ms for the odds of its dice, when it first explains a fight.
    """
    for name in registry.games():
        game = find_game(name)
        state = game.new(game.seat_counts[-1], 1)
        for step in range(WARM_MOVES):
            if state.over:
                break
            seat = state.actors[0]
            legal = state.legal(seat)
            for move in legal:
                game.explain(state, seat, move)
            game.view(state, seat)
            state.play(seat, legal[step % len(legal)])


def games(house: House) -> Games:
    """Every game that is installed, and every language there are words in."""
    return Games(
        games=[_game(house, find_game(name)) for name in registry.games()],
        languages=[LanguageInfo(id=lang, name=languages.name_of(lang)) for lang in languages.languages()],
    )


def _game(house: House, game: Game[Any]) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=Message(key=f"{game.name}-name", args={}),
        seats=list(game.seat_counts),
        rules_version=game.rules_version,
        data_digest=game.data_digest,
        concede=type(game.blank()).leave is not State.leave,
        languages=[lang for lang in languages.languages() if languages.has_words(lang, Path(game.folder) / "text")],
        options=[
            OptionInfo(
                name=option.name,
                default=option.default,
                choices=option.choices,
                low=option.low,
                high=option.high,
                yes_no=option.yes_no,
                rule=option.rule,
                seats=option.seats,
                title=Message(key=f"{game.name}-option-{option.name}", args={}),
            )
            for option in game.options
        ],
        colours=[game.colours(seats) for seats in game.seat_counts],
        bots=[BotInfo(name=name, strength=i) for i, name in enumerate(house.bots.offered(game))],
    )


def text(lang: str) -> tuple[str, str]:
    """All words of a language as one Fluent resource, and its ETag."""
    if lang not in languages.languages():
        raise Refusal("no-language", {"languages": ", ".join(languages.languages())})
    if lang not in _texts:
        merged = _merged(lang)
        _texts[lang] = (merged, f'"{sha256(merged.encode()).hexdigest()[:32]}"')
    return _texts[lang]


def _merged(lang: str) -> str:
    found = [find_game(name) for name in registry.games()]
    written = languages.messages(lang, [languages.WORDS, OWN_WORDS, *(Path(game.folder) / "text" for game in found)])
    names = [
        f"{key} = {quoted(value)}"
        for game in found
        for key, value in game.words(lang).items()
        if key not in written and value
    ]
    return "\n".join([*written.values(), "", "# Names from the component data", "", *names, ""])


def quoted(value: str) -> str:
    """Plain text as a Fluent pattern, with its syntax characters escaped."""
    lines = [re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', line.strip()) for line in value.splitlines()]
    pattern = "\n    ".join(re.sub(r"^[\[*.]", lambda first: f'{{"{first[0]}"}}', line) for line in lines if line)
    return pattern or '{""}'


def rules(name: str, lang: str) -> str:
    """The rules of a game, as Markdown."""
    path = languages.rules_file(name, Path(find_game(name).folder) / "rules", lang)
    if path is None or lang not in languages.languages():
        raise Refusal("no-language", {"languages": ", ".join(languages.languages())})
    return path.read_text("utf-8")


async def components(house: House, name: str) -> bytes:
    """The component data of a game, with where each datum comes from, as JSON.

    Read once, in another process: a large YAML file would block the loop for 100 ms, even from a thread.
    """
    game = find_game(name)
    if name not in _components:
        files = {stem: str(path) for stem, path in files_in_use(name, f"{game.folder}/data").items()}
        _components[name] = await house.replayer.run("", read_components, game.data_digest, files)
    return _components[name]


def read_components(digest: str, files: dict[str, str]) -> bytes:
    """The component data in these files, as JSON."""
    found = {stem: msgspec.yaml.decode(Path(path).read_bytes()) for stem, path in files.items()}
    return msgspec.json.encode(Components(digest=digest, files=found))
