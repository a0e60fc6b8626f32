/** A seat in a game of @kobalab/majiang-core, played by somebody who knows nothing but mjai: their engine is the referee. */
import type { Answer, Message as Told, PeerPlayer, Reply } from '../../../bench/peers/majiang-core.ts';
import {
  alikeText,
  claim,
  fromTheirs,
  meldText,
  type Mjai,
  ownKong,
  toTheirs,
} from '../../../bench/peers/mjai-shim.ts';

/** Answers a message with one. */
export type MjaiPlayer = (message: Mjai) => Mjai;

interface Deal {
  zhuangfeng: number;
  jushu: number;
  changbang: number;
  lizhibang: number;
  defen: number[];
  baopai: string;
  shoupai: string[];
}

type Message = Told & {
  kaiju?: { id: number; player: string[]; qijia: number };
  qipai?: Deal;
  kaigang?: { baopai: string };
  hule?: { l: number };
  pingju?: object;
  jieju?: object;
};

const PLACES: Record<string, number> = { '+': 1, '=': 2, '-': 3 };

/** What a seat answered, and what the referee made of it. */
export interface Refereed {
  answers: Map<string, number>;
  /** Answers that the referee did not carry out as they were. */
  refused: string[];
}

export class RefereedSeat implements PeerPlayer {
  private id = 0;
  private first = 0;
  private dealer = 0;
  private drawn = '';
  /** An indicator that is shown before the discard there, and after it in mjai. */
  private indicator: string | undefined;
  private declared: number | undefined;
  /** Own melds, by suit and rank of the first tile. */
  private readonly melds = new Map<string, string>();
  private open: { kind: string; value: string } | undefined;

  constructor(
    private readonly play: MjaiPlayer,
    private readonly found: Refereed,
  ) {}

  action(message: Message, reply?: Reply): void {
    this.check(message);
    let answer: Mjai = { type: 'none' };
    for (const told of this.translate(message)) answer = this.play(told);
    if (reply === undefined) return;
    this.found.answers.set(answer.type, (this.found.answers.get(answer.type) ?? 0) + 1);
    const said = this.answerOf(answer);
    const [kind, value] = Object.entries(said ?? {})[0] ?? [];
    this.open = kind === undefined ? undefined : { kind, value: value! };
    reply(said);
  }

  /** What the answer asked for is what happens next; a claim may be beaten. */
  private check(message: Message): void {
    const { open } = this;
    if (open === undefined || message.kaigang) return;
    this.open = undefined;
    const me = (4 + this.id - this.dealer) % 4;
    const made = message.dapai ?? message.gang ?? message.fulou;
    const text = made && 'p' in made ? made.p : made && 'm' in made ? made.m : '';
    const done =
      open.kind === 'hule'
        ? message.hule !== undefined
        : open.kind === 'daopai'
          ? message.pingju !== undefined
          : open.kind === 'fulou'
            ? message.zimo === undefined
            : made?.l === me && text === open.value;
    if (!done) this.found.refused.push(`${open.kind} ${open.value}: ${JSON.stringify(message)}`);
  }

  private actor(l: number): number {
    return (this.dealer + l) % 4;
  }

  private translate(message: Message): Mjai[] {
    const { kaiju, qipai, zimo = message.gangzimo, dapai, fulou, gang, kaigang } = message;
    if (kaiju) {
      this.id = kaiju.id;
      this.first = kaiju.qijia;
      return [{ type: 'start_game', id: kaiju.id, names: kaiju.player }];
    }
    if (qipai) return [this.dealOf(qipai)];
    if (kaigang) {
      const dora: Mjai = { type: 'dora', dora_marker: fromTheirs(kaigang.baopai[0]!, kaigang.baopai[1]!) };
      if (this.drawn === '') return [dora];
      this.indicator = dora['dora_marker'] as string;
      return [];
    }
    if (zimo) {
      this.drawn = zimo.p === '' || zimo.p === undefined ? '?' : fromTheirs(zimo.p[0]!, zimo.p[1]!);
      return [...this.accepted(), { type: 'tsumo', actor: this.actor(zimo.l), pai: this.drawn }];
    }
    this.drawn = '';
    if (dapai) return this.discardOf(dapai);
    if (fulou) {
      const actor = this.actor(fulou.l);
      const mark = /[+=-]/.exec(fulou.m)![0];
      if (actor === this.id) this.melds.set(fulou.m.slice(0, 2).replace('0', '5'), fulou.m);
      return [...this.accepted(), claim(fulou.m, actor, (actor + PLACES[mark]!) % 4)];
    }
    if (gang) return [ownKong(gang.m, this.actor(gang.l))];
    this.declared = undefined;
    if (message.hule || message.pingju) return [{ type: 'end_kyoku' }];
    return message.jieju ? [{ type: 'end_game' }] : [];
  }

  private discardOf({ l, p }: { l: number; p: string }): Mjai[] {
    const actor = this.actor(l);
    const tile = fromTheirs(p[0]!, p[1]!);
    const declares = p.endsWith('*');
    if (declares) this.declared = actor;
    const shown = this.indicator;
    this.indicator = undefined;
    return [
      ...(declares && actor !== this.id ? [{ type: 'reach', actor }] : []),
      { type: 'dahai', actor, pai: tile, tsumogiri: p.includes('_') },
      ...(shown === undefined ? [] : [{ type: 'dora', dora_marker: shown }]),
    ];
  }

  /** The stake of a declaration that nobody has won on. */
  private accepted(): Mjai[] {
    const actor = this.declared;
    this.declared = undefined;
    return actor === undefined ? [] : [{ type: 'reach_accepted', actor }];
  }

  private dealOf(deal: Deal): Mjai {
    this.dealer = (this.first + deal.jushu) % 4;
    this.declared = undefined;
    this.indicator = undefined;
    this.melds.clear();
    const byPlayer = <T>(list: readonly T[]): T[] => list.map((_, id) => list[(4 + id - this.dealer) % 4]!);
    const tiles = (hand: string): string[] =>
      hand === ''
        ? Array<string>(13).fill('?')
        : [...hand.matchAll(/([mpsz])(\d+)/g)].flatMap(([, suit, ranks]) =>
            [...ranks!].map((rank) => fromTheirs(suit!, rank)),
          );
    return {
      type: 'start_kyoku',
      bakaze: 'ESWN'[deal.zhuangfeng]!,
      kyoku: deal.jushu + 1,
      honba: deal.changbang,
      kyotaku: deal.lizhibang,
      oya: this.dealer,
      scores: byPlayer(deal.defen),
      dora_marker: fromTheirs(deal.baopai[0]!, deal.baopai[1]!),
      tehais: byPlayer(deal.shoupai.map(tiles)),
    };
  }

  private answerOf(answer: Mjai): Answer | undefined {
    switch (answer.type) {
      case 'reach': {
        const discard = this.play({ type: 'reach', actor: this.id });
        return { dapai: `${this.discard(discard)}*` };
      }
      case 'dahai':
        return { dapai: this.discard(answer) };
      case 'chi':
      case 'pon':
      case 'daiminkan':
        return { fulou: meldText(answer) };
      case 'ankan':
        return { gang: alikeText(answer.consumed!) };
      case 'kakan':
        return { gang: this.kongOf(answer) };
      case 'hora':
        return { hule: '-' };
      case 'ryukyoku':
        return { daopai: '-' };
      default:
        return undefined;
    }
  }

  private discard({ pai }: Mjai): string {
    return toTheirs(pai!) + (pai === this.drawn ? '_' : '');
  }

  /** The pung as it lies there, and the fourth tile. */
  private kongOf({ pai }: Mjai): string {
    const tile = toTheirs(pai!);
    return `${this.melds.get(tile.replace('0', '5'))}${tile[1]}`;
  }
}
