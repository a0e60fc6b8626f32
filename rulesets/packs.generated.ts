// Written by rulesets/generate.ts from the YAML files beside it. Do not edit: run `npm run generate`.

/** The YAML files of the built-in packs by their paths. */
export const builtInFiles: Record<string, string> = {
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
    says: Whether one five of each suit is red and counts a fan.
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
  ready: { name: { en: tenpai, ja: 聴牌 }, says: showed a waiting hand when the wall was used up }
  nagashi:
    name: { en: nagashi, ja: 流し }
    says: concealed, and discarded nothing but terminals and honours, none of them claimed
  dead:
    name: { en: a dead hand, ja: アガリ放棄 }
    says: may neither win nor claim nor declare a kong, and never waits

counters:
  staked: { name: { en: staked, ja: リーチ棒 }, says: points staked with riichi in this deal, seen: owner }
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
    needs: wins and (by draw or not furiten)
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
    allows: not riichi or (same kind as drawn and waits stay and readings stay)
    steps:
      - show
      - { window: concealed_kong }
      - { unmark: ippatsu, of: everyone }
      - { reveal: indicators }
      - replace
    source: "3.3.8, 3.3.9, 3.3.12"
    note: Only Thirteen Orphans may rob it, and before the indicator is turned.
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
        when: no set is claimed and every own discard is terminal or honour and no own discard is taken and not dead
      - { end: false_win, when: riichi and not hand waits and seats with nagashi == 0 }
      - { mark: ready, when: riichi and not dead }
      - { do: open, when: riichi }
    asks: [show_ready]
    source: "3.4.3, 3.4.4, 3.4.6"
    note: A riichi that does not wait is found out here, unless somebody has a nagashi mangan.
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
  han: { name: { en: fan, ja: 飜 } }
  fu: { name: { en: minipoints, ja: 符 } }
  liable: { name: { en: yakuman with liability, ja: 包の役満 } }

charts:
  bonus_of:
    says: What the final places bring.
    source: RCR 2016, 3.6
    rows: { 1: 15000, 2: 5000, 3: -5000, 4: -15000 }
  doubled:
    says: Two, doubled once for each fan and once more.
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
  result: >-
    points - starting_points + (if placement then floor((bonus_of(players ahead + 1)
    + (if players level >= 1 then bonus_of(players ahead + 2) else 0)
    + (if players level >= 2 then bonus_of(players ahead + 3) else 0)
    + (if players level >= 3 then bonus_of(players ahead + 4) else 0)) / (players level + 1)) else 0)
  source: "3.1, 3.4.6; RCR 2012, 3.4.10; RCR 2016, 3.6"
  note: >-
    Players with equal points share the bonus of their places. That East stays after an abortive draw is a house choice.

names:
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
    ippatsu: One more fan beside that of riichi, as the name says.
    ura_dora: Only who declared riichi looks beneath the indicators; both count.
    selfdraw_points: Minipoints are added one to another, those of the hand first.
    open_pinfu: Minipoints are added one to another, those of the hand first.
`,
  "rulesets/ari-ari/yaku.yaml": `# Yaku worth one fan to six, and what adds fan without being a yaku.
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
    note: One fan beside that of riichi.
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
  "rulesets/ari-ari/yakuman.yaml": `# Yakuman: where one is there, fan and minipoints are ignored.
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
  "rulesets/cantonese/pack.yaml": `# yaml-language-server: $schema=../../schemas/pack.schema.json
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
  "rulesets/harbour/card.yaml": `# The invented card of section 10: thirteen hands of fourteen tiles. Capitals are different suits, companion is the
# dragon of a suit, and a joker may stand in any group of three or more.
shapes:
  t1: { is: 4 of nA + 4 of (10-n)A + 2 of nB + 4 of (10-n)B where n in 1..4, source: "10" }
  t2: { is: 2 of 1f + 4 of nA + 4 of (10-n)B + 4 of companion C where n in 1..4, source: "10" }
  t3: { is: 3 of nA + 3 of (10-n)A + 3 of nB + 3 of (10-n)B + 2 of 1f where n in 1..4, concealed: true, source: "10" }
  p1: { is: 3 of 2A + 3 of 3A + 3 of 5A + 3 of 7A + 2 of 1f, source: "10" }
  p2: { is: 2 of 2A + 3 of 3B + 4 of 5A + 5 of 7B, source: "10" }
  p3: { is: 2 of 2A + 2 of 3A + 2 of 5A + 2 of 7A + 2 of 2B + 2 of 3B + 2 of 1f, concealed: true, source: "10" }
  s1: { is: 4 of 1A + 3 of 4B + 4 of 9C + 1 of 4z + 1 of 1z + 1 of 3z, source: "10" }
  s2: { is: 2 of 1A + 3 of 4A + 2 of 9A + 2 of 1B + 3 of 4B + 2 of 9B, concealed: true, source: "10" }
  l1: { is: 3 of nA + 4 of (n+3)B + 3 of (n+6)C + 4 of 1f where n in 1..3, source: "10" }
  l2: { is: 2 of nA + 4 of (n+3)A + 4 of (n+6)A + 4 of companion A where n in 1..3, source: "10" }
  c1: { is: 3 of 4z + 3 of 2z + 2 of 1f + 3 of companion A + 3 of companion B, source: "10" }
  c2:
    is: 2 of 4z + 2 of 1z + 2 of 3z + 2 of 2z + 2 of companion A + 2 of companion B + 2 of 1f
    concealed: true
    source: "10"
  k1: { is: 1 of 1A + 1 of 5z + 1 of 2A + 1 of 4A + 3 of 1B + 3 of 2B + 4 of 4B, source: "10" }

words:
  singles_and_pairs: shape is p3 or c2

groups:
  card: { counts: best, name: { en: Hands of the card } }
  bonus: { counts: all, name: { en: Beside the hand } }

patterns:
  t1:
    name: { en: Tides 1 }
    group: card
    value: { points: 25 }
    when: shape is t1
    source: "10"
    examples:
      - { hand: 2222m 8888m 22p 888p +8p, gives: { value: 50 } }
      - { hand: (222m1j) (8888m) 22p 88p1j +8p, gives: { value: 25 } }
      - not: 2222m 8888m 22p 777p +7p
      - not: 2222m 8888m 2p1j 888p +8p
  t2:
    name: { en: Tides 2 }
    group: card
    value: { points: 30 }
    when: shape is t2
    source: "10"
    examples:
      - { hand: 11f 3333m 7777p 666z +6z, gives: { value: 60 } }
      - { hand: 11f (33m11j) (7777p) 66z1j +6z, gives: { value: 30 } }
      - not: 11f 3333m 7777p 555z +5z
      - not: 1f1j 3333m 7777p 666z +6z
  t3:
    name: { en: Tides 3 }
    group: card
    value: { points: 35 }
    when: shape is t3
    source: "10"
    examples:
      - { hand: 444666m 444666p 1f +1f, gives: { value: 70 } }
      - { hand: 44m1j 666m 444666p 1f +1f, gives: { value: 35 } }
      - not: (444m) 666m 444666p 1f +1f
  p1:
    name: { en: Primes 1 }
    group: card
    value: { points: 25 }
    when: shape is p1
    source: "10"
    examples:
      - { hand: 222333555777s 1f +1f, gives: { value: 50 } }
      - { hand: (222s) (333s) 55s1j 777s 1f +1f, gives: { value: 25 } }
      - not: 222333555777s 6z +6z
  p2:
    name: { en: Primes 2 }
    group: card
    value: { points: 45 }
    when: shape is p2
    source: "10"
    examples:
      - { hand: 22m 333p 555m 7777p1j +5m, gives: { value: 45 } }
      - { hand: (7777p1j) 22m 33p1j 555m +5m, gives: { value: 45 } }
      - not: 2m1j 333p 5555m 7777p +1j
  p3:
    name: { en: Primes 3 }
    group: card
    value: { points: 50 }
    when: shape is p3
    source: "10"
    examples:
      - { hand: 22335577m 2233p 1f +1f, gives: { value: 50 } }
      - not: 22335577m 2233p 1j +1f
  s1:
    name: { en: Squares 1 }
    group: card
    value: { points: 25 }
    when: shape is s1
    source: "10"
    examples:
      - { hand: 1111m 444p 9999s 41z +3z, gives: { value: 50 } }
      - { hand: (1111m) (44p1j) 999s1j 41z +3z, gives: { value: 25 } }
      - not: 1111m 444p 9999s 41z +2z
      - not: 1111m 444p 9999s 4z1j +3z
  s2:
    name: { en: Squares 2 }
    group: card
    value: { points: 30 }
    when: shape is s2
    source: "10"
    examples:
      - { hand: 1144499m 114449p +9p, gives: { value: 60 } }
      - { hand: 11449m1j 9m 114449p +9p, gives: { value: 30 } }
      - not: 1199m (444m) 114449p +9p
  l1:
    name: { en: Ladders 1 }
    group: card
    value: { points: 25 }
    when: shape is l1
    source: "10"
    examples:
      - { hand: 222m 5555p 888s 111f +1f, gives: { value: 50 } }
      - { hand: 333s (666m1j) 999p 11f1j +1j, gives: { value: 25 } }
      - not: 222m 5555p 999s 111f +1f
  l2:
    name: { en: Ladders 2 }
    group: card
    value: { points: 30 }
    when: shape is l2
    source: "10"
    examples:
      - { hand: 1144447777m 777z +7z, gives: { value: 60 } }
      - { hand: 33p (6666p) 999p1j 55z1j +5z, gives: { value: 30 } }
      - not: 1144447777m 666z +6z
  c1:
    name: { en: Winds 1 }
    group: card
    value: { points: 25 }
    when: shape is c1
    source: "10"
    examples:
      - { hand: 444222777z 11f 55z +5z, gives: { value: 50 } }
      - { hand: (444z) 22z1j 11f 666z 55z +5z, gives: { value: 25 } }
      - not: 444222z 1f1j 777z 55z +5z
  c2:
    name: { en: Winds 2 }
    group: card
    value: { points: 40 }
    when: shape is c2
    source: "10"
    examples:
      - { hand: 11223344z 5566z 1f +1f, gives: { value: 40 } }
      - not: 11223344z 556z1j 1f +1f
  k1:
    name: { en: Kilobyte }
    group: card
    value: { points: 30 }
    when: shape is k1
    source: "10"
    examples:
      - { hand: 124m 5z 111222444p +4p, gives: { value: 60 } }
      - { hand: (111p) 124m 5z 222p 44p1j +4p, gives: { value: 30 } }
      - not: 124m 6z 111222444p +4p
      - not: 124m 5z 111222m 444s +4s
  jokerless:
    name: { en: Jokerless }
    group: bonus
    value: { doubles: 1 }
    when: no tile in 1j and not singles_and_pairs
    source: "5b, 9"
    note: Doubles what everybody pays; not for hands of singles and pairs.
    examples:
      - 2222m 8888m 22p 888p +8p
      - not: (222m1j) (8888m) 22p 88p1j +8p
      - not: 22335577m 2233p 1f +1f
`,
  "rulesets/harbour/pack.yaml": `# yaml-language-server: $schema=../../schemas/pack.schema.json
id: harbour
version: 1.0.0
name: { en: Harbour 1 }
about: >-
  An invented card in the American style: only its hands win, jokers stand in for tiles of large groups, and Flowers are
  ordinary tiles. It is a card for scoring; exchanges before play and claims with jokers are not part of it.
use: [./card.yaml]

tiles:
  suits:
    m: { ranks: 9, runs: true, companion: 7z, name: { en: Characters } }
    p: { ranks: 9, runs: true, companion: 5z, name: { en: Dots } }
    s: { ranks: 9, runs: true, companion: 6z, name: { en: Bamboos } }
    z: { ranks: 7, name: { en: Winds and dragons } }
    f: { ranks: 1, copies: 8, name: { en: Flowers } }
    j: { ranks: 1, copies: 8, joker: { from: 3 }, name: { en: Jokers } }
  copies: 4
  winds: 1234z
  source: "1b, 10"
  note: Each suit has its dragon; White is also the nought, of no suit.

seats:
  count: 4
  dice: 2
  starter: cast
  status: house

wall:
  height: 2
  dice: 2
  start: 1
  column: cast
  reserve: 0
  replace_from: tail
  source: "1b"

deal:
  packets: [4, 4, 4]
  last: leap
  source: "1b"

turn:
  dealt: [win, discard]
  drawn: [win, discard]
  replaced: [win, discard]
  source: "3b"

moves:
  win:
    name: { en: Mahjong }
    on: [turn, discard]
    needs: wins
    rank: 2
    ties: nearest
    steps: [win]
    source: "4b"
  pung:
    name: { en: Pung }
    on: [discard]
    uses: 2 same
    makes: pung
    when: tiles left > 0
    rank: 1
    steps: [show]
    then: [win, discard]
    source: "4b"
  discard:
    name: { en: Discard }
    on: [turn]
    uses: any tile
    steps: [discard, { window: discard }, next]
    source: "3b"

tallies:
  points: { name: { en: points } }
  doubles: { name: { en: doubles } }

score:
  value: points * (if doubles > 0 then 2 else 1)
  source: "5b"

settle:
  win:
    discarder:
      when: by discard and payer is exposer
      amount: 2 * value
      reason: discarded the last tile
    others:
      when: by discard and not payer is exposer
      amount: value
      reason: another discarded the last tile
    self_drawn:
      when: by draw
      amount: 2 * value
      reason: self-drawn
  source: "5b, 6b, 9"

sequence:
  dealer_stays: replayed
  replayed: ending is false_win
  rounds: 4
  points: 0
  source: "7b"
  note: The deal always passes.

names:
  seat1: { en: East }
  seat2: { en: South }
  seat3: { en: West }
  seat4: { en: North }
  tile: { en: tile }
  tile_1z: { en: East }
  tile_2z: { en: South }
  tile_3z: { en: West }
  tile_4z: { en: North }
  tile_5z: { en: White }
  tile_6z: { en: Green }
  tile_7z: { en: Red }
  tile_1f: { en: Flower }
  tile_1j: { en: Joker }

sources:
  mechanics: The matrix of mechanics, by section; the card itself is its section 10 and is found on no published card
`,
  "rulesets/international/pack.yaml": `# yaml-language-server: $schema=../../schemas/pack.schema.json
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
  "rulesets/mcr/pack.yaml": `# yaml-language-server: $schema=../../schemas/pack.schema.json
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
  "rulesets/riichi/pack.yaml": `# yaml-language-server: $schema=../../schemas/pack.schema.json
id: riichi
version: 1.0.0
extends: ari-ari
name:
  en: Riichi, as played online
  ja: リーチ麻雀
about: >-
  Japanese mahjong as most play it online: yakuman add up, some count twice, the Blessing of Man does not exist, daburu
  riichi is a yaku of two fan. Only what differs from Ari Ari is said here.

options:
  renhou: off
  swap_calling: false
  double_yakuman:
    says: Whether Big Four Winds, and the widest waits of three other yakuman, count as two yakuman.
  yakuman_stacking:
    type: yes/no
    default: true
    says: Whether the yakuman of a hand add up; if not, they are one yakuman together.
    status: house
  kazoe:
    type: choice
    values: [yakuman, sanbaiman, unlimited]
    default: yakuman
    says: "What thirteen fan are: a counted yakuman, no more than a sanbaiman, or one yakuman for each thirteen."
    status: house
  open_pinfu_fu:
    type: yes/no
    default: true
    says: Whether an open hand of nothing but worthless chows has thirty minipoints on a discard; if not, twenty.
    status: house
  pinfu_tsumo_fu:
    type: yes/no
    default: false
    says: Whether a pinfu counts the two minipoints for self-draw.
    status: house
  double_wind_pair_2fu:
    type: yes/no
    default: false
    says: Whether a pair of the wind of seat and round has two minipoints; if not, four.
    status: house
  starting_points: 25000
  missed_until: draw
  triple_win: abort
  length:
    type: choice
    values: [east, south]
    default: south
    says: Whether a game is an East round alone, or East and South.
    status: house
  extra_round:
    type: yes/no
    default: true
    says: Whether one more round is played where nobody has reached the target.
    status: house
  target:
    type: number
    default: 30000
    range: [0, 1000000]
    says: Points somebody must have for the game to end in time, and from which results are counted.
    status: house
  bankruptcy:
    type: yes/no
    default: true
    says: Whether the game ends when somebody has less than nothing.
    status: house
  early_stop:
    type: yes/no
    default: true
    says: Whether the last dealer stops the game when leading after a win or with a waiting hand.
    status: house

words:
  last_round: if length is east then 1 else 2

groups:
  yakuman: { counts: all }

score:
  steps:
    yakumans: if yakuman_stacking then yakuman else min(yakuman, 1)

limits:
  yakuman: { when: yakumans > 0, value: 8000 * yakumans }
  counted_yakuman:
    when: han >= 13 and not kazoe is sanbaiman
    value: 8000 * (if kazoe is unlimited then floor(han / 13) else 1)

patterns:
  double_riichi:
    value: { han: 2 }
    absorbs: [riichi]
    status: house
    note: One yaku of two fan instead of riichi.
    examples:
      - { hand: 234567m 345p 66s 78s +9s, with: [riichi, double_riichi], gives: { han: 3 } }
      - { hand: 1122335566799m +7m, by: draw, with: [riichi, double_riichi], gives: { han: 13, value: 8000 } }
      - hand: 1122335566799m +7m
        by: draw
        with: [riichi, double_riichi]
        options: { kazoe: sanbaiman }
        gives: { han: 13, value: 6000 }
      - hand: 1122335566799m +7m
        by: draw
        with: [riichi, double_riichi, ippatsu]
        lists: { indicators: 4568m, under_indicators: 12m11z }
        gives: { han: 26, value: 8000 }
      - hand: 1122335566799m +7m
        by: draw
        with: [riichi, double_riichi, ippatsu]
        lists: { indicators: 4568m, under_indicators: 12m11z }
        options: { kazoe: unlimited }
        gives: { han: 26, value: 16000 }
      - hand: 1122335566799m +7m
        by: draw
        with: [riichi, double_riichi]
        lists: { indicators: 4568m, under_indicators: 12m11z }
        options: { kazoe: unlimited }
        gives: { han: 25, value: 8000 }
      - { not: 234567m 345p 66s 78s +9s, with: [riichi] }
  thirteen_wait_orphans:
    name: { en: Thirteen Orphans on thirteen tiles, ja: 国士無双十三面待ち }
    group: yakuman
    value: { yakuman: if double_yakuman then 2 else 1 }
    when: held before last tile == 19m19p19s1234567z
    absorbs: [thirteen_orphans]
    status: house
    examples:
      - { hand: 19m19p19s1234567z +7z, gives: { value: 16000 } }
      - { hand: 19m19p19s1234567z +7z, options: { double_yakuman: false }, gives: { value: 8000 } }
      - not: 19m19p19s1234566z +7z
  nine_wait_gates:
    name: { en: Nine Gates on nine tiles, ja: 純正九蓮宝燈 }
    group: yakuman
    value: { yakuman: if double_yakuman then 2 else 1 }
    when: held before last tile == 1112345678999A
    absorbs: [nine_gates]
    status: house
    examples:
      - { hand: 1112345678999p +4p, gives: { value: 16000 } }
      - { hand: 1112345678999p +4p, options: { double_yakuman: false }, gives: { value: 8000 } }
      - not: 1112235678999p +4p
  four_concealed_pungs_pair:
    name: { en: Four Concealed Pungs on the pair, ja: 四暗刻単騎 }
    group: yakuman
    value: { yakuman: if double_yakuman then 2 else 1 }
    when: count(concealed triplet) == 4 and wait is single
    absorbs: [four_concealed_pungs]
    status: house
    examples:
      - { hand: 222m 555888p 333s 9s +9s, gives: { value: 16000 } }
      - { hand: 222m 555888p 333s 9s +9s, options: { double_yakuman: false }, gives: { value: 8000 } }
      - { not: 222m 55888p 33399s +5p, by: draw }
  all_honours:
    when: every tile is honour
    note: Seven pairs of honours count too.
    examples:
      - (111z) (333z) (555z) 66z 77z +6z
      - 1122334455667z +7z
      - { hand: (555z) (666z) (777z) 11z 22z +2z, gives: { yakuman: 2, value: 16000 } }
      - { hand: (555z) (666z) (777z) 11z 22z +2z, options: { yakuman_stacking: false }, gives: { value: 8000 } }
      - not: (111z) (333z) (555z) 66z 11m +6z
  selfdraw_points:
    when: shape is sets and by draw and (pinfu_tsumo_fu or not (concealed and plain_chows))
    examples:
      - { hand: 234567m 345p 66s 78s +6s, by: draw, options: { pinfu_tsumo_fu: true }, gives: { fu: 22 } }
      - { not: 234567m 345p 66s 78s +6s, by: draw }
  open_pinfu:
    when: open_pinfu_fu and by discard and not concealed and plain_chows
    examples:
      - { hand: (345m) (340p) 789m 34s 22z +0s, seat: 3 }
      - { not: (345m) (340p) 789m 34s 22z +0s, seat: 3, options: { open_pinfu_fu: false }, gives: { fu: 20 } }
  round_wind_pair:
    when: pair is round_wind and not (double_wind_pair_2fu and pair is seat_wind)
    examples:
      - { hand: 234m 999p 56778s 11z +9s, with: [riichi], gives: { fu: 42 } }
      - { not: 234m 999p 56778s 11z +9s, with: [riichi], options: { double_wind_pair_2fu: true }, gives: { fu: 40 } }

counters:
  owed: { name: { en: indicators owed, ja: 後めくり }, says: indicators to be turned after the next discard, of: table }

charts:
  bonus_of: { rows: { 1: 20000, 2: 10000, 3: -10000, 4: -20000 } }

windows:
  discard:
    opens: [{ reveal: indicators, when: owed > 0 }, { count: owed, to: 0 }]

moves:
  kong:
    steps: [show, { reveal: indicators, when: owed > 0 }, { count: owed, to: 1 }, replace]
    note: The indicator is turned after the discard that follows, or at the next kong.
  extended_kong:
    steps:
      - show
      - { window: extended_kong }
      - { unmark: ippatsu, of: everyone }
      - { reveal: indicators, when: owed > 0 }
      - { count: owed, to: 1 }
      - replace
  concealed_kong:
    steps:
      - show
      - { window: concealed_kong }
      - { unmark: ippatsu, of: everyone }
      - { reveal: indicators, when: owed > 0 }
      - { count: owed, to: 0 }
      - { reveal: indicators }
      - replace
  show_ready: null
  dead_hand: null

situation:
  last_tile:
    when: tiles left == 0 and not (by draw and turn is replaced)
    status: house
    note: A win on the last replacement tile counts as won after a kong alone.

endings:
  exhausted:
    each_seat:
      - { end: false_win, when: riichi and not hand waits }
      - { mark: nagashi, when: every own discard is terminal or honour and no own discard is taken }
      - { mark: ready, when: hand waits }
      - { do: open, when: ready }
    asks: []

settle:
  win:
    own_stake: null
    repeats:
      when: first winner and (if by discard then payer is exposer else liable_part < value)
      status: house
      note: Of several winners on one discard only the first takes the counters.
  exhausted: { nagashi_repeats: null }
  game_over:
    left_over: { when: standing == 1, amount: stakes }

sequence:
  dealer_stays: winner is dealer or replayed or aborted or (ending is exhausted and dealer has ready)
  rounds: if extra_round then last_round + 1 else last_round
  counters:
    repeats: if replayed then repeats else if ending is win and not winner is dealer then 0 else repeats + 1
    owed: 0
  ends: >-
    (bankruptcy and lowest points < 0)
    or (next round > last_round and highest points >= target)
    or (early_stop and dealer stays and not aborted and next round == last_round and last dealer
    and leader is dealer and highest points >= target)
  result: points - target + bonus_of(standing) + (if standing == 1 then 4 * (target - starting_points) else 0)

sources:
  online: The usual settings of online tables, by common knowledge
`,
  "rulesets/shared/standard.yaml": `# What every pack has without saying it.
options:
  play:
    type: choice
    values: [checked, free]
    default: checked
    says: Whether only what is right is offered, or a win may be declared wrongly and is examined when it is shown.
    name: { en: Play, zh: 玩法 }
`,
  "rulesets/zung-jung/pack.yaml": `# yaml-language-server: $schema=../../schemas/pack.schema.json
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
};

/** What reading them yields: see `packed.ts`. */
export const builtInData: Record<string, string> = {
  "rulesets/ari-ari/minipoints.yaml": 
    '[88,3892,1,88,96,[100,3892,1,100,117,[123,390,1,123,127,[129,174,1,131,133,[135,162],164,166,[168,172]],179,184,[186,196],201,206,[208,218,1,210,212,[214,216,[30]]],223,227,[229,271],276,282,[284,291,["4.1.1"]],296,304,[312,390,0,[314,338],[347,390,1,349,352,[354,378],380,382,[384,388]]]],393,406,[412,705,1,412,416,[418,438,1,420,422,[424,428],430,432,[434,436]],443,448,[450,460],465,470,[472,482,1,474,476,[478,480,[20]]],487,491,[493,541],546,552,[554,561,["4.1.1"]],566,574,[582,705,0,[584,628,1,586,590,[592,616],618,620,[622,626]],[637,667],[676,705,1,676,679,[681,705]]]],708,726,[732,984,1,732,736,[738,766,1,740,742,[744,755],757,759,[761,764]],771,776,[778,788],793,798,[800,810,1,802,804,[806,808,[25]]],815,819,[821,835],840,846,[848,855,["4.1.1"]],860,868,[876,984,0,[878,948,1,880,884,[886,910],912,916,[918,919,[2]],921,926,[928,946,1,930,933,[935,936,[2]],938,940,[942,944,[25]]]],[957,984,1,957,960,[962,984]]]],987,995,[1001,1696,1,1001,1005,[1007,1041,1,1009,1011,[1013,1028],1030,1032,[1034,1039]],1046,1051,[1053,1063],1068,1073,[1081,1207,1,1081,1083,[1085,1208,["per triplet, 2 * (if concealed then 2 else 1) * (if terminal or honour then 2 else 1) * (if kong then 4 else 1)"]]],1212,1216,[1218,1236],1241,1247,[1249,1256,["4.1.1"]],1261,1265,[1267,1311],1316,1324,[1332,1696,0,[1334,1408,1,1336,1340,[1342,1368],1370,1374,[1376,1377,[3]],1379,1381,[1383,1387],1389,1394,[1396,1406,1,1398,1400,[1402,1404,[36]]]],[1417,1481,1,1419,1423,[1425,1451],1453,1457,[1459,1460,[3]],1462,1467,[1469,1479,1,1471,1473,[1475,1477,[32]]]],[1490,1565,1,1492,1496,[1498,1535],1537,1541,[1543,1544,[2]],1546,1551,[1553,1563,1,1555,1557,[1559,1561,[60]]]],[1574,1658,1,1576,1580,[1582,1612],1614,1618,[1620,1621,[2]],1623,1627,[1629,1637,0,[1630,1636]],1639,1644,[1646,1656,1,1648,1650,[1652,1654,[94]]]],[1667,1696,1,1667,1670,[1672,1696]]]],1699,1710,[1716,1985,1,1716,1720,[1722,1757,1,1724,1726,[1728,1743],1745,1747,[1749,1755]],1762,1767,[1769,1779],1784,1789,[1791,1800,1,1793,1795,[1797,1798,[2]]],1805,1809,[1811,1825],1830,1836,[1838,1845,["4.1.1"]],1850,1858,[1866,1985,0,[1868,1934,1,1870,1874,[1876,1904],1906,1910,[1912,1913,[2]],1915,1920,[1922,1932,1,1924,1926,[1928,1930,[34]]]],[1943,1985,1,1945,1948,[1950,1974],1976,1980,[1982,1983,[2]]]]],1988,2002,[2008,2346,1,2008,2012,[2014,2050,1,2016,2018,[2020,2037],2039,2041,[2043,2048]],2055,2060,[2062,2072],2077,2082,[2084,2093,1,2086,2088,[2090,2091,[2]]],2098,2102,[2104,2121],2126,2132,[2134,2141,["4.1.1"]],2146,2154,[2162,2346,0,[2164,2242,1,2166,2170,[2172,2196],2198,2202,[2204,2205,[1]],2207,2211,[2213,2221,0,[2214,2220]],2223,2228,[2230,2240,1,2232,2234,[2236,2238,[42]]]],[2251,2293,1,2253,2256,[2258,2282],2284,2288,[2290,2291,[2]]],[2302,2346,1,2304,2307,[2309,2335],2337,2341,[2343,2344,[2]]]]],2349,2364,[2370,2655,1,2370,2374,[2376,2417,1,2378,2380,[2382,2404],2406,2408,[2410,2415]],2422,2427,[2429,2439],2444,2449,[2451,2460,1,2453,2455,[2457,2458,[2]]],2465,2469,[2471,2489],2494,2500,[2502,2509,["4.1.1"]],2514,2522,[2530,2655,0,[2532,2594,1,2534,2538,[2540,2564],2566,2570,[2572,2573,[2]],2575,2580,[2582,2592,1,2584,2586,[2588,2590,[28]]]],[2603,2655,1,2605,2608,[2610,2634],2636,2640,[2642,2643,[1]],2645,2650,[2652,2653,[2]]]]],2658,2669,[2675,3129,1,2675,2679,[2687,2737,1,2687,2689,[2691,2718],2725,2727,[2729,2737]],2742,2747,[2749,2759],2764,2769,[2771,2780,1,2773,2775,[2777,2778,[2]]],2785,2789,[2791,2841],2846,2852,[2854,2861,["4.1.1"]],2866,2874,[2882,3129,0,[2884,2944,1,2886,2890,[2892,2914],2916,2920,[2922,2923,[2]],2925,2930,[2932,2942,1,2934,2936,[2938,2940,[32]]]],[2953,3023,1,2955,2959,[2961,2983],2985,2989,[2991,2992,[2]],2994,2996,[2998,3002],3004,3009,[3011,3021,1,3013,3015,[3017,3019,[24]]]],[3032,3091,1,3034,3038,[3040,3070],3072,3077,[3079,3089,1,3081,3083,[3085,3087,[30]]]],[3100,3129,1,3100,3103,[3105,3129]]]],3132,3147,[3153,3486,1,3153,3157,[3159,3185,1,3161,3163,[3165,3174],3176,3178,[3180,3183]],3190,3195,[3197,3207],3212,3217,[3219,3228,1,3221,3223,[3225,3226,[2]]],3233,3237,[3239,3300],3305,3311,[3313,3320,["4.1.1"]],3325,3331,[3333,3341],3346,3354,[3362,3486,0,[3364,3415,1,3366,3370,[3372,3394],3396,3400,[3402,3403,[2]],3405,3407,[3409,3413]],[3424,3486,1,3426,3429,[3431,3455],3457,3459,[3461,3465],3467,3472,[3474,3484,1,3476,3478,[3480,3482,[20]]]]]],3489,3499,[3505,3892,1,3505,3509,[3511,3540,1,3513,3515,[3517,3527],3529,3531,[3533,3538]],3545,3550,[3552,3562],3567,3572,[3574,3583,1,3576,3578,[3580,3581,[2]]],3588,3592,[3594,3638],3643,3649,[3651,3670],3675,3681,[3683,3691],3696,3700,[3702,3734],3739,3747,[3755,3892,0,[3757,3825,1,3759,3763,[3765,3795],3797,3801,[3803,3804,[3]],3806,3811,[3813,3823,1,3815,3817,[3819,3821,[22]]]],[3834,3892,1,3836,3839,[3841,3871],3873,3877,[3879,3880,[3]],3882,3884,[3886,3890]]]]]]',
  "rulesets/ari-ari/pack.yaml": 
    '[63,20433,1,63,65,[67,74],75,82,[84,89],90,94,[96,144,1,98,100,[102,127],129,131,[133,142]],145,150,[152,358,["Japanese mahjong with open All Simples and late yaku. The published pages repeat the European competition rules nearly word for word; where a page could not be read, those stand in, marked inferred."]],358,361,[363,411,0,[364,375],[377,391],[393,410]],413,418,[422,932,1,422,427,[433,670,1,433,434,[436,494,1,438,443,[445,446,[9]],448,452,[454,458,[true]],460,464,[466,492,1,468,470,[472,482],484,486,[488,490]]],499,500,[502,557,1,504,509,[511,512,[9]],514,518,[520,524,[true]],526,530,[532,555,1,534,536,[538,545],547,549,[551,553]]],562,563,[565,619,1,567,572,[574,575,[9]],577,581,[583,587,[true]],589,593,[595,617,1,597,599,[601,607],609,611,[613,615]]],624,625,[627,670,1,629,634,[636,637,[7]],639,643,[645,668,1,647,649,[651,658],660,662,[664,666]]]],673,679,[681,682,[4]],685,690,[692,697],700,709,[711,736,1,713,719,[721,734,0,[722,727],[729,733]]],739,745,[751,911,1,751,753,[755,801,1,757,759,[761,763],765,771,[773,799]],806,808,[810,856,1,812,814,[816,818],820,826,[828,854]],861,863,[865,911,1,867,869,[871,873],875,881,[883,909]]],914,920,[922,932,["1.1, 1.2"]]],934,939,[943,1337,1,943,953,[959,1139,1,959,963,[965,999,1,967,969,[971,986],988,990,[992,997]],1004,1008,[1010,1042],1047,1053,[1055,1092,1,1057,1063,[1065,1066,[3]],1068,1071,[1073,1078],1080,1087,[1089,1090,[1]]],1097,1103,[1105,1118],1123,1129,[1131,1139]],1142,1158,[1164,1337,1,1164,1168,[1170,1209,1,1172,1174,[1176,1195],1197,1199,[1201,1207]],1214,1218,[1220,1252],1257,1263,[1265,1290,1,1267,1273,[1275,1276,[3]],1278,1281,[1283,1288]],1295,1301,[1303,1316],1321,1327,[1329,1337]]],1339,1344,[1348,1932,1,1348,1354,[1356,1360],1363,1367,[1369,1374],1377,1387,[1389,1422],1425,1436,[1438,1504],1507,1512,[1514,1524],1527,1532,[1534,1586],1589,1600,[1602,1670],1673,1686,[1688,1728],1731,1741,[1743,1774],1777,1784,[1786,1839],1842,1849,[1851,1932]],1934,1941,[1945,4710,1,1945,1951,[1957,2096,1,1957,1961,[1963,1969],1974,1981,[1983,1987,[true]],1992,1996,[1998,2041],2046,2052,[2054,2075],2080,2086,[2088,2096]],2099,2108,[2114,2227,1,2114,2118,[2120,2126],2131,2138,[2140,2144,[true]],2149,2153,[2155,2209],2214,2220,[2222,2227,["1.1"]]],2230,2244,[2250,2385,1,2250,2254,[2256,2262],2267,2274,[2276,2280,[true]],2285,2289,[2291,2336],2341,2347,[2349,2364],2369,2375,[2377,2385]],2388,2395,[2401,2506,1,2401,2405,[2407,2413],2418,2425,[2427,2432,[false]],2437,2441,[2443,2488],2493,2499,[2501,2506,["4.1"]]],2509,2515,[2521,2683,1,2521,2525,[2527,2533],2538,2544,[2546,2568,0,[2547,2550],[2552,2558],[2560,2567]],2573,2580,[2582,2589],2594,2598,[2600,2634],2639,2645,[2647,2662],2667,2673,[2675,2683]],2686,2689,[2695,2836,1,2695,2699,[2701,2707],2712,2719,[2721,2725,[true]],2730,2734,[2736,2816],2821,2827,[2829,2836,["3.3.6"]]],2839,2851,[2857,3137,1,2857,2861,[2863,2869],2874,2881,[2883,2887,[true]],2892,2896,[2898,2977],2982,2988,[2990,2995,["3.3"]],3000,3006,[3008,3016],3021,3025,[3027,3137]],3140,3155,[3161,3368,1,3161,3165,[3167,3173],3178,3185,[3187,3192,[false]],3197,3201,[3203,3257],3262,3268,[3270,3286],3291,3297,[3299,3304],3309,3313,[3315,3368]],3371,3383,[3389,3664,1,3389,3393,[3395,3401],3406,3412,[3414,3427,0,[3415,3420],[3422,3426]],3432,3439,[3441,3446],3451,3455,[3457,3616,["When a player who let a winning tile pass may win on a discard again: once any claim interrupts the go-around, or not before the own next tile."]],3620,3626,[3628,3643],3648,3654,[3656,3664]],3667,3677,[3683,3834,1,3683,3687,[3689,3695],3700,3706,[3708,3721,0,[3709,3713],[3715,3720]],3726,3733,[3735,3739],3744,3748,[3750,3814],3819,3825,[3827,3834,["3.3.1"]]],3837,3842,[3848,3958,1,3848,3852,[3854,3860],3865,3872,[3874,3878,[1000]],3883,3888,[3890,3900,0,[3891,3892,[0]],[3894,3899,[10000]]],3905,3909,[3911,3937],3942,3948,[3950,3958,["3.3.12"]]],3961,3976,[3982,4177,1,3982,3986,[3988,3994],3999,4006,[4008,4012,[3000]],4017,4022,[4024,4034,0,[4025,4026,[0]],[4028,4033,[12000]]],4039,4043,[4045,4128],4133,4139,[4141,4156],4161,4167,[4169,4177]],4180,4189,[4195,4341,1,4195,4199,[4201,4207],4212,4219,[4221,4225,[true]],4230,4234,[4236,4294],4299,4305,[4307,4320],4325,4331,[4333,4341]],4344,4348,[4354,4542,1,4354,4358,[4360,4366],4371,4377,[4379,4394,0,[4380,4387],[4389,4393]],4399,4406,[4408,4415],4420,4424,[4426,4522],4527,4533,[4535,4542,["3.4.6"]]],4545,4560,[4566,4710,1,4566,4570,[4572,4578],4583,4590,[4592,4597,[30000]],4602,4607,[4609,4621,0,[4610,4611,[0]],[4613,4620,[1000000]]],4626,4630,[4632,4663],4668,4674,[4676,4689],4694,4700,[4702,4710]]],4712,4717,[4721,4813,1,4721,4726,[4728,4729,[4]],4732,4740,[4742,4747],4750,4754,[4756,4757,[2]],4760,4767,[4769,4770,[1]],4773,4779,[4781,4794],4797,4803,[4805,4813]],4815,4819,[4823,5046,1,4823,4829,[4831,4832,[2]],4835,4839,[4841,4842,[2]],4845,4850,[4852,4856],4859,4865,[4867,4871],4874,4881,[4883,4885,[14]],4888,4900,[4902,4906],4909,4915,[4917,4929,["2.5, 3.3.8"]],4932,4938,[4940,4948],4951,4955,[4957,5046]],5048,5052,[5056,5130,1,5056,5063,[5065,5074,0,[5066,5067,[4]],[5069,5070,[4]],[5072,5073,[4]]],5077,5081,[5083,5087],5090,5096,[5098,5111],5114,5120,[5122,5130]],5132,5137,[5141,5999,1,5141,5147,[5149,5212,1,5151,5155,[5157,5179,1,5159,5161,[5163,5169],5171,5173,[5175,5177]],5181,5185,[5187,5210]],5215,5228,[5230,5309,1,5232,5236,[5238,5270,1,5240,5242,[5244,5257],5259,5261,[5263,5268]],5272,5276,[5278,5307]],5312,5319,[5321,5409,1,5323,5327,[5329,5352,1,5331,5333,[5335,5342],5344,5346,[5348,5350]],5354,5358,[5360,5407]],5412,5418,[5420,5513,1,5422,5426,[5428,5451,1,5430,5432,[5434,5441],5443,5445,[5447,5449]],5453,5457,[5459,5498],5500,5504,[5506,5511]],5516,5535,[5541,5645,1,5541,5545,[5547,5585,1,5549,5551,[5553,5571],5573,5575,[5577,5583]],5590,5594,[5596,5629],5634,5638,[5640,5645]],5648,5653,[5655,5742,1,5657,5661,[5663,5685,1,5665,5667,[5669,5675],5677,5679,[5681,5683]],5687,5691,[5693,5740]],5745,5752,[5758,5878,1,5758,5762,[5764,5787,1,5766,5768,[5770,5777],5779,5781,[5783,5785]],5792,5796,[5798,5878]],5881,5885,[5891,5999,1,5891,5895,[5897,5927,1,5899,5901,[5903,5914],5916,5918,[5920,5925]],5932,5936,[5938,5999]]],6001,6009,[6013,6200,1,6013,6019,[6021,6114,1,6023,6027,[6029,6053,1,6031,6033,[6035,6041],6043,6045,[6047,6051]],6055,6059,[6061,6099],6101,6105,[6107,6112]],6117,6124,[6126,6200,1,6128,6132,[6134,6158,1,6136,6138,[6140,6148],6150,6152,[6154,6156]],6160,6164,[6166,6187],6189,6191,[6193,6198]]],6202,6206,[6210,6293,1,6210,6216,[6218,6293,1,6220,6224,[6226,6255,1,6228,6230,[6232,6245],6247,6249,[6251,6253]],6257,6261,[6263,6291]]],6295,6299,[6303,7096,1,6303,6308,[6310,6375,0,[6311,6314],[6316,6322],[6324,6338],[6340,6354],[6356,6363],[6365,6374]],6378,6383,[6385,6465,0,[6386,6389],[6391,6397],[6399,6412],[6414,6428],[6430,6444],[6446,6453],[6455,6464]],6468,6476,[6478,6542,0,[6479,6482],[6484,6490],[6492,6505],[6507,6521],[6523,6530],[6532,6541]],6545,6551,[6557,6972,0,[6559,6577,1,6561,6567,[6569,6575]],[6584,6665,1,6586,6592,[6594,6600],6602,6604,[6606,6614],6616,6620,[6622,6663]],[6672,6728,1,6674,6680,[6682,6689],6691,6693,[6695,6703],6705,6709,[6711,6726]],[6735,6854,1,6735,6741,[6743,6762,0,[6744,6761]],6769,6773,[6775,6854]],[6861,6972,1,6863,6869,[6871,6887,0,[6872,6886]],6889,6893,[6895,6970]]],6975,6981,[6983,7032,["3.1, 3.3, 3.3.6, 3.3.8, 3.3.12; RCR 2012, 3.4.5"]],7035,7039,[7041,7096]],7098,7105,[7109,7903,1,7109,7116,[7122,7528,1,7122,7128,[7136,7237,0,[7138,7171,1,7140,7144,[7146,7152],7154,7158,[7160,7169]],[7180,7237,1,7182,7186,[7188,7207],7209,7213,[7215,7235]]],7242,7248,[7256,7455,0,[7258,7377,1,7258,7261,[7263,7273],7282,7286,[7288,7377]],[7386,7455,1,7388,7391,[7393,7403],7405,7409,[7411,7453]]],7460,7466,[7468,7507,["3.3.9, 3.3.12; RCR 2012, 3.4.3, 3.4.5"]],7512,7518,[7520,7528]],7531,7544,[7550,7714,1,7550,7556,[7564,7665,0,[7566,7599,1,7568,7572,[7574,7580],7582,7586,[7588,7597]],[7608,7665,1,7610,7614,[7616,7635],7637,7641,[7643,7663]]],7670,7676,[7678,7693],7698,7704,[7706,7714]],7717,7731,[7737,7903,1,7737,7743,[7751,7854,0,[7753,7787,1,7755,7759,[7761,7767],7769,7773,[7775,7785]],[7796,7854,1,7798,7802,[7804,7823],7825,7829,[7831,7852]]],7859,7865,[7867,7882],7887,7893,[7895,7903]]],7905,7910,[7914,11817,1,7914,7917,[7923,8374,1,7923,7927,[7929,7948,1,7931,7933,[7935,7938],7940,7942,[7944,7946]],7953,7955,[7957,8003,0,[7958,7962],[7964,7971],[7973,7986],[7988,8002]],8008,8012,[8014,8089],8094,8099,[8101,8134],8139,8143,[8145,8146,[3]],8151,8155,[8157,8160],8165,8170,[8172,8240,1,8174,8178,[8180,8218],8220,8226,[8228,8238]],8245,8250,[8252,8325,0,[8253,8319,1,8255,8261,[8263,8279],8281,8291,[8293,8303],8305,8309,[8311,8317]],[8321,8324]],8330,8336,[8338,8374,["3.3.1, 3.3.8, 3.2; RCR 2012, 3.4.5"]]],8377,8381,[8387,8654,1,8387,8391,[8393,8413,1,8395,8397,[8399,8403],8405,8407,[8409,8411]],8418,8420,[8422,8431,0,[8423,8430]],8436,8440,[8442,8448],8453,8458,[8460,8464],8469,8473,[8475,8517],8522,8526,[8528,8529,[2]],8534,8539,[8541,8547,0,[8542,8546]],8552,8556,[8558,8567,0,[8559,8566]],8572,8585,[8587,8627],8632,8638,[8640,8654,["3.3.3, 3.3.6"]]],8657,8661,[8667,8915,1,8667,8671,[8673,8693,1,8675,8677,[8679,8683],8685,8687,[8689,8691]],8698,8700,[8702,8711,0,[8703,8710]],8716,8720,[8722,8728],8733,8738,[8740,8744],8749,8753,[8755,8818],8823,8827,[8829,8830,[2]],8835,8840,[8842,8881,0,[8843,8847],[8849,8871,1,8851,8857,[8859,8869]],[8873,8880]],8886,8892,[8894,8915,["3.3.2, 3.3.6, 3.3.9"]]],8918,8922,[8928,9240,1,8928,8932,[8934,8954,1,8936,8938,[8940,8944],8946,8948,[8950,8952]],8959,8961,[8963,8972,0,[8964,8971]],8977,8979,[8981,8990],8995,8999,[9001,9004],9009,9014,[9016,9020],9025,9029,[9031,9073],9078,9082,[9084,9085,[1]],9090,9095,[9097,9103,0,[9098,9102]],9108,9112,[9114,9123,0,[9115,9122]],9128,9141,[9143,9220],9225,9231,[9233,9240,["3.3.4"]]],9243,9249,[9255,9898,1,9255,9259,[9261,9284,1,9263,9265,[9267,9273],9275,9277,[9279,9282]],9289,9291,[9293,9299,0,[9294,9298]],9304,9308,[9310,9318],9323,9327,[9329,9414],9419,9425,[9427,9464],9469,9474,[9482,9796,0,[9484,9525,1,9486,9490,[9492,9505],9507,9511,[9513,9523]],[9534,9550,1,9536,9540,[9542,9548]],[9559,9566],[9575,9783,1,9575,9581,[9583,9590],9599,9605,[9617,9783,0,[9619,9649,1,9621,9628,[9630,9635],9637,9639,[9641,9647]],[9662,9690,1,9664,9669,[9671,9677],9679,9681,[9683,9688]],[9703,9720,1,9705,9709,[9711,9718]],[9733,9783,1,9735,9738,[9740,9751],9753,9757,[9759,9781]]]],[9792,9796]],9801,9807,[9809,9817,["3.3.12"]],9822,9826,[9828,9898]],9901,9914,[9920,10241,1,9920,9924,[9926,9955,1,9928,9930,[9932,9945],9947,9949,[9951,9953]],9960,9962,[9964,9970,0,[9965,9969]],9975,9979,[9981,9992],9997,10002,[10004,10008],10013,10017,[10019,10067],10072,10077,[10085,10214,0,[10087,10091],[10100,10125,1,10102,10108,[10110,10123]],[10134,10167,1,10136,10142,[10144,10151],10153,10155,[10157,10165]],[10176,10198,1,10178,10184,[10186,10196]],[10207,10214]],10219,10225,[10227,10241,["3.3.7, 3.3.9"]]],10244,10258,[10264,10751,1,10264,10268,[10270,10300,1,10272,10274,[10276,10290],10292,10294,[10296,10298]],10305,10307,[10309,10315,0,[10310,10314]],10320,10324,[10326,10333],10338,10343,[10345,10349],10354,10358,[10360,10408],10413,10419,[10421,10488],10493,10498,[10506,10636,0,[10508,10512],[10521,10547,1,10523,10529,[10531,10545]],[10556,10589,1,10558,10564,[10566,10573],10575,10577,[10579,10587]],[10598,10620,1,10600,10606,[10608,10618]],[10629,10636]],10641,10647,[10649,10671,["3.3.8, 3.3.9, 3.3.12"]],10676,10680,[10682,10751]],10754,10768,[10774,11008,1,10774,10778,[10780,10824,1,10782,10784,[10786,10812],10814,10816,[10818,10822]],10829,10831,[10833,10839,0,[10834,10838]],10844,10848,[10850,10916],10921,10926,[10928,10959,0,[10929,10933],[10935,10958,1,10937,10940,[10942,10956]]],10964,10970,[10972,10987],10992,10998,[11000,11008]],11011,11018,[11024,11225,1,11024,11028,[11030,11053,1,11032,11034,[11036,11043],11045,11047,[11049,11051]],11058,11060,[11062,11068,0,[11063,11067]],11073,11077,[11079,11087],11092,11098,[11100,11124],11129,11134,[11136,11193,0,[11137,11156,1,11139,11145,[11147,11154]],[11158,11165],[11167,11186,1,11169,11175,[11177,11184]],[11188,11192]],11198,11204,[11206,11225,["3.3, 3.3.1, 3.3.9"]]],11228,11238,[11244,11530,1,11244,11248,[11250,11287,1,11252,11254,[11256,11275],11277,11279,[11281,11285]],11292,11294,[11296,11303,0,[11297,11302]],11308,11312,[11314,11379],11384,11389,[11391,11414,0,[11392,11407,1,11394,11398,[11400,11405]],[11409,11413]],11419,11425,[11427,11442],11447,11453,[11455,11463],11468,11472,[11474,11530]],11533,11542,[11548,11817,1,11548,11552,[11554,11582,1,11556,11558,[11560,11569],11571,11573,[11575,11580]],11587,11589,[11591,11597,0,[11592,11596]],11602,11606,[11608,11633],11638,11643,[11645,11661,0,[11646,11660,1,11648,11652,[11654,11658]]],11666,11670,[11672,11681,0,[11673,11680]],11686,11692,[11694,11701,["3.4.7"]],11706,11710,[11712,11817]]],11819,11826,[11830,12902,1,11830,11839,[11845,12320,1,11845,11854,[11862,12168,0,[11864,11994,1,11864,11868,[11870,11877],11886,11890,[11892,11994]],[12003,12082,1,12005,12008,[12010,12019],12021,12025,[12027,12080]],[12091,12133,1,12093,12097,[12099,12104],12106,12110,[12112,12131]],[12142,12168,1,12144,12146,[12148,12152],12154,12158,[12160,12166]]],12173,12177,[12179,12191,0,[12180,12190]],12196,12202,[12204,12225,["3.4.3, 3.4.4, 3.4.6"]],12230,12234,[12236,12320]],12323,12337,[12343,12460,1,12343,12347,[12349,12393,1,12351,12353,[12355,12381],12383,12385,[12387,12391]],12398,12402,[12404,12460]],12463,12473,[12475,12563,1,12477,12481,[12483,12511,1,12485,12487,[12489,12499],12501,12503,[12505,12509]],12513,12517,[12519,12561]],12566,12577,[12579,12674,1,12581,12585,[12587,12616,1,12589,12591,[12593,12604],12606,12608,[12610,12614]],12618,12622,[12624,12654],12656,12662,[12664,12672,["3.3.12"]]],12677,12687,[12693,12806,1,12693,12697,[12699,12727,1,12701,12703,[12705,12715],12717,12719,[12721,12725]],12732,12736,[12738,12786],12791,12797,[12799,12806,["3.3.9"]]],12809,12819,[12821,12902,1,12823,12827,[12829,12859,1,12831,12833,[12835,12848],12850,12852,[12854,12857]],12861,12865,[12867,12900]]],12904,12913,[12917,13681,1,12917,12927,[12929,13017,1,12931,12935,[12937,12965],12967,12971,[12973,12998],13000,13006,[13008,13015,["4.2.1"]]],13020,13032,[13038,13152,1,13038,13042,[13044,13095],13100,13104,[13106,13132],13137,13143,[13145,13152,["3.3.8"]]],13155,13164,[13166,13248,1,13168,13172,[13174,13189],13191,13195,[13197,13229],13231,13237,[13239,13246,["4.2.1"]]],13251,13261,[13263,13356,1,13265,13269,[13271,13300],13302,13306,[13308,13337],13339,13345,[13347,13354,["4.2.5"]]],13359,13369,[13375,13514,1,13375,13379,[13381,13462],13467,13471,[13473,13494],13499,13505,[13507,13514,["4.2.5"]]],13517,13534,[13540,13681,1,13540,13544,[13546,13612],13617,13621,[13623,13661],13666,13672,[13674,13681,["4.2.5"]]]],13683,13689,[13693,13872,1,13693,13697,[13699,13734,1,13701,13703,[13705,13717],13719,13725,[13727,13732,["3.1"]]],13737,13742,[13744,13799,1,13746,13748,[13750,13775],13777,13783,[13785,13797,["3.1, 4.2.2"]]],13802,13809,[13811,13872,1,13813,13815,[13817,13848],13850,13856,[13858,13870,["3.1, 4.2.5"]]]],13874,13879,[13883,14013,1,13883,13887,[13889,13895],13898,13904,[13906,13921],13924,13930,[13932,13940],13943,13947,[13949,14013]],14015,14021,[14025,14308,1,14025,14029,[14031,14073,1,14033,14039,[14041,14044],14046,14050,[14052,14071,1,14054,14056,[14058,14062],14064,14066,[14068,14069]]],14076,14080,[14082,14138,1,14084,14090,[14092,14095],14097,14102,[14104,14108,[true]],14110,14114,[14116,14136,1,14118,14120,[14122,14126],14128,14130,[14132,14134]]],14141,14148,[14150,14232,1,14152,14158,[14160,14164],14166,14173,[14175,14199,0,[14176,14180],[14182,14186],[14188,14198]],14201,14205,[14207,14230,1,14209,14211,[14213,14220],14222,14224,[14226,14228]]],14235,14245,[14247,14308,1,14249,14255,[14257,14260],14262,14267,[14269,14273,[true]],14275,14279,[14281,14306,1,14283,14285,[14287,14297],14299,14301,[14303,14304]]]],14310,14317,[14321,14502,1,14321,14328,[14330,14363,1,14332,14336,[14338,14361,1,14340,14342,[14344,14351],14353,14355,[14357,14359]]],14366,14369,[14371,14399,1,14373,14377,[14379,14397,1,14381,14383,[14385,14388],14390,14392,[14394,14395]]],14402,14404,[14406,14441,1,14408,14412,[14414,14439,1,14416,14418,[14420,14430],14432,14434,[14436,14437]]],14444,14450,[14452,14502,1,14454,14458,[14460,14500,1,14462,14464,[14466,14488],14490,14492,[14494,14498]]]],14504,14510,[14514,14774,1,14514,14522,[14528,14641,1,14528,14532,[14534,14562],14567,14573,[14575,14588],14593,14597,[14599,14641,1,14601,14602,[14604,14609,[15000]],14611,14612,[14614,14618,[5000]],14620,14621,[14623,14628,[-5000]],14630,14631,[14633,14639,[-15000]]]],14644,14651,[14657,14774,1,14657,14661,[14663,14708],14713,14719,[14721,14726,["4.1"]],14731,14735,[14737,14774,1,14739,14740,[14742,14743,[8]],14745,14746,[14748,14750,[16]],14752,14753,[14755,14757,[32]],14759,14760,[14762,14764,[64]],14766,14767,[14769,14772,[128]]]]],14776,14781,[14785,15021,1,14785,14790,[14796,14885,1,14796,14806,[14808,14849],14854,14858,[14860,14885]],14888,14893,[14895,14899],14902,14909,[14911,14998],15001,15007,[15009,15021,["4.1, 4.1.1"]]],15023,15029,[15033,15836,1,15033,15040,[15046,15164,1,15046,15050,[15052,15063],15068,15073,[15075,15089],15094,15098,[15100,15123,1,15102,15104,[15106,15113],15115,15117,[15119,15121]],15128,15134,[15136,15143,["4.2.5"]],15148,15154,[15156,15164]],15167,15182,[15188,15305,1,15188,15192,[15194,15203],15208,15213,[15215,15219,[8000]],15224,15228,[15230,15263,1,15232,15234,[15236,15251],15253,15255,[15257,15261]],15268,15274,[15276,15284],15289,15295,[15297,15305]],15308,15317,[15323,15440,1,15323,15327,[15329,15338],15343,15348,[15350,15354,[6000]],15359,15363,[15365,15391,1,15367,15369,[15371,15380],15382,15384,[15386,15389]],15396,15402,[15404,15419],15424,15430,[15432,15440]],15443,15449,[15455,15567,1,15455,15459,[15461,15469],15474,15479,[15481,15485,[4000]],15490,15494,[15496,15518,1,15498,15500,[15502,15508],15510,15512,[15514,15516]],15523,15529,[15531,15546],15551,15557,[15559,15567]],15570,15577,[15583,15696,1,15583,15587,[15589,15597],15602,15607,[15609,15613,[3000]],15618,15622,[15624,15647,1,15626,15628,[15630,15637],15639,15641,[15643,15645]],15652,15658,[15660,15675],15680,15686,[15688,15696]],15699,15705,[15711,15836,1,15711,15715,[15717,15769],15774,15779,[15781,15785,[2000]],15790,15794,[15796,15818,1,15798,15800,[15802,15808],15810,15812,[15814,15816]],15823,15829,[15831,15836,["4.1"]]]],15838,15844,[15848,18573,1,15848,15851,[15857,17483,1,15857,15864,[15872,16037,1,15872,15876,[15878,15909],15916,15922,[15924,15998],16005,16011,[16013,16037]],16042,16050,[16058,16154,1,16058,16062,[16064,16071],16078,16084,[16086,16130],16137,16143,[16145,16154]],16159,16170,[16178,16410,1,16178,16182,[16184,16241],16248,16254,[16256,16351],16358,16364,[16366,16388],16395,16401,[16403,16410,["3.3.6"]]],16415,16427,[16435,16596,1,16435,16439,[16441,16473],16480,16486,[16488,16537],16544,16550,[16552,16574],16581,16587,[16589,16596,["3.3.6"]]],16601,16608,[16616,16925,1,16616,16620,[16622,16682],16689,16695,[16697,16740],16747,16753,[16755,16763],16770,16776,[16778,16794],16801,16807,[16809,16817],16824,16828,[16830,16925]],16930,16944,[16952,17106,1,16952,16956,[16958,17035],17042,17048,[17050,17063],17070,17076,[17078,17086],17093,17099,[17101,17106]],17111,17120,[17128,17254,1,17128,17132,[17134,17144],17151,17155,[17157,17163],17170,17176,[17178,17196],17203,17209,[17211,17231],17238,17244,[17246,17254,["3.3.12"]]],17259,17265,[17273,17483,1,17273,17277,[17279,17289],17296,17300,[17302,17314],17321,17327,[17329,17335],17342,17348,[17350,17363],17370,17376,[17378,17386,["3.3.12"]],17393,17397,[17399,17483]]],17486,17495,[17501,18059,1,17501,17508,[17516,17740,1,17516,17520,[17522,17579],17586,17592,[17594,17659],17666,17672,[17674,17687],17694,17700,[17702,17717],17724,17730,[17732,17740]],17745,17752,[17760,17882,1,17760,17764,[17766,17773],17780,17786,[17788,17800],17807,17813,[17815,17829],17836,17842,[17844,17859],17866,17872,[17874,17882]],17887,17902,[17910,18059,1,17910,17914,[17916,17923],17930,17936,[17938,17951],17958,17964,[17966,17974],17981,17987,[17989,18004],18011,18017,[18019,18027],18034,18038,[18040,18059]]],18062,18071,[18077,18336,1,18077,18091,[18099,18208,1,18099,18105,[18107,18165],18172,18178,[18180,18186],18193,18199,[18201,18208,["3.4.6"]]],18213,18221,[18229,18336,1,18229,18233,[18235,18245],18252,18258,[18260,18279],18286,18292,[18294,18314],18321,18327,[18329,18336,["3.4.6"]]]],18339,18348,[18354,18550,1,18354,18363,[18371,18550,1,18371,18375,[18377,18387],18394,18398,[18400,18418],18425,18431,[18433,18468],18475,18481,[18483,18499],18506,18512,[18514,18527],18534,18540,[18542,18550]]],18553,18559,[18561,18573,["4.1, 3.4.9"]]],18575,18583,[18587,19551,1,18587,18599,[18601,18755,["winner is dealer or replayed or aborted or (ending is exhausted and (if seats with nagashi > 0 then dealer has nagashi else dealer has ready))"]],18757,18765,[18767,18786],18789,18795,[18797,18798,[2]],18801,18807,[18809,18824],18827,18835,[18841,19023,1,18841,18848,[18850,19024,["if replayed then repeats else if (ending is win and not winner is dealer) or (seats with nagashi > 0 and not dealer has nagashi) then 0 else repeats + 1"]]],19026,19032,[19034,19364,["points - starting_points + (if placement then floor((bonus_of(players ahead + 1) + (if players level >= 1 then bonus_of(players ahead + 2) else 0) + (if players level >= 2 then bonus_of(players ahead + 3) else 0) + (if players level >= 3 then bonus_of(players ahead + 4) else 0)) / (players level + 1)) else 0)"]],19366,19372,[19374,19419,["3.1, 3.4.6; RCR 2012, 3.4.10; RCR 2016, 3.6"]],19422,19426,[19428,19552,["Players with equal points share the bonus of their places. That East stays after an abortive draw is a house choice."]]],19553,19558,[19562,19901,1,19562,19567,[19569,19589,1,19571,19573,[19575,19579],19581,19583,[19585,19587]],19592,19597,[19599,19620,1,19601,19603,[19605,19610],19612,19614,[19616,19618]],19623,19628,[19630,19650,1,19632,19634,[19636,19640],19642,19644,[19646,19648]],19653,19658,[19660,19681,1,19662,19664,[19666,19671],19673,19675,[19677,19679]],19684,19691,[19693,19712,1,19695,19697,[19699,19703],19705,19707,[19709,19710]],19715,19722,[19724,19744,1,19726,19728,[19730,19735],19737,19739,[19741,19742]],19747,19754,[19756,19775,1,19758,19760,[19762,19766],19768,19770,[19772,19773]],19778,19785,[19787,19807,1,19789,19791,[19793,19798],19800,19802,[19804,19805]],19810,19817,[19819,19839,1,19821,19823,[19825,19830],19832,19834,[19836,19837]],19842,19849,[19851,19871,1,19853,19855,[19857,19862],19864,19866,[19868,19869]],19874,19881,[19883,19901,1,19885,19887,[19889,19892],19894,19896,[19898,19899]]],19903,19910,[19914,20095,1,19914,19921,[19923,19980],19983,19986,[19988,20095]],20097,20104,[20108,20433,1,20108,20123,[20129,20433,1,20129,20136,[20138,20191],20196,20204,[20206,20272],20277,20292,[20294,20355],20360,20370,[20372,20433]]]]',
  "rulesets/ari-ari/yaku.yaml": 
    '[69,16174,1,69,77,[81,16174,1,81,87,[93,1043,1,93,97,[99,121,1,101,103,[105,111],113,115,[117,119]],126,131,[133,137],142,147,[149,159,1,151,154,[156,157,[1]]],164,168,[170,176],181,187,[189,197,["3.3.12"]],202,210,[218,1043,0,[220,289,1,222,226,[228,252],254,258,[260,268,0,[261,267]],270,275,[277,287,1,279,282,[284,285,[2]]]],[298,327,1,298,301,[303,327]],[336,513,1,336,340,[342,362],371,375,[377,378,[2]],387,389,[391,395],404,408,[410,418,0,[411,417]],427,432,[434,474,1,436,446,[448,450],452,468,[470,472]],483,488,[490,513,1,492,495,[497,498,[5]],500,505,[507,511,[2000]]]],[522,690,1,522,526,[528,552],561,565,[567,568,[3]],577,581,[583,591,0,[584,590]],600,605,[607,651,1,609,619,[621,625],627,643,[645,649]],660,665,[667,690,1,669,672,[674,675,[3]],677,682,[684,688,[2000]]]],[699,860,1,699,703,[705,734],743,747,[749,757,0,[750,756]],766,771,[773,821,1,775,785,[787,793],795,811,[813,819]],830,835,[837,860,1,839,842,[844,845,[2]],847,852,[854,858,[1600]]]],[869,1043,1,869,873,[875,895],904,908,[910,911,[2]],920,924,[926,948,0,[927,933],[935,947]],957,962,[964,1004,1,966,976,[978,980],982,998,[1000,1002]],1013,1018,[1020,1043,1,1022,1025,[1027,1028,[3]],1030,1035,[1037,1041,[1280]]]]]],1046,1059,[1065,1615,1,1065,1069,[1071,1103,1,1073,1075,[1077,1090],1092,1094,[1096,1101]],1108,1113,[1115,1119],1124,1129,[1131,1141,1,1133,1136,[1138,1139,[1]]],1146,1150,[1152,1165],1170,1176,[1178,1193],1198,1204,[1206,1214],1219,1223,[1225,1255],1260,1268,[1276,1615,0,[1278,1464,1,1278,1282,[1284,1305],1314,1316,[1318,1322],1331,1335,[1337,1369,0,[1338,1344],[1346,1359],[1361,1368]],1378,1383,[1385,1425,1,1387,1397,[1399,1401],1403,1419,[1421,1423]],1434,1439,[1441,1464,1,1443,1446,[1448,1449,[6]],1451,1456,[1458,1462,[3000]]]],[1473,1557,1,1475,1479,[1481,1505],1507,1511,[1513,1536,0,[1514,1520],[1522,1535]],1538,1543,[1545,1555,1,1547,1550,[1552,1553,[3]]]],[1566,1615,1,1568,1571,[1573,1597],1599,1603,[1605,1613,0,[1606,1612]]]]],1618,1625,[1631,1907,1,1631,1635,[1637,1660,1,1639,1641,[1643,1650],1652,1654,[1656,1658]],1665,1670,[1672,1676],1681,1686,[1688,1698,1,1690,1693,[1695,1696,[1]]],1703,1707,[1709,1727],1732,1738,[1740,1748,["3.3.12"]],1753,1761,[1769,1907,0,[1771,1849,1,1773,1777,[1779,1803],1805,1809,[1811,1828,0,[1812,1818],[1820,1827]],1830,1835,[1837,1847,1,1839,1842,[1844,1845,[3]]]],[1858,1907,1,1860,1863,[1865,1889],1891,1895,[1897,1905,0,[1898,1904]]]]],1910,1930,[1936,2460,1,1936,1940,[1942,1982,1,1944,1946,[1948,1968],1970,1972,[1974,1980]],1987,1992,[1994,1998],2003,2008,[2010,2020,1,2012,2015,[2017,2018,[1]]],2025,2029,[2031,2052],2057,2063,[2065,2080],2085,2091,[2093,2101],2106,2114,[2122,2460,0,[2124,2194,1,2126,2130,[2132,2154],2156,2160,[2162,2163,[2]],2165,2167,[2169,2173],2175,2180,[2182,2192,1,2184,2187,[2189,2190,[1]]]],[2203,2250,1,2205,2209,[2211,2238],2240,2242,[2244,2248]],[2259,2304,1,2261,2264,[2266,2292],2294,2296,[2298,2302]],[2313,2342,1,2313,2316,[2318,2342]],[2351,2460,1,2353,2357,[2359,2379],2381,2386,[2388,2389,[2]],2391,2393,[2395,2399],2401,2406,[2408,2426,1,2410,2420,[2422,2424]],2428,2433,[2435,2458,1,2437,2440,[2442,2443,[5]],2445,2450,[2452,2456,[2000]]]]]],2463,2468,[2474,2854,1,2474,2478,[2480,2501,1,2482,2484,[2486,2491],2493,2495,[2497,2499]],2506,2511,[2513,2517],2522,2527,[2529,2539,1,2531,2534,[2536,2537,[1]]],2544,2548,[2550,2575],2580,2586,[2588,2603],2608,2614,[2616,2624],2629,2637,[2645,2854,0,[2647,2671],[2680,2723,1,2682,2686,[2688,2712],2714,2718,[2720,2721,[3]]],[2732,2774,1,2734,2737,[2739,2763],2765,2769,[2771,2772,[2]]],[2783,2812,1,2783,2786,[2788,2812]],[2821,2854,1,2821,2824,[2826,2854]]]],2857,2873,[2879,3212,1,2879,2883,[2885,2918,1,2887,2889,[2891,2907],2909,2911,[2913,2916]],2923,2928,[2930,2934],2939,2944,[2946,2956,1,2948,2951,[2953,2954,[1]]],2961,2965,[2967,3001],3006,3012,[3014,3029],3034,3040,[3042,3050],3055,3063,[3071,3212,0,[3073,3134,1,3075,3079,[3081,3103],3105,3107,[3109,3113],3115,3120,[3122,3132,1,3124,3127,[3129,3130,[5]]]],[3143,3174,1,3143,3146,[3148,3174]],[3183,3212,1,3183,3186,[3188,3212]]]],3215,3226,[3232,3695,1,3232,3236,[3238,3266,1,3240,3242,[3244,3255],3257,3259,[3261,3264]],3271,3276,[3278,3282],3287,3292,[3294,3304,1,3296,3299,[3301,3302,[1]]],3309,3313,[3315,3361],3366,3372,[3374,3389],3394,3400,[3402,3410],3415,3419,[3421,3476],3481,3489,[3497,3695,0,[3499,3548,1,3501,3505,[3507,3537],3539,3543,[3545,3546,[2]]],[3557,3581],[3590,3657,1,3592,3595,[3597,3627],3629,3636,[3638,3655,1,3640,3646,[3648,3653,[false]]]],[3666,3695,1,3666,3669,[3671,3695]]]],3698,3715,[3721,4070,1,3721,3725,[3727,3762,1,3729,3731,[3733,3750],3752,3754,[3756,3760]],3767,3772,[3774,3778],3783,3788,[3790,3825,1,3792,3795,[3797,3823]],3830,3834,[3836,3865],3870,3876,[3878,3885,["4.2.2"]],3890,3898,[3906,4070,0,[3908,3976,1,3910,3914,[3916,3946],3948,3952,[3954,3955,[3]],3957,3962,[3964,3974,1,3966,3969,[3971,3972,[3]]]],[3985,4030,1,3987,3991,[3993,4019],4021,4025,[4027,4028,[3]]],[4039,4070,1,4039,4042,[4044,4070]]]],4073,4086,[4092,4564,1,4092,4096,[4098,4129,1,4100,4102,[4104,4117],4119,4121,[4123,4127]],4134,4139,[4141,4145],4150,4155,[4157,4192,1,4159,4162,[4164,4190]],4197,4201,[4203,4232],4237,4243,[4245,4252,["4.2.2"]],4257,4265,[4273,4564,0,[4275,4323,1,4277,4281,[4283,4305],4307,4311,[4313,4321,0,[4314,4320]]],[4332,4375,1,4334,4338,[4340,4364],4366,4370,[4372,4373,[2]]],[4384,4411,1,4384,4387,[4389,4411]],[4420,4564,1,4420,4424,[4426,4446],4455,4459,[4461,4469,0,[4462,4468]],4478,4483,[4485,4525,1,4487,4497,[4499,4501],4503,4519,[4521,4523]],4534,4539,[4541,4564,1,4543,4546,[4548,4549,[4]],4551,4556,[4558,4562,[1920]]]]]],4567,4579,[4585,4860,1,4585,4589,[4591,4618,1,4593,4595,[4597,4609],4611,4613,[4615,4616]],4623,4628,[4630,4634],4639,4644,[4646,4656,1,4648,4651,[4653,4654,[1]]],4661,4665,[4667,4680],4685,4691,[4693,4708],4713,4719,[4721,4729],4734,4742,[4750,4860,0,[4752,4818,1,4754,4758,[4760,4788],4790,4794,[4796,4797,[2]],4799,4804,[4806,4816,1,4808,4811,[4813,4814,[1]]]],[4827,4860,1,4827,4830,[4832,4860]]]],4863,4875,[4881,5139,1,4881,4885,[4887,4914,1,4889,4891,[4893,4905],4907,4909,[4911,4912]],4919,4924,[4926,4930],4935,4940,[4942,4952,1,4944,4947,[4949,4950,[1]]],4957,4961,[4963,4976],4981,4987,[4989,5004],5009,5015,[5017,5025],5030,5038,[5046,5139,0,[5048,5096,1,5050,5054,[5056,5085],5087,5091,[5093,5094,[4]]],[5105,5139,1,5105,5108,[5110,5139]]]],5142,5152,[5158,5395,1,5158,5162,[5164,5189,1,5166,5168,[5170,5180],5182,5184,[5186,5187]],5194,5199,[5201,5205],5210,5215,[5217,5227,1,5219,5222,[5224,5225,[1]]],5232,5236,[5238,5251],5256,5262,[5264,5279],5284,5290,[5292,5300],5305,5313,[5321,5395,0,[5323,5352],[5361,5395,1,5361,5364,[5366,5395]]]],5398,5411,[5417,5871,1,5417,5421,[5423,5448,1,5425,5427,[5429,5438],5440,5442,[5444,5446]],5453,5458,[5460,5464],5469,5474,[5476,5486,1,5478,5481,[5483,5484,[1]]],5491,5495,[5497,5517],5522,5528,[5530,5545],5550,5556,[5558,5566],5571,5579,[5587,5871,0,[5589,5638,1,5591,5595,[5597,5627],5629,5633,[5635,5636,[2]]],[5647,5705,1,5649,5652,[5654,5684],5686,5690,[5692,5693,[3]],5695,5700,[5702,5703,[2]]],[5714,5871,1,5714,5718,[5720,5748],5757,5761,[5763,5764,[2]],5773,5778,[5780,5781,[2]],5790,5792,[5794,5798],5807,5812,[5814,5832,1,5816,5826,[5828,5830]],5841,5846,[5848,5871,1,5850,5853,[5855,5856,[4]],5858,5863,[5865,5869,[1920]]]]]],5874,5888,[5894,6217,1,5894,5898,[5900,5930,1,5902,5904,[5906,5920],5922,5924,[5926,5928]],5935,5940,[5942,5946],5951,5956,[5958,5968,1,5960,5963,[5965,5966,[1]]],5973,5977,[5979,6000],6005,6011,[6013,6028],6033,6039,[6041,6049],6054,6062,[6070,6217,0,[6072,6150,1,6074,6078,[6080,6110],6112,6116,[6118,6119,[2]],6121,6126,[6128,6129,[2]],6131,6136,[6138,6148,1,6140,6143,[6145,6146,[2]]]],[6159,6217,1,6161,6164,[6166,6196],6198,6202,[6204,6205,[2]],6207,6212,[6214,6215,[1]]]]],6220,6232,[6238,6792,1,6238,6242,[6244,6275,1,6246,6248,[6250,6262],6264,6266,[6268,6273]],6280,6285,[6287,6291],6296,6301,[6303,6338,1,6305,6308,[6310,6336]],6343,6347,[6349,6426],6431,6437,[6439,6446,["4.2.2"]],6451,6459,[6467,6792,0,[6469,6531,1,6471,6475,[6477,6501],6503,6507,[6509,6510,[2]],6512,6517,[6519,6529,1,6521,6524,[6526,6527,[3]]]],[6540,6604,1,6542,6546,[6548,6574],6576,6580,[6582,6583,[2]],6585,6590,[6592,6602,1,6594,6597,[6599,6600,[2]]]],[6613,6640,1,6613,6616,[6618,6640]],[6649,6684,1,6649,6652,[6654,6684]],[6693,6792,1,6695,6699,[6701,6722],6724,6728,[6730,6731,[2]],6733,6738,[6740,6758,1,6742,6752,[6754,6756]],6760,6765,[6767,6790,1,6769,6772,[6774,6775,[3]],6777,6782,[6784,6788,[1280]]]]]],6795,6807,[6813,7321,1,6813,6817,[6819,6849,1,6821,6823,[6825,6837],6839,6841,[6843,6847]],6854,6859,[6861,6865],6870,6875,[6877,6887,1,6879,6882,[6884,6885,[1]]],6892,6896,[6898,6908],6913,6919,[6921,6936],6941,6947,[6949,6957],6962,6970,[6978,7321,0,[6980,7077,1,6982,6986,[6988,7017],7019,7023,[7025,7026,[4]],7028,7030,[7032,7036],7038,7042,[7044,7056,0,[7045,7055]],7058,7063,[7065,7075,1,7067,7070,[7072,7073,[2]]]],[7086,7143,1,7088,7091,[7093,7122],7124,7128,[7130,7131,[4]],7133,7135,[7137,7141]],[7152,7321,1,7152,7156,[7158,7186],7195,7199,[7201,7202,[4]],7211,7213,[7215,7219],7228,7232,[7234,7246,0,[7235,7245]],7255,7260,[7262,7282,1,7264,7274,[7276,7280]],7291,7296,[7298,7321,1,7300,7303,[7305,7306,[6]],7308,7313,[7315,7319,[3000]]]]]],7324,7340,[7346,7656,1,7346,7350,[7352,7384,1,7354,7356,[7358,7374],7376,7378,[7380,7382]],7389,7394,[7396,7400],7405,7410,[7412,7422,1,7414,7417,[7419,7420,[1]]],7427,7431,[7433,7445],7450,7456,[7458,7473],7478,7484,[7486,7494],7499,7507,[7515,7656,0,[7517,7607,1,7519,7523,[7525,7547],7549,7553,[7555,7556,[2]],7558,7562,[7564,7586,0,[7565,7571],[7573,7585]],7588,7593,[7595,7605,1,7597,7600,[7602,7603,[3]]]],[7616,7656,1,7618,7621,[7623,7645],7647,7651,[7653,7654,[2]]]]],7659,7672,[7678,8017,1,7678,7682,[7684,7715,1,7686,7688,[7690,7703],7705,7707,[7709,7713]],7720,7725,[7727,7731],7736,7741,[7743,7753,1,7745,7748,[7750,7751,[1]]],7758,7762,[7764,7785],7790,7796,[7798,7813],7818,7824,[7826,7834],7839,7847,[7855,8017,0,[7857,7954,1,7859,7863,[7865,7895],7897,7901,[7903,7904,[2]],7906,7908,[7910,7914],7916,7920,[7922,7933,0,[7923,7932]],7935,7940,[7942,7952,1,7944,7947,[7949,7950,[1]]]],[7963,8017,1,7965,7968,[7970,7996],7998,8002,[8004,8005,[2]],8007,8009,[8011,8015]]]],8020,8032,[8038,8419,1,8038,8042,[8050,8103,1,8050,8052,[8054,8088],8095,8097,[8099,8103]],8108,8113,[8115,8119],8124,8129,[8131,8141,1,8133,8136,[8138,8139,[1]]],8146,8150,[8152,8176],8181,8187,[8189,8204],8209,8215,[8217,8225],8230,8238,[8246,8419,0,[8248,8334,1,8250,8254,[8256,8284],8286,8291,[8293,8294,[2]],8296,8300,[8302,8313,0,[8303,8312]],8315,8320,[8322,8332,1,8324,8327,[8329,8330,[1]]]],[8343,8419,1,8345,8348,[8350,8378],8380,8385,[8387,8388,[2]],8390,8392,[8394,8398],8400,8404,[8406,8417,0,[8407,8416]]]]],8422,8447,[8453,8875,1,8453,8457,[8459,8490,1,8461,8463,[8465,8480],8482,8484,[8486,8488]],8495,8500,[8502,8506],8511,8516,[8518,8528,1,8520,8523,[8525,8526,[5]]],8533,8537,[8539,8577],8582,8588,[8590,8603],8608,8614,[8616,8624],8629,8637,[8645,8875,0,[8647,8795,1,8647,8651,[8653,8675],8684,8688,[8690,8691,[2]],8700,8704,[8706,8725,0,[8707,8724]],8734,8741,[8743,8761,1,8745,8751,[8753,8759]],8770,8775,[8777,8795,1,8779,8782,[8784,8785,[5]],8787,8789,[8791,8793,[32]]]],[8804,8875,1,8806,8809,[8811,8837],8839,8843,[8845,8846,[2]],8848,8852,[8854,8873,0,[8855,8872]]]]],8878,8889,[8895,9536,1,8895,8899,[8901,8929,1,8903,8905,[8907,8918],8920,8922,[8924,8927]],8934,8939,[8941,8945],8950,8955,[8957,8967,1,8959,8962,[8964,8965,[2]]],8972,8976,[8978,8992],8997,9003,[9005,9012,["4.2.2"]],9017,9025,[9033,9536,0,[9035,9097,1,9037,9041,[9043,9067],9069,9073,[9075,9076,[2]],9078,9083,[9085,9095,1,9087,9090,[9092,9093,[2]]]],[9106,9133,1,9106,9109,[9111,9133]],[9142,9320,1,9142,9146,[9148,9169],9178,9182,[9184,9185,[2]],9194,9196,[9198,9202],9211,9215,[9217,9225,0,[9218,9224]],9234,9239,[9241,9281,1,9243,9253,[9255,9257],9259,9275,[9277,9279]],9290,9295,[9297,9320,1,9299,9302,[9304,9305,[4]],9307,9312,[9314,9318,[1600]]]],[9329,9427,1,9331,9335,[9337,9358],9360,9364,[9366,9367,[2]],9369,9374,[9376,9394,1,9378,9388,[9390,9392]],9396,9401,[9403,9425,1,9405,9408,[9410,9411,[2]],9413,9418,[9420,9423,[400]]]],[9436,9536,1,9438,9442,[9444,9466],9468,9472,[9474,9475,[2]],9477,9482,[9484,9502,1,9486,9496,[9498,9500]],9504,9509,[9511,9534,1,9513,9516,[9518,9519,[4]],9521,9526,[9528,9532,[1600]]]]]],9539,9550,[9556,9833,1,9556,9560,[9562,9591,1,9564,9566,[9568,9579],9581,9583,[9585,9589]],9596,9601,[9603,9607],9612,9617,[9619,9629,1,9621,9624,[9626,9627,[2]]],9634,9638,[9640,9678],9683,9689,[9691,9698,["4.2.2"]],9703,9711,[9719,9833,0,[9721,9789,1,9723,9727,[9729,9759],9761,9765,[9767,9768,[4]],9770,9775,[9777,9787,1,9779,9782,[9784,9785,[2]]]],[9798,9833,1,9798,9801,[9803,9833]]]],9836,9857,[9863,10222,1,9863,9867,[9869,9907,1,9871,9873,[9875,9896],9898,9900,[9902,9905]],9912,9917,[9919,9923],9928,9933,[9935,9945,1,9937,9940,[9942,9943,[2]]],9950,9954,[9956,9985],9990,9996,[9998,10005,["4.2.2"]],10010,10018,[10026,10222,0,[10028,10102,1,10030,10034,[10036,10062],10064,10068,[10070,10071,[3]],10073,10075,[10077,10081],10083,10088,[10090,10100,1,10092,10095,[10097,10098,[4]]]],[10111,10169,1,10113,10117,[10119,10139],10141,10145,[10147,10148,[2]],10150,10155,[10157,10167,1,10159,10162,[10164,10165,[3]]]],[10178,10222,1,10180,10183,[10185,10211],10213,10217,[10219,10220,[3]]]]],10225,10236,[10242,10795,1,10242,10246,[10248,10276,1,10250,10252,[10254,10265],10267,10269,[10271,10274]],10281,10286,[10288,10292],10297,10302,[10304,10314,1,10306,10309,[10311,10312,[2]]],10319,10323,[10325,10341],10346,10352,[10354,10361,["4.2.2"]],10366,10374,[10382,10795,0,[10384,10459,1,10386,10390,[10392,10429],10431,10435,[10437,10438,[2]],10440,10445,[10447,10457,1,10449,10452,[10454,10455,[3]]]],[10468,10507,1,10468,10471,[10473,10507]],[10516,10651,1,10516,10520,[10522,10556],10565,10569,[10571,10572,[2]],10581,10586,[10588,10612,1,10590,10600,[10602,10610]],10621,10626,[10628,10651,1,10630,10633,[10635,10636,[3]],10638,10643,[10645,10649,[1920]]]],[10660,10795,1,10660,10664,[10666,10700],10709,10713,[10715,10716,[2]],10725,10730,[10732,10756,1,10734,10744,[10746,10754]],10765,10770,[10772,10795,1,10774,10777,[10779,10780,[4]],10782,10787,[10789,10793,[2000]]]]]],10798,10807,[10813,11099,1,10813,10817,[10819,10845,1,10821,10823,[10825,10834],10836,10838,[10840,10843]],10850,10855,[10857,10861],10866,10871,[10873,10883,1,10875,10878,[10880,10881,[2]]],10888,10892,[10894,10914],10919,10925,[10927,10934,["4.2.2"]],10939,10947,[10955,11099,0,[10957,11021,1,10959,10963,[10965,10991],10993,10997,[10999,11000,[3]],11002,11007,[11009,11019,1,11011,11014,[11016,11017,[2]]]],[11030,11061,1,11030,11033,[11035,11061]],[11070,11099,1,11070,11073,[11075,11099]]]],11102,11112,[11118,11815,1,11118,11122,[11124,11151,1,11126,11128,[11130,11140],11142,11144,[11146,11149]],11156,11161,[11163,11167],11172,11177,[11179,11214,1,11181,11184,[11186,11212]],11219,11223,[11225,11253],11258,11264,[11266,11273,["4.2.3"]],11278,11286,[11294,11815,0,[11296,11353,1,11298,11302,[11304,11332],11334,11339,[11341,11351,1,11343,11346,[11348,11349,[5]]]],[11362,11420,1,11364,11368,[11370,11390],11392,11396,[11398,11399,[2]],11401,11406,[11408,11418,1,11410,11413,[11415,11416,[5]]]],[11429,11452,1,11429,11432,[11434,11452]],[11461,11494,1,11461,11464,[11466,11494]],[11503,11599,1,11505,11509,[11511,11538],11540,11545,[11547,11565,1,11549,11559,[11561,11563]],11567,11572,[11574,11597,1,11576,11579,[11581,11582,[5]],11584,11589,[11591,11595,[2000]]]],[11608,11705,1,11610,11614,[11616,11635],11637,11641,[11643,11644,[2]],11646,11651,[11653,11671,1,11655,11665,[11667,11669]],11673,11678,[11680,11703,1,11682,11685,[11687,11688,[5]],11690,11695,[11697,11701,[2000]]]],[11714,11815,1,11716,11720,[11722,11745],11747,11751,[11753,11754,[2]],11756,11761,[11763,11781,1,11765,11775,[11777,11779]],11783,11788,[11790,11813,1,11792,11795,[11797,11798,[5]],11800,11805,[11807,11811,[2000]]]]]],11818,11838,[11844,12247,1,11844,11848,[11850,11887,1,11852,11854,[11856,11876],11878,11880,[11882,11885]],11892,11897,[11899,11903],11908,11913,[11915,11925,1,11917,11920,[11922,11923,[2]]],11930,11934,[11936,11984],11989,11995,[11997,12004,["4.2.2"]],12009,12017,[12025,12247,0,[12027,12093,1,12029,12033,[12035,12063],12065,12069,[12071,12072,[2]],12074,12079,[12081,12091,1,12083,12086,[12088,12089,[4]]]],[12102,12135,1,12102,12105,[12107,12135]],[12144,12247,1,12146,12150,[12152,12177],12179,12183,[12185,12186,[2]],12188,12193,[12195,12213,1,12197,12207,[12209,12211]],12215,12220,[12222,12245,1,12224,12227,[12229,12230,[4]],12232,12237,[12239,12243,[2000]]]]]],12250,12275,[12281,12747,1,12281,12285,[12287,12329,1,12289,12291,[12293,12318],12320,12322,[12324,12327]],12334,12339,[12341,12345],12350,12355,[12357,12367,1,12359,12362,[12364,12365,[2]]],12372,12376,[12378,12410],12415,12421,[12423,12430,["4.2.2"]],12435,12443,[12451,12747,0,[12453,12521,1,12455,12459,[12461,12491],12493,12497,[12499,12500,[3]],12502,12507,[12509,12519,1,12511,12514,[12516,12517,[4]]]],[12530,12594,1,12532,12536,[12538,12564],12566,12570,[12572,12573,[2]],12575,12580,[12582,12592,1,12584,12587,[12589,12590,[4]]]],[12603,12632,1,12603,12606,[12608,12632]],[12641,12747,1,12643,12647,[12649,12677],12679,12683,[12685,12686,[3]],12688,12693,[12695,12713,1,12697,12707,[12709,12711]],12715,12720,[12722,12745,1,12724,12727,[12729,12730,[4]],12732,12737,[12739,12743,[2000]]]]]],12750,12771,[12777,13464,1,12777,12781,[12783,12823,1,12785,12787,[12789,12810],12812,12814,[12816,12821]],12828,12833,[12835,12839],12844,12849,[12851,12886,1,12853,12856,[12858,12884]],12891,12895,[12897,12941],12946,12952,[12954,12961,["4.2.3"]],12966,12974,[12982,13464,0,[12984,13054,1,12986,12990,[12992,13014],13016,13020,[13022,13023,[4]],13025,13030,[13032,13033,[2]],13035,13040,[13042,13052,1,13044,13047,[13049,13050,[4]]]],[13063,13133,1,13065,13069,[13071,13095],13097,13101,[13103,13104,[3]],13106,13111,[13113,13131,1,13115,13118,[13120,13121,[2]],13123,13125,[13127,13129,[28]]]],[13142,13171,1,13142,13145,[13147,13171]],[13180,13288,1,13182,13186,[13188,13208],13210,13214,[13216,13217,[4]],13219,13224,[13226,13227,[2]],13229,13234,[13236,13254,1,13238,13248,[13250,13252]],13256,13261,[13263,13286,1,13265,13268,[13270,13271,[4]],13273,13278,[13280,13284,[1920]]]],[13297,13464,1,13297,13301,[13303,13323],13332,13336,[13338,13339,[4]],13348,13353,[13355,13356,[2]],13365,13370,[13372,13390,1,13374,13384,[13386,13388]],13399,13406,[13408,13425,1,13410,13417,[13419,13423,[true]]],13434,13439,[13441,13464,1,13443,13446,[13448,13449,[4]],13451,13456,[13458,13462,[2000]]]]]],13467,13489,[13495,13992,1,13495,13499,[13501,13540,1,13503,13505,[13507,13529],13531,13533,[13535,13538]],13545,13550,[13552,13556],13561,13566,[13568,13578,1,13570,13573,[13575,13576,[3]]],13583,13587,[13589,13685],13690,13697,[13699,13717,0,[13700,13716]],13722,13728,[13730,13737,["4.2.3"]],13742,13750,[13758,13992,0,[13760,13820,1,13762,13766,[13768,13790],13792,13796,[13798,13799,[2]],13801,13806,[13808,13818,1,13810,13813,[13815,13816,[3]]]],[13829,13847],[13856,13885,1,13856,13859,[13861,13885]],[13894,13992,1,13896,13900,[13902,13922],13924,13928,[13930,13931,[2]],13933,13938,[13940,13958,1,13942,13952,[13954,13956]],13960,13965,[13967,13990,1,13969,13972,[13974,13975,[3]],13977,13982,[13984,13988,[1280]]]]]],13995,14005,[14011,14936,1,14011,14015,[14017,14044,1,14019,14021,[14023,14033],14035,14037,[14039,14042]],14049,14054,[14056,14060],14065,14070,[14072,14107,1,14074,14077,[14079,14105]],14112,14116,[14118,14145],14150,14156,[14158,14165,["4.2.4"]],14170,14178,[14186,14936,0,[14188,14244,1,14190,14194,[14196,14214],14216,14220,[14222,14223,[2]],14225,14230,[14232,14242,1,14234,14237,[14239,14240,[7]]]],[14253,14313,1,14255,14259,[14261,14283],14285,14289,[14291,14292,[2]],14294,14299,[14301,14311,1,14303,14306,[14308,14309,[5]]]],[14322,14347,1,14322,14325,[14327,14347]],[14356,14452,1,14358,14362,[14364,14382],14384,14388,[14390,14391,[2]],14393,14398,[14400,14418,1,14402,14412,[14414,14416]],14420,14425,[14427,14450,1,14429,14432,[14434,14435,[7]],14437,14442,[14444,14448,[3000]]]],[14461,14557,1,14463,14467,[14469,14487],14489,14493,[14495,14496,[2]],14498,14503,[14505,14523,1,14507,14517,[14519,14521]],14525,14530,[14532,14555,1,14534,14537,[14539,14540,[8]],14542,14547,[14549,14553,[4000]]]],[14566,14742,1,14566,14570,[14572,14590],14599,14603,[14605,14606,[2]],14615,14617,[14619,14623],14632,14636,[14638,14646,0,[14639,14645]],14655,14660,[14662,14702,1,14664,14674,[14676,14678],14680,14696,[14698,14700]],14711,14716,[14718,14742,1,14720,14723,[14725,14727,[11]],14729,14734,[14736,14740,[6000]]]],[14751,14936,1,14751,14755,[14757,14775],14784,14788,[14790,14791,[2]],14800,14802,[14804,14808],14817,14821,[14823,14840,0,[14824,14830],[14832,14839]],14849,14854,[14856,14896,1,14858,14868,[14870,14872],14874,14890,[14892,14894]],14905,14910,[14912,14936,1,14914,14917,[14919,14921,[13]],14923,14928,[14930,14934,[8000]]]]]],14940,14944,[14950,15400,1,14950,14954,[14956,14976,1,14958,14960,[14962,14966],14968,14970,[14972,14974]],14981,14986,[14988,14992],14997,15002,[15004,15014,1,15006,15009,[15011,15012,[1]]],15019,15023,[15025,15055],15060,15066,[15068,15078,["4.1, 2.7"]],15083,15091,[15099,15400,0,[15101,15181,1,15103,15107,[15109,15133],15135,15140,[15142,15160,1,15144,15154,[15156,15158]],15162,15167,[15169,15179,1,15171,15174,[15176,15177,[2]]]],[15190,15331,1,15190,15194,[15196,15225],15234,15236,[15238,15242],15251,15255,[15257,15269,0,[15258,15268]],15278,15283,[15285,15305,1,15287,15297,[15299,15303]],15314,15319,[15321,15331,1,15323,15326,[15328,15329,[6]]]],[15340,15400,1,15342,15345,[15347,15371],15373,15378,[15380,15398,1,15382,15392,[15394,15396]]]]],15403,15411,[15417,15776,1,15417,15421,[15423,15448,1,15425,15427,[15429,15437],15439,15441,[15443,15446]],15453,15458,[15460,15464],15469,15474,[15476,15486,1,15478,15481,[15483,15484,[1]]],15491,15495,[15497,15555],15560,15566,[15568,15576,["3.3.12"]],15581,15589,[15597,15776,0,[15599,15701,1,15601,15605,[15607,15631],15633,15637,[15639,15647,0,[15640,15646]],15649,15654,[15656,15680,1,15658,15674,[15676,15678]],15682,15687,[15689,15699,1,15691,15694,[15696,15697,[3]]]],[15710,15776,1,15712,15715,[15717,15741],15743,15748,[15750,15774,1,15752,15768,[15770,15772]]]]],15779,15787,[15793,16174,1,15793,15797,[15799,15824,1,15801,15803,[15805,15813],15815,15817,[15819,15822]],15829,15834,[15836,15840],15845,15850,[15852,15862,1,15854,15857,[15859,15860,[1]]],15867,15871,[15873,15894],15899,15905,[15907,15912,["1.1"]],15917,15925,[15933,16174,0,[15935,16003,1,15937,15941,[15943,15973],15975,15979,[15981,15982,[3]],15984,15989,[15991,16001,1,15993,15996,[15998,15999,[3]]]],[16012,16060,1,16014,16017,[16019,16049],16051,16055,[16057,16058,[3]]],[16069,16174,1,16071,16075,[16077,16105],16107,16111,[16113,16114,[3]],16116,16121,[16123,16141,1,16125,16135,[16137,16139]],16143,16148,[16150,16172,1,16152,16155,[16157,16158,[3]],16160,16165,[16167,16170,[960]]]]]]]]',
  "rulesets/ari-ari/yakuman.yaml": 
    '[63,5340,1,63,71,[75,5340,1,75,91,[97,527,1,97,101,[103,137,1,105,107,[109,125],127,129,[131,135]],142,147,[149,156],161,166,[168,182,1,170,177,[179,180,[1]]],187,191,[193,209],214,220,[222,229,["4.2.5"]],234,240,[242,250],255,263,[271,527,0,[273,337,1,275,279,[281,302],304,308,[310,311,[3]],313,318,[320,335,1,322,327,[329,333,[8000]]]],[346,387,1,348,352,[354,375],377,379,[381,385]],[396,427,1,396,399,[401,427]],[436,527,1,438,442,[444,465],467,471,[473,474,[3]],476,481,[483,501,1,485,495,[497,499]],503,508,[510,525,1,512,517,[519,523,[8000]]]]]],530,540,[546,982,1,546,550,[552,580,1,554,556,[558,568],570,572,[574,578]],585,590,[592,599],604,609,[611,625,1,613,620,[622,623,[1]]],630,634,[636,663],668,674,[676,683,["4.2.5"]],688,694,[696,704],709,717,[725,982,0,[727,779,1,729,733,[735,753],755,760,[762,777,1,764,769,[771,775,[8000]]]],[788,826,1,790,794,[796,814],816,818,[820,824]],[835,862,1,835,838,[840,862]],[871,894,1,871,874,[876,894]],[903,982,1,905,909,[911,929],931,936,[938,956,1,940,950,[952,954]],958,963,[965,980,1,967,972,[974,978,[8000]]]]]],985,1003,[1009,1323,1,1009,1013,[1015,1049,1,1017,1019,[1021,1039],1041,1043,[1045,1047]],1054,1059,[1061,1068],1073,1078,[1080,1094,1,1082,1089,[1091,1092,[1]]],1099,1103,[1105,1115],1120,1126,[1128,1135,["4.2.5"]],1140,1146,[1148,1156],1161,1169,[1177,1323,0,[1179,1269,1,1181,1185,[1187,1213],1215,1217,[1219,1223],1225,1229,[1231,1243,0,[1232,1242]],1245,1250,[1252,1267,1,1254,1259,[1261,1265,[8000]]]],[1278,1323,1,1280,1283,[1285,1311],1313,1315,[1317,1321]]]],1326,1343,[1349,1723,1,1349,1353,[1355,1388,1,1357,1359,[1361,1378],1380,1382,[1384,1386]],1393,1398,[1400,1407],1412,1417,[1419,1433,1,1421,1428,[1430,1431,[1]]],1438,1442,[1444,1454],1459,1465,[1467,1474,["4.2.5"]],1479,1485,[1487,1495],1500,1504,[1506,1538],1543,1551,[1559,1723,0,[1561,1660,1,1563,1567,[1569,1595],1597,1601,[1603,1604,[2]],1606,1608,[1610,1614],1616,1620,[1622,1634,0,[1623,1633]],1636,1641,[1643,1658,1,1645,1650,[1652,1656,[8000]]]],[1669,1723,1,1671,1674,[1676,1702],1704,1708,[1710,1711,[2]],1713,1715,[1717,1721]]]],1726,1741,[1747,2146,1,1747,1751,[1753,1784,1,1755,1757,[1759,1774],1776,1778,[1780,1782]],1789,1794,[1796,1803],1808,1813,[1815,1829,1,1817,1824,[1826,1827,[1]]],1834,1838,[1840,1879],1884,1890,[1892,1899,["4.2.5"]],1904,1910,[1912,1920],1925,1933,[1941,2146,0,[1943,2093,1,1943,1947,[1949,1975],1984,1988,[1990,1991,[2]],2000,2004,[2006,2025,0,[2007,2024]],2034,2041,[2043,2062,1,2045,2051,[2053,2060]],2071,2076,[2078,2093,1,2080,2085,[2087,2091,[8000]]]],[2102,2146,1,2104,2107,[2109,2135],2137,2141,[2143,2144,[2]]]]],2149,2169,[2175,2623,1,2175,2179,[2181,2218,1,2183,2185,[2187,2207],2209,2211,[2213,2216]],2223,2228,[2230,2237],2242,2247,[2249,2263,1,2251,2258,[2260,2261,[1]]],2268,2272,[2274,2303],2308,2314,[2316,2323,["4.2.5"]],2328,2334,[2336,2344],2349,2357,[2365,2623,0,[2367,2433,1,2369,2373,[2375,2397],2399,2401,[2403,2407],2409,2414,[2416,2431,1,2418,2423,[2425,2429,[8000]]]],[2442,2487,1,2444,2448,[2450,2475],2477,2479,[2481,2485]],[2496,2523,1,2496,2499,[2501,2523]],[2532,2623,1,2534,2538,[2540,2560],2562,2564,[2566,2570],2572,2577,[2579,2597,1,2581,2591,[2593,2595]],2599,2604,[2606,2621,1,2608,2613,[2615,2619,[8000]]]]]],2626,2636,[2642,2936,1,2642,2646,[2648,2675,1,2650,2652,[2654,2664],2666,2668,[2670,2673]],2680,2685,[2687,2694],2699,2704,[2706,2720,1,2708,2715,[2717,2718,[1]]],2725,2729,[2731,2747],2752,2758,[2760,2767,["4.2.5"]],2772,2778,[2780,2788],2793,2801,[2809,2936,0,[2811,2885,1,2813,2817,[2819,2859],2861,2866,[2868,2883,1,2870,2875,[2877,2881,[8000]]]],[2894,2936,1,2894,2897,[2899,2936]]]],2939,2948,[2954,3343,1,2954,2958,[2960,2986,1,2962,2964,[2966,2975],2977,2979,[2981,2984]],2991,2996,[2998,3005],3010,3015,[3017,3031,1,3019,3026,[3028,3029,[1]]],3036,3040,[3042,3065],3070,3076,[3078,3085,["4.2.5"]],3090,3096,[3098,3106],3111,3119,[3127,3343,0,[3129,3198,1,3131,3135,[3137,3163],3165,3169,[3171,3172,[2]],3174,3179,[3181,3196,1,3183,3188,[3190,3194,[8000]]]],[3207,3238,1,3207,3210,[3212,3238]],[3247,3343,1,3249,3253,[3255,3281],3283,3287,[3289,3290,[2]],3292,3297,[3299,3317,1,3301,3311,[3313,3315]],3319,3324,[3326,3341,1,3328,3333,[3335,3339,[8000]]]]]],3346,3359,[3365,3655,1,3365,3369,[3371,3401,1,3373,3375,[3377,3390],3392,3394,[3396,3399]],3406,3411,[3413,3420],3425,3430,[3432,3446,1,3434,3441,[3443,3444,[1]]],3451,3455,[3457,3479],3484,3490,[3492,3499,["4.2.5"]],3504,3510,[3512,3520],3525,3533,[3541,3655,0,[3543,3609,1,3545,3549,[3551,3583],3585,3590,[3592,3607,1,3594,3599,[3601,3605,[8000]]]],[3618,3655,1,3618,3621,[3623,3655]]]],3658,3669,[3675,4011,1,3675,3679,[3681,3709,1,3683,3685,[3687,3698],3700,3702,[3704,3707]],3714,3719,[3721,3728],3733,3738,[3740,3754,1,3742,3749,[3751,3752,[1]]],3759,3763,[3765,3803],3808,3814,[3816,3823,["4.2.5"]],3828,3834,[3836,3844],3849,3857,[3865,4011,0,[3867,3933,1,3869,3873,[3875,3907],3909,3914,[3916,3931,1,3918,3923,[3925,3929,[8000]]]],[3942,3965,1,3942,3945,[3947,3965]],[3974,4011,1,3974,3977,[3979,4011]]]],4014,4031,[4037,4493,1,4037,4041,[4043,4077,1,4045,4047,[4049,4066],4068,4070,[4072,4075]],4082,4087,[4089,4096],4101,4106,[4108,4133,1,4110,4117,[4119,4120,[1]],4122,4128,[4130,4131,[1]]],4138,4142,[4144,4173],4178,4184,[4186,4200,["4.2.5, 3.3.6"]],4205,4211,[4213,4221],4226,4234,[4242,4493,0,[4244,4329,1,4246,4250,[4252,4284],4286,4290,[4292,4293,[3]],4295,4297,[4299,4303],4305,4310,[4312,4327,1,4314,4319,[4321,4325,[8000]]]],[4338,4373,1,4338,4341,[4343,4373]],[4382,4493,1,4384,4388,[4390,4421],4423,4427,[4429,4430,[3]],4432,4434,[4436,4440],4442,4447,[4449,4467,1,4451,4461,[4463,4465]],4469,4474,[4476,4491,1,4478,4483,[4485,4489,[8000]]]]]],4496,4513,[4519,4831,1,4519,4523,[4525,4559,1,4527,4529,[4531,4548],4550,4552,[4554,4557]],4564,4569,[4571,4578],4583,4588,[4590,4604,1,4592,4599,[4601,4602,[1]]],4609,4613,[4615,4659],4664,4670,[4672,4679,["4.2.5"]],4684,4690,[4692,4700],4705,4713,[4721,4831,0,[4723,4787,1,4725,4729,[4731,4761],4763,4768,[4770,4785,1,4772,4777,[4779,4783,[8000]]]],[4796,4831,1,4796,4799,[4801,4831]]]],4834,4848,[4854,5340,1,4854,4858,[4860,4891,1,4862,4864,[4866,4880],4882,4884,[4886,4889]],4896,4901,[4903,4910],4915,4920,[4922,5007,1,4924,4931,[4933,4964],4966,4972,[4974,5005]],5012,5016,[5018,5045],5050,5056,[5058,5072,["4.2.5, 3.3.6"]],5077,5083,[5085,5093],5098,5106,[5114,5340,0,[5116,5183,1,5118,5122,[5124,5156],5158,5163,[5165,5181,1,5167,5172,[5174,5179,[16000]]]],[5192,5294,1,5194,5198,[5200,5232],5234,5241,[5243,5268,1,5245,5259,[5261,5266,[false]]],5270,5275,[5277,5292,1,5279,5284,[5286,5290,[8000]]]],[5303,5340,1,5303,5306,[5308,5340]]]]]]',
  "rulesets/cantonese/pack.yaml": 
    '[63,16030,1,63,65,[67,76],77,84,[86,91],92,96,[98,130,1,100,102,[104,118],120,122,[124,128]],131,136,[138,417,["The old rule thirteen-tile game, as it is played in Hong Kong. Seats, walls and the list of what tables agree on follow Amy Lo; claims, values, awards, liability and penalties, which could not be read, are the Hong Kong Old Style or house choices, as noted beside each."]],417,420,[422,439,0,[423,438]],441,446,[450,884,1,450,455,[461,791,1,461,462,[464,521,1,466,471,[473,474,[9]],476,480,[482,486,[true]],488,492,[494,519,1,496,498,[500,510],512,514,[516,517]]],526,527,[529,583,1,531,536,[538,539,[9]],541,545,[547,551,[true]],553,557,[559,581,1,561,563,[565,572],574,576,[578,579]]],588,589,[591,645,1,593,598,[600,601,[9]],603,607,[609,613,[true]],615,619,[621,643,1,623,625,[627,634],636,638,[640,641]]],650,651,[653,694,1,655,660,[662,663,[7]],665,669,[671,692,1,673,675,[677,683],685,687,[689,690]]],699,700,[702,791,1,704,709,[711,712,[8]],714,720,[722,746],748,753,[755,759,[true]],761,765,[767,789,1,769,771,[773,780],782,784,[786,787]]]],794,800,[802,803,[4]],806,811,[813,818],821,827,[829,862,1,831,837,[839,844],846,853,[855,860]],865,871,[873,884,["2.2, 2.17"]]],886,891,[895,1302,1,895,901,[903,907],910,914,[916,921],924,931,[933,946],949,957,[959,997],1000,1008,[1010,1042],1045,1056,[1058,1117],1120,1129,[1131,1186],1189,1205,[1207,1302]],1304,1311,[1315,3906,1,1315,1322,[1328,1463,1,1328,1332,[1334,1340],1345,1352,[1354,1359,[false]],1364,1368,[1370,1405],1410,1414,[1416,1439,1,1418,1420,[1422,1429],1431,1433,[1435,1437]],1444,1450,[1452,1463,["2.2, 2.17"]]],1466,1477,[1483,1652,1,1483,1487,[1489,1495],1500,1507,[1509,1511,[14]],1516,1521,[1523,1530,0,[1524,1525,[0]],[1527,1529,[40]]],1535,1539,[1541,1591],1596,1600,[1602,1631,1,1604,1606,[1608,1619],1621,1623,[1625,1629]],1636,1642,[1644,1652,["2.5, 4"]]],1655,1662,[1668,1844,1,1668,1672,[1674,1680],1685,1692,[1694,1695,[3]],1700,1705,[1707,1713,0,[1708,1709,[0]],[1711,1712,[5]]],1718,1722,[1724,1790],1795,1799,[1801,1824,1,1803,1805,[1807,1814],1816,1818,[1820,1822]],1829,1835,[1837,1844,["4; hk"]]],1847,1852,[1858,2030,1,1858,1862,[1864,1870],1875,1882,[1884,1886,[10]],1891,1896,[1898,1906,0,[1899,1900,[0]],[1902,1905,[100]]],1911,1915,[1917,1978],1983,1987,[1989,2010,1,1991,1993,[1995,2000],2002,2004,[2006,2008]],2015,2021,[2023,2030,["4; hk"]]],2033,2039,[2045,2314,1,2045,2049,[2051,2057],2062,2068,[2070,2094,0,[2071,2081],[2083,2093]],2099,2106,[2108,2118],2123,2127,[2129,2233],2238,2242,[2244,2268,1,2246,2248,[2250,2256],2258,2260,[2262,2266]],2273,2279,[2281,2293,["2.12.2; hk"]],2298,2304,[2306,2314]],2317,2324,[2330,2549,1,2330,2334,[2336,2342],2347,2353,[2355,2374,0,[2356,2362],[2364,2373]],2379,2386,[2388,2394],2399,2403,[2405,2495],2500,2504,[2506,2529,1,2508,2510,[2512,2519],2521,2523,[2525,2527]],2534,2540,[2542,2549,["4; hk"]]],2552,2559,[2565,2775,1,2565,2569,[2571,2577],2582,2589,[2591,2592,[1]],2597,2602,[2604,2610,0,[2605,2606,[1]],[2608,2609,[3]]],2615,2619,[2621,2699],2704,2708,[2710,2747,1,2712,2714,[2716,2735],2737,2739,[2741,2745]],2752,2758,[2760,2775,["2.12.1, 4; hk"]]],2778,2798,[2804,2991,1,2804,2808,[2810,2816],2821,2828,[2830,2834,[true]],2839,2843,[2845,2916],2921,2925,[2927,2965,1,2929,2931,[2933,2953],2955,2957,[2959,2963]],2970,2976,[2978,2991,["2.16, 4; hk"]]],2994,3000,[3006,3176,1,3006,3010,[3012,3018],3023,3030,[3032,3033,[4]],3038,3043,[3045,3051,0,[3046,3047,[1]],[3049,3050,[4]]],3056,3060,[3062,3118],3123,3127,[3129,3151,1,3131,3133,[3135,3141],3143,3145,[3147,3149]],3156,3162,[3164,3176,["2.9, 4; hk"]]],3179,3183,[3189,3318,1,3189,3193,[3195,3201],3206,3213,[3215,3216,[2]],3221,3226,[3228,3234,0,[3229,3230,[2]],[3232,3233,[3]]],3239,3243,[3245,3269],3274,3278,[3280,3300,1,3282,3284,[3286,3290],3292,3294,[3296,3298]],3305,3311,[3313,3318,["2.1"]]],3321,3338,[3344,3503,1,3344,3348,[3350,3356],3361,3368,[3370,3374,[true]],3379,3383,[3385,3443],3448,3452,[3454,3488,1,3456,3458,[3460,3477],3479,3481,[3483,3486]],3493,3499,[3501,3503]],3506,3523,[3529,3728,1,3529,3533,[3535,3541],3546,3553,[3555,3557,[10]],3562,3567,[3569,3576,0,[3570,3571,[0]],[3573,3575,[13]]],3581,3585,[3587,3654],3659,3663,[3665,3700,1,3667,3669,[3671,3688],3690,3692,[3694,3698]],3705,3711,[3713,3728,["2.15.1, 4; hk"]]],3731,3746,[3752,3906,1,3752,3756,[3758,3764],3769,3776,[3778,3779,[0]],3784,3789,[3791,3803,0,[3792,3793,[0]],[3795,3802,[1000000]]],3808,3812,[3814,3845],3850,3854,[3856,3888,1,3858,3860,[3862,3877],3879,3881,[3883,3886]],3893,3899,[3901,3906]]],3908,3913,[3917,4008,1,3917,3922,[3924,3925,[4]],3928,3936,[3938,3943],3946,3955,[3957,3961],3964,3968,[3970,3971,[2]],3974,3981,[3983,3987],3990,3996,[3998,4008,["2.1, 2.3"]]],4010,4014,[4018,4344,1,4018,4024,[4026,4027,[2]],4030,4034,[4036,4037,[2]],4040,4045,[4047,4048,[1]],4051,4057,[4059,4063],4066,4073,[4075,4086],4089,4101,[4103,4107],4110,4116,[4118,4133,["2.2, 2.4, 2.5"]],4136,4140,[4142,4345,["The first deal is broken with the cast that named the First Dealer, later ones are cast for anew. Always as many tiles as agreed are untouchable, so every replacement moves the border by one."]]],4346,4350,[4354,4403,1,4354,4361,[4363,4372,0,[4364,4365,[4]],[4367,4368,[4]],[4370,4371,[4]]],4375,4379,[4381,4387],4390,4396,[4398,4403,["2.4"]]],4405,4410,[4414,4498,1,4414,4424,[4426,4430],4433,4439,[4441,4447,["2.17"]],4450,4456,[4458,4463],4466,4470,[4472,4498]],4500,4505,[4509,4703,1,4509,4519,[4525,4642,1,4525,4529,[4531,4559,1,4533,4535,[4537,4547],4549,4551,[4553,4557]],4564,4568,[4570,4626],4631,4637,[4639,4642,["4"]]],4645,4648,[4650,4703,1,4652,4656,[4658,4679,1,4660,4662,[4664,4669],4671,4673,[4675,4677]],4681,4685,[4687,4701]]],4705,4713,[4717,4953,1,4717,4731,[4733,4823,1,4735,4739,[4741,4771,1,4743,4745,[4747,4761],4763,4765,[4767,4769]],4773,4777,[4779,4821]],4826,4841,[4847,4953,1,4847,4851,[4853,4895,1,4855,4857,[4859,4883],4885,4887,[4889,4893]],4900,4904,[4906,4953]]],4955,4960,[4964,5363,1,4964,4975,[4981,5161,1,4981,4985,[4987,5014,1,4989,4991,[4993,5004],5006,5008,[5010,5012]],5019,5023,[5025,5096],5101,5103,[5105,5109],5114,5118,[5120,5125],5130,5136,[5138,5143,["2.8"]],5148,5154,[5156,5161]],5164,5176,[5182,5363,1,5182,5186,[5188,5216,1,5190,5192,[5194,5206],5208,5210,[5212,5214]],5221,5225,[5227,5298],5303,5305,[5307,5311],5316,5320,[5322,5327],5332,5338,[5340,5345,["2.8"]],5350,5356,[5358,5363]]],5365,5369,[5373,5775,1,5373,5378,[5380,5410,0,[5381,5384],[5386,5400],[5402,5409]],5413,5418,[5420,5486,0,[5421,5424],[5426,5436],[5438,5452],[5454,5464],[5466,5476],[5478,5485]],5489,5497,[5499,5541,0,[5500,5503],[5505,5515],[5517,5531],[5533,5540]],5544,5549,[5551,5556,0,[5552,5555]],5559,5565,[5571,5693,0,[5573,5629,1,5575,5581,[5583,5594],5596,5600,[5602,5627]],[5636,5693,1,5638,5644,[5646,5658],5660,5664,[5666,5691]]],5696,5702,[5704,5719,["2.4, 2.5, 2.8"]],5722,5726,[5728,5775]],5777,5784,[5788,6018,1,5788,5795,[5801,6018,1,5801,5807,[5809,5893,0,[5810,5849,1,5812,5816,[5818,5829],5831,5835,[5837,5847]],[5851,5892,1,5853,5857,[5859,5871],5873,5877,[5879,5890]]],5898,5904,[5906,5911,["2.8"]],5916,5922,[5924,5929],5934,5938,[5940,6018]]],6020,6025,[6029,10230,1,6029,6032,[6038,6629,1,6038,6042,[6044,6062,1,6046,6048,[6050,6053],6055,6057,[6059,6060]],6067,6069,[6071,6114,0,[6072,6076],[6078,6085],[6087,6097],[6099,6113]],6119,6123,[6125,6187],6192,6197,[6199,6330,["wins and (tiles too many == 0 or (turn is bonus and my turns == 0)) and not (by discard and exposed in missed_wins)"]],6334,6338,[6340,6341,[3]],6346,6350,[6352,6359],6364,6369,[6371,6391,0,[6372,6385,1,6374,6378,[6380,6383]],[6387,6390]],6396,6402,[6404,6434,["2.7, 2.8, 2.12.1, 2.15.2; hk"]],6439,6443,[6445,6630,["Of several, the next in turn wins (Jit Woo). A concealed gong is robbed by 13 Terminal Tiles only (house). While dealt Flowers are replaced a hand is short and in order."]]],6632,6636,[6642,7279,1,6642,6646,[6648,6667,1,6650,6652,[6654,6658],6660,6662,[6664,6665]],6672,6674,[6676,6685,0,[6677,6684]],6690,6694,[6696,6702],6707,6712,[6714,6718],6723,6727,[6729,6769],6774,6778,[6780,6781,[2]],6786,6791,[6799,7154,0,[6801,6805],[6814,6846,1,6816,6821,[6823,6837],6839,6841,[6843,6844,[0]]],[6855,6915,1,6857,6861,[6863,6873],6875,6879,[6881,6913]],[6924,6983,1,6926,6932,[6934,6965,0,[6935,6948],[6950,6964]],6967,6971,[6973,6981]],[6992,7068,1,6994,7000,[7002,7047,0,[7003,7017],[7019,7029],[7031,7046]],7049,7053,[7055,7066]],[7077,7154,1,7079,7085,[7087,7135,0,[7088,7105],[7107,7117],[7119,7134]],7137,7141,[7143,7152]]],7159,7163,[7165,7174,0,[7166,7173]],7179,7185,[7187,7215,["2.6, 2.8, 2.14, 2.15.2; hk"]],7220,7224,[7226,7279]],7282,7286,[7292,7982,1,7292,7296,[7298,7317,1,7300,7302,[7304,7308],7310,7312,[7314,7315]],7322,7324,[7326,7335,0,[7327,7334]],7340,7344,[7346,7352],7357,7362,[7364,7368],7373,7377,[7379,7387],7392,7396,[7398,7399,[2]],7404,7409,[7417,7946,0,[7419,7423],[7432,7464,1,7434,7439,[7441,7455],7457,7459,[7461,7462,[1]]],[7473,7517,1,7475,7480,[7482,7497],7499,7501,[7503,7515]],[7526,7586,1,7528,7532,[7534,7544],7546,7550,[7552,7584]],[7595,7654,1,7597,7603,[7605,7636,0,[7606,7619],[7621,7635]],7638,7642,[7644,7652]],[7663,7739,1,7665,7671,[7673,7718,0,[7674,7688],[7690,7700],[7702,7717]],7720,7724,[7726,7737]],[7748,7825,1,7750,7756,[7758,7806,0,[7759,7776],[7778,7788],[7790,7805]],7808,7812,[7814,7823]],[7834,7930,1,7836,7842,[7844,7907,0,[7845,7860],[7862,7879],[7881,7891],[7893,7906]],7909,7913,[7915,7928]],[7939,7946]],7951,7957,[7959,7982,["2.6, 2.14, 2.15.2; hk"]]],7985,7991,[7997,8425,1,7997,8001,[8003,8024,1,8005,8007,[8009,8015],8017,8019,[8021,8022]],8029,8031,[8033,8042,0,[8034,8041]],8047,8049,[8051,8060],8065,8069,[8071,8074],8079,8084,[8086,8090],8095,8099,[8101,8109],8114,8118,[8120,8121,[1]],8126,8131,[8139,8323,0,[8141,8145],[8154,8186,1,8156,8161,[8163,8177],8179,8181,[8183,8184,[0]]],[8195,8255,1,8197,8201,[8203,8213],8215,8219,[8221,8253]],[8264,8323,1,8266,8272,[8274,8305,0,[8275,8288],[8290,8304]],8307,8311,[8313,8321]]],8328,8332,[8334,8343,0,[8335,8342]],8348,8354,[8356,8388,["2.6.1, 2.6.5, 2.14, 2.15.2; hk"]],8393,8397,[8399,8425]],8428,8438,[8444,8760,1,8444,8448,[8450,8476,1,8452,8454,[8456,8466],8468,8470,[8472,8474]],8481,8483,[8485,8491,0,[8486,8490]],8496,8500,[8502,8513],8518,8523,[8525,8529],8534,8538,[8540,8548],8553,8558,[8566,8730,0,[8568,8572],[8581,8603,1,8583,8589,[8591,8601]],[8612,8661,1,8614,8619,[8621,8635],8637,8639,[8641,8659]],[8670,8714,1,8672,8677,[8679,8694],8696,8698,[8700,8712]],[8723,8730]],8735,8741,[8743,8760,["2.6, 2.15.2; hk"]]],8763,8777,[8783,9279,1,8783,8787,[8789,8819,1,8791,8793,[8795,8809],8811,8813,[8815,8817]],8824,8826,[8828,8834,0,[8829,8833]],8839,8843,[8845,8852],8857,8862,[8864,8868],8873,8877,[8879,8887],8892,8900,[8902,8910],8915,8920,[8928,9165,0,[8930,8934],[8943,8969,1,8945,8951,[8953,8967]],[8978,9027,1,8980,8985,[8987,9001],9003,9005,[9007,9025]],[9036,9080,1,9038,9043,[9045,9060],9062,9064,[9066,9078]],[9089,9149,1,9091,9095,[9097,9107],9109,9113,[9115,9147]],[9158,9165]],9170,9176,[9178,9195,["2.6, 2.15.2; hk"]],9200,9204,[9206,9279]],9282,9289,[9295,9514,1,9295,9299,[9301,9324,1,9303,9305,[9307,9314],9316,9318,[9320,9322]],9329,9331,[9333,9339,0,[9334,9338]],9344,9348,[9350,9358],9363,9368,[9370,9440,0,[9371,9403,1,9373,9378,[9380,9394],9396,9398,[9400,9401,[0]]],[9405,9412],[9414,9433,1,9416,9422,[9424,9431]],[9435,9439]],9445,9451,[9453,9458,["2.5"]],9463,9467,[9469,9514]],9517,9527,[9533,9968,1,9533,9537,[9539,9582,1,9541,9543,[9545,9571],9573,9575,[9577,9580]],9587,9589,[9591,9597,0,[9592,9596]],9602,9606,[9608,9615],9620,9625,[9627,9631],9636,9640,[9642,9678],9683,9691,[9693,9701],9706,9711,[9719,9829,0,[9721,9725],[9734,9760,1,9736,9742,[9744,9758]],[9769,9829,1,9771,9775,[9777,9787],9789,9793,[9795,9827]]],9834,9838,[9840,9849,0,[9841,9848]],9854,9860,[9862,9870,["2.15.2"]],9875,9881,[9883,9888],9893,9897,[9899,9968]],9971,9981,[9987,10230,1,9987,9991,[9993,10019,1,9995,9997,[9999,10009],10011,10013,[10015,10017]],10024,10026,[10028,10034,0,[10029,10033]],10039,10043,[10045,10094],10099,10104,[10106,10112,0,[10107,10111]],10117,10123,[10125,10133,["2.15.2"]],10138,10144,[10146,10151],10156,10160,[10162,10230]]],10232,10239,[10243,10377,1,10243,10252,[10258,10377,1,10258,10262,[10264,10292,1,10266,10268,[10270,10282],10284,10286,[10288,10290]],10297,10301,[10303,10353],10358,10364,[10366,10377,["2.5, 2.16"]]]],10379,10388,[10392,11466,1,10392,10402,[10408,10612,1,10408,10412,[10414,10478],10483,10487,[10489,10530],10535,10541,[10543,10545],10550,10554,[10556,10612]],10615,10630,[10636,10821,1,10636,10640,[10642,10729],10734,10738,[10740,10806],10811,10817,[10819,10821]],10824,10836,[10842,10962,1,10842,10846,[10848,10896],10901,10905,[10907,10947],10952,10958,[10960,10962]],10965,10977,[10979,11053,1,10981,10985,[10987,11002],11004,11008,[11010,11039],11041,11047,[11049,11051]],11056,11066,[11072,11212,1,11072,11076,[11078,11151],11156,11160,[11162,11197],11202,11208,[11210,11212]],11215,11228,[11234,11378,1,11234,11238,[11240,11319],11324,11328,[11330,11363],11368,11374,[11376,11378]],11381,11393,[11395,11466,1,11397,11401,[11403,11416],11418,11422,[11424,11452],11454,11460,[11462,11464]]],11468,11474,[11478,12040,1,11478,11482,[11484,11547,1,11486,11488,[11490,11502],11504,11508,[11510,11530,1,11512,11514,[11516,11520],11522,11524,[11526,11528]],11532,11538,[11540,11545,["1.4"]]],11550,11559,[11561,11648,1,11563,11565,[11567,11598],11600,11604,[11606,11631,1,11608,11610,[11612,11621],11623,11625,[11627,11629]],11633,11639,[11641,11646,["1.4"]]],11651,11664,[11670,11885,1,11670,11672,[11674,11683],11688,11692,[11694,11750],11755,11762,[11764,11770],11775,11779,[11781,11810,1,11783,11785,[11787,11800],11802,11804,[11806,11808]],11815,11821,[11823,11825],11830,11834,[11836,11885]],11888,11901,[11907,12040,1,11907,11909,[11911,11920],11925,11929,[11931,11965],11970,11977,[11979,11985],11990,11994,[11996,12025,1,11998,12000,[12002,12015],12017,12019,[12021,12023]],12030,12036,[12038,12040]]],12042,12049,[12053,12087,1,12053,12056,[12058,12087,1,12060,12064,[12066,12085,1,12068,12070,[12072,12076],12078,12080,[12082,12083]]]],12089,12095,[12099,12552,1,12099,12115,[12121,12335,1,12121,12125,[12127,12195],12200,12206,[12208,12220,["2.12.2; hk"]],12225,12229,[12231,12335,1,12233,12234,[12236,12237,[1]],12239,12240,[12242,12243,[2]],12245,12246,[12248,12249,[4]],12251,12252,[12254,12255,[8]],12257,12258,[12260,12262,[16]],12264,12265,[12267,12269,[24]],12271,12272,[12274,12276,[32]],12278,12279,[12281,12283,[48]],12285,12286,[12288,12290,[64]],12292,12293,[12295,12297,[96]],12299,12301,[12303,12306,[128]],12308,12310,[12312,12315,[192]],12317,12319,[12321,12324,[256]],12326,12328,[12330,12333,[384]]]],12338,12354,[12360,12552,1,12360,12364,[12366,12409],12414,12420,[12422,12424],12429,12433,[12441,12552,1,12443,12444,[12446,12447,[1]],12449,12450,[12452,12453,[2]],12455,12456,[12458,12459,[4]],12461,12462,[12464,12465,[8]],12467,12468,[12470,12472,[16]],12474,12475,[12477,12479,[32]],12481,12482,[12484,12486,[64]],12488,12489,[12491,12494,[128]],12496,12497,[12499,12502,[256]],12504,12505,[12507,12510,[512]],12512,12514,[12516,12520,[1024]],12522,12524,[12526,12530,[2048]],12532,12534,[12536,12540,[4096]],12542,12544,[12546,12550,[8192]]]]],12554,12559,[12563,12910,1,12563,12568,[12574,12623,1,12574,12579,[12581,12623]],12626,12631,[12633,12714],12717,12724,[12726,12761],12764,12770,[12772,12791,["2.10, 2.12, 4; hk"]],12794,12798,[12800,12910]],12912,12918,[12922,13010,1,12922,12926,[12928,13010,1,12930,12934,[12936,12962],12964,12968,[12970,12991,1,12972,12974,[12976,12981],12983,12985,[12987,12989]],12993,12999,[13001,13008,["4; hk"]]]],13012,13018,[13022,14487,1,13022,13025,[13031,13939,1,13031,13045,[13053,13184,1,13053,13057,[13059,13091],13098,13104,[13106,13115],13122,13128,[13130,13159],13166,13172,[13174,13184,["2.14; hk"]]],13189,13199,[13207,13322,1,13207,13211,[13213,13248],13255,13261,[13263,13272],13279,13285,[13287,13297],13304,13310,[13312,13322,["2.13; hk"]]],13327,13338,[13346,13504,1,13346,13350,[13352,13389],13396,13402,[13404,13413],13420,13426,[13428,13476],13483,13489,[13491,13504,["2.14, 4; hk"]]],13509,13518,[13526,13719,1,13526,13530,[13532,13588],13595,13601,[13603,13650],13657,13663,[13665,13691],13698,13704,[13706,13719,["2.13, 4; hk"]]],13724,13730,[13738,13939,1,13738,13742,[13744,13826],13833,13839,[13841,13882],13889,13895,[13897,13911],13918,13924,[13926,13939,["2.13, 4; hk"]]]],13942,13951,[13957,14164,1,13957,13964,[13972,14164,1,13972,13978,[13980,14111,["2 * (if awards is half_spicy then half_spicy_award(false_win_penalty) else full_spicy_award(false_win_penalty))"]],14117,14123,[14125,14134],14141,14147,[14149,14164,["2.15.1, 4; hk"]]]],14167,14173,[14175,14180],14183,14187,[14189,14488,["Who fed a hand pays for all where it is self-drawn; where another tile is thrown, its thrower pays as usual. Who throws the winning tile into three sets of its suit pays for all, where payment is shared; who makes a gong that is robbed does not throw. Winners pay each other nothing."]]],14489,14497,[14501,14798,1,14501,14513,[14515,14593],14596,14604,[14606,14625],14628,14634,[14636,14642],14645,14651,[14653,14668],14671,14677,[14679,14703],14706,14712,[14714,14738,["2.9, 2.15, 2.16, 4; hk"]],14741,14745,[14747,14798]],14800,14805,[14809,15445,1,14809,14814,[14816,14836,1,14818,14820,[14822,14826],14828,14830,[14832,14834]],14839,14844,[14846,14867,1,14848,14850,[14852,14857],14859,14861,[14863,14865]],14870,14875,[14877,14897,1,14879,14881,[14883,14887],14889,14891,[14893,14895]],14900,14905,[14907,14928,1,14909,14911,[14913,14918],14920,14922,[14924,14926]],14931,14935,[14937,14956,1,14939,14941,[14943,14947],14949,14951,[14953,14954]],14959,14966,[14968,14987,1,14970,14972,[14974,14978],14980,14982,[14984,14985]],14990,14997,[14999,15019,1,15001,15003,[15005,15010],15012,15014,[15016,15017]],15022,15029,[15031,15050,1,15033,15035,[15037,15041],15043,15045,[15047,15048]],15053,15060,[15062,15082,1,15064,15066,[15068,15073],15075,15077,[15079,15080]],15085,15092,[15094,15114,1,15096,15098,[15100,15105],15107,15109,[15111,15112]],15117,15124,[15126,15146,1,15128,15130,[15132,15137],15139,15141,[15143,15144]],15149,15156,[15158,15176,1,15160,15162,[15164,15167],15169,15171,[15173,15174]],15179,15186,[15188,15207,1,15190,15192,[15194,15198],15200,15202,[15204,15205]],15210,15217,[15219,15240,1,15221,15223,[15225,15231],15233,15235,[15237,15238]],15243,15250,[15252,15280,1,15254,15256,[15258,15271],15273,15275,[15277,15278]],15283,15290,[15292,15313,1,15294,15296,[15298,15304],15306,15308,[15310,15311]],15316,15323,[15325,15346,1,15327,15329,[15331,15337],15339,15341,[15343,15344]],15349,15356,[15358,15379,1,15360,15362,[15364,15370],15372,15374,[15376,15377]],15382,15389,[15391,15412,1,15393,15395,[15397,15403],15405,15407,[15409,15410]],15415,15422,[15424,15445,1,15426,15428,[15430,15436],15438,15440,[15442,15443]]],15447,15454,[15458,15619,1,15458,15460,[15462,15538],15541,15543,[15545,15619]],15621,15628,[15632,16030,1,15632,15642,[15648,15752,1,15648,15658,[15660,15752]],15755,15770,[15776,16030,1,15776,15791,[15793,15832],15837,15852,[15854,15898],15903,15917,[15919,15965],15970,15974,[15976,16030]]]]',
  "rulesets/cantonese/patterns.yaml": 
    '[199,14807,1,199,205,[209,472,1,209,214,[216,285,1,218,224,[226,230],232,239,[241,248,0,[242,247]],250,254,[256,283,1,258,260,[262,273],275,277,[279,281]]],288,293,[295,339,1,297,303,[305,308],310,314,[316,337,1,318,320,[322,327],329,331,[333,335]]],342,355,[357,411,1,359,365,[367,370],372,376,[378,409,1,380,382,[384,397],399,401,[403,407]]],414,425,[427,472,1,429,435,[437,440],442,446,[448,470,1,450,452,[454,461],463,465,[467,468]]]],474,482,[486,14807,1,486,492,[498,860,1,498,502,[504,531,1,506,508,[510,521],523,525,[527,529]],536,541,[543,548],553,558,[560,570,1,562,565,[567,568,[1]]],575,579,[581,598],603,609,[611,613],618,622,[624,646],651,659,[667,860,0,[669,695],[704,739,1,704,707,[709,739]],[748,860,1,750,753,[755,785],787,794,[796,829,1,798,804,[806,816],818,823,[825,827,[13]]],831,836,[838,858,1,840,843,[845,846,[0]],848,853,[855,856,[1]]]]]],863,875,[881,1307,1,881,885,[887,916,1,889,891,[893,905],907,909,[911,914]],921,926,[928,933],938,943,[945,955,1,947,950,[952,953,[3]]],960,964,[966,986],991,997,[999,1001],1006,1014,[1022,1307,0,[1024,1102,1,1026,1030,[1032,1062],1064,1068,[1070,1071,[3]],1073,1078,[1080,1100,1,1082,1085,[1087,1088,[3]],1090,1095,[1097,1098,[8]]]],[1111,1159,1,1113,1116,[1118,1148],1150,1154,[1156,1157,[3]]],[1168,1307,1,1168,1172,[1174,1204],1213,1217,[1219,1220,[3]],1229,1236,[1238,1271,1,1240,1246,[1248,1258],1260,1265,[1267,1269,[13]]],1280,1285,[1287,1307,1,1289,1292,[1294,1295,[3]],1297,1302,[1304,1305,[8]]]]]],1310,1325,[1331,2132,1,1331,1335,[1337,1376,1,1339,1341,[1343,1365],1367,1369,[1371,1374]],1381,1386,[1388,1393],1398,1403,[1405,1415,1,1407,1410,[1412,1413,[8]]],1420,1424,[1426,1455],1460,1467,[1469,1494,0,[1470,1482],[1484,1493]],1499,1505,[1507,1509],1514,1518,[1520,1581],1586,1594,[1602,2132,0,[1604,1678,1,1606,1610,[1612,1638],1640,1644,[1646,1647,[2]],1649,1651,[1653,1657],1659,1664,[1666,1676,1,1668,1671,[1673,1674,[9]]]],[1687,1751,1,1689,1693,[1695,1721],1723,1727,[1729,1730,[2]],1732,1737,[1739,1749,1,1741,1744,[1746,1747,[8]]]],[1760,1823,1,1762,1765,[1767,1793],1795,1799,[1801,1802,[2]],1804,1809,[1811,1821,1,1813,1816,[1818,1819,[4]]]],[1832,1969,1,1832,1836,[1838,1864],1873,1877,[1879,1880,[2]],1889,1896,[1898,1931,1,1900,1906,[1908,1918],1920,1925,[1927,1929,[13]]],1940,1945,[1947,1969,1,1949,1952,[1954,1955,[8]],1957,1962,[1964,1967,[256]]]],[1978,2132,1,1978,1982,[1984,2010],2019,2023,[2025,2026,[2]],2035,2037,[2039,2043],2052,2059,[2061,2094,1,2063,2069,[2071,2081],2083,2088,[2090,2092,[13]]],2103,2108,[2110,2132,1,2112,2115,[2117,2118,[9]],2120,2125,[2127,2130,[512]]]]]],2135,2149,[2155,2749,1,2155,2159,[2161,2192,1,2163,2165,[2167,2181],2183,2185,[2187,2190]],2197,2202,[2204,2209],2214,2219,[2221,2231,1,2223,2226,[2228,2229,[3]]],2236,2240,[2242,2287],2292,2298,[2300,2302],2307,2315,[2323,2749,0,[2325,2412,1,2327,2331,[2333,2361],2363,2367,[2369,2370,[3]],2372,2374,[2376,2380],2382,2387,[2389,2410,1,2391,2394,[2396,2397,[5]],2399,2404,[2406,2408,[24]]]],[2421,2477,1,2423,2426,[2428,2456],2458,2462,[2464,2465,[3]],2467,2469,[2471,2475]],[2486,2598,1,2488,2492,[2494,2522],2524,2531,[2533,2566,1,2535,2541,[2543,2553],2555,2560,[2562,2564,[13]]],2568,2573,[2575,2596,1,2577,2580,[2582,2583,[4]],2585,2590,[2592,2594,[16]]]],[2607,2749,1,2607,2611,[2613,2645],2654,2658,[2660,2661,[4]],2670,2677,[2679,2712,1,2681,2687,[2689,2699],2701,2706,[2708,2710,[13]]],2721,2726,[2728,2749,1,2730,2733,[2735,2736,[5]],2738,2743,[2745,2747,[32]]]]]],2752,2765,[2771,3407,1,2771,2775,[2777,2807,1,2779,2781,[2783,2796],2798,2800,[2802,2805]],2812,2817,[2819,2824],2829,2834,[2836,2846,1,2838,2841,[2843,2844,[7]]],2851,2855,[2857,2901],2906,2912,[2914,2916],2921,2925,[2927,2946],2951,2959,[2967,3407,0,[2969,3049,1,2971,2975,[2977,3007],3009,3014,[3016,3017,[2]],3019,3024,[3026,3047,1,3028,3031,[3033,3034,[7]],3036,3041,[3043,3045,[48]]]],[3058,3107,1,3060,3063,[3065,3095],3097,3102,[3104,3105,[2]]],[3116,3258,1,3116,3120,[3122,3152],3161,3166,[3168,3169,[2]],3178,3185,[3187,3220,1,3189,3195,[3197,3207],3209,3214,[3216,3218,[13]]],3229,3234,[3236,3258,1,3238,3241,[3243,3244,[7]],3246,3251,[3253,3256,[128]]]],[3267,3407,1,3267,3271,[3273,3299],3308,3310,[3312,3316],3325,3332,[3334,3367,1,3336,3342,[3344,3354],3356,3361,[3363,3365,[13]]],3376,3381,[3383,3407,1,3385,3388,[3390,3392,[10]],3394,3399,[3401,3405,[1024]]]]]],3410,3425,[3431,3842,1,3431,3435,[3437,3468,1,3439,3441,[3443,3458],3460,3462,[3464,3466]],3473,3478,[3480,3485],3490,3495,[3497,3507,1,3499,3502,[3504,3505,[1]]],3512,3516,[3518,3610],3615,3621,[3623,3625],3630,3634,[3636,3659],3664,3672,[3680,3842,0,[3682,3773,1,3684,3688,[3690,3722],3724,3728,[3730,3731,[3]],3733,3738,[3740,3741,[2]],3743,3748,[3750,3771,1,3752,3755,[3757,3758,[4]],3760,3765,[3767,3769,[16]]]],[3782,3842,1,3784,3787,[3789,3821],3823,3827,[3829,3830,[3]],3832,3837,[3839,3840,[2]]]]],3845,3859,[3865,4450,1,3865,3869,[3871,3901,1,3873,3875,[3877,3891],3893,3895,[3897,3899]],3906,3911,[3913,3918],3923,3928,[3930,3940,1,3932,3935,[3937,3938,[1]]],3945,3949,[3951,3972],3977,3983,[3985,3987],3992,3996,[3998,4003],4008,4016,[4024,4450,0,[4026,4096,1,4028,4032,[4034,4066],4068,4072,[4074,4075,[4]],4077,4082,[4084,4094,1,4086,4089,[4091,4092,[5]]]],[4105,4153,1,4107,4110,[4112,4142],4144,4148,[4150,4151,[4]]],[4162,4300,1,4162,4166,[4168,4197],4206,4210,[4212,4213,[3]],4222,4229,[4231,4264,1,4233,4239,[4241,4251],4253,4258,[4260,4262,[13]]],4273,4278,[4280,4300,1,4282,4285,[4287,4288,[1]],4290,4295,[4297,4298,[2]]]],[4309,4450,1,4309,4313,[4315,4346],4355,4357,[4359,4363],4372,4379,[4381,4414,1,4383,4389,[4391,4401],4403,4408,[4410,4412,[13]]],4423,4428,[4430,4450,1,4432,4435,[4437,4438,[2]],4440,4445,[4447,4448,[4]]]]]],4453,4461,[4467,4837,1,4467,4471,[4473,4497,1,4475,4477,[4479,4487],4489,4491,[4493,4495]],4502,4507,[4509,4514],4519,4524,[4526,4536,1,4528,4531,[4533,4534,[1]]],4541,4545,[4547,4571],4576,4582,[4584,4586],4591,4595,[4597,4636],4641,4649,[4657,4837,0,[4659,4748,1,4661,4665,[4667,4697],4699,4703,[4705,4706,[2]],4708,4710,[4712,4716],4718,4723,[4725,4746,1,4727,4730,[4732,4733,[9]],4735,4740,[4742,4744,[96]]]],[4757,4837,1,4759,4762,[4764,4796],4798,4802,[4804,4805,[4]],4807,4812,[4814,4835,1,4816,4819,[4821,4822,[5]],4824,4829,[4831,4833,[24]]]]]],4840,4850,[4856,5167,1,4856,4860,[4862,4888,1,4864,4866,[4868,4878],4880,4882,[4884,4886]],4893,4898,[4900,4905],4910,4915,[4917,4927,1,4919,4922,[4924,4925,[1]]],4932,4936,[4938,4963],4968,4974,[4976,4978],4983,4991,[4999,5167,0,[5001,5090,1,5003,5007,[5009,5039],5041,5045,[5047,5048,[2]],5050,5052,[5054,5058],5060,5065,[5067,5088,1,5069,5072,[5074,5075,[9]],5077,5082,[5084,5086,[96]]]],[5099,5167,1,5101,5104,[5106,5136],5138,5142,[5144,5145,[2]],5147,5152,[5154,5155,[3]],5157,5159,[5161,5165]]]],5170,5185,[5191,5556,1,5191,5195,[5197,5229,1,5199,5201,[5203,5218],5220,5222,[5224,5227]],5234,5239,[5241,5246],5251,5256,[5258,5268,1,5260,5263,[5265,5266,[3]]],5273,5277,[5279,5327],5332,5338,[5340,5342],5347,5351,[5353,5380],5385,5393,[5401,5556,0,[5403,5433],[5442,5477,1,5442,5445,[5447,5477]],[5486,5556,1,5488,5492,[5494,5524],5526,5531,[5533,5554,1,5535,5538,[5540,5541,[5]],5543,5548,[5550,5552,[24]]]]]],5559,5573,[5579,6470,1,5579,5583,[5585,5616,1,5587,5589,[5591,5605],5607,5609,[5611,5614]],5621,5626,[5628,5633],5638,5643,[5645,5655,1,5647,5650,[5652,5653,[5]]],5660,5664,[5666,5695],5700,5706,[5708,5710],5715,5719,[5721,5751],5756,5764,[5772,6470,0,[5774,5836,1,5776,5780,[5782,5814],5816,5821,[5823,5834,1,5825,5828,[5830,5832,[14]]]],[5845,5880,1,5845,5848,[5850,5880]],[5889,6016,1,5889,5893,[5895,5925],5934,5941,[5943,5976,1,5945,5951,[5953,5963],5965,5970,[5972,5974,[13]]],5985,5990,[5992,6016,1,5994,5997,[5999,6001,[11]],6003,6008,[6010,6014,[2048]]]],[6025,6154,1,6025,6029,[6031,6063],6072,6079,[6081,6114,1,6083,6089,[6091,6101],6103,6108,[6110,6112,[13]]],6123,6128,[6130,6154,1,6132,6135,[6137,6139,[12]],6141,6146,[6148,6152,[4096]]]],[6163,6259,1,6165,6169,[6171,6201],6203,6210,[6212,6225,1,6214,6219,[6221,6223,[13]]],6227,6232,[6234,6257,1,6236,6239,[6241,6243,[11]],6245,6250,[6252,6255,[192]]]],[6268,6366,1,6270,6274,[6276,6308],6310,6317,[6319,6332,1,6321,6326,[6328,6330,[13]]],6334,6339,[6341,6364,1,6343,6346,[6348,6350,[12]],6352,6357,[6359,6362,[256]]]],[6375,6470,1,6377,6381,[6383,6413],6415,6422,[6424,6436,1,6426,6431,[6433,6434,[0]]],6438,6443,[6445,6468,1,6447,6450,[6452,6454,[11]],6456,6461,[6463,6466,[192]]]]]],6473,6491,[6497,6855,1,6497,6501,[6503,6538,1,6505,6507,[6509,6527],6529,6531,[6533,6536]],6543,6548,[6550,6555],6560,6565,[6567,6577,1,6569,6572,[6574,6575,[3]]],6582,6586,[6588,6632],6637,6643,[6645,6647],6652,6656,[6658,6687],6692,6700,[6708,6855,0,[6710,6788,1,6712,6716,[6718,6748],6750,6754,[6756,6757,[2]],6759,6761,[6763,6767],6769,6774,[6776,6786,1,6778,6781,[6783,6784,[9]]]],[6797,6855,1,6799,6802,[6804,6834],6836,6840,[6842,6843,[2]],6845,6847,[6849,6853]]]],6859,6876,[6882,7307,1,6882,6886,[6888,6922,1,6890,6892,[6894,6911],6913,6915,[6917,6920]],6927,6932,[6934,6939],6944,6949,[6951,6962,1,6953,6956,[6958,6960,[13]]],6967,6971,[6973,7000],7005,7011,[7013,7015],7020,7028,[7036,7307,0,[7038,7112,1,7040,7044,[7046,7078],7080,7085,[7087,7110,1,7089,7092,[7094,7096,[13]],7098,7103,[7105,7108,[128]]]],[7121,7169,1,7123,7126,[7128,7158],7160,7164,[7166,7167,[2]]],[7178,7307,1,7178,7182,[7184,7216],7225,7232,[7234,7267,1,7236,7242,[7244,7254],7256,7261,[7263,7265,[13]]],7276,7281,[7283,7307,1,7285,7288,[7290,7292,[13]],7294,7299,[7301,7305,[8192]]]]]],7310,7320,[7326,7635,1,7326,7330,[7332,7364,1,7334,7336,[7338,7353],7355,7357,[7359,7362]],7369,7374,[7376,7381],7386,7391,[7393,7404,1,7395,7398,[7400,7402,[10]]],7409,7413,[7415,7447],7452,7458,[7460,7462],7467,7475,[7483,7635,0,[7485,7566,1,7487,7491,[7493,7525],7527,7531,[7533,7534,[2]],7536,7541,[7543,7544,[3]],7546,7551,[7553,7564,1,7555,7558,[7560,7562,[10]]]],[7575,7635,1,7577,7580,[7582,7614],7616,7620,[7622,7623,[2]],7625,7630,[7632,7633,[3]]]]],7638,7651,[7657,7924,1,7657,7661,[7663,7693,1,7665,7667,[7669,7682],7684,7686,[7688,7691]],7698,7703,[7705,7710],7715,7720,[7722,7733,1,7724,7727,[7729,7731,[10]]],7738,7742,[7744,7778],7783,7789,[7791,7793],7798,7806,[7814,7924,0,[7816,7878,1,7818,7822,[7824,7856],7858,7863,[7865,7876,1,7867,7870,[7872,7874,[10]]]],[7887,7924,1,7887,7890,[7892,7924]]]],7927,7937,[7943,8303,1,7943,7947,[7949,7977,1,7951,7953,[7955,7965],7967,7969,[7971,7975]],7982,7987,[7989,7994],7999,8004,[8006,8017,1,8008,8011,[8013,8015,[10]]],8022,8026,[8028,8067],8072,8079,[8081,8092,0,[8082,8091]],8097,8103,[8105,8107],8112,8116,[8118,8174],8179,8187,[8195,8303,0,[8197,8254,1,8199,8203,[8205,8223],8225,8229,[8231,8232,[2]],8234,8239,[8241,8252,1,8243,8246,[8248,8250,[10]]]],[8263,8303,1,8265,8268,[8270,8292],8294,8298,[8300,8301,[2]]]]],8306,8324,[8330,8622,1,8330,8334,[8336,8370,1,8338,8340,[8342,8359],8361,8363,[8365,8368]],8375,8380,[8382,8387],8392,8397,[8399,8410,1,8401,8404,[8406,8408,[13]]],8415,8419,[8421,8439],8444,8450,[8452,8454],8459,8467,[8475,8622,0,[8477,8501],[8510,8547,1,8510,8513,[8515,8547]],[8556,8622,1,8558,8562,[8564,8588],8590,8595,[8597,8620,1,8599,8602,[8604,8606,[13]],8608,8613,[8615,8618,[128]]]]]],8625,8640,[8646,8887,1,8646,8650,[8652,8680,1,8654,8656,[8658,8668],8670,8672,[8674,8678]],8685,8690,[8692,8697],8702,8707,[8709,8720,1,8711,8714,[8716,8718,[13]]],8725,8729,[8731,8759],8764,8770,[8772,8774],8779,8787,[8795,8887,0,[8797,8836],[8845,8887,1,8845,8848,[8850,8887]]]],8890,8898,[8904,9286,1,8904,8908,[8910,8939,1,8912,8914,[8916,8929],8931,8933,[8935,8937]],8944,8949,[8951,8956],8961,8966,[8968,8979,1,8970,8973,[8975,8977,[13]]],8984,8988,[8990,9000],9005,9012,[9014,9029,0,[9015,9028]],9034,9040,[9042,9044],9049,9053,[9055,9123],9128,9136,[9144,9286,0,[9146,9232,1,9148,9152,[9154,9180],9182,9184,[9186,9190],9192,9196,[9198,9210,0,[9199,9209]],9212,9217,[9219,9230,1,9221,9224,[9226,9228,[13]]]],[9241,9286,1,9243,9246,[9248,9274],9276,9278,[9280,9284]]]],9289,9296,[9302,9649,1,9302,9306,[9308,9336,1,9310,9312,[9314,9326],9328,9330,[9332,9334]],9341,9346,[9348,9353],9358,9363,[9365,9376,1,9367,9370,[9372,9374,[13]]],9381,9385,[9387,9400],9405,9412,[9414,9425,0,[9415,9424]],9430,9436,[9438,9440],9445,9449,[9451,9485],9490,9498,[9506,9649,0,[9508,9596,1,9510,9514,[9516,9542],9544,9548,[9550,9551,[3]],9553,9557,[9559,9574,0,[9560,9573]],9576,9581,[9583,9594,1,9585,9588,[9590,9592,[13]]]],[9605,9649,1,9607,9610,[9612,9638],9640,9644,[9646,9647,[3]]]]],9652,9665,[9671,10175,1,9671,9675,[9677,9709,1,9679,9681,[9683,9699],9701,9703,[9705,9707]],9714,9719,[9721,9726],9731,9736,[9738,9748,1,9740,9743,[9745,9746,[3]]],9753,9757,[9759,9781],9786,9793,[9795,9823,0,[9796,9809],[9811,9822]],9828,9834,[9836,9838],9843,9847,[9849,9917],9922,9930,[9938,10175,0,[9940,10084,1,9940,9944,[9946,9977],9986,9988,[9990,9994],10003,10007,[10009,10023,0,[10010,10022]],10032,10039,[10041,10058,1,10043,10050,[10052,10056,[true]]],10067,10072,[10074,10084,1,10076,10079,[10081,10082,[3]]]],[10093,10175,1,10095,10098,[10100,10135],10137,10139,[10141,10145],10147,10154,[10156,10173,1,10158,10165,[10167,10171,[true]]]]]],10178,10191,[10197,10701,1,10197,10201,[10203,10234,1,10205,10207,[10209,10223],10225,10227,[10229,10232]],10239,10244,[10246,10251],10256,10261,[10263,10273,1,10265,10268,[10270,10271,[8]]],10278,10282,[10284,10306],10311,10318,[10320,10348,0,[10321,10334],[10336,10347]],10353,10359,[10361,10363],10368,10372,[10374,10441],10446,10454,[10462,10701,0,[10464,10609,1,10464,10468,[10470,10502],10511,10513,[10515,10519],10528,10532,[10534,10548,0,[10535,10547]],10557,10564,[10566,10583,1,10568,10575,[10577,10581,[true]]],10592,10597,[10599,10609,1,10601,10604,[10606,10607,[8]]]],[10618,10701,1,10620,10623,[10625,10661],10663,10665,[10667,10671],10673,10680,[10682,10699,1,10684,10691,[10693,10697,[true]]]]]],10705,10715,[10721,10998,1,10721,10725,[10727,10753,1,10729,10731,[10733,10743],10745,10747,[10749,10751]],10758,10763,[10765,10778],10783,10788,[10790,10800,1,10792,10795,[10797,10798,[1]]],10805,10809,[10811,10818],10823,10829,[10831,10833],10838,10846,[10854,10998,0,[10856,10943,1,10858,10862,[10864,10892],10894,10898,[10900,10901,[3]],10903,10905,[10907,10911],10913,10918,[10920,10941,1,10922,10925,[10927,10928,[5]],10930,10935,[10937,10939,[24]]]],[10952,10998,1,10954,10957,[10959,10987],10989,10993,[10995,10996,[3]]]]],11001,11010,[11016,11428,1,11016,11020,[11022,11056,1,11024,11026,[11028,11046],11048,11050,[11052,11054]],11061,11066,[11068,11081],11086,11091,[11093,11103,1,11095,11098,[11100,11101,[1]]],11108,11112,[11114,11131],11136,11142,[11144,11146],11151,11155,[11157,11245],11250,11258,[11266,11428,0,[11268,11334,1,11270,11274,[11276,11302],11304,11306,[11308,11312],11314,11319,[11321,11332,1,11323,11326,[11328,11330,[10]]]],[11343,11390,1,11345,11348,[11350,11379],11381,11385,[11387,11388,[3]]],[11399,11428,1,11399,11402,[11404,11428]]]],11431,11441,[11447,11816,1,11447,11451,[11453,11491,1,11455,11457,[11459,11480],11482,11484,[11486,11489]],11496,11501,[11503,11516],11521,11526,[11528,11538,1,11530,11533,[11535,11536,[1]]],11543,11547,[11549,11559],11564,11570,[11572,11574],11579,11583,[11585,11630],11635,11643,[11651,11816,0,[11653,11750,1,11655,11659,[11661,11690],11692,11696,[11698,11699,[4]],11701,11703,[11705,11709],11711,11715,[11717,11729,0,[11718,11728]],11731,11736,[11738,11748,1,11740,11743,[11745,11746,[6]]]],[11759,11816,1,11761,11764,[11766,11795],11797,11801,[11803,11804,[4]],11806,11808,[11810,11814]]]],11819,11830,[11836,12230,1,11836,11840,[11842,11872,1,11844,11846,[11848,11860],11862,11864,[11866,11870]],11877,11882,[11884,11897],11902,11907,[11909,11919,1,11911,11914,[11916,11917,[8]]],11924,11928,[11930,11945],11950,11957,[11959,11971,0,[11960,11970]],11976,11982,[11984,11986],11991,11995,[11997,12018],12023,12031,[12039,12230,0,[12041,12150,1,12043,12047,[12049,12081],12083,12085,[12087,12091],12093,12097,[12099,12128,0,[12100,12110],[12112,12127]],12130,12135,[12137,12148,1,12139,12142,[12144,12146,[13]]]],[12159,12230,1,12161,12164,[12166,12198],12200,12202,[12204,12208],12210,12214,[12216,12228,0,[12217,12227]]]]],12233,12245,[12251,12772,1,12251,12255,[12257,12287,1,12259,12261,[12263,12277],12279,12281,[12283,12285]],12292,12297,[12299,12312],12317,12322,[12324,12334,1,12326,12329,[12331,12332,[1]]],12339,12343,[12345,12357],12362,12368,[12370,12372],12377,12381,[12383,12424],12429,12437,[12445,12772,0,[12447,12537,1,12449,12453,[12455,12485],12487,12491,[12493,12494,[3]],12496,12500,[12502,12516,0,[12503,12515]],12518,12523,[12525,12535,1,12527,12530,[12532,12533,[6]]]],[12546,12594,1,12548,12551,[12553,12583],12585,12589,[12591,12592,[3]]],[12603,12772,1,12603,12607,[12609,12639],12648,12652,[12654,12655,[3]],12664,12668,[12670,12684,0,[12671,12683]],12693,12700,[12702,12735,1,12704,12710,[12712,12722],12724,12729,[12731,12733,[13]]],12744,12749,[12751,12772,1,12753,12756,[12758,12759,[6]],12761,12766,[12768,12770,[64]]]]]],12775,12779,[12785,13195,1,12785,12789,[12791,12853,1,12793,12795,[12797,12841],12843,12845,[12847,12851]],12858,12863,[12865,12878],12883,12888,[12890,12900,1,12892,12895,[12897,12898,[1]]],12905,12909,[12911,12935],12940,12946,[12948,12950],12955,12959,[12961,12993],12998,13006,[13014,13195,0,[13016,13116,1,13018,13022,[13024,13054],13056,13060,[13062,13063,[2]],13065,13067,[13069,13073],13075,13079,[13081,13095,0,[13082,13094]],13097,13102,[13104,13114,1,13106,13109,[13111,13112,[6]]]],[13125,13195,1,13127,13130,[13132,13162],13164,13168,[13170,13171,[2]],13173,13177,[13179,13193,0,[13180,13192]]]]],13198,13210,[13216,13503,1,13216,13220,[13222,13252,1,13224,13226,[13228,13240],13242,13244,[13246,13250]],13257,13262,[13264,13277],13282,13287,[13289,13299,1,13291,13294,[13296,13297,[1]]],13304,13308,[13310,13337],13342,13348,[13350,13352],13357,13365,[13373,13503,0,[13375,13446,1,13377,13381,[13383,13413],13415,13419,[13421,13422,[2]],13424,13428,[13430,13444,0,[13431,13443]]],[13455,13503,1,13457,13460,[13462,13492],13494,13498,[13500,13501,[2]]]]],13507,13517,[13523,13966,1,13523,13527,[13529,13555,1,13531,13533,[13535,13545],13547,13549,[13551,13553]],13560,13565,[13567,13578],13583,13588,[13590,13600,1,13592,13595,[13597,13598,[1]]],13605,13609,[13611,13669],13674,13680,[13682,13684],13689,13693,[13695,13745],13750,13758,[13766,13966,0,[13768,13874,1,13770,13774,[13776,13815],13817,13819,[13821,13825],13827,13834,[13836,13853,1,13838,13845,[13847,13851,[true]]],13855,13860,[13862,13872,1,13864,13867,[13869,13870,[6]]]],[13883,13966,1,13885,13888,[13890,13926],13928,13930,[13932,13936],13938,13945,[13947,13964,1,13949,13956,[13958,13962,[true]]]]]],13969,13979,[13985,14382,1,13985,13989,[13991,14027,1,13993,13995,[13997,14016],14018,14020,[14022,14025]],14032,14037,[14039,14050],14055,14060,[14062,14072,1,14064,14067,[14069,14070,[2]]],14077,14081,[14083,14093],14098,14104,[14106,14108],14113,14117,[14119,14131],14136,14144,[14152,14382,0,[14154,14288,1,14154,14158,[14160,14199],14208,14210,[14212,14216],14225,14232,[14234,14251,1,14236,14243,[14245,14249,[true]]],14260,14265,[14267,14288,1,14269,14272,[14274,14275,[6]],14277,14282,[14284,14286,[32]]]],[14297,14382,1,14299,14302,[14304,14342],14344,14346,[14348,14352],14354,14361,[14363,14380,1,14365,14372,[14374,14378,[true]]]]]],14385,14394,[14400,14807,1,14400,14404,[14406,14432,1,14408,14410,[14412,14422],14424,14426,[14428,14430]],14437,14442,[14444,14455],14460,14465,[14467,14477,1,14469,14472,[14474,14475,[1]]],14482,14486,[14488,14517],14522,14528,[14530,14532],14537,14541,[14543,14566],14571,14579,[14587,14807,0,[14589,14653,1,14591,14595,[14597,14623],14625,14632,[14634,14651,1,14636,14643,[14645,14649,[true]]]],[14662,14693,1,14662,14665,[14667,14693]],[14702,14807,1,14704,14708,[14710,14736],14738,14745,[14747,14776,1,14749,14756,[14758,14762,[true]],14764,14771,[14773,14774,[0]]],14778,14783,[14785,14805,1,14787,14790,[14792,14793,[3]],14795,14800,[14802,14803,[8]]]]]]]]',
  "rulesets/harbour/card.yaml": 
    '[189,5889,1,189,195,[199,1463,1,199,201,[203,288,1,205,207,[209,272],274,280,[282,286,["10"]]],291,293,[295,384,1,297,299,[301,368],370,376,[378,382,["10"]]],387,389,[391,503,1,393,395,[397,470],472,481,[483,487,[true]],489,495,[497,501,["10"]]],506,508,[510,579,1,512,514,[516,563],565,571,[573,577,["10"]]],582,584,[586,645,1,588,590,[592,629],631,637,[639,643,["10"]]],648,650,[652,758,1,654,656,[658,725],727,736,[738,742,[true]],744,750,[752,756,["10"]]],761,763,[765,844,1,767,769,[771,828],830,836,[838,842,["10"]]],847,849,[851,947,1,853,855,[857,914],916,925,[927,931,[true]],933,939,[941,945,["10"]]],950,952,[954,1037,1,956,958,[960,1021],1023,1029,[1031,1035,["10"]]],1040,1042,[1044,1136,1,1046,1048,[1050,1120],1122,1128,[1130,1134,["10"]]],1139,1141,[1143,1230,1,1145,1147,[1149,1214],1216,1222,[1224,1228,["10"]]],1233,1235,[1241,1367,1,1241,1243,[1245,1330],1335,1344,[1346,1350,[true]],1355,1361,[1363,1367,["10"]]],1370,1372,[1374,1463,1,1376,1378,[1380,1447],1449,1455,[1457,1461,["10"]]]],1465,1470,[1474,1510,1,1474,1491,[1493,1510]],1512,1518,[1522,1633,1,1522,1526,[1528,1577,1,1530,1536,[1538,1542],1544,1548,[1550,1575,1,1552,1554,[1556,1573]]],1580,1585,[1587,1633,1,1589,1595,[1597,1600],1602,1606,[1608,1631,1,1610,1612,[1614,1629]]]],1635,1643,[1647,5889,1,1647,1649,[1655,1984,1,1655,1659,[1661,1676,1,1663,1665,[1667,1674]],1681,1686,[1688,1692],1697,1702,[1704,1718,1,1706,1712,[1714,1716,[25]]],1723,1727,[1729,1740],1745,1751,[1753,1757,["10"]],1762,1770,[1778,1984,0,[1780,1836,1,1782,1786,[1788,1812],1814,1819,[1821,1834,1,1823,1828,[1830,1832,[50]]]],[1845,1907,1,1847,1851,[1853,1883],1885,1890,[1892,1905,1,1894,1899,[1901,1903,[25]]]],[1916,1945,1,1916,1919,[1921,1945]],[1954,1984,1,1954,1957,[1959,1984]]]],1987,1989,[1995,2324,1,1995,1999,[2001,2016,1,2003,2005,[2007,2014]],2021,2026,[2028,2032],2037,2042,[2044,2058,1,2046,2052,[2054,2056,[30]]],2063,2067,[2069,2080],2085,2091,[2093,2097,["10"]],2102,2110,[2118,2324,0,[2120,2176,1,2122,2126,[2128,2152],2154,2159,[2161,2174,1,2163,2168,[2170,2172,[60]]]],[2185,2247,1,2187,2191,[2193,2223],2225,2230,[2232,2245,1,2234,2239,[2241,2243,[30]]]],[2256,2285,1,2256,2259,[2261,2285]],[2294,2324,1,2294,2297,[2299,2324]]]],2327,2329,[2335,2620,1,2335,2339,[2341,2356,1,2343,2345,[2347,2354]],2361,2366,[2368,2372],2377,2382,[2384,2398,1,2386,2392,[2394,2396,[35]]],2403,2407,[2409,2420],2425,2431,[2433,2437,["10"]],2442,2450,[2458,2620,0,[2460,2514,1,2462,2466,[2468,2490],2492,2497,[2499,2512,1,2501,2506,[2508,2510,[70]]]],[2523,2580,1,2525,2529,[2531,2556],2558,2563,[2565,2578,1,2567,2572,[2574,2576,[35]]]],[2589,2620,1,2589,2592,[2594,2620]]]],2623,2625,[2631,2915,1,2631,2635,[2637,2653,1,2639,2641,[2643,2651]],2658,2663,[2665,2669],2674,2679,[2681,2695,1,2683,2689,[2691,2693,[25]]],2700,2704,[2706,2717],2722,2728,[2730,2734,["10"]],2739,2747,[2755,2915,0,[2757,2809,1,2759,2763,[2765,2785],2787,2792,[2794,2807,1,2796,2801,[2803,2805,[50]]]],[2818,2881,1,2820,2824,[2826,2857],2859,2864,[2866,2879,1,2868,2873,[2875,2877,[25]]]],[2890,2915,1,2890,2893,[2895,2915]]]],2918,2920,[2926,3217,1,2926,2930,[2932,2948,1,2934,2936,[2938,2946]],2953,2958,[2960,2964],2969,2974,[2976,2990,1,2978,2984,[2986,2988,[45]]],2995,2999,[3001,3012],3017,3023,[3025,3029,["10"]],3034,3042,[3050,3217,0,[3052,3109,1,3054,3058,[3060,3085],3087,3092,[3094,3107,1,3096,3101,[3103,3105,[45]]]],[3118,3178,1,3120,3124,[3126,3154],3156,3161,[3163,3176,1,3165,3170,[3172,3174,[45]]]],[3187,3217,1,3187,3190,[3192,3217]]]],3220,3222,[3228,3444,1,3228,3232,[3234,3250,1,3236,3238,[3240,3248]],3255,3260,[3262,3266],3271,3276,[3278,3292,1,3280,3286,[3288,3290,[50]]],3297,3301,[3303,3314],3319,3325,[3327,3331,["10"]],3336,3344,[3352,3444,0,[3354,3408,1,3356,3360,[3362,3384],3386,3391,[3393,3406,1,3395,3400,[3402,3404,[50]]]],[3417,3444,1,3417,3420,[3422,3444]]]],3447,3449,[3455,3786,1,3455,3459,[3461,3478,1,3463,3465,[3467,3476]],3483,3488,[3490,3494],3499,3504,[3506,3520,1,3508,3514,[3516,3518,[25]]],3525,3529,[3531,3542],3547,3553,[3555,3559,["10"]],3564,3572,[3580,3786,0,[3582,3638,1,3584,3588,[3590,3614],3616,3621,[3623,3636,1,3625,3630,[3632,3634,[50]]]],[3647,3709,1,3649,3653,[3655,3685],3687,3692,[3694,3707,1,3696,3701,[3703,3705,[25]]]],[3718,3747,1,3718,3721,[3723,3747]],[3756,3786,1,3756,3759,[3761,3786]]]],3789,3791,[3797,4078,1,3797,3801,[3803,3820,1,3805,3807,[3809,3818]],3825,3830,[3832,3836],3841,3846,[3848,3862,1,3850,3856,[3858,3860,[30]]],3867,3871,[3873,3884],3889,3895,[3897,3901,["10"]],3906,3914,[3922,4078,0,[3924,3976,1,3926,3930,[3932,3952],3954,3959,[3961,3974,1,3963,3968,[3970,3972,[60]]]],[3985,4040,1,3987,3991,[3993,4016],4018,4023,[4025,4038,1,4027,4032,[4034,4036,[30]]]],[4049,4078,1,4049,4052,[4054,4078]]]],4081,4083,[4089,4379,1,4089,4093,[4095,4112,1,4097,4099,[4101,4110]],4117,4122,[4124,4128],4133,4138,[4140,4154,1,4142,4148,[4150,4152,[25]]],4159,4163,[4165,4176],4181,4187,[4189,4193,["10"]],4198,4206,[4214,4379,0,[4216,4272,1,4218,4222,[4224,4248],4250,4255,[4257,4270,1,4259,4264,[4266,4268,[50]]]],[4281,4341,1,4283,4287,[4289,4317],4319,4324,[4326,4339,1,4328,4333,[4335,4337,[25]]]],[4350,4379,1,4350,4353,[4355,4379]]]],4382,4384,[4390,4672,1,4390,4394,[4396,4413,1,4398,4400,[4402,4411]],4418,4423,[4425,4429],4434,4439,[4441,4455,1,4443,4449,[4451,4453,[30]]],4460,4464,[4466,4477],4482,4488,[4490,4494,["10"]],4499,4507,[4515,4672,0,[4517,4569,1,4519,4523,[4525,4545],4547,4552,[4554,4567,1,4556,4561,[4563,4565,[60]]]],[4578,4638,1,4580,4584,[4586,4614],4616,4621,[4623,4636,1,4625,4630,[4632,4634,[30]]]],[4647,4672,1,4647,4650,[4652,4672]]]],4675,4677,[4683,4971,1,4683,4687,[4689,4704,1,4691,4693,[4695,4702]],4709,4714,[4716,4720],4725,4730,[4732,4746,1,4734,4740,[4742,4744,[25]]],4751,4755,[4757,4768],4773,4779,[4781,4785,["10"]],4790,4798,[4806,4971,0,[4808,4862,1,4810,4814,[4816,4838],4840,4845,[4847,4860,1,4849,4854,[4856,4858,[50]]]],[4871,4932,1,4873,4877,[4879,4908],4910,4915,[4917,4930,1,4919,4924,[4926,4928,[25]]]],[4941,4971,1,4941,4944,[4946,4971]]]],4974,4976,[4982,5198,1,4982,4986,[4988,5003,1,4990,4992,[4994,5001]],5008,5013,[5015,5019],5024,5029,[5031,5045,1,5033,5039,[5041,5043,[40]]],5050,5054,[5056,5067],5072,5078,[5080,5084,["10"]],5089,5097,[5105,5198,0,[5107,5161,1,5109,5113,[5115,5137],5139,5144,[5146,5159,1,5148,5153,[5155,5157,[40]]]],[5170,5198,1,5170,5173,[5175,5198]]]],5201,5203,[5209,5533,1,5209,5213,[5215,5231,1,5217,5219,[5221,5229]],5236,5241,[5243,5247],5252,5257,[5259,5273,1,5261,5267,[5269,5271,[30]]],5278,5282,[5284,5295],5300,5306,[5308,5312,["10"]],5317,5325,[5333,5533,0,[5335,5389,1,5337,5341,[5343,5365],5367,5372,[5374,5387,1,5376,5381,[5383,5385,[60]]]],[5398,5459,1,5400,5404,[5406,5435],5437,5442,[5444,5457,1,5446,5451,[5453,5455,[30]]]],[5468,5495,1,5468,5471,[5473,5495]],[5504,5533,1,5504,5507,[5509,5533]]]],5536,5545,[5551,5889,1,5551,5555,[5557,5574,1,5559,5561,[5563,5572]],5579,5584,[5586,5591],5596,5601,[5603,5617,1,5605,5612,[5614,5615,[1]]],5622,5626,[5628,5667],5672,5678,[5680,5687,["5b, 9"]],5692,5696,[5698,5762],5767,5775,[5783,5889,0,[5785,5809],[5818,5853,1,5818,5821,[5823,5853]],[5862,5889,1,5862,5865,[5867,5889]]]]]]',
  "rulesets/harbour/pack.yaml": 
    '[63,2807,1,63,65,[67,74],75,82,[84,89],90,94,[96,113,1,98,100,[102,111]],114,119,[121,354,["An invented card in the American style: only its hands win, jokers stand in for tiles of large groups, and Flowers are ordinary tiles. It is a card for scoring; exchanges before play and claims with jokers are not part of it."]],354,357,[359,372,0,[360,371]],374,379,[383,897,1,383,388,[394,779,1,394,395,[397,462,1,399,404,[406,407,[9]],409,413,[415,419,[true]],421,430,[432,434],436,440,[442,460,1,444,446,[448,458]]],467,468,[470,529,1,472,477,[479,480,[9]],482,486,[488,492,[true]],494,503,[505,507],509,513,[515,527,1,517,519,[521,525]]],534,535,[537,599,1,539,544,[546,547,[9]],549,553,[555,559,[true]],561,570,[572,574],576,580,[582,597,1,584,586,[588,595]]],604,605,[607,652,1,609,614,[616,617,[7]],619,623,[625,650,1,627,629,[631,648]]],657,658,[660,706,1,662,667,[669,670,[1]],672,678,[680,681,[8]],683,687,[689,704,1,691,693,[695,702]]],711,712,[714,779,1,716,721,[723,724,[1]],726,732,[734,735,[8]],737,742,[744,755,1,746,750,[752,753,[3]]],757,761,[763,777,1,765,767,[769,775]]]],782,788,[790,791,[4]],794,799,[801,806],809,815,[817,825,["1b, 10"]],828,832,[834,897]],899,904,[908,958,1,908,913,[915,916,[4]],919,923,[925,926,[2]],929,936,[938,942],945,951,[953,958]],960,964,[968,1062,1,968,974,[976,977,[2]],980,984,[986,987,[2]],990,995,[997,998,[1]],1001,1007,[1009,1013],1016,1023,[1025,1026,[0]],1029,1041,[1043,1047],1050,1056,[1058,1062,["1b"]]],1064,1068,[1072,1118,1,1072,1079,[1081,1090,0,[1082,1083,[4]],[1085,1086,[4]],[1088,1089,[4]]],1093,1097,[1099,1103],1106,1112,[1114,1118,["1b"]]],1120,1124,[1128,1215,1,1128,1133,[1135,1149,0,[1136,1139],[1141,1148]],1152,1157,[1159,1173,0,[1160,1163],[1165,1172]],1176,1184,[1186,1200,0,[1187,1190],[1192,1199]],1203,1209,[1211,1215,["3b"]]],1217,1222,[1226,1675,1,1226,1229,[1235,1360,1,1235,1239,[1241,1256,1,1243,1245,[1247,1254]],1261,1263,[1265,1280,0,[1266,1270],[1272,1279]],1285,1290,[1292,1296],1301,1305,[1307,1308,[2]],1313,1317,[1319,1326],1331,1336,[1338,1343,0,[1339,1342]],1348,1354,[1356,1360,["4b"]]],1363,1367,[1373,1539,1,1373,1377,[1379,1391,1,1381,1383,[1385,1389]],1396,1398,[1400,1409,0,[1401,1408]],1414,1418,[1420,1426],1431,1436,[1438,1442],1447,1451,[1453,1467],1472,1476,[1478,1479,[1]],1484,1489,[1491,1497,0,[1492,1496]],1502,1506,[1508,1522,0,[1509,1512],[1514,1521]],1527,1533,[1535,1539,["4b"]]],1542,1549,[1555,1675,1,1555,1559,[1561,1576,1,1563,1565,[1567,1574]],1581,1583,[1585,1591,0,[1586,1590]],1596,1600,[1602,1610],1615,1620,[1622,1658,0,[1623,1630],[1632,1651,1,1634,1640,[1642,1649]],[1653,1657]],1663,1669,[1671,1675,["3b"]]]],1677,1684,[1688,1757,1,1688,1694,[1696,1720,1,1698,1702,[1704,1718,1,1706,1708,[1710,1716]]],1723,1730,[1732,1757,1,1734,1738,[1740,1755,1,1742,1744,[1746,1753]]]],1759,1764,[1768,1829,1,1768,1773,[1775,1814],1817,1823,[1825,1829,["5b"]]],1831,1837,[1841,2199,1,1841,1844,[1850,2177,1,1850,1859,[1867,1966,1,1867,1871,[1873,1904],1911,1917,[1919,1928],1935,1941,[1943,1966]],1971,1977,[1985,2092,1,1985,1989,[1991,2026],2033,2039,[2041,2046],2053,2059,[2061,2092]],2097,2107,[2115,2177,1,2115,2119,[2121,2128],2135,2141,[2143,2152],2159,2165,[2167,2177]]],2180,2186,[2188,2199,["5b, 6b, 9"]]],2201,2209,[2213,2338,1,2213,2225,[2227,2235],2238,2246,[2248,2267],2270,2276,[2278,2279,[4]],2282,2288,[2290,2291,[0]],2294,2300,[2302,2306,["7b"]],2309,2313,[2315,2338]],2340,2345,[2349,2679,1,2349,2354,[2356,2368,1,2358,2360,[2362,2366]],2371,2376,[2378,2391,1,2380,2382,[2384,2389]],2394,2399,[2401,2413,1,2403,2405,[2407,2411]],2416,2421,[2423,2436,1,2425,2427,[2429,2434]],2439,2443,[2445,2457,1,2447,2449,[2451,2455]],2460,2467,[2469,2481,1,2471,2473,[2475,2479]],2484,2491,[2493,2506,1,2495,2497,[2499,2504]],2509,2516,[2518,2530,1,2520,2522,[2524,2528]],2533,2540,[2542,2555,1,2544,2546,[2548,2553]],2558,2565,[2567,2580,1,2569,2571,[2573,2578]],2583,2590,[2592,2605,1,2594,2596,[2598,2603]],2608,2615,[2617,2628,1,2619,2621,[2623,2626]],2631,2638,[2640,2654,1,2642,2644,[2646,2652]],2657,2664,[2666,2679,1,2668,2670,[2672,2677]]],2681,2688,[2692,2807,1,2692,2701,[2703,2807]]]',
  "rulesets/international/pack.yaml": 
    '[63,8805,1,63,65,[67,80],81,88,[90,95],96,100,[102,141,1,104,106,[108,129],131,133,[135,139]],142,147,[149,315,["Play follows the published articles. The values of the patterns, the payments and the penalty are house choices, because the published list could not be read."]],315,318,[320,337,0,[321,336]],339,344,[348,734,1,348,353,[359,655,1,359,360,[362,413,1,364,369,[371,372,[9]],374,378,[380,384,[true]],386,390,[392,411,1,394,396,[398,402],404,406,[408,409]]],418,419,[421,472,1,423,428,[430,431,[9]],433,437,[439,443,[true]],445,449,[451,470,1,453,455,[457,461],463,465,[467,468]]],477,478,[480,531,1,482,487,[489,490,[9]],492,496,[498,502,[true]],504,508,[510,529,1,512,514,[516,520],522,524,[526,527]]],536,537,[539,581,1,541,546,[548,549,[7]],551,555,[557,579,1,559,561,[563,570],572,574,[576,577]]],586,587,[589,655,1,591,596,[598,599,[8]],601,607,[609,610,[1]],612,617,[619,623,[true]],625,629,[631,653,1,633,635,[637,644],646,648,[650,651]]]],658,664,[666,667,[4]],670,675,[677,682],685,691,[693,720,1,695,699,[701,706],708,711,[713,718]],723,729,[731,734,["4"]]],736,741,[745,840,1,745,751,[753,757],760,764,[766,771],774,779,[781,799],802,807,[809,840]],842,849,[853,1963,1,853,860,[866,1040,1,866,870,[872,878],883,890,[892,893,[0]],898,903,[905,912,0,[906,907,[0]],[909,911,[15]]],917,921,[923,985],990,994,[996,1019,1,998,1000,[1002,1009],1011,1013,[1015,1017]],1024,1030,[1032,1040,["7.2(1)"]]],1043,1065,[1071,1226,1,1071,1075,[1077,1083],1088,1095,[1097,1102,[false]],1107,1111,[1113,1155],1160,1164,[1166,1208,1,1168,1170,[1172,1194],1196,1198,[1200,1206]],1213,1219,[1221,1226]],1229,1236,[1242,1414,1,1242,1246,[1248,1254],1259,1265,[1267,1287,0,[1268,1272],[1274,1278],[1280,1286]],1292,1299,[1301,1305],1310,1314,[1316,1362],1367,1371,[1373,1396,1,1375,1377,[1379,1386],1388,1390,[1392,1394]],1401,1407,[1409,1414]],1417,1424,[1430,1586,1,1430,1434,[1436,1442],1447,1454,[1456,1457,[2]],1462,1467,[1469,1475,0,[1470,1471,[1]],[1473,1474,[4]]],1480,1484,[1486,1534],1539,1543,[1545,1568,1,1547,1549,[1551,1558],1560,1562,[1564,1566]],1573,1579,[1581,1586,["7.1"]]],1589,1604,[1610,1767,1,1610,1614,[1616,1622],1627,1634,[1636,1641,[20000]],1646,1651,[1653,1665,0,[1654,1655,[0]],[1657,1664,[1000000]]],1670,1674,[1676,1706],1711,1715,[1717,1749,1,1719,1721,[1723,1738],1740,1742,[1744,1747]],1754,1760,[1762,1767,["7.1"]]],1770,1787,[1793,1963,1,1793,1797,[1799,1805],1810,1817,[1819,1820,[4]],1825,1830,[1832,1839,0,[1833,1834,[1]],[1836,1838,[15]]],1844,1848,[1850,1899],1904,1908,[1910,1945,1,1912,1914,[1916,1933],1935,1937,[1939,1943]],1950,1956,[1958,1963]]],1965,1970,[1974,2147,1,1974,1979,[1981,1982,[4]],1985,1993,[1995,2000],2003,2007,[2009,2010,[2]],2013,2020,[2022,2026],2029,2035,[2037,2049,["8, 10.3(1)"]],2052,2058,[2060,2065],2068,2072,[2074,2147]],2149,2153,[2157,2303,1,2157,2163,[2165,2166,[2]],2169,2173,[2175,2176,[2]],2179,2184,[2186,2218],2221,2227,[2229,2233],2236,2243,[2245,2246,[0]],2249,2261,[2263,2267],2270,2276,[2278,2303,["10.2, 10.3, 10.4(1), 16"]]],2305,2309,[2313,2364,1,2313,2320,[2322,2331,0,[2323,2324,[4]],[2326,2327,[4]],[2329,2330,[4]]],2334,2338,[2340,2344],2347,2353,[2355,2364,["10.4(2)"]]],2366,2371,[2375,2495,1,2375,2385,[2387,2393],2396,2402,[2404,2408,["17"]],2411,2415,[2417,2495]],2497,2501,[2505,2805,1,2505,2510,[2512,2526,0,[2513,2516],[2518,2525]],2529,2534,[2536,2578,0,[2537,2540],[2542,2553],[2555,2568],[2570,2577]],2581,2589,[2591,2633,0,[2592,2595],[2597,2608],[2610,2623],[2625,2632]],2636,2641,[2643,2648,0,[2644,2647]],2651,2657,[2659,2673,["20, 22, 23.2"]],2676,2680,[2682,2806,["No kong before the first discard (inferred); on the eighth Flower a win without a fourteenth pai (inferred from 18)."]]],2807,2812,[2816,5016,1,2816,2819,[2825,3267,1,2825,2829,[2831,2849,1,2833,2835,[2837,2840],2842,2844,[2846,2847]],2854,2856,[2858,2901,0,[2859,2863],[2865,2872],[2874,2885],[2887,2900]],2906,2910,[2912,2969],2974,2979,[2981,2985],2990,2994,[2996,3039],3044,3048,[3050,3057],3062,3067,[3069,3074,0,[3070,3073]],3079,3088,[3090,3094,[true]],3099,3105,[3107,3123,["21.1, 23.7, 29"]],3128,3132,[3134,3268,["A claim to win ranks by the hand it would make. After a pung or chow the win counts as won on the exposed pai (house)."]]],3270,3274,[3280,3583,1,3280,3284,[3286,3305,1,3288,3290,[3292,3296],3298,3300,[3302,3303]],3310,3312,[3314,3323,0,[3315,3322]],3328,3332,[3334,3340],3345,3350,[3352,3356],3361,3365,[3367,3381],3386,3390,[3392,3393,[4]],3398,3403,[3405,3411,0,[3406,3410]],3416,3420,[3422,3448,0,[3423,3426],[3428,3438],[3440,3447]],3453,3466,[3468,3492],3497,3503,[3505,3511,["21.2"]],3516,3520,[3522,3583]],3586,3590,[3596,3755,1,3596,3600,[3602,3621,1,3604,3606,[3608,3612],3614,3616,[3618,3619]],3626,3628,[3630,3639,0,[3631,3638]],3644,3648,[3650,3656],3661,3666,[3668,3672],3677,3681,[3683,3697],3702,3706,[3708,3709,[3]],3714,3719,[3721,3736,0,[3722,3726],[3728,3735]],3741,3747,[3749,3755,["21.3"]]],3758,3762,[3768,4102,1,3768,3772,[3774,3793,1,3776,3778,[3780,3784],3786,3788,[3790,3791]],3798,3800,[3802,3811,0,[3803,3810]],3816,3818,[3820,3829],3834,3838,[3840,3843],3848,3853,[3855,3859],3864,3868,[3870,3884],3889,3893,[3895,3896,[2]],3901,3906,[3908,3914,0,[3909,3913]],3919,3923,[3925,3939,0,[3926,3929],[3931,3938]],3944,3957,[3959,3994],3999,4005,[4007,4013,["21.4"]],4018,4022,[4024,4102]],4105,4115,[4121,4246,1,4121,4125,[4127,4146,1,4129,4131,[4133,4137],4139,4141,[4143,4144]],4151,4153,[4155,4161,0,[4156,4160]],4166,4170,[4172,4178],4183,4188,[4190,4194],4199,4204,[4206,4221,0,[4207,4211],[4213,4220]],4226,4232,[4234,4246,["21.2, 21.3"]]],4249,4260,[4266,4537,1,4266,4270,[4272,4299,1,4274,4276,[4278,4289],4291,4293,[4295,4297]],4304,4306,[4308,4314,0,[4309,4313]],4319,4323,[4325,4336],4341,4346,[4348,4352],4357,4361,[4363,4377],4382,4387,[4389,4429,0,[4390,4394],[4396,4419,1,4398,4404,[4406,4417]],[4421,4428]],4434,4440,[4442,4460,["22.1, 22.3, 23.6"]],4465,4469,[4471,4537]],4540,4553,[4559,4850,1,4559,4563,[4565,4594,1,4567,4569,[4571,4584],4586,4588,[4590,4592]],4599,4601,[4603,4609,0,[4604,4608]],4614,4618,[4620,4627],4632,4637,[4639,4643],4648,4652,[4654,4668],4673,4681,[4683,4691],4696,4701,[4703,4745,0,[4704,4708],[4710,4735,1,4712,4718,[4720,4733]],[4737,4744]],4750,4756,[4758,4776,["22.2, 22.3, 23.6"]],4781,4785,[4787,4850]],4853,4860,[4866,5016,1,4866,4870,[4872,4895,1,4874,4876,[4878,4885],4887,4889,[4891,4893]],4900,4902,[4904,4910,0,[4905,4909]],4915,4919,[4921,4929],4934,4939,[4941,4977,0,[4942,4949],[4951,4970,1,4953,4959,[4961,4968]],[4972,4976]],4982,4988,[4990,5016,["20, 21, 21.5, 23.3, 23.9"]]]],5018,5027,[5031,5747,1,5031,5047,[5053,5157,1,5053,5057,[5059,5087],5092,5096,[5098,5138],5143,5149,[5151,5157,["22.3"]]],5160,5172,[5178,5296,1,5178,5182,[5184,5232],5237,5241,[5243,5277],5282,5288,[5290,5296,["23.7"]]],5299,5311,[5313,5388,1,5315,5319,[5321,5336],5338,5342,[5344,5370],5372,5378,[5380,5386,["23.9"]]],5391,5401,[5403,5498,1,5405,5409,[5411,5440],5442,5446,[5448,5482],5484,5490,[5492,5496,["20"]]],5501,5513,[5515,5592,1,5517,5521,[5523,5536],5538,5542,[5544,5576],5578,5584,[5586,5590,["18"]]],5595,5608,[5614,5747,1,5614,5618,[5620,5687],5692,5696,[5698,5730],5735,5741,[5743,5747,["20"]]]],5749,5755,[5759,6150,1,5759,5763,[5765,5832,1,5767,5769,[5771,5783],5785,5789,[5791,5811,1,5793,5795,[5797,5801],5803,5805,[5807,5809]],5813,5819,[5821,5830,["19.1(1)"]]],5835,5840,[5842,5904,1,5844,5846,[5848,5854],5856,5860,[5862,5883,1,5864,5866,[5868,5873],5875,5877,[5879,5881]],5885,5891,[5893,5902,["19.1(2)"]]],5907,5912,[5914,5998,1,5916,5918,[5920,5951],5953,5957,[5959,5980,1,5961,5963,[5965,5970],5972,5974,[5976,5978]],5982,5988,[5990,5996,["25.2"]]],6001,6008,[6014,6150,1,6014,6016,[6018,6027],6032,6036,[6038,6072],6077,6081,[6083,6106,1,6085,6087,[6089,6096],6098,6100,[6102,6104]],6111,6117,[6119,6129,["18, 25.2"]],6134,6140,[6142,6150]]],6152,6159,[6163,6197,1,6163,6166,[6168,6197,1,6170,6174,[6176,6195,1,6178,6180,[6182,6186],6188,6190,[6192,6193]]]],6199,6205,[6209,6430,1,6209,6214,[6220,6430,1,6220,6224,[6226,6253],6258,6264,[6266,6272,["30.1"]],6277,6281,[6289,6430,1,6291,6294,[6296,6297,[2]],6299,6300,[6302,6303,[2]],6305,6306,[6308,6309,[4]],6311,6312,[6314,6315,[8]],6317,6318,[6320,6322,[16]],6324,6325,[6327,6329,[32]],6331,6332,[6334,6336,[64]],6338,6339,[6341,6344,[128]],6346,6347,[6349,6352,[256]],6354,6355,[6357,6360,[512]],6362,6364,[6366,6370,[1000]],6372,6374,[6376,6380,[2000]],6382,6384,[6386,6390,[3000]],6392,6394,[6396,6400,[4000]],6410,6412,[6414,6418,[5000]],6420,6422,[6424,6428,[6000]]]]],6432,6437,[6441,6668,1,6441,6446,[6452,6506,1,6452,6457,[6459,6506]],6509,6514,[6516,6528],6531,6538,[6540,6633],6636,6642,[6644,6668,["24, 30.1, 30.2, 7.2(1)"]]],6670,6676,[6680,7297,1,6680,6683,[6689,7155,1,6689,6696,[6704,6836,1,6704,6708,[6710,6741],6748,6754,[6756,6798],6805,6811,[6813,6836]],6841,6847,[6855,7039,1,6855,6859,[6861,6896],6903,6909,[6911,6986],6993,6999,[7001,7039]],7044,7052,[7060,7155,1,7060,7064,[7066,7073],7080,7086,[7088,7132],7139,7145,[7147,7155]]],7158,7167,[7173,7264,1,7173,7180,[7188,7264,1,7188,7194,[7196,7220],7227,7233,[7235,7244],7251,7257,[7259,7264]]],7267,7273,[7275,7281,["30.3"]],7284,7290,[7292,7297]],7299,7307,[7311,7633,1,7311,7323,[7325,7353],7356,7364,[7366,7408],7411,7417,[7419,7420,[4]],7423,7430,[7432,7439],7442,7448,[7450,7465],7468,7474,[7476,7500],7503,7509,[7511,7530,["12, 13, 14, 23.10"]],7533,7537,[7539,7633]],7635,7640,[7644,8306,1,7644,7649,[7651,7672,1,7653,7655,[7657,7662],7664,7666,[7668,7670]],7675,7680,[7682,7703,1,7684,7686,[7688,7693],7695,7697,[7699,7701]],7706,7711,[7713,7735,1,7715,7717,[7719,7725],7727,7729,[7731,7733]],7738,7743,[7745,7766,1,7747,7749,[7751,7756],7758,7760,[7762,7764]],7769,7773,[7775,7793,1,7777,7779,[7781,7784],7786,7788,[7790,7791]],7796,7802,[7804,7817,1,7806,7808,[7810,7815]],7820,7827,[7829,7848,1,7831,7833,[7835,7839],7841,7843,[7845,7846]],7851,7858,[7860,7880,1,7862,7864,[7866,7871],7873,7875,[7877,7878]],7883,7890,[7892,7911,1,7894,7896,[7898,7902],7904,7906,[7908,7909]],7914,7921,[7923,7943,1,7925,7927,[7929,7934],7936,7938,[7940,7941]],7946,7953,[7955,7975,1,7957,7959,[7961,7966],7968,7970,[7972,7973]],7978,7985,[7987,8007,1,7989,7991,[7993,7998],8000,8002,[8004,8005]],8010,8017,[8019,8037,1,8021,8023,[8025,8028],8030,8032,[8034,8035]],8040,8047,[8049,8068,1,8051,8053,[8055,8059],8061,8063,[8065,8066]],8071,8078,[8080,8101,1,8082,8084,[8086,8092],8094,8096,[8098,8099]],8104,8111,[8113,8141,1,8115,8117,[8119,8132],8134,8136,[8138,8139]],8144,8151,[8153,8174,1,8155,8157,[8159,8165],8167,8169,[8171,8172]],8177,8184,[8186,8207,1,8188,8190,[8192,8198],8200,8202,[8204,8205]],8210,8217,[8219,8240,1,8221,8223,[8225,8231],8233,8235,[8237,8238]],8243,8250,[8252,8273,1,8254,8256,[8258,8264],8266,8268,[8270,8271]],8276,8283,[8285,8306,1,8287,8289,[8291,8297],8299,8301,[8303,8304]]],8308,8315,[8319,8483,1,8319,8322,[8324,8380],8383,8387,[8389,8483]],8485,8492,[8496,8805,1,8496,8511,[8517,8805,1,8517,8527,[8529,8585],8590,8609,[8611,8663],8668,8685,[8687,8730],8735,8749,[8751,8805]]]]',
  "rulesets/international/patterns.yaml": 
    '[214,15978,1,214,220,[224,691,1,224,231,[233,287,1,235,241,[243,248],250,254,[256,285,1,258,260,[262,275],277,279,[281,283]]],290,299,[301,352,1,303,309,[311,315],317,321,[323,350,1,325,327,[329,338],340,342,[344,348]]],355,359,[361,405,1,363,369,[371,375],377,381,[383,403,1,385,387,[389,393],395,397,[399,401]]],408,413,[415,460,1,417,423,[425,429],431,435,[437,458,1,439,441,[443,448],450,452,[454,456]]],463,470,[472,522,1,474,480,[482,485],487,491,[493,520,1,495,497,[499,510],512,514,[516,518]]],525,529,[531,580,1,533,539,[541,544],546,550,[552,578,1,554,556,[558,566],568,570,[572,576]]],583,588,[590,634,1,592,598,[600,603],605,609,[611,632,1,613,615,[617,622],624,626,[628,630]]],637,644,[646,691,1,648,654,[656,659],661,665,[667,689,1,669,671,[673,680],682,684,[686,687]]]],693,701,[705,15978,1,705,719,[725,1119,1,725,729,[731,762,1,733,735,[737,751],753,755,[757,760]],767,772,[774,781],786,791,[793,804,1,795,798,[800,802,[13]]],809,813,[815,829],834,840,[842,848,["25.2"]],853,859,[861,866],871,875,[877,943],948,956,[964,1119,0,[966,1022,1,968,972,[974,998],1000,1004,[1006,1007,[1]],1009,1011,[1013,1020]],[1031,1119,1,1033,1036,[1038,1065],1067,1071,[1073,1074,[1]],1076,1078,[1080,1087],1089,1094,[1096,1117,1,1098,1101,[1103,1104,[5]],1106,1111,[1113,1115,[32]]]]]],1122,1132,[1138,1690,1,1138,1142,[1144,1172,1,1146,1148,[1150,1160],1162,1164,[1166,1170]],1177,1182,[1184,1191],1196,1201,[1203,1214,1,1205,1208,[1210,1212,[10]]],1219,1223,[1225,1270],1275,1281,[1283,1289,["25.2"]],1294,1300,[1302,1307],1312,1316,[1318,1392],1397,1405,[1413,1690,0,[1415,1498,1,1417,1421,[1423,1444],1446,1450,[1452,1453,[2]],1455,1457,[1459,1463],1465,1470,[1472,1496,1,1474,1477,[1479,1481,[10]],1483,1488,[1490,1494,[1000]]]],[1507,1595,1,1509,1513,[1515,1538],1540,1544,[1546,1547,[2]],1549,1551,[1553,1560],1562,1567,[1569,1593,1,1571,1574,[1576,1578,[10]],1580,1585,[1587,1591,[1000]]]],[1604,1690,1,1606,1609,[1611,1636],1638,1642,[1644,1645,[2]],1647,1649,[1651,1655],1657,1662,[1664,1688,1,1666,1669,[1671,1674,[8.5]],1676,1681,[1683,1686,[256]]]]]],1693,1703,[1709,2216,1,1709,1713,[1715,1743,1,1717,1719,[1721,1731],1733,1735,[1737,1741]],1748,1753,[1755,1762],1767,1772,[1774,1785,1,1776,1779,[1781,1783,[13]]],1790,1794,[1796,1812],1817,1823,[1825,1831,["25.2"]],1836,1842,[1844,1849],1854,1858,[1860,1892],1897,1905,[1913,2216,0,[1915,2022,1,1917,1921,[1923,1965],1967,1971,[1973,1974,[3]],1976,1978,[1980,1987],1989,1994,[1996,2020,1,1998,2001,[2003,2005,[13]],2007,2012,[2014,2018,[4000]]]],[2031,2102,1,2033,2036,[2038,2078],2080,2084,[2086,2087,[3]],2089,2091,[2093,2100]],[2111,2216,1,2113,2116,[2118,2159],2161,2165,[2167,2168,[1]],2170,2172,[2174,2181],2183,2188,[2190,2214,1,2192,2195,[2197,2199,[17]],2201,2206,[2208,2212,[6000]]]]]],2219,2227,[2233,2616,1,2233,2237,[2239,2268,1,2241,2243,[2245,2258],2260,2262,[2264,2266]],2273,2278,[2280,2287],2292,2297,[2299,2310,1,2301,2304,[2306,2308,[13]]],2315,2319,[2321,2331],2336,2342,[2344,2354,["20, 25.2"]],2359,2365,[2367,2372],2377,2381,[2383,2449],2454,2462,[2470,2616,0,[2472,2550,1,2474,2478,[2480,2509],2511,2515,[2517,2518,[1]],2520,2522,[2524,2528],2530,2534,[2536,2548,0,[2537,2547]]],[2559,2616,1,2561,2564,[2566,2595],2597,2601,[2603,2604,[1]],2606,2608,[2610,2614]]]],2619,2626,[2632,3086,1,2632,2636,[2638,2666,1,2640,2642,[2644,2656],2658,2660,[2662,2664]],2671,2676,[2678,2685],2690,2695,[2697,2708,1,2699,2702,[2704,2706,[13]]],2713,2717,[2719,2732],2737,2743,[2745,2755,["20, 25.2"]],2760,2766,[2768,2773],2778,2782,[2784,2824],2829,2837,[2845,3086,0,[2847,2988,1,2847,2851,[2853,2882],2891,2895,[2897,2898,[3]],2907,2909,[2911,2918],2927,2931,[2933,2948,0,[2934,2947]],2957,2962,[2964,2988,1,2966,2969,[2971,2973,[13]],2975,2980,[2982,2986,[4000]]]],[2997,3086,1,2999,3002,[3004,3033],3035,3039,[3041,3042,[3]],3044,3046,[3048,3055],3057,3062,[3064,3084,1,3066,3069,[3071,3072,[2]],3074,3079,[3081,3082,[4]]]]]],3089,3102,[3108,3613,1,3108,3112,[3114,3145,1,3116,3118,[3120,3133],3135,3137,[3139,3143]],3150,3155,[3157,3164],3169,3174,[3176,3186,1,3178,3181,[3183,3184,[8]]],3191,3195,[3197,3213],3218,3224,[3226,3242,["18, 19.2, 25.2"]],3247,3253,[3255,3260],3265,3269,[3271,3379],3384,3392,[3400,3613,0,[3402,3540,1,3402,3406,[3408,3440],3449,3453,[3455,3456,[4]],3465,3467,[3469,3473],3482,3486,[3488,3502,0,[3489,3501]],3511,3516,[3518,3540,1,3520,3523,[3525,3526,[8]],3528,3533,[3535,3538,[256]]]],[3549,3613,1,3551,3554,[3556,3592],3594,3598,[3600,3601,[4]],3603,3605,[3607,3611]]]],3617,3623,[3629,4191,1,3629,3633,[3635,3661,1,3637,3639,[3641,3651],3653,3655,[3657,3659]],3666,3671,[3673,3682],3687,3692,[3694,3706,1,3696,3699,[3701,3704]],3711,3715,[3717,3755],3760,3766,[3768,3772,["26"]],3777,3783,[3785,3793],3798,3802,[3804,3863],3868,3876,[3884,4191,0,[3886,3982,1,3888,3892,[3894,3927],3929,3933,[3935,3936,[1]],3938,3940,[3942,3949],3951,3956,[3958,3980,1,3960,3963,[3965,3968],3970,3975,[3977,3978,[2]]]],[3991,4087,1,3993,3996,[3998,4034],4036,4040,[4042,4043,[2]],4045,4047,[4049,4056],4058,4063,[4065,4085,1,4067,4070,[4072,4073,[1]],4075,4080,[4082,4083,[2]]]],[4096,4191,1,4098,4101,[4103,4138],4140,4144,[4146,4147,[2]],4149,4151,[4153,4160],4162,4167,[4169,4189,1,4171,4174,[4176,4177,[3]],4179,4184,[4186,4187,[8]]]]]],4194,4199,[4205,4668,1,4205,4209,[4211,4236,1,4213,4215,[4217,4226],4228,4230,[4232,4234]],4241,4246,[4248,4257],4262,4267,[4269,4279,1,4271,4274,[4276,4277,[1]]],4284,4288,[4290,4307],4312,4318,[4320,4324,["26"]],4329,4335,[4337,4342],4347,4351,[4353,4377],4382,4390,[4398,4668,0,[4400,4497,1,4402,4406,[4408,4444],4446,4450,[4452,4453,[2]],4455,4457,[4459,4466],4468,4473,[4475,4495,1,4477,4480,[4482,4483,[1]],4485,4490,[4492,4493,[2]]]],[4506,4564,1,4508,4512,[4514,4543],4545,4549,[4551,4552,[1]],4554,4556,[4558,4562]],[4573,4668,1,4575,4578,[4580,4613],4615,4619,[4621,4622,[1]],4624,4626,[4628,4635],4637,4642,[4644,4666,1,4646,4649,[4651,4654],4656,4661,[4663,4664,[2]]]]]],4671,4680,[4686,5158,1,4686,4690,[4692,4718,1,4694,4696,[4698,4707],4709,4711,[4713,4716]],4723,4728,[4730,4739],4744,4749,[4751,4761,1,4753,4756,[4758,4759,[3]]],4766,4770,[4772,4792],4797,4803,[4805,4809,["26"]],4814,4820,[4822,4827],4832,4836,[4838,4859],4864,4872,[4880,5158,0,[4882,4978,1,4884,4888,[4890,4925],4927,4931,[4933,4934,[2]],4936,4938,[4940,4947],4949,4954,[4956,4976,1,4958,4961,[4963,4964,[3]],4966,4971,[4973,4974,[8]]]],[4987,5083,1,4989,4993,[4995,5030],5032,5036,[5038,5039,[2]],5041,5043,[5045,5052],5054,5059,[5061,5081,1,5063,5066,[5068,5069,[3]],5071,5076,[5078,5079,[8]]]],[5092,5158,1,5094,5097,[5099,5134],5136,5140,[5142,5143,[2]],5145,5147,[5149,5156]]]],5161,5180,[5186,5714,1,5186,5190,[5192,5228,1,5194,5196,[5198,5217],5219,5221,[5223,5226]],5233,5238,[5240,5249],5254,5259,[5261,5271,1,5263,5266,[5268,5269,[8]]],5276,5280,[5282,5311],5316,5323,[5325,5341,0,[5326,5340]],5346,5352,[5354,5358,["26"]],5363,5369,[5371,5376],5381,5385,[5387,5430],5435,5443,[5451,5714,0,[5453,5545,1,5455,5459,[5461,5490],5492,5496,[5498,5499,[2]],5501,5503,[5505,5512],5514,5519,[5521,5543,1,5523,5526,[5528,5529,[8]],5531,5536,[5538,5541,[256]]]],[5554,5615,1,5556,5560,[5562,5594],5596,5600,[5602,5603,[2]],5605,5607,[5609,5613]],[5624,5714,1,5626,5629,[5631,5660],5662,5666,[5668,5669,[2]],5671,5673,[5675,5682],5684,5689,[5691,5712,1,5693,5696,[5698,5699,[4]],5701,5706,[5708,5710,[16]]]]]],5717,5728,[5734,6329,1,5734,5738,[5740,5767,1,5742,5744,[5746,5757],5759,5761,[5763,5765]],5772,5777,[5779,5788],5793,5798,[5800,5810,1,5802,5805,[5807,5808,[4]]],5815,5819,[5821,5837],5842,5848,[5850,5859,["19.1(2)"]],5864,5870,[5872,5877],5882,5886,[5888,5952],5957,5965,[5973,6329,0,[5975,6064,1,5977,5981,[5983,6010],6012,6016,[6018,6019,[1]],6021,6023,[6025,6032],6034,6039,[6041,6062,1,6043,6046,[6048,6049,[4]],6051,6056,[6058,6060,[16]]]],[6073,6162,1,6075,6079,[6081,6108],6110,6114,[6116,6117,[1]],6119,6121,[6123,6130],6132,6137,[6139,6160,1,6141,6144,[6146,6147,[4]],6149,6154,[6156,6158,[16]]]],[6171,6260,1,6173,6177,[6179,6206],6208,6212,[6214,6215,[1]],6217,6219,[6221,6225],6227,6232,[6234,6258,1,6236,6239,[6241,6243,[12]],6245,6250,[6252,6256,[3000]]]],[6269,6329,1,6271,6274,[6276,6305],6307,6311,[6313,6314,[1]],6316,6318,[6320,6327]]]],6333,6343,[6349,6860,1,6349,6353,[6355,6382,1,6357,6359,[6361,6371],6373,6375,[6377,6380]],6387,6392,[6394,6398],6403,6408,[6410,6420,1,6412,6415,[6417,6418,[3]]],6425,6429,[6431,6474],6479,6485,[6487,6491,["27"]],6496,6502,[6504,6509],6514,6518,[6520,6541],6546,6554,[6562,6860,0,[6564,6671,1,6566,6570,[6572,6605],6607,6611,[6613,6614,[2]],6616,6621,[6623,6624,[2]],6626,6628,[6630,6637],6639,6644,[6646,6669,1,6648,6651,[6653,6656,[5.5]],6658,6663,[6665,6667,[32]]]],[6680,6777,1,6682,6685,[6687,6720],6722,6726,[6728,6729,[3]],6731,6733,[6735,6742],6744,6749,[6751,6775,1,6753,6756,[6758,6761,[7.5]],6763,6768,[6770,6773,[128]]]],[6786,6860,1,6788,6791,[6793,6826],6828,6832,[6834,6835,[2]],6837,6842,[6844,6845,[2]],6847,6849,[6851,6858]]]],6863,6872,[6878,7255,1,6878,6882,[6884,6910,1,6886,6888,[6890,6899],6901,6903,[6905,6908]],6915,6920,[6922,6926],6931,6936,[6938,6948,1,6940,6943,[6945,6946,[7]]],6953,6957,[6959,7001],7006,7012,[7014,7018,["27"]],7023,7029,[7031,7036],7041,7045,[7047,7061],7066,7074,[7082,7255,0,[7084,7182,1,7086,7090,[7092,7125],7127,7131,[7133,7134,[3]],7136,7138,[7140,7147],7149,7154,[7156,7180,1,7158,7161,[7163,7166,[7.5]],7168,7173,[7175,7178,[128]]]],[7191,7255,1,7193,7196,[7198,7231],7233,7237,[7239,7240,[3]],7242,7244,[7246,7253]]]],7258,7269,[7275,7671,1,7275,7279,[7281,7309,1,7283,7285,[7287,7298],7300,7302,[7304,7307]],7314,7319,[7321,7325],7330,7335,[7337,7347,1,7339,7342,[7344,7345,[7]]],7352,7356,[7358,7388],7393,7399,[7401,7405,["27"]],7410,7416,[7418,7423],7428,7432,[7434,7453],7458,7466,[7474,7671,0,[7476,7586,1,7478,7482,[7484,7519],7521,7525,[7527,7528,[2]],7530,7535,[7537,7538,[2]],7540,7542,[7544,7551],7553,7558,[7560,7584,1,7562,7565,[7567,7569,[14]],7571,7576,[7578,7582,[5000]]]],[7595,7671,1,7597,7600,[7602,7637],7639,7643,[7645,7646,[2]],7648,7653,[7655,7656,[2]],7658,7660,[7662,7669]]]],7675,7686,[7692,8222,1,7692,7696,[7698,7726,1,7700,7702,[7704,7715],7717,7719,[7721,7724]],7731,7736,[7738,7743],7748,7753,[7755,7765,1,7757,7760,[7762,7763,[1]]],7770,7774,[7776,7853],7858,7864,[7866,7870,["27"]],7875,7881,[7883,7888],7893,7897,[7899,7919],7924,7932,[7940,8222,0,[7942,8052,1,7944,7948,[7950,7985],7987,7991,[7993,7994,[4]],7996,8001,[8003,8004,[1]],8006,8008,[8010,8017],8019,8024,[8026,8050,1,8028,8031,[8033,8035,[14]],8037,8042,[8044,8048,[5000]]]],[8061,8137,1,8063,8066,[8068,8103],8105,8109,[8111,8112,[4]],8114,8119,[8121,8122,[1]],8124,8126,[8128,8135]],[8146,8222,1,8148,8151,[8153,8188],8190,8194,[8196,8197,[4]],8199,8204,[8206,8207,[1]],8209,8211,[8213,8220]]]],8225,8235,[8241,8631,1,8241,8245,[8247,8274,1,8249,8251,[8253,8263],8265,8267,[8269,8272]],8279,8284,[8286,8291],8296,8301,[8303,8313,1,8305,8308,[8310,8311,[7]]],8318,8322,[8324,8356],8361,8367,[8369,8373,["27"]],8378,8384,[8386,8391],8396,8400,[8402,8421],8426,8434,[8442,8631,0,[8444,8550,1,8446,8450,[8452,8493],8495,8499,[8501,8502,[3]],8504,8506,[8508,8515],8517,8522,[8524,8548,1,8526,8529,[8531,8533,[13]],8535,8540,[8542,8546,[4000]]]],[8559,8631,1,8561,8564,[8566,8607],8609,8613,[8615,8616,[3]],8618,8620,[8622,8629]]]],8635,8646,[8652,9081,1,8652,8656,[8658,8685,1,8660,8662,[8664,8675],8677,8679,[8681,8683]],8690,8695,[8697,8704],8709,8714,[8716,8726,1,8718,8721,[8723,8724,[1]]],8731,8735,[8737,8758],8763,8769,[8771,8775,["27"]],8780,8786,[8788,8793],8798,8802,[8804,8848],8853,8861,[8869,9081,0,[8871,8934,1,8873,8877,[8879,8910],8912,8916,[8918,8919,[1]],8921,8923,[8925,8932]],[8943,9010,1,8945,8949,[8951,8986],8988,8992,[8994,8995,[1]],8997,8999,[9001,9008]],[9019,9081,1,9021,9024,[9026,9057],9059,9063,[9065,9066,[1]],9068,9070,[9072,9079]]]],9084,9103,[9109,9596,1,9109,9113,[9115,9151,1,9117,9119,[9121,9140],9142,9144,[9146,9149]],9156,9161,[9163,9170],9175,9180,[9182,9192,1,9184,9187,[9189,9190,[3]]],9197,9201,[9203,9251],9256,9262,[9264,9268,["27"]],9273,9279,[9281,9286],9291,9295,[9297,9321],9326,9334,[9342,9596,0,[9344,9446,1,9346,9350,[9352,9390],9392,9396,[9398,9399,[2]],9401,9403,[9405,9409],9411,9416,[9418,9444,1,9420,9423,[9425,9429,[11.5]],9431,9436,[9438,9442,[2000]]]],[9455,9521,1,9457,9460,[9462,9500],9502,9506,[9508,9509,[2]],9511,9513,[9515,9519]],[9530,9596,1,9532,9535,[9537,9575],9577,9581,[9583,9584,[2]],9586,9588,[9590,9594]]]],9599,9616,[9622,10010,1,9622,9626,[9628,9662,1,9630,9632,[9634,9651],9653,9655,[9657,9660]],9667,9672,[9674,9681],9686,9691,[9693,9703,1,9695,9698,[9700,9701,[5]]],9708,9712,[9714,9743],9748,9754,[9756,9760,["27"]],9765,9771,[9773,9778],9783,9787,[9789,9816],9821,9829,[9837,10010,0,[9839,9937,1,9841,9845,[9847,9880],9882,9886,[9888,9889,[1]],9891,9893,[9895,9902],9904,9909,[9911,9935,1,9913,9916,[9918,9921,[8.5]],9923,9928,[9930,9933,[256]]]],[9946,10010,1,9948,9951,[9953,9986],9988,9992,[9994,9995,[1]],9997,9999,[10001,10008]]]],10013,10024,[10030,10567,1,10030,10034,[10036,10063,1,10038,10040,[10042,10053],10055,10057,[10059,10061]],10068,10073,[10075,10082],10087,10092,[10094,10104,1,10096,10099,[10101,10102,[1]]],10109,10113,[10115,10139],10144,10150,[10152,10158,["15.3"]],10163,10169,[10171,10176],10181,10185,[10187,10247],10252,10260,[10268,10567,0,[10270,10374,1,10272,10276,[10278,10309],10311,10315,[10317,10318,[2]],10320,10325,[10327,10328,[1]],10330,10332,[10334,10341],10343,10348,[10350,10372,1,10352,10355,[10357,10360,[1.5]],10362,10367,[10369,10370,[2]]]],[10383,10486,1,10385,10388,[10390,10421],10423,10427,[10429,10430,[3]],10432,10437,[10439,10440,[2]],10442,10444,[10446,10453],10455,10460,[10462,10484,1,10464,10467,[10469,10472,[1.5]],10474,10479,[10481,10482,[2]]]],[10495,10567,1,10497,10500,[10502,10533],10535,10539,[10541,10542,[2]],10544,10549,[10551,10552,[1]],10554,10556,[10558,10565]]]],10570,10582,[10588,11091,1,10588,10592,[10594,10622,1,10596,10598,[10600,10612],10614,10616,[10618,10620]],10627,10632,[10634,10641],10646,10651,[10653,10663,1,10655,10658,[10660,10661,[1]]],10668,10672,[10674,10699],10704,10710,[10712,10718,["15.4"]],10723,10729,[10731,10736],10741,10745,[10747,10769],10774,10782,[10790,11091,0,[10792,10896,1,10794,10798,[10800,10831],10833,10837,[10839,10840,[3]],10842,10847,[10849,10850,[2]],10852,10854,[10856,10863],10865,10870,[10872,10894,1,10874,10877,[10879,10882,[1.5]],10884,10889,[10891,10892,[2]]]],[10905,10979,1,10907,10911,[10913,10945],10947,10951,[10953,10954,[2]],10956,10961,[10963,10964,[2]],10966,10968,[10970,10977]],[10988,11091,1,10990,10993,[10995,11026],11028,11032,[11034,11035,[2]],11037,11042,[11044,11045,[1]],11047,11049,[11051,11058],11060,11065,[11067,11089,1,11069,11072,[11074,11077,[1.5]],11079,11084,[11086,11087,[2]]]]]],11094,11110,[11116,11550,1,11116,11120,[11122,11155,1,11124,11126,[11128,11144],11146,11148,[11150,11153]],11160,11165,[11167,11174],11179,11184,[11186,11196,1,11188,11191,[11193,11194,[3]]],11201,11205,[11207,11251],11256,11262,[11264,11268,["27"]],11273,11279,[11281,11286],11291,11295,[11297,11336],11341,11349,[11357,11550,0,[11359,11467,1,11361,11365,[11367,11400],11402,11406,[11408,11409,[4]],11411,11416,[11418,11419,[1]],11421,11423,[11425,11432],11434,11439,[11441,11465,1,11443,11446,[11448,11451,[7.5]],11453,11458,[11460,11463,[128]]]],[11476,11550,1,11478,11481,[11483,11516],11518,11522,[11524,11525,[4]],11527,11532,[11534,11535,[1]],11537,11539,[11541,11548]]]],11553,11567,[11573,12006,1,11573,11577,[11579,11610,1,11581,11583,[11585,11599],11601,11603,[11605,11608]],11615,11620,[11622,11629],11634,11639,[11641,11651,1,11643,11646,[11648,11649,[5]]],11656,11660,[11662,11689],11694,11700,[11702,11706,["27"]],11711,11717,[11719,11724],11729,11733,[11735,11788],11793,11801,[11809,12006,0,[11811,11921,1,11813,11817,[11819,11854],11856,11860,[11862,11863,[4]],11865,11870,[11872,11873,[1]],11875,11877,[11879,11886],11888,11893,[11895,11919,1,11897,11900,[11902,11904,[14]],11906,11911,[11913,11917,[5000]]]],[11930,12006,1,11932,11935,[11937,11972],11974,11978,[11980,11981,[4]],11983,11988,[11990,11991,[1]],11993,11995,[11997,12004]]]],12010,12018,[12024,12375,1,12024,12028,[12030,12054,1,12032,12034,[12036,12044],12046,12048,[12050,12052]],12059,12064,[12066,12070],12075,12080,[12082,12092,1,12084,12087,[12089,12090,[1]]],12097,12101,[12103,12110],12115,12121,[12123,12133,["23.2, 28"]],12138,12144,[12146,12151],12156,12160,[12162,12196],12201,12209,[12217,12375,0,[12219,12306,1,12221,12225,[12227,12256],12258,12262,[12264,12265,[1]],12267,12269,[12271,12275],12277,12282,[12284,12304,1,12286,12289,[12291,12292,[3]],12294,12299,[12301,12302,[8]]]],[12315,12375,1,12317,12320,[12322,12351],12353,12357,[12359,12360,[1]],12362,12364,[12366,12373]]]],12378,12386,[12392,12827,1,12392,12396,[12398,12432,1,12400,12402,[12404,12420],12422,12424,[12426,12430]],12437,12442,[12444,12448],12453,12458,[12460,12470,1,12462,12465,[12467,12468,[1]]],12475,12479,[12481,12497],12502,12508,[12510,12520,["22.3, 28"]],12525,12531,[12533,12538],12543,12547,[12549,12591],12596,12604,[12612,12827,0,[12614,12758,1,12614,12618,[12620,12652],12661,12665,[12667,12668,[1]],12677,12679,[12681,12685],12694,12698,[12700,12718,0,[12701,12717]],12727,12732,[12734,12758,1,12736,12739,[12741,12744,[9.5]],12746,12751,[12753,12756,[512]]]],[12767,12827,1,12769,12772,[12774,12806],12808,12812,[12814,12815,[1]],12817,12819,[12821,12825]]]],12830,12841,[12847,13249,1,12847,12851,[12853,12880,1,12855,12857,[12859,12870],12872,12874,[12876,12878]],12885,12890,[12892,12896],12901,12906,[12908,12918,1,12910,12913,[12915,12916,[1]]],12923,12927,[12929,12941],12946,12952,[12954,12960,["23.7"]],12965,12971,[12973,12978],12983,12987,[12989,13011],13016,13024,[13032,13249,0,[13034,13176,1,13034,13038,[13040,13073],13082,13086,[13088,13089,[3]],13098,13100,[13102,13109],13118,13122,[13124,13138,0,[13125,13137]],13147,13152,[13154,13176,1,13156,13159,[13161,13164,[1.5]],13166,13171,[13173,13174,[2]]]],[13185,13249,1,13187,13190,[13192,13225],13227,13231,[13233,13234,[3]],13236,13238,[13240,13247]]]],13252,13260,[13266,13867,1,13266,13270,[13272,13296,1,13274,13276,[13278,13286],13288,13290,[13292,13294]],13301,13306,[13308,13312],13317,13322,[13324,13334,1,13326,13329,[13331,13332,[1]]],13339,13343,[13345,13357],13362,13368,[13370,13380,["23.9, 28"]],13385,13391,[13393,13398],13403,13407,[13409,13453],13458,13466,[13474,13867,0,[13476,13615,1,13476,13480,[13482,13515],13524,13528,[13530,13531,[1]],13540,13542,[13544,13548],13557,13561,[13563,13577,0,[13564,13576]],13586,13591,[13593,13615,1,13595,13598,[13600,13603,[2.5]],13605,13610,[13612,13613,[4]]]],[13624,13766,1,13624,13628,[13630,13663],13672,13676,[13678,13679,[1]],13688,13690,[13692,13699],13708,13712,[13714,13728,0,[13715,13727]],13737,13742,[13744,13766,1,13746,13749,[13751,13754,[1.5]],13756,13761,[13763,13764,[2]]]],[13775,13867,1,13777,13780,[13782,13815],13817,13821,[13823,13824,[1]],13826,13828,[13830,13834],13836,13841,[13843,13865,1,13845,13848,[13850,13853,[1.5]],13855,13860,[13862,13863,[2]]]]]],13871,13885,[13891,14492,1,13891,13895,[13897,13928,1,13899,13901,[13903,13917],13919,13921,[13923,13926]],13933,13938,[13940,13945],13950,13955,[13957,13967,1,13959,13962,[13964,13965,[1]]],13972,13976,[13978,13995],14000,14006,[14008,14012,["28"]],14017,14023,[14025,14030],14035,14039,[14041,14111],14116,14124,[14132,14492,0,[14134,14224,1,14136,14140,[14142,14171],14173,14177,[14179,14180,[3]],14182,14184,[14186,14193],14195,14200,[14202,14222,1,14204,14207,[14209,14210,[2]],14212,14217,[14219,14220,[4]]]],[14233,14295,1,14235,14238,[14240,14271],14273,14277,[14279,14280,[3]],14282,14284,[14286,14293]],[14304,14395,1,14306,14309,[14311,14343],14345,14349,[14351,14352,[3]],14354,14356,[14358,14362],14364,14369,[14371,14393,1,14373,14376,[14378,14381,[1.5]],14383,14388,[14390,14391,[2]]]],[14404,14492,1,14406,14409,[14411,14438],14440,14444,[14446,14447,[1]],14449,14451,[14453,14460],14462,14467,[14469,14490,1,14471,14474,[14476,14477,[4]],14479,14484,[14486,14488,[16]]]]]],14496,14509,[14515,15073,1,14515,14519,[14521,14550,1,14523,14525,[14527,14540],14542,14544,[14546,14548]],14555,14560,[14562,14569],14574,14579,[14581,14591,1,14583,14586,[14588,14589,[1]]],14596,14600,[14602,14660],14665,14671,[14673,14679,["15.2"]],14684,14690,[14692,14697],14702,14706,[14708,14797],14802,14810,[14818,15073,0,[14820,14922,1,14822,14826,[14828,14866],14868,14872,[14874,14875,[2]],14877,14879,[14881,14885],14887,14892,[14894,14920,1,14896,14899,[14901,14905,[11.5]],14907,14912,[14914,14918,[2000]]]],[14931,14997,1,14933,14936,[14938,14976],14978,14982,[14984,14985,[2]],14987,14989,[14991,14995]],[15006,15073,1,15008,15011,[15013,15049],15051,15055,[15057,15058,[1]],15060,15062,[15064,15071]]]],15076,15089,[15095,15586,1,15095,15099,[15101,15131,1,15103,15105,[15107,15120],15122,15124,[15126,15129]],15136,15141,[15143,15150],15155,15160,[15162,15172,1,15164,15167,[15169,15170,[2]]],15177,15181,[15183,15193],15198,15204,[15206,15210,["28"]],15215,15221,[15223,15228],15233,15237,[15239,15266],15271,15279,[15287,15586,0,[15289,15395,1,15291,15295,[15297,15338],15340,15344,[15346,15347,[3]],15349,15351,[15353,15360],15362,15367,[15369,15393,1,15371,15374,[15376,15378,[13]],15380,15385,[15387,15391,[4000]]]],[15404,15475,1,15406,15409,[15411,15451],15453,15457,[15459,15460,[3]],15462,15464,[15466,15473]],[15484,15586,1,15486,15490,[15492,15531],15533,15537,[15539,15540,[2]],15542,15544,[15546,15553],15555,15560,[15562,15584,1,15564,15567,[15569,15572],15574,15579,[15581,15582,[8]]]]]],15589,15598,[15604,15978,1,15604,15608,[15610,15635,1,15612,15614,[15616,15625],15627,15629,[15631,15633]],15640,15645,[15647,15654],15659,15664,[15666,15676,1,15668,15671,[15673,15674,[1]]],15681,15685,[15687,15704],15709,15715,[15717,15721,["28"]],15726,15732,[15734,15739],15744,15748,[15750,15770],15775,15783,[15791,15978,0,[15793,15880,1,15795,15799,[15801,15827],15829,15833,[15835,15836,[3]],15838,15840,[15842,15849],15851,15856,[15858,15878,1,15860,15863,[15865,15866,[3]],15868,15873,[15875,15876,[8]]]],[15889,15978,1,15891,15894,[15896,15925],15927,15931,[15933,15934,[3]],15936,15938,[15940,15947],15949,15954,[15956,15976,1,15958,15961,[15963,15964,[2]],15966,15971,[15973,15974,[4]]]]]]]]',
  "rulesets/mcr/pack.yaml": 
    '[63,9757,1,63,65,[67,70],71,78,[80,85],86,90,[92,134,1,94,96,[98,122],124,126,[128,132]],135,140,[142,357,["81 fan, eight to win. The text of 1998 has gaps, so it is read in more than one way: `edition` chooses between the two readings that are written down, and each point on which they differ may be chosen alone."]],357,360,[362,379,0,[363,378]],381,386,[390,790,1,390,395,[401,704,1,401,402,[404,461,1,406,411,[413,414,[9]],416,420,[422,426,[true]],428,432,[434,459,1,436,438,[440,450],452,454,[456,457]]],466,467,[469,520,1,471,476,[478,479,[9]],481,485,[487,491,[true]],493,497,[499,518,1,501,503,[505,509],511,513,[515,516]]],525,526,[528,581,1,530,535,[537,538,[9]],540,544,[546,550,[true]],552,556,[558,579,1,560,562,[564,570],572,574,[576,577]]],586,587,[589,630,1,591,596,[598,599,[7]],601,605,[607,628,1,609,611,[613,619],621,623,[625,626]]],635,636,[638,704,1,640,645,[647,648,[8]],650,656,[658,659,[1]],661,666,[668,672,[true]],674,678,[680,702,1,682,684,[686,693],695,697,[699,700]]]],707,713,[715,716,[4]],719,724,[726,731],734,740,[742,776,1,744,751,[753,758],760,767,[769,774]],779,785,[787,790,["2"]]],792,797,[801,2137,1,801,807,[809,813],816,820,[822,827],830,834,[836,842],845,849,[851,866],869,880,[882,894],897,909,[911,923],926,937,[939,951],954,970,[972,987],990,1006,[1008,1023],1026,1038,[1040,1078],1081,1094,[1096,1113],1116,1131,[1133,1190],1193,1212,[1214,1328,["shape is pairs or shape is orphans or shape is singles or nine_gates_wait or count(concealed triplet) == 4"]],1330,1343,[1345,1446],1524,1536,[1538,1637],1640,1652,[1654,1745],1748,1758,[1760,1847],1850,1869,[1871,1983,["if two_concealed_kongs is six or two_concealed_kongs is by_edition and edition is mil_1998 then 6 else 8"]],1985,2000,[2002,2138,["if mixed_kongs is four then 4 else if mixed_kongs is five or mixed_kongs is by_edition and edition is mil_1998 then 5 else 6"]]],2139,2146,[2150,4776,1,2150,2157,[2163,2379,1,2163,2167,[2169,2175],2180,2186,[2188,2208,0,[2189,2197],[2199,2207]],2213,2220,[2222,2230],2235,2239,[2241,2329],2334,2338,[2340,2363,1,2342,2344,[2346,2353],2355,2357,[2359,2361]],2368,2374,[2376,2379,["1"]]],2382,2401,[2407,2665,1,2407,2411,[2413,2419],2424,2430,[2432,2473,0,[2433,2443],[2445,2455],[2457,2472]],2478,2485,[2487,2497],2502,2506,[2508,2602],2607,2611,[2613,2649,1,2615,2617,[2619,2638],2640,2642,[2644,2647]],2654,2660,[2662,2665,["1"]]],2668,2687,[2693,2927,1,2693,2697,[2699,2705],2710,2716,[2718,2752,0,[2719,2729],[2731,2738],[2740,2751]],2757,2764,[2766,2776],2781,2785,[2787,2861],2866,2870,[2872,2911,1,2874,2876,[2878,2897],2899,2901,[2903,2909]],2916,2922,[2924,2927,["1"]]],2930,2947,[2953,3186,1,2953,2957,[2959,2965],2970,2976,[2978,3012,0,[2979,2989],[2991,2998],[3000,3011]],3017,3024,[3026,3036],3041,3045,[3047,3122],3127,3131,[3133,3170,1,3135,3137,[3139,3156],3158,3160,[3162,3168]],3175,3181,[3183,3186,["1"]]],3189,3208,[3214,3395,1,3214,3218,[3220,3226],3231,3237,[3239,3263,0,[3240,3250],[3252,3255],[3257,3262]],3268,3275,[3277,3287],3292,3296,[3298,3332],3337,3341,[3343,3379,1,3345,3347,[3349,3368],3370,3372,[3374,3377]],3384,3390,[3392,3395,["1"]]],3398,3409,[3415,3610,1,3415,3419,[3421,3427],3432,3438,[3440,3469,0,[3441,3451],[3453,3457],[3459,3463],[3465,3468]],3474,3481,[3483,3493],3498,3502,[3504,3553],3558,3562,[3564,3594,1,3566,3568,[3570,3581],3583,3585,[3587,3592]],3599,3605,[3607,3610,["1"]]],3613,3625,[3631,3819,1,3631,3635,[3637,3643],3648,3655,[3657,3661,[true]],3666,3670,[3672,3758],3763,3767,[3769,3799,1,3771,3773,[3775,3787],3789,3791,[3793,3797]],3804,3810,[3812,3819,["1, 10"]]],3822,3840,[3846,4025,1,3846,3850,[3852,3858],3863,3870,[3872,3876,[true]],3881,3885,[3887,3960],3965,3969,[3971,4009,1,3973,3975,[3977,3995],3997,3999,[4001,4007]],4014,4020,[4022,4025,["1"]]],4028,4036,[4042,4233,1,4042,4046,[4048,4054],4059,4066,[4068,4069,[0]],4074,4079,[4081,4090,0,[4082,4083,[0]],[4085,4089,[1000]]],4095,4099,[4101,4182],4187,4191,[4193,4217,1,4195,4197,[4199,4207],4209,4211,[4213,4215]],4222,4228,[4230,4233,["1"]]],4236,4243,[4249,4406,1,4249,4253,[4255,4261],4266,4273,[4275,4276,[8]],4281,4286,[4288,4295,0,[4289,4290,[0]],[4292,4294,[88]]],4300,4304,[4306,4356],4361,4365,[4367,4390,1,4369,4371,[4373,4380],4382,4384,[4386,4388]],4395,4401,[4403,4406,["2"]]],4409,4426,[4432,4598,1,4432,4436,[4438,4444],4449,4456,[4458,4460,[10]],4465,4470,[4472,4480,0,[4473,4474,[0]],[4476,4479,[100]]],4485,4489,[4491,4532],4537,4541,[4543,4578,1,4545,4547,[4549,4566],4568,4570,[4572,4576]],4583,4589,[4591,4598,["2, 10"]]],4601,4616,[4622,4776,1,4622,4626,[4628,4634],4639,4646,[4648,4649,[0]],4654,4659,[4661,4673,0,[4662,4663,[0]],[4665,4672,[1000000]]],4678,4682,[4684,4715],4720,4724,[4726,4758,1,4728,4730,[4732,4747],4749,4751,[4753,4756]],4763,4769,[4771,4776]]],4778,4783,[4787,5028,1,4787,4792,[4794,4795,[4]],4798,4806,[4808,4813],4816,4820,[4822,4823,[2]],4826,4833,[4835,4836,[1]],4839,4845,[4847,4900,1,4849,4850,[4852,4864,0,[4853,4854,[2]],[4856,4857,[1]],[4859,4860,[4]],[4862,4863,[3]]],4866,4867,[4869,4881,0,[4870,4871,[3]],[4873,4874,[4]],[4876,4877,[2]],[4879,4880,[1]]],4883,4884,[4886,4898,0,[4887,4888,[2]],[4890,4891,[1]],[4893,4894,[4]],[4896,4897,[3]]]],4903,4909,[4911,4914,["2"]],4917,4923,[4925,4930],4933,4937,[4939,5028]],5030,5034,[5038,5190,1,5038,5044,[5046,5047,[2]],5050,5054,[5056,5057,[2]],5060,5065,[5067,5071],5074,5080,[5082,5086],5089,5096,[5098,5099,[0]],5102,5114,[5116,5120],5123,5129,[5131,5134,["2"]],5137,5141,[5143,5190]],5192,5196,[5200,5245,1,5200,5207,[5209,5218,0,[5210,5211,[4]],[5213,5214,[4]],[5216,5217,[4]]],5221,5225,[5227,5231],5234,5240,[5242,5245,["2"]]],5247,5252,[5256,5362,1,5256,5266,[5268,5272],5275,5281,[5283,5286,["2"]],5289,5293,[5295,5362]],5364,5369,[5373,5384,1,5373,5377,[5379,5384]],5386,5394,[5398,5526,1,5398,5413,[5419,5526,1,5419,5423,[5425,5458,1,5427,5429,[5431,5446],5448,5450,[5452,5456]],5463,5467,[5469,5526]]],5528,5532,[5536,5694,1,5536,5541,[5543,5573,0,[5544,5547],[5549,5563],[5565,5572]],5576,5581,[5583,5625,0,[5584,5587],[5589,5599],[5601,5615],[5617,5624]],5628,5636,[5638,5680,0,[5639,5642],[5644,5654],[5656,5670],[5672,5679]],5683,5689,[5691,5694,["2"]]],5696,5701,[5705,7160,1,5705,5708,[5714,5873,1,5714,5718,[5720,5738,1,5722,5724,[5726,5729],5731,5733,[5735,5736]],5743,5745,[5747,5774,0,[5748,5752],[5754,5761],[5763,5773]],5779,5784,[5786,5790],5795,5799,[5801,5802,[3]],5807,5811,[5813,5820],5825,5830,[5832,5837,0,[5833,5836]],5842,5851,[5853,5857,[true]],5862,5868,[5870,5873,["2"]]],5876,5880,[5886,6053,1,5886,5890,[5892,5911,1,5894,5896,[5898,5902],5904,5906,[5908,5909]],5916,5918,[5920,5929,0,[5921,5928]],5934,5938,[5940,5946],5951,5956,[5958,5962],5967,5971,[5973,5987],5992,5996,[5998,5999,[2]],6004,6009,[6011,6017,0,[6012,6016]],6022,6026,[6028,6037,0,[6029,6036]],6042,6048,[6050,6053,["2"]]],6056,6060,[6066,6268,1,6066,6070,[6072,6091,1,6074,6076,[6078,6082],6084,6086,[6088,6089]],6096,6098,[6100,6109,0,[6101,6108]],6114,6118,[6120,6126],6131,6136,[6138,6142],6147,6151,[6153,6167],6172,6176,[6178,6179,[2]],6184,6189,[6191,6252,0,[6192,6196],[6198,6242,1,6200,6205,[6207,6222],6224,6226,[6228,6240]],[6244,6251]],6257,6263,[6265,6268,["2"]]],6271,6275,[6281,6463,1,6281,6285,[6287,6306,1,6289,6291,[6293,6297],6299,6301,[6303,6304]],6311,6313,[6315,6324,0,[6316,6323]],6329,6331,[6333,6342],6347,6351,[6353,6356],6361,6366,[6368,6372],6377,6381,[6383,6397],6402,6406,[6408,6409,[1]],6414,6419,[6421,6427,0,[6422,6426]],6432,6436,[6438,6447,0,[6439,6446]],6452,6458,[6460,6463,["2"]]],6466,6476,[6482,6705,1,6482,6486,[6488,6514,1,6490,6492,[6494,6504],6506,6508,[6510,6512]],6519,6521,[6523,6529,0,[6524,6528]],6534,6538,[6540,6551],6556,6561,[6563,6567],6572,6576,[6578,6592],6597,6602,[6604,6689,0,[6605,6609],[6611,6633,1,6613,6619,[6621,6631]],[6635,6679,1,6637,6642,[6644,6659],6661,6663,[6665,6677]],[6681,6688]],6694,6700,[6702,6705,["2"]]],6708,6722,[6728,7018,1,6728,6732,[6734,6764,1,6736,6738,[6740,6754],6756,6758,[6760,6762]],6769,6771,[6773,6779,0,[6774,6778]],6784,6788,[6790,6797],6802,6807,[6809,6813],6818,6822,[6824,6838],6843,6851,[6853,6858],6863,6868,[6870,6931,0,[6871,6875],[6877,6921,1,6879,6884,[6886,6901],6903,6905,[6907,6919]],[6923,6930]],6936,6942,[6944,6947,["2"]],6952,6956,[6958,7018]],7021,7028,[7034,7160,1,7034,7038,[7040,7062,1,7042,7044,[7046,7053],7055,7057,[7059,7060]],7067,7069,[7071,7077,0,[7072,7076]],7082,7086,[7088,7096],7101,7106,[7108,7144,0,[7109,7116],[7118,7137,1,7120,7126,[7128,7135]],[7139,7143]],7149,7155,[7157,7160,["2"]]]],7162,7171,[7175,7826,1,7175,7185,[7191,7366,1,7191,7195,[7197,7261],7266,7270,[7272,7346],7351,7357,[7359,7366,["6, 46"]]],7369,7381,[7383,7479,1,7385,7389,[7391,7411],7413,7417,[7419,7460],7462,7468,[7470,7477,["6, 47"]]],7482,7494,[7496,7573,1,7498,7502,[7504,7519],7521,7525,[7527,7554],7556,7562,[7564,7571,["6, 44"]]],7576,7590,[7596,7716,1,7596,7600,[7602,7622],7627,7631,[7633,7696],7701,7707,[7709,7716,["6, 58"]]],7719,7729,[7731,7826,1,7733,7737,[7739,7768],7770,7774,[7776,7811],7813,7819,[7821,7824,["5"]]]],7828,7834,[7838,8287,1,7838,7842,[7844,7908,1,7846,7848,[7850,7862],7864,7868,[7870,7890,1,7872,7874,[7876,7880],7882,7884,[7886,7888]],7892,7898,[7900,7906,["3, 1"]]],7911,7918,[7920,8011,1,7922,7924,[7926,7961],7963,7967,[7969,7993,1,7971,7973,[7975,7982],7984,7986,[7988,7991]],7995,8001,[8003,8009,["3, 2"]]],8014,8019,[8021,8080,1,8023,8025,[8027,8033],8035,8039,[8041,8062,1,8043,8045,[8047,8052],8054,8056,[8058,8060]],8064,8070,[8072,8078,["3, 3"]]],8083,8090,[8092,8178,1,8094,8096,[8098,8129],8131,8135,[8137,8160,1,8139,8141,[8143,8150],8152,8154,[8156,8158]],8162,8168,[8170,8176,["3, 4"]]],8181,8188,[8190,8287,1,8192,8194,[8196,8238],8240,8244,[8246,8269,1,8248,8250,[8252,8259],8261,8263,[8265,8267]],8271,8277,[8279,8285,["3, 5"]]]],8289,8296,[8300,8333,1,8300,8303,[8305,8333,1,8307,8311,[8313,8331,1,8315,8317,[8319,8322],8324,8326,[8328,8329]]]],8335,8340,[8344,8459,1,8344,8349,[8351,8399],8402,8409,[8411,8442],8445,8451,[8453,8459,["2, 4"]]],8461,8467,[8471,8899,1,8471,8474,[8480,8810,1,8480,8487,[8495,8595,1,8495,8499,[8501,8532],8539,8545,[8547,8556],8563,8569,[8571,8595]],8600,8606,[8614,8725,1,8614,8618,[8620,8655],8662,8668,[8670,8671,[8]],8678,8684,[8686,8725]],8730,8740,[8748,8810,1,8748,8752,[8754,8761],8768,8774,[8776,8785],8792,8798,[8800,8810]]],8813,8822,[8828,8885,1,8828,8835,[8837,8885,1,8839,8845,[8847,8864],8866,8872,[8874,8883]]],8888,8894,[8896,8899,["4"]]],8901,8909,[8913,8984,1,8913,8925,[8927,8932,[false]],8935,8941,[8943,8944,[4]],8947,8953,[8955,8970],8973,8979,[8981,8984,["2"]]],8986,8991,[8995,9603,1,8995,9000,[9002,9022,1,9004,9006,[9008,9012],9014,9016,[9018,9020]],9025,9030,[9032,9053,1,9034,9036,[9038,9043],9045,9047,[9049,9051]],9056,9061,[9063,9083,1,9065,9067,[9069,9073],9075,9077,[9079,9081]],9086,9091,[9093,9114,1,9095,9097,[9099,9104],9106,9108,[9110,9112]],9117,9124,[9126,9145,1,9128,9130,[9132,9136],9138,9140,[9142,9143]],9148,9155,[9157,9177,1,9159,9161,[9163,9168],9170,9172,[9174,9175]],9180,9187,[9189,9208,1,9191,9193,[9195,9199],9201,9203,[9205,9206]],9211,9218,[9220,9240,1,9222,9224,[9226,9231],9233,9235,[9237,9238]],9243,9250,[9252,9272,1,9254,9256,[9258,9263],9265,9267,[9269,9270]],9275,9282,[9284,9304,1,9286,9288,[9290,9295],9297,9299,[9301,9302]],9307,9314,[9316,9334,1,9318,9320,[9322,9325],9327,9329,[9331,9332]],9337,9344,[9346,9365,1,9348,9350,[9352,9356],9358,9360,[9362,9363]],9368,9375,[9377,9398,1,9379,9381,[9383,9389],9391,9393,[9395,9396]],9401,9408,[9410,9438,1,9412,9414,[9416,9429],9431,9433,[9435,9436]],9441,9448,[9450,9471,1,9452,9454,[9456,9462],9464,9466,[9468,9469]],9474,9481,[9483,9504,1,9485,9487,[9489,9495],9497,9499,[9501,9502]],9507,9514,[9516,9537,1,9518,9520,[9522,9528],9530,9532,[9534,9535]],9540,9547,[9549,9570,1,9551,9553,[9555,9561],9563,9565,[9567,9568]],9573,9580,[9582,9603,1,9584,9586,[9588,9594],9596,9598,[9600,9601]]],9605,9612,[9616,9757,1,9616,9619,[9621,9758,["Chinese Official Mahjong as collected in our rule sheet; the number before the comma is the chapter, after it that of the fan"]]]]',
  "rulesets/mcr/patterns.yaml": 
    '[81,42565,1,81,87,[91,895,1,91,96,[102,217,1,102,108,[110,116],121,125,[127,149,1,129,131,[133,138],140,142,[144,147]],154,160,[162,165,["5"]],170,174,[176,217]],220,230,[232,302,1,234,240,[242,248],250,254,[256,287,1,258,260,[262,276],278,280,[282,285]],289,295,[297,300,["5"]]],305,310,[312,357,1,314,320,[322,325],327,331,[333,355,1,335,337,[339,344],346,348,[350,353]]],360,365,[367,425,1,369,375,[377,381],383,387,[389,410,1,391,393,[395,400],402,404,[406,408]],412,418,[420,423,["5"]]],428,443,[445,514,1,447,453,[455,459],461,465,[467,499,1,469,471,[473,488],490,492,[494,497]],501,507,[509,512,["5"]]],517,524,[526,573,1,528,534,[536,539],541,545,[547,571,1,549,551,[553,560],562,564,[566,569]]],576,581,[583,628,1,585,591,[593,596],598,602,[604,626,1,606,608,[610,615],617,619,[621,624]]],631,637,[639,694,1,641,647,[649,652],654,658,[660,692,1,662,664,[666,680],682,684,[686,690]]],697,702,[704,763,1,706,712,[714,718],720,724,[726,748,1,728,730,[732,737],739,741,[743,746]],750,756,[758,761,["5"]]],766,770,[772,824,1,774,780,[782,785],787,791,[793,822,1,795,797,[799,810],812,814,[816,820]]],827,834,[836,895,1,838,844,[846,849],851,856,[858,862,[true]],864,868,[870,893,1,872,874,[876,883],885,887,[889,891]]]],897,905,[920,42565,1,920,934,[940,1516,1,940,944,[946,977,1,948,950,[952,966],968,970,[972,975]],982,987,[989,996],1001,1006,[1008,1019,1,1010,1013,[1015,1017,[88]]],1024,1028,[1030,1057],1062,1069,[1071,1126,0,[1072,1087],[1089,1098],[1100,1114],[1116,1125]],1131,1150,[1152,1200,1,1154,1181,[1183,1198]],1205,1211,[1213,1219,["6, 1"]],1224,1230,[1232,1241],1246,1254,[1262,1516,0,[1264,1351,1,1266,1270,[1272,1300],1302,1306,[1308,1309,[2]],1311,1316,[1318,1319,[2]],1321,1323,[1325,1329],1331,1336,[1338,1349,1,1340,1343,[1345,1347,[98]]]],[1360,1439,1,1362,1366,[1368,1394],1396,1400,[1402,1403,[3]],1405,1407,[1409,1416],1418,1423,[1425,1437,1,1427,1430,[1432,1435,[152]]]],[1448,1516,1,1450,1453,[1455,1485],1487,1491,[1493,1494,[3]],1496,1501,[1503,1504,[3]],1506,1508,[1510,1514]]]],1519,1536,[1542,1975,1,1542,1546,[1548,1582,1,1550,1552,[1554,1571],1573,1575,[1577,1580]],1587,1592,[1594,1601],1606,1611,[1613,1624,1,1615,1618,[1620,1622,[88]]],1629,1633,[1635,1664],1669,1676,[1678,1709,0,[1679,1695],[1697,1708]],1714,1733,[1735,1785,1,1737,1764,[1766,1783]],1790,1796,[1798,1804,["6, 2"]],1809,1815,[1817,1826],1831,1839,[1847,1975,0,[1849,1917,1,1851,1855,[1857,1884],1886,1888,[1890,1894],1896,1901,[1903,1915,1,1905,1908,[1910,1913,[104]]]],[1926,1975,1,1928,1931,[1933,1960],1962,1964,[1966,1973]]]],1978,1987,[1993,2464,1,1993,1997,[1999,2025,1,2001,2003,[2005,2014],2016,2018,[2020,2023]],2030,2035,[2037,2042],2047,2052,[2054,2065,1,2056,2059,[2061,2063,[88]]],2070,2074,[2076,2099],2104,2111,[2113,2125,0,[2114,2124]],2130,2136,[2138,2144,["6, 3"]],2149,2155,[2157,2166],2171,2175,[2177,2222],2227,2235,[2243,2464,0,[2245,2312,1,2247,2251,[2253,2280],2282,2284,[2286,2290],2292,2297,[2299,2310,1,2301,2304,[2306,2308,[93]]]],[2321,2415,1,2323,2327,[2329,2347],2349,2351,[2353,2360],2362,2369,[2371,2392,1,2373,2380,[2382,2390]],2394,2399,[2401,2413,1,2403,2406,[2408,2411,[142]]]],[2424,2464,1,2426,2429,[2431,2449],2451,2453,[2455,2462]]]],2467,2477,[2483,3082,1,2483,2487,[2489,2517,1,2491,2493,[2495,2505],2507,2509,[2511,2515]],2522,2527,[2529,2534],2539,2544,[2546,2557,1,2548,2551,[2553,2555,[88]]],2562,2566,[2568,2583],2588,2595,[2597,2636,0,[2598,2608],[2610,2624],[2626,2635]],2641,2660,[2662,2753,1,2664,2691,[2693,2751]],2758,2764,[2766,2772,["6, 4"]],2777,2783,[2785,2794],2799,2803,[2805,2848],2853,2861,[2869,3082,0,[2871,2962,1,2873,2877,[2879,2897],2899,2901,[2903,2907],2909,2916,[2918,2939,1,2920,2927,[2929,2937]],2941,2946,[2948,2960,1,2950,2953,[2955,2958,[107]]]],[2971,3032,1,2973,2977,[2979,2997],2999,3001,[3003,3010],3012,3017,[3019,3030,1,3021,3024,[3026,3028,[92]]]],[3041,3082,1,3043,3046,[3048,3067],3069,3071,[3073,3080]]]],3085,3095,[3101,3537,1,3101,3105,[3107,3133,1,3109,3111,[3113,3123],3125,3127,[3129,3131]],3138,3143,[3145,3150],3155,3160,[3162,3173,1,3164,3167,[3169,3171,[88]]],3178,3182,[3184,3200],3205,3212,[3214,3238,0,[3215,3224],[3226,3237]],3243,3249,[3251,3257,["6, 5"]],3262,3268,[3270,3279],3284,3292,[3300,3537,0,[3302,3384,1,3304,3308,[3310,3348],3350,3352,[3354,3361],3363,3368,[3370,3382,1,3372,3375,[3377,3380,[163]]]],[3393,3475,1,3395,3399,[3401,3439],3441,3443,[3445,3452],3454,3459,[3461,3473,1,3463,3466,[3468,3471,[105]]]],[3484,3537,1,3486,3489,[3491,3525],3527,3529,[3531,3535]]]],3540,3559,[3565,4106,1,3565,3569,[3571,3607,1,3573,3575,[3577,3596],3598,3600,[3602,3605]],3612,3617,[3619,3625],3630,3635,[3637,3648,1,3639,3642,[3644,3646,[88]]],3653,3657,[3659,3767],3772,3779,[3781,3833,0,[3782,3793],[3795,3805],[3807,3821],[3823,3832]],3838,3844,[3846,3852,["6, 6"]],3857,3863,[3865,3874],3879,3887,[3895,4106,0,[3897,3958,1,3899,3903,[3905,3923],3925,3927,[3929,3936],3938,3943,[3945,3956,1,3947,3950,[3952,3954,[90]]]],[3967,4057,1,3969,3973,[3975,3993],3995,3997,[3999,4003],4005,4012,[4014,4035,1,4016,4023,[4025,4033]],4037,4042,[4044,4055,1,4046,4049,[4051,4053,[89]]]],[4066,4106,1,4068,4071,[4073,4091],4093,4095,[4097,4104]]]],4109,4125,[4131,4587,1,4131,4135,[4137,4170,1,4139,4141,[4143,4159],4161,4163,[4165,4168]],4175,4180,[4182,4188],4193,4198,[4200,4211,1,4202,4205,[4207,4209,[88]]],4216,4220,[4222,4238],4243,4250,[4252,4305,0,[4253,4277],[4279,4288],[4290,4304]],4310,4316,[4318,4324,["6, 7"]],4329,4335,[4337,4346],4351,4359,[4367,4587,0,[4369,4462,1,4371,4375,[4377,4398],4400,4402,[4404,4408],4410,4417,[4419,4440,1,4421,4428,[4430,4438]],4442,4447,[4449,4460,1,4451,4454,[4456,4458,[89]]]],[4471,4514,1,4473,4476,[4478,4499],4501,4503,[4505,4512]],[4523,4587,1,4525,4529,[4531,4552],4554,4556,[4558,4565],4567,4572,[4574,4585,1,4576,4579,[4581,4583,[88]]]]]],4602,4615,[4621,5017,1,4621,4625,[4627,4657,1,4629,4631,[4633,4646],4648,4650,[4652,4655]],4662,4667,[4669,4674],4679,4684,[4686,4697,1,4688,4691,[4693,4695,[64]]],4702,4706,[4708,4730],4735,4742,[4744,4822,0,[4745,4754],[4756,4768],[4770,4781],[4783,4810],[4812,4821]],4827,4833,[4835,4841,["6, 8"]],4846,4852,[4854,4863],4868,4876,[4884,5017,0,[4886,4949,1,4888,4892,[4894,4917],4919,4921,[4923,4927],4929,4934,[4936,4947,1,4938,4941,[4943,4945,[97]]]],[4958,5017,1,4960,4963,[4965,4996],4998,5002,[5004,5005,[2]],5007,5009,[5011,5015]]]],5020,5037,[5043,5552,1,5043,5047,[5049,5083,1,5051,5053,[5055,5072],5074,5076,[5078,5081]],5088,5093,[5095,5102],5107,5112,[5114,5125,1,5116,5119,[5121,5123,[64]]],5130,5134,[5136,5180],5185,5192,[5194,5211,0,[5195,5210]],5216,5235,[5237,5285,1,5239,5266,[5268,5283]],5290,5296,[5298,5304,["6, 9"]],5309,5315,[5317,5326],5331,5335,[5337,5373],5378,5386,[5394,5552,0,[5396,5486,1,5398,5402,[5404,5434],5436,5440,[5442,5443,[3]],5445,5450,[5452,5453,[3]],5455,5457,[5459,5463],5465,5470,[5472,5484,1,5474,5477,[5479,5482,[135]]]],[5495,5552,1,5497,5500,[5502,5528],5530,5534,[5536,5537,[3]],5539,5541,[5543,5550]]]],5555,5575,[5581,6036,1,5581,5585,[5587,5624,1,5589,5591,[5593,5613],5615,5617,[5619,5622]],5629,5634,[5636,5643],5648,5653,[5655,5666,1,5657,5660,[5662,5664,[64]]],5671,5675,[5677,5725],5730,5737,[5739,5770,0,[5740,5756],[5758,5769]],5775,5794,[5796,5846,1,5798,5825,[5827,5844]],5851,5857,[5859,5866,["6, 10"]],5871,5877,[5879,5888],5893,5901,[5909,6036,0,[5911,5981,1,5913,5917,[5919,5946],5948,5950,[5952,5959],5961,5966,[5968,5979,1,5970,5973,[5975,5977,[67]]]],[5990,6036,1,5992,5995,[5997,6024],6026,6028,[6030,6034]]]],6039,6049,[6055,6740,1,6055,6059,[6061,6088,1,6063,6065,[6067,6077],6079,6081,[6083,6086]],6093,6098,[6100,6105],6110,6115,[6117,6128,1,6119,6122,[6124,6126,[64]]],6133,6137,[6139,6159],6164,6171,[6173,6227,0,[6174,6183],[6185,6197],[6199,6226]],6232,6238,[6240,6247,["6, 11"]],6252,6258,[6260,6269],6274,6278,[6280,6300],6305,6313,[6321,6740,0,[6323,6381,1,6325,6329,[6331,6357],6359,6363,[6365,6366,[3]],6368,6370,[6372,6379]],[6390,6459,1,6392,6396,[6398,6428],6430,6434,[6436,6437,[3]],6439,6444,[6446,6447,[3]],6449,6451,[6453,6457]],[6468,6534,1,6470,6473,[6475,6503],6505,6509,[6511,6512,[2]],6514,6519,[6521,6522,[2]],6524,6526,[6528,6532]],[6543,6624,1,6545,6549,[6551,6577],6579,6583,[6585,6586,[3]],6588,6590,[6592,6599],6601,6606,[6608,6622,1,6610,6615,[6617,6620,[152]]]],[6633,6740,1,6635,6639,[6641,6667],6669,6673,[6675,6676,[3]],6678,6680,[6682,6689],6691,6698,[6700,6716,1,6702,6710,[6712,6714,[88]]],6718,6723,[6725,6738,1,6727,6732,[6734,6736,[88]]]]]],6743,6763,[6769,7272,1,6769,6773,[6775,6812,1,6777,6779,[6781,6801],6803,6805,[6807,6810]],6817,6822,[6824,6839],6844,6849,[6851,6862,1,6853,6856,[6858,6860,[64]]],6867,6871,[6873,6902],6907,6914,[6916,6943,0,[6917,6926],[6928,6942]],6948,6954,[6956,6963,["6, 12"]],6968,6974,[6976,6985],6990,6998,[7006,7272,0,[7008,7071,1,7010,7014,[7016,7036],7038,7040,[7042,7049],7051,7056,[7058,7069,1,7060,7063,[7065,7067,[69]]]],[7080,7141,1,7082,7086,[7088,7126],7128,7130,[7132,7139]],[7150,7203,1,7152,7155,[7157,7191],7193,7195,[7197,7201]],[7212,7272,1,7214,7217,[7219,7257],7259,7261,[7263,7270]]]],7275,7294,[7300,7676,1,7300,7304,[7306,7344,1,7308,7310,[7312,7331],7333,7335,[7337,7342]],7349,7354,[7356,7361],7366,7371,[7373,7384,1,7375,7378,[7380,7382,[64]]],7389,7393,[7395,7442],7447,7454,[7456,7490,0,[7457,7467],[7469,7478],[7480,7489]],7495,7501,[7503,7510,["6, 13"]],7515,7521,[7523,7532],7537,7545,[7553,7676,0,[7555,7617,1,7557,7561,[7563,7585],7587,7589,[7591,7595],7597,7602,[7604,7615,1,7606,7609,[7611,7613,[66]]]],[7626,7676,1,7628,7631,[7633,7664],7666,7668,[7670,7674]]]],7691,7705,[7711,8070,1,7711,7715,[7717,7750,1,7719,7721,[7723,7737],7739,7741,[7743,7748]],7755,7760,[7762,7767],7772,7777,[7779,7790,1,7781,7784,[7786,7788,[48]]],7795,7799,[7801,7839],7844,7851,[7853,7863,0,[7854,7862]],7868,7874,[7876,7883,["6, 14"]],7888,7894,[7896,7905],7910,7918,[7926,8070,0,[7928,8023,1,7930,7934,[7936,7967],7969,7971,[7973,7977],7979,7983,[7985,8001,0,[7986,8000]],8003,8008,[8010,8021,1,8012,8015,[8017,8019,[96]]]],[8032,8070,1,8034,8037,[8039,8058],8060,8062,[8064,8068]]]],8073,8096,[8102,8510,1,8102,8106,[8108,8150,1,8110,8112,[8114,8137],8139,8141,[8143,8148]],8155,8160,[8162,8167],8172,8177,[8179,8190,1,8181,8184,[8186,8188,[48]]],8195,8199,[8201,8263],8268,8275,[8277,8308,0,[8278,8296],[8298,8307]],8313,8319,[8321,8328,["6, 15"]],8333,8339,[8341,8350],8355,8363,[8371,8510,0,[8373,8447,1,8375,8379,[8381,8412],8414,8416,[8418,8425],8427,8432,[8434,8445,1,8436,8439,[8441,8443,[63]]]],[8456,8510,1,8458,8461,[8463,8495],8497,8499,[8501,8508]]]],8525,8548,[8554,8904,1,8554,8558,[8560,8602,1,8562,8564,[8566,8589],8591,8593,[8595,8600]],8607,8612,[8614,8619],8624,8629,[8631,8642,1,8633,8636,[8638,8640,[32]]],8647,8651,[8653,8721],8726,8732,[8734,8741,["6, 16"]],8746,8752,[8754,8763],8768,8776,[8784,8904,0,[8786,8853,1,8788,8792,[8794,8821],8823,8825,[8827,8831],8833,8838,[8840,8851,1,8842,8845,[8847,8849,[37]]]],[8862,8904,1,8864,8867,[8869,8892],8894,8896,[8898,8902]]]],8907,8918,[8924,9372,1,8924,8928,[8930,8957,1,8932,8934,[8936,8947],8949,8951,[8953,8955]],8962,8967,[8969,8974],8979,8984,[8986,8997,1,8988,8991,[8993,8995,[32]]],9002,9006,[9008,9024],9029,9035,[9037,9044,["6, 17"]],9049,9055,[9057,9066],9071,9079,[9087,9372,0,[9089,9163,1,9091,9095,[9097,9131],9133,9135,[9137,9141],9143,9148,[9150,9161,1,9152,9155,[9157,9159,[53]]]],[9172,9246,1,9174,9178,[9180,9214],9216,9218,[9220,9224],9226,9231,[9233,9244,1,9235,9238,[9240,9242,[67]]]],[9255,9315,1,9257,9260,[9262,9300],9302,9304,[9306,9313]],[9324,9372,1,9326,9329,[9331,9360],9362,9364,[9366,9370]]]],9375,9399,[9405,10017,1,9405,9409,[9411,9452,1,9413,9415,[9417,9441],9443,9445,[9447,9450]],9457,9462,[9464,9469],9474,9479,[9481,9492,1,9483,9486,[9488,9490,[32]]],9497,9501,[9503,9583],9588,9595,[9597,9651,0,[9598,9607],[9609,9621],[9623,9650]],9656,9662,[9664,9671,["6, 18"]],9676,9682,[9684,9693],9698,9702,[9704,9724],9729,9737,[9745,10017,0,[9747,9827,1,9749,9753,[9755,9786],9788,9792,[9794,9795,[2]],9797,9799,[9801,9805],9807,9812,[9814,9825,1,9816,9819,[9821,9823,[44]]]],[9836,9900,1,9838,9842,[9844,9865],9867,9869,[9871,9878],9880,9885,[9887,9898,1,9889,9892,[9894,9896,[56]]]],[9909,9951,1,9911,9914,[9916,9939],9941,9943,[9945,9949]],[9960,10017,1,9962,9965,[9967,9993],9995,9999,[10001,10002,[3]],10004,10006,[10008,10015]]]],10032,10043,[10049,10484,1,10049,10053,[10055,10082,1,10057,10059,[10061,10072],10074,10076,[10078,10080]],10087,10092,[10094,10100],10105,10110,[10112,10123,1,10114,10117,[10119,10121,[24]]],10128,10132,[10134,10148],10153,10160,[10162,10178,0,[10163,10177]],10183,10189,[10191,10198,["6, 19"]],10203,10209,[10211,10220],10225,10229,[10231,10267,["No wait fan: those belong to sets."]],10272,10280,[10288,10484,0,[10290,10381,1,10292,10296,[10298,10317],10319,10321,[10323,10327],10329,10336,[10338,10359,1,10340,10347,[10349,10357]],10361,10366,[10368,10379,1,10370,10373,[10375,10377,[41]]]],[10390,10434,1,10392,10396,[10398,10419],10421,10423,[10425,10432]],[10443,10484,1,10445,10448,[10450,10472],10474,10476,[10478,10482]]]],10487,10519,[10525,11004,1,10525,10529,[10531,10581,1,10533,10535,[10537,10569],10571,10573,[10575,10579]],10586,10591,[10593,10599],10604,10609,[10611,10622,1,10613,10616,[10618,10620,[24]]],10627,10631,[10633,10680],10685,10692,[10694,10721,0,[10695,10704],[10706,10720]],10726,10732,[10734,10741,["6, 20"]],10746,10752,[10754,10763],10768,10776,[10784,11004,0,[10786,10879,1,10788,10792,[10794,10815],10817,10819,[10821,10825],10827,10834,[10836,10857,1,10838,10845,[10847,10855]],10859,10864,[10866,10877,1,10868,10871,[10873,10875,[25]]]],[10888,10931,1,10890,10893,[10895,10916],10918,10920,[10922,10929]],[10940,11004,1,10942,10946,[10948,10969],10971,10973,[10975,10982],10984,10989,[10991,11002,1,10993,10996,[10998,11000,[24]]]]]],11007,11021,[11027,11391,1,11027,11031,[11033,11064,1,11035,11037,[11039,11053],11055,11057,[11059,11062]],11069,11074,[11076,11081],11086,11091,[11093,11104,1,11095,11098,[11100,11102,[24]]],11109,11113,[11115,11150],11155,11162,[11164,11199,0,[11165,11174],[11176,11187],[11189,11198]],11204,11210,[11212,11219,["6, 21"]],11224,11230,[11232,11241],11246,11254,[11262,11391,0,[11264,11334,1,11266,11270,[11272,11299],11301,11303,[11305,11312],11314,11319,[11321,11332,1,11323,11326,[11328,11330,[26]]]],[11343,11391,1,11345,11348,[11350,11379],11381,11383,[11385,11389]]]],11394,11404,[11410,11835,1,11410,11414,[11416,11443,1,11418,11420,[11422,11432],11434,11436,[11438,11441]],11448,11453,[11455,11460],11465,11470,[11472,11483,1,11474,11477,[11479,11481,[24]]],11488,11492,[11494,11526],11531,11538,[11540,11551,0,[11541,11550]],11556,11562,[11564,11571,["6, 22"]],11576,11582,[11584,11593],11598,11606,[11614,11835,0,[11616,11682,1,11618,11622,[11624,11650],11652,11654,[11656,11660],11662,11667,[11669,11680,1,11671,11674,[11676,11678,[32]]]],[11691,11788,1,11693,11697,[11699,11729],11731,11733,[11735,11742],11744,11748,[11750,11766,0,[11751,11765]],11768,11773,[11775,11786,1,11777,11780,[11782,11784,[45]]]],[11797,11835,1,11799,11802,[11804,11823],11825,11827,[11829,11833]]]],11838,11854,[11860,12238,1,11860,11864,[11866,11901,1,11868,11870,[11872,11888],11890,11892,[11894,11899]],11906,11911,[11913,11918],11923,11928,[11930,11941,1,11932,11935,[11937,11939,[24]]],11946,11950,[11952,11981],11986,11992,[11994,12001,["6, 23"]],12006,12012,[12014,12023],12028,12036,[12044,12238,0,[12046,12105,1,12048,12052,[12054,12073],12075,12077,[12079,12083],12085,12090,[12092,12103,1,12094,12097,[12099,12101,[48]]]],[12114,12188,1,12116,12119,[12121,12152],12154,12156,[12158,12162],12164,12168,[12170,12186,0,[12171,12185]]],[12197,12238,1,12199,12202,[12204,12223],12225,12227,[12229,12236]]]],12241,12259,[12265,12639,1,12265,12269,[12271,12308,1,12273,12275,[12277,12295],12297,12299,[12301,12306]],12313,12318,[12320,12325],12330,12335,[12337,12348,1,12339,12342,[12344,12346,[24]]],12353,12357,[12359,12405],12410,12416,[12418,12425,["6, 24"]],12430,12436,[12438,12447],12452,12460,[12468,12639,0,[12470,12525,1,12472,12476,[12478,12510],12512,12514,[12516,12523]],[12534,12577,1,12536,12539,[12541,12565],12567,12569,[12571,12575]],[12586,12639,1,12588,12591,[12593,12624],12626,12628,[12630,12637]]]],12642,12653,[12659,13028,1,12659,12663,[12665,12692,1,12667,12669,[12671,12682],12684,12686,[12688,12690]],12697,12702,[12704,12709],12714,12719,[12721,12732,1,12723,12726,[12728,12730,[24]]],12737,12741,[12743,12768],12773,12780,[12782,12805,0,[12783,12793],[12795,12804]],12810,12816,[12818,12825,["6, 25"]],12830,12836,[12838,12847],12852,12860,[12868,13028,0,[12870,12943,1,12872,12876,[12878,12908],12910,12912,[12914,12921],12923,12928,[12930,12941,1,12932,12935,[12937,12939,[39]]]],[12952,13028,1,12954,12957,[12959,12989],12991,12993,[12995,13002],13004,13008,[13010,13026,0,[13011,13025]]]]],13031,13043,[13049,13395,1,13049,13053,[13055,13083,1,13057,13059,[13061,13073],13075,13077,[13079,13081]],13088,13093,[13095,13100],13105,13110,[13112,13123,1,13114,13117,[13119,13121,[24]]],13128,13132,[13134,13160],13165,13172,[13174,13198,0,[13175,13186],[13188,13197]],13203,13209,[13211,13218,["6, 26"]],13223,13229,[13231,13240],13245,13253,[13261,13395,0,[13263,13338,1,13265,13269,[13271,13302],13304,13306,[13308,13312],13314,13318,[13320,13336,0,[13321,13335]]],[13347,13395,1,13349,13352,[13354,13383],13385,13387,[13389,13393]]]],13398,13409,[13415,13761,1,13415,13419,[13421,13448,1,13423,13425,[13427,13438],13440,13442,[13444,13446]],13453,13458,[13460,13465],13470,13475,[13477,13488,1,13479,13482,[13484,13486,[24]]],13493,13497,[13499,13524],13529,13536,[13538,13561,0,[13539,13549],[13551,13560]],13566,13572,[13574,13581,["6, 27"]],13586,13592,[13594,13603],13608,13616,[13624,13761,0,[13626,13699,1,13628,13632,[13634,13664],13666,13668,[13670,13677],13679,13684,[13686,13697,1,13688,13691,[13693,13695,[39]]]],[13708,13761,1,13710,13713,[13715,13746],13748,13750,[13752,13759]]]],13776,13789,[13795,14182,1,13795,13799,[13801,13830,1,13803,13805,[13807,13820],13822,13824,[13826,13828]],13835,13840,[13842,13847],13852,13857,[13859,13870,1,13861,13864,[13866,13868,[16]]],13875,13879,[13881,13910],13915,13921,[13923,13930,["6, 28"]],13935,13941,[13943,13952],13957,13965,[13973,14182,0,[13975,14060,1,13977,13981,[13983,14003],14005,14007,[14009,14016],14018,14022,[14024,14038,0,[14025,14037]],14040,14045,[14047,14058,1,14049,14052,[14054,14056,[27]]]],[14069,14131,1,14071,14075,[14077,14096],14098,14100,[14102,14109],14111,14116,[14118,14129,1,14120,14123,[14125,14127,[23]]]],[14140,14182,1,14142,14145,[14147,14167],14169,14171,[14173,14180]]]],14185,14212,[14218,14641,1,14218,14222,[14224,14270,1,14226,14228,[14230,14257],14259,14261,[14263,14268]],14275,14280,[14282,14287],14292,14297,[14299,14310,1,14301,14304,[14306,14308,[16]]],14315,14319,[14321,14368],14373,14380,[14382,14404,0,[14383,14392],[14394,14403]],14409,14415,[14417,14424,["6, 29"]],14429,14435,[14437,14446],14451,14459,[14467,14641,0,[14469,14540,1,14471,14475,[14477,14508],14510,14512,[14514,14518],14520,14525,[14527,14538,1,14529,14532,[14534,14536,[18]]]],[14549,14590,1,14551,14554,[14556,14578],14580,14582,[14584,14588]],[14599,14641,1,14601,14604,[14606,14629],14631,14633,[14635,14639]]]],14644,14662,[14668,15080,1,14668,14672,[14674,14711,1,14676,14678,[14680,14698],14700,14702,[14704,14709]],14716,14721,[14723,14728],14733,14738,[14740,14751,1,14742,14745,[14747,14749,[16]]],14756,14760,[14762,14816],14821,14827,[14829,14836,["6, 30"]],14841,14847,[14849,14858],14863,14871,[14879,15080,0,[14881,14944,1,14883,14887,[14889,14912],14914,14916,[14918,14922],14924,14929,[14931,14942,1,14933,14936,[14938,14940,[24]]]],[14953,14999,1,14955,14958,[14960,14987],14989,14991,[14993,14997]],[15008,15080,1,15010,15013,[15015,15043],15045,15047,[15049,15056],15058,15062,[15064,15078,0,[15065,15077]]]]],15083,15092,[15098,15495,1,15098,15102,[15104,15130,1,15106,15108,[15110,15119],15121,15123,[15125,15128]],15135,15140,[15142,15147],15152,15157,[15159,15170,1,15161,15164,[15166,15168,[16]]],15175,15179,[15181,15219],15224,15231,[15233,15257,0,[15234,15245],[15247,15256]],15262,15268,[15270,15277,["6, 31"]],15282,15288,[15290,15299],15304,15312,[15320,15495,0,[15322,15361,1,15324,15328,[15330,15349],15351,15353,[15355,15359]],[15370,15437,1,15372,15376,[15378,15402],15404,15406,[15408,15415],15417,15422,[15424,15435,1,15426,15429,[15431,15433,[25]]]],[15446,15495,1,15448,15451,[15453,15480],15482,15484,[15486,15493]]]],15498,15509,[15515,15904,1,15515,15519,[15521,15549,1,15523,15525,[15527,15538],15540,15542,[15544,15547]],15554,15559,[15561,15566],15571,15576,[15578,15589,1,15580,15583,[15585,15587,[16]]],15594,15598,[15600,15638],15643,15650,[15652,15665,0,[15653,15664]],15670,15676,[15678,15685,["6, 32"]],15690,15696,[15698,15707],15712,15720,[15728,15904,0,[15730,15801,1,15732,15736,[15738,15766],15768,15770,[15772,15779],15781,15786,[15788,15799,1,15790,15793,[15795,15797,[16]]]],[15810,15853,1,15812,15816,[15818,15841],15843,15845,[15847,15851]],[15862,15904,1,15864,15867,[15869,15889],15891,15893,[15895,15902]]]],15907,15928,[15934,16420,1,15934,15938,[15940,15978,1,15942,15944,[15946,15967],15969,15971,[15973,15976]],15983,15988,[15990,16005],16010,16015,[16017,16028,1,16019,16022,[16024,16026,[16]]],16033,16037,[16039,16068],16073,16079,[16081,16088,["6, 33"]],16093,16099,[16101,16110],16115,16123,[16131,16420,0,[16133,16197,1,16135,16139,[16141,16165],16167,16169,[16171,16175],16177,16182,[16184,16195,1,16186,16189,[16191,16193,[39]]]],[16206,16307,1,16208,16212,[16214,16243],16245,16247,[16249,16253],16255,16262,[16264,16285,1,16266,16273,[16275,16283]],16287,16292,[16294,16305,1,16296,16299,[16301,16303,[36]]]],[16316,16369,1,16318,16321,[16323,16357],16359,16361,[16363,16367]],[16378,16420,1,16380,16383,[16385,16405],16407,16409,[16411,16418]]]],16435,16466,[16472,16916,1,16472,16476,[16478,16526,1,16480,16482,[16484,16515],16517,16519,[16521,16524]],16531,16536,[16538,16544],16549,16554,[16556,16567,1,16558,16561,[16563,16565,[12]]],16572,16576,[16578,16624],16629,16636,[16638,16665,0,[16639,16648],[16650,16664]],16670,16676,[16678,16685,["6, 34"]],16690,16696,[16698,16707],16712,16720,[16728,16916,0,[16730,16794,1,16732,16736,[16738,16759],16761,16763,[16765,16772],16774,16779,[16781,16792,1,16783,16786,[16788,16790,[12]]]],[16803,16867,1,16805,16809,[16811,16832],16834,16836,[16838,16845],16847,16852,[16854,16865,1,16856,16859,[16861,16863,[24]]]],[16876,16916,1,16878,16881,[16883,16904],16906,16908,[16910,16914]]]],16919,16935,[16941,17638,1,16941,16945,[16947,16980,1,16949,16951,[16953,16969],16971,16973,[16975,16978]],16985,16990,[16992,16998],17003,17008,[17010,17021,1,17012,17015,[17017,17019,[12]]],17026,17030,[17032,17116],17121,17127,[17129,17136,["6, 35"]],17141,17147,[17149,17158],17163,17171,[17179,17638,0,[17181,17225,1,17183,17187,[17189,17210],17212,17214,[17216,17223]],[17234,17302,1,17236,17240,[17242,17267],17269,17271,[17273,17280],17282,17287,[17289,17300,1,17291,17294,[17296,17298,[20]]]],[17311,17410,1,17313,17317,[17319,17343],17345,17347,[17349,17356],17358,17365,[17367,17388,1,17369,17376,[17378,17386]],17390,17395,[17397,17408,1,17399,17402,[17404,17406,[15]]]],[17419,17459,1,17421,17424,[17426,17447],17449,17451,[17453,17457]],[17468,17532,1,17470,17473,[17475,17495],17497,17499,[17501,17508],17510,17514,[17516,17530,0,[17517,17529]]],[17541,17638,1,17543,17546,[17548,17569],17571,17573,[17575,17582],17584,17591,[17593,17616,1,17595,17607,[17609,17614,[false]]],17618,17623,[17625,17636,1,17627,17630,[17632,17634,[12]]]]]],17641,17651,[17657,17985,1,17657,17661,[17663,17690,1,17665,17667,[17669,17679],17681,17683,[17685,17688]],17695,17700,[17702,17707],17712,17717,[17719,17730,1,17721,17724,[17726,17728,[12]]],17735,17739,[17741,17771],17776,17783,[17785,17796,0,[17786,17795]],17801,17807,[17809,17816,["6, 36"]],17821,17827,[17829,17838],17843,17851,[17859,17985,0,[17861,17938,1,17863,17867,[17869,17899],17901,17903,[17905,17912],17914,17918,[17920,17936,0,[17921,17935]]],[17947,17985,1,17949,17952,[17954,17973],17975,17977,[17979,17983]]]],17988,17998,[18004,18316,1,18004,18008,[18010,18037,1,18012,18014,[18016,18026],18028,18030,[18032,18035]],18042,18047,[18049,18054],18059,18064,[18066,18077,1,18068,18071,[18073,18075,[12]]],18082,18086,[18088,18118],18123,18130,[18132,18143,0,[18133,18142]],18148,18154,[18156,18163,["6, 37"]],18168,18174,[18176,18185],18190,18198,[18206,18316,0,[18208,18262,1,18210,18214,[18216,18247],18249,18251,[18253,18260]],[18271,18316,1,18273,18276,[18278,18304],18306,18308,[18310,18314]]]],18319,18334,[18340,18795,1,18340,18344,[18346,18378,1,18348,18350,[18352,18367],18369,18371,[18373,18376]],18383,18388,[18390,18397],18402,18407,[18409,18420,1,18411,18414,[18416,18418,[12]]],18425,18429,[18431,18458],18463,18482,[18484,18532,1,18486,18513,[18515,18530]],18537,18543,[18545,18552,["6, 38"]],18557,18563,[18565,18574],18579,18587,[18595,18795,0,[18597,18650,1,18599,18603,[18605,18635],18637,18639,[18641,18648]],[18659,18727,1,18661,18664,[18666,18696],18698,18702,[18704,18705,[3]],18707,18712,[18714,18715,[3]],18717,18719,[18721,18725]],[18736,18795,1,18738,18741,[18743,18774],18776,18780,[18782,18783,[2]],18785,18787,[18789,18793]]]],18809,18823,[18829,19145,1,18829,18833,[18835,18865,1,18837,18839,[18841,18855],18857,18859,[18861,18863]],18870,18875,[18877,18882],18887,18892,[18894,18904,1,18896,18899,[18901,18902,[8]]],18909,18913,[18915,18944],18949,18955,[18957,18964,["6, 39"]],18969,18975,[18977,18986],18991,18999,[19007,19145,0,[19009,19072,1,19011,19015,[19017,19037],19039,19041,[19043,19050],19052,19057,[19059,19070,1,19061,19064,[19066,19068,[13]]]],[19081,19145,1,19083,19086,[19088,19108],19110,19112,[19114,19121],19123,19127,[19129,19143,0,[19130,19142]]]]],19148,19164,[19170,19565,1,19170,19174,[19176,19209,1,19178,19180,[19182,19198],19200,19202,[19204,19207]],19214,19219,[19221,19226],19231,19236,[19238,19248,1,19240,19243,[19245,19246,[8]]],19253,19257,[19259,19292],19297,19304,[19306,19323,0,[19307,19322]],19328,19334,[19336,19343,["6, 40"]],19348,19354,[19356,19365],19370,19378,[19386,19565,0,[19388,19462,1,19390,19394,[19396,19427],19429,19431,[19433,19440],19442,19447,[19449,19460,1,19451,19454,[19456,19458,[10]]]],[19471,19510,1,19473,19477,[19479,19498],19500,19502,[19504,19508]],[19519,19565,1,19521,19524,[19526,19553],19555,19557,[19559,19563]]]],19568,19585,[19591,19994,1,19591,19595,[19597,19633,1,19599,19601,[19603,19620],19622,19624,[19626,19631]],19638,19643,[19645,19650],19655,19660,[19662,19672,1,19664,19667,[19669,19670,[8]]],19677,19681,[19683,19712],19717,19723,[19725,19732,["6, 41"]],19737,19743,[19745,19754],19759,19767,[19775,19994,0,[19777,19847,1,19779,19783,[19785,19813],19815,19817,[19819,19826],19828,19833,[19835,19845,1,19837,19840,[19842,19843,[8]]]],[19856,19913,1,19858,19861,[19863,19898],19900,19902,[19904,19911]],[19922,19994,1,19924,19927,[19929,19957],19959,19961,[19963,19970],19972,19976,[19978,19992,0,[19979,19991]]]]],19997,20016,[20022,20442,1,20022,20026,[20028,20066,1,20030,20032,[20034,20053],20055,20057,[20059,20064]],20071,20076,[20078,20083],20088,20093,[20095,20105,1,20097,20100,[20102,20103,[8]]],20110,20114,[20116,20162],20167,20173,[20175,20182,["6, 42"]],20187,20193,[20195,20204],20209,20217,[20225,20442,0,[20227,20271,1,20229,20233,[20235,20259],20261,20263,[20265,20269]],[20280,20329,1,20282,20286,[20288,20317],20319,20321,[20323,20327]],[20338,20391,1,20340,20343,[20345,20376],20378,20380,[20382,20389]],[20400,20442,1,20402,20405,[20407,20430],20432,20434,[20436,20440]]]],20445,20457,[20463,20858,1,20463,20467,[20469,20498,1,20471,20473,[20475,20487],20489,20491,[20493,20496]],20503,20508,[20510,20514],20519,20524,[20526,20536,1,20528,20531,[20533,20534,[8]]],20541,20545,[20547,20563],20568,20574,[20576,20583,["6, 43"]],20588,20594,[20596,20605],20610,20614,[20616,20636],20641,20649,[20657,20858,0,[20659,20729,1,20661,20665,[20667,20695],20697,20699,[20701,20708],20710,20715,[20717,20727,1,20719,20722,[20724,20725,[8]]]],[20738,20796,1,20740,20744,[20746,20781],20783,20785,[20787,20794]],[20805,20858,1,20807,20810,[20812,20843],20845,20847,[20849,20856]]]],20861,20875,[20881,21246,1,20881,20885,[20887,20919,1,20889,20891,[20893,20907],20909,20911,[20913,20917]],20924,20929,[20931,20935],20940,20945,[20947,20957,1,20949,20952,[20954,20955,[8]]],20962,20966,[20968,20992],20997,21004,[21006,21018,0,[21007,21017]],21023,21029,[21031,21038,["6, 44"]],21043,21049,[21051,21060],21065,21073,[21081,21246,0,[21083,21173,1,21085,21089,[21091,21119],21121,21123,[21125,21129],21131,21135,[21137,21151,0,[21138,21150]],21153,21158,[21160,21171,1,21162,21165,[21167,21169,[14]]]],[21182,21246,1,21184,21187,[21189,21209],21211,21213,[21215,21222],21224,21228,[21230,21244,0,[21231,21243]]]]],21249,21264,[21270,21690,1,21270,21274,[21276,21309,1,21278,21280,[21282,21297],21299,21301,[21303,21307]],21314,21319,[21321,21325],21330,21335,[21337,21347,1,21339,21342,[21344,21345,[8]]],21352,21356,[21358,21385],21390,21396,[21398,21405,["6, 45"]],21410,21416,[21418,21427],21432,21440,[21448,21690,0,[21450,21538,1,21452,21456,[21458,21481],21483,21485,[21487,21494],21496,21500,[21502,21516,0,[21503,21515]],21518,21523,[21525,21536,1,21527,21530,[21532,21534,[11]]]],[21547,21612,1,21549,21553,[21555,21575],21577,21579,[21581,21588],21590,21594,[21596,21610,0,[21597,21609]]],[21621,21690,1,21623,21626,[21628,21656],21658,21660,[21662,21666],21668,21672,[21674,21688,0,[21675,21687]]]]],21693,21718,[21724,22081,1,21724,21728,[21730,21773,1,21732,21734,[21736,21761],21763,21765,[21767,21771]],21778,21783,[21785,21789],21794,21799,[21801,21811,1,21803,21806,[21808,21809,[8]]],21816,21820,[21822,21832],21837,21844,[21846,21858,0,[21847,21857]],21863,21869,[21871,21878,["6, 46"]],21883,21889,[21891,21900],21905,21913,[21921,22081,0,[21923,22012,1,21925,21929,[21931,21960],21962,21964,[21966,21970],21972,21976,[21978,21990,0,[21979,21989]],21992,21997,[21999,22010,1,22001,22004,[22006,22008,[10]]]],[22021,22081,1,22023,22026,[22028,22060],22062,22066,[22068,22069,[2]],22071,22073,[22075,22079]]]],22084,22100,[22106,22465,1,22106,22110,[22112,22145,1,22114,22116,[22118,22134],22136,22138,[22140,22143]],22150,22155,[22157,22161],22166,22171,[22173,22183,1,22175,22178,[22180,22181,[8]]],22188,22192,[22194,22206],22211,22218,[22220,22231,0,[22221,22230]],22236,22242,[22244,22251,["6, 47"]],22256,22262,[22264,22273],22278,22286,[22294,22465,0,[22296,22389,1,22298,22302,[22304,22332],22334,22336,[22338,22345],22347,22351,[22353,22367,0,[22354,22366]],22369,22374,[22376,22387,1,22378,22381,[22383,22385,[18]]]],[22398,22465,1,22400,22403,[22405,22428],22430,22432,[22434,22441],22443,22447,[22449,22463,0,[22450,22462]]]]],22468,22487,[22493,23488,1,22493,22497,[22499,22535,1,22501,22503,[22505,22524],22526,22528,[22530,22533]],22540,22545,[22547,22552],22557,22562,[22564,22592,1,22566,22569,[22571,22590]],22597,22601,[22603,22650],22655,22662,[22664,22685,0,[22665,22684]],22690,22696,[22698,22705,["6, 48"]],22710,22716,[22718,22727],22732,22736,[22738,22784],22789,22797,[22805,23488,0,[22807,22913,1,22809,22813,[22815,22847],22849,22851,[22853,22860],22862,22869,[22871,22892,1,22873,22880,[22882,22890]],22894,22899,[22901,22911,1,22903,22906,[22908,22909,[9]]]],[22922,22971,1,22924,22928,[22930,22959],22961,22963,[22965,22969]],[22980,23031,1,22982,22985,[22987,23016],23018,23020,[23022,23029]],[23040,23091,1,23042,23045,[23047,23076],23078,23080,[23082,23089]],[23100,23207,1,23102,23106,[23108,23140],23142,23144,[23146,23153],23155,23162,[23164,23185,1,23166,23173,[23175,23183]],23187,23192,[23194,23205,1,23196,23199,[23201,23203,[11]]]],[23216,23346,1,23216,23220,[23222,23254],23263,23265,[23267,23274],23283,23290,[23292,23320,1,23294,23313,[23315,23318]],23329,23334,[23336,23346,1,23338,23341,[23343,23344,[9]]]],[23355,23488,1,23355,23359,[23361,23393],23402,23404,[23406,23413],23422,23429,[23431,23461,1,23433,23452,[23454,23459]],23470,23475,[23477,23488,1,23479,23482,[23484,23486,[11]]]]]],23502,23511,[23517,23926,1,23517,23521,[23523,23549,1,23525,23527,[23529,23538],23540,23542,[23544,23547]],23554,23559,[23561,23566],23571,23576,[23578,23588,1,23580,23583,[23585,23586,[6]]],23593,23597,[23599,23611],23616,23622,[23624,23631,["6, 49"]],23636,23642,[23644,23653],23658,23666,[23674,23926,0,[23676,23723,1,23678,23682,[23684,23711],23713,23715,[23717,23721]],[23732,23813,1,23734,23738,[23740,23772],23774,23778,[23780,23781,[2]],23783,23785,[23787,23791],23793,23798,[23800,23811,1,23802,23805,[23807,23809,[12]]]],[23822,23871,1,23824,23827,[23829,23856],23858,23860,[23862,23869]],[23880,23926,1,23882,23885,[23887,23914],23916,23918,[23920,23924]]]],23929,23939,[23945,24402,1,23945,23949,[23951,23978,1,23953,23955,[23957,23967],23969,23971,[23973,23976]],23983,23988,[23990,23995],24000,24005,[24007,24017,1,24009,24012,[24014,24015,[6]]],24022,24026,[24028,24061],24066,24072,[24074,24081,["6, 50"]],24086,24092,[24094,24103],24108,24116,[24124,24402,0,[24126,24193,1,24128,24132,[24134,24162],24164,24168,[24170,24171,[2]],24173,24178,[24180,24181,[2]],24183,24185,[24187,24191]],[24202,24241,1,24204,24208,[24210,24229],24231,24233,[24235,24239]],[24250,24293,1,24252,24256,[24258,24281],24283,24285,[24287,24291]],[24302,24348,1,24304,24307,[24309,24336],24338,24340,[24342,24346]],[24357,24402,1,24359,24362,[24364,24390],24392,24394,[24396,24400]]]],24405,24424,[24430,24878,1,24430,24434,[24436,24474,1,24438,24440,[24442,24461],24463,24465,[24467,24472]],24479,24484,[24486,24491],24496,24501,[24503,24513,1,24505,24508,[24510,24511,[6]]],24518,24522,[24524,24561],24566,24572,[24574,24581,["6, 51"]],24586,24592,[24594,24603],24608,24616,[24624,24878,0,[24626,24673,1,24628,24632,[24634,24658],24660,24662,[24664,24671]],[24682,24745,1,24684,24688,[24690,24710],24712,24714,[24716,24723],24725,24730,[24732,24743,1,24734,24737,[24739,24741,[12]]]],[24754,24827,1,24756,24760,[24762,24790],24792,24794,[24796,24803],24805,24809,[24811,24825,0,[24812,24824]]],[24836,24878,1,24838,24841,[24843,24863],24865,24867,[24869,24876]]]],24881,24890,[24896,25619,1,24896,24900,[24902,24928,1,24904,24906,[24908,24917],24919,24921,[24923,24926]],24933,24938,[24940,24945],24950,24955,[24957,24967,1,24959,24962,[24964,24965,[6]]],24972,24976,[24978,25079],25084,25090,[25092,25099,["6, 52"]],25104,25110,[25112,25121],25126,25134,[25142,25619,0,[25144,25204,1,25146,25150,[25152,25183],25185,25189,[25191,25192,[2]],25194,25196,[25198,25202]],[25213,25261,1,25215,25219,[25221,25246],25248,25250,[25252,25259]],[25270,25314,1,25272,25276,[25278,25302],25304,25306,[25308,25312]],[25323,25383,1,25325,25328,[25330,25362],25364,25368,[25370,25371,[2]],25373,25375,[25377,25381]],[25392,25432,1,25394,25397,[25399,25420],25422,25424,[25426,25430]],[25441,25506,1,25443,25447,[25449,25471],25473,25475,[25477,25484],25486,25491,[25493,25504,1,25495,25498,[25500,25502,[30]]]],[25515,25619,1,25517,25520,[25522,25544],25546,25548,[25550,25557],25559,25566,[25568,25597,1,25570,25588,[25590,25595,[false]]],25599,25604,[25606,25617,1,25608,25611,[25613,25615,[24]]]]]],25622,25633,[25639,26211,1,25639,25643,[25645,25673,1,25647,25649,[25651,25662],25664,25666,[25668,25671]],25678,25683,[25685,25689],25694,25699,[25701,25711,1,25703,25706,[25708,25709,[6]]],25716,25720,[25722,25760],25765,25772,[25774,25787,0,[25775,25786]],25792,25798,[25800,25807,["6, 53"]],25812,25818,[25820,25829],25834,25838,[25840,25916],25921,25929,[25937,26211,0,[25939,26017,1,25941,25945,[25947,25982],25984,25986,[25988,25995],25997,26002,[26004,26015,1,26006,26009,[26011,26013,[10]]]],[26026,26087,1,26028,26032,[26034,26072],26074,26076,[26078,26085]],[26096,26142,1,26098,26101,[26103,26130],26132,26134,[26136,26140]],[26151,26211,1,26153,26156,[26158,26196],26198,26200,[26202,26209]]]],26214,26230,[26236,26690,1,26236,26240,[26242,26275,1,26244,26246,[26248,26264],26266,26268,[26270,26273]],26280,26285,[26287,26294],26299,26304,[26306,26316,1,26308,26311,[26313,26314,[6]]],26321,26325,[26327,26356],26361,26368,[26370,26383,0,[26371,26382]],26388,26407,[26409,26459,1,26411,26438,[26440,26457]],26464,26470,[26472,26479,["6, 54"]],26484,26490,[26492,26501],26506,26514,[26522,26690,0,[26524,26577,1,26526,26530,[26532,26562],26564,26566,[26568,26575]],[26586,26635,1,26588,26591,[26593,26620],26622,26624,[26626,26633]],[26644,26690,1,26646,26649,[26651,26678],26680,26682,[26684,26688]]]],26704,26716,[26722,27117,1,26722,26726,[26728,26757,1,26730,26732,[26734,26746],26748,26750,[26752,26755]],26762,26767,[26769,26774],26779,26784,[26786,26796,1,26788,26791,[26793,26794,[4]]],26801,26805,[26807,26859],26864,26870,[26872,26879,["6, 55"]],26884,26890,[26892,26901],26906,26914,[26922,27117,0,[26924,26991,1,26926,26930,[26932,26959],26961,26963,[26965,26969],26971,26976,[26978,26989,1,26980,26983,[26985,26987,[10]]]],[27000,27059,1,27002,27005,[27007,27038],27040,27044,[27046,27047,[2]],27049,27051,[27053,27057]],[27068,27117,1,27070,27073,[27075,27102],27104,27106,[27108,27115]]]],27120,27140,[27146,28100,1,27146,27150,[27152,27189,1,27154,27156,[27158,27178],27180,27182,[27184,27187]],27194,27199,[27201,27205],27210,27215,[27217,27227,1,27219,27222,[27224,27225,[4]]],27232,27236,[27238,27305],27310,27317,[27319,27331,0,[27320,27330]],27336,27342,[27344,27351,["6, 56"]],27356,27362,[27364,27373],27378,27382,[27384,27468],27473,27481,[27489,28100,0,[27491,27530,1,27493,27497,[27499,27518],27520,27522,[27524,27528]],[27539,27598,1,27541,27545,[27547,27567],27569,27571,[27573,27577],27579,27584,[27586,27596,1,27588,27591,[27593,27594,[8]]]],[27607,27656,1,27609,27613,[27615,27644],27646,27648,[27650,27654]],[27665,27734,1,27667,27670,[27672,27690],27692,27694,[27696,27700],27702,27709,[27711,27732,1,27713,27720,[27722,27730]]],[27743,27813,1,27745,27749,[27751,27769],27771,27773,[27775,27779],27781,27788,[27790,27811,1,27792,27799,[27801,27809]]],[27822,27868,1,27824,27827,[27829,27856],27858,27860,[27862,27866]],[27877,27987,1,27879,27883,[27885,27903],27905,27907,[27909,27913],27915,27922,[27924,27964,1,27926,27945,[27947,27962]],27966,27971,[27973,27985,1,27975,27978,[27980,27983,[110]]]],[27996,28100,1,27998,28001,[28003,28021],28023,28025,[28027,28031],28033,28040,[28042,28077,1,28044,28063,[28065,28075]],28079,28084,[28086,28098,1,28088,28091,[28093,28096,[107]]]]]],28103,28119,[28125,28518,1,28125,28129,[28131,28164,1,28133,28135,[28137,28153],28155,28157,[28159,28162]],28169,28174,[28176,28181],28186,28191,[28193,28203,1,28195,28198,[28200,28201,[4]]],28208,28212,[28214,28259],28264,28270,[28272,28279,["6, 57"]],28284,28290,[28292,28301],28306,28314,[28322,28518,0,[28324,28395,1,28326,28330,[28332,28361],28363,28365,[28367,28374],28376,28381,[28383,28393,1,28385,28388,[28390,28391,[8]]]],[28404,28458,1,28406,28409,[28411,28443],28445,28447,[28449,28456]],[28467,28518,1,28469,28472,[28474,28503],28505,28507,[28509,28516]]]],28521,28551,[28557,29606,1,28557,28561,[28563,28610,1,28565,28567,[28569,28599],28601,28603,[28605,28608]],28615,28620,[28622,28627],28632,28637,[28639,28663,1,28641,28644,[28646,28661]],28668,28672,[28674,28719],28724,28730,[28732,28739,["6, 57"]],28744,28750,[28752,28761],28766,28770,[28772,28911,["Without a number of its own among the 81: fan 57 with one kong of each sort, 5 in the reading of 1998, 6 in the green book."]],28915,28923,[28931,29606,0,[28933,29036,1,28935,28939,[28941,28970],28972,28974,[28976,28983],28985,28992,[28994,29015,1,28996,29003,[29005,29013]],29017,29022,[29024,29034,1,29026,29029,[29031,29032,[7]]]],[29045,29099,1,29047,29050,[29052,29084],29086,29088,[29090,29097]],[29108,29159,1,29110,29113,[29115,29144],29146,29148,[29150,29157]],[29168,29271,1,29170,29174,[29176,29205],29207,29209,[29211,29218],29220,29227,[29229,29250,1,29231,29238,[29240,29248]],29252,29257,[29259,29269,1,29261,29264,[29266,29267,[8]]]],[29280,29383,1,29282,29286,[29288,29317],29319,29321,[29323,29330],29332,29339,[29341,29362,1,29343,29354,[29356,29360]],29364,29369,[29371,29381,1,29373,29376,[29378,29379,[6]]]],[29392,29495,1,29394,29398,[29400,29429],29431,29433,[29435,29442],29444,29451,[29453,29474,1,29455,29466,[29468,29472]],29476,29481,[29483,29493,1,29485,29488,[29490,29491,[7]]]],[29504,29606,1,29506,29510,[29512,29541],29543,29545,[29547,29554],29556,29563,[29565,29585,1,29567,29578,[29580,29583]],29587,29592,[29594,29604,1,29596,29599,[29601,29602,[8]]]]]],29609,29618,[29624,30222,1,29624,29628,[29630,29656,1,29632,29634,[29636,29645],29647,29649,[29651,29654]],29661,29666,[29668,29672],29677,29682,[29684,29694,1,29686,29689,[29691,29692,[4]]],29699,29703,[29705,29758],29763,29769,[29771,29778,["6, 58"]],29783,29789,[29791,29800],29805,29809,[29811,29857],29862,29870,[29878,30222,0,[29880,29955,1,29882,29886,[29888,29919],29921,29923,[29925,29929],29931,29935,[29937,29953,0,[29938,29952]]],[29964,30055,1,29966,29970,[29972,30000],30002,30004,[30006,30010],30012,30016,[30018,30034,0,[30019,30033]],30036,30041,[30043,30053,1,30045,30048,[30050,30051,[8]]]],[30064,30141,1,30066,30070,[30072,30102],30104,30106,[30108,30115],30117,30121,[30123,30139,0,[30124,30138]]],[30150,30222,1,30152,30155,[30157,30185],30187,30189,[30191,30198],30200,30204,[30206,30220,0,[30207,30219]]]]],30236,30247,[30253,30792,1,30253,30257,[30259,30286,1,30261,30263,[30265,30276],30278,30280,[30282,30284]],30291,30296,[30298,30305],30310,30315,[30317,30327,1,30319,30322,[30324,30325,[2]]],30332,30336,[30338,30359],30364,30383,[30385,30435,1,30387,30414,[30416,30433]],30440,30446,[30448,30455,["6, 59"]],30460,30466,[30468,30477],30482,30490,[30498,30792,0,[30500,30547,1,30502,30506,[30508,30535],30537,30539,[30541,30545]],[30556,30616,1,30558,30562,[30564,30595],30597,30601,[30603,30604,[2]],30606,30608,[30610,30614]],[30625,30679,1,30627,30631,[30633,30667],30669,30671,[30673,30677]],[30688,30737,1,30690,30693,[30695,30722],30724,30726,[30728,30735]],[30746,30792,1,30748,30751,[30753,30780],30782,30784,[30786,30790]]]],30795,30809,[30815,31372,1,30815,30819,[30821,30852,1,30823,30825,[30827,30841],30843,30845,[30847,30850]],30857,30862,[30864,30871],30876,30881,[30883,30893,1,30885,30888,[30890,30891,[2]]],30898,30902,[30904,30929],30934,30953,[30955,31009,1,30957,30984,[30986,31007]],31014,31020,[31022,31029,["6, 60"]],31034,31040,[31042,31051],31056,31064,[31072,31372,0,[31074,31143,1,31076,31080,[31082,31112],31114,31118,[31120,31121,[3]],31123,31128,[31130,31131,[3]],31133,31135,[31137,31141]],[31152,31228,1,31154,31158,[31160,31185],31187,31191,[31193,31194,[2]],31196,31198,[31200,31207],31209,31214,[31216,31226,1,31218,31221,[31223,31224,[8]]]],[31237,31303,1,31239,31242,[31244,31272],31274,31278,[31280,31281,[2]],31283,31288,[31290,31291,[2]],31293,31295,[31297,31301]],[31312,31372,1,31314,31317,[31319,31351],31353,31357,[31359,31360,[2]],31362,31364,[31366,31370]]]],31375,31384,[31390,32005,1,31390,31394,[31396,31422,1,31398,31400,[31402,31411],31413,31415,[31417,31420]],31427,31432,[31434,31441],31446,31451,[31453,31463,1,31455,31458,[31460,31461,[2]]],31468,31472,[31474,31498],31503,31522,[31524,31577,1,31526,31553,[31555,31575]],31582,31588,[31590,31597,["6, 61"]],31602,31608,[31610,31619],31624,31632,[31640,32005,0,[31642,31717,1,31644,31648,[31650,31674],31676,31680,[31682,31683,[2]],31685,31687,[31689,31696],31698,31703,[31705,31715,1,31707,31710,[31712,31713,[4]]]],[31726,31795,1,31728,31732,[31734,31764],31766,31770,[31772,31773,[3]],31775,31780,[31782,31783,[3]],31785,31787,[31789,31793]],[31804,31870,1,31806,31810,[31812,31836],31838,31840,[31842,31849],31851,31856,[31858,31868,1,31860,31863,[31865,31866,[6]]]],[31879,31936,1,31881,31884,[31886,31912],31914,31918,[31920,31921,[3]],31923,31925,[31927,31934]],[31945,32005,1,31947,31950,[31952,31984],31986,31990,[31992,31993,[2]],31995,31997,[31999,32003]]]],32008,32022,[32028,32455,1,32028,32032,[32034,32065,1,32036,32038,[32040,32054],32056,32058,[32060,32063]],32070,32075,[32077,32081],32086,32091,[32093,32103,1,32095,32098,[32100,32101,[2]]],32108,32112,[32114,32138],32143,32149,[32151,32158,["6, 62"]],32163,32169,[32171,32180],32185,32193,[32201,32455,0,[32203,32265,1,32205,32209,[32211,32231],32233,32235,[32237,32244],32246,32251,[32253,32263,1,32255,32258,[32260,32261,[8]]]],[32274,32331,1,32276,32280,[32282,32307],32309,32313,[32315,32316,[2]],32318,32320,[32322,32329]],[32340,32379,1,32342,32345,[32347,32367],32369,32371,[32373,32377]],[32388,32455,1,32390,32393,[32395,32418],32420,32422,[32424,32431],32433,32437,[32439,32453,0,[32440,32452]]]]],32458,32467,[32473,32938,1,32473,32477,[32479,32504,1,32481,32483,[32485,32494],32496,32498,[32500,32502]],32509,32514,[32516,32521],32526,32531,[32533,32543,1,32535,32538,[32540,32541,[2]]],32548,32552,[32554,32590],32595,32602,[32604,32615,0,[32605,32614]],32620,32626,[32628,32635,["6, 63"]],32640,32646,[32648,32657],32662,32670,[32678,32938,0,[32680,32723,1,32682,32686,[32688,32708],32710,32712,[32714,32721]],[32732,32779,1,32734,32738,[32740,32764],32766,32768,[32770,32777]],[32788,32828,1,32790,32794,[32796,32816],32818,32820,[32822,32826]],[32837,32887,1,32839,32842,[32844,32872],32874,32876,[32878,32885]],[32896,32938,1,32898,32901,[32903,32926],32928,32930,[32932,32936]]]],32941,32949,[32955,33933,1,32955,32959,[32961,32986,1,32963,32965,[32967,32975],32977,32979,[32981,32984]],32991,32996,[32998,33003],33008,33013,[33015,33025,1,33017,33020,[33022,33023,[2]]],33030,33034,[33036,33200,["if pairs_hogs or not (shape is pairs and (every tile in 23468s 6z or every tile is terminal)) then per kind where copies == 4 and not in_kong else 0"]],33204,33210,[33212,33219,["6, 64"]],33224,33230,[33232,33241],33246,33254,[33262,33933,0,[33264,33337,1,33266,33270,[33272,33290],33292,33294,[33296,33303],33305,33312,[33314,33335,1,33316,33323,[33325,33333]]],[33346,33418,1,33348,33351,[33353,33371],33373,33375,[33377,33384],33386,33393,[33395,33416,1,33397,33404,[33406,33414]]],[33427,33499,1,33429,33433,[33435,33463],33465,33467,[33469,33473],33475,33479,[33481,33497,0,[33482,33496]]],[33508,33554,1,33510,33514,[33516,33542],33544,33546,[33548,33552]],[33563,33637,1,33565,33568,[33570,33601],33603,33605,[33607,33611],33613,33617,[33619,33635,0,[33620,33634]]],[33646,33706,1,33648,33651,[33653,33685],33687,33691,[33693,33694,[2]],33696,33698,[33700,33704]],[33715,33818,1,33717,33721,[33723,33741],33743,33745,[33747,33754],33756,33763,[33765,33795,1,33767,33784,[33786,33793]],33797,33802,[33804,33816,1,33806,33809,[33811,33814,[142]]]],[33827,33933,1,33829,33832,[33834,33852],33854,33856,[33858,33865],33867,33874,[33876,33910,1,33878,33895,[33897,33908]],33912,33917,[33919,33931,1,33921,33924,[33926,33929,[138]]]]]],33936,33947,[33953,34490,1,33953,33957,[33959,33987,1,33961,33963,[33965,33976],33978,33980,[33982,33985]],33992,33997,[33999,34009],34014,34019,[34021,34031,1,34023,34026,[34028,34029,[2]]],34036,34040,[34042,34068],34073,34079,[34081,34088,["6, 65"]],34093,34099,[34101,34110],34115,34123,[34131,34490,0,[34133,34207,1,34135,34139,[34141,34172],34174,34176,[34178,34185],34187,34192,[34194,34205,1,34196,34199,[34201,34203,[11]]]],[34216,34259,1,34218,34222,[34224,34244],34246,34248,[34250,34257]],[34268,34328,1,34270,34274,[34276,34307],34309,34313,[34315,34316,[2]],34318,34320,[34322,34326]],[34337,34387,1,34339,34343,[34345,34372],34374,34376,[34378,34385]],[34396,34438,1,34398,34401,[34403,34426],34428,34430,[34432,34436]],[34447,34490,1,34449,34452,[34454,34478],34480,34482,[34484,34488]]]],34493,34512,[34518,35025,1,34518,34522,[34524,34560,1,34526,34528,[34530,34549],34551,34553,[34555,34558]],34565,34570,[34572,34587],34592,34597,[34599,34609,1,34601,34604,[34606,34607,[2]]],34614,34618,[34620,34649],34654,34660,[34662,34669,["6, 66"]],34674,34680,[34682,34691],34696,34704,[34712,35025,0,[34714,34781,1,34716,34720,[34722,34750],34752,34756,[34758,34759,[2]],34761,34766,[34768,34769,[2]],34771,34773,[34775,34779]],[34790,34847,1,34792,34796,[34798,34823],34825,34829,[34831,34832,[2]],34834,34836,[34838,34845]],[34856,34910,1,34858,34862,[34864,34898],34900,34902,[34904,34908]],[34919,34973,1,34921,34924,[34926,34958],34960,34962,[34964,34971]],[34982,35025,1,34984,34987,[34989,35013],35015,35017,[35019,35023]]]],35028,35042,[35048,35443,1,35048,35052,[35054,35084,1,35056,35058,[35060,35074],35076,35078,[35080,35082]],35089,35094,[35096,35101],35106,35111,[35113,35123,1,35115,35118,[35120,35121,[2]]],35128,35132,[35134,35181],35186,35192,[35194,35201,["6, 67"]],35206,35212,[35214,35223],35228,35236,[35244,35443,0,[35246,35303,1,35248,35252,[35254,35279],35281,35285,[35287,35288,[2]],35290,35292,[35294,35301]],[35312,35380,1,35314,35317,[35319,35348],35350,35352,[35354,35358],35360,35364,[35366,35378,0,[35367,35377]]],[35389,35443,1,35391,35394,[35396,35428],35430,35432,[35434,35441]]]],35446,35457,[35463,35922,1,35463,35467,[35469,35496,1,35471,35473,[35475,35486],35488,35490,[35492,35494]],35501,35506,[35508,35513],35518,35523,[35525,35535,1,35527,35530,[35532,35533,[2]]],35540,35544,[35546,35566],35571,35578,[35580,35591,0,[35581,35590]],35596,35602,[35604,35611,["6, 68"]],35616,35622,[35624,35633],35638,35646,[35654,35922,0,[35656,35697,1,35658,35662,[35664,35682],35684,35686,[35688,35695]],[35706,35746,1,35708,35712,[35714,35734],35736,35738,[35740,35744]],[35755,35804,1,35757,35761,[35763,35792],35794,35796,[35798,35802]],[35813,35862,1,35815,35818,[35820,35847],35849,35851,[35853,35860]],[35871,35922,1,35873,35876,[35878,35907],35909,35911,[35913,35920]]]],35936,35952,[35958,36335,1,35958,35962,[35964,35997,1,35966,35968,[35970,35986],35988,35990,[35992,35995]],36002,36007,[36009,36014],36019,36024,[36026,36036,1,36028,36031,[36033,36034,[1]]],36041,36045,[36047,36067],36072,36078,[36080,36087,["6, 69"]],36092,36098,[36100,36109],36114,36122,[36130,36335,0,[36132,36186,1,36134,36138,[36140,36171],36173,36175,[36177,36184]],[36195,36237,1,36197,36201,[36203,36222],36224,36226,[36228,36235]],[36246,36284,1,36248,36251,[36253,36272],36274,36276,[36278,36282]],[36293,36335,1,36295,36298,[36300,36320],36322,36324,[36326,36333]]]],36338,36355,[36361,36834,1,36361,36365,[36367,36401,1,36369,36371,[36373,36390],36392,36394,[36396,36399]],36406,36411,[36413,36418],36423,36428,[36430,36440,1,36432,36435,[36437,36438,[1]]],36445,36449,[36451,36471],36476,36482,[36484,36491,["6, 70"]],36496,36502,[36504,36513],36518,36526,[36534,36834,0,[36536,36575,1,36538,36542,[36544,36563],36565,36567,[36569,36573]],[36584,36642,1,36586,36590,[36592,36627],36629,36631,[36633,36640]],[36651,36713,1,36653,36657,[36659,36682],36684,36686,[36688,36692],36694,36699,[36701,36711,1,36703,36706,[36708,36709,[8]]]],[36722,36775,1,36724,36727,[36729,36760],36762,36764,[36766,36773]],[36784,36834,1,36786,36789,[36791,36822],36824,36826,[36828,36832]]]],36837,36851,[36857,37325,1,36857,36861,[36863,36893,1,36865,36867,[36869,36883],36885,36887,[36889,36891]],36898,36903,[36905,36910],36915,36920,[36922,36932,1,36924,36927,[36929,36930,[1]]],36937,36941,[36943,36967],36972,36978,[36980,36987,["6, 71"]],36992,36998,[37000,37009],37014,37022,[37030,37325,0,[37032,37075,1,37034,37038,[37040,37060],37062,37064,[37066,37073]],[37084,37152,1,37086,37090,[37092,37115],37117,37119,[37121,37128],37130,37134,[37136,37150,0,[37137,37149]]],[37161,37204,1,37163,37167,[37169,37192],37194,37196,[37198,37202]],[37213,37277,1,37215,37218,[37220,37240],37242,37244,[37246,37253],37255,37259,[37261,37275,0,[37262,37274]]],[37286,37325,1,37288,37291,[37293,37313],37315,37317,[37319,37323]]]],37328,37346,[37352,37759,1,37352,37356,[37358,37393,1,37360,37362,[37364,37382],37384,37386,[37388,37391]],37398,37403,[37405,37410],37415,37420,[37422,37432,1,37424,37427,[37429,37430,[1]]],37437,37441,[37443,37463],37468,37474,[37476,37483,["6, 72"]],37488,37494,[37496,37505],37510,37518,[37526,37759,0,[37528,37575,1,37530,37534,[37536,37563],37565,37567,[37569,37573]],[37584,37627,1,37586,37590,[37592,37615],37617,37619,[37621,37625]],[37636,37686,1,37638,37641,[37643,37674],37676,37678,[37680,37684]],[37695,37759,1,37697,37700,[37702,37722],37724,37726,[37728,37735],37737,37741,[37743,37757,0,[37744,37756]]]]],37762,37789,[37795,38393,1,37795,37799,[37801,37845,1,37803,37805,[37807,37834],37836,37838,[37840,37843]],37850,37855,[37857,37864],37869,37874,[37876,37886,1,37878,37881,[37883,37884,[1]]],37891,37895,[37897,37930],37935,37941,[37943,37950,["6, 73"]],37955,37961,[37963,37972],37977,37981,[37983,38036],38041,38049,[38057,38393,0,[38059,38106,1,38061,38065,[38067,38094],38096,38098,[38100,38104]],[38115,38176,1,38117,38121,[38123,38155],38157,38161,[38163,38164,[2]],38166,38168,[38170,38174]],[38185,38262,1,38187,38191,[38193,38223],38225,38227,[38229,38236],38238,38242,[38244,38260,0,[38245,38259]]],[38271,38328,1,38273,38276,[38278,38304],38306,38310,[38312,38313,[3]],38315,38317,[38319,38326]],[38337,38393,1,38339,38342,[38344,38369],38371,38375,[38377,38378,[2]],38380,38382,[38384,38391]]]],38396,38407,[38413,38867,1,38413,38417,[38419,38446,1,38421,38423,[38425,38436],38438,38440,[38442,38444]],38451,38456,[38458,38463],38468,38473,[38475,38485,1,38477,38480,[38482,38483,[1]]],38490,38494,[38496,38541],38546,38552,[38554,38561,["6, 74"]],38566,38572,[38574,38583],38588,38596,[38604,38867,0,[38606,38664,1,38608,38612,[38614,38649],38651,38653,[38655,38662]],[38673,38742,1,38675,38679,[38681,38710],38712,38714,[38716,38720],38722,38726,[38728,38740,0,[38729,38739]]],[38751,38802,1,38753,38756,[38758,38787],38789,38791,[38793,38800]],[38811,38867,1,38813,38816,[38818,38843],38845,38849,[38851,38852,[2]],38854,38856,[38858,38865]]]],38870,38885,[38891,39328,1,38891,38895,[38897,38929,1,38899,38901,[38903,38918],38920,38922,[38924,38927]],38934,38939,[38941,38946],38951,38956,[38958,38968,1,38960,38963,[38965,38966,[1]]],38973,38977,[38979,38989],38994,39000,[39002,39009,["6, 75"]],39014,39020,[39022,39031],39036,39044,[39052,39328,0,[39054,39104,1,39056,39060,[39062,39089],39091,39093,[39095,39102]],[39113,39165,1,39115,39119,[39121,39150],39152,39154,[39156,39163]],[39174,39227,1,39176,39179,[39181,39212],39214,39216,[39218,39225]],[39236,39274,1,39238,39241,[39243,39262],39264,39266,[39268,39272]],[39283,39328,1,39285,39288,[39290,39316],39318,39320,[39322,39326]]]],39331,39340,[39346,39814,1,39346,39350,[39352,39377,1,39354,39356,[39358,39367],39369,39371,[39373,39375]],39382,39387,[39389,39394],39399,39404,[39406,39416,1,39408,39411,[39413,39414,[1]]],39421,39425,[39427,39444],39449,39455,[39457,39464,["6, 76"]],39469,39475,[39477,39486],39491,39499,[39507,39814,0,[39509,39552,1,39511,39515,[39517,39537],39539,39541,[39543,39550]],[39561,39615,1,39563,39567,[39569,39600],39602,39604,[39606,39613]],[39624,39689,1,39626,39630,[39632,39652],39654,39656,[39658,39665],39667,39671,[39673,39687,0,[39674,39686]]],[39698,39737,1,39700,39703,[39705,39725],39727,39729,[39731,39735]],[39746,39814,1,39748,39751,[39753,39782],39784,39786,[39788,39792],39794,39798,[39800,39812,0,[39801,39811]]]]],39817,39826,[39832,40265,1,39832,39836,[39838,39863,1,39840,39842,[39844,39853],39855,39857,[39859,39861]],39868,39873,[39875,39880],39885,39890,[39892,39902,1,39894,39897,[39899,39900,[1]]],39907,39911,[39913,39943],39948,39954,[39956,39963,["6, 77"]],39968,39974,[39976,39985],39990,39998,[40006,40265,0,[40008,40059,1,40010,40014,[40016,40047],40049,40051,[40053,40057]],[40068,40111,1,40070,40074,[40076,40099],40101,40103,[40105,40109]],[40120,40163,1,40122,40126,[40128,40148],40150,40152,[40154,40161]],[40172,40218,1,40174,40177,[40179,40206],40208,40210,[40212,40216]],[40227,40265,1,40229,40232,[40234,40253],40255,40257,[40259,40263]]]],40268,40279,[40285,40726,1,40285,40289,[40291,40318,1,40293,40295,[40297,40308],40310,40312,[40314,40316]],40323,40328,[40330,40335],40340,40345,[40347,40357,1,40349,40352,[40354,40355,[1]]],40362,40366,[40368,40400],40405,40411,[40413,40420,["6, 78"]],40425,40431,[40433,40442],40447,40455,[40463,40726,0,[40465,40507,1,40467,40471,[40473,40495],40497,40499,[40501,40505]],[40516,40568,1,40518,40522,[40524,40553],40555,40557,[40559,40566]],[40577,40620,1,40579,40583,[40585,40605],40607,40609,[40611,40618]],[40629,40675,1,40631,40634,[40636,40660],40662,40664,[40666,40673]],[40684,40726,1,40686,40689,[40691,40711],40713,40715,[40717,40724]]]],40729,40740,[40746,41656,1,40746,40750,[40752,40780,1,40754,40756,[40758,40769],40771,40773,[40775,40778]],40785,40790,[40792,40797],40802,40807,[40809,40819,1,40811,40814,[40816,40817,[1]]],40824,40828,[40830,40862],40867,40873,[40875,40882,["6, 79"]],40887,40893,[40895,40904],40909,40917,[40925,41656,0,[40927,40977,1,40929,40933,[40935,40962],40964,40966,[40968,40975]],[40986,41029,1,40988,40992,[40994,41014],41016,41018,[41020,41027]],[41038,41117,1,41040,41044,[41046,41070],41072,41074,[41076,41083],41085,41092,[41094,41115,1,41096,41103,[41105,41113]]],[41126,41204,1,41128,41131,[41133,41157],41159,41161,[41163,41170],41172,41179,[41181,41202,1,41183,41190,[41192,41200]]],[41213,41267,1,41215,41218,[41220,41252],41254,41256,[41258,41265]],[41276,41333,1,41278,41281,[41283,41318],41320,41322,[41324,41331]],[41342,41398,1,41344,41347,[41349,41374],41376,41380,[41382,41383,[2]],41385,41387,[41389,41396]],[41407,41517,1,41409,41413,[41415,41439],41441,41443,[41445,41452],41454,41461,[41463,41495,1,41465,41484,[41486,41493]],41497,41502,[41504,41515,1,41506,41509,[41511,41513,[15]]]],[41526,41656,1,41526,41529,[41531,41555],41564,41566,[41568,41575],41584,41591,[41593,41629,1,41595,41614,[41616,41627]],41638,41643,[41645,41656,1,41647,41650,[41652,41654,[14]]]]]],41659,41669,[41675,42221,1,41675,41679,[41681,41707,1,41683,41685,[41687,41697],41699,41701,[41703,41705]],41712,41717,[41719,41723],41728,41733,[41735,41745,1,41737,41740,[41742,41743,[1]]],41750,41754,[41756,41763],41768,41774,[41776,41783,["6, 80"]],41788,41794,[41796,41805],41810,41818,[41826,42221,0,[41828,41875,1,41830,41834,[41836,41863],41865,41867,[41869,41873]],[41884,41957,1,41886,41890,[41892,41913],41915,41917,[41919,41923],41925,41932,[41934,41955,1,41936,41943,[41945,41953]]],[41966,42038,1,41968,41971,[41973,41994],41996,41998,[42000,42004],42006,42013,[42015,42036,1,42017,42024,[42026,42034]]],[42047,42086,1,42049,42052,[42054,42074],42076,42078,[42080,42084]],[42095,42163,1,42097,42100,[42102,42131],42133,42135,[42137,42141],42143,42147,[42149,42161,0,[42150,42160]]],[42172,42221,1,42174,42177,[42179,42206],42208,42210,[42212,42219]]]],42224,42236,[42242,42565,1,42242,42246,[42248,42276,1,42250,42252,[42254,42266],42268,42270,[42272,42274]],42281,42286,[42288,42295],42300,42305,[42307,42317,1,42309,42312,[42314,42315,[1]]],42322,42326,[42328,42337],42342,42348,[42350,42357,["6, 81"]],42362,42368,[42370,42379],42384,42388,[42390,42425],42430,42438,[42446,42565,0,[42448,42506,1,42450,42454,[42456,42491],42493,42495,[42497,42504]],[42515,42565,1,42517,42520,[42522,42550],42552,42554,[42556,42563]]]]]]',
  "rulesets/riichi/pack.yaml": 
    '[63,9188,1,63,65,[67,73],74,81,[83,88],89,96,[98,105],106,110,[114,154,1,114,116,[118,142],145,147,[149,154]],155,160,[162,361,["Japanese mahjong as most play it online: yakuman add up, some count twice, the Blessing of Man does not exist, daburu riichi is a yaku of two fan. Only what differs from Ari Ari is said here."]],362,369,[373,2260,1,373,379,[381,384],387,399,[401,406,[false]],409,423,[429,525,1,429,433,[435,525]],528,544,[550,685,1,550,554,[556,562],567,574,[576,580,[true]],585,589,[591,667],672,678,[680,685]],688,693,[699,908,1,699,703,[705,711],716,722,[724,755,0,[725,732],[734,743],[745,754]],760,767,[769,776],781,785,[787,890,["What thirteen fan are: a counted yakuman, no more than a sanbaiman, or one yakuman for each thirteen."]],895,901,[903,908]],911,924,[930,1092,1,930,934,[936,942],947,954,[956,960,[true]],965,969,[971,1074],1079,1085,[1087,1092]],1095,1109,[1115,1231,1,1115,1119,[1121,1127],1132,1139,[1141,1146,[false]],1151,1155,[1157,1213],1218,1224,[1226,1231]],1234,1254,[1260,1398,1,1260,1264,[1266,1272],1277,1284,[1286,1291,[false]],1296,1300,[1302,1380],1385,1391,[1393,1398]],1401,1416,[1418,1423,[25000]],1426,1438,[1440,1444],1447,1457,[1459,1464],1467,1473,[1479,1622,1,1479,1483,[1485,1491],1496,1502,[1504,1517,0,[1505,1509],[1511,1516]],1522,1529,[1531,1536],1541,1545,[1547,1604],1609,1615,[1617,1622]],1625,1636,[1642,1770,1,1642,1646,[1648,1654],1659,1666,[1668,1672,[true]],1677,1681,[1683,1752],1757,1763,[1765,1770]],1773,1779,[1785,1959,1,1785,1789,[1791,1797],1802,1809,[1811,1816,[30000]],1821,1826,[1828,1840,0,[1829,1830,[0]],[1832,1839,[1000000]]],1845,1849,[1851,1941],1946,1952,[1954,1959]],1962,1972,[1978,2095,1,1978,1982,[1984,1990],1995,2002,[2004,2008,[true]],2013,2017,[2019,2077],2082,2088,[2090,2095]],2098,2108,[2114,2260,1,2114,2118,[2120,2126],2131,2138,[2140,2144,[true]],2149,2153,[2155,2242],2247,2253,[2255,2260]]],2262,2267,[2271,2314,1,2271,2281,[2283,2314]],2316,2322,[2326,2350,1,2326,2333,[2335,2350,1,2337,2343,[2345,2348]]],2352,2357,[2361,2435,1,2361,2366,[2372,2435,1,2372,2380,[2382,2435]]],2437,2443,[2447,2638,1,2447,2454,[2456,2502,1,2458,2462,[2464,2476],2478,2483,[2485,2500]],2505,2520,[2526,2638,1,2526,2530,[2532,2568],2573,2578,[2580,2638]]],2640,2648,[2652,6618,1,2652,2665,[2671,3887,1,2671,2676,[2678,2688,1,2680,2683,[2685,2686,[2]]],2693,2700,[2702,2710,0,[2703,2709]],2715,2721,[2723,2728],2733,2737,[2739,2777],2782,2790,[2798,3887,0,[2800,2884,1,2802,2806,[2808,2832],2834,2838,[2840,2863,0,[2841,2847],[2849,2862]],2865,2870,[2872,2882,1,2874,2877,[2879,2880,[3]]]],[2893,2995,1,2895,2899,[2901,2919],2921,2923,[2925,2929],2931,2935,[2937,2960,0,[2938,2944],[2946,2959]],2962,2967,[2969,2993,1,2971,2974,[2976,2978,[13]],2980,2985,[2987,2991,[8000]]]],[3004,3161,1,3004,3008,[3010,3028],3037,3039,[3041,3045],3054,3058,[3060,3083,0,[3061,3067],[3069,3082]],3092,3099,[3101,3121,1,3103,3108,[3110,3119]],3130,3135,[3137,3161,1,3139,3142,[3144,3146,[13]],3148,3153,[3155,3159,[6000]]]],[3170,3361,1,3170,3174,[3176,3194],3203,3205,[3207,3211],3220,3224,[3226,3258,0,[3227,3233],[3235,3248],[3250,3257]],3267,3272,[3274,3321,1,3276,3286,[3288,3293],3295,3311,[3313,3319]],3330,3335,[3337,3361,1,3339,3342,[3344,3346,[26]],3348,3353,[3355,3359,[8000]]]],[3370,3600,1,3370,3374,[3376,3394],3403,3405,[3407,3411],3420,3424,[3426,3458,0,[3427,3433],[3435,3448],[3450,3457]],3467,3472,[3474,3521,1,3476,3486,[3488,3493],3495,3511,[3513,3519]],3530,3537,[3539,3559,1,3541,3546,[3548,3557]],3568,3573,[3575,3600,1,3577,3580,[3582,3584,[26]],3586,3591,[3593,3598,[16000]]]],[3609,3829,1,3609,3613,[3615,3633],3642,3644,[3646,3650],3659,3663,[3665,3688,0,[3666,3672],[3674,3687]],3697,3702,[3704,3751,1,3706,3716,[3718,3723],3725,3741,[3743,3749]],3760,3767,[3769,3789,1,3771,3776,[3778,3787]],3798,3803,[3805,3829,1,3807,3810,[3812,3814,[25]],3816,3821,[3823,3827,[8000]]]],[3838,3887,1,3840,3843,[3845,3869],3871,3875,[3877,3885,0,[3878,3884]]]]],3890,3911,[3917,4372,1,3917,3921,[3923,3980,1,3925,3927,[3929,3963],3965,3967,[3969,3978]],3985,3990,[3992,3999],4004,4009,[4011,4055,1,4013,4020,[4022,4053]],4060,4064,[4066,4108],4113,4120,[4122,4140,0,[4123,4139]],4145,4151,[4153,4158],4163,4171,[4179,4372,0,[4181,4237,1,4183,4187,[4189,4210],4212,4217,[4219,4235,1,4221,4226,[4228,4233,[16000]]]],[4246,4337,1,4248,4252,[4254,4275],4277,4284,[4286,4311,1,4288,4302,[4304,4309,[false]]],4313,4318,[4320,4335,1,4322,4327,[4329,4333,[8000]]]],[4346,4372,1,4346,4349,[4351,4372]]]],4375,4390,[4396,4820,1,4396,4400,[4402,4446,1,4404,4406,[4408,4432],4434,4436,[4438,4444]],4451,4456,[4458,4465],4470,4475,[4477,4521,1,4479,4486,[4488,4519]],4526,4530,[4532,4571],4576,4583,[4585,4597,0,[4586,4596]],4602,4608,[4610,4615],4620,4628,[4636,4820,0,[4638,4691,1,4640,4644,[4646,4664],4666,4671,[4673,4689,1,4675,4680,[4682,4687,[16000]]]],[4700,4788,1,4702,4706,[4708,4726],4728,4735,[4737,4762,1,4739,4753,[4755,4760,[false]]],4764,4769,[4771,4786,1,4773,4778,[4780,4784,[8000]]]],[4797,4820,1,4797,4800,[4802,4820]]]],4823,4848,[4854,5334,1,4854,4858,[4860,4911,1,4862,4864,[4866,4898],4900,4902,[4904,4909]],4916,4921,[4923,4930],4935,4940,[4942,4986,1,4944,4951,[4953,4984]],4991,4995,[4997,5045],5050,5057,[5059,5081,0,[5060,5080]],5086,5092,[5094,5099],5104,5112,[5120,5334,0,[5122,5181,1,5124,5128,[5130,5154],5156,5161,[5163,5179,1,5165,5170,[5172,5177,[16000]]]],[5190,5284,1,5192,5196,[5198,5222],5224,5231,[5233,5258,1,5235,5249,[5251,5256,[false]]],5260,5265,[5267,5282,1,5269,5274,[5276,5280,[8000]]]],[5293,5334,1,5295,5298,[5300,5322],5324,5326,[5328,5332]]]],5337,5348,[5354,5753,1,5354,5358,[5360,5380],5385,5389,[5391,5424],5429,5437,[5445,5753,0,[5447,5479],[5488,5506],[5515,5594,1,5517,5521,[5523,5555],5557,5562,[5564,5592,1,5566,5573,[5575,5576,[2]],5578,5583,[5585,5590,[16000]]]],[5603,5707,1,5605,5609,[5611,5643],5645,5652,[5654,5681,1,5656,5672,[5674,5679,[false]]],5683,5688,[5690,5705,1,5692,5697,[5699,5703,[8000]]]],[5716,5753,1,5716,5719,[5721,5753]]]],5756,5771,[5777,6037,1,5777,5781,[5783,5864],5869,5877,[5885,6037,0,[5887,5985,1,5889,5893,[5895,5919],5921,5923,[5925,5929],5931,5938,[5940,5964,1,5942,5956,[5958,5962,[true]]],5966,5971,[5973,5983,1,5975,5977,[5979,5981,[22]]]],[5994,6037,1,5996,5999,[6001,6025],6027,6029,[6031,6035]]]],6040,6050,[6056,6307,1,6056,6060,[6062,6124],6129,6137,[6145,6307,0,[6147,6196,1,6149,6153,[6155,6185],6187,6191,[6193,6194,[3]]],[6205,6307,1,6207,6210,[6212,6242],6244,6248,[6250,6251,[3]],6253,6260,[6262,6286,1,6264,6277,[6279,6284,[false]]],6288,6293,[6295,6305,1,6297,6299,[6301,6303,[20]]]]]],6310,6325,[6331,6618,1,6331,6335,[6337,6408],6413,6421,[6429,6618,0,[6431,6500,1,6433,6437,[6439,6463],6465,6469,[6471,6479,0,[6472,6478]],6481,6486,[6488,6498,1,6490,6492,[6494,6496,[42]]]],[6509,6618,1,6511,6514,[6516,6540],6542,6546,[6548,6556,0,[6549,6555]],6558,6565,[6567,6597,1,6569,6589,[6591,6595,[true]]],6599,6604,[6606,6616,1,6608,6610,[6612,6614,[40]]]]]]],6620,6628,[6632,6746,1,6632,6636,[6638,6746,1,6640,6644,[6646,6679,1,6648,6650,[6652,6667],6669,6671,[6673,6677]],6681,6685,[6687,6733],6735,6737,[6739,6744]]],6748,6754,[6758,6822,1,6758,6766,[6768,6822,1,6770,6774,[6776,6820,1,6778,6779,[6781,6786,[20000]],6788,6789,[6791,6796,[10000]],6798,6799,[6801,6807,[-10000]],6809,6810,[6812,6818,[-20000]]]]],6824,6831,[6835,6919,1,6835,6842,[6848,6919,1,6848,6853,[6855,6919,0,[6856,6894,1,6858,6864,[6866,6876],6878,6882,[6884,6892]],[6896,6918,1,6898,6903,[6905,6909],6911,6913,[6915,6916,[0]]]]]],6921,6926,[6930,7605,1,6930,6934,[6940,7113,1,6940,6945,[6947,7026,0,[6948,6952],[6954,6992,1,6956,6962,[6964,6974],6976,6980,[6982,6990]],[6994,7016,1,6996,7001,[7003,7007],7009,7011,[7013,7014,[1]]],[7018,7025]],7031,7035,[7037,7113]],7116,7129,[7135,7324,1,7135,7140,[7148,7324,0,[7150,7154],[7163,7188,1,7165,7171,[7173,7186]],[7197,7230,1,7199,7205,[7207,7214],7216,7218,[7220,7228]],[7239,7277,1,7241,7247,[7249,7259],7261,7265,[7267,7275]],[7286,7308,1,7288,7293,[7295,7299],7301,7303,[7305,7306,[1]]],[7317,7324]]],7327,7341,[7347,7568,1,7347,7352,[7360,7568,0,[7362,7366],[7375,7401,1,7377,7383,[7385,7399]],[7410,7443,1,7412,7418,[7420,7427],7429,7431,[7433,7441]],[7452,7490,1,7454,7460,[7462,7472],7474,7478,[7480,7488]],[7499,7521,1,7501,7506,[7508,7512],7514,7516,[7518,7519,[0]]],[7530,7552,1,7532,7538,[7540,7550]],[7561,7568]]],7571,7581,[7583,7587,[null]],7590,7599,[7601,7605,[null]]],7607,7616,[7620,7792,1,7620,7629,[7635,7792,1,7635,7639,[7641,7695],7700,7706,[7708,7713],7718,7722,[7724,7792]]],7794,7801,[7805,8080,1,7805,7814,[7820,8080,1,7820,7829,[7837,8067,0,[7839,7890,1,7841,7844,[7846,7855],7857,7861,[7863,7888]],[7899,7991,1,7901,7905,[7907,7914],7916,7920,[7922,7989]],[8000,8033,1,8002,8006,[8008,8013],8015,8019,[8021,8031]],[8042,8067,1,8044,8046,[8048,8052],8054,8058,[8060,8065]]],8072,8076,[8078,8080,0]]],8082,8088,[8092,8429,1,8092,8095,[8101,8322,1,8101,8110,[8112,8116,[null]],8121,8128,[8136,8322,1,8136,8140,[8142,8221],8228,8234,[8236,8241],8248,8252,[8254,8322]]],8325,8334,[8336,8361,1,8338,8353,[8355,8359,[null]]],8364,8373,[8379,8429,1,8379,8388,[8390,8429,1,8392,8396,[8398,8411],8413,8419,[8421,8427]]]],8431,8439,[8443,9111,1,8443,8455,[8457,8542],8545,8551,[8553,8603],8606,8614,[8620,8736,1,8620,8627,[8629,8724],8729,8733,[8735,8736,[0]]],8739,8743,[8745,9001,["(bankruptcy and lowest points < 0) or (next round > last_round and highest points >= target) or (early_stop and dealer stays and not aborted and next round == last_round and last dealer and leader is dealer and highest points >= target)"]],9003,9009,[9011,9111]],9113,9120,[9124,9188,1,9124,9130,[9132,9188]]]',
  "rulesets/shared/standard.yaml": 
    '[41,270,1,41,48,[52,270,1,52,56,[62,270,1,62,66,[68,74],79,85,[87,102,0,[88,95],[97,101]],107,114,[116,123],128,132,[134,239],244,248,[250,270,1,252,254,[256,260],262,264,[266,268]]]]]',
  "rulesets/zung-jung/pack.yaml": 
    '[63,6724,1,63,65,[67,76],77,84,[86,91],92,96,[98,133,1,100,102,[104,121],123,125,[127,131]],134,139,[141,315,["Alan Kwan\'s balanced patterns, version 3.3: points are added, only the best of a series counts, and who let the winning tile go first pays for more than a small hand."]],315,318,[320,337,0,[321,336]],339,344,[348,630,1,348,353,[359,589,1,359,360,[362,419,1,364,369,[371,372,[9]],374,378,[380,384,[true]],386,390,[392,417,1,394,396,[398,408],410,412,[414,415]]],424,425,[427,478,1,429,434,[436,437,[9]],439,443,[445,449,[true]],451,455,[457,476,1,459,461,[463,467],469,471,[473,474]]],483,484,[486,540,1,488,493,[495,496,[9]],498,502,[504,508,[true]],510,514,[516,538,1,518,520,[522,529],531,533,[535,536]]],545,546,[548,589,1,550,555,[557,558,[7]],560,564,[566,587,1,568,570,[572,578],580,582,[584,585]]]],592,598,[600,601,[4]],604,609,[611,616],619,625,[627,630,["2"]]],632,637,[641,934,1,641,647,[649,653],656,660,[662,667],670,677,[679,692],695,701,[703,781],784,796,[798,847],850,856,[858,934]],936,943,[947,1724,1,947,954,[960,1171,1,960,964,[966,972],977,983,[985,1003,0,[986,989],[991,1002]],1008,1015,[1017,1020],1025,1029,[1031,1121],1126,1130,[1132,1155,1,1134,1136,[1138,1145],1147,1149,[1151,1153]],1160,1166,[1168,1171,["1"]]],1174,1181,[1187,1373,1,1187,1191,[1193,1199],1204,1211,[1213,1214,[0]],1219,1224,[1226,1234,0,[1227,1228,[0]],[1230,1233,[100]]],1239,1243,[1245,1320],1325,1329,[1331,1354,1,1333,1335,[1337,1344],1346,1348,[1350,1352]],1359,1365,[1367,1373,["1, 2"]]],1376,1382,[1388,1570,1,1388,1392,[1394,1400],1405,1411,[1413,1430,0,[1414,1420],[1422,1429]],1435,1442,[1444,1450],1455,1459,[1461,1554],1559,1565,[1567,1570,["4"]]],1573,1582,[1588,1724,1,1588,1592,[1594,1600],1605,1612,[1614,1616,[25]],1621,1626,[1628,1637,0,[1629,1630,[0]],[1632,1636,[1000]]],1642,1646,[1648,1708],1713,1719,[1721,1724,["4"]]]],1726,1731,[1735,1863,1,1735,1740,[1742,1743,[4]],1746,1754,[1756,1761],1764,1768,[1770,1771,[2]],1774,1781,[1783,1787],1790,1796,[1798,1803],1806,1810,[1812,1863]],1865,1869,[1873,2100,1,1873,1879,[1881,1882,[2]],1885,1889,[1891,1892,[2]],1895,1900,[1902,1906],1909,1915,[1917,1921],1924,1931,[1933,1935,[14]],1938,1950,[1952,1956],1959,1965,[1967,1970,["2"]],1973,1979,[1981,1986],1989,1993,[1995,2100]],2102,2106,[2110,2157,1,2110,2117,[2119,2128,0,[2120,2121,[4]],[2123,2124,[4]],[2126,2127,[4]]],2131,2135,[2137,2141],2144,2150,[2152,2157]],2159,2163,[2167,2325,1,2167,2172,[2174,2204,0,[2175,2178],[2180,2194],[2196,2203]],2207,2212,[2214,2256,0,[2215,2218],[2220,2230],[2232,2246],[2248,2255]],2259,2267,[2269,2311,0,[2270,2273],[2275,2285],[2287,2301],[2303,2310]],2314,2320,[2322,2325,["2"]]],2327,2332,[2336,3731,1,2336,2339,[2345,2567,1,2345,2349,[2351,2369,1,2353,2355,[2357,2360],2362,2364,[2366,2367]],2374,2376,[2378,2405,0,[2379,2383],[2385,2392],[2394,2404]],2410,2415,[2417,2421],2426,2430,[2432,2433,[3]],2438,2442,[2444,2451],2456,2461,[2463,2468,0,[2464,2467]],2473,2479,[2481,2484,["2"]],2489,2493,[2495,2567]],2570,2574,[2580,2747,1,2580,2584,[2586,2605,1,2588,2590,[2592,2596],2598,2600,[2602,2603]],2610,2612,[2614,2623,0,[2615,2622]],2628,2632,[2634,2640],2645,2650,[2652,2656],2661,2665,[2667,2681],2686,2690,[2692,2693,[2]],2698,2703,[2705,2711,0,[2706,2710]],2716,2720,[2722,2731,0,[2723,2730]],2736,2742,[2744,2747,["2"]]],2750,2754,[2760,2916,1,2760,2764,[2766,2785,1,2768,2770,[2772,2776],2778,2780,[2782,2783]],2790,2792,[2794,2803,0,[2795,2802]],2808,2812,[2814,2820],2825,2830,[2832,2836],2841,2845,[2847,2861],2866,2870,[2872,2873,[2]],2878,2883,[2885,2900,0,[2886,2890],[2892,2899]],2905,2911,[2913,2916,["2"]]],2919,2923,[2929,3111,1,2929,2933,[2935,2954,1,2937,2939,[2941,2945],2947,2949,[2951,2952]],2959,2961,[2963,2972,0,[2964,2971]],2977,2979,[2981,2990],2995,2999,[3001,3004],3009,3014,[3016,3020],3025,3029,[3031,3045],3050,3054,[3056,3057,[1]],3062,3067,[3069,3075,0,[3070,3074]],3080,3084,[3086,3095,0,[3087,3094]],3100,3106,[3108,3111,["2"]]],3114,3124,[3130,3307,1,3130,3134,[3136,3162,1,3138,3140,[3142,3152],3154,3156,[3158,3160]],3167,3169,[3171,3177,0,[3172,3176]],3182,3186,[3188,3199],3204,3209,[3211,3215],3220,3224,[3226,3240],3245,3250,[3252,3291,0,[3253,3257],[3259,3281,1,3261,3267,[3269,3279]],[3283,3290]],3296,3302,[3304,3307,["2"]]],3310,3324,[3330,3506,1,3330,3334,[3336,3366,1,3338,3340,[3342,3356],3358,3360,[3362,3364]],3371,3373,[3375,3381,0,[3376,3380]],3386,3390,[3392,3399],3404,3409,[3411,3415],3420,3424,[3426,3440],3445,3453,[3455,3463],3468,3473,[3475,3490,0,[3476,3480],[3482,3489]],3495,3501,[3503,3506,["2"]]],3509,3516,[3522,3731,1,3522,3526,[3528,3550,1,3530,3532,[3534,3541],3543,3545,[3547,3548]],3555,3557,[3559,3565,0,[3560,3564]],3570,3574,[3576,3584],3589,3594,[3596,3632,0,[3597,3604],[3606,3625,1,3608,3614,[3616,3623]],[3627,3631]],3637,3643,[3645,3648,["2"]],3653,3657,[3659,3731]]],3733,3742,[3746,4357,1,3746,3756,[3758,3860,1,3760,3764,[3766,3794],3796,3800,[3802,3843],3845,3851,[3853,3858,["9.2"]]],3863,3875,[3877,3977,1,3879,3883,[3885,3905],3907,3911,[3913,3960],3962,3968,[3970,3975,["9.3"]]],3980,3992,[3994,4072,1,3996,4000,[4002,4017],4019,4023,[4025,4055],4057,4063,[4065,4070,["9.1"]]],4075,4085,[4087,4186,1,4089,4093,[4095,4124],4126,4130,[4132,4167],4169,4175,[4177,4184,["9.4.1"]]],4189,4202,[4208,4357,1,4208,4212,[4214,4264],4269,4273,[4275,4337],4342,4348,[4350,4357,["9.4.2"]]]],4359,4365,[4369,4587,1,4369,4373,[4375,4436,1,4377,4379,[4381,4393],4395,4399,[4401,4421,1,4403,4405,[4407,4419]],4423,4429,[4431,4434,["2"]]],4439,4444,[4446,4515,1,4448,4450,[4452,4458],4460,4466,[4468,4477,["2, 10.2"]],4479,4483,[4485,4513]],4518,4527,[4529,4587,1,4531,4533,[4535,4566],4568,4574,[4576,4585,["2, 10.1"]]]],4589,4596,[4600,4639,1,4600,4606,[4608,4639,1,4610,4614,[4616,4637,1,4618,4620,[4622,4628],4630,4632,[4634,4635]]]],4641,4646,[4650,4725,1,4650,4655,[4657,4671],4674,4681,[4683,4708],4711,4717,[4719,4725,["2, 3"]]],4727,4733,[4737,4940,1,4737,4743,[4745,4832,1,4747,4751,[4753,4773],4775,4779,[4781,4809,1,4783,4785,[4787,4799],4801,4803,[4805,4807]],4811,4817,[4819,4830,["3, rule 5"]]],4835,4843,[4845,4940,1,4847,4851,[4853,4865],4867,4872,[4874,4877,[320]],4879,4883,[4885,4917,1,4887,4889,[4891,4905],4907,4909,[4911,4915]],4919,4925,[4927,4938,["3, rule 5"]]]],4942,4948,[4952,5613,1,4952,4955,[4961,5411,1,4961,4971,[4979,5037,1,4979,4983,[4985,4992],4999,5005,[5007,5012],5019,5025,[5027,5037]],5042,5047,[5055,5145,1,5055,5059,[5061,5088],5095,5101,[5103,5108],5115,5121,[5123,5145]],5150,5156,[5164,5290,1,5164,5168,[5170,5212],5219,5225,[5227,5252],5259,5265,[5267,5290]],5295,5301,[5309,5411,1,5309,5313,[5315,5361],5368,5374,[5376,5385],5392,5398,[5400,5411]]],5414,5420,[5422,5425,["4"]],5428,5432,[5434,5614,["Who first let the tile go in this go-around stands for the discarder; where that is the winner, all pay alike. Whoever scores a hand without a table may say who it was."]]],5615,5623,[5627,5768,1,5627,5639,[5641,5649],5652,5660,[5662,5681],5684,5690,[5692,5693,[4]],5696,5702,[5704,5705,[0]],5708,5714,[5716,5719,["2"]],5722,5726,[5728,5768]],5770,5775,[5779,6146,1,5779,5784,[5786,5806,1,5788,5790,[5792,5796],5798,5800,[5802,5804]],5809,5814,[5816,5837,1,5818,5820,[5822,5827],5829,5831,[5833,5835]],5840,5845,[5847,5867,1,5849,5851,[5853,5857],5859,5861,[5863,5865]],5870,5875,[5877,5898,1,5879,5881,[5883,5888],5890,5892,[5894,5896]],5901,5905,[5907,5926,1,5909,5911,[5913,5917],5919,5921,[5923,5924]],5929,5936,[5938,5957,1,5940,5942,[5944,5948],5950,5952,[5954,5955]],5960,5967,[5969,5989,1,5971,5973,[5975,5980],5982,5984,[5986,5987]],5992,5999,[6001,6020,1,6003,6005,[6007,6011],6013,6015,[6017,6018]],6023,6030,[6032,6052,1,6034,6036,[6038,6043],6045,6047,[6049,6050]],6055,6062,[6064,6084,1,6066,6068,[6070,6075],6077,6079,[6081,6082]],6087,6094,[6096,6116,1,6098,6100,[6102,6107],6109,6111,[6113,6114]],6119,6126,[6128,6146,1,6130,6132,[6134,6137],6139,6141,[6143,6144]]],6148,6155,[6159,6255,1,6159,6161,[6163,6255]],6257,6264,[6268,6724,1,6268,6283,[6289,6724,1,6289,6308,[6310,6354],6359,6376,[6378,6424],6429,6452,[6454,6534],6539,6568,[6570,6631],6636,6661,[6663,6724]]]]',
  "rulesets/zung-jung/patterns.yaml": 
    '[212,17913,1,212,218,[222,1610,1,222,226,[228,271,1,230,236,[238,241],243,247,[249,269,1,251,253,[255,259],261,263,[265,267]]],274,278,[280,328,1,282,288,[290,294],296,300,[302,326,1,304,306,[308,316],318,320,[322,324]]],331,337,[339,384,1,341,347,[349,352],354,358,[360,382,1,362,364,[366,372],374,376,[378,380]]],387,394,[396,443,1,398,404,[406,410],412,416,[418,441,1,420,422,[424,431],433,435,[437,439]]],446,451,[453,497,1,455,461,[463,467],469,473,[475,495,1,477,479,[481,486],488,490,[492,493]]],500,518,[520,578,1,522,528,[530,534],536,540,[542,576,1,544,546,[548,566],568,570,[572,574]]],581,586,[588,632,1,590,596,[598,602],604,608,[610,630,1,612,614,[616,621],623,625,[627,628]]],635,644,[646,705,1,648,654,[656,660],662,666,[668,703,1,670,672,[674,693],695,697,[699,701]]],708,717,[719,767,1,721,727,[729,732],734,738,[740,765,1,742,744,[746,755],757,759,[761,763]]],770,777,[779,835,1,781,787,[789,793],795,799,[801,833,1,803,805,[807,823],825,827,[829,831]]],838,849,[851,911,1,853,859,[861,865],867,871,[873,909,1,875,877,[879,899],901,903,[905,907]]],914,923,[925,974,1,927,933,[935,939],941,945,[947,972,1,949,951,[953,962],964,966,[968,970]]],977,986,[988,1037,1,990,996,[998,1002],1004,1008,[1010,1035,1,1012,1014,[1016,1025],1027,1029,[1031,1033]]],1040,1049,[1051,1099,1,1053,1059,[1061,1064],1066,1070,[1072,1097,1,1074,1076,[1078,1087],1089,1091,[1093,1095]]],1102,1112,[1114,1164,1,1116,1122,[1124,1128],1130,1134,[1136,1162,1,1138,1140,[1142,1152],1154,1156,[1158,1160]]],1167,1176,[1178,1232,1,1180,1186,[1188,1191],1193,1197,[1199,1230,1,1201,1203,[1205,1220],1222,1224,[1226,1228]]],1235,1241,[1247,1610,1,1247,1253,[1255,1259],1264,1271,[1279,1547,0,[1281,1285],[1294,1298],[1307,1313],[1322,1329],[1338,1343],[1352,1370],[1379,1384],[1393,1402],[1411,1420],[1429,1436],[1445,1456],[1465,1474],[1483,1492],[1501,1510],[1519,1529],[1538,1547]],1552,1556,[1558,1586,1,1560,1562,[1564,1576],1578,1580,[1582,1584]],1591,1597,[1599,1610,["3, rule 5"]]]],1612,1620,[1624,17913,1,1624,1637,[1643,1978,1,1643,1647,[1649,1678,1,1651,1653,[1655,1668],1670,1672,[1674,1676]],1683,1688,[1690,1694],1699,1704,[1706,1719,1,1708,1714,[1716,1717,[5]]],1724,1728,[1730,1747],1752,1758,[1760,1765,["1.1"]],1770,1774,[1776,1811],1816,1824,[1832,1978,0,[1834,1898,1,1836,1840,[1842,1864],1866,1870,[1872,1873,[2]],1875,1880,[1882,1896,1,1884,1890,[1892,1894,[15]]]],[1907,1978,1,1909,1912,[1914,1946],1948,1952,[1954,1955,[2]],1957,1962,[1964,1976,1,1966,1971,[1973,1974,[1]]]]]],1981,1995,[2001,2390,1,2001,2005,[2007,2038,1,2009,2011,[2013,2027],2029,2031,[2033,2036]],2043,2048,[2050,2054],2059,2064,[2066,2079,1,2068,2074,[2076,2077,[5]]],2084,2088,[2090,2111],2116,2122,[2124,2129,["1.2"]],2134,2138,[2140,2204],2209,2217,[2225,2390,0,[2227,2281,1,2229,2233,[2235,2260],2262,2266,[2268,2269,[2]],2271,2273,[2275,2279]],[2290,2330,1,2292,2295,[2297,2319],2321,2325,[2327,2328,[2]]],[2339,2390,1,2341,2344,[2346,2379],2381,2385,[2387,2388,[2]]]]],2393,2405,[2411,2705,1,2411,2415,[2417,2446,1,2419,2421,[2423,2435],2437,2439,[2441,2444]],2451,2456,[2458,2462],2467,2472,[2474,2487,1,2476,2482,[2484,2485,[5]]],2492,2496,[2498,2518],2523,2529,[2531,2536,["1.3"]],2541,2545,[2547,2559],2564,2572,[2580,2705,0,[2582,2645,1,2584,2588,[2590,2612],2614,2618,[2620,2621,[2]],2623,2628,[2630,2643,1,2632,2637,[2639,2641,[35]]]],[2654,2705,1,2656,2659,[2661,2694],2696,2700,[2702,2703,[2]]]]],2708,2722,[2728,3050,1,2728,2732,[2734,2765,1,2736,2738,[2740,2754],2756,2758,[2760,2763]],2770,2775,[2777,2781],2786,2791,[2793,2807,1,2795,2801,[2803,2805,[40]]],2812,2816,[2818,2851],2856,2862,[2864,2871,["2.1.1"]],2876,2880,[2882,2903],2908,2916,[2924,3050,0,[2926,2995,1,2928,2932,[2934,2962],2964,2968,[2970,2971,[2]],2973,2978,[2980,2993,1,2982,2987,[2989,2991,[85]]]],[3004,3050,1,3006,3009,[3011,3039],3041,3045,[3047,3048,[2]]]]],3053,3066,[3072,3569,1,3072,3076,[3078,3108,1,3080,3082,[3084,3097],3099,3101,[3103,3106]],3113,3118,[3120,3124],3129,3134,[3136,3190,1,3138,3144,[3146,3188]],3195,3199,[3201,3233],3238,3244,[3246,3253,["2.1.2"]],3258,3262,[3264,3299],3304,3312,[3320,3569,0,[3322,3399,1,3324,3328,[3330,3352],3354,3358,[3360,3361,[2]],3363,3368,[3370,3397,1,3372,3378,[3380,3383,[345]],3385,3390,[3392,3395,[320]]]],[3408,3514,1,3410,3414,[3416,3444],3446,3450,[3452,3453,[2]],3455,3462,[3464,3488,1,3466,3473,[3475,3486]],3490,3495,[3497,3512,1,3499,3505,[3507,3510,[105]]]],[3523,3569,1,3525,3528,[3530,3558],3560,3564,[3566,3567,[2]]]]],3572,3582,[3588,4096,1,3588,3592,[3594,3622,1,3596,3598,[3600,3610],3612,3614,[3616,3620]],3627,3632,[3634,3640],3645,3650,[3652,3667,1,3654,3660,[3662,3665,[480]]],3672,3676,[3678,3717],3722,3728,[3730,3735,["2.2"]],3740,3744,[3746,3776],3781,3789,[3797,4096,0,[3799,3869,1,3801,3805,[3807,3825],3827,3831,[3833,3834,[2]],3836,3838,[3840,3844],3846,3851,[3853,3867,1,3855,3860,[3862,3865,[480]]]],[3878,3939,1,3880,3884,[3886,3904],3906,3910,[3912,3913,[2]],3915,3920,[3922,3937,1,3924,3930,[3932,3935,[480]]]],[3948,4041,1,3950,3954,[3956,3974],3976,3980,[3982,3983,[2]],3985,3987,[3989,3993],3995,3999,[4001,4015,0,[4002,4014]],4017,4022,[4024,4039,1,4026,4032,[4034,4037,[480]]]],[4050,4096,1,4052,4055,[4057,4075],4077,4081,[4083,4084,[2]],4086,4088,[4090,4094]]]],4099,4110,[4116,4534,1,4116,4120,[4122,4149,1,4124,4126,[4128,4139],4141,4143,[4145,4147]],4154,4159,[4161,4167],4172,4177,[4179,4193,1,4181,4187,[4189,4191,[10]]],4198,4202,[4204,4238],4243,4249,[4251,4256,["3.1"]],4261,4265,[4267,4297],4302,4310,[4318,4534,0,[4320,4391,1,4322,4326,[4328,4356],4358,4362,[4364,4365,[2]],4367,4372,[4374,4389,1,4376,4382,[4384,4387,[100]]]],[4400,4474,1,4402,4406,[4408,4441],4443,4447,[4449,4450,[2]],4452,4457,[4459,4472,1,4461,4466,[4468,4470,[15]]]],[4483,4534,1,4485,4488,[4490,4523],4525,4529,[4531,4532,[3]]]]],4537,4556,[4562,5036,1,4562,4566,[4568,4604,1,4570,4572,[4574,4593],4595,4597,[4599,4602]],4609,4614,[4616,4623],4628,4633,[4635,4688,1,4637,4643,[4645,4686]],4693,4697,[4699,4747],4752,4758,[4760,4767,["3.2.1"]],4772,4776,[4778,4797],4802,4810,[4818,5036,0,[4820,4867,1,4822,4826,[4828,4856],4858,4862,[4864,4865,[2]]],[4876,4981,1,4878,4882,[4884,4912],4914,4918,[4920,4921,[2]],4923,4930,[4932,4956,1,4934,4941,[4943,4954]],4958,4963,[4965,4979,1,4967,4973,[4975,4977,[90]]]],[4990,5036,1,4992,4995,[4997,5025],5027,5031,[5033,5034,[2]]]]],5039,5056,[5062,5361,1,5062,5066,[5068,5102,1,5070,5072,[5074,5091],5093,5095,[5097,5100]],5107,5112,[5114,5121],5126,5131,[5133,5148,1,5135,5141,[5143,5146,[130]]],5153,5157,[5159,5188],5193,5199,[5201,5208,["3.2.2"]],5213,5221,[5229,5361,0,[5231,5306,1,5233,5237,[5239,5271],5273,5277,[5279,5280,[2]],5282,5287,[5289,5304,1,5291,5297,[5299,5302,[160]]]],[5315,5361,1,5317,5320,[5322,5350],5352,5356,[5358,5359,[2]]]]],5364,5381,[5387,5882,1,5387,5391,[5393,5427,1,5395,5397,[5399,5416],5418,5420,[5422,5425]],5432,5437,[5439,5444],5449,5454,[5456,5509,1,5458,5464,[5466,5507]],5514,5518,[5520,5564],5569,5575,[5577,5584,["3.3.1"]],5589,5593,[5595,5614],5619,5627,[5635,5882,0,[5637,5709,1,5639,5643,[5645,5675],5677,5681,[5683,5684,[2]],5686,5691,[5693,5707,1,5695,5701,[5703,5705,[30]]]],[5718,5825,1,5720,5724,[5726,5756],5758,5762,[5764,5765,[2]],5767,5774,[5776,5800,1,5778,5785,[5787,5798]],5802,5807,[5809,5823,1,5811,5817,[5819,5821,[25]]]],[5834,5882,1,5836,5839,[5841,5871],5873,5877,[5879,5880,[2]]]]],5885,5900,[5906,6220,1,5906,5910,[5912,5944,1,5914,5916,[5918,5933],5935,5937,[5939,5942]],5949,5954,[5956,5961],5966,5971,[5973,5988,1,5975,5981,[5983,5986,[120]]],5993,5997,[5999,6047],6052,6058,[6060,6067,["3.3.2"]],6072,6080,[6088,6220,0,[6090,6163,1,6092,6096,[6098,6128],6130,6134,[6136,6137,[1]],6139,6144,[6146,6161,1,6148,6154,[6156,6159,[120]]]],[6172,6220,1,6174,6177,[6179,6209],6211,6215,[6217,6218,[2]]]]],6223,6239,[6245,6554,1,6245,6249,[6251,6284,1,6253,6255,[6257,6273],6275,6277,[6279,6282]],6289,6294,[6296,6302],6307,6312,[6314,6329,1,6316,6322,[6324,6327,[320]]],6334,6338,[6340,6384],6389,6395,[6397,6404,["3.3.3"]],6409,6417,[6425,6554,0,[6427,6497,1,6429,6433,[6435,6463],6465,6469,[6471,6472,[3]],6474,6479,[6481,6495,1,6483,6488,[6490,6493,[320]]]],[6506,6554,1,6508,6511,[6513,6543],6545,6549,[6551,6552,[1]]]]],6557,6571,[6577,6975,1,6577,6581,[6583,6614,1,6585,6587,[6589,6603],6605,6607,[6609,6612]],6619,6624,[6626,6632],6637,6642,[6644,6659,1,6646,6652,[6654,6657,[400]]],6664,6668,[6670,6697],6702,6708,[6710,6717,["3.3.4"]],6722,6730,[6738,6975,0,[6740,6814,1,6742,6746,[6748,6780],6782,6786,[6788,6789,[1]],6791,6796,[6798,6812,1,6800,6805,[6807,6810,[400]]]],[6823,6916,1,6825,6829,[6831,6851],6853,6857,[6859,6860,[1]],6862,6864,[6866,6870],6872,6876,[6878,6890,0,[6879,6889]],6892,6897,[6899,6914,1,6901,6907,[6909,6912,[400]]]],[6925,6975,1,6927,6930,[6932,6964],6966,6970,[6972,6973,[1]]]]],6978,6988,[6994,7452,1,6994,6998,[7000,7027,1,7002,7004,[7006,7016],7018,7020,[7022,7025]],7032,7037,[7039,7045],7050,7055,[7057,7072,1,7059,7065,[7067,7070,[320]]],7077,7081,[7083,7103],7108,7114,[7116,7121,["3.4"]],7126,7130,[7132,7148],7153,7161,[7169,7452,0,[7171,7233,1,7173,7177,[7179,7199],7201,7205,[7207,7208,[2]],7210,7215,[7217,7231,1,7219,7224,[7226,7229,[320]]]],[7242,7315,1,7244,7248,[7250,7280],7282,7286,[7288,7289,[3]],7291,7296,[7298,7313,1,7300,7306,[7308,7311,[320]]]],[7324,7397,1,7326,7330,[7332,7362],7364,7368,[7370,7371,[1]],7373,7378,[7380,7395,1,7382,7388,[7390,7393,[320]]]],[7406,7452,1,7408,7411,[7413,7441],7443,7447,[7449,7450,[2]]]]],7455,7467,[7473,7783,1,7473,7477,[7479,7508,1,7481,7483,[7485,7497],7499,7501,[7503,7506]],7513,7518,[7520,7524],7529,7534,[7536,7550,1,7538,7544,[7546,7548,[30]]],7555,7559,[7561,7581],7586,7592,[7594,7599,["4.1"]],7604,7608,[7610,7628],7633,7641,[7649,7783,0,[7651,7726,1,7653,7657,[7659,7691],7693,7697,[7699,7700,[4]],7702,7707,[7709,7724,1,7711,7717,[7719,7722,[130]]]],[7735,7783,1,7737,7740,[7742,7772],7774,7778,[7780,7781,[2]]]]],7786,7808,[7814,8178,1,7814,7818,[7820,7859,1,7822,7824,[7826,7848],7850,7852,[7854,7857]],7864,7869,[7871,7889],7894,7899,[7901,7914,1,7903,7909,[7911,7912,[5]]],7919,7923,[7925,7954],7959,7965,[7967,7974,["4.2.1"]],7979,7983,[7985,8030],8035,8043,[8051,8178,0,[8053,8123,1,8055,8059,[8061,8089],8091,8095,[8097,8098,[2]],8100,8105,[8107,8121,1,8109,8115,[8117,8119,[85]]]],[8132,8178,1,8134,8137,[8139,8167],8169,8173,[8175,8176,[2]]]]],8181,8205,[8211,8515,1,8211,8215,[8217,8258,1,8219,8221,[8223,8247],8249,8251,[8253,8256]],8263,8268,[8270,8288],8293,8298,[8300,8314,1,8302,8308,[8310,8312,[30]]],8319,8323,[8325,8354],8359,8365,[8367,8374,["4.2.2"]],8379,8387,[8395,8515,0,[8397,8464,1,8399,8403,[8405,8429],8431,8435,[8437,8438,[2]],8440,8445,[8447,8462,1,8449,8455,[8457,8460,[170]]]],[8473,8515,1,8475,8478,[8480,8504],8506,8510,[8512,8513,[2]]]]],8518,8541,[8547,8918,1,8547,8551,[8553,8593,1,8555,8557,[8559,8582],8584,8586,[8588,8591]],8598,8603,[8605,8623],8628,8633,[8635,8650,1,8637,8643,[8645,8648,[125]]],8655,8659,[8661,8690],8695,8701,[8703,8710,["4.2.3"]],8715,8719,[8721,8763],8768,8776,[8784,8918,0,[8786,8865,1,8788,8792,[8794,8820],8822,8826,[8828,8829,[2]],8831,8833,[8835,8839],8841,8846,[8848,8863,1,8850,8856,[8858,8861,[160]]]],[8874,8918,1,8876,8879,[8881,8907],8909,8913,[8915,8916,[2]]]]],8921,8929,[8935,9277,1,8935,8939,[8941,8965,1,8943,8945,[8947,8955],8957,8959,[8961,8963]],8970,8975,[8977,8982],8987,8992,[8994,9007,1,8996,9002,[9004,9005,[5]]],9012,9016,[9018,9034],9039,9045,[9047,9054,["4.3.1"]],9059,9063,[9065,9096],9101,9109,[9117,9277,0,[9119,9216,1,9121,9125,[9127,9152],9154,9158,[9160,9161,[2]],9163,9165,[9167,9171],9173,9177,[9179,9191,0,[9180,9190]],9193,9198,[9200,9214,1,9202,9208,[9210,9212,[60]]]],[9225,9277,1,9227,9230,[9232,9256],9258,9262,[9264,9265,[2]],9267,9269,[9271,9275]]]],9280,9288,[9294,9573,1,9294,9298,[9300,9324,1,9302,9304,[9306,9314],9316,9318,[9320,9322]],9329,9334,[9336,9341],9346,9351,[9353,9367,1,9355,9361,[9363,9365,[20]]],9372,9376,[9378,9394],9399,9405,[9407,9414,["4.3.2"]],9419,9427,[9435,9573,0,[9437,9513,1,9439,9443,[9445,9479],9481,9485,[9487,9488,[2]],9490,9495,[9497,9511,1,9499,9505,[9507,9509,[30]]]],[9522,9573,1,9524,9527,[9529,9562],9564,9568,[9570,9571,[2]]]]],9576,9586,[9592,9877,1,9592,9596,[9598,9624,1,9600,9602,[9604,9614],9616,9618,[9620,9622]],9629,9634,[9636,9641],9646,9651,[9653,9668,1,9655,9661,[9663,9666,[120]]],9673,9677,[9679,9695],9700,9706,[9708,9715,["4.3.3"]],9720,9728,[9736,9877,0,[9738,9816,1,9740,9744,[9746,9781],9783,9787,[9789,9790,[2]],9792,9797,[9799,9814,1,9801,9807,[9809,9812,[130]]]],[9825,9877,1,9827,9830,[9832,9866],9868,9872,[9874,9875,[2]]]]],9880,9889,[9895,10395,1,9895,9899,[9901,9926,1,9903,9905,[9907,9916],9918,9920,[9922,9924]],9931,9936,[9938,9944],9949,9954,[9956,9971,1,9958,9964,[9966,9969,[480]]],9976,9980,[9982,9998],10003,10009,[10011,10018,["4.3.4"]],10023,10031,[10039,10395,0,[10041,10121,1,10043,10047,[10049,10087],10089,10093,[10095,10096,[2]],10098,10103,[10105,10119,1,10107,10112,[10114,10117,[480]]]],[10130,10211,1,10132,10136,[10138,10176],10178,10182,[10184,10185,[2]],10187,10192,[10194,10209,1,10196,10202,[10204,10207,[480]]]],[10220,10331,1,10222,10226,[10228,10266],10268,10272,[10274,10275,[2]],10277,10279,[10281,10285],10287,10291,[10293,10305,0,[10294,10304]],10307,10312,[10314,10329,1,10316,10322,[10324,10327,[480]]]],[10340,10395,1,10342,10345,[10347,10384],10386,10390,[10392,10393,[2]]]]],10398,10421,[10427,10713,1,10427,10431,[10433,10473,1,10435,10437,[10439,10462],10464,10466,[10468,10471]],10478,10483,[10485,10494],10499,10504,[10506,10520,1,10508,10514,[10516,10518,[10]]],10525,10529,[10531,10551],10556,10562,[10564,10571,["5.1.1"]],10576,10584,[10592,10713,0,[10594,10662,1,10596,10600,[10602,10628],10630,10634,[10636,10637,[2]],10639,10644,[10646,10660,1,10648,10654,[10656,10658,[15]]]],[10671,10713,1,10673,10676,[10678,10702],10704,10708,[10710,10711,[2]]]]],10716,10745,[10751,11101,1,10751,10755,[10757,10803,1,10759,10761,[10763,10792],10794,10796,[10798,10801]],10808,10813,[10815,10824],10829,10834,[10836,10850,1,10838,10844,[10846,10848,[60]]],10855,10859,[10861,10945],10950,10956,[10958,10965,["5.1.2"]],10970,10978,[10986,11101,0,[10988,11052,1,10990,10994,[10996,11018],11020,11024,[11026,11027,[2]],11029,11034,[11036,11050,1,11038,11044,[11046,11048,[70]]]],[11061,11101,1,11063,11066,[11068,11090],11092,11096,[11098,11099,[2]]]]],11104,11129,[11135,11432,1,11135,11139,[11141,11185,1,11143,11145,[11147,11172],11174,11176,[11178,11183]],11190,11195,[11197,11206],11211,11216,[11218,11233,1,11220,11226,[11228,11231,[120]]],11238,11242,[11244,11273],11278,11284,[11286,11293,["5.1.3"]],11298,11306,[11314,11432,0,[11316,11383,1,11318,11322,[11324,11348],11350,11354,[11356,11357,[2]],11359,11364,[11366,11381,1,11368,11374,[11376,11379,[170]]]],[11392,11432,1,11394,11397,[11399,11421],11423,11427,[11429,11430,[2]]]]],11435,11459,[11465,11764,1,11465,11469,[11471,11514,1,11473,11475,[11477,11501],11503,11505,[11507,11512]],11519,11524,[11526,11532],11537,11542,[11544,11559,1,11546,11552,[11554,11557,[480]]],11564,11568,[11570,11608],11613,11619,[11621,11628,["5.1.4"]],11633,11641,[11649,11764,0,[11651,11713,1,11653,11657,[11659,11679],11681,11685,[11687,11688,[2]],11690,11695,[11697,11711,1,11699,11704,[11706,11709,[480]]]],[11722,11764,1,11724,11727,[11729,11753],11755,11759,[11761,11762,[2]]]]],11767,11790,[11796,12139,1,11796,11800,[11802,11843,1,11804,11806,[11808,11831],11833,11835,[11837,11841]],11848,11853,[11855,11864],11869,11874,[11876,11890,1,11878,11884,[11886,11888,[35]]],11895,11899,[11901,11930],11935,11941,[11943,11948,["6.1"]],11953,11957,[11959,11995],12000,12008,[12016,12139,0,[12018,12086,1,12020,12024,[12026,12052],12054,12058,[12060,12061,[2]],12063,12068,[12070,12084,1,12072,12078,[12080,12082,[45]]]],[12095,12139,1,12097,12100,[12102,12128],12130,12134,[12136,12137,[2]]]]],12142,12170,[12176,12488,1,12176,12180,[12182,12229,1,12184,12186,[12188,12216],12218,12220,[12222,12227]],12234,12239,[12241,12248],12253,12258,[12260,12274,1,12262,12268,[12270,12272,[30]]],12279,12283,[12285,12320],12325,12331,[12333,12340,["6.2.1"]],12345,12353,[12361,12488,0,[12363,12433,1,12365,12369,[12371,12399],12401,12405,[12407,12408,[2]],12410,12415,[12417,12431,1,12419,12425,[12427,12429,[35]]]],[12442,12488,1,12444,12447,[12449,12477],12479,12483,[12485,12486,[2]]]]],12491,12513,[12519,12831,1,12519,12523,[12525,12565,1,12527,12529,[12531,12553],12555,12557,[12559,12563]],12570,12575,[12577,12584],12589,12594,[12596,12611,1,12598,12604,[12606,12609,[120]]],12616,12620,[12622,12660],12665,12671,[12673,12680,["6.2.2"]],12685,12693,[12701,12831,0,[12703,12776,1,12705,12709,[12711,12741],12743,12747,[12749,12750,[2]],12752,12757,[12759,12774,1,12761,12767,[12769,12772,[120]]]],[12785,12831,1,12787,12790,[12792,12820],12822,12826,[12828,12829,[2]]]]],12834,12852,[12858,13179,1,12858,12862,[12864,12900,1,12866,12868,[12870,12888],12890,12892,[12894,12898]],12905,12910,[12912,12921],12926,12931,[12933,12947,1,12935,12941,[12943,12945,[40]]],12952,12956,[12958,12987],12992,12998,[13000,13005,["7.1"]],13010,13014,[13016,13040],13045,13053,[13061,13179,0,[13063,13117,1,13065,13069,[13071,13096],13098,13102,[13104,13105,[2]],13107,13109,[13111,13115]],[13126,13179,1,13128,13131,[13133,13158],13160,13164,[13166,13167,[2]],13169,13171,[13173,13177]]]],13182,13208,[13214,13511,1,13214,13218,[13220,13263,1,13222,13224,[13226,13252],13254,13256,[13258,13261]],13268,13273,[13275,13286],13291,13296,[13298,13313,1,13300,13306,[13308,13311,[100]]],13318,13322,[13324,13370],13375,13381,[13383,13390,["7.2.1"]],13395,13403,[13411,13511,0,[13413,13456,1,13415,13419,[13421,13445],13447,13451,[13453,13454,[2]]],[13465,13511,1,13467,13470,[13472,13500],13502,13506,[13508,13509,[2]]]]],13514,13539,[13545,13849,1,13545,13549,[13551,13593,1,13553,13555,[13557,13582],13584,13586,[13588,13591]],13598,13603,[13605,13616],13621,13626,[13628,13643,1,13630,13636,[13638,13641,[200]]],13648,13652,[13654,13716],13721,13727,[13729,13736,["7.2.2"]],13741,13749,[13757,13849,0,[13759,13800,1,13761,13765,[13767,13789],13791,13795,[13797,13798,[2]]],[13809,13849,1,13811,13814,[13816,13838],13840,13844,[13846,13847,[2]]]]],13852,13874,[13880,14201,1,13880,13884,[13886,13926,1,13888,13890,[13892,13914],13916,13918,[13920,13924]],13931,13936,[13938,13947],13952,13957,[13959,13973,1,13961,13967,[13969,13971,[40]]],13978,13982,[13984,14030],14035,14041,[14043,14050,["8.1.1"]],14055,14059,[14061,14084],14089,14097,[14105,14201,0,[14107,14150,1,14109,14113,[14115,14139],14141,14145,[14147,14148,[2]]],[14159,14201,1,14161,14164,[14166,14190],14192,14196,[14198,14199,[2]]]]],14204,14225,[14231,14540,1,14231,14235,[14237,14276,1,14239,14241,[14243,14264],14266,14268,[14270,14274]],14281,14286,[14288,14297],14302,14307,[14309,14323,1,14311,14317,[14319,14321,[50]]],14328,14332,[14334,14370],14375,14381,[14383,14390,["8.1.2"]],14395,14403,[14411,14540,0,[14413,14489,1,14415,14419,[14421,14445],14447,14451,[14453,14454,[2]],14456,14458,[14460,14464],14466,14471,[14473,14487,1,14475,14481,[14483,14485,[90]]]],[14498,14540,1,14500,14503,[14505,14529],14531,14535,[14537,14538,[2]]]]],14543,14566,[14572,14919,1,14572,14576,[14578,14618,1,14580,14582,[14584,14607],14609,14611,[14613,14616]],14623,14628,[14630,14639],14644,14649,[14651,14666,1,14653,14659,[14661,14664,[100]]],14671,14675,[14677,14736],14741,14747,[14749,14756,["8.1.3"]],14761,14765,[14767,14794],14799,14807,[14815,14919,0,[14817,14868,1,14819,14823,[14825,14857],14859,14863,[14865,14866,[4]]],[14877,14919,1,14879,14882,[14884,14908],14910,14914,[14916,14917,[2]]]]],14922,14944,[14950,15276,1,14950,14954,[14956,14995,1,14958,14960,[14962,14984],14986,14988,[14990,14993]],15000,15005,[15007,15013],15018,15023,[15025,15040,1,15027,15033,[15035,15038,[400]]],15045,15049,[15051,15073],15078,15084,[15086,15093,["8.1.4"]],15098,15102,[15104,15120],15125,15133,[15141,15276,0,[15143,15217,1,15145,15149,[15151,15183],15185,15189,[15191,15192,[2]],15194,15199,[15201,15215,1,15203,15208,[15210,15213,[400]]]],[15226,15276,1,15228,15231,[15233,15265],15267,15271,[15273,15274,[4]]]]],15279,15289,[15295,15658,1,15295,15299,[15301,15329,1,15303,15305,[15307,15317],15319,15321,[15323,15327]],15334,15339,[15341,15350],15355,15360,[15362,15376,1,15364,15370,[15372,15374,[10]]],15381,15385,[15387,15411],15416,15422,[15424,15431,["9.1.1"]],15436,15440,[15442,15480],15485,15493,[15501,15658,0,[15503,15599,1,15505,15509,[15511,15533],15535,15539,[15541,15542,[2]],15544,15546,[15548,15552],15554,15558,[15560,15574,0,[15561,15573]],15576,15581,[15583,15597,1,15585,15591,[15593,15595,[80]]]],[15608,15658,1,15610,15613,[15615,15637],15639,15643,[15645,15646,[2]],15648,15650,[15652,15656]]]],15661,15674,[15680,15980,1,15680,15684,[15686,15717,1,15688,15690,[15692,15705],15707,15709,[15711,15715]],15722,15727,[15729,15738],15743,15748,[15750,15764,1,15752,15758,[15760,15762,[10]]],15769,15773,[15775,15802],15807,15813,[15815,15822,["9.1.2"]],15827,15835,[15843,15980,0,[15845,15931,1,15847,15851,[15853,15875],15877,15881,[15883,15884,[2]],15886,15890,[15892,15906,0,[15893,15905]],15908,15913,[15915,15929,1,15917,15923,[15925,15927,[80]]]],[15940,15980,1,15942,15945,[15947,15969],15971,15975,[15977,15978,[2]]]]],15983,15994,[16000,16280,1,16000,16004,[16006,16035,1,16008,16010,[16012,16023],16025,16027,[16029,16033]],16040,16045,[16047,16056],16061,16066,[16068,16082,1,16070,16076,[16078,16080,[10]]],16087,16091,[16093,16103],16108,16114,[16116,16121,["9.2"]],16126,16134,[16142,16280,0,[16144,16218,1,16146,16150,[16152,16177],16179,16183,[16185,16186,[2]],16188,16190,[16192,16196],16198,16202,[16204,16216,0,[16205,16215]]],[16227,16280,1,16229,16232,[16234,16259],16261,16265,[16267,16268,[2]],16270,16272,[16274,16278]]]],16283,16297,[16303,16590,1,16303,16307,[16309,16339,1,16311,16313,[16315,16329],16331,16333,[16335,16337]],16344,16349,[16351,16360],16365,16370,[16372,16386,1,16374,16380,[16382,16384,[10]]],16391,16395,[16397,16409],16414,16420,[16422,16427,["9.3"]],16432,16440,[16448,16590,0,[16450,16539,1,16452,16456,[16458,16482],16484,16488,[16490,16491,[2]],16493,16497,[16499,16513,0,[16500,16512]],16515,16520,[16522,16537,1,16524,16530,[16532,16535,[170]]]],[16548,16590,1,16550,16553,[16555,16579],16581,16585,[16587,16588,[2]]]]],16593,16611,[16617,17016,1,16617,16621,[16623,16657,1,16625,16627,[16629,16647],16649,16651,[16653,16655]],16662,16667,[16669,16679],16684,16689,[16691,16706,1,16693,16699,[16701,16704,[155]]],16711,16715,[16717,16748],16753,16759,[16761,16768,["9.4.1"]],16773,16777,[16779,16831],16836,16844,[16852,17016,0,[16854,16953,1,16856,16860,[16862,16888],16890,16894,[16896,16897,[1]],16899,16901,[16903,16907],16909,16913,[16915,16927,0,[16916,16926]],16929,16934,[16936,16951,1,16938,16944,[16946,16949,[165]]]],[16962,17016,1,16964,16967,[16969,16995],16997,17001,[17003,17004,[1]],17006,17008,[17010,17014]]]],17019,17036,[17042,17342,1,17042,17046,[17048,17081,1,17050,17052,[17054,17071],17073,17075,[17077,17079]],17086,17091,[17093,17103],17108,17113,[17115,17130,1,17117,17123,[17125,17128,[155]]],17135,17139,[17141,17154],17159,17165,[17167,17174,["9.4.2"]],17179,17187,[17195,17342,0,[17197,17289,1,17199,17203,[17205,17231],17233,17237,[17239,17240,[2]],17242,17246,[17248,17263,0,[17249,17262]],17265,17270,[17272,17287,1,17274,17280,[17282,17285,[165]]]],[17298,17342,1,17300,17303,[17305,17331],17333,17337,[17339,17340,[2]]]]],17345,17363,[17369,17632,1,17369,17373,[17375,17411,1,17377,17379,[17381,17399],17401,17403,[17405,17409]],17416,17421,[17423,17432],17437,17442,[17444,17459,1,17446,17452,[17454,17457,[160]]],17464,17468,[17470,17488],17493,17499,[17501,17507,["10.1"]],17512,17520,[17528,17632,0,[17530,17573,1,17532,17536,[17538,17562],17564,17568,[17570,17571,[2]]],[17582,17632,1,17584,17587,[17589,17621],17623,17627,[17629,17630,[4]]]]],17635,17646,[17652,17913,1,17652,17656,[17658,17686,1,17660,17662,[17664,17675],17677,17679,[17681,17684]],17691,17696,[17698,17707],17712,17717,[17719,17733,1,17721,17727,[17729,17731,[30]]],17738,17742,[17744,17758],17763,17769,[17771,17777,["10.2"]],17782,17790,[17798,17913,0,[17800,17864,1,17802,17806,[17808,17830],17832,17836,[17838,17839,[2]],17841,17846,[17848,17862,1,17850,17856,[17858,17860,[35]]]],[17873,17913,1,17875,17878,[17880,17902],17904,17908,[17910,17911,[2]]]]]]]',
};

/** The expressions of the packs, parsed, by the paths of their packs; what a pack inherits is with its parent. */
export const builtInTrees: Record<string, string> = {
  'rulesets/ari-ari/pack.yaml': 
    '[{"text":"if red_fives then 1 else 0","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"red_fives","span":{"start":3,"end":12}},"then":{"node":"number","value":1,"span":{"start":18,"end":19}},"else":{"node":"number","value":0,"span":{"start":25,"end":26}},"span":{"start":0,"end":26}},"depth":3},{"text":"567z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":{"start":0,"end":1}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":{"start":1,"end":2}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":{"start":2,"end":4}}],"span":{"start":0,"end":4}},"span":{"start":0,"end":4}},"depth":4},{"text":"1234z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":{"start":0,"end":1}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":{"start":1,"end":2}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":{"start":2,"end":3}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":{"start":3,"end":5}}],"span":{"start":0,"end":5}},"span":{"start":0,"end":5}},"depth":4},{"text":"dragon or seat_wind or round_wind","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"or","of":[{"node":"kindWord","name":"dragon","span":{"start":0,"end":6}},{"node":"kindWord","name":"seat_wind","span":{"start":10,"end":19}},{"node":"kindWord","name":"round_wind","span":{"start":23,"end":33}}],"span":{"start":0,"end":33}},"span":{"start":0,"end":33}},"depth":4},{"text":"every set is chow and pair is not value_tile and wait is two_sided","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":{"start":6,"end":9}},"negated":false,"is":{"node":"type","types":["chow"],"span":{"start":13,"end":17}},"span":{"start":0,"end":17}},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":22,"end":26}},"negated":true,"is":{"node":"of","kinds":{"node":"kindWord","name":"value_tile","span":{"start":34,"end":44}},"span":{"start":34,"end":44}},"span":{"start":22,"end":44}},{"node":"is","subject":{"node":"name","name":"wait","span":{"start":49,"end":53}},"negated":false,"choices":[{"name":"two_sided","span":{"start":57,"end":66}}],"span":{"start":49,"end":66}}],"span":{"start":0,"end":66}},"depth":5},{"text":"suits == 1","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":{"start":0,"end":5}},"right":{"node":"number","value":1,"span":{"start":9,"end":10}},"span":{"start":0,"end":10}},"depth":3},{"text":"if winner is dealer or payer is dealer then 2 else 1","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":{"start":3,"end":9}},"negated":false,"choices":[{"name":"dealer","span":{"start":13,"end":19}}],"span":{"start":3,"end":19}},{"node":"is","subject":{"node":"name","name":"payer","span":{"start":23,"end":28}},"negated":false,"choices":[{"name":"dealer","span":{"start":32,"end":38}}],"span":{"start":23,"end":38}}],"span":{"start":3,"end":38}},"then":{"node":"number","value":2,"span":{"start":44,"end":45}},"else":{"node":"number","value":1,"span":{"start":51,"end":52}},"span":{"start":0,"end":52}},"depth":5},{"text":"if pao and someone responsible then min(8000 * liable, value) else 0","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"and","of":[{"node":"name","name":"pao","span":{"start":3,"end":6}},{"node":"name","name":"someone responsible","span":{"start":11,"end":30}}],"span":{"start":3,"end":30}},"then":{"node":"call","name":"min","arguments":[{"node":"arithmetic","op":"*","left":{"node":"number","value":8000,"span":{"start":40,"end":44}},"right":{"node":"name","name":"liable","span":{"start":47,"end":53}},"span":{"start":40,"end":53}},{"node":"name","name":"value","span":{"start":55,"end":60}}],"span":{"start":36,"end":61}},"else":{"node":"number","value":0,"span":{"start":67,"end":68}},"span":{"start":0,"end":68}},"depth":5},{"text":"claims so far == 0 and kongs so far == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"claims so far","span":{"start":0,"end":13}},"right":{"node":"number","value":0,"span":{"start":17,"end":18}},"span":{"start":0,"end":18}},{"node":"compare","op":"==","left":{"node":"name","name":"kongs so far","span":{"start":23,"end":35}},"right":{"node":"number","value":0,"span":{"start":39,"end":40}},"span":{"start":23,"end":40}}],"span":{"start":0,"end":40}},"depth":4},{"text":"my turns == 1 and uninterrupted","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"my turns","span":{"start":0,"end":8}},"right":{"node":"number","value":1,"span":{"start":12,"end":13}},"span":{"start":0,"end":13}},{"node":"name","name":"uninterrupted","span":{"start":18,"end":31}}],"span":{"start":0,"end":31}},"depth":4},{"text":"missed or missed_after_riichi or waits on own discard","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"name","name":"missed","span":{"start":0,"end":6}},{"node":"name","name":"missed_after_riichi","span":{"start":10,"end":29}},{"node":"name","name":"waits on own discard","span":{"start":33,"end":53}}],"span":{"start":0,"end":53}},"depth":3},{"text":"ending is nine_terminals or four_winds or four_riichi or four_kongs or triple_win","kinds":false,"heard":[["choices","ending",["win","exhausted","false_win","nine_terminals","four_winds","four_riichi","four_kongs","triple_win"]]],"tree":{"node":"is","subject":{"node":"name","name":"ending","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"nine_terminals","span":{"start":10,"end":24}},{"name":"four_winds","span":{"start":28,"end":38}},{"name":"four_riichi","span":{"start":42,"end":53}},{"name":"four_kongs","span":{"start":57,"end":67}},{"name":"triple_win","span":{"start":71,"end":81}}],"span":{"start":0,"end":81}},"depth":3},{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":{"start":0,"end":1}},"depth":2},{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":{"start":0,"end":4}},"depth":2},{"text":"14","kinds":false,"heard":[],"tree":{"node":"number","value":14,"span":{"start":0,"end":2}},"depth":2},{"text":"turn is claimed and missed_until is claim","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"claimed","span":{"start":8,"end":15}}],"span":{"start":0,"end":15}},{"node":"is","subject":{"node":"name","name":"missed_until","span":{"start":20,"end":32}},"negated":false,"choices":[{"name":"claim","span":{"start":36,"end":41}}],"span":{"start":20,"end":41}}],"span":{"start":0,"end":41}},"depth":4},{"text":"turn is claimed","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"turn","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"claimed","span":{"start":8,"end":15}}],"span":{"start":0,"end":15}},"depth":3},{"text":"turn is claimed and last tile is dragon and count(shown triplet of dragon) == 3","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"claimed","span":{"start":8,"end":15}}],"span":{"start":0,"end":15}},{"node":"quantified","quantifier":"the","phrase":{"noun":"last tile","adjectives":[],"span":{"start":20,"end":29}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":{"start":33,"end":39}},"span":{"start":33,"end":39}},"span":{"start":20,"end":39}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["shown"],"of":{"node":"kindWord","name":"dragon","span":{"start":67,"end":73}},"span":{"start":50,"end":73}},"span":{"start":44,"end":74}},"right":{"node":"number","value":3,"span":{"start":78,"end":79}},"span":{"start":44,"end":79}}],"span":{"start":0,"end":79}},"depth":6},{"text":"turn is claimed and last tile is wind and count(shown triplet of wind) == 4","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"claimed","span":{"start":8,"end":15}}],"span":{"start":0,"end":15}},{"node":"quantified","quantifier":"the","phrase":{"noun":"last tile","adjectives":[],"span":{"start":20,"end":29}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":{"start":33,"end":37}},"span":{"start":33,"end":37}},"span":{"start":20,"end":37}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["shown"],"of":{"node":"kindWord","name":"wind","span":{"start":65,"end":69}},"span":{"start":48,"end":69}},"span":{"start":42,"end":70}},"right":{"node":"number","value":4,"span":{"start":74,"end":75}},"span":{"start":42,"end":75}}],"span":{"start":0,"end":75}},"depth":6},{"text":"not dead and (not window is concealed_kong or would score thirteen_orphans)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"not","of":{"node":"name","name":"dead","span":{"start":4,"end":8}},"span":{"start":0,"end":8}},{"node":"or","of":[{"node":"not","of":{"node":"is","subject":{"node":"name","name":"window","span":{"start":18,"end":24}},"negated":false,"choices":[{"name":"concealed_kong","span":{"start":28,"end":42}}],"span":{"start":18,"end":42}},"span":{"start":14,"end":42}},{"node":"named","word":"would score","name":"thirteen_orphans","span":{"start":46,"end":74}}],"span":{"start":13,"end":75}}],"span":{"start":0,"end":75}},"depth":6},{"text":"wins and (by draw or not furiten)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"wins","span":{"start":0,"end":4}},{"node":"or","of":[{"node":"name","name":"by draw","span":{"start":10,"end":17}},{"node":"not","of":{"node":"name","name":"furiten","span":{"start":25,"end":32}},"span":{"start":21,"end":32}}],"span":{"start":9,"end":33}}],"span":{"start":0,"end":33}},"depth":5},{"text":"3","kinds":false,"heard":[],"tree":{"node":"number","value":3,"span":{"start":0,"end":1}},"depth":2},{"text":"triple_win is abort and claimants >= 3","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"triple_win","span":{"start":0,"end":10}},"negated":false,"choices":[{"name":"abort","span":{"start":14,"end":19}}],"span":{"start":0,"end":19}},{"node":"compare","op":">=","left":{"node":"name","name":"claimants","span":{"start":24,"end":33}},"right":{"node":"number","value":3,"span":{"start":37,"end":38}},"span":{"start":24,"end":38}}],"span":{"start":0,"end":38}},"depth":4},{"text":"riichi","kinds":false,"heard":[],"tree":{"node":"name","name":"riichi","span":{"start":0,"end":6}},"depth":2},{"text":"swap_calling or not same kind as claimed","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"name","name":"swap_calling","span":{"start":0,"end":12}},{"node":"not","of":{"node":"name","name":"same kind as claimed","span":{"start":20,"end":40}},"span":{"start":16,"end":40}}],"span":{"start":0,"end":40}},"depth":4},{"text":"tiles left > 0 and not riichi and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":{"start":0,"end":10}},"right":{"node":"number","value":0,"span":{"start":13,"end":14}},"span":{"start":0,"end":14}},{"node":"not","of":{"node":"name","name":"riichi","span":{"start":23,"end":29}},"span":{"start":19,"end":29}},{"node":"not","of":{"node":"name","name":"dead","span":{"start":38,"end":42}},"span":{"start":34,"end":42}}],"span":{"start":0,"end":42}},"depth":4},{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":{"start":0,"end":1}},"depth":2},{"text":"tiles left > 0 and kongs so far < 4 and not riichi and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":{"start":0,"end":10}},"right":{"node":"number","value":0,"span":{"start":13,"end":14}},"span":{"start":0,"end":14}},{"node":"compare","op":"<","left":{"node":"name","name":"kongs so far","span":{"start":19,"end":31}},"right":{"node":"number","value":4,"span":{"start":34,"end":35}},"span":{"start":19,"end":35}},{"node":"not","of":{"node":"name","name":"riichi","span":{"start":44,"end":50}},"span":{"start":40,"end":50}},{"node":"not","of":{"node":"name","name":"dead","span":{"start":59,"end":63}},"span":{"start":55,"end":63}}],"span":{"start":0,"end":63}},"depth":4},{"text":"swap_calling or not (same kind as claimed or completes chow with shown tiles)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"name","name":"swap_calling","span":{"start":0,"end":12}},{"node":"not","of":{"node":"or","of":[{"node":"name","name":"same kind as claimed","span":{"start":21,"end":41}},{"node":"name","name":"completes chow with shown tiles","span":{"start":45,"end":76}}],"span":{"start":20,"end":77}},"span":{"start":16,"end":77}}],"span":{"start":0,"end":77}},"depth":5},{"text":"play is free or hand waits without it","kinds":false,"heard":[["choices","play",["checked","free"]]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"play","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"free","span":{"start":8,"end":12}}],"span":{"start":0,"end":12}},{"node":"name","name":"hand waits without it","span":{"start":16,"end":37}}],"span":{"start":0,"end":37}},"depth":4},{"text":"not riichi and no set is claimed and tiles left >= 4 and points >= stake and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"not","of":{"node":"name","name":"riichi","span":{"start":4,"end":10}},"span":{"start":0,"end":10}},{"node":"quantified","quantifier":"no","phrase":{"noun":"set","adjectives":[],"span":{"start":18,"end":21}},"negated":false,"is":{"node":"made","adjective":"claimed","span":{"start":25,"end":32}},"span":{"start":15,"end":32}},{"node":"compare","op":">=","left":{"node":"name","name":"tiles left","span":{"start":37,"end":47}},"right":{"node":"number","value":4,"span":{"start":51,"end":52}},"span":{"start":37,"end":52}},{"node":"compare","op":">=","left":{"node":"name","name":"points","span":{"start":57,"end":63}},"right":{"node":"name","name":"stake","span":{"start":67,"end":72}},"span":{"start":57,"end":72}},{"node":"not","of":{"node":"name","name":"dead","span":{"start":81,"end":85}},"span":{"start":77,"end":85}}],"span":{"start":0,"end":85}},"depth":4},{"text":"first_turn","kinds":false,"heard":[],"tree":{"node":"name","name":"first_turn","span":{"start":0,"end":10}},"depth":2},{"text":"stake","kinds":false,"heard":[],"tree":{"node":"name","name":"stake","span":{"start":0,"end":5}},"depth":2},{"text":"seats with riichi == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"named","word":"seats with","name":"riichi","span":{"start":0,"end":17}},"right":{"node":"number","value":4,"span":{"start":21,"end":22}},"span":{"start":0,"end":22}},"depth":3},{"text":"tiles left > 0 and kongs so far < 4 and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":{"start":0,"end":10}},"right":{"node":"number","value":0,"span":{"start":13,"end":14}},"span":{"start":0,"end":14}},{"node":"compare","op":"<","left":{"node":"name","name":"kongs so far","span":{"start":19,"end":31}},"right":{"node":"number","value":4,"span":{"start":34,"end":35}},"span":{"start":19,"end":35}},{"node":"not","of":{"node":"name","name":"dead","span":{"start":44,"end":48}},"span":{"start":40,"end":48}}],"span":{"start":0,"end":48}},"depth":4},{"text":"not riichi or (same kind as drawn and waits stay and readings stay)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"not","of":{"node":"name","name":"riichi","span":{"start":4,"end":10}},"span":{"start":0,"end":10}},{"node":"and","of":[{"node":"name","name":"same kind as drawn","span":{"start":15,"end":33}},{"node":"name","name":"waits stay","span":{"start":38,"end":48}},{"node":"name","name":"readings stay","span":{"start":53,"end":66}}],"span":{"start":14,"end":67}}],"span":{"start":0,"end":67}},"depth":4},{"text":"first_turn and count(kind in terminal or honour) >= 9 and not dead","kinds":false,"heard":[["sense","honour","kinds"]],"tree":{"node":"and","of":[{"node":"name","name":"first_turn","span":{"start":0,"end":10}},{"node":"compare","op":">=","left":{"node":"count","phrase":{"noun":"kind","adjectives":[],"of":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":{"start":29,"end":37}},{"node":"kindWord","name":"honour","span":{"start":41,"end":47}}],"span":{"start":29,"end":47}},"span":{"start":21,"end":47}},"span":{"start":15,"end":48}},"right":{"node":"number","value":9,"span":{"start":52,"end":53}},"span":{"start":15,"end":53}},{"node":"not","of":{"node":"name","name":"dead","span":{"start":62,"end":66}},"span":{"start":58,"end":66}}],"span":{"start":0,"end":66}},"depth":7},{"text":"not riichi or just drawn","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"not","of":{"node":"name","name":"riichi","span":{"start":4,"end":10}},"span":{"start":0,"end":10}},{"node":"name","name":"just drawn","span":{"start":14,"end":24}}],"span":{"start":0,"end":24}},"depth":4},{"text":"hand waits and not ready and not dead and seats with nagashi == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"hand waits","span":{"start":0,"end":10}},{"node":"not","of":{"node":"name","name":"ready","span":{"start":19,"end":24}},"span":{"start":15,"end":24}},{"node":"not","of":{"node":"name","name":"dead","span":{"start":33,"end":37}},"span":{"start":29,"end":37}},{"node":"compare","op":"==","left":{"node":"named","word":"seats with","name":"nagashi","span":{"start":42,"end":60}},"right":{"node":"number","value":0,"span":{"start":64,"end":65}},"span":{"start":42,"end":65}}],"span":{"start":0,"end":65}},"depth":4},{"text":"play is free and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"play","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"free","span":{"start":8,"end":12}}],"span":{"start":0,"end":12}},{"node":"not","of":{"node":"name","name":"dead","span":{"start":21,"end":25}},"span":{"start":17,"end":25}}],"span":{"start":0,"end":25}},"depth":4},{"text":"completes","kinds":false,"heard":[],"tree":{"node":"name","name":"completes","span":{"start":0,"end":9}},"depth":2},{"text":"completes and riichi","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"completes","span":{"start":0,"end":9}},{"node":"name","name":"riichi","span":{"start":14,"end":20}}],"span":{"start":0,"end":20}},"depth":3},{"text":"discards so far == 4 and uninterrupted and kinds discarded == 1 and every discard is wind","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"discards so far","span":{"start":0,"end":15}},"right":{"node":"number","value":4,"span":{"start":19,"end":20}},"span":{"start":0,"end":20}},{"node":"name","name":"uninterrupted","span":{"start":25,"end":38}},{"node":"compare","op":"==","left":{"node":"name","name":"kinds discarded","span":{"start":43,"end":58}},"right":{"node":"number","value":1,"span":{"start":62,"end":63}},"span":{"start":43,"end":63}},{"node":"quantified","quantifier":"every","phrase":{"noun":"discard","adjectives":[],"span":{"start":74,"end":81}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":{"start":85,"end":89}},"span":{"start":85,"end":89}},"span":{"start":68,"end":89}}],"span":{"start":0,"end":89}},"depth":5},{"text":"kongs so far == 4 and seats with kongs > 1","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"kongs so far","span":{"start":0,"end":12}},"right":{"node":"number","value":4,"span":{"start":16,"end":17}},"span":{"start":0,"end":17}},{"node":"compare","op":">","left":{"node":"name","name":"seats with kongs","span":{"start":22,"end":38}},"right":{"node":"number","value":1,"span":{"start":41,"end":42}},"span":{"start":22,"end":42}}],"span":{"start":0,"end":42}},"depth":4},{"text":"passed win","kinds":false,"heard":[],"tree":{"node":"named","word":"passed","name":"win","span":{"start":0,"end":10}},"depth":2},{"text":"passed win and riichi","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"named","word":"passed","name":"win","span":{"start":0,"end":10}},{"node":"name","name":"riichi","span":{"start":15,"end":21}}],"span":{"start":0,"end":21}},"depth":3},{"text":"no set is claimed and every own discard is terminal or honour and no own discard is taken and not dead","kinds":false,"heard":[["sense","honour","kinds"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"no","phrase":{"noun":"set","adjectives":[],"span":{"start":3,"end":6}},"negated":false,"is":{"node":"made","adjective":"claimed","span":{"start":10,"end":17}},"span":{"start":0,"end":17}},{"node":"quantified","quantifier":"every","phrase":{"noun":"discard","adjectives":["own"],"span":{"start":28,"end":39}},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":{"start":43,"end":51}},{"node":"kindWord","name":"honour","span":{"start":55,"end":61}}],"span":{"start":43,"end":61}},"span":{"start":43,"end":61}},"span":{"start":22,"end":61}},{"node":"quantified","quantifier":"no","phrase":{"noun":"discard","adjectives":["own"],"span":{"start":69,"end":80}},"negated":false,"is":{"node":"made","adjective":"taken","span":{"start":84,"end":89}},"span":{"start":66,"end":89}},{"node":"not","of":{"node":"name","name":"dead","span":{"start":98,"end":102}},"span":{"start":94,"end":102}}],"span":{"start":0,"end":102}},"depth":6},{"text":"riichi and not hand waits and seats with nagashi == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"riichi","span":{"start":0,"end":6}},{"node":"not","of":{"node":"name","name":"hand waits","span":{"start":15,"end":25}},"span":{"start":11,"end":25}},{"node":"compare","op":"==","left":{"node":"named","word":"seats with","name":"nagashi","span":{"start":30,"end":48}},"right":{"node":"number","value":0,"span":{"start":52,"end":53}},"span":{"start":30,"end":53}}],"span":{"start":0,"end":53}},"depth":4},{"text":"riichi and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"riichi","span":{"start":0,"end":6}},{"node":"not","of":{"node":"name","name":"dead","span":{"start":15,"end":19}},"span":{"start":11,"end":19}}],"span":{"start":0,"end":19}},"depth":4},{"text":"by draw and turn is replaced","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":{"start":0,"end":7}},{"node":"is","subject":{"node":"name","name":"turn","span":{"start":12,"end":16}},"negated":false,"choices":[{"name":"replaced","span":{"start":20,"end":28}}],"span":{"start":12,"end":28}}],"span":{"start":0,"end":28}},"depth":4},{"text":"window is extended_kong or window is concealed_kong","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"window","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"extended_kong","span":{"start":10,"end":23}}],"span":{"start":0,"end":23}},{"node":"is","subject":{"node":"name","name":"window","span":{"start":27,"end":33}},"negated":false,"choices":[{"name":"concealed_kong","span":{"start":37,"end":51}}],"span":{"start":27,"end":51}}],"span":{"start":0,"end":51}},"depth":4},{"text":"tiles left == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":{"start":0,"end":10}},"right":{"node":"number","value":0,"span":{"start":14,"end":15}},"span":{"start":0,"end":15}},"depth":3},{"text":"turn is dealt and i am dealer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"dealt","span":{"start":8,"end":13}}],"span":{"start":0,"end":13}},{"node":"name","name":"i am dealer","span":{"start":18,"end":29}}],"span":{"start":0,"end":29}},"depth":4},{"text":"by draw and turn is drawn and my turns == 1 and uninterrupted and not i am dealer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":{"start":0,"end":7}},{"node":"is","subject":{"node":"name","name":"turn","span":{"start":12,"end":16}},"negated":false,"choices":[{"name":"drawn","span":{"start":20,"end":25}}],"span":{"start":12,"end":25}},{"node":"compare","op":"==","left":{"node":"name","name":"my turns","span":{"start":30,"end":38}},"right":{"node":"number","value":1,"span":{"start":42,"end":43}},"span":{"start":30,"end":43}},{"node":"name","name":"uninterrupted","span":{"start":48,"end":61}},{"node":"not","of":{"node":"name","name":"i am dealer","span":{"start":70,"end":81}},"span":{"start":66,"end":81}}],"span":{"start":0,"end":81}},"depth":4},{"text":"by discard and my turns == 0 and uninterrupted and not i am dealer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"compare","op":"==","left":{"node":"name","name":"my turns","span":{"start":15,"end":23}},"right":{"node":"number","value":0,"span":{"start":27,"end":28}},"span":{"start":15,"end":28}},{"node":"name","name":"uninterrupted","span":{"start":33,"end":46}},{"node":"not","of":{"node":"name","name":"i am dealer","span":{"start":55,"end":66}},"span":{"start":51,"end":66}}],"span":{"start":0,"end":66}},"depth":4},{"text":"by discard and payer is exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"is","subject":{"node":"name","name":"payer","span":{"start":15,"end":20}},"negated":false,"choices":[{"name":"exposer","span":{"start":24,"end":31}}],"span":{"start":15,"end":31}}],"span":{"start":0,"end":31}},"depth":4},{"text":"round_up((value - liable_part) * (if winner is dealer then 6 else 4), 100)","kinds":false,"heard":[],"tree":{"node":"call","name":"round_up","arguments":[{"node":"arithmetic","op":"*","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"value","span":{"start":10,"end":15}},"right":{"node":"name","name":"liable_part","span":{"start":18,"end":29}},"span":{"start":9,"end":30}},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"winner","span":{"start":37,"end":43}},"negated":false,"choices":[{"name":"dealer","span":{"start":47,"end":53}}],"span":{"start":37,"end":53}},"then":{"node":"number","value":6,"span":{"start":59,"end":60}},"else":{"node":"number","value":4,"span":{"start":66,"end":67}},"span":{"start":33,"end":68}},"span":{"start":9,"end":68}},{"node":"number","value":100,"span":{"start":70,"end":73}}],"span":{"start":0,"end":74}},"depth":6},{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":{"start":0,"end":7}},"depth":2},{"text":"round_up((value - liable_part) * share, 100)","kinds":false,"heard":[],"tree":{"node":"call","name":"round_up","arguments":[{"node":"arithmetic","op":"*","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"value","span":{"start":10,"end":15}},"right":{"node":"name","name":"liable_part","span":{"start":18,"end":29}},"span":{"start":9,"end":30}},"right":{"node":"name","name":"share","span":{"start":33,"end":38}},"span":{"start":9,"end":38}},{"node":"number","value":100,"span":{"start":40,"end":43}}],"span":{"start":0,"end":44}},"depth":5},{"text":"by discard and (payer is exposer or payer is responsible)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"payer","span":{"start":16,"end":21}},"negated":false,"choices":[{"name":"exposer","span":{"start":25,"end":32}}],"span":{"start":16,"end":32}},{"node":"is","subject":{"node":"name","name":"payer","span":{"start":36,"end":41}},"negated":false,"choices":[{"name":"responsible","span":{"start":45,"end":56}}],"span":{"start":36,"end":56}}],"span":{"start":15,"end":57}}],"span":{"start":0,"end":57}},"depth":5},{"text":"liable_part * (if winner is dealer then 6 else 4) * (if exposer is responsible then 1 else 1/2)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"arithmetic","op":"*","left":{"node":"name","name":"liable_part","span":{"start":0,"end":11}},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"winner","span":{"start":18,"end":24}},"negated":false,"choices":[{"name":"dealer","span":{"start":28,"end":34}}],"span":{"start":18,"end":34}},"then":{"node":"number","value":6,"span":{"start":40,"end":41}},"else":{"node":"number","value":4,"span":{"start":47,"end":48}},"span":{"start":14,"end":49}},"span":{"start":0,"end":49}},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"exposer","span":{"start":56,"end":63}},"negated":false,"choices":[{"name":"responsible","span":{"start":67,"end":78}}],"span":{"start":56,"end":78}},"then":{"node":"number","value":1,"span":{"start":84,"end":85}},"else":{"node":"arithmetic","op":"/","left":{"node":"number","value":1,"span":{"start":91,"end":92}},"right":{"node":"number","value":2,"span":{"start":93,"end":94}},"span":{"start":91,"end":94}},"span":{"start":52,"end":95}},"span":{"start":0,"end":95}},"depth":6},{"text":"by draw and payer is responsible","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":{"start":0,"end":7}},{"node":"is","subject":{"node":"name","name":"payer","span":{"start":12,"end":17}},"negated":false,"choices":[{"name":"responsible","span":{"start":21,"end":32}}],"span":{"start":12,"end":32}}],"span":{"start":0,"end":32}},"depth":4},{"text":"liable_part * (if winner is dealer then 6 else 4)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"liable_part","span":{"start":0,"end":11}},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"winner","span":{"start":18,"end":24}},"negated":false,"choices":[{"name":"dealer","span":{"start":28,"end":34}}],"span":{"start":18,"end":34}},"then":{"node":"number","value":6,"span":{"start":40,"end":41}},"else":{"node":"number","value":4,"span":{"start":47,"end":48}},"span":{"start":14,"end":49}},"span":{"start":0,"end":49}},"depth":5},{"text":"if by discard then payer is exposer else liable_part < value","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"by discard","span":{"start":3,"end":13}},"then":{"node":"is","subject":{"node":"name","name":"payer","span":{"start":19,"end":24}},"negated":false,"choices":[{"name":"exposer","span":{"start":28,"end":35}}],"span":{"start":19,"end":35}},"else":{"node":"compare","op":"<","left":{"node":"name","name":"liable_part","span":{"start":41,"end":52}},"right":{"node":"name","name":"value","span":{"start":55,"end":60}},"span":{"start":41,"end":60}},"span":{"start":0,"end":60}},"depth":4},{"text":"repeats * (if by discard then 300 else 100)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"repeats","span":{"start":0,"end":7}},"right":{"node":"if","test":{"node":"name","name":"by discard","span":{"start":14,"end":24}},"then":{"node":"number","value":300,"span":{"start":30,"end":33}},"else":{"node":"number","value":100,"span":{"start":39,"end":42}},"span":{"start":10,"end":43}},"span":{"start":0,"end":43}},"depth":4},{"text":"by draw and payer is responsible and liable_part > 0 and liable_part == value","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":{"start":0,"end":7}},{"node":"is","subject":{"node":"name","name":"payer","span":{"start":12,"end":17}},"negated":false,"choices":[{"name":"responsible","span":{"start":21,"end":32}}],"span":{"start":12,"end":32}},{"node":"compare","op":">","left":{"node":"name","name":"liable_part","span":{"start":37,"end":48}},"right":{"node":"number","value":0,"span":{"start":51,"end":52}},"span":{"start":37,"end":52}},{"node":"compare","op":"==","left":{"node":"name","name":"liable_part","span":{"start":57,"end":68}},"right":{"node":"name","name":"value","span":{"start":72,"end":77}},"span":{"start":57,"end":77}}],"span":{"start":0,"end":77}},"depth":4},{"text":"300 * repeats","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":300,"span":{"start":0,"end":3}},"right":{"node":"name","name":"repeats","span":{"start":6,"end":13}},"span":{"start":0,"end":13}},"depth":3},{"text":"min(stake, stakes)","kinds":false,"heard":[],"tree":{"node":"call","name":"min","arguments":[{"node":"name","name":"stake","span":{"start":4,"end":9}},{"node":"name","name":"stakes","span":{"start":11,"end":17}}],"span":{"start":0,"end":18}},"depth":3},{"text":"first winner","kinds":false,"heard":[],"tree":{"node":"name","name":"first winner","span":{"start":0,"end":12}},"depth":2},{"text":"stakes","kinds":false,"heard":[],"tree":{"node":"name","name":"stakes","span":{"start":0,"end":6}},"depth":2},{"text":"seats with nagashi == 0 and ready and not payer has ready","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"named","word":"seats with","name":"nagashi","span":{"start":0,"end":18}},"right":{"node":"number","value":0,"span":{"start":22,"end":23}},"span":{"start":0,"end":23}},{"node":"name","name":"ready","span":{"start":28,"end":33}},{"node":"not","of":{"node":"named","word":"payer has","name":"ready","span":{"start":42,"end":57}},"span":{"start":38,"end":57}}],"span":{"start":0,"end":57}},"depth":4},{"text":"floor(waiting_payment / (if seats with ready == 2 then 4 else 3))","kinds":false,"heard":[],"tree":{"node":"call","name":"floor","arguments":[{"node":"arithmetic","op":"/","left":{"node":"name","name":"waiting_payment","span":{"start":6,"end":21}},"right":{"node":"if","test":{"node":"compare","op":"==","left":{"node":"named","word":"seats with","name":"ready","span":{"start":28,"end":44}},"right":{"node":"number","value":2,"span":{"start":48,"end":49}},"span":{"start":28,"end":49}},"then":{"node":"number","value":4,"span":{"start":55,"end":56}},"else":{"node":"number","value":3,"span":{"start":62,"end":63}},"span":{"start":24,"end":64}},"span":{"start":6,"end":64}}],"span":{"start":0,"end":65}},"depth":6},{"text":"nagashi","kinds":false,"heard":[],"tree":{"node":"name","name":"nagashi","span":{"start":0,"end":7}},"depth":2},{"text":"2000 * share","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":2000,"span":{"start":0,"end":4}},"right":{"node":"name","name":"share","span":{"start":7,"end":12}},"span":{"start":0,"end":12}},"depth":3},{"text":"100 * repeats","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":100,"span":{"start":0,"end":3}},"right":{"node":"name","name":"repeats","span":{"start":6,"end":13}},"span":{"start":0,"end":13}},"depth":3},{"text":"if payer is dealer or winner is dealer then 4000 else 2000","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"payer","span":{"start":3,"end":8}},"negated":false,"choices":[{"name":"dealer","span":{"start":12,"end":18}}],"span":{"start":3,"end":18}},{"node":"is","subject":{"node":"name","name":"winner","span":{"start":22,"end":28}},"negated":false,"choices":[{"name":"dealer","span":{"start":32,"end":38}}],"span":{"start":22,"end":38}}],"span":{"start":3,"end":38}},"then":{"node":"number","value":4000,"span":{"start":44,"end":48}},"else":{"node":"number","value":2000,"span":{"start":54,"end":58}},"span":{"start":0,"end":58}},"depth":5},{"text":"min(staked, stakes)","kinds":false,"heard":[],"tree":{"node":"call","name":"min","arguments":[{"node":"name","name":"staked","span":{"start":4,"end":10}},{"node":"name","name":"stakes","span":{"start":12,"end":18}}],"span":{"start":0,"end":19}},"depth":3},{"text":"players ahead == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"players ahead","span":{"start":0,"end":13}},"right":{"node":"number","value":0,"span":{"start":17,"end":18}},"span":{"start":0,"end":18}},"depth":3},{"text":"floor(stakes / (players level + 1))","kinds":false,"heard":[],"tree":{"node":"call","name":"floor","arguments":[{"node":"arithmetic","op":"/","left":{"node":"name","name":"stakes","span":{"start":6,"end":12}},"right":{"node":"arithmetic","op":"+","left":{"node":"name","name":"players level","span":{"start":16,"end":29}},"right":{"node":"number","value":1,"span":{"start":32,"end":33}},"span":{"start":15,"end":34}},"span":{"start":6,"end":34}}],"span":{"start":0,"end":35}},"depth":5},{"text":"winner is dealer or replayed or aborted or (ending is exhausted and (if seats with nagashi > 0 then dealer has nagashi else dealer has ready))","kinds":false,"heard":[["choices","winner",["i","dealer","starter","exposer","winner","leader"]],["sense","replayed","yes/no"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"dealer","span":{"start":10,"end":16}}],"span":{"start":0,"end":16}},{"node":"name","name":"replayed","span":{"start":20,"end":28}},{"node":"name","name":"aborted","span":{"start":32,"end":39}},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"ending","span":{"start":44,"end":50}},"negated":false,"choices":[{"name":"exhausted","span":{"start":54,"end":63}}],"span":{"start":44,"end":63}},{"node":"if","test":{"node":"compare","op":">","left":{"node":"named","word":"seats with","name":"nagashi","span":{"start":72,"end":90}},"right":{"node":"number","value":0,"span":{"start":93,"end":94}},"span":{"start":72,"end":94}},"then":{"node":"named","word":"dealer has","name":"nagashi","span":{"start":100,"end":118}},"else":{"node":"named","word":"dealer has","name":"ready","span":{"start":124,"end":140}},"span":{"start":68,"end":141}}],"span":{"start":43,"end":142}}],"span":{"start":0,"end":142}},"depth":6},{"text":"ending is false_win","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"ending","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"false_win","span":{"start":10,"end":19}}],"span":{"start":0,"end":19}},"depth":3},{"text":"if replayed then repeats else if (ending is win and not winner is dealer) or (seats with nagashi > 0 and not dealer has nagashi) then 0 else repeats + 1","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"replayed","span":{"start":3,"end":11}},"then":{"node":"name","name":"repeats","span":{"start":17,"end":24}},"else":{"node":"if","test":{"node":"or","of":[{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"ending","span":{"start":34,"end":40}},"negated":false,"choices":[{"name":"win","span":{"start":44,"end":47}}],"span":{"start":34,"end":47}},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"winner","span":{"start":56,"end":62}},"negated":false,"choices":[{"name":"dealer","span":{"start":66,"end":72}}],"span":{"start":56,"end":72}},"span":{"start":52,"end":72}}],"span":{"start":33,"end":73}},{"node":"and","of":[{"node":"compare","op":">","left":{"node":"named","word":"seats with","name":"nagashi","span":{"start":78,"end":96}},"right":{"node":"number","value":0,"span":{"start":99,"end":100}},"span":{"start":78,"end":100}},{"node":"not","of":{"node":"named","word":"dealer has","name":"nagashi","span":{"start":109,"end":127}},"span":{"start":105,"end":127}}],"span":{"start":77,"end":128}}],"span":{"start":33,"end":128}},"then":{"node":"number","value":0,"span":{"start":134,"end":135}},"else":{"node":"arithmetic","op":"+","left":{"node":"name","name":"repeats","span":{"start":141,"end":148}},"right":{"node":"number","value":1,"span":{"start":151,"end":152}},"span":{"start":141,"end":152}},"span":{"start":30,"end":152}},"span":{"start":0,"end":152}},"depth":8},{"text":"starting_points","kinds":false,"heard":[],"tree":{"node":"name","name":"starting_points","span":{"start":0,"end":15}},"depth":2},{"text":"points - starting_points + (if placement then floor((bonus_of(players ahead + 1) + (if players level >= 1 then bonus_of(players ahead + 2) else 0) + (if players level >= 2 then bonus_of(players ahead + 3) else 0) + (if players level >= 3 then bonus_of(players ahead + 4) else 0)) / (players level + 1)) else 0)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"+","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"points","span":{"start":0,"end":6}},"right":{"node":"name","name":"starting_points","span":{"start":9,"end":24}},"span":{"start":0,"end":24}},"right":{"node":"if","test":{"node":"name","name":"placement","span":{"start":31,"end":40}},"then":{"node":"call","name":"floor","arguments":[{"node":"arithmetic","op":"/","left":{"node":"arithmetic","op":"+","left":{"node":"arithmetic","op":"+","left":{"node":"arithmetic","op":"+","left":{"node":"call","name":"bonus_of","arguments":[{"node":"arithmetic","op":"+","left":{"node":"name","name":"players ahead","span":{"start":62,"end":75}},"right":{"node":"number","value":1,"span":{"start":78,"end":79}},"span":{"start":62,"end":79}}],"span":{"start":53,"end":80}},"right":{"node":"if","test":{"node":"compare","op":">=","left":{"node":"name","name":"players level","span":{"start":87,"end":100}},"right":{"node":"number","value":1,"span":{"start":104,"end":105}},"span":{"start":87,"end":105}},"then":{"node":"call","name":"bonus_of","arguments":[{"node":"arithmetic","op":"+","left":{"node":"name","name":"players ahead","span":{"start":120,"end":133}},"right":{"node":"number","value":2,"span":{"start":136,"end":137}},"span":{"start":120,"end":137}}],"span":{"start":111,"end":138}},"else":{"node":"number","value":0,"span":{"start":144,"end":145}},"span":{"start":83,"end":146}},"span":{"start":53,"end":146}},"right":{"node":"if","test":{"node":"compare","op":">=","left":{"node":"name","name":"players level","span":{"start":153,"end":166}},"right":{"node":"number","value":2,"span":{"start":170,"end":171}},"span":{"start":153,"end":171}},"then":{"node":"call","name":"bonus_of","arguments":[{"node":"arithmetic","op":"+","left":{"node":"name","name":"players ahead","span":{"start":186,"end":199}},"right":{"node":"number","value":3,"span":{"start":202,"end":203}},"span":{"start":186,"end":203}}],"span":{"start":177,"end":204}},"else":{"node":"number","value":0,"span":{"start":210,"end":211}},"span":{"start":149,"end":212}},"span":{"start":53,"end":212}},"right":{"node":"if","test":{"node":"compare","op":">=","left":{"node":"name","name":"players level","span":{"start":219,"end":232}},"right":{"node":"number","value":3,"span":{"start":236,"end":237}},"span":{"start":219,"end":237}},"then":{"node":"call","name":"bonus_of","arguments":[{"node":"arithmetic","op":"+","left":{"node":"name","name":"players ahead","span":{"start":252,"end":265}},"right":{"node":"number","value":4,"span":{"start":268,"end":269}},"span":{"start":252,"end":269}}],"span":{"start":243,"end":270}},"else":{"node":"number","value":0,"span":{"start":276,"end":277}},"span":{"start":215,"end":278}},"span":{"start":52,"end":279}},"right":{"node":"arithmetic","op":"+","left":{"node":"name","name":"players level","span":{"start":283,"end":296}},"right":{"node":"number","value":1,"span":{"start":299,"end":300}},"span":{"start":282,"end":301}},"span":{"start":52,"end":301}}],"span":{"start":46,"end":302}},"else":{"node":"number","value":0,"span":{"start":308,"end":309}},"span":{"start":27,"end":310}},"span":{"start":0,"end":310}},"depth":12},{"text":"double_riichi","kinds":false,"heard":[],"tree":{"node":"name","name":"double_riichi","span":{"start":0,"end":13}},"depth":2},{"text":"riichi and ippatsu","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"riichi","span":{"start":0,"end":6}},{"node":"name","name":"ippatsu","span":{"start":11,"end":18}}],"span":{"start":0,"end":18}},"depth":3},{"text":"concealed and by draw","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":{"start":0,"end":9}},{"node":"name","name":"by draw","span":{"start":14,"end":21}}],"span":{"start":0,"end":21}},"depth":3},{"text":"concealed and plain_chows","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":{"start":0,"end":9}},{"node":"name","name":"plain_chows","span":{"start":14,"end":25}}],"span":{"start":0,"end":25}},"depth":3},{"text":"concealed and has chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":{"start":0,"end":9}},{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":23,"end":25}},"span":{"start":18,"end":25}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":32,"end":34}},"span":{"start":27,"end":34}}],"ranges":[],"span":{"start":14,"end":34}}],"span":{"start":0,"end":34}},"depth":5},{"text":"every tile is simple and (concealed or kuitan)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"simple","span":{"start":14,"end":20}},"span":{"start":14,"end":20}},"span":{"start":0,"end":20}},{"node":"or","of":[{"node":"name","name":"concealed","span":{"start":26,"end":35}},{"node":"name","name":"kuitan","span":{"start":39,"end":45}}],"span":{"start":25,"end":46}}],"span":{"start":0,"end":46}},"depth":5},{"text":"has chow nA, chow nB, chow nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":{"start":18,"end":20}},"span":{"start":13,"end":20}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":{"start":27,"end":29}},"span":{"start":22,"end":29}}],"ranges":[],"span":{"start":0,"end":29}},"depth":4},{"text":"if concealed then 2 else 1","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"concealed","span":{"start":3,"end":12}},"then":{"node":"number","value":2,"span":{"start":18,"end":19}},"else":{"node":"number","value":1,"span":{"start":25,"end":26}},"span":{"start":0,"end":26}},"depth":3},{"text":"has chow 1A, chow 4A, chow 7A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":{"start":18,"end":20}},"span":{"start":13,"end":20}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":{"start":27,"end":29}},"span":{"start":22,"end":29}}],"ranges":[],"span":{"start":0,"end":29}},"depth":4},{"text":"any set is 5z","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":{"start":4,"end":7}},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":{"start":11,"end":13}}],"span":{"start":11,"end":13}},"span":{"start":11,"end":13}},"span":{"start":0,"end":13}},"depth":5},{"text":"any set is 6z","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":{"start":4,"end":7}},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":{"start":11,"end":13}}],"span":{"start":11,"end":13}},"span":{"start":11,"end":13}},"span":{"start":0,"end":13}},"depth":5},{"text":"any set is 7z","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":{"start":4,"end":7}},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":{"start":11,"end":13}}],"span":{"start":11,"end":13}},"span":{"start":11,"end":13}},"span":{"start":0,"end":13}},"depth":5},{"text":"any set is seat_wind","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":{"start":4,"end":7}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"seat_wind","span":{"start":11,"end":20}},"span":{"start":11,"end":20}},"span":{"start":0,"end":20}},"depth":4},{"text":"any set is round_wind","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":{"start":4,"end":7}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"round_wind","span":{"start":11,"end":21}},"span":{"start":11,"end":21}},"span":{"start":0,"end":21}},"depth":4},{"text":"every group has terminal or honour and any set is chow and any tile is honour","kinds":false,"heard":[["sense","honour","kinds"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":{"start":6,"end":11}},"negated":false,"is":{"node":"has","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":{"start":16,"end":24}},{"node":"kindWord","name":"honour","span":{"start":28,"end":34}}],"span":{"start":16,"end":34}}},"span":{"start":0,"end":34}},{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":{"start":43,"end":46}},"negated":false,"is":{"node":"type","types":["chow"],"span":{"start":50,"end":54}},"span":{"start":39,"end":54}},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":{"start":63,"end":67}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":71,"end":77}},"span":{"start":71,"end":77}},"span":{"start":59,"end":77}}],"span":{"start":0,"end":77}},"depth":5},{"text":"after_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"after_kong","span":{"start":0,"end":10}},"depth":2},{"text":"robbing_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"robbing_kong","span":{"start":0,"end":12}},"depth":2},{"text":"last_tile and by draw","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"last_tile","span":{"start":0,"end":9}},{"node":"name","name":"by draw","span":{"start":14,"end":21}}],"span":{"start":0,"end":21}},"depth":3},{"text":"last_tile and by discard","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"last_tile","span":{"start":0,"end":9}},{"node":"name","name":"by discard","span":{"start":14,"end":24}}],"span":{"start":0,"end":24}},"depth":3},{"text":"before_first_draw and renhou is mangan","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"before_first_draw","span":{"start":0,"end":17}},{"node":"is","subject":{"node":"name","name":"renhou","span":{"start":22,"end":28}},"negated":false,"choices":[{"name":"mangan","span":{"start":32,"end":38}}],"span":{"start":22,"end":38}}],"span":{"start":0,"end":38}},"depth":4},{"text":"5","kinds":false,"heard":[],"tree":{"node":"number","value":5,"span":{"start":0,"end":1}},"depth":2},{"text":"shape is pairs","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"pairs","span":{"start":9,"end":14}}],"span":{"start":0,"end":14}},"depth":3},{"text":"has triplet nA, triplet nB, triplet nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":12,"end":14}},"span":{"start":4,"end":14}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":{"start":24,"end":26}},"span":{"start":16,"end":26}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":{"start":36,"end":38}},"span":{"start":28,"end":38}}],"ranges":[],"span":{"start":0,"end":38}},"depth":4},{"text":"count(concealed triplet) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":3,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},"depth":4},{"text":"count(kong) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":{"start":6,"end":10}},"span":{"start":0,"end":11}},"right":{"node":"number","value":3,"span":{"start":15,"end":16}},"span":{"start":0,"end":16}},"depth":4},{"text":"every set is triplet","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":{"start":6,"end":9}},"negated":false,"is":{"node":"type","types":["triplet"],"span":{"start":13,"end":20}},"span":{"start":0,"end":20}},"depth":3},{"text":"flush and any tile is honour","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"flush","span":{"start":0,"end":5}},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":{"start":14,"end":18}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":22,"end":28}},"span":{"start":22,"end":28}},"span":{"start":10,"end":28}}],"span":{"start":0,"end":28}},"depth":5},{"text":"if concealed then 3 else 2","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"concealed","span":{"start":3,"end":12}},"then":{"node":"number","value":3,"span":{"start":18,"end":19}},"else":{"node":"number","value":2,"span":{"start":25,"end":26}},"span":{"start":0,"end":26}},"depth":3},{"text":"count(triplet of dragon) == 2 and pair is dragon","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":{"start":17,"end":23}},"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":2,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":34,"end":38}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":{"start":42,"end":48}},"span":{"start":42,"end":48}},"span":{"start":34,"end":48}}],"span":{"start":0,"end":48}},"depth":6},{"text":"every tile is terminal or honour","kinds":false,"heard":[["sense","honour","kinds"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":{"start":14,"end":22}},{"node":"kindWord","name":"honour","span":{"start":26,"end":32}}],"span":{"start":14,"end":32}},"span":{"start":14,"end":32}},"span":{"start":0,"end":32}},"depth":5},{"text":"every group has terminal and any set is chow","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":{"start":6,"end":11}},"negated":false,"is":{"node":"has","kinds":{"node":"kindWord","name":"terminal","span":{"start":16,"end":24}}},"span":{"start":0,"end":24}},{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":{"start":33,"end":36}},"negated":false,"is":{"node":"type","types":["chow"],"span":{"start":40,"end":44}},"span":{"start":29,"end":44}}],"span":{"start":0,"end":44}},"depth":4},{"text":"concealed and (has chow nA, chow nA, chow kB, chow kB or has chow nA, chow nA, chow kA, chow kA)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":{"start":0,"end":9}},{"node":"or","of":[{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":24,"end":26}},"span":{"start":19,"end":26}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":33,"end":35}},"span":{"start":28,"end":35}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"B","span":{"start":42,"end":44}},"span":{"start":37,"end":44}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"B","span":{"start":51,"end":53}},"span":{"start":46,"end":53}}],"ranges":[],"span":{"start":15,"end":53}},{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":66,"end":68}},"span":{"start":61,"end":68}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":75,"end":77}},"span":{"start":70,"end":77}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":84,"end":86}},"span":{"start":79,"end":86}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":93,"end":95}},"span":{"start":88,"end":95}}],"ranges":[],"span":{"start":57,"end":95}}],"span":{"start":14,"end":96}}],"span":{"start":0,"end":96}},"depth":6},{"text":"flush and no tile is honour","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"flush","span":{"start":0,"end":5}},{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":{"start":13,"end":17}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":21,"end":27}},"span":{"start":21,"end":27}},"span":{"start":10,"end":27}}],"span":{"start":0,"end":27}},"depth":5},{"text":"if concealed then 6 else 5","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"concealed","span":{"start":3,"end":12}},"then":{"node":"number","value":6,"span":{"start":18,"end":19}},"else":{"node":"number","value":5,"span":{"start":25,"end":26}},"span":{"start":0,"end":26}},"depth":3},{"text":"per tile pointed by indicators","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"tile","adjectives":[],"by":{"list":"indicators","span":{"start":9,"end":30}},"span":{"start":4,"end":30}},"span":{"start":0,"end":30}},"depth":4},{"text":"if riichi then per tile pointed by under_indicators else 0","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"riichi","span":{"start":3,"end":9}},"then":{"node":"per","phrase":{"noun":"tile","adjectives":[],"by":{"list":"under_indicators","span":{"start":24,"end":51}},"span":{"start":19,"end":51}},"span":{"start":15,"end":51}},"else":{"node":"number","value":0,"span":{"start":57,"end":58}},"span":{"start":0,"end":58}},"depth":5},{"text":"per tile where marked","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"tile","adjectives":[],"where":{"node":"name","name":"marked","span":{"start":15,"end":21}},"span":{"start":4,"end":21}},"span":{"start":0,"end":21}},"depth":4},{"text":"shape is orphans","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"orphans","span":{"start":9,"end":16}}],"span":{"start":0,"end":16}},"depth":3},{"text":"held include 1112345678999A","kinds":false,"heard":[],"tree":{"node":"include","what":"held","exactly":false,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":13,"end":14}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":14,"end":15}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":15,"end":16}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":{"start":16,"end":17}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":{"start":17,"end":18}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":{"start":18,"end":19}},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":{"start":19,"end":20}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":{"start":20,"end":21}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":{"start":21,"end":22}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":{"start":22,"end":23}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":23,"end":24}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":24,"end":25}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":25,"end":27}}],"span":{"start":0,"end":27}},"depth":3},{"text":"dealt_hand","kinds":false,"heard":[],"tree":{"node":"name","name":"dealt_hand","span":{"start":0,"end":10}},"depth":2},{"text":"first_draw","kinds":false,"heard":[],"tree":{"node":"name","name":"first_draw","span":{"start":0,"end":10}},"depth":2},{"text":"before_first_draw and renhou is yakuman","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"before_first_draw","span":{"start":0,"end":17}},{"node":"is","subject":{"node":"name","name":"renhou","span":{"start":22,"end":28}},"negated":false,"choices":[{"name":"yakuman","span":{"start":32,"end":39}}],"span":{"start":22,"end":39}}],"span":{"start":0,"end":39}},"depth":4},{"text":"count(concealed triplet) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":4,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},"depth":4},{"text":"count(kong) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":{"start":6,"end":10}},"span":{"start":0,"end":11}},"right":{"node":"number","value":4,"span":{"start":15,"end":16}},"span":{"start":0,"end":16}},"depth":4},{"text":"every tile in 23468s 6z","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":{"start":14,"end":15}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"s","span":{"start":15,"end":16}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":{"start":16,"end":17}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":{"start":17,"end":18}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":{"start":18,"end":20}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":{"start":21,"end":23}}],"span":{"start":14,"end":23}}},"span":{"start":0,"end":23}},"depth":4},{"text":"every tile is terminal","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":{"start":14,"end":22}},"span":{"start":14,"end":22}},"span":{"start":0,"end":22}},"depth":4},{"text":"every tile is honour and shape is sets","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":14,"end":20}},"span":{"start":14,"end":20}},"span":{"start":0,"end":20}},{"node":"is","subject":{"node":"name","name":"shape","span":{"start":25,"end":30}},"negated":false,"choices":[{"name":"sets","span":{"start":34,"end":38}}],"span":{"start":25,"end":38}}],"span":{"start":0,"end":38}},"depth":5},{"text":"count(triplet of dragon) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":{"start":17,"end":23}},"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":3,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},"depth":5},{"text":"count(triplet of wind) == 3 and pair is wind","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":{"start":17,"end":21}},"span":{"start":6,"end":21}},"span":{"start":0,"end":22}},"right":{"node":"number","value":3,"span":{"start":26,"end":27}},"span":{"start":0,"end":27}},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":32,"end":36}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":{"start":40,"end":44}},"span":{"start":40,"end":44}},"span":{"start":32,"end":44}}],"span":{"start":0,"end":44}},"depth":6},{"text":"count(triplet of wind) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":{"start":17,"end":21}},"span":{"start":6,"end":21}},"span":{"start":0,"end":22}},"right":{"node":"number","value":4,"span":{"start":26,"end":27}},"span":{"start":0,"end":27}},"depth":5},{"text":"if double_yakuman then 2 else 1","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"double_yakuman","span":{"start":3,"end":17}},"then":{"node":"number","value":2,"span":{"start":23,"end":24}},"else":{"node":"number","value":1,"span":{"start":30,"end":31}},"span":{"start":0,"end":31}},"depth":3},{"text":"shape is sets and concealed and by discard","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"sets","span":{"start":9,"end":13}}],"span":{"start":0,"end":13}},{"node":"name","name":"concealed","span":{"start":18,"end":27}},{"node":"name","name":"by discard","span":{"start":32,"end":42}}],"span":{"start":0,"end":42}},"depth":4},{"text":"30","kinds":false,"heard":[],"tree":{"node":"number","value":30,"span":{"start":0,"end":2}},"depth":2},{"text":"shape is sets and not (concealed and by discard)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"sets","span":{"start":9,"end":13}}],"span":{"start":0,"end":13}},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"concealed","span":{"start":23,"end":32}},{"node":"name","name":"by discard","span":{"start":37,"end":47}}],"span":{"start":22,"end":48}},"span":{"start":18,"end":48}}],"span":{"start":0,"end":48}},"depth":5},{"text":"20","kinds":false,"heard":[],"tree":{"node":"number","value":20,"span":{"start":0,"end":2}},"depth":2},{"text":"25","kinds":false,"heard":[],"tree":{"node":"number","value":25,"span":{"start":0,"end":2}},"depth":2},{"text":"any set is triplet","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":{"start":4,"end":7}},"negated":false,"is":{"node":"type","types":["triplet"],"span":{"start":11,"end":18}},"span":{"start":0,"end":18}},"depth":3},{"text":"per triplet, 2 * (if concealed then 2 else 1) * (if terminal or honour then 2 else 1) * (if kong then 4 else 1)","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"triplet","adjectives":[],"span":{"start":4,"end":11}},"value":{"node":"arithmetic","op":"*","left":{"node":"arithmetic","op":"*","left":{"node":"arithmetic","op":"*","left":{"node":"number","value":2,"span":{"start":13,"end":14}},"right":{"node":"if","test":{"node":"name","name":"concealed","span":{"start":21,"end":30}},"then":{"node":"number","value":2,"span":{"start":36,"end":37}},"else":{"node":"number","value":1,"span":{"start":43,"end":44}},"span":{"start":17,"end":45}},"span":{"start":13,"end":45}},"right":{"node":"if","test":{"node":"or","of":[{"node":"name","name":"terminal","span":{"start":52,"end":60}},{"node":"name","name":"honour","span":{"start":64,"end":70}}],"span":{"start":52,"end":70}},"then":{"node":"number","value":2,"span":{"start":76,"end":77}},"else":{"node":"number","value":1,"span":{"start":83,"end":84}},"span":{"start":48,"end":85}},"span":{"start":13,"end":85}},"right":{"node":"if","test":{"node":"name","name":"kong","span":{"start":92,"end":96}},"then":{"node":"number","value":4,"span":{"start":102,"end":103}},"else":{"node":"number","value":1,"span":{"start":109,"end":110}},"span":{"start":88,"end":111}},"span":{"start":13,"end":111}},"span":{"start":0,"end":111}},"depth":7},{"text":"pair is dragon","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":0,"end":4}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":{"start":8,"end":14}},"span":{"start":8,"end":14}},"span":{"start":0,"end":14}},"depth":4},{"text":"pair is seat_wind","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":0,"end":4}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"seat_wind","span":{"start":8,"end":17}},"span":{"start":8,"end":17}},"span":{"start":0,"end":17}},"depth":4},{"text":"pair is round_wind","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":0,"end":4}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"round_wind","span":{"start":8,"end":18}},"span":{"start":8,"end":18}},"span":{"start":0,"end":18}},"depth":4},{"text":"shape is sets and wait is edge or closed or single","kinds":false,"heard":[["choices","wait",["single","pairs","closed","edge","two_sided","none"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"sets","span":{"start":9,"end":13}}],"span":{"start":0,"end":13}},{"node":"is","subject":{"node":"name","name":"wait","span":{"start":18,"end":22}},"negated":false,"choices":[{"name":"edge","span":{"start":26,"end":30}},{"name":"closed","span":{"start":34,"end":40}},{"name":"single","span":{"start":44,"end":50}}],"span":{"start":18,"end":50}}],"span":{"start":0,"end":50}},"depth":4},{"text":"shape is sets and by draw and not (concealed and plain_chows)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"sets","span":{"start":9,"end":13}}],"span":{"start":0,"end":13}},{"node":"name","name":"by draw","span":{"start":18,"end":25}},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"concealed","span":{"start":35,"end":44}},{"node":"name","name":"plain_chows","span":{"start":49,"end":60}}],"span":{"start":34,"end":61}},"span":{"start":30,"end":61}}],"span":{"start":0,"end":61}},"depth":5},{"text":"by discard and not concealed and plain_chows","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"not","of":{"node":"name","name":"concealed","span":{"start":19,"end":28}},"span":{"start":15,"end":28}},{"node":"name","name":"plain_chows","span":{"start":33,"end":44}}],"span":{"start":0,"end":44}},"depth":4},{"text":"if fu == 25 then 25 else round_up(fu, 10)","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"compare","op":"==","left":{"node":"name","name":"fu","span":{"start":3,"end":5}},"right":{"node":"number","value":25,"span":{"start":9,"end":11}},"span":{"start":3,"end":11}},"then":{"node":"number","value":25,"span":{"start":17,"end":19}},"else":{"node":"call","name":"round_up","arguments":[{"node":"name","name":"fu","span":{"start":34,"end":36}},{"node":"number","value":10,"span":{"start":38,"end":40}}],"span":{"start":25,"end":41}},"span":{"start":0,"end":41}},"depth":4},{"text":"minipoints * doubled(han)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"minipoints","span":{"start":0,"end":10}},"right":{"node":"call","name":"doubled","arguments":[{"node":"name","name":"han","span":{"start":21,"end":24}}],"span":{"start":13,"end":25}},"span":{"start":0,"end":25}},"depth":4},{"text":"base","kinds":false,"heard":[],"tree":{"node":"name","name":"base","span":{"start":0,"end":4}},"depth":2},{"text":"yakuman > 0 or han - han of dora >= (if minimum_at_five and repeats >= 5 then 2 else 1)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"compare","op":">","left":{"node":"name","name":"yakuman","span":{"start":0,"end":7}},"right":{"node":"number","value":0,"span":{"start":10,"end":11}},"span":{"start":0,"end":11}},{"node":"compare","op":">=","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"han","span":{"start":15,"end":18}},"right":{"node":"tallyOf","tally":"han","group":"dora","span":{"start":21,"end":32}},"span":{"start":15,"end":32}},"right":{"node":"if","test":{"node":"and","of":[{"node":"name","name":"minimum_at_five","span":{"start":40,"end":55}},{"node":"compare","op":">=","left":{"node":"name","name":"repeats","span":{"start":60,"end":67}},"right":{"node":"number","value":5,"span":{"start":71,"end":72}},"span":{"start":60,"end":72}}],"span":{"start":40,"end":72}},"then":{"node":"number","value":2,"span":{"start":78,"end":79}},"else":{"node":"number","value":1,"span":{"start":85,"end":86}},"span":{"start":36,"end":87}},"span":{"start":15,"end":87}}],"span":{"start":0,"end":87}},"depth":7},{"text":"yakuman > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"yakuman","span":{"start":0,"end":7}},"right":{"node":"number","value":0,"span":{"start":10,"end":11}},"span":{"start":0,"end":11}},"depth":3},{"text":"8000 * yakuman","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":8000,"span":{"start":0,"end":4}},"right":{"node":"name","name":"yakuman","span":{"start":7,"end":14}},"span":{"start":0,"end":14}},"depth":3},{"text":"han >= 13","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"name","name":"han","span":{"start":0,"end":3}},"right":{"node":"number","value":13,"span":{"start":7,"end":9}},"span":{"start":0,"end":9}},"depth":3},{"text":"8000","kinds":false,"heard":[],"tree":{"node":"number","value":8000,"span":{"start":0,"end":4}},"depth":2},{"text":"han >= 11","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"name","name":"han","span":{"start":0,"end":3}},"right":{"node":"number","value":11,"span":{"start":7,"end":9}},"span":{"start":0,"end":9}},"depth":3},{"text":"6000","kinds":false,"heard":[],"tree":{"node":"number","value":6000,"span":{"start":0,"end":4}},"depth":2},{"text":"han >= 8","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"name","name":"han","span":{"start":0,"end":3}},"right":{"node":"number","value":8,"span":{"start":7,"end":8}},"span":{"start":0,"end":8}},"depth":3},{"text":"4000","kinds":false,"heard":[],"tree":{"node":"number","value":4000,"span":{"start":0,"end":4}},"depth":2},{"text":"han >= 6","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"name","name":"han","span":{"start":0,"end":3}},"right":{"node":"number","value":6,"span":{"start":7,"end":8}},"span":{"start":0,"end":8}},"depth":3},{"text":"3000","kinds":false,"heard":[],"tree":{"node":"number","value":3000,"span":{"start":0,"end":4}},"depth":2},{"text":"han >= 5 or base >= (if kiriage then 1920 else 2000)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"compare","op":">=","left":{"node":"name","name":"han","span":{"start":0,"end":3}},"right":{"node":"number","value":5,"span":{"start":7,"end":8}},"span":{"start":0,"end":8}},{"node":"compare","op":">=","left":{"node":"name","name":"base","span":{"start":12,"end":16}},"right":{"node":"if","test":{"node":"name","name":"kiriage","span":{"start":24,"end":31}},"then":{"node":"number","value":1920,"span":{"start":37,"end":41}},"else":{"node":"number","value":2000,"span":{"start":47,"end":51}},"span":{"start":20,"end":52}},"span":{"start":12,"end":52}}],"span":{"start":0,"end":52}},"depth":5},{"text":"2000","kinds":false,"heard":[],"tree":{"node":"number","value":2000,"span":{"start":0,"end":4}},"depth":2}]',
  'rulesets/cantonese/pack.yaml': 
    '[{"text":"if flowers then 1 else 0","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"flowers","span":{"start":3,"end":10}},"then":{"node":"number","value":1,"span":{"start":16,"end":17}},"else":{"node":"number","value":0,"span":{"start":23,"end":24}},"span":{"start":0,"end":24}},"depth":3},{"text":"567z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":{"start":0,"end":1}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":{"start":1,"end":2}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":{"start":2,"end":4}}],"span":{"start":0,"end":4}},"span":{"start":0,"end":4}},"depth":4},{"text":"1234z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":{"start":0,"end":1}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":{"start":1,"end":2}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":{"start":2,"end":3}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":{"start":3,"end":5}}],"span":{"start":0,"end":5}},"span":{"start":0,"end":5}},"depth":4},{"text":"shape is sets","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"sets","span":{"start":9,"end":13}}],"span":{"start":0,"end":13}},"depth":3},{"text":"tiles left > 0 and tiles too many <= 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":{"start":0,"end":10}},"right":{"node":"number","value":0,"span":{"start":13,"end":14}},"span":{"start":0,"end":14}},{"node":"compare","op":"<=","left":{"node":"name","name":"tiles too many","span":{"start":19,"end":33}},"right":{"node":"number","value":0,"span":{"start":37,"end":38}},"span":{"start":19,"end":38}}],"span":{"start":0,"end":38}},"depth":4},{"text":"most shown sets in one suit == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"most shown sets in one suit","span":{"start":0,"end":27}},"right":{"node":"number","value":4,"span":{"start":31,"end":32}},"span":{"start":0,"end":32}},"depth":3},{"text":"last tile is dragon and count(shown triplet of dragon) == 3","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"the","phrase":{"noun":"last tile","adjectives":[],"span":{"start":0,"end":9}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":{"start":13,"end":19}},"span":{"start":13,"end":19}},"span":{"start":0,"end":19}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["shown"],"of":{"node":"kindWord","name":"dragon","span":{"start":47,"end":53}},"span":{"start":30,"end":53}},"span":{"start":24,"end":54}},"right":{"node":"number","value":3,"span":{"start":58,"end":59}},"span":{"start":24,"end":59}}],"span":{"start":0,"end":59}},"depth":6},{"text":"last tile is wind and count(shown triplet of wind) == 4","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"the","phrase":{"noun":"last tile","adjectives":[],"span":{"start":0,"end":9}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":{"start":13,"end":17}},"span":{"start":13,"end":17}},"span":{"start":0,"end":17}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["shown"],"of":{"node":"kindWord","name":"wind","span":{"start":45,"end":49}},"span":{"start":28,"end":49}},"span":{"start":22,"end":50}},"right":{"node":"number","value":4,"span":{"start":54,"end":55}},"span":{"start":22,"end":55}}],"span":{"start":0,"end":55}},"depth":6},{"text":"by discard and window is discard and payment is shared and shown sets in suit of last tile == 3","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"is","subject":{"node":"name","name":"window","span":{"start":15,"end":21}},"negated":false,"choices":[{"name":"discard","span":{"start":25,"end":32}}],"span":{"start":15,"end":32}},{"node":"is","subject":{"node":"name","name":"payment","span":{"start":37,"end":44}},"negated":false,"choices":[{"name":"shared","span":{"start":48,"end":54}}],"span":{"start":37,"end":54}},{"node":"compare","op":"==","left":{"node":"name","name":"shown sets in suit of last tile","span":{"start":59,"end":90}},"right":{"node":"number","value":3,"span":{"start":94,"end":95}},"span":{"start":59,"end":95}}],"span":{"start":0,"end":95}},"depth":4},{"text":"dice","kinds":false,"heard":[],"tree":{"node":"name","name":"dice","span":{"start":0,"end":4}},"depth":2},{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":{"start":0,"end":4}},"depth":2},{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":{"start":0,"end":1}},"depth":2},{"text":"untouchable","kinds":false,"heard":[],"tree":{"node":"name","name":"untouchable","span":{"start":0,"end":11}},"depth":2},{"text":"turn is drawn or replaced","kinds":false,"heard":[["choices","turn",["dealt","drawn","replaced","bonus","claimed"]]],"tree":{"node":"is","subject":{"node":"name","name":"turn","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"drawn","span":{"start":8,"end":13}},{"name":"replaced","span":{"start":17,"end":25}}],"span":{"start":0,"end":25}},"depth":3},{"text":"not window is concealed_gong or would score thirteen_terminals","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"not","of":{"node":"is","subject":{"node":"name","name":"window","span":{"start":4,"end":10}},"negated":false,"choices":[{"name":"concealed_gong","span":{"start":14,"end":28}}],"span":{"start":4,"end":28}},"span":{"start":0,"end":28}},{"node":"named","word":"would score","name":"thirteen_terminals","span":{"start":32,"end":62}}],"span":{"start":0,"end":62}},"depth":5},{"text":"wins and (tiles too many == 0 or (turn is bonus and my turns == 0)) and not (by discard and exposed in missed_wins)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"wins","span":{"start":0,"end":4}},{"node":"or","of":[{"node":"compare","op":"==","left":{"node":"name","name":"tiles too many","span":{"start":10,"end":24}},"right":{"node":"number","value":0,"span":{"start":28,"end":29}},"span":{"start":10,"end":29}},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":{"start":34,"end":38}},"negated":false,"choices":[{"name":"bonus","span":{"start":42,"end":47}}],"span":{"start":34,"end":47}},{"node":"compare","op":"==","left":{"node":"name","name":"my turns","span":{"start":52,"end":60}},"right":{"node":"number","value":0,"span":{"start":64,"end":65}},"span":{"start":52,"end":65}}],"span":{"start":33,"end":66}}],"span":{"start":9,"end":67}},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":77,"end":87}},{"node":"named","word":"exposed in","name":"missed_wins","span":{"start":92,"end":114}}],"span":{"start":76,"end":115}},"span":{"start":72,"end":115}}],"span":{"start":0,"end":115}},"depth":6},{"text":"3","kinds":false,"heard":[],"tree":{"node":"number","value":3,"span":{"start":0,"end":1}},"depth":2},{"text":"winners","kinds":false,"heard":[],"tree":{"node":"name","name":"winners","span":{"start":0,"end":7}},"depth":2},{"text":"in_order and not exposed in missed_pungs","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"in_order","span":{"start":0,"end":8}},{"node":"not","of":{"node":"named","word":"exposed in","name":"missed_pungs","span":{"start":17,"end":40}},"span":{"start":13,"end":40}}],"span":{"start":0,"end":40}},"depth":4},{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":{"start":0,"end":1}},"depth":2},{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":{"start":0,"end":1}},"depth":2},{"text":"most shown sets in one suit >= 3","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"name","name":"most shown sets in one suit","span":{"start":0,"end":27}},"right":{"node":"number","value":3,"span":{"start":31,"end":32}},"span":{"start":0,"end":32}},"depth":3},{"text":"fed_suit","kinds":false,"heard":[],"tree":{"node":"name","name":"fed_suit","span":{"start":0,"end":8}},"depth":2},{"text":"fed_dragons","kinds":false,"heard":[],"tree":{"node":"name","name":"fed_dragons","span":{"start":0,"end":11}},"depth":2},{"text":"fed_winds","kinds":false,"heard":[],"tree":{"node":"name","name":"fed_winds","span":{"start":0,"end":9}},"depth":2},{"text":"in_order","kinds":false,"heard":[],"tree":{"node":"name","name":"in_order","span":{"start":0,"end":8}},"depth":2},{"text":"count(bonus)","kinds":false,"heard":[],"tree":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":{"start":6,"end":11}},"span":{"start":0,"end":12}},"depth":3},{"text":"my kongs == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"my kongs","span":{"start":0,"end":8}},"right":{"node":"number","value":4,"span":{"start":12,"end":13}},"span":{"start":0,"end":13}},"depth":3},{"text":"gongs_in_a_row + 1","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"+","left":{"node":"name","name":"gongs_in_a_row","span":{"start":0,"end":14}},"right":{"node":"number","value":1,"span":{"start":17,"end":18}},"span":{"start":0,"end":18}},"depth":3},{"text":"play is free and tiles too many == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"play","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"free","span":{"start":8,"end":12}}],"span":{"start":0,"end":12}},{"node":"compare","op":"==","left":{"node":"name","name":"tiles too many","span":{"start":17,"end":31}},"right":{"node":"number","value":0,"span":{"start":35,"end":36}},"span":{"start":17,"end":36}}],"span":{"start":0,"end":36}},"depth":4},{"text":"play is free and in_order and tiles too many == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"play","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"free","span":{"start":8,"end":12}}],"span":{"start":0,"end":12}},{"node":"name","name":"in_order","span":{"start":17,"end":25}},{"node":"compare","op":"==","left":{"node":"name","name":"tiles too many","span":{"start":30,"end":44}},"right":{"node":"number","value":0,"span":{"start":48,"end":49}},"span":{"start":30,"end":49}}],"span":{"start":0,"end":49}},"depth":4},{"text":"passed win","kinds":false,"heard":[],"tree":{"node":"named","word":"passed","name":"win","span":{"start":0,"end":10}},"depth":2},{"text":"passed pung","kinds":false,"heard":[],"tree":{"node":"named","word":"passed","name":"pung","span":{"start":0,"end":11}},"depth":2},{"text":"by draw and turn is replaced and count(bonus) == flowers_at_gong","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":{"start":0,"end":7}},{"node":"is","subject":{"node":"name","name":"turn","span":{"start":12,"end":16}},"negated":false,"choices":[{"name":"replaced","span":{"start":20,"end":28}}],"span":{"start":12,"end":28}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":{"start":39,"end":44}},"span":{"start":33,"end":45}},"right":{"node":"name","name":"flowers_at_gong","span":{"start":49,"end":64}},"span":{"start":33,"end":64}}],"span":{"start":0,"end":64}},"depth":5},{"text":"by draw and turn is replaced and count(bonus) == flowers_at_gong and gongs_in_a_row > 1","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":{"start":0,"end":7}},{"node":"is","subject":{"node":"name","name":"turn","span":{"start":12,"end":16}},"negated":false,"choices":[{"name":"replaced","span":{"start":20,"end":28}}],"span":{"start":12,"end":28}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":{"start":39,"end":44}},"span":{"start":33,"end":45}},"right":{"node":"name","name":"flowers_at_gong","span":{"start":49,"end":64}},"span":{"start":33,"end":64}},{"node":"compare","op":">","left":{"node":"name","name":"gongs_in_a_row","span":{"start":69,"end":83}},"right":{"node":"number","value":1,"span":{"start":86,"end":87}},"span":{"start":69,"end":87}}],"span":{"start":0,"end":87}},"depth":5},{"text":"window is added_gong or window is concealed_gong","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"window","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"added_gong","span":{"start":10,"end":20}}],"span":{"start":0,"end":20}},{"node":"is","subject":{"node":"name","name":"window","span":{"start":24,"end":30}},"negated":false,"choices":[{"name":"concealed_gong","span":{"start":34,"end":48}}],"span":{"start":24,"end":48}}],"span":{"start":0,"end":48}},"depth":4},{"text":"tiles left == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":{"start":0,"end":10}},"right":{"node":"number","value":0,"span":{"start":14,"end":15}},"span":{"start":0,"end":15}},"depth":3},{"text":"(turn is dealt or turn is drawn) and i am dealer and discards so far == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"turn","span":{"start":1,"end":5}},"negated":false,"choices":[{"name":"dealt","span":{"start":9,"end":14}}],"span":{"start":1,"end":14}},{"node":"is","subject":{"node":"name","name":"turn","span":{"start":18,"end":22}},"negated":false,"choices":[{"name":"drawn","span":{"start":26,"end":31}}],"span":{"start":18,"end":31}}],"span":{"start":0,"end":32}},{"node":"name","name":"i am dealer","span":{"start":37,"end":48}},{"node":"compare","op":"==","left":{"node":"name","name":"discards so far","span":{"start":53,"end":68}},"right":{"node":"number","value":0,"span":{"start":72,"end":73}},"span":{"start":53,"end":73}}],"span":{"start":0,"end":73}},"depth":5},{"text":"by discard and discards so far == 1 and exposer is dealer and window is discard","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"compare","op":"==","left":{"node":"name","name":"discards so far","span":{"start":15,"end":30}},"right":{"node":"number","value":1,"span":{"start":34,"end":35}},"span":{"start":15,"end":35}},{"node":"is","subject":{"node":"name","name":"exposer","span":{"start":40,"end":47}},"negated":false,"choices":[{"name":"dealer","span":{"start":51,"end":57}}],"span":{"start":40,"end":57}},{"node":"is","subject":{"node":"name","name":"window","span":{"start":62,"end":68}},"negated":false,"choices":[{"name":"discard","span":{"start":72,"end":79}}],"span":{"start":62,"end":79}}],"span":{"start":0,"end":79}},"depth":4},{"text":"turn is bonus","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"turn","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"bonus","span":{"start":8,"end":13}}],"span":{"start":0,"end":13}},"depth":3},{"text":"by draw and payer is responsible","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":{"start":0,"end":7}},{"node":"is","subject":{"node":"name","name":"payer","span":{"start":12,"end":17}},"negated":false,"choices":[{"name":"responsible","span":{"start":21,"end":32}}],"span":{"start":12,"end":32}}],"span":{"start":0,"end":32}},"depth":4},{"text":"6 * value","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":6,"span":{"start":0,"end":1}},"right":{"node":"name","name":"value","span":{"start":4,"end":9}},"span":{"start":0,"end":9}},"depth":3},{"text":"by draw and not someone responsible","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":{"start":0,"end":7}},{"node":"not","of":{"node":"name","name":"someone responsible","span":{"start":16,"end":35}},"span":{"start":12,"end":35}}],"span":{"start":0,"end":35}},"depth":4},{"text":"2 * value","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":2,"span":{"start":0,"end":1}},"right":{"node":"name","name":"value","span":{"start":4,"end":9}},"span":{"start":0,"end":9}},"depth":3},{"text":"payer is exposer and thrown_into_nine","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"payer","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"exposer","span":{"start":9,"end":16}}],"span":{"start":0,"end":16}},{"node":"name","name":"thrown_into_nine","span":{"start":21,"end":37}}],"span":{"start":0,"end":37}},"depth":4},{"text":"4 * value","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":4,"span":{"start":0,"end":1}},"right":{"node":"name","name":"value","span":{"start":4,"end":9}},"span":{"start":0,"end":9}},"depth":3},{"text":"by discard and payer is exposer and not thrown_into_nine","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"is","subject":{"node":"name","name":"payer","span":{"start":15,"end":20}},"negated":false,"choices":[{"name":"exposer","span":{"start":24,"end":31}}],"span":{"start":15,"end":31}},{"node":"not","of":{"node":"name","name":"thrown_into_nine","span":{"start":40,"end":56}},"span":{"start":36,"end":56}}],"span":{"start":0,"end":56}},"depth":4},{"text":"value * (if payment is discarder then 4 else 2)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"value","span":{"start":0,"end":5}},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":{"start":12,"end":19}},"negated":false,"choices":[{"name":"discarder","span":{"start":23,"end":32}}],"span":{"start":12,"end":32}},"then":{"node":"number","value":4,"span":{"start":38,"end":39}},"else":{"node":"number","value":2,"span":{"start":45,"end":46}},"span":{"start":8,"end":47}},"span":{"start":0,"end":47}},"depth":5},{"text":"by discard and not payer is exposer and not thrown_into_nine and not payer has won","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"payer","span":{"start":19,"end":24}},"negated":false,"choices":[{"name":"exposer","span":{"start":28,"end":35}}],"span":{"start":19,"end":35}},"span":{"start":15,"end":35}},{"node":"not","of":{"node":"name","name":"thrown_into_nine","span":{"start":44,"end":60}},"span":{"start":40,"end":60}},{"node":"not","of":{"node":"named","word":"payer has","name":"won","span":{"start":69,"end":82}},"span":{"start":65,"end":82}}],"span":{"start":0,"end":82}},"depth":5},{"text":"if payment is discarder then 0 else value","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":{"start":3,"end":10}},"negated":false,"choices":[{"name":"discarder","span":{"start":14,"end":23}}],"span":{"start":3,"end":23}},"then":{"node":"number","value":0,"span":{"start":29,"end":30}},"else":{"node":"name","name":"value","span":{"start":36,"end":41}},"span":{"start":0,"end":41}},"depth":4},{"text":"2 * (if awards is half_spicy then half_spicy_award(false_win_penalty) else full_spicy_award(false_win_penalty))","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":2,"span":{"start":0,"end":1}},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"awards","span":{"start":8,"end":14}},"negated":false,"choices":[{"name":"half_spicy","span":{"start":18,"end":28}}],"span":{"start":8,"end":28}},"then":{"node":"call","name":"half_spicy_award","arguments":[{"node":"name","name":"false_win_penalty","span":{"start":51,"end":68}}],"span":{"start":34,"end":69}},"else":{"node":"call","name":"full_spicy_award","arguments":[{"node":"name","name":"false_win_penalty","span":{"start":92,"end":109}}],"span":{"start":75,"end":110}},"span":{"start":4,"end":111}},"span":{"start":0,"end":111}},"depth":5},{"text":"winner is dealer or replayed or (ending is exhausted and dealer_stays_on_draw)","kinds":false,"heard":[["choices","winner",["i","dealer","starter","exposer","winner","leader"]],["sense","replayed","yes/no"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"dealer","span":{"start":10,"end":16}}],"span":{"start":0,"end":16}},{"node":"name","name":"replayed","span":{"start":20,"end":28}},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"ending","span":{"start":33,"end":39}},"negated":false,"choices":[{"name":"exhausted","span":{"start":43,"end":52}}],"span":{"start":33,"end":52}},{"node":"name","name":"dealer_stays_on_draw","span":{"start":57,"end":77}}],"span":{"start":32,"end":78}}],"span":{"start":0,"end":78}},"depth":5},{"text":"ending is false_win","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"ending","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"false_win","span":{"start":10,"end":19}}],"span":{"start":0,"end":19}},"depth":3},{"text":"rounds","kinds":false,"heard":[],"tree":{"node":"name","name":"rounds","span":{"start":0,"end":6}},"depth":2},{"text":"starting_points","kinds":false,"heard":[],"tree":{"node":"name","name":"starting_points","span":{"start":0,"end":15}},"depth":2},{"text":"points - starting_points","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"-","left":{"node":"name","name":"points","span":{"start":0,"end":6}},"right":{"node":"name","name":"starting_points","span":{"start":9,"end":24}},"span":{"start":0,"end":24}},"depth":3},{"text":"seven_flowers_win and flower_shown and count(bonus) == 7","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"seven_flowers_win","span":{"start":0,"end":17}},{"node":"name","name":"flower_shown","span":{"start":22,"end":34}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":{"start":45,"end":50}},"span":{"start":39,"end":51}},"right":{"node":"number","value":7,"span":{"start":55,"end":56}},"span":{"start":39,"end":56}}],"span":{"start":0,"end":56}},"depth":5},{"text":"flower_shown and count(bonus) == 8","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"flower_shown","span":{"start":0,"end":12}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":{"start":23,"end":28}},"span":{"start":17,"end":29}},"right":{"node":"number","value":8,"span":{"start":33,"end":34}},"span":{"start":17,"end":34}}],"span":{"start":0,"end":34}},"depth":5},{"text":"every set is chow","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":{"start":6,"end":9}},"negated":false,"is":{"node":"type","types":["chow"],"span":{"start":13,"end":17}},"span":{"start":0,"end":17}},"depth":3},{"text":"every set is triplet","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":{"start":6,"end":9}},"negated":false,"is":{"node":"type","types":["triplet"],"span":{"start":13,"end":20}},"span":{"start":0,"end":20}},"depth":3},{"text":"count(concealed triplet) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":4,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},"depth":4},{"text":"8","kinds":false,"heard":[],"tree":{"node":"number","value":8,"span":{"start":0,"end":1}},"depth":2},{"text":"regular and suits == 1 and any tile is honour","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":{"start":0,"end":7}},{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":{"start":12,"end":17}},"right":{"node":"number","value":1,"span":{"start":21,"end":22}},"span":{"start":12,"end":22}},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":{"start":31,"end":35}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":39,"end":45}},"span":{"start":39,"end":45}},"span":{"start":27,"end":45}}],"span":{"start":0,"end":45}},"depth":5},{"text":"regular and suits == 1 and no tile is honour","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":{"start":0,"end":7}},{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":{"start":12,"end":17}},"right":{"node":"number","value":1,"span":{"start":21,"end":22}},"span":{"start":12,"end":22}},{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":{"start":30,"end":34}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":38,"end":44}},"span":{"start":38,"end":44}},"span":{"start":27,"end":44}}],"span":{"start":0,"end":44}},"depth":5},{"text":"7","kinds":false,"heard":[],"tree":{"node":"number","value":7,"span":{"start":0,"end":1}},"depth":2},{"text":"regular and every tile is terminal or honour and any tile is terminal and any tile is honour","kinds":false,"heard":[["sense","honour","kinds"]],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":{"start":0,"end":7}},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":18,"end":22}},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":{"start":26,"end":34}},{"node":"kindWord","name":"honour","span":{"start":38,"end":44}}],"span":{"start":26,"end":44}},"span":{"start":26,"end":44}},"span":{"start":12,"end":44}},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":{"start":53,"end":57}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":{"start":61,"end":69}},"span":{"start":61,"end":69}},"span":{"start":49,"end":69}},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":{"start":78,"end":82}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":86,"end":92}},"span":{"start":86,"end":92}},"span":{"start":74,"end":92}}],"span":{"start":0,"end":92}},"depth":6},{"text":"per triplet of dragon","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":{"start":15,"end":21}},"span":{"start":4,"end":21}},"span":{"start":0,"end":21}},"depth":4},{"text":"has triplet of seat_wind","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"seat_wind","span":{"start":15,"end":24}},"span":{"start":4,"end":24}},"span":{"start":4,"end":24}}],"ranges":[],"span":{"start":0,"end":24}},"depth":5},{"text":"has triplet of round_wind","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"round_wind","span":{"start":15,"end":25}},"span":{"start":4,"end":25}},"span":{"start":4,"end":25}}],"ranges":[],"span":{"start":0,"end":25}},"depth":5},{"text":"count(triplet of dragon) == 2 and pair is dragon","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":{"start":17,"end":23}},"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":2,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":34,"end":38}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":{"start":42,"end":48}},"span":{"start":42,"end":48}},"span":{"start":34,"end":48}}],"span":{"start":0,"end":48}},"depth":6},{"text":"count(triplet of dragon) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":{"start":17,"end":23}},"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":3,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},"depth":5},{"text":"5","kinds":false,"heard":[],"tree":{"node":"number","value":5,"span":{"start":0,"end":1}},"depth":2},{"text":"count(triplet of wind) == 3 and pair is wind","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":{"start":17,"end":21}},"span":{"start":6,"end":21}},"span":{"start":0,"end":22}},"right":{"node":"number","value":3,"span":{"start":26,"end":27}},"span":{"start":0,"end":27}},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":32,"end":36}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":{"start":40,"end":44}},"span":{"start":40,"end":44}},"span":{"start":32,"end":44}}],"span":{"start":0,"end":44}},"depth":6},{"text":"count(triplet of wind) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":{"start":17,"end":21}},"span":{"start":6,"end":21}},"span":{"start":0,"end":22}},"right":{"node":"number","value":4,"span":{"start":26,"end":27}},"span":{"start":0,"end":27}},"depth":5},{"text":"13","kinds":false,"heard":[],"tree":{"node":"number","value":13,"span":{"start":0,"end":2}},"depth":2},{"text":"regular and every tile is honour","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":{"start":0,"end":7}},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":18,"end":22}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":26,"end":32}},"span":{"start":26,"end":32}},"span":{"start":12,"end":32}}],"span":{"start":0,"end":32}},"depth":5},{"text":"10","kinds":false,"heard":[],"tree":{"node":"number","value":10,"span":{"start":0,"end":2}},"depth":2},{"text":"regular and every tile is terminal","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":{"start":0,"end":7}},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":18,"end":22}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":{"start":26,"end":34}},"span":{"start":26,"end":34}},"span":{"start":12,"end":34}}],"span":{"start":0,"end":34}},"depth":5},{"text":"regular and held include 1112345678999A","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":{"start":0,"end":7}},{"node":"include","what":"held","exactly":false,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":25,"end":26}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":26,"end":27}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":27,"end":28}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":{"start":28,"end":29}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":{"start":29,"end":30}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":{"start":30,"end":31}},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":{"start":31,"end":32}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":{"start":32,"end":33}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":{"start":33,"end":34}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":{"start":34,"end":35}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":35,"end":36}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":36,"end":37}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":37,"end":39}}],"span":{"start":12,"end":39}}],"span":{"start":0,"end":39}},"depth":4},{"text":"shape is terminals","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"terminals","span":{"start":9,"end":18}}],"span":{"start":0,"end":18}},"depth":3},{"text":"regular and count(kong) == 4","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":{"start":0,"end":7}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":{"start":18,"end":22}},"span":{"start":12,"end":23}},"right":{"node":"number","value":4,"span":{"start":27,"end":28}},"span":{"start":12,"end":28}}],"span":{"start":0,"end":28}},"depth":5},{"text":"dealt_hand","kinds":false,"heard":[],"tree":{"node":"name","name":"dealt_hand","span":{"start":0,"end":10}},"depth":2},{"text":"first_discard","kinds":false,"heard":[],"tree":{"node":"name","name":"first_discard","span":{"start":0,"end":13}},"depth":2},{"text":"shape is seven_flowers","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"seven_flowers","span":{"start":9,"end":22}}],"span":{"start":0,"end":22}},"depth":3},{"text":"shape is eight_flowers","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"eight_flowers","span":{"start":9,"end":22}}],"span":{"start":0,"end":22}},"depth":3},{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":{"start":0,"end":7}},"depth":2},{"text":"every set is held","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":{"start":6,"end":9}},"negated":false,"is":{"node":"made","adjective":"held","span":{"start":13,"end":17}},"span":{"start":0,"end":17}},"depth":3},{"text":"after_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"after_kong","span":{"start":0,"end":10}},"depth":2},{"text":"after_two_kongs","kinds":false,"heard":[],"tree":{"node":"name","name":"after_two_kongs","span":{"start":0,"end":15}},"depth":2},{"text":"robbing_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"robbing_kong","span":{"start":0,"end":12}},"depth":2},{"text":"by draw and last_of_wall","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":{"start":0,"end":7}},{"node":"name","name":"last_of_wall","span":{"start":12,"end":24}}],"span":{"start":0,"end":24}},"depth":3},{"text":"by discard and last_of_wall","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"name","name":"last_of_wall","span":{"start":15,"end":27}}],"span":{"start":0,"end":27}},"depth":3},{"text":"per bonus where rank == seat number and not in_full_series","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"bonus","adjectives":[],"where":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"rank","span":{"start":16,"end":20}},"right":{"node":"name","name":"seat number","span":{"start":24,"end":35}},"span":{"start":16,"end":35}},{"node":"not","of":{"node":"name","name":"in_full_series","span":{"start":44,"end":58}},"span":{"start":40,"end":58}}],"span":{"start":16,"end":58}},"span":{"start":4,"end":58}},"span":{"start":0,"end":58}},"depth":6},{"text":"per series","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"series","adjectives":[],"span":{"start":4,"end":10}},"span":{"start":0,"end":10}},"depth":3},{"text":"flowers and count(bonus) == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"flowers","span":{"start":0,"end":7}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":{"start":18,"end":23}},"span":{"start":12,"end":24}},"right":{"node":"number","value":0,"span":{"start":28,"end":29}},"span":{"start":12,"end":29}}],"span":{"start":0,"end":29}},"depth":5},{"text":"if limit > 0 then min(fan, limit) else fan","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"compare","op":">","left":{"node":"name","name":"limit","span":{"start":3,"end":8}},"right":{"node":"number","value":0,"span":{"start":11,"end":12}},"span":{"start":3,"end":12}},"then":{"node":"call","name":"min","arguments":[{"node":"name","name":"fan","span":{"start":22,"end":25}},{"node":"name","name":"limit","span":{"start":27,"end":32}}],"span":{"start":18,"end":33}},"else":{"node":"name","name":"fan","span":{"start":39,"end":42}},"span":{"start":0,"end":42}},"depth":4},{"text":"if awards is half_spicy then half_spicy_award(grade) else full_spicy_award(grade)","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"awards","span":{"start":3,"end":9}},"negated":false,"choices":[{"name":"half_spicy","span":{"start":13,"end":23}}],"span":{"start":3,"end":23}},"then":{"node":"call","name":"half_spicy_award","arguments":[{"node":"name","name":"grade","span":{"start":46,"end":51}}],"span":{"start":29,"end":52}},"else":{"node":"call","name":"full_spicy_award","arguments":[{"node":"name","name":"grade","span":{"start":75,"end":80}}],"span":{"start":58,"end":81}},"span":{"start":0,"end":81}},"depth":4},{"text":"fan - fan of flower_fans >= minimum","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"fan","span":{"start":0,"end":3}},"right":{"node":"tallyOf","tally":"fan","group":"flower_fans","span":{"start":6,"end":24}},"span":{"start":0,"end":24}},"right":{"node":"name","name":"minimum","span":{"start":28,"end":35}},"span":{"start":0,"end":35}},"depth":4},{"text":"limit > 0 and fan >= limit","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"limit","span":{"start":0,"end":5}},"right":{"node":"number","value":0,"span":{"start":8,"end":9}},"span":{"start":0,"end":9}},{"node":"compare","op":">=","left":{"node":"name","name":"fan","span":{"start":14,"end":17}},"right":{"node":"name","name":"limit","span":{"start":21,"end":26}},"span":{"start":14,"end":26}}],"span":{"start":0,"end":26}},"depth":4}]',
  'rulesets/harbour/pack.yaml': 
    '[{"text":"shape is p3 or c2","kinds":false,"heard":[["choices","shape",["t1","t2","t3","p1","p2","p3","s1","s2","l1","l2","c1","c2","k1"]]],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"p3","span":{"start":9,"end":11}},{"name":"c2","span":{"start":15,"end":17}}],"span":{"start":0,"end":17}},"depth":3},{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":{"start":0,"end":4}},"depth":2},{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":{"start":0,"end":1}},"depth":2},{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":{"start":0,"end":1}},"depth":2},{"text":"wins","kinds":false,"heard":[],"tree":{"node":"name","name":"wins","span":{"start":0,"end":4}},"depth":2},{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":{"start":0,"end":1}},"depth":2},{"text":"tiles left > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":{"start":0,"end":10}},"right":{"node":"number","value":0,"span":{"start":13,"end":14}},"span":{"start":0,"end":14}},"depth":3},{"text":"by discard and payer is exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"is","subject":{"node":"name","name":"payer","span":{"start":15,"end":20}},"negated":false,"choices":[{"name":"exposer","span":{"start":24,"end":31}}],"span":{"start":15,"end":31}}],"span":{"start":0,"end":31}},"depth":4},{"text":"2 * value","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":2,"span":{"start":0,"end":1}},"right":{"node":"name","name":"value","span":{"start":4,"end":9}},"span":{"start":0,"end":9}},"depth":3},{"text":"by discard and not payer is exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"payer","span":{"start":19,"end":24}},"negated":false,"choices":[{"name":"exposer","span":{"start":28,"end":35}}],"span":{"start":19,"end":35}},"span":{"start":15,"end":35}}],"span":{"start":0,"end":35}},"depth":5},{"text":"value","kinds":false,"heard":[],"tree":{"node":"name","name":"value","span":{"start":0,"end":5}},"depth":2},{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":{"start":0,"end":7}},"depth":2},{"text":"replayed","kinds":false,"heard":[],"tree":{"node":"name","name":"replayed","span":{"start":0,"end":8}},"depth":2},{"text":"ending is false_win","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"ending","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"false_win","span":{"start":10,"end":19}}],"span":{"start":0,"end":19}},"depth":3},{"text":"4","kinds":false,"heard":[],"tree":{"node":"number","value":4,"span":{"start":0,"end":1}},"depth":2},{"text":"shape is t1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"t1","span":{"start":9,"end":11}}],"span":{"start":0,"end":11}},"depth":3},{"text":"25","kinds":false,"heard":[],"tree":{"node":"number","value":25,"span":{"start":0,"end":2}},"depth":2},{"text":"shape is t2","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"t2","span":{"start":9,"end":11}}],"span":{"start":0,"end":11}},"depth":3},{"text":"30","kinds":false,"heard":[],"tree":{"node":"number","value":30,"span":{"start":0,"end":2}},"depth":2},{"text":"shape is t3","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"t3","span":{"start":9,"end":11}}],"span":{"start":0,"end":11}},"depth":3},{"text":"35","kinds":false,"heard":[],"tree":{"node":"number","value":35,"span":{"start":0,"end":2}},"depth":2},{"text":"shape is p1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"p1","span":{"start":9,"end":11}}],"span":{"start":0,"end":11}},"depth":3},{"text":"shape is p2","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"p2","span":{"start":9,"end":11}}],"span":{"start":0,"end":11}},"depth":3},{"text":"45","kinds":false,"heard":[],"tree":{"node":"number","value":45,"span":{"start":0,"end":2}},"depth":2},{"text":"shape is p3","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"p3","span":{"start":9,"end":11}}],"span":{"start":0,"end":11}},"depth":3},{"text":"50","kinds":false,"heard":[],"tree":{"node":"number","value":50,"span":{"start":0,"end":2}},"depth":2},{"text":"shape is s1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"s1","span":{"start":9,"end":11}}],"span":{"start":0,"end":11}},"depth":3},{"text":"shape is s2","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"s2","span":{"start":9,"end":11}}],"span":{"start":0,"end":11}},"depth":3},{"text":"shape is l1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"l1","span":{"start":9,"end":11}}],"span":{"start":0,"end":11}},"depth":3},{"text":"shape is l2","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"l2","span":{"start":9,"end":11}}],"span":{"start":0,"end":11}},"depth":3},{"text":"shape is c1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"c1","span":{"start":9,"end":11}}],"span":{"start":0,"end":11}},"depth":3},{"text":"shape is c2","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"c2","span":{"start":9,"end":11}}],"span":{"start":0,"end":11}},"depth":3},{"text":"40","kinds":false,"heard":[],"tree":{"node":"number","value":40,"span":{"start":0,"end":2}},"depth":2},{"text":"shape is k1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"k1","span":{"start":9,"end":11}}],"span":{"start":0,"end":11}},"depth":3},{"text":"no tile in 1j and not singles_and_pairs","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":{"start":3,"end":7}},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"j","span":{"start":11,"end":13}}],"span":{"start":11,"end":13}}},"span":{"start":0,"end":13}},{"node":"not","of":{"node":"name","name":"singles_and_pairs","span":{"start":22,"end":39}},"span":{"start":18,"end":39}}],"span":{"start":0,"end":39}},"depth":5},{"text":"points * (if doubles > 0 then 2 else 1)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"points","span":{"start":0,"end":6}},"right":{"node":"if","test":{"node":"compare","op":">","left":{"node":"name","name":"doubles","span":{"start":13,"end":20}},"right":{"node":"number","value":0,"span":{"start":23,"end":24}},"span":{"start":13,"end":24}},"then":{"node":"number","value":2,"span":{"start":30,"end":31}},"else":{"node":"number","value":1,"span":{"start":37,"end":38}},"span":{"start":9,"end":39}},"span":{"start":0,"end":39}},"depth":5}]',
  'rulesets/international/pack.yaml': 
    '[{"text":"567z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":{"start":0,"end":1}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":{"start":1,"end":2}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":{"start":2,"end":4}}],"span":{"start":0,"end":4}},"span":{"start":0,"end":4}},"depth":4},{"text":"1234z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":{"start":0,"end":1}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":{"start":1,"end":2}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":{"start":2,"end":3}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":{"start":3,"end":5}}],"span":{"start":0,"end":5}},"span":{"start":0,"end":5}},"depth":4},{"text":"terminal or honour","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":{"start":0,"end":8}},{"node":"kindWord","name":"honour","span":{"start":12,"end":18}}],"span":{"start":0,"end":18}},"span":{"start":0,"end":18}},"depth":4},{"text":"shape is sets or shape is pairs","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"sets","span":{"start":9,"end":13}}],"span":{"start":0,"end":13}},{"node":"is","subject":{"node":"name","name":"shape","span":{"start":17,"end":22}},"negated":false,"choices":[{"name":"pairs","span":{"start":26,"end":31}}],"span":{"start":17,"end":31}}],"span":{"start":0,"end":31}},"depth":4},{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":{"start":0,"end":4}},"depth":2},{"text":"if starter_cast then 1 else cast","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"starter_cast","span":{"start":3,"end":15}},"then":{"node":"number","value":1,"span":{"start":21,"end":22}},"else":{"node":"name","name":"cast","span":{"start":28,"end":32}},"span":{"start":0,"end":32}},"depth":3},{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":{"start":0,"end":1}},"depth":2},{"text":"not window is unfolded_kong or would score thirteen_unios","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"not","of":{"node":"is","subject":{"node":"name","name":"window","span":{"start":4,"end":10}},"negated":false,"choices":[{"name":"unfolded_kong","span":{"start":14,"end":27}}],"span":{"start":4,"end":27}},"span":{"start":0,"end":27}},{"node":"named","word":"would score","name":"thirteen_unios","span":{"start":31,"end":57}}],"span":{"start":0,"end":57}},"depth":5},{"text":"wins","kinds":false,"heard":[],"tree":{"node":"name","name":"wins","span":{"start":0,"end":4}},"depth":2},{"text":"if would score thirteen_unios then 6 else 5","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"named","word":"would score","name":"thirteen_unios","span":{"start":3,"end":29}},"then":{"node":"number","value":6,"span":{"start":35,"end":36}},"else":{"node":"number","value":5,"span":{"start":42,"end":43}},"span":{"start":0,"end":43}},"depth":3},{"text":"not same kind as claimed","kinds":false,"heard":[],"tree":{"node":"not","of":{"node":"name","name":"same kind as claimed","span":{"start":4,"end":24}},"span":{"start":0,"end":24}},"depth":3},{"text":"tiles left > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":{"start":0,"end":10}},"right":{"node":"number","value":0,"span":{"start":13,"end":14}},"span":{"start":0,"end":14}},"depth":3},{"text":"4","kinds":false,"heard":[],"tree":{"node":"number","value":4,"span":{"start":0,"end":1}},"depth":2},{"text":"3","kinds":false,"heard":[],"tree":{"node":"number","value":3,"span":{"start":0,"end":1}},"depth":2},{"text":"not completes chow with shown tiles","kinds":false,"heard":[],"tree":{"node":"not","of":{"node":"name","name":"completes chow with shown tiles","span":{"start":4,"end":35}},"span":{"start":0,"end":35}},"depth":3},{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":{"start":0,"end":1}},"depth":2},{"text":"by draw and turn is replaced","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":{"start":0,"end":7}},{"node":"is","subject":{"node":"name","name":"turn","span":{"start":12,"end":16}},"negated":false,"choices":[{"name":"replaced","span":{"start":20,"end":28}}],"span":{"start":12,"end":28}}],"span":{"start":0,"end":28}},"depth":4},{"text":"window is melded_kong or window is unfolded_kong","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"window","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"melded_kong","span":{"start":10,"end":21}}],"span":{"start":0,"end":21}},{"node":"is","subject":{"node":"name","name":"window","span":{"start":25,"end":31}},"negated":false,"choices":[{"name":"unfolded_kong","span":{"start":35,"end":48}}],"span":{"start":25,"end":48}}],"span":{"start":0,"end":48}},"depth":4},{"text":"tiles left == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":{"start":0,"end":10}},"right":{"node":"number","value":0,"span":{"start":14,"end":15}},"span":{"start":0,"end":15}},"depth":3},{"text":"turn is dealt and i am dealer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"dealt","span":{"start":8,"end":13}}],"span":{"start":0,"end":13}},{"node":"name","name":"i am dealer","span":{"start":18,"end":29}}],"span":{"start":0,"end":29}},"depth":4},{"text":"turn is bonus","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"turn","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"bonus","span":{"start":8,"end":13}}],"span":{"start":0,"end":13}},"depth":3},{"text":"by discard and discards so far == 1 and window is not unfolded_kong","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"compare","op":"==","left":{"node":"name","name":"discards so far","span":{"start":15,"end":30}},"right":{"node":"number","value":1,"span":{"start":34,"end":35}},"span":{"start":15,"end":35}},{"node":"is","subject":{"node":"name","name":"window","span":{"start":40,"end":46}},"negated":true,"choices":[{"name":"unfolded_kong","span":{"start":54,"end":67}}],"span":{"start":40,"end":67}}],"span":{"start":0,"end":67}},"depth":4},{"text":"by discard and payer is exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"is","subject":{"node":"name","name":"payer","span":{"start":15,"end":20}},"negated":false,"choices":[{"name":"exposer","span":{"start":24,"end":31}}],"span":{"start":15,"end":31}}],"span":{"start":0,"end":31}},"depth":4},{"text":"value * (if payment is half then 1 else 2)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"value","span":{"start":0,"end":5}},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":{"start":12,"end":19}},"negated":false,"choices":[{"name":"half","span":{"start":23,"end":27}}],"span":{"start":12,"end":27}},"then":{"node":"number","value":1,"span":{"start":33,"end":34}},"else":{"node":"number","value":2,"span":{"start":40,"end":41}},"span":{"start":8,"end":42}},"span":{"start":0,"end":42}},"depth":5},{"text":"by discard and payer is not exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"is","subject":{"node":"name","name":"payer","span":{"start":15,"end":20}},"negated":true,"choices":[{"name":"exposer","span":{"start":28,"end":35}}],"span":{"start":15,"end":35}}],"span":{"start":0,"end":35}},"depth":4},{"text":"if payment is half then value / 2 else if payment is full then 0 else value","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":{"start":3,"end":10}},"negated":false,"choices":[{"name":"half","span":{"start":14,"end":18}}],"span":{"start":3,"end":18}},"then":{"node":"arithmetic","op":"/","left":{"node":"name","name":"value","span":{"start":24,"end":29}},"right":{"node":"number","value":2,"span":{"start":32,"end":33}},"span":{"start":24,"end":33}},"else":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":{"start":42,"end":49}},"negated":false,"choices":[{"name":"full","span":{"start":53,"end":57}}],"span":{"start":42,"end":57}},"then":{"node":"number","value":0,"span":{"start":63,"end":64}},"else":{"node":"name","name":"value","span":{"start":70,"end":75}},"span":{"start":39,"end":75}},"span":{"start":0,"end":75}},"depth":5},{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":{"start":0,"end":7}},"depth":2},{"text":"value * (if payment is double then 2 else 1)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"value","span":{"start":0,"end":5}},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":{"start":12,"end":19}},"negated":false,"choices":[{"name":"double","span":{"start":23,"end":29}}],"span":{"start":12,"end":29}},"then":{"node":"number","value":2,"span":{"start":35,"end":36}},"else":{"node":"number","value":1,"span":{"start":42,"end":43}},"span":{"start":8,"end":44}},"span":{"start":0,"end":44}},"depth":5},{"text":"mados(false_win_penalty)","kinds":false,"heard":[],"tree":{"node":"call","name":"mados","arguments":[{"node":"name","name":"false_win_penalty","span":{"start":6,"end":23}}],"span":{"start":0,"end":24}},"depth":3},{"text":"winner is dealer or replayed","kinds":false,"heard":[["choices","winner",["i","dealer","starter","exposer","winner","leader"]],["sense","replayed","yes/no"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"dealer","span":{"start":10,"end":16}}],"span":{"start":0,"end":16}},{"node":"name","name":"replayed","span":{"start":20,"end":28}}],"span":{"start":0,"end":28}},"depth":4},{"text":"ending is exhausted or ending is false_win","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"ending","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"exhausted","span":{"start":10,"end":19}}],"span":{"start":0,"end":19}},{"node":"is","subject":{"node":"name","name":"ending","span":{"start":23,"end":29}},"negated":false,"choices":[{"name":"false_win","span":{"start":33,"end":42}}],"span":{"start":23,"end":42}}],"span":{"start":0,"end":42}},"depth":4},{"text":"periods","kinds":false,"heard":[],"tree":{"node":"name","name":"periods","span":{"start":0,"end":7}},"depth":2},{"text":"starting_points","kinds":false,"heard":[],"tree":{"node":"name","name":"starting_points","span":{"start":0,"end":15}},"depth":2},{"text":"points - starting_points","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"-","left":{"node":"name","name":"points","span":{"start":0,"end":6}},"right":{"node":"name","name":"starting_points","span":{"start":9,"end":24}},"span":{"start":0,"end":24}},"depth":3},{"text":"flower_shown and count(bonus) == 8","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"flower_shown","span":{"start":0,"end":12}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":{"start":23,"end":28}},"span":{"start":17,"end":29}},"right":{"node":"number","value":8,"span":{"start":33,"end":34}},"span":{"start":17,"end":34}}],"span":{"start":0,"end":34}},"depth":5},{"text":"shape is unios","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"unios","span":{"start":9,"end":14}}],"span":{"start":0,"end":14}},"depth":3},{"text":"13","kinds":false,"heard":[],"tree":{"node":"number","value":13,"span":{"start":0,"end":2}},"depth":2},{"text":"shape is sets and held include 1112345678999A","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"sets","span":{"start":9,"end":13}}],"span":{"start":0,"end":13}},{"node":"include","what":"held","exactly":false,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":31,"end":32}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":32,"end":33}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":33,"end":34}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":{"start":34,"end":35}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":{"start":35,"end":36}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":{"start":36,"end":37}},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":{"start":37,"end":38}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":{"start":38,"end":39}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":{"start":39,"end":40}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":{"start":40,"end":41}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":41,"end":42}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":42,"end":43}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":43,"end":45}}],"span":{"start":18,"end":45}}],"span":{"start":0,"end":45}},"depth":4},{"text":"10","kinds":false,"heard":[],"tree":{"node":"number","value":10,"span":{"start":0,"end":2}},"depth":2},{"text":"count(kong) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":{"start":6,"end":10}},"span":{"start":0,"end":11}},"right":{"node":"number","value":4,"span":{"start":15,"end":16}},"span":{"start":0,"end":16}},"depth":4},{"text":"dealt_hand","kinds":false,"heard":[],"tree":{"node":"name","name":"dealt_hand","span":{"start":0,"end":10}},"depth":2},{"text":"first_discard","kinds":false,"heard":[],"tree":{"node":"name","name":"first_discard","span":{"start":0,"end":13}},"depth":2},{"text":"shape is flowers","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"flowers","span":{"start":9,"end":16}}],"span":{"start":0,"end":16}},"depth":3},{"text":"8","kinds":false,"heard":[],"tree":{"node":"number","value":8,"span":{"start":0,"end":1}},"depth":2},{"text":"any set is chow and any set is triplet","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":{"start":4,"end":7}},"negated":false,"is":{"node":"type","types":["chow"],"span":{"start":11,"end":15}},"span":{"start":0,"end":15}},{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":{"start":24,"end":27}},"negated":false,"is":{"node":"type","types":["triplet"],"span":{"start":31,"end":38}},"span":{"start":20,"end":38}}],"span":{"start":0,"end":38}},"depth":4},{"text":"1/2","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"/","left":{"node":"number","value":1,"span":{"start":0,"end":1}},"right":{"node":"number","value":2,"span":{"start":2,"end":3}},"span":{"start":0,"end":3}},"depth":3},{"text":"every set is chow","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":{"start":6,"end":9}},"negated":false,"is":{"node":"type","types":["chow"],"span":{"start":13,"end":17}},"span":{"start":0,"end":17}},"depth":3},{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":{"start":0,"end":1}},"depth":2},{"text":"every set is triplet","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":{"start":6,"end":9}},"negated":false,"is":{"node":"type","types":["triplet"],"span":{"start":13,"end":20}},"span":{"start":0,"end":20}},"depth":3},{"text":"count(concealed triplet) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":4,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},"depth":4},{"text":"count(pair) == 7","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"pair","adjectives":[],"span":{"start":6,"end":10}},"span":{"start":0,"end":11}},"right":{"node":"number","value":7,"span":{"start":15,"end":16}},"span":{"start":0,"end":16}},"depth":4},{"text":"basic and suits == 1 and any tile is honour","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"basic","span":{"start":0,"end":5}},{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":{"start":10,"end":15}},"right":{"node":"number","value":1,"span":{"start":19,"end":20}},"span":{"start":10,"end":20}},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":{"start":29,"end":33}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":37,"end":43}},"span":{"start":37,"end":43}},"span":{"start":25,"end":43}}],"span":{"start":0,"end":43}},"depth":5},{"text":"basic and suits == 1 and no tile is honour","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"basic","span":{"start":0,"end":5}},{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":{"start":10,"end":15}},"right":{"node":"number","value":1,"span":{"start":19,"end":20}},"span":{"start":10,"end":20}},{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":{"start":28,"end":32}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":36,"end":42}},"span":{"start":36,"end":42}},"span":{"start":25,"end":42}}],"span":{"start":0,"end":42}},"depth":5},{"text":"7","kinds":false,"heard":[],"tree":{"node":"number","value":7,"span":{"start":0,"end":1}},"depth":2},{"text":"basic and every tile is honour","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"basic","span":{"start":0,"end":5}},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":16,"end":20}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":24,"end":30}},"span":{"start":24,"end":30}},"span":{"start":10,"end":30}}],"span":{"start":0,"end":30}},"depth":5},{"text":"basic and every tile is unios and any tile is terminal and any tile is honour","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"basic","span":{"start":0,"end":5}},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":16,"end":20}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"unios","span":{"start":24,"end":29}},"span":{"start":24,"end":29}},"span":{"start":10,"end":29}},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":{"start":38,"end":42}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":{"start":46,"end":54}},"span":{"start":46,"end":54}},"span":{"start":34,"end":54}},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":{"start":63,"end":67}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":71,"end":77}},"span":{"start":71,"end":77}},"span":{"start":59,"end":77}}],"span":{"start":0,"end":77}},"depth":5},{"text":"basic and every tile is terminal","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"basic","span":{"start":0,"end":5}},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":16,"end":20}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":{"start":24,"end":32}},"span":{"start":24,"end":32}},"span":{"start":10,"end":32}}],"span":{"start":0,"end":32}},"depth":5},{"text":"per triplet of dragon","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":{"start":15,"end":21}},"span":{"start":4,"end":21}},"span":{"start":0,"end":21}},"depth":4},{"text":"count(triplet of dragon) == 2 and pair is dragon","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":{"start":17,"end":23}},"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":2,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":34,"end":38}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":{"start":42,"end":48}},"span":{"start":42,"end":48}},"span":{"start":34,"end":48}}],"span":{"start":0,"end":48}},"depth":6},{"text":"count(triplet of dragon) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":{"start":17,"end":23}},"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":3,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},"depth":5},{"text":"5","kinds":false,"heard":[],"tree":{"node":"number","value":5,"span":{"start":0,"end":1}},"depth":2},{"text":"has triplet of seat_wind","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"seat_wind","span":{"start":15,"end":24}},"span":{"start":4,"end":24}},"span":{"start":4,"end":24}}],"ranges":[],"span":{"start":0,"end":24}},"depth":5},{"text":"has triplet of round_wind","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"round_wind","span":{"start":15,"end":25}},"span":{"start":4,"end":25}},"span":{"start":4,"end":25}}],"ranges":[],"span":{"start":0,"end":25}},"depth":5},{"text":"count(triplet of wind) == 3 and pair is wind","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":{"start":17,"end":21}},"span":{"start":6,"end":21}},"span":{"start":0,"end":22}},"right":{"node":"number","value":3,"span":{"start":26,"end":27}},"span":{"start":0,"end":27}},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":32,"end":36}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":{"start":40,"end":44}},"span":{"start":40,"end":44}},"span":{"start":32,"end":44}}],"span":{"start":0,"end":44}},"depth":6},{"text":"count(triplet of wind) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":{"start":17,"end":21}},"span":{"start":6,"end":21}},"span":{"start":0,"end":22}},"right":{"node":"number","value":4,"span":{"start":26,"end":27}},"span":{"start":0,"end":27}},"depth":5},{"text":"kong_replacement","kinds":false,"heard":[],"tree":{"node":"name","name":"kong_replacement","span":{"start":0,"end":16}},"depth":2},{"text":"robbing_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"robbing_kong","span":{"start":0,"end":12}},"depth":2},{"text":"last_of_wall","kinds":false,"heard":[],"tree":{"node":"name","name":"last_of_wall","span":{"start":0,"end":12}},"depth":2},{"text":"every set is held","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":{"start":6,"end":9}},"negated":false,"is":{"node":"made","adjective":"held","span":{"start":13,"end":17}},"span":{"start":0,"end":17}},"depth":3},{"text":"per bonus where rank == seat number and not in_full_series","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"bonus","adjectives":[],"where":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"rank","span":{"start":16,"end":20}},"right":{"node":"name","name":"seat number","span":{"start":24,"end":35}},"span":{"start":16,"end":35}},{"node":"not","of":{"node":"name","name":"in_full_series","span":{"start":44,"end":58}},"span":{"start":40,"end":58}}],"span":{"start":16,"end":58}},"span":{"start":4,"end":58}},"span":{"start":0,"end":58}},"depth":6},{"text":"per series","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"series","adjectives":[],"span":{"start":4,"end":10}},"span":{"start":0,"end":10}},"depth":3},{"text":"count(bonus) == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":{"start":6,"end":11}},"span":{"start":0,"end":12}},"right":{"node":"number","value":0,"span":{"start":16,"end":17}},"span":{"start":0,"end":17}},"depth":4},{"text":"if fan == 1/2 then fan else min(floor(fan), 15)","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"compare","op":"==","left":{"node":"name","name":"fan","span":{"start":3,"end":6}},"right":{"node":"arithmetic","op":"/","left":{"node":"number","value":1,"span":{"start":10,"end":11}},"right":{"node":"number","value":2,"span":{"start":12,"end":13}},"span":{"start":10,"end":13}},"span":{"start":3,"end":13}},"then":{"node":"name","name":"fan","span":{"start":19,"end":22}},"else":{"node":"call","name":"min","arguments":[{"node":"call","name":"floor","arguments":[{"node":"name","name":"fan","span":{"start":38,"end":41}}],"span":{"start":32,"end":42}},{"node":"number","value":15,"span":{"start":44,"end":46}}],"span":{"start":28,"end":47}},"span":{"start":0,"end":47}},"depth":5},{"text":"mados(grade)","kinds":false,"heard":[],"tree":{"node":"call","name":"mados","arguments":[{"node":"name","name":"grade","span":{"start":6,"end":11}}],"span":{"start":0,"end":12}},"depth":3},{"text":"fan of special > 0 or fan - (if flowers_toward_minimum then 0 else fan of flowers) >= minimum","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"compare","op":">","left":{"node":"tallyOf","tally":"fan","group":"special","span":{"start":0,"end":14}},"right":{"node":"number","value":0,"span":{"start":17,"end":18}},"span":{"start":0,"end":18}},{"node":"compare","op":">=","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"fan","span":{"start":22,"end":25}},"right":{"node":"if","test":{"node":"name","name":"flowers_toward_minimum","span":{"start":32,"end":54}},"then":{"node":"number","value":0,"span":{"start":60,"end":61}},"else":{"node":"tallyOf","tally":"fan","group":"flowers","span":{"start":67,"end":81}},"span":{"start":28,"end":82}},"span":{"start":22,"end":82}},"right":{"node":"name","name":"minimum","span":{"start":86,"end":93}},"span":{"start":22,"end":93}}],"span":{"start":0,"end":93}},"depth":6}]',
  'rulesets/mcr/pack.yaml': 
    '[{"text":"567z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":{"start":0,"end":1}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":{"start":1,"end":2}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":{"start":2,"end":4}}],"span":{"start":0,"end":4}},"span":{"start":0,"end":4}},"depth":4},{"text":"1234z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":{"start":0,"end":1}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":{"start":1,"end":2}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":{"start":2,"end":3}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":{"start":3,"end":5}}],"span":{"start":0,"end":5}},"span":{"start":0,"end":5}},"depth":4},{"text":"5m5p5s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"m","span":{"start":0,"end":2}},{"rank":{"offset":{"add":5,"times":{}}},"suit":"p","span":{"start":2,"end":4}},{"rank":{"offset":{"add":5,"times":{}}},"suit":"s","span":{"start":4,"end":6}}],"span":{"start":0,"end":6}},"span":{"start":0,"end":6}},"depth":4},{"text":"2468m2468p2468s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":2,"times":{}}},"suit":"m","span":{"start":0,"end":1}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"m","span":{"start":1,"end":2}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"m","span":{"start":2,"end":3}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"m","span":{"start":3,"end":5}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"p","span":{"start":5,"end":6}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"p","span":{"start":6,"end":7}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"p","span":{"start":7,"end":8}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"p","span":{"start":8,"end":10}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":{"start":10,"end":11}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":{"start":11,"end":12}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":{"start":12,"end":13}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":{"start":13,"end":15}}],"span":{"start":0,"end":15}},"span":{"start":0,"end":15}},"depth":4},{"text":"789m789p789s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":7,"times":{}}},"suit":"m","span":{"start":0,"end":1}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"m","span":{"start":1,"end":2}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"m","span":{"start":2,"end":4}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"p","span":{"start":4,"end":5}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"p","span":{"start":5,"end":6}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"p","span":{"start":6,"end":8}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"s","span":{"start":8,"end":9}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":{"start":9,"end":10}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"s","span":{"start":10,"end":12}}],"span":{"start":0,"end":12}},"span":{"start":0,"end":12}},"depth":4},{"text":"456m456p456s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":4,"times":{}}},"suit":"m","span":{"start":0,"end":1}},{"rank":{"offset":{"add":5,"times":{}}},"suit":"m","span":{"start":1,"end":2}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"m","span":{"start":2,"end":4}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"p","span":{"start":4,"end":5}},{"rank":{"offset":{"add":5,"times":{}}},"suit":"p","span":{"start":5,"end":6}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"p","span":{"start":6,"end":8}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":{"start":8,"end":9}},{"rank":{"offset":{"add":5,"times":{}}},"suit":"s","span":{"start":9,"end":10}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":{"start":10,"end":12}}],"span":{"start":0,"end":12}},"span":{"start":0,"end":12}},"depth":4},{"text":"123m123p123s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"m","span":{"start":0,"end":1}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"m","span":{"start":1,"end":2}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"m","span":{"start":2,"end":4}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"p","span":{"start":4,"end":5}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"p","span":{"start":5,"end":6}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"p","span":{"start":6,"end":8}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"s","span":{"start":8,"end":9}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":{"start":9,"end":10}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"s","span":{"start":10,"end":12}}],"span":{"start":0,"end":12}},"span":{"start":0,"end":12}},"depth":4},{"text":"6789m6789p6789s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":6,"times":{}}},"suit":"m","span":{"start":0,"end":1}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"m","span":{"start":1,"end":2}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"m","span":{"start":2,"end":3}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"m","span":{"start":3,"end":5}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"p","span":{"start":5,"end":6}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"p","span":{"start":6,"end":7}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"p","span":{"start":7,"end":8}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"p","span":{"start":8,"end":10}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":{"start":10,"end":11}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"s","span":{"start":11,"end":12}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":{"start":12,"end":13}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"s","span":{"start":13,"end":15}}],"span":{"start":0,"end":15}},"span":{"start":0,"end":15}},"depth":4},{"text":"1234m1234p1234s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"m","span":{"start":0,"end":1}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"m","span":{"start":1,"end":2}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"m","span":{"start":2,"end":3}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"m","span":{"start":3,"end":5}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"p","span":{"start":5,"end":6}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"p","span":{"start":6,"end":7}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"p","span":{"start":7,"end":8}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"p","span":{"start":8,"end":10}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"s","span":{"start":10,"end":11}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":{"start":11,"end":12}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"s","span":{"start":12,"end":13}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":{"start":13,"end":15}}],"span":{"start":0,"end":15}},"span":{"start":0,"end":15}},"depth":4},{"text":"shape is sets and every set is triplet","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"sets","span":{"start":9,"end":13}}],"span":{"start":0,"end":13}},{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":{"start":24,"end":27}},"negated":false,"is":{"node":"type","types":["triplet"],"span":{"start":31,"end":38}},"span":{"start":18,"end":38}}],"span":{"start":0,"end":38}},"depth":4},{"text":"every set is chow","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":{"start":6,"end":9}},"negated":false,"is":{"node":"type","types":["chow"],"span":{"start":13,"end":17}},"span":{"start":0,"end":17}},"depth":3},{"text":"shape is sets and held before last tile == 1112345678999A","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"sets","span":{"start":9,"end":13}}],"span":{"start":0,"end":13}},{"node":"include","what":"held_before","exactly":true,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":43,"end":44}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":44,"end":45}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":45,"end":46}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":{"start":46,"end":47}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":{"start":47,"end":48}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":{"start":48,"end":49}},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":{"start":49,"end":50}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":{"start":50,"end":51}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":{"start":51,"end":52}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":{"start":52,"end":53}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":53,"end":54}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":54,"end":55}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":55,"end":57}}],"span":{"start":18,"end":57}}],"span":{"start":0,"end":57}},"depth":4},{"text":"shape is pairs or shape is orphans or shape is singles or nine_gates_wait or count(concealed triplet) == 4","kinds":false,"heard":[["choices","shape",["sets","knitted","pairs","orphans","singles"]],["sense","nine_gates_wait","yes/no"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"pairs","span":{"start":9,"end":14}}],"span":{"start":0,"end":14}},{"node":"is","subject":{"node":"name","name":"shape","span":{"start":18,"end":23}},"negated":false,"choices":[{"name":"orphans","span":{"start":27,"end":34}}],"span":{"start":18,"end":34}},{"node":"is","subject":{"node":"name","name":"shape","span":{"start":38,"end":43}},"negated":false,"choices":[{"name":"singles","span":{"start":47,"end":54}}],"span":{"start":38,"end":54}},{"node":"name","name":"nine_gates_wait","span":{"start":58,"end":73}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":{"start":83,"end":100}},"span":{"start":77,"end":101}},"right":{"node":"number","value":4,"span":{"start":105,"end":106}},"span":{"start":77,"end":106}}],"span":{"start":0,"end":106}},"depth":5},{"text":"(shape is sets or shape is knitted and knitted_wait) and not dealt_hand and count(winning kinds) == 1","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":1,"end":6}},"negated":false,"choices":[{"name":"sets","span":{"start":10,"end":14}}],"span":{"start":1,"end":14}},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":18,"end":23}},"negated":false,"choices":[{"name":"knitted","span":{"start":27,"end":34}}],"span":{"start":18,"end":34}},{"node":"name","name":"knitted_wait","span":{"start":39,"end":51}}],"span":{"start":18,"end":51}}],"span":{"start":0,"end":52}},{"node":"not","of":{"node":"name","name":"dealt_hand","span":{"start":61,"end":71}},"span":{"start":57,"end":71}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"winning kinds","adjectives":[],"span":{"start":82,"end":95}},"span":{"start":76,"end":96}},"right":{"node":"number","value":1,"span":{"start":100,"end":101}},"span":{"start":76,"end":101}}],"span":{"start":0,"end":101}},"depth":6},{"text":"wait_beside_knitted is counted or wait_beside_knitted is by_edition and edition is mil_1998","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"wait_beside_knitted","span":{"start":0,"end":19}},"negated":false,"choices":[{"name":"counted","span":{"start":23,"end":30}}],"span":{"start":0,"end":30}},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"wait_beside_knitted","span":{"start":34,"end":53}},"negated":false,"choices":[{"name":"by_edition","span":{"start":57,"end":67}}],"span":{"start":34,"end":67}},{"node":"is","subject":{"node":"name","name":"edition","span":{"start":72,"end":79}},"negated":false,"choices":[{"name":"mil_1998","span":{"start":83,"end":91}}],"span":{"start":72,"end":91}}],"span":{"start":34,"end":91}}],"span":{"start":0,"end":91}},"depth":5},{"text":"concealed_self_draw is fully_concealed or concealed_self_draw is by_edition and edition is wmo_2006","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"concealed_self_draw","span":{"start":0,"end":19}},"negated":false,"choices":[{"name":"fully_concealed","span":{"start":23,"end":38}}],"span":{"start":0,"end":38}},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"concealed_self_draw","span":{"start":42,"end":61}},"negated":false,"choices":[{"name":"by_edition","span":{"start":65,"end":75}}],"span":{"start":42,"end":75}},{"node":"is","subject":{"node":"name","name":"edition","span":{"start":80,"end":87}},"negated":false,"choices":[{"name":"wmo_2006","span":{"start":91,"end":99}}],"span":{"start":80,"end":99}}],"span":{"start":42,"end":99}}],"span":{"start":0,"end":99}},"depth":5},{"text":"tile_hog_in_pairs is counted or tile_hog_in_pairs is by_edition and edition is mil_1998","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"tile_hog_in_pairs","span":{"start":0,"end":17}},"negated":false,"choices":[{"name":"counted","span":{"start":21,"end":28}}],"span":{"start":0,"end":28}},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"tile_hog_in_pairs","span":{"start":32,"end":49}},"negated":false,"choices":[{"name":"by_edition","span":{"start":53,"end":63}}],"span":{"start":32,"end":63}},{"node":"is","subject":{"node":"name","name":"edition","span":{"start":68,"end":75}},"negated":false,"choices":[{"name":"mil_1998","span":{"start":79,"end":87}}],"span":{"start":68,"end":87}}],"span":{"start":32,"end":87}}],"span":{"start":0,"end":87}},"depth":5},{"text":"if two_concealed_kongs is six or two_concealed_kongs is by_edition and edition is mil_1998 then 6 else 8","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"two_concealed_kongs","span":{"start":3,"end":22}},"negated":false,"choices":[{"name":"six","span":{"start":26,"end":29}}],"span":{"start":3,"end":29}},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"two_concealed_kongs","span":{"start":33,"end":52}},"negated":false,"choices":[{"name":"by_edition","span":{"start":56,"end":66}}],"span":{"start":33,"end":66}},{"node":"is","subject":{"node":"name","name":"edition","span":{"start":71,"end":78}},"negated":false,"choices":[{"name":"mil_1998","span":{"start":82,"end":90}}],"span":{"start":71,"end":90}}],"span":{"start":33,"end":90}}],"span":{"start":3,"end":90}},"then":{"node":"number","value":6,"span":{"start":96,"end":97}},"else":{"node":"number","value":8,"span":{"start":103,"end":104}},"span":{"start":0,"end":104}},"depth":6},{"text":"if mixed_kongs is four then 4 else if mixed_kongs is five or mixed_kongs is by_edition and edition is mil_1998 then 5 else 6","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"mixed_kongs","span":{"start":3,"end":14}},"negated":false,"choices":[{"name":"four","span":{"start":18,"end":22}}],"span":{"start":3,"end":22}},"then":{"node":"number","value":4,"span":{"start":28,"end":29}},"else":{"node":"if","test":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"mixed_kongs","span":{"start":38,"end":49}},"negated":false,"choices":[{"name":"five","span":{"start":53,"end":57}}],"span":{"start":38,"end":57}},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"mixed_kongs","span":{"start":61,"end":72}},"negated":false,"choices":[{"name":"by_edition","span":{"start":76,"end":86}}],"span":{"start":61,"end":86}},{"node":"is","subject":{"node":"name","name":"edition","span":{"start":91,"end":98}},"negated":false,"choices":[{"name":"mil_1998","span":{"start":102,"end":110}}],"span":{"start":91,"end":110}}],"span":{"start":61,"end":110}}],"span":{"start":38,"end":110}},"then":{"node":"number","value":5,"span":{"start":116,"end":117}},"else":{"node":"number","value":6,"span":{"start":123,"end":124}},"span":{"start":35,"end":124}},"span":{"start":0,"end":124}},"depth":7},{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":{"start":0,"end":1}},"depth":2},{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":{"start":0,"end":4}},"depth":2},{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":{"start":0,"end":1}},"depth":2},{"text":"wins","kinds":false,"heard":[],"tree":{"node":"name","name":"wins","span":{"start":0,"end":4}},"depth":2},{"text":"3","kinds":false,"heard":[],"tree":{"node":"number","value":3,"span":{"start":0,"end":1}},"depth":2},{"text":"tiles left > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":{"start":0,"end":10}},"right":{"node":"number","value":0,"span":{"start":13,"end":14}},"span":{"start":0,"end":14}},"depth":3},{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":{"start":0,"end":1}},"depth":2},{"text":"count(bonus)","kinds":false,"heard":[],"tree":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":{"start":6,"end":11}},"span":{"start":0,"end":12}},"depth":3},{"text":"by draw and turn is replaced and count(bonus) == flowers_at_kong","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":{"start":0,"end":7}},{"node":"is","subject":{"node":"name","name":"turn","span":{"start":12,"end":16}},"negated":false,"choices":[{"name":"replaced","span":{"start":20,"end":28}}],"span":{"start":12,"end":28}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":{"start":39,"end":44}},"span":{"start":33,"end":45}},"right":{"node":"name","name":"flowers_at_kong","span":{"start":49,"end":64}},"span":{"start":33,"end":64}}],"span":{"start":0,"end":64}},"depth":5},{"text":"window is added_kong","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"window","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"added_kong","span":{"start":10,"end":20}}],"span":{"start":0,"end":20}},"depth":3},{"text":"tiles left == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":{"start":0,"end":10}},"right":{"node":"number","value":0,"span":{"start":14,"end":15}},"span":{"start":0,"end":15}},"depth":3},{"text":"copies in sight == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"copies in sight","span":{"start":0,"end":15}},"right":{"node":"number","value":3,"span":{"start":19,"end":20}},"span":{"start":0,"end":20}},"depth":3},{"text":"turn is dealt and i am dealer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"dealt","span":{"start":8,"end":13}}],"span":{"start":0,"end":13}},{"node":"name","name":"i am dealer","span":{"start":18,"end":29}}],"span":{"start":0,"end":29}},"depth":4},{"text":"by discard and payer is exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"is","subject":{"node":"name","name":"payer","span":{"start":15,"end":20}},"negated":false,"choices":[{"name":"exposer","span":{"start":24,"end":31}}],"span":{"start":15,"end":31}}],"span":{"start":0,"end":31}},"depth":4},{"text":"8 + value","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"+","left":{"node":"number","value":8,"span":{"start":0,"end":1}},"right":{"node":"name","name":"value","span":{"start":4,"end":9}},"span":{"start":0,"end":9}},"depth":3},{"text":"by discard and payer is not exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"is","subject":{"node":"name","name":"payer","span":{"start":15,"end":20}},"negated":true,"choices":[{"name":"exposer","span":{"start":28,"end":35}}],"span":{"start":15,"end":35}}],"span":{"start":0,"end":35}},"depth":4},{"text":"8","kinds":false,"heard":[],"tree":{"node":"number","value":8,"span":{"start":0,"end":1}},"depth":2},{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":{"start":0,"end":7}},"depth":2},{"text":"false_win_penalty","kinds":false,"heard":[],"tree":{"node":"name","name":"false_win_penalty","span":{"start":0,"end":17}},"depth":2},{"text":"false","kinds":false,"heard":[],"tree":{"node":"boolean","value":false,"span":{"start":0,"end":5}},"depth":2},{"text":"4","kinds":false,"heard":[],"tree":{"node":"number","value":4,"span":{"start":0,"end":1}},"depth":2},{"text":"starting_points","kinds":false,"heard":[],"tree":{"node":"name","name":"starting_points","span":{"start":0,"end":15}},"depth":2},{"text":"count(triplet of wind) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":{"start":17,"end":21}},"span":{"start":6,"end":21}},"span":{"start":0,"end":22}},"right":{"node":"number","value":4,"span":{"start":26,"end":27}},"span":{"start":0,"end":27}},"depth":5},{"text":"88","kinds":false,"heard":[],"tree":{"node":"number","value":88,"span":{"start":0,"end":2}},"depth":2},{"text":"count(triplet of dragon) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":{"start":17,"end":23}},"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":3,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},"depth":5},{"text":"every tile in 23468s 6z","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":{"start":14,"end":15}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"s","span":{"start":15,"end":16}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":{"start":16,"end":17}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":{"start":17,"end":18}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":{"start":18,"end":20}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":{"start":21,"end":23}}],"span":{"start":14,"end":23}}},"span":{"start":0,"end":23}},"depth":4},{"text":"nine_gates_wait","kinds":false,"heard":[],"tree":{"node":"name","name":"nine_gates_wait","span":{"start":0,"end":15}},"depth":2},{"text":"count(kong) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":{"start":6,"end":10}},"span":{"start":0,"end":11}},"right":{"node":"number","value":4,"span":{"start":15,"end":16}},"span":{"start":0,"end":16}},"depth":4},{"text":"shape is pairs and has pair nA, pair (n+1)A, pair (n+2)A, pair (n+3)A, pair (n+4)A, pair (n+5)A, pair (n+6)A","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"pairs","span":{"start":9,"end":14}}],"span":{"start":0,"end":14}},{"node":"has","items":[{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":28,"end":30}},"span":{"start":23,"end":30}},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"A","span":{"start":37,"end":43}},"span":{"start":32,"end":43}},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"A","span":{"start":50,"end":56}},"span":{"start":45,"end":56}},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":3,"times":{}}},"suit":"A","span":{"start":63,"end":69}},"span":{"start":58,"end":69}},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":4,"times":{}}},"suit":"A","span":{"start":76,"end":82}},"span":{"start":71,"end":82}},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":5,"times":{}}},"suit":"A","span":{"start":89,"end":95}},"span":{"start":84,"end":95}},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":6,"times":{}}},"suit":"A","span":{"start":102,"end":108}},"span":{"start":97,"end":108}}],"ranges":[],"span":{"start":19,"end":108}}],"span":{"start":0,"end":108}},"depth":5},{"text":"shape is orphans","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"orphans","span":{"start":9,"end":16}}],"span":{"start":0,"end":16}},"depth":3},{"text":"every tile is terminal","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":{"start":14,"end":22}},"span":{"start":14,"end":22}},"span":{"start":0,"end":22}},"depth":4},{"text":"64","kinds":false,"heard":[],"tree":{"node":"number","value":64,"span":{"start":0,"end":2}},"depth":2},{"text":"count(triplet of wind) == 3 and pair is wind","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":{"start":17,"end":21}},"span":{"start":6,"end":21}},"span":{"start":0,"end":22}},"right":{"node":"number","value":3,"span":{"start":26,"end":27}},"span":{"start":0,"end":27}},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":32,"end":36}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":{"start":40,"end":44}},"span":{"start":40,"end":44}},"span":{"start":32,"end":44}}],"span":{"start":0,"end":44}},"depth":6},{"text":"count(triplet of dragon) == 2 and pair is dragon","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":{"start":17,"end":23}},"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":2,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":34,"end":38}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":{"start":42,"end":48}},"span":{"start":42,"end":48}},"span":{"start":34,"end":48}}],"span":{"start":0,"end":48}},"depth":6},{"text":"every tile is honour","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":14,"end":20}},"span":{"start":14,"end":20}},"span":{"start":0,"end":20}},"depth":4},{"text":"count(concealed triplet) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":4,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},"depth":4},{"text":"has chow 1A, chow 1A, chow 7A, chow 7A, pair 5A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":18,"end":20}},"span":{"start":13,"end":20}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":{"start":27,"end":29}},"span":{"start":22,"end":29}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":{"start":36,"end":38}},"span":{"start":31,"end":38}},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":{"start":45,"end":47}},"span":{"start":40,"end":47}}],"ranges":[],"span":{"start":0,"end":47}},"depth":4},{"text":"has chow nA, chow nA, chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":18,"end":20}},"span":{"start":13,"end":20}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":27,"end":29}},"span":{"start":22,"end":29}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":36,"end":38}},"span":{"start":31,"end":38}}],"ranges":[],"span":{"start":0,"end":38}},"depth":4},{"text":"48","kinds":false,"heard":[],"tree":{"node":"number","value":48,"span":{"start":0,"end":2}},"depth":2},{"text":"has triplet nA, triplet (n+1)A, triplet (n+2)A, triplet (n+3)A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":12,"end":14}},"span":{"start":4,"end":14}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"A","span":{"start":24,"end":30}},"span":{"start":16,"end":30}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"A","span":{"start":40,"end":46}},"span":{"start":32,"end":46}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":3,"times":{}}},"suit":"A","span":{"start":56,"end":62}},"span":{"start":48,"end":62}}],"ranges":[],"span":{"start":0,"end":62}},"depth":4},{"text":"has chow nA, chow (n+k)A, chow (n+2k)A, chow (n+3k)A where k in 1..2","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{"k":1}}},"suit":"A","span":{"start":18,"end":24}},"span":{"start":13,"end":24}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{"k":2}}},"suit":"A","span":{"start":31,"end":38}},"span":{"start":26,"end":38}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{"k":3}}},"suit":"A","span":{"start":45,"end":52}},"span":{"start":40,"end":52}}],"ranges":[{"variable":"k","from":1,"to":2}],"span":{"start":0,"end":68}},"depth":4},{"text":"32","kinds":false,"heard":[],"tree":{"node":"number","value":32,"span":{"start":0,"end":2}},"depth":2},{"text":"count(kong) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":{"start":6,"end":10}},"span":{"start":0,"end":11}},"right":{"node":"number","value":3,"span":{"start":15,"end":16}},"span":{"start":0,"end":16}},"depth":4},{"text":"every tile is terminal or honour and any tile is terminal and any tile is honour","kinds":false,"heard":[["sense","honour","kinds"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":{"start":14,"end":22}},{"node":"kindWord","name":"honour","span":{"start":26,"end":32}}],"span":{"start":14,"end":32}},"span":{"start":14,"end":32}},"span":{"start":0,"end":32}},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":{"start":41,"end":45}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":{"start":49,"end":57}},"span":{"start":49,"end":57}},"span":{"start":37,"end":57}},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":{"start":66,"end":70}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":74,"end":80}},"span":{"start":74,"end":80}},"span":{"start":62,"end":80}}],"span":{"start":0,"end":80}},"depth":6},{"text":"shape is pairs","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"pairs","span":{"start":9,"end":14}}],"span":{"start":0,"end":14}},"depth":3},{"text":"24","kinds":false,"heard":[],"tree":{"node":"number","value":24,"span":{"start":0,"end":2}},"depth":2},{"text":"shape is singles and count(tile of honour) == 7","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"singles","span":{"start":9,"end":16}}],"span":{"start":0,"end":16}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"tile","adjectives":[],"of":{"node":"kindWord","name":"honour","span":{"start":35,"end":41}},"span":{"start":27,"end":41}},"span":{"start":21,"end":42}},"right":{"node":"number","value":7,"span":{"start":46,"end":47}},"span":{"start":21,"end":47}}],"span":{"start":0,"end":47}},"depth":6},{"text":"all_triplets and every tile in even","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"all_triplets","span":{"start":0,"end":12}},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":23,"end":27}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"even","span":{"start":31,"end":35}}},"span":{"start":17,"end":35}}],"span":{"start":0,"end":35}},"depth":4},{"text":"suits == 1 and no tile is honour","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":{"start":0,"end":5}},"right":{"node":"number","value":1,"span":{"start":9,"end":10}},"span":{"start":0,"end":10}},{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":{"start":18,"end":22}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":26,"end":32}},"span":{"start":26,"end":32}},"span":{"start":15,"end":32}}],"span":{"start":0,"end":32}},"depth":5},{"text":"has chow nA, chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":18,"end":20}},"span":{"start":13,"end":20}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":27,"end":29}},"span":{"start":22,"end":29}}],"ranges":[],"span":{"start":0,"end":29}},"depth":4},{"text":"has triplet nA, triplet (n+1)A, triplet (n+2)A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":12,"end":14}},"span":{"start":4,"end":14}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"A","span":{"start":24,"end":30}},"span":{"start":16,"end":30}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"A","span":{"start":40,"end":46}},"span":{"start":32,"end":46}}],"ranges":[],"span":{"start":0,"end":46}},"depth":4},{"text":"every tile in upper_three","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"upper_three","span":{"start":14,"end":25}}},"span":{"start":0,"end":25}},"depth":3},{"text":"every tile in middle_three","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"middle_three","span":{"start":14,"end":26}}},"span":{"start":0,"end":26}},"depth":3},{"text":"every tile in lower_three","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"lower_three","span":{"start":14,"end":25}}},"span":{"start":0,"end":25}},"depth":3},{"text":"has chow 1A, chow 4A, chow 7A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":{"start":18,"end":20}},"span":{"start":13,"end":20}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":{"start":27,"end":29}},"span":{"start":22,"end":29}}],"ranges":[],"span":{"start":0,"end":29}},"depth":4},{"text":"16","kinds":false,"heard":[],"tree":{"node":"number","value":16,"span":{"start":0,"end":2}},"depth":2},{"text":"has chow 1A, chow 7A, chow 1B, chow 7B, pair 5C","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":{"start":18,"end":20}},"span":{"start":13,"end":20}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"B","span":{"start":27,"end":29}},"span":{"start":22,"end":29}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"B","span":{"start":36,"end":38}},"span":{"start":31,"end":38}},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"offset":{"add":5,"times":{}}},"suit":"C","span":{"start":45,"end":47}},"span":{"start":40,"end":47}}],"ranges":[],"span":{"start":0,"end":47}},"depth":4},{"text":"has chow nA, chow (n+k)A, chow (n+2k)A where k in 1..2","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{"k":1}}},"suit":"A","span":{"start":18,"end":24}},"span":{"start":13,"end":24}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{"k":2}}},"suit":"A","span":{"start":31,"end":38}},"span":{"start":26,"end":38}}],"ranges":[{"variable":"k","from":1,"to":2}],"span":{"start":0,"end":54}},"depth":4},{"text":"shape is sets and every group has five","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"sets","span":{"start":9,"end":13}}],"span":{"start":0,"end":13}},{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":{"start":24,"end":29}},"negated":false,"is":{"node":"has","kinds":{"node":"kindWord","name":"five","span":{"start":34,"end":38}}},"span":{"start":18,"end":38}}],"span":{"start":0,"end":38}},"depth":4},{"text":"has triplet nA, triplet nB, triplet nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":12,"end":14}},"span":{"start":4,"end":14}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":{"start":24,"end":26}},"span":{"start":16,"end":26}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":{"start":36,"end":38}},"span":{"start":28,"end":38}}],"ranges":[],"span":{"start":0,"end":38}},"depth":4},{"text":"count(concealed triplet) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":3,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},"depth":4},{"text":"shape is singles and count(tile of honour) < 7","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"singles","span":{"start":9,"end":16}}],"span":{"start":0,"end":16}},{"node":"compare","op":"<","left":{"node":"count","phrase":{"noun":"tile","adjectives":[],"of":{"node":"kindWord","name":"honour","span":{"start":35,"end":41}},"span":{"start":27,"end":41}},"span":{"start":21,"end":42}},"right":{"node":"number","value":7,"span":{"start":45,"end":46}},"span":{"start":21,"end":46}}],"span":{"start":0,"end":46}},"depth":6},{"text":"12","kinds":false,"heard":[],"tree":{"node":"number","value":12,"span":{"start":0,"end":2}},"depth":2},{"text":"shape is knitted or nine_knitted and shape is singles and count(tile of honour) == 5","kinds":false,"heard":[["choices","shape",["sets","knitted","pairs","orphans","singles"]],["sense","nine_knitted","yes/no"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"knitted","span":{"start":9,"end":16}}],"span":{"start":0,"end":16}},{"node":"and","of":[{"node":"name","name":"nine_knitted","span":{"start":20,"end":32}},{"node":"is","subject":{"node":"name","name":"shape","span":{"start":37,"end":42}},"negated":false,"choices":[{"name":"singles","span":{"start":46,"end":53}}],"span":{"start":37,"end":53}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"tile","adjectives":[],"of":{"node":"kindWord","name":"honour","span":{"start":72,"end":78}},"span":{"start":64,"end":78}},"span":{"start":58,"end":79}},"right":{"node":"number","value":5,"span":{"start":83,"end":84}},"span":{"start":58,"end":84}}],"span":{"start":20,"end":84}}],"span":{"start":0,"end":84}},"depth":7},{"text":"every tile in upper_four_ranks","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"upper_four_ranks","span":{"start":14,"end":30}}},"span":{"start":0,"end":30}},"depth":3},{"text":"every tile in lower_four_ranks","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"lower_four_ranks","span":{"start":14,"end":30}}},"span":{"start":0,"end":30}},"depth":3},{"text":"count(triplet of wind) >= 3","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":{"start":17,"end":21}},"span":{"start":6,"end":21}},"span":{"start":0,"end":22}},"right":{"node":"number","value":3,"span":{"start":26,"end":27}},"span":{"start":0,"end":27}},"depth":5},{"text":"has chow 1A, chow 4B, chow 7C","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":4,"times":{}}},"suit":"B","span":{"start":18,"end":20}},"span":{"start":13,"end":20}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"C","span":{"start":27,"end":29}},"span":{"start":22,"end":29}}],"ranges":[],"span":{"start":0,"end":29}},"depth":4},{"text":"every tile in 1234589p 245689s 5z","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"p","span":{"start":14,"end":15}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"p","span":{"start":15,"end":16}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"p","span":{"start":16,"end":17}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"p","span":{"start":17,"end":18}},{"rank":{"offset":{"add":5,"times":{}}},"suit":"p","span":{"start":18,"end":19}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"p","span":{"start":19,"end":20}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"p","span":{"start":20,"end":22}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":{"start":23,"end":24}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":{"start":24,"end":25}},{"rank":{"offset":{"add":5,"times":{}}},"suit":"s","span":{"start":25,"end":26}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":{"start":26,"end":27}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":{"start":27,"end":28}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"s","span":{"start":28,"end":30}},{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":{"start":31,"end":33}}],"span":{"start":14,"end":33}}},"span":{"start":0,"end":33}},"depth":4},{"text":"has chow nA, chow nB, chow nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":{"start":18,"end":20}},"span":{"start":13,"end":20}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":{"start":27,"end":29}},"span":{"start":22,"end":29}}],"ranges":[],"span":{"start":0,"end":29}},"depth":4},{"text":"has triplet nA, triplet (n+1)B, triplet (n+2)C","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":12,"end":14}},"span":{"start":4,"end":14}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"B","span":{"start":24,"end":30}},"span":{"start":16,"end":30}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"C","span":{"start":40,"end":46}},"span":{"start":32,"end":46}}],"ranges":[],"span":{"start":0,"end":46}},"depth":4},{"text":"no other pattern","kinds":false,"heard":[],"tree":{"node":"name","name":"no other pattern","span":{"start":0,"end":16}},"depth":2},{"text":"last_of_wall and by draw","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"last_of_wall","span":{"start":0,"end":12}},{"node":"name","name":"by draw","span":{"start":17,"end":24}}],"span":{"start":0,"end":24}},"depth":3},{"text":"last_of_wall and by discard","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"last_of_wall","span":{"start":0,"end":12}},{"node":"name","name":"by discard","span":{"start":17,"end":27}}],"span":{"start":0,"end":27}},"depth":3},{"text":"after_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"after_kong","span":{"start":0,"end":10}},"depth":2},{"text":"robbing_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"robbing_kong","span":{"start":0,"end":12}},"depth":2},{"text":"count(kong) == 2 and count(concealed kong) == 2","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":{"start":6,"end":10}},"span":{"start":0,"end":11}},"right":{"node":"number","value":2,"span":{"start":15,"end":16}},"span":{"start":0,"end":16}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":["concealed"],"span":{"start":27,"end":41}},"span":{"start":21,"end":42}},"right":{"node":"number","value":2,"span":{"start":46,"end":47}},"span":{"start":21,"end":47}}],"span":{"start":0,"end":47}},"depth":5},{"text":"concealed_kongs_fan","kinds":false,"heard":[],"tree":{"node":"name","name":"concealed_kongs_fan","span":{"start":0,"end":19}},"depth":2},{"text":"all_triplets","kinds":false,"heard":[],"tree":{"node":"name","name":"all_triplets","span":{"start":0,"end":12}},"depth":2},{"text":"6","kinds":false,"heard":[],"tree":{"node":"number","value":6,"span":{"start":0,"end":1}},"depth":2},{"text":"suits == 1 and any tile is honour","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":{"start":0,"end":5}},"right":{"node":"number","value":1,"span":{"start":9,"end":10}},"span":{"start":0,"end":10}},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":{"start":19,"end":23}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":27,"end":33}},"span":{"start":27,"end":33}},"span":{"start":15,"end":33}}],"span":{"start":0,"end":33}},"depth":5},{"text":"has chow nA, chow (n+1)B, chow (n+2)C","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"B","span":{"start":18,"end":24}},"span":{"start":13,"end":24}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"C","span":{"start":31,"end":37}},"span":{"start":26,"end":37}}],"ranges":[],"span":{"start":0,"end":37}},"depth":4},{"text":"suits == 3 and any tile is wind and any tile is dragon and (all_types_in_pairs or shape is not pairs)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":{"start":0,"end":5}},"right":{"node":"number","value":3,"span":{"start":9,"end":10}},"span":{"start":0,"end":10}},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":{"start":19,"end":23}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":{"start":27,"end":31}},"span":{"start":27,"end":31}},"span":{"start":15,"end":31}},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":{"start":40,"end":44}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":{"start":48,"end":54}},"span":{"start":48,"end":54}},"span":{"start":36,"end":54}},{"node":"or","of":[{"node":"name","name":"all_types_in_pairs","span":{"start":60,"end":78}},{"node":"is","subject":{"node":"name","name":"shape","span":{"start":82,"end":87}},"negated":true,"choices":[{"name":"pairs","span":{"start":95,"end":100}}],"span":{"start":82,"end":100}}],"span":{"start":59,"end":101}}],"span":{"start":0,"end":101}},"depth":5},{"text":"count(claimed set) == 4 and by discard","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"set","adjectives":["claimed"],"span":{"start":6,"end":17}},"span":{"start":0,"end":18}},"right":{"node":"number","value":4,"span":{"start":22,"end":23}},"span":{"start":0,"end":23}},{"node":"name","name":"by discard","span":{"start":28,"end":38}}],"span":{"start":0,"end":38}},"depth":5},{"text":"count(triplet of dragon) >= 2","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":{"start":17,"end":23}},"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":2,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},"depth":5},{"text":"shape is sets and every group has terminal or honour","kinds":false,"heard":[["sense","honour","kinds"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"sets","span":{"start":9,"end":13}}],"span":{"start":0,"end":13}},{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":{"start":24,"end":29}},"negated":false,"is":{"node":"has","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":{"start":34,"end":42}},{"node":"kindWord","name":"honour","span":{"start":46,"end":52}}],"span":{"start":34,"end":52}}},"span":{"start":18,"end":52}}],"span":{"start":0,"end":52}},"depth":5},{"text":"concealed and by draw and (nature_fully or not concealed_by_nature)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":{"start":0,"end":9}},{"node":"name","name":"by draw","span":{"start":14,"end":21}},{"node":"or","of":[{"node":"name","name":"nature_fully","span":{"start":27,"end":39}},{"node":"not","of":{"node":"name","name":"concealed_by_nature","span":{"start":47,"end":66}},"span":{"start":43,"end":66}}],"span":{"start":26,"end":67}}],"span":{"start":0,"end":67}},"depth":5},{"text":"count(kong) == 2 and count(claimed kong) == 2","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":{"start":6,"end":10}},"span":{"start":0,"end":11}},"right":{"node":"number","value":2,"span":{"start":15,"end":16}},"span":{"start":0,"end":16}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":["claimed"],"span":{"start":27,"end":39}},"span":{"start":21,"end":40}},"right":{"node":"number","value":2,"span":{"start":44,"end":45}},"span":{"start":21,"end":45}}],"span":{"start":0,"end":45}},"depth":5},{"text":"count(kong) == 2 and count(claimed kong) == 1","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":{"start":6,"end":10}},"span":{"start":0,"end":11}},"right":{"node":"number","value":2,"span":{"start":15,"end":16}},"span":{"start":0,"end":16}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":["claimed"],"span":{"start":27,"end":39}},"span":{"start":21,"end":40}},"right":{"node":"number","value":1,"span":{"start":44,"end":45}},"span":{"start":21,"end":45}}],"span":{"start":0,"end":45}},"depth":5},{"text":"mixed_kongs_fan","kinds":false,"heard":[],"tree":{"node":"name","name":"mixed_kongs_fan","span":{"start":0,"end":15}},"depth":2},{"text":"fourth_of_kind or count(shown tile of last tile) == 3","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"name","name":"fourth_of_kind","span":{"start":0,"end":14}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"tile","adjectives":["shown"],"of":{"node":"kindWord","name":"last tile","span":{"start":38,"end":47}},"span":{"start":24,"end":47}},"span":{"start":18,"end":48}},"right":{"node":"number","value":3,"span":{"start":52,"end":53}},"span":{"start":18,"end":53}}],"span":{"start":0,"end":53}},"depth":6},{"text":"has triplet of dragon","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":{"start":15,"end":21}},"span":{"start":4,"end":21}},"span":{"start":4,"end":21}}],"ranges":[],"span":{"start":0,"end":21}},"depth":5},{"text":"has triplet of round_wind","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"round_wind","span":{"start":15,"end":25}},"span":{"start":4,"end":25}},"span":{"start":4,"end":25}}],"ranges":[],"span":{"start":0,"end":25}},"depth":5},{"text":"has triplet of seat_wind","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"seat_wind","span":{"start":15,"end":24}},"span":{"start":4,"end":24}},"span":{"start":4,"end":24}}],"ranges":[],"span":{"start":0,"end":24}},"depth":5},{"text":"concealed and by discard","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":{"start":0,"end":9}},{"node":"name","name":"by discard","span":{"start":14,"end":24}}],"span":{"start":0,"end":24}},"depth":3},{"text":"all_chow_sets and pair is not honour","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"all_chow_sets","span":{"start":0,"end":13}},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":18,"end":22}},"negated":true,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":30,"end":36}},"span":{"start":30,"end":36}},"span":{"start":18,"end":36}}],"span":{"start":0,"end":36}},"depth":5},{"text":"if pairs_hogs or not (shape is pairs and (every tile in 23468s 6z or every tile is terminal)) then per kind where copies == 4 and not in_kong else 0","kinds":false,"heard":[["sense","every","other"]],"tree":{"node":"if","test":{"node":"or","of":[{"node":"name","name":"pairs_hogs","span":{"start":3,"end":13}},{"node":"not","of":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":22,"end":27}},"negated":false,"choices":[{"name":"pairs","span":{"start":31,"end":36}}],"span":{"start":22,"end":36}},{"node":"or","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":48,"end":52}},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":{"start":56,"end":57}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"s","span":{"start":57,"end":58}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":{"start":58,"end":59}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":{"start":59,"end":60}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":{"start":60,"end":62}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":{"start":63,"end":65}}],"span":{"start":56,"end":65}}},"span":{"start":42,"end":65}},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":75,"end":79}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":{"start":83,"end":91}},"span":{"start":83,"end":91}},"span":{"start":69,"end":91}}],"span":{"start":41,"end":92}}],"span":{"start":21,"end":93}},"span":{"start":17,"end":93}}],"span":{"start":3,"end":93}},"then":{"node":"per","phrase":{"noun":"kind","adjectives":[],"where":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"copies","span":{"start":114,"end":120}},"right":{"node":"number","value":4,"span":{"start":124,"end":125}},"span":{"start":114,"end":125}},{"node":"not","of":{"node":"name","name":"in_kong","span":{"start":134,"end":141}},"span":{"start":130,"end":141}}],"span":{"start":114,"end":141}},"span":{"start":103,"end":141}},"span":{"start":99,"end":141}},"else":{"node":"number","value":0,"span":{"start":147,"end":148}},"span":{"start":0,"end":148}},"depth":9},{"text":"has triplet nA, triplet nB","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":12,"end":14}},"span":{"start":4,"end":14}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":{"start":24,"end":26}},"span":{"start":16,"end":26}}],"ranges":[],"span":{"start":0,"end":26}},"depth":4},{"text":"count(concealed triplet) == 2","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":2,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},"depth":4},{"text":"count(kong) == 1 and count(concealed kong) == 1","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":{"start":6,"end":10}},"span":{"start":0,"end":11}},"right":{"node":"number","value":1,"span":{"start":15,"end":16}},"span":{"start":0,"end":16}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":["concealed"],"span":{"start":27,"end":41}},"span":{"start":21,"end":42}},"right":{"node":"number","value":1,"span":{"start":46,"end":47}},"span":{"start":21,"end":47}}],"span":{"start":0,"end":47}},"depth":5},{"text":"every tile is simple","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"simple","span":{"start":14,"end":20}},"span":{"start":14,"end":20}},"span":{"start":0,"end":20}},"depth":4},{"text":"has chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":18,"end":20}},"span":{"start":13,"end":20}}],"ranges":[],"span":{"start":0,"end":20}},"depth":4},{"text":"has chow nA, chow nB","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":{"start":18,"end":20}},"span":{"start":13,"end":20}}],"ranges":[],"span":{"start":0,"end":20}},"depth":4},{"text":"has chow nA, chow (n+3)A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":3,"times":{}}},"suit":"A","span":{"start":18,"end":24}},"span":{"start":13,"end":24}}],"ranges":[],"span":{"start":0,"end":24}},"depth":4},{"text":"has chow 1A, chow 7A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":{"start":18,"end":20}},"span":{"start":13,"end":20}}],"ranges":[],"span":{"start":0,"end":20}},"depth":4},{"text":"per triplet of terminal or honour","kinds":false,"heard":[["sense","honour","kinds"]],"tree":{"node":"per","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":{"start":15,"end":23}},{"node":"kindWord","name":"honour","span":{"start":27,"end":33}}],"span":{"start":15,"end":33}},"span":{"start":4,"end":33}},"span":{"start":0,"end":33}},"depth":5},{"text":"count(kong) == 1 and count(claimed kong) == 1","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":{"start":6,"end":10}},"span":{"start":0,"end":11}},"right":{"node":"number","value":1,"span":{"start":15,"end":16}},"span":{"start":0,"end":16}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":["claimed"],"span":{"start":27,"end":39}},"span":{"start":21,"end":40}},"right":{"node":"number","value":1,"span":{"start":44,"end":45}},"span":{"start":21,"end":45}}],"span":{"start":0,"end":45}},"depth":5},{"text":"suits == 2","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":{"start":0,"end":5}},"right":{"node":"number","value":2,"span":{"start":9,"end":10}},"span":{"start":0,"end":10}},"depth":3},{"text":"no tile is honour","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":{"start":3,"end":7}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":11,"end":17}},"span":{"start":11,"end":17}},"span":{"start":0,"end":17}},"depth":4},{"text":"wait is edge and waits_for_one","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"wait","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"edge","span":{"start":8,"end":12}}],"span":{"start":0,"end":12}},{"node":"name","name":"waits_for_one","span":{"start":17,"end":30}}],"span":{"start":0,"end":30}},"depth":4},{"text":"wait is closed and waits_for_one","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"wait","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"closed","span":{"start":8,"end":14}}],"span":{"start":0,"end":14}},{"node":"name","name":"waits_for_one","span":{"start":19,"end":32}}],"span":{"start":0,"end":32}},"depth":4},{"text":"wait is single and waits_for_one","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"wait","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"single","span":{"start":8,"end":14}}],"span":{"start":0,"end":14}},{"node":"name","name":"waits_for_one","span":{"start":19,"end":32}}],"span":{"start":0,"end":32}},"depth":4},{"text":"per bonus","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"bonus","adjectives":[],"span":{"start":4,"end":9}},"span":{"start":0,"end":9}},"depth":3},{"text":"count(triplet of wind)","kinds":false,"heard":[],"tree":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":{"start":17,"end":21}},"span":{"start":6,"end":21}},"span":{"start":0,"end":22}},"depth":4},{"text":"count(triplet of dragon)","kinds":false,"heard":[],"tree":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":{"start":17,"end":23}},"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"depth":4},{"text":"count(triplet of terminal where rank == 1 or count(triplet) == 1)","kinds":false,"heard":[],"tree":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"terminal","span":{"start":17,"end":25}},"where":{"node":"or","of":[{"node":"compare","op":"==","left":{"node":"name","name":"rank","span":{"start":32,"end":36}},"right":{"node":"number","value":1,"span":{"start":40,"end":41}},"span":{"start":32,"end":41}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"span":{"start":51,"end":58}},"span":{"start":45,"end":59}},"right":{"node":"number","value":1,"span":{"start":63,"end":64}},"span":{"start":45,"end":64}}],"span":{"start":32,"end":64}},"span":{"start":6,"end":64}},"span":{"start":0,"end":65}},"depth":7},{"text":"count(triplet of round_wind)","kinds":false,"heard":[],"tree":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"round_wind","span":{"start":17,"end":27}},"span":{"start":6,"end":27}},"span":{"start":0,"end":28}},"depth":4},{"text":"count(triplet of seat_wind)","kinds":false,"heard":[],"tree":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"seat_wind","span":{"start":17,"end":26}},"span":{"start":6,"end":26}},"span":{"start":0,"end":27}},"depth":4},{"text":"if hand_cap > 0 then min(fan, hand_cap) else fan","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"compare","op":">","left":{"node":"name","name":"hand_cap","span":{"start":3,"end":11}},"right":{"node":"number","value":0,"span":{"start":14,"end":15}},"span":{"start":3,"end":15}},"then":{"node":"call","name":"min","arguments":[{"node":"name","name":"fan","span":{"start":25,"end":28}},{"node":"name","name":"hand_cap","span":{"start":30,"end":38}}],"span":{"start":21,"end":39}},"else":{"node":"name","name":"fan","span":{"start":45,"end":48}},"span":{"start":0,"end":48}},"depth":4},{"text":"fan - fan of flowers >= minimum","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"fan","span":{"start":0,"end":3}},"right":{"node":"tallyOf","tally":"fan","group":"flowers","span":{"start":6,"end":20}},"span":{"start":0,"end":20}},"right":{"node":"name","name":"minimum","span":{"start":24,"end":31}},"span":{"start":0,"end":31}},"depth":4}]',
  'rulesets/riichi/pack.yaml': 
    '[{"text":"if length is east then 1 else 2","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"length","span":{"start":3,"end":9}},"negated":false,"choices":[{"name":"east","span":{"start":13,"end":17}}],"span":{"start":3,"end":17}},"then":{"node":"number","value":1,"span":{"start":23,"end":24}},"else":{"node":"number","value":2,"span":{"start":30,"end":31}},"span":{"start":0,"end":31}},"depth":4},{"text":"owed > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"owed","span":{"start":0,"end":4}},"right":{"node":"number","value":0,"span":{"start":7,"end":8}},"span":{"start":0,"end":8}},"depth":3},{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":{"start":0,"end":1}},"depth":2},{"text":"riichi and not hand waits","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"riichi","span":{"start":0,"end":6}},{"node":"not","of":{"node":"name","name":"hand waits","span":{"start":15,"end":25}},"span":{"start":11,"end":25}}],"span":{"start":0,"end":25}},"depth":4},{"text":"every own discard is terminal or honour and no own discard is taken","kinds":false,"heard":[["sense","honour","kinds"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"discard","adjectives":["own"],"span":{"start":6,"end":17}},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":{"start":21,"end":29}},{"node":"kindWord","name":"honour","span":{"start":33,"end":39}}],"span":{"start":21,"end":39}},"span":{"start":21,"end":39}},"span":{"start":0,"end":39}},{"node":"quantified","quantifier":"no","phrase":{"noun":"discard","adjectives":["own"],"span":{"start":47,"end":58}},"negated":false,"is":{"node":"made","adjective":"taken","span":{"start":62,"end":67}},"span":{"start":44,"end":67}}],"span":{"start":0,"end":67}},"depth":6},{"text":"hand waits","kinds":false,"heard":[],"tree":{"node":"name","name":"hand waits","span":{"start":0,"end":10}},"depth":2},{"text":"ready","kinds":false,"heard":[],"tree":{"node":"name","name":"ready","span":{"start":0,"end":5}},"depth":2},{"text":"tiles left == 0 and not (by draw and turn is replaced)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":{"start":0,"end":10}},"right":{"node":"number","value":0,"span":{"start":14,"end":15}},"span":{"start":0,"end":15}},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"by draw","span":{"start":25,"end":32}},{"node":"is","subject":{"node":"name","name":"turn","span":{"start":37,"end":41}},"negated":false,"choices":[{"name":"replaced","span":{"start":45,"end":53}}],"span":{"start":37,"end":53}}],"span":{"start":24,"end":54}},"span":{"start":20,"end":54}}],"span":{"start":0,"end":54}},"depth":6},{"text":"first winner and (if by discard then payer is exposer else liable_part < value)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"first winner","span":{"start":0,"end":12}},{"node":"if","test":{"node":"name","name":"by discard","span":{"start":21,"end":31}},"then":{"node":"is","subject":{"node":"name","name":"payer","span":{"start":37,"end":42}},"negated":false,"choices":[{"name":"exposer","span":{"start":46,"end":53}}],"span":{"start":37,"end":53}},"else":{"node":"compare","op":"<","left":{"node":"name","name":"liable_part","span":{"start":59,"end":70}},"right":{"node":"name","name":"value","span":{"start":73,"end":78}},"span":{"start":59,"end":78}},"span":{"start":17,"end":79}}],"span":{"start":0,"end":79}},"depth":5},{"text":"standing == 1","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"standing","span":{"start":0,"end":8}},"right":{"node":"number","value":1,"span":{"start":12,"end":13}},"span":{"start":0,"end":13}},"depth":3},{"text":"winner is dealer or replayed or aborted or (ending is exhausted and dealer has ready)","kinds":false,"heard":[["choices","winner",["i","dealer","starter","exposer","winner","leader"]],["sense","replayed","yes/no"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"dealer","span":{"start":10,"end":16}}],"span":{"start":0,"end":16}},{"node":"name","name":"replayed","span":{"start":20,"end":28}},{"node":"name","name":"aborted","span":{"start":32,"end":39}},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"ending","span":{"start":44,"end":50}},"negated":false,"choices":[{"name":"exhausted","span":{"start":54,"end":63}}],"span":{"start":44,"end":63}},{"node":"named","word":"dealer has","name":"ready","span":{"start":68,"end":84}}],"span":{"start":43,"end":85}}],"span":{"start":0,"end":85}},"depth":5},{"text":"if extra_round then last_round + 1 else last_round","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"extra_round","span":{"start":3,"end":14}},"then":{"node":"arithmetic","op":"+","left":{"node":"name","name":"last_round","span":{"start":20,"end":30}},"right":{"node":"number","value":1,"span":{"start":33,"end":34}},"span":{"start":20,"end":34}},"else":{"node":"name","name":"last_round","span":{"start":40,"end":50}},"span":{"start":0,"end":50}},"depth":4},{"text":"if replayed then repeats else if ending is win and not winner is dealer then 0 else repeats + 1","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"replayed","span":{"start":3,"end":11}},"then":{"node":"name","name":"repeats","span":{"start":17,"end":24}},"else":{"node":"if","test":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"ending","span":{"start":33,"end":39}},"negated":false,"choices":[{"name":"win","span":{"start":43,"end":46}}],"span":{"start":33,"end":46}},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"winner","span":{"start":55,"end":61}},"negated":false,"choices":[{"name":"dealer","span":{"start":65,"end":71}}],"span":{"start":55,"end":71}},"span":{"start":51,"end":71}}],"span":{"start":33,"end":71}},"then":{"node":"number","value":0,"span":{"start":77,"end":78}},"else":{"node":"arithmetic","op":"+","left":{"node":"name","name":"repeats","span":{"start":84,"end":91}},"right":{"node":"number","value":1,"span":{"start":94,"end":95}},"span":{"start":84,"end":95}},"span":{"start":30,"end":95}},"span":{"start":0,"end":95}},"depth":7},{"text":"(bankruptcy and lowest points < 0) or (next round > last_round and highest points >= target) or (early_stop and dealer stays and not aborted and next round == last_round and last dealer and leader is dealer and highest points >= target)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"and","of":[{"node":"name","name":"bankruptcy","span":{"start":1,"end":11}},{"node":"compare","op":"<","left":{"node":"name","name":"lowest points","span":{"start":16,"end":29}},"right":{"node":"number","value":0,"span":{"start":32,"end":33}},"span":{"start":16,"end":33}}],"span":{"start":0,"end":34}},{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"next round","span":{"start":39,"end":49}},"right":{"node":"name","name":"last_round","span":{"start":52,"end":62}},"span":{"start":39,"end":62}},{"node":"compare","op":">=","left":{"node":"name","name":"highest points","span":{"start":67,"end":81}},"right":{"node":"name","name":"target","span":{"start":85,"end":91}},"span":{"start":67,"end":91}}],"span":{"start":38,"end":92}},{"node":"and","of":[{"node":"name","name":"early_stop","span":{"start":97,"end":107}},{"node":"name","name":"dealer stays","span":{"start":112,"end":124}},{"node":"not","of":{"node":"name","name":"aborted","span":{"start":133,"end":140}},"span":{"start":129,"end":140}},{"node":"compare","op":"==","left":{"node":"name","name":"next round","span":{"start":145,"end":155}},"right":{"node":"name","name":"last_round","span":{"start":159,"end":169}},"span":{"start":145,"end":169}},{"node":"name","name":"last dealer","span":{"start":174,"end":185}},{"node":"is","subject":{"node":"name","name":"leader","span":{"start":190,"end":196}},"negated":false,"choices":[{"name":"dealer","span":{"start":200,"end":206}}],"span":{"start":190,"end":206}},{"node":"compare","op":">=","left":{"node":"name","name":"highest points","span":{"start":211,"end":225}},"right":{"node":"name","name":"target","span":{"start":229,"end":235}},"span":{"start":211,"end":235}}],"span":{"start":96,"end":236}}],"span":{"start":0,"end":236}},"depth":5},{"text":"points - target + bonus_of(standing) + (if standing == 1 then 4 * (target - starting_points) else 0)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"+","left":{"node":"arithmetic","op":"+","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"points","span":{"start":0,"end":6}},"right":{"node":"name","name":"target","span":{"start":9,"end":15}},"span":{"start":0,"end":15}},"right":{"node":"call","name":"bonus_of","arguments":[{"node":"name","name":"standing","span":{"start":27,"end":35}}],"span":{"start":18,"end":36}},"span":{"start":0,"end":36}},"right":{"node":"if","test":{"node":"compare","op":"==","left":{"node":"name","name":"standing","span":{"start":43,"end":51}},"right":{"node":"number","value":1,"span":{"start":55,"end":56}},"span":{"start":43,"end":56}},"then":{"node":"arithmetic","op":"*","left":{"node":"number","value":4,"span":{"start":62,"end":63}},"right":{"node":"arithmetic","op":"-","left":{"node":"name","name":"target","span":{"start":67,"end":73}},"right":{"node":"name","name":"starting_points","span":{"start":76,"end":91}},"span":{"start":66,"end":92}},"span":{"start":62,"end":92}},"else":{"node":"number","value":0,"span":{"start":98,"end":99}},"span":{"start":39,"end":100}},"span":{"start":0,"end":100}},"depth":6},{"text":"every tile is honour","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":14,"end":20}},"span":{"start":14,"end":20}},"span":{"start":0,"end":20}},"depth":4},{"text":"pair is round_wind and not (double_wind_pair_2fu and pair is seat_wind)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":0,"end":4}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"round_wind","span":{"start":8,"end":18}},"span":{"start":8,"end":18}},"span":{"start":0,"end":18}},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"double_wind_pair_2fu","span":{"start":28,"end":48}},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":53,"end":57}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"seat_wind","span":{"start":61,"end":70}},"span":{"start":61,"end":70}},"span":{"start":53,"end":70}}],"span":{"start":27,"end":71}},"span":{"start":23,"end":71}}],"span":{"start":0,"end":71}},"depth":7},{"text":"shape is sets and by draw and (pinfu_tsumo_fu or not (concealed and plain_chows))","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"sets","span":{"start":9,"end":13}}],"span":{"start":0,"end":13}},{"node":"name","name":"by draw","span":{"start":18,"end":25}},{"node":"or","of":[{"node":"name","name":"pinfu_tsumo_fu","span":{"start":31,"end":45}},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"concealed","span":{"start":54,"end":63}},{"node":"name","name":"plain_chows","span":{"start":68,"end":79}}],"span":{"start":53,"end":80}},"span":{"start":49,"end":80}}],"span":{"start":30,"end":81}}],"span":{"start":0,"end":81}},"depth":6},{"text":"open_pinfu_fu and by discard and not concealed and plain_chows","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"open_pinfu_fu","span":{"start":0,"end":13}},{"node":"name","name":"by discard","span":{"start":18,"end":28}},{"node":"not","of":{"node":"name","name":"concealed","span":{"start":37,"end":46}},"span":{"start":33,"end":46}},{"node":"name","name":"plain_chows","span":{"start":51,"end":62}}],"span":{"start":0,"end":62}},"depth":4},{"text":"held before last tile == 19m19p19s1234567z","kinds":false,"heard":[],"tree":{"node":"include","what":"held_before","exactly":true,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"m","span":{"start":25,"end":26}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"m","span":{"start":26,"end":28}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"p","span":{"start":28,"end":29}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"p","span":{"start":29,"end":31}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"s","span":{"start":31,"end":32}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"s","span":{"start":32,"end":34}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":{"start":34,"end":35}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":{"start":35,"end":36}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":{"start":36,"end":37}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":{"start":37,"end":38}},{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":{"start":38,"end":39}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":{"start":39,"end":40}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":{"start":40,"end":42}}],"span":{"start":0,"end":42}},"depth":3},{"text":"held before last tile == 1112345678999A","kinds":false,"heard":[],"tree":{"node":"include","what":"held_before","exactly":true,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":25,"end":26}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":26,"end":27}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":27,"end":28}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":{"start":28,"end":29}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":{"start":29,"end":30}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":{"start":30,"end":31}},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":{"start":31,"end":32}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":{"start":32,"end":33}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":{"start":33,"end":34}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":{"start":34,"end":35}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":35,"end":36}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":36,"end":37}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":37,"end":39}}],"span":{"start":0,"end":39}},"depth":3},{"text":"count(concealed triplet) == 4 and wait is single","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":4,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},{"node":"is","subject":{"node":"name","name":"wait","span":{"start":34,"end":38}},"negated":false,"choices":[{"name":"single","span":{"start":42,"end":48}}],"span":{"start":34,"end":48}}],"span":{"start":0,"end":48}},"depth":5},{"text":"if yakuman_stacking then yakuman else min(yakuman, 1)","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"yakuman_stacking","span":{"start":3,"end":19}},"then":{"node":"name","name":"yakuman","span":{"start":25,"end":32}},"else":{"node":"call","name":"min","arguments":[{"node":"name","name":"yakuman","span":{"start":42,"end":49}},{"node":"number","value":1,"span":{"start":51,"end":52}}],"span":{"start":38,"end":53}},"span":{"start":0,"end":53}},"depth":4},{"text":"yakumans > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"yakumans","span":{"start":0,"end":8}},"right":{"node":"number","value":0,"span":{"start":11,"end":12}},"span":{"start":0,"end":12}},"depth":3},{"text":"8000 * yakumans","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":8000,"span":{"start":0,"end":4}},"right":{"node":"name","name":"yakumans","span":{"start":7,"end":15}},"span":{"start":0,"end":15}},"depth":3},{"text":"han >= 13 and not kazoe is sanbaiman","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">=","left":{"node":"name","name":"han","span":{"start":0,"end":3}},"right":{"node":"number","value":13,"span":{"start":7,"end":9}},"span":{"start":0,"end":9}},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"kazoe","span":{"start":18,"end":23}},"negated":false,"choices":[{"name":"sanbaiman","span":{"start":27,"end":36}}],"span":{"start":18,"end":36}},"span":{"start":14,"end":36}}],"span":{"start":0,"end":36}},"depth":5},{"text":"8000 * (if kazoe is unlimited then floor(han / 13) else 1)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":8000,"span":{"start":0,"end":4}},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"kazoe","span":{"start":11,"end":16}},"negated":false,"choices":[{"name":"unlimited","span":{"start":20,"end":29}}],"span":{"start":11,"end":29}},"then":{"node":"call","name":"floor","arguments":[{"node":"arithmetic","op":"/","left":{"node":"name","name":"han","span":{"start":41,"end":44}},"right":{"node":"number","value":13,"span":{"start":47,"end":49}},"span":{"start":41,"end":49}}],"span":{"start":35,"end":50}},"else":{"node":"number","value":1,"span":{"start":56,"end":57}},"span":{"start":7,"end":58}},"span":{"start":0,"end":58}},"depth":6}]',
  'rulesets/zung-jung/pack.yaml': 
    '[{"text":"567z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":{"start":0,"end":1}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":{"start":1,"end":2}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":{"start":2,"end":4}}],"span":{"start":0,"end":4}},"span":{"start":0,"end":4}},"depth":4},{"text":"1234z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":{"start":0,"end":1}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":{"start":1,"end":2}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":{"start":2,"end":3}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":{"start":3,"end":5}}],"span":{"start":0,"end":5}},"span":{"start":0,"end":5}},"depth":4},{"text":"shape is sets","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"sets","span":{"start":9,"end":13}}],"span":{"start":0,"end":13}},"depth":3},{"text":"winner is responsible or (not someone responsible and winner is first to drop)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"responsible","span":{"start":10,"end":21}}],"span":{"start":0,"end":21}},{"node":"and","of":[{"node":"not","of":{"node":"name","name":"someone responsible","span":{"start":30,"end":49}},"span":{"start":26,"end":49}},{"node":"is","subject":{"node":"name","name":"winner","span":{"start":54,"end":60}},"negated":false,"choices":[{"name":"first to drop","span":{"start":64,"end":77}}],"span":{"start":54,"end":77}}],"span":{"start":25,"end":78}}],"span":{"start":0,"end":78}},"depth":5},{"text":"payoff is uniform or value <= threshold or let_go","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"payoff","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"uniform","span":{"start":10,"end":17}}],"span":{"start":0,"end":17}},{"node":"compare","op":"<=","left":{"node":"name","name":"value","span":{"start":21,"end":26}},"right":{"node":"name","name":"threshold","span":{"start":30,"end":39}},"span":{"start":21,"end":39}},{"node":"name","name":"let_go","span":{"start":43,"end":49}}],"span":{"start":0,"end":49}},"depth":4},{"text":"payer is responsible or (not someone responsible and payer is first to drop)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"payer","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"responsible","span":{"start":9,"end":20}}],"span":{"start":0,"end":20}},{"node":"and","of":[{"node":"not","of":{"node":"name","name":"someone responsible","span":{"start":29,"end":48}},"span":{"start":25,"end":48}},{"node":"is","subject":{"node":"name","name":"payer","span":{"start":53,"end":58}},"negated":false,"choices":[{"name":"first to drop","span":{"start":62,"end":75}}],"span":{"start":53,"end":75}}],"span":{"start":24,"end":76}}],"span":{"start":0,"end":76}},"depth":5},{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":{"start":0,"end":4}},"depth":2},{"text":"14","kinds":false,"heard":[],"tree":{"node":"number","value":14,"span":{"start":0,"end":2}},"depth":2},{"text":"wins","kinds":false,"heard":[],"tree":{"node":"name","name":"wins","span":{"start":0,"end":4}},"depth":2},{"text":"3","kinds":false,"heard":[],"tree":{"node":"number","value":3,"span":{"start":0,"end":1}},"depth":2},{"text":"tiles left > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":{"start":0,"end":10}},"right":{"node":"number","value":0,"span":{"start":13,"end":14}},"span":{"start":0,"end":14}},"depth":3},{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":{"start":0,"end":1}},"depth":2},{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":{"start":0,"end":1}},"depth":2},{"text":"by draw and turn is replaced","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":{"start":0,"end":7}},{"node":"is","subject":{"node":"name","name":"turn","span":{"start":12,"end":16}},"negated":false,"choices":[{"name":"replaced","span":{"start":20,"end":28}}],"span":{"start":12,"end":28}}],"span":{"start":0,"end":28}},"depth":4},{"text":"window is added_kong","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"window","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"added_kong","span":{"start":10,"end":20}}],"span":{"start":0,"end":20}},"depth":3},{"text":"tiles left == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":{"start":0,"end":10}},"right":{"node":"number","value":0,"span":{"start":14,"end":15}},"span":{"start":0,"end":15}},"depth":3},{"text":"turn is dealt and i am dealer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":{"start":0,"end":4}},"negated":false,"choices":[{"name":"dealt","span":{"start":8,"end":13}}],"span":{"start":0,"end":13}},{"node":"name","name":"i am dealer","span":{"start":18,"end":29}}],"span":{"start":0,"end":29}},"depth":4},{"text":"by discard and window is discard and turn is dealt","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"is","subject":{"node":"name","name":"window","span":{"start":15,"end":21}},"negated":false,"choices":[{"name":"discard","span":{"start":25,"end":32}}],"span":{"start":15,"end":32}},{"node":"is","subject":{"node":"name","name":"turn","span":{"start":37,"end":41}},"negated":false,"choices":[{"name":"dealt","span":{"start":45,"end":50}}],"span":{"start":37,"end":50}}],"span":{"start":0,"end":50}},"depth":4},{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":{"start":0,"end":7}},"depth":2},{"text":"value","kinds":false,"heard":[],"tree":{"node":"name","name":"value","span":{"start":0,"end":5}},"depth":2},{"text":"by discard and shared_alike","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"name","name":"shared_alike","span":{"start":15,"end":27}}],"span":{"start":0,"end":27}},"depth":3},{"text":"by discard and not shared_alike and liable","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"not","of":{"node":"name","name":"shared_alike","span":{"start":19,"end":31}},"span":{"start":15,"end":31}},{"node":"name","name":"liable","span":{"start":36,"end":42}}],"span":{"start":0,"end":42}},"depth":4},{"text":"3 * value - 2 * threshold","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"-","left":{"node":"arithmetic","op":"*","left":{"node":"number","value":3,"span":{"start":0,"end":1}},"right":{"node":"name","name":"value","span":{"start":4,"end":9}},"span":{"start":0,"end":9}},"right":{"node":"arithmetic","op":"*","left":{"node":"number","value":2,"span":{"start":12,"end":13}},"right":{"node":"name","name":"threshold","span":{"start":16,"end":25}},"span":{"start":12,"end":25}},"span":{"start":0,"end":25}},"depth":4},{"text":"by discard and not shared_alike and not liable","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"not","of":{"node":"name","name":"shared_alike","span":{"start":19,"end":31}},"span":{"start":15,"end":31}},{"node":"not","of":{"node":"name","name":"liable","span":{"start":40,"end":46}},"span":{"start":36,"end":46}}],"span":{"start":0,"end":46}},"depth":4},{"text":"threshold","kinds":false,"heard":[],"tree":{"node":"name","name":"threshold","span":{"start":0,"end":9}},"depth":2},{"text":"replayed","kinds":false,"heard":[],"tree":{"node":"name","name":"replayed","span":{"start":0,"end":8}},"depth":2},{"text":"ending is false_win","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"ending","span":{"start":0,"end":6}},"negated":false,"choices":[{"name":"false_win","span":{"start":10,"end":19}}],"span":{"start":0,"end":19}},"depth":3},{"text":"4","kinds":false,"heard":[],"tree":{"node":"number","value":4,"span":{"start":0,"end":1}},"depth":2},{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":{"start":0,"end":1}},"depth":2},{"text":"every set is chow","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":{"start":6,"end":9}},"negated":false,"is":{"node":"type","types":["chow"],"span":{"start":13,"end":17}},"span":{"start":0,"end":17}},"depth":3},{"text":"5","kinds":false,"heard":[],"tree":{"node":"number","value":5,"span":{"start":0,"end":1}},"depth":2},{"text":"regular and concealed","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":{"start":0,"end":7}},{"node":"name","name":"concealed","span":{"start":12,"end":21}}],"span":{"start":0,"end":21}},"depth":3},{"text":"every tile is simple","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"simple","span":{"start":14,"end":20}},"span":{"start":14,"end":20}},"span":{"start":0,"end":20}},"depth":4},{"text":"suits == 1 and any tile is honour","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":{"start":0,"end":5}},"right":{"node":"number","value":1,"span":{"start":9,"end":10}},"span":{"start":0,"end":10}},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":{"start":19,"end":23}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":27,"end":33}},"span":{"start":27,"end":33}},"span":{"start":15,"end":33}}],"span":{"start":0,"end":33}},"depth":5},{"text":"40","kinds":false,"heard":[],"tree":{"node":"number","value":40,"span":{"start":0,"end":2}},"depth":2},{"text":"suits == 1 and no tile is honour","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":{"start":0,"end":5}},"right":{"node":"number","value":1,"span":{"start":9,"end":10}},"span":{"start":0,"end":10}},{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":{"start":18,"end":22}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":26,"end":32}},"span":{"start":26,"end":32}},"span":{"start":15,"end":32}}],"span":{"start":0,"end":32}},"depth":5},{"text":"if edition is mahjongtime then 100 else 80","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"edition","span":{"start":3,"end":10}},"negated":false,"choices":[{"name":"mahjongtime","span":{"start":14,"end":25}}],"span":{"start":3,"end":25}},"then":{"node":"number","value":100,"span":{"start":31,"end":34}},"else":{"node":"number","value":80,"span":{"start":40,"end":42}},"span":{"start":0,"end":42}},"depth":4},{"text":"held before last tile == 1112345678999A","kinds":false,"heard":[],"tree":{"node":"include","what":"held_before","exactly":true,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":25,"end":26}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":26,"end":27}},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":27,"end":28}},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":{"start":28,"end":29}},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":{"start":29,"end":30}},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":{"start":30,"end":31}},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":{"start":31,"end":32}},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":{"start":32,"end":33}},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":{"start":33,"end":34}},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":{"start":34,"end":35}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":35,"end":36}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":36,"end":37}},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":{"start":37,"end":39}}],"span":{"start":0,"end":39}},"depth":3},{"text":"480","kinds":false,"heard":[],"tree":{"node":"number","value":480,"span":{"start":0,"end":3}},"depth":2},{"text":"per triplet of dragon or seat_wind","kinds":false,"heard":[["sense","seat_wind","kinds"]],"tree":{"node":"per","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"or","of":[{"node":"kindWord","name":"dragon","span":{"start":15,"end":21}},{"node":"kindWord","name":"seat_wind","span":{"start":25,"end":34}}],"span":{"start":15,"end":34}},"span":{"start":4,"end":34}},"span":{"start":0,"end":34}},"depth":5},{"text":"10","kinds":false,"heard":[],"tree":{"node":"number","value":10,"span":{"start":0,"end":2}},"depth":2},{"text":"count(triplet of dragon) == 2 and pair is dragon","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":{"start":17,"end":23}},"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":2,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":34,"end":38}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":{"start":42,"end":48}},"span":{"start":42,"end":48}},"span":{"start":34,"end":48}}],"span":{"start":0,"end":48}},"depth":6},{"text":"if edition is mahjongtime then 30 else 40","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"edition","span":{"start":3,"end":10}},"negated":false,"choices":[{"name":"mahjongtime","span":{"start":14,"end":25}}],"span":{"start":3,"end":25}},"then":{"node":"number","value":30,"span":{"start":31,"end":33}},"else":{"node":"number","value":40,"span":{"start":39,"end":41}},"span":{"start":0,"end":41}},"depth":4},{"text":"count(triplet of dragon) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":{"start":17,"end":23}},"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":3,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},"depth":5},{"text":"130","kinds":false,"heard":[],"tree":{"node":"number","value":130,"span":{"start":0,"end":3}},"depth":2},{"text":"count(triplet of wind) == 2 and pair is wind","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":{"start":17,"end":21}},"span":{"start":6,"end":21}},"span":{"start":0,"end":22}},"right":{"node":"number","value":2,"span":{"start":26,"end":27}},"span":{"start":0,"end":27}},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":32,"end":36}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":{"start":40,"end":44}},"span":{"start":40,"end":44}},"span":{"start":32,"end":44}}],"span":{"start":0,"end":44}},"depth":6},{"text":"if edition is mahjongtime then 25 else 30","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"edition","span":{"start":3,"end":10}},"negated":false,"choices":[{"name":"mahjongtime","span":{"start":14,"end":25}}],"span":{"start":3,"end":25}},"then":{"node":"number","value":25,"span":{"start":31,"end":33}},"else":{"node":"number","value":30,"span":{"start":39,"end":41}},"span":{"start":0,"end":41}},"depth":4},{"text":"count(triplet of wind) == 3 and not pair is wind","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":{"start":17,"end":21}},"span":{"start":6,"end":21}},"span":{"start":0,"end":22}},"right":{"node":"number","value":3,"span":{"start":26,"end":27}},"span":{"start":0,"end":27}},{"node":"not","of":{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":36,"end":40}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":{"start":44,"end":48}},"span":{"start":44,"end":48}},"span":{"start":36,"end":48}},"span":{"start":32,"end":48}}],"span":{"start":0,"end":48}},"depth":6},{"text":"120","kinds":false,"heard":[],"tree":{"node":"number","value":120,"span":{"start":0,"end":3}},"depth":2},{"text":"count(triplet of wind) == 3 and pair is wind","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":{"start":17,"end":21}},"span":{"start":6,"end":21}},"span":{"start":0,"end":22}},"right":{"node":"number","value":3,"span":{"start":26,"end":27}},"span":{"start":0,"end":27}},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":{"start":32,"end":36}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":{"start":40,"end":44}},"span":{"start":40,"end":44}},"span":{"start":32,"end":44}}],"span":{"start":0,"end":44}},"depth":6},{"text":"320","kinds":false,"heard":[],"tree":{"node":"number","value":320,"span":{"start":0,"end":3}},"depth":2},{"text":"count(triplet of wind) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":{"start":17,"end":21}},"span":{"start":6,"end":21}},"span":{"start":0,"end":22}},"right":{"node":"number","value":4,"span":{"start":26,"end":27}},"span":{"start":0,"end":27}},"depth":5},{"text":"400","kinds":false,"heard":[],"tree":{"node":"number","value":400,"span":{"start":0,"end":3}},"depth":2},{"text":"every tile is honour","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":{"start":14,"end":20}},"span":{"start":14,"end":20}},"span":{"start":0,"end":20}},"depth":4},{"text":"every set is triplet","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":{"start":6,"end":9}},"negated":false,"is":{"node":"type","types":["triplet"],"span":{"start":13,"end":20}},"span":{"start":0,"end":20}},"depth":3},{"text":"30","kinds":false,"heard":[],"tree":{"node":"number","value":30,"span":{"start":0,"end":2}},"depth":2},{"text":"count(concealed triplet) == 2","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":2,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},"depth":4},{"text":"count(concealed triplet) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":3,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},"depth":4},{"text":"count(concealed triplet) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":{"start":6,"end":23}},"span":{"start":0,"end":24}},"right":{"node":"number","value":4,"span":{"start":28,"end":29}},"span":{"start":0,"end":29}},"depth":4},{"text":"125","kinds":false,"heard":[],"tree":{"node":"number","value":125,"span":{"start":0,"end":3}},"depth":2},{"text":"count(kong) == 1","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":{"start":6,"end":10}},"span":{"start":0,"end":11}},"right":{"node":"number","value":1,"span":{"start":15,"end":16}},"span":{"start":0,"end":16}},"depth":4},{"text":"count(kong) == 2","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":{"start":6,"end":10}},"span":{"start":0,"end":11}},"right":{"node":"number","value":2,"span":{"start":15,"end":16}},"span":{"start":0,"end":16}},"depth":4},{"text":"20","kinds":false,"heard":[],"tree":{"node":"number","value":20,"span":{"start":0,"end":2}},"depth":2},{"text":"count(kong) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":{"start":6,"end":10}},"span":{"start":0,"end":11}},"right":{"node":"number","value":3,"span":{"start":15,"end":16}},"span":{"start":0,"end":16}},"depth":4},{"text":"count(kong) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":{"start":6,"end":10}},"span":{"start":0,"end":11}},"right":{"node":"number","value":4,"span":{"start":15,"end":16}},"span":{"start":0,"end":16}},"depth":4},{"text":"has chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":18,"end":20}},"span":{"start":13,"end":20}}],"ranges":[],"span":{"start":0,"end":20}},"depth":4},{"text":"(has chow nA, chow nA, chow kA, chow kA) or (has chow nA, chow nA, chow kB, chow kB)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":10,"end":12}},"span":{"start":5,"end":12}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":19,"end":21}},"span":{"start":14,"end":21}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":28,"end":30}},"span":{"start":23,"end":30}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":37,"end":39}},"span":{"start":32,"end":39}}],"ranges":[],"span":{"start":0,"end":40}},{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":54,"end":56}},"span":{"start":49,"end":56}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":63,"end":65}},"span":{"start":58,"end":65}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"B","span":{"start":72,"end":74}},"span":{"start":67,"end":74}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"B","span":{"start":81,"end":83}},"span":{"start":76,"end":83}}],"ranges":[],"span":{"start":44,"end":84}}],"span":{"start":0,"end":84}},"depth":5},{"text":"60","kinds":false,"heard":[],"tree":{"node":"number","value":60,"span":{"start":0,"end":2}},"depth":2},{"text":"has chow nA, chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":18,"end":20}},"span":{"start":13,"end":20}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":27,"end":29}},"span":{"start":22,"end":29}}],"ranges":[],"span":{"start":0,"end":29}},"depth":4},{"text":"has chow nA, chow nA, chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":18,"end":20}},"span":{"start":13,"end":20}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":27,"end":29}},"span":{"start":22,"end":29}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":36,"end":38}},"span":{"start":31,"end":38}}],"ranges":[],"span":{"start":0,"end":38}},"depth":4},{"text":"has chow nA, chow nB, chow nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":{"start":18,"end":20}},"span":{"start":13,"end":20}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":{"start":27,"end":29}},"span":{"start":22,"end":29}}],"ranges":[],"span":{"start":0,"end":29}},"depth":4},{"text":"35","kinds":false,"heard":[],"tree":{"node":"number","value":35,"span":{"start":0,"end":2}},"depth":2},{"text":"has triplet nA, triplet nB, pair nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":12,"end":14}},"span":{"start":4,"end":14}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":{"start":24,"end":26}},"span":{"start":16,"end":26}},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":{"start":33,"end":35}},"span":{"start":28,"end":35}}],"ranges":[],"span":{"start":0,"end":35}},"depth":4},{"text":"has triplet nA, triplet nB, triplet nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":12,"end":14}},"span":{"start":4,"end":14}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":{"start":24,"end":26}},"span":{"start":16,"end":26}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":{"start":36,"end":38}},"span":{"start":28,"end":38}}],"ranges":[],"span":{"start":0,"end":38}},"depth":4},{"text":"has chow 1A, chow 4A, chow 7A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":{"start":9,"end":11}},"span":{"start":4,"end":11}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":{"start":18,"end":20}},"span":{"start":13,"end":20}},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":{"start":27,"end":29}},"span":{"start":22,"end":29}}],"ranges":[],"span":{"start":0,"end":29}},"depth":4},{"text":"has triplet nA, triplet (n+1)A, triplet (n+2)A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":12,"end":14}},"span":{"start":4,"end":14}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"A","span":{"start":24,"end":30}},"span":{"start":16,"end":30}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"A","span":{"start":40,"end":46}},"span":{"start":32,"end":46}}],"ranges":[],"span":{"start":0,"end":46}},"depth":4},{"text":"100","kinds":false,"heard":[],"tree":{"node":"number","value":100,"span":{"start":0,"end":3}},"depth":2},{"text":"has triplet nA, triplet (n+1)A, triplet (n+2)A, triplet (n+3)A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":{"start":12,"end":14}},"span":{"start":4,"end":14}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"A","span":{"start":24,"end":30}},"span":{"start":16,"end":30}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"A","span":{"start":40,"end":46}},"span":{"start":32,"end":46}},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":3,"times":{}}},"suit":"A","span":{"start":56,"end":62}},"span":{"start":48,"end":62}}],"ranges":[],"span":{"start":0,"end":62}},"depth":4},{"text":"200","kinds":false,"heard":[],"tree":{"node":"number","value":200,"span":{"start":0,"end":3}},"depth":2},{"text":"regular and every group has terminal or honour","kinds":false,"heard":[["sense","honour","kinds"]],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":{"start":0,"end":7}},{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":{"start":18,"end":23}},"negated":false,"is":{"node":"has","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":{"start":28,"end":36}},{"node":"kindWord","name":"honour","span":{"start":40,"end":46}}],"span":{"start":28,"end":46}}},"span":{"start":12,"end":46}}],"span":{"start":0,"end":46}},"depth":5},{"text":"regular and every group has terminal","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":{"start":0,"end":7}},{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":{"start":18,"end":23}},"negated":false,"is":{"node":"has","kinds":{"node":"kindWord","name":"terminal","span":{"start":28,"end":36}}},"span":{"start":12,"end":36}}],"span":{"start":0,"end":36}},"depth":4},{"text":"50","kinds":false,"heard":[],"tree":{"node":"number","value":50,"span":{"start":0,"end":2}},"depth":2},{"text":"every tile is terminal or honour and not shape is terminals","kinds":false,"heard":[["sense","honour","kinds"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":{"start":14,"end":22}},{"node":"kindWord","name":"honour","span":{"start":26,"end":32}}],"span":{"start":14,"end":32}},"span":{"start":14,"end":32}},"span":{"start":0,"end":32}},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":41,"end":46}},"negated":false,"choices":[{"name":"terminals","span":{"start":50,"end":59}}],"span":{"start":41,"end":59}},"span":{"start":37,"end":59}}],"span":{"start":0,"end":59}},"depth":6},{"text":"every tile is terminal","kinds":false,"heard":[],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":{"start":6,"end":10}},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":{"start":14,"end":22}},"span":{"start":14,"end":22}},"span":{"start":0,"end":22}},"depth":4},{"text":"by draw and last_of_wall","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":{"start":0,"end":7}},{"node":"name","name":"last_of_wall","span":{"start":12,"end":24}}],"span":{"start":0,"end":24}},"depth":3},{"text":"by discard and last_of_wall","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":{"start":0,"end":10}},{"node":"name","name":"last_of_wall","span":{"start":15,"end":27}}],"span":{"start":0,"end":27}},"depth":3},{"text":"after_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"after_kong","span":{"start":0,"end":10}},"depth":2},{"text":"robbing_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"robbing_kong","span":{"start":0,"end":12}},"depth":2},{"text":"dealt_hand and count(kong) == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"dealt_hand","span":{"start":0,"end":10}},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":{"start":21,"end":25}},"span":{"start":15,"end":26}},"right":{"node":"number","value":0,"span":{"start":30,"end":31}},"span":{"start":15,"end":31}}],"span":{"start":0,"end":31}},"depth":5},{"text":"155","kinds":false,"heard":[],"tree":{"node":"number","value":155,"span":{"start":0,"end":3}},"depth":2},{"text":"first_discard","kinds":false,"heard":[],"tree":{"node":"name","name":"first_discard","span":{"start":0,"end":13}},"depth":2},{"text":"shape is terminals","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"terminals","span":{"start":9,"end":18}}],"span":{"start":0,"end":18}},"depth":3},{"text":"160","kinds":false,"heard":[],"tree":{"node":"number","value":160,"span":{"start":0,"end":3}},"depth":2},{"text":"shape is pairs","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":{"start":0,"end":5}},"negated":false,"choices":[{"name":"pairs","span":{"start":9,"end":14}}],"span":{"start":0,"end":14}},"depth":3},{"text":"max(points, 1)","kinds":false,"heard":[],"tree":{"node":"call","name":"max","arguments":[{"node":"name","name":"points","span":{"start":4,"end":10}},{"node":"number","value":1,"span":{"start":12,"end":13}}],"span":{"start":0,"end":14}},"depth":3},{"text":"max(points, 1) >= minimum","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"call","name":"max","arguments":[{"node":"name","name":"points","span":{"start":4,"end":10}},{"node":"number","value":1,"span":{"start":12,"end":13}}],"span":{"start":0,"end":14}},"right":{"node":"name","name":"minimum","span":{"start":18,"end":25}},"span":{"start":0,"end":25}},"depth":4},{"text":"points of listed > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"tallyOf","tally":"points","group":"listed","span":{"start":0,"end":16}},"right":{"node":"number","value":0,"span":{"start":19,"end":20}},"span":{"start":0,"end":20}},"depth":3},{"text":"points > 320","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"points","span":{"start":0,"end":6}},"right":{"node":"number","value":320,"span":{"start":9,"end":12}},"span":{"start":0,"end":12}},"depth":3}]',
};
