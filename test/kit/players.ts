/** Quick players for proofs: they pick from the legal actions by chance, the eager one with some sense. */
import { type Action, legal, PASS, type Random, type Ruleset, type Table, view } from '../../core/index.ts';
import type { Player, PlayerMaker } from '../../sim/index.ts';

/** Chooses one of the open actions. */
export type Chooser = (table: Table, open: readonly Action[], random: Random) => Action;

/** Any legal action, each as likely as another. In free play nobody would finish a deal so: false wins are rare. */
export const anything: Chooser = (table, open, random) => pick(sober(table, open, random), random);

/** Wins when it may, takes one declared win in three back, claims every other time, discards the loneliest tile: ends deals by wins. */
export const eager: Chooser = (table, open, random) => {
  const wise = sober(table, open, random);
  if (table.stage.at === 'declared') return pick([wise[0]!, ...wise], random);
  const win = wise.find((action) => declaresWin(table.rules, action));
  if (win && random.int(1, 30) > 1) return win;
  const others = wise.filter((action) => action !== win && action.move !== PASS);
  const special = others.filter((action) => !discards(table.rules, action));
  if (special.length > 0 && random.int(1, 2) === 1) return pick(special, random);
  const pass = wise.find((action) => action.move === PASS);
  if (pass) return pass;
  const discarding = others.filter((action) => discards(table.rules, action));
  return discarding.length > 0 ? loneliest(table, discarding, random) : pick(wise, random);
};

export function pick<T>(list: readonly T[], random: Random): T {
  return list[random.int(0, list.length - 1)]!;
}

/** In free play a win may always be declared; without a winning hand that is done once in three hundred times. */
function sober(table: Table, open: readonly Action[], random: Random): readonly Action[] {
  if (table.rules.play === 'checked' || random.int(1, 300) === 1) return open;
  return open.filter(
    (action) =>
      !declaresWin(table.rules, action) || table.rules.moves[action.move]!.needs({ table, seat: action.seat }),
  );
}

export function declaresWin(rules: Ruleset, { move }: Action): boolean {
  return rules.moves[move]?.steps.some((step) => step.do === 'win') ?? false;
}

function discards(rules: Ruleset, { move }: Action): boolean {
  return rules.moves[move]?.steps.some((step) => step.do === 'discard') ?? false;
}

function loneliest(table: Table, actions: readonly Action[], random: Random): Action {
  const { tiles, byId, kinds, suits } = table.rules.tiles;
  const hand = table.seats[actions[0]!.seat]!.hand.map((tile) => tiles[tile]!.kind);
  const company = (kind: number): number =>
    hand.reduce(
      (sum, other) => {
        if (other === kind) return sum + 5;
        const { suit, rank } = kinds[kind]!;
        const near = kinds[other]!.suit === suit && suits[suit]!.runs ? Math.abs(kinds[other]!.rank - rank) : 9;
        return sum + (near === 1 ? 3 : near === 2 ? 2 : 0);
      },
      random.int(0, 2),
    );
  return actions
    .map((action) => ({ action, company: company(tiles[byId[action.tiles[0]!]!]!.kind) }))
    .reduce((a, b) => (b.company < a.company ? b : a)).action;
}

/** The seats that owe an answer in an order by chance; the chosen action of the first. */
export function nextAction(table: Table, choose: Chooser, random: Random): Action {
  const seat = pick(table.toAct, random);
  return choose(table, legal(table, seat), random);
}

/** A player of the library, who sees a view and nothing else; one for every seat. */
export function bySight(make: PlayerMaker): Chooser {
  const made = new WeakMap<Random, Player>();
  return (table, open, random) => {
    let player = made.get(random);
    if (!player) made.set(random, (player = make(table.rules, random)));
    return player(view(table, open[0]!.seat));
  };
}
