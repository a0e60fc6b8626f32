/** The deal that shows best how two rulesets differ, played again and told by both. */
import { playGame, type SimulationPlan, type Witness, wallSeed } from '../../sim/index.ts';
import type { Scene } from '../draw/drawing-context.ts';
import { drawDeal } from '../play/bot-game-report.ts';
import { drawEnding } from '../play/deal-ending.ts';
import { drawRiver } from '../draw/deal-move-table.ts';
import { legend } from '../draw/tiles.ts';
import { makeTeller, type Story, tell, type Teller } from '../play/gather-deal-story.ts';
import { type Block, paragraph, section, subsection } from './report-blocks.ts';
import { dealAsHtml, pictureSheet } from './told-deal-page.ts';

/** The deal by the first rules, and what the others make of it. */
export function toldDeal(
  plan: SimulationPlan,
  { wall, rotation, same }: Witness,
  scenes: readonly Scene[],
  names: readonly string[],
): Block[] {
  const stories = plan.rules.map((_, side) => storyOf(plan, side, wall, rotation));
  const [one, other] = stories;
  if (one === undefined || other === undefined) return [];
  const [here, there] = scenes as [Scene, Scene];
  const alike = same === 1;
  const share = Math.floor(100 * same);
  const said = alike
    ? 'Both play it move by move alike; what differs is what comes of it.'
    : share > 0
      ? `Both play the first ${share} % of it alike.`
      : 'Hands and walls are the same; the play differs from the first moves on.';
  const seed = wallSeed(plan.settings, wall);
  return [
    section('A deal that shows the difference'),
    paragraph(
      `Of all deals this one was played alike for longest and then differs by most points (seed ${seed}). ${said}`,
    ),
    { is: 'lines', lines: tileKey(here), drawn: pictureSheet(scenes) },
    subsection(`By ${names[0]}`),
    {
      ...{ is: 'lines', lines: drawDeal(here, one) },
      drawn: dealAsHtml(here, one, { hands: true, moves: true }),
    },
    subsection(`By ${names[1]}`),
    {
      ...{ is: 'lines', lines: [...(alike ? [] : [...drawRiver(there, other), '']), ...drawEnding(there, other)] },
      drawn: dealAsHtml(there, other, { hands: false, moves: !alike }),
    },
  ];
}

/** How tiles are written. */
function tileKey(scene: Scene): string[] {
  return ['How tiles are written:', ...legend(scene).map((line) => `  ${line}`)];
}

/** The first deal of a wall as one side plays it. */
function storyOf(plan: SimulationPlan, side: number, wall: number, rotation: number): Story | undefined {
  let teller: Teller | undefined;
  const stories: Story[] = [];
  playGame(
    { ...plan, settings: { ...plan.settings, unit: 'deals' } },
    plan.rules[side]!,
    wall,
    rotation,
    (events, table) => {
      teller ??= makeTeller(table);
      stories.push(...tell(teller, events));
    },
  );
  return stories[0];
}
