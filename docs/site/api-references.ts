/** Names that a module exports from another one: typedoc gives each a section of its own, which is one line too long for one link. */
export function shortReferences(page: string): string {
  const at = page.indexOf('\n## References\n');
  if (at < 0) return page;
  const links = [...page.slice(at).matchAll(/^(?:Re-exports|Renames and re-exports) (\[.*\]\(.*\))$/gm)].map(
    ([, link]) => link,
  );
  return `${page.slice(0, at)}\n## Also exported\n\nThese are described where they come from: ${links.join(', ')}.\n`;
}
