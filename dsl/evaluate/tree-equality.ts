/** Whether two trees, or parts of trees, say the same, wherever they stand. */
export function same(one: unknown, other: unknown): boolean {
  return treeText(one) === treeText(other);
}

/** What a tree says, without where it stands. */
export function treeText(tree: unknown): string {
  return JSON.stringify(tree, (key, value: unknown) => (key === 'span' ? undefined : value));
}
