# Words of the board that the rules do not need.

seven_ages-board-map = Map of the world
seven_ages-board-modes = What the colours tell
seven_ages-board-mode-empires = Empires
seven_ages-board-mode-players = Players
seven_ages-board-mode-regions = Regions
seven_ages-board-mode-terrain = Terrain
seven_ages-board-panel = Empires and decision
seven_ages-board-players = Players
seven_ages-board-player = Player
seven_ages-board-empires = Empires
seven_ages-board-unfold = Show all empires
seven_ages-board-progress = Progress
seven_ages-board-mine = My empires
seven_ages-board-hand = My cards ({ $count })
seven_ages-board-no-empire = No empire yet: lay Start in the free slot.
seven_ages-board-watching = You are watching: hands and markers stay hidden.
seven_ages-board-no-cards = No cards
seven_ages-board-free-slot = Free slot
seven_ages-board-question = What is asked
seven_ages-board-turn-steps = The turn
seven_ages-board-turn = Turn { $turn }
seven_ages-board-setup = Setup
seven_ages-board-age = Age { $age }
seven_ages-board-age-brings = Age { $age }: cities up to level { $city }
seven_ages-board-progress-about = An empire that enters another age loses its leaders and the artefacts of past ages. The game ends with the turn in which one goes beyond level 49.
seven_ages-board-age-changes = Cities up to level { $city }. { $contact ->
    [one] Contact: 1 area away.
   *[other] Contact: up to { $contact } areas away.
}
seven_ages-board-age-note-4 = Contact also across oceans.
seven_ages-board-age-note-5 = Wheat adds 2 income outside fertile land.
seven_ages-board-age-note-6 = The canals can be used. Landings give the defender +1 instead of +2.
seven_ages-board-age-note-7 = Oil counts; forests are clear land; all elephants leave the game.
seven_ages-board-age-dark = Dark age: no free progress from { $levels }.
seven_ages-board-at-level = { $empire }: level { $level }
seven_ages-board-acts = { $name }: { $empire }
seven_ages-board-step-choose = Choose
seven_ages-board-step-start_empire = Start
seven_ages-board-step-production = Production
seven_ages-board-step-trade_progress = Trade
seven_ages-board-step-manoeuvre = Manoeuvre
seven_ages-board-step-destiny = Destiny
seven_ages-board-step-civilise = Civilise
seven_ages-board-step-discard_empire = Discard
seven_ages-board-step-wild = Wild
seven_ages-board-step-end = Harvest
seven_ages-board-choosing = choosing
seven_ages-board-ready = ready
seven_ages-board-acting = acting
seven_ages-board-first = Turn marker: first in board order
seven_ages-board-you = you
seven_ages-board-level = Level
seven_ages-board-money = Money
seven_ages-board-income = Income
seven_ages-board-upkeep = Upkeep
seven_ages-board-next = After the next Production
seven_ages-board-next-now = After this Production
seven_ages-board-after-upkeep = After the upkeep
seven_ages-board-short = { $count } short: release units.
seven_ages-board-elite = Elite
seven_ages-board-glory = Glory
seven_ages-board-forecast = To come
seven_ages-board-rank = { $place ->
    [0] none
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
seven_ages-board-rank-of = { $category }: { $place ->
    [0] none of it
    [1] 1st with { $amount }
    [2] 2nd with { $amount }
    [3] 3rd with { $amount }
   *[other] { $place }th with { $amount }
}
seven_ages-board-glory-table = Glory
seven_ages-board-glory-now = What its icons would pay now
seven_ages-board-glory-about = What each icon would pay if the harvest came now. “?” means that face-down counters decide; a dot marks what pays at once when it happens.
seven_ages-board-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
seven_ages-board-terrain-fertile = Fertile
seven_ages-board-terrain-clear = Clear
seven_ages-board-terrain-forest = Forest
seven_ages-board-terrain-jungle = Jungle
seven_ages-board-terrain-mountain = Mountain
seven_ages-board-terrain-swamp = Swamp
seven_ages-board-terrain-desert = Desert
seven_ages-board-terrain-tundra = Tundra
seven_ages-board-water-sea = Sea
seven_ages-board-water-ocean = Ocean
seven_ages-board-ground-water = Income { $income }
seven_ages-board-scope-land = land
seven_ages-board-scope-sea = sea
seven_ages-board-scope-both = land and sea
seven_ages-board-ground = Income { $income } · defence { $defence ->
    [0] 0
   *[other] +{ $defence }
} · entry { $foot }{ $horse ->
    [1] {""}
   *[other] , cavalry { $horse }
}
seven_ages-board-resource-wheat = wheat
seven_ages-board-resource-oil = oil
seven_ages-board-resource-elephants = elephants
seven_ages-board-stack = { $empire }, { $count ->
    [one] 1 unit
   *[other] { $count } units
}
seven_ages-board-face-down = { $count } face down
seven_ages-board-city = City { $level }
seven_ages-board-capital = Capital
seven_ages-board-fort = Fort
seven_ages-board-disorder = Disorder
seven_ages-board-conflict = Conflict
seven_ages-board-group = Group in { $area }
seven_ages-board-take-me = Take me there
seven_ages-board-on-map = on the map
seven_ages-board-list = { $count ->
    [one] 1 place
   *[other] All { $count } places
}
seven_ages-board-answers-itself = You pass by yourself here, as soon as the others have chosen.
seven_ages-board-deck = The deck
seven_ages-board-passage-to = on the way to
seven_ages-board-passage-through = through
seven_ages-board-passage-price = Price of passage
seven_ages-board-left = Left
seven_ages-board-amount = Amount
seven_ages-board-hint-placement = Click or drag the markers onto your empires. You may take them back until everybody is ready; the others only see that you are.
seven_ages-board-hint-commit = Commit units in the conflict, then confirm.
seven_ages-board-lay-markers = Lay your markers
seven_ages-board-lay = { $marker } on { $slot }
seven_ages-board-brings-production = { $money } + { $income } − { $upkeep } = { $sum }
seven_ages-board-brings-destiny = hand: { $count }
seven_ages-board-brings-start_empire = { $count ->
    [0] no card fits
    [one] 1 card fits
   *[other] { $count } cards fit
}
seven_ages-board-brings-manoeuvre = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
seven_ages-board-brings-discard_empire = the empire goes
seven_ages-board-marker-down = face down
seven_ages-board-marker-up = turned up
seven_ages-board-marker-spent = used
seven_ages-board-marker-void = lost
seven_ages-board-window = Anything to play?
seven_ages-board-announced = { $name } plays { $card }:
seven_ages-board-aimed-at = Aimed at:
seven_ages-board-free-slot-of = free slot of { $name }
seven_ages-board-nothing-fits = Nothing in your hand fits here.
seven_ages-board-automatic = Automatic answers
seven_ages-board-ask-again = Ask me again
seven_ages-board-automatic-more = More automatic answers
seven_ages-board-automatic-none = You are asked in every window. Change that
seven_ages-board-past-rounds = Rounds fought
seven_ages-board-outcome = How the conflict ended
seven_ages-board-numbers = Units by class, as everybody can tell
seven_ages-board-conflict-in = Conflict: { $area }
seven_ages-board-round = Round { $round }
seven_ages-board-attacker = attacker
seven_ages-board-defender = defender
seven_ages-board-gone = This empire is gone.
seven_ages-board-disordered = { $count ->
    [one] disordered
   *[other] disordered { $count } times
}
seven_ages-board-in-conflict = { $units ->
    [0] No unit is left there
    [one] 1 unit there, { $free } not committed yet
   *[other] { $units } units there, { $free } not committed yet
}
seven_ages-board-front = Front line
seven_ages-board-support = Support
seven_ages-board-add-front = to the front
seven_ages-board-add-support = in support
seven_ages-board-conflict-card = Conflict card: { $card }
seven_ages-board-see-map = See the map
seven_ages-board-conflict-open = Open the conflict
seven_ages-board-may-commit = May commit
seven_ages-board-card-hidden = A hidden conflict card
seven_ages-board-odds = The higher total
seven_ages-board-odds-units = { $units ->
    [0] against their card
    [one] against 1 unit
   *[other] against { $units } units
}
seven_ages-board-odds-about = What you have chosen against all that is known; hidden faces and cards count as equally likely.
seven_ages-board-stake-loss = The lower total loses all it has committed.
seven_ages-board-stake-disorder = A side that has committed every unit is disordered; then all may fight again.
seven_ages-board-stake-area = An area that changes hands loses fort, artefact and a step of its city.
seven_ages-board-item-hidden = Card and units
seven_ages-board-item-card = Conflict card
seven_ages-board-item-front = Front line
seven_ages-board-item-support = Support
seven_ages-board-item-elite = Elite
seven_ages-board-item-age = Later age
seven_ages-board-item-disorder = Enemy disordered
seven_ages-board-item-tactician = Tactician
seven_ages-board-item-special = Special texts
seven_ages-board-item-event = Events
seven_ages-board-item-terrain = Terrain
seven_ages-board-item-crossing = Crossing
seven_ages-board-item-fort = Fort
seven_ages-board-item-city = City
seven_ages-board-card = The card
seven_ages-board-card-number = Card { $number }
seven_ages-board-use-found = to start an empire
seven_ages-board-use-event = as an event
seven_ages-board-use-artefact = as an artefact
seven_ages-board-use-religion = as a religion
seven_ages-board-use-government = as a government
seven_ages-board-ages = Ages { $ages }
seven_ages-board-not-asked = Nothing can be played until you are asked.
seven_ages-board-source-seed = As printed.
seven_ages-board-source-public = From published sources.
seven_ages-board-source-recalled = From memory.
seven_ages-board-source-reconstructed = Reconstructed: the printed card may differ.
seven_ages-board-has = What it has
seven_ages-board-nothing = Nothing yet.
seven_ages-board-barbarian = Barbarians: they pay no upkeep.
seven_ages-board-ahead = What comes next
seven_ages-board-next-age = Age { $age } from level { $level }: cities up to level { $city }.
seven_ages-board-loses = A new age takes away: { $things }.
seven_ages-board-reserve = Reserve
seven_ages-board-stands = Stands in { $count ->
    [one] 1 area
   *[other] { $count } areas
}
seven_ages-board-sheet-glory = Glory
seven_ages-board-sheet-progress = Progress
seven_ages-board-sheet-card = Card
seven_ages-board-sheet-empire = Empire
seven_ages-board-tab-now = Now
seven_ages-board-tab-mine = Mine
seven_ages-board-tab-cards = Cards
seven_ages-board-tab-empires = Empires
seven_ages-board-tab-progress = Progress
seven_ages-board-verb-show = Put down a card
seven_ages-board-verb-discard = Discard
seven_ages-board-verb-hand_over = Hand over a card
seven_ages-board-verb-take = Take a card
seven_ages-board-verb-found = Start an empire
seven_ages-board-verb-event = Events
seven_ages-board-verb-artefact = Artefacts
seven_ages-board-verb-empire = Which empire?
seven_ages-board-verb-player = Which player?
seven_ages-board-verb-area = Which area?
seven_ages-board-verb-region = Which region?
seven_ages-board-verb-leader = Which leader?
seven_ages-board-verb-free_slot = Whose free slot?
seven_ages-board-verb-pair = Your colours
seven_ages-board-verb-lay = Markers
seven_ages-board-verb-go_slow = Go slow
seven_ages-board-verb-turn_up = Turn up a marker
seven_ages-board-verb-colour = Its colour
seven_ages-board-verb-level = Its level
seven_ages-board-verb-buy = Buy a unit
seven_ages-board-verb-place = Where?
seven_ages-board-verb-coast = On which coast?
seven_ages-board-verb-fort = Build a fort
seven_ages-board-verb-release = Release
seven_ages-board-verb-trade = Trade with
seven_ages-board-verb-request = Ask for passage
seven_ages-board-verb-ask = Ask for money
seven_ages-board-verb-ask_cards = Ask for cards
seven_ages-board-verb-give = Give money
seven_ages-board-verb-from = Take units from
seven_ages-board-verb-from-upkeep = Release units from
seven_ages-board-verb-from-losing = Lose units in
seven_ages-board-verb-from-bring = Bring units from
seven_ages-board-verb-from-civilise = Modernise units in
seven_ages-board-nothing-to-do = There is nothing more you can do here.
seven_ages-board-verb-with = Add to the group
seven_ages-board-verb-load = Take aboard
seven_ages-board-verb-go = Go to
seven_ages-board-verb-canal = Through a canal
seven_ages-board-verb-fight = Next conflict
seven_ages-board-verb-retreat_to = Retreat to
seven_ages-board-verb-front = Front line
seven_ages-board-verb-support = Support
seven_ages-board-verb-commit = Commit a leader
seven_ages-board-verb-lose = Choose what to lose
seven_ages-board-verb-recruit = Recruit
seven_ages-board-verb-dismiss = Dismiss
seven_ages-board-verb-adopt = Adopt
seven_ages-board-verb-flip = Modernise to
seven_ages-board-verb-city = Build or enlarge a city
seven_ages-board-verb-capital = Place the capital
seven_ages-board-verb-calm = Restore order
seven_ages-board-verb-break_treaty = End the peace
seven_ages-board-verb-annex = Annex
seven_ages-board-verb-glory = Buy glory
seven_ages-board-legend-unit = Your own units: the picture is the type, the figures are front and support value, the small number how many.
seven_ages-board-legend-down = Units of others lie face down: only their number is known.
seven_ages-board-legend-token = From afar a stack is one token with its number. Each pair of colours has a shape of its own; light shades are hatched on the map.
seven_ages-board-legend-city = A city with its level; towers are a fort.
seven_ages-board-legend-capital = The capital of an empire.
seven_ages-board-legend-leader = A leader.
seven_ages-board-legend-artefact = An artefact that stands in this area.
seven_ages-board-legend-disorder = Disorder: the area is broken by red lines and earns nothing.
seven_ages-board-legend-war = Two empires meet: a conflict.
seven_ages-board-legend-fort = A fort without a city.
seven_ages-board-legend-own = Your own stacks and lands have an ivory rim.
seven_ages-board-legend-aim = A highlighted area: something can be done there. Red and dashed: somebody else stands there.
seven_ages-board-legend-badge = Where a group can go: the movement points it costs; in red, about how likely the first round is won, or how many units stand there.
seven_ages-board-legend-river = A river: whoever attacks across it gives the defender a bonus.
seven_ages-board-legend-region = A border between two regions is thicker.
seven_ages-board-legend-arrow = A dotted line is a strait: land units cross it as if the areas touched.
seven_ages-board-legend-canal = A canal joins two seas once the age allows it.
seven_ages-board-legend-wheat = Wheat.
seven_ages-board-legend-elephants = Elephants.
seven_ages-board-legend-oil = Oil.
seven_ages-board-legend-blue = On the progress track, a blue marker: from this level on every empire has the artefact.
seven_ages-board-legend-dark = A dark age: no free progress from this level.
seven_ages-board-legend-glory = Glory that the icons of an empire would bring now.
seven_ages-board-legend-auto = Automatic answers: you pass where you do not want to be asked, until you say otherwise.

seven_ages-help-keys = Wheel, pinch, + and − zoom; 0 shows the whole world. On the map the arrow keys go from area to area, N and P to the next and previous place where something can be done, Enter does it. 1 to 9 press the buttons in order, D says done, U takes back, B goes to the board, Escape closes.
seven_ages-help-score = Glory comes from the icons on the empire cards at the end of every turn, and from what happens at once: trades and conflicts won, cities taken, artefacts built.
seven_ages-help-sources = The map, most cards and many figures are reconstructed; each card says what is printed and what is not.

seven_ages-guide-goal = You lead several empires through seven ages; they rise and fall, but the glory they bring is yours. Here are all players with their empires, and what each would score now.
seven_ages-guide-initiative = These are your cards. Each can be an empire, an event or an artefact, and its value counts in trades and conflicts. Put one down: the highest value goes first.
seven_ages-guide-pair = Choose your colours. An empire that you start often takes its counters from one of your two sets.
seven_ages-guide-markers = Every turn you lay one action marker on each of your empires, in secret. Click one, change your mind as often as you like, then say Ready.
seven_ages-guide-start-marker = Without an empire you use the free slot: lay Start there.
seven_ages-guide-steps = The turn goes through seven steps. In each one, whoever laid that marker turns it up and acts; then comes the harvest.
seven_ages-guide-reveal = Your marker’s step has come: turn it up to act now.
seven_ages-guide-start = Choose the empire to start. Its level, money and special text are told below each name; click a card in your hand to read all of it.
seven_ages-guide-units = Buy the first units and place them on the highlighted areas. Spearmen are cheap; keep some money for later.
seven_ages-guide-capital = Place the capital: it is a city and brings income.
seven_ages-guide-windows = Now and then the game asks whether you play a card. Pass if you don’t, or let it pass for you until something concerns you.
seven_ages-guide-mine = Your empire: its marker, level, money with the forecast, and what each icon would pay. Click it to read everything.
seven_ages-guide-production = Production brings the income of your areas; pay the upkeep, then buy units and place them.
seven_ages-guide-trade = Trade and Progress: choose a partner, both put down a card, the higher total advances on the track.
seven_ages-guide-destiny = Destiny renews your hand: throw away what you cannot use, then draw.
seven_ages-guide-move = Click one of your stacks, add units to the group, then click where it goes. The numbers tell the movement points; swords mean somebody stands there.
seven_ages-guide-conflict = A conflict: both sides commit counters to the front and to support, then everything is added up. Each item is listed.
seven_ages-guide-civilise = Civilise builds cities and artefacts, recruits leaders, adopts religions and governments, and restores order.
seven_ages-guide-harvest = The harvest pays what the icons of each empire say. The glory table shows who is ahead in what.
seven_ages-guide-progress = The progress track: new levels bring new units, a new age larger cities, and takes away old artefacts and leaders.
