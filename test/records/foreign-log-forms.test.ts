/** Logs as others write them: forms our own writers never use. */
import { describe, expect, it } from 'vitest';
import { type RecordWin, mjai, tenhou6 } from '../../records/index.ts';
import { parseCall, printCall } from '../../records/tenhou6/call-notation.ts';
import { orderEvents } from '../../records/tenhou6/event-order.ts';
import { sure } from '../kit/tile-sets.ts';

const hands = [
  '["1m","2m","3m","4m","5mr","6m","7m","8m","9m","E","E","P","P"]',
  '["1p","1p","1p","2p","3p","4p","5p","6p","7p","8p","2z","2z","2z"]',
  '["1s","2s","3s","4s","5sr","6s","7s","8s","9s","W","W","F","F"]',
  '["2m","2m","2m","3p","3p","3p","4s","4s","4s","C","C","C","N"]',
].join();
const begins = `{"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":0,"scores":[25000,25000,25000,25000],"dora_marker":"5p","tehais":[${hands}]}`;

function winOf(...lines: string[]): RecordWin {
  const { ending } = sure(mjai.read([begins, ...lines].join('\n'))).deals[0]!;
  if (ending?.type !== 'win') throw new Error('nobody wins');
  return ending.wins[0]!;
}

describe('mjai', () => {
  it('wins may say nothing but who and from whom', () => {
    const win = winOf(
      '{"type":"tsumo","actor":0,"pai":"P"}',
      '{"type":"hora","actor":0,"target":0}',
      '{"type":"end_kyoku"}',
    );
    expect(win).toMatchObject({ player: 0, from: 0, tile: '5z' });
    expect(win.hand.join('')).toBe('1m2m3m4m0m6m7m8m9m1z1z5z5z5z');
    expect(win.delta).toBeUndefined();
  });

  const draw = '{"type":"tsumo","actor":0,"pai":"P"}';
  it.each<[string, string, object]>([
    [
      'dragons by the hand',
      '"yakus":[["sangenpai",1],["dora",2]]',
      {
        patterns: [
          { id: 'yakuhai_haku', fan: 1 },
          { id: 'dora', fan: 2 },
        ],
        fan: 3,
      },
    ],
    [
      'objects for pairs',
      '"yakus":[{"name":"riichi","han":1},{"name":"menzentsumo","han":1}]',
      {
        patterns: [
          { id: 'riichi', fan: 1 },
          { id: 'menzen_tsumo', fan: 1 },
        ],
        fan: 2,
      },
    ],
    [
      'a yakuman counts a hundred',
      '"yakus":[["tenho",100]],"fan":100,"fu":30',
      { patterns: [{ id: 'tenhou', yakuman: 1 }], yakuman: 1 },
    ],
    ['names nobody knows', '"yakus":[["moonlight",1]]', { patterns: [{ id: 'moonlight', fan: 1 }] }],
    ['the other key for indicators beneath', '"ura_markers":["3s"]', { under: ['3s'] }],
  ])('%s', (_, worth, says) => {
    expect(winOf(draw, `{"type":"hora","actor":0,"target":0,${worth}}`, '{"type":"end_kyoku"}')).toMatchObject(says);
  });

  it('tiles that are not shown may be any', () => {
    const hidden = begins.replace(/\["2m".*?\]/, JSON.stringify(Array.from({ length: 13 }, () => '?')));
    const lines = ['{"type":"tsumo","actor":3,"pai":"?"}', '{"type":"dahai","actor":3,"pai":"9p","tsumogiri":true}'];
    const { deals } = sure(mjai.read([hidden, ...lines].join('\n')));
    expect(deals[0]!.events.at(-1)).toEqual({ type: 'discard', player: 3, tile: '9p', drawn: true });
  });

  it.each([
    ['kyushu_kyuhai', 'nine_kinds'],
    ['exhaustive_draw', 'exhausted'],
    ['yao9', 'nine_kinds'],
    ['nagashi_mangan', 'nagashi'],
    ['suukan_sanra', 'four_kongs'],
  ])('the reason %s', (text, reason) => {
    const line = `{"type":"ryukyoku","reason":"${text}"}`;
    expect(sure(mjai.read([begins, draw, line].join('\n'))).deals[0]!.ending).toEqual({ type: 'draw', reason });
  });
});

describe('calls of tenhou6', () => {
  it.each([
    ['c171618', 'c', '7m', '6m8m', 3],
    ['p474747', 'p', '7z', '7z7z', 3],
    ['47p4747', 'p', '7z', '7z7z', 2],
    ['2525p52', 'p', '0p', '5p5p', 1],
    ['m39393939', 'm', '9s', '9s9s9s', 3],
    ['39m393939', 'm', '9s', '9s9s9s', 2],
    ['222222m22', 'm', '2p', '2p2p2p', 1],
    ['k37373737', 'k', '7s', '7s7s7s', 3],
    ['31k313131', 'k', '1s', '1s1s1s', 2],
    ['2525k5225', 'k', '0p', '5p5p5p', 1],
    ['121212a12', 'a', '2m', '2m2m2m', undefined],
    ['f44', 'f', '4z', '', undefined],
  ])('%s', (text, letter, tile, others, turns) => {
    const call = parseCall(text)!;
    expect([call.letter, call.tile, call.others.join(''), call.turns]).toEqual([letter, tile, others, turns]);
    expect(printCall(call)).toBe(text);
  });

  it.each(['c1716', '17c1618', 'p4848', '4747474747', '39393939m', 'q474747', '3939m3939'])('%s is none', (text) => {
    expect(parseCall(text)).toBeUndefined();
  });
});

describe('the order of a deal in tenhou6', () => {
  const pung = (tile: string, turns: number) => ({ call: { letter: 'p' as const, tile, others: [tile, tile], turns } });
  const lays = (...tiles: string[]) => tiles.map((tile) => ({ tile, riichi: false }));

  it('the first of two equal discards is called where everything fits', () => {
    // Seat 0 discards 1m twice; seat 2 calls one of them. Only after the first do seats 3 and 0 draw before anybody else.
    const taken = [[{ tile: '5z' }, { tile: '6z' }], [], [pung('1m', 2)], [{ tile: '7z' }]];
    const laid = [lays('1m', '1m'), [], lays('9p'), lays('7z')];
    const found = orderEvents({ dealer: 0, taken, laid, indicators: [] });
    expect(
      'events' in found && found.events.map((event) => `${event.type} ${'player' in event && event.player}`),
    ).toEqual(['draw 0', 'discard 0', 'pung 2', 'discard 2', 'draw 3', 'discard 3', 'draw 0', 'discard 0']);
  });

  it('the second one, where the first leads nowhere', () => {
    // Seat 1 draws after the first 1m, and its 2p brings seat 0 to its second one.
    const taken = [[{ tile: '5z' }, pung('2p', 1)], [{ tile: '2p' }], [pung('1m', 2)], []];
    const laid = [lays('1m', '1m'), lays('2p'), lays('9p'), []];
    const found = orderEvents({ dealer: 0, taken, laid, indicators: [] });
    expect(
      'events' in found && found.events.map((event) => `${event.type} ${'player' in event && event.player}`),
    ).toEqual(['draw 0', 'discard 0', 'draw 1', 'discard 1', 'pung 0', 'discard 0', 'pung 2', 'discard 2']);
  });
});

describe('tenhou6', () => {
  const deal = (result: string): string =>
    `{"title":["",""],"name":["","","",""],"rule":{"disp":"般東喰赤","aka51":1,"aka52":1,"aka53":1},"log":[[[0,1,0],[25000,25000,25000,25000],[25],[],
    [11,12,13,14,51,16,17,18,19,41,41,45,45],[45],[],[21,21,21,22,23,24,25,26,27,28,42,42,42],[],[],
    [31,32,33,34,53,36,37,38,39,43,43,46,46],[],[],[12,12,12,23,23,23,34,34,34,47,47,47,44],[],[],${result}]]}`;

  it.each([
    [
      '["和了",[9300,-3100,-3100,-3100],[0,0,0,"40符3飜2600点∀","立直(1飜)","役牌 白(1飜)","門前清自摸和(1飜)"]]',
      7800,
      3,
      40,
      undefined,
    ],
    [
      '["和了",[12300,-4100,-4100,-4100],[0,0,0,"満貫4000点∀","混一色(3飜)","役牌 白(1飜)","自風 東(1飜)"]]',
      12000,
      5,
      undefined,
      undefined,
    ],
    ['["和了",[48300,-16100,-16100,-16100],[0,0,0,"役満16000点∀","天和(役満)"]]', 48000, undefined, undefined, 1],
  ])('%s', (result, points, fan, minipoints, yakuman) => {
    const course = sure(tenhou6.read(deal(result)));
    const { ending } = course.deals[0]!;
    expect(course.rules).toEqual({ length: 'east', kuitan: true, red_fives: true });
    expect(ending?.type === 'win' && ending.wins[0]).toMatchObject({
      points,
      ...(fan && { fan }),
      ...(minipoints && { minipoints }),
      ...(yakuman && { yakuman }),
    });
  });

  it.each([
    ['["九種九牌"]', 'nine_kinds'],
    ['["流し満貫",[12000,-4000,-4000,-4000]]', 'nagashi'],
    ['["全員不聴"]', 'exhausted'],
    ['["四開槓"]', 'four_kongs'],
  ])('%s', (result, reason) => {
    expect(sure(tenhou6.read(deal(result))).deals[0]!.ending).toMatchObject({ type: 'draw', reason });
  });
});
