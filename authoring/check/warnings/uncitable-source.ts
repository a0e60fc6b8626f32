import { citedSources, plain, sourceBook, type Sourced } from '../../../loader/index.ts';
import { atKey, type CheckedPack, type Finding, findingAt, isOwn, type Warning } from '../checked-pack.ts';

const HINT =
  'Give it an `edition` or an `address` (https://...), or write `status: consensus` or `status: house` for it.';

/** Rules that are called published, though what they cite cannot be looked up. */
export const uncitableSource: Warning = (written) => {
  const books = written.ruleset.pack.sources ?? {};
  const names = Object.keys(books);
  const published = new Map<string | undefined, Citation[]>();
  for (const citation of citationsIn(written.flat.root))
    for (const name of names.length === 0 ? [undefined] : citedSources(citation.text, names))
      published.set(name, [...(published.get(name) ?? []), citation]);
  return [...published].flatMap(([name, citations]) => uncitable(written, name, citations));
};

function uncitable(written: CheckedPack, name: string | undefined, citations: readonly Citation[]): Finding[] {
  const own = citations.filter(({ value }) => written.flat.own.has(value.spot.source.name));
  if (own.length === 0) return [];
  if (name === undefined) {
    const message = `\`source: ${own[0]!.text}\` calls this rule published, but the pack names no rule books.`;
    const hint = 'Name the book: `sources: { book: { title: ..., edition: ... } }`, or write `status: house` here.';
    return [
      findingAt('uncitable-source', message, own[0]!.value.spot, 'uncitable-source', { severity: 'error', hint }),
    ];
  }
  const { edition, address, status = 'published' } = sourceBook(written.ruleset.pack.sources![name]!);
  if (status !== 'published' || edition !== undefined || address !== undefined) return [];
  const rules = own.length === 1 ? 'A rule is' : `${own.length} rules are`;
  const message = `${rules} published by \`${name}\`, but readers cannot look it up: it has neither edition nor address.`;
  const path = ['sources', name];
  return isOwn(written, path)
    ? [atKey(written, 'uncitable-source', message, path, { severity: 'error', hint: HINT })]
    : [
        findingAt('uncitable-source', message, own[0]!.value.spot, 'uncitable-source', {
          severity: 'error',
          hint: HINT,
        }),
      ];
}

interface Citation {
  text: string;
  value: Sourced;
}

/** What shows a rule does not make it one. */
const SHOWN = ['examples', 'scenarios', 'sources'];

/** Every `source` of a rule that does not say otherwise how sure it is. */
function citationsIn(part: Sourced): Citation[] {
  if (part.is === 'list') return part.items.flatMap(citationsIn);
  if (part.is !== 'map') return [];
  const inside = [...part.entries].flatMap(([key, { value }]) => (SHOWN.includes(key) ? [] : citationsIn(value)));
  const value = part.entries.get('source')?.value;
  const text = value === undefined ? undefined : plain(value);
  if (value === undefined || typeof text !== 'string') return inside;
  const status = part.entries.get('status')?.value;
  const isPublished = status === undefined || plain(status) === 'published';
  return isPublished ? [{ text, value }, ...inside] : inside;
}
