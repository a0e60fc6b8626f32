/** The chapters `marks`, `counters` and `lists`: what is remembered, whose it is and who sees it. */
import type { ListRule, Ruleset, SeatsRule, WallRule } from '../../core/index.ts';
import type { Naming } from '../expressions/compile.ts';
import { constantAt, constantWordAt } from '../flatten/constant-number.ts';
import { complain, namesIn, textAt, type Draft } from '../flatten/draft.ts';
import { heightOf, leastReserve } from './seats-wall-deal.ts';
import { stepLists, stepsNamed } from './step-names.ts';
import { valueAt } from '../yaml/located-data.ts';

/** `player`: of counters, each seat's own too, but it stays with the player from deal to deal. */
export type Owner = 'seat' | 'player' | 'table';

/** Whose a counter or list is. */
export function ownerOf(draft: Draft, chapter: 'counters' | 'lists', id: string): Owner {
  const said = textAt(draft, [chapter, id, 'of']);
  const otherwise = chapter === 'lists' ? 'table' : 'seat';
  return said === 'seat' || said === 'table' || said === 'player' ? said : otherwise;
}

/** Marks that no other seat sees. */
export function privateMarks(draft: Draft): string[] {
  return namesIn(draft, 'marks').filter((id) => textAt(draft, ['marks', id, 'seen']) === 'owner');
}

/** Counters that no other seat sees. */
export function privateCounters(draft: Draft): string[] {
  return namesIn(draft, 'counters').filter((id) => {
    const path = ['counters', id, 'seen'];
    if (textAt(draft, path) !== 'owner') return false;
    if (ownerOf(draft, 'counters', id) !== 'table') return true;
    complain(draft, 'seen-by-nobody', 'What is counted for the whole table is seen by everyone.', path, {
      hint: 'Take it out, or take out `of: table`.',
    });
    return false;
  });
}

export function makeLists(naming: Naming): Ruleset['listRules'] {
  return Object.fromEntries(namesIn(naming.draft, 'lists').map((id) => [id, listOf(naming, id)]));
}

function listOf(naming: Naming, id: string): ListRule {
  const { draft } = naming;
  const path = ['lists', id];
  const of = ownerOf(draft, 'lists', id) === 'table' ? 'table' : 'seat';
  const seen = textAt(draft, [...path, 'seen']) === 'owner' ? 'owner' : 'everyone';
  if (of === 'table' && seen === 'owner')
    complain(draft, 'seen-by-nobody', 'What lies on the table is seen by everyone.', [...path, 'seen'], {
      hint: 'Take it out, or add `of: seat`.',
    });
  if (valueAt(draft.root, [...path, 'turned']) === undefined) return { of, seen };
  if (of === 'seat')
    complain(
      draft,
      'turned-for-a-seat',
      'Tiles that are turned up in the wall lie there for everyone.',
      [...path, 'of'],
      {
        hint: 'Take out `of` or `turned`.',
      },
    );
  return { of, seen, turned: turnedOf(naming, [...path, 'turned']) };
}

function turnedOf(naming: Naming, path: string[]): NonNullable<ListRule['turned']> {
  const { draft, scope } = naming;
  const height = heightOf(naming);
  const row = constantWordAt(draft, scope.options, [...path, 'row'], ['upper', 'lower'], 'upper');
  if (height === 1 && row === 'lower')
    complain(draft, 'no-lower-row', 'Columns of one tile have no lower row.', [...path, 'row'], {
      hint: 'Take it out.',
    });
  return {
    // In place of a wrong one stands a column that nobody draws from.
    column: constantAt(draft, scope.options, [...path, 'column'], 2, [1, 40]),
    row: row === 'lower' ? height - 1 : 0,
    atDeal: constantAt(draft, scope.options, [...path, 'at_deal'], 0, [0, 20]),
  };
}

/** Nobody may draw a tile that is turned up: it stays in the reserve, behind what replaces kongs. */
export function checkTurned(draft: Draft, lists: Ruleset['listRules'], seats: SeatsRule, wall: WallRule): void {
  const reserve = leastReserve(seats, wall);
  for (const [id, { turned }] of Object.entries(lists)) {
    if (turned === undefined) continue;
    const path = ['lists', id, 'turned', 'column'];
    const count = Math.max(1, turned.atDeal + (isRevealed(draft, id) ? 1 : 0));
    const last = turned.column + count - 1;
    if (last * wall.height > reserve) {
      const message = `The tiles of \`${id}\` reach to column ${last} of the tail, but only the last ${reserve} tiles are never drawn.`;
      complain(draft, 'turned-drawn', message, path, {
        hint: `Write \`reserve: ${last * wall.height}\` or more in the chapter \`wall\`, or a smaller column.`,
      });
    } else if (wall.replaceFrom === 'tail' && turned.column === 1) {
      complain(draft, 'turned-drawn', 'Tiles that replace others are drawn from the first column of the tail.', path, {
        hint: 'Write the first column that is not drawn from.',
      });
    }
  }
}

function isRevealed(draft: Draft, list: string): boolean {
  return stepLists(draft).some((path) =>
    stepsNamed(draft, path).some(
      (name, index) => name === 'reveal' && textAt(draft, [...path, index, 'reveal']) === list,
    ),
  );
}
