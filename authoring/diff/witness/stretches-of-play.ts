/**
 * Situations to put before other rules: the stretches of scenarios and of bots' games, each from one turn to the next.
 *
 *     turn ── discard ── pass ── pass ── draw │ turn ── riichi ── pass ... │ turn ...
 *     └──────────── one situation ───────────┘
 */
import { type Action, makeAction, NEXT_DEAL, type Place, type Table } from '../../../core/index.ts';
import { playScenario, type Scenario } from '../../test/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import { runGame } from '../../../sim/index.ts';
import type { Chosen } from '../isolated-change.ts';

/** A turn, and what was done from there up to the next. */
export interface Situation {
  rules: PackRuleset;
  /** Options it was played with. */
  options: Chosen;
  /** The table at the turn; nothing for the beginning of a game. */
  start?: Table;
  actions: readonly Action[];
  /** What it is found in: the title of a scenario, or the seed of a game. */
  title: string;
  place?: Place;
  /** Actions of the deal before it. */
  before: number;
}

/** The situations of a scenario, played as far as these rules let it. */
export function situationsOf(rules: PackRuleset, scenario: Scenario, place: Place | undefined): Situation[] {
  const common = { rules, options: scenario.options ?? {}, title: scenario.title, ...(place && { place }) };
  const cutting = cut(common);
  playScenario(rules, withoutChecks(scenario), (events, table) => cutting.hear(events[0], table, events.length === 0));
  return cutting.done();
}

/** The situations of some deals among bots. */
export function situationsOfGame(rules: PackRuleset, seed: number, deals: number): Situation[] {
  const cutting = cut({ rules, options: {}, title: `a game of bots, seed ${seed}` });
  let began = false;
  runGame(rules, {
    seed,
    maxDeals: deals,
    onEvents: (events, table) => {
      cutting.hear(events[0], table, !began);
      began = true;
    },
  });
  return cutting.done();
}

interface Cutting {
  hear(event: { type: string } | undefined, table: Table, isStart: boolean): void;
  done(): Situation[];
}

function cut(common: Omit<Situation, 'start' | 'actions' | 'before'>): Cutting {
  const found: Situation[] = [];
  let start: Table | undefined;
  let actions: Action[] = [];
  let before = 0;
  const close = (): void => {
    if (start !== undefined && actions.length > 0) found.push({ ...common, start, actions, before });
    before += actions.length;
    actions = [];
  };
  // What ends a deal brings the next one too.
  const hearAction = (action: Action): void => void (action.move !== NEXT_DEAL && actions.push(plainAction(action)));
  return {
    hear: (event, table, isStart) => {
      if (isStart) {
        close();
        [start, before] = [table, 0];
        return;
      }
      if (event?.type === 'action') hearAction(event as { type: string } & Action);
      if (!isTurn(table)) return;
      const deals = start?.deals;
      close();
      start = table;
      if (deals !== table.deals) before = 0;
    },
    done: () => {
      close();
      return found;
    },
  };
}

function plainAction({ seat, move, tiles, fromHand }: Action): Action {
  return { seat, move, tiles, ...(fromHand && { fromHand }) };
}

/** A turn with nothing left to do before it: rules may change here. */
function isTurn({ stage, agenda }: Table): boolean {
  return stage.at === 'turn' && stage.turn.begin !== 'asked' && agenda.length === 0;
}

/** The same play, with nothing that must hold. */
function withoutChecks(scenario: Scenario): Scenario {
  const deals = scenario.deals.map((script) => ({
    ...script,
    play: script.play.flatMap((line) => (typeof line === 'string' ? [line] : (line.do ?? []))),
  }));
  return { ...scenario, deals };
}

/** An action as people count seats: 1 is the dealer. */
export function actionText({ dealer, rules }: Table, action: Action): string {
  const { count } = rules.seats;
  return makeAction({ ...action, seat: (action.seat - dealer + count) % count });
}
