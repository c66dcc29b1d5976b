// What a card does, as lines of signs and numbers: `{name}` stands for a sign of glyphs.ts. The full text is in the words of the game.

import { signed } from '../../lib/text';
import { family, type CardData, type Effect } from './cards';

type Printed = keyof CardData &
  (
    | 'food'
    | 'resources'
    | 'culture'
    | 'science'
    | 'happiness'
    | 'strength'
    | 'civil_actions'
    | 'military_actions'
    | 'colonization'
    | 'blue_tokens'
  );

const NUMBERS: [Printed, string][] = [
  ['food', 'food'],
  ['resources', 'resource'],
  ['culture', 'culture'],
  ['science', 'science'],
  ['happiness', 'happy'],
  ['strength', 'strength'],
  ['civil_actions', 'ca'],
  ['military_actions', 'ma'],
  ['colonization', 'colonize'],
  ['blue_tokens', 'blue'],
];

const types = (list: unknown): string =>
  list === 'any'
    ? '{unit}'
    : (Array.isArray(list) ? (list as string[]) : [String(list)]).map((type) => `{${type}}`).join('');
const byPlayers = (o: Effect, seats: number): string => String(o[`p${seats}`] ?? o.p4);

/** The structured effects of civil cards, aggressions and wars. Each gives a line or two of signs. */
// prettier-ignore
const OPS: Record<string, (o: Effect, seats: number) => string | string[]> = {
  strength_per_unit: (o) => `${types(o.unit_types)} +${o.amount}{strength}`,
  on_take_technology: (o) => `{take}{tech} +${o.science_points}{science}`,
  unit_resources_each_turn: (o) => `{turn} ${o.amount}{resource}→{unit}`,
  culture_per_worker_on: (o) => `{infantry}A +${o.amount}{culture} ≤${o.max_workers}`,
  population_food_discount: (o) => `{pop} −${o.amount}{food}`,
  political_action_colonize_from_hand: () => '1× {milcard}→{territory}',
  action_population_plus_unit: (o) => [`1{ca} = {pop}+{unit}`, `−${o.food_less}{food} −${o.resources_less}{resource}`],
  ignore_own_tactic: () => '{tactic}{cross}',
  culture_per_unit: (o) => `${types(o.unit_types)} +${o.amount}{culture}`,
  strength_per_happy_face: (o) => `${types(o.of)}{happy} +${o.amount}{strength}`,
  on_attacked: (o) => `{attack}! +${o.culture_points}{culture}`,
  science_best_building_level: () => '{best}{lab}{library} +{level}{science}',
  on_play_technology: (o) => `{tech}! ${o.resources ? `+${o.resources}{resource}` : o.civil_action_back ? `+${o.civil_action_back}{ca}` : `+${o.culture_points}{culture}`}`,
  culture_per_happy_face: (o) => [types(o.of), `{happy} = ${o.amount}{culture}`],
  take_wonder_discount: (o) => `{take}{wonder} −${o.civil_actions}{ca}`,
  technology_science_discount: (o) => `${(o.types as string[]).length > 3 ? '{unit}' : types(o.types)} −${o.amount}{science}`,
  build_resource_discount: (o) => `${types(o.types)} −${o.amount}{resource}`,
  culture_per_building: (o) => `${types(o.types)} +${o.amount}{culture}`,
  colonization_bonus_card_extra: (o) => `{bonus} +${o.amount}{colonize}`,
  culture_per_colony: (o) => `{territory} +${o.amount}{culture}`,
  revolution_uses_military_actions: () => '{revolution} {ma} {ca}{cross}',
  strength_best_army_bonus_again: () => '{best}{tactic} ×2',
  culture_per_pair: (o) => `{library}+{theater} +${o.amount}{culture}`,
  forbid_own_attacks: () => '{attack}{war}{cross}',
  attack_cost_multiplier_against_me: (o) => `→{leader} {ma}×${o.factor}`,
  best_building_culture_doubled: () => '{best}{theater} {culture}×2',
  labs_produce_resources_per_level: () => '{lab} +{level}{resource}',
  rivals_build_surcharge: (o) => `{all} {lab}{library} +${o.amount}{resource}`,
  defense_bonus_multiplier: (o) => `{bonus} ×${o.factor}`,
  new_unit_discount_while_war_declared_on_me: (o) => `{war}! {unit} −${o.amount}{resource}`,
  labs_produce_culture_per_level: () => '{lab} +{level}{culture}',
  labs_science_each: (o) => `{lab} ${signed(o.amount as number)}{science}`,
  hand_limit: (o) => `+${o.civil}{civilcard} +${o.military}{milcard}`,
  happy_faces_multiplier: (o) => `{happy} ×${o.factor}`,
  free_action_increase_population: (o) => `{turn} {pop} −${o.food_less}{food} 0{ca}`,
  best_mine_extra_token: () => '{best}{mine} +1{blue}',
  on_complete_culture_per_worker: (o) => [`{unit}{urban} ${o.unit}{culture}`, `{farm}{mine} ${o.farm}{culture}`],
  on_complete_culture_per_technology_level: () => '{tech} {level}{culture}',
  on_complete_culture_per_building_level: (o) => `${types(o.types)} ${o.amount}{level}{culture}`,
  do_build_wonder_stage: (o) => `{stage} −${o.resources_less}{resource}`,
  do_increase_population: (o) => `{pop} +${o.then_food}{food}`,
  do_build: (o) => `${types(o.types)} −${o.resources_less}{resource}`,
  do_upgrade: (o) => `{upgrade} −${o.resources_less}{resource}`,
  do_play_technology: (o) => `{tech} +${o.then_science}{science}`,
  turn_military_actions: (o) => `+${o.amount}{ma}`,
  turn_unit_resources: (o) => `+${o.amount}{resource}→{unit}`,
  score_science: (o) => `+${o.amount}{science}`,
  score_culture: (o) => `+${o.amount}{culture}`,
  produce_food: (o) => `+${o.amount}{food}`,
  produce_resources: (o) => `+${o.amount}{resource}`,
  turn_unit_resources_per_stronger: (o, seats) => `{strong}×${byPlayers(o, seats)}{resource}→{unit}`,
  score_culture_per_richer: (o, seats) => `{top}×${byPlayers(o, seats)}{culture}`,
  urban_discount_by_level: (o) => `{urban} −${o.level_1}·${o.level_2}·${o.level_3}{resource}`,
  air_support_doubles_army_bonus: () => '{tactic} ×2',
  // aggressions and wars
  rival_lose_population: (o) => `→ −${o.amount}{worker}`,
  steal_mix: (o) => `${o.amount} {food}{resource}`,
  destroy_rival_urban: (o) => [`−${o.max_count}{urban}`, '+½{resource}'],
  take_colony: () => '1 {territory}',
  rival_discard_leader: (o) => [`{leader}{cross}`, `${o.culture_per_level}{level}{culture}`],
  rival_discard_unfinished_wonder: (o) => [`{wonder}{cross}`, `${o.culture_per_level}{level}{culture}`],
  steal_science: (o) => `${o.amount} {science}`,
  steal_culture: (o) => `${o.amount} {culture}`,
  take_culture: () => 'Δ{strength} = {culture}',
  take_mix: () => 'Δ{strength} = {food}{resource}',
  take_science_or_special_technologies: () => 'Δ{strength} = {science}{tech}',
  take_yellow_tokens: (o) => `${o.base}+Δ{strength}/${o.advantage_per_token} {yellow}`,
  loser_population_loss: (o) => [`Δ{strength}/${o.advantage_per_loss} {worker}`, `+${o.victor_culture_per_loss}{culture}`],
};

/** Whom an event strikes. */
// prettier-ignore
const WHOM: Record<string, string> = { each: '{all}', strongest: '{strong}', weakest: '{weak}', most_culture: '{top}', most_happy_all_tied: '{top}{happy}' };

/** What it does to them. */
// prettier-ignore
const WHAT: Record<string, (n: number) => string> = {
  produce_food: (n) => `+${n}{food}`, produce_resources: (n) => `+${n}{resource}`, score_science: (n) => `+${n}{science}`, score_culture: (n) => `+${n}{culture}`,
  lose_culture: (n) => `−${n}{culture}`, increase_population: (n) => `+${n}{worker}`, lose_population: (n) => `−${n}{worker}`, draw_military: (n) => `+${n}{milcard}`,
  produce_mix: (n) => `+${n}{food}{resource}`, lose_mix: (n) => `−${n}{food}{resource}`, lose_food: () => '0{food}', destroy_own: () => '−1{urban}{farm}{mine}',
  lose_blue_tokens: (n) => `−${n}{blue}`, lose_colony: (n) => `−${n}{territory}`, lose_civil_actions_next_turn_per_discontent: (n) => `{unhappy}=−${n}{ca}`,
  lose_culture_per_discontent: (n) => `{unhappy}=−${n}{culture}`, lose_population_half_discontent_round_up: () => '2{unhappy}=−1{worker}', discard_leader_if_not_current_age: () => '{leader}{cross}',

  score_science_equal_to: () => '+{science}={science}', 
  score_per_colony: (n) => `{territory} ${n}{culture}`, score_per_civil_action: (n) => `{ca}${n}{culture}`, score_per_military_action: (n) => `{ma}${n}{culture}`,
  score_per_happy_face: (n) => `{happy} ${n}{culture}`, score_per_technology_of_level: (n) => `{tech}III ${n}{culture}`,
};

const EQUAL: Record<string, string> = {
  culture_rating: '{culture}',
  science_rating: '{science}',
  farm_production: '{food}',
  mine_production: '{resource}',
};

// prettier-ignore
const EVENTS: Record<string, (o: Effect, seats: number) => string | string[] | null> = {
  each_choose: () => '{all} 2{food} / 2{resource}',
  active_player_skips_military_discard: () => null,
  each_may_build_free: (o) => `{all} ${o.card === 'religion' ? '{temple}' : '{infantry}'} 0{resource}`,
  if_culture_leader_among_weakest: (o) => `{top}={weak} −${o.lose_population}{worker}`,
  transfer_yellow_token: () => '{weak}→{strong} 1{yellow}',
  strongest_may_take_cards: (o) => `{strong}{take} ${o.civil_action_value}{ca}`,
  each_must_ruin_wonder: (o) => `{wonder}{cross} ${o.culture_instead}{culture}`,
  least_culture_destroys_urban_of_each_other: () => '{all} −1{urban}',
  rank_score: (o, seats) => [`{${o.by === 'strength' ? 'strength' : 'science'}}`, `${((o[`p${seats}`] ?? o.p4) as number[]).join('·')}{culture}`],
};

/** Effects of events that say by themselves what is counted; everybody scores. */
const COUNTED = ['score_per_civil_action', 'score_per_happy_face', 'score_per_colony', 'score_per_technology_of_level'];

function eventLine(o: Effect, seats: number): string | string[] | null {
  const special = EVENTS[o.op];
  if (special) return special(o, seats);
  const several = Number(o.count) > 1 && seats > 2; // with two players, "the two strongest" is one
  const who = (several ? `${o.count}` : '') + (WHOM[o.op] ?? '');
  if (o.score_per_level) return `${types(o.of).replace('{special}', '{tech}')} ${o.score_per_level}{level}{culture}`;
  if (o.score_per_wonder_by_age) return ['{wonder}', `${o.age_a}·${o.age_i}·${o.age_ii}·${o.age_iii}{culture}`];
  if (o.score_culture_equal_to) return `${who} +{culture}=${EQUAL[String(o.score_culture_equal_to)]}`;
  if (o.score_per_content_worker_above) return `{worker}>${o.score_per_content_worker_above} ${o.amount}{culture}`;
  if (o.produce_phase) {
    const produced = `${who} ${(o.produce_phase as string[]).map((type) => `{${type.replace(/s$/, '')}}`).join('')} {turn}`;
    return o.consumption || o.corruption ? [produced, '−{food} −{resource}'] : produced;
  }
  const what = Object.entries(o).flatMap(([key, n]) => WHAT[key]?.(Number(n)) ?? []);
  if (COUNTED.some((key) => key in o))
    return what.map((line, i) => (i === 0 && o.max_score ? `${line} ≤${o.max_score}` : line));
  if (what.length > 2) return [`${who} ${what[0]}`, what.slice(1).join(' ')];
  return `${who} ${what.join(' ')}`;
}

// prettier-ignore
const PACT: Record<string, (n: number) => string | null> = {
  military_actions: (n) => `+${n}{ma}`, attacker_strength_vs_partner: (n) => `{attack} +${n}{strength}`, use_food_as_resource_per_turn: () => '1{food}→{resource}', use_resource_as_food_per_turn: () => '1{resource}→{food}',
  resources_per_turn: (n) => `${signed(n)}{resource}`, food_per_turn: (n) => `${signed(n)}{food}`, culture: (n) => `${signed(n)}{culture}`, strength: (n) => `${signed(n)}{strength}`, no_attacks: () => '{attack}{cross}', ends_on_attack: () => null,
  technology_science_discount: (n) => `{tech} −${n}{science}`, partner_pays_science: (n) => `↔ −${n}{science}`, culture_per_partner_wonder: (n) => `{wonder} +${n}{culture}`, cannot_be_target_of_war: () => '{war}{cross}',
};

/** What a pact means to one side of it. */
export const pactTerms = (side: Record<string, unknown> | undefined): string[] =>
  Object.entries(side ?? {}).flatMap(([key, n]) => PACT[key]?.(Number(n)) ?? []);

const LASTING: Record<string, string> = {
  yellow_tokens: '{yellow}',
  blue_tokens: '{blue}',
  happiness: '{happy}',
  strength: '{strength}',
};

/** What a territory gives at once, and what it gives for as long as it is held. */
export function territory(card: CardData): { atOnce: string; lasting: string } {
  const atOnce = Object.entries(card.immediate ?? {}).map(([key, n]) => WHAT[key]?.(n) ?? '');
  const lasting = Object.entries(card.permanent ?? {}).map(([key, n]) => `+${n}${LASTING[key] ?? ''}`);
  return { atOnce: atOnce.join(' '), lasting: lasting.join(' ') };
}

/** What is printed as plain numbers. Farms, mines and urban buildings bring it for each worker. */
function numbers(card: CardData): string[] {
  if (card.type === 'bonus') return [];
  const each = ['farm', 'mine', 'urban'].includes(family(card));
  return NUMBERS.flatMap(([key, sign]) => {
    const n = card[key];
    if (!n || (card.type === 'government' && key.endsWith('actions'))) return [];
    if (key === 'happiness') return n < 0 ? `${-n}{unhappy}` : `${n}{happy}`;
    return each ? `${n}{${sign}}` : `${signed(n)}{${sign}}`;
  });
}

/** The lines of signs on a card, for a game of so many players. */
export function effects(card: CardData, seats = 4): string[] {
  const lines: string[] = [];
  const plain = numbers(card);
  if (card.type === 'government')
    lines.push(`${card.civil_actions}{ca} ${card.military_actions}{ma} ${card.urban_limit}{limit}`);
  if (plain.length > 3) lines.push(plain.slice(0, 2).join(' '), plain.slice(2).join(' '));
  else if (plain.length) lines.push(plain.join(' '));
  if (card.type === 'tactic') lines.push(`+${card.bonus}{strength}`);
  if (card.type === 'bonus') lines.push(`+${card.defense}{bonus}`, `+${card.colonization}{colonize}`);
  if (card.type === 'territory') lines.push(`! ${territory(card).atOnce}`, `∞ ${territory(card).lasting}`);
  if (card.type === 'pact') {
    if (card.symmetric) lines.push(...pactTerms(card.both));
    else lines.push(`A ${pactTerms(card.side_a).join(' ')}`, `B ${pactTerms(card.side_b).join(' ')}`);
  }
  for (const effect of card.effect ?? []) {
    const line = card.type === 'event' ? eventLine(effect, seats) : OPS[effect.op]?.(effect, seats);
    if (line) lines.push(...(Array.isArray(line) ? line : [line]));
  }
  if (card.stages_per_action) lines.push(`1{ca} ≤${card.stages_per_action}{stage}`);
  return lines.length ? lines : ['—'];
}

/** A line as parts: text, or the name of a sign; `A` and `B` alone are the sides of a pact. */
export function parts(line: string): { sign?: string; side?: string; text?: string }[] {
  return line
    .split(/(\{\w+\}|(?<=^| )[AB](?= ))/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('{') ? { sign: part.slice(1, -1) } : /^[AB]$/.test(part) ? { side: part } : { text: part },
    );
}
