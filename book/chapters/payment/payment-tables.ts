/** Tables of what is paid for a win, by what its patterns add up to; every number is settled by the rules of the pack. */
import type { Seat } from '../../../core/index.ts';
import { type Circumstances, type PackRuleset, score } from '../../../loader/index.ts';
import type { Block } from '../../block-types.ts';
import { type Line, paragraph, strong, table, text } from '../../make-blocks.ts';
import { amount } from '../../number-text.ts';
import type { Making } from '../../chapter-context.ts';

/** A sum of patterns, and what it is worth. */
export interface Worth {
  tallies: Readonly<Record<string, number>>;
  value: number;
  limit?: string;
}

/** Who wins, and on whose tile. */
export interface Way {
  by: 'discard' | 'draw';
  dealer: boolean;
}

/** A way with the roles of those who pay, and what they pay for each sum. */
export interface Paid {
  way: Way;
  roles: readonly Role[];
  cells: readonly string[];
}

type Role = 'exposer' | 'others' | 'dealer';

const WAYS: readonly Way[] = [false, true].flatMap((dealer) =>
  (['discard', 'draw'] as const).map((by): Way => ({ by, dealer })),
);

/** What is paid for such sums, by each way to win; the dealer's apart only where they are paid otherwise. */
export function paidFor(making: Making, worths: readonly Worth[]): Paid[] {
  const all = WAYS.flatMap((way): Paid[] => {
    const losses = worths.map((worth) => lossesFor(making, worth, way));
    if (losses.some((one) => one === undefined)) return [];
    const known = losses.map((one) => one!);
    const roles = rolesIn(known);
    return roles.length === 0 ? [] : [{ way, roles, cells: known.map((one) => cellFor(one, roles)) }];
  });
  const isAlike = (one: Paid, other: Paid): boolean =>
    one.way.by === other.way.by && one.cells.join() === other.cells.join();
  return all.filter((one, at) => !all.slice(0, at).some((before) => isAlike(before, one)));
}

/** What the parties of a win lose. */
type Losses = Readonly<Partial<Record<Role, number>>>;

/** The third seat gives the tile; of two seats the other one. */
export function exposerFor({ seats }: PackRuleset, winner: Seat): Seat {
  return seats.count > 2 ? 2 : 1 - winner;
}

/** The winner sits second, or deals. The hand itself does not matter. */
function lossesFor(making: Making, { tallies, value, limit }: Worth, { by, dealer }: Way): Losses | undefined {
  const { rules, open } = making;
  const winner = dealer ? 0 : 1;
  const exposer = exposerFor(rules, winner);
  const how: Circumstances = { by, seat: winner, ...(by === 'discard' && { from: exposer }) };
  const run = open.examples.find((one) => one.rules === rules && rules.judge(one.example.query) !== undefined);
  const judgement = run && rules.judge(run.example.query);
  if (run === undefined || judgement === undefined) return undefined;
  const none = Object.fromEntries(Object.keys(judgement.tallies).map((tally) => [tally, 0]));
  const { limit: _, sums: _sums, ...plain } = judgement;
  const worth = { ...plain, patterns: [], tallies: { ...none, ...tallies }, value, ...(limit && { limit }) };
  const scoring = { ...rules.scoring, judge: () => ({ judgement: worth, isWin: true }) };
  const scored = score({ ...rules, scoring }, run.example.hand, how);
  if (!scored.ok) return undefined;
  const lost = scored.value.delta.map((sum) => -sum);
  const seats = lost.map((_sum, seat) => seat).filter((seat) => seat !== winner);
  const others = seats.filter((seat) => seat !== 0 && !(by === 'discard' && seat === exposer));
  const isExposer = by === 'discard' && exposer === 0;
  return {
    ...(by === 'discard' && { exposer: lost[exposer]! }),
    ...(others[0] !== undefined && { others: lost[others[0]]! }),
    ...(!dealer && !isExposer && { dealer: lost[0]! }),
  };
}

/** Who pays at all, and the dealer only where that is something else than what others pay. */
function rolesIn(losses: readonly Losses[]): Role[] {
  return (['exposer', 'others', 'dealer'] as const).filter((role) => {
    if (!losses.some((one) => (one[role] ?? 0) !== 0)) return false;
    return role !== 'dealer' || losses.some(({ dealer, others }) => dealer !== others);
  });
}

function cellFor(losses: Losses, roles: readonly Role[]): string {
  return roles.map((role) => amount(losses[role] ?? 0)).join('/');
}

/** `Drawn: each of the others / the dealer`. */
export function paidTitle({ texts }: Making, { way, roles }: Paid, all: readonly Paid[]): string {
  const isTold = all.some((one) => one.way.by === way.by && one.way.dealer !== way.dealer);
  const who = isTold ? (way.dealer ? texts.paidDealer : texts.paidOther) : '';
  const by = way.by === 'draw' ? texts.paidDrawn : texts.paidDiscard;
  const said = { exposer: texts.paidExposer, others: texts.paidEach, dealer: texts.paidTheDealer };
  const only = roles.length === 1 && roles[0] === 'exposer' ? texts.paidAlone : undefined;
  const title = `${who}${by}${texts.colon}${only ?? roles.map((role) => said[role]).join(' / ')}`;
  return all.length === 0 ? title : title.charAt(0).toUpperCase() + title.slice(1);
}

/** A row for each sum, with what is paid in each way. */
export function paidTable(making: Making, corner: string, rows: readonly [string, Worth][]): Block[] {
  const all = paidFor(
    making,
    rows.map(([, worth]) => worth),
  );
  if (all.length === 0) return [];
  const head = [corner, ...all.map((one) => paidTitle(making, one, all))];
  const lines = rows.map(([shown], at): Line[] => [[text(shown)], ...all.map(({ cells }): Line => [text(cells[at]!)])]);
  return [table(head, lines, ...head.map((_, column) => column).slice(1))];
}

/** What no hand comes to. */
const NONE = '–';

/**
 * A table for each winner, the dealer's apart where it differs: rows by one tally, columns by the other. In a cell stands
 * what a discard brings, then in brackets a draw: `1000 (300/500)`.
 */
export function paidGrids(
  making: Making,
  { corner, columns, rows }: PaidGrid,
  isPossible: (by: Way['by'], row: number, column: number) => boolean,
): Block[] {
  const all = paidFor(
    making,
    rows.flatMap(([, worths]) => worths),
  );
  return [false, true].flatMap((dealer): Block[] => {
    const ways = all.filter(({ way }) => way.dealer === dealer);
    if (ways.length === 0) return [];
    const cell = (row: number, column: number): string => {
      const parts = ways.map(({ way, cells }) =>
        isPossible(way.by, row, column) ? cells[row * columns.length + column]! : NONE,
      );
      return parts.every((part) => part === parts[0]) ? parts[0]! : inBrackets(parts);
    };
    const lines = rows.map(([shown], row): Line[] => [
      [text(shown)],
      ...columns.map((_, column): Line => [text(cell(row, column))]),
    ]);
    const title = inBrackets(ways.map((one, at) => paidTitle(making, one, at === 0 ? all : [])));
    return [paragraph(strong(text(title))), table([corner, ...columns], lines, ...columns.map((_, at) => at + 1))];
  });
}

/** Sums of two tallies with what they are worth. */
export interface PaidGrid {
  corner: string;
  columns: readonly string[];
  rows: readonly [string, readonly Worth[]][];
}

function inBrackets([first = '', ...more]: readonly string[]): string {
  return more.length === 0 ? first : `${first} (${more.join(', ')})`;
}
