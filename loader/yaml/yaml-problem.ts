import type { YAMLError } from 'yaml';
import { problem, type Problem } from '../../core/index.ts';
import { lineEnd, placeOf, type Source } from '../read/source-text.ts';
import { lineAt, problemAt } from './broken-line.ts';
import { hashIn, wideSign } from './look-alike-characters.ts';
import { slipAt } from './syntax-slips.ts';

interface Told {
  code: string;
  message: string;
  hint: string;
}

const QUOTES = 'Put a text in quotes if it begins with one of ! & * > | % @ ` [ { or has a `: ` or ` #` in it.';

const BY_CODE: Record<string, Told> = {
  TAB_AS_INDENT: {
    code: 'tab',
    message: 'A tab stands where only spaces may indent.',
    hint: 'Use two spaces instead.',
  },
  MULTIPLE_DOCS: {
    code: 'several-documents',
    message: 'A second document begins here; a file holds one pack.',
    hint: 'Take out the line with ---, or put the rest into a file of its own.',
  },
  RESOURCE_EXHAUSTION: {
    code: 'nested-too-deep',
    message: 'The file is nested too deeply to be read.',
    hint: 'Nothing in a pack is nested deeper than a few levels.',
  },
  TAG_RESOLVE_FAILED: {
    code: 'yaml-tag',
    message: 'A text that begins with ! is a tag for YAML, and the tag is lost.',
    hint: 'Write `not` instead of !, or put the text in quotes.',
  },
  BAD_ALIAS: {
    code: 'yaml-alias',
    message: 'A text that begins with * is an alias for YAML.',
    hint: 'Put the text in quotes. To share a definition, use `words`.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    code: 'second-colon',
    message: 'A second colon stands in this line.',
    hint: 'Put the text after the first colon in quotes, or continue on the next line.',
  },
  BAD_SCALAR_START: { code: 'yaml-syntax', message: "A text can't begin with this character.", hint: QUOTES },
  MISSING_CHAR: {
    code: 'yaml-syntax',
    message: 'Something that was opened is not closed: a quote, a bracket or a comma is missing.',
    hint: 'Close it before the next line.',
  },
  BAD_INDENT: {
    code: 'yaml-syntax',
    message: 'The line is not indented like its neighbours.',
    hint: 'Lines of one list begin in the same column.',
  },
  BLOCK_IN_FLOW: {
    code: 'yaml-syntax',
    message: 'Inside { } and [ ] entries stand on the line, with commas.',
    hint: QUOTES,
  },
  MULTILINE_IMPLICIT_KEY: {
    code: 'yaml-syntax',
    message: 'This line has neither a colon nor a dash that YAML expects here.',
    hint: 'Write `name: value`, or indent the line if it continues the one before.',
  },
  BAD_DQ_ESCAPE: {
    code: 'yaml-syntax',
    message: 'Inside double quotes \\ begins a sign YAML does not know.',
    hint: 'Write \\\\ for a \\, or use single quotes.',
  },
  BAD_DIRECTIVE: { code: 'yaml-syntax', message: 'A line that begins with % is a directive for YAML.', hint: QUOTES },
};

const OTHERWISE: Told = { code: 'yaml-syntax', message: "YAML can't be read here.", hint: QUOTES };

/** What the YAML library found, told to people. */
export function yamlProblem(error: YAMLError, source: Source): Problem {
  return unclosed(error, source) ?? wideColon(error, source) ?? slipAt(error, source) ?? usual(error, source);
}

/** `{ en: A` on one line: noticed only where the next line begins. */
function unclosed(error: YAMLError, source: Source): Problem | undefined {
  if (error.code !== 'BAD_INDENT' || !error.message.startsWith('Flow')) return undefined;
  const opened = openBefore(source.text, error.pos[0]);
  const last = opened.at(-1);
  if (last === undefined) return undefined;
  const line = lineAt(source, last);
  const sign = hashIn(line) ?? wideSign(line);
  if (sign !== undefined) return problemAt(line, sign);
  const close = source.text[last] === '{' ? '}' : ']';
  const message = `This ${source.text[last]} is never closed.`;
  const hint = `Write ${close} at the end, before the next line.`;
  const ours = opened.filter((start) => start >= line.start);
  const from = ours[0]! - line.start;
  const text = line.text.slice(from).replace(/\s*(#.*)?$/, '');
  if (/[#,:]\s*$/.test(text) || text.includes(' #')) {
    return problem('yaml-syntax', message, { place: placeOf({ source, start: last, end: last + 1 }), hint });
  }
  const closing = ours.map((start) => (source.text[start] === '{' ? ' }' : ']')).reverse();
  const put = text + closing.join('');
  return problemAt(line, { code: 'yaml-syntax', message, hint, from, to: from + text.length, put });
}

/** Where brackets stand that are open at an offset; those in comments are none. */
function openBefore(text: string, before: number): number[] {
  const opened: number[] = [];
  for (let at = 0; at < before; at++) {
    if (text[at] === '#' && /\s/.test(text[at - 1] ?? ' ')) at = Math.max(at, text.indexOf('\n', at));
    else if (text[at] === '{' || text[at] === '[') opened.push(at);
    else if (text[at] === '}' || text[at] === ']') opened.pop();
  }
  return opened;
}

/** `id：a`: to YAML the wide colon is a letter. */
function wideColon(error: YAMLError, source: Source): Problem | undefined {
  const from = source.text.lastIndexOf('\n', error.pos[0] - 1) + 1;
  const text = source.text.slice(from);
  // The next line, or this one: each of the two looks at a letter once, however long the line is.
  const [found] = /^.*\n[ ]*[\w-]+：/.exec(text) ?? /^.*[\w-]：/.exec(text) ?? [];
  if (found === undefined) return undefined;
  const start = from + found.length - 1;
  return problem('yaml-syntax', 'YAML takes this wide colon for a letter.', {
    place: placeOf({ source, start, end: start + 1 }),
    hint: 'Write an ordinary colon and a space.',
    replacement: ': ',
  });
}

function usual(error: YAMLError, source: Source): Problem {
  const { code, message, hint } = BY_CODE[error.code] ?? OTHERWISE;
  const at = Math.min(error.pos[0], source.text.length);
  const start = BEGINS[error.code]?.(source.text, at) ?? at;
  const isTab = code === 'tab' && source.text[start] === '\t';
  const end = Math.max(start, Math.min(Math.max(error.pos[1], start + 1), lineEnd(source, start)));
  const place = placeOf({ source, start, end: isTab ? start + 1 : end });
  return problem(code, message, { place, hint, ...(isTab && { replacement: '  ' }) });
}

/** Where what is wrong begins, if not where the library noticed it. */
const BEGINS: Record<string, (text: string, offset: number) => number> = {
  MISSING_CHAR: lastSign,
  BAD_INDENT: firstSign,
};

/** Where the line begins to say something. */
function firstSign(text: string, offset: number): number {
  return offset + /^ */.exec(text.slice(offset))![0].length;
}

/** The last thing written before an offset: what is not closed is noticed only behind it. */
function lastSign(text: string, offset: number): number {
  return Math.max(0, text.slice(0, offset).trimEnd().length - 1);
}
