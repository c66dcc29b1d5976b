# The words of the board of Heroes of the World that the rules do not need.

heroes_of_the_world-board-map = The world
heroes_of_the_world-board-display = Heroes on display
heroes_of_the_world-board-hand = Your hand
heroes_of_the_world-board-in-play = Played by { $name }
heroes_of_the_world-board-tray = Discoveries
heroes_of_the_world-board-cards = Cards
heroes_of_the_world-board-players = Players
heroes_of_the_world-board-sheet = About
heroes_of_the_world-board-hint = Point at a territory, a card, a wonder or a player to learn about it.

heroes_of_the_world-board-draw = draw
heroes_of_the_world-board-left = in the deck
heroes_of_the_world-board-gap = filled again at the end of the turn
heroes_of_the_world-board-deck = { $cards ->
    [0] The deck is empty
    [one] Deck: 1 card
   *[other] Deck: { $cards } cards
}
heroes_of_the_world-board-unseen = In the deck or in other hands:
heroes_of_the_world-board-known = everybody has seen this card
heroes_of_the_world-board-known-hand = In hand, seen by all:
heroes_of_the_world-board-played = Heroes played:
heroes_of_the_world-board-wonders = Wonders:
heroes_of_the_world-board-has = { heroes_of_the_world-n-coins }, { $supply ->
    [one] 1 unit
   *[other] { $supply } units
} still to come, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} in hand.
heroes_of_the_world-board-ties = In a tie: { $discoveries ->
    [one] 1 discovery
   *[other] { $discoveries } discoveries
} on { $thinkers ->
    [one] 1 hero
   *[other] { $thinkers } heroes
} played.
heroes_of_the_world-board-on-turn = on turn
heroes_of_the_world-board-acting = to decide

heroes_of_the_world-board-value-population = { $n ->
    [one] places 1 unit
   *[other] places { $n } units
}
heroes_of_the_world-board-value-discoveries = { $n ->
    [one] draws 1 discovery
   *[other] draws { $n } discoveries
}
heroes_of_the_world-board-value-conquest = may conquer with strength { $n }
heroes_of_the_world-board-value-treasure = { $n ->
    [one] receives 1 coin
   *[other] receives { $n } coins
}

heroes_of_the_world-board-closed = not in play before the modern era
heroes_of_the_world-board-scored = complete and scored, worth { $sum }
heroes_of_the_world-board-ladder = ladder { $filled } of { $slots }, worth { $sum } so far
heroes_of_the_world-board-standing = Who stands where
heroes_of_the_world-board-units = { $units ->
    [one] 1 unit
   *[other] { $units } units
}
heroes_of_the_world-board-tied = tie
heroes_of_the_world-board-if-now = Points if the ladder were scored with the tokens it has.
heroes_of_the_world-board-nobody = Nobody is there.
heroes_of_the_world-board-borders = Borders on
heroes_of_the_world-board-ladders = Ladders complete: { $done } of { $end } that end the era

heroes_of_the_world-board-wonder-owner = { $ready ->
    [0] Built by { $name }, used in this era
   *[other] Built by { $name }, ready
}
heroes_of_the_world-board-wonder-on-offer = To be built for 7 coins, 3 points at once
heroes_of_the_world-board-wonder-away = Not in the game now

heroes_of_the_world-board-bag = { $tokens ->
    [0] The bag is empty
    [one] Bag: 1 token
   *[other] Bag: { $tokens } tokens
}
heroes_of_the_world-board-mean = { $mean } points on average
heroes_of_the_world-board-drawn = Tokens drawn
heroes_of_the_world-board-none-drawn = Tokens drawn lie here.
heroes_of_the_world-board-picked = to be placed next
heroes_of_the_world-board-die = Results of the conquest die
heroes_of_the_world-board-rolled = rolled

heroes_of_the_world-board-market = Your gold: { heroes_of_the_world-n-coins }
heroes_of_the_world-board-migrate = Migrate
heroes_of_the_world-board-build = Wonder
heroes_of_the_world-board-convert = 1 point
heroes_of_the_world-board-convert-short = 2 coins → 1 point
heroes_of_the_world-board-free = At any time in your turn
heroes_of_the_world-board-per-click = Units per click
heroes_of_the_world-board-all = all { $units }
heroes_of_the_world-board-auto-pass = Don’t ask again this turn
heroes_of_the_world-board-versailles = You would be { $better ->
    [1] first
    [2] second
    [3] third
   *[other] behind
} and score { $more } instead of { $points } ({ $rank ->
    [1] first
    [2] second
    [3] third
   *[other] behind
} now).
heroes_of_the_world-board-versailles-same = It would change nothing: you are { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] behind
} with it or without.

heroes_of_the_world-board-label-territory = { $title }, { $done ->
    [0] ladder { $filled } of { $slots }, worth { $sum }
   *[other] ladder complete, worth { $sum }
}
heroes_of_the_world-board-label-place = { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] behind
} { $name } with { $units ->
    [one] 1 unit
   *[other] { $units } units
}
heroes_of_the_world-board-label-hero = { $title }: population { $population }, discoveries { $discoveries }, conquest { $conquest }, gold { $treasure }
heroes_of_the_world-board-label-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { heroes_of_the_world-n-coins }, { $supply ->
    [one] 1 unit
   *[other] { $supply } units
} still to come, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $discoveries ->
    [one] 1 discovery
   *[other] { $discoveries } discoveries
} in ties

## How to read the board

heroes_of_the_world-help-units = The units of a player in a territory, from the first place to the last; the first has a golden ring. Below them stands what each would score with the ladder as it is.
heroes_of_the_world-help-token = A discovery on a ladder, and what it is worth. When the last slot is filled the territory is scored.
heroes_of_the_world-help-population = Population: units the hero places in his territories.
heroes_of_the_world-help-discoveries = Discoveries: tokens he draws and places, at most one in each territory.
heroes_of_the_world-help-conquest = Conquest: the strength of one attack on a rival in one of his territories. The die decides.
heroes_of_the_world-help-treasure = Gold: coins for migrations, wonders, or points.
heroes_of_the_world-help-closed = A hatched territory is not in play in this era.
heroes_of_the_world-help-across = Two marks of one colour on the frame belong together: there the map goes on around the world.
heroes_of_the_world-help-wonder = A wonder, at the place where it stands.
heroes_of_the_world-help-arrow = An arrow: units that move, flee or attack.
heroes_of_the_world-help-keys = What has a dotted or red outline can be clicked. On the map the arrow keys walk from territory to territory, n and p between those that can be chosen, Enter chooses, + and − zoom.
heroes_of_the_world-help-score = The first scores all of a ladder, the second half of it rounded up, the third its lowest token.
heroes_of_the_world-help-sources = Most cards of the printed game could not be seen. Those made or numbered anew for this edition say so when you look at them.

## The first game

heroes_of_the_world-guide-goal = Points come from territories: when the last slot of a ladder is filled, those with the most units there score.
heroes_of_the_world-guide-settle = Click a lit territory to place a unit; you place seven, taking turns with the others.
heroes_of_the_world-guide-take = Your turn begins with a hero: take one on display, which all then know, or draw one in secret.
heroes_of_the_world-guide-play = Now play one of your three heroes: the four values on the card are carried out from top to bottom, only in the territories named there.
heroes_of_the_world-guide-populate = Place the hero’s units, one per click or several at once; the golden ring shows who is first in a territory.
heroes_of_the_world-guide-discover = Discoveries come from the bag: the number on a token is what it is worth.
heroes_of_the_world-guide-ladder = Below the units you read what each player would score here: all for the first, half for the second, the lowest token for the third.
heroes_of_the_world-guide-conquest = A conquest is one roll of the die: four faces help you, one hurts both, one hurts you; you need not do it.
heroes_of_the_world-guide-gold = Two coins move up to four units, seven build a wonder, and two can become a point; or save them.
heroes_of_the_world-guide-ties = In a tie the player whose heroes show more discoveries is ahead: the lamp beside the cards counts them.
heroes_of_the_world-guide-wonder = A wonder brings three points and a power to be used once in each era.
heroes_of_the_world-guide-modern = In the modern era all nine territories are open, and the eighth complete ladder ends the game at once.
