import { CompletionItemKind } from 'vscode-languageserver';
import {
  isAllowed,
  meaningIn,
  type PlaceName,
  reserved,
  type Scope,
  seatNames,
  type Word,
  words,
} from '../../dsl/index.ts';
import type { Cursor } from '../cursor/cursor-place.ts';
import type { PackFiles } from '../pack-files.ts';
import { bareNames, scopeOfPack } from '../expression-scope.ts';
import { behind } from '../cursor/names-in-expression.ts';
import { tellWord } from '../hover-text.ts';
import { nameProposal, nameProposals } from './names.ts';
import type { Proposal } from './proposal.ts';

const KINDS: Record<Word['is'], CompletionItemKind> = {
  fact: CompletionItemKind.Property,
  named: CompletionItemKind.Property,
  kinds: CompletionItemKind.EnumMember,
  it: CompletionItemKind.Field,
  noun: CompletionItemKind.Interface,
  adjective: CompletionItemKind.Keyword,
  function: CompletionItemKind.Function,
};

/** What may follow in an expression: names where only these can stand, else every word that means something there. */
export function wordProposals(pack: PackFiles, { typed, start }: Cursor, place: PlaceName): Proposal[] {
  const scope = scopeOfPack(pack);
  const before = typed.replace(/\w*$/, '');
  const { of, choiceOf, others } = behind(before);
  const choices = choiceOf === undefined ? [] : choicesOf(choiceOf, place, scope);
  if (choiceOf === undefined && !others) return nameProposals(pack, of);
  if (choices.length > 0 && !others) return choices;
  const legal = ordered(
    words.filter(({ places }) => isAllowed(places, place)),
    before,
  );
  return [
    ...choices,
    ...legal.map((word) => ofWord(word, typed, start)),
    ...packNames(pack, place, scope),
    ...reserved.map((label) => ({ label, kind: CompletionItemKind.Keyword })),
  ];
}

/** Seats, values of an option, shapes ...: what a subject of `is` may be. */
function choicesOf(subject: string, place: PlaceName, scope: Scope): Proposal[] {
  const found = meaningIn(subject, place, scope);
  const names = found?.type === 'seat' ? seatNames(place) : (found?.values ?? []);
  return names.map((label) => ({ label, kind: CompletionItemKind.EnumMember, detail: `what \`${subject}\` may be` }));
}

/** Behind `every`, `count(` ... nouns come first, behind `of` and `in` kinds. */
function ordered(legal: readonly Word[], before: string): Word[] {
  const last = /(\w+)\W*$/.exec(before)?.[1] ?? '';
  const first: Word['is'][] = ['every', 'any', 'no', 'count', 'per', 'has'].includes(last)
    ? ['noun', 'adjective']
    : ['of', 'in', 'is'].includes(last)
      ? ['kinds', 'adjective', 'noun']
      : ['fact', 'named'];
  const rank = ({ is }: Word): number => (first.includes(is) ? 0 : 1);
  return legal.toSorted((a, b) => rank(a) - rank(b));
}

/** Of a word of several words the first may be typed already: `tiles l|`. */
function ofWord(word: Word, typed: string, start: number): Proposal {
  const { name, says, is } = word;
  const from = start + typed.length - overlap(typed, name);
  const detail = is === 'fact' || is === 'named' ? `${word.type} · ${says}` : says;
  return { label: name, kind: KINDS[is], detail, says: tellWord(word), from };
}

/** How much of a phrase stands at the end of a text. */
function overlap(text: string, phrase: string): number {
  for (let length = Math.min(text.length, phrase.length); length > 0; length--) {
    const end = text.slice(-length);
    const isWhole = length === text.length || !/\w/.test(text.at(-length - 1)!);
    if (isWhole && phrase.startsWith(end)) return length;
  }
  return /\w*$/.exec(text)![0].length;
}

/** Names of the pack that mean something in the place; charts are functions and may stand anywhere. */
function packNames(pack: PackFiles, place: PlaceName, scope: Scope): Proposal[] {
  return bareNames(pack)
    .filter(({ chapter, name }) => chapter === 'charts' || meaningIn(name, place, scope) !== undefined)
    .map(({ chapter, name }) => nameProposal(pack, chapter, name));
}
