/** The outline of a file: chapters, and what has a name in them. */
import { type DocumentSymbol, SymbolKind } from 'vscode-languageserver';
import type { SourcedEntry } from '../../loader/index.ts';
import type { Asked } from '../feature-request.ts';
import { CHAPTERS, type Chapter } from '../name-giving-chapters.ts';
import { rangeOf } from '../protocol-ranges.ts';
import { shortly } from '../hover-text.ts';

export function symbols(asked: Asked): DocumentSymbol[] {
  const { root } = asked.file;
  if (root?.is !== 'map' || asked.settings.dslOnly) return [];
  return [...root.entries].map(([name, entry]) => ({
    ...symbolOf(asked, name, entry, SymbolKind.Namespace),
    children: entriesOf(asked, name, entry),
  }));
}

function entriesOf(asked: Asked, chapter: string, { value }: SourcedEntry): DocumentSymbol[] {
  if (value.is !== 'map') return [];
  const isNaming = Object.hasOwn(CHAPTERS, chapter) && chapter !== 'steps';
  return [...value.entries].map(([name, entry]) => {
    const detail = isNaming ? shortly(asked.pack, { chapter: chapter as Chapter, name }) : '';
    const kind = chapter === 'patterns' ? SymbolKind.Class : SymbolKind.Property;
    return { ...symbolOf(asked, name, entry, kind), ...(detail !== '' && { detail: detail.slice(0, 80) }) };
  });
}

function symbolOf({ file }: Asked, name: string, { key, value }: SourcedEntry, kind: SymbolKind): DocumentSymbol {
  const end = Math.max(key.end, value.spot.end);
  return {
    name: name === '' ? '?' : name,
    kind,
    range: rangeOf(file.source, key.start, end),
    selectionRange: rangeOf(file.source, key.start, key.end),
  };
}
