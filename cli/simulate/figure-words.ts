/** Figures in words and numbers that players know. */
import { type Difference, type Estimate, FEWEST_WALLS } from '../../sim/index.ts';
import type { Span } from './plots.ts';
import { capital, patternName, pointsWord, say, type Scene, seatName, tallyName } from '../draw/drawing-context.ts';

/** What a figure is called. */
export function figureName(scene: Scene, id: string): string {
  const [chapter, name = '', last = ''] = parts(id);
  const points = pointsWord(scene);
  switch (chapter) {
    case 'ending':
      return `Ends: ${say(scene, scene.rules.endings[name]?.name, name)}`;
    case 'seat':
      return `${capital(seatName(scene, Number(name) - 1))}: ${OF_SEAT[last] ?? last}`;
    case 'player':
      return `${name}: ${OF_SEAT[last] ?? last}`;
    case 'pattern':
      return `${patternName(scene, name)}${besideText(scene, name)}: ${last === 'rate' ? 'of the wins' : 'paid for the hand'}`;
    case 'limit':
      return `${say(scene, scene.pack.limits?.[name]?.name, name)}: of the wins`;
    case 'win':
      return name === 'value'
        ? `${capital(say(scene, scene.rules.contents.value))} of a winning hand`
        : 'Paid to a winner';
    default:
      return NAMES[id]?.replace(/\bpoints\b/, points) ?? id;
  }
}

/** ` (fu)`: what a pattern adds to, where that is not what most patterns add to. */
function besideText(scene: Scene, id: string): string {
  const { value = {} } = scene.rules.contents.patterns.find((pattern) => pattern.id === id) ?? {};
  const [first, ...others] = Object.keys(value);
  return first === undefined || [first, ...others].includes(mainTally(scene)!) ? '' : ` (${tallyName(scene, first)})`;
}

/** What most patterns add to. */
export function mainTally({ rules }: Scene): string | undefined {
  const tallies = rules.contents.patterns.flatMap(({ value }) => Object.keys(value));
  const times = (tally: string): number => tallies.filter((each) => each === tally).length;
  return [...new Set(tallies)].sort((a, b) => times(b) - times(a))[0];
}

/** Ids of things in packs have no dots. */
function parts(id: string): string[] {
  return id.split('.');
}

const OF_SEAT: Readonly<Record<string, string>> = {
  points: 'points a deal',
  wins: 'wins',
  deals_in: 'deals in',
  lost: 'paid to winners a deal',
  result: 'result of a game',
  place: 'place',
};

const NAMES: Readonly<Record<string, string>> = {
  discards: 'Discards in a deal',
  claims: 'Claims in a deal',
  drawn: 'Nobody wins',
  won_by_draw: 'Won by self-draw',
  won_by_discard: 'Won by discard',
  'discarder.loss': 'Lost by the discarder in that deal',
  swing: 'Won or lost by a seat in a deal, on average',
  'dealer.advantage': 'Dealer: points a deal above the others',
  'game.deals': 'Deals in a game',
  'game.unfinished': 'Games stopped before their end',
  'first.result': 'First dealer: result above the others',
  'first.wins': 'First dealer wins the game',
};

/** Whether a figure is a share, told in percent. */
export function isShare(id: string): boolean {
  return /^(?:drawn|won_by_\w+|ending\..*|.*\.(?:wins|deals_in|rate|unfinished))$/.test(id);
}

/** A number with as many digits as its interval leaves room for. */
export function valueText(id: string, value: number, half: number): string {
  const scale = isShare(id) ? 100 : 1;
  const digits = half > 0 && Number.isFinite(half) ? Math.ceil(-Math.log10(half * scale)) + 1 : 2;
  const text = (value * scale).toLocaleString('en-US', {
    minimumFractionDigits: Math.min(4, Math.max(0, digits - 1)),
    maximumFractionDigits: Math.min(4, Math.max(0, digits - 1)),
  });
  const plain = text.replace(/^-(0(?:\.0+)?)$/, '$1');
  return isShare(id) ? `${plain} %` : plain;
}

/** Value and interval as two cells. */
export function estimateCells(id: string, found: Estimate | undefined): [string, string] {
  if (found === undefined) return ['–', ''];
  const half = (found.high - found.low) / 2;
  return [valueText(id, found.value, half), intervalText(id, found)];
}

/** Said where intervals are explained. */
export const TOO_FEW = `Where fewer than ${FEWEST_WALLS} walls have something to count, there is no interval (too few).`;

/** A figure as a plot shows it. */
export function spanOf(found: Estimate | undefined): Span | undefined {
  return found && found.walls < FEWEST_WALLS ? { value: found.value } : found;
}

/** `12.1 to 13.4`; percent is said once. */
function intervalText(id: string, { low, high, walls }: Estimate): string {
  if (walls < FEWEST_WALLS) return 'too few';
  const half = (high - low) / 2;
  return `${valueText(id, low, half).replace(' %', '')} to ${valueText(id, high, half)}`;
}

/** A difference with its sign; of shares in percentage points. */
export function differenceCells(id: string, found: Difference | undefined): [string, string] {
  if (found === undefined) return ['–', ''];
  const half = (found.high - found.low) / 2;
  const points = (text: string): string => text.replace(' %', ' pp');
  const text = valueText(id, found.value, half);
  const signed = found.value > 0 && !/^0(?:\.0+)?(?: %)?$/.test(text) ? `+${text}` : text;
  return [points(signed), points(intervalText(id, found))];
}
