/** A hand or situation that two packs do not answer alike, as lines of the book. */
import { seatOfNumber } from '../core/index.ts';
import type { Result, Witness } from '../authoring/diff/index.ts';
import { fill, joined, type Line, strong, text, tiles, unlinked } from './make-blocks.ts';
import type { Inline } from './block-types.ts';
import { factLine, type Making, optionValue, packName, plainName, roundName, seatName } from './chapter-context.ts';
import { resultText } from './diff-result-text.ts';

/** What is shown, and below it what each of the two makes of it. */
export function witnessLines(making: Making, before: Making, { is, shown, results }: Witness): Line[] {
  const head = is === 'hand' ? handLine(making, before, shown) : situationLine(making, before, shown);
  const told = results.map(
    ({ under, says }: Result): Line => [
      strong(...underName(making, before, under)),
      text(making.texts.colon),
      ...actionsIn(making, before, says),
    ],
  );
  return [head, ...told];
}

/** What was played, and what is done then: `South – Chow 2m 3m`. */
function situationLine(making: Making, before: Making, shown: string): Line {
  const [, title, action] = /^(.*), (\d \w+(?: \w+)*)$/.exec(shown) ?? [];
  if (title === undefined || action === undefined) return [text(shown)];
  return fill(making.texts.shownIn, { title, action: actionsIn(making, before, action) });
}

/** Actions and names of things in a result, as the book calls them. */
function actionsIn(making: Making, before: Making, says: string): Line {
  const owners = [making, before] as const;
  const moves = owners.flatMap(({ pack }) => Object.keys(pack.moves));
  const action = new RegExp(`(?:\\bseat )?\\b([1-9]) (${moves.join('|')})\\b((?: \\d[a-z])*)`, 'g');
  const line: Inline[] = [];
  let at = 0;
  for (const { index, 0: all, 1: seat, 2: id = '', 3: used = '' } of says.matchAll(action)) {
    const owner = owners.find(({ pack }) => pack.moves[id] !== undefined) ?? making;
    line.push(text(resultText(owners, says.slice(at, index))), seatName(making, seatOfNumber(Number(seat))));
    line.push(text(` – ${plainName(owner, 'moves', id)}`));
    if (used !== '') line.push(text(' '), tiles(used.replaceAll(' ', '')));
    at = index + all.length;
  }
  return [...line, text(resultText(owners, says.slice(at)))];
}

/** `123m 456m 789m 11z +1z, by draw, seat 2`: tiles, and how the hand was won. */
function handLine(making: Making, before: Making, shown: string): Line {
  const [hand = '', ...how] = shown.split(', ');
  const parts = how.map((part) => partLine(making, before, part));
  const won = how.some((part) => part.startsWith('by ')) ? [] : [[text(making.texts.byDiscard)]];
  return [tiles(hand), text(' — '), ...joined([...won, ...parts], ' · ')];
}

function partLine(making: Making, before: Making, part: string): Line {
  const { texts } = making;
  if (part === 'by draw') return [text(texts.byDraw)];
  if (part === 'by discard') return [text(texts.byDiscard)];
  const [, seat, responsible] = /^seat ([1-9]\d*)( responsible)?$/.exec(part) ?? [];
  if (responsible !== undefined)
    return fill(texts.caseResponsible, { seat: [seatName(making, seatOfNumber(Number(seat)))] });
  if (seat !== undefined) return [seatName(making, seatOfNumber(Number(seat)))];
  const [, round] = /^round (\d+)$/.exec(part) ?? [];
  if (round !== undefined) return roundName(making, Number(round));
  const [, facts] = /^with (.+)$/.exec(part) ?? [];
  if (facts !== undefined)
    return joined(
      facts.split(' and ').map((id) => factText([making, before], id)),
      ' · ',
    );
  const [name = '', ...rest] = part.split(' ');
  const chapter = making.pack.counters?.[name] ? 'counters' : making.pack.pots?.[name] ? 'pots' : undefined;
  return [text(`${chapter ? plainName(making, chapter, name) : name}${texts.colon}${rest.join(' ')}`)];
}

/** What a circumstance or a mark of a hand means. */
function factText(owners: readonly Making[], id: string): Line {
  for (const owner of owners) {
    if (owner.pack.situation?.[id] !== undefined) return unlinked(factLine(owner, id));
    if (owner.pack.marks?.[id] !== undefined) return [text(plainName(owner, 'marks', id))];
  }
  return [text(id)];
}

/** The packs by their names, an option by its value. */
function underName(making: Making, before: Making, under: string): Line {
  const { texts } = making;
  const [, option, value] = /^(\w+): (.*)$/.exec(under) ?? [];
  if (option !== undefined && making.pack.options[option])
    return [text(`${plainName(making, 'options', option)}${texts.colon}`), optionValue(making, choiceOf(value!))];
  for (const owner of [before, making]) {
    const { pack } = owner;
    const name = packName(owner);
    if (under === pack.id) return [text(name)];
    if (under === `${pack.id} with this change`) return fill(texts.withThisChange, { name });
    if (under === `${pack.id} without this change`) return fill(texts.withoutThisChange, { name });
  }
  return [text(under)];
}

function choiceOf(written: string): unknown {
  if (written === 'yes' || written === 'no') return written === 'yes';
  return Number.isNaN(Number(written)) ? written : Number(written);
}
