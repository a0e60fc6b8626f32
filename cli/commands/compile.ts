import { writeModule } from '../../loader/index.ts';
import { builtFile } from '../built-file-path.ts';
import { notNamedFor } from '../refuse-wrong-ending.ts';
import { openPack, type PackFlags } from '../open-pack.ts';
import { complain } from '../print-problems.ts';
import { FINE, type Terminal, WRONG_USE } from '../terminal.ts';

export interface CompileFlags extends PackFlags {
  out?: string;
}

/** Writes a pack as an ES module without imports, to score and to play with. */
export async function compileCommand(terminal: Terminal, pack: string, flags: CompileFlags = {}): Promise<number> {
  const no = flags.out === undefined ? undefined : notNamedFor('--out', flags.out, 'an ES module', ['.mjs', '.js']);
  if (no !== undefined) {
    complain(terminal, [no]);
    return WRONG_USE;
  }
  const rules = await openPack(terminal, pack, flags);
  if (rules === undefined) return WRONG_USE;
  const path = builtFile('runtime.js');
  const runtime = path === undefined ? undefined : terminal.files.read(path);
  if (runtime === undefined) {
    terminal.err('The runtime of modules is not built. Run `npm run build` first.');
    return WRONG_USE;
  }
  const text = writeModule(rules, { text: new TextDecoder().decode(runtime) });
  if (flags.out === undefined) {
    terminal.out(text.trimEnd());
    return FINE;
  }
  for (const [path, content] of [[flags.out, text], ...typesOf(flags.out)] as const) {
    const failed = terminal.files.write(path, content);
    if (failed === undefined) continue;
    terminal.err(`${path} could not be written: ${failed}`);
    return WRONG_USE;
  }
  terminal.out(`${flags.out}: ${rules.name.en}, ${Math.ceil(text.length / 1024)} KiB`);
  return FINE;
}

/** The declarations of a module stand beside it: `rules.d.mts` for `rules.mjs`, `rules.d.ts` for `rules.js`. */
function typesOf(path: string): [path: string, text: string][] {
  const [, name, kind] = /^(.+)\.(m?)js$/.exec(path) ?? [];
  return name === undefined ? [] : [[`${name}.d.${kind}ts`, TYPES]];
}

const TYPES = `import type { PackModule } from 'tilewright/loader';
declare const rules: PackModule['default'];
export default rules;
export declare const score: PackModule['score'];
`;
