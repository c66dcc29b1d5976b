# Parole che servono solo al tabellone. Quello che dicono le regole è nel testo del gioco.

history_of_the_world-board-map = Mappa del mondo
history_of_the_world-board-lens = Colora la mappa per giocatore
history_of_the_world-board-epoch-word = Epoca
history_of_the_world-board-epoch = Epoca { $epoch }: i suoi Imperi in ordine di turno
history_of_the_world-board-you = tu
history_of_the_world-board-you-drew = pescato da te
history_of_the_world-board-nobody = nessuno
history_of_the_world-board-to-come = in arrivo
history_of_the_world-board-call-heard = { $empire }, forza { $strength }, { $holder }{ $scored ->
    [yes] { $points ->
        [one] , ha segnato 1 punto
       *[other] , ha segnato { $points } punti
    }
   *[no] {""}
}
history_of_the_world-board-no-capital = senza capitale
history_of_the_world-board-no-ships = senza navi
history_of_the_world-board-armies-left = { $armies ->
    [one] armata rimasta
   *[other] armate rimaste
}
history_of_the_world-board-lost = { $armies ->
    [one] 1 persa
   *[other] { $armies } perse
}
history_of_the_world-board-armies = { $armies } armate
history_of_the_world-board-coins = { $coins ->
    [one] moneta
   *[other] monete
}
history_of_the_world-board-dice = { $dice } dadi in attacco
history_of_the_world-board-ties-won = vince i pareggi
history_of_the_world-board-in-force = attive
history_of_the_world-board-hand = Carte evento
history_of_the_world-board-great-event = Grande Evento
history_of_the_world-board-minor-event = Evento Minore
history_of_the_world-board-markers = { $markers ->
    [one] 1 segnalino di supremazia
   *[other] { $markers } segnalini di supremazia
}
history_of_the_world-board-cards-left = Carte evento: { $great } grandi, { $minor } minori
history_of_the_world-board-held = Territori occupati: { $territories }
history_of_the_world-board-forecast = Se si contasse ora
history_of_the_world-board-value = Valore in questa Epoca
history_of_the_world-board-points = PV
history_of_the_world-board-structures = Capitali, città e monumenti
history_of_the_world-board-if-scored-now = Se si contasse ora
history_of_the_world-board-worth-nothing = Non valgono ancora nulla:
history_of_the_world-board-level-presence = presenza
history_of_the_world-board-level-dominance = dominio
history_of_the_world-board-level-control = controllo
history_of_the_world-board-level-presence-how = Presenza: un Territorio
history_of_the_world-board-level-dominance-how = Dominio: due, e più di ogni altro
history_of_the_world-board-level-control-how = Controllo: tre, e nessun altro
history_of_the_world-board-area-held = { $held } su { $all } occupati
history_of_the_world-board-empty = vuoto
history_of_the_world-board-barren = terra deserta: nessuno può entrarvi
history_of_the_world-board-fleet-of = flotta di { $seat }
history_of_the_world-board-no-fleet = nessuna flotta
history_of_the_world-board-thing-fort = forte
history_of_the_world-board-thing-capital = capitale
history_of_the_world-board-thing-city = città
history_of_the_world-board-thing-monument = monumento
history_of_the_world-board-thing-resource = risorsa
history_of_the_world-board-in-play = l’Impero in gioco
history_of_the_world-board-this-epoch = di questa Epoca
history_of_the_world-board-past = Impero passato, Epoca { $epoch }
history_of_the_world-board-odds-heard = { $percent } di riuscita
history_of_the_world-board-brings-heard = { $points ->
    [one] porta 1 punto
   *[other] porta { $points } punti
}
history_of_the_world-board-odds-win = lo prendi
history_of_the_world-board-odds-both = cadono entrambe
history_of_the_world-board-odds-repelled = persa, ma non invano
history_of_the_world-board-odds-lose = perdi
history_of_the_world-board-armies-on-average = in media { $armies } armate per prenderlo
history_of_the_world-board-it-brings = Porterebbe
history_of_the_world-board-fights = Ultimi scontri
history_of_the_world-board-result-won = Conquistato: { $territory }
history_of_the_world-board-result-lost = L’attacco fallisce
history_of_the_world-board-result-both = Cadono entrambe le armate
history_of_the_world-board-result-fort = Il forte cade
history_of_the_world-board-result-repelled = Cadono armata e forte
history_of_the_world-board-draw-title = Epoca { $epoch }: si pescano gli Imperi
history_of_the_world-board-draw-hint = Tieni la carta o dalla a chi non ne ha; una carta ricevuta resta coperta finché tutti hanno pescato.
history_of_the_world-board-draw-waits = pesca più tardi
history_of_the_world-board-draw-now = pesca ora
history_of_the_world-board-draw-kept = ha tenuto la carta
history_of_the_world-board-draw-gave = l’ha data a { $other }
history_of_the_world-board-has-card = ha un Impero
history_of_the_world-board-has-no-card = non ha ancora un Impero
history_of_the_world-board-give-to = Dallo a
history_of_the_world-board-fort-paid-with = Clicca una tua armata. Ogni forte costa
history_of_the_world-board-pay-army = un’armata
history_of_the_world-board-pay-coin = una moneta
history_of_the_world-board-pay-free = nulla
history_of_the_world-board-fort-back = Torna alla campagna
history_of_the_world-board-buy-back = Ricompra
history_of_the_world-board-buy-back-ally = Ricompra (Alleati)
history_of_the_world-board-crew-fleet = Metti un’armata su una flotta
history_of_the_world-board-build-fort = Nuovo forte
history_of_the_world-board-choose-on-map = { $number } scelte: clicca sulla mappa.
history_of_the_world-board-tab-turn = Turno
history_of_the_world-board-tab-areas = Aree
history_of_the_world-board-tab-players = Giocatori
history_of_the_world-board-tab-cards = Carte

history_of_the_world-guide-goal = Sette Epoche, e in ognuna guidi un Impero. Alla fine di ogni tuo turno segni per tutte le tue armate sulla mappa, vecchie e nuove. Vince chi ha più punti dopo l’Epoca VII.
history_of_the_world-guide-draw = Hai pescato un Impero. Tienilo, o dallo a chi non ne ha: un Impero debole a chi è in testa è un bel regalo, ma poi dipendi da ciò che danno a te.
history_of_the_world-guide-strip = La striscia mostra i sette Imperi dell’Epoca in ordine di turno, con la loro forza. Un punto interrogativo nasconde di chi è finché non viene chiamato.
history_of_the_world-guide-areas = Le Aree valgono punti diversi in ogni Epoca. Un Territorio è presenza, il maggior numero è dominio (il doppio), tre da solo nell’Area è controllo (il triplo).
history_of_the_world-guide-events = Tocca a te. Prima della tua prima armata puoi giocare fino a due carte evento. Dieci carte devono bastare per tutta la partita: guardane una, poi giocala o comincia.
history_of_the_world-guide-expand = Clicca un Territorio evidenziato per piazzarvi un’armata. Quelli vuoti si occupano e basta; da ogni armata piazzata si può proseguire.
history_of_the_world-guide-odds = Un attacco mostra probabilità e guadagno prima del clic. Montagne, foreste, stretti e mura danno al difensore due dadi, uno sbarco dal mare tre.
history_of_the_world-guide-forts = Invece di piazzare un’armata puoi farne un forte: +1 in difesa, e deve cadere per primo. Scegli «Nuovo forte», o clicca una tua armata.
history_of_the_world-guide-stop = Puoi fermarti quando vuoi; le armate rimaste sono perse. Il pulsante dice quanto segneresti ora.
history_of_the_world-guide-monuments = Ogni due risorse del tuo Impero costruisci un monumento. Vale un punto per chi ne tiene il Territorio, anche nelle Epoche successive.
history_of_the_world-guide-score = I punti si contano alla fine del proprio turno. Le cifre verdi dicono quanto segnerebbe ciascuno in questo momento.
history_of_the_world-guide-epoch = Una nuova Epoca: chi ha meno punti pesca per primo. Le armate restano sulla mappa e continuano a darti punti finché reggono.

history_of_the_world-help-arrow = Una freccia: da dove viene un attacco; i passi numerati sono ciò che altri hanno fatto in questo turno
history_of_the_world-help-keys = Le frecce si muovono sulla mappa, N e P vanno al bersaglio successivo e precedente, Invio fa ciò che fa un clic. F costruisce forti, D chiude il passo, Esc torna indietro, da 1 a 9 si premono i pulsanti.
history_of_the_world-help-score = Un’Area porta il suo valore per la presenza, il doppio per il dominio, il triplo per il controllo; una capitale 2, una città e un monumento 1 ciascuno.
history_of_the_world-help-sources = Confini, risorse e forze sono dedotti da partite registrate; il tipo di terreno accidentato su un confine è una nostra scelta.
history_of_the_world-help-active = Un’armata dell’Impero in gioco; il numero è la sua Epoca
history_of_the_world-help-past = Un’armata di un Impero passato; indicala per saperne il nome
history_of_the_world-help-fort = Un’armata in un forte: +1 in difesa
history_of_the_world-help-stack = Più di un’armata (solo con quell’opzione)
history_of_the_world-help-capital = Capitale, 2 punti; saccheggiata diventa città
history_of_the_world-help-city = Città, 1 punto; saccheggiata sparisce
history_of_the_world-help-monument = Monumento, 1 punto a chi lo tiene
history_of_the_world-help-resource = Risorsa: due danno un monumento
history_of_the_world-help-fleet = Flotta: le armate possono attraversare queste acque
history_of_the_world-help-seal = Un’Area: quanto vale ora, chi la domina o controlla, i tuoi punti
history_of_the_world-help-odds = La probabilità di un attacco e quanto porta
history_of_the_world-help-terrain = Il terreno accidentato aiuta il lato su cui è disegnato
