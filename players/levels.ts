/** Players by the names people seat them with. */
import type { Random, Ruleset } from '../core/index.ts';
import { makeBot } from './bot.ts';
import { silentPlayer } from './default-action.ts';
import { planningPlayer, type Skill } from './planning-player.ts';
import type { PlayerMaker } from './player.ts';
import { randomPlayer } from './random-player.ts';

/** What the levels look at. */
export const skills = {
  easy: { budget: 0, depth: 0, completions: 3, targets: 0, defends: false, slips: 0.3 },
  normal: { budget: 200, depth: 1, completions: 0, targets: 24, defends: true, slips: 0 },
  strong: { budget: 20_000, depth: 2, completions: 10, targets: 300, defends: true, slips: 0 },
} as const satisfies Record<string, Skill>;

const planning =
  (skill: Skill): PlayerMaker =>
  (rules: Ruleset, _random: Random) =>
    planningPlayer(rules, skill);

/** Makers of players by level; `silent` lets every offer pass, `greedy` heads for the nearest win and never defends. */
export const playerLevels: Readonly<Record<string, PlayerMaker>> = {
  silent: silentPlayer,
  random: randomPlayer,
  greedy: makeBot,
  easy: planning(skills.easy),
  normal: planning(skills.normal),
  strong: planning(skills.strong),
};

/** Who plays a seat that nobody was named for. */
export const USUAL_LEVEL = 'greedy';
