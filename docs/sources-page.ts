/** A page of sources for each built-in pack: the books it cites, how sure its rules are, who else worked out hands of it, and what is open. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { rulesWith, type Status, statusCounts, STATUSES, type StatusCounts } from '../book/index.ts';
import { entryAt } from '../book/chapter-context.ts';
import { builtInIds, load, loadParent, sourceBook } from '../loader/index.ts';
import { table } from './markdown-table.ts';

/** What a pack is compared with besides its own tests. */
export interface Compared {
  /** Files of conformance cases, with who worked them out. */
  files?: Record<string, { cases: number; from: string }>;
  /** The second scorer, a file of test/reference/. */
  scorer?: string;
  open?: string[];
}

/** By pack. */
export function compared(): Record<string, Compared> {
  return parse(readFileSync(new URL('./independent-cases.yaml', import.meta.url), 'utf8')) as Record<string, Compared>;
}

const HEAD = `# Sources

Each built-in pack has a page that lists the books and pages that its rules cite, how sure the rules are, how many hands and games others have
worked out, and what no source decides. \`npm run generate\` writes these pages.

A rule is **published** if a source states it, **inferred** if it follows from published rules, **consensus** if players agree on it without a
rule book, and **house** if it is our choice. Every pack is also compared with a [second scorer](../../test/reference/README.md), which was written
from a rule sheet and not from the pack. 10,000 random hands of each game agree, or the difference is explained there.
[Differences](../differences.md) lists the single cases that differ.

"No source states" names the rules of a game that are inferred or ours, by the chapter of the pack; the rule book says why beside each. "Open" names questions that
the sources leave to us.
`;

/** The pages by the names of their files: one a pack, and the table of all. */
export function sourcePages(): Record<string, string> {
  const all = compared();
  const packs = builtInIds().map((id) => sourced(id, all[id] ?? {}));
  const pages = packs.map((each) => [`${each.id}.md`, pageOf(each)] as const);
  return { 'README.md': `${HEAD}\n${overview(packs)}\n`, ...Object.fromEntries(pages) };
}

/** A pack, what it is compared with, and how many of its rules have each status. */
type Sourced = ReturnType<typeof sourced>;

function sourced(id: string, { files = {}, scorer, open = [] }: Compared) {
  const loaded = load(id);
  if (!loaded.ok) throw new Error(`${id}: ${loaded.problems[0]?.message}`);
  const of = { pack: loaded.value.pack, parent: loadParent(id)?.pack };
  return { id, of, counts: statusCounts(of), files, scorer, open };
}

/** Each pack with how sure its rules are and how many cases it was checked against. */
function overview(packs: readonly Sourced[]): string {
  const rows = packs.map(({ id, of, counts: { patterns, others }, files, open }) => {
    const cases = Object.values(files).reduce((sum, file) => sum + file.cases, 0);
    const rules = STATUSES.map((each) => String(patterns[each] + others[each]));
    return [`[${of.pack.name.en}](${id}.md)`, ...rules, cases === 0 ? '' : String(cases), String(open.length)];
  });
  return table(['', ...STATUSES, 'cases of others', 'open'], rows);
}

function pageOf({ id, of, counts: { patterns, others }, files, scorer, open }: Sourced): string {
  const { pack } = of;
  const rows = [rowOf('patterns', patterns), rowOf('other rules', others)];
  const { name, sources = {} } = pack;
  const cited = Object.values(sources).map((source) => `- ${bookText(sourceBook(source))}`);
  const worked = Object.entries(files).map(([file, { cases, from }]) => `- ${cases} cases: ${from} (\`${file}\`)`);
  const second = scorer === undefined ? [] : [`- random hands: \`test/reference/${scorer}\``];
  const articles = existsSync(new URL(`./articles-${id}.md`, import.meta.url))
    ? [`- rule by rule, with the test that fails without it: [article by article](../articles-${id}.md)`]
    : [];
  const undecided = (['inferred', 'house'] as const).flatMap((status) => namesText(of, status));
  const blocks = [
    `# Sources of ${name.en} (\`${id}\`)`,
    cited.join('\n') || 'This pack names no source of its own.',
    table(['', ...STATUSES], rows),
    ['Checked against:', '', ...worked, ...second, ...articles].join('\n'),
    ...(undecided.length === 0 ? [] : [['No source states:', '', ...undecided].join('\n')]),
    ...(open.length === 0 ? [] : [['Open:', '', ...open.map((each) => `- ${each}`)].join('\n')]),
    '[What these words mean, and the other packs](README.md)',
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** So many names of a chapter are told. */
const MOST = 8;

/** The rules of a status by their names, chapter by chapter; nothing where there are none. */
function namesText(of: Parameters<typeof rulesWith>[0], status: Status): string[] {
  const byChapter = new Map<string, string[]>();
  for (const [chapter, ...ids] of rulesWith(of, status).filter((path) => !isStandard(of.pack, path)))
    byChapter.set(chapter!, [
      ...(byChapter.get(chapter!) ?? []),
      ...(ids.length > 0 ? [nameOf(of.pack, [chapter!, ...ids])] : []),
    ]);
  const parts = [...byChapter].map(([chapter, names]) => {
    const more = names.length > MOST ? ` and ${names.length - MOST} more` : '';
    return names.length === 0 ? `\`${chapter}\`` : `\`${chapter}\` ${names.slice(0, MOST).join(', ')}${more}`;
  });
  return parts.length === 0 ? [] : [`- ${status}: ${parts.join('; ')}`];
}

const STANDARD = parse(readFileSync(new URL('../rulesets/shared/standard.yaml', import.meta.url), 'utf8')) as unknown;

/** Whether the rule comes from the file that every pack starts from, unchanged. */
function isStandard(pack: unknown, path: readonly string[]): boolean {
  const standard = JSON.stringify(entryAt(STANDARD, path));
  return standard !== undefined && standard === JSON.stringify(entryAt(pack, path));
}

/** What people call a rule; its id where it has no name. */
function nameOf(pack: unknown, path: readonly string[]): string {
  return entryAt(pack, path)?.name?.en ?? path.at(-1)!.replaceAll('_', ' ');
}

function rowOf(title: string, counts: StatusCounts): string[] {
  return [title, ...STATUSES.map((each) => String(counts[each]))];
}

function bookText({ title, by, edition, address }: ReturnType<typeof sourceBook>): string {
  const said = [`*${title}*`, by, edition === undefined ? undefined : String(edition)];
  const where = address === undefined ? [] : [`<${address}>`];
  return [...said.filter((part) => part !== undefined), ...where].join(', ');
}
