import { advance, deal, legal, PASS, type Ruleset, type Table } from 'tilewright/core';
import { load } from 'tilewright/rulesets';
import { randomPlayer, runGame } from 'tilewright/sim';
import { loadPeer, passivePeer } from './peer.ts';
import { sure } from './sure.ts';
import type { Workload } from './workload.ts';

/** Discards the tile drawn last, claims nothing, never wins: the wall is played out. */
function playOut(rules: Ruleset, seed: number): Table {
  const table = deal(rules, { seed });
  while (!table.over && table.deals === 1) {
    const seat = table.toAct[0]!;
    const open = legal(table, seat);
    const wanted =
      open.find(({ move }) => move === PASS) ?? open.findLast(({ move }) => move === 'discard') ?? open[0]!;
    advance(table, wanted);
  }
  return table;
}

export const passive: Workload = {
  id: 'passive',
  title: 'deals played out: draw, discard, nobody claims or wins',
  unit: 'deals',
  note: 'The same walk through a wall, by different rules: here 144 tiles and bonus tiles, there 136 tiles and a dead wall.',
  sides: {
    tilewright: () => {
      const rules = sure(load('international'));
      let seed = 0;
      return () => playOut(rules, seed++).deals - 1;
    },
    'majiang-core': () => {
      const { Game, rule } = loadPeer();
      return () => {
        let deals = 0;
        const players = [passivePeer, passivePeer, passivePeer, passivePeer];
        new Game(players, ({ log }) => (deals = log.length), rule()).do_sync();
        return deals;
      };
    },
  },
};

export const random: Workload = {
  id: 'random',
  title: 'deals of International Mahjong by players who take any legal action',
  unit: 'deals',
  note: 'Alone: whole games with claims, wins and settlements; every player sees only its view.',
  sides: {
    tilewright: () => {
      const rules = sure(load('international'));
      const players = Array.from({ length: rules.seats.count }, () => randomPlayer);
      let seed = 0;
      return () => runGame(rules, { seed: seed++, players, maxDeals: 4 }).deals;
    },
  },
};

export const bots: Workload = {
  id: 'bots',
  title: 'deals of International Mahjong by bots',
  unit: 'deals',
  note: 'Alone: the same with bots, which think.',
  sides: {
    tilewright: () => {
      const rules = sure(load('international'));
      let seed = 0;
      return () => runGame(rules, { seed: seed++, maxDeals: 4 }).deals;
    },
  },
};
