// Written by loader/built-in/generate.ts from the YAML files of the pack. Do not edit: run `npm run generate`.
import type { PackSource } from '../built-in.ts';

const pack: PackSource = {
    files: {
    "rulesets/international/pack.yaml": `# yaml-language-server: $schema=../../schemas/pack.schema.json
format: 1
id: international
version: 1.0.0
name: { en: International Mahjong, zh: 国际麻将 }
about: >-
  Play follows the published articles. The values of the patterns, the payments and the penalty are house choices,
  because the published list could not be read.
use: [./patterns.yaml]

tiles:
  suits:
    m: { ranks: 9, runs: true, name: { en: Wans, zh: 万 } }
    p: { ranks: 9, runs: true, name: { en: Tans, zh: 筒 } }
    s: { ranks: 9, runs: true, name: { en: Soks, zh: 索 } }
    z: { ranks: 7, name: { en: Honours, zh: 字 } }
    f: { ranks: 8, copies: 1, bonus: true, name: { en: Flowers, zh: 花 } }
  copies: 4
  winds: 1234z
  series: { blue: 1234f, red: 5678f }
  source: "4"

words:
  dragon: 567z
  wind: 1234z
  unios: terminal or honour
  basic: shape is sets or shape is pairs

options:
  minimum:
    type: number
    default: 0
    range: [0, 15]
    says: Fans a hand needs before it may win. Special hands are exempt.
    name: { en: Minimum, zh: 起胡 }
    source: "7.2(1)"
  flowers_toward_minimum:
    type: yes/no
    default: false
    says: Whether Flowers help to reach the minimum.
    name: { en: Flowers toward minimum, zh: 花牌计入起胡 }
    status: house
  payment:
    type: choice
    values: [half, full, double]
    default: half
    says: Who pays when a hand is won on an exposed pai.
    name: { en: Payment, zh: 收付 }
    status: house
  periods:
    type: number
    default: 2
    range: [1, 4]
    says: Periods of four rounds; a competition plays two.
    name: { en: Periods, zh: 节数 }
    source: "7.1"
  starting_points:
    type: number
    default: 20000
    range: [0, 1000000]
    says: Mados each player starts with.
    name: { en: Starting points, zh: 起始分 }
    source: "7.1"
  false_win_penalty:
    type: number
    default: 4
    range: [1, 15]
    says: Fans a false win is charged as, to each opponent.
    name: { en: False win penalty, zh: 错胡罚分 }
    status: house

seats:
  count: 4
  drawn_by: 1234z
  dice: 2
  starter: cast
  source: "8, 10.3(1)"
  status: house
  note: Two dice, and one cast for the starter and the column, are house choices.

wall:
  height: 2
  dice: 2
  start: if starter_cast then 1 else cast
  column: cast
  reserve: 0
  replace_from: tail
  source: "10.2, 10.3, 10.4(1), 16"

deal:
  packets: [4, 4, 4]
  last: leap
  source: "10.4(2)"

bonus:
  after_deal: cycles
  source: "17"
  note: A Flower drawn in place of a kong pai is replaced in the same draw (inferred).

turn:
  dealt: [win, discard]
  drawn: [win, melded_kong, unfolded_kong, discard]
  replaced: [win, melded_kong, unfolded_kong, discard]
  bonus: [win]
  source: "20, 22, 23.2"
  note: >-
    No kong before the first discard (inferred); on the eighth Flower a win without a fourteenth pai (inferred from 18).

moves:
  win:
    name: { en: Win, zh: 胡 }
    on: [turn, discard, melded_kong, unfolded_kong]
    when: not window is unfolded_kong or would score thirteen_unios
    needs: wins
    rank: if would score thirteen_unios then 6 else 5
    ties: nearest
    steps: [win]
    revocable: true
    source: "21.1, 23.7, 29"
    note: >-
      A claim to win ranks by the hand it would make. After a pung or chow the win counts as won on the exposed pai
      (house).
  pung:
    name: { en: Pung, zh: 碰 }
    on: [discard]
    uses: 2 same
    makes: pung
    when: tiles left > 0
    rank: 4
    steps: [show]
    then: [win, raise_kong, discard]
    discard_limit: not same kind as claimed
    source: "21.2"
    note: The last exposed pai can only be won on (inferred from 23.9).
  kong:
    name: { en: Kong, zh: 杠 }
    on: [discard]
    uses: 3 same
    makes: kong
    when: tiles left > 0
    rank: 3
    steps: [show, replace]
    source: "21.3"
  chow:
    name: { en: Chow, zh: 上 }
    on: [discard]
    by: next seat
    uses: run
    makes: chow
    when: tiles left > 0
    rank: 2
    steps: [show]
    then: [win, discard]
    discard_limit: not completes chow with shown tiles
    source: "21.4"
    note: Not offered where it would leave neither a win nor a legal discard (inferred).
  raise_kong:
    name: { en: Kong, zh: 杠 }
    on: [turn]
    uses: 1 same
    makes: kong
    steps: [show, replace]
    source: "21.2, 21.3"
  melded_kong:
    name: { en: Melded kong, zh: 明杠 }
    on: [turn]
    uses: add to pung
    makes: kong
    when: tiles left > 0
    steps: [show, { window: melded_kong }, replace]
    source: "22.1, 22.3, 23.6"
    note: No kong on the last pai, nothing is left to replace it (inferred).
  unfolded_kong:
    name: { en: Unfolded kong, zh: 暗杠 }
    on: [turn]
    uses: 4 alike
    makes: kong
    when: tiles left > 0
    shown_to: everyone
    steps: [show, { window: unfolded_kong }, replace]
    source: "22.2, 22.3, 23.6"
    note: Anyone may inspect it at any time, so every seat sees its kind.
  discard:
    name: { en: Discard, zh: 出牌 }
    on: [turn]
    uses: any tile
    steps: [discard, { window: discard }, next]
    source: "20, 21, 21.5, 23.3, 23.9"

situation:
  kong_replacement:
    when: by draw and turn is replaced
    says: the last pai was drawn to replace a kong
    source: "22.3"
  robbing_kong:
    when: window is melded_kong or window is unfolded_kong
    says: the last pai is another's kong pai
    source: "23.7"
  last_of_wall: { when: tiles left == 0, says: no pai is left in the wall, source: "23.9" }
  dealt_hand: { when: turn is dealt and i am dealer, says: the jonga wins with the dealt hand, source: "20" }
  flower_shown: { when: turn is bonus, says: a Flower has just been disclosed, source: "18" }
  first_discard:
    when: by discard and discards so far == 1 and window is not unfolded_kong
    says: won on the jonga's first discard
    source: "20"

shapes:
  sets: { is: 4 set + pair, name: { en: Sets, zh: 牌组 }, source: "19.1(1)" }
  pairs: { is: 7 pair, name: { en: Pairs, zh: 对子 }, source: "19.1(2)" }
  unios: { is: 19m19p19s1234567z + one of them, name: { en: Unios, zh: 幺九 }, source: "25.2" }
  flowers:
    is: any tiles
    when: flower_shown and count(bonus) == 8
    name: { en: Flowers, zh: 花牌 }
    source: "18, 25.2"
    status: inferred

tallies:
  fan: { name: { en: fans, zh: 番 } }

charts:
  mados:
    says: The standard scoring chart.
    source: "30.1"
    rows:
      { 0.5: 2, 1: 2, 2: 4, 3: 8, 4: 16, 5: 32, 6: 64, 7: 128, 8: 256, 9: 512, 10: 1000, 11: 2000, 12: 3000, 13: 4000,
        14: 5000, 15: 6000 }

score:
  steps:
    grade: if fan == 1/2 then fan else min(floor(fan), 15)
  value: mados(grade)
  minimum: fan of special > 0 or fan - (if flowers_toward_minimum then 0 else fan of flowers) >= minimum
  source: "24, 30.1, 30.2, 7.2(1)"

settle:
  win:
    exposer:
      when: by discard and payer is exposer
      amount: value * (if payment is half then 1 else 2)
      reason: exposed the winning pai
    others:
      when: by discard and payer is not exposer
      amount: if payment is half then value / 2 else if payment is full then 0 else value
      reason: another player exposed the winning pai
    selfmake:
      when: by draw
      amount: value * (if payment is double then 2 else 1)
      reason: selfmake
  false_win:
    penalty:
      amount: mados(false_win_penalty)
      reason: false win
      status: house
  source: "30.3"
  status: house

sequence:
  dealer_stays: winner is dealer or replayed
  replayed: ending is exhausted or ending is false_win
  rounds: 4
  periods: periods
  points: starting_points
  result: points - starting_points
  source: "12, 13, 14, 23.10"
  note: That a false win is played again, and the result as points above the start, are house choices.

names:
  seat1: { en: jonga, zh: 庄家 }
  seat2: { en: nexta, zh: 下家 }
  seat3: { en: opposa, zh: 对家 }
  seat4: { en: lefta, zh: 上家 }
  tile: { en: pai, zh: 牌 }
  points: { en: mados }
  tile_1z: { en: East, zh: 东 }
  tile_2z: { en: South, zh: 南 }
  tile_3z: { en: West, zh: 西 }
  tile_4z: { en: North, zh: 北 }
  tile_5z: { en: White, zh: 白 }
  tile_6z: { en: Green, zh: 发 }
  tile_7z: { en: Red, zh: 中 }
  tile_1f: { en: Plum, zh: 梅 }
  tile_2f: { en: Orchid, zh: 兰 }
  tile_3f: { en: Chrysanthemum, zh: 菊 }
  tile_4f: { en: Bamboo, zh: 竹 }
  tile_5f: { en: Spring, zh: 春 }
  tile_6f: { en: Summer, zh: 夏 }
  tile_7f: { en: Autumn, zh: 秋 }
  tile_8f: { en: Winter, zh: 冬 }

sources:
  imj: International Mahjong(R) Rules, version v0702-2012-03-28
  hkos: Hong Kong Old Style, the stated parent of the game; the values of the patterns give its totals

accepts:
  always-together:
    pure_unios: The values of the table are what each adds to all pungs.
    small_three_dragons: Five fans with the two pungs, which count beside it.
    big_three_dragons: Its three pungs of dragons count beside it.
    big_four_winds: All pungs and the pungs of both winds count beside it.
`,
    "rulesets/international/patterns.yaml": `# Every value is a house choice, taken so that the totals are those of the Hong Kong Old Style, the stated parent of
# this game; the published list could not be read. Notes say where a name or a value comes from.
groups:
  special: { counts: alone, name: { en: Special hands, zh: 例牌 } }
  structure: { counts: best, name: { en: Structure, zh: 基本结构 } }
  suit: { counts: best, name: { en: Suit, zh: 花色 } }
  unios: { counts: best, name: { en: Unios, zh: 幺九 } }
  honours: { counts: all, name: { en: Honour sets, zh: 字牌 } }
  last: { counts: all, name: { en: Last pai, zh: 和牌方式 } }
  state: { counts: all, name: { en: State, zh: 状态 } }
  flowers: { counts: all, name: { en: Flowers, zh: 花 } }

patterns:
  thirteen_unios:
    name: { en: Thirteen Unios, zh: 十三幺 }
    group: special
    value: { fan: 13 }
    when: shape is unios
    source: "25.2"
    status: house
    note: The name is published (23.7, 29). A fixed value, nothing is added.
    examples:
      - { hand: 19m19p19s1123467z +5z 1f, seat: 1, by: discard }
      - { not: 1199m 1199p 1199s 1z +1z 2f, seat: 1, by: discard, gives: { fan: 5, value: 32 } }
  nine_gates:
    name: { en: Nine Gates, zh: 九莲宝灯 }
    group: special
    value: { fan: 10 }
    when: shape is sets and held include 1112345678999A
    source: "25.2"
    status: house
    note: All of one suit, undisclosed; any pai of the suit may be the one too many.
    examples:
      - { hand: 1112345678999m +5m 1f, seat: 2, by: draw, gives: { fan: 10, value: 1000 } }
      - { hand: 112345678999p 5p +1p 1f, seat: 2, by: discard, gives: { fan: 10, value: 1000 } }
      - { not: (111m) 2345678999m +5m 1f, seat: 2, by: draw, gives: { fan: 8.5, value: 256 } }
  four_kongs:
    name: { en: Four Kongs, zh: 十八罗汉 }
    group: special
    value: { fan: 13 }
    when: count(kong) == 4
    source: "25.2"
    status: house
    note: Kongs of any kind, and the eyes.
    examples:
      - { hand: (1111m) (3333p) <7777s> (222+2z) 5p +5p 1f, seat: 3, by: discard, gives: { fan: 13, value: 4000 } }
      - { not: (1111m) (3333p) <7777s> (222z) 5p +5p 1f, seat: 3, by: discard }
      - { not: (1111z) (2222z) (3333z) <4444z> 5z +5z 2f, seat: 1, by: discard, gives: { fan: 17, value: 6000 } }
  heavenly:
    name: { en: Heavenly Hand, zh: 天胡 }
    group: special
    value: { fan: 13 }
    when: dealt_hand
    source: "20, 25.2"
    status: house
    note: The jonga is complete after the deal and the replacing of Flowers.
    examples:
      - { hand: 123m 456p 789s 345s 1z +1z 2f, seat: 1, by: draw, with: [dealt_hand] }
      - { not: 123m 456p 789s 345s 1z +1z 2f, seat: 1, by: draw }
  earthly:
    name: { en: Earthly Hand, zh: 地胡 }
    group: special
    value: { fan: 13 }
    when: first_discard
    source: "20, 25.2"
    status: house
    note: Won on the first pai the jonga discards.
    examples:
      - hand: 234m 567m 345p 678s 2p +2p 1f
        seat: 3
        by: discard
        with: [first_discard]
        gives: { fan: 13, value: 4000 }
      - { not: 234m 567m 345p 678s 2p +2p 1f, seat: 3, by: discard, gives: { fan: 2, value: 4 } }
  eight_flowers:
    name: { en: Eight Flowers, zh: 八仙过海 }
    group: special
    value: { fan: 8 }
    when: shape is flowers
    source: "18, 19.2, 25.2"
    status: house
    note: That it exists is inferred (18 excepts special hands from fourteen pais). Declared on disclosing the eighth.
    examples:
      - hand: 12m 456p 789s 3579s 1z 12345678f
        seat: 4
        by: draw
        with: [flower_shown]
        gives: { fan: 8, value: 256 }
      - { not: 123m 456p 789s 345s 1z +1z 12345678f, seat: 4, by: draw }

  coward:
    name: { en: The Coward, zh: 鸡胡 }
    group: structure
    value: { fan: 1/2 }
    when: any set is chow and any set is triplet
    source: "26"
    status: inferred
    note: A half because the chart begins there and any rank may win.
    examples:
      - { hand: (123m) (555p) 78s 234s 22p +9s 2f, seat: 1, by: discard, gives: { fan: 1/2, value: 2 } }
      - { not: (345m) (678p) 234s 567s 9m +9m 3f 8f, seat: 2, by: discard, gives: { fan: 1, value: 2 } }
      - { not: (222p) (777m) (444s) 99m 88s +8s 1f, seat: 2, by: discard, gives: { fan: 3, value: 8 } }
  plain:
    name: { en: The Plain, zh: 平胡 }
    group: structure
    value: { fan: 1 }
    when: every set is chow
    source: "26"
    status: house
    note: Four chows and any eyes.
    examples:
      - { hand: (345m) (678p) 234s 567s 9m +9m 3f 8f, seat: 2, by: discard, gives: { fan: 1, value: 2 } }
      - { hand: 123m 456p 789s 345s 5z +5z 6f, seat: 1, by: draw }
      - { not: (123m) (555p) 78s 234s 22p +9s 2f, seat: 1, by: discard, gives: { fan: 1/2, value: 2 } }
  all_pungs:
    name: { en: All Pungs, zh: 碰碰胡 }
    group: structure
    value: { fan: 3 }
    when: every set is triplet
    source: "26"
    status: house
    note: Kongs count as pungs.
    examples:
      - { hand: (222p) (777m) (444s) 99m 88s +8s 1f, seat: 2, by: discard, gives: { fan: 3, value: 8 } }
      - { hand: (2222p) <7777m> 444s 99m 88s +8s 1f, seat: 2, by: discard, gives: { fan: 3, value: 8 } }
      - { not: (222p) (777m) (444s) 79m 88s +8m 1f, seat: 2, by: discard }
  all_concealed_pungs:
    name: { en: All Concealed Pungs, zh: 坎坎胡 }
    group: structure
    value: { fan: 8 }
    when: count(concealed triplet) == 4
    absorbs: [concealed_hand]
    source: "26"
    status: house
    note: No claimed set; by Selfmake or on the eyes.
    examples:
      - { hand: 222m 555m 777p 333s 9p +9p 1f, seat: 2, by: discard, gives: { fan: 8, value: 256 } }
      - { hand: <2222m> 555m 777p 33s 99p +9p 1f, seat: 2, by: draw }
      - { not: 222m 555m 777p 33s 99p +9p 1f, seat: 2, by: discard, gives: { fan: 4, value: 16 } }
  seven_pairs:
    name: { en: Seven Pairs, zh: 七对 }
    group: structure
    value: { fan: 4 }
    when: count(pair) == 7
    source: "19.1(2)"
    status: house
    note: Published as a winning hand; four alike may be two of the pairs.
    examples:
      - { hand: 1122m 3344p 5566s 7z +7z 7f, seat: 1, by: discard, gives: { fan: 4, value: 16 } }
      - { hand: 1111m 3344p 5566s 7z +7z 7f, seat: 1, by: discard, gives: { fan: 4, value: 16 } }
      - { hand: 1122p 3355p 7799p 8p +8p 4f, seat: 1, by: draw, gives: { fan: 12, value: 3000 } }
      - { not: 123m 456p 789s 345s 1z +1z 2f, seat: 1, by: discard }

  mixed_suit:
    name: { en: Mixed Suit, zh: 混一色 }
    group: suit
    value: { fan: 3 }
    when: basic and suits == 1 and any tile is honour
    source: "27"
    status: house
    note: One suit and honours.
    examples:
      - { hand: (123s) (222z) 456s 78s 33z +9s 5f, seat: 2, round: 2, by: discard, gives: { fan: 5.5, value: 32 } }
      - { not: (345p) (678p) 111p 234p 9p +9p 1f, seat: 3, by: discard, gives: { fan: 7.5, value: 128 } }
      - { not: (123s) (222z) 456s 78m 33z +9m 5f, seat: 2, round: 2, by: discard }
  pure_suit:
    name: { en: Pure Suit, zh: 清一色 }
    group: suit
    value: { fan: 7 }
    when: basic and suits == 1 and no tile is honour
    source: "27"
    status: house
    note: One suit only.
    examples:
      - { hand: (345p) (678p) 111p 234p 9p +9p 1f, seat: 3, by: discard, gives: { fan: 7.5, value: 128 } }
      - { not: (345p) (678p) 111p 234p 5z +5z 1f, seat: 3, by: discard }
  all_honours:
    name: { en: All Honours, zh: 字一色 }
    group: suit
    value: { fan: 7 }
    when: basic and every tile is honour
    source: "27"
    status: house
    note: Ten with All Pungs.
    examples:
      - { hand: (222z) (555z) (111z) 77z 33z +7z 1f, seat: 2, round: 2, by: discard, gives: { fan: 14, value: 5000 } }
      - { not: (222z) (555z) (111z) 77z 33m +7z 1f, seat: 2, round: 2, by: discard }

  mixed_unios:
    name: { en: Mixed Unios, zh: 混幺九 }
    group: unios
    value: { fan: 1 }
    when: basic and every tile is unios and any tile is terminal and any tile is honour
    source: "27"
    status: house
    note: Four with All Pungs.
    examples:
      - { hand: (111z) (222z) (333z) 44z 99s +4z 3f, seat: 4, round: 1, by: discard, gives: { fan: 14, value: 5000 } }
      - { not: (111z) (222z) (333z) 44z 88s +4z 3f, seat: 4, round: 1, by: discard }
      - { not: (111z) (222z) (333z) 44z 55z +4z 3f, seat: 4, round: 1, by: discard }
  pure_unios:
    name: { en: Pure Unios, zh: 清幺九 }
    group: unios
    value: { fan: 7 }
    when: basic and every tile is terminal
    source: "27"
    status: house
    note: Ten with All Pungs.
    examples:
      - { hand: (111m) (999p) (111s) 999m 9s +9s 1234f 7f, seat: 3, by: discard, gives: { fan: 13, value: 4000 } }
      - { not: (111m) (999p) (111z) 999m 9s +9s 1234f 7f, seat: 3, by: discard }

  dragon_pung:
    name: { en: Dragon Pung, zh: 番子 }
    group: honours
    value: { fan: 1 }
    when: per triplet of dragon
    source: "27"
    status: house
    note: A pung or kong of White, Green or Red, each.
    examples:
      - { hand: (555z) 234m 567p 678s 2p +2p 2f, seat: 1, by: discard }
      - { hand: (5555z) <6666z> 567p 678s 2p +2p 2f, seat: 1, by: discard }
      - { not: (123m) 234m 567p 678s 5z +5z 2f, seat: 1, by: discard }
  small_three_dragons:
    name: { en: Small Three Dragons, zh: 小三元 }
    group: honours
    value: { fan: 3 }
    when: count(triplet of dragon) == 2 and pair is dragon
    source: "27"
    status: house
    note: Five with the two pungs.
    examples:
      - { hand: (555z) (666z) (123p) 456p 7z +7z 2f 6f, seat: 2, by: draw, gives: { fan: 11.5, value: 2000 } }
      - { not: (555z) (666z) (123p) 456p 1z +1z 2f 6f, seat: 2, by: draw }
      - { not: (555z) (666z) (777z) 456p 2p +2p 2f 6f, seat: 2, by: draw }
  big_three_dragons:
    name: { en: Big Three Dragons, zh: 大三元 }
    group: honours
    value: { fan: 5 }
    when: count(triplet of dragon) == 3
    source: "27"
    status: house
    note: Eight with the three pungs.
    examples:
      - { hand: (777z) (555z) 666z 23m 88p +4m 4f, seat: 1, by: discard, gives: { fan: 8.5, value: 256 } }
      - { not: (777z) (555z) 66z 234m 88p +8p 4f, seat: 1, by: discard }
  chance_wind:
    name: { en: Chance Wind, zh: 正风 }
    group: honours
    value: { fan: 1 }
    when: has triplet of seat_wind
    source: "15.3"
    status: house
    note: The term is published. The same set may be Chance Round too.
    examples:
      - { hand: (222z) 234m 567p 678s 2p +2p 1f, seat: 2, round: 1, by: discard, gives: { fan: 1.5, value: 2 } }
      - { not: (222z) 234m 567p 678s 2p +2p 1f, seat: 3, round: 2, by: discard, gives: { fan: 1.5, value: 2 } }
      - { not: (123m) 234m 567p 678s 2z +2z 1f, seat: 2, round: 1, by: discard }
  chance_round:
    name: { en: Chance Round, zh: 正圈 }
    group: honours
    value: { fan: 1 }
    when: has triplet of round_wind
    source: "15.4"
    status: house
    note: The term is published.
    examples:
      - { hand: (222z) 234m 567p 678s 2p +2p 1f, seat: 3, round: 2, by: discard, gives: { fan: 1.5, value: 2 } }
      - { hand: (2222z) 234m 567p 678s 2p +2p 1f, seat: 2, round: 2, by: discard }
      - { not: (222z) 234m 567p 678s 2p +2p 1f, seat: 2, round: 1, by: discard, gives: { fan: 1.5, value: 2 } }
  small_four_winds:
    name: { en: Small Four Winds, zh: 小四喜 }
    group: honours
    value: { fan: 3 }
    when: count(triplet of wind) == 3 and pair is wind
    source: "27"
    status: house
    note: Chance Wind and Chance Round count too.
    examples:
      - { hand: (111z) (333z) 222z 4z 456m +4z 3f, seat: 4, round: 1, by: discard, gives: { fan: 7.5, value: 128 } }
      - { not: (111z) (333z) 222z 5z 456m +5z 3f, seat: 4, round: 1, by: discard }
  big_four_winds:
    name: { en: Big Four Winds, zh: 大四喜 }
    group: honours
    value: { fan: 5 }
    when: count(triplet of wind) == 4
    source: "27"
    status: house
    note: Thirteen with All Pungs, Mixed Suit and both Chances.
    examples:
      - { hand: (111z) (222z) (333z) 44z 99s +4z 3f, seat: 4, round: 1, by: discard, gives: { fan: 14, value: 5000 } }
      - { not: (111z) (222z) (333z) 4z 999s +4z 3f, seat: 4, round: 1, by: discard }

  selfmake:
    name: { en: Selfmake, zh: 自摸 }
    group: last
    value: { fan: 1 }
    when: by draw
    source: "23.2, 28"
    status: house
    note: Won on a pai the winner has drawn.
    examples:
      - { hand: 123m 456p 789s 345s 1z +1z 6f, seat: 1, by: draw, gives: { fan: 3, value: 8 } }
      - { not: 123m 456p 789s 345s 1z +1z 6f, seat: 1, by: discard }
  kong_win:
    name: { en: Kong Replacement, zh: 杠上开花 }
    group: last
    value: { fan: 1 }
    when: kong_replacement
    source: "22.3, 28"
    status: house
    note: Not for the replacement of a Flower alone.
    examples:
      - hand: (1111s) 234s 678s 555s 9s +9s 6f
        seat: 1
        by: draw
        with: [kong_replacement]
        gives: { fan: 9.5, value: 512 }
      - { not: (1111s) 234s 678s 555s 9s +9s 6f, seat: 1, by: draw }
  robbed_kong:
    name: { en: Robbed Kong, zh: 抢杠 }
    group: last
    value: { fan: 1 }
    when: robbing_kong
    source: "23.7"
    status: house
    note: The term is published.
    examples:
      - hand: (456s) (888p) 23m 345p 55s +1m 2f
        seat: 3
        by: discard
        with: [robbing_kong]
        gives: { fan: 1.5, value: 2 }
      - { not: (456s) (888p) 23m 345p 55s +1m 2f, seat: 3, by: discard }
  last_pai:
    name: { en: Last Pai, zh: 海底 }
    group: last
    value: { fan: 1 }
    when: last_of_wall
    source: "23.9, 28"
    status: house
    note: The last pai drawn, or the last one exposed.
    examples:
      - hand: (123m) (555p) 78s 234s 22p +9s 2f
        seat: 1
        by: draw
        with: [last_of_wall]
        gives: { fan: 2.5, value: 4 }
      - hand: (123m) (555p) 78s 234s 22p +9s 2f
        seat: 1
        by: discard
        with: [last_of_wall]
        gives: { fan: 1.5, value: 2 }
      - { not: (123m) (555p) 78s 234s 22p +9s 2f, seat: 1, by: draw, gives: { fan: 1.5, value: 2 } }

  concealed_hand:
    name: { en: Concealed Hand, zh: 门前清 }
    group: state
    value: { fan: 1 }
    when: every set is held
    source: "28"
    status: house
    note: No disclosed set; an unfolded kong is disclosed. Not with Seven Pairs.
    examples:
      - { hand: 234m 567m 345p 678s 2p +2p 1f, seat: 3, by: discard, gives: { fan: 2, value: 4 } }
      - { not: (234m) 567m 345p 678s 2p +2p 1f, seat: 3, by: discard }
      - { not: <2222m> 567m 345p 678s 2p +2p 1f, seat: 3, by: draw, gives: { fan: 1.5, value: 2 } }
      - { not: 1122m 3344p 5566s 7z +7z 7f, seat: 1, by: discard, gives: { fan: 4, value: 16 } }

  chance_flower:
    name: { en: Chance Flower, zh: 正花 }
    group: flowers
    value: { fan: 1 }
    when: per bonus where rank == seat number and not in_full_series
    source: "15.2"
    status: house
    note: The term is published. Each series has one for every seat; a full series takes its place.
    examples:
      - { hand: (555z) (666z) (123p) 456p 7z +7z 2f 6f, seat: 2, by: draw, gives: { fan: 11.5, value: 2000 } }
      - { not: (555z) (666z) (123p) 456p 7z +7z 1f 7f, seat: 2, by: draw }
      - { not: (123m) (555p) 78s 234s 22p +9s 1234f, seat: 1, by: discard }
  flower_series:
    name: { en: Flower Series, zh: 一台花 }
    group: flowers
    value: { fan: 2 }
    when: per series
    source: "28"
    status: house
    note: All four of a series, each.
    examples:
      - { hand: (111m) (999p) (111s) 999m 9s +9s 1234f 7f, seat: 3, by: discard, gives: { fan: 13, value: 4000 } }
      - { not: (111m) (999p) (111s) 999m 9s +9s 123f 8f, seat: 3, by: discard }
      - { hand: (123m) (555p) 78s 234s 22p +9s 1234f 6f, seat: 2, by: discard, gives: { fan: 7/2, value: 8 } }
  no_flower:
    name: { en: No Flower, zh: 无花 }
    group: flowers
    value: { fan: 1 }
    when: count(bonus) == 0
    source: "28"
    status: house
    note: No Flower disclosed.
    examples:
      - { hand: 234m 567m 345p 678s 2p +2p, seat: 3, by: discard, gives: { fan: 3, value: 8 } }
      - { not: 234m 567m 345p 678s 2p +2p 1f, seat: 3, by: discard, gives: { fan: 2, value: 4 } }
`,
  },
  data: {
    "rulesets/international/pack.yaml": 
    '[63,8752,1,0,6,[2,1,[1]],1,2,[2,13],1,7,[2,5],1,4,[2,39,1,2,2,[2,21],2,2,[2,4]],1,5,[2,166,["Play follows the published articles. The values of the patterns, the payments and the penalty are house choices, because the published list could not be read."]],0,3,[2,17,0,[1,15]],2,5,[4,386,1,0,5,[6,296,1,0,1,[2,51,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,19,1,2,2,[2,4],2,2,[2,1]]],5,1,[2,51,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,19,1,2,2,[2,4],2,2,[2,1]]],5,1,[2,51,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,19,1,2,2,[2,4],2,2,[2,1]]],5,1,[2,42,1,2,5,[2,1,[7]],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]],5,1,[2,66,1,2,5,[2,1,[8]],2,6,[2,1,[1]],2,5,[2,4,[true]],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]]],3,6,[2,1,[4]],3,5,[2,5],3,6,[2,27,1,2,4,[2,5],2,3,[2,5]],3,6,[2,3,["4"]]],2,5,[4,95,1,0,6,[2,4],3,4,[2,5],3,5,[2,18],3,5,[2,31]],2,7,[4,1110,1,0,7,[6,174,1,0,4,[2,6],5,7,[2,1,[0]],5,5,[2,7,0,[1,1,[0]],[2,2,[15]]],5,4,[2,62],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,8,["7.2(1)"]]],3,22,[6,155,1,0,4,[2,6],5,7,[2,5,[false]],5,4,[2,42],5,4,[2,42,1,2,2,[2,22],2,2,[2,6]],5,6,[2,5]],3,7,[6,172,1,0,4,[2,6],5,6,[2,20,0,[1,4],[2,4],[2,6]],5,7,[2,4],5,4,[2,46],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,5]],3,7,[6,156,1,0,4,[2,6],5,7,[2,1,[2]],5,5,[2,6,0,[1,1,[1]],[2,1,[4]]],5,4,[2,48],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,5,["7.1"]]],3,15,[6,157,1,0,4,[2,6],5,7,[2,5,[20000]],5,5,[2,12,0,[1,1,[0]],[2,7,[1000000]]],5,4,[2,30],5,4,[2,32,1,2,2,[2,15],2,2,[2,3]],5,6,[2,5,["7.1"]]],3,17,[6,170,1,0,4,[2,6],5,7,[2,1,[4]],5,5,[2,7,0,[1,1,[1]],[2,2,[15]]],5,4,[2,49],5,4,[2,35,1,2,2,[2,17],2,2,[2,4]],5,6,[2,5]]],2,5,[4,173,1,0,5,[2,1,[4]],3,8,[2,5],3,4,[2,1,[2]],3,7,[2,4],3,6,[2,12,["8, 10.3(1)"]],3,6,[2,5],3,4,[2,73]],2,4,[4,146,1,0,6,[2,1,[2]],3,4,[2,1,[2]],3,5,[2,32],3,6,[2,4],3,7,[2,1,[0]],3,12,[2,4],3,6,[2,25,["10.2, 10.3, 10.4(1), 16"]]],2,4,[4,51,1,0,7,[2,9,0,[1,1,[4]],[2,1,[4]],[2,1,[4]]],3,4,[2,4],3,6,[2,9,["10.4(2)"]]],2,5,[4,120,1,0,10,[2,6],3,6,[2,4,["17"]],3,4,[2,78]],2,4,[4,300,1,0,5,[2,14,0,[1,3],[2,7]],3,5,[2,42,0,[1,3],[2,11],[2,13],[2,7]],3,8,[2,42,0,[1,3],[2,11],[2,13],[2,7]],3,5,[2,5,0,[1,3]],3,6,[2,14,["20, 22, 23.2"]],3,4,[2,124,["No kong before the first discard (inferred); on the eighth Flower a win without a fourteenth pai (inferred from 18)."]]],2,5,[4,2200,1,0,3,[6,442,1,0,4,[2,18,1,2,2,[2,3],2,2,[2,1]],5,2,[2,43,0,[1,4],[2,7],[2,11],[2,13]],5,4,[2,57],5,5,[2,4],5,4,[2,43],5,4,[2,7],5,5,[2,5,0,[1,3]],5,9,[2,4,[true]],5,6,[2,16,["21.1, 23.7, 29"]],5,4,[2,134,["A claim to win ranks by the hand it would make. After a pung or chow the win counts as won on the exposed pai (house)."]]],3,4,[6,303,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,14],5,4,[2,1,[4]],5,5,[2,6,0,[1,4]],5,4,[2,26,0,[1,3],[2,10],[2,7]],5,13,[2,24],5,6,[2,6,["21.2"]],5,4,[2,61]],3,4,[6,159,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,14],5,4,[2,1,[3]],5,5,[2,15,0,[1,4],[2,7]],5,6,[2,6,["21.3"]]],3,4,[6,334,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,2,[2,9],5,4,[2,3],5,5,[2,4],5,4,[2,14],5,4,[2,1,[2]],5,5,[2,6,0,[1,4]],5,4,[2,14,0,[1,3],[2,7]],5,13,[2,35],5,6,[2,6,["21.4"]],5,4,[2,78]],3,10,[6,125,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,6,0,[1,4]],5,4,[2,6],5,5,[2,4],5,5,[2,15,0,[1,4],[2,7]],5,6,[2,12,["21.2, 21.3"]]],3,11,[6,271,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,11],5,5,[2,4],5,4,[2,14],5,5,[2,40,0,[1,4],[2,23,1,2,6,[2,11]],[2,7]],5,6,[2,18,["22.1, 22.3, 23.6"]],5,4,[2,66]],3,13,[6,291,1,0,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,7],5,5,[2,4],5,4,[2,14],5,8,[2,8],5,5,[2,42,0,[1,4],[2,25,1,2,6,[2,13]],[2,7]],5,6,[2,18,["22.2, 22.3, 23.6"]],5,4,[2,63]],3,7,[6,150,1,0,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,8],5,5,[2,36,0,[1,7],[2,19,1,2,6,[2,7]],[2,4]],5,6,[2,26,["20, 21, 21.5, 23.3, 23.9"]]]],2,9,[4,716,1,0,16,[6,104,1,0,4,[2,28],5,4,[2,40],5,6,[2,6,["22.3"]]],3,12,[6,118,1,0,4,[2,48],5,4,[2,34],5,6,[2,6,["23.7"]]],3,12,[2,75,1,2,4,[2,15],2,4,[2,26],2,6,[2,6,["23.9"]]],3,10,[2,95,1,2,4,[2,29],2,4,[2,34],2,6,[2,4,["20"]]],3,12,[2,77,1,2,4,[2,13],2,4,[2,32],2,6,[2,4,["18"]]],3,13,[6,133,1,0,4,[2,67],5,4,[2,32],5,6,[2,4,["20"]]]],2,6,[4,391,1,0,4,[2,67,1,2,2,[2,12],2,4,[2,20,1,2,2,[2,4],2,2,[2,2]],2,6,[2,9,["19.1(1)"]]],3,5,[2,62,1,2,2,[2,6],2,4,[2,21,1,2,2,[2,5],2,2,[2,2]],2,6,[2,9,["19.1(2)"]]],3,5,[2,84,1,2,2,[2,31],2,4,[2,21,1,2,2,[2,5],2,2,[2,2]],2,6,[2,6,["25.2"]]],3,7,[6,136,1,0,2,[2,9],5,4,[2,34],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,10,["18, 25.2"]],5,6,[2,8]]],2,7,[4,34,1,0,3,[2,29,1,2,4,[2,19,1,2,2,[2,4],2,2,[2,1]]]],2,6,[4,221,1,0,5,[6,210,1,0,4,[2,27],5,6,[2,6,["30.1"]],5,4,[8,141,1,2,3,[2,1,[2]],2,1,[2,1,[2]],2,1,[2,1,[4]],2,1,[2,1,[8]],2,1,[2,2,[16]],2,1,[2,2,[32]],2,1,[2,2,[64]],2,1,[2,3,[128]],2,1,[2,3,[256]],2,1,[2,3,[512]],2,2,[2,4,[1000]],2,2,[2,4,[2000]],2,2,[2,4,[3000]],2,2,[2,4,[4000]],10,2,[2,4,[5000]],2,2,[2,4,[6000]]]]],2,5,[4,227,1,0,5,[6,54,1,0,5,[2,47]],3,5,[2,12],3,7,[2,93],3,6,[2,24,["24, 30.1, 30.2, 7.2(1)"]]],2,6,[4,617,1,0,3,[6,466,1,0,7,[8,132,1,0,4,[2,31],7,6,[2,42],7,6,[2,23]],5,6,[8,184,1,0,4,[2,35],7,6,[2,75],7,6,[2,38]],5,8,[8,95,1,0,4,[2,7],7,6,[2,44],7,6,[2,8]]],3,9,[6,91,1,0,7,[8,76,1,0,6,[2,24],7,6,[2,9],7,6,[2,5]]],3,6,[2,6,["30.3"]],3,6,[2,5]],2,8,[4,322,1,0,12,[2,28],3,8,[2,42],3,6,[2,1,[4]],3,7,[2,7],3,6,[2,15],3,6,[2,24],3,6,[2,19,["12, 13, 14, 23.10"]],3,4,[2,94]],2,5,[4,662,1,0,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,5,[2,22,1,2,2,[2,6],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,4,[2,18,1,2,2,[2,3],2,2,[2,1]],3,6,[2,13,1,2,2,[2,5]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,18,1,2,2,[2,3],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,28,1,2,2,[2,13],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]]],2,7,[4,164,1,0,3,[2,56],3,4,[2,94]],2,7,[4,309,1,0,15,[6,288,1,0,10,[2,56],5,19,[2,52],5,17,[2,43],5,14,[2,54]]]]',
    "rulesets/international/patterns.yaml": 
    '[214,15764,1,0,6,[4,467,1,0,7,[2,54,1,2,6,[2,5],2,4,[2,29,1,2,2,[2,13],2,2,[2,2]]],3,9,[2,51,1,2,6,[2,4],2,4,[2,27,1,2,2,[2,9],2,2,[2,4]]],3,4,[2,44,1,2,6,[2,4],2,4,[2,20,1,2,2,[2,4],2,2,[2,2]]],3,5,[2,45,1,2,6,[2,4],2,4,[2,21,1,2,2,[2,5],2,2,[2,2]]],3,7,[2,50,1,2,6,[2,3],2,4,[2,27,1,2,2,[2,11],2,2,[2,2]]],3,4,[2,49,1,2,6,[2,3],2,4,[2,26,1,2,2,[2,8],2,2,[2,4]]],3,5,[2,44,1,2,6,[2,3],2,4,[2,21,1,2,2,[2,5],2,2,[2,2]]],3,7,[2,45,1,2,6,[2,3],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]]],2,8,[4,15273,1,0,14,[6,394,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,14],5,6,[2,6,["25.2"]],5,6,[2,5],5,4,[2,66],5,8,[8,155,0,[2,56,1,2,4,[2,24],2,4,[2,1,[1]],2,2,[2,7]],[9,88,1,2,3,[2,27],2,4,[2,1,[1]],2,2,[2,7],2,5,[2,21,1,2,3,[2,1,[5]],2,5,[2,2,[32]]]]]],3,10,[6,552,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[10]]],5,4,[2,45],5,6,[2,6,["25.2"]],5,6,[2,5],5,4,[2,74],5,8,[8,277,0,[2,83,1,2,4,[2,21],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,24,1,2,3,[2,2,[10]],2,5,[2,4,[1000]]]],[9,88,1,2,4,[2,23],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,24,1,2,3,[2,2,[10]],2,5,[2,4,[1000]]]],[9,86,1,2,3,[2,25],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,24,1,2,3,[2,3,[8.5]],2,5,[2,3,[256]]]]]],3,10,[6,507,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,16],5,6,[2,6,["25.2"]],5,6,[2,5],5,4,[2,32],5,8,[8,303,0,[2,107,1,2,4,[2,42],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,24,1,2,3,[2,2,[13]],2,5,[2,4,[4000]]]],[9,71,1,2,3,[2,40],2,4,[2,1,[3]],2,2,[2,7]],[9,105,1,2,3,[2,41],2,4,[2,1,[1]],2,2,[2,7],2,5,[2,24,1,2,3,[2,2,[17]],2,5,[2,4,[6000]]]]]],3,8,[6,383,1,0,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,10],5,6,[2,10,["20, 25.2"]],5,6,[2,5],5,4,[2,66],5,8,[8,146,0,[2,78,1,2,4,[2,29],2,4,[2,1,[1]],2,2,[2,4],2,4,[2,12,0,[1,10]]],[9,57,1,2,3,[2,29],2,4,[2,1,[1]],2,2,[2,4]]]],3,7,[6,454,1,0,4,[2,28,1,2,2,[2,12],2,2,[2,2]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,13],5,6,[2,10,["20, 25.2"]],5,6,[2,5],5,4,[2,40],5,8,[8,241,0,[2,141,1,0,4,[2,29],9,4,[2,1,[3]],9,2,[2,7],9,4,[2,15,0,[1,13]],9,5,[2,24,1,2,3,[2,2,[13]],2,5,[2,4,[4000]]]],[9,89,1,2,3,[2,29],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[2]],2,5,[2,1,[4]]]]]],3,13,[6,505,1,0,4,[2,31,1,2,2,[2,13],2,2,[2,4]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,16],5,6,[2,16,["18, 19.2, 25.2"]],5,6,[2,5],5,4,[2,108],5,8,[8,213,0,[2,138,1,0,4,[2,32],9,4,[2,1,[4]],9,2,[2,4],9,4,[2,14,0,[1,12]],9,5,[2,22,1,2,3,[2,1,[8]],2,5,[2,3,[256]]]],[9,64,1,2,3,[2,36],2,4,[2,1,[4]],2,2,[2,4]]]],4,6,[6,562,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,5,[2,9],5,5,[2,12,1,2,3,[2,3]],5,4,[2,38],5,6,[2,4,["26"]],5,6,[2,8],5,4,[2,59],5,8,[8,307,0,[2,96,1,2,4,[2,33],2,4,[2,1,[1]],2,2,[2,7],2,5,[2,22,1,2,3,[2,3],2,5,[2,1,[2]]]],[9,96,1,2,3,[2,36],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[1]],2,5,[2,1,[2]]]],[9,95,1,2,3,[2,35],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[3]],2,5,[2,1,[8]]]]]],3,5,[6,463,1,0,4,[2,25,1,2,2,[2,9],2,2,[2,2]],5,5,[2,9],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,17],5,6,[2,4,["26"]],5,6,[2,5],5,4,[2,24],5,8,[8,270,0,[2,97,1,2,4,[2,36],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[1]],2,5,[2,1,[2]]]],[9,58,1,2,4,[2,29],2,4,[2,1,[1]],2,2,[2,4]],[9,95,1,2,3,[2,33],2,4,[2,1,[1]],2,2,[2,7],2,5,[2,22,1,2,3,[2,3],2,5,[2,1,[2]]]]]],3,9,[6,472,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,9],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,20],5,6,[2,4,["26"]],5,6,[2,5],5,4,[2,21],5,8,[8,278,0,[2,96,1,2,4,[2,35],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[3]],2,5,[2,1,[8]]]],[9,96,1,2,4,[2,35],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[3]],2,5,[2,1,[8]]]],[9,66,1,2,3,[2,35],2,4,[2,1,[2]],2,2,[2,7]]]],3,19,[6,528,1,0,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,5,[2,9],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,29],5,7,[2,16,0,[1,14]],5,6,[2,4,["26"]],5,6,[2,5],5,4,[2,43],5,8,[8,263,0,[2,92,1,2,4,[2,29],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,22,1,2,3,[2,1,[8]],2,5,[2,3,[256]]]],[9,61,1,2,4,[2,32],2,4,[2,1,[2]],2,2,[2,4]],[9,90,1,2,3,[2,29],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,21,1,2,3,[2,1,[4]],2,5,[2,2,[16]]]]]],3,11,[6,595,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,9],5,5,[2,10,1,2,3,[2,1,[4]]],5,4,[2,16],5,6,[2,9,["19.1(2)"]],5,6,[2,5],5,4,[2,64],5,8,[8,356,0,[2,89,1,2,4,[2,27],2,4,[2,1,[1]],2,2,[2,7],2,5,[2,21,1,2,3,[2,1,[4]],2,5,[2,2,[16]]]],[9,89,1,2,4,[2,27],2,4,[2,1,[1]],2,2,[2,7],2,5,[2,21,1,2,3,[2,1,[4]],2,5,[2,2,[16]]]],[9,89,1,2,4,[2,27],2,4,[2,1,[1]],2,2,[2,4],2,5,[2,24,1,2,3,[2,2,[12]],2,5,[2,4,[3000]]]],[9,60,1,2,3,[2,29],2,4,[2,1,[1]],2,2,[2,7]]]],4,10,[6,511,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,43],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,21],5,8,[8,298,0,[2,107,1,2,4,[2,33],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,7],2,5,[2,23,1,2,3,[2,3,[5.5]],2,5,[2,2,[32]]]],[9,97,1,2,3,[2,33],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,24,1,2,3,[2,3,[7.5]],2,5,[2,3,[128]]]],[9,74,1,2,3,[2,33],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,7]]]],3,9,[6,377,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[7]]],5,4,[2,42],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,14],5,8,[8,173,0,[2,98,1,2,4,[2,33],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,24,1,2,3,[2,3,[7.5]],2,5,[2,3,[128]]]],[9,64,1,2,3,[2,33],2,4,[2,1,[3]],2,2,[2,7]]]],3,11,[6,396,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[7]]],5,4,[2,30],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,19],5,8,[8,197,0,[2,110,1,2,4,[2,35],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,7],2,5,[2,24,1,2,3,[2,2,[14]],2,5,[2,4,[5000]]]],[9,76,1,2,3,[2,35],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,7]]]],4,11,[6,530,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,77],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,20],5,8,[8,282,0,[2,110,1,2,4,[2,35],2,4,[2,1,[4]],2,5,[2,1,[1]],2,2,[2,7],2,5,[2,24,1,2,3,[2,2,[14]],2,5,[2,4,[5000]]]],[9,76,1,2,3,[2,35],2,4,[2,1,[4]],2,5,[2,1,[1]],2,2,[2,7]],[9,76,1,2,3,[2,35],2,4,[2,1,[4]],2,5,[2,1,[1]],2,2,[2,7]]]],3,10,[6,390,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[7]]],5,4,[2,32],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,19],5,8,[8,189,0,[2,106,1,2,4,[2,41],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,24,1,2,3,[2,2,[13]],2,5,[2,4,[4000]]]],[9,72,1,2,3,[2,41],2,4,[2,1,[3]],2,2,[2,7]]]],4,11,[6,429,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,21],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,44],5,8,[8,212,0,[2,63,1,2,4,[2,31],2,4,[2,1,[1]],2,2,[2,7]],[9,67,1,2,4,[2,35],2,4,[2,1,[1]],2,2,[2,7]],[9,62,1,2,3,[2,31],2,4,[2,1,[1]],2,2,[2,7]]]],3,19,[6,487,1,0,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,48],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,24],5,8,[8,254,0,[2,102,1,2,4,[2,38],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,26,1,2,3,[2,4,[11.5]],2,5,[2,4,[2000]]]],[9,66,1,2,3,[2,38],2,4,[2,1,[2]],2,2,[2,4]],[9,66,1,2,3,[2,38],2,4,[2,1,[2]],2,2,[2,4]]]],3,17,[6,388,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[5]]],5,4,[2,29],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,27],5,8,[8,173,0,[2,98,1,2,4,[2,33],2,4,[2,1,[1]],2,2,[2,7],2,5,[2,24,1,2,3,[2,3,[8.5]],2,5,[2,3,[256]]]],[9,64,1,2,3,[2,33],2,4,[2,1,[1]],2,2,[2,7]]]],3,11,[6,537,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,24],5,6,[2,6,["15.3"]],5,6,[2,5],5,4,[2,60],5,8,[8,299,0,[2,104,1,2,4,[2,31],2,4,[2,1,[2]],2,5,[2,1,[1]],2,2,[2,7],2,5,[2,22,1,2,3,[2,3,[1.5]],2,5,[2,1,[2]]]],[9,103,1,2,3,[2,31],2,4,[2,1,[3]],2,5,[2,1,[2]],2,2,[2,7],2,5,[2,22,1,2,3,[2,3,[1.5]],2,5,[2,1,[2]]]],[9,72,1,2,3,[2,31],2,4,[2,1,[2]],2,5,[2,1,[1]],2,2,[2,7]]]],3,12,[6,503,1,0,4,[2,28,1,2,2,[2,12],2,2,[2,2]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,25],5,6,[2,6,["15.4"]],5,6,[2,5],5,4,[2,22],5,8,[8,301,0,[2,104,1,2,4,[2,31],2,4,[2,1,[3]],2,5,[2,1,[2]],2,2,[2,7],2,5,[2,22,1,2,3,[2,3,[1.5]],2,5,[2,1,[2]]]],[9,74,1,2,4,[2,32],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,7]],[9,103,1,2,3,[2,31],2,4,[2,1,[2]],2,5,[2,1,[1]],2,2,[2,7],2,5,[2,22,1,2,3,[2,3,[1.5]],2,5,[2,1,[2]]]]]],3,16,[6,434,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,44],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,39],5,8,[8,193,0,[2,108,1,2,4,[2,33],2,4,[2,1,[4]],2,5,[2,1,[1]],2,2,[2,7],2,5,[2,24,1,2,3,[2,3,[7.5]],2,5,[2,3,[128]]]],[9,74,1,2,3,[2,33],2,4,[2,1,[4]],2,5,[2,1,[1]],2,2,[2,7]]]],3,14,[6,433,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[5]]],5,4,[2,27],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,53],5,8,[8,197,0,[2,110,1,2,4,[2,35],2,4,[2,1,[4]],2,5,[2,1,[1]],2,2,[2,7],2,5,[2,24,1,2,3,[2,2,[14]],2,5,[2,4,[5000]]]],[9,76,1,2,3,[2,35],2,4,[2,1,[4]],2,5,[2,1,[1]],2,2,[2,7]]]],4,8,[6,351,1,0,4,[2,24,1,2,2,[2,8],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,7],5,6,[2,10,["23.2, 28"]],5,6,[2,5],5,4,[2,34],5,8,[8,158,0,[2,87,1,2,4,[2,29],2,4,[2,1,[1]],2,2,[2,4],2,5,[2,20,1,2,3,[2,1,[3]],2,5,[2,1,[8]]]],[9,60,1,2,3,[2,29],2,4,[2,1,[1]],2,2,[2,7]]]],3,8,[6,435,1,0,4,[2,34,1,2,2,[2,16],2,2,[2,4]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,16],5,6,[2,10,["22.3, 28"]],5,6,[2,5],5,4,[2,42],5,8,[8,215,0,[2,144,1,0,4,[2,32],9,4,[2,1,[1]],9,2,[2,4],9,4,[2,18,0,[1,16]],9,5,[2,24,1,2,3,[2,3,[9.5]],2,5,[2,3,[512]]]],[9,60,1,2,3,[2,32],2,4,[2,1,[1]],2,2,[2,4]]]],3,11,[6,402,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,12],5,6,[2,6,["23.7"]],5,6,[2,5],5,4,[2,22],5,8,[8,217,0,[2,142,1,0,4,[2,33],9,4,[2,1,[3]],9,2,[2,7],9,4,[2,14,0,[1,12]],9,5,[2,22,1,2,3,[2,3,[1.5]],2,5,[2,1,[2]]]],[9,64,1,2,3,[2,33],2,4,[2,1,[3]],2,2,[2,7]]]],3,8,[6,601,1,0,4,[2,24,1,2,2,[2,8],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,12],5,6,[2,10,["23.9, 28"]],5,6,[2,5],5,4,[2,44],5,8,[8,393,0,[2,139,1,0,4,[2,33],9,4,[2,1,[1]],9,2,[2,4],9,4,[2,14,0,[1,12]],9,5,[2,22,1,2,3,[2,3,[2.5]],2,5,[2,1,[4]]]],[9,142,1,0,4,[2,33],9,4,[2,1,[1]],9,2,[2,7],9,4,[2,14,0,[1,12]],9,5,[2,22,1,2,3,[2,3,[1.5]],2,5,[2,1,[2]]]],[9,92,1,2,3,[2,33],2,4,[2,1,[1]],2,2,[2,4],2,5,[2,22,1,2,3,[2,3,[1.5]],2,5,[2,1,[2]]]]]],4,14,[6,601,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,17],5,6,[2,4,["28"]],5,6,[2,5],5,4,[2,70],5,8,[8,360,0,[2,90,1,2,4,[2,29],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[2]],2,5,[2,1,[4]]]],[9,62,1,2,3,[2,31],2,4,[2,1,[3]],2,2,[2,7]],[9,91,1,2,3,[2,32],2,4,[2,1,[3]],2,2,[2,4],2,5,[2,22,1,2,3,[2,3,[1.5]],2,5,[2,1,[2]]]],[9,88,1,2,3,[2,27],2,4,[2,1,[1]],2,2,[2,7],2,5,[2,21,1,2,3,[2,1,[4]],2,5,[2,2,[16]]]]]],4,13,[6,558,1,0,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,58],5,6,[2,6,["15.2"]],5,6,[2,5],5,4,[2,89],5,8,[8,255,0,[2,102,1,2,4,[2,38],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,26,1,2,3,[2,4,[11.5]],2,5,[2,4,[2000]]]],[9,66,1,2,3,[2,38],2,4,[2,1,[2]],2,2,[2,4]],[9,67,1,2,3,[2,36],2,4,[2,1,[1]],2,2,[2,7]]]],3,13,[6,491,1,0,4,[2,30,1,2,2,[2,13],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,10],5,6,[2,4,["28"]],5,6,[2,5],5,4,[2,27],5,8,[8,299,0,[2,106,1,2,4,[2,41],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,24,1,2,3,[2,2,[13]],2,5,[2,4,[4000]]]],[9,71,1,2,3,[2,40],2,4,[2,1,[3]],2,2,[2,7]],[9,102,1,2,4,[2,39],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,22,1,2,3,[2,3],2,5,[2,1,[8]]]]]],3,9,[6,374,1,0,4,[2,25,1,2,2,[2,9],2,2,[2,2]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,17],5,6,[2,4,["28"]],5,6,[2,5],5,4,[2,20],5,8,[8,187,0,[2,87,1,2,4,[2,26],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[3]],2,5,[2,1,[8]]]],[9,89,1,2,3,[2,29],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[2]],2,5,[2,1,[4]]]]]]]]',
  },
  trees: { 'rulesets/international/pack.yaml': 
    'kinds "567z"\t{"text":"567z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":~2,4}],"span":~0,4},"span":~0,4},"depth":4}\nkinds "1234z"\t{"text":"1234z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":~2,3},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":~3,5}],"span":~0,5},"span":~0,5},"depth":4}\nkinds "terminal or honour"\t{"text":"terminal or honour","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~0,8},{"node":"kindWord","name":"honour","span":~12,18}],"span":~0,18},"span":~0,18},"depth":4}\nexpression "shape is sets or shape is pairs"\t{"text":"shape is sets or shape is pairs","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"is","subject":{"node":"name","name":"shape","span":~17,22},"negated":false,"choices":[{"name":"pairs","span":~26,31}],"span":~17,31}],"span":~0,31},"depth":4}\nexpression "cast"\t{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":~0,4},"depth":2}\nexpression "if starter_cast then 1 else cast"\t{"text":"if starter_cast then 1 else cast","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"starter_cast","span":~3,15},"then":{"node":"number","value":1,"span":~21,22},"else":{"node":"name","name":"cast","span":~28,32},"span":~0,32},"depth":3}\nexpression "0"\t{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":~0,1},"depth":2}\nexpression "not window is unfolded_kong or would score thirteen_unios"\t{"text":"not window is unfolded_kong or would score thirteen_unios","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"not","of":{"node":"is","subject":{"node":"name","name":"window","span":~4,10},"negated":false,"choices":[{"name":"unfolded_kong","span":~14,27}],"span":~4,27},"span":~0,27},{"node":"named","word":"would score","name":"thirteen_unios","span":~31,57}],"span":~0,57},"depth":5}\nexpression "wins"\t{"text":"wins","kinds":false,"heard":[],"tree":{"node":"name","name":"wins","span":~0,4},"depth":2}\nexpression "if would score thirteen_unios then 6 else 5"\t{"text":"if would score thirteen_unios then 6 else 5","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"named","word":"would score","name":"thirteen_unios","span":~3,29},"then":{"node":"number","value":6,"span":~35,36},"else":{"node":"number","value":5,"span":~42,43},"span":~0,43},"depth":3}\nexpression "not same kind as claimed"\t{"text":"not same kind as claimed","kinds":false,"heard":[],"tree":{"node":"not","of":{"node":"name","name":"same kind as claimed","span":~4,24},"span":~0,24},"depth":3}\nexpression "tiles left > 0"\t{"text":"tiles left > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~13,14},"span":~0,14},"depth":3}\nexpression "4"\t{"text":"4","kinds":false,"heard":[],"tree":{"node":"number","value":4,"span":~0,1},"depth":2}\nexpression "3"\t{"text":"3","kinds":false,"heard":[],"tree":{"node":"number","value":3,"span":~0,1},"depth":2}\nexpression "not completes chow with shown tiles"\t{"text":"not completes chow with shown tiles","kinds":false,"heard":[],"tree":{"node":"not","of":{"node":"name","name":"completes chow with shown tiles","span":~4,35},"span":~0,35},"depth":3}\nexpression "2"\t{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":~0,1},"depth":2}\nexpression "by draw and turn is replaced"\t{"text":"by draw and turn is replaced","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"turn","span":~12,16},"negated":false,"choices":[{"name":"replaced","span":~20,28}],"span":~12,28}],"span":~0,28},"depth":4}\nexpression "window is melded_kong or window is unfolded_kong"\t{"text":"window is melded_kong or window is unfolded_kong","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"window","span":~0,6},"negated":false,"choices":[{"name":"melded_kong","span":~10,21}],"span":~0,21},{"node":"is","subject":{"node":"name","name":"window","span":~25,31},"negated":false,"choices":[{"name":"unfolded_kong","span":~35,48}],"span":~25,48}],"span":~0,48},"depth":4}\nexpression "tiles left == 0"\t{"text":"tiles left == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~14,15},"span":~0,15},"depth":3}\nexpression "turn is dealt and i am dealer"\t{"text":"turn is dealt and i am dealer","kinds":false,"heard":[["choices","turn",["dealt","drawn","replaced","bonus","claimed"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"dealt","span":~8,13}],"span":~0,13},{"node":"name","name":"i am dealer","span":~18,29}],"span":~0,29},"depth":4}\nexpression "turn is bonus"\t{"text":"turn is bonus","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"bonus","span":~8,13}],"span":~0,13},"depth":3}\nexpression "by discard and discards so far == 1 and window is not unfolded_kong"\t{"text":"by discard and discards so far == 1 and window is not unfolded_kong","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"compare","op":"==","left":{"node":"name","name":"discards so far","span":~15,30},"right":{"node":"number","value":1,"span":~34,35},"span":~15,35},{"node":"is","subject":{"node":"name","name":"window","span":~40,46},"negated":true,"choices":[{"name":"unfolded_kong","span":~54,67}],"span":~40,67}],"span":~0,67},"depth":4}\nexpression "by discard and payer is exposer"\t{"text":"by discard and payer is exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"payer","span":~15,20},"negated":false,"choices":[{"name":"exposer","span":~24,31}],"span":~15,31}],"span":~0,31},"depth":4}\nexpression "value * (if payment is half then 1 else 2)"\t{"text":"value * (if payment is half then 1 else 2)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"value","span":~0,5},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":~12,19},"negated":false,"choices":[{"name":"half","span":~23,27}],"span":~12,27},"then":{"node":"number","value":1,"span":~33,34},"else":{"node":"number","value":2,"span":~40,41},"span":~8,42},"span":~0,42},"depth":5}\nexpression "by discard and payer is not exposer"\t{"text":"by discard and payer is not exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"payer","span":~15,20},"negated":true,"choices":[{"name":"exposer","span":~28,35}],"span":~15,35}],"span":~0,35},"depth":4}\nexpression "if payment is half then value / 2 else if payment is full then 0 else value"\t{"text":"if payment is half then value / 2 else if payment is full then 0 else value","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":~3,10},"negated":false,"choices":[{"name":"half","span":~14,18}],"span":~3,18},"then":{"node":"arithmetic","op":"/","left":{"node":"name","name":"value","span":~24,29},"right":{"node":"number","value":2,"span":~32,33},"span":~24,33},"else":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":~42,49},"negated":false,"choices":[{"name":"full","span":~53,57}],"span":~42,57},"then":{"node":"number","value":0,"span":~63,64},"else":{"node":"name","name":"value","span":~70,75},"span":~39,75},"span":~0,75},"depth":5}\nexpression "by draw"\t{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":~0,7},"depth":2}\nexpression "value * (if payment is double then 2 else 1)"\t{"text":"value * (if payment is double then 2 else 1)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"value","span":~0,5},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":~12,19},"negated":false,"choices":[{"name":"double","span":~23,29}],"span":~12,29},"then":{"node":"number","value":2,"span":~35,36},"else":{"node":"number","value":1,"span":~42,43},"span":~8,44},"span":~0,44},"depth":5}\nexpression "mados(false_win_penalty)"\t{"text":"mados(false_win_penalty)","kinds":false,"heard":[],"tree":{"node":"call","name":"mados","arguments":[{"node":"name","name":"false_win_penalty","span":~6,23}],"span":~0,24},"depth":3}\nexpression "winner is dealer or replayed"\t{"text":"winner is dealer or replayed","kinds":false,"heard":[["choices","winner",["i","dealer","starter","exposer","winner","leader"]],["sense","replayed","yes/no"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":~0,6},"negated":false,"choices":[{"name":"dealer","span":~10,16}],"span":~0,16},{"node":"name","name":"replayed","span":~20,28}],"span":~0,28},"depth":4}\nexpression "ending is exhausted or ending is false_win"\t{"text":"ending is exhausted or ending is false_win","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"ending","span":~0,6},"negated":false,"choices":[{"name":"exhausted","span":~10,19}],"span":~0,19},{"node":"is","subject":{"node":"name","name":"ending","span":~23,29},"negated":false,"choices":[{"name":"false_win","span":~33,42}],"span":~23,42}],"span":~0,42},"depth":4}\nexpression "periods"\t{"text":"periods","kinds":false,"heard":[],"tree":{"node":"name","name":"periods","span":~0,7},"depth":2}\nexpression "starting_points"\t{"text":"starting_points","kinds":false,"heard":[],"tree":{"node":"name","name":"starting_points","span":~0,15},"depth":2}\nexpression "points - starting_points"\t{"text":"points - starting_points","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"-","left":{"node":"name","name":"points","span":~0,6},"right":{"node":"name","name":"starting_points","span":~9,24},"span":~0,24},"depth":3}\nexpression "flower_shown and count(bonus) == 8"\t{"text":"flower_shown and count(bonus) == 8","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"flower_shown","span":~0,12},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~23,28},"span":~17,29},"right":{"node":"number","value":8,"span":~33,34},"span":~17,34}],"span":~0,34},"depth":5}\nexpression "shape is unios"\t{"text":"shape is unios","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"unios","span":~9,14}],"span":~0,14},"depth":3}\nexpression "13"\t{"text":"13","kinds":false,"heard":[],"tree":{"node":"number","value":13,"span":~0,2},"depth":2}\nexpression "shape is sets and held include 1112345678999A"\t{"text":"shape is sets and held include 1112345678999A","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"include","what":"held","exactly":false,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~31,32},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~32,33},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~33,34},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":~34,35},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":~35,36},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~36,37},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":~37,38},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":~38,39},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~39,40},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":~40,41},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~41,42},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~42,43},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~43,45}],"span":~18,45}],"span":~0,45},"depth":4}\nexpression "10"\t{"text":"10","kinds":false,"heard":[],"tree":{"node":"number","value":10,"span":~0,2},"depth":2}\nexpression "count(kong) == 4"\t{"text":"count(kong) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":4,"span":~15,16},"span":~0,16},"depth":4}\nexpression "dealt_hand"\t{"text":"dealt_hand","kinds":false,"heard":[],"tree":{"node":"name","name":"dealt_hand","span":~0,10},"depth":2}\nexpression "first_discard"\t{"text":"first_discard","kinds":false,"heard":[],"tree":{"node":"name","name":"first_discard","span":~0,13},"depth":2}\nexpression "shape is flowers"\t{"text":"shape is flowers","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"flowers","span":~9,16}],"span":~0,16},"depth":3}\nexpression "8"\t{"text":"8","kinds":false,"heard":[],"tree":{"node":"number","value":8,"span":~0,1},"depth":2}\nexpression "any set is chow and any set is triplet"\t{"text":"any set is chow and any set is triplet","kinds":false,"heard":[["sense","any","other"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~4,7},"negated":false,"is":{"node":"type","types":["chow"],"span":~11,15},"span":~0,15},{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~24,27},"negated":false,"is":{"node":"type","types":["triplet"],"span":~31,38},"span":~20,38}],"span":~0,38},"depth":4}\nexpression "1/2"\t{"text":"1/2","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"/","left":{"node":"number","value":1,"span":~0,1},"right":{"node":"number","value":2,"span":~2,3},"span":~0,3},"depth":3}\nexpression "every set is chow"\t{"text":"every set is chow","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["chow"],"span":~13,17},"span":~0,17},"depth":3}\nexpression "1"\t{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":~0,1},"depth":2}\nexpression "every set is triplet"\t{"text":"every set is triplet","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["triplet"],"span":~13,20},"span":~0,20},"depth":3}\nexpression "count(concealed triplet) == 4"\t{"text":"count(concealed triplet) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":4,"span":~28,29},"span":~0,29},"depth":4}\nexpression "count(pair) == 7"\t{"text":"count(pair) == 7","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"pair","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":7,"span":~15,16},"span":~0,16},"depth":4}\nexpression "basic and suits == 1 and any tile is honour"\t{"text":"basic and suits == 1 and any tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"basic","span":~0,5},{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~10,15},"right":{"node":"number","value":1,"span":~19,20},"span":~10,20},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~29,33},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~37,43},"span":~37,43},"span":~25,43}],"span":~0,43},"depth":5}\nexpression "basic and suits == 1 and no tile is honour"\t{"text":"basic and suits == 1 and no tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"basic","span":~0,5},{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~10,15},"right":{"node":"number","value":1,"span":~19,20},"span":~10,20},{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":~28,32},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~36,42},"span":~36,42},"span":~25,42}],"span":~0,42},"depth":5}\nexpression "7"\t{"text":"7","kinds":false,"heard":[],"tree":{"node":"number","value":7,"span":~0,1},"depth":2}\nexpression "basic and every tile is honour"\t{"text":"basic and every tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"basic","span":~0,5},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~16,20},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~24,30},"span":~24,30},"span":~10,30}],"span":~0,30},"depth":5}\nexpression "basic and every tile is unios and any tile is terminal and any tile is honour"\t{"text":"basic and every tile is unios and any tile is terminal and any tile is honour","kinds":false,"heard":[["sense","any","other"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"basic","span":~0,5},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~16,20},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"unios","span":~24,29},"span":~24,29},"span":~10,29},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~38,42},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~46,54},"span":~46,54},"span":~34,54},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~63,67},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~71,77},"span":~71,77},"span":~59,77}],"span":~0,77},"depth":5}\nexpression "basic and every tile is terminal"\t{"text":"basic and every tile is terminal","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"basic","span":~0,5},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~16,20},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~24,32},"span":~24,32},"span":~10,32}],"span":~0,32},"depth":5}\nexpression "per triplet of dragon"\t{"text":"per triplet of dragon","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"per","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~15,21},"span":~4,21},"span":~0,21},"depth":4}\nexpression "count(triplet of dragon) == 2 and pair is dragon"\t{"text":"count(triplet of dragon) == 2 and pair is dragon","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":2,"span":~28,29},"span":~0,29},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~34,38},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~42,48},"span":~42,48},"span":~34,48}],"span":~0,48},"depth":6}\nexpression "count(triplet of dragon) == 3"\t{"text":"count(triplet of dragon) == 3","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":3,"span":~28,29},"span":~0,29},"depth":5}\nexpression "5"\t{"text":"5","kinds":false,"heard":[],"tree":{"node":"number","value":5,"span":~0,1},"depth":2}\nexpression "has triplet of seat_wind"\t{"text":"has triplet of seat_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"seat_wind","span":~15,24},"span":~4,24},"span":~4,24}],"ranges":[],"span":~0,24},"depth":5}\nexpression "has triplet of round_wind"\t{"text":"has triplet of round_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"round_wind","span":~15,25},"span":~4,25},"span":~4,25}],"ranges":[],"span":~0,25},"depth":5}\nexpression "count(triplet of wind) == 3 and pair is wind"\t{"text":"count(triplet of wind) == 3 and pair is wind","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":3,"span":~26,27},"span":~0,27},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~32,36},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~40,44},"span":~40,44},"span":~32,44}],"span":~0,44},"depth":6}\nexpression "count(triplet of wind) == 4"\t{"text":"count(triplet of wind) == 4","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":4,"span":~26,27},"span":~0,27},"depth":5}\nexpression "kong_replacement"\t{"text":"kong_replacement","kinds":false,"heard":[],"tree":{"node":"name","name":"kong_replacement","span":~0,16},"depth":2}\nexpression "robbing_kong"\t{"text":"robbing_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"robbing_kong","span":~0,12},"depth":2}\nexpression "last_of_wall"\t{"text":"last_of_wall","kinds":false,"heard":[],"tree":{"node":"name","name":"last_of_wall","span":~0,12},"depth":2}\nexpression "every set is held"\t{"text":"every set is held","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"made","adjective":"held","span":~13,17},"span":~0,17},"depth":3}\nexpression "per bonus where rank == seat number and not in_full_series"\t{"text":"per bonus where rank == seat number and not in_full_series","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"bonus","adjectives":[],"where":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"rank","span":~16,20},"right":{"node":"name","name":"seat number","span":~24,35},"span":~16,35},{"node":"not","of":{"node":"name","name":"in_full_series","span":~44,58},"span":~40,58}],"span":~16,58},"span":~4,58},"span":~0,58},"depth":6}\nexpression "per series"\t{"text":"per series","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"series","adjectives":[],"span":~4,10},"span":~0,10},"depth":3}\nexpression "count(bonus) == 0"\t{"text":"count(bonus) == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~6,11},"span":~0,12},"right":{"node":"number","value":0,"span":~16,17},"span":~0,17},"depth":4}\nexpression "if fan == 1/2 then fan else min(floor(fan), 15)"\t{"text":"if fan == 1/2 then fan else min(floor(fan), 15)","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"compare","op":"==","left":{"node":"name","name":"fan","span":~3,6},"right":{"node":"arithmetic","op":"/","left":{"node":"number","value":1,"span":~10,11},"right":{"node":"number","value":2,"span":~12,13},"span":~10,13},"span":~3,13},"then":{"node":"name","name":"fan","span":~19,22},"else":{"node":"call","name":"min","arguments":[{"node":"call","name":"floor","arguments":[{"node":"name","name":"fan","span":~38,41}],"span":~32,42},{"node":"number","value":15,"span":~44,46}],"span":~28,47},"span":~0,47},"depth":5}\nexpression "mados(grade)"\t{"text":"mados(grade)","kinds":false,"heard":[],"tree":{"node":"call","name":"mados","arguments":[{"node":"name","name":"grade","span":~6,11}],"span":~0,12},"depth":3}\nexpression "fan of special > 0 or fan - (if flowers_toward_minimum then 0 else fan of flowers) >= minimum"\t{"text":"fan of special > 0 or fan - (if flowers_toward_minimum then 0 else fan of flowers) >= minimum","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"compare","op":">","left":{"node":"tallyOf","tally":"fan","group":"special","span":~0,14},"right":{"node":"number","value":0,"span":~17,18},"span":~0,18},{"node":"compare","op":">=","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"fan","span":~22,25},"right":{"node":"if","test":{"node":"name","name":"flowers_toward_minimum","span":~32,54},"then":{"node":"number","value":0,"span":~60,61},"else":{"node":"tallyOf","tally":"fan","group":"flowers","span":~67,81},"span":~28,82},"span":~22,82},"right":{"node":"name","name":"minimum","span":~86,93},"span":~22,93}],"span":~0,93},"depth":6}' },
  names: { 'rulesets/international/pack.yaml': 
    '{"suits":[["m",9,true],["p",9,true],["s",9,true],["z",7,false],["f",8,false]],"options":[["play","choice",["checked","free"]],["minimum","number",null],["flowers_toward_minimum","yes/no",null],["payment","choice",["half","full","double"]],["periods","number",null],["starting_points","number",null],["false_win_penalty","number",null]],"definitions":{"dragon":"567z","wind":"1234z","unios":"terminal or honour","basic":"shape is sets or shape is pairs"},"charts":["mados"],"situation":["kong_replacement","robbing_kong","last_of_wall","dealt_hand","flower_shown","first_discard"],"marks":[],"counters":[],"lists":[],"pots":[],"tallies":["fan"],"groups":["special","structure","suit","unios","honours","last","state","flowers"],"steps":["grade"],"patterns":["thirteen_unios","nine_gates","four_kongs","heavenly","earthly","eight_flowers","coward","plain","all_pungs","all_concealed_pungs","seven_pairs","mixed_suit","pure_suit","all_honours","mixed_unios","pure_unios","dragon_pung","small_three_dragons","big_three_dragons","chance_wind","chance_round","small_four_winds","big_four_winds","selfmake","kong_win","robbed_kong","last_pai","concealed_hand","chance_flower","flower_series","no_flower"],"shapes":["sets","pairs","unios","flowers"],"windows":["melded_kong","unfolded_kong","discard"],"moves":["win","pung","kong","chow","raise_kong","melded_kong","unfolded_kong","discard"],"endings":[],"usesTiles":["raise_kong","melded_kong","unfolded_kong","discard"]}' },
};
export default pack;
