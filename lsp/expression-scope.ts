import { makeTileSet } from '../core/index.ts';
import { type OptionInScope, type Scope, scopeOf } from '../dsl/index.ts';
import { plain } from '../loader/index.ts';
import { BARE, type Chapter } from './name-giving-chapters.ts';
import { holdingAt, namesOf, type PackFiles, textAt } from './pack-files.ts';

/** Expressions are only looked at for their names here, so no tiles are needed. */
const NO_TILES = makeTileSet({ suits: [], copies: 0 });

/** The names of a pack as expressions see them. */
export function scopeOfPack(pack: PackFiles): Scope {
  const names = (chapter: Chapter): string[] => [...namesOf(pack, chapter)];
  return scopeOf(NO_TILES, {
    options: Object.fromEntries(names('options').map((name) => [name, optionOf(pack, name)])),
    definitions: Object.fromEntries(names('words').map((name) => [name, textAt(pack, ['words', name]) ?? ''])),
    situation: names('situation'),
    marks: names('marks'),
    counters: names('counters'),
    lists: names('lists'),
    pots: names('pots'),
    tallies: names('tallies'),
    groups: names('groups'),
    steps: names('steps'),
    charts: Object.fromEntries(names('charts').map((name) => [name, []])),
    patterns: names('patterns'),
    shapes: names('shapes'),
    windows: names('windows'),
    moves: names('moves'),
    endings: names('endings'),
  });
}

/** Names of the chapters that stand in expressions by themselves, with their chapters. */
export function bareNames(pack: PackFiles): { chapter: Chapter; name: string }[] {
  return BARE.flatMap((chapter) => [...namesOf(pack, chapter)].map((name) => ({ chapter, name })));
}

function optionOf(pack: PackFiles, name: string): OptionInScope {
  const values = holdingAt(pack, ['options', name, 'values']);
  const list = values?.is === 'list' ? (plain(values) as unknown[]).map(String) : undefined;
  const type = textAt(pack, ['options', name, 'type']);
  return {
    type: type === 'choice' || type === 'yes/no' ? type : 'number',
    value: 0,
    ...(list && { values: list }),
  };
}
