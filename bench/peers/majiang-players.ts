/** Players for the games of @kobalab/majiang-core. */
import type { Answer, ClientPlayer, Message, PeerPlayer } from './majiang-core.ts';

/** Discards what it draws, claims nothing, never wins. */
export const drawAndDiscard: PeerPlayer = {
  action(message, reply) {
    const drawn = message.zimo?.p ?? message.gangzimo?.p;
    reply?.(drawn ? { dapai: `${drawn}_` } : undefined);
  },
};

const RELATION = ['', '+', '=', '-'];

/** Takes any legal action, each as likely as another, and wins when it may; over the model of a player they bring along. */
export function makeRandomPlayer(Player: new () => ClientPlayer): new () => ClientPlayer {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
  const silent = function (this: ClientPlayer): void {
    this._callback();
  };
  class RandomPlayer extends Player {
    action_zimo({ l }: NonNullable<Message['zimo']>, afterKong?: boolean): void {
      if (l !== this._menfeng) return this._callback();
      if (this.allow_hule(this.shoupai, null, afterKong === true)) return this._callback({ hule: '-' });
      const ready = this.shoupai._fulou.length > 0 ? [] : this.allow_lizhi(this.shoupai) || [];
      this._callback(
        pick<Answer>([
          ...(this.get_gang_mianzi(this.shoupai) ?? []).map((gang) => ({ gang })),
          ...this.get_dapai(this.shoupai).map((dapai) => ({ dapai })),
          ...ready.map((tile) => ({ dapai: `${tile}*` })),
        ]),
      );
    }
    action_dapai({ l, p }: NonNullable<Message['dapai']>): void {
      if (l === this._menfeng) return this._callback();
      const tile = p.slice(0, 2) + RELATION[(4 + l - this._menfeng) % 4];
      if (this.allow_hule(this.shoupai, tile)) return this._callback({ hule: '-' });
      const melds = [
        ...(this.get_gang_mianzi(this.shoupai, tile) ?? []),
        ...(this.get_peng_mianzi(this.shoupai, tile) ?? []),
        ...(tile.endsWith('-') ? (this.get_chi_mianzi(this.shoupai, tile) ?? []) : []),
      ];
      this._callback(pick<Answer | undefined>([undefined, ...melds.map((fulou) => ({ fulou }))]));
    }
    action_fulou({ l, m }: NonNullable<Message['fulou']>): void {
      const isKong = /^[mpsz]\d{4}/.test(m.replace(/[+=-]/, ''));
      if (l !== this._menfeng || isKong) return this._callback();
      this._callback({ dapai: pick(this.get_dapai(this.shoupai))! });
    }
    action_gang({ l, m }: NonNullable<Message['gang']>): void {
      if (l === this._menfeng || /^[mpsz]\d{4}$/.test(m)) return this._callback();
      const tile = m[0]! + m.at(-1)! + RELATION[(4 + l - this._menfeng) % 4];
      this._callback(this.allow_hule(this.shoupai, tile, true) ? { hule: '-' } : undefined);
    }
  }
  const others = ['kaiju', 'qipai', 'hule', 'pingju', 'jieju'];
  for (const name of others) Object.defineProperty(RandomPlayer.prototype, `action_${name}`, { value: silent });
  return RandomPlayer;
}
