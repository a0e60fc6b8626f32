/** What two rulesets on the same walls found, as a report. */
import type { SimulationSummary } from '../../sim/index.ts';
import { pointsWord, say } from '../draw/drawing-context.ts';
import { amount, plural } from '../draw/number-text.ts';
import { differenceCells, estimateCells, figureName, valueText } from './figure-words.ts';
import { spanPlot } from './plots.ts';
import { type Block, paragraph, section, title } from './report-blocks.ts';
import {
  courseIds,
  howText,
  plotNumber,
  playedText,
  type Report,
  seatPlot,
  spreadBlocks,
  WON,
} from './simulation-report.ts';

/** The whole report. */
export function comparisonReport(report: Report): Block[] {
  const { summary, scenes, names } = report;
  const [one, other] = summary.sides as [SimulationSummary['sides'][0], SimulationSummary['sides'][0]];
  const scene = scenes[0]!;
  const course = [...new Set([...courseIds(one), ...courseIds(other)])];
  const seats = scene.players.flatMap((_, seat) => [`seat.${seat + 1}.points`, `seat.${seat + 1}.wins`]);
  const players = Object.keys(summary.differences ?? {}).filter((id) => id.startsWith('player.'));
  return [
    title(`${gameText(report)}${names[1]} against ${names[0]}`),
    paragraph(
      `${playedText(summary, one)} by the rules of ${names[0]}, ${playedText(summary, other)} by those of ${names[1]}, on the same ${plural(summary.walls, 'wall')}. ${howText(summary, scene)}`,
    ),
    ...questionBlocks(report),
    ...answerBlocks(report),
    section('How deals go'),
    comparedTable(report, course),
    beforeAfterPlot(report, ['won_by_draw', 'won_by_discard', 'drawn'], 'course', 'How deals end.'),
    section('What is won and lost'),
    comparedTable(report, [...WON, 'dealer.advantage', 'first.result', 'first.wins']),
    ...spreadBlocks(report),
    section('Seats'),
    comparedTable(report, seats),
    seatPlot(report),
    ...(players.length > 0 ? [section('Players'), comparedTable(report, players)] : []),
    ...patternBlocks(report),
    ...wallsBlocks(report),
    ...(report.told ?? []),
  ];
}

/** The game, where names say only what differs. */
function gameText({ scenes, names }: Report): string {
  const scene = scenes[0]!;
  const name = say(scene, scene.rules.name);
  return names.some((each) => each.includes(name)) ? '' : `${name}: `;
}

/** What was asked with `--at-least`, and the answer. */
function questionBlocks({ summary, scenes }: Report): Block[] {
  const { question, differences, walls } = summary;
  if (question === undefined) return [];
  const { figure, least, verdict } = question;
  const found = differences?.[figure];
  const value = valueText(figure, least, least / 10);
  const said = {
    more: `Yes: it is more by ${differenceCells(figure, found)[0]}.`,
    less: `Yes: it is less by ${differenceCells(figure, found)[0].replace('-', '')}.`,
    no: 'No: there is no difference as large as that.',
    open: 'Not known yet: more walls would tell.',
  }[verdict];
  return [
    section(`${figureName(scenes[0]!, figure)}: is there a difference of at least ${value}?`),
    paragraph(
      verdict === 'open'
        ? said
        : `${said} That was clear after ${plural(walls, 'wall')}; such an answer is wrong in about one of twenty runs at most.`,
    ),
  ];
}

/** What stands out. */
function answerBlocks({ summary, scenes, names }: Report): Block[] {
  const { looked = 0, standOut = [] } = summary;
  if (standOut.length === 0)
    return [
      section('What changes'),
      paragraph(
        `Of ${plural(looked, 'figure')} of which ten things or more were counted none differs by more than chance makes one of so many differ. A small change needs more walls: --${summary.settings.unit}.`,
      ),
    ];
  const rows = standOut.slice(0, MOST).map((id) => [figureName(scenes[0]!, id), ...comparedCells(summary, id)]);
  return [
    section('What changes'),
    paragraph(
      `${plural(standOut.length, 'figure')} of ${looked} differ by more than chance makes any of so many differ (Holm's correction at 5 %).`,
    ),
    { is: 'table', head: head(names), rows, right: RIGHT },
  ];
}

const MOST = 12;
const RIGHT = [1, 2, 3, 4, 5];

function head(names: readonly string[]): string[] {
  return ['', names[0]!, names[1]!, 'difference', '95 %', 'counted'];
}

function comparedCells({ sides, differences }: SimulationSummary, id: string): string[] {
  const found = differences?.[id];
  const values = sides.map(({ figures }) => estimateCells(id, figures[id])[0]);
  return [...values, ...differenceCells(id, found), found === undefined ? '' : amount(found.of)];
}

/** Both values of each figure and their difference; a star where it stands out. */
function comparedTable({ summary, scenes, names }: Report, ids: readonly string[]): Block {
  const rows = ids
    .filter((id) => summary.sides.some(({ figures }) => figures[id] !== undefined))
    .map((id) => {
      const star = summary.standOut?.includes(id) ? ' *' : '';
      return [`${figureName(scenes[0]!, id)}${star}`, ...comparedCells(summary, id)];
    });
  return { is: 'table', head: head(names), rows, right: RIGHT };
}

function beforeAfterPlot(
  { summary, scenes, names }: Report,
  ids: readonly string[],
  name: string,
  caption: string,
): Block {
  const rows = ids.map((id) => ({
    label: figureName(scenes[0]!, id).replace(/: of the wins$/, ''),
    spans: summary.sides.map(({ figures }) => figures[id]),
  }));
  const svg = spanPlot(rows, { sides: names, unit: '', number: plotNumber(ids[0]!) });
  return { is: 'plot', name, caption: `${caption} Before and after, with 95 % intervals.`, svg };
}

/** Patterns that come up more or less often, those that stand out and the most frequent ones. */
function patternBlocks(report: Report): Block[] {
  const { summary } = report;
  const { differences = {}, standOut = [] } = summary;
  const most = (id: string): number => Math.max(...summary.sides.map(({ figures }) => figures[id]?.value ?? 0));
  const rates = Object.keys(differences).filter((id) => /^pattern\..*\.rate$/.test(id) && most(id) > 0);
  const sorted = [...rates].sort(
    (a, b) => Number(standOut.includes(b)) - Number(standOut.includes(a)) || most(b) - most(a),
  );
  if (sorted.length === 0) return [];
  const shown = sorted.slice(0, MOST);
  return [
    section('Patterns'),
    comparedTable(report, shown),
    beforeAfterPlot(report, shown, 'patterns', 'How many of the wins have a pattern.'),
  ];
}

/** What the same walls were worth, as measured. */
function wallsBlocks({ summary, scenes }: Report): Block[] {
  const { differences = {} } = summary;
  const gains = [...WON, 'drawn', 'won_by_draw', 'won_by_discard', 'discards'].flatMap((id) => {
    const gain = differences[id]?.gain;
    return gain === undefined ? [] : [`${figureName(scenes[0]!, id)} ${gainText(gain)}`];
  });
  return [
    section('What the same walls gain'),
    paragraph(
      `Both rulesets are played on the same walls by players with the same luck, so chance falls on both alike. So many times as many walls it would have taken with walls of their own, as measured: ${gains.join(', ') || 'nothing varies'}. 1 means that the same walls gained nothing`,
    ),
    paragraph(`Differences are in ${pointsWord(scenes[0]!)}, of shares in percentage points (pp). * stands out.`),
  ];
}

function gainText(gain: number): string {
  return `×${gain.toLocaleString('en-US', { maximumSignificantDigits: 2 })}`;
}
