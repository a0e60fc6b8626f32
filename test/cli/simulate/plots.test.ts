import { describe, expect, it } from 'vitest';
import { spanPlot, spreadEnd, spreadPlot } from '../../../cli/simulate/plots.ts';

const named = (cells: Record<number, number>, name = 'one') => ({
  name,
  cells: Object.entries(cells).map(([number, count]) => ({ number: Number(number), count })),
});
const marks = (svg: string): string[] => [...svg.matchAll(/>([\d,.]+)<\/text>/g)].map(([, text]) => text!);

describe('how payments spread', () => {
  it('ends where 99 % lie, and tells how much lies beyond', () => {
    const spread = named({ 8: 600, 16: 300, 32: 95, 9000: 5 });
    expect(spreadEnd([spread])).toEqual({ most: 32, beyond: [0.005] });
    expect(marks(spreadPlot([spread], 'points'))).toEqual(['8', '16', '32']);
  });

  it('shows all of the side that reaches farther', () => {
    const far = named({ 8: 50, 64: 50 }, 'other');
    expect(spreadEnd([named({ 8: 999, 16: 1 }), far])).toEqual({ most: 64, beyond: [0, 0] });
  });

  it('gives few numbers a bar each, and many of them round steps from nought', () => {
    const many = named(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [1000 + at * 100, 1])));
    const svg = spreadPlot([many], 'points');
    expect(svg).toContain('one, 1,000 to below 1,500: 5 %');
    expect(marks(svg)).toContain('5,000');
    expect(svg.match(/<rect /g)!.length).toBeLessThanOrEqual(30);
    const shares = [...svg.matchAll(/: ([\d.]+) %<\/title>/g)].map(([, share]) => Number(share));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(99, 5);
  });

  it('shows numbers below nought', () => {
    const svg = spreadPlot([named({ '-8': 1, 8: 1 })], 'points');
    expect(svg).toContain('one, -8: 50 %');
  });
});

it('a plot of spans has few enough marks for a phone', () => {
  const rows = [{ label: 'East', spans: [{ value: 300, low: -1480, high: 1990 }] }];
  const svg = spanPlot(rows, { sides: ['one'], unit: 'points', number: (value) => value.toLocaleString('en-US') });
  expect([...svg.matchAll(/>(-?[\d,]+)<\/text>/g)].map(([, text]) => text)).toEqual([
    '-2,000',
    '-1,000',
    '0',
    '1,000',
    '2,000',
  ]);
});
