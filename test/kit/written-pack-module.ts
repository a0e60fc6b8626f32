import { runtimeHelpers, queryWriter, type Program } from '../../dsl/index.ts';
import { writeModule, type PackModule, type PackRuleset } from '../../loader/index.ts';
import { makeRuleset, score } from '../../loader/export/pack-module-runtime.ts';

const door = Symbol.for('runtime of written modules');

/** The module of these rules, on the runtime as its source is now rather than as it was built. */
export async function writtenModule(rules: PackRuleset): Promise<PackModule> {
  Object.assign(globalThis, { [door]: { makeRuleset, score } });
  const runtime = `const { makeRuleset, score } = globalThis[Symbol.for('${door.description}')];\nexport { makeRuleset, score };`;
  const text = writeModule(rules, { text: runtime });
  return (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as PackModule;
}

/** An expression as the code that a module would have of it. */
export function writtenAsk<From>(program: Program): (from: From) => unknown {
  const writer = queryWriter();
  const text = writer.write(program);
  const make = new Function('t', `${writer.definitions().join('\n')}\nreturn ${text};`);
  return make(runtimeHelpers(program.scope)) as (from: From) => unknown;
}
