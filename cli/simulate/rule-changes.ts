/** Which rules of two rulesets differ, in the words of their books. */
import { diffPacks, type ToldChange } from '../../authoring/diff/index.ts';
import { changesInWords, type OpenPack } from '../../book/index.ts';
import type { LoadSettings, PackRuleset } from '../../loader/index.ts';
import { say } from '../draw/drawing-context.ts';
import { amount, plural } from '../draw/number-text.ts';
import { type Block, bullets, paragraph } from './report-blocks.ts';

/** The two rulesets: by what each pack is opened with, and what it is called. */
export interface ComparedRules {
  rules: readonly PackRuleset[];
  packs: readonly string[];
  names: readonly string[];
  files: LoadSettings;
  language: string;
  /** The command that lists all differences. */
  command: string;
}

/** The command tells more. */
const MOST = 8;
/** Changes of more letters stand after the others. */
const LONG = 160;

/** What differs: the first few as sentences, and where to read the rest. */
export function ruleChangeBlocks(compared: ComparedRules): Block[] {
  const { names, command } = compared;
  const told = changesOf(compared);
  if (told === undefined) return [];
  if (told.length === 0) return [paragraph('Both sides play by the same rules.')];
  const differ = told.length === 1 ? 'One rule differs.' : `${amount(told.length)} rules differ.`;
  const more = told.length - MOST;
  return [
    paragraph(`${differ} Each line says first how it is by ${names[0]}, then by ${names[1]}:`),
    bullets(told.slice(0, MOST)),
    ...(more > 0 ? [paragraph(`And ${plural(more, 'more rule')}: \`${command}\` lists them all.`)] : []),
  ];
}

/** First the options that have another value, then short changes, long ones and how patterns count together, last the options of one pack only. */
function changesOf({ rules, packs, files, language }: ComparedRules): string[] | undefined {
  const [one, other] = rules.map(openOf) as [OpenPack, OpenPack];
  const [a, b] = rules.map(({ options }) => ({ ...files, options }));
  const diffed = diffPacks(packs[0]!, packs[1]!, { a: a!, b: b!, effort: 'none' });
  if (!diffed.ok) return undefined;
  const { changes, unshown, ...rest } = diffed.value;
  const lines = [...changes, ...unshown].flatMap((change) => {
    if (isOptionValue(change)) return [{ text: optionText(other.rules, change, language), rank: 0 }];
    const only = { ...one, changes: () => ({ ...rest, changes: [], unshown: [asAmount(change)] }) };
    return changesInWords(other, only, language).map((line) => ({
      text: asSentence(line, change),
      rank: rankOf(line, change),
    }));
  });
  return lines.sort((x, y) => x.rank - y.rank).map(({ text }) => text);
}

function openOf(rules: PackRuleset): OpenPack {
  return { rules, words: new Map(), examples: [], under: () => rules };
}

function rankOf(line: string, { path }: ToldChange): number {
  if (path[0] === 'options') return 3;
  const isOfGroups = path.some((key) => ['groups', 'group', 'absorbs'].includes(key));
  return isOfGroups || line.length > LONG ? 2 : 1;
}

/** Whether an option of both packs has another value. */
function isOptionValue({ path: [chapter, , key] }: ToldChange): boolean {
  return chapter === 'options' && key === 'default';
}

/** `Minimum: 3 → 1. How many fan a hand needs to win.` */
function optionText({ pack }: PackRuleset, { path, before, after }: ToldChange, language: string): string {
  const { name, says } = pack.options[path[1]!]!;
  return `${say({ language }, name, path[1])}: ${valueText(before)} → ${valueText(after)}. ${say({ language }, says)}`;
}

function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? amount(value) : String(value).replaceAll('_', ' ');
}

/** Of a payment that is new or gone, what it comes to. */
function asAmount(change: ToldChange): ToldChange {
  const { path, before, after } = change;
  if (path[0] !== 'settle' || path.length !== 3) return change;
  const amountOf = (payment: unknown): Pick<ToldChange, 'after'> => {
    const { amount: paid } = (payment ?? {}) as { amount?: NonNullable<ToldChange['after']> };
    return paid === undefined ? {} : { after: paid };
  };
  const { before: _, after: __, ...others } = change;
  const [was, is] = [amountOf(before).after, amountOf(after).after];
  return {
    ...{ ...others, kind: 'changed', path: [...path, 'amount'] },
    ...(was !== undefined && { before: was }),
    ...(is !== undefined && { after: is }),
  };
}

/** What the book has no words for is said as `diff` says it. */
function asSentence(line: string, { path, kind, says }: ToldChange): string {
  const isOneTally = path[0] === 'patterns' && path[2] === 'value' && kind !== 'changed';
  if (isOneTally || line.includes('{"')) return says;
  return `${line.replaceAll('.. ', '. ').replace(/\.$/, '')}.`;
}
