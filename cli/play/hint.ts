/** What the bot would do in a person's place, and why. */
import { PASS, type View } from '../../core/index.ts';
import {
  afterAction,
  choices,
  declaresWin,
  distance,
  makeBot,
  type Outlook,
  sightOf,
  useful,
} from '../../sim/index.ts';
import { form } from '../draw/number.ts';
import { type Scene, tilesCounted } from '../draw/scene.ts';
import { tilesText } from '../draw/tiles.ts';
import { actionText } from './menu.ts';

const SHOWN = 3;

export function hintLines(scene: Scene, view: View): string[] {
  const { rules, paint } = scene;
  const sight = sightOf(rules, view);
  const best = makeBot(rules)(view);
  if (view.declared || declaresWin(rules, best)) return [`  ${paint.good('Hint')}  ${actionText(scene, best)}`];
  if (view.window) {
    const now = distance(sight);
    const then = best.move === PASS ? '' : `: from ${now} to ${distance(afterAction(sight, best))} away`;
    const stays = best.move === PASS ? `: no claim brings the hand nearer (${awayText(scene, now)})` : '';
    return [`  ${paint.good('Hint')}  ${actionText(scene, best)}${then}${stays}`];
  }
  const ways = choices(sight).slice(0, SHOWN);
  return ways.map(
    (way, i) =>
      `  ${i === 0 ? paint.good('Hint') : '    '}  ${actionText(scene, way.action)}: ${outlookText(scene, view, way)}`,
  );
}

/** `1 away from a win; 11 pai help: 5p 7m`. */
function outlookText(scene: Scene, view: View, { action, distance: away, helping }: Outlook): string {
  const { tiles } = scene.rules;
  const after = afterAction(sightOf(scene.rules, view), action);
  const kinds = useful(after).map((kind) => tiles.kinds[kind]!.id);
  const verb = away === 0 ? form(helping, 'completes it', 'complete it') : form(helping, 'helps', 'help');
  return `${awayText(scene, away)}; ${tilesCounted(scene, helping)} ${verb}: ${tilesText(scene, kinds)}`;
}

function awayText(scene: Scene, away: number): string {
  return away <= 0 ? 'ready to win' : `${tilesCounted(scene, away)} from being ready`;
}
