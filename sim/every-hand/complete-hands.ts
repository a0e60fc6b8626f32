/** Every complete hand of a pack's shapes, concealed, each once whichever shapes it is of. */
import { hasErrors, nearest, problem, type Problem, refused, type Result, type TileSet } from '../../core/index.ts';
import { hasGroups, type Shape } from '../../dsl/index.ts';
import { groupedHands, type Hands } from './set-and-pair-hands.ts';
import { namedHands } from './fixed-tile-hands.ts';

/** All hands of these shapes: those of sets and pairs alone, then the others. `any tiles` is no shape one could list. */
export function completeHands(tiles: TileSet, shapes: readonly Shape[]): Result<Hands> {
  const listed = shapes.filter(({ any, partial }) => !any && !partial);
  const grouped = groupedHands(
    tiles,
    listed.filter((shape) => hasGroups(shape) && shape.ways === undefined),
  );
  const { hands, problems } = namedHands(
    tiles,
    listed.filter(({ ways }) => ways !== undefined),
    grouped,
  );
  if (hasErrors(problems)) return refused(problems);
  const value: Hands = {
    size: grouped.size + hands.length,
    walk(from, to, counts, visit) {
      grouped.walk(from, to, counts, visit);
      for (let at = Math.max(0, from - grouped.size); at < Math.min(hands.length, to - grouped.size); at++) {
        const hand = hands[at]!;
        for (let kind = 0; kind < counts.length; kind++) counts[kind] = hand[kind]!;
        visit();
      }
    },
  };
  return { ok: true, value, problems };
}

/** The shapes with these names, or all; a name that is none of them is a problem. */
export function shapesNamed(shapes: readonly Shape[], names: readonly string[]): Result<Shape[]> {
  const ids = shapes.map(({ id }) => id);
  const strange = names.filter((name) => !ids.includes(name));
  if (strange.length > 0) return refused(strange.map((name) => unknownShape(name, ids)));
  const wanted = names.length === 0 ? shapes : shapes.filter(({ id }) => names.includes(id));
  if (wanted.every(({ any }) => any)) {
    const message = 'Of these shapes the hands cannot be listed.';
    return refused([problem('no-hands', message, { hint: 'Name a shape that says which tiles it wants.' })]);
  }
  return { ok: true, value: [...wanted], problems: [] };
}

function unknownShape(name: string, ids: readonly string[]): Problem {
  const near = nearest(name, ids);
  return problem('unknown-shape', `There is no shape \`${name}\`.`, {
    hint: near === undefined ? `There are ${ids.join(', ')}.` : `Did you mean \`${near}\`?`,
    ...(near !== undefined && { replacement: near }),
  });
}

/** In how many ways the wall can deal a hand: of each kind, which of its copies are held. */
export function waysToHold(tiles: TileSet): (counts: readonly number[]) => number {
  const most = Math.max(...tiles.kinds.map(({ copies }) => copies));
  const choose = Array.from({ length: most + 1 }, (_, copies) =>
    Array.from({ length: most + 1 }, (_, taken) => choices(copies, taken)),
  );
  const byKind = tiles.kinds.map(({ copies }) => choose[copies]!);
  return (counts) => {
    let ways = 1;
    for (let kind = 0; kind < counts.length; kind++) if (counts[kind]! > 0) ways *= byKind[kind]![counts[kind]!]!;
    return ways;
  };
}

function choices(copies: number, taken: number): number {
  let ways = 1;
  for (let at = 0; at < taken; at++) ways = (ways * (copies - at)) / (at + 1);
  return ways;
}
