/** The page that lists the rule books. Books are not made by VitePress, so the search finds their patterns here. */
import { isTold } from '../../book/anchors.ts';
import { load, type PackInfo } from '../../loader/index.ts';

/** Markdown for all packs; links lead to the books beside the page. */
export function ruleBooksPage(packs: readonly PackInfo[]): string {
  const books = packs.map(({ id, name, about, contents }) => {
    const { en = id, ...others } = name;
    const title = [en, ...Object.values(others)].join(' · ');
    const links = `[Read the book](books/${id}.html){target="_self"} · [Card for the table](books/${id}-card.html){target="_self"}`;
    const loaded = load(id);
    if (!loaded.ok) throw new Error(`${id}: ${loaded.problems[0]?.message}`);
    const rules = loaded.value;
    const told = contents.patterns.filter((pattern) => isTold(rules.pack, 'patterns', pattern.id));
    const patterns = told.map((pattern) => {
      const also = rules.also('patterns', pattern.id);
      const names = [...new Set([...Object.values(pattern.name), ...also])].join(' ');
      return `[${escaped(names)}](books/${id}.html#pattern-${pattern.id}){target="_self"}`;
    });
    return `## ${title} {#${id}}\n\n${about.en.trim()}\n\n${links}\n\n::: details ${patterns.length} patterns\n${patterns.join(' ·\n')}\n:::`;
  });
  const head =
    'Each built-in pack prints its rule book: setup, play, patterns with examples, scoring and payments, with a box that scores your own hand, and a card for the table. [Compare all packs](books/index.html){target="_self"}. `tilewright book PACK --out book.html` prints the book of a pack of your own: [commands](commands.md#book).';
  return `---\ntitle: Rule books\neditLink: false\noutline: 2\n---\n\n# Rule books\n\n${head}\n\n${books.join('\n\n')}\n`;
}

const escaped = (text: string): string => text.replaceAll(/[[\]*_`<]/g, '\\$&');
