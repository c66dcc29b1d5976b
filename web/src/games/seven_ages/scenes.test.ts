// Scenes over the map and what is asked beside it: conflicts, losses, passage.

import { describe, expect, it } from 'vitest';
import type { LegalMove, Snapshot } from '../../lib/types';
import { board, position } from './testing';
import type { SevenView } from './types';

type Now = Snapshot<SevenView>;
const asked = (now: Now, prompt: string, args: Record<string, unknown>, legal: LegalMove[] = now.legal): Now => ({
  ...now,
  prompt: { ...now.prompt, key: `seven_ages-prompt-${prompt}`, args },
  legal,
});
const move = (name: string, kind: string): LegalMove => {
  const [verb = '', thing = ''] = name.split(' ');
  return { move: name, verb, kind, thing, text: { key: name, args: {} }, lines: [] } as unknown as LegalMove;
};

describe('a conflict', { timeout: 30_000 }, () => {
  const now = position('commit');
  const fought = now.view.conflict;

  it('leaves the map in sight where the answer is a place', () => {
    const { all } = board(asked(now, 'retreat-to', {}, [move('retreat_to france', 'area')]));
    expect(all('.conflict.folded')).toHaveLength(1);
    expect(all('.conflict .pane')).toHaveLength(0);
  });

  it('adds up what was committed, and counts the units that are left', () => {
    const { all } = board(now);
    expect(all('.conflict .pane strong')).toHaveLength(2);
    expect(all('.conflict .pane .soft')[0]?.textContent).toMatch(/units? there, \d+ not committed/);
  });

  it('adds nothing up any more when a side has no unit left', () => {
    const sides = fought?.sides.map((side, which) => (which ? side : { ...side, units: 0 })) ?? [];
    const { all } = board({ ...now, view: { ...now.view, conflict: { ...fought, sides } as SevenView['conflict'] } });
    expect(all('.conflict .pane strong')).toHaveLength(0);
    expect(all('.conflict .pane')[0]?.textContent).toContain('No unit is left');
  });
});

describe('what is asked about an empire', { timeout: 30_000 }, () => {
  it('shows its treasury and its counters, not those of the one that acts', () => {
    const now = position('purchase'); // of the Slavs
    const args = { empire: 'seven_ages-empire-javanese', cost: 20, money: 40 };
    expect(board(asked(now, 'buy-glory', args)).all('.plan dt')[0]?.textContent).toContain('javanese');
  });

  it('says who asks for passage, through whom, on the way to whom, and what is left', () => {
    const now = position('purchase');
    const foreign = Object.values(now.view.empires).filter(({ seat }) => seat !== now.seat);
    const [asker, goal] = foreign.map(({ card }) => card);
    const args = {
      empire: `seven_ages-empire-${asker}`,
      own_empire: 'seven_ages-empire-javanese',
      other_empire: `seven_ages-empire-${goal}`,
    };
    const { all } = board(asked(now, 'transit', args, [move('no', ''), move('yes', '')]));
    const told = all('.plan').map((each) => each.textContent).join(' '); // prettier-ignore
    for (const name of [asker, 'javanese', goal]) expect(told).toContain(name?.replaceAll('_', ' '));
    expect(all('[data-route]')).toHaveLength(1);
  });
});
