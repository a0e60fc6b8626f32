/** What a deal tells of its wins. */
import { expect, test } from 'vitest';
import { makeTeller, type Story, tell, type Teller } from '../../../cli/play/gather-deal-story.ts';
import type { Entry, Event } from '../../../core/index.ts';
import { runGame } from '../../../sim/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';

test('each win has what was paid for it, also where a seat wins again in the same deal', () => {
  let teller: Teller | undefined;
  const stories: Story[] = [];
  const events: Event[] = [];
  runGame(rulesOf('sichuan-flowing'), {
    seed: 5,
    maxDeals: 4,
    onEvents: (more, table) => {
      teller ??= makeTeller(table);
      events.push(...more);
      stories.push(...tell(teller, more));
    },
  });
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
