/** What tables agree on before they play: each option, what it may be, and which rules read it. */
import { worded } from '../say/index.ts';
import type { OptionValue } from '../../core/index.ts';
import type { Block, Chapter } from '../block-types.ts';
import { anchorOf } from '../anchors.ts';
import {
  code,
  fill,
  heading,
  joined,
  type Line,
  lines,
  link,
  paragraph,
  plainText,
  table,
  text,
} from '../make-blocks.ts';
import { amount } from '../number-text.ts';
import { linkTo, type Making, nameOf, noteOn, optionValue, origin } from '../chapter-context.ts';
import { linkToRule } from '../rule-links.ts';
import { readersOf } from '../findings/rules-that-read-options.ts';

export function optionsChapter(making: Making): Chapter {
  const { texts, pack } = making;
  const ids = Object.keys(pack.options);
  const readers = readersOf(making);
  const rows = ids.map((id): Line[] => [
    [link(anchorOf('options', id), nameOf(making, 'options', id)), text(' '), code(id)],
    range(making, id),
    [optionValue(making, making.rules.options[id])],
  ]);
  return {
    id: 'options',
    title: texts.options,
    blocks: [
      paragraph(text(texts.optionsIntro)),
      table([texts.option, texts.optionRange, texts.optionValue], rows),
      ...ids.flatMap((id) => optionBlocks(making, id, readers.get(id) ?? [])),
    ],
  };
}

/** What an option may be. */
function range(making: Making, id: string): Line {
  const { texts, pack } = making;
  const { type, range: bounds, values = [] } = pack.options[id]!;
  if (type === 'yes/no') return [text(`${texts.yes}/${texts.no}`)];
  const choices = values.map((value): Line => [code(value)]);
  if (type === 'choice') return joined(choices, texts.listComma);
  const [least, most] = bounds ?? [];
  if (least === undefined || most === undefined) return [text(texts.anyNumber)];
  return fill(texts.between, { least: amount(least), most: amount(most) });
}

function optionBlocks(making: Making, id: string, readers: readonly (readonly string[])[]): Block[] {
  const { texts, pack, rules } = making;
  const { default: usual, sets = {} } = pack.options[id]!;
  const facts: Line[] = [
    ...(rules.options[id] === usual ? [] : [fill(texts.optionIs, { usual: [optionValue(making, usual)] })]),
    ...Object.entries(sets).flatMap(([value, others]) =>
      Object.keys(others).length > 0 ? [setsLine(making, value, others)] : [],
    ),
    ...(readers.length > 0
      ? [
          fill(texts.readBy, {
            rules: joined(onceEach(readers.map((path) => [linkToRule(making, path)])), texts.listComma, texts.listAnd),
          }),
        ]
      : []),
  ];
  return [
    heading(3, anchorOf('options', id), nameOf(making, 'options', id)),
    paragraph(...optionSays(making, id), text(' '), ...origin(making, ['options', id])),
    lines(facts),
    ...noteOn(making, ['options', id]),
  ];
}

/** Rules of one name stand in one place. */
function onceEach(links: readonly Line[]): Line[] {
  return [...new Map(links.map((link) => [plainText(link), link])).values()];
}

/** What other options are where a choice has this value. */
function setsLine(making: Making, value: string, others: Readonly<Record<string, OptionValue>>): Line {
  const { texts } = making;
  const set = Object.entries(others).map(
    ([id, to]): Line => [linkTo(making, 'options', id), text(texts.equals), optionValue(making, to)],
  );
  return fill(texts.optionSets, { value: [code(value)], others: joined(set, texts.comma) });
}

/** What an option decides, as a sentence. */
export function optionSays({ texts, pack, language }: Making, id: string): Line {
  const says = worded(pack.options[id]!.says, language);
  return fill(texts.optionSays, { says: says.charAt(0).toLowerCase() + says.slice(1) });
}
