"""The libraries' own checkers, for all games: as small variants, and a few moves of each whole game."""

from __future__ import annotations

from typing import Any

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from saecula import research

VARIANTS = sorted(research.variants())
NAMES = sorted({setting.game.name for setting in research.variants().values()})

# The checker asks for arrays as observations, and warns of a dict with a mask, which PettingZoo's own games have.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


@pytest.mark.parametrize("name", [*VARIANTS, *NAMES])
def test_pettingzoo(name: str) -> None:
    api_test(research.env(name), num_cycles=60)
    seed_test(lambda: research.env(name), num_cycles=30)


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("encode", [True, False])
def test_gymnasium(name: str, encode: bool) -> None:
    check_env(research.single(name, seed=3, encode=encode, render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("name", VARIANTS)
def test_open_spiel(name: str, capfd: Any) -> None:
    game = research.open_spiel(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state = game.new_initial_state()
    for action in [7, 0, 0, 0]:  # a seed, then the first legal moves
        state.apply_action(action if state.is_chance_node() else state.legal_actions()[action])
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
    assert str(again) == str(state)


def test_open_spiel_knows_our_names() -> None:
    assert "saecula_vinci" in research.register()
    game = pyspiel.load_game("saecula_vinci(players=4,options=victory_points:60)")
    assert game.num_players() == 4
    assert game.setting.options == {"victory_points": 60}
    with pytest.raises(Exception, match="no option 'victory_point'"):
        pyspiel.load_game("saecula_vinci(options=victory_point:60)")
