/** Rounds, the dealer, and how deals and the game end. */
import { worded } from '../say/index.ts';
import { numberOfSeat } from '../../core/index.ts';
import type { Block, Chapter } from '../block-types.ts';
import { anchorOf, isTold } from '../anchors.ts';
import { fill, heading, type Line, lines, list, paragraph, table, text } from '../make-blocks.ts';
import { stepBlocks } from './step-list.ts';
import { linkTo, linksTo, type Making, nameOf, noteOn, origin, toldBlocks } from '../chapter-context.ts';
import { endingName } from './ending-name.ts';

export function roundsChapter(making: Making): Chapter {
  const { texts } = making;
  return {
    id: 'rounds',
    title: texts.rounds,
    blocks: [
      ...(toldBlocks(making, ['sequence']) ?? [
        paragraph(text(texts.roundsIntro), text(' '), ...origin(making, ['sequence'])),
        lines(sequenceLines(making)),
      ]),
      ...noteOn(making, ['sequence']),
      ...changeBlocks(making),
      heading(3, 'endings', text(texts.endings)),
      ...Object.keys(making.rules.endings).flatMap((ending) => endingBlocks(making, ending)),
    ],
  };
}

function sequenceLines(making: Making): Line[] {
  const { texts, pack } = making;
  const { dealer_stays: stays, counters = {}, ...rest } = pack.sequence;
  const line = (sentence: string, written: string | number | boolean | undefined): Line[] =>
    written === undefined || making.isNever(written, 'sequence')
      ? []
      : [fill(sentence, { rule: making.clause(written, 'sequence') })];
  const told = Object.entries(counters).filter(([id]) => isTold(pack, 'counters', id));
  return [
    ...(making.isNever(stays, 'sequence') ? [[text(texts.dealerPasses)]] : line(texts.dealerStays, stays)),
    ...line(texts.nextDealer, rest.next_dealer),
    ...line(texts.replayed, rest.replayed),
    ...line(texts.roundsAre, rest.rounds),
    ...line(texts.periodsAre, rest.periods),
    ...line(texts.startPoints, rest.points),
    ...told.map(([id, value]) =>
      fill(texts.counterAfter, { counter: [nameOf(making, 'counters', id)], rule: making.clause(value, 'sequence') }),
    ),
    ...line(texts.gameEnds, rest.ends),
    ...line(texts.result, rest.result),
    ...line(texts.balance, rest.balance),
  ];
}

/** Who goes where when a round begins. */
function changeBlocks(making: Making): Block[] {
  const { rules, texts } = making;
  const changes = Object.entries(rules.seats.change);
  if (changes.length === 0) return [];
  const rows = changes.map(([round, places]): Line[] => [
    [text(round)],
    ...places.map((place): Line => [text(String(place + 1))]),
  ]);
  const head = [
    texts.round,
    ...Array.from({ length: rules.seats.count }, (_, seat) =>
      texts.whoSits.replace('{seat}', String(numberOfSeat(seat))),
    ),
  ];
  return [paragraph(text(texts.seatChange)), table(head, rows)];
}

/** What becomes of winners where a win does not end the deal. */
function playsOnFacts(making: Making): Block[][] {
  const { texts, rules, pack } = making;
  const { playsOn } = rules;
  const written = pack.endings?.['win']?.plays_on;
  if (playsOn === undefined || written === undefined) return [];
  const goesOn =
    written === true ? text(texts.playsOnAlways) : fill(texts.playsOn, { when: making.clause(written, 'move') });
  return [
    [paragraph(...[goesOn].flat())],
    [paragraph(text(playsOn.winners === 'leave' ? texts.winnersLeave : texts.winnersStay))],
    ...(playsOn.hand === 'hidden' ? [[paragraph(text(texts.winnersHidden))]] : []),
  ];
}

function endingBlocks(making: Making, ending: string): Block[] {
  const { texts, pack, rules } = making;
  const told = pack.endings?.[ending];
  const { eachSeat, asks } = rules.endings[ending]!;
  const own = { win: texts.endingWinSays, exhausted: texts.endingExhaustedSays, false_win: texts.endingFalseWinSays };
  const says = told?.says ?? own[ending as keyof typeof own] ?? '';
  if (ending === 'false_win' && rules.play === 'checked')
    return [
      heading(4, anchorOf('endings', ending), endingName(making, ending)),
      paragraph(
        text(`${worded(says, making.language)} `),
        ...(rules.settle['false_win']!.length > 0 || Object.values(rules.moves).some(({ ifFalse }) => ifFalse)
          ? fill(texts.endingFalseWinChecked, { option: [linkTo(making, 'options', 'play')] })
          : [text(texts.endingFalseWinUnruled)]),
      ),
    ];
  const facts: Block[][] = [
    ...(ending === 'win' ? playsOnFacts(making) : []),
    ...(eachSeat.length > 0 ? [stepBlocks(making, texts.endingEachSeat, eachSeat)] : []),
    ...(asks.length > 0 ? [[paragraph(...fill(texts.endingAsks, { moves: linksTo(making, 'moves', asks) }))]] : []),
  ];
  return [
    heading(4, anchorOf('endings', ending), endingName(making, ending)),
    ...(toldBlocks(making, ['endings', ending]) ?? [
      paragraph(
        text(worded(says, making.language)),
        ...(told?.says === undefined || making.endsSo(ending) || Object.hasOwn(own, ending)
          ? []
          : [text(` ${texts.never}`)]),
        ...(told ? [text(' '), ...origin(making, ['endings', ending])] : []),
      ),
      ...(facts.length > 0 ? [list(facts)] : []),
    ]),
    ...noteOn(making, ['endings', ending]),
  ];
}
