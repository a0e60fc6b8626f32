/** A hand with what it scores: every number comes from the engine while the book is made. */
import {
  type Award,
  type Judgement,
  onceFor,
  parseHand,
  printHand,
  printTiles,
  type WinQuery,
} from '../../core/index.ts';
import {
  type Circumstances,
  explain,
  type PackRuleset,
  type PaidWin,
  score,
  tellHand,
  tellResult,
} from '../../loader/index.ts';
import type { Block, Inline } from '../block-types.ts';
import { howOf } from '../query-to-circumstances.ts';
import { joined, type Line, link, plainText, tiles, text, unlinked } from '../make-blocks.ts';
import { anchorOf, isTold, talliesTold } from '../anchors.ts';
import { amount } from '../number-text.ts';
import { factLine, type Making, nameOf, optionValue, plainName, roundName, seatName } from '../chapter-context.ts';

/** A hand to be shown. */
export interface ShownHand {
  hand: string;
  query: WinQuery;
  /** Under which it is scored. */
  rules: PackRuleset;
  /** Other than those of the book. */
  options: Readonly<Record<string, unknown>>;
}

/** What a hand is worth, and whether that is too little to win. */
interface Judged {
  judgement?: Judgement;
  short: boolean;
}

/** What the hand is worth, also where it would be too little to win. */
export function judged({ rules, query }: Pick<ShownHand, 'rules' | 'query'>): Judged {
  return judgedBy(rules)(query);
}

const judgedBy = onceFor((rules: PackRuleset) =>
  onceFor((query: WinQuery): Judged => {
    const judgement = rules.judge(query);
    if (judgement !== undefined) return { judgement, short: false };
    const best = explain(rules, query).readings[0]?.judgement;
    return { ...(best && { judgement: best }), short: best !== undefined };
  }),
);

/** A hand that has a pattern, or has it not; one that does otherwise is a fault of whoever chose it. */
export function patternExample(making: Making, pattern: string, shown: ShownHand, holds: boolean): Block {
  const { judgement, short } = judged(shown);
  const has = judgement?.patterns.some(({ id }) => id === pattern) ?? false;
  if (has !== holds) throw new Error(`${shown.hand} ${has ? 'has' : 'does not have'} ${pattern}`);
  const result = judgement ? resultOf(making, judgement, short, paidFor(shown)) : [text(making.texts.noWin)];
  return exampleBlock(making, shown, result, holds);
}

function exampleBlock(making: Making, shown: ShownHand, result: Line, holds: boolean): Block {
  const circumstances = plainText(circumstancesOf(making, shown));
  return { is: 'example', hand: ordered(shown), circumstances, result, holds, ...again(shown) };
}

/** What is paid for the hand; undefined where it does not win. */
function paidFor({ hand, query, rules }: ShownHand): PaidWin | undefined {
  const scored = score(rules, hand, howOf(rules, query));
  if (!scored.ok || !scored.value.win) return undefined;
  const { settlement, circumstances } = scored.value;
  return { seat: query.seat, from: circumstances.from, settlement };
}

/** What scores the hand again under the options of the book. */
function again({ rules, query, options }: ShownHand): { how?: Circumstances } {
  return Object.keys(options).length === 0 ? { how: howOf(rules, query) } : {};
}

/** `Common Hand 1 + No Flowers 1 = 2 fan: 8 from the discarder, 4 from each other player`. */
function resultOf(making: Making, judgement: Judgement, short = false, paid?: PaidWin): Inline[] {
  const { texts, rules, language } = making;
  const told = judgement.patterns.filter(({ id }) => isTold(making.pack, 'patterns', id));
  const parts = told.map((award) => awardLine(making, award));
  const telling = { language, amount };
  const result = paid ? tellResult(rules, judgement, paid, telling) : tellHand(rules, judgement, telling);
  return [
    ...(parts.length > 0 ? joined(parts, ' + ') : [text(texts.noPatterns)]),
    text(` = ${result}`),
    ...(short ? [text(` — ${texts.tooLittle}`)] : []),
  ];
}

function awardLine(making: Making, { id, times, value }: Award): Line {
  const told = talliesTold(making.pack);
  const each = Object.entries(value)
    .filter(([tally]) => told.includes(tally))
    .map(([tally, sum]) => (told.length > 1 ? making.counted(tally, sum) : [text(amount(sum))]));
  const often = times > 1 ? [text(`${times} × `)] : [];
  return [...often, link(anchorOf('patterns', id), nameOf(making, 'patterns', id)), text(' '), ...joined(each, ', ')];
}

/** How the hand came about, in words: only what is not ordinary beside the way it was won. */
function circumstancesOf(making: Making, { query, rules, options }: ShownHand): Line {
  const { texts } = making;
  const bits = rules.situation.filter((_, bit) => (query.situation >> bit) & 1);
  // A tile of a kong is no discard.
  const isRobbed = bits.some(({ id }) => /\bwindow is (?!discard)/.test(String(making.pack.situation?.[id]?.when)));
  const facts = bits.map(({ id }): Line => unlinked(factLine(making, id)));
  const marks = query.marks.map((id): Line => [text(plainName(making, 'marks', id))]);
  const counters = Object.entries(query.counters).filter(
    ([id, count]) => count !== 0 && isTold(making.pack, 'counters', id),
  );
  const lists = Object.entries(query.lists ?? {}).filter(([, kinds]) => kinds.length > 0);
  const parts: Line[] = [
    ...(query.by === 'draw' ? [[text(texts.byDraw)]] : isRobbed ? [] : [[text(texts.byDiscard)]]),
    [seatName(making, query.seat)],
    ...(query.round > 1 ? [roundName(making, query.round)] : []),
    ...facts,
    ...marks,
    ...counters.map(([id, count]) => [text(`${plainName(making, 'counters', id)}${texts.colon}${count}`)]),
    ...lists.map(([id, kinds]) => [
      text(`${plainName(making, 'lists', id)}${texts.colon}`),
      tiles(printTiles([...kinds], rules.tiles)),
    ]),
    ...Object.entries(options).map(([id, value]) => [
      text(`${plainName(making, 'options', id)}${texts.colon}`),
      typeof value === 'string' ? text(value.replaceAll('_', ' ')) : optionValue(making, value),
    ]),
  ];
  return joined(parts, ' · ');
}

/** A hand that is read in a shape. */
export function shapeExample(making: Making, shape: string, shown: ShownHand): Block {
  const { judgement, short } = judged(shown);
  if (judgement?.shape !== shape) throw new Error(`${shown.hand} is not read as ${shape}`);
  return exampleBlock(making, shown, resultOf(making, judgement, short, paidFor(shown)), true);
}

/** The hand with its tiles in order, as it would stand on the table. */
function ordered({ hand, rules }: ShownHand): string {
  const read = parseHand(hand, rules.tiles);
  return read.ok ? printHand(read.value, rules.tiles) : hand;
}

/** A hand that wins, with what else is so in this case. */
export function wonExample(making: Making, shown: ShownHand, further: readonly Line[]): Block {
  const { judgement, short } = judged(shown);
  if (judgement === undefined || short) throw new Error(`${shown.hand} does not win`);
  return {
    is: 'example',
    hand: ordered(shown),
    circumstances: plainText(joined([circumstancesOf(making, shown), ...further], ' · ')),
    result: resultOf(making, judgement),
    holds: true,
  };
}
