/** The one place that knows the `yaml` library: text in, data that remembers its places out. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type CST,
  type Node,
  type Pair,
  type Scalar as YamlScalar,
  type YAMLError,
  YAMLMap,
} from 'yaml';
import { problem, type Problem } from '../../core/index.ts';
import { CONTROL_REFUSED, hasControl, refuseName, withoutControl } from '../read/forbidden-characters.ts';
import { mapScalar, type Written } from './scalar-source-map.ts';
import { lineEnd, placeOf, type Source, type Spot } from '../read/source-text.ts';
import type { Sourced, SourcedEntry, SourcedMap, SourcedScalar } from './located-data.ts';
import { lineAt, problemAt } from './broken-line.ts';
import { emptyValue, ENTRY_WITHOUT_COLON } from './empty-value.ts';
import { wideSpace } from './look-alike-characters.ts';
import { yamlProblems } from './error-recovery.ts';

interface Reading {
  source: Source;
  problems: Problem[];
}

const YAML = {
  keepSourceTokens: true,
  uniqueKeys: false,
  prettyErrors: false,
  version: '1.2',
  schema: 'core',
} as const;
const DEEPEST = 64;
const NO_DIRECTIVE = 'A pack is plain YAML, without %YAML.';

/** What a file says; without a root something kept it from being read at all. */
interface Parsed {
  root?: SourcedMap;
  problems: Problem[];
}

/** The last text of each file and what it says: an editor asks again for every file of a pack when one has changed. */
const parsed = new Map<string, Parsed & { text: string }>();

/** Reads one YAML file, unless it was read before. The data are the caller's own: to flatten a pack changes its maps. */
export function parseYaml(source: Source): Parsed {
  let known = parsed.get(source.name);
  if (known?.text !== source.text) parsed.set(source.name, (known = { text: source.text, ...parse(source) }));
  const { root, problems } = known;
  return { ...(root && { root: copied(root) as SourcedMap }), problems: [...problems] };
}

function copied(node: Sourced): Sourced {
  if (node.is === 'scalar') return node;
  if (node.is === 'list') return { ...node, items: node.items.map(copied) };
  const entries = [...node.entries].map(([key, entry]) => [key, { ...entry, value: copied(entry.value) }] as const);
  return { ...node, entries: new Map(entries) };
}

function parse(source: Source): Parsed {
  const document = parseDocument(source.text, YAML);
  const reading: Reading = { source, problems: [] };
  const errors = [...document.errors, ...document.warnings];
  if (errors.length > 0) return { problems: yamlProblems(source, errors, errorsOf) };
  if (document.directives?.yaml.explicit === true)
    complain(reading, 'yaml-directive', NO_DIRECTIVE, { start: 0, end: 5 }, 'Take the line out.');
  if (document.contents === null) {
    const hint = 'A pack begins with `id:` and `name:`; `extends:` makes it a house pack.';
    complain(reading, 'empty-file', 'The file is empty.', { start: 0, end: 0 }, hint);
    return { problems: reading.problems };
  }
  const root = convert(reading, document.contents, 0);
  if (root.is === 'map') return { root, problems: reading.problems };
  const message = 'A pack is a list of chapters, each with a name and a colon.';
  if (reading.problems.length === 0) complain(reading, 'not-a-pack', message, root.spot, 'Begin with `id: my-pack`.');
  return { problems: reading.problems };
}

function errorsOf(text: string): YAMLError[] {
  const { errors, warnings } = parseDocument(text, YAML);
  return [...errors, ...warnings];
}

/** As much of a file as can be read while somebody is still writing it. */
export function readLoosely(source: Source): Sourced | undefined {
  const { contents } = parseDocument(source.text, YAML);
  return contents === null ? undefined : convert({ source, problems: [] }, contents, 0);
}

function convert(reading: Reading, node: Node, depth: number): Sourced {
  const spot = spotOf(reading, node);
  refuseExtras(reading, node, spot);
  if (depth > DEEPEST) {
    const message = `Nothing in a pack is nested deeper than ${DEEPEST} levels.`;
    complain(reading, 'nested-too-deep', message, { start: spot.start, end: spot.start + 1 }, 'Write it flatter.');
    return { is: 'scalar', spot, value: null };
  }
  if (isMap(node)) return convertMap(reading, node, spot, depth);
  if (isSeq(node))
    return { is: 'list', spot, items: node.items.map((item) => convert(reading, item as Node, depth + 1)) };
  return isScalar(node) ? convertScalar(reading, node, spot) : { is: 'scalar', spot, value: null };
}

/** Anchors, aliases and tags are YAML's own language; a pack has `words` and `use`. */
function refuseExtras(reading: Reading, node: Node, spot: Spot): void {
  const hint = 'If the text begins with & or *, put it in quotes. To share a definition, use `words`.';
  if (isAlias(node)) complain(reading, 'yaml-alias', 'A pack does not use YAML aliases (*name).', spot, hint);
  else if (node.anchor !== undefined) {
    const start = Math.max(0, reading.source.text.lastIndexOf(`&${node.anchor}`, spot.start));
    const end = start + node.anchor.length + 1;
    complain(reading, 'yaml-alias', 'A pack does not use YAML anchors (&name).', { start, end }, hint);
  } else if (node.tag !== undefined) {
    const start = Math.max(0, reading.source.text.lastIndexOf('!', spot.start - 1));
    const instead = 'Write `not` instead of !, or put the text in quotes.';
    complain(reading, 'yaml-tag', 'A pack does not use YAML tags (!name).', { start, end: spot.end }, instead);
  }
}

function convertMap(reading: Reading, node: YAMLMap, spot: Spot, depth: number): SourcedMap {
  const { source } = reading;
  const entries = new Map<string, SourcedEntry>();
  let skip = 0;
  let isSpoilt = false;
  for (const [index, pair] of (node.items as Pair<Node | null, Node | null>[]).entries()) {
    if (skip-- > 0) continue;
    // Within braces one slip spoils the entries behind it.
    if (node.flow === true && isSpoilt) continue;
    const known = reading.problems.length;
    const key = keyOf(reading, pair, spot);
    const refused = key && refuseName(key.name);
    if (refused !== undefined) {
      complain(reading, refused.code, refused.message, key!.spot, refused.hint);
      continue;
    }
    isSpoilt = reading.problems.length > known;
    if (key === undefined) continue;
    if (node.flow === true && pair.value === null && index > 0 && !ENTRY_WITHOUT_COLON.test(key.name)) {
      complainOfComma(reading, key);
      joinCut([...entries.values()].at(-1), key.spot);
      continue;
    }
    const value = pair.value === null ? emptyAt(key.spot) : convert(reading, pair.value, depth + 1);
    if (value.is === 'scalar' && value.value === null && value.spot.end === value.spot.start) {
      const empty = emptyValue(source, node, index, key, depth);
      isSpoilt = true;
      reading.problems.push(empty.problem);
      if (empty.entry !== undefined) entries.set(empty.entry.name, empty.entry);
      if (empty.skipped > 0) {
        const inner = new YAMLMap();
        inner.items = node.items.slice(index + 1, index + 1 + empty.skipped);
        entries.set(key.name, { key: key.spot, value: convertMap(reading, inner, spot, depth + 1) });
        skip = empty.skipped;
      }
    } else if (entries.has(key.name)) complainOfDouble(reading, key, entries.get(key.name)!, value);
    else entries.set(key.name, { key: key.spot, value });
  }
  return { is: 'map', spot, entries };
}

/** `{ fan: 1,5 }`, `{ when: has chow 1m, chow 4m }`: the comma of a text begins an entry of its own. */
function complainOfComma(reading: Reading, { name, spot }: { name: string; spot: Spot }): void {
  const hint = /^\d+$/.test(name)
    ? 'Write fractions as 3/2.'
    : 'Put a text with a comma in quotes, or use lines of their own instead of { }.';
  const message = `Inside { } a comma begins a new entry, so \`${name}\` is cut off.`;
  complain(reading, 'comma-in-braces', message, spot, hint);
}

/** The text as it was meant, so that the steps behind read the whole of it. */
function joinCut(entry: SourcedEntry | undefined, { end }: Spot): void {
  if (entry?.value.is !== 'scalar' || typeof entry.value.value !== 'string') return;
  const spot = { ...entry.value.spot, end };
  entry.value = { is: 'scalar', spot, value: spot.source.text.slice(spot.start, end) };
}

function complainOfDouble(
  { problems }: Reading,
  key: { name: string; spot: Spot },
  { key: first, value }: SourcedEntry,
  again: Sourced,
): void {
  const { source, start } = key.spot;
  const isChapter = source.text[start - 1] === '\n' && value.is === 'map' && again.is === 'map';
  problems.push(
    problem('duplicate-key', `\`${key.name}\` stands here for the second time.`, {
      place: placeOf(key.spot),
      further: [{ place: placeOf(first), message: 'the first time' }],
      hint: isChapter
        ? `Put the lines below it under the first \`${key.name}\`, and take this line out.`
        : 'Keep one of them, or give one another name.',
    }),
  );
}

function keyOf(
  reading: Reading,
  pair: Pair<Node | null, Node | null>,
  owner: Spot,
): { name: string; spot: Spot } | undefined {
  const { key } = pair;
  const spot = key === null ? { ...owner, end: owner.start + 1 } : spotOf(reading, key);
  if (isScalar(key)) refuseExtras(reading, key, spot);
  const line = isScalar(key) && /:\s/.test(String(key.value)) ? lineAt(reading.source, spot.start) : undefined;
  const fix = line && wideSpace(line);
  if (fix !== undefined) return void reading.problems.push(problemAt(line!, fix));
  if (isScalar(key) && key.value !== null)
    return {
      name: typeof key.value === 'string' ? printable(reading, key.value, spot) : (key.source ?? String(key.value)),
      spot,
    };
  const message = 'A key is a plain name before a colon.';
  const { start } = spot;
  const end = Math.max(spot.end, start + 1);
  complain(reading, 'bad-key', message, { start, end }, 'Put the text in quotes if it begins with [ or {.');
  return undefined;
}

/** A text without control characters, which are refused. */
function printable(reading: Reading, text: string, spot: Spot): string {
  if (!hasControl(text)) return text;
  const { code, message, hint } = CONTROL_REFUSED;
  complain(reading, code, message, spot, hint);
  return withoutControl(text);
}

function convertScalar(reading: Reading, node: YamlScalar, spot: Spot): SourcedScalar {
  const { value } = node;
  if (typeof value === 'string' && hasControl(value))
    return { is: 'scalar', spot, value: printable(reading, value, spot) };
  if (typeof value === 'string') {
    refuseLostEnd(reading, node, spot);
    // Only who tells a problem asks where each character stands.
    return {
      is: 'scalar',
      spot,
      value,
      get offsets() {
        return offsetsOf(node, value);
      },
    };
  }
  if (typeof value === 'number' && Number.isFinite(value)) return { is: 'scalar', spot, value };
  if (typeof value === 'boolean' || value === null) return { is: 'scalar', spot, value };
  const hint = 'Write an ordinary number, or put the text in quotes.';
  complain(reading, 'wrong-type', 'This is not a number a rule can use.', spot, hint);
  return { is: 'scalar', spot, value: null };
}

function offsetsOf(node: YamlScalar, value: string): number[] | undefined {
  const written = writtenOf(node.srcToken as CST.FlowScalar | CST.BlockScalar | undefined);
  const map = written && mapScalar(written);
  return map?.value === value ? map.offsets : undefined;
}

function writtenOf(token: CST.FlowScalar | CST.BlockScalar | undefined): Written | undefined {
  if (token === undefined) return undefined;
  const styles = { scalar: 'plain', 'single-quoted-scalar': 'single', 'double-quoted-scalar': 'double' } as const;
  if (token.type !== 'block-scalar') {
    return token.type === 'alias' ? undefined : { style: styles[token.type], text: token.source, offset: token.offset };
  }
  const header = token.props.find(({ type }) => type === 'block-scalar-header') as CST.SourceToken | undefined;
  const before = token.props.at(-1) as CST.SourceToken | undefined;
  if (header === undefined || before === undefined) return undefined;
  const style = header.source.startsWith('>') ? 'folded' : 'literal';
  return {
    style,
    text: token.source,
    offset: before.offset + before.source.length,
    header: header.source,
    indent: token.indent,
  };
}

/** `when: a #c`: YAML takes a # behind a space for a comment, and the rest of the text is lost without a word. */
function refuseLostEnd(reading: Reading, node: YamlScalar, spot: Spot): void {
  const comment = /[ \t]+#(?=[^\s#])/y;
  comment.lastIndex = spot.end;
  if (node.type !== 'PLAIN' || !comment.test(reading.source.text)) return;
  const start = comment.lastIndex - 1;
  const end = lineEnd(reading.source, start);
  const hint = 'Put the text in quotes if # belongs to it; a comment has a space after #.';
  complain(reading, 'lost-text', 'Everything from # on is lost: YAML takes it for a comment.', { start, end }, hint);
}

function emptyAt(spot: Spot): SourcedScalar {
  return { is: 'scalar', spot: { ...spot, start: spot.end }, value: null };
}

function spotOf({ source }: Reading, node: Node): Spot {
  const [start, end] = node.range ?? [0, 0];
  const isBlock = (isMap(node) || isSeq(node)) && node.flow !== true;
  return { source, start, end: isBlock ? start + source.text.slice(start, end).trimEnd().length : end };
}

function complain(
  { source, problems }: Reading,
  code: string,
  message: string,
  { start, end }: Pick<Spot, 'start' | 'end'>,
  hint: string,
): void {
  problems.push(problem(code, message, { place: placeOf({ source, start, end }), hint }));
}
