import { findSnippet } from '../../authoring/new/index.ts';
import { nearestCode, problemCodes, problemPage } from '../../authoring/check/index.ts';
import { listWords, showWord, wordsLike } from '../draw/language-words.ts';
import { showKeys } from '../draw/pack-keys.ts';
import { columns, wrap } from '../draw/text-columns.ts';
import { FINE, type Terminal, WRONG_USE } from '../terminal.ts';

/** Prints the page of a problem code, a word of the rule language with an example, a rule that many games have, or a list. */
export async function explainCommand(terminal: Terminal, term?: string, { words = false } = {}): Promise<number> {
  if (words) listWords(terminal);
  else if (term === undefined) listProblems(terminal);
  if (words || term === undefined) return FINE;
  const page = problemPage(term.replace(/^\[|\]$/g, ''));
  for (const line of page === undefined ? [] : drawPage(terminal, page.text)) terminal.out(line);
  const isWord = showWord(terminal, term);
  const isRule = showSnippet(terminal, term);
  if (isWord || isRule || page !== undefined || showKeys(terminal, term)) return FINE;
  terminal.err(`There is no problem code and no word ${term}.`);
  // A player may ask for a pattern
  const { findPatterns } = await import('../lazy-pack-loading.ts');
  const patterns = findPatterns(term);
  for (const { pack, pattern } of patterns)
    terminal.err(`  In ${pack} it is the pattern ${pattern}: tilewright score ${pack} HAND --why ${pattern}`);
  const code = nearestCode(term);
  const near = [...(code === undefined ? [] : [code]), ...wordsLike(term)];
  if (near.length > 0) terminal.err(`  Did you mean ${near.join(', ')}?`);
  else if (patterns.length === 0)
    terminal.err(
      '  `tilewright explain` lists the codes, `tilewright explain --words` the words of the rule language.',
    );
  return WRONG_USE;
}

/** A rule that many games have, and where its lines are; gives whether there is one of that name. */
function showSnippet({ out, paint, columns: width }: Terminal, term: string): boolean {
  const snippet = findSnippet(term);
  if (snippet === undefined) return false;
  const { id, also, says } = snippet;
  out(`${paint.bold(id)} ${paint.dim('(a rule that many games have)')}`);
  for (const line of wrap(says, Math.min(100, width) - 2)) out(`  ${line}`);
  out(`  also called  ${also.join(', ')}`);
  out(`  lines for a pack  tilewright new --snippet ${id}`);
  return true;
}

function listProblems(terminal: Terminal): void {
  const codes = problemCodes();
  const names = columns(codes.map((code) => [terminal.paint.bold(code)]));
  const widest = Math.max(...codes.map((code) => code.length)) + 4;
  codes.forEach((code, index) => {
    const [first = '', ...rest] = wrap(problemPage(code)!.what, Math.max(30, terminal.columns - widest));
    const gap = ' '.repeat(widest - code.length - 2);
    terminal.out(`${names[index]!}${gap}${first}`);
    for (const line of rest) terminal.out(' '.repeat(widest) + line);
  });
  const more =
    '`tilewright explain CODE` shows one; `tilewright explain --words` lists the words of the rule language.';
  for (const line of ['', ...wrap(more, terminal.columns)]) terminal.out(terminal.paint.dim(line));
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
