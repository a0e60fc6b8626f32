/** A player of @kobalab/majiang-core as a bot of mjai: messages in, answers out. */
import type { Answer, ClientPlayer } from './majiang-core.ts';

/** A message of mjai; only what is used here. */
export interface Mjai {
  [key: string]: unknown;
  type: string;
  id?: number;
  names?: string[];
  actor?: number;
  target?: number;
  pai?: string;
  consumed?: string[];
  tsumogiri?: boolean;
  oya?: number;
  kyoku?: number;
  honba?: number;
  kyotaku?: number;
  bakaze?: string;
  scores?: number[];
  tehais?: string[][];
  dora_marker?: string;
  possible_actions?: Mjai[];
  cannot_dahai?: string[];
}

const HONOURS = 'ESWNPFC';
/** By places to the discarder: next, opposite, before. */
const MARKS = ['', '+', '=', '-'];

/** `5mr` is `m0` there, `E` is `z1`; an unseen tile is empty. */
export function toTheirs(tile: string): string {
  if (tile === '?') return '';
  const honour = HONOURS.indexOf(tile);
  if (honour >= 0) return `z${honour + 1}`;
  return tile.length === 3 ? `${tile[1]}0` : `${tile[1]}${tile[0]}`;
}

export function fromTheirs(suit: string, rank: string): string {
  if (suit === 'z') return HONOURS[Number(rank) - 1]!;
  return rank === '0' ? `5${suit}r` : `${rank}${suit}`;
}

function handText(tiles: readonly string[]): string {
  const theirs = tiles.map(toTheirs);
  if (theirs.includes('')) return '';
  return [...'mpsz']
    .map((suit) => theirs.filter((tile) => tile[0] === suit).map((tile) => tile[1]!))
    .map((ranks, at) => (ranks.length > 0 ? 'mpsz'[at]! + ranks.sort().join('') : ''))
    .join('');
}

/** What may be done, in a line each, so that two lists can be compared. */
export function offerLines(offers: readonly Mjai[]): string[] {
  const line = ({ type, pai, consumed, reach }: Mjai): string => {
    const tiles = type === 'hora' ? [] : [...(consumed ?? []).toSorted()];
    return [...(reach ? ['reach'] : []), type, ...(type === 'dahai' ? [pai] : tiles)].join(' ');
  };
  return [...new Set(offers.map(line))].sort();
}

/** A seat of mjai played by one of their players. */
export class MjaiShim {
  private id = 0;
  private names: string[] = [];
  private dealer = 0;
  private begun = false;
  private reaching: number | undefined;
  private kong = false;
  /** Whether the tile just drawn stands for a kong. */
  private replaced = false;
  /** The discard that goes with a declaration. */
  private joined: string | undefined;

  /** `watch` is given all that their engine lets the seat do, where it is asked something. */
  constructor(
    readonly player: ClientPlayer,
    private readonly rule: unknown,
    private readonly watch?: (offers: Mjai[]) => void,
  ) {}

  /** Takes a message; answers it where it is asked something, else `none`. */
  react(message: Mjai): Mjai {
    const told = this.translate(message);
    let answer: Mjai = { type: 'none' };
    if (told === undefined) {
      if (message.type === 'reach' && message.actor === this.id && this.joined !== undefined)
        return this.discard(this.joined);
      return answer;
    }
    if (message.possible_actions === undefined) this.player.action(told);
    else
      this.player.action(told, (reply) => {
        this.watch?.(this.offers(message));
        answer = this.answerOf(message, reply);
      });
    return answer;
  }

  private seat(actor: number): number {
    return (actor - this.dealer + 4) % 4;
  }

  private translate(message: Mjai): object | undefined {
    const l = this.seat(message.actor ?? 0);
    const afterKong = this.kong;
    this.kong = ['ankan', 'kakan', 'daiminkan'].includes(message.type) || (this.kong && message.type === 'dora');
    switch (message.type) {
      case 'start_game':
        this.id = message.id!;
        this.names = message.names ?? [];
        this.begun = false;
        return undefined;
      case 'start_kyoku':
        return this.deal(message);
      case 'tsumo': {
        const draw = { l, p: toTheirs(message.pai!) };
        this.replaced = afterKong;
        return afterKong ? { gangzimo: draw } : { zimo: draw };
      }
      case 'reach':
        this.reaching = message.actor!;
        return undefined;
      case 'dahai': {
        const reach = this.reaching === message.actor ? '*' : '';
        this.reaching = undefined;
        if (message.actor === this.id) this.joined = undefined;
        return { dapai: { l, p: toTheirs(message.pai!) + (message.tsumogiri ? '_' : '') + reach } };
      }
      case 'chi':
      case 'pon':
      case 'daiminkan':
        return { fulou: { l, m: meldText(message) } };
      case 'ankan':
        return { gang: { l, m: alikeText(message.consumed!) } };
      case 'kakan': {
        const tile = toTheirs(message.pai!);
        const melds = this.melds(l).map(String);
        const pung = melds.find((meld) =>
          meld.replaceAll('0', '5').startsWith(`${tile[0]}${(tile[1] === '0' ? '5' : tile[1]!).repeat(3)}`),
        );
        return { gang: { l, m: `${pung}${tile[1]}` } };
      }
      case 'dora':
        return { kaigang: { baopai: toTheirs(message.dora_marker!) } };
      default:
        return undefined;
    }
  }

  private melds(l: number): unknown[] {
    return (this.player as unknown as { _model: { shoupai: { _fulou: unknown[] }[] } })._model.shoupai[l]!._fulou;
  }

  private deal(message: Mjai): object {
    this.dealer = message.oya!;
    if (!this.begun) {
      const first = (message.oya! - (message.kyoku! - 1) + 4) % 4;
      const kaiju = { id: this.id, rule: this.rule, title: '', player: this.names, qijia: first };
      this.player.action({ kaiju } as object);
      this.begun = true;
    }
    const bySeat = <T>(list: readonly T[]): T[] => list.map((_, at) => list[(this.dealer + at) % 4]!);
    return {
      qipai: {
        zhuangfeng: HONOURS.indexOf(message.bakaze!),
        jushu: message.kyoku! - 1,
        changbang: message.honba!,
        lizhibang: message.kyotaku!,
        defen: bySeat(message.scores!),
        baopai: toTheirs(message.dora_marker!),
        shoupai: bySeat(message.tehais!).map(handText),
      },
    };
  }

  private answerOf(message: Mjai, reply: Answer | undefined): Mjai {
    const actor = this.id;
    if (reply?.['hule'] !== undefined)
      return { type: 'hora', actor, target: message.type === 'tsumo' ? actor : message.actor! };
    if (reply?.['dapai'] !== undefined) {
      if (!reply['dapai'].endsWith('*')) return this.discard(reply['dapai']);
      this.joined = reply['dapai'];
      return { type: 'reach', actor };
    }
    if (reply?.['daopai'] !== undefined && message.type === 'tsumo') return { type: 'ryukyoku', actor };
    if (reply?.['gang'] !== undefined) return ownKong(reply['gang'], actor);
    if (reply?.['fulou'] !== undefined) return claim(reply['fulou'], actor, message.actor!);
    return { type: 'none' };
  }

  private offers(message: Mjai): Mjai[] {
    const { player, id: actor } = this;
    const { shoupai: hand } = player;
    const discards = (tiles: readonly string[]): Mjai[] => tiles.map((tile) => this.discard(tile));
    if (message.actor === actor) {
      if (message.type !== 'tsumo') return discards(player.get_dapai(hand));
      return [
        ...discards(player.get_dapai(hand)),
        ...discards(player.allow_lizhi(hand) || []).map((one) => ({ ...one, reach: true })),
        ...(player.get_gang_mianzi(hand) ?? []).map((meld) => ownKong(meld, actor)),
        ...(player.allow_hule(hand, null, this.replaced) ? [{ type: 'hora', actor, target: actor }] : []),
        ...(player.allow_pingju(hand) ? [{ type: 'ryukyoku', actor }] : []),
      ];
    }
    const target = message.actor!;
    const none: Mjai = { type: 'none' };
    if (message.type === 'ankan') return [none];
    const tile = toTheirs(message.pai!) + MARKS[(4 + target - actor) % 4]!;
    const wins = player.allow_hule(hand, tile, message.type === 'kakan');
    const hora = wins ? [{ type: 'hora', actor, target }] : [];
    if (message.type === 'kakan') return [none, ...hora];
    const melds = [
      ...(player.get_gang_mianzi(hand, tile) ?? []),
      ...(player.get_peng_mianzi(hand, tile) ?? []),
      ...(tile.endsWith('-') ? (player.get_chi_mianzi(hand, tile) ?? []) : []),
    ];
    return [none, ...hora, ...melds.map((meld) => claim(meld, actor, target))];
  }

  /** They offer a five as one of the hand where only a red one is there beside the five just drawn. */
  private discard(tile: string): Mjai {
    const { _zimo: drawn, _bingpai: concealed } = this.player.shoupai;
    const [suit, rank] = [tile[0]!, tile[1]!];
    const ofSuit = concealed[suit]!;
    const isOnly = rank === '5' && drawn === `${suit}5` && ofSuit[5]! - ofSuit[0]! === 1;
    return { type: 'dahai', actor: this.id, pai: fromTheirs(suit, rank), tsumogiri: tile.includes('_') || isOnly };
  }
}

/** Tiles of one kind, red fives last: `m550`. */
export function alikeText(tiles: readonly string[]): string {
  const theirs = tiles.map(toTheirs);
  const ranks = theirs.map((tile) => tile[1]!);
  return theirs[0]![0]! + ranks.sort().reverse().join('');
}

/** `m12-3`: the mark stands after the claimed tile and says whose it was. */
export function meldText({ type, actor, target, pai, consumed }: Mjai): string {
  const mark = MARKS[(4 + target! - actor!) % 4]!;
  const taken = toTheirs(pai!);
  const own = consumed!.map(toTheirs);
  const suit = taken[0]!;
  const rank = (tile: string): number => (tile[1] === '0' ? 5 : Number(tile[1]));
  if (type !== 'chi') {
    return `${alikeText(consumed!)}${taken[1]}${mark}`;
  }
  const all = [...own.map((tile) => ({ tile, mark: '' })), { tile: taken, mark }];
  all.sort((one, other) => rank(one.tile) - rank(other.tile));
  return suit + all.map((one) => one.tile[1]! + one.mark).join('');
}

export function ownKong(meld: string, actor: number): Mjai {
  const [suit, ranks] = [meld[0]!, [...meld.matchAll(/\d/g)].map(([rank]) => fromTheirs(meld[0]!, rank))];
  if (/^[mpsz]\d{4}$/.test(meld)) return { type: 'ankan', actor, consumed: ranks };
  return { type: 'kakan', actor, pai: fromTheirs(suit, meld.at(-1)!), consumed: ranks.slice(0, 3) };
}

export function claim(meld: string, actor: number, target: number): Mjai {
  const ranks = [...meld.matchAll(/(\d)([+=-]?)/g)];
  const tile = ([, rank]: RegExpMatchArray): string => fromTheirs(meld[0]!, rank!);
  const pai = tile(ranks.find(([, , mark]) => mark !== '')!);
  const consumed = ranks.filter(([, , mark]) => mark === '').map(tile);
  const isPung = new Set(ranks.map(([, rank]) => (rank === '0' ? '5' : rank))).size === 1;
  const type = !isPung ? 'chi' : ranks.length === 4 ? 'daiminkan' : 'pon';
  return { type, actor, target, pai, consumed };
}
