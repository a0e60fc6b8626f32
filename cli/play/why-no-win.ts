/** Why a complete hand may not win here: which rule is against it, in the words of the pack. */
import { HIDDEN, type Move, type Context, type View, winQuery, winsBy } from '../../core/index.ts';
import { explain, lacking, type ScoringRuleset } from '../../loader/index.ts';
import { knownTable } from '../../players/index.ts';
import { moveName, type Scene, say, thingName } from '../draw/drawing-context.ts';
import { lackText, worth } from '../draw/scored-hand.ts';

/** Nothing where the hand is not complete, or may win. */
export function noWinLines(scene: Scene, view: View): string[] {
  const { rules } = scene;
  const move = winningMove(scene, view);
  if (move === undefined || view.window?.tile === HIDDEN) return [];
  const at: Context = { table: knownTable(rules, view), seat: view.seat };
  if (move.when(at) && move.needs(at)) return [];
  const query = winQuery(at.table, at.seat);
  const { judgement, reason, readings } = explain(rules as ScoringRuleset, query);
  const name = moveName(scene, move.id);
  if (judgement) return [`No ${name}: ${ruleAgainst(scene, move, at)}`, ...definitions(scene, move, at)];
  if (reason !== 'below-minimum') return [];
  const short = readings[0]!.judgement;
  const lacks = (lacking(rules as ScoringRuleset, query, short) ?? []).map((lack) => lackText(scene, lack));
  const has = lacks.length > 0 ? lacks.join('; ') : worth(scene, short.tallies);
  return [
    `No ${name}: the hand is complete, but worth too little: ${has}.`,
    `A win must have: ${scene.pack.score.minimum}`,
  ];
}

/** The move that wins, as far as it answers what is asked now. */
function winningMove({ rules }: Scene, { window, turn }: View): Move | undefined {
  const where = window ? window.name : 'turn';
  if (turn?.begin === 'asked') return undefined;
  return Object.values(rules.moves).find((move) => move.on.includes(where) && winsBy(move));
}

/** The condition that does not hold. */
function ruleAgainst(scene: Scene, move: Move, at: Context): string {
  const { when, needs } = textsOf(scene, move);
  return move.when(at) ? `it needs ${needs}` : `it is open when ${when}`;
}

function textsOf({ pack }: Scene, { id }: Move): { when: string; needs: string } {
  const { when = '', needs = '' } = pack.moves[id] ?? {};
  return { when: String(when), needs: String(needs) };
}

/** What the pack means by the words of that condition, and what of it is remembered of the seat. */
function definitions(scene: Scene, move: Move, { table, seat }: Context): string[] {
  const { pack } = scene;
  const { when, needs } = textsOf(scene, move);
  const used = wordsIn(`${when} ${needs}`).filter((word) => pack.words?.[word] !== undefined);
  const texts = used.map((word) => `${word} = ${String(pack.words![word])}`);
  const known = wordsIn([when, needs, ...texts].join(' '));
  const held = table.seats[seat]!.marks.filter((mark) => known.includes(mark));
  const marks = held.map((mark) => `${thingName(scene, mark)}: ${say(scene, pack.marks?.[mark]?.says, mark)}`);
  return [...texts, ...marks];
}

function wordsIn(text: string): string[] {
  return [...new Set(text.match(/\w+/g) ?? [])];
}
