/** Hands of riichi that a scorer easily gets wrong, brought into the form of the other cases. */
import { readLines } from './read-cases.ts';
import type { RiichiCase } from './cases/riichi.ts';

interface Trap {
  note: string;
  hand: string;
  win: string;
  melds: { k: 'chi' | 'pon' | 'minkan' | 'ankan' | 'kakan'; t: string }[];
  tsumo: boolean;
  /** 1 right, 2 across, 3 left. */
  from: number;
  round: number;
  seat: number;
  /** 2: in the first turn. */
  riichi: 0 | 1 | 2;
  ippatsu: boolean;
  last: boolean;
  rinshan: boolean;
  chankan: boolean;
  first: boolean;
  dora: string[];
  ura: string[];
  expect: { han?: number; fu?: number; yakuman?: number; points: number; yaku: string[] };
}

type Yaku = NonNullable<RiichiCase['expect']['yaku']>[number]['id'];

const NAMES: Record<string, Yaku> = {
  tsumo: 'menzen_tsumo',
  'double riichi': 'double_riichi',
  'san ankou': 'sanankou',
  'san kantsu': 'sankantsu',
  'suu ankou': 'suuankou',
  'suu ankou tanki': 'suuankou_tanki',
  'suu kantsu': 'suukantsu',
  'kokushi 13': 'kokushi_13',
  white: 'yakuhai_haku',
  green: 'yakuhai_hatsu',
  'red dragon': 'yakuhai_chun',
  ura: 'ura_dora',
  red: 'aka_dora',
};

function yakuOf(text: string, isYakuman: boolean): { id: Yaku; han?: number; yakuman?: number } {
  const [, name = text, han] = isYakuman ? [] : (/^(.*) (\d+)$/.exec(text) ?? []);
  const wind = /^(seat|round) wind/.exec(name);
  const id = wind ? (`yakuhai_${wind[1]}` as Yaku) : (NAMES[name] ?? (name as Yaku));
  return isYakuman ? { id, yakuman: 1 } : { id, han: Number(han) };
}

function flagsOf({ riichi, ippatsu, last, rinshan, chankan, first, tsumo, seat }: Trap): RiichiCase['flags'] {
  const flags: [boolean, RiichiCase['flags'][number]][] = [
    [riichi === 1, 'riichi'],
    [riichi === 2, 'double_riichi'],
    [ippatsu, 'ippatsu'],
    [last, tsumo ? 'haitei' : 'houtei'],
    [rinshan, 'rinshan'],
    [chankan, 'chankan'],
    [first, seat === 1 ? 'tenhou' : 'chiihou'],
  ];
  return flags.flatMap(([is, flag]) => (is ? [flag] : []));
}

function caseOf(trap: Trap, index: number): RiichiCase {
  const { hand, win, melds, tsumo, from, round, seat, dora, ura } = trap;
  const { yaku, points, ...rest } = trap.expect;
  return {
    id: `trap ${index + 1}, ${trap.note}`,
    hand: hand + win,
    win,
    melds: melds.map(({ k, t }) => ({ type: k, tiles: t })),
    by: tsumo ? 'tsumo' : 'ron',
    seat,
    round,
    ...(!tsumo && { from: ((seat - 1 + from) % 4) + 1 }),
    flags: flagsOf(trap),
    dora,
    ura,
    honba: 0,
    sticks: 0,
    rules: { double_yakuman: false },
    expect:
      yaku.length === 0
        ? { error: 'no_yaku' }
        : { yaku: yaku.map((text) => yakuOf(text, rest.yakuman !== undefined)), ...rest, total: points },
  };
}

export function trapCases(): RiichiCase[] {
  return readLines<Trap>('bench/traps-w1.jsonl').map(caseOf);
}
