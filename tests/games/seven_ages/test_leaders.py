"""Leaders: what each of the eight types does, and that every named leader belongs to an empire, a type and an age."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages import effects_schema as schema
from saecula.games.seven_ages.areas import INDEX as AREAS
from saecula.games.seven_ages.cards import EMPIRE_INDEX
from saecula.games.seven_ages.cities import city_options
from saecula.games.seven_ages.civilise import leader_removals
from saecula.games.seven_ages.components import leaders
from saecula.games.seven_ages.effects import PERMITS, permitted
from saecula.games.seven_ages.harvest import harvest_glory
from saecula.games.seven_ages.movement import is_explorer
from saecula.games.seven_ages.production import income, unit_price
from saecula.games.seven_ages.round_frame import commit_bonus, is_tactician
from saecula.games.seven_ages.state import SevenAges
from saecula.games.seven_ages.trade import trade_modifier
from saecula.games.seven_ages.units import COST, LEADER_NAMES, NAMED, TYPE_INDEX
from tests.games.seven_ages.given import empire, given
from tests.games.seven_ages.kinds import OWN
from tests.rules import rule


def with_leader(kind: str) -> SevenAges:
    name = {f"{kind}_1": "babylonia"} if kind else {}
    return given(empire("zhou", "red", 0, 20, {"babylonia": ["spear"]}, leaders=name, cities={"babylonia": 1}, money=0))


@rule("SA-10.7", "SA-5.8")
@pytest.mark.parametrize("kind", [row.id for row in leaders.leader_types])
def test_what_a_leader_of_each_type_does(kind: str) -> None:
    plain, s = with_leader(""), with_leader(kind)
    area = AREAS["babylonia"]
    leader = LEADER_NAMES.index(f"{kind}_1")
    effects = next(row.effects for row in leaders.leader_types if row.id == kind)
    assert effects
    if kind == "tactician":
        assert is_tactician(leader)
        assert commit_bonus(leader) == 1
    elif kind == "administrator":
        assert unit_price(s, OWN, TYPE_INDEX["archers"]) == COST[TYPE_INDEX["archers"]] - 1
        assert unit_price(s, OWN, TYPE_INDEX["sword"]) == COST[TYPE_INDEX["sword"]], "not infantry"
    elif kind == "builder":
        taken = 1 | area << 4  # the one normal step was taken there
        assert city_options(s, OWN, taken) == [area]
        assert city_options(plain, OWN, taken) == []
    elif kind == "explorer":
        assert is_explorer(leader)
    elif kind == "artist":
        assert (harvest_glory(plain, OWN), harvest_glory(s, OWN)) == (0, 1)
        s.disorder |= 1 << area
        assert harvest_glory(s, OWN) == 0
    elif kind == "financier":
        s.capital[OWN] = plain.capital[OWN] = area
        assert income(s, OWN) - income(plain, OWN) == 5
    elif kind == "philosopher":
        assert trade_modifier(s, OWN) - trade_modifier(plain, OWN) == 1
    else:
        assert kind == "prophet"
        assert permitted(s, OWN, PERMITS.index("religion_change_without_disorder"))
        assert leader_removals(s, OWN) == 1 << area
    assert not any(isinstance(effect, schema.StartWith) for effect in effects)


@rule("SA-10.7")
def test_every_named_leader_belongs_to_an_empire_a_type_and_an_age() -> None:
    kinds = {row.id for row in leaders.leader_types}
    assert len(leaders.named) == NAMED == 60
    for row in leaders.named:
        assert row.empire in EMPIRE_INDEX, row.id
        assert row.type in kinds, row.id
        assert row.ages, row.id
