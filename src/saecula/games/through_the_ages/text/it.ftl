# Le parole di Through the Ages. Nomi e testi delle carte, delle epoche e dei colori vengono con i dati dei componenti.

through_the_ages-name = Through the Ages
through_the_ages-about = Una storia della civiltà, di Vlaada Chvátil (prima edizione). Da 2 a 4 giocatori.

## Pezzi di frase

through_the_ages-n-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
through_the_ages-left-actions = Ti restano: { $civil ->
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
through_the_ages-for-food = { $food ->
    [0] gratis
   *[other] per { $food } cibo
}
through_the_ages-for-science = { $science ->
    [0] gratis
    [one] per 1 punto scienza
   *[other] per { $science } punti scienza
}
through_the_ages-n-military = { $actions ->
    [0] gratis
    [one] 1 azione militare
   *[other] { $actions } azioni militari
}
through_the_ages-n-resources = { $resources ->
    [one] 1 risorsa
   *[other] { $resources } risorse
}

## Tipi di carte

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
through_the_ages-type-air_force = aviazione
through_the_ages-type-government = governo
through_the_ages-type-special_military = tecnologia militare
through_the_ages-type-special_civil = tecnologia civile
through_the_ages-type-special_exploration = tecnologia di colonizzazione
through_the_ages-type-special_construction = tecnologia di costruzione
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

## Opzioni

through_the_ages-option-version = Versione del gioco
through_the_ages-option-version-help = La semplice insegna le basi e finisce con l’Epoca I; l’avanzata aggiunge la politica e finisce con l’Epoca II; la completa aggiunge le guerre e attraversa tutte le epoche.
through_the_ages-option-version-simple = semplice
through_the_ages-option-version-advanced = avanzata
through_the_ages-option-version-full = completa
through_the_ages-option-easier_growth = Crescita facilitata
through_the_ages-option-easier_growth-help = Tutti cominciano con un segnalino giallo in più e ogni governo consente un edificio urbano in più per tipo.
through_the_ages-option-one_attacker_per_turn = Senza alleanze militari
through_the_ages-option-one_attacker_per_turn-help = Finché un rivale attacca una civiltà, nessun altro può attaccarla.
through_the_ages-option-peaceful = Partita pacifica
through_the_ages-option-peaceful-help = Niente aggressioni, guerre o patti.
through_the_ages-option-draw_as_military_action = Pescare carte militari come azione
through_the_ages-option-draw_as_military_action-help = Si pesca una carta militare spendendo un’azione militare; a fine turno non si pesca.
through_the_ages-option-mine_production_reduction = Le miniere possono trattenere un segnalino
through_the_ages-option-mine_production_reduction-help = Per evitare la corruzione, ogni turno una miniera può produrre un segnalino in meno.
through_the_ages-option-bonus_cards = Carte bonus
through_the_ages-option-bonus_cards-help = Eventi dell’Epoca III scelti all’inizio, che alla fine della versione completa valgono per tutti, oltre a quelli rimasti tra gli eventi.
through_the_ages-option-bonus_cards-none = nessuna
through_the_ages-option-bonus_cards-face_up_3 = tre, scoperte
through_the_ages-option-bonus_cards-face_up_4 = quattro, scoperte
through_the_ages-option-bonus_cards-face_up_5 = cinque, scoperte
through_the_ages-option-bonus_cards-age_by_age = cinque, rivelate epoca dopo epoca
through_the_ages-option-bonus_cards-personal = personali, tenute segrete
through_the_ages-option-bonus_cards-public_choice = scelte apertamente dai giocatori
through_the_ages-option-bonus_fewer = Meno bonus
through_the_ages-option-bonus_fewer-help = Con le carte bonus: gli eventi dell’Epoca III rimasti tra gli eventi non danno punti alla fine.
through_the_ages-option-manual_payment = Scegliere i segnalini
through_the_ages-option-manual_payment-help = Chi paga cibo o risorse sceglie quali segnalini blu restano sulle carte, dove c’è scelta. Altrimenti si fa il pagamento che lascia più segnalini nella banca.

## Che cosa viene chiesto

through_the_ages-prompt-first-round = Primo round: prendi carte dalla riga. { $civil ->
    [0] Non ti restano azioni civili.
    [one] Ti resta 1 azione civile.
   *[other] Ti restano { $civil } azioni civili.
}
through_the_ages-prompt-actions = Le tue azioni. { through_the_ages-left-actions }
through_the_ages-prompt-contained = { $card }: scegli per che cosa usarla.
through_the_ages-prompt-scarcity = I segnalini blu non bastano: scegli quali carte producono ({ $tokens ->
    [one] ne resta 1
   *[other] ne restano { $tokens }
}).
through_the_ages-prompt-spare = Per evitare la corruzione, una tua miniera può produrre un segnalino in meno.
through_the_ages-prompt-swap = { $good ->
    [food] Devi pagare { $amount } cibo. Con le Rotte Commerciali, 1 può essere pagato in risorse.
   *[resources] La corruzione toglie { $amount ->
        [one] 1 risorsa
       *[other] { $amount } risorse
    }. Con le Rotte Commerciali, 1 può essere pagata in cibo.
}
through_the_ages-prompt-paying = { $kind ->
    [food] Paghi { $amount } cibo: quanti dei { $tokens } segnalini restano su { $card }?
   *[resources] { $amount ->
        [one] Paghi 1 risorsa
       *[other] Paghi { $amount } risorse
    }: quanti dei { $tokens } segnalini restano su { $card }?
}
through_the_ages-prompt-markets = Sviluppo dei Mercati: cibo o risorse?
through_the_ages-prompt-mix = Produci { $amount } in tutto: quanto in cibo?
through_the_ages-prompt-mix-lost = Perdi { $amount } in tutto: quanto in cibo?
through_the_ages-prompt-population = Perdi popolazione e non hai lavoratori non utilizzati: da quale carta?
through_the_ages-prompt-free-build = Puoi costruire gratis { $card } con un lavoratore non utilizzato.
through_the_ages-prompt-demolish = Perdi un edificio urbano, una fattoria o una miniera: scegli quale.
through_the_ages-prompt-ruin = Ingiurie del Tempo: scegli la meraviglia che va in rovina.
through_the_ages-prompt-cede = Perdi una colonia: scegli quale.
through_the_ages-prompt-forfeit = Perdi un segnalino blu e la tua banca è vuota: da quale carta?
through_the_ages-prompt-agreement = Accordo Internazionale: prendi carte per un valore massimo di { $left } azioni civili rinunciando alla prossima azione politica, oppure rifiuta.
through_the_ages-prompt-agreed = Accordo Internazionale: prendi altre carte (valore massimo { $left }), oppure fermati.
through_the_ages-prompt-terror = Terrorismo: scegli un edificio urbano di { $other } da distruggere.
through_the_ages-prompt-politics = Politica: fai un’azione politica, o nessuna.
through_the_ages-prompt-aim = { $card }: contro chi?
through_the_ages-prompt-partner = { $card }: a chi proponi il patto?
through_the_ages-prompt-side = { $card } con { $other }: quale parte prendi?
through_the_ages-prompt-answer = { $other } ti propone il patto { $card }{ $side ->
    [a] {" "}(tu saresti A)
    [b] {" "}(tu saresti B)
   *[other] {""}
}. { $help }
through_the_ages-prompt-discard = Hai troppe carte militari: scarta { through_the_ages-n-cards }.
through_the_ages-prompt-bid = { $card }: { $bid ->
    [0] fai la prima offerta, o passa.
   *[other] offri più di { $bid }, o passa.
}
through_the_ages-prompt-colonize = Hai vinto l’asta con { $bid }: scegli unità e carte bonus{ $left ->
    [0] . L’offerta è raggiunta.
    [one] , manca ancora 1.
   *[other] , mancano ancora { $left }.
}
through_the_ages-prompt-assault = { $card } contro { $other }: { $attack } contro { $defence }. Sacrifica unità, o prosegui.
through_the_ages-prompt-defence = { $other } ti attacca con { $card }: { $attack } contro { $defence }. Sacrifica unità, gioca carte bonus, o prosegui.
through_the_ages-prompt-war = { $card }: { $attack } per l’attaccante, { $defence } per il rivale. Sacrifica unità, o prosegui.
through_the_ages-prompt-plunder = Prendi { $amount } in tutto da { $other }: quanto in cibo?
through_the_ages-prompt-raid = Scegli un edificio urbano di { $other } da distruggere{ $buildings ->
    [one] {""}
   *[other] {" "}(fino a { $buildings } uguali)
}.
through_the_ages-prompt-raid-count = { $card }: quanti ne distruggi (fino a { $buildings })?
through_the_ages-prompt-annex = Scegli quale colonia di { $other } prendi.
through_the_ages-prompt-steal = Puoi prendere tecnologie speciali di { $other } per un valore massimo di { $left } punti scienza; ciò che avanza lo prendi in punti scienza.
through_the_ages-prompt-pick = Scegli una carta bonus: alla fine vale per tutti.
through_the_ages-prompt-keep = Tieni in segreto { through_the_ages-n-cards }: alla fine { $cards ->
    [one] vale
   *[other] valgono
} per tutti.

## Mosse

through_the_ages-move-take = Prendi { $card } ({ $cost ->
    [0] gratis
    [one] 1 azione civile
   *[other] { $cost } azioni civili
})
through_the_ages-move-take-one = Prendi { $card } dalla posizione { $number } ({ $cost ->
    [0] gratis
    [one] 1 azione civile
   *[other] { $cost } azioni civili
})
through_the_ages-move-take-empty = Prendi dalla posizione { $number }
through_the_ages-move-grow = Aumenta la popolazione { through_the_ages-for-food }
through_the_ages-move-sail = Transatlantici: aumenta la popolazione { through_the_ages-for-food }
through_the_ages-move-levy = Barbarossa: nuovo lavoratore su { $card } per { $food } cibo e { through_the_ages-n-resources }
through_the_ages-move-build = Costruisci { $card } ({ $type }) { through_the_ages-for-resources }
through_the_ages-move-upgrade = Migliora { $card } in { $better } { through_the_ages-for-resources }
through_the_ages-move-destroy = Distruggi { $card } ({ $type })
through_the_ages-move-disband = Sciogli { $card } ({ $type })
through_the_ages-move-stage = Costruisci { $number ->
    [one] un piano
   *[other] { $number } piani
} di { $card } { through_the_ages-for-resources }
through_the_ages-move-stage-none = Costruisci { $number ->
    [one] un piano
   *[other] { $number } piani
} di una meraviglia
through_the_ages-move-lead = Gioca il leader { $card }
through_the_ages-move-lead-replacing = Gioca il leader { $card } al posto di { $old }
through_the_ages-move-develop = Sviluppa { $card } ({ $type }) { through_the_ages-for-science }
through_the_ages-move-peaceful = Passa pacificamente a { $card } { through_the_ages-for-science }
through_the_ages-move-revolt = Rivoluzione: { $card } { through_the_ages-for-science } e tutte le azioni { $actions ->
    [civil] civili
   *[other] militari
}
through_the_ages-move-play = Gioca { $card }
through_the_ages-move-array = Adotta la tattica { $card } (forza { $before } → { $after })
through_the_ages-move-trade = Rotte Commerciali: { $good ->
    [food] nel prossimo pagamento 1 cibo al posto di 1 risorsa
    [resources] nel prossimo pagamento 1 risorsa al posto di 1 cibo
   *[other] usale nel prossimo pagamento
}
through_the_ages-move-trade-now = Con le Rotte Commerciali: { $good ->
    [food] 1 cibo al posto di 1 risorsa
   *[resources] 1 risorsa al posto di 1 cibo
}
through_the_ages-move-draw = Pesca una carta militare (1 azione militare)
through_the_ages-move-prepare = Prepara { $card } (+{ $points } cultura)
through_the_ages-move-attack = Gioca l’aggressione { $card }
through_the_ages-move-declare = Dichiara { $card }
through_the_ages-move-offer = Proponi il patto { $card }
through_the_ages-move-cancel = Cancella il patto { $card }
through_the_ages-move-discover = Colombo: colonizza { $card }
through_the_ages-move-aim = { $other }
through_the_ages-move-aim-attack = Attacca { $other } ({ through_the_ages-n-military })
through_the_ages-move-aim-pact = Patto con { $other }
through_the_ages-move-side = Prendi la parte { $side ->
    [a] A
   *[b] B
}
through_the_ages-move-accept = Accetta il patto
through_the_ages-move-refuse = Rifiuta il patto
through_the_ages-move-discard = Scarta { $card }
through_the_ages-move-sacrifice = Sacrifica { $card } (+{ $amount })
through_the_ages-move-spend = Gioca { $card } (+{ $amount })
through_the_ages-move-bid = Offri { $number }
through_the_ages-move-amount = { $number }
through_the_ages-move-amount-mix = { $food } cibo e { through_the_ages-n-resources }
through_the_ages-move-amount-raid = Distruggi { $number ->
    [one] 1 edificio
   *[other] { $number } edifici
}
through_the_ages-move-food = Produci { $amount ->
    [0] cibo
   *[other] { $amount } cibo
}
through_the_ages-move-resources = Produci { $amount ->
    [0] risorse
    [one] 1 risorsa
   *[other] { $amount } risorse
}
through_the_ages-move-lose = Perdi un lavoratore su { $card }
through_the_ages-move-raze = Distruggi { $card } ({ $type })
through_the_ages-move-yield = Rinuncia a { $card }
through_the_ages-move-annex = Prendi { $card }
through_the_ages-move-ruin = Manda in rovina { $card }
through_the_ages-move-steal = Prendi { $card } (vale { $science ->
    [one] 1 punto scienza
   *[other] { $science } punti scienza
})
through_the_ages-move-produce = Produci su { $card } (+{ $amount })
through_the_ages-move-spare = Un segnalino in meno su { $card } (−{ $amount })
through_the_ages-move-keep = { $number ->
    [one] Resta 1 segnalino
   *[other] Restano { $number } segnalini
}
through_the_ages-move-forfeit = Perdi un segnalino su { $card } (−{ $amount })
through_the_ages-move-pick = Scegli { $card }
through_the_ages-move-done = Fatto
through_the_ages-move-done-actions = Termina il turno
through_the_ages-move-done-politics = Nessuna azione politica
through_the_ages-move-done-bidding = Passa
through_the_ages-move-done-colonizing = Colonizza
through_the_ages-move-done-fighting = Prosegui
through_the_ages-move-done-free-build = Non costruire
through_the_ages-move-done-swapping = Senza le Rotte Commerciali
through_the_ages-move-done-sparing = Produzione piena
through_the_ages-move-done-agreement = Nessun’altra carta
through_the_ages-move-done-decline = Rifiuta
through_the_ages-move-done-loot = Prendi il resto in scienza

## Che cosa succede

through_the_ages-turn = Round { $round }: è il turno di { $seat }.
through_the_ages-row-cleared = { $card } lascia la riga delle carte.
through_the_ages-took = { $seat } prende { $card }.
through_the_ages-built = { $seat } costruisce { $card } { through_the_ages-for-resources }.
through_the_ages-upgraded = { $seat } migliora { $card } in { $better } { through_the_ages-for-resources }.
through_the_ages-destroyed = { $seat } distrugge { $card }; il lavoratore resta non utilizzato.
through_the_ages-disbanded = { $seat } scioglie { $card }; il lavoratore resta non utilizzato.
through_the_ages-grew = { $seat } aumenta la popolazione { through_the_ages-for-food }.
through_the_ages-levied = { $seat } mette un nuovo lavoratore su { $card }, per { $food } cibo e { through_the_ages-n-resources }.
through_the_ages-stages = { $seat } costruisce { $stages ->
    [one] un piano
   *[other] { $stages } piani
} di { $card }.
through_the_ages-completed = { $seat } completa { $card }{ $points ->
    [0] .
    [one] {" "}e segna 1 punto cultura.
   *[other] {" "}e segna { $points } punti cultura.
}
through_the_ages-leads = { $card } guida ora la civiltà di { $seat }.
through_the_ages-leader-gone = { $seat } perde il leader { $card }.
through_the_ages-wonder-gone = { $seat } perde la meraviglia in costruzione { $card }.
through_the_ages-developed = { $seat } sviluppa { $card } { through_the_ages-for-science }.
through_the_ages-revolted = Rivoluzione: { $seat } instaura { $card } { through_the_ages-for-science }.
through_the_ages-played = { $seat } gioca { $card }.
through_the_ages-arrayed = { $seat } adotta la tattica { $card }.
through_the_ages-trades = { $seat } userà le Rotte Commerciali nel prossimo pagamento.
through_the_ages-drew = { $seat } pesca { $cards ->
    [one] una carta militare
   *[other] { $cards } carte militari
}.
through_the_ages-you-drew = Peschi { $names }.
through_the_ages-reshuffled = Gli scarti militari, rimescolati, diventano il nuovo mazzo.
through_the_ages-discarded = { $seat } scarta una carta militare ({ $age }).
through_the_ages-you-discarded = Scarti { $card }.
through_the_ages-scored = { $seat } segna { $culture ->
    [one] 1 punto cultura
   *[other] { $culture } punti cultura
} e { $science ->
    [one] 1 punto scienza
   *[other] { $science } punti scienza
}.
through_the_ages-uprising = Sommossa! { $seat } non produce nulla in questo turno.
through_the_ages-famine = Carestia nella civiltà di { $seat }: { $food ->
    [one] manca 1 cibo
   *[other] mancano { $food } cibo
}, e la cultura cala di { $points }.
through_the_ages-corruption = Per la corruzione { $seat } perde { $resources ->
    [one] 1 risorsa
   *[other] { $resources } risorse
}.
through_the_ages-produced = { $seat } mette un segnalino su { $card }.
through_the_ages-spared = { $seat } rinuncia a un segnalino su { $card }.
through_the_ages-age-a = Epoca A
through_the_ages-age-i = Epoca I
through_the_ages-age-ii = Epoca II
through_the_ages-age-iii = Epoca III
through_the_ages-age-iv = Epoca IV
through_the_ages-age-begins = Comincia l’{ $age }.
through_the_ages-last-round = { $now ->
    [1] L’ultima carta civile è uscita: questo è l’ultimo round.
   *[other] L’ultima carta civile è uscita: dopo questo resta un round completo.
}
through_the_ages-progress-cards = { $cards ->
    [0] nessuna carta civile rimasta
    [one] una carta civile rimasta
   *[other] { $cards } carte civili rimaste
}
through_the_ages-progress-ends = La fine arriva quando esce l’ultima carta civile dell’{ $age }.
through_the_ages-obsolete-hand = { $seat } scarta dalla mano le carte obsolete (civili: { $civil }, militari: { $military }).
through_the_ages-prepared = { $seat } prepara un evento ({ $age }) e segna { $points ->
    [one] 1 punto cultura
   *[other] { $points } punti cultura
}.
through_the_ages-you-prepared = Hai preparato { $card }.
through_the_ages-revealed = Evento: { $card }. { $help }
through_the_ages-events-renewed = Gli Eventi Futuri diventano gli Eventi Correnti.
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
through_the_ages-lost-colony = { $seat } perde la colonia { $card }.
through_the_ages-rebels = Ribellione: { $seat } perde { $actions } azioni civili nella prossima fase delle azioni.
through_the_ages-ceded-tokens = { $other } riceve { $tokens ->
    [one] 1 segnalino giallo
   *[other] { $tokens } segnalini gialli
} da { $seat }.
through_the_ages-razed = { $seat } perde { $buildings ->
    [one] un edificio
   *[other] { $buildings } edifici
}: { $card }.
through_the_ages-ruined = La meraviglia { $card } di { $seat } va in rovina.
through_the_ages-unclaimed = Nessuno colonizza { $card }.
through_the_ages-bid = { $seat } offre { $bid }.
through_the_ages-passed = { $seat } passa.
through_the_ages-sacrificed = { $seat } sacrifica { $card }.
through_the_ages-spent = { $seat } gioca { $card }.
through_the_ages-colonized = { $seat } ottiene la colonia { $card }.
through_the_ages-attacks = { $seat } gioca l’aggressione { $card } contro { $other }.
through_the_ages-declares = { $seat } dichiara { $card } contro { $other }.
through_the_ages-attack-succeeds = { $seat } ha la meglio su { $other }: { $attack } contro { $defence }.
through_the_ages-attack-fails = { $other } respinge { $seat }: { $defence } contro { $attack }.
through_the_ages-war-won = { $seat } vince la guerra contro { $other }: { $attack } a { $defence }.
through_the_ages-war-lost = { $other } vince la guerra dichiarata da { $seat }: { $defence } a { $attack }.
through_the_ages-war-tied = La guerra tra { $seat } e { $other } resta indecisa: { $attack } a { $defence }.
through_the_ages-stole = { $seat } prende { $card } da { $other }.
through_the_ages-offered = { $seat } propone un patto con { $other }, { $card }{ $side ->
    [a] {" "}e sarebbe A
    [b] {" "}e sarebbe B
   *[other] {""}
}.
through_the_ages-accepted = { $seat } accetta il patto { $card } con { $other }.
through_the_ages-refused = { $seat } rifiuta il patto { $card } con { $other }.
through_the_ages-pact-ended = Il patto { $card } tra { $seat } e { $other } è finito.
through_the_ages-no-political-step = { $seat } rinuncia a questa azione politica.
through_the_ages-bonus-revealed = Carta bonus: { $card }.
through_the_ages-picked = { $seat } sceglie { $card } come carta bonus.
through_the_ages-you-keep = Tieni { $card }.
through_the_ages-resigned = { $seat } lascia la partita.
through_the_ages-resigning = { $seat } lascerà la partita all’inizio del suo prossimo turno.
through_the_ages-scored-event = Punteggio finale: { $card }. { $help }
through_the_ages-final-bonus = { $seat } riceve un bonus finale di { $points ->
    [one] 1 punto cultura
   *[other] { $points } punti cultura
}.
through_the_ages-over = { $winners ->
    [one] { $seats } vince con { $points } punti cultura.
   *[other] { $seats } si dividono la vittoria con { $points } punti cultura.
}

## Perché no

through_the_ages-no-first-round = Nel primo round si prendono soltanto carte dalla riga.
through_the_ages-no-action-phase = È la fase delle azioni: fai un’azione, o termina il turno.
through_the_ages-no-card = Non hai in mano { $card }.
through_the_ages-no-card-there = Non c’è nessuna carta in posizione { $position } della riga.
through_the_ages-no-second-wonder = Stai ancora costruendo { $card }: finisci quella prima di prendere un’altra meraviglia.
through_the_ages-no-second-leader = Hai già preso un leader dell’{ $age }: se ne può prendere uno solo per epoca.
through_the_ages-no-take-in-play = Hai già in gioco { $card }.
through_the_ages-no-take-in-hand = Hai già in mano { $card }.
through_the_ages-no-room = Puoi tenere in mano al massimo { $cards } carte civili: giocane prima una, o prendi una meraviglia.
through_the_ages-no-civil-actions = { $needed ->
    [one] Serve 1 azione civile
   *[other] Servono { $needed } azioni civili
}, { $left ->
    [0] e non te ne restano
    [one] e te ne resta 1
   *[other] e te ne restano { $left }
}.
through_the_ages-no-military-actions = { $needed ->
    [one] Serve 1 azione militare
   *[other] Servono { $needed } azioni militari
}, { $left ->
    [0] e non te ne restano
    [one] e te ne resta 1
   *[other] e te ne restano { $left }
}.
through_the_ages-no-resources = Costa { $needed ->
    [one] 1 risorsa
   *[other] { $needed } risorse
}, e ne hai { $stored }.
through_the_ages-no-food = Costa { $needed } cibo, e ne hai { $stored }.
through_the_ages-no-science = Costa { $needed ->
    [one] 1 punto scienza
   *[other] { $needed } punti scienza
}, e ne hai { $points }.
through_the_ages-no-technology = Non hai sviluppato { $card }.
through_the_ages-no-worker-there = Non hai lavoratori su { $card }.
through_the_ages-no-unused-worker = Non hai lavoratori non utilizzati: aumenta la popolazione, o prima libera un lavoratore.
through_the_ages-no-urban-room = Il tuo governo consente { $limit } edifici urbani per tipo: migliorane o distruggine uno.
through_the_ages-no-bank = La tua banca gialla è vuota: la popolazione non può crescere.
through_the_ages-no-liner = Lo permettono soltanto i Transatlantici completati.
through_the_ages-no-sail-twice = Hai già usato i Transatlantici in questo turno.
through_the_ages-no-levy = Lo permette soltanto Federico Barbarossa come tuo leader.
through_the_ages-no-wonder = Non hai una meraviglia in costruzione: prima prendine una dalla riga.
through_the_ages-no-stages-left = { $card }: { $stages ->
    [one] resta un solo piano.
   *[other] restano solo { $stages } piani.
}
through_the_ages-no-builders = Con un’azione puoi costruire { $stages ->
    [one] un solo piano
   *[other] al massimo { $stages } piani
}.
through_the_ages-no-marker = Un segnalino blu deve segnare il piano, e nella tua banca non ne resterebbe nessuno.
through_the_ages-no-better-special = Hai già in gioco una tecnologia di questo tipo pari o superiore a { $card }.
through_the_ages-no-revolution = La rivoluzione consuma tutte le azioni civili: dev’essere la prima del turno.
through_the_ages-no-revolution-military = Con Robespierre la rivoluzione consuma tutte le azioni militari, e ne hai già usate.
through_the_ages-no-cooperation = Cooperazione Scientifica: servono punti scienza sia a te sia al tuo partner.
through_the_ages-no-fresh = Hai preso { $card } in questo turno: potrai giocare la carta dal prossimo.
through_the_ages-no-use-build = { $card }: ora non c’è nulla che tu possa costruire con questa carta.
through_the_ages-no-use-upgrade = { $card }: ora non c’è nulla che tu possa migliorare con questa carta.
through_the_ages-no-use-stage = { $card }: ora non puoi costruire un piano di meraviglia con questa carta.
through_the_ages-no-use-grow = { $card }: ora non puoi pagare un aumento della popolazione.
through_the_ages-no-use-technology = { $card }: non hai in mano una tecnologia che tu possa sviluppare ora.
through_the_ages-no-contained = Prima finisci { $card }: scegli per che cosa usare la carta.
through_the_ages-no-trade = Per le Rotte Commerciali servono il patto e una scorta del bene con cui paghi; si usano una volta per turno.
through_the_ages-no-draw-option = Le carte militari si pescano alla fine del turno.
through_the_ages-no-deck = Non restano carte militari da pescare.
through_the_ages-no-discard-first = Prima scarta le carte militari in eccesso.
through_the_ages-no-scarcity = Scegli una carta con un lavoratore che non ha ancora prodotto.
through_the_ages-no-swap = Paga con le Rotte Commerciali o senza.
through_the_ages-no-spare = Scegli una miniera con un lavoratore, o la produzione piena.
through_the_ages-no-such-rest = Scegli per { $card } un numero di segnalini con cui il pagamento torni esatto.
through_the_ages-no-markets = Scegli cibo o risorse.
through_the_ages-no-mix = Scegli quanto di { $amount } è cibo, entro ciò che c’è.
through_the_ages-no-population = Scegli una carta con un lavoratore.
through_the_ages-no-free-build = Costruisci gratis { $card }, o rinuncia.
through_the_ages-no-demolish = Scegli un tuo edificio urbano, una tua fattoria o una tua miniera.
through_the_ages-no-terror = Scegli un edificio urbano di { $other }.
through_the_ages-no-ruin = Scegli una meraviglia completata dell’Epoca A o I, non ancora in rovina.
through_the_ages-no-cede = Scegli una delle tue colonie.
through_the_ages-no-forfeit = Scegli una carta con un segnalino blu.
through_the_ages-no-agreement = Prendi una carta dalla riga, o fermati.
through_the_ages-no-politics = È la fase politica: fai un’azione politica, o nessuna.
through_the_ages-no-aim = Scegli un giocatore per { $card }.
through_the_ages-no-rival = Scegli un altro giocatore ancora in partita.
through_the_ages-no-gandhi = Con Gandhi non giochi né aggressioni né guerre.
through_the_ages-no-pact-attack = Un patto protegge { $other } da questo attacco.
through_the_ages-no-marker-left = { $other } è già sotto attacco da parte di un altro giocatore.
through_the_ages-no-object = { $card }: { $other } non ha nulla da colpire.
through_the_ages-no-target = { $card }: ora non c’è nessuno contro cui giocare la carta.
through_the_ages-no-side = Scegli la parte A o la parte B.
through_the_ages-no-answer = Accetta il patto, o rifiutalo.
through_the_ages-no-pact = Non sei parte del patto { $card }.
through_the_ages-no-pacts-two = Per i patti servono almeno tre giocatori.
through_the_ages-no-columbus = Colombo dev’essere il tuo leader, e può farlo una sola volta per partita.
through_the_ages-no-bid-low = Offri più di { $bid }, o passa.
through_the_ages-no-bid-high = Puoi pagare al massimo { $most }.
through_the_ages-no-bidding = Fai un’offerta per il territorio, o passa.
through_the_ages-no-paid = Devi raggiungere l’offerta di { $bid }, con almeno un’unità.
through_the_ages-no-unit = Non hai { $card } da sacrificare.
through_the_ages-no-sacrifice-last = Nell’ultimo round non si possono sacrificare unità.
through_the_ages-no-bonus-here = Le carte bonus aiutano solo chi si difende da un’aggressione.
through_the_ages-no-fighting = Aumenta la tua forza, o prosegui.
through_the_ages-no-raid-count = Scegli un numero da 1 a { $buildings }.
through_the_ages-no-annex = Scegli una colonia di { $other }.
through_the_ages-no-steal = Scegli una tecnologia speciale che potresti giocare, del valore massimo di { $left } punti scienza, o prendi punti scienza.
through_the_ages-no-pick = Scegli uno degli eventi dell’Epoca III rimasti.
through_the_ages-no-keep = Scegli tra le carte che hai ricevuto.

## Che cosa costa e che cosa porta una mossa

through_the_ages-explain-card = { $card }: { $type }, { $age }. { $help }
through_the_ages-explain-civil-actions = Azioni civili: { $amount }
through_the_ages-explain-military-actions = Azioni militari: { $amount }
through_the_ages-explain-all-civil = Consuma tutte le azioni civili del turno.
through_the_ages-explain-all-military = Consuma tutte le azioni militari del turno.
through_the_ages-explain-position = Posizione nella riga: { $amount }
through_the_ages-explain-wonders = Per le tue meraviglie completate: +{ $amount }
through_the_ages-explain-resources = Prezzo in risorse: { $amount }
through_the_ages-explain-food = Prezzo in cibo: { $amount }
through_the_ages-explain-science = Prezzo in punti scienza: { $amount }
through_the_ages-explain-science-later = Per svilupparla: { $amount ->
    [one] 1 punto scienza
   *[other] { $amount } punti scienza
}
through_the_ages-explain-revolution-later = Con una rivoluzione: { $amount ->
    [one] 1 punto scienza
   *[other] { $amount } punti scienza
}
through_the_ages-explain-resources-later = Per costruire: { through_the_ages-n-resources }
through_the_ages-explain-stages = I suoi piani in risorse: { $names }
through_the_ages-explain-printed = Prezzo stampato: { $amount }
through_the_ages-explain-less = { $card }: −{ $amount }
through_the_ages-explain-more = { $card } ({ $other }): +{ $amount }
through_the_ages-explain-partner-pays = Anche il tuo partner paga { $amount ->
    [one] 1 punto scienza
   *[other] { $amount } punti scienza
}.
through_the_ages-explain-special = Risorse speciali per le unità, usate per prime: { $amount }
through_the_ages-explain-stages-left = Piani che restano dopo: { $amount }
through_the_ages-explain-completes = La meraviglia è completa e ha subito effetto.
through_the_ages-explain-attack-strength = La tua forza { $own }, la sua { $theirs }
through_the_ages-explain-change-culture = Cultura per turno: { $before } → { $after }
through_the_ages-explain-change-science = Scienza per turno: { $before } → { $after }
through_the_ages-explain-change-strength = Forza: { $before } → { $after }
through_the_ages-explain-change-happiness = Visi felici: { $before } → { $after }
through_the_ages-explain-change-civil = Azioni civili per turno: { $before } → { $after }
through_the_ages-explain-change-military = Azioni militari per turno: { $before } → { $after }
through_the_ages-explain-change-food = Cibo prodotto per turno: { $before } → { $after }
through_the_ages-explain-change-resources = Risorse prodotte per turno: { $before } → { $after }
through_the_ages-explain-change-consumption = Cibo consumato per turno: { $before } → { $after }
through_the_ages-explain-change-faces = Visi felici necessari: { $before } → { $after }
through_the_ages-explain-change-discontent = Lavoratori scontenti: { $before } → { $after }
through_the_ages-explain-change-urban = Edifici urbani per tipo: { $before } → { $after }
through_the_ages-explain-change-colonization = Bonus colonizzazione: { $before } → { $after }
through_the_ages-explain-change-yellow = Segnalini nella banca gialla: { $before } → { $after }
through_the_ages-explain-change-blue = Segnalini nella banca blu: { $before } → { $after }
through_the_ages-explain-change-points = Punti cultura: { $before } → { $after }
through_the_ages-explain-danger = Attenzione alla sommossa: più lavoratori scontenti che non utilizzati.
through_the_ages-explain-gain-culture = Punti cultura: +{ $amount }
through_the_ages-explain-gain-science = Punti scienza: +{ $amount }
through_the_ages-explain-gain-food = Cibo: +{ $amount }
through_the_ages-explain-gain-resources = Risorse: +{ $amount }
through_the_ages-explain-gain-action = Ti torna un’azione civile spesa.
through_the_ages-explain-lose-food = Cibo: −{ $amount }
through_the_ages-explain-lose-resources = Risorse: −{ $amount }
through_the_ages-explain-next-culture = Punti cultura: { $before } → { $after }
through_the_ages-explain-next-science = Punti scienza: { $before } → { $after }
through_the_ages-explain-next-food = Cibo: { $before } → { $after } (consumo { $amount })
through_the_ages-explain-next-resources = Risorse: { $before } → { $after } (corruzione { $amount })
through_the_ages-explain-next-draw = Carte militari pescate: { $amount }
through_the_ages-explain-famine = Carestia: il cibo non basta e perdi { $amount } punti cultura.
through_the_ages-explain-uprising = Sommossa: più lavoratori scontenti che non utilizzati. Non produci nulla e non peschi carte.
through_the_ages-explain-unspent = Azioni civili non spese: { $amount }
through_the_ages-explain-free-worker = Il lavoratore resta non utilizzato; non si rimborsa nulla.
through_the_ages-explain-reveal = Poi si rivela il prossimo Evento Corrente.
through_the_ages-explain-sacrifice = Il lavoratore torna nella banca gialla.
through_the_ages-explain-adds = Si aggiunge al tuo totale: { $amount }
through_the_ages-explain-bid = Se vinci, paghi almeno { $number } con unità e carte bonus, con almeno un’unità.
through_the_ages-explain-bid-most = Puoi pagare al massimo { $amount }.
through_the_ages-explain-aim = La carta è giocata contro questo giocatore, o il patto è proposto a lui.
through_the_ages-explain-partner = Il patto vale solo se l’altro accetta.
through_the_ages-explain-pass = Esci da questa asta.
through_the_ages-explain-trade = In un pagamento di questo turno, 1 del prezzo si paga con l’altro bene.
through_the_ages-explain-draw = Una carta del mazzo militare; la mano può superare il limite fino alla tua prossima fase politica.
through_the_ages-explain-accept = Il patto ha subito effetto.
through_the_ages-explain-refuse = La carta torna in mano al proprietario.
through_the_ages-explain-amount = Il resto è in risorse.
through_the_ages-explain-raid = Ottieni metà del loro costo in risorse.
through_the_ages-explain-lose = Questo lavoratore torna nella banca gialla.
through_the_ages-explain-raze = L’edificio è distrutto; il suo lavoratore resta non utilizzato.
through_the_ages-explain-pick = Alla fine della partita vale per tutti.
through_the_ages-explain-keep = I segnalini che restano conservano il loro valore; gli altri tornano nella banca blu.
through_the_ages-explain-forfeit = Il segnalino lascia la partita.
through_the_ages-explain-discard = Va coperta negli scarti della sua epoca.
through_the_ages-explain-ruin = Perde ogni effetto e dà invece 2 punti cultura per turno.
through_the_ages-explain-side = L’altra parte va al tuo partner.
through_the_ages-explain-cancel = Il patto finisce subito.
through_the_ages-explain-colony = Perdi ciò che dà in permanenza.
through_the_ages-explain-annex = Passa a te ciò che dà in permanenza.
through_the_ages-explain-done = Si prosegue.

## Il tabellone del terminale

through_the_ages-type-special = speciale
through_the_ages-family-military = militare
through_the_ages-family-civil = civile
through_the_ages-family-exploration = colonizzazione
through_the_ages-family-construction = costruzione

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
    [one] 1 lavoratore non utilizzato
   *[other] { $amount } lavoratori non utilizzati
}
through_the_ages-board-unused-short = { $amount ->
    [one] 1 non utilizzato
   *[other] { $amount } non utilizzati
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
through_the_ages-board-no-bids = Ancora nessuna offerta.
through_the_ages-board-bids = Offerte: { $bids }

through_the_ages-row-cleared-together = { $card } lasciano la riga delle carte.
through_the_ages-lost-workers = { $seat } perde { $number } lavoratori: { $card }.
through_the_ages-produced-together = { $seat } mette { $number } segnalini su { $card }.
through_the_ages-destroyed-together = { $seat } libera { $number } lavoratori: { $card }.
through_the_ages-discarded-together = { $seat } scarta { $cards } carte militari ({ $ages }).

# Da dove vengono i punti cultura
through_the_ages-source-buildings = edifici
through_the_ages-source-wonders = meraviglie
through_the_ages-source-others = leader, governo, colonie, patti
through_the_ages-source-prepared = eventi preparati
through_the_ages-source-events = eventi
through_the_ages-source-impacts = punteggio dell’Epoca III
through_the_ages-source-cards = carte azione e leader
through_the_ages-source-colonies = territori colonizzati
through_the_ages-source-conflicts = aggressioni e guerre
through_the_ages-source-famine = carestia
through_the_ages-source-resigned = partita abbandonata

through_the_ages-warn-uprising = Troppi lavoratori sono scontenti: ci sarà una sommossa e non produrrai nulla.
through_the_ages-warn-famine = Il cibo non basta: perderai { $points } punti cultura.
through_the_ages-warn-actions = { $actions ->
    [one] Un’azione civile resta inutilizzata.
   *[other] { $actions } azioni civili restano inutilizzate.
}

through_the_ages-auto-no_bids = Passa a tutte le aste degli altri fino al prossimo round
through_the_ages-auto-no_bids-on = Passi alle aste degli altri fino al prossimo round.
through_the_ages-auto-no_pacts = Rifiuta ogni patto che mi viene offerto
through_the_ages-auto-no_pacts-on = Rifiuti ogni patto che ti viene offerto.

## Che cosa guardano i bot

through_the_ages-feature-culture = punti cultura
through_the_ages-feature-culture_rating = cultura nei turni a venire
through_the_ages-feature-science_rating = scienza nei turni a venire
through_the_ages-feature-science = punti scienza da parte
through_the_ages-feature-hoarded_science = scienza lasciata inutilizzata
through_the_ages-feature-mines = produzione di risorse
through_the_ages-feature-resources = risorse da parte
through_the_ages-feature-food = cibo da parte
through_the_ages-feature-food_surplus = cibo che resta dopo il consumo
through_the_ages-feature-hunger = il rischio di carestia
through_the_ages-feature-building_levels = edifici e unità migliori
through_the_ages-feature-workers = lavoratori all’opera
through_the_ages-feature-ready_workers = un lavoratore pronto all’uso
through_the_ages-feature-unused_workers = lavoratori inutilizzati
through_the_ages-feature-free_workers = lavoratori pronti a lavorare
through_the_ages-feature-corruption = corruzione
through_the_ages-feature-discontent = lavoratori scontenti
through_the_ages-feature-uprising = il rischio di una rivolta
through_the_ages-feature-uprising_ahead = una rivolta che porterebbe la prossima epoca
through_the_ages-feature-unrest = malcontento che porterà la prossima epoca
through_the_ages-feature-rebellion = azioni civili perse per i ribelli
through_the_ages-feature-strength = forza militare
through_the_ages-feature-weakness = essere più debole del rivale più forte
through_the_ages-feature-civil_actions = azioni civili
through_the_ages-feature-military_actions = azioni militari
through_the_ages-feature-technologies = tecnologie sviluppate
through_the_ages-feature-technologies_in_hand = tecnologie in mano
through_the_ages-feature-action_cards = carte azione in mano
through_the_ages-feature-leader_in_hand = un leader in mano
through_the_ages-feature-leader = il leader
through_the_ages-feature-wonders = meraviglie completate
through_the_ages-feature-wonder_begun = la meraviglia in costruzione
through_the_ages-feature-military_cards = carte militari in mano
through_the_ages-feature-tactic = una tattica
through_the_ages-feature-colonies = colonie
through_the_ages-feature-wars = guerre in corso
through_the_ages-feature-rash_wars = una guerra dichiarata senza essere chiaramente più forti
through_the_ages-feature-due_culture = cultura alla fine di questo turno
through_the_ages-feature-due_science = scienza alla fine di questo turno
through_the_ages-feature-due_food = cibo alla fine di questo turno
through_the_ages-feature-due_resources = risorse alla fine di questo turno
through_the_ages-feature-science_ahead = scienza fino alla fine della partita
through_the_ages-feature-mines_ahead = risorse fino alla fine della partita
through_the_ages-feature-actions_ahead = azioni civili fino alla fine della partita
through_the_ages-feature-military_ahead = azioni militari fino alla fine della partita
through_the_ages-feature-upgrades = lavoratori che si possono migliorare
through_the_ages-feature-civil_best = le migliori tecnologie per gli edifici
through_the_ages-feature-military_best = le migliori tecnologie per le unità
through_the_ages-feature-useful_in_hand = tecnologie migliori in mano
through_the_ages-feature-lead = essere più forte di ogni rivale
through_the_ages-feature-science_first = la scienza di cui nessuno può fare a meno
through_the_ages-feature-mines_first = le risorse di cui nessuno può fare a meno
through_the_ages-feature-food_first = il cibo di cui nessuno può fare a meno
through_the_ages-feature-hoarded_resources = risorse lasciate inutilizzate
through_the_ages-feature-outlook = uno sguardo al futuro
through_the_ages-feature-rival_culture = la cultura del rivale migliore
through_the_ages-feature-best_cards = le migliori tecnologie in gioco
through_the_ages-feature-planned_cards = tecnologie in mano che si potranno pagare in tempo
through_the_ages-feature-planned_government = un governo migliore in mano
through_the_ages-feature-deeds = ciò che le carte azione in mano faranno risparmiare o produrre
through_the_ages-feature-art = cultura dalle carte azione in mano
through_the_ages-feature-wonder_effect = l’effetto della meraviglia, per quanto è costruita
through_the_ages-feature-content = visi felici in più
through_the_ages-feature-exposed = essere molto più debole del rivale più forte
through_the_ages-feature-strength_rank = essere il più forte o il più debole
through_the_ages-feature-impacts = gli eventi che danno punti alla fine
through_the_ages-feature-due_cards = carte militari alla fine di questo turno
through_the_ages-feature-wonder_begun_effect = l’effetto della meraviglia in costruzione
through_the_ages-feature-urban_room = spazio per edifici urbani
through_the_ages-feature-leader_ahead = il leader
through_the_ages-feature-leader_waiting = un leader in mano
through_the_ages-feature-guard = troppo poca forza per l’età
through_the_ages-feature-balance = l’equilibrio fra risorse, cibo e scienza
through_the_ages-feature-farmers = troppo pochi contadini
through_the_ages-feature-unarmed = nessuna unità
through_the_ages-feature-food_needed = più cibo di quanto il popolo ne mangi
through_the_ages-feature-science_wanted = scienza per turno
through_the_ages-feature-government_saving = scienza risparmiata per un governo
through_the_ages-feature-wonder_unbuilt = quel che costa ancora la meraviglia in costruzione
through_the_ages-feature-leader_leaves = quel che il leader aggiunge, dopo che se n’è andato
through_the_ages-feature-undone = demolito, sciolto, cancellato o violato
through_the_ages-feature-science_short = troppo poca scienza per turno
through_the_ages-feature-lab_level = la migliore tecnologia dei laboratori
through_the_ages-feature-foresight = uno sguardo a come andrà a finire
through_the_ages-feature-idle_science = scienza che nessuna carta in mano richiede
through_the_ages-feature-old_government = un governo superato
through_the_ages-feature-arms = l’utilità delle carte militari in mano
through_the_ages-feature-due_arms = carte militari da pescare alla fine di questo turno
through_the_ages-feature-idle_resources = risorse inutilizzate
through_the_ages-feature-mines_short = risorse per turno che mancano ancora
through_the_ages-feature-repelled = un’aggressione che fallisce
through_the_ages-feature-omens = eventi di cui si conosce l’arrivo
through_the_ages-feature-cards = singole carte migliori o peggiori del loro tipo
through_the_ages-feature-trained_stage = lo stadio della partita, per esperienza
through_the_ages-feature-trained_culture = cultura ed eventi, per esperienza
through_the_ages-feature-trained_science = scienza, per esperienza
through_the_ages-feature-trained_production = produzione e scorte, per esperienza
through_the_ages-feature-trained_people = popolazione ed edifici, per esperienza
through_the_ages-feature-trained_strength = forza e colonie, per esperienza
through_the_ages-feature-trained_actions = azioni per turno, per esperienza
through_the_ages-feature-trained_technologies = tecnologie, per esperienza
through_the_ages-feature-trained_leaders = leader e meraviglie, per esperienza
through_the_ages-feature-trained_rivals = quello che hanno gli avversari, per esperienza
