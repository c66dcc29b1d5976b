# Le parole di Heroes of the World. I nomi di territori, eroi, scoperte e meraviglie arrivano con i dati dei componenti.

heroes_of_the_world-name = Heroes of the World
heroes_of_the_world-about = Due ere di storia guidate dai loro eroi, di Pascal Bernard. Da 2 a 5 giocatori.

## Pezzi di frase

heroes_of_the_world-the-territory = { $id ->
    [mediterranean] il { $name }
    [africa] l’{ $name }
    [middle_east] il { $name }
    [india] l’{ $name }
    [china] la { $name }
    [europe] l’{ $name }
    [russia] la { $name }
    [america] l’{ $name }
    [southeast_asia] il { $name }
   *[other] { $name }
}
heroes_of_the_world-in-territory = { $id ->
    [mediterranean] nel { $name }
    [southeast_asia] nel { $name }
   *[other] in { $name }
}
heroes_of_the_world-from-territory = { $id ->
    [mediterranean] dal { $name }
    [africa] dall’{ $name }
    [middle_east] dal { $name }
    [india] dall’{ $name }
    [china] dalla { $name }
    [europe] dall’{ $name }
    [russia] dalla { $name }
    [america] dall’{ $name }
    [southeast_asia] dal { $name }
   *[other] da { $name }
}
heroes_of_the_world-the-wonder = { $id ->
    [hanging_gardens] i { $name }
    [great_wall] la { $name }
    [lighthouse_of_alexandria] il { $name }
    [ajanta_caves] le { $name }
    [pyramids_of_giza] le { $name }
    [palace_of_versailles] la { $name }
    [kremlin] il { $name }
   *[other] { $name }
}
heroes_of_the_world-the-hero = { $id ->
    [wu_of_han] l’{ $name }
   *[other] { $name }
}
heroes_of_the_world-n-units = { $units ->
    [one] 1 unità
   *[other] { $units } unità
}
heroes_of_the_world-n-tokens = { $tokens ->
    [one] 1 scoperta
   *[other] { $tokens } scoperte
}
heroes_of_the_world-n-coins = { $coins ->
    [0] nessuna moneta
    [one] 1 moneta
   *[other] { $coins } monete
}
heroes_of_the_world-n-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
heroes_of_the_world-amount-units = { $amount ->
    [one] 1 unità
   *[other] { $amount } unità
}
heroes_of_the_world-amount-coins = { $amount ->
    [one] 1 moneta
   *[other] { $amount } monete
}

## Che cosa si chiede

heroes_of_the_world-prompt-settle = Piazza un’unità; { $units ->
    [one] è l’ultima.
   *[other] te ne restano { $units }.
}
heroes_of_the_world-prompt-take = Prendi uno degli eroi scoperti, oppure pesca dal mazzo.
heroes_of_the_world-prompt-play = Gioca un eroe dalla mano.
heroes_of_the_world-prompt-populate = Il tuo eroe porta popolazione: { $units ->
    [one] piazza l’ultima unità.
   *[other] piazza altre { $units } unità.
}
heroes_of_the_world-prompt-discover = Pesca { $tokens ->
    [one] 1 scoperta
   *[other] { $tokens } scoperte
} dal sacchetto. Dopo, le unità piazzate non si possono più riprendere.
heroes_of_the_world-prompt-return = Rimetti nel sacchetto { $tokens ->
    [one] una delle scoperte pescate.
   *[other] { $tokens } delle scoperte pescate.
}
heroes_of_the_world-prompt-pick = Quale scoperta piazzi adesso?
heroes_of_the_world-prompt-put = Su quale scala piazzi { $token }?
heroes_of_the_world-prompt-versailles = { $territory }: si contano i punti. Usi Versailles per valere { $units ->
    [one] 1 unità
   *[other] { $units } unità
} in più?
heroes_of_the_world-prompt-ajanta = { $territory }: si contano i punti. Usi le Grotte di Ajanta per ottenere anche { $points ->
    [one] 1 punto
   *[other] { $points } punti
}?
heroes_of_the_world-prompt-conquest = Il tuo eroe può iniziare una conquista con forza { $strength }: scegli un territorio, o prosegui.
heroes_of_the_world-prompt-against = Conquista { $in-territory }: contro chi?
heroes_of_the_world-prompt-lighthouse = { $other } ti attacca { $in-territory }. Usi il Faro per indicare un altro difensore?
heroes_of_the_world-prompt-kremlin = Hai ottenuto { $face }. Usi il Cremlino per rilanciare?
heroes_of_the_world-prompt-wall = { $other } ha ottenuto { $face } contro di te { $in-territory }: { $kind ->
    [massacre] perdi { heroes_of_the_world-amount-units }
    [assimilation] il conquistatore ti sostituisce { heroes_of_the_world-amount-units }
    [rout] devi fuggire con { heroes_of_the_world-amount-units }
    [plunder] perdi { heroes_of_the_world-amount-coins }
    [bloodbath] entrambi perdete { heroes_of_the_world-amount-units }
   *[defeat] il conquistatore perde { heroes_of_the_world-amount-units }
}. Usi la Grande Muraglia per annullare il risultato?
heroes_of_the_world-prompt-flee = Fuga { $in-territory }: dove { $units ->
    [one] fugge la tua unità
   *[other] fuggono le tue { $units } unità
}?
heroes_of_the_world-prompt-drive-out = { $other } è in fuga { $in-territory }: dove spingi { $units ->
    [one] la sua unità
   *[other] le sue { $units } unità
}?
heroes_of_the_world-prompt-gold = Spendi il tuo oro, o termina il turno. { $coins ->
    [0] Non hai monete.
   *[other] Hai { heroes_of_the_world-n-coins }.
}
heroes_of_the_world-prompt-migrate = Migrazione: { $from-territory } muovi { $units ->
    [one] un’unità
   *[other] fino a { $units } unità
} verso i territori vicini.
heroes_of_the_world-prompt-migrate-more = Migrazione: { $from-territory } muovi { $units ->
    [one] ancora un’unità
   *[other] ancora fino a { $units } unità
}, o termina.
heroes_of_the_world-prompt-gardens = Giardini pensili: piazza { $units ->
    [one] un’unità
   *[other] fino a { $units } unità
} nei territori del tuo eroe.
heroes_of_the_world-prompt-angkor-from = Angkor Wat: quale territorio lasciano le tue unità?
heroes_of_the_world-prompt-angkor = Angkor Wat: { $from-origin }, dove { $units ->
    [one] va la tua unità
   *[other] vanno fino a { $units } unità
}?
heroes_of_the_world-prompt-angkor-more = Angkor Wat: { $from-origin } muovi { $units ->
    [one] ancora un’unità
   *[other] ancora fino a { $units } unità
} { $in-territory }, o termina.

## Mosse

heroes_of_the_world-move-place = Piazza un’unità { $in-territory }
heroes_of_the_world-move-take = Prendi { $the-hero }
heroes_of_the_world-move-draw = Pesca un eroe dal mazzo
heroes_of_the_world-move-play = Gioca { $the-hero }
heroes_of_the_world-move-discover = Pesca le scoperte
heroes_of_the_world-move-return = Rimetti nel sacchetto { $token }
heroes_of_the_world-move-pick = Piazza { $token }
heroes_of_the_world-move-put = Piazzala { $in-territory }
heroes_of_the_world-move-attack = Inizia una conquista { $in-territory }
heroes_of_the_world-move-against = Contro { $seat }
heroes_of_the_world-move-redirect = Indica { $seat } come difensore
heroes_of_the_world-move-flee = Fuggi { $in-territory }
heroes_of_the_world-move-drive = Spingi { $other } { $in-territory }
heroes_of_the_world-move-migrate = Migra { $from-territory }
heroes_of_the_world-move-leave = Lascia { $the-territory }
heroes_of_the_world-move-move = Muovi un’unità { $in-territory }
heroes_of_the_world-move-build = Costruisci { $the-wonder }
heroes_of_the_world-move-pass = Non usarla
heroes_of_the_world-move-done = Fatto
heroes_of_the_world-move-done-conquest = Nessuna conquista
heroes_of_the_world-move-done-gold = Termina il turno
heroes_of_the_world-move-convert = Converti monete in un punto
heroes_of_the_world-move-use = Usa { $the-wonder }

## Che cosa succede

heroes_of_the_world-turn = È il turno di { $seat }.
heroes_of_the_world-dealt = Ricevi { $the-heroes }.
heroes_of_the_world-turned-up = { $count ->
    [one] Nuovo eroe scoperto: { $heroes }.
   *[other] Eroi scoperti: { $heroes }.
}
heroes_of_the_world-placed = { $seat } piazza un’unità { $in-territory }.
heroes_of_the_world-took = { $seat } prende { $the-hero } tra gli eroi scoperti.
heroes_of_the_world-drew = { $seat } pesca un eroe dal mazzo.
heroes_of_the_world-drew-you = Hai pescato { $the-hero }.
heroes_of_the_world-played = { $seat } gioca { $the-hero }.
heroes_of_the_world-discovered = { $seat } pesca { $tokens }.
heroes_of_the_world-returned = { $seat } rimette { $token } nel sacchetto.
heroes_of_the_world-put = { $seat } piazza { $token } { $in-territory }.
heroes_of_the_world-scoring = { $territory }: la scala è completa e vale { heroes_of_the_world-n-points }. { $present ->
    [0] Non c’è nessuno.
    [one] È presente un giocatore.
   *[other] Sono presenti { $present } giocatori.
}
heroes_of_the_world-points = { $rank ->
    [1] Primo posto per { $seat }
    [2] Secondo posto per { $seat }
   *[other] Terzo posto per { $seat }
}: { heroes_of_the_world-n-points }.
heroes_of_the_world-points-wonder = Con { $the-wonder } { $seat } ottiene in più { heroes_of_the_world-n-points }.
heroes_of_the_world-used = { $seat } usa { $the-wonder }.
heroes_of_the_world-announced = { $seat } inizia una conquista contro { $other } { $in-territory }.
heroes_of_the_world-redirected = { $seat } volge la conquista contro { $other }.
heroes_of_the_world-rolled = { $seat } lancia il dado: { $face }.
heroes_of_the_world-result = { $kind ->
    [massacre] { $other } perde { heroes_of_the_world-amount-units } { $in-territory }.
    [assimilation] { $seat } sostituisce { heroes_of_the_world-amount-units } di { $other } { $in-territory }.
    [rout] { $other } deve lasciare { $the-territory } con { heroes_of_the_world-amount-units }.
    [plunder] { $seat } prende { heroes_of_the_world-amount-coins } a { $other }.
    [bloodbath] Sia { $seat } sia { $other } perdono { heroes_of_the_world-amount-units } { $in-territory }.
    [defeat] { $seat } perde { heroes_of_the_world-amount-units } { $in-territory }.
   *[nothing] A { $other } { $in-territory } non succede nulla.
}
heroes_of_the_world-fled = { heroes_of_the_world-n-units } di { $seat } { $units ->
    [one] fugge
   *[other] fuggono
} { $in-territory }, { $from-origin }.
heroes_of_the_world-gold = { $coins ->
    [0] { $seat } non riceve monete: la banca è vuota.
   *[other] { $seat } riceve { heroes_of_the_world-n-coins }.
}
heroes_of_the_world-converted = { $seat } converte { heroes_of_the_world-n-coins } in { heroes_of_the_world-n-points }.
heroes_of_the_world-migration = { $seat } paga { heroes_of_the_world-n-coins } per una migrazione { $from-territory }.
heroes_of_the_world-moved = { $seat } muove un’unità { $in-territory }, { $from-origin }.
heroes_of_the_world-built = { $seat } costruisce { $the-wonder } per { heroes_of_the_world-n-coins } e ottiene { heroes_of_the_world-n-points }.
heroes_of_the_world-cards-out = { $era ->
    [0] L’ultimo eroe è stato preso: l’era antica finisce quando tutti hanno giocato le carte in mano.
   *[other] L’ultimo eroe è stato preso: la partita finisce quando tutti hanno giocato le carte in mano.
}
heroes_of_the_world-played-out = { $era ->
    [0] Tutti gli eroi sono stati giocati: l’era antica finisce.
   *[other] Tutti gli eroi sono stati giocati: la partita finisce.
}
heroes_of_the_world-modern = L’era antica è finita. L’era moderna comincia con { $seat }.
heroes_of_the_world-over = { $winners ->
    [one] Vince { $seats } con { heroes_of_the_world-n-points }.
   *[other] { $seats } si dividono la vittoria con { heroes_of_the_world-n-points }.
}

## Perché no

heroes_of_the_world-no-settle-first = Prima tutti piazzano le unità che aprono l’era; non si può fare altro.
heroes_of_the_world-no-settle-beige = { $territory }: le unità che aprono l’era moderna vanno nei territori arancioni.
heroes_of_the_world-no-territory-yet = { $territory }: non è in gioco prima dell’era moderna.
heroes_of_the_world-no-take-first = Prima prendi un eroe, tra quelli scoperti o dal mazzo.
heroes_of_the_world-no-display = Non è tra gli eroi scoperti: { $hero }.
heroes_of_the_world-no-deck = Il mazzo è esaurito.
heroes_of_the_world-no-play-first = Prima gioca un eroe dalla mano.
heroes_of_the_world-no-hand = Non è nella tua mano: { $hero }.
heroes_of_the_world-no-populate-first = Prima piazza tutte le unità portate dal tuo eroe.
heroes_of_the_world-no-influence = { $territory }: il tuo eroe non vi ha influenza.
heroes_of_the_world-no-discover-first = Prima pesca le scoperte portate dal tuo eroe.
heroes_of_the_world-no-bag = Il sacchetto non contiene più scoperte di quante ne pesca il tuo eroe.
heroes_of_the_world-no-return-first = Prima rimetti nel sacchetto le scoperte in più.
heroes_of_the_world-no-token = Non è tra le scoperte pescate: { $token }.
heroes_of_the_world-no-put-first = Prima piazza le scoperte pescate.
heroes_of_the_world-no-second-token = { $territory }: ha già ricevuto una scoperta in questo turno.
heroes_of_the_world-no-slot = { $territory }: la scala è completa.
heroes_of_the_world-no-answer-first = Prima decidi se usare { $the-wonder }.
heroes_of_the_world-no-conquest-first = Prima inizia una conquista, o prosegui senza.
heroes_of_the_world-no-against-first = Hai scelto un territorio: ora indica l’avversario.
heroes_of_the_world-no-own-units = { $territory }: non vi hai unità.
heroes_of_the_world-no-opponent = { $territory }: nessun avversario vi ha unità.
heroes_of_the_world-no-opponent-units = { $territory }: { $other } non vi ha unità.
heroes_of_the_world-no-self = Non puoi attaccare te stesso.
heroes_of_the_world-no-player = Non c’è nessuno a quel posto.
heroes_of_the_world-no-name = Per usare il Faro, indica il giocatore che diventa il difensore.
heroes_of_the_world-no-third = Indica un terzo giocatore, né il conquistatore né te stesso.
heroes_of_the_world-no-flee-first = Prima scegli dove vanno le unità in fuga.
heroes_of_the_world-no-border = { $territory }: non confina con { $the-origin }.
heroes_of_the_world-no-same = { $territory }: è il territorio che le unità lasciano.
heroes_of_the_world-no-gold-first = È il momento di spendere l’oro, o di terminare il turno.
heroes_of_the_world-no-coins = Costa { $cost } monete, e tu { $coins ->
    [0] non ne hai
   *[other] ne hai { $coins }
}.
heroes_of_the_world-no-convert-yet = A questo tavolo le monete si convertono solo quando si spende l’oro.
heroes_of_the_world-no-wonder-left = Questa meraviglia non è accanto al tabellone: { $wonder }.
heroes_of_the_world-no-wonder = Questa meraviglia non è tua: { $wonder }.
heroes_of_the_world-no-face-down = { $wonder }: già usata in questa era.
heroes_of_the_world-no-window = { $wonder }: si usa solo al suo momento, quando ti viene chiesto.
heroes_of_the_world-no-gardens-hero = { $wonder }: prima gioca il tuo eroe.
heroes_of_the_world-no-supply = Non hai più unità nella riserva.
heroes_of_the_world-no-units = Non hai unità sul tabellone.
heroes_of_the_world-no-migrate-first = La migrazione è in corso: muovi almeno un’unità, poi terminala.
heroes_of_the_world-no-gardens-first = Stai usando i Giardini pensili: piazza almeno un’unità, poi termina.
heroes_of_the_world-no-angkor-first = Stai usando Angkor Wat: muovi almeno un’unità, poi termina.
heroes_of_the_world-no-one-destination = { $territory }: Angkor Wat muove unità da un territorio a un solo altro.

## Che cosa costa e che cosa porta una mossa

heroes_of_the_world-explain-standing = { $territory }: tu { $units }, il rivale più forte { $rival }.
heroes_of_the_world-explain-ladder = { $territory }, scala: { heroes_of_the_world-n-points }, { $free ->
    [0] completa
    [one] 1 casella libera
   *[other] { $free } caselle libere
}.
heroes_of_the_world-explain-hero = { $hero }: { $title }
heroes_of_the_world-explain-influence = Influenza: { $territories }
heroes_of_the_world-explain-population = Popolazione: { $units }
heroes_of_the_world-explain-discoveries = Scoperte: { $tokens }
heroes_of_the_world-explain-strength = Conquista: { $strength }
heroes_of_the_world-explain-treasure = Oro: { $coins }
heroes_of_the_world-explain-take = Tutti conoscono la carta finché resta nella tua mano.
heroes_of_the_world-explain-draw = { $cards ->
    [one] Nel mazzo resta 1 carta.
   *[other] Nel mazzo restano { $cards } carte.
} Nessun altro vedrà che cosa peschi.
heroes_of_the_world-explain-discover = Peschi { heroes_of_the_world-n-tokens } su { $bag }. Una scoperta nel sacchetto vale in media { $mean } punti.
heroes_of_the_world-explain-token = { $token }, valore: { heroes_of_the_world-n-points }
heroes_of_the_world-explain-scores = { $rank ->
    [1] Primo
    [2] Secondo
   *[other] Terzo
}: { $seat }, { heroes_of_the_world-n-points }
heroes_of_the_world-explain-last-ladder = { $era ->
    [0] È l’ultima scala dell’era antica.
   *[other] È l’ultima scala: la partita finisce subito.
}
heroes_of_the_world-explain-attack = { $players ->
    [0] { $territory }: non c’è nessun avversario.
   *[other] { $territory }: ci sono { $players } avversari; subito dopo ne indichi uno.
}
heroes_of_the_world-explain-against = Il difensore sarebbe { $other }.
heroes_of_the_world-explain-sides = { $territory }: tu { $own }, { $other } { $units }.
heroes_of_the_world-explain-face = { $face }: { $kind ->
    [massacre] il difensore perde { heroes_of_the_world-amount-units }.
    [assimilation] sostituisci { heroes_of_the_world-amount-units } del difensore.
    [rout] il difensore deve fuggire con { heroes_of_the_world-amount-units }.
    [plunder] prendi { heroes_of_the_world-amount-coins }.
    [bloodbath] entrambi perdete { heroes_of_the_world-amount-units }.
    [defeat] perdi { heroes_of_the_world-amount-units }.
   *[nothing] non succede nulla.
}
heroes_of_the_world-explain-redirect = Il difensore diventa { $other }, e il Faro è usato per questa era.
heroes_of_the_world-explain-origin = Hai { heroes_of_the_world-n-units } { $in-territory }.
heroes_of_the_world-explain-migrate = Costa { $cost } monete; ne hai { $coins }. Possono muovere fino a { heroes_of_the_world-n-units }, verso: { $territories }.
heroes_of_the_world-explain-build = Costa { $cost } monete; ne hai { $coins }. Porta subito { heroes_of_the_world-n-points }.
heroes_of_the_world-explain-wonder = { $wonder } – { $help }
heroes_of_the_world-explain-once = Si può usare una volta per era.
heroes_of_the_world-explain-convert = { $cost } monete diventano { heroes_of_the_world-n-points }; ne hai { $coins }.
heroes_of_the_world-explain-pass = Tieni la meraviglia per un’altra volta.
heroes_of_the_world-explain-no-conquest = Passi all’oro senza una conquista.
heroes_of_the_world-explain-end = Il tuo turno finisce. { $coins ->
    [0] Non ti restano monete.
   *[other] Tieni { heroes_of_the_world-n-coins }.
}
heroes_of_the_world-explain-done = Si passa a ciò che segue.
heroes_of_the_world-explain-wait = È il turno di un altro.

## In una riga

heroes_of_the_world-summary-standing = tu { $units }, rivale { $rival }; scala { $points }, { $free ->
    [0] completa
    [one] 1 libera
   *[other] { $free } libere
}
heroes_of_the_world-summary-hero = { $population ->
    [0] {""}
   *[other] { $population } unità, {""}
}{ $discoveries ->
    [0] {""}
    [one] 1 scoperta, {""}
   *[other] { $discoveries } scoperte, {""}
}{ $conquest ->
    [0] {""}
   *[other] conquista { $conquest }, {""}
}{ $treasure ->
    [0] {""}
    [one] 1 moneta, {""}
   *[other] { $treasure } monete, {""}
}influenza: { $territories }
heroes_of_the_world-summary-draw = { $cards ->
    [one] resta 1 carta
   *[other] restano { $cards } carte
}
heroes_of_the_world-summary-discover = { heroes_of_the_world-n-tokens } su { $bag }, in media { $mean } punti ciascuna
heroes_of_the_world-summary-token = vale { heroes_of_the_world-n-points }
heroes_of_the_world-summary-ladder = poi { heroes_of_the_world-n-points }, { $free ->
    [one] 1 casella libera
   *[other] { $free } caselle libere
}
heroes_of_the_world-summary-complete = completa la scala: { $scores }
heroes_of_the_world-summary-nobody = completa la scala: nessuno ottiene punti
heroes_of_the_world-summary-sides = tu { $own }, { $other } { $units }
heroes_of_the_world-summary-opponents = { $players } avversari
heroes_of_the_world-summary-origin = hai { heroes_of_the_world-n-units }
heroes_of_the_world-summary-migrate = { $cost } monete; hai { heroes_of_the_world-n-units }; verso { $territories }
heroes_of_the_world-summary-build = { $cost } monete, +{ heroes_of_the_world-n-points }. { $help }
heroes_of_the_world-summary-convert = { $cost } monete per { heroes_of_the_world-n-points }; ne hai { $coins }
heroes_of_the_world-summary-end = { $coins ->
    [0] non ti restano monete
    [one] ti resta 1 moneta
   *[other] ti restano { $coins } monete
}

## Il tavolo

heroes_of_the_world-table-opening = comincia { $seat }: tutti piazzano unità
heroes_of_the_world-table-turn = turno di { $seat }
heroes_of_the_world-table-hero = { $seat } gioca { $the-hero }: { $summary }.
heroes_of_the_world-table-tokens = Scoperte da piazzare: { $tokens }.
heroes_of_the_world-table-closed = Nell’era moderna anche: { $territories }.
heroes_of_the_world-table-on-offer = Meraviglie da costruire: { $wonders }.
heroes_of_the_world-table-no-wonders = Non restano meraviglie da costruire.
heroes_of_the_world-table-bag = Sacchetto: { heroes_of_the_world-n-tokens } ({ $values }).
heroes_of_the_world-table-value = { $tokens } da { $points }
heroes_of_the_world-table-bag-empty = Il sacchetto è vuoto.
heroes_of_the_world-table-deck = Mazzo: { $cards ->
    [0] esaurito
    [one] 1 carta
   *[other] { $cards } carte
}.
heroes_of_the_world-table-bank = Banca: { heroes_of_the_world-n-coins }.
heroes_of_the_world-table-reached = influenza: { $hero }
heroes_of_the_world-table-complete = completa
heroes_of_the_world-table-free = casella libera
heroes_of_the_world-table-worth = punti di primo, secondo e terzo
heroes_of_the_world-table-worth-two = punti di primo e secondo
heroes_of_the_world-table-known = ha in mano { $the-heroes }
heroes_of_the_world-table-seen = { $hero } (carta nota a tutti)
heroes_of_the_world-table-used = { $wonder } (usata)
heroes_of_the_world-territory-word = territorio
heroes_of_the_world-ladder-word = scala
heroes_of_the_world-worth-word = valore
heroes_of_the_world-borders-word = confina con
heroes_of_the_world-hand-word = la tua mano
heroes_of_the_world-display-word = eroi scoperti
heroes_of_the_world-population-word = pop.
heroes_of_the_world-discoveries-word = scop.
heroes_of_the_world-conquest-word = conq.
heroes_of_the_world-gold-word = oro
heroes_of_the_world-influence-word = influenza
heroes_of_the_world-player-word = giocatore
heroes_of_the_world-score-word = punti
heroes_of_the_world-supply-word = riserva
heroes_of_the_world-cards-word = carte
heroes_of_the_world-heroes-word = eroi
heroes_of_the_world-placed-many = { $seat } piazza { heroes_of_the_world-n-units }: { $places }.
heroes_of_the_world-moved-many = { $seat } muove { heroes_of_the_world-n-units } { $from-origin }: { $places }.

## A che punto è la partita, e da dove vengono i punti

heroes_of_the_world-progress-ladders = { $done } scale complete su { $needed }
heroes_of_the_world-progress-cards = { $cards ->
    [0] mazzo finito
    [one] 1 carta nel mazzo
   *[other] { $cards } carte nel mazzo
}
heroes_of_the_world-progress-ends = { $era ->
    [0] L’era antica finisce appena { $needed } scale sono complete, o quando tutti gli eroi sono stati giocati.
   *[other] La partita finisce appena { $needed } scale sono complete, o quando tutti gli eroi sono stati giocati.
}
heroes_of_the_world-progress-played-out = { $era ->
    [0] Non ci sono più eroi da prendere: l’era antica finisce con l’ultima carta in mano.
   *[other] Non ci sono più eroi da prendere: la partita finisce con l’ultima carta in mano.
}
heroes_of_the_world-warn-coins = È il tuo ultimo eroe: alla fine le monete non valgono nulla, e le tue { $coins } darebbero ancora { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
heroes_of_the_world-source-first = primi posti
heroes_of_the_world-source-second = secondi posti
heroes_of_the_world-source-third = terzi posti
heroes_of_the_world-source-ajanta = Grotte di Ajanta
heroes_of_the_world-source-wonders = meraviglie costruite
heroes_of_the_world-source-gold = oro

## Opzioni

heroes_of_the_world-option-era_end = Fine dell’era antica
heroes_of_the_world-option-era_end-help = Con la quarta scala completa l’era finisce subito, oppure quando il turno è concluso.
heroes_of_the_world-option-era_end-immediate = subito
heroes_of_the_world-option-era_end-finish_turn = a fine turno
heroes_of_the_world-option-convert_any_time_in_turn = Monete in punti in ogni momento
heroes_of_the_world-option-convert_any_time_in_turn-help = Le monete si convertono in qualsiasi momento del proprio turno, non solo quando si spende l’oro.
heroes_of_the_world-option-ladder_slots_by = Lunghezza delle scale
heroes_of_the_world-option-ladder_slots_by-help = Tre caselle nei territori beige e quattro in quelli arancioni; oppure tre nell’era antica e quattro dappertutto in quella moderna.
heroes_of_the_world-option-ladder_slots_by-territory = per territorio
heroes_of_the_world-option-ladder_slots_by-era = per era
heroes_of_the_world-option-rout_destination_chosen_by = Chi dirige una fuga
heroes_of_the_world-option-rout_destination_chosen_by-help = Chi sceglie il territorio in cui fuggono le unità.
heroes_of_the_world-option-rout_destination_chosen_by-defender = il difensore
heroes_of_the_world-option-rout_destination_chosen_by-attacker = il conquistatore
heroes_of_the_world-option-gold_supply = Oro della banca
heroes_of_the_world-option-gold_supply-help = Se ci sono soltanto le 60 monete della scatola.
heroes_of_the_world-option-gold_supply-unlimited = quanto ne serve
heroes_of_the_world-option-gold_supply-limited = 60 monete
heroes_of_the_world-option-start_player = Primo giocatore
heroes_of_the_world-option-start_player-help = Per il regolamento comincia il più anziano: si estrae a sorte, o comincia il primo posto.
heroes_of_the_world-option-start_player-random = a sorte
heroes_of_the_world-option-start_player-first_seat = primo posto

### Automatic answers

heroes_of_the_world-auto-pass = Passa, e non chiedermelo più in questo turno
heroes_of_the_world-auto-pass-on = Passi per il resto di questo turno.

## Che cosa guardano i bot

heroes_of_the_world-feature-score = punti
heroes_of_the_world-feature-coins = monete
heroes_of_the_world-feature-ready_wonders = meraviglie pronte da costruire
heroes_of_the_world-feature-old_wonders = meraviglie di quest’era
heroes_of_the_world-feature-settlers = unità per la prossima era
heroes_of_the_world-feature-ladders = posizione nei territori
heroes_of_the_world-feature-hand = eroi in mano
heroes_of_the_world-feature-hero = ciò che l’eroe porta ancora
heroes_of_the_world-feature-standings = possibilità nei territori
heroes_of_the_world-feature-next_standings = possibilità nella prossima era
heroes_of_the_world-feature-purse = monete, per quello che possono comprare
heroes_of_the_world-feature-powers = poteri delle meraviglie
heroes_of_the_world-feature-cards = valori degli eroi in mano
heroes_of_the_world-feature-action = ciò che l’eroe porta ancora
heroes_of_the_world-feature-rivals = ciò che hanno gli altri
heroes_of_the_world-feature-victory = la fine della partita
