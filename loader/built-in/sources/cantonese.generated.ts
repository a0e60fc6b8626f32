// Written by loader/built-in/generate.ts from the YAML files of the pack. Do not edit: run `npm run generate`.
import type { PackSource } from '../built-in.ts';

const pack: PackSource = {
    files: {
    "rulesets/cantonese/pack.yaml": `# yaml-language-server: $schema=../../schemas/pack.schema.json
format: 1
id: cantonese
version: 1.0.0
name: { en: Cantonese Game, zh: 广东麻将 }
about: >-
  The old rule thirteen-tile game, as it is played in Hong Kong. Seats, walls and the list of what tables agree on
  follow Amy Lo; claims, values, awards, liability and penalties, which could not be read, are the Hong Kong Old Style
  or house choices, as noted beside each.
use: [./patterns.yaml]

tiles:
  suits:
    m: { ranks: 9, runs: true, name: { en: Characters, zh: 万 } }
    p: { ranks: 9, runs: true, name: { en: Circles, zh: 筒 } }
    s: { ranks: 9, runs: true, name: { en: Bamboos, zh: 索 } }
    z: { ranks: 7, name: { en: Honors, zh: 字 } }
    f: { ranks: 8, copies: if flowers then 1 else 0, bonus: true, name: { en: Flowers, zh: 花 } }
  copies: 4
  winds: 1234z
  series: { plants: 1234f, seasons: 5678f }
  source: "2.2, 2.17"

words:
  dragon: 567z
  wind: 1234z
  regular: shape is sets
  in_order: tiles left > 0 and tiles too many <= 0
  fed_suit: most shown sets in one suit == 4
  fed_dragons: last tile is dragon and count(shown triplet of dragon) == 3
  fed_winds: last tile is wind and count(shown triplet of wind) == 4
  thrown_into_nine: by discard and window is discard and payment is shared and shown sets in suit of last tile == 3

options:
  flowers:
    type: yes/no
    default: false
    says: Whether the eight Flowers are used.
    name: { en: Flowers, zh: 花牌 }
    source: "2.2, 2.17"
  untouchable:
    type: number
    default: 14
    range: [0, 40]
    says: Tiles at the end of the wall that are never drawn.
    name: { en: Untouchable, zh: 不摸之牌 }
    source: "2.5, 4"
  minimum:
    type: number
    default: 3
    range: [0, 5]
    says: Fans a hand needs before it may win; those of Flowers do not help.
    name: { en: Minimum, zh: 起糊 }
    source: "4; hk"
  limit:
    type: number
    default: 10
    range: [0, 100]
    says: Fans that count at most, such as 8, 10 or 13; 0 for no limit.
    name: { en: Limit, zh: 封顶 }
    source: "4; hk"
  awards:
    type: choice
    values: [half_spicy, full_spicy]
    default: half_spicy
    says: Whether the award doubles with every fan (full spicy), or from the fifth on with every two (half spicy).
    name: { en: Awards, zh: 番数换算 }
    source: "2.12.2; hk"
    status: inferred
  payment:
    type: choice
    values: [shared, discarder]
    default: shared
    says: Whether the other two also pay when a hand is won on a discard, or the discarder pays all.
    name: { en: Payment, zh: 收付 }
    source: "4; hk"
  winners:
    type: number
    default: 1
    range: [1, 3]
    says: How many may win on one tile; with one, the next in turn wins alone (Jit Woo).
    name: { en: Winners on one tile, zh: 一炮多响 }
    source: "2.12.1, 4; hk"
  dealer_stays_on_draw:
    type: yes/no
    default: true
    says: Whether the dealer deals again after a Fortune hand, which nobody wins.
    name: { en: Dealer stays on draw, zh: 流局连庄 }
    source: "2.16, 4; hk"
  rounds:
    type: number
    default: 4
    range: [1, 4]
    says: Rounds of a game; four, or one or two for a shorter one.
    name: { en: Rounds, zh: 圈数 }
    source: "2.9, 4; hk"
  dice:
    type: number
    default: 2
    range: [2, 3]
    says: Dice cast for the seats.
    name: { en: Dice, zh: 骰子 }
    source: "2.1"
  seven_flowers_win:
    type: yes/no
    default: true
    says: Whether seven Flowers win at once, where Flowers are used.
    name: { en: Seven flowers win, zh: 七花糊 }
    source: hk
  false_win_penalty:
    type: number
    default: 10
    range: [0, 13]
    says: Fans of the self-drawn hand that a false win pays to each opponent.
    name: { en: False win penalty, zh: 诈糊罚分 }
    source: "2.15.1, 4; hk"
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
  draw_dice: dice
  dice: 2
  starter: cast
  source: "2.1, 2.3"

wall:
  height: 2
  dice: 2
  start: 1
  column: cast
  reserve: untouchable
  replace_from: tail
  source: "2.2, 2.4, 2.5"
  note: >-
    The first deal is broken with the cast that named the First Dealer, later ones are cast for anew. Always as many
    tiles as agreed are untouchable, so every replacement moves the border by one.

deal:
  packets: [4, 4, 4]
  last: single
  source: "2.4"

bonus:
  after_deal: seat
  source: "2.17"
  status: house
  note: At once, the dealer first.

marks:
  nine_tiles:
    name: { en: nine tiles, zh: 九张落地 }
    says: three sets of one suit lie there, and everybody was told
    source: "4"
  won: { name: { en: a win, zh: 糊家 }, says: declared a win }

counters:
  gongs_in_a_row: { name: { en: gongs in a row, zh: 连杠 }, says: gongs made since the last discard or claim }
  flowers_at_gong:
    name: { en: Flowers at the last gong, zh: 杠时花牌 }
    says: Flowers the seat had when it made its last gong

lists:
  missed_wins:
    name: { en: missed wins, zh: 过水 }
    says: tiles the seat let pass that it could have won on, until it draws again
    of: seat
    seen: owner
    source: "2.8"
    status: house
  missed_pungs:
    name: { en: missed pungs, zh: 过碰 }
    says: tiles the seat let pass that it could have punged, until it draws again
    of: seat
    seen: owner
    source: "2.8"
    status: house

turn:
  dealt: [win, concealed_gong, discard]
  drawn: [win, added_gong, concealed_gong, hasty_gong, draw_twice, discard]
  replaced: [win, added_gong, concealed_gong, discard]
  bonus: [win]
  begins:
    - { forget: missed_wins, when: turn is drawn or replaced }
    - { forget: missed_pungs, when: turn is drawn or replaced }
  source: "2.4, 2.5, 2.8"
  note: The dealer's fourteenth tile is the first draw.

windows:
  discard:
    passed: [{ note: missed_wins, when: passed win }, { note: missed_pungs, when: passed pung }]
    source: "2.8"
    status: house
    note: Only what the hand could have done counts, not what fell short of the minimum.

moves:
  win:
    name: { en: Win, zh: 糊 }
    on: [turn, discard, added_gong, concealed_gong]
    when: not window is concealed_gong or would score thirteen_terminals
    needs: >-
      wins and (tiles too many == 0 or (turn is bonus and my turns == 0))
      and not (by discard and exposed in missed_wins)
    rank: 3
    ties: winners
    steps: [{ mark: won }, win]
    source: "2.7, 2.8, 2.12.1, 2.15.2; hk"
    note: >-
      Of several, the next in turn wins (Jit Woo). A concealed gong is robbed by 13 Terminal Tiles only (house). While
      dealt Flowers are replaced a hand is short and in order.
  pung:
    name: { en: Pung, zh: 碰 }
    on: [discard]
    uses: 2 same
    makes: pung
    when: in_order and not exposed in missed_pungs
    rank: 2
    steps:
      - show
      - { count: gongs_in_a_row, to: 0 }
      - { mark: nine_tiles, when: most shown sets in one suit >= 3 }
      - { liable: [pure_one_suit, mixed_one_suit], when: fed_suit }
      - { liable: [grand_3_chiefs, all_honors, eighteen_arhats], when: fed_dragons }
      - { liable: [grand_4_happiness, all_honors, eighteen_arhats], when: fed_winds }
    then: [discard]
    source: "2.6, 2.8, 2.14, 2.15.2; hk"
    note: The last tile of the wall can only be won on (house).
  gong:
    name: { en: Gong, zh: 杠 }
    on: [discard]
    uses: 3 same
    makes: kong
    when: in_order
    rank: 2
    steps:
      - show
      - { count: gongs_in_a_row, to: 1 }
      - { count: flowers_at_gong, to: count(bonus) }
      - { mark: nine_tiles, when: most shown sets in one suit >= 3 }
      - { liable: [pure_one_suit, mixed_one_suit], when: fed_suit }
      - { liable: [grand_3_chiefs, all_honors, eighteen_arhats], when: fed_dragons }
      - { liable: [grand_4_happiness, all_honors, eighteen_arhats], when: fed_winds }
      - { liable: [eighteen_arhats, grand_4_happiness, all_honors, all_terminals], when: my kongs == 4 }
      - replace
    source: "2.6, 2.14, 2.15.2; hk"
  sheung:
    name: { en: Sheung, zh: 上 }
    on: [discard]
    by: next seat
    uses: run
    makes: chow
    when: in_order
    rank: 1
    steps:
      - show
      - { count: gongs_in_a_row, to: 0 }
      - { mark: nine_tiles, when: most shown sets in one suit >= 3 }
      - { liable: [pure_one_suit, mixed_one_suit], when: fed_suit }
    then: [discard]
    source: "2.6.1, 2.6.5, 2.14, 2.15.2; hk"
    note: From the Upper House only.
  added_gong:
    name: { en: Added gong, zh: 加杠 }
    on: [turn]
    uses: add to pung
    makes: kong
    when: in_order
    steps:
      - show
      - { window: added_gong }
      - { count: gongs_in_a_row, to: gongs_in_a_row + 1 }
      - { count: flowers_at_gong, to: count(bonus) }
      - replace
    source: "2.6, 2.15.2; hk"
  concealed_gong:
    name: { en: Concealed gong, zh: 暗杠 }
    on: [turn]
    uses: 4 alike
    makes: kong
    when: in_order
    shown_to: everyone
    steps:
      - show
      - { window: concealed_gong }
      - { count: gongs_in_a_row, to: gongs_in_a_row + 1 }
      - { count: flowers_at_gong, to: count(bonus) }
      - { mark: nine_tiles, when: most shown sets in one suit >= 3 }
      - replace
    source: "2.6, 2.15.2; hk"
    note: It lies face up and is a revealed set for the notice and for Bao (house).
  discard:
    name: { en: Discard, zh: 打牌 }
    on: [turn]
    uses: any tile
    steps: [{ count: gongs_in_a_row, to: 0 }, discard, { window: discard }, next]
    source: "2.5"
    note: Any tile may be thrown after a claim (house).
  hasty_gong:
    name: { en: Gong without a replacement, zh: 漏补杠 }
    on: [turn]
    uses: 4 alike
    makes: kong
    when: play is free and tiles too many == 0
    shown_to: everyone
    steps:
      - show
      - { window: concealed_gong }
      - { mark: nine_tiles, when: most shown sets in one suit >= 3 }
    then: [discard]
    source: "2.15.2"
    status: house
    note: The mistake that makes a short hand; nothing but free play offers it.
  draw_twice:
    name: { en: Draw twice, zh: 多摸 }
    on: [turn]
    when: play is free and in_order and tiles too many == 0
    steps: [draw]
    source: "2.15.2"
    status: house
    note: The mistake that makes a long hand; nothing but free play offers it.

endings:
  exhausted:
    name: { en: Fortune hand, zh: 流局 }
    says: The tiles that may be drawn are gone; nobody pays.
    source: "2.5, 2.16"

situation:
  after_kong:
    when: by draw and turn is replaced and count(bonus) == flowers_at_gong
    says: the last tile was drawn to replace a gong
    source: hk
    note: A tile that came for a Flower is not the gong's (house).
  after_two_kongs:
    when: by draw and turn is replaced and count(bonus) == flowers_at_gong and gongs_in_a_row > 1
    says: the last tile replaced a gong made with the replacement of another
    source: hk
  robbing_kong:
    when: window is added_gong or window is concealed_gong
    says: the last tile was to make another's gong
    source: hk
  last_of_wall: { when: tiles left == 0, says: no tile can be drawn any more, source: hk }
  dealt_hand:
    when: (turn is dealt or turn is drawn) and i am dealer and discards so far == 0
    says: the dealer wins with the dealt hand
    source: hk
  first_discard:
    when: by discard and discards so far == 1 and exposer is dealer and window is discard
    says: won on the dealer's first discard
    source: hk
  flower_shown: { when: turn is bonus, says: a Flower has just been shown, source: hk }

shapes:
  sets: { is: 4 set + pair, name: { en: Sets, zh: 牌组 }, source: "1.4" }
  terminals: { is: 19m19p19s1234567z + one of them, name: { en: Terminals, zh: 幺九 }, source: "1.4" }
  seven_flowers:
    is: any tiles
    when: seven_flowers_win and flower_shown and count(bonus) == 7
    minimum: exempt
    name: { en: Seven flowers, zh: 七花 }
    source: hk
    note: The minimum does not bind an instant win (house).
  eight_flowers:
    is: any tiles
    when: flower_shown and count(bonus) == 8
    minimum: exempt
    name: { en: Eight flowers, zh: 八花 }
    source: hk

tallies:
  fan: { name: { en: fans, zh: 番 } }

charts:
  half_spicy_award:
    says: Half-spicy awards, doubling up to four fans and then with every two.
    source: "2.12.2; hk"
    rows: { 0: 1, 1: 2, 2: 4, 3: 8, 4: 16, 5: 24, 6: 32, 7: 48, 8: 64, 9: 96, 10: 128, 11: 192, 12: 256, 13: 384 }
  full_spicy_award:
    says: Full-spicy awards, doubling with every fan.
    source: hk
    rows:
      { 0: 1, 1: 2, 2: 4, 3: 8, 4: 16, 5: 32, 6: 64, 7: 128, 8: 256, 9: 512, 10: 1024, 11: 2048, 12: 4096, 13: 8192 }

score:
  steps:
    grade: if limit > 0 then min(fan, limit) else fan
  value: if awards is half_spicy then half_spicy_award(grade) else full_spicy_award(grade)
  minimum: fan - fan of flower_fans >= minimum
  source: "2.10, 2.12, 4; hk"
  note: The value is the share of a loser who did not discard; the scale that gives the one total known of Lo's table.

limits:
  full: { when: limit > 0 and fan >= limit, name: { en: limit, zh: 爆棚 }, source: "4; hk" }

settle:
  win:
    bao_self_drawn:
      when: by draw and payer is responsible
      amount: 6 * value
      reason: fed the hand and pays for all
      source: "2.14; hk"
    self_drawn:
      when: by draw and not someone responsible
      amount: 2 * value
      reason: self-drawn
      source: "2.13; hk"
    bao_discard:
      when: payer is exposer and thrown_into_nine
      amount: 4 * value
      reason: threw into nine tiles of a suit and pays for all
      source: "2.14, 4; hk"
    discarder:
      when: by discard and payer is exposer and not thrown_into_nine
      amount: value * (if payment is discarder then 4 else 2)
      reason: discarded the winning tile
      source: "2.13, 4; hk"
    others:
      when: by discard and not payer is exposer and not thrown_into_nine and not payer has won
      amount: if payment is discarder then 0 else value
      reason: shared payment
      source: "2.13, 4; hk"
  false_win:
    penalty:
      amount: >-
        2 * (if awards is half_spicy then half_spicy_award(false_win_penalty)
        else full_spicy_award(false_win_penalty))
      reason: false win
      source: "2.15.1, 4; hk"
  status: house
  note: >-
    Who fed a hand pays for all where it is self-drawn; where another tile is thrown, its thrower pays as usual. Who
    throws the winning tile into three sets of its suit pays for all, where payment is shared; who makes a gong that is
    robbed does not throw. Winners pay each other nothing.

sequence:
  dealer_stays: winner is dealer or replayed or (ending is exhausted and dealer_stays_on_draw)
  replayed: ending is false_win
  rounds: rounds
  points: starting_points
  result: points - starting_points
  source: "2.9, 2.15, 2.16, 4; hk"
  note: That a false win is played again is a house choice.

names:
  seat1: { en: East, zh: 庄家 }
  seat2: { en: South, zh: 下家 }
  seat3: { en: West, zh: 对家 }
  seat4: { en: North, zh: 上家 }
  tile: { en: tile, zh: 牌 }
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
  lo: Amy Lo, The Complete Book of Mah Jongg, chapters 2 and 4; sections by number
  hk: Hong Kong Old Style, a consensus of published fan lists and payment tables

accepts:
  never-read:
    nine_tiles: A sign for the players, who must not feed this hand; liability looks at the sets themselves.
  always-together:
    mixed_terminals: The sheet gives it beside all triplets.
    junior_3_chiefs: Its two triplets of dragons count beside it.
    grand_3_chiefs: Its three triplets of dragons count beside it.
    moon: Drawing the last tile counts beside what that tile is.
`,
    "rulesets/cantonese/patterns.yaml": `# Parts are added up. A whole-hand value takes their place; circumstances and Flowers still add, then the limit.
# A Chicken Hand, sequences and triplets of several suits, has no part and so no fan.
groups:
  whole: { counts: best, absorbs: [parts], name: { en: Whole hands, zh: 例牌 } }
  parts: { counts: all, name: { en: Parts, zh: 牌型 } }
  circumstances: { counts: all, name: { en: Circumstances, zh: 糊牌方式 } }
  flower_fans: { counts: all, name: { en: Flowers, zh: 花 } }

patterns:
  common:
    name: { en: Common Hand, zh: 平糊 }
    group: parts
    value: { fan: 1 }
    when: every set is chow
    source: hk
    note: Any pair and any wait.
    examples:
      - 123m 345m 567m 789m 2m +2m
      - not: (123m) (444p) 567s 888s 2m +2m
      - { not: (123m) (444p) 567s 888s 2m +2m, options: { awards: full_spicy, limit: 13 }, gives: { fan: 0, value: 1 } }
  all_triplets:
    name: { en: All Triplets, zh: 对对糊 }
    group: parts
    value: { fan: 3 }
    when: every set is triplet
    source: hk
    examples:
      - { hand: (333m) (888p) 666s 22z 44p +4p, seat: 3, gives: { fan: 3, value: 8 } }
      - { not: (333m) (888p) 456s 22z 44p +4p, seat: 3 }
      - hand: (333m) (888p) 666s 22z 44p +4p
        seat: 3
        options: { awards: full_spicy, limit: 13 }
        gives: { fan: 3, value: 8 }
  hidden_treasure:
    name: { en: All Concealed Triplets, zh: 坎坎糊 }
    group: parts
    value: { fan: 8 }
    when: count(concealed triplet) == 4
    absorbs: [all_triplets, concealed]
    source: hk
    note: No claimed set; the last tile is drawn or completes the pair.
    examples:
      - { hand: 222m 555m 777p 333s 9p +9p, seat: 2, by: draw, gives: { fan: 9 } }
      - { hand: 222m 555m 777p 333s 9p +9p, seat: 2, gives: { fan: 8 } }
      - { not: 222m 555m 777p 33s 99p +9p, seat: 2, gives: { fan: 4 } }
      - hand: 222m 555m 777p 333s 9p +9p
        seat: 2
        options: { awards: full_spicy, limit: 13 }
        gives: { fan: 8, value: 256 }
      - hand: 222m 555m 777p 333s 9p +9p
        seat: 2
        by: draw
        options: { awards: full_spicy, limit: 13 }
        gives: { fan: 9, value: 512 }
  mixed_one_suit:
    name: { en: Mixed One Suit, zh: 混一色 }
    group: parts
    value: { fan: 3 }
    when: regular and suits == 1 and any tile is honour
    source: hk
    examples:
      - { hand: (123p) 345p 678p 789p 5z +5z, seat: 3, by: draw, gives: { fan: 5, value: 24 } }
      - { not: (123p) 345p 678s 789p 5z +5z, seat: 3, by: draw }
      - { hand: (123p) 345p 678p 789p 5z +5z, options: { awards: full_spicy, limit: 13 }, gives: { fan: 4, value: 16 } }
      - hand: (222z) (666z) (777z) 456s 9s +9s
        seat: 4
        options: { awards: full_spicy, limit: 13 }
        gives: { fan: 5, value: 32 }
  pure_one_suit:
    name: { en: Pure One Suit, zh: 清一色 }
    group: parts
    value: { fan: 7 }
    when: regular and suits == 1 and no tile is honour
    source: hk
    note: Six at some tables.
    examples:
      - { hand: (234s) (555s) 678s 11s 99s +1s, round: 2, gives: { fan: 7, value: 48 } }
      - { not: (234s) (555s) 678s 11s 66z +1s, round: 2 }
      - hand: (234s) (555s) 678s 11s 99s +1s
        round: 2
        options: { awards: full_spicy, limit: 13 }
        gives: { fan: 7, value: 128 }
      - hand: 123m 345m 567m 789m 2m +2m
        by: draw
        options: { awards: full_spicy, limit: 13 }
        gives: { fan: 10, value: 1024 }
  mixed_terminals:
    name: { en: Mixed Terminals, zh: 花幺 }
    group: parts
    value: { fan: 1 }
    when: regular and every tile is terminal or honour and any tile is terminal and any tile is honour
    source: hk
    note: Four with All Triplets.
    examples:
      - { hand: (111m) (999m) (111p) 99s 11z +9s, seat: 3, round: 2, gives: { fan: 4, value: 16 } }
      - { not: (111m) (999m) (222p) 99s 11z +9s, seat: 3, round: 2 }
  dragon_triplet:
    name: { en: Dragon Triplet, zh: 番子 }
    group: parts
    value: { fan: 1 }
    when: per triplet of dragon
    source: hk
    note: Each.
    examples:
      - { hand: (222z) (666z) (777z) 456s 9s +9s, seat: 4, gives: { fan: 5 } }
      - { not: (222z) (333z) 456s 678s 5z +5z, seat: 4 }
      - hand: <9999s> 555m 345p 11z 66z +6z
        seat: 3
        options: { awards: full_spicy, limit: 13 }
        gives: { fan: 1, value: 2 }
      - hand: <9999s> (666z) 555m 345p 1z +1z
        by: draw
        options: { awards: full_spicy, limit: 13 }
        gives: { fan: 2, value: 4 }
  own_wind:
    name: { en: Own Wind, zh: 门风 }
    group: parts
    value: { fan: 1 }
    when: has triplet of seat_wind
    source: hk
    note: The same set may be the round wind too.
    examples:
      - { hand: (111z) (222z) 444z 678s 3z +3z, seat: 2, by: draw, gives: { fan: 9, value: 96 } }
      - { not: (222z) (666z) (777z) 456s 9s +9s, seat: 4, gives: { fan: 5, value: 24 } }
  round_wind:
    name: { en: Round Wind, zh: 圈风 }
    group: parts
    value: { fan: 1 }
    when: has triplet of round_wind
    source: hk
    examples:
      - { hand: (111z) (222z) 444z 678s 3z +3z, seat: 2, by: draw, gives: { fan: 9, value: 96 } }
      - { not: (111z) (222z) 444z 678s 3z +3z, seat: 2, round: 3, by: draw }
  junior_3_chiefs:
    name: { en: Junior 3 Chiefs, zh: 小三元 }
    group: parts
    value: { fan: 3 }
    when: count(triplet of dragon) == 2 and pair is dragon
    source: hk
    note: Five with the two triplets.
    examples:
      - (555z) (777z) 345m 678p 6z +6z
      - not: (555z) (777z) 345m 678p 6m +6m
      - { hand: (555z) (777z) 345m 678p 6z +6z, gives: { fan: 5, value: 24 } }
  grand_3_chiefs:
    name: { en: Grand 3 Chiefs, zh: 大三元 }
    group: parts
    value: { fan: 5 }
    when: count(triplet of dragon) == 3
    source: hk
    note: Eight with the three triplets.
    examples:
      - { hand: (555z) (666z) (777z) 222p 4p +4p, gives: { fan: 14 } }
      - not: (555z) (777z) 345m 678p 6z +6z
      - hand: (555z) (777z) 345m 66z 22m +6z
        options: { awards: full_spicy, limit: 13 }
        gives: { fan: 11, value: 2048 }
      - hand: (555z) (777z) (999m) 66z 11p +6z
        options: { awards: full_spicy, limit: 13 }
        gives: { fan: 12, value: 4096 }
      - { hand: (555z) (777z) 345m 66z 22m +6z, options: { limit: 13 }, gives: { fan: 11, value: 192 } }
      - { hand: (555z) (777z) (999m) 66z 11p +6z, options: { limit: 13 }, gives: { fan: 12, value: 256 } }
      - { hand: (555z) (777z) 345m 66z 22m +6z, options: { limit: 0 }, gives: { fan: 11, value: 192 } }
  junior_4_happiness:
    name: { en: Junior 4 Happiness, zh: 小四喜 }
    group: parts
    value: { fan: 3 }
    when: count(triplet of wind) == 3 and pair is wind
    source: hk
    note: Own and round wind count too.
    examples:
      - { hand: (111z) (222z) 444z 678s 3z +3z, seat: 2, by: draw, gives: { fan: 9 } }
      - { not: (111z) (222z) 444z 678s 5z +5z, seat: 2, by: draw }

  grand_4_happiness:
    name: { en: Grand 4 Happiness, zh: 大四喜 }
    group: whole
    value: { fan: 13 }
    when: count(triplet of wind) == 4
    source: hk
    examples:
      - { hand: (111z) (222z) (333z) 444z 8m +8m, gives: { fan: 13, value: 128 } }
      - { not: (111z) (222z) 444z 678s 3z +3z, seat: 2 }
      - hand: (111z) (222z) (333z) 444z 8m +8m
        options: { awards: full_spicy, limit: 13 }
        gives: { fan: 13, value: 8192 }
  all_honors:
    name: { en: All Honor Tiles, zh: 字一色 }
    group: whole
    value: { fan: 10 }
    when: regular and every tile is honour
    source: hk
    examples:
      - { hand: (111z) (444z) (555z) 77z 33z +7z, seat: 2, round: 3, gives: { fan: 10 } }
      - { not: (111z) (444z) (555z) 77z 99m +7z, seat: 2, round: 3 }
  all_terminals:
    name: { en: All Terminals, zh: 清幺九 }
    group: whole
    value: { fan: 10 }
    when: regular and every tile is terminal
    source: hk
    examples:
      - { hand: (111m) (999m) (111p) 99s 11s +9s, gives: { fan: 10 } }
      - not: (111m) (999m) (111p) 99s 11z +9s
  nine_gates:
    name: { en: Nine Gates, zh: 九子连环 }
    group: whole
    value: { fan: 10 }
    when: regular and held include 1112345678999A
    absorbs: [concealed]
    source: hk
    note: Concealed; any tile of the suit may be the one too many.
    examples:
      - { hand: 1112345678999m +5m, seat: 2, gives: { fan: 10 } }
      - { not: (111m) 2345678999m +5m, seat: 2 }
  thirteen_terminals:
    name: { en: 13 Terminal Tiles, zh: 十三幺 }
    group: whole
    value: { fan: 13 }
    when: shape is terminals
    source: hk
    examples:
      - 19m 19p 19s 1123467z +5z
      - not: (111z) (444z) (555z) 77z 33z +7z
      - { hand: 19m 19p 19s 1123467z +5z, gives: { fan: 13, value: 128 } }
  eighteen_arhats:
    name: { en: Four Gongs, zh: 十八罗汉 }
    group: whole
    value: { fan: 13 }
    when: regular and count(kong) == 4
    source: hk
    examples:
      - (1111m) (3333p) <7777s> (222+2z) 5p +5p
      - not: (1111m) (3333p) <7777s> (222z) 5p +5p
  heavenly:
    name: { en: Heavenly Hand, zh: 天糊 }
    group: whole
    value: { fan: 13 }
    when: dealt_hand
    absorbs: [circumstances]
    source: hk
    note: The dealer wins with the fourteen dealt; no circumstances are added.
    examples:
      - { hand: 123m 456p 789s 345s 1z +1z, by: draw, with: [dealt_hand], gives: { fan: 13 } }
      - { not: 123m 456p 789s 345s 1z +1z, by: draw }
  earthly:
    name: { en: Earthly Hand, zh: 地糊 }
    group: whole
    value: { fan: 13 }
    when: first_discard
    absorbs: [concealed]
    source: hk
    note: Won on the dealer's first discard.
    examples:
      - { hand: 234m 567m 345p 678s 2p +2p, seat: 3, with: [first_discard], gives: { fan: 13 } }
      - { not: 234m 567m 345p 678s 2p +2p, seat: 3 }
  seven_flowers:
    name: { en: Small Flower Win, zh: 花糊 }
    group: whole
    value: { fan: 3 }
    when: shape is seven_flowers
    absorbs: [circumstances, flower_fans]
    source: hk
    note: At once on the seventh Flower, paid as self-drawn; nothing is added.
    examples:
      - hand: 12m 456p 789s 3579s 1z 1234567f
        by: draw
        with: [flower_shown]
        options: { flowers: true }
        gives: { fan: 3 }
      - { not: 123m 456p 789s 345s 1z +1z 1234567f, by: draw, options: { flowers: true } }
  eight_flowers:
    name: { en: Big Flower Win, zh: 大花糊 }
    group: whole
    value: { fan: 8 }
    when: shape is eight_flowers
    absorbs: [circumstances, flower_fans]
    source: hk
    note: At once on the eighth Flower, paid as self-drawn; nothing is added.
    examples:
      - hand: 12m 456p 789s 3579s 1z 12345678f
        by: draw
        with: [flower_shown]
        options: { flowers: true }
        gives: { fan: 8 }
      - { not: 123m 456p 789s 345s 1z +1z 12345678f, by: draw, options: { flowers: true } }

  self_drawn:
    name: { en: Self-drawn, zh: 自摸 }
    group: circumstances
    value: { fan: 1 }
    when: by draw
    source: hk
    examples:
      - { hand: (123p) 345p 678p 789p 5z +5z, seat: 3, by: draw, gives: { fan: 5, value: 24 } }
      - { not: (123p) 345p 678p 789p 5z +5z, seat: 3 }
  concealed:
    name: { en: All Concealed Hand, zh: 门清 }
    group: circumstances
    value: { fan: 1 }
    when: every set is held
    source: hk
    note: No revealed set, and no gong; also on a discard. Not where the hand has to be concealed.
    examples:
      - { hand: 123m 345m 567m 789m 2m +2m, by: draw, gives: { fan: 10 } }
      - { not: <9999s> 555m 345p 11z 66z +6z, seat: 3 }
      - not: 19m 19p 19s 1123467z +5z
  gong_glory:
    name: { en: Added Glory to a Gong, zh: 杠上花 }
    group: circumstances
    value: { fan: 1 }
    when: after_kong
    source: hk
    note: Self-drawn adds one more. Not after a Flower.
    examples:
      - { hand: (5555z) 222p 666p 888m 9s +9s, seat: 4, by: draw, with: [after_kong], gives: { fan: 6 } }
      - { not: (5555z) 222p 666p 888m 9s +9s, seat: 4, by: draw }
  double_gong:
    name: { en: Gong on Gong, zh: 连杠开花 }
    group: circumstances
    value: { fan: 8 }
    when: after_two_kongs
    absorbs: [gong_glory]
    source: hk
    note: Nine with Self-drawn.
    examples:
      - { hand: (5555z) (2222p) 666p 888m 9s +9s, by: draw, with: [after_kong, after_two_kongs], gives: { fan: 13 } }
      - { not: (5555z) (2222p) 666p 888m 9s +9s, by: draw, with: [after_kong] }
  robbing_gong:
    name: { en: Robbing a Gong, zh: 抢杠 }
    group: circumstances
    value: { fan: 1 }
    when: robbing_kong
    source: hk
    note: Who makes the gong pays as the discarder.
    examples:
      - { hand: (777z) (333z) 23m 456m 88m +1m, seat: 3, with: [robbing_kong], gives: { fan: 6 } }
      - { not: (777z) (333z) 23m 456m 88m +1m, seat: 3 }
      - hand: (777z) (333z) 23m 456m 88m +1m
        seat: 3
        with: [robbing_kong]
        options: { awards: full_spicy, limit: 13 }
        gives: { fan: 6, value: 64 }
  moon:
    name: { en: Catching the Moon from the Bottom of the Sea, zh: 海底捞月 }
    group: circumstances
    value: { fan: 1 }
    when: by draw and last_of_wall
    source: hk
    note: The last tile that can be drawn.
    examples:
      - { hand: (123s) (666z) 456s 789s 2s +2s, seat: 2, by: draw, with: [last_of_wall], gives: { fan: 6 } }
      - { not: (123s) (666z) 456s 789s 2s +2s, seat: 2, with: [last_of_wall] }
  last_discard:
    name: { en: Last Discard, zh: 河底捞鱼 }
    group: circumstances
    value: { fan: 1 }
    when: by discard and last_of_wall
    source: hk
    examples:
      - { hand: (123s) (666z) 456s 789s 2s +2s, seat: 2, with: [last_of_wall] }
      - { not: (123s) (666z) 456s 789s 2s +2s, seat: 2 }

  own_flower:
    name: { en: Own Flower, zh: 正花 }
    group: flower_fans
    value: { fan: 1 }
    when: per bonus where rank == seat number and not in_full_series
    source: hk
    note: One in each series; a full series takes its place.
    examples:
      - { hand: (111z) (222p) 678s 555p 8p +8p 1234f 5f, by: draw, options: { flowers: true }, gives: { fan: 6 } }
      - { not: (111z) (222p) 678s 555p 8p +8p 1234f, by: draw, options: { flowers: true } }
  flower_set:
    name: { en: Full Set of Flowers, zh: 一台花 }
    group: flower_fans
    value: { fan: 2 }
    when: per series
    source: hk
    note: Each series.
    examples:
      - hand: (111z) (222p) 678s 555p 8p +8p 1234f 5f
        by: draw
        options: { flowers: true }
        gives: { fan: 6, value: 32 }
      - { not: (111z) (222p) 678s 555p 8p +8p 123f 5f, by: draw, options: { flowers: true } }
  no_flower:
    name: { en: No Flowers, zh: 无花 }
    group: flower_fans
    value: { fan: 1 }
    when: flowers and count(bonus) == 0
    source: hk
    note: Where Flowers are used.
    examples:
      - { hand: 123p 234m 456m 678s 5s +5s, options: { flowers: true } }
      - not: 123p 234m 456m 678s 5s +5s
      - { hand: 123p 234m 456m 678s 5s +5s, options: { flowers: true, minimum: 0 }, gives: { fan: 3, value: 8 } }
`,
  },
  data: {
    "rulesets/cantonese/pack.yaml": 
    '[63,15977,1,0,6,[2,1,[1]],1,2,[2,9],1,7,[2,5],1,4,[2,32,1,2,2,[2,14],2,2,[2,4]],1,5,[2,279,["The old rule thirteen-tile game, as it is played in Hong Kong. Seats, walls and the list of what tables agree on follow Amy Lo; claims, values, awards, liability and penalties, which could not be read, are the Hong Kong Old Style or house choices, as noted beside each."]],0,3,[2,17,0,[1,15]],2,5,[4,434,1,0,5,[6,330,1,0,1,[2,57,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,25,1,2,2,[2,10],2,2,[2,1]]],5,1,[2,54,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]],5,1,[2,54,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]],5,1,[2,41,1,2,5,[2,1,[7]],2,4,[2,21,1,2,2,[2,6],2,2,[2,1]]],5,1,[2,89,1,2,5,[2,1,[8]],2,6,[2,24],2,5,[2,4,[true]],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]]],3,6,[2,1,[4]],3,5,[2,5],3,6,[2,33,1,2,6,[2,5],2,7,[2,5]],3,6,[2,11,["2.2, 2.17"]]],2,5,[4,407,1,0,6,[2,4],3,4,[2,5],3,7,[2,13],3,8,[2,38],3,8,[2,32],3,11,[2,59],3,9,[2,55],3,16,[2,95]],2,7,[4,2591,1,0,7,[6,135,1,0,4,[2,6],5,7,[2,5,[false]],5,4,[2,35],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,11,["2.2, 2.17"]]],3,11,[6,169,1,0,4,[2,6],5,7,[2,2,[14]],5,5,[2,7,0,[1,1,[0]],[2,2,[40]]],5,4,[2,50],5,4,[2,29,1,2,2,[2,11],2,2,[2,4]],5,6,[2,8,["2.5, 4"]]],3,7,[6,176,1,0,4,[2,6],5,7,[2,1,[3]],5,5,[2,6,0,[1,1,[0]],[2,1,[5]]],5,4,[2,66],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,7,["4; hk"]]],3,5,[6,172,1,0,4,[2,6],5,7,[2,2,[10]],5,5,[2,8,0,[1,1,[0]],[2,3,[100]]],5,4,[2,61],5,4,[2,21,1,2,2,[2,5],2,2,[2,2]],5,6,[2,7,["4; hk"]]],3,6,[6,269,1,0,4,[2,6],5,6,[2,24,0,[1,10],[2,10]],5,7,[2,10],5,4,[2,104],5,4,[2,24,1,2,2,[2,6],2,2,[2,4]],5,6,[2,12,["2.12.2; hk"]],5,6,[2,8]],3,7,[6,219,1,0,4,[2,6],5,6,[2,19,0,[1,6],[2,9]],5,7,[2,6],5,4,[2,90],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,7,["4; hk"]]],3,7,[6,210,1,0,4,[2,6],5,7,[2,1,[1]],5,5,[2,6,0,[1,1,[1]],[2,1,[3]]],5,4,[2,78],5,4,[2,37,1,2,2,[2,19],2,2,[2,4]],5,6,[2,15,["2.12.1, 4; hk"]]],3,20,[6,187,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,71],5,4,[2,38,1,2,2,[2,20],2,2,[2,4]],5,6,[2,13,["2.16, 4; hk"]]],3,6,[6,170,1,0,4,[2,6],5,7,[2,1,[4]],5,5,[2,6,0,[1,1,[1]],[2,1,[4]]],5,4,[2,56],5,4,[2,22,1,2,2,[2,6],2,2,[2,2]],5,6,[2,12,["2.9, 4; hk"]]],3,4,[6,129,1,0,4,[2,6],5,7,[2,1,[2]],5,5,[2,6,0,[1,1,[2]],[2,1,[3]]],5,4,[2,24],5,4,[2,20,1,2,2,[2,4],2,2,[2,2]],5,6,[2,5,["2.1"]]],3,17,[6,159,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,58],5,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,6,[2,2]],3,17,[6,199,1,0,4,[2,6],5,7,[2,2,[10]],5,5,[2,7,0,[1,1,[0]],[2,2,[13]]],5,4,[2,67],5,4,[2,35,1,2,2,[2,17],2,2,[2,4]],5,6,[2,15,["2.15.1, 4; hk"]]],3,15,[6,154,1,0,4,[2,6],5,7,[2,1,[0]],5,5,[2,12,0,[1,1,[0]],[2,7,[1000000]]],5,4,[2,31],5,4,[2,32,1,2,2,[2,15],2,2,[2,3]],5,6,[2,5]]],2,5,[4,91,1,0,5,[2,1,[4]],3,8,[2,5],3,9,[2,4],3,4,[2,1,[2]],3,7,[2,4],3,6,[2,10,["2.1, 2.3"]]],2,4,[4,326,1,0,6,[2,1,[2]],3,4,[2,1,[2]],3,5,[2,1,[1]],3,6,[2,4],3,7,[2,11],3,12,[2,4],3,6,[2,15,["2.2, 2.4, 2.5"]],3,4,[2,203,["The first deal is broken with the cast that named the First Dealer, later ones are cast for anew. Always as many tiles as agreed are untouchable, so every replacement moves the border by one."]]],2,4,[4,49,1,0,7,[2,9,0,[1,1,[4]],[2,1,[4]],[2,1,[4]]],3,4,[2,6],3,6,[2,5,["2.4"]]],2,5,[4,84,1,0,10,[2,4],3,6,[2,6,["2.17"]],3,6,[2,5],3,4,[2,26]],2,5,[4,194,1,0,10,[6,117,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,4,[2,56],5,6,[2,3,["4"]]],3,3,[2,53,1,2,4,[2,21,1,2,2,[2,5],2,2,[2,2]],2,4,[2,14]]],2,8,[4,236,1,0,14,[2,90,1,2,4,[2,30,1,2,2,[2,14],2,2,[2,2]],2,4,[2,42]],3,15,[6,106,1,0,4,[2,42,1,2,2,[2,24],2,2,[2,4]],5,4,[2,47]]],2,5,[4,399,1,0,11,[6,180,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,4,[2,71],5,2,[2,4],5,4,[2,5],5,6,[2,5,["2.8"]],5,6,[2,5]],3,12,[6,181,1,0,4,[2,28,1,2,2,[2,12],2,2,[2,2]],5,4,[2,71],5,2,[2,4],5,4,[2,5],5,6,[2,5,["2.8"]],5,6,[2,5]]],2,4,[4,402,1,0,5,[2,30,0,[1,3],[2,14],[2,7]],3,5,[2,66,0,[1,3],[2,10],[2,14],[2,10],[2,10],[2,7]],3,8,[2,42,0,[1,3],[2,10],[2,14],[2,7]],3,5,[2,5,0,[1,3]],3,6,[6,122,0,[2,56,1,2,6,[2,11],2,4,[2,25]],[7,57,1,2,6,[2,12],2,4,[2,25]]],3,6,[2,15,["2.4, 2.5, 2.8"]],3,4,[2,47]],2,7,[4,230,1,0,7,[6,217,1,0,6,[2,84,0,[1,39,1,2,4,[2,11],2,4,[2,10]],[2,41,1,2,4,[2,12],2,4,[2,11]]],5,6,[2,5,["2.8"]],5,6,[2,5],5,4,[2,78]]],2,5,[4,4201,1,0,3,[6,591,1,0,4,[2,18,1,2,2,[2,3],2,2,[2,1]],5,2,[2,43,0,[1,4],[2,7],[2,10],[2,14]],5,4,[2,62],5,5,[2,131,["wins and (tiles too many == 0 or (turn is bonus and my turns == 0)) and not (by discard and exposed in missed_wins)"]],4,4,[2,1,[3]],5,4,[2,7],5,5,[2,20,0,[1,13,1,2,4,[2,3]],[2,3]],5,6,[2,30,["2.7, 2.8, 2.12.1, 2.15.2; hk"]],5,4,[2,185,["Of several, the next in turn wins (Jit Woo). A concealed gong is robbed by 13 Terminal Tiles only (house). While dealt Flowers are replaced a hand is short and in order."]]],3,4,[6,637,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,40],5,4,[2,1,[2]],5,5,[8,355,0,[2,4],[9,32,1,2,5,[2,14],2,2,[2,1,[0]]],[9,60,1,2,4,[2,10],2,4,[2,32]],[9,59,1,2,6,[2,31,0,[1,13],[2,14]],2,4,[2,8]],[9,76,1,2,6,[2,45,0,[1,14],[2,10],[2,15]],2,4,[2,11]],[9,77,1,2,6,[2,48,0,[1,17],[2,10],[2,15]],2,4,[2,9]]],5,4,[2,9,0,[1,7]],5,6,[2,28,["2.6, 2.8, 2.14, 2.15.2; hk"]],5,4,[2,53]],3,4,[6,690,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,8],5,4,[2,1,[2]],5,5,[8,529,0,[2,4],[9,32,1,2,5,[2,14],2,2,[2,1,[1]]],[9,44,1,2,5,[2,15],2,2,[2,12]],[9,60,1,2,4,[2,10],2,4,[2,32]],[9,59,1,2,6,[2,31,0,[1,13],[2,14]],2,4,[2,8]],[9,76,1,2,6,[2,45,0,[1,14],[2,10],[2,15]],2,4,[2,11]],[9,77,1,2,6,[2,48,0,[1,17],[2,10],[2,15]],2,4,[2,9]],[9,96,1,2,6,[2,63,0,[1,15],[2,17],[2,10],[2,13]],2,4,[2,13]],[9,7]],5,6,[2,23,["2.6, 2.14, 2.15.2; hk"]]],3,6,[6,428,1,0,4,[2,21,1,2,2,[2,6],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,2,[2,9],5,4,[2,3],5,5,[2,4],5,4,[2,8],5,4,[2,1,[1]],5,5,[8,184,0,[2,4],[9,32,1,2,5,[2,14],2,2,[2,1,[0]]],[9,60,1,2,4,[2,10],2,4,[2,32]],[9,59,1,2,6,[2,31,0,[1,13],[2,14]],2,4,[2,8]]],5,4,[2,9,0,[1,7]],5,6,[2,32,["2.6.1, 2.6.5, 2.14, 2.15.2; hk"]],5,4,[2,26]],3,10,[6,316,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,11],5,5,[2,4],5,4,[2,8],5,5,[8,164,0,[2,4],[9,22,1,2,6,[2,10]],[9,49,1,2,5,[2,14],2,2,[2,18]],[9,44,1,2,5,[2,15],2,2,[2,12]],[9,7]],5,6,[2,17,["2.6, 2.15.2; hk"]]],3,14,[6,496,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,7],5,5,[2,4],5,4,[2,8],5,8,[2,8],5,5,[8,237,0,[2,4],[9,26,1,2,6,[2,14]],[9,49,1,2,5,[2,14],2,2,[2,18]],[9,44,1,2,5,[2,15],2,2,[2,12]],[9,60,1,2,4,[2,10],2,4,[2,32]],[9,7]],5,6,[2,17,["2.6, 2.15.2; hk"]],5,4,[2,73]],3,7,[6,219,1,0,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,8],5,5,[2,70,0,[1,32,1,2,5,[2,14],2,2,[2,1,[0]]],[2,7],[2,19,1,2,6,[2,7]],[2,4]],5,6,[2,5,["2.5"]],5,4,[2,45]],3,10,[6,435,1,0,4,[2,43,1,2,2,[2,26],2,2,[2,3]],5,2,[2,6,0,[1,4]],5,4,[2,7],5,5,[2,4],5,4,[2,36],5,8,[2,8],5,5,[8,110,0,[2,4],[9,26,1,2,6,[2,14]],[9,60,1,2,4,[2,10],2,4,[2,32]]],5,4,[2,9,0,[1,7]],5,6,[2,8,["2.15.2"]],5,6,[2,5],5,4,[2,69]],3,10,[6,243,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,49],5,5,[2,6,0,[1,4]],5,6,[2,8,["2.15.2"]],5,6,[2,5],5,4,[2,68]]],2,7,[4,134,1,0,9,[6,119,1,0,4,[2,28,1,2,2,[2,12],2,2,[2,2]],5,4,[2,50],5,6,[2,11,["2.5, 2.16"]]]],2,9,[4,1074,1,0,10,[6,204,1,0,4,[2,64],5,4,[2,41],5,6,[2,2],5,4,[2,56]],3,15,[6,185,1,0,4,[2,87],5,4,[2,66],5,6,[2,2]],3,12,[6,120,1,0,4,[2,48],5,4,[2,40],5,6,[2,2]],3,12,[2,74,1,2,4,[2,15],2,4,[2,29],2,6,[2,2]],3,10,[6,140,1,0,4,[2,73],5,4,[2,35],5,6,[2,2]],3,13,[6,144,1,0,4,[2,79],5,4,[2,33],5,6,[2,2]],3,12,[2,71,1,2,4,[2,13],2,4,[2,28],2,6,[2,2]]],2,6,[4,562,1,0,4,[2,63,1,2,2,[2,12],2,4,[2,20,1,2,2,[2,4],2,2,[2,2]],2,6,[2,5,["1.4"]]],3,9,[2,87,1,2,2,[2,31],2,4,[2,25,1,2,2,[2,9],2,2,[2,2]],2,6,[2,5,["1.4"]]],3,13,[6,215,1,0,2,[2,9],5,4,[2,56],5,7,[2,6],5,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,6,[2,2],5,4,[2,49]],3,13,[6,133,1,0,2,[2,9],5,4,[2,34],5,7,[2,6],5,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,6,[2,2]]],2,7,[4,34,1,0,3,[2,29,1,2,4,[2,19,1,2,2,[2,4],2,2,[2,1]]]],2,6,[4,453,1,0,16,[6,214,1,0,4,[2,68],5,6,[2,12,["2.12.2; hk"]],5,4,[2,104,1,2,1,[2,1,[1]],2,1,[2,1,[2]],2,1,[2,1,[4]],2,1,[2,1,[8]],2,1,[2,2,[16]],2,1,[2,2,[24]],2,1,[2,2,[32]],2,1,[2,2,[48]],2,1,[2,2,[64]],2,1,[2,2,[96]],2,2,[2,3,[128]],2,2,[2,3,[192]],2,2,[2,3,[256]],2,2,[2,3,[384]]]],3,16,[6,192,1,0,4,[2,43],5,6,[2,2],5,4,[8,111,1,2,1,[2,1,[1]],2,1,[2,1,[2]],2,1,[2,1,[4]],2,1,[2,1,[8]],2,1,[2,2,[16]],2,1,[2,2,[32]],2,1,[2,2,[64]],2,1,[2,3,[128]],2,1,[2,3,[256]],2,1,[2,3,[512]],2,2,[2,4,[1024]],2,2,[2,4,[2048]],2,2,[2,4,[4096]],2,2,[2,4,[8192]]]]],2,5,[4,347,1,0,5,[6,49,1,0,5,[2,42]],3,5,[2,81],3,7,[2,35],3,6,[2,19,["2.10, 2.12, 4; hk"]],3,4,[2,110]],2,6,[4,88,1,0,4,[2,82,1,2,4,[2,26],2,4,[2,21,1,2,2,[2,5],2,2,[2,2]],2,6,[2,7,["4; hk"]]]],2,6,[4,1465,1,0,3,[6,908,1,0,14,[8,131,1,0,4,[2,32],7,6,[2,9],7,6,[2,29],7,6,[2,10,["2.14; hk"]]],5,10,[8,115,1,0,4,[2,35],7,6,[2,9],7,6,[2,10],7,6,[2,10,["2.13; hk"]]],5,11,[8,158,1,0,4,[2,37],7,6,[2,9],7,6,[2,48],7,6,[2,13,["2.14, 4; hk"]]],5,9,[8,193,1,0,4,[2,56],7,6,[2,47],7,6,[2,26],7,6,[2,13,["2.13, 4; hk"]]],5,6,[8,201,1,0,4,[2,82],7,6,[2,41],7,6,[2,14],7,6,[2,13,["2.13, 4; hk"]]]],3,9,[6,207,1,0,7,[8,192,1,0,6,[2,131,["2 * (if awards is half_spicy then half_spicy_award(false_win_penalty) else full_spicy_award(false_win_penalty))"]],6,6,[2,9],7,6,[2,15,["2.15.1, 4; hk"]]]],3,6,[2,5],3,4,[2,299,["Who fed a hand pays for all where it is self-drawn; where another tile is thrown, its thrower pays as usual. Who throws the winning tile into three sets of its suit pays for all, where payment is shared; who makes a gong that is robbed does not throw. Winners pay each other nothing."]]],2,8,[4,297,1,0,12,[2,78],3,8,[2,19],3,6,[2,6],3,6,[2,15],3,6,[2,24],3,6,[2,24,["2.9, 2.15, 2.16, 4; hk"]],3,4,[2,51]],2,5,[4,636,1,0,5,[2,20,1,2,2,[2,4],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,5,[2,20,1,2,2,[2,4],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,4,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,18,1,2,2,[2,3],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,28,1,2,2,[2,13],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]]],2,7,[4,161,1,0,2,[2,76],3,2,[2,74]],2,7,[4,398,1,0,10,[6,104,1,0,10,[2,92]],3,15,[6,254,1,0,15,[2,39],5,15,[2,44],5,14,[2,46],5,4,[2,54]]]]',
    "rulesets/cantonese/patterns.yaml": 
    '[199,14608,1,0,6,[4,263,1,0,5,[2,69,1,2,6,[2,4],2,7,[2,7,0,[1,5]],2,4,[2,27,1,2,2,[2,11],2,2,[2,2]]],3,5,[2,44,1,2,6,[2,3],2,4,[2,21,1,2,2,[2,5],2,2,[2,2]]],3,13,[2,54,1,2,6,[2,3],2,4,[2,31,1,2,2,[2,13],2,2,[2,4]]],3,11,[2,45,1,2,6,[2,3],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]]],2,8,[4,14321,1,0,6,[6,362,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,17],5,6,[2,2],5,4,[2,22],5,8,[8,193,0,[2,26],[9,35,1,0,3,[2,30]],[9,112,1,2,3,[2,30],2,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],2,5,[2,20,1,2,3,[2,1,[0]],2,5,[2,1,[1]]]]]],3,12,[6,426,1,0,4,[2,29,1,2,2,[2,12],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,20],5,6,[2,2],5,8,[8,285,0,[2,78,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,20,1,2,3,[2,1,[3]],2,5,[2,1,[8]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[3]]],[9,139,1,0,4,[2,30],9,4,[2,1,[3]],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,20,1,2,3,[2,1,[3]],2,5,[2,1,[8]]]]]],3,15,[6,801,1,0,4,[2,39,1,2,2,[2,22],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,29],5,7,[2,25,0,[1,12],[2,9]],5,6,[2,2],5,4,[2,61],5,8,[8,530,0,[2,74,1,2,4,[2,26],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,10,1,2,3,[2,1,[9]]]],[9,64,1,2,4,[2,26],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,63,1,2,3,[2,26],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[4]]]],[9,137,1,0,4,[2,26],9,4,[2,1,[2]],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,22,1,2,3,[2,1,[8]],2,5,[2,3,[256]]]],[9,154,1,0,4,[2,26],9,4,[2,1,[2]],9,2,[2,4],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,22,1,2,3,[2,1,[9]],2,5,[2,3,[512]]]]]],3,14,[6,594,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,45],5,6,[2,2],5,8,[8,426,0,[2,87,1,2,4,[2,28],2,4,[2,1,[3]],2,2,[2,4],2,5,[2,21,1,2,3,[2,1,[5]],2,5,[2,2,[24]]]],[9,56,1,2,3,[2,28],2,4,[2,1,[3]],2,2,[2,4]],[9,112,1,2,4,[2,28],2,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],2,5,[2,21,1,2,3,[2,1,[4]],2,5,[2,2,[16]]]],[9,142,1,0,4,[2,32],9,4,[2,1,[4]],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,21,1,2,3,[2,1,[5]],2,5,[2,2,[32]]]]]],3,13,[6,636,1,0,4,[2,30,1,2,2,[2,13],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[7]]],5,4,[2,44],5,6,[2,2],5,4,[2,19],5,8,[8,440,0,[2,80,1,2,4,[2,30],2,5,[2,1,[2]],2,5,[2,21,1,2,3,[2,1,[7]],2,5,[2,2,[48]]]],[9,49,1,2,3,[2,30],2,5,[2,1,[2]]],[9,142,1,0,4,[2,30],9,5,[2,1,[2]],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,22,1,2,3,[2,1,[7]],2,5,[2,3,[128]]]],[9,140,1,0,4,[2,26],9,2,[2,4],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,24,1,2,3,[2,2,[10]],2,5,[2,4,[1024]]]]]],3,15,[6,411,1,0,4,[2,31,1,2,2,[2,15],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,92],5,6,[2,2],5,4,[2,23],5,8,[8,162,0,[2,91,1,2,4,[2,32],2,4,[2,1,[3]],2,5,[2,1,[2]],2,5,[2,21,1,2,3,[2,1,[4]],2,5,[2,2,[16]]]],[9,60,1,2,3,[2,32],2,4,[2,1,[3]],2,5,[2,1,[2]]]]],3,14,[6,585,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,21],5,6,[2,2],5,4,[2,5],5,8,[8,426,0,[2,70,1,2,4,[2,32],2,4,[2,1,[4]],2,5,[2,10,1,2,3,[2,1,[5]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[4]]],[9,138,1,0,4,[2,29],9,4,[2,1,[3]],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,20,1,2,3,[2,1,[1]],2,5,[2,1,[2]]]],[9,141,1,0,4,[2,31],9,2,[2,4],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,20,1,2,3,[2,1,[2]],2,5,[2,1,[4]]]]]],3,8,[6,370,1,0,4,[2,24,1,2,2,[2,8],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,24],5,6,[2,2],5,4,[2,39],5,8,[8,180,0,[2,89,1,2,4,[2,30],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,21,1,2,3,[2,1,[9]],2,5,[2,2,[96]]]],[9,80,1,2,3,[2,32],2,4,[2,1,[4]],2,5,[2,21,1,2,3,[2,1,[5]],2,5,[2,2,[24]]]]]],3,10,[6,311,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,25],5,6,[2,2],5,8,[8,168,0,[2,89,1,2,4,[2,30],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,21,1,2,3,[2,1,[9]],2,5,[2,2,[96]]]],[9,68,1,2,3,[2,30],2,4,[2,1,[2]],2,5,[2,1,[3]],2,2,[2,4]]]],3,15,[6,365,1,0,4,[2,32,1,2,2,[2,15],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,48],5,6,[2,2],5,4,[2,27],5,8,[8,155,0,[2,30],[9,35,1,0,3,[2,30]],[9,70,1,2,4,[2,30],2,5,[2,21,1,2,3,[2,1,[5]],2,5,[2,2,[24]]]]]],3,14,[6,891,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[5]]],5,4,[2,29],5,6,[2,2],5,4,[2,30],5,8,[8,698,0,[2,62,1,2,4,[2,32],2,5,[2,11,1,2,3,[2,2,[14]]]],[9,35,1,0,3,[2,30]],[9,127,1,0,4,[2,30],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,24,1,2,3,[2,2,[11]],2,5,[2,4,[2048]]]],[9,129,1,0,4,[2,32],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,24,1,2,3,[2,2,[12]],2,5,[2,4,[4096]]]],[9,96,1,2,4,[2,30],2,7,[2,13,1,2,5,[2,2,[13]]],2,5,[2,23,1,2,3,[2,2,[11]],2,5,[2,3,[192]]]],[9,98,1,2,4,[2,32],2,7,[2,13,1,2,5,[2,2,[13]]],2,5,[2,23,1,2,3,[2,2,[12]],2,5,[2,3,[256]]]],[9,95,1,2,4,[2,30],2,7,[2,12,1,2,5,[2,1,[0]]],2,5,[2,23,1,2,3,[2,2,[11]],2,5,[2,3,[192]]]]]],3,18,[6,358,1,0,4,[2,35,1,2,2,[2,18],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,44],5,6,[2,2],5,4,[2,29],5,8,[8,147,0,[2,78,1,2,4,[2,30],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,10,1,2,3,[2,1,[9]]]],[9,58,1,2,3,[2,30],2,4,[2,1,[2]],2,2,[2,4]]]],4,17,[6,425,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,27],5,6,[2,2],5,8,[8,271,0,[2,74,1,2,4,[2,32],2,5,[2,23,1,2,3,[2,2,[13]],2,5,[2,3,[128]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[2]]],[9,129,1,0,4,[2,32],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,24,1,2,3,[2,2,[13]],2,5,[2,4,[8192]]]]]],3,10,[6,309,1,0,4,[2,32,1,2,2,[2,15],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[10]]],5,4,[2,32],5,6,[2,2],5,8,[8,152,0,[2,81,1,2,4,[2,32],2,4,[2,1,[2]],2,5,[2,1,[3]],2,5,[2,11,1,2,3,[2,2,[10]]]],[9,60,1,2,3,[2,32],2,4,[2,1,[2]],2,5,[2,1,[3]]]]],3,13,[6,267,1,0,4,[2,30,1,2,2,[2,13],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[10]]],5,4,[2,34],5,6,[2,2],5,8,[8,110,0,[2,62,1,2,4,[2,32],2,5,[2,11,1,2,3,[2,2,[10]]]],[9,37,1,0,3,[2,32]]]],3,10,[6,360,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[10]]],5,4,[2,39],5,7,[2,11,0,[1,9]],5,6,[2,2],5,4,[2,56],5,8,[8,108,0,[2,57,1,2,4,[2,18],2,4,[2,1,[2]],2,5,[2,11,1,2,3,[2,2,[10]]]],[9,40,1,2,3,[2,22],2,4,[2,1,[2]]]]],3,18,[6,292,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,18],5,6,[2,2],5,8,[8,147,0,[2,24],[9,37,1,0,3,[2,32]],[9,66,1,2,4,[2,24],2,5,[2,23,1,2,3,[2,2,[13]],2,5,[2,3,[128]]]]]],3,15,[6,241,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,28],5,6,[2,2],5,8,[8,92,0,[2,39],[9,42,1,0,3,[2,37]]]],3,8,[6,382,1,0,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,10],5,7,[2,15,0,[1,13]],5,6,[2,2],5,4,[2,68],5,8,[8,142,0,[2,86,1,2,4,[2,26],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,11,1,2,3,[2,2,[13]]]],[9,45,1,2,3,[2,26],2,2,[2,4]]]],3,7,[6,347,1,0,4,[2,28,1,2,2,[2,12],2,2,[2,2]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,13],5,7,[2,11,0,[1,9]],5,6,[2,2],5,4,[2,34],5,8,[8,143,0,[2,88,1,2,4,[2,26],2,4,[2,1,[3]],2,4,[2,15,0,[1,13]],2,5,[2,11,1,2,3,[2,2,[13]]]],[9,44,1,2,3,[2,26],2,4,[2,1,[3]]]]],3,13,[6,504,1,0,4,[2,32,1,2,2,[2,16],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,22],5,7,[2,28,0,[1,13],[2,11]],5,6,[2,2],5,4,[2,68],5,8,[8,237,0,[2,144,1,0,4,[2,31],9,2,[2,4],9,4,[2,14,0,[1,12]],9,7,[2,17,1,2,7,[2,4,[true]]],9,5,[2,10,1,2,3,[2,1,[3]]]],[9,82,1,2,3,[2,35],2,2,[2,4],2,7,[2,17,1,2,7,[2,4,[true]]]]]],3,13,[6,504,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,22],5,7,[2,28,0,[1,13],[2,11]],5,6,[2,2],5,4,[2,67],5,8,[8,239,0,[2,145,1,0,4,[2,32],9,2,[2,4],9,4,[2,14,0,[1,12]],9,7,[2,17,1,2,7,[2,4,[true]]],9,5,[2,10,1,2,3,[2,1,[8]]]],[9,83,1,2,3,[2,36],2,2,[2,4],2,7,[2,17,1,2,7,[2,4,[true]]]]]],4,10,[6,277,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,5,[2,13],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,7],5,6,[2,2],5,8,[8,144,0,[2,87,1,2,4,[2,28],2,4,[2,1,[3]],2,2,[2,4],2,5,[2,21,1,2,3,[2,1,[5]],2,5,[2,2,[24]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[3]]]]],3,9,[6,412,1,0,4,[2,34,1,2,2,[2,18],2,2,[2,2]],5,5,[2,13],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,17],5,6,[2,2],5,4,[2,88],5,8,[8,162,0,[2,66,1,2,4,[2,26],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[10]]]],[9,47,1,2,3,[2,29],2,4,[2,1,[3]]],[9,29,1,0,3,[2,24]]]],3,10,[6,369,1,0,4,[2,38,1,2,2,[2,21],2,2,[2,3]],5,5,[2,13],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,10],5,6,[2,2],5,4,[2,45],5,8,[8,165,0,[2,97,1,2,4,[2,29],2,4,[2,1,[4]],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,10,1,2,3,[2,1,[6]]]],[9,57,1,2,3,[2,29],2,4,[2,1,[4]],2,2,[2,4]]]],3,11,[6,394,1,0,4,[2,30,1,2,2,[2,12],2,2,[2,4]],5,5,[2,13],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,15],5,7,[2,12,0,[1,10]],5,6,[2,2],5,4,[2,21],5,8,[8,191,0,[2,109,1,2,4,[2,32],2,2,[2,4],2,4,[2,29,0,[1,10],[2,15]],2,5,[2,11,1,2,3,[2,2,[13]]]],[9,71,1,2,3,[2,32],2,2,[2,4],2,4,[2,12,0,[1,10]]]]],3,12,[6,521,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,5,[2,13],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,12],5,6,[2,2],5,4,[2,41],5,8,[8,327,0,[2,90,1,2,4,[2,30],2,4,[2,1,[3]],2,4,[2,14,0,[1,12]],2,5,[2,10,1,2,3,[2,1,[6]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[3]]],[9,169,1,0,4,[2,30],9,4,[2,1,[3]],9,4,[2,14,0,[1,12]],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,21,1,2,3,[2,1,[6]],2,5,[2,2,[64]]]]]],3,4,[6,410,1,0,4,[2,62,1,2,2,[2,44],2,2,[2,4]],5,5,[2,13],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,24],5,6,[2,2],5,4,[2,32],5,8,[8,181,0,[2,100,1,2,4,[2,30],2,4,[2,1,[2]],2,2,[2,4],2,4,[2,14,0,[1,12]],2,5,[2,10,1,2,3,[2,1,[6]]]],[9,70,1,2,3,[2,30],2,4,[2,1,[2]],2,4,[2,14,0,[1,12]]]]],3,12,[6,287,1,0,4,[2,30,1,2,2,[2,12],2,2,[2,4]],5,5,[2,13],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,27],5,6,[2,2],5,8,[8,130,0,[2,71,1,2,4,[2,30],2,4,[2,1,[2]],2,4,[2,14,0,[1,12]]],[9,48,1,2,3,[2,30],2,4,[2,1,[2]]]]],4,10,[6,443,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,5,[2,11],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,58],5,6,[2,2],5,4,[2,50],5,8,[8,200,0,[2,106,1,2,4,[2,39],2,2,[2,4],2,7,[2,17,1,2,7,[2,4,[true]]],2,5,[2,10,1,2,3,[2,1,[6]]]],[9,83,1,2,3,[2,36],2,2,[2,4],2,7,[2,17,1,2,7,[2,4,[true]]]]]],3,10,[6,397,1,0,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,5,[2,11],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,10],5,6,[2,2],5,4,[2,12],5,8,[8,230,0,[2,134,1,0,4,[2,39],9,2,[2,4],9,7,[2,17,1,2,7,[2,4,[true]]],9,5,[2,21,1,2,3,[2,1,[6]],2,5,[2,2,[32]]]],[9,85,1,2,3,[2,38],2,2,[2,4],2,7,[2,17,1,2,7,[2,4,[true]]]]]],3,9,[6,407,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,5,[2,11],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,29],5,6,[2,2],5,4,[2,23],5,8,[8,220,0,[2,64,1,2,4,[2,26],2,7,[2,17,1,2,7,[2,4,[true]]]],[9,31,1,0,3,[2,26]],[9,105,1,2,4,[2,26],2,7,[2,29,1,2,7,[2,4,[true]],2,7,[2,1,[0]]],2,5,[2,20,1,2,3,[2,1,[3]],2,5,[2,1,[8]]]]]]]]',
  },
  trees: { 'rulesets/cantonese/pack.yaml': 
    'expression "if flowers then 1 else 0"\t{"text":"if flowers then 1 else 0","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"flowers","span":~3,10},"then":{"node":"number","value":1,"span":~16,17},"else":{"node":"number","value":0,"span":~23,24},"span":~0,24},"depth":3}\nkinds "567z"\t{"text":"567z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":~2,4}],"span":~0,4},"span":~0,4},"depth":4}\nkinds "1234z"\t{"text":"1234z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":~2,3},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":~3,5}],"span":~0,5},"span":~0,5},"depth":4}\nexpression "shape is sets"\t{"text":"shape is sets","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},"depth":3}\nexpression "tiles left > 0 and tiles too many <= 0"\t{"text":"tiles left > 0 and tiles too many <= 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~13,14},"span":~0,14},{"node":"compare","op":"<=","left":{"node":"name","name":"tiles too many","span":~19,33},"right":{"node":"number","value":0,"span":~37,38},"span":~19,38}],"span":~0,38},"depth":4}\nexpression "most shown sets in one suit == 4"\t{"text":"most shown sets in one suit == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"most shown sets in one suit","span":~0,27},"right":{"node":"number","value":4,"span":~31,32},"span":~0,32},"depth":3}\nexpression "last tile is dragon and count(shown triplet of dragon) == 3"\t{"text":"last tile is dragon and count(shown triplet of dragon) == 3","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"the","phrase":{"noun":"last tile","adjectives":[],"span":~0,9},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~13,19},"span":~13,19},"span":~0,19},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["shown"],"of":{"node":"kindWord","name":"dragon","span":~47,53},"span":~30,53},"span":~24,54},"right":{"node":"number","value":3,"span":~58,59},"span":~24,59}],"span":~0,59},"depth":6}\nexpression "last tile is wind and count(shown triplet of wind) == 4"\t{"text":"last tile is wind and count(shown triplet of wind) == 4","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"the","phrase":{"noun":"last tile","adjectives":[],"span":~0,9},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~13,17},"span":~13,17},"span":~0,17},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["shown"],"of":{"node":"kindWord","name":"wind","span":~45,49},"span":~28,49},"span":~22,50},"right":{"node":"number","value":4,"span":~54,55},"span":~22,55}],"span":~0,55},"depth":6}\nexpression "by discard and window is discard and payment is shared and shown sets in suit of last tile == 3"\t{"text":"by discard and window is discard and payment is shared and shown sets in suit of last tile == 3","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"window","span":~15,21},"negated":false,"choices":[{"name":"discard","span":~25,32}],"span":~15,32},{"node":"is","subject":{"node":"name","name":"payment","span":~37,44},"negated":false,"choices":[{"name":"shared","span":~48,54}],"span":~37,54},{"node":"compare","op":"==","left":{"node":"name","name":"shown sets in suit of last tile","span":~59,90},"right":{"node":"number","value":3,"span":~94,95},"span":~59,95}],"span":~0,95},"depth":4}\nexpression "dice"\t{"text":"dice","kinds":false,"heard":[],"tree":{"node":"name","name":"dice","span":~0,4},"depth":2}\nexpression "cast"\t{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":~0,4},"depth":2}\nexpression "1"\t{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":~0,1},"depth":2}\nexpression "untouchable"\t{"text":"untouchable","kinds":false,"heard":[],"tree":{"node":"name","name":"untouchable","span":~0,11},"depth":2}\nexpression "turn is drawn or replaced"\t{"text":"turn is drawn or replaced","kinds":false,"heard":[["choices","turn",["dealt","drawn","replaced","bonus","claimed"]]],"tree":{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"drawn","span":~8,13},{"name":"replaced","span":~17,25}],"span":~0,25},"depth":3}\nexpression "not window is concealed_gong or would score thirteen_terminals"\t{"text":"not window is concealed_gong or would score thirteen_terminals","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"not","of":{"node":"is","subject":{"node":"name","name":"window","span":~4,10},"negated":false,"choices":[{"name":"concealed_gong","span":~14,28}],"span":~4,28},"span":~0,28},{"node":"named","word":"would score","name":"thirteen_terminals","span":~32,62}],"span":~0,62},"depth":5}\nexpression "wins and (tiles too many == 0 or (turn is bonus and my turns == 0)) and not (by discard and exposed in missed_wins)"\t{"text":"wins and (tiles too many == 0 or (turn is bonus and my turns == 0)) and not (by discard and exposed in missed_wins)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"wins","span":~0,4},{"node":"or","of":[{"node":"compare","op":"==","left":{"node":"name","name":"tiles too many","span":~10,24},"right":{"node":"number","value":0,"span":~28,29},"span":~10,29},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~34,38},"negated":false,"choices":[{"name":"bonus","span":~42,47}],"span":~34,47},{"node":"compare","op":"==","left":{"node":"name","name":"my turns","span":~52,60},"right":{"node":"number","value":0,"span":~64,65},"span":~52,65}],"span":~33,66}],"span":~9,67},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"by discard","span":~77,87},{"node":"named","word":"exposed in","name":"missed_wins","span":~92,114}],"span":~76,115},"span":~72,115}],"span":~0,115},"depth":6}\nexpression "3"\t{"text":"3","kinds":false,"heard":[],"tree":{"node":"number","value":3,"span":~0,1},"depth":2}\nexpression "winners"\t{"text":"winners","kinds":false,"heard":[],"tree":{"node":"name","name":"winners","span":~0,7},"depth":2}\nexpression "0"\t{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":~0,1},"depth":2}\nexpression "most shown sets in one suit >= 3"\t{"text":"most shown sets in one suit >= 3","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"name","name":"most shown sets in one suit","span":~0,27},"right":{"node":"number","value":3,"span":~31,32},"span":~0,32},"depth":3}\nexpression "fed_suit"\t{"text":"fed_suit","kinds":false,"heard":[],"tree":{"node":"name","name":"fed_suit","span":~0,8},"depth":2}\nexpression "fed_dragons"\t{"text":"fed_dragons","kinds":false,"heard":[],"tree":{"node":"name","name":"fed_dragons","span":~0,11},"depth":2}\nexpression "fed_winds"\t{"text":"fed_winds","kinds":false,"heard":[],"tree":{"node":"name","name":"fed_winds","span":~0,9},"depth":2}\nexpression "in_order and not exposed in missed_pungs"\t{"text":"in_order and not exposed in missed_pungs","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"in_order","span":~0,8},{"node":"not","of":{"node":"named","word":"exposed in","name":"missed_pungs","span":~17,40},"span":~13,40}],"span":~0,40},"depth":4}\nexpression "2"\t{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":~0,1},"depth":2}\nexpression "count(bonus)"\t{"text":"count(bonus)","kinds":false,"heard":[],"tree":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~6,11},"span":~0,12},"depth":3}\nexpression "my kongs == 4"\t{"text":"my kongs == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"my kongs","span":~0,8},"right":{"node":"number","value":4,"span":~12,13},"span":~0,13},"depth":3}\nexpression "in_order"\t{"text":"in_order","kinds":false,"heard":[],"tree":{"node":"name","name":"in_order","span":~0,8},"depth":2}\nexpression "gongs_in_a_row + 1"\t{"text":"gongs_in_a_row + 1","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"+","left":{"node":"name","name":"gongs_in_a_row","span":~0,14},"right":{"node":"number","value":1,"span":~17,18},"span":~0,18},"depth":3}\nexpression "play is free and tiles too many == 0"\t{"text":"play is free and tiles too many == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"play","span":~0,4},"negated":false,"choices":[{"name":"free","span":~8,12}],"span":~0,12},{"node":"compare","op":"==","left":{"node":"name","name":"tiles too many","span":~17,31},"right":{"node":"number","value":0,"span":~35,36},"span":~17,36}],"span":~0,36},"depth":4}\nexpression "play is free and in_order and tiles too many == 0"\t{"text":"play is free and in_order and tiles too many == 0","kinds":false,"heard":[["choices","play",["checked","free"]],["sense","in_order","yes/no"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"play","span":~0,4},"negated":false,"choices":[{"name":"free","span":~8,12}],"span":~0,12},{"node":"name","name":"in_order","span":~17,25},{"node":"compare","op":"==","left":{"node":"name","name":"tiles too many","span":~30,44},"right":{"node":"number","value":0,"span":~48,49},"span":~30,49}],"span":~0,49},"depth":4}\nexpression "passed win"\t{"text":"passed win","kinds":false,"heard":[],"tree":{"node":"named","word":"passed","name":"win","span":~0,10},"depth":2}\nexpression "passed pung"\t{"text":"passed pung","kinds":false,"heard":[],"tree":{"node":"named","word":"passed","name":"pung","span":~0,11},"depth":2}\nexpression "by draw and turn is replaced and count(bonus) == flowers_at_gong"\t{"text":"by draw and turn is replaced and count(bonus) == flowers_at_gong","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"turn","span":~12,16},"negated":false,"choices":[{"name":"replaced","span":~20,28}],"span":~12,28},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~39,44},"span":~33,45},"right":{"node":"name","name":"flowers_at_gong","span":~49,64},"span":~33,64}],"span":~0,64},"depth":5}\nexpression "by draw and turn is replaced and count(bonus) == flowers_at_gong and gongs_in_a_row > 1"\t{"text":"by draw and turn is replaced and count(bonus) == flowers_at_gong and gongs_in_a_row > 1","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"turn","span":~12,16},"negated":false,"choices":[{"name":"replaced","span":~20,28}],"span":~12,28},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~39,44},"span":~33,45},"right":{"node":"name","name":"flowers_at_gong","span":~49,64},"span":~33,64},{"node":"compare","op":">","left":{"node":"name","name":"gongs_in_a_row","span":~69,83},"right":{"node":"number","value":1,"span":~86,87},"span":~69,87}],"span":~0,87},"depth":5}\nexpression "window is added_gong or window is concealed_gong"\t{"text":"window is added_gong or window is concealed_gong","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"window","span":~0,6},"negated":false,"choices":[{"name":"added_gong","span":~10,20}],"span":~0,20},{"node":"is","subject":{"node":"name","name":"window","span":~24,30},"negated":false,"choices":[{"name":"concealed_gong","span":~34,48}],"span":~24,48}],"span":~0,48},"depth":4}\nexpression "tiles left == 0"\t{"text":"tiles left == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~14,15},"span":~0,15},"depth":3}\nexpression "(turn is dealt or turn is drawn) and i am dealer and discards so far == 0"\t{"text":"(turn is dealt or turn is drawn) and i am dealer and discards so far == 0","kinds":false,"heard":[["choices","turn",["dealt","drawn","replaced","bonus","claimed"]]],"tree":{"node":"and","of":[{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~1,5},"negated":false,"choices":[{"name":"dealt","span":~9,14}],"span":~1,14},{"node":"is","subject":{"node":"name","name":"turn","span":~18,22},"negated":false,"choices":[{"name":"drawn","span":~26,31}],"span":~18,31}],"span":~0,32},{"node":"name","name":"i am dealer","span":~37,48},{"node":"compare","op":"==","left":{"node":"name","name":"discards so far","span":~53,68},"right":{"node":"number","value":0,"span":~72,73},"span":~53,73}],"span":~0,73},"depth":5}\nexpression "by discard and discards so far == 1 and exposer is dealer and window is discard"\t{"text":"by discard and discards so far == 1 and exposer is dealer and window is discard","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"compare","op":"==","left":{"node":"name","name":"discards so far","span":~15,30},"right":{"node":"number","value":1,"span":~34,35},"span":~15,35},{"node":"is","subject":{"node":"name","name":"exposer","span":~40,47},"negated":false,"choices":[{"name":"dealer","span":~51,57}],"span":~40,57},{"node":"is","subject":{"node":"name","name":"window","span":~62,68},"negated":false,"choices":[{"name":"discard","span":~72,79}],"span":~62,79}],"span":~0,79},"depth":4}\nexpression "turn is bonus"\t{"text":"turn is bonus","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"bonus","span":~8,13}],"span":~0,13},"depth":3}\nexpression "by draw and payer is responsible"\t{"text":"by draw and payer is responsible","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"payer","span":~12,17},"negated":false,"choices":[{"name":"responsible","span":~21,32}],"span":~12,32}],"span":~0,32},"depth":4}\nexpression "6 * value"\t{"text":"6 * value","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":6,"span":~0,1},"right":{"node":"name","name":"value","span":~4,9},"span":~0,9},"depth":3}\nexpression "by draw and not someone responsible"\t{"text":"by draw and not someone responsible","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"not","of":{"node":"name","name":"someone responsible","span":~16,35},"span":~12,35}],"span":~0,35},"depth":4}\nexpression "2 * value"\t{"text":"2 * value","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":2,"span":~0,1},"right":{"node":"name","name":"value","span":~4,9},"span":~0,9},"depth":3}\nexpression "payer is exposer and thrown_into_nine"\t{"text":"payer is exposer and thrown_into_nine","kinds":false,"heard":[["choices","payer",["i","dealer","starter","exposer","first to drop","payer","winner","responsible","leader"]],["sense","thrown_into_nine","yes/no"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"payer","span":~0,5},"negated":false,"choices":[{"name":"exposer","span":~9,16}],"span":~0,16},{"node":"name","name":"thrown_into_nine","span":~21,37}],"span":~0,37},"depth":4}\nexpression "4 * value"\t{"text":"4 * value","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":4,"span":~0,1},"right":{"node":"name","name":"value","span":~4,9},"span":~0,9},"depth":3}\nexpression "by discard and payer is exposer and not thrown_into_nine"\t{"text":"by discard and payer is exposer and not thrown_into_nine","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"payer","span":~15,20},"negated":false,"choices":[{"name":"exposer","span":~24,31}],"span":~15,31},{"node":"not","of":{"node":"name","name":"thrown_into_nine","span":~40,56},"span":~36,56}],"span":~0,56},"depth":4}\nexpression "value * (if payment is discarder then 4 else 2)"\t{"text":"value * (if payment is discarder then 4 else 2)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"value","span":~0,5},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":~12,19},"negated":false,"choices":[{"name":"discarder","span":~23,32}],"span":~12,32},"then":{"node":"number","value":4,"span":~38,39},"else":{"node":"number","value":2,"span":~45,46},"span":~8,47},"span":~0,47},"depth":5}\nexpression "by discard and not payer is exposer and not thrown_into_nine and not payer has won"\t{"text":"by discard and not payer is exposer and not thrown_into_nine and not payer has won","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"payer","span":~19,24},"negated":false,"choices":[{"name":"exposer","span":~28,35}],"span":~19,35},"span":~15,35},{"node":"not","of":{"node":"name","name":"thrown_into_nine","span":~44,60},"span":~40,60},{"node":"not","of":{"node":"named","word":"payer has","name":"won","span":~69,82},"span":~65,82}],"span":~0,82},"depth":5}\nexpression "if payment is discarder then 0 else value"\t{"text":"if payment is discarder then 0 else value","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":~3,10},"negated":false,"choices":[{"name":"discarder","span":~14,23}],"span":~3,23},"then":{"node":"number","value":0,"span":~29,30},"else":{"node":"name","name":"value","span":~36,41},"span":~0,41},"depth":4}\nexpression "2 * (if awards is half_spicy then half_spicy_award(false_win_penalty) else full_spicy_award(false_win_penalty))"\t{"text":"2 * (if awards is half_spicy then half_spicy_award(false_win_penalty) else full_spicy_award(false_win_penalty))","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":2,"span":~0,1},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"awards","span":~8,14},"negated":false,"choices":[{"name":"half_spicy","span":~18,28}],"span":~8,28},"then":{"node":"call","name":"half_spicy_award","arguments":[{"node":"name","name":"false_win_penalty","span":~51,68}],"span":~34,69},"else":{"node":"call","name":"full_spicy_award","arguments":[{"node":"name","name":"false_win_penalty","span":~92,109}],"span":~75,110},"span":~4,111},"span":~0,111},"depth":5}\nexpression "winner is dealer or replayed or (ending is exhausted and dealer_stays_on_draw)"\t{"text":"winner is dealer or replayed or (ending is exhausted and dealer_stays_on_draw)","kinds":false,"heard":[["choices","winner",["i","dealer","starter","exposer","winner","leader"]],["sense","replayed","yes/no"],["choices","ending",["win","exhausted","false_win"]],["sense","dealer_stays_on_draw","yes/no"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":~0,6},"negated":false,"choices":[{"name":"dealer","span":~10,16}],"span":~0,16},{"node":"name","name":"replayed","span":~20,28},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"ending","span":~33,39},"negated":false,"choices":[{"name":"exhausted","span":~43,52}],"span":~33,52},{"node":"name","name":"dealer_stays_on_draw","span":~57,77}],"span":~32,78}],"span":~0,78},"depth":5}\nexpression "ending is false_win"\t{"text":"ending is false_win","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"ending","span":~0,6},"negated":false,"choices":[{"name":"false_win","span":~10,19}],"span":~0,19},"depth":3}\nexpression "rounds"\t{"text":"rounds","kinds":false,"heard":[],"tree":{"node":"name","name":"rounds","span":~0,6},"depth":2}\nexpression "starting_points"\t{"text":"starting_points","kinds":false,"heard":[],"tree":{"node":"name","name":"starting_points","span":~0,15},"depth":2}\nexpression "points - starting_points"\t{"text":"points - starting_points","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"-","left":{"node":"name","name":"points","span":~0,6},"right":{"node":"name","name":"starting_points","span":~9,24},"span":~0,24},"depth":3}\nexpression "seven_flowers_win and flower_shown and count(bonus) == 7"\t{"text":"seven_flowers_win and flower_shown and count(bonus) == 7","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"seven_flowers_win","span":~0,17},{"node":"name","name":"flower_shown","span":~22,34},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~45,50},"span":~39,51},"right":{"node":"number","value":7,"span":~55,56},"span":~39,56}],"span":~0,56},"depth":5}\nexpression "flower_shown and count(bonus) == 8"\t{"text":"flower_shown and count(bonus) == 8","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"flower_shown","span":~0,12},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~23,28},"span":~17,29},"right":{"node":"number","value":8,"span":~33,34},"span":~17,34}],"span":~0,34},"depth":5}\nexpression "every set is chow"\t{"text":"every set is chow","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["chow"],"span":~13,17},"span":~0,17},"depth":3}\nexpression "every set is triplet"\t{"text":"every set is triplet","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["triplet"],"span":~13,20},"span":~0,20},"depth":3}\nexpression "count(concealed triplet) == 4"\t{"text":"count(concealed triplet) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":4,"span":~28,29},"span":~0,29},"depth":4}\nexpression "8"\t{"text":"8","kinds":false,"heard":[],"tree":{"node":"number","value":8,"span":~0,1},"depth":2}\nexpression "regular and suits == 1 and any tile is honour"\t{"text":"regular and suits == 1 and any tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~12,17},"right":{"node":"number","value":1,"span":~21,22},"span":~12,22},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~31,35},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~39,45},"span":~39,45},"span":~27,45}],"span":~0,45},"depth":5}\nexpression "regular and suits == 1 and no tile is honour"\t{"text":"regular and suits == 1 and no tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~12,17},"right":{"node":"number","value":1,"span":~21,22},"span":~12,22},{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":~30,34},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~38,44},"span":~38,44},"span":~27,44}],"span":~0,44},"depth":5}\nexpression "7"\t{"text":"7","kinds":false,"heard":[],"tree":{"node":"number","value":7,"span":~0,1},"depth":2}\nexpression "regular and every tile is terminal or honour and any tile is terminal and any tile is honour"\t{"text":"regular and every tile is terminal or honour and any tile is terminal and any tile is honour","kinds":false,"heard":[["sense","honour","kinds"],["sense","any","other"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~18,22},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~26,34},{"node":"kindWord","name":"honour","span":~38,44}],"span":~26,44},"span":~26,44},"span":~12,44},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~53,57},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~61,69},"span":~61,69},"span":~49,69},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~78,82},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~86,92},"span":~86,92},"span":~74,92}],"span":~0,92},"depth":6}\nexpression "per triplet of dragon"\t{"text":"per triplet of dragon","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"per","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~15,21},"span":~4,21},"span":~0,21},"depth":4}\nexpression "has triplet of seat_wind"\t{"text":"has triplet of seat_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"seat_wind","span":~15,24},"span":~4,24},"span":~4,24}],"ranges":[],"span":~0,24},"depth":5}\nexpression "has triplet of round_wind"\t{"text":"has triplet of round_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"round_wind","span":~15,25},"span":~4,25},"span":~4,25}],"ranges":[],"span":~0,25},"depth":5}\nexpression "count(triplet of dragon) == 2 and pair is dragon"\t{"text":"count(triplet of dragon) == 2 and pair is dragon","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":2,"span":~28,29},"span":~0,29},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~34,38},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~42,48},"span":~42,48},"span":~34,48}],"span":~0,48},"depth":6}\nexpression "count(triplet of dragon) == 3"\t{"text":"count(triplet of dragon) == 3","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":3,"span":~28,29},"span":~0,29},"depth":5}\nexpression "5"\t{"text":"5","kinds":false,"heard":[],"tree":{"node":"number","value":5,"span":~0,1},"depth":2}\nexpression "count(triplet of wind) == 3 and pair is wind"\t{"text":"count(triplet of wind) == 3 and pair is wind","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":3,"span":~26,27},"span":~0,27},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~32,36},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~40,44},"span":~40,44},"span":~32,44}],"span":~0,44},"depth":6}\nexpression "count(triplet of wind) == 4"\t{"text":"count(triplet of wind) == 4","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":4,"span":~26,27},"span":~0,27},"depth":5}\nexpression "13"\t{"text":"13","kinds":false,"heard":[],"tree":{"node":"number","value":13,"span":~0,2},"depth":2}\nexpression "regular and every tile is honour"\t{"text":"regular and every tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~18,22},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~26,32},"span":~26,32},"span":~12,32}],"span":~0,32},"depth":5}\nexpression "10"\t{"text":"10","kinds":false,"heard":[],"tree":{"node":"number","value":10,"span":~0,2},"depth":2}\nexpression "regular and every tile is terminal"\t{"text":"regular and every tile is terminal","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~18,22},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~26,34},"span":~26,34},"span":~12,34}],"span":~0,34},"depth":5}\nexpression "regular and held include 1112345678999A"\t{"text":"regular and held include 1112345678999A","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"include","what":"held","exactly":false,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~25,26},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~26,27},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~27,28},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":~28,29},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":~29,30},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~30,31},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":~31,32},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":~32,33},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~33,34},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":~34,35},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~35,36},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~36,37},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~37,39}],"span":~12,39}],"span":~0,39},"depth":4}\nexpression "shape is terminals"\t{"text":"shape is terminals","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"terminals","span":~9,18}],"span":~0,18},"depth":3}\nexpression "regular and count(kong) == 4"\t{"text":"regular and count(kong) == 4","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~18,22},"span":~12,23},"right":{"node":"number","value":4,"span":~27,28},"span":~12,28}],"span":~0,28},"depth":5}\nexpression "dealt_hand"\t{"text":"dealt_hand","kinds":false,"heard":[],"tree":{"node":"name","name":"dealt_hand","span":~0,10},"depth":2}\nexpression "first_discard"\t{"text":"first_discard","kinds":false,"heard":[],"tree":{"node":"name","name":"first_discard","span":~0,13},"depth":2}\nexpression "shape is seven_flowers"\t{"text":"shape is seven_flowers","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"seven_flowers","span":~9,22}],"span":~0,22},"depth":3}\nexpression "shape is eight_flowers"\t{"text":"shape is eight_flowers","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"eight_flowers","span":~9,22}],"span":~0,22},"depth":3}\nexpression "by draw"\t{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":~0,7},"depth":2}\nexpression "every set is held"\t{"text":"every set is held","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"made","adjective":"held","span":~13,17},"span":~0,17},"depth":3}\nexpression "after_kong"\t{"text":"after_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"after_kong","span":~0,10},"depth":2}\nexpression "after_two_kongs"\t{"text":"after_two_kongs","kinds":false,"heard":[],"tree":{"node":"name","name":"after_two_kongs","span":~0,15},"depth":2}\nexpression "robbing_kong"\t{"text":"robbing_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"robbing_kong","span":~0,12},"depth":2}\nexpression "by draw and last_of_wall"\t{"text":"by draw and last_of_wall","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"name","name":"last_of_wall","span":~12,24}],"span":~0,24},"depth":3}\nexpression "by discard and last_of_wall"\t{"text":"by discard and last_of_wall","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"name","name":"last_of_wall","span":~15,27}],"span":~0,27},"depth":3}\nexpression "per bonus where rank == seat number and not in_full_series"\t{"text":"per bonus where rank == seat number and not in_full_series","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"bonus","adjectives":[],"where":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"rank","span":~16,20},"right":{"node":"name","name":"seat number","span":~24,35},"span":~16,35},{"node":"not","of":{"node":"name","name":"in_full_series","span":~44,58},"span":~40,58}],"span":~16,58},"span":~4,58},"span":~0,58},"depth":6}\nexpression "per series"\t{"text":"per series","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"series","adjectives":[],"span":~4,10},"span":~0,10},"depth":3}\nexpression "flowers and count(bonus) == 0"\t{"text":"flowers and count(bonus) == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"flowers","span":~0,7},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~18,23},"span":~12,24},"right":{"node":"number","value":0,"span":~28,29},"span":~12,29}],"span":~0,29},"depth":5}\nexpression "if limit > 0 then min(fan, limit) else fan"\t{"text":"if limit > 0 then min(fan, limit) else fan","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"compare","op":">","left":{"node":"name","name":"limit","span":~3,8},"right":{"node":"number","value":0,"span":~11,12},"span":~3,12},"then":{"node":"call","name":"min","arguments":[{"node":"name","name":"fan","span":~22,25},{"node":"name","name":"limit","span":~27,32}],"span":~18,33},"else":{"node":"name","name":"fan","span":~39,42},"span":~0,42},"depth":4}\nexpression "if awards is half_spicy then half_spicy_award(grade) else full_spicy_award(grade)"\t{"text":"if awards is half_spicy then half_spicy_award(grade) else full_spicy_award(grade)","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"awards","span":~3,9},"negated":false,"choices":[{"name":"half_spicy","span":~13,23}],"span":~3,23},"then":{"node":"call","name":"half_spicy_award","arguments":[{"node":"name","name":"grade","span":~46,51}],"span":~29,52},"else":{"node":"call","name":"full_spicy_award","arguments":[{"node":"name","name":"grade","span":~75,80}],"span":~58,81},"span":~0,81},"depth":4}\nexpression "fan - fan of flower_fans >= minimum"\t{"text":"fan - fan of flower_fans >= minimum","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"fan","span":~0,3},"right":{"node":"tallyOf","tally":"fan","group":"flower_fans","span":~6,24},"span":~0,24},"right":{"node":"name","name":"minimum","span":~28,35},"span":~0,35},"depth":4}\nexpression "limit > 0 and fan >= limit"\t{"text":"limit > 0 and fan >= limit","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"limit","span":~0,5},"right":{"node":"number","value":0,"span":~8,9},"span":~0,9},{"node":"compare","op":">=","left":{"node":"name","name":"fan","span":~14,17},"right":{"node":"name","name":"limit","span":~21,26},"span":~14,26}],"span":~0,26},"depth":4}' },
  names: { 'rulesets/cantonese/pack.yaml': 
    '{"suits":[["m",9,true],["p",9,true],["s",9,true],["z",7,false],["f",8,false]],"options":[["play","choice",["checked","free"]],["flowers","yes/no",null],["untouchable","number",null],["minimum","number",null],["limit","number",null],["awards","choice",["half_spicy","full_spicy"]],["payment","choice",["shared","discarder"]],["winners","number",null],["dealer_stays_on_draw","yes/no",null],["rounds","number",null],["dice","number",null],["seven_flowers_win","yes/no",null],["false_win_penalty","number",null],["starting_points","number",null]],"definitions":{"dragon":"567z","wind":"1234z","regular":"shape is sets","in_order":"tiles left > 0 and tiles too many <= 0","fed_suit":"most shown sets in one suit == 4","fed_dragons":"last tile is dragon and count(shown triplet of dragon) == 3","fed_winds":"last tile is wind and count(shown triplet of wind) == 4","thrown_into_nine":"by discard and window is discard and payment is shared and shown sets in suit of last tile == 3"},"charts":["half_spicy_award","full_spicy_award"],"situation":["after_kong","after_two_kongs","robbing_kong","last_of_wall","dealt_hand","first_discard","flower_shown"],"marks":["nine_tiles","won"],"counters":["gongs_in_a_row","flowers_at_gong"],"lists":["missed_wins","missed_pungs"],"pots":[],"tallies":["fan"],"groups":["whole","parts","circumstances","flower_fans"],"steps":["grade"],"patterns":["common","all_triplets","hidden_treasure","mixed_one_suit","pure_one_suit","mixed_terminals","dragon_triplet","own_wind","round_wind","junior_3_chiefs","grand_3_chiefs","junior_4_happiness","grand_4_happiness","all_honors","all_terminals","nine_gates","thirteen_terminals","eighteen_arhats","heavenly","earthly","seven_flowers","eight_flowers","self_drawn","concealed","gong_glory","double_gong","robbing_gong","moon","last_discard","own_flower","flower_set","no_flower"],"shapes":["sets","terminals","seven_flowers","eight_flowers"],"windows":["added_gong","concealed_gong","discard"],"moves":["win","pung","gong","sheung","added_gong","concealed_gong","discard","hasty_gong","draw_twice"],"endings":[],"usesTiles":["added_gong","concealed_gong","discard","hasty_gong"]}' },
};
export default pack;
