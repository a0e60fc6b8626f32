/** Words of mjai logs and ours. Where mjai has one word for several patterns, the hand decides which one is meant. */
import type { RecordWin, DrawReason } from '../game-record.ts';
import { type JsonReader, type Json, takeTile } from '../json-reader.ts';
import { inOrder, plain } from '../log-tiles.ts';

const HONOURS = ['E', 'S', 'W', 'N', 'P', 'F', 'C'];

/** The winds by the number of the round. */
export const WINDS = HONOURS.slice(0, 4);

export function toMjaiTile(tile: string): string {
  if (tile[1] === 'z') return HONOURS[Number(tile[0]) - 1]!;
  return tile[0] === '0' ? `5${tile[1]!}r` : tile;
}

/** A tile of a log in our notation; other texts stay as they are. */
function fromMjaiTile(text: string): string {
  const honour = HONOURS.indexOf(text);
  if (honour !== -1) return `${honour + 1}z`;
  return /^5[mps]r$/.test(text) ? `0${text[1]!}` : text;
}

export function takeMjaiTile(reader: JsonReader, value: Json | undefined, path: string): string {
  return takeTile(reader, typeof value === 'string' ? fromMjaiTile(value) : value, path);
}

export const REASONS: Readonly<Record<DrawReason, string>> = {
  exhausted: 'fanpai',
  nagashi: 'nagashimangan',
  nine_kinds: 'kyushukyuhai',
  four_winds: 'sufonrenta',
  four_riichi: 'suchareach',
  four_kongs: 'sukaikan',
  triple_win: 'sanchaho',
};

/** As others write the same, without underscores. */
const MORE_REASONS: Readonly<Record<string, DrawReason>> = {
  exhaustive: 'exhausted',
  exhaustivedraw: 'exhausted',
  nm: 'nagashi',
  kyuushukyuuhai: 'nine_kinds',
  kyuushuukyuuhai: 'nine_kinds',
  kyushukyuuhai: 'nine_kinds',
  yao9: 'nine_kinds',
  sufonrenda: 'four_winds',
  suufonrenda: 'four_winds',
  kaze4: 'four_winds',
  suuchariichi: 'four_riichi',
  suchariichi: 'four_riichi',
  reach4: 'four_riichi',
  suukaikan: 'four_kongs',
  suukansanra: 'four_kongs',
  kan4: 'four_kongs',
  sanchahou: 'triple_win',
  ron3: 'triple_win',
};

export function reasonOf(text: string): DrawReason | undefined {
  const bare = text.replaceAll('_', '').toLowerCase();
  const known = (Object.keys(REASONS) as DrawReason[]).find((reason) => REASONS[reason] === bare);
  return known ?? (Object.hasOwn(MORE_REASONS, bare) ? MORE_REASONS[bare] : undefined);
}

/** Patterns by their names in game records, with the word of mjai. */
export const PATTERNS: Readonly<Record<string, string>> = {
  riichi: 'reach',
  double_riichi: 'double_reach',
  ippatsu: 'ippatsu',
  menzen_tsumo: 'menzenchin_tsumoho',
  pinfu: 'pinfu',
  tanyao: 'tanyaochu',
  iipeikou: 'ipeko',
  yakuhai_seat: 'jikaze',
  yakuhai_round: 'bakaze',
  yakuhai_haku: 'sangenpai',
  yakuhai_hatsu: 'sangenpai',
  yakuhai_chun: 'sangenpai',
  rinshan: 'rinshankaiho',
  chankan: 'chankan',
  haitei: 'haiteiraoyue',
  houtei: 'hoteiraoyui',
  sanshoku_doujun: 'sanshokudojun',
  sanshoku_doukou: 'sanshokudoko',
  ittsu: 'ikkitsukan',
  chanta: 'honchantaiyao',
  chiitoitsu: 'chitoitsu',
  toitoi: 'toitoiho',
  sanankou: 'sananko',
  sankantsu: 'sankantsu',
  honroutou: 'honroto',
  shousangen: 'shosangen',
  honitsu: 'honiso',
  junchan: 'junchantaiyao',
  ryanpeikou: 'ryanpeko',
  chinitsu: 'chiniso',
  renhou: 'renho',
  tenhou: 'tenho',
  chiihou: 'chiho',
  kokushi: 'kokushimuso',
  kokushi_13: 'kokushimuso',
  suuankou: 'suanko',
  suuankou_tanki: 'suanko',
  chuuren: 'churenpoton',
  chuuren_9: 'churenpoton',
  daisangen: 'daisangen',
  shousuushii: 'shosushi',
  daisuushii: 'daisushi',
  tsuuiisou: 'tsuiso',
  chinroutou: 'chinroto',
  ryuuiisou: 'ryuiso',
  suukantsu: 'sukantsu',
  dora: 'dora',
  ura_dora: 'uradora',
  aka_dora: 'akadora',
  kita: 'kita',
};

/** What one yakuman counts in the fan of a log. */
export const YAKUMAN = 100;

/** Names of patterns behind a word of the log, for this hand; the word itself where it is unknown. */
export function patternsOf(word: string, win: Pick<RecordWin, 'hand' | 'melds' | 'tile'>): string[] {
  const all = Object.keys(PATTERNS);
  const meant = all.filter((id) => PATTERNS[id] === word);
  if (meant.length === 1) return meant;
  if (meant.length > 1) return meant[0]!.startsWith('yakuhai') ? dragonsOf(win) : [waitingFor(meant, win)];
  const bare = (text: string): string => text.replaceAll('_', '').toLowerCase();
  const alike = all.find((id) => bare(id) === bare(word));
  return [alike ?? word];
}

function dragonsOf({ hand, melds }: Pick<RecordWin, 'hand' | 'melds'>): string[] {
  const tiles = [...hand, ...melds.flatMap((meld) => meld.tiles)];
  const dragons = { yakuhai_haku: '5z', yakuhai_hatsu: '6z', yakuhai_chun: '7z' };
  return Object.entries(dragons).flatMap(([id, dragon]) =>
    tiles.filter((tile) => tile === dragon).length >= 3 ? [id] : [],
  );
}

/** The second of two names is that of the widest wait. */
function waitingFor([first, widest]: string[], { hand, tile }: Pick<RecordWin, 'hand' | 'tile'>): string {
  const tiles = inOrder(hand.map(plain));
  const copies = tiles.filter((other) => other === plain(tile)).length;
  const wide = first === 'chuuren' ? copies % 2 === 0 : copies === 2;
  return wide ? widest! : first!;
}
