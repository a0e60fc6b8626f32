import { nearest, parseHand, type Hand } from '../../core/index.ts';
import { EVERYWHERE, families, words, type Word } from '../../dsl/index.ts';
import { load, packs, type PackRuleset } from '../../loader/index.ts';
import { columns, padEnd, stringWidth, wrap } from './text-columns.ts';
import { makeScene } from './drawing-context.ts';
import { drawTiles } from './tiles.ts';
import { sentences } from './sentence-forms.ts';
import type { Terminal } from '../terminal.ts';

/** Prints a word of the rule language with an example, in each of its meanings; gives whether there is such a word. */
export function showWord(terminal: Terminal, name: string): boolean {
  const wanted = wordNamed(name);
  const names = [wanted, wanted.replaceAll(' ', '_')];
  const choices = words.filter((word) => valuesOf(word).some((value) => names.includes(value)));
  const found = [...words.filter((word) => names.includes(word.name)), ...choices];
  const said = sentences.filter((sentence) => sentence.words.includes(wanted));
  for (const { words: together, says, example } of said) {
    terminal.out(`${terminal.paint.bold(together.join(', '))} ${terminal.paint.dim('(sentences)')}`);
    terminal.out(`  ${says}`);
    terminal.out(`  example  ${example}`);
  }
  found.forEach((word, index) => {
    if (index > 0) terminal.out('');
    if (choices.includes(word))
      terminal.out(`${names.at(-1)} is a value of ${word.name}: ${word.name} is ${names.at(-1)}`);
    for (const line of drawWord(terminal, word)) terminal.out(line);
  });
  return found.length + said.length > 0;
}

/** What a word of a choice may be, besides names of a pack. */
function valuesOf(word: Word): readonly string[] {
  return ('values' in word && word.values?.({ shapes: [], windows: [], endings: [] })) || [];
}

/** `Tiles-Left` is `tiles left`. */
function wordNamed(name: string): string {
  return name.toLowerCase().replaceAll('-', ' ').trim();
}

/** Prints all words: sentences and then nouns first, as in the reference; each word with the places it may stand in. */
export function listWords({ out, paint, columns: width }: Terminal): void {
  out(paint.bold('Sentences'));
  for (const line of columns(sentences.map(({ words: together, example }) => [together.join(', '), example])))
    out(line);
  out('');
  for (const { is, title, says } of families) {
    out(paint.bold(title));
    for (const line of wrap(says, width - 2)) out(paint.dim(`  ${line}`));
    const family = words.filter((word) => word.is === is);
    const rows = columns(family.map((word) => [word.name, whereOf(word), '|']));
    family.forEach(({ says: sentence }, index) => {
      const head = rows[index]!.slice(0, -1);
      const [first = '', ...more] = wrap(sentence, Math.max(30, width - stringWidth(head)));
      out(head + first);
      for (const line of more) out(padEnd('', stringWidth(head)) + line);
    });
    out('');
  }
  out(paint.dim('`tilewright explain WORD` shows one with an example.'));
}

/** Where a word may stand, in a word. */
function whereOf({ places }: Word): string {
  if (places.length === EVERYWHERE.length) return 'everywhere';
  const hand = places.some((place) => ['pattern', 'value', 'shape', 'score'].includes(place));
  const table = places.some((place) => ['move', 'limit', 'payment', 'sequence', 'setup'].includes(place));
  return hand && table ? 'hand, table' : hand ? 'hand' : 'table';
}

function drawWord(terminal: Terminal, word: Word): string[] {
  const { paint } = terminal;
  const family = families.find(({ is }) => is === word.is)!;
  const values = valuesOf(word);
  const facts = columns([
    ['gives', typeOf(word)],
    ...(values.length > 0 ? [['values', values.join(', ')]] : []),
    ['stands', placesOf(word) === 'everywhere' ? 'everywhere' : `in ${placesOf(word)}`],
    ['example', word.example],
    ...(word.hand === undefined ? [] : [['true of', word.hand]]),
  ]);
  const head = `${paint.bold(word.name)}${word.is === 'named' ? ` and a ${word.names}` : ''}`;
  return [
    `${head} ${paint.dim(`(${family.title.toLowerCase()})`)}`,
    `  ${word.says}`,
    ...facts,
    ...drawHand(terminal, word),
  ];
}

function typeOf(word: Word): string {
  if ('type' in word) return word.type === 'yes/no' ? 'yes or no' : `a ${word.type}`;
  const types = { noun: 'something to count', adjective: 'a noun said more closely', kinds: 'kinds of tiles' } as const;
  return word.is === 'function' ? 'a number' : types[word.is as keyof typeof types];
}

function placesOf({ places }: Word): string {
  return places.length === EVERYWHERE.length ? 'everywhere' : places.join(', ');
}

/** The hand its example is true of, with the tiles of a pack that has them all. */
function drawHand(terminal: Terminal, { hand: text }: Word): string[] {
  const [tiles = ''] = (text ?? '').split(',');
  for (const { id } of tiles === '' ? [] : packs()) {
    const loaded = load(id);
    const hand = loaded.ok ? parseHand(tiles, loaded.value.tiles) : undefined;
    if (loaded.ok && hand?.ok) return ['', ...drawn(terminal, loaded.value, hand.value)];
  }
  return [];
}

function drawn(terminal: Terminal, rules: PackRuleset, { melds, concealed, last, bonus }: Hand): string[] {
  const scene = makeScene(rules, terminal.paint, { columns: terminal.columns });
  const idOf = (tile: number): string => rules.tiles.tiles[tile]!.id;
  const held = concealed.map(idOf);
  const group = { tiles: held, ...(last >= 0 && { last: held.lastIndexOf(idOf(last)) }) };
  const others = [...melds.map((meld) => meld.tiles), ...(bonus.length > 0 ? [bonus] : [])];
  return drawTiles(scene, [group, ...others.map((list) => ({ tiles: list.map(idOf) }))]);
}

/** Words that a name is near to, or a part of. */
export function wordsLike(name: string): string[] {
  const wanted = wordNamed(name);
  const names = words.map((word) => word.name);
  const near = nearest(wanted, names);
  const alike = names.filter((each) => each !== near && wanted.length > 2 && each.includes(wanted)).slice(0, 8);
  return [...(near === undefined ? [] : [near]), ...alike];
}
