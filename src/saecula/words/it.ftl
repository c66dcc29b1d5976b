# Quello che dice ogni gioco. Le chiavi che cominciano con il nome di un gioco stanno nel file di quel gioco.

language-name = Italiano
player = Giocatore { $number }
list-and = { $initial ->
    [e] { $first } ed { $last }
   *[other] { $first } e { $last }
}
yes = sì
no = no

### Il nucleo

game-over = La partita è finita.
waiting-for = In attesa di { $seats }.
waiting-for-number =
    { $number ->
        [one] In attesa di un’altra risposta.
       *[other] In attesa di altre { $number } risposte.
    }
not-your-turn = Non tocca a te: adesso deve scegliere { $seats }.
not-your-turn-number =
    { $number ->
        [one] Adesso non devi scegliere nulla: si attende una risposta.
       *[other] Adesso non devi scegliere nulla: si attendono { $number } risposte.
    }
not-offered = Adesso non si può fare.
no-such-move = Una mossa così non esiste.
undone = { $seat } annulla una mossa.

### Il terminale

terminal-welcome = Scrivi il numero o il nome di una mossa, ? per una spiegazione, h per l’aiuto.
terminal-you = tu
terminal-person = persona
terminal-automatic = automatico
terminal-player = giocatore
terminal-place = posto
terminal-points = punti
terminal-sources = punti da
terminal-hand-over = Tocca a { $seat }. Premi Invio quando nessun altro guarda.
terminal-set-aside = La partita precedente è conservata in { $file }.
terminal-left = La partita ti aspetta in { $file }.
terminal-finished = La partita intera è conservata in { $file }.
terminal-saved = Salvata in { $file }.
terminal-exists = { $file } c’è già: scegli un altro nome
terminal-no-number = La mossa { $number } non c’è: l’elenco va da { $first } a { $last }.
terminal-stopped = C’è una novità: il resto della riga non è stato giocato.
terminal-sure = Sceglila di nuovo per confermare.
terminal-not-understood = «{ $line }» non è una mossa né un comando. Premi Invio per le mosse, h per l’aiuto.
terminal-which = Quale? { $moves }
terminal-look = Di’ che cosa vuoi vedere: { $seats }, oppure una carta o simili.
terminal-nothing-called = Nulla si chiama «{ $line }»: indica un giocatore, una carta o simili.
terminal-no-rule = Dietro questa domanda non c’è una singola regola.
terminal-no-undo = Non si può annullare: da allora si è scoperto qualcosa di nuovo, o ha mosso qualcun altro.
terminal-nothing-to-undo = Non hai ancora mosso.
terminal-replay = { $game } · { $people ->
    [one] 1 posto
   *[other] { $people } posti
} · { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}
terminal-help-move = { $number }, o { $move }, o { $short }: gioca una mossa con il numero o l’inizio delle sue parole
terminal-help-several = 3 3 5: più mosse in una riga · 3x4: quattro volte la mossa 3
terminal-help-enter = Solo Invio: di nuovo l’elenco delle mosse, o l’unica mossa che c’è
terminal-help-explain = ? la regola dietro la domanda · ? { $number } quanto costa e rende la mossa { $number }, o perché non si può fare
terminal-help-rule = r { $rule } leggi una regola · r i capitoli
terminal-help-undo = u annulla la tua ultima mossa
terminal-help-log = l che cosa è successo dal tuo ultimo turno · l all tutta la partita
terminal-help-board = b il tabellone
terminal-help-look = v NOME guarda un giocatore, o il testo di una carta e simili
terminal-help-save = s FILE salva una copia (la partita si salva da sola dopo ogni mossa)
terminal-help-quit = q esci; la partita ti aspetta

### Perché un bot gioca quello che gioca

why-move = Giocata: { $move }
why-instead = A confronto con: { $move }
why-only = Era l’unica mossa.
why-same = Le due si equivalgono.
why-better = + { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } per { $feature }
why-worse = − { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } per { $feature }
why-in-all = In tutto: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
