# The words of History of the World. Names of Territories, Areas, waters, Empires and events come with the component data.

history_of_the_world-name = History of the World
history_of_the_world-about = The rise and fall of empires through seven Epochs, by the Ragnar Brothers. For 3 to 6 players.

## Pieces of sentences

history_of_the_world-the-territory = { $id ->
    [pacific_seaboard] the { $name }
    [great_plains] the { $name }
    [great_lakes] the { $name }
    [deep_south] the { $name }
    [mexican_valley] the { $name }
    [west_indies] the { $name }
    [guiana_highlands] the { $name }
    [northern_andes] the { $name }
    [southern_andes] the { $name }
    [gold_coast] the { $name }
    [congo_basin] the { $name }
    [shatts_plateau] the { $name }
    [nile_delta] the { $name }
    [upper_nile] the { $name }
    [lower_tigris] the { $name }
    [middle_tigris] the { $name }
    [upper_tigris] the { $name }
    [zagros] the { $name }
    [levant] the { $name }
    [arabian_peninsula] the { $name }
    [persian_plateau] the { $name }
    [persian_salt_desert] the { $name }
    [balkans] the { $name }
    [pindus] the { $name }
    [northern_apennines] the { $name }
    [southern_apennines] the { $name }
    [massif] the { $name }
    [pyrenees] the { $name }
    [highlands] the { $name }
    [lower_rhine] the { $name }
    [baltic_seaboard] the { $name }
    [northern_european_plain] the { $name }
    [dnieper] the { $name }
    [caucasus] the { $name }
    [western_steppe] the { $name }
    [eastern_steppe] the { $name }
    [turanian_plain] the { $name }
    [manchurian_plain] the { $name }
    [upper_indus] the { $name }
    [lower_indus] the { $name }
    [hindu_kush] the { $name }
    [western_deccan] the { $name }
    [eastern_deccan] the { $name }
    [ganges_valley] the { $name }
    [ganges_delta] the { $name }
    [eastern_ghats] the { $name }
    [western_ghats] the { $name }
    [wei_river] the { $name }
    [yellow_river] the { $name }
    [great_plain_of_china] the { $name }
    [yangtze_kiang] the { $name }
    [si_kyang] the { $name }
    [tarim_basin] the { $name }
    [irrawaddy] the { $name }
    [mekong] the { $name }
    [malayan_peninsula] the { $name }
    [east_indies] the { $name }
    [philippines] the { $name }
    [korean_peninsula] the { $name }
    [alps] the { $name }
    [northern_lakes] the { $name }
    [plateau_of_tibet] the { $name }
    [sahara_desert] the { $name }
    [syrian_desert] the { $name }
   *[other] { $name }
}
history_of_the_world-in-territory = { $id ->
    [pacific_seaboard] in the { $name }
    [great_plains] in the { $name }
    [great_lakes] in the { $name }
    [deep_south] in the { $name }
    [mexican_valley] in the { $name }
    [west_indies] in the { $name }
    [guiana_highlands] in the { $name }
    [northern_andes] in the { $name }
    [southern_andes] in the { $name }
    [gold_coast] in the { $name }
    [congo_basin] in the { $name }
    [shatts_plateau] in the { $name }
    [nile_delta] in the { $name }
    [upper_nile] in the { $name }
    [lower_tigris] in the { $name }
    [middle_tigris] in the { $name }
    [upper_tigris] in the { $name }
    [zagros] in the { $name }
    [levant] in the { $name }
    [arabian_peninsula] in the { $name }
    [persian_plateau] in the { $name }
    [persian_salt_desert] in the { $name }
    [balkans] in the { $name }
    [pindus] in the { $name }
    [northern_apennines] in the { $name }
    [southern_apennines] in the { $name }
    [massif] in the { $name }
    [pyrenees] in the { $name }
    [highlands] in the { $name }
    [lower_rhine] in the { $name }
    [baltic_seaboard] in the { $name }
    [northern_european_plain] in the { $name }
    [dnieper] in the { $name }
    [caucasus] in the { $name }
    [western_steppe] in the { $name }
    [eastern_steppe] in the { $name }
    [turanian_plain] in the { $name }
    [manchurian_plain] in the { $name }
    [upper_indus] in the { $name }
    [lower_indus] in the { $name }
    [hindu_kush] in the { $name }
    [western_deccan] in the { $name }
    [eastern_deccan] in the { $name }
    [ganges_valley] in the { $name }
    [ganges_delta] in the { $name }
    [eastern_ghats] in the { $name }
    [western_ghats] in the { $name }
    [wei_river] in the { $name }
    [yellow_river] in the { $name }
    [great_plain_of_china] in the { $name }
    [yangtze_kiang] in the { $name }
    [si_kyang] in the { $name }
    [tarim_basin] in the { $name }
    [irrawaddy] in the { $name }
    [mekong] in the { $name }
    [malayan_peninsula] in the { $name }
    [east_indies] in the { $name }
    [philippines] in the { $name }
    [korean_peninsula] in the { $name }
    [alps] in the { $name }
    [northern_lakes] in the { $name }
    [plateau_of_tibet] in the { $name }
    [sahara_desert] in the { $name }
    [syrian_desert] in the { $name }
   *[other] in { $name }
}
history_of_the_world-n-armies = { $armies ->
    [0] no armies
    [one] 1 army
   *[other] { $armies } armies
}
history_of_the_world-n-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
history_of_the_world-n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
history_of_the_world-n-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
history_of_the_world-sacking = { $sacked ->
    [city] ; the capital becomes a city
    [ruin] ; the city is destroyed
   *[none] { "" }
}
history_of_the_world-roman = { $epoch ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[other] VII
}

## What is asked

history_of_the_world-prompt-draw = You have drawn { $empire }. Keep it, or give it to another player.
history_of_the_world-prompt-give = You have drawn { $empire }. You have been given a card already: give this one away.
history_of_the_world-prompt-events = { $cards ->
    [one] You may play one more event card before your Empire sets out.
   *[other] You may play up to { $cards } event cards before your Empire sets out.
}
history_of_the_world-prompt-barren-land = Barbarians: which barren land do they come from?
history_of_the_world-prompt-barbarians = The barbarians { $in-territory } must attack: whom?
history_of_the_world-prompt-area = { $number ->
    [one] Choose the Area that is struck.
   *[other] Choose two adjacent Areas, one after the other.
}
history_of_the_world-prompt-civil-war = { $number ->
    [one] Civil War: name the last Territory.
   *[other] Civil War: name { $number } Territories of one enemy Empire.
}
history_of_the_world-prompt-disaster = { $number ->
    [one] Disaster: choose another Territory with a monument, or stop.
   *[other] Disaster: choose one or two Territories with a monument.
}
history_of_the_world-prompt-migrants = { $number ->
    [one] Migrants: where does the last army settle?
   *[other] Migrants: where do they settle? { $number } armies are left.
}
history_of_the_world-prompt-pestilence = Pestilence: choose the Territory at its centre.
history_of_the_world-prompt-plague = Plague: which army does it strike first?
history_of_the_world-prompt-plague-spreads = The Plague spreads: in which direction?
history_of_the_world-prompt-treachery = Treachery: name an enemy Territory. If you attack it this turn it surrenders.
history_of_the_world-prompt-astronomy = Astronomy: in which sea do you place one more fleet?
history_of_the_world-prompt-shortage = There are not enough fleet pieces: choose a fleet to take off the board.
history_of_the_world-prompt-sea-battle = Other fleets hold seas that you want: fight for them, or leave them.
history_of_the_world-prompt-reallocation = Reallocation: turn fleets into coins, or stop.
history_of_the_world-prompt-expand = { $origin }: { $armies ->
    [0] no armies left
    [one] 1 army left to place
   *[other] { $armies } armies left to place
}{ $coins ->
    [0] { "" }
    [one] , 1 coin
   *[other] , { $coins } coins
}.
history_of_the_world-prompt-minor = Your Minor Empire, { $origin }: { $armies ->
    [0] no armies left
    [one] 1 army left to place
   *[other] { $armies } armies left to place
}.
history_of_the_world-prompt-crusade = The Crusaders: { $armies ->
    [0] no armies left
    [one] 1 army left to place
   *[other] { $armies } armies left to place
}.
history_of_the_world-prompt-monument = { $monuments ->
    [one] Choose a site for a monument.
   *[other] Choose sites for { $monuments } monuments, one after the other.
}
history_of_the_world-prompt-end-turn = Everything is built: end your turn.

## Moves

history_of_the_world-move-keep = Keep this Empire
history_of_the_world-move-give = Give it to { $seat }
history_of_the_world-move-play = Play { $event }
history_of_the_world-move-choose = Choose { $the-territory }
history_of_the_world-move-choose_area = Choose { $area }
history_of_the_world-move-choose_sea = A fleet in the { $sea }
history_of_the_world-move-turn_coin = Turn the fleet in the { $sea } into a coin
history_of_the_world-move-remove_fleet = Take off the fleet in the { $sea }
history_of_the_world-move-sea_battle = Fight for the { $sea }
history_of_the_world-move-crew = Put an army on the fleet in the { $sea }
history_of_the_world-move-expand = Place an army { $in-territory }
history_of_the_world-move-occupy = Occupy { $the-territory }
history_of_the_world-move-replace = Replace your army { $in-territory }
history_of_the_world-move-reinforce = A further army { $in-territory }
history_of_the_world-move-surrender = Take { $the-territory } by treachery
history_of_the_world-move-attack = Attack { $the-territory }
history_of_the_world-move-fort_army = Build a fort { $in-territory } (for an army)
history_of_the_world-move-fort_coin = Build a fort { $in-territory } (for a coin)
history_of_the_world-move-fort_free = Build a fort { $in-territory } (Engineering)
history_of_the_world-move-buy_back = Buy back a lost army
history_of_the_world-move-buy_back_ally = Buy back a lost army with a coin of Allies
history_of_the_world-move-monument = Build a monument { $in-territory }
history_of_the_world-move-done = Done
history_of_the_world-move-done-events = No more event cards
history_of_the_world-move-done-expansion = End the expansion
history_of_the_world-move-done-building = End the turn
history_of_the_world-move-done-battles = No more fights at sea
history_of_the_world-move-done-reallocating = Keep the other fleets

## What happens

history_of_the_world-rolled-order = { $seat } rolls { $dice } for the draw order.
history_of_the_world-epoch = Epoch { history_of_the_world-roman } begins. Empires are drawn in this order: { $seats }.
history_of_the_world-drew = You have drawn { $empire }.
history_of_the_world-kept = { $seat } keeps the card drawn.
history_of_the_world-gave = { $seat } gives the card drawn to { $other }.
history_of_the_world-looked = The card you were given: { $empire }.
history_of_the_world-unclaimed = { $empire }: nobody plays this Empire.
history_of_the_world-turn = It is { $seat }’s turn: { $empire }.
history_of_the_world-played = { $seat } plays the event card { $event }.
history_of_the_world-coins = { $seat } receives { history_of_the_world-n-coins }.
history_of_the_world-named = { $seat } names { $the-territory }: it will surrender if attacked.
history_of_the_world-barbarians = Barbarians of { $seat } gather { $in-territory }.
history_of_the_world-civil-war = Civil War: rebels of { $seat } rise against { $other } in { $territories }.
history_of_the_world-arrived = { $event }: { $seat } now holds { $the-territory }{ history_of_the_world-sacking }.
history_of_the_world-kingdom = { $event }: { $seat } founds a city { $in-territory }.
history_of_the_world-struck-areas = { $event } strikes { $areas }.
history_of_the_world-struck = { $event } strikes { $the-territory }.
history_of_the_world-suffered = { $territory }: the army of { $other } rolls { $dice } and { $dies ->
    [yes] is destroyed
   *[no] survives
}.
history_of_the_world-fleets = { $seat } places fleets: { $seas }.
history_of_the_world-fleet-removed = { $seat } takes the fleet of { $other } off the board: { $sea }.
history_of_the_world-sea-fight = { $sea }: { $seat } rolls { $attack }{ $bonus ->
    [0] { "" }
    [one]  (+1)
   *[other]  (+{ $bonus })
}, { $other } { $defence }: { $result ->
    [won] the fleet is taken
    [both] both fall, the sea is free
   *[lost] the attack fails
}.
history_of_the_world-turned-coin = { $seat } turns a fleet into a coin: { $sea }.
history_of_the_world-crewed = { $seat } puts an army on the fleet in the { $sea }.
history_of_the_world-settled = { $origin }: { $seat } sets out with { history_of_the_world-n-armies } from { $the-territory }{ $capital ->
    [yes] , where the capital is founded
   *[no] { "" }
}.
history_of_the_world-occupied = { $seat } occupies { $the-territory }{ history_of_the_world-sacking }.
history_of_the_world-replaced = { $seat } replaces an old army ({ $origin }) { $in-territory }.
history_of_the_world-reinforced = { $seat } adds an army { $in-territory }.
history_of_the_world-surrendered = Treachery: { $seat } takes { $the-territory } without a fight{ history_of_the_world-sacking }.
history_of_the_world-attacked = { $seat } attacks { $the-territory }, held by { $other } ({ $origin }).
history_of_the_world-fight = { $territory }: { $seat } rolls { $attack }{ $bonus ->
    [0] { "" }
    [one]  (+1)
   *[other]  (+{ $bonus })
}, { $other } { $defence }{ $fort ->
    [0] { "" }
   *[other] { " " }(+1 for the fort)
}: { $result ->
    [won] the attacker wins
    [fort] the fort falls, the fight goes on
    [repelled] the defender gives way but holds, the attacker falls
    [both] both fall
   *[lost] the attacker falls
}.
history_of_the_world-leader-spent = Three times { $number }: the Leader is spent.
history_of_the_world-conquered = { $seat } conquers { $the-territory }{ history_of_the_world-sacking }.
history_of_the_world-emptied = Nobody is left { $in-territory }.
history_of_the_world-crusaders-reward = The Crusaders hold { $the-territory }: a fort and a city rise there.
history_of_the_world-fort = { $seat } builds a fort { $in-territory }, paid with { $paid ->
    [army] an army
    [coin] a coin
   *[engineering] Engineering
}.
history_of_the_world-bought-back = { $seat } buys back an army{ $ally ->
    [yes] { " " }with a coin of Allies
   *[no] { "" }
}.
history_of_the_world-discarded = { $seat } gives up { history_of_the_world-n-armies }.
history_of_the_world-monument = { $seat } builds a monument { $in-territory }.
history_of_the_world-scored = { $seat } scores { history_of_the_world-n-points } (Areas { $areas }, capitals { $capitals }, cities { $cities }, monuments { $monuments }{ $fleets ->
    [0] { "" }
   *[other] , fleets { $fleets }
}) and has { $total }.
history_of_the_world-supremacy = { $seat } leads with { history_of_the_world-n-points } and takes a supremacy marker, face down.
history_of_the_world-no-supremacy = { $seats } share the lead with { history_of_the_world-n-points }: nobody gets a supremacy marker.
history_of_the_world-markers = { $seat } turns over supremacy markers worth { $values } and has { $total }.
history_of_the_world-over = { $winners ->
    [one] The game is over. { $seats } wins with { history_of_the_world-n-points }.
   *[other] The game is over. { $seats } share the victory with { history_of_the_world-n-points }.
}
history_of_the_world-tie = { $seats } have equal points: { $by ->
    [strengths] the lower sum of the strengths of their Empires decides
    [supremacy] points from supremacy markers decide
   *[last] the weaker Empire in Epoch VII decides
}.

## What a move would bring

history_of_the_world-explain-not-drawing = Nobody draws Empires now.
history_of_the_world-explain-strength = Strength: { history_of_the_world-n-armies }.
history_of_the_world-explain-start = It starts { $in-territory }.
history_of_the_world-explain-order = It is number { $number } of the seven Empires called in this Epoch.
history_of_the_world-explain-capital = It founds a capital.
history_of_the_world-explain-fleets = It has fleets: { $seas }.
history_of_the_world-explain-give = { $other } will play { $empire }, and may look at the card only when all are handed out.
history_of_the_world-explain-event = { $help }
history_of_the_world-explain-coins = It brings you { history_of_the_world-n-coins }.
history_of_the_world-explain-no-capital = Your Empire has no capital: you get nothing.
history_of_the_world-explain-barren = { $number ->
    [one] One enemy Territory lies next to it.
   *[other] { $number } enemy Territories lie next to it.
}
history_of_the_world-explain-treachery = If you attack { $the-territory } this turn it surrenders without a fight.
history_of_the_world-explain-migrants = An army settles { $in-territory }; it neither attacks nor counts for monuments.
history_of_the_world-explain-deadly = { $territory }: with { history_of_the_world-n-dice } the army dies in { $percent }% of cases.
history_of_the_world-explain-around = { $number ->
    [0] No army stands next to it.
    [one] One neighbouring army dies in { $percent }% of cases.
   *[other] { $number } neighbouring armies: each dies in { $percent }% of cases.
}
history_of_the_world-explain-disaster = Monument, fort and city { $in-territory } are destroyed, a capital becomes a city.
history_of_the_world-explain-no-choice = No card asks for { $the-territory } now.
history_of_the_world-explain-area = { $area }: Territories held by others { $armies }, by you { $mine }.
history_of_the_world-explain-one-in-six = Each army there dies with a 1: one in six.
history_of_the_world-explain-not-expanding = You are not expanding now.
history_of_the_world-explain-occupy = { $territory } is empty: the army simply moves in.
history_of_the_world-explain-replace = Your own army { $in-territory } is replaced without a fight.
history_of_the_world-explain-reinforce = A further army { $in-territory } absorbs one more loss.
history_of_the_world-explain-surrender = { $territory } surrenders without a fight.
history_of_the_world-explain-from-sea = From the sea ({ $sea }): the defender rolls { history_of_the_world-n-dice }.
history_of_the_world-explain-from-land = From { $the-from } { $terrain ->
    [forest] into the forest
    [mountain] into the mountains
    [strait] across a strait
    [great_wall] against the Great Wall
   *[plain] over open ground
}: the defender rolls { history_of_the_world-n-dice }.
history_of_the_world-explain-experts = From { $the-from } { $terrain ->
    [forest] into the forest
    [mountain] into the mountains
    [strait] across a strait
    [great_wall] against the Great Wall
   *[plain] over open ground
}, but your experts know the ground: the defender rolls { history_of_the_world-n-dice }.
history_of_the_world-explain-dice = You roll { history_of_the_world-n-dice }; the highest counts.
history_of_the_world-explain-weaponry = Weaponry: +{ $number }.
history_of_the_world-explain-siegecraft = Siegecraft: +{ $number }.
history_of_the_world-explain-crusade = Crusade: +{ $number }.
history_of_the_world-explain-ties = You win ties.
history_of_the_world-explain-against-fort = The fort adds 1 to the defence. If it falls, a second round follows at once without it.
history_of_the_world-explain-against-siege = The fort adds 1 to the defence, but with Siegecraft a win takes fort and army together.
history_of_the_world-explain-stack = { $armies ->
    [one] One army stands there.
   *[other] { $armies } armies stand there: you fight on until your army falls or theirs are gone.
}
history_of_the_world-explain-odds = You take it in { $win }% of cases{ $both ->
    [0] { "" }
   *[other] , both fall { $both }%
}{ $repelled ->
    [0] { "" }
   *[other] , repelled with losses { $repelled }%
}, you lose { $lose }%.
history_of_the_world-explain-sea-odds = You take the sea in { $win }% of cases, both fall { $both }%, you lose { $lose }%.
history_of_the_world-explain-gain = { $points ->
    [0] Nothing changes in what this turn scores.
    [one] This turn would score 1 point more.
   *[other] This turn would score { $points } points more.
}
history_of_the_world-explain-sack-capital = The capital { $in-territory } becomes a city.
history_of_the_world-explain-sack-city = The city { $in-territory } is destroyed.
history_of_the_world-explain-take-monument = The monument { $in-territory } stays and scores for its new owner.
history_of_the_world-explain-fort-paid = { $paid ->
    [army] It costs an unplaced army.
    [coin] It costs a coin.
   *[engineering] Engineering pays for it.
}
history_of_the_world-explain-fort-worth = Over open ground an attack on it would then succeed in { $after }% of cases instead of { $before }%.
history_of_the_world-explain-buy-back = A lost army joins the unplaced ones again, for one coin.
history_of_the_world-explain-buy-back-ally = A lost army comes back, for one coin of Allies; it may only enter empty Territories.
history_of_the_world-explain-monument = { $points ->
    [one] It scores 1 point now and whenever its owner scores.
   *[other] It scores { $points } points now and whenever its owner scores.
}
history_of_the_world-explain-wait = It is not your turn.
history_of_the_world-explain-discard = { $armies ->
    [one] 1 army stays unplaced and is lost.
   *[other] { $armies } armies stay unplaced and are lost.
}
history_of_the_world-explain-score = The turn would score { history_of_the_world-n-points }.
history_of_the_world-explain-no-events = Your Empire sets out; you can play no more event cards this turn.
history_of_the_world-explain-done = This step ends.
history_of_the_world-explain-coasts = Its coasts: { $territories }.
history_of_the_world-explain-crew = The army stays on the fleet in the { $sea }; it scores 1 point whenever you score.
history_of_the_world-explain-remove = The fleet in the { $sea } leaves the board with its army.
history_of_the_world-explain-turn-coin = The fleet in the { $sea } becomes a coin; it no longer carries armies.

## Why a move is not possible

history_of_the_world-no-keep = You have been given an Empire already and may not hold two.
history_of_the_world-no-give-there = Give it to another player at this table.
history_of_the_world-no-give-twice = { $other } has an Empire already.
history_of_the_world-no-drawing = First decide about the Empire you have drawn.
history_of_the_world-no-events-first = First play event cards, or say that you play no more.
history_of_the_world-no-card = You do not hold { $event }.
history_of_the_world-no-card-twice = You have played { $event } this turn; no two equal cards in one turn.
history_of_the_world-no-card-epoch = { $event } cannot be played in this Epoch.
history_of_the_world-no-card-target = { $event } has nothing to be aimed at now.
history_of_the_world-no-card-first = First choose what the card asks for.
history_of_the_world-no-enemy = No other player holds { $the-territory }.
history_of_the_world-not-barren = { $territory } is no barren land.
history_of_the_world-no-neighbours = No enemy stands next to { $the-territory }.
history_of_the_world-no-raid-there = The barbarians can only attack enemies next to their barren land, not { $the-territory }.
history_of_the_world-no-same-empire = { $territory } does not belong to the same Empire, or has been named already.
history_of_the_world-no-migrants-there = { $territory } does not lie in the Area of the card.
history_of_the_world-no-vacant = { $territory } is occupied.
history_of_the_world-no-area = { $area } cannot be chosen: the two Areas must be adjacent.
history_of_the_world-no-barren-card = { $territory } is a barren land.
history_of_the_world-no-army = No army stands { $in-territory }.
history_of_the_world-no-spread = The Plague cannot spread to { $the-territory }.
history_of_the_world-no-monument-there = There is no monument { $in-territory }.
history_of_the_world-no-done-disaster = Choose at least one Territory.
history_of_the_world-no-oldest = Only fleets with armies of the oldest Epoch can be taken off, not the one in the { $sea }.
history_of_the_world-no-shortage = First choose which fleet leaves the board.
history_of_the_world-no-fleet-twice = There is, or may be, a fleet of yours in the { $sea } already.
history_of_the_world-no-ocean = Astronomy gives a fleet in a sea, not in the { $sea }.
history_of_the_world-no-astronomy-first = First place the fleet of Astronomy.
history_of_the_world-no-sea-battle = There is nobody to fight in the { $sea }.
history_of_the_world-no-battles-first = First settle the fights at sea.
history_of_the_world-no-fleet = You have no fleet without an army in the { $sea }.
history_of_the_world-no-reallocation-first = First decide about your fleets.
history_of_the_world-no-barren = { $territory } is a barren land: armies never enter it.
history_of_the_world-no-armies = No army is left to place { $in-territory }.
history_of_the_world-no-room = There is no room for another army { $in-territory }.
history_of_the_world-no-twice = Your Empire holds { $the-territory } already.
history_of_the_world-no-other-half = { $territory } belongs to the other half of your Empire.
history_of_the_world-no-reach = { $territory } is neither next to your Empire nor on a coast that your fleets reach.
history_of_the_world-no-allies-there = The army bought from Allies may only enter empty Territories, not { $the-territory }.
history_of_the_world-no-crusader-fort = Crusaders build no forts.
history_of_the_world-no-fort-there = Your Empire has no army { $in-territory }.
history_of_the_world-no-fort-twice = A fort stands { $in-territory } already.
history_of_the_world-no-fort-room = Three armies { $in-territory } leave no room for a fort.
history_of_the_world-no-fort-means = { $paid ->
    [army] No army is left to exchange for a fort.
    [coin] You have no coin to pay for a fort.
   *[engineering] You have no fort of Engineering.
}
history_of_the_world-no-coins-here = Coins serve the Active Empire only.
history_of_the_world-no-loss = No lost army can be bought back.
history_of_the_world-no-coin = You have no such coin.
history_of_the_world-no-naval-control = This table plays without naval control.
history_of_the_world-no-navigation = Only an Active Empire with navigation can put armies on fleets.
history_of_the_world-no-crew-there = You have no fleet without an army in the { $sea }, or it is an Ocean.
history_of_the_world-no-armies-crew = No army is left to put on the fleet in the { $sea }.
history_of_the_world-no-expanding = You are expanding now.
history_of_the_world-no-building-now = You are building monuments now.
history_of_the_world-no-monument-left = No further monument can be built.
history_of_the_world-no-monument-twice = A monument stands { $in-territory } already.
history_of_the_world-no-monument-foreign = Your Active Empire does not hold { $the-territory }.
history_of_the_world-no-monument-rank = First come your capital, then cities, then resources: not { $the-territory } now.

## How far the game has come, and where points come from

history_of_the_world-progress-epoch = Epoch { history_of_the_world-roman }
history_of_the_world-progress-drawing = { $cards ->
    [one] the last Empire is drawn
   *[other] { $cards } Empires to be drawn
}
history_of_the_world-progress-call = { $empire } ({ $number } of { $of })
history_of_the_world-progress-epochs = { $epochs ->
    [one] 1 more Epoch
   *[other] { $epochs } more Epochs
}
history_of_the_world-progress-ends = The game ends after Epoch VII.
history_of_the_world-warn-armies = { $armies ->
    [one] 1 army could still be placed; it would be lost.
   *[other] { $armies } armies could still be placed; they would be lost.
}
history_of_the_world-warn-forts = { $forts ->
    [one] 1 fort of Engineering could still be placed; it would be lost.
   *[other] { $forts } forts of Engineering could still be placed; they would be lost.
}
history_of_the_world-warn-coins = { $coins ->
    [one] 1 coin could still be spent; it would be lost.
   *[other] { $coins } coins could still be spent; they would be lost.
}
history_of_the_world-warn-monuments = { $monuments ->
    [one] A monument could still be built.
   *[other] { $monuments } monuments could still be built.
}
history_of_the_world-source-areas = Areas
history_of_the_world-source-capitals = capitals
history_of_the_world-source-cities = cities
history_of_the_world-source-monuments = monuments
history_of_the_world-source-fleets = fleets
history_of_the_world-source-supremacy = supremacy markers

## The table in the terminal

history_of_the_world-table-drawn = you have drawn it
history_of_the_world-table-levels = ×2 dominance, ×3 control
history_of_the_world-table-force = { $seat }: { $armies ->
    [0] no armies left
    [one] 1 army left
   *[other] { $armies } armies left
}, { $lost } lost, { $coins } coins, { $forts } free forts.
history_of_the_world-table-cards = In force: { $events }.
history_of_the_world-strength-word = strength
history_of_the_world-start-word = start
history_of_the_world-player-word = player
history_of_the_world-points-word = points
history_of_the_world-score-word = score
history_of_the_world-forecast-word = now
history_of_the_world-held-word = Territories
history_of_the_world-cards-word = events
history_of_the_world-markers-word = markers
history_of_the_world-hand-word = Your event cards
history_of_the_world-fleets-word = Fleets
history_of_the_world-resource-word = resource
history_of_the_world-fort-word = fort
history_of_the_world-capital-word = capital
history_of_the_world-city-word = city
history_of_the_world-monument-word = monument
history_of_the_world-sign-fort = F
history_of_the_world-sign-capital = C
history_of_the_world-sign-city = c
history_of_the_world-sign-monument = M

## Options

history_of_the_world-option-supremacy = Supremacy markers
history_of_the_world-option-supremacy-help = At the end of each Epoch the sole leader takes a hidden marker worth 3 to 6 points. Without it: an optional rule for experts.
history_of_the_world-option-deal_minor_empires = Deal Minor Empires
history_of_the_world-option-deal_minor_empires-help = Everybody is dealt one Minor Empire and two other Great Events instead of three Great Events.
history_of_the_world-option-multiple_armies = Multiple armies
history_of_the_world-option-multiple_armies-help = Up to three armies in a Territory, or two and a fort; further armies absorb losses.
history_of_the_world-option-naval_control = Naval control
history_of_the_world-option-naval_control-help = Armies on fleets hold seas from turn to turn, score a point each, and have to be fought.

## What bots look at

history_of_the_world-feature-score = points on the track
history_of_the_world-feature-markers = supremacy markers
history_of_the_world-feature-this_turn = points in this Epoch
history_of_the_world-feature-armies = armies to be placed
history_of_the_world-feature-unspent = unspent coins and forts
history_of_the_world-feature-empire = the Empire to come
history_of_the_world-feature-event_cards = event cards in hand
history_of_the_world-feature-next_epoch = the board in the next Epoch
history_of_the_world-feature-forts = forts
history_of_the_world-feature-shares = the part of the armies in each Area
history_of_the_world-feature-progress = being about to win an Area
