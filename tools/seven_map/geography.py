"""What a person decided about the board of 7 Ages.

Longitudes run from the cut in the Bering Strait eastwards (-169 to 191). Names are the ids of the game's data.
"""
# mypy: ignore-errors
# fmt: off

from __future__ import annotations

from atlas.geography import Geography, Spot

# How large seas and oceans are against lands.
SEA, OCEAN = 0.9, 1.0

# Where meridians and parallels run before the flow, as shares of the width and height.
MERIDIANS = [
    (-175, -0.012), (-169, 0), (-140, 0.05), (-120, 0.088), (-90, 0.165), (-65, 0.228), (-45, 0.268), (-25, 0.298),
    (-12, 0.328), (0, 0.378), (15, 0.45), (30, 0.522), (45, 0.587), (60, 0.64), (75, 0.692), (90, 0.746), (105, 0.8),
    (120, 0.855), (140, 0.912), (165, 0.958), (191, 1), (197, 1.012),
]
PARALLELS = [
    (84, -0.03), (80, 0), (76, 0.03), (70, 0.074), (60, 0.147), (52, 0.228), (45, 0.308), (40, 0.37), (35, 0.43),
    (30, 0.485), (20, 0.572), (10, 0.648), (0, 0.715), (-15, 0.8), (-35, 0.892), (-50, 0.94), (-57, 0.965), (-62, 1),
    (-65, 1.02),
]

# Areas that ask for more or less room than others of their kind.
SIZE = {
    "southern_ocean": 1.5, "tamilnad": 1.6, "mindanao": 1.25, "karnataka": 1.2, "baluchistan": 1.2,
    "persian_gulf": 1.1, "finland": 1.5, "celebes": 1.1, "south_italy": 1.15, "timor_bali": 1.2, "moluccas": 1.2,
    "timor_sea": 0.55, "australian_bight": 0.6, "tasman_sea": 0.7, "west_australia": 1.2, "aotearoa_north": 1.2,
    "solomons": 1.3, "new_caledonia": 1.3, "cyprus": 1.15, "assyria": 1.25, "sumer": 1.25, "phoenicia": 1.2,
    "palestine": 1.2, "arachosia": 1.2, "bessarabia": 1.2, "guinea": 1.1, "carthage": 1.15, "panama": 1.1,
    "zululand": 1.1, "nigeria": 1.1, "elam": 1.1, "egypt": 1.25, "sinai": 0.8, "sahara": 0.8, "central_siberia": 0.8,
    "yakutia": 0.8, "english_channel": 1.2, "aegean_sea": 1.2, "adriatic_sea": 1.2, "arctic_ocean": 1.2,
}

# In place of the point in the data.
MOVED = {"greenland": (-45, 62)}

# Further points of an area beside its place in the data; a list of points is a line.
SEEDS: dict[str, list[Spot]] = {
    "greenland": [[(-45, 62), (-42, 68), (-30, 73)]],
    "north_pacific": [(-160, 44), (-157, 25.5), (-150, 33), (-140, 37), [(189, 48), (165, 49), (160, 51)]],
    "central_pacific": [(-160, 6), [(-165, 8), (-160, 17)], [(186, -6), (180, -10), (178.5, -13.8)]],
    "south_pacific": [
        [(189.5, -48), (189, -35), (188, -25), (188, -18.5)], (-165, -30), [(189, -46), (176, -46.5)],
    ],
    "east_pacific": [(-142, -13.5), (-140, 22), (-146, 16)],
    "bering_sea": [[(-167, 58.5), (-167.8, 64)], [(182, 59), (187, 64)]],
    "okhotsk_sea": [[(149, 54), (151, 49), (155.3, 50)]],
    "arctic_ocean": [
        [(-168, 69), (-160, 73), (-140, 73), (-127, 72.3)],
        [(45, 79.6), (100, 79.5), (130, 77.5), (150, 75.3), (175, 73), (190, 70)],
    ],
    "ice": [[(-112, 75), (-95, 76), (-75, 78.5), (-60, 79), (-40, 79.6)]],
    "east_ice": [[(150, 72.9), (165, 71.3), (180, 70)]],
    "novaya_zemlya": [[(60, 71), (61.5, 72.5)]],
    "urals": [[(58.5, 58), (55.5, 61.5)]],
    "moscow": [[(40, 57), (50, 59.6)]],
    "archangel": [[(43, 64), (53, 64)]],
    "southern_ocean": [[(-168, -60), (190, -60)]],
    "north_atlantic": [(-16, 53.5), (-20, 40), (-18, 31.5)],
    "kara_sea": [[(66, 76.8), (69, 73.3), (80, 75), (110, 76.9), (128, 74.5), (141, 73.5)]],
    "norwegian_sea": [[(-17, 71), (0, 71), (14, 70), (18, 72.3)]],
    "barents_sea": [[(26, 73), (45, 74), (60, 76.5)]],
    "najd": [(43, 29), (41, 31)],
    "syria": [(38, 33.2), (37.2, 32.6)],
    "palestine": [(36.2, 32)],
    "babylonia": [(43, 31.5)],
    "japan_coast": [[(146, 38), (149, 42.2), (151.5, 44.7)]],
    "south_china_sea": [(119.3, 22.4)],
    "arabian_sea": [(78, 7.6)],
    "indian_ocean": [(82, 4.5), [(60, -30), (43, -37.5)]],
    "philippine_sea": [[(131, 14), (130.5, 5), (128.5, 1)]],
    "australian_bight": [(143.3, -41)],
    "gulf_of_guinea": [(-14, 8.5), (-17.5, 9.5)],
    "canary_coast": [(-19, 14.5)],
    "mid_atlantic": [(-26, 6), (-30, 2)],
    "south_atlantic": [(-24, -7), (8, -38)],
    "cape_sea": [[(13, -36.5), (20, -37.8), (30, -36), (34.5, -34)]],
    "mozambique_channel": [(37, -27), (36, -30.5)],
    "cape": [(27, -32.6)],
    "eastern_seaboard": [(-76, 25.4), (-78, 26.5)],
    "chile_coast": [[(-77, -42), (-78, -54), (-71.5, -57.3)]],
    "argentine_sea": [[(-58, -44), (-63, -55), (-67.5, -57.3)]],
    "hudson_bay": [(-75, 62.4)],
    "finland": [(23, 61), (28, 62.5)],
    "labrador_sea": [(-62, 60.9)],
    "punjab": [(71, 29.3)],
    "west_australia": [[(117, -32), (118, -24), (122, -19), (127, -16)]],
    "timor_sea": [(112, -14)],
    "antilles": [[(-69, 18.4), (-62.5, 16.8)]],
    "guiana_coast": [[(-52, 10), (-59.5, 14)]],
    "yakutia": [[(128, 65), (156, 67.5)]],
    "chukotka": [(165, 67.5)],
    "ontario": [(-83, 44.8)],
    "ohio": [(-83, 42.3)],
}

# Radius in board units of islands drawn larger than life.
ISLANDS = {
    "aotearoa_north": 14, "celebes": 13, "mindanao": 15, "canaries": 17, "samoa": 17, "tahiti": 15, "hawaii": 16,
    "fiji": 15, "micronesia": 15, "solomons": 17, "kuriles": 14, "new_caledonia": 17, "crete": 11, "cyprus": 13,
    "sardinia": 12, "timor_bali": 15, "moluccas": 16, "antilles": 11, "sicily": 12,
}

GEOGRAPHY = Geography(
    cut=-169.0, south=-62.0, north=80.0,
    meridians=MERIDIANS, parallels=PARALLELS, lean=0.08,
    unit=1950, keep=0.22, rounds=12, blur=(7, 3.5), water_power=0.5, shared=17,
    size=SIZE, seeds=SEEDS, islands=ISLANDS,
    fillers={"ice": 0.4, "east_ice": 0.25, "novaya_zemlya": 0.1},
    nature={"ice": "ice", "east_ice": "ice", "novaya_zemlya": "land"},
    drop=[[(-75, -53.5), (-63, -53.5), (-63, -57), (-75, -57)]],  # Tierra del Fuego
    pieces={"north_pacific": 2, "central_pacific": 2, "south_pacific": 2, "bering_sea": 2, "arctic_ocean": 2},
    wrapped=frozenset({frozenset(("alaska", "chukotka"))}),
)

# The compass rose: where its middle lies, and its size in board units.
ROSE = (-35, -35, 26)
