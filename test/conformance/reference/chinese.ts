/** Hands of the Chinese games and of International, as their references make them, asked of the packs: what they are worth, and what each loser pays. */
import { type OptionValue, seatOfNumber } from '../../../core/index.ts';
import { type Circumstances, score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { flowersText, meldText, tilesOf, withoutTiles, type WonHand } from '../cases/hands-of-cases.ts';
import type { Outcome } from '../differences-page.ts';

/** A hand that a reference has made, with its answer. */
export interface ChineseHand extends WonHand {
  profile: string;
  flags: string[];
  flowers: string[];
  /** Seat of the discarder. */
  from?: number;
  dealer_streak?: number;
  expect: ChineseAnswer;
}

interface ChineseAnswer {
  wins: boolean;
  tai?: number;
  faan?: number;
  points?: number;
  fan: { id: string }[];
  pays?: Partial<Record<'each' | 'other' | 'discarder' | 'responsible' | 'dealer', number>>;
}

/** How a game is asked. */
interface Asked {
  pack: string;
  /** Options of a profile of the reference. */
  options: (profile: string) => Record<string, OptionValue>;
  /** Facts of the pack, by flag. */
  facts: Record<string, string[]>;
  /** The entry of the answer that is the value, and our tally of it. */
  value: 'tai' | 'faan' | 'points';
  tally?: string;
  /** What every hand holds besides, which the case does not say. */
  held?: string;
  /** Whether the discarder alone pays. */
  alone?: true;
}

const FACTS = {
  heavenly: ['dealt_hand'],
  earthly: ['first_discard'],
  kong_replacement: ['after_kong'],
  last_wall: ['last_of_wall'],
  last_discard: ['last_of_wall'],
  rob_kong: ['robbing_kong'],
};

export const CHINESE_GAMES = {
  taiwanese: {
    pack: 'taiwanese',
    options: (list) => ({ list: list === 'wd' ? 'wikidot' : list }),
    facts: {
      heavenly: ['dealt_win'],
      earthly: ['first_draw'],
      human: ['before_first_draw'],
      kong_replacement: ['kong_draw'],
      last_wall: ['last_of_wall'],
      last_discard: ['last_of_wall'],
      rob_kong: ['robbing'],
    },
    value: 'tai',
    alone: true,
  },
  cantonese: {
    pack: 'cantonese',
    options: (profile) => ({
      flowers: profile === 'lo_flowers',
      ...(profile === 'lo_discarder' ? { payment: 'discarder' } : {}),
      ...(profile === 'lo_full_spicy' ? { awards: 'full_spicy' } : {}),
    }),
    facts: FACTS,
    value: 'faan',
    tally: 'fan',
  },
  twelve_tile: {
    pack: 'twelve-tile',
    options: () => ({}),
    facts: FACTS,
    value: 'faan',
    tally: 'fan',
    held: '1w',
  },
  zung_jung: {
    pack: 'zung-jung',
    options: (profile) => ({
      ...(profile === 'mahjongtime' ? { edition: 'mahjongtime' } : {}),
      ...(profile === 'wsom-5' ? { minimum: 5 } : {}),
      ...(profile === 'uniform' ? { payoff: 'uniform' } : {}),
    }),
    facts: FACTS,
    value: 'points',
  },
  international: {
    pack: 'international',
    options: (profile) => ({ imj: {}, 'minimum-3': { minimum: 3 } })[profile] ?? { payment: profile },
    facts: { ...FACTS, kong_replacement: ['kong_replacement'] },
    value: 'points',
  },
} as const satisfies Record<string, Asked>;

/** The most fan of a Cantonese hand; the tally goes on. */
const LIMIT = 10;

/** Tables that a reference knows and no option of the pack chooses. */
const NO_OPTION = ['lo_old', '3.0', 'family'];

/** The hands of tables that the pack plays, as they come out. */
export function chineseOutcomes(game: keyof typeof CHINESE_GAMES, cases: readonly ChineseHand[]): Outcome[] {
  const asked: Asked = CHINESE_GAMES[game];
  return cases
    .filter(({ profile }) => !NO_OPTION.includes(profile))
    .map((one) => {
      const hand = handOf(one, asked.held);
      const how: Circumstances = {
        by: one.by === 'tsumo' ? 'draw' : 'discard',
        seat: seatOfNumber(one.seat),
        round: one.round,
        with: one.flags.flatMap((flag) => asked.facts[flag]!),
        ...(one.from === undefined ? {} : { from: seatOfNumber(one.from) }),
        ...(one.dealer_streak === undefined ? {} : { counters: { streak: one.dealer_streak } }),
      };
      const scored = score(rulesOf(asked.pack, asked.options(one.profile)), hand, how);
      if (!scored.ok) throw new Error(`${one.id}: ${scored.problems[0]?.message}`);
      const { judgement, delta } = scored.value;
      const value = judgement && (asked.tally ? Math.min(LIMIT, judgement.tallies[asked.tally]!) : judgement.value);
      const ours = judgement ? { value, delta } : 'no win';
      const theirs = one.expect.wins ? { value: one.expect[asked.value], delta: deltaOf(one, asked) } : 'no win';
      const items = judgement?.patterns.map(({ id }) => id).join(' ') ?? '';
      const said = `\`${hand}\`, ${one.profile}, ${JSON.stringify(how)}: ours ${items}; theirs ${one.expect.fan.map(({ id }) => id).join(' ')}`;
      return { id: one.id, case: said, theirs: JSON.stringify(theirs), ours: JSON.stringify(ours), disputed: '' };
    });
}

/** What a difference is about where both are known to read the sheet differently; `test/reference/README.md` has the table. */
export function knownChinese(one: ChineseHand, { ours, theirs, case: said }: Outcome): string | undefined {
  const [mine, its] = [ours, theirs].map((text) => JSON.parse(text) as { value: number } | string);
  const worth = (answer: typeof mine): number | undefined => (typeof answer === 'object' ? answer.value : undefined);
  const shown = one.melds.filter(({ tiles }) => tiles.endsWith(one.win[1]!)).length;
  if (one.profile.startsWith('lo') && one.by === 'ron' && shown >= 3 && worth(mine) === worth(its)) return 'nine tiles';
  if (one.profile !== 'wd') return undefined;
  const has = (...ids: string[]): boolean => one.expect.fan.some(({ id }) => ids.includes(id));
  if (has('pairs8')) return 'pairs and a triplet';
  if (has('honour') && /dragons|winds/.test(said.split('; theirs')[0]!)) return 'honors beside';
  if (has('pure_sequences') && has('no_honours_flowers')) return 'plain sequences';
  if (has('concealed_straight')) return 'straight in an open hand';
  if (has('fully') && has('thu', 'ehu')) return 'concealed at once';
  return has('edge', 'pair_wait') ? 'one kind completes' : undefined;
}

/** A case in our notation. */
function handOf({ hand, melds, win, flowers }: ChineseHand, besides = ''): string {
  const held = withoutTiles(tilesOf(hand), [win]).join('');
  const bonus = flowersText(flowers);
  return [held + besides, ...melds.map(({ type, tiles }) => meldText(type, tiles)), bonus, `+${win}`]
    .filter((part) => part !== '')
    .join(' ');
}

/** What every seat receives, from what the answer says a payer pays; the dealer sits first. */
function deltaOf({ by, seat, from, expect: { pays = {} } }: ChineseHand, { alone }: Asked): number[] {
  const delta = [0, 0, 0, 0];
  for (let payer = 1; payer <= 4; payer++) {
    const gives = by === 'ron' && payer === from;
    if (payer === seat || (alone && by === 'ron' && !gives)) continue;
    const special = gives ? (pays.discarder ?? pays.responsible) : payer === 1 ? pays.dealer : undefined;
    const share = special ?? pays.each ?? (alone && payer === 1 ? pays.dealer : pays.other)!;
    delta[payer - 1]! -= share;
    delta[seat - 1]! += share;
  }
  return delta;
}
