/** The chapters `bonus`, `windows` and `endings`: what happens when bonus tiles are shown, around a window, and when a deal ends. */
import type { EndingRule, Names, PlaysOn, Ruleset, WindowRule } from '../../core/index.ts';
import {
  complain,
  complainOfKey,
  complainOfName,
  isOwn,
  namesIn,
  scalarAt,
  textAt,
  type Draft,
  type Path,
} from '../flatten/draft.ts';
import { stepsAt } from './read-steps.ts';
import { conditionAt, type Naming } from '../expressions/compile.ts';
import { movesNamed, namesAt } from './turn-moves-situation.ts';
import { valueAt } from '../yaml/located-data.ts';
import { endingNames, STANDARD_ENDINGS, stepLists, stepsNamed, windowsOf } from './step-names.ts';

const NAMES: Record<string, Names> = {
  win: { en: 'Win' },
  exhausted: { en: 'Exhausted wall' },
  false_win: { en: 'False win' },
};
/** What the chapter `settle` says beside endings, and what `ending is` says of none. */
const TAKEN = ['game_over', 'source', 'status', 'note', 'none'];

export function makeBonus(naming: Naming): Ruleset['bonus'] {
  return {
    shown: stepsAt(naming, ['bonus', 'shown'], 'shown'),
    window: textAt(naming.draft, ['bonus', 'window']),
  };
}

/** Every window that a move or a bonus tile opens. */
export function makeWindows(naming: Naming): Record<string, WindowRule> {
  const { draft } = naming;
  const opened = windowsOf(draft);
  for (const name of namesIn(draft, 'windows').filter((each) => !opened.includes(each))) {
    if (isOwn(draft, ['windows', name]) || !movesGone(draft))
      complainOfName(draft, 'unknown-window', 'window', name, opened, ['windows', name]);
  }
  return Object.fromEntries(
    [...new Set([...opened, ...namesIn(draft, 'windows')])].map((name) => [
      name,
      {
        opens: stepsAt(naming, ['windows', name, 'opens'], 'opens'),
        passed: stepsAt(naming, ['windows', name, 'passed'], 'passed'),
        stands: stepsAt(naming, ['windows', name, 'stands'], 'stands'),
      },
    ]),
  );
}

/** With a move its window may have gone; what an earlier pack says of it then says nothing. */
function movesGone(draft: Draft): boolean {
  return [...draft.removed.keys()].some((path) => /^moves\.\w+$/.test(path));
}

/** Those that are always there first. */
export function makeEndings(naming: Naming): Ruleset['endings'] {
  const { draft } = naming;
  const endings = Object.fromEntries(endingNames(draft).map((id) => [id, endingOf(naming, id)]));
  for (const id of namesIn(draft, 'endings')) checkEnding(draft, id);
  checkCircles(draft);
  return endings;
}

function endingOf(naming: Naming, id: string): EndingRule {
  const { draft } = naming;
  const path = ['endings', id];
  const named = valueAt(draft.root, [...path, 'name']) !== undefined;
  return {
    id,
    name: named ? namesAt(draft, [...path, 'name']) : (NAMES[id] ?? { en: id }),
    eachSeat: stepsAt(naming, [...path, 'each_seat'], 'each_seat'),
    asks: movesNamed(draft, [...path, 'asks'], 'asked'),
  };
}

/** What becomes of winners where a win does not end the deal; nothing where every win does. */
export function playsOnOf(naming: Naming): Pick<Ruleset, 'playsOn'> {
  const { draft } = naming;
  const path = ['endings', 'win'];
  const text = (key: string): string | undefined => textAt(draft, [...path, key]);
  if (valueAt(draft.root, [...path, 'plays_on']) === undefined) {
    for (const key of ['winners', 'hand'])
      if (valueAt(draft.root, [...path, key]) !== undefined)
        complainOfKey(draft, 'no-play-on', `\`${key}\` says nothing where every win ends the deal.`, [...path, key], {
          hint: 'Add `plays_on:` and when play goes on, such as `seats playing > 1`.',
        });
    return {};
  }
  const when = conditionAt(naming, [...path, 'plays_on'], 'move');
  const winners = (text('winners') ?? 'leave') as PlaysOn['winners'];
  return { playsOn: { when, winners, hand: (text('hand') ?? 'shown') as PlaysOn['hand'] } };
}

function checkEnding(draft: Draft, id: string): void {
  const path = ['endings', id];
  for (const key of ['plays_on', 'winners', 'hand'])
    if (id !== 'win' && valueAt(draft.root, [...path, key]) !== undefined)
      complainOfKey(draft, 'no-play-on', `Only a win can let play go on; \`${id}\` ends the deal.`, [...path, key], {
        hint: 'Write it under `win`, or take it out.',
      });
  if (TAKEN.includes(id))
    complainOfKey(draft, 'name-taken', `\`${id}\` has a meaning of its own; no ending can have that name.`, path, {
      hint: `Give it another name, such as \`my_${id}\`.`,
    });
  for (const key of ['each_seat', 'asks']) {
    if (id === 'win' && valueAt(draft.root, [...path, key]) !== undefined)
      complainOfKey(
        draft,
        'win-ending',
        'When a deal has been won, nothing else is done before it is paid.',
        [...path, key],
        {
          hint: 'Put it into the steps of the move that wins.',
        },
      );
  }
  if (STANDARD_ENDINGS.includes(id)) return;
  if (valueAt(draft.root, [...path, 'name']) === undefined)
    complainOfKey(draft, 'missing-key', `The ending \`${id}\` has no \`name\`.`, path, {
      hint: 'Add `name:` (what people call it).',
    });
  const mistaken = draft.problems.some(({ code }) => code === 'unknown-ending');
  if (!mistaken && !reached(draft).includes(id))
    complainOfKey(draft, 'never-reached', `No deal ever ends as \`${id}\`.`, path, {
      severity: 'warning',
      hint: `Add a step \`{ end: ${id} }\`, or take the ending out.`,
    });
}

/** Endings that steps and aborts lead to. */
function reached(draft: Draft): string[] {
  const aborts = namesIn(draft, 'moves').map((id) => textAt(draft, ['moves', id, 'abort', 'ending']) ?? '');
  return [...aborts, ...stepLists(draft).flatMap((path) => endsIn(draft, path).map(({ ending }) => ending))];
}

/** The steps `end` of a list. */
function endsIn(draft: Draft, path: Path): { ending: string; path: Path }[] {
  return stepsNamed(draft, path).flatMap((name, index) => {
    const here = [...path, index, 'end'];
    return name === 'end' && scalarAt(draft, here) !== undefined ? [{ ending: textAt(draft, here)!, path: here }] : [];
  });
}

/** An ending that leads to another must not come back to itself. */
function checkCircles(draft: Draft): void {
  for (const id of namesIn(draft, 'endings')) {
    for (const { ending, path } of endsIn(draft, ['endings', id, 'each_seat'])) {
      if (!leadsTo(draft, ending, id, [])) continue;
      complain(draft, 'circular-endings', `\`${id}\` leads to \`${ending}\`, and that back to \`${id}\`.`, path, {
        hint: 'Let one of them stand.',
      });
    }
  }
}

function leadsTo(draft: Draft, from: string, to: string, seen: readonly string[]): boolean {
  if (from === to) return true;
  if (seen.includes(from)) return false;
  const next = endsIn(draft, ['endings', from, 'each_seat']);
  return next.some(({ ending }) => leadsTo(draft, ending, to, [...seen, from]));
}
