// Which moves to ask the server about: those that somebody would look for, legal or not. The server says why not.

import { cardOf, familyOf, inColumn, KINDS } from './cards';
import type { AgesView, Civilization } from './types';

/** The verbs that a card in hand may be played with. */
function verbsOf(card: string): string[] {
  const kind = familyOf(card);
  if (kind === 'leader') return ['lead'];
  if (kind === 'action') return ['play'];
  if (kind === 'government') return ['develop', 'revolt'];
  if (kind === 'tactic') return ['array'];
  if (kind === 'aggression' || kind === 'war') return ['attack'];
  if (kind === 'pact') return ['offer'];
  if (kind === 'event' || kind === 'territory') return ['prepare'];
  return kind === 'bonus' ? [] : ['develop'];
}

/** Every move that is worth a reason where it cannot be played: taking, building, upgrading, playing cards. */
export function refusable(view: AgesView, me: Civilization): string[] {
  const kind = view.question.kind ?? '';
  if (kind === 'politics') return me.arms_known.flatMap((card) => verbsOf(card).map((verb) => `${verb} ${card}`));
  if (kind !== 'actions') return [];
  const takes = view.row.flatMap(({ card }, i) => (card ? [`take ${i + 1}`] : []));
  const builds = Object.keys(me.technologies).map((card) => `build ${card}`);
  const upgrades = KINDS.flatMap((type) => {
    const column = inColumn(me.technologies, type);
    return column.flatMap((low, i) =>
      me.technologies[low]?.workers ? column.slice(0, i).map((high) => `upgrade ${low} ${high}`) : [],
    );
  });
  const plays = [...new Set([...me.hand, ...me.arms_known.filter((card) => cardOf(card).type === 'tactic')])].flatMap(
    (card) => verbsOf(card).map((verb) => `${verb} ${card}`),
  );
  return [...takes, 'grow', ...(me.wonder.card ? ['stage 1'] : []), ...builds, ...upgrades, ...plays];
}
