import assert from 'node:assert/strict';
import { holdingOf, parseHand, type Random, seededRandom, tallyOf } from '../../core/index.ts';
import { type PackRuleset, waits } from '../../loader/index.ts';
import type { Census } from '../kit/games/coverage-of-play.ts';
import { located } from '../kit/games/failure-location.ts';
import { rulesOf } from '../kit/load-rules.ts';
import {
  americanCard,
  type CardHand,
  type Exposure,
  JOKER,
  type JokerRules,
  nearestOf,
  readCard,
  type WinningHand,
  winningHands,
} from '../kit/oracles/hands-of-a-card.ts';
import { one } from '../kit/random-hands.ts';
import { sure } from '../kit/tile-sets.ts';
import type { Part } from './soak-part-type.ts';

/** A pack with the American card, its hands, and all its winning hands without exposures. */
export interface Card {
  rules: PackRuleset;
  hands: CardHand[];
  jokers: JokerRules;
  winning: WinningHand[];
}

/** A hand with one tile in two groups: an exposed group leaves fewer copies for the other. */
const TWICE = { is: '3 of nA + 2 of nA + 3 of nB + 3 of (n+1)B + 3 of nC where n in 1..8' };
const HOUSE = `
id: few-jokers
extends: american
name: { en: Few jokers }
tiles: { suits: { j: { copies: 4 } } }
shapes: { twice: { is: ${TWICE.is} } }
`;

const cards = new Map<'american' | 'house', Card>();

/** The American card, or that of a house pack with half the jokers and one hand more. */
export function cardOf(pack: 'american' | 'house'): Card {
  const known = cards.get(pack) ?? makeCard(pack);
  cards.set(pack, known);
  return known;
}

function makeCard(pack: 'american' | 'house'): Card {
  const rules = rulesOf(pack === 'house' ? HOUSE : pack);
  const hands = readCard({ ...americanCard(), ...(pack === 'house' && { twice: TWICE }) }, rules.tiles);
  const jokers = { from: 3, jokers: pack === 'house' ? 4 : 8 };
  return { rules, hands, jokers, winning: winningHands(hands, rules.tiles, [], jokers) };
}

/** All winning hands beside exposures. */
export function winningBeside({ rules, hands, jokers, winning }: Card, exposures: readonly Exposure[]): WinningHand[] {
  return exposures.length === 0 ? winning : winningHands(hands, rules.tiles, exposures, jokers);
}

/** A hand of 13 or 14 tiles. */
export interface DrawnHand {
  exposures: Exposure[];
  /** Concealed tiles by kind. */
  counts: number[];
  isFull: boolean;
}

/** How the hands of one turn are changed. */
interface Turn {
  /** Most tiles that are replaced. */
  most: number;
  exposes: boolean;
  /** Exposures hold all the jokers they can. */
  hoards?: boolean;
}

const TURNS: readonly Turn[] = [
  { most: 1, exposes: false },
  { most: 2, exposes: true },
  { most: 3, exposes: false },
  { most: 5, exposes: true, hoards: true },
  { most: 13, exposes: false },
];

/** Draws hands near one hand of the card after the other: groups exposed, jokers in groups, some tiles replaced. */
export function drawHands({ rules, hands }: Card, count: number, random: Random): DrawnHand[] {
  const ids = [...new Set(hands.map(({ id }) => id))];
  return Array.from({ length: count }, (_, at) => {
    const id = ids[at % ids.length]!;
    const turn = TURNS[Math.floor(at / ids.length) % TURNS.length]!;
    const near = one(
      hands.filter((hand) => hand.id === id),
      random,
    );
    return drawHand(rules, near, turn, random);
  });
}

function drawHand(
  { tiles }: PackRuleset,
  { groups }: CardHand,
  { most, exposes, hoards }: Turn,
  random: Random,
): DrawnHand {
  const joker = tiles.kinds.findIndex(({ id }) => id === JOKER);
  const left = tiles.kinds.map(({ copies }) => copies);
  const hand: DrawnHand = { exposures: [], counts: tiles.kinds.map(() => 0), isFull: random.int(0, 1) === 0 };
  const held: number[] = [];
  // One in eight exposures is of another kind, so that it fits few hands of the card or none.
  const exposedKind = (kind: number): number => (random.int(0, 7) > 0 ? kind : random.int(0, joker - 1));
  const replaced = random.int(0, most);
  // Groups hold no jokers, a few, or all they can.
  const fondness = random.int(0, 2);
  let size = hand.isFull ? 14 : 13;
  for (const group of groups) {
    const exposed = exposes && group.size > 2 && random.int(0, 1) === 0;
    const kind = exposed ? exposedKind(group.kind) : group.kind;
    const all = Math.min(left[joker]!, group.size > 2 ? group.size - 1 : 0);
    const wild = exposed && hoards ? all : [0, random.int(0, Math.min(2, all)), all][fondness]!;
    const own = Math.min(left[kind]!, group.size - wild);
    left[kind]! -= own;
    left[joker]! -= wild;
    if (exposed && own > 0 && own + wild === group.size) {
      hand.exposures.push({ kind, size: group.size, jokers: wild });
      size -= group.size;
    } else held.push(...new Array<number>(own).fill(kind), ...new Array<number>(wild).fill(joker));
  }
  while (held.length > Math.max(0, size - replaced)) left[held.splice(random.int(0, held.length - 1), 1)[0]!]!++;
  const wantsJokers = random.int(0, 3) === 0;
  while (held.length < size) {
    const pool = left.flatMap((copies, kind) => new Array<number>(copies).fill(kind));
    const kind = wantsJokers && left[joker]! > 0 ? joker : one(pool, random);
    left[kind]!--;
    held.push(kind);
  }
  for (const kind of held) hand.counts[kind]!++;
  return hand;
}

/** A hand in notation, exposures in brackets. */
export function handText({ tiles }: PackRuleset, { exposures, counts }: DrawnHand): string {
  const shown = exposures.map(
    ({ kind, size, jokers }) => `(${tiles.kinds[kind]!.id.repeat(size - jokers)}${JOKER.repeat(jokers)})`,
  );
  return [...shown, ...counts.flatMap((count, kind) => (count > 0 ? [tiles.kinds[kind]!.id.repeat(count)] : []))].join(
    ' ',
  );
}

/** Compares what the pack says of a hand with all winning hands beside its exposures. */
export function compareWithAll(card: Card, drawn: DrawnHand, figures: Census, seed: number): void {
  const { rules } = card;
  const { exposures, counts, isFull } = drawn;
  const text = handText(rules, drawn);
  const add = (what: string): void => void figures.set(what, (figures.get(what) ?? 0) + 1);
  const { distance, wanted, ids } = nearestOf(winningBeside(card, exposures), counts);
  const useful = isFull || distance === Infinity ? [] : wanted;
  const winning = distance === 0 ? useful : [];
  located(
    () => ({ seed, hand: text }),
    () => {
      const { concealed, melds } = sure(parseHand(text, rules.tiles));
      const holding = holdingOf(tallyOf(concealed, rules.tiles), melds, rules.tiles);
      const said = {
        distance: rules.distance(holding),
        useful: rules.useful(holding),
        winning: rules.winning(holding),
      };
      assert.deepEqual(said, { distance, useful, winning });
      const found = rules.distance(holding, Number.MAX_VALUE);
      assert.deepEqual([found < Infinity, found >= distance], [distance < Infinity, true]);
      const told = sure(waits(rules, text));
      const names = useful.map((kind) => rules.tiles.kinds[kind]!.id);
      assert.deepEqual([told.distance, told.tiles.map(({ tile }) => tile)], [distance, names]);
    },
  );
  add('hands');
  add(`distance ${distance}`);
  if (exposures.length > 0) add('with exposures');
  if (exposures.some((group) => group.jokers > 0)) add('with exposed jokers');
  if (ids.size === 1) add(`nearest to ${[...ids][0]} alone`);
}

/** Hands of one seed. */
const STRETCH = 155;

export const cardHands: Part = {
  title: `Hands of a card with jokers against all of its winning hands, ${STRETCH} a seed`,
  seeds: 32,
  run(seed, figures): void {
    const card = cardOf(seed % 2 === 0 ? 'american' : 'house');
    for (const drawn of drawHands(card, STRETCH, seededRandom(seed))) compareWithAll(card, drawn, figures, seed);
  },
  quotas: { hands: 4_960, 'distance Infinity': 100, 'with exposed jokers': 1_000 },
};
