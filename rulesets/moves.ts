/** The chapters `turn`, `moves` and `situation`: what may be done, and whether play can always go on. */
import type { Ask, Move, Names, Ruleset, Step, TurnBegin, Uses } from '../core/index.ts';
import { ask, freeNames, type Expr } from '../dsl/index.ts';
import {
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
} from './draft.ts';
import { amountAt, conditionAt, programAt, type Naming } from './expression.ts';
import { checkMove } from './move-check.ts';
import { plain, valueAt } from './sourced.ts';
import { stepNames, windowsOf } from './steps.ts';

const BEGINS: TurnBegin[] = ['dealt', 'drawn', 'replaced', 'bonus'];
/** Facts about a win are bits of one number. */
const MOST_SITUATIONS = 30;

export function makeMoves(naming: Naming): Record<string, Move> {
  const { draft } = naming;
  const moves = Object.fromEntries(namesIn(draft, 'moves').map((id) => [id, makeMove(naming, id)]));
  for (const id of Object.keys(moves)) checkMove(draft, id, windowsOf(draft));
  return moves;
}

function makeMove(naming: Naming, id: string): Move {
  const { draft } = naming;
  const path = ['moves', id];
  const makes = textAt(draft, [...path, 'makes']);
  const limit = programAt(naming, [...path, 'discard_limit'], 'limit', ['yes/no']);
  return {
    id,
    name: namesAt(draft, [...path, 'name']),
    on: listAt(draft, [...path, 'on']),
    by: (textAt(draft, [...path, 'by']) ?? 'any other seat') as Move['by'],
    uses: (textAt(draft, [...path, 'uses']) ?? 'none') as Uses,
    ...(makes === undefined ? {} : { makes: makes as Exclude<Move['makes'], undefined> }),
    when: conditionAt(naming, [...path, 'when'], 'move'),
    needs: needsOf(naming, id),
    rank: amountAt(naming, [...path, 'rank'], 'move'),
    ties: (textAt(draft, [...path, 'ties']) ?? 'nearest') as Move['ties'],
    steps: stepsOf(naming, id),
    then: movesNamed(draft, [...path, 'then']),
    ...(limit === undefined ? {} : { discardLimit: ask<boolean>(limit) }),
    revocable: flagAt(draft, [...path, 'revocable']),
    shownTo: (textAt(draft, [...path, 'shown_to']) ?? 'everyone') as Move['shownTo'],
    source: textAt(draft, [...path, 'source']) ?? '',
    place: lineOf(draft, path),
  };
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
  return program === undefined ? () => true : ask<boolean>(program);
}

function asksForWin(tree: Expr): boolean {
  if (tree.node === 'and') return tree.of.some(asksForWin);
  if (tree.node === 'or') return tree.of.every(asksForWin);
  if (tree.node !== 'name') return false;
  const { meaning } = tree;
  if (meaning?.is === 'definition' && 'type' in meaning.body) return asksForWin(meaning.body as Expr);
  return tree.name === 'wins' || (meaning?.is === 'word' && meaning.id === 'wins');
}

function stepsOf(naming: Naming, id: string): Step[] {
  return stepNames(naming.draft, id).flatMap(
    (name, index) => stepOf(naming, name, ['moves', id, 'steps', String(index)]) ?? [],
  );
}

function stepOf(naming: Naming, name: string, path: string[]): Step | undefined {
  const { draft } = naming;
  const at = (key: string): string => textAt(draft, [...path, key]) ?? '';
  switch (name) {
    case 'discard':
    case 'show':
    case 'replace':
    case 'draw':
    case 'next':
    case 'win':
      return { do: name };
    case 'window':
      return { do: 'window', name: at('window') };
    case 'mark':
    case 'unmark':
      if (!namesIn(draft, 'marks').includes(at(name)))
        complainOfName(draft, 'unknown-mark', 'mark', at(name), namesIn(draft, 'marks'), [...path, name]);
      return { do: name, name: at(name) };
    case 'count':
      return countStep(naming, at('count'), path);
    default:
      complain(draft, 'unclear-step', 'A step does one thing.', path, {
        hint: 'Write one of `window:`, `mark:`, `unmark:`, or `count:` with `to:`.',
      });
      return undefined;
  }
}

function countStep(naming: Naming, name: string, path: string[]): Step | undefined {
  const { draft } = naming;
  const counters = namesIn(draft, 'counters');
  if (!counters.includes(name)) complainOfName(draft, 'unknown-counter', 'counter', name, counters, [...path, 'count']);
  if (textAt(draft, [...path, 'to']) === undefined) {
    complain(draft, 'unclear-step', `The step does not say what \`${name}\` becomes.`, [...path, 'count'], {
      hint: `Add \`to: ${name} + 1\`.`,
    });
  }
  return { do: 'count', name, to: amountAt(naming, [...path, 'to'], 'move') };
}

/** Names of moves in a list. Moves that a pack took out leave the lists they stood in. */
function movesNamed(draft: Draft, path: string[]): string[] {
  const known = namesIn(draft, 'moves');
  const named = listAt(draft, path);
  return named.filter((name, index) => {
    const here = [...path, index];
    if (draft.removed.has(`moves.${name}`)) return false;
    if (!known.includes(name)) complainOfName(draft, 'unknown-move', 'move', name, known, here);
    else if (!listAt(draft, ['moves', name, 'on']).includes('turn')) {
      complain(draft, 'not-a-turn-move', `\`${name}\` is no move of one's own turn.`, here, {
        hint: `Add \`turn\` to \`on\` of the move \`${name}\`, or take it out here.`,
      });
    } else if (named.indexOf(name) < index)
      complain(draft, 'listed-twice', `\`${name}\` stands here twice.`, here, { hint: 'Name it once.' });
    else return true;
    return false;
  });
}

export function makeTurn(naming: Naming): Ruleset['turn'] {
  const { draft } = naming;
  const lists = BEGINS.map((begin) => [begin, movesNamed(draft, ['turn', begin])] as const);
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
function factOf(naming: Naming, id: string): Ask<boolean> {
  const path = ['situation', id, 'when'];
  const program = programAt(naming, path, 'move', ['yes/no']);
  if (program === undefined) return () => false;
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
  return ask<boolean>(program);
}
