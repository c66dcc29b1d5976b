# What every game says. Keys that begin with the name of a game are in that game’s own file.

language-name = English
player = Player { $number }
list-and = { $first } and { $last }
yes = yes
no = no

### The kernel

game-over = The game is over.
waiting-for = Waiting for { $seats }.
waiting-for-number =
    { $number ->
        [one] Waiting for one more answer.
       *[other] Waiting for { $number } more answers.
    }
not-your-turn = It is not your turn: { $seats } must choose now.
not-your-turn-number =
    { $number ->
        [one] You have nothing to choose now: one answer is awaited.
       *[other] You have nothing to choose now: { $number } answers are awaited.
    }
not-offered = That cannot be done now.
no-such-move = There is no such move.
undone = { $seat } takes back a move.

### The terminal

terminal-welcome = Type the number or the name of a move, ? to have things explained, h for help.
terminal-you = you
terminal-person = person
terminal-automatic = automatic
terminal-player = player
terminal-place = place
terminal-points = points
terminal-sources = points from
terminal-hand-over = { $seat } is to move. Press Enter when nobody else is looking.
terminal-set-aside = The game played before is kept in { $file }.
terminal-left = The game waits for you in { $file }.
terminal-finished = The whole game is kept in { $file }.
terminal-saved = Saved in { $file }.
terminal-exists = { $file } is there already: name another file
terminal-no-number = There is no move { $number }: the list goes from { $first } to { $last }.
terminal-stopped = Something new has come up: the rest of the line was left out.
terminal-sure = Choose it again to go ahead.
terminal-not-understood = “{ $line }” is no move and no command. Press Enter for the moves, h for help.
terminal-which = Which one? { $moves }
terminal-look = Name what you want to look at: { $seats }, or a card or the like.
terminal-nothing-called = Nothing is called “{ $line }”: name a player, a card or the like.
terminal-no-rule = No single rule stands behind this question.
terminal-no-undo = That cannot be taken back: something new has been revealed, or somebody else has moved since.
terminal-nothing-to-undo = You have not moved yet.
terminal-replay = { $game } · { $people ->
    [one] 1 seat
   *[other] { $people } seats
} · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
terminal-help-move = { $number }, or { $move }, or { $short }: play a move, by its number or the beginnings of its words
terminal-help-several = 3 3 5: several moves in one line · 3x4: move 3 four times
terminal-help-enter = Enter alone: the list of moves once more, or the only move there is
terminal-help-explain = ? the rule behind the question · ? { $number } what move { $number } costs and brings, or why it is not possible
terminal-help-rule = r { $rule } read a rule · r the chapters
terminal-help-undo = u take back your last move
terminal-help-log = l what has happened since your last turn · l all the whole game
terminal-help-board = b the board
terminal-help-look = v NAME look at a player or at the text of a card and the like
terminal-help-save = s FILE save a copy (the game saves itself after every move)
terminal-help-quit = q leave; the game waits for you

### Why a bot plays what it plays

why-move = Played: { $move }
why-instead = Compared with: { $move }
why-only = It was the only move.
why-same = The two come to the same.
why-better = + { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } for { $feature }
why-worse = − { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } for { $feature }
why-in-all = In all: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
