/** What a pack takes out although packs it extends still need it: one problem where it is taken out, not one at each place that needs it. */
import { type Problem, problem } from '../../core/index.ts';
import type { Flattened } from './flattened-pack.ts';
import { placeOf, type Spot } from '../read/source-text.ts';

const MOST_SHOWN = 3;

/** Errors of inherited files, put together by what the pack has taken out (where it has taken out one thing only, by that); those that come from nothing of the kind as they are. */
export function stillNeeded(
  { own, removed }: Pick<Flattened, 'own' | 'removed'>,
  inherited: readonly Problem[],
  textOf: (problem: Problem) => string,
): Problem[] {
  const mine = [...removed].filter(([, { source }]) => own.has(source.name));
  const [only, another] = new Set(mine.map(([, spot]) => spot));
  const sole = another === undefined ? only : undefined;
  const by = new Map<Spot, Problem[]>();
  const others: Problem[] = [];
  for (const each of inherited) {
    const spot = each.severity === 'error' ? (takenOut(mine, textOf(each)) ?? sole) : undefined;
    if (spot === undefined) others.push(each);
    else by.set(spot, [...(by.get(spot) ?? []), each]);
  }
  const told = [...by].map(([spot, needs]) => needed(mine.find(([, one]) => one === spot)![0], spot, needs));
  return [...told, ...others];
}

/** Where the thing of this name was taken out. */
export function takenOut(removed: Iterable<readonly [path: string, spot: Spot]>, name: string): Spot | undefined {
  for (const [path, spot] of removed)
    if (/^(?:score\.steps|tiles\.suits|\w+)\.(.+)$/.exec(path)?.[1] === name) return spot;
  return undefined;
}

function needed(path: string, spot: Spot, needs: readonly Problem[]): Problem {
  const places = needs.length === 1 ? 'one inherited rule needs' : `${needs.length} inherited rules need`;
  return problem('still-needed', `\`${path}\` is taken out here, but ${places} it.`, {
    place: placeOf(spot),
    further: needs
      .slice(0, MOST_SHOWN)
      .map(({ place, message }) => ({ place: place!, message: message.replace(/\.$/, '') })),
    hint:
      needs.length === 1 && needs[0]!.hint?.startsWith('Say in your pack')
        ? needs[0]!.hint
        : 'Take those out too, say in your pack what they are instead, or leave this line out.',
  });
}
