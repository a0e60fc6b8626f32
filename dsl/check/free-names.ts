import type { Expr, Meaning } from '../syntax-tree.ts';
import { functionWords, namedWords } from '../words/index.ts';

/** A name that an expression reads. */
export interface FreeName {
  is: Meaning['is'] | 'pattern' | 'move' | 'list' | 'chart' | 'group' | 'noun';
  name: string;
}

/** What an expression reads: names by meaning (`option minimum`, `mark ready`), patterns it would ask for, what it counts. */
export function freeNames(tree: Expr): FreeName[] {
  const found = new Map<string, FreeName>();
  const add = (is: FreeName['is'], name: string): void => {
    found.set(`${is} ${name}`, { is, name });
  };
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const node = part as Partial<Expr>;
    if ('noun' in part) add('noun', String(part.noun));
    if (node.node === 'name' && node.meaning)
      add(node.meaning.is, node.meaning.is === 'word' ? node.meaning.id : node.meaning.name);
    if (node.node === 'is' && node.subject?.type === 'seat') for (const { name } of node.choices!) add('word', name);
    if (node.node === 'named') add(namedWords.get(node.word!)!.names, node.name!);
    if (node.node === 'call' && !functionWords.has(node.name!)) add('chart', node.name!);
    if (node.node === 'tallyOf') {
      add('tally', node.tally!);
      add('group', node.group!);
    }
    for (const value of Object.values(part)) visit(value);
  };
  visit(tree);
  return [...found.values()];
}
