/** Fragments of packs for rules that many games have, under the names people use; they fit what `new --blank` writes. */
import { idsCalled, indexNames } from '../../dsl/index.ts';

/** A fragment to put into a pack: lines of the chapters it touches, which join those that are there. */
export interface Snippet {
  id: string;
  /** Other names it is found by. */
  also: readonly string[];
  says: string;
  text: string;
}

/** The turns of a blank game with one more move. */
const turnsWith = (move: string): string => `turn:
  dealt: [win, concealed_kong, ${move}, discard]
  drawn: [win, added_kong, concealed_kong, ${move}, discard]
  replaced: [win, added_kong, concealed_kong, ${move}, discard]`;

/** All fragments, each checked beside a blank game and played by bots. */
export const SNIPPETS: readonly Snippet[] = [
  {
    id: 'flowers',
    also: ['flower', 'bonus', 'hua', '花', 'bonus tiles', 'seasons', '花牌'],
    says: 'Flowers and seasons, shown and replaced; those of the own seat score.',
    text: `tiles:
  suits:
    f: { ranks: 8, copies: 1, bonus: true, name: { en: Flowers } }
  series: { flowers: 1234f, seasons: 5678f }
phases:
  flowers: { order: seat } # those of the dealt hands, before the first turn
patterns:
  own_flower:
    name: { en: Own Flower }
    group: hand
    value: { points: 1 }
    when: per bonus where rank == seat number
`,
  },
  {
    id: 'laid_aside',
    also: [
      'laid aside',
      'laid-aside tiles',
      'set aside',
      'north',
      'kita',
      'nukidora',
      'north dora',
      'pei',
      '拔北',
      '抜きドラ',
    ],
    says: 'A player may lay a North aside, draws a tile for it, and scores for each.',
    text: `tiles:
  aside: 4z
${turnsWith('lay_aside')}
moves:
  lay_aside:
    name: { en: Lay aside }
    on: [turn]
    uses: aside
    when: tiles left > 0
    steps: [aside, replace]
patterns:
  laid_aside:
    name: { en: Laid Aside }
    group: hand
    value: { points: 1 }
    when: per bonus of 4z
`,
  },
  {
    id: 'ready',
    also: [
      'riichi',
      'declaration',
      'tenpai',
      'ting',
      'tenpai call',
      'ready hand',
      'reach',
      'declare ready',
      '立直',
      '报听',
      '報聽',
    ],
    says: 'A player declares a waiting hand, which then stays as it is and scores more.',
    text: `marks:
  declared: { name: { en: a declared hand }, says: { en: has declared a waiting hand } }
${turnsWith('declare')}
moves:
  declare:
    name: { en: Declare ready }
    on: [turn]
    uses: any tile
    when: no set is claimed and not declared and tiles left > 0
    allows: hand waits without it
    steps: [{ mark: declared }, discard, { window: discard }, next]
  # Leave out moves that your game does not have.
  pung: { when: tiles left > 0 and not declared }
  kong: { when: tiles left > 0 and not declared }
  chow: { when: tiles left > 0 and not declared }
  added_kong: { when: tiles left > 0 and not declared }
  concealed_kong: { when: tiles left > 0 and not declared }
  discard: { allows: not declared or just drawn }
patterns:
  ready:
    name: { en: Declared Ready }
    group: hand
    value: { points: 1 }
    when: declared
`,
  },
  {
    id: 'liability',
    also: ['pao', 'bao', 'sekinin barai', '包牌', '包'],
    says: 'The player who gives the third set of dragons pays for everyone.',
    text: `patterns:
  three_dragons:
    name: { en: Three Dragons }
    group: hand
    value: { points: 8 }
    when: count(triplet of dragon) == 3
words:
  fed_dragons: last tile is dragon and count(shown triplet of dragon) == 3
moves:
  pung: { steps: [show, { liable: [three_dragons], when: fed_dragons }] }
  kong: { steps: [show, { liable: [three_dragons], when: fed_dragons }, replace] }
settle:
  win:
    fed: { when: by draw and payer is responsible, amount: (seats playing - 1) * value, reason: { en: fed the hand }}
    self_drawn: { when: by draw and not someone responsible }
`,
  },
  {
    id: 'streak',
    also: ['dealer streak', 'dealer repeats', 'repeats', 'honba', 'renchan', 'lianzhuang', '連莊', '连庄', '本場'],
    says: 'Every deal that the dealer keeps adds a point to the next win.',
    text: `counters:
  kept: { of: table, name: { en: deals kept }, says: { en: how often the dealer has dealt again } }
settle:
  win:
    self_drawn: { amount: value + kept }
    discarder: { amount: (seats playing - 1) * (value + kept) }
sequence:
  counters:
    kept: if dealer stays then kept + 1 else 0
`,
  },
  {
    id: 'water',
    also: ['missed win', 'passed win', 'sacred discard', 'furiten', 'guo shui', '过水', '過水', '振听'],
    says: 'A player who lets a winning tile pass may not win on that tile before the own next draw.',
    text: `lists:
  missed: { of: seat, seen: owner, name: { en: missed tiles }, says: { en: winning tiles the player let pass } }
turn:
  begins: [{ forget: missed, when: turn is drawn or replaced }]
windows:
  discard: { passed: [{ note: missed, when: passed win }] }
moves:
  win: { needs: wins and not (by discard and exposed in missed) }
`,
  },
  {
    id: 'exchange',
    also: [
      'exchange of three',
      'exchange three',
      'three tile exchange',
      'swap three',
      'swap',
      'huan san zhang',
      'passing',
      'charleston',
      '换三张',
      '換三張',
    ],
    says: 'Before the first turn each player passes three tiles to the next.',
    text: `phases:
  exchange: { name: { en: Exchange }, asks: [pass_three], default: pass_three }
moves:
  pass_three:
    name: { en: Pass three tiles }
    on: [exchange]
    uses: 3 tiles
    steps: [{ give: next seat }]
`,
  },
  {
    id: 'jokers',
    also: ['joker', 'wild', 'wildcard', 'wild card', 'baida', 'wild tiles', 'laizi', '百搭', '癞子', '癩子'],
    says: 'Four jokers stand for any tile of a hand that wins.',
    text: `tiles:
  suits:
    j: { ranks: 1, name: { en: Joker } }
  wild: { tiles: 1j }
`,
  },
  {
    id: 'ante',
    also: ['antes', 'stakes', 'kitty', 'pot', 'pool', '底注', '场钱'],
    says: 'In every deal each player stakes ten points for the winner; without a winner the stakes stay for the next one.',
    text: `pots:
  stakes: { name: { en: stakes }, says: { en: what the players have staked } }
settle:
  win:
    ante: { when: first winner, amount: 10, reason: { en: ante } }
    drawn_deals: { from: pot stakes, when: first winner, amount: stakes, reason: { en: stakes of drawn deals } }
  exhausted:
    ante: { to: pot stakes, amount: 10, reason: { en: ante } }
  game_over:
    left_over: { from: pot stakes, when: standing == 1, amount: stakes, reason: { en: stakes left over } }
`,
  },
  {
    id: 'yakitori',
    also: ['never won', 'no win', 'roast chicken', '焼き鳥', '焼鳥', '烧鸡'],
    says: 'At the end of the game, a player who has never won pays ten points to each player who has.',
    text: `counters:
  times_won: { of: player, name: { en: wins }, says: { en: how often the player has won } }
moves:
  win: { steps: [{ count: times_won, to: times_won + 1 }, win] }
settle:
  game_over:
    never_won: { when: times_won of payer == 0 and times_won > 0, amount: 10, reason: { en: never won } }
`,
  },
  {
    id: 'dora',
    also: ['red dora', 'kan dora', 'bonus indicator', 'indicator', 'indicators', 'ドラ', '宝牌', '寶牌', '懸賞牌'],
    says: 'A tile turned up at the deal, and one more after each kong, point to the next tile in order. It scores, but not toward the minimum.',
    text: `tiles:
  successor: { cycles: [1234z, 567z] }
wall:
  reserve: 14
lists:
  indicators: { name: { en: indicators }, says: { en: tiles turned up }, turned: { column: 3, at_deal: 1 } }
moves:
  # A game has at most four kongs.
  kong: { when: tiles left > 0 and kongs so far < 4, steps: [show, { reveal: indicators }, replace] }
  added_kong:
    when: tiles left > 0 and kongs so far < 4
    steps: [show, { window: added_kong }, { reveal: indicators }, replace]
  concealed_kong: { when: tiles left > 0 and kongs so far < 4, steps: [show, { reveal: indicators }, replace] }
groups:
  dora: { counts: all, name: { en: Dora } }
score:
  minimum: points - points of dora >= minimum
patterns:
  dora:
    name: { en: Dora }
    group: dora
    value: { points: 1 }
    when: per tile pointed by indicators
`,
  },
];

const IDS = SNIPPETS.map(({ id }) => id);
const NAMES = indexNames(SNIPPETS.map(({ id, also }) => [id, also] as const));

/** The fragment of this name, in any spelling: `Exchange of three`, `pao`. */
export function findSnippet(name: string): Snippet | undefined {
  const [found] = idsCalled(name, IDS, NAMES);
  return SNIPPETS.find(({ id }) => id === found);
}
