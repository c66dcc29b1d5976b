toy = Reliquie
toy-option-hand_size = Reliquie in mano all'inizio

toy-prompt-offer = Scegli in segreto una reliquia da offrire.
toy-prompt-explore =
    { $actions ->
        [0] Nessuna azione rimasta: chiudi il turno.
        [one] Resta un'azione.
       *[other] { $actions } azioni.
    }
toy-prompt-guard = { $other } viene a derubarti. Metti via una reliquia forte, o passa.

toy-move-offer = Offri la reliquia da { $number }
toy-move-look = Guarda la prima carta
toy-move-dig = Scava: prendi la prima carta
toy-move-mix = Mescola il mazzo
toy-move-rob = Deruba { $seat }
toy-move-guard = Difenditi con la reliquia da { $number }
toy-move-pass = Passa
toy-move-done = Chiudi il turno

toy-explain-offer = L'offerta più alta segna { $points }.
toy-explain-top = La prima carta vale { $number }.
toy-explain-unknown = Non conosci la prima carta.
toy-explain-rob = Se non c'è difesa, riesce con { $number } o più.
toy-explain-guard = Una reliquia da { $number } o più tiene lontano il ladro; viene messa via.
toy-explain-free = Non costa nulla.

toy-no-relic = Non hai la reliquia da { $number }.
toy-no-offering = Scegli una reliquia da offrire.
toy-no-exploring = È il tuo turno di esplorare.
toy-no-actions = Non ti restano azioni.
toy-no-victim = Lì non c'è nessuno da derubare.
toy-no-victim-self = Non puoi derubare te stesso.
toy-no-mix = Non c'è nulla da mescolare.
toy-no-pile = Il mazzo è vuoto.
toy-no-look-twice = Conosci già la prima carta.
toy-no-guard-weak = Una reliquia da { $number } non tiene lontano nessuno.
toy-no-guarding = Difenditi, o passa.

toy-round = Turno { $number }.
toy-revealed = { $seat } mostra la reliquia da { $number }.
toy-leads = { $seat } guida e segna { $points }.
toy-looked = { $seat } guarda la prima carta.
toy-dug = { $seat } prende la prima carta.
toy-saw = Vale { $number }.
toy-mixed = { $seat } mescola il mazzo.
toy-robs = { $seat } cerca di derubare { $other }.
toy-guarded = { $seat } tiene lontano il ladro con la reliquia da { $number }.
toy-rolled = { $seat } tira { $number }.
toy-stolen = { $seat } prende a { $other } la reliquia da { $number }.
toy-resigned = { $seat } si ritira.
toy-kept = { $seat } conserva { $points ->
    [one] una reliquia
   *[other] { $points } reliquie
} e ne ricava punti.
toy-progress-round = Round { $round }
toy-progress-cards = { $cards } carte nel mazzo
toy-progress-ends = La partita finisce con l'ultima carta del mazzo, o quando una mano è vuota.
toy-warn-actions = Ne hai ancora { $actions }.
toy-source-offers = offerte
toy-source-relics = reliquie conservate
toy-over =
    { $winners ->
        [one] La partita è finita. Vince { $seats }.
       *[other] La partita è finita. Vincono insieme { $seats }.
    }
