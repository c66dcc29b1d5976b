import { describe, expect, it } from 'vitest';
import { readable, signed, Words } from './text';

const SOURCE = `
player = Player { $number }
list-and = { $first } and { $last }
demo-province-castile = Castile
demo-province-urals = Urals
demo-the-province = { $id ->
    [urals] the { $name }
   *[other] { $name }
}
demo-for-cost = { $cost ->
    [0] for nothing
    [one] for 1 token
   *[other] for { $cost } tokens
}
demo-conquered = { $seat } takes { $the-province } from { $other } { demo-for-cost }.
demo-took = { $seat } takes { $tiles }.
demo-lost = { $seat } loses { $the-provinces }.
demo-wait = Waiting for { $seats }.
demo-modifiers = Well-known 2-for-1: yours { $own }, theirs { $theirs }.
demo-tile-ports = Ports
demo-tile-mining = Mining
demo-empty =
    .attribute = nothing but an attribute
`;

const words = new Words('en', [SOURCE]);
const names = ['Ada', 'Bea', 'Ciro'];

describe('a sentence out of a message', () => {
  it('shows a number below 0 with a minus sign, and leaves hyphens in words alone', () => {
    expect(words.say('demo-modifiers', { own: -2, theirs: 1 })).toBe('Well-known 2-for-1: yours −2, theirs 1.');
    expect(words.say('demo-for-cost', { cost: -2 })).toBe('for −2 tokens');
    expect([signed(-3), signed(0), signed(4)]).toEqual(['−3', '+0', '+4']);
  });

  it('names seats, translates keys, keeps numbers for plurals, reaches into other messages', () => {
    const args = { seat: 0, other: 2, province: 'demo-province-urals', cost: 1 };
    expect(words.say({ key: 'demo-conquered', args }, undefined, names)).toBe(
      'Ada takes the Urals from Ciro for 1 token.',
    );
    expect(words.say('demo-conquered', { ...args, province: 'demo-province-castile', cost: 0 }, names)).toBe(
      'Ada takes Castile from Ciro for nothing.',
    );
  });

  it('joins lists of keys and of seats', () => {
    expect(words.say('demo-took', { seat: 1, tiles: ['demo-tile-ports', 'demo-tile-mining'] }, names)).toBe(
      'Bea takes Ports and Mining.',
    );
    expect(words.say('demo-wait', { seats: [0, 1, 2] }, names)).toBe('Waiting for Ada, Bea and Ciro.');
  });

  it('puts each name of a list in its form', () => {
    const provinces = ['demo-province-castile', 'demo-province-urals'];
    expect(words.say('demo-lost', { seat: 0, provinces }, names)).toBe('Ada loses Castile and the Urals.');
  });

  it('lets a language join by the initial of the last name', () => {
    const italian = new Words('it', [
      'list-and = { $initial ->\n    [e] { $first } ed { $last }\n   *[other] { $first } e { $last }\n}\n',
    ]);
    expect(italian.join(['Ada', 'Bea', 'Elena'])).toBe('Ada, Bea ed Elena');
    expect(italian.join(['Elena', 'Ada'])).toBe('Elena e Ada');
  });

  it('says Player 4 where nobody is known', () => {
    expect(words.say('demo-wait', { seats: [3] }, names)).toBe('Waiting for Player 4.');
  });

  it('lets a text that is no key stand for itself', () => {
    expect(words.say('demo-took', { seat: 0, tiles: ['nothing at all'] }, names)).toBe('Ada takes nothing at all.');
  });

  it('shows a readable key where there are no words', () => {
    expect(words.say('demo-option-tile_mix')).toBe('tile mix');
    expect(words.has('demo-empty')).toBe(false);
    expect(readable('plain')).toBe('plain');
  });
});
