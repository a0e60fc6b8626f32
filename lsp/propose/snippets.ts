/** Lines for rules that many games have, between chapters and inside one: what is not in the file yet. */
import { CompletionItemKind } from 'vscode-languageserver';
import { type Snippet, SNIPPETS } from '../../authoring/new/index.ts';
import { valueAt } from '../../loader/index.ts';
import type { AskedAt } from '../feature-request.ts';
import type { Cursor } from '../cursor/cursor-place.ts';
import type { Proposal } from './proposal.ts';

/** The fragments of `new --snippet`: at the top their chapters, in a chapter their entries. */
export function snippetProposals({ file, settings }: AskedAt, { path, flow, indent }: Cursor): Proposal[] {
  if (settings.dslOnly || flow || path.length > 1) return [];
  const map = valueAt(file.root, path);
  const there = new Set(map?.is === 'map' ? map.entries.keys() : []);
  return SNIPPETS.flatMap((snippet) => {
    const parts = path.length === 0 ? chaptersOf(snippet) : entriesOf(snippet, String(path[0]));
    const missing = [...parts].flatMap(([name, text]) => (there.has(name) ? [] : [text]));
    return missing.length === 0
      ? []
      : [proposalOf(snippet, missing.join('').trimEnd(), path.length === 0 ? 0 : indent)];
  });
}

function proposalOf({ id, also, says, text }: Snippet, lines: string, indent: number): Proposal {
  return {
    label: `lines: ${id}`,
    kind: CompletionItemKind.Snippet,
    detail: says,
    also: [id, ...also],
    says: `${says}\n\n\`\`\`yaml\n${text}\`\`\`\n\nWhere a key is in the file already, change it.`,
    text: lines.replaceAll('\n', `\n${' '.repeat(indent)}`),
  };
}

function chaptersOf({ text }: Snippet): Map<string, string> {
  return partsOf(text);
}

function entriesOf(snippet: Snippet, chapter: string): Map<string, string> {
  const [, ...lines] = (chaptersOf(snippet).get(chapter) ?? '').split('\n');
  return partsOf(lines.map((line) => line.slice(2)).join('\n'));
}

/** Keys at the beginning of a line, each with its lines. */
function partsOf(text: string): Map<string, string> {
  const parts = text.split(/^(?=\w)/m).filter((part) => /^\w/.test(part));
  return new Map(parts.map((part) => [/^\w+/.exec(part)![0], part]));
}
