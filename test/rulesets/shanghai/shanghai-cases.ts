/** Cases of Shanghai mahjong in their neutral form, asked of the game that they name. */
import { type OptionValue, settle } from '../../../core/index.ts';
import { type Circumstances, score } from '../../../loader/index.ts';
import { momentOfWin } from '../../../loader/answer/score-hand.ts';
import { readCases } from '../../conformance/read-cases.ts';
import { meldText, tilesOf, withoutTiles } from '../../conformance/cases/hands-of-cases.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';

interface Meld {
  type: string;
  tiles: string;
}

export interface ShanghaiCase {
  id: string;
  profile: 'sh-knock' | 'sh-pmp';
  kind?: 'flower_value' | 'payment' | 'contract_patterns' | 'melds_allowed' | 'match_length';
  hand: string;
  melds: Meld[];
  meld: Meld;
  win: string;
  by: 'ron' | 'tsumo';
  flags: string[];
  flowers: string[];
  winner: number;
  points: number;
  discarder?: number;
  partners?: number[];
  discarder_ready?: boolean;
  hands: number;
  sequence: string;
  expect: Record<string, unknown>;
}

const GAMES = { 'sh-knock': 'knock', 'sh-pmp': 'pure_mixed_pung' };
const FACTS: Record<string, string> = { kong_replacement: 'kong_draw', rob_kong: 'robbing', last_tile: 'last_of_wall' };
const RELATIONS = ['', 'fed_by_next', 'fed_by_opposite', 'fed_by_previous'];

export const shanghaiCases = (): ShanghaiCase[] => readCases<ShanghaiCase>('shanghai-scoring.jsonl');

export function rulesOfCase({ profile, hands }: Pick<ShanghaiCase, 'profile'> & { hands?: number }) {
  const options: Record<string, OptionValue> = { game: GAMES[profile], ...(hands && { hands }) };
  return rulesOf('shanghai', options);
}

/** Flowers, seasons and dragons as they lie beside the hand. */
function bonusOf(flowers: readonly string[]): string {
  return flowers.map((flower) => (flower[0] === 's' ? `${Number(flower[1]) + 4}f` : flower[1]! + flower[0])).join('');
}

/** What a hand is worth: points, flowers and fan, or why it does not win. */
export function worthOf(one: ShanghaiCase): Record<string, unknown> {
  const rest = withoutTiles(tilesOf(one.hand), [one.win]).join('');
  const melds = one.melds.map(({ type, tiles }) => meldText(type, tiles)).join(' ');
  const how: Circumstances = {
    by: one.by === 'ron' ? 'discard' : 'draw',
    with: one.flags.flatMap((flag) => FACTS[flag] ?? []),
    bonus: bonusOf(one.flowers),
  };
  const { win, reason, judgement } = sure(score(rulesOfCase(one), `${rest} ${melds} +${one.win}`, how));
  if (!win) return { error: reason };
  const { flower, fan } = judgement!.tallies;
  return { points: judgement!.value, flowers_counted: flower, fan };
}

/** What each seat gains, for a hand worth so many points. */
export function paidIn(one: ShanghaiCase): number[] {
  const rules = rulesOfCase(one);
  const seat = one.winner - 1;
  const by = one.by === 'ron' ? 'discard' : 'draw';
  const how = { by, seat, round: 1, with: one.flags?.flatMap((flag) => FACTS[flag] ?? []) ?? [] } as Circumstances;
  const scored = sure(score(rules, '123456789m 111z 4z +4z', { ...how, by: 'draw' }));
  const from = one.discarder === undefined ? undefined : one.discarder - 1;
  const table = momentOfWin(rules, scored.hand, {
    ...scored.circumstances,
    by,
    from,
    marks: (one.partners ?? []).map((partner) => RELATIONS[(partner - one.winner + 4) % 4]!),
  });
  if (one.discarder_ready) table.seats[from!]!.marks = ['knocked'];
  const entries = settle(table, 'win', [seat], [{ ...scored.judgement!, value: one.points }]);
  const delta = [0, 0, 0, 0];
  for (const { from: payer, to, amount } of entries) {
    delta[Number(payer)]! -= amount;
    delta[Number(to)]! += amount;
  }
  table.seats.forEach((each) => (each.marks = []));
  return delta;
}

/** The flowers that one set is worth. */
export function flowersOf({ profile, meld }: ShanghaiCase): number {
  const hand = `${meldText(meld.type, meld.tiles)} 222333444m 9m +9m`;
  return sure(score(rulesOfCase({ profile }), hand, { by: 'draw' })).judgement!.tallies['flower']!;
}
