import { describe, expect, it } from 'vitest';
import { nextStep } from '../../lib/board/guide';
import { nearest, type Direction } from '../../lib/board/walk.svelte';
import { Campaign } from './campaign.svelte';
import { areaOf, coasts, hues, resources, values } from './data';
import { members, neighbours, places, playable, seaIds, territoryIds } from './geography';
import { eventGlyph, glyphs } from './glyphs';
import { gesturesOf } from './gestures';
import { steps } from './guide';
import { fightIn, idIn, percent, placeLabel, stepIn } from './names';
import { clearSpot } from './popup';
import type { HistoryView } from './types';
import {
  GAME,
  DATA,
  read,
  own,
  say,
  attack,
  makeView,
  legal,
  snapshotOf,
  event,
  libya,
  round,
  seaFight,
} from './testing';

// ------------------------------------------------------------------------------------------------------------- the data

describe('the components', () => {
  const records = (file: string): string[] =>
    read(`${DATA}/${file}.yaml`)
      .split(/\n {2}- \{/)
      .slice(1);
  const field = (record: string, name: string): string => new RegExp(`\\b${name}: ([^,}\\]]+)`).exec(record)?.[1] ?? '';
  const list = (record: string, name: string): string[] =>
    (new RegExp(`\\b${name}: \\[([^\\]]*)\\]`).exec(record)?.[1] ?? '').split(/,\s*/).filter(Boolean);

  it('are those of the rules engine', () => {
    const territories = records('territories');
    expect(territories.map((record) => field(record, 'id'))).toEqual(territoryIds);
    for (const record of territories) {
      const id = field(record, 'id');
      const area = field(record, 'area');
      expect(areaOf[id], id).toBe(area && area !== 'null' ? area : undefined);
      expect(resources.has(id), id).toBe(field(record, 'resource') === 'true');
    }
    const seas = records('seas');
    expect(seas.map((record) => field(record, 'id'))).toEqual(seaIds);
    for (const record of seas) expect(coasts[field(record, 'id')]).toEqual(list(record, 'coasts'));
    const areas = records('areas');
    expect(areas.map((record) => field(record, 'id'))).toEqual(Object.keys(values));
    for (const record of areas) expect(values[field(record, 'id')]).toEqual(list(record, 'presence').map(Number));
  });

  it('have the colours of the painted map', () => {
    const painted = read('../tools/history_map/paint.py');
    for (const [area, hue] of Object.entries(hues)) {
      const rgb = /\((\d+), (\d+), (\d+)\)/.exec(painted.slice(painted.indexOf(`"${area}": (`)))?.slice(1, 4) ?? [];
      expect(hue, area).toBe(`#${rgb.map((v) => Number(v).toString(16).padStart(2, '0')).join('')}`);
    }
  });

  it('have a drawing for every event card', () => {
    for (const file of ['great_events', 'minor_events'])
      for (const record of records(file)) {
        const sign = eventGlyph(field(record, 'id'));
        expect(glyphs[sign], field(record, 'id')).toBeDefined();
        expect(sign, field(record, 'id')).not.toBe('scroll');
      }
  });
});

describe('the words', () => {
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? '');
  const code = ['Actions', 'AreaCells', 'Areas', 'AreaSheet', 'Board', 'CardSheet', 'EmpireCard', 'Hand', 'Odds']
    .concat(['Dice', 'Fights', 'Passing', 'PlaceSheet', 'Players', 'Stock', 'Strip'])
    .map((name) => read(`src/games/${GAME}/${name}.svelte`))
    .concat(read(`src/games/${GAME}/names.ts`))
    .join('\n');

  it('are the same in both languages', () => {
    expect(keys(own.it)).toEqual(keys(own.en));
  });

  it('are there for every step of the guide, and wherever the board asks for one', () => {
    const there = keys(own.en);
    for (const { id } of steps) expect(there).toContain(`${GAME}-guide-${id}`);
    const named = [...code.matchAll(/word\(\s*say,\s*'([\w-]+)'/g)].map((m) => `${GAME}-board-${m[1]}`);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((key) => !there.includes(key))).toEqual([]);
  });
});

// --------------------------------------------------------------------------------------------------------- the geography

describe('the map', () => {
  it('knows the neighbours, over straits and lanes too', () => {
    expect(neighbours('morea')).toContain('crete');
    expect(neighbours('caribbean_sea')).toContain('pacific_ocean');
    expect(neighbours('upper_nile')).not.toContain('east_africa');
    expect(members('japan').sort()).toEqual(['hokkaido', 'honshu', 'korean_peninsula']);
    expect(playable).toHaveLength(94);
  });

  it('can be walked from every place to every other with the arrow keys', () => {
    const reached = new Set(['crete']);
    const open = ['crete'];
    while (open.length) {
      const from = open.pop() ?? '';
      for (const direction of ['left', 'right', 'up', 'down'] as Direction[]) {
        const to = nearest(places, from, direction);
        if (!reached.has(to)) open.push(to);
        reached.add(to);
      }
    }
    expect(places.ids.filter((id) => !reached.has(id))).toEqual([]);
  });

  it('finds a spot for the dice that covers least', () => {
    const at = { x: 100, y: 100 };
    const box = { width: 80, height: 40 };
    const frame = { width: 400, height: 300 };
    const free = clearSpot(at, box, frame, [[at, 40]], 10);
    expect(free.y + box.height).toBeLessThan(100);
    const crowded = clearSpot(
      at,
      box,
      frame,
      [
        [at, 40],
        [{ x: 100, y: 60 }, 6],
      ],
      10,
    );
    expect(crowded).not.toEqual(free);
  });
});

// --------------------------------------------------------------------------------------------------------------- the names

describe('the name of a place', () => {
  it('says what it is, who is there and what a click would do', () => {
    const text = placeLabel('libya', makeView(), ['Anna', 'Bruno'], [legal('expand libya')], attack, say, 'en');
    expect(text).toContain('libya, north_africa, Bruno, egypt (I), fort');
    expect(text).toContain('28% to succeed');
    expect(text).toContain('brings 3 points');
    expect(placeLabel('alps', makeView(), [], [], undefined, say, 'en')).toContain('barren land');
    expect(placeLabel('eastern_mediterranean', makeView(), [], [], undefined, say, 'en')).toContain('fleet of');
  });

  it('tells small chances in tenths, in the way of the language', () => {
    expect(percent(0.284, 'en')).toBe('28%');
    expect(percent(0.0423, 'en')).toBe('4.2%');
    expect(percent(0.0423, 'it')).toBe('4,2%');
  });
});

// ------------------------------------------------------------------------------------------------------------- the log

describe('what has happened', () => {
  it('is read from the log', () => {
    expect(idIn(libya)).toBe('libya');
    expect(idIn('Libya')).toBeUndefined();
    expect(fightIn(round('won', 4))).toEqual({
      n: 4,
      seat: 0,
      other: 1,
      place: 'libya',
      attack: [5, 2],
      defence: [4],
      bonus: 1,
      fort: true,
      result: 'won',
    });
    expect(fightIn(seaFight())).toMatchObject({ place: 'red_sea', fort: false, result: 'won' });
    const landing = event('occupied', { territory: libya, sea: `${GAME}-sea-red_sea` });
    expect(stepIn(landing)).toEqual({ place: 'libya', from: 'red_sea', how: 'occupied' });
  });

  it('keeps both rounds against a fort, numbers the steps, and begins anew with a turn', () => {
    const campaign = new Campaign();
    campaign.hear([event('occupied', { territory: `${GAME}-territory-morea` })]);
    campaign.hear([
      event('attacked', { territory: libya, from: `${GAME}-territory-crete` }),
      round('fort', 4),
      round('won', 5),
      event('conquered', { territory: libya, seat: 0 }),
    ]);
    expect(campaign.thrown.map((fight) => fight.result)).toEqual(['fort', 'won']);
    expect(campaign.trail.map(({ place, result, number }) => [place, result, number])).toEqual([
      ['morea', 'placed', 1],
      ['libya', 'won', 2],
    ]);
    campaign.hear([event('turn', { seat: 1 })]);
    expect([campaign.trail, campaign.fights]).toEqual([[], []]);
  });

  it('has a gesture for what is seen: ways, dice, cards, points, and changes of a place', () => {
    const view = { players: [{ colour: 'red' }, { colour: 'blue' }] } as HistoryView;
    const kinds = (what: string, args: Record<string, unknown>) =>
      gesturesOf(event(what, { seat: 0, ...args }), view).map((gesture) => gesture.kind);
    const crete = `${GAME}-territory-crete`;
    expect(kinds('attacked', { territory: libya, from: crete })).toEqual(['arrow']);
    expect(kinds('occupied', { territory: crete, sea: `${GAME}-sea-eastern_mediterranean` })).toEqual(['arrow']);
    expect(kinds('occupied', { territory: libya, sea: `${GAME}-sea-red_sea` })).toEqual(['pulse']); // too far away
    expect(kinds('fight', { territory: libya, attack: [1, 2], defence: [3] })).toEqual(['dice']);
    expect(kinds('sea-fight', { sea: `${GAME}-sea-red_sea`, attack: [1, 2], defence: [3] })).toEqual(['dice']);
    expect(kinds('suffered', { territory: libya, dice: [1], dies: 'yes' })).toEqual(['dice', 'pulse']);
    expect(kinds('suffered', { territory: libya, dice: [4], dies: 'no' })).toEqual(['dice']);
    expect(kinds('scored', { points: 7 })).toEqual(['tick']);
    expect(kinds('played', { event: `${GAME}-event-leader` })).toEqual(['card']);
    expect(kinds('fort', { territory: libya })).toEqual(['pulse']);
    expect(kinds('epoch', {})).toEqual([]);
  });
});

// ------------------------------------------------------------------------------------------------------------ the guide

describe('the guide', () => {
  it('tells each step once, when its moment has come', () => {
    const drawing = snapshotOf(makeView({ phase: 'draw', turn: null }), ['keep', 'give 1']);
    expect(nextStep(steps, drawing, [])?.id).toBe('goal');
    expect(nextStep(steps, drawing, ['goal'])?.id).toBe('draw');
    expect(nextStep(steps, drawing, ['goal', 'draw'])).toBeUndefined();
    const campaign = snapshotOf(makeView(), ['expand libya', 'done']);
    expect(nextStep(steps, campaign, ['goal', 'draw', 'strip', 'areas'])?.id).toBe('expand');
    expect(nextStep(steps, campaign, ['goal', 'draw', 'strip', 'areas', 'expand'])?.id).toBe('odds');
  });
});
