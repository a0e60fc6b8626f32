/** What the strongest player of this toolkit would do in a person's place, and why. */
import { PASS, type View } from '../../core/index.ts';
import {
  afterAction,
  declaresWin,
  givesUp,
  hint,
  type HintWay,
  judgedWith,
  type Outlook,
  playerModel,
  shanten,
  ukeire,
} from '../../players/index.ts';
import { wrap } from '../draw/text-columns.ts';
import { form } from '../draw/number-text.ts';
import { type Scene, tilesCounted } from '../draw/drawing-context.ts';
import { tellText } from '../draw/scored-hand.ts';
import { tilesText } from '../draw/tiles.ts';
import { actionText } from './action-menu.ts';
import { noWinLines } from './why-no-win.ts';
import { leading } from './deals-table.ts';

const INDENT = 8;

export function hintLines(scene: Scene, view: View): string[] {
  const { paint, columns } = scene;
  const broken = (lines: readonly string[]): string[] => lines.flatMap((line) => wrap(line, columns - INDENT));
  const [first, ...more] = broken(adviceOn(scene, view));
  const below = [...more, ...broken(noWinLines(scene, view)).map(paint.dim)];
  return [`  ${paint.good('Hint')}  ${first}`, ...below.map((line) => ' '.repeat(INDENT) + line)];
}

function adviceOn(scene: Scene, view: View): string[] {
  const { rules } = scene;
  const sight = playerModel(rules, view);
  const { action: best, ways } = hint(rules, view);
  const name = actionText(scene, best);
  if (view.declared || declaresWin(rules, best) || view.turn?.begin === 'asked' || view.phase) return [name];
  const now = shanten(sight);
  if (givesUp(rules, best)) return [`${name}: ${awayText(scene, now)}, and the deal begins anew`];
  if (view.window) {
    if (best.move !== PASS) return [`${name}: from ${now} to ${shanten(afterAction(sight, best))} away`];
    const isNearer = view.legal.some((way) => way.move !== PASS && shanten(afterAction(sight, way)) < now);
    const why = isNearer ? 'a claim brings the hand nearer, but is worth less' : 'no claim brings the hand nearer';
    return [`${name}: ${why} (${awayText(scene, now)})`];
  }
  if (ways[0] === undefined) return [name];
  const lines = ways.flatMap((way, i) => {
    const { action, outlook, away } = way;
    const text = outlook ? outlookText(scene, view, outlook) : awayText(scene, away);
    const line = `${actionText(scene, action)}: ${text}${riskText(way)}`;
    return [line, ...(i === 0 && outlook ? worthText(scene, view, outlook) : [])];
  });
  return ways[0].folds ? [...lines, 'It is better now to throw safe tiles than to head for a win.'] : lines;
}

/** How likely the tile is won on, and what that costs. */
function riskText({ danger, wonOn }: HintWay): string {
  const cost = Math.round(danger);
  const percent = 100 * wonOn;
  return cost === 0
    ? ''
    : `; its risk is ${cost} on average, won on with a chance of ${percent.toFixed(percent < 10 ? 1 : 0)} %`;
}

/** `1 away from a win; 11 pai help: 5p 7m`. */
function outlookText(scene: Scene, view: View, { action, distance: away, kinds, helping }: Outlook): string {
  const real = shanten(afterAction(playerModel(scene.rules, view), action));
  const tiles = tilesText(
    scene,
    kinds.map((kind) => scene.rules.tiles.kinds[kind]!.id),
  );
  if (away > real && real === 0) return `complete with ${tiles}, but that would be worth too little for a win`;
  const verb = away === 0 ? form(helping, 'completes it', 'complete it') : form(helping, 'helps', 'help');
  const little = away > real ? ', for too little to win' : '';
  return `${awayText(scene, real)}${little}; ${tilesCounted(scene, helping)} ${verb}: ${tiles}`;
}

/** What the best of those tiles would bring, as far as it is known now. */
function worthText(scene: Scene, view: View, { action, distance: away }: Outlook): string[] {
  if (away !== 0) return [];
  const after = afterAction(playerModel(scene.rules, view), action);
  const [best] = ukeire(after)
    .map((kind) => ({ kind, judgement: judgedWith(after, kind, 'discard') ?? judgedWith(after, kind, 'draw') }))
    .sort((a, b) => (b.judgement?.value ?? 0) - (a.judgement?.value ?? 0));
  if (!best?.judgement) return [];
  const names = leading(scene, best.judgement).join(', ');
  const tile = scene.rules.tiles.kinds[best.kind]!.id;
  return [`with ${tile}: ${tellText(scene, best.judgement)} (${names})`];
}

function awayText(scene: Scene, away: number): string {
  return away <= 0 ? 'ready to win' : `${tilesCounted(scene, away)} from being ready`;
}
