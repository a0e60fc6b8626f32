/** CSV (RFC 4180) with the line of each row, so that what is wrong can be reported at its place. */
import { problem, refused, type Result } from '../../core/index.ts';

/** A row that is not blank. */
export interface CsvRow {
  /** Line that the row begins on, from 1. */
  line: number;
  cells: string[];
}

/** Reads all rows; the first one says what separates cells, as spreadsheets use commas, semicolons or tabs by country. */
export function readCsv(file: string, text: string): Result<CsvRow[]> {
  const separator = separatorIn(text);
  const end = `${separator}\\r\\n`;
  const cell = new RegExp(` *"([^"]*(?:""[^"]*)*)" *(?=[${end}]|$)|(?! *")[^${end}]*`, 'y');
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let [line, begun] = [1, 1];
  for (let at = 0; at <= text.length; at++) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    if (found === null) return refused([unclosed(file, line)]);
    const [all, quoted] = found;
    cells.push((quoted?.replaceAll('""', '"') ?? all).trim());
    line += all.split(LINE_END).length - 1;
    at += all.length;
    if (text[at] === separator) continue;
    if (cells.some((each) => each !== '')) rows.push({ line: begun, cells });
    if (text.startsWith('\r\n', at)) at++;
    cells = [];
    begun = ++line;
  }
  return { ok: true, value: rows, problems: [] };
}

const LINE_END = /\r\n?|\n/;

function separatorIn(text: string): string {
  const [first = ''] = text.split(LINE_END, 1);
  const often = (separator: string): number => first.split(separator).length;
  return [',', ';', '\t', '|'].reduce((best, each) => (often(each) > often(best) ? each : best));
}

/** Also of a quotation mark that only one in a later row closes: text goes on behind that one. */
function unclosed(file: string, line: number) {
  const hint = 'End the cell with ", and write a quotation mark within it as "".';
  const place = { file, line, column: 1, endLine: line, endColumn: 1 };
  return problem('unclosed-quote', 'A quotation mark that opens on this line is not closed.', { place, hint });
}
