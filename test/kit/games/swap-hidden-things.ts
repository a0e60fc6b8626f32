/** Tables that look the same from one seat: everything on them that it may not see is another, at any moment of a game. */
import {
  isBonus,
  legal,
  PASS,
  type Random,
  type Ruleset,
  type SavedTable,
  saveTable,
  shuffle,
  Table,
  type Tile,
} from '../../../core/index.ts';
import { turnedAt } from '../../../core/things/wall.ts';
import { pick } from './random-choosers.ts';

/** How often something hidden was there and was changed, by what it is. */
export type Changes = Map<string, number>;

/** The table with what this seat cannot see changed by chance, also what others have answered unless `answers` is false; what was changed is counted. */
export function otherwise(table: Table, seat: number, random: Random, changes: Changes, answers = true): Table {
  const { rules } = table;
  const saved = structuredClone(saveTable(table));
  const count = (what: string): void => void changes.set(what, (changes.get(what) ?? 0) + 1);
  const others = saved.seats.map((_, at) => at).filter((at) => at !== seat);
  if (changeTiles(rules, saved, others, random)) count('hands and wall');
  for (const at of others) {
    const mine = saved.seats[at]!;
    if (rules.privateMarks.length > 0) {
      mine.marks = [
        ...mine.marks.filter((mark) => !rules.privateMarks.includes(mark)),
        ...rules.privateMarks.filter(() => random.int(0, 1) === 0),
      ];
      count('private marks');
    }
    for (const counter of rules.privateCounters) {
      mine.counters = { ...mine.counters, [counter]: random.int(0, 5) };
      count('private counters');
    }
    for (const list of Object.keys(mine.lists).filter((id) => rules.listRules[id]!.seen === 'owner')) {
      mine.lists = { ...mine.lists, [list]: saved.seats[at]!.hand.slice(0, random.int(0, 3)) };
      count('private lists');
    }
    mine.melds = mine.melds.map((meld) => {
      if (meld.seen) return meld;
      count('hidden melds');
      const tile = random.int(0, rules.tiles.tiles.length - 1);
      return { ...meld, kind: rules.tiles.tiles[tile]!.kind, tiles: meld.tiles.map(() => tile) };
    });
  }
  if (answers && changeAnswers(table, saved, seat, random)) count('open answers');
  return new Table(rules, saved);
}

/** Tiles of other hands and of the wall lie elsewhere; bonus tiles stay in the wall. */
function changeTiles(rules: Ruleset, saved: SavedTable, others: readonly number[], random: Random): boolean {
  const before = JSON.stringify([saved.wall.order, saved.seats]);
  const { wall } = saved;
  const turned = new Set(
    Object.values(rules.listRules).flatMap(({ turned: rule }) =>
      rule === undefined ? [] : wall.order.map((_, i) => turnedAt(wall, rules.wall.height, rule, i)),
    ),
  );
  const places = wall.order
    .map((_, at) => at)
    .filter((at) => at >= wall.head && at < wall.tail - rules.wall.height && !turned.has(at));
  const plain = places.filter((at) => !isBonus(rules.tiles, rules.tiles.tiles[wall.order[at]!]!.kind));
  const tiles = shuffle(
    [...others.flatMap((at) => saved.seats[at]!.hand), ...plain.map((at) => wall.order[at]!)],
    random,
  );
  for (const at of others) {
    const mine = saved.seats[at]!;
    mine.hand = tiles.splice(0, mine.hand.length).sort((a, b) => a - b);
  }
  for (const at of plain) wall.order[at] = tiles.pop()!;
  const { stage } = saved;
  if (stage.at === 'turn' && stage.turn.tile >= 0 && others.includes(stage.turn.seat) && !stage.turn.claim)
    stage.turn.tile = pick<Tile>(saved.seats[stage.turn.seat]!.hand, random);
  return JSON.stringify([wall.order, saved.seats]) !== before;
}

/** Other seats have answered the window, or have not; somebody is still to answer. */
function changeAnswers(table: Table, saved: SavedTable, seat: number, random: Random): boolean {
  const { stage } = saved;
  if (stage.at !== 'window') return false;
  const { answers, from } = stage.window;
  const { byId } = table.rules.tiles;
  let changed = false;
  for (let at = 0; at < answers.length; at++) {
    if (at === seat || at === from || saved.seats[at]!.out) continue;
    const open = legal(table, at);
    const claim = open.length === 0 ? undefined : pick(open, random);
    const said = [null, 'pass' as const, claim].at(random.int(0, 2));
    answers[at] =
      said === undefined || said === null || said === 'pass'
        ? (said ?? null)
        : said.move === PASS
          ? 'pass'
          : { move: said.move, tiles: said.tiles.map((id) => byId[id]!) };
    changed ||= JSON.stringify(answers[at]) !== JSON.stringify((table.stage as typeof stage).window.answers[at]);
  }
  const owing = (): number[] =>
    answers.flatMap((said, at) => (said === null && at !== from && !saved.seats[at]!.out ? [at] : []));
  if (owing().length === 0)
    answers[answers.findIndex((_, at) => at !== seat && at !== from && !saved.seats[at]!.out)] = null;
  saved.toAct = owing();
  return changed;
}
