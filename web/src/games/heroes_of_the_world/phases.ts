// What the phases of a turn mean on the board.

/** The wonder that each of these phases asks about. */
export const WINDOWS: Record<string, string> = {
  versailles: 'palace_of_versailles',
  ajanta: 'ajanta_caves',
  lighthouse: 'lighthouse_of_alexandria',
  kremlin: 'kremlin',
  wall: 'great_wall',
};

/** What a click on a territory would do in each phase: asked of all nine, so that each can say why not. */
export const VERBS: Record<string, string> = {
  settle: 'place',
  populate: 'place',
  gardens: 'place',
  put: 'put',
  conquest: 'attack',
  flee: 'flee',
  gold: 'migrate',
  migrate: 'move',
  angkor: 'move',
  'angkor-from': 'leave',
};

/** What stands on a territory that a move of each kind is aimed at. */
export const BADGES: Record<string, string> = {
  place: '+',
  move: '+',
  put: '+',
  attack: '⚔',
  flee: '→',
  migrate: '',
  leave: '',
};

/** Verbs that are never played by a single click. */
export const CAREFUL = ['attack', 'migrate', 'build', 'use'];
/** Verbs that are played by a single touch, too: they can be taken back. */
export const AT_ONCE = ['place', 'move', 'pick', 'return'];

/** The value of the hero in play that each phase carries out. */
export const DOING: Record<string, string> = {
  populate: 'population',
  discover: 'discoveries',
  return: 'discoveries',
  put: 'discoveries',
  versailles: 'discoveries',
  ajanta: 'discoveries',
  conquest: 'conquest',
  lighthouse: 'conquest',
  kremlin: 'conquest',
  wall: 'conquest',
  flee: 'conquest',
  gold: 'treasure',
  migrate: 'treasure',
};
