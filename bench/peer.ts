/** The part of @kobalab/majiang-core that is measured; the package has no types of its own. */
import { createRequire } from 'node:module';

/** What a player is told; only what a player who discards whatever it draws has to know. */
interface Message {
  zimo?: { p?: string };
  gangzimo?: { p?: string };
}

type Reply = (answer?: { dapai: string }) => void;

export interface PeerPlayer {
  action(message: Message, reply?: Reply): void;
}

export interface Peer {
  Shoupai: { fromString(hand: string): unknown };
  Util: { xiangting(hand: unknown): number };
  rule(): unknown;
  Game: new (
    players: PeerPlayer[],
    over: (record: { log: unknown[] }) => void,
    rule: unknown,
  ) => { do_sync(): unknown };
}

export function loadPeer(): Peer {
  return createRequire(import.meta.url)('@kobalab/majiang-core') as Peer;
}

/** Discards what it draws, claims nothing, never wins. */
export const passivePeer: PeerPlayer = {
  action(message, reply) {
    const drawn = message.zimo?.p ?? message.gangzimo?.p;
    reply?.(drawn ? { dapai: `${drawn}_` } : undefined);
  },
};
