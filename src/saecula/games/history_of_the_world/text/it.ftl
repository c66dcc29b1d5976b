# Le parole di History of the World. I nomi di Territori, Aree, acque, Imperi ed eventi arrivano con i dati dei componenti.

history_of_the_world-name = History of the World
history_of_the_world-about = Ascesa e caduta degli imperi attraverso sette Epoche, dei Ragnar Brothers. Da 3 a 6 giocatori.

## Pezzi di frase

history_of_the_world-the-territory = { $id ->
    [pacific_seaboard] la { $name }
    [great_plains] le { $name }
    [great_lakes] i { $name }
    [appalachia] gli { $name }
    [deep_south] il { $name }
    [mexican_valley] la { $name }
    [central_america] l’{ $name }
    [west_indies] le { $name }
    [guiana_highlands] l’{ $name }
    [northern_andes] le { $name }
    [southern_andes] le { $name }
    [brazil] il { $name }
    [patagonia] la { $name }
    [gold_coast] la { $name }
    [congo_basin] il { $name }
    [central_africa] l’{ $name }
    [east_africa] l’{ $name }
    [southern_africa] l’{ $name }
    [madagascar] il { $name }
    [shatts_plateau] lo { $name }
    [libya] la { $name }
    [nile_delta] il { $name }
    [nubia] la { $name }
    [upper_nile] il { $name }
    [lower_tigris] il { $name }
    [middle_tigris] il { $name }
    [upper_tigris] il { $name }
    [zagros] lo { $name }
    [levant] il { $name }
    [palestine] la { $name }
    [arabian_peninsula] la { $name }
    [eastern_anatolia] l’{ $name }
    [western_anatolia] l’{ $name }
    [persian_plateau] il { $name }
    [persian_salt_desert] il { $name }
    [balkans] i { $name }
    [pindus] il { $name }
    [morea] la { $name }
    [dalmatia] la { $name }
    [northern_apennines] gli { $name }
    [southern_apennines] gli { $name }
    [massif] il { $name }
    [pyrenees] i { $name }
    [southern_iberia] l’{ $name }
    [western_iberia] l’{ $name }
    [highlands] le { $name }
    [eire] l’{ $name }
    [northern_gaul] la { $name }
    [western_gaul] la { $name }
    [lower_rhine] il { $name }
    [central_europe] l’{ $name }
    [baltic_seaboard] la { $name }
    [scandinavia] la { $name }
    [danubia] la { $name }
    [northern_european_plain] la { $name }
    [dnieper] il { $name }
    [caucasus] il { $name }
    [western_steppe] la { $name }
    [eastern_steppe] la { $name }
    [turanian_plain] la { $name }
    [mongolia] la { $name }
    [manchurian_plain] la { $name }
    [upper_indus] l’{ $name }
    [lower_indus] l’{ $name }
    [hindu_kush] l’{ $name }
    [western_deccan] il { $name }
    [eastern_deccan] il { $name }
    [ganges_valley] la { $name }
    [ganges_delta] il { $name }
    [eastern_ghats] i { $name }
    [western_ghats] i { $name }
    [wei_river] il { $name }
    [yellow_river] il { $name }
    [great_plain_of_china] la { $name }
    [chekiang] il { $name }
    [yangtze_kiang] lo { $name }
    [si_kyang] il { $name }
    [szechuan] lo { $name }
    [tarim_basin] il { $name }
    [irrawaddy] l’{ $name }
    [mekong] il { $name }
    [malayan_peninsula] la { $name }
    [east_indies] le { $name }
    [philippines] le { $name }
    [korean_peninsula] la { $name }
    [australia] l’{ $name }
    [new_guinea] la { $name }
    [new_zealand] la { $name }
    [alps] le { $name }
    [amazonia] l’{ $name }
    [northern_lakes] i { $name }
    [plateau_of_tibet] l’{ $name }
    [sahara_desert] il { $name }
    [siberia] la { $name }
    [syrian_desert] il { $name }
    [outback] l’{ $name }
   *[other] { $name }
}
history_of_the_world-in-territory = { $id ->
    [pacific_seaboard] nella { $name }
    [great_plains] nelle { $name }
    [great_lakes] nei { $name }
    [appalachia] negli { $name }
    [deep_south] nel { $name }
    [mexican_valley] nella { $name }
    [west_indies] nelle { $name }
    [guiana_highlands] nell’{ $name }
    [northern_andes] nelle { $name }
    [southern_andes] nelle { $name }
    [gold_coast] nella { $name }
    [congo_basin] nel { $name }
    [shatts_plateau] nello { $name }
    [nile_delta] nel { $name }
    [upper_nile] nel { $name }
    [lower_tigris] nel { $name }
    [middle_tigris] nel { $name }
    [upper_tigris] nel { $name }
    [zagros] nello { $name }
    [levant] nel { $name }
    [arabian_peninsula] nella { $name }
    [eastern_anatolia] nell’{ $name }
    [western_anatolia] nell’{ $name }
    [persian_plateau] nel { $name }
    [persian_salt_desert] nel { $name }
    [balkans] nei { $name }
    [pindus] nel { $name }
    [crete] a { $name }
    [northern_apennines] negli { $name }
    [southern_apennines] negli { $name }
    [massif] nel { $name }
    [pyrenees] nei { $name }
    [southern_iberia] nell’{ $name }
    [western_iberia] nell’{ $name }
    [highlands] nelle { $name }
    [northern_gaul] nella { $name }
    [western_gaul] nella { $name }
    [lower_rhine] nel { $name }
    [baltic_seaboard] nella { $name }
    [northern_european_plain] nella { $name }
    [dnieper] nel { $name }
    [caucasus] nel { $name }
    [western_steppe] nella { $name }
    [eastern_steppe] nella { $name }
    [turanian_plain] nella { $name }
    [manchurian_plain] nella { $name }
    [upper_indus] nell’{ $name }
    [lower_indus] nell’{ $name }
    [hindu_kush] nell’{ $name }
    [western_deccan] nel { $name }
    [eastern_deccan] nel { $name }
    [ganges_valley] nella { $name }
    [ganges_delta] nel { $name }
    [eastern_ghats] nei { $name }
    [western_ghats] nei { $name }
    [ceylon] a { $name }
    [wei_river] nel { $name }
    [yellow_river] nel { $name }
    [great_plain_of_china] nella { $name }
    [chekiang] nel { $name }
    [yangtze_kiang] nello { $name }
    [si_kyang] nel { $name }
    [szechuan] nello { $name }
    [tarim_basin] nel { $name }
    [irrawaddy] nell’{ $name }
    [mekong] nel { $name }
    [malayan_peninsula] nella { $name }
    [sumatra] a { $name }
    [east_indies] nelle { $name }
    [philippines] nelle { $name }
    [honshu] a { $name }
    [hokkaido] a { $name }
    [korean_peninsula] nella { $name }
    [alps] nelle { $name }
    [northern_lakes] nei { $name }
    [plateau_of_tibet] nell’{ $name }
    [sahara_desert] nel { $name }
    [syrian_desert] nel { $name }
    [outback] nell’{ $name }
   *[other] in { $name }
}
history_of_the_world-n-armies = { $armies ->
    [0] nessuna armata
    [one] 1 armata
   *[other] { $armies } armate
}
history_of_the_world-n-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
history_of_the_world-n-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
history_of_the_world-n-dice = { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}
history_of_the_world-sacking = { $sacked ->
    [city] ; la capitale diventa una città
    [ruin] ; la città è distrutta
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

## Cosa si chiede

history_of_the_world-prompt-draw = Hai pescato: { $empire }. Tienila o dalla a un altro giocatore.
history_of_the_world-prompt-give = Hai pescato: { $empire }. Hai già ricevuto una carta: devi darla a un altro.
history_of_the_world-prompt-events = { $cards ->
    [one] Puoi giocare ancora una carta evento prima che il tuo Impero si metta in marcia.
   *[other] Puoi giocare fino a { $cards } carte evento prima che il tuo Impero si metta in marcia.
}
history_of_the_world-prompt-barren-land = Barbari: da quale terra deserta arrivano?
history_of_the_world-prompt-barbarians = I barbari { $in-territory } devono attaccare: chi?
history_of_the_world-prompt-area = { $number ->
    [one] Scegli l’Area colpita.
   *[other] Scegli due Aree adiacenti, una dopo l’altra.
}
history_of_the_world-prompt-civil-war = { $number ->
    [one] Guerra Civile: nomina l’ultimo Territorio.
   *[other] Guerra Civile: nomina { $number } Territori di un Impero nemico.
}
history_of_the_world-prompt-disaster = { $number ->
    [one] Disastro: scegli un altro Territorio con un monumento, o fermati.
   *[other] Disastro: scegli uno o due Territori con un monumento.
}
history_of_the_world-prompt-migrants = { $number ->
    [one] Migrazione: dove si stabilisce l’ultima armata?
   *[other] Migrazione: dove si stabiliscono? Restano { $number } armate.
}
history_of_the_world-prompt-pestilence = Pestilenza: scegli il Territorio al centro.
history_of_the_world-prompt-plague = Epidemia: quale armata colpisce per prima?
history_of_the_world-prompt-plague-spreads = L’Epidemia si diffonde: in quale direzione?
history_of_the_world-prompt-treachery = Tradimento: nomina un Territorio nemico. Se lo attacchi in questo turno, si arrende.
history_of_the_world-prompt-astronomy = Astronomia: in quale mare piazzi un’altra flotta?
history_of_the_world-prompt-shortage = Mancano segnalini flotta: scegli una flotta da togliere dalla plancia.
history_of_the_world-prompt-sea-battle = Altre flotte tengono mari che vuoi: combatti, oppure lasciali.
history_of_the_world-prompt-reallocation = Riallocazione: trasforma flotte in monete, o fermati.
history_of_the_world-prompt-expand = { $origin }: { $armies ->
    [0] nessuna armata rimasta
    [one] resta 1 armata da piazzare
   *[other] restano { $armies } armate da piazzare
}{ $coins ->
    [0] { "" }
    [one] , 1 moneta
   *[other] , { $coins } monete
}.
history_of_the_world-prompt-minor = Il tuo Impero Minore, { $origin }: { $armies ->
    [0] nessuna armata rimasta
    [one] resta 1 armata da piazzare
   *[other] restano { $armies } armate da piazzare
}.
history_of_the_world-prompt-crusade = I Crociati: { $armies ->
    [0] nessuna armata rimasta
    [one] resta 1 armata da piazzare
   *[other] restano { $armies } armate da piazzare
}.
history_of_the_world-prompt-monument = { $monuments ->
    [one] Scegli dove costruire un monumento.
   *[other] Scegli dove costruire { $monuments } monumenti, uno dopo l’altro.
}
history_of_the_world-prompt-end-turn = Tutto è costruito: termina il turno.

## Mosse

history_of_the_world-move-keep = Tieni questo Impero
history_of_the_world-move-give = Dallo a { $seat }
history_of_the_world-move-play = Gioca { $event }
history_of_the_world-move-choose = Scegli { $the-territory }
history_of_the_world-move-choose_area = Scegli { $area }
history_of_the_world-move-choose_sea = Una flotta: { $sea }
history_of_the_world-move-turn_coin = Trasforma in moneta la flotta: { $sea }
history_of_the_world-move-remove_fleet = Togli la flotta: { $sea }
history_of_the_world-move-sea_battle = Combatti per questo mare: { $sea }
history_of_the_world-move-crew = Metti un’armata sulla flotta: { $sea }
history_of_the_world-move-expand = Piazza un’armata { $in-territory }
history_of_the_world-move-occupy = Occupa { $the-territory }
history_of_the_world-move-replace = Sostituisci la tua armata { $in-territory }
history_of_the_world-move-reinforce = Un’altra armata { $in-territory }
history_of_the_world-move-surrender = Prendi { $the-territory } con il tradimento
history_of_the_world-move-attack = Attacca { $the-territory }
history_of_the_world-move-fort_army = Costruisci un forte { $in-territory } (per un’armata)
history_of_the_world-move-fort_coin = Costruisci un forte { $in-territory } (per una moneta)
history_of_the_world-move-fort_free = Costruisci un forte { $in-territory } (Ingegneria)
history_of_the_world-move-buy_back = Ricompra un’armata perduta
history_of_the_world-move-buy_back_ally = Ricompra un’armata perduta con una moneta degli Alleati
history_of_the_world-move-monument = Costruisci un monumento { $in-territory }
history_of_the_world-move-done = Fatto
history_of_the_world-move-done-events = Nessun’altra carta evento
history_of_the_world-move-done-expansion = Termina l’espansione
history_of_the_world-move-done-building = Termina il turno
history_of_the_world-move-done-battles = Nessun altro combattimento in mare
history_of_the_world-move-done-reallocating = Tieni le altre flotte

## Cosa succede

history_of_the_world-rolled-order = { $seat } tira { $dice } per l’ordine di pesca.
history_of_the_world-epoch = Inizia l’Epoca { history_of_the_world-roman }. Gli Imperi si pescano in quest’ordine: { $seats }.
history_of_the_world-drew = Hai pescato: { $empire }.
history_of_the_world-kept = { $seat } tiene la carta pescata.
history_of_the_world-gave = { $seat } dà la carta pescata a { $other }.
history_of_the_world-looked = La carta che hai ricevuto: { $empire }.
history_of_the_world-unclaimed = { $empire }: nessuno gioca questo Impero.
history_of_the_world-turn = Tocca a { $seat }: { $empire }.
history_of_the_world-played = { $seat } gioca la carta evento: { $event }.
history_of_the_world-coins = { $seat } riceve { history_of_the_world-n-coins }.
history_of_the_world-named = { $seat } nomina { $the-territory }: in questo turno un suo attacco riuscirà senza combattere.
history_of_the_world-barbarians = I barbari di { $seat } si radunano { $in-territory }.
history_of_the_world-civil-war = Guerra Civile: ribelli di { $seat } insorgono contro { $other }: { $territories }.
history_of_the_world-arrived = { $event }: ora { $seat } tiene { $the-territory }{ history_of_the_world-sacking }.
history_of_the_world-kingdom = { $event }: { $seat } fonda una città { $in-territory }.
history_of_the_world-struck-areas = { $event }: colpisce { $areas }.
history_of_the_world-struck = { $event }: colpisce { $the-territory }.
history_of_the_world-suffered = { $territory }: l’armata di { $other } tira { $dice } e { $dies ->
    [yes] è distrutta
   *[no] sopravvive
}.
history_of_the_world-fleets = { $seat } piazza flotte: { $seas }.
history_of_the_world-fleet-removed = { $seat } toglie dalla plancia la flotta di { $other }: { $sea }.
history_of_the_world-sea-fight = { $sea }: { $seat } tira { $attack }{ $bonus ->
    [0] { "" }
    [one]  (+1)
   *[other]  (+{ $bonus })
}, { $other } { $defence }: { $result ->
    [won] la flotta è presa
    [both] cadono entrambe, il mare è libero
   *[lost] l’attacco fallisce
}.
history_of_the_world-turned-coin = { $seat } trasforma una flotta in moneta: { $sea }.
history_of_the_world-crewed = { $seat } mette un’armata sulla flotta: { $sea }.
history_of_the_world-settled = { $origin }: { $seat } parte con { history_of_the_world-n-armies } { $in-territory }{ $capital ->
    [yes] , dove fonda la capitale
   *[no] { "" }
}.
history_of_the_world-occupied = { $seat } occupa { $the-territory }{ history_of_the_world-sacking }.
history_of_the_world-replaced = { $seat } sostituisce una vecchia armata ({ $origin }) { $in-territory }.
history_of_the_world-reinforced = { $seat } aggiunge un’armata { $in-territory }.
history_of_the_world-surrendered = Tradimento: { $seat } prende { $the-territory } senza combattere{ history_of_the_world-sacking }.
history_of_the_world-attacked = { $seat } attacca { $the-territory }, di { $other } ({ $origin }).
history_of_the_world-fight = { $territory }: { $seat } tira { $attack }{ $bonus ->
    [0] { "" }
    [one]  (+1)
   *[other]  (+{ $bonus })
}, { $other } { $defence }{ $fort ->
    [0] { "" }
   *[other] { " " }(+1 per il forte)
}: { $result ->
    [won] vince l’attaccante
    [fort] il forte cade, si combatte ancora
    [repelled] il difensore cede qualcosa ma resiste, l’attaccante cade
    [both] cadono entrambe
   *[lost] l’attaccante cade
}.
history_of_the_world-leader-spent = Tre volte { $number }: il Leader è esaurito.
history_of_the_world-conquered = { $seat } conquista { $the-territory }{ history_of_the_world-sacking }.
history_of_the_world-emptied = Non resta nessuno { $in-territory }.
history_of_the_world-crusaders-reward = I Crociati tengono { $the-territory }: vi sorgono un forte e una città.
history_of_the_world-fort = { $seat } costruisce un forte { $in-territory }, pagato con { $paid ->
    [army] un’armata
    [coin] una moneta
   *[engineering] l’Ingegneria
}.
history_of_the_world-bought-back = { $seat } ricompra un’armata{ $ally ->
    [yes] { " " }con una moneta degli Alleati
   *[no] { "" }
}.
history_of_the_world-discarded = { $seat } rinuncia a { history_of_the_world-n-armies }.
history_of_the_world-monument = { $seat } costruisce un monumento { $in-territory }.
history_of_the_world-scored = { $seat } segna { history_of_the_world-n-points } (Aree { $areas }, capitali { $capitals }, città { $cities }, monumenti { $monuments }{ $fleets ->
    [0] { "" }
   *[other] , flotte { $fleets }
}) e arriva a { $total }.
history_of_the_world-supremacy = { $seat } è in testa con { history_of_the_world-n-points } e prende un segnalino di supremazia, coperto.
history_of_the_world-no-supremacy = { $seats } sono in testa a pari merito con { history_of_the_world-n-points }: nessuno riceve un segnalino di supremazia.
history_of_the_world-markers = { $seat } scopre segnalini di supremazia da { $values } e arriva a { $total }.
history_of_the_world-over = { $winners ->
    [one] La partita è finita. Vince { $seats } con { history_of_the_world-n-points }.
   *[other] La partita è finita. { $seats } vincono insieme con { history_of_the_world-n-points }.
}
history_of_the_world-tie = { $seats } hanno gli stessi punti: { $by ->
    [strengths] decide la somma più bassa delle forze dei loro Imperi
    [supremacy] decidono i punti dei segnalini di supremazia
   *[last] decide l’Impero più debole nell’Epoca VII
}.

## Cosa porterebbe una mossa

history_of_the_world-explain-not-drawing = Ora nessuno pesca Imperi.
history_of_the_world-explain-strength = Forza: { history_of_the_world-n-armies }.
history_of_the_world-explain-start = Parte { $in-territory }.
history_of_the_world-explain-order = È il numero { $number } dei sette Imperi chiamati in quest’Epoca.
history_of_the_world-explain-capital = Fonda una capitale.
history_of_the_world-explain-fleets = Ha flotte: { $seas }.
history_of_the_world-explain-give = { $other } giocherà { $empire } e potrà guardare la carta solo quando tutte saranno distribuite.
history_of_the_world-explain-event = { $help }
history_of_the_world-explain-coins = Ti porta { history_of_the_world-n-coins }.
history_of_the_world-explain-no-capital = Il tuo Impero non ha capitale: non ricevi nulla.
history_of_the_world-explain-barren = { $number ->
    [one] Un Territorio nemico vi confina.
   *[other] { $number } Territori nemici vi confinano.
}
history_of_the_world-explain-treachery = In questo turno un tuo attacco contro { $the-territory } riesce senza combattere.
history_of_the_world-explain-migrants = Un’armata si stabilisce { $in-territory }; non attacca e non conta per i monumenti.
history_of_the_world-explain-deadly = { $territory }: con { history_of_the_world-n-dice } l’armata muore nel { $percent }% dei casi.
history_of_the_world-explain-around = { $number ->
    [0] Nessuna armata confina.
    [one] Un’armata vicina muore nel { $percent }% dei casi.
   *[other] { $number } armate vicine: ciascuna muore nel { $percent }% dei casi.
}
history_of_the_world-explain-disaster = Monumento, forte e città { $in-territory } sono distrutti, una capitale diventa città.
history_of_the_world-explain-no-choice = Ora nessuna carta chiede { $the-territory }.
history_of_the_world-explain-area = { $area }: Territori di altri { $armies }, tuoi { $mine }.
history_of_the_world-explain-one-in-six = Ogni armata muore con un 1: una su sei.
history_of_the_world-explain-not-expanding = Ora non ti stai espandendo.
history_of_the_world-explain-occupy = { $territory }: nessuno lo difende, l’armata entra senza combattere.
history_of_the_world-explain-replace = La tua armata { $in-territory } è sostituita senza combattere.
history_of_the_world-explain-reinforce = Un’altra armata { $in-territory } assorbe una perdita in più.
history_of_the_world-explain-surrender = { $territory }: si arrende senza combattere.
history_of_the_world-explain-from-sea = Dal mare ({ $sea }): il difensore tira { history_of_the_world-n-dice }.
history_of_the_world-explain-from-land = Partenza { $in-from }, { $terrain ->
    [forest] verso la foresta
    [mountain] verso le montagne
    [strait] attraverso uno stretto
    [great_wall] contro la Grande Muraglia
   *[plain] in terreno aperto
}: il difensore tira { history_of_the_world-n-dice }.
history_of_the_world-explain-experts = Partenza { $in-from }, { $terrain ->
    [forest] verso la foresta
    [mountain] verso le montagne
    [strait] attraverso uno stretto
    [great_wall] contro la Grande Muraglia
   *[plain] in terreno aperto
}, ma i tuoi esperti conoscono il terreno: il difensore tira { history_of_the_world-n-dice }.
history_of_the_world-explain-dice = Tiri { history_of_the_world-n-dice }; conta il più alto.
history_of_the_world-explain-weaponry = Armamenti: +{ $number }.
history_of_the_world-explain-siegecraft = Assedio: +{ $number }.
history_of_the_world-explain-crusade = Crociata: +{ $number }.
history_of_the_world-explain-ties = Vinci i pareggi.
history_of_the_world-explain-against-fort = Il forte aggiunge 1 alla difesa. Se cade, segue subito un secondo scontro senza di esso.
history_of_the_world-explain-against-siege = Il forte aggiunge 1 alla difesa, ma con l’Assedio una vittoria elimina insieme forte e armata.
history_of_the_world-explain-stack = { $armies ->
    [one] Vi sta un’armata.
   *[other] Vi stanno { $armies } armate: si combatte finché cade la tua o finiscono le loro.
}
history_of_the_world-explain-odds = Lo prendi nel { $win }% dei casi{ $both ->
    [0] { "" }
   *[other] , cadono entrambe { $both }%
}{ $repelled ->
    [0] { "" }
   *[other] , respinti con perdite { $repelled }%
}, perdi { $lose }%.
history_of_the_world-explain-sea-odds = Prendi il mare nel { $win }% dei casi, cadono entrambe { $both }%, perdi { $lose }%.
history_of_the_world-explain-gain = { $points ->
    [0] Il punteggio di questo turno non cambia.
    [one] Questo turno segnerebbe 1 punto in più.
   *[other] Questo turno segnerebbe { $points } punti in più.
}
history_of_the_world-explain-sack-capital = La capitale { $in-territory } diventa una città.
history_of_the_world-explain-sack-city = La città { $in-territory } è distrutta.
history_of_the_world-explain-take-monument = Il monumento { $in-territory } resta e vale per chi lo tiene.
history_of_the_world-explain-fort-paid = { $paid ->
    [army] Costa un’armata non ancora piazzata.
    [coin] Costa una moneta.
   *[engineering] Lo paga l’Ingegneria.
}
history_of_the_world-explain-fort-worth = In terreno aperto un attacco riuscirebbe allora nel { $after }% dei casi invece che nel { $before }%.
history_of_the_world-explain-buy-back = Un’armata perduta torna tra quelle da piazzare, per una moneta.
history_of_the_world-explain-buy-back-ally = Un’armata perduta ritorna, per una moneta degli Alleati; può entrare solo in Territori vuoti.
history_of_the_world-explain-monument = { $points ->
    [one] Vale 1 punto ora e ogni volta che chi lo tiene segna punti.
   *[other] Vale { $points } punti ora e ogni volta che chi lo tiene segna punti.
}
history_of_the_world-explain-wait = Non è il tuo turno.
history_of_the_world-explain-discard = { $armies ->
    [one] 1 armata resta non piazzata ed è perduta.
   *[other] { $armies } armate restano non piazzate e sono perdute.
}
history_of_the_world-explain-score = Il turno segnerebbe { history_of_the_world-n-points }.
history_of_the_world-explain-no-events = Il tuo Impero si mette in marcia; in questo turno non potrai più giocare carte evento.
history_of_the_world-explain-done = Questo passo finisce.
history_of_the_world-explain-coasts = Le sue coste: { $territories }.
history_of_the_world-explain-crew = L’armata resta sulla flotta ({ $sea }); vale 1 punto ogni volta che segni punti.
history_of_the_world-explain-remove = La flotta lascia la plancia con la sua armata: { $sea }.
history_of_the_world-explain-turn-coin = La flotta diventa una moneta e non trasporta più armate: { $sea }.

## Perché una mossa non è possibile

history_of_the_world-no-keep = Hai già ricevuto un Impero e non puoi averne due.
history_of_the_world-no-give-there = Dallo a un altro giocatore di questo tavolo.
history_of_the_world-no-give-twice = { $other } ha già un Impero.
history_of_the_world-no-drawing = Prima decidi dell’Impero che hai pescato.
history_of_the_world-no-events-first = Prima gioca carte evento, o di’ che non ne giochi più.
history_of_the_world-no-card = Non hai { $event }.
history_of_the_world-no-card-twice = In questo turno hai già giocato { $event }; non due carte uguali nello stesso turno.
history_of_the_world-no-card-epoch = Non si può giocare in quest’Epoca: { $event }.
history_of_the_world-no-card-target = Ora non c’è alcun bersaglio: { $event }.
history_of_the_world-no-card-first = Prima scegli ciò che la carta chiede.
history_of_the_world-no-enemy = Nessun altro giocatore tiene { $the-territory }.
history_of_the_world-not-barren = Non è una terra deserta: { $territory }.
history_of_the_world-no-neighbours = Nessun nemico confina: { $territory }.
history_of_the_world-no-raid-there = I barbari possono attaccare solo nemici accanto alla loro terra deserta, non { $the-territory }.
history_of_the_world-no-same-empire = Non è dello stesso Impero, o è già nominato: { $territory }.
history_of_the_world-no-migrants-there = Non è nell’Area della carta: { $territory }.
history_of_the_world-no-vacant = Territorio occupato: { $territory }.
history_of_the_world-no-area = { $area }: le due Aree devono essere adiacenti.
history_of_the_world-no-barren-card = È una terra deserta: { $territory }.
history_of_the_world-no-army = Nessuna armata { $in-territory }.
history_of_the_world-no-spread = L’Epidemia non può raggiungere { $the-territory }.
history_of_the_world-no-monument-there = Non c’è alcun monumento { $in-territory }.
history_of_the_world-no-done-disaster = Scegli almeno un Territorio.
history_of_the_world-no-oldest = Si possono togliere solo flotte con armate dell’Epoca più antica, non questa: { $sea }.
history_of_the_world-no-shortage = Prima scegli quale flotta lascia la plancia.
history_of_the_world-no-fleet-twice = C’è già, o può esserci, una tua flotta: { $sea }.
history_of_the_world-no-ocean = L’Astronomia dà una flotta in un mare, non in un oceano: { $sea }.
history_of_the_world-no-astronomy-first = Prima piazza la flotta dell’Astronomia.
history_of_the_world-no-sea-battle = Non c’è nessuno da combattere: { $sea }.
history_of_the_world-no-battles-first = Prima risolvi i combattimenti in mare.
history_of_the_world-no-fleet = Non hai una flotta senza armata: { $sea }.
history_of_the_world-no-reallocation-first = Prima decidi delle tue flotte.
history_of_the_world-no-barren = Le armate non entrano mai nelle terre deserte: { $territory }.
history_of_the_world-no-armies = Non resta alcuna armata da piazzare { $in-territory }.
history_of_the_world-no-room = Non c’è posto per un’altra armata { $in-territory }.
history_of_the_world-no-twice = Il tuo Impero tiene già { $the-territory }.
history_of_the_world-no-other-half = È dell’altra metà del tuo Impero: { $territory }.
history_of_the_world-no-reach = Non confina con il tuo Impero e non è su una costa raggiunta dalle tue flotte: { $territory }.
history_of_the_world-no-allies-there = L’armata comprata con gli Alleati può entrare solo in Territori vuoti, non { $in-territory }.
history_of_the_world-no-crusader-fort = I Crociati non costruiscono forti.
history_of_the_world-no-fort-there = Il tuo Impero non ha armate { $in-territory }.
history_of_the_world-no-fort-twice = C’è già un forte { $in-territory }.
history_of_the_world-no-fort-room = Con tre armate { $in-territory } non c’è posto per un forte.
history_of_the_world-no-fort-means = { $paid ->
    [army] Non resta alcuna armata da scambiare con un forte.
    [coin] Non hai una moneta per pagare un forte.
   *[engineering] Non hai un forte dell’Ingegneria.
}
history_of_the_world-no-coins-here = Le monete servono solo all’Impero Attivo.
history_of_the_world-no-loss = Non c’è alcuna armata perduta da ricomprare.
history_of_the_world-no-coin = Non hai una moneta di questo tipo.
history_of_the_world-no-naval-control = Questo tavolo gioca senza controllo navale.
history_of_the_world-no-navigation = Solo un Impero Attivo con la navigazione può mettere armate sulle flotte.
history_of_the_world-no-crew-there = Non hai una flotta senza armata, o è un oceano: { $sea }.
history_of_the_world-no-armies-crew = Non resta alcuna armata da mettere sulla flotta: { $sea }.
history_of_the_world-no-expanding = Ora ti stai espandendo.
history_of_the_world-no-building-now = Ora stai costruendo monumenti.
history_of_the_world-no-monument-left = Non si può costruire alcun altro monumento.
history_of_the_world-no-monument-twice = C’è già un monumento { $in-territory }.
history_of_the_world-no-monument-foreign = Il tuo Impero Attivo non tiene { $the-territory }.
history_of_the_world-no-monument-rank = Prima la capitale, poi le città, poi le risorse: non ora { $in-territory }.

## A che punto è la partita, e da dove vengono i punti

history_of_the_world-progress-epoch = Epoca { history_of_the_world-roman }
history_of_the_world-progress-drawing = { $cards ->
    [one] si pesca l’ultimo Impero
   *[other] { $cards } Imperi da pescare
}
history_of_the_world-progress-call = { $empire } ({ $number } di { $of })
history_of_the_world-progress-epochs = { $epochs ->
    [one] ancora 1 Epoca
   *[other] ancora { $epochs } Epoche
}
history_of_the_world-progress-ends = La partita finisce dopo l’Epoca VII.
history_of_the_world-warn-armies = { $armies ->
    [one] Si può ancora piazzare 1 armata; andrebbe perduta.
   *[other] Si possono ancora piazzare { $armies } armate; andrebbero perdute.
}
history_of_the_world-warn-forts = { $forts ->
    [one] Si può ancora piazzare 1 forte di Ingegneria; andrebbe perduto.
   *[other] Si possono ancora piazzare { $forts } forti di Ingegneria; andrebbero perduti.
}
history_of_the_world-warn-coins = { $coins ->
    [one] Si può ancora spendere 1 moneta; andrebbe perduta.
   *[other] Si possono ancora spendere { $coins } monete; andrebbero perdute.
}
history_of_the_world-warn-monuments = { $monuments ->
    [one] Si può ancora costruire un monumento.
   *[other] Si possono ancora costruire { $monuments } monumenti.
}
history_of_the_world-source-areas = Aree
history_of_the_world-source-capitals = capitali
history_of_the_world-source-cities = città
history_of_the_world-source-monuments = monumenti
history_of_the_world-source-fleets = flotte
history_of_the_world-source-supremacy = segnalini di supremazia

## Il tavolo nel terminale

history_of_the_world-table-drawn = l’hai pescato tu
history_of_the_world-table-levels = ×2 dominio, ×3 controllo
history_of_the_world-table-force = { $seat }: { $armies ->
    [0] nessuna armata rimasta
    [one] resta 1 armata
   *[other] restano { $armies } armate
}, { $lost } perdute, { $coins } monete, { $forts } forti gratuiti.
history_of_the_world-table-cards = In vigore: { $events }.
history_of_the_world-strength-word = forza
history_of_the_world-start-word = partenza
history_of_the_world-player-word = giocatore
history_of_the_world-points-word = punti
history_of_the_world-score-word = punteggio
history_of_the_world-forecast-word = ora
history_of_the_world-held-word = Territori
history_of_the_world-cards-word = eventi
history_of_the_world-markers-word = segnalini
history_of_the_world-hand-word = Le tue carte evento
history_of_the_world-fleets-word = Flotte
history_of_the_world-resource-word = risorsa
history_of_the_world-fort-word = forte
history_of_the_world-capital-word = capitale
history_of_the_world-city-word = città
history_of_the_world-monument-word = monumento
history_of_the_world-sign-fort = F
history_of_the_world-sign-capital = C
history_of_the_world-sign-city = c
history_of_the_world-sign-monument = M

## Opzioni

history_of_the_world-option-supremacy = Segnalini di supremazia
history_of_the_world-option-supremacy-help = Alla fine di ogni Epoca chi è da solo in testa prende un segnalino coperto da 3 a 6 punti. Senza: una regola opzionale per esperti.
history_of_the_world-option-deal_minor_empires = Distribuire gli Imperi Minori
history_of_the_world-option-deal_minor_empires-help = Ognuno riceve un Impero Minore e altri due Grandi Eventi invece di tre Grandi Eventi.
history_of_the_world-option-multiple_armies = Armate multiple
history_of_the_world-option-multiple_armies-help = Fino a tre armate in un Territorio, o due e un forte; le armate in più assorbono le perdite.
history_of_the_world-option-naval_control = Controllo navale
history_of_the_world-option-naval_control-help = Le armate sulle flotte tengono i mari di turno in turno, valgono un punto ciascuna e vanno combattute.

## Che cosa guardano i bot

history_of_the_world-feature-score = punti sul tracciato
history_of_the_world-feature-markers = segnalini supremazia
history_of_the_world-feature-this_turn = punti in quest’Epoca
history_of_the_world-feature-armies = armate da piazzare
history_of_the_world-feature-unspent = monete e forti non spesi
history_of_the_world-feature-empire = l’Impero che verrà
history_of_the_world-feature-event_cards = carte evento in mano
history_of_the_world-feature-next_epoch = la mappa nella prossima Epoca
history_of_the_world-feature-forts = forti
history_of_the_world-feature-shares = la parte delle armate in ogni Area
history_of_the_world-feature-progress = stare per vincere un’Area
