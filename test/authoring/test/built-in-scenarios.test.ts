import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { optionsOf, playScenario } from '../../../authoring/test/index.ts';
import { wrongTiles } from '../../../authoring/test/scenario/scenario-tiles.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { scenarioFolder, scenariosOf } from '../../kit/read-scenarios.ts';

const packs = readdirSync('rulesets').filter((name) => existsSync(scenarioFolder(name)));

describe.each(packs)('scenarios of %s', (pack) => {
  test.for(scenariosOf(pack))('$id: $title', (scenario) => {
    const rules = rulesOf(pack, optionsOf(scenario));
    expect(wrongTiles(scenario, rules.tiles, new Map())).toEqual([]);
    expect(playScenario(rules, scenario)).toEqual([]);
  });
});
