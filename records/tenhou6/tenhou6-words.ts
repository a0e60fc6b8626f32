/** Words of tenhou.net/6 and ours. The viewer reads the endings of these texts, so they stand as it writes them. */
import type { DrawReason } from '../game-record.ts';
import { type JsonReader, type Json, note } from '../json-reader.ts';

const SUITS = 'mpsz';

/** Tiles are 11-19, 21-29, 31-39 and 41-47; the red fives 51, 52, 53. */
export function toCode(tile: string): number {
  const suit = SUITS.indexOf(tile[1]!) + 1;
  return tile[0] === '0' ? 50 + suit : suit * 10 + Number(tile[0]);
}

/** The tile of a code; undefined where there is none. */
export function fromCode(code: number): string | undefined {
  const [suit, rank] = [Math.floor(code / 10), code % 10];
  if (suit === 5) return rank >= 1 && rank <= 3 ? `0${SUITS[rank - 1]!}` : undefined;
  const last = suit === 4 ? 7 : 9;
  return suit >= 1 && suit <= 4 && rank >= 1 && rank <= last ? rank + SUITS[suit - 1]! : undefined;
}

export function takeCode(reader: JsonReader, value: Json | undefined, path: string): string {
  const tile = typeof value === 'number' ? fromCode(value) : undefined;
  if (tile === undefined)
    note(
      reader,
      `\`${path}\` is ${JSON.stringify(value) ?? 'missing'}; expected a tile: 11-19, 21-29, 31-39, 41-47 or 51-53.`,
    );
  return tile ?? '1m';
}

export const WON = '和了';
/** Drawn with payments between those who wait and the others ... */
export const DRAWN = '流局';
/** ... and without: all wait, or nobody does. */
export const ALL_WAIT = '全員聴牌';
export const NONE_WAITS = '全員不聴';

export const REASONS: Readonly<Record<Exclude<DrawReason, 'exhausted'>, string>> = {
  nagashi: '流し満貫',
  nine_kinds: '九種九牌',
  four_winds: '四風連打',
  four_riichi: '四家立直',
  four_kongs: '四槓散了',
  triple_win: '三家和了',
};

/** As it is written elsewhere. */
const MORE_REASONS: Readonly<Record<string, DrawReason>> = {
  四開槓: 'four_kongs',
  三家和: 'triple_win',
  流局満貫: 'nagashi',
};

export function reasonOf(text: string): DrawReason | undefined {
  if ([DRAWN, ALL_WAIT, NONE_WAITS].includes(text)) return 'exhausted';
  const known = (Object.keys(REASONS) as (keyof typeof REASONS)[]).find((reason) => REASONS[reason] === text);
  return known ?? (Object.hasOwn(MORE_REASONS, text) ? MORE_REASONS[text] : undefined);
}

/** Patterns by their names in game records; `$` stands for a wind. */
export const PATTERNS: Readonly<Record<string, string>> = {
  menzen_tsumo: '門前清自摸和',
  riichi: '立直',
  ippatsu: '一発',
  chankan: '槍槓',
  rinshan: '嶺上開花',
  haitei: '海底摸月',
  houtei: '河底撈魚',
  pinfu: '平和',
  tanyao: '断幺九',
  iipeikou: '一盃口',
  yakuhai_seat: '自風 $',
  yakuhai_round: '場風 $',
  yakuhai_haku: '役牌 白',
  yakuhai_hatsu: '役牌 發',
  yakuhai_chun: '役牌 中',
  double_riichi: '両立直',
  chiitoitsu: '七対子',
  chanta: '混全帯幺九',
  ittsu: '一気通貫',
  sanshoku_doujun: '三色同順',
  sanshoku_doukou: '三色同刻',
  sankantsu: '三槓子',
  toitoi: '対々和',
  sanankou: '三暗刻',
  shousangen: '小三元',
  honroutou: '混老頭',
  ryanpeikou: '二盃口',
  junchan: '純全帯幺九',
  honitsu: '混一色',
  chinitsu: '清一色',
  renhou: '人和',
  tenhou: '天和',
  chiihou: '地和',
  daisangen: '大三元',
  suuankou: '四暗刻',
  suuankou_tanki: '四暗刻単騎',
  tsuuiisou: '字一色',
  ryuuiisou: '緑一色',
  chinroutou: '清老頭',
  chuuren: '九蓮宝燈',
  chuuren_9: '純正九蓮宝燈',
  kokushi: '国士無双',
  kokushi_13: '国士無双１３面',
  daisuushii: '大四喜',
  shousuushii: '小四喜',
  suukantsu: '四槓子',
  dora: 'ドラ',
  ura_dora: '裏ドラ',
  aka_dora: '赤ドラ',
  kita: '抜きドラ',
};

export const WINDS = ['東', '南', '西', '北'];

/** The pattern behind a text without its value; the text itself where it is unknown. */
export function patternOf(text: string): string {
  const bare = text.replace(/^((?:自|場)風 ?)[東南西北]$/, (_, kind: string) => `${kind.trimEnd()} $`);
  return Object.keys(PATTERNS).find((id) => PATTERNS[id] === bare) ?? text;
}

/** Limits by the base they make. */
export const LIMITS: Readonly<Record<number, string>> = {
  2000: '満貫',
  3000: '跳満',
  4000: '倍満',
  6000: '三倍満',
  8000: '数え役満',
};
export const ROUNDED_UP = '切り上げ満貫';
export const YAKUMAN = '役満';
