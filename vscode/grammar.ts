/** The language of rules as a TextMate grammar that is injected into YAML: where a key takes an expression, its value is coloured. */
import { reserved, type Word, words } from '../dsl/index.ts';
import { slotPaths } from '../lsp/cursor/expected-content.ts';

/** A rule of a TextMate grammar, or a whole one. */
export interface Rule {
  name?: string;
  match?: string;
  begin?: string;
  end?: string;
  beginCaptures?: Record<string, { name: string }>;
  patterns?: Rule[];
  include?: string;
}

export interface Grammar {
  scopeName: string;
  injectionSelector: string;
  patterns: Rule[];
  repository: Record<string, Rule>;
}

const KEY_CAPTURES = {
  '1': { name: 'entity.name.tag.yaml' },
  '2': { name: 'punctuation.separator.key-value.mapping.yaml' },
};
const FLOW_START = '(?<=[{,] |[{,])';
const SCOPES: [is: Word['is'], scope: string][] = [
  // a fact may begin with the words of a named one
  ['fact', 'support.variable'],
  ['named', 'support.function'],
  ['noun', 'entity.name.type'],
  ['adjective', 'storage.modifier'],
  ['kinds', 'support.constant'],
  ['it', 'support.variable'],
  ['function', 'support.function'],
];
/** Joints of a sentence; the others of the grammar say what is asked. */
const CONTROL = ['if', 'then', 'else'];
const CONSTANTS = ['true', 'false'];
const FURTHER = ['held before last tile', 'pointed by'];

/** The grammar, from the list of words and the table of what belongs where. */
export function grammar(): Grammar {
  const keys = expressionKeys().join('|');
  return {
    scopeName: 'tilewright.rules.injection',
    injectionSelector: 'L:source.yaml -comment -string.quoted',
    patterns: [
      block(`^(\\s*)(?:- )*(${keys})(:)\\s*[>|][-+0-9]*\\s*$`),
      line(`^\\s*(?:- )*(${keys})(:)\\s+(?![{\\[>|#&*!])`, '$|(?=\\s#)'),
      line(`${FLOW_START}(${keys})(:)\\s+(?![{\\[>|#&*!])`, '(?=[,}\\n])|$'),
      { begin: '^(words)(:)\\s*$', end: '^(?=\\S)', beginCaptures: KEY_CAPTURES, patterns: [definition()] },
      line('^\\s*(?:- )*(hand|not)(:)\\s+(?![{\\[>|#&*!])', '$|(?=\\s#)', '#tiles'),
      line(`${FLOW_START}(hand|not)(:)\\s+(?![{\\[>|#&*!])`, '(?=[,}\\n])|$', '#tiles'),
    ],
    repository: { expression: { patterns: sentence() }, tiles: { patterns: [tiles()] } },
  };
}

/** Names of keys whose value is an expression wherever they stand. */
export function expressionKeys(): string[] {
  const last = slotPaths()
    .filter(([, slot]) => slot.is === 'expression')
    .map(([path]) => path.split('.').at(-1)!);
  return [...new Set(last)].filter((key) => key !== '*').sort();
}

function line(begin: string, end: string, include = '#expression'): Rule {
  return { begin, end, beginCaptures: KEY_CAPTURES, patterns: [{ include }] };
}

/** A folded text: as long as lines are indented further than its key. */
function block(begin: string): Rule {
  const beginCaptures = { '2': KEY_CAPTURES['1'], '3': KEY_CAPTURES['2'] };
  return { begin, end: '^(?!\\1\\s|\\s*$)', beginCaptures, patterns: [{ include: '#expression' }] };
}

function definition(): Rule {
  return line('^\\s+(\\w+)(:)\\s+(?![{\\[>|#&*!"\'])', '$|(?=\\s#)');
}

function sentence(): Rule[] {
  const operators = reserved.filter((word) => !CONTROL.includes(word) && !CONSTANTS.includes(word));
  const families = SCOPES.flatMap(([is, scope]) => {
    const names = words.filter((word) => word.is === is).map(({ name }) => name);
    return names.map((name) => ({ name, scope }));
  });
  const phrases = [...families, ...FURTHER.map((name) => ({ name, scope: 'support.function' }))].filter(({ name }) =>
    name.includes(' '),
  );
  const single = SCOPES.map(([, scope]) => ({
    scope,
    names: families.filter((each) => each.scope === scope && !each.name.includes(' ')).map(({ name }) => name),
  }));
  return [
    ...byScope(phrases),
    tiles(),
    { name: 'constant.numeric.tilewright', match: '\\b\\d+\\b' },
    wordsOf('keyword.control', CONTROL),
    wordsOf('constant.language', CONSTANTS),
    wordsOf('keyword.operator.word', operators),
    ...unique(single).map(({ scope, names }) => wordsOf(scope, names)),
    { name: 'keyword.operator.tilewright', match: '==|!=|<=|>=|[<>+*/-]|\\.\\.' },
    { name: 'variable.other.tilewright', match: '\\b[a-z_]\\w*\\b' },
  ];
}

function byScope(phrases: readonly { name: string; scope: string }[]): Rule[] {
  const scopes = [...new Set(phrases.map(({ scope }) => scope))];
  return scopes.map((scope) =>
    wordsOf(
      scope,
      phrases.filter((each) => each.scope === scope).map(({ name }) => name),
    ),
  );
}

function unique(list: readonly { scope: string; names: string[] }[]): { scope: string; names: string[] }[] {
  return list.filter(({ scope }, index) => list.findIndex((each) => each.scope === scope) === index);
}

/** Longest first, since the first that fits is taken. */
function wordsOf(scope: string, names: readonly string[]): Rule {
  const sorted = names.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return {
    name: `${scope}.tilewright`,
    match: `\\b(?:${sorted.map((name) => name.replaceAll(' ', '\\s+')).join('|')})\\b`,
  };
}

/** `19m19p`, `nA`, `(n+2)A`. */
function tiles(): Rule {
  const match = '\\b(?:\\d+[A-Za-z])+\\b|\\b[a-z][A-Z]\\b|\\([a-z](?:\\s*[+-]\\s*\\w+)*\\)[A-Za-z]\\b';
  return { name: 'constant.other.tiles.tilewright', match };
}
