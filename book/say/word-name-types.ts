/** The words of the rule language that a table must have, and endings of every game. */

/** Words for what is so or not. */
export type FactName =
  | 'concealed'
  | 'no other pattern'
  | 'hand won'
  | 'by draw'
  | 'by discard'
  | 'wins'
  | 'completes'
  | 'hand waits'
  | 'hand can win'
  | 'hand can win with it'
  | 'payer waits'
  | 'dealer waits'
  | 'waits on own discard'
  | 'i am dealer'
  | 'i am next'
  | 'last dealer'
  | 'someone responsible'
  | 'first winner'
  | 'same kind as claimed'
  | 'completes chow with shown tiles'
  | 'just drawn'
  | 'same kind as drawn'
  | 'hand waits without it'
  | 'waits stay'
  | 'readings stay'
  | 'starter_cast'
  | 'replayed'
  | 'dealer stays';

/** Words for numbers. */
export type NumberName =
  | 'suits'
  | 'seat number'
  | 'round number'
  | 'worth now'
  | 'worth waiting'
  | 'claimants'
  | 'tiles left'
  | 'drawn from tail'
  | 'deals so far'
  | 'discards so far'
  | 'kinds discarded'
  | 'claims so far'
  | 'kongs so far'
  | 'my kongs'
  | 'seats with kongs'
  | 'most shown sets in one suit'
  | 'shown sets in suit of last tile'
  | 'tiles too many'
  | 'suits used'
  | 'seats waiting'
  | 'my turns'
  | 'wins so far'
  | 'my wins'
  | 'seats playing'
  | 'seats winning'
  | 'copies in sight'
  | 'cast'
  | 'value'
  | 'next round'
  | 'points'
  | 'highest points'
  | 'lowest points'
  | 'standing'
  | 'players ahead'
  | 'players level';

/** Words for seats. */
export type SeatName =
  | 'i'
  | 'dealer'
  | 'starter'
  | 'exposer'
  | 'next seat'
  | 'previous seat'
  | 'opposite seat'
  | 'first to drop'
  | 'payer'
  | 'winner'
  | 'receiver'
  | 'responsible'
  | 'leader';

/** Words for kinds. */
export type KindName =
  | 'terminal'
  | 'honour'
  | 'simple'
  | 'wind'
  | 'dragon'
  | 'seat_wind'
  | 'round_wind'
  | 'last tile'
  | 'used_tile';

/** Endings that every game has. */
export type EndingName = 'win' | 'exhausted' | 'false_win' | 'none';

/** Words for waits. */
export type WaitName = 'single' | 'pairs' | 'closed' | 'edge' | 'two_sided' | 'none';

/** Words for how a turn began. */
export type BeginName = 'dealt' | 'drawn' | 'replaced' | 'bonus' | 'claimed';
