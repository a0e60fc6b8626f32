/** What the scoring box says of its form: the hand as it lies, which tiles may be added, and the score. Needs no page. */
import type { Circumstances } from '../../../loader/index.ts';
import type { Box } from './box-data.ts';
import { type Into, type Part, partsOf, readHand, withoutPart, withTile } from './hand-editor.ts';
import { fillIn, type Html, join, make, makeTile } from './html-parts.ts';
import { drawProblems, drawScore } from './score-result.ts';

/** The fields of the form, in its order. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** What is to be shown. */
export interface BoxAnswer {
  /** Buttons; the one at place n takes part n out. */
  shown: string;
  /** Ids of tiles that cannot be added. */
  unfit: string[];
  result: string;
}

export function fieldOf(fields: Fields, name: string): string {
  return fields.find(([each]) => each === name)?.[1] ?? '';
}

export function answerBox(box: Box, fields: Fields): BoxAnswer {
  const { tiles } = box.rules;
  const text = fieldOf(fields, 'hand');
  const isList = fieldOf(fields, 'into').startsWith('list:');
  const ids = tiles.tiles.map(({ id }) => id);
  return {
    shown: shownHand(box, text),
    unfit: isList ? [] : ids.filter((id) => handWith(box, fields, id) === undefined),
    result: join(scored(box, text, circumstancesOf(fields))),
  };
}

/** The text of the hand with a tile added as the form says; undefined where the tiles do not allow it. */
export function handWith({ rules }: Box, fields: Fields, id: string): string | undefined {
  return withTile(rules, fieldOf(fields, 'hand'), rules.tiles.byId[id]!, fieldOf(fields, 'into') as Into);
}

/** The text of the hand without one of its parts, by its place. */
export function handWithout({ rules: { tiles } }: Box, fields: Fields, place: number): string | undefined {
  const hand = readHand(fieldOf(fields, 'hand'), tiles);
  const part = hand && partsOf(hand, tiles).flat()[place];
  return part && withoutPart(hand, part, tiles);
}

/** The form as circumstances of a hand. */
export function circumstancesOf(fields: Fields): Circumstances {
  const named = (kind: string): [string, string][] =>
    fields.flatMap(([name, value]) => (name.startsWith(`${kind}:`) ? [[name.slice(kind.length + 1), value]] : []));
  const numbers = (kind: string): Record<string, number> =>
    Object.fromEntries(named(kind).map(([name, value]) => [name, Number(value)]));
  const by = fieldOf(fields, 'by') === 'draw' ? 'draw' : 'discard';
  const responsible = fieldOf(fields, 'responsible');
  return {
    by,
    seat: Number(fieldOf(fields, 'seat')),
    round: fieldOf(fields, 'round'),
    ...(by === 'discard' && { from: Number(fieldOf(fields, 'from')) }),
    with: fields.flatMap(([name, value]) => (name === 'with' ? [value] : [])),
    counters: numbers('counter'),
    deposits: numbers('pot'),
    lists: Object.fromEntries(named('list')),
    ...(responsible !== '' && { responsible: Number(responsible) }),
  };
}

function scored(box: Box, text: string, how: Circumstances): Html[] {
  if (text.trim() === '') return [make('p', { class: 'hint' }, box.words.empty)];
  const found = box.score(text, how);
  if (found.ok) return drawScore(box, found.value);
  return drawProblems(box, found.problems, readHand(text, box.rules.tiles));
}

/** The hand as it is read. */
function shownHand(box: Box, text: string): string {
  const { tiles } = box.rules;
  const hand = readHand(text, tiles);
  const groups = hand ? partsOf(hand, tiles) : [];
  return join(
    groups.map((parts) =>
      make('span', { class: `group ${parts[0]!.is}` }, ...parts.map((part) => partButton(box, part))),
    ),
  );
}

function partButton({ words, tiles, rules }: Box, part: Part): Html {
  const list = part.is === 'meld' ? part.meld.tiles : [part.tile];
  const ids = list.map((tile) => rules.tiles.tiles[tile]!.id);
  const hides = part.is === 'meld' && part.meld.type === 'kong' && !part.meld.claimed;
  const faces = ids.map((id, index) => makeTile(hides && (index === 0 || index === ids.length - 1) ? 'back' : id));
  const text = part.is === 'meld' ? words.takeOutMeld : words.takeOut;
  const label = fillIn(text, { a: ids.map((id) => tiles[id] ?? id).join(', ') });
  return make('button', { type: 'button', 'aria-label': label, title: label }, ...faces);
}
