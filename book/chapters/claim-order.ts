/** Who is heard first: the moves that answer a window, in the order of their rank. */
import type { Expr } from '../../dsl/index.ts';
import type { Making } from '../chapter-context.ts';

export interface Claim {
  move: string;
  /** What its rank can come to; empty where that only shows at the table. */
  ranks: readonly number[];
}

/** The windows that moves open, in the order of the moves; that of discards first. */
export function windowsOf({ rules }: Making): string[] {
  const opened = Object.values(rules.moves).flatMap((move) => {
    const names = move.steps.flatMap((step) => (step.do === 'window' ? [step.name] : []));
    return names.map((name) => ({ name, discards: move.steps.some((step) => step.do === 'discard') }));
  });
  const first = opened.filter(({ discards }) => discards);
  return [...new Set([...first, ...opened].map(({ name }) => name))];
}

/** The moves that open a window. */
export function openersOf({ rules }: Making, window: string): string[] {
  return Object.values(rules.moves)
    .filter(({ steps }) => steps.some((step) => step.do === 'window' && step.name === window))
    .map(({ id }) => id);
}

/** What may be claimed in a window, highest rank first; equal ones together. */
export function claimsIn(making: Making, window: string): Claim[][] {
  const claims = Object.values(making.rules.moves)
    .filter(({ id, on }) => on.includes(window) && canClaim(making, id, window))
    .map(({ id }): Claim => ({ move: id, ranks: ranksOf(making, id) }));
  const highest = ({ ranks }: Claim): number => Math.max(...ranks, 0);
  const sorted = [...new Set(claims.map(highest))].sort((a, b) => b - a);
  return sorted.map((rank) => claims.filter((claim) => highest(claim) === rank));
}

/** Whether the options in force leave the claim anything in this window. */
function canClaim({ pack, isNever }: Making, move: string, window: string): boolean {
  const { when } = pack.moves[move]!;
  const here = String(when).replace(/\bwindow is (\w+)/g, (_, name) => (name === window ? '1 == 1' : '1 == 0'));
  return when === undefined || !isNever(here.replaceAll('not 1 == 1', '1 == 0'), 'move');
}

function ranksOf(making: Making, move: string): number[] {
  const { rank } = making.pack.moves[move]!;
  return rank === undefined ? [] : [...new Set(numbersIn(making.read(rank, 'move').folded))];
}

function numbersIn(tree: Expr): number[] {
  if (tree.node === 'number') return [tree.value];
  return tree.node === 'if' ? [...numbersIn(tree.then), ...numbersIn(tree.else)] : [];
}
