/** What the scoring box answers to its form, as HTML: the hand as it lies, which tiles fit, and what it scores. */
import type { Circumstances } from '../../../loader/index.ts';
import { escapeHtml } from '../escape-html.ts';
import { drawTile } from '../tile-sprite.ts';
import { type Into, type Part, partsOf, readHand, withoutPart, withTile } from './hand-editor.ts';
import { drawProblems, drawScore } from './score-result.ts';
import { type Box, fillIn } from './scoring-box-data.ts';

/** What the form says. */
export interface BoxInput {
  hand: string;
  /** How a click on a tile changes the hand; of a list of tiles its name in the form. */
  into: string;
  how: Circumstances;
  /** A tile of the palette that was clicked. */
  add?: string;
  /** A part of the hand that was clicked, by its place in it. */
  takeOut?: number;
}

/** What the box shows of its form, as markup. */
export interface BoxAnswer {
  hand: string;
  /** The hand as it lies: a button a part. */
  shown: string;
  /** Tiles that cannot be added. */
  blocked: string[];
  result: string;
}

export function answerBox(box: Box, input: BoxInput): BoxAnswer {
  const { rules } = box;
  const hand = changedHand(box, input);
  const read = readHand(hand, rules.tiles);
  const groups = read ? partsOf(read, rules.tiles) : [];
  let at = 0;
  const shown = groups.map(
    (parts) =>
      `<span class="group ${parts[0]!.is}">${parts.map((part) => partButton(box, part, at++)).join('')}</span>`,
  );
  const fits = (id: string): boolean => textWith(box, hand, id, input.into) !== undefined;
  const blocked = input.into.startsWith('list:') ? [] : Object.keys(rules.tiles.byId).filter((id) => !fits(id));
  return { hand, shown: shown.join(''), blocked, result: drawAnswer(box, hand, input.how) };
}

function changedHand(box: Box, { hand, into, add, takeOut }: BoxInput): string {
  const { tiles } = box.rules;
  if (add !== undefined) return textWith(box, hand, add, into) ?? hand;
  const read = takeOut === undefined ? undefined : readHand(hand, tiles);
  const part = read && partsOf(read, tiles).flat()[takeOut!];
  return part ? withoutPart(read, part, tiles) : hand;
}

function textWith({ rules }: Box, hand: string, id: string, into: string): string | undefined {
  return withTile(rules, hand, rules.tiles.byId[id]!, into as Into);
}

function drawAnswer(box: Box, text: string, how: Circumstances): string {
  if (text.trim() === '') return `<p class="hint">${escapeHtml(box.words.empty)}</p>`;
  const scored = box.score(text, how);
  return scored.ok ? drawScore(box, scored.value) : drawProblems(box, scored.problems, readHand(text, box.rules.tiles));
}

function partButton({ words, tiles, rules }: Box, part: Part, at: number): string {
  const list = part.is === 'meld' ? part.meld.tiles : [part.tile];
  const ids = list.map((tile) => rules.tiles.tiles[tile]!.id);
  const hides = part.is === 'meld' && part.meld.type === 'kong' && !part.meld.claimed;
  const faces = ids.map((id, index) => drawTile(hides && (index === 0 || index === ids.length - 1) ? 'back' : id));
  const text = part.is === 'meld' ? words.takeOutMeld : words.takeOut;
  const label = escapeHtml(fillIn(text, { a: ids.map((id) => tiles[id] ?? id).join(', ') }));
  return `<button type="button" data-part="${at}" aria-label="${label}" title="${label}">${faces.join('')}</button>`;
}
