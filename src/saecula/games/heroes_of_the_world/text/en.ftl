# The words of Heroes of the World. The names of territories, heroes, tokens and wonders come with the component data.

heroes_of_the_world-name = Heroes of the World
heroes_of_the_world-about = Two eras of history, led by their heroes, by Pascal Bernard. For 2 to 5 players.

## Pieces of sentences

heroes_of_the_world-the-territory = { $id ->
    [mediterranean] the { $name }
    [middle_east] the { $name }
   *[other] { $name }
}
heroes_of_the_world-in-territory = { $id ->
    [mediterranean] in the { $name }
    [middle_east] in the { $name }
   *[other] in { $name }
}
heroes_of_the_world-the-wonder = { $id ->
    [hanging_gardens] the { $name }
    [great_wall] the { $name }
    [lighthouse_of_alexandria] the { $name }
    [ajanta_caves] the { $name }
    [pyramids_of_giza] the { $name }
    [palace_of_versailles] the { $name }
    [kremlin] the { $name }
   *[other] { $name }
}
heroes_of_the_world-n-units = { $units ->
    [one] 1 unit
   *[other] { $units } units
}
heroes_of_the_world-n-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
heroes_of_the_world-n-coins = { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}
heroes_of_the_world-n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
heroes_of_the_world-amount-units = { $amount ->
    [one] 1 unit
   *[other] { $amount } units
}
heroes_of_the_world-amount-coins = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}

## What is asked

heroes_of_the_world-prompt-settle = Place a unit; { $units ->
    [one] it is your last one.
   *[other] { $units } are left.
}
heroes_of_the_world-prompt-take = Take one of the heroes on display, or draw one from the deck.
heroes_of_the_world-prompt-play = Play a hero from your hand.
heroes_of_the_world-prompt-populate = Your hero brings population: { $units ->
    [one] place the last unit.
   *[other] place { $units } more units.
}
heroes_of_the_world-prompt-discover = Draw { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} from the bag. After that your units cannot be taken back.
heroes_of_the_world-prompt-return = Return { $tokens ->
    [one] one of the tokens you drew.
   *[other] { $tokens } of the tokens you drew.
}
heroes_of_the_world-prompt-pick = Which token do you place next?
heroes_of_the_world-prompt-put = On which ladder do you place { $token }?
heroes_of_the_world-prompt-versailles = { $territory } is being scored. Use Versailles and count as { $units ->
    [one] 1 unit
   *[other] { $units } units
} more there?
heroes_of_the_world-prompt-ajanta = { $territory } is being scored. Use the Ajanta Caves and score { $points ->
    [one] 1 point
   *[other] { $points } points
} as well?
heroes_of_the_world-prompt-conquest = Your hero may start a conquest with strength { $strength }: choose a territory, or go on.
heroes_of_the_world-prompt-against = A conquest { $in-territory }: against whom?
heroes_of_the_world-prompt-lighthouse = { $other } attacks you { $in-territory }. Use the Lighthouse and name another defender?
heroes_of_the_world-prompt-kremlin = You rolled { $face }. Use the Kremlin and roll again?
heroes_of_the_world-prompt-wall = { $other } rolled { $face } against you { $in-territory }: { $kind ->
    [massacre] you lose { heroes_of_the_world-amount-units }
    [assimilation] you lose { heroes_of_the_world-amount-units } to the conqueror
    [rout] you must flee with { heroes_of_the_world-amount-units }
    [plunder] you lose { heroes_of_the_world-amount-coins }
    [bloodbath] both sides lose { heroes_of_the_world-amount-units }
   *[defeat] the conqueror loses { heroes_of_the_world-amount-units }
}. Use the Great Wall and cancel it?
heroes_of_the_world-prompt-flee = You are routed { $in-territory }: where do your { $units ->
    [one] unit flee
   *[other] { $units } units flee
} to?
heroes_of_the_world-prompt-drive-out = { $other } is routed { $in-territory }: where do you drive the { $units ->
    [one] unit
   *[other] { $units } units
}?
heroes_of_the_world-prompt-gold = Spend your gold, or end your turn. You have { heroes_of_the_world-n-coins }.
heroes_of_the_world-prompt-migrate = Migration: move { $units ->
    [one] a unit
   *[other] up to { $units } units
} from { $the-territory } to its neighbours.
heroes_of_the_world-prompt-migrate-more = Migration: move { $units ->
    [one] one more unit
   *[other] up to { $units } more units
} from { $the-territory }, or finish.
heroes_of_the_world-prompt-gardens = Hanging Gardens: place { $units ->
    [one] a unit
   *[other] up to { $units } units
} in the territories of your hero.
heroes_of_the_world-prompt-angkor-from = Angkor Wat: which territory do your units leave?
heroes_of_the_world-prompt-angkor = Angkor Wat: where { $units ->
    [one] does your unit
   *[other] do up to { $units } units
} from { $the-origin } move to?
heroes_of_the_world-prompt-angkor-more = Angkor Wat: move { $units ->
    [one] one more unit
   *[other] up to { $units } more units
} from { $the-origin } to { $the-territory }, or finish.

## Moves

heroes_of_the_world-move-place = Place a unit { $in-territory }
heroes_of_the_world-move-take = Take { $hero }
heroes_of_the_world-move-draw = Draw a hero from the deck
heroes_of_the_world-move-play = Play { $hero }
heroes_of_the_world-move-discover = Draw the tokens
heroes_of_the_world-move-return = Return { $token }
heroes_of_the_world-move-pick = Place { $token }
heroes_of_the_world-move-put = Place it { $in-territory }
heroes_of_the_world-move-attack = Start a conquest { $in-territory }
heroes_of_the_world-move-against = Against { $seat }
heroes_of_the_world-move-redirect = Make { $seat } the defender
heroes_of_the_world-move-flee = Flee to { $the-territory }
heroes_of_the_world-move-drive = Drive { $other } to { $the-territory }
heroes_of_the_world-move-migrate = Migrate from { $the-territory }
heroes_of_the_world-move-leave = Leave { $the-territory }
heroes_of_the_world-move-move = Move a unit to { $the-territory }
heroes_of_the_world-move-build = Build { $the-wonder }
heroes_of_the_world-move-pass = Do not use it
heroes_of_the_world-move-done = Done
heroes_of_the_world-move-done-conquest = No conquest
heroes_of_the_world-move-done-gold = End the turn
heroes_of_the_world-move-convert = Convert coins into a point
heroes_of_the_world-move-use = Use { $the-wonder }

## What happens

heroes_of_the_world-turn = It is { $seat }’s turn.
heroes_of_the_world-dealt = You are dealt { $heroes }.
heroes_of_the_world-turned-up = { $count ->
    [one] New on display: { $heroes }.
   *[other] On display: { $heroes }.
}
heroes_of_the_world-placed = { $seat } places a unit { $in-territory }.
heroes_of_the_world-took = { $seat } takes { $hero } from the display.
heroes_of_the_world-drew = { $seat } draws a hero from the deck.
heroes_of_the_world-drew-you = You have drawn { $hero }.
heroes_of_the_world-played = { $seat } plays { $hero }.
heroes_of_the_world-discovered = { $seat } draws { $tokens }.
heroes_of_the_world-returned = { $seat } returns { $token } to the bag.
heroes_of_the_world-put = { $seat } places { $token } { $in-territory }.
heroes_of_the_world-scoring = The ladder of { $the-territory } is complete, worth { heroes_of_the_world-n-points }. { $present ->
    [0] Nobody is there.
    [one] One player is there.
   *[other] { $present } players are there.
}
heroes_of_the_world-points = { $seat } is { $rank ->
    [1] first
    [2] second
   *[other] third
} and scores { heroes_of_the_world-n-points }.
heroes_of_the_world-points-wonder = With { $the-wonder } { $seat } scores { heroes_of_the_world-n-points } more.
heroes_of_the_world-used = { $seat } uses { $the-wonder }.
heroes_of_the_world-announced = { $seat } starts a conquest against { $other } { $in-territory }.
heroes_of_the_world-redirected = { $seat } turns the conquest on { $other }.
heroes_of_the_world-rolled = { $seat } rolls { $face }.
heroes_of_the_world-result = { $kind ->
    [massacre] { $other } loses { heroes_of_the_world-amount-units } { $in-territory }.
    [assimilation] { $other } loses { heroes_of_the_world-amount-units } { $in-territory } to { $seat }.
    [rout] { $other } must flee from { $the-territory } with { heroes_of_the_world-amount-units }.
    [plunder] { $seat } takes { heroes_of_the_world-amount-coins } from { $other }.
    [bloodbath] { $seat } and { $other } lose { heroes_of_the_world-amount-units } each { $in-territory }.
    [defeat] { $seat } loses { heroes_of_the_world-amount-units } { $in-territory }.
   *[nothing] Nothing happens to { $other } { $in-territory }.
}
heroes_of_the_world-fled = { heroes_of_the_world-n-units } of { $seat } { $units ->
    [one] flees
   *[other] flee
} from { $the-origin } to { $the-territory }.
heroes_of_the_world-gold = { $coins ->
    [0] { $seat } receives no coins: the bank is empty.
   *[other] { $seat } receives { heroes_of_the_world-n-coins }.
}
heroes_of_the_world-converted = { $seat } converts { heroes_of_the_world-n-coins } into { heroes_of_the_world-n-points }.
heroes_of_the_world-migration = { $seat } pays { heroes_of_the_world-n-coins } for a migration from { $the-territory }.
heroes_of_the_world-moved = { $seat } moves a unit from { $the-origin } to { $the-territory }.
heroes_of_the_world-built = { $seat } builds { $the-wonder } for { heroes_of_the_world-n-coins } and scores { heroes_of_the_world-n-points }.
heroes_of_the_world-cards-out = { $era ->
    [0] The last hero has been taken: the ancient era ends when the hands have been played.
   *[other] The last hero has been taken: the game ends when the hands have been played.
}
heroes_of_the_world-played-out = { $era ->
    [0] All heroes have been played: the ancient era ends.
   *[other] All heroes have been played: the game ends.
}
heroes_of_the_world-modern = The ancient era is over. The modern era begins with { $seat }.
heroes_of_the_world-over = { $winners ->
    [one] { $seats } wins with { heroes_of_the_world-n-points }.
   *[other] { $seats } share the victory with { heroes_of_the_world-n-points }.
}

## Why not

heroes_of_the_world-no-settle-first = First everybody places the units that open the era; nothing else can be done.
heroes_of_the_world-no-settle-beige = { $territory }: the units that open the modern era go to orange territories.
heroes_of_the_world-no-territory-yet = { $territory } is not in play before the modern era.
heroes_of_the_world-no-take-first = First take a hero from the display or the deck.
heroes_of_the_world-no-display = { $hero } is not on display.
heroes_of_the_world-no-deck = The deck is empty.
heroes_of_the_world-no-play-first = First play a hero from your hand.
heroes_of_the_world-no-hand = { $hero } is not in your hand.
heroes_of_the_world-no-populate-first = First place all units that your hero brings.
heroes_of_the_world-no-influence = { $territory }: your hero has no influence there.
heroes_of_the_world-no-discover-first = First draw the tokens that your hero brings.
heroes_of_the_world-no-bag = The bag holds no more tokens than your hero draws.
heroes_of_the_world-no-return-first = First return the tokens that are too many.
heroes_of_the_world-no-token = Not among the tokens you drew: { $token }.
heroes_of_the_world-no-put-first = First place the tokens you drew.
heroes_of_the_world-no-second-token = { $territory } has received a token this turn already.
heroes_of_the_world-no-slot = { $territory }: its ladder is complete.
heroes_of_the_world-no-answer-first = First decide whether you use { $the-wonder }.
heroes_of_the_world-no-conquest-first = First start a conquest, or go on without one.
heroes_of_the_world-no-against-first = You have chosen a territory: now name your opponent.
heroes_of_the_world-no-own-units = { $territory }: you have no units there.
heroes_of_the_world-no-opponent = { $territory }: no opponent has units there.
heroes_of_the_world-no-opponent-units = { $territory }: { $other } has no units there.
heroes_of_the_world-no-self = You cannot attack yourself.
heroes_of_the_world-no-player = Nobody sits there.
heroes_of_the_world-no-name = To use the Lighthouse, name the player who becomes the defender.
heroes_of_the_world-no-third = Name a third player, neither the conqueror nor yourself.
heroes_of_the_world-no-flee-first = First choose where the routed units go.
heroes_of_the_world-no-border = { $territory } has no border with { $the-origin }.
heroes_of_the_world-no-same = { $territory } is the territory that the units leave.
heroes_of_the_world-no-gold-first = Now is the time to spend gold, or to end your turn.
heroes_of_the_world-no-coins = That costs { $cost } coins, and you have { $coins ->
    [0] none
   *[other] { $coins }
}.
heroes_of_the_world-no-convert-yet = At this table coins are converted only when gold is spent.
heroes_of_the_world-no-wonder-left = { $wonder }: not beside the board.
heroes_of_the_world-no-wonder = { $wonder }: you have not built it.
heroes_of_the_world-no-face-down = { $wonder }: already used in this era.
heroes_of_the_world-no-window = { $wonder }: it is used only at its own moment, when you are asked.
heroes_of_the_world-no-gardens-hero = { $wonder }: first play your hero.
heroes_of_the_world-no-supply = You have no units left in your supply.
heroes_of_the_world-no-units = You have no units on the board.
heroes_of_the_world-no-migrate-first = Your migration is under way: move at least one unit, then finish it.
heroes_of_the_world-no-gardens-first = You are using the Hanging Gardens: place at least one unit, then finish.
heroes_of_the_world-no-angkor-first = You are using Angkor Wat: move at least one unit, then finish.
heroes_of_the_world-no-one-destination = { $territory }: Angkor Wat moves units from one territory to one other.

## What a move costs and brings

heroes_of_the_world-explain-standing = { $territory }: you { $units }, the strongest rival { $rival }.
heroes_of_the_world-explain-ladder = Ladder of { $the-territory }: { heroes_of_the_world-n-points }, { $free ->
    [0] complete
    [one] 1 free slot
   *[other] { $free } free slots
}.
heroes_of_the_world-explain-hero = { $hero }: { $title }
heroes_of_the_world-explain-influence = Influence: { $territories }
heroes_of_the_world-explain-population = Population: { $units }
heroes_of_the_world-explain-discoveries = Discoveries: { $tokens }
heroes_of_the_world-explain-strength = Conquest: { $strength }
heroes_of_the_world-explain-treasure = Gold: { $coins }
heroes_of_the_world-explain-take = Everybody knows the card as long as it is in your hand.
heroes_of_the_world-explain-draw = { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} left in the deck. Nobody else will see what you draw.
heroes_of_the_world-explain-discover = You draw { heroes_of_the_world-n-tokens } out of { $bag }. A token in the bag is worth { $mean } points on average.
heroes_of_the_world-explain-token = { $token }: { heroes_of_the_world-n-points }
heroes_of_the_world-explain-scores = { $rank ->
    [1] First
    [2] Second
   *[other] Third
}: { $seat }, { heroes_of_the_world-n-points }
heroes_of_the_world-explain-last-ladder = { $era ->
    [0] It is the last ladder of the ancient era.
   *[other] It is the last ladder: the game ends at once.
}
heroes_of_the_world-explain-attack = { $players ->
    [0] No opponent is { $in-territory }.
   *[other] { $players } opponents are { $in-territory }: you name one of them next.
}
heroes_of_the_world-explain-against = { $other } would be the defender.
heroes_of_the_world-explain-sides = { $territory }: you { $own }, { $other } { $units }.
heroes_of_the_world-explain-face = { $face }: { $kind ->
    [massacre] the defender loses { heroes_of_the_world-amount-units }.
    [assimilation] the defender loses { heroes_of_the_world-amount-units } to you.
    [rout] the defender must flee with { heroes_of_the_world-amount-units }.
    [plunder] you take { heroes_of_the_world-amount-coins }.
    [bloodbath] both sides lose { heroes_of_the_world-amount-units }.
    [defeat] you lose { heroes_of_the_world-amount-units }.
   *[nothing] nothing happens.
}
heroes_of_the_world-explain-redirect = { $other } becomes the defender, and the Lighthouse is used for this era.
heroes_of_the_world-explain-origin = You have { heroes_of_the_world-n-units } { $in-territory }.
heroes_of_the_world-explain-migrate = It costs { $cost } coins; you have { $coins }. Up to { heroes_of_the_world-n-units } can move to { $territories }.
heroes_of_the_world-explain-build = It costs { $cost } coins; you have { $coins }. It brings { heroes_of_the_world-n-points } at once.
heroes_of_the_world-explain-wonder = { $wonder }: { $help }
heroes_of_the_world-explain-once = It can be used once in an era.
heroes_of_the_world-explain-convert = { $cost } coins become { heroes_of_the_world-n-points }; you have { $coins }.
heroes_of_the_world-explain-pass = You keep the wonder for another time.
heroes_of_the_world-explain-no-conquest = You go on to your gold without a conquest.
heroes_of_the_world-explain-end = Your turn is over. You keep { heroes_of_the_world-n-coins }.
heroes_of_the_world-explain-done = You go on to the next step.
heroes_of_the_world-explain-wait = It is somebody else’s turn.

## In one line

heroes_of_the_world-summary-standing = you { $units }, rival { $rival }; ladder { $points }, { $free ->
    [0] complete
   *[other] { $free } free
}
heroes_of_the_world-summary-hero = { $population ->
    [0] {""}
    [one] 1 unit, {""}
   *[other] { $population } units, {""}
}{ $discoveries ->
    [0] {""}
    [one] 1 discovery, {""}
   *[other] { $discoveries } discoveries, {""}
}{ $conquest ->
    [0] {""}
   *[other] conquest { $conquest }, {""}
}{ $treasure ->
    [0] {""}
    [one] 1 coin, {""}
   *[other] { $treasure } coins, {""}
}influence: { $territories }
heroes_of_the_world-summary-draw = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} left
heroes_of_the_world-summary-discover = { heroes_of_the_world-n-tokens } out of { $bag }, { $mean } points each on average
heroes_of_the_world-summary-token = { heroes_of_the_world-n-points }
heroes_of_the_world-summary-ladder = { heroes_of_the_world-n-points }, { $free ->
    [one] 1 slot free
   *[other] { $free } slots free
} after it
heroes_of_the_world-summary-complete = completes the ladder: { $scores }
heroes_of_the_world-summary-nobody = completes the ladder: nobody scores
heroes_of_the_world-summary-sides = you { $own }, { $other } { $units }
heroes_of_the_world-summary-opponents = { $players } opponents
heroes_of_the_world-summary-origin = { heroes_of_the_world-n-units } there
heroes_of_the_world-summary-migrate = { $cost } coins; { heroes_of_the_world-n-units } there; to { $territories }
heroes_of_the_world-summary-build = { $cost } coins, +{ heroes_of_the_world-n-points }. { $help }
heroes_of_the_world-summary-convert = { $cost } coins for { heroes_of_the_world-n-points }; you have { $coins }
heroes_of_the_world-summary-end = you keep { heroes_of_the_world-n-coins }

## The table

heroes_of_the_world-table-opening = { $seat } begins: everybody places units
heroes_of_the_world-table-turn = { $seat }’s turn
heroes_of_the_world-table-hero = { $seat } plays { $hero }: { $summary }.
heroes_of_the_world-table-tokens = Tokens to place: { $tokens }.
heroes_of_the_world-table-closed = In the modern era also: { $territories }.
heroes_of_the_world-table-on-offer = Wonders to build: { $wonders }.
heroes_of_the_world-table-no-wonders = No wonder is left to build.
heroes_of_the_world-table-bag = Bag: { heroes_of_the_world-n-tokens } ({ $values }).
heroes_of_the_world-table-value = { $tokens } worth { $points }
heroes_of_the_world-table-bag-empty = The bag is empty.
heroes_of_the_world-table-deck = Deck: { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
}.
heroes_of_the_world-table-bank = Bank: { heroes_of_the_world-n-coins }.
heroes_of_the_world-table-reached = reached by { $hero }
heroes_of_the_world-table-complete = complete
heroes_of_the_world-table-free = free slot
heroes_of_the_world-table-worth = what first, second and third would score
heroes_of_the_world-table-worth-two = what first and second would score
heroes_of_the_world-table-known = holds { $heroes }
heroes_of_the_world-table-seen = { $hero } (known to all)
heroes_of_the_world-table-used = { $wonder } (used)
heroes_of_the_world-territory-word = territory
heroes_of_the_world-ladder-word = ladder
heroes_of_the_world-worth-word = worth
heroes_of_the_world-borders-word = borders on
heroes_of_the_world-hand-word = your hand
heroes_of_the_world-display-word = on display
heroes_of_the_world-population-word = pop.
heroes_of_the_world-discoveries-word = disc.
heroes_of_the_world-conquest-word = conq.
heroes_of_the_world-gold-word = gold
heroes_of_the_world-influence-word = influence
heroes_of_the_world-player-word = player
heroes_of_the_world-score-word = points
heroes_of_the_world-supply-word = supply
heroes_of_the_world-cards-word = cards
heroes_of_the_world-heroes-word = heroes
heroes_of_the_world-placed-many = { $seat } places { heroes_of_the_world-n-units }: { $places }.
heroes_of_the_world-moved-many = { $seat } moves { heroes_of_the_world-n-units } from { $the-origin }: { $places }.

## How far the game has come, and where points come from

heroes_of_the_world-progress-ladders = { $done } of { $needed } ladders complete
heroes_of_the_world-progress-cards = { $cards ->
    [0] no card left in the deck
    [one] 1 card left in the deck
   *[other] { $cards } cards left in the deck
}
heroes_of_the_world-progress-ends = { $era ->
    [0] The ancient era ends as soon as { $needed } ladders are complete, or when all heroes have been played.
   *[other] The game ends as soon as { $needed } ladders are complete, or when all heroes have been played.
}
heroes_of_the_world-progress-played-out = { $era ->
    [0] No heroes are left to take: the ancient era ends when the last hand has been played.
   *[other] No heroes are left to take: the game ends when the last hand has been played.
}
heroes_of_the_world-warn-coins = This is your last hero: coins are worth nothing at the end, and your { $coins } would still bring { $points ->
    [one] 1 point
   *[other] { $points } points
}.
heroes_of_the_world-source-first = first ranks
heroes_of_the_world-source-second = second ranks
heroes_of_the_world-source-third = third ranks
heroes_of_the_world-source-ajanta = Ajanta Caves
heroes_of_the_world-source-wonders = wonders built
heroes_of_the_world-source-gold = gold

## Options

heroes_of_the_world-option-era_end = End of the ancient era
heroes_of_the_world-option-era_end-help = When the fourth ladder is complete the era ends at once, or when the turn is finished.
heroes_of_the_world-option-era_end-immediate = at once
heroes_of_the_world-option-era_end-finish_turn = after the turn
heroes_of_the_world-option-convert_any_time_in_turn = Coins into points at any time
heroes_of_the_world-option-convert_any_time_in_turn-help = Coins can be converted at any moment of your turn, not only when gold is spent.
heroes_of_the_world-option-ladder_slots_by = Size of the ladders
heroes_of_the_world-option-ladder_slots_by-help = Three slots in beige and four in orange territories; or three in the ancient era and four everywhere in the modern one.
heroes_of_the_world-option-ladder_slots_by-territory = by territory
heroes_of_the_world-option-ladder_slots_by-era = by era
heroes_of_the_world-option-rout_destination_chosen_by = Who directs a rout
heroes_of_the_world-option-rout_destination_chosen_by-help = Who chooses the territory that routed units flee to.
heroes_of_the_world-option-rout_destination_chosen_by-defender = the defender
heroes_of_the_world-option-rout_destination_chosen_by-attacker = the conqueror
heroes_of_the_world-option-gold_supply = Gold in the bank
heroes_of_the_world-option-gold_supply-help = Whether there are only the 60 coins of the box.
heroes_of_the_world-option-gold_supply-unlimited = as much as needed
heroes_of_the_world-option-gold_supply-limited = 60 coins
heroes_of_the_world-option-start_player = First player
heroes_of_the_world-option-start_player-help = The rulebook lets the oldest begin: draw a player, or let the first seat begin.
heroes_of_the_world-option-start_player-random = drawn
heroes_of_the_world-option-start_player-first_seat = first seat

### Automatic answers

heroes_of_the_world-auto-pass = Pass, and don’t ask me again this turn
heroes_of_the_world-auto-pass-on = You pass for the rest of this turn.

## What bots look at

heroes_of_the_world-feature-score = points
heroes_of_the_world-feature-coins = coins
heroes_of_the_world-feature-ready_wonders = wonders ready to be built
heroes_of_the_world-feature-old_wonders = wonders of this era
heroes_of_the_world-feature-settlers = units for the next era
heroes_of_the_world-feature-ladders = rank in the territories
heroes_of_the_world-feature-hand = heroes in hand
heroes_of_the_world-feature-hero = what the hero still brings
heroes_of_the_world-feature-standings = chances in the territories
heroes_of_the_world-feature-next_standings = chances in the next era
heroes_of_the_world-feature-purse = coins, by what they can buy
heroes_of_the_world-feature-powers = powers of the wonders
heroes_of_the_world-feature-cards = values of the heroes in hand
heroes_of_the_world-feature-action = what the hero still brings
heroes_of_the_world-feature-rivals = what the others have
heroes_of_the_world-feature-victory = the end of the game
