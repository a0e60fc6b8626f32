/** One page for the table: what every pattern is worth, group by group, the minimum, and who pays. */
import type { PaymentList } from '../schemas/index.ts';
import type { Block, Book } from './block.ts';
import { endingName } from './chapters/ending-name.ts';
import { patternsIn } from './chapters/patterns.ts';
import { valueTable } from './chapters/values.ts';
import { fill, heading, joined, type Line, lines, paragraph, status, strong, table, text, unlinked } from './inline.ts';
import { makeMaking, type Making, nameOf, statusOf } from './making.ts';
import type { BookSettings } from './make.ts';
import type { OpenPack } from './open.ts';

/** The score card of a pack, as a book without chapters. */
export function makeCard(open: OpenPack, { language = 'en' }: BookSettings = {}): Book {
  const making = makeMaking(open, language);
  const { id, version, name } = making.pack;
  return {
    id,
    ...(version !== undefined && { version: String(version) }),
    language,
    title: name,
    tiles: open.rules.tiles,
    front: [
      ...minimumBlocks(making),
      patternTable(making),
      ...tablesUnlinked(valueTable(making)),
      ...paymentBlocks(making),
      paragraph(text(making.texts.cardLegend)),
    ],
    chapters: [],
  };
}

function minimumBlocks(making: Making): Block[] {
  const { minimum } = making.pack.score;
  if (minimum === undefined) return [];
  return [paragraph(strong(...unlinked(fill(making.texts.minimum, { minimum: making.said(minimum, 'score') }))))];
}

/** All patterns in one table, each group under its name. */
function patternTable(making: Making): Block {
  const { texts, pack } = making;
  const rows = Object.keys(pack.groups).flatMap((group): Line[][] => {
    const ids = patternsIn(making, group);
    const lines = ids.map((id): Line[] => [
      [nameOf(making, 'patterns', id)],
      unlinked(making.value(id)),
      unlinked(making.said(pack.patterns[id]!.when, 'pattern')),
      [status(statusOf(making, ['patterns', id]))],
    ]);
    return ids.length === 0 ? [] : [[[strong(nameOf(making, 'groups', group))], [], [], []], ...lines];
  });
  return table([texts.pattern, texts.value, texts.factWhen, ''], rows);
}

function paymentBlocks(making: Making): Block[] {
  const { rules, pack, texts } = making;
  const said = Object.keys(rules.settle).flatMap((ending): Line[] => {
    const payments = Object.values((pack.settle[ending] as PaymentList | undefined) ?? {});
    const sentences = payments.flatMap((payment) => {
      const sentence = making.payment(ending, payment);
      return sentence === undefined ? [] : [unlinked(sentence)];
    });
    if (sentences.length === 0) return [];
    return [[strong(endingName(making, ending)), text(': '), ...joined(sentences, ' ')]];
  });
  return [heading(3, 'payment', text(texts.payment)), lines(said)];
}

function tablesUnlinked(blocks: readonly Block[]): Block[] {
  return blocks.map((block) =>
    block.is === 'table' ? { ...block, rows: block.rows.map((row) => row.map(unlinked)) } : block,
  );
}
