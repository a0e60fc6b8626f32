/** Deals in one line each. */
import { clip, columns, stringWidth } from '../draw/columns.ts';
import { amount } from '../draw/number.ts';
import { personAt } from '../draw/river.ts';
import { awardName, pointsWord, type Scene, seatName } from '../draw/scene.ts';
import { worth } from '../draw/sheet.ts';
import type { Story } from './story.ts';
import { endingText, winText } from './win.ts';

/** A line a deal; a line of its own where a round begins. `before`: the round the deals follow on. */
export function drawSummaries(scene: Scene, stories: readonly Story[], before = 0): string[] {
  const rows = stories.map((story) => row(scene, story));
  const lines = columns(rows.map((cells) => cells.slice(0, -1)), { right: [0, 3, 4] });
  const width = Math.max(0, ...lines.map((line) => stringWidth(line)));
  let round = before;
  return stories.flatMap((story, i) => {
    const patterns = scene.paint.dim(clip(rows[i]!.at(-1)!, scene.columns - width - 2));
    const line = `${lines[i]!}${' '.repeat(width - stringWidth(lines[i]!) + 2)}${patterns}`.trimEnd();
    const heads = story.begin.round === round ? [] : [scene.paint.dim(`  round ${story.begin.round}`)];
    round = story.begin.round;
    return [...heads, line];
  });
}

function row(scene: Scene, story: Story): string[] {
  const { begin } = story;
  const dealer = `${seatName(scene, 1)} ${personAt(scene, story, begin.dealer)}`;
  const [win] = story.wins;
  if (!win) return [String(begin.deal), dealer, endingText(scene, story), '', '', ''];
  const { judgement } = win;
  const names = judgement.patterns.map((award) => awardName(scene, award)).join(', ');
  const what = story.wins.map((one) => winText(scene, story, one)).join('; ');
  return [String(begin.deal), dealer, what, worth(scene, judgement.tallies), `${amount(judgement.value)} ${pointsWord(scene)}`, names];
}
