# Words that only the board needs. What the rules say is in the game’s own text.

history_of_the_world-board-map = Map of the world
history_of_the_world-board-lens = Colour the map by player
history_of_the_world-board-epoch-word = Epoch
history_of_the_world-board-epoch = Epoch { $epoch }: its Empires in turn order
history_of_the_world-board-you = you
history_of_the_world-board-you-drew = you drew it
history_of_the_world-board-nobody = nobody
history_of_the_world-board-to-come = to come
history_of_the_world-board-call-heard = { $empire }, strength { $strength }, { $holder }{ $scored ->
    [yes] { $points ->
        [one] , scored 1 point
       *[other] , scored { $points } points
    }
   *[no] {""}
}
history_of_the_world-board-no-capital = no capital
history_of_the_world-board-no-ships = no ships
history_of_the_world-board-armies-left = { $armies ->
    [one] army left
   *[other] armies left
}
history_of_the_world-board-lost = { $armies } lost
history_of_the_world-board-armies = { $armies } armies
history_of_the_world-board-coins = { $coins ->
    [one] coin
   *[other] coins
}
history_of_the_world-board-dice = { $dice } dice in attack
history_of_the_world-board-ties-won = ties won
history_of_the_world-board-in-force = in force
history_of_the_world-board-hand = Event cards
history_of_the_world-board-great-event = Great Event
history_of_the_world-board-minor-event = Minor Event
history_of_the_world-board-markers = { $markers ->
    [one] 1 supremacy marker
   *[other] { $markers } supremacy markers
}
history_of_the_world-board-cards-left = Event cards: { $great } great, { $minor } minor
history_of_the_world-board-held = Territories held: { $territories }
history_of_the_world-board-forecast = If scored now
history_of_the_world-board-value = Value in this Epoch
history_of_the_world-board-points = VP
history_of_the_world-board-structures = Capitals, cities and monuments
history_of_the_world-board-if-scored-now = If scored now
history_of_the_world-board-worth-nothing = Worth nothing yet:
history_of_the_world-board-level-presence = presence
history_of_the_world-board-level-dominance = dominance
history_of_the_world-board-level-control = control
history_of_the_world-board-level-presence-how = Presence: one Territory
history_of_the_world-board-level-dominance-how = Dominance: two, and more than anyone
history_of_the_world-board-level-control-how = Control: three, and nobody else
history_of_the_world-board-area-held = { $held } of { $all } held
history_of_the_world-board-empty = empty
history_of_the_world-board-barren = barren land: nobody can enter
history_of_the_world-board-fleet-of = fleet of { $seat }
history_of_the_world-board-no-fleet = no fleet
history_of_the_world-board-thing-fort = fort
history_of_the_world-board-thing-capital = capital
history_of_the_world-board-thing-city = city
history_of_the_world-board-thing-monument = monument
history_of_the_world-board-thing-resource = resource
history_of_the_world-board-in-play = the Empire in play
history_of_the_world-board-this-epoch = of this Epoch
history_of_the_world-board-past = past Empire, Epoch { $epoch }
history_of_the_world-board-odds-heard = { $percent } to succeed
history_of_the_world-board-brings-heard = { $points ->
    [one] brings 1 point
   *[other] brings { $points } points
}
history_of_the_world-board-odds-win = you take it
history_of_the_world-board-odds-both = both fall
history_of_the_world-board-odds-repelled = lost, but it costs them
history_of_the_world-board-odds-lose = you lose
history_of_the_world-board-armies-on-average = { $armies } armies on average to take it
history_of_the_world-board-it-brings = It would bring
history_of_the_world-board-fights = Latest fights
history_of_the_world-board-result-won = Taken: { $territory }
history_of_the_world-board-result-lost = The attack fails
history_of_the_world-board-result-both = Both armies fall
history_of_the_world-board-result-fort = The fort falls
history_of_the_world-board-result-repelled = Army and fort fall
history_of_the_world-board-draw-title = Epoch { $epoch }: the Empires are drawn
history_of_the_world-board-draw-hint = Keep your card or give it to somebody without one; a card received stays face down until all have drawn.
history_of_the_world-board-draw-waits = draws later
history_of_the_world-board-draw-now = draws now
history_of_the_world-board-draw-kept = kept the card
history_of_the_world-board-draw-gave = gave it to { $other }
history_of_the_world-board-has-card = has an Empire
history_of_the_world-board-has-no-card = has no Empire yet
history_of_the_world-board-give-to = Give it to
history_of_the_world-board-fort-paid-with = Click an army of yours. Each fort costs
history_of_the_world-board-pay-army = an army
history_of_the_world-board-pay-coin = a coin
history_of_the_world-board-pay-free = nothing
history_of_the_world-board-fort-back = Back to the campaign
history_of_the_world-board-buy-back = Buy back
history_of_the_world-board-buy-back-ally = Buy back (Allies)
history_of_the_world-board-crew-fleet = Put an army on a fleet
history_of_the_world-board-build-fort = Build a fort
history_of_the_world-board-choose-on-map = { $number } choices: click one on the map.
history_of_the_world-board-tab-turn = Turn
history_of_the_world-board-tab-areas = Areas
history_of_the_world-board-tab-players = Players
history_of_the_world-board-tab-cards = Cards

history_of_the_world-guide-goal = Seven Epochs, and in each you lead one Empire. After every turn you score for all your armies on the map, old and new. Most points after Epoch VII wins.
history_of_the_world-guide-draw = You have drawn an Empire. Keep it, or give it to somebody without one: a weak Empire for the leader is a good gift, but then you depend on what you are given.
history_of_the_world-guide-strip = The strip shows the seven Empires of this Epoch in turn order, each with its strength. A question mark hides whose it is until it is called.
history_of_the_world-guide-areas = The Areas are worth different points in each Epoch. One Territory is presence, most Territories are dominance (double), an Area alone with three is control (triple).
history_of_the_world-guide-events = Your turn. You may play up to two event cards before your first army. Ten cards must last the whole game: look at one, then play it or begin.
history_of_the_world-guide-expand = Click an outlined Territory to place an army there. Empty ones are simply taken; each army you place can be the start of the next.
history_of_the_world-guide-odds = An attack shows its chance and what it would bring before you click. Mountains, forests, straits and walls give the defender two dice, a landing from the sea three.
history_of_the_world-guide-forts = Instead of placing an army you may turn it into a fort, which gives the defender +1 and must fall first. Choose “Build a fort”, or click an army of yours.
history_of_the_world-guide-stop = You may stop whenever you like; armies left over are lost. The button says what the turn would score now.
history_of_the_world-guide-monuments = For every two resources your Empire holds you build a monument. It is worth a point to whoever holds its Territory, in every later Epoch too.
history_of_the_world-guide-score = Points are counted at the end of a player’s own turn. The green figures say what each would score at this moment.
history_of_the_world-guide-epoch = A new Epoch: who has the fewest points draws first. Armies stay on the map and go on scoring for you as long as they stand.

history_of_the_world-help-arrow = An arrow: where an attack comes from; numbered steps are what others did this turn
history_of_the_world-help-keys = Arrow keys walk over the map, N and P to the next and previous target, Enter does what a click does. F builds forts, D ends the step, Escape goes back, 1 to 9 press the buttons.
history_of_the_world-help-score = An Area brings its value for presence, twice for dominance, three times for control; a capital 2, a city and a monument 1 each.
history_of_the_world-help-sources = Borders, resources and strengths were inferred from recorded games; the kind of difficult terrain on a border is our choice.
history_of_the_world-help-active = An army of the Empire in play; the numeral is its Epoch
history_of_the_world-help-past = An army of a past Empire; point at it for its name
history_of_the_world-help-fort = An army in a fort: +1 in defence
history_of_the_world-help-stack = More than one army (only with that option)
history_of_the_world-help-capital = Capital, 2 points; sacked it becomes a city
history_of_the_world-help-city = City, 1 point; sacked it is gone
history_of_the_world-help-monument = Monument, 1 point to whoever holds it
history_of_the_world-help-resource = Resource: two of them make a monument
history_of_the_world-help-fleet = Fleet: armies may cross this water
history_of_the_world-help-seal = An Area: its value now, who dominates or controls it, your points
history_of_the_world-help-odds = The chance of an attack, and what it brings
history_of_the_world-help-terrain = Difficult terrain helps the side on which it is drawn
