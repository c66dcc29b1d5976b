# Le parole di 7 Ages. I nomi di imperi, aree, unità, artefatti, eventi e leader vengono dai dati dei componenti.

seven_ages-name = 7 Ages
seven_ages-about = Imperi che nascono e tramontano su una sola mappa del mondo attraverso sette periodi, di Harry Rowland. Da 2 a 7 giocatori.

## Pezzi di frasi

seven_ages-in-area = { $id ->
    [low_countries] nei { $name }
    [north_italy] nell’{ $name }
    [central_italy] nell’{ $name }
    [south_italy] nell’{ $name }
    [crete] a { $name }
    [pripet_marshes] nelle { $name }
    [novgorod] a { $name }
    [moscow] a { $name }
    [archangel] ad { $name }
    [don] nella { $name }
    [kazan] a { $name }
    [astrakhan] a { $name }
    [urals] negli { $name }
    [cyprus] a { $name }
    [caucasus] nel { $name }
    [sinai] nel { $name }
    [sumer] a { $name }
    [hejaz] nell’{ $name }
    [najd] nel { $name }
    [yemen] nello { $name }
    [elam] nell’{ $name }
    [kazakh_steppe] nella { $name }
    [tarim] nel { $name }
    [baikal] nel { $name }
    [altai] nell’{ $name }
    [gobi] nel { $name }
    [amur] nell’{ $name }
    [kyushu] a { $name }
    [honshu] a { $name }
    [ezo] ad { $name }
    [kuriles] nelle { $name }
    [hebei] nell’{ $name }
    [shandong] nello { $name }
    [henan] nell’{ $name }
    [shanxi] nello { $name }
    [shaanxi] nello { $name }
    [gansu] nel { $name }
    [sichuan] nel { $name }
    [hubei] nell’{ $name }
    [jiangsu] nello { $name }
    [fujian] nel { $name }
    [hunan] nell’{ $name }
    [guangdong] nel { $name }
    [yunnan] nello { $name }
    [taiwan] a { $name }
    [gandhara] nel { $name }
    [punjab] nel { $name }
    [sindh] nel { $name }
    [baluchistan] nel { $name }
    [gujarat] nel { $name }
    [delhi] a { $name }
    [magadha] nel { $name }
    [bengal] nel { $name }
    [malwa] nel { $name }
    [orissa] nell’{ $name }
    [deccan] nel { $name }
    [andhra] nell’{ $name }
    [karnataka] nel { $name }
    [tamilnad] nel { $name }
    [ceylon] a { $name }
    [kashmir] nel { $name }
    [assam] nell’{ $name }
    [siam] nel { $name }
    [tonkin] nel { $name }
    [champa] nel { $name }
    [sumatra] a { $name }
    [java] a { $name }
    [timor_bali] a { $name }
    [borneo] nel { $name }
    [celebes] a { $name }
    [moluccas] nelle { $name }
    [luzon] a { $name }
    [mindanao] a { $name }
    [solomons] nelle { $name }
    [arnhem_land] nella { $name }
    [west_australia] nell’{ $name }
    [outback] nell’{ $name }
    [queensland] nel { $name }
    [new_south_wales] nel { $name }
    [south_australia] nell’{ $name }
    [fiji] alle { $name }
    [samoa] a { $name }
    [tahiti] a { $name }
    [hawaii] alle { $name }
    [carthage] a { $name }
    [upper_egypt] nell’{ $name }
    [libyan_desert] nel { $name }
    [fezzan] nel { $name }
    [sahara] nel { $name }
    [songhai] nel { $name }
    [gold_coast] nella { $name }
    [ubangi] nell’{ $name }
    [sudd] nel { $name }
    [congo_basin] nel { $name }
    [kongo] nel { $name }
    [katanga] nel { $name }
    [great_lakes] nei { $name }
    [tanganyika] nel { $name }
    [zimbabwe] nello { $name }
    [kalahari] nel { $name }
    [transvaal] nel { $name }
    [zululand] nello { $name }
    [cape] al { $name }
    [canaries] nelle { $name }
    [yukon] nello { $name }
    [british_columbia] nella { $name }
    [prairies] nelle { $name }
    [keewatin] nel { $name }
    [ontario] nell’{ $name }
    [quebec] nel { $name }
    [labrador] nel { $name }
    [ohio] nell’{ $name }
    [mississippi] nel { $name }
    [dakota] nel { $name }
    [great_plains] nelle { $name }
    [texas] nel { $name }
    [rockies] nelle { $name }
    [oregon] nell’{ $name }
    [great_basin] nel { $name }
    [new_mexico] nel { $name }
    [north_mexico] nel { $name }
    [veracruz] a { $name }
    [yucatan] nello { $name }
    [panama] a { $name }
    [cuba] a { $name }
    [antilles] nelle { $name }
    [upper_amazon] nell’{ $name }
    [nordeste] nel { $name }
    [rio] a { $name }
    [mato_grosso] nel { $name }
    [atacama] nell’{ $name }
    [pampas] nelle { $name }
    [norwegian_sea] nel { $name }
    [barents_sea] nel { $name }
    [kara_sea] nel { $name }
    [north_sea] nel { $name }
    [baltic_sea] nel { $name }
    [english_channel] nel { $name }
    [celtic_sea] nel { $name }
    [bay_of_biscay] nel { $name }
    [pillars_of_hercules] nelle { $name }
    [west_mediterranean] nel { $name }
    [central_mediterranean] nel { $name }
    [adriatic_sea] nel { $name }
    [aegean_sea] nel { $name }
    [east_mediterranean] nel { $name }
    [black_sea] nel { $name }
    [caspian_sea] nel { $name }
    [red_sea] nel { $name }
    [arabian_sea] nel { $name }
    [persian_gulf] nel { $name }
    [bay_of_bengal] nel { $name }
    [andaman_sea] nel { $name }
    [gulf_of_siam] nel { $name }
    [south_china_sea] nel { $name }
    [java_sea] nel { $name }
    [celebes_sea] nel { $name }
    [banda_sea] nel { $name }
    [timor_sea] nel { $name }
    [philippine_sea] nel { $name }
    [east_china_sea] nel { $name }
    [yellow_sea] nel { $name }
    [sea_of_japan] nel { $name }
    [japan_coast] nella { $name }
    [okhotsk_sea] nel { $name }
    [bering_sea] nel { $name }
    [coral_sea] nel { $name }
    [tasman_sea] nel { $name }
    [australian_bight] nella { $name }
    [canary_coast] nella { $name }
    [gulf_of_guinea] nel { $name }
    [angola_coast] nella { $name }
    [cape_sea] nel { $name }
    [mozambique_channel] nel { $name }
    [swahili_coast] nella { $name }
    [gulf_of_alaska] nel { $name }
    [california_coast] nella { $name }
    [central_american_pacific] nel { $name }
    [peru_coast] nella { $name }
    [chile_coast] nella { $name }
    [argentine_sea] nel { $name }
    [brazil_coast] nella { $name }
    [guiana_coast] nella { $name }
    [caribbean_sea] nel { $name }
    [gulf_of_mexico] nel { $name }
    [eastern_seaboard] nella { $name }
    [gulf_of_st_lawrence] nel { $name }
    [labrador_sea] nel { $name }
    [hudson_bay] nella { $name }
    [north_atlantic] nell’{ $name }
    [mid_atlantic] nell’{ $name }
    [south_atlantic] nell’{ $name }
    [indian_ocean] nell’{ $name }
    [southern_ocean] nell’{ $name }
    [north_pacific] nell’{ $name }
    [central_pacific] nell’{ $name }
    [east_pacific] nell’{ $name }
    [south_pacific] nell’{ $name }
    [arctic_ocean] nell’{ $name }
   *[other] in { $name }
}
seven_ages-n-cards = { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
}
seven_ages-n-units = { $units ->
    [one] 1 unità
   *[other] { $units } unità
}
seven_ages-n-money = { $money ->
    [one] 1 denaro
   *[other] { $money } denari
}
seven_ages-n-glory = { $glory ->
    [one] 1 punto gloria
   *[other] { $glory } punti gloria
}

## Che cosa si chiede

seven_ages-prompt-redemption = Riscatto: scarta quante carte vuoi; se ne scarti, reintegri la mano a sei.
seven_ages-prompt-initiative = Metti giù una carta: il valore più alto gioca per primo.
seven_ages-prompt-pair = Scegli la tua coppia di colori per tutta la partita.
seven_ages-prompt-placement = Metti un segnalino su ogni tuo impero e, se vuoi, uno nello spazio libero. Nessuno li vede.
seven_ages-prompt-reveal = Quali segnalini giri in questo passo?
seven_ages-prompt-which-first = Hai girato due segnalini: quale agisce per primo?
seven_ages-prompt-after-action = La tua azione è finita. Giochi una carta che la ripete?
seven_ages-prompt-start = Inizia un impero, oppure rinuncia.
seven_ages-prompt-start-colour = { $empire }: scegli la sua serie di pedine.
seven_ages-prompt-start-area = { $empire }: scegli dove inizia.
seven_ages-prompt-start-level = { $empire }: scegli il suo livello iniziale.
seven_ages-prompt-start-units = Compra le prime unità del tuo impero e mettile nelle aree di partenza.
seven_ages-prompt-start-leader = Puoi prendere un leader con nome di questo periodo.
seven_ages-prompt-start-capital = Piazza la capitale; poi puoi costruire fortificazioni.
seven_ages-prompt-produce = { $empire }: la produzione darà { seven_ages-n-money }.
seven_ages-prompt-upkeep = { $empire }: il mantenimento costa { $cost }, in cassa: { seven_ages-n-money }. Congeda unità o paga.
seven_ages-prompt-purchase = Compra unità e fortificazioni.
seven_ages-prompt-place-unit = Dove va questa unità: { $unit }?
seven_ages-prompt-free-units = Piazza { seven_ages-n-units } gratis.
seven_ages-prompt-trade = Con chi commercia il tuo impero?
seven_ages-prompt-transit = { $empire } chiede di passare; attraverso: { $own_empire }; meta: { $other_empire }. Rifiuta, concedi o indica un prezzo.
seven_ages-prompt-transit-canal = { $empire }: le navi chiedono di passare il canale; lo controlla: { $own_empire }. Rifiuta, concedi o indica un prezzo.
seven_ages-prompt-transit-offer = { $empire }, il prezzo del passaggio: { seven_ages-n-money }, { seven_ages-n-cards }. Accetti e paghi?
seven_ages-prompt-trade-card = Metti giù una carta per il commercio.
seven_ages-prompt-trade-step = Hai vinto il commercio: avanzi di un altro livello?
seven_ages-prompt-gift = Fai un dono in denaro all’altro impero del commercio?
seven_ages-prompt-move = Muovi le unità: forma un gruppo e fallo partire.
seven_ages-prompt-calm = La manovra finisce: mostra un’unità d’assedio per far cessare il disordine di una città, o adotta il confucianesimo.
seven_ages-prompt-conflicts = Quale conflitto si risolve per primo?
seven_ages-prompt-attacker = Quale tuo impero attacca { $in-area }?
seven_ages-prompt-retreat = Continui a combattere o ti ritiri?
seven_ages-prompt-scrap = Se la tua ultima unità non impegnata è un’atomica, puoi eliminarla prima di questo round.
seven_ages-prompt-retreat-to = Dove si ritira questa unità: { $unit }?
seven_ages-prompt-leader-retreats = Dove va il tuo leader?
seven_ages-prompt-pursuit = Sei inseguito: scegli un’unità da perdere.
seven_ages-prompt-replace-card = Il tuo tattico: scarti una carta per pescare un’altra carta conflitto?
seven_ages-prompt-commit = Impegna unità: la metà, per eccesso, sta in prima linea.
seven_ages-prompt-bring = Rinforzi: porta unità da un’area adiacente.
seven_ages-prompt-destiny = Scarta quante carte vuoi; poi peschi fino ad averne { $cards }.
seven_ages-prompt-civilise = Civilizzazione: gioca carte, costruisci, recluta, adotta, modernizza.
seven_ages-prompt-buying-order = Rimuovi il disordine: { $free } gratis, poi { $cost } denari l’uno. In cassa: { seven_ages-n-money }.
seven_ages-prompt-converting = I tuoi predicatori sono ascoltati: scegli un’area.
seven_ages-prompt-recruiting = Pescato dalla tazza: { $leader }. Pescate rimaste: { $draws }.
seven_ages-prompt-place-leader = Dove piazzi il leader?
seven_ages-prompt-assassination = La tua carta vale { $value }. Pescate rimaste: { $draws }.
seven_ages-prompt-buy-glory = { $empire }: la gloria costa { $cost } denari al punto; in cassa: { $money }.
seven_ages-prompt-ties = Alcuni tuoi imperi sono pari ({ $category }): quale precede?
seven_ages-prompt-window-step = Giochi qualcosa in questo passo?
seven_ages-prompt-window-end-turn = Giochi qualcosa prima del progresso libero?
seven_ages-prompt-window-harvest = Giochi qualcosa prima della raccolta?
seven_ages-prompt-window-trade-reveal = Le carte del commercio sono scoperte. Giochi qualcosa?
seven_ages-prompt-window-conflict-before = Comincia un round del conflitto. Giochi qualcosa?
seven_ages-prompt-window-conflict-after = Tutto è scoperto. Giochi qualcosa?
seven_ages-prompt-window-conflict-won = Hai vinto il conflitto. Giochi qualcosa?
seven_ages-prompt-target = { $card }: indica il bersaglio.
seven_ages-prompt-reaction = È stata giocata una carta: { $card }. Reagisci?
seven_ages-prompt-losing = { $empire }: scegli che cosa perdere, { seven_ages-n-units }.
seven_ages-prompt-consent-disorder = Metti disordine { $in-area }?
seven_ages-prompt-consent-peace = Pace: { $empire } e { $other_empire }. Accetti?
seven_ages-prompt-take = Prendi una carta da questa mano.

## Mosse

seven_ages-move-done = Fatto
seven_ages-move-pass = Passa
seven_ages-move-yes = Sì
seven_ages-move-no = No
seven_ages-move-start-nothing = Non iniziare nessun impero
seven_ages-move-pay-upkeep = Paga il mantenimento
seven_ages-move-let-pass = Lasciali passare gratis
seven_ages-move-refuse-passage = Rifiuta il passaggio
seven_ages-move-pay-passage = Accetta e paga
seven_ages-move-withdraw = Ritira la richiesta
seven_ages-move-step-more = Un altro livello
seven_ages-move-step-enough = Nessun altro livello
seven_ages-move-commit-these = Impegna queste unità
seven_ages-move-draw-leader = Recluta: pesca un leader dalla tazza
seven_ages-move-ready = Pronto
seven_ages-move-no-more-markers = Nessun altro segnalino
seven_ages-move-collect-income = Incassa le rendite
seven_ages-move-end-production = Concludi la Produzione
seven_ages-move-no-more-units = Nessun’altra unità
seven_ages-move-no-more-forts = Nessun’altra fortificazione
seven_ages-move-no-leader = Non prendere nessun leader
seven_ages-move-end-moves = Nessun altro movimento
seven_ages-move-calm-none = Non togliere altro disordine
seven_ages-move-keep-conflict-card = Tieni la carta conflitto
seven_ages-move-draw-cards = Pesca le carte
seven_ages-move-end-civilise = Concludi la Civilizzazione
seven_ages-move-another-leader = Pesca un altro leader
seven_ages-move-keep-leader = Tieni questo leader
seven_ages-move-another-card = Pesca un’altra carta
seven_ages-move-keep-card = Tieni questa carta
seven_ages-move-no-glory = Non comprare gloria
seven_ages-move-show = Metti giù { $card }
seven_ages-move-discard = Scarta { $card }
seven_ages-move-hand_over = Consegna { $card }
seven_ages-move-take = Prendi { $card }
seven_ages-move-found = Inizia l’impero: { $card }
seven_ages-move-event = Gioca l’evento { $event }
seven_ages-move-artefact = Costruisci: { $artefact }
seven_ages-move-empire = { $empire }
seven_ages-move-player = { $seat }
seven_ages-move-area = { $area }
seven_ages-move-region = { $region }
seven_ages-move-leader = { $leader }
seven_ages-move-free_slot = Lo spazio libero di { $seat }
seven_ages-move-pair = { $pair }
seven_ages-move-lay = { $marker } → { $empire }
seven_ages-move-lay-free = { $marker } nello spazio libero
seven_ages-move-go_slow = Cadenza progressiva: { $action }
seven_ages-move-turn_up = Gira: { $marker }
seven_ages-move-colour = Colore: { $colour }
seven_ages-move-level = Livello { $number }
seven_ages-move-buy = Compra: { $unit }
seven_ages-move-place = Piazza: { $area }
seven_ages-move-coast = Sulla costa: { $water }
seven_ages-move-fort = Fortificazione: { $area }
seven_ages-move-release = Congeda: { $unit }
seven_ages-move-trade = Commercia con: { $empire }
seven_ages-move-trade_deck = Commercia con il mazzo
seven_ages-move-request = Chiedi il passaggio: { $empire }
seven_ages-move-ask = { $number ->
    [one] Chiedi 1 denaro
   *[other] Chiedi { $number } denari
}
seven_ages-move-ask_cards = { $number ->
    [one] Chiedi 1 carta
   *[other] Chiedi { $number } carte
}
seven_ages-move-give = { $number ->
    [0] Non dare nulla
    [one] Dai 1 denaro
   *[other] Dai { $number } denari
}
seven_ages-move-from = Unità: { $area }
seven_ages-move-with = Aggiungi: { $unit }
seven_ages-move-load = Imbarca: { $unit }
seven_ages-move-go = Vai: { $area }
seven_ages-move-halt = Fermati qui
seven_ages-move-canal = Chiedi di passare per il canale: { $canal }
seven_ages-move-fight = Combatti: { $area }
seven_ages-move-retreat = Ritirati
seven_ages-move-stay = Continua
seven_ages-move-retreat_to = Ritirati: { $area }
seven_ages-move-scrap = Elimina l’atomica
seven_ages-move-front = Prima linea: { $unit }
seven_ages-move-support = Supporto: { $unit }
seven_ages-move-commit = Impegna: { $leader }
seven_ages-move-lose = Perdi: { $unit }
seven_ages-move-recruit = Recluta: { $leader }
seven_ages-move-draw = Pesca
seven_ages-move-keep = Tieni
seven_ages-move-dismiss = Togli: { $leader }
seven_ages-move-adopt = Adotta: { $artefact }
seven_ages-move-flip = Modernizza in: { $unit }
seven_ages-move-city = Città: { $area }
seven_ages-move-capital = Capitale: { $area }
seven_ages-move-calm = Ristabilisci l’ordine: { $area }
seven_ages-move-break_treaty = Rompi la pace: { $empire }
seven_ages-move-proselytise = Predica
seven_ages-move-annex = Annetti: { $area }
seven_ages-move-glory = { $number ->
    [one] Compra 1 punto gloria
   *[other] Compra { $number } punti gloria
}

## Che cosa succede

seven_ages-turn = Turno { $turn }: { $seat } ha il segnalino turno.
seven_ages-step = Passo: { $action }.
seven_ages-markers-laid = Tutti i segnalini sono piazzati.
seven_ages-revealed = { $seat } gira { $action }.
seven_ages-revealed-as = { $seat } gira { $marker } come { $action }.
seven_ages-showed = { $seat } mette giù { $card }, valore { $value }.
seven_ages-goes-first = { $seat } gioca per primo.
seven_ages-took-pair = { $seat } prende la coppia { $pair }.
seven_ages-discarded = { $seat } scarta { $card }.
seven_ages-drew = { $seat } pesca { seven_ages-n-cards }.
seven_ages-drew-again = { $seat } pesca di nuovo.
seven_ages-reshuffled = Gli scarti diventano il nuovo mazzo.
seven_ages-looked = Guardi la cima del mazzo: { $cards }.
seven_ages-empire-started = { $seat } inizia un impero: { $empire }, livello { $level }.
seven_ages-empire-discarded = { $empire }: l’impero è scomparso.
seven_ages-advanced = { $empire }: sale al livello { $level }.
seven_ages-fell-back = { $empire }: scende al livello { $level }.
seven_ages-capital = { $empire }: capitale { $in-area }.
seven_ages-fort-built = { $empire }: costruita una fortificazione { $in-area }.
seven_ages-unit-placed = { $empire }: piazzata un’unità { $in-area }.
seven_ages-unit-bought = { $empire }: comprata un’unità { $in-area }, per { seven_ages-n-money }.
seven_ages-unit-released = { $empire }: congedata un’unità { $in-area } ({ $unit }).
seven_ages-unit-lost = { $empire }: persa un’unità ({ $unit }).
seven_ages-unit-lost-there = { $empire }: persa un’unità { $in-area } ({ $unit }).
seven_ages-unit-lost-retreating = { $empire }: persa un’unità senza via di ritirata ({ $unit }).
seven_ages-unit-shown = { $empire }: mostrata un’unità ({ $unit }).
seven_ages-units-told = { $category }: { $empire } { $units }.
seven_ages-flipped = { $empire }: modernizzata un’unità { $in-area }.
seven_ages-income = { $empire }: rendite { $money }.
seven_ages-upkeep = { $empire }: mantenimento { $money }.
seven_ages-trades = Commercio: { $empire } e { $other_empire }.
seven_ages-trades-with-deck = Commercio: { $empire } con il mazzo.
seven_ages-trade-card = { $empire }: carta commercio { $card }, valore { $value }.
seven_ages-deck-card = Il mazzo mostra { $card }, valore { $value }.
seven_ages-trade-totals = { $empire }: totale di commercio { $total } contro { $against }.
seven_ages-gift = Dono: { seven_ages-n-money }, { $empire } → { $other_empire }.
seven_ages-asks-passage = Richiesta di passaggio: { $empire }.
seven_ages-passage-refused = { $seat } rifiuta il passaggio.
seven_ages-passage-money = { $seat } concede il passaggio per { seven_ages-n-money }.
seven_ages-passage-cards = { $seat } concede il passaggio per { seven_ages-n-cards }.
seven_ages-passage-too-dear = { $seat } non può pagare il passaggio.
seven_ages-passage-withdrawn = { $seat } ritira la richiesta.
seven_ages-card-paid = { $seat } consegna una carta a { $other }.
seven_ages-card-taken = { $seat } prende una carta a { $other }.
seven_ages-card-taken-which = { $seat } prende { $card } a { $other }.
seven_ages-moves = { $empire }: { seven_ages-n-units }, { $area } → { $to }.
seven_ages-moves-on = { $empire }: avanti, { $to }.
seven_ages-calmed = { $empire }: ordine ristabilito { $in-area }.
seven_ages-disorder = Disordine { $in-area }.
seven_ages-conflict = Conflitto { $in-area }: { $empire } contro { $other_empire }.
seven_ages-conflict-card = { $empire }: carta conflitto { $card }, valore { $value }.
seven_ages-committed-front = { $empire }: { $unit } in prima linea.
seven_ages-committed-support = { $empire }: { $unit } in supporto.
seven_ages-conflict-total = { $empire }: totale { $total }.
seven_ages-conflict-disorder = { $empire }: tutte le unità hanno combattuto, disordine nel conflitto.
seven_ages-conflict-won = { $empire }: conflitto vinto.
seven_ages-loot = { $empire }: bottino di { seven_ages-n-money }.
seven_ages-retreats = { $empire }: ritirata ({ $area }).
seven_ages-reinforced = { $empire }: rinforzi ({ $area }).
seven_ages-nuke = Un’atomica devasta l’area: { $area }.
seven_ages-nuke-scrapped = { $empire }: eliminata un’atomica.
seven_ages-leader-killed = { $empire }: cade un leader.
seven_ages-leader-drawn = { $empire }: dalla tazza esce: { $leader }.
seven_ages-leader-recruited = Nuovo leader { $in-area }: { $leader }.
seven_ages-leader-dismissed = Tolto un leader: { $leader }.
seven_ages-assassinated = Assassinio riuscito: { $leader }, { $value } contro { $against }.
seven_ages-assassin-failed = Assassinio fallito: { $leader }, { $value } contro { $against }.
seven_ages-adopted = { $empire }: adozione ({ $artefact }).
seven_ages-artefact-built = { $empire }: { $artefact }.
seven_ages-artefact-lost = Artefatto perso: { $artefact }.
seven_ages-artefact-obsolete = Artefatto superato: { $artefact }.
seven_ages-treaty-ended = { $seat } rompe la pace.
seven_ages-city-built = { $empire }: costruita una città { $in-area }.
seven_ages-city-raised = { $empire }: la città { $in-area } cresce al livello { $level }.
seven_ages-annexed = { $empire }: annessione ({ $area }).
seven_ages-preached = { $empire }: predicazione, una carta di valore { $value }.
seven_ages-came-over = Area convertita: { $area } ({ $empire }).
seven_ages-announced-event = { $seat } gioca l’evento { $event } (carta: { $card }).
seven_ages-announced-artefact = { $seat } gioca l’artefatto { $artefact } (carta: { $card }).
seven_ages-announced-target = Bersaglio: { $target }.
seven_ages-announced-player = Bersaglio: { $seat }.
seven_ages-card-cancelled = La carta { $card } è annullata.
seven_ages-action-cancelled = L’azione { $action } di { $seat } è annullata.
seven_ages-card-returned = Torna nella mano di { $seat }: { $card }.
seven_ages-go-slow = Cadenza progressiva, casella { $box }: { $action }.
seven_ages-no-free-progress-wild = { $empire }: niente progresso libero, c’è una wild card.
seven_ages-no-free-progress-event = { $empire }: niente progresso libero, per un evento.
seven_ages-no-free-progress-go-slow = { $empire }: niente progresso libero, cadenza progressiva.
seven_ages-no-free-progress-dark-age = { $empire }: niente progresso libero da un livello oscuro.
seven_ages-glory-bought = { $empire }: acquisto di { seven_ages-n-glory }.
seven_ages-glory-gained = { $seat }: +{ $glory } gloria ({ $source }).
seven_ages-glory-lost = { $seat }: −{ $glory } gloria ({ $source }).
seven_ages-empire-harvest = { $empire }: icone per { seven_ages-n-glory }.
seven_ages-game-ends = La partita finisce: { $reason }.

## Perché no

seven_ages-no-card = Non è nella tua mano: { $card }.
seven_ages-no-redemption = Scarta carte o di’ che hai finito.
seven_ages-no-initiative = Metti giù una carta della tua mano.
seven_ages-no-pair = Scegli una coppia di colori.
seven_ages-no-pair-taken = Quella coppia è di { $other }.
seven_ages-no-placing = Prima piazza i segnalini.
seven_ages-no-marker-laid = Segnalino già piazzato: { $marker }.
seven_ages-no-marker-missing = Ogni tuo impero ha bisogno di un segnalino.
seven_ages-no-marker-face-down = Non è coperto davanti a te: { $marker }.
seven_ages-no-marker-of-step = Non è il segnalino di questo passo: { $marker }.
seven_ages-no-marker-effect = Dove si trova non avrebbe effetto: { $marker }.
seven_ages-no-slot-used = Lì c’è già un segnalino.
seven_ages-no-slot-foreign = Quello non è un tuo impero.
seven_ages-no-free-slot = Con { $empires } imperi non c’è spazio libero.
seven_ages-no-go-slow = Solo il primo giocatore riempie le caselle della cadenza progressiva: al massimo tre, con azioni diverse.
seven_ages-no-revealing = Di’ quali segnalini giri.
seven_ages-no-acting = Scegli uno dei segnalini che hai girato.
seven_ages-no-after-action = Gioca una carta che ripete la tua azione, o passa.
seven_ages-no-start = Prima completa il nuovo impero.
seven_ages-no-start-maximum = Hai { $empires } imperi, il massimo consentito.
seven_ages-no-start-no-colour = { $card }: non resta una serie di colore.
seven_ages-no-start-too-few-empires = { $card }: servono più imperi in gioco.
seven_ages-no-start-total-history = Storia totale: il primo impero deve poter iniziare nel periodo I. Non può: { $card }.
seven_ages-no-start-no-area = { $card }: nessuna area di partenza valida ora.
seven_ages-no-start-wrong-age = { $card }: si inizia nel periodo { $ages }.
seven_ages-no-start-in_play = { $card }: in questo periodo solo se è in gioco l’impero: { $empire }.
seven_ages-no-start-not_in_play = { $card }: in questo periodo solo se non è in gioco l’impero: { $empire }.
seven_ages-no-start-now = Solo nel passo di Inizio, con il segnalino Inizio o la wild card nello spazio libero.
seven_ages-no-start-no-unit = { $card }: nessuna unità potrebbe stare in un’area di partenza.
seven_ages-no-start-colour = Quella serie di colore non è disponibile per questo impero.
seven_ages-no-start-unit = Prima piazza le unità del nuovo impero.
seven_ages-no-start-without-units = Almeno un’unità deve stare in un’area di partenza.
seven_ages-no-start-site = Non è un’area di partenza sotto il tuo controllo: { $area }.
seven_ages-no-leader = Solo un leader con nome di questo impero e periodo non ancora apparso.
seven_ages-no-buy = Ora non si può comprare: { $unit }.
seven_ages-no-buy-level = Serve il livello { $level }: { $unit }.
seven_ages-no-buy-no-cavalry = Questo impero non conosce ancora la cavalleria: { $unit }.
seven_ages-no-buy-no-ships = Questo impero non conosce ancora le navi: { $unit }.
seven_ages-no-buy-supply = Non restano pedine: { $unit }.
seven_ages-no-buy-money = Il denaro non basta, serve { $cost }: { $unit }.
seven_ages-no-buy-place = Non c’è posto: { $unit }.
seven_ages-no-place = Non { $in-area }: l’area non è tua, è piena o non è adatta a questa unità.
seven_ages-no-fort = Nessuna fortificazione ora { $in-area }.
seven_ages-no-purchase = Compra unità e fortificazioni, o di’ che hai finito.
seven_ages-no-production = Prima incassa le rendite.
seven_ages-no-upkeep = Congeda unità, o paga.
seven_ages-no-upkeep-money = Il mantenimento costa { $cost }, in cassa: { seven_ages-n-money }.
seven_ages-no-free-unit = Piazza le unità gratis, o di’ che hai finito.
seven_ages-no-such-empire = Nessun impero in gioco ha quel colore.
seven_ages-no-trade = Scegli un partner per il commercio.
seven_ages-no-trade-own = I tuoi imperi non commerciano fra loro: { $empire }.
seven_ages-no-trade-contact = { $empire }: nessun contatto, o altri vengono prima.
seven_ages-no-trade-deck = C’è un partner in contatto, quindi non con il mazzo.
seven_ages-no-trade-card = Metti giù una carta della tua mano.
seven_ages-no-trade-step = Un altro livello, o no.
seven_ages-no-gift = Puoi dare da 0 a { seven_ages-n-money }.
seven_ages-no-transit = Rifiuta, concedi o indica un prezzo.
seven_ages-no-transit-offer = Accetta e paga, o ritira la richiesta.
seven_ages-no-move = È il momento di muovere.
seven_ages-no-group = Prima forma un gruppo.
seven_ages-no-from = Nessuna unità può lasciare ora { $area }.
seven_ages-no-with = Nessuna unità può unirsi al gruppo: { $unit }.
seven_ages-no-go = Il gruppo non può andare: { $area }.
seven_ages-no-go-stopped = Il gruppo deve fermarsi qui e non può proseguire: { $area }.
seven_ages-no-halt = Il movimento non può finire qui.
seven_ages-no-calm = Le unità sono troppo poche, o non c’è un’unità d’assedio da mostrare.
seven_ages-no-conflict = Scegli un conflitto.
seven_ages-no-conflict-there = Non c’è conflitto { $in-area }.
seven_ages-no-retreat = Puoi ritirarti solo quando una parte è in disordine.
seven_ages-no-retreat-choice = Continua, ritirati o elimina l’atomica.
seven_ages-no-scrap = Non c’è un’atomica isolata da eliminare.
seven_ages-no-retreat-to = Questa unità non può ritirarsi qui: { $area }.
seven_ages-no-retreating = Di’ dove si ritira l’unità.
seven_ages-no-pursuit = Scegli un’unità da perdere.
seven_ages-no-replace-card = Scarta una carta della tua mano, o passa.
seven_ages-no-commit = Impegna le tue unità.
seven_ages-no-commit-half = Metà delle unità impegnate, per eccesso, deve stare in prima linea.
seven_ages-no-commit-unit = Nessuna unità si può impegnare così: { $unit }.
seven_ages-no-bring = Da lì non può venire nessuna unità.
seven_ages-no-destiny = Scarta carte, o di’ che hai finito.
seven_ages-no-civilise = Ora non fa parte di questa Civilizzazione.
seven_ages-no-free-slot-civilise = Nello spazio libero si giocano solo eventi.
seven_ages-no-artefact-now = Solo in una Civilizzazione.
seven_ages-no-artefact-built = È già stato costruito.
seven_ages-no-artefact-age = Serve un impero nel periodo { $ages }; non ce n’è.
seven_ages-no-artefact-marker = Non restano segnalini, o ogni impero che potrebbe averlo lo ha già.
seven_ages-no-artefact-without = Serve un impero che abbia: { $other }.
seven_ages-no-artefact-religion = Serve un impero con una religione.
seven_ages-no-artefact-treaty = Serve un tuo impero nel suo periodo, e un altro che non abbia rifiutato.
seven_ages-no-artefact-site = Serve un’area di terra in ordine e senza artefatto.
seven_ages-no-artefact-site-city = Serve un’area in ordine con una città e senza artefatto.
seven_ages-no-artefact-site-city3 = Serve un’area in ordine con una città di livello 3 e senza artefatto.
seven_ages-no-artefact-site-capital = Serve una capitale in ordine e senza artefatto.
seven_ages-no-artefact-site-coastal = Serve un’area costiera in ordine e senza artefatto.
seven_ages-no-artefact-site-area_palestine_not_christian = Va posto in Palestina, in mano a un impero non cristiano.
seven_ages-no-artefact-site-area_adjacent_to_islam_empire = Va posto accanto a un impero con l’Islam, in un impero senza.
seven_ages-no-artefact-contact = L’impero che agisce non è in contatto con un impero che potrebbe averlo.
seven_ages-no-city = Nessun passo di città ora { $in-area }.
seven_ages-no-capital = Qui ora non può sorgere la capitale: { $area }.
seven_ages-no-adopt = Ora non si può adottare.
seven_ages-no-recruit = Ora non si può reclutare un leader.
seven_ages-no-recruiting = Tieni il leader, o pesca di nuovo.
seven_ages-no-place-leader = Il leader va in un’area sotto il tuo controllo, con un’unità.
seven_ages-no-assassination = Tieni la carta, o pesca di nuovo.
seven_ages-no-buying-order = Ristabilisci l’ordine in una tua area, o di’ che hai finito.
seven_ages-no-converting = Scegli un’area raggiunta dai predicatori.
seven_ages-no-buy-glory = Un punto gloria costa { $cost } denari.
seven_ages-no-ties = Indica i tuoi imperi, a partire da quello che precede.
seven_ages-no-window = Gioca una carta, o passa.
seven_ages-no-event-target = { $event }: ora non c’è nessun bersaglio.
seven_ages-no-event-timing = Non ora. { $timing }
seven_ages-timing-any_time = Si gioca in ogni finestra, prima di iniziare una propria azione o dopo.
seven_ages-timing-reaction = Si gioca subito, quando un altro giocatore annuncia una carta.
seven_ages-timing-action_step = Si gioca nella finestra di ogni passo.
seven_ages-timing-production_step = Si gioca nella finestra del passo di Produzione.
seven_ages-timing-trade_step = Si gioca nella finestra del passo di Commercio.
seven_ages-timing-manoeuvre_step = Si gioca nella finestra del passo di Manovra.
seven_ages-timing-own_start = Si gioca mentre inizi un impero.
seven_ages-timing-own_production = Si gioca nella tua Produzione, prima delle entrate.
seven_ages-timing-own_trade = Si gioca nel tuo Commercio, prima di scegliere con chi.
seven_ages-timing-own_manoeuvre = Si gioca nella tua Manovra, prima del primo movimento.
seven_ages-timing-after_own_action = Si gioca dopo una tua azione.
seven_ages-timing-civilise = Si gioca nella tua Civilizzazione.
seven_ages-timing-trade_reveal = Si gioca quando le carte del tuo commercio sono scoperte.
seven_ages-timing-conflict_before = Si gioca prima di un round di un tuo conflitto.
seven_ages-timing-conflict_after = Si gioca dopo la rivelazione in un tuo conflitto.
seven_ages-timing-conflict_won = Si gioca quando hai vinto un conflitto.
seven_ages-timing-end_turn = Si gioca alla fine del turno, prima del progresso libero.
seven_ages-timing-harvest = Si gioca prima della raccolta.
seven_ages-timing-late = Si gioca nella finestra di ogni passo, o prima del progresso libero.
seven_ages-no-target = Non è un bersaglio della carta { $card }.
seven_ages-no-losing = Scegli un’unità da perdere.
seven_ages-no-consent = Sì o no.
seven_ages-no-take = Prendi una carta da quella mano.
seven_ages-no-take-own = Quella carta è già tua.

## Nomi

seven_ages-source-icons = icone
seven_ages-source-bought = comprata
seven_ages-source-trade = commercio
seven_ages-source-conflict = conflitto
seven_ages-source-artefacts = artefatti
seven_ages-source-events = eventi
seven_ages-source-leaders = leader
seven_ages-source-bonus = bonus
seven_ages-source-lost = penalità
seven_ages-ending-beyond = un impero ha superato il livello 49
seven_ages-ending-internet = è stata costruita Internet
seven_ages-ending-end-age = un impero ha superato il periodo stabilito
seven_ages-ending-turn-limit = l’ultimo turno è finito
seven_ages-ending-quick-history = storia rapida: è iniziato un nuovo periodo
seven_ages-option-total_history = Storia totale: il primo impero deve poter iniziare nel periodo I
seven_ages-option-total_history-help = Il primo impero giocato deve poter iniziare nel periodo I.
seven_ages-option-pursuit = Inseguimento delle unità in ritirata
seven_ages-option-pursuit-help = Chi si ritira perde unità a sua scelta per gli aerei, i carri armati e la cavalleria nemici.
seven_ages-option-go_slow = Cadenza progressiva
seven_ages-option-go_slow-help = Il primo giocatore può indicare fino a tre azioni; gli imperi che le svolgono non fanno progresso libero, o solo con un buon modificatore di commercio.
seven_ages-option-technology = Tecnologia: il più e il meno avanzato pescano diversamente
seven_ages-option-technology-help = Il Destino reintegra la mano a 7 carte per l’impero più avanzato e a 5 per il meno avanzato.
seven_ages-option-redemption = Riscatto: una seconda occasione per la prima mano
seven_ages-option-redemption-help = Dopo la distribuzione ognuno può scartare quante carte vuole e reintegrare a 6.
seven_ages-option-quick_history = Storia rapida: la partita finisce con il primo periodo
seven_ages-option-quick_history-help = La partita finisce subito quando un impero entra in un periodo superiore a quello in cui è cominciata. Niente bonus.
seven_ages-option-take_that = Prendi questo! Gli eventi richiedono il contatto
seven_ages-option-take_that-help = Gli eventi richiedono un tuo impero in contatto con ciò che colpiscono.
seven_ages-option-errata_2004 = Errata del 2004
seven_ages-option-errata_2004-help = In un commercio in parità può avanzare chi ha scelto di commerciare; gli artefatti si giocano su qualsiasi impero.
seven_ages-option-blue_marker_inclusive = Gli artefatti blu valgono dal livello del segnalino in su
seven_ages-option-blue_marker_inclusive-help = Attiva: hanno l’artefatto anche gli imperi al livello del segnalino blu. Disattivata: solo quelli sopra.
seven_ages-option-end_age = Ultimo periodo
seven_ages-option-end_age-help = Sotto 7 la partita finisce con il turno in cui un impero supera questo periodo. Niente bonus.
seven_ages-option-turn_limit = Ultimo turno
seven_ages-option-turn_limit-help = Se non è finita prima, la partita finisce con questo turno. Niente bonus.
seven_ages-progress-turn = Turno { $turn }
seven_ages-progress-age = Periodo { $age }
seven_ages-progress-level = Livello più alto { $level }
seven_ages-progress-turns = { $turns ->
    [one] al massimo 1 turno ancora
   *[other] al massimo { $turns } turni ancora
}
seven_ages-progress-ends = La partita finisce con il turno in cui un impero supera il livello { $level }.
seven_ages-progress-end-age = La partita finisce con il turno in cui un impero supera il periodo { $age }.
seven_ages-progress-due-beyond = La partita finisce con questo turno: un impero ha superato il livello 49.
seven_ages-progress-due-end-age = La partita finisce con questo turno: un impero ha superato il periodo stabilito.
seven_ages-progress-due-turn-limit = La partita finisce con questo turno, l’ultimo.
seven_ages-leader-no_leader_1 = nessun leader
seven_ages-leader-no_leader_2 = nessun leader
seven_ages-leader-no_leader_3 = nessun leader
seven_ages-leader-no_leader_4 = nessun leader
seven_ages-leader-no_leader_5 = nessun leader
seven_ages-leader-no_leader_6 = nessun leader
seven_ages-prompt-deserting = Un disertore: scegli l’unità impegnata che se ne va, poi riporta la prima linea alla metà.
seven_ages-prompt-elephant = Da quale riserva viene l’elefante?
seven_ages-prompt-overrun = Travolgimento: le unità di terra superstiti possono muovere di un’area.
seven_ages-unit-deserts = { $empire }: un disertore, { $unit }.
seven_ages-elephant-taken = { $empire }: un elefante ({ $other_empire }).
seven_ages-no-deserting = Scegli un’unità impegnata.
seven_ages-no-elephant = In quella riserva non c’è un elefante.
seven_ages-no-overrun = Scegli un’unità che muove, o di’ che hai finito.
seven_ages-star-wars-shown = Star Wars, { $area }: l’atomica è respinta.
seven_ages-no-ships = Non ci sono navi { $in-area }.
seven_ages-aircraft-met = Aerei altrui { $in-area } fermano il volo.
seven_ages-unit-unsupported = { $empire }: persa un’unità senza appoggio { $in-area } ({ $unit }).
seven_ages-explain-text = { $text }
seven_ages-explain-cost = { $cost ->
    [one] Costa 1 denaro.
   *[other] Costa { $cost } denari.
}
seven_ages-explain-glory = +{ $glory } gloria.
seven_ages-explain-level = Parte dal livello { $level }.
seven_ages-explain-money = Parte con { seven_ages-n-money }.
seven_ages-explain-trade = Commercio { $trade }, leader { $leaders }.
seven_ages-explain-fort = La fortificazione dà +{ $defence } al difensore.
seven_ages-explain-needs-level = Disponibile dal livello { $level }.
seven_ages-explain-values = Fronte { $front }, supporto { $support }.
seven_ages-explain-total = Il tuo totale finora: { $total }, qualunque cosa impegni l’altra parte.
seven_ages-explain-round-odds = { $units ->
    [0] Circa { $percent } % di avere il totale più alto: solo la loro carta è ignota.
    [one] Circa { $percent } % di avere il totale più alto se impegnano 1 unità.
   *[other] Circa { $percent } % di avere il totale più alto se impegnano { $units } unità.
}
seven_ages-explain-no-effect = Lì non ha effetto.
seven_ages-explain-could-start = { $cards ->
    [0] Nessuna tua carta può iniziare un impero adesso.
    [one] 1 tua carta potrebbe iniziare adesso.
   *[other] { $cards } tue carte potrebbero iniziare adesso.
}
seven_ages-explain-move = Movimento { $points }.
seven_ages-explain-points = { $points ->
    [one] Costa 1 punto movimento.
   *[other] Costa { $points } punti movimento.
}
seven_ages-explain-meets = { $units ->
    [one] Lì c’è 1 unità.
   *[other] Lì ci sono { $units } unità.
}
seven_ages-explain-odds = Circa { $percent } % di avere il totale più alto nel primo round, se entrambi impegnano tutto; le facce coperte contano come ugualmente probabili.
seven_ages-explain-terrain = Il terreno dà +{ $defence } al difensore.
seven_ages-explain-city-defence = La città dà +{ $defence } al difensore, a meno che tu impegni un’unità d’assedio.
seven_ages-explain-city = { $area }: città di livello { $level }.
seven_ages-explain-modifiers = Modificatori di commercio: tuo { $own }, loro { $theirs }.
seven_ages-explain-steps = { $levels ->
    [one] Vincendo si avanza di 1 livello.
   *[other] Vincendo si avanza al massimo di { $levels } livelli.
}

## Che cosa significa una mossa, dove non c’è nulla da calcolare
seven_ages-help-done = Qui hai finito.
seven_ages-help-pass = Ora non giochi nulla.
seven_ages-help-yes = Accetti.
seven_ages-help-no = Rifiuti.
seven_ages-help-show = La carta viene messa giù e girata insieme alle altre.
seven_ages-help-discard = La carta va nella pila degli scarti.
seven_ages-help-hand_over = La carta passa di mano; gli altri non la vedono.
seven_ages-help-take = Prendi questa carta in mano.
seven_ages-help-empire = L’impero che intendi.
seven_ages-help-player = Il giocatore che intendi.
seven_ages-help-area = L’area che intendi.
seven_ages-help-region = La regione che intendi.
seven_ages-help-leader = Il leader che intendi.
seven_ages-help-free_slot = Il segnalino nello spazio libero di quel giocatore.
seven_ages-help-pair = Due serie di colore restano tue per tutta la partita.
seven_ages-help-lay = Il segnalino resta coperto fino al suo passo. Puoi ripensarci finché non sei pronto.
seven_ages-help-go_slow = Gli imperi che eseguono questa azione nel turno possono perdere il progresso libero.
seven_ages-help-turn_up = Il segnalino viene girato e la sua azione si esegue in questo passo.
seven_ages-help-colour = L’impero prende le pedine da questa serie.
seven_ages-help-level = L’impero comincia a questo livello del tracciato del progresso.
seven_ages-help-place = Entra in gioco qui.
seven_ages-help-coast = La nave sta su questa costa e lascia l’area solo da qui.
seven_ages-help-release = L’unità torna nella riserva e non costa mantenimento; la sua area cade in disordine.
seven_ages-explain-release-from = Qui si possono congedare unità.
seven_ages-explain-lose-from = Qui si possono perdere unità.
seven_ages-explain-bring-from = Le unità vengono da una sola area adiacente al conflitto.
seven_ages-explain-modernise-from = Le pedine di un’area si girano su una faccia più moderna.
seven_ages-help-trade = Le due parti mettono giù una carta; avanza chi ha il totale più alto.
seven_ages-help-trade_deck = Commerci contro la prima carta del mazzo.
seven_ages-help-request = Chi sta lungo la via può lasciarti passare e chiedere qualcosa in cambio.
seven_ages-help-ask = Li lasci passare per questa somma.
seven_ages-help-ask_cards = Li lasci passare per questo numero di carte.
seven_ages-help-give = Il denaro va all’altro impero.
seven_ages-help-from = Un gruppo parte da qui.
seven_ages-help-load = L’unità viene trasportata.
seven_ages-help-go = Il gruppo va là.
seven_ages-help-halt = Il gruppo resta qui per il resto dell’azione.
seven_ages-help-canal = Chi ne controlla le rive può rifiutare.
seven_ages-help-fight = Questo conflitto è il prossimo.
seven_ages-help-retreat = Le tue unità lasciano il conflitto.
seven_ages-help-stay = Combatti un altro round.
seven_ages-help-retreat_to = Le tue unità si ritirano là.
seven_ages-help-scrap = L’atomica viene tolta senza effetto.
seven_ages-help-commit = Il tattico combatte in questo round e può essere perso.
seven_ages-help-lose = L’unità torna nella riserva.
seven_ages-help-recruit = Il leader serve questo impero.
seven_ages-help-draw = Peschi a caso.
seven_ages-help-keep = Tieni ciò che hai pescato.
seven_ages-help-dismiss = Un leader con nome lascia la partita, un altro torna nella tazza.
seven_ages-help-flip = Una pedina viene girata su questa faccia.
seven_ages-help-capital = La città di quell’area diventa la capitale.
seven_ages-help-break_treaty = La pace fra i due imperi finisce.
seven_ages-help-proselytise = La tua religione si diffonde.
seven_ages-help-annex = L’area diventa tua senza conflitto.
seven_ages-help-glory = Il denaro diventa gloria.

## Risposte automatiche
seven_ages-auto-concerns = Passa finché qualcosa non mi riguarda
seven_ages-auto-concerns-on = Passi, tranne per le tue azioni, i tuoi commerci e conflitti, o quando una carta ti prende di mira.
seven_ages-auto-conflicts = Chiedimi solo dei conflitti
seven_ages-auto-conflicts-on = Passi sempre, tranne nei tuoi conflitti.
seven_ages-auto-turn = Passa, e non chiedermelo più in questo turno
seven_ages-auto-turn-on = Non giochi carte nelle finestre per il resto di questo turno.

## Il tavolo nel terminale
seven_ages-table-empire = livello { $level }, { $money } denari ({ $income }), { seven_ages-n-units }, { $areas ->
    [one] 1 area
   *[other] { $areas } aree
}
seven_ages-table-scores = Ora segna
seven_ages-table-has = Possiede
seven_ages-table-reserve = Riserva
seven_ages-table-capital = capitale
seven_ages-table-city = città { $level }
seven_ages-table-fort = fortificazione
seven_ages-table-disorder = disordine
seven_ages-table-conflict = Conflitto { $in-area }, round { $round }
seven_ages-table-front = prima linea
seven_ages-table-support = supporto
seven_ages-table-as-empire = Impero
seven_ages-table-as-event = Evento
seven_ages-table-as-artefact = Artefatto
seven_ages-table-value = Valore
seven_ages-table-player = Giocatore
seven_ages-table-glory = Gloria
seven_ages-table-cards = Carte
seven_ages-table-markers = Segnalini

## Il tavolo generico: i nomi dei campi di una vista
seven_ages-label-id = Colore
seven_ages-label-turn = Turno
seven_ages-label-step = Passo
seven_ages-label-first = Primo giocatore
seven_ages-label-age = Periodo
seven_ages-label-ended = La fine
seven_ages-label-players = Giocatori
seven_ages-label-glory = Gloria
seven_ages-label-hand = Carte
seven_ages-label-pair = Colori
seven_ages-label-known = Carte note
seven_ages-label-markers = Segnalini
seven_ages-label-beyond = Oltre il livello 49
seven_ages-label-free = Spazio libero
seven_ages-label-state = Stato
seven_ages-label-marker = Segnalino
seven_ages-label-empires = Imperi
seven_ages-label-card = Impero
seven_ages-label-seat = Giocatore
seven_ages-label-level = Livello
seven_ages-label-money = Denari
seven_ages-label-income = Rendita
seven_ages-label-upkeep = Mantenimento
seven_ages-label-elite = Élite
seven_ages-label-home = Patria
seven_ages-label-icons = Le icone danno
seven_ages-label-ranks = Posto e quantità
seven_ages-label-units = Unità
seven_ages-label-numbers = Unità per classe, almeno e al massimo
seven_ages-label-leaders = Leader
seven_ages-label-artefacts = Artefatti
seven_ages-label-capital = Capitale
seven_ages-label-religion = Religione
seven_ages-label-government = Governo
seven_ages-label-barbarian = Barbaro
seven_ages-label-reserve = Riserva
seven_ages-label-areas = Aree
seven_ages-label-control = In mano a
seven_ages-label-city = Città
seven_ages-label-fort = Fortificazione
seven_ages-label-disorder = Disordine
seven_ages-label-artefact = Artefatto
seven_ages-label-cards = Carte
seven_ages-label-deck = Mazzo
seven_ages-label-discard = Scarti
seven_ages-label-top = Cima del mazzo
seven_ages-label-blue = Segnalini blu
seven_ages-label-elephants = Elefanti nella riserva comune
seven_ages-label-treaty = Pace con
seven_ages-label-conflict = Conflitto
seven_ages-label-trade = Commercio
seven_ages-label-area = Area
seven_ages-label-round = Turno di conflitto
seven_ages-label-shown = Tutto è rivelato
seven_ages-label-sides = Parti
seven_ages-label-empire = Impero
seven_ages-label-uncommitted = Non impegnate
seven_ages-label-front = Prima linea
seven_ages-label-support = Supporto
seven_ages-label-leader = Leader
seven_ages-label-items = Totale
seven_ages-label-partner = Partner
seven_ages-label-other_card = Carta del partner
seven_ages-label-placing = Si posano i segnalini
seven_ages-label-acting = In azione
seven_ages-label-commits = Impegna
seven_ages-label-ready = Pronte a combattere
seven_ages-label-action = Azione
seven_ages-label-moving = In movimento
seven_ages-label-cargo = Trasportate
seven_ages-label-totals = Totali
seven_ages-label-answer = La tua risposta finora
seven_ages-label-gone = Scomparso
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
seven_ages-region-water = Mari e oceani

## Che cosa guardano i bot

seven_ages-feature-glory = gloria
seven_ages-feature-outcome = l’esito della partita
seven_ages-feature-hand = carte in mano
seven_ages-feature-empires = imperi in gioco
seven_ages-feature-harvests = gloria nei turni a venire
seven_ages-feature-income = entrate
seven_ages-feature-money = denaro
seven_ages-feature-level = progresso
seven_ages-feature-areas = aree possedute
seven_ages-feature-elite = unità d’élite
seven_ages-feature-disorder = disordine
seven_ages-feature-leaders = i leader
seven_ages-feature-cities = città
seven_ages-feature-units = unità sulla mappa
seven_ages-feature-capitals = una capitale
seven_ages-feature-reach = la vicinanza ai primi posti
seven_ages-feature-openings = un impero che può nascere
seven_ages-feature-later = imperi per le ere successive
seven_ages-feature-plans = le azioni predisposte
