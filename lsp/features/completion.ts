/** What may be written here: keys with their sentences, values of a few, names of the pack, words of the language. */
import { type CompletionItem, CompletionItemKind } from 'vscode-languageserver';
import { folded } from '../../core/index.ts';
import type { AskedAt } from '../feature-request.ts';
import { cursorAt } from '../cursor/cursor.ts';
import type { Cursor } from '../cursor/cursor-place.ts';
import { namesOf } from '../pack-files.ts';
import { rangeOf } from '../protocol-ranges.ts';
import { keySlotOf, type Slot, slotOf } from '../cursor/expected-content.ts';
import { seesTile } from '../cursor/steps-that-see-tile.ts';
import { keyProposals } from '../propose/keys.ts';
import { nameProposals } from '../propose/names.ts';
import type { Proposal } from '../propose/proposal.ts';
import { snippetProposals } from '../propose/snippets.ts';
import { choiceProposals, fileProposals, packProposals, valueProposals } from '../propose/values.ts';
import { wordProposals } from '../propose/words.ts';

export function completion(asked: AskedAt): CompletionItem[] {
  const cursor = cursorAt(asked.file.source.text, asked.offset);
  if (cursor === undefined) return [];
  const seen = new Set<string>();
  return proposals(asked, cursor)
    .filter(({ label }) => !seen.has(label) && seen.add(label))
    .map((proposal, index) => itemOf(asked, cursor, proposal, index));
}

function proposals(asked: AskedAt, cursor: Cursor): Proposal[] {
  const { path, at } = cursor;
  if (at === 'key')
    return [...namedKeys(asked, cursor), ...keyProposals(asked, cursor), ...snippetProposals(asked, cursor)];
  const inList = typeof path.at(-1) === 'number';
  return [
    ...valueProposals(asked, cursor),
    ...ofSlot(asked, cursor, slotOf(path)),
    // `- |` may become an entry with keys
    ...(inList && !cursor.flow ? keyProposals(asked, cursor) : []),
  ];
}

/** Keys that name something of the pack: tallies under `value`, inherited patterns to change. */
function namedKeys(asked: AskedAt, cursor: Cursor): Proposal[] {
  const slot = keySlotOf([...cursor.path, '']);
  return ofSlot(asked, cursor, slot).map((proposal) => ({ ...proposal, text: `${proposal.label}: ` }));
}

function ofSlot(asked: AskedAt, cursor: Cursor, slot: Slot | undefined): Proposal[] {
  const { pack } = asked;
  switch (slot?.is) {
    case 'expression':
      return wordProposals(pack, cursor, seesTile(asked, cursor.path) ? 'limit' : slot.place);
    case 'name':
      return ofName(pack, slot);
    case 'account':
      return [
        ...['payer', 'winner'].map((label) => ({ label, kind: CompletionItemKind.Keyword })),
        ...nameProposals(pack, ['pots']).map((each) => ({ ...each, label: `pot ${each.label}` })),
      ];
    case 'choice':
      return choiceProposals(pack, String(cursor.path[slot.option]));
    case 'pack':
      return packProposals(asked);
    case 'file':
      return fileProposals(asked);
    default:
      return [];
  }
}

function ofName(pack: AskedAt['pack'], slot: Slot): Proposal[] {
  if (slot.is !== 'name') return [];
  const others = (slot.or ?? []).map((label) => ({ label, kind: CompletionItemKind.Keyword }));
  const known = slot.of.some((chapter) => namesOf(pack, chapter).size > 0);
  return [...(known ? nameProposals(pack, slot.of) : []), ...others];
}

/** What is typed already is replaced: from where the name or phrase begins, on this line. */
function itemOf({ file, offset }: AskedAt, cursor: Cursor, proposal: Proposal, index: number): CompletionItem {
  const { label, kind, detail, says, also = [], text = label, from } = proposal;
  const start = from ?? offset - /[\w./@\p{L}-]*$/u.exec(cursor.typed)![0].length;
  const typed = folded(file.source.text.slice(start, offset));
  const called = typed === '' ? undefined : also.find((name) => folded(name).startsWith(typed));
  return {
    label,
    kind,
    sortText: String(index).padStart(4, '0'),
    // An editor compares what is typed with these words; some names are written in one word or in two
    filterText: [...new Set([label, ...also.flatMap((name) => [name, folded(name)])])].join(' '),
    ...(called !== undefined && { labelDetails: { description: called } }),
    ...(detail !== undefined && detail !== '' && { detail }),
    ...(says !== undefined && { documentation: { kind: 'markdown', value: says } }),
    textEdit: { range: rangeOf(file.source, start, offset), newText: text },
  };
}
