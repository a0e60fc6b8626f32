/** Where the parser gave up, words and tiles that are wrong by themselves are told all the same. */
import { type IToken, tokenMatcher } from 'chevrotain';
import { spanOf, tileTemplates } from '../parse/build-tree.ts';
import { complain, type ExpressionProblem } from '../expression-problem.ts';
import type { Scope } from '../expression-scope.ts';
import { meantIn } from '../suggest/other-names.ts';
import { reserved, tokens } from '../parse/tokens.ts';
import { hearing, namesIn } from './vocabulary.ts';
import { adjectiveWords, factWords, functionWords, namedWords, nounWords } from '../words/index.ts';
import type { Context } from './checking-context.ts';
import { checkTiles } from './tile-kinds.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Adds what is wrong with single tokens; what the parser said about the same spot gives way. */
export function scanTokens(list: readonly IToken[], at: Context, ofParser: readonly ExpressionProblem[] = []): void {
  const { tiles, name } = tokens();
  const own: ExpressionProblem[] = [];
  const inside: Context = { ...at, problems: own, ranges: LETTERS };
  list.forEach((token, index) => {
    if (token.tokenType === tiles) checkTiles(tileTemplates(token), inside);
    else if (token.tokenType === name) own.push(...unknownName(token, list[index - 1], at));
  });
  const isNear = (syntax: ExpressionProblem): boolean =>
    ofParser.includes(syntax) &&
    syntax.code === 'syntax' &&
    own.some(({ span }) => span.end >= syntax.span.start - 1 && span.start <= syntax.span.end + 1);
  const kept = at.problems.filter((told) => !isNear(told));
  const fresh = own.filter(
    ({ span }) => !kept.some((told) => told.span.start < span.end && span.start < told.span.end),
  );
  at.problems.splice(0, at.problems.length, ...[...kept, ...fresh].sort((a, b) => a.span.start - b.span.start));
}

function unknownName(token: IToken, before: IToken | undefined, at: Context): ExpressionProblem[] {
  const { named, pointedBy, keyword } = tokens();
  const name = token.image;
  const isNamed = before !== undefined && [named, pointedBy, keyword.of].some((type) => tokenMatcher(before, type));
  if (name.length === 1 || isNamed || hearing(at.place, at.scope).sense(name) !== 'unknown') return [];
  if (otherNames(at.scope).includes(name)) return [];
  const meant = meantIn(at.scope, name, [
    ...namesIn(at.place, at.scope, true),
    ...reserved,
    ...grammarWords(),
    ...otherNames(at.scope),
  ]);
  return [complain('unknown-word', `There is no word \`${name}\`.`, spanOf(token), meant ?? {})];
}

function grammarWords(): string[] {
  return [...nounWords.keys(), ...adjectiveWords.keys(), ...functionWords.keys(), ...namedWords.keys()];
}

/** Names that are no values but mean something to some word. */
function otherNames(scope: Scope): string[] {
  const options = Object.values(scope.options).flatMap(({ values }) => values ?? []);
  const facts = [...factWords.values()].flatMap((word) => word.values?.(scope) ?? []);
  return [
    ...options,
    ...facts,
    ...Object.keys(scope.charts),
    ...scope.windows,
    ...scope.moves,
    ...scope.shapes,
    ...scope.lists,
    ...scope.patterns,
    ...scope.groups,
  ];
}
