# Words of the board that the rules do not need.

seven_ages-board-map = Carta del mondo
seven_ages-board-modes = Che cosa dicono i colori
seven_ages-board-mode-empires = Imperi
seven_ages-board-mode-players = Giocatori
seven_ages-board-mode-regions = Regioni
seven_ages-board-mode-terrain = Terreno
seven_ages-board-panel = Imperi e decisione
seven_ages-board-players = Giocatori
seven_ages-board-player = Giocatore
seven_ages-board-empires = Imperi
seven_ages-board-unfold = Mostra tutti gli imperi
seven_ages-board-progress = Progresso
seven_ages-board-mine = I miei imperi
seven_ages-board-hand = Le mie carte ({ $count })
seven_ages-board-no-empire = Ancora nessun impero: posa Inizio nello spazio libero.
seven_ages-board-watching = Stai guardando: mani e segnalini restano nascosti.
seven_ages-board-no-cards = Nessuna carta
seven_ages-board-free-slot = Spazio libero
seven_ages-board-question = Che cosa si chiede
seven_ages-board-turn-steps = Il turno
seven_ages-board-turn = Turno { $turn }
seven_ages-board-setup = Inizio
seven_ages-board-age = Periodo { $age }
seven_ages-board-age-brings = Periodo { $age }: città fino al livello { $city }
seven_ages-board-progress-about = Un impero che entra in un altro periodo perde i leader e gli artefatti dei periodi passati. La partita finisce con il turno in cui uno supera il livello 49.
seven_ages-board-age-changes = Città fino al livello { $city }. { $contact ->
    [one] Contatto: a 1 area di distanza.
   *[other] Contatto: fino a { $contact } aree di distanza.
}
seven_ages-board-age-note-4 = Contatto anche attraverso gli oceani.
seven_ages-board-age-note-5 = Il grano rende 2 in più fuori dalle terre fertili.
seven_ages-board-age-note-6 = I canali sono utilizzabili. Gli sbarchi danno al difensore +1 invece di +2.
seven_ages-board-age-note-7 = Il petrolio conta; le foreste sono pianura; tutti gli elefanti lasciano il gioco.
seven_ages-board-age-dark = Livelli oscuri: niente progresso libero da { $levels }.
seven_ages-board-at-level = { $empire }: livello { $level }
seven_ages-board-acts = { $name }: { $empire }
seven_ages-board-step-choose = Scelta
seven_ages-board-step-start_empire = Inizio
seven_ages-board-step-production = Produzione
seven_ages-board-step-trade_progress = Commercio
seven_ages-board-step-manoeuvre = Manovra
seven_ages-board-step-destiny = Destino
seven_ages-board-step-civilise = Civiltà
seven_ages-board-step-discard_empire = Scarto
seven_ages-board-step-wild = Wild card
seven_ages-board-step-end = Raccolta
seven_ages-board-choosing = sceglie
seven_ages-board-ready = pronto
seven_ages-board-acting = agisce
seven_ages-board-first = Segnalino di turno: primo nell’ordine
seven_ages-board-you = tu
seven_ages-board-level = Livello
seven_ages-board-money = Denaro
seven_ages-board-income = Rendite
seven_ages-board-upkeep = Mantenimento
seven_ages-board-next = Dopo la prossima Produzione
seven_ages-board-next-now = Dopo questa Produzione
seven_ages-board-after-upkeep = Dopo il mantenimento
seven_ages-board-short = { $count ->
    [one] Manca 1 denaro: congeda un’unità.
   *[other] Mancano { $count } denari: congeda unità.
}
seven_ages-board-elite = Élite
seven_ages-board-glory = Gloria
seven_ages-board-forecast = In arrivo
seven_ages-board-rank = { $place ->
    [0] fuori
   *[other] { $place }º
}
seven_ages-board-rank-of = { $category }: { $place ->
    [0] nessuno
   *[other] { $place }º con { $amount }
}
seven_ages-board-glory-table = Gloria
seven_ages-board-glory-now = Quanto darebbero ora le sue icone
seven_ages-board-glory-about = Quanto darebbe ogni icona se la raccolta venisse ora. «?» vuol dire che decidono pedine coperte; un punto segna ciò che paga subito, quando accade.
seven_ages-board-hand-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
seven_ages-board-terrain-fertile = Terra fertile
seven_ages-board-terrain-clear = Pianura
seven_ages-board-terrain-forest = Foresta
seven_ages-board-terrain-jungle = Giungla
seven_ages-board-terrain-mountain = Montagna
seven_ages-board-terrain-swamp = Palude
seven_ages-board-terrain-desert = Deserto
seven_ages-board-terrain-tundra = Tundra
seven_ages-board-water-sea = Mare
seven_ages-board-water-ocean = Oceano
seven_ages-board-ground-water = Rendita { $income }
seven_ages-board-scope-land = terra
seven_ages-board-scope-sea = mare
seven_ages-board-scope-both = terra e mare
seven_ages-board-ground = Rendita { $income } · difesa { $defence ->
    [0] 0
   *[other] +{ $defence }
} · ingresso { $foot }{ $horse ->
    [1] {""}
   *[other] , cavalleria { $horse }
}
seven_ages-board-resource-wheat = grano
seven_ages-board-resource-oil = petrolio
seven_ages-board-resource-elephants = elefanti
seven_ages-board-stack = { $empire }, { $count ->
    [one] 1 unità
   *[other] { $count } unità
}
seven_ages-board-face-down = { $count ->
    [one] 1 coperta
   *[other] { $count } coperte
}
seven_ages-board-city = Città { $level }
seven_ages-board-capital = Capitale
seven_ages-board-fort = Fortificazione
seven_ages-board-disorder = Disordine
seven_ages-board-conflict = Conflitto
seven_ages-board-group = Gruppo: { $area }
seven_ages-board-take-me = Portami lì
seven_ages-board-on-map = sulla carta
seven_ages-board-list = { $count ->
    [one] 1 luogo
   *[other] Tutti i { $count } luoghi
}
seven_ages-board-answers-itself = Qui passi da solo, appena gli altri hanno scelto.
seven_ages-board-deck = Il mazzo
seven_ages-board-passage-to = meta
seven_ages-board-passage-through = attraverso
seven_ages-board-passage-price = Prezzo del passaggio
seven_ages-board-left = Resta
seven_ages-board-amount = Quantità
seven_ages-board-hint-placement = Clicca o trascina i segnalini sui tuoi imperi. Puoi riprenderli finché tutti non sono pronti; gli altri vedono solo se lo sei.
seven_ages-board-hint-commit = Impegna unità nel conflitto, poi conferma.
seven_ages-board-lay-markers = Posa i tuoi segnalini
seven_ages-board-lay = { $marker } su { $slot }
seven_ages-board-brings-production = { $money } + { $income } − { $upkeep } = { $sum }
seven_ages-board-brings-destiny = mano: { $count }
seven_ages-board-brings-start_empire = { $count ->
    [0] nessuna carta
    [one] 1 carta adatta
   *[other] { $count } carte adatte
}
seven_ages-board-brings-manoeuvre = { $count ->
    [one] 1 unità
   *[other] { $count } unità
}
seven_ages-board-brings-discard_empire = l’impero se ne va
seven_ages-board-marker-down = coperto
seven_ages-board-marker-up = scoperto
seven_ages-board-marker-spent = usato
seven_ages-board-marker-void = perso
seven_ages-board-window = Qualcosa da giocare?
seven_ages-board-announced = { $name } gioca { $card }:
seven_ages-board-aimed-at = Bersaglio:
seven_ages-board-free-slot-of = spazio libero di { $name }
seven_ages-board-nothing-fits = Nessuna tua carta va bene qui.
seven_ages-board-automatic = Risposte automatiche
seven_ages-board-ask-again = Chiedimelo di nuovo
seven_ages-board-automatic-more = Altre risposte automatiche
seven_ages-board-automatic-none = Ti si chiede a ogni finestra. Cambia
seven_ages-board-past-rounds = Round combattuti
seven_ages-board-outcome = Com’è finito il conflitto
seven_ages-board-numbers = Unità per classe, per quanto tutti sanno
seven_ages-board-conflict-in = Conflitto: { $area }
seven_ages-board-round = Round { $round }
seven_ages-board-attacker = attaccante
seven_ages-board-defender = difensore
seven_ages-board-gone = Questo impero non c’è più.
seven_ages-board-disordered = { $count ->
    [one] in disordine
   *[other] in disordine { $count } volte
}
seven_ages-board-in-conflict = { $units ->
    [0] Nessuna unità rimasta
    [one] 1 unità presente, { $free } non ancora impegnata
   *[other] { $units } unità presenti, { $free } non ancora impegnate
}
seven_ages-board-front = Prima linea
seven_ages-board-support = Supporto
seven_ages-board-add-front = in prima linea
seven_ages-board-add-support = in supporto
seven_ages-board-conflict-card = Carta conflitto: { $card }
seven_ages-board-see-map = Vedi la carta
seven_ages-board-conflict-open = Apri il conflitto
seven_ages-board-may-commit = Può impegnare
seven_ages-board-card-hidden = Una carta conflitto coperta
seven_ages-board-odds = Il totale più alto
seven_ages-board-odds-units = { $units ->
    [0] contro la loro carta
    [one] contro 1 unità
   *[other] contro { $units } unità
}
seven_ages-board-odds-about = Ciò che hai scelto contro tutto ciò che si sa; facce e carte coperte contano come ugualmente probabili.
seven_ages-board-stake-loss = Il totale più basso perde tutto ciò che ha impegnato.
seven_ages-board-stake-disorder = Chi ha impegnato ogni unità è in disordine; poi tutte possono combattere di nuovo.
seven_ages-board-stake-area = Un’area che cambia mano perde fortificazione, artefatto e un gradino della città.
seven_ages-board-item-hidden = Carta e unità
seven_ages-board-item-card = Carta conflitto
seven_ages-board-item-front = Prima linea
seven_ages-board-item-support = Supporto
seven_ages-board-item-elite = Élite
seven_ages-board-item-age = Periodo più avanzato
seven_ages-board-item-disorder = Nemico in disordine
seven_ages-board-item-tactician = Tattico
seven_ages-board-item-special = Testi speciali
seven_ages-board-item-event = Eventi
seven_ages-board-item-terrain = Terreno
seven_ages-board-item-crossing = Attraversamento
seven_ages-board-item-fort = Fortificazione
seven_ages-board-item-city = Città
seven_ages-board-card = La carta
seven_ages-board-card-number = Carta { $number }
seven_ages-board-use-found = per iniziare un impero
seven_ages-board-use-event = come evento
seven_ages-board-use-artefact = come artefatto
seven_ages-board-use-religion = come religione
seven_ages-board-use-government = come governo
seven_ages-board-ages = Periodi { $ages }
seven_ages-board-not-asked = Non si può giocare nulla finché non ti viene chiesto.
seven_ages-board-source-seed = Come stampata.
seven_ages-board-source-public = Da fonti pubblicate.
seven_ages-board-source-recalled = A memoria.
seven_ages-board-source-reconstructed = Ricostruita: la carta stampata può essere diversa.
seven_ages-board-has = Che cosa possiede
seven_ages-board-nothing = Ancora nulla.
seven_ages-board-barbarian = Barbari: non pagano mantenimento.
seven_ages-board-ahead = Che cosa viene dopo
seven_ages-board-next-age = Periodo { $age } dal livello { $level }: città fino al livello { $city }.
seven_ages-board-loses = Un nuovo periodo toglie: { $things }.
seven_ages-board-reserve = Riserva
seven_ages-board-stands = Presente in { $count ->
    [one] 1 area
   *[other] { $count } aree
}
seven_ages-board-sheet-glory = Gloria
seven_ages-board-sheet-progress = Progresso
seven_ages-board-sheet-card = Carta
seven_ages-board-sheet-empire = Impero
seven_ages-board-tab-now = Adesso
seven_ages-board-tab-mine = Miei
seven_ages-board-tab-cards = Carte
seven_ages-board-tab-empires = Imperi
seven_ages-board-tab-progress = Progresso
seven_ages-board-verb-show = Metti giù una carta
seven_ages-board-verb-discard = Scarta
seven_ages-board-verb-hand_over = Cedi una carta
seven_ages-board-verb-take = Prendi una carta
seven_ages-board-verb-found = Inizia un impero
seven_ages-board-verb-event = Eventi
seven_ages-board-verb-artefact = Artefatti
seven_ages-board-verb-empire = Quale impero?
seven_ages-board-verb-player = Quale giocatore?
seven_ages-board-verb-area = Quale area?
seven_ages-board-verb-region = Quale regione?
seven_ages-board-verb-leader = Quale leader?
seven_ages-board-verb-free_slot = Lo spazio libero di chi?
seven_ages-board-verb-pair = I tuoi colori
seven_ages-board-verb-lay = Segnalini
seven_ages-board-verb-go_slow = Rallentare
seven_ages-board-verb-turn_up = Gira un segnalino
seven_ages-board-verb-colour = Il suo colore
seven_ages-board-verb-level = Il suo livello
seven_ages-board-verb-buy = Compra un’unità
seven_ages-board-verb-place = Dove?
seven_ages-board-verb-coast = Su quale costa?
seven_ages-board-verb-fort = Costruisci una fortificazione
seven_ages-board-verb-release = Congeda
seven_ages-board-verb-trade = Commercia con
seven_ages-board-verb-request = Chiedi il passaggio
seven_ages-board-verb-ask = Chiedi denaro
seven_ages-board-verb-ask_cards = Chiedi carte
seven_ages-board-verb-give = Dai denaro
seven_ages-board-verb-from = Prendi unità da
seven_ages-board-verb-from-upkeep = Congeda unità da
seven_ages-board-verb-from-losing = Perdi unità in
seven_ages-board-verb-from-bring = Porta unità da
seven_ages-board-verb-from-civilise = Modernizza unità in
seven_ages-board-nothing-to-do = Qui non c’è altro che tu possa fare.
seven_ages-board-verb-with = Aggiungi al gruppo
seven_ages-board-verb-load = Imbarca
seven_ages-board-verb-go = Vai in
seven_ages-board-verb-canal = Attraverso un canale
seven_ages-board-verb-fight = Prossimo conflitto
seven_ages-board-verb-retreat_to = Ritirati in
seven_ages-board-verb-front = Prima linea
seven_ages-board-verb-support = Supporto
seven_ages-board-verb-commit = Impegna un leader
seven_ages-board-verb-lose = Scegli che cosa perdere
seven_ages-board-verb-recruit = Recluta
seven_ages-board-verb-dismiss = Congeda
seven_ages-board-verb-adopt = Adotta
seven_ages-board-verb-flip = Modernizza in
seven_ages-board-verb-city = Fonda o ingrandisci una città
seven_ages-board-verb-capital = Poni la capitale
seven_ages-board-verb-calm = Riporta l’ordine
seven_ages-board-verb-break_treaty = Rompi la pace
seven_ages-board-verb-annex = Annetti
seven_ages-board-verb-glory = Compra gloria
seven_ages-board-legend-unit = Le tue unità: il disegno è il tipo, le cifre sono il valore in prima linea e in supporto, il numerino dice quante sono.
seven_ages-board-legend-down = Le unità degli altri sono coperte: se ne conosce solo il numero.
seven_ages-board-legend-token = Da lontano una pila è un solo gettone con il suo numero. Ogni coppia di colori ha una sua forma; le tinte chiare sono tratteggiate sulla carta.
seven_ages-board-legend-city = Una città con il suo livello; le torri sono una fortificazione.
seven_ages-board-legend-capital = La capitale di un impero.
seven_ages-board-legend-leader = Un leader.
seven_ages-board-legend-artefact = Un artefatto che sta in quest’area.
seven_ages-board-legend-disorder = Disordine: l’area è spezzata da linee rosse e non rende nulla.
seven_ages-board-legend-war = Due imperi si incontrano: un conflitto.
seven_ages-board-legend-fort = Una fortificazione senza città.
seven_ages-board-legend-own = Le tue pile e le tue terre hanno un bordo avorio.
seven_ages-board-legend-aim = Un’area evidenziata: lì si può fare qualcosa. Rossa e tratteggiata: lì c’è qualcun altro.
seven_ages-board-legend-badge = Dove può andare un gruppo: i punti movimento che costa; in rosso, circa quanto è probabile vincere il primo round, o quante unità ci sono.
seven_ages-board-legend-river = Un fiume: chi attacca attraversandolo dà un bonus al difensore.
seven_ages-board-legend-region = Il confine fra due regioni è più spesso.
seven_ages-board-legend-arrow = Una linea punteggiata è uno stretto: le unità di terra lo attraversano come se le aree si toccassero.
seven_ages-board-legend-canal = Un canale unisce due mari quando il periodo lo permette.
seven_ages-board-legend-wheat = Grano.
seven_ages-board-legend-elephants = Elefanti.
seven_ages-board-legend-oil = Petrolio.
seven_ages-board-legend-blue = Sul tracciato del progresso, un segnalino blu: da quel livello ogni impero ha l’artefatto.
seven_ages-board-legend-dark = Un livello oscuro: da lì niente progresso libero.
seven_ages-board-legend-glory = La gloria che le icone di un impero porterebbero ora.
seven_ages-board-legend-auto = Risposte automatiche: passi dove non vuoi essere interpellato, finché non dici altrimenti.

seven_ages-help-keys = Rotella, due dita, + e − ingrandiscono; 0 mostra tutto il mondo. Sulla carta le frecce vanno di area in area, N e P al luogo seguente e precedente dove si può fare qualcosa, Invio lo fa. I tasti da 1 a 9 premono i pulsanti in ordine, D dice fatto, U riprende, B va al tavolo, Esc chiude.
seven_ages-help-score = La gloria viene dalle icone delle carte impero alla fine di ogni turno, e da ciò che accade subito: commerci e conflitti vinti, città prese, artefatti costruiti.
seven_ages-help-sources = La carta del mondo, la maggior parte delle carte e molte cifre sono ricostruite; ogni carta dice che cosa è stampato e che cosa no.

seven_ages-guide-goal = Guidi diversi imperi attraverso sette periodi; nascono e cadono, ma la gloria che portano è tua. Qui vedi tutti i giocatori con i loro imperi, e quanto ciascuno segnerebbe ora.
seven_ages-guide-initiative = Queste sono le tue carte. Ognuna può essere un impero, un evento o un artefatto, e il suo valore conta nei commerci e nei conflitti. Mettine giù una: il valore più alto comincia.
seven_ages-guide-pair = Scegli i tuoi colori. Un impero che inizi prende spesso le pedine da una delle tue due serie.
seven_ages-guide-markers = Ogni turno posi in segreto un segnalino azione su ciascun tuo impero. Cliccane uno, cambia idea quanto vuoi, poi di’ Pronto.
seven_ages-guide-start-marker = Senza un impero usi lo spazio libero: posa lì Inizio.
seven_ages-guide-steps = Il turno passa per sette passi. In ciascuno, chi ha posato quel segnalino lo gira e agisce; poi viene la raccolta.
seven_ages-guide-reveal = È il passo del tuo segnalino: giralo per agire adesso.
seven_ages-guide-start = Scegli l’impero da iniziare. Livello, denaro e testo speciale sono sotto ogni nome; clicca una carta della mano per leggerla tutta.
seven_ages-guide-units = Compra le prime unità e ponile nelle aree evidenziate. I lancieri costano poco; tieni del denaro per dopo.
seven_ages-guide-capital = Poni la capitale: è una città e dà rendite.
seven_ages-guide-windows = Ogni tanto il gioco chiede se giochi una carta. Passa se non vuoi, o lascia che passi per te finché qualcosa non ti riguarda.
seven_ages-guide-mine = Il tuo impero: segnalino, livello, denaro con la previsione, e quanto darebbe ogni icona. Cliccalo per leggere tutto.
seven_ages-guide-production = La Produzione porta le rendite delle tue aree; paga il mantenimento, poi compra unità e ponile.
seven_ages-guide-trade = Commercio e progresso: scegli un partner, entrambi mettono giù una carta, il totale più alto avanza.
seven_ages-guide-destiny = Destino rinnova la mano: scarta ciò che non ti serve, poi pesca.
seven_ages-guide-move = Clicca una tua pila, aggiungi unità al gruppo, poi clicca dove va. I numeri sono i punti movimento; le spade dicono che lì c’è qualcuno.
seven_ages-guide-conflict = Un conflitto: entrambe le parti impegnano unità in prima linea e in supporto, poi si somma tutto. Ogni voce è elencata.
seven_ages-guide-civilise = Civilizzare costruisce città e artefatti, recluta leader, adotta religioni e governi e riporta l’ordine.
seven_ages-guide-harvest = La raccolta paga ciò che dicono le icone di ogni impero. La tabella della gloria mostra chi è avanti in che cosa.
seven_ages-guide-progress = Il tracciato del progresso: nuovi livelli portano nuove unità, un nuovo periodo città più grandi, e toglie vecchi artefatti e leader.
