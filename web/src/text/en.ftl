# The words of the client itself. The words of the games come from the server.

ui-loading = One moment…
ui-server-silent = The server does not answer. Trying again every two seconds.
ui-error-unreachable = The server does not answer.
ui-close = Close
ui-save = Save
ui-menu = Menu
ui-language = Language
ui-optional = optional

## Lobby

ui-lobby = The lobby
ui-more-tables = Show more tables
ui-tagline = Civilization board games on one table
ui-nickname-ask = What shall we call you?
ui-nickname-example = Your name
ui-nickname-why = No password, no e-mail. This browser remembers you.
ui-enter = Come in
ui-rename = Change your name
ui-invited = You are invited to a game. Say who you are, then take your seat.
ui-games = Games
ui-game = Game
ui-play = Play
ui-play-title = Play { $title }
ui-against = against
ui-bots = Number of bots
ui-bots-number = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
ui-cards = Cards
ui-cards-none = This game has no page of cards.
ui-guided = Guided first game
ui-set-up = Set up a table…
ui-rules = Rules
ui-my-games = Your games
ui-my-games-none = Nothing here yet. A first game takes about half an hour, and you can leave it and come back at any time.
ui-open-tables = Open tables
ui-open-tables-none = Nobody is waiting at the moment. Set up a table and send a friend the link.
ui-import = Open a record…
ui-continue = Continue
ui-join = Join
ui-watch = Watch
ui-your-turn = Your turn
ui-table-free = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
ui-table-over = Finished
ui-table-won = { $names } won
ui-table-broken = Cannot be replayed
ui-free-seat = free seat
ui-automated = Virtual player { $number }
ui-automated-about = played by the rules

## Setting up a table

ui-set-up-title = Set up a table
ui-seats = Who plays?
ui-seat-count = Number of seats
ui-seat = Seat { $number }
ui-seat-you = You ({ $name })
ui-seat-here = At this screen
ui-seat-here-name = Name
ui-seat-open = Open to everybody
ui-seat-invite = By invitation
ui-seat-bot = Bot: { $bot }
ui-bot = Bot
ui-bot-random = random
ui-bot-greedy = quick
ui-bot-search = thoughtful
ui-bot-virtual = by the rulebook
ui-bot-easy = easy
ui-bot-normal = normal
ui-bot-hard = hard
ui-bot-expert = expert
ui-options = Options
ui-option-number = { $low } to { $high }
ui-listed = Show it in the lobby
ui-listed-yes = Others can watch, and join where a seat is open.
ui-listed-no = Only those who have the link find it.
ui-table-name = Name of the table
ui-start-game = Start the game
ui-open-table = Open the table

## Waiting for people

ui-waiting = Waiting for players
ui-waiting-join = A game of { $game } is waiting for you
ui-you = you
ui-here = at this screen
ui-online = online
ui-away = away
ui-sit-here = Sit here
ui-take-seat = Take a seat
ui-invite-link = Link to invite a friend
ui-invite-why = Anyone on the same network can open it. A phone reads the code with its camera.
ui-invite-address = This computer has several addresses. If one does not work, try another:
ui-invite-alone = Only this computer can open the link. To let others in, stop the server and start it with:
ui-invite-command = Command that lets others in
ui-invite-no-network = This computer is not on a network: the link opens only here.
ui-invite-code = QR code of the invitation
ui-copy = Copy
ui-copied = Copied
ui-copy-link = Copy the invitation link
ui-link-copied = The link is copied: send it to a friend.
ui-fill = Give the free seats to bots
ui-leave = Leave the table
ui-remove = Take it off my list
ui-further = Another person at this screen

## The table

ui-board = The board
ui-actions = What you can do
ui-moves-find = Find among the moves
ui-moves-none = No move matches these words.
ui-players = Players
ui-player = Player
ui-score = Score
ui-to-move = has to move
ui-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
ui-last-round = last round
ui-undo = Undo
ui-auto-off = Ask me again
ui-to-lobby = To the lobby
ui-log = What happened
ui-log-none = Nothing yet.
ui-log-earlier = Show earlier events
ui-since = since your last turn
ui-look-here = Look at this moment
ui-chat = Chat
ui-chat-none = Nobody has said anything yet.
ui-chat-write = Say something
ui-send = Send
ui-unread = { $count } unread
ui-open-rule = Rule { $rule }
ui-rules-none = These rules have not been written yet.
ui-chapter = Chapters
ui-polling = slow connection

## What every board has

ui-board-help = How to read the board
ui-board-sources = What is reconstructed
ui-board-panels = Panels
ui-board-cancel = Cancel
ui-map-closer = Zoom in
ui-map-farther = Zoom out
ui-map-whole = The whole map
ui-first-game = Your first game
ui-guide-next = Got it
ui-guide-waits = The guide goes on when there is something new.
ui-guide-skip = Skip the guide
ui-guide-again = Guide me through a game

## Looking back

ui-history = History
ui-first = To the beginning
ui-back = One step back
ui-forward = One step forward
ui-present = The present
ui-to-present = Back to the present
ui-step = Looking back: step { $at } of { $last }
ui-fork = Play on from here at a new table
ui-fork-at = Play on from step { $at } at a new table
ui-export = Save the game as a file

## Taking back

ui-ask-undo = Ask to take back my last move
ui-ask-undo-to = Ask to go back to step { $at }
ui-undo-asked = { $seat } would like to go back to step { $to }.
ui-undo-waits = { $seat } would like to undo. Waiting for { $seats }.
ui-agree = Agree
ui-refuse = Refuse
ui-withdraw = Withdraw

## Ending

ui-end-turn = End your turn?
ui-end-turn-why = Once the turn has ended, it cannot be taken back.
ui-end-turn-lines = What ending the turn brings
ui-end-turn-yes = End the turn
ui-end-turn-no = Not yet
ui-give-seat = Leave the game…
ui-give-seat-why = A bot can take your seat, so that the others can play on. This is for good.
ui-give-seat-yes = Give it my seat
ui-concede = Concede
ui-play-on = Play on
ui-result = Result
ui-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
ui-you-won = You win
ui-result-telling = Retelling the game…
ui-result-untold = There is no story of this game.
ui-result-curve = Score by turn
ui-result-as-table = As a table
ui-result-turn = Turn
ui-result-start = At the start
ui-result-sources = Where the points came from
ui-result-total = Total
ui-result-decided = What decided it
ui-result-gets = { $seat } gains { $points }
ui-result-loses = { $seat } loses { $points }
ui-result-gets-nothing = { $seat } gains nothing
ui-result-more = { $points } more than the others on average
ui-result-less = { $points } less than the others on average
ui-result-fork = Replay it
ui-result-fork-why = Play on from just before this turn, at a new table
ui-result-luck = Luck
ui-result-luck-why = What dice and cards brought, compared with their average, as the bots value it. It compares the players of this game.
ui-result-share = Share the game
ui-place = Place
ui-rematch = Rematch
ui-rematch-there = Somebody would like to play again.
ui-rematch-go = To the new table
ui-look-back = Look back

## Several people at one screen

ui-hand-over = { $name }’s turn
ui-hand-over-why = Hand over the screen. Nothing is shown until { $name } is here.
ui-hand-over-take = I am { $name }

## Fairness

ui-fairness = Were the dice fair?
ui-fairness-how = All chance in this game comes from one number, the seed. The server draws a secret and shows its hash; then each player’s browser adds a number of its own; the seed is made of all of them, the options and the data of the game. So nobody can choose it, not even the server.
ui-fairness-hash = Hash of the server’s secret (SHA-256), shown before the game
ui-fairness-secret = The server’s secret
ui-fairness-added = Added by the browser of { $seat }
ui-fairness-seed = Seed
ui-fairness-later = When the game is over, the secret is shown, and this browser checks everything.
ui-fairness-proven = Proven: the seed was made as this browser was promised before the game, with what it added itself.
ui-fairness-not-proven = Not proven:
ui-fairness-because-fork = this game began as a copy of another one; the server chose the dice from there on.
ui-fairness-because-continued = this game continues one that no longer replayed; the server chose the dice from there on.
ui-fairness-because-imported = this game came from a file; nobody here knows how its dice were chosen.
ui-fairness-because-old = this game began when the server alone chose the dice.
ui-fairness-because-absent = this browser did not see the table before the game began.
ui-fairness-because-silent = this browser added nothing to the seed.
ui-fairness-because-hash = the server shows another secret than the one it promised.
ui-fairness-because-left-out = what this browser added to the seed was left out.
ui-fairness-because-changed = the options, the rules or the data are not those that were agreed.
ui-fairness-because-seed = the seed is not the one that these numbers make.
ui-fairness-because-record = the record of the game begins with something else.
ui-fairness-because-replay = the record of the game does not replay from its seed.

## The line

ui-lost = The connection is lost. Your game is safe; trying again…
ui-try-now = Try now
ui-broken = This game can be replayed only up to entry { $entry }: { $text }
ui-broken-continue = Play on from there
ui-broken-end = End the game
ui-broken-end-why = It ends as soon as everybody who plays it agrees. Then nobody has won, what was hidden can be seen, and it cannot go on any more.
ui-broken-end-yes = Yes, end it
ui-broken-end-no = Not now
ui-broken-waits = Ending it waits for { $seats }.
ui-broken-ended = Ended by agreement: with the rules of today this game can be replayed only up to entry { $entry }.

## Guide

ui-guide = Guide
ui-guide-on = Guide: explain each step
ui-guide-off = Switch the guide off
ui-guide-understood = Understood

## Keyboard

ui-shortcuts = Keyboard
ui-key-things = walk through everything that can be chosen, and choose it
ui-key-buttons = press the first, second, … button among the moves
ui-key-done = done
ui-key-undo = undo
ui-key-board = go to the board
ui-key-step = one step back or forward in the history
ui-key-turn = one turn back or forward
ui-key-present = back to the present
ui-key-log = what happened
ui-key-chat = chat
ui-key-rules = the rules for what is asked now
ui-key-help = this page

## Following others, and comfort

ui-skip = Skip
ui-skip-to-turn = Your turn: skip
ui-while-away = While you were away
ui-while-away-to-you = What was done to you
ui-while-away-all = Turn by turn
ui-while-away-go-on = Go on playing
ui-while-away-replay = Show it on the board
ui-settings = Settings
ui-theme = Theme
ui-theme-system = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-pace = Show the moves of others
ui-pace-off = off
ui-pace-fast = fast
ui-pace-normal = normal
ui-pace-slow = slow
ui-sound = Sound
ui-sound-on = on
ui-volume = Volume
ui-forced = Play forced moves for me
ui-notify = Notify me when it is my turn
ui-notify-no = No, thanks
