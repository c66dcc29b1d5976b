# The words of 7 Ages. Names of empires, areas, units, artefacts, events and leaders come with the component data.

seven_ages-name = 7 Ages
seven_ages-about = Empires rise and fall on one map of the world through seven ages, by Harry Rowland. For 2 to 7 players.

## Pieces of sentences

seven_ages-the-empire = { $id ->
    [sudan] { $name }
    [zimbabwe] { $name }
    [chinese] { $name }
   *[other] the { $name }
}
seven_ages-the-area = { $id ->
    [low_countries] the { $name }
    [pripet_marshes] the { $name }
    [don] the { $name }
    [urals] the { $name }
    [caucasus] the { $name }
    [hejaz] the { $name }
    [kazakh_steppe] the { $name }
    [gobi] the { $name }
    [kuriles] the { $name }
    [punjab] the { $name }
    [deccan] the { $name }
    [moluccas] the { $name }
    [solomons] the { $name }
    [outback] the { $name }
    [libyan_desert] the { $name }
    [sahara] the { $name }
    [gold_coast] the { $name }
    [sudd] the { $name }
    [congo_basin] the { $name }
    [great_lakes] the { $name }
    [kalahari] the { $name }
    [transvaal] the { $name }
    [cape] the { $name }
    [canaries] the { $name }
    [yukon] the { $name }
    [prairies] the { $name }
    [great_plains] the { $name }
    [rockies] the { $name }
    [great_basin] the { $name }
    [antilles] the { $name }
    [upper_amazon] the { $name }
    [pampas] the { $name }
    [norwegian_sea] the { $name }
    [barents_sea] the { $name }
    [kara_sea] the { $name }
    [north_sea] the { $name }
    [baltic_sea] the { $name }
    [english_channel] the { $name }
    [celtic_sea] the { $name }
    [bay_of_biscay] the { $name }
    [pillars_of_hercules] the { $name }
    [west_mediterranean] the { $name }
    [central_mediterranean] the { $name }
    [adriatic_sea] the { $name }
    [aegean_sea] the { $name }
    [east_mediterranean] the { $name }
    [black_sea] the { $name }
    [caspian_sea] the { $name }
    [red_sea] the { $name }
    [arabian_sea] the { $name }
    [persian_gulf] the { $name }
    [bay_of_bengal] the { $name }
    [andaman_sea] the { $name }
    [gulf_of_siam] the { $name }
    [south_china_sea] the { $name }
    [java_sea] the { $name }
    [celebes_sea] the { $name }
    [banda_sea] the { $name }
    [timor_sea] the { $name }
    [philippine_sea] the { $name }
    [east_china_sea] the { $name }
    [yellow_sea] the { $name }
    [sea_of_japan] the { $name }
    [japan_coast] the { $name }
    [okhotsk_sea] the { $name }
    [bering_sea] the { $name }
    [coral_sea] the { $name }
    [tasman_sea] the { $name }
    [australian_bight] the { $name }
    [canary_coast] the { $name }
    [gulf_of_guinea] the { $name }
    [angola_coast] the { $name }
    [cape_sea] the { $name }
    [mozambique_channel] the { $name }
    [swahili_coast] the { $name }
    [gulf_of_alaska] the { $name }
    [california_coast] the { $name }
    [central_american_pacific] the { $name }
    [peru_coast] the { $name }
    [chile_coast] the { $name }
    [argentine_sea] the { $name }
    [brazil_coast] the { $name }
    [guiana_coast] the { $name }
    [caribbean_sea] the { $name }
    [gulf_of_mexico] the { $name }
    [eastern_seaboard] the { $name }
    [gulf_of_st_lawrence] the { $name }
    [labrador_sea] the { $name }
    [north_atlantic] the { $name }
    [mid_atlantic] the { $name }
    [south_atlantic] the { $name }
    [indian_ocean] the { $name }
    [southern_ocean] the { $name }
    [north_pacific] the { $name }
    [central_pacific] the { $name }
    [east_pacific] the { $name }
    [south_pacific] the { $name }
    [arctic_ocean] the { $name }
   *[other] { $name }
}
seven_ages-n-cards = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
seven_ages-n-units = { $units ->
    [one] 1 unit
   *[other] { $units } units
}
seven_ages-n-money = { $money } money
seven_ages-n-glory = { $glory } glory

## What is asked

seven_ages-prompt-redemption = Redemption: discard any cards; if you do, you refill your hand to six.
seven_ages-prompt-initiative = Put down a card: the highest value goes first.
seven_ages-prompt-pair = Choose your pair of colours for the whole game.
seven_ages-prompt-placement = Lay a marker on each of your empires, and one in the free slot if you like. Nobody sees them.
seven_ages-prompt-reveal = Which of your markers do you turn up in this step?
seven_ages-prompt-which-first = Two of your markers are turned up: which one acts first?
seven_ages-prompt-after-action = Your action is over. Do you play a card that repeats it?
seven_ages-prompt-start = Start an empire, or decline.
seven_ages-prompt-start-colour = { $empire }: choose its set of counters.
seven_ages-prompt-start-area = { $empire }: choose where it starts.
seven_ages-prompt-start-level = { $empire }: choose its starting level.
seven_ages-prompt-start-units = Buy the first units of your empire and place them in its start areas.
seven_ages-prompt-start-leader = You may take one named leader of this age.
seven_ages-prompt-start-capital = Place the capital; then you may build forts.
seven_ages-prompt-produce = { $empire }: production will bring { seven_ages-n-money }.
seven_ages-prompt-upkeep = { $empire }: upkeep costs { $cost }, the treasury holds { seven_ages-n-money }. Release units or pay.
seven_ages-prompt-purchase = Buy units and forts.
seven_ages-prompt-place-unit = Where does this unit go: { $unit }?
seven_ages-prompt-free-units = Place { seven_ages-n-units } free.
seven_ages-prompt-trade = With whom does your empire trade?
seven_ages-prompt-transit = Passage for { $the-empire } through { $the-own_empire } to { $the-other_empire }: refuse, grant it, or name a price.
seven_ages-prompt-transit-canal = Passage for ships of { $the-empire } through the canal of { $the-own_empire }: refuse, grant it, or name a price.
seven_ages-prompt-transit-offer = { $empire }, the price of passage: { seven_ages-n-money }, { seven_ages-n-cards }. Do you accept and pay?
seven_ages-prompt-trade-card = Put down a card for the trade.
seven_ages-prompt-trade-step = You have won the trade: one more level?
seven_ages-prompt-gift = Do you give money to the other trading empire?
seven_ages-prompt-move = Move your units: gather a group, then send it on its way.
seven_ages-prompt-calm = The Manoeuvre ends: show a siege unit to end the disorder of a city, or adopt Confucianism.
seven_ages-prompt-conflicts = Which conflict comes first?
seven_ages-prompt-attacker = Which of your empires attacks in { $the-area }?
seven_ages-prompt-retreat = Fight on, or retreat?
seven_ages-prompt-scrap = If your last uncommitted unit is a nuke, you may scrap it before this round.
seven_ages-prompt-retreat-to = Where does this unit retreat to: { $unit }?
seven_ages-prompt-leader-retreats = Where does your leader go?
seven_ages-prompt-pursuit = You are pursued: choose a unit to lose.
seven_ages-prompt-replace-card = Your tactician: discard a card to draw another conflict card?
seven_ages-prompt-commit = Commit units: half of them, rounded up, stand in the front line.
seven_ages-prompt-bring = Reinforcements: bring units from one adjacent area.
seven_ages-prompt-destiny = Discard any cards; then you draw up to a hand of { $cards }.
seven_ages-prompt-civilise = Civilise: play cards, build, recruit, adopt, modernise.
seven_ages-prompt-buying-order = Remove disorder: { $free } free, then { $cost } money each. You have { $money }.
seven_ages-prompt-converting = Your preachers are heard: choose an area.
seven_ages-prompt-recruiting = Drawn from the cup: { $leader }. Draws left: { $draws }.
seven_ages-prompt-place-leader = Where do you place the leader?
seven_ages-prompt-assassination = Your card has the value { $value }. Draws left: { $draws }.
seven_ages-prompt-buy-glory = { $empire }: glory costs { $cost } money a point; { $money } in the treasury.
seven_ages-prompt-ties = Some of your empires tie ({ $category }): which one ranks higher?
seven_ages-prompt-window-step = Anything to play in this step?
seven_ages-prompt-window-end-turn = Anything to play before free progress?
seven_ages-prompt-window-harvest = Anything to play before the harvest?
seven_ages-prompt-window-trade-reveal = The trade cards lie open. Anything to play?
seven_ages-prompt-window-conflict-before = A round of conflict begins. Anything to play?
seven_ages-prompt-window-conflict-after = Everything is revealed. Anything to play?
seven_ages-prompt-window-conflict-won = You have won the conflict. Anything to play?
seven_ages-prompt-target = { $card }: name the target.
seven_ages-prompt-reaction = A card has been played: { $card }. Do you react?
seven_ages-prompt-losing = { $empire }: choose what to lose, { seven_ages-n-units }.
seven_ages-prompt-consent-disorder = Put disorder there: { $area }?
seven_ages-prompt-consent-peace = Peace between { $the-empire } and { $the-other_empire }: do you agree?
seven_ages-prompt-take = Take one card from this hand.

## Moves

seven_ages-move-done = Done
seven_ages-move-pass = Pass
seven_ages-move-yes = Yes
seven_ages-move-no = No
seven_ages-move-start-nothing = Start no empire
seven_ages-move-pay-upkeep = Pay the upkeep
seven_ages-move-let-pass = Let them pass for nothing
seven_ages-move-refuse-passage = Refuse passage
seven_ages-move-pay-passage = Accept and pay
seven_ages-move-withdraw = Withdraw the request
seven_ages-move-step-more = One more level
seven_ages-move-step-enough = No further level
seven_ages-move-commit-these = Commit these units
seven_ages-move-draw-leader = Recruit: draw a leader from the cup
seven_ages-move-ready = Ready
seven_ages-move-no-more-markers = No more markers
seven_ages-move-collect-income = Collect the income
seven_ages-move-end-production = End the Production
seven_ages-move-no-more-units = No more units
seven_ages-move-no-more-forts = No more forts
seven_ages-move-no-leader = Take no leader
seven_ages-move-end-moves = No more moves
seven_ages-move-calm-none = Remove no more disorder
seven_ages-move-keep-conflict-card = Keep the conflict card
seven_ages-move-draw-cards = Draw cards
seven_ages-move-end-civilise = End the Civilise action
seven_ages-move-another-leader = Draw another leader
seven_ages-move-keep-leader = Keep this leader
seven_ages-move-another-card = Draw another card
seven_ages-move-keep-card = Keep this card
seven_ages-move-no-glory = Buy no glory
seven_ages-move-show = Put down { $card }
seven_ages-move-discard = Discard { $card }
seven_ages-move-hand_over = Hand over { $card }
seven_ages-move-take = Take { $card }
seven_ages-move-found = Start the empire: { $card }
seven_ages-move-event = Play the event { $event }
seven_ages-move-artefact = Build { $artefact }
seven_ages-move-empire = { $empire }
seven_ages-move-player = { $seat }
seven_ages-move-area = { $area }
seven_ages-move-region = { $region }
seven_ages-move-leader = { $leader }
seven_ages-move-free_slot = The free slot of { $seat }
seven_ages-move-pair = { $pair }
seven_ages-move-lay = { $marker } on { $the-empire }
seven_ages-move-lay-free = { $marker } in the free slot
seven_ages-move-go_slow = Go slow: { $action }
seven_ages-move-turn_up = Turn up { $marker }
seven_ages-move-colour = Colour: { $colour }
seven_ages-move-level = Level { $number }
seven_ages-move-buy = Buy: { $unit }
seven_ages-move-place = Place it: { $area }
seven_ages-move-coast = On the coast: { $water }
seven_ages-move-fort = Fort: { $area }
seven_ages-move-release = Release: { $unit }
seven_ages-move-trade = Trade with { $the-empire }
seven_ages-move-trade_deck = Trade with the deck
seven_ages-move-request = Ask for passage to { $the-empire }
seven_ages-move-ask = Ask for { $number } money
seven_ages-move-ask_cards = { $number ->
    [one] Ask for 1 card
   *[other] Ask for { $number } cards
}
seven_ages-move-give = { $number ->
    [0] Give nothing
   *[other] Give { $number } money
}
seven_ages-move-from = Units in { $the-area }
seven_ages-move-with = Add: { $unit }
seven_ages-move-load = Take aboard: { $unit }
seven_ages-move-go = Go to { $the-area }
seven_ages-move-halt = Halt here
seven_ages-move-canal = Ask to pass the canal: { $canal }
seven_ages-move-fight = Fight: { $area }
seven_ages-move-retreat = Retreat
seven_ages-move-stay = Fight on
seven_ages-move-retreat_to = Retreat to { $the-area }
seven_ages-move-scrap = Scrap the nuke
seven_ages-move-front = Front line: { $unit }
seven_ages-move-support = Support: { $unit }
seven_ages-move-commit = Commit { $leader }
seven_ages-move-lose = Lose: { $unit }
seven_ages-move-recruit = Recruit { $leader }
seven_ages-move-draw = Draw
seven_ages-move-keep = Keep
seven_ages-move-dismiss = Dismiss { $leader }
seven_ages-move-adopt = Adopt { $artefact }
seven_ages-move-flip = Modernise to: { $unit }
seven_ages-move-city = City: { $area }
seven_ages-move-capital = Capital: { $area }
seven_ages-move-calm = Restore order: { $area }
seven_ages-move-break_treaty = End the peace with { $the-empire }
seven_ages-move-proselytise = Preach
seven_ages-move-annex = Annex: { $area }
seven_ages-move-glory = Buy { $number } glory

## What happens

seven_ages-turn = Turn { $turn }: { $seat } has the turn marker.
seven_ages-step = Step: { $action }.
seven_ages-markers-laid = All markers are laid.
seven_ages-revealed = { $seat } turns up { $action }.
seven_ages-revealed-as = { $seat } turns up { $marker } as { $action }.
seven_ages-showed = { $seat } puts down { $card }, value { $value }.
seven_ages-goes-first = { $seat } goes first.
seven_ages-took-pair = { $seat } takes the { $pair } pair.
seven_ages-discarded = { $seat } discards { $card }.
seven_ages-drew = { $seat } draws { seven_ages-n-cards }.
seven_ages-drew-again = { $seat } draws again.
seven_ages-reshuffled = The discard pile becomes the new deck.
seven_ages-looked = You look at the top of the deck: { $cards }.
seven_ages-empire-started = { $seat } starts an empire: { $empire }, level { $level }.
seven_ages-empire-discarded = { $empire }: the empire is gone.
seven_ages-advanced = { $empire }: up to level { $level }.
seven_ages-fell-back = { $empire }: back to level { $level }.
seven_ages-capital = { $empire }: capital in { $the-area }.
seven_ages-fort-built = { $empire }: fort built in { $the-area }.
seven_ages-unit-placed = { $empire }: a unit is placed in { $the-area }.
seven_ages-unit-bought = { $empire }: a unit for { seven_ages-n-money } in { $the-area }.
seven_ages-unit-released = { $empire }: { $unit } released in { $the-area }.
seven_ages-unit-lost = { $empire }: { $unit } lost.
seven_ages-unit-lost-there = { $empire }: { $unit } lost in { $the-area }.
seven_ages-unit-lost-retreating = { $empire }: { $unit } found no way back and is lost.
seven_ages-unit-shown = { $empire }: { $unit } is shown.
seven_ages-units-told = { $category }: { $empire } { $units }.
seven_ages-flipped = { $empire }: a unit is modernised in { $the-area }.
seven_ages-income = { $empire }: income { $money }.
seven_ages-upkeep = { $empire }: upkeep { $money }.
seven_ages-trades = Trade: { $the-empire } with { $the-other_empire }.
seven_ages-trades-with-deck = Trade: { $the-empire } with the deck.
seven_ages-trade-card = { $empire }: trade card { $card }, value { $value }.
seven_ages-deck-card = The deck shows { $card }, value { $value }.
seven_ages-trade-totals = { $empire }: trade total { $total } against { $against }.
seven_ages-gift = Gift: { seven_ages-n-money }, from { $the-empire } to { $the-other_empire }.
seven_ages-asks-passage = Passage is asked for by { $the-empire }.
seven_ages-passage-refused = { $seat } refuses passage.
seven_ages-passage-money = { $seat } grants passage for { seven_ages-n-money }.
seven_ages-passage-cards = { $seat } grants passage for { seven_ages-n-cards }.
seven_ages-passage-too-dear = { $seat } cannot pay the price of passage.
seven_ages-passage-withdrawn = { $seat } withdraws the request.
seven_ages-card-paid = { $seat } hands a card to { $other }.
seven_ages-card-taken = { $seat } takes a card from { $other }.
seven_ages-card-taken-which = { $seat } takes { $card } from { $other }.
seven_ages-moves = { $empire }: { seven_ages-n-units } from { $the-area } to { $the-to }.
seven_ages-moves-on = { $empire }: on to { $the-to }.
seven_ages-calmed = { $empire }: order restored in { $the-area }.
seven_ages-disorder = Disorder in { $the-area }.
seven_ages-conflict = Conflict in { $the-area }: { $the-empire } against { $the-other_empire }.
seven_ages-conflict-card = { $empire }: conflict card { $card }, value { $value }.
seven_ages-committed-front = { $empire }: { $unit } in the front line.
seven_ages-committed-support = { $empire }: { $unit } in support.
seven_ages-conflict-total = { $empire }: total { $total }.
seven_ages-conflict-disorder = { $empire }: all units have fought, disorder in this conflict.
seven_ages-conflict-won = { $empire }: conflict won.
seven_ages-loot = { $empire }: loot of { seven_ages-n-money }.
seven_ages-retreats = { $empire }: retreat from { $the-area }.
seven_ages-reinforced = { $empire }: reinforcements from { $the-area }.
seven_ages-nuke = A nuclear strike lays { $the-area } waste.
seven_ages-nuke-scrapped = { $empire }: a nuke is scrapped.
seven_ages-leader-killed = { $empire }: a leader falls.
seven_ages-leader-drawn = { $empire }: from the cup comes: { $leader }.
seven_ages-leader-recruited = New leader in { $the-area }: { $leader }.
seven_ages-leader-dismissed = Leader dismissed: { $leader }.
seven_ages-assassinated = { $leader } is assassinated, { $value } against { $against }.
seven_ages-assassin-failed = { $leader } survives the assassin, { $value } against { $against }.
seven_ages-adopted = { $empire }: { $artefact } adopted.
seven_ages-artefact-built = { $empire }: { $artefact }.
seven_ages-artefact-lost = Artefact lost: { $artefact }.
seven_ages-artefact-obsolete = Artefact obsolete: { $artefact }.
seven_ages-treaty-ended = { $seat } ends the peace.
seven_ages-city-built = { $empire }: a city in { $the-area }.
seven_ages-city-raised = { $empire }: the city in { $the-area } grows to level { $level }.
seven_ages-annexed = { $empire }: { $area } annexed.
seven_ages-preached = { $empire }: preaching, a card of value { $value }.
seven_ages-came-over = Converted: { $area } ({ $empire }).
seven_ages-announced-event = { $seat } plays the event { $event } (card: { $card }).
seven_ages-announced-artefact = { $seat } plays the artefact { $artefact } (card: { $card }).
seven_ages-announced-target = Target: { $target }.
seven_ages-announced-player = Target: { $seat }.
seven_ages-card-cancelled = The card { $card } is cancelled.
seven_ages-action-cancelled = The action { $action } of { $seat } is cancelled.
seven_ages-card-returned = { $card } goes back to the hand of { $seat }.
seven_ages-go-slow = Go slow, box { $box }: { $action }.
seven_ages-no-free-progress-wild = { $empire }: no free progress, it has a wild card.
seven_ages-no-free-progress-event = { $empire }: no free progress, because of an event.
seven_ages-no-free-progress-go-slow = { $empire }: no free progress, go slow.
seven_ages-no-free-progress-dark-age = { $empire }: no free progress from a dark-age level.
seven_ages-glory-bought = { $empire }: { seven_ages-n-glory } bought.
seven_ages-glory-gained = { $seat }: +{ $glory } glory ({ $source }).
seven_ages-glory-lost = { $seat }: −{ $glory } glory ({ $source }).
seven_ages-empire-harvest = { $empire }: icons worth { seven_ages-n-glory }.
seven_ages-game-ends = The game ends: { $reason }.

## Why not

seven_ages-no-card = Not in your hand: { $card }.
seven_ages-no-redemption = Discard cards, or say done.
seven_ages-no-initiative = Put down a card from your hand.
seven_ages-no-pair = Choose a pair of colours.
seven_ages-no-pair-taken = { $other } has that pair.
seven_ages-no-placing = Lay your markers first.
seven_ages-no-marker-laid = { $marker } is already laid.
seven_ages-no-marker-missing = Each of your empires needs a marker.
seven_ages-no-marker-face-down = { $marker } does not lie face down in front of you.
seven_ages-no-marker-of-step = { $marker } is not the marker of this step.
seven_ages-no-marker-effect = { $marker } would do nothing where it lies.
seven_ages-no-slot-used = There is already a marker.
seven_ages-no-slot-foreign = That is not one of your empires.
seven_ages-no-free-slot = With { $empires } empires there is no free slot.
seven_ages-no-go-slow = Only the first player fills the go-slow boxes: at most three, each with a different action.
seven_ages-no-revealing = Say which markers you turn up.
seven_ages-no-acting = Choose one of the markers you turned up.
seven_ages-no-after-action = Play a card that repeats your action, or pass.
seven_ages-no-start = Finish your new empire first.
seven_ages-no-start-maximum = You have { $empires } empires, the most allowed.
seven_ages-no-start-no-colour = No colour set is left for { $card }.
seven_ages-no-start-too-few-empires = { $card }: more empires must be in play.
seven_ages-no-start-total-history = Total history: the first empire must be able to start in age I. { $card } cannot.
seven_ages-no-start-no-area = { $card }: no legal start area now.
seven_ages-no-start-wrong-age = { $card }: starts in age { $ages }.
seven_ages-no-start-in_play = { $card }: in this age only while { $the-empire } are in play.
seven_ages-no-start-not_in_play = { $card }: in this age only while { $the-empire } are not in play.
seven_ages-no-start-now = Only in the Start step, with your Start marker or a wild card in the free slot.
seven_ages-no-start-no-unit = { $card }: no unit could stand in a start area.
seven_ages-no-start-colour = That colour set is not open to this empire.
seven_ages-no-start-unit = Place the units of your new empire first.
seven_ages-no-start-without-units = At least one unit must stand in a start area.
seven_ages-no-start-site = Not a start area you control: { $area }.
seven_ages-no-leader = Only a named leader of this empire and age who has not appeared yet.
seven_ages-no-buy = It cannot be bought now: { $unit }.
seven_ages-no-buy-level = Level { $level } is needed: { $unit }.
seven_ages-no-buy-no-cavalry = This empire knows no cavalry yet: { $unit }.
seven_ages-no-buy-no-ships = This empire knows no ships yet: { $unit }.
seven_ages-no-buy-supply = No counter is left for { $unit }.
seven_ages-no-buy-money = It costs { $cost } money: { $unit }.
seven_ages-no-buy-place = There is no place for { $unit }.
seven_ages-no-place = Not in { $the-area }: it is not yours, full, or not fit for this unit.
seven_ages-no-fort = No fort in { $the-area } now.
seven_ages-no-purchase = Buy units and forts, or say done.
seven_ages-no-production = Collect the income first.
seven_ages-no-upkeep = Release units, or pay.
seven_ages-no-upkeep-money = The upkeep costs { $cost }, the treasury holds { seven_ages-n-money }.
seven_ages-no-free-unit = Place the free units, or say done.
seven_ages-no-such-empire = No empire in play has that colour.
seven_ages-no-trade = Choose a partner for the trade.
seven_ages-no-trade-own = Your own empires never trade with each other: { $empire }.
seven_ages-no-trade-contact = { $empire }: no contact, or others come first.
seven_ages-no-trade-deck = There is a partner in contact, so not with the deck.
seven_ages-no-trade-card = Put down a card from your hand.
seven_ages-no-trade-step = One more level, or not.
seven_ages-no-gift = You can give 0 to { seven_ages-n-money }.
seven_ages-no-transit = Refuse, grant, or name a price.
seven_ages-no-transit-offer = Accept and pay, or withdraw.
seven_ages-no-move = This is the time to move.
seven_ages-no-group = Gather a group first.
seven_ages-no-from = No unit in { $the-area } can leave it now.
seven_ages-no-with = No such unit can join this group: { $unit }.
seven_ages-no-go = The group cannot go to { $the-area }.
seven_ages-no-go-stopped = The group must stop here and cannot go on to { $the-area }.
seven_ages-no-halt = The move cannot end here.
seven_ages-no-calm = There are too few units, or no siege unit to show.
seven_ages-no-conflict = Choose a conflict.
seven_ages-no-conflict-there = There is no conflict in { $the-area }.
seven_ages-no-retreat = You may retreat only when a side is in disorder.
seven_ages-no-retreat-choice = Fight on, retreat, or scrap the nuke.
seven_ages-no-scrap = There is no lone nuke to scrap.
seven_ages-no-retreat-to = This unit cannot retreat to { $the-area }.
seven_ages-no-retreating = Say where the unit retreats to.
seven_ages-no-pursuit = Choose a unit to lose.
seven_ages-no-replace-card = Discard a card from your hand, or pass.
seven_ages-no-commit = Commit your units.
seven_ages-no-commit-half = Half of the committed units, rounded up, must stand in the front line.
seven_ages-no-commit-unit = No such unit can be committed like that: { $unit }.
seven_ages-no-bring = No unit can come from there.
seven_ages-no-destiny = Discard cards, or say done.
seven_ages-no-civilise = That is not part of this Civilise action now.
seven_ages-no-free-slot-civilise = In the free slot only events can be played.
seven_ages-no-artefact-now = Only in a Civilise action.
seven_ages-no-artefact-built = It has been built already.
seven_ages-no-artefact-age = It needs an empire in age { $ages }; there is none.
seven_ages-no-artefact-marker = No marker is left, or every empire that could have it has it.
seven_ages-no-artefact-without = It needs an empire that has { $other }.
seven_ages-no-artefact-religion = It needs an empire with a religion.
seven_ages-no-artefact-treaty = It needs an empire of yours in its age, and another that has not refused.
seven_ages-no-artefact-site = It needs an orderly land area without an artefact.
seven_ages-no-artefact-site-city = It needs an orderly area with a city and no artefact.
seven_ages-no-artefact-site-city3 = It needs an orderly area with a city of level 3 and no artefact.
seven_ages-no-artefact-site-capital = It needs an orderly capital without an artefact.
seven_ages-no-artefact-site-coastal = It needs an orderly coastal area without an artefact.
seven_ages-no-artefact-site-area_palestine_not_christian = It is laid in Palestine, held by an empire that is not Christian.
seven_ages-no-artefact-site-area_adjacent_to_islam_empire = It is laid next to an empire with Islam, in an empire without.
seven_ages-no-artefact-contact = Your acting empire is in contact with no empire that could have it.
seven_ages-no-city = No city step in { $the-area } now.
seven_ages-no-capital = There can be no capital in { $the-area } now.
seven_ages-no-adopt = It cannot be adopted now.
seven_ages-no-recruit = No leader can be recruited now.
seven_ages-no-recruiting = Keep the leader, or draw again.
seven_ages-no-place-leader = The leader goes to an area you control, with a unit.
seven_ages-no-assassination = Keep your card, or draw again.
seven_ages-no-buying-order = Restore order in one of your areas, or say done.
seven_ages-no-converting = Choose an area your preachers reach.
seven_ages-no-buy-glory = One glory costs { $cost } money.
seven_ages-no-ties = Name your empires, the higher-ranking one first.
seven_ages-no-window = Play a card, or pass.
seven_ages-no-event-target = { $event }: there is nothing to aim it at now.
seven_ages-no-event-timing = Not now. { $timing }
seven_ages-timing-any_time = Play it in any window, before you begin an action of your own, or after it.
seven_ages-timing-reaction = Play it at once when another player’s card is announced.
seven_ages-timing-action_step = Play it in the window of any step.
seven_ages-timing-production_step = Play it in the window of the Production step.
seven_ages-timing-trade_step = Play it in the window of the Trade step.
seven_ages-timing-manoeuvre_step = Play it in the window of the Manoeuvre step.
seven_ages-timing-own_start = Play it while you start an empire.
seven_ages-timing-own_production = Play it in your own Production, before the income.
seven_ages-timing-own_trade = Play it in your own Trade, before you name a partner.
seven_ages-timing-own_manoeuvre = Play it in your own Manoeuvre, before the first move.
seven_ages-timing-after_own_action = Play it after your own action.
seven_ages-timing-civilise = Play it in your own Civilise action.
seven_ages-timing-trade_reveal = Play it when the cards of your trade lie open.
seven_ages-timing-conflict_before = Play it before a round of your conflict.
seven_ages-timing-conflict_after = Play it after the reveal in your conflict.
seven_ages-timing-conflict_won = Play it when you have won a conflict.
seven_ages-timing-end_turn = Play it at the end of the turn, before free progress.
seven_ages-timing-harvest = Play it before the harvest.
seven_ages-timing-late = Play it in the window of any step, or before free progress.
seven_ages-no-target = That is not a target of the card { $card }.
seven_ages-no-losing = Choose a unit to lose.
seven_ages-no-consent = Yes or no.
seven_ages-no-take = Take a card from that hand.
seven_ages-no-take-own = That card is already yours.

## Names

seven_ages-source-icons = icons
seven_ages-source-bought = bought
seven_ages-source-trade = trade
seven_ages-source-conflict = conflict
seven_ages-source-artefacts = artefacts
seven_ages-source-events = events
seven_ages-source-leaders = leaders
seven_ages-source-bonus = bonus
seven_ages-source-lost = penalty
seven_ages-ending-beyond = an empire has gone beyond level 49
seven_ages-ending-internet = the Internet has been built
seven_ages-ending-end-age = an empire has passed beyond the agreed age
seven_ages-ending-turn-limit = the last turn is over
seven_ages-ending-quick-history = quick history: a new age has begun
seven_ages-option-total_history = Total history: the first empire must be able to start in age I
seven_ages-option-total_history-help = The first empire played must be able to start in age I.
seven_ages-option-pursuit = Pursuit of retreating units
seven_ages-option-pursuit-help = A side that retreats loses units of its choice to enemy aircraft, tanks and cavalry.
seven_ages-option-go_slow = Go slow
seven_ages-option-go_slow-help = The first player may name up to three actions; empires that take them make no free progress, or only with a good trade modifier.
seven_ages-option-technology = Technology: the most and the least advanced draw differently
seven_ages-option-technology-help = Destiny refills the hand to 7 cards for the most advanced empire and to 5 for the least advanced.
seven_ages-option-redemption = Redemption: a second chance for the first hand
seven_ages-option-redemption-help = After the deal each player may discard any cards and refill to 6.
seven_ages-option-quick_history = Quick history: the game ends with the first age
seven_ages-option-quick_history-help = The game ends at once when an empire enters a higher age than the one the game began in. No bonus.
seven_ages-option-take_that = Take that! Events need contact
seven_ages-option-take_that-help = Events need an empire of yours in contact with what they affect.
seven_ages-option-errata_2004 = Errata of 2004
seven_ages-option-errata_2004-help = On a tied trade whoever chose to trade may advance; artefacts can be played on any empire.
seven_ages-option-blue_marker_inclusive = Blue artefacts count from their marker’s level on
seven_ages-option-blue_marker_inclusive-help = On: empires on the level of a blue marker have the artefact too. Off: only those above it.
seven_ages-option-end_age = Last age
seven_ages-option-end_age-help = Below 7 the game ends with the turn in which an empire passes beyond this age. No bonus.
seven_ages-option-turn_limit = Last turn
seven_ages-option-turn_limit-help = If the game has not ended before, it ends with this turn. No bonus.
seven_ages-progress-turn = Turn { $turn }
seven_ages-progress-age = Age { $age }
seven_ages-progress-level = Highest level { $level }
seven_ages-progress-turns = { $turns ->
    [one] 1 turn left at most
   *[other] { $turns } turns left at most
}
seven_ages-progress-ends = The game ends with the turn in which an empire goes beyond level { $level }.
seven_ages-progress-end-age = The game ends with the turn in which an empire goes beyond age { $age }.
seven_ages-progress-due-beyond = The game ends with this turn: an empire has gone beyond level 49.
seven_ages-progress-due-end-age = The game ends with this turn: an empire has passed beyond the agreed age.
seven_ages-progress-due-turn-limit = The game ends with this turn, the last one.
seven_ages-leader-no_leader_1 = no leader
seven_ages-leader-no_leader_2 = no leader
seven_ages-leader-no_leader_3 = no leader
seven_ages-leader-no_leader_4 = no leader
seven_ages-leader-no_leader_5 = no leader
seven_ages-leader-no_leader_6 = no leader
seven_ages-prompt-deserting = A deserter: choose the committed unit that leaves, then bring the front line back to half.
seven_ages-prompt-elephant = From whose reserve does the elephant come?
seven_ages-prompt-overrun = Overrun: surviving land units may move one area.
seven_ages-unit-deserts = { $empire }: a deserter, { $unit }.
seven_ages-elephant-taken = { $empire }: an elephant from { $the-other_empire }.
seven_ages-no-deserting = Choose a committed unit.
seven_ages-no-elephant = There is no elephant in that reserve.
seven_ages-no-overrun = Choose a unit that moves, or say done.
seven_ages-star-wars-shown = Star Wars over { $the-area }: the nuke is kept out.
seven_ages-no-ships = There are no ships in { $the-area }.
seven_ages-aircraft-met = Foreign aircraft over { $the-area } stop the flight.
seven_ages-unit-unsupported = { $empire } lost a unit without support in { $the-area }: { $unit }.
seven_ages-explain-text = { $text }
seven_ages-explain-cost = Costs { $cost } money.
seven_ages-explain-glory = +{ $glory } glory.
seven_ages-explain-level = Starts at level { $level }.
seven_ages-explain-money = Starts with { seven_ages-n-money }.
seven_ages-explain-trade = Trade { $trade }, leaders { $leaders }.
seven_ages-explain-fort = The fort gives the defender +{ $defence }.
seven_ages-explain-needs-level = Available from level { $level } on.
seven_ages-explain-values = Front { $front }, support { $support }.
seven_ages-explain-total = Your total so far: { $total }, whatever the other side commits.
seven_ages-explain-round-odds = { $units ->
    [0] About { $percent } % for the higher total: only their card is unknown.
    [one] About { $percent } % for the higher total if they commit 1 unit.
   *[other] About { $percent } % for the higher total if they commit { $units } units.
}
seven_ages-explain-no-effect = No effect there.
seven_ages-explain-could-start = { $cards ->
    [0] None of your cards can start an empire now.
    [one] 1 of your cards could start now.
   *[other] { $cards } of your cards could start now.
}
seven_ages-explain-move = Movement { $points }.
seven_ages-explain-points = { $points ->
    [one] Costs 1 movement point.
   *[other] Costs { $points } movement points.
}
seven_ages-explain-meets = { $units ->
    [one] 1 unit stands there.
   *[other] { $units } units stand there.
}
seven_ages-explain-odds = About { $percent } % for the higher total in the first round, if both sides commit everything; hidden faces count as equally likely.
seven_ages-explain-terrain = The terrain gives the defender +{ $defence }.
seven_ages-explain-city-defence = The city gives the defender +{ $defence }, unless you commit a siege unit.
seven_ages-explain-city = { $area }: city of level { $level }.
seven_ages-explain-modifiers = Trade modifiers: yours { $own }, theirs { $theirs }.
seven_ages-explain-steps = { $levels ->
    [one] Winning brings 1 level.
   *[other] Winning brings up to { $levels } levels.
}

## What a move means, where there is nothing to reckon.
seven_ages-help-done = You have finished here.
seven_ages-help-pass = You play nothing now.
seven_ages-help-yes = You agree.
seven_ages-help-no = You refuse.
seven_ages-help-show = The card is put down and turned up together with the others.
seven_ages-help-discard = The card goes to the discard pile.
seven_ages-help-hand_over = The card changes hands; the others do not see it.
seven_ages-help-take = You take this card into your hand.
seven_ages-help-empire = The empire you mean.
seven_ages-help-player = The player you mean.
seven_ages-help-area = The area you mean.
seven_ages-help-region = The region you mean.
seven_ages-help-leader = The leader you mean.
seven_ages-help-free_slot = The marker in that player’s free slot.
seven_ages-help-pair = Two colour sets are kept for you all game long.
seven_ages-help-lay = The marker lies face down until its step. You may change your mind until you are ready.
seven_ages-help-go_slow = Empires that take this action this turn may lose their free progress.
seven_ages-help-turn_up = The marker is turned up and its action performed in this step.
seven_ages-help-colour = The empire takes its counters from this set.
seven_ages-help-level = The empire starts on this level of the progress track.
seven_ages-help-place = It comes into play here.
seven_ages-help-coast = The ship lies on this coast and leaves the area only by it.
seven_ages-help-release = The unit goes back to the reserve and costs no upkeep; its area falls into disorder.
seven_ages-explain-release-from = Units can be released here.
seven_ages-explain-lose-from = Units can be lost here.
seven_ages-explain-bring-from = The units come from one area next to the conflict.
seven_ages-explain-modernise-from = Counters in one area are turned to a newer face.
seven_ages-help-trade = Both sides put down a card; the higher total advances.
seven_ages-help-trade_deck = You trade against the top card of the deck.
seven_ages-help-request = Those on the way may let you pass, and ask for something in return.
seven_ages-help-ask = You let them pass for this much money.
seven_ages-help-ask_cards = You let them pass for this many cards.
seven_ages-help-give = The money goes to the other empire.
seven_ages-help-from = A group sets out from here.
seven_ages-help-load = The unit is carried.
seven_ages-help-go = The group goes there.
seven_ages-help-halt = The group stays here for the rest of the action.
seven_ages-help-canal = Whoever controls its banks may refuse.
seven_ages-help-fight = This conflict comes next.
seven_ages-help-retreat = Your units leave the conflict.
seven_ages-help-stay = You fight another round.
seven_ages-help-retreat_to = Your units withdraw there.
seven_ages-help-scrap = The nuke is removed without effect.
seven_ages-help-commit = The tactician fights in this round and may be lost.
seven_ages-help-lose = The unit goes back to the reserve.
seven_ages-help-recruit = The leader serves this empire.
seven_ages-help-draw = You draw at random.
seven_ages-help-keep = You keep what you drew.
seven_ages-help-dismiss = A named leader leaves the game, another goes back to the cup.
seven_ages-help-flip = A counter is turned to this face.
seven_ages-help-capital = The city there becomes the capital.
seven_ages-help-break_treaty = The peace between the two empires ends.
seven_ages-help-proselytise = Your religion spreads.
seven_ages-help-annex = The area becomes yours without a conflict.
seven_ages-help-glory = Money is turned into glory.

## Automatic answers
seven_ages-auto-concerns = Pass until something concerns me
seven_ages-auto-concerns-on = You pass unless it is about your own actions, trades and conflicts, or a card is aimed at you.
seven_ages-auto-conflicts = Ask me about conflicts only
seven_ages-auto-conflicts-on = You pass everywhere but in your own conflicts.
seven_ages-auto-turn = Pass, and don’t ask me again this turn
seven_ages-auto-turn-on = You play no card in windows for the rest of this turn.

## The table in the terminal
seven_ages-table-empire = level { $level }, { seven_ages-n-money } ({ $income }), { seven_ages-n-units }, { $areas ->
    [one] 1 area
   *[other] { $areas } areas
}
seven_ages-table-scores = Scores now
seven_ages-table-has = Has
seven_ages-table-reserve = Reserve
seven_ages-table-capital = capital
seven_ages-table-city = city { $level }
seven_ages-table-fort = fort
seven_ages-table-disorder = disorder
seven_ages-table-conflict = Conflict in { $the-area }, round { $round }
seven_ages-table-front = front line
seven_ages-table-support = support
seven_ages-table-as-empire = Empire
seven_ages-table-as-event = Event
seven_ages-table-as-artefact = Artefact
seven_ages-table-value = Value
seven_ages-table-player = Player
seven_ages-table-glory = Glory
seven_ages-table-cards = Cards
seven_ages-table-markers = Markers

## The generic table: names of the fields of a view
seven_ages-label-id = Colour
seven_ages-label-turn = Turn
seven_ages-label-step = Step
seven_ages-label-first = First player
seven_ages-label-age = Age
seven_ages-label-ended = The end
seven_ages-label-players = Players
seven_ages-label-glory = Glory
seven_ages-label-hand = Cards
seven_ages-label-pair = Colours
seven_ages-label-known = Known cards
seven_ages-label-markers = Markers
seven_ages-label-beyond = Beyond level 49
seven_ages-label-free = Free slot
seven_ages-label-state = Lies
seven_ages-label-marker = Marker
seven_ages-label-empires = Empires
seven_ages-label-card = Empire
seven_ages-label-seat = Player
seven_ages-label-level = Level
seven_ages-label-money = Money
seven_ages-label-income = Income
seven_ages-label-upkeep = Upkeep
seven_ages-label-elite = Elite
seven_ages-label-home = Homeland
seven_ages-label-icons = Icons pay
seven_ages-label-ranks = Place and amount
seven_ages-label-units = Units
seven_ages-label-numbers = Units by class, at least and at most
seven_ages-label-leaders = Leaders
seven_ages-label-artefacts = Artefacts
seven_ages-label-capital = Capital
seven_ages-label-religion = Religion
seven_ages-label-government = Government
seven_ages-label-barbarian = Barbarian
seven_ages-label-reserve = Reserve
seven_ages-label-areas = Areas
seven_ages-label-control = Held by
seven_ages-label-city = City
seven_ages-label-fort = Fort
seven_ages-label-disorder = Disorder
seven_ages-label-artefact = Artefact
seven_ages-label-cards = Cards
seven_ages-label-deck = Deck
seven_ages-label-discard = Discard pile
seven_ages-label-top = Top of the deck
seven_ages-label-blue = Blue markers
seven_ages-label-elephants = Elephants in the pool
seven_ages-label-treaty = Peace with
seven_ages-label-conflict = Conflict
seven_ages-label-trade = Trade
seven_ages-label-area = Area
seven_ages-label-round = Round
seven_ages-label-shown = Everything is revealed
seven_ages-label-sides = Sides
seven_ages-label-empire = Empire
seven_ages-label-uncommitted = Uncommitted
seven_ages-label-front = Front line
seven_ages-label-support = Support
seven_ages-label-leader = Leader
seven_ages-label-items = Total
seven_ages-label-partner = Partner
seven_ages-label-other_card = Card of the partner
seven_ages-label-placing = Markers are being laid
seven_ages-label-acting = Acting
seven_ages-label-commits = Commits
seven_ages-label-ready = Ready to fight
seven_ages-label-action = Action
seven_ages-label-moving = On the move
seven_ages-label-cargo = Carried
seven_ages-label-totals = Totals
seven_ages-label-answer = Your answer so far
seven_ages-label-gone = Gone
seven_ages-label-terms = { "" }
seven_ages-value-turn = { $value }
seven_ages-value-age = { $value ->
    [0] –
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[other] VII
}
seven_ages-region-water = Seas and oceans

## What bots look at

seven_ages-feature-glory = glory
seven_ages-feature-outcome = the outcome of the game
seven_ages-feature-hand = cards in hand
seven_ages-feature-empires = empires in play
seven_ages-feature-harvests = glory in the turns to come
seven_ages-feature-income = income
seven_ages-feature-money = money
seven_ages-feature-level = progress
seven_ages-feature-areas = areas held
seven_ages-feature-elite = elite units
seven_ages-feature-disorder = disorder
seven_ages-feature-leaders = leaders
seven_ages-feature-cities = cities
seven_ages-feature-units = units on the map
seven_ages-feature-capitals = a capital
seven_ages-feature-reach = being near first places
seven_ages-feature-openings = an empire that could start
seven_ages-feature-later = empires for later ages
seven_ages-feature-plans = the actions laid down
