# Le parole di Through the Ages. Nomi e testi delle carte, delle epoche e dei colori vengono con i dati dei componenti.

through_the_ages-name = Through the Ages
through_the_ages-about = Una storia della civiltà, di Vlaada Chvátil (prima edizione). Da 2 a 4 giocatori.

## Pezzi di frase

through_the_ages-n-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
through_the_ages-left-actions = Ti restano { $civil ->
    [0] nessuna azione civile
    [one] 1 azione civile
   *[other] { $civil } azioni civili
} e { $military ->
    [0] nessuna azione militare
    [one] 1 azione militare
   *[other] { $military } azioni militari
}.
through_the_ages-for-resources = { $resources ->
    [0] gratis
    [one] per 1 risorsa
   *[other] per { $resources } risorse
}

## Opzioni

through_the_ages-option-version = Versione del gioco
through_the_ages-option-version-help = La semplice insegna le regole, l’avanzata finisce dopo l’Epoca II, la completa ha le guerre e tutte le epoche.
through_the_ages-option-version-simple = semplice
through_the_ages-option-version-advanced = avanzata
through_the_ages-option-version-full = completa
through_the_ages-option-easier_growth = Crescita facilitata
through_the_ages-option-easier_growth-help = Un segnalino giallo in più a testa e posto per un edificio urbano in più di ogni tipo.
through_the_ages-option-one_attacker_per_turn = Un solo aggressore alla volta
through_the_ages-option-one_attacker_per_turn-help = Una civiltà può essere attaccata da un solo nemico alla volta.
through_the_ages-option-peaceful = Partita pacifica
through_the_ages-option-peaceful-help = Niente aggressioni, guerre né patti.
through_the_ages-option-draw_as_military_action = Le carte militari si pescano come azione
through_the_ages-option-draw_as_military_action-help = Un’azione militare pesca una carta; a fine turno non si pesca.
through_the_ages-option-mine_production_reduction = Le miniere possono produrre un segnalino in meno
through_the_ages-option-mine_production_reduction-help = Per evitare la corruzione una miniera può produrre un segnalino in meno.
through_the_ages-option-bonus_cards = Carte bonus
through_the_ages-option-bonus_cards-help = Eventi dell’Epoca III che alla fine della versione completa valgono per tutti, oltre a quelli rimasti nelle pile.
through_the_ages-option-bonus_cards-none = nessuna
through_the_ages-option-bonus_cards-face_up_3 = tre, scoperte
through_the_ages-option-bonus_cards-face_up_4 = quattro, scoperte
through_the_ages-option-bonus_cards-face_up_5 = cinque, scoperte
through_the_ages-option-bonus_cards-age_by_age = cinque, rivelate epoca dopo epoca
through_the_ages-option-bonus_cards-personal = personali, in segreto
through_the_ages-option-bonus_cards-public_choice = scelte dai giocatori
through_the_ages-option-bonus_fewer = Meno bonus
through_the_ages-option-bonus_fewer-help = Con le carte bonus: gli eventi dell’Epoca III rimasti nelle pile non danno punti alla fine.
through_the_ages-option-manual_payment = Scelta dei segnalini
through_the_ages-option-manual_payment-help = Chi paga cibo o risorse sceglie quali segnalini blu restano sulle carte, ovunque ci sia una scelta. Altrimenti si paga nel modo che lascia più segnalini nella banca.

## Che cosa viene chiesto

through_the_ages-prompt-first-round = Primo round: prendi carte dalla riga. Ti restano { $civil ->
    [0] nessuna azione civile
    [one] 1 azione civile
   *[other] { $civil } azioni civili
}.
through_the_ages-prompt-actions = Le tue azioni. { through_the_ages-left-actions }
through_the_ages-prompt-contained = { $card }: scegli per che cosa usarla.
through_the_ages-prompt-scarcity = I segnalini blu non bastano: scegli dove metterne uno (ne restano { $tokens }).
through_the_ages-prompt-spare = Una tua miniera può produrre un segnalino in meno, per evitare la corruzione.
through_the_ages-prompt-paying = { $kind ->
    [food] Paghi cibo: quanti dei { $tokens } segnalini restano su { $card }?
   *[resources] Paghi risorse: quanti dei { $tokens } segnalini restano su { $card }?
}
through_the_ages-prompt-markets = Sviluppo dei Mercati: cibo o risorse?
through_the_ages-prompt-mix = Produci { $amount } in tutto: quanto in cibo?
through_the_ages-prompt-mix-lost = Perdi { $amount } in tutto: quanto in cibo?
through_the_ages-prompt-population = Perdi popolazione e non hai lavoratori inutilizzati: da quale carta?
through_the_ages-prompt-free-build = Puoi costruire gratis { $card }.
through_the_ages-prompt-demolish = Perdi un edificio, una fattoria o una miniera: scegli quale.
through_the_ages-prompt-ruin = Ingiurie del Tempo: scegli la meraviglia che va in rovina.
through_the_ages-prompt-cede = Perdi una colonia: scegli quale.
through_the_ages-prompt-forfeit = Perdi un segnalino blu e la banca è vuota: da quale carta?
through_the_ages-prompt-agreement = Accordo Internazionale: prendi carte per un valore fino a { $left } azioni civili rinunciando alla prossima azione politica, oppure declina.
through_the_ages-prompt-agreed = Accordo Internazionale: prendi altre carte (ne restano { $left }), oppure fermati.
through_the_ages-prompt-terror = Terrorismo: scegli un edificio urbano di { $other } da distruggere.
through_the_ages-prompt-politics = Politica: un’azione politica, o nessuna.
through_the_ages-prompt-aim = { $card }: contro chi?
through_the_ages-prompt-partner = { $card }: a chi lo proponi?
through_the_ages-prompt-side = { $card }, proposto a { $other }: da che parte stai?
through_the_ages-prompt-answer = { $other } ti propone { $card }{ $side ->
    [a] {" "}e saresti la parte A
    [b] {" "}e saresti la parte B
   *[other] {""}
}. { $help }
through_the_ages-prompt-discard = Troppe carte militari: scarta { through_the_ages-n-cards }.
through_the_ages-prompt-bid = { $card }: { $bid ->
    [0] fai la prima offerta, o passa.
   *[other] offri più di { $bid }, o passa.
}
through_the_ages-prompt-colonize = Hai vinto con { $bid }: scegli unità e carte bonus{ $left ->
    [0] {""}. L’offerta è raggiunta.
   *[other] {""}; manca ancora { $left }.
}
through_the_ages-prompt-assault = { $card } contro { $other }: { $attack } contro { $defence }. Sacrifica unità, o prosegui.
through_the_ages-prompt-defence = { $other } ti attacca ({ $card }): { $attack } contro { $defence }. Sacrifica unità, gioca carte difesa, o prosegui.
through_the_ages-prompt-war = { $card }: { $attack } per chi l’ha dichiarata, { $defence } per il rivale. Sacrifica unità, o prosegui.
through_the_ages-prompt-plunder = Prendi { $amount } in tutto a { $other }: quanto in cibo?
through_the_ages-prompt-raid = Scegli un edificio urbano di { $other } da distruggere{ $buildings ->
    [one] {""}
   *[other] {" "}(fino a { $buildings } dello stesso tipo)
}.
through_the_ages-prompt-raid-count = { $card }: quanti ne distruggi (fino a { $buildings })?
through_the_ages-prompt-annex = Scegli la colonia che prendi a { $other }.
through_the_ages-prompt-steal = Puoi prendere tecnologie speciali di { $other } per un valore fino a { $left }; il resto si prende in scienza.
through_the_ages-prompt-pick = Scegli una carta bonus. Alla fine vale per tutti.
through_the_ages-prompt-keep = Tieni in segreto { through_the_ages-n-cards }. Alla fine vale per tutti.

## Mosse

through_the_ages-move-take = Prendi { $card } ({ $cost })
through_the_ages-move-take-empty = Prendi dalla posizione { $number }
through_the_ages-move-grow = Aumenta la popolazione
through_the_ages-move-sail = Aumenta la popolazione con i Transatlantici
through_the_ages-move-levy = Leva: popolazione e { $card }
through_the_ages-move-build = Costruisci { $card }
through_the_ages-move-upgrade = Migliora { $card } in { $better }
through_the_ages-move-destroy = Distruggi { $card }
through_the_ages-move-disband = Disperdi { $card }
through_the_ages-move-stage = Costruisci { $number ->
    [one] un piano
   *[other] { $number } piani
} della tua meraviglia
through_the_ages-move-lead = Gioca { $card }
through_the_ages-move-develop = Sviluppa { $card }
through_the_ages-move-peaceful = Passa pacificamente a { $card }
through_the_ages-move-revolt = Rivoluzione: { $card }
through_the_ages-move-play = Gioca { $card }
through_the_ages-move-array = Adotta { $card }
through_the_ages-move-trade = Usa le Rotte Commerciali nel prossimo pagamento
through_the_ages-move-draw = Pesca una carta militare
through_the_ages-move-prepare = Prepara { $card }
through_the_ages-move-attack = { $card }
through_the_ages-move-offer = Proponi { $card }
through_the_ages-move-cancel = Annulla { $card }
through_the_ages-move-discover = Colombo: colonizza { $card }
through_the_ages-move-aim = { $other }
through_the_ages-move-side = Prendi la parte { $side ->
    [a] A
   *[b] B
}
through_the_ages-move-accept = Accetta
through_the_ages-move-refuse = Rifiuta
through_the_ages-move-discard = Scarta { $card }
through_the_ages-move-sacrifice = Sacrifica { $card }
through_the_ages-move-spend = Gioca { $card }
through_the_ages-move-bid = Offri { $number }
through_the_ages-move-amount = { $number }
through_the_ages-move-food = Cibo
through_the_ages-move-resources = Risorse
through_the_ages-move-lose = Un lavoratore di { $card }
through_the_ages-move-raze = { $card }
through_the_ages-move-yield = { $card }
through_the_ages-move-ruin = { $card }
through_the_ages-move-steal = Prendi { $card }
through_the_ages-move-produce = Un segnalino su { $card }
through_the_ages-move-spare = Un segnalino in meno su { $card }
through_the_ages-move-keep = { $number ->
    [one] Resta 1 segnalino
   *[other] Restano { $number } segnalini
}
through_the_ages-move-forfeit = Un segnalino di { $card }
through_the_ages-move-pick = { $card }
through_the_ages-move-done = Fatto
through_the_ages-move-done-actions = Termina il turno
through_the_ages-move-done-politics = Nessuna azione politica
through_the_ages-move-done-bidding = Passa
through_the_ages-move-done-free-build = Non costruire
through_the_ages-move-done-sparing = Produzione piena
through_the_ages-move-done-agreement = Nessun’altra carta
through_the_ages-move-done-loot = Il resto in scienza

## Che cosa succede

through_the_ages-turn = Round { $round }: tocca a { $seat }.
through_the_ages-row-cleared = { $card } lascia la riga delle carte.
through_the_ages-took = { $seat } prende { $card }.
through_the_ages-built = { $seat } costruisce { $card } { through_the_ages-for-resources }.
through_the_ages-upgraded = { $seat } migliora { $card } in { $better } { through_the_ages-for-resources }.
through_the_ages-destroyed = { $seat } libera un lavoratore da { $card }.
through_the_ages-grew = { $seat } aumenta la popolazione per { $food } cibo.
through_the_ages-levied = { $seat } arruola { $card } con un nuovo lavoratore, per { $food } cibo e { $resources } risorse.
through_the_ages-stages = { $seat } costruisce { $stages ->
    [one] un piano
   *[other] { $stages } piani
} di { $card }.
through_the_ages-completed = { $seat } completa { $card }{ $points ->
    [0] {""}
   *[other] {" "}e segna { $points } punti cultura
}.
through_the_ages-leads = Ora { $card } guida il popolo di { $seat }.
through_the_ages-leader-gone = { $seat } perde il leader { $card }.
through_the_ages-wonder-gone = { $seat } perde { $card }, ancora in costruzione.
through_the_ages-developed = { $seat } sviluppa { $card } per { $science } punti scienza.
through_the_ages-revolted = Rivoluzione: { $seat } instaura { $card } per { $science } punti scienza.
through_the_ages-played = { $seat } gioca { $card }.
through_the_ages-arrayed = { $seat } adotta { $card }.
through_the_ages-trades = { $seat } userà le Rotte Commerciali nel prossimo pagamento.
through_the_ages-drew = { $seat } pesca { $cards ->
    [one] una carta militare
   *[other] { $cards } carte militari
}.
through_the_ages-you-drew = Peschi { $names }.
through_the_ages-reshuffled = Gli scarti militari diventano un nuovo mazzo.
through_the_ages-discarded = { $seat } scarta una carta militare ({ $age }).
through_the_ages-you-discarded = Scarti { $card }.
through_the_ages-scored = { $seat } segna { $culture } punti cultura e { $science } punti scienza.
through_the_ages-uprising = Sommossa! { $seat } non produce nulla in questo turno.
through_the_ages-famine = Fame: a { $seat } mancano { $food } cibo e perde { $points } punti cultura.
through_the_ages-corruption = La corruzione costa a { $seat } { $resources ->
    [one] 1 risorsa
   *[other] { $resources } risorse
}.
through_the_ages-produced = { $seat } mette un segnalino su { $card }.
through_the_ages-spared = { $seat } fa produrre un segnalino in meno a { $card }.
through_the_ages-age-begins = Comincia una nuova epoca: { $age }.
through_the_ages-last-round = { $now ->
    [1] L’ultima carta civile è uscita: questo è l’ultimo round.
   *[other] L’ultima carta civile è uscita: dopo questo resta un round completo.
}
through_the_ages-obsolete-hand = Obsolete: { $seat } scarta { $civil } carte civili e { $military } carte militari.
through_the_ages-prepared = { $seat } prepara un evento ({ $age }) e segna { $points } punti cultura.
through_the_ages-you-prepared = Hai preparato { $card }.
through_the_ages-revealed = Evento: { $card }. { $help }
through_the_ages-events-renewed = Gli eventi futuri diventano eventi correnti.
through_the_ages-gained-food = { $seat } ottiene { $amount } cibo.
through_the_ages-lost-food = { $seat } perde { $amount } cibo.
through_the_ages-gained-resources = { $seat } ottiene { $amount ->
    [one] 1 risorsa
   *[other] { $amount } risorse
}.
through_the_ages-lost-resources = { $seat } perde { $amount ->
    [one] 1 risorsa
   *[other] { $amount } risorse
}.
through_the_ages-gained-science = { $seat } segna { $amount ->
    [one] 1 punto scienza
   *[other] { $amount } punti scienza
}.
through_the_ages-lost-science = { $seat } perde { $amount ->
    [one] 1 punto scienza
   *[other] { $amount } punti scienza
}.
through_the_ages-gained-culture = { $seat } segna { $amount ->
    [one] 1 punto cultura
   *[other] { $amount } punti cultura
}.
through_the_ages-lost-culture = { $seat } perde { $amount ->
    [one] 1 punto cultura
   *[other] { $amount } punti cultura
}.
through_the_ages-gained-population = La popolazione di { $seat } cresce di { $amount }.
through_the_ages-lost-population = La popolazione di { $seat } cala di { $amount }.
through_the_ages-lost-blue = { $seat } perde { $amount ->
    [one] 1 segnalino blu
   *[other] { $amount } segnalini blu
}.
through_the_ages-lost-worker = { $seat } perde un lavoratore di { $card }.
through_the_ages-lost-colony = { $seat } perde { $card }.
through_the_ages-rebels = Ribellione: a { $seat } mancheranno { $actions } azioni civili.
through_the_ages-ceded-tokens = { $seat } cede { $tokens ->
    [one] 1 segnalino giallo
   *[other] { $tokens } segnalini gialli
} a { $other }.
through_the_ages-razed = { $seat } perde { $buildings ->
    [one] un edificio
   *[other] { $buildings } edifici
}: { $card }.
through_the_ages-ruined = { $card } di { $seat } va in rovina.
through_the_ages-unclaimed = Nessuno colonizza { $card }.
through_the_ages-bid = { $seat } offre { $bid }.
through_the_ages-passed = { $seat } passa.
through_the_ages-sacrificed = { $seat } sacrifica { $card }.
through_the_ages-spent = { $seat } gioca { $card }.
through_the_ages-colonized = { $seat } ottiene { $card }.
through_the_ages-attacks = { $seat } gioca { $card } contro { $other }.
through_the_ages-attack-succeeds = { $seat } ha la meglio su { $other }: { $attack } contro { $defence }.
through_the_ages-attack-fails = { $other } resiste a { $seat }: { $defence } contro { $attack }.
through_the_ages-war-won = { $seat } vince la guerra contro { $other }: { $attack } a { $defence }.
through_the_ages-war-lost = { $other } vince la guerra dichiarata da { $seat }: { $defence } a { $attack }.
through_the_ages-war-tied = La guerra tra { $seat } e { $other } resta indecisa: { $attack } a { $defence }.
through_the_ages-stole = { $seat } prende { $card } a { $other }.
through_the_ages-offered = { $seat } propone { $card } a { $other }{ $side ->
    [a] {" "}(come parte A)
   *[b] {" "}(come parte B)
}.
through_the_ages-accepted = { $seat } accetta { $card } da { $other }.
through_the_ages-refused = { $seat } rifiuta { $card } di { $other }.
through_the_ages-pact-ended = { $card } tra { $seat } e { $other } è finito.
through_the_ages-no-political-step = { $seat } rinuncia a questa azione politica.
through_the_ages-bonus-revealed = Carta bonus: { $card }.
through_the_ages-picked = { $seat } sceglie { $card } come carta bonus.
through_the_ages-you-keep = Tieni { $card }.
through_the_ages-resigned = { $seat } lascia la partita.
through_the_ages-resigning = { $seat } lascerà la partita all’inizio del suo prossimo turno.
through_the_ages-scored-event = Punteggio finale: { $card }. { $help }
through_the_ages-final-bonus = { $seat } riceve un bonus finale di { $points } punti cultura.
through_the_ages-over = { $winners ->
    [one] { $seats } vince con { $points } punti cultura.
   *[other] { $seats } condividono la vittoria con { $points } punti cultura.
}

## Perché no

through_the_ages-no-first-round = Nel primo round si possono solo prendere carte.
through_the_ages-no-action-phase = È la fase delle azioni: agisci, o termina il turno.
through_the_ages-no-card = { $card } non è nella tua mano.
through_the_ages-no-card-there = Non c’è nessuna carta in posizione { $position }.
through_the_ages-no-second-wonder = Stai ancora costruendo { $card }.
through_the_ages-no-second-leader = Hai già preso un leader di questa epoca: { $age }.
through_the_ages-no-take-in-play = Hai già in gioco { $card }.
through_the_ages-no-take-in-hand = Hai già in mano { $card }.
through_the_ages-no-room = La tua mano è piena: { $cards } carte civili.
through_the_ages-no-civil-actions = { $needed ->
    [one] Serve 1 azione civile
   *[other] Servono { $needed } azioni civili
}, e te ne restano { $left }.
through_the_ages-no-military-actions = { $needed ->
    [one] Serve 1 azione militare
   *[other] Servono { $needed } azioni militari
}, e te ne restano { $left }.
through_the_ages-no-resources = Costa { $needed ->
    [one] 1 risorsa
   *[other] { $needed } risorse
}, e ne hai { $stored }.
through_the_ages-no-food = Costa { $needed } cibo, e ne hai { $stored }.
through_the_ages-no-science = Costa { $needed } punti scienza, e ne hai { $points }.
through_the_ages-no-technology = Non hai in gioco { $card }.
through_the_ages-no-worker-there = Non hai lavoratori su { $card }.
through_the_ages-no-unused-worker = Non hai lavoratori inutilizzati.
through_the_ages-no-urban-room = Il tuo governo consente { $limit } edifici urbani per tipo.
through_the_ages-no-bank = La tua banca gialla è vuota.
through_the_ages-no-liner = Non hai i Transatlantici.
through_the_ages-no-sail-twice = Hai già usato i Transatlantici in questo turno.
through_the_ages-no-levy = Solo Federico Barbarossa può farlo.
through_the_ages-no-wonder = Non hai un piano di meraviglia da costruire così.
through_the_ages-no-stages-left = A { $card } restano meno piani.
through_the_ages-no-builders = Con un’azione puoi costruire { $stages ->
    [one] un solo piano
   *[other] al massimo { $stages } piani
}.
through_the_ages-no-marker = Non c’è un segnalino blu per segnare il piano.
through_the_ages-no-better-special = { $card }: ne hai in gioco una almeno altrettanto buona.
through_the_ages-no-revolution = La rivoluzione dev’essere la prima e unica azione civile del turno.
through_the_ages-no-revolution-military = Con Robespierre la rivoluzione consuma tutte le azioni militari, e ne hai già spese.
through_the_ages-no-cooperation = Cooperazione Scientifica: uno dei due non ha punti scienza.
through_the_ages-no-fresh = { $card } è stata presa in questo turno: giocala in un turno successivo.
through_the_ages-no-use = { $card }: ora non è possibile fare ciò che dice.
through_the_ages-no-contained = Prima usa { $card }.
through_the_ages-no-trade = Ora non hai Rotte Commerciali da usare.
through_the_ages-no-draw-option = Le carte militari si pescano alla fine del turno.
through_the_ages-no-deck = Non ci sono carte militari da pescare.
through_the_ages-no-discard-first = Prima scarta le carte militari in eccesso.
through_the_ages-no-scarcity = Scegli una carta i cui lavoratori non abbiano già prodotto tutti.
through_the_ages-no-spare = Scegli una miniera con un lavoratore, o la produzione piena.
through_the_ages-no-such-rest = Su { $card } non possono restare tanti segnalini: il pagamento deve essere esatto.
through_the_ages-no-markets = Scegli cibo o risorse.
through_the_ages-no-mix = Scegli quanto di { $amount } è cibo, entro ciò che c’è.
through_the_ages-no-population = Scegli una carta con un lavoratore.
through_the_ages-no-free-build = Costruisci { $card }, oppure no.
through_the_ages-no-demolish = Scegli un tuo edificio, una fattoria o una miniera.
through_the_ages-no-terror = Scegli un edificio urbano di { $other }.
through_the_ages-no-ruin = Scegli una meraviglia completata dell’Epoca A o I.
through_the_ages-no-cede = Scegli una delle tue colonie.
through_the_ages-no-forfeit = Scegli una carta con un segnalino blu.
through_the_ages-no-agreement = Prendi carte, o fermati.
through_the_ages-no-politics = È il momento della politica: un’azione politica, o nessuna.
through_the_ages-no-aim = Scegli un rivale per { $card }.
through_the_ages-no-rival = Lì non c’è nessuno da attaccare.
through_the_ages-no-gandhi = Con Gandhi non attacchi nessuno.
through_the_ages-no-pact-attack = Un patto protegge { $other }.
through_the_ages-no-marker-left = { $other } è già sotto attacco da parte di un altro.
through_the_ages-no-object = { $card }: { $other } non ha nulla da colpire.
through_the_ages-no-target = { $card }: non c’è nessuno contro cui giocarla.
through_the_ages-no-side = Scegli la parte A o la parte B.
through_the_ages-no-answer = Accetta il patto, o rifiutalo.
through_the_ages-no-pact = Non fai parte di { $card }.
through_the_ages-no-pacts-two = Per i patti servono tre giocatori.
through_the_ages-no-columbus = Ora Colombo non può farlo per te.
through_the_ages-no-bid-low = L’offerta da superare è { $bid }.
through_the_ages-no-bid-high = Puoi pagare al massimo { $most }.
through_the_ages-no-bidding = Fai un’offerta per il territorio, o passa.
through_the_ages-no-paid = L’offerta di { $bid } non è ancora raggiunta, o manca almeno un’unità.
through_the_ages-no-unit = Non hai { $card } da sacrificare.
through_the_ages-no-sacrifice-last = Nell’ultimo round non si sacrificano unità.
through_the_ages-no-bonus-here = Le carte bonus aiutano solo chi si difende da un’aggressione.
through_the_ages-no-fighting = Aumenta la tua forza, o prosegui.
through_the_ages-no-raid-count = Scegli un numero da 1 a { $buildings }.
through_the_ages-no-annex = Scegli una colonia di { $other }.
through_the_ages-no-steal = Scegli una tecnologia speciale che potresti giocare, di valore al massimo { $left }; oppure la scienza.
through_the_ages-no-pick = Scegli uno degli eventi dell’Epoca III rimasti.
through_the_ages-no-keep = Scegli tra le carte che ti sono state date.

## Che cosa costa e che cosa porta una mossa

through_the_ages-explain-civil-actions = Azioni civili: { $amount }
through_the_ages-explain-military-actions = Azioni militari: { $amount }
through_the_ages-explain-resources = Prezzo in risorse: { $amount }
through_the_ages-explain-food-price = Prezzo in cibo: { $amount }
through_the_ages-explain-science = Prezzo in scienza: { $amount }
through_the_ages-explain-discount = Sconto permanente, già contato: { $amount }
through_the_ages-explain-reduction = Riduzione della carta giocata, già contata: { $amount }
through_the_ages-explain-surcharge = Sovrapprezzo per il leader di un rivale, già contato: { $amount }
through_the_ages-explain-special = Risorse speciali per le unità: { $amount }
through_the_ages-explain-stages-left = Piani che restano dopo: { $amount }
through_the_ages-explain-culture = Punti cultura: { $amount }
through_the_ages-explain-strength = Forza: { $amount }, più ciò che aggiungono le sue armate
through_the_ages-explain-army = Bonus tattica con le tue unità: { $amount }
through_the_ages-explain-rating-culture = Cultura per turno: { $amount }
through_the_ages-explain-rating-science = Scienza per turno: { $amount }
through_the_ages-explain-rating-happiness = Visi felici: { $amount }
through_the_ages-explain-rating-strength = Forza: { $amount }
through_the_ages-explain-output-food = Cibo prodotto per turno: { $amount }
through_the_ages-explain-output-resources = Risorse prodotte per turno: { $amount }
through_the_ages-explain-gain-culture = Cultura: +{ $amount }
through_the_ages-explain-gain-science = Scienza: +{ $amount }
through_the_ages-explain-gain-food = Cibo: +{ $amount }
through_the_ages-explain-gain-resources = Risorse: +{ $amount }
through_the_ages-explain-consumption = Consumo di cibo: { $amount }
through_the_ages-explain-corruption = Corruzione, con la banca blu dopo la produzione: { $amount }
through_the_ages-explain-faces = Visi felici necessari da allora in poi: { $amount }
through_the_ages-explain-card = { $card }: { $help }
through_the_ages-explain-plain = Una carta iniziale.
through_the_ages-explain-free-worker = Il lavoratore diventa inutilizzato; non si rimborsa nulla.
through_the_ages-explain-revolution = Consuma tutte le azioni di quel tipo in questo turno.
through_the_ages-explain-reveal = Poi si rivela il prossimo evento corrente.
through_the_ages-explain-sacrifice = Il lavoratore torna nella banca gialla.
through_the_ages-explain-bonus = +{ $defence } in difesa, oppure +{ $colonization } in colonizzazione.
through_the_ages-explain-bid = Se vinci devi pagare almeno { $number }, con almeno un’unità.
through_the_ages-explain-aim = La carta è giocata contro questo giocatore, o proposta a lui.
through_the_ages-explain-trade = Una parte del prossimo pagamento si paga con l’altro bene.
through_the_ages-explain-draw = Un’azione militare per una carta.
through_the_ages-explain-accept = Il patto ha effetto subito.
through_the_ages-explain-refuse = La carta torna in mano al proprietario.
through_the_ages-explain-food = Produci cibo.
through_the_ages-explain-resources-choice = Produci risorse.
through_the_ages-explain-amount = Tanto in cibo, o tanti edifici.
through_the_ages-explain-lose = Questo lavoratore torna nella banca gialla.
through_the_ages-explain-raze = L’edificio è distrutto; il suo lavoratore diventa inutilizzato.
through_the_ages-explain-pick = Alla fine della partita vale per tutti.
through_the_ages-explain-spare = Questa miniera produce un segnalino in meno.
through_the_ages-explain-keep = I segnalini che restano conservano il loro valore; gli altri tornano nella banca blu.
through_the_ages-explain-forfeit = Il segnalino lascia la partita.
through_the_ages-explain-discard = Va coperta negli scarti della sua epoca.
through_the_ages-explain-ruin = Perde ogni effetto e dà invece 2 punti cultura per turno.
through_the_ages-explain-side = L’altra parte spetta al tuo alleato.
through_the_ages-explain-cancel = Il patto finisce subito.
through_the_ages-explain-uprising = Sommossa: troppi lavoratori scontenti. Non ci sarà alcuna produzione.
through_the_ages-explain-done = Passi alla fase successiva.

## Il tabellone del terminale

through_the_ages-type-farm = fattoria
through_the_ages-type-mine = miniera
through_the_ages-type-lab = laboratorio
through_the_ages-type-temple = tempio
through_the_ages-type-arena = arena
through_the_ages-type-library = biblioteca
through_the_ages-type-theater = teatro
through_the_ages-type-infantry = fanteria
through_the_ages-type-cavalry = cavalleria
through_the_ages-type-artillery = artiglieria
through_the_ages-type-air-force = aviazione
through_the_ages-type-government = governo
through_the_ages-type-special = speciale
through_the_ages-family-military = militare
through_the_ages-family-civil = civile
through_the_ages-family-exploration = esplorazione
through_the_ages-family-construction = costruzione
through_the_ages-type-leader = leader
through_the_ages-type-wonder = meraviglia
through_the_ages-type-action = azione
through_the_ages-type-event = evento
through_the_ages-type-territory = territorio
through_the_ages-type-aggression = aggressione
through_the_ages-type-war = guerra
through_the_ages-type-pact = patto
through_the_ages-type-tactic = tattica
through_the_ages-type-bonus = bonus

through_the_ages-short-food = { $sign }{ $amount } cibo
through_the_ages-short-resources = { $sign }{ $amount } { $amount ->
    [one] risorsa
   *[other] risorse
}
through_the_ages-short-science = { $sign }{ $amount } scienza
through_the_ages-short-culture = { $sign }{ $amount } cultura
through_the_ages-short-happiness = { $sign }{ $amount } felicità
through_the_ages-short-strength = { $sign }{ $amount } forza
through_the_ages-short-military-actions = { $sign }{ $amount } { $amount ->
    [one] azione militare
   *[other] azioni militari
}
through_the_ages-short-their-strength = la sua forza è { $amount }
through_the_ages-short-consumption = { $sign }{ $amount } di consumo
through_the_ages-short-corruption = { $sign }{ $amount } di corruzione
through_the_ages-short-then-consumption = il consumo diventa { $amount }
through_the_ages-short-then-faces = la felicità necessaria diventa { $amount }
through_the_ages-short-stages = { $amount ->
    [0] la completa
    [one] resta 1 piano
   *[other] restano { $amount } piani
}

through_the_ages-board-age = Epoca { $age }
through_the_ages-board-round = round { $round }
through_the_ages-board-version = versione { $version }
through_the_ages-board-last-round = ultimo round
through_the_ages-board-row = Riga delle carte
through_the_ages-board-row-help = ● azioni civili che ti costa
through_the_ages-board-row-empty = La riga delle carte è vuota.
through_the_ages-board-decks = mazzi
through_the_ages-board-civil-deck = { $cards } civili
through_the_ages-board-military-deck = { $cards } militari
through_the_ages-board-events = eventi
through_the_ages-board-current = correnti
through_the_ages-board-future = futuri
through_the_ages-board-know-current = conosci, tra i correnti:
through_the_ages-board-know-future = conosci, tra i futuri:
through_the_ages-board-bonus-cards = punti alla fine
through_the_ages-board-hidden = { through_the_ages-n-cards } a faccia in giù
through_the_ages-board-personal = le tue carte bonus
through_the_ages-board-player = giocatore
through_the_ages-board-culture = cultura
through_the_ages-board-science = scienza
through_the_ages-board-strength = forza
through_the_ages-board-faces-short = felici
through_the_ages-board-resources-short = ris.
through_the_ages-board-cards = carte
through_the_ages-board-resigned = ha lasciato la partita
through_the_ages-board-resigning = lascia al prossimo turno
through_the_ages-board-n-wonders = { $amount ->
    [one] 1 meraviglia
   *[other] { $amount } meraviglie
}
through_the_ages-board-n-colonies = { $amount ->
    [one] 1 colonia
   *[other] { $amount } colonie
}
through_the_ages-board-points = cultura { $culture } (+{ $culture_rating }) · scienza { $science } (+{ $science_rating }) · forza { $strength }
through_the_ages-board-technologies = tecnologie
through_the_ages-board-workers = lav.
through_the_ages-board-stored = blu
through_the_ages-board-price = costo
through_the_ages-board-revolution = rivoluzione { $amount }
through_the_ages-board-urban-limit = limite urbano { $limit }
through_the_ages-board-actions = azioni
through_the_ages-board-civil = civili
through_the_ages-board-military = militari
through_the_ages-board-rebels = { $amount } tolte dai ribelli
through_the_ages-board-under-construction = in costruzione
through_the_ages-board-stages = ({ $built } di { $stages })
through_the_ages-board-wonders = meraviglie
through_the_ages-board-in-ruins = in rovina:
through_the_ages-board-special = speciali
through_the_ages-board-population = popolazione
through_the_ages-board-unused = { $amount ->
    [one] 1 lavoratore inutilizzato
   *[other] { $amount } lavoratori inutilizzati
}
through_the_ages-board-unused-short = { $amount ->
    [one] 1 inutilizzato
   *[other] { $amount } inutilizzati
}
through_the_ages-board-yellow-bank = banca gialla { $amount }
through_the_ages-board-next-worker = il prossimo per { $amount } cibo
through_the_ages-board-happiness = felicità
through_the_ages-board-faces = { $happy }, ne servono { $needed }
through_the_ages-board-discontent = { $amount ->
    [one] 1 scontento
   *[other] { $amount } scontenti
}
through_the_ages-board-uprising = minaccia di sommossa
through_the_ages-board-food = cibo
through_the_ages-board-resources = risorse
through_the_ages-board-for-units = (+{ $amount } per le unità)
through_the_ages-board-a-turn = +{ $amount } per turno
through_the_ages-board-consumption = consumo { $amount }
through_the_ages-board-blue-bank = banca blu
through_the_ages-board-tokens = { $amount ->
    [one] 1 segnalino
   *[other] { $amount } segnalini
}
through_the_ages-board-corruption = corruzione { $amount }
through_the_ages-board-armies = { $amount ->
    [0] nessuna armata
   *[other] armate: +{ $amount } forza
}
through_the_ages-board-colonies = colonie
through_the_ages-board-colonization = colonizzazione
through_the_ages-board-side = parte { $side }
through_the_ages-board-civil-hand = mano civile
through_the_ages-board-military-hand = mano militare
through_the_ages-board-fresh = (prese in questo turno)
through_the_ages-board-backs = dorsi: { $backs }
through_the_ages-board-mix = { $food } cibo e { $resources ->
    [one] 1 risorsa
   *[other] { $resources } risorse
}
through_the_ages-board-no-bids = Ancora nessuna offerta.
through_the_ages-board-bids = Offerte: { $bids }

through_the_ages-row-cleared-many = { $card } lasciano la riga delle carte.
through_the_ages-lost-workers = { $seat } perde { $number } lavoratori: { $card }.
through_the_ages-produced-many = { $seat } mette { $number } segnalini su { $card }.
through_the_ages-destroyed-many = { $seat } libera { $number } lavoratori: { $card }.
through_the_ages-discarded-many = { $seat } scarta { $cards } carte militari ({ $ages }).
