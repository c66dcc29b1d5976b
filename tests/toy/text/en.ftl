toy = Relics
toy-option-hand_size = Relics in a hand at the beginning

toy-prompt-offer = Choose a relic to offer, in secret.
toy-prompt-explore =
    { $actions ->
        [0] No action left: end your turn.
        [one] One action left.
       *[other] { $actions } actions.
    }
toy-prompt-guard = { $other } is coming to rob you. Put a strong relic away, or pass.

toy-move-offer = Offer the relic worth { $number }
toy-move-look = Look at the top card
toy-move-dig = Dig: take the top card
toy-move-mix = Mix the pile
toy-move-rob = Rob { $seat }
toy-move-guard = Guard with the relic worth { $number }
toy-move-pass = Pass
toy-move-done = End the turn

toy-explain-offer = The highest offer scores { $points }.
toy-explain-top = The top card is worth { $number }.
toy-explain-unknown = You do not know the top card.
toy-explain-rob = Unless guarded, it succeeds with a roll of { $number } or more.
toy-explain-guard = A relic worth { $number } or more keeps the thief away; it is put away.
toy-explain-free = It costs nothing.

toy-no-relic = You do not hold the relic worth { $number }.
toy-no-offering = Choose a relic to offer.
toy-no-exploring = It is your turn to explore.
toy-no-actions = You have no action left.
toy-no-victim = There is nobody to rob there.
toy-no-victim-self = You cannot rob yourself.
toy-no-mix = There is nothing to mix.
toy-no-pile = The pile is empty.
toy-no-look-twice = You know the top card already.
toy-no-guard-weak = A relic worth { $number } keeps nobody away.
toy-no-guarding = Guard yourself, or pass.

toy-round = Round { $number }.
toy-revealed = { $seat } shows the relic worth { $number }.
toy-leads = { $seat } leads and scores { $points }.
toy-looked = { $seat } looks at the top card.
toy-dug = { $seat } takes the top card.
toy-saw = It is worth { $number }.
toy-mixed = { $seat } mixes the pile.
toy-robs = { $seat } tries to rob { $other }.
toy-guarded = { $seat } keeps the thief away with the relic worth { $number }.
toy-rolled = { $seat } rolls { $number }.
toy-stolen = { $seat } takes the relic worth { $number } from { $other }.
toy-resigned = { $seat } resigns.
toy-kept = { $seat } keeps { $points ->
    [one] a relic
   *[other] { $points } relics
} and scores for it.
toy-progress-round = Round { $round }
toy-progress-cards = { $cards } cards in the pile
toy-progress-ends = The game ends with the last card of the pile, or when a hand is empty.
toy-warn-actions = You have { $actions } more.
toy-source-offers = offers
toy-source-relics = relics kept
toy-over =
    { $winners ->
        [one] The game is over. { $seats } wins.
       *[other] The game is over. { $seats } share the victory.
    }
