/** A deal told on a page: hands and moves as on paper, with pictures in place of the letters of tiles. */
import type { Award, Judgement } from '../../core/index.ts';
import { drawSprite, escapeHtml, sayTile } from '../../book/index.ts';
import type { PaidWin } from '../../loader/index.ts';
import { handSvg, pictureOf } from '../../tiles/index.ts';
import { personAt, riverRows, seatsFromDealer } from '../draw/deal-move-table.ts';
import { awardName, type Scene, thingName, tileWord } from '../draw/drawing-context.ts';
import { amount } from '../draw/number-text.ts';
import { tellText, tilesOf, worth } from '../draw/scored-hand.ts';
import { tilesText } from '../draw/tiles.ts';
import type { Paint } from '../draw/terminal-colours.ts';
import { beginningText, handTexts } from '../play/bot-game-report.ts';
import { drawScores, endingText, winText } from '../play/deal-ending.ts';
import { listsText } from '../play/lists-counters-pots.ts';
import type { Story } from '../play/gather-deal-story.ts';

/** Stand around tiles in texts until they are pictures, and around what is bold. */
const [TILES, BOLD, END] = ['\u0001', '\u0002', '\u0003'] as const;
const same = (text: string): string => text;
const PAPER: Paint = {
  ...{ good: same, bad: same },
  dim: (text) => (text === '·' ? '• ' : text),
  bold: (text) => `${BOLD}${text}${END}`,
  suit: (_, text) => `${TILES}${text}${END}`,
};

/** What is drawn of a deal besides its end. */
export interface DrawnParts {
  hands: boolean;
  moves: boolean;
}

/** The deal as HTML; it refers to pictures of tiles that stand elsewhere on the page. */
export function dealAsHtml(ofTerminal: Scene, story: Story, { hands, moves }: DrawnParts): string {
  const scene = { ...ofTerminal, paint: PAPER };
  const page: Page = { scene, html: (text) => withPictures(scene, text) };
  const parts = [
    ...(hands ? handsAsHtml(page, story) : []),
    ...(moves ? movesAsHtml(page, story) : []),
    ...endAsHtml(page, story),
  ];
  return `<div class="deal">\n${parts.join('\n')}\n</div>`;
}

/** The pictures of the tiles of both rulesets, each once. */
export function pictureSheet([one, other]: readonly Scene[]): string {
  const { tiles } = other!.rules;
  const more = tiles.tiles.filter(({ id }) => one!.rules.tiles.byId[id] === undefined);
  return `${drawSprite(one!.rules.tiles)}${more.length === 0 ? '' : drawSprite({ ...tiles, tiles: more })}`;
}

interface Page {
  scene: Scene;
  html: (text: string) => string;
}

function withPictures({ rules, pack, language }: Scene, text: string): string {
  const names = { tiles: rules.tiles, names: rules.names, suits: pack.tiles.suits, language };
  const picture = (notation: string): string => {
    const drawn = pictureOf(notation, rules.tiles);
    if (drawn === undefined) return notation;
    const told = tilesOf(rules, notation).map((id) => sayTile(names, rules.tiles.byId[id]!));
    return handSvg(drawn, escapeHtml(told.join(', ')));
  };
  return escapeHtml(text)
    .replaceAll(new RegExp(`${TILES}([^${END}]*)${END}`, 'g'), (_, notation: string) => picture(notation))
    .replaceAll(new RegExp(`${BOLD}([^${END}]*)${END}`, 'g'), '<b>$1</b>');
}

function handsAsHtml({ scene, html }: Page, story: Story): string[] {
  const rows = handTexts(scene, story).map(([name, ...tiles]) => [name, tiles.join(' · ')]);
  return [
    '<h4>The hands at the start</h4>',
    tableOf(rows.map((row) => row.map(html))),
    ...beginningText(scene, story).map((text) => `<p>${html(text)}</p>`),
  ];
}

function movesAsHtml({ scene, html }: Page, story: Story): string[] {
  const seats = seatsFromDealer(story);
  const head = ['', ...seats.map((seat) => personAt(scene, story, seat))];
  const rows = riverRows(scene, story).flatMap(({ cells, asides }, at) => [
    `<tr>${[String(at + 1), ...cells].map((cell) => `<td>${html(cell)}</td>`).join('')}</tr>`,
    ...asides.map((text) => `<tr class="aside"><td></td><td colspan="${seats.length}">${html(text)}</td></tr>`),
  ]);
  const key = `A dot before a tile: it was discarded as it was drawn. After an arrow: discarded after a claim or a new ${tileWord(scene)}.`;
  return [
    '<h4>The moves</h4>',
    `<p class="key">${html(key)}</p>`,
    `<div class="wide"><table><thead><tr>${head.map((name) => `<th>${html(name)}</th>`).join('')}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`,
  ];
}

function endAsHtml(page: Page, story: Story): string[] {
  const { scene, html } = page;
  const wins = story.wins.flatMap((win, at) => [
    `<p class="who"><b>${html(winText(scene, story, win))}</b></p>`,
    ...handAsHtml(page, win.judgement, {
      seat: win.seat,
      from: win.by === 'discard' ? win.from : undefined,
      settlement: story.paid[at] ?? [],
    }),
  ]);
  const turnedUp = listsText(scene, story.lists);
  const read = story.read.flatMap(({ seat, judgement }) => [
    `<p class="who"><b>${html(personAt(scene, story, seat))}</b></p>`,
    ...handAsHtml(page, judgement),
  ]);
  const found = story.closing.map(({ seat, marks, hand }) => [
    personAt(scene, story, seat),
    marks.map((mark) => thingName(scene, mark)).join(', '),
    tilesText(scene, hand),
  ]);
  return [
    '<h4>The end</h4>',
    ...(wins.length > 0 ? wins : [`<p><b>${html(endingText(scene, story))}</b></p>`]),
    ...(turnedUp === '' ? [] : [`<p>${html(turnedUp)}</p>`]),
    ...read,
    ...(found.length > 0 ? [tableOf(found.map((row) => row.map(html)))] : []),
    paymentsAsHtml(page, story),
    ...drawScores(scene, story).map((line) => `<p>${html(line.trim())}</p>`),
  ];
}

/** The hand, what counts in it, and what that comes to. */
function handAsHtml({ scene, html }: Page, judgement: Judgement, win?: PaidWin): string[] {
  const told = (award: Award): string => worth(scene, award.value);
  const rows = judgement.patterns
    .filter((award) => told(award) !== '')
    .map((award) => [html(told(award)), html(awardName(scene, award))]);
  const groups = judgement.reading.split(' ');
  const drawn = (shown: readonly string[]): string => shown.map((group) => `${TILES}${group}${END}`).join('  ');
  const claimed = groups.filter((group) => group.startsWith('('));
  const held = drawn(groups.filter((group) => !group.startsWith('(')));
  const hand = claimed.length === 0 ? held : `${held}  claimed: ${drawn(claimed)}`;
  return [
    `<p class="won">${html(hand)}</p>`,
    tableOf([...rows, ['', `<b>${html(tellText(scene, judgement, win))}</b>`]]),
  ];
}

/** Who pays whom, in points and in counters. */
function paymentsAsHtml({ scene, html }: Page, story: Story): string {
  const name = (account: number | string): string =>
    typeof account === 'number' ? personAt(scene, story, account) : thingName(scene, account.slice('pot:'.length));
  const points = story.entries.map(({ from, to, amount: paid, reason }) => [from, to, amount(paid), reason] as const);
  const others = story.transfers.map(
    ({ from, to, amount: paid, counter }) => [from, to, `${amount(paid)} ${thingName(scene, counter)}`, ''] as const,
  );
  const rows = [...points, ...others].map(([from, to, paid, reason]) => [`${name(from)} → ${name(to)}`, paid, reason]);
  return rows.length === 0 ? '' : tableOf(rows.map((row) => row.map(html)));
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<div class="wide"><table><tbody>\n${lines.join('\n')}\n</tbody></table></div>`;
}
