/** The chapters `turn`, `moves` and `situation`: what may be done, and whether play can always go on. */
import {
  type Doer,
  nearest,
  type Query,
  type Move,
  type Names,
  type Ruleset,
  type Step,
  type TurnBegin,
  type Uses,
} from '../../core/index.ts';
import {
  asksMarksAlone,
  beforeTile,
  query,
  queriesTile,
  freeNames,
  mostKindsLimited,
  programOf,
  type Expr,
} from '../../dsl/index.ts';
import {
  asWritten,
  complain,
  complainOfKey,
  complainOfName,
  dataAt,
  flagAt,
  lineOf,
  listAt,
  namesIn,
  textAt,
  type Draft,
} from '../flatten/draft.ts';
import { amountAt, conditionAt, fixedProgram, programAt, type Naming } from '../expressions/compile.ts';
import { stepsAt } from './read-steps.ts';
import { checkMove, isLastResort } from './moves-never-get-stuck.ts';
import { plain, valueAt } from '../yaml/located-data.ts';
import { endingNames, isAsked, isOfPhase, stepNames } from './step-names.ts';

const BEGINS: TurnBegin[] = ['dealt', 'drawn', 'replaced', 'bonus'];
/** Facts about a win are bits of one number. */
const MOST_SITUATIONS = 30;

export function makeMoves(naming: Naming): Record<string, Move> {
  const { draft, scope } = naming;
  const moves = Object.fromEntries(namesIn(draft, 'moves').map((id) => [id, makeMove(naming, id)]));
  for (const id of Object.keys(moves)) checkMove(draft, id, scope.windows);
  return moves;
}

function makeMove(naming: Naming, id: string): Move {
  const { draft } = naming;
  const path = ['moves', id];
  const makes = textAt(draft, [...path, 'makes']);
  const limit = programAt(naming, [...path, 'discard_limit'], 'limit', ['yes/no']);
  const allows = programAt(naming, [...path, 'allows'], 'limit', ['yes/no']);
  const known = allows && beforeTile(allows);
  const steps = stepsAt(naming, [...path, 'steps'], doerOf(draft, id));
  return {
    id: asWritten(id),
    name: namesAt(draft, [...path, 'name']),
    on: listAt(draft, [...path, 'on']).map(asWritten),
    by: asWritten((textAt(draft, [...path, 'by']) ?? 'any other seat') as Move['by']),
    uses: asWritten((textAt(draft, [...path, 'uses']) ?? 'none') as Uses),
    makes: makes as Move['makes'],
    when: conditionAt(naming, [...path, 'when'], 'move'),
    needs: needsOf(naming, id),
    rank: amountAt(naming, [...path, 'rank'], 'move'),
    ties: tiesOf(naming, id),
    abort: abortOf(naming, id),
    steps,
    asksTile: steps.some(asksOfTile),
    then: movesNamed(draft, [...path, 'then']).map(asWritten),
    allows: allows && query<boolean>(allows),
    allowsSome: known && query<boolean>(known.some),
    allowsEvery: known && query<boolean>(known.every),
    allowsEveryByMarks: known === undefined || asksMarksAlone(known.every),
    lastResort: isLastResort(draft, id),
    discardLimit: limit && query<boolean>(limit),
    limitedKinds: limit && mostKindsLimited(limit),
    revocable: flagAt(draft, [...path, 'revocable']),
    ifFalse: ifFalseOf(naming, id),
    examinedLater: textAt(draft, [...path, 'examined']) === 'later' || stepNames(draft, id).includes('win'),
    shownTo: (textAt(draft, [...path, 'shown_to']) ?? 'everyone') as Move['shownTo'],
    source: textAt(draft, [...path, 'source']) ?? '',
    place: lineOf(draft, path),
  };
}

/** Whether what is asked where a step stands is about the tile of its move. */
function asksOfTile(step: Step): boolean {
  return Object.values(step).some((asked) => {
    const program = typeof asked === 'function' ? programOf(asked) : undefined;
    return program?.place === 'limit' && queriesTile(program.tree);
  });
}

function doerOf(draft: Draft, id: string): Doer {
  if (isAsked(draft, id)) return 'asked';
  if (isOfPhase(draft, id)) return 'phase';
  return listAt(draft, ['moves', id, 'on']).some((name) => name !== 'turn') ? 'claim' : 'move';
}

const TIES: Record<string, number> = { nearest: 1, all: Infinity };

/** How many equal claims stand: a word for one or all of them, or a number. */
function tiesOf(naming: Naming, id: string): Move['ties'] {
  const { draft, scope } = naming;
  const path = ['moves', id, 'ties'];
  const text = textAt(draft, path) ?? 'nearest';
  const fixed = (many: number): Move['ties'] => query<number>(fixedProgram(naming, 'move', many));
  if (Object.hasOwn(TIES, text)) return fixed(TIES[text]!);
  const near = nearest(text, Object.keys(TIES));
  const isName = [...Object.keys(scope.options), ...Object.keys(scope.definitions), ...scope.counters].includes(text);
  if (near === undefined || isName) return amountAt(naming, path, 'move');
  const what = `\`${text}\` is not something \`ties\` of the move \`${id}\` can be.`;
  complain(draft, 'not-one-of', what, path, {
    hint: `Did you mean \`${near}\`? It takes nearest, all, or a number.`,
    replacement: near,
  });
  return fixed(TIES['nearest']!);
}

function abortOf(naming: Naming, id: string): Move['abort'] {
  const { draft } = naming;
  const path = ['moves', id, 'abort'];
  const ending = textAt(draft, [...path, 'ending']);
  if (ending === undefined) return undefined;
  if (!stepNames(draft, id).includes('win'))
    complainOfKey(draft, 'abort-without-win', `\`${id}\` does not win, so nothing is there to abort.`, path, {
      hint: 'Only claims to win can end the deal; take `abort` out here.',
    });
  if (ending === 'win')
    complain(draft, 'end-wins', 'A deal that is aborted does not end with a win.', [...path, 'ending'], {
      hint: 'Name another ending.',
    });
  else if (!endingNames(draft).includes(ending))
    complainOfName(draft, 'unknown-ending', 'ending', ending, endingNames(draft), [...path, 'ending']);
  return { when: conditionAt(naming, [...path, 'when'], 'move'), ending };
}

/** What a win that was none costs, where the deal goes on. */
function ifFalseOf(naming: Naming, id: string): Move['ifFalse'] {
  const { draft } = naming;
  const path = ['moves', id, 'if_false'];
  if (valueAt(draft.root, path) === undefined) return undefined;
  if (!stepNames(draft, id).includes('win'))
    complainOfKey(draft, 'false-without-win', `\`${id}\` does not win, so it cannot win falsely.`, path, {
      hint: 'Take `if_false` out here.',
    });
  return stepsAt(naming, path, 'if_false');
}

export function namesAt(draft: Draft, path: string[]): Names {
  const names = valueAt(draft.root, path);
  return (names?.is === 'map' ? plain(names) : { en: path.at(-2) ?? '' }) as Names;
}

/** A move that wins needs a hand that wins, or there would be nothing to pay for. */
function needsOf(naming: Naming, id: string): Move['needs'] {
  const path = ['moves', id, 'needs'];
  const program = programAt(naming, path, 'move', ['yes/no']);
  const wins = stepNames(naming.draft, id).includes('win');
  const isWrong = dataAt(naming.draft, path) !== undefined && program === undefined;
  if (wins && !isWrong && (program === undefined || !asksForWin(program.tree))) {
    const where = program === undefined ? ['moves', id] : path;
    complain(naming.draft, 'win-needs', `The move \`${id}\` wins, but does not ask whether the hand does.`, where, {
      hint: 'Write `needs: wins`, or `needs: wins and ...`.',
    });
  }
  return query<boolean>(program ?? fixedProgram(naming, 'move', true));
}

function asksForWin(tree: Expr): boolean {
  if (tree.node === 'and') return tree.of.some(asksForWin);
  if (tree.node === 'or') return tree.of.every(asksForWin);
  if (tree.node !== 'name') return false;
  const { meaning } = tree;
  if (meaning?.is === 'definition' && 'type' in meaning.body) return asksForWin(meaning.body as Expr);
  return tree.name === 'wins' || (meaning?.is === 'word' && meaning.id === 'wins');
}

const MOMENTS: Readonly<Record<string, string>> = { turn: "of one's own turn", asked: 'for when the deal has ended' };

/** Names of moves in a list, all of them offered at one moment. Moves that a pack took out leave the lists they stood in. */
export function movesNamed(draft: Draft, path: string[], on = 'turn'): string[] {
  const known = namesIn(draft, 'moves');
  const named = listAt(draft, path);
  return named.filter((name, index) => {
    const here = [...path, index];
    if (draft.removed.has(`moves.${name}`)) return false;
    if (!known.includes(name)) complainOfName(draft, 'unknown-move', 'move', name, known, here);
    else if (!listAt(draft, ['moves', name, 'on']).includes(on)) {
      const where = MOMENTS[on] ?? 'of this phase';
      complain(draft, 'not-a-turn-move', `\`${name}\` is no move ${where}.`, here, {
        hint:
          on === 'turn'
            ? `Add \`turn\` to \`on\` of the move \`${name}\`, or take it out here.`
            : `Write \`on: [${on}]\` in the move \`${name}\`, or take it out here.`,
      });
    } else if (named.indexOf(name) < index)
      complain(draft, 'listed-twice', `\`${name}\` stands here twice.`, here, { hint: 'Name it once.' });
    else return true;
    return false;
  });
}

export function makeTurn(naming: Naming): Ruleset['turn'] {
  const { draft } = naming;
  const lists = BEGINS.map((begin) => [begin, movesNamed(draft, ['turn', begin]).map(asWritten)] as const);
  return Object.fromEntries(lists) as Ruleset['turn'];
}

export function makeSituation(naming: Naming): Ruleset['situation'] {
  const ids = namesIn(naming.draft, 'situation');
  if (ids.length > MOST_SITUATIONS)
    complainOfKey(
      naming.draft,
      'too-many',
      `A pack has at most ${MOST_SITUATIONS} situations.`,
      ['situation', ids[MOST_SITUATIONS]!],
      { hint: 'Take out what no pattern asks for.' },
    );
  return ids.map((id) => ({ id, holds: factOf(naming, id) }));
}

/** Facts are asked while a hand is judged, so they cannot ask what it would be judged. */
function factOf(naming: Naming, id: string): Query<boolean> {
  const path = ['situation', id, 'when'];
  const program = programAt(naming, path, 'move', ['yes/no']);
  if (program === undefined) return query<boolean>(fixedProgram(naming, 'move', false));
  const judges = freeNames(program.tree).find(({ is, name }) => is === 'pattern' || (is === 'word' && name === 'wins'));
  if (judges !== undefined) {
    const asked = judges.is === 'pattern' ? `would score ${judges.name}` : judges.name;
    complain(
      naming.draft,
      'circular-win',
      `A situation is part of what makes a hand win, so it cannot ask \`${asked}\`.`,
      path,
      { hint: 'Ask that in `when` or `needs` of the move, or make it a pattern.' },
    );
  }
  return query<boolean>(program);
}
