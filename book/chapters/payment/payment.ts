/** Who pays whom, with a worked case of each payment. */
import type { Entry } from '../../../core/index.ts';
import type { PaymentEntry, PaymentList } from '../../../schemas/index.ts';
import type { Block, Chapter } from '../../block-types.ts';
import { type EndedCase, endedCases, type WonCase, wonCases } from '../../findings/payment-cases.ts';
import { wonExample } from '../../findings/example-block.ts';
import { isTold } from '../../anchors.ts';
import { endingName } from '../ending-name.ts';
import { fill, heading, joined, type Line, lines, paragraph, strong, text } from '../../make-blocks.ts';
import { type Terms, worded } from '../../say/index.ts';
import { amount } from '../../number-text.ts';
import { type Making, nameOf, noteOn, origin, ruleText, seatName } from '../../chapter-context.ts';

export function paymentChapter(making: Making): Chapter {
  const { texts, rules } = making;
  const endings = Object.keys(rules.settle).filter((ending) => rules.settle[ending]!.length > 0);
  return {
    id: 'payment',
    title: texts.payment,
    blocks: [
      paragraph(text(texts.paymentIntro)),
      ...noteOn(making, ['settle']),
      ...endings.flatMap((ending) => endingBlocks(making, ending)),
    ],
  };
}

function endingBlocks(making: Making, ending: string): Block[] {
  const payments = Object.entries(making.pack.settle[ending] as PaymentList);
  const terms: Terms = new Map();
  const items = payments.flatMap(([id, payment]) => paymentLine(making, ending, { id, payment, terms }));
  if (items.length === 0) return [];
  const told = making.terms(terms);
  const paid = payments.flatMap(([id, payment]) => (making.payment(ending, payment) ? [id] : []));
  const cases = ending === 'win' ? wonCases(making.open, paid) : endedCases(making.rules, ending, paid);
  return [
    heading(3, `payment-${ending}`, endingName(making, ending)),
    lines(items),
    ...(told.length === 0 ? [] : [paragraph(...joined(told, ' '))]),
    ...payments.flatMap(([id, { reason }]) =>
      noteOn(making, ['settle', ending, id], text(worded(reason, making.language))),
    ),
    ...cases.flatMap((one) => ('scored' in one ? wonBlocks(making, one) : endedBlocks(making, one))),
  ];
}

/** Whether the chapter says anything of payments after an ending, with the options in force. */
export function isPaid(making: Making, ending: string): boolean {
  const payments = Object.entries(making.pack.settle[ending] ?? {}) as [string, PaymentEntry][];
  return payments.some(([id, payment]) => paymentLine(making, ending, { id, payment, terms: new Map() }).length > 0);
}

/** A payment as a sentence; left out where the options in force leave nothing of it. */
function paymentLine(
  making: Making,
  ending: string,
  { id, payment, terms }: { id: string; payment: PaymentEntry; terms: Terms },
): Line[] {
  const own = ruleText(making, ['settle', ending, id]);
  if (own?.length === 0) return [];
  const said = own ? joined(own, ' ') : making.payment(ending, payment, terms);
  if (said === undefined || making.payment(ending, payment) === undefined) return [];
  return [
    [
      strong(text(worded(payment.reason, making.language))),
      text(making.texts.colon),
      ...said,
      ...(payment.among === 'everyone' ? [text(' '), text(making.texts.amongEveryone)] : []),
      text(' '),
      ...origin(making, ['settle', ending, id]),
    ],
  ];
}

function wonBlocks(making: Making, { shown, scored, circumstances }: WonCase): Block[] {
  const { texts } = making;
  const { deposits } = circumstances;
  const { from, responsible } = scored.circumstances;
  const pots = typeof deposits === 'object' ? Object.entries(deposits) : [];
  const further: Line[] = [
    ...(from === undefined ? [] : [fill(texts.caseFrom, { seat: [seatName(making, from)] })]),
    ...(responsible === undefined ? [] : [fill(texts.caseResponsible, { seat: [seatName(making, responsible)] })]),
    ...pots.map(([pot, points]) => fill(texts.casePot, { pot: [nameOf(making, 'pots', pot)], points: amount(points) })),
  ];
  return [wonExample(making, shown, further), paragraph(...sumLine(making, scored.settlement))];
}

function endedBlocks(making: Making, { marks, counters, pots, winners, entries }: EndedCase): Block[] {
  const { texts } = making;
  const marked = [...new Set(marks.flat())].map((mark): Line => {
    const seats = marks.flatMap((of, seat) => (of.includes(mark) ? [[seatName(making, seat)]] : []));
    return fill(texts.caseMarked, { seats: joined(seats, ', '), mark: [nameOf(making, 'marks', mark)] });
  });
  const numbered = [...named(making, 'counters', counters), ...named(making, 'pots', pots)];
  const who = winners.map((seat) => fill(texts.caseFalse, { seat: [seatName(making, seat)] }));
  const parts = [...who, ...marked, ...numbered];
  return [
    paragraph(
      ...fill(texts.caseIs, { case: parts.length > 0 ? joined(parts, ' · ') : [text(texts.caseAny)] }),
      text(' '),
      ...sumLine(making, entries),
    ),
  ];
}

function named(making: Making, chapter: 'counters' | 'pots', amounts: Readonly<Record<string, number>>): Line[] {
  return Object.entries(amounts)
    .filter(([id, count]) => count !== 0 && isTold(making.pack, chapter, id))
    .map(([id, count]) => [nameOf(making, chapter, id), text(`${making.texts.colon}${amount(count)}`)]);
}

/** `Together: East +24, South −8 ...`. */
function sumLine(making: Making, entries: readonly Entry[]): Line {
  const sums = Array.from({ length: making.rules.seats.count }, (_, seat): Line => {
    const sum = entries.reduce(
      (all, { from, to, amount: points }) => all + (to === seat ? points : 0) - (from === seat ? points : 0),
      0,
    );
    return [seatName(making, seat), text(` ${sum > 0 ? '+' : ''}${amount(sum)}`)];
  });
  return fill(making.texts.together, { sums: joined(sums, ', ') });
}
