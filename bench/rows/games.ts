/** W6: deals played out. A unit is a deal. */
import { advance, deal, legal, PASS, type Ruleset, type Table, view } from 'tilewright/core';
import { load } from 'tilewright/rulesets';
import { randomPlayer, runGame } from 'tilewright/sim';
import type { Work } from '../measure.ts';
import { type ClientPlayer, majiang, type PeerPlayer } from '../peers/majiang-core.ts';
import { drawAndDiscard, makeRandomPlayer } from '../peers/majiang-players.ts';
import { riichiCore } from '../peers/riichi-core.ts';
import type { Row } from '../row.ts';
import { sure } from '../sure.ts';

const rulesOf = (): Ruleset => sure(load('riichi'));

/** Discards the tile drawn last, claims nothing, never wins: the wall is played out. Every event is kept. */
function playOut(rules: Ruleset, seed: number, look?: (table: Table) => void): number {
  const table = deal(rules, { seed });
  let events = table.events.length;
  while (!table.over && table.deals === 1) {
    const open = legal(table, table.toAct[0]!);
    const wanted =
      open.find(({ move }) => move === PASS) ?? open.findLast(({ move }) => move === 'discard') ?? open[0]!;
    advance(table, wanted);
    events += table.events.length;
    look?.(table);
  }
  if (events < 100) throw new Error('a deal played out has more events');
  return 1;
}

function games(players: () => PeerPlayer[]): Work {
  const { Game, rule } = majiang();
  return () => {
    let deals = 0;
    new Game(players(), ({ log }) => (deals = log.length), rule()).do_sync();
    return deals;
  };
}

function playedByCore(): Work {
  const { Kyoku, Event } = riichiCore();
  return () => {
    const kyoku = new Kyoku({});
    kyoku.deal();
    for (let steps = 0; kyoku.phase !== 'end' && steps < 1000; steps++) {
      if (kyoku.phase === 'preTsumo') kyoku.begin();
      else if (kyoku.phase === 'postTsumo') kyoku.exec(new Event.dahai(kyoku, { tsumokiri: true }));
      else kyoku.resolve();
    }
    return 1;
  };
}

function seeded(rules: Ruleset, play: (rules: Ruleset, seed: number) => number): Work {
  let seed = 0;
  return () => play(rules, seed++);
}

export const passive: Row = {
  id: 'w6-passive',
  work: 'W6 draw and discard to the end of the wall',
  unit: 'deal',
  patience: 4,
  sides: {
    tilewright: () => seeded(rulesOf(), (rules, seed) => playOut(rules, seed)),
    'majiang-core': () => games(() => [drawAndDiscard, drawAndDiscard, drawAndDiscard, drawAndDiscard]),
    'riichi-core': playedByCore,
  },
  marks: [
    { ours: 'tilewright', beside: ['majiang-core'], is: 'speed', floor: 10 },
    { ours: 'tilewright', beside: ['riichi-core'], is: 'speed', goal: 25 },
  ],
};

export const random: Row = {
  id: 'w6-random',
  work: 'W6 random legal play, claims and wins',
  unit: 'deal',
  patience: 4,
  sides: {
    tilewright: () =>
      seeded(rulesOf(), (rules, seed) => {
        const players = Array.from({ length: rules.seats.count }, () => randomPlayer);
        return runGame(rules, { seed, players, log: true }).deals;
      }),
    'majiang-core': () => {
      const Player = makeRandomPlayer(majiang().Player);
      return games(() => Array.from({ length: 4 }, (): ClientPlayer => new Player()));
    },
  },
  marks: [{ ours: 'tilewright', beside: ['majiang-core'], is: 'speed', floor: 10, goal: 90 }],
};

const lookAround = (table: Table): void => {
  for (let seat = 0; seat < table.players.length; seat++) view(table, seat);
};

export const views: Row = {
  id: 'w6-views',
  work: "W6 with four seats' views after every event, beside without",
  unit: 'deal',
  patience: 4,
  sides: {
    'with views': () => seeded(rulesOf(), (rules, seed) => playOut(rules, seed, lookAround)),
    without: () => seeded(rulesOf(), (rules, seed) => playOut(rules, seed)),
  },
  marks: [{ ours: 'with views', beside: ['without'], is: 'cost', floor: 2, goal: 1.3 }],
};
