/** Why a scenario cannot do an action: who is asked in place of that seat, or what the hand lacks. */
import { type Action, legal, printTiles, windowOf, winQuery } from '../../../core/index.ts';
import { lacking, type PackRuleset } from '../../../loader/index.ts';
import { numberOf, type PlayedRules, type ScenarioRun } from './scenario-run.ts';

/** A sentence or two. */
export function whyNotOpen(on: ScenarioRun, action: Action): string {
  const { rules, table } = on;
  const { seat, move } = action;
  const number = numberOf(on, seat);
  const asked = table.seats.flatMap((_, at) => (legal(table, at).length > 0 ? [at] : []));
  if (!asked.includes(seat)) return askedText(on, asked, number);
  const hand = `The hand of ${number} is ${printTiles(table.seats[seat]!.hand, rules.tiles)}.`;
  const wins = rules.moves[move]?.steps.some((step) => step.do === 'win');
  if (!wins || !canScore(rules)) return hand;
  const query = winQuery(table, seat);
  const judged = rules.scoring.judge(query);
  if (judged === undefined) return `${hand} It is not complete.`;
  if (judged.isWin) return hand;
  const [lack] = lacking(rules, query, judged.judgement) ?? [];
  const much =
    lack === undefined
      ? ''
      : `: \`${lack.text}\` is ${lack.has}, and a win needs ${lack.more ? 'more than ' : ''}${lack.needs}`;
  return `${hand} It is complete, but worth too little to win${much}.`;
}

function canScore(rules: PlayedRules): rules is PackRuleset {
  return 'scoring' in rules;
}

function askedText(on: ScenarioRun, asked: readonly number[], number: number): string {
  if (asked.length === 0) return 'Nobody is asked now: the deal is over.';
  return openTile(on) ?? `It is the turn of ${numbers(on, asked)}, not of ${number}.`;
}

/** Who may still answer to a tile, and how to go on. */
export function openTile(on: ScenarioRun): string | undefined {
  const window = windowOf(on.table);
  if (window === undefined) return undefined;
  const asked = on.table.seats.flatMap((_, at) => (legal(on.table, at).length > 0 ? [at] : []));
  const tile = printTiles([window.tile], on.rules.tiles);
  return `Claims on the ${tile} of ${numberOf(on, window.from)} are still open to ${numbers(on, asked)}. Write \`others pass\` first.`;
}

function numbers(on: ScenarioRun, seats: readonly number[]): string {
  return seats.map((seat) => numberOf(on, seat)).join(' and ');
}
