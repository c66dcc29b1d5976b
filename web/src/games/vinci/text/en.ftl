# The words of Vinci’s board in the browser. What the game itself says is in src/saecula/games/vinci/text.

vinci-board-map = Map of Europe. The arrow keys lead from province to province, Enter plays; plus, minus and 0 change the size.
vinci-board-players = Empires
vinci-board-offers = Civilizations
vinci-board-sheet = Province
vinci-board-peek = Look at the map first
vinci-board-unpeek = Choose a civilization
vinci-board-take = Take
vinci-board-free = free
vinci-board-pay = { $points } VP
vinci-board-bonus = +{ $points }
vinci-board-lasting = lasting
vinci-board-you = you
vinci-board-in-turn = in turn
vinci-board-no-civilization = no civilization yet
vinci-board-worth-help = VP this turn is worth so far
vinci-board-declining = { $provinces ->
    [one] 1 province in decline, +{ $points }
   *[other] { $provinces } provinces in decline, +{ $points }
}
vinci-board-hand = { $hand ->
    [0] no tokens in hand
    [one] 1 token in hand
   *[other] { $hand } tokens in hand
}
vinci-board-provinces = { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}
vinci-board-track = Points on the way to { $target }
vinci-board-hint = Point at a province to see what it costs and what it brings.
vinci-board-breakdown = Tokens and points, line by line
vinci-board-cost = Tokens it costs you
vinci-board-defence = Tokens it costs an attacker
vinci-board-cost-other = Tokens it costs { $name }
vinci-board-brings = VP it brings you
vinci-board-brings-other = VP it brings { $name }
vinci-board-brings-now = VP it brings you each turn
vinci-board-brings-now-other = VP it brings { $name } each turn
vinci-board-cost-gain = { $tokens ->
    [0] no token
    [one] 1 token
   *[other] { $tokens } tokens
}, { $points ->
    [0] no VP
   *[other] { $points } VP
}
vinci-board-pacts = Peace with whom, until your next turn?
vinci-board-per-click = { $tokens ->
    [one] 1 token to place: click a province
   *[other] { $tokens } tokens to place: for each click
}
vinci-board-all = all { $tokens }
vinci-board-spread-all = Spread evenly over the empire
vinci-board-spread-border = Spread along the border
vinci-board-spread-front = Spread where other players are near
vinci-board-red-number = { $kind ->
    [none] twice the other tile
    [reconstructed] { $tokens ->
        [one] 1 token, reconstructed
       *[other] { $tokens } tokens, reconstructed
    }
   *[known] { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
}
vinci-board-tokens = { $tokens ->
    [0] no token
    [one] 1 token
   *[other] { $tokens } tokens
}
vinci-board-can-conquer = can be conquered
vinci-board-can-conquer-for = { $tokens ->
    [0] conquer without a token
    [one] conquer for 1 token
   *[other] conquer for { $tokens } tokens
}
vinci-board-can-spy = conquer by Espionage
vinci-board-can-abandon = can be abandoned
vinci-board-can-keep = keep this part
vinci-board-can-give-up = give it up
vinci-board-can-place = place a token
vinci-board-can-fort = build a fort
vinci-board-can-redeploy = place a survivor

## Help

vinci-help-active = An empire: its tint and border, and a token with the number of tokens. Each player has a shape as well as a colour.
vinci-help-declining = An empire in decline: hatched, with a pale, broken token. It still scores, but it no longer moves.
vinci-help-neutral = A neutral token. It defends its province once and then is gone.
vinci-help-badge = A dotted province is one you can take; the tag says for how many tokens. Click it to play.
vinci-help-fort = A fort: its province costs an attacker more.
vinci-help-port = A port and a mine: there are tiles that score them.
vinci-help-edge = Marks on the frame: a new civilization comes in by land at the red ones, across a sea at the blue ones.
vinci-help-arrow = An arrow: where a conquest came from.
vinci-help-yellow = Yellow tiles are about the economy; those with ∞ go on working in decline.
vinci-help-pink = Pink tiles are about war.
vinci-help-blue = Blue tiles are about knowledge and peoples; ×2: Specialization doubles the other tile.
vinci-help-red = The red figure: the tokens that a civilization begins with.
vinci-help-keys = With the keyboard: arrow keys move over the map, Enter plays, N and P go to the next and the previous province you can play in; Shift with a click places five tokens at once.
vinci-help-score = Every province is worth 1 VP a turn, mountains nothing; tiles add to that.
vinci-help-sources = No legible picture of the printed board and of all tiles is public. The cut of the 45 provinces, their terrain and symbols, the 12 seas and nearly all borders were reconstructed from the rulebook and from published descriptions; the kinds of tiles, their effects and their numbers of copies are known.
vinci-help-guessed = { $tiles } tiles whose red number is reconstructed

## The first game, step by step

vinci-guide-goal = You lead civilizations across Europe, one after the other. At the end of each turn every province you hold brings points; the flag on the track below the map says how many end the game.
vinci-guide-choose = Choose your first civilization. Its two tiles say what it can do; the red number says how many tokens it gets.
vinci-guide-price = The first group is free. Each group you skip costs 2 VP, left on the skipped ones for whoever takes them: that is the green number.
vinci-guide-confirm = Confirm your choice. After that the next two tiles are drawn and it cannot be taken back.
vinci-guide-enter = A new civilization enters from the edge of the map. Dotted provinces are open to you and the tag is their price in tokens. Click one that leads to rich land.
vinci-guide-cost = Point at any province: here is what it costs and brings, line by line. The small codes open the rule behind a line.
vinci-guide-conquer = Go on from province to province. Forests and mountains cost more, defenders too; mountains bring no points, but attacks from them are cheaper.
vinci-guide-stop = Tokens placed stay until you stop. Stop when you have enough: then you may share all your tokens out again.
vinci-guide-keep = An empire must hang together, with a token in each province. Choose what you keep; the rest is lost.
vinci-guide-place = Every province keeps one token. Put the others where neighbours might attack: click provinces, or let them spread.
vinci-guide-score = This button ends your turn and says what it scores: 1 VP for each province that is no mountain, and what your tiles add.
vinci-guide-redeploy = You were attacked and lost one token for each province. The survivors go back to the provinces that are left: click where.
vinci-guide-turn = A new turn: you gather all tokens but one from each province and conquer on. Sooner or later there are too few left to grow.
vinci-guide-decline = Then let the empire decline. It costs the turn’s conquests, but the old provinces go on scoring while you begin again with a fresh civilization.
vinci-guide-contact = Keep away from your own declining empire: an old province that your new empire comes to touch is lost. The sheet on the right warns you.
