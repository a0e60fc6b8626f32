import { loadFlat, packs, plain } from '../../loader/index.ts';
import { columns, wrap } from '../draw/text-columns.ts';
import { FINE, type Terminal } from '../terminal.ts';

/** Lists the built-in packs. */
export function packsCommand(
  terminal: Terminal,
  { json = false, lang = 'en' }: { json?: boolean; lang?: string } = {},
): number {
  const list = packs();
  if (json) {
    terminal.out(JSON.stringify(list.map((pack) => ({ ...pack, presets: Object.fromEntries(presetsOf(pack.id)) }))));
    return FINE;
  }
  const rows = columns(list.map(({ id, version, name }) => [terminal.paint.bold(id), version, name[lang] ?? name.en]));
  list.forEach(({ id, about }, i) => {
    terminal.out(rows[i]!);
    for (const line of wrap(about[lang] ?? about.en, terminal.columns - 6))
      terminal.out(`      ${terminal.paint.dim(line)}`);
    for (const [option, values] of presetsOf(id))
      for (const line of wrap(`${option}: ${values.join(', ')}`, terminal.columns - 6)) terminal.out(`      ${line}`);
  });
  return FINE;
}

/** Options that set others at once, with their values: tables and editions that people know by a name. */
function presetsOf(id: string): [string, string[]][] {
  const flat = loadFlat(id, {});
  const { options = {} } = (flat.ok ? plain(flat.value.root) : {}) as { options?: Record<string, Option> };
  return Object.entries(options).flatMap(([name, { sets, values = [] }]) => (sets ? [[name, values]] : []));
}

interface Option {
  values?: string[];
  sets?: object;
}
