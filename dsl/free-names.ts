import type { Expr, Meaning } from './tree.ts';

/** What an expression reads: names by meaning (`option minimum`, `mark ready`), and patterns it would ask for. */
export function freeNames(tree: Expr): { is: Meaning['is'] | 'pattern' | 'chart' | 'group'; name: string }[] {
  const found = new Map<string, { is: Meaning['is'] | 'pattern' | 'chart' | 'group'; name: string }>();
  const add = (is: Meaning['is'] | 'pattern' | 'chart' | 'group', name: string): void => {
    found.set(`${is} ${name}`, { is, name });
  };
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const node = part as Partial<Expr>;
    if (node.node === 'name' && node.meaning) add(node.meaning.is, node.meaning.is === 'word' ? node.meaning.id : node.meaning.name);
    if (node.node === 'wouldScore') add('pattern', node.pattern!);
    if (node.node === 'call') add('chart', node.name!);
    if (node.node === 'tallyOf') {
      add('tally', node.tally!);
      add('group', node.group!);
    }
    for (const value of Object.values(part)) visit(value);
  };
  visit(tree);
  return [...found.values()];
}
