// Written by loader/built-in/generate.ts from the YAML files of the pack. Do not edit: run `npm run generate`.
import type { PackSource } from '../built-in.ts';

const pack: PackSource = {
    files: {
    "rulesets/mcr/pack.yaml": `# yaml-language-server: $schema=../../schemas/pack.schema.json
format: 1
id: mcr
version: 1.0.0
name: { en: Chinese Official Mahjong, zh: 国标麻将 }
about: >-
  81 fan, eight to win. The text of 1998 has gaps, so it is read in more than one way: \`edition\` chooses between the two
  readings that are written down, and each point on which they differ may be chosen alone.
use: [./patterns.yaml]

tiles:
  suits:
    m: { ranks: 9, runs: true, name: { en: Characters, zh: 万 } }
    p: { ranks: 9, runs: true, name: { en: Dots, zh: 饼 } }
    s: { ranks: 9, runs: true, name: { en: Bamboo, zh: 条 } }
    z: { ranks: 7, name: { en: Honors, zh: 字 } }
    f: { ranks: 8, copies: 1, bonus: true, name: { en: Flowers, zh: 花 } }
  copies: 4
  winds: 1234z
  series: { flowers: 1234f, seasons: 5678f }
  source: "2"

words:
  dragon: 567z
  wind: 1234z
  five: 5m5p5s
  even: 2468m2468p2468s
  upper_three: 789m789p789s
  middle_three: 456m456p456s
  lower_three: 123m123p123s
  upper_four_ranks: 6789m6789p6789s
  lower_four_ranks: 1234m1234p1234s
  all_triplets: shape is sets and every set is triplet
  all_chow_sets: every set is chow
  nine_gates_wait: shape is sets and held before last tile == 1112345678999A
  concealed_by_nature: >-
    shape is pairs or shape is orphans or shape is singles or nine_gates_wait or count(concealed triplet) == 4
  waits_for_one: (shape is sets or shape is knitted and knitted_wait) and not dealt_hand and count(winning kinds) == 1
  # Where the two readings differ, and nobody has chosen this point alone.
  nature_fully: concealed_self_draw is fully_concealed or concealed_self_draw is by_edition and edition is wmo_2006
  knitted_wait: wait_beside_knitted is counted or wait_beside_knitted is by_edition and edition is mil_1998
  pairs_hogs: tile_hog_in_pairs is counted or tile_hog_in_pairs is by_edition and edition is mil_1998
  concealed_kongs_fan: >-
    if two_concealed_kongs is six or two_concealed_kongs is by_edition and edition is mil_1998 then 6 else 8
  mixed_kongs_fan: >-
    if mixed_kongs is four then 4 else if mixed_kongs is five or mixed_kongs is by_edition
    and edition is mil_1998 then 5 else 6

options:
  edition:
    type: choice
    values: [mil_1998, wmo_2006]
    default: mil_1998
    says: Which reading holds, the text of 1998 as the League reads it, or the green book of 2006.
    name: { en: Edition, zh: 版本 }
    source: "1"
  concealed_self_draw:
    type: choice
    values: [by_edition, self_drawn, fully_concealed]
    default: by_edition
    says: What a self-drawn hand scores that is concealed by nature, Self-Drawn or Fully Concealed Hand.
    name: { en: Concealed self draw, zh: 不求人 }
    source: "1"
  wait_beside_knitted:
    type: choice
    values: [by_edition, counted, not_counted]
    default: by_edition
    says: Whether a wait fan counts beside a Knitted Straight with a set and a pair.
    name: { en: Wait beside knitted, zh: 组合龙之听牌 }
    source: "1"
  tile_hog_in_pairs:
    type: choice
    values: [by_edition, counted, not_counted]
    default: by_edition
    says: Whether Tile Hog counts with Seven Pairs inside All Green or All Terminals.
    name: { en: Tile hog in pairs, zh: 七对之四归一 }
    source: "1"
  two_concealed_kongs:
    type: choice
    values: [by_edition, six, eight]
    default: by_edition
    says: What Two Concealed Kongs is worth.
    name: { en: Two concealed kongs, zh: 双暗杠 }
    source: "1"
  mixed_kongs:
    type: choice
    values: [by_edition, four, five, six]
    default: by_edition
    says: What one melded and one concealed kong are worth.
    name: { en: Mixed kongs, zh: 一明一暗杠 }
    source: "1"
  nine_knitted:
    type: yes/no
    default: true
    says: Whether Lesser Honors and Knitted Tiles with nine suit tiles has Knitted Straight too.
    name: { en: Nine knitted, zh: 组合九张 }
    source: "1, 10"
  all_types_in_pairs:
    type: yes/no
    default: true
    says: Whether Seven Pairs may have All Types; the Japanese association says no.
    name: { en: All types in pairs, zh: 七对之五门齐 }
    source: "1"
  hand_cap:
    type: number
    default: 0
    range: [0, 1000]
    says: The most fan a hand is paid for, 0 for no cap; the Japanese association plays 88.
    name: { en: Hand cap, zh: 封顶 }
    source: "1"
  minimum:
    type: number
    default: 8
    range: [0, 88]
    says: Fan a hand needs before it may win, flowers apart.
    name: { en: Minimum, zh: 起和 }
    source: "2"
  false_win_penalty:
    type: number
    default: 10
    range: [0, 100]
    says: Points a false win costs, to each player.
    name: { en: False win penalty, zh: 错和罚分 }
    source: "2, 10"
  starting_points:
    type: number
    default: 0
    range: [0, 1000000]
    says: Points each player starts with.
    name: { en: Starting points, zh: 起始分 }
    status: house

seats:
  count: 4
  drawn_by: 1234z
  dice: 2
  starter: 1
  change: { 2: [2, 1, 4, 3], 3: [3, 4, 2, 1], 4: [2, 1, 4, 3] }
  source: "2"
  status: house
  note: Which dice are cast is a house choice; the changes of seats between rounds are published.

wall:
  height: 2
  dice: 2
  start: cast
  column: cast
  reserve: 0
  replace_from: tail
  source: "2"
  note: One cast for wall and column is a house choice.

deal:
  packets: [4, 4, 4]
  last: leap
  source: "2"

bonus:
  after_deal: seat
  source: "2"
  note: A flower is replaced at once; it can be neither kept nor discarded.

waits:
  dead: count

counters:
  flowers_at_kong:
    name: { en: flowers at kong, zh: 杠时花牌 }
    says: How many flowers the seat had when it made its last kong.

turn:
  dealt: [win, concealed_kong, discard]
  drawn: [win, added_kong, concealed_kong, discard]
  replaced: [win, added_kong, concealed_kong, discard]
  source: "2"

moves:
  win:
    name: { en: Win, zh: 和 }
    on: [turn, discard, added_kong]
    needs: wins
    rank: 3
    ties: nearest
    steps: [win]
    revocable: true
    source: "2"
  pung:
    name: { en: Pung, zh: 碰 }
    on: [discard]
    uses: 2 same
    makes: pung
    when: tiles left > 0
    rank: 2
    steps: [show]
    then: [discard]
    source: "2"
  kong:
    name: { en: Kong, zh: 杠 }
    on: [discard]
    uses: 3 same
    makes: kong
    when: tiles left > 0
    rank: 2
    steps: [show, { count: flowers_at_kong, to: count(bonus) }, replace]
    source: "2"
  chow:
    name: { en: Chow, zh: 吃 }
    on: [discard]
    by: next seat
    uses: run
    makes: chow
    when: tiles left > 0
    rank: 1
    steps: [show]
    then: [discard]
    source: "2"
  added_kong:
    name: { en: Added kong, zh: 加杠 }
    on: [turn]
    uses: add to pung
    makes: kong
    when: tiles left > 0
    steps: [show, { window: added_kong }, { count: flowers_at_kong, to: count(bonus) }, replace]
    source: "2"
  concealed_kong:
    name: { en: Concealed kong, zh: 暗杠 }
    on: [turn]
    uses: 4 alike
    makes: kong
    when: tiles left > 0
    shown_to: owner
    steps: [show, { count: flowers_at_kong, to: count(bonus) }, replace]
    source: "2"
    note: It stays face down until the hand ends and cannot be robbed.
  discard:
    name: { en: Discard, zh: 打 }
    on: [turn]
    uses: any tile
    steps: [discard, { window: discard }, next]
    source: "2"

situation:
  after_kong:
    when: by draw and turn is replaced and count(bonus) == flowers_at_kong
    says: the last tile was drawn in place of a kong tile, with no flower in between
    source: "6, 46"
  robbing_kong: { when: window is added_kong, says: the last tile was added to another's pung, source: "6, 47" }
  last_of_wall: { when: tiles left == 0, says: no tile is left in the wall, source: "6, 44" }
  fourth_of_kind:
    when: copies in sight == 3
    says: the other three tiles of its kind lie where everybody sees them
    source: "6, 58"
  dealt_hand: { when: turn is dealt and i am dealer, says: the dealer wins with the dealt hand, source: "5" }

shapes:
  sets: { is: 4 set + pair, name: { en: Sets, zh: 牌组 }, source: "3, 1" }
  knitted: { is: 1A4A7A 2B5B8B 3C6C9C + 1 set + pair, name: { en: Knitted, zh: 组合龙 }, source: "3, 2" }
  pairs: { is: 7 pair, name: { en: Pairs, zh: 对子 }, source: "3, 3" }
  orphans: { is: 19m19p19s1234567z + one of them, name: { en: Orphans, zh: 幺九 }, source: "3, 4" }
  singles: { is: 14 different of 1A4A7A2B5B8B3C6C9C1234567z, name: { en: Singles, zh: 单张 }, source: "3, 5" }

tallies:
  fan: { name: { en: fan, zh: 番 } }

score:
  value: if hand_cap > 0 then min(fan, hand_cap) else fan
  minimum: fan - fan of flowers >= minimum
  source: "2, 4"

settle:
  win:
    exposer:
      when: by discard and payer is exposer
      amount: 8 + value
      reason: exposed the winning tile
    others:
      when: by discard and payer is not exposer
      amount: 8
      reason: another player exposed the winning tile
    self_drawn:
      when: by draw
      amount: 8 + value
      reason: self-drawn
  false_win:
    penalty: { amount: false_win_penalty, reason: false win }
  source: "4"

sequence:
  dealer_stays: false
  rounds: 4
  points: starting_points
  source: "2"

names:
  seat1: { en: East, zh: 东家 }
  seat2: { en: South, zh: 南家 }
  seat3: { en: West, zh: 西家 }
  seat4: { en: North, zh: 北家 }
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
  mcr: >-
    Chinese Official Mahjong as collected in our rule sheet; the number before the comma is the chapter, after it that
    of the fan
`,
    "rulesets/mcr/patterns.yaml": `# The 81 fan, in the order of the list. \`source\` is the number of the fan there.
groups:
  chows:
    counts: linked
    name: { en: Chows, zh: 顺子类 }
    source: "5"
    note: A chow left over may be joined only once.
  pung_pairs: { counts: linked, name: { en: Pairs of pungs, zh: 双同刻 }, source: "5" }
  pungs: { counts: all, name: { en: Pungs, zh: 刻子类 } }
  kongs: { counts: best, name: { en: Kongs, zh: 杠类 }, source: "5" }
  concealed_pungs: { counts: best, name: { en: Concealed pungs, zh: 暗刻类 }, source: "5" }
  honours: { counts: all, name: { en: Honours, zh: 字牌类 } }
  tiles: { counts: all, name: { en: Tiles, zh: 花色类 } }
  shapes: { counts: all, name: { en: Special shapes, zh: 特殊和型 } }
  waits: { counts: best, name: { en: Waits, zh: 听牌类 }, source: "5" }
  last: { counts: all, name: { en: Ways to win, zh: 和牌方式 } }
  flowers: { counts: all, apart: true, name: { en: Flowers, zh: 花牌 } }

patterns:
  # 88 fan
  big_four_winds:
    name: { en: Big Four Winds, zh: 大四喜 }
    group: honours
    value: { fan: 88 }
    when: count(triplet of wind) == 4
    absorbs: [big_three_winds, all_pungs, prevalent_wind, seat_wind]
    absorbs_on_its_sets: { pung_of_terminals_or_honors: triplet of wind }
    source: "6, 1"
    status: published
    examples:
      - { hand: 55p33344z (111z) (2222z) +4z, seat: 2, round: 2, by: draw, gives: { fan: 98 } }
      - { hand: 2223366z (444z) (111z) +3z, seat: 3, by: discard, gives: { fan: 152 } }
      - { not: 3344z (111z) (222z) (666z) +3z, seat: 3, round: 3, by: draw }
  big_three_dragons:
    name: { en: Big Three Dragons, zh: 大三元 }
    group: honours
    value: { fan: 88 }
    when: count(triplet of dragon) == 3
    absorbs: [two_dragon_pungs, dragon_pung]
    absorbs_on_its_sets: { pung_of_terminals_or_honors: triplet of dragon }
    source: "6, 2"
    status: published
    examples:
      - { hand: 66999s77z (555z) (666z) +7z, by: draw, gives: { fan: 104 } }
      - { not: 345m6667z (555z) (999s) +7z, by: discard }
  all_green:
    name: { en: All Green, zh: 绿一色 }
    group: tiles
    value: { fan: 88 }
    when: every tile in 23468s 6z
    absorbs: [half_flush]
    source: "6, 3"
    status: published
    note: Without the green dragon Full Flush is added.
    examples:
      - { hand: 33888s66z (234s) (666s) +6z, by: draw, gives: { fan: 93 } }
      - { hand: 2233334466888s +8s, by: discard, options: { edition: mil_1998 }, gives: { fan: 142 } }
      - { not: 2233455667788s +4s, by: discard }
  nine_gates:
    name: { en: Nine Gates, zh: 九莲宝灯 }
    group: tiles
    value: { fan: 88 }
    when: nine_gates_wait
    absorbs: [full_flush, concealed_hand, no_honors]
    absorbs_on_its_sets: { pung_of_terminals_or_honors: triplet of terminal where rank == 1 or count(triplet) == 1 }
    source: "6, 4"
    status: published
    note: Takes away one Pung of Terminals or Honors.
    examples:
      - { hand: 1112345678999m +9m, by: draw, options: { edition: mil_1998 }, gives: { fan: 107 } }
      - { hand: 1112345678999p +2p, by: discard, gives: { fan: 92 } }
      - { not: 123445566789m5s +5s, by: discard }
  four_kongs:
    name: { en: Four Kongs, zh: 四杠 }
    group: kongs
    value: { fan: 88 }
    when: count(kong) == 4
    absorbs: [all_pungs, single_wait]
    source: "6, 5"
    status: published
    examples:
      - { hand: 5s <1111m> <2222p> <3333s> <7777z> +5s, by: discard, gives: { fan: 163 } }
      - { hand: 5s (1111m) (2222p) (3333s) (7777z) +5s, by: discard, gives: { fan: 105 } }
      - { not: 5s777z <1111m> <2222p> (3333s) +5s, by: draw }
  seven_shifted_pairs:
    name: { en: Seven Shifted Pairs, zh: 连七对 }
    group: shapes
    value: { fan: 88 }
    when: shape is pairs and has pair nA, pair (n+1)A, pair (n+2)A, pair (n+3)A, pair (n+4)A, pair (n+5)A, pair (n+6)A
    absorbs: [seven_pairs, full_flush, concealed_hand, no_honors]
    source: "6, 6"
    status: published
    examples:
      - { hand: 2233455667788s +4s, by: discard, gives: { fan: 90 } }
      - { hand: 1122334455667m +7m, by: draw, options: { edition: mil_1998 }, gives: { fan: 89 } }
      - { not: 2233334466888s +8s, by: discard }
  thirteen_orphans:
    name: { en: Thirteen Orphans, zh: 十三幺 }
    group: shapes
    value: { fan: 88 }
    when: shape is orphans
    absorbs: [all_terminals_and_honors, all_types, concealed_hand]
    source: "6, 7"
    status: published
    examples:
      - { hand: 19m119p19s123456z +7z, by: draw, options: { edition: mil_1998 }, gives: { fan: 89 } }
      - { not: 1199m1199p1199s1z +1z, by: discard }
      - { hand: 19m119p19s123456z +7z, by: discard, gives: { fan: 88 } }

  # 64 fan
  all_terminals:
    name: { en: All Terminals, zh: 清幺九 }
    group: tiles
    value: { fan: 64 }
    when: every tile is terminal
    absorbs: [all_pungs, outside_hand, double_pung, pung_of_terminals_or_honors, no_honors]
    source: "6, 8"
    status: published
    examples:
      - { hand: 111999p1199s (111m) +1s, by: draw, gives: { fan: 97 } }
      - { not: 999m1p (444z) (999s) (777z) +1p, seat: 2, by: draw }
  little_four_winds:
    name: { en: Little Four Winds, zh: 小四喜 }
    group: honours
    value: { fan: 64 }
    when: count(triplet of wind) == 3 and pair is wind
    absorbs: [big_three_winds]
    absorbs_on_its_sets: { pung_of_terminals_or_honors: triplet of wind }
    source: "6, 9"
    status: published
    note: Seat and Prevalent Wind are counted.
    examples:
      - { hand: 3344z (111z) (222z) (666z) +3z, seat: 3, round: 3, by: draw, gives: { fan: 135 } }
      - { not: 2223366z (444z) (111z) +3z, seat: 3, by: discard }
  little_three_dragons:
    name: { en: Little Three Dragons, zh: 小三元 }
    group: honours
    value: { fan: 64 }
    when: count(triplet of dragon) == 2 and pair is dragon
    absorbs: [two_dragon_pungs, dragon_pung]
    absorbs_on_its_sets: { pung_of_terminals_or_honors: triplet of dragon }
    source: "6, 10"
    status: published
    examples:
      - { hand: 345m6667z (555z) (999s) +7z, by: discard, gives: { fan: 67 } }
      - { not: 66999s77z (555z) (666z) +7z, by: draw }
  all_honors:
    name: { en: All Honors, zh: 字一色 }
    group: tiles
    value: { fan: 64 }
    when: every tile is honour
    absorbs: [all_pungs, outside_hand, pung_of_terminals_or_honors]
    source: "6, 11"
    status: published
    note: In sets or in pairs.
    examples:
      - { hand: 2223366z (444z) (111z) +3z, seat: 3, by: discard }
      - { hand: 3344z (111z) (222z) (666z) +3z, seat: 3, round: 3, by: draw }
      - { not: 55p33344z (111z) (2222z) +4z, seat: 2, round: 2, by: draw }
      - { hand: 2223366z (444z) (111z) +3z, seat: 3, by: discard, gives: { value: 152 } }
      - { hand: 2223366z (444z) (111z) +3z, seat: 3, by: discard, options: { hand_cap: 88 }, gives: { value: 88 } }
  four_concealed_pungs:
    name: { en: Four Concealed Pungs, zh: 四暗刻 }
    group: concealed_pungs
    value: { fan: 64 }
    when: count(concealed triplet) == 4
    absorbs: [all_pungs, concealed_hand]
    source: "6, 12"
    status: published
    examples:
      - { hand: 111444888m5p888s +5p, by: discard, gives: { fan: 69 } }
      - { hand: 5s <1111m> <2222p> <3333s> <7777z> +5s, by: discard }
      - { not: 5s777z <1111m> <2222p> (3333s) +5s, by: draw }
      - { not: 5s (1111m) (2222p) (3333s) (7777z) +5s, by: discard }
  pure_terminal_chows:
    name: { en: Pure Terminal Chows, zh: 一色双龙会 }
    group: chows
    value: { fan: 64 }
    when: has chow 1A, chow 1A, chow 7A, chow 7A, pair 5A
    absorbs: [full_flush, all_chows, no_honors]
    source: "6, 13"
    status: published
    examples:
      - { hand: 1235577899p (123p) +8p, by: draw, gives: { fan: 66 } }
      - { not: 89p55s (123m) (789m) (123p) +7p, by: draw }

  # 48 fan
  quadruple_chow:
    name: { en: Quadruple Chow, zh: 一色四同顺 }
    group: chows
    value: { fan: 48 }
    when: has chow nA, chow nA, chow nA, chow nA
    absorbs: [tile_hog]
    source: "6, 14"
    status: published
    examples:
      - { hand: 55m45s (456s) (456s) (456s) +6s, by: draw, with: [fourth_of_kind], gives: { fan: 96 } }
      - { not: 555666777p5567s +5s, by: draw }
  four_pure_shifted_pungs:
    name: { en: Four Pure Shifted Pungs, zh: 一色四节高 }
    group: pungs
    value: { fan: 48 }
    when: has triplet nA, triplet (n+1)A, triplet (n+2)A, triplet (n+3)A
    absorbs: [pure_shifted_pungs, all_pungs]
    source: "6, 15"
    status: published
    examples:
      - { hand: 2p333s (111s) (222s) (444s) +2p, by: discard, gives: { fan: 63 } }
      - { not: (555p) (666p) (777p) 23m 88s +4m, by: discard }

  # 32 fan
  four_pure_shifted_chows:
    name: { en: Four Pure Shifted Chows, zh: 一色四步高 }
    group: chows
    value: { fan: 32 }
    when: has chow nA, chow (n+k)A, chow (n+2k)A, chow (n+3k)A where k in 1..2
    source: "6, 16"
    status: published
    examples:
      - { hand: 344556p9s (123p) (234p) +9s, by: draw, gives: { fan: 37 } }
      - { not: 12334567p11z (234p) +5p, by: draw }
  three_kongs:
    name: { en: Three Kongs, zh: 三杠 }
    group: kongs
    value: { fan: 32 }
    when: count(kong) == 3
    source: "6, 17"
    status: published
    examples:
      - { hand: 5s777z <1111m> (2222p) (3333s) +5s, by: draw, gives: { fan: 53 } }
      - { hand: 5s777z <1111m> <2222p> (3333s) +5s, by: draw, gives: { fan: 67 } }
      - { not: 5s <1111m> <2222p> <3333s> <7777z> +5s, by: discard }
      - { not: 55777m34s <6666s> <5555p> +5s, by: draw }
  all_terminals_and_honors:
    name: { en: All Terminals and Honors, zh: 混幺九 }
    group: tiles
    value: { fan: 32 }
    when: every tile is terminal or honour and any tile is terminal and any tile is honour
    absorbs: [all_pungs, outside_hand, pung_of_terminals_or_honors]
    source: "6, 18"
    status: published
    note: In sets or in pairs.
    examples:
      - { hand: 999m1p (444z) (999s) (777z) +1p, seat: 2, by: draw, gives: { fan: 44 } }
      - { hand: 1199m1199p1199s1z +1z, by: discard, gives: { fan: 56 } }
      - { not: 111999p1199s (111m) +1s, by: draw }
      - { not: 2223366z (444z) (111z) +3z, seat: 3, by: discard }

  # 24 fan
  seven_pairs:
    name: { en: Seven Pairs, zh: 七对 }
    group: shapes
    value: { fan: 24 }
    when: shape is pairs
    absorbs: [concealed_hand]
    source: "6, 19"
    status: published
    note: "No wait fan: those belong to sets."
    examples:
      - { hand: 223344558p5555z +8p, by: draw, options: { edition: mil_1998 }, gives: { fan: 41 } }
      - { hand: 1199m1199p1199s1z +1z, by: discard }
      - { not: 1235577899p (123p) +8p, by: draw }
  greater_honors_and_knitted_tiles:
    name: { en: Greater Honors and Knitted Tiles, zh: 七星不靠 }
    group: shapes
    value: { fan: 24 }
    when: shape is singles and count(tile of honour) == 7
    absorbs: [all_types, concealed_hand]
    source: "6, 20"
    status: published
    examples:
      - { hand: 14m369p25s123456z +7z, by: draw, options: { edition: mil_1998 }, gives: { fan: 25 } }
      - { not: 369m147p25s23456z +8s, by: discard }
      - { hand: 14m369p25s123456z +7z, by: discard, gives: { fan: 24 } }
  all_even_pungs:
    name: { en: All Even Pungs, zh: 全双刻 }
    group: pungs
    value: { fan: 24 }
    when: all_triplets and every tile in even
    absorbs: [all_pungs, all_simples, no_honors]
    source: "6, 21"
    status: published
    examples:
      - { hand: 88p22244s (444m) (666m) +4s, by: discard, gives: { fan: 26 } }
      - { not: 55777m34s <6666s> <5555p> +5s, by: draw }
  full_flush:
    name: { en: Full Flush, zh: 清一色 }
    group: tiles
    value: { fan: 24 }
    when: suits == 1 and no tile is honour
    absorbs: [no_honors]
    source: "6, 22"
    status: published
    examples:
      - { hand: 3345555s (111s) (123s) +3s, by: draw, gives: { fan: 32 } }
      - { hand: 7888m (666m) (777m) (999m) +6m, by: discard, with: [fourth_of_kind], gives: { fan: 45 } }
      - { not: 223344558p5555z +8p, by: draw }
  pure_triple_chow:
    name: { en: Pure Triple Chow, zh: 一色三同顺 }
    group: chows
    value: { fan: 24 }
    when: has chow nA, chow nA, chow nA
    source: "6, 23"
    status: published
    examples:
      - { hand: 555666777p5567s +5s, by: draw, gives: { fan: 48 } }
      - { not: 55m45s (456s) (456s) (456s) +6s, by: draw, with: [fourth_of_kind] }
      - { not: 123445566789m5s +5s, by: discard }
  pure_shifted_pungs:
    name: { en: Pure Shifted Pungs, zh: 一色三节高 }
    group: pungs
    value: { fan: 24 }
    when: has triplet nA, triplet (n+1)A, triplet (n+2)A
    source: "6, 24"
    status: published
    examples:
      - { hand: (555p) (666p) (777p) 23m 88s +4m, by: discard }
      - { not: 333m55p33777z (444s) +5p, by: draw }
      - { not: 2p333s (111s) (222s) (444s) +2p, by: discard }
  upper_tiles:
    name: { en: Upper Tiles, zh: 全大 }
    group: tiles
    value: { fan: 24 }
    when: every tile in upper_three
    absorbs: [upper_four, no_honors]
    source: "6, 25"
    status: published
    examples:
      - { hand: (789m) (999p) 789s 78p 88s +9p, by: discard, gives: { fan: 39 } }
      - { not: 7888m (666m) (777m) (999m) +6m, by: discard, with: [fourth_of_kind] }
  middle_tiles:
    name: { en: Middle Tiles, zh: 全中 }
    group: tiles
    value: { fan: 24 }
    when: every tile in middle_three
    absorbs: [all_simples, no_honors]
    source: "6, 26"
    status: published
    examples:
      - { hand: 55m45s (456s) (456s) (456s) +6s, by: draw, with: [fourth_of_kind] }
      - { not: 55777m34s <6666s> <5555p> +5s, by: draw }
  lower_tiles:
    name: { en: Lower Tiles, zh: 全小 }
    group: tiles
    value: { fan: 24 }
    when: every tile in lower_three
    absorbs: [lower_four, no_honors]
    source: "6, 27"
    status: published
    examples:
      - { hand: (123m) (111p) 123s 23p 22s +1p, by: discard, gives: { fan: 39 } }
      - { not: 2p333s (111s) (222s) (444s) +2p, by: discard }

  # 16 fan
  pure_straight:
    name: { en: Pure Straight, zh: 清龙 }
    group: chows
    value: { fan: 16 }
    when: has chow 1A, chow 4A, chow 7A
    source: "6, 28"
    status: published
    examples:
      - { hand: 12345678m99p555s +9m, by: discard, with: [last_of_wall], gives: { fan: 27 } }
      - { hand: 123445566789m5s +5s, by: discard, gives: { fan: 23 } }
      - { not: 123456m456p1178s +9s, by: discard }
  three_suited_terminal_chows:
    name: { en: Three-Suited Terminal Chows, zh: 三色双龙会 }
    group: chows
    value: { fan: 16 }
    when: has chow 1A, chow 7A, chow 1B, chow 7B, pair 5C
    absorbs: [all_chows, no_honors]
    source: "6, 29"
    status: published
    examples:
      - { hand: 89p55s (123m) (789m) (123p) +7p, by: draw, gives: { fan: 18 } }
      - { not: 1235577899p (123p) +8p, by: draw }
      - { not: 55789m12789s (123m) +3s, by: draw }
  pure_shifted_chows:
    name: { en: Pure Shifted Chows, zh: 一色三步高 }
    group: chows
    value: { fan: 16 }
    when: has chow nA, chow (n+k)A, chow (n+2k)A where k in 1..2
    source: "6, 30"
    status: published
    examples:
      - { hand: 12334567p11z (234p) +5p, by: draw, gives: { fan: 24 } }
      - { not: 344556p9s (123p) (234p) +9s, by: draw }
      - { not: 67m22p345s (234m) (456p) +8m, by: discard, with: [robbing_kong] }
  all_fives:
    name: { en: All Fives, zh: 全带五 }
    group: tiles
    value: { fan: 16 }
    when: shape is sets and every group has five
    absorbs: [all_simples, no_honors]
    source: "6, 31"
    status: published
    examples:
      - { hand: 555666777p5567s +5s, by: draw }
      - { hand: 567m45556p34s (345m) +5s, by: discard, gives: { fan: 25 } }
      - { not: 88p22244s (444m) (666m) +4s, by: discard }
  triple_pung:
    name: { en: Triple Pung, zh: 三同刻 }
    group: pungs
    value: { fan: 16 }
    when: has triplet nA, triplet nB, triplet nC
    absorbs: [double_pung]
    source: "6, 32"
    status: published
    examples:
      - { hand: 88s345s33z (888m) (888p) +8s, by: discard, gives: { fan: 16 } }
      - { hand: 111999p1199s (111m) +1s, by: draw }
      - { not: 111444888m5p888s +5p, by: discard }
  three_concealed_pungs:
    name: { en: Three Concealed Pungs, zh: 三暗刻 }
    group: concealed_pungs
    value: { fan: 16 }
    when: count(concealed triplet) == 3
    source: "6, 33"
    status: published
    examples:
      - { hand: 333m55p33777z (444s) +5p, by: draw, gives: { fan: 39 } }
      - { hand: 55777m34s <6666s> <5555p> +5s, by: draw, options: { edition: mil_1998 }, gives: { fan: 36 } }
      - { not: 5s777z <1111m> (2222p) (3333s) +5s, by: draw }
      - { not: 111444888m5p888s +5p, by: discard }

  # 12 fan
  lesser_honors_and_knitted_tiles:
    name: { en: Lesser Honors and Knitted Tiles, zh: 全不靠 }
    group: shapes
    value: { fan: 12 }
    when: shape is singles and count(tile of honour) < 7
    absorbs: [all_types, concealed_hand]
    source: "6, 34"
    status: published
    examples:
      - { hand: 369m147p25s12345z +6z, by: discard, gives: { fan: 12 } }
      - { hand: 369m147p25s23456z +8s, by: discard, gives: { fan: 24 } }
      - { not: 14m369p25s123456z +7z, by: draw }
  knitted_straight:
    name: { en: Knitted Straight, zh: 组合龙 }
    group: shapes
    value: { fan: 12 }
    when: shape is knitted or nine_knitted and shape is singles and count(tile of honour) == 5
    source: "6, 35"
    status: published
    examples:
      - { hand: 369m147p25s23456z +8s, by: discard }
      - { hand: 147m258p39s33z (666z) +6s, by: discard, gives: { fan: 20 } }
      - { hand: 258m369p1478s (234p) +8s, by: discard, options: { edition: mil_1998 }, gives: { fan: 15 } }
      - { not: 14m369p25s123456z +7z, by: draw }
      - { not: 12345678m99p555s +9m, by: discard, with: [last_of_wall] }
      - { not: 369m147p25s23456z +8s, by: discard, options: { nine_knitted: false }, gives: { fan: 12 } }
  upper_four:
    name: { en: Upper Four, zh: 大于五 }
    group: tiles
    value: { fan: 12 }
    when: every tile in upper_four_ranks
    absorbs: [no_honors]
    source: "6, 36"
    status: published
    examples:
      - { hand: 7888m (666m) (777m) (999m) +6m, by: discard, with: [fourth_of_kind] }
      - { not: 555666777p5567s +5s, by: draw }
  lower_four:
    name: { en: Lower Four, zh: 小于五 }
    group: tiles
    value: { fan: 12 }
    when: every tile in lower_four_ranks
    absorbs: [no_honors]
    source: "6, 37"
    status: published
    examples:
      - { hand: 2p333s (111s) (222s) (444s) +2p, by: discard }
      - { not: 3345555s (111s) (123s) +3s, by: draw }
  big_three_winds:
    name: { en: Big Three Winds, zh: 三风刻 }
    group: honours
    value: { fan: 12 }
    when: count(triplet of wind) >= 3
    absorbs_on_its_sets: { pung_of_terminals_or_honors: triplet of wind }
    source: "6, 38"
    status: published
    examples:
      - { hand: (111z) (222z) 333z 45m 88p +6m, by: discard }
      - { not: 3344z (111z) (222z) (666z) +3z, seat: 3, round: 3, by: draw }
      - { not: 999m1p (444z) (999s) (777z) +1p, seat: 2, by: draw }

  # 8 fan
  mixed_straight:
    name: { en: Mixed Straight, zh: 花龙 }
    group: chows
    value: { fan: 8 }
    when: has chow 1A, chow 4B, chow 7C
    source: "6, 39"
    status: published
    examples:
      - { hand: 123456m456p1178s +9s, by: discard, gives: { fan: 13 } }
      - { not: 12345678m99p555s +9m, by: discard, with: [last_of_wall] }
  reversible_tiles:
    name: { en: Reversible Tiles, zh: 推不倒 }
    group: tiles
    value: { fan: 8 }
    when: every tile in 1234589p 245689s 5z
    absorbs: [one_voided_suit]
    source: "6, 40"
    status: published
    examples:
      - { hand: 23p55s (456s) (123p) (888p) +1p, by: discard, gives: { fan: 10 } }
      - { hand: 223344558p5555z +8p, by: draw }
      - { not: 33888s66z (234s) (666s) +6z, by: draw }
  mixed_triple_chow:
    name: { en: Mixed Triple Chow, zh: 三色三同顺 }
    group: chows
    value: { fan: 8 }
    when: has chow nA, chow nB, chow nC
    source: "6, 41"
    status: published
    examples:
      - { hand: (345m) 345p 34s 789m 66z +5s, by: discard, gives: { fan: 8 } }
      - { not: 1m (234m) (345p) (234s) (7777z) +1m, by: discard }
      - { not: 67m22p345s (234m) (456p) +8m, by: discard, with: [robbing_kong] }
  mixed_shifted_pungs:
    name: { en: Mixed Shifted Pungs, zh: 三色三节高 }
    group: pungs
    value: { fan: 8 }
    when: has triplet nA, triplet (n+1)B, triplet (n+2)C
    source: "6, 42"
    status: published
    examples:
      - { hand: 333m55p33777z (444s) +5p, by: draw }
      - { hand: 55777m34s <6666s> <5555p> +5s, by: draw }
      - { not: 2p333s (111s) (222s) (444s) +2p, by: discard }
      - { not: 111999p1199s (111m) +1s, by: draw }
  chicken_hand:
    name: { en: Chicken Hand, zh: 无番和 }
    group: last
    value: { fan: 8 }
    when: no other pattern
    source: "6, 43"
    status: published
    note: Flowers are ignored.
    examples:
      - { hand: 678p56s33z (123m) (345m) +7s, by: discard, gives: { fan: 8 } }
      - { hand: 678p 56s 33z (123m) (345m) +7s 123f, by: discard }
      - { not: 23p55s (456s) (123p) (888p) +1p, by: discard }
  last_tile_draw:
    name: { en: Last Tile Draw, zh: 妙手回春 }
    group: last
    value: { fan: 8 }
    when: last_of_wall and by draw
    absorbs: [self_drawn]
    source: "6, 44"
    status: published
    examples:
      - { hand: (123m) 345p 78s 234s 66z +9s, by: draw, with: [last_of_wall], gives: { fan: 14 } }
      - { not: 12345678m99p555s +9m, by: discard, with: [last_of_wall] }
  last_tile_claim:
    name: { en: Last Tile Claim, zh: 海底捞月 }
    group: last
    value: { fan: 8 }
    when: last_of_wall and by discard
    source: "6, 45"
    status: published
    examples:
      - { hand: 234567p5678s (123m) +5s, by: discard, with: [last_of_wall], gives: { fan: 11 } }
      - { hand: 12345678m99p555s +9m, by: discard, with: [last_of_wall] }
      - { not: (123m) 345p 78s 234s 66z +9s, by: draw, with: [last_of_wall] }
  out_with_replacement_tile:
    name: { en: Out with Replacement Tile, zh: 杠上开花 }
    group: last
    value: { fan: 8 }
    when: after_kong
    absorbs: [self_drawn]
    source: "6, 46"
    status: published
    examples:
      - { hand: 456m78s66z (5555p) (123m) +9s, by: draw, with: [after_kong], gives: { fan: 10 } }
      - { not: 55m99s (333z) (4444z) (111p) +9s, seat: 2, by: draw }
  robbing_the_kong:
    name: { en: Robbing the Kong, zh: 抢杠和 }
    group: last
    value: { fan: 8 }
    when: robbing_kong
    absorbs: [last_tile]
    source: "6, 47"
    status: published
    examples:
      - { hand: 67m22p345s (234m) (456p) +8m, by: discard, with: [robbing_kong], gives: { fan: 18 } }
      - { not: 234567p5678s (123m) +5s, by: discard, with: [last_of_wall] }
  two_concealed_kongs:
    name: { en: Two Concealed Kongs, zh: 双暗杠 }
    group: kongs
    value: { fan: concealed_kongs_fan }
    when: count(kong) == 2 and count(concealed kong) == 2
    absorbs: [two_concealed_pungs]
    source: "6, 48"
    status: published
    note: 6 in the reading of 1998, 8 in the green book.
    examples:
      - { hand: 6789p <5555z> <1111s> (345m) +9p, by: discard, options: { edition: mil_1998 }, gives: { fan: 9 } }
      - { hand: 55777m34s <6666s> <5555p> +5s, by: draw }
      - { not: 2466p456s (5555z) (2222s) +3p, by: discard }
      - { not: 345m6789p (7777z) <2222s> +9p, by: discard }
      - { hand: 6789p <5555z> <1111s> (345m) +9p, by: discard, options: { edition: wmo_2006 }, gives: { fan: 11 } }
      - hand: 6789p <5555z> <1111s> (345m) +9p
        by: discard
        options: { two_concealed_kongs: six }
        gives: { fan: 9 }
      - hand: 6789p <5555z> <1111s> (345m) +9p
        by: discard
        options: { two_concealed_kongs: eight }
        gives: { fan: 11 }

  # 6 fan
  all_pungs:
    name: { en: All Pungs, zh: 碰碰和 }
    group: pungs
    value: { fan: 6 }
    when: all_triplets
    source: "6, 49"
    status: published
    examples:
      - { hand: 66999s77z (555z) (666z) +7z, by: draw }
      - { hand: 55m99s (333z) (4444z) (111p) +9s, seat: 2, by: draw, gives: { fan: 12 } }
      - { not: 88p22244s (444m) (666m) +4s, by: discard }
      - { not: 999m7999p (123p) (777z) +8p, by: draw }
  half_flush:
    name: { en: Half Flush, zh: 混一色 }
    group: tiles
    value: { fan: 6 }
    when: suits == 1 and any tile is honour
    source: "6, 50"
    status: published
    examples:
      - { hand: 55p33344z (111z) (2222z) +4z, seat: 2, round: 2, by: draw }
      - { hand: 223344558p5555z +8p, by: draw }
      - { hand: 12334567p11z (234p) +5p, by: draw }
      - { not: 33888s66z (234s) (666s) +6z, by: draw }
      - { not: 3345555s (111s) (123s) +3s, by: draw }
  mixed_shifted_chows:
    name: { en: Mixed Shifted Chows, zh: 三色三步高 }
    group: chows
    value: { fan: 6 }
    when: has chow nA, chow (n+1)B, chow (n+2)C
    source: "6, 51"
    status: published
    examples:
      - { hand: 567m45556p34s (345m) +5s, by: discard }
      - { hand: 345m23457p12344s +6p, by: discard, gives: { fan: 12 } }
      - { hand: 67m22p345s (234m) (456p) +8m, by: discard, with: [robbing_kong] }
      - { not: 123456m456p1178s +9s, by: discard }
  all_types:
    name: { en: All Types, zh: 五门齐 }
    group: tiles
    value: { fan: 6 }
    when: suits == 3 and any tile is wind and any tile is dragon and (all_types_in_pairs or shape is not pairs)
    source: "6, 52"
    status: published
    examples:
      - { hand: 999m1p (444z) (999s) (777z) +1p, seat: 2, by: draw }
      - { hand: 147m258p39s33z (666z) +6s, by: discard }
      - { hand: 333m55p33777z (444s) +5p, by: draw }
      - { not: 55m99s (333z) (4444z) (111p) +9s, seat: 2, by: draw }
      - { not: 14m369p25s123456z +7z, by: draw }
      - { hand: 11m22p33s112255z6z +6z, by: discard, gives: { fan: 30 } }
      - { not: 11m22p33s112255z6z +6z, by: discard, options: { all_types_in_pairs: false }, gives: { fan: 24 } }
  melded_hand:
    name: { en: Melded Hand, zh: 全求人 }
    group: last
    value: { fan: 6 }
    when: count(claimed set) == 4 and by discard
    absorbs: [single_wait]
    source: "6, 53"
    status: published
    note: A kong added to a claimed pung counts as claimed; a concealed kong does not.
    examples:
      - { hand: 1m (234m) (345p) (234s) (7777z) +1m, by: discard, gives: { fan: 10 } }
      - { hand: 5s (1111m) (2222p) (3333s) (7777z) +5s, by: discard }
      - { not: 344556p9s (123p) (234p) +9s, by: draw }
      - { not: 5s <1111m> <2222p> <3333s> <7777z> +5s, by: discard }
  two_dragon_pungs:
    name: { en: Two Dragon Pungs, zh: 双箭刻 }
    group: honours
    value: { fan: 6 }
    when: count(triplet of dragon) >= 2
    absorbs: [dragon_pung]
    absorbs_on_its_sets: { pung_of_terminals_or_honors: triplet of dragon }
    source: "6, 54"
    status: published
    examples:
      - { hand: (555z) (666z) 123m 45p 88s +6p, by: discard }
      - { not: 345m6667z (555z) (999s) +7z, by: discard }
      - { not: 999m7999p (123p) (777z) +8p, by: draw }

  # 4 fan
  outside_hand:
    name: { en: Outside Hand, zh: 全带幺 }
    group: tiles
    value: { fan: 4 }
    when: shape is sets and every group has terminal or honour
    source: "6, 55"
    status: published
    examples:
      - { hand: 999m7999p (123p) (777z) +8p, by: draw, gives: { fan: 10 } }
      - { not: 999m1p (444z) (999s) (777z) +1p, seat: 2, by: draw }
      - { not: 345m6667z (555z) (999s) +7z, by: discard }
  fully_concealed_hand:
    name: { en: Fully Concealed Hand, zh: 不求人 }
    group: last
    value: { fan: 4 }
    when: concealed and by draw and (nature_fully or not concealed_by_nature)
    absorbs: [self_drawn]
    source: "6, 56"
    status: published
    note: Whether a hand that is concealed by nature may have it differs between the readings.
    examples:
      - { hand: 555666777p5567s +5s, by: draw }
      - { hand: 234678m55p44556s +3s, by: draw, gives: { fan: 8 } }
      - { hand: 55777m34s <6666s> <5555p> +5s, by: draw }
      - { not: 1112345678999m +9m, by: draw, options: { edition: mil_1998 } }
      - { hand: 1112345678999m +9m, by: draw, options: { edition: wmo_2006 } }
      - { not: 344556p9s (123p) (234p) +9s, by: draw }
      - { hand: 1112345678999m +9m, by: draw, options: { concealed_self_draw: fully_concealed }, gives: { fan: 110 } }
      - { not: 1112345678999m +9m, by: draw, options: { concealed_self_draw: self_drawn }, gives: { fan: 107 } }
  two_melded_kongs:
    name: { en: Two Melded Kongs, zh: 双明杠 }
    group: kongs
    value: { fan: 4 }
    when: count(kong) == 2 and count(claimed kong) == 2
    source: "6, 57"
    status: published
    examples:
      - { hand: 2466p456s (5555z) (2222s) +3p, by: discard, gives: { fan: 8 } }
      - { not: 6789p <5555z> <1111s> (345m) +9p, by: discard }
      - { not: 345m6789p (7777z) <2222s> +9p, by: discard }
  concealed_kong_and_melded_kong:
    name: { en: Concealed Kong and Melded Kong, zh: 明暗杠 }
    group: kongs
    value: { fan: mixed_kongs_fan }
    when: count(kong) == 2 and count(claimed kong) == 1
    source: "6, 57"
    status: published
    note: >-
      Without a number of its own among the 81: fan 57 with one kong of each sort, 5 in the reading of 1998, 6 in the
      green book.
    examples:
      - { hand: 345m6789p (7777z) <2222s> +9p, by: discard, options: { edition: mil_1998 }, gives: { fan: 7 } }
      - { not: 6789p <5555z> <1111s> (345m) +9p, by: discard }
      - { not: 2466p456s (5555z) (2222s) +3p, by: discard }
      - { hand: 345m6789p (7777z) <2222s> +9p, by: discard, options: { edition: wmo_2006 }, gives: { fan: 8 } }
      - { hand: 345m6789p (7777z) <2222s> +9p, by: discard, options: { mixed_kongs: four }, gives: { fan: 6 } }
      - { hand: 345m6789p (7777z) <2222s> +9p, by: discard, options: { mixed_kongs: five }, gives: { fan: 7 } }
      - { hand: 345m6789p (7777z) <2222s> +9p, by: discard, options: { mixed_kongs: six }, gives: { fan: 8 } }
  last_tile:
    name: { en: Last Tile, zh: 和绝张 }
    group: last
    value: { fan: 4 }
    when: fourth_of_kind or count(shown tile of last tile) == 3
    source: "6, 58"
    status: published
    note: The other three lie where everybody sees them.
    examples:
      - { hand: 55m45s (456s) (456s) (456s) +6s, by: draw, with: [fourth_of_kind] }
      - { hand: 67m678s66z (123p) (888m) +8m, by: draw, with: [fourth_of_kind], gives: { fan: 8 } }
      - { hand: 7888m (666m) (777m) (999m) +6m, by: discard, with: [fourth_of_kind] }
      - { not: 67m22p345s (234m) (456p) +8m, by: discard, with: [robbing_kong] }

  # 2 fan
  dragon_pung:
    name: { en: Dragon Pung, zh: 箭刻 }
    group: honours
    value: { fan: 2 }
    when: has triplet of dragon
    absorbs_on_its_sets: { pung_of_terminals_or_honors: triplet of dragon }
    source: "6, 59"
    status: published
    examples:
      - { hand: 33888s66z (234s) (666s) +6z, by: draw }
      - { hand: 999m1p (444z) (999s) (777z) +1p, seat: 2, by: draw }
      - { hand: 5s777z <1111m> (2222p) (3333s) +5s, by: draw }
      - { not: 345m6667z (555z) (999s) +7z, by: discard }
      - { not: 66999s77z (555z) (666z) +7z, by: draw }
  prevalent_wind:
    name: { en: Prevalent Wind, zh: 圈风刻 }
    group: honours
    value: { fan: 2 }
    when: has triplet of round_wind
    absorbs_on_its_sets: { pung_of_terminals_or_honors: triplet of round_wind }
    source: "6, 60"
    status: published
    examples:
      - { hand: 3344z (111z) (222z) (666z) +3z, seat: 3, round: 3, by: draw }
      - { hand: 888m4567p789s <1111z> +4p, seat: 2, by: discard, gives: { fan: 8 } }
      - { not: 55p33344z (111z) (2222z) +4z, seat: 2, round: 2, by: draw }
      - { not: 55m99s (333z) (4444z) (111p) +9s, seat: 2, by: draw }
  seat_wind:
    name: { en: Seat Wind, zh: 门风刻 }
    group: honours
    value: { fan: 2 }
    when: has triplet of seat_wind
    absorbs_on_its_sets: { pung_of_terminals_or_honors: triplet of seat_wind }
    source: "6, 61"
    status: published
    examples:
      - { hand: 123456m789p5s (222z) +5s, seat: 2, by: discard, gives: { fan: 4 } }
      - { hand: 3344z (111z) (222z) (666z) +3z, seat: 3, round: 3, by: draw }
      - { hand: 123456m789p5s (111z) +5s, by: discard, gives: { fan: 6 } }
      - { not: 2223366z (444z) (111z) +3z, seat: 3, by: discard }
      - { not: 55m99s (333z) (4444z) (111p) +9s, seat: 2, by: draw }
  concealed_hand:
    name: { en: Concealed Hand, zh: 门前清 }
    group: last
    value: { fan: 2 }
    when: concealed and by discard
    source: "6, 62"
    status: published
    examples:
      - { hand: 33m123456p12456s +3s, by: discard, gives: { fan: 8 } }
      - { hand: 888m4567p789s <1111z> +4p, seat: 2, by: discard }
      - { not: 234678m55p44556s +3s, by: draw }
      - { not: 234567p5678s (123m) +5s, by: discard, with: [last_of_wall] }
  all_chows:
    name: { en: All Chows, zh: 平和 }
    group: tiles
    value: { fan: 2 }
    when: all_chow_sets and pair is not honour
    absorbs: [no_honors]
    source: "6, 63"
    status: published
    examples:
      - { hand: 123456m456p1178s +9s, by: discard }
      - { hand: 258m369p1478s (234p) +8s, by: discard }
      - { hand: 234678m55p44556s +3s, by: draw }
      - { not: 678p56s33z (123m) (345m) +7s, by: discard }
      - { not: 12334567p11z (234p) +5p, by: draw }
  tile_hog:
    name: { en: Tile Hog, zh: 四归一 }
    group: tiles
    value: { fan: 2 }
    when: >-
      if pairs_hogs or not (shape is pairs and (every tile in 23468s 6z or every tile is terminal)) then per kind
      where copies == 4 and not in_kong else 0
    source: "6, 64"
    status: published
    examples:
      - { hand: 2233334466888s +8s, by: discard, options: { edition: mil_1998 } }
      - { not: 2233334466888s +8s, by: discard, options: { edition: wmo_2006 } }
      - { hand: 67m678s66z (123p) (888m) +8m, by: draw, with: [fourth_of_kind] }
      - { hand: 3345555s (111s) (123s) +3s, by: draw }
      - { not: 55m45s (456s) (456s) (456s) +6s, by: draw, with: [fourth_of_kind] }
      - { not: 55m99s (333z) (4444z) (111p) +9s, seat: 2, by: draw }
      - { hand: 2233334466888s +8s, by: discard, options: { tile_hog_in_pairs: counted }, gives: { fan: 142 } }
      - { not: 2233334466888s +8s, by: discard, options: { tile_hog_in_pairs: not_counted }, gives: { fan: 138 } }
  double_pung:
    name: { en: Double Pung, zh: 双同刻 }
    group: pung_pairs
    value: { fan: 2 }
    when: has triplet nA, triplet nB
    source: "6, 65"
    status: published
    examples:
      - { hand: (222m) (222p) (555m) 55p99s +5p, by: discard, gives: { fan: 11 } }
      - { hand: 111444888m5p888s +5p, by: discard }
      - { hand: 999m1p (444z) (999s) (777z) +1p, seat: 2, by: draw }
      - { hand: 88p22244s (444m) (666m) +4s, by: discard }
      - { not: 111999p1199s (111m) +1s, by: draw }
      - { not: 333m55p33777z (444s) +5p, by: draw }
  two_concealed_pungs:
    name: { en: Two Concealed Pungs, zh: 双暗刻 }
    group: concealed_pungs
    value: { fan: 2 }
    when: count(concealed triplet) == 2
    source: "6, 66"
    status: published
    examples:
      - { hand: 55p33344z (111z) (2222z) +4z, seat: 2, round: 2, by: draw }
      - { hand: 888m4567p789s <1111z> +4p, seat: 2, by: discard }
      - { hand: 5s777z <1111m> (2222p) (3333s) +5s, by: draw }
      - { not: 6789p <5555z> <1111s> (345m) +9p, by: discard }
      - { not: 333m55p33777z (444s) +5p, by: draw }
  concealed_kong:
    name: { en: Concealed Kong, zh: 暗杠 }
    group: kongs
    value: { fan: 2 }
    when: count(kong) == 1 and count(concealed kong) == 1
    source: "6, 67"
    status: published
    examples:
      - { hand: 888m4567p789s <1111z> +4p, seat: 2, by: discard }
      - { not: 456m78s66z (5555p) (123m) +9s, by: draw, with: [after_kong] }
      - { not: 6789p <5555z> <1111s> (345m) +9p, by: discard }
  all_simples:
    name: { en: All Simples, zh: 断幺 }
    group: tiles
    value: { fan: 2 }
    when: every tile is simple
    absorbs: [no_honors]
    source: "6, 68"
    status: published
    examples:
      - { hand: 2233334466888s +8s, by: discard }
      - { hand: 234678m55p44556s +3s, by: draw }
      - { hand: 55777m34s <6666s> <5555p> +5s, by: draw }
      - { not: 88p22244s (444m) (666m) +4s, by: discard }
      - { not: 2466p456s (5555z) (2222s) +3p, by: discard }

  # 1 fan
  pure_double_chow:
    name: { en: Pure Double Chow, zh: 一般高 }
    group: chows
    value: { fan: 1 }
    when: has chow nA, chow nA
    source: "6, 69"
    status: published
    examples:
      - { hand: 23p55s (456s) (123p) (888p) +1p, by: discard }
      - { hand: 123445566789m5s +5s, by: discard }
      - { not: 555666777p5567s +5s, by: draw }
      - { not: 123456m456p1178s +9s, by: discard }
  mixed_double_chow:
    name: { en: Mixed Double Chow, zh: 喜相逢 }
    group: chows
    value: { fan: 1 }
    when: has chow nA, chow nB
    source: "6, 70"
    status: published
    examples:
      - { hand: 555666777p5567s +5s, by: draw }
      - { hand: 1m (234m) (345p) (234s) (7777z) +1m, by: discard }
      - { hand: 55789m12789s (123m) +3s, by: draw, gives: { fan: 8 } }
      - { not: 23p55s (456s) (123p) (888p) +1p, by: discard }
      - { not: 89p55s (123m) (789m) (123p) +7p, by: draw }
  short_straight:
    name: { en: Short Straight, zh: 连六 }
    group: chows
    value: { fan: 1 }
    when: has chow nA, chow (n+3)A
    source: "6, 71"
    status: published
    examples:
      - { hand: 345m23457p12344s +6p, by: discard }
      - { hand: 234567p5678s (123m) +5s, by: discard, with: [last_of_wall] }
      - { hand: 12334567p11z (234p) +5p, by: draw }
      - { not: 12345678m99p555s +9m, by: discard, with: [last_of_wall] }
      - { not: 234678m55p44556s +3s, by: draw }
  two_terminal_chows:
    name: { en: Two Terminal Chows, zh: 老少副 }
    group: chows
    value: { fan: 1 }
    when: has chow 1A, chow 7A
    source: "6, 72"
    status: published
    examples:
      - { hand: 999m7999p (123p) (777z) +8p, by: draw }
      - { hand: 55789m12789s (123m) +3s, by: draw }
      - { not: 89p55s (123m) (789m) (123p) +7p, by: draw }
      - { not: 12345678m99p555s +9m, by: discard, with: [last_of_wall] }
  pung_of_terminals_or_honors:
    name: { en: Pung of Terminals or Honors, zh: 幺九刻 }
    group: honours
    value: { fan: 1 }
    when: per triplet of terminal or honour
    source: "6, 73"
    status: published
    note: Not of the sets whose winds or dragons score already.
    examples:
      - { hand: 66999s77z (555z) (666z) +7z, by: draw }
      - { hand: 55m99s (333z) (4444z) (111p) +9s, seat: 2, by: draw }
      - { hand: 7888m (666m) (777m) (999m) +6m, by: discard, with: [fourth_of_kind] }
      - { not: 2223366z (444z) (111z) +3z, seat: 3, by: discard }
      - { not: 888m4567p789s <1111z> +4p, seat: 2, by: discard }
  melded_kong:
    name: { en: Melded Kong, zh: 明杠 }
    group: kongs
    value: { fan: 1 }
    when: count(kong) == 1 and count(claimed kong) == 1
    source: "6, 74"
    status: published
    examples:
      - { hand: 1m (234m) (345p) (234s) (7777z) +1m, by: discard }
      - { hand: 456m78s66z (5555p) (123m) +9s, by: draw, with: [after_kong] }
      - { not: 2466p456s (5555z) (2222s) +3p, by: discard }
      - { not: 888m4567p789s <1111z> +4p, seat: 2, by: discard }
  one_voided_suit:
    name: { en: One Voided Suit, zh: 缺一门 }
    group: tiles
    value: { fan: 1 }
    when: suits == 2
    source: "6, 75"
    status: published
    examples:
      - { hand: 345m6667z (555z) (999s) +7z, by: discard }
      - { hand: 2466p456s (5555z) (2222s) +3p, by: discard }
      - { not: 23p55s (456s) (123p) (888p) +1p, by: discard }
      - { not: 223344558p5555z +8p, by: draw }
      - { not: 3345555s (111s) (123s) +3s, by: draw }
  no_honors:
    name: { en: No Honors, zh: 无字 }
    group: tiles
    value: { fan: 1 }
    when: no tile is honour
    source: "6, 76"
    status: published
    examples:
      - { hand: 111444888m5p888s +5p, by: discard }
      - { hand: 23p55s (456s) (123p) (888p) +1p, by: discard }
      - { hand: 12345678m99p555s +9m, by: discard, with: [last_of_wall] }
      - { not: 234678m55p44556s +3s, by: draw }
      - { not: 456m78s66z (5555p) (123m) +9s, by: draw, with: [after_kong] }
  edge_wait:
    name: { en: Edge Wait, zh: 边张 }
    group: waits
    value: { fan: 1 }
    when: wait is edge and waits_for_one
    source: "6, 77"
    status: published
    examples:
      - { hand: 89p55s (123m) (789m) (123p) +7p, by: draw }
      - { hand: 55789m12789s (123m) +3s, by: draw }
      - { hand: 33m123456p12456s +3s, by: discard }
      - { not: 999m7999p (123p) (777z) +8p, by: draw }
      - { not: 555666777p5567s +5s, by: draw }
  closed_wait:
    name: { en: Closed Wait, zh: 坎张 }
    group: waits
    value: { fan: 1 }
    when: wait is closed and waits_for_one
    source: "6, 78"
    status: published
    examples:
      - { hand: 1235577899p (123p) +8p, by: draw }
      - { hand: 2466p456s (5555z) (2222s) +3p, by: discard }
      - { hand: 345m23457p12344s +6p, by: discard }
      - { not: 567m45556p34s (345m) +5s, by: discard }
      - { not: 33m123456p12456s +3s, by: discard }
  single_wait:
    name: { en: Single Wait, zh: 单钓将 }
    group: waits
    value: { fan: 1 }
    when: wait is single and waits_for_one
    source: "6, 79"
    status: published
    examples:
      - { hand: 345m6667z (555z) (999s) +7z, by: discard }
      - { hand: 111444888m5p888s +5p, by: discard }
      - { hand: 258m369p1478s (234p) +8s, by: discard, options: { edition: mil_1998 } }
      - { not: 258m369p1478s (234p) +8s, by: discard, options: { edition: wmo_2006 } }
      - { not: 6789p <5555z> <1111s> (345m) +9p, by: discard }
      - { not: 1m (234m) (345p) (234s) (7777z) +1m, by: discard }
      - { not: 888m4567p789s <1111z> +4p, seat: 2, by: discard }
      - { hand: 258m369p1478s (234p) +8s, by: discard, options: { wait_beside_knitted: counted }, gives: { fan: 15 } }
      - not: 258m369p1478s (234p) +8s
        by: discard
        options: { wait_beside_knitted: not_counted }
        gives: { fan: 14 }
  self_drawn:
    name: { en: Self-Drawn, zh: 自摸 }
    group: last
    value: { fan: 1 }
    when: by draw
    source: "6, 80"
    status: published
    examples:
      - { hand: 66999s77z (555z) (666z) +7z, by: draw }
      - { hand: 19m119p19s123456z +7z, by: draw, options: { edition: mil_1998 } }
      - { not: 19m119p19s123456z +7z, by: draw, options: { edition: wmo_2006 } }
      - { not: 234678m55p44556s +3s, by: draw }
      - { not: 456m78s66z (5555p) (123m) +9s, by: draw, with: [after_kong] }
      - { not: 345m6667z (555z) (999s) +7z, by: discard }
  flower_tiles:
    name: { en: Flower Tiles, zh: 花牌 }
    group: flowers
    value: { fan: 1 }
    when: per bonus
    source: "6, 81"
    status: published
    note: After the minimum has been reached.
    examples:
      - { hand: 678p 56s 33z (123m) (345m) +7s 123f, by: discard }
      - { not: 678p56s33z (123m) (345m) +7s, by: discard }
`,
  },
  data: {
    "rulesets/mcr/pack.yaml": 
    '[63,9704,1,0,6,[2,1,[1]],1,2,[2,3],1,7,[2,5],1,4,[2,42,1,2,2,[2,24],2,2,[2,4]],1,5,[2,215,["81 fan, eight to win. The text of 1998 has gaps, so it is read in more than one way: `edition` chooses between the two readings that are written down, and each point on which they differ may be chosen alone."]],0,3,[2,17,0,[1,15]],2,5,[4,400,1,0,5,[6,303,1,0,1,[2,57,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,25,1,2,2,[2,10],2,2,[2,1]]],5,1,[2,51,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,19,1,2,2,[2,4],2,2,[2,1]]],5,1,[2,53,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,21,1,2,2,[2,6],2,2,[2,1]]],5,1,[2,41,1,2,5,[2,1,[7]],2,4,[2,21,1,2,2,[2,6],2,2,[2,1]]],5,1,[2,66,1,2,5,[2,1,[8]],2,6,[2,1,[1]],2,5,[2,4,[true]],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]]],3,6,[2,1,[4]],3,5,[2,5],3,6,[2,34,1,2,7,[2,5],2,7,[2,5]],3,6,[2,3,["2"]]],2,5,[4,1336,1,0,6,[2,4],3,4,[2,5],3,4,[2,6],3,4,[2,15],3,11,[2,12],3,12,[2,12],3,11,[2,12],3,16,[2,15],3,16,[2,15],3,12,[2,38],3,13,[2,17],3,15,[2,57],3,19,[2,114,["shape is pairs or shape is orphans or shape is singles or nine_gates_wait or count(concealed triplet) == 4"]],2,13,[2,101],78,12,[2,99],3,12,[2,91],3,10,[2,87],3,19,[2,112,["if two_concealed_kongs is six or two_concealed_kongs is by_edition and edition is mil_1998 then 6 else 8"]],2,15,[2,136,["if mixed_kongs is four then 4 else if mixed_kongs is five or mixed_kongs is by_edition and edition is mil_1998 then 5 else 6"]]],2,7,[4,2626,1,0,7,[6,216,1,0,4,[2,6],5,6,[2,20,0,[1,8],[2,8]],5,7,[2,8],5,4,[2,88],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,3,["1"]]],3,19,[6,258,1,0,4,[2,6],5,6,[2,41,0,[1,10],[2,10],[2,15]],5,7,[2,10],5,4,[2,94],5,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,6,[2,3,["1"]]],3,19,[6,234,1,0,4,[2,6],5,6,[2,34,0,[1,10],[2,7],[2,11]],5,7,[2,10],5,4,[2,74],5,4,[2,39,1,2,2,[2,19],2,2,[2,6]],5,6,[2,3,["1"]]],3,17,[6,233,1,0,4,[2,6],5,6,[2,34,0,[1,10],[2,7],[2,11]],5,7,[2,10],5,4,[2,75],5,4,[2,37,1,2,2,[2,17],2,2,[2,6]],5,6,[2,3,["1"]]],3,19,[6,181,1,0,4,[2,6],5,6,[2,24,0,[1,10],[2,3],[2,5]],5,7,[2,10],5,4,[2,34],5,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,6,[2,3,["1"]]],3,11,[6,195,1,0,4,[2,6],5,6,[2,29,0,[1,10],[2,4],[2,4],[2,3]],5,7,[2,10],5,4,[2,49],5,4,[2,30,1,2,2,[2,11],2,2,[2,5]],5,6,[2,3,["1"]]],3,12,[6,188,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,86],5,4,[2,30,1,2,2,[2,12],2,2,[2,4]],5,6,[2,7,["1, 10"]]],3,18,[6,179,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,73],5,4,[2,38,1,2,2,[2,18],2,2,[2,6]],5,6,[2,3,["1"]]],3,8,[6,191,1,0,4,[2,6],5,7,[2,1,[0]],5,5,[2,9,0,[1,1,[0]],[2,4,[1000]]],5,4,[2,81],5,4,[2,24,1,2,2,[2,8],2,2,[2,2]],5,6,[2,3,["1"]]],3,7,[6,157,1,0,4,[2,6],5,7,[2,1,[8]],5,5,[2,7,0,[1,1,[0]],[2,2,[88]]],5,4,[2,50],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,3,["2"]]],3,17,[6,166,1,0,4,[2,6],5,7,[2,2,[10]],5,5,[2,8,0,[1,1,[0]],[2,3,[100]]],5,4,[2,41],5,4,[2,35,1,2,2,[2,17],2,2,[2,4]],5,6,[2,7,["2, 10"]]],3,15,[6,154,1,0,4,[2,6],5,7,[2,1,[0]],5,5,[2,12,0,[1,1,[0]],[2,7,[1000000]]],5,4,[2,31],5,4,[2,32,1,2,2,[2,15],2,2,[2,3]],5,6,[2,5]]],2,5,[4,241,1,0,5,[2,1,[4]],3,8,[2,5],3,4,[2,1,[2]],3,7,[2,1,[1]],3,6,[2,53,1,2,1,[2,12,0,[1,1,[2]],[2,1,[1]],[2,1,[4]],[2,1,[3]]],2,1,[2,12,0,[1,1,[3]],[2,1,[4]],[2,1,[2]],[2,1,[1]]],2,1,[2,12,0,[1,1,[2]],[2,1,[1]],[2,1,[4]],[2,1,[3]]]],3,6,[2,3,["2"]],3,6,[2,5],3,4,[2,89]],2,4,[4,152,1,0,6,[2,1,[2]],3,4,[2,1,[2]],3,5,[2,4],3,6,[2,4],3,7,[2,1,[0]],3,12,[2,4],3,6,[2,3,["2"]],3,4,[2,47]],2,4,[4,45,1,0,7,[2,9,0,[1,1,[4]],[2,1,[4]],[2,1,[4]]],3,4,[2,4],3,6,[2,3,["2"]]],2,5,[4,106,1,0,10,[2,4],3,6,[2,3,["2"]],3,4,[2,67]],2,5,[4,11,1,0,4,[2,5]],2,8,[4,128,1,0,15,[6,107,1,0,4,[2,33,1,2,2,[2,15],2,2,[2,4]],5,4,[2,57]]],2,4,[4,158,1,0,5,[2,30,0,[1,3],[2,14],[2,7]],3,5,[2,42,0,[1,3],[2,10],[2,14],[2,7]],3,8,[2,42,0,[1,3],[2,10],[2,14],[2,7]],3,6,[2,3,["2"]]],2,5,[4,1455,1,0,3,[6,159,1,0,4,[2,18,1,2,2,[2,3],2,2,[2,1]],5,2,[2,27,0,[1,4],[2,7],[2,10]],5,5,[2,4],5,4,[2,1,[3]],5,4,[2,7],5,5,[2,5,0,[1,3]],5,9,[2,4,[true]],5,6,[2,3,["2"]]],3,4,[6,167,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,14],5,4,[2,1,[2]],5,5,[2,6,0,[1,4]],5,4,[2,9,0,[1,7]],5,6,[2,3,["2"]]],3,4,[6,202,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,14],5,4,[2,1,[2]],5,5,[2,61,0,[1,4],[2,44,1,2,5,[2,15],2,2,[2,12]],[2,7]],5,6,[2,3,["2"]]],3,4,[6,182,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,2,[2,9],5,4,[2,3],5,5,[2,4],5,4,[2,14],5,4,[2,1,[1]],5,5,[2,6,0,[1,4]],5,4,[2,9,0,[1,7]],5,6,[2,3,["2"]]],3,10,[6,223,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,11],5,5,[2,4],5,4,[2,14],5,5,[2,85,0,[1,4],[2,22,1,2,6,[2,10]],[2,44,1,2,5,[2,15],2,2,[2,12]],[2,7]],5,6,[2,3,["2"]]],3,14,[6,290,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,7],5,5,[2,4],5,4,[2,14],5,8,[2,5],5,5,[2,61,0,[1,4],[2,44,1,2,5,[2,15],2,2,[2,12]],[2,7]],5,6,[2,3,["2"]],5,4,[2,60]],3,7,[6,126,1,0,4,[2,22,1,2,2,[2,7],2,2,[2,1]],5,2,[2,6,0,[1,4]],5,4,[2,8],5,5,[2,36,0,[1,7],[2,19,1,2,6,[2,7]],[2,4]],5,6,[2,3,["2"]]]],2,9,[4,651,1,0,10,[6,175,1,0,4,[2,64],5,4,[2,74],5,6,[2,7,["6, 46"]]],3,12,[2,96,1,2,4,[2,20],2,4,[2,41],2,6,[2,7,["6, 47"]]],3,12,[2,77,1,2,4,[2,15],2,4,[2,27],2,6,[2,7,["6, 44"]]],3,14,[6,120,1,0,4,[2,20],5,4,[2,63],5,6,[2,7,["6, 58"]]],3,10,[2,95,1,2,4,[2,29],2,4,[2,35],2,6,[2,3,["5"]]]],2,6,[4,449,1,0,4,[2,64,1,2,2,[2,12],2,4,[2,20,1,2,2,[2,4],2,2,[2,2]],2,6,[2,6,["3, 1"]]],3,7,[2,91,1,2,2,[2,35],2,4,[2,24,1,2,2,[2,7],2,2,[2,3]],2,6,[2,6,["3, 2"]]],3,5,[2,59,1,2,2,[2,6],2,4,[2,21,1,2,2,[2,5],2,2,[2,2]],2,6,[2,6,["3, 3"]]],3,7,[2,86,1,2,2,[2,31],2,4,[2,23,1,2,2,[2,7],2,2,[2,2]],2,6,[2,6,["3, 4"]]],3,7,[2,97,1,2,2,[2,42],2,4,[2,23,1,2,2,[2,7],2,2,[2,2]],2,6,[2,6,["3, 5"]]]],2,7,[4,33,1,0,3,[2,28,1,2,4,[2,18,1,2,2,[2,3],2,2,[2,1]]]],2,5,[4,115,1,0,5,[2,48],3,7,[2,31],3,6,[2,6,["2, 4"]]],2,6,[4,428,1,0,3,[6,330,1,0,7,[8,100,1,0,4,[2,31],7,6,[2,9],7,6,[2,24]],5,6,[8,111,1,0,4,[2,35],7,6,[2,1,[8]],7,6,[2,39]],5,10,[8,62,1,0,4,[2,7],7,6,[2,9],7,6,[2,10]]],3,9,[6,57,1,0,7,[2,48,1,2,6,[2,17],2,6,[2,9]]],3,6,[2,3,["4"]]],2,8,[4,71,1,0,12,[2,5,[false]],3,6,[2,1,[4]],3,6,[2,15],3,6,[2,3,["2"]]],2,5,[4,608,1,0,5,[2,20,1,2,2,[2,4],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,5,[2,20,1,2,2,[2,4],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,18,1,2,2,[2,3],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,28,1,2,2,[2,13],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]]],2,7,[4,141,1,0,3,[2,137,["Chinese Official Mahjong as collected in our rule sheet; the number before the comma is the chapter, after it that of the fan"]]]]',
    "rulesets/mcr/patterns.yaml": 
    '[81,42484,1,0,6,[4,804,1,0,5,[6,115,1,0,6,[2,6],5,4,[2,22,1,2,2,[2,5],2,2,[2,3]],5,6,[2,3,["5"]],5,4,[2,41]],3,10,[2,70,1,2,6,[2,6],2,4,[2,31,1,2,2,[2,14],2,2,[2,3]],2,6,[2,3,["5"]]],3,5,[2,45,1,2,6,[2,3],2,4,[2,22,1,2,2,[2,5],2,2,[2,3]]],3,5,[2,58,1,2,6,[2,4],2,4,[2,21,1,2,2,[2,5],2,2,[2,2]],2,6,[2,3,["5"]]],3,15,[2,69,1,2,6,[2,4],2,4,[2,32,1,2,2,[2,15],2,2,[2,3]],2,6,[2,3,["5"]]],3,7,[2,47,1,2,6,[2,3],2,4,[2,24,1,2,2,[2,7],2,2,[2,3]]],3,5,[2,45,1,2,6,[2,3],2,4,[2,22,1,2,2,[2,5],2,2,[2,3]]],3,6,[2,55,1,2,6,[2,3],2,4,[2,32,1,2,2,[2,14],2,2,[2,4]]],3,5,[2,59,1,2,6,[2,4],2,4,[2,22,1,2,2,[2,5],2,2,[2,3]],2,6,[2,3,["5"]]],3,4,[2,52,1,2,6,[2,3],2,4,[2,29,1,2,2,[2,11],2,2,[2,4]]],3,7,[2,59,1,2,6,[2,3],2,5,[2,4,[true]],2,4,[2,23,1,2,2,[2,7],2,2,[2,2]]]],2,8,[15,41645,1,0,14,[6,576,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[88]]],5,4,[2,27],5,7,[2,55,0,[1,15],[2,9],[2,14],[2,9]],5,19,[2,48,1,2,27,[2,15]],5,6,[2,6,["6, 1"]],5,6,[2,9],5,8,[8,254,0,[2,87,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[98]]]],[9,79,1,2,4,[2,26],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,12,1,2,3,[2,3,[152]]]],[9,68,1,2,3,[2,30],2,4,[2,1,[3]],2,5,[2,1,[3]],2,2,[2,4]]]],3,17,[6,433,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[88]]],5,4,[2,29],5,7,[2,31,0,[1,16],[2,11]],5,19,[2,50,1,2,27,[2,17]],5,6,[2,6,["6, 2"]],5,6,[2,9],5,8,[8,128,0,[2,68,1,2,4,[2,27],2,2,[2,4],2,5,[2,12,1,2,3,[2,3,[104]]]],[9,49,1,2,3,[2,27],2,2,[2,7]]]],3,9,[6,471,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[88]]],5,4,[2,23],5,7,[2,12,0,[1,10]],5,6,[2,6,["6, 3"]],5,6,[2,9],5,4,[2,45],5,8,[8,221,0,[2,67,1,2,4,[2,27],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[93]]]],[9,94,1,2,4,[2,18],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]],2,5,[2,12,1,2,3,[2,3,[142]]]],[9,40,1,2,3,[2,18],2,2,[2,7]]]],3,10,[6,599,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[88]]],5,4,[2,15],5,7,[2,39,0,[1,10],[2,14],[2,9]],5,19,[2,91,1,2,27,[2,58]],5,6,[2,6,["6, 4"]],5,6,[2,9],5,4,[2,43],5,8,[8,213,0,[2,91,1,2,4,[2,18],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]],2,5,[2,12,1,2,3,[2,3,[107]]]],[9,61,1,2,4,[2,18],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[92]]]],[9,41,1,2,3,[2,19],2,2,[2,7]]]],3,10,[6,436,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[88]]],5,4,[2,16],5,7,[2,24,0,[1,9],[2,11]],5,6,[2,6,["6, 5"]],5,6,[2,9],5,8,[8,237,0,[2,82,1,2,4,[2,38],2,2,[2,7],2,5,[2,12,1,2,3,[2,3,[163]]]],[9,82,1,2,4,[2,38],2,2,[2,7],2,5,[2,12,1,2,3,[2,3,[105]]]],[9,53,1,2,3,[2,34],2,2,[2,4]]]],3,19,[6,541,1,0,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,5,[2,6],5,5,[2,11,1,2,3,[2,2,[88]]],5,4,[2,108],5,7,[2,52,0,[1,11],[2,10],[2,14],[2,9]],5,6,[2,6,["6, 6"]],5,6,[2,9],5,8,[8,211,0,[2,61,1,2,4,[2,18],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[90]]]],[9,90,1,2,4,[2,18],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]],2,5,[2,11,1,2,3,[2,2,[89]]]],[9,40,1,2,3,[2,18],2,2,[2,7]]]],3,16,[6,456,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,6],5,5,[2,11,1,2,3,[2,2,[88]]],5,4,[2,16],5,7,[2,53,0,[1,24],[2,9],[2,14]],5,6,[2,6,["6, 7"]],5,6,[2,9],5,8,[8,220,0,[2,93,1,2,4,[2,21],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]],2,5,[2,11,1,2,3,[2,2,[89]]]],[9,43,1,2,3,[2,21],2,2,[2,7]],[9,64,1,2,4,[2,21],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[88]]]]]],15,13,[6,396,1,0,4,[2,30,1,2,2,[2,13],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[64]]],5,4,[2,22],5,7,[2,78,0,[1,9],[2,12],[2,11],[2,27],[2,9]],5,6,[2,6,["6, 8"]],5,6,[2,9],5,8,[8,133,0,[2,63,1,2,4,[2,23],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[97]]]],[9,59,1,2,3,[2,31],2,4,[2,1,[2]],2,2,[2,4]]]],3,17,[6,509,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[64]]],5,4,[2,44],5,7,[2,17,0,[1,15]],5,19,[2,48,1,2,27,[2,15]],5,6,[2,6,["6, 9"]],5,6,[2,9],5,4,[2,36],5,8,[8,158,0,[2,90,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,1,[3]],2,2,[2,4],2,5,[2,12,1,2,3,[2,3,[135]]]],[9,57,1,2,3,[2,26],2,4,[2,1,[3]],2,2,[2,7]]]],3,20,[6,455,1,0,4,[2,37,1,2,2,[2,20],2,2,[2,3]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[64]]],5,4,[2,48],5,7,[2,31,0,[1,16],[2,11]],5,19,[2,50,1,2,27,[2,17]],5,6,[2,7,["6, 10"]],5,6,[2,9],5,8,[8,127,0,[2,70,1,2,4,[2,27],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[67]]]],[9,46,1,2,3,[2,27],2,2,[2,4]]]],3,10,[6,685,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[64]]],5,4,[2,20],5,7,[2,54,0,[1,9],[2,12],[2,27]],5,6,[2,7,["6, 11"]],5,6,[2,9],5,4,[2,20],5,8,[8,419,0,[2,58,1,2,4,[2,26],2,4,[2,1,[3]],2,2,[2,7]],[9,69,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,1,[3]],2,2,[2,4]],[9,66,1,2,3,[2,28],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,4]],[9,81,1,2,4,[2,26],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,14,1,2,5,[2,3,[152]]]],[9,107,1,2,4,[2,26],2,4,[2,1,[3]],2,2,[2,7],2,7,[2,16,1,2,8,[2,2,[88]]],2,5,[2,13,1,2,5,[2,2,[88]]]]]],3,20,[6,503,1,0,4,[2,37,1,2,2,[2,20],2,2,[2,3]],5,5,[2,15],5,5,[2,11,1,2,3,[2,2,[64]]],5,4,[2,29],5,7,[2,27,0,[1,9],[2,14]],5,6,[2,7,["6, 12"]],5,6,[2,9],5,8,[8,266,0,[2,63,1,2,4,[2,20],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[69]]]],[9,61,1,2,4,[2,38],2,2,[2,7]],[9,53,1,2,3,[2,34],2,2,[2,4]],[9,60,1,2,3,[2,38],2,2,[2,7]]]],3,19,[6,376,1,0,4,[2,38,1,2,2,[2,19],2,2,[2,5]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[64]]],5,4,[2,47],5,7,[2,34,0,[1,10],[2,9],[2,9]],5,6,[2,7,["6, 13"]],5,6,[2,9],5,8,[8,123,0,[2,62,1,2,4,[2,22],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[66]]]],[9,50,1,2,3,[2,31],2,2,[2,4]]]],15,14,[6,359,1,0,4,[2,33,1,2,2,[2,14],2,2,[2,5]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[48]]],5,4,[2,38],5,7,[2,10,0,[1,8]],5,6,[2,7,["6, 14"]],5,6,[2,9],5,8,[8,144,0,[2,95,1,2,4,[2,31],2,2,[2,4],2,4,[2,16,0,[1,14]],2,5,[2,11,1,2,3,[2,2,[96]]]],[9,38,1,2,3,[2,19],2,2,[2,4]]]],3,23,[6,408,1,0,4,[2,42,1,2,2,[2,23],2,2,[2,5]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[48]]],5,4,[2,62],5,7,[2,31,0,[1,18],[2,9]],5,6,[2,7,["6, 15"]],5,6,[2,9],5,8,[8,139,0,[2,74,1,2,4,[2,31],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[63]]]],[9,54,1,2,3,[2,32],2,2,[2,7]]]],15,23,[6,350,1,0,4,[2,42,1,2,2,[2,23],2,2,[2,5]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[32]]],5,4,[2,68],5,6,[2,7,["6, 16"]],5,6,[2,9],5,8,[8,120,0,[2,67,1,2,4,[2,27],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[37]]]],[9,42,1,2,3,[2,23],2,2,[2,4]]]],3,11,[6,448,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[32]]],5,4,[2,16],5,6,[2,7,["6, 17"]],5,6,[2,9],5,8,[8,285,0,[2,74,1,2,4,[2,34],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[53]]]],[9,74,1,2,4,[2,34],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[67]]]],[9,60,1,2,3,[2,38],2,2,[2,7]],[9,48,1,2,3,[2,29],2,2,[2,4]]]],3,24,[6,612,1,0,4,[2,41,1,2,2,[2,24],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[32]]],5,4,[2,80],5,7,[2,54,0,[1,9],[2,12],[2,27]],5,6,[2,7,["6, 18"]],5,6,[2,9],5,4,[2,20],5,8,[8,272,0,[2,80,1,2,4,[2,31],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[44]]]],[9,64,1,2,4,[2,21],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[56]]]],[9,42,1,2,3,[2,23],2,2,[2,4]],[9,57,1,2,3,[2,26],2,4,[2,1,[3]],2,2,[2,7]]]],15,11,[6,435,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,6],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,14],5,7,[2,16,0,[1,14]],5,6,[2,7,["6, 19"]],5,6,[2,9],5,4,[2,36,["No wait fan: those belong to sets."]],5,8,[8,196,0,[2,91,1,2,4,[2,19],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]],2,5,[2,11,1,2,3,[2,2,[41]]]],[9,44,1,2,4,[2,21],2,2,[2,7]],[9,41,1,2,3,[2,22],2,2,[2,4]]]],3,32,[6,479,1,0,4,[2,50,1,2,2,[2,32],2,2,[2,4]],5,5,[2,6],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,47],5,7,[2,27,0,[1,9],[2,14]],5,6,[2,7,["6, 20"]],5,6,[2,9],5,8,[8,220,0,[2,93,1,2,4,[2,21],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]],2,5,[2,11,1,2,3,[2,2,[25]]]],[9,43,1,2,3,[2,21],2,2,[2,7]],[9,64,1,2,4,[2,21],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[24]]]]]],3,14,[6,364,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,35],5,7,[2,35,0,[1,9],[2,11],[2,9]],5,6,[2,7,["6, 21"]],5,6,[2,9],5,8,[8,129,0,[2,70,1,2,4,[2,27],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[26]]]],[9,48,1,2,3,[2,29],2,2,[2,4]]]],3,10,[6,425,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,32],5,7,[2,11,0,[1,9]],5,6,[2,7,["6, 22"]],5,6,[2,9],5,8,[8,221,0,[2,66,1,2,4,[2,26],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[32]]]],[9,97,1,2,4,[2,30],2,2,[2,7],2,4,[2,16,0,[1,14]],2,5,[2,11,1,2,3,[2,2,[45]]]],[9,38,1,2,3,[2,19],2,2,[2,4]]]],3,16,[6,378,1,0,4,[2,35,1,2,2,[2,16],2,2,[2,5]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,29],5,6,[2,7,["6, 23"]],5,6,[2,9],5,8,[8,194,0,[2,59,1,2,4,[2,19],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[48]]]],[9,74,1,2,3,[2,31],2,2,[2,4],2,4,[2,16,0,[1,14]]],[9,41,1,2,3,[2,19],2,2,[2,7]]]],3,18,[6,374,1,0,4,[2,37,1,2,2,[2,18],2,2,[2,5]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,46],5,6,[2,7,["6, 24"]],5,6,[2,9],5,8,[8,171,0,[2,55,1,2,4,[2,32],2,2,[2,7]],[9,43,1,2,3,[2,24],2,2,[2,4]],[9,53,1,2,3,[2,31],2,2,[2,7]]]],3,11,[6,369,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,25],5,7,[2,23,0,[1,10],[2,9]],5,6,[2,7,["6, 25"]],5,6,[2,9],5,8,[8,160,0,[2,73,1,2,4,[2,30],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[39]]]],[9,76,1,2,3,[2,30],2,2,[2,7],2,4,[2,16,0,[1,14]]]]],3,12,[6,346,1,0,4,[2,28,1,2,2,[2,12],2,2,[2,2]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,26],5,7,[2,24,0,[1,11],[2,9]],5,6,[2,7,["6, 26"]],5,6,[2,9],5,8,[8,134,0,[2,75,1,2,4,[2,31],2,2,[2,4],2,4,[2,16,0,[1,14]]],[9,48,1,2,3,[2,29],2,2,[2,4]]]],3,11,[6,346,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,25],5,7,[2,23,0,[1,10],[2,9]],5,6,[2,7,["6, 27"]],5,6,[2,9],5,8,[8,137,0,[2,73,1,2,4,[2,30],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[39]]]],[9,53,1,2,3,[2,31],2,2,[2,7]]]],15,13,[6,387,1,0,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[16]]],5,4,[2,29],5,6,[2,7,["6, 28"]],5,6,[2,9],5,8,[8,209,0,[2,85,1,2,4,[2,20],2,2,[2,7],2,4,[2,14,0,[1,12]],2,5,[2,11,1,2,3,[2,2,[27]]]],[9,62,1,2,4,[2,19],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[23]]]],[9,42,1,2,3,[2,20],2,2,[2,7]]]],3,27,[6,423,1,0,4,[2,46,1,2,2,[2,27],2,2,[2,5]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[16]]],5,4,[2,47],5,7,[2,22,0,[1,9],[2,9]],5,6,[2,7,["6, 29"]],5,6,[2,9],5,8,[8,174,0,[2,71,1,2,4,[2,31],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[18]]]],[9,41,1,2,3,[2,22],2,2,[2,4]],[9,42,1,2,3,[2,23],2,2,[2,4]]]],3,18,[6,412,1,0,4,[2,37,1,2,2,[2,18],2,2,[2,5]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[16]]],5,4,[2,54],5,6,[2,7,["6, 30"]],5,6,[2,9],5,8,[8,201,0,[2,63,1,2,4,[2,23],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[24]]]],[9,46,1,2,3,[2,27],2,2,[2,4]],[9,72,1,2,3,[2,28],2,2,[2,7],2,4,[2,14,0,[1,12]]]]],3,9,[6,397,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[16]]],5,4,[2,38],5,7,[2,24,0,[1,11],[2,9]],5,6,[2,7,["6, 31"]],5,6,[2,9],5,8,[8,175,0,[2,39,1,2,4,[2,19],2,2,[2,4]],[9,67,1,2,4,[2,24],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[25]]]],[9,49,1,2,3,[2,27],2,2,[2,7]]]],3,11,[6,389,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[16]]],5,4,[2,38],5,7,[2,13,0,[1,11]],5,6,[2,7,["6, 32"]],5,6,[2,9],5,8,[8,176,0,[2,71,1,2,4,[2,28],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[16]]]],[9,43,1,2,4,[2,23],2,2,[2,4]],[9,42,1,2,3,[2,20],2,2,[2,7]]]],3,21,[6,486,1,0,4,[2,38,1,2,2,[2,21],2,2,[2,3]],5,5,[2,15],5,5,[2,11,1,2,3,[2,2,[16]]],5,4,[2,29],5,6,[2,7,["6, 33"]],5,6,[2,9],5,8,[8,289,0,[2,64,1,2,4,[2,24],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[39]]]],[9,101,1,2,4,[2,29],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]],2,5,[2,11,1,2,3,[2,2,[36]]]],[9,53,1,2,3,[2,34],2,2,[2,4]],[9,42,1,2,3,[2,20],2,2,[2,7]]]],15,31,[6,444,1,0,4,[2,48,1,2,2,[2,31],2,2,[2,3]],5,5,[2,6],5,5,[2,11,1,2,3,[2,2,[12]]],5,4,[2,46],5,7,[2,27,0,[1,9],[2,14]],5,6,[2,7,["6, 34"]],5,6,[2,9],5,8,[8,188,0,[2,64,1,2,4,[2,21],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[12]]]],[9,64,1,2,4,[2,21],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[24]]]],[9,40,1,2,3,[2,21],2,2,[2,4]]]],3,16,[6,697,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,6],5,5,[2,11,1,2,3,[2,2,[12]]],5,4,[2,84],5,6,[2,7,["6, 35"]],5,6,[2,9],5,8,[8,459,0,[2,44,1,2,4,[2,21],2,2,[2,7]],[9,68,1,2,4,[2,25],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[20]]]],[9,99,1,2,4,[2,24],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]],2,5,[2,11,1,2,3,[2,2,[15]]]],[9,40,1,2,3,[2,21],2,2,[2,4]],[9,64,1,2,3,[2,20],2,2,[2,7],2,4,[2,14,0,[1,12]]],[9,97,1,2,3,[2,21],2,2,[2,7],2,7,[2,23,1,2,12,[2,5,[false]]],2,5,[2,11,1,2,3,[2,2,[12]]]]]],3,10,[6,328,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[12]]],5,4,[2,30],5,7,[2,11,0,[1,9]],5,6,[2,7,["6, 36"]],5,6,[2,9],5,8,[8,126,0,[2,77,1,2,4,[2,30],2,2,[2,7],2,4,[2,16,0,[1,14]]],[9,38,1,2,3,[2,19],2,2,[2,4]]]],3,10,[6,312,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[12]]],5,4,[2,30],5,7,[2,11,0,[1,9]],5,6,[2,7,["6, 37"]],5,6,[2,9],5,8,[8,110,0,[2,54,1,2,4,[2,31],2,2,[2,7]],[9,45,1,2,3,[2,26],2,2,[2,4]]]],3,15,[6,455,1,0,4,[2,32,1,2,2,[2,15],2,2,[2,3]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[12]]],5,4,[2,27],5,19,[2,48,1,2,27,[2,15]],5,6,[2,7,["6, 38"]],5,6,[2,9],5,8,[8,200,0,[2,53,1,2,4,[2,30],2,2,[2,7]],[9,68,1,2,3,[2,30],2,4,[2,1,[3]],2,5,[2,1,[3]],2,2,[2,4]],[9,59,1,2,3,[2,31],2,4,[2,1,[2]],2,2,[2,4]]]],14,14,[6,316,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,29],5,6,[2,7,["6, 39"]],5,6,[2,9],5,8,[8,138,0,[2,63,1,2,4,[2,20],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[13]]]],[9,64,1,2,3,[2,20],2,2,[2,7],2,4,[2,14,0,[1,12]]]]],3,16,[6,395,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,33],5,7,[2,17,0,[1,15]],5,6,[2,7,["6, 40"]],5,6,[2,9],5,8,[8,179,0,[2,74,1,2,4,[2,31],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[10]]]],[9,39,1,2,4,[2,19],2,2,[2,4]],[9,46,1,2,3,[2,27],2,2,[2,4]]]],3,17,[6,403,1,0,4,[2,36,1,2,2,[2,17],2,2,[2,5]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,29],5,6,[2,7,["6, 41"]],5,6,[2,9],5,8,[8,219,0,[2,70,1,2,4,[2,28],2,2,[2,7],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,57,1,2,3,[2,35],2,2,[2,7]],[9,72,1,2,3,[2,28],2,2,[2,7],2,4,[2,14,0,[1,12]]]]],3,19,[6,420,1,0,4,[2,38,1,2,2,[2,19],2,2,[2,5]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,46],5,6,[2,7,["6, 42"]],5,6,[2,9],5,8,[8,217,0,[2,44,1,2,4,[2,24],2,2,[2,4]],[9,49,1,2,4,[2,29],2,2,[2,4]],[9,53,1,2,3,[2,31],2,2,[2,7]],[9,42,1,2,3,[2,23],2,2,[2,4]]]],3,12,[6,395,1,0,4,[2,29,1,2,2,[2,12],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,16],5,6,[2,7,["6, 43"]],5,6,[2,9],5,4,[2,20],5,8,[8,201,0,[2,70,1,2,4,[2,28],2,2,[2,7],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,58,1,2,4,[2,35],2,2,[2,7]],[9,53,1,2,3,[2,31],2,2,[2,7]]]],3,14,[6,365,1,0,4,[2,32,1,2,2,[2,14],2,2,[2,4]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,24],5,7,[2,12,0,[1,10]],5,6,[2,7,["6, 44"]],5,6,[2,9],5,8,[8,165,0,[2,90,1,2,4,[2,28],2,2,[2,4],2,4,[2,14,0,[1,12]],2,5,[2,11,1,2,3,[2,2,[14]]]],[9,64,1,2,3,[2,20],2,2,[2,7],2,4,[2,14,0,[1,12]]]]],3,15,[6,420,1,0,4,[2,33,1,2,2,[2,15],2,2,[2,4]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,27],5,6,[2,7,["6, 45"]],5,6,[2,9],5,8,[8,242,0,[2,88,1,2,4,[2,23],2,2,[2,7],2,4,[2,14,0,[1,12]],2,5,[2,11,1,2,3,[2,2,[11]]]],[9,65,1,2,4,[2,20],2,2,[2,7],2,4,[2,14,0,[1,12]]],[9,69,1,2,3,[2,28],2,2,[2,4],2,4,[2,14,0,[1,12]]]]],3,25,[6,357,1,0,4,[2,43,1,2,2,[2,25],2,2,[2,4]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,10],5,7,[2,12,0,[1,10]],5,6,[2,7,["6, 46"]],5,6,[2,9],5,8,[8,160,0,[2,89,1,2,4,[2,29],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,11,1,2,3,[2,2,[10]]]],[9,60,1,2,3,[2,32],2,4,[2,1,[2]],2,2,[2,4]]]],3,16,[6,359,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,12],5,7,[2,11,0,[1,9]],5,6,[2,7,["6, 47"]],5,6,[2,9],5,8,[8,171,0,[2,93,1,2,4,[2,28],2,2,[2,7],2,4,[2,14,0,[1,12]],2,5,[2,11,1,2,3,[2,2,[18]]]],[9,67,1,2,3,[2,23],2,2,[2,7],2,4,[2,14,0,[1,12]]]]],3,19,[6,995,1,0,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,5,[2,5],5,5,[2,28,1,2,3,[2,19]],5,4,[2,47],5,7,[2,21,0,[1,19]],5,6,[2,7,["6, 48"]],5,6,[2,9],5,4,[2,46],5,8,[8,683,0,[2,106,1,2,4,[2,32],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]],2,5,[2,10,1,2,3,[2,1,[9]]]],[9,49,1,2,4,[2,29],2,2,[2,4]],[9,51,1,2,3,[2,29],2,2,[2,7]],[9,51,1,2,3,[2,29],2,2,[2,7]],[9,107,1,2,4,[2,32],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]],2,5,[2,11,1,2,3,[2,2,[11]]]],[9,130,1,0,4,[2,32],9,2,[2,7],9,7,[2,28,1,2,19,[2,3]],9,5,[2,10,1,2,3,[2,1,[9]]]],[9,133,1,0,4,[2,32],9,2,[2,7],9,7,[2,30,1,2,19,[2,5]],9,5,[2,11,1,2,3,[2,2,[11]]]]]],14,9,[6,409,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[6]]],5,4,[2,12],5,6,[2,7,["6, 49"]],5,6,[2,9],5,8,[8,252,0,[2,47,1,2,4,[2,27],2,2,[2,4]],[9,81,1,2,4,[2,32],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[12]]]],[9,49,1,2,3,[2,27],2,2,[2,7]],[9,46,1,2,3,[2,27],2,2,[2,4]]]],3,10,[6,457,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[6]]],5,4,[2,33],5,6,[2,7,["6, 50"]],5,6,[2,9],5,8,[8,278,0,[2,67,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,4]],[9,39,1,2,4,[2,19],2,2,[2,4]],[9,43,1,2,4,[2,23],2,2,[2,4]],[9,46,1,2,3,[2,27],2,2,[2,4]],[9,45,1,2,3,[2,26],2,2,[2,4]]]],3,19,[6,448,1,0,4,[2,38,1,2,2,[2,19],2,2,[2,5]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[6]]],5,4,[2,37],5,6,[2,7,["6, 51"]],5,6,[2,9],5,8,[8,254,0,[2,47,1,2,4,[2,24],2,2,[2,7]],[9,63,1,2,4,[2,20],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[12]]]],[9,73,1,2,4,[2,28],2,2,[2,7],2,4,[2,14,0,[1,12]]],[9,42,1,2,3,[2,20],2,2,[2,7]]]],3,9,[6,723,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[6]]],5,4,[2,101],5,6,[2,7,["6, 52"]],5,6,[2,9],5,8,[8,477,0,[2,60,1,2,4,[2,31],2,4,[2,1,[2]],2,2,[2,4]],[9,48,1,2,4,[2,25],2,2,[2,7]],[9,44,1,2,4,[2,24],2,2,[2,4]],[9,60,1,2,3,[2,32],2,4,[2,1,[2]],2,2,[2,4]],[9,40,1,2,3,[2,21],2,2,[2,4]],[9,65,1,2,4,[2,22],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[30]]]],[9,104,1,2,3,[2,22],2,2,[2,7],2,7,[2,29,1,2,18,[2,5,[false]]],2,5,[2,11,1,2,3,[2,2,[24]]]]]],3,11,[6,572,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[6]]],5,4,[2,38],5,7,[2,13,0,[1,11]],5,6,[2,7,["6, 53"]],5,6,[2,9],5,4,[2,76],5,8,[8,274,0,[2,78,1,2,4,[2,35],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[10]]]],[9,61,1,2,4,[2,38],2,2,[2,7]],[9,46,1,2,3,[2,27],2,2,[2,4]],[9,60,1,2,3,[2,38],2,2,[2,7]]]],3,16,[6,454,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[6]]],5,4,[2,29],5,7,[2,13,0,[1,11]],5,19,[2,50,1,2,27,[2,17]],5,6,[2,7,["6, 54"]],5,6,[2,9],5,8,[8,168,0,[2,53,1,2,4,[2,30],2,2,[2,7]],[9,49,1,2,3,[2,27],2,2,[2,7]],[9,46,1,2,3,[2,27],2,2,[2,4]]]],14,12,[6,395,1,0,4,[2,29,1,2,2,[2,12],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[4]]],5,4,[2,52],5,6,[2,7,["6, 55"]],5,6,[2,9],5,8,[8,195,0,[2,67,1,2,4,[2,27],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[10]]]],[9,59,1,2,3,[2,31],2,4,[2,1,[2]],2,2,[2,4]],[9,49,1,2,3,[2,27],2,2,[2,7]]]],3,20,[6,954,1,0,4,[2,37,1,2,2,[2,20],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[4]]],5,4,[2,67],5,7,[2,12,0,[1,10]],5,6,[2,7,["6, 56"]],5,6,[2,9],5,4,[2,84],5,8,[8,611,0,[2,39,1,2,4,[2,19],2,2,[2,4]],[9,59,1,2,4,[2,20],2,2,[2,4],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,49,1,2,4,[2,29],2,2,[2,4]],[9,69,1,2,3,[2,18],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]]],[9,70,1,2,4,[2,18],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]]],[9,46,1,2,3,[2,27],2,2,[2,4]],[9,110,1,2,4,[2,18],2,2,[2,4],2,7,[2,40,1,2,19,[2,15]],2,5,[2,12,1,2,3,[2,3,[110]]]],[9,104,1,2,3,[2,18],2,2,[2,4],2,7,[2,35,1,2,19,[2,10]],2,5,[2,12,1,2,3,[2,3,[107]]]]]],3,16,[6,393,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[4]]],5,4,[2,45],5,6,[2,7,["6, 57"]],5,6,[2,9],5,8,[8,196,0,[2,71,1,2,4,[2,29],2,2,[2,7],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,54,1,2,3,[2,32],2,2,[2,7]],[9,51,1,2,3,[2,29],2,2,[2,7]]]],3,30,[6,1049,1,0,4,[2,47,1,2,2,[2,30],2,2,[2,3]],5,5,[2,5],5,5,[2,24,1,2,3,[2,15]],5,4,[2,45],5,6,[2,7,["6, 57"]],5,6,[2,9],5,4,[2,139,["Without a number of its own among the 81: fan 57 with one kong of each sort, 5 in the reading of 1998, 6 in the green book."]],4,8,[8,675,0,[2,103,1,2,4,[2,29],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]],2,5,[2,10,1,2,3,[2,1,[7]]]],[9,54,1,2,3,[2,32],2,2,[2,7]],[9,51,1,2,3,[2,29],2,2,[2,7]],[9,103,1,2,4,[2,29],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,103,1,2,4,[2,29],2,2,[2,7],2,7,[2,21,1,2,11,[2,4]],2,5,[2,10,1,2,3,[2,1,[6]]]],[9,103,1,2,4,[2,29],2,2,[2,7],2,7,[2,21,1,2,11,[2,4]],2,5,[2,10,1,2,3,[2,1,[7]]]],[9,102,1,2,4,[2,29],2,2,[2,7],2,7,[2,20,1,2,11,[2,3]],2,5,[2,10,1,2,3,[2,1,[8]]]]]],3,9,[6,598,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[4]]],5,4,[2,53],5,6,[2,7,["6, 58"]],5,6,[2,9],5,4,[2,46],5,8,[8,344,0,[2,75,1,2,4,[2,31],2,2,[2,4],2,4,[2,16,0,[1,14]]],[9,91,1,2,4,[2,28],2,2,[2,4],2,4,[2,16,0,[1,14]],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,77,1,2,4,[2,30],2,2,[2,7],2,4,[2,16,0,[1,14]]],[9,72,1,2,3,[2,28],2,2,[2,7],2,4,[2,14,0,[1,12]]]]],14,11,[6,539,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,21],5,19,[2,50,1,2,27,[2,17]],5,6,[2,7,["6, 59"]],5,6,[2,9],5,8,[8,294,0,[2,47,1,2,4,[2,27],2,2,[2,4]],[9,60,1,2,4,[2,31],2,4,[2,1,[2]],2,2,[2,4]],[9,54,1,2,4,[2,34],2,2,[2,4]],[9,49,1,2,3,[2,27],2,2,[2,7]],[9,46,1,2,3,[2,27],2,2,[2,4]]]],3,14,[6,557,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,25],5,19,[2,54,1,2,27,[2,21]],5,6,[2,7,["6, 60"]],5,6,[2,9],5,8,[8,300,0,[2,69,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,1,[3]],2,2,[2,4]],[9,76,1,2,4,[2,25],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,66,1,2,3,[2,28],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,4]],[9,60,1,2,3,[2,32],2,4,[2,1,[2]],2,2,[2,4]]]],3,9,[6,615,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,24],5,19,[2,53,1,2,27,[2,20]],5,6,[2,7,["6, 61"]],5,6,[2,9],5,8,[8,365,0,[2,75,1,2,4,[2,24],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,10,1,2,3,[2,1,[4]]]],[9,69,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,1,[3]],2,2,[2,4]],[9,66,1,2,4,[2,24],2,2,[2,7],2,5,[2,10,1,2,3,[2,1,[6]]]],[9,57,1,2,3,[2,26],2,4,[2,1,[3]],2,2,[2,7]],[9,60,1,2,3,[2,32],2,4,[2,1,[2]],2,2,[2,4]]]],3,14,[6,427,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,24],5,6,[2,7,["6, 62"]],5,6,[2,9],5,8,[8,254,0,[2,62,1,2,4,[2,20],2,2,[2,7],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,57,1,2,4,[2,25],2,4,[2,1,[2]],2,2,[2,7]],[9,39,1,2,3,[2,20],2,2,[2,4]],[9,67,1,2,3,[2,23],2,2,[2,7],2,4,[2,14,0,[1,12]]]]],3,9,[6,465,1,0,4,[2,25,1,2,2,[2,9],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,36],5,7,[2,11,0,[1,9]],5,6,[2,7,["6, 63"]],5,6,[2,9],5,8,[8,260,0,[2,43,1,2,4,[2,20],2,2,[2,7]],[9,47,1,2,4,[2,24],2,2,[2,7]],[9,40,1,2,4,[2,20],2,2,[2,4]],[9,50,1,2,3,[2,28],2,2,[2,7]],[9,42,1,2,3,[2,23],2,2,[2,4]]]],3,8,[6,978,1,0,4,[2,25,1,2,2,[2,8],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,164,["if pairs_hogs or not (shape is pairs and (every tile in 23468s 6z or every tile is terminal)) then per kind where copies == 4 and not in_kong else 0"]],4,6,[2,7,["6, 64"]],5,6,[2,9],5,8,[8,671,0,[2,73,1,2,4,[2,18],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]]],[9,72,1,2,3,[2,18],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]]],[9,72,1,2,4,[2,28],2,2,[2,4],2,4,[2,16,0,[1,14]]],[9,46,1,2,4,[2,26],2,2,[2,4]],[9,74,1,2,3,[2,31],2,2,[2,4],2,4,[2,16,0,[1,14]]],[9,60,1,2,3,[2,32],2,4,[2,1,[2]],2,2,[2,4]],[9,103,1,2,4,[2,18],2,2,[2,7],2,7,[2,30,1,2,17,[2,7]],2,5,[2,12,1,2,3,[2,3,[142]]]],[9,106,1,2,3,[2,18],2,2,[2,7],2,7,[2,34,1,2,17,[2,11]],2,5,[2,12,1,2,3,[2,3,[138]]]]]],3,11,[6,537,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,10],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,26],5,6,[2,7,["6, 65"]],5,6,[2,9],5,8,[8,359,0,[2,74,1,2,4,[2,31],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[11]]]],[9,43,1,2,4,[2,20],2,2,[2,7]],[9,60,1,2,4,[2,31],2,4,[2,1,[2]],2,2,[2,4]],[9,50,1,2,4,[2,27],2,2,[2,7]],[9,42,1,2,3,[2,23],2,2,[2,4]],[9,43,1,2,3,[2,24],2,2,[2,4]]]],3,19,[6,507,1,0,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,5,[2,15],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,29],5,6,[2,7,["6, 66"]],5,6,[2,9],5,8,[8,313,0,[2,67,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,4]],[9,57,1,2,4,[2,25],2,4,[2,1,[2]],2,2,[2,7]],[9,54,1,2,4,[2,34],2,2,[2,4]],[9,54,1,2,3,[2,32],2,2,[2,7]],[9,43,1,2,3,[2,24],2,2,[2,4]]]],3,14,[6,395,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,47],5,6,[2,7,["6, 67"]],5,6,[2,9],5,8,[8,199,0,[2,57,1,2,4,[2,25],2,4,[2,1,[2]],2,2,[2,7]],[9,68,1,2,3,[2,29],2,2,[2,4],2,4,[2,12,0,[1,10]]],[9,54,1,2,3,[2,32],2,2,[2,7]]]],3,11,[6,459,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,20],5,7,[2,11,0,[1,9]],5,6,[2,7,["6, 68"]],5,6,[2,9],5,8,[8,268,0,[2,41,1,2,4,[2,18],2,2,[2,7]],[9,40,1,2,4,[2,20],2,2,[2,4]],[9,49,1,2,4,[2,29],2,2,[2,4]],[9,49,1,2,3,[2,27],2,2,[2,7]],[9,51,1,2,3,[2,29],2,2,[2,7]]]],14,16,[6,377,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,20],5,6,[2,7,["6, 69"]],5,6,[2,9],5,8,[8,205,0,[2,54,1,2,4,[2,31],2,2,[2,7]],[9,42,1,2,4,[2,19],2,2,[2,7]],[9,38,1,2,3,[2,19],2,2,[2,4]],[9,42,1,2,3,[2,20],2,2,[2,7]]]],3,17,[6,473,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,20],5,6,[2,7,["6, 70"]],5,6,[2,9],5,8,[8,300,0,[2,39,1,2,4,[2,19],2,2,[2,4]],[9,58,1,2,4,[2,35],2,2,[2,7]],[9,62,1,2,4,[2,23],2,2,[2,4],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,53,1,2,3,[2,31],2,2,[2,7]],[9,50,1,2,3,[2,31],2,2,[2,4]]]],3,14,[6,468,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,24],5,6,[2,7,["6, 71"]],5,6,[2,9],5,8,[8,295,0,[2,43,1,2,4,[2,20],2,2,[2,7]],[9,68,1,2,4,[2,23],2,2,[2,7],2,4,[2,14,0,[1,12]]],[9,43,1,2,4,[2,23],2,2,[2,4]],[9,64,1,2,3,[2,20],2,2,[2,7],2,4,[2,14,0,[1,12]]],[9,39,1,2,3,[2,20],2,2,[2,4]]]],3,18,[6,407,1,0,4,[2,35,1,2,2,[2,18],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,20],5,6,[2,7,["6, 72"]],5,6,[2,9],5,8,[8,233,0,[2,47,1,2,4,[2,27],2,2,[2,4]],[9,43,1,2,4,[2,23],2,2,[2,4]],[9,50,1,2,3,[2,31],2,2,[2,4]],[9,64,1,2,3,[2,20],2,2,[2,7],2,4,[2,14,0,[1,12]]]]],3,27,[6,598,1,0,4,[2,44,1,2,2,[2,27],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,33],5,6,[2,7,["6, 73"]],5,6,[2,9],5,4,[2,53],5,8,[8,336,0,[2,47,1,2,4,[2,27],2,2,[2,4]],[9,61,1,2,4,[2,32],2,4,[2,1,[2]],2,2,[2,4]],[9,77,1,2,4,[2,30],2,2,[2,7],2,4,[2,16,0,[1,14]]],[9,57,1,2,3,[2,26],2,4,[2,1,[3]],2,2,[2,7]],[9,56,1,2,3,[2,25],2,4,[2,1,[2]],2,2,[2,7]]]],3,11,[6,454,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,45],5,6,[2,7,["6, 74"]],5,6,[2,9],5,8,[8,263,0,[2,58,1,2,4,[2,35],2,2,[2,7]],[9,69,1,2,4,[2,29],2,2,[2,4],2,4,[2,12,0,[1,10]]],[9,51,1,2,3,[2,29],2,2,[2,7]],[9,56,1,2,3,[2,25],2,4,[2,1,[2]],2,2,[2,7]]]],3,15,[6,437,1,0,4,[2,32,1,2,2,[2,15],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,10],5,6,[2,7,["6, 75"]],5,6,[2,9],5,8,[8,276,0,[2,50,1,2,4,[2,27],2,2,[2,7]],[9,52,1,2,4,[2,29],2,2,[2,7]],[9,53,1,2,3,[2,31],2,2,[2,7]],[9,38,1,2,3,[2,19],2,2,[2,4]],[9,45,1,2,3,[2,26],2,2,[2,4]]]],3,9,[6,468,1,0,4,[2,25,1,2,2,[2,9],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,17],5,6,[2,7,["6, 76"]],5,6,[2,9],5,8,[8,307,0,[2,43,1,2,4,[2,20],2,2,[2,7]],[9,54,1,2,4,[2,31],2,2,[2,7]],[9,65,1,2,4,[2,20],2,2,[2,7],2,4,[2,14,0,[1,12]]],[9,39,1,2,3,[2,20],2,2,[2,4]],[9,68,1,2,3,[2,29],2,2,[2,4],2,4,[2,12,0,[1,10]]]]],3,9,[6,433,1,0,4,[2,25,1,2,2,[2,9],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,30],5,6,[2,7,["6, 77"]],5,6,[2,9],5,8,[8,259,0,[2,51,1,2,4,[2,31],2,2,[2,4]],[9,43,1,2,4,[2,23],2,2,[2,4]],[9,43,1,2,4,[2,20],2,2,[2,7]],[9,46,1,2,3,[2,27],2,2,[2,4]],[9,38,1,2,3,[2,19],2,2,[2,4]]]],3,11,[6,441,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,32],5,6,[2,7,["6, 78"]],5,6,[2,9],5,8,[8,263,0,[2,42,1,2,4,[2,22],2,2,[2,4]],[9,52,1,2,4,[2,29],2,2,[2,7]],[9,43,1,2,4,[2,20],2,2,[2,7]],[9,46,1,2,3,[2,24],2,2,[2,7]],[9,42,1,2,3,[2,20],2,2,[2,7]]]],3,11,[6,910,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,32],5,6,[2,7,["6, 79"]],5,6,[2,9],5,8,[8,731,0,[2,50,1,2,4,[2,27],2,2,[2,7]],[9,43,1,2,4,[2,20],2,2,[2,7]],[9,79,1,2,4,[2,24],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]]],[9,78,1,2,3,[2,24],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]]],[9,54,1,2,3,[2,32],2,2,[2,7]],[9,57,1,2,3,[2,35],2,2,[2,7]],[9,56,1,2,3,[2,25],2,4,[2,1,[2]],2,2,[2,7]],[9,110,1,2,4,[2,24],2,2,[2,7],2,7,[2,32,1,2,19,[2,7]],2,5,[2,11,1,2,3,[2,2,[15]]]],[9,130,1,0,3,[2,24],9,2,[2,7],9,7,[2,36,1,2,19,[2,11]],9,5,[2,11,1,2,3,[2,2,[14]]]]]],3,10,[6,546,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,7],5,6,[2,7,["6, 80"]],5,6,[2,9],5,8,[8,395,0,[2,47,1,2,4,[2,27],2,2,[2,4]],[9,73,1,2,4,[2,21],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]]],[9,72,1,2,3,[2,21],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]]],[9,39,1,2,3,[2,20],2,2,[2,4]],[9,68,1,2,3,[2,29],2,2,[2,4],2,4,[2,12,0,[1,10]]],[9,49,1,2,3,[2,27],2,2,[2,7]]]],3,12,[6,323,1,0,4,[2,28,1,2,2,[2,12],2,2,[2,2]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,9],5,6,[2,7,["6, 81"]],5,6,[2,9],5,4,[2,35],5,8,[8,119,0,[2,58,1,2,4,[2,35],2,2,[2,7]],[9,50,1,2,3,[2,28],2,2,[2,7]]]]]]',
  },
  trees: { 'rulesets/mcr/pack.yaml': 
    'kinds "567z"\t{"text":"567z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":~2,4}],"span":~0,4},"span":~0,4},"depth":4}\nkinds "1234z"\t{"text":"1234z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":~2,3},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":~3,5}],"span":~0,5},"span":~0,5},"depth":4}\nkinds "5m5p5s"\t{"text":"5m5p5s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"m","span":~0,2},{"rank":{"offset":{"add":5,"times":{}}},"suit":"p","span":~2,4},{"rank":{"offset":{"add":5,"times":{}}},"suit":"s","span":~4,6}],"span":~0,6},"span":~0,6},"depth":4}\nkinds "2468m2468p2468s"\t{"text":"2468m2468p2468s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":2,"times":{}}},"suit":"m","span":~0,1},{"rank":{"offset":{"add":4,"times":{}}},"suit":"m","span":~1,2},{"rank":{"offset":{"add":6,"times":{}}},"suit":"m","span":~2,3},{"rank":{"offset":{"add":8,"times":{}}},"suit":"m","span":~3,5},{"rank":{"offset":{"add":2,"times":{}}},"suit":"p","span":~5,6},{"rank":{"offset":{"add":4,"times":{}}},"suit":"p","span":~6,7},{"rank":{"offset":{"add":6,"times":{}}},"suit":"p","span":~7,8},{"rank":{"offset":{"add":8,"times":{}}},"suit":"p","span":~8,10},{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":~10,11},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":~11,12},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":~12,13},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":~13,15}],"span":~0,15},"span":~0,15},"depth":4}\nkinds "789m789p789s"\t{"text":"789m789p789s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":7,"times":{}}},"suit":"m","span":~0,1},{"rank":{"offset":{"add":8,"times":{}}},"suit":"m","span":~1,2},{"rank":{"offset":{"add":9,"times":{}}},"suit":"m","span":~2,4},{"rank":{"offset":{"add":7,"times":{}}},"suit":"p","span":~4,5},{"rank":{"offset":{"add":8,"times":{}}},"suit":"p","span":~5,6},{"rank":{"offset":{"add":9,"times":{}}},"suit":"p","span":~6,8},{"rank":{"offset":{"add":7,"times":{}}},"suit":"s","span":~8,9},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":~9,10},{"rank":{"offset":{"add":9,"times":{}}},"suit":"s","span":~10,12}],"span":~0,12},"span":~0,12},"depth":4}\nkinds "456m456p456s"\t{"text":"456m456p456s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":4,"times":{}}},"suit":"m","span":~0,1},{"rank":{"offset":{"add":5,"times":{}}},"suit":"m","span":~1,2},{"rank":{"offset":{"add":6,"times":{}}},"suit":"m","span":~2,4},{"rank":{"offset":{"add":4,"times":{}}},"suit":"p","span":~4,5},{"rank":{"offset":{"add":5,"times":{}}},"suit":"p","span":~5,6},{"rank":{"offset":{"add":6,"times":{}}},"suit":"p","span":~6,8},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":~8,9},{"rank":{"offset":{"add":5,"times":{}}},"suit":"s","span":~9,10},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":~10,12}],"span":~0,12},"span":~0,12},"depth":4}\nkinds "123m123p123s"\t{"text":"123m123p123s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"m","span":~0,1},{"rank":{"offset":{"add":2,"times":{}}},"suit":"m","span":~1,2},{"rank":{"offset":{"add":3,"times":{}}},"suit":"m","span":~2,4},{"rank":{"offset":{"add":1,"times":{}}},"suit":"p","span":~4,5},{"rank":{"offset":{"add":2,"times":{}}},"suit":"p","span":~5,6},{"rank":{"offset":{"add":3,"times":{}}},"suit":"p","span":~6,8},{"rank":{"offset":{"add":1,"times":{}}},"suit":"s","span":~8,9},{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":~9,10},{"rank":{"offset":{"add":3,"times":{}}},"suit":"s","span":~10,12}],"span":~0,12},"span":~0,12},"depth":4}\nkinds "6789m6789p6789s"\t{"text":"6789m6789p6789s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":6,"times":{}}},"suit":"m","span":~0,1},{"rank":{"offset":{"add":7,"times":{}}},"suit":"m","span":~1,2},{"rank":{"offset":{"add":8,"times":{}}},"suit":"m","span":~2,3},{"rank":{"offset":{"add":9,"times":{}}},"suit":"m","span":~3,5},{"rank":{"offset":{"add":6,"times":{}}},"suit":"p","span":~5,6},{"rank":{"offset":{"add":7,"times":{}}},"suit":"p","span":~6,7},{"rank":{"offset":{"add":8,"times":{}}},"suit":"p","span":~7,8},{"rank":{"offset":{"add":9,"times":{}}},"suit":"p","span":~8,10},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":~10,11},{"rank":{"offset":{"add":7,"times":{}}},"suit":"s","span":~11,12},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":~12,13},{"rank":{"offset":{"add":9,"times":{}}},"suit":"s","span":~13,15}],"span":~0,15},"span":~0,15},"depth":4}\nkinds "1234m1234p1234s"\t{"text":"1234m1234p1234s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"m","span":~0,1},{"rank":{"offset":{"add":2,"times":{}}},"suit":"m","span":~1,2},{"rank":{"offset":{"add":3,"times":{}}},"suit":"m","span":~2,3},{"rank":{"offset":{"add":4,"times":{}}},"suit":"m","span":~3,5},{"rank":{"offset":{"add":1,"times":{}}},"suit":"p","span":~5,6},{"rank":{"offset":{"add":2,"times":{}}},"suit":"p","span":~6,7},{"rank":{"offset":{"add":3,"times":{}}},"suit":"p","span":~7,8},{"rank":{"offset":{"add":4,"times":{}}},"suit":"p","span":~8,10},{"rank":{"offset":{"add":1,"times":{}}},"suit":"s","span":~10,11},{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":~11,12},{"rank":{"offset":{"add":3,"times":{}}},"suit":"s","span":~12,13},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":~13,15}],"span":~0,15},"span":~0,15},"depth":4}\nexpression "shape is sets and every set is triplet"\t{"text":"shape is sets and every set is triplet","kinds":false,"heard":[["choices","shape",["sets","knitted","pairs","orphans","singles"]],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~24,27},"negated":false,"is":{"node":"type","types":["triplet"],"span":~31,38},"span":~18,38}],"span":~0,38},"depth":4}\nexpression "every set is chow"\t{"text":"every set is chow","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["chow"],"span":~13,17},"span":~0,17},"depth":3}\nexpression "shape is sets and held before last tile == 1112345678999A"\t{"text":"shape is sets and held before last tile == 1112345678999A","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"include","what":"held_before","exactly":true,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~43,44},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~44,45},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~45,46},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":~46,47},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":~47,48},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~48,49},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":~49,50},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":~50,51},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~51,52},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":~52,53},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~53,54},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~54,55},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~55,57}],"span":~18,57}],"span":~0,57},"depth":4}\nexpression "shape is pairs or shape is orphans or shape is singles or nine_gates_wait or count(concealed triplet) == 4"\t{"text":"shape is pairs or shape is orphans or shape is singles or nine_gates_wait or count(concealed triplet) == 4","kinds":false,"heard":[["choices","shape",["sets","knitted","pairs","orphans","singles"]],["sense","nine_gates_wait","yes/no"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"pairs","span":~9,14}],"span":~0,14},{"node":"is","subject":{"node":"name","name":"shape","span":~18,23},"negated":false,"choices":[{"name":"orphans","span":~27,34}],"span":~18,34},{"node":"is","subject":{"node":"name","name":"shape","span":~38,43},"negated":false,"choices":[{"name":"singles","span":~47,54}],"span":~38,54},{"node":"name","name":"nine_gates_wait","span":~58,73},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~83,100},"span":~77,101},"right":{"node":"number","value":4,"span":~105,106},"span":~77,106}],"span":~0,106},"depth":5}\nexpression "(shape is sets or shape is knitted and knitted_wait) and not dealt_hand and count(winning kinds) == 1"\t{"text":"(shape is sets or shape is knitted and knitted_wait) and not dealt_hand and count(winning kinds) == 1","kinds":false,"heard":[["choices","shape",["sets","knitted","pairs","orphans","singles"]],["sense","knitted_wait","yes/no"]],"tree":{"node":"and","of":[{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~1,6},"negated":false,"choices":[{"name":"sets","span":~10,14}],"span":~1,14},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~18,23},"negated":false,"choices":[{"name":"knitted","span":~27,34}],"span":~18,34},{"node":"name","name":"knitted_wait","span":~39,51}],"span":~18,51}],"span":~0,52},{"node":"not","of":{"node":"name","name":"dealt_hand","span":~61,71},"span":~57,71},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"winning kinds","adjectives":[],"span":~82,95},"span":~76,96},"right":{"node":"number","value":1,"span":~100,101},"span":~76,101}],"span":~0,101},"depth":6}\nexpression "wait_beside_knitted is counted or wait_beside_knitted is by_edition and edition is mil_1998"\t{"text":"wait_beside_knitted is counted or wait_beside_knitted is by_edition and edition is mil_1998","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"wait_beside_knitted","span":~0,19},"negated":false,"choices":[{"name":"counted","span":~23,30}],"span":~0,30},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"wait_beside_knitted","span":~34,53},"negated":false,"choices":[{"name":"by_edition","span":~57,67}],"span":~34,67},{"node":"is","subject":{"node":"name","name":"edition","span":~72,79},"negated":false,"choices":[{"name":"mil_1998","span":~83,91}],"span":~72,91}],"span":~34,91}],"span":~0,91},"depth":5}\nexpression "concealed_self_draw is fully_concealed or concealed_self_draw is by_edition and edition is wmo_2006"\t{"text":"concealed_self_draw is fully_concealed or concealed_self_draw is by_edition and edition is wmo_2006","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"concealed_self_draw","span":~0,19},"negated":false,"choices":[{"name":"fully_concealed","span":~23,38}],"span":~0,38},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"concealed_self_draw","span":~42,61},"negated":false,"choices":[{"name":"by_edition","span":~65,75}],"span":~42,75},{"node":"is","subject":{"node":"name","name":"edition","span":~80,87},"negated":false,"choices":[{"name":"wmo_2006","span":~91,99}],"span":~80,99}],"span":~42,99}],"span":~0,99},"depth":5}\nexpression "tile_hog_in_pairs is counted or tile_hog_in_pairs is by_edition and edition is mil_1998"\t{"text":"tile_hog_in_pairs is counted or tile_hog_in_pairs is by_edition and edition is mil_1998","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"tile_hog_in_pairs","span":~0,17},"negated":false,"choices":[{"name":"counted","span":~21,28}],"span":~0,28},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"tile_hog_in_pairs","span":~32,49},"negated":false,"choices":[{"name":"by_edition","span":~53,63}],"span":~32,63},{"node":"is","subject":{"node":"name","name":"edition","span":~68,75},"negated":false,"choices":[{"name":"mil_1998","span":~79,87}],"span":~68,87}],"span":~32,87}],"span":~0,87},"depth":5}\nexpression "if two_concealed_kongs is six or two_concealed_kongs is by_edition and edition is mil_1998 then 6 else 8"\t{"text":"if two_concealed_kongs is six or two_concealed_kongs is by_edition and edition is mil_1998 then 6 else 8","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"two_concealed_kongs","span":~3,22},"negated":false,"choices":[{"name":"six","span":~26,29}],"span":~3,29},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"two_concealed_kongs","span":~33,52},"negated":false,"choices":[{"name":"by_edition","span":~56,66}],"span":~33,66},{"node":"is","subject":{"node":"name","name":"edition","span":~71,78},"negated":false,"choices":[{"name":"mil_1998","span":~82,90}],"span":~71,90}],"span":~33,90}],"span":~3,90},"then":{"node":"number","value":6,"span":~96,97},"else":{"node":"number","value":8,"span":~103,104},"span":~0,104},"depth":6}\nexpression "if mixed_kongs is four then 4 else if mixed_kongs is five or mixed_kongs is by_edition and edition is mil_1998 then 5 else 6"\t{"text":"if mixed_kongs is four then 4 else if mixed_kongs is five or mixed_kongs is by_edition and edition is mil_1998 then 5 else 6","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"mixed_kongs","span":~3,14},"negated":false,"choices":[{"name":"four","span":~18,22}],"span":~3,22},"then":{"node":"number","value":4,"span":~28,29},"else":{"node":"if","test":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"mixed_kongs","span":~38,49},"negated":false,"choices":[{"name":"five","span":~53,57}],"span":~38,57},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"mixed_kongs","span":~61,72},"negated":false,"choices":[{"name":"by_edition","span":~76,86}],"span":~61,86},{"node":"is","subject":{"node":"name","name":"edition","span":~91,98},"negated":false,"choices":[{"name":"mil_1998","span":~102,110}],"span":~91,110}],"span":~61,110}],"span":~38,110},"then":{"node":"number","value":5,"span":~116,117},"else":{"node":"number","value":6,"span":~123,124},"span":~35,124},"span":~0,124},"depth":7}\nexpression "1"\t{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":~0,1},"depth":2}\nexpression "cast"\t{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":~0,4},"depth":2}\nexpression "0"\t{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":~0,1},"depth":2}\nexpression "wins"\t{"text":"wins","kinds":false,"heard":[],"tree":{"node":"name","name":"wins","span":~0,4},"depth":2}\nexpression "3"\t{"text":"3","kinds":false,"heard":[],"tree":{"node":"number","value":3,"span":~0,1},"depth":2}\nexpression "tiles left > 0"\t{"text":"tiles left > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~13,14},"span":~0,14},"depth":3}\nexpression "2"\t{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":~0,1},"depth":2}\nexpression "count(bonus)"\t{"text":"count(bonus)","kinds":false,"heard":[],"tree":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~6,11},"span":~0,12},"depth":3}\nexpression "by draw and turn is replaced and count(bonus) == flowers_at_kong"\t{"text":"by draw and turn is replaced and count(bonus) == flowers_at_kong","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"turn","span":~12,16},"negated":false,"choices":[{"name":"replaced","span":~20,28}],"span":~12,28},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~39,44},"span":~33,45},"right":{"node":"name","name":"flowers_at_kong","span":~49,64},"span":~33,64}],"span":~0,64},"depth":5}\nexpression "window is added_kong"\t{"text":"window is added_kong","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"window","span":~0,6},"negated":false,"choices":[{"name":"added_kong","span":~10,20}],"span":~0,20},"depth":3}\nexpression "tiles left == 0"\t{"text":"tiles left == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~14,15},"span":~0,15},"depth":3}\nexpression "copies in sight == 3"\t{"text":"copies in sight == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"copies in sight","span":~0,15},"right":{"node":"number","value":3,"span":~19,20},"span":~0,20},"depth":3}\nexpression "turn is dealt and i am dealer"\t{"text":"turn is dealt and i am dealer","kinds":false,"heard":[["choices","turn",["dealt","drawn","replaced","bonus","claimed"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"dealt","span":~8,13}],"span":~0,13},{"node":"name","name":"i am dealer","span":~18,29}],"span":~0,29},"depth":4}\nexpression "by discard and payer is exposer"\t{"text":"by discard and payer is exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"payer","span":~15,20},"negated":false,"choices":[{"name":"exposer","span":~24,31}],"span":~15,31}],"span":~0,31},"depth":4}\nexpression "8 + value"\t{"text":"8 + value","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"+","left":{"node":"number","value":8,"span":~0,1},"right":{"node":"name","name":"value","span":~4,9},"span":~0,9},"depth":3}\nexpression "by discard and payer is not exposer"\t{"text":"by discard and payer is not exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"payer","span":~15,20},"negated":true,"choices":[{"name":"exposer","span":~28,35}],"span":~15,35}],"span":~0,35},"depth":4}\nexpression "8"\t{"text":"8","kinds":false,"heard":[],"tree":{"node":"number","value":8,"span":~0,1},"depth":2}\nexpression "by draw"\t{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":~0,7},"depth":2}\nexpression "false_win_penalty"\t{"text":"false_win_penalty","kinds":false,"heard":[],"tree":{"node":"name","name":"false_win_penalty","span":~0,17},"depth":2}\nexpression "false"\t{"text":"false","kinds":false,"heard":[],"tree":{"node":"boolean","value":false,"span":~0,5},"depth":2}\nexpression "4"\t{"text":"4","kinds":false,"heard":[],"tree":{"node":"number","value":4,"span":~0,1},"depth":2}\nexpression "starting_points"\t{"text":"starting_points","kinds":false,"heard":[],"tree":{"node":"name","name":"starting_points","span":~0,15},"depth":2}\nexpression "count(triplet of wind) == 4"\t{"text":"count(triplet of wind) == 4","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":4,"span":~26,27},"span":~0,27},"depth":5}\nexpression "88"\t{"text":"88","kinds":false,"heard":[],"tree":{"node":"number","value":88,"span":~0,2},"depth":2}\nexpression "count(triplet of dragon) == 3"\t{"text":"count(triplet of dragon) == 3","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":3,"span":~28,29},"span":~0,29},"depth":5}\nexpression "every tile in 23468s 6z"\t{"text":"every tile in 23468s 6z","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":~14,15},{"rank":{"offset":{"add":3,"times":{}}},"suit":"s","span":~15,16},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":~16,17},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":~17,18},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":~18,20},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~21,23}],"span":~14,23}},"span":~0,23},"depth":4}\nexpression "nine_gates_wait"\t{"text":"nine_gates_wait","kinds":false,"heard":[],"tree":{"node":"name","name":"nine_gates_wait","span":~0,15},"depth":2}\nexpression "count(kong) == 4"\t{"text":"count(kong) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":4,"span":~15,16},"span":~0,16},"depth":4}\nexpression "shape is pairs and has pair nA, pair (n+1)A, pair (n+2)A, pair (n+3)A, pair (n+4)A, pair (n+5)A, pair (n+6)A"\t{"text":"shape is pairs and has pair nA, pair (n+1)A, pair (n+2)A, pair (n+3)A, pair (n+4)A, pair (n+5)A, pair (n+6)A","kinds":false,"heard":[["choices","shape",["sets","knitted","pairs","orphans","singles"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"pairs","span":~9,14}],"span":~0,14},{"node":"has","items":[{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~28,30},"span":~23,30},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"A","span":~37,43},"span":~32,43},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"A","span":~50,56},"span":~45,56},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":3,"times":{}}},"suit":"A","span":~63,69},"span":~58,69},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":4,"times":{}}},"suit":"A","span":~76,82},"span":~71,82},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":5,"times":{}}},"suit":"A","span":~89,95},"span":~84,95},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":6,"times":{}}},"suit":"A","span":~102,108},"span":~97,108}],"ranges":[],"span":~19,108}],"span":~0,108},"depth":5}\nexpression "shape is orphans"\t{"text":"shape is orphans","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"orphans","span":~9,16}],"span":~0,16},"depth":3}\nexpression "every tile is terminal"\t{"text":"every tile is terminal","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~14,22},"span":~14,22},"span":~0,22},"depth":4}\nexpression "64"\t{"text":"64","kinds":false,"heard":[],"tree":{"node":"number","value":64,"span":~0,2},"depth":2}\nexpression "count(triplet of wind) == 3 and pair is wind"\t{"text":"count(triplet of wind) == 3 and pair is wind","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":3,"span":~26,27},"span":~0,27},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~32,36},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~40,44},"span":~40,44},"span":~32,44}],"span":~0,44},"depth":6}\nexpression "count(triplet of dragon) == 2 and pair is dragon"\t{"text":"count(triplet of dragon) == 2 and pair is dragon","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":2,"span":~28,29},"span":~0,29},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~34,38},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~42,48},"span":~42,48},"span":~34,48}],"span":~0,48},"depth":6}\nexpression "every tile is honour"\t{"text":"every tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~14,20},"span":~14,20},"span":~0,20},"depth":4}\nexpression "count(concealed triplet) == 4"\t{"text":"count(concealed triplet) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":4,"span":~28,29},"span":~0,29},"depth":4}\nexpression "has chow 1A, chow 1A, chow 7A, chow 7A, pair 5A"\t{"text":"has chow 1A, chow 1A, chow 7A, chow 7A, pair 5A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~27,29},"span":~22,29},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~36,38},"span":~31,38},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":~45,47},"span":~40,47}],"ranges":[],"span":~0,47},"depth":4}\nexpression "has chow nA, chow nA, chow nA, chow nA"\t{"text":"has chow nA, chow nA, chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~27,29},"span":~22,29},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~36,38},"span":~31,38}],"ranges":[],"span":~0,38},"depth":4}\nexpression "48"\t{"text":"48","kinds":false,"heard":[],"tree":{"node":"number","value":48,"span":~0,2},"depth":2}\nexpression "has triplet nA, triplet (n+1)A, triplet (n+2)A, triplet (n+3)A"\t{"text":"has triplet nA, triplet (n+1)A, triplet (n+2)A, triplet (n+3)A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"A","span":~24,30},"span":~16,30},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"A","span":~40,46},"span":~32,46},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":3,"times":{}}},"suit":"A","span":~56,62},"span":~48,62}],"ranges":[],"span":~0,62},"depth":4}\nexpression "has chow nA, chow (n+k)A, chow (n+2k)A, chow (n+3k)A where k in 1..2"\t{"text":"has chow nA, chow (n+k)A, chow (n+2k)A, chow (n+3k)A where k in 1..2","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{"k":1}}},"suit":"A","span":~18,24},"span":~13,24},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{"k":2}}},"suit":"A","span":~31,38},"span":~26,38},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{"k":3}}},"suit":"A","span":~45,52},"span":~40,52}],"ranges":[{"variable":"k","from":1,"to":2}],"span":~0,68},"depth":4}\nexpression "32"\t{"text":"32","kinds":false,"heard":[],"tree":{"node":"number","value":32,"span":~0,2},"depth":2}\nexpression "count(kong) == 3"\t{"text":"count(kong) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":3,"span":~15,16},"span":~0,16},"depth":4}\nexpression "every tile is terminal or honour and any tile is terminal and any tile is honour"\t{"text":"every tile is terminal or honour and any tile is terminal and any tile is honour","kinds":false,"heard":[["sense","honour","kinds"],["sense","any","other"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~14,22},{"node":"kindWord","name":"honour","span":~26,32}],"span":~14,32},"span":~14,32},"span":~0,32},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~41,45},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~49,57},"span":~49,57},"span":~37,57},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~66,70},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~74,80},"span":~74,80},"span":~62,80}],"span":~0,80},"depth":6}\nexpression "shape is pairs"\t{"text":"shape is pairs","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"pairs","span":~9,14}],"span":~0,14},"depth":3}\nexpression "24"\t{"text":"24","kinds":false,"heard":[],"tree":{"node":"number","value":24,"span":~0,2},"depth":2}\nexpression "shape is singles and count(tile of honour) == 7"\t{"text":"shape is singles and count(tile of honour) == 7","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"singles","span":~9,16}],"span":~0,16},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"tile","adjectives":[],"of":{"node":"kindWord","name":"honour","span":~35,41},"span":~27,41},"span":~21,42},"right":{"node":"number","value":7,"span":~46,47},"span":~21,47}],"span":~0,47},"depth":6}\nexpression "all_triplets and every tile in even"\t{"text":"all_triplets and every tile in even","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"all_triplets","span":~0,12},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~23,27},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"even","span":~31,35}},"span":~17,35}],"span":~0,35},"depth":4}\nexpression "suits == 1 and no tile is honour"\t{"text":"suits == 1 and no tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~0,5},"right":{"node":"number","value":1,"span":~9,10},"span":~0,10},{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":~18,22},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~26,32},"span":~26,32},"span":~15,32}],"span":~0,32},"depth":5}\nexpression "has chow nA, chow nA, chow nA"\t{"text":"has chow nA, chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "has triplet nA, triplet (n+1)A, triplet (n+2)A"\t{"text":"has triplet nA, triplet (n+1)A, triplet (n+2)A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"A","span":~24,30},"span":~16,30},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"A","span":~40,46},"span":~32,46}],"ranges":[],"span":~0,46},"depth":4}\nexpression "every tile in upper_three"\t{"text":"every tile in upper_three","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"upper_three","span":~14,25}},"span":~0,25},"depth":3}\nexpression "every tile in middle_three"\t{"text":"every tile in middle_three","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"middle_three","span":~14,26}},"span":~0,26},"depth":3}\nexpression "every tile in lower_three"\t{"text":"every tile in lower_three","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"lower_three","span":~14,25}},"span":~0,25},"depth":3}\nexpression "has chow 1A, chow 4A, chow 7A"\t{"text":"has chow 1A, chow 4A, chow 7A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "16"\t{"text":"16","kinds":false,"heard":[],"tree":{"node":"number","value":16,"span":~0,2},"depth":2}\nexpression "has chow 1A, chow 7A, chow 1B, chow 7B, pair 5C"\t{"text":"has chow 1A, chow 7A, chow 1B, chow 7B, pair 5C","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"B","span":~27,29},"span":~22,29},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"B","span":~36,38},"span":~31,38},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"offset":{"add":5,"times":{}}},"suit":"C","span":~45,47},"span":~40,47}],"ranges":[],"span":~0,47},"depth":4}\nexpression "has chow nA, chow (n+k)A, chow (n+2k)A where k in 1..2"\t{"text":"has chow nA, chow (n+k)A, chow (n+2k)A where k in 1..2","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{"k":1}}},"suit":"A","span":~18,24},"span":~13,24},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{"k":2}}},"suit":"A","span":~31,38},"span":~26,38}],"ranges":[{"variable":"k","from":1,"to":2}],"span":~0,54},"depth":4}\nexpression "shape is sets and every group has five"\t{"text":"shape is sets and every group has five","kinds":false,"heard":[["choices","shape",["sets","knitted","pairs","orphans","singles"]],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":~24,29},"negated":false,"is":{"node":"has","kinds":{"node":"kindWord","name":"five","span":~34,38}},"span":~18,38}],"span":~0,38},"depth":4}\nexpression "has triplet nA, triplet nB, triplet nC"\t{"text":"has triplet nA, triplet nB, triplet nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~24,26},"span":~16,26},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":~36,38},"span":~28,38}],"ranges":[],"span":~0,38},"depth":4}\nexpression "count(concealed triplet) == 3"\t{"text":"count(concealed triplet) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":3,"span":~28,29},"span":~0,29},"depth":4}\nexpression "shape is singles and count(tile of honour) < 7"\t{"text":"shape is singles and count(tile of honour) < 7","kinds":false,"heard":[["sense","<","unknown"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"singles","span":~9,16}],"span":~0,16},{"node":"compare","op":"<","left":{"node":"count","phrase":{"noun":"tile","adjectives":[],"of":{"node":"kindWord","name":"honour","span":~35,41},"span":~27,41},"span":~21,42},"right":{"node":"number","value":7,"span":~45,46},"span":~21,46}],"span":~0,46},"depth":6}\nexpression "12"\t{"text":"12","kinds":false,"heard":[],"tree":{"node":"number","value":12,"span":~0,2},"depth":2}\nexpression "shape is knitted or nine_knitted and shape is singles and count(tile of honour) == 5"\t{"text":"shape is knitted or nine_knitted and shape is singles and count(tile of honour) == 5","kinds":false,"heard":[["choices","shape",["sets","knitted","pairs","orphans","singles"]],["sense","nine_knitted","yes/no"],["sense","==","unknown"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"knitted","span":~9,16}],"span":~0,16},{"node":"and","of":[{"node":"name","name":"nine_knitted","span":~20,32},{"node":"is","subject":{"node":"name","name":"shape","span":~37,42},"negated":false,"choices":[{"name":"singles","span":~46,53}],"span":~37,53},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"tile","adjectives":[],"of":{"node":"kindWord","name":"honour","span":~72,78},"span":~64,78},"span":~58,79},"right":{"node":"number","value":5,"span":~83,84},"span":~58,84}],"span":~20,84}],"span":~0,84},"depth":7}\nexpression "every tile in upper_four_ranks"\t{"text":"every tile in upper_four_ranks","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"upper_four_ranks","span":~14,30}},"span":~0,30},"depth":3}\nexpression "every tile in lower_four_ranks"\t{"text":"every tile in lower_four_ranks","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"lower_four_ranks","span":~14,30}},"span":~0,30},"depth":3}\nexpression "count(triplet of wind) >= 3"\t{"text":"count(triplet of wind) >= 3","kinds":false,"heard":[["sense",">=","unknown"]],"tree":{"node":"compare","op":">=","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":3,"span":~26,27},"span":~0,27},"depth":5}\nexpression "has chow 1A, chow 4B, chow 7C"\t{"text":"has chow 1A, chow 4B, chow 7C","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":4,"times":{}}},"suit":"B","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"C","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "every tile in 1234589p 245689s 5z"\t{"text":"every tile in 1234589p 245689s 5z","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"p","span":~14,15},{"rank":{"offset":{"add":2,"times":{}}},"suit":"p","span":~15,16},{"rank":{"offset":{"add":3,"times":{}}},"suit":"p","span":~16,17},{"rank":{"offset":{"add":4,"times":{}}},"suit":"p","span":~17,18},{"rank":{"offset":{"add":5,"times":{}}},"suit":"p","span":~18,19},{"rank":{"offset":{"add":8,"times":{}}},"suit":"p","span":~19,20},{"rank":{"offset":{"add":9,"times":{}}},"suit":"p","span":~20,22},{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":~23,24},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":~24,25},{"rank":{"offset":{"add":5,"times":{}}},"suit":"s","span":~25,26},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":~26,27},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":~27,28},{"rank":{"offset":{"add":9,"times":{}}},"suit":"s","span":~28,30},{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":~31,33}],"span":~14,33}},"span":~0,33},"depth":4}\nexpression "has chow nA, chow nB, chow nC"\t{"text":"has chow nA, chow nB, chow nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "has triplet nA, triplet (n+1)B, triplet (n+2)C"\t{"text":"has triplet nA, triplet (n+1)B, triplet (n+2)C","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"B","span":~24,30},"span":~16,30},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"C","span":~40,46},"span":~32,46}],"ranges":[],"span":~0,46},"depth":4}\nexpression "no other pattern"\t{"text":"no other pattern","kinds":false,"heard":[],"tree":{"node":"name","name":"no other pattern","span":~0,16},"depth":2}\nexpression "last_of_wall and by draw"\t{"text":"last_of_wall and by draw","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"last_of_wall","span":~0,12},{"node":"name","name":"by draw","span":~17,24}],"span":~0,24},"depth":3}\nexpression "last_of_wall and by discard"\t{"text":"last_of_wall and by discard","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"last_of_wall","span":~0,12},{"node":"name","name":"by discard","span":~17,27}],"span":~0,27},"depth":3}\nexpression "after_kong"\t{"text":"after_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"after_kong","span":~0,10},"depth":2}\nexpression "robbing_kong"\t{"text":"robbing_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"robbing_kong","span":~0,12},"depth":2}\nexpression "count(kong) == 2 and count(concealed kong) == 2"\t{"text":"count(kong) == 2 and count(concealed kong) == 2","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":2,"span":~15,16},"span":~0,16},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":["concealed"],"span":~27,41},"span":~21,42},"right":{"node":"number","value":2,"span":~46,47},"span":~21,47}],"span":~0,47},"depth":5}\nexpression "concealed_kongs_fan"\t{"text":"concealed_kongs_fan","kinds":false,"heard":[],"tree":{"node":"name","name":"concealed_kongs_fan","span":~0,19},"depth":2}\nexpression "all_triplets"\t{"text":"all_triplets","kinds":false,"heard":[],"tree":{"node":"name","name":"all_triplets","span":~0,12},"depth":2}\nexpression "6"\t{"text":"6","kinds":false,"heard":[],"tree":{"node":"number","value":6,"span":~0,1},"depth":2}\nexpression "suits == 1 and any tile is honour"\t{"text":"suits == 1 and any tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~0,5},"right":{"node":"number","value":1,"span":~9,10},"span":~0,10},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~19,23},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~27,33},"span":~27,33},"span":~15,33}],"span":~0,33},"depth":5}\nexpression "has chow nA, chow (n+1)B, chow (n+2)C"\t{"text":"has chow nA, chow (n+1)B, chow (n+2)C","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"B","span":~18,24},"span":~13,24},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"C","span":~31,37},"span":~26,37}],"ranges":[],"span":~0,37},"depth":4}\nexpression "suits == 3 and any tile is wind and any tile is dragon and (all_types_in_pairs or shape is not pairs)"\t{"text":"suits == 3 and any tile is wind and any tile is dragon and (all_types_in_pairs or shape is not pairs)","kinds":false,"heard":[["sense","any","other"],["sense","(","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~0,5},"right":{"node":"number","value":3,"span":~9,10},"span":~0,10},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~19,23},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~27,31},"span":~27,31},"span":~15,31},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~40,44},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~48,54},"span":~48,54},"span":~36,54},{"node":"or","of":[{"node":"name","name":"all_types_in_pairs","span":~60,78},{"node":"is","subject":{"node":"name","name":"shape","span":~82,87},"negated":true,"choices":[{"name":"pairs","span":~95,100}],"span":~82,100}],"span":~59,101}],"span":~0,101},"depth":5}\nexpression "count(claimed set) == 4 and by discard"\t{"text":"count(claimed set) == 4 and by discard","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"set","adjectives":["claimed"],"span":~6,17},"span":~0,18},"right":{"node":"number","value":4,"span":~22,23},"span":~0,23},{"node":"name","name":"by discard","span":~28,38}],"span":~0,38},"depth":5}\nexpression "count(triplet of dragon) >= 2"\t{"text":"count(triplet of dragon) >= 2","kinds":false,"heard":[["sense",">=","unknown"]],"tree":{"node":"compare","op":">=","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":2,"span":~28,29},"span":~0,29},"depth":5}\nexpression "shape is sets and every group has terminal or honour"\t{"text":"shape is sets and every group has terminal or honour","kinds":false,"heard":[["choices","shape",["sets","knitted","pairs","orphans","singles"]],["sense","honour","kinds"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":~24,29},"negated":false,"is":{"node":"has","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~34,42},{"node":"kindWord","name":"honour","span":~46,52}],"span":~34,52}},"span":~18,52}],"span":~0,52},"depth":5}\nexpression "concealed and by draw and (nature_fully or not concealed_by_nature)"\t{"text":"concealed and by draw and (nature_fully or not concealed_by_nature)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":~0,9},{"node":"name","name":"by draw","span":~14,21},{"node":"or","of":[{"node":"name","name":"nature_fully","span":~27,39},{"node":"not","of":{"node":"name","name":"concealed_by_nature","span":~47,66},"span":~43,66}],"span":~26,67}],"span":~0,67},"depth":5}\nexpression "count(kong) == 2 and count(claimed kong) == 2"\t{"text":"count(kong) == 2 and count(claimed kong) == 2","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":2,"span":~15,16},"span":~0,16},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":["claimed"],"span":~27,39},"span":~21,40},"right":{"node":"number","value":2,"span":~44,45},"span":~21,45}],"span":~0,45},"depth":5}\nexpression "count(kong) == 2 and count(claimed kong) == 1"\t{"text":"count(kong) == 2 and count(claimed kong) == 1","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":2,"span":~15,16},"span":~0,16},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":["claimed"],"span":~27,39},"span":~21,40},"right":{"node":"number","value":1,"span":~44,45},"span":~21,45}],"span":~0,45},"depth":5}\nexpression "mixed_kongs_fan"\t{"text":"mixed_kongs_fan","kinds":false,"heard":[],"tree":{"node":"name","name":"mixed_kongs_fan","span":~0,15},"depth":2}\nexpression "fourth_of_kind or count(shown tile of last tile) == 3"\t{"text":"fourth_of_kind or count(shown tile of last tile) == 3","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"or","of":[{"node":"name","name":"fourth_of_kind","span":~0,14},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"tile","adjectives":["shown"],"of":{"node":"kindWord","name":"last tile","span":~38,47},"span":~24,47},"span":~18,48},"right":{"node":"number","value":3,"span":~52,53},"span":~18,53}],"span":~0,53},"depth":6}\nexpression "has triplet of dragon"\t{"text":"has triplet of dragon","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~15,21},"span":~4,21},"span":~4,21}],"ranges":[],"span":~0,21},"depth":5}\nexpression "has triplet of round_wind"\t{"text":"has triplet of round_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"round_wind","span":~15,25},"span":~4,25},"span":~4,25}],"ranges":[],"span":~0,25},"depth":5}\nexpression "has triplet of seat_wind"\t{"text":"has triplet of seat_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"seat_wind","span":~15,24},"span":~4,24},"span":~4,24}],"ranges":[],"span":~0,24},"depth":5}\nexpression "concealed and by discard"\t{"text":"concealed and by discard","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":~0,9},{"node":"name","name":"by discard","span":~14,24}],"span":~0,24},"depth":3}\nexpression "all_chow_sets and pair is not honour"\t{"text":"all_chow_sets and pair is not honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"all_chow_sets","span":~0,13},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~18,22},"negated":true,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~30,36},"span":~30,36},"span":~18,36}],"span":~0,36},"depth":5}\nexpression "if pairs_hogs or not (shape is pairs and (every tile in 23468s 6z or every tile is terminal)) then per kind where copies == 4 and not in_kong else 0"\t{"text":"if pairs_hogs or not (shape is pairs and (every tile in 23468s 6z or every tile is terminal)) then per kind where copies == 4 and not in_kong else 0","kinds":false,"heard":[["sense","every","other"],["sense",")","unknown"]],"tree":{"node":"if","test":{"node":"or","of":[{"node":"name","name":"pairs_hogs","span":~3,13},{"node":"not","of":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~22,27},"negated":false,"choices":[{"name":"pairs","span":~31,36}],"span":~22,36},{"node":"or","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~48,52},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":~56,57},{"rank":{"offset":{"add":3,"times":{}}},"suit":"s","span":~57,58},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":~58,59},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":~59,60},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":~60,62},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~63,65}],"span":~56,65}},"span":~42,65},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~75,79},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~83,91},"span":~83,91},"span":~69,91}],"span":~41,92}],"span":~21,93},"span":~17,93}],"span":~3,93},"then":{"node":"per","phrase":{"noun":"kind","adjectives":[],"where":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"copies","span":~114,120},"right":{"node":"number","value":4,"span":~124,125},"span":~114,125},{"node":"not","of":{"node":"name","name":"in_kong","span":~134,141},"span":~130,141}],"span":~114,141},"span":~103,141},"span":~99,141},"else":{"node":"number","value":0,"span":~147,148},"span":~0,148},"depth":9}\nexpression "has triplet nA, triplet nB"\t{"text":"has triplet nA, triplet nB","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~24,26},"span":~16,26}],"ranges":[],"span":~0,26},"depth":4}\nexpression "count(concealed triplet) == 2"\t{"text":"count(concealed triplet) == 2","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":2,"span":~28,29},"span":~0,29},"depth":4}\nexpression "count(kong) == 1 and count(concealed kong) == 1"\t{"text":"count(kong) == 1 and count(concealed kong) == 1","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":1,"span":~15,16},"span":~0,16},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":["concealed"],"span":~27,41},"span":~21,42},"right":{"node":"number","value":1,"span":~46,47},"span":~21,47}],"span":~0,47},"depth":5}\nexpression "every tile is simple"\t{"text":"every tile is simple","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"simple","span":~14,20},"span":~14,20},"span":~0,20},"depth":4}\nexpression "has chow nA, chow nA"\t{"text":"has chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~18,20},"span":~13,20}],"ranges":[],"span":~0,20},"depth":4}\nexpression "has chow nA, chow nB"\t{"text":"has chow nA, chow nB","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~18,20},"span":~13,20}],"ranges":[],"span":~0,20},"depth":4}\nexpression "has chow nA, chow (n+3)A"\t{"text":"has chow nA, chow (n+3)A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":3,"times":{}}},"suit":"A","span":~18,24},"span":~13,24}],"ranges":[],"span":~0,24},"depth":4}\nexpression "has chow 1A, chow 7A"\t{"text":"has chow 1A, chow 7A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~18,20},"span":~13,20}],"ranges":[],"span":~0,20},"depth":4}\nexpression "per triplet of terminal or honour"\t{"text":"per triplet of terminal or honour","kinds":false,"heard":[["sense","honour","kinds"],["sense","","unknown"]],"tree":{"node":"per","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~15,23},{"node":"kindWord","name":"honour","span":~27,33}],"span":~15,33},"span":~4,33},"span":~0,33},"depth":5}\nexpression "count(kong) == 1 and count(claimed kong) == 1"\t{"text":"count(kong) == 1 and count(claimed kong) == 1","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":1,"span":~15,16},"span":~0,16},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":["claimed"],"span":~27,39},"span":~21,40},"right":{"node":"number","value":1,"span":~44,45},"span":~21,45}],"span":~0,45},"depth":5}\nexpression "suits == 2"\t{"text":"suits == 2","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~0,5},"right":{"node":"number","value":2,"span":~9,10},"span":~0,10},"depth":3}\nexpression "no tile is honour"\t{"text":"no tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":~3,7},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~11,17},"span":~11,17},"span":~0,17},"depth":4}\nexpression "wait is edge and waits_for_one"\t{"text":"wait is edge and waits_for_one","kinds":false,"heard":[["choices","wait",["single","pairs","closed","edge","two_sided","none"]],["sense","waits_for_one","yes/no"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"wait","span":~0,4},"negated":false,"choices":[{"name":"edge","span":~8,12}],"span":~0,12},{"node":"name","name":"waits_for_one","span":~17,30}],"span":~0,30},"depth":4}\nexpression "wait is closed and waits_for_one"\t{"text":"wait is closed and waits_for_one","kinds":false,"heard":[["choices","wait",["single","pairs","closed","edge","two_sided","none"]],["sense","waits_for_one","yes/no"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"wait","span":~0,4},"negated":false,"choices":[{"name":"closed","span":~8,14}],"span":~0,14},{"node":"name","name":"waits_for_one","span":~19,32}],"span":~0,32},"depth":4}\nexpression "wait is single and waits_for_one"\t{"text":"wait is single and waits_for_one","kinds":false,"heard":[["choices","wait",["single","pairs","closed","edge","two_sided","none"]],["sense","waits_for_one","yes/no"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"wait","span":~0,4},"negated":false,"choices":[{"name":"single","span":~8,14}],"span":~0,14},{"node":"name","name":"waits_for_one","span":~19,32}],"span":~0,32},"depth":4}\nexpression "per bonus"\t{"text":"per bonus","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"bonus","adjectives":[],"span":~4,9},"span":~0,9},"depth":3}\nexpression "count(triplet of wind)"\t{"text":"count(triplet of wind)","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"depth":4}\nexpression "count(triplet of dragon)"\t{"text":"count(triplet of dragon)","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"depth":4}\nexpression "count(triplet of terminal where rank == 1 or count(triplet) == 1)"\t{"text":"count(triplet of terminal where rank == 1 or count(triplet) == 1)","kinds":false,"heard":[],"tree":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"terminal","span":~17,25},"where":{"node":"or","of":[{"node":"compare","op":"==","left":{"node":"name","name":"rank","span":~32,36},"right":{"node":"number","value":1,"span":~40,41},"span":~32,41},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"span":~51,58},"span":~45,59},"right":{"node":"number","value":1,"span":~63,64},"span":~45,64}],"span":~32,64},"span":~6,64},"span":~0,65},"depth":7}\nexpression "count(triplet of round_wind)"\t{"text":"count(triplet of round_wind)","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"round_wind","span":~17,27},"span":~6,27},"span":~0,28},"depth":4}\nexpression "count(triplet of seat_wind)"\t{"text":"count(triplet of seat_wind)","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"seat_wind","span":~17,26},"span":~6,26},"span":~0,27},"depth":4}\nexpression "if hand_cap > 0 then min(fan, hand_cap) else fan"\t{"text":"if hand_cap > 0 then min(fan, hand_cap) else fan","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"compare","op":">","left":{"node":"name","name":"hand_cap","span":~3,11},"right":{"node":"number","value":0,"span":~14,15},"span":~3,15},"then":{"node":"call","name":"min","arguments":[{"node":"name","name":"fan","span":~25,28},{"node":"name","name":"hand_cap","span":~30,38}],"span":~21,39},"else":{"node":"name","name":"fan","span":~45,48},"span":~0,48},"depth":4}\nexpression "fan - fan of flowers >= minimum"\t{"text":"fan - fan of flowers >= minimum","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"fan","span":~0,3},"right":{"node":"tallyOf","tally":"fan","group":"flowers","span":~6,20},"span":~0,20},"right":{"node":"name","name":"minimum","span":~24,31},"span":~0,31},"depth":4}' },
  names: { 'rulesets/mcr/pack.yaml': 
    '{"suits":[["m",9,true],["p",9,true],["s",9,true],["z",7,false],["f",8,false]],"options":[["play","choice",["checked","free"]],["edition","choice",["mil_1998","wmo_2006"]],["concealed_self_draw","choice",["by_edition","self_drawn","fully_concealed"]],["wait_beside_knitted","choice",["by_edition","counted","not_counted"]],["tile_hog_in_pairs","choice",["by_edition","counted","not_counted"]],["two_concealed_kongs","choice",["by_edition","six","eight"]],["mixed_kongs","choice",["by_edition","four","five","six"]],["nine_knitted","yes/no",null],["all_types_in_pairs","yes/no",null],["hand_cap","number",null],["minimum","number",null],["false_win_penalty","number",null],["starting_points","number",null]],"definitions":{"dragon":"567z","wind":"1234z","five":"5m5p5s","even":"2468m2468p2468s","upper_three":"789m789p789s","middle_three":"456m456p456s","lower_three":"123m123p123s","upper_four_ranks":"6789m6789p6789s","lower_four_ranks":"1234m1234p1234s","all_triplets":"shape is sets and every set is triplet","all_chow_sets":"every set is chow","nine_gates_wait":"shape is sets and held before last tile == 1112345678999A","concealed_by_nature":"shape is pairs or shape is orphans or shape is singles or nine_gates_wait or count(concealed triplet) == 4","waits_for_one":"(shape is sets or shape is knitted and knitted_wait) and not dealt_hand and count(winning kinds) == 1","nature_fully":"concealed_self_draw is fully_concealed or concealed_self_draw is by_edition and edition is wmo_2006","knitted_wait":"wait_beside_knitted is counted or wait_beside_knitted is by_edition and edition is mil_1998","pairs_hogs":"tile_hog_in_pairs is counted or tile_hog_in_pairs is by_edition and edition is mil_1998","concealed_kongs_fan":"if two_concealed_kongs is six or two_concealed_kongs is by_edition and edition is mil_1998 then 6 else 8","mixed_kongs_fan":"if mixed_kongs is four then 4 else if mixed_kongs is five or mixed_kongs is by_edition and edition is mil_1998 then 5 else 6"},"charts":[],"situation":["after_kong","robbing_kong","last_of_wall","fourth_of_kind","dealt_hand"],"marks":[],"counters":["flowers_at_kong"],"lists":[],"pots":[],"tallies":["fan"],"groups":["chows","pung_pairs","pungs","kongs","concealed_pungs","honours","tiles","shapes","waits","last","flowers"],"steps":[],"patterns":["big_four_winds","big_three_dragons","all_green","nine_gates","four_kongs","seven_shifted_pairs","thirteen_orphans","all_terminals","little_four_winds","little_three_dragons","all_honors","four_concealed_pungs","pure_terminal_chows","quadruple_chow","four_pure_shifted_pungs","four_pure_shifted_chows","three_kongs","all_terminals_and_honors","seven_pairs","greater_honors_and_knitted_tiles","all_even_pungs","full_flush","pure_triple_chow","pure_shifted_pungs","upper_tiles","middle_tiles","lower_tiles","pure_straight","three_suited_terminal_chows","pure_shifted_chows","all_fives","triple_pung","three_concealed_pungs","lesser_honors_and_knitted_tiles","knitted_straight","upper_four","lower_four","big_three_winds","mixed_straight","reversible_tiles","mixed_triple_chow","mixed_shifted_pungs","chicken_hand","last_tile_draw","last_tile_claim","out_with_replacement_tile","robbing_the_kong","two_concealed_kongs","all_pungs","half_flush","mixed_shifted_chows","all_types","melded_hand","two_dragon_pungs","outside_hand","fully_concealed_hand","two_melded_kongs","concealed_kong_and_melded_kong","last_tile","dragon_pung","prevalent_wind","seat_wind","concealed_hand","all_chows","tile_hog","double_pung","two_concealed_pungs","concealed_kong","all_simples","pure_double_chow","mixed_double_chow","short_straight","two_terminal_chows","pung_of_terminals_or_honors","melded_kong","one_voided_suit","no_honors","edge_wait","closed_wait","single_wait","self_drawn","flower_tiles"],"shapes":["sets","knitted","pairs","orphans","singles"],"windows":["added_kong","discard"],"moves":["win","pung","kong","chow","added_kong","concealed_kong","discard"],"endings":[],"usesTiles":["added_kong","concealed_kong","discard"]}' },
};
export default pack;
