/** What a finished hand may look like, each with a hand of it. */
import type { Block, Chapter } from '../block-types.ts';
import { shapeExample } from '../findings/example-block.ts';
import { findShape } from '../find/index.ts';
import { heading, joined, type Line, lines, paragraph, text } from '../make-blocks.ts';
import { anchorOf } from '../anchors.ts';
import { type Making, nameOf, noteOn, origin, toldLine } from '../chapter-context.ts';
import { makeSaying } from '../rule-sentences.ts';
import { notNow } from './impossible-under-options.ts';

export function shapesChapter(making: Making): Chapter {
  const { texts, pack } = making;
  const waits: Block[] = pack.waits
    ? [
        paragraph(
          text({ count: texts.deadCount, held: texts.deadHeld, ignore: texts.deadIgnore }[pack.waits.dead ?? 'ignore']),
          text(' '),
          ...origin(making, ['waits']),
        ),
        ...noteOn(making, ['waits']),
      ]
    : [];
  return {
    id: 'shapes',
    title: texts.shapes,
    blocks: [
      paragraph(text(texts.shapesIntro)),
      ...Object.keys(pack.shapes).flatMap((id) => shapeBlocks(making, id)),
      ...waits,
    ],
  };
}

function shapeBlocks(making: Making, id: string): Block[] {
  const { texts, pack } = making;
  const { when, minimum } = pack.shapes[id]!;
  const isNever = when !== undefined && making.isNever(when, 'shape');
  const further: Line[] = minimum === 'exempt' && !isNever ? [[text(texts.shapeExempt)]] : [];
  const found = findShape(making.open, id);
  // A shape that no hand has now is told under the options of a hand that has it.
  const saying = isNever ? found && makeSaying(found.rules, making.language) : making;
  const says = toldLine(making, ['shapes', id]) ?? saying?.shape(id);
  return [
    heading(3, anchorOf('shapes', id), nameOf(making, 'shapes', id)),
    paragraph(
      ...joined([...(says ? [says] : []), ...(isNever ? [notNow(making, when, 'shape')] : [])], ' '),
      text(' '),
      ...origin(making, ['shapes', id]),
    ),
    ...(further.length > 0 ? [lines(further)] : []),
    ...noteOn(making, ['shapes', id]),
    ...(found ? [shapeExample(making, id, found)] : []),
  ];
}
