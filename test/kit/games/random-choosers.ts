/** Quick players for proofs: they pick from the legal actions by chance, the eager one with some sense. */
import {
  type Action,
  isForced,
  legal,
  NEXT_DEAL,
  PASS,
  type Random,
  type Ruleset,
  sameAction,
  Table,
  view,
} from '../../../core/index.ts';
import { rulesetFromPack } from '../../../loader/index.ts';
import type { Player, PlayerMaker } from '../../../players/index.ts';
import { sure } from '../tile-sets.ts';

/** Chooses one of the open actions. */
export type Chooser = (table: Table, open: readonly Action[], random: Random) => Action;

/** Any legal action, each as likely as another. In free play nobody would finish a deal so: mistakes are rare. */
export const anything: Chooser = (table, open, random) => pick(sober(table, open, random), random);

/** Wins when it may, takes one declared win in three back, claims every other time, discards the loneliest tile: ends deals by wins. */
export const eager: Chooser = winner(2);

/** The same, but claims seldom, so that hands stay concealed. */
export const patient: Chooser = winner(12);

/** The same, but claims whatever it can and makes every kong. */
export const bold: Chooser = winner(1, 1);

function winner(claimsOneIn: number, specialOneIn = 2): Chooser {
  return (table, open, random) => {
    const wise = sober(table, open, random);
    if (table.stage.at === 'declared') return pick([wise[0]!, ...wise], random);
    const win = wise.find((action) => declaresWin(table.rules, action));
    if (win && random.int(1, 30) > 1) return win;
    const others = wise.filter((action) => action !== win && action.move !== PASS);
    const special = others.filter((action) => !discards(table.rules, action));
    const often = table.stage.at === 'window' ? claimsOneIn : specialOneIn;
    if (special.length > 0 && random.int(1, often) === 1) return pick(special, random);
    const pass = wise.find((action) => action.move === PASS);
    if (pass) return pass;
    const discarding = others.filter((action) => discards(table.rules, action));
    return discarding.length > 0 ? loneliest(table, discarding, random) : pick(wise, random);
  };
}

export function pick<T>(list: readonly T[], random: Random): T {
  return list[random.int(0, list.length - 1)]!;
}

/** What checked play offers too; once in three hundred times one of the mistakes that free play leaves to be made. */
function sober(table: Table, open: readonly Action[], random: Random): readonly Action[] {
  if (table.rules.play === 'checked') return open;
  const right = legal(new Table(checkedRules(table.rules), table), open[0]!.seat);
  const wrong = open.filter((action) => !right.some((other) => sameAction(action, other)));
  if (wrong.length === 0) return open;
  if (random.int(1, 300) > 1) return right.length > 0 ? right : open;
  const mistake = pick([...new Set(wrong.map((action) => action.move))], random);
  return wrong.filter((action) => action.move === mistake);
}

const inChecked = new WeakMap<Ruleset, Ruleset>();

/** The same rules with nothing left to be found out later. */
function checkedRules(rules: Ruleset): Ruleset {
  let checked = inChecked.get(rules);
  if (!checked) {
    checked = sure(rulesetFromPack(rules.pack, { ...rules.options, play: 'checked' }));
    inChecked.set(rules, checked);
  }
  return checked;
}

export function declaresWin(rules: Ruleset, { move }: Action): boolean {
  return rules.moves[move]?.steps.some((step) => step.do === 'win') ?? false;
}

/** Moves that discard and do nothing that is remembered. */
function discards(rules: Ruleset, { move }: Action): boolean {
  const steps = rules.moves[move]?.steps ?? [];
  return steps.some((step) => step.do === 'discard') && !steps.some((step) => step.do === 'mark');
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

/** The seats that owe an answer in an order by chance; the chosen action of the first. Where nobody has a choice chance is not asked. */
export function nextAction(table: Table, choose: Chooser, random: Random): Action {
  if (isForced(table))
    return { seat: table.toAct[0]!, move: table.stage.at === 'settled' ? NEXT_DEAL : PASS, tiles: [] };
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
