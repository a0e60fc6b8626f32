/** Whatever somebody types, and wherever the cursor stands: an answer, never an exception. */
import { seededRandom } from '../../core/index.ts';
import { completion } from '../../lsp/features/completion.ts';
import { definition } from '../../lsp/features/definition.ts';
import { formatting } from '../../lsp/features/formatting.ts';
import { hover } from '../../lsp/features/hover.ts';
import { references } from '../../lsp/features/references.ts';
import { prepareRename, rename } from '../../lsp/features/rename.ts';
import { symbols } from '../../lsp/features/document-symbols.ts';
import { answerUnless } from '../../lsp/server/check-pack.ts';
import { diagnosticsOf } from '../../lsp/features/diagnostics.ts';
import { builtInFile } from '../../loader/index.ts';
import { expect, test } from 'vitest';
import type { Workspace } from '../../lsp/workspace.ts';
import { askingAt, memoryPlatform, opened } from './in-memory-pack.ts';

const PIECES = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ': ',
    ', ',
    '- ',
    '"',
    "'",
    '#',
    '\n',
    '\n  ',
    '\n    ',
    '\r\n',
    '\t',
    '|',
    '>-\n',
    '&a',
    '*a',
    '!x',
    '? ',
    '---\n',
  ],
  ...[
    'when: ',
    'patterns:\n',
    'extends: ',
    'use: [./b.yaml]',
    'every set is ',
    'count(',
    'would score ',
    '平',
    '\u{1f000}',
    '\ud83c',
    '\0',
    '%',
    '@',
  ],
];

const random = seededRandom(61);
const below = (count: number): number => random.int(0, count - 1);

/** A piece put in, a stretch taken out, or two stretches exchanged. */
function mangled(text: string): string {
  const at = below(text.length + 1);
  const length = below(12);
  switch (below(3)) {
    case 0:
      return text.slice(0, at) + PIECES[below(PIECES.length)]! + text.slice(at);
    case 1:
      return text.slice(0, at) + text.slice(at + length);
    default:
      return (
        text.slice(0, at) +
        text.slice(at + length, at + 2 * length) +
        text.slice(at, at + length) +
        text.slice(at + 2 * length)
      );
  }
}

function askEverything(workspace: Workspace, name: string, text: string, offset: number): unknown[] {
  workspace.open.set(name, text);
  const asked = askingAt(workspace, name, offset);
  return [
    completion(asked),
    hover(asked),
    definition(asked),
    references(asked, true),
    prepareRename(asked),
    rename(asked, 'another'),
    symbols(asked),
    formatting(asked),
  ];
}

const PARENT =
  'id: p\nname: { en: P }\nextends: american\nuse: [./b.yaml]\npatterns:\n  own: { when: any tile is lucky }\n';
const USED = 'words:\n  lucky: 19m\n';
const TEXTS: Record<string, string> = {
  '/p.yaml': PARENT,
  '/b.yaml': USED,
  '/q.yaml': `${PARENT}moves:\n  win:\n    steps: [{ window: w, when: "by draw and own" }]\n    when: >-\n      tiles left > 0\n      and not exposed in x\n`,
  '/h.yaml': builtInFile('rulesets/american/pack.yaml')!.text,
};

test.each(Object.keys(TEXTS))('%s, changed again and again', (name) => {
  const workspace = opened(TEXTS);
  let asked = 0;
  for (let round = 0; round < 50; round++) {
    let text = TEXTS[name]!;
    for (let change = 0; change < 6; change++) {
      text = mangled(text);
      askEverything(workspace, name, text, below(text.length + 3));
      asked++;
    }
  }
  expect(asked).toBe(300);
});

test('what is said of such texts can be shown', async () => {
  for (let round = 0; round < 40; round++) {
    const name = round % 2 === 0 ? '/p.yaml' : '/q.yaml';
    let text = TEXTS[name]!;
    for (let change = 0; change < 1 + below(4); change++) text = mangled(text);
    const platform = memoryPlatform({ ...TEXTS, [name]: text });
    const answer = (await answerUnless(
      undefined,
      { pack: name, open: {}, whole: true },
      { ...platform, readFolder: () => [] },
    ))!;
    for (const diagnostics of diagnosticsOf(platform, { dslOnly: round % 3 === 0 }, name, text, answer).values()) {
      for (const { range, message } of diagnostics) {
        expect(message).not.toBe('');
        expect(range.start.line * 1e6 + range.start.character).toBeLessThanOrEqual(
          range.end.line * 1e6 + range.end.character,
        );
      }
    }
  }
});
