# Le parole del tabellone. Carte, mosse, domande ed eventi hanno le loro nel gioco stesso.

## La riga delle carte

through_the_ages-word-row = Riga delle carte
through_the_ages-word-age = Epoca { $age }
through_the_ages-word-age-short = Epoca
through_the_ages-word-round = Round { $round }
through_the_ages-word-deck = nel mazzo
through_the_ages-word-deck-last = ultimo round
through_the_ages-word-deck-help = Carte civili rimaste nel mazzo. Quando l’ultima è in tavola, finisce l’Epoca { $age }.
through_the_ages-word-zone = { $amount ->
    [one] 1 azione
   *[other] { $amount } azioni
}
through_the_ages-word-costs = Ti costa { $amount ->
    [0] nessuna azione civile
    [one] 1 azione civile
   *[other] { $amount } azioni civili
}.
through_the_ages-word-leaves = Esce dalla riga al prossimo rifornimento.
through_the_ages-word-leaves-short = esce per prima
through_the_ages-word-barred-TA-4-5 = Hai già preso un leader di questa epoca.
through_the_ages-word-barred-TA-4-6 = Stai ancora costruendo una meraviglia.
through_the_ages-word-barred-TA-4-8 = Ce l’hai già in mano o in gioco.
through_the_ages-word-barred-TA-4-9 = La tua mano è piena.
through_the_ages-word-barred-TA-10-60 = Hai lasciato la partita.

## Indicatori e banche

through_the_ages-word-ratings = Indicatori di { $name }
through_the_ages-word-culture = Cultura
through_the_ages-word-science = Scienza
through_the_ages-word-strength = Forza
through_the_ages-word-happiness = Felicità
through_the_ages-word-food = Cibo
through_the_ages-word-resources = Risorse
through_the_ages-word-population = Popolazione (liberi)
through_the_ages-word-rank-first = la prima
through_the_ages-word-rank-level-first = = la prima
through_the_ages-word-rank-last = l’ultima
through_the_ages-word-rank-level-last = = l’ultima
through_the_ages-word-rank = { $place ->
    [2] 2ª
   *[3] 3ª
}
through_the_ages-word-famine = carestia −{ $amount }
through_the_ages-word-lost = { $amount } persi
through_the_ages-word-uprising = sommossa
through_the_ages-word-unused = { $amount ->
    [one] 1 libero
   *[other] { $amount } liberi
}
through_the_ages-word-unused-workers = Lavoratori non utilizzati
through_the_ages-word-bank-yellow = Banca gialla: { $amount } segnalini{ $price ->
    [-1] .
   *[other] , il prossimo lavoratore costa { $price } cibo.
}
through_the_ages-word-bank-blue = Banca blu: { $amount } segnalini, corruzione { $corruption }.
through_the_ages-word-content = contenti
through_the_ages-word-discontent = { $amount ->
    [one] 1 scontento
   *[other] { $amount } scontenti
}
through_the_ages-word-unit-resources = Risorse solo per le unità

## Una civiltà

through_the_ages-word-civilization = Civiltà di { $name }
through_the_ages-word-kind-farm = Fattorie
through_the_ages-word-kind-mine = Miniere
through_the_ages-word-kind-lab = Laboratori
through_the_ages-word-kind-temple = Templi
through_the_ages-word-kind-arena = Arene
through_the_ages-word-kind-library = Biblioteche
through_the_ages-word-kind-theater = Teatri
through_the_ages-word-kind-infantry = Fanteria
through_the_ages-word-kind-cavalry = Cavalleria
through_the_ages-word-kind-artillery = Artiglieria
through_the_ages-word-kind-air_force = Aviazione
through_the_ages-word-tech-said = { $card }: { $workers ->
    [0] nessun lavoratore
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
}, { $price } risorse per averne un altro.
through_the_ages-word-blue-said = { $amount ->
    [one] 1 segnalino blu
   *[other] { $amount } segnalini blu
} sulla carta.
through_the_ages-word-actions-said = Restano { $civil } azioni civili su { $all_civil } e { $military } militari su { $all_military }.
through_the_ages-word-urban-limit = Al massimo { $amount } edifici urbani di ogni tipo
through_the_ages-word-no-leader = Nessun leader
through_the_ages-word-no-wonder = Nessuna meraviglia in corso
through_the_ages-word-no-tactic = Nessuna tattica
through_the_ages-word-stages-said = { $built } piani costruiti su { $stages }.
through_the_ages-word-armies = { $amount ->
    [0] Ancora nessuna armata.
    [one] 1 armata.
   *[other] { $amount } armate.
}
through_the_ages-word-lacks = manca
through_the_ages-word-with = Con { $name }.
through_the_ages-word-against = Contro { $name }.
through_the_ages-word-war-by = Dichiarata da { $name }.
through_the_ages-word-set-special = Speciali
through_the_ages-word-set-wonders = Meraviglie
through_the_ages-word-set-colonies = Colonie
through_the_ages-word-set-personal = Bonus
through_the_ages-word-ruined = In rovina.

## Mani

through_the_ages-word-hand = Mano di { $name }
through_the_ages-word-civil = Civili
through_the_ages-word-military = Militari
through_the_ages-word-none = nessuna
through_the_ages-word-fresh = Presa in questo turno.
through_the_ages-word-drawn = Appena pescata.
through_the_ages-word-new = nuova
through_the_ages-word-back = Una carta militare dell’Epoca { $age }

## Rivali ed eventi

through_the_ages-word-rivals = Rivali
through_the_ages-word-rival-said = { $name }: cultura { $culture } (+{ $culture_rating }), scienza { $science }, forza { $strength }, felicità { $happiness } su { $faces }, cibo { $food }, risorse { $resources }. Azioni rimaste: civili { $civil }, militari { $military }. In mano: civili { $hand }, militari { $arms }. In gioco: { $cards }. Apri questa civiltà.
through_the_ages-word-first-player = Primo giocatore
through_the_ages-word-back-own = Torna alla tua
through_the_ages-word-compare = Confronta
through_the_ages-word-events = Eventi
through_the_ages-word-events-by = Chi ne ha messi quanti
through_the_ages-word-current = Correnti
through_the_ages-word-future = Futuri
through_the_ages-word-you-know = Quanti ne conosci
through_the_ages-word-military-deck = Mazzo militare
through_the_ages-word-columbus-used = viaggio compiuto
through_the_ages-word-deck-short = Mazzo
through_the_ages-word-past = Passati
through_the_ages-word-cards = Carte
through_the_ages-word-events-current = Eventi Correnti
through_the_ages-word-events-future = Eventi Futuri
through_the_ages-word-events-current-note = Chi li aveva messi quando la pila è stata formata; nessuno vede di chi è l’evento rivelato.
through_the_ages-word-events-known = Conosci:
through_the_ages-word-bonus-cards = Carte bonus
through_the_ages-word-kept = Tieni:
through_the_ages-word-fact-resigned = Ha lasciato la partita
through_the_ages-word-fact-resigning = Lascerà la partita
through_the_ages-word-fact-marker = Solo { $name } può attaccare questa civiltà
through_the_ages-word-fact-trade-used = Rotte Commerciali usate in questo turno
through_the_ages-word-fact-leaders = Leader presi: { $ages }
through_the_ages-word-events-past = Eventi passati: { $amount }
through_the_ages-word-event-nobody = Nessuno ci guadagna né ci perde.
through_the_ages-word-bonus-hidden = { $amount ->
    [one] 1 è coperta.
   *[other] { $amount } sono coperte.
}
through_the_ages-word-fact-trade-announced = Rotte Commerciali annunciate: { $pays ->
    [food] 1 cibo vale 1 risorsa
   *[resources] 1 risorsa vale 1 cibo
}
through_the_ages-word-fact-no-politics = { $amount ->
    [one] Rinuncia alla prossima azione politica
   *[other] Rinuncia a { $amount } azioni politiche
}
through_the_ages-word-fact-bonus-proved = Ha carte bonus per almeno { $amount }
through_the_ages-word-fact-personal = { $amount ->
    [one] 1 carta bonus segreta
   *[other] { $amount } carte bonus segrete
}
through_the_ages-word-bonus-card = Carta bonus
through_the_ages-word-government = Governo
through_the_ages-word-leader = Leader
through_the_ages-word-wonders = Meraviglie
through_the_ages-word-tactic = Tattica
through_the_ages-word-colonies = Colonie
through_the_ages-word-leaders-taken = Leader presi
through_the_ages-word-actions = Azioni
through_the_ages-word-hands = Mani
through_the_ages-word-tab-row = Riga
through_the_ages-word-tab-civ = Civiltà
through_the_ages-word-tab-hand = Mano
through_the_ages-word-tab-rivals = Rivali
through_the_ages-word-tab-politics = Politica

## Una carta in grande

through_the_ages-word-cost-science = scienza per svilupparla
through_the_ages-word-cost-revolution = scienza con la rivoluzione
through_the_ages-word-cost-build = risorse per costruirne uno
through_the_ages-word-cost-military = azioni militari
through_the_ages-word-cost-stages = piani
through_the_ages-word-copies = { $amount ->
    [one] 1 copia
   *[other] { $amount } copie
} con { $players } giocatori
through_the_ages-word-provenance-public = Valori pubblicati
through_the_ages-word-provenance-seed = Dal regolamento
through_the_ages-word-from-kg = tabelle di kgold/TTA
through_the_ages-word-from-ch = carte ridisegnate di chellmuth/tta

## La fase delle azioni

through_the_ages-word-grow = Popolazione
through_the_ages-word-stage = Piano
through_the_ages-word-end-turn = Termina il turno
through_the_ages-word-end-title = Che cosa porta la fine del turno
through_the_ages-word-end-uprising = Sommossa: non si produce nulla
through_the_ages-word-end-famine = Carestia: { $amount } cultura persa
through_the_ages-word-end-idle-food = Pochi segnalini blu: { $amount } cibo non prodotto
through_the_ages-word-end-idle-resources = Pochi segnalini blu: { $amount } risorse non prodotte
through_the_ages-word-end-corruption = La corruzione costa { $amount } risorse
through_the_ages-word-end-science-lost = La scienza è piena: { $amount } persi
through_the_ages-word-end-civil-left = { $amount ->
    [one] 1 azione civile non usata
   *[other] { $amount } azioni civili non usate
}
through_the_ages-word-end-cards = { $amount ->
    [one] 1 carta militare pescata
   *[other] { $amount } carte militari pescate
}
through_the_ages-word-brings-produced = produzione { $amount }
through_the_ages-word-brings-famine = carestia { $amount }
through_the_ages-word-brings-farms = fattorie { $amount }
through_the_ages-word-brings-pacts = patti { $amount }
through_the_ages-word-brings-eaten = consumo { $amount }
through_the_ages-word-brings-mines = miniere { $amount }
through_the_ages-word-brings-corruption = corruzione { $amount }
through_the_ages-word-end-fine = Non si perde nulla
through_the_ages-word-over = La partita è finita.

## Politica e conflitti

through_the_ages-word-politics-attack = attacca
through_the_ages-word-politics-offer = proponi il patto
through_the_ages-word-politics-prepare = prepara come evento
through_the_ages-word-politics-discover = colonizza con Colombo
through_the_ages-word-politics-cancel = cancella il patto
through_the_ages-word-attack = Attacco
through_the_ages-word-defence = Difesa
through_the_ages-word-defence-card = Difesa { $age }
through_the_ages-word-open-borders = Le frontiere aperte aggiungono { $amount } all’attacco.
through_the_ages-word-you-lack = Ti manca { $amount } per resistere.
through_the_ages-word-they-lack = A { $name } manca { $amount } per resistere.
through_the_ages-word-you-hold = Resisti.
through_the_ages-word-they-hold = { $name } resiste.
through_the_ages-word-can-add = { $name } può aggiungere ancora { $amount }.
through_the_ages-word-stake-population = { $other } perderebbe { $loses } popolazione.
through_the_ages-word-stake-resources = { $other } perderebbe { $loses } risorse, { $seat } ne avrebbe { $gains }.
through_the_ages-word-stake-goods = { $other } perderebbe { $loses } fra cibo e risorse, { $seat } ne avrebbe { $gains }.
through_the_ages-word-stake-buildings = { $other } perderebbe { $loses ->
    [one] un edificio urbano
   *[other] fino a { $loses } edifici urbani
}, { $seat } avrebbe metà del prezzo.
through_the_ages-word-stake-colonies = { $seat } prenderebbe { $loses ->
    [one] una colonia
   *[other] { $loses } colonie
} a { $other }.
through_the_ages-word-stake-leader = { $other } perderebbe il leader { $card }, { $seat } segnerebbe { $gains } cultura.
through_the_ages-word-stake-wonder = { $other } perderebbe { $card }, non finita; { $seat } segnerebbe { $gains } cultura.
through_the_ages-word-stake-science = { $other } perderebbe { $loses } scienza, { $seat } ne avrebbe { $gains }.
through_the_ages-word-stake-culture = { $other } perderebbe { $loses } cultura, { $seat } ne avrebbe { $gains }.
through_the_ages-word-stake-yellow-tokens = { $other } perderebbe { $loses } segnalini gialli, { $seat } ne avrebbe { $gains }.
through_the_ages-word-stake-technologies-or-science = { $seat } prenderebbe a { $other } tecnologie speciali o scienza per { $gains }.
through_the_ages-word-war-ahead = Ora { $seat } supera { $other } di { $amount }.
through_the_ages-word-war-level = Ora le forze sono pari: non vincerebbe nessuno.
through_the_ages-word-at-once = subito
through_the_ages-word-lasting = sempre
through_the_ages-word-bid = Offerta
through_the_ages-word-force-units = Unità
through_the_ages-word-force-cards = Carte
through_the_ages-word-could-send = Potresti inviare al massimo { $amount }.
through_the_ages-word-paid = { $paid } su { $bid } pagati{ $missing ->
    [0] .
   *[other] , ne mancano { $missing }.
}
through_the_ages-word-auto-no-bids = Passa sempre fino al prossimo round
through_the_ages-word-auto-no-pacts = Rifiuta ogni patto
through_the_ages-word-both = Entrambi
through_the_ages-word-replaces = Metterebbe fine al patto { $card }.
through_the_ages-word-change-culture = cultura a turno
through_the_ages-word-change-science = scienza a turno
through_the_ages-word-change-strength = forza
through_the_ages-word-change-happiness = visi felici
through_the_ages-word-change-civil = azioni civili
through_the_ages-word-change-military = azioni militari
through_the_ages-word-change-urban = limite urbano
through_the_ages-word-change-colonization = bonus di colonizzazione
through_the_ages-word-change-food = cibo a turno
through_the_ages-word-change-resources = risorse a turno
through_the_ages-word-change-yellow = banca gialla
through_the_ages-word-change-blue = banca blu
through_the_ages-word-change-consumption = consumo
through_the_ages-word-change-faces = visi felici necessari
through_the_ages-word-change-discontent = scontenti
through_the_ages-word-change-points = cultura

## Altre scelte

through_the_ages-word-cheaper = { $amount ->
    [one] 1 risorsa in meno.
   *[other] { $amount } risorse in meno.
}
through_the_ages-word-then-science = Poi segni { $amount } scienza.
through_the_ages-word-there-is = Ci sono { $food } cibo e { $resources } risorse.
through_the_ages-word-paying = { $good ->
    [food] { $amount } cibo da pagare.
   *[resources] { $amount ->
        [one] 1 risorsa
       *[other] { $amount } risorse
    } da pagare.
} Segnalini qui: { $tokens }. Quanti ne restano?
through_the_ages-word-due = { $good ->
    [food] La tua gente consuma { $amount } cibo.
   *[resources] La corruzione toglie { $amount ->
        [one] 1 risorsa
       *[other] { $amount } risorse
    }.
}
through_the_ages-word-forfeits = { $amount ->
    [one] Devi cedere 1 segnalino blu
   *[other] Devi cedere { $amount } segnalini blu
}; la tua banca è vuota.
through_the_ages-word-tokens-left = { $amount } segnalini blu nella banca.
through_the_ages-word-spare-corruption = Corruzione { $now } ora, { $then } dopo la produzione piena.
through_the_ages-word-worth-left = Per un valore di { $amount } al massimo.
through_the_ages-word-hand-limit = Puoi averne { $limit }.
through_the_ages-word-take-from-row = Clicca le carte nella riga.

## Da dove viene la cultura

through_the_ages-word-source-buildings = Edifici
through_the_ages-word-source-wonders = Meraviglie
through_the_ages-word-source-others = Leader, colonie, patti
through_the_ages-word-source-prepared = Eventi preparati
through_the_ages-word-source-events = Eventi
through_the_ages-word-source-impacts = Impatti
through_the_ages-word-source-cards = Carte azione
through_the_ages-word-source-colonies = Nuove colonie
through_the_ages-word-source-conflicts = Conflitti
through_the_ages-word-source-famine = Carestia

## La guida

through_the_ages-guide-goal = Guidi una civiltà dall’antichità in poi. Vince chi alla fine ha più cultura. Il numero piccolo accanto a ogni indicatore è ciò che porterà la fine del turno.
through_the_ages-guide-row = Nel primo round si prendono solo carte. I dischi bianchi sul tuo governo sono le azioni civili (AC): ogni carta ne costa quante dice la sua zona della riga. Clicca una carta per prenderla.
through_the_ages-guide-zones = Più una carta è a sinistra, meno costa, e quelle con il bordo tratteggiato escono per prime. Punta una carta qualsiasi per leggerla intera; un lucchetto vuol dire che una regola te la vieta.
through_the_ages-guide-actions = Ora agisci: con le azioni civili (AC, dischi bianchi) prendi, costruisci, sviluppi e giochi; quelle militari (AM, esagoni rossi) servono per le unità. In qualsiasi ordine, annullando quanto vuoi; quando hai finito, termina il turno.
through_the_ages-guide-build = Una tecnologia non fa nulla finché non ci stanno lavoratori. Cliccane una per costruirvi con un lavoratore libero: il numero marrone è il prezzo in risorse, verde se ora puoi pagare. Le fattorie danno cibo, le miniere risorse, i laboratori scienza, i templi cultura e contentezza.
through_the_ages-guide-grow = I segnalini gialli sono la tua gente. «Popolazione» fa di uno della banca gialla un lavoratore libero, in cambio di cibo. Più la banca è vuota, più costa il prossimo, più si mangia e più visi felici si vogliono.
through_the_ages-guide-develop = Le carte in mano si giocano da qui: le tecnologie costano scienza (la lampadina), leader e carte azione un’azione civile. Le carte azione aspettano un turno dopo che le hai prese.
through_the_ages-guide-wonder = La meraviglia si costruisce un piano alla volta: ognuno costa un’azione civile e le risorse nel suo riquadro. Vale solo quando è completa, e solo allora puoi prenderne un’altra.
through_the_ages-guide-end = Prima di terminare il turno guarda sopra il pulsante: dice che cosa porterà la produzione e che cosa andrebbe perso, come il cibo per la carestia o le risorse per la corruzione.
through_the_ages-guide-happy = Ora la tua gente vuole visi felici, mostrati sopra la banca. Ogni viso che manca rende scontento un lavoratore; più scontenti che lavoratori liberi vuol dire sommossa, e non si produce nulla.
through_the_ages-guide-blue = I segnalini blu su fattorie e miniere sono cibo e risorse. Più la banca blu è vuota, più ne prende la corruzione a ogni turno: spendi quel che hai, o migliora fattorie e miniere, i cui segnalini valgono di più.
through_the_ages-guide-rivals = I tuoi rivali, con tutti gli indicatori, le azioni e le mani. Cliccane uno per vedere l’intera civiltà, o confrontali tutti in una tabella.
through_the_ages-guide-upgrade = Hai una tecnologia migliore: un lavoratore su una più vecchia si può migliorare pagando la differenza. Clicca la carta più vecchia.
through_the_ages-guide-politics = Nuovo nella partita avanzata: prima delle azioni puoi fare un’azione politica con una carta militare, mostrata qui. Le carte militari si pescano per le azioni militari non usate.
through_the_ages-guide-events = Un evento o un territorio che prepari va coperto fra gli Eventi Futuri e segna subito cultura; poi si rivela per tutti il prossimo Evento Corrente. I piccoli segni dicono chi ne ha messi quanti.
through_the_ages-guide-strength = La forza decide chi guadagna da molti eventi e chi è attaccato. Non restare a lungo l’ultimo: i segni sulla linea sono tutte le civiltà.
through_the_ages-guide-tactics = Una carta tattica fa delle unità armate: se hai le unità che mostra, ogni gruppo completo aggiunge il suo bonus. La carta in gioco dice che cosa manca per la prossima armata.
through_the_ages-guide-defence = Sei sotto attacco. Vedi i due totali e che cosa perderesti. Aggiungi unità (che poi non hai più) o carte difesa finché resisti, oppure prosegui e accetta la perdita.
through_the_ages-guide-colony = Un territorio è all’asta. Offri quanto sei disposto a inviare: chi vince paga con unità e carte bonus, almeno un’unità, e ottiene la colonia.
through_the_ages-guide-pact = Un patto lega due civiltà. Leggi che cosa vuol dire per ciascuna e che cosa cambierebbe per te, prima di accettare.
through_the_ages-guide-revolution = Si cambia governo in pace con molta scienza, o con una rivoluzione con meno: allora costa tutte le azioni civili del turno.
through_the_ages-guide-war = Nuovo nella partita completa: una guerra si combatte un round dopo la dichiarazione, con la forza che i due hanno allora. La targa dice di quanto è avanti ora chi attacca.
through_the_ages-guide-impacts = Gli eventi dell’Epoca III, gli Impatti, segnano cultura per tutti alla fine. Prepara quelli che ti convengono, e guarda che cosa sai dei mazzi.

## Aiuto

through_the_ages-help-keys = Tab va dalla riga alla tua civiltà, alla mano, ai rivali e alla domanda; Invio clicca, I (o un clic destro) apre una carta con le sue regole, Esc chiude, da 1 a 9 si risponde, D termina il turno, U annulla. Ogni carta dice il suo testo ai lettori di schermo.
through_the_ages-help-score = Vince chi alla fine ha più punti cultura.
through_the_ages-help-sources = Tutti i disegni sono originali. I valori delle carte sono quelli pubblicati, come li danno due programmi pubblici per questa edizione: kgold/TTA ha le tabelle dei valori, chellmuth/tta gli elenchi dei mazzi e le immagini ridisegnate di tutte le carte. Guerre e patti si basano solo sul secondo. La vista grande di ogni carta ne nomina le fonti.
through_the_ages-help-cards = Tutte le carte del gioco
through_the_ages-help-counted = Che cosa si conta
through_the_ages-help-kinds = Tipi di carte: la cornice e il segno
through_the_ages-help-columns = Edifici e unità
through_the_ages-help-signs = Altri segni
through_the_ages-help-culture = cultura
through_the_ages-help-science = scienza
through_the_ages-help-strength = forza
through_the_ages-help-happy = viso felice
through_the_ages-help-unhappy = viso infelice, scontento
through_the_ages-help-food = cibo
through_the_ages-help-resource = risorse
through_the_ages-help-ca = azione civile (AC)
through_the_ages-help-ma = azione militare (AM)
through_the_ages-help-yellow = lavoratore, segnalino giallo
through_the_ages-help-blue = segnalino blu: cibo o risorse su una carta
through_the_ages-help-worker = popolazione persa o guadagnata
through_the_ages-help-pop = aumentare la popolazione
through_the_ages-help-colonize = bonus quando si colonizza
through_the_ages-help-civilcard = carte civili in mano
through_the_ages-help-milcard = carte militari in mano
through_the_ages-help-limit = quanti edifici urbani di ogni tipo al massimo
through_the_ages-help-level = livello: I vale 1, II vale 2, III vale 3
through_the_ages-help-stage = piano di una meraviglia
through_the_ages-help-upgrade = miglioramento
through_the_ages-help-revolution = rivoluzione
through_the_ages-help-turn = a ogni turno; una produzione
through_the_ages-help-take = prendere dalla riga
through_the_ages-help-deck = carte rimaste nel mazzo
through_the_ages-help-best = il tuo migliore
through_the_ages-help-strong = il più forte
through_the_ages-help-weak = il più debole
through_the_ages-help-all = ogni civiltà
through_the_ages-help-top = chi ne ha di più
through_the_ages-help-lock = ora non si può; la carta dice perché
through_the_ages-help-leaves = esce per prima dalla riga
through_the_ages-help-eye = quante di queste carte coperte conosci
through_the_ages-help-hourglass = presa in questo turno
through_the_ages-help-cross = no, o perso
through_the_ages-help-marks = subito; per sempre; di quanto il vincitore è più forte
through_the_ages-help-kind-farm = fattoria
through_the_ages-help-kind-mine = miniera
through_the_ages-help-kind-urban = edificio urbano, di qualsiasi tipo
through_the_ages-help-kind-unit = unità militare, di qualsiasi tipo
through_the_ages-help-kind-government = governo
through_the_ages-help-kind-special = tecnologia speciale; come segno: qualsiasi tecnologia
through_the_ages-help-kind-leader = leader
through_the_ages-help-kind-wonder = meraviglia
through_the_ages-help-kind-action = carta azione
through_the_ages-help-kind-event = evento
through_the_ages-help-kind-territory = territorio, colonia
through_the_ages-help-kind-aggression = aggressione, attacco
through_the_ages-help-kind-war = guerra
through_the_ages-help-kind-pact = patto
through_the_ages-help-kind-tactic = tattica, armata
through_the_ages-help-kind-bonus = bonus di difesa e colonizzazione

## Tutte le carte in una pagina

through_the_ages-cards-title = Tutte le carte di Through the Ages: { $amount } tipi
through_the_ages-cards-players = Giocatori
through_the_ages-cards-size = Larghezza
through_the_ages-cards-farm = Fattorie
through_the_ages-cards-mine = Miniere
through_the_ages-cards-urban = Edifici urbani
through_the_ages-cards-unit = Unità militari
through_the_ages-cards-government = Governi
through_the_ages-cards-special = Tecnologie speciali
through_the_ages-cards-leader = Leader
through_the_ages-cards-wonder = Meraviglie
through_the_ages-cards-action = Carte azione
through_the_ages-cards-event = Eventi
through_the_ages-cards-territory = Territori
through_the_ages-cards-aggression = Aggressioni
through_the_ages-cards-war = Guerre
through_the_ages-cards-pact = Patti
through_the_ages-cards-tactic = Tattiche
through_the_ages-cards-bonus = Carte bonus
