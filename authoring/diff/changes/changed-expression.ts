/**
 * One expression as a change has it. Most changes are an expression or a name in some; what those say can be asked long before
 * a whole pack is made with the change.
 */
import type { OptionValue } from '../../../core/index.ts';
import { type Program, rightExpression, type Scope } from '../../../dsl/index.ts';
import { type Flattened, type PackRuleset, valueAt } from '../../../loader/index.ts';
import type { Change } from './changes-by-meaning.ts';

/** The expression at a path as it is with the change; nothing where only the whole pack can tell. */
export type Otherwise = (path: readonly (string | number)[], usual: Program) => Program | undefined;

/** What a pack `to` would say that has the thing as it is in `from`. */
export function otherwiseBy({ path, kind }: Change, to: Flattened, from: Flattened, rules: PackRuleset): Otherwise {
  const [chapter, name, key] = path as [string, string, string | undefined];
  const said = textAt(from, path);
  if (kind !== 'changed') return () => undefined;
  if (chapter === 'words')
    return inScope(to, ({ definitions }) => ({ definitions: { ...definitions, [name]: said ?? '' } }));
  if (chapter === 'charts') {
    const rows = rules.expressions[0]?.program.scope.charts[name] ?? [];
    return inScope(to, ({ charts }) => ({ charts: { ...charts, [name]: rows } }));
  }
  if (chapter === 'options')
    return key === 'default' ? withOption(to, rules, name, rules.options[name]!) : () => undefined;
  return (at, usual) =>
    said !== undefined && at.join('.') === path.join('.') ? programOf(said, usual, usual.scope) : undefined;
}

/** What a pack says with another value of an option, unless others are set with it. */
export function withOption(flat: Flattened, rules: PackRuleset, name: string, value: OptionValue): Otherwise {
  const info = rules.contents.options.find(({ id }) => id === name);
  if (info === undefined || (info.type === 'choice' && info.sets)) return () => undefined;
  return inScope(flat, ({ options }) => ({ options: { ...options, [name]: { ...options[name]!, value } } }));
}

function inScope(flat: Flattened, change: (scope: Scope) => Partial<Scope>): Otherwise {
  return (path, usual) => {
    const text = textAt(flat, path);
    return text === undefined ? undefined : programOf(text, usual, { ...usual.scope, ...change(usual.scope) });
  };
}

function textAt({ root }: Flattened, path: readonly (string | number)[]): string | undefined {
  const node = valueAt(root, path);
  return node?.is === 'scalar' ? String(node.value) : undefined;
}

function programOf(text: string, { place, type }: Program, scope: Scope): Program {
  return rightExpression(text, place, scope, [type]);
}
