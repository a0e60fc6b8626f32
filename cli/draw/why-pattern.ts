/** Why a hand has a pattern or has it not: the answer in a sentence, the reading it is about, and what each part of the condition found. */
import type { Judgement } from '../../core/index.ts';
import { type HandScore, noWinText, type Why } from '../../loader/index.ts';
import { columns } from './text-columns.ts';
import { amount } from './number-text.ts';
import { patternName, type Scene } from './drawing-context.ts';
import { drawHand, worth } from './scored-hand.ts';

type Answer = Why['answer'];
type Standing = Extract<Answer, { is: 'other reading' }>['standing'];

export function drawWhy(
  scene: Scene,
  scored: HandScore,
  { pattern, answer, place, reading, wait, parts }: Why,
): string[] {
  const { paint, pack } = scene;
  const entry = pack.patterns[pattern]!;
  const judgement = scored.judgement ?? scored.short;
  const rows = parts.map(({ text, of, holds, found }) => [
    holds ? paint.good('yes') : paint.bad('no'),
    of === undefined ? text : `${text} ${paint.dim(`(${of})`)}`,
    found ? paint.dim(`${found.text === text ? '' : `${found.text} `}is ${amount(found.value)}`) : '',
  ]);
  const note = typeof entry.note === 'object' ? entry.note.en : entry.note;
  const book = [entry.source && `source ${entry.source}`, entry.status, note, place].filter(Boolean).join(' · ');
  const other = answer.is === 'other reading' ? answer : undefined;
  return [
    `  ${isPaid(scored, answer) ? paint.good('✓') : paint.bad('✗')} ${sentence(scene, scored, pattern, answer)}`,
    ...(other ? ['', ...drawReading(scene, 'there it is read', other.reading, other.wait)] : []),
    ...(reading === undefined || judgement === undefined
      ? []
      : ['', ...drawReading(scene, other ? 'here it is read' : 'the hand is read', reading, wait!)]),
    ...(rows.length > 0 ? ['', ...columns(rows, { indent: 4 })] : []),
    '',
    `  ${paint.dim(book)}`,
  ];
}

/** Whether a pattern is paid: it counts, and the hand wins. */
export function isPaid({ win }: HandScore, answer: Answer): boolean {
  return win && answer.is === 'counted';
}

function drawReading(scene: Scene, says: string, reading: string, wait: string): string[] {
  const how = wait === 'none' ? 'no group took the last tile' : `wait is ${wait}`;
  const judgement = { reading } as Judgement;
  return [`  ${scene.paint.dim(`${says} ${reading}; ${how}`)}`, ...drawHand(scene, { judgement, bonus: [] })];
}

function sentence(scene: Scene, scored: HandScore, pattern: string, answer: Answer): string {
  const name = scene.paint.bold(patternName(scene, pattern));
  const judgement = scored.judgement ?? scored.short;
  if (answer.is === 'no win') return `${name} is not given: ${noWinText(answer.reason)}`;
  if (answer.is === 'untrue') return `${name} is not given: its condition does not hold.`;
  if (answer.is === 'other reading') {
    const there = answer.standing.is === 'counted' ? '' : ` There ${butText(scene, answer.standing)}.`;
    return `${name} is there if the hand is read ${answer.reading}.${there} ${otherWorth(answer.value, judgement?.value ?? 0)}`;
  }
  if (answer.is !== 'counted') return `${name} is there, but ${butText(scene, answer)}.`;
  const award = judgement?.patterns.find(({ id }) => id === pattern);
  const value = award ? `: ${worth(scene, award.value)}` : '';
  return scored.win ? `${name} counts${value}.` : `${name} is there${value}. No win: ${noWinText('below-minimum')}`;
}

/** What came before a pattern that is there, by name. */
function butText(scene: Scene, standing: Standing): string {
  const other = 'by' in standing ? scene.paint.bold(patternName(scene, standing.by)) : '';
  const texts: Record<Standing['is'], string> = {
    counted: 'it counts',
    untrue: 'its condition does not hold',
    absorbed: `${other} takes its place`,
    taken: `on sets that ${other} counts`,
    'not joined': `its sets are joined already: a set is joined once to those counted, as in ${other}`,
    'not needed': `it counts only where nothing else does, and ${other} does`,
    'not best': `only one of its group counts, and that is ${other}`,
    'set aside': `${other} counts alone, and all others together are worth no more`,
    'not alone': 'it counts alone, and all others together are worth no less',
  };
  return texts[standing.is];
}

/** Why another reading is not the one that is paid. */
function otherWorth(other: number, best: number): string {
  if (other === best) return `That is worth no more: ${amount(best)}.`;
  return `That is worth ${amount(other)}; as it is read here the hand is worth ${amount(best)}.`;
}
