import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { optionsOf, playScenario } from '../../../authoring/test/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { scenarioFolder, scenariosOf } from '../../kit/read-scenarios.ts';

const packs = readdirSync('rulesets').filter((name) => existsSync(scenarioFolder(name)));

describe.each(packs)('scenarios of %s', (pack) => {
  test.for(scenariosOf(pack))('$id: $title', (scenario) => {
    expect(playScenario(rulesOf(pack, optionsOf(scenario)), scenario)).toEqual([]);
  });
});
