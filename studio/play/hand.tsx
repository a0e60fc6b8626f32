/** The person's hand and what may be done with it: a click on a tile, a button, or a key. */
import { type Action, PASS, REVOKE, SHOW } from 'tilewright/core';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../text/index.ts';
import type { Moment } from '../worker/play.ts';
import type { TableFacts } from '../worker/table-facts.ts';
import { act, hints, isSorted } from './game.ts';
import { TilePicture } from './tile.tsx';

interface HandProps {
  moment: Moment;
  facts: TableFacts;
}

/** So many ways of one move are not listed: the tiles are picked in the hand. */
const MANY = 8;
/** Places in the hand that are picked for such a move. */
const picked = signal<ReadonlySet<number>>(new Set());
let pickedFor = '';

export function Hand({ moment, facts }: HandProps): JSX.Element {
  const { view, isAsked } = moment;
  const tiles = inOrder(view.hand, view.drawn);
  const legal = isAsked ? view.legal : [];
  const many = manyWays(legal, facts);
  const question = `${view.deal} ${view.hand.join()} ${view.phase?.id ?? ''}`;
  if (question !== pickedFor) {
    pickedFor = question;
    picked.value = new Set();
  }
  const discardOf = (tile: string): Action | undefined => legal.find((each) => facts.moves[each.move]?.isDiscard && each.tiles.length === 1 && each.tiles[0] === tile);
  const best = hints.value[0]?.action;
  return (
    <div class="own">
      <div class="hand" role="group" aria-label={words.value.yourHand} onKeyDown={moveFocus}>
        {tiles.map(({ tile, isDrawn }, at) => {
          const discard = discardOf(tile);
          const picks = many.length > 0;
          const isPicked = picked.value.has(at);
          const isBest = best !== undefined && facts.moves[best.move]?.isDiscard && best.tiles[0] === tile;
          const isAmbiguous = !isDrawn && tile === view.drawn;
          return (
            <button
              key={at}
              type="button"
              class={`hand-tile${isDrawn ? ' drawn' : ''}${isPicked ? ' picked' : ''}${isBest ? ' best' : ''}`}
              aria-label={`${facts.tiles[tile]?.name ?? tile}${isDrawn ? `, ${words.value.justDrawn}` : ''}`}
              aria-disabled={discard === undefined && !picks}
              {...(picks ? { 'aria-pressed': isPicked, 'data-pick': tile } : {})}
              {...(discard ? { 'data-action': nameOf(discard) } : {})}
              onClick={() => {
                if (picks) toggle(at);
                else if (discard) void act(isAmbiguous ? { ...discard, fromHand: true } : discard);
              }}
            >
              <TilePicture id={tile} facts={facts} quiet />
            </button>
          );
        })}
      </div>
      <Actions legal={legal} many={many} tiles={tiles.map(({ tile }) => tile)} facts={facts} />
    </div>
  );
}

/** Moves and tiles as one word, for tests and style: `pung 5m 5m`. */
function nameOf({ move, tiles }: Action): string {
  return [move, ...tiles].join(' ');
}

function toggle(at: number): void {
  const next = new Set(picked.value);
  if (!next.delete(at)) next.add(at);
  picked.value = next;
}

interface InHand {
  tile: string;
  isDrawn: boolean;
}

/** As the hand lay before, while it is not sorted. */
let lay: string[] = [];

/** The tiles in order, the one just drawn at the end. */
function inOrder(hand: readonly string[], drawn: string): InHand[] {
  const held = [...hand];
  const at = drawn === '' ? -1 : held.lastIndexOf(drawn);
  if (at >= 0) held.splice(at, 1);
  const order = isSorted.value ? held : asBefore(held);
  lay = at >= 0 ? [...order, drawn] : order;
  return [...order.map((tile) => ({ tile, isDrawn: false })), ...(at >= 0 ? [{ tile: drawn, isDrawn: true }] : [])];
}

/** Tiles that were there keep their places; new ones come behind. */
function asBefore(held: readonly string[]): string[] {
  const rest = [...held];
  const kept = lay.filter((tile) => {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...rest];
}

/** Moves with more ways than can be listed. */
function manyWays(legal: readonly Action[], facts: TableFacts): string[] {
  const moves = [...new Set(legal.map(({ move }) => move))];
  return moves.filter((move) => !facts.moves[move]?.isDiscard && legal.filter((each) => each.move === move).length > MANY);
}

interface ActionsProps {
  legal: readonly Action[];
  many: readonly string[];
  /** The hand as it is shown. */
  tiles: readonly string[];
  facts: TableFacts;
}

function Actions({ legal, many, tiles, facts }: ActionsProps): JSX.Element | null {
  const listed = legal.filter(({ move }) => move !== PASS && !many.includes(move) && !facts.moves[move]?.isDiscard);
  const passes = legal.find(({ move }) => move === PASS);
  if (listed.length + many.length === 0 && !passes) return null;
  return (
    <div class="actions" role="group" aria-label={words.value.yourActions}>
      {listed.map((action, at) => (
        <ActionButton key={nameOf(action)} action={action} shortcut={at < 9 ? String(at + 1) : undefined} facts={facts} />
      ))}
      {many.map((move) => (
        <PickButton key={move} move={move} legal={legal} tiles={tiles} facts={facts} />
      ))}
      {passes && <ActionButton action={passes} shortcut="0" facts={facts} />}
    </div>
  );
}

interface ActionButtonProps {
  action: Action;
  shortcut: string | undefined;
  facts: TableFacts;
}

function ActionButton({ action, shortcut, facts }: ActionButtonProps): JSX.Element {
  const { move, tiles } = action;
  const isWin = facts.moves[move]?.isWin === true;
  return (
    <button
      type="button"
      class={isWin ? 'action win' : 'action'}
      data-action={nameOf(action)}
      data-key={shortcut}
      aria-keyshortcuts={shortcut}
      aria-label={[moveName(move, facts), ...tiles.map((tile) => facts.tiles[tile]?.name ?? tile)].join(' ')}
      onClick={() => void act(action)}
    >
      {shortcut !== undefined && <kbd>{shortcut}</kbd>} {moveName(move, facts)}
      {tiles.map((tile, at) => (
        <TilePicture key={at} id={tile} facts={facts} quiet />
      ))}
    </button>
  );
}

/** A move whose tiles are picked in the hand first. */
function PickButton({ move, legal, tiles, facts }: { move: string; legal: readonly Action[]; tiles: readonly string[]; facts: TableFacts }): JSX.Element {
  const wanted = [...picked.value].map((at) => tiles[at]!).sort();
  const chosen = legal.find((each) => each.move === move && [...each.tiles].sort().join() === wanted.join());
  const counts = [...new Set(legal.filter((each) => each.move === move).map((each) => each.tiles.length))].sort((a, b) => a - b);
  return (
    <button
      type="button"
      class="action"
      data-pick-move={move}
      aria-disabled={chosen === undefined}
      onClick={() => chosen && void act(chosen)}
    >
      {moveName(move, facts)} ({words.value.pickTiles.replace('{n}', counts.join(' / '))})
    </button>
  );
}

export function moveName(move: string, facts: TableFacts): string {
  const w = words.value;
  return { [PASS]: w.pass, [SHOW]: w.showHand, [REVOKE]: w.takeWinBack }[move] ?? facts.moves[move]?.name ?? move;
}

/** Arrows go along the hand. */
function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

/** A digit does what its button does. */
export function pressShortcut(event: KeyboardEvent, panel: HTMLElement): void {
  const isText = (event.target as Element).matches('input, select, textarea, [contenteditable=true]');
  if (isText || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key === 'Enter' && event.target === panel ? '0' : event.key;
  const button = panel.querySelector<HTMLElement>(`[data-key="${CSS.escape(key.toLowerCase())}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}
