/** What a pack changes of the one it extends: new rules, rules that are gone, rules that changed. */
import type { Step } from '../../core/index.ts';
import { freeNames } from '../../dsl/index.ts';
import type { Block, Chapter, Inline } from '../block.ts';
import { type Difference, differencesOf, type KeyChange } from '../difference.ts';
import { expressionsOf, type PackExpression } from '../expressions.ts';
import {
  code,
  fill,
  heading,
  joined,
  type Line,
  lines,
  list,
  paragraph,
  plainText,
  text,
  unlinked,
} from '../inline.ts';
import { linkTo, type Making, makeMaking, optionValue, plainName } from '../making.ts';
import { chapterName, linkToRule } from '../places.ts';
import type { EntryChapter } from '../anchors.ts';

/** Empty where the pack extends none. */
export function differencesChapter(making: Making): Chapter {
  const { texts, parent, pack, open } = making;
  const all = parent === undefined ? [] : differencesOf(pack, parent);
  const before = open.parent && makeMaking({ ...open, rules: open.parent }, making.language);
  const chapters = [...new Set(all.map(({ path }) => path[0]!))];
  const blocks =
    before === undefined
      ? []
      : [
          paragraph(
            ...fill(texts.differencesIntro, { name: before.pack.name[making.language] ?? before.pack.name.en }),
          ),
          ...chapters.flatMap((chapter) =>
            chapterBlocks(
              making,
              before,
              chapter,
              all.filter(({ path }) => path[0] === chapter),
            ),
          ),
        ];
  return { id: 'differences', title: texts.differences, blocks };
}

function chapterBlocks(making: Making, before: Making, chapter: string, all: readonly Difference[]): Block[] {
  return [
    heading(3, `differences-${chapter}`, text(chapterName(making, chapter))),
    list(all.map((difference) => differenceItem(making, before, difference))),
  ];
}

function differenceItem(making: Making, before: Making, { is, path, keys }: Difference): Block[] {
  const { texts } = making;
  const name = [ruleName(is === 'removed' ? before : making, path, is !== 'removed')];
  if (is === 'added') return [paragraph(...fill(texts.added, { name }))];
  if (is === 'removed') return [paragraph(...fill(texts.removed, { name }))];
  return [
    paragraph(...fill(texts.changed, { name })),
    lines(keys.map((change) => changeLine(making, before, path, change))),
  ];
}

/** A link where the book has a place for it. */
function ruleName(making: Making, path: readonly string[], isThere: boolean): Inline {
  const [chapter, id] = path;
  if (chapter === 'words') return code(id!);
  if (isThere) return linkToRule(making, path);
  return text(
    id === undefined ? chapterName(making, chapter!) : plainName(making, chapter as EntryChapter, path.at(-1)!),
  );
}

/** A key with what it said and says; where both come to the same sentence under these options, which options it reads. */
function changeLine(making: Making, before: Making, path: readonly string[], change: KeyChange): Line {
  const old = said(before, path, change.key, change.before);
  const now = said(making, path, change.key, change.after);
  const words: Line = change.key === '' ? [] : [code(change.key), text(': ')];
  if (plainText(old) !== plainText(now))
    return [...words, ...fill(making.texts.fromTo, { before: unlinked(old), after: now })];
  const read = optionsIn(making, path, change.key).map((id): Line => [linkTo(making, 'options', id)]);
  return [
    ...words,
    ...fill(read.length > 0 ? making.texts.nowReads : making.texts.otherwiseSaid, { options: joined(read, ', ') }),
  ];
}

function optionsIn(making: Making, path: readonly string[], key: string): string[] {
  const found = expressionAt(making, path, key);
  const names = found ? freeNames(making.read(found.written, found.place).tree) : [];
  return names.flatMap(({ is, name }) => (is === 'option' ? [name] : []));
}

function expressionAt({ pack }: Making, path: readonly string[], key: string): PackExpression | undefined {
  return expressionsOf(pack).find(({ rule, key: at }) => at === key && rule.join('.') === path.join('.'));
}

/** What stands under a key, in words where the book has some. */
function said(making: Making, path: readonly string[], key: string, value: unknown): Line {
  if (value === undefined) return [text(making.texts.nothing)];
  const [chapter, id] = path;
  if (chapter === 'patterns' && key === 'value') return making.value(id!);
  if (chapter === 'shapes' && key === 'is') return making.shape(id!);
  if (chapter === 'options' && key === 'default') return [optionValue(making, value)];
  const steps = stepsAt(making, path, key);
  if (steps !== undefined) return making.steps(steps);
  const found = expressionAt(making, path, key);
  if (found)
    return found.place === 'pattern'
      ? making.said(found.written, 'pattern')
      : making.clause(found.written, found.place);
  if (Array.isArray(value)) return namesIn(making, value);
  return [typeof value === 'object' ? code(JSON.stringify(value)) : code(String(value))];
}

/** Steps as the table does them. */
function stepsAt({ rules }: Making, [chapter, id]: readonly string[], key: string): readonly Step[] | undefined {
  if (chapter === 'turn' && key === 'begins') return rules.turnBegins;
  if (chapter === 'moves' && key === 'steps') return rules.moves[id!]?.steps;
  if (chapter === 'moves' && key === 'if_false') return rules.moves[id!]?.ifFalse;
  if (chapter === 'endings' && key === 'each_seat') return rules.endings[id!]?.eachSeat;
  const window = chapter === 'windows' ? rules.windows[id!] : undefined;
  return window?.[key as keyof typeof window];
}

/** Moves and patterns by their names. */
function namesIn(making: Making, ids: readonly unknown[]): Line {
  if (ids.length === 0) return [text(making.texts.nothing)];
  const nameOf = (id: string): Line => {
    for (const chapter of ['moves', 'patterns', 'groups'] as const)
      if (making.pack[chapter][id] !== undefined) return [text(plainName(making, chapter, id))];
    return [code(id)];
  };
  return joined(
    ids.map((id) => nameOf(typeof id === 'object' ? JSON.stringify(id) : String(id))),
    ', ',
  );
}
