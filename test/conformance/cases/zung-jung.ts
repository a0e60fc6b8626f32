/** Cases of Zung Jung in their neutral form, asked of the pack `zung-jung`. */
import { type Judgement, seatOfNumber } from '../../../core/index.ts';
import { type Circumstances, score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { readCases } from '../read-cases.ts';
import type { Outcome } from '../differences-page.ts';
import { meldText, tilesOf } from './hands-of-cases.ts';

export interface ZungJungCase {
  id: string;
  sets: { tiles: string; concealed: boolean }[];
  by: 'ron' | 'tsumo' | null;
  seat: number | null;
  /** Where the source departs from the published list. */
  disputed?: string[];
  expect: { points?: number; includes?: string[] };
}

/** A case in our notation: an open set was claimed, an open pair completed by the last tile. */
function handOf({ sets }: ZungJungCase): string {
  const items = sets.map(({ tiles, concealed }): string => {
    const all = tilesOf(tiles);
    if (all.length === 4) return meldText(concealed ? 'ankan' : 'minkan', tiles);
    if (all.length === 3 && !concealed) return meldText('pon', tiles);
    return concealed ? tiles : `${all[0]} +${all[1]}`;
  });
  return items.join(' ');
}

function judge(one: ZungJungCase): Judgement | undefined {
  const how: Circumstances = { by: one.by === 'tsumo' ? 'draw' : 'discard', seat: seatOfNumber(one.seat ?? 1) };
  return sure(score(rulesOf('zung-jung'), handOf(one), how)).judgement;
}

/** Whether what the source says is so; and what we say, in words. */
function answersTo(one: ZungJungCase): { exact: boolean; theirs: string; ours: string } {
  const { points, includes = [] } = one.expect;
  const judgement = judge(one);
  const awards = judgement?.patterns.map(({ id, value }) => ({ id, points: value['points'] })) ?? [];
  const exact =
    judgement !== undefined &&
    (points === undefined || judgement.value === points) &&
    includes.every((id) => awards.some((award) => award.id === id));
  const ours = judgement
    ? `${awards.map((award) => `${award.id} ${award.points}`).join(', ') || 'no pattern'} = ${judgement.value}`
    : 'no win';
  return { exact, theirs: points === undefined ? includes.join(', ') : `${points} points`, ours };
}

export function zungJungCases(): ZungJungCase[] {
  return readCases<ZungJungCase>('zung-jung-scoring.jsonl');
}

/** Every case as it comes out. */
export function zungJungOutcomes(cases: readonly ZungJungCase[]): Outcome[] {
  return cases.map((one) => {
    const { exact, theirs, ours } = answersTo(one);
    const disputed = one.disputed?.join(', ') ?? '';
    return { id: one.id, case: `\`${handOf(one)}\``, theirs: exact ? ours : theirs, ours, disputed };
  });
}
