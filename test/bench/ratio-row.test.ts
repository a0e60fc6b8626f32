import { describe, expect, it } from 'vitest';
import { page, speedPicture, tableLines } from '../../bench/table-and-charts.ts';
import { keepsFloor, type Mark, reaches, type Row, type Verdict, verdicts } from '../../bench/ratio-row.ts';

const row = (...marks: Mark[]): Row => ({ id: 'w0', work: 'some work', unit: 'hand', marks });
const speed: Mark = { ours: 'us', beside: ['slow', 'fast'], is: 'speed', floor: 10, goal: 35 };

describe('ratios', () => {
  it.each([
    ['speed', { us: 1, slow: 40, fast: 20 }, 20, true, false],
    ['cost', { us: 4, slow: 40, fast: 20 }, 0.2, true, true],
    ['more', { us: 42, slow: 40, fast: 20 }, 22, false, true],
  ] as const)('of %s are beside the fastest', (is, figures, ratio, floor, goal) => {
    const [found] = verdicts(row({ ...speed, is }), figures) as Verdict[];
    expect(found).toMatchObject({ peer: 'fast', theirs: 20, ratio });
    expect(reaches(found!, 10)).toBe(floor);
    expect(reaches(found!, 35)).toBe(goal);
    expect(reaches(found!, undefined)).toBeUndefined();
  });

  it.each([
    ['speed', 9.6, true],
    ['speed', 9.5, false],
    ['cost', 10.4, true],
    ['cost', 10.6, false],
  ] as const)('keep a floor of 10 up to 5 %% beyond it: %s %s', (is, ratio, kept) => {
    expect(keepsFloor({ mark: { ...speed, is }, ratio })).toBe(kept);
    expect(keepsFloor({ mark: { ours: 'us', beside: [], is }, ratio })).toBeUndefined();
  });

  it('are missing where a side is', () => {
    expect(verdicts(row(speed), { us: 1, slow: 'not installed', fast: 3 })).toEqual(['some work: not installed']);
  });

  it('without a peer are the figure itself', () => {
    expect(verdicts(row({ ours: 'us', beside: [], is: 'cost', floor: 60 }), { us: 12 })).toMatchObject([{ ratio: 12 }]);
  });
});

describe('the report', () => {
  const [verdict] = verdicts(row(speed), { us: 1, slow: 40, fast: 20 }, '7 of 7 right') as Verdict[];

  it('has a line for each ratio', () => {
    const [head, line] = tableLines([verdict!]);
    expect(head).toMatch(/^work +ours +beside +ratio +floor +goal +met +agreement$/);
    expect(line).toMatch(/^some work +1.00 us +20.0 us +fast +20x +10x +35x +floor +7 of 7 right$/);
  });

  it('draws a bar with floor and goal on it', () => {
    const [ruler, bar] = speedPicture([verdict!]);
    expect(ruler!.indexOf('10x')).toBe(bar!.indexOf('┆'));
    // 20 is log(20) / log(1000) of the way, and the goal lies beyond it.
    expect(bar!.replace('┆', '█')).toMatch(/^w0 \/ fast {2}█{21} +◎$/);
  });

  it('is a page of Markdown', () => {
    const pace = { quick: false, rounds: 3, milliseconds: 500 };
    const text = page([verdict!], ['other work: not installed'], ['Melds: cost of a hand'], pace);
    expect(text).toContain('medians of 3 processes');
    expect(text).toContain('| some work | 1.00 us | 20.0 us | fast | 20x | 10x | 35x | floor | 7 of 7 right |');
    expect(text).toContain('Not measured: other work: not installed');
    expect(text.split('```')).toHaveLength(7);
  });
});
