/** What a ready hand may declare. */
import { type Meld, type Move, Table } from '../core/index.ts';
import type { PlayerModel } from './hand-and-unseen-tiles.ts';
import { hiddenHands } from './hidden-hands.ts';
import { knownTable } from './table-from-view.ts';

/** Declarations that a hand with these melds could make once it is ready. */
export function declarable({ rules, view }: PlayerModel, melds: readonly Meld[]): Move[] {
  const { declarations } = hiddenHands(rules);
  if (declarations.length === 0) return [];
  const base = knownTable(rules, view);
  const seats = base.seats.map((seat, at) => (at === view.seat ? { ...seat, melds } : seat));
  const turn = { seat: view.seat, begin: 'drawn' as const, offers: [], tile: -1 };
  const table = new Table(rules, { ...base, seats, stage: { at: 'turn', turn }, toAct: [view.seat] });
  return declarations.filter((move) => move.when({ table, seat: view.seat }));
}

/** Marks after a declaration, those that are sure. */
export function marksOf(marks: readonly string[], { steps }: Move): readonly string[] {
  const set = steps.flatMap((step) => (step.do === 'mark' && step.of === 'seat' && !step.when ? [step.name] : []));
  return [...marks, ...set.filter((name) => !marks.includes(name))];
}
