/** What all do together before the first turn: dealt bonus tiles are shown, tiles are passed, suits are chosen. */
import { PASS, type PhaseRule } from '../../core/index.ts';
import { anchorOf } from '../anchors.ts';
import type { Block } from '../block-types.ts';
import { linksTo, type Making, nameOf, noteOn, origin, toldBlocks } from '../chapter-context.ts';
import { fill, heading, list, paragraph, text } from '../make-blocks.ts';
import { notNow } from './impossible-under-options.ts';
import { stepBlocks } from './step-list.ts';

export function phaseBlocks(making: Making): Block[] {
  const { rules, texts } = making;
  if (rules.phases.length === 0) return [];
  return [
    heading(3, 'phases', text(texts.phases)),
    paragraph(text(texts.phasesIntro)),
    ...rules.phases.flatMap((phase) => phaseOf(making, phase)),
  ];
}

function phaseOf(making: Making, phase: PhaseRule): Block[] {
  const { texts, pack } = making;
  const { id, shows, done } = phase;
  const after = done.length > 0 ? [stepBlocks(making, texts.phaseDone, done)] : [];
  const { when } = pack.phases![id]!;
  const isOff = when !== undefined && making.isNever(when, 'move');
  return [
    heading(4, anchorOf('phases', id), nameOf(making, 'phases', id)),
    paragraph(
      ...(isOff ? notNow(making, when, 'move') : [text(shows === undefined ? texts.phaseAsks : shown(making, shows))]),
      text(' '),
      ...origin(making, ['phases', id]),
    ),
    ...(isOff
      ? []
      : (toldBlocks(making, ['phases', id]) ?? [list([...facts(making, phase), ...after])].filter(isFull))),
    ...(phase.window === undefined ? [] : [paragraph(text(texts.phaseWindow))]),
    ...(shows === undefined ? [] : bonusBlocks(making)),
    ...noteOn(making, ['phases', id]),
  ];
}

function isFull(block: Block): boolean {
  return block.is !== 'list' || block.items.length > 0;
}

function shown({ texts }: Making, order: PhaseRule['shows']): string {
  return order === 'cycles' ? texts.bonusCycles : texts.bonusSeat;
}

/** Which moves there are, and who need not make one. */
function facts(making: Making, { id, asks, default: silent }: PhaseRule): Block[][] {
  const { texts, pack } = making;
  if (asks.length === 0) return [];
  const { when, while: again } = pack.phases![id]!;
  const told = (sentence: string, condition: typeof when): Block[][] =>
    condition === undefined || making.isAlways(condition, 'move')
      ? []
      : [[paragraph(...fill(sentence, { condition: making.clause(condition, 'move') }))]];
  const moves = linksTo(making, 'moves', asks);
  return [
    ...told(texts.phaseWhen, when),
    [paragraph(...fill(texts.phaseMoves, { moves }))],
    [paragraph(text(silent === PASS ? texts.phaseMayPass : texts.phaseMust))],
    ...told(texts.phaseWhile, again),
  ];
}

function bonusBlocks(making: Making): Block[] {
  const { pack, texts, rules } = making;
  if (pack.bonus === undefined) return [];
  const own = toldBlocks(making, ['bonus']);
  if (own) return [...own, ...noteOn(making, ['bonus'])];
  const steps = rules.bonus.shown.length === 0 ? [] : stepBlocks(making, texts.bonusShown, rules.bonus.shown);
  const window = rules.bonus.window === undefined ? [] : [paragraph(text(texts.bonusWindow))];
  return [...steps, ...window, ...noteOn(making, ['bonus'])];
}
