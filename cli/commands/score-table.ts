import { scoreTable, type TableScore } from '../../loader/index.ts';
import { makeScene, numberedSeat, type Scene } from '../draw/drawing-context.ts';
import { signed } from '../draw/number-text.ts';
import { drawPatterns, drawPayments } from '../draw/scored-hand.ts';
import { columns } from '../draw/text-columns.ts';
import { openPack } from '../open-pack.ts';
import { complain } from '../print-problems.ts';
import { FINE, NO, type Terminal, WRONG_USE } from '../terminal.ts';
import { circumstancesOf, type ScoreFlags } from './score.ts';

/** What the hands of all seats are worth, and who pays whom. */
export async function scoreTableCommand(
  terminal: Terminal,
  pack: string,
  hands: readonly string[],
  flags: ScoreFlags,
): Promise<number> {
  const rules = await openPack(terminal, pack, flags);
  if (rules === undefined) return WRONG_USE;
  const circumstances = circumstancesOf(flags);
  const result = circumstances.ok ? scoreTable(rules, hands, circumstances.value) : circumstances;
  if (!result.ok) {
    complain(terminal, result.problems);
    return WRONG_USE;
  }
  const table = result.value;
  if (flags.json) {
    const { winner, settlement, delta } = table;
    const told = table.hands.map(({ win, judgement }) => ({ win, ...judgement }));
    terminal.out(JSON.stringify({ winner: winner ?? null, hands: told, settlement, delta }));
  } else {
    const language = flags.lang === undefined ? {} : { language: flags.lang };
    const scene = makeScene(rules, terminal.paint, { ...language, columns: terminal.columns });
    for (const line of tableText(scene, table)) terminal.out(line);
  }
  return table.winner !== undefined && !table.hands[table.winner]!.win ? NO : FINE;
}

function tableText(scene: Scene, { hands, winner, settlement, delta }: TableScore): string[] {
  const { paint } = scene;
  const named = (seat: number): string => numberedSeat(scene, seat);
  const each = hands.flatMap(({ judgement, win }, seat) => {
    const won = seat === winner ? (win ? ' · wins' : ' · does not win') : '';
    const head = `  ${paint.bold(named(seat))}${won}${judgement === undefined ? '' : ` · ${judgement.reading}`}`;
    return [head, ...(judgement === undefined ? [] : drawPatterns(scene, judgement)), ''];
  });
  const sums = delta.map((sum, seat) => [
    paint.bold(named(seat)),
    sum < 0 ? paint.bad(signed(sum)) : paint.good(signed(sum)),
  ]);
  return [...each, ...drawPayments(scene, settlement, named), '', ...columns(sums, { right: [1] })];
}
