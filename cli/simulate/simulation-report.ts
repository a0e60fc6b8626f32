/** What a simulation of one ruleset found, as a report. */
import { rarityChart } from '../../book/index.ts';
import type { Estimate, PartInPlay, SideSummary, SimulationSummary } from '../../sim/index.ts';
import {
  counted,
  capital,
  moveName,
  patternName,
  pointsWord,
  say,
  type Scene,
  seatName,
  tallyName,
  thingName,
} from '../draw/drawing-context.ts';
import { amount, plural } from '../draw/number-text.ts';
import { estimateCells, figureName, isShare, mainTally, spanOf, TOO_FEW, valueText } from './figure-words.ts';
import { type NamedSpread, numberText, percentText, spanPlot, spreadEnd, spreadPlot } from './plots.ts';
import { type Block, paragraph, section, title } from './report-blocks.ts';

/** What a report is made of. */
export interface Report {
  summary: SimulationSummary;
  /** By side, with the name it is told apart by. */
  scenes: readonly Scene[];
  names: readonly string[];
  /** Which rules differ. */
  changed?: readonly Block[];
  /** The deal that shows the difference best. */
  told?: readonly Block[];
}

/** The whole report. */
export function simulationReport(report: Report): Block[] {
  const { summary, names } = report;
  const scene = report.scenes[0]!;
  const side = summary.sides[0]!;
  return [
    title(`${names[0]}: ${playedText(summary, side)}`),
    paragraph(`${whoText(summary)} ${INTERVAL_TEXT} ${TOO_FEW}`),
    section('How deals go'),
    figureTable(scene, side, courseIds(side)),
    section('What is won and lost'),
    figureTable(scene, side, WON),
    ...spreadBlocks(report),
    section('Seats'),
    paragraph(
      `${capital(seatName(scene, 0))} deals and plays first. ${capital(pointsWord(scene))} are those won or lost in a deal.`,
    ),
    seatTable(scene, side),
    figureTable(scene, side, ['dealer.advantage', 'first.result', 'first.wins']),
    seatPlot(report),
    ...playerBlocks(scene, side),
    ...patternBlocks(scene, side),
    ...ruleBlocks(scene, side),
    paragraph(seedText(summary, scene)),
  ];
}

const INTERVAL_TEXT =
  'Beside a figure stands its 95 % interval: on other walls the figure would lie within it in about 19 of 20 cases. Counted: the deals, wins or payments that a figure is made of.';

/** `1,000 deals`, `40 games, 320 deals`. */
export function playedText({ settings }: SimulationSummary, { deals, games }: SideSummary): string {
  return settings.unit === 'deals' ? plural(deals, 'deal') : `${plural(games, 'game')}, ${plural(deals, 'deal')}`;
}

/** Who played what. */
export function whoText({ settings, rotations }: SimulationSummary): string {
  const { players, unit } = settings;
  const same = new Set(players).size === 1;
  const who = same ? `${plural(players.length, `${players[0]} player`)}` : `the players ${players.join(', ')}`;
  const what = unit === 'deals' ? 'is the first of a game' : 'belongs to a whole game';
  const often = rotations > 1 ? ` Each wall was played ${rotations} times, so that every player had every chair.` : '';
  return `Each deal ${what}; it is played by ${who} (bots), and people may play differently.${often}`;
}

/** How a wall is dealt again. */
export function seedText({ settings, walls }: SimulationSummary, { rules }: Scene): string {
  const { seed } = settings;
  return `The seeds of the walls are ${seed}.0 to ${seed}.${walls - 1}; \`tilewright play ${rules.id} --bots --seed ${seed}.0\` shows the first.`;
}

/** Figures of how deals go, those of endings that came up. */
export function courseIds({ figures }: SideSummary): string[] {
  const found = Object.keys(figures).filter((id) => id.startsWith('ending.') && figures[id]!.value > 0);
  // The only way to end without a winner is told by `drawn`.
  const endings = found.length > 1 ? found : [];
  return ['discards', 'claims', 'won_by_draw', 'won_by_discard', 'drawn', ...endings, 'game.deals', 'game.unfinished'];
}

export const WON: readonly string[] = ['win.value', 'win.gain', 'discarder.loss', 'swing'];

function figureTable(scene: Scene, { figures }: SideSummary, ids: readonly string[]): Block {
  const rows = ids.flatMap((id) => {
    const found = figures[id];
    return found === undefined ? [] : [[figureName(scene, id), ...estimateCells(id, found), amount(found.of)]];
  });
  return { is: 'table', head: ['', '', '95 %', 'counted'], rows, right: [1, 2, 3] };
}

/** The middle, and what half and nine tenths lie within. */
export function spreadBlocks({ summary, scenes, names }: Report): Block[] {
  const points = pointsWord(scenes[0]!);
  const rows = SPREADS.flatMap(([id, says]) =>
    summary.sides.flatMap(({ spreads }, side) => {
      const found = spreads[id];
      if (found === undefined) return [];
      const { count, p5, p25, p50, p75, p95 } = found;
      const name = names.length > 1 ? [names[side]!] : [];
      return [[side === 0 ? says : '', ...name, ...[p5, p25, p50, p75, p95].map(numberText), amount(count)]];
    }),
  );
  const named = names.length > 1 ? ['rules'] : [];
  const first = 1 + named.length;
  const cells = summary.sides.flatMap(({ spreads }, side) =>
    spreads.gain ? [{ name: names[side]!, cells: spreads.gain.cells }] : [],
  );
  return [
    paragraph(
      'How large they are: a quarter are no larger than the number under 25 %, half no larger than that under 50 %.',
    ),
    {
      is: 'table',
      head: ['', ...named, '5 %', '25 %', '50 %', '75 %', '95 %', 'counted'],
      rows,
      right: Array.from({ length: 6 }, (_, at) => first + at),
      minor: [first + 5],
    },
    ...(cells.length > 0
      ? [
          {
            is: 'plot',
            name: 'payments',
            caption: `What winners are paid, in ${points}: how many wins are paid so much.${beyondText(cells)}`,
            svg: spreadPlot(cells, points),
          } as const,
        ]
      : []),
  ];
}

/** What the plot leaves out. */
function beyondText(spreads: readonly NamedSpread[]): string {
  const { most, beyond } = spreadEnd(spreads);
  if (beyond.every((share) => share === 0)) return '';
  const told = beyond.map((share, side) =>
    spreads.length > 1 ? `${percentText(share)} by ${spreads[side]!.name}` : percentText(share),
  );
  return ` More than ${numberText(most)}, and not drawn: ${told.join(', ')}.`;
}

const SPREADS = [
  ['gain', 'Paid to a winner'],
  ['payment', 'One payment from seat to seat'],
  ['change', 'Won or lost by a seat in a deal'],
  ['discards', 'Discards in a deal'],
  ['result', 'Result of a game'],
] as const;

function seatTable(scene: Scene, { figures }: SideSummary): Block {
  const rows = scene.players.map((_, seat) => {
    const ids = ['points', 'wins', 'deals_in'].map((what) => `seat.${seat + 1}.${what}`);
    return [capital(seatName(scene, seat)), ...ids.flatMap((id) => estimateCells(id, figures[id]))];
  });
  const head = ['', pointsWord(scene), '95 %', 'wins', '95 %', 'deals in', '95 %'];
  return { is: 'table', head, rows, right: [1, 2, 3, 4, 5, 6], minor: [4, 6] };
}

/** Points of each seat, by side. */
export function seatPlot({ summary, scenes, names }: Report): Block {
  const scene = scenes[0]!;
  const rows = scene.players.map((_, seat) => ({
    label: capital(seatName(scene, seat)),
    spans: summary.sides.map(({ figures }) => spanOf(figures[`seat.${seat + 1}.points`])),
  }));
  const svg = spanPlot(rows, { sides: names, unit: `${pointsWord(scene)} a deal`, number: numberText });
  return {
    is: 'plot',
    name: 'seats',
    caption: `What each seat wins or loses in a deal on average, with 95 % intervals.`,
    svg,
  };
}

/** A match: one line a player. */
export function playerBlocks(scene: Scene, { figures }: SideSummary): Block[] {
  const names = [...new Set(Object.keys(figures).flatMap((id) => /^player\.(.*)\.points$/.exec(id)?.[1] ?? []))];
  if (names.length === 0) return [];
  const whats = ['points', 'wins', 'deals_in', 'lost', 'result', 'place'].filter(
    (what) => figures[`player.${names[0]}.${what}`],
  );
  const rows = names.map((name) => [
    name,
    ...whats.flatMap((what) => estimateCells(`player.${name}.${what}`, figures[`player.${name}.${what}`])),
  ]);
  const head = [
    '',
    ...whats.flatMap((what) => [what === 'points' ? `${pointsWord(scene)} a deal` : what.replace('_', ' '), '95 %']),
  ];
  const columns = head.map((_, at) => at).slice(1);
  return [
    section('Players'),
    { is: 'table', head, rows, right: columns, minor: columns.filter((at) => at % 2 === 0) },
    paragraph('Every player had every chair on every wall, so that neither the seat nor the tiles favour anybody.'),
  ];
}

const rateOf = ({ figures }: SideSummary, id: string): Estimate | undefined => figures[`pattern.${id}.rate`];

/** Patterns from the most frequent on: how often, and what hands with them are paid. */
function patternBlocks(scene: Scene, side: SideSummary): Block[] {
  const { patterns } = scene.rules.contents;
  const seen = patterns.filter(({ id }) => (rateOf(side, id)?.value ?? 0) > 0);
  if (side.wins === 0) return [];
  const sorted = [...seen].sort((a, b) => rateOf(side, b.id)!.value - rateOf(side, a.id)!.value);
  const gain = side.figures['win.gain']?.value ?? 0;
  const rows = sorted.map(({ id, value }) => {
    const [rate, paid] = [`pattern.${id}.rate`, `pattern.${id}.gain`];
    const carried =
      side.figures[paid] && gain > 0 ? (rateOf(side, id)!.value * side.figures[paid].value) / gain : undefined;
    return [
      patternName(scene, id),
      packValue(scene, value),
      ...estimateCells(rate, side.figures[rate]),
      ...estimateCells(paid, side.figures[paid]),
      carried === undefined ? '–' : valueText('drawn', carried, 0.05),
    ];
  });
  const head = ['', 'value', 'of the wins', '95 %', 'paid', '95 %', 'of all paid'];
  return [
    section('Patterns'),
    paragraph(
      `Of ${plural(side.wins, 'win')}: how many have the pattern, what a hand with it is paid on average, and how much of all that winners were paid went to such hands.`,
    ),
    { is: 'table', head, rows, right: [2, 3, 4, 5, 6], minor: [3, 5] },
    ...rarityPlot(scene, side),
  ];
}

/** What a pattern adds, as far as the pack says it in numbers. */
function packValue(scene: Scene, value: Readonly<Record<string, number | string>>): string {
  return Object.entries(value)
    .filter(([, number]) => typeof number === 'number')
    .map(([tally, number]) => counted(scene, Number(number), String(number), tallyName(scene, tally)))
    .join(' ');
}

function rarityPlot(scene: Scene, side: SideSummary): Block[] {
  const tally = mainTally(scene);
  const points = scene.rules.contents.patterns.flatMap(({ id, value }) => {
    const worth = tally === undefined ? undefined : value[tally];
    const share = rateOf(side, id)?.value ?? 0;
    return typeof worth === 'number' && share > 0 ? [{ name: patternName(scene, id), value: worth, share }] : [];
  });
  if (points.length < 2) return [];
  const svg = rarityChart(points, {
    ...{ title: 'Value and rarity', share: 'of the wins', mean: '' },
    value: tallyName(scene, tally!),
  });
  return [
    {
      is: 'plot',
      name: 'rarity',
      caption: 'What a pattern is worth (to the right) and how many wins have it (upwards, by tens).',
      svg,
    },
  ];
}

const CHAPTERS: readonly [chapter: PartInPlay['chapter'], says: string][] = [
  ['pattern', 'Patterns'],
  ['shape', 'Shapes'],
  ['limit', 'Limits'],
  ['move', 'Moves'],
  ['ending', 'Endings'],
  ['payment', 'Payments'],
  ['mark', 'Marks'],
  ['pot', 'Pots'],
  ['list', 'Lists'],
];

/** What of the rules never came into play. */
function ruleBlocks(scene: Scene, { parts, optionsInPlay }: SideSummary): Block[] {
  const rows = CHAPTERS.flatMap(([chapter, says]) => {
    const all = parts.filter((part) => part.chapter === chapter);
    const never = all.filter(({ deals }) => deals === 0);
    if (all.length === 0) return [];
    const names = never.map(({ id }) => partName(scene, chapter, id));
    return [[says, `${all.length - never.length} of ${all.length}`, [...new Set(names)].join(', ')]];
  });
  const unused = optionsInPlay.filter(({ state }) => state === 'never');
  const options =
    optionsInPlay.length === 0
      ? []
      : [
          [
            'Options',
            `${optionsInPlay.length - unused.length} of ${optionsInPlay.length}`,
            unused.map(({ id }) => id).join(', '),
          ],
        ];
  const lines = [...rows, ...options].map(
    ([says, count, names]) => `${says}: ${count} came into play.${names === '' ? '' : ` Never: ${names}.`}`,
  );
  return [
    section('Which rules came into play'),
    ...lines.map(paragraph),
    paragraph(
      'An option is in play where a rule that reads it is; options of walls, dice and tiles decide what is laid out.',
    ),
  ];
}

function partName(scene: Scene, chapter: PartInPlay['chapter'], id: string): string {
  switch (chapter) {
    case 'pattern':
      return patternName(scene, id);
    case 'move':
      return moveName(scene, id);
    case 'ending':
      return say(scene, scene.rules.endings[id]?.name, id);
    case 'payment':
      return paymentName(scene, id);
    case 'limit':
      return say(scene, scene.pack.limits?.[id]?.name, id);
    case 'shape':
      return id;
    default:
      return thingName(scene, id);
  }
}

/** What is paid for, and after which ending; `id` is of both. */
function paymentName(scene: Scene, id: string): string {
  const [ending = '', payment] = id.split(' ');
  const reason = scene.rules.settle[ending]?.find((entry) => entry.id === payment)?.reason ?? id;
  return `${reason} (${partName(scene, 'ending', ending)})`;
}

/** A figure as a row of a plot can show it: percent as such. */
export function plotNumber(id: string): (value: number) => string {
  return isShare(id) ? (value) => `${numberText(value * 100)} %` : numberText;
}
