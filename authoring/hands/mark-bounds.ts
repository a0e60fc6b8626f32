/** What a mark of the winner says of the hand: found in the moves that set it. */
import { onceFor, type Move, type Ruleset, type Step, type Steps } from '../../core/index.ts';
import { conjunctsOf, type Expr, fold, literal, withParts } from '../../dsl/index.ts';
import type { PackRuleset } from '../../loader/index.ts';
import { conditionOf, isFalse, NO_CHARTS } from './moments-of-wins.ts';

/** What is so wherever a mark is. */
export interface MarkBounds {
  /** Marks that the winner has too. */
  companions: readonly string[];
  /** No set is claimed. */
  concealed: boolean;
  /** The winner has ended a turn with a discard. */
  afterDiscard: boolean;
  /** Who makes a kong loses it before the replacement tile. */
  endsAtReplacement: boolean;
}

/** Marks that moves of their own seat alone set; of others nothing is known. */
export const markBounds = onceFor((rules: PackRuleset): ReadonlyMap<string, MarkBounds> => {
  const moves = Object.values(rules.moves);
  const elsewhere = new Set(
    stepsBesideMoves(rules)
      .flatMap((steps) => allSteps(steps))
      .flatMap(marked),
  );
  const bounds = new Map<string, MarkBounds>();
  for (const mark of rules.marks) {
    const setting = moves.filter(({ steps }) =>
      allSteps(steps).some((step) => step.do === 'mark' && step.name === mark),
    );
    const isOwn = setting.every(({ steps }) =>
      allSteps(steps).every((step) => step.do !== 'mark' || step.name !== mark || step.of === 'seat'),
    );
    if (elsewhere.has(mark) || setting.length === 0 || !isOwn) continue;
    const stays = (other: string): boolean =>
      everyStep(rules).every((step) => step.do !== 'unmark' || step.name !== other);
    const companions = rules.marks.filter(
      (other) =>
        other !== mark &&
        stays(other) &&
        setting.every((move) => move.steps.some((step) => isSure(step, 'mark', other))),
    );
    const having = [mark, ...companions];
    bounds.set(mark, {
      companions,
      concealed:
        setting.every((move) => needsNoClaims(rules, move)) &&
        moves.every((move) => !claims(move) || isClosedTo(rules, move, having)),
      afterDiscard: setting.every(
        ({ on, steps }) => on.every((at) => at === 'turn') && steps.some(({ do: does }) => does === 'discard'),
      ),
      endsAtReplacement: moves.every((move) => {
        const at = move.steps.findIndex((step) => step.do === 'replace');
        const isLost = move.steps.slice(0, at).some((step) => isSure(step, 'unmark', mark));
        return at < 0 || isLost || isClosedTo(rules, move, having);
      }),
    });
  }
  return bounds;
});

function marked(step: Step): string[] {
  return step.do === 'mark' ? [step.name] : [];
}

/** Whether a step always does this to the seat itself. */
function isSure(step: Step, does: 'mark' | 'unmark', name: string): boolean {
  return step.do === does && step.name === name && ['seat', 'everyone'].includes(step.of) && step.when === undefined;
}

/** Steps with those that follow in their windows. */
function allSteps(steps: Steps): Step[] {
  return steps.flatMap((step) => (step.do === 'window' ? [step, ...step.stands] : [step]));
}

function everyStep(rules: Ruleset): Step[] {
  return [...Object.values(rules.moves).map(({ steps }) => steps), ...stepsBesideMoves(rules)].flatMap(allSteps);
}

function stepsBesideMoves({ moves, windows, turnBegins, bonus, endings, phases }: Ruleset): Steps[] {
  return [
    ...Object.values(moves).flatMap(({ ifFalse }) => (ifFalse ? [ifFalse] : [])),
    ...Object.values(windows).flatMap(({ opens, passed, stands }) => [opens, passed, stands]),
    ...[turnBegins, bonus.shown],
    ...Object.values(endings).map(({ eachSeat }) => eachSeat),
    ...phases.map(({ done }) => done),
  ];
}

/** Whether a move is open only while nothing is claimed. */
function needsNoClaims(rules: PackRuleset, move: Move): boolean {
  const when = conditionOf(rules, move)?.folded;
  return when !== undefined && conjunctsOf(when).some(saysConcealed);
}

/** Whether a condition says that nothing is claimed, in so many words. */
export function saysConcealed(tree: Expr): boolean {
  if (tree.node === 'name') return tree.meaning?.is === 'word' && tree.meaning.id === 'concealed';
  if (tree.node !== 'quantified' || tree.phrase.of || tree.phrase.where) return false;
  const { quantifier, negated, phrase, is } = tree;
  return (
    ['set', 'group'].includes(phrase.noun) &&
    phrase.adjectives.length === 0 &&
    quantifier === 'no' &&
    !negated &&
    is.node === 'made' &&
    is.adjective === 'claimed'
  );
}

function claims({ makes, on }: Move): boolean {
  return makes !== undefined && on.some((at) => at !== 'turn');
}

/** Whether no seat with these marks can make a move. */
function isClosedTo(rules: PackRuleset, move: Move, marks: readonly string[]): boolean {
  const when = conditionOf(rules, move)?.folded;
  if (when === undefined) return false;
  const withMarks = (tree: Expr): Expr =>
    tree.node === 'name' && tree.meaning?.is === 'mark' && marks.includes(tree.meaning.name)
      ? literal(true, tree)
      : withParts(tree.node === 'name' && tree.meaning?.is === 'definition' ? tree.meaning.body : tree, withMarks);
  return isFalse(fold(withMarks(when), NO_CHARTS));
}
