/** What a hand scores and why, or what is wrong with it, as HTML. */
import {
  type Account,
  type Entry,
  type Hand,
  type Judgement,
  type Names,
  numberOfSeat,
  type Problem,
} from '../../../core/index.ts';
import { type HandScore, sizesOf, tellHand, tellResult } from '../../../loader/index.ts';
import { amount } from '../../number-text.ts';
import { singular } from '../../say/singular.ts';
import { escapeHtml } from '../escape-html.ts';
import { drawName } from '../name-forms.ts';
import { type Box, fillIn, namesOf } from './scoring-box-data.ts';

/** A hand that was scored, won or not. */
export function drawScore(box: Box, scored: HandScore): string {
  if (scored.judgement) return drawWin(box, scored, scored.judgement);
  const { words } = box;
  const { short } = scored;
  const said = verdict('no', escapeHtml(noWin(box, scored)));
  if (!short) return said;
  return `${said}<p class="hint">${escapeHtml(`${words.minimum}: ${box.minimum}`)}</p>${drawPatterns(box, short)}`;
}

function verdict(is: 'yes' | 'no', drawn: string): string {
  return `<p class="verdict ${is}">${drawn}</p>`;
}

/** Problems as sentences, each with what to do; where tiles are missing or too many, how many. */
export function drawProblems({ words, rules }: Box, problems: readonly Problem[], hand: Hand | undefined): string {
  const counted = hand && problems.every(({ code }) => code === 'wrong-tile-count');
  const count = counted ? countText(words, sizesOf(rules, hand)) : undefined;
  if (count !== undefined) return verdict('no', escapeHtml(count));
  const different = problems.filter(
    ({ message }, index) => problems.findIndex((other) => other.message === message) === index,
  );
  const items = different.map(({ message, hint }, index) => {
    const isNew = hint !== undefined && different.findIndex((other) => other.hint === hint) === index;
    return `<li>${escapeHtml(message)}${isNew ? ` <span class="hint">${escapeHtml(hint)}</span>` : ''}</li>`;
  });
  return `${verdict('no', escapeHtml(words.nonsense))}<ul lang="en">${items.join('')}</ul>`;
}

function noWin({ words, rules }: Box, { reason, hand }: HandScore): string {
  if (reason === 'below-minimum') return words.belowMinimum;
  return countText(words, sizesOf(rules, hand)) ?? words.incomplete;
}

/** `13 tiles: one is missing.` Nothing where the number is right. */
function countText(words: Box['words'], { has, wants }: ReturnType<typeof sizesOf>): string | undefined {
  if (wants.length === 0 || wants.includes(has)) return undefined;
  const more = wants.find((want) => want > has);
  const n = more === undefined ? has - wants.at(-1)! : more - has;
  const [one, several] = more === undefined ? [words.tooManyOne, words.tooMany] : [words.missingOne, words.missing];
  const tiles = fillIn(has === 1 ? words.oneTile : words.someTiles, { has });
  return fillIn(n === 1 ? one : several, { tiles, n });
}

function drawWin(
  box: Box,
  { settlement, delta, circumstances: { seat, from } }: HandScore,
  judgement: Judgement,
): string {
  const { languages, words, rules } = box;
  const result = inEach(languages, (language) =>
    tellResult(rules, judgement, { seat, from, settlement }, { language, amount }),
  );
  const paid = `<h3>${escapeHtml(words.payments)}</h3>${drawPayments(box, settlement, delta)}`;
  return verdict('yes', drawNames(box, result)) + drawPatterns(box, judgement) + paid;
}

function drawNames({ languages }: Box, names: Names): string {
  return drawName(names.en, names, languages);
}

function inEach(languages: readonly string[], tell: (language: string) => string): Names {
  return { en: tell('en'), ...Object.fromEntries(languages.map((language) => [language, tell(language)])) };
}

/** `1 fan`, `3 fans`: packs name the plural. */
function unitOf(box: Box, id: string, number: number): string {
  const names = namesOf(box, id);
  const isOne = number === 1 || number === 0.5;
  return drawNames(box, isOne ? { ...names, en: singular(names.en) } : names);
}

/** A line a pattern, and what they are together. */
function drawPatterns(box: Box, judgement: Judgement): string {
  const { words, languages, rules } = box;
  const { patterns } = judgement;
  if (patterns.length === 0) return `<p>${escapeHtml(words.noPattern)}</p>`;
  const rows = patterns.map(({ id, times, value: each }) => {
    const name = `${patternName(box, id)}${times > 1 ? ` ×${times}` : ''}`;
    return `<tr data-pattern="${escapeHtml(id)}"><td>${name}</td><td class="number">${worth(box, each)}</td></tr>`;
  });
  const head = `<th scope="col">${escapeHtml(words.pattern)}</th><th scope="col" class="number">${escapeHtml(words.worth)}</th>`;
  const told = inEach(languages, (language) => tellHand(rules, judgement, { language, amount }));
  const foot = `<th scope="row">${escapeHtml(words.together)}</th><td class="number">${drawNames(box, told)}</td>`;
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody><tfoot><tr>${foot}</tr></tfoot></table>`;
}

/** A name that leads to its entry, where the page has one. */
function patternName(box: Box, id: string): string {
  const name = drawNames(box, namesOf(box, id));
  const entry = `pattern-${id}`;
  return box.hasPlace(entry) ? `<a href="#${escapeHtml(entry)}">${name}</a>` : name;
}

/** The tallies that are not nothing. */
function worth(box: Box, value: Readonly<Record<string, number>>): string {
  const all = Object.entries(value);
  const some = all.filter(([, number]) => number !== 0);
  const told = some.length > 0 ? some : all.slice(0, 1);
  return told.map(([id, number]) => `${amount(number)} ${unitOf(box, id, number)}`).join(', ');
}

function drawPayments(box: Box, settlement: readonly Entry[], delta: readonly number[]): string {
  const { words } = box;
  if (settlement.length === 0) return `<p>${escapeHtml(words.nothingPaid)}</p>`;
  const rows = settlement.map(({ from, to, amount: paid, reason }) => {
    const pays = fillIn(escapeHtml(words.pays), { a: accountName(box, from), b: accountName(box, to) });
    const why = escapeHtml(box.reasons[reason] ?? reason);
    return `<tr><td>${pays}</td><td class="number">${amount(paid)}</td><td class="hint">${why}</td></tr>`;
  });
  const sums = delta.map((sum, seat) =>
    sum > 0
      ? `<tr><th scope="row">${accountName(box, seat)}</th><td class="number">+${amount(sum)}</td><td></td></tr>`
      : '',
  );
  return `<table><tbody>${rows.join('')}</tbody><tfoot>${sums.join('')}</tfoot></table>`;
}

function accountName(box: Box, account: Account): string {
  if (typeof account !== 'number') return drawNames(box, namesOf(box, account.slice('pot:'.length)));
  const number = numberOfSeat(account);
  return drawNames(box, box.rules.names[`seat${number}`] ?? { en: `${box.words.seat} ${number}` });
}
