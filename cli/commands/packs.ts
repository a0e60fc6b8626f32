import { type PackInfo, packs } from '../../loader/index.ts';
import { columns, wrap } from '../draw/text-columns.ts';
import { FINE, type Terminal } from '../terminal.ts';

/** Lists the built-in packs. */
export function packsCommand(
  terminal: Terminal,
  { json = false, lang = 'en' }: { json?: boolean; lang?: string } = {},
): number {
  const list = packs();
  if (json) {
    terminal.out(JSON.stringify(list.map((pack) => ({ ...pack, presets: Object.fromEntries(presetsOf(pack)) }))));
    return FINE;
  }
  const rows = columns(list.map(({ id, version, name }) => [terminal.paint.bold(id), version, name[lang] ?? name.en]));
  list.forEach((pack, i) => {
    const { about } = pack;
    terminal.out(rows[i]!);
    for (const line of wrap(about[lang] ?? about.en, terminal.columns - 6))
      terminal.out(`      ${terminal.paint.dim(line)}`);
    for (const [option, values] of presetsOf(pack))
      for (const line of wrap(`${option}: ${values.join(', ')}`, terminal.columns - 6)) terminal.out(`      ${line}`);
  });
  return FINE;
}

/** Options that set others at once, with their values: tables and editions that people know by a name. */
function presetsOf({ contents }: PackInfo): [string, readonly string[]][] {
  return contents.options.flatMap((option) =>
    option.type === 'choice' && option.sets ? [[option.id, option.choices]] : [],
  );
}
