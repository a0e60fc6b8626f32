/** The index: patterns, moves, options and what is remembered, by name. */
import type { Block, Chapter } from '../block-types.ts';
import { anchorOf, type EntryChapter, isTold } from '../anchors.ts';
import { joined, type Line, link, paragraph, strong, text } from '../make-blocks.ts';
import { REMEMBERED } from './glossary.ts';
import { type Making, plainName } from '../chapter-context.ts';

const LISTED: readonly EntryChapter[] = ['patterns', 'groups', 'moves', 'shapes', 'options', 'charts', ...REMEMBERED];

interface Entry {
  name: string;
  anchor: string;
}

export function indexChapter(making: Making): Chapter {
  const entries = LISTED.flatMap((chapter) =>
    Object.keys(making.pack[chapter as 'patterns'] ?? {})
      .filter((id) => isTold(making.pack, chapter, id))
      .flatMap((id) => entriesOf(making, chapter, id)),
  );
  const sorted = entries.sort((a, b) => compare(a.name, b.name) || compare(a.anchor, b.anchor));
  const letters = [...new Set(sorted.map(letterOf))];
  return { id: 'index', title: making.texts.index, blocks: letters.map((letter) => letterLine(letter, sorted)) };
}

/** A line for its name, and one for each other name in Latin letters, where readers look for it: `other name (its name)`. */
function entriesOf(making: Making, chapter: EntryChapter, id: string): Entry[] {
  const [name, anchor] = [plainName(making, chapter, id), anchorOf(chapter, id)];
  const others = making.rules
    .also(chapter, id)
    .filter((other) => /^\p{Script=Latin}/u.test(other) && other.toLowerCase() !== name.toLowerCase());
  return [{ name, anchor }, ...others.map((other) => ({ name: `${other} (${name})`, anchor }))];
}

/** The same order on every machine. */
function compare(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a < b ? -1 : a > b ? 1 : 0;
}

function letterOf({ name }: Entry): string {
  return [...name.toUpperCase()][0] ?? '';
}

function letterLine(letter: string, all: readonly Entry[]): Block {
  const here = all.filter((entry) => letterOf(entry) === letter);
  const links = here.map(({ name, anchor }): Line => [link(anchor, text(name))]);
  return paragraph(strong(text(letter)), text(' '), ...joined(links, ' · '));
}
