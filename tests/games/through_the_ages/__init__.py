"""Through the Ages is not offered yet (docs/rulings-through-the-ages.md says what is open): its tests make it known."""

import saecula

saecula.register("through_the_ages", "saecula.games.through_the_ages:game")
