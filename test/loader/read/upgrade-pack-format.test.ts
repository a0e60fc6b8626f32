/** Formats of packs; how later ones are read is tried with upgrades made up here. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isHashOf, parseLog, replay } from '../../../core/index.ts';
import { builtInFile, builtInIds, load, newestFormat, rulesetFromPack } from '../../../loader/index.ts';
import { type Upgrade, upgradeText, upgradeTree } from '../../../loader/read/upgrade-pack-format.ts';
import { makeSource } from '../../../loader/read/source-text.ts';
import { plain } from '../../../loader/yaml/located-data.ts';
import { parseYaml } from '../../../loader/yaml/parse-yaml.ts';
import { sure } from '../../kit/tile-sets.ts';

/** In format 2 `title` is `name`, in format 3 a `colour` of `grey` is `gray`. */
const made: Upgrade[] = [
  (root) =>
    root.entries.has('title')
      ? [
          { path: ['title'], key: 'name' },
          { path: ['title', 'en'], key: 'english' },
        ]
      : [],
  () => [{ path: ['colour'], value: 'gray' }],
];
const OLD = '# Our table\ntitle: # how it is called\n  en: Ours # by us\ncolour: grey\n';
const stored = (name: string): string => readFileSync(new URL(`formats/${name}`, import.meta.url), 'utf8');

function tree(text: string): { data: unknown; codes: string[] } {
  const root = parseYaml(makeSource('x.yaml', text)).root!;
  const codes = upgradeTree(root, made).map(({ code }) => code);
  return { data: plain(root), codes };
}

describe('an older format', () => {
  it('is read as the newest', () => {
    const data = { name: { english: 'Ours' }, colour: 'gray' };
    expect(tree(OLD)).toEqual({ data, codes: [] });
    expect(tree(`format: 1\n${OLD}`)).toEqual({ data, codes: [] });
  });

  it('is read from where it is: of format 2 only the last upgrade is left', () => {
    expect(tree('format: 2\ntitle: x\ncolour: grey\n')).toEqual({ data: { title: 'x', colour: 'gray' }, codes: [] });
  });

  it('is written anew with its comments', () => {
    const upgraded = '# Our table\nformat: 3\nname: # how it is called\n  english: Ours # by us\ncolour: gray\n';
    expect(upgradeText(OLD, 'x.yaml', [], made)).toEqual({ ok: true, value: upgraded, problems: [] });
    expect(upgradeText(`format: 1\n${OLD}`, 'x.yaml', [], made)).toMatchObject({ ok: true });
    expect(upgradeText(upgraded, 'x.yaml', [], made)).toEqual({ ok: true, value: upgraded, problems: [] });
    expect(upgradeText('{ title: x, colour: grey }', 'x.yaml', [], made)).toMatchObject({
      value: '{ format: 3, name: x, colour: gray }',
    });
  });

  it('keeps a key whose new name is taken, for the schema to refuse', () => {
    expect(tree('title: x\nname: y\ncolour: grey\n').data).toEqual({ title: 'x', name: 'y', colour: 'gray' });
  });
});

describe('a newer format', () => {
  const text = 'format: 4\ncolour: grey\n';

  it('is refused where it stands, by the reader of files, of texts and of logs', () => {
    expect(tree(text).codes).toEqual(['newer-format']);
    expect(upgradeText(text, 'x.yaml', [], made)).toMatchObject({ ok: false, problems: [{ code: 'newer-format' }] });
    const loaded = load('id: ours\nextends: riichi\nformat: 99\n');
    expect(loaded.problems).toMatchObject([{ code: 'newer-format', place: { line: 3, column: 9 } }]);
    expect(loaded.problems).toHaveLength(1);
    expect(loaded.ok).toBe(false);
    const from = load('riichi');
    const pack = from.ok ? { ...(from.value.pack as object), format: 99 } : {};
    expect(rulesetFromPack(pack)).toMatchObject({ ok: false, problems: [{ code: 'newer-format' }] });
  });
});

it.each(['one', '0', '1.5', '[1]'])('`format: %s` is no format', (format) => {
  const { ok, problems } = load(`id: ours\nname: { en: Ours }\nextends: riichi\nformat: ${format}\n`);
  expect(ok && problems.length === 0).toBe(false);
});

it('does not count for the hash: old logs replay', () => {
  const text = 'id: ours\nname: { en: Ours }\nextends: riichi\nversion: 1.0.0\n';
  const [without, explicit] = [load(text), load(`format: 1\n${text}`)];
  expect(explicit.problems).toEqual([]);
  expect(without.ok && explicit.ok && without.value.hash === explicit.value.hash).toBe(true);
});

it('is the newest that the schema knows, and of each there is something stored', () => {
  const text = readFileSync('schemas/pack.schema.json', 'utf8');
  const { format } = (JSON.parse(text) as { properties: { format: { maximum: number; description: string } } })
    .properties;
  expect(format.maximum).toBe(newestFormat());
  expect(format.description).toContain(`The newest is ${newestFormat()}`);
  const formats = Array.from({ length: newestFormat() }, (_, at) => [`${at + 1}.jsonl`, `${at + 1}.yaml`]);
  expect(readdirSync(new URL('formats', import.meta.url)).sort()).toEqual(formats.flat());
});

it.each(builtInIds())('%s names its format', (id) => {
  expect(builtInFile(`rulesets/${id}/pack.yaml`)?.text).toMatch(new RegExp(`^format: ${newestFormat()}$`, 'm'));
  expect(sure(load(id)).pack).toMatchObject({ format: newestFormat() });
});

describe.each([1, 2, 3])('what was stored in format %i', (format) => {
  it('loads as a pack', () => {
    expect(load(stored(`${format}.yaml`))).toMatchObject({ ok: true, problems: [] });
  });

  it('replays as a log', () => {
    const log = parseLog(stored(`${format}.jsonl`));
    if (!log.ok) throw new Error(log.problems[0]!.message);
    const rules = rulesetFromPack(log.value.header.pack, log.value.header.options);
    if (!rules.ok) throw new Error(rules.problems[0]!.message);
    expect(isHashOf(rules.value, log.value.header.hash)).toBe(true);
    expect(replay(rules.value, log.value)).toMatchObject({ ok: true, problems: [] });
  });
});

it.each(['0', '-1', '1.5', '"1"', 'one', '[1]', 'null'])('`format: %s` is none, and nothing is upgraded', (format) => {
  const text = `id: ours\nformat: ${format}\n`;
  const upgraded = upgradeText(text, 'x.yaml');
  expect(upgraded).toMatchObject({ ok: false, problems: [{ code: 'wrong-type', place: { line: 2 } }] });
  expect(upgraded.problems[0]!.message).toContain(`here is \`${format}\``);
  expect(upgradeText(text, 'x.yaml', ['scenarios', 'one']).ok).toBe(false);
});

describe('in format 2 dealt bonus tiles are shown in a phase', () => {
  const phase = 'phases:\n  flowers:\n    shows: bonus\n';
  const rows: [string, string, string][] = [
    [
      'the chapter `bonus` goes where it said nothing else; comments stay',
      '# bonus tiles\nbonus:\n  # one after the other\n  after_deal: seat # at once\n  source: "17"\n\nturn: {}\n',
      `# bonus tiles\n${phase}    order: seat # at once\n    source: "17"\n  # one after the other\n\nturn: {}\n`,
    ],
    [
      'steps stay, and what is said of them',
      'bonus:\n  after_deal: cycles\n  shown: [{ mark: a }]\n  note: at once\n',
      `${phase}    order: cycles\nbonus:\n  shown: [{ mark: a }]\n  note: at once\n`,
    ],
    ['on one line', 'bonus: { after_deal: cycles }\nturn: {}\n', `${phase}    order: cycles\nturn: {}\n`],
    [
      'beside steps on one line',
      'bonus: { after_deal: cycles, shown: [] }\n',
      `${phase}    order: cycles\nbonus: { shown: [] }\n`,
    ],
    [
      'at the end of the line',
      'bonus: { shown: [], after_deal: seat }\n',
      `${phase}    order: seat\nbonus: { shown: [] }\n`,
    ],
    [
      'texts of several lines become one',
      'bonus:\n  after_deal: seat\n  note: >-\n    A flower\n    is replaced.\nturn: {}\n',
      `${phase}    order: seat\n    note: "A flower is replaced."\nturn: {}\n`,
    ],
    ['a chapter that was taken out goes', 'bonus: null\nturn: {}\n', 'turn: {}\n'],
    ['a chapter without it stays', 'bonus:\n  shown: [{ mark: a }]\n', 'bonus:\n  shown: [{ mark: a }]\n'],
  ];
  it.each(rows)('%s', (_, old, now) => {
    const upgraded = upgradeText(`id: a\n${old}`, 'x.yaml');
    expect(upgraded.ok && upgraded.value).toBe(`format: 3\nid: a\n${now}`);
    const [was, is] = [old, now].map((text) => parseYaml(makeSource('x.yaml', `id: a\n${text}`)).root!);
    expect(upgradeTree(was!)).toEqual([]);
    expect(plain(was!)).toEqual(plain(is!));
  });

  it('in a pack on one line', () => {
    expect(upgradeText('{ id: a, bonus: { after_deal: seat }, turn: {} }', 'x.yaml')).toMatchObject({
      value: '{ format: 3, id: a, phases: { flowers: { shows: bonus, order: seat } }, turn: {} }',
    });
  });
});

describe('in format 3 tiles are given to seats by the words of every other rule', () => {
  const moves = (next: string): string =>
    `moves:\n  right:\n    steps: [{ mark: a }, { give: ${next}, fill: 3 }] # to the right\n`;

  it.each(['next', 'previous', 'opposite'])('%s', (whom) => {
    const upgraded = upgradeText(`format: 2\nid: a\n${moves(whom)}`, 'x.yaml');
    expect(upgraded).toEqual({ ok: true, value: `format: 3\nid: a\n${moves(`${whom} seat`)}`, problems: [] });
  });

  it('other seats stay', () => {
    const upgraded = upgradeText(`format: 2\nid: a\n${moves('dealer')}`, 'x.yaml');
    expect(upgraded).toMatchObject({ value: `format: 3\nid: a\n${moves('dealer')}` });
  });
});
