/** Plays tables from decision to decision, with something to look at each of them. */
import {
  type Action,
  advance,
  type Arranged,
  newGame,
  type Event,
  type Random,
  type Ruleset,
  seededRandom,
  type Table,
} from '../../../core/index.ts';
import { type Census, count } from './coverage-of-play.ts';
import { audit, enter, type Ledger, openLedger } from '../oracles/tile-and-point-ledger.ts';
import { located } from './failure-location.ts';
import { type Chooser, nextAction } from './random-choosers.ts';

export interface Journey {
  table: Table;
  random: Random;
  /** Everything that happened. */
  events: Event[];
  actions: Action[];
}

export interface Plan {
  seed: number;
  choose: Chooser;
  /** Ends before the deal after this one begins to be played. */
  deals?: number;
  arrange?: Arranged[];
  /** At every decision, before the action. */
  look?: (table: Table) => void;
  census?: Census;
  /** Keeps account of tiles and points. */
  ledger?: boolean;
  /** Keeps no events: for long games. */
  forget?: boolean;
}

const STUCK = 100_000;

/** Plays from a seed; throws, with the place, where the engine refuses a legal action or loses a tile, or what looks on fails. */
export function travel(rules: Ruleset, plan: Plan): Journey {
  const { seed, arrange } = plan;
  const table = newGame(rules, { seed, ...(arrange && { arrange }) });
  if (plan.census) count(plan.census, table.events);
  const journey = { table, random: seededRandom(seed), events: [...table.events], actions: [] };
  return located(
    () => ({ seed, table }),
    () => goOn(journey, plan),
  );
}

function goOn(journey: Journey, plan: Plan): Journey {
  const { table, random } = journey;
  const ledger = plan.ledger ? openLedger(table.rules) : undefined;
  if (ledger) note(ledger, table, journey.events);
  for (let steps = 0; !table.over && table.deals <= (plan.deals ?? Infinity); steps++) {
    if (steps > STUCK) throw new Error('the game does not end');
    plan.look?.(table);
    const window =
      table.stage.at === 'window' ? { name: table.stage.window.name, from: table.stage.window.from } : undefined;
    const action = nextAction(table, plan.choose, random);
    const no = advance(table, action);
    if (no) throw new Error(`refused ${JSON.stringify(action)}: ${no.message}`);
    if (plan.census) count(plan.census, table.events, window);
    if (ledger) note(ledger, table, table.events);
    journey.actions.push(action);
    if (!plan.forget) journey.events.push(...table.events);
  }
  return journey;
}

function note(ledger: Ledger, table: Table, events: readonly Event[]): void {
  enter(ledger, events);
  if (!table.over) audit(ledger, table);
}

/** Takes these actions, one after the other; throws where one is refused. */
export function follow(table: Table, actions: readonly Action[]): Event[] {
  return actions.flatMap((action) => {
    const no = advance(table, action);
    if (no) throw new Error(`refused ${JSON.stringify(action)}: ${no.message}`);
    return table.events;
  });
}
