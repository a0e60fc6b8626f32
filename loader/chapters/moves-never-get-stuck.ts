/**
 * Can play always go on? A turn must offer a way to end it, and the steps of a move must lead somewhere:
 *
 *     turn ──discard──▶ window ──▶ next ──▶ turn of the next seat
 *          └─show────▶ window ──▶ replace ─▶ turn of the same seat
 */
import { NEXT_DEAL, PASS, type Problem, REVOKE, SHOW } from '../../core/index.ts';
import {
  complain,
  complainOfKey,
  complainOfName,
  dataAt,
  listAt,
  namesIn,
  scalarAt,
  textAt,
  type Draft,
  type Path,
} from '../flatten/draft.ts';
import { checkBalance } from './move-keeps-hand-size.ts';
import { placeOf } from '../read/source-text.ts';
import { valueAt } from '../yaml/located-data.ts';
import { isAsked, isCertain, isOfPhase, MOVING, phasesOf, stepNames, stepsThat } from './step-names.ts';

const TURNS = ['dealt', 'drawn', 'replaced'];
/** Steps behind which the turn is over or begins anew; `end` too, where it is certain. */
const LEADING = stepsThat('draws', 'passes', 'wins', 'ends');
const EXPOSING = stepsThat('exposes');
/** Steps that alone take what a move uses so. */
const TOGETHER = [
  ['aside', 'aside'],
  ['swap', 'for joker'],
] as const;
/** What tiles become: on the own turn, and together with an exposed tile. */
const ON_TURN: Record<string, string> = { '1 same': 'kong', '4 alike': 'kong', 'add to pung': 'kong' };
const ON_WINDOW: Record<string, string> = {
  '2 same': 'pung',
  '3 same': 'kong',
  '4 same': 'kong',
  '5 same': 'kong',
  run: 'chow',
};

/** What seats answer beside the moves of a pack. */
const ANSWERS = [PASS, SHOW, REVOKE, NEXT_DEAL];
/** What `on` and `window is` say of no window. */
const NO_WINDOWS = ['turn', 'asked', 'none'];

export function checkMove(draft: Draft, id: string, windows: readonly string[]): void {
  checkMoveNames(draft, id);
  const on = listAt(draft, ['moves', id, 'on']);
  const moments = ['turn', 'asked', ...windows, ...phasesOf(draft)];
  on.forEach((name, index) => {
    if (!moments.includes(name)) {
      complainOfName(draft, 'unknown-window', 'window', name, moments, ['moves', id, 'on', index]);
    } else if (on.indexOf(name) < index)
      complain(draft, 'listed-twice', `\`${name}\` stands here twice.`, ['moves', id, 'on', index], {
        hint: 'Name it once.',
      });
  });
  if (isAsked(draft, id)) return checkAsked(draft, id, on);
  if (isOfPhase(draft, id)) return;
  const before = draft.problems.length;
  checkTiles(draft, id, on);
  checkSteps(draft, id, on);
  if (draft.problems.length === before) checkBalance(draft, id, on);
  if (textAt(draft, ['moves', id, 'uses']) === 'run' && !hasRuns(draft)) {
    complain(draft, 'no-runs', 'No suit of this pack runs.', ['moves', id, 'uses'], {
      hint: 'Mark a suit with `runs: true`, or take the move out.',
    });
  }
}

/** When the deal has ended there are no tiles to take, and no turn to go on with. */
function checkAsked(draft: Draft, id: string, on: readonly string[]): void {
  const path = ['moves', id];
  if (on.length > 1)
    complain(draft, 'asked-and-more', 'A move for when the deal has ended is nothing else.', [...path, 'on'], {
      hint: 'Write `on: [asked]`, and make another move for the rest.',
    });
  for (const key of ['uses', 'makes', 'allows', 'then', 'discard_limit']) {
    if (valueAt(draft.root, [...path, key]) === undefined || textAt(draft, [...path, key]) === 'none') continue;
    complainOfKey(
      draft,
      'asked-with-tiles',
      `When the deal has ended a move has no use for \`${key}\`.`,
      [...path, key],
      {
        hint: 'Take it out.',
      },
    );
  }
}

function checkMoveNames(draft: Draft, id: string): void {
  const hint = (name: string): string => `Give it another name, such as \`my_${name}\`.`;
  if (ANSWERS.includes(id))
    complainOfKey(
      draft,
      'name-taken',
      `\`${id}\` is an answer every table has; no move can have that name.`,
      ['moves', id],
      { hint: hint(id) },
    );
  stepNames(draft, id).forEach((_, index) => {
    const path = ['moves', id, 'steps', index, 'window'];
    const name = textAt(draft, path);
    if (name !== undefined && NO_WINDOWS.includes(name))
      complain(draft, 'name-taken', `\`${name}\` means that no window is open; no window can have that name.`, path, {
        hint: hint(name),
      });
  });
}

function hasRuns(draft: Draft): boolean {
  return namesIn(draft, 'tiles', 'suits').some((letter) => dataAt(draft, ['tiles', 'suits', letter, 'runs']) === true);
}

function hasBonus(draft: Draft): boolean {
  return namesIn(draft, 'tiles', 'suits').some((letter) => dataAt(draft, ['tiles', 'suits', letter, 'bonus']) === true);
}

/** Jokers stand in groups of some size, and only where there are some. */
function checkJokersIn(draft: Draft, uses: string, path: Path): void {
  const size = Number(uses[0]) + 1;
  const from = namesIn(draft, 'tiles', 'suits').flatMap(
    (letter) => dataAt(draft, ['tiles', 'suits', letter, 'joker', 'from']) ?? [],
  );
  if (from.some((least) => Number(least) <= size)) return;
  complain(draft, 'uses-and-makes', `In this pack no joker stands in a group of ${size}.`, path, {
    hint: `Write \`uses: ${uses}\`, or let jokers of the chapter \`tiles\` stand there: \`joker: { from: ${size} }\`.`,
    replacement: uses,
  });
}

/** Do the tiles it uses fit what they become and when it is made? */
function checkTiles(draft: Draft, id: string, on: readonly string[]): void {
  const path = ['moves', id];
  const said = textAt(draft, [...path, 'uses']) ?? 'none';
  const [uses = '', withJokers] = said.split(' or ');
  if (withJokers !== undefined) checkJokersIn(draft, uses, [...path, 'uses']);
  const makes = textAt(draft, [...path, 'makes']);
  const steps = stepNames(draft, id);
  const shows = steps.includes('show');
  if (!shows && makes !== undefined)
    complain(draft, 'makes-nothing', `The move makes a ${makes}, but does not show it.`, [...path, 'makes'], {
      hint: 'Add the step `show`.',
    });
  if (steps.includes('discard') && uses !== 'any tile') {
    complain(
      draft,
      'discard-uses',
      'A move that discards uses `any tile`.',
      uses === 'none' ? path : [...path, 'uses'],
      { hint: 'Write `uses: any tile`.', replacement: 'any tile' },
    );
  }
  for (const [step, tiles] of TOGETHER) {
    const does = steps.includes(step);
    if (does === (uses === tiles)) continue;
    const message = `The step \`${step}\` and \`uses: ${tiles}\` go together.`;
    complain(draft, 'aside-uses', message, uses === 'none' ? path : [...path, 'uses'], {
      hint: does ? `Write \`uses: ${tiles}\`.` : `Add the step \`${step}\`, or let the move use other tiles.`,
      ...(does && { replacement: tiles }),
    });
  }
  if (uses === 'aside' && dataAt(draft, ['tiles', 'aside']) === undefined && !hasBonus(draft))
    complain(draft, 'nothing-aside', 'No tile of this pack may be laid aside.', [...path, 'uses'], {
      hint: 'Name kinds under `aside` of the chapter `tiles`: `aside: 4z`.',
    });
  if (dataAt(draft, [...path, 'allows']) !== undefined && uses === 'none')
    complain(draft, 'allows-nothing', 'The move uses no tile that `allows` could speak of.', [...path, 'allows'], {
      hint: 'Add `uses:`, or write it into `when`.',
    });
  if (!shows) return;
  for (const name of on) {
    const table = name === 'turn' ? ON_TURN : ON_WINDOW;
    const where = name === 'turn' ? "on one's own turn" : 'with an exposed tile';
    const wanted = table[uses];
    const choices = Object.entries(table)
      .map(([tiles, group]) => `\`uses: ${tiles}\` makes a ${group}`)
      .join(', ');
    if (wanted === undefined)
      complain(
        draft,
        'uses-and-makes',
        `\`${uses}\` makes no group ${where}.`,
        uses === 'none' ? path : [...path, 'uses'],
        { hint: `There, ${choices}.` },
      );
    else if (makes !== wanted) {
      const at = makes === undefined ? path : [...path, 'makes'];
      complain(draft, 'uses-and-makes', `\`${uses}\` makes a ${wanted} ${where}.`, at, {
        hint: `Write \`makes: ${wanted}\`.`,
        ...(makes === undefined ? {} : { replacement: wanted }),
      });
    }
  }
}

/** Do the steps lead somewhere, and does each have what it needs? */
function checkSteps(draft: Draft, id: string, on: readonly string[]): void {
  const path = ['moves', id];
  const steps = stepNames(draft, id);
  if (steps.length === 0) return;
  const opens = valueAt(draft.root, [...path, 'then']) !== undefined && listAt(draft, [...path, 'then']).length > 0;
  const leads = (step: string, index: number): boolean =>
    LEADING.includes(step) && (step !== 'end' || isCertain(draft, [...path, 'steps', index]));
  const leading = steps.findIndex(leads);
  if (leading < 0 && !opens)
    complain(draft, 'leads-nowhere', `Nothing follows the move \`${id}\`.`, [...path, 'steps'], {
      hint: 'End the steps with next, replace, draw, win or `end:`, or add `then:`.',
    });
  if (leading >= 0 && leading < steps.length - 1)
    complain(
      draft,
      'step-too-late',
      `\`${steps[leading]}\` ends the move; nothing can follow.`,
      [...path, 'steps', leading + 1],
      { hint: `Put \`${steps[leading]}\` last.` },
    );
  if (leading >= 0 && opens)
    complain(draft, 'two-ways-on', `After \`${steps[leading]}\` the turn offers its own moves.`, [...path, 'then'], {
      hint: 'Take out `then`, or the step.',
    });
  if (steps.filter((step) => EXPOSING.includes(step)).length > 1) {
    complain(draft, 'two-exposures', 'A move discards, shows or lays aside once.', [...path, 'steps'], {
      hint: 'Make two moves of it.',
    });
  }
  if (steps.at(-1) === 'next' && !steps.includes('discard')) {
    complain(draft, 'no-discard', 'The turn ends without a discard, and the hand would grow.', [...path, 'steps'], {
      hint: 'Add the step `discard`.',
    });
  }
  checkWindows(draft, id, steps, on);
  const answers = on.some((name) => name !== 'turn');
  if (answers && !['win', 'show', 'aside'].some((step) => steps.includes(step))) {
    complain(
      draft,
      'claims-nothing',
      'A move that answers a window wins, shows a group with the tile, or lays it aside.',
      [...path, 'steps'],
      { hint: 'Add `show` or `aside`, or write `on: [turn]`.' },
    );
  }
  if (steps.includes('win') && (textAt(draft, [...path, 'uses']) ?? 'none') !== 'none') {
    complain(draft, 'win-uses', 'A move that wins uses no tiles: the whole hand is shown.', [...path, 'uses'], {
      hint: 'Take out `uses`.',
    });
  }
  if (dataAt(draft, [...path, 'discard_limit']) !== undefined && moving(steps).join() !== 'show') {
    complain(
      draft,
      'limit-without-claim',
      'Only a claim that shows a group, and leaves the turn as it is, can limit the discard after it.',
      [...path, 'discard_limit'],
      { hint: 'Take it out, or write `steps: [show]`.' },
    );
  }
}

function moving(steps: readonly string[]): string[] {
  return steps.filter((step) => MOVING.includes(step));
}

function checkWindows(draft: Draft, id: string, steps: readonly string[], on: readonly string[]): void {
  const index = steps.indexOf('window');
  if (index < 0) return;
  const path = ['moves', id, 'steps', index];
  if (!steps.slice(0, index).some((step) => EXPOSING.includes(step))) {
    complain(draft, 'nothing-exposed', 'A window opens on a tile that was discarded, shown or laid aside.', path, {
      hint: 'Put `discard`, `show` or `aside` before it.',
    });
  }
  if (on.some((name) => name !== 'turn')) {
    complain(draft, 'window-in-claim', "A window opens on one's own turn, not while a window is answered.", path, {
      hint: 'Write `on: [turn]`, or take the step out.',
    });
  }
}

/** Does every turn offer a move that can always be made and ends it? */
export function checkTurns(draft: Draft): void {
  for (const begin of TURNS) checkEnding(draft, ['turn', begin]);
  for (const id of namesIn(draft, 'moves')) {
    if (listAt(draft, ['moves', id, 'then']).length > 0) checkEnding(draft, ['moves', id, 'then']);
  }
  listAt(draft, ['turn', 'bonus']).forEach((id, index) => {
    if (namesIn(draft, 'moves').includes(id) && !stepNames(draft, id).includes('win')) {
      complain(
        draft,
        'bonus-turn',
        `When a bonus tile was shown a seat may only win; \`${id}\` does not.`,
        ['turn', 'bonus', index],
        { hint: 'Take it out here.' },
      );
    }
  });
}

function checkEnding(draft: Draft, path: string[]): void {
  if (valueAt(draft.root, path) === undefined) return;
  const ends = (id: string): boolean => isLastResort(draft, id);
  if (listAt(draft, path).some(ends)) return;
  const free = namesIn(draft, 'moves').find(ends);
  const hint =
    free === undefined
      ? 'A move that discards `any tile`, without `when` and `needs`, can always be made.'
      : `Add \`${free}\`.`;
  const further = listAt(draft, path).flatMap((id) => hindrances(draft, id));
  complainOfKey(draft, 'no-way-to-end', 'Nothing in this list can always be made and ends the turn.', path, {
    hint,
    further,
  });
}

/** Conditions that may keep a discard from being made. */
function hindrances(draft: Draft, id: string): NonNullable<Problem['further']> {
  if (!stepNames(draft, id).includes('discard')) return [];
  const nodes = ['when', 'needs'].map((key) => scalarAt(draft, ['moves', id, key]));
  return nodes.flatMap((node) =>
    node === undefined ? [] : [{ place: placeOf(node.spot), message: `what may keep \`${id}\` from being made` }],
  );
}

/** Whether nothing but `allows` and limits of claims stand against discarding so. */
export function isLastResort(draft: Draft, id: string): boolean {
  return stepNames(draft, id).includes('discard') && isFree(draft, id);
}

function isFree(draft: Draft, id: string): boolean {
  const says = (key: string): boolean =>
    dataAt(draft, ['moves', id, key]) !== undefined && dataAt(draft, ['moves', id, key]) !== true;
  return textAt(draft, ['moves', id, 'uses']) === 'any tile' && !says('when') && !says('needs');
}
