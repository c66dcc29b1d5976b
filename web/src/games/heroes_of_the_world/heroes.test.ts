import { readdirSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { nextStep } from '../../lib/board/guide';
import { nearest, type Direction } from '../../lib/board/walk.svelte';
import { discoveries, faces, heroes, idOf, prices, territories, territoryIds, wonders } from './data';
import { centre, map, placeOf, slotAt, walking } from './geography';
import { steps } from './guide';
import { discoveryIcons, heroIcons, signs, wonderIcons } from '../../lib/board/icons';
import { heroLabel, territoryLabel } from './names';
import { GAME, DATA, read, own, ofGame, say, territory, card, tokens, makeView, legal, snapshotOf } from './testing';

// ------------------------------------------------------------------------------------------------------------- the data

describe('the components', () => {
  it('are the heroes of the rules engine', () => {
    const found = [
      ...read(`${DATA}/data/heroes.yaml`).matchAll(
        /- id: (\w+)[\s\S]*?era: (\w+)[\s\S]*?territories: \[(.*?)\]\s+population: (\d+)\s+discoveries: (\d+)\s+conquest: (\d+)\s+treasure: (\d+)/g,
      ),
    ];
    expect(found.length).toBe(76);
    expect(Object.keys(heroes)).toEqual(found.map((row) => row[1]));
    for (const [, id = '', era, where = '', ...values] of found) {
      const hero = heroes[id];
      expect(hero?.era, id).toBe(era);
      expect(hero?.territories, id).toEqual(where.split(', '));
      expect([hero?.population, hero?.discoveries, hero?.conquest, hero?.treasure], id).toEqual(values.map(Number));
      expect(heroIcons[hero?.emblem ?? ''], id).toBeDefined();
    }
  });

  it('are its discoveries, each with a picture', () => {
    const found = [
      ...read(`${DATA}/data/discoveries.yaml`).matchAll(/- id: (\w+)[\s\S]*?era: (\w+)[\s\S]*?value: (\d+)/g),
    ];
    expect(Object.entries(discoveries).map(([id, d]) => [id, d.era, String(d.value)])).toEqual(
      found.map((row) => row.slice(1, 4)),
    );
    expect(Object.keys(discoveryIcons).sort()).toEqual(Object.keys(discoveries).sort());
  });

  it('are its territories, wonders, die and prices', () => {
    const lands = read(`${DATA}/data/territories.yaml`).matchAll(
      /- id: (\w+)[\s\S]*?era: (\w+)[\s\S]*?adjacent: \[(.*?)\]/g,
    );
    expect(Object.entries(territories).map(([id, t]) => [id, t.era, t.adjacent.join(', ')])).toEqual(
      [...lands].map((row) => row.slice(1, 4)),
    );
    const built = read(`${DATA}/data/wonders.yaml`).matchAll(/- id: (\w+)[\s\S]*?era: (\w+)[\s\S]*?home: (\w+)/g);
    expect(Object.entries(wonders).map(([id, w]) => [id, w.era, w.home])).toEqual([...built].map((r) => r.slice(1, 4)));
    expect(Object.keys(wonderIcons).sort()).toEqual(Object.keys(wonders).sort());
    const die = [...read(`${DATA}/data/conquest_die.yaml`).matchAll(/- id: (\w+)[\s\S]*?favours_attacker: (\w+)/g)];
    expect(Object.entries(faces).map(([id, f]) => [id, String(f.favours === 'attacker')])).toEqual(
      die.map((row) => row.slice(1, 3)),
    );
    for (const id of Object.keys(faces)) expect(signs[id], id).toBeDefined();
    const constant = (key: string) =>
      Number(new RegExp(`key: ${key}, value: (\\d+)`).exec(read(`${DATA}/data/setup.yaml`))?.[1]);
    expect(prices).toEqual({
      migration: constant('migration_cost'),
      wonder: constant('wonder_cost'),
      convert: constant('convert_gold'),
    });
  });

  it('are found behind the keys of words', () => {
    expect(idOf(`${GAME}-territory-china`, 'territory')).toBe('china');
    expect(idOf(`${GAME}-hero-china`, 'territory')).toBeUndefined();
    expect(idOf(3, 'territory')).toBeUndefined();
  });
});

describe('the map', () => {
  it('has room in every territory', () => {
    expect(Object.keys(map.territories).sort()).toEqual([...territoryIds].sort());
    for (const [id, place] of Object.entries(map.territories)) {
      expect(place.population.length, id).toBeGreaterThanOrEqual(5);
      expect(place.ladder.length, id).toBeGreaterThanOrEqual(territories[id]?.era === 'modern' ? 4 : 3);
      expect(place.land, id).toMatch(/^M/);
    }
  });

  it('can be walked with the arrow keys', () => {
    const seen = new Set<string>();
    const walk = [territoryIds[0] ?? ''];
    for (let id = walk.pop(); id; id = walk.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      for (const way of ['left', 'right', 'up', 'down'] as Direction[]) walk.push(nearest(walking, id, way));
    }
    expect(seen.size).toBe(territoryIds.length);
    expect(centre('africa').y).toBeGreaterThan(centre('europe').y);
  });

  it('has room for a fourth slot on every ladder', () => {
    const spots = territoryIds.flatMap((id) => [...placeOf(id).population, placeOf(id).wonder]);
    const slots = territoryIds.flatMap((id) =>
      [0, 1, 2, 3].flatMap((i) => {
        const slot = slotAt(id, i, 4);
        return slot ? [{ id, ...slot }] : [];
      }),
    );
    expect(slots).toHaveLength(4 * territoryIds.length);
    for (const slot of slots) {
      for (const spot of spots) {
        const dx = Math.max(slot.x - spot.x, 0, spot.x - slot.x - slot.width);
        const dy = Math.max(slot.y - spot.y, 0, spot.y - slot.y - slot.height);
        expect(Math.hypot(dx, dy), slot.id).toBeGreaterThan(spot.r);
      }
      const apart = slots.filter(
        (other) =>
          Math.abs(other.x - slot.x) < (other.width + slot.width) / 2 &&
          Math.abs(other.y - slot.y) < (other.height + slot.height) / 2,
      );
      expect(apart.length, slot.id).toBe(1); // itself
    }
    expect(slotAt('africa', 0, 3)).toEqual(placeOf('africa').ladder[0]);
  });
});

// -------------------------------------------------------------------------------------------------------------- the words

describe('the words of the board', () => {
  const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? '');
  const sources = readdirSync(`src/games/${GAME}`)
    .filter((file) => /(\.svelte|(?<!\.test)\.ts)$/.test(file))
    .map((file) => read(`src/games/${GAME}/${file}`))
    .join('\n');

  it('are the same in both languages, and none is the game’s', () => {
    expect(keys(own.it)).toEqual(keys(own.en));
    const taken = new Set(keys(ofGame.en));
    expect(keys(own.en).filter((key) => taken.has(key))).toEqual([]);
    for (const lang of ['en', 'it'] as const) {
      const test = new FluentBundle(lang);
      expect(test.addResource(new FluentResource(own[lang]))).toEqual([]);
    }
  });

  it('are all there and all used', () => {
    const have = keys(own.en);
    const named = [...sources.matchAll(/['"`](heroes_of_the_world-(?:board|help|guide)-[a-z-]*[a-z])['"`]/g)].map(
      (m) => m[1] ?? '',
    );
    expect(named.filter((key) => !have.includes(key))).toEqual([]);
    const stems = [...sources.matchAll(/`(heroes_of_the_world-(?:board|help|guide)-[a-z-]*)\$\{/g)].map(
      (m) => m[1] ?? '',
    );
    const used = (key: string) =>
      named.includes(key) || stems.some((stem) => key.startsWith(stem) && stem !== `${GAME}-board-`);
    const spelled = [
      `${GAME}-board-draw`,
      `${GAME}-board-left`,
      ...['keys', 'score', 'sources'].map((part) => `${GAME}-help-${part}`),
      ...steps.map(({ id }) => `${GAME}-guide-${id}`),
    ];
    expect(have.filter((key) => !used(key) && !spelled.includes(key))).toEqual([]);
  });

  it('have a sentence for each step of the guide', () => {
    const told = keys(own.en).filter((key) => key.startsWith(`${GAME}-guide-`));
    for (const { id } of steps) expect(told).toContain(`${GAME}-guide-${id}`);
    expect(steps.length).toBeGreaterThanOrEqual(10);
    expect(steps.length).toBeLessThanOrEqual(12);
  });

  it('name territories and heroes for those who hear them', () => {
    const there = territory('china', { units: [2, 5, 0], ladder: tokens('school') });
    const text = territoryLabel(there, ['Ada', 'Bruno', 'Chiara'], [legal('place china')], say);
    expect(text).toContain('ladder 1 of 4'.replace('4', String(there.slots)));
    expect(text).toContain('first Bruno with 5 units');
    expect(text).toContain('second Ada with 2 units');
    expect(heroLabel(card('charlemagne'), undefined, say)).toContain('population 4, discoveries 1, conquest 4, gold 0');
  });
});

describe('the guide', () => {
  it('waits for the moment of each step', () => {
    const snapshot = snapshotOf(makeView({ prompt: `${GAME}-prompt-take`, era: 'ancient' }), ['take mozart', 'draw']);
    expect(nextStep(steps, snapshot, [])?.id).toBe('goal');
    expect(nextStep(steps, snapshot, ['goal'])?.id).toBe('take');
    expect(nextStep(steps, snapshot, ['goal', 'take'])).toBeUndefined();
  });
});
