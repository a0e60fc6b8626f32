/** Claim windows that chance rarely makes: the dealer discards a tile, or makes a kong, that several others want. */
import { type Action, newGame, PASS, play, type Random, type Ruleset, type Table } from '../../../core/index.ts';
import { arrange } from './arranged-deal.ts';
import { step } from '../oracles/international-wins.ts';
import { pick } from '../games/random-choosers.ts';

/** What a seat does with the tile of rank 3 to 7 the dealer discards; the hands share no tile they could miss. */
export type Wish = 'win low' | 'win high' | 'win unios' | 'pung' | 'kong' | 'chow' | 'nothing';

/** A prepared wall up to the open window. `wishes` are those of the seats after the dealer. */
export function discardWindow(rules: Ruleset, wishes: readonly Wish[], random: Random): Table {
  const unios = wishes.includes('win unios');
  const tile = unios
    ? pick(['1m', '9p', '1s', '3z', '7z'], random)
    : `${random.int(3, 7)}${pick(['m', 'p', 's'], random)}`;
  const others = ['m', 'p', 's'].filter((suit) => suit !== tile.slice(-1));
  const hands = Object.fromEntries(wishes.map((wish, i) => [i + 2, handFor(wish, tile, others)]));
  const table = newGame(rules, {
    seed: random.int(0, 1e9),
    arrange: [arrange(rules, { hands: { 1: tile, ...hands }, players: [0, 1, 2, 3] }, random)],
  });
  return must(table, { seat: table.dealer, move: 'discard', tiles: [tile] });
}

function handFor(wish: Wish, tile: string, [first, second]: string[]): string {
  switch (wish) {
    case 'win low':
      return `123${first} 456${first} 789${first} 11z ${step(tile, -2)} ${step(tile, -1)}`;
    case 'win high':
      return `123${second} 456${second} 789${second} 22z ${step(tile, 1)} ${step(tile, 2)}`;
    case 'win unios':
      return '19m 19p 19s 1234567z';
    case 'pung':
      return `${tile} ${tile} 147${second} 369${first} 3z 4z 5z`;
    case 'kong':
      return `${tile} ${tile} ${tile} 147${second} 369${first} 3z 4z`;
    case 'chow':
      return `${step(tile, -1)} ${step(tile, 1)} 258${first} 47${second} 35z 35z 6z 7z`;
    case 'nothing':
      return '';
  }
}

const UNIOS = '1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z'.split(' ');

/** The second seat draws its fourth tile of a kind and unfolds the kong; the given seats lack just that kind for Thirteen Unios. */
export function unfoldedKongWindow(rules: Ruleset, robbers: readonly number[], random: Random): Table {
  const tile = pick(UNIOS, random);
  const waiting = UNIOS.filter((one) => one !== tile);
  const hands = Object.fromEntries(robbers.map((seat, i) => [seat, [...waiting, waiting[i + 3]!].join(' ')]));
  const wanted = {
    hands: { ...hands, 1: `${hands[1] ?? ''} 5p`, 2: `${tile} ${tile} ${tile}` },
    wall: tile,
    players: [0, 1, 2, 3],
  };
  const table = newGame(rules, { seed: random.int(0, 1e9), arrange: [arrange(rules, wanted, random)] });
  const drawn = nobodyClaims(must(table, { seat: table.dealer, move: 'discard', tiles: ['5p'] }));
  return must(drawn, { seat: (table.dealer + 1) % 4, move: 'unfolded_kong', tiles: [tile, tile, tile, tile] });
}

/** The second seat has a pung and draws the fourth tile, which the third and fourth want to win with. */
export function meldedKongWindow(rules: Ruleset, wishes: readonly [Wish, Wish], random: Random): Table {
  const tile = `${random.int(3, 7)}m`;
  const [third, fourth] = wishes.map((wish) => handFor(wish, tile, ['p', 's']));
  const hands = { 1: tile, 2: `${tile} ${tile} 3z`, 3: third!, 4: fourth! };
  const wanted = { hands, wall: `5z 6z 7z ${tile}`, players: [0, 1, 2, 3] };
  const first = newGame(rules, { seed: random.int(0, 1e9), arrange: [arrange(rules, wanted, random)] });
  const seats = [0, 1, 2, 3].map((i) => (first.dealer + i) % 4);
  let table = must(first, { seat: seats[0]!, move: 'discard', tiles: [tile] });
  table = must(table, { seat: seats[1]!, move: 'pung', tiles: [tile, tile] });
  table = nobodyClaims(table);
  table = nobodyClaims(must(table, { seat: seats[1]!, move: 'discard', tiles: ['3z'] }));
  for (const i of [2, 3, 0])
    table = nobodyClaims(must(table, { seat: seats[i]!, move: 'discard', tiles: [['7z', '', '5z', '6z'][i]!] }));
  return must(table, { seat: seats[1]!, move: 'melded_kong', tiles: [tile] });
}

/** Whoever has not answered passes. */
export function nobodyClaims(table: Table): Table {
  return table.toAct.reduce((now, seat) => must(now, { seat, move: PASS, tiles: [] }), table);
}

/** The next table; the action must be legal. */
export function must(table: Table, action: Action): Table {
  const next = play(table, action);
  if (next.refused) throw new Error(`refused ${JSON.stringify(action)}: ${next.refused.message}`);
  return next;
}
