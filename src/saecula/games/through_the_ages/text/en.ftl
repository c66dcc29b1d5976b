# The words of Through the Ages. The names and texts of the cards, the ages and the colours come with the component data.

through_the_ages-name = Through the Ages
through_the_ages-about = A story of civilization, by Vlaada Chvátil (first edition). For 2 to 4 players.

## Pieces of sentences

through_the_ages-n-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
through_the_ages-left-actions = You have { $civil ->
    [0] no civil action
    [one] 1 civil action
   *[other] { $civil } civil actions
} and { $military ->
    [0] no military action
    [one] 1 military action
   *[other] { $military } military actions
} left.
through_the_ages-for-resources = { $resources ->
    [0] for free
    [one] for 1 resource
   *[other] for { $resources } resources
}
through_the_ages-for-food = { $food ->
    [0] for free
   *[other] for { $food } food
}
through_the_ages-for-science = { $science ->
    [0] for free
   *[other] for { $science } science
}
through_the_ages-n-military = { $actions ->
    [0] free
    [one] 1 military action
   *[other] { $actions } military actions
}
through_the_ages-n-resources = { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}

## Types of cards

through_the_ages-type-farm = farm
through_the_ages-type-mine = mine
through_the_ages-type-lab = lab
through_the_ages-type-temple = temple
through_the_ages-type-arena = arena
through_the_ages-type-library = library
through_the_ages-type-theater = theater
through_the_ages-type-infantry = infantry
through_the_ages-type-cavalry = cavalry
through_the_ages-type-artillery = artillery
through_the_ages-type-air_force = air force
through_the_ages-type-government = government
through_the_ages-type-special_military = military technology
through_the_ages-type-special_civil = civil technology
through_the_ages-type-special_exploration = colonization technology
through_the_ages-type-special_construction = construction technology
through_the_ages-type-leader = leader
through_the_ages-type-wonder = wonder
through_the_ages-type-action = action
through_the_ages-type-event = event
through_the_ages-type-territory = territory
through_the_ages-type-aggression = aggression
through_the_ages-type-war = war
through_the_ages-type-pact = pact
through_the_ages-type-tactic = tactics
through_the_ages-type-bonus = bonus

## Options

through_the_ages-option-version = Version of the game
through_the_ages-option-version-help = The simple game teaches the basics and ends with Age I; the advanced game adds politics and ends with Age II; the full game adds wars and goes through all ages.
through_the_ages-option-version-simple = simple
through_the_ages-option-version-advanced = advanced
through_the_ages-option-version-full = full
through_the_ages-option-easier_growth = Easier growth
through_the_ages-option-easier_growth-help = Everybody starts with one more yellow token, and every government allows one more urban building of each type.
through_the_ages-option-one_attacker_per_turn = No military alliances
through_the_ages-option-one_attacker_per_turn-help = As long as one rival attacks a civilization, no other may attack it.
through_the_ages-option-peaceful = Peaceful game
through_the_ages-option-peaceful-help = No aggressions, no wars, no pacts.
through_the_ages-option-draw_as_military_action = Draw military cards as an action
through_the_ages-option-draw_as_military_action-help = A military card is drawn for a military action; nobody draws at the end of the turn.
through_the_ages-option-mine_production_reduction = Mines may hold back a token
through_the_ages-option-mine_production_reduction-help = To avoid corruption, one mine may produce one token less each turn.
through_the_ages-option-bonus_cards = Bonus cards
through_the_ages-option-bonus_cards-help = Age III events chosen at the start that everybody scores at the end of the full game, besides those left in the event piles.
through_the_ages-option-bonus_cards-none = none
through_the_ages-option-bonus_cards-face_up_3 = three, face up
through_the_ages-option-bonus_cards-face_up_4 = four, face up
through_the_ages-option-bonus_cards-face_up_5 = five, face up
through_the_ages-option-bonus_cards-age_by_age = five, revealed age by age
through_the_ages-option-bonus_cards-personal = personal, kept secret
through_the_ages-option-bonus_cards-public_choice = picked openly by the players
through_the_ages-option-bonus_fewer = Fewer bonuses
through_the_ages-option-bonus_fewer-help = With bonus cards: the Age III events left in the event piles are not scored at the end.
through_the_ages-option-manual_payment = Choose the tokens
through_the_ages-option-manual_payment-help = Whoever pays food or resources chooses which blue tokens stay on the cards, wherever there is a choice. Otherwise the payment that leaves the most tokens in the bank is made.

## What is asked

through_the_ages-prompt-first-round = First round: take cards from the row. You have { $civil ->
    [0] no civil action
    [one] 1 civil action
   *[other] { $civil } civil actions
} left.
through_the_ages-prompt-actions = Your actions. { through_the_ages-left-actions }
through_the_ages-prompt-contained = { $card }: choose what to use it for.
through_the_ages-prompt-scarcity = You are short of blue tokens: choose the cards that produce ({ $tokens } left).
through_the_ages-prompt-spare = To avoid corruption, one of your mines may produce one token less.
through_the_ages-prompt-swap = { $good ->
    [food] You must pay { $amount } food. By Trade Routes, 1 of it may be paid in resources.
   *[resources] Corruption takes { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    }. By Trade Routes, 1 of it may be paid in food.
}
through_the_ages-prompt-paying = { $kind ->
    [food] Paying { $amount } food: how many of the { $tokens } tokens stay on { $card }?
   *[resources] { $amount ->
        [one] Paying 1 resource
       *[other] Paying { $amount } resources
    }: how many of the { $tokens } tokens stay on { $card }?
}
through_the_ages-prompt-markets = Development of Markets: food or resources?
through_the_ages-prompt-mix = You produce { $amount } in all: how much of it as food?
through_the_ages-prompt-mix-lost = You lose { $amount } in all: how much of it in food?
through_the_ages-prompt-population = You lose population and have no unused worker: from which card?
through_the_ages-prompt-free-build = You may build { $card } for free with an unused worker.
through_the_ages-prompt-demolish = You lose an urban building, farm or mine: choose which.
through_the_ages-prompt-ruin = Ravages of Time: choose the wonder that falls into ruin.
through_the_ages-prompt-cede = You lose a colony: choose which.
through_the_ages-prompt-forfeit = You lose a blue token and your bank is empty: from which card?
through_the_ages-prompt-agreement = International Agreement: take cards worth up to { $left } civil actions and give up your next political action, or decline.
through_the_ages-prompt-agreed = International Agreement: take more cards (worth { $left } at most), or stop.
through_the_ages-prompt-terror = Terrorism: choose an urban building of { $other } to destroy.
through_the_ages-prompt-politics = Politics: take one political action, or none.
through_the_ages-prompt-aim = { $card }: against whom?
through_the_ages-prompt-partner = { $card }: to whom do you offer the pact?
through_the_ages-prompt-side = { $card } with { $other }: which side do you take?
through_the_ages-prompt-answer = { $other } offers you the pact { $card }{ $side ->
    [a] {" "}(you would be A)
    [b] {" "}(you would be B)
   *[other] {""}
}. { $help }
through_the_ages-prompt-discard = You hold too many military cards: discard { through_the_ages-n-cards }.
through_the_ages-prompt-bid = { $card }: { $bid ->
    [0] make the first bid, or pass.
   *[other] bid more than { $bid }, or pass.
}
through_the_ages-prompt-colonize = You have won with a bid of { $bid }: choose units and bonus cards{ $left ->
    [0] . The bid is reached.
   *[other] , { $left } more to go.
}
through_the_ages-prompt-assault = { $card } against { $other }: { $attack } against { $defence }. Sacrifice units, or go on.
through_the_ages-prompt-defence = { $other } attacks you with { $card }: { $attack } against your { $defence }. Sacrifice units, play bonus cards, or go on.
through_the_ages-prompt-war = { $card }: { $attack } for the attacker, { $defence } for the rival. Sacrifice units, or go on.
through_the_ages-prompt-plunder = You take { $amount } in all from { $other }: how much of it in food?
through_the_ages-prompt-raid = Choose an urban building of { $other } to destroy{ $buildings ->
    [one] {""}
   *[other] {" "}(up to { $buildings } of the same kind)
}.
through_the_ages-prompt-raid-count = { $card }: how many do you destroy (up to { $buildings })?
through_the_ages-prompt-annex = Choose the colony that you take from { $other }.
through_the_ages-prompt-steal = You may take special technologies of { $other } worth up to { $left } science; you take what is left in science points.
through_the_ages-prompt-pick = Pick a bonus card: everybody scores it at the end.
through_the_ages-prompt-keep = Keep { through_the_ages-n-cards } in secret: everybody scores { $cards ->
    [one] it
   *[other] them
} at the end.

## Moves

through_the_ages-move-take = Take { $card } ({ $cost ->
    [0] free
    [one] 1 civil action
   *[other] { $cost } civil actions
})
through_the_ages-move-take-one = Take { $card } from position { $number } ({ $cost ->
    [0] free
    [one] 1 civil action
   *[other] { $cost } civil actions
})
through_the_ages-move-take-empty = Take from position { $number }
through_the_ages-move-grow = Increase population { through_the_ages-for-food }
through_the_ages-move-sail = Ocean Liner Service: increase population { through_the_ages-for-food }
through_the_ages-move-levy = Barbarossa: new worker to { $card } for { $food } food and { through_the_ages-n-resources }
through_the_ages-move-build = Build { $card } ({ $type }) { through_the_ages-for-resources }
through_the_ages-move-upgrade = Upgrade { $card } to { $better } { through_the_ages-for-resources }
through_the_ages-move-destroy = Destroy { $card } ({ $type })
through_the_ages-move-disband = Disband { $card } ({ $type })
through_the_ages-move-stage = Build { $number ->
    [one] a stage
   *[other] { $number } stages
} of { $card } { through_the_ages-for-resources }
through_the_ages-move-stage-none = Build { $number ->
    [one] a stage
   *[other] { $number } stages
} of a wonder
through_the_ages-move-lead = Make { $card } your leader
through_the_ages-move-lead-replacing = Make { $card } your leader in place of { $old }
through_the_ages-move-develop = Develop { $card } ({ $type }) { through_the_ages-for-science }
through_the_ages-move-peaceful = Change peacefully to { $card } { through_the_ages-for-science }
through_the_ages-move-revolt = Revolution: { $card } { through_the_ages-for-science } and all { $actions ->
    [civil] civil
   *[other] military
} actions
through_the_ages-move-play = Play { $card }
through_the_ages-move-array = Adopt the tactics { $card } (strength { $before } → { $after })
through_the_ages-move-trade = Trade Routes: { $good ->
    [food] pay 1 food in place of 1 resource next time
    [resources] pay 1 resource in place of 1 food next time
   *[other] use them in the next payment
}
through_the_ages-move-trade-now = By Trade Routes: { $good ->
    [food] 1 food in place of 1 resource
   *[resources] 1 resource in place of 1 food
}
through_the_ages-move-draw = Draw a military card (1 military action)
through_the_ages-move-prepare = Prepare { $card } (+{ $points } culture)
through_the_ages-move-attack = Play the aggression { $card }
through_the_ages-move-declare = Declare { $card }
through_the_ages-move-offer = Offer the pact { $card }
through_the_ages-move-cancel = Cancel the pact { $card }
through_the_ages-move-discover = Columbus: colonize { $card }
through_the_ages-move-aim = { $other }
through_the_ages-move-aim-attack = Attack { $other } ({ through_the_ages-n-military })
through_the_ages-move-aim-pact = Offer it to { $other }
through_the_ages-move-side = Take side { $side ->
    [a] A
   *[b] B
}
through_the_ages-move-accept = Accept the pact
through_the_ages-move-refuse = Refuse the pact
through_the_ages-move-discard = Discard { $card }
through_the_ages-move-sacrifice = Sacrifice { $card } (+{ $amount })
through_the_ages-move-spend = Play { $card } (+{ $amount })
through_the_ages-move-bid = Bid { $number }
through_the_ages-move-amount = { $number }
through_the_ages-move-amount-mix = { $food } food and { through_the_ages-n-resources }
through_the_ages-move-amount-raid = Destroy { $number ->
    [one] 1 building
   *[other] { $number } buildings
}
through_the_ages-move-food = Produce { $amount ->
    [0] food
   *[other] { $amount } food
}
through_the_ages-move-resources = Produce { $amount ->
    [0] resources
    [one] 1 resource
   *[other] { $amount } resources
}
through_the_ages-move-lose = Lose a worker on { $card }
through_the_ages-move-raze = Destroy { $card } ({ $type })
through_the_ages-move-yield = Give up { $card }
through_the_ages-move-annex = Take { $card }
through_the_ages-move-ruin = Let { $card } fall into ruin
through_the_ages-move-steal = Take { $card } (worth { $science } science)
through_the_ages-move-produce = Produce on { $card } (+{ $amount })
through_the_ages-move-spare = One token less on { $card } (−{ $amount })
through_the_ages-move-keep = { $number ->
    [one] 1 token stays
   *[other] { $number } tokens stay
}
through_the_ages-move-forfeit = Lose a token on { $card } (−{ $amount })
through_the_ages-move-pick = Choose { $card }
through_the_ages-move-done = Done
through_the_ages-move-done-actions = End the turn
through_the_ages-move-done-politics = No political action
through_the_ages-move-done-bidding = Pass
through_the_ages-move-done-colonizing = Colonize
through_the_ages-move-done-fighting = Go on
through_the_ages-move-done-free-build = Do not build
through_the_ages-move-done-swapping = Without Trade Routes
through_the_ages-move-done-sparing = Full production
through_the_ages-move-done-agreement = No more cards
through_the_ages-move-done-decline = Decline
through_the_ages-move-done-loot = Take the rest in science

## What happens

through_the_ages-turn = Round { $round }: it is { $seat }’s turn.
through_the_ages-row-cleared = { $card } leaves the card row.
through_the_ages-took = { $seat } takes { $card }.
through_the_ages-built = { $seat } builds { $card } { through_the_ages-for-resources }.
through_the_ages-upgraded = { $seat } upgrades { $card } to { $better } { through_the_ages-for-resources }.
through_the_ages-destroyed = { $seat } destroys { $card }; the worker is unused.
through_the_ages-disbanded = { $seat } disbands { $card }; the worker is unused.
through_the_ages-grew = { $seat } increases the population { through_the_ages-for-food }.
through_the_ages-levied = { $seat } puts a new worker on { $card }, for { $food } food and { through_the_ages-n-resources }.
through_the_ages-stages = { $seat } builds { $stages ->
    [one] a stage
   *[other] { $stages } stages
} of { $card }.
through_the_ages-completed = { $seat } completes { $card }{ $points ->
    [0] .
   *[other] {" "}and scores { $points } culture.
}
through_the_ages-leads = { $card } now leads the civilization of { $seat }.
through_the_ages-leader-gone = { $seat } loses the leader { $card }.
through_the_ages-wonder-gone = { $seat } loses the unfinished { $card }.
through_the_ages-developed = { $seat } develops { $card } { through_the_ages-for-science }.
through_the_ages-revolted = Revolution: { $seat } establishes { $card } { through_the_ages-for-science }.
through_the_ages-played = { $seat } plays { $card }.
through_the_ages-arrayed = { $seat } adopts the tactics { $card }.
through_the_ages-trades = { $seat } will use Trade Routes in the next payment.
through_the_ages-drew = { $seat } draws { $cards ->
    [one] a military card
   *[other] { $cards } military cards
}.
through_the_ages-you-drew = You draw { $names }.
through_the_ages-reshuffled = The military discards become a new deck.
through_the_ages-discarded = { $seat } discards a military card ({ $age }).
through_the_ages-you-discarded = You discard { $card }.
through_the_ages-scored = { $seat } scores { $culture } culture and { $science } science.
through_the_ages-uprising = Uprising! { $seat } produces nothing this turn.
through_the_ages-famine = Famine: { $seat } lacks { $food } food and loses { $points } culture.
through_the_ages-corruption = Corruption costs { $seat } { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}.
through_the_ages-produced = { $seat } puts a token on { $card }.
through_the_ages-spared = { $seat } lets { $card } produce one token less.
through_the_ages-age-a = Age A
through_the_ages-age-i = Age I
through_the_ages-age-ii = Age II
through_the_ages-age-iii = Age III
through_the_ages-age-iv = Age IV
through_the_ages-age-begins = { $age } begins.
through_the_ages-last-round = { $now ->
    [1] The last civil card is out: this is the last round.
   *[other] The last civil card is out: one more full round follows this one.
}
through_the_ages-progress-cards = { $cards ->
    [0] no civil card left
    [one] one civil card left
   *[other] { $cards } civil cards left
}
through_the_ages-progress-ends = The end comes when the last civil card of { $age } is out.
through_the_ages-obsolete-hand = { $seat } discards obsolete cards from hand (civil: { $civil }, military: { $military }).
through_the_ages-prepared = { $seat } prepares an event ({ $age }) and scores { $points } culture.
through_the_ages-you-prepared = You have prepared { $card }.
through_the_ages-revealed = Event: { $card }. { $help }
through_the_ages-events-renewed = The Future Events become the Current Events.
through_the_ages-gained-food = { $seat } gains { $amount } food.
through_the_ages-lost-food = { $seat } loses { $amount } food.
through_the_ages-gained-resources = { $seat } gains { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}.
through_the_ages-lost-resources = { $seat } loses { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}.
through_the_ages-gained-science = { $seat } scores { $amount } science.
through_the_ages-lost-science = { $seat } loses { $amount } science.
through_the_ages-gained-culture = { $seat } scores { $amount } culture.
through_the_ages-lost-culture = { $seat } loses { $amount } culture.
through_the_ages-gained-population = { $seat }’s population grows by { $amount }.
through_the_ages-lost-population = { $seat }’s population falls by { $amount }.
through_the_ages-lost-blue = { $seat } loses { $amount ->
    [one] 1 blue token
   *[other] { $amount } blue tokens
}.
through_the_ages-lost-worker = { $seat } loses a worker of { $card }.
through_the_ages-lost-colony = { $seat } loses the colony { $card }.
through_the_ages-rebels = Rebellion: { $seat } loses { $actions } civil actions in the next action phase.
through_the_ages-ceded-tokens = { $seat } cedes { $tokens ->
    [one] 1 yellow token
   *[other] { $tokens } yellow tokens
} to { $other }.
through_the_ages-razed = { $seat } loses { $buildings ->
    [one] a building
   *[other] { $buildings } buildings
}: { $card }.
through_the_ages-ruined = { $seat }’s { $card } falls into ruin.
through_the_ages-unclaimed = Nobody colonizes { $card }.
through_the_ages-bid = { $seat } bids { $bid }.
through_the_ages-passed = { $seat } passes.
through_the_ages-sacrificed = { $seat } sacrifices { $card }.
through_the_ages-spent = { $seat } plays { $card }.
through_the_ages-colonized = { $seat } gains the colony { $card }.
through_the_ages-attacks = { $seat } plays the aggression { $card } against { $other }.
through_the_ages-declares = { $seat } declares { $card } on { $other }.
through_the_ages-attack-succeeds = { $seat } prevails over { $other }: { $attack } against { $defence }.
through_the_ages-attack-fails = { $other } holds out against { $seat }: { $defence } against { $attack }.
through_the_ages-war-won = { $seat } wins the war against { $other }: { $attack } to { $defence }.
through_the_ages-war-lost = { $other } wins the war that { $seat } declared: { $defence } to { $attack }.
through_the_ages-war-tied = The war between { $seat } and { $other } is undecided: { $attack } to { $defence }.
through_the_ages-stole = { $seat } takes { $card } from { $other }.
through_the_ages-offered = { $seat } offers { $other } the pact { $card }{ $side ->
    [a] {" "}and would be A
    [b] {" "}and would be B
   *[other] {""}
}.
through_the_ages-accepted = { $seat } accepts the pact { $card } with { $other }.
through_the_ages-refused = { $seat } refuses the pact { $card } with { $other }.
through_the_ages-pact-ended = The pact { $card } between { $seat } and { $other } is over.
through_the_ages-no-political-step = { $seat } forgoes this political action.
through_the_ages-bonus-revealed = Bonus card: { $card }.
through_the_ages-picked = { $seat } picks { $card } as a bonus card.
through_the_ages-you-keep = You keep { $card }.
through_the_ages-resigned = { $seat } leaves the game.
through_the_ages-resigning = { $seat } will leave the game when their next turn begins.
through_the_ages-scored-event = Final scoring: { $card }. { $help }
through_the_ages-final-bonus = { $seat } receives a final bonus of { $points } culture.
through_the_ages-over = { $winners ->
    [one] { $seats } wins with { $points } culture.
   *[other] { $seats } share the victory with { $points } culture.
}

## Why not

through_the_ages-no-first-round = In the first round you only take cards from the row.
through_the_ages-no-action-phase = This is the action phase: take an action, or end your turn.
through_the_ages-no-card = You do not hold { $card }.
through_the_ages-no-card-there = There is no card at position { $position } of the row.
through_the_ages-no-second-wonder = You are still building { $card }: complete it before you take another wonder.
through_the_ages-no-second-leader = You have already taken a leader of { $age }: one of each age is all you may take.
through_the_ages-no-take-in-play = You already have { $card } in play.
through_the_ages-no-take-in-hand = You already hold { $card }.
through_the_ages-no-room = You may hold { $cards } civil cards at most: play one first, or take a wonder.
through_the_ages-no-civil-actions = It takes { $needed ->
    [one] 1 civil action
   *[other] { $needed } civil actions
}, and you have { $left } left.
through_the_ages-no-military-actions = It takes { $needed ->
    [one] 1 military action
   *[other] { $needed } military actions
}, and you have { $left } left.
through_the_ages-no-resources = It costs { $needed ->
    [one] 1 resource
   *[other] { $needed } resources
}, and you have { $stored }.
through_the_ages-no-food = It costs { $needed } food, and you have { $stored }.
through_the_ages-no-science = It costs { $needed } science, and you have { $points }.
through_the_ages-no-technology = You have not developed { $card }.
through_the_ages-no-worker-there = You have no worker on { $card }.
through_the_ages-no-unused-worker = You have no unused worker: increase your population, or free a worker first.
through_the_ages-no-urban-room = Your government allows { $limit } urban buildings of each type: upgrade or destroy one.
through_the_ages-no-bank = Your yellow bank is empty: the population cannot grow.
through_the_ages-no-liner = Only a completed Ocean Liner Service allows this.
through_the_ages-no-sail-twice = You have already used Ocean Liner Service this turn.
through_the_ages-no-levy = Only Frederick Barbarossa as your leader allows this.
through_the_ages-no-wonder = You have no wonder under construction: take one from the row first.
through_the_ages-no-stages-left = { $card } has only { $stages ->
    [one] 1 stage
   *[other] { $stages } stages
} left.
through_the_ages-no-builders = You may build { $stages ->
    [one] only one stage
   *[other] at most { $stages } stages
} with one action.
through_the_ages-no-marker = A blue token must mark the stage, and none would be left in your bank.
through_the_ages-no-better-special = You already have a technology of this kind in play that is as good as { $card } or better.
through_the_ages-no-revolution = A revolution takes all your civil actions: it must be the first of the turn.
through_the_ages-no-revolution-military = Under Robespierre a revolution takes all your military actions, and you have used some.
through_the_ages-no-cooperation = Scientific Cooperation: you and your partner both need science points.
through_the_ages-no-fresh = You have taken { $card } this turn: it can be played from your next turn on.
through_the_ages-no-use-build = { $card }: there is nothing you could build with it now.
through_the_ages-no-use-upgrade = { $card }: there is nothing you could upgrade with it now.
through_the_ages-no-use-stage = { $card }: you cannot build a stage of a wonder with it now.
through_the_ages-no-use-grow = { $card }: you cannot pay for a population increase now.
through_the_ages-no-use-technology = { $card }: you hold no technology that you could develop now.
through_the_ages-no-contained = First finish { $card }: choose what to use it for.
through_the_ages-no-trade = Trade Routes need the pact and a stock of the good you pay with, and serve once a turn.
through_the_ages-no-draw-option = You draw military cards at the end of your turn.
through_the_ages-no-deck = There is no military card left to draw.
through_the_ages-no-discard-first = First discard your surplus military cards.
through_the_ages-no-scarcity = Choose a card with a worker that has not produced yet.
through_the_ages-no-swap = Pay with Trade Routes or without them.
through_the_ages-no-spare = Choose a mine with a worker, or full production.
through_the_ages-no-such-rest = Choose a number of tokens for { $card } with which the payment comes out exactly.
through_the_ages-no-markets = Choose food or resources.
through_the_ages-no-mix = Choose how much of { $amount } is food, within what there is.
through_the_ages-no-population = Choose a card with a worker.
through_the_ages-no-free-build = Build { $card } for free, or decline.
through_the_ages-no-demolish = Choose one of your urban buildings, farms or mines.
through_the_ages-no-terror = Choose an urban building of { $other }.
through_the_ages-no-ruin = Choose a completed wonder of Age A or I that still stands.
through_the_ages-no-cede = Choose one of your colonies.
through_the_ages-no-forfeit = Choose a card with a blue token.
through_the_ages-no-agreement = Take a card from the row, or stop.
through_the_ages-no-politics = This is the political phase: take one political action, or none.
through_the_ages-no-aim = Choose a player for { $card }.
through_the_ages-no-rival = Choose another player who is still in the game.
through_the_ages-no-gandhi = Under Gandhi you play neither aggressions nor wars.
through_the_ages-no-pact-attack = A pact protects { $other } from this attack.
through_the_ages-no-marker-left = { $other } is already under attack by somebody else.
through_the_ages-no-object = { $card }: { $other } has nothing for it to strike.
through_the_ages-no-target = { $card }: there is nobody you can play it against now.
through_the_ages-no-side = Choose side A or side B.
through_the_ages-no-answer = Accept the pact, or refuse it.
through_the_ages-no-pact = You are not a party to { $card }.
through_the_ages-no-pacts-two = Pacts need at least three players.
through_the_ages-no-columbus = Columbus must be your leader, and he can do this once a game.
through_the_ages-no-bid-low = Bid more than { $bid }, or pass.
through_the_ages-no-bid-high = You can pay { $most } at most.
through_the_ages-no-bidding = Bid for the territory, or pass.
through_the_ages-no-paid = You must reach the bid of { $bid }, with at least one unit.
through_the_ages-no-unit = You have no { $card } to sacrifice.
through_the_ages-no-sacrifice-last = In the last round no units can be sacrificed.
through_the_ages-no-bonus-here = Bonus cards help only the defender against an aggression.
through_the_ages-no-fighting = Add to your strength, or go on.
through_the_ages-no-raid-count = Choose a number from 1 to { $buildings }.
through_the_ages-no-annex = Choose a colony of { $other }.
through_the_ages-no-steal = Choose a special technology that you could play, worth { $left } science at most, or take science.
through_the_ages-no-pick = Pick one of the Age III events that are left.
through_the_ages-no-keep = Choose among the cards dealt to you.

## What a move costs and brings

through_the_ages-explain-card = { $card }: { $type }, { $age }. { $help }
through_the_ages-explain-civil-actions = Civil actions: { $amount }
through_the_ages-explain-military-actions = Military actions: { $amount }
through_the_ages-explain-all-civil = It takes all civil actions of this turn.
through_the_ages-explain-all-military = It takes all military actions of this turn.
through_the_ages-explain-position = Position in the row: { $amount }
through_the_ages-explain-wonders = For your completed wonders: +{ $amount }
through_the_ages-explain-resources = Price in resources: { $amount }
through_the_ages-explain-food = Price in food: { $amount }
through_the_ages-explain-science = Price in science: { $amount }
through_the_ages-explain-science-later = To develop it: { $amount } science
through_the_ages-explain-revolution-later = By revolution: { $amount } science
through_the_ages-explain-resources-later = To build one: { through_the_ages-n-resources }
through_the_ages-explain-stages = Its stages in resources: { $names }
through_the_ages-explain-printed = Printed price: { $amount }
through_the_ages-explain-less = { $card }: −{ $amount }
through_the_ages-explain-more = { $card } ({ $other }): +{ $amount }
through_the_ages-explain-partner-pays = Your partner pays { $amount } science as well.
through_the_ages-explain-special = Special resources for units, used first: { $amount }
through_the_ages-explain-stages-left = Stages left after that: { $amount }
through_the_ages-explain-completes = The wonder is complete and takes effect at once.
through_the_ages-explain-attack-strength = Your strength { $own }, theirs { $theirs }
through_the_ages-explain-change-culture = Culture a turn: { $before } → { $after }
through_the_ages-explain-change-science = Science a turn: { $before } → { $after }
through_the_ages-explain-change-strength = Strength: { $before } → { $after }
through_the_ages-explain-change-happiness = Happy faces: { $before } → { $after }
through_the_ages-explain-change-civil = Civil actions a turn: { $before } → { $after }
through_the_ages-explain-change-military = Military actions a turn: { $before } → { $after }
through_the_ages-explain-change-food = Food produced a turn: { $before } → { $after }
through_the_ages-explain-change-resources = Resources produced a turn: { $before } → { $after }
through_the_ages-explain-change-consumption = Food consumed a turn: { $before } → { $after }
through_the_ages-explain-change-faces = Happy faces needed: { $before } → { $after }
through_the_ages-explain-change-discontent = Discontent workers: { $before } → { $after }
through_the_ages-explain-change-urban = Urban buildings of each type: { $before } → { $after }
through_the_ages-explain-change-colonization = Colonization bonus: { $before } → { $after }
through_the_ages-explain-change-yellow = Tokens in the yellow bank: { $before } → { $after }
through_the_ages-explain-change-blue = Tokens in the blue bank: { $before } → { $after }
through_the_ages-explain-change-points = Culture points: { $before } → { $after }
through_the_ages-explain-danger = Beware of an uprising: more discontent than unused workers.
through_the_ages-explain-gain-culture = Culture points: +{ $amount }
through_the_ages-explain-gain-science = Science points: +{ $amount }
through_the_ages-explain-gain-food = Food: +{ $amount }
through_the_ages-explain-gain-resources = Resources: +{ $amount }
through_the_ages-explain-gain-action = A spent civil action comes back.
through_the_ages-explain-lose-food = Food: −{ $amount }
through_the_ages-explain-lose-resources = Resources: −{ $amount }
through_the_ages-explain-next-culture = Culture points: { $before } → { $after }
through_the_ages-explain-next-science = Science points: { $before } → { $after }
through_the_ages-explain-next-food = Food: { $before } → { $after } (consumption { $amount })
through_the_ages-explain-next-resources = Resources: { $before } → { $after } (corruption { $amount })
through_the_ages-explain-next-draw = Military cards drawn: { $amount }
through_the_ages-explain-famine = Famine: food is short, and you lose { $amount } culture.
through_the_ages-explain-uprising = Uprising: more discontent than unused workers. You produce nothing and draw no cards.
through_the_ages-explain-unspent = Civil actions unspent: { $amount }
through_the_ages-explain-free-worker = The worker becomes unused; nothing is refunded.
through_the_ages-explain-reveal = Then the next Current Event is revealed.
through_the_ages-explain-sacrifice = The worker goes back to the yellow bank.
through_the_ages-explain-adds = Added to your total: { $amount }
through_the_ages-explain-bid = If you win, you pay at least { $number } with units and bonus cards, one unit at least.
through_the_ages-explain-bid-most = You can pay { $amount } at most.
through_the_ages-explain-aim = The card is played against this player, or the pact offered to them.
through_the_ages-explain-partner = The pact takes effect only if they accept.
through_the_ages-explain-pass = You drop out of this auction.
through_the_ages-explain-trade = In one payment of this turn, 1 of the price is paid in the other good.
through_the_ages-explain-draw = One card of the military deck; your hand may grow beyond its limit until your next political phase.
through_the_ages-explain-accept = The pact takes effect at once.
through_the_ages-explain-refuse = The card goes back to its owner’s hand.
through_the_ages-explain-amount = The rest is taken in resources.
through_the_ages-explain-raid = You gain half of what they cost in resources.
through_the_ages-explain-lose = This worker goes back to the yellow bank.
through_the_ages-explain-raze = The building is destroyed; its worker becomes unused.
through_the_ages-explain-pick = Everybody scores it at the end of the game.
through_the_ages-explain-keep = Tokens that stay keep their value; the others go back to the blue bank.
through_the_ages-explain-forfeit = The token leaves the game.
through_the_ages-explain-discard = It goes face down to the discards of its age.
through_the_ages-explain-ruin = It loses all its effects and gives 2 culture a turn instead.
through_the_ages-explain-side = Your partner takes the other side.
through_the_ages-explain-cancel = The pact ends at once.
through_the_ages-explain-colony = You lose what it gives permanently.
through_the_ages-explain-annex = You take over what it gives permanently.
through_the_ages-explain-done = The game goes on.

## The terminal’s board

through_the_ages-type-special = special
through_the_ages-family-military = military
through_the_ages-family-civil = civil
through_the_ages-family-exploration = colonization
through_the_ages-family-construction = construction

through_the_ages-short-food = { $sign }{ $amount } food
through_the_ages-short-resources = { $sign }{ $amount } { $amount ->
    [one] resource
   *[other] resources
}
through_the_ages-short-science = { $sign }{ $amount } science
through_the_ages-short-culture = { $sign }{ $amount } culture
through_the_ages-short-happiness = { $sign }{ $amount } happy
through_the_ages-short-strength = { $sign }{ $amount } strength
through_the_ages-short-military-actions = { $sign }{ $amount } { $amount ->
    [one] military action
   *[other] military actions
}
through_the_ages-short-their-strength = their strength is { $amount }
through_the_ages-short-then-consumption = consumption becomes { $amount }
through_the_ages-short-then-faces = happiness needed becomes { $amount }
through_the_ages-short-stages = { $amount ->
    [0] completes it
    [one] 1 stage left
   *[other] { $amount } stages left
}

through_the_ages-board-age = Age { $age }
through_the_ages-board-round = round { $round }
through_the_ages-board-version = { $version } game
through_the_ages-board-row = Card row
through_the_ages-board-row-help = ● civil actions it costs you
through_the_ages-board-row-empty = The card row is empty.
through_the_ages-board-decks = decks
through_the_ages-board-civil-deck = { $cards } civil
through_the_ages-board-military-deck = { $cards } military
through_the_ages-board-events = events
through_the_ages-board-current = current
through_the_ages-board-future = future
through_the_ages-board-know-current = you know, among the current ones:
through_the_ages-board-know-future = you know, among the future ones:
through_the_ages-board-bonus-cards = scored at the end
through_the_ages-board-hidden = { through_the_ages-n-cards } face down
through_the_ages-board-personal = your bonus cards
through_the_ages-board-player = player
through_the_ages-board-culture = culture
through_the_ages-board-science = science
through_the_ages-board-strength = str.
through_the_ages-board-faces-short = happy
through_the_ages-board-resources-short = res.
through_the_ages-board-cards = cards
through_the_ages-board-resigned = has left the game
through_the_ages-board-resigning = leaves at the next turn
through_the_ages-board-n-wonders = { $amount ->
    [one] 1 wonder
   *[other] { $amount } wonders
}
through_the_ages-board-n-colonies = { $amount ->
    [one] 1 colony
   *[other] { $amount } colonies
}
through_the_ages-board-points = culture { $culture } (+{ $culture_rating }) · science { $science } (+{ $science_rating }) · strength { $strength }
through_the_ages-board-technologies = technologies
through_the_ages-board-workers = workers
through_the_ages-board-stored = blue
through_the_ages-board-price = price
through_the_ages-board-revolution = revolution { $amount }
through_the_ages-board-urban-limit = urban limit { $limit }
through_the_ages-board-actions = actions
through_the_ages-board-civil = civil
through_the_ages-board-military = military
through_the_ages-board-rebels = rebels take { $amount }
through_the_ages-board-under-construction = building
through_the_ages-board-stages = ({ $built } of { $stages })
through_the_ages-board-wonders = wonders
through_the_ages-board-in-ruins = in ruins:
through_the_ages-board-special = special
through_the_ages-board-population = population
through_the_ages-board-unused = { $amount ->
    [one] 1 unused worker
   *[other] { $amount } unused workers
}
through_the_ages-board-unused-short = { $amount } unused
through_the_ages-board-yellow-bank = yellow bank { $amount }
through_the_ages-board-next-worker = next for { $amount } food
through_the_ages-board-happiness = happiness
through_the_ages-board-faces = { $happy }, needed { $needed }
through_the_ages-board-discontent = { $amount } discontent
through_the_ages-board-uprising = an uprising threatens
through_the_ages-board-food = food
through_the_ages-board-resources = resources
through_the_ages-board-for-units = (+{ $amount } for units)
through_the_ages-board-a-turn = +{ $amount } a turn
through_the_ages-board-consumption = consumption { $amount }
through_the_ages-board-blue-bank = blue bank
through_the_ages-board-tokens = { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
}
through_the_ages-board-corruption = corruption { $amount }
through_the_ages-board-armies = { $amount ->
    [0] no army
   *[other] armies: +{ $amount } strength
}
through_the_ages-board-colonies = colonies
through_the_ages-board-colonization = colonizing
through_the_ages-board-side = side { $side }
through_the_ages-board-civil-hand = civil hand
through_the_ages-board-military-hand = military hand
through_the_ages-board-fresh = (taken this turn)
through_the_ages-board-backs = backs: { $backs }
through_the_ages-board-no-bids = No bid yet.
through_the_ages-board-bids = Bids: { $bids }

through_the_ages-row-cleared-together = { $card } leave the card row.
through_the_ages-lost-workers = { $seat } loses { $number } workers: { $card }.
through_the_ages-produced-together = { $seat } puts { $number } tokens on { $card }.
through_the_ages-destroyed-together = { $seat } frees { $number } workers: { $card }.
through_the_ages-discarded-together = { $seat } discards { $cards } military cards ({ $ages }).

# Where culture points come from
through_the_ages-source-buildings = buildings
through_the_ages-source-wonders = wonders
through_the_ages-source-others = leader, government, colonies, pacts
through_the_ages-source-prepared = events prepared
through_the_ages-source-events = events
through_the_ages-source-impacts = scoring of Age III
through_the_ages-source-cards = action cards and leaders
through_the_ages-source-colonies = territories settled
through_the_ages-source-conflicts = aggressions and wars
through_the_ages-source-famine = famine
through_the_ages-source-resigned = left the game

through_the_ages-warn-uprising = Too many workers are discontent: there will be an uprising, and you will produce nothing.
through_the_ages-warn-famine = Food is short: you will lose { $points } culture.
through_the_ages-warn-actions = { $actions ->
    [one] One civil action is not used.
   *[other] { $actions } civil actions are not used.
}

through_the_ages-auto-no_bids = Pass in all auctions of others until the next round
through_the_ages-auto-no_bids-on = You pass in auctions of others until the next round.
through_the_ages-auto-no_pacts = Refuse every pact offered to me
through_the_ages-auto-no_pacts-on = You refuse every pact offered to you.

## What bots look at

through_the_ages-feature-culture = culture points
through_the_ages-feature-culture_rating = culture in the turns to come
through_the_ages-feature-science_rating = science in the turns to come
through_the_ages-feature-science = science points in stock
through_the_ages-feature-hoarded_science = science left lying idle
through_the_ages-feature-mines = production of resources
through_the_ages-feature-resources = resources in stock
through_the_ages-feature-food = food in stock
through_the_ages-feature-food_surplus = food left after consumption
through_the_ages-feature-hunger = the threat of famine
through_the_ages-feature-building_levels = better buildings and units
through_the_ages-feature-workers = workers at work
through_the_ages-feature-ready_workers = a worker ready to be used
through_the_ages-feature-unused_workers = unused workers
through_the_ages-feature-free_workers = workers ready for work
through_the_ages-feature-corruption = corruption
through_the_ages-feature-discontent = discontent workers
through_the_ages-feature-uprising = the threat of an uprising
through_the_ages-feature-uprising_ahead = an uprising that the next age would bring
through_the_ages-feature-unrest = unrest that the next age will bring
through_the_ages-feature-rebellion = civil actions lost to rebels
through_the_ages-feature-strength = military strength
through_the_ages-feature-weakness = being weaker than the strongest rival
through_the_ages-feature-civil_actions = civil actions
through_the_ages-feature-military_actions = military actions
through_the_ages-feature-technologies = technologies developed
through_the_ages-feature-technologies_in_hand = technologies in hand
through_the_ages-feature-action_cards = action cards in hand
through_the_ages-feature-leader_in_hand = a leader in hand
through_the_ages-feature-leader = the leader
through_the_ages-feature-wonders = completed wonders
through_the_ages-feature-wonder_begun = the wonder under construction
through_the_ages-feature-military_cards = military cards in hand
through_the_ages-feature-tactic = a tactic
through_the_ages-feature-colonies = colonies
through_the_ages-feature-wars = wars under way
through_the_ages-feature-rash_wars = a war declared without being clearly stronger
through_the_ages-feature-due_culture = culture at the end of this turn
through_the_ages-feature-due_science = science at the end of this turn
through_the_ages-feature-due_food = food at the end of this turn
through_the_ages-feature-due_resources = resources at the end of this turn
through_the_ages-feature-science_ahead = science until the end of the game
through_the_ages-feature-mines_ahead = resources until the end of the game
through_the_ages-feature-actions_ahead = civil actions until the end of the game
through_the_ages-feature-military_ahead = military actions until the end of the game
through_the_ages-feature-upgrades = workers that can be upgraded
through_the_ages-feature-civil_best = the best technologies for buildings
through_the_ages-feature-military_best = the best technologies for units
through_the_ages-feature-useful_in_hand = better technologies in hand
through_the_ages-feature-lead = being stronger than every rival
through_the_ages-feature-science_first = the science that nobody can do without
through_the_ages-feature-mines_first = the resources that nobody can do without
through_the_ages-feature-food_first = the food that nobody can do without
through_the_ages-feature-hoarded_resources = resources left lying idle
through_the_ages-feature-outlook = a look at what is to come
through_the_ages-feature-rival_culture = the culture of the best rival
through_the_ages-feature-best_cards = the best technologies in play
through_the_ages-feature-planned_cards = technologies in hand that can be paid for in time
through_the_ages-feature-planned_government = a better government in hand
through_the_ages-feature-deeds = what the action cards in hand will save or bring
through_the_ages-feature-art = culture from the action cards in hand
through_the_ages-feature-wonder_effect = the effect of the wonder, as far as it is built
through_the_ages-feature-content = happy faces to spare
through_the_ages-feature-exposed = being far weaker than the strongest rival
through_the_ages-feature-strength_rank = being the strongest or the weakest
through_the_ages-feature-impacts = the events scored at the end
through_the_ages-feature-due_cards = military cards at the end of this turn
through_the_ages-feature-wonder_begun_effect = the effect of the wonder under construction
through_the_ages-feature-urban_room = room for urban buildings
through_the_ages-feature-leader_ahead = the leader
through_the_ages-feature-leader_waiting = a leader in hand
through_the_ages-feature-guard = too little strength for the age
through_the_ages-feature-balance = resources, food and science in balance
through_the_ages-feature-farmers = too few farmers
through_the_ages-feature-unarmed = no unit at all
through_the_ages-feature-food_needed = more food than the people eat
through_the_ages-feature-science_wanted = science a turn
through_the_ages-feature-government_saving = science saved for a government
through_the_ages-feature-wonder_unbuilt = what the wonder under construction still costs
through_the_ages-feature-leader_leaves = what the leader adds, after he has left
through_the_ages-feature-undone = torn down, disbanded, cancelled or broken
through_the_ages-feature-science_short = too little science a turn
through_the_ages-feature-lab_level = the best lab technology
through_the_ages-feature-foresight = a look at how things will end
through_the_ages-feature-idle_science = science that no card in hand needs
through_the_ages-feature-old_government = a government behind the times
through_the_ages-feature-arms = what the military cards in hand are good for
through_the_ages-feature-due_arms = military cards to be drawn at the end of this turn
through_the_ages-feature-idle_resources = resources that lie idle
through_the_ages-feature-mines_short = resources a turn that are still missing
through_the_ages-feature-repelled = an aggression that fails
through_the_ages-feature-omens = events that are known to come
through_the_ages-feature-cards = single cards that are better or worse than their kind
through_the_ages-feature-trained_stage = how far the game has come, by experience
through_the_ages-feature-trained_culture = culture and events, by experience
through_the_ages-feature-trained_science = science, by experience
through_the_ages-feature-trained_production = production and stores, by experience
through_the_ages-feature-trained_people = people and buildings, by experience
through_the_ages-feature-trained_strength = strength and colonies, by experience
through_the_ages-feature-trained_actions = actions in a turn, by experience
through_the_ages-feature-trained_technologies = technologies, by experience
through_the_ages-feature-trained_leaders = leader and wonders, by experience
through_the_ages-feature-trained_rivals = what the rivals have, by experience
