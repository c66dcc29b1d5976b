"""What the browser draws of 7 Ages is what the component data say."""

from tools import seven_data


def test_the_components_of_the_board_are_those_of_the_game() -> None:
    assert seven_data.FILE.read_text("utf-8") == seven_data.text(), "run python -m tools.seven_data"
    found = seven_data.components()
    assert len(found["cards"]) == 110
    assert len(found["areas"]) == 321
