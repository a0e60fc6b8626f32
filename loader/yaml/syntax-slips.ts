/**
 * Slips of the hand that keep a file from being YAML at all, each with what makes it right:
 *
 *     group:state        group: state        no space behind the colon
 *     when pair is 8p    when: pair is 8p    no colon
 *     bonus              bonus:              no colon, and nothing behind it
 *      group: state        group: state      not in line with its neighbours
 *     { a: 1; b: 2 }     { a: 1, b: 2 }      another sign
 */
import type { YAMLError } from 'yaml';
import type { Problem } from '../../core/index.ts';
import { packKeys } from '../../schemas/index.ts';
import type { Source } from '../read/source-text.ts';
import { lineAt, neighbours, NO_SPACE, problemAt, short, type Fix, type Line } from './broken-line.ts';
import { signIn } from './look-alike-characters.ts';

/** Keys under which entries stand, and no text. */
const WITH_ENTRIES = ['name', 'value', 'gives', 'options', 'rows', 'lists', 'counters'];

/** The slip behind an error of the YAML library, if it is one. */
export function slipAt({ code, message, pos }: YAMLError, source: Source): Problem | undefined {
  const line = lineAt(source, pos[0]);
  if (code === 'MISSING_CHAR' && message.startsWith('Missing closing')) return told(unclosedQuote(source, pos[0]));
  if (code === 'TAB_AS_INDENT') return told({ line, fix: indentation(line) });
  if (code === 'BAD_INDENT') return message.startsWith('Flow') ? undefined : told({ line, fix: indentation(line) });
  const fix = WITH_SIGNS.includes(code) ? (signIn(line) ?? BY_CODE[code]?.(line)) : undefined;
  return told({ line, fix });
}

/** What the library says where it was told another sign than it knows. */
const WITH_SIGNS = [
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
  'BLOCK_AS_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
  'BAD_SCALAR_START',
  'BAD_ALIAS',
];

const BY_CODE: Record<string, (line: Line) => Fix | undefined> = {
  MISSING_CHAR: colon,
  MULTILINE_IMPLICIT_KEY: colon,
  BLOCK_IN_FLOW: semicolon,
  BLOCK_AS_IMPLICIT_KEY: (line) => dashBeforeName(line) ?? tooFarLeft(line) ?? secondColon(line),
};

type Found = { line: Line; fix: Fix | undefined } | undefined;

function told(found: Found): Problem | undefined {
  return found?.fix === undefined ? undefined : problemAt(found.line, found.fix);
}

function colon(line: Line): Fix | undefined {
  const { text } = line;
  const [, before = '', key, sign = '', rest = ''] =
    /^( *(?:- )?)([A-Za-z_][\w-]*)(:| *[=.] *| +)(\S.*)$/.exec(text) ?? [];
  if (key === undefined) return bareKey(line);
  if (/:\s/.test(rest)) return undefined;
  const [from, to] = [before.length, before.length + key.length + sign.length];
  const where = { from, to, put: `${key}: ` };
  const hint = `Write \`${key}: ${short(rest)}\`.`;
  if (sign === ':') return { code: 'colon-space', message: NO_SPACE, hint, ...where };
  const isKey = sign.trim() !== '' || packKeys().has(key.toLowerCase());
  return isKey ? { ...withoutColon(key), hint, ...where } : undefined;
}

/** A key alone on its line: one that packs have, or with lines of its own below. */
function bareKey(line: Line): Fix | undefined {
  const [, { length: from } = '', key] = /^( *)([A-Za-z_][\w-]*)\s*$/.exec(line.text) ?? [];
  if (key === undefined) return undefined;
  const isOwner = (neighbours(line).behind ?? 0) > from;
  if (!isOwner && !packKeys().has(key)) return undefined;
  const hint = `Write \`${key}:\`${isOwner ? '' : ' and its value, or indent a line that continues the one before'}.`;
  return { ...withoutColon(key), hint, from, to: from + key.length, put: `${key}:` };
}

function withoutColon(key: string): { code: string; message: string } {
  return { code: 'missing-colon', message: `Behind \`${key}\` the colon is missing.` };
}

/** The indentation of a neighbour that comes nearest. */
function indentation(line: Line): Fix | undefined {
  const [, written = '', rest = ''] = /^([ \t]*)(.*)$/.exec(line.text) ?? [];
  if (rest === '') return undefined;
  const isTab = written.includes('\t');
  const own = written.replaceAll('\t', '  ').length;
  const near = isTab ? besideTab(line, own) : nearestTo(line, own);
  if (near === undefined || (near === own && !isTab)) return undefined;
  const message = isTab
    ? 'A tab stands where only spaces may indent.'
    : 'The line is not indented like its neighbours.';
  return { code: isTab ? 'tab' : 'indentation', message, ...begun(near), from: 0, ...cut(line, written, near) };
}

function begun(near: number): { hint: string } {
  const spaces = near === 0 ? 'no space' : `${near} spaces`;
  return { hint: `Begin it with ${spaces}, so that it stands below the lines it belongs to.` };
}

/** The beginning of a line as it should be; of one that begins at once, with its first sign. */
function cut({ text }: Line, written: string, near: number): { to: number; put: string } {
  return { to: Math.max(written.length, 1), put: ' '.repeat(near) + (written === '' ? text[0] : '') };
}

function nearestTo(line: Line, own: number): number | undefined {
  const { before, behind } = neighbours(line);
  const all = [before, behind].filter((each) => each !== undefined);
  return all.sort((a, b) => Math.abs(a - own) - Math.abs(b - own))[0];
}

/** A tab may be as wide as anything: below a name that ends in a colon the line is meant to be further in. */
function besideTab(line: Line, own: number): number {
  const { before, above } = neighbours(line);
  if (before === undefined || /^ *\t/.test(above)) return own;
  return /:\s*(#.*)?$/.test(above) ? before + 2 : (nearestTo(line, own) ?? own);
}

/** `group: whole` further left than the lines above and below it, which then would belong to its text. */
function tooFarLeft(line: Line): Fix | undefined {
  const own = /^ */.exec(line.text)![0].length;
  const { before, behind } = neighbours(line);
  if (before === undefined || before !== behind || before <= own || !/^ *[\w-]+: +\S/.test(line.text)) return undefined;
  const message = 'The line is not indented like its neighbours.';
  return { code: 'indentation', message, ...begun(before), from: 0, ...cut(line, ' '.repeat(own), before) };
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

/** `- pure_suit:` in line with other names. */
function dashBeforeName({ text }: Line): Fix | undefined {
  const [to, name] = [/^ *- +/.exec(text)?.[0].length ?? 0, /^ *- +([\w-]+:)\s*$/.exec(text)?.[1]];
  const message = 'A dash begins an entry of a list, but here names stand without dashes.';
  if (name === undefined) return undefined;
  return { code: 'yaml-syntax', message, hint: `Write \`${name}\`.`, from: text.indexOf('-'), to, put: '' };
}

/** `value: fan: 1` was to be an entry of its own; anything else is a text with a colon in it. */
function secondColon({ text }: Line): Fix | undefined {
  const [, before = '', key = '', rest = ''] = /^( *(?:- )?([\w-]+): +)(.*?)(?:\s+#.*)?$/.exec(text) ?? [];
  if (!/:\s/.test(rest)) return undefined;
  const isEntry = WITH_ENTRIES.includes(key) && /^[a-z_]+: [\w./-]+$/.test(rest);
  const quoted = JSON.stringify(rest);
  const put = isEntry ? `{ ${rest} }` : key === 'name' ? `{ en: ${quoted} }` : quoted;
  return {
    code: 'second-colon',
    message: 'A second colon stands in this line.',
    hint: isEntry || key === 'name' ? `Write \`${short(put)}\`.` : 'Put the text after the first colon in quotes.',
    from: before.length,
    to: before.length + rest.length,
    put,
  };
}
