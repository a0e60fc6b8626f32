/** The names of a pack in an expression, also in one that is not finished. */
import { type Token, tokenize, words } from '../../dsl/index.ts';
import { BARE, type Chapter } from '../name-giving-chapters.ts';

/** A stretch of an expression that may name something of the pack. */
export interface Named {
  name: string;
  start: number;
  end: number;
  /** Where its name may stand; the first that has it is meant. */
  of: readonly Chapter[];
  /** What stands before `is`: an option's value may be meant. */
  choiceOf?: string;
}

const OR = 'Keyword_or';
const CHAPTER_OF = { pattern: 'patterns', mark: 'marks', move: 'moves', list: 'lists' } as const;
/** Words whose choices are names of the pack. */
const CHOICES: Record<string, Chapter> = { shape: 'shapes', window: 'windows', ending: 'endings' };

/** Longer texts are no expressions that anybody reads. */
const LONGEST = 5000;

/** Every word that may be a name of the pack. */
export function namesInSentence(text: string): Named[] {
  const list = tokensOf(text);
  return list.flatMap((token, at) => {
    const of = meantBy(list, at);
    if (of === undefined) return [];
    const { text: name, start } = token;
    return [{ name, start, end: start + name.length, ...of }];
  });
}

/** What may stand behind a text: only names of chapters, choices of a subject, or (behind `or`) these and any other word. */
export interface Behind {
  of: readonly Chapter[];
  choiceOf?: string;
  others: boolean;
}

export function behind(text: string): Behind {
  const list = tokensOf(`${text} x`);
  const found = meantBy(list, list.length - 1) ?? { of: BARE };
  const isOr = list.at(-2)?.kind === OR;
  return { ...found, others: found.choiceOf === undefined ? found.of === BARE : isOr };
}

/** Tokens, as many as can be told apart. */
export function tokensOf(text: string): Token[] {
  return text.length > LONGEST ? [] : tokenize(text);
}

function meantBy(list: readonly Token[], at: number): Pick<Named, 'of' | 'choiceOf'> | undefined {
  const token = list[at];
  if (token === undefined || !/^[A-Za-z_]\w*$/.test(token.text)) return undefined;
  const before = list[at - 1];
  const named = words.find((word) => word.is === 'named' && before !== undefined && spaced(before.text) === word.name);
  if (named?.is === 'named') return { of: [CHAPTER_OF[named.names]] };
  const owner = spaced(list[at - 2]?.text ?? '');
  const isSeat = words.some((word) => word.is === 'fact' && word.type === 'seat' && word.name === owner);
  if (before?.kind === 'Keyword_has' && isSeat) return { of: ['marks'] };
  if (before?.kind === 'PointedBy') return { of: ['lists'] };
  if (before?.kind === 'Keyword_of' && list[at - 2]?.kind === 'Name') return { of: ['groups'] };
  const choiceOf = subjectOf(list, at);
  if (choiceOf !== undefined) {
    const chapter = CHOICES[choiceOf];
    return { of: chapter === undefined ? BARE : [chapter, ...BARE], choiceOf };
  }
  return token.kind === 'Name' ? { of: BARE } : undefined;
}

/** `length is not east or |`: what the choices are choices of. */
function subjectOf(list: readonly Token[], at: number): string | undefined {
  let here = at - 1;
  while (list[here]?.kind === OR) here -= 2;
  if (list[here]?.kind === 'Keyword_not') here--;
  return list[here]?.kind === 'Keyword_is' ? spaced(list[here - 1]?.text ?? '') : undefined;
}

function spaced(phrase: string): string {
  return phrase.replace(/\s+/g, ' ');
}
