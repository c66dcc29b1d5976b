# Le parole della plancia di Vinci nel browser. Quel che dice il gioco stesso sta in src/saecula/games/vinci/text.

vinci-board-map = Mappa d’Europa. Le frecce portano da una provincia all’altra, Invio gioca; più, meno e 0 cambiano la grandezza.
vinci-board-players = Imperi
vinci-board-offers = Civiltà
vinci-board-sheet = Provincia
vinci-board-peek = Prima guarda la mappa
vinci-board-unpeek = Scegli una civiltà
vinci-board-take = Prendi
vinci-board-free = gratis
vinci-board-pay = { $points } PV
vinci-board-bonus = +{ $points }
vinci-board-lasting = dura
vinci-board-you = tu
vinci-board-in-turn = di turno
vinci-board-no-civilization = ancora nessuna civiltà
vinci-board-worth-help = PV che il turno vale finora
vinci-board-declining = { $provinces ->
    [one] 1 provincia in declino, +{ $points }
   *[other] { $provinces } province in declino, +{ $points }
}
vinci-board-hand = { $hand ->
    [0] nessun gettone in mano
    [one] 1 gettone in mano
   *[other] { $hand } gettoni in mano
}
vinci-board-provinces = { $provinces ->
    [one] 1 provincia
   *[other] { $provinces } province
}
vinci-board-track = Punti verso il traguardo di { $target }
vinci-board-hint = Indica una provincia per vedere quanto costa e quanto rende.
vinci-board-breakdown = Gettoni e punti, riga per riga
vinci-board-cost = Gettoni che ti costa
vinci-board-defence = Gettoni che costa a chi attacca
vinci-board-cost-other = Gettoni che costa a { $name }
vinci-board-brings = PV che ti rende
vinci-board-brings-other = PV che rende a { $name }
vinci-board-brings-now = PV che ti rende ogni turno
vinci-board-brings-now-other = PV che rende a { $name } ogni turno
vinci-board-cost-gain = { $tokens ->
    [0] nessun gettone
    [one] 1 gettone
   *[other] { $tokens } gettoni
}, { $points ->
    [0] nessun PV
   *[other] { $points } PV
}
vinci-board-pacts = Pace con chi, fino al tuo prossimo turno?
vinci-board-per-click = { $tokens ->
    [one] 1 gettone da piazzare: clicca una provincia
   *[other] { $tokens } gettoni da piazzare: a ogni clic
}
vinci-board-all = tutti e { $tokens }
vinci-board-spread-all = Distribuisci su tutto l’impero
vinci-board-spread-border = Distribuisci lungo il confine
vinci-board-spread-front = Distribuisci dove altri sono vicini
vinci-board-red-number = { $kind ->
    [none] il doppio dell’altra tessera
    [reconstructed] { $tokens ->
        [one] 1 gettone, ricostruito
       *[other] { $tokens } gettoni, ricostruito
    }
   *[known] { $tokens ->
        [one] 1 gettone
       *[other] { $tokens } gettoni
    }
}
vinci-board-tokens = { $tokens ->
    [0] nessun gettone
    [one] 1 gettone
   *[other] { $tokens } gettoni
}
vinci-board-can-conquer = si può conquistare
vinci-board-can-conquer-for = { $tokens ->
    [0] conquista senza gettoni
    [one] conquista con 1 gettone
   *[other] conquista con { $tokens } gettoni
}
vinci-board-can-spy = conquista con lo Spionaggio
vinci-board-can-abandon = si può abbandonare
vinci-board-can-keep = tieni questa parte
vinci-board-can-give-up = rinunciavi
vinci-board-can-place = piazza un gettone
vinci-board-can-fort = costruisci un forte
vinci-board-can-redeploy = piazza un superstite

## Aiuto

vinci-help-active = Un impero: tinta e bordo, e una pila con il numero dei gettoni. Ogni giocatore ha una forma oltre al colore.
vinci-help-declining = Un impero in declino: tratteggiato, con una pila chiara e scheggiata. Fa ancora punti, ma non si muove più.
vinci-help-neutral = Un gettone neutrale. Difende la sua provincia una volta, poi sparisce.
vinci-help-badge = Una provincia punteggiata si può prendere; il cartellino dice con quanti gettoni. Un clic e si gioca.
vinci-help-fort = Un forte: la sua provincia costa di più a chi attacca.
vinci-help-port = Un porto e una miniera: ci sono tessere che li contano per i punti.
vinci-help-edge = Segni sulla cornice: una nuova civiltà entra via terra da quelli rossi, attraverso un mare da quelli blu.
vinci-help-arrow = Una freccia: da dove è venuta una conquista.
vinci-help-yellow = Le tessere gialle riguardano l’economia; quelle con ∞ valgono anche in declino.
vinci-help-pink = Le tessere rosa riguardano la guerra.
vinci-help-blue = Le tessere blu riguardano sapere e popoli; ×2: Specialità raddoppia l’altra tessera.
vinci-help-red = Il numero rosso: i gettoni con cui comincia una civiltà.
vinci-help-keys = Con la tastiera: le frecce si muovono sulla mappa, Invio gioca, N e P vanno alla provincia giocabile seguente e precedente; Maiusc con un clic piazza cinque gettoni in una volta.
vinci-help-score = Ogni provincia vale 1 PV a turno, le montagne niente; le tessere aggiungono altro.
vinci-help-sources = Non è pubblica nessuna immagine leggibile della plancia stampata né di tutte le tessere. Il taglio delle 45 province, i loro terreni e simboli, i 12 mari e quasi tutti i confini sono ricostruiti dal regolamento e da descrizioni pubblicate; i tipi di tessera, i loro effetti e il numero di copie sono noti.
vinci-help-guessed = { $tiles } tessere con il numero rosso ricostruito

## La prima partita, passo per passo

vinci-guide-goal = Guidi civiltà attraverso l’Europa, una dopo l’altra. Alla fine di ogni turno le province che tieni rendono punti; la bandierina sotto la mappa dice con quanti finisce la partita.
vinci-guide-choose = Scegli la tua prima civiltà. Le due tessere dicono che cosa sa fare, il numero rosso quanti gettoni riceve.
vinci-guide-price = Il primo gruppo è gratis. Ogni gruppo che salti ti costa 2 PV, che restano sui gruppi saltati per chi li prenderà: è il numero verde.
vinci-guide-confirm = Conferma la scelta. Poi si pescano due nuove tessere e non si torna indietro.
vinci-guide-enter = Una nuova civiltà entra dal bordo della mappa. Le province punteggiate ti sono aperte e il cartellino è il prezzo in gettoni. Scegline una che porti a terre ricche.
vinci-guide-cost = Indica una provincia qualsiasi: qui vedi riga per riga quanto costa e quanto rende. I piccoli codici aprono la regola.
vinci-guide-conquer = Avanza di provincia in provincia. Foreste e montagne costano di più, e così i difensori; le montagne non rendono punti, ma da lì si attacca con meno.
vinci-guide-stop = I gettoni piazzati restano dove sono finché non ti fermi. Fermati quando ti basta: poi puoi ridistribuirli tutti.
vinci-guide-keep = Un impero dev’essere unito, con un gettone in ogni provincia. Scegli che cosa tenere; il resto è perso.
vinci-guide-place = Ogni provincia tiene un gettone. Piazza gli altri dove i vicini potrebbero attaccare: clicca sulle province, o falli distribuire.
vinci-guide-score = Questo pulsante chiude il turno e dice quanto rende: 1 PV per ogni provincia che non è montagna, più quel che danno le tessere.
vinci-guide-redeploy = Ti hanno attaccato: per ogni provincia persa perdi un gettone. I superstiti tornano nelle province che restano: clicca dove.
vinci-guide-turn = Un nuovo turno: raccogli tutti i gettoni meno uno per provincia e continui a conquistare. Prima o poi saranno troppo pochi per crescere.
vinci-guide-decline = Allora lascia declinare l’impero. Rinunci alle conquiste del turno, ma le vecchie province rendono ancora mentre ricominci con una civiltà fresca.
vinci-guide-contact = Sta’ lontano dal tuo impero in declino: una vecchia provincia toccata dal nuovo impero è persa. La scheda a destra ti avverte.
