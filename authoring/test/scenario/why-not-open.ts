/** Why a scenario cannot do an action: who is asked in place of that seat, or what the hand lacks. */
import { type Action, legal, printTiles, windowOf, winQuery, winsBy } from '../../../core/index.ts';
import { lacking, type PackRuleset } from '../../../loader/index.ts';
import { numberOf, type PlayedRules, type ScenarioRun } from './scenario-run.ts';

/** A sentence or two. */
export function whyNotOpen(on: ScenarioRun, action: Action): string {
  const { rules, table } = on;
  const { seat, move } = action;
  const number = numberOf(on, seat);
  if (legal(table, seat).length === 0) return openTile(on) ?? whoseTurn(on, number);
  const hand = `The hand of ${number} is ${printTiles(table.seats[seat]!.hand, rules.tiles)}.`;
  const known = rules.moves[move];
  if (known === undefined || !winsBy(known) || !canScore(rules)) return hand;
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

function whoseTurn(on: ScenarioRun, number: number): string {
  const [chapter, deal] = on.at;
  if (on.table.deals > (chapter === 'deals' ? Number(deal) + 1 : 1))
    return 'The deal is over. Take the line out, or put it into the next deal, under `deals`.';
  const asked = askedNow(on);
  return asked === '' ? 'Nobody is asked now: the deal is over.' : `It is the turn of ${asked}, not of ${number}.`;
}

/** Who may still answer to a tile, and how to go on. */
export function openTile(on: ScenarioRun): string | undefined {
  const window = windowOf(on.table);
  if (window === undefined) return undefined;
  const tile = printTiles([window.tile], on.rules.tiles);
  return `Claims on the ${tile} of ${numberOf(on, window.from)} are still open to ${askedNow(on)}. Write \`others pass\` first.`;
}

/** The numbers of all who may act. */
function askedNow(on: ScenarioRun): string {
  const seats = on.table.seats.flatMap((_, at) => (legal(on.table, at).length > 0 ? [at] : []));
  return seats.map((seat) => numberOf(on, seat)).join(' and ');
}
