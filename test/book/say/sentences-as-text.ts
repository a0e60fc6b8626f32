/** Sentences of packs as plain text, for tests. */
import { en, plain, sayContext, sayExpression, type SayContext, zh } from '../../../book/say/index.ts';
import { compileExpression, type PlaceName, type Program } from '../../../dsl/index.ts';
import { load, type PackRuleset } from '../../../loader/index.ts';
import type { CompletePack } from '../../../schemas/index.ts';

export type Code = 'en' | 'zh';

const LANGUAGES = { en, zh };
const loaded = new Map<string, PackRuleset>();
const contexts = new Map<string, SayContext>();

/** A built-in pack, loaded once. */
export function packNamed(id: string): PackRuleset {
  const known = loaded.get(id);
  if (known) return known;
  const result = load(id);
  if (!result.ok) throw new Error(result.problems[0]?.message);
  loaded.set(id, result.value);
  return result.value;
}

/** What sentences of a pack need to know, made once for each language. */
export function contextOf(code: Code, id: string): SayContext {
  const key = `${code} ${id}`;
  const known = contexts.get(key) ?? sayContext(packNamed(id), LANGUAGES[code]);
  contexts.set(key, known);
  return known;
}

/** An expression read for a place of a pack. */
export function read(id: string, place: PlaceName, expression: string): Program {
  const { scope } = contextOf('en', id);
  const steps = Object.keys((packNamed(id).pack as CompletePack).score.steps ?? {});
  const result = compileExpression(expression, place, { ...scope, steps }, ['number', 'yes/no', 'seat']);
  if (!result.ok) throw new Error(`${expression}: ${result.problems[0]?.message}`);
  return result.value;
}

/** `where`: pack and place, as `mcr pattern`. */
export function saidIn(code: Code, where: string, expression: string): string {
  const [id, place] = where.split(' ') as [string, PlaceName];
  const { folded } = read(id, place, expression);
  return plain(sayExpression(folded, place, LANGUAGES[code], contextOf(code, id)));
}
