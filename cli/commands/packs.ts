import { packs } from '../../loader/index.ts';
import { columns, wrap } from '../draw/text-columns.ts';
import { FINE, type Terminal } from '../terminal.ts';

/** Lists the built-in packs. */
export function packsCommand(
  terminal: Terminal,
  { json = false, lang = 'en' }: { json?: boolean; lang?: string } = {},
): number {
  const list = packs();
  if (json) {
    terminal.out(JSON.stringify(list));
    return FINE;
  }
  const rows = columns(list.map(({ id, version, name }) => [terminal.paint.bold(id), version, name[lang] ?? name.en]));
  list.forEach(({ about }, i) => {
    terminal.out(rows[i]!);
    for (const line of wrap(about[lang] ?? about.en, terminal.columns - 6))
      terminal.out(`      ${terminal.paint.dim(line)}`);
  });
  return FINE;
}
