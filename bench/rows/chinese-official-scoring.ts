/** W5: what finished hands of Chinese Official are worth, in the time another library needs for one of riichi. */
import { seatOfNumber } from '../../core/index.ts';
import type { WinQuery } from 'tilewright/core';
import { makeJudge, makeWeigh } from 'tilewright/dsl';
import { load, type PackRuleset, score } from 'tilewright/loader';
import { kept } from '../install-peers.ts';
import { officialHands, type WonHand } from '../hands/winning-hands.ts';
import { over } from '../measure-time.ts';
import type { Pace, Row } from '../ratio-row.ts';
import { sure } from '../must-succeed.ts';
import { handText, majiangScores } from './riichi-scoring.ts';

const rulesOf = (): PackRuleset => sure(load('mcr'));

const hands = (howMany = 2000): WonHand[] => kept(`official-${howMany}`, () => officialHands(20240601 + 5, howMany));

function queryOf(rules: PackRuleset, hand: WonHand): WinQuery {
  const { byDraw, seat, round, from, lastOfWall, afterKong, robbed } = hand;
  const facts = { last_of_wall: lastOfWall, after_kong: afterKong, robbing_kong: robbed };
  const how = {
    by: byDraw ? ('draw' as const) : ('discard' as const),
    seat: seatOfNumber(seat),
    round,
    ...(!byDraw && { from: (seatOfNumber(seat) + from) % 4 }),
    with: Object.entries(facts).flatMap(([fact, holds]) => (holds ? [fact] : [])),
  };
  return sure(score(rules, handText(hand), how)).query;
}

export const official: Row = {
  id: 'w5',
  work: 'W5 worth of a Chinese Official hand, beside one of riichi',
  unit: 'hand',
  sides: {
    tilewright: () => {
      const rules = rulesOf();
      return over(
        hands().map((hand) => queryOf(rules, hand)),
        rules.worth,
      );
    },
    'majiang-core': majiangScores,
  },
  marks: [{ ours: 'tilewright', beside: ['majiang-core'], is: 'cost', floor: 0.25, goal: 0.08 }],
  agreement,
};

/** Whether the interpreter says the same; the rules themselves ask it about their first hands. */
function agreement({ quick }: Pace): string {
  const rules = rulesOf();
  const { compiled, interpreted: asked, rules: scoring } = rules.scoring;
  const worth = makeWeigh(compiled, makeJudge(compiled, scoring));
  const interpreted = makeJudge(asked, scoring);
  const queries = hands(quick ? 200 : 20_000).map((hand) => queryOf(rules, hand));
  const same = queries.filter((query) => worth(query)?.value === interpreted(query)?.value).length;
  return `${same.toLocaleString('en')} of ${queries.length.toLocaleString('en')} as the interpreter`;
}
