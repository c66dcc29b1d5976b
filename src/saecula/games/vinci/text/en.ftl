# The words of Vinci. The names of provinces, seas, tiles and colours come with the component data.

vinci-name = Vinci
vinci-about = The rise and fall of civilizations in Europe, by Philippe Keyaerts. For 1 to 6 players.

## Pieces of sentences

vinci-the-province = { $id ->
    [pyrenees] the { $name }
    [western_alps] the { $name }
    [eastern_alps] the { $name }
    [apennines] the { $name }
    [scandes] the { $name }
    [dinaric_alps] the { $name }
    [carpathians] the { $name }
    [haemus] the { $name }
    [pindus] the { $name }
    [volga] the { $name }
    [urals] the { $name }
    [caucasus] the { $name }
    [taurus] the { $name }
   *[other] { $name }
}
vinci-roman = { $group ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[other] { $group }
}
vinci-for-cost = { $cost ->
    [0] without placing a token
    [one] for 1 token
   *[other] for { $cost } tokens
}
vinci-n-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
vinci-n-provinces = { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}
vinci-n-hand = { $hand ->
    [0] You have no tokens in hand.
    [one] You have 1 token in hand.
   *[other] You have { $hand } tokens in hand.
}

## What is asked

vinci-prompt-choose = Choose a civilization. Each group you skip costs you 2 VP.
vinci-prompt-chosen = Is this your civilization? Once you confirm, two new tiles are drawn.
vinci-prompt-turn = Your turn: will your empire expand, or go into decline?
vinci-prompt-first-turn = Your turn: your new civilization enters the map.
vinci-prompt-pact = Diplomacy: name an opponent. Until your next turn neither of you may attack the other’s active empire.
vinci-prompt-pacts-made = Diplomacy: you have named every opponent you may. Go on to your conquests.
vinci-prompt-enter = Your empire holds no province: enter the map, or stop. { vinci-n-hand }
vinci-prompt-must-enter = Your new civilization enters the map: choose its first province. { vinci-n-hand }
vinci-prompt-expand = Conquer a province, or stop. { vinci-n-hand }
vinci-prompt-keep = Your empire is split: choose the part you keep. The others are lost.
vinci-prompt-give-up = You hold { vinci-n-provinces } more than you have tokens for: give one up.
vinci-prompt-place = Reorganize: { $tokens ->
    [one] place your last token.
   *[other] place { $tokens } more tokens.
}
vinci-prompt-fort = You may build { $forts ->
    [one] a fort
   *[other] up to { $forts } forts
}, or end your turn.
vinci-prompt-end = End your turn and score it. You can still take moves back.
vinci-prompt-renaissance = Renaissance: your turn is scored. Let this empire go into decline now?
vinci-prompt-redeploy = You were attacked: { $tokens ->
    [one] one survivor looks
   *[other] { $tokens } survivors look
} for a new place in the same empire.
vinci-prompt-redeployed = All survivors are in place. Confirm.

## Moves

vinci-move-choose = Group { vinci-roman }: { $tiles }
vinci-move-expand = Expand
vinci-move-decline = Go into decline
vinci-move-pact = Make a pact with { $seat }
vinci-move-abandon = Abandon { $the-province }
vinci-move-conquer = Conquer { $the-province }
vinci-move-spy = Conquer { $the-province } by Espionage
vinci-move-keep = Keep the part with { $the-province }
vinci-move-give_up = Give up { $the-province }
vinci-move-place = Place a token in { $the-province }
vinci-move-fort = Build a fort in { $the-province }
vinci-move-redeploy = Place a survivor in { $the-province }
vinci-move-done = Done
vinci-move-done-choosing = Confirm this civilization
vinci-move-done-diplomacy = No more pacts
vinci-move-done-expansion = Stop conquering
vinci-move-done-fortifying = End the turn
vinci-move-done-rebirth = Keep this empire

## What happens

vinci-turn = Round { $round }: it is { $seat }’s turn.
vinci-drawn = New in group { vinci-roman }: { $tiles }.
vinci-chose = { $seat } takes { $tiles }: { vinci-n-tokens }{ $price ->
    [0] , nothing to pay
   *[other] , for { $price } VP
}{ $bonus ->
    [0] {""}
   *[other] , and collects { $bonus } VP
}.
vinci-reinforced = { $seat } receives { $tokens ->
    [one] 1 more token
   *[other] { $tokens } more tokens
}.
vinci-pact = { $seat } makes a pact with { $other }.
vinci-abandoned = { $seat } abandons { $the-province }.
vinci-spied = { $seat } uses Espionage.
vinci-conquered = { $from ->
    [neutral] { $seat } conquers { $the-province } from the neutrals { vinci-for-cost }.
    [active] { $seat } conquers { $the-province } from { $other } { vinci-for-cost }.
    [declining] { $seat } conquers { $the-province } from { $other }’s declining empire { vinci-for-cost }.
    [own] { $seat } takes { $the-province } over from their own declining empire { vinci-for-cost }.
   *[empty] { $seat } occupies { $the-province } { vinci-for-cost }.
}
vinci-vacated = { $seat }’s declining empire leaves { $the-province }: the active one has come too close.
vinci-gave-up = { $seat } gives up { $the-province }.
vinci-placed = { $seat } places a token in { $the-province }.
vinci-placed-many = { $seat } places { vinci-n-tokens }: { $places }.
vinci-fort = { $seat } builds a fort in { $the-province }.
vinci-scored = { $seat } scores { $points } VP{ $declining ->
    [0] { $slavery ->
        [0] {""}
       *[other] {" "}({ $slavery } for Slavery)
    }
   *[other] {" "}({ $declining } in decline{ $slavery ->
        [0] {""}
       *[other] , { $slavery } for Slavery
    })
}.
vinci-declined = { $seat }’s empire goes into decline with { vinci-n-provinces }.
vinci-redeployed = { $seat } places a survivor in { $the-province }.
vinci-redeployed-many = { $seat } places { $tokens ->
    [one] a survivor
   *[other] { $tokens } survivors
}: { $places }.
vinci-redeployed-one = { $tokens ->
    [one] One survivor of { $seat } withdraws
   *[other] { $tokens } survivors of { $seat } withdraw
} to { $the-province }.
vinci-redeployed-hand = { $tokens ->
    [one] One survivor of { $seat } goes
   *[other] { $tokens } survivors of { $seat } go
} back to the hand: the empire has no province left.
vinci-redeployed-lost = { $tokens ->
    [one] One survivor of { $seat }’s declining empire is
   *[other] { $tokens } survivors of { $seat }’s declining empire are
} lost: no province is left to it.
vinci-last-round = { $seat } has { $points } VP: this is the last round.
vinci-over = { $winners ->
    [one] { $seats } wins with { $points } VP.
   *[other] { $seats } share the victory with { $points } VP.
}

## Why not

vinci-no-choose-first = First choose a civilization.
vinci-no-chosen = You have your civilization: confirm it, or take the choice back.
vinci-no-group = Group { vinci-roman } is empty.
vinci-no-points = That group costs { $price } VP, and you have { $score }.
vinci-no-turn-first = First say whether your empire expands or goes into decline.
vinci-no-decline-yet = Your new civilization must have its entry turn before it can decline.
vinci-no-pact-first = First decide on your pact: name an opponent, or nobody.
vinci-no-pact-left = You have named as many opponents as you may this turn.
vinci-no-pact-self = You cannot make a pact with yourself.
vinci-no-pact-twice = You have already named { $other }.
vinci-no-player = Nobody sits there.
vinci-no-expanding = This is the time for conquests: conquer, or stop.
vinci-no-own = { $province }: your active empire holds it already.
vinci-no-reach = { $province }: not next to any province of your empire.
vinci-no-entry = { $province }: no new civilization can enter the map there.
vinci-no-pact-broken = { $province }: a pact with { $other } forbids the attack.
vinci-no-spy = No use of Espionage is left this turn.
vinci-no-tokens = { $province } costs { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
}, and you have { $hand ->
    [0] none
   *[other] { $hand }
} in hand.
vinci-no-abandon-foreign = { $province }: your active empire does not hold it.
vinci-no-abandon-late = Provinces can be abandoned only before the first conquest of the turn.
vinci-no-done-enter = Your new civilization can enter the map, so it must: conquer a first province.
vinci-no-keeping = First choose the part of your empire that you keep.
vinci-no-keep-foreign = { $province }: your active empire does not hold it.
vinci-no-keep-name = { $province }: name this part by its first province in the list.
vinci-no-giving-up = First give up the provinces for which you have no token.
vinci-no-give-up-foreign = { $province }: your active empire does not hold it.
vinci-no-give-up-cut = { $province }: without it your empire would fall apart.
vinci-no-placing = First place all your tokens: { $tokens } left.
vinci-no-place-there = { $province }: your active empire does not hold it.
vinci-no-fortifying = Your conquests and tokens are settled: nothing is left but forts and the end of the turn.
vinci-no-fort-left = No fort is left this turn.
vinci-no-fort-twice = { $province }: there is a fort already.
vinci-no-fort-there = { $province }: your active empire does not hold it.
vinci-no-renaissance = Your turn is scored: decline, or keep this empire.
vinci-no-redeploying = First place all your survivors: { $tokens } left.
vinci-no-redeploy-there = { $province }: it does not belong to the empire of these survivors.
vinci-no-redeployed = All survivors are in place: only the confirmation is left.

## What a move costs

vinci-cost-base = Every province: { $tokens }
vinci-cost-forest = Forest: +{ $tokens }
vinci-cost-mountain = Mountain: +{ $tokens }
vinci-cost-tokens = Tokens in defence: +{ $tokens }
vinci-cost-fort = Fort in defence: +{ $tokens }
vinci-cost-militia = Militia in defence: +{ $tokens }
vinci-cost-weapons = Your Weapons: { $tokens }
vinci-cost-climbing = Your Mountain Skill: { $tokens }
vinci-cost-ships = Your Shipbuilding: { $tokens }
vinci-cost-from-mountain = You come from a mountain: { $tokens }
vinci-cost-from-fort = You come from a fort: { $tokens }
vinci-cost-from-both = You come from a mountain with a fort: { $tokens }
vinci-cost-least = Never less than nothing: +{ $tokens }
vinci-cost-spy = By Espionage it costs { vinci-n-tokens }, whatever stands there.
vinci-explain-cost = It costs { vinci-n-tokens }; you have { $hand }.
vinci-explain-unreachable = It is out of your reach.

## What a move brings

vinci-gain-province = { $points ->
    [0] The province by itself: nothing, it is a mountain
   *[other] The province: +{ $points } VP
}
vinci-gain-tile = { $tile }: +{ $points } VP
vinci-gain-slavery = Slavery: +{ $points } VP, this turn only
vinci-gain-contact = { $points ->
    [0] Your declining empire loses { $the-province }, which brought nothing
   *[other] Your declining empire loses { $the-province }: { $points } VP
}
vinci-explain-price = { $points ->
    [0] The group is free.
   *[other] You pay { $points } VP, 2 for each group you skip.
}
vinci-explain-bonus = You collect { $points } VP from the counters on it.
vinci-explain-tokens = You receive { vinci-n-tokens }.
vinci-explain-tile = { $tile }: { $help }
vinci-explain-doubled = { $tile }, doubled: { $help }
vinci-explain-reconstructed = Of { $tiles } the printed { $count ->
    [one] number of tokens is
   *[other] numbers of tokens are
} not known: { $count ->
    [one] ours is
   *[other] ours are
} a reconstruction.
vinci-explain-draw = Two new tiles are drawn; after that the choice cannot be taken back.
vinci-explain-expand = Gather your tokens and conquer. As things stand, the turn brings { $points } VP.
vinci-explain-extra = You receive { $tokens ->
    [one] 1 more token
   *[other] { $tokens } more tokens
} at once.
vinci-explain-decline = { $provinces ->
    [0] Nothing of your active empire stays on the map.
   *[other] { vinci-n-provinces } of your active empire will stay, in decline.
}
vinci-explain-lost = { $provinces ->
    [0] You have no older declining empire to lose.
   *[other] Your older declining empire, { vinci-n-provinces }, is removed.
}
vinci-explain-decline-points = The turn brings { $points } VP; then you choose a new civilization.
vinci-explain-rebirth = The turn is scored already; you choose a new civilization at once.
vinci-explain-pact = Until your next turn you and { $other } cannot attack each other’s active empire.
vinci-explain-abandon = Its tokens come to your hand, and you lose { $points } VP a turn.
vinci-explain-keep = You keep { $provinces }, worth { $points } VP.
vinci-explain-give-up = You lose { $points } VP a turn.
vinci-explain-defence = To take { $the-province } an attacker will pay { vinci-n-tokens }.
vinci-explain-fort = Your own attacks that start from the fort cost 1 token less.
vinci-explain-score = You score { $points } VP{ $asked ->
    [1] , and are asked about Renaissance.
   *[other] , and your turn is over.
}
vinci-explain-stop = You go on to reorganize your empire. As things stand, the turn brings { $points } VP.
vinci-explain-stop-losing = You go on to reorganize your empire, and have to give up provinces: the turn brings at most { $points } VP.
vinci-explain-done = You go on to the next step.
vinci-explain-wait = It is somebody else’s turn.

## In one line

vinci-summary-conquest = { vinci-n-tokens }, { vinci-points }
vinci-points = { $sign ->
    [minus] −{ $points } VP
   *[plus] +{ $points } VP
}
vinci-summary-choose = { vinci-n-tokens }{ $price ->
    [0] , free
   *[other] , you pay { $price } VP
}{ $bonus ->
    [0] {""}
   *[other] , you collect { $bonus } VP
}
vinci-summary-keep = { $provinces }: { $points } VP
vinci-summary-loss = { $points ->
    [0] no VP lost
   *[other] −{ $points } VP a turn
}
vinci-summary-defence = an attacker pays { vinci-n-tokens }
vinci-summary-income = { $points } VP as things stand
vinci-summary-decline = { $points } VP now, then a new civilization
vinci-summary-rebirth = then a new civilization

## The table

vinci-terrain-field = field
vinci-terrain-pasture = pasture
vinci-terrain-forest = forest
vinci-terrain-mountain = mountain
vinci-terrain-hill = hill
vinci-symbol-mine = mine
vinci-symbol-port = port
vinci-region-british_isles = British Isles
vinci-region-iberia = Iberia
vinci-region-france = France
vinci-region-alps = Alps
vinci-region-italy = Italy
vinci-region-germany = Germany
vinci-region-scandinavia = Scandinavia
vinci-region-balkans = Balkans
vinci-region-eastern_europe = Eastern Europe
vinci-region-anatolia = Anatolia and Caucasus
vinci-neutral = neutral
vinci-empty = empty
vinci-in-decline = in decline
vinci-fort-word = fort
vinci-tokens-word = tokens
vinci-player-word = player
vinci-score-word = VP
vinci-income-word = next
vinci-hand-word = hand
vinci-tiles-word = tiles
vinci-group-word = group
vinci-price-word = price
vinci-bonus-word = bonus
vinci-pact-with = pact with { $seats }
vinci-waits = will enter the map

## How far the game has come, and where points come from

vinci-progress-round = { $round ->
    [0] Opening
   *[other] Round { $round }
}
vinci-progress-missing = the leader lacks { $points } VP
vinci-progress-ends = The game ends with the round in which somebody reaches { $points } VP.
vinci-progress-last = { $reached ->
    [1] Last round: { $points } VP have been reached.
   *[other] Last round: there is no further one.
}
vinci-progress-turns = { $turns ->
    [one] last turn
   *[other] { $turns } turns left
}
vinci-warn-forts = { $forts ->
    [one] You could still build a fort.
   *[other] You could still build { $forts } forts.
}
vinci-warn-decline = This is the last round: a new civilization would not get to play.
vinci-source-active = active empires
vinci-source-declining = declining empires
vinci-source-slavery = Slavery
vinci-source-bonus = counters taken
vinci-source-price = paid for civilizations

## Options

vinci-option-decline_tokens = Tokens in decline
vinci-option-decline_tokens-help = How many tokens stay in a province when its empire goes into decline.
vinci-option-decline_tokens-leave_one = one stays
vinci-option-decline_tokens-remove_one = one leaves
vinci-option-decline_tokens-keep_all = all stay
vinci-option-tile_mix = Tiles in the bag
vinci-option-tile_mix-help = The publisher corrected the first printing: three Barbarians and one Specialization instead of two and two.
vinci-option-tile_mix-corrected = corrected
vinci-option-tile_mix-first_printing = first printing
vinci-option-victory_points = Points to reach
vinci-option-victory_points-help = When a player reaches them, the round is played to its end and the game is over.
vinci-option-victory_points-by_player_count = by number of players
vinci-option-tie_break = Ties
vinci-option-tie_break-help = The rulebook knows no tie-break: players with the same score share the place.
vinci-option-tie_break-shared = shared
vinci-option-virtual_difficulty = Virtual players
vinci-option-virtual_difficulty-help = How strong the virtual players of a game for one or two people are.
vinci-option-virtual_difficulty-normal = normal
vinci-option-virtual_difficulty-rich_start = rich start: 15 VP
vinci-option-virtual_difficulty-strong = strong: 9 extra tokens
vinci-option-virtual_difficulty-rich_and_strong = rich and strong
vinci-option-virtual_tokens = Extra tokens of virtual players
vinci-option-virtual_tokens-help = Tokens that every civilization of a virtual player gets besides its red numbers.
vinci-option-virtual_tokens-by_difficulty = by difficulty
vinci-option-prefer_real_target = Virtual players prefer people
vinci-option-prefer_real_target-help = Where a virtual player would roll the die between equal targets, it attacks a person’s province.
vinci-option-value_formula = Virtual players weigh cost and gain
vinci-option-value_formula-help = They rank provinces by twice the VP less the tokens, instead of by VP and then by tokens.

## What bots look at

vinci-feature-score = points on the track
vinci-feature-due = points this turn
vinci-feature-tokens_in_hand = tokens left for conquests
vinci-feature-active_provinces = provinces of the active empire
vinci-feature-free_tokens = spare tokens of the active empire
vinci-feature-new_tokens = tokens of a new civilization
vinci-feature-declining_provinces = provinces in decline
vinci-feature-guard = well-held borders
vinci-feature-new_talents = what the new tiles can do
vinci-feature-talents = what the tiles can do
vinci-feature-turns_ahead = turns still to come
vinci-feature-empires_ahead = points that the empires will make
vinci-feature-campaign_ahead = conquests within reach
vinci-feature-borders_ahead = provinces open to attack
vinci-feature-entry_ahead = the civilization about to enter
vinci-feature-tiles_ahead = what the tiles will bring
vinci-feature-rivals = what the best rival will have
