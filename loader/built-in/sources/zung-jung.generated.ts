// Written by loader/built-in/generate.ts from the YAML files of the pack. Do not edit: run `npm run generate`.
import type { PackSource } from '../built-in.ts';

const pack: PackSource = {
    files: {
    "rulesets/zung-jung/pack.yaml": `# yaml-language-server: $schema=../../schemas/pack.schema.json
format: 1
id: zung-jung
version: 3.3.0
name: { en: Zung Jung Mahjong, zh: 中庸麻將 }
about: >-
  Alan Kwan's balanced patterns, version 3.3: points are added, only the best of a series counts, and who let the
  winning tile go first pays for more than a small hand.
use: [./patterns.yaml]

tiles:
  suits:
    m: { ranks: 9, runs: true, name: { en: Characters, zh: 萬 } }
    p: { ranks: 9, runs: true, name: { en: Dots, zh: 筒 } }
    s: { ranks: 9, runs: true, name: { en: Bamboos, zh: 索 } }
    z: { ranks: 7, name: { en: Honors, zh: 字 } }
  copies: 4
  winds: 1234z
  source: "2"

words:
  dragon: 567z
  wind: 1234z
  regular: shape is sets
  let_go: winner is responsible or (not someone responsible and winner is first to drop)
  shared_alike: payoff is uniform or value <= threshold or let_go
  liable: payer is responsible or (not someone responsible and payer is first to drop)

options:
  edition:
    type: choice
    values: [v33, mahjongtime]
    default: v33
    says: Whether values are those of version 3.3, or the three that Mahjong Time plays with differ.
    name: { en: Edition, zh: 版本 }
    source: "1"
  minimum:
    type: number
    default: 0
    range: [0, 100]
    says: Points a hand needs before it may win; the World Series edition asks for 5.
    name: { en: Minimum, zh: 起糊 }
    source: "1, 2"
  payoff:
    type: choice
    values: [liable, uniform]
    default: liable
    says: Whether one loser pays what exceeds the threshold, or every loser pays the value of the hand.
    source: "4"
  threshold:
    type: number
    default: 25
    range: [0, 1000]
    says: Points up to which all losers pay alike; 30 at Mahjong Time.
    source: "4"

seats:
  count: 4
  drawn_by: 1234z
  dice: 2
  starter: cast
  status: house
  note: The published rules leave seats and dice to custom.

wall:
  height: 2
  dice: 2
  start: cast
  column: cast
  reserve: 14
  replace_from: tail
  source: "2"
  status: house
  note: The king's tiles are fourteen, and a replacement moves their border by one; the number is a house choice.

deal:
  packets: [4, 4, 4]
  last: leap
  status: house

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
    source: "2"
    note: One winner, the nearest in turn order. Only an added kong can be robbed.
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
    name: { en: Kong, zh: 槓 }
    on: [discard]
    uses: 3 same
    makes: kong
    when: tiles left > 0
    rank: 2
    steps: [show, replace]
    source: "2"
  chow:
    name: { en: Chow, zh: 上 }
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
    name: { en: Added kong, zh: 加槓 }
    on: [turn]
    uses: add to pung
    makes: kong
    when: tiles left > 0
    steps: [show, { window: added_kong }, replace]
    source: "2"
  concealed_kong:
    name: { en: Concealed kong, zh: 暗槓 }
    on: [turn]
    uses: 4 alike
    makes: kong
    when: tiles left > 0
    shown_to: everyone
    steps: [show, replace]
    source: "2"
  discard:
    name: { en: Discard, zh: 打 }
    on: [turn]
    uses: any tile
    steps: [discard, { window: discard }, next]
    source: "2"
    note: Any tile may be thrown after a claim, and missing a win forbids nothing.

situation:
  after_kong: { when: by draw and turn is replaced, says: the last tile was drawn to replace a kong, source: "9.2" }
  robbing_kong: { when: window is added_kong, says: the last tile was to be added to another's pung, source: "9.3" }
  last_of_wall: { when: tiles left == 0, says: only the king's tiles are left, source: "9.1" }
  dealt_hand: { when: turn is dealt and i am dealer, says: the dealer wins with the dealt hand, source: "9.4.1" }
  first_discard:
    when: by discard and window is discard and turn is dealt
    says: won on the dealer's first discard, and the dealer made no kong
    source: "9.4.2"

shapes:
  sets: { is: 4 set + pair, name: { en: Regular hand }, source: "2" }
  pairs: { is: 7 pair, source: "2, 10.2", note: Four alike may be two pairs. }
  terminals: { is: 19m19p19s1234567z + one of them, source: "2, 10.1" }

tallies:
  points: { name: { en: points, zh: 分 } }

score:
  value: max(points, 1)
  minimum: max(points, 1) >= minimum
  source: "2, 3"

limits:
  listed: { when: points of listed > 0, name: { en: listed limit, zh: 滿貫 }, source: "3, rule 5" }
  compound: { when: points > 320, value: 320, name: { en: compound limit, zh: 複合滿貫 }, source: "3, rule 5" }

settle:
  win:
    self_drawn:
      when: by draw
      amount: value
      reason: self-drawn
    alike:
      when: by discard and shared_alike
      amount: value
      reason: every loser pays alike
    liable:
      when: by discard and not shared_alike and liable
      amount: 3 * value - 2 * threshold
      reason: let the winning tile go
    others:
      when: by discard and not shared_alike and not liable
      amount: threshold
      reason: fixed share
  source: "4"
  note: >-
    Who first let the tile go in this go-around stands for the discarder; where that is the winner, all pay alike.
    Whoever scores a hand without a table may say who it was.

sequence:
  dealer_stays: replayed
  replayed: ending is false_win
  rounds: 4
  points: 0
  source: "2"
  note: The dealer always passes; sixteen hands.

names:
  seat1: { en: East, zh: 東家 }
  seat2: { en: South, zh: 南家 }
  seat3: { en: West, zh: 西家 }
  seat4: { en: North, zh: 北家 }
  tile: { en: tile, zh: 牌 }
  tile_1z: { en: East, zh: 東 }
  tile_2z: { en: South, zh: 南 }
  tile_3z: { en: West, zh: 西 }
  tile_4z: { en: North, zh: 北 }
  tile_5z: { en: White, zh: 白 }
  tile_6z: { en: Green, zh: 發 }
  tile_7z: { en: Red, zh: 中 }

sources:
  zj: Alan Kwan, Zung Jung Mahjong, 3.3; patterns by number, the rest by section of the rule sheet

accepts:
  always-together:
    small_three_dragons: Its two triplets of dragons count beside it.
    big_three_dragons: Its three triplets of dragons count beside it.
    four_concealed_triplets: Patterns of different series add up, and this one belongs to another than those.
    two_identical_sequences_twice: Patterns of different series add up, and these belong to two.
    four_consecutive_triplets: Patterns of different series add up, and these belong to two.
`,
    "rulesets/zung-jung/patterns.yaml": `# Points of all patterns are added; of a series only the best counts. A pattern worth the limit by itself takes
# the place of all others. The number of a pattern is category.series.member of the published list.
groups:
  hand: { counts: all, name: { en: Hand, zh: 和牌 } }
  suit: { counts: best, name: { en: One suit, zh: 一色 } }
  honors: { counts: all, name: { en: Honors, zh: 番牌 } }
  dragons: { counts: best, name: { en: Dragons, zh: 三元 } }
  winds: { counts: best, name: { en: Winds, zh: 風 } }
  concealed_triplets: { counts: best, name: { en: Concealed triplets, zh: 暗刻 } }
  kongs: { counts: best, name: { en: Kongs, zh: 槓 } }
  identical: { counts: best, name: { en: Identical sequences, zh: 同順 } }
  sequences: { counts: all, name: { en: Sequences, zh: 順子 } }
  similar: { counts: best, name: { en: Similar triplets, zh: 同刻 } }
  consecutive: { counts: best, name: { en: Consecutive triplets, zh: 連刻 } }
  terminals: { counts: best, name: { en: Terminals, zh: 么九 } }
  last_tile: { counts: best, name: { en: Last tile, zh: 海底 } }
  kong_tile: { counts: all, name: { en: Kong tile, zh: 槓牌 } }
  first_turn: { counts: best, name: { en: First turn, zh: 天地 } }
  irregular: { counts: all, name: { en: Irregular hands, zh: 特殊 } }
  listed:
    counts: best
    absorbs:
      - hand
      - suit
      - honors
      - dragons
      - winds
      - concealed_triplets
      - kongs
      - identical
      - sequences
      - similar
      - consecutive
      - terminals
      - last_tile
      - kong_tile
      - first_turn
      - irregular
    name: { en: Listed limit, zh: 滿貫 }
    source: "3, rule 5"

patterns:
  all_sequences:
    name: { en: All Sequences, zh: 平和 }
    group: hand
    value: { points: 5 }
    when: every set is chow
    source: "1.1"
    note: Any pair, any wait, open or closed.
    examples:
      - { hand: 234456m 67p 34588s +5p, seat: 2, gives: { points: 15 } }
      - { not: 666s 3z (789m) (222p) (789s) +3z, seat: 2, gives: { value: 1 } }
  concealed_hand:
    name: { en: Concealed Hand, zh: 門前清 }
    group: hand
    value: { points: 5 }
    when: regular and concealed
    source: "1.2"
    note: A regular hand; a win on a discard and concealed kongs are fine.
    examples:
      - { hand: 12345678m 55s <8888p> +9m, seat: 2, by: draw }
      - { not: 225588m 778p 3355s +8p, seat: 2 }
      - { not: 23m 55p (2222z) (345p) (678s) +4m, seat: 2 }
  no_terminals:
    name: { en: No Terminals, zh: 斷么九 }
    group: hand
    value: { points: 5 }
    when: every tile is simple
    source: "1.3"
    note: Only 2 to 8.
    examples:
      - { hand: 225588m 778p 3355s +8p, seat: 2, gives: { value: 35 } }
      - { not: 23m 55p (2222z) (345p) (678s) +4m, seat: 2 }
  mixed_one_suit:
    name: { en: Mixed One-Suit, zh: 混一色 }
    group: suit
    value: { points: 40 }
    when: suits == 1 and any tile is honour
    source: "2.1.1"
    note: One suit and honours.
    examples:
      - { hand: 555888s 4z (333s) (666z) +4z, seat: 2, gives: { value: 85 } }
      - { not: 555888s 4s (333s) (666s) +4s, seat: 2 }
  pure_one_suit:
    name: { en: Pure One-Suit, zh: 清一色 }
    group: suit
    value: { points: if edition is mahjongtime then 100 else 80 }
    when: suits == 1 and no tile is honour
    source: "2.1.2"
    note: One suit only. At Mahjong Time 100.
    examples:
      - { hand: 3334445558m (222m) +8m, seat: 2, gives: { points: 345, value: 320 } }
      - { hand: 123345m 2m (567m) (789m) +2m, seat: 2, options: { edition: mahjongtime }, gives: { points: 105 } }
      - { not: 555888s 4z (333s) (666z) +4z, seat: 2 }
  nine_gates:
    name: { en: Nine Gates, zh: 九蓮寶燈 }
    group: listed
    value: { points: 480 }
    when: held before last tile == 1112345678999A
    source: "2.2"
    note: A win on any tile of the suit.
    examples:
      - { hand: 1112345678999p +5p, seat: 2, by: draw, gives: { value: 480 } }
      - { hand: 1112345678999p +9p, seat: 2, gives: { points: 480 } }
      - { hand: 1112345678999p +2p, seat: 2, by: draw, with: [last_of_wall], gives: { points: 480 } }
      - { not: 1123455678999p +1p, seat: 2, by: draw }
  value_honor:
    name: { en: Value Honor, zh: 番牌 }
    group: honors
    value: { points: 10 }
    when: per triplet of dragon or seat_wind
    source: "3.1"
    note: Each dragon and the seat wind.
    examples:
      - { hand: 12345s 77z (555z) (666z) +6s, seat: 2, gives: { points: 100 } }
      - { hand: 23m 55p (2222z) (345p) (678s) +4m, seat: 2, gives: { value: 15 } }
      - { not: 23m 55p (2222z) (345p) (678s) +4m, seat: 3 }
  small_three_dragons:
    name: { en: Small Three Dragons, zh: 小三元 }
    group: dragons
    value: { points: if edition is mahjongtime then 30 else 40 }
    when: count(triplet of dragon) == 2 and pair is dragon
    source: "3.2.1"
    note: At Mahjong Time 30.
    examples:
      - { hand: 12345s 77z (555z) (666z) +6s, seat: 2 }
      - { hand: 12345s 77z (555z) (666z) +6s, seat: 2, options: { edition: mahjongtime }, gives: { points: 90 } }
      - { not: 12345s 77s (555z) (666z) +6s, seat: 2 }
  big_three_dragons:
    name: { en: Big Three Dragons, zh: 大三元 }
    group: dragons
    value: { points: 130 }
    when: count(triplet of dragon) == 3
    source: "3.2.2"
    examples:
      - { hand: 23m 88p (555z) (666z) (777z) +4m, seat: 2, gives: { points: 160 } }
      - { not: 12345s 77z (555z) (666z) +6s, seat: 2 }
  small_three_winds:
    name: { en: Small Three Winds, zh: 小三風 }
    group: winds
    value: { points: if edition is mahjongtime then 25 else 30 }
    when: count(triplet of wind) == 2 and pair is wind
    source: "3.3.1"
    note: At Mahjong Time 25.
    examples:
      - { hand: 123m 33z 44z (234p) (111z) +3z, seat: 2, gives: { points: 30 } }
      - { hand: 123m 33z 44z (234p) (111z) +3z, seat: 2, options: { edition: mahjongtime }, gives: { points: 25 } }
      - { not: 123m 33z 55z (234p) (111z) +3z, seat: 2 }
  big_three_winds:
    name: { en: Big Three Winds, zh: 大三風 }
    group: winds
    value: { points: 120 }
    when: count(triplet of wind) == 3 and not pair is wind
    source: "3.3.2"
    examples:
      - { hand: 33z 234m 11s (222z) (444z) +3z, seat: 1, gives: { points: 120 } }
      - { not: 123m 33z 44z (234p) (111z) +3z, seat: 2 }
  small_four_winds:
    name: { en: Small Four Winds, zh: 小四喜 }
    group: listed
    value: { points: 320 }
    when: count(triplet of wind) == 3 and pair is wind
    source: "3.3.3"
    examples:
      - { hand: 33z 111z 123m 22z (444z) +3z, seat: 3, gives: { value: 320 } }
      - { not: 33z 234m 11s (222z) (444z) +3z, seat: 1 }
  big_four_winds:
    name: { en: Big Four Winds, zh: 大四喜 }
    group: listed
    value: { points: 400 }
    when: count(triplet of wind) == 4
    source: "3.3.4"
    examples:
      - { hand: 33z 77m (222z) (444z) (111z) +3z, seat: 1, gives: { value: 400 } }
      - { hand: 111222333444z 7m +7m, seat: 1, by: draw, with: [dealt_hand], gives: { points: 400 } }
      - { not: 33z 77m (222z) (444z) (111m) +3z, seat: 1 }
  all_honors:
    name: { en: All Honors, zh: 字一色 }
    group: listed
    value: { points: 320 }
    when: every tile is honour
    source: "3.4"
    note: Seven Pairs too.
    examples:
      - { hand: 113344556622z 7z +7z, seat: 2, gives: { value: 320 } }
      - { hand: 777z 11z 22z (555z) (666z) +1z, seat: 3, gives: { points: 320 } }
      - { hand: 333z 55z 66z (111z) (222z) +6z, seat: 1, gives: { points: 320 } }
      - { not: 111222z 4m (333z) (666z) +4m, seat: 2 }
  all_triplets:
    name: { en: All Triplets, zh: 對對和 }
    group: hand
    value: { points: 30 }
    when: every set is triplet
    source: "4.1"
    note: Triplets or kongs.
    examples:
      - { hand: 9s 222z (111m) (999p) (333z) +9s, seat: 4, gives: { points: 130 } }
      - { not: 222m 89s 55z (222p) (222s) +7s, seat: 2 }
  two_concealed_triplets:
    name: { en: Two Concealed Triplets, zh: 二暗刻 }
    group: concealed_triplets
    value: { points: 5 }
    when: count(concealed triplet) == 2
    source: "4.2.1"
    note: Triplets or kongs whose tiles were all drawn.
    examples:
      - { hand: 555888s 4z (333s) (666z) +4z, seat: 2, gives: { points: 85 } }
      - { not: 55888s 44z (333s) (666z) +5s, seat: 2 }
  three_concealed_triplets:
    name: { en: Three Concealed Triplets, zh: 三暗刻 }
    group: concealed_triplets
    value: { points: 30 }
    when: count(concealed triplet) == 3
    source: "4.2.2"
    examples:
      - { hand: 222333444s 6z (678s) +6z, seat: 2, gives: { points: 170 } }
      - { not: 22333444s 66z (678s) +2s, seat: 2 }
  four_concealed_triplets:
    name: { en: Four Concealed Triplets, zh: 四暗刻 }
    group: concealed_triplets
    value: { points: 125 }
    when: count(concealed triplet) == 4
    source: "4.2.3"
    note: All Triplets and Concealed Hand count too.
    examples:
      - { hand: 111m 555p 777s 99s 33z +3z, seat: 2, by: draw, gives: { points: 160 } }
      - { not: 111m 555p 777s 99s 33z +3z, seat: 2 }
  one_kong:
    name: { en: One Kong, zh: 一槓 }
    group: kongs
    value: { points: 5 }
    when: count(kong) == 1
    source: "4.3.1"
    note: Any kongs, melded or concealed.
    examples:
      - { hand: 12345678m 55s <8888p> +9m, seat: 2, by: draw, with: [after_kong], gives: { points: 60 } }
      - { not: 12345678m 55s (888p) +9m, seat: 2, by: draw }
  two_kong:
    name: { en: Two Kong, zh: 二槓 }
    group: kongs
    value: { points: 20 }
    when: count(kong) == 2
    source: "4.3.2"
    examples:
      - { hand: 23m 55p (2222z) <3333p> (678s) +4m, seat: 2, gives: { points: 30 } }
      - { not: 23m 55p (2222z) (345p) (678s) +4m, seat: 2 }
  three_kong:
    name: { en: Three Kong, zh: 三槓 }
    group: kongs
    value: { points: 120 }
    when: count(kong) == 3
    source: "4.3.3"
    examples:
      - { hand: 23m 55p (2222z) <3333p> (6666s) +4m, seat: 2, gives: { points: 130 } }
      - { not: 23m 55p (2222z) <3333p> (678s) +4m, seat: 2 }
  four_kong:
    name: { en: Four Kong, zh: 四槓 }
    group: listed
    value: { points: 480 }
    when: count(kong) == 4
    source: "4.3.4"
    examples:
      - { hand: 9m (1111m) (9999p) <1111s> (9999s) +9m, seat: 2, gives: { value: 480 } }
      - { hand: 5p (1111m) (2222m) (3333m) <7777s> +5p, seat: 2, gives: { points: 480 } }
      - { hand: 5p (1111m) (3333m) (5555s) <7777s> +5p, seat: 2, by: draw, with: [after_kong], gives: { points: 480 } }
      - { not: 9m (1111m) (9999p) <1111s> (999s) +9m, seat: 2 }
  two_identical_sequences:
    name: { en: Two Identical Sequences, zh: 一般高 }
    group: identical
    value: { points: 10 }
    when: has chow nA, chow nA
    source: "5.1.1"
    examples:
      - { hand: 223344m 567p (678p) 9s +9s, seat: 2, gives: { points: 15 } }
      - { not: 234m 567m 45678p 99s +3p, seat: 2 }
  two_identical_sequences_twice:
    name: { en: Two Identical Sequences Twice, zh: 兩般高 }
    group: identical
    value: { points: 60 }
    when: (has chow nA, chow nA, chow kA, chow kA) or (has chow nA, chow nA, chow kB, chow kB)
    source: "5.1.2"
    examples:
      - { hand: 223344m 55667p 99s +7p, seat: 2, gives: { points: 70 } }
      - { not: 223344m 56789p 99s +7p, seat: 2 }
  three_identical_sequences:
    name: { en: Three Identical Sequences, zh: 一色三同順 }
    group: identical
    value: { points: 120 }
    when: has chow nA, chow nA, chow nA
    source: "5.1.3"
    examples:
      - { hand: 11122233m 99p (777z) +3m, seat: 2, gives: { points: 170 } }
      - { not: 223344m 55667p 99s +7p, seat: 2 }
  four_identical_sequences:
    name: { en: Four Identical Sequences, zh: 一色四同順 }
    group: listed
    value: { points: 480 }
    when: has chow nA, chow nA, chow nA, chow nA
    source: "5.1.4"
    examples:
      - { hand: 222233334444m 9p +9p, seat: 2, gives: { value: 480 } }
      - { not: 11122233m 99p (777z) +3m, seat: 2 }
  three_similar_sequences:
    name: { en: Three Similar Sequences, zh: 三色同順 }
    group: sequences
    value: { points: 35 }
    when: has chow nA, chow nB, chow nC
    source: "6.1"
    note: The same numbers in all three suits.
    examples:
      - { hand: 234m 234p 2388s (567m) +4s, seat: 2, gives: { points: 45 } }
      - { not: 234m 234p 2388s (567m) +1s, seat: 2 }
  small_three_similar_triplets:
    name: { en: Small Three Similar Triplets, zh: 三色小同刻 }
    group: similar
    value: { points: 30 }
    when: has triplet nA, triplet nB, pair nC
    source: "6.2.1"
    examples:
      - { hand: 567m 4467s (444m) (444p) +8s, seat: 2, gives: { points: 35 } }
      - { not: 567m 5567s (444m) (444p) +8s, seat: 2 }
  three_similar_triplets:
    name: { en: Three Similar Triplets, zh: 三色同刻 }
    group: similar
    value: { points: 120 }
    when: has triplet nA, triplet nB, triplet nC
    source: "6.2.2"
    examples:
      - { hand: 222m 89s 55z (222p) (222s) +7s, seat: 2, gives: { points: 120 } }
      - { not: 567m 4467s (444m) (444p) +8s, seat: 2 }
  nine_tile_straight:
    name: { en: Nine-Tile Straight, zh: 一氣通貫 }
    group: sequences
    value: { points: 40 }
    when: has chow 1A, chow 4A, chow 7A
    source: "7.1"
    note: Exactly these sequences.
    examples:
      - { hand: 12345678m 55s <8888p> +9m, seat: 2, by: draw }
      - { not: 12345678m 55s <8888p> +3m, seat: 2, by: draw }
  three_consecutive_triplets:
    name: { en: Three Consecutive Triplets, zh: 三連刻 }
    group: consecutive
    value: { points: 100 }
    when: has triplet nA, triplet (n+1)A, triplet (n+2)A
    source: "7.2.1"
    examples:
      - { hand: 222333444s 6z (678s) +6z, seat: 2 }
      - { not: 222333s 6z (678s) (555s) +6z, seat: 2 }
  four_consecutive_triplets:
    name: { en: Four Consecutive Triplets, zh: 四連刻 }
    group: consecutive
    value: { points: 200 }
    when: has triplet nA, triplet (n+1)A, triplet (n+2)A, triplet (n+3)A
    source: "7.2.2"
    examples:
      - { hand: 3334445558m (222m) +8m, seat: 2 }
      - { not: 3334445558m (777m) +8m, seat: 2 }
  mixed_lesser_terminals:
    name: { en: Mixed Lesser Terminals, zh: 混全帶么 }
    group: terminals
    value: { points: 40 }
    when: regular and every group has terminal or honour
    source: "8.1.1"
    note: Every set and the pair.
    examples:
      - { hand: 11122233m 99p (777z) +3m, seat: 2 }
      - { not: 11122233m 88p (777z) +3m, seat: 2 }
  pure_lesser_terminals:
    name: { en: Pure Lesser Terminals, zh: 純全帶么 }
    group: terminals
    value: { points: 50 }
    when: regular and every group has terminal
    source: "8.1.2"
    examples:
      - { hand: 12311m 23p 999p 123s +1p, seat: 2, by: draw, gives: { points: 90 } }
      - { not: 11122233m 99p (777z) +3m, seat: 2 }
  mixed_greater_terminals:
    name: { en: Mixed Greater Terminals, zh: 混么九 }
    group: terminals
    value: { points: 100 }
    when: every tile is terminal or honour and not shape is terminals
    source: "8.1.3"
    note: Not for Thirteen Terminals.
    examples:
      - { hand: 9s 222z (111m) (999p) (333z) +9s, seat: 4 }
      - { not: 19m 19p 19s 1234567z +1s, seat: 2 }
  pure_greater_terminals:
    name: { en: Pure Greater Terminals, zh: 清么九 }
    group: listed
    value: { points: 400 }
    when: every tile is terminal
    source: "8.1.4"
    note: Seven Pairs too.
    examples:
      - { hand: 9m (111m) (999p) 111s (999s) +9m, seat: 2, gives: { value: 400 } }
      - { not: 9s 222z (111m) (999p) (333z) +9s, seat: 4 }
  final_draw:
    name: { en: Final Draw, zh: 海底撈月 }
    group: last_tile
    value: { points: 10 }
    when: by draw and last_of_wall
    source: "9.1.1"
    note: The last tile before the king's tiles.
    examples:
      - { hand: 112233m 11223p 77s +3p, seat: 2, by: draw, with: [last_of_wall], gives: { points: 80 } }
      - { not: 112233m 11223p 77s +3p, seat: 2, by: draw }
  final_discard:
    name: { en: Final Discard, zh: 河底撈魚 }
    group: last_tile
    value: { points: 10 }
    when: by discard and last_of_wall
    source: "9.1.2"
    examples:
      - { hand: 112233m 11223p 77s +3p, seat: 2, with: [last_of_wall], gives: { points: 80 } }
      - { not: 112233m 11223p 77s +3p, seat: 2 }
  win_on_kong:
    name: { en: Win on Kong, zh: 嶺上開花 }
    group: kong_tile
    value: { points: 10 }
    when: after_kong
    source: "9.2"
    examples:
      - { hand: 12345678m 55s <8888p> +9m, seat: 2, by: draw, with: [after_kong] }
      - { not: 12345678m 55s <8888p> +9m, seat: 2, by: draw }
  robbing_a_kong:
    name: { en: Robbing a Kong, zh: 搶槓 }
    group: kong_tile
    value: { points: 10 }
    when: robbing_kong
    source: "9.3"
    examples:
      - { hand: 19m 19p 19s 1234567z +1s, seat: 2, with: [robbing_kong], gives: { points: 170 } }
      - { not: 19m 19p 19s 1234567z +1s, seat: 2 }
  blessing_of_heaven:
    name: { en: Blessing of Heaven, zh: 天和 }
    group: first_turn
    value: { points: 155 }
    when: dealt_hand and count(kong) == 0
    source: "9.4.1"
    note: The dealer wins with the dealt hand, without a kong.
    examples:
      - { hand: 123m 456m 678p 345s 5s +5s, seat: 1, by: draw, with: [dealt_hand], gives: { points: 165 } }
      - { not: 123m 456m 678p 345s 5s +5s, seat: 1, by: draw }
  blessing_of_earth:
    name: { en: Blessing of Earth, zh: 地和 }
    group: first_turn
    value: { points: 155 }
    when: first_discard
    source: "9.4.2"
    examples:
      - { hand: 123m 456m 678p 345s 5s +5s, seat: 2, with: [first_discard], gives: { points: 165 } }
      - { not: 123m 456m 678p 345s 5s +5s, seat: 2 }
  thirteen_terminals:
    name: { en: Thirteen Terminals, zh: 十三么九 }
    group: irregular
    value: { points: 160 }
    when: shape is terminals
    source: "10.1"
    examples:
      - { hand: 19m 19p 19s 1234567z +1s, seat: 2 }
      - { not: 9s 222z (111m) (999p) (333z) +9s, seat: 4 }
  seven_pairs:
    name: { en: Seven Pairs, zh: 七對子 }
    group: irregular
    value: { points: 30 }
    when: shape is pairs
    source: "10.2"
    examples:
      - { hand: 225588m 778p 3355s +8p, seat: 2, gives: { points: 35 } }
      - { not: 223344m 55667p 99s +7p, seat: 2 }
`,
  },
  data: {
    "rulesets/zung-jung/pack.yaml": 
    '[63,6671,1,0,6,[2,1,[1]],1,2,[2,9],1,7,[2,5],1,4,[2,35,1,2,2,[2,17],2,2,[2,4]],1,5,[2,174,["Alan Kwan\'s balanced patterns, version 3.3: points are added, only the best of a series counts, and who let the winning tile go first pays for more than a small hand."]],0,3,[2,17,0,[1,15]],2,5,[4,282,1,0,5,[6,230,1,0,1,[2,57,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,25,1,2,2,[2,10],2,2,[2,1]]],5,1,[2,51,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,19,1,2,2,[2,4],2,2,[2,1]]],5,1,[2,54,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]],5,1,[2,41,1,2,5,[2,1,[7]],2,4,[2,21,1,2,2,[2,6],2,2,[2,1]]]],3,6,[2,1,[4]],3,5,[2,5],3,6,[2,3,["2"]]],2,5,[4,293,1,0,6,[2,4],3,4,[2,5],3,7,[2,13],3,6,[2,78],3,12,[2,49],3,6,[2,76]],2,7,[4,777,1,0,7,[6,211,1,0,4,[2,6],5,6,[2,18,0,[1,3],[2,11]],5,7,[2,3],5,4,[2,90],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,3,["1"]]],3,7,[6,186,1,0,4,[2,6],5,7,[2,1,[0]],5,5,[2,8,0,[1,1,[0]],[2,3,[100]]],5,4,[2,75],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,6,["1, 2"]]],3,6,[6,182,1,0,4,[2,6],5,6,[2,17,0,[1,6],[2,7]],5,7,[2,6],5,4,[2,93],5,6,[2,3,["4"]]],3,9,[6,136,1,0,4,[2,6],5,7,[2,2,[25]],5,5,[2,9,0,[1,1,[0]],[2,4,[1000]]],5,4,[2,60],5,6,[2,3,["4"]]]],2,5,[4,128,1,0,5,[2,1,[4]],3,8,[2,5],3,4,[2,1,[2]],3,7,[2,4],3,6,[2,5],3,4,[2,51]],2,4,[4,227,1,0,6,[2,1,[2]],3,4,[2,1,[2]],3,5,[2,4],3,6,[2,4],3,7,[2,2,[14]],3,12,[2,4],3,6,[2,3,["2"]],3,6,[2,5],3,4,[2,105]],2,4,[4,47,1,0,7,[2,9,0,[1,1,[4]],[2,1,[4]],[2,1,[4]]],3,4,[2,4],3,6,[2,5]],2,4,[4,158,1,0,5,[2,30,0,[1,3],[2,14],[2,7]],3,5,[2,42,0,[1,3],[2,10],[2,14],[2,7]],3,8,[2,42,0,[1,3],[2,10],[2,14],[2,7]],3,6,[2,3,["2"]]],2,5,[4,1395,1,0,3,[6,222,1,0,4,[2,18,1,2,2,[2,3],2,2,[2,1]],5,2,[2,27,0,[1,4],[2,7],[2,10]],5,5,[2,4],5,4,[2,1,[3]],5,4,[2,7],5,5,[2,5,0,[1,3]],5,6,[2,3,["2"]],5,4,[2,72]],3,4,[6,167,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,14],5,4,[2,1,[2]],5,5,[2,6,0,[1,4]],5,4,[2,9,0,[1,7]],5,6,[2,3,["2"]]],3,4,[6,156,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,14],5,4,[2,1,[2]],5,5,[2,15,0,[1,4],[2,7]],5,6,[2,3,["2"]]],3,4,[6,182,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,2,[2,9],5,4,[2,3],5,5,[2,4],5,4,[2,14],5,4,[2,1,[1]],5,5,[2,6,0,[1,4]],5,4,[2,9,0,[1,7]],5,6,[2,3,["2"]]],3,10,[6,177,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,11],5,5,[2,4],5,4,[2,14],5,5,[2,39,0,[1,4],[2,22,1,2,6,[2,10]],[2,7]],5,6,[2,3,["2"]]],3,14,[6,176,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,7],5,5,[2,4],5,4,[2,14],5,8,[2,8],5,5,[2,15,0,[1,4],[2,7]],5,6,[2,3,["2"]]],3,7,[6,209,1,0,4,[2,22,1,2,2,[2,7],2,2,[2,1]],5,2,[2,6,0,[1,4]],5,4,[2,8],5,5,[2,36,0,[1,7],[2,19,1,2,6,[2,7]],[2,4]],5,6,[2,3,["2"]],5,4,[2,72]]],2,9,[4,611,1,0,10,[2,102,1,2,4,[2,28],2,4,[2,41],2,6,[2,5,["9.2"]]],3,12,[2,100,1,2,4,[2,20],2,4,[2,47],2,6,[2,5,["9.3"]]],3,12,[2,78,1,2,4,[2,15],2,4,[2,30],2,6,[2,5,["9.1"]]],3,10,[2,99,1,2,4,[2,29],2,4,[2,35],2,6,[2,7,["9.4.1"]]],3,13,[6,149,1,0,4,[2,50],5,4,[2,62],5,6,[2,7,["9.4.2"]]]],2,6,[4,218,1,0,4,[2,61,1,2,2,[2,12],2,4,[2,20,1,2,2,[2,12]],2,6,[2,3,["2"]]],3,5,[2,69,1,2,2,[2,6],2,6,[2,9,["2, 10.2"]],2,4,[2,28]],3,9,[2,58,1,2,2,[2,31],2,6,[2,9,["2, 10.1"]]]],2,7,[4,39,1,0,6,[2,31,1,2,4,[2,21,1,2,2,[2,6],2,2,[2,1]]]],2,5,[4,75,1,0,5,[2,14],3,7,[2,25],3,6,[2,6,["2, 3"]]],2,6,[4,203,1,0,6,[2,87,1,2,4,[2,20],2,4,[2,28,1,2,2,[2,12],2,2,[2,2]],2,6,[2,11,["3, rule 5"]]],3,8,[2,95,1,2,4,[2,12],2,5,[2,3,[320]],2,4,[2,32,1,2,2,[2,14],2,2,[2,4]],2,6,[2,11,["3, rule 5"]]]],2,6,[4,661,1,0,3,[6,450,1,0,10,[8,58,1,0,4,[2,7],7,6,[2,5],7,6,[2,10]],5,5,[8,90,1,0,4,[2,27],7,6,[2,5],7,6,[2,22]],5,6,[8,126,1,0,4,[2,42],7,6,[2,25],7,6,[2,23]],5,6,[8,102,1,0,4,[2,46],7,6,[2,9],7,6,[2,11]]],3,6,[2,3,["4"]],3,4,[2,180,["Who first let the tile go in this go-around stands for the discarder; where that is the winner, all pay alike. Whoever scores a hand without a table may say who it was."]]],2,8,[4,141,1,0,12,[2,8],3,8,[2,19],3,6,[2,1,[4]],3,6,[2,1,[0]],3,6,[2,3,["2"]],3,4,[2,40]],2,5,[4,367,1,0,5,[2,20,1,2,2,[2,4],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,5,[2,20,1,2,2,[2,4],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,4,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,18,1,2,2,[2,3],2,2,[2,1]]],2,7,[4,96,1,0,2,[2,92]],2,7,[4,456,1,0,15,[6,435,1,0,19,[2,44],5,17,[2,46],5,23,[2,80],5,29,[2,61],5,25,[2,61]]]]',
    "rulesets/zung-jung/patterns.yaml": 
    '[212,17701,1,0,6,[4,1388,1,0,4,[2,43,1,2,6,[2,3],2,4,[2,20,1,2,2,[2,4],2,2,[2,2]]],3,4,[2,48,1,2,6,[2,4],2,4,[2,24,1,2,2,[2,8],2,2,[2,2]]],3,6,[2,45,1,2,6,[2,3],2,4,[2,22,1,2,2,[2,6],2,2,[2,2]]],3,7,[2,47,1,2,6,[2,4],2,4,[2,23,1,2,2,[2,7],2,2,[2,2]]],3,5,[2,44,1,2,6,[2,4],2,4,[2,20,1,2,2,[2,5],2,2,[2,1]]],3,18,[2,58,1,2,6,[2,4],2,4,[2,34,1,2,2,[2,18],2,2,[2,2]]],3,5,[2,44,1,2,6,[2,4],2,4,[2,20,1,2,2,[2,5],2,2,[2,1]]],3,9,[2,59,1,2,6,[2,4],2,4,[2,35,1,2,2,[2,19],2,2,[2,2]]],3,9,[2,48,1,2,6,[2,3],2,4,[2,25,1,2,2,[2,9],2,2,[2,2]]],3,7,[2,56,1,2,6,[2,4],2,4,[2,32,1,2,2,[2,16],2,2,[2,2]]],3,11,[2,60,1,2,6,[2,4],2,4,[2,36,1,2,2,[2,20],2,2,[2,2]]],3,9,[2,49,1,2,6,[2,4],2,4,[2,25,1,2,2,[2,9],2,2,[2,2]]],3,9,[2,49,1,2,6,[2,4],2,4,[2,25,1,2,2,[2,9],2,2,[2,2]]],3,9,[2,48,1,2,6,[2,3],2,4,[2,25,1,2,2,[2,9],2,2,[2,2]]],3,10,[2,50,1,2,6,[2,4],2,4,[2,26,1,2,2,[2,10],2,2,[2,2]]],3,9,[2,54,1,2,6,[2,3],2,4,[2,31,1,2,2,[2,15],2,2,[2,2]]],3,6,[6,363,1,0,6,[2,4],5,7,[8,268,0,[2,4],[9,4],[9,6],[9,7],[9,5],[9,18],[9,5],[9,9],[9,9],[9,7],[9,11],[9,9],[9,9],[9,9],[9,10],[9,9]],5,4,[2,28,1,2,2,[2,12],2,2,[2,2]],5,6,[2,11,["3, rule 5"]]]],2,8,[4,16289,1,0,13,[6,335,1,0,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,5,[2,4],5,5,[2,13,1,2,6,[2,1,[5]]],5,4,[2,17],5,6,[2,5,["1.1"]],5,4,[2,35],5,8,[8,146,0,[2,64,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[15]]]],[9,71,1,2,3,[2,32],2,4,[2,1,[2]],2,5,[2,12,1,2,5,[2,1,[1]]]]]],3,14,[6,389,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,4],5,5,[2,13,1,2,6,[2,1,[5]]],5,4,[2,21],5,6,[2,5,["1.2"]],5,4,[2,64],5,8,[8,165,0,[2,54,1,2,4,[2,25],2,4,[2,1,[2]],2,2,[2,4]],[9,40,1,2,3,[2,22],2,4,[2,1,[2]]],[9,51,1,2,3,[2,33],2,4,[2,1,[2]]]]],3,12,[6,294,1,0,4,[2,29,1,2,2,[2,12],2,2,[2,3]],5,5,[2,4],5,5,[2,13,1,2,6,[2,1,[5]]],5,4,[2,20],5,6,[2,5,["1.3"]],5,4,[2,12],5,8,[8,125,0,[2,63,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,13,1,2,5,[2,2,[35]]]],[9,51,1,2,3,[2,33],2,4,[2,1,[2]]]]],3,14,[6,322,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[40]]],5,4,[2,33],5,6,[2,7,["2.1.1"]],5,4,[2,21],5,8,[8,126,0,[2,69,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,13,1,2,5,[2,2,[85]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,13,[6,497,1,0,4,[2,30,1,2,2,[2,13],2,2,[2,3]],5,5,[2,4],5,5,[2,54,1,2,6,[2,42]],5,4,[2,32],5,6,[2,7,["2.1.2"]],5,4,[2,35],5,8,[8,249,0,[2,77,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,27,1,2,6,[2,3,[345]],2,5,[2,3,[320]]]],[9,106,1,2,4,[2,28],2,4,[2,1,[2]],2,7,[2,24,1,2,7,[2,11]],2,5,[2,15,1,2,6,[2,3,[105]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,10,[6,508,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,5,[2,6],5,5,[2,15,1,2,6,[2,3,[480]]],5,4,[2,39],5,6,[2,5,["2.2"]],5,4,[2,30],5,8,[8,299,0,[2,70,1,2,4,[2,18],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,14,1,2,5,[2,3,[480]]]],[9,61,1,2,4,[2,18],2,4,[2,1,[2]],2,5,[2,15,1,2,6,[2,3,[480]]]],[9,93,1,2,4,[2,18],2,4,[2,1,[2]],2,2,[2,4],2,4,[2,14,0,[1,12]],2,5,[2,15,1,2,6,[2,3,[480]]]],[9,46,1,2,3,[2,18],2,4,[2,1,[2]],2,2,[2,4]]]],3,11,[6,418,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,6],5,5,[2,14,1,2,6,[2,2,[10]]],5,4,[2,34],5,6,[2,5,["3.1"]],5,4,[2,30],5,8,[8,216,0,[2,71,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,15,1,2,6,[2,3,[100]]]],[9,74,1,2,4,[2,33],2,4,[2,1,[2]],2,5,[2,13,1,2,5,[2,2,[15]]]],[9,51,1,2,3,[2,33],2,4,[2,1,[3]]]]],3,19,[6,474,1,0,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,5,[2,7],5,5,[2,53,1,2,6,[2,41]],5,4,[2,48],5,6,[2,7,["3.2.1"]],5,4,[2,19],5,8,[8,218,0,[2,47,1,2,4,[2,28],2,4,[2,1,[2]]],[9,105,1,2,4,[2,28],2,4,[2,1,[2]],2,7,[2,24,1,2,7,[2,11]],2,5,[2,14,1,2,6,[2,2,[90]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,17,[6,299,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,7],5,5,[2,15,1,2,6,[2,3,[130]]],5,4,[2,29],5,6,[2,7,["3.2.2"]],5,8,[8,132,0,[2,75,1,2,4,[2,32],2,4,[2,1,[2]],2,5,[2,15,1,2,6,[2,3,[160]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,17,[6,495,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,5],5,5,[2,53,1,2,6,[2,41]],5,4,[2,44],5,6,[2,7,["3.3.1"]],5,4,[2,19],5,8,[8,247,0,[2,72,1,2,4,[2,30],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[30]]]],[9,107,1,2,4,[2,30],2,4,[2,1,[2]],2,7,[2,24,1,2,7,[2,11]],2,5,[2,14,1,2,6,[2,2,[25]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[2]]]]],3,15,[6,314,1,0,4,[2,32,1,2,2,[2,15],2,2,[2,3]],5,5,[2,5],5,5,[2,15,1,2,6,[2,3,[120]]],5,4,[2,48],5,6,[2,7,["3.3.2"]],5,8,[8,132,0,[2,73,1,2,4,[2,30],2,4,[2,1,[1]],2,5,[2,15,1,2,6,[2,3,[120]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[2]]]]],3,16,[6,309,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,6],5,5,[2,15,1,2,6,[2,3,[320]]],5,4,[2,44],5,6,[2,7,["3.3.3"]],5,8,[8,129,0,[2,70,1,2,4,[2,28],2,4,[2,1,[3]],2,5,[2,14,1,2,5,[2,3,[320]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[1]]]]],3,14,[6,398,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,6],5,5,[2,15,1,2,6,[2,3,[400]]],5,4,[2,27],5,6,[2,7,["3.3.4"]],5,8,[8,237,0,[2,74,1,2,4,[2,32],2,4,[2,1,[1]],2,5,[2,14,1,2,5,[2,3,[400]]]],[9,93,1,2,4,[2,20],2,4,[2,1,[1]],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,15,1,2,6,[2,3,[400]]]],[9,50,1,2,3,[2,32],2,4,[2,1,[1]]]]],3,10,[6,458,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,6],5,5,[2,15,1,2,6,[2,3,[320]]],5,4,[2,20],5,6,[2,5,["3.4"]],5,4,[2,16],5,8,[8,283,0,[2,62,1,2,4,[2,20],2,4,[2,1,[2]],2,5,[2,14,1,2,5,[2,3,[320]]]],[9,73,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,15,1,2,6,[2,3,[320]]]],[9,73,1,2,4,[2,30],2,4,[2,1,[1]],2,5,[2,15,1,2,6,[2,3,[320]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,12,[6,310,1,0,4,[2,29,1,2,2,[2,12],2,2,[2,3]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[30]]],5,4,[2,20],5,6,[2,5,["4.1"]],5,4,[2,18],5,8,[8,134,0,[2,75,1,2,4,[2,32],2,4,[2,1,[4]],2,5,[2,15,1,2,6,[2,3,[130]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[2]]]]],3,22,[6,364,1,0,4,[2,39,1,2,2,[2,22],2,2,[2,3]],5,5,[2,18],5,5,[2,13,1,2,6,[2,1,[5]]],5,4,[2,29],5,6,[2,7,["4.2.1"]],5,4,[2,45],5,8,[8,127,0,[2,70,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[85]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,24,[6,304,1,0,4,[2,41,1,2,2,[2,24],2,2,[2,3]],5,5,[2,18],5,5,[2,14,1,2,6,[2,2,[30]]],5,4,[2,29],5,6,[2,7,["4.2.2"]],5,8,[8,120,0,[2,67,1,2,4,[2,24],2,4,[2,1,[2]],2,5,[2,15,1,2,6,[2,3,[170]]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]]]],3,23,[6,371,1,0,4,[2,40,1,2,2,[2,23],2,2,[2,3]],5,5,[2,18],5,5,[2,15,1,2,6,[2,3,[125]]],5,4,[2,29],5,6,[2,7,["4.2.3"]],5,4,[2,42],5,8,[8,134,0,[2,79,1,2,4,[2,26],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,15,1,2,6,[2,3,[160]]]],[9,44,1,2,3,[2,26],2,4,[2,1,[2]]]]],3,8,[6,342,1,0,4,[2,24,1,2,2,[2,8],2,2,[2,2]],5,5,[2,5],5,5,[2,13,1,2,6,[2,1,[5]]],5,4,[2,16],5,6,[2,7,["4.3.1"]],5,4,[2,31],5,8,[8,160,0,[2,97,1,2,4,[2,25],2,4,[2,1,[2]],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,14,1,2,6,[2,2,[60]]]],[9,52,1,2,3,[2,24],2,4,[2,1,[2]],2,2,[2,4]]]],3,8,[6,279,1,0,4,[2,24,1,2,2,[2,8],2,2,[2,2]],5,5,[2,5],5,5,[2,14,1,2,6,[2,2,[20]]],5,4,[2,16],5,6,[2,7,["4.3.2"]],5,8,[8,138,0,[2,76,1,2,4,[2,34],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[30]]]],[9,51,1,2,3,[2,33],2,4,[2,1,[2]]]]],3,10,[6,285,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,5,[2,5],5,5,[2,15,1,2,6,[2,3,[120]]],5,4,[2,16],5,6,[2,7,["4.3.3"]],5,8,[8,141,0,[2,78,1,2,4,[2,35],2,4,[2,1,[2]],2,5,[2,15,1,2,6,[2,3,[130]]]],[9,52,1,2,3,[2,34],2,4,[2,1,[2]]]]],3,9,[6,500,1,0,4,[2,25,1,2,2,[2,9],2,2,[2,2]],5,5,[2,6],5,5,[2,15,1,2,6,[2,3,[480]]],5,4,[2,16],5,6,[2,7,["4.3.4"]],5,8,[8,356,0,[2,80,1,2,4,[2,38],2,4,[2,1,[2]],2,5,[2,14,1,2,5,[2,3,[480]]]],[9,81,1,2,4,[2,38],2,4,[2,1,[2]],2,5,[2,15,1,2,6,[2,3,[480]]]],[9,111,1,2,4,[2,38],2,4,[2,1,[2]],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,15,1,2,6,[2,3,[480]]]],[9,55,1,2,3,[2,37],2,4,[2,1,[2]]]]],3,23,[6,286,1,0,4,[2,40,1,2,2,[2,23],2,2,[2,3]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[10]]],5,4,[2,20],5,6,[2,7,["5.1.1"]],5,8,[8,121,0,[2,68,1,2,4,[2,26],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[15]]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]]]],3,29,[6,350,1,0,4,[2,46,1,2,2,[2,29],2,2,[2,3]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[60]]],5,4,[2,84],5,6,[2,7,["5.1.2"]],5,8,[8,115,0,[2,64,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[70]]]],[9,40,1,2,3,[2,22],2,4,[2,1,[2]]]]],3,25,[6,297,1,0,4,[2,44,1,2,2,[2,25],2,2,[2,5]],5,5,[2,9],5,5,[2,15,1,2,6,[2,3,[120]]],5,4,[2,29],5,6,[2,7,["5.1.3"]],5,8,[8,118,0,[2,67,1,2,4,[2,24],2,4,[2,1,[2]],2,5,[2,15,1,2,6,[2,3,[170]]]],[9,40,1,2,3,[2,22],2,4,[2,1,[2]]]]],3,24,[6,299,1,0,4,[2,43,1,2,2,[2,24],2,2,[2,5]],5,5,[2,6],5,5,[2,15,1,2,6,[2,3,[480]]],5,4,[2,38],5,6,[2,7,["5.1.4"]],5,8,[8,115,0,[2,62,1,2,4,[2,20],2,4,[2,1,[2]],2,5,[2,14,1,2,5,[2,3,[480]]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]]]],3,23,[6,343,1,0,4,[2,41,1,2,2,[2,23],2,2,[2,4]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[35]]],5,4,[2,29],5,6,[2,5,["6.1"]],5,4,[2,36],5,8,[8,123,0,[2,68,1,2,4,[2,26],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[45]]]],[9,44,1,2,3,[2,26],2,4,[2,1,[2]]]]],3,28,[6,312,1,0,4,[2,47,1,2,2,[2,28],2,2,[2,5]],5,5,[2,7],5,5,[2,14,1,2,6,[2,2,[30]]],5,4,[2,35],5,6,[2,7,["6.2.1"]],5,8,[8,127,0,[2,70,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[35]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,22,[6,312,1,0,4,[2,40,1,2,2,[2,22],2,2,[2,4]],5,5,[2,7],5,5,[2,15,1,2,6,[2,3,[120]]],5,4,[2,38],5,6,[2,7,["6.2.2"]],5,8,[8,130,0,[2,73,1,2,4,[2,30],2,4,[2,1,[2]],2,5,[2,15,1,2,6,[2,3,[120]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,18,[6,321,1,0,4,[2,36,1,2,2,[2,18],2,2,[2,4]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[40]]],5,4,[2,29],5,6,[2,5,["7.1"]],5,4,[2,24],5,8,[8,118,0,[2,54,1,2,4,[2,25],2,4,[2,1,[2]],2,2,[2,4]],[9,53,1,2,3,[2,25],2,4,[2,1,[2]],2,2,[2,4]]]],3,26,[6,297,1,0,4,[2,43,1,2,2,[2,26],2,2,[2,3]],5,5,[2,11],5,5,[2,15,1,2,6,[2,3,[100]]],5,4,[2,46],5,6,[2,7,["7.2.1"]],5,8,[8,100,0,[2,43,1,2,4,[2,24],2,4,[2,1,[2]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,25,[6,304,1,0,4,[2,42,1,2,2,[2,25],2,2,[2,3]],5,5,[2,11],5,5,[2,15,1,2,6,[2,3,[200]]],5,4,[2,62],5,6,[2,7,["7.2.2"]],5,8,[8,92,0,[2,41,1,2,4,[2,22],2,4,[2,1,[2]]],[9,40,1,2,3,[2,22],2,4,[2,1,[2]]]]],3,22,[6,321,1,0,4,[2,40,1,2,2,[2,22],2,2,[2,4]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[40]]],5,4,[2,46],5,6,[2,7,["8.1.1"]],5,4,[2,23],5,8,[8,96,0,[2,43,1,2,4,[2,24],2,4,[2,1,[2]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]]]],3,21,[6,309,1,0,4,[2,39,1,2,2,[2,21],2,2,[2,4]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[50]]],5,4,[2,36],5,6,[2,7,["8.1.2"]],5,8,[8,129,0,[2,76,1,2,4,[2,24],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,14,1,2,6,[2,2,[90]]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]]]],3,23,[6,347,1,0,4,[2,40,1,2,2,[2,23],2,2,[2,3]],5,5,[2,9],5,5,[2,15,1,2,6,[2,3,[100]]],5,4,[2,59],5,6,[2,7,["8.1.3"]],5,4,[2,27],5,8,[8,104,0,[2,51,1,2,4,[2,32],2,4,[2,1,[4]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]]]],3,22,[6,326,1,0,4,[2,39,1,2,2,[2,22],2,2,[2,3]],5,5,[2,6],5,5,[2,15,1,2,6,[2,3,[400]]],5,4,[2,22],5,6,[2,7,["8.1.4"]],5,4,[2,16],5,8,[8,135,0,[2,74,1,2,4,[2,32],2,4,[2,1,[2]],2,5,[2,14,1,2,5,[2,3,[400]]]],[9,50,1,2,3,[2,32],2,4,[2,1,[4]]]]],3,10,[6,363,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[10]]],5,4,[2,24],5,6,[2,7,["9.1.1"]],5,4,[2,38],5,8,[8,157,0,[2,96,1,2,4,[2,22],2,4,[2,1,[2]],2,2,[2,4],2,4,[2,14,0,[1,12]],2,5,[2,14,1,2,6,[2,2,[80]]]],[9,50,1,2,3,[2,22],2,4,[2,1,[2]],2,2,[2,4]]]],3,13,[6,300,1,0,4,[2,31,1,2,2,[2,13],2,2,[2,4]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[10]]],5,4,[2,27],5,6,[2,7,["9.1.2"]],5,8,[8,137,0,[2,86,1,2,4,[2,22],2,4,[2,1,[2]],2,4,[2,14,0,[1,12]],2,5,[2,14,1,2,6,[2,2,[80]]]],[9,40,1,2,3,[2,22],2,4,[2,1,[2]]]]],3,11,[6,280,1,0,4,[2,29,1,2,2,[2,11],2,2,[2,4]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[10]]],5,4,[2,10],5,6,[2,5,["9.2"]],5,8,[8,138,0,[2,74,1,2,4,[2,25],2,4,[2,1,[2]],2,2,[2,4],2,4,[2,12,0,[1,10]]],[9,53,1,2,3,[2,25],2,4,[2,1,[2]],2,2,[2,4]]]],3,14,[6,287,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[10]]],5,4,[2,12],5,6,[2,5,["9.3"]],5,8,[8,142,0,[2,89,1,2,4,[2,24],2,4,[2,1,[2]],2,4,[2,14,0,[1,12]],2,5,[2,15,1,2,6,[2,3,[170]]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]]]],3,18,[6,399,1,0,4,[2,34,1,2,2,[2,18],2,2,[2,2]],5,5,[2,10],5,5,[2,15,1,2,6,[2,3,[155]]],5,4,[2,31],5,6,[2,7,["9.4.1"]],5,4,[2,52],5,8,[8,164,0,[2,99,1,2,4,[2,26],2,4,[2,1,[1]],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,15,1,2,6,[2,3,[165]]]],[9,54,1,2,3,[2,26],2,4,[2,1,[1]],2,2,[2,4]]]],3,17,[6,300,1,0,4,[2,33,1,2,2,[2,17],2,2,[2,2]],5,5,[2,10],5,5,[2,15,1,2,6,[2,3,[155]]],5,4,[2,13],5,6,[2,7,["9.4.2"]],5,8,[8,147,0,[2,92,1,2,4,[2,26],2,4,[2,1,[2]],2,4,[2,15,0,[1,13]],2,5,[2,15,1,2,6,[2,3,[165]]]],[9,44,1,2,3,[2,26],2,4,[2,1,[2]]]]],3,18,[6,263,1,0,4,[2,36,1,2,2,[2,18],2,2,[2,4]],5,5,[2,9],5,5,[2,15,1,2,6,[2,3,[160]]],5,4,[2,18],5,6,[2,6,["10.1"]],5,8,[8,104,0,[2,43,1,2,4,[2,24],2,4,[2,1,[2]]],[9,50,1,2,3,[2,32],2,4,[2,1,[4]]]]],3,11,[6,261,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[30]]],5,4,[2,14],5,6,[2,6,["10.2"]],5,8,[8,115,0,[2,64,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[35]]]],[9,40,1,2,3,[2,22],2,4,[2,1,[2]]]]]]]',
  },
  trees: { 'rulesets/zung-jung/pack.yaml': 
    'kinds "567z"\t{"text":"567z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":~2,4}],"span":~0,4},"span":~0,4},"depth":4}\nkinds "1234z"\t{"text":"1234z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":~2,3},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":~3,5}],"span":~0,5},"span":~0,5},"depth":4}\nexpression "shape is sets"\t{"text":"shape is sets","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},"depth":3}\nexpression "winner is responsible or (not someone responsible and winner is first to drop)"\t{"text":"winner is responsible or (not someone responsible and winner is first to drop)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":~0,6},"negated":false,"choices":[{"name":"responsible","span":~10,21}],"span":~0,21},{"node":"and","of":[{"node":"not","of":{"node":"name","name":"someone responsible","span":~30,49},"span":~26,49},{"node":"is","subject":{"node":"name","name":"winner","span":~54,60},"negated":false,"choices":[{"name":"first to drop","span":~64,77}],"span":~54,77}],"span":~25,78}],"span":~0,78},"depth":5}\nexpression "payoff is uniform or value <= threshold or let_go"\t{"text":"payoff is uniform or value <= threshold or let_go","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"payoff","span":~0,6},"negated":false,"choices":[{"name":"uniform","span":~10,17}],"span":~0,17},{"node":"compare","op":"<=","left":{"node":"name","name":"value","span":~21,26},"right":{"node":"name","name":"threshold","span":~30,39},"span":~21,39},{"node":"name","name":"let_go","span":~43,49}],"span":~0,49},"depth":4}\nexpression "payer is responsible or (not someone responsible and payer is first to drop)"\t{"text":"payer is responsible or (not someone responsible and payer is first to drop)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"payer","span":~0,5},"negated":false,"choices":[{"name":"responsible","span":~9,20}],"span":~0,20},{"node":"and","of":[{"node":"not","of":{"node":"name","name":"someone responsible","span":~29,48},"span":~25,48},{"node":"is","subject":{"node":"name","name":"payer","span":~53,58},"negated":false,"choices":[{"name":"first to drop","span":~62,75}],"span":~53,75}],"span":~24,76}],"span":~0,76},"depth":5}\nexpression "cast"\t{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":~0,4},"depth":2}\nexpression "14"\t{"text":"14","kinds":false,"heard":[],"tree":{"node":"number","value":14,"span":~0,2},"depth":2}\nexpression "wins"\t{"text":"wins","kinds":false,"heard":[],"tree":{"node":"name","name":"wins","span":~0,4},"depth":2}\nexpression "3"\t{"text":"3","kinds":false,"heard":[],"tree":{"node":"number","value":3,"span":~0,1},"depth":2}\nexpression "tiles left > 0"\t{"text":"tiles left > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~13,14},"span":~0,14},"depth":3}\nexpression "2"\t{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":~0,1},"depth":2}\nexpression "1"\t{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":~0,1},"depth":2}\nexpression "by draw and turn is replaced"\t{"text":"by draw and turn is replaced","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"turn","span":~12,16},"negated":false,"choices":[{"name":"replaced","span":~20,28}],"span":~12,28}],"span":~0,28},"depth":4}\nexpression "window is added_kong"\t{"text":"window is added_kong","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"window","span":~0,6},"negated":false,"choices":[{"name":"added_kong","span":~10,20}],"span":~0,20},"depth":3}\nexpression "tiles left == 0"\t{"text":"tiles left == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~14,15},"span":~0,15},"depth":3}\nexpression "turn is dealt and i am dealer"\t{"text":"turn is dealt and i am dealer","kinds":false,"heard":[["choices","turn",["dealt","drawn","replaced","bonus","claimed"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"dealt","span":~8,13}],"span":~0,13},{"node":"name","name":"i am dealer","span":~18,29}],"span":~0,29},"depth":4}\nexpression "by discard and window is discard and turn is dealt"\t{"text":"by discard and window is discard and turn is dealt","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"window","span":~15,21},"negated":false,"choices":[{"name":"discard","span":~25,32}],"span":~15,32},{"node":"is","subject":{"node":"name","name":"turn","span":~37,41},"negated":false,"choices":[{"name":"dealt","span":~45,50}],"span":~37,50}],"span":~0,50},"depth":4}\nexpression "by draw"\t{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":~0,7},"depth":2}\nexpression "value"\t{"text":"value","kinds":false,"heard":[],"tree":{"node":"name","name":"value","span":~0,5},"depth":2}\nexpression "by discard and shared_alike"\t{"text":"by discard and shared_alike","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"name","name":"shared_alike","span":~15,27}],"span":~0,27},"depth":3}\nexpression "by discard and not shared_alike and liable"\t{"text":"by discard and not shared_alike and liable","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"not","of":{"node":"name","name":"shared_alike","span":~19,31},"span":~15,31},{"node":"name","name":"liable","span":~36,42}],"span":~0,42},"depth":4}\nexpression "3 * value - 2 * threshold"\t{"text":"3 * value - 2 * threshold","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"-","left":{"node":"arithmetic","op":"*","left":{"node":"number","value":3,"span":~0,1},"right":{"node":"name","name":"value","span":~4,9},"span":~0,9},"right":{"node":"arithmetic","op":"*","left":{"node":"number","value":2,"span":~12,13},"right":{"node":"name","name":"threshold","span":~16,25},"span":~12,25},"span":~0,25},"depth":4}\nexpression "by discard and not shared_alike and not liable"\t{"text":"by discard and not shared_alike and not liable","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"not","of":{"node":"name","name":"shared_alike","span":~19,31},"span":~15,31},{"node":"not","of":{"node":"name","name":"liable","span":~40,46},"span":~36,46}],"span":~0,46},"depth":4}\nexpression "threshold"\t{"text":"threshold","kinds":false,"heard":[],"tree":{"node":"name","name":"threshold","span":~0,9},"depth":2}\nexpression "replayed"\t{"text":"replayed","kinds":false,"heard":[],"tree":{"node":"name","name":"replayed","span":~0,8},"depth":2}\nexpression "ending is false_win"\t{"text":"ending is false_win","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"ending","span":~0,6},"negated":false,"choices":[{"name":"false_win","span":~10,19}],"span":~0,19},"depth":3}\nexpression "4"\t{"text":"4","kinds":false,"heard":[],"tree":{"node":"number","value":4,"span":~0,1},"depth":2}\nexpression "0"\t{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":~0,1},"depth":2}\nexpression "every set is chow"\t{"text":"every set is chow","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["chow"],"span":~13,17},"span":~0,17},"depth":3}\nexpression "5"\t{"text":"5","kinds":false,"heard":[],"tree":{"node":"number","value":5,"span":~0,1},"depth":2}\nexpression "regular and concealed"\t{"text":"regular and concealed","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"name","name":"concealed","span":~12,21}],"span":~0,21},"depth":3}\nexpression "every tile is simple"\t{"text":"every tile is simple","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"simple","span":~14,20},"span":~14,20},"span":~0,20},"depth":4}\nexpression "suits == 1 and any tile is honour"\t{"text":"suits == 1 and any tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~0,5},"right":{"node":"number","value":1,"span":~9,10},"span":~0,10},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~19,23},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~27,33},"span":~27,33},"span":~15,33}],"span":~0,33},"depth":5}\nexpression "40"\t{"text":"40","kinds":false,"heard":[],"tree":{"node":"number","value":40,"span":~0,2},"depth":2}\nexpression "suits == 1 and no tile is honour"\t{"text":"suits == 1 and no tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~0,5},"right":{"node":"number","value":1,"span":~9,10},"span":~0,10},{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":~18,22},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~26,32},"span":~26,32},"span":~15,32}],"span":~0,32},"depth":5}\nexpression "if edition is mahjongtime then 100 else 80"\t{"text":"if edition is mahjongtime then 100 else 80","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"edition","span":~3,10},"negated":false,"choices":[{"name":"mahjongtime","span":~14,25}],"span":~3,25},"then":{"node":"number","value":100,"span":~31,34},"else":{"node":"number","value":80,"span":~40,42},"span":~0,42},"depth":4}\nexpression "held before last tile == 1112345678999A"\t{"text":"held before last tile == 1112345678999A","kinds":false,"heard":[],"tree":{"node":"include","what":"held_before","exactly":true,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~25,26},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~26,27},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~27,28},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":~28,29},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":~29,30},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~30,31},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":~31,32},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":~32,33},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~33,34},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":~34,35},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~35,36},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~36,37},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~37,39}],"span":~0,39},"depth":3}\nexpression "480"\t{"text":"480","kinds":false,"heard":[],"tree":{"node":"number","value":480,"span":~0,3},"depth":2}\nexpression "per triplet of dragon or seat_wind"\t{"text":"per triplet of dragon or seat_wind","kinds":false,"heard":[["sense","seat_wind","kinds"],["sense","","unknown"]],"tree":{"node":"per","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"or","of":[{"node":"kindWord","name":"dragon","span":~15,21},{"node":"kindWord","name":"seat_wind","span":~25,34}],"span":~15,34},"span":~4,34},"span":~0,34},"depth":5}\nexpression "10"\t{"text":"10","kinds":false,"heard":[],"tree":{"node":"number","value":10,"span":~0,2},"depth":2}\nexpression "count(triplet of dragon) == 2 and pair is dragon"\t{"text":"count(triplet of dragon) == 2 and pair is dragon","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":2,"span":~28,29},"span":~0,29},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~34,38},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~42,48},"span":~42,48},"span":~34,48}],"span":~0,48},"depth":6}\nexpression "if edition is mahjongtime then 30 else 40"\t{"text":"if edition is mahjongtime then 30 else 40","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"edition","span":~3,10},"negated":false,"choices":[{"name":"mahjongtime","span":~14,25}],"span":~3,25},"then":{"node":"number","value":30,"span":~31,33},"else":{"node":"number","value":40,"span":~39,41},"span":~0,41},"depth":4}\nexpression "count(triplet of dragon) == 3"\t{"text":"count(triplet of dragon) == 3","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":3,"span":~28,29},"span":~0,29},"depth":5}\nexpression "130"\t{"text":"130","kinds":false,"heard":[],"tree":{"node":"number","value":130,"span":~0,3},"depth":2}\nexpression "count(triplet of wind) == 2 and pair is wind"\t{"text":"count(triplet of wind) == 2 and pair is wind","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":2,"span":~26,27},"span":~0,27},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~32,36},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~40,44},"span":~40,44},"span":~32,44}],"span":~0,44},"depth":6}\nexpression "if edition is mahjongtime then 25 else 30"\t{"text":"if edition is mahjongtime then 25 else 30","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"edition","span":~3,10},"negated":false,"choices":[{"name":"mahjongtime","span":~14,25}],"span":~3,25},"then":{"node":"number","value":25,"span":~31,33},"else":{"node":"number","value":30,"span":~39,41},"span":~0,41},"depth":4}\nexpression "count(triplet of wind) == 3 and not pair is wind"\t{"text":"count(triplet of wind) == 3 and not pair is wind","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":3,"span":~26,27},"span":~0,27},{"node":"not","of":{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~36,40},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~44,48},"span":~44,48},"span":~36,48},"span":~32,48}],"span":~0,48},"depth":6}\nexpression "120"\t{"text":"120","kinds":false,"heard":[],"tree":{"node":"number","value":120,"span":~0,3},"depth":2}\nexpression "count(triplet of wind) == 3 and pair is wind"\t{"text":"count(triplet of wind) == 3 and pair is wind","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":3,"span":~26,27},"span":~0,27},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~32,36},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~40,44},"span":~40,44},"span":~32,44}],"span":~0,44},"depth":6}\nexpression "320"\t{"text":"320","kinds":false,"heard":[],"tree":{"node":"number","value":320,"span":~0,3},"depth":2}\nexpression "count(triplet of wind) == 4"\t{"text":"count(triplet of wind) == 4","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":4,"span":~26,27},"span":~0,27},"depth":5}\nexpression "400"\t{"text":"400","kinds":false,"heard":[],"tree":{"node":"number","value":400,"span":~0,3},"depth":2}\nexpression "every tile is honour"\t{"text":"every tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~14,20},"span":~14,20},"span":~0,20},"depth":4}\nexpression "every set is triplet"\t{"text":"every set is triplet","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["triplet"],"span":~13,20},"span":~0,20},"depth":3}\nexpression "30"\t{"text":"30","kinds":false,"heard":[],"tree":{"node":"number","value":30,"span":~0,2},"depth":2}\nexpression "count(concealed triplet) == 2"\t{"text":"count(concealed triplet) == 2","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":2,"span":~28,29},"span":~0,29},"depth":4}\nexpression "count(concealed triplet) == 3"\t{"text":"count(concealed triplet) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":3,"span":~28,29},"span":~0,29},"depth":4}\nexpression "count(concealed triplet) == 4"\t{"text":"count(concealed triplet) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":4,"span":~28,29},"span":~0,29},"depth":4}\nexpression "125"\t{"text":"125","kinds":false,"heard":[],"tree":{"node":"number","value":125,"span":~0,3},"depth":2}\nexpression "count(kong) == 1"\t{"text":"count(kong) == 1","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":1,"span":~15,16},"span":~0,16},"depth":4}\nexpression "count(kong) == 2"\t{"text":"count(kong) == 2","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":2,"span":~15,16},"span":~0,16},"depth":4}\nexpression "20"\t{"text":"20","kinds":false,"heard":[],"tree":{"node":"number","value":20,"span":~0,2},"depth":2}\nexpression "count(kong) == 3"\t{"text":"count(kong) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":3,"span":~15,16},"span":~0,16},"depth":4}\nexpression "count(kong) == 4"\t{"text":"count(kong) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":4,"span":~15,16},"span":~0,16},"depth":4}\nexpression "has chow nA, chow nA"\t{"text":"has chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~18,20},"span":~13,20}],"ranges":[],"span":~0,20},"depth":4}\nexpression "(has chow nA, chow nA, chow kA, chow kA) or (has chow nA, chow nA, chow kB, chow kB)"\t{"text":"(has chow nA, chow nA, chow kA, chow kA) or (has chow nA, chow nA, chow kB, chow kB)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~10,12},"span":~5,12},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~19,21},"span":~14,21},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"A","span":~28,30},"span":~23,30},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"A","span":~37,39},"span":~32,39}],"ranges":[],"span":~0,40},{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~54,56},"span":~49,56},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~63,65},"span":~58,65},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"B","span":~72,74},"span":~67,74},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"B","span":~81,83},"span":~76,83}],"ranges":[],"span":~44,84}],"span":~0,84},"depth":5}\nexpression "60"\t{"text":"60","kinds":false,"heard":[],"tree":{"node":"number","value":60,"span":~0,2},"depth":2}\nexpression "has chow nA, chow nA, chow nA"\t{"text":"has chow nA, chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "has chow nA, chow nA, chow nA, chow nA"\t{"text":"has chow nA, chow nA, chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~27,29},"span":~22,29},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~36,38},"span":~31,38}],"ranges":[],"span":~0,38},"depth":4}\nexpression "has chow nA, chow nB, chow nC"\t{"text":"has chow nA, chow nB, chow nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "35"\t{"text":"35","kinds":false,"heard":[],"tree":{"node":"number","value":35,"span":~0,2},"depth":2}\nexpression "has triplet nA, triplet nB, pair nC"\t{"text":"has triplet nA, triplet nB, pair nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~24,26},"span":~16,26},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":~33,35},"span":~28,35}],"ranges":[],"span":~0,35},"depth":4}\nexpression "has triplet nA, triplet nB, triplet nC"\t{"text":"has triplet nA, triplet nB, triplet nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~24,26},"span":~16,26},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":~36,38},"span":~28,38}],"ranges":[],"span":~0,38},"depth":4}\nexpression "has chow 1A, chow 4A, chow 7A"\t{"text":"has chow 1A, chow 4A, chow 7A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "has triplet nA, triplet (n+1)A, triplet (n+2)A"\t{"text":"has triplet nA, triplet (n+1)A, triplet (n+2)A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"A","span":~24,30},"span":~16,30},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"A","span":~40,46},"span":~32,46}],"ranges":[],"span":~0,46},"depth":4}\nexpression "100"\t{"text":"100","kinds":false,"heard":[],"tree":{"node":"number","value":100,"span":~0,3},"depth":2}\nexpression "has triplet nA, triplet (n+1)A, triplet (n+2)A, triplet (n+3)A"\t{"text":"has triplet nA, triplet (n+1)A, triplet (n+2)A, triplet (n+3)A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"A","span":~24,30},"span":~16,30},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"A","span":~40,46},"span":~32,46},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":3,"times":{}}},"suit":"A","span":~56,62},"span":~48,62}],"ranges":[],"span":~0,62},"depth":4}\nexpression "200"\t{"text":"200","kinds":false,"heard":[],"tree":{"node":"number","value":200,"span":~0,3},"depth":2}\nexpression "regular and every group has terminal or honour"\t{"text":"regular and every group has terminal or honour","kinds":false,"heard":[["sense","honour","kinds"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":~18,23},"negated":false,"is":{"node":"has","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~28,36},{"node":"kindWord","name":"honour","span":~40,46}],"span":~28,46}},"span":~12,46}],"span":~0,46},"depth":5}\nexpression "regular and every group has terminal"\t{"text":"regular and every group has terminal","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":~18,23},"negated":false,"is":{"node":"has","kinds":{"node":"kindWord","name":"terminal","span":~28,36}},"span":~12,36}],"span":~0,36},"depth":4}\nexpression "50"\t{"text":"50","kinds":false,"heard":[],"tree":{"node":"number","value":50,"span":~0,2},"depth":2}\nexpression "every tile is terminal or honour and not shape is terminals"\t{"text":"every tile is terminal or honour and not shape is terminals","kinds":false,"heard":[["sense","honour","kinds"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~14,22},{"node":"kindWord","name":"honour","span":~26,32}],"span":~14,32},"span":~14,32},"span":~0,32},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"shape","span":~41,46},"negated":false,"choices":[{"name":"terminals","span":~50,59}],"span":~41,59},"span":~37,59}],"span":~0,59},"depth":6}\nexpression "every tile is terminal"\t{"text":"every tile is terminal","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~14,22},"span":~14,22},"span":~0,22},"depth":4}\nexpression "by draw and last_of_wall"\t{"text":"by draw and last_of_wall","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"name","name":"last_of_wall","span":~12,24}],"span":~0,24},"depth":3}\nexpression "by discard and last_of_wall"\t{"text":"by discard and last_of_wall","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"name","name":"last_of_wall","span":~15,27}],"span":~0,27},"depth":3}\nexpression "after_kong"\t{"text":"after_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"after_kong","span":~0,10},"depth":2}\nexpression "robbing_kong"\t{"text":"robbing_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"robbing_kong","span":~0,12},"depth":2}\nexpression "dealt_hand and count(kong) == 0"\t{"text":"dealt_hand and count(kong) == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"dealt_hand","span":~0,10},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~21,25},"span":~15,26},"right":{"node":"number","value":0,"span":~30,31},"span":~15,31}],"span":~0,31},"depth":5}\nexpression "155"\t{"text":"155","kinds":false,"heard":[],"tree":{"node":"number","value":155,"span":~0,3},"depth":2}\nexpression "first_discard"\t{"text":"first_discard","kinds":false,"heard":[],"tree":{"node":"name","name":"first_discard","span":~0,13},"depth":2}\nexpression "shape is terminals"\t{"text":"shape is terminals","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"terminals","span":~9,18}],"span":~0,18},"depth":3}\nexpression "160"\t{"text":"160","kinds":false,"heard":[],"tree":{"node":"number","value":160,"span":~0,3},"depth":2}\nexpression "shape is pairs"\t{"text":"shape is pairs","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"pairs","span":~9,14}],"span":~0,14},"depth":3}\nexpression "max(points, 1)"\t{"text":"max(points, 1)","kinds":false,"heard":[],"tree":{"node":"call","name":"max","arguments":[{"node":"name","name":"points","span":~4,10},{"node":"number","value":1,"span":~12,13}],"span":~0,14},"depth":3}\nexpression "max(points, 1) >= minimum"\t{"text":"max(points, 1) >= minimum","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"call","name":"max","arguments":[{"node":"name","name":"points","span":~4,10},{"node":"number","value":1,"span":~12,13}],"span":~0,14},"right":{"node":"name","name":"minimum","span":~18,25},"span":~0,25},"depth":4}\nexpression "points of listed > 0"\t{"text":"points of listed > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"tallyOf","tally":"points","group":"listed","span":~0,16},"right":{"node":"number","value":0,"span":~19,20},"span":~0,20},"depth":3}\nexpression "points > 320"\t{"text":"points > 320","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"points","span":~0,6},"right":{"node":"number","value":320,"span":~9,12},"span":~0,12},"depth":3}' },
  names: { 'rulesets/zung-jung/pack.yaml': 
    '{"suits":[["m",9,true],["p",9,true],["s",9,true],["z",7,false]],"options":[["play","choice",["checked","free"]],["edition","choice",["v33","mahjongtime"]],["minimum","number",null],["payoff","choice",["liable","uniform"]],["threshold","number",null]],"definitions":{"dragon":"567z","wind":"1234z","regular":"shape is sets","let_go":"winner is responsible or (not someone responsible and winner is first to drop)","shared_alike":"payoff is uniform or value <= threshold or let_go","liable":"payer is responsible or (not someone responsible and payer is first to drop)"},"charts":[],"situation":["after_kong","robbing_kong","last_of_wall","dealt_hand","first_discard"],"marks":[],"counters":[],"lists":[],"pots":[],"tallies":["points"],"groups":["hand","suit","honors","dragons","winds","concealed_triplets","kongs","identical","sequences","similar","consecutive","terminals","last_tile","kong_tile","first_turn","irregular","listed"],"steps":[],"patterns":["all_sequences","concealed_hand","no_terminals","mixed_one_suit","pure_one_suit","nine_gates","value_honor","small_three_dragons","big_three_dragons","small_three_winds","big_three_winds","small_four_winds","big_four_winds","all_honors","all_triplets","two_concealed_triplets","three_concealed_triplets","four_concealed_triplets","one_kong","two_kong","three_kong","four_kong","two_identical_sequences","two_identical_sequences_twice","three_identical_sequences","four_identical_sequences","three_similar_sequences","small_three_similar_triplets","three_similar_triplets","nine_tile_straight","three_consecutive_triplets","four_consecutive_triplets","mixed_lesser_terminals","pure_lesser_terminals","mixed_greater_terminals","pure_greater_terminals","final_draw","final_discard","win_on_kong","robbing_a_kong","blessing_of_heaven","blessing_of_earth","thirteen_terminals","seven_pairs"],"shapes":["sets","pairs","terminals"],"windows":["added_kong","discard"],"moves":["win","pung","kong","chow","added_kong","concealed_kong","discard"],"endings":[],"usesTiles":["added_kong","concealed_kong","discard"]}' },
};
export default pack;
