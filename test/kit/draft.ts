import { makeTileSet, type Ruleset, type Move, type Moment, tilesLeft, windowName, turnBegin, wouldScore, lastBy, type WinQuery } from '../../core/index.ts';
import { fullSet } from './tiles.ts';
import { isFinished, isThirteenUnios } from './plain-win.ts';
void makeTileSet;
const yes = () => true;
const wins = (at: Moment) => wouldScore(at.table, at.seat) !== undefined;
const base = (id: string, more: Partial<Move>): Move => ({ id, name: { en: id }, on: [], by: 'any other seat', uses: 'none', when: yes, needs: yes, rank: () => 0, ties: 'nearest', steps: [], then: [], revocable: false, shownTo: 'everyone', source: '', place: 'x:1', ...more });
const unios = (at: Moment) => wouldScore(at.table, at.seat)?.patterns.some((p) => p.id === 'thirteen_unios') ?? false;
const left = (at: Moment) => tilesLeft(at.table) > 0;
const list = [
  base('win', { on: ['turn', 'discard', 'melded_kong', 'unfolded_kong'], when: (at) => windowName(at.table) !== 'unfolded_kong' || unios(at), needs: wins, rank: (at) => unios(at) ? 6 : 5, steps: [{ do: 'win' }], revocable: true }),
  base('pung', { on: ['discard'], uses: '2 same', makes: 'pung', when: left, rank: () => 4, steps: [{ do: 'show' }], then: ['win', 'raise_kong', 'discard'], discardLimit: (at) => fullSet.tiles[at.tile!]!.kind !== fullSet.tiles[at.table.stage.at === 'turn' ? at.table.stage.turn.claim!.tile : -1]?.kind }),
  base('kong', { on: ['discard'], uses: '3 same', makes: 'kong', when: left, rank: () => 3, steps: [{ do: 'show' }, { do: 'replace' }] }),
  base('chow', { on: ['discard'], by: 'next seat', uses: 'run', makes: 'chow', when: left, rank: () => 2, steps: [{ do: 'show' }], then: ['win', 'discard'], discardLimit: (at) => {
    if (at.table.stage.at !== 'turn') return true;
    const c = at.table.stage.turn.claim!; const m = at.table.seats[at.seat]!.melds[c.meld]!; const own = [...m.tiles]; own.splice(own.indexOf(c.tile), 1);
    const all = [...own, at.tile!].sort((a, b) => a - b); const [a, b, d] = all.map((t) => fullSet.kinds[t]!);
    return !(a!.suit === b!.suit && b!.suit === d!.suit && a!.rank + 1 === b!.rank && b!.rank + 1 === d!.rank);
  } }),
  base('raise_kong', { on: ['turn'], uses: '1 same', makes: 'kong', steps: [{ do: 'show' }, { do: 'replace' }] }),
  base('melded_kong', { on: ['turn'], uses: 'add to pung', makes: 'kong', when: left, steps: [{ do: 'show' }, { do: 'window', name: 'melded_kong' }, { do: 'replace' }] }),
  base('unfolded_kong', { on: ['turn'], uses: '4 alike', makes: 'kong', when: left, steps: [{ do: 'show' }, { do: 'window', name: 'unfolded_kong' }, { do: 'replace' }] }),
  base('discard', { on: ['turn'], uses: 'any tile', steps: [{ do: 'discard' }, { do: 'window', name: 'discard' }, { do: 'next' }] }),
];
const drawn = ['win', 'melded_kong', 'unfolded_kong', 'discard'];
function judge(q: WinQuery) {
  const concealed = q.counts.flatMap((n, k) => new Array<string>(n).fill(fullSet.kinds[k]!.id));
  const hand = { concealed, shown: q.melds.length };
  const flowers = (q.situation & 1) > 0 && q.bonus.length === 8;
  if (!flowers && !isFinished(hand)) return undefined;
  return { reading: '', shape: 'sets', patterns: isThirteenUnios(hand) ? [{ id: 'thirteen_unios', times: 1, value: { fan: 13 } }] : [], tallies: { fan: 1 }, value: 2 };
}
export const draft: Ruleset = {
  id: 'draft', hash: 'draft', pack: {}, name: { en: 'Draft' }, options: {}, tiles: fullSet,
  seats: { count: 4, drawnBy: fullSet.winds, starter: (at) => at.cast!, dice: 2 },
  wall: { height: 2, dice: 2, start: (at) => at.table.dice.forStarter ? 1 : at.cast!, column: (at) => at.cast!, reserve: () => 0, replaceFrom: 'tail' },
  deal: { packets: [4, 4, 4], last: 'leap' }, bonus: { afterDeal: 'cycles' },
  turn: { dealt: ['win', 'discard'], drawn, replaced: drawn, bonus: ['win'] },
  moves: Object.fromEntries(list.map((m) => [m.id, m])),
  situation: [{ id: 'flower_shown', holds: (at) => turnBegin(at.table) === 'bonus' }],
  marks: [], counters: [], judge, play: 'checked',
  settle: { win: [{ id: 'all', reason: 'x', amount: (at) => lastBy(at.table, at.winner!) === 'draw' ? 2 : 1 }], exhausted: [], false_win: [{ id: 'p', reason: 'f', amount: () => 16 }] },
  sequence: { dealerStays: (at) => at.winner === at.table.dealer || at.replayed === true, replay: (at) => at.ending !== 'win', rounds: () => 4, periods: () => 1, points: () => 20000, result: (at) => at.table.points[at.table.players[at.seat]!]! - 20000 },
  names: {},
};
