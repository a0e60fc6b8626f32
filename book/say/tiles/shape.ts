/** Shapes of finished hands in words, from the text a pack gives. */
import { formulaOf, alikeOnce } from './tile-rank-formula.ts';
import { type Expr, type Named, outlineOf, type Outline, programOf } from '../../../dsl/index.ts';
import { tilesPhrase, type Speaker } from '../saying-context.ts';
import { simplified } from '../conditions/simplify-expression.ts';
import { handOf } from './kind-set.ts';
import { isVariable } from '../tree-node-types.ts';
import type { Phrase } from '../phrase.ts';

type Tile = Extract<Named, { is: 'tile' }>;

/** What a hand of this shape consists of: `four sets and a pair`. */
export function shapeSaid(id: string, speaker: Speaker): Phrase {
  const { language, pack, ruleset } = speaker;
  const outline = outlineOf(String(pack.shapes[id]?.is ?? ''), () => {});
  const shape = ruleset.scoring.set.shapes.find((each) => each.id === id);
  const program = shape?.holds && programOf(shape.holds);
  if (outline.any || program !== undefined)
    return conditionedSaid(
      outline.any ? language.anyTiles : outlineSaid(outline, shape?.concealed === true, speaker),
      outline.any,
      program?.folded,
      speaker,
    );
  const says = outlineSaid(outline, shape?.concealed === true, speaker);
  return shape?.concealed && outline.alike.length === 0 ? language.concealedOnly(says) : says;
}

/** A shape that needs more than its tiles. */
function conditionedSaid(tiles: Phrase, any: boolean, tree: Expr | undefined, speaker: Speaker): Phrase {
  const { language } = speaker;
  if (tree === undefined) return tiles;
  const lean = simplified(tree, speaker);
  if (lean.node === 'boolean' && lean.value) return tiles;
  const { clauses, unless } = speaker.conjunction(lean.node === 'and' ? lean.of : [lean], {
    ...speaker,
    place: 'shape',
  });
  const things = clauses.flatMap(({ thing }) => (thing === undefined ? [] : [{ says: thing }]));
  const rest = clauses.filter(({ thing }) => thing === undefined);
  const [what, when] = [things, rest].map((each) => (each.length === 0 ? undefined : language.and(each)));
  const says = any ? language.anyHand(what, when) : besideSaid(tiles, what, when, speaker);
  return unless.length === 0 ? says : language.unless(says, unless);
}

function besideSaid(tiles: Phrase, what: Phrase | undefined, when: Phrase | undefined, { language }: Speaker): Phrase {
  const whole = what === undefined ? tiles : language.beside(tiles, what);
  return when === undefined ? whole : language.when(whole, when);
}

function outlineSaid(outline: Outline, closed: boolean, speaker: Speaker): Phrase {
  const { language } = speaker;
  if (outline.partial) return language.anyGroups;
  const groups =
    outline.sets + outline.pairs > 0 ? [language.groups(outline.sets, outline.pairs, outline.different)] : [];
  const tiles = [
    ...looseSaid(outline, speaker),
    ...(outline.choose ? [chosenSaid(outline.choose, speaker)] : []),
    ...alikeSaid(outline, closed, speaker),
  ];
  const parts = [groups, tiles].map((each) => (each.length === 0 ? [] : [language.several(each)]));
  const [group, tile] = parts.map(([only]) => only);
  return group !== undefined && tile !== undefined ? language.beside(tile, group) : (tile ?? group ?? []);
}

function isTile(named: Named): named is Tile {
  return named.is === 'tile';
}

function hand(tiles: readonly Tile[]): Phrase {
  return tilesPhrase(handOf(tiles.map(({ rank, suit }) => `${rank.add}${suit}`)));
}

/** Single tiles: known ones, and runs in suits that are free. */
function looseSaid({ loose, oneMore }: Pick<Outline, 'loose' | 'oneMore'>, { language }: Speaker): Phrase[] {
  const tiles = loose.filter(isTile);
  const known = tiles.filter(({ suit }) => !isVariable(suit));
  const free = tiles.filter(({ suit }) => isVariable(suit));
  return [
    ...(free.length > 0 ? language.runsOfSuits(ranksBySuit(free)) : []),
    ...(known.length === 0 ? [] : [oneMore ? language.oneMore(hand(known)) : hand(known)]),
  ];
}

function ranksBySuit(tiles: readonly Tile[]): number[][] {
  const suits = [...new Set(tiles.map(({ suit }) => suit))];
  return suits.map((suit) => tiles.filter((tile) => tile.suit === suit).map(({ rank }) => rank.add));
}

function chosenSaid({ take, of }: NonNullable<Outline['choose']>, speaker: Speaker): Phrase {
  return speaker.language.someOf(take, looseSaid({ loose: of, oneMore: false }, speaker));
}

/** So many alike: of free suits suit by suit, then those that are known. */
function alikeSaid({ alike, ranges }: Outline, closedHand: boolean, speaker: Speaker): Phrase[] {
  const { language, scope } = speaker;
  const dragons = areDragons(speaker);
  if (alike.length === 0) return [];
  const letters = [...new Set(alike.map(({ of }) => of.suit).filter(isVariable))];
  const withTiles = letters.filter((letter) => alike.some(({ of }) => of.is === 'tile' && of.suit === letter));
  const inSuits = withTiles.map((letter) => {
    const own = alike.filter(({ of }) => of.suit === letter);
    const parts = own.map(({ count, of }) =>
      of.is === 'tile' ? language.alikeRank(count, formulaOf(of.rank)) : language.companion(count, 'own', dragons),
    );
    return language.several(parts);
  });
  const others = letters.filter((letter) => !withTiles.includes(letter));
  const total = Math.max(letters.length, scope.tiles.suits.filter(({ runs }) => runs).length);
  const rest = alike
    .filter(({ of }) => !withTiles.includes(of.suit))
    .map(({ count, of }) => {
      if (of.is === 'tile') return language.alike(count, hand([of]));
      const index = withTiles.length + others.indexOf(of.suit);
      return language.companion(count, { index, total: Math.min(total, letters.length) }, dragons);
    });
  const says = language.alikeInSuits(alikeOnce(inSuits), rest);
  const closed = closedHand ? language.concealedOnly(says) : says;
  return [ranges.length === 0 ? closed : language.ranges(closed, ranges)];
}

/** Whether what goes with the suits are honours that are no winds. */
function areDragons({ scope }: Speaker): boolean {
  const { suits, kinds, winds } = scope.tiles;
  const companions = suits.flatMap(({ companion }) => (companion === undefined ? [] : [companion]));
  return companions.every((kind) => !suits[kinds[kind]!.suit]!.runs && !winds.includes(kind));
}
