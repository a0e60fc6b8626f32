/**
 * Another table that looks the same from one seat: tiles it has not seen lie elsewhere, in other hands or in the wall,
 * the seed is another one, and the others answer windows in another order.
 */
import {
  type Action,
  advance,
  type Arranged,
  dealtPlaces,
  newGame,
  type Event,
  eventsFor,
  isBonus,
  PASS,
  play,
  type Random,
  type Ruleset,
  shuffle,
  type Table,
  type Tile,
} from '../../../core/index.ts';
import { drawHead, drawTail, turnedAt } from '../../../core/things/wall.ts';

/** Where each tile of a deal lies: places in the wall as it was before the deal. */
interface Shadow {
  wall: Tile[];
  places: { order: number[]; head: number; tail: number; taken: number; startWall: number; startColumn: number };
  hands: number[][];
  /** Places whose tile everybody has seen. */
  shown: Set<number>;
  /** How many tiles of each list are turned up. */
  turned: Record<string, number>;
  /** Places whose tiles seats have given, and what each seat then gets of them. */
  underway: number[];
  arriving: { seat: number; tiles: readonly string[] }[];
}

/** A prepared deal as it was played: up to the action before it ended. */
export interface Played {
  arrange: Arranged;
  seed: number;
  actions: Action[];
}

/**
 * The same deal with what this seat has not seen changed; undefined if nothing is left to change. Some moves tell what a hidden hand
 * is like: where they could no longer be made the hands stay, and only the wall is another one.
 */
export function twin(rules: Ruleset, played: Played, seat: number, random: Random): Played | undefined {
  const shadow = shadowOf(rules, played);
  const mine = new Set(shadow.hands[seat]);
  const seen = (place: number): boolean => mine.has(place) || shadow.shown.has(place);
  const unseen = shadow.wall.map((_, place) => place).filter((place) => !seen(place));
  const inHands = new Set(shadow.hands.flat());
  const otherWall = [...shadow.wall];
  exchange(
    otherWall,
    unseen.filter((place) => !inHands.has(place)),
    random,
  );
  const allOther = [...otherWall];
  exchange(
    allOther,
    unseen.filter((place) => !isBonus(rules.tiles, rules.tiles.tiles[allOther[place]!]!.kind)),
    random,
  );
  const seed = random.int(0, 0xffffffff);
  const changed = [allOther, otherWall].filter((wall) => wall.some((tile, place) => tile !== shadow.wall[place]));
  const actions = reordered(rules, played, seat, random);
  return changed
    .map((wall) => keeping(rules, { arrange: { ...played.arrange, wall }, seed, actions }, discardsOf(rules, played)))
    .find((other) => other !== undefined);
}

function exchange(wall: Tile[], places: number[], random: Random): void {
  const tiles = shuffle(
    places.map((place) => wall[place]!),
    random,
  );
  places.forEach((place, i) => {
    wall[place] = tiles[i]!;
  });
}

/** Follows the events with places instead of tiles. */
function shadowOf(rules: Ruleset, played: Played): Shadow {
  const table = start(rules, played);
  const wall = played.arrange.wall!;
  const order = wall.map((_, place) => place);
  const shadow: Shadow = {
    wall,
    places: { order, head: 0, tail: order.length, taken: 0, startWall: 0, startColumn: 0 },
    hands: [],
    shown: new Set(),
    turned: {},
    underway: [],
    arriving: [],
  };
  const dealt = dealtPlaces(rules);
  shadow.hands = table.seats.map((_, seat) => [...dealt[(seat - table.dealer + dealt.length) % dealt.length]!]);
  shadow.places.head = dealt.flat().length;
  const all = [table.events, ...played.actions.map((action) => (take(table, action), table.events))].flat();
  for (const event of all) cast(shadow, event, rules);
  return shadow;
}

/** Whether each discard was the tile just drawn, in order. */
function discardsOf(rules: Ruleset, { actions, ...played }: Played): boolean[] {
  const table = start(rules, { actions, ...played });
  return actions.flatMap((action) => {
    take(table, action);
    return table.events.flatMap((event) => (event.type === 'discard' ? [event.drawn] : []));
  });
}

/** Where another tile was drawn by chance that is like the one discarded, the one of the hand is meant still. */
function keeping(rules: Ruleset, played: Played, drawn: readonly boolean[]): Played | undefined {
  const table = start(rules, played);
  const actions: Action[] = [];
  let discards = 0;
  for (const action of played.actions) {
    const isDiscard = rules.moves[action.move]?.steps.some((step) => step.do === 'discard') ?? false;
    const fromHand = { ...action, fromHand: true as const };
    const same = isDiscard && drawn[discards++] === false && !play(table, fromHand).refused ? fromHand : action;
    if (advance(table, same)) return undefined;
    actions.push(same);
  }
  return { ...played, actions };
}

function cast({ wall, places, hands, shown, turned, underway, arriving }: Shadow, event: Event, rules: Ruleset): void {
  const lay = (seat: number, tiles: readonly string[], drawn = false): void => {
    for (const tile of tiles) {
      const isIt = (place: number): boolean => wall[place] === rules.tiles.byId[tile];
      // What was drawn last lies at the end.
      const at = drawn ? hands[seat]!.findLastIndex(isIt) : hands[seat]!.findIndex(isIt);
      if (at >= 0) shown.add(hands[seat]!.splice(at, 1)[0]!);
    }
  };
  if (event.type === 'draw')
    hands[event.seat]!.push((event.from === 'head' ? drawHead : drawTail)(places, rules.wall.height));
  // An action names the tiles, so that no other can stand in their place.
  if (event.type === 'given') {
    const mine = hands[event.seat]!;
    for (const tile of event.own ?? event.tiles) {
      const [place] = mine.splice(
        mine.findIndex((at) => wall[at] === rules.tiles.byId[tile]),
        1,
      );
      shown.add(place!);
      underway.push(place!);
    }
    arriving.push({ seat: event.to, tiles: event.kept ?? event.tiles });
  } else {
    for (const { seat, tiles } of arriving.splice(0))
      for (const tile of tiles)
        hands[seat]!.push(
          ...underway.splice(
            underway.findIndex((at) => wall[at] === rules.tiles.byId[tile]),
            1,
          ),
        );
  }
  if (event.type === 'bonus') lay(event.seat, event.tiles);
  if (event.type === 'discard') lay(event.seat, [event.tile], event.drawn);
  if (event.type === 'opened') for (const place of hands[event.seat]!) shown.add(place);
  if (event.type === 'reveal') {
    const rule = rules.listRules[event.list]!.turned!;
    for (const _ of event.tiles) {
      const count = turned[event.list] ?? 0;
      shown.add(places.order[turnedAt(places, rules.wall.height, rule, count)]!);
      turned[event.list] = count + 1;
    }
  }
  if (event.type === 'swap') {
    lay(event.seat, [event.tile]);
    hands[event.seat]!.push([...shown].find((place) => wall[place] === rules.tiles.byId[event.joker])!);
  }
  if (event.type === 'meld') lay(event.seat, ownTiles(event, rules));
}

/** A claimed tile lay in the open already; a pung that becomes a kong adds one tile. */
function ownTiles(event: Extract<Event, { type: 'meld' }>, rules: Ruleset): string[] {
  const { uses } = rules.moves[event.move]!;
  if (uses === 'add to pung' || uses === '1 same') return event.tiles.slice(0, 1);
  return event.from < 0 ? event.tiles : event.tiles.toSpliced(event.tiles.indexOf(event.taken), 1);
}

/** The others answer in another order, and those whose claim was lost had nothing to claim. */
function reordered(rules: Ruleset, played: Played, seat: number, random: Random): Action[] {
  const table = start(rules, played);
  const list: Action[] = [];
  let others: Action[] = [];
  for (const action of played.actions) {
    const { stage } = table;
    const answers = stage.at === 'window' || stage.at === 'phase';
    take(table, action);
    const settled = table.stage.at !== 'declared';
    const lost = settled ? table.events.flatMap((event) => (event.type === 'claim_lost' ? [event.seat] : [])) : [];
    if (answers && action.seat !== seat) others.push(action);
    if (!answers || action.seat === seat || table.stage !== stage) {
      list.push(...shuffle(others, random));
      others = [];
      if (!answers || action.seat === seat) list.push(action);
      passInstead(
        list,
        lost.filter((at) => at !== seat),
      );
    }
  }
  list.push(...others);
  passInstead(
    list,
    pending(table).filter((at) => at !== seat),
  );
  return list;
}

/** Seats whose claims wait for the others, or for a declared win to be shown. */
function pending({ stage }: Table): number[] {
  const answers = stage.at === 'window' || stage.at === 'declared' ? (stage.window?.answers ?? []) : [];
  return answers.flatMap((answer, at) =>
    answer && answer !== 'pass' && !(stage.at === 'declared' && stage.seat === at) ? [at] : [],
  );
}

function passInstead(list: Action[], seats: readonly number[]): void {
  for (const seat of seats)
    list[list.findLastIndex((action) => action.seat === seat)] = { seat, move: PASS, tiles: [] };
}

export function start(rules: Ruleset, { seed, arrange }: Played): Table {
  return newGame(rules, { seed, arrange: [arrange] });
}

function take(table: Table, action: Action): void {
  const no = advance(table, action);
  if (no) throw new Error(`refused ${JSON.stringify(action)}: ${no.message}`);
}

/** What a seat is told in the course of a deal, one line an event. */
export function seatLog(
  rules: Ruleset,
  played: Played,
  seat: number,
  look: (table: Table) => void = () => undefined,
): string {
  const table = start(rules, played);
  const lines = eventsFor(table, table.events, seat);
  look(table);
  for (const action of played.actions) {
    take(table, action);
    lines.push(...eventsFor(table, table.events, seat));
    look(table);
  }
  return lines.map((event) => `${JSON.stringify(event)}\n`).join('');
}
