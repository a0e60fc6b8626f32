/** What stands at a place of a pack, in words where the book has some. */
import type { CompletePack, Step } from '../core/index.ts';
import { expressionsOf, type PackExpression } from './findings/pack-expressions.ts';
import { code, joined, type Line, text } from './make-blocks.ts';
import { amount } from './number-text.ts';
import type { Written } from './rule-sentences.ts';
import { type Making, optionValue, plainName } from './chapter-context.ts';

/** What a key of a rule says; `value` as the pack has it. */
export function saidAt(making: Making, path: readonly string[], key: string, value: unknown): Line {
  if (value === undefined) return [text(making.texts.nothing)];
  const [chapter, id] = path;
  if (chapter === 'patterns' && key.startsWith('value')) return making.value(id!);
  if (chapter === 'shapes' && key === 'is') return making.shape(id!);
  if (chapter === 'options' && key === 'default') return [optionValue(making, value)];
  if (chapter === 'groups' && key === 'counts') return [text(countsText(making, String(value)))];
  const steps = stepsAt(making, path, key);
  if (steps !== undefined) return joined(making.steps(steps), ' ');
  const found = expressionAt(making, path, key);
  if (found) {
    const { place } = found.program;
    const written = value as Written;
    return place === 'pattern'
      ? making.said(written, place)
      : making.clause(written, place, chapter === 'settle' ? id : undefined);
  }
  if (key === 'absorbs') return namesIn(making, namesInForce(making, value as Absorbed[]));
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return namesIn(making, value.map(String));
  return saidData(making, value);
}

/** How the patterns of a group count beside each other. */
export function countsText({ texts }: Making, counts: string): string {
  const said: Readonly<Record<string, string>> = {
    all: texts.groupAll,
    best: texts.groupBest,
    alone: texts.groupAlone,
    linked: texts.groupLinked,
  };
  return said[counts] ?? counts;
}

/** Numbers and rows of them as people write them. */
function saidData(making: Making, value: unknown): Line {
  if (typeof value === 'number' || typeof value === 'boolean') return [optionValue(making, value)];
  if (typeof value !== 'object' || value === null) return [code(String(value))];
  const entries = Object.entries((value as { rows?: object }).rows ?? value);
  const rest = (key: string, one: unknown): unknown => (key === 'name' ? undefined : one);
  if (entries.some(([, one]) => typeof one !== 'number')) return [code(JSON.stringify(value, rest))];
  return [text(entries.map(([key, one]) => `${key}: ${amount(Number(one))}`).join(making.texts.listComma))];
}

function expressionAt(making: Making, path: readonly string[], key: string): PackExpression | undefined {
  return expressionsOf(making).find(({ rule, key: at }) => at === key && rule.join('.') === path.join('.'));
}

/** Steps as the table does them. */
function stepsAt({ rules }: Making, [chapter, id]: readonly string[], key: string): readonly Step[] | undefined {
  if (chapter === 'turn' && key === 'begins') return rules.turnBegins;
  if (chapter === 'bonus' && key === 'shown') return rules.bonus.shown;
  if (chapter === 'moves' && key === 'steps') return rules.moves[id!]?.steps;
  if (chapter === 'moves' && key === 'if_false') return rules.moves[id!]?.ifFalse;
  if (chapter === 'phases' && key === 'done') return rules.phases.find((phase) => phase.id === id)?.done;
  if (chapter === 'endings' && key === 'each_seat') return rules.endings[id!]?.eachSeat;
  const window = chapter === 'windows' ? rules.windows[id!] : undefined;
  return window?.[key as keyof typeof window];
}

/** What a pattern or a group takes away; some only where a condition of options holds. */
export type Absorbed = NonNullable<CompletePack['patterns'][string]['absorbs']>[number];

/** What is taken away under the options of the book. */
export function namesInForce(making: Making, list: readonly Absorbed[] = []): string[] {
  return list.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    return making.isAlways(String(entry.when), 'pattern') ? [entry.pattern] : [];
  });
}

/** Moves and patterns by their names. */
function namesIn(making: Making, ids: readonly string[]): Line {
  if (ids.length === 0) return [text(making.texts.nothing)];
  const nameOf = (id: string): Line => {
    for (const chapter of ['moves', 'patterns', 'groups'] as const)
      if (making.pack[chapter][id] !== undefined) return [text(plainName(making, chapter, id))];
    return [code(id)];
  };
  return joined(ids.map(nameOf), making.texts.listComma);
}
