/** What sentences of a pack need to know besides the tree: its names in a language, and its options. */
import { isBonus, type Names, type Step, type TileSet } from '../../core/index.ts';
import { type Expr, literal, type PlaceName, programOf, same, type Scope } from '../../dsl/index.ts';
import type { PackRuleset } from '../../loader/index.ts';
import type { CompletePack } from '../../schemas/index.ts';
import type { Inline } from '../block-types.ts';
import type { Language } from './language-interface.ts';
import type { Noun } from './tree-node-types.ts';
import type { Clause, Conjunction } from './sentence-part-types.ts';
import type { Phrase } from './phrase.ts';
import { type Known, simplified } from './conditions/simplify-expression.ts';

/** Chapters of a pack whose entries sentences name. */
export type Named = Remembered | 'patterns' | 'groups' | 'moves' | 'endings' | 'tallies' | 'charts' | 'steps';
type Remembered = 'marks' | 'counters' | 'pots' | 'lists';

/** What the sentences of one book have in common. */
export interface SayContext {
  ruleset: PackRuleset;
  pack: CompletePack;
  language: Language;
  scope: Scope;
  charts: Scope['charts'];
  /** Tallies that no pattern takes from. */
  rising: ReadonlySet<string>;
  /** Shapes that no hand has under the options in force. */
  noShape: ReadonlySet<string>;
  /** Whether the game has no bonus tiles. */
  noBonus: boolean;
  /** Whether nobody is ever liable for a hand. */
  noLiable: boolean;
  /** Where a name leads to; nowhere without it. */
  anchor?: (chapter: Named, id: string) => string | undefined;
}

/** Everything sentences of a ruleset need, in one language. */
export function sayContext(
  ruleset: PackRuleset,
  language: Language,
  { anchor }: Pick<SayContext, 'anchor'> = {},
): SayContext {
  const { scope } = ruleset.expressions[0]!.program;
  const pack = ruleset.pack;
  const early = { charts: scope.charts, rising: risingIn(ruleset), noBonus: !hasBonus(ruleset.tiles) };
  const known = { ...early, noShape: new Set<string>(), noLiable: false };
  const noShape = noShapeOf(ruleset, known);
  const noLiable = !stepsInForce(ruleset, known).some((step) => step.do === 'liable');
  return { ruleset, pack, language, scope, ...early, noShape, noLiable, ...(anchor && { anchor }) };
}

/** A tally never falls where no value of a pattern is below 0 or subtracts. */
function risingIn({ scoring }: PackRuleset): Set<string> {
  const { patterns, tallies } = scoring.set;
  const falls = (tally: string): boolean =>
    patterns.some(({ value }) => /"(?:negate|-)"|:-\d/.test(JSON.stringify(value[tally]?.folded ?? null)));
  return new Set(tallies.filter((tally) => !falls(tally)));
}

/** Every step of the rules, wherever it stands, but those that are never done. */
export function stepsInForce({ turnBegins, moves, windows, bonus, endings }: PackRuleset, known: Known): Step[] {
  const all: Step[] = [];
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { do: does, when } = part as Partial<Step>;
    const program = does === undefined || when === undefined ? undefined : programOf(when);
    if (program && isFalse(program.folded, known)) return;
    if (does !== undefined) all.push(part as Step);
    Object.values(part).forEach(visit);
  };
  [turnBegins, moves, windows, bonus, endings].forEach(visit);
  return all;
}

function isFalse(tree: Expr, known: Known): boolean {
  return same(simplified(tree, known), literal(false, tree));
}

function noShapeOf({ scoring, expressions }: PackRuleset, known: Known): Set<string> {
  const never = expressions.flatMap(({ path: [chapter, id, key], program }) =>
    chapter === 'shapes' && key === 'when' && isFalse(program.folded, known) ? [String(id)] : [],
  );
  return new Set([...scoring.set.shapes.filter(({ could }) => could === false).map(({ id }) => id), ...never]);
}

function hasBonus(tiles: TileSet): boolean {
  return tiles.kinds.some(({ copies }, kind) => copies > 0 && isBonus(tiles, kind));
}

/** One sentence on its way: where its expression stands, and what it speaks of. */
export interface Speaker extends SayContext {
  place: PlaceName;
  /** How parts of an expression are said: sentences are made of sentences. */
  clause(expr: Expr, speaker: Speaker): Clause;
  number(expr: Expr, speaker: Speaker): Phrase;
  conjunction(parts: readonly Expr[], speaker: Speaker): Conjunction;
  /** The thing that `count` and `per` speak of. */
  it?: Noun;
  /** Numbers that keep their names, and what they are. */
  terms: Map<string, Phrase>;
  /** Of payments: how the deal ended. */
  ending?: string;
  /** What a value counts: put behind its first number. */
  unit?: Phrase;
}

/** The names of an entry, where the pack gives some. */
function namesOf({ pack }: SayContext, chapter: Named, id: string): Names | undefined {
  if (chapter === 'steps') return pack.names?.[id];
  if (chapter === 'endings') return pack.endings?.[id]?.name;
  const entries = pack[chapter] as Readonly<Record<string, { name?: Names }>> | undefined;
  return entries?.[id]?.name;
}

const WHOLE: readonly Named[] = ['patterns', 'groups'];

/** The name of something of the pack, as it stands inside a sentence; its id in plain words where it has none. */
export function nameOf(context: SayContext, chapter: Named, id: string): Phrase {
  const { language, anchor } = context;
  const names = namesOf(context, chapter, id);
  const shown = names && language.names.map((code) => names[code]).find((name) => name !== undefined);
  const whole: Inline =
    names === undefined
      ? { is: 'text', text: language.humanised(id) }
      : { is: 'name', text: shown ?? names.en, names: { ...names } };
  const said = WHOLE.includes(chapter) && names !== undefined ? [whole] : language.inside([whole]);
  const to = anchor?.(chapter, id);
  return to === undefined ? said : [{ is: 'link', to, of: said }];
}

/** Tiles, drawn where a format can. */
export function tilesPhrase(hand: string): Phrase {
  return [{ is: 'tiles', hand }];
}
