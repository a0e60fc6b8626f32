import { writeModule } from '../../rulesets/index.ts';
import { builtFile } from '../built-file.ts';
import { openPack, type PackFlags } from '../open-pack.ts';
import { FINE, type Terminal, WRONG_USE } from '../terminal.ts';

export interface CompileFlags extends PackFlags {
  out?: string;
}

/** Writes a pack as an ES module that scores hands by itself. */
export async function compileCommand(terminal: Terminal, pack: string, flags: CompileFlags = {}): Promise<number> {
  const rules = await openPack(terminal, pack, flags);
  if (rules === undefined) return WRONG_USE;
  const path = builtFile('runtime.js');
  const runtime = path === undefined ? undefined : terminal.files.read(path);
  if (runtime === undefined) {
    terminal.err('The runtime of modules is not built. Run `npm run build` first.');
    return WRONG_USE;
  }
  const text = writeModule(rules, new TextDecoder().decode(runtime));
  if (flags.out === undefined) {
    terminal.out(text.trimEnd());
    return FINE;
  }
  const failed = terminal.files.write(flags.out, text);
  if (failed !== undefined) {
    terminal.err(`${flags.out} could not be written: ${failed}`);
    return WRONG_USE;
  }
  terminal.out(`${flags.out}: ${rules.name.en}, ${Math.ceil(text.length / 1024)} KiB`);
  return FINE;
}
