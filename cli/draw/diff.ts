/**
 * What changed, on paper.
 *
 *     Patterns
 *       Half Flush is worth 4 fan, not 3.  sunday.yaml:7
 *         (555z) 123m 456m 789m 1m +1m, by draw
 *           cantonese  3 fan (Half Flush)
 *           sunday     4 fan (Half Flush)
 */
import type { Place } from '../../core/index.ts';
import type { PackDiff, ToldChange } from '../../authoring/diff/index.ts';
import type { Terminal } from '../terminal.ts';
import { columns, wrap } from './text-columns.ts';
import { plural } from './number-text.ts';

/** The report of a comparison. */
export function drawDiff(terminal: Terminal, diff: PackDiff, next: NextVersion): string[] {
  const { changes, unshown, a, b } = diff;
  const chapters = [...new Set(changes.map(({ chapter }) => chapter))];
  return [
    `${terminal.paint.bold(`${headOf(a)} → ${headOf(b)}`)}  ${countOf(diff)}`,
    ...chapters.flatMap((chapter) => [
      '',
      terminal.paint.bold(chapter),
      ...changes.filter((change) => change.chapter === chapter).flatMap((change) => drawChange(terminal, change)),
    ]),
    ...drawUnshown(terminal, unshown, diff),
    ...drawLeftOut(diff),
    '',
    ...drawStep(terminal, diff, next),
  ];
}

function headOf({ id, version }: PackDiff['a']): string {
  return version === undefined ? id : `${id} ${version}`;
}

function countOf({ changes }: PackDiff): string {
  return changes.length === 0 ? 'no difference' : plural(changes.length, 'difference');
}

function drawChange({ paint, columns: wide }: Terminal, { says, at, witness }: ToldChange): string[] {
  const places = paint.dim(placesText(at));
  const lines = wrap(says, Math.max(40, wide - 4)).map((line) => `  ${line}`);
  if (witness === undefined) return [...lines, `    ${places}`];
  const where = witness.place ? paint.dim(`  ${witness.place.file}`) : '';
  const results = witness.results.map(({ under, says: said }) => [under, said]);
  return [...lines, `    ${places}`, `    ${witness.shown}${where}`, ...columns(results, { indent: 6 })];
}

/** `sunday.yaml:7`, and where the other pack says it; a file that nobody can edit is left out beside one that is the reader's own. */
function placesText({ a, b }: { a?: Place; b?: Place }): string {
  const isOwn = (place: Place | undefined): boolean => place !== undefined && !place.file.startsWith('rulesets/');
  const texts = [isOwn(b) && !isOwn(a) ? undefined : a, b].map((place) =>
    place ? `${place.file}:${place.line}` : undefined,
  );
  const [one, other] = texts;
  return one !== undefined && other !== undefined && one !== other ? `${one} → ${other}` : (other ?? one ?? '');
}

function drawUnshown(terminal: Terminal, unshown: readonly ToldChange[], { searched, reworded }: PackDiff): string[] {
  const { paint, columns: wide } = terminal;
  const found = `no difference found in ${plural(searched.hands, 'hand')} and ${plural(searched.situations, 'situation')}`;
  const lines = unshown.flatMap(({ says, at }) => [
    ...wrap(says, Math.max(40, wide - 4)).map((line) => `  ${line}`),
    `    ${placesText(at)}`,
  ]);
  return [
    ...(lines.length === 0 ? [] : ['', paint.dim(`Written differently; ${found}`), ...lines.map(paint.dim)]),
    ...(reworded === 0 ? [] : ['', paint.dim(`${plural(reworded, 'rule')} worded differently with the same meaning.`)]),
  ];
}

function drawLeftOut({ searched: { leftOut = 0, notFound = 0 } }: PackDiff): string[] {
  if (notFound > 0)
    return [
      '',
      `No example was found for ${plural(notFound, 'change')} within the usual search; --thorough searches longer.`,
    ];
  if (leftOut === 0) return [];
  const changes = plural(leftOut, 'change');
  return ['', `The deadline passed before ${changes} had been examined; the version change may be larger.`];
}

const STEPS: Record<Exclude<PackDiff['step'], 'none'>, string> = {
  major: 'a major change: some hands or deals have another result',
  minor: 'a minor change: additions only, no result changes',
  patch: 'a patch: only names, notes, sources, examples or wording',
};

function drawStep({ paint }: Terminal, { a, b, step, searched }: PackDiff, { least, enough }: NextVersion): string[] {
  if (step === 'none')
    return [
      searched.leftOut
        ? 'No difference was found in that time.'
        : 'The packs are equivalent; no new version is needed.',
    ];
  if (a.id !== b.id) return [`As a new version of ${a.id} this would be ${STEPS[step]}.`];
  const says = `This is ${STEPS[step]}.`;
  if (least === undefined) return [says];
  if (enough) return [`${says} Version ${b.version} is enough.`];
  return [`${says} ${paint.bad(`The version should be ${least} or later, but is ${b.version}.`)}`];
}

/** Of two versions of one pack: the least version that the second may have, and whether it has that. */
export interface NextVersion {
  least?: string;
  enough: boolean;
}
