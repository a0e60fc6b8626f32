/**
 * W6: games played out. A unit is a deal. Our players do what those of the peers do: they answer what happens, and only the one that
 * chooses among legal actions asks which there are. The table checks every action, whoever made it, and the whole log is kept.
 */
import {
  type Action,
  advance,
  newGame,
  type Event,
  legal,
  NEXT_DEAL,
  PASS,
  type Random,
  type Ruleset,
  seededRandom,
  type Table,
  view,
  winsBy,
} from 'tilewright/core';
import { load } from 'tilewright/loader';
import type { Work } from '../measure-time.ts';
import { type ClientPlayer, majiang, type PeerPlayer } from '../peers/majiang-core.ts';
import { drawAndDiscard, makeRandomPlayer } from '../peers/majiang-players.ts';
import { riichiCore } from '../peers/riichi-core.ts';
import type { Row } from '../ratio-row.ts';
import { sure } from '../must-succeed.ts';

/** Engines compile the functions of a game for some seconds, and that would be counted. */
const PATIENCE = 8;

const rulesOf = (): Ruleset => sure(load('riichi'));

/** Answers for the seat that owes an answer. */
type Answer = (table: Table) => Action;

/** A whole game, every event kept; gives its deals. */
function play(rules: Ruleset, seed: number, answer: Answer, look?: (table: Table) => void): number {
  const table = newGame(rules, { seed });
  const log: Event[] = [...table.events];
  while (!table.over) {
    const no = advance(table, answer(table));
    if (no) throw new Error(no.message);
    for (const event of table.events) log.push(event);
    look?.(table);
  }
  if (log.length < 40 * table.deals) throw new Error('a deal has more events');
  return table.deals;
}

/** Discards what it draws, else the last tile of its hand; claims nothing, never wins: the wall is played out. */
function discardDrawn({ stage, seats, toAct, rules }: Table): Action {
  const seat = toAct[0]!;
  if (stage.at !== 'turn') return { seat, move: stage.at === 'settled' ? NEXT_DEAL : PASS, tiles: [] };
  const { hand } = seats[seat]!;
  const tile = stage.turn.tile < 0 ? hand.at(-1)! : stage.turn.tile;
  return { seat, move: 'discard', tiles: [rules.tiles.tiles[tile]!.id] };
}

/** Takes any legal action, each as likely as another, and wins when it may. As the peers' it does not end a deal of its own accord. */
function anyLegal({ moves }: Ruleset, random: Random): Answer {
  const named = (isSo: (id: string) => boolean): Set<string> => new Set(Object.keys(moves).filter(isSo));
  const winning = named((id) => winsBy(moves[id]!));
  const ending = named((id) => moves[id]!.steps.some((step) => step.do === 'end'));
  return (table) => {
    const open = legal(table, table.toAct[0]!);
    if (open.length === 1) return open[0]!;
    let asked = '';
    for (const action of open) {
      // Actions of one move stand side by side.
      if (action.move === asked) continue;
      asked = action.move;
      if (winning.has(asked)) return action;
    }
    // Drawn again until it ends nothing, each other one is as likely as another.
    for (;;) {
      const action = open[random.int(0, open.length - 1)]!;
      if (!ending.has(action.move)) return action;
    }
  };
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
  patience: PATIENCE,
  sides: {
    tilewright: () => seeded(rulesOf(), (rules, seed) => play(rules, seed, discardDrawn)),
    'majiang-core': () => games(() => [drawAndDiscard, drawAndDiscard, drawAndDiscard, drawAndDiscard]),
    'riichi-core': playedByCore,
  },
  marks: [
    { ours: 'tilewright', beside: ['majiang-core'], is: 'speed', floor: 9 },
    { ours: 'tilewright', beside: ['riichi-core'], is: 'speed', goal: 25 },
  ],
};

export const random: Row = {
  id: 'w6-random',
  work: 'W6 random legal play, claims and wins',
  unit: 'deal',
  patience: PATIENCE,
  sides: {
    tilewright: () => seeded(rulesOf(), (rules, seed) => play(rules, seed, anyLegal(rules, seededRandom(seed)))),
    'majiang-core': () => {
      const Player = makeRandomPlayer(majiang().Player);
      return games(() => Array.from({ length: 4 }, (): ClientPlayer => new Player()));
    },
  },
  marks: [{ ours: 'tilewright', beside: ['majiang-core'], is: 'speed', floor: 9, goal: 90 }],
};

const lookAround = (table: Table): void => {
  for (let seat = 0; seat < table.players.length; seat++) view(table, seat);
};

/** The same games with and without looking. */
export const views: Row = {
  id: 'w6-views',
  work: "W6 random legal play with four seats' views after every event, beside without",
  unit: 'deal',
  patience: PATIENCE,
  sides: {
    'with views': () =>
      seeded(rulesOf(), (rules, seed) => play(rules, seed, anyLegal(rules, seededRandom(seed)), lookAround)),
    without: () => seeded(rulesOf(), (rules, seed) => play(rules, seed, anyLegal(rules, seededRandom(seed)))),
  },
  marks: [{ ours: 'with views', beside: ['without'], is: 'cost', floor: 2, goal: 1.3 }],
};

/** A deal of another pack beside one of riichi, by the same player. */
function besideRiichi(pack: string, name: string, floor: number): Row {
  const dealsOf = (id: string) => (): Work => {
    const rules = sure(load(id));
    return seeded(rules, (_, seed) => play(rules, seed, anyLegal(rules, seededRandom(seed))));
  };
  return {
    id: `w6-${pack}`,
    work: `W6 random legal play of ${name}, beside riichi`,
    unit: 'deal',
    patience: PATIENCE,
    sides: { [pack]: dealsOf(pack), riichi: dealsOf('riichi') },
    marks: [{ ours: pack, beside: ['riichi'], is: 'cost', floor }],
  };
}

export const otherPacks: readonly Row[] = [
  besideRiichi('sichuan', 'Sichuan', 2),
  besideRiichi('sanma', 'riichi for three', 1.2),
  besideRiichi('classical', 'classical mahjong', 2),
  besideRiichi('american', 'American mahjong', 14),
];
