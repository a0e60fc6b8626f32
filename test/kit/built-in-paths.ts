import { builtInIds, builtInPaths } from '../../loader/index.ts';

/** The paths of the files of all built-in packs, and of what every pack has. */
export const everyBuiltInPath = (): string[] =>
  [...builtInIds(), 'shared'].flatMap((id) => builtInPaths(`rulesets/${id}/`));
