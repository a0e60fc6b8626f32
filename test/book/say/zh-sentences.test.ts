/** Chinese sentences, as a player would write them. */
import { describe, expect, it } from 'vitest';
import { saidIn } from './sentences-as-text.ts';

/** By pack and place: expressions, and what they say. Tiles stand in square brackets. */
const rows: Record<string, [expression: string, says: string][]> = {
  'sichuan pattern': [
    ['suits == 1', '恰好一种花色的牌。'],
    ['per kong where fours is apart', '每有一个杠计一次。'],
  ],
  'ari-ari pattern': [
    ['riichi', '该家有“立直”。'],
    ['double_riichi', '该家有“两立直”。'],
    ['riichi and ippatsu', '该家有“立直”和“一发”。'],
    ['concealed and by draw', '门前清，且自摸。'],
    ['concealed and plain_chows', '门前清，每副面子都是顺子，将牌不是箭牌、门风牌或圈风牌，且听的是两面。'],
    ['concealed and has chow nA, chow nA', '门前清，有完全相同的两副顺子。'],
    ['every tile is simple and (concealed or kuitan)', '每张牌都是中张牌。'],
    ['has chow nA, chow nB, chow nC', '三种花色、数字相同的三副顺子。'],
    ['has chow 1A, chow 4A, chow 7A', '同一花色的123、456、789三副顺子。'],
    ['any set is 5z', '[5z]的刻子或杠。'],
    ['any set is 6z', '[6z]的刻子或杠。'],
    ['any set is 7z', '[7z]的刻子或杠。'],
    ['any set is seat_wind', '门风牌的刻子或杠。'],
    ['any set is round_wind', '圈风牌的刻子或杠。'],
    [
      'every group has terminal or honour and any set is chow and any tile is honour',
      '每副面子和将牌都含有一九牌或字牌，至少一副顺子和至少一张字牌。',
    ],
    ['last_tile and by draw', '已没有可摸的牌，且自摸。'],
    ['last_tile and by discard', '已没有可摸的牌，且和的牌来自别家。'],
    ['before_first_draw and renhou is mangan', '按所选规则不会出现。'],
    ['shape is pairs', '七个对子（各不相同）。'],
    ['has triplet nA, triplet nB, triplet nC', '三种花色、数字相同的三副刻子或杠。'],
    ['count(concealed triplet) == 3', '恰好三副暗的刻子或杠。'],
    ['count(kong) == 3', '恰好三个杠。'],
    ['flush and any tile is honour', '由同一花色的牌和字牌组成。'],
    ['every tile is terminal or honour', '每张牌都是一九牌或字牌。'],
    ['every group has terminal and any set is chow', '每副面子和将牌都含有一九牌，至少一副顺子。'],
    [
      'concealed and (has chow nA, chow nA, chow kB, chow kB or has chow nA, chow nA, chow kA, chow kA)',
      '门前清，有完全相同的两副顺子和另外完全相同的两副顺子，花色相同或不同。',
    ],
    ['flush and no tile is honour', '全部是同一花色的牌，没有字牌。'],
    ['per tile pointed by indicators', '每有一张宝牌指示牌所指的牌计一次。'],
    [
      'if riichi then per tile pointed by under_indicators else 0',
      '该家有“立直”时，每有一张里宝牌指示牌所指的牌计一次。',
    ],
    ['per tile where marked', '每有一张[0m 0p 0s]计一次。'],
    ['shape is orphans', '[19m 19p 19s 1234567z]各一张，再加其中任意一张。'],
    ['held include 1112345678999A', '手中的牌包含[1112345678999m]（任一花色）。'],
    ['first_draw', '用第一次摸的牌和牌。'],
    ['before_first_draw and renhou is yakuman', '在第一次摸牌之前荣和。'],
    ['every tile in 23468s 6z', '每张牌都是[23468s 6z]之一。'],
    ['every tile is terminal', '每张牌都是一九牌。'],
    ['every tile is honour and shape is sets', '四副面子和一对将：每张牌都是字牌。'],
    ['shape is sets and concealed and by discard', '四副面子和一对将：门前清，且和的牌来自别家。'],
    ['shape is sets and not (concealed and by discard)', '四副面子和一对将（门前清，且和的牌来自别家时除外）。'],
    ['any set is triplet', '至少一副刻子或杠。'],
    ['pair is dragon', '一对箭牌。'],
    ['pair is seat_wind', '一对门风牌。'],
    ['pair is round_wind', '一对圈风牌。'],
    ['shape is sets and wait is edge or closed or single', '四副面子和一对将：听的是边张、坎张或单钓。'],
    ['shape is sets and by draw and not (concealed and plain_chows)', '四副面子和一对将：自摸（手牌是平和时除外）。'],
    [
      'by discard and not concealed and plain_chows',
      '和的牌来自别家，有吃、碰或明杠，每副面子都是顺子，将牌不是箭牌、门风牌或圈风牌，且听的是两面。',
    ],
  ],
  'mcr pattern': [
    ['nine_gates_wait', '四副面子和一对将：得到和的牌之前，手中的牌恰好是[1112345678999m]（任一花色）。'],
    [
      'shape is pairs and has pair nA, pair (n+1)A, pair (n+2)A, pair (n+3)A, pair (n+4)A, pair (n+5)A, pair (n+6)A',
      '同一花色、数字相连的七个对子。',
    ],
    ['has chow 1A, chow 1A, chow 7A, chow 7A, pair 5A', '同一花色的两副123顺子、两副789顺子和一个5的对子。'],
    ['has chow nA, chow nA, chow nA, chow nA', '完全相同的四副顺子。'],
    ['has triplet nA, triplet (n+1)A, triplet (n+2)A, triplet (n+3)A', '同一花色、数字相连的四副刻子或杠。'],
    [
      'has chow nA, chow (n+k)A, chow (n+2k)A, chow (n+3k)A where k in 1..2',
      '同一花色、依次递增一或二（每次相同）的四副顺子。',
    ],
    [
      'every tile is terminal or honour and any tile is terminal and any tile is honour',
      '每张牌都是一九牌或字牌，且各种都有。',
    ],
    [
      'shape is singles and count(tile of honour) == 7',
      '从一种花色的147、另一种花色的258、第三种花色的369和[1234567z]中取不同的十四张：恰好七张字牌。',
    ],
    [
      'all_triplets and every tile in even',
      '四副面子和一对将：每副面子都是刻子或杠，且每张牌都是序数为2、4、6或8的牌。',
    ],
    ['suits == 1 and no tile is honour', '全部是同一花色的牌，没有字牌。'],
    ['has chow nA, chow nA, chow nA', '完全相同的三副顺子。'],
    ['has triplet nA, triplet (n+1)A, triplet (n+2)A', '同一花色、数字相连的三副刻子或杠。'],
    ['every tile in upper_three', '每张牌都是序数为7、8或9的牌。'],
    ['every tile in middle_three', '每张牌都是序数为4、5或6的牌。'],
    ['every tile in lower_three', '每张牌都是序数为1、2或3的牌。'],
    ['has chow 1A, chow 7A, chow 1B, chow 7B, pair 5C', '两种花色各有123、789两副顺子，第三种花色有一个5的对子。'],
  ],
  'international limit': [['not same kind as claimed', '这张牌与刚取的牌不同。']],
  'international move': [['tiles left == 0', '没有牌可摸。']],
  'international payment': [
    ['if payment is half then value / 2 else if payment is full then 0 else value', '手牌的价值的一半。'],
  ],
  'international sequence': [['winner is dealer or replayed', '和牌者是庄家，或本局重打。']],
  'cantonese move': [
    ['passed win', '该家放过了糊的机会。'],
    ['in_order', '还有至少一张牌可摸，且手牌没有多出的牌。'],
  ],
  'ari-ari value': [
    ['if concealed then 2 else 1', '2，有吃、碰或明杠时为1。'],
    [
      'per triplet, 2 * (if concealed then 2 else 1) * (if terminal or honour then 2 else 1) * (if kong then 4 else 1)',
      '每有一副刻子或杠计2，是暗的时加倍，是一九牌或字牌时加倍，是杠时乘以4。',
    ],
  ],
  'ari-ari move': [['seats with riichi == 4', '四家都有“立直”。']],
  'ari-ari payment': [
    [
      'round_up((value - liable_part) * share, 100)',
      '（手牌的价值减“liable part”），和牌者或付方是庄家时加倍，进位到100的倍数；“liable part”为：有人包牌时为包牌役满数的8000倍与手牌的价值中较小者，否则为0。',
    ],
    ['2000 * share', '2000，和牌者或付方是庄家时加倍。'],
  ],
  'mcr score': [['fan - fan of flowers >= minimum', '手牌有至少8番（不计花牌）。']],
  'mcr payment': [['8 + value', '8加手牌的价值。']],
};

for (const [where, list] of Object.entries(rows)) {
  describe(where, () => {
    it.each(list)('%s', (expression, says) => {
      expect(saidIn('zh', where, expression)).toBe(says);
    });
  });
}
