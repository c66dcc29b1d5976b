"""What a person decided about the board of History of the World.

Longitudes run from the cut in the Bering Strait eastwards (-169 to 191). Names are the ids of the game's data.
"""
# mypy: ignore-errors
# fmt: off

from __future__ import annotations

from atlas.geography import Geography, Spot
from atlas.links import ANY_FILLER

# How large seas, oceans and barren lands are against other lands.
SEA, OCEAN, BARREN = 1.0, 0.55, 0.75

# Where meridians and parallels run before the flow, as shares of the width and height.
MERIDIANS = [
    (-175, -0.012), (-169, 0), (-140, 0.035), (-120, 0.07), (-90, 0.145), (-65, 0.21), (-45, 0.25), (-25, 0.282),
    (-12, 0.315), (0, 0.365), (15, 0.44), (30, 0.517), (45, 0.585), (60, 0.642), (75, 0.7), (90, 0.758), (105, 0.815),
    (120, 0.868), (140, 0.92), (165, 0.965), (191, 1), (197, 1.012),
]
PARALLELS = [
    (80, -0.03), (76, 0), (65, 0.065), (60, 0.11), (52, 0.2), (45, 0.29), (40, 0.36), (35, 0.43), (30, 0.495),
    (20, 0.6), (10, 0.685), (0, 0.755), (-15, 0.84), (-35, 0.92), (-50, 0.965), (-61, 1), (-65, 1.01),
]

# Areas that ask for more or less room than others of their kind.
SIZE = {
    "sahara_desert": 1.5, "siberia": 1.2, "caspian_sea": 1.1, "black_sea": 1.1, "red_sea": 1.8,
    "western_mediterranean": 1.4, "eastern_mediterranean": 1.15, "north_sea": 1.1, "caribbean_sea": 0.7,
    "lower_tigris": 1.15, "upper_tigris": 1.15, "middle_tigris": 1.1, "levant": 1.2, "palestine": 1.15,
    "sea_of_japan": 1.2, "crete": 0.7, "new_zealand": 1.3, "great_plain_of_china": 1.2, "east_africa": 1.1,
}

# Further points of an area beside its place in the data; a list of points is a line.
SEEDS: dict[str, list[Spot]] = {
    "pacific_ocean": [
        (-150, 20), (-140, -10), (-120, 5), (-100, -30), (-80, -58), (186, 20), (186, -20), (150, 20), (150, 42),
        [(140, 28), (128, 30), (124.5, 31.3)],
    ],
    "arctic": [[(-165, 75.3), (-60, 75.3), (-20, 75), (20, 75.2), (60, 75.4), (100, 75.5), (160, 75.2)]],
    "greenland": [(-42, 70)],
    "lapland": [[(28, 63.5), (27, 66), (25, 69)]],
    "scandinavia": [[(10, 61), (14, 66.5)]],
    "alaska": [[(-150, 65), (-125, 64)]],
    "atlantic_ocean": [
        (-15, -30), (-30, 55), (-25, 0), (-60, 33), (-15, 45), (-58, -58), [(-15, 60), (-6, 66), (4, 67.5),
        (11, 67.6)], [(-9, 49.5), (-5.8, 51.6), (-5.2, 53.5)],
    ],
    "indian_ocean": [
        [(60, 10), (48, 12)], (50, -35), (100, -35), (90, -10), [(60, 23.5), (57, 25.3), (51.5, 27), (49.3, 29)],
    ],
    "north_sea": [
        [(-8.8, 57), (-7.5, 58.8), (-3, 59.7), (2, 58)], [(4, 56.5), (8, 57.9), (10.8, 57.8), (11.4, 56.2), (12, 55),
        (14, 54.9), (18.5, 56.6), (20.5, 58.6), (23, 59.4), (28, 59.9)],
    ],
    "guiana_highlands": [[(-64, 6), (-55, 2), (-51, 1)]],
    "brazil": [[(-45, -7), (-48.5, -1.5)]],
    "sahara_desert": [
        [(-13, 24), (0, 20), (15, 19), (24, 14), (27, 8), (34, 3.5), (42, 4.5), (47, 7), (50, 9.5)], [(20, 20),
        (26, 25), (28.5, 27.5)],
    ],
    "congo_basin": [[(19, -3), (27, 0), (30.5, -1.5)], (12, 3)],
    "east_africa": [[(38, -3), (34, -1.5)], [(38, -4), (38, -11), (35, -18)]],
    "central_africa": [(25, -12)],
    "southern_africa": [(31, -21)],
    "gold_coast": [(7, 7), (9, 5.5)],
    "northern_european_plain": [[(29.5, 59), (36, 59), (48, 62), (60, 63.5)]],
    "eastern_steppe": [(70, 58), (66, 60.5)],
    "siberia": [[(128, 54.5), (118, 57), (100, 62), (80, 66), (66, 66.5), (61, 66)]],
    "baltic_seaboard": [(14, 53.2), (24, 56), (26, 58)],
    "sea_of_japan": [[(121, 38.8), (123, 36), (125, 33.5), (128.5, 33.8), (131, 36)]],
    "south_china_sea": [[(114, 15), (118, 21.5), (120.3, 24.5), (122.5, 28)]],
    "syrian_desert": [[(40, 33), (44, 30.5), (47, 29), (48.3, 28.4)]],
    "pacific_seaboard": [(-122, 47)],
    "northern_lakes": [[(-110, 56), (-122, 53)]],
    "shatts_plateau": [(9.5, 35.5), (10.3, 34), [(-6, 33), (-8.5, 30.5)]],
    "libya": [(12.5, 31.8)],
    "eastern_mediterranean": [[(20, 34.5), (13.5, 34.8), (11.3, 34.6)], [(25, 38.5), (25.8, 39.8), (27.6, 40.6)]],
    "black_sea": [[(34, 43.5), (29.8, 42), (28.8, 41)]],
    "western_mediterranean": [
        [(10, 37.9), (12, 36.4), (16, 36), (18.6, 38.5), (18.6, 40.5), (16.3, 42.4), (14.5, 43.7)],
    ],
    "nile_delta": [[(31, 30), (33, 29.6), (34.6, 29)]],
    "arabian_peninsula": [[(44, 21), (38.5, 25.5), (36, 28.3)]],
    "palestine": [(35.6, 30.7)],
    "nubia": [[(32.5, 24), (34.8, 23)]],
    "upper_nile": [[(35, 15), (37, 17.5)]],
    "bay_of_bengal": [[(95, 8), (99.5, 4), (102, 1.9)]],
    "northern_apennines": [(8.2, 44.8), (13, 45.8)],
    "dalmatia": [(15, 45.4)],
    "massif": [(6, 44.6)],
}

# Pairs in the data that no plane map can show (with the seas, the graph is not planar; without these four it is), and
# what the line drawn instead runs over: the Caribbean lies before the whole eastern coast of Mexico and Central
# America, Central America before the Pacific, and Malaya, Sumatra and the East Indies before the Bay of Bengal.
LANES = {
    frozenset(("caribbean_sea", "pacific_ocean")): ["central_america"],
    frozenset(("pacific_ocean", "bay_of_bengal")): ["south_china_sea", ANY_FILLER],
    frozenset(("atlantic_ocean", "mexican_valley")): ["caribbean_sea"],
    frozenset(("atlantic_ocean", "central_america")): ["caribbean_sea"],
}

GEOGRAPHY = Geography(
    cut=-169.0, south=-61.0, north=76.0,
    meridians=MERIDIANS, parallels=PARALLELS, lean=0.1,
    unit=5000, keep=0.3, rounds=10, blur=(8, 4.5), water_power=0.85, shared=17,
    size=SIZE, seeds=SEEDS, lanes=LANES,
    fillers={"arctic": 0.3, "greenland": 0.2, "lapland": 0.4, "alaska": 0.2},
    nature={"arctic": "ice", "greenland": "land", "lapland": "land", "alaska": "land"},
    islands={"crete": 14, "ceylon": 12, "west_indies": 12, "new_zealand": 12},
    drop=[[(10.1, 54.0), (12.95, 54.0), (12.95, 58.2), (10.1, 58.2)]],  # the Danish islands
    fill=[[(32.2, 30.2), (32.2, 28.2), (35.3, 28.2), (35.3, 30.2)]],  # Sinai reaches Aqaba
    pieces={"pacific_ocean": 2},
)

# What grows on ground that nobody can enter.
BARREN_GROUND = {
    "alps": "peaks", "plateau_of_tibet": "peaks", "alaska": "peaks", "greenland": "peaks",
    "sahara_desert": "dunes", "syrian_desert": "dunes", "outback": "dunes", "amazonia": "jungle",
    "northern_lakes": "taiga", "siberia": "taiga", "lapland": "taiga",
}

# The compass rose: where its middle lies, and its size in board units.
ROSE = (-140, -32, 30)
