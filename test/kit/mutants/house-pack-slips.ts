/** One-token slips in house packs: how many of those that are illegal are one problem, in the file of the author. */
import { readFileSync } from 'node:fs';
import { seededRandom } from '../../../core/index.ts';
import { checkPack } from '../../../loader/index.ts';
import { slipOf } from './one-token-slips.ts';

/** Packs that change others, the large one three times. */
const PACKS = [
  'examples/house-pack.yaml',
  'templates/pack-repository/pack.yaml',
  ...['a', 'b', 'c', 'd'].map((profile) => `test/packs/hk-${profile}.yaml`),
  ...Array<string>(3).fill('rulesets/riichi/pack.yaml'),
];
const FILE = 'house.yaml';

/** What became of one slip. */
export interface Slipped {
  /** The pack, the slip and what was told. */
  told: string;
  /** Errors it made; 0 where the pack stayed legal. */
  errors: number;
  /** Errors in files of others. */
  foreign: number;
}

/** Makes the slip of a seed. */
export function slip(seed: number): Slipped {
  const random = seededRandom(seed);
  const pack = PACKS[random.int(0, PACKS.length - 1)]!;
  const { text, what } = slipOf(readFileSync(pack, 'utf8'), random);
  const { problems } = checkPack(FILE, { readFile: (path) => (path === FILE ? text : undefined) });
  const errors = problems.filter(({ severity }) => severity === 'error');
  const lines = errors.map(({ code, place, message }) => `    ${place?.file}:${place?.line} ${code} ${message}`);
  return {
    told: [`seed ${seed}, ${pack}, ${what}`, ...lines].join('\n'),
    errors: errors.length,
    foreign: errors.filter(({ place }) => place !== undefined && place.file !== FILE).length,
  };
}
