/** The chapter `phases`: what all seats do together between the deal and the first turn. */
import { isBonus, PASS, type PhaseRule, type TileSet } from '../../core/index.ts';
import { conditionAt, type Naming } from '../expressions/compile.ts';
import { constantWordAt } from '../flatten/constant-number.ts';
import {
  asWritten,
  complain,
  complainOfKey,
  complainOfName,
  dataAt,
  listAt,
  namesIn,
  numberAt,
  textAt,
  type Draft,
  type Path,
} from '../flatten/draft.ts';
import { valueAt } from '../yaml/located-data.ts';
import { movesNamed, namesAt } from './turn-moves-situation.ts';
import { stepsAt } from './read-steps.ts';
import { phasesOf, stepNames, stepsNamed, stepsThat, windowsOf } from './step-names.ts';

/** Names of moments at which moves are offered. */
const TAKEN = ['turn', 'asked', 'none'];
/** Keys that say how seats are asked. */
const ASKING = ['asks', 'default', 'when', 'while'];

export function makePhases(naming: Naming): PhaseRule[] {
  const { draft, tiles } = naming;
  const phases = phasesOf(draft).map((id) => makePhase(naming, id));
  for (const id of phasesOf(draft)) checkPhase(draft, id);
  for (const id of namesIn(draft, 'moves')) checkPhaseMove(draft, id);
  checkBonusShown(draft, tiles);
  return hasBonus(tiles) ? phases : phases.filter((phase) => phase.shows === undefined);
}

function hasBonus(tiles: TileSet): boolean {
  return tiles.kinds.some(({ copies }, kind) => copies > 0 && isBonus(tiles, kind));
}

function makePhase(naming: Naming, id: string): PhaseRule {
  const { draft, scope } = naming;
  const path = ['phases', id];
  const isNamed = valueAt(draft.root, [...path, 'name']) !== undefined;
  const window = textAt(draft, [...path, 'window']);
  const order = constantWordAt(draft, scope.options, [...path, 'order'], ['cycles', 'seat'], 'seat');
  return {
    id: asWritten(id),
    name: isNamed ? namesAt(draft, [...path, 'name']) : { en: id.replaceAll('_', ' ') },
    when: conditionAt(naming, [...path, 'when'], 'move'),
    ...(shows(draft, path) && { shows: order }),
    ...(window !== undefined && { window: asWritten(window) }),
    asks: movesNamed(draft, [...path, 'asks'], id).map(asWritten),
    default: asWritten(textAt(draft, [...path, 'default']) ?? PASS),
    ...(dataAt(draft, [...path, 'while']) !== undefined && { again: conditionAt(naming, [...path, 'while'], 'move') }),
    done: stepsAt(naming, [...path, 'done'], 'done'),
  };
}

function shows(draft: Draft, path: Path): boolean {
  return textAt(draft, [...path, 'shows']) === 'bonus';
}

function checkPhase(draft: Draft, id: string): void {
  const path = ['phases', id];
  if (TAKEN.includes(id) || windowsOf(draft).includes(id))
    complainOfKey(draft, 'name-taken', `\`${id}\` is another moment at which moves are offered.`, path, {
      hint: `Give the phase another name, such as \`${id}_phase\`.`,
    });
  if (shows(draft, path)) return checkShowing(draft, id);
  for (const key of ['order', 'window'].filter((each) => dataAt(draft, [...path, each]) !== undefined))
    complainOfKey(draft, 'phase-shows', `\`${key}\` belongs to a phase that \`shows: bonus\`.`, [...path, key], {
      hint: 'Take it out: all seats answer together.',
    });
  const asks = listAt(draft, [...path, 'asks']);
  if (asks.length === 0)
    complainOfKey(draft, 'missing-key', `The phase \`${id}\` asks for no move.`, path, {
      hint: 'Add `asks:` with the moves that seats may make, or `shows: bonus`.',
    });
  const silent = textAt(draft, [...path, 'default']);
  if (silent !== undefined && silent !== PASS && !asks.includes(silent))
    complainOfName(draft, 'unknown-move', 'move of this phase', silent, [...asks, PASS], [...path, 'default']);
  if (dataAt(draft, [...path, 'while']) !== undefined && (silent ?? PASS) === PASS)
    complain(draft, 'phase-endless', 'Seats that pass are asked for ever.', [...path, 'while'], {
      hint: 'Say by `default:` which of the moves a silent seat makes, so that nobody may pass.',
    });
}

function checkShowing(draft: Draft, id: string): void {
  const path = ['phases', id];
  for (const key of ASKING.filter((each) => valueAt(draft.root, [...path, each]) !== undefined))
    complainOfKey(
      draft,
      'phase-shows',
      `A phase that \`shows: bonus\` asks nobody, so \`${key}\` says nothing.`,
      [...path, key],
      {
        hint: 'Take it out, or make two phases.',
      },
    );
  const window = textAt(draft, [...path, 'window']);
  for (const move of namesIn(draft, 'moves'))
    if (window !== undefined && listAt(draft, ['moves', move, 'on']).includes(window) && !winsWith(draft, move))
      complain(
        draft,
        'phase-shows',
        `\`${move}\` is no win, and before the first turn nothing else takes a tile.`,
        [...path, 'window'],
        {
          hint: 'Give the window another name than that of `bonus`, and let moves answer it that win.',
        },
      );
  const [first] = phasesOf(draft).filter((each) => shows(draft, ['phases', each]));
  if (first !== id)
    complain(
      draft,
      'phase-shows',
      `Dealt bonus tiles are shown in the phase \`${first}\` already.`,
      [...path, 'shows'],
      {
        hint: 'Take one of the two out.',
      },
    );
}

function winsWith(draft: Draft, move: string): boolean {
  return stepNames(draft, move).includes('win');
}

/** What a move of a phase may say; when nobody has a turn and no tile is exposed, the rest means nothing. */
const SAYS = ['name', 'on', 'uses', 'when', 'allows', 'needs', 'steps', 'source', 'status', 'note'];
const USES = ['none', 'any tile', '2 tiles', '3 tiles'];
const MANY = ['2 tiles', '3 tiles'];
const GIVING = stepsThat('gives');

function checkPhaseMove(draft: Draft, id: string): void {
  const path = ['moves', id];
  const on = listAt(draft, [...path, 'on']);
  const uses = textAt(draft, [...path, 'uses']) ?? 'none';
  const phases = on.filter((name) => phasesOf(draft).includes(name));
  const steps = stepNames(draft, id);
  if (phases.length === 0) {
    if (MANY.includes(uses))
      complain(draft, 'phase-move', `Several tiles go together in a phase alone: \`${uses}\`.`, [...path, 'uses'], {
        hint: 'Write `any tile`, or make it a move of a phase.',
      });
    return;
  }
  if (phases.length < on.length)
    complain(draft, 'phase-move', 'A move of a phase is made at no other time.', [...path, 'on'], {
      hint: 'Make two moves of it.',
    });
  for (const phase of phases)
    if (!listAt(draft, ['phases', phase, 'asks']).includes(id))
      complain(
        draft,
        'phase-move',
        `The phase \`${phase}\` does not ask for \`${id}\`.`,
        [...path, 'on', on.indexOf(phase)],
        {
          hint: `Add it to \`asks\` of the phase.`,
        },
      );
  for (const key of namesIn(draft, ...path).filter((each) => !SAYS.includes(each)))
    complainOfKey(draft, 'phase-move', `\`${key}\` says nothing in a phase.`, [...path, key], { hint: 'Take it out.' });
  if (!USES.includes(uses))
    complain(draft, 'phase-move', `No tile is exposed in a phase that \`${uses}\` could go with.`, [...path, 'uses'], {
      hint: `Write one of ${USES.join(', ')}.`,
    });
  else if (MANY.includes(uses) && !steps.some((step) => GIVING.includes(step)))
    complain(draft, 'phase-move', `Nothing is done with \`${uses}\`.`, [...path, 'uses'], {
      hint: 'Add the step `give`.',
    });
  checkGiving(draft, id, uses);
}

/** Does somebody sit opposite, and is there something to give? */
function checkGiving(draft: Draft, id: string, uses: string): void {
  const path = ['moves', id, 'steps'];
  const gives = stepsNamed(draft, path).flatMap((name, index) => (name === 'give' ? [[...path, index, 'give']] : []));
  for (const at of gives) {
    if (textAt(draft, at) === 'opposite seat' && numberAt(draft, ['seats', 'count'], 4) % 2 === 1)
      complain(draft, 'phase-move', 'With an odd number of seats nobody sits opposite.', at, {
        hint: 'Write `next seat` or `previous seat`.',
      });
    if (uses === 'none' && dataAt(draft, [...at.slice(0, -1), 'fill']) === undefined)
      complain(draft, 'phase-move', 'The move has no tiles to give.', at, {
        hint: 'Add `uses: 3 tiles`, or `fill: 3` to pass on what comes.',
      });
  }
  if (gives.length > 1)
    complain(draft, 'phase-move', 'A move gives its tiles once.', gives[1]!, { hint: 'Make two moves of it.' });
}

/** Whether dealt bonus tiles leave the hands. */
function checkBonusShown(draft: Draft, tiles: TileSet): void {
  const isShown = phasesOf(draft).some((id) => shows(draft, ['phases', id]));
  if (isShown || !hasBonus(tiles)) return;
  complain(
    draft,
    'missing-chapter',
    'The pack has bonus tiles, but no phase in which dealt ones are shown.',
    ['tiles', 'suits'],
    {
      hint: 'Add `phases: { flowers: { shows: bonus, order: cycles } }`.',
    },
  );
}
