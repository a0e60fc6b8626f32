/** Every pattern: what it is worth, when a hand has it, tiles that show it, and what it takes away. */
import type { WinQuery } from '../../core/index.ts';
import type { Flattened, PackRuleset } from '../../loader/index.ts';
import type { Block, Chapter } from '../block-types.ts';
import { patternExample } from '../findings/example-block.ts';
import { findPattern } from '../find/index.ts';
import { wordsIn } from '../load-for-book.ts';
import {
  emphasis,
  fill,
  heading,
  joined,
  type Line,
  lines,
  link,
  paragraph,
  plainText,
  strong,
  table,
  text,
} from '../make-blocks.ts';
import { anchorOf, isTold } from '../anchors.ts';
import { notNow, optionsIn } from './impossible-under-options.ts';
import { makeSaying } from '../rule-sentences.ts';
import { type Absorbed, countsText, namesInForce } from '../said-at-path.ts';
import {
  linkTo,
  makeMaking,
  type Making,
  nameOf,
  nameWithOthers,
  noteOn,
  origin,
  plainName,
  ruleText,
} from '../chapter-context.ts';

/** How many hands show what a pattern is, and what it is not. */
const SHOWN = { is: 2, not: 1 };

export function patternsChapter(making: Making): Chapter {
  const { texts, pack } = making;
  const groups = Object.keys(pack.groups).filter((group) => isTold(pack, 'groups', group));
  return {
    id: 'patterns',
    title: texts.patterns,
    blocks: [
      paragraph(text(texts.patternsIntro)),
      ...byWorth(making),
      ...groups.flatMap((group) => groupBlocks(making, group)),
    ],
  };
}

/** The patterns of a group, in the order of the pack. */
export function patternsIn({ pack }: Making, group: string): string[] {
  return Object.keys(pack.patterns).filter((id) => pack.patterns[id]!.group === group && isTold(pack, 'patterns', id));
}

/** The number that the value of a pattern begins with. */
function firstNumber(making: Making, id: string): number {
  return Number.parseFloat(/[\d.]+/.exec(plainText(worthOf(making, id)))?.[0] ?? '0');
}

/** As many patterns, of so few values that a table of values is shorter, are looked up by value. */
const MANY = 24;

/** The patterns of each value, as players list them; nothing where most values are different. */
function byWorth(making: Making): Block[] {
  const { texts, pack } = making;
  const tallyOf = (id: string): string => Object.keys(pack.patterns[id]!.value)[0]!;
  const grouped = Object.keys(pack.groups).flatMap((group) => patternsIn(making, group));
  const tallies = [...new Set(grouped.map(tallyOf))];
  const place = (id: string): number => tallies.indexOf(tallyOf(id));
  const ids = grouped
    .filter((id) => isPlayed(making, id))
    .sort((a, b) => place(a) - place(b) || firstNumber(making, a) - firstNumber(making, b));
  const rows = new Map<string, string[]>();
  for (const id of ids) {
    const worth = plainText(worthOf(making, id));
    rows.set(worth, [...(rows.get(worth) ?? []), id]);
  }
  if (ids.length < MANY || rows.size * 2 > ids.length) return [];
  const listed = [...rows.values()].map((same): Line[] => [
    worthOf(making, same[0]!),
    joined(
      same.map((id): Line => [linkTo(making, 'patterns', id)]),
      ' · ',
    ),
  ]);
  return [heading(3, 'by-value', text(texts.byValue)), table([texts.value, texts.patterns], listed)];
}

function groupBlocks(making: Making, group: string): Block[] {
  const { texts, pack } = making;
  const { counts, absorbs = [], apart } = pack.groups[group]!;
  const rules: Line[] = [
    [text(countsText(making, counts))],
    ...absorbsLines(making, texts.groupAbsorbs, absorbs, []),
    ...(apart ? [[text(texts.groupApart)]] : []),
    ...absorbedLine(making, texts.groupAbsorbedBy, takersOf(making, group)),
  ];
  const ids = patternsIn(making, group);
  const rows = ids.map((id) => [
    [linkTo(making, 'patterns', id)],
    worthNow(making, id),
    origin(making, ['patterns', id]),
  ]);
  return [
    heading(3, anchorOf('groups', group), nameOf(making, 'groups', group)),
    paragraph(...joined(rules, ' ')),
    ...noteOn(making, ['groups', group]),
    table([texts.pattern, texts.value, texts.from], rows),
    ...ids.flatMap((id) => patternBlocks(making, id)),
  ];
}

/** What a pattern is worth; `each` of a pattern that counts as often as it is there. */
export function worthOf(making: Making, id: string, isStrong = false): Line {
  const value = isStrong ? [strong(...making.value(id))] : making.value(id);
  const { when } = making.pack.patterns[id]!;
  return making.read(when, 'pattern').type === 'number' ? fill(making.texts.valueEach, { value }) : value;
}

/** A pattern that is not played since an option makes it worth nothing. */
function isWorthless(making: Making, id: string): boolean {
  return !isPlayed(making, id) && firstNumber(making, id) === 0;
}

/** What a pattern is worth, and whether it is played at all. */
function worthNow(making: Making, id: string): Line {
  const { notPlayed } = making.texts;
  if (isPlayed(making, id)) return worthOf(making, id);
  return isWorthless(making, id) ? [text(notPlayed)] : [...worthOf(making, id), text(` (${notPlayed})`)];
}

function patternBlocks(making: Making, id: string): Block[] {
  const { pack, texts } = making;
  const { when } = pack.patterns[id]!;
  const [first, ...more] = ruleText(making, ['patterns', id]) ?? [];
  const told = first ?? (isPlayed(making, id) ? making.said(when, 'pattern') : elsewhere(making, id));
  const parts = [told, isPlayed(making, id) ? [] : notNow(making, when, 'pattern')].filter(({ length }) => length > 0);
  const condition = joined(parts, ' ');
  const value = worthOf(making, id, true);
  const rule = isWorthless(making, id) ? condition : fill(texts.patternWhen, { value, condition });
  return [
    heading(4, anchorOf('patterns', id), nameWithOthers(making, 'patterns', id)),
    paragraph(...rule, text(' '), ...origin(making, ['patterns', id])),
    ...(more.length > 0 ? [lines(more)] : []),
    ...relations(making, id),
    ...noteOn(making, ['patterns', id]),
    ...examplesOf(making, id),
  ];
}

/** What a pattern asks for under the options of an example that has it. */
function elsewhere({ open, language, pack }: Making, id: string): Line {
  const run = open.examples.find(({ example }) => example.pattern === id && example.has);
  return run === undefined ? [] : makeSaying(run.rules, language).said(pack.patterns[id]!.when, 'pattern');
}

/** Who takes whom away. */
function relations(making: Making, id: string): Block[] {
  const { pack, texts } = making;
  const { absorbs = [], absorbs_on_its_sets: onSets = {}, group } = pack.patterns[id]!;
  const by = takersOf(making, id, takersOf(making, group));
  const all: Line[] = [
    ...absorbsLines(making, texts.absorbs, absorbs, namesInForce(making, pack.groups[group]!.absorbs)),
    ...Object.entries(onSets).map(([other, sets]) =>
      fill(texts.absorbsOnSets, {
        name: [linkTo(making, 'patterns', other)],
        sets: making.clause(`count(${sets})`, 'pattern'),
      }),
    ),
    ...absorbedLine(making, texts.absorbedBy, by),
  ];
  return all.length === 0 ? [] : [lines(all)];
}

/** The patterns and groups beside which a pattern or group does not count, but `told` ones and patterns of a group that is one itself. */
function takersOf(making: Making, taken: string, told: readonly string[] = []): string[] {
  const { patterns, groups } = making.pack;
  const all = [...Object.entries(patterns), ...Object.entries(groups)].flatMap(([id, { absorbs }]) =>
    id !== taken && namesInForce(making, absorbs).includes(taken) && isPlayed(making, id) ? [id] : [],
  );
  const known = [...told, ...all.filter((id) => groups[id] !== undefined)];
  return all.filter((id) => !told.includes(id) && !known.includes(patterns[id]?.group ?? ''));
}

/** Whether the options of the book leave hands that have it; of groups this is taken for granted. */
function isPlayed({ pack, isNever }: Making, id: string): boolean {
  const pattern = pack.patterns[id];
  return pattern === undefined || !isNever(pattern.when, 'pattern');
}

function absorbedLine(making: Making, sentence: string, by: readonly string[]): Line[] {
  return by.length > 0 ? [fill(sentence, { names: takenLinks(making, by) })] : [];
}

/** What is absorbed under the options of the book and not `already`, then what others would add. */
function absorbsLines(making: Making, says: string, list: readonly Absorbed[], already: readonly string[]): Line[] {
  const { texts, pack } = making;
  const inForce = namesInForce(making, list);
  const isTaken = (id: string): boolean =>
    already.includes(id) || [...already, ...inForce].includes(pack.patterns[id]?.group ?? '');
  const names = inForce.filter((id) => !isTaken(id) && isPlayed(making, id));
  const others = new Map<string, { options: Line; ids: string[] }>();
  for (const entry of list) {
    if (typeof entry === 'string' || inForce.includes(entry.pattern) || isTaken(entry.pattern)) continue;
    const options = optionsIn(making, String(entry.when), 'pattern');
    const { ids = [] } = others.get(plainText(options)) ?? {};
    others.set(plainText(options), { options, ids: [...ids, entry.pattern] });
  }
  return [
    ...(names.length > 0 ? [fill(says, { names: takenLinks(making, names) })] : []),
    ...[...others.values()].map(({ options, ids }) =>
      fill(texts.absorbsNotNow, { names: takenLinks(making, ids), options }),
    ),
  ];
}

/** Links to patterns and groups, in one line. */
function takenLinks(making: Making, ids: readonly string[]): Line {
  const { listComma, listOr } = making.texts;
  return joined(
    ids.map((id) => {
      if (making.pack.patterns[id] !== undefined) return [linkTo(making, 'patterns', id)];
      const group = emphasis(text(plainName(making, 'groups', id)));
      return [isTold(making.pack, 'groups', id) ? link(anchorOf('groups', id), group) : group];
    }),
    listComma,
    listOr,
  );
}

/** Ordinary hands come first: those of no other options, circumstances and marks, then those with few melds. */
function oddityOf({ options, query }: { options: object; query: WinQuery }): number {
  const { situation, marks, bonus, melds, counters, lists = {} } = query;
  const known = [...Object.values(counters), ...Object.values(lists).map(({ length }) => length)];
  const odd = (situation === 0 ? 0 : 1) + marks.length + bonus.length + known.filter((count) => count > 0).length;
  return (Object.keys(options).length * 4 + odd) * 8 + melds.length;
}

/** Whether two examples show the same hand, won alike: then only what lies beside it differs. */
function isAlike(one: { options: object; query: WinQuery }, other: { options: object; query: WinQuery }): boolean {
  const of = ({ options, query: { counts, melds, by, seat, round } }: typeof one): string =>
    JSON.stringify([counts, melds.map(({ type, kind, claimed }) => [type, kind, claimed]), by, seat, round, options]);
  return of(one) === of(other);
}

function examplesOf(making: Making, id: string): Block[] {
  const own = making.open.examples.filter(({ example }) => example.pattern === id);
  const shown = (has: boolean, most: number): Block[] =>
    own
      .filter(({ example }) => example.has === has)
      .sort((one, other) => (has ? oddityOf(one.example) - oddityOf(other.example) : 0))
      .filter((one, at, all) => all.findIndex((other) => isAlike(one.example, other.example)) === at)
      .slice(0, most)
      .map(({ example, rules }) => patternExample(making, id, { ...example, rules }, has));
  const has = shown(true, SHOWN.is);
  if (has.length > 0) return [...has, ...shown(false, SHOWN.not)];
  const found = findPattern(making.open, id);
  const { texts } = making;
  const blocks = found ? [patternExample(making, id, found, true)] : [paragraph(emphasis(text(texts.noExample)))];
  return [...blocks, ...shown(false, SHOWN.not)];
}

/** Each pattern by its id in a sentence, as the pack words it, or else as its condition reads: for lists outside of books. */
export function patternSentences(rules: PackRuleset, flat: Flattened, language: string): Record<string, string> {
  const making = makeMaking({ rules, words: wordsIn(flat), examples: [], under: () => rules }, language);
  const sentences = Object.entries(rules.pack.patterns).map(([id, { when }]) => {
    const [first] = ruleText(making, ['patterns', id]) ?? [];
    return [id, plainText(first ?? making.said(when, 'pattern'))];
  });
  return Object.fromEntries(sentences);
}
