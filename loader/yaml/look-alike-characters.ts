/**
 * Signs that other keyboards and programs write, and that mean something else to YAML, each with what makes it right:
 *
 *     – 123m 456p          - 123m 456p           a dash of a text
 *     { a: 1， b: 2 }       { a: 1, b: 2 }        a wide comma; wide brackets
 *     // our table         # our table           another sign for a comment
 *     { en: Moon #1 }      { en: "Moon #1" }     a comment in the middle of a text
 *     'Moon's Stars'       "Moon's Stars"        a quote inside quotes
 */
import { neighbours, short, type Fix, type Line } from './broken-line.ts';

type Reader = (line: Line) => Fix | undefined;

/** Nobody writes longer lines; in those of a machine there is too much to look at. */
const LONGEST = 400;

/** The first such sign of a line, if one keeps the line from being read. */
export function signIn(line: Line): Fix | undefined {
  if (line.text.length > LONGEST) return undefined;
  for (const reader of [wideSpace, fence, slashes, dash, wideSign, innerQuote]) {
    const found = reader(line);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** At the beginning of a line or behind its first colon. */
const WIDE_SPACE = /^(?:( *(?:- )?[\w-]+:)|[ \t]*)[\u00a0\u2000-\u200b\u202f\u3000][\s\u200b]*/;

/** Copied from a page or a text program: a space that YAML takes for a letter. */
export const wideSpace: Reader = (line) => {
  const [written, key] = WIDE_SPACE.exec(line.text) ?? [];
  if (written === undefined) return undefined;
  const message = `The ${key === undefined ? 'line begins with a space' : 'space behind the colon is'} of another kind, which YAML takes for a letter.`;
  if (key !== undefined)
    return { code: 'colon-space', message, hint: 'Write a space.', from: key.length, to: written.length, put: ' ' };
  const { before, behind } = neighbours(line);
  const near = [before, behind, written.length].find((each) => each !== undefined)!;
  return {
    code: 'indentation',
    message,
    hint: `Begin it with ${near === 0 ? 'no space' : `${near} ordinary spaces`}.`,
    from: 0,
    to: written.length,
    put: ' '.repeat(near),
  };
};

/** ```yaml: what surrounds rules in a text about them. */
const fence: Reader = ({ text }) => {
  if (!/^\s*(```|~~~)/.test(text)) return undefined;
  const message = 'This line belongs to the page the rules were copied from, not to them.';
  return { code: 'yaml-syntax', message, hint: 'Take the line out.', from: 0, to: text.length, put: '' };
};

const slashes: Reader = ({ text }) => {
  const from = /^\s*\/\//.exec(text) === null ? -1 : text.indexOf('//');
  if (from < 0) return undefined;
  const message = '`//` begins no comment here.';
  return { code: 'yaml-syntax', message, hint: 'Write `#`.', from, to: from + 2, put: '#' };
};

/** An entry of a list without its dash, without the space behind it, or with another one. */
const dash: Reader = (line) => {
  const [, indent = '', sign = '', rest = ''] = /^( *)([–—−•·－*-]?)\s*(\S.*)$/.exec(line.text) ?? [];
  if (rest === '' || (sign === '-' && /^ *- /.test(line.text))) return undefined;
  if (sign === '' && !inList(line, indent.length)) return undefined;
  const from = indent.length;
  const where = { from, to: sign === '' ? line.text.length : line.text.indexOf(rest, from) };
  const put = sign === '' ? `- ${rest}` : '- ';
  const hint = `Write \`${short(`- ${rest}`)}\`.`;
  const message =
    sign === ''
      ? 'An entry of a list begins with a dash.'
      : sign === '-'
        ? 'A dash needs a space behind it.'
        : `\`${sign}\` is no dash that YAML knows.`;
  return { code: 'yaml-syntax', message, hint, ...where, put };
};

/** Whether lines beside this one are entries of a list, or the one above begins one, and this has no name of its own. */
function inList(line: Line, indent: number): boolean {
  if (/^\s*[\w-]+\s*[:：=]/.test(line.text)) return false;
  const { before, above } = neighbours(line);
  const below = line.source.text.slice(line.start + line.text.length + 1).split('\n', 1)[0]!;
  const isItem = (text: string): boolean => text.startsWith(`${' '.repeat(indent)}- `);
  return isItem(above) || (isItem(below) && /:\s*$/.test(above) && (before ?? 0) <= indent);
}

/** A comma before the next name in braces, or a bracket. */
export const wideSign: Reader = ({ text }) => {
  const { 0: sign, index: from = 0 } = /(?<=[[{].*)[，、；](?= *[\w"'-]+ *[:：])|[｛｝［］]/.exec(text) ?? {};
  if (sign === undefined) return undefined;
  const isBracket = /[｛｝［］]/.test(sign);
  const put = isBracket ? sign.normalize('NFKC') : text[from + 1] === ' ' ? ',' : ', ';
  const what = isBracket ? 'bracket' : 'comma';
  const message = `YAML takes this wide ${what} for a letter.`;
  return { code: 'yaml-syntax', message, hint: `Write an ordinary ${what}.`, from, to: from + 1, put };
};

/** 'Moon's Stars', "The "Moon" hand": the text ends too early. */
const innerQuote: Reader = ({ text }) => {
  const [, before = '', sign = '', inside = ''] = /^(.*?[:,[{-] +)(["'])(.*?)\2(?=\s*(?:[,}\]].*)?$)/.exec(text) ?? [];
  if (sign === '' || !inside.includes(sign)) return undefined;
  const other = sign === "'" ? '"' : "'";
  const put = inside.includes(other) ? `"${inside.replace(/["\\]/g, '\\$&')}"` : other + inside + other;
  const end = before.length + inside.length + 2;
  const message = 'A quote inside the text ends it too early.';
  return { code: 'yaml-syntax', message, hint: `Write \`${short(put)}\`.`, from: before.length, to: end, put };
};

/** `{ en: Moon #1 }`: what stands behind # is gone, and the brace with it. */
export function hashIn({ text }: Line): Fix | undefined {
  if (text.length > LONGEST) return undefined;
  const [, before = '', value = ''] =
    /^(.*?[:,[{] +)([^\s"'[\]{},][^"'[\]{},:]* #[^\s[\]{},][^[\]{},]*?) *[\]},]/.exec(text) ?? [];
  if (value === '') return undefined;
  return {
    code: 'lost-text',
    message: 'Everything from # on is lost: YAML takes it for a comment.',
    hint: `Put the text in quotes: \`${short(JSON.stringify(value))}\`.`,
    from: before.length,
    to: before.length + value.length,
    put: JSON.stringify(value),
  };
}
