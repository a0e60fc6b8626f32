// Written by loader/built-in/generate.ts from the YAML files of the pack. Do not edit: run `npm run generate`.
import type { PackSource } from '../built-in.ts';

const pack: PackSource = {
    files: {
    "rulesets/ari-ari/minipoints.yaml": `# Minipoints: what a hand starts with, and what its sets, pair, wait and last tile add.
patterns:
  concealed_discard:
    name: { en: Concealed hand on a discard, ja: 門前加符 }
    group: minipoints
    value: { fu: 30 }
    when: shape is sets and concealed and by discard
    source: "4.1.1"
    examples:
      - 234567m 345p 66s 78s +9s
      - { not: 234567m 345p 66s 78s +6s, by: draw }
  ordinary_hand:
    name: { en: Hand, ja: 副底 }
    group: minipoints
    value: { fu: 20 }
    when: shape is sets and not (concealed and by discard)
    source: "4.1.1"
    examples:
      - { hand: 234567m 345p 66s 78s +6s, by: draw }
      - (234m) (888p) 34p 456s 77s +0p
      - not: 234567m 345p 66s 78s +9s
  seven_pairs_points:
    name: { en: Seven pairs, ja: 七対子 }
    group: minipoints
    value: { fu: 25 }
    when: shape is pairs
    source: "4.1.1"
    examples:
      - { hand: 1133m 5577p 2299s 4z +4z, seat: 2, gives: { han: 2, fu: 25 } }
      - not: 223344m 667788p 9s +9s
  triplets:
    name: { en: Pungs and kongs, ja: 刻子・槓子 }
    group: minipoints
    value:
      fu: >-
        per triplet, 2 * (if concealed then 2 else 1) * (if terminal or honour then 2 else 1) * (if kong then 4 else 1)
    when: any set is triplet
    source: "4.1.1"
    note: A pung finished by a discard counts as open.
    examples:
      - { hand: (222p) 33888m 99p 555s +3m, seat: 3, by: draw, gives: { fu: 36 } }
      - { hand: (222p) 33888m 99p 555s +3m, seat: 3, gives: { fu: 32 } }
      - { hand: <2222m> (7777z) (666s+6s) 34p 99p +2p, seat: 2, gives: { fu: 60 } }
      - { hand: <4444z> <9999m> 234p 5567s +8s, seat: 2, with: [riichi], gives: { fu: 94 } }
      - not: 234567m 345p 66s 78s +9s
  dragon_pair:
    name: { en: Pair of dragons, ja: 三元牌の雀頭 }
    group: minipoints
    value: { fu: 2 }
    when: pair is dragon
    source: "4.1.1"
    examples:
      - { hand: (555z) 67p 234s 666z 77z +8p, seat: 2, gives: { fu: 34 } }
      - { not: (555z) 123456789m 1z +1z, seat: 2 }
  seat_wind_pair:
    name: { en: Pair of seat wind, ja: 自風の雀頭 }
    group: minipoints
    value: { fu: 2 }
    when: pair is seat_wind
    source: "4.1.1"
    examples:
      - { hand: 234m 999p 56778s 11z +9s, seat: 1, with: [riichi], gives: { fu: 42 } }
      - { not: (555z) 123456789m 1z +1z, seat: 2 }
      - { not: 1199m 1199p 11s 22z 3z +3z, seat: 2 }
  round_wind_pair:
    name: { en: Pair of prevalent wind, ja: 場風の雀頭 }
    group: minipoints
    value: { fu: 2 }
    when: pair is round_wind
    source: "4.1.1"
    examples:
      - { hand: (555z) 123456789m 1z +1z, seat: 2, gives: { fu: 28 } }
      - { not: (555z) 123456789m 1z +1z, seat: 1, round: 2 }
  narrow_wait:
    name:
      en: Edge, closed or single wait
      ja: 辺張・嵌張・単騎
    group: minipoints
    value: { fu: 2 }
    when: shape is sets and wait is edge or closed or single
    source: "4.1.1"
    examples:
      - { hand: 223344m 667788p 9s +9s, seat: 2, gives: { fu: 32 } }
      - { hand: 123m 456p 1355789s +2s, seat: 2, by: draw, gives: { fu: 24 } }
      - { hand: (123s) (789p) 12m 11p 999s +3m, gives: { fu: 30 } }
      - not: 234567m 345p 66s 78s +9s
  selfdraw_points:
    name: { en: Self-draw, ja: 自摸符 }
    group: minipoints
    value: { fu: 2 }
    when: shape is sets and by draw and not (concealed and plain_chows)
    source: "4.1.1"
    status: inferred
    examples:
      - { hand: 123m 456p 1355789s +2s, seat: 2, by: draw }
      - { not: 234567m 345p 66s 78s +6s, by: draw, gives: { fu: 20 } }
  open_pinfu:
    name: { en: Open pinfu, ja: 喰い平和形 }
    group: minipoints
    value: { fu: 2 }
    when: by discard and not concealed and plain_chows
    source: RCR 2012, example 3
    status: inferred
    note: So an open hand never scores 20.
    examples:
      - { hand: (345m) (340p) 789m 34s 22z +0s, seat: 3, gives: { fu: 22 } }
      - { not: (345m) (340p) 789m 34s 22z +0s, seat: 3, by: draw }
`,
    "rulesets/ari-ari/pack.yaml": `# yaml-language-server: $schema=../../schemas/pack.schema.json
format: 1
id: ari-ari
version: 1.0.0
name: { en: Ari Ari Competition Rules, ja: アリアリ競技ルール }
about: >-
  Japanese mahjong with open All Simples and late yaku. The published pages repeat the European competition rules nearly
  word for word; where a page could not be read, those stand in, marked inferred.
use: [./yaku.yaml, ./yakuman.yaml, ./minipoints.yaml]

tiles:
  suits:
    m: { ranks: 9, runs: true, name: { en: Characters, ja: 萬子 } }
    p: { ranks: 9, runs: true, name: { en: Circles, ja: 筒子 } }
    s: { ranks: 9, runs: true, name: { en: Bamboo, ja: 索子 } }
    z: { ranks: 7, name: { en: Honours, ja: 字牌 } }
  copies: 4
  winds: 1234z
  successor: { cycles: [1234z, 567z] }
  marked:
    0m: { of: 5m, copies: if red_fives then 1 else 0 }
    0p: { of: 5p, copies: if red_fives then 1 else 0 }
    0s: { of: 5s, copies: if red_fives then 1 else 0 }
  source: "1.1, 1.2"

lists:
  indicators:
    name: { en: dora indicators, ja: ドラ表示牌 }
    says: tiles turned up on the dead wall
    turned: { column: 3, row: upper, at_deal: 1 }
    source: RCR 2016, 2.6
    status: inferred
  under_indicators:
    name: { en: ura dora indicators, ja: 裏ドラ表示牌 }
    says: the tiles beneath the indicators
    turned: { column: 3, row: lower }
    source: RCR 2016, 2.6
    status: inferred

words:
  dragon: 567z
  wind: 1234z
  value_tile: dragon or seat_wind or round_wind
  plain_chows: every set is chow and pair is not value_tile and wait is two_sided
  flush: suits == 1
  share: if winner is dealer or payer is dealer then 2 else 1
  liable_part: if pao and someone responsible then min(8000 * liable, value) else 0
  uninterrupted: claims so far == 0 and kongs so far == 0
  first_turn: my turns == 1 and uninterrupted
  furiten: missed or missed_after_riichi or waits on own discard
  kong_changes_nothing: same kind as drawn and waits stay and readings stay
  bonus_of_equal_places: >-
    bonus_of(players ahead + 1)
    + (if players level >= 1 then bonus_of(players ahead + 2) else 0)
    + (if players level >= 2 then bonus_of(players ahead + 3) else 0)
    + (if players level >= 3 then bonus_of(players ahead + 4) else 0)
  aborted: ending is nine_terminals or four_winds or four_riichi or four_kongs or triple_win

options:
  kuitan:
    type: yes/no
    default: true
    says: Whether All Simples counts in an open hand.
    source: the name of the rules
    status: inferred
  red_fives:
    type: yes/no
    default: true
    says: Whether one five of each suit is red and counts a han.
    source: "1.1"
  double_yakuman:
    type: yes/no
    default: true
    says: Whether Big Four Winds counts as two yakuman.
    source: RCR 2012, 4.2.5
    status: inferred
  kiriage:
    type: yes/no
    default: false
    says: Whether a base of 1920 is raised to a mangan.
    source: "4.1"
  renhou:
    type: choice
    values: [off, mangan, yakuman]
    default: yakuman
    says: What the Blessing of Man is worth.
    source: RCR 2012, 4.2.5
    status: inferred
  pao:
    type: yes/no
    default: true
    says: Whether who feeds the last set of Big Three Dragons or Big Four Winds is liable.
    source: "3.3.6"
  swap_calling:
    type: yes/no
    default: true
    says: Whether a tile may be discarded that the claimed set could have been made with.
    source: "3.3"
    status: inferred
    note: The Ari Ari page is silent, the parent text allows it, the rules for three players of the same site forbid it.
  minimum_at_five:
    type: yes/no
    default: false
    says: Whether two yaku are needed from the fifth counter on.
    source: RCR 2012, 3.4.10
    status: house
    note: In the parent text; the Ari Ari pages do not show it.
  missed_until:
    type: choice
    values: [claim, draw]
    default: claim
    says: >-
      When a player who let a winning tile pass may win on a discard again: once any claim interrupts the go-around, or
      not before the own next tile.
    source: RCR 2012, 3.4.5
    status: inferred
  triple_win:
    type: choice
    values: [paid, abort]
    default: paid
    says: Whether three winners on one discard are paid or abort the deal.
    source: "3.3.1"
  stake:
    type: number
    default: 1000
    range: [0, 10000]
    says: Points staked with riichi.
    source: "3.3.12"
  waiting_payment:
    type: number
    default: 3000
    range: [0, 12000]
    says: What hands that do not wait pay together to those that do when the wall is used up.
    source: RCR 2012, 3.4.4
    status: inferred
  placement:
    type: yes/no
    default: true
    says: Whether the final places bring 15, 5, -5 and -15 thousand.
    source: RCR 2016, 3.6
    status: inferred
  play:
    type: choice
    values: [checked, free]
    default: checked
    says: Whether only right moves are offered, or wrong wins and riichi are found out later and punished.
    source: "3.4.6"
  starting_points:
    type: number
    default: 30000
    range: [0, 1000000]
    says: Points each player starts with.
    source: RCR 2016, 3.6
    status: inferred

seats:
  count: 4
  drawn_by: 1234z
  dice: 2
  starter: 1
  source: RCR 2016, 2.3
  status: inferred

wall:
  height: 2
  dice: 2
  start: cast
  column: cast
  reserve: 14
  replace_from: tail
  source: "2.5, 3.3.8"
  status: inferred
  note: The dead wall keeps fourteen tiles, so every replacement takes a tile from the live wall.

deal:
  packets: [4, 4, 4]
  last: leap
  source: RCR 2016, 2.8
  status: inferred

marks:
  riichi: { name: { en: riichi, ja: 立直 }, says: declared a waiting hand }
  double_riichi: { name: { en: daburu riichi, ja: ダブル立直 }, says: declared it in the first turn }
  ippatsu: { name: { en: ippatsu, ja: 一発 }, says: the first go-around after the declaration lasts }
  missed: { name: { en: furiten, ja: 振聴 }, says: let a tile pass that completes the hand, seen: owner }
  missed_after_riichi:
    name: { en: furiten to the end, ja: 立直後の振聴 }
    says: let such a tile pass after riichi
    seen: owner
  invalid_kong:
    name: { en: an invalid kong, ja: 不正な暗槓 }
    says: declared a concealed kong that riichi forbids
    seen: owner
  ready: { name: { en: tenpai, ja: 聴牌 }, says: showed a waiting hand when the wall was used up }
  nagashi:
    name: { en: nagashi, ja: 流し }
    says: concealed, and discarded nothing but terminals and honours, none of them claimed
  dead:
    name: { en: a dead hand, ja: アガリ放棄 }
    says: may neither win nor claim nor declare a kong, and never waits

counters:
  staked: { name: { en: points staked, ja: リーチ棒 }, says: points staked with riichi in this deal }
  repeats: { name: { en: counters, ja: 本場 }, says: counters on the table, of: table }

pots:
  stakes: { name: { en: riichi stakes, ja: 供託 }, says: stakes that lie on the table }

turn:
  dealt: [win, riichi, concealed_kong, nine_terminals, discard, dead_hand]
  drawn: [win, riichi, extended_kong, concealed_kong, nine_terminals, discard, dead_hand]
  replaced: [win, riichi, extended_kong, concealed_kong, discard, dead_hand]
  begins:
    - { unmark: missed }
    - { unmark: missed, of: everyone, when: turn is claimed and missed_until is claim }
    - { unmark: ippatsu, of: everyone, when: turn is claimed }
    - liable: [big_three_dragons]
      when: turn is claimed and last tile is dragon and count(shown triplet of dragon) == 3
    - { liable: [big_four_winds], when: turn is claimed and last tile is wind and count(shown triplet of wind) == 4 }
  source: "3.1, 3.3, 3.3.6, 3.3.8, 3.3.12; RCR 2012, 3.4.5"
  note: A concealed kong from the dealt hand is a house choice.

windows:
  discard:
    passed:
      - { mark: missed, when: completes }
      - { mark: missed_after_riichi, when: completes and riichi }
    stands:
      - end: four_winds
        when: discards so far == 4 and uninterrupted and kinds discarded == 1 and every discard is wind
      - { end: four_kongs, when: kongs so far == 4 and seats with kongs > 1 }
    source: "3.3.9, 3.3.12; RCR 2012, 3.4.3, 3.4.5"
    status: inferred
  extended_kong:
    passed:
      - { mark: missed, when: completes }
      - { mark: missed_after_riichi, when: completes and riichi }
    source: RCR 2012, 3.4.5
    status: inferred
  concealed_kong:
    passed:
      - { mark: missed, when: passed win }
      - { mark: missed_after_riichi, when: passed win and riichi }
    source: RCR 2012, 3.4.5
    status: inferred

moves:
  win:
    name: { en: Win, ja: 和了 }
    on: [turn, discard, extended_kong, concealed_kong]
    when: not dead and (not window is concealed_kong or would score thirteen_orphans)
    needs: wins and not invalid_kong and (by draw or not furiten)
    rank: 3
    ties: all
    abort: { when: triple_win is abort and claimants >= 3, ending: triple_win }
    steps: [{ reveal: under_indicators, as_many_as: indicators, when: riichi }, win]
    source: "3.3.1, 3.3.8, 3.2; RCR 2012, 3.4.5"
  pung:
    name: { en: Pung, ja: ポン }
    on: [discard]
    uses: 2 same
    makes: pung
    when: tiles left > 0 and not riichi and not dead
    rank: 2
    steps: [show]
    then: [discard]
    discard_limit: swap_calling or not same kind as claimed
    source: "3.3.3, 3.3.6"
  kong:
    name: { en: Kong, ja: カン }
    on: [discard]
    uses: 3 same
    makes: kong
    when: tiles left > 0 and kongs so far < 4 and not riichi and not dead
    rank: 2
    steps: [show, { reveal: indicators }, replace]
    source: "3.3.2, 3.3.6, 3.3.9"
  chow:
    name: { en: Chow, ja: チー }
    on: [discard]
    by: next seat
    uses: run
    makes: chow
    when: tiles left > 0 and not riichi and not dead
    rank: 1
    steps: [show]
    then: [discard]
    discard_limit: swap_calling or not (same kind as claimed or completes chow with shown tiles)
    source: "3.3.4"
  riichi:
    name: { en: Riichi, ja: リーチ }
    on: [turn]
    uses: any tile
    when: not riichi and no set is claimed and tiles left >= 4 and points >= stake and not dead
    allows: play is free or hand waits without it
    steps:
      - { mark: double_riichi, when: first_turn }
      - { mark: riichi }
      - discard
      - window: discard
        stands:
          - { deposit: stake, in: stakes }
          - { count: staked, to: stake }
          - { mark: ippatsu }
          - { end: four_riichi, when: seats with riichi == 4 }
      - next
    source: "3.3.12"
    note: Won on, the discard brings no stake; claimed for a set, riichi stands.
  extended_kong:
    name: { en: Extended kong, ja: 加槓 }
    on: [turn]
    uses: add to pung
    makes: kong
    when: tiles left > 0 and kongs so far < 4 and not dead
    steps:
      - show
      - { window: extended_kong }
      - { unmark: ippatsu, of: everyone }
      - { reveal: indicators }
      - replace
    source: "3.3.7, 3.3.9"
  concealed_kong:
    name: { en: Concealed kong, ja: 暗槓 }
    on: [turn]
    uses: 4 alike
    makes: kong
    when: tiles left > 0 and kongs so far < 4 and not dead
    allows: play is free or not riichi or kong_changes_nothing
    steps:
      - { mark: invalid_kong, when: riichi and not kong_changes_nothing }
      - show
      - { window: concealed_kong }
      - { unmark: ippatsu, of: everyone }
      - { reveal: indicators }
      - replace
    source: "3.3.8, 3.3.9, 3.3.12, 3.4.6"
    note: >-
      Only Thirteen Orphans may rob it, and before the indicator is turned. In free play an invalid one is found out
      when the player wins or the wall is used up.
  nine_terminals:
    name: { en: Nine terminals and honours, ja: 九種九牌 }
    on: [turn]
    when: first_turn and count(kind in terminal or honour) >= 9 and not dead
    steps: [open, { end: nine_terminals }]
    source: RCR 2012, 3.4.3
    status: inferred
  discard:
    name: { en: Discard, ja: 打牌 }
    on: [turn]
    uses: any tile
    allows: not riichi or just drawn
    steps: [{ unmark: ippatsu }, discard, { window: discard }, next]
    source: "3.3, 3.3.1, 3.3.9"
  show_ready:
    name: { en: Show a waiting hand, ja: 聴牌宣言 }
    on: [asked]
    when: hand waits and not ready and not dead and seats with nagashi == 0
    steps: [{ mark: ready }, open]
    source: RCR 2012, 3.4.4
    status: inferred
    note: A waiting hand may be kept hidden, but not after riichi.
  dead_hand:
    name: { en: Dead hand, ja: アガリ放棄 }
    on: [turn]
    when: play is free and not dead
    steps: [{ mark: dead }]
    then: [discard]
    source: "3.4.7"
    note: Called by the table for a wrong claim, a wrong number of tiles and the like; the hand goes on discarding.

endings:
  exhausted:
    each_seat:
      - mark: nagashi
        when: >-
          no set is claimed and every own discard is terminal or honour and no own discard is taken
          and not dead and not invalid_kong
      - { end: false_win, when: seats with nagashi == 0 and (invalid_kong or (riichi and not hand waits)) }
      - { mark: ready, when: riichi and not dead }
      - { do: open, when: riichi }
    asks: [show_ready]
    source: "3.4.3, 3.4.4, 3.4.6"
    note: >-
      A riichi that does not wait and an invalid kong are found out here, unless somebody has a nagashi mangan. It
      counts as a win, so an invalid kong forbids it.
  nine_terminals:
    name: { en: nine terminals and honours, ja: 九種九牌 }
    says: A player lays down nine different terminals and honours.
  four_winds: { name: { en: four winds, ja: 四風連打 }, says: The first four discards are the same wind. }
  four_riichi: { name: { en: four riichi, ja: 四家立直 }, says: All four have declared riichi., source: "3.3.12" }
  four_kongs:
    name: { en: four kongs, ja: 四槓散了 }
    says: Four kongs were declared by two or more players.
    source: "3.3.9"
  triple_win: { name: { en: three winners, ja: 三家和 }, says: Three players win on one discard. }

situation:
  after_kong: { when: by draw and turn is replaced, says: won on a replacement tile, source: "4.2.1" }
  robbing_kong:
    when: window is extended_kong or window is concealed_kong
    says: won on another's kong tile
    source: "3.3.8"
  last_tile: { when: tiles left == 0, says: no tile is left in the live wall, source: "4.2.1" }
  dealt_hand: { when: turn is dealt and i am dealer, says: East wins with the dealt hand, source: "4.2.5" }
  first_draw:
    when: by draw and turn is drawn and my turns == 1 and uninterrupted and not i am dealer
    says: won on the first draw
    source: "4.2.5"
  before_first_draw:
    when: by discard and my turns == 0 and uninterrupted and not i am dealer
    says: won on a discard before the first draw
    source: "4.2.5"

shapes:
  sets: { is: 4 set + pair, source: "3.1" }
  pairs: { is: 7 pair of different kinds, source: "3.1, 4.2.2" }
  orphans: { is: 19m19p19s1234567z + one of them, source: "3.1, 4.2.5" }

waits:
  dead: ignore
  source: RCR 2012, 3.4.4
  status: inferred
  note: A hand whose only wait is a tile it holds four of does not wait.

groups:
  yaku: { counts: all, name: { en: Yaku, ja: 役 } }
  dora: { counts: all, apart: true, name: { en: Dora, ja: ドラ } }
  yakuman: { counts: best, absorbs: [yaku, dora, minipoints], name: { en: Yakuman, ja: 役満 } }
  minipoints: { counts: all, apart: true, name: { en: Minipoints, ja: 符 } }

tallies:
  yakuman: { name: { en: yakuman, ja: 役満 } }
  han: { name: { en: han, ja: 飜 } }
  fu: { name: { en: fu, ja: 符 }, counts_as: minipoints }
  liable: { name: { en: yakuman with liability, ja: 包の役満 } }

charts:
  bonus_of:
    says: What the final places bring.
    source: RCR 2016, 3.6
    rows: { 1: 15000, 2: 5000, 3: -5000, 4: -15000 }
  doubled:
    says: Two, doubled once for each han and once more.
    source: "4.1"
    rows: { 1: 8, 2: 16, 3: 32, 4: 64, 5: 128 }

score:
  steps:
    minipoints: if fu == 25 then 25 else round_up(fu, 10)
    base: minipoints * doubled(han)
  value: base
  minimum: yakuman > 0 or han - han of dora >= (if minimum_at_five and repeats >= 5 then 2 else 1)
  source: "4.1, 4.1.1"

limits:
  yakuman:
    when: yakuman > 0
    value: 8000 * yakuman
    name: { en: yakuman, ja: 役満 }
    source: "4.2.5"
    status: inferred
  counted_yakuman:
    when: han >= 13
    value: 8000
    name: { en: counted yakuman, ja: 数え役満 }
    source: RCR 2012
    status: inferred
  sanbaiman:
    when: han >= 11
    value: 6000
    name: { en: sanbaiman, ja: 三倍満 }
    source: RCR 2016, 4.1.3
    status: inferred
  baiman:
    when: han >= 8
    value: 4000
    name: { en: baiman, ja: 倍満 }
    source: RCR 2016, 4.1.3
    status: inferred
  haneman:
    when: han >= 6
    value: 3000
    name: { en: haneman, ja: 跳満 }
    source: RCR 2016, 4.1.3
    status: inferred
  mangan:
    when: han >= 5 or base >= (if kiriage then 1920 else 2000)
    value: 2000
    name: { en: mangan, ja: 満貫 }
    source: "4.1"

settle:
  win:
    exposer:
      when: by discard and payer is exposer
      amount: round_up((value - liable_part) * (if winner is dealer then 6 else 4), 100)
      reason: exposed the winning tile
    selfdraw:
      when: by draw
      amount: round_up((value - liable_part) * share, 100)
      reason: self-draw
    liable_half:
      when: by discard and (payer is exposer or payer is responsible)
      amount: liable_part * (if winner is dealer then 6 else 4) * (if exposer is responsible then 1 else 1/2)
      reason: liable for the yakuman
      source: "3.3.6"
    liable_whole:
      when: by draw and payer is responsible
      amount: liable_part * (if winner is dealer then 6 else 4)
      reason: liable for the yakuman
      source: "3.3.6"
    repeats:
      when: if by discard then payer is exposer else liable_part < value
      amount: repeats * (if by discard then 300 else 100)
      reason: counters
      source: RCR 2012, 3.4.10
      status: inferred
      note: One Ari Ari page prints the two amounts the other way round, which agrees with neither edition.
    repeats_liable:
      when: by draw and payer is responsible and liable_part > 0 and liable_part == value
      amount: 300 * repeats
      reason: counters
      status: house
    own_stake:
      from: pot stakes
      when: riichi
      amount: min(stake, stakes)
      reason: the own riichi stake
      source: "3.3.12"
    stakes:
      from: pot stakes
      when: first winner
      amount: stakes
      reason: riichi stakes
      source: "3.3.12"
      note: What is left when every winner has taken his own; to the nearest of several winners.
  exhausted:
    waiting:
      when: seats with nagashi == 0 and ready and not payer has ready
      amount: floor(waiting_payment / (if seats with ready == 2 then 4 else 3))
      reason: waiting hands
      source: RCR 2012, 3.4.4
      status: inferred
    nagashi:
      when: nagashi
      amount: 2000 * share
      reason: nagashi mangan
      source: RCR 2012, 3.4.3
      status: inferred
    nagashi_repeats:
      when: nagashi
      amount: 100 * repeats
      reason: counters
      source: RCR 2012, 3.4.3
      status: inferred
      note: It counts as a win.
  false_win:
    reverse_mangan:
      amount: if payer is dealer or winner is dealer then 4000 else 2000
      reason: chombo
      source: "3.4.6"
    returned:
      from: pot stakes
      amount: min(staked, stakes)
      reason: the own riichi stake
      source: "3.4.6"
  game_over:
    left_over:
      from: pot stakes
      when: players ahead == 0
      amount: floor(stakes / (players level + 1))
      reason: stakes left over
      source: RCR 2016, 3.6
      status: inferred
  source: "4.1, 3.4.9"

sequence:
  dealer_stays: >-
    winner is dealer or replayed or aborted
    or (ending is exhausted and (if seats with nagashi > 0 then dealer has nagashi else dealer has ready))
  replayed: ending is false_win
  rounds: 2
  points: starting_points
  counters:
    repeats: >-
      if replayed then repeats
      else if (ending is win and not winner is dealer) or (seats with nagashi > 0 and not dealer has nagashi) then 0
      else repeats + 1
  result: points - starting_points + (if placement then floor(bonus_of_equal_places / (players level + 1)) else 0)
  source: "3.1, 3.4.6; RCR 2012, 3.4.10; RCR 2016, 3.6"
  note: >-
    Players with equal points share the bonus of their places. That East stays after an abortive draw is a house choice.

names:
  value: { en: base points, ja: 基本点 }
  seat1: { en: East, ja: 東家 }
  seat2: { en: South, ja: 南家 }
  seat3: { en: West, ja: 西家 }
  seat4: { en: North, ja: 北家 }
  tile_1z: { en: East, ja: 東 }
  tile_2z: { en: South, ja: 南 }
  tile_3z: { en: West, ja: 西 }
  tile_4z: { en: North, ja: 北 }
  tile_5z: { en: White, ja: 白 }
  tile_6z: { en: Green, ja: 發 }
  tile_7z: { en: Red, ja: 中 }

sources:
  ari_ari: Ari Ari Competition Rules, the pages of rules and scoring
  rcr: Riichi Competition Rules of the European Mahjong Association, editions 2008, 2012 and 2016, the parent text

accepts:
  always-together:
    ippatsu: One more han beside that of riichi, as the name says.
    ura_dora: Only who declared riichi looks beneath the indicators; both count.
    selfdraw_points: Minipoints are added one to another, those of the hand first.
    open_pinfu: Minipoints are added one to another, those of the hand first.
`,
    "rulesets/ari-ari/yaku.yaml": `# Yaku worth one han to six, and what adds han without being a yaku.
patterns:
  riichi:
    name: { en: Riichi, ja: 立直 }
    group: yaku
    value: { han: 1 }
    when: riichi
    source: "3.3.12"
    examples:
      - { hand: 234567m 345p 66s 78s +9s, with: [riichi], gives: { han: 2 } }
      - not: 234567m 345p 66s 78s +9s
      - hand: 234567m345p6678s +6s
        seat: 2
        by: draw
        with: [riichi]
        lists: { indicators: 3p, under_indicators: 1z }
        gives: { han: 5, value: 2000 }
      - hand: 234567p4588s <9999m> +6s
        seat: 3
        with: [riichi]
        lists: { indicators: 7s8p, under_indicators: 1m2m }
        gives: { han: 3, value: 2000 }
      - hand: 234p5567s <4444z> <9999m> +8s
        with: [riichi]
        lists: { indicators: 1p2m2z, under_indicators: 1m2m2z }
        gives: { han: 2, value: 1600 }
      - hand: 234678m2246p888s +5p
        seat: 2
        with: [riichi, robbing_kong]
        lists: { indicators: 1z, under_indicators: 1z }
        gives: { han: 3, value: 1280 }
  double_riichi:
    name: { en: Daburu riichi, ja: ダブル立直 }
    group: yaku
    value: { han: 1 }
    when: double_riichi
    source: RCR 2012, 4.2.1
    status: inferred
    note: One han beside that of riichi.
    examples:
      - hand: 123m456p789s1155z +1z
        by: draw
        with: [riichi, double_riichi, ippatsu]
        lists: { indicators: 6z, under_indicators: 6z }
        gives: { han: 6, value: 3000 }
      - { hand: 234567m 345p 66s 78s +9s, with: [riichi, double_riichi], gives: { han: 3 } }
      - { not: 234567m 345p 66s 78s +9s, with: [riichi] }
  ippatsu:
    name: { en: Ippatsu, ja: 一発 }
    group: yaku
    value: { han: 1 }
    when: riichi and ippatsu
    source: "3.3.12"
    examples:
      - { hand: 234567m 345p 66s 78s +9s, with: [riichi, ippatsu], gives: { han: 3 } }
      - { not: 234567m 345p 66s 78s +9s, with: [riichi] }
  fully_concealed_hand:
    name: { en: Fully Concealed Hand, ja: 門前清自摸和 }
    group: yaku
    value: { han: 1 }
    when: concealed and by draw
    source: RCR 2012, 4.2.1
    status: inferred
    examples:
      - { hand: 123m 456p 1355789s +2s, seat: 2, by: draw, gives: { han: 1 } }
      - { hand: <9999m> 234p 5567s 456m +8s, by: draw }
      - { not: (999m) 234p 5567s 456m +8s, by: draw }
      - not: 234567m 345p 66s 78s +9s
      - { hand: 223344m0688p678s +4p, round: 2, by: draw, lists: { indicators: 1z }, gives: { han: 5, value: 2000 } }
  pinfu:
    name: { en: Pinfu, ja: 平和 }
    group: yaku
    value: { han: 1 }
    when: concealed and plain_chows
    source: RCR 2012, 4.2.1
    status: inferred
    examples:
      - 234567m 345p 66s 78s +9s
      - { hand: 234567m 345p 22z 78s +9s, seat: 3 }
      - { not: 234567m 345p 22z 78s +9s, seat: 2 }
      - not: 234567m 345p 66s 89s +7s
      - not: (234m) 567m 345p 66s 78s +9s
  pure_double_chow:
    name: { en: Pure Double Chow, ja: 一盃口 }
    group: yaku
    value: { han: 1 }
    when: concealed and has chow nA, chow nA
    source: RCR 2012, 4.2.1
    status: inferred
    examples:
      - { hand: 223344m 0688p 678s +4p, by: draw, gives: { han: 5 } }
      - not: (234m) 234m 0688p 678s +4p
      - not: 234567m 345p 66s 78s +9s
  all_simples:
    name: { en: All Simples, ja: 断么九 }
    group: yaku
    value: { han: 1 }
    when: every tile is simple and (concealed or kuitan)
    source: RCR 2012, 4.2.1
    status: inferred
    note: That it counts open is what the name of the rules says.
    examples:
      - { hand: (234m) (888p) 34p 456s 77s +0p, seat: 2 }
      - 2233m 5577p 2288s 4s +4s
      - { not: (234m) (888p) 34p 456s 77s +0p, options: { kuitan: false } }
      - not: 234567m 345p 66s 78s +9s
  mixed_triple_chow:
    name: { en: Mixed Triple Chow, ja: 三色同順 }
    group: yaku
    value: { han: if concealed then 2 else 1 }
    when: has chow nA, chow nB, chow nC
    source: "4.2.2"
    examples:
      - { hand: (345m) (340p) 789m 34s 22z +0s, seat: 3, gives: { han: 3 } }
      - { hand: 345m 340p 789m 34s 22z +0s, seat: 3 }
      - not: 345m 340p 345m 67s 22z +8s
  pure_straight:
    name: { en: Pure Straight, ja: 一気通貫 }
    group: yaku
    value: { han: if concealed then 2 else 1 }
    when: has chow 1A, chow 4A, chow 7A
    source: "4.2.2"
    examples:
      - { hand: 44m 123456789p 23s +4s, with: [riichi] }
      - { hand: (555z) 123456789m 1z +1z, seat: 2 }
      - not: 44m 123456p 23478s +9s
      - hand: 44m123456789p23s +4s
        with: [riichi]
        lists: { indicators: 5z, under_indicators: 6z }
        gives: { han: 4, value: 1920 }
  white_dragon:
    name: { en: White dragon, ja: 白 }
    group: yaku
    value: { han: 1 }
    when: any set is 5z
    source: RCR 2012, 4.2.1
    status: inferred
    examples:
      - { hand: (123m) 456p 789s 55z 88m +5z, seat: 2, gives: { han: 1 } }
      - not: (123m) 456p 789s 66z 88m +6z
  green_dragon:
    name: { en: Green dragon, ja: 發 }
    group: yaku
    value: { han: 1 }
    when: any set is 6z
    source: RCR 2012, 4.2.1
    status: inferred
    examples:
      - { hand: (234m) (6666z) 456p 2377s +1s, seat: 4 }
      - not: (234m) (7777z) 456p 2377s +1s
  red_dragon:
    name: { en: Red dragon, ja: 中 }
    group: yaku
    value: { han: 1 }
    when: any set is 7z
    source: RCR 2012, 4.2.1
    status: inferred
    examples:
      - (234m) (7777z) 456p 2377s +1s
      - not: (234m) (6666z) 456p 2377s +1s
  seat_wind_set:
    name: { en: Seat wind, ja: 自風 }
    group: yaku
    value: { han: 1 }
    when: any set is seat_wind
    source: RCR 2012, 4.2.1
    status: inferred
    examples:
      - { hand: (222z) (789s) 234m 67p 33s +8p, seat: 2 }
      - { not: (222z) (789s) 234m 67p 33s +8p, seat: 3, round: 2 }
      - hand: 234m67p33s (222z) (789s) +8p
        seat: 2
        round: 2
        by: draw
        lists: { indicators: 2s }
        gives: { han: 4, value: 1920 }
  round_wind_set:
    name: { en: Prevalent wind, ja: 場風 }
    group: yaku
    value: { han: 1 }
    when: any set is round_wind
    source: RCR 2012, 4.2.1
    status: inferred
    examples:
      - { hand: (222z) (789s) 234m 67p 33s +8p, seat: 2, round: 2, gives: { han: 2 } }
      - { not: (222z) (789s) 234m 67p 33s +8p, seat: 2, round: 1 }
  outside_hand:
    name: { en: Outside Hand, ja: 混全帯么九 }
    group: yaku
    value: { han: if concealed then 2 else 1 }
    when: every group has terminal or honour and any set is chow and any tile is honour
    source: "4.2.2"
    examples:
      - { hand: 123m 12399p 789s 11z +1z, seat: 2, gives: { han: 3 } }
      - { hand: (123m) 12399p 789s 11z +1z, seat: 2, gives: { han: 2 } }
      - not: 123789m 12378p 99s +9p
      - not: (999m) (111s) 11m 99p 444z +9p
      - { hand: 123m12399p789s11z +1z, seat: 2, lists: { indicators: 4m }, gives: { han: 3, value: 1280 } }
  after_a_kong:
    name: { en: After a Kong, ja: 嶺上開花 }
    group: yaku
    value: { han: 1 }
    when: after_kong
    source: RCR 2012, 4.2.1
    status: inferred
    examples:
      - { hand: (234m) (6666z) 456p 2377s +1s, seat: 4, by: draw, with: [after_kong], gives: { han: 2 } }
      - { not: (234m) (6666z) 456p 2377s +1s, seat: 4, by: draw }
      - hand: 456p2377s (234m) (6666z) +1s
        seat: 4
        by: draw
        with: [after_kong]
        lists: { indicators: 5z4s }
        gives: { han: 6, value: 3000 }
  robbing_the_kong:
    name: { en: Robbing the Kong, ja: 槍槓 }
    group: yaku
    value: { han: 1 }
    when: robbing_kong
    source: RCR 2012, 4.2.1
    status: inferred
    examples:
      - { hand: 234678m 2246p 888s +5p, seat: 2, with: [riichi, robbing_kong], gives: { han: 3 } }
      - { not: 234678m 2246p 888s +5p, seat: 2 }
  under_the_sea:
    name: { en: Under the Sea, ja: 海底摸月 }
    group: yaku
    value: { han: 1 }
    when: last_tile and by draw
    source: RCR 2012, 4.2.1
    status: inferred
    examples:
      - { hand: (123m) (999s) 67m 567p 44s +8m, seat: 2, by: draw, with: [last_tile], gives: { han: 1 } }
      - { not: 123m 999s 67m 567p 44s +8m, seat: 2, by: draw }
  last_discard:
    name:
      en: Under the Sea, by the last discard
      ja: 河底撈魚
    group: yaku
    value: { han: 1 }
    when: last_tile and by discard
    source: RCR 2012, 4.2.1
    status: inferred
    examples:
      - { hand: (123m) (999s) 456p 6788s +8s, round: 2, with: [last_tile], gives: { han: 1 } }
      - { not: (123m) (999s) 456p 6788s +8s, round: 2, by: draw, with: [last_tile] }
  blessing_of_man_as_mangan:
    name: { en: Blessing of Man, ja: 人和 }
    group: yaku
    value: { han: 5 }
    when: before_first_draw and renhou is mangan
    source: RCR 2016, 4.2
    status: inferred
    examples:
      - hand: 234456m 66p 12344s +4s
        seat: 2
        with: [before_first_draw]
        options: { renhou: mangan }
        gives: { han: 5, fu: 32 }
      - { not: 123m 456p 789s 333z 5z +5z, seat: 2, with: [before_first_draw] }
  seven_pairs:
    name: { en: Seven Pairs, ja: 七対子 }
    group: yaku
    value: { han: 2 }
    when: shape is pairs
    source: "4.2.2"
    examples:
      - { hand: 1133m 5577p 2299s 4z +4z, seat: 2, gives: { han: 2 } }
      - not: 223344m 667788p 9s +9s
      - hand: 1133m5577p2299s4z +4z
        seat: 2
        by: draw
        with: [riichi]
        lists: { indicators: 5z, under_indicators: 5z }
        gives: { han: 4, value: 1600 }
      - { hand: 1133m5577p2299s4z +4z, seat: 2, lists: { indicators: 5z }, gives: { han: 2, value: 400 } }
      - { hand: 1199m1199p11s22z3z +3z, seat: 2, lists: { indicators: 4m }, gives: { han: 4, value: 1600 } }
  triple_pung:
    name: { en: Triple Pung, ja: 三色同刻 }
    group: yaku
    value: { han: 2 }
    when: has triplet nA, triplet nB, triplet nC
    source: "4.2.2"
    examples:
      - { hand: (222m) (222p) 67m 99p 222s +8m, seat: 4, gives: { han: 2 } }
      - not: (222m) (222p) 67m 99p 333s +8m
  three_concealed_pungs:
    name: { en: Three Concealed Pungs, ja: 三暗刻 }
    group: yaku
    value: { han: 2 }
    when: count(concealed triplet) == 3
    source: "4.2.2"
    examples:
      - { hand: (222p) 33888m 99p 555s +3m, seat: 3, by: draw, gives: { han: 4 } }
      - { hand: 222333444p 5677s +7s, seat: 2, gives: { han: 3 } }
      - { not: (222p) 33888m 99p 555s +3m, seat: 3 }
  three_kongs:
    name: { en: Three Kongs, ja: 三槓子 }
    group: yaku
    value: { han: 2 }
    when: count(kong) == 3
    source: "4.2.2"
    examples:
      - { hand: <2222m> (7777z) (666s+6s) 34p 99p +2p, seat: 2, gives: { han: 3 } }
      - not: <2222m> (7777z) (666s) 34p 99p +2p
      - hand: 3499p <2222m> (7777z) (666+6s) +2p
        seat: 2
        lists: { indicators: 1z1z2z3z }
        gives: { han: 3, value: 1920 }
      - hand: 3499p <2222m> (7777z) (555+0s) +2p
        seat: 2
        lists: { indicators: 1z1z2z3z }
        gives: { han: 4, value: 2000 }
  all_pungs:
    name: { en: All Pungs, ja: 対々和 }
    group: yaku
    value: { han: 2 }
    when: every set is triplet
    source: "4.2.2"
    examples:
      - { hand: (222p) 33888m 99p 555s +3m, seat: 3, gives: { han: 2 } }
      - not: (222p) 34888m 99p 555s +5m
      - not: 1133m 5577p 2299s 4z +4z
  half_flush:
    name: { en: Half Flush, ja: 混一色 }
    group: yaku
    value: { han: if concealed then 3 else 2 }
    when: flush and any tile is honour
    source: "4.2.3"
    examples:
      - { hand: (111z) (777z) 23499m 78m +6m, gives: { han: 5 } }
      - { hand: 1133557799s 114z +4z, seat: 2, gives: { han: 5 } }
      - not: 1233455677888m +9m
      - not: (111z) (777z) 23499m 78p +6p
      - { hand: 23499m78m (111z) (777z) +6m, lists: { indicators: 1s }, gives: { han: 5, value: 2000 } }
      - { hand: 1133557799s114z +4z, seat: 2, lists: { indicators: 5z }, gives: { han: 5, value: 2000 } }
      - { hand: 123456789m1z (555z) +1z, seat: 2, lists: { indicators: 5m }, gives: { han: 5, value: 2000 } }
  little_three_dragons:
    name: { en: Little Three Dragons, ja: 小三元 }
    group: yaku
    value: { han: 2 }
    when: count(triplet of dragon) == 2 and pair is dragon
    source: "4.2.2"
    examples:
      - { hand: (555z) 67p 234s 666z 77z +8p, seat: 2, gives: { han: 4 } }
      - not: (555z) 67p 234s 666z 11z +8p
      - { hand: 67p234s666z77z (555z) +8p, seat: 2, lists: { indicators: 1m }, gives: { han: 4, value: 2000 } }
  all_terminals_and_honours:
    name: { en: All Terminals and Honours, ja: 混老頭 }
    group: yaku
    value: { han: 2 }
    when: every tile is terminal or honour
    source: "4.2.2"
    examples:
      - { hand: (999m) (111s) 11m 99p 444z +9p, seat: 3, gives: { han: 4 } }
      - { hand: 1199m 1199p 11s 22z 3z +3z, seat: 2, gives: { han: 4 } }
      - not: 123m 12399p 789s 11z +1z
      - { hand: 11m99p444z (999m) (111s) +9p, seat: 3, lists: { indicators: 4m }, gives: { han: 4, value: 2000 } }
  terminals_in_all_sets:
    name: { en: Terminals in All Sets, ja: 純全帯么九 }
    group: yaku
    value: { han: if concealed then 3 else 2 }
    when: every group has terminal and any set is chow
    source: "4.2.3"
    examples:
      - { hand: 123789m 12378p 99s +9p, seat: 4, round: 2, gives: { han: 4 } }
      - { hand: (123s) 11123m 99789p +1m, seat: 3, gives: { han: 2, fu: 28 } }
      - not: 123m 12399p 789s 11z +1z
      - { hand: 123789m12378p99s +9p, seat: 4, round: 2, lists: { indicators: 5z }, gives: { han: 4, value: 1920 } }
      - hand: 123789m12378p99s +9p
        seat: 4
        round: 2
        lists: { indicators: 5z }
        options: { kiriage: true }
        gives: { han: 4, value: 2000 }
  twice_pure_double_chow:
    name: { en: Twice Pure Double Chow, ja: 二盃口 }
    group: yaku
    value: { han: 3 }
    when: concealed and (has chow nA, chow nA, chow kB, chow kB or has chow nA, chow nA, chow kA, chow kA)
    absorbs: [pure_double_chow]
    source: "4.2.3"
    examples:
      - { hand: 223344m 667788p 9s +9s, seat: 2, gives: { han: 3 } }
      - 2233445566778p +8p
      - not: 223344m 678p 999s 5s +5s
      - { hand: 223344m667788p9s +9s, seat: 2, lists: { indicators: 1z }, gives: { han: 3, value: 1280 } }
  full_flush:
    name: { en: Full Flush, ja: 清一色 }
    group: yaku
    value: { han: if concealed then 6 else 5 }
    when: flush and no tile is honour
    source: "4.2.4"
    examples:
      - { hand: 1233455677888m +9m, seat: 2, gives: { han: 7 } }
      - { hand: (123m) 3455677888m +9m, seat: 2, gives: { han: 5 } }
      - not: 1133557799s 114z +4z
      - { hand: 1233455677888m +9m, seat: 2, lists: { indicators: 1z }, gives: { han: 7, value: 3000 } }
      - { hand: 1233450677888m +9m, seat: 2, lists: { indicators: 1z }, gives: { han: 8, value: 4000 } }
      - hand: 1222345677889m +6m
        seat: 2
        by: draw
        with: [riichi]
        lists: { indicators: 1z, under_indicators: 1z }
        gives: { han: 11, value: 6000 }
      - hand: 1233455677888m +9m
        seat: 2
        by: draw
        with: [riichi, ippatsu]
        lists: { indicators: 7m, under_indicators: 1z }
        gives: { han: 13, value: 8000 }

  dora:
    name: { en: Dora, ja: ドラ }
    group: dora
    value: { han: 1 }
    when: per tile pointed by indicators
    source: "4.1, 2.7"
    examples:
      - { hand: 234567m 345p 66s 78s +9s, lists: { indicators: 3p }, gives: { han: 2 } }
      - hand: (234m) (6666z) 456p 2377s +1s
        by: draw
        with: [after_kong]
        lists: { indicators: 5z4s }
        gives: { han: 6 }
      - { not: 234567m 345p 66s 78s +9s, lists: { indicators: 1z } }
  ura_dora:
    name: { en: Ura dora, ja: 裏ドラ }
    group: dora
    value: { han: 1 }
    when: if riichi then per tile pointed by under_indicators else 0
    source: "3.3.12"
    examples:
      - { hand: 234567m 345p 66s 78s +9s, with: [riichi], lists: { under_indicators: 3p }, gives: { han: 3 } }
      - { not: 234567m 345p 66s 78s +9s, lists: { under_indicators: 3p } }
  red_five:
    name: { en: Red five, ja: 赤ドラ }
    group: dora
    value: { han: 1 }
    when: per tile where marked
    source: "1.1"
    examples:
      - { hand: (345m) (340p) 789m 34s 22z +0s, seat: 3, gives: { han: 3 } }
      - { not: (345m) (345p) 789m 34s 22z +5s, seat: 3 }
      - { hand: 789m34s22z (345m) (340p) +0s, seat: 3, lists: { indicators: 5z }, gives: { han: 3, value: 960 } }
`,
    "rulesets/ari-ari/yakuman.yaml": `# Yakuman: where one is there, han and fu are ignored.
patterns:
  thirteen_orphans:
    name: { en: Thirteen Orphans, ja: 国士無双 }
    group: yakuman
    value: { yakuman: 1 }
    when: shape is orphans
    source: "4.2.5"
    status: inferred
    examples:
      - { hand: 19m19p19s1234566z +7z, seat: 3, gives: { value: 8000 } }
      - { hand: 19m19p19s1134567z +2z, by: draw }
      - not: 1199m 1199p 11s 22z 3z +3z
      - { hand: 19m19p19s1234566z +7z, seat: 3, lists: { indicators: 1z }, gives: { value: 8000 } }
  nine_gates:
    name: { en: Nine Gates, ja: 九蓮宝燈 }
    group: yakuman
    value: { yakuman: 1 }
    when: held include 1112345678999A
    source: "4.2.5"
    status: inferred
    examples:
      - { hand: 1112235678999p +4p, gives: { value: 8000 } }
      - { hand: 1122345678999s +1s, by: draw }
      - not: (111p) 2345678999p +5p
      - not: 1122345678999p +2p
      - { hand: 1112235678999p +4p, lists: { indicators: 1m }, gives: { value: 8000 } }
  blessing_of_heaven:
    name: { en: Blessing of Heaven, ja: 天和 }
    group: yakuman
    value: { yakuman: 1 }
    when: dealt_hand
    source: "4.2.5"
    status: inferred
    examples:
      - { hand: 123m 456p 789s 222z 5z +5z, by: draw, with: [dealt_hand], gives: { value: 8000 } }
      - { not: 123m 456p 789s 222z 5z +5z, by: draw }
  blessing_of_earth:
    name: { en: Blessing of Earth, ja: 地和 }
    group: yakuman
    value: { yakuman: 1 }
    when: first_draw
    source: "4.2.5"
    status: inferred
    note: An own concealed kong breaks it.
    examples:
      - { hand: 123m 456p 789s 222z 5z +5z, seat: 2, by: draw, with: [first_draw], gives: { value: 8000 } }
      - { not: 123m 456p 789s 222z 5z +5z, seat: 2, by: draw }
  blessing_of_man:
    name: { en: Blessing of Man, ja: 人和 }
    group: yakuman
    value: { yakuman: 1 }
    when: before_first_draw and renhou is yakuman
    source: "4.2.5"
    status: inferred
    examples:
      - hand: 123m 456p 789s 333z 5z +5z
        seat: 2
        with: [before_first_draw]
        options: { renhou: yakuman }
        gives: { value: 8000 }
      - { not: 123m 456p 789s 333z 5z +5z, seat: 2 }
  four_concealed_pungs:
    name: { en: Four Concealed Pungs, ja: 四暗刻 }
    group: yakuman
    value: { yakuman: 1 }
    when: count(concealed triplet) == 4
    source: "4.2.5"
    status: inferred
    examples:
      - { hand: 222m 55888p 33399s +5p, by: draw, gives: { value: 8000 } }
      - { hand: <2222m> 55888p 33399s +9s, by: draw }
      - not: 222m 55888p 33399s +5p
      - { hand: 222m55888p33399s +5p, by: draw, lists: { indicators: 1z }, gives: { value: 8000 } }
  four_kongs:
    name: { en: Four Kongs, ja: 四槓子 }
    group: yakuman
    value: { yakuman: 1 }
    when: count(kong) == 4
    source: "4.2.5"
    status: inferred
    examples:
      - { hand: (2222m) <3333p> (777s+7s) (9999s) 1z +1z, gives: { value: 8000 } }
      - not: (2222m) <3333p> (777s+7s) 999s 1z +1z
  all_green:
    name: { en: All Green, ja: 緑一色 }
    group: yakuman
    value: { yakuman: 1 }
    when: every tile in 23468s 6z
    source: "4.2.5"
    status: inferred
    examples:
      - { hand: (234s) (666s) 2233488s +4s, seat: 2, gives: { value: 8000 } }
      - not: (234s) (666s) 2233577s +4s
      - { hand: 2233488s (234s) (666s) +4s, seat: 2, lists: { indicators: 5z }, gives: { value: 8000 } }
  all_terminals:
    name: { en: All Terminals, ja: 清老頭 }
    group: yakuman
    value: { yakuman: 1 }
    when: every tile is terminal
    source: "4.2.5"
    status: inferred
    examples:
      - { hand: (111m) (999m) (111p) 99p 11s +9p, gives: { value: 8000 } }
      - not: (111m) (999m) (111p) 99p 11z +9p
  all_honours:
    name: { en: All Honours, ja: 字一色 }
    group: yakuman
    value: { yakuman: 1 }
    when: every tile is honour and shape is sets
    source: "4.2.5"
    status: inferred
    examples:
      - { hand: (111z) (333z) (555z) 66z 77z +6z, gives: { value: 8000 } }
      - not: 1122334455667z +7z
      - not: (111z) (333z) (555z) 66z 11m +6z
  big_three_dragons:
    name: { en: Big Three Dragons, ja: 大三元 }
    group: yakuman
    value: { yakuman: 1, liable: 1 }
    when: count(triplet of dragon) == 3
    source: "4.2.5, 3.3.6"
    status: inferred
    examples:
      - { hand: (555z) (666z) (777z) 234m 5s +5s, seat: 3, by: draw, gives: { value: 8000 } }
      - not: (555z) (666z) 234m 555s 7z +7z
      - { hand: 234m5s (555z) (666z) (777z) +5s, seat: 3, by: draw, lists: { indicators: 1z }, gives: { value: 8000 } }
  little_four_winds:
    name: { en: Little Four Winds, ja: 小四喜 }
    group: yakuman
    value: { yakuman: 1 }
    when: count(triplet of wind) == 3 and pair is wind
    source: "4.2.5"
    status: inferred
    examples:
      - { hand: (111z) (222z) 333z 234m 4z +4z, gives: { value: 8000 } }
      - not: (111z) (222z) 333z 234m 5z +5z
  big_four_winds:
    name: { en: Big Four Winds, ja: 大四喜 }
    group: yakuman
    value: { yakuman: if double_yakuman then 2 else 1, liable: if double_yakuman then 2 else 1 }
    when: count(triplet of wind) == 4
    source: "4.2.5, 3.3.6"
    status: inferred
    examples:
      - { hand: (111z) (222z) (333z) 444z 5m +5m, gives: { value: 16000 } }
      - { hand: (111z) (222z) (333z) 444z 5m +5m, options: { double_yakuman: false }, gives: { value: 8000 } }
      - not: (111z) (222z) (333z) 234m 4z +4z
`,
  },
  data: {
    "rulesets/ari-ari/minipoints.yaml": 
    '[88,3804,1,0,8,[4,3792,1,0,17,[6,267,1,0,4,[2,45,1,2,2,[2,27],2,2,[2,4]],5,5,[2,10],5,5,[2,10,1,2,2,[2,2,[30]]],5,4,[2,42],5,6,[2,7,["4.1.1"]],5,8,[8,78,0,[2,24],[9,43,1,2,3,[2,24],2,2,[2,4]]]],3,13,[6,293,1,0,4,[2,20,1,2,2,[2,4],2,2,[2,2]],5,5,[2,10],5,5,[2,10,1,2,2,[2,2,[20]]],5,4,[2,48],5,6,[2,7,["4.1.1"]],5,8,[8,123,0,[2,44,1,2,4,[2,24],2,2,[2,4]],[9,30],[9,29,1,0,3,[2,24]]]],3,18,[6,252,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,10],5,5,[2,10,1,2,2,[2,2,[25]]],5,4,[2,14],5,6,[2,7,["4.1.1"]],5,8,[8,108,0,[2,70,1,2,4,[2,24],2,4,[2,1,[2]],2,5,[2,18,1,2,3,[2,1,[2]],2,2,[2,2,[25]]]],[9,27,1,0,3,[2,22]]]],3,8,[6,695,1,0,4,[2,34,1,2,2,[2,15],2,2,[2,5]],5,5,[2,10],5,5,[8,126,1,0,2,[2,123,["per triplet, 2 * (if concealed then 2 else 1) * (if terminal or honour then 2 else 1) * (if kong then 4 else 1)"]]],5,4,[2,18],5,6,[2,7,["4.1.1"]],5,4,[2,44],5,8,[8,364,0,[2,74,1,2,4,[2,26],2,4,[2,1,[3]],2,2,[2,4],2,5,[2,10,1,2,2,[2,2,[36]]]],[9,64,1,2,4,[2,26],2,4,[2,1,[3]],2,5,[2,10,1,2,2,[2,2,[32]]]],[9,75,1,2,4,[2,37],2,4,[2,1,[2]],2,5,[2,10,1,2,2,[2,2,[60]]]],[9,84,1,2,4,[2,30],2,4,[2,1,[2]],2,4,[2,8,0,[1,6]],2,5,[2,10,1,2,2,[2,2,[94]]]],[9,29,1,0,3,[2,24]]]],3,11,[6,269,1,0,4,[2,35,1,2,2,[2,15],2,2,[2,6]],5,5,[2,10],5,5,[2,9,1,2,2,[2,1,[2]]],5,4,[2,14],5,6,[2,7,["4.1.1"]],5,8,[8,119,0,[2,66,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,10,1,2,2,[2,2,[34]]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]]]],3,14,[6,338,1,0,4,[2,36,1,2,2,[2,17],2,2,[2,5]],5,5,[2,10],5,5,[2,9,1,2,2,[2,1,[2]]],5,4,[2,17],5,6,[2,7,["4.1.1"]],5,8,[8,184,0,[2,78,1,2,4,[2,24],2,4,[2,1,[1]],2,4,[2,8,0,[1,6]],2,5,[2,10,1,2,2,[2,2,[42]]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]],[9,44,1,2,3,[2,26],2,4,[2,1,[2]]]]],3,15,[6,285,1,0,4,[2,41,1,2,2,[2,22],2,2,[2,5]],5,5,[2,10],5,5,[2,9,1,2,2,[2,1,[2]]],5,4,[2,18],5,6,[2,7,["4.1.1"]],5,8,[8,125,0,[2,62,1,2,4,[2,24],2,4,[2,1,[2]],2,5,[2,10,1,2,2,[2,2,[28]]]],[9,52,1,2,3,[2,24],2,4,[2,1,[1]],2,5,[2,1,[2]]]]],3,11,[6,454,1,0,4,[8,50,1,0,2,[2,27],7,2,[2,8]],5,5,[2,10],5,5,[2,9,1,2,2,[2,1,[2]]],5,4,[2,50],5,6,[2,7,["4.1.1"]],5,8,[8,247,0,[2,60,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,10,1,2,2,[2,2,[32]]]],[9,70,1,2,4,[2,22],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,10,1,2,2,[2,2,[24]]]],[9,59,1,2,4,[2,30],2,5,[2,10,1,2,2,[2,2,[30]]]],[9,29,1,0,3,[2,24]]]],3,15,[6,333,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,10],5,5,[2,9,1,2,2,[2,1,[2]]],5,4,[2,61],5,6,[2,7,["4.1.1"]],5,6,[2,8],5,8,[8,124,0,[2,51,1,2,4,[2,22],2,4,[2,1,[2]],2,2,[2,4]],[9,62,1,2,3,[2,24],2,2,[2,4],2,5,[2,10,1,2,2,[2,2,[20]]]]]],3,10,[6,387,1,0,4,[2,29,1,2,2,[2,10],2,2,[2,5]],5,5,[2,10],5,5,[2,9,1,2,2,[2,1,[2]]],5,4,[2,44],5,6,[2,19],5,6,[2,8],5,4,[2,32],5,8,[8,137,0,[2,68,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,10,1,2,2,[2,2,[22]]]],[9,58,1,2,3,[2,30],2,4,[2,1,[3]],2,2,[2,4]]]]]]',
    "rulesets/ari-ari/pack.yaml": 
    '[63,21018,1,0,6,[2,1,[1]],1,2,[2,7],1,7,[2,5],1,4,[2,48,1,2,2,[2,25],2,2,[2,9]],1,5,[2,206,["Japanese mahjong with open All Simples and late yaku. The published pages repeat the European competition rules nearly word for word; where a page could not be read, those stand in, marked inferred."]],0,3,[2,48,0,[1,11],[2,14],[2,17]],2,5,[4,510,1,0,5,[6,237,1,0,1,[2,58,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,26,1,2,2,[2,10],2,2,[2,2]]],5,1,[2,55,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,23,1,2,2,[2,7],2,2,[2,2]]],5,1,[2,54,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,22,1,2,2,[2,6],2,2,[2,2]]],5,1,[2,43,1,2,5,[2,1,[7]],2,4,[2,23,1,2,2,[2,7],2,2,[2,2]]]],3,6,[2,1,[4]],3,5,[2,5],3,9,[2,25,1,2,6,[2,13,0,[1,5],[2,4]]],3,6,[6,160,1,0,2,[2,46,1,2,2,[2,2],2,6,[2,26]],5,2,[2,46,1,2,2,[2,2],2,6,[2,26]],5,2,[2,46,1,2,2,[2,2],2,6,[2,26]]],3,6,[2,10,["1.1, 1.2"]]],2,5,[4,394,1,0,10,[6,180,1,0,4,[2,34,1,2,2,[2,15],2,2,[2,5]],5,4,[2,32],5,6,[2,37,1,2,6,[2,1,[3]],2,3,[2,5],2,7,[2,1,[1]]],5,6,[2,13],5,6,[2,8]],3,16,[6,173,1,0,4,[2,39,1,2,2,[2,19],2,2,[2,6]],5,4,[2,32],5,6,[2,25,1,2,6,[2,1,[3]],2,3,[2,5]],5,6,[2,13],5,6,[2,8]]],2,5,[4,930,1,0,6,[2,4],3,4,[2,5],3,10,[2,33],3,11,[2,66],3,5,[2,10],3,5,[2,52],3,11,[2,68],3,13,[2,40],3,10,[2,31],3,7,[2,53],3,20,[2,51],3,21,[2,245,["bonus_of(players ahead + 1) + (if players level >= 1 then bonus_of(players ahead + 2) else 0) + (if players level >= 2 then bonus_of(players ahead + 3) else 0) + (if players level >= 3 then bonus_of(players ahead + 4) else 0)"]],2,7,[2,81]],2,7,[4,2765,1,0,6,[6,139,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,43],5,6,[2,21],5,6,[2,8]],3,9,[6,113,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,54],5,6,[2,5,["1.1"]]],3,14,[6,135,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,45],5,6,[2,15],5,6,[2,8]],3,7,[6,105,1,0,4,[2,6],5,7,[2,5,[false]],5,4,[2,45],5,6,[2,5,["4.1"]]],3,6,[6,162,1,0,4,[2,6],5,6,[2,22,0,[1,3],[2,6],[2,7]],5,7,[2,7],5,4,[2,34],5,6,[2,15],5,6,[2,8]],3,3,[6,141,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,80],5,6,[2,7,["3.3.6"]]],3,12,[6,280,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,79],5,6,[2,5,["3.3"]],5,6,[2,8],5,4,[2,110]],3,15,[6,207,1,0,4,[2,6],5,7,[2,5,[false]],5,4,[2,54],5,6,[2,16],5,6,[2,5],5,4,[2,53]],3,12,[6,275,1,0,4,[2,6],5,6,[2,13,0,[1,5],[2,4]],5,7,[2,5],5,4,[2,159,["When a player who let a winning tile pass may win on a discard again: once any claim interrupts the go-around, or not before the own next tile."]],4,6,[2,15],5,6,[2,8]],3,10,[6,151,1,0,4,[2,6],5,6,[2,13,0,[1,4],[2,5]],5,7,[2,4],5,4,[2,64],5,6,[2,7,["3.3.1"]]],3,5,[6,110,1,0,4,[2,6],5,7,[2,4,[1000]],5,5,[2,10,0,[1,1,[0]],[2,5,[10000]]],5,4,[2,26],5,6,[2,8,["3.3.12"]]],3,15,[6,195,1,0,4,[2,6],5,7,[2,4,[3000]],5,5,[2,10,0,[1,1,[0]],[2,5,[12000]]],5,4,[2,83],5,6,[2,15],5,6,[2,8]],3,9,[6,146,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,58],5,6,[2,13],5,6,[2,8]],3,4,[6,188,1,0,4,[2,6],5,6,[2,15,0,[1,7],[2,4]],5,7,[2,7],5,4,[2,96],5,6,[2,7,["3.4.6"]]],3,15,[6,144,1,0,4,[2,6],5,7,[2,5,[30000]],5,5,[2,12,0,[1,1,[0]],[2,7,[1000000]]],5,4,[2,31],5,6,[2,13],5,6,[2,8]]],2,5,[4,92,1,0,5,[2,1,[4]],3,8,[2,5],3,4,[2,1,[2]],3,7,[2,1,[1]],3,6,[2,13],3,6,[2,8]],2,4,[4,223,1,0,6,[2,1,[2]],3,4,[2,1,[2]],3,5,[2,4],3,6,[2,4],3,7,[2,2,[14]],3,12,[2,4],3,6,[2,12,["2.5, 3.3.8"]],3,6,[2,8],3,4,[2,89]],2,4,[4,74,1,0,7,[2,9,0,[1,1,[4]],[2,1,[4]],[2,1,[4]]],3,4,[2,4],3,6,[2,13],3,6,[2,8]],2,5,[4,991,1,0,6,[2,63,1,2,4,[2,22,1,2,2,[2,6],2,2,[2,2]],2,4,[2,23]],3,13,[2,79,1,2,4,[2,32,1,2,2,[2,13],2,2,[2,5]],2,4,[2,29]],3,7,[2,88,1,2,4,[2,23,1,2,2,[2,7],2,2,[2,2]],2,4,[2,47]],3,6,[2,93,1,2,4,[2,23,1,2,2,[2,7],2,2,[2,2]],2,4,[2,39],2,4,[2,5]],3,19,[6,104,1,0,4,[2,38,1,2,2,[2,18],2,2,[2,6]],5,4,[2,33],5,4,[2,5]],3,12,[6,112,1,0,4,[2,34,1,2,2,[2,15],2,2,[2,5]],5,4,[2,45],5,4,[2,5]],3,5,[2,87,1,2,4,[2,22,1,2,2,[2,6],2,2,[2,2]],2,4,[2,47]],3,7,[6,120,1,0,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,4,[2,80]],3,4,[6,108,1,0,4,[2,30,1,2,2,[2,11],2,2,[2,5]],5,4,[2,61]]],2,8,[4,181,1,0,6,[2,87,1,2,4,[2,31,1,2,2,[2,13],2,2,[2,4]],2,4,[2,38]],3,7,[2,74,1,2,4,[2,24,1,2,2,[2,8],2,2,[2,2]],2,4,[2,21],2,2,[2,5]]],2,4,[4,83,1,0,6,[2,75,1,2,4,[2,29,1,2,2,[2,13],2,2,[2,2]],2,4,[2,28]]],2,4,[4,793,1,0,5,[2,65,0,[1,3],[2,6],[2,14],[2,14],[2,7],[2,9]],3,5,[2,80,0,[1,3],[2,6],[2,13],[2,14],[2,14],[2,7],[2,9]],3,8,[2,64,0,[1,3],[2,6],[2,13],[2,14],[2,7],[2,9]],3,6,[6,415,0,[2,18,1,2,6,[2,6]],[7,81,1,2,6,[2,6],2,2,[2,8],2,4,[2,41]],[7,56,1,2,6,[2,7],2,2,[2,8],2,4,[2,15]],[7,119,1,0,6,[2,19,0,[1,17]],7,4,[2,79]],[7,111,1,2,6,[2,16,0,[1,14]],2,4,[2,75]]],3,6,[2,49,["3.1, 3.3, 3.3.6, 3.3.8, 3.3.12; RCR 2012, 3.4.5"]],3,4,[2,55]],2,7,[4,794,1,0,7,[6,406,1,0,6,[8,101,0,[2,33,1,2,4,[2,6],2,4,[2,9]],[9,57,1,2,4,[2,19],2,4,[2,20]]],5,6,[8,199,0,[2,119,1,0,3,[2,10],9,4,[2,89]],[9,69,1,2,3,[2,10],2,4,[2,42]]],5,6,[2,39,["3.3.9, 3.3.12; RCR 2012, 3.4.3, 3.4.5"]],5,6,[2,8]],3,13,[6,164,1,0,6,[8,101,0,[2,33,1,2,4,[2,6],2,4,[2,9]],[9,57,1,2,4,[2,19],2,4,[2,20]]],5,6,[2,15],5,6,[2,8]],3,14,[6,166,1,0,6,[8,103,0,[2,34,1,2,4,[2,6],2,4,[2,10]],[9,58,1,2,4,[2,19],2,4,[2,21]]],5,6,[2,15],5,6,[2,8]]],2,5,[4,4089,1,0,3,[6,472,1,0,4,[2,19,1,2,2,[2,3],2,2,[2,2]],5,2,[2,46,0,[1,4],[2,7],[2,13],[2,14]],5,4,[2,75],5,5,[2,54],5,4,[2,1,[3]],5,4,[2,3],5,5,[2,68,1,2,4,[2,38],2,6,[2,10]],5,5,[2,73,0,[1,66,1,2,6,[2,16],2,10,[2,10],2,4,[2,6]],[2,3]],5,6,[2,36,["3.3.1, 3.3.8, 3.2; RCR 2012, 3.4.5"]]],3,4,[6,267,1,0,4,[2,20,1,2,2,[2,4],2,2,[2,2]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,42],5,4,[2,1,[2]],5,5,[2,6,0,[1,4]],5,4,[2,9,0,[1,7]],5,13,[2,40],5,6,[2,14,["3.3.3, 3.3.6"]]],3,4,[6,248,1,0,4,[2,20,1,2,2,[2,4],2,2,[2,2]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,63],5,4,[2,1,[2]],5,5,[2,39,0,[1,4],[2,22,1,2,6,[2,10]],[2,7]],5,6,[2,21,["3.3.2, 3.3.6, 3.3.9"]]],3,4,[6,312,1,0,4,[2,20,1,2,2,[2,4],2,2,[2,2]],5,2,[2,9,0,[1,7]],5,2,[2,9],5,4,[2,3],5,5,[2,4],5,4,[2,42],5,4,[2,1,[1]],5,5,[2,6,0,[1,4]],5,4,[2,9,0,[1,7]],5,13,[2,77],5,6,[2,7,["3.3.4"]]],3,6,[6,643,1,0,4,[2,23,1,2,2,[2,6],2,2,[2,3]],5,2,[2,6,0,[1,4]],5,4,[2,8],5,4,[2,85],5,6,[2,37],5,5,[8,314,0,[2,41,1,2,4,[2,13],2,4,[2,10]],[9,16,1,2,4,[2,6]],[9,7],[9,208,1,0,6,[2,7],9,6,[12,166,0,[2,30,1,2,7,[2,5],2,2,[2,6]],[13,28,1,2,5,[2,6],2,2,[2,5]],[13,17,1,2,4,[2,7]],[13,50,1,2,3,[2,11],2,4,[2,22]]]],[9,4]],5,6,[2,8,["3.3.12"]],5,4,[2,70]],3,13,[6,321,1,0,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,11],5,5,[2,4],5,4,[2,48],5,5,[8,129,0,[2,4],[9,25,1,2,6,[2,13]],[9,33,1,2,6,[2,7],2,2,[2,8]],[9,22,1,2,6,[2,10]],[9,7]],5,6,[2,14,["3.3.7, 3.3.9"]]],3,14,[6,652,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,7],5,5,[2,4],5,4,[2,48],5,6,[2,50],5,5,[8,204,0,[2,65,1,2,4,[2,12],2,4,[2,35]],[9,4],[9,26,1,2,6,[2,14]],[9,33,1,2,6,[2,7],2,2,[2,8]],[9,22,1,2,6,[2,10]],[9,7]],5,6,[2,29,["3.3.8, 3.3.9, 3.3.12, 3.4.6"]],5,4,[2,171,["Only Thirteen Orphans may rob it, and before the indicator is turned. In free play an invalid one is found out when the player wins or the wall is used up."]]],3,14,[6,234,1,0,4,[2,44,1,2,2,[2,26],2,2,[2,4]],5,2,[2,6,0,[1,4]],5,4,[2,66],5,5,[2,31,0,[1,4],[2,23,1,2,3,[2,14]]],5,6,[2,15],5,6,[2,8]],3,7,[6,201,1,0,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,8],5,6,[2,24],5,5,[2,57,0,[1,19,1,2,6,[2,7]],[2,7],[2,19,1,2,6,[2,7]],[2,4]],5,6,[2,19,["3.3, 3.3.1, 3.3.9"]]],3,10,[6,286,1,0,4,[2,37,1,2,2,[2,19],2,2,[2,4]],5,2,[2,7,0,[1,5]],5,4,[2,65],5,5,[2,23,0,[1,15,1,2,4,[2,5]],[2,4]],5,6,[2,15],5,6,[2,8],5,4,[2,56]],3,9,[6,269,1,0,4,[2,28,1,2,2,[2,9],2,2,[2,5]],5,2,[2,6,0,[1,4]],5,4,[2,25],5,5,[2,16,0,[1,14,1,2,4,[2,4]]],5,4,[2,9,0,[1,7]],5,6,[2,7,["3.4.7"]],5,4,[2,105]]],2,7,[4,1223,1,0,9,[6,626,1,0,9,[8,370,0,[2,174,1,0,4,[2,7],9,4,[2,147,["no set is claimed and every own discard is terminal or honour and no own discard is taken and not dead and not invalid_kong"]]],[9,99,1,2,3,[2,9],2,4,[2,73]],[9,42,1,2,4,[2,5],2,4,[2,19]],[9,26,1,2,2,[2,4],2,4,[2,6]]],5,4,[2,12,0,[1,10]],5,6,[2,21,["3.4.3, 3.4.4, 3.4.6"]],5,4,[2,172,["A riichi that does not wait and an invalid kong are found out here, unless somebody has a nagashi mangan. It counts as a win, so an invalid kong forbids it."]]],3,14,[6,117,1,0,4,[2,44,1,2,2,[2,26],2,2,[2,4]],5,4,[2,56]],3,10,[2,88,1,2,4,[2,28,1,2,2,[2,10],2,2,[2,4]],2,4,[2,42]],3,11,[2,95,1,2,4,[2,29,1,2,2,[2,11],2,2,[2,4]],2,4,[2,30],2,6,[2,8,["3.3.12"]]],3,10,[6,113,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,4,[2,48],5,6,[2,7,["3.3.9"]]],3,10,[2,81,1,2,4,[2,30,1,2,2,[2,13],2,2,[2,3]],2,4,[2,33]]],2,9,[4,764,1,0,10,[2,88,1,2,4,[2,28],2,4,[2,25],2,6,[2,7,["4.2.1"]]],3,12,[6,114,1,0,4,[2,51],5,4,[2,26],5,6,[2,7,["3.3.8"]]],3,9,[2,82,1,2,4,[2,15],2,4,[2,32],2,6,[2,7,["4.2.1"]]],3,10,[2,93,1,2,4,[2,29],2,4,[2,29],2,6,[2,7,["4.2.5"]]],3,10,[6,139,1,0,4,[2,81],5,4,[2,21],5,6,[2,7,["4.2.5"]]],3,17,[6,141,1,0,4,[2,66],5,4,[2,38],5,6,[2,7,["4.2.5"]]]],2,6,[4,179,1,0,4,[2,35,1,2,2,[2,12],2,6,[2,5,["3.1"]]],3,5,[2,55,1,2,2,[2,25],2,6,[2,12,["3.1, 4.2.2"]]],3,7,[2,61,1,2,2,[2,31],2,6,[2,12,["3.1, 4.2.5"]]]],2,5,[4,130,1,0,4,[2,6],3,6,[2,15],3,6,[2,8],3,4,[2,64]],2,6,[4,283,1,0,4,[2,42,1,2,6,[2,3],2,4,[2,19,1,2,2,[2,4],2,2,[2,1]]],3,4,[2,56,1,2,6,[2,3],2,5,[2,4,[true]],2,4,[2,20,1,2,2,[2,4],2,2,[2,2]]],3,7,[2,82,1,2,6,[2,4],2,7,[2,24,0,[1,4],[2,4],[2,10]],2,4,[2,23,1,2,2,[2,7],2,2,[2,2]]],3,10,[2,61,1,2,6,[2,3],2,5,[2,4,[true]],2,4,[2,25,1,2,2,[2,10],2,2,[2,1]]]],2,7,[4,196,1,0,7,[2,33,1,2,4,[2,23,1,2,2,[2,7],2,2,[2,2]]],3,3,[2,28,1,2,4,[2,18,1,2,2,[2,3],2,2,[2,1]]],3,2,[2,50,1,2,4,[2,17,1,2,2,[2,2],2,2,[2,1]],2,9,[2,10]],3,6,[2,50,1,2,4,[2,40,1,2,2,[2,22],2,2,[2,4]]]],2,6,[4,260,1,0,8,[6,113,1,0,4,[2,28],5,6,[2,13],5,4,[2,42,1,2,1,[2,5,[15000]],2,1,[2,4,[5000]],2,1,[2,5,[-5000]],2,1,[2,6,[-15000]]]],3,7,[6,117,1,0,4,[2,45],5,6,[2,5,["4.1"]],5,4,[2,37,1,2,1,[2,1,[8]],2,1,[2,2,[16]],2,1,[2,2,[32]],2,1,[2,2,[64]],2,1,[2,3,[128]]]]],2,5,[4,236,1,0,5,[6,89,1,0,10,[2,41],5,4,[2,25]],3,5,[2,4],3,7,[2,87],3,6,[2,12,["4.1, 4.1.1"]]],2,6,[4,803,1,0,7,[6,118,1,0,4,[2,11],5,5,[2,14],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,7,["4.2.5"]],5,6,[2,8]],3,15,[6,117,1,0,4,[2,9],5,5,[2,4,[8000]],5,4,[2,33,1,2,2,[2,15],2,2,[2,4]],5,6,[2,8],5,6,[2,8]],3,9,[6,117,1,0,4,[2,9],5,5,[2,4,[6000]],5,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,6,[2,15],5,6,[2,8]],3,6,[6,112,1,0,4,[2,8],5,5,[2,4,[4000]],5,4,[2,22,1,2,2,[2,6],2,2,[2,2]],5,6,[2,15],5,6,[2,8]],3,7,[6,113,1,0,4,[2,8],5,5,[2,4,[3000]],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,15],5,6,[2,8]],3,6,[6,125,1,0,4,[2,52],5,5,[2,4,[2000]],5,4,[2,22,1,2,2,[2,6],2,2,[2,2]],5,6,[2,5,["4.1"]]]],2,6,[4,2725,1,0,3,[6,1626,1,0,7,[8,165,1,0,4,[2,31],7,6,[2,74],7,6,[2,24]],5,8,[8,96,1,0,4,[2,7],7,6,[2,44],7,6,[2,9]],5,11,[8,232,1,0,4,[2,57],7,6,[2,95],7,6,[2,22],7,6,[2,7,["3.3.6"]]],5,12,[8,161,1,0,4,[2,32],7,6,[2,49],7,6,[2,22],7,6,[2,7,["3.3.6"]]],5,7,[8,309,1,0,4,[2,60],7,6,[2,43],7,6,[2,8],7,6,[2,16],7,6,[2,8],7,4,[2,95]],5,14,[8,154,1,0,4,[2,77],7,6,[2,13],7,6,[2,8],7,6,[2,5]],5,9,[8,126,1,0,4,[2,10],7,4,[2,6],7,6,[2,18],7,6,[2,20],7,6,[2,8,["3.3.12"]]],5,6,[8,210,1,0,4,[2,10],7,4,[2,12],7,6,[2,6],7,6,[2,13],7,6,[2,8,["3.3.12"]],7,4,[2,84]]],3,9,[6,558,1,0,7,[8,224,1,0,4,[2,57],7,6,[2,65],7,6,[2,13],7,6,[2,15],7,6,[2,8]],5,7,[8,122,1,0,4,[2,7],7,6,[2,12],7,6,[2,14],7,6,[2,15],7,6,[2,8]],5,15,[8,149,1,0,4,[2,7],7,6,[2,13],7,6,[2,8],7,6,[2,15],7,6,[2,8],7,4,[2,19]]],3,9,[6,259,1,0,14,[8,109,1,0,6,[2,58],7,6,[2,6],7,6,[2,7,["3.4.6"]]],5,8,[8,107,1,0,4,[2,10],7,6,[2,19],7,6,[2,20],7,6,[2,7,["3.4.6"]]]],3,9,[6,196,1,0,9,[8,179,1,0,4,[2,10],7,4,[2,18],7,6,[2,35],7,6,[2,16],7,6,[2,13],7,6,[2,8]]],3,6,[2,12,["4.1, 3.4.9"]]],2,8,[4,739,1,0,12,[2,154,["winner is dealer or replayed or aborted or (ending is exhausted and (if seats with nagashi > 0 then dealer has nagashi else dealer has ready))"]],2,8,[2,19],3,6,[2,1,[2]],3,6,[2,15],3,8,[6,182,1,0,7,[2,174,["if replayed then repeats else if (ending is win and not winner is dealer) or (seats with nagashi > 0 and not dealer has nagashi) then 0 else repeats + 1"]]],3,6,[2,104],3,6,[2,45,["3.1, 3.4.6; RCR 2012, 3.4.10; RCR 2016, 3.6"]],3,4,[2,124,["Players with equal points share the bonus of their places. That East stays after an abortive draw is a house choice."]]],2,5,[4,377,1,0,5,[2,28,1,2,2,[2,11],2,2,[2,3]],3,5,[2,20,1,2,2,[2,4],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,5,[2,20,1,2,2,[2,4],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,18,1,2,2,[2,3],2,2,[2,1]]],2,7,[4,181,1,0,7,[2,57],3,3,[2,107]],2,7,[4,325,1,0,15,[6,304,1,0,7,[2,53],5,8,[2,66],5,15,[2,61],5,10,[2,61]]]]',
    "rulesets/ari-ari/yaku.yaml": 
    '[69,16105,1,0,8,[4,16093,1,0,6,[6,950,1,0,4,[2,22,1,2,2,[2,6],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,6],5,6,[2,8,["3.3.12"]],5,8,[8,825,0,[2,69,1,2,4,[2,24],2,4,[2,8,0,[1,6]],2,5,[2,10,1,2,3,[2,1,[2]]]],[9,29,1,0,3,[2,24]],[9,177,1,0,4,[2,20],9,4,[2,1,[2]],9,2,[2,4],9,4,[2,8,0,[1,6]],9,5,[2,40,1,2,10,[2,2],2,16,[2,2]],9,5,[2,23,1,2,3,[2,1,[5]],2,5,[2,4,[2000]]]],[9,168,1,0,4,[2,24],9,4,[2,1,[3]],9,4,[2,8,0,[1,6]],9,5,[2,44,1,2,10,[2,4],2,16,[2,4]],9,5,[2,23,1,2,3,[2,1,[3]],2,5,[2,4,[2000]]]],[9,161,1,0,4,[2,29],9,4,[2,8,0,[1,6]],9,5,[2,48,1,2,10,[2,6],2,16,[2,6]],9,5,[2,23,1,2,3,[2,1,[2]],2,5,[2,4,[1600]]]],[9,174,1,0,4,[2,20],9,4,[2,1,[2]],9,4,[2,22,0,[1,6],[2,12]],9,5,[2,40,1,2,10,[2,2],2,16,[2,2]],9,5,[2,23,1,2,3,[2,1,[3]],2,5,[2,4,[1280]]]]]],3,13,[6,550,1,0,4,[2,32,1,2,2,[2,13],2,2,[2,5]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,13],5,6,[2,15],5,6,[2,8],5,4,[2,30],5,8,[8,339,0,[2,186,1,0,4,[2,21],9,2,[2,4],9,4,[2,32,0,[1,6],[2,13],[2,7]],9,5,[2,40,1,2,10,[2,2],2,16,[2,2]],9,5,[2,23,1,2,3,[2,1,[6]],2,5,[2,4,[3000]]]],[9,84,1,2,4,[2,24],2,4,[2,23,0,[1,6],[2,13]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,49,1,2,3,[2,24],2,4,[2,8,0,[1,6]]]]],3,7,[6,276,1,0,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,18],5,6,[2,8,["3.3.12"]],5,8,[8,138,0,[2,78,1,2,4,[2,24],2,4,[2,17,0,[1,6],[2,7]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,49,1,2,3,[2,24],2,4,[2,8,0,[1,6]]]]],3,20,[6,524,1,0,4,[2,40,1,2,2,[2,20],2,2,[2,6]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,21],5,6,[2,15],5,6,[2,8],5,8,[8,338,0,[2,70,1,2,4,[2,22],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,10,1,2,3,[2,1,[1]]]],[9,47,1,2,4,[2,27],2,2,[2,4]],[9,45,1,2,3,[2,26],2,2,[2,4]],[9,29,1,0,3,[2,24]],[9,109,1,2,4,[2,20],2,5,[2,1,[2]],2,2,[2,4],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[5]],2,5,[2,4,[2000]]]]]],3,5,[6,380,1,0,4,[2,21,1,2,2,[2,5],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,25],5,6,[2,15],5,6,[2,8],5,8,[8,209,0,[2,24],[9,43,1,2,4,[2,24],2,4,[2,1,[3]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]],[9,29,1,0,3,[2,24]],[9,33,1,0,3,[2,28]]]],3,16,[6,333,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,34],5,6,[2,15],5,6,[2,8],5,8,[8,141,0,[2,61,1,2,4,[2,22],2,2,[2,4],2,5,[2,10,1,2,3,[2,1,[5]]]],[9,31,1,0,3,[2,26]],[9,29,1,0,3,[2,24]]]],3,11,[6,463,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,46],5,6,[2,15],5,6,[2,8],5,4,[2,55],5,8,[8,198,0,[2,49,1,2,4,[2,30],2,4,[2,1,[2]]],[9,24],[9,67,1,2,3,[2,30],2,7,[2,17,1,2,6,[2,5,[false]]]],[9,29,1,0,3,[2,24]]]],3,17,[6,349,1,0,4,[2,35,1,2,2,[2,17],2,2,[2,4]],5,5,[2,4],5,5,[2,35,1,2,3,[2,26]],5,4,[2,29],5,6,[2,7,["4.2.2"]],5,8,[8,164,0,[2,68,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,45,1,2,4,[2,26],2,4,[2,1,[3]]],[9,31,1,0,3,[2,26]]]],3,13,[6,472,1,0,4,[2,31,1,2,2,[2,13],2,2,[2,4]],5,5,[2,4],5,5,[2,35,1,2,3,[2,26]],5,4,[2,29],5,6,[2,7,["4.2.2"]],5,8,[8,291,0,[2,48,1,2,4,[2,22],2,4,[2,8,0,[1,6]]],[9,43,1,2,4,[2,24],2,4,[2,1,[2]]],[9,27,1,0,3,[2,22]],[9,144,1,0,4,[2,20],9,4,[2,8,0,[1,6]],9,5,[2,40,1,2,10,[2,2],2,16,[2,2]],9,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[1920]]]]]],3,12,[6,275,1,0,4,[2,27,1,2,2,[2,12],2,2,[2,1]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,13],5,6,[2,15],5,6,[2,8],5,8,[8,110,0,[2,66,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[1]]]],[9,33,1,0,3,[2,28]]]],3,12,[6,258,1,0,4,[2,27,1,2,2,[2,12],2,2,[2,1]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,13],5,6,[2,15],5,6,[2,8],5,8,[8,93,0,[2,48,1,2,4,[2,29],2,4,[2,1,[4]]],[9,34,1,0,3,[2,29]]]],3,10,[6,237,1,0,4,[2,25,1,2,2,[2,10],2,2,[2,1]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,13],5,6,[2,15],5,6,[2,8],5,8,[8,74,0,[2,29],[9,34,1,0,3,[2,29]]]],3,13,[6,454,1,0,4,[2,25,1,2,2,[2,9],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,20],5,6,[2,15],5,6,[2,8],5,8,[8,284,0,[2,49,1,2,4,[2,30],2,4,[2,1,[2]]],[9,58,1,2,3,[2,30],2,4,[2,1,[3]],2,5,[2,1,[2]]],[9,157,1,0,4,[2,28],9,4,[2,1,[2]],9,5,[2,1,[2]],9,2,[2,4],9,5,[2,18,1,2,10,[2,2]],9,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[1920]]]]]],3,14,[6,323,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,21],5,6,[2,15],5,6,[2,8],5,8,[8,147,0,[2,78,1,2,4,[2,30],2,4,[2,1,[2]],2,5,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[2]]]],[9,58,1,2,3,[2,30],2,4,[2,1,[2]],2,5,[2,1,[1]]]]],3,12,[6,554,1,0,4,[2,31,1,2,2,[2,12],2,2,[2,5]],5,5,[2,4],5,5,[2,35,1,2,3,[2,26]],5,4,[2,77],5,6,[2,7,["4.2.2"]],5,8,[8,325,0,[2,62,1,2,4,[2,24],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,64,1,2,4,[2,26],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[2]]]],[9,27,1,0,3,[2,22]],[9,35,1,0,3,[2,30]],[9,99,1,2,4,[2,21],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[3]],2,5,[2,4,[1280]]]]]],3,12,[6,508,1,0,4,[2,30,1,2,2,[2,12],2,2,[2,4]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,10],5,6,[2,15],5,6,[2,8],5,8,[8,343,0,[2,97,1,2,4,[2,29],2,4,[2,1,[4]],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,10,1,2,3,[2,1,[2]]]],[9,57,1,2,3,[2,29],2,4,[2,1,[4]],2,2,[2,4]],[9,169,1,0,4,[2,28],9,4,[2,1,[4]],9,2,[2,4],9,4,[2,12,0,[1,10]],9,5,[2,20,1,2,10,[2,4]],9,5,[2,23,1,2,3,[2,1,[6]],2,5,[2,4,[3000]]]]]],3,16,[6,310,1,0,4,[2,32,1,2,2,[2,16],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,12],5,6,[2,15],5,6,[2,8],5,8,[8,141,0,[2,90,1,2,4,[2,22],2,4,[2,1,[2]],2,4,[2,22,0,[1,6],[2,12]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,40,1,2,3,[2,22],2,4,[2,1,[2]]]]],3,13,[6,339,1,0,4,[2,31,1,2,2,[2,13],2,2,[2,4]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,21],5,6,[2,15],5,6,[2,8],5,8,[8,162,0,[2,97,1,2,4,[2,30],2,4,[2,1,[2]],2,2,[2,4],2,4,[2,11,0,[1,9]],2,5,[2,10,1,2,3,[2,1,[1]]]],[9,54,1,2,3,[2,26],2,4,[2,1,[2]],2,2,[2,4]]]],3,12,[6,381,1,0,4,[8,53,1,0,2,[2,34],7,2,[2,4]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,24],5,6,[2,15],5,6,[2,8],5,8,[8,173,0,[2,86,1,2,4,[2,28],2,5,[2,1,[2]],2,4,[2,11,0,[1,9]],2,5,[2,10,1,2,3,[2,1,[1]]]],[9,76,1,2,3,[2,28],2,5,[2,1,[2]],2,2,[2,4],2,4,[2,11,0,[1,9]]]]],3,25,[6,422,1,0,4,[2,31,1,2,2,[2,15],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[5]]],5,4,[2,38],5,6,[2,13],5,6,[2,8],5,8,[8,230,0,[2,148,1,0,4,[2,22],9,4,[2,1,[2]],9,4,[2,19,0,[1,17]],9,7,[2,18,1,2,6,[2,6]],9,5,[2,18,1,2,3,[2,1,[5]],2,2,[2,2,[32]]]],[9,71,1,2,3,[2,26],2,4,[2,1,[2]],2,4,[2,19,0,[1,17]]]]],3,11,[6,641,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,14],5,6,[2,7,["4.2.2"]],5,8,[8,503,0,[2,62,1,2,4,[2,24],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[2]]]],[9,27,1,0,3,[2,22]],[9,178,1,0,4,[2,21],9,4,[2,1,[2]],9,2,[2,4],9,4,[2,8,0,[1,6]],9,5,[2,40,1,2,10,[2,2],2,16,[2,2]],9,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[1600]]]],[9,98,1,2,4,[2,21],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,22,1,2,3,[2,1,[2]],2,5,[2,3,[400]]]],[9,100,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[1600]]]]]],3,11,[6,277,1,0,4,[2,29,1,2,2,[2,11],2,2,[2,4]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,38],5,6,[2,7,["4.2.2"]],5,8,[8,114,0,[2,68,1,2,4,[2,30],2,4,[2,1,[4]],2,5,[2,10,1,2,3,[2,1,[2]]]],[9,35,1,0,3,[2,30]]]],3,21,[6,359,1,0,4,[2,38,1,2,2,[2,21],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,29],5,6,[2,7,["4.2.2"]],5,8,[8,196,0,[2,74,1,2,4,[2,26],2,4,[2,1,[3]],2,2,[2,4],2,5,[2,10,1,2,3,[2,1,[4]]]],[9,58,1,2,4,[2,20],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,44,1,2,3,[2,26],2,4,[2,1,[3]]]]],3,11,[6,553,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,16],5,6,[2,7,["4.2.2"]],5,8,[8,413,0,[2,75,1,2,4,[2,37],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,39,1,0,3,[2,34]],[9,135,1,0,4,[2,34],9,4,[2,1,[2]],9,5,[2,24,1,2,10,[2,8]],9,5,[2,23,1,2,3,[2,1,[3]],2,5,[2,4,[1920]]]],[9,135,1,0,4,[2,34],9,4,[2,1,[2]],9,5,[2,24,1,2,10,[2,8]],9,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[2000]]]]]],3,9,[6,286,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,20],5,6,[2,7,["4.2.2"]],5,8,[8,144,0,[2,64,1,2,4,[2,26],2,4,[2,1,[3]],2,5,[2,10,1,2,3,[2,1,[2]]]],[9,31,1,0,3,[2,26]],[9,29,1,0,3,[2,24]]]],3,10,[6,697,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,4],5,5,[2,35,1,2,3,[2,26]],5,4,[2,28],5,6,[2,7,["4.2.3"]],5,8,[8,521,0,[2,57,1,2,4,[2,28],2,5,[2,10,1,2,3,[2,1,[5]]]],[9,58,1,2,4,[2,20],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[5]]]],[9,23,1,0,3,[2,18]],[9,33,1,0,3,[2,28]],[9,96,1,2,4,[2,27],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[5]],2,5,[2,4,[2000]]]],[9,97,1,2,4,[2,19],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[5]],2,5,[2,4,[2000]]]],[9,101,1,2,4,[2,23],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[5]],2,5,[2,4,[2000]]]]]],3,20,[6,403,1,0,4,[2,37,1,2,2,[2,20],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,48],5,6,[2,7,["4.2.2"]],5,8,[8,222,0,[2,66,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[4]]]],[9,33,1,0,3,[2,28]],[9,103,1,2,4,[2,25],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[2000]]]]]],3,25,[6,466,1,0,4,[2,42,1,2,2,[2,25],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,32],5,6,[2,7,["4.2.2"]],5,8,[8,296,0,[2,68,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,10,1,2,3,[2,1,[4]]]],[9,64,1,2,4,[2,26],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[4]]]],[9,29,1,0,3,[2,24]],[9,106,1,2,4,[2,28],2,4,[2,1,[3]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[2000]]]]]],3,21,[6,687,1,0,4,[2,40,1,2,2,[2,21],2,2,[2,5]],5,5,[2,4],5,5,[2,35,1,2,3,[2,26]],5,4,[2,44],5,6,[2,7,["4.2.3"]],5,8,[8,482,0,[2,70,1,2,4,[2,22],2,4,[2,1,[4]],2,5,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[4]]]],[9,70,1,2,4,[2,24],2,4,[2,1,[3]],2,5,[2,18,1,2,3,[2,1,[2]],2,2,[2,2,[28]]]],[9,29,1,0,3,[2,24]],[9,108,1,2,4,[2,20],2,4,[2,1,[4]],2,5,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[1920]]]],[9,167,1,0,4,[2,20],9,4,[2,1,[4]],9,5,[2,1,[2]],9,5,[2,18,1,2,10,[2,2]],9,7,[2,17,1,2,7,[2,4,[true]]],9,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[2000]]]]]],3,22,[6,497,1,0,4,[2,39,1,2,2,[2,22],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,96],5,7,[2,18,0,[1,16]],5,6,[2,7,["4.2.3"]],5,8,[8,234,0,[2,60,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,18],[9,29,1,0,3,[2,24]],[9,98,1,2,4,[2,20],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[3]],2,5,[2,4,[1280]]]]]],3,10,[6,925,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,4],5,5,[2,35,1,2,3,[2,26]],5,4,[2,27],5,6,[2,7,["4.2.4"]],5,8,[8,750,0,[2,56,1,2,4,[2,18],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[7]]]],[9,60,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[5]]]],[9,25,1,0,3,[2,20]],[9,96,1,2,4,[2,18],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[7]],2,5,[2,4,[3000]]]],[9,96,1,2,4,[2,18],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[8]],2,5,[2,4,[4000]]]],[9,176,1,0,4,[2,18],9,4,[2,1,[2]],9,2,[2,4],9,4,[2,8,0,[1,6]],9,5,[2,40,1,2,10,[2,2],2,16,[2,2]],9,5,[2,24,1,2,3,[2,2,[11]],2,5,[2,4,[6000]]]],[9,185,1,0,4,[2,18],9,4,[2,1,[2]],9,2,[2,4],9,4,[2,17,0,[1,6],[2,7]],9,5,[2,40,1,2,10,[2,2],2,16,[2,2]],9,5,[2,24,1,2,3,[2,2,[13]],2,5,[2,4,[8000]]]]]],4,4,[6,450,1,0,4,[2,20,1,2,2,[2,4],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,30],5,6,[2,10,["4.1, 2.7"]],5,8,[8,301,0,[2,80,1,2,4,[2,24],2,5,[2,18,1,2,10,[2,2]],2,5,[2,10,1,2,3,[2,1,[2]]]],[9,141,1,0,4,[2,29],9,2,[2,4],9,4,[2,12,0,[1,10]],9,5,[2,20,1,2,10,[2,4]],9,5,[2,10,1,2,3,[2,1,[6]]]],[9,60,1,2,3,[2,24],2,5,[2,18,1,2,10,[2,2]]]]],3,8,[6,359,1,0,4,[2,25,1,2,2,[2,8],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,58],5,6,[2,8,["3.3.12"]],5,8,[8,179,0,[2,102,1,2,4,[2,24],2,4,[2,8,0,[1,6]],2,5,[2,24,1,2,16,[2,2]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,66,1,2,3,[2,24],2,5,[2,24,1,2,16,[2,2]]]]],3,8,[6,381,1,0,4,[2,25,1,2,2,[2,8],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,21],5,6,[2,5,["1.1"]],5,8,[8,241,0,[2,68,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[3]]],[9,105,1,2,4,[2,28],2,4,[2,1,[3]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,22,1,2,3,[2,1,[3]],2,5,[2,3,[960]]]]]]]]',
    "rulesets/ari-ari/yakuman.yaml": 
    '[55,5277,1,0,8,[4,5265,1,0,16,[6,430,1,0,4,[2,34,1,2,2,[2,16],2,2,[2,4]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,16],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,256,0,[2,64,1,2,4,[2,21],2,4,[2,1,[3]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,41,1,2,4,[2,21],2,2,[2,4]],[9,31,1,0,3,[2,26]],[9,91,1,2,4,[2,21],2,4,[2,1,[3]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,15,1,2,5,[2,4,[8000]]]]]],3,10,[6,436,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,27],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,257,0,[2,52,1,2,4,[2,18],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,38,1,2,4,[2,18],2,2,[2,4]],[9,27,1,0,3,[2,22]],[9,23,1,0,3,[2,18]],[9,79,1,2,4,[2,18],2,5,[2,18,1,2,10,[2,2]],2,5,[2,15,1,2,5,[2,4,[8000]]]]]],3,18,[6,314,1,0,4,[2,34,1,2,2,[2,18],2,2,[2,2]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,10],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,146,0,[2,90,1,2,4,[2,26],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,45,1,2,3,[2,26],2,2,[2,4]]]],3,17,[6,374,1,0,4,[2,33,1,2,2,[2,17],2,2,[2,2]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,10],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,4,[2,32],5,8,[8,164,0,[2,99,1,2,4,[2,26],2,4,[2,1,[2]],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,54,1,2,3,[2,26],2,4,[2,1,[2]],2,2,[2,4]]]],3,15,[6,399,1,0,4,[2,31,1,2,2,[2,15],2,2,[2,2]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,39],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,205,0,[2,150,1,0,4,[2,26],9,4,[2,1,[2]],9,4,[2,19,0,[1,17]],9,7,[2,19,1,2,6,[2,7]],9,5,[2,15,1,2,5,[2,4,[8000]]]],[9,44,1,2,3,[2,26],2,4,[2,1,[2]]]]],3,20,[6,448,1,0,4,[2,37,1,2,2,[2,20],2,2,[2,3]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,29],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,258,0,[2,66,1,2,4,[2,22],2,2,[2,4],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,45,1,2,4,[2,25],2,2,[2,4]],[9,27,1,0,3,[2,22]],[9,91,1,2,4,[2,20],2,2,[2,4],2,5,[2,18,1,2,10,[2,2]],2,5,[2,15,1,2,5,[2,4,[8000]]]]]],3,10,[6,294,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,16],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,127,0,[2,74,1,2,4,[2,40],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,42,1,0,3,[2,37]]]],3,9,[6,389,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,23],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,216,0,[2,69,1,2,4,[2,26],2,4,[2,1,[2]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,31,1,0,3,[2,26]],[9,96,1,2,4,[2,26],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,15,1,2,5,[2,4,[8000]]]]]],3,13,[6,290,1,0,4,[2,30,1,2,2,[2,13],2,2,[2,3]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,22],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,114,0,[2,66,1,2,4,[2,32],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,37,1,0,3,[2,32]]]],3,11,[6,336,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,38],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,146,0,[2,66,1,2,4,[2,32],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,23,1,0,3,[2,18]],[9,37,1,0,3,[2,32]]]],3,17,[6,456,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,7],5,5,[2,25,1,2,7,[2,1,[1]],2,6,[2,1,[1]]],5,4,[2,29],5,6,[2,14,["4.2.5, 3.3.6"]],5,6,[2,8],5,8,[8,251,0,[2,85,1,2,4,[2,32],2,4,[2,1,[3]],2,2,[2,4],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,35,1,0,3,[2,30]],[9,111,1,2,4,[2,31],2,4,[2,1,[3]],2,2,[2,4],2,5,[2,18,1,2,10,[2,2]],2,5,[2,15,1,2,5,[2,4,[8000]]]]]],3,17,[6,312,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,44],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,110,0,[2,64,1,2,4,[2,30],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,35,1,0,3,[2,30]]]],3,14,[6,486,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,7],5,5,[2,85,1,2,7,[2,31],2,6,[2,31]],5,4,[2,27],5,6,[2,14,["4.2.5, 3.3.6"]],5,6,[2,8],5,8,[8,226,0,[2,67,1,2,4,[2,32],2,5,[2,16,1,2,5,[2,5,[16000]]]],[9,102,1,2,4,[2,32],2,7,[2,25,1,2,14,[2,5,[false]]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,37,1,0,3,[2,32]]]]]]',
  },
  trees: { 'rulesets/ari-ari/pack.yaml': 
    'expression "if red_fives then 1 else 0"\t{"text":"if red_fives then 1 else 0","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"red_fives","span":~3,12},"then":{"node":"number","value":1,"span":~18,19},"else":{"node":"number","value":0,"span":~25,26},"span":~0,26},"depth":3}\nkinds "567z"\t{"text":"567z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":~2,4}],"span":~0,4},"span":~0,4},"depth":4}\nkinds "1234z"\t{"text":"1234z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":~2,3},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":~3,5}],"span":~0,5},"span":~0,5},"depth":4}\nkinds "dragon or seat_wind or round_wind"\t{"text":"dragon or seat_wind or round_wind","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"or","of":[{"node":"kindWord","name":"dragon","span":~0,6},{"node":"kindWord","name":"seat_wind","span":~10,19},{"node":"kindWord","name":"round_wind","span":~23,33}],"span":~0,33},"span":~0,33},"depth":4}\nexpression "every set is chow and pair is not value_tile and wait is two_sided"\t{"text":"every set is chow and pair is not value_tile and wait is two_sided","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["chow"],"span":~13,17},"span":~0,17},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~22,26},"negated":true,"is":{"node":"of","kinds":{"node":"kindWord","name":"value_tile","span":~34,44},"span":~34,44},"span":~22,44},{"node":"is","subject":{"node":"name","name":"wait","span":~49,53},"negated":false,"choices":[{"name":"two_sided","span":~57,66}],"span":~49,66}],"span":~0,66},"depth":5}\nexpression "suits == 1"\t{"text":"suits == 1","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~0,5},"right":{"node":"number","value":1,"span":~9,10},"span":~0,10},"depth":3}\nexpression "if winner is dealer or payer is dealer then 2 else 1"\t{"text":"if winner is dealer or payer is dealer then 2 else 1","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":~3,9},"negated":false,"choices":[{"name":"dealer","span":~13,19}],"span":~3,19},{"node":"is","subject":{"node":"name","name":"payer","span":~23,28},"negated":false,"choices":[{"name":"dealer","span":~32,38}],"span":~23,38}],"span":~3,38},"then":{"node":"number","value":2,"span":~44,45},"else":{"node":"number","value":1,"span":~51,52},"span":~0,52},"depth":5}\nexpression "if pao and someone responsible then min(8000 * liable, value) else 0"\t{"text":"if pao and someone responsible then min(8000 * liable, value) else 0","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"and","of":[{"node":"name","name":"pao","span":~3,6},{"node":"name","name":"someone responsible","span":~11,30}],"span":~3,30},"then":{"node":"call","name":"min","arguments":[{"node":"arithmetic","op":"*","left":{"node":"number","value":8000,"span":~40,44},"right":{"node":"name","name":"liable","span":~47,53},"span":~40,53},{"node":"name","name":"value","span":~55,60}],"span":~36,61},"else":{"node":"number","value":0,"span":~67,68},"span":~0,68},"depth":5}\nexpression "claims so far == 0 and kongs so far == 0"\t{"text":"claims so far == 0 and kongs so far == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"claims so far","span":~0,13},"right":{"node":"number","value":0,"span":~17,18},"span":~0,18},{"node":"compare","op":"==","left":{"node":"name","name":"kongs so far","span":~23,35},"right":{"node":"number","value":0,"span":~39,40},"span":~23,40}],"span":~0,40},"depth":4}\nexpression "my turns == 1 and uninterrupted"\t{"text":"my turns == 1 and uninterrupted","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"my turns","span":~0,8},"right":{"node":"number","value":1,"span":~12,13},"span":~0,13},{"node":"name","name":"uninterrupted","span":~18,31}],"span":~0,31},"depth":4}\nexpression "missed or missed_after_riichi or waits on own discard"\t{"text":"missed or missed_after_riichi or waits on own discard","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"name","name":"missed","span":~0,6},{"node":"name","name":"missed_after_riichi","span":~10,29},{"node":"name","name":"waits on own discard","span":~33,53}],"span":~0,53},"depth":3}\nexpression "same kind as drawn and waits stay and readings stay"\t{"text":"same kind as drawn and waits stay and readings stay","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"same kind as drawn","span":~0,18},{"node":"name","name":"waits stay","span":~23,33},{"node":"name","name":"readings stay","span":~38,51}],"span":~0,51},"depth":3}\nexpression "bonus_of(players ahead + 1) + (if players level >= 1 then bonus_of(players ahead + 2) else 0) + (if players level >= 2 then bonus_of(players ahead + 3) else 0) + (if players level >= 3 then bonus_of(players ahead + 4) else 0)"\t{"text":"bonus_of(players ahead + 1) + (if players level >= 1 then bonus_of(players ahead + 2) else 0) + (if players level >= 2 then bonus_of(players ahead + 3) else 0) + (if players level >= 3 then bonus_of(players ahead + 4) else 0)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"+","left":{"node":"arithmetic","op":"+","left":{"node":"arithmetic","op":"+","left":{"node":"call","name":"bonus_of","arguments":[{"node":"arithmetic","op":"+","left":{"node":"name","name":"players ahead","span":~9,22},"right":{"node":"number","value":1,"span":~25,26},"span":~9,26}],"span":~0,27},"right":{"node":"if","test":{"node":"compare","op":">=","left":{"node":"name","name":"players level","span":~34,47},"right":{"node":"number","value":1,"span":~51,52},"span":~34,52},"then":{"node":"call","name":"bonus_of","arguments":[{"node":"arithmetic","op":"+","left":{"node":"name","name":"players ahead","span":~67,80},"right":{"node":"number","value":2,"span":~83,84},"span":~67,84}],"span":~58,85},"else":{"node":"number","value":0,"span":~91,92},"span":~30,93},"span":~0,93},"right":{"node":"if","test":{"node":"compare","op":">=","left":{"node":"name","name":"players level","span":~100,113},"right":{"node":"number","value":2,"span":~117,118},"span":~100,118},"then":{"node":"call","name":"bonus_of","arguments":[{"node":"arithmetic","op":"+","left":{"node":"name","name":"players ahead","span":~133,146},"right":{"node":"number","value":3,"span":~149,150},"span":~133,150}],"span":~124,151},"else":{"node":"number","value":0,"span":~157,158},"span":~96,159},"span":~0,159},"right":{"node":"if","test":{"node":"compare","op":">=","left":{"node":"name","name":"players level","span":~166,179},"right":{"node":"number","value":3,"span":~183,184},"span":~166,184},"then":{"node":"call","name":"bonus_of","arguments":[{"node":"arithmetic","op":"+","left":{"node":"name","name":"players ahead","span":~199,212},"right":{"node":"number","value":4,"span":~215,216},"span":~199,216}],"span":~190,217},"else":{"node":"number","value":0,"span":~223,224},"span":~162,225},"span":~0,225},"depth":8}\nexpression "ending is nine_terminals or four_winds or four_riichi or four_kongs or triple_win"\t{"text":"ending is nine_terminals or four_winds or four_riichi or four_kongs or triple_win","kinds":false,"heard":[["choices","ending",["win","exhausted","false_win","nine_terminals","four_winds","four_riichi","four_kongs","triple_win"]]],"tree":{"node":"is","subject":{"node":"name","name":"ending","span":~0,6},"negated":false,"choices":[{"name":"nine_terminals","span":~10,24},{"name":"four_winds","span":~28,38},{"name":"four_riichi","span":~42,53},{"name":"four_kongs","span":~57,67},{"name":"triple_win","span":~71,81}],"span":~0,81},"depth":3}\nexpression "1"\t{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":~0,1},"depth":2}\nexpression "cast"\t{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":~0,4},"depth":2}\nexpression "14"\t{"text":"14","kinds":false,"heard":[],"tree":{"node":"number","value":14,"span":~0,2},"depth":2}\nexpression "turn is claimed and missed_until is claim"\t{"text":"turn is claimed and missed_until is claim","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"claimed","span":~8,15}],"span":~0,15},{"node":"is","subject":{"node":"name","name":"missed_until","span":~20,32},"negated":false,"choices":[{"name":"claim","span":~36,41}],"span":~20,41}],"span":~0,41},"depth":4}\nexpression "turn is claimed"\t{"text":"turn is claimed","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"claimed","span":~8,15}],"span":~0,15},"depth":3}\nexpression "turn is claimed and last tile is dragon and count(shown triplet of dragon) == 3"\t{"text":"turn is claimed and last tile is dragon and count(shown triplet of dragon) == 3","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"claimed","span":~8,15}],"span":~0,15},{"node":"quantified","quantifier":"the","phrase":{"noun":"last tile","adjectives":[],"span":~20,29},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~33,39},"span":~33,39},"span":~20,39},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["shown"],"of":{"node":"kindWord","name":"dragon","span":~67,73},"span":~50,73},"span":~44,74},"right":{"node":"number","value":3,"span":~78,79},"span":~44,79}],"span":~0,79},"depth":6}\nexpression "turn is claimed and last tile is wind and count(shown triplet of wind) == 4"\t{"text":"turn is claimed and last tile is wind and count(shown triplet of wind) == 4","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"claimed","span":~8,15}],"span":~0,15},{"node":"quantified","quantifier":"the","phrase":{"noun":"last tile","adjectives":[],"span":~20,29},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~33,37},"span":~33,37},"span":~20,37},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["shown"],"of":{"node":"kindWord","name":"wind","span":~65,69},"span":~48,69},"span":~42,70},"right":{"node":"number","value":4,"span":~74,75},"span":~42,75}],"span":~0,75},"depth":6}\nexpression "riichi"\t{"text":"riichi","kinds":false,"heard":[],"tree":{"node":"name","name":"riichi","span":~0,6},"depth":2}\nexpression "not dead and (not window is concealed_kong or would score thirteen_orphans)"\t{"text":"not dead and (not window is concealed_kong or would score thirteen_orphans)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"not","of":{"node":"name","name":"dead","span":~4,8},"span":~0,8},{"node":"or","of":[{"node":"not","of":{"node":"is","subject":{"node":"name","name":"window","span":~18,24},"negated":false,"choices":[{"name":"concealed_kong","span":~28,42}],"span":~18,42},"span":~14,42},{"node":"named","word":"would score","name":"thirteen_orphans","span":~46,74}],"span":~13,75}],"span":~0,75},"depth":6}\nexpression "wins and not invalid_kong and (by draw or not furiten)"\t{"text":"wins and not invalid_kong and (by draw or not furiten)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"wins","span":~0,4},{"node":"not","of":{"node":"name","name":"invalid_kong","span":~13,25},"span":~9,25},{"node":"or","of":[{"node":"name","name":"by draw","span":~31,38},{"node":"not","of":{"node":"name","name":"furiten","span":~46,53},"span":~42,53}],"span":~30,54}],"span":~0,54},"depth":5}\nexpression "3"\t{"text":"3","kinds":false,"heard":[],"tree":{"node":"number","value":3,"span":~0,1},"depth":2}\nexpression "triple_win is abort and claimants >= 3"\t{"text":"triple_win is abort and claimants >= 3","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"triple_win","span":~0,10},"negated":false,"choices":[{"name":"abort","span":~14,19}],"span":~0,19},{"node":"compare","op":">=","left":{"node":"name","name":"claimants","span":~24,33},"right":{"node":"number","value":3,"span":~37,38},"span":~24,38}],"span":~0,38},"depth":4}\nexpression "swap_calling or not same kind as claimed"\t{"text":"swap_calling or not same kind as claimed","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"name","name":"swap_calling","span":~0,12},{"node":"not","of":{"node":"name","name":"same kind as claimed","span":~20,40},"span":~16,40}],"span":~0,40},"depth":4}\nexpression "tiles left > 0 and not riichi and not dead"\t{"text":"tiles left > 0 and not riichi and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~13,14},"span":~0,14},{"node":"not","of":{"node":"name","name":"riichi","span":~23,29},"span":~19,29},{"node":"not","of":{"node":"name","name":"dead","span":~38,42},"span":~34,42}],"span":~0,42},"depth":4}\nexpression "2"\t{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":~0,1},"depth":2}\nexpression "tiles left > 0 and kongs so far < 4 and not riichi and not dead"\t{"text":"tiles left > 0 and kongs so far < 4 and not riichi and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~13,14},"span":~0,14},{"node":"compare","op":"<","left":{"node":"name","name":"kongs so far","span":~19,31},"right":{"node":"number","value":4,"span":~34,35},"span":~19,35},{"node":"not","of":{"node":"name","name":"riichi","span":~44,50},"span":~40,50},{"node":"not","of":{"node":"name","name":"dead","span":~59,63},"span":~55,63}],"span":~0,63},"depth":4}\nexpression "swap_calling or not (same kind as claimed or completes chow with shown tiles)"\t{"text":"swap_calling or not (same kind as claimed or completes chow with shown tiles)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"name","name":"swap_calling","span":~0,12},{"node":"not","of":{"node":"or","of":[{"node":"name","name":"same kind as claimed","span":~21,41},{"node":"name","name":"completes chow with shown tiles","span":~45,76}],"span":~20,77},"span":~16,77}],"span":~0,77},"depth":5}\nexpression "play is free or hand waits without it"\t{"text":"play is free or hand waits without it","kinds":false,"heard":[["choices","play",["checked","free"]]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"play","span":~0,4},"negated":false,"choices":[{"name":"free","span":~8,12}],"span":~0,12},{"node":"name","name":"hand waits without it","span":~16,37}],"span":~0,37},"depth":4}\nexpression "first_turn"\t{"text":"first_turn","kinds":false,"heard":[],"tree":{"node":"name","name":"first_turn","span":~0,10},"depth":2}\nexpression "stake"\t{"text":"stake","kinds":false,"heard":[],"tree":{"node":"name","name":"stake","span":~0,5},"depth":2}\nexpression "seats with riichi == 4"\t{"text":"seats with riichi == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"named","word":"seats with","name":"riichi","span":~0,17},"right":{"node":"number","value":4,"span":~21,22},"span":~0,22},"depth":3}\nexpression "not riichi and no set is claimed and tiles left >= 4 and points >= stake and not dead"\t{"text":"not riichi and no set is claimed and tiles left >= 4 and points >= stake and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"not","of":{"node":"name","name":"riichi","span":~4,10},"span":~0,10},{"node":"quantified","quantifier":"no","phrase":{"noun":"set","adjectives":[],"span":~18,21},"negated":false,"is":{"node":"made","adjective":"claimed","span":~25,32},"span":~15,32},{"node":"compare","op":">=","left":{"node":"name","name":"tiles left","span":~37,47},"right":{"node":"number","value":4,"span":~51,52},"span":~37,52},{"node":"compare","op":">=","left":{"node":"name","name":"points","span":~57,63},"right":{"node":"name","name":"stake","span":~67,72},"span":~57,72},{"node":"not","of":{"node":"name","name":"dead","span":~81,85},"span":~77,85}],"span":~0,85},"depth":4}\nexpression "tiles left > 0 and kongs so far < 4 and not dead"\t{"text":"tiles left > 0 and kongs so far < 4 and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~13,14},"span":~0,14},{"node":"compare","op":"<","left":{"node":"name","name":"kongs so far","span":~19,31},"right":{"node":"number","value":4,"span":~34,35},"span":~19,35},{"node":"not","of":{"node":"name","name":"dead","span":~44,48},"span":~40,48}],"span":~0,48},"depth":4}\nexpression "play is free or not riichi or kong_changes_nothing"\t{"text":"play is free or not riichi or kong_changes_nothing","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"play","span":~0,4},"negated":false,"choices":[{"name":"free","span":~8,12}],"span":~0,12},{"node":"not","of":{"node":"name","name":"riichi","span":~20,26},"span":~16,26},{"node":"name","name":"kong_changes_nothing","span":~30,50}],"span":~0,50},"depth":4}\nexpression "riichi and not kong_changes_nothing"\t{"text":"riichi and not kong_changes_nothing","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"riichi","span":~0,6},{"node":"not","of":{"node":"name","name":"kong_changes_nothing","span":~15,35},"span":~11,35}],"span":~0,35},"depth":4}\nexpression "first_turn and count(kind in terminal or honour) >= 9 and not dead"\t{"text":"first_turn and count(kind in terminal or honour) >= 9 and not dead","kinds":false,"heard":[["sense","honour","kinds"],["sense",">=","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"first_turn","span":~0,10},{"node":"compare","op":">=","left":{"node":"count","phrase":{"noun":"kind","adjectives":[],"of":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~29,37},{"node":"kindWord","name":"honour","span":~41,47}],"span":~29,47},"span":~21,47},"span":~15,48},"right":{"node":"number","value":9,"span":~52,53},"span":~15,53},{"node":"not","of":{"node":"name","name":"dead","span":~62,66},"span":~58,66}],"span":~0,66},"depth":7}\nexpression "not riichi or just drawn"\t{"text":"not riichi or just drawn","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"not","of":{"node":"name","name":"riichi","span":~4,10},"span":~0,10},{"node":"name","name":"just drawn","span":~14,24}],"span":~0,24},"depth":4}\nexpression "hand waits and not ready and not dead and seats with nagashi == 0"\t{"text":"hand waits and not ready and not dead and seats with nagashi == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"hand waits","span":~0,10},{"node":"not","of":{"node":"name","name":"ready","span":~19,24},"span":~15,24},{"node":"not","of":{"node":"name","name":"dead","span":~33,37},"span":~29,37},{"node":"compare","op":"==","left":{"node":"named","word":"seats with","name":"nagashi","span":~42,60},"right":{"node":"number","value":0,"span":~64,65},"span":~42,65}],"span":~0,65},"depth":4}\nexpression "play is free and not dead"\t{"text":"play is free and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"play","span":~0,4},"negated":false,"choices":[{"name":"free","span":~8,12}],"span":~0,12},{"node":"not","of":{"node":"name","name":"dead","span":~21,25},"span":~17,25}],"span":~0,25},"depth":4}\nexpression "completes"\t{"text":"completes","kinds":false,"heard":[],"tree":{"node":"name","name":"completes","span":~0,9},"depth":2}\nexpression "completes and riichi"\t{"text":"completes and riichi","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"completes","span":~0,9},{"node":"name","name":"riichi","span":~14,20}],"span":~0,20},"depth":3}\nexpression "discards so far == 4 and uninterrupted and kinds discarded == 1 and every discard is wind"\t{"text":"discards so far == 4 and uninterrupted and kinds discarded == 1 and every discard is wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"discards so far","span":~0,15},"right":{"node":"number","value":4,"span":~19,20},"span":~0,20},{"node":"name","name":"uninterrupted","span":~25,38},{"node":"compare","op":"==","left":{"node":"name","name":"kinds discarded","span":~43,58},"right":{"node":"number","value":1,"span":~62,63},"span":~43,63},{"node":"quantified","quantifier":"every","phrase":{"noun":"discard","adjectives":[],"span":~74,81},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~85,89},"span":~85,89},"span":~68,89}],"span":~0,89},"depth":5}\nexpression "kongs so far == 4 and seats with kongs > 1"\t{"text":"kongs so far == 4 and seats with kongs > 1","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"kongs so far","span":~0,12},"right":{"node":"number","value":4,"span":~16,17},"span":~0,17},{"node":"compare","op":">","left":{"node":"name","name":"seats with kongs","span":~22,38},"right":{"node":"number","value":1,"span":~41,42},"span":~22,42}],"span":~0,42},"depth":4}\nexpression "passed win"\t{"text":"passed win","kinds":false,"heard":[],"tree":{"node":"named","word":"passed","name":"win","span":~0,10},"depth":2}\nexpression "passed win and riichi"\t{"text":"passed win and riichi","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"named","word":"passed","name":"win","span":~0,10},{"node":"name","name":"riichi","span":~15,21}],"span":~0,21},"depth":3}\nexpression "no set is claimed and every own discard is terminal or honour and no own discard is taken and not dead and not invalid_kong"\t{"text":"no set is claimed and every own discard is terminal or honour and no own discard is taken and not dead and not invalid_kong","kinds":false,"heard":[["sense","every","other"],["sense","honour","kinds"],["sense","no","other"],["sense","dead","yes/no"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"no","phrase":{"noun":"set","adjectives":[],"span":~3,6},"negated":false,"is":{"node":"made","adjective":"claimed","span":~10,17},"span":~0,17},{"node":"quantified","quantifier":"every","phrase":{"noun":"discard","adjectives":["own"],"span":~28,39},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~43,51},{"node":"kindWord","name":"honour","span":~55,61}],"span":~43,61},"span":~43,61},"span":~22,61},{"node":"quantified","quantifier":"no","phrase":{"noun":"discard","adjectives":["own"],"span":~69,80},"negated":false,"is":{"node":"made","adjective":"taken","span":~84,89},"span":~66,89},{"node":"not","of":{"node":"name","name":"dead","span":~98,102},"span":~94,102},{"node":"not","of":{"node":"name","name":"invalid_kong","span":~111,123},"span":~107,123}],"span":~0,123},"depth":6}\nexpression "seats with nagashi == 0 and (invalid_kong or (riichi and not hand waits))"\t{"text":"seats with nagashi == 0 and (invalid_kong or (riichi and not hand waits))","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"named","word":"seats with","name":"nagashi","span":~0,18},"right":{"node":"number","value":0,"span":~22,23},"span":~0,23},{"node":"or","of":[{"node":"name","name":"invalid_kong","span":~29,41},{"node":"and","of":[{"node":"name","name":"riichi","span":~46,52},{"node":"not","of":{"node":"name","name":"hand waits","span":~61,71},"span":~57,71}],"span":~45,72}],"span":~28,73}],"span":~0,73},"depth":6}\nexpression "riichi and not dead"\t{"text":"riichi and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"riichi","span":~0,6},{"node":"not","of":{"node":"name","name":"dead","span":~15,19},"span":~11,19}],"span":~0,19},"depth":4}\nexpression "by draw and turn is replaced"\t{"text":"by draw and turn is replaced","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"turn","span":~12,16},"negated":false,"choices":[{"name":"replaced","span":~20,28}],"span":~12,28}],"span":~0,28},"depth":4}\nexpression "window is extended_kong or window is concealed_kong"\t{"text":"window is extended_kong or window is concealed_kong","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"window","span":~0,6},"negated":false,"choices":[{"name":"extended_kong","span":~10,23}],"span":~0,23},{"node":"is","subject":{"node":"name","name":"window","span":~27,33},"negated":false,"choices":[{"name":"concealed_kong","span":~37,51}],"span":~27,51}],"span":~0,51},"depth":4}\nexpression "tiles left == 0"\t{"text":"tiles left == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~14,15},"span":~0,15},"depth":3}\nexpression "turn is dealt and i am dealer"\t{"text":"turn is dealt and i am dealer","kinds":false,"heard":[["choices","turn",["dealt","drawn","replaced","bonus","claimed"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"dealt","span":~8,13}],"span":~0,13},{"node":"name","name":"i am dealer","span":~18,29}],"span":~0,29},"depth":4}\nexpression "by draw and turn is drawn and my turns == 1 and uninterrupted and not i am dealer"\t{"text":"by draw and turn is drawn and my turns == 1 and uninterrupted and not i am dealer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"turn","span":~12,16},"negated":false,"choices":[{"name":"drawn","span":~20,25}],"span":~12,25},{"node":"compare","op":"==","left":{"node":"name","name":"my turns","span":~30,38},"right":{"node":"number","value":1,"span":~42,43},"span":~30,43},{"node":"name","name":"uninterrupted","span":~48,61},{"node":"not","of":{"node":"name","name":"i am dealer","span":~70,81},"span":~66,81}],"span":~0,81},"depth":4}\nexpression "by discard and my turns == 0 and uninterrupted and not i am dealer"\t{"text":"by discard and my turns == 0 and uninterrupted and not i am dealer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"compare","op":"==","left":{"node":"name","name":"my turns","span":~15,23},"right":{"node":"number","value":0,"span":~27,28},"span":~15,28},{"node":"name","name":"uninterrupted","span":~33,46},{"node":"not","of":{"node":"name","name":"i am dealer","span":~55,66},"span":~51,66}],"span":~0,66},"depth":4}\nexpression "by discard and payer is exposer"\t{"text":"by discard and payer is exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"payer","span":~15,20},"negated":false,"choices":[{"name":"exposer","span":~24,31}],"span":~15,31}],"span":~0,31},"depth":4}\nexpression "round_up((value - liable_part) * (if winner is dealer then 6 else 4), 100)"\t{"text":"round_up((value - liable_part) * (if winner is dealer then 6 else 4), 100)","kinds":false,"heard":[],"tree":{"node":"call","name":"round_up","arguments":[{"node":"arithmetic","op":"*","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"value","span":~10,15},"right":{"node":"name","name":"liable_part","span":~18,29},"span":~9,30},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"winner","span":~37,43},"negated":false,"choices":[{"name":"dealer","span":~47,53}],"span":~37,53},"then":{"node":"number","value":6,"span":~59,60},"else":{"node":"number","value":4,"span":~66,67},"span":~33,68},"span":~9,68},{"node":"number","value":100,"span":~70,73}],"span":~0,74},"depth":6}\nexpression "by draw"\t{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":~0,7},"depth":2}\nexpression "round_up((value - liable_part) * share, 100)"\t{"text":"round_up((value - liable_part) * share, 100)","kinds":false,"heard":[],"tree":{"node":"call","name":"round_up","arguments":[{"node":"arithmetic","op":"*","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"value","span":~10,15},"right":{"node":"name","name":"liable_part","span":~18,29},"span":~9,30},"right":{"node":"name","name":"share","span":~33,38},"span":~9,38},{"node":"number","value":100,"span":~40,43}],"span":~0,44},"depth":5}\nexpression "by discard and (payer is exposer or payer is responsible)"\t{"text":"by discard and (payer is exposer or payer is responsible)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"payer","span":~16,21},"negated":false,"choices":[{"name":"exposer","span":~25,32}],"span":~16,32},{"node":"is","subject":{"node":"name","name":"payer","span":~36,41},"negated":false,"choices":[{"name":"responsible","span":~45,56}],"span":~36,56}],"span":~15,57}],"span":~0,57},"depth":5}\nexpression "liable_part * (if winner is dealer then 6 else 4) * (if exposer is responsible then 1 else 1/2)"\t{"text":"liable_part * (if winner is dealer then 6 else 4) * (if exposer is responsible then 1 else 1/2)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"arithmetic","op":"*","left":{"node":"name","name":"liable_part","span":~0,11},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"winner","span":~18,24},"negated":false,"choices":[{"name":"dealer","span":~28,34}],"span":~18,34},"then":{"node":"number","value":6,"span":~40,41},"else":{"node":"number","value":4,"span":~47,48},"span":~14,49},"span":~0,49},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"exposer","span":~56,63},"negated":false,"choices":[{"name":"responsible","span":~67,78}],"span":~56,78},"then":{"node":"number","value":1,"span":~84,85},"else":{"node":"arithmetic","op":"/","left":{"node":"number","value":1,"span":~91,92},"right":{"node":"number","value":2,"span":~93,94},"span":~91,94},"span":~52,95},"span":~0,95},"depth":6}\nexpression "by draw and payer is responsible"\t{"text":"by draw and payer is responsible","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"payer","span":~12,17},"negated":false,"choices":[{"name":"responsible","span":~21,32}],"span":~12,32}],"span":~0,32},"depth":4}\nexpression "liable_part * (if winner is dealer then 6 else 4)"\t{"text":"liable_part * (if winner is dealer then 6 else 4)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"liable_part","span":~0,11},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"winner","span":~18,24},"negated":false,"choices":[{"name":"dealer","span":~28,34}],"span":~18,34},"then":{"node":"number","value":6,"span":~40,41},"else":{"node":"number","value":4,"span":~47,48},"span":~14,49},"span":~0,49},"depth":5}\nexpression "if by discard then payer is exposer else liable_part < value"\t{"text":"if by discard then payer is exposer else liable_part < value","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"by discard","span":~3,13},"then":{"node":"is","subject":{"node":"name","name":"payer","span":~19,24},"negated":false,"choices":[{"name":"exposer","span":~28,35}],"span":~19,35},"else":{"node":"compare","op":"<","left":{"node":"name","name":"liable_part","span":~41,52},"right":{"node":"name","name":"value","span":~55,60},"span":~41,60},"span":~0,60},"depth":4}\nexpression "repeats * (if by discard then 300 else 100)"\t{"text":"repeats * (if by discard then 300 else 100)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"repeats","span":~0,7},"right":{"node":"if","test":{"node":"name","name":"by discard","span":~14,24},"then":{"node":"number","value":300,"span":~30,33},"else":{"node":"number","value":100,"span":~39,42},"span":~10,43},"span":~0,43},"depth":4}\nexpression "by draw and payer is responsible and liable_part > 0 and liable_part == value"\t{"text":"by draw and payer is responsible and liable_part > 0 and liable_part == value","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"payer","span":~12,17},"negated":false,"choices":[{"name":"responsible","span":~21,32}],"span":~12,32},{"node":"compare","op":">","left":{"node":"name","name":"liable_part","span":~37,48},"right":{"node":"number","value":0,"span":~51,52},"span":~37,52},{"node":"compare","op":"==","left":{"node":"name","name":"liable_part","span":~57,68},"right":{"node":"name","name":"value","span":~72,77},"span":~57,77}],"span":~0,77},"depth":4}\nexpression "300 * repeats"\t{"text":"300 * repeats","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":300,"span":~0,3},"right":{"node":"name","name":"repeats","span":~6,13},"span":~0,13},"depth":3}\nexpression "min(stake, stakes)"\t{"text":"min(stake, stakes)","kinds":false,"heard":[],"tree":{"node":"call","name":"min","arguments":[{"node":"name","name":"stake","span":~4,9},{"node":"name","name":"stakes","span":~11,17}],"span":~0,18},"depth":3}\nexpression "first winner"\t{"text":"first winner","kinds":false,"heard":[],"tree":{"node":"name","name":"first winner","span":~0,12},"depth":2}\nexpression "stakes"\t{"text":"stakes","kinds":false,"heard":[],"tree":{"node":"name","name":"stakes","span":~0,6},"depth":2}\nexpression "seats with nagashi == 0 and ready and not payer has ready"\t{"text":"seats with nagashi == 0 and ready and not payer has ready","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"named","word":"seats with","name":"nagashi","span":~0,18},"right":{"node":"number","value":0,"span":~22,23},"span":~0,23},{"node":"name","name":"ready","span":~28,33},{"node":"not","of":{"node":"named","word":"payer has","name":"ready","span":~42,57},"span":~38,57}],"span":~0,57},"depth":4}\nexpression "floor(waiting_payment / (if seats with ready == 2 then 4 else 3))"\t{"text":"floor(waiting_payment / (if seats with ready == 2 then 4 else 3))","kinds":false,"heard":[],"tree":{"node":"call","name":"floor","arguments":[{"node":"arithmetic","op":"/","left":{"node":"name","name":"waiting_payment","span":~6,21},"right":{"node":"if","test":{"node":"compare","op":"==","left":{"node":"named","word":"seats with","name":"ready","span":~28,44},"right":{"node":"number","value":2,"span":~48,49},"span":~28,49},"then":{"node":"number","value":4,"span":~55,56},"else":{"node":"number","value":3,"span":~62,63},"span":~24,64},"span":~6,64}],"span":~0,65},"depth":6}\nexpression "nagashi"\t{"text":"nagashi","kinds":false,"heard":[],"tree":{"node":"name","name":"nagashi","span":~0,7},"depth":2}\nexpression "2000 * share"\t{"text":"2000 * share","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":2000,"span":~0,4},"right":{"node":"name","name":"share","span":~7,12},"span":~0,12},"depth":3}\nexpression "100 * repeats"\t{"text":"100 * repeats","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":100,"span":~0,3},"right":{"node":"name","name":"repeats","span":~6,13},"span":~0,13},"depth":3}\nexpression "if payer is dealer or winner is dealer then 4000 else 2000"\t{"text":"if payer is dealer or winner is dealer then 4000 else 2000","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"payer","span":~3,8},"negated":false,"choices":[{"name":"dealer","span":~12,18}],"span":~3,18},{"node":"is","subject":{"node":"name","name":"winner","span":~22,28},"negated":false,"choices":[{"name":"dealer","span":~32,38}],"span":~22,38}],"span":~3,38},"then":{"node":"number","value":4000,"span":~44,48},"else":{"node":"number","value":2000,"span":~54,58},"span":~0,58},"depth":5}\nexpression "min(staked, stakes)"\t{"text":"min(staked, stakes)","kinds":false,"heard":[],"tree":{"node":"call","name":"min","arguments":[{"node":"name","name":"staked","span":~4,10},{"node":"name","name":"stakes","span":~12,18}],"span":~0,19},"depth":3}\nexpression "players ahead == 0"\t{"text":"players ahead == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"players ahead","span":~0,13},"right":{"node":"number","value":0,"span":~17,18},"span":~0,18},"depth":3}\nexpression "floor(stakes / (players level + 1))"\t{"text":"floor(stakes / (players level + 1))","kinds":false,"heard":[],"tree":{"node":"call","name":"floor","arguments":[{"node":"arithmetic","op":"/","left":{"node":"name","name":"stakes","span":~6,12},"right":{"node":"arithmetic","op":"+","left":{"node":"name","name":"players level","span":~16,29},"right":{"node":"number","value":1,"span":~32,33},"span":~15,34},"span":~6,34}],"span":~0,35},"depth":5}\nexpression "winner is dealer or replayed or aborted or (ending is exhausted and (if seats with nagashi > 0 then dealer has nagashi else dealer has ready))"\t{"text":"winner is dealer or replayed or aborted or (ending is exhausted and (if seats with nagashi > 0 then dealer has nagashi else dealer has ready))","kinds":false,"heard":[["choices","winner",["i","dealer","starter","exposer","winner","leader"]],["sense","replayed","yes/no"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":~0,6},"negated":false,"choices":[{"name":"dealer","span":~10,16}],"span":~0,16},{"node":"name","name":"replayed","span":~20,28},{"node":"name","name":"aborted","span":~32,39},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"ending","span":~44,50},"negated":false,"choices":[{"name":"exhausted","span":~54,63}],"span":~44,63},{"node":"if","test":{"node":"compare","op":">","left":{"node":"named","word":"seats with","name":"nagashi","span":~72,90},"right":{"node":"number","value":0,"span":~93,94},"span":~72,94},"then":{"node":"named","word":"dealer has","name":"nagashi","span":~100,118},"else":{"node":"named","word":"dealer has","name":"ready","span":~124,140},"span":~68,141}],"span":~43,142}],"span":~0,142},"depth":6}\nexpression "ending is false_win"\t{"text":"ending is false_win","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"ending","span":~0,6},"negated":false,"choices":[{"name":"false_win","span":~10,19}],"span":~0,19},"depth":3}\nexpression "if replayed then repeats else if (ending is win and not winner is dealer) or (seats with nagashi > 0 and not dealer has nagashi) then 0 else repeats + 1"\t{"text":"if replayed then repeats else if (ending is win and not winner is dealer) or (seats with nagashi > 0 and not dealer has nagashi) then 0 else repeats + 1","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"replayed","span":~3,11},"then":{"node":"name","name":"repeats","span":~17,24},"else":{"node":"if","test":{"node":"or","of":[{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"ending","span":~34,40},"negated":false,"choices":[{"name":"win","span":~44,47}],"span":~34,47},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"winner","span":~56,62},"negated":false,"choices":[{"name":"dealer","span":~66,72}],"span":~56,72},"span":~52,72}],"span":~33,73},{"node":"and","of":[{"node":"compare","op":">","left":{"node":"named","word":"seats with","name":"nagashi","span":~78,96},"right":{"node":"number","value":0,"span":~99,100},"span":~78,100},{"node":"not","of":{"node":"named","word":"dealer has","name":"nagashi","span":~109,127},"span":~105,127}],"span":~77,128}],"span":~33,128},"then":{"node":"number","value":0,"span":~134,135},"else":{"node":"arithmetic","op":"+","left":{"node":"name","name":"repeats","span":~141,148},"right":{"node":"number","value":1,"span":~151,152},"span":~141,152},"span":~30,152},"span":~0,152},"depth":8}\nexpression "starting_points"\t{"text":"starting_points","kinds":false,"heard":[],"tree":{"node":"name","name":"starting_points","span":~0,15},"depth":2}\nexpression "points - starting_points + (if placement then floor(bonus_of_equal_places / (players level + 1)) else 0)"\t{"text":"points - starting_points + (if placement then floor(bonus_of_equal_places / (players level + 1)) else 0)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"+","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"points","span":~0,6},"right":{"node":"name","name":"starting_points","span":~9,24},"span":~0,24},"right":{"node":"if","test":{"node":"name","name":"placement","span":~31,40},"then":{"node":"call","name":"floor","arguments":[{"node":"arithmetic","op":"/","left":{"node":"name","name":"bonus_of_equal_places","span":~52,73},"right":{"node":"arithmetic","op":"+","left":{"node":"name","name":"players level","span":~77,90},"right":{"node":"number","value":1,"span":~93,94},"span":~76,95},"span":~52,95}],"span":~46,96},"else":{"node":"number","value":0,"span":~102,103},"span":~27,104},"span":~0,104},"depth":7}\nexpression "double_riichi"\t{"text":"double_riichi","kinds":false,"heard":[],"tree":{"node":"name","name":"double_riichi","span":~0,13},"depth":2}\nexpression "riichi and ippatsu"\t{"text":"riichi and ippatsu","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"riichi","span":~0,6},{"node":"name","name":"ippatsu","span":~11,18}],"span":~0,18},"depth":3}\nexpression "concealed and by draw"\t{"text":"concealed and by draw","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":~0,9},{"node":"name","name":"by draw","span":~14,21}],"span":~0,21},"depth":3}\nexpression "concealed and plain_chows"\t{"text":"concealed and plain_chows","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":~0,9},{"node":"name","name":"plain_chows","span":~14,25}],"span":~0,25},"depth":3}\nexpression "concealed and has chow nA, chow nA"\t{"text":"concealed and has chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":~0,9},{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~23,25},"span":~18,25},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~32,34},"span":~27,34}],"ranges":[],"span":~14,34}],"span":~0,34},"depth":5}\nexpression "every tile is simple and (concealed or kuitan)"\t{"text":"every tile is simple and (concealed or kuitan)","kinds":false,"heard":[["sense","(","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"simple","span":~14,20},"span":~14,20},"span":~0,20},{"node":"or","of":[{"node":"name","name":"concealed","span":~26,35},{"node":"name","name":"kuitan","span":~39,45}],"span":~25,46}],"span":~0,46},"depth":5}\nexpression "has chow nA, chow nB, chow nC"\t{"text":"has chow nA, chow nB, chow nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "if concealed then 2 else 1"\t{"text":"if concealed then 2 else 1","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"concealed","span":~3,12},"then":{"node":"number","value":2,"span":~18,19},"else":{"node":"number","value":1,"span":~25,26},"span":~0,26},"depth":3}\nexpression "has chow 1A, chow 4A, chow 7A"\t{"text":"has chow 1A, chow 4A, chow 7A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "any set is 5z"\t{"text":"any set is 5z","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~4,7},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":~11,13}],"span":~11,13},"span":~11,13},"span":~0,13},"depth":5}\nexpression "any set is 6z"\t{"text":"any set is 6z","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~4,7},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~11,13}],"span":~11,13},"span":~11,13},"span":~0,13},"depth":5}\nexpression "any set is 7z"\t{"text":"any set is 7z","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~4,7},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":~11,13}],"span":~11,13},"span":~11,13},"span":~0,13},"depth":5}\nexpression "any set is seat_wind"\t{"text":"any set is seat_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~4,7},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"seat_wind","span":~11,20},"span":~11,20},"span":~0,20},"depth":4}\nexpression "any set is round_wind"\t{"text":"any set is round_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~4,7},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"round_wind","span":~11,21},"span":~11,21},"span":~0,21},"depth":4}\nexpression "every group has terminal or honour and any set is chow and any tile is honour"\t{"text":"every group has terminal or honour and any set is chow and any tile is honour","kinds":false,"heard":[["sense","honour","kinds"],["sense","any","other"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":~6,11},"negated":false,"is":{"node":"has","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~16,24},{"node":"kindWord","name":"honour","span":~28,34}],"span":~16,34}},"span":~0,34},{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~43,46},"negated":false,"is":{"node":"type","types":["chow"],"span":~50,54},"span":~39,54},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~63,67},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~71,77},"span":~71,77},"span":~59,77}],"span":~0,77},"depth":5}\nexpression "after_kong"\t{"text":"after_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"after_kong","span":~0,10},"depth":2}\nexpression "robbing_kong"\t{"text":"robbing_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"robbing_kong","span":~0,12},"depth":2}\nexpression "last_tile and by draw"\t{"text":"last_tile and by draw","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"last_tile","span":~0,9},{"node":"name","name":"by draw","span":~14,21}],"span":~0,21},"depth":3}\nexpression "last_tile and by discard"\t{"text":"last_tile and by discard","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"last_tile","span":~0,9},{"node":"name","name":"by discard","span":~14,24}],"span":~0,24},"depth":3}\nexpression "before_first_draw and renhou is mangan"\t{"text":"before_first_draw and renhou is mangan","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"before_first_draw","span":~0,17},{"node":"is","subject":{"node":"name","name":"renhou","span":~22,28},"negated":false,"choices":[{"name":"mangan","span":~32,38}],"span":~22,38}],"span":~0,38},"depth":4}\nexpression "5"\t{"text":"5","kinds":false,"heard":[],"tree":{"node":"number","value":5,"span":~0,1},"depth":2}\nexpression "shape is pairs"\t{"text":"shape is pairs","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"pairs","span":~9,14}],"span":~0,14},"depth":3}\nexpression "has triplet nA, triplet nB, triplet nC"\t{"text":"has triplet nA, triplet nB, triplet nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~24,26},"span":~16,26},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":~36,38},"span":~28,38}],"ranges":[],"span":~0,38},"depth":4}\nexpression "count(concealed triplet) == 3"\t{"text":"count(concealed triplet) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":3,"span":~28,29},"span":~0,29},"depth":4}\nexpression "count(kong) == 3"\t{"text":"count(kong) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":3,"span":~15,16},"span":~0,16},"depth":4}\nexpression "every set is triplet"\t{"text":"every set is triplet","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["triplet"],"span":~13,20},"span":~0,20},"depth":3}\nexpression "flush and any tile is honour"\t{"text":"flush and any tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"flush","span":~0,5},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~14,18},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~22,28},"span":~22,28},"span":~10,28}],"span":~0,28},"depth":5}\nexpression "if concealed then 3 else 2"\t{"text":"if concealed then 3 else 2","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"concealed","span":~3,12},"then":{"node":"number","value":3,"span":~18,19},"else":{"node":"number","value":2,"span":~25,26},"span":~0,26},"depth":3}\nexpression "count(triplet of dragon) == 2 and pair is dragon"\t{"text":"count(triplet of dragon) == 2 and pair is dragon","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":2,"span":~28,29},"span":~0,29},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~34,38},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~42,48},"span":~42,48},"span":~34,48}],"span":~0,48},"depth":6}\nexpression "every tile is terminal or honour"\t{"text":"every tile is terminal or honour","kinds":false,"heard":[["sense","honour","kinds"],["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~14,22},{"node":"kindWord","name":"honour","span":~26,32}],"span":~14,32},"span":~14,32},"span":~0,32},"depth":5}\nexpression "every group has terminal and any set is chow"\t{"text":"every group has terminal and any set is chow","kinds":false,"heard":[["sense","any","other"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":~6,11},"negated":false,"is":{"node":"has","kinds":{"node":"kindWord","name":"terminal","span":~16,24}},"span":~0,24},{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~33,36},"negated":false,"is":{"node":"type","types":["chow"],"span":~40,44},"span":~29,44}],"span":~0,44},"depth":4}\nexpression "concealed and (has chow nA, chow nA, chow kB, chow kB or has chow nA, chow nA, chow kA, chow kA)"\t{"text":"concealed and (has chow nA, chow nA, chow kB, chow kB or has chow nA, chow nA, chow kA, chow kA)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":~0,9},{"node":"or","of":[{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~24,26},"span":~19,26},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~33,35},"span":~28,35},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"B","span":~42,44},"span":~37,44},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"B","span":~51,53},"span":~46,53}],"ranges":[],"span":~15,53},{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~66,68},"span":~61,68},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~75,77},"span":~70,77},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"A","span":~84,86},"span":~79,86},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"A","span":~93,95},"span":~88,95}],"ranges":[],"span":~57,95}],"span":~14,96}],"span":~0,96},"depth":6}\nexpression "flush and no tile is honour"\t{"text":"flush and no tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"flush","span":~0,5},{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":~13,17},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~21,27},"span":~21,27},"span":~10,27}],"span":~0,27},"depth":5}\nexpression "if concealed then 6 else 5"\t{"text":"if concealed then 6 else 5","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"concealed","span":~3,12},"then":{"node":"number","value":6,"span":~18,19},"else":{"node":"number","value":5,"span":~25,26},"span":~0,26},"depth":3}\nexpression "per tile pointed by indicators"\t{"text":"per tile pointed by indicators","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"tile","adjectives":[],"by":{"list":"indicators","span":~9,30},"span":~4,30},"span":~0,30},"depth":4}\nexpression "if riichi then per tile pointed by under_indicators else 0"\t{"text":"if riichi then per tile pointed by under_indicators else 0","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"riichi","span":~3,9},"then":{"node":"per","phrase":{"noun":"tile","adjectives":[],"by":{"list":"under_indicators","span":~24,51},"span":~19,51},"span":~15,51},"else":{"node":"number","value":0,"span":~57,58},"span":~0,58},"depth":5}\nexpression "per tile where marked"\t{"text":"per tile where marked","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"tile","adjectives":[],"where":{"node":"name","name":"marked","span":~15,21},"span":~4,21},"span":~0,21},"depth":4}\nexpression "shape is orphans"\t{"text":"shape is orphans","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"orphans","span":~9,16}],"span":~0,16},"depth":3}\nexpression "held include 1112345678999A"\t{"text":"held include 1112345678999A","kinds":false,"heard":[],"tree":{"node":"include","what":"held","exactly":false,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~13,14},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~14,15},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~15,16},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":~16,17},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":~17,18},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~18,19},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":~19,20},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":~20,21},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~21,22},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":~22,23},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~23,24},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~24,25},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~25,27}],"span":~0,27},"depth":3}\nexpression "dealt_hand"\t{"text":"dealt_hand","kinds":false,"heard":[],"tree":{"node":"name","name":"dealt_hand","span":~0,10},"depth":2}\nexpression "first_draw"\t{"text":"first_draw","kinds":false,"heard":[],"tree":{"node":"name","name":"first_draw","span":~0,10},"depth":2}\nexpression "before_first_draw and renhou is yakuman"\t{"text":"before_first_draw and renhou is yakuman","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"before_first_draw","span":~0,17},{"node":"is","subject":{"node":"name","name":"renhou","span":~22,28},"negated":false,"choices":[{"name":"yakuman","span":~32,39}],"span":~22,39}],"span":~0,39},"depth":4}\nexpression "count(concealed triplet) == 4"\t{"text":"count(concealed triplet) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":4,"span":~28,29},"span":~0,29},"depth":4}\nexpression "count(kong) == 4"\t{"text":"count(kong) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":4,"span":~15,16},"span":~0,16},"depth":4}\nexpression "every tile in 23468s 6z"\t{"text":"every tile in 23468s 6z","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":~14,15},{"rank":{"offset":{"add":3,"times":{}}},"suit":"s","span":~15,16},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":~16,17},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":~17,18},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":~18,20},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~21,23}],"span":~14,23}},"span":~0,23},"depth":4}\nexpression "every tile is terminal"\t{"text":"every tile is terminal","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~14,22},"span":~14,22},"span":~0,22},"depth":4}\nexpression "every tile is honour and shape is sets"\t{"text":"every tile is honour and shape is sets","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~14,20},"span":~14,20},"span":~0,20},{"node":"is","subject":{"node":"name","name":"shape","span":~25,30},"negated":false,"choices":[{"name":"sets","span":~34,38}],"span":~25,38}],"span":~0,38},"depth":5}\nexpression "count(triplet of dragon) == 3"\t{"text":"count(triplet of dragon) == 3","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":3,"span":~28,29},"span":~0,29},"depth":5}\nexpression "count(triplet of wind) == 3 and pair is wind"\t{"text":"count(triplet of wind) == 3 and pair is wind","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":3,"span":~26,27},"span":~0,27},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~32,36},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~40,44},"span":~40,44},"span":~32,44}],"span":~0,44},"depth":6}\nexpression "count(triplet of wind) == 4"\t{"text":"count(triplet of wind) == 4","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":4,"span":~26,27},"span":~0,27},"depth":5}\nexpression "if double_yakuman then 2 else 1"\t{"text":"if double_yakuman then 2 else 1","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"double_yakuman","span":~3,17},"then":{"node":"number","value":2,"span":~23,24},"else":{"node":"number","value":1,"span":~30,31},"span":~0,31},"depth":3}\nexpression "shape is sets and concealed and by discard"\t{"text":"shape is sets and concealed and by discard","kinds":false,"heard":[["choices","shape",["sets","pairs","orphans"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"name","name":"concealed","span":~18,27},{"node":"name","name":"by discard","span":~32,42}],"span":~0,42},"depth":4}\nexpression "30"\t{"text":"30","kinds":false,"heard":[],"tree":{"node":"number","value":30,"span":~0,2},"depth":2}\nexpression "shape is sets and not (concealed and by discard)"\t{"text":"shape is sets and not (concealed and by discard)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"concealed","span":~23,32},{"node":"name","name":"by discard","span":~37,47}],"span":~22,48},"span":~18,48}],"span":~0,48},"depth":5}\nexpression "20"\t{"text":"20","kinds":false,"heard":[],"tree":{"node":"number","value":20,"span":~0,2},"depth":2}\nexpression "25"\t{"text":"25","kinds":false,"heard":[],"tree":{"node":"number","value":25,"span":~0,2},"depth":2}\nexpression "any set is triplet"\t{"text":"any set is triplet","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~4,7},"negated":false,"is":{"node":"type","types":["triplet"],"span":~11,18},"span":~0,18},"depth":3}\nexpression "per triplet, 2 * (if concealed then 2 else 1) * (if terminal or honour then 2 else 1) * (if kong then 4 else 1)"\t{"text":"per triplet, 2 * (if concealed then 2 else 1) * (if terminal or honour then 2 else 1) * (if kong then 4 else 1)","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"triplet","adjectives":[],"span":~4,11},"value":{"node":"arithmetic","op":"*","left":{"node":"arithmetic","op":"*","left":{"node":"arithmetic","op":"*","left":{"node":"number","value":2,"span":~13,14},"right":{"node":"if","test":{"node":"name","name":"concealed","span":~21,30},"then":{"node":"number","value":2,"span":~36,37},"else":{"node":"number","value":1,"span":~43,44},"span":~17,45},"span":~13,45},"right":{"node":"if","test":{"node":"or","of":[{"node":"name","name":"terminal","span":~52,60},{"node":"name","name":"honour","span":~64,70}],"span":~52,70},"then":{"node":"number","value":2,"span":~76,77},"else":{"node":"number","value":1,"span":~83,84},"span":~48,85},"span":~13,85},"right":{"node":"if","test":{"node":"name","name":"kong","span":~92,96},"then":{"node":"number","value":4,"span":~102,103},"else":{"node":"number","value":1,"span":~109,110},"span":~88,111},"span":~13,111},"span":~0,111},"depth":7}\nexpression "pair is dragon"\t{"text":"pair is dragon","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~0,4},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~8,14},"span":~8,14},"span":~0,14},"depth":4}\nexpression "pair is seat_wind"\t{"text":"pair is seat_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~0,4},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"seat_wind","span":~8,17},"span":~8,17},"span":~0,17},"depth":4}\nexpression "pair is round_wind"\t{"text":"pair is round_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~0,4},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"round_wind","span":~8,18},"span":~8,18},"span":~0,18},"depth":4}\nexpression "shape is sets and wait is edge or closed or single"\t{"text":"shape is sets and wait is edge or closed or single","kinds":false,"heard":[["choices","wait",["single","pairs","closed","edge","two_sided","none"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"is","subject":{"node":"name","name":"wait","span":~18,22},"negated":false,"choices":[{"name":"edge","span":~26,30},{"name":"closed","span":~34,40},{"name":"single","span":~44,50}],"span":~18,50}],"span":~0,50},"depth":4}\nexpression "shape is sets and by draw and not (concealed and plain_chows)"\t{"text":"shape is sets and by draw and not (concealed and plain_chows)","kinds":false,"heard":[["choices","shape",["sets","pairs","orphans"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"name","name":"by draw","span":~18,25},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"concealed","span":~35,44},{"node":"name","name":"plain_chows","span":~49,60}],"span":~34,61},"span":~30,61}],"span":~0,61},"depth":5}\nexpression "by discard and not concealed and plain_chows"\t{"text":"by discard and not concealed and plain_chows","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"not","of":{"node":"name","name":"concealed","span":~19,28},"span":~15,28},{"node":"name","name":"plain_chows","span":~33,44}],"span":~0,44},"depth":4}\nexpression "if fu == 25 then 25 else round_up(fu, 10)"\t{"text":"if fu == 25 then 25 else round_up(fu, 10)","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"compare","op":"==","left":{"node":"name","name":"fu","span":~3,5},"right":{"node":"number","value":25,"span":~9,11},"span":~3,11},"then":{"node":"number","value":25,"span":~17,19},"else":{"node":"call","name":"round_up","arguments":[{"node":"name","name":"fu","span":~34,36},{"node":"number","value":10,"span":~38,40}],"span":~25,41},"span":~0,41},"depth":4}\nexpression "minipoints * doubled(han)"\t{"text":"minipoints * doubled(han)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"minipoints","span":~0,10},"right":{"node":"call","name":"doubled","arguments":[{"node":"name","name":"han","span":~21,24}],"span":~13,25},"span":~0,25},"depth":4}\nexpression "base"\t{"text":"base","kinds":false,"heard":[],"tree":{"node":"name","name":"base","span":~0,4},"depth":2}\nexpression "yakuman > 0 or han - han of dora >= (if minimum_at_five and repeats >= 5 then 2 else 1)"\t{"text":"yakuman > 0 or han - han of dora >= (if minimum_at_five and repeats >= 5 then 2 else 1)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"compare","op":">","left":{"node":"name","name":"yakuman","span":~0,7},"right":{"node":"number","value":0,"span":~10,11},"span":~0,11},{"node":"compare","op":">=","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"han","span":~15,18},"right":{"node":"tallyOf","tally":"han","group":"dora","span":~21,32},"span":~15,32},"right":{"node":"if","test":{"node":"and","of":[{"node":"name","name":"minimum_at_five","span":~40,55},{"node":"compare","op":">=","left":{"node":"name","name":"repeats","span":~60,67},"right":{"node":"number","value":5,"span":~71,72},"span":~60,72}],"span":~40,72},"then":{"node":"number","value":2,"span":~78,79},"else":{"node":"number","value":1,"span":~85,86},"span":~36,87},"span":~15,87}],"span":~0,87},"depth":7}\nexpression "yakuman > 0"\t{"text":"yakuman > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"yakuman","span":~0,7},"right":{"node":"number","value":0,"span":~10,11},"span":~0,11},"depth":3}\nexpression "8000 * yakuman"\t{"text":"8000 * yakuman","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":8000,"span":~0,4},"right":{"node":"name","name":"yakuman","span":~7,14},"span":~0,14},"depth":3}\nexpression "han >= 13"\t{"text":"han >= 13","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"name","name":"han","span":~0,3},"right":{"node":"number","value":13,"span":~7,9},"span":~0,9},"depth":3}\nexpression "8000"\t{"text":"8000","kinds":false,"heard":[],"tree":{"node":"number","value":8000,"span":~0,4},"depth":2}\nexpression "han >= 11"\t{"text":"han >= 11","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"name","name":"han","span":~0,3},"right":{"node":"number","value":11,"span":~7,9},"span":~0,9},"depth":3}\nexpression "6000"\t{"text":"6000","kinds":false,"heard":[],"tree":{"node":"number","value":6000,"span":~0,4},"depth":2}\nexpression "han >= 8"\t{"text":"han >= 8","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"name","name":"han","span":~0,3},"right":{"node":"number","value":8,"span":~7,8},"span":~0,8},"depth":3}\nexpression "4000"\t{"text":"4000","kinds":false,"heard":[],"tree":{"node":"number","value":4000,"span":~0,4},"depth":2}\nexpression "han >= 6"\t{"text":"han >= 6","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"name","name":"han","span":~0,3},"right":{"node":"number","value":6,"span":~7,8},"span":~0,8},"depth":3}\nexpression "3000"\t{"text":"3000","kinds":false,"heard":[],"tree":{"node":"number","value":3000,"span":~0,4},"depth":2}\nexpression "han >= 5 or base >= (if kiriage then 1920 else 2000)"\t{"text":"han >= 5 or base >= (if kiriage then 1920 else 2000)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"compare","op":">=","left":{"node":"name","name":"han","span":~0,3},"right":{"node":"number","value":5,"span":~7,8},"span":~0,8},{"node":"compare","op":">=","left":{"node":"name","name":"base","span":~12,16},"right":{"node":"if","test":{"node":"name","name":"kiriage","span":~24,31},"then":{"node":"number","value":1920,"span":~37,41},"else":{"node":"number","value":2000,"span":~47,51},"span":~20,52},"span":~12,52}],"span":~0,52},"depth":5}\nexpression "2000"\t{"text":"2000","kinds":false,"heard":[],"tree":{"node":"number","value":2000,"span":~0,4},"depth":2}' },
  names: { 'rulesets/ari-ari/pack.yaml': 
    '{"suits":[["m",9,true],["p",9,true],["s",9,true],["z",7,false]],"options":[["play","choice",["checked","free"]],["kuitan","yes/no",null],["red_fives","yes/no",null],["double_yakuman","yes/no",null],["kiriage","yes/no",null],["renhou","choice",["off","mangan","yakuman"]],["pao","yes/no",null],["swap_calling","yes/no",null],["minimum_at_five","yes/no",null],["missed_until","choice",["claim","draw"]],["triple_win","choice",["paid","abort"]],["stake","number",null],["waiting_payment","number",null],["placement","yes/no",null],["starting_points","number",null]],"definitions":{"dragon":"567z","wind":"1234z","value_tile":"dragon or seat_wind or round_wind","plain_chows":"every set is chow and pair is not value_tile and wait is two_sided","flush":"suits == 1","share":"if winner is dealer or payer is dealer then 2 else 1","liable_part":"if pao and someone responsible then min(8000 * liable, value) else 0","uninterrupted":"claims so far == 0 and kongs so far == 0","first_turn":"my turns == 1 and uninterrupted","furiten":"missed or missed_after_riichi or waits on own discard","kong_changes_nothing":"same kind as drawn and waits stay and readings stay","bonus_of_equal_places":"bonus_of(players ahead + 1) + (if players level >= 1 then bonus_of(players ahead + 2) else 0) + (if players level >= 2 then bonus_of(players ahead + 3) else 0) + (if players level >= 3 then bonus_of(players ahead + 4) else 0)","aborted":"ending is nine_terminals or four_winds or four_riichi or four_kongs or triple_win"},"charts":["bonus_of","doubled"],"situation":["after_kong","robbing_kong","last_tile","dealt_hand","first_draw","before_first_draw"],"marks":["riichi","double_riichi","ippatsu","missed","missed_after_riichi","invalid_kong","ready","nagashi","dead"],"counters":["staked","repeats"],"lists":["indicators","under_indicators"],"pots":["stakes"],"tallies":["yakuman","han","fu","liable"],"groups":["yaku","dora","yakuman","minipoints"],"steps":["minipoints","base"],"patterns":["riichi","double_riichi","ippatsu","fully_concealed_hand","pinfu","pure_double_chow","all_simples","mixed_triple_chow","pure_straight","white_dragon","green_dragon","red_dragon","seat_wind_set","round_wind_set","outside_hand","after_a_kong","robbing_the_kong","under_the_sea","last_discard","blessing_of_man_as_mangan","seven_pairs","triple_pung","three_concealed_pungs","three_kongs","all_pungs","half_flush","little_three_dragons","all_terminals_and_honours","terminals_in_all_sets","twice_pure_double_chow","full_flush","dora","ura_dora","red_five","thirteen_orphans","nine_gates","blessing_of_heaven","blessing_of_earth","blessing_of_man","four_concealed_pungs","four_kongs","all_green","all_terminals","all_honours","big_three_dragons","little_four_winds","big_four_winds","concealed_discard","ordinary_hand","seven_pairs_points","triplets","dragon_pair","seat_wind_pair","round_wind_pair","narrow_wait","selfdraw_points","open_pinfu"],"shapes":["sets","pairs","orphans"],"windows":["discard","extended_kong","concealed_kong"],"moves":["win","pung","kong","chow","riichi","extended_kong","concealed_kong","nine_terminals","discard","show_ready","dead_hand"],"endings":["nine_terminals","four_winds","four_riichi","four_kongs","triple_win"],"usesTiles":["riichi","extended_kong","concealed_kong","discard"]}' },
};
export default pack;
