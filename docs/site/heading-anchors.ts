/** Anchors of headings, as code hosts make them from the text. */
export function slugOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** Anchors of one page: a second heading with the same text gets a number. */
export function makeSlugger(): (heading: string) => string {
  const used = new Map<string, number>();
  return (heading) => {
    const slug = slugOf(heading);
    const times = used.get(slug) ?? 0;
    used.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  };
}
