/** What moves do, step by step. */
import { speakerOf } from './make-speaker.ts';
import type { Query, Move, Step, Uses } from '../../core/index.ts';
import { type Expr, programOf } from '../../dsl/index.ts';
import { endingSaid } from './shapes-waits-windows-endings.ts';
import { clauseSaid } from './conditions/condition.ts';
import { nameOf, type SayContext, type Speaker } from './saying-context.ts';
import { simplified } from './conditions/simplify-expression.ts';
import { numberSaid } from './number.ts';
import { type StepParts, type StepSaid, stepPhrases } from './step-phrases.ts';
import type { Play } from './language-interface.ts';
import type { Phrase } from './phrase.ts';
import { reasonIn } from './wording.ts';

/** One sentence a step. A window tells what is done for the exposer before a claim is carried out. */
export function saySteps(steps: readonly Step[], context: SayContext): Phrase[] {
  const speaker = speakerOf(context, 'move');
  return clauses(steps, speaker).map((says) => context.language.sentence(says));
}

/** Steps inside a sentence, without those that are never done. */
function clauses(steps: readonly Step[], speaker: Speaker): Phrase[] {
  return steps.map((step) => stepClause(step, speaker)).filter((says) => says !== undefined);
}

/** A step inside a sentence; undefined where its condition never holds. */
function stepClause(step: Step, speaker: Speaker): Phrase | undefined {
  const { language } = speaker;
  const condition = treeOf(step.when, speaker);
  if (condition?.node === 'boolean' && !condition.value) return undefined;
  const does = stepSaid(step, speaker);
  return condition === undefined || condition.node === 'boolean'
    ? does
    : language.steps.when(clauseSaid(condition, speaker).says, does);
}

/** The tree a function was made of, said with less. */
function treeOf(ask: Query<number> | Query<boolean> | undefined, speaker: Speaker) {
  const program = ask && programOf(ask);
  return program && simplified(program.folded, speaker);
}

function amountSaid(ask: Query<number>, speaker: Speaker): Phrase {
  const tree = treeOf(ask, speaker);
  return tree === undefined ? [] : numberSaid(tree, speaker);
}

function seatSaid(ask: Query<number>, speaker: Speaker): Phrase {
  const tree = treeOf(ask, speaker);
  const { seats } = speaker.language;
  return tree?.node === 'name' && Object.hasOwn(seats, tree.name)
    ? seats[tree.name as keyof typeof seats]
    : amountSaid(ask, speaker);
}

function stepSaid(step: Step, speaker: Speaker): Phrase {
  const { code, steps } = speaker.language;
  const said = stepPhrases[step.do];
  const words = (said[code] ?? said.en) as StepSaid<Step>;
  const does = typeof words === 'function' ? words(step, partsOf(speaker)) : words;
  if (step.do !== 'window') return does;
  const after = clauses(step.stands, speaker);
  return after.length === 0 ? does : [...does, ...steps.stands(after)];
}

function partsOf(speaker: Speaker): StepParts {
  const moves = Object.values(speaker.ruleset.moves);
  return {
    name: (chapter, id) => nameOf(speaker, chapter, id),
    amount: (of) => amountSaid(of, speaker),
    seat: (of) => seatSaid(of, speaker),
    growth: ({ name, to }) => {
      const tree = treeOf(to, speaker);
      const isMore =
        tree?.node === 'arithmetic' && tree.op === '+' && tree.left.node === 'name' && tree.left.name === name;
      return isMore ? numberSaid(tree.right, speaker) : undefined;
    },
    reason: (english) => reasonIn(speaker.pack, english, speaker.language.code),
    ending: (name) => endingSaid(name, speaker),
    answers: (window) => moves.filter(({ on }) => on.includes(window)).map(({ id }) => nameOf(speaker, 'moves', id)),
  };
}

/** What a move says of itself besides its steps, in sentences. */
export interface SaidMove {
  /** Which tiles it uses, where it uses some. */
  uses?: Phrase;
  /** When it may be made; missing where always. */
  when?: Phrase;
  /** What the hand must be. */
  needs?: Phrase;
  /** Which tiles it may use. */
  allows?: Phrase;
  /** What must be so of a tile discarded in the turn it opens. */
  discardLimit?: Phrase;
  /** Who of several equal claims goes first. */
  ties: Phrase;
}

/** A move in sentences. */
export function sayMove(move: Move, context: SayContext): SaidMove {
  const { language } = context;
  const limits = {
    when: conditionSaid(move.when, speakerOf(context, 'move')),
    needs: conditionSaid(move.needs, speakerOf(context, 'move')),
    allows: conditionSaid(move.allows, speakerOf(context, 'limit')),
    discardLimit: conditionSaid(move.discardLimit, speakerOf(context, 'limit')),
  };
  const said = Object.entries(limits).filter(([, says]) => says !== undefined);
  return {
    ...(move.uses !== 'none' && { uses: usesSaid(move.uses, language) }),
    ...(Object.fromEntries(said) as Partial<SaidMove>),
    ties: tiesSaid(move, speakerOf(context, 'move')),
  };
}

function usesSaid(uses: Uses, { uses: said, orJokers }: Play): Phrase {
  const [tiles, jokers] = uses.split(' or ') as [Exclude<Uses, `${string} or jokers`>, string?];
  return jokers === undefined ? said[tiles] : orJokers(said[tiles]);
}

/** A sentence; undefined where it always holds. */
function conditionSaid(ask: Query<boolean> | undefined, speaker: Speaker): Phrase | undefined {
  const tree = treeOf(ask, speaker);
  if (tree === undefined || (tree.node === 'boolean' && tree.value)) return undefined;
  return speaker.language.sentence(clauseSaid(tree, speaker).says);
}

function tiesSaid({ ties }: Move, speaker: Speaker): Phrase {
  const tree = treeOf(ties, speaker);
  return tree ? winnersSaid(tree, speaker) : speaker.language.ties(ties({} as never) === 1 ? 'nearest' : 'all');
}

/** Who of several goes first: one, as many as can claim, or so many; which of them may follow from a condition. */
function winnersSaid(tree: Expr, speaker: Speaker): Phrase {
  const { language, ruleset } = speaker;
  const fixed = tree.node === 'number' ? tree.value : 0;
  if (fixed >= ruleset.seats.count - 1) return language.ties('all');
  if (tree.node !== 'if') return language.ties(fixed === 1 ? 'nearest' : numberSaid(tree, speaker));
  const when = clauseSaid(tree.test, speaker).says;
  return language.cases([{ says: winnersSaid(tree.then, speaker), when }], winnersSaid(tree.else, speaker));
}
