# Le parole del tabellone di Heroes of the World di cui le regole non hanno bisogno.

heroes_of_the_world-board-map = Il mondo
heroes_of_the_world-board-display = Eroi scoperti
heroes_of_the_world-board-hand = La tua mano
heroes_of_the_world-board-in-play = Giocato da { $name }
heroes_of_the_world-board-tray = Scoperte
heroes_of_the_world-board-cards = Carte
heroes_of_the_world-board-players = Giocatori
heroes_of_the_world-board-sheet = Scheda
heroes_of_the_world-board-hint = Indica un territorio, una carta, una meraviglia o un giocatore per saperne di più.

heroes_of_the_world-board-draw = pesca
heroes_of_the_world-board-left = nel mazzo
heroes_of_the_world-board-gap = si riempie alla fine del turno
heroes_of_the_world-board-deck = { $cards ->
    [0] Il mazzo è vuoto
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $cards } carte
}
heroes_of_the_world-board-unseen = Nel mazzo o in mano ad altri:
heroes_of_the_world-board-known = tutti hanno visto questa carta
heroes_of_the_world-board-known-hand = In mano, noti a tutti:
heroes_of_the_world-board-played = Eroi giocati:
heroes_of_the_world-board-wonders = Meraviglie:
heroes_of_the_world-board-has = { heroes_of_the_world-n-coins }, { $supply ->
    [one] 1 unità
   *[other] { $supply } unità
} nella riserva, { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
} in mano.
heroes_of_the_world-board-ties = In caso di parità: { $discoveries ->
    [one] 1 scoperta
   *[other] { $discoveries } scoperte
} su { $thinkers ->
    [one] 1 eroe giocato
   *[other] { $thinkers } eroi giocati
}.
heroes_of_the_world-board-on-turn = di turno
heroes_of_the_world-board-acting = deve decidere

heroes_of_the_world-board-value-population = { $n ->
    [one] piazza 1 unità
   *[other] piazza { $n } unità
}
heroes_of_the_world-board-value-discoveries = { $n ->
    [one] pesca 1 scoperta
   *[other] pesca { $n } scoperte
}
heroes_of_the_world-board-value-conquest = può conquistare con forza { $n }
heroes_of_the_world-board-value-treasure = { $n ->
    [one] riceve 1 moneta
   *[other] riceve { $n } monete
}

heroes_of_the_world-board-closed = non in gioco prima dell’era moderna
heroes_of_the_world-board-scored = scala completa e contata, vale { $sum }
heroes_of_the_world-board-ladder = scala { $filled } su { $slots }, finora vale { $sum }
heroes_of_the_world-board-standing = Chi è presente e in che ordine
heroes_of_the_world-board-units = { $units ->
    [one] 1 unità
   *[other] { $units } unità
}
heroes_of_the_world-board-tied = parità
heroes_of_the_world-board-if-now = I punti se la scala fosse contata con le scoperte che ha.
heroes_of_the_world-board-nobody = Non c’è nessuno.
heroes_of_the_world-board-borders = Confina con
heroes_of_the_world-board-ladders = Scale complete: { $done } delle { $end } che chiudono l’era

heroes_of_the_world-board-wonder-owner = { $ready ->
    [0] Costruita da { $name }, già usata in quest’era
   *[other] Costruita da { $name }, pronta all’uso
}
heroes_of_the_world-board-wonder-on-offer = Si costruisce con 7 monete e dà subito 3 punti
heroes_of_the_world-board-wonder-away = Ora non è in gioco

heroes_of_the_world-board-bag = { $tokens ->
    [0] Il sacchetto è vuoto
    [one] Sacchetto: 1 scoperta
   *[other] Sacchetto: { $tokens } scoperte
}
heroes_of_the_world-board-mean = in media { $mean } punti
heroes_of_the_world-board-drawn = Scoperte pescate
heroes_of_the_world-board-none-drawn = Qui compaiono le scoperte pescate.
heroes_of_the_world-board-picked = è la prossima da piazzare
heroes_of_the_world-board-die = Risultati del dado di conquista
heroes_of_the_world-board-rolled = uscito

heroes_of_the_world-board-market = Il tuo oro: { heroes_of_the_world-n-coins }
heroes_of_the_world-board-migrate = Migrazione
heroes_of_the_world-board-build = Meraviglia
heroes_of_the_world-board-convert = 1 punto
heroes_of_the_world-board-convert-short = 2 monete → 1 punto
heroes_of_the_world-board-free = In ogni momento del tuo turno
heroes_of_the_world-board-per-click = Unità per clic
heroes_of_the_world-board-all = tutte e { $units }
heroes_of_the_world-board-auto-pass = Non chiedermelo più in questo turno
heroes_of_the_world-board-versailles = Saresti { $better ->
    [1] primo
    [2] secondo
    [3] terzo
   *[other] più indietro
} con { $more } punti invece di { $points } (ora sei { $rank ->
    [1] primo
    [2] secondo
    [3] terzo
   *[other] più indietro
}).
heroes_of_the_world-board-versailles-same = Non cambierebbe nulla: con o senza, sei { $rank ->
    [1] primo
    [2] secondo
    [3] terzo
   *[other] più indietro
}.

heroes_of_the_world-board-label-territory = { $title }, { $done ->
    [0] scala { $filled } su { $slots }, vale { $sum }
   *[other] scala completa, vale { $sum }
}
heroes_of_the_world-board-label-place = { $rank ->
    [1] primo
    [2] secondo
    [3] terzo
   *[other] più indietro
} { $name } con { $units ->
    [one] 1 unità
   *[other] { $units } unità
}
heroes_of_the_world-board-label-hero = { $title }: popolazione { $population }, scoperte { $discoveries }, conquista { $conquest }, oro { $treasure }
heroes_of_the_world-board-label-player = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { heroes_of_the_world-n-coins }, { $supply ->
    [one] 1 unità
   *[other] { $supply } unità
} nella riserva, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, { $discoveries ->
    [one] 1 scoperta
   *[other] { $discoveries } scoperte
} per le parità

## Come si legge il tabellone

heroes_of_the_world-help-units = Le unità di un giocatore in un territorio, dal primo posto all’ultimo; il primo ha un anello d’oro. Sotto si legge quanto otterrebbe ciascuno con la scala così com’è.
heroes_of_the_world-help-token = Una scoperta su una scala, e quanto vale. Quando si riempie l’ultima casella si contano i punti del territorio.
heroes_of_the_world-help-population = Popolazione: le unità che l’eroe piazza nei suoi territori.
heroes_of_the_world-help-discoveries = Scoperte: quante ne pesca e ne piazza, al massimo una per territorio.
heroes_of_the_world-help-conquest = Conquista: la forza di un solo attacco a un rivale in uno dei suoi territori. Decide il dado.
heroes_of_the_world-help-treasure = Oro: monete per migrazioni, meraviglie o punti.
heroes_of_the_world-help-closed = Un territorio tratteggiato non è in gioco in questa era.
heroes_of_the_world-help-across = Due segni dello stesso colore sulla cornice vanno insieme: lì la mappa continua intorno al mondo.
heroes_of_the_world-help-wonder = Una meraviglia, nel luogo in cui si trova.
heroes_of_the_world-help-arrow = Una freccia: unità che si spostano, fuggono o attaccano.
heroes_of_the_world-help-keys = Si può cliccare ciò che ha un contorno punteggiato o rosso. Sulla mappa le frecce portano da un territorio all’altro, n e p fra quelli che si possono scegliere, Invio sceglie, + e − ingrandiscono e rimpiccioliscono.
heroes_of_the_world-help-score = Il primo ottiene tutto il valore della scala, il secondo la metà arrotondata per eccesso, il terzo la scoperta di valore più basso.
heroes_of_the_world-help-sources = Gran parte delle carte del gioco stampato non si è potuta vedere. Quelle rifatte, o con numeri rifatti, per questa edizione lo dicono quando le guardi.

## La prima partita

heroes_of_the_world-guide-goal = I punti vengono dai territori: quando si riempie l’ultima casella di una scala, ottiene punti chi vi ha più unità.
heroes_of_the_world-guide-settle = Clicca un territorio illuminato per piazzarvi un’unità; ne piazzi sette, a turno con gli altri.
heroes_of_the_world-guide-take = Il tuo turno comincia con un eroe: prendine uno scoperto, che tutti allora conoscono, o pescane uno in segreto.
heroes_of_the_world-guide-play = Ora gioca uno dei tuoi tre eroi: i suoi quattro valori si eseguono dall’alto in basso, solo nei territori scritti sulla carta.
heroes_of_the_world-guide-populate = Piazza le sue unità, una per clic o più insieme; l’anello d’oro mostra chi è primo in un territorio.
heroes_of_the_world-guide-discover = Le scoperte vengono dal sacchetto: il numero sulla tessera è il suo valore.
heroes_of_the_world-guide-ladder = Sotto le unità leggi quanto otterrebbe qui ciascuno: tutto il primo, la metà il secondo, la scoperta più bassa il terzo.
heroes_of_the_world-guide-conquest = Una conquista è un solo lancio del dado: quattro facce ti aiutano, una colpisce entrambi, una te; non sei obbligato.
heroes_of_the_world-guide-gold = Due monete spostano fino a quattro unità, sette costruiscono una meraviglia, due possono diventare un punto; oppure le tieni.
heroes_of_the_world-guide-ties = A parità di unità è avanti chi ha più scoperte sui propri eroi: le conta la lampada accanto alle carte.
heroes_of_the_world-guide-wonder = Una meraviglia dà tre punti e un potere da usare una volta in ogni era.
heroes_of_the_world-guide-modern = Nell’era moderna tutti e nove i territori sono aperti, e l’ottava scala completa chiude subito la partita.
