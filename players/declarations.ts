/** What a ready hand may declare. */
import { type Meld, type Move, type Seat, Table } from '../core/index.ts';
import type { PlayerModel } from './hand-and-unseen-tiles.ts';
import { hiddenHands } from './hidden-hands.ts';
import { knownTable } from './table-from-view.ts';

/** Declarations that a seat could make once its hand is ready, with its melds or these. */
export function declarable({ rules, view }: PlayerModel, seat: Seat, melds?: readonly Meld[]): Move[] {
  const { declarations } = hiddenHands(rules);
  if (declarations.length === 0) return [];
  const base = knownTable(rules, view);
  const seats = melds ? base.seats.map((one, at) => (at === seat ? { ...one, melds } : one)) : base.seats;
  const turn = { seat, begin: 'drawn' as const, offers: [], tile: -1 };
  const table = new Table(rules, { ...base, seats, stage: { at: 'turn', turn }, toAct: [seat] });
  return declarations.filter((move) => move.when({ table, seat }));
}

/** Marks after a declaration, those that are sure. */
export function marksOf(marks: readonly string[], { steps }: Move): readonly string[] {
  const set = steps.flatMap((step) => (step.do === 'mark' && step.of === 'seat' && !step.when ? [step.name] : []));
  return [...marks, ...set.filter((name) => !marks.includes(name))];
}
