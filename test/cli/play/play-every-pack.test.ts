import { describe, expect, it } from 'vitest';
import { playCommand } from '../../../cli/commands/play.ts';
import { stringWidth } from '../../../cli/draw/text-columns.ts';
import { type PaperTerminal, paperTerminal } from '../../kit/fake-terminal.ts';

/** A person who asks for a hint, and types what it says. */
function trusting(most = 4000, columns = 100): PaperTerminal {
  const terminal = paperTerminal({ columns });
  let seen = 0;
  terminal.ask = (question) => {
    terminal.asked.push(question);
    const fresh = terminal.lines.slice(seen);
    seen = terminal.lines.length;
    if (terminal.asked.length > most) return Promise.resolve(undefined);
    if (question.includes('next deal')) return Promise.resolve('');
    const hint = fresh.map((line) => /^ {2}Hint {2}(.*?)(:.*)?$/.exec(line)?.[1]).find(Boolean);
    return Promise.resolve(hint ?? '?');
  };
  return terminal;
}

const fits = ({ lines, columns }: PaperTerminal): void => {
  for (const line of lines) expect(stringWidth(line), line).toBeLessThanOrEqual(columns);
};

describe('bots, move by move', () => {
  it.each([
    ['riichi', '3', [], [/dora indicators \d\w/, /riichi → |★ \w+ wins/, /\d han \d+ fu/]],
    ['ari-ari', '1', [], [/Dan, East/, /points: \w+ [\d,]+/, /riichi stakes +-1,000/]],
    ['cantonese', '3', ['flowers=true'], [/Fortune hand/, /(Self-drawn|Wind)/]],
  ] as [string, string, string[], RegExp[]][])(
    '%s fits the paper and says what is there',
    async (pack, seed, options, parts) => {
      const terminal = paperTerminal();
      expect(await playCommand(terminal, pack, { bots: true, moves: true, seed, options, deals: '8' })).toBe(0);
      for (const part of parts) expect(terminal.lines.join('\n')).toMatch(part);
      fits(terminal);
    },
  );

  it.each([
    ['riichi', '17', [], /0m 0p 0s red 5m 5p 5s/],
    ['cantonese', '3', ['flowers=true'], /Flowers 1f-8f/],
  ] as [string, string, string[], RegExp][])('the tour of %s names its tiles', async (pack, seed, options, legend) => {
    const terminal = paperTerminal();
    expect(await playCommand(terminal, pack, { tour: true, seed, options })).toBe(0);
    expect(terminal.lines.join('\n')).toMatch(legend);
    fits(terminal);
  });
});

describe('a person who does what the hints say', () => {
  it.each([
    ['riichi', '3', []],
    ['ari-ari', '4', []],
    ['ari-ari', '6', ['play=free']],
    ['sanma', '3', []],
    ['sichuan', '3', []],
    ['sichuan', '4', ['exchange=next']],
    ['sichuan-flowing', '3', []],
    ['classical', '3', []],
    ['cantonese', '3', ['flowers=true']],
    ['cantonese', '2', ['play=free', 'minimum=1']],
    ['mcr', '5', []],
    ['zung-jung', '5', []],
    ['american', '5', []],
  ] as [string, string, string[]][])('plays %s (seed %s, %j) and is understood', async (pack, seed, options) => {
    const terminal = trusting();
    expect(await playCommand(terminal, pack, { seed, options, deals: '2' })).toBe(0);
    const text = terminal.lines.join('\n');
    expect(text).not.toMatch(/nothing to do here|Which one|cannot use|is not open|declares? a win that is none/);
    expect(text).toMatch(/The game is over|Stopped after 2 deals/);
    fits(terminal);
  });

  it('sees riichi declared, its stake, and where it went', async () => {
    const terminal = trusting();
    await playCommand(terminal, 'riichi', { seed: '1', deals: '6' });
    const text = terminal.lines.join('\n');
    expect(text).toMatch(/\w+ riichi → \d\w \(ippatsu\)/);
    expect(text).toMatch(/└ Riichi stakes: \w+ puts in 1,000 points/);
    expect(text).toMatch(/dora indicators \d\w · (counters \d · )?riichi stakes 1,000/);
    expect(text).toMatch(/riichi stakes +-\d,000 +riichi stakes/);
    expect(text).toMatch(/points: \w+ [\d,]+( \([+-][\d,]+\))? · /);
  });
});

it.each(['riichi', 'international', 'sichuan', 'american', 'classical'])(
  'forty columns are enough for %s, its hand has numbers below it and its honours names',
  async (pack) => {
    const terminal = trusting(4000, 40);
    expect(await playCommand(terminal, pack, { seed: '3', deals: '1' })).toBe(0);
    fits(terminal);
    expect(terminal.lines.join('\n')).toMatch(/·5m drawn and discarded/);
    if (pack === 'riichi') expect(terminal.lines.join('\n')).toMatch(/^ {8}2z South · 5z White · 7z Red$/m);
    const watched = paperTerminal({ columns: 40 });
    expect(await playCommand(watched, pack, { seed: '3', deals: '2', bots: true, moves: true })).toBe(0);
    fits(watched);
  },
);

it('presses Enter where one thing is left to do', async () => {
  const terminal = trusting();
  const { ask } = terminal;
  let pressed = 0;
  terminal.ask = (question) => {
    if (question !== '  your turn (Enter): ') return ask(question);
    terminal.asked.push(question);
    pressed++;
    return Promise.resolve('');
  };
  await playCommand(terminal, 'riichi', { seed: '3', deals: '11' });
  expect(pressed).toBeGreaterThan(1);
  expect(terminal.lines.join('\n')).not.toMatch(/Say what to do/);
});
