import type { Ruleset, Table } from '../../../core/index.ts';
import { type GameResult, type GameSettings, runGame } from '../../../sim/index.ts';
import { located } from './failure-location.ts';

/** Plays a game with the players of the library and checks how it went; what fails tells seed, deal and last action. */
export function checkedGame(
  rules: Ruleset,
  settings: GameSettings & { seed: number | string },
  check: (game: GameResult) => void,
): void {
  let now: Table | undefined;
  const onEvents: GameSettings['onEvents'] = (events, table) => {
    now = table;
    settings.onEvents?.(events, table);
  };
  located(
    () => ({ seed: settings.seed, table: now }),
    () => check(runGame(rules, { ...settings, onEvents })),
  );
}
