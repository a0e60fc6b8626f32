import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { perform } from '../kit/perform.ts';
import { rulesOf } from '../kit/rules.ts';
import { readScenarios } from '../kit/scenario.ts';

const here = import.meta.dirname;
const packs = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe.each(packs.map(({ name }) => name))('scenarios of %s', (pack) => {
  test.for(readScenarios(join(here, pack)))('$id: $title', (scenario) => {
    const rules = rulesOf(scenario.pack, { ...scenario.options, ...(scenario.mode && { play: scenario.mode }) });
    expect(perform(rules, scenario)).toEqual([]);
  });
});
