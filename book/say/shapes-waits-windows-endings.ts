/** Words that are one of a few: shapes, waits, windows, endings. */
import { nameOf, type Speaker } from './saying-context.ts';
import type { Said } from './sentence-part-types.ts';
import type { BeginName, EndingName, WaitName } from './word-name-types.ts';
import type { Phrase } from './phrase.ts';
import { shapeSaid } from './tiles/shape.ts';

/** The hand has one of these shapes, each said by what it is. */
export function shapeNamed(names: readonly string[], speaker: Speaker): Said {
  const shapes = names.map((name) => shapeSaid(name, speaker));
  const thing = shapes.length === 1 ? shapes[0]! : speaker.language.or(shapes.map((says) => ({ says })));
  return { ...speaker.language.shapes(shapes), thing };
}

export function waitsSaid(names: readonly string[], { language }: Speaker): Said {
  return language.waits(names as WaitName[]);
}

export function turnsSaid(names: readonly string[], { language }: Speaker): Said {
  return language.turns(names as BeginName[]);
}

/** A window by what opens it: a discard, or the moves whose tile may be robbed. */
export function windowsSaid(names: readonly string[], speaker: Speaker): Said {
  const moves = Object.values(speaker.ruleset.moves);
  return speaker.language.windows(
    names.map((name) => {
      if (name === 'none') return undefined;
      const opening = moves.filter(({ steps }) => steps.some((step) => step.do === 'window' && step.name === name));
      if (opening.some(({ steps }) => steps.some((step) => step.do === 'discard'))) return { discard: true };
      return { move: nameOf(speaker, 'moves', opening[0]?.id ?? name) };
    }),
  );
}

/** Endings that every game has are words of the language; others have names in the pack. */
export function endingSaid(name: string, speaker: Speaker): Phrase | EndingName {
  return name === 'win' || name === 'exhausted' || name === 'false_win' || name === 'none'
    ? name
    : nameOf(speaker, 'endings', name);
}
