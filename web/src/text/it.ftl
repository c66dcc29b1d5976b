# Le parole del client. Quelle dei giochi vengono dal server.

ui-loading = Un momento…
ui-server-silent = Il server non risponde. Nuovo tentativo ogni due secondi.
ui-error-unreachable = Il server non risponde.
ui-close = Chiudi
ui-save = Salva
ui-menu = Menu
ui-language = Lingua
ui-optional = facoltativo

## Lobby

ui-lobby = L’ingresso
ui-more-tables = Mostra altri tavoli
ui-tagline = Giochi di civiltà attorno a un unico tavolo
ui-nickname-ask = Come ti chiami?
ui-nickname-example = Il tuo nome
ui-nickname-why = Nessuna password, nessuna e-mail. Questo browser si ricorda di te.
ui-enter = Entra
ui-rename = Cambia nome
ui-invited = Sei invitato a una partita. Di’ chi sei, poi prendi posto.
ui-games = Giochi
ui-game = Gioco
ui-play = Gioca
ui-play-title = Gioca a { $title }
ui-against = contro
ui-bots = Numero di bot
ui-bots-number = { $bots } bot
ui-cards = Carte
ui-cards-none = Questo gioco non ha una pagina delle carte.
ui-guided = Prima partita guidata
ui-set-up = Prepara un tavolo…
ui-rules = Regole
ui-my-games = Le tue partite
ui-my-games-none = Ancora niente. Una prima partita dura circa mezz’ora, e puoi lasciarla e riprenderla quando vuoi.
ui-open-tables = Tavoli aperti
ui-open-tables-none = Al momento non aspetta nessuno. Prepara un tavolo e manda il link a un amico.
ui-import = Apri una partita salvata…
ui-continue = Continua
ui-join = Siediti
ui-watch = Guarda
ui-your-turn = Tocca a te
ui-table-free = { $free ->
    [one] Un posto libero
   *[other] { $free } posti liberi
}
ui-table-over = Finita
ui-table-won = Vittoria: { $names }
ui-table-broken = Non si può ripercorrere
ui-free-seat = posto libero
ui-automated = Giocatore virtuale { $number }
ui-automated-about = guidato dalle regole

## Preparare un tavolo

ui-set-up-title = Prepara un tavolo
ui-seats = Chi gioca?
ui-seat-count = Numero di posti
ui-seat = Posto { $number }
ui-seat-you = Tu ({ $name })
ui-seat-here = A questo schermo
ui-seat-here-name = Nome
ui-seat-open = Aperto a tutti
ui-seat-invite = Su invito
ui-seat-bot = Bot: { $bot }
ui-bot = Bot
ui-bot-random = a caso
ui-bot-greedy = svelto
ui-bot-search = riflessivo
ui-bot-virtual = da regolamento
ui-bot-easy = facile
ui-bot-normal = normale
ui-bot-hard = difficile
ui-bot-expert = esperto
ui-options = Opzioni
ui-option-number = da { $low } a { $high }
ui-listed = Mostralo tra i tavoli aperti
ui-listed-yes = Gli altri possono guardare, e sedersi dove un posto è aperto.
ui-listed-no = Lo trova solo chi ha il link.
ui-table-name = Nome del tavolo
ui-start-game = Comincia la partita
ui-open-table = Apri il tavolo

## In attesa

ui-waiting = In attesa di giocatori
ui-waiting-join = Una partita a { $game } ti aspetta
ui-you = tu
ui-here = a questo schermo
ui-online = in linea
ui-away = assente
ui-sit-here = Siediti qui
ui-take-seat = Prendi posto
ui-invite-link = Link per invitare un amico
ui-invite-why = Può aprirlo chiunque sia nella stessa rete. Un telefono legge il codice con la fotocamera.
ui-invite-address = Questo computer si raggiunge a più indirizzi. Se uno non funziona, provane un altro:
ui-invite-alone = Solo questo computer può aprire il link. Per far entrare altri, ferma il server e avvialo con:
ui-invite-command = Comando che fa entrare altri
ui-invite-no-network = Questo computer non è in rete: il link si apre solo qui.
ui-invite-code = Codice QR dell’invito
ui-copy = Copia
ui-copied = Copiato
ui-copy-link = Copia il link d’invito
ui-link-copied = Il link è copiato: mandalo a un amico.
ui-fill = Dai i posti liberi ai bot
ui-leave = Lascia il tavolo
ui-remove = Toglila dal mio elenco
ui-further = Un’altra persona a questo schermo

## Il tavolo

ui-board = Il tabellone
ui-actions = Che cosa puoi fare
ui-moves-find = Cerca fra le mosse
ui-moves-none = Nessuna mossa contiene queste parole.
ui-players = Giocatori
ui-player = Giocatore
ui-score = Punti
ui-to-move = deve muovere
ui-watching = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
ui-last-round = ultimo round
ui-undo = Annulla
ui-auto-off = Chiedimelo di nuovo
ui-to-lobby = All’ingresso
ui-log = Che cosa è successo
ui-log-none = Ancora niente.
ui-log-earlier = Mostra gli eventi precedenti
ui-since = dal tuo ultimo turno
ui-look-here = Guarda questo momento
ui-chat = Chat
ui-chat-none = Nessuno ha ancora detto niente.
ui-chat-write = Di’ qualcosa
ui-send = Invia
ui-unread = { $count } da leggere
ui-open-rule = Regola { $rule }
ui-rules-none = Queste regole non sono ancora scritte.
ui-chapter = Capitoli
ui-polling = connessione lenta

## Ciò che ha ogni tabellone

ui-board-help = Come si legge il tabellone
ui-board-sources = Che cosa è ricostruito
ui-board-panels = Riquadri
ui-board-cancel = Annulla
ui-map-closer = Ingrandisci
ui-map-farther = Rimpicciolisci
ui-map-whole = Tutta la mappa
ui-first-game = La tua prima partita
ui-guide-next = Capito
ui-guide-waits = La guida continua appena c’è qualcosa di nuovo.
ui-guide-skip = Salta la guida
ui-guide-again = Guidami in una partita

## Guardare indietro

ui-history = Storia
ui-first = All’inizio
ui-back = Un passo indietro
ui-forward = Un passo avanti
ui-present = Il presente
ui-to-present = Torna al presente
ui-step = Sguardo indietro: passo { $at } di { $last }
ui-fork = Continua da qui a un nuovo tavolo
ui-fork-at = Continua dal passo { $at } a un nuovo tavolo
ui-export = Salva la partita in un file

## Annullare

ui-ask-undo = Chiedi di annullare la mia ultima mossa
ui-ask-undo-to = Chiedi di tornare al passo { $at }
ui-undo-asked = { $seat } vorrebbe tornare al passo { $to }.
ui-undo-waits = { $seat } vorrebbe annullare. Si attende { $seats }.
ui-agree = Accetta
ui-refuse = Rifiuta
ui-withdraw = Ritira

## Finire

ui-end-turn = Vuoi terminare il turno?
ui-end-turn-why = Una volta terminato il turno, non si torna indietro.
ui-end-turn-lines = Che cosa porta la fine del turno
ui-end-turn-yes = Termina il turno
ui-end-turn-no = Non ancora
ui-give-seat = Lascia la partita…
ui-give-seat-why = Un bot può prendere il tuo posto, così gli altri continuano. È per sempre.
ui-give-seat-yes = Dagli il mio posto
ui-concede = Abbandona
ui-play-on = Continua a giocare
ui-result = Risultato
ui-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
ui-you-won = Hai vinto
ui-result-telling = Sto ricostruendo la partita…
ui-result-untold = Questa partita non si può raccontare.
ui-result-curve = Punteggio turno per turno
ui-result-as-table = In tabella
ui-result-turn = Turno
ui-result-start = All’inizio
ui-result-sources = Da dove vengono i punti
ui-result-total = Totale
ui-result-decided = Che cosa l’ha decisa
ui-result-gets = { $seat } guadagna { $points }
ui-result-loses = { $seat } perde { $points }
ui-result-gets-nothing = { $seat } non guadagna nulla
ui-result-more = { $points } in più degli altri, in media
ui-result-less = { $points } in meno degli altri, in media
ui-result-fork = Rigiocalo
ui-result-fork-why = Continua da appena prima di questo turno, a un nuovo tavolo
ui-result-luck = Fortuna
ui-result-luck-why = Quanto hanno dato dadi e carte rispetto alla media, secondo la valutazione dei bot. Confronta i giocatori di questa partita.
ui-result-share = Condividi la partita
ui-place = Posizione
ui-rematch = Rivincita
ui-rematch-there = Qualcuno vorrebbe giocare ancora.
ui-rematch-go = Al nuovo tavolo
ui-look-back = Guarda indietro

## Più persone a uno schermo

ui-hand-over = Tocca a { $name }
ui-hand-over-why = Passa lo schermo. Non si vede niente finché { $name } non c’è.
ui-hand-over-take = Sono { $name }

## Correttezza

ui-fairness = I dadi erano onesti?
ui-fairness-how = Tutto il caso di questa partita viene da un numero, il seme. Il server sorteggia un segreto e ne mostra l’hash; poi il browser di ogni giocatore aggiunge un numero suo; il seme nasce da tutti questi, dalle opzioni e dai dati del gioco. Così nessuno può sceglierlo, nemmeno il server.
ui-fairness-hash = Hash del segreto del server (SHA-256), mostrato prima della partita
ui-fairness-secret = Il segreto del server
ui-fairness-added = Aggiunto dal browser di { $seat }
ui-fairness-seed = Seme
ui-fairness-later = A partita finita il segreto viene mostrato, e questo browser controlla tutto.
ui-fairness-proven = Dimostrato: il seme è nato come era stato promesso a questo browser prima della partita, con quello che ha aggiunto lui stesso.
ui-fairness-not-proven = Non dimostrato:
ui-fairness-because-fork = questa partita è nata come copia di un’altra; da lì in poi i dadi li ha scelti il server.
ui-fairness-because-continued = questa partita ne continua una che non si poteva più rigiocare; da lì in poi i dadi li ha scelti il server.
ui-fairness-because-imported = questa partita viene da un file; qui nessuno sa come sono stati scelti i suoi dadi.
ui-fairness-because-old = questa partita è cominciata quando i dadi li sceglieva il solo server.
ui-fairness-because-absent = questo browser non ha visto il tavolo prima dell’inizio della partita.
ui-fairness-because-silent = questo browser non ha aggiunto nulla al seme.
ui-fairness-because-hash = il server mostra un segreto diverso da quello promesso.
ui-fairness-because-left-out = quello che questo browser ha aggiunto al seme è stato lasciato fuori.
ui-fairness-because-changed = le opzioni, le regole o i dati non sono quelli concordati.
ui-fairness-because-seed = il seme non è quello che nasce da questi numeri.
ui-fairness-because-record = la registrazione della partita comincia con qualcos’altro.
ui-fairness-because-replay = la registrazione della partita non si rigioca dal suo seme.

## La linea

ui-lost = La connessione è caduta. La partita è al sicuro; nuovo tentativo in corso…
ui-try-now = Riprova ora
ui-broken = Questa partita si può ripercorrere solo fino alla riga { $entry }: { $text }
ui-broken-continue = Continua da lì
ui-broken-end = Chiudi la partita
ui-broken-end-why = Si chiude appena sono d’accordo tutti quelli che la giocano. Allora non vince nessuno, ciò che era nascosto diventa visibile e non si può più continuare.
ui-broken-end-yes = Sì, chiudila
ui-broken-end-no = Non ora
ui-broken-waits = Per chiuderla si attende { $seats }.
ui-broken-ended = Chiusa di comune accordo: con le regole di oggi questa partita si può ripercorrere solo fino alla riga { $entry }.

## Guida

ui-guide = Guida
ui-guide-on = Guida: spiega ogni passo
ui-guide-off = Spegni la guida
ui-guide-understood = Capito

## Tastiera

ui-shortcuts = Tastiera
ui-key-things = scorri tutto ciò che si può scegliere, e sceglilo
ui-key-buttons = premi il primo, il secondo, … pulsante tra le mosse
ui-key-done = fatto
ui-key-undo = annulla
ui-key-board = vai al tabellone
ui-key-step = un passo indietro o avanti nella storia
ui-key-turn = un turno indietro o avanti
ui-key-present = torna al presente
ui-key-log = che cosa è successo
ui-key-chat = chat
ui-key-rules = le regole sulla scelta da fare
ui-key-help = questa pagina

## Seguire gli altri, e comodità

ui-skip = Salta
ui-skip-to-turn = Tocca a te: salta
ui-while-away = Mentre non c’eri
ui-while-away-to-you = Che cosa hanno fatto a te
ui-while-away-all = Turno per turno
ui-while-away-go-on = Continua a giocare
ui-while-away-replay = Mostralo sul tabellone
ui-settings = Impostazioni
ui-theme = Tema
ui-theme-system = come il sistema
ui-theme-light = chiaro
ui-theme-dark = scuro
ui-pace = Mostra le mosse degli altri
ui-pace-off = no
ui-pace-fast = veloce
ui-pace-normal = normale
ui-pace-slow = lento
ui-sound = Suoni
ui-sound-on = attivi
ui-volume = Volume
ui-forced = Gioca per me le mosse obbligate
ui-notify = Avvisami quando tocca a me
ui-notify-no = No, grazie
