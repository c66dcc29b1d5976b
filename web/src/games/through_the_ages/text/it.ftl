# Come il tavolo generico chiama ciò che sta in una vista di Through the Ages. Un campo dal nome vuoto non si mostra.

## Il tavolo

through_the_ages-label-options = varianti
through_the_ages-label-banks = {""}
through_the_ages-label-row_cleared = carte che lasciano la riga a ogni turno
through_the_ages-label-version = versione
through_the_ages-value-version = { $value ->
    [simple] semplice
    [advanced] avanzata
   *[full] completa
}
through_the_ages-label-age = epoca
through_the_ages-label-round = round
through_the_ages-label-last_round = ultimo round
through_the_ages-value-last_round = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-turn = di turno
through_the_ages-label-first = primo giocatore
through_the_ages-label-row = riga delle carte
through_the_ages-label-card = carta
through_the_ages-label-cost = azioni civili:
through_the_ages-label-civil_deck = carte civili nel mazzo
through_the_ages-label-military_deck = carte militari nel mazzo
through_the_ages-label-military_discard = carte militari scartate
through_the_ages-label-current_events = eventi correnti
through_the_ages-label-future_events = eventi futuri
through_the_ages-label-past_events = eventi passati
through_the_ages-label-bonus_cards = carte bonus
through_the_ages-label-hidden_bonus_cards = carte bonus coperte
through_the_ages-value-hidden_bonus_cards = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-known = carte di cui sai il posto
through_the_ages-label-deck = nel mazzo
through_the_ages-label-discard = scartate
through_the_ages-label-current = fra gli eventi correnti
through_the_ages-label-future = fra gli eventi futuri
through_the_ages-label-event = evento
through_the_ages-label-A = Epoca A:
through_the_ages-label-I = Epoca I:
through_the_ages-label-II = Epoca II:
through_the_ages-label-III = Epoca III:

## Colonie, conflitti, patti

through_the_ages-label-auction = colonizzazione
through_the_ages-label-bid = offerta più alta
through_the_ages-label-bidder = di
through_the_ages-value-bidder = { $value ->
    [-1] {""}
   *[other] { $other }
}
through_the_ages-label-in = ancora in gara
through_the_ages-value-in = { $seats }
through_the_ages-label-bids = {""}
through_the_ages-label-sacrificed = sacrificati
through_the_ages-label-cards = carte militari
through_the_ages-label-battle = conflitto
through_the_ages-label-attacker = attaccante
through_the_ages-value-attacker = { $other }
through_the_ages-label-defender = difensore
through_the_ages-value-defender = { $other }
through_the_ages-label-attack = forza dell’attacco
through_the_ages-label-defence = forza della difesa
through_the_ages-label-offer = patto proposto
through_the_ages-label-from = da
through_the_ages-value-from = { $other }
through_the_ages-label-to = a
through_the_ages-value-to = { $other }
through_the_ages-label-side = parte
through_the_ages-value-side = { $value ->
    [a] A
   *[b] B
}

## Una civiltà

through_the_ages-label-players = civiltà
through_the_ages-label-colour = {""}
through_the_ages-label-resigned = ha lasciato
through_the_ages-value-resigned = { $value ->
    [0] {""}
   *[other] sì
}
through_the_ages-label-resigning = {""}
through_the_ages-label-culture = cultura
through_the_ages-value-culture = { $culture } (+{ $culture_rating })
through_the_ages-label-culture_rating = {""}
through_the_ages-label-science = scienza
through_the_ages-value-science = { $science } (+{ $science_rating })
through_the_ages-label-science_rating = {""}
through_the_ages-label-strength = forza
through_the_ages-label-happiness = visi felici
through_the_ages-value-happiness = { $happiness } su { $faces_needed } necessari
through_the_ages-label-faces_needed = {""}
through_the_ages-label-discontent = lavoratori scontenti
through_the_ages-value-discontent = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-yellow_bank = banca gialla
through_the_ages-label-unused = lavoratori non utilizzati
through_the_ages-label-blue_bank = banca blu
through_the_ages-label-food = cibo
through_the_ages-value-food = { $food } (+{ $food_output } − { $consumption })
through_the_ages-label-food_output = {""}
through_the_ages-label-consumption = {""}
through_the_ages-label-resources = risorse
through_the_ages-value-resources = { $resources } (+{ $resource_output } − { $corruption })
through_the_ages-label-resource_output = {""}
through_the_ages-label-corruption = {""}
through_the_ages-label-population_price = un nuovo lavoratore costa
through_the_ages-value-population_price = { $value ->
    [-1] {""}
   *[other] { $value } cibo
}
through_the_ages-label-civil_actions = azioni civili rimaste
through_the_ages-value-civil_actions = { $a } su { $b }
through_the_ages-label-military_actions = azioni militari rimaste
through_the_ages-value-military_actions = { $a } su { $b }
through_the_ages-label-rebels = azioni civili perse al prossimo turno
through_the_ages-value-rebels = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-unit_resources = risorse per sole unità
through_the_ages-value-unit_resources = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-urban_limit = edifici urbani di un tipo, al massimo
through_the_ages-label-civil_limit = carte civili in mano, al massimo
through_the_ages-label-military_limit = carte militari in mano, al massimo
through_the_ages-label-colonization = bonus di colonizzazione
through_the_ages-value-colonization = { $value ->
    [0] {""}
   *[other] +{ $value }
}
through_the_ages-label-government = governo
through_the_ages-label-leader = leader
through_the_ages-label-technologies = tecnologie
through_the_ages-label-workers = lavoratori
through_the_ages-label-blue = segnalini blu
through_the_ages-label-price = prezzo di un altro
through_the_ages-label-special = tecnologie speciali
through_the_ages-label-wonder = meraviglia in costruzione
through_the_ages-label-built = piani costruiti:
through_the_ages-label-stages = prezzo dei piani:
through_the_ages-label-wonders = meraviglie
through_the_ages-label-ruined = meraviglie in rovina
through_the_ages-label-colonies = colonie
through_the_ages-label-tactic = tattica
through_the_ages-label-armies = armate (e il loro bonus)
through_the_ages-value-armies = { $number ->
    [0] {""}
   *[other] { $number } (+{ $bonus })
}
through_the_ages-label-number = numero
through_the_ages-label-bonus = bonus
through_the_ages-label-pacts = patti
through_the_ages-label-owner = carta di
through_the_ages-label-with = con
through_the_ages-value-with = { $other }
through_the_ages-label-war = guerra
through_the_ages-label-on = contro
through_the_ages-value-on = { $other }
through_the_ages-label-marker = sotto attacco di
through_the_ages-value-marker = { $value ->
    [-1] {""}
   *[other] { $other }
}
through_the_ages-label-hand = carte civili in mano
through_the_ages-label-hand_prices = {""}
through_the_ages-label-bonus_proved = carte bonus mostrate in mano, valore
through_the_ages-value-bonus_proved = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-leaders_taken = leader presi
through_the_ages-value-leaders_taken = Epoca { $value }
through_the_ages-label-next = che cosa renderebbe ora la produzione
through_the_ages-label-uprising = sommossa: non si produce nulla
through_the_ages-label-famine = cultura persa per la carestia
through_the_ages-value-famine = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-fresh = prese in questo turno
through_the_ages-label-arms = carte militari in mano
through_the_ages-label-arms_known = carte militari che conosci
through_the_ages-label-personal = carte bonus personali che conosci
through_the_ages-label-personal_cards = carte bonus personali
through_the_ages-value-personal_cards = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-kept = tenute finora
through_the_ages-label-no_politics = fasi politiche a cui si rinuncia
through_the_ages-value-no_politics = { $value ->
    [0] {""}
   *[other] { $value }
}
through_the_ages-label-columbus_used = Colombo ha navigato
through_the_ages-label-trading = Rotte Commerciali nel prossimo pagamento

## Per un tabellone proprio

through_the_ages-label-leaves = sta per lasciare la riga
through_the_ages-label-missing = forza che manca ancora
through_the_ages-label-replaces = sostituisce
through_the_ages-label-lead = vantaggio
through_the_ages-label-culture_from = cultura per provenienza
through_the_ages-label-buildings = edifici
through_the_ages-label-others = leader, governo, colonie e patti
through_the_ages-label-prepared = eventi preparati
through_the_ages-label-events = eventi
through_the_ages-label-impacts = punteggio finale ed eventi dell’Epoca III
through_the_ages-label-conflicts = aggressioni e guerre
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

## Che cosa si fa

through_the_ages-verb-take = prendi una carta
through_the_ages-verb-levy = leva
through_the_ages-verb-build = costruisci
through_the_ages-verb-upgrade = migliora
through_the_ages-verb-destroy = distruggi o sciogli
through_the_ages-verb-stage = costruisci la meraviglia
through_the_ages-verb-lead = gioca un leader
through_the_ages-verb-develop = sviluppa una tecnologia
through_the_ages-verb-revolt = rivoluzione
through_the_ages-verb-play = gioca una carta azione
through_the_ages-verb-array = adotta una tattica
through_the_ages-verb-prepare = prepara un evento
through_the_ages-verb-attack = aggressione o guerra
through_the_ages-verb-offer = proponi un patto
through_the_ages-verb-cancel = cancella un patto
through_the_ages-verb-discover = colonizza con Colombo
through_the_ages-verb-aim = contro chi
through_the_ages-verb-side = quale parte
through_the_ages-verb-discard = scarta
through_the_ages-verb-sacrifice = sacrifica un’unità
through_the_ages-verb-spend = gioca una carta bonus
through_the_ages-verb-bid = offri
through_the_ages-verb-amount = quanti
through_the_ages-verb-lose = perdi un lavoratore
through_the_ages-verb-raze = quale edificio
through_the_ages-verb-yield = quale colonia
through_the_ages-verb-ruin = quale meraviglia
through_the_ages-verb-steal = prendi una tecnologia
through_the_ages-verb-produce = dove mettere il segnalino
through_the_ages-verb-spare = produci un segnalino in meno
through_the_ages-verb-forfeit = perdi un segnalino blu
through_the_ages-verb-pick = scegli una carta bonus
through_the_ages-verb-keep = segnalini che restano sulla carta
