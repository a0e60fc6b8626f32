/** Whether two trees, or parts of trees, say the same, wherever they stand. */
export function same(one: unknown, other: unknown): boolean {
  return withoutSpans(one) === withoutSpans(other);
}

function withoutSpans(tree: unknown): string {
  return JSON.stringify(tree, (key, value: unknown) => (key === 'span' ? undefined : value));
}
