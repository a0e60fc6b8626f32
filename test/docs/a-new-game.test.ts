/** The guide from a rule sheet to a game is followed literally; what it builds is the pack under examples/. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blocks, commandsIn, newTerminal, pattern, type } from '../kit/guide-pages.ts';

const page = readFileSync(new URL('../../docs/guide/a-new-game.md', import.meta.url), 'utf8');
const BUILT = new URL('../../examples/a-new-game/singapore.yaml', import.meta.url);
const FILE = 'singapore.yaml';

/** A block with the sentence that says what to do with it, and the heading it stands under. */
interface Step {
  kind: string;
  text: string;
  sentence: string;
  section: string;
}

function stepsOf(text: string): Step[] {
  let at = 0;
  return blocks(text).map(({ kind, text: block }) => {
    const place = text.indexOf(`\`\`\`${kind}\n${block}`, at);
    at = place + block.length;
    const before = text.slice(0, place);
    const paragraph = before.trimEnd().split('\n\n').at(-1)!.replaceAll('\n', ' ');
    const sentence = paragraph.split(/(?<=\.) /).at(-1)!;
    return { kind, text: block, sentence, section: before.split(/^## /m).at(-1)!.split('\n')[0]! };
  });
}

/** Chapters of a text: from the line of the name to the line before the comment or blank line that follows. */
function chaptersOf(text: string): Map<string, string> {
  const chapters = new Map<string, string>();
  let name = '';
  for (const line of text.split('\n')) {
    name = /^(\w+):/.exec(line)?.[1] ?? (/^[# ]/.test(line) && name !== '' && line.startsWith(' ') ? name : '');
    if (name !== '') chapters.set(name, `${chapters.get(name) ?? ''}${line}\n`);
  }
  return chapters;
}

/** What a reader does with the file who is told so. */
function edited(file: string, { text, sentence }: Step): string {
  const line = /^In `(\w+)`, change the line `(.+)` to:$/.exec(sentence);
  if (line !== null) {
    const [, entry, old] = line;
    const from = file.search(new RegExp(`^  ${entry}:$`, 'm'));
    const place = file.indexOf(old!, from);
    expect(from >= 0 && place > from, sentence).toBe(true);
    return file.slice(0, place) + text.trim() + file.slice(place + old!.length);
  }
  expect(sentence).toMatch(/^(Replace|Add to) the chapters? (`\w+`(, | and )?)+:$/);
  const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const parts = chaptersOf(text);
  expect([...parts.keys()], sentence).toEqual(named);
  return [...parts].reduce((now, [name, part]) => {
    const there = chaptersOf(now).get(name);
    if (sentence.startsWith('Replace')) {
      expect(there, sentence).toBeDefined();
      return now.replace(there!, () => part);
    }
    if (there === undefined) return `${now}\n${part}`;
    return now.replace(there, () => there + part.slice(part.indexOf('\n') + 1));
  }, file);
}

describe('from a rule sheet to a game', () => {
  test('every step can be done, shows what it says, and leaves a pack without problems', async () => {
    const terminal = newTerminal();
    const done: string[] = [];
    for (const step of stepsOf(page)) {
      if (step.kind === 'console')
        for (const { words, answer } of commandsIn(step.text)) {
          done.push(words[0]!);
          expect(await type(terminal, words), `${step.section}: ${words.join(' ')}`).toMatch(pattern(answer));
        }
      else if (step.kind.startsWith('csv')) terminal.disk[`${step.kind.split(' ')[1]}.csv`] = step.text;
      else {
        terminal.disk[FILE] = edited(terminal.disk[FILE]!, step);
        expect(await type(terminal, ['fmt', FILE, '--check']), step.text).not.toContain('error');
      }
    }
    expect(new Set(done)).toEqual(new Set(['new', 'check', 'test', 'score', 'fmt', 'play', 'book']));
    const built = terminal.disk[FILE]!.replace(/^# yaml-language-server.*\n/, '');
    await expect(built).toMatchFileSnapshot(BUILT.pathname);
  });

  test('every section of the sheet has a section of the guide', () => {
    const sheet = [...page.matchAll(/^> (\d+)\. /gm)].map(([, number]) => number);
    const sections = [...page.matchAll(/^## (\d+)[.]/gm)].map(([, number]) => number);
    expect(sections).toEqual(sheet);
  });

  test('every section that changes the pack ends with a check', () => {
    const last = new Map<string, string>();
    for (const { kind, text, section } of stepsOf(page)) last.set(section, kind === 'yaml' ? 'yaml' : text);
    for (const [section, end] of last) expect(end, section).toMatch(/^\$ tilewright (check|test|score|book|play|fmt)/m);
  });
});
