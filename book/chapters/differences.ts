/** What a pack changes of the one it extends, and since an earlier version: every change with a hand or a situation that comes out otherwise. */
import type { PackChanges, PackChange } from '../kept/kept-finding-types.ts';
import type { CompletePack } from '../../schemas/index.ts';
import type { Block, Chapter, Inline } from '../block-types.ts';
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
} from '../make-blocks.ts';
import { linkTo, type Making, makeMaking, packName, plainName, ruleText } from '../chapter-context.ts';
import { chapterName, linkToRule } from '../rule-links.ts';
import { optionSays } from './options.ts';
import { type EntryChapter, isTold } from '../anchors.ts';
import { ruleOf } from '../findings/rule-paths.ts';
import type { ComparedPack, OpenPack } from '../opened-pack-types.ts';
import { textLanguage } from '../text/index.ts';
import { saidAt } from '../said-at-path.ts';
import { witnessLines } from '../witness-lines.ts';

/** A change with what the book is made of, before and after. */
interface Telling {
  making: Making;
  before: Making;
  diff: PackChanges;
  /** Of the chapter. */
  id: string;
}

/** What differs from the pack this one extends; empty where it extends none. */
export function differencesChapter(making: Making): Chapter {
  const { open, texts } = making;
  return comparison(making, open.parent, 'differences', texts.differences);
}

/** What has changed since an earlier version; empty where none is asked for. */
export function sinceChapter(making: Making): Chapter {
  const { open, texts } = making;
  const title = fill(texts.since, { version: [text(versionOf(making, open.since?.rules.pack))] });
  return comparison(making, open.since, 'since', plainText(title));
}

/** A line a change, for lists outside of books. */
export function changesInWords(open: OpenPack, compared: ComparedPack, language: string): string[] {
  const telling = tellingOf(makeMaking(open, language), compared, 'differences');
  const changes = telling ? [...telling.diff.changes, ...telling.diff.unshown] : [];
  return changes.map((change) => changeLines(telling!, change).map(plainText).join('. '));
}

function tellingOf(making: Making, compared: ComparedPack | undefined, id: string): Telling | undefined {
  const diff = toldChanges(making, compared?.changes());
  return diff && { making, before: makeMaking({ ...making.open, ...compared }, making.language), diff, id };
}

function comparison(making: Making, compared: ComparedPack | undefined, id: string, title: string): Chapter {
  const { texts, language } = making;
  const telling = tellingOf(making, compared, id);
  if (telling === undefined) return { id, title, blocks: [] };
  const { before, diff } = telling;
  const intro = fill(diff.changes.length + diff.unshown.length === 0 ? texts.noDifferences : texts.differencesIntro, {
    name: id === 'since' ? versionOf(making, before.pack) : packName(before),
  });
  const blocks = [
    paragraph(...intro, text(diff.changes.length > 0 && textLanguage(language) === 'en' ? texts.differencesShown : '')),
    ...[...new Set(diff.changes.map(({ path }) => path[0]!))].flatMap((chapter) => chapterBlocks(telling, chapter)),
    ...unshownBlocks(telling),
    ...wordingBlocks(telling),
    ...(diff.reworded === 0 ? [] : [paragraph(...fill(texts.reworded, { count: diff.reworded }))]),
  ];
  return { id, title, blocks };
}

function versionOf({ texts }: Making, pack: CompletePack | undefined): string {
  const version = pack?.version;
  return version === undefined ? texts.earlierVersion : plainText(fill(texts.itsVersion, { version: String(version) }));
}

/** Rules whose rules are the same, and whose text in the book is another. */
function wordingBlocks({ making, before, diff, id }: Telling): Block[] {
  if (id !== 'since') return [];
  const changed = [...diff.changes, ...diff.unshown].map(({ path }) => ruleOf(path).rule.join('.'));
  const rules = [...making.open.words.keys()].filter((rule) => !changed.includes(rule)).map((rule) => rule.split('.'));
  const items = rules.flatMap((rule) => {
    const [was, is] = [ruleText(before, rule), ruleText(making, rule)].map((told) => told && joined(told, ' '));
    if (!was || !is || plainText(was) === plainText(is)) return [];
    const said = [fill(making.texts.wasSaid, { what: unlinked(was) }), fill(making.texts.isSaid, { what: is })];
    return [[paragraph(ruleName(making, rule, true)), lines(said)]];
  });
  return items.length === 0 ? [] : [heading(3, `${id}-wording`, text(making.texts.unshownTitle)), list(items)];
}

/** Changes but those of counters that no player keeps, and of words where nothing shows them. */
function toldChanges({ pack }: Making, diff: PackChanges | undefined): PackChanges | undefined {
  const isShown = ({ path }: PackChange): boolean => {
    const at = path.indexOf('counters');
    return at < 0 || isTold(pack, 'counters', path[at + 1]!);
  };
  const unshown = diff?.unshown.filter((one) => one.path[0] !== 'words' && isShown(one));
  return diff && { ...diff, changes: diff.changes.filter(isShown), unshown: unshown! };
}

function chapterBlocks(telling: Telling, chapter: string): Block[] {
  const own = telling.diff.changes.filter(({ path }) => path[0] === chapter);
  return [
    heading(3, `${telling.id}-${chapter}`, text(chapterName(telling.making, chapter))),
    list(own.map((change) => changeItem(telling, change))),
  ];
}

/** Changes that nothing shows; all of them, where nothing was searched. */
function unshownBlocks(telling: Telling): Block[] {
  const { making, diff } = telling;
  if (diff.unshown.length === 0) return [];
  const { hands, situations } = diff.searched;
  const intro = fill(making.texts.unshown, { hands, situations });
  return [
    ...(hands + situations === 0
      ? []
      : [heading(3, `${telling.id}-unshown`, text(making.texts.unshownTitle)), paragraph(...intro)]),
    list(diff.unshown.map((change) => changeItem(telling, change))),
  ];
}

function changeItem(telling: Telling, change: PackChange): Block[] {
  const [head = [], ...more] = changeLines(telling, change);
  // What shows a change was found and told in English.
  const { making, before } = telling;
  const isTold = change.witness !== undefined && textLanguage(making.language) === 'en';
  const shown = isTold ? witnessLines(making, before, change.witness!) : [];
  const below = [...more, ...shown];
  return [paragraph(...head), ...(below.length === 0 ? [] : [lines(below)])];
}

/** Keys of what is done step by step: there the text of a rule says more than a list of steps. */
const STEPS = ['steps', 'opens', 'each_seat'];

/** No longer texts stand beside each other. */
const LONG = 60;

/** The change, what was and what is in one line where that is short: `Pure One Suit, value: 7 fans → 6 fans`. */
function changeLines({ making, before }: Telling, change: PackChange): Line[] {
  const { texts } = making;
  const { path } = change;
  const { rule, keys } = ruleOf(path);
  if (change.kind === 'renamed' || change.item !== undefined || (keys.length === 0 && change.kind !== 'changed'))
    return [entryLine(making, before, change, rule)];
  const key = keys.join('.');
  const label = keyName(making, rule, keys);
  const head: Line = [ruleName(making, rule, true), ...(label === '' ? [] : [text(`${texts.comma}${label}`)])];
  const said = (of: Making, value: unknown): Line => {
    const own = STEPS.includes(key) ? ruleText(of, rule) : undefined;
    return own ? joined(own, ' ') : saidAt(of, rule, key, value);
  };
  const old = unlinked(said(before, change.before));
  const now = said(making, change.after);
  if (plainText(old) === plainText(now)) return [[...head, text(`${texts.colon}${texts.otherwiseSaid}`)]];
  if (plainText(old).length + plainText(now).length > LONG)
    return [head, fill(texts.wasSaid, { what: old }), fill(texts.isSaid, { what: now })];
  return [[...head, text(texts.colon), ...fill(texts.fromTo, { before: old, after: now })]];
}

/** A rule that is new, gone, or only called otherwise; or what came to or left a list of names. */
function entryLine(making: Making, before: Making, { kind, path, item }: PackChange, rule: readonly string[]): Line {
  const { texts } = making;
  const isGone = kind === 'removed' && item === undefined;
  const name = [ruleName(isGone ? before : making, rule, !isGone)];
  if (kind === 'renamed') return fill(texts.renamed, { name });
  if (item === undefined)
    return isGone
      ? fill(rule[0] === 'options' ? texts.removedOption : texts.removed, { name })
      : [...fill(texts.added, { name }), ...about(making, path)];
  const which = { name, item: [itemName(kind === 'added' ? making : before, item)] };
  if (path.at(-1) === 'absorbs') return fill(kind === 'added' ? texts.nowAbsorbs : texts.absorbsNoMore, which);
  return fill(kind === 'added' ? texts.nowWith : texts.nowWithout, which);
}

/** What is new, in its own words. */
function about(making: Making, [chapter, id]: readonly string[]): Line {
  if (chapter === 'options') return [text(' '), ...optionSays(making, id!)];
  if (chapter !== 'patterns') return [];
  const { when } = making.pack.patterns[id!]!;
  return [
    text(' '),
    ...unlinked(fill(making.texts.patternWhen, { value: making.value(id!), condition: making.said(when, 'pattern') })),
  ];
}

/** A link where the book has a place for it. */
function ruleName(making: Making, path: readonly string[], isThere: boolean): Inline {
  const [chapter, id] = path;
  if (chapter === 'words') return code(id!);
  if (isThere) return linkToRule(making, path);
  if (chapter === 'settle') return { is: 'text', text: plainText([...unlinked([linkToRule(making, path)])]) };
  return text(
    id === undefined ? chapterName(making, chapter!) : plainName(making, chapter as EntryChapter, path.at(-1)!),
  );
}

function itemName(making: Making, id: string): Inline {
  for (const chapter of ['patterns', 'groups', 'moves'] as const)
    if (making.pack[chapter]?.[id] !== undefined) return linkTo(making, chapter, id);
  return code(id);
}

/** What a key is called: the counter or step it stands for by its own name. */
function keyName(making: Making, [chapter]: readonly string[], [key, id]: readonly string[]): string {
  const { texts } = making;
  if (key === undefined) return '';
  if (id !== undefined && key === 'counters') return plainName(making, 'counters', id);
  if (chapter === 'patterns' && key === 'value') return texts.key_value;
  const known = texts[`key_${key}` as 'key_when'] ?? key;
  return id === undefined ? known : `${known} ${id}`;
}
