/** Every place that speaks of the thing under the cursor, in all packs that are made of the file that defines it. */
import type { Location } from 'vscode-languageserver';
import type { AskedAt } from '../feature-request.ts';
import { definitionOf, type Mention, mentionAt, mentionsOfThing, type Thing, thingOf } from '../name-mentions.ts';
import type { PackFiles } from '../pack-files.ts';
import { locationOf } from '../protocol-ranges.ts';
import { packsWith, type Workspace } from '../workspace.ts';

export function references(asked: AskedAt, withDefinition: boolean): Location[] {
  const { workspace, pack, file, offset } = asked;
  const mention = mentionAt(file, offset);
  const thing = mention && thingOf(pack, mention);
  if (thing === undefined) return [];
  const defined = definitionOf(pack, thing);
  return mentionsEverywhere(workspace, pack, thing)
    .filter((each) => withDefinition || each.file.name !== defined?.file.name || each.start !== defined.start)
    .map(({ file: { source }, start, end }) => locationOf(workspace.platform, source, start, end));
}

/** Mentions in this pack and in every other that has the thing from the same file. */
export function mentionsEverywhere(workspace: Workspace, pack: PackFiles, thing: Thing): Mention[] {
  const defined = definitionOf(pack, thing)?.file;
  const others = defined === undefined || defined.builtIn ? [] : packsWith(workspace, defined.name);
  const packs = [pack, ...others.filter(({ root }) => root !== pack.root)];
  const seen = new Set<string>();
  return packs
    .filter((each) => definitionOf(each, thing)?.file.name === defined?.name)
    .flatMap((each) => mentionsOfThing(each, thing))
    .filter(({ file, start }) => {
      const key = `${file.name}:${start}`;
      return !seen.has(key) && seen.add(key);
    });
}
