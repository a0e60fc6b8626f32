/** What tells variants apart, from their rules and from hands that are scored under them. */
import { isBonus, type Seat } from '../../core/index.ts';
import { wallTotal } from './wall-total.ts';
import { type Circumstances, handSizes, score } from '../../loader/index.ts';
import type { Block } from '../block-types.ts';
import { exposerFor } from '../chapters/payment/payment-tables.ts';
import { joined, type Line, link, text } from '../make-blocks.ts';
import { amount } from '../number-text.ts';
import type { CompareWords } from '../text/index.ts';
import { type Making, nameOf, packName } from '../chapter-context.ts';

/** A table with a column for each pack. */
export function compare(makings: readonly Making[], words: CompareWords): Block {
  const lines: readonly [string, (making: Making) => Line][] = [
    [words.players, ({ rules }) => number(rules.seats.count)],
    [words.tiles, ({ rules }) => number(wallTotal(rules))],
    [
      words.bonus,
      ({ rules }) =>
        number(
          copiesOf(rules, (kind) => isBonus(rules.tiles, kind)),
          words,
        ),
    ],
    [
      words.marked,
      ({ rules }) =>
        number(
          rules.tiles.tiles.reduce((sum, { marked, copies }) => sum + (marked ? copies : 0), 0),
          words,
        ),
    ],
    [words.hand, ({ rules }) => number(largestHand(rules))],
    [words.claims, (making) => claims(making, words)],
    [words.shapes, ({ pack }) => number(Object.keys(pack.shapes).length)],
    [words.patterns, ({ pack }) => number(Object.keys(pack.patterns).length)],
    [
      words.minimum,
      ({ pack, clause }) =>
        pack.score.minimum === undefined ? [text(words.none)] : clause(pack.score.minimum, 'score'),
    ],
    [words.limit, (making) => highestLimit(making, words)],
    [words.onDiscard, (making) => [text(whoPays(making, 'discard', words) ?? words.none)]],
    [words.onDraw, (making) => [text(whoPays(making, 'draw', words) ?? words.none)]],
    [words.free, ({ rules }) => [text(rules.play === 'free' ? words.freePlay : words.checkedPlay)]],
    [words.options, ({ rules }) => number(Object.keys(rules.options).length)],
  ];
  const head: Line[] = makings.map((making) => [link(making.pack.id, text(packName(making)))]);
  const rows = lines.map(([title, cell]): Line[] => [[text(title)], ...makings.map(unlinkedCell(cell))]);
  return { is: 'table', head: [[], ...head], rows, numbers: [] };
}

/** Entries that rules link to stand in other pages. */
function unlinkedCell(cell: (making: Making) => Line): (making: Making) => Line {
  const plain = (line: Line): Line =>
    line.flatMap((piece) => {
      if (piece.is === 'link') return plain(piece.of);
      return piece.is === 'name' ? [text(piece.text)] : [piece];
    });
  return (making) => plain(cell(making));
}

function number(count: number, words?: CompareWords): Line {
  return [text(count === 0 && words ? words.none : amount(count))];
}

function copiesOf({ tiles }: Making['rules'], has: (kind: number) => boolean): number {
  return tiles.kinds.reduce((sum, { copies }, kind) => sum + (has(kind) ? copies : 0), 0);
}

/** Kongs counting three. */
function largestHand(rules: Making['rules']): number {
  const { threes, all } = handSizes(rules);
  return Math.max(0, ...threes, ...all);
}

/** What may be claimed of others, and by whom. */
function claims({ pack, language, isNever }: Making, { nextOnly, none }: CompareWords): Line {
  const found = Object.values(pack.moves).filter(
    ({ on, makes, when }) => makes && !on.includes('turn') && !(when !== undefined && isNever(when, 'move')),
  );
  const named = found.map(
    ({ name, by }) => `${name[language] ?? name.en}${by === 'next seat' ? ` (${nextOnly})` : ''}`,
  );
  return [text([...new Set(named)].join(', ') || none)];
}

/** The one that ends the scale: limits stand highest first. */
function highestLimit(making: Making, { none }: CompareWords): Line {
  const [first] = Object.entries(making.pack.limits ?? {});
  if (first === undefined) return [text(none)];
  const [id, { value }] = first;
  const worth = value === undefined ? [] : [[text(making.texts.colon), ...making.clause(value, 'score')]];
  return joined([[nameOf(making, 'limits', id)], ...worth], '');
}

/**
 * As the dearest hand of the pack is paid, whom rounding changes least: who of the losers pays how much more. Undefined
 * where the pack shows no hand that wins.
 */
export function whoPays(making: Making, by: 'draw' | 'discard', words: CompareWords): string | undefined {
  const winner = 1;
  const exposer = exposerFor(making.rules, winner);
  const how = { by, seat: winner, ...(by === 'discard' && { from: exposer }) };
  const losses = dearestLosses(making, how);
  if (losses.length === 0) return undefined;
  const payers = losses.flatMap((loss, seat) => (loss > 0 ? [seat] : []));
  if (payers.length === 0) return words.none;
  if (by === 'discard' && payers.length === 1 && payers[0] === exposer) return words.discarderAlone;
  return [words.everybody, ...more(losses, by === 'discard' ? exposer : undefined, words)].join('; ');
}

/** What each seat loses where the dearest of the pack's own hands is won so. */
function dearestLosses({ rules, open }: Making, how: Circumstances): number[] {
  const all = open.examples.flatMap(({ example, rules: own }) => {
    if (own !== rules || !example.has) return [];
    const scored = score(rules, example.hand, how);
    return scored.ok && scored.value.win ? [scored.value.delta.map((sum) => -sum)] : [];
  });
  const lost = (losses: readonly number[]): number => losses.reduce((sum, loss) => sum + Math.max(0, loss), 0);
  return all.reduce((most, losses) => (lost(losses) > lost(most) ? losses : most), [] as number[]);
}

function more(losses: readonly number[], exposer: Seat | undefined, words: CompareWords): string[] {
  const least = Math.min(...losses.filter((loss) => loss > 0));
  const said = (seat: Seat | undefined, sentence: string, otherwise: string): string[] => {
    const times = seat === undefined ? 0 : (losses[seat] ?? 0) / least;
    if (times <= 1) return [];
    return [Number.isInteger(times * 2) ? sentence.replace('{times}', amount(times)) : otherwise];
  };
  return [...said(exposer, words.discarderTimes, words.discarderMore), ...said(0, words.dealerTimes, words.dealerMore)];
}
