/** The rule books of all built-in packs as pages, each with its score card, and a page that compares them. */
import { openForBook, site } from '../../book/index.ts';
import { packs } from '../../rulesets/index.ts';

/** Pages by name; `script` and `runtime` are what `npm run build` made for pages. */
export function drawBooks(script: string, runtime: string): Record<string, string> {
  const opened = packs().map(({ id }) => {
    const { value, problems } = openForBook(id);
    if (value === undefined) throw new Error(`${id}: ${problems[0]?.message}`);
    return { open: value };
  });
  return site(opened, { script, runtime, up: { title: 'Tilewright', path: '../index.html' } });
}
