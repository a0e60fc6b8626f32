/** What packs name in the plural, for one of it: `fans`, `fan`. English alone has another form for one. */
export function singular(many: string): string {
  return many.replace(/(?<=[^s])s$/, '');
}
