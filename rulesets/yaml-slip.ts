/**
 * Slips of the hand that keep a file from being YAML at all, each with what makes it right:
 *
 *     group:state        group: state        no space behind the colon
 *     when pair is 8p    when: pair is 8p    no colon
 *      group: state        group: state      not in line with its neighbours
 *     { a: 1; b: 2 }     { a: 1, b: 2 }      another sign
 */
import type { YAMLError } from 'yaml';
import { problem, type Problem } from '../core/index.ts';
import { packKeys } from '../schemas/index.ts';
import { lineEnd, placeOf, type Source } from './source.ts';

/** A line of a source: where it begins, and what stands there. */
interface Line {
  source: Source;
  start: number;
  text: string;
}

/** From column to column of a line, and what to write there instead. */
interface Fix {
  code: string;
  message: string;
  hint: string;
  from: number;
  to: number;
  put: string;
}

/** Keys under which entries stand, and no text. */
const WITH_ENTRIES = ['name', 'value', 'gives', 'options', 'rows', 'lists', 'counters'];

/** The slip behind an error of the YAML library, if it is one. */
export function slipAt({ code, message, pos }: YAMLError, source: Source): Problem | undefined {
  const line = lineAt(source, pos[0]);
  if (code === 'MISSING_CHAR' && message.startsWith('Missing closing')) return told(unclosedQuote(source, pos[0]));
  if (code === 'BAD_INDENT' && !message.startsWith('Flow')) return told({ line, fix: indentation(line) });
  if (code === 'MISSING_CHAR' || code === 'MULTILINE_IMPLICIT_KEY') return told({ line, fix: colon(line) });
  if (code === 'BLOCK_IN_FLOW') return told({ line, fix: semicolon(line) });
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return told({ line, fix: secondColon(line) });
  return undefined;
}

type Found = { line: Line; fix: Fix | undefined } | undefined;

function told(found: Found): Problem | undefined {
  if (found?.fix === undefined) return undefined;
  const { line, fix } = found;
  const { code, message, hint, from, to, put } = fix;
  const place = placeOf({ source: line.source, start: line.start + from, end: line.start + to });
  return problem(code, message, { place, hint, replacement: put });
}

function lineAt(source: Source, offset: number): Line {
  const start = source.text.lastIndexOf('\n', offset - 1) + 1;
  return { source, start, text: source.text.slice(start, lineEnd(source, start)).replace(/\r$/, '') };
}

function colon({ text }: Line): Fix | undefined {
  const [, before = '', key, sign = '', rest = ''] =
    /^( *(?:- )?)([A-Za-z_][\w-]*)(:| *[=.] *| +)(\S.*)$/.exec(text) ?? [];
  if (key === undefined || /:\s/.test(rest)) return undefined;
  const [from, to] = [before.length, before.length + key.length + sign.length];
  const where = { from, to, put: `${key}: ` };
  const hint = `Write \`${key}: ${short(rest)}\`.`;
  if (sign === ':') return { code: 'colon-space', message: 'A colon needs a space behind it.', hint, ...where };
  const isKey = sign.trim() !== '' || packKeys().has(key.toLowerCase());
  const message = `Behind \`${key}\` the colon is missing.`;
  return isKey ? { code: 'missing-colon', message, hint, ...where } : undefined;
}

/** The indentation of a neighbour that comes nearest. */
function indentation(line: Line): Fix | undefined {
  const [, written = '', rest = ''] = /^([ \t]*)(.*)$/.exec(line.text) ?? [];
  if (rest === '') return undefined;
  const own = written.replaceAll('\t', '  ').length;
  const near = neighbours(line).sort((a, b) => Math.abs(a - own) - Math.abs(b - own))[0];
  if (near === undefined || (near === own && !written.includes('\t'))) return undefined;
  const isTab = written.includes('\t');
  return {
    code: isTab ? 'tab' : 'indentation',
    message: isTab ? 'A tab stands where only spaces may indent.' : 'The line is not indented like its neighbours.',
    hint: `Begin it with ${near === 0 ? 'no space' : `${near} spaces`}, so that it stands below the lines it belongs to.`,
    from: 0,
    to: Math.max(written.length, 1),
    put: ' '.repeat(near) + (written === '' ? rest[0] : ''),
  };
}

/** How far the lines before and behind are indented; the one before counts first. */
function neighbours({ source, start, text }: Line): number[] {
  const indents = (lines: readonly string[]): number[] =>
    lines.flatMap((each) => (/^ *(?=[^\s#])/.exec(each) ? [/^ */.exec(each)![0].length] : []));
  const before = indents(source.text.slice(0, start).split('\n')).at(-1);
  const behind = indents(source.text.slice(start + text.length).split('\n'))[0];
  return [before, behind].filter((each) => each !== undefined);
}

/** The last text that begins with a quote and has no end in its line. */
function unclosedQuote(source: Source, before: number): Found {
  const quote = lastOpening(source, before);
  if (quote === undefined) return undefined;
  const line = lineAt(source, quote);
  const from = quote - line.start;
  const rest = line.text.slice(from);
  const end = /\s*[}\]]*\s*$/.exec(rest)!.index;
  const opened = /[[{]/.test(line.text.slice(0, from)) ? end : rest.trimEnd().length;
  const sign = rest[0]!;
  const text = rest.slice(0, opened);
  const fix: Fix = {
    code: 'unclosed-quote',
    message: 'This quote is never closed.',
    hint: `Write ${sign} at the end of the text: \`${short(text)}${sign}\`.`,
    from,
    to: from + opened,
    put: text + sign,
  };
  return { line, fix };
}

function lastOpening({ text }: Source, before: number): number | undefined {
  const all = [...text.slice(0, before).matchAll(/(?<=[:,[{-] +)(["'])(?:(?!\1)[^\n])*(?:\n|$)/g)];
  return all.at(-1)?.index;
}

function semicolon({ text }: Line): Fix | undefined {
  const from = text.search(/;(?= *[\w"'-]+ *:)/);
  if (from < 0 || !/[[{]/.test(text.slice(0, from))) return undefined;
  const message = 'Inside { } entries are separated by commas.';
  return { code: 'semicolon', message, hint: 'Write a comma.', from, to: from + 1, put: ',' };
}

/** `value: fan: 1` was to be an entry of its own; anything else is a text with a colon in it. */
function secondColon({ text }: Line): Fix | undefined {
  const [, before = '', key = '', rest = ''] = /^( *(?:- )?([\w-]+): +)(.*?)(?:\s+#.*)?$/.exec(text) ?? [];
  if (!/:\s/.test(rest)) return undefined;
  const isEntry = WITH_ENTRIES.includes(key) && /^[a-z_]+: [\w./-]+$/.test(rest);
  const put = isEntry ? `{ ${rest} }` : `"${rest.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  return {
    code: 'second-colon',
    message: 'A second colon stands in this line.',
    hint: isEntry ? `Write \`${put}\`.` : 'Put the text after the first colon in quotes.',
    from: before.length,
    to: before.length + rest.length,
    put,
  };
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
