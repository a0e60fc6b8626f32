/** From tallies to the value of a hand: the minimum, the steps, limits and charts. */
import { freeNames } from '../../dsl/index.ts';
import type { Block, Chapter } from '../block-types.ts';
import { fill, heading, joined, type Line, lines, paragraph, strong, table, text } from '../make-blocks.ts';
import { worded } from '../say/index.ts';
import { anchorOf, talliesTold } from '../anchors.ts';
import { amount } from '../number-text.ts';
import { type Making, nameOf, noteOn, origin, toldLine, toldBlocks } from '../chapter-context.ts';
import { leastLine } from './payment/minimum-to-win.ts';
import { paidTables, wideTables } from './payment/value-tables.ts';

export function scoringChapter(making: Making): Chapter {
  const { texts, pack } = making;
  const { value, steps = {} } = pack.score;
  const least = leastLine(making);
  const paid = paidTables(making);
  const tallies = talliesTold(pack).map((id): Line => [nameOf(making, 'tallies', id)]);
  const facts: Line[] = [
    fill(texts.talliesAre, { tallies: joined(tallies, ', ') }),
    ...Object.entries(steps).map(([id, step]) =>
      fill(texts.scoreStep, { step: [strong(text(stepName(making, id)))], value: making.clause(step, 'score') }),
    ),
    fill(texts.scoreValue, { value: making.clause(value, 'score') }),
  ];
  return {
    id: 'scoring',
    title: texts.scoring,
    blocks: [
      ...(toldBlocks(making, ['score']) ?? [
        paragraph(text(texts.scoringIntro), text(' '), ...origin(making, ['score'])),
        lines(facts),
        ...(least.length > 0 ? [paragraph(...least)] : []),
      ]),
      ...noteOn(making, ['score']),
      ...tallyNotes(making),
      ...limitBlocks(making, paid.length > 0),
      ...Object.keys(pack.charts ?? {}).flatMap((id) => chartBlocks(making, id)),
      ...paid,
    ],
  };
}

/** Steps have their names among those of the pack. */
function stepName({ pack, language }: Making, id: string): string {
  const names = pack.names?.[id];
  return names?.[language] ?? names?.en ?? id.replaceAll('_', ' ');
}

function tallyNotes(making: Making): Block[] {
  return Object.keys(making.pack.tallies).flatMap((id) => noteOn(making, ['tallies', id]));
}

/** What a limit is worth stands among the payments, where they are told. */
function limitBlocks(making: Making, isPaid: boolean): Block[] {
  const { texts, pack } = making;
  const limits = Object.entries(pack.limits ?? {});
  if (limits.length === 0) return [];
  const rows = limits.map(([id, { when, value }]): Line[] => [
    [nameOf(making, 'limits', id)],
    toldLine(making, ['limits', id]) ?? making.clause(when, 'score'),
    ...(isPaid ? [] : [value === undefined ? [] : making.clause(value, 'score')]),
    origin(making, ['limits', id]),
  ]);
  return [
    heading(3, 'limits', text(texts.limits)),
    paragraph(text(texts.limitsIntro)),
    table([texts.limit, texts.limitWhen, ...(isPaid ? [] : [texts.value]), texts.from], rows),
    ...limits.flatMap(([id]) => noteOn(making, ['limits', id], nameOf(making, 'limits', id))),
  ];
}

function chartBlocks(making: Making, id: string): Block[] {
  const { texts, pack, rules } = making;
  const { rows, says } = pack.charts![id]!;
  const isRead = rules.expressions.some(({ program }) =>
    freeNames(program.folded).some(({ is, name }) => is === 'chart' && name === id),
  );
  const sorted = Object.entries(rows).sort(([a], [b]) => Number(a) - Number(b));
  const pairs = sorted.map(([from, to]): [string, number] => [amount(Number(from)), to]);
  return [
    heading(3, anchorOf('charts', id), nameOf(making, 'charts', id)),
    paragraph(
      ...(says === undefined ? [] : [text(`${worded(says, making.language)} `)]),
      ...(isRead ? [] : [text(`${texts.never} `)]),
      ...origin(making, ['charts', id]),
    ),
    ...(isRead ? wideTables(pairs, texts.chartFrom, texts.chartTo) : []),
    ...(isRead && hasGaps(sorted.map(([from]) => Number(from))) ? [paragraph(text(texts.chartGaps))] : []),
    ...noteOn(making, ['charts', id]),
  ];
}

/** Whether whole numbers between the first and the last are missing. */
function hasGaps(numbers: readonly number[]): boolean {
  return numbers.some((number, at) => at > 0 && number - numbers[at - 1]! > 1);
}
