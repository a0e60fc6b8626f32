/** The first page: what this game is, and how sure its rules are. */
import type { Block } from '../block-types.ts';
import {
  emphasis,
  fill,
  type Line,
  lines,
  link,
  ownWords,
  paragraph,
  status,
  strong,
  table,
  text,
} from '../make-blocks.ts';
import { amount } from '../number-text.ts';
import { worded } from '../say/index.ts';
import { LANGUAGES } from '../text/index.ts';
import { type Making, packName } from '../chapter-context.ts';
import { otherPaths, patternPaths } from '../findings/rule-paths.ts';
import { countOf, type StatusCounts, STATUSES } from '../findings/status-counts.ts';
import { wallTotal } from '../findings/wall-total.ts';

export function frontPage(making: Making): Block[] {
  const { pack, texts, parent } = making;
  const others = Object.values(pack.name).filter((each) => each !== packName(making));
  const counts = countOf(making, patternPaths(pack));
  const facts: Line[] = [
    ...(pack.version === undefined ? [] : [fill(texts.version, { version: String(pack.version) })]),
    ...(parent === undefined
      ? []
      : [fill(texts.extends, { name: [link('differences', text(packName({ ...making, pack: parent })))] })]),
    fill(texts.played, { seats: pack.seats.count, tiles: wallTotal(making.rules) }),
  ];
  return [
    ...(others.length > 0 ? [paragraph(emphasis(text(others.join(' · '))))] : []),
    ...(pack.about === undefined ? [] : [paragraph(...ownWords(worded(pack.about, making.language)))]),
    lines(facts),
    ...namesNote(making),
    ...houseNote(making, counts),
    paragraph(text(texts.legend)),
    ...statusBlocks(making, counts),
  ];
}

/** Said where the book is not in the language of its names. */
function namesNote({ texts, language }: Making): Block[] {
  if (LANGUAGES.includes(language)) return [];
  const named = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  return [{ is: 'note', tone: 'plain', of: [paragraph(...fill(texts.namesOnly, { language: named }))] }];
}

/** Said plainly where most of the values are nobody else's. */
function houseNote({ texts }: Making, counts: StatusCounts): Block[] {
  const { house } = counts;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (house * 2 <= all) return [];
  const words = fill(texts.mostlyHouse, { house, all });
  return [{ is: 'note', tone: 'house', of: [paragraph(strong(...words))] }];
}

/** What the signs mean, and how many rules have each; those that the pack uses. */
function statusBlocks(making: Making, patterns: StatusCounts): Block[] {
  const { texts, pack } = making;
  const others = countOf(making, otherPaths(pack));
  const used = STATUSES.filter((each) => patterns[each] + others[each] > 0);
  const row = (title: string, counts: StatusCounts): Line[] => [
    [text(title)],
    ...used.map((each): Line => [text(amount(counts[each]))]),
  ];
  const head = ['', ...used.map((each) => texts[`${each}Short`])];
  return [
    lines(used.map((each) => [status(each), text(` — ${texts[each]}`)])),
    table(head, [row(texts.patterns, patterns), row(texts.otherRules, others)], ...used.map((_, at) => at + 1)),
  ];
}
