# What every game says. Keys that begin with the name of a game are in that game's own file.

player = Player { $number }
list-and = { $first } and { $last }
yes = yes
no = no

### The kernel

game-over = The game is over.
waiting-for = Waiting for { $seats }.
not-your-turn = It is not your turn: { $seats } must choose now.
not-offered = That cannot be done now.
undone = { $seat } takes back a move.
