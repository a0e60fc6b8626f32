/** Rules of the pack as sentences of the language of the book. */
import type { OptionValue, Step } from '../core/index.ts';
import { compileExpression, type PlaceName, type Program, type Scope, type Type } from '../dsl/index.ts';
import type { PackRuleset } from '../loader/index.ts';
import type { PaymentEntry } from '../schemas/index.ts';
import type { Inline } from './block-types.ts';
import { name } from './make-blocks.ts';
import { type EntryChapter, anchorOf, ANCHORS, isTold } from './anchors.ts';
import {
  en,
  ja,
  type Language,
  sayClause,
  sayContext,
  sayExpression,
  sayMove,
  type SaidMove,
  sayPayment,
  sayShape,
  saySteps,
  sayTerms,
  stepsInForce,
  type Terms,
  sayValue,
  truthOf,
  zh,
} from './say/index.ts';

/** An expression as it stands in a pack. */
export type Written = string | number | boolean;

/** Words for the rules of a pack. Options are said by the value in force. */
export interface Saying {
  /** Reads an expression of the pack again, for the place it stands in; `others`: options with other values. */
  read(written: Written, place: PlaceName, others?: OtherOptions): Program;
  /** An expression as a sentence. */
  said(written: Written, place: PlaceName): readonly Inline[];
  /** An expression as a part of a sentence. */
  clause(written: Written, place: PlaceName, ending?: string): readonly Inline[];
  /** Whether a condition cannot hold under the options in force, but for `others`. */
  isNever(written: Written, place: PlaceName, others?: OtherOptions): boolean;
  /** Whether it holds whatever happens. */
  isAlways(written: Written, place: PlaceName): boolean;
  /** Whether the game has bonus tiles. */
  hasBonus: boolean;
  /** Whether a deal ever ends so by a step or an abort. */
  endsSo(ending: string): boolean;
  /** What a pattern is worth. */
  value(pattern: string): readonly Inline[];
  /** So many of a tally: `1 fan`, `3 fans`. */
  counted(tally: string, count: number): readonly Inline[];
  shape(id: string): readonly Inline[];
  move(id: string): SaidMove;
  /** A sentence for each step that can ever be done. */
  steps(steps: readonly Step[]): readonly (readonly Inline[])[];
  /** A payment as a sentence; undefined where nothing is ever paid so. What its names stand for is told there, or kept in `terms`. */
  payment(ending: string, payment: PaymentEntry, terms?: Terms): readonly Inline[] | undefined;
  /** What names stand for, a sentence each. */
  terms(terms: Terms): readonly (readonly Inline[])[];
}

/** Options with other values than those of the book. */
type OtherOptions = Readonly<Record<string, OptionValue>>;

const LANGUAGES: Readonly<Record<string, Language>> = { en, zh, ja };
const GIVES: Type[] = ['yes/no', 'number', 'kinds', 'seat', 'choice'];

export function makeSaying(rules: PackRuleset, code: string): Saying {
  const language = LANGUAGES[code] ?? { ...en, code };
  const pack = rules.pack;
  const anchor = (chapter: string, id: string): string | undefined =>
    chapter in ANCHORS && pack[chapter as EntryChapter]?.[id] !== undefined && isTold(pack, chapter, id)
      ? anchorOf(chapter as EntryChapter, id)
      : undefined;
  const context = sayContext(rules, language, { anchor });
  const scope: Scope = { ...context.scope, steps: Object.keys(pack.score.steps ?? {}) };
  const read = (written: Written, place: PlaceName, others: OtherOptions = {}): Program => {
    const changed = Object.entries(others).map(([id, value]) => [id, { ...scope.options[id]!, value }]);
    const options = { ...scope.options, ...Object.fromEntries(changed) };
    const result = compileExpression(String(written), place, { ...scope, options }, GIVES);
    if (!result.ok) throw new Error(`${String(written)}: ${result.problems[0]?.message}`);
    return result.value;
  };
  const clause = (written: Written, place: PlaceName, ending?: string): readonly Inline[] =>
    sayClause(read(written, place).folded, place, language, context, ending);
  return {
    read,
    clause,
    hasBonus: !context.noBonus,
    endsSo: (ending) =>
      stepsInForce(rules, context).some((step) => step.do === 'end' && step.ending === ending) ||
      Object.values(pack.moves).some(
        ({ abort }) => abort?.ending === ending && truthOf(read(abort.when, 'move').folded, context) !== false,
      ),
    isNever: (written, place, others) => truthOf(read(written, place, others).folded, context, place) === false,
    isAlways: (written, place) => truthOf(read(written, place).folded, context) === true,
    said: (written, place) => sayExpression(read(written, place).folded, place, language, context),
    value: (pattern) => {
      const values = Object.entries(pack.patterns[pattern]!.value).filter(([tally]) => isTold(pack, 'tallies', tally));
      return sayValue(Object.fromEntries(values.map(([tally, value]) => [tally, read(value, 'value')])), context);
    },
    counted: (tally, count) => language.unit(count, [name(pack.tallies[tally]!.name, language.code)]),
    shape: (id) => sayShape(id, context),
    move: (id) => sayMove(rules.moves[id]!, context),
    steps: (steps) => saySteps(steps, context),
    terms: (terms) => sayTerms(terms, context),
    payment: (ending, { when, amount, from, to, in: counter }, terms) => {
      const pot = (account: string | undefined): string | undefined => /^pot (.+)$/.exec(account ?? '')?.[1];
      const [fromPot, toPot] = [pot(from), pot(to)];
      const trees = {
        ending,
        amount: read(amount, 'payment').folded,
        ...(when !== undefined && { when: read(when, 'payment').folded }),
        ...(to === 'others' && { betweenLosers: true }),
        ...(counter !== undefined && { counter }),
        ...(fromPot && { fromPot }),
        ...(toPot && { toPot }),
      };
      return sayPayment(trees, context, terms);
    },
  };
}
