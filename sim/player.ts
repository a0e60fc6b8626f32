import type { Action, Random, Ruleset, View } from '../core/index.ts';

/** Somebody who plays: sees what a seat sees, answers with one of its legal actions. */
export type Player = (view: View) => Action;

/** Makes a player for these rules, with a stream of chance of its own. */
export type PlayerMaker = (rules: Ruleset, random: Random) => Player;
