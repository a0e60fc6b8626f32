import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkPack, packExamples, packs } from '../../../loader/index.ts';
import { builtInFile } from '../../../loader/built-in/pack-registry.ts';
import { everyBuiltInPath } from '../../kit/built-in-paths.ts';

describe('the built-in packs', () => {
  test('are generated from the files as they are', () => {
    const paths = readdirSync('rulesets', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml') && !/[\\/]scenarios[\\/]/.test(path))
      .map((path) => `rulesets/${path.replaceAll('\\', '/')}`);
    expect(everyBuiltInPath().sort()).toEqual(paths.sort());
    for (const path of paths)
      expect(builtInFile(path)?.text === readFileSync(path, 'utf8'), `${path}: run npm run generate`).toBe(true);
  });

  test.each(packs().map(({ id }) => id))('%s has nothing wrong, and its examples are right, both ways', (id) => {
    const { problems, ruleset, examples } = checkPack(id);
    expect(problems).toEqual([]);
    const patterns = ruleset!.scoring.rules.patterns.map((pattern) => pattern.id);
    const lacking = [true, false].flatMap((has) =>
      patterns.filter((of) => !examples.some(({ example }) => example.pattern === of && example.has === has)),
    );
    expect(lacking).toEqual([]);
    expect(packExamples(id)).toEqual(examples.map(({ example }) => example));
  });

  test.each(packs().map(({ id }) => id))('every example of %s has a place', (id) => {
    for (const { place, hand } of packExamples(id)) {
      expect(builtInFile(place.file)!.text.split('\n')[place.line - 1]).toContain(hand);
    }
  });
});
