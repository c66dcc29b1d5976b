"""Every word a person reads: none missing, none unused, none untranslated."""

from __future__ import annotations

import ast
import random
import re
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula import text
from saecula.kernel.errors import MissingExtra, SaeculaError
from saecula.kernel.message import Event, Message
from saecula.kernel.progress import Progress
from saecula.languages import COMPLETE
from tests.words import WORDS

PACKAGE = Path(saecula.__file__).parent
GAMES = [name for name in saecula.games() if name != "toy"]  # the toy is made known by its tests
CLIENTS = ("name", "about")  # keys of every game that only its clients use

GENERIC_SAME = {"no"}  # words of the generic file that are rightly the same in both languages
SAME = GENERIC_SAME | {f"{name}-{key}" for name, words in WORDS.items() for key in words.same}
OPTIONAL = {"other"}  # arguments that a message has in some cases only
GRAMMAR = {"initial"}  # arguments that only some languages need
RAW = re.compile(rf"[{{}}$]|\?\?\?|({'|'.join(WORDS)})-|  | [.,]|None")  # what no sentence contains


def key_families(game: Any) -> set[str]:
    """The keys that are put together at run time."""
    name = game.name
    keys = {f"{name}-{key}" for key in CLIENTS}
    keys |= {f"{name}-move-{verb.name}" for verb in game.moves.verbs}
    keys |= {f"{name}-source-{source}" for source in game.sources()}
    keys |= {f"{name}-feature-{feature}" for feature in game.feature_names()}
    for kind in game.auto_kinds():
        keys |= {f"{name}-auto-{kind.name}", f"{name}-auto-{kind.name}-on"}
    for option in game.options:
        stem = f"{name}-option-{option.name}"
        keys |= {stem, f"{stem}-help", *[f"{stem}-{choice}" for choice in option.choices]}
    return keys | WORDS[name].families(game)


@cache
def constants() -> set[str]:
    """Every text constant in the sources, whatever it is used for."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        if path.parents[1].name == "games" and path.parent.name not in saecula.games():
            continue  # a game that is not ready has no words yet
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    web = PACKAGE.parent.parent / "web" / "src"
    for path in [*web.rglob("*.ts"), *web.rglob("*.svelte")]:
        found |= set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", path.read_text(encoding="utf-8")))
    return found


@cache
def spoken() -> set[str]:
    """Every key that the sources give to a message: Message("..."), Event("..."), tell("..."), key = "..."."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        if path.parents[1].name == "games" and path.parent.name not in saecula.games():
            continue  # a game that is not ready has no words yet
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            values: list[ast.expr] = []
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in ("Message", "Event", "tell", "word"):
                    values = [node.args[0]]
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "key":
                values = [node.value]
            for value in values:
                for part in ast.walk(value):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and "-" in part.value:
                        found.add(part.value)
    return {key for key in found if re.fullmatch(r"[a-z]\w*(-\w+)+", key)}


def written(game: str, lang: str) -> set[str]:
    """The keys of a game's own file; of the generic file for ""."""
    folder = Path(saecula.game(game).folder) / "text" if game else PACKAGE / "words"
    return set(re.findall(r"^([a-z][\w-]*) =", (folder / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE))


FILES = ["", *GAMES]


@pytest.mark.parametrize("game", FILES)
def test_both_languages_have_the_same_keys_but_for_forms(game: str) -> None:
    english, italian = (written(game, lang) for lang in COMPLETE)
    forms = {key for key in english ^ italian if re.fullmatch(rf"{game}-(the|in|from)-\w+", key)}
    assert english ^ italian == forms


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_key_in_the_sources_has_words(lang: str) -> None:
    keys = set(spoken())
    for name in GAMES:
        keys |= key_families(saecula.game(name))
    assert sorted(key for key in keys if not text.has(key, lang)) == []


@pytest.mark.parametrize("game", FILES)
@pytest.mark.parametrize("lang", COMPLETE)
def test_no_words_are_unused(game: str, lang: str) -> None:
    words = text._words_of(game, lang)
    used = set(constants()) | {"terminal-help-" + name for name in constants()}
    if game:
        used |= key_families(saecula.game(game))
    for key in written(game, lang):
        used |= words.references(key)
        for variable in words.variables(key):
            form, _, kind = variable.partition("-")
            used.add(f"{game}-{form}-{kind}")
    assert sorted(written(game, lang) - used) == []


@pytest.mark.parametrize("game", FILES)
def test_both_languages_use_the_same_variables(game: str) -> None:
    english, italian = (text._words_of(game, lang) for lang in COMPLETE)

    def arguments(words: text.Words, key: str) -> set[str]:
        return {re.sub("^(the|in|from)-", "", variable) for variable in words.variables(key)} - GRAMMAR

    keys = written(game, "en") & written(game, "it")
    assert [key for key in sorted(keys) if arguments(english, key) != arguments(italian, key)] == []


@pytest.mark.parametrize("game", FILES)
@pytest.mark.parametrize("lang", COMPLETE)
def test_words_for_many_events_at_once_use_what_a_client_has(game: str, lang: str) -> None:
    """The browser joins events whose key has a sister "-many": the arguments of one of them, the number, the places."""
    words = text._words_of(game, lang)
    for key in written(game, lang):
        if key.endswith("-many"):
            one = words.variables(key.removesuffix("-many"))
            forms = {re.sub("^(the|in|from)-", "", variable) for variable in one}
            wanted = {re.sub("^(the|in|from)-", "", variable) for variable in words.variables(key)}
            assert wanted <= forms | {"tokens", "units", "places"}, key


@pytest.mark.parametrize("game", FILES)
def test_italian_is_not_english(game: str) -> None:
    english, italian = (text._words_of(game, lang)._source for lang in COMPLETE)
    keys = written(game, "en") & written(game, "it")  # forms of names may be needed in one language only
    bodies = [(key, english[key].partition("=")[2], italian[key].partition("=")[2]) for key in keys]
    assert sorted(key for key, en, it in bodies if en == it and key not in SAME) == []


def said(message: Message) -> None:
    """Say it in every language: no missing argument, no raw key, no piece of syntax."""
    for lang in COMPLETE:
        sentence = text.say(message, lang, ["Anna", "Bruno", "Carla"])
        assert sentence.strip(), message
        assert not RAW.search(sentence), sentence
        words = text._words(message.key, lang)
        wanted = {re.sub("^(the|in|from)-", "", variable) for variable in words.variables(message.key)}
        assert wanted - OPTIONAL <= set(message.args), (message, wanted)


def told_progress(progress: Progress) -> list[Message]:
    """All that a game says about how far it has come."""
    return [*progress.where, *progress.left, *([progress.ends] if progress.ends else [])]


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_told_in_sentences(name: str) -> None:
    game = saecula.game(name)
    words = WORDS[name]
    heard: set[str] = set()
    prompts: Counter[str] = Counter()

    def hear(message: Message | None) -> None:
        if message is not None and (message.key not in heard or rng.random() < 0.005):
            heard.add(message.key)
            said(message)

    for message in words.rare:
        said(message)
    wanted = {key for key in spoken() if key.startswith(f"{name}-") and not _only_in_terminal(key)}
    wanted -= {message.key for message in words.rare}
    enough = max(len(game.seat_counts), len(words.options))
    for number in range(words.games):  # as many as it takes to hear everything, each number of players at least once
        if number >= enough and wanted <= heard:
            break
        rng = random.Random(number)
        seats = game.seat_counts[number % len(game.seat_counts)]
        record = saecula.Record(game, seats, number, words.options[number % len(words.options)])
        while not record.now.over and len(record.entries) < 2500:
            state = record.now
            seat = rng.choice(state.actors)
            prompt = game.prompt(state, seat)
            prompts[prompt.key] += 1
            hear(prompt)
            hear(game.prompt(state, None))
            for message in told_progress(game.progress(state)):
                hear(message)
            other = (seat + 1) % seats
            hear(game.why_not(state, other, rng.randrange(game.moves.size)))
            for line in game.explain(state, other, game.moves.size - 1):
                hear(line)
            moves = state.legal(seat)
            for move in moves:
                hear(game.warn(state, seat, move))
            sample = [rng.choice(moves), rng.randrange(game.moves.size)]
            if prompts[prompt.key] % words.every == 1:  # in every kind of position, the whole space
                sample = list(range(game.moves.size))
            for move in sample:
                hear(game.describe(state, seat, move))
                hear(game.why_not(state, seat, move))
                for line in game.explain(state, seat, move):
                    hear(line)
            thrifty = [
                move for move in moves if not game.moves.name(move).startswith(words.saved) or rng.random() < 0.1
            ]
            record.play(seat, rng.choice(thrifty or moves))
            if rng.random() < 0.02 and record.can_undo(seat):
                record.undo(seat)
        hear(game.prompt(record.now, 0))
        hear(game.why_not(record.now, 0, 0))
        for event in record.events:
            hear(event)
    missing = sorted(wanted - heard)
    assert missing == [], f"not one random game says {missing}"


def _only_in_terminal(key: str) -> bool:
    return not any(f'"{key}"' in path.read_text(encoding="utf-8") for path in (PACKAGE / "games").rglob("*.py"))


@pytest.mark.parametrize(
    ("args", "english", "italian"),
    [
        (
            {"seat": 0, "province": "vinci-province-castile", "cost": 3, "from": "neutral"},
            "Anna conquers Castile from the neutrals for 3 tokens.",
            "Anna toglie la Castiglia ai neutrali con 3 gettoni.",
        ),
        (
            {"seat": 0, "province": "vinci-province-urals", "cost": 1, "from": "active", "other": 1},
            "Anna conquers the Urals from Bruno for 1 token.",
            "Anna toglie gli Urali a Bruno con 1 gettone.",
        ),
        (
            {"seat": 1, "province": "vinci-province-ireland", "cost": 0, "from": "declining", "other": 4},
            "Bruno conquers Ireland from Player 5’s declining empire without placing a token.",
            "Bruno toglie l’Irlanda all’impero in declino di Giocatore 5 senza piazzare gettoni.",
        ),
        (
            {"seat": 1, "province": "vinci-province-jutland", "cost": 2, "from": "empty"},
            "Bruno occupies Jutland for 2 tokens.",
            "Bruno occupa lo Jutland con 2 gettoni.",
        ),
        (
            {"seat": 1, "province": "vinci-province-volga", "cost": 2, "from": "own", "other": 1},
            "Bruno takes the Volga Steppe over from their own declining empire for 2 tokens.",
            "Bruno riprende la Steppa del Volga al proprio impero in declino con 2 gettoni.",
        ),
    ],
)
def test_conquests_read_like_sentences(args: dict[str, object], english: str, italian: str) -> None:
    event = Event("vinci-conquered", args)
    assert text.say(event, "en", ["Anna", "Bruno"]) == english
    assert text.say(event, "it", ["Anna", "Bruno"]) == italian


def test_a_number_below_0_has_a_minus_sign() -> None:
    told: dict[str, object] = {"own": -2, "theirs": 1}
    said = text.say(Message("seven_ages-explain-modifiers", told))
    assert "−2" in said
    assert "-" not in said


def test_lists_are_joined() -> None:
    tiles = ["vinci-tile-militia", "vinci-tile-weapons", "vinci-tile-medicine"]
    drawn = Message("vinci-drawn", {"group": 6, "tiles": tiles})
    assert text.say(drawn) == "New in group VI: Militia, Weapons and Medicine."
    assert text.say(drawn, "it") == "Nuovo gruppo VI: Milizia, Armi e Medicina."
    assert text.say(Message("waiting-for", {"seats": [0, 2]}), "en", ["Anna"]) == "Waiting for Anna and Player 3."
    assert text.join(["Anna", "Elena"], "it") == "Anna ed Elena"
    assert text.join(["Anna", "Elena"]) == "Anna and Elena"
    assert text.join([]) == ""


def test_provinces_of_a_users_own_data_have_no_article() -> None:
    move = Message("vinci-move-place", {"province": "vinci-province-atlantis"})
    assert text.say(move) == "Place a token in vinci-province-atlantis"  # no such province: its id stands for itself


def test_wrong_languages_and_keys_are_refused() -> None:
    with pytest.raises(SaeculaError, match="there is: en, it"):
        text.say(Message("game-over"), "de")
    with pytest.raises(SaeculaError, match="en, it"):
        text.rule_text("vinci", "VI-6.4", "de")
    with pytest.raises(SaeculaError, match="no words for 'vinci-nonsense'"):
        text.say(Message("vinci-nonsense"))
    with pytest.raises(SaeculaError, match="do not fit"):
        text.say(Message("vinci-turn", {"seat": 0}))


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    with pytest.raises(MissingExtra, match=r"pip install 'saecula\[terminal\]'"):
        text.Words("", "en")


def test_quotation_marks_and_apostrophes_are_typographic() -> None:
    """A straight one beside a curly one looks like a mistake."""
    web = PACKAGE.parent.parent / "web" / "src"
    wrong = []
    for path in [*PACKAGE.rglob("text/*.ftl"), *PACKAGE.rglob("rules/*.md"), *web.rglob("*.ftl")]:
        words = re.sub(r"```.*?```|`[^`]*`", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)  # code is typed
        if path.suffix == ".ftl":
            words = re.sub(r"^#.*$|\{[^{}]*\}", "", words, flags=re.MULTILINE)
        wrong += [f"{path.name}: {line}" for line in words.splitlines() if {"'", '"'} & set(line)]
    assert wrong == []


@pytest.mark.parametrize("name", GAMES)
def test_rules_have_the_same_numbers_in_both_languages(name: str) -> None:
    english, italian = (text.chapters(name, lang) for lang in COMPLETE)
    assert [(c.id, [id_ for id_, _ in c.rules]) for c in english] == [(c.id, [i for i, _ in c.rules]) for c in italian]
    ids = [id_ for id_, _ in text.rules_of(name)]
    assert len(set(ids)) == len(ids) > 50
    for chapter in english:
        assert chapter.title
        assert chapter.rules or chapter.intro
        assert all(id_.startswith(f"{chapter.id}.") and body for id_, body in chapter.rules)


def test_a_rule_is_found_by_its_number() -> None:
    assert text.rule_text("vinci", "VI-6.10").startswith("A neutral province has only one token")
    assert text.rule_text(saecula.game("vinci"), " vi-6.10 ", "it").startswith("Una provincia neutrale")
    assert text.rule_text("vinci", "VI-6.4").endswith("(VI-9.9).")
    assert "| pact |" in text.rule_text("vinci", "VI-11")
    with pytest.raises(SaeculaError, match=r"no rule 'VI-6\.99'; there is: .*VI-6\.9"):
        text.rule_text("vinci", "VI-6.99")
    with pytest.raises(SaeculaError, match=r"there is: VI-1, VI-2"):
        text.rule_text("vinci", "castle")


@pytest.mark.parametrize("name", GAMES)
def test_rules_cited_by_the_game_exist(name: str) -> None:
    ids = {id_ for id_, _ in text.rules_of(name)}
    prefix = min(ids).partition("-")[0]
    cited = {value for value in constants() if re.fullmatch(rf"{prefix}-\d+\.\d+", value)}
    assert cited
    assert sorted(cited - ids) == []
