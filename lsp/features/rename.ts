/** Renames a thing of a pack wherever it is named. */
import type { Range, WorkspaceEdit } from 'vscode-languageserver';
import { words } from '../../dsl/index.ts';
import type { AskedAt } from '../feature-request.ts';
import { BARE, ONE } from '../name-giving-chapters.ts';
import { definitionOf, type Mention, mentionAt, type Thing, thingOf } from '../name-mentions.ts';
import { isBuiltIn, namesOf, type PackFiles } from '../pack-files.ts';
import { rangeOf } from '../protocol-ranges.ts';
import { tokensOf } from '../cursor/names-in-expression.ts';
import { mentionsEverywhere } from './references.ts';

/** An answer, or why there is none: a sentence for the person who asked. */
export type Renamed<T> = { ok: true; value: T } | { ok: false; why: string };

const no = (why: string): { ok: false; why: string } => ({ ok: false, why });

/** What would be renamed. */
export function prepareRename(asked: AskedAt): Renamed<{ range: Range; placeholder: string }> {
  const meant = thingAt(asked);
  if (!meant.ok) return meant;
  const { mention } = meant.value;
  return {
    ok: true,
    value: { range: rangeOf(asked.file.source, mention.start, mention.end), placeholder: mention.name },
  };
}

/** The edits in every file. */
export function rename(asked: AskedAt, name: string): Renamed<WorkspaceEdit> {
  const meant = thingAt(asked);
  if (!meant.ok) return meant;
  const { thing } = meant.value;
  const wrong = refuseName(asked.pack, thing, name);
  if (wrong !== undefined) return no(wrong);
  const changes: NonNullable<WorkspaceEdit['changes']> = {};
  for (const { file, start, end } of mentionsEverywhere(asked.workspace, asked.pack, thing)) {
    const uri = asked.workspace.platform.uriOf(file.name);
    (changes[uri] ??= []).push({ range: rangeOf(file.source, start, end), newText: name });
  }
  return { ok: true, value: { changes } };
}

function thingAt({ pack, file, offset }: AskedAt): Renamed<{ thing: Thing; mention: Mention }> {
  const mention = mentionAt(file, offset);
  const thing = mention && thingOf(pack, mention);
  if (mention === undefined || thing === undefined) return no('Nothing that the pack gives a name stands here.');
  if (thing.choice !== undefined) return no('The values of an option are not renamed: logs and tables name them.');
  const defined = definitionOf(pack, thing);
  if (defined === undefined) return no(`\`${thing.name}\` is a word of the language; a pack can't rename it.`);
  if (isBuiltIn(defined.file.name) || defined.file.name.includes('/node_modules/'))
    return no(
      `The ${ONE[thing.chapter]} \`${thing.name}\` belongs to ${ownerOf(defined.file.name)}, which is not yours to change.`,
    );
  return { ok: true, value: { thing, mention } };
}

function ownerOf(file: string): string {
  return isBuiltIn(file) ? `the built-in pack \`${file.split('/')[1]}\`` : 'a package';
}

function refuseName(pack: PackFiles, { chapter, name: old }: Thing, name: string): string | undefined {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) return 'A name has small letters, digits and _, and begins with a letter.';
  if (name === old) return undefined;
  const chapters = BARE.includes(chapter) ? BARE : [chapter];
  const taken = chapters.find((each) => namesOf(pack, each).has(name));
  if (taken !== undefined)
    return `There is ${/^[aeiou]/.test(ONE[taken]) ? 'an' : 'a'} ${ONE[taken]} \`${name}\` already.`;
  const isWord = BARE.includes(chapter) && (words.some((word) => word.name === name) || !isName(name));
  return isWord ? `\`${name}\` is a word of the language; give it another name.` : undefined;
}

/** Whether the language reads it as a name, not as something of its own. */
function isName(text: string): boolean {
  const list = tokensOf(text);
  return list.length === 1 && list[0]!.kind === 'Name';
}
