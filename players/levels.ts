/** Players by the names people seat them with. */
import type { Random, Ruleset } from '../core/index.ts';
import { makeBot } from './bot.ts';
import { planningPlayer, type Skill } from './planning-player.ts';
import { type PlayerMaker, randomPlayer, silentPlayer } from './player.ts';

/**
 * What the levels look at. `easy` ignores what a discard may cost. `normal` goes by how many tiles help the hand, and folds; every opponent's
 * win costs it what is usual. `strong` looks at the next two tiles one by one, aims at hands that win where most do not, and reads what
 * opponents show.
 */
export const skills = {
  easy: { budget: 0, depth: 0, completions: 3, targets: 0, defends: false, reads: false, slips: 0.3 },
  normal: { budget: 0, depth: 0, completions: 0, targets: 0, defends: true, reads: false, slips: 0 },
  strong: { budget: 4000, depth: 2, completions: 0, targets: 24, defends: true, reads: true, slips: 0 },
} as const satisfies Record<string, Skill>;

const planning =
  (skill: Skill): PlayerMaker =>
  (rules: Ruleset, _random: Random) =>
    planningPlayer(rules, skill);

type Level = 'silent' | 'random' | 'greedy' | keyof typeof skills;

/** Makers of players by level; `silent` lets every offer pass, `greedy` heads for the nearest win and never defends. */
export const playerLevels: Readonly<Record<Level, PlayerMaker> & Record<string, PlayerMaker | undefined>> = {
  silent: silentPlayer,
  random: randomPlayer,
  greedy: makeBot,
  easy: planning(skills.easy),
  normal: planning(skills.normal),
  strong: planning(skills.strong),
};

/** Who plays a seat that nobody was named for. */
export const USUAL_LEVEL = 'greedy';
