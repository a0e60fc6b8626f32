/** The deal that shows best how two rulesets differ, played again and told by both. */
import { playGame, type SimulationPlan, type Witness, wallSeed } from '../../sim/index.ts';
import type { Scene } from '../draw/drawing-context.ts';
import { drawDeal } from '../play/bot-game-report.ts';
import { drawEnding } from '../play/deal-ending.ts';
import { drawRiver } from '../draw/deal-move-table.ts';
import { makeTeller, type Story, tell, type Teller } from '../play/gather-deal-story.ts';
import { type Block, paragraph, section } from './report-blocks.ts';

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
  const alike = same === 1;
  const said = alike
    ? 'Both play it move by move alike; what differs is what comes of it.'
    : `Both play the first ${Math.floor(100 * same)} % of it alike.`;
  return [
    section('A deal that shows the difference'),
    paragraph(
      `Of all deals this one was played alike for longest and then differs by most points (seed ${wallSeed(plan.settings, wall)}). ${said}`,
    ),
    paragraph(`By ${names[0]}:`),
    { is: 'lines', lines: drawDeal(scenes[0]!, one) },
    paragraph(`By ${names[1]}:`),
    { is: 'lines', lines: [...(alike ? [] : [...drawRiver(scenes[1]!, other), '']), ...drawEnding(scenes[1]!, other)] },
  ];
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
