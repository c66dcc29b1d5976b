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
through_the_ages-word-drawn = Just drawn.
through_the_ages-word-new = new
through_the_ages-word-back = A military card of Age { $age }

## Rivals and events

through_the_ages-word-rivals = Rivals
through_the_ages-word-rival-said = { $name }: culture { $culture } (+{ $culture_rating }), science { $science }, strength { $strength }, happiness { $happiness } of { $faces }, food { $food }, resources { $resources }. Actions left: { $civil } civil, { $military } military. In hand: civil { $hand }, military { $arms }. In play: { $cards }. Open this civilization.
through_the_ages-word-first-player = Starting player
through_the_ages-word-back-own = Back to yours
through_the_ages-word-compare = Compare
through_the_ages-word-events = Events
through_the_ages-word-events-by = Who has put how many there
through_the_ages-word-current = Current
through_the_ages-word-future = Future
through_the_ages-word-you-know = You know so many of them
through_the_ages-word-military-deck = Military deck
through_the_ages-word-columbus-used = voyage made
through_the_ages-word-deck-short = Deck
through_the_ages-word-past = Past
through_the_ages-word-cards = Cards
through_the_ages-word-events-current = Current Events
through_the_ages-word-events-future = Future Events
through_the_ages-word-events-current-note = Who had put them there when the pile was made; nobody sees whose event is revealed.
through_the_ages-word-events-known = You know:
through_the_ages-word-bonus-cards = Bonus cards
through_the_ages-word-kept = You keep:
through_the_ages-word-fact-resigned = Has left the game
through_the_ages-word-fact-resigning = Will leave the game
through_the_ages-word-fact-marker = Only { $name } may attack this civilization
through_the_ages-word-fact-trade-used = Trade Routes used this turn
through_the_ages-word-fact-leaders = Leaders taken: { $ages }
through_the_ages-word-events-past = Past events: { $amount }
through_the_ages-word-event-nobody = Nobody gains or loses anything by it.
through_the_ages-word-bonus-hidden = { $amount ->
    [one] 1 lies face down.
   *[other] { $amount } lie face down.
}
through_the_ages-word-fact-trade-announced = Trade Routes announced: { $pays ->
    [food] 1 food pays for 1 resource
   *[resources] 1 resource pays for 1 food
}
through_the_ages-word-fact-no-politics = { $amount ->
    [one] Forgoes the next political action
   *[other] Forgoes { $amount } political actions
}
through_the_ages-word-fact-bonus-proved = Holds bonus cards worth { $amount } at least
through_the_ages-word-fact-personal = { $amount ->
    [one] 1 secret bonus card
   *[other] { $amount } secret bonus cards
}
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
through_the_ages-word-from-kg = card tables of kgold/TTA
through_the_ages-word-from-ch = redrawn cards of chellmuth/tta

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
through_the_ages-word-brings-produced = production { $amount }
through_the_ages-word-brings-famine = famine { $amount }
through_the_ages-word-brings-farms = farms { $amount }
through_the_ages-word-brings-pacts = pacts { $amount }
through_the_ages-word-brings-eaten = consumption { $amount }
through_the_ages-word-brings-mines = mines { $amount }
through_the_ages-word-brings-corruption = corruption { $amount }
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
through_the_ages-word-war-ahead = { $seat } leads { $other } by { $amount } now.
through_the_ages-word-war-level = Both are equally strong now: nobody would win.
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
through_the_ages-word-auto-no-bids = Pass all until the next round
through_the_ages-word-auto-no-pacts = Refuse every pact
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

through_the_ages-word-cheaper = { $amount ->
    [one] 1 resource less.
   *[other] { $amount } resources less.
}
through_the_ages-word-then-science = Then you score { $amount } science.
through_the_ages-word-there-is = There is { $food } food and { $resources } resources.
through_the_ages-word-paying = { $good ->
    [food] { $amount } food to pay.
   *[resources] { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    } to pay.
} Tokens here: { $tokens }. How many stay?
through_the_ages-word-due = { $good ->
    [food] Your people eat { $amount } food.
   *[resources] Corruption takes { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
    }.
}
through_the_ages-word-forfeits = { $amount ->
    [one] 1 blue token
   *[other] { $amount } blue tokens
} must go; your bank is empty.
through_the_ages-word-tokens-left = { $amount } blue tokens in the bank.
through_the_ages-word-spare-corruption = Corruption { $now } now, { $then } after full production.
through_the_ages-word-worth-left = Worth { $amount } at most.
through_the_ages-word-hand-limit = You may hold { $limit }.
through_the_ages-word-take-from-row = Click cards in the row.

## Where culture came from

through_the_ages-word-source-buildings = Buildings
through_the_ages-word-source-wonders = Wonders
through_the_ages-word-source-others = Leader, colonies, pacts
through_the_ages-word-source-prepared = Events prepared
through_the_ages-word-source-events = Events
through_the_ages-word-source-impacts = Impacts
through_the_ages-word-source-cards = Action cards
through_the_ages-word-source-colonies = New colonies
through_the_ages-word-source-conflicts = Conflicts
through_the_ages-word-source-famine = Famine

## The guide

through_the_ages-guide-goal = You lead a civilization from antiquity on. Whoever has the most culture at the end wins. The small number beside each rating is what the end of your turn will bring.
through_the_ages-guide-row = In the first round you only take cards. The white discs on your government are your civil actions (CA): each card costs as many as its zone of the row says. Click a card to take it.
through_the_ages-guide-zones = The further left a card lies, the cheaper it is, and cards with a dashed edge leave the row next. Point at any card to read it in full; a lock means that a rule keeps you from taking it.
through_the_ages-guide-actions = Now you act: civil actions (CA, white discs) take, build, develop and play; military actions (MA, red hexagons) are for units. Do them in any order, undo as you like, and end the turn when you are done.
through_the_ages-guide-build = A technology does nothing until workers stand on it. Click one to build there with an unused worker: the brown number is the price in resources, green where you can pay now. Farms bring food, mines resources, labs science, temples culture and contentment.
through_the_ages-guide-grow = Yellow tokens are your people. “Population” turns one from the yellow bank into an unused worker for food. The emptier the bank, the dearer the next worker, and the more your people eat and the more happy faces they want.
through_the_ages-guide-develop = Cards in your hand are played from here: technologies cost science (the bulb), leaders and action cards a civil action. Action cards must wait a turn after you took them.
through_the_ages-guide-wonder = Your wonder is built stage by stage: each costs a civil action and the resources in its box. It works only when complete, and only then can you take another one.
through_the_ages-guide-end = Before you end the turn, look above the button: it says what production will bring and what would be lost, such as food to famine or resources to corruption.
through_the_ages-guide-happy = Your people now want happy faces, shown above the bank. Every missing face makes a worker discontent; more discontent than unused workers means an uprising, and nothing is produced.
through_the_ages-guide-blue = Blue tokens on farms and mines are food and resources. The emptier the blue bank, the more corruption takes each turn: spend what you have, or improve farms and mines, whose tokens are worth more.
through_the_ages-guide-rivals = Your rivals, with all ratings, actions and hands. Click one to see the whole civilization, or compare all of them in a table.
through_the_ages-guide-upgrade = You have a better technology: a worker on an older one can be upgraded for the difference in price. Click the older card.
through_the_ages-guide-politics = New in the advanced game: before your actions you may take one political action with a military card, shown here. Military cards are drawn for military actions that you leave unused.
through_the_ages-guide-events = An event or territory that you prepare goes face down into the Future Events and scores culture at once; then the next Current Event is revealed for everybody. Small marks show who has put how many there.
through_the_ages-guide-strength = Strength decides who profits from many events and who is attacked. Do not stay the weakest for long: the marks on the line are all civilizations.
through_the_ages-guide-tactics = A tactics card turns units into armies: if you have the units it shows, every full set adds its bonus. The card in play says what is missing for the next army.
through_the_ages-guide-defence = You are attacked. Both totals are shown, with what you would lose. Add units (they are gone then) or defence cards until you hold out, or go on and take the loss.
through_the_ages-guide-colony = A territory is auctioned. Bid what you are ready to send: the winner pays with units and bonus cards, one unit at least, and gets the colony.
through_the_ages-guide-pact = A pact binds two civilizations. Read what it means to each side, and what would change for you, before you agree.
through_the_ages-guide-revolution = A government can be changed peacefully for much science, or by revolution for less: then it takes all civil actions of the turn.
through_the_ages-guide-war = New in the full game: a war is fought out one round after it was declared, with the strength of both then. The plaque says by how much the attacker leads now.
through_the_ages-guide-impacts = Age III events, the Impacts, score culture at the end for everybody. Prepare those that suit you, and look at what you know of the piles.

## Help

through_the_ages-help-keys = Tab walks from the row to your civilization, your hand, the rivals and what is asked; Enter clicks, I (or a right click) opens a card with its rules, Escape closes, 1 to 9 answer, D ends the turn, U takes back. Every card tells its text to screen readers.
through_the_ages-help-score = Whoever has the most culture points at the end wins.
through_the_ages-help-sources = All drawings are original. The values on the cards are the published ones, as two public programs for this edition give them: kgold/TTA has tables of card values, chellmuth/tta has deck lists and redrawn pictures of all cards. Wars and pacts rest on the second alone. The large view of each card names its sources.
through_the_ages-help-cards = Every card of the game
through_the_ages-help-counted = What is counted
through_the_ages-help-kinds = Kinds of cards: the frame and the sign
through_the_ages-help-columns = Buildings and units
through_the_ages-help-signs = Other signs
through_the_ages-help-culture = culture
through_the_ages-help-science = science
through_the_ages-help-strength = strength
through_the_ages-help-happy = happy face
through_the_ages-help-unhappy = unhappy face, discontent
through_the_ages-help-food = food
through_the_ages-help-resource = resources
through_the_ages-help-ca = civil action (CA)
through_the_ages-help-ma = military action (MA)
through_the_ages-help-yellow = worker, yellow token
through_the_ages-help-blue = blue token: food or resources on a card
through_the_ages-help-worker = population lost or gained
through_the_ages-help-pop = increase the population
through_the_ages-help-colonize = bonus when colonizing
through_the_ages-help-civilcard = civil cards in hand
through_the_ages-help-milcard = military cards in hand
through_the_ages-help-limit = most urban buildings of each type
through_the_ages-help-level = level: I is 1, II is 2, III is 3
through_the_ages-help-stage = stage of a wonder
through_the_ages-help-upgrade = upgrade
through_the_ages-help-revolution = revolution
through_the_ages-help-turn = each turn; a production
through_the_ages-help-take = take from the row
through_the_ages-help-deck = cards left in the deck
through_the_ages-help-best = your best one
through_the_ages-help-strong = the strongest
through_the_ages-help-weak = the weakest
through_the_ages-help-all = every civilization
through_the_ages-help-top = the one with the most
through_the_ages-help-lock = cannot be done now; the card says why
through_the_ages-help-leaves = leaves the row next
through_the_ages-help-eye = you know so many of these hidden cards
through_the_ages-help-hourglass = taken this turn
through_the_ages-help-cross = not, or lost
through_the_ages-help-marks = at once; lasting; by how much the victor is stronger
through_the_ages-help-kind-farm = farm
through_the_ages-help-kind-mine = mine
through_the_ages-help-kind-urban = urban building, of any type
through_the_ages-help-kind-unit = military unit, of any type
through_the_ages-help-kind-government = government
through_the_ages-help-kind-special = special technology; as a sign: any technology
through_the_ages-help-kind-leader = leader
through_the_ages-help-kind-wonder = wonder
through_the_ages-help-kind-action = action card
through_the_ages-help-kind-event = event
through_the_ages-help-kind-territory = territory, colony
through_the_ages-help-kind-aggression = aggression, attack
through_the_ages-help-kind-war = war
through_the_ages-help-kind-pact = pact
through_the_ages-help-kind-tactic = tactics, army
through_the_ages-help-kind-bonus = defence and colonization bonus

## Every card on one page

through_the_ages-cards-title = Every card of Through the Ages: { $amount } kinds
through_the_ages-cards-players = Players
through_the_ages-cards-size = Width
through_the_ages-cards-farm = Farms
through_the_ages-cards-mine = Mines
through_the_ages-cards-urban = Urban buildings
through_the_ages-cards-unit = Military units
through_the_ages-cards-government = Governments
through_the_ages-cards-special = Special technologies
through_the_ages-cards-leader = Leaders
through_the_ages-cards-wonder = Wonders
through_the_ages-cards-action = Action cards
through_the_ages-cards-event = Events
through_the_ages-cards-territory = Territories
through_the_ages-cards-aggression = Aggressions
through_the_ages-cards-war = Wars
through_the_ages-cards-pact = Pacts
through_the_ages-cards-tactic = Tactics
through_the_ages-cards-bonus = Bonus cards
