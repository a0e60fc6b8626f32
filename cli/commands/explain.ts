import { nearestCode, problemCodes, problemPage } from '../../authoring/check/index.ts';
import { columns, wrap } from '../draw/text-columns.ts';
import { FINE, type Terminal, WRONG_USE } from '../terminal.ts';

/** Prints the page of a problem, or the list of all. */
export async function explainCommand(terminal: Terminal, code?: string): Promise<number> {
  if (code === undefined) return list(terminal);
  const page = problemPage(code.replace(/^\[|\]$/g, ''));
  if (page !== undefined) {
    for (const line of drawPage(terminal, page.text)) terminal.out(line);
    return FINE;
  }
  terminal.err(`There is no problem with the code ${code}.`);
  // A player may ask for a pattern
  const { findPatterns } = await import('../lazy-pack-loading.ts');
  const patterns = findPatterns(code);
  for (const { pack, pattern } of patterns)
    terminal.err(`  In ${pack} it is the pattern ${pattern}: tilewright score ${pack} HAND --why ${pattern}`);
  if (patterns.length > 0) return WRONG_USE;
  const near = nearestCode(code);
  terminal.err(near === undefined ? '  `tilewright explain` lists them all.' : `  Did you mean ${near}?`);
  return WRONG_USE;
}

function list(terminal: Terminal): number {
  const codes = problemCodes();
  const names = columns(codes.map((code) => [terminal.paint.bold(code)]));
  const widest = Math.max(...codes.map((code) => code.length)) + 4;
  codes.forEach((code, index) => {
    const [first = '', ...rest] = wrap(problemPage(code)!.what, Math.max(30, terminal.columns - widest));
    const gap = ' '.repeat(widest - code.length - 2);
    terminal.out(`${names[index]!}${gap}${first}`);
    for (const line of rest) terminal.out(' '.repeat(widest) + line);
  });
  return FINE;
}

/** Markdown as a terminal shows it: headings bold, code indented. */
function drawPage({ paint, columns: width }: Terminal, text: string): string[] {
  let inCode = false;
  return text.split('\n').flatMap((line): string[] => {
    if (line.startsWith('```')) {
      inCode = !inCode;
      return [];
    }
    if (inCode) return [`    ${line}`.trimEnd()];
    if (line.startsWith('#')) return [paint.bold(line.replace(/^#+ /, ''))];
    return line === '' ? [''] : wrap(line, Math.min(100, width) - 2).map((each) => `  ${each}`);
  });
}
