import { expect, test } from 'vitest';
import { differencesOf, isExact, onPage, type Outcome, reasonsFor } from './differences-page.ts';

/** The tests of a file of cases: what is undisputed is exact, and what is not has its reason on the page. */
export function testExact(file: string, cases: readonly unknown[], outcomes: readonly Outcome[]): void {
  const other = outcomes.filter((one) => !isExact(one));

  test.skipIf(cases.length === 0)('every undisputed case is exact', () => {
    const disputed = outcomes.filter((one) => one.disputed !== '');
    console.log(
      `${file}: ${cases.length} cases, ${cases.length - disputed.length} undisputed; ${cases.length - other.length} exact`,
    );
    expect(other.filter((one) => one.disputed === '')).toEqual([]);
  });

  test.skipIf(cases.length === 0)(
    'every difference and every dispute has its reason, and stands in docs/differences.md',
    () => {
      const { differences, disputed } = reasonsFor(file);
      expect(Object.keys(differences).sort()).toEqual(other.map(({ id }) => id).sort());
      const disputes = outcomes.flatMap((one) => (one.disputed === '' ? [] : [one.disputed]));
      expect(Object.keys(disputed).sort()).toEqual([...new Set(disputes)].sort());
      expect(onPage(file)).toBe(differencesOf(file, outcomes).trimEnd());
    },
  );
}

/** The tests of a file of cases without disputes: what is not exact has its reason, and stands on the page. */
export function testWithReasons(
  file: string,
  name: string,
  cases: readonly unknown[],
  outcomes: readonly Outcome[],
): void {
  const other = outcomes.filter((one) => !isExact(one));

  test.skipIf(cases.length === 0)(name, () => {
    console.log(`${file}: ${cases.length} cases, ${cases.length - other.length} exact`);
    const reasons = reasonsFor(file).differences;
    expect(other.filter(({ id }) => reasons[id] === undefined)).toEqual([]);
    expect(Object.keys(reasons).sort()).toEqual(other.map(({ id }) => id).sort());
  });

  test.skipIf(cases.length === 0)('every difference stands in docs/differences.md', () => {
    expect(onPage(file)).toBe(differencesOf(file, outcomes).trimEnd());
  });
}
