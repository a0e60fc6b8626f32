/** Checks sets of kinds and tiles against the tile set. */
import type { Suit } from '../../core/index.ts';
import { listed } from '../suggest/nearest-word.ts';
import { meantIn } from '../suggest/other-names.ts';
import type { KindSet, Span, TileTemplate } from '../syntax-tree.ts';
import { isAllowed, meaningsOf, PLACES } from './vocabulary.ts';
import { namesKinds } from '../parse/kind-set-recognition.ts';
import { adjectiveWords, kindsWords, nounWords } from '../words/index.ts';
import { type Context, tell } from './checking-context.ts';

/** The same set with the pack's definitions replaced by what they say. */
export function checkKinds(kinds: KindSet, at: Context): KindSet {
  switch (kinds.node) {
    case 'tiles':
      checkTiles(kinds.tiles, at);
      return kinds;
    case 'or':
      return { ...kinds, of: kinds.of.map((part) => checkKinds(part, at)) };
    case 'not':
      return { ...kinds, of: checkKinds(kinds.of, at) };
    case 'kindWord':
      return checkWord(kinds, at);
  }
}

function checkWord(kinds: Extract<KindSet, { node: 'kindWord' }>, at: Context): KindSet {
  const { name, span } = kinds;
  const word = kindsWords.get(name);
  if (word) {
    if (!isAllowed(word.places, at.place)) {
      tell(at, 'wrong-place', `\`${name}\` has no meaning in ${PLACES[at.place]}.`, span);
    }
    return kinds;
  }
  if (Object.hasOwn(at.scope.definitions, name)) {
    // kinds are the same whatever is spoken of
    const { it: _, ...anywhere } = at;
    const resolved = at.resolve(name, span, namesKinds(name, at.scope) ? anywhere : at);
    if (resolved && 'kinds' in resolved) return resolved.kinds;
    if (resolved)
      tell(at, 'wrong-type', `\`${name}\` is a condition or a number, but kinds of tiles are needed here.`, span);
    return kinds;
  }
  tellUnknown(name, span, at);
  return kinds;
}

function tellUnknown(name: string, span: Span, at: Context): void {
  if (meaningsOf(name, at.scope).length > 0) {
    tell(at, 'wrong-type', `\`${name}\` does not name kinds of tiles.`, span, {
      hint: 'Kinds are words such as `honour`, tiles such as `19m`, and definitions made of them.',
    });
    return;
  }
  const known = [
    ...kindsWords.keys(),
    ...Object.keys(at.scope.definitions).filter((each) => namesKinds(each, at.scope)),
  ];
  const meant =
    meantIn(at.scope, name, known) ?? meantIn(at.scope, name, [...nounWords.keys(), ...adjectiveWords.keys()]);
  const hint = `There are ${listed(known, 12).replace(' or ', ' and ')}.`;
  tell(at, 'unknown-word', `There is no word \`${name}\` for kinds of tiles.`, span, meant ?? { hint });
}

/** Tiles one after the other; an unknown suit is told once for `19x`. */
export function checkTiles(tiles: readonly TileTemplate[], at: Context): void {
  let told: TileTemplate | undefined;
  for (const tile of tiles) {
    const same = told !== undefined && told.suit === tile.suit && told.span.end === tile.span.start;
    if (same) {
      at.problems.at(-1)!.span.end = tile.span.end;
      told = tile;
    } else {
      told = checkTile(tile, at) === 'unknown suit' ? tile : undefined;
    }
  }
}

/** Checks one tile; `length` is how many ranks from it on must be there (three for a chow). */
export function checkTile(tile: TileTemplate, at: Context, length = 1): 'fine' | 'unknown suit' | 'wrong' {
  const { suit: letter, span } = tile;
  const isVariable = letter >= 'A' && letter <= 'Z';
  const { suits } = at.scope.tiles;
  const fitting = isVariable ? suits.filter(({ runs }) => runs) : suits.filter((suit) => suit.letter === letter);
  if (!isVariable && fitting.length === 0) {
    tell(
      at,
      'unknown-tile',
      `There is no suit \`${letter}\`.`,
      { ...span },
      {
        hint: `The suits are ${listed(suits.map((suit) => suit.letter)).replace(' or ', ' and ')}.`,
      },
    );
    return 'unknown suit';
  }
  if (!checkVariables(tile, isVariable, at)) return 'wrong';
  return checkRank(tile, fitting, at, length) ? 'fine' : 'wrong';
}

function checkVariables({ rank, suit, span }: TileTemplate, isVariable: boolean, at: Context): boolean {
  if (at.ranges === undefined && (isVariable || rank.variable !== undefined)) {
    const name = isVariable ? suit : rank.variable;
    tell(
      at,
      'unbound-variable',
      `\`${name}\` stands for nothing here: variables belong to \`has\` and \`include\`.`,
      span,
    );
    return false;
  }
  const loose = Object.keys(rank.offset.times).find((name) => !at.ranges?.includes(name));
  if (loose === undefined) return true;
  tell(at, 'unbound-variable', `\`${loose}\` has no range.`, span, {
    hint: `End with \`where ${loose} in 1..2\`, for example.`,
  });
  return false;
}

function checkRank({ rank, suit, span }: TileTemplate, fitting: readonly Suit[], at: Context, length: number): boolean {
  const { variable, offset } = rank;
  if (length > 1 && !fitting.some(({ runs, ranks }) => runs && ranks >= length)) {
    tell(at, 'unknown-tile', 'There are no chows in this suit.', span);
    return false;
  }
  if (variable !== undefined || Object.keys(offset.times).length > 0) return true;
  const id = `${offset.add}${suit}`;
  if (fitting.some(({ ranks }) => offset.add >= 1 && offset.add + length - 1 <= ranks)) return true;
  const tile = at.scope.tiles.tiles[at.scope.tiles.byId[id] ?? -1];
  if (tile?.marked) {
    const plain = at.scope.tiles.kinds[tile.kind]!.id;
    tell(at, 'unknown-tile', `\`${id}\` is a marked tile, and here kinds are meant.`, span, {
      hint: `Write \`${plain}\`.`,
    });
  } else {
    const most = Math.max(...fitting.map(({ ranks }) => ranks));
    const message = length > 1 ? `No chow begins with \`${id}\`.` : `There is no tile \`${id}\`.`;
    tell(at, 'unknown-tile', message, span, { hint: `Ranks run from 1 to ${most - length + 1} here.` });
  }
  return false;
}
