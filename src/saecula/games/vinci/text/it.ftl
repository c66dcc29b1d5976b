# Le parole di Vinci. I nomi di province, mari, tessere e colori arrivano con i dati dei componenti.

vinci-name = Vinci
vinci-about = Ascesa e caduta delle civiltà in Europa, di Philippe Keyaerts. Da 1 a 6 giocatori.

## Pezzi di frase

vinci-the-province = { $id ->
    [ireland] l’{ $name }
    [scotland] la { $name }
    [england] l’{ $name }
    [lusitania] la { $name }
    [castile] la { $name }
    [baetica] la { $name }
    [tarraco] la { $name }
    [pyrenees] i { $name }
    [armorica] l’{ $name }
    [aquitania] l’{ $name }
    [belgica] la { $name }
    [narbonensis] la { $name }
    [western_alps] le { $name }
    [eastern_alps] le { $name }
    [north_italy] il { $name }
    [apennines] gli { $name }
    [magna_graecia] la { $name }
    [sicily] la { $name }
    [sardinia] la { $name }
    [saxony] la { $name }
    [suebia] la { $name }
    [bohemia] la { $name }
    [jutland] lo { $name }
    [scandes] i { $name }
    [sweden] la { $name }
    [finland] la { $name }
    [dinaric_alps] le { $name }
    [pannonia] la { $name }
    [carpathians] i { $name }
    [dacia] la { $name }
    [haemus] i { $name }
    [thrace] la { $name }
    [pindus] il { $name }
    [hellas] l’{ $name }
    [polonia] la { $name }
    [livonia] la { $name }
    [ruthenia] la { $name }
    [scythia] la { $name }
    [muscovy] la { $name }
    [volga] la { $name }
    [urals] gli { $name }
    [caucasus] il { $name }
    [ionia] la { $name }
    [taurus] il { $name }
    [pontus] il { $name }
   *[other] { $name }
}
vinci-in-province = { $id ->
    [tarraco] nella { $name }
    [pyrenees] nei { $name }
    [narbonensis] nella { $name }
    [western_alps] nelle { $name }
    [eastern_alps] nelle { $name }
    [north_italy] nel { $name }
    [apennines] negli { $name }
    [jutland] nello { $name }
    [scandes] nei { $name }
    [dinaric_alps] nelle { $name }
    [carpathians] nei { $name }
    [haemus] nei { $name }
    [pindus] nel { $name }
    [volga] nella { $name }
    [urals] negli { $name }
    [caucasus] nel { $name }
    [taurus] nel { $name }
    [pontus] nel { $name }
   *[other] in { $name }
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
    [0] senza piazzare gettoni
    [one] con 1 gettone
   *[other] con { $cost } gettoni
}
vinci-n-tokens = { $tokens ->
    [one] 1 gettone
   *[other] { $tokens } gettoni
}
vinci-n-provinces = { $provinces ->
    [one] 1 provincia
   *[other] { $provinces } province
}
vinci-n-hand = { $hand ->
    [0] Non hai gettoni in mano.
    [one] Hai 1 gettone in mano.
   *[other] Hai { $hand } gettoni in mano.
}

## Che cosa si chiede

vinci-prompt-choose = Scegli una civiltà. Ogni gruppo che salti ti costa 2 PV.
vinci-prompt-chosen = È questa la tua civiltà? Appena confermi si pescano due nuove tessere.
vinci-prompt-turn = Tocca a te: il tuo impero si espande o va in declino?
vinci-prompt-first-turn = Tocca a te: la tua nuova civiltà entra nella mappa.
vinci-prompt-pact = Diplomazia: nomina un avversario. Fino al tuo prossimo turno nessuno dei due può attaccare l’impero attivo dell’altro.
vinci-prompt-pacts-made = Diplomazia: hai nominato tutti gli avversari che potevi. Passa alle conquiste.
vinci-prompt-enter = Il tuo impero non ha province: entra nella mappa, oppure fermati. { vinci-n-hand }
vinci-prompt-must-enter = La tua nuova civiltà entra nella mappa: scegli la sua prima provincia. { vinci-n-hand }
vinci-prompt-expand = Conquista una provincia, oppure fermati. { vinci-n-hand }
vinci-prompt-keep = Il tuo impero è diviso: scegli la parte da tenere. Le altre sono perse.
vinci-prompt-give-up = Hai { vinci-n-provinces } in più dei gettoni: cedine una.
vinci-prompt-place = Riorganizzazione: { $tokens ->
    [one] piazza l’ultimo gettone.
   *[other] piazza ancora { $tokens } gettoni.
}
vinci-prompt-fort = Puoi costruire { $forts ->
    [one] un forte
   *[other] fino a { $forts } forti
}, oppure chiudere il turno.
vinci-prompt-end = Chiudi il turno e segna i punti. Puoi ancora annullare le tue mosse.
vinci-prompt-renaissance = Rinascita: i punti del turno sono segnati. Mandi subito in declino questo impero?
vinci-prompt-redeploy = Ti hanno attaccato: { $tokens ->
    [one] un superstite cerca
   *[other] { $tokens } superstiti cercano
} un nuovo posto nello stesso impero.
vinci-prompt-redeployed = Tutti i superstiti hanno trovato posto. Conferma.

## Mosse

vinci-move-choose = Gruppo { vinci-roman }: { $tiles }
vinci-move-expand = Espandi il tuo impero
vinci-move-decline = Vai in declino
vinci-move-pact = Fai un patto con { $seat }
vinci-move-abandon = Abbandona { $the-province }
vinci-move-conquer = Conquista { $the-province }
vinci-move-spy = Conquista { $the-province } con lo Spionaggio
vinci-move-keep = Tieni la parte con { $the-province }
vinci-move-give_up = Cedi { $the-province }
vinci-move-place = Piazza un gettone { $in-province }
vinci-move-fort = Costruisci un forte { $in-province }
vinci-move-redeploy = Piazza un superstite { $in-province }
vinci-move-done = Fatto
vinci-move-done-choosing = Conferma questa civiltà
vinci-move-done-diplomacy = Nessun altro patto
vinci-move-done-expansion = Basta conquiste
vinci-move-done-fortifying = Chiudi il turno
vinci-move-done-rebirth = Tieni questo impero

## Che cosa succede

vinci-turn = Round { $round }: turno di { $seat }.
vinci-drawn = Nuovo gruppo { vinci-roman }: { $tiles }.
vinci-chose = { $seat } prende { $tiles }: { vinci-n-tokens }{ $price ->
    [0] , gratis
   *[other] , per { $price } PV
}{ $bonus ->
    [0] {""}
   *[other] , e incassa { $bonus } PV
}.
vinci-reinforced = { $seat } riceve { $tokens ->
    [one] un altro gettone
   *[other] altri { $tokens } gettoni
}.
vinci-pact = { $seat } fa un patto con { $other }.
vinci-abandoned = { $seat } abbandona { $the-province }.
vinci-spied = { $seat } ricorre allo Spionaggio.
vinci-conquered = { $from ->
    [neutral] { $seat } toglie { $the-province } ai neutrali { vinci-for-cost }.
    [active] { $seat } toglie { $the-province } a { $other } { vinci-for-cost }.
    [declining] { $seat } toglie { $the-province } all’impero in declino di { $other } { vinci-for-cost }.
    [own] { $seat } riprende { $the-province } al proprio impero in declino { vinci-for-cost }.
   *[empty] { $seat } occupa { $the-province } { vinci-for-cost }.
}
vinci-vacated = L’impero in declino di { $seat } lascia { $the-province }: quello attivo è arrivato troppo vicino.
vinci-gave-up = { $seat } cede { $the-province }.
vinci-placed = { $seat } piazza un gettone { $in-province }.
vinci-placed-many = { $seat } piazza { vinci-n-tokens }: { $places }.
vinci-fort = { $seat } costruisce un forte { $in-province }.
vinci-scored = { $seat } segna { $points } PV{ $declining ->
    [0] { $slavery ->
        [0] {""}
       *[other] {" "}({ $slavery } dallo Schiavismo)
    }
   *[other] {" "}({ $declining } dall’impero in declino{ $slavery ->
        [0] {""}
       *[other] , { $slavery } dallo Schiavismo
    })
}.
vinci-declined = L’impero di { $seat } va in declino con { vinci-n-provinces }.
vinci-redeployed = { $seat } piazza un superstite { $in-province }.
vinci-redeployed-many = { $seat } piazza { $tokens ->
    [one] un superstite
   *[other] { $tokens } superstiti
}: { $places }.
vinci-redeployed-one = { $tokens ->
    [one] Un superstite di { $seat } si ritira
   *[other] { $tokens } superstiti di { $seat } si ritirano
} { $in-province }.
vinci-redeployed-hand = { $tokens ->
    [one] Un superstite di { $seat } torna
   *[other] { $tokens } superstiti di { $seat } tornano
} in mano: all’impero non resta nessuna provincia.
vinci-redeployed-lost = { $tokens ->
    [one] Un superstite dell’impero in declino di { $seat } è perso
   *[other] { $tokens } superstiti dell’impero in declino di { $seat } sono persi
}: non gli resta nessuna provincia.
vinci-last-round = { $seat } ha { $points } PV: questo è l’ultimo round.
vinci-over = { $winners ->
    [one] { $seats } vince con { $points } PV.
   *[other] { $seats } si dividono la vittoria con { $points } PV.
}

## Perché no

vinci-no-choose-first = Prima scegli una civiltà.
vinci-no-chosen = La civiltà l’hai scelta: confermala, oppure annulla la scelta.
vinci-no-group = Il gruppo { vinci-roman } è vuoto.
vinci-no-points = Quel gruppo costa { $price } PV, e tu ne hai { $score }.
vinci-no-turn-first = Prima di’ se il tuo impero si espande o va in declino.
vinci-no-decline-yet = La nuova civiltà deve avere il suo turno di ingresso prima di poter andare in declino.
vinci-no-pact-first = Prima decidi del patto: nomina un avversario, o nessuno.
vinci-no-pact-left = Per questo turno hai già nominato tutti gli avversari che potevi.
vinci-no-pact-self = Non puoi fare un patto con te stesso.
vinci-no-pact-twice = { $other }: il patto c’è già.
vinci-no-player = A quel posto non siede nessuno.
vinci-no-expanding = È il momento delle conquiste: conquista, oppure fermati.
vinci-no-own = { $province }: è già del tuo impero attivo.
vinci-no-reach = { $province }: non confina con nessuna provincia del tuo impero.
vinci-no-entry = { $province }: da lì una nuova civiltà non può entrare nella mappa.
vinci-no-pact-broken = { $province }: il patto con { $other } vieta l’attacco.
vinci-no-spy = Per questo turno lo Spionaggio è esaurito.
vinci-no-tokens = { $province }: { $cost ->
    [one] serve 1 gettone
   *[other] servono { $cost } gettoni
}, e in mano { $hand ->
    [0] non ne hai
   *[other] ne hai { $hand }
}.
vinci-no-abandon-foreign = { $province }: non è del tuo impero attivo.
vinci-no-abandon-late = Le province si abbandonano solo prima della prima conquista del turno.
vinci-no-done-enter = La tua nuova civiltà può entrare nella mappa, quindi deve farlo: conquista una prima provincia.
vinci-no-keeping = Prima scegli quale parte del tuo impero tenere.
vinci-no-keep-foreign = { $province }: non è del tuo impero attivo.
vinci-no-keep-name = { $province }: indica questa parte con la sua prima provincia in elenco.
vinci-no-giving-up = Prima cedi le province per cui non hai gettoni.
vinci-no-give-up-foreign = { $province }: non è del tuo impero attivo.
vinci-no-give-up-cut = { $province }: senza, il tuo impero si spezzerebbe.
vinci-no-placing = Prima piazza tutti i gettoni: { $tokens ->
    [one] ne resta 1
   *[other] ne restano { $tokens }
}.
vinci-no-place-there = { $province }: non è del tuo impero attivo.
vinci-no-fortifying = Conquiste e gettoni sono a posto: restano solo i forti e la fine del turno.
vinci-no-fort-left = Per questo turno non hai altri forti.
vinci-no-fort-twice = { $province }: un forte c’è già.
vinci-no-fort-there = { $province }: non è del tuo impero attivo.
vinci-no-renaissance = I punti del turno sono segnati: vai in declino, oppure tieni questo impero.
vinci-no-redeploying = Prima piazza tutti i superstiti: { $tokens ->
    [one] ne resta 1
   *[other] ne restano { $tokens }
}.
vinci-no-redeploy-there = { $province }: non appartiene all’impero di questi superstiti.
vinci-no-redeployed = Tutti i superstiti hanno trovato posto: resta solo da confermare.

## Quanto costa una mossa

vinci-cost-base = Ogni provincia: { $tokens }
vinci-cost-forest = Foresta: +{ $tokens }
vinci-cost-mountain = Montagna: +{ $tokens }
vinci-cost-tokens = Gettoni in difesa: +{ $tokens }
vinci-cost-fort = Forte in difesa: +{ $tokens }
vinci-cost-militia = Milizia in difesa: +{ $tokens }
vinci-cost-weapons = Le tue Armi: { $tokens }
vinci-cost-climbing = La tua Abilità nelle Montagne: { $tokens }
vinci-cost-ships = La tua Costruzione Navale: { $tokens }
vinci-cost-from-mountain = Parti da una montagna: { $tokens }
vinci-cost-from-fort = Parti da un forte: { $tokens }
vinci-cost-from-both = Parti da una montagna con un forte: { $tokens }
vinci-cost-least = Mai meno di niente: +{ $tokens }
vinci-cost-spy = Con lo Spionaggio costa { vinci-n-tokens }, chiunque ci sia.
vinci-explain-cost = Costa { vinci-n-tokens }; in mano ne hai { $hand }.
vinci-explain-unreachable = È fuori dalla tua portata.

## Quanto rende una mossa

vinci-gain-province = { $points ->
    [0] La provincia in sé: niente, è una montagna
   *[other] La provincia: +{ $points } PV
}
vinci-gain-tile = { $tile }: +{ $points } PV
vinci-gain-slavery = Schiavismo: +{ $points } PV, solo in questo turno
vinci-gain-contact = { $points ->
    [0] Il tuo impero in declino perde { $the-province }, che non rendeva nulla
   *[other] Il tuo impero in declino perde { $the-province }: { $points } PV
}
vinci-explain-price = { $points ->
    [0] Il gruppo è gratis.
   *[other] Paghi { $points } PV, 2 per ogni gruppo che salti.
}
vinci-explain-bonus = Incassi { $points } PV dai segnalini che ha sopra.
vinci-explain-tokens = Ricevi { vinci-n-tokens }.
vinci-explain-tile = { $tile }: { $help }
vinci-explain-doubled = { $tile }, raddoppiata: { $help }
vinci-explain-reconstructed = { $count ->
    [one] Di { $tiles } non si conosce il numero di gettoni stampato: il nostro è ricostruito.
   *[other] Di { $tiles } non si conoscono i numeri di gettoni stampati: i nostri sono ricostruiti.
}
vinci-explain-draw = Si pescano due nuove tessere; da lì in poi la scelta non si annulla più.
vinci-explain-expand = Raccogli i gettoni e conquista. Per come stanno le cose il turno rende { $points } PV.
vinci-explain-extra = Ricevi subito { $tokens ->
    [one] un altro gettone
   *[other] altri { $tokens } gettoni
}.
vinci-explain-decline = { $provinces ->
    [0] Del tuo impero attivo non resta nulla sulla mappa.
    [one] Del tuo impero attivo resta 1 provincia, in declino.
   *[other] Del tuo impero attivo restano { $provinces } province, in declino.
}
vinci-explain-lost = { $provinces ->
    [0] Non hai un impero in declino più vecchio da perdere.
   *[other] Il tuo impero in declino più vecchio ({ vinci-n-provinces }) scompare.
}
vinci-explain-decline-points = Il turno rende { $points } PV; poi scegli una nuova civiltà.
vinci-explain-rebirth = I punti del turno sono già segnati; scegli subito una nuova civiltà.
vinci-explain-pact = Fino al tuo prossimo turno tu e { $other } non potete attaccare l’impero attivo l’uno dell’altro.
vinci-explain-abandon = I suoi gettoni tornano in mano, e perdi { $points } PV a turno.
vinci-explain-keep = La parte che tieni: { $provinces }, per { $points } PV.
vinci-explain-give-up = Perdi { $points } PV a turno.
vinci-explain-defence = Per prendere { $the-province } chi attacca pagherà { vinci-n-tokens }.
vinci-explain-fort = I tuoi attacchi che partono dal forte costano 1 gettone in meno.
vinci-explain-score = Segni { $points } PV{ $asked ->
    [1] , e ti viene chiesto della Rinascita.
   *[other] , e il turno è finito.
}
vinci-explain-stop = Passi alla riorganizzazione. Per come stanno le cose il turno rende { $points } PV.
vinci-explain-stop-losing = Passi alla riorganizzazione, e dovrai cedere province: il turno rende al massimo { $points } PV.
vinci-explain-done = Si passa a ciò che segue.
vinci-explain-wait = È il turno di qualcun altro.

## In una riga

vinci-summary-conquest = { vinci-n-tokens }, { vinci-points }
vinci-points = { $sign ->
    [minus] −{ $points } PV
   *[plus] +{ $points } PV
}
vinci-summary-choose = { vinci-n-tokens }{ $price ->
    [0] , gratis
   *[other] , paghi { $price } PV
}{ $bonus ->
    [0] {""}
   *[other] , incassi { $bonus } PV
}
vinci-summary-keep = { $provinces }: { $points } PV
vinci-summary-loss = { $points ->
    [0] nessun PV perso
   *[other] −{ $points } PV a turno
}
vinci-summary-defence = chi attacca paga { vinci-n-tokens }
vinci-summary-income = { $points } PV per come stanno le cose
vinci-summary-decline = { $points } PV subito, poi una nuova civiltà
vinci-summary-rebirth = poi una nuova civiltà

## Il tavolo

vinci-terrain-field = campi
vinci-terrain-pasture = pascoli
vinci-terrain-forest = foresta
vinci-terrain-mountain = montagna
vinci-terrain-hill = collina
vinci-symbol-mine = miniera
vinci-symbol-port = porto
vinci-region-british_isles = Isole Britanniche
vinci-region-iberia = Penisola Iberica
vinci-region-france = Francia
vinci-region-alps = Alpi
vinci-region-italy = Italia
vinci-region-germany = Germania
vinci-region-scandinavia = Scandinavia
vinci-region-balkans = Balcani
vinci-region-eastern_europe = Europa Orientale
vinci-region-anatolia = Anatolia e Caucaso
vinci-neutral = neutrale
vinci-empty = vuota
vinci-in-decline = in declino
vinci-fort-word = forte
vinci-tokens-word = gettoni
vinci-player-word = giocatore
vinci-score-word = PV
vinci-income-word = rende
vinci-hand-word = mano
vinci-tiles-word = tessere
vinci-group-word = gruppo
vinci-price-word = prezzo
vinci-bonus-word = bonus
vinci-pact-with = patto con { $seats }
vinci-waits = deve entrare nella mappa

## A che punto è la partita, e da dove vengono i punti

vinci-progress-round = { $round ->
    [0] Apertura
   *[other] Round { $round }
}
vinci-progress-missing = a chi guida mancano { $points } PV
vinci-progress-ends = La partita finisce con il round in cui qualcuno raggiunge { $points } PV.
vinci-progress-last = { $reached ->
    [1] Ultimo round: qualcuno ha raggiunto { $points } PV.
   *[other] Ultimo round: non ce ne sono altri.
}
vinci-progress-turns = { $turns ->
    [one] ultimo turno
   *[other] ancora { $turns } turni
}
vinci-warn-forts = { $forts ->
    [one] Puoi ancora costruire un forte.
   *[other] Puoi ancora costruire { $forts } forti.
}
vinci-warn-decline = È l’ultimo round: una nuova civiltà non arriverebbe a giocare.
vinci-source-active = imperi attivi
vinci-source-declining = imperi in declino
vinci-source-slavery = Schiavismo
vinci-source-bonus = segnalini presi
vinci-source-price = pagati per le civiltà

## Opzioni

vinci-option-decline_tokens = Gettoni in declino
vinci-option-decline_tokens-help = Quanti gettoni restano in una provincia quando il suo impero va in declino.
vinci-option-decline_tokens-leave_one = ne resta uno
vinci-option-decline_tokens-remove_one = se ne toglie uno
vinci-option-decline_tokens-keep_all = restano tutti
vinci-option-tile_mix = Tessere nel sacchetto
vinci-option-tile_mix-help = L’editore ha corretto la prima tiratura: tre Barbari e una Specialità invece di due e due.
vinci-option-tile_mix-corrected = corrette
vinci-option-tile_mix-first_printing = prima tiratura
vinci-option-victory_points = Punti da raggiungere
vinci-option-victory_points-help = Quando qualcuno li raggiunge si completa il round e la partita è finita.
vinci-option-victory_points-by_player_count = secondo il numero di giocatori
vinci-option-tie_break = Parità
vinci-option-tie_break-help = Il regolamento non ha spareggi: a pari punti si condivide il posto.
vinci-option-tie_break-shared = posto condiviso
vinci-option-virtual_difficulty = Giocatori virtuali
vinci-option-virtual_difficulty-help = Quanto sono forti i giocatori virtuali nelle partite da soli o in due.
vinci-option-virtual_difficulty-normal = normali
vinci-option-virtual_difficulty-rich_start = partenza ricca: 15 PV
vinci-option-virtual_difficulty-strong = forti: 9 gettoni extra
vinci-option-virtual_difficulty-rich_and_strong = ricchi e forti
vinci-option-virtual_tokens = Gettoni extra dei virtuali
vinci-option-virtual_tokens-help = I gettoni che ogni civiltà di un giocatore virtuale riceve oltre ai numeri rossi.
vinci-option-virtual_tokens-by_difficulty = secondo la difficoltà
vinci-option-prefer_real_target = I virtuali preferiscono le persone
vinci-option-prefer_real_target-help = Dove un virtuale tirerebbe il dado tra bersagli uguali, attacca la provincia di una persona.
vinci-option-value_formula = I virtuali pesano costo e guadagno
vinci-option-value_formula-help = Ordinano le province per il doppio dei PV meno i gettoni, invece che per PV e poi per gettoni.

## Che cosa guardano i bot

vinci-feature-score = punti sul tracciato
vinci-feature-due = punti in questo turno
vinci-feature-tokens_in_hand = gettoni ancora per conquistare
vinci-feature-active_provinces = province dell’impero attivo
vinci-feature-free_tokens = gettoni liberi dell’impero attivo
vinci-feature-new_tokens = gettoni di una nuova civiltà
vinci-feature-declining_provinces = province in declino
vinci-feature-guard = confini ben difesi
vinci-feature-new_talents = ciò che sanno fare le nuove tessere
vinci-feature-talents = ciò che sanno fare le tessere
vinci-feature-turns_ahead = turni ancora da giocare
vinci-feature-empires_ahead = punti che faranno gli imperi
vinci-feature-campaign_ahead = conquiste a portata di mano
vinci-feature-borders_ahead = province esposte agli attacchi
vinci-feature-entry_ahead = la civiltà che sta per entrare
vinci-feature-tiles_ahead = ciò che porteranno le tessere
vinci-feature-rivals = ciò che avrà il miglior rivale
