/** Sets of kinds as functions made once. What names its tiles says the same at every seat of every table and is a list. */
import { type Kind, type Context, seatNumber } from '../../core/index.ts';
import type { Scope } from '../expression-scope.ts';
import type { KindSet } from '../syntax-tree.ts';
import { kindAt, UNBOUND } from './template-variables.ts';
import { kindsWords } from '../words/index.ts';

/** Whether a kind belongs to the set, as a seat of the table sees it. */
export type KindTest = (kind: Kind, at: Context) => boolean;

/** The test of a set without variables. */
export function kindTest(set: KindSet, scope: Scope): KindTest {
  const { tiles } = scope;
  switch (set.node) {
    case 'tiles': {
      const named = tiles.kinds.map((_, kind) => set.tiles.some((tile) => kindAt(tile, tiles, UNBOUND) === kind));
      return (kind) => named[kind]!;
    }
    case 'kindWord': {
      const word = kindsWords.get(set.name)!;
      return (kind, at) => word.holds(kind, tiles, { at, seat: seatNumber(at.table, at.seat), round: at.table.round });
    }
    case 'or': {
      const tests = set.of.map((part) => kindTest(part, scope));
      return (kind, at) => tests.some((test) => test(kind, at));
    }
    case 'not': {
      const test = kindTest(set.of, scope);
      return (kind, at) => !test(kind, at);
    }
  }
}
