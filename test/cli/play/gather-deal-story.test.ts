/** What a deal tells of its wins. */
import { expect, test } from 'vitest';
import { makeTeller, type Story, tell, type Teller } from '../../../cli/play/gather-deal-story.ts';
import type { Entry, Event, Ruleset } from '../../../core/index.ts';
import { runGame } from '../../../sim/index.ts';
import { makeScene } from '../../../cli/draw/drawing-context.ts';
import { amount } from '../../../cli/draw/number-text.ts';
import { drawStandings } from '../../../cli/draw/standings.ts';
import { makePaint } from '../../../cli/draw/terminal-colours.ts';
import { drawSummaries } from '../../../cli/play/deals-table.ts';
import { drawEnding } from '../../../cli/play/deal-ending.ts';
import { load } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';

/** The stories of so many deals that bots play, with what happened and how it ended. */
function played(rules: Ruleset, seed: number, maxDeals: number) {
  let teller: Teller | undefined;
  const stories: Story[] = [];
  const events: Event[] = [];
  const { standings } = runGame(rules, {
    seed,
    maxDeals,
    onEvents: (more, table) => {
      teller ??= makeTeller(table);
      events.push(...more);
      stories.push(...tell(teller, more));
    },
  });
  return { stories, events, standings };
}

test('each win has what was paid for it, also where a seat wins again in the same deal', () => {
  const { stories, events } = played(rulesOf('sichuan-flowing'), 5, 4);
  // The settlement that follows a win pays it.
  const wanted = events.flatMap((event, at): (readonly Entry[])[] => {
    if (event.type !== 'win') return [];
    const settled = events.slice(at).find(({ type }) => type === 'settle');
    return settled?.type === 'settle' ? [settled.entries] : [];
  });
  const told = stories.flatMap(({ paid }) => paid);
  expect(told).toEqual(wanted.slice(0, told.length));
  const again = stories.filter(({ wins }) => new Set(wins.map(({ seat }) => seat)).size < wins.length);
  expect(again.length).toBeGreaterThan(0);
  for (const { wins, paid } of stories) expect(paid).toHaveLength(wins.length);
});

test('what is paid in a counter stands beside the points, and in the final standings', () => {
  const loaded = load(
    'id: chips\nname: { en: Chips }\nextends: cantonese\noptions: { minimum: 0 }\n' +
      'counters: { chips: { of: player, name: { en: jetons }, says: chips won or lost } }\n' +
      'settle: { win: { chips: { in: chips, when: payer is dealer, amount: 3, reason: the dealer } } }\n',
  );
  if (!loaded.ok) throw new Error('not loaded');
  const { stories, standings } = played(loaded.value, 5, 6);
  const scene = makeScene(loaded.value, makePaint(false));
  const first = stories.find(({ transfers }) => transfers.length > 0)!;
  const text = drawEnding(scene, first).join('\n');
  expect(text).toMatch(/ {2}jetons:\n {2}\w+ +-3 +the dealer\n {2}\w+ +\+3\n/);
  expect(text.split('\n').at(-1)).toMatch(/^ {2}jetons: .*-3 \(-3\)/);
  const [head, ...lines] = drawStandings(scene, standings);
  expect(head).toMatch(/^ +player +points +jetons +final result$/);
  const owned = standings.map(({ points, counters }) => `${amount(points)} ${amount(counters!.chips!)}`);
  expect(lines.map((line) => line.trim().split(/ +/).slice(2, 4).join(' '))).toEqual(owned);
});

test('every winner of a deal has a line in the table of deals, with the value of the hand', () => {
  const { stories } = played(rulesOf('sichuan'), 3, 2);
  const scene = makeScene(rulesOf('sichuan'), makePaint(false));
  expect(stories.map(({ wins }) => wins.length)).toEqual([3, 3]);
  const [, , ...lines] = drawSummaries(scene, stories);
  const winners = stories.flatMap(({ wins, players }) => wins.map(({ seat }) => scene.players[players[seat]!]!));
  expect(lines).toHaveLength(winners.length);
  lines.forEach((line, at) => expect(line).toMatch(new RegExp(`\\b${winners[at]} .* \\d fan +[+-]?\\d`)));
});
