"""What a seat may know of a game of History of the World (HW-10.1, HW-10.2), as plain data.

Hidden are the event hands of the others, the Empire cards that a seat neither drew nor holds, and what nobody has
seen. The order of the Empire decks and the values of the supremacy markers are in no state at all.

Ids are those of data/*.yaml; an optional field (marked `?`) is left out where it is false, empty or unknown. The words
for an id `x` are `history_of_the_world-territory-x`, `-area-x`, `-sea-x`, `-empire-x`, `-event-x` (with `-event-x-help`
for its text), `-colour-x`, and `-origin-x` for the card that placed an army (an Empire or an event).

    game, seat, seats, over, actors, prompt      as in every game; prompt is the key of the phase that asks
    phase        "draw" | "events" | "minor" | "preparation" | "expansion" | "monuments" | "over"
    epoch        1 to 7
    turn         the seat whose turn it is; null while Empires are drawn and after the end
    options      {supremacy, deal_minor_empires, multiple_armies, naval_control}: bool each
    players      by seat: {seat, colour, score,
                   great, minor        event cards left in hand
                   markers             supremacy markers won (values unknown until the end, then marker_points?)
                   strength            sum of the strengths of the Empires played so far (HW-8.2)
                   earned              {areas, capitals, cities, monuments, fleets, supremacy}: points by source
                   forecast            what the player would score now: {total, capitals, cities, monuments, fleets}
                   held                Territories held}
    calls        the seven Empires of this Epoch in turn order: {empire, strength, start, capital: bool, navigation,
                   fleets (waters that get one), parts?: [{id, start, strength}],
                   holder?  the seat that holds it, where this seat may know it
                   known_to?  seats that know where it is (only those this seat may know of)
                   state    "later" | "now" | "done" | "skipped" (called, nobody has it)
                   points?  what it scored this Epoch}
    draw         {order: seats in draw order, next: index into it of the drawer (its length when all have drawn),
                   cards: by seat {holds: bool, from?: the seat that gave it, looked: bool}}
                   drawn?   the Empire the seat has just drawn and must keep or give
    empire?      the Empire this seat plays this Epoch, once it may look at it
    hand         the seat's own event cards: [{event, great: bool, now: bool (can be played now), later: bool (its
                   Epochs are not over), why?: {key, args, rule} why it cannot be played now}]
    discards     events played, in order: [{event, seat, epoch}]
    force?       what the seat in turn plays with now: {kind: "active" | "minor" | "crusade", origin, part?,
                   armies (unplaced), allies (unplaced, only for empty Territories), placed, lost, recoverable (lost
                   armies that coins can buy back), coins, allied_coins, forts (Engineering), crews (armies on fleets),
                   bonus, dice (attack dice now), ties_won: bool}
    cards        events in force this turn: [{event, spent?: bool, territory?: named by Treachery}]
    territories  those with something on them: [{id, owner?: seat, origin?: card, epoch?, armies? (if more than one),
                   active?: true for the force now playing, fort?, capital?, city?, monument?, city_name?}]
    waters       those with a fleet: [{id, seat, army?: true (naval control), epoch?}]
    areas        all 13 in the order of the data: {id, value (presence, this Epoch), next (value next Epoch),
                   held: by seat Territories held, level: by seat "" | "presence" | "dominance" | "control",
                   points: by seat, now}
    targets      where the force can place an army now: [{id, how: "occupy" | "replace" | "attack" | "surrender" |
                   "reinforce", from?: the Territory it comes from, sea?: the water it comes from,
                   points: change of what the turn would score if it succeeds, monuments included,
                   for an attack also: dice [attack, defence], bonus, fort?, ties_won?,
                   win, both (both fall, the Territory is empty), repelled (army lost, but it took a fort or an army of
                   a stack along), lose: chances that add up to 1, cost: armies it takes on average}]
    fort_sites   Territories where the force can build a fort
    pay_fort     how a fort can be paid: any of "army", "coin", "free"
    monuments    {left: monuments in the supply, to_build: still due this turn, sites: [...]}
    choice?      what a card asks for: {event, step: "barren" | "territory" | "area" | "sea", chosen: [...],
                   options: [...]} with the ids that can be chosen now
    story        what each Epoch brought: [{epoch, points: by seat}]
    ranking      places by seat when the game is over, else []

Moves (`state.legal`, by name): `keep`, `give 3`, `play leader`, `expand persia`, `fort_army x`, `fort_coin x`,
`fort_free x`, `buy_back`, `buy_back_ally`, `monument x`, `choose x` (a Territory for a card), `choose_area x`,
`choose_sea x` (Astronomy's fleet), `turn_coin x` (Reallocation), `sea_battle x`, `crew x`, `remove_fleet x`, `done`.
"""
