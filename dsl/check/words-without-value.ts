/** Words that have no value on some occasions, although they may stand in the place. */
import type { Expr, Span } from '../syntax-tree.ts';
import { factWords, kindsWords, namedWords, nounWords } from '../words/index.ts';
import type { Lacking, Occasion } from '../words/word.ts';

/** A word that can have no value where it stands, and what to write instead. */
export interface AbsentWord {
  name: string;
  span: Span;
  instead: string;
}

/** What a hand is worth is known where one has won. */
const OF_WIN: Lacking = {
  'no hand read':
    'Only what is paid under `win` is paid for a hand. Write a number, or let a shape `any groups` read hands that have not won.',
  'game over': 'Only what is paid under `win` is paid for a hand. Write a number, or ask for `points`.',
};

/** The words of an expression that have no value on these occasions, each where it stands; of a definition where that is named. */
export function absentWords(tree: Expr, occasions: readonly Occasion[]): AbsentWord[] {
  const found: AbsentWord[] = [];
  const note = (name: string, span: Span, lacks: Lacking | undefined): void => {
    const occasion = occasions.find((one) => lacks?.[one] !== undefined);
    if (occasion !== undefined) found.push({ name, span, instead: lacks![occasion]! });
  };
  const visit = (part: unknown, around?: Span): void => {
    if (typeof part !== 'object' || part === null) return;
    const { node, name, noun, span: own } = part as { node?: string; name?: string; noun?: string; span?: Span };
    const span = around ?? own;
    if (span !== undefined) {
      if (noun !== undefined) note(noun, span, nounWords.get(noun as never)?.lacks);
      if (node === 'kindWord') note(name!, span, kindsWords.get(name!)?.lacks);
      if (node === 'named')
        note(
          name === undefined ? '' : String((part as { word: string }).word),
          span,
          namedWords.get((part as { word: string }).word)?.lacks,
        );
      if (node === 'tallyOf') note((part as { tally: string }).tally, span, OF_WIN);
    }
    // A seat or an ending by its name.
    if (node === 'is')
      for (const one of (part as Extract<Expr, { node: 'is' }>).choices)
        note(one.name, around ?? one.span, factWords.get(one.name)?.lacks);
    if (node === 'name') {
      const { meaning } = part as Extract<Expr, { node: 'name' }>;
      if (meaning?.is === 'word') note(name!, span!, factWords.get(meaning.id)?.lacks);
      if (meaning?.is === 'tally') note(name!, span!, OF_WIN);
      if (meaning?.is === 'definition') visit(meaning.body, span);
      return;
    }
    for (const value of Object.values(part)) visit(value, around);
  };
  visit(tree);
  return found;
}
