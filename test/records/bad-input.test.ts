/** What is wrong with a log comes back as a problem with its place, whatever was done to the text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameRecord, recordLine, detect, FORMATS, mjai, tenhou6 } from '../../records/index.ts';
import { sure } from '../kit/tile-sets.ts';
import { game } from './small-game.ts';

function complaint(format: (typeof FORMATS)[number], text: string): string {
  const result = format.read(text, 'game.log');
  if (result.ok) return 'fine';
  const [first] = result.problems;
  return `${first!.code}:${first!.place?.line}: ${first!.message}`;
}

/** The log with one line changed. */
function line(text: string, at: number, change: (line: string) => string): string {
  return text
    .split('\n')
    .map((one, i) => (i + 1 === at ? change(one) : one))
    .join('\n');
}

const written = mjai.write(game);
const at = (part: string): number => written.split('\n').findIndex((one) => one.includes(part)) + 1;

describe('mjai', () => {
  const cases: [string, string, string][] = [
    ['an empty text', '', 'bad-log:1: There is no deal in this log.'],
    ['a cut line', written.slice(0, 60), 'bad-log:1: This is not JSON: {"type":'],
    ['a list', '[1]', 'bad-log:1: `event` is [1]; expected an object.'],
    [
      'an unknown event',
      line(written, 3, () => '{"type":"mystery"}'),
      'bad-log:3: `type` is "mystery"; expected one of start_game,',
    ],
    ['no type', line(written, 3, () => '{"actor":0}'), 'bad-log:3: `type` is missing; expected one of start_game,'],
    [
      'no actor',
      line(written, 3, () => '{"type":"tsumo","pai":"1m"}'),
      'bad-log:3: `actor` is missing; expected the number of a player, 0 to 3.',
    ],
    [
      'a tile of nothing',
      line(written, 3, () => '{"type":"tsumo","actor":0,"pai":"0z"}'),
      'bad-log:3: `pai` is "0z"; expected a tile such as 5p, 0p (red) or 7z.',
    ],
    [
      'three hands for four',
      line(written, 2, (one) => one.replace(/\["1m".*?\],/, '')),
      'bad-log:2: `oya` is 3; expected the number of a player, 0 to 2.',
    ],
    [
      'twelve tiles',
      line(written, 2, (one) => one.replace('"1m",', '')),
      'bad-log:2: `tehais[0]` is a list of 12; expected a list of 13.',
    ],
    [
      'a tile nobody has',
      line(written, at('"dahai"'), (one) => one.replace(/"pai":"\w+"/, '"pai":"9s"').replace('true', 'false')),
      'bad-log:4: Player 3 has no 9s; the hand is',
    ],
    [
      'a claim of nothing',
      line(written, 3, () => '{"type":"pon","actor":0,"target":1,"pai":"E","consumed":["E","E"]}'),
      'bad-log:3: Player 0 claims 1z from player 1; none lies there.',
    ],
    [
      'an ending of no kind',
      line(written, at('"ryukyoku"'), (one) => one.replace('fanpai', 'rain')),
      `bad-log:${at('"ryukyoku"')}: \`reason\` is "rain"; expected one of fanpai,`,
    ],
    [
      'text for points',
      line(written, 2, (one) => one.replace('"scores":[', '"scores":["a",')),
      'bad-log:2: `scores` is a list of 5; expected a list of 4.',
    ],
    [
      'another hand of the winner',
      line(written, at('"hora"'), (one) => one.replace('"hora_tehais":["1p"', '"hora_tehais":["9s"')),
      `bad-log:${at('"hora"')}: \`hora_tehais\` is 9s 1p 1p`,
    ],
    [
      'another hand that is shown',
      line(written, at('"ryukyoku"'), (one) => one.replace('"tehais":[["1m"', '"tehais":[["9m"')),
      `bad-log:${at('"ryukyoku"')}: \`tehais[0]\` is 2m`,
    ],
    [
      'a stake of another height',
      line(written, at('"reach_accepted"'), (one) => one.replace('-1000', '-2000')),
      `bad-log:${at('"reach_accepted"')}: \`deltas\` is 0 0 -2000 0; player 2 pays a stake of 1000.`,
    ],
    [
      'a tile added to another pung',
      line(written, at('"kakan"'), (one) => one.replace('"consumed":["S"', '"consumed":["N"')),
      `bad-log:${at('"kakan"')}: Player 1 adds 2z to 2z 2z 4z, and no such pung lies there.`,
    ],
  ];
  it.each(cases)('%s', (_, text, says) => {
    expect(complaint(mjai, text)).toContain(says);
  });

  it('cut between two lines is the course so far', () => {
    const lines = written.split('\n');
    for (let length = 2; length < lines.length; length++) {
      const course = sure(mjai.read(`${lines.slice(0, length).join('\n')}\n`));
      expect(course.complete).toBe(length === lines.length - 1);
    }
  });
});

describe('tenhou6', () => {
  const text = tenhou6.write(game);
  const changed = (change: (log: unknown[][]) => void): string => {
    const whole = JSON.parse(text) as { log: unknown[][] };
    change(whole.log);
    return JSON.stringify(whole);
  };
  const cases: [string, string, string][] = [
    ['an empty text', '', 'bad-log:1: This is not JSON: '],
    ['no log', '{"title":["",""]}', 'bad-log:1: `log` is missing; expected a list.'],
    ['an empty log', '{"log":[]}', 'bad-log:1: There is no deal in this log.'],
    ['a short deal', changed((log) => log[0]!.pop()), 'bad-log:1: `log[0]` is a list of 16; expected a list of 17.'],
    ['no tile', changed((log) => (log[0]![4] = [10])), '`log[0][4]` is [10]; expected a list of 13.'],
    [
      'a tile of nothing',
      changed((log) => ((log[0]![5] as number[])[0] = 48)),
      '`log[0][5][0]` is 48; expected a tile: 11-19',
    ],
    [
      'a call of nothing',
      changed((log) => ((log[0]![5] as unknown[])[0] = 'x1111')),
      '`log[0][5][0]` is "x1111"; expected a tile or a call such as c171618',
    ],
    [
      'a tile taken away',
      changed((log) => (log[0]![5] as number[]).pop()),
      '`log[0]`: the rows of the seats do not fit together.',
    ],
    [
      'an ending of no kind',
      changed((log) => (log[0]![16] = ['雨'])),
      '`log[0][16][0]` is "雨"; expected one of 和了, 流局',
    ],
    [
      'the worth of nothing',
      changed((log) => ((log[1]![16] as unknown[][])[2]![3] = 'much')),
      '`log[1][16][2][3]` is "much"; expected the worth of a hand',
    ],
  ];
  it.each(cases)('%s', (_, broken, says) => {
    expect(complaint(tenhou6, broken)).toContain(says);
  });
});

describe.each(FORMATS.map((format) => [format.id, format] as const))('%s, damaged at random', (_, format) => {
  const text = format.write(game);
  const isAnswer = (broken: string): void => {
    const result = format.read(broken, 'game.log');
    if (result.ok) for (const other of FORMATS) other.write(result.value);
    else
      expect(result.problems.every(({ code, place }) => code === 'bad-log' && place?.file === 'game.log')).toBe(true);
  };

  it('cut anywhere', () => {
    fc.assert(
      fc.property(fc.nat(text.length), (length) => isAnswer(text.slice(0, length))),
      { numRuns: 300 },
    );
  });

  it('with a stretch taken out or put in', () => {
    const stretch = fc.tuple(fc.nat(text.length), fc.nat(30), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(stretch, ([start, length, put]) => isAnswer(text.slice(0, start) + put + text.slice(start + length))),
      { numRuns: 500 },
    );
  });

  it('with a value replaced by another', () => {
    const values = [...text.matchAll(/"[^"]*"|-?\d+(\.\d+)?|\[[^[\]]*\]|\{[^{}]*\}|true|false|null/g)];
    const other = fc.constantFrom(
      'null',
      '-1',
      '1e9',
      '0.5',
      '7',
      '"x"',
      '"?"',
      '[]',
      '{}',
      'true',
      '"__proto__"',
      '[[]]',
    );
    const change = fc.tuple(fc.nat(values.length - 1), other);
    fc.assert(
      fc.property(change, ([which, put]) => {
        const { index, 0: old } = values[which]!;
        isAnswer(text.slice(0, index) + put + text.slice(index + old.length));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('keys the format does not know', () => {
  it('are passed over', () => {
    const more = (value: unknown): unknown =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { meta: [1, { deep: null }], ...value, possible_actions: [], id: 3 }
        : value;
    const lines = written.trim().split('\n');
    const text = lines.map((one) => JSON.stringify(more(JSON.parse(one)))).join('\n');
    expect(sure(mjai.read(text))).toEqual(sure(mjai.read(written)));
    const tenhou = tenhou6.write(game);
    expect(sure(tenhou6.read(JSON.stringify(more(JSON.parse(tenhou)))))).toEqual(sure(tenhou6.read(tenhou)));
    const course = JSON.parse(recordLine.write(game)) as GameRecord;
    const wide = { ...course, mood: 'good', deals: course.deals.map((deal) => ({ ...deal, weather: 'rain' })) };
    expect(sure(recordLine.read(JSON.stringify(wide)))).toEqual(game);
  });
});

describe('detect', () => {
  it.each([
    ['log', '{"type":"log","version":1}\n'],
    ['record', recordLine.write(game)],
    ['mjai', written],
    ['mjai', written.slice(0, 30)],
    ['mjai', `\n${written.slice(written.indexOf('\n') + 1)}`],
    ['tenhou6', tenhou6.write(game)],
    ['tenhou6', JSON.stringify(JSON.parse(tenhou6.write(game)), null, 2)],
    ['tenhou6', `https://tenhou.net/6/#json=${encodeURIComponent(tenhou6.write(game).trim())}`],
    ['tenhou6', `https://tenhou.net/6/#json=${tenhou6.write(game).trim()}&ts=2`],
    [undefined, ''],
    [undefined, '{"type":"weather"}'],
    [undefined, 'tiles: 5'],
  ])('%s', (id, text) => {
    const found = detect(text);
    expect(typeof found === 'object' ? found.id : found).toBe(id);
    if (typeof found === 'object' && text.startsWith('http')) expect(sure(found.read(text)).deals).toHaveLength(2);
  });
});
