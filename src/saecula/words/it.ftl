# Quello che dice ogni gioco. Le chiavi che cominciano con il nome di un gioco stanno nel file di quel gioco.

player = Giocatore { $number }
list-and = { $first } e { $last }
yes = sì
no = no

### Il nucleo

game-over = La partita è finita.
waiting-for = In attesa di { $seats }.
not-your-turn = Non tocca a te: adesso deve scegliere { $seats }.
not-offered = Adesso non si può fare.
undone = { $seat } annulla una mossa.
