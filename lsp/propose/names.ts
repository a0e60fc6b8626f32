import { CompletionItemKind } from 'vscode-languageserver';
import { type Chapter, ONE } from '../name-giving-chapters.ts';
import { namesOf, type PackFiles } from '../pack-files.ts';
import { otherNames, shortly, tellThing } from '../hover-text.ts';
import type { Proposal } from './proposal.ts';

const KINDS: Partial<Record<Chapter, CompletionItemKind>> = {
  patterns: CompletionItemKind.Class,
  groups: CompletionItemKind.Module,
  options: CompletionItemKind.Enum,
  words: CompletionItemKind.Constant,
  moves: CompletionItemKind.Method,
  charts: CompletionItemKind.Function,
};

/** The names of chapters, each with what it is. */
export function nameProposals(pack: PackFiles, chapters: readonly Chapter[]): Proposal[] {
  return chapters.flatMap((chapter) => [...namesOf(pack, chapter)].map((name) => nameProposal(pack, chapter, name)));
}

export function nameProposal(pack: PackFiles, chapter: Chapter, name: string): Proposal {
  const thing = { chapter, name };
  const { names, also } = otherNames(pack, thing);
  return {
    label: name,
    kind: KINDS[chapter] ?? CompletionItemKind.Variable,
    detail: shortly(pack, thing) || ONE[chapter],
    says: tellThing(pack, thing),
    also: [...names, ...also],
  };
}
