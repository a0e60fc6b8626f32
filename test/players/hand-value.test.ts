import { describe, expect, it } from 'vitest';
import { newGame, parseTiles, type Random, type Ruleset, seededRandom, view } from '../../core/index.ts';
import { HandValue, playerModel, shanten, winPayments, worthWith } from '../../players/index.ts';
import { hiddenHands, randomHand } from '../../players/hidden-hands.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';

type Model = ReturnType<typeof playerModel>;

const TURNS = 4;
/** As in the player: how often others discard what is wanted, and end the deal, and how much more often a hand comes nearer. */
const CLAIMED = 0.5;
const GIVEN = 0.75;
const ENDS = 0.06 * (1 + 3 * GIVEN);
const IMPROVES = 1.25;
const READY = 0.5;

function modelOf(pack: string, hand: string): Model {
  const rules = rulesOf(pack);
  return modelWith(
    rules,
    sure(parseTiles(hand, rules.tiles)).map((tile) => rules.tiles.tiles[tile]!.id),
    TURNS,
  );
}

function modelWith(rules: Ruleset, hand: string[], turns: number): Model {
  const table = newGame(rules, { seed: 1 });
  const seen = view(table, table.toAct[0]!);
  return playerModel(rules, { ...seen, hand, wall: { ...seen.wall, left: turns * rules.seats.count } });
}

/** A hand that is ready or one tile from it, made of a complete one. */
function randomModel(rules: Ruleset, random: Random, turns: number): Model {
  const copies = rules.tiles.kinds.map((kind) => kind.copies);
  for (;;) {
    const made = randomHand(hiddenHands(rules), copies, 0, random);
    if (made === undefined) continue;
    const counts = made.counts.with(made.last, made.counts[made.last]! - 1);
    const held = counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
    const out = held[random.int(0, held.length - 1)]!;
    const other = hiddenHands(rules).plain[random.int(0, hiddenHands(rules).plain.length - 1)]!;
    if (counts[other]! < copies[other]! && random.int(0, 1) === 1) {
      counts[out]!--;
      counts[other]!++;
    }
    const left = [...counts];
    const hand = rules.tiles.tiles.flatMap(({ id, kind }) => (left[kind]!-- > 0 ? [id] : []));
    const model = modelWith(rules, hand, turns);
    if (shanten(model) <= 1) return model;
  }
}

/** All tiles and all discards, with nothing left out: what a turn brings on average, turn by turn. */
function plain(model: Model, turns: number, known = new Map<string, number>()): number {
  if (turns === 0) return 0;
  const key = `${turns} ${model.counts}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const { rules, view: seen, unseen } = model;
  const pay = winPayments(rules, seen);
  const others = [1, 2, 3].map((step) => (seen.seat + step) % rules.seats.count);
  const total = unseen.reduce((sum, count) => sum + count, 0);
  const ends = ENDS * READY;
  // By what is discarded first: half of the deals that others end are over by then.
  let given = 0;
  let value = 0;
  for (let kind = 0; kind < unseen.length; kind++) {
    const worth = unseen[kind]! > 0 ? worthWith(model, kind, 'discard') : undefined;
    if (worth === undefined) continue;
    for (const other of others) {
      const rate = (GIVEN * unseen[kind]!) / total;
      value += (1 - ends / 2) * rate * pay({ winner: seen.seat, from: other }, worth)[seen.seat]!;
      given += rate;
    }
  }
  // Then by the draw, where the deal is not over, or by a claim.
  const stays = plain(model, turns - 1, known);
  let drawn = 0;
  let spent = 0;
  for (let kind = 0; kind < unseen.length; kind++) {
    if (unseen[kind]! === 0) continue;
    const rate = unseen[kind]! / total;
    const worth = worthWith(model, kind, 'draw');
    if (worth !== undefined) {
      drawn += rate * pay({ winner: seen.seat, from: -1 }, worth)[seen.seat]!;
      spent += rate;
    }
    if (worth !== undefined || worthWith(model, kind, 'discard') !== undefined) continue;
    const full = model.counts.with(kind, model.counts[kind]! + 1);
    let best = stays;
    let helps = false;
    for (let out = 0; out < full.length; out++) {
      if (full[out] === 0 || out === kind) continue;
      const after = { ...model, counts: full.with(out, full[out]! - 1) };
      if (shanten(after) >= shanten(model)) continue;
      helps = true;
      best = Math.max(best, plain(after, turns - 1, known));
    }
    // Claimed from anybody for a pung, from the one before for a chow.
    const often = helps ? IMPROVES * (1 + CLAIMED * (model.counts[kind]! >= 2 ? others.length : 1)) : 1;
    drawn += rate * often * best;
    spent += rate * often;
  }
  // Claims are beside the draw; so much of the turn is left.
  const sum = value + (1 - ends) * (1 - given) * (drawn + (1 - spent) * stays);
  known.set(key, sum);
  return sum;
}

/** With all the evaluations it may want. */
const handValue = (model: Model): HandValue =>
  new HandValue(
    model,
    winPayments(model.rules, model.view),
    () => READY,
    1e9,
    () => 1,
    10,
  );

describe('the value of a small hand', () => {
  it.each([
    ['international', '123m 456p 789s 34s 11z'],
    ['international', '123m 456p 78s 34s 11z 5z'],
    ['international', '222m 444p 78s 5566s 1z'],
    ['zung-jung', '123m 456p 789s 34s 11z'],
    ['zung-jung', '1133557799m 11z 5z'],
    ['zung-jung', '123m 46p 789s 34s 11z 5z'],
    ['mcr', '123m 456m 789m 34s 11z'],
    ['mcr', '123m 456m 78m 234s 1z 5z'],
  ])('%s %s is that of all draws and discards', (pack, hand) => {
    const model = modelOf(pack, hand);
    const value = handValue(model);
    const away = shanten(model);
    expect(away).toBeLessThanOrEqual(1);
    const found = value.of(model, away, 1).value[TURNS]!;
    expect(found).toBeGreaterThan(0);
    expect(found).toBeCloseTo(plain(model, TURNS), 6);
  });

  it.each(['international', 'zung-jung', 'mcr', 'hong-kong'])('%s: 250 random hands', (pack) => {
    const rules = rulesOf(pack);
    const random = seededRandom(1);
    let waits = 0;
    for (let at = 0; at < 250; at++) {
      const model = randomModel(rules, random, 2);
      const away = shanten(model);
      waits += away;
      const value = handValue(model);
      expect(value.of(model, away, 1).value[2]!, model.view.hand.join(' ')).toBeCloseTo(plain(model, 2), 6);
    }
    expect(waits).toBeGreaterThan(50);
  });

  it.each([
    ['riichi', '123m 456p 78s 34s 11z 5z 9p'],
    ['international', '222m 444p 78s 5566s 1z 9m'],
    ['zung-jung', '1133557799m 12z 5z 3p'],
    ['mcr', '123m 45m 78m 234s 11z 5z 9p'],
  ])('%s %s is the same where tiles needed are not tried as discards', (pack, hand) => {
    const model = modelOf(pack, hand);
    const ways = model.counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
    const after = (kind: number): Model => ({ ...model, counts: model.counts.with(kind, model.counts[kind]! - 1) });
    const away = ways.map((kind) => shanten(after(kind)));
    const least = Math.min(...away);
    const [all, some] = [handValue(model), handValue(model)];
    const needed: boolean[] = [];
    ways.forEach((kind, at) => {
      needed[kind] = away[at]! > least;
    });
    some.needed = needed;
    expect(needed.some(Boolean)).toBe(true);
    for (const kind of ways.filter((_, at) => away[at] === least))
      expect(some.of(after(kind), least, 2).value).toEqual(all.of(after(kind), least, 2).value);
    expect(some.left).toBeGreaterThan(all.left);
  });

  it('is less where a tile that is waited for has just been discarded', () => {
    const model = modelOf('riichi', '234m 567p 55s 678s 67p');
    const [free, barred] = [handValue(model), handValue(model)];
    const eight = model.rules.tiles.tiles[model.rules.tiles.byId['8p']!]!.kind;
    barred.held = model.counts.with(eight, 1);
    expect(barred.expected(model, 0, 1).chance).toBeLessThan(0.6 * free.expected(model, 0, 1).chance);
  });

  it('grows with every turn left, and chances stay chances', () => {
    const model = modelOf('international', '123m 456p 78s 34s 11z 5z');
    const value = handValue(model);
    const prospect = value.of(model, 1, 1);
    for (let turn = 1; turn <= TURNS; turn++) {
      expect(prospect.value[turn]).toBeGreaterThanOrEqual(prospect.value[turn - 1]!);
      expect(prospect.chance[turn]).toBeLessThanOrEqual(1);
    }
  });
});
