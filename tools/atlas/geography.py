"""What a person decides about a world map whose borders are exact: sheet, sizes, further points, exceptions."""

# mypy: ignore-errors
# (numpy, scipy and shapely are not part of the development install)

from __future__ import annotations

from dataclasses import dataclass, field

LonLat = tuple[float, float]
Spot = LonLat | list[LonLat]  # a point, or a line of points
Pair = frozenset[str]


@dataclass(frozen=True)
class Geography:
    """Everything is longitude and latitude in degrees, longitudes counted eastwards from the cut, unless it says so."""

    cut: float  # the meridian along which the world is cut open
    south: float
    north: float
    # where meridians and parallels run on the sheet before the flow: shares of its width and height
    meridians: list[tuple[float, float]]
    parallels: list[tuple[float, float]]
    lean: float  # how much meridians draw together towards the poles
    unit: float  # square board units of a land of size 1
    keep: float  # 0: every land as large as `unit` says, 1: as large as on a globe
    rounds: int  # of the flow
    blur: tuple[float, float]  # of the flow: first half of the rounds, second half
    water_power: float  # below 1, seas differ less in size than on a globe
    shared: float  # board units that a border should be long
    size: dict[str, float] = field(default_factory=dict)  # of single areas, in place of that of their kind
    fillers: dict[str, float] = field(default_factory=dict)  # nobody's land or ice, with its size
    seeds: dict[str, list[Spot]] = field(default_factory=dict)  # further points of an area beside its place in the data
    islands: dict[str, float] = field(default_factory=dict)  # radius in board units of islands drawn larger than life
    drop: list[list[LonLat]] = field(default_factory=list)  # land that is left out
    fill: list[list[LonLat]] = field(default_factory=list)  # water that is made land
    pieces: dict[str, int] = field(default_factory=dict)  # areas that the cut divides
    # listed pairs that no plane map can show, and the areas that a line drawn instead runs over
    lanes: dict[Pair, list[str]] = field(default_factory=dict)
    wrapped: frozenset[Pair] = frozenset()  # links that leave the sheet on one side and come in on the other
    nature: dict[str, str] = field(default_factory=dict)  # of fillers: land, ice or reef; else what lies round it
