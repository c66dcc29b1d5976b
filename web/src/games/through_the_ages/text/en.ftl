# How the generic table names what is in a view of Through the Ages. A field with an empty label is not shown.

## The table

through_the_ages-label-options = variants
through_the_ages-label-banks = {""}
through_the_ages-label-row_cleared = cards that leave the row each turn
through_the_ages-label-version = version
through_the_ages-value-version = { $value ->
    [simple] simple
    [advanced] advanced
   *[full] full
}
through_the_ages-label-age = age
through_the_ages-label-round = round
through_the_ages-label-last_round = last round
through_the_ages-value-last_round = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-turn = on turn
through_the_ages-label-first = first player
through_the_ages-label-row = card row
through_the_ages-label-card = card
through_the_ages-label-cost = civil actions:
through_the_ages-label-civil_deck = civil cards in the deck
through_the_ages-label-military_deck = military cards in the deck
through_the_ages-label-military_discard = military cards discarded
through_the_ages-label-current_events = current events
through_the_ages-label-future_events = future events
through_the_ages-label-past_events = past events
through_the_ages-label-bonus_cards = bonus cards
through_the_ages-label-hidden_bonus_cards = bonus cards face down
through_the_ages-value-hidden_bonus_cards = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-known = cards whose place you know
through_the_ages-label-deck = in the deck
through_the_ages-label-discard = discarded
through_the_ages-label-current = among the current events
through_the_ages-label-future = among the future events
through_the_ages-label-event = event
through_the_ages-label-A = Age A:
through_the_ages-label-I = Age I:
through_the_ages-label-II = Age II:
through_the_ages-label-III = Age III:

## Colonies, conflicts, pacts

through_the_ages-label-auction = colonization
through_the_ages-label-bid = highest bid
through_the_ages-label-bidder = by
through_the_ages-value-bidder = { $value ->
    [-1] {""}
   *[other] { $other }
}
through_the_ages-label-in = still bidding
through_the_ages-value-in = { $seats }
through_the_ages-label-bids = {""}
through_the_ages-label-sacrificed = sacrificed
through_the_ages-label-cards = military cards
through_the_ages-label-battle = conflict
through_the_ages-label-attacker = attacker
through_the_ages-value-attacker = { $other }
through_the_ages-label-defender = defender
through_the_ages-value-defender = { $other }
through_the_ages-label-attack = strength of the attack
through_the_ages-label-defence = strength of the defence
through_the_ages-label-offer = pact offered
through_the_ages-label-from = by
through_the_ages-value-from = { $other }
through_the_ages-label-to = to
through_the_ages-value-to = { $other }
through_the_ages-label-side = side
through_the_ages-value-side = { $value ->
    [a] A
   *[b] B
}

## A civilization

through_the_ages-label-players = civilizations
through_the_ages-label-colour = {""}
through_the_ages-label-resigned = has left
through_the_ages-value-resigned = { $value ->
    [0] {""}
   *[other] yes
}
through_the_ages-label-resigning = {""}
through_the_ages-label-culture = culture
through_the_ages-value-culture = { $culture } (+{ $culture_rating })
through_the_ages-label-culture_rating = {""}
through_the_ages-label-science = science
through_the_ages-value-science = { $science } (+{ $science_rating })
through_the_ages-label-science_rating = {""}
through_the_ages-label-strength = strength
through_the_ages-label-happiness = happy faces
through_the_ages-value-happiness = { $happiness } of { $faces_needed } needed
through_the_ages-label-faces_needed = {""}
through_the_ages-label-discontent = discontent workers
through_the_ages-value-discontent = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-yellow_bank = yellow bank
through_the_ages-label-unused = unused workers
through_the_ages-label-blue_bank = blue bank
through_the_ages-label-food = food
through_the_ages-value-food = { $food } (+{ $food_output } − { $consumption })
through_the_ages-label-food_output = {""}
through_the_ages-label-consumption = {""}
through_the_ages-label-resources = resources
through_the_ages-value-resources = { $resources } (+{ $resource_output } − { $corruption })
through_the_ages-label-resource_output = {""}
through_the_ages-label-corruption = {""}
through_the_ages-label-population_price = a new worker costs
through_the_ages-value-population_price = { $value ->
    [-1] {""}
   *[other] { $value } food
}
through_the_ages-label-civil_actions = civil actions left
through_the_ages-value-civil_actions = { $a } of { $b }
through_the_ages-label-military_actions = military actions left
through_the_ages-value-military_actions = { $a } of { $b }
through_the_ages-label-rebels = civil actions lost next turn
through_the_ages-value-rebels = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-unit_resources = resources for units only
through_the_ages-value-unit_resources = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-urban_limit = urban buildings of a type, at most
through_the_ages-label-civil_limit = civil cards in hand, at most
through_the_ages-label-military_limit = military cards in hand, at most
through_the_ages-label-colonization = colonization bonus
through_the_ages-value-colonization = { $value ->
    [0] {""}
   *[other] +{ $value }
}
through_the_ages-label-government = government
through_the_ages-label-leader = leader
through_the_ages-label-technologies = technologies
through_the_ages-label-workers = workers
through_the_ages-label-blue = blue tokens
through_the_ages-label-price = price of one more
through_the_ages-label-special = special technologies
through_the_ages-label-wonder = wonder being built
through_the_ages-label-built = stages built:
through_the_ages-label-stages = price of the stages:
through_the_ages-label-wonders = wonders
through_the_ages-label-ruined = wonders in ruins
through_the_ages-label-colonies = colonies
through_the_ages-label-tactic = tactic
through_the_ages-label-armies = armies (and their bonus)
through_the_ages-value-armies = { $number ->
    [0] {""}
   *[other] { $number } (+{ $bonus })
}
through_the_ages-label-number = number
through_the_ages-label-bonus = bonus
through_the_ages-label-pacts = pacts
through_the_ages-label-owner = whose card
through_the_ages-label-with = with
through_the_ages-value-with = { $other }
through_the_ages-label-war = war
through_the_ages-label-on = against
through_the_ages-value-on = { $other }
through_the_ages-label-marker = under attack by
through_the_ages-value-marker = { $value ->
    [-1] {""}
   *[other] { $other }
}
through_the_ages-label-hand = civil cards in hand
through_the_ages-label-hand_prices = {""}
through_the_ages-label-bonus_proved = bonus cards shown to be in hand, worth
through_the_ages-value-bonus_proved = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-leaders_taken = leaders taken
through_the_ages-value-leaders_taken = Age { $value }
through_the_ages-label-next = what a production would bring now
through_the_ages-label-uprising = uprising: nothing is produced
through_the_ages-label-famine = culture lost to famine
through_the_ages-value-famine = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-fresh = taken this turn
through_the_ages-label-arms = military cards in hand
through_the_ages-label-arms_known = military cards you know
through_the_ages-label-personal = personal bonus cards you know
through_the_ages-label-personal_cards = personal bonus cards
through_the_ages-value-personal_cards = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-kept = kept so far
through_the_ages-label-no_politics = political steps forgone
through_the_ages-value-no_politics = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-columbus_used = Columbus has sailed
through_the_ages-label-trading = Trade Routes in the next payment

## For a board of its own

through_the_ages-label-leaves = leaves the row next
through_the_ages-label-missing = strength still missing
through_the_ages-label-replaces = replaces
through_the_ages-label-lead = leads by
through_the_ages-label-culture_from = culture by source
through_the_ages-label-buildings = buildings
through_the_ages-label-others = leader, government, colonies and pacts
through_the_ages-label-prepared = events prepared
through_the_ages-label-events = events
through_the_ages-label-impacts = final scoring and Age III events
through_the_ages-label-conflicts = aggressions and wars
through_the_ages-label-question = {""}
through_the_ages-label-events_by = {""}
through_the_ages-label-zone = {""}
through_the_ages-label-barred = {""}
through_the_ages-label-stakes = {""}
through_the_ages-label-can_add = {""}
through_the_ages-label-victor = {""}
through_the_ages-label-kind = {""}
through_the_ages-label-open_borders = {""}
through_the_ages-label-force = {""}
through_the_ages-label-terms = {""}
through_the_ages-label-changes = {""}
through_the_ages-label-symmetric = {""}
through_the_ages-label-lacks = {""}
through_the_ages-label-trade = {""}
through_the_ages-label-farmed = {""}
through_the_ages-label-mined = {""}
through_the_ages-label-pact_food = {""}
through_the_ages-label-pact_resources = {""}
through_the_ages-label-eaten = {""}
through_the_ages-label-hunger = {""}
through_the_ages-label-idle_food = {""}
through_the_ages-label-idle_resources = {""}
through_the_ages-label-science_lost = {""}
through_the_ages-label-paid = {""}

## What is done

through_the_ages-verb-take = take a card
through_the_ages-verb-levy = levy
through_the_ages-verb-build = build
through_the_ages-verb-upgrade = upgrade
through_the_ages-verb-destroy = destroy or disband
through_the_ages-verb-stage = build the wonder
through_the_ages-verb-lead = play a leader
through_the_ages-verb-develop = develop a technology
through_the_ages-verb-revolt = revolution
through_the_ages-verb-play = play an action card
through_the_ages-verb-array = adopt a tactic
through_the_ages-verb-prepare = prepare an event
through_the_ages-verb-attack = aggression or war
through_the_ages-verb-offer = offer a pact
through_the_ages-verb-cancel = cancel a pact
through_the_ages-verb-discover = colonize with Columbus
through_the_ages-verb-aim = against whom
through_the_ages-verb-side = which side
through_the_ages-verb-discard = discard
through_the_ages-verb-sacrifice = sacrifice a unit
through_the_ages-verb-spend = play a bonus card
through_the_ages-verb-bid = bid
through_the_ages-verb-amount = how many
through_the_ages-verb-lose = lose a worker
through_the_ages-verb-raze = which building
through_the_ages-verb-yield = which colony
through_the_ages-verb-ruin = which wonder
through_the_ages-verb-steal = take a technology
through_the_ages-verb-produce = where to put the token
through_the_ages-verb-spare = produce one token less
through_the_ages-verb-forfeit = lose a blue token
through_the_ages-verb-pick = pick a bonus card
through_the_ages-verb-keep = tokens that stay on the card
