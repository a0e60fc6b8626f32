/** What a hand scores and why, or what is wrong with it. */
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
import { fillIn, fillWith, make, makeName } from './dom-elements.ts';
import { amount } from '../../number-text.ts';
import { singular } from '../../say/singular.ts';
import { type Box, namesOf } from './scoring-box-data.ts';

/** A hand that was scored, won or not. */
export function drawScore(box: Box, scored: HandScore): Node[] {
  if (scored.judgement) return drawWin(box, scored, scored.judgement);
  const { words } = box;
  const { short } = scored;
  const said = make('p', { class: 'verdict no' }, noWin(box, scored));
  if (!short) return [said];
  return [said, make('p', { class: 'hint' }, `${words.minimum}: ${box.minimum}`), drawPatterns(box, short)];
}

/** Problems as sentences, each with what to do; where tiles are missing or too many, how many. */
export function drawProblems({ words, rules }: Box, problems: readonly Problem[], hand: Hand | undefined): Node[] {
  const counted = hand && problems.every(({ code }) => code === 'wrong-tile-count');
  const count = counted ? countText(words, sizesOf(rules, hand)) : undefined;
  if (count !== undefined) return [make('p', { class: 'verdict no' }, count)];
  const different = problems.filter(
    ({ message }, index) => problems.findIndex((other) => other.message === message) === index,
  );
  const items = different.map(({ message, hint }, index) => {
    const isNew = hint !== undefined && different.findIndex((other) => other.hint === hint) === index;
    return make('li', {}, message, ...(isNew ? [' ', make('span', { class: 'hint' }, hint)] : []));
  });
  return [make('p', { class: 'verdict no' }, words.nonsense), make('ul', { lang: 'en' }, ...items)];
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
): Node[] {
  const { languages, words, rules } = box;
  const result = inEach(languages, (language) =>
    tellResult(rules, judgement, { seat, from, settlement }, { language, amount }),
  );
  return [
    make('p', { class: 'verdict yes' }, makeName(result, languages)),
    drawPatterns(box, judgement),
    make('h3', {}, words.payments),
    drawPayments(box, settlement, delta),
  ];
}

function inEach(languages: readonly string[], tell: (language: string) => string): Names {
  return { en: tell('en'), ...Object.fromEntries(languages.map((language) => [language, tell(language)])) };
}

/** `1 fan`, `3 fans`: packs name the plural. */
function unitOf(box: Box, id: string, number: number): Node {
  const names = namesOf(box, id);
  const isOne = number === 1 || number === 0.5;
  return makeName(isOne ? { ...names, en: singular(names.en) } : names, box.languages);
}

/** A line a pattern, and what they are together. */
function drawPatterns(box: Box, judgement: Judgement): HTMLElement {
  const { words, languages } = box;
  const { patterns } = judgement;
  if (patterns.length === 0) return make('p', {}, words.noPattern);
  const rows = patterns.map(({ id, times, value: each }) => {
    const name = make('td', {}, patternName(box, id), ...(times > 1 ? [` ×${times}`] : []));
    return make('tr', { 'data-pattern': id }, name, make('td', { class: 'number' }, ...worth(box, each)));
  });
  const head = make(
    'tr',
    {},
    make('th', { scope: 'col' }, words.pattern),
    make('th', { scope: 'col', class: 'number' }, words.worth),
  );
  const told = makeName(
    inEach(languages, (language) => tellHand(box.rules, judgement, { language, amount })),
    languages,
  );
  const foot = make(
    'tfoot',
    {},
    make('tr', {}, make('th', { scope: 'row' }, words.together), make('td', { class: 'number' }, told)),
  );
  return make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows), foot);
}

/** A name that leads to its entry, where the page has one. */
function patternName(box: Box, id: string): Node {
  const name = makeName(namesOf(box, id), box.languages);
  const entry = `pattern-${id}`;
  return document.getElementById(entry) ? make('a', { href: `#${entry}` }, name) : name;
}

/** The tallies that are not nothing. */
function worth(box: Box, value: Readonly<Record<string, number>>): (Node | string)[] {
  const all = Object.entries(value);
  const some = all.filter(([, number]) => number !== 0);
  return (some.length > 0 ? some : all.slice(0, 1)).flatMap(([id, number], index) => [
    `${index > 0 ? ', ' : ''}${amount(number)} `,
    unitOf(box, id, number),
  ]);
}

function drawPayments(box: Box, settlement: readonly Entry[], delta: readonly number[]): HTMLElement {
  const { words } = box;
  if (settlement.length === 0) return make('p', {}, words.nothingPaid);
  const rows = settlement.map(({ from, to, amount: paid, reason }) =>
    make(
      'tr',
      {},
      make('td', {}, ...fillWith(words.pays, { a: accountName(box, from), b: accountName(box, to) })),
      make('td', { class: 'number' }, amount(paid)),
      make('td', { class: 'hint' }, box.reasons[reason] ?? reason),
    ),
  );
  const sums = delta.flatMap((sum, index) =>
    sum > 0
      ? [
          make(
            'tr',
            {},
            make('th', { scope: 'row' }, accountName(box, index)),
            make('td', { class: 'number' }, `+${amount(sum)}`),
            make('td', {}),
          ),
        ]
      : [],
  );
  return make('table', {}, make('tbody', {}, ...rows), make('tfoot', {}, ...sums));
}

function accountName(box: Box, account: Account): Node {
  if (typeof account !== 'number') return makeName(namesOf(box, account.slice('pot:'.length)), box.languages);
  const number = numberOfSeat(account);
  return makeName(box.rules.names[`seat${number}`] ?? { en: `${box.words.seat} ${number}` }, box.languages);
}
