/** A turn and a window: what may be done on one's turn, and what the others may do with a tile that lies open. */
import { worded } from '../say/index.ts';
import type { TurnBegin } from '../../core/index.ts';
import type { Block, Chapter, Inline } from '../block-types.ts';
import { fill, heading, joined, type Line, list, paragraph, plainText, table, text, unlinked } from '../make-blocks.ts';
import { anchorOf } from '../anchors.ts';
import {
  factLine,
  linkTo,
  linksTo,
  type Making,
  nameWithOthers,
  noteOn,
  origin,
  plainName,
  ruleText,
  toldLine,
  toldBlocks,
} from '../chapter-context.ts';
import { notNow } from './impossible-under-options.ts';
import { stepBlocks } from './step-list.ts';
import { claimsIn, openersOf, windowsOf } from './claim-order.ts';

const BEGINS: readonly TurnBegin[] = ['dealt', 'drawn', 'replaced', 'bonus'];

export function turnChapter(making: Making): Chapter {
  const { texts, rules } = making;
  return {
    id: 'turn',
    title: texts.turn,
    blocks: [
      paragraph(text(texts.turnIntro), text(' '), ...origin(making, ['turn'])),
      turnTable(making),
      ...(toldBlocks(making, ['turn']) ??
        (rules.turnBegins.length > 0 ? stepBlocks(making, texts.turnBegins, rules.turnBegins) : [])),
      ...noteOn(making, ['turn']),
      ...windowBlocks(making),
      heading(3, 'moves', text(texts.moves)),
      ...Object.keys(rules.moves).flatMap((id) => moveBlocks(making, id)),
      ...factBlocks(making),
    ],
  };
}

/** Which moves a turn offers, by how it began. */
function turnTable(making: Making): Block {
  const { rules, texts } = making;
  const offers = (begin: TurnBegin): boolean => (rules.turn[begin] ?? []).length > 0 && canBegin(making, begin);
  const offered = (moves: readonly string[]): string[] => moves.filter((id) => isOffered(making, id));
  const rows = BEGINS.filter(offers).map((begin): Line[] => [
    [text(texts[`begin_${begin as 'dealt'}`])],
    linksTo(making, 'moves', offered(rules.turn[begin])),
  ]);
  const then = Object.values(rules.moves).flatMap((move) =>
    isOffered(making, move.id) && move.on.some((on) => windowsOf(making).includes(on)) ? offered(move.then) : [],
  );
  const claimed: Line[] = [[text(texts.begin_claimed)], linksTo(making, 'moves', [...new Set(then)])];
  return table([texts.turnHow, texts.turnMoves], then.length === 0 ? rows : [...rows, claimed]);
}

/** Whether a turn can begin so at all: with the dealt hand, or with a replacement tile. */
function canBegin(making: Making, begin: TurnBegin): boolean {
  const { deal, moves } = making.rules;
  if (begin === 'dealt') return deal.last === 'leap';
  if (begin === 'bonus') return making.hasBonus;
  const replaces = Object.values(moves).some(
    ({ id, steps }) => isOffered(making, id) && steps.some((step) => step.do === 'replace'),
  );
  return begin !== 'replaced' || replaces;
}

function nextSeatOnly({ rules, texts }: Making, move: string): string {
  return rules.moves[move]!.by === 'next seat' ? ` (${texts.nextSeat})` : '';
}

function windowTitle(making: Making, window: string): string {
  const openers = openersOf(making, window).filter((move) => isOffered(making, move));
  if (openers.some((id) => making.rules.moves[id]!.steps.some((step) => step.do === 'discard')))
    return making.texts.windowDiscard;
  const names = [...new Set(openers.map((move) => plainName(making, 'moves', move)))];
  return plainText(fill(making.texts.windowAfter, { moves: names.join(', ') }));
}

/** For every window: the claims in the order in which they are heard. */
function windowBlocks(making: Making): Block[] {
  const { texts } = making;
  return [
    heading(3, 'windows', text(texts.windows)),
    paragraph(text(texts.windowsIntro)),
    ...windowsOf(making).flatMap((window): Block[] => {
      const rows = claimsIn(making, window).map((equal, index): Line[] => [
        [text(String(index + 1))],
        joined(
          equal.map(({ move }): Line => [linkTo(making, 'moves', move), text(nextSeatOnly(making, move))]),
          ', ',
        ),
        joined(
          equal.flatMap(({ move }) => tiesOf(making, move)),
          texts.semicolon,
        ),
      ]);
      return [
        heading(4, `window-${window}`, text(windowTitle(making, window))),
        rows.length > 0 ? table([texts.order, texts.claim, texts.equalClaims], rows) : paragraph(text(texts.noClaims)),
        ...aroundWindow(making, window),
      ];
    }),
  ];
}

function tiesOf(making: Making, id: string): Line[] {
  const { pack, texts, rules } = making;
  const { abort } = pack.moves[id]!;
  if (!rules.moves[id]!.steps.some((step) => step.do === 'win')) return [];
  const ends = abort
    ? [
        fill(texts.abort, {
          when: making.clause(abort.when, 'move'),
          ending: [linkTo(making, 'endings', abort.ending)],
        }),
      ]
    : [];
  // Where the move has words of its own, they say this.
  if (ruleText(making, ['moves', id])) return [making.move(id).ties];
  return [making.move(id).ties, ...(abort && making.isNever(abort.when, 'move') ? [] : ends)];
}

/** What is done before anybody is asked, and when nobody has won. */
function aroundWindow(making: Making, window: string): Block[] {
  const { pack, texts, rules } = making;
  const around = pack.windows?.[window];
  if (around === undefined) return [];
  const parts = (['opens', 'passed', 'stands'] as const).flatMap((key) => {
    const steps = rules.windows[window]![key];
    return steps.length === 0 ? [] : [stepBlocks(making, texts[`window_${key}`], steps)];
  });
  const own = toldBlocks(making, ['windows', window]);
  if (own) return [...own, ...noteOn(making, ['windows', window])];
  const from = origin(making, ['windows', window]);
  const where = from.some(({ is }) => is === 'source') ? [paragraph(text(texts.fromWhere), ...from)] : [];
  return [list(parts), ...where, ...noteOn(making, ['windows', window])];
}

function moveBlocks(making: Making, id: string): Block[] {
  const { texts, rules } = making;
  const { then, ifFalse, revocable, shownTo } = rules.moves[id]!;
  const { uses, when, needs, allows, discardLimit } = making.move(id);
  const own = toldBlocks(making, ['moves', id]);
  const from = origin(making, ['moves', id]);
  const told = (sentence: string, condition: Line | undefined): Block[][] =>
    condition === undefined ? [] : [[paragraph(...fill(sentence, { condition }))]];
  const facts: Block[][] = [
    ...told(texts.moveUses, uses),
    ...told(texts.moveWhen, when),
    ...told(texts.moveNeeds, needs),
    ...told(texts.moveAllows, allows),
    stepBlocks(making, texts.moveDoes, rules.moves[id]!.steps, '{steps}'),
    ...(then.length > 0 ? [[paragraph(...fill(texts.moveThen, { moves: linksTo(making, 'moves', then) }))]] : []),
    ...told(texts.moveDiscardLimit, discardLimit),
    ...(ifFalse ? [stepBlocks(making, texts.moveIfFalse, ifFalse)] : []),
    ...(revocable ? [[paragraph(text(texts.moveRevocable))]] : []),
    ...(shownTo === 'owner' ? [[paragraph(text(texts.moveHidden))]] : []),
  ];
  return [
    heading(4, anchorOf('moves', id), nameWithOthers(making, 'moves', id)),
    ...(isOffered(making, id)
      ? (own ?? [paragraph(...whenAsked(making, id), text(' '), ...from), list(facts)])
      : [paragraph(...notNow(making, making.pack.moves[id]!.when!, 'move'), text(' '), ...from)]),
    ...noteOn(making, ['moves', id]),
  ];
}

/** Whether the options in force leave the move anything to do. */
function isOffered({ pack, isNever }: Making, id: string): boolean {
  const { when } = pack.moves[id]!;
  return when === undefined || !isNever(when, 'move');
}

/** `On one's own turn; on a discard, by the next seat.` */
function whenAsked(making: Making, id: string): Inline[] {
  const { texts, rules } = making;
  const { on, by } = rules.moves[id]!;
  const windows = on.filter(
    (name) => name !== 'turn' && name !== 'asked' && rules.phases.every(({ id }) => id !== name),
  );
  const phases = rules.phases
    .filter((phase) => on.includes(phase.id))
    .map((phase) => plainName(making, 'phases', phase.id));
  const openers = windows.flatMap((window) => openersOf(making, window)).filter((move) => isOffered(making, move));
  const after = [...new Set(openers.map((move) => plainName(making, 'moves', move)))];
  const who = by === 'next seat' ? texts.byNextSeat : texts.byAnySeat;
  const parts = [
    ...(on.includes('turn') ? [texts.onTurn] : []),
    ...(on.includes('asked') ? [texts.onAsked] : []),
    ...(phases.length > 0 ? [plainText(fill(texts.onPhase, { phases: phases.join(', ') }))] : []),
    ...(windows.length > 0 ? [plainText(fill(who, { windows: after.join(', ') }))] : []),
  ];
  return [text(parts.join(' '))];
}

/** How a win can have come about, by the names that patterns use. */
function factBlocks(making: Making): Block[] {
  const { pack, texts } = making;
  const facts = Object.entries(pack.situation ?? {}).filter(([, { when }]) => !making.isNever(when, 'move'));
  if (facts.length === 0) return [];
  const rows = facts.map(([id, { when }]): Line[] => [
    unlinked(factLine(making, id)),
    toldLine(making, ['situation', id]) ?? making.said(when, 'move'),
    origin(making, ['situation', id]),
  ]);
  return [
    heading(3, 'facts', text(texts.facts)),
    paragraph(text(texts.factsIntro)),
    table([texts.fact, texts.factWhen, texts.from], rows),
    ...facts.flatMap(([id, { says }]) => noteOn(making, ['situation', id], text(worded(says, making.language)))),
  ];
}
