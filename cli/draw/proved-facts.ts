/** What was proved of a pack, as text. */
import type { PatternFacts, ProvedFacts } from '../../authoring/check/index.ts';
import { plural } from './number-text.ts';

/** A line for all, then one for each pattern and each limit. */
export function provedLines(pack: string, { looked, hands, patterns, limits }: ProvedFacts): string[] {
  const count = (number: number): string => number.toLocaleString('en');
  const of =
    hands === 0 ? 'no hand had to be looked at' : `${count(looked)} of ${count(hands)} complete hands looked at`;
  const usual = inEveryHand(patterns);
  const width = Math.max(...[...patterns, ...limits].map(({ id }) => id.length));
  return [
    `${pack}: ${plural(patterns.length, 'pattern')}, ${of}`,
    ...patterns.map((pattern) => `  ${pattern.id.padEnd(width)}  ${patternText(pattern, usual)}`),
    ...limits.map(
      ({ id, hand }) =>
        `  ${id.padEnd(width)}  ${hand ? `limit reached: ${hand}` : 'limit not reached by any hand that was tried'}`,
    ),
  ];
}

/** Patterns that come with every other one: said once, not beside each. */
function inEveryHand(patterns: readonly PatternFacts[]): ReadonlySet<string> {
  const seen = patterns.filter(({ hand }) => hand !== undefined);
  const comes = (other: string): boolean =>
    seen.every(({ id, alwaysWith }) => id === other || alwaysWith.some((one) => one.id === other && one.proved));
  return new Set(seen.length < 3 ? [] : seen.map(({ id }) => id).filter(comes));
}

function patternText({ id: own, hand, never, counts, alwaysWith }: PatternFacts, usual: ReadonlySet<string>): string {
  if (hand === undefined)
    return never!.proved
      ? 'no hand can have it with these options: proved'
      : `not seen; not proved${because(never!.why)}`;
  const proved = alwaysWith.filter(({ id, proved }) => proved && !usual.has(id)).map(({ id }) => id);
  const open = alwaysWith.filter((other) => !other.proved);
  const reasons = [...new Set(open.map(({ why }) => why))];
  const openFor = (reason: string | undefined): string =>
    open.flatMap(({ id, why }) => (why === reason ? [id] : [])).join(', ');
  return [
    `occurs: ${hand}`,
    ...(counts ? [] : ['not seen to count in a winning hand']),
    ...(usual.has(own) ? ['in every hand that has any other pattern: proved'] : []),
    ...(proved.length > 0 ? [`always with ${proved.join(', ')}: proved`] : []),
    ...reasons.map((why) => `so far always with ${openFor(why)}: not proved${because(why)}`),
  ].join('; ');
}

function because(why: string | undefined): string {
  return why === undefined ? '' : ` (${why})`;
}
