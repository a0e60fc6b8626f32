/** What two rulesets on the same walls found, as a report. */
import type { SimulationSummary } from '../../sim/index.ts';
import { capital, say, type Scene, seatName, thingName, uncapital } from '../draw/drawing-context.ts';
import { amount, plural } from '../draw/number-text.ts';
import { differenceCells, estimateCells, figureName, spanOf, TOO_FEW, valueText } from './figure-words.ts';
import { spanPlot } from './plots.ts';
import { type Block, bullets, paragraph, section, title } from './report-blocks.ts';
import {
  courseIds,
  plotNumber,
  playedText,
  type Report,
  seatPlot,
  seedText,
  spreadBlocks,
  whoText,
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
    ...(report.changed ?? []),
    ...countersBlocks(report),
    paragraph(
      `Played on the same ${plural(summary.walls, 'wall')}: ${playedText(summary, one)} by ${names[0]}, ${playedText(summary, other)} by ${names[1]}. ${whoText(summary)}`,
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
    paragraph(`${capital(seatName(scene, 0))} deals and plays first.`),
    comparedTable(report, seats),
    seatPlot(report),
    ...(players.length > 0 ? [section('Players'), comparedTable(report, players)] : []),
    ...patternBlocks(report),
    ...(report.told ?? []),
    ...wallsBlocks(report),
  ];
}

/** Payments that no figure has. */
function countersBlocks({ scenes }: Report): Block[] {
  const names = scenes.flatMap((scene) => {
    const payments = Object.values(scene.pack.settle).flatMap((ending) => Object.values(ending ?? {}));
    return payments.flatMap((payment) => (payment?.in === undefined ? [] : [thingName(scene, payment.in)]));
  });
  const said = [...new Set(names)].join(', ');
  return said === '' ? [] : [paragraph(`Payments in ${said} are not counted in this report.`)];
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
function answerBlocks(report: Report): Block[] {
  const { summary, scenes, names } = report;
  const { looked = 0, standOut = [] } = summary;
  if (standOut.length === 0) return [section('What changes'), ...nothingBlocks(report)];
  const ids = withoutRepeats(summary, standOut);
  const rows = ids.slice(0, MOST).map((id) => [nameOf(scenes, id), ...comparedCells(summary, id)]);
  return [
    section('What changes'),
    ...inWords(report),
    paragraph(
      `${standOut.length} of ${plural(looked, 'figure')} ${standOut.length === 1 ? 'differs' : 'differ'} by more than chance explains; * marks them below.${ids.length > MOST ? ` The ${MOST} surest are:` : ''}`,
    ),
    { is: 'table', head: head(names), rows, right: RIGHT, minor: MINOR },
    paragraph(READING),
  ];
}

const READING = `Differences of shares are in percentage points (pp). 95 %: on other walls the difference would lie within this range in about 19 of 20 cases. ${TOO_FEW} Counted: the deals, wins or payments that the figure is made of.`;

/** Nothing is known to differ: either all is the same, or more deals would tell. */
function nothingBlocks(report: Report): Block[] {
  const { summary } = report;
  const { looked = 0, differences = {}, settings, walls } = summary;
  const isSame = Object.values(differences).every(({ value, low, high }) => value === 0 && low === 0 && high === 0);
  const games =
    settings.unit === 'deals'
      ? ' Rules about rounds and the end of a game show in whole games only (`--games 100`).'
      : '';
  if (isSame)
    return [paragraph(`Every figure is the same: in these deals the two sides played and paid alike.${games}`)];
  const ids = FIRST.filter((id) => differences[id] !== undefined);
  const none =
    looked === 0
      ? `${plural(walls, 'wall')} cannot tell whether anything differs.`
      : `None of ${plural(looked, 'figure')} differs by more than chance explains.`;
  return [
    paragraph(`${none} A small difference needs more deals, such as \`--${settings.unit} ${10 * walls}\`.`),
    comparedTable(report, ids),
    paragraph(READING),
  ];
}

/** What a table would talk about first: whether somebody wins, what is paid, and whether a seat is favoured. */
function inWords({ summary, scenes, names }: Report): Block[] {
  const { standOut = [], differences = {} } = summary;
  const scene = scenes[0]!;
  const seats = scene.players.map((_, seat) => `seat.${seat + 1}.points`);
  const asked = (id: string): string => ASKED[id] ?? figureName(scene, id);
  const known = [...FIRST, ...seats].filter((id) => differences[id] !== undefined);
  const isMoved = (id: string): boolean => standOut.includes(id);
  const told = known.filter(isMoved).map((id) => {
    const [before, now] = comparedCells(summary, id);
    return `${asked(id)}: ${before} by ${names[0]}, ${now} by ${names[1]}.`;
  });
  const others = known.filter((id) => !isMoved(id) && !seats.includes(id)).map(asked);
  const isFair = differences[seats[0]!] !== undefined && !seats.some(isMoved);
  const rest = [...others, ...(isFair ? ['what each seat wins or loses'] : [])].map(uncapital);
  const none = rest.length === 0 ? [] : [`No measurable difference in these: ${rest.join('; ')}.`];
  return told.length === 0 ? none.map(paragraph) : [bullets([...told, ...none])];
}

const FIRST = ['drawn', 'win.gain', 'discarder.loss'];
const ASKED: Readonly<Record<string, string>> = {
  drawn: 'How often nobody wins',
  'win.gain': 'What a winner is paid',
  'discarder.loss': 'What the discarder of the winning tile loses',
};

const MOST = 12;
const OF_WINS = 'of the wins';
const RIGHT = [1, 2, 3, 4, 5];
/** How many were counted. */
const MINOR = [5];

function head(names: readonly string[]): string[] {
  return ['', names[0]!, names[1]!, 'difference', '95 %', 'counted'];
}

function comparedCells({ sides, differences }: SimulationSummary, id: string): string[] {
  const found = differences?.[id];
  // As many digits for both as their difference has.
  const half = found && (found.high - found.low) / 2;
  const values = sides.map(({ figures }) =>
    half !== undefined && figures[id] ? valueText(id, figures[id].value, half) : estimateCells(id, figures[id])[0],
  );
  return [...values, ...differenceCells(id, found), found === undefined ? '' : amount(found.of)];
}

/** Both values of each figure and their difference; a star where it stands out. */
function comparedTable({ summary, scenes, names }: Report, ids: readonly string[], first = ''): Block {
  const rows = ids
    .filter((id) => summary.sides.some(({ figures }) => figures[id] !== undefined))
    .map((id) => {
      const star = summary.standOut?.includes(id) ? '\u00a0*' : '';
      const name = nameOf(scenes, id).replace(first === '' ? '' : `: ${first}`, '');
      return [`${name}${star}`, ...comparedCells(summary, id)];
    });
  return { is: 'table', head: [first, ...head(names).slice(1)], rows, right: RIGHT, minor: MINOR };
}

function beforeAfterPlot(
  { summary, scenes, names }: Report,
  ids: readonly string[],
  name: string,
  caption: string,
): Block {
  const rows = ids.map((id) => ({
    label: nameOf(scenes, id).replace(`: ${OF_WINS}`, ''),
    spans: summary.sides.map(({ figures }) => spanOf(figures[id])),
  }));
  const svg = spanPlot(rows, { sides: names, unit: '', number: plotNumber(ids[0]!) });
  return { is: 'plot', name, caption: `${caption} ${names.join(' and ')}, with 95 % intervals.`, svg };
}

/** What a figure is called; one of the two rulesets may not have what it is about. */
function nameOf([one, other]: readonly Scene[], id: string): string {
  const [chapter, name = ''] = id.split('.');
  const isNew = chapter === 'pattern' && !one!.rules.contents.patterns.some((pattern) => pattern.id === name);
  return figureName(isNew ? other! : one!, id);
}

/** Where play can end without a winner in one way only, its figure is that of deals nobody wins. */
function withoutRepeats({ sides }: SimulationSummary, ids: readonly string[]): string[] {
  const endings = new Set(sides.flatMap((side) => courseIds(side).filter((id) => id.startsWith('ending.'))));
  return ids.filter((id) => endings.size > 0 || !id.startsWith('ending.'));
}

/** Patterns that come up more or less often: those that only one ruleset has, those that stand out, and the most frequent ones. */
function patternBlocks(report: Report): Block[] {
  const { summary } = report;
  const { differences = {}, standOut = [] } = summary;
  const most = (id: string): number => Math.max(...summary.sides.map(({ figures }) => figures[id]?.value ?? 0));
  const ids = new Set(summary.sides.flatMap(({ figures }) => Object.keys(figures)));
  const rates = [...ids].filter((id) => /^pattern\..*\.rate$/.test(id) && most(id) > 0);
  const rank = (id: string): number => (differences[id] === undefined ? 2 : Number(standOut.includes(id)));
  const sorted = [...rates].sort((a, b) => rank(b) - rank(a) || most(b) - most(a));
  if (sorted.length === 0) return [];
  const shown = sorted.slice(0, MOST);
  return [
    section('Patterns'),
    comparedTable(report, shown, OF_WINS),
    beforeAfterPlot(report, shown, 'patterns', 'How many of the wins have a pattern.'),
  ];
}

/** How it was played, and what the same walls were worth, as measured. */
function wallsBlocks({ summary, scenes }: Report): Block[] {
  const { differences = {} } = summary;
  const gains = [...WON, 'drawn', 'won_by_draw', 'won_by_discard', 'discards'].flatMap((id) => {
    const gain = differences[id]?.gain;
    return gain === undefined ? [] : [`${figureName(scenes[0]!, id)} ${gainText(gain)}`];
  });
  return [
    section('Why the same walls'),
    paragraph(
      'Both rulesets are played on the same walls by players with the same luck, so chance falls on both alike, and a small difference shows in few deals.',
    ),
    paragraph(
      `How many times as many deals would be needed on separate walls for figures as precise as these: ${gains.join(', ') || 'nothing varies'}. ×1 means that the same walls gained nothing.`,
    ),
    paragraph(seedText(summary, scenes[0]!)),
  ];
}

function gainText(gain: number): string {
  return `×${gain.toLocaleString('en-US', { maximumSignificantDigits: 2 })}`;
}
