"""What tests/test_text.py has to know of each game's words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from saecula.kernel.message import Message
from saecula.kernel.options import Value


def nothing(game: Any) -> set[str]:
    return set()


@dataclass(frozen=True)
class WordsOf:
    """A game's own ways with words."""

    same: tuple[str, ...] = ()  # keys, without the game's name, whose words are rightly the same in both languages
    rare: tuple[Message, ...] = ()  # what random games seldom come to say
    families: Callable[[Any], set[str]] = nothing  # keys that are put together at run time
    options: tuple[dict[str, Value], ...] = ({},)  # of the games that are listened to, in turn
    games: int = 60  # no more of them
    every: int = 5  # one in this many positions of each kind has every move described, refused and explained
    saved: tuple[str, ...] = ()  # verbs that random games choose too often to hear the rest


# ---------------------------------------------------------------------------------------------------------------- Vinci


def vinci_families(game: Any) -> set[str]:
    from saecula.games.vinci.components import provinces

    keys = {f"vinci-cost-from-{way}" for way in ("mountain", "fort", "both")}
    keys |= {f"vinci-terrain-{p.terrain}" for p in provinces} | {"vinci-symbol-mine", "vinci-symbol-port"}
    keys |= {f"vinci-region-{p.region}" for p in provinces}
    columns = ("group", "tiles", "tokens", "price", "bonus", "player", "score", "income", "hand")
    return keys | {f"vinci-{column}-word" for column in columns}


VINCI = WordsOf(
    same=("name", "roman", "summary-conquest", "explain-tile", "summary-keep", "region-scandinavia", "bonus-word"),
    rare=(
        Message("vinci-no-group", {"group": 6}),
        Message("vinci-no-pact-broken", {"province": "vinci-province-urals", "other": 1}),
        Message("vinci-no-pact-left"),
        Message("vinci-no-redeployed", {"tokens": 0}),
        Message("vinci-redeployed-lost", {"seat": 1, "tokens": 2}),
        Message("vinci-explain-fort"),
        Message("vinci-cost-least", {"tokens": 1}),
        *[Message(f"vinci-cost-{what}", {"tokens": -1}) for what in ("weapons", "climbing", "ships")],
        *[Message(f"vinci-no-fort-{why}", {"province": "vinci-province-urals"}) for why in ("twice", "there", "left")],
        Message("vinci-no-pact-twice", {"other": 1}),
        Message("vinci-no-pact-self"),
        Message("vinci-no-renaissance"),
        Message("vinci-explain-rebirth"),
        Message("vinci-no-give-up-cut", {"province": "vinci-province-urals"}),
        Message("vinci-redeployed-hand", {"seat": 1, "tokens": 1}),
        Message("vinci-gain-slavery", {"points": 1}),
        Message("vinci-no-spy"),
        Message("vinci-explain-doubled", {"tile": "vinci-tile-militia", "help": "vinci-tile-militia-doubled"}),
        Message("vinci-explain-stop-losing", {"points": 3}),
        Message("vinci-warn-forts", {"forts": 2}),
        Message("vinci-fort", {"seat": 1, "province": "vinci-province-urals"}),
    ),
    families=vinci_families,
    options=({"victory_points": 60},),
)

# -------------------------------------------------------------------------------------------------- Heroes of the World

AFRICA = "heroes_of_the_world-territory-africa"


def heroes_families(game: Any) -> set[str]:
    name = game.name
    heads = "territory ladder worth borders hand display population discoveries conquest gold influence"
    keys = {f"{name}-{column}-word" for column in f"{heads} player score supply cards heroes".split()}
    short = "draw discover token sides opponents convert end build migrate origin standing ladder nobody complete"
    keys |= {f"{name}-summary-{what}" for what in f"{short} hero".split()}
    signs = "opening turn hero tokens closed on-offer no-wonders bag bag-empty value deck bank reached complete"
    keys |= {f"{name}-table-{sign}" for sign in f"{signs} free worth worth-two known seen used".split()}
    return keys | {f"{name}-placed-many", f"{name}-moved-many"}


HEROES = WordsOf(
    every=20,
    same=("name", "explain-hero", "population-word", "conquest-word"),
    families=heroes_families,
    rare=(
        Message("heroes_of_the_world-explain-wait"),
        Message("heroes_of_the_world-move-drive", {"other": 1, "territory": AFRICA}),
        Message("heroes_of_the_world-gold", {"seat": 1, "coins": 0}),
        Message("heroes_of_the_world-no-bag"),
        Message("heroes_of_the_world-cards-out", {"era": 0}),
        Message("heroes_of_the_world-played-out", {"era": 1}),
        Message("heroes_of_the_world-progress-played-out", {"needed": 8, "era": 1}),
        Message("heroes_of_the_world-warn-coins", {"coins": 5, "points": 2}),
        Message("heroes_of_the_world-no-convert-yet"),
        Message("heroes_of_the_world-no-deck"),
        Message("heroes_of_the_world-no-supply"),
        Message("heroes_of_the_world-no-units"),
        Message("heroes_of_the_world-no-opponent", {"territory": AFRICA}),
        Message(
            "heroes_of_the_world-prompt-drive-out",
            {"seat": 0, "other": 1, "units": 3, "territory": AFRICA},
        ),
    ),
    saved=("convert", "migrate"),  # coins are to be saved for wonders, or wonders are never heard of
)

# ----------------------------------------------------------------------------------------------------- Through the Ages


def ages_families(game: Any) -> set[str]:
    from saecula.games.through_the_ages.components import TYPE_KEYS
    from saecula.games.through_the_ages.preview import COMPARED
    from saecula.games.through_the_ages.refusals import USES

    goods = ("food", "resources", "science", "culture", "population", "blue")
    keys = {f"gained-{good}" for good in goods[:-1]} | {f"lost-{good}" for good in goods}
    keys |= {f"no-use-{use}" for use in USES.values()} | {f"explain-change-{name}" for name in COMPARED}
    keys |= {f"explain-gain-{good}" for good in goods[:4]} | {f"explain-lose-{good}" for good in goods[:2]}
    keys |= {f"explain-next-{good}" for good in goods[:4]}
    keys |= {f"explain-{name}" for name in AGES_LINES} | {"move-take-empty", "move-take-one", "move-stage-none"}
    return {f"through_the_ages-{key}" for key in keys} | set(TYPE_KEYS)


# What explain.py says with a number or alone.
AGES_LINES = (
    "accept", "adds", "aim", "all-civil", "all-military", "amount", "annex", "bid-most", "cancel", "civil-actions",
    "colony", "completes", "danger", "discard", "done", "draw", "famine", "food", "forfeit", "free-worker",
    "gain-action", "keep", "lose", "military-actions", "next-draw", "partner", "partner-pays", "pass", "pick",
    "position", "printed", "raid", "raze", "refuse", "resources", "reveal", "revolution-later", "ruin", "sacrifice",
    "science", "science-later", "side", "special", "stages-left", "trade", "unspent", "uprising", "wonders",
)  # fmt: skip

AGES_SHIELDS = ("gandhi", "pact-attack", "marker-left", "object")  # why a rival cannot be attacked
SPY = "through_the_ages-card-spy"
STRATEGY = "through_the_ages-card-strategy"
TERRITORY = "through_the_ages-card-historic_territory_ii"

AGES = WordsOf(
    same=(
        "name",
        "type-arena",
        "type-leader",
        "type-bonus",
        "board-round",
        "explain-card",
        "explain-less",
        "explain-more",
        "move-aim",
        "move-amount",
    ),
    rare=(
        Message("through_the_ages-resigned", {"seat": 0}),
        Message("through_the_ages-prompt-cede", {"seat": 0}),
        Message("through_the_ages-no-cede"),
        Message("through_the_ages-no-target", {"card": STRATEGY}),
        Message("through_the_ages-resigning", {"seat": 0}),
        Message("through_the_ages-stole", {"seat": 0, "other": 1, "card": STRATEGY}),
        Message("through_the_ages-prompt-steal", {"seat": 0, "other": 1, "left": 7}),
        Message("through_the_ages-move-trade-now", {"good": "food"}),
        Message("through_the_ages-no-steal", {"left": 7}),
        Message(
            "through_the_ages-prompt-raid-count", {"seat": 0, "card": "through_the_ages-card-drama", "buildings": 2}
        ),
        Message("through_the_ages-no-raid-count", {"buildings": 2}),
        Message("through_the_ages-move-amount-raid", {"number": 2}),
        Message("through_the_ages-prompt-annex", {"seat": 0, "other": 1}),
        Message("through_the_ages-move-annex", {"card": TERRITORY}),
        Message("through_the_ages-no-annex", {"other": 1}),
        Message("through_the_ages-prompt-forfeit", {"seat": 0}),
        Message("through_the_ages-no-forfeit"),
        Message("through_the_ages-prompt-swap", {"seat": 0, "good": "food", "amount": 2}),
        Message("through_the_ages-prompt-swap", {"seat": 0, "good": "resources", "amount": 1}),
        Message("through_the_ages-no-swap"),
        Message("through_the_ages-no-bank"),
        Message("through_the_ages-no-deck"),
        Message("through_the_ages-no-scarcity"),
        Message("through_the_ages-prompt-scarcity", {"seat": 0, "tokens": 1}),
        Message("through_the_ages-produced", {"seat": 0, "card": "through_the_ages-card-iron"}),
        Message("through_the_ages-no-better-special", {"card": STRATEGY}),
        Message("through_the_ages-no-bid-low", {"bid": 4}),
        Message("through_the_ages-no-cooperation"),
        Message("through_the_ages-no-marker"),
        Message("through_the_ages-no-pacts-two"),
        Message("through_the_ages-no-revolution-military"),
        Message("through_the_ages-no-sacrifice-last"),
        Message("through_the_ages-no-sail-twice"),
        *[Message(f"through_the_ages-no-{why}", {"card": SPY, "other": 1}) for why in AGES_SHIELDS],
    ),
    families=ages_families,
    options=(
        {},
        {"version": "advanced", "mine_production_reduction": True},
        {"bonus_cards": "personal", "one_attacker_per_turn": True},
        {"version": "simple"},
        {"bonus_cards": "age_by_age", "draw_as_military_action": True},
        {"bonus_cards": "public_choice", "easier_growth": True, "manual_payment": True},
    ),
    games=24,
    every=150,
    saved=("done", "destroy"),  # civilizations are to grow
)

# ------------------------------------------------------------------------------------------------- History of the World


def history_families(game: Any) -> set[str]:
    from saecula.games.history_of_the_world.targets import ATTACK, OCCUPY, REINFORCE, REPLACE, SURRENDER

    keys = {f"move-{how}" for how in (ATTACK, OCCUPY, REINFORCE, REPLACE, SURRENDER)}
    keys |= {f"explain-{how}" for how in (OCCUPY, REINFORCE, REPLACE, SURRENDER)}
    keys |= {"explain-against-fort", "explain-against-siege"}
    columns = "strength start player points score forecast held cards markers hand fleets resource"
    pieces = ("fort", "capital", "city", "monument")
    keys |= {f"{column}-word" for column in (*columns.split(), *pieces)} | {f"sign-{piece}" for piece in pieces}
    keys |= {f"table-{sign}" for sign in ("drawn", "levels", "force", "cards")}
    return {f"{game.name}-{key}" for key in keys}


PERSIA = "history_of_the_world-territory-persian_plateau"
RED_SEA = "history_of_the_world-sea-red_sea"

HISTORY = WordsOf(
    same=("name", "roman", "explain-event", "sign-fort", "sign-capital", "sign-city", "sign-monument"),
    rare=(
        Message("history_of_the_world-fleet-removed", {"seat": 0, "other": 1, "sea": RED_SEA}),
        Message("history_of_the_world-no-allies-there", {"territory": PERSIA}),
        Message("history_of_the_world-no-area", {"area": "history_of_the_world-area-africa"}),
        Message("history_of_the_world-no-fleet-twice", {"sea": RED_SEA}),
        Message("history_of_the_world-no-oldest", {"sea": RED_SEA}),
        Message("history_of_the_world-no-shortage"),
        Message("history_of_the_world-prompt-shortage", {"seat": 0}),
    ),
    families=history_families,
    options=({}, {"naval_control": True, "multiple_armies": True}),
    games=40,
    every=40,
    saved=("done",),  # Empires are to expand
)

# -------------------------------------------------------------------------------------------------------------- 7 Ages


def seven_families(game: Any) -> set[str]:
    from saecula.games.seven_ages.cards import EVENT_TIMING
    from saecula.games.seven_ages.ending import REASONS
    from saecula.games.seven_ages.explain import FROM_LINES, HELP_RULES
    from saecula.games.seven_ages.telling import IN_PHASE
    from saecula.games.seven_ages.why_not import SITES
    from saecula.games.seven_ages.windows import KEYS

    keys = {f"prompt-window-{key}" for key in KEYS} | {f"help-{verb}" for verb in HELP_RULES}
    keys |= {f"ending-{reason}" for reason in REASONS if reason}
    lines = "city city-defence cost fort glory level meets modifiers money move needs-level points steps terrain text"
    keys |= {f"explain-{line}" for line in (*lines.split(), "odds", "total", "trade", "values")}
    keys |= {f"explain-{line}" for line in ("could-start", "no-effect", "round-odds")}
    keys |= {f"explain-{line}" for line, _ in FROM_LINES.values()}
    keys |= {f"prompt-start-{what}" for what in ("area", "colour", "level")}
    keys |= {f"move-{what}" for what in IN_PHASE.values()}
    keys |= {f"leader-no_leader_{number}" for number in range(1, 7)}
    keys |= {f"no-buy-{why}" for why in ("no-cavalry", "no-ships")}
    keys |= {f"no-free-progress-{why}" for why in ("dark-age", "event", "go-slow", "wild")}
    reasons = ("no-area", "no-colour", "no-unit", "too-few-empires", "total-history", "in_play", "not_in_play")
    keys |= {f"no-start-{why}" for why in reasons} | {f"timing-{when}" for when in EVENT_TIMING}
    keys |= {f"no-artefact-site-{what}" for what in SITES}
    refused = ("age", "built", "contact", "marker", "now", "religion", "site", "treaty", "without")
    keys |= {f"no-artefact-{why}" for why in refused}
    columns = "as-artefact as-empire as-event capital cards city conflict disorder empire fort front glory has markers"
    keys |= {f"table-{name}" for name in (*columns.split(), "player", "reserve", "scores", "support", "value")}
    keys |= {f"label-{field}" for field in SEVEN_FIELDS.split()} | {"value-turn", "value-age", "region-water"}
    return {f"{game.name}-{key}" for key in keys}


SEVEN_FIELDS = """
id turn step first age ended players glory hand pair known markers beyond free state marker empires card seat
level money income upkeep elite home icons units leaders artefacts capital religion government barbarian
reserve areas control city fort disorder artefact cards deck discard top blue elephants treaty conflict trade
area round sides empire uncommitted front support leader items partner other_card totals answer gone terms
placing acting action moving cargo ready numbers ranks shown commits
"""
NORMANDY = {"area": "seven_ages-area-normandy"}
FRANKS = {"empire": "seven_ages-empire-franks"}
BESIDE = {"own_empire": "seven_ages-empire-goths"}
PIKE = {"unit": "seven_ages-unit-pike"}


def seven(key: str, **args: object) -> Message:
    return Message(f"seven_ages-{key}", args)


SEVEN = WordsOf(
    same=(
        "name",
        "value-age",
        "value-turn",
        "label-terms",
        "label-leader",
        "label-area",
        "label-partner",
        "move-empire",
        "move-player",
        "move-area",
        "move-region",
        "move-leader",
        "move-pair",
        "explain-text",
        "source-bonus",
        "artefact-built",
        "move-no",
        "units-told",
    ),
    rare=(
        *[seven(key, **NORMANDY) for key in ("aircraft-met", "nuke", "star-wars-shown")],
        *[seven(key, **NORMANDY) for key in ("no-retreat-to", "no-ships")],
        *[seven(key, **FRANKS) for key in ("asks-passage", "leader-killed", "nuke-scrapped")],
        *[seven(key, **FRANKS, **NORMANDY) for key in ("came-over", "reinforced", "retreats")],
        *[seven(f"passage-{what}", seat=1) for what in ("refused", "too-dear", "withdrawn")],
        *[seven(key, seat=1) for key in ("prompt-bring", "prompt-converting", "prompt-elephant", "prompt-overrun")],
        *[seven(key, seat=1) for key in ("prompt-pursuit", "prompt-retreat", "prompt-scrap")],
        *[seven(key, seat=1) for key in ("prompt-leader-retreats", "treaty-ended")],
        seven("prompt-transit", seat=1, **FRANKS, **BESIDE, other_empire="seven_ages-empire-huns"),
        seven("prompt-transit-canal", seat=1, **FRANKS, **BESIDE),
        seven("artefact-obsolete", artefact="seven_ages-artefact-great_wall"),
        seven("prompt-transit-offer", seat=1, money=5, cards=1, **FRANKS),
        *[seven(f"move-{what}") for what in ("let-pass", "pay-passage", "refuse-passage", "withdraw")],
        *[seven("explain-round-odds", units=units, percent=45) for units in (0, 1, 2)],
        seven("no-adopt"),
        *[seven(f"no-{what}") for what in ("bring", "consent", "converting", "elephant", "overrun", "pursuit")],
        *[seven(f"no-{what}") for what in ("retreat", "retreat-choice", "retreating", "scrap", "trade-deck")],
        *[seven(f"no-{what}") for what in ("transit", "transit-offer", "redemption")],
        *[seven(f"no-{what}", empires=4) for what in ("free-slot", "start-maximum")],
        seven("assassin-failed", leader="seven_ages-leader-type-tactician", value=3, against=5),
        seven("action-cancelled", seat=0, action="seven_ages-marker-production"),
        seven("card-paid", seat=0, other=1),
        seven("card-returned", seat=0, card="seven_ages-empire-franks"),
        seven("elephant-taken", **FRANKS, other_empire="seven_ages-empire-huns"),
        seven("glory-bought", seat=0, glory=2, **FRANKS),
        seven("looked", seat=0, cards=["seven_ages-empire-franks", "seven_ages-empire-huns"]),
        seven("loot", money=12, **FRANKS),
        seven("no-buy-glory", cost=50),
        seven("preached", value=5, **FRANKS),
        seven("no-buy-place", **PIKE),
        seven("no-buy-supply", **PIKE),
        seven("no-trade-contact", **FRANKS),
        seven("no-go-stopped", **NORMANDY),
        seven("no-pair-taken", other=1),
        seven("passage-cards", seat=1, cards=2),
        seven("passage-money", seat=1, money=5),
        seven("progress-end-age", age="III"),
        *[seven(f"progress-due-{why}") for why in ("beyond", "end-age", "turn-limit")],
        seven("prompt-attacker", seat=1, **NORMANDY),
        seven("prompt-buy-glory", seat=1, cost=50, money=70, **FRANKS),
        seven("prompt-consent-disorder", seat=1, **NORMANDY),
        seven("prompt-consent-peace", seat=1, **FRANKS, other_empire="seven_ages-empire-huns"),
        seven("prompt-redemption", seat=1),
        seven("prompt-retreat-to", seat=1, **PIKE),
        *[seven(key, **FRANKS, **PIKE) for key in ("unit-shown", "unit-deserts")],
        *[seven(f"no-{what}") for what in ("acting", "assassination", "conflict", "deserting", "replace-card")],
        *[seven(f"prompt-{what}", seat=1) for what in ("conflicts", "deserting", "replace-card", "which-first")],
        seven("annexed", **FRANKS, **NORMANDY),
        seven("gift", money=5, **FRANKS, other_empire="seven_ages-empire-huns"),
        seven("no-start-colour"),
        seven("assassinated", leader="seven_ages-leader-type-tactician", value=5, against=3),
        seven("drew-again", seat=1),
        seven("no-conflict-there", **NORMANDY),
        seven("no-upkeep-money", cost=9, money=4),
        seven("prompt-assassination", seat=1, value=3, draws=1),
        seven("unit-unsupported", **FRANKS, **PIKE, **NORMANDY),
    ),
    families=seven_families,
    options=(
        {"turn_limit": 16},
        {"turn_limit": 16, "pursuit": True, "go_slow": True, "take_that": True},
        {"turn_limit": 12, "redemption": True, "technology": True, "total_history": True},
    ),
    games=14,
    every=300,
    saved=("done", "discard", "pass"),
)

WORDS = {
    "vinci": VINCI,
    "history_of_the_world": HISTORY,
    "heroes_of_the_world": HEROES,
    "seven_ages": SEVEN,
    "through_the_ages": AGES,
}
