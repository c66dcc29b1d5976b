# The words of the board. Cards, moves, prompts and events have theirs in the game itself.

## The card row

through_the_ages-word-row = Card row
through_the_ages-word-age = Age { $age }
through_the_ages-word-age-short = Age
through_the_ages-word-round = Round { $round }
through_the_ages-word-deck = in the deck
through_the_ages-word-deck-last = last round
through_the_ages-word-deck-help = Civil cards left in the deck. When the last one is placed, Age { $age } ends.
through_the_ages-word-zone = { $amount ->
    [one] 1 action
   *[other] { $amount } actions
}
through_the_ages-word-costs = Costs you { $amount ->
    [0] no civil action
    [one] 1 civil action
   *[other] { $amount } civil actions
}.
through_the_ages-word-leaves = Leaves the row at the next replenishing.
through_the_ages-word-leaves-short = leaves next
through_the_ages-word-barred-TA-4-5 = You have already taken a leader of this age.
through_the_ages-word-barred-TA-4-6 = You are still building a wonder.
through_the_ages-word-barred-TA-4-8 = You already have it in hand or in play.
through_the_ages-word-barred-TA-4-9 = Your hand is full.
through_the_ages-word-barred-TA-10-60 = You have left the game.

## Ratings and banks

through_the_ages-word-ratings = Ratings of { $name }
through_the_ages-word-culture = Culture
through_the_ages-word-science = Science
through_the_ages-word-strength = Strength
through_the_ages-word-happiness = Happiness
through_the_ages-word-food = Food
through_the_ages-word-resources = Resources
through_the_ages-word-population = Population (unused)
through_the_ages-word-rank-first = strongest
through_the_ages-word-rank-level-first = = strongest
through_the_ages-word-rank-last = weakest
through_the_ages-word-rank-level-last = = weakest
through_the_ages-word-rank = { $place ->
    [2] 2nd
   *[3] 3rd
}
through_the_ages-word-famine = famine −{ $amount }
through_the_ages-word-lost = { $amount } lost
through_the_ages-word-uprising = uprising
through_the_ages-word-unused = { $amount } unused
through_the_ages-word-unused-workers = Unused workers
through_the_ages-word-bank-yellow = Yellow bank: { $amount } tokens{ $price ->
    [-1] .
   *[other] , the next worker costs { $price } food.
}
through_the_ages-word-bank-blue = Blue bank: { $amount } tokens, corruption { $corruption }.
through_the_ages-word-content = content
through_the_ages-word-discontent = { $amount } discontent
through_the_ages-word-unit-resources = Resources for units only

## A civilization

through_the_ages-word-civilization = Civilization of { $name }
through_the_ages-word-kind-farm = Farms
through_the_ages-word-kind-mine = Mines
through_the_ages-word-kind-lab = Labs
through_the_ages-word-kind-temple = Temples
through_the_ages-word-kind-arena = Arenas
through_the_ages-word-kind-library = Libraries
through_the_ages-word-kind-theater = Theaters
through_the_ages-word-kind-infantry = Infantry
through_the_ages-word-kind-cavalry = Cavalry
through_the_ages-word-kind-artillery = Artillery
through_the_ages-word-kind-air_force = Air
through_the_ages-word-tech-said = { $card }: { $workers ->
    [0] no workers
    [one] 1 worker
   *[other] { $workers } workers
}, { $price } resources for one more.
through_the_ages-word-blue-said = { $amount ->
    [one] 1 blue token
   *[other] { $amount } blue tokens
} on it.
through_the_ages-word-actions-said = { $civil } of { $all_civil } civil actions and { $military } of { $all_military } military actions left.
through_the_ages-word-urban-limit = At most { $amount } urban buildings of each type
through_the_ages-word-no-leader = No leader
through_the_ages-word-no-wonder = No wonder under construction
through_the_ages-word-no-tactic = No tactics
through_the_ages-word-stages-said = { $built } of { $stages } stages built.
through_the_ages-word-armies = { $amount ->
    [0] No army yet.
    [one] 1 army.
   *[other] { $amount } armies.
}
through_the_ages-word-lacks = lacks
through_the_ages-word-with = With { $name }.
through_the_ages-word-against = Against { $name }.
through_the_ages-word-war-by = Declared by { $name }.
through_the_ages-word-set-special = Special
through_the_ages-word-set-wonders = Wonders
through_the_ages-word-set-colonies = Colonies
through_the_ages-word-set-personal = Bonus
through_the_ages-word-ruined = In ruins.

## Hands

through_the_ages-word-hand = Hand of { $name }
through_the_ages-word-civil = Civil
through_the_ages-word-military = Military
through_the_ages-word-none = none
through_the_ages-word-fresh = Taken this turn.
through_the_ages-word-back = A military card of Age { $age }

## Rivals and events

through_the_ages-word-rivals = Rivals
through_the_ages-word-rival-said = { $name }: culture { $culture } (+{ $culture_rating }), science { $science }, strength { $strength }, { $government }. Open this civilization.
through_the_ages-word-first-player = Starting player
through_the_ages-word-back-own = Back to yours
through_the_ages-word-compare = Compare
through_the_ages-word-events = Events
through_the_ages-word-events-by = Who has put how many there
through_the_ages-word-current = Current
through_the_ages-word-future = Future
through_the_ages-word-you-know = You know so many of them
through_the_ages-word-military-deck = Military deck
through_the_ages-word-bonus-card = Bonus card
through_the_ages-word-government = Government
through_the_ages-word-leader = Leader
through_the_ages-word-wonders = Wonders
through_the_ages-word-tactic = Tactics
through_the_ages-word-colonies = Colonies
through_the_ages-word-leaders-taken = Leaders taken
through_the_ages-word-actions = Actions
through_the_ages-word-hands = Hands
through_the_ages-word-tab-row = Card row
through_the_ages-word-tab-civ = Civilization
through_the_ages-word-tab-hand = Hand
through_the_ages-word-tab-rivals = Rivals
through_the_ages-word-tab-politics = Politics

## A card seen large

through_the_ages-word-cost-science = science to develop
through_the_ages-word-cost-revolution = science by revolution
through_the_ages-word-cost-build = resources to build one
through_the_ages-word-cost-military = military actions
through_the_ages-word-cost-stages = stages
through_the_ages-word-copies = { $amount ->
    [one] 1 copy
   *[other] { $amount } copies
} with { $players } players
through_the_ages-word-provenance-public = Published values
through_the_ages-word-provenance-seed = From the rulebook

## The action phase

through_the_ages-word-grow = Population
through_the_ages-word-stage = Stage
through_the_ages-word-end-turn = End the turn
through_the_ages-word-end-title = What the end of the turn brings
through_the_ages-word-end-uprising = Uprising: nothing is produced
through_the_ages-word-end-famine = Famine: { $amount } culture lost
through_the_ages-word-end-idle-food = Too few blue tokens: { $amount } food not produced
through_the_ages-word-end-idle-resources = Too few blue tokens: { $amount } resources not produced
through_the_ages-word-end-corruption = Corruption takes { $amount } resources
through_the_ages-word-end-science-lost = Science is full: { $amount } lost
through_the_ages-word-end-civil-left = { $amount ->
    [one] 1 civil action unused
   *[other] { $amount } civil actions unused
}
through_the_ages-word-end-cards = { $amount ->
    [one] 1 military card drawn
   *[other] { $amount } military cards drawn
}
through_the_ages-word-end-fine = Nothing is lost
through_the_ages-word-over = The game is over.

## Politics and conflict

through_the_ages-word-politics-attack = attack
through_the_ages-word-politics-offer = offer a pact
through_the_ages-word-politics-prepare = prepare as an event
through_the_ages-word-politics-discover = colonize with Columbus
through_the_ages-word-politics-cancel = cancel the pact
through_the_ages-word-attack = Attack
through_the_ages-word-defence = Defence
through_the_ages-word-defence-card = Defence { $age }
through_the_ages-word-open-borders = Open borders add { $amount } to the attack.
through_the_ages-word-you-lack = You lack { $amount } to hold out.
through_the_ages-word-they-lack = { $name } lacks { $amount } to hold out.
through_the_ages-word-you-hold = You hold out.
through_the_ages-word-they-hold = { $name } holds out.
through_the_ages-word-can-add = { $name } can still add { $amount }.
through_the_ages-word-stake-population = { $other } would lose { $loses } population.
through_the_ages-word-stake-resources = { $other } would lose { $loses } resources, { $seat } gain { $gains }.
through_the_ages-word-stake-goods = { $other } would lose { $loses } food and resources, { $seat } gain { $gains }.
through_the_ages-word-stake-buildings = { $other } would lose { $loses ->
    [one] an urban building
   *[other] up to { $loses } urban buildings
}, { $seat } gain half the price.
through_the_ages-word-stake-colonies = { $seat } would take { $loses ->
    [one] a colony
   *[other] { $loses } colonies
} from { $other }.
through_the_ages-word-stake-leader = { $other } would lose the leader { $card }, { $seat } score { $gains } culture.
through_the_ages-word-stake-wonder = { $other } would lose the unfinished { $card }, { $seat } score { $gains } culture.
through_the_ages-word-stake-science = { $other } would lose { $loses } science, { $seat } gain { $gains }.
through_the_ages-word-stake-culture = { $other } would lose { $loses } culture, { $seat } gain { $gains }.
through_the_ages-word-stake-yellow-tokens = { $other } would lose { $loses } yellow tokens, { $seat } gain { $gains }.
through_the_ages-word-stake-technologies-or-science = { $seat } would take special technologies or science worth { $gains } from { $other }.
through_the_ages-word-at-once = at once
through_the_ages-word-lasting = lasting
through_the_ages-word-bid = Bid
through_the_ages-word-force-units = Units
through_the_ages-word-force-cards = Cards
through_the_ages-word-could-send = You could send { $amount } at most.
through_the_ages-word-paid = { $paid } of { $bid } paid{ $missing ->
    [0] .
   *[other] , { $missing } missing.
}
through_the_ages-word-both = Both
through_the_ages-word-replaces = It would end your pact { $card }.
through_the_ages-word-change-culture = culture a turn
through_the_ages-word-change-science = science a turn
through_the_ages-word-change-strength = strength
through_the_ages-word-change-happiness = happy faces
through_the_ages-word-change-civil = civil actions
through_the_ages-word-change-military = military actions
through_the_ages-word-change-urban = urban limit
through_the_ages-word-change-colonization = colonization bonus
through_the_ages-word-change-food = food a turn
through_the_ages-word-change-resources = resources a turn
through_the_ages-word-change-yellow = yellow bank
through_the_ages-word-change-blue = blue bank
through_the_ages-word-change-consumption = consumption
through_the_ages-word-change-faces = faces needed
through_the_ages-word-change-discontent = discontent
through_the_ages-word-change-points = culture

## Other choices

through_the_ages-word-cheaper = { $amount } resources less.
through_the_ages-word-then-science = Then you score { $amount } science.
through_the_ages-word-there-is = There is { $food } food and { $resources } resources.
through_the_ages-word-tokens-left = { $amount } blue tokens in the bank.
through_the_ages-word-spare-corruption = Corruption { $now } now, { $then } after full production.
through_the_ages-word-worth-left = Worth { $amount } at most.
through_the_ages-word-hand-limit = You may hold { $limit }.
through_the_ages-word-take-from-row = Click cards in the row.
