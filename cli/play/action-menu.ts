/** What a person may do now, and what a typed line means. */
import { type Action, nearest, NEXT_DEAL, PASS, REVOKE, SHOW, type View } from '../../core/index.ts';
import type { PackRuleset } from '../../loader/index.ts';
import { stringWidth } from '../draw/text-columns.ts';
import { kindName, moveName, owned, say, type Scene } from '../draw/drawing-context.ts';
import { tilesText, tileText } from '../draw/tiles.ts';

/** Actions by the number that chooses them. */
export interface Menu {
  /** Discards stand below the tiles of the hand. */
  discards: { number: number; action: Action; tile: string }[];
  others: { number: number; action: Action }[];
  pass: Action | undefined;
}

/** So many ways to make a move are not listed one by one. */
const MANY = 24;

export type Word = 'hint' | 'help' | 'table' | 'undo' | 'quit';

/** What a line asks for. */
export type Wish = { is: 'action'; action: Action } | { is: 'word'; word: Word } | { is: 'unclear'; message: string };

export function makeMenu(scene: Scene, view: View): Menu {
  const plain = (action: Action): boolean => {
    const steps = scene.rules.moves[action.move]?.steps ?? [];
    return (
      action.tiles.length === 1 &&
      steps.some((step) => step.do === 'discard') &&
      !steps.some((step) => step.do === 'mark')
    );
  };
  const acts = view.legal.filter((action) => action.move !== PASS);
  const discards = acts.filter(plain).map((action, i) => ({ number: i + 1, action, tile: action.tiles[0]! }));
  const others = acts
    .filter((action) => !plain(action))
    .map((action, i) => ({ number: discards.length + i + 1, action }));
  return { discards, others, pass: view.legal.find((action) => action.move === PASS) };
}

/** `Pung 55m`. */
export function actionText(scene: Scene, action: Action): string {
  const name = answerName(scene, action.move);
  return action.tiles.length > 0 ? `${name} ${tilesText(scene, action.tiles)}` : name;
}

function answerName(scene: Scene, move: string): string {
  const own: Record<string, string> = {
    [PASS]: 'Pass',
    [SHOW]: 'Show the hand',
    [REVOKE]: 'Take the win back',
    [NEXT_DEAL]: 'Next deal',
  };
  return own[move] ?? moveName(scene, move);
}

/** What lies open: `Cleo's 5m`, `Ben's 5p (Melded kong)`. */
export function windowText(scene: Scene, { window, seats }: View): string {
  if (!window) return '';
  const how = Object.values(scene.rules.moves).find(({ steps }) =>
    steps.some((step) => step.do === 'window' && step.name === window.name),
  );
  const discarded = how === undefined || how.steps.some((step) => step.do === 'discard');
  const kind = scene.rules.tiles.tiles[scene.rules.tiles.byId[window.tile]!]?.kind;
  const name = kind === undefined ? undefined : kindName(scene, scene.rules.tiles.kinds[kind]!.id);
  const tile = `${owned(scene.players[seats[window.from]!.player]!)} ${tileText(scene, window.tile)}${name ? ` ${name}` : ''}`;
  return discarded ? tile : `${tile} (${say(scene, how.name)})`;
}

/** The numbered list of everything but plain discards; ways to make one move stand together. */
export function menuLines(scene: Scene, { others, pass }: Menu): string[] {
  const { paint, columns } = scene;
  const moves = [...new Set(others.map(({ action }) => action.move))];
  const lines = moves.flatMap((move) => {
    const ways = others.filter(({ action }) => action.move === move);
    if (ways.length > MANY) {
      const [{ action }] = [ways[0]!];
      return [`  ${answerName(scene, move)}: type it with tiles, such as ${paint.bold(namesOf(scene, action)[0]!)}`];
    }
    const texts = ways.map(({ number, action }) => {
      const text = `${String(number).padStart(2)}  ${actionText(scene, action)}`;
      return { width: stringWidth(text), text: text.replace(String(number), paint.bold(String(number))) };
    });
    const width = Math.max(...texts.map((text) => text.width)) + 3;
    const perLine = Math.max(1, Math.floor((columns - 2) / width));
    const rows = Array.from({ length: Math.ceil(texts.length / perLine) }, (_, i) =>
      texts.slice(i * perLine, (i + 1) * perLine),
    );
    return rows.map((row) => `  ${row.map((each) => each.text + ' '.repeat(width - each.width)).join('')}`.trimEnd());
  });
  return pass ? [...lines, `  ${paint.bold(' 0')}  ${answerName(scene, PASS)} ${paint.dim('(or Enter)')}`] : lines;
}

const WORDS: Record<string, Word> = {
  '?': 'hint',
  hint: 'hint',
  help: 'help',
  h: 'help',
  table: 'table',
  t: 'table',
  undo: 'undo',
  u: 'undo',
  quit: 'quit',
  q: 'quit',
  exit: 'quit',
};

/** The word a line is, if it is one. */
export function wordIn(line: string): Word | undefined {
  const text = line.trim().toLowerCase();
  return Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
}

/** Numbers, tiles (`7z`), moves with or without tiles (`pung`, `chow 34m`), and a few words. */
export function readWish(scene: Scene, menu: Menu, view: View, line: string): Wish {
  const text = line.trim().toLowerCase();
  const all = [...menu.discards, ...menu.others];
  const only = text === '' && view.legal.length === 1 ? view.legal[0] : undefined;
  if (only) return { is: 'action', action: only };
  if (text === '' || text === '0') return menu.pass ? { is: 'action', action: menu.pass } : unclear(menu, text);
  if (Object.hasOwn(WORDS, text)) return { is: 'word', word: WORDS[text]! };
  const numbered = /^\d+$/.test(text) ? all.find(({ number }) => number === Number(text)) : undefined;
  if (numbered) return { is: 'action', action: numbered.action };
  const discard = menu.discards.find(({ tile }) => tile === text);
  if (discard) return { is: 'action', action: discard.action };
  const fitting = view.legal.filter((action) =>
    namesOf(scene, action).some((name) => name === text || name.startsWith(`${text} `)),
  );
  if (fitting.length === 1) return { is: 'action', action: fitting[0]! };
  if (fitting.length > 1)
    return { is: 'unclear', message: `Which one? ${fitting.map((action) => actionText(scene, action)).join(', ')}` };
  const known = [...Object.keys(WORDS), ...view.legal.map(({ move }) => move)].filter((word) => word.length > 2);
  return namedMove(scene, view, text) ?? unclear(menu, text, nearest(text, known));
}

/** `pung 55m`, `碰 55m`. */
function namesOf(scene: Scene, { move, tiles }: Action): string[] {
  const letters = [...new Set(tiles.map((tile) => tile.at(-1)!))];
  const notation = letters
    .map(
      (letter) =>
        tiles
          .filter((tile) => tile.endsWith(letter))
          .map((tile) => tile.slice(0, -1))
          .join('') + letter,
    )
    .join(' ');
  const names = [
    move,
    answerName(scene, move),
    scene.rules.moves[move]?.name.en ?? move,
    say(scene, scene.rules.moves[move]?.name, move),
    ...alsoCalled(scene, move),
  ];
  return [...new Set(names.map((name) => `${name.toLowerCase()} ${notation}`.trim()))];
}

/** What players say for a move: `pon`; rules that were compiled ahead of time have left it out. */
function alsoCalled({ rules }: Scene, move: string): readonly string[] {
  return (rules as Partial<PackRuleset>).also?.('moves', move) ?? [];
}

/** A move that is not open now: the table says which rule forbids it. A tile means the discard that does least besides. */
function namedMove(scene: Scene, view: View, text: string): Wish | undefined {
  const tile = scene.rules.tiles.byId[text] === undefined ? undefined : text;
  const discard = Object.values(scene.rules.moves)
    .filter((move) => move.steps.some((step) => step.do === 'discard'))
    .sort((a, b) => a.steps.length - b.steps.length)[0];
  if (tile !== undefined && discard)
    return { is: 'action', action: { seat: view.seat, move: discard.id, tiles: [tile] } };
  const named = Object.values(scene.rules.moves)
    .flatMap(({ id, name }) =>
      [id, ...Object.values(name), ...alsoCalled(scene, id)].map((each) => ({ id, name: each.toLowerCase() })),
    )
    .filter(({ name }) => text === name || text.startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (!named) return undefined;
  const rest = text.slice(named.name.length).split(/\s+/);
  const tiles = rest.flatMap((part) => [...part.slice(0, -1)].map((rank) => rank + part.at(-1)!));
  return { is: 'action', action: { seat: view.seat, move: named.id, tiles } };
}

function unclear({ discards, others, pass }: Menu, text: string, near?: string): Wish {
  const last = discards.length + others.length;
  const what = text === '' ? 'Say what to do.' : `"${text}" is nothing to do here.`;
  const meant = near === undefined ? '' : ` Did you mean "${near}"?`;
  const numbers = pass ? `0 to ${last}` : last === 1 ? '1' : `1 to ${last}`;
  const tile = discards.length > 0 ? ' or a tile' : '';
  return { is: 'unclear', message: `${what}${meant} Type a number (${numbers})${tile}, ? or help.` };
}
