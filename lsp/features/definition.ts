/** Where the thing under the cursor is defined, across `extends` and `use`; and the file that one of these names. */
import type { Location } from 'vscode-languageserver';
import type { AskedAt } from '../feature-request.ts';
import { definitionOf, mentionAt, thingOf } from '../name-mentions.ts';
import { locationOf } from '../protocol-ranges.ts';
import { slotOf } from '../cursor/expected-content.ts';
import { hereAt } from '../cursor/value-at-offset.ts';
import { fileNamed } from '../workspace.ts';

export function definition(asked: AskedAt): Location[] {
  const { workspace, pack, file, offset } = asked;
  const mention = mentionAt(file, offset);
  const thing = mention && thingOf(pack, mention);
  if (thing === undefined) return namedFile(asked);
  const found = definitionOf(pack, thing);
  return found === undefined ? [] : [locationOf(workspace.platform, found.file.source, found.start, found.end)];
}

/** `extends: cantonese`, `use: [./patterns.yaml]`: the beginning of that file. */
function namedFile({ workspace, file, offset }: AskedAt): Location[] {
  const here = hereAt(file.root, offset);
  const slot = here?.at === 'value' ? slotOf(here.path) : undefined;
  if (here?.at !== 'value' || (slot?.is !== 'pack' && slot?.is !== 'file')) return [];
  const key = slot.is === 'pack' ? 'extends' : 'use';
  const found = fileNamed(workspace, file.name, String(here.node.value), key);
  return found === undefined ? [] : [locationOf(workspace.platform, found.source, 0, 0)];
}
