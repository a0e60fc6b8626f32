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
  staked: { name: { en: points staked, ja: リーチ棒 }, says: points staked with riichi in this deal, seen: owner }
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
  result: points - starting_points + (if placement then floor(bonus_of_equal_places / (players level + 1)) else 0)
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
    '[88,3804,1,0,8,[4,3792,1,0,17,[6,267,1,0,4,[2,45,1,2,2,[2,27],2,2,[2,4]],5,5,[2,10],5,5,[2,10,1,2,2,[2,2,[30]]],5,4,[2,42],5,6,[2,7,["4.1.1"]],5,8,[8,78,0,[2,24],[9,43,1,2,3,[2,24],2,2,[2,4]]]],3,13,[6,293,1,0,4,[2,20,1,2,2,[2,4],2,2,[2,2]],5,5,[2,10],5,5,[2,10,1,2,2,[2,2,[20]]],5,4,[2,48],5,6,[2,7,["4.1.1"]],5,8,[8,123,0,[2,44,1,2,4,[2,24],2,2,[2,4]],[9,30],[9,29,1,0,3,[2,24]]]],3,18,[6,252,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,10],5,5,[2,10,1,2,2,[2,2,[25]]],5,4,[2,14],5,6,[2,7,["4.1.1"]],5,8,[8,108,0,[2,70,1,2,4,[2,24],2,4,[2,1,[2]],2,5,[2,18,1,2,3,[2,1,[2]],2,2,[2,2,[25]]]],[9,27,1,0,3,[2,22]]]],3,8,[6,695,1,0,4,[2,34,1,2,2,[2,15],2,2,[2,5]],5,5,[2,10],5,5,[8,126,1,0,2,[2,123,["per triplet, 2 * (if concealed then 2 else 1) * (if terminal or honour then 2 else 1) * (if kong then 4 else 1)"]]],5,4,[2,18],5,6,[2,7,["4.1.1"]],5,4,[2,44],5,8,[8,364,0,[2,74,1,2,4,[2,26],2,4,[2,1,[3]],2,2,[2,4],2,5,[2,10,1,2,2,[2,2,[36]]]],[9,64,1,2,4,[2,26],2,4,[2,1,[3]],2,5,[2,10,1,2,2,[2,2,[32]]]],[9,75,1,2,4,[2,37],2,4,[2,1,[2]],2,5,[2,10,1,2,2,[2,2,[60]]]],[9,84,1,2,4,[2,30],2,4,[2,1,[2]],2,4,[2,8,0,[1,6]],2,5,[2,10,1,2,2,[2,2,[94]]]],[9,29,1,0,3,[2,24]]]],3,11,[6,269,1,0,4,[2,35,1,2,2,[2,15],2,2,[2,6]],5,5,[2,10],5,5,[2,9,1,2,2,[2,1,[2]]],5,4,[2,14],5,6,[2,7,["4.1.1"]],5,8,[8,119,0,[2,66,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,10,1,2,2,[2,2,[34]]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]]]],3,14,[6,338,1,0,4,[2,36,1,2,2,[2,17],2,2,[2,5]],5,5,[2,10],5,5,[2,9,1,2,2,[2,1,[2]]],5,4,[2,17],5,6,[2,7,["4.1.1"]],5,8,[8,184,0,[2,78,1,2,4,[2,24],2,4,[2,1,[1]],2,4,[2,8,0,[1,6]],2,5,[2,10,1,2,2,[2,2,[42]]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]],[9,44,1,2,3,[2,26],2,4,[2,1,[2]]]]],3,15,[6,285,1,0,4,[2,41,1,2,2,[2,22],2,2,[2,5]],5,5,[2,10],5,5,[2,9,1,2,2,[2,1,[2]]],5,4,[2,18],5,6,[2,7,["4.1.1"]],5,8,[8,125,0,[2,62,1,2,4,[2,24],2,4,[2,1,[2]],2,5,[2,10,1,2,2,[2,2,[28]]]],[9,52,1,2,3,[2,24],2,4,[2,1,[1]],2,5,[2,1,[2]]]]],3,11,[6,454,1,0,4,[8,50,1,0,2,[2,27],7,2,[2,8]],5,5,[2,10],5,5,[2,9,1,2,2,[2,1,[2]]],5,4,[2,50],5,6,[2,7,["4.1.1"]],5,8,[8,247,0,[2,60,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,10,1,2,2,[2,2,[32]]]],[9,70,1,2,4,[2,22],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,10,1,2,2,[2,2,[24]]]],[9,59,1,2,4,[2,30],2,5,[2,10,1,2,2,[2,2,[30]]]],[9,29,1,0,3,[2,24]]]],3,15,[6,333,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,10],5,5,[2,9,1,2,2,[2,1,[2]]],5,4,[2,61],5,6,[2,7,["4.1.1"]],5,6,[2,8],5,8,[8,124,0,[2,51,1,2,4,[2,22],2,4,[2,1,[2]],2,2,[2,4]],[9,62,1,2,3,[2,24],2,2,[2,4],2,5,[2,10,1,2,2,[2,2,[20]]]]]],3,10,[6,387,1,0,4,[2,29,1,2,2,[2,10],2,2,[2,5]],5,5,[2,10],5,5,[2,9,1,2,2,[2,1,[2]]],5,4,[2,44],5,6,[2,19],5,6,[2,8],5,4,[2,32],5,8,[8,137,0,[2,68,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,10,1,2,2,[2,2,[22]]]],[9,58,1,2,3,[2,30],2,4,[2,1,[3]],2,2,[2,4]]]]]]',
  "rulesets/ari-ari/pack.yaml": 
    '[63,20422,1,0,2,[2,7],1,7,[2,5],1,4,[2,48,1,2,2,[2,25],2,2,[2,9]],1,5,[2,206,["Japanese mahjong with open All Simples and late yaku. The published pages repeat the European competition rules nearly word for word; where a page could not be read, those stand in, marked inferred."]],0,3,[2,48,0,[1,11],[2,14],[2,17]],2,5,[4,510,1,0,5,[6,237,1,0,1,[2,58,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,26,1,2,2,[2,10],2,2,[2,2]]],5,1,[2,55,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,23,1,2,2,[2,7],2,2,[2,2]]],5,1,[2,54,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,22,1,2,2,[2,6],2,2,[2,2]]],5,1,[2,43,1,2,5,[2,1,[7]],2,4,[2,23,1,2,2,[2,7],2,2,[2,2]]]],3,6,[2,1,[4]],3,5,[2,5],3,9,[2,25,1,2,6,[2,13,0,[1,5],[2,4]]],3,6,[6,160,1,0,2,[2,46,1,2,2,[2,2],2,6,[2,26]],5,2,[2,46,1,2,2,[2,2],2,6,[2,26]],5,2,[2,46,1,2,2,[2,2],2,6,[2,26]]],3,6,[2,10,["1.1, 1.2"]]],2,5,[4,394,1,0,10,[6,180,1,0,4,[2,34,1,2,2,[2,15],2,2,[2,5]],5,4,[2,32],5,6,[2,37,1,2,6,[2,1,[3]],2,3,[2,5],2,7,[2,1,[1]]],5,6,[2,13],5,6,[2,8]],3,16,[6,173,1,0,4,[2,39,1,2,2,[2,19],2,2,[2,6]],5,4,[2,32],5,6,[2,25,1,2,6,[2,1,[3]],2,3,[2,5]],5,6,[2,13],5,6,[2,8]]],2,5,[4,854,1,0,6,[2,4],3,4,[2,5],3,10,[2,33],3,11,[2,66],3,5,[2,10],3,5,[2,52],3,11,[2,68],3,13,[2,40],3,10,[2,31],3,7,[2,53],3,21,[2,245,["bonus_of(players ahead + 1) + (if players level >= 1 then bonus_of(players ahead + 2) else 0) + (if players level >= 2 then bonus_of(players ahead + 3) else 0) + (if players level >= 3 then bonus_of(players ahead + 4) else 0)"]],2,7,[2,81]],2,7,[4,2765,1,0,6,[6,139,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,43],5,6,[2,21],5,6,[2,8]],3,9,[6,113,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,54],5,6,[2,5,["1.1"]]],3,14,[6,135,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,45],5,6,[2,15],5,6,[2,8]],3,7,[6,105,1,0,4,[2,6],5,7,[2,5,[false]],5,4,[2,45],5,6,[2,5,["4.1"]]],3,6,[6,162,1,0,4,[2,6],5,6,[2,22,0,[1,3],[2,6],[2,7]],5,7,[2,7],5,4,[2,34],5,6,[2,15],5,6,[2,8]],3,3,[6,141,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,80],5,6,[2,7,["3.3.6"]]],3,12,[6,280,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,79],5,6,[2,5,["3.3"]],5,6,[2,8],5,4,[2,110]],3,15,[6,207,1,0,4,[2,6],5,7,[2,5,[false]],5,4,[2,54],5,6,[2,16],5,6,[2,5],5,4,[2,53]],3,12,[6,275,1,0,4,[2,6],5,6,[2,13,0,[1,5],[2,4]],5,7,[2,5],5,4,[2,159,["When a player who let a winning tile pass may win on a discard again: once any claim interrupts the go-around, or not before the own next tile."]],4,6,[2,15],5,6,[2,8]],3,10,[6,151,1,0,4,[2,6],5,6,[2,13,0,[1,4],[2,5]],5,7,[2,4],5,4,[2,64],5,6,[2,7,["3.3.1"]]],3,5,[6,110,1,0,4,[2,6],5,7,[2,4,[1000]],5,5,[2,10,0,[1,1,[0]],[2,5,[10000]]],5,4,[2,26],5,6,[2,8,["3.3.12"]]],3,15,[6,195,1,0,4,[2,6],5,7,[2,4,[3000]],5,5,[2,10,0,[1,1,[0]],[2,5,[12000]]],5,4,[2,83],5,6,[2,15],5,6,[2,8]],3,9,[6,146,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,58],5,6,[2,13],5,6,[2,8]],3,4,[6,188,1,0,4,[2,6],5,6,[2,15,0,[1,7],[2,4]],5,7,[2,7],5,4,[2,96],5,6,[2,7,["3.4.6"]]],3,15,[6,144,1,0,4,[2,6],5,7,[2,5,[30000]],5,5,[2,12,0,[1,1,[0]],[2,7,[1000000]]],5,4,[2,31],5,6,[2,13],5,6,[2,8]]],2,5,[4,92,1,0,5,[2,1,[4]],3,8,[2,5],3,4,[2,1,[2]],3,7,[2,1,[1]],3,6,[2,13],3,6,[2,8]],2,4,[4,223,1,0,6,[2,1,[2]],3,4,[2,1,[2]],3,5,[2,4],3,6,[2,4],3,7,[2,2,[14]],3,12,[2,4],3,6,[2,12,["2.5, 3.3.8"]],3,6,[2,8],3,4,[2,89]],2,4,[4,74,1,0,7,[2,9,0,[1,1,[4]],[2,1,[4]],[2,1,[4]]],3,4,[2,4],3,6,[2,13],3,6,[2,8]],2,5,[4,858,1,0,6,[2,63,1,2,4,[2,22,1,2,2,[2,6],2,2,[2,2]],2,4,[2,23]],3,13,[2,79,1,2,4,[2,32,1,2,2,[2,13],2,2,[2,5]],2,4,[2,29]],3,7,[2,88,1,2,4,[2,23,1,2,2,[2,7],2,2,[2,2]],2,4,[2,47]],3,6,[2,93,1,2,4,[2,23,1,2,2,[2,7],2,2,[2,2]],2,4,[2,39],2,4,[2,5]],3,19,[6,104,1,0,4,[2,38,1,2,2,[2,18],2,2,[2,6]],5,4,[2,33],5,4,[2,5]],3,5,[2,87,1,2,4,[2,22,1,2,2,[2,6],2,2,[2,2]],2,4,[2,47]],3,7,[6,120,1,0,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,4,[2,80]],3,4,[6,108,1,0,4,[2,30,1,2,2,[2,11],2,2,[2,5]],5,4,[2,61]]],2,8,[4,194,1,0,6,[2,100,1,2,4,[2,31,1,2,2,[2,13],2,2,[2,4]],2,4,[2,38],2,4,[2,5]],3,7,[2,74,1,2,4,[2,24,1,2,2,[2,8],2,2,[2,2]],2,4,[2,21],2,2,[2,5]]],2,4,[4,83,1,0,6,[2,75,1,2,4,[2,29,1,2,2,[2,13],2,2,[2,2]],2,4,[2,28]]],2,4,[4,793,1,0,5,[2,65,0,[1,3],[2,6],[2,14],[2,14],[2,7],[2,9]],3,5,[2,80,0,[1,3],[2,6],[2,13],[2,14],[2,14],[2,7],[2,9]],3,8,[2,64,0,[1,3],[2,6],[2,13],[2,14],[2,7],[2,9]],3,6,[6,415,0,[2,18,1,2,6,[2,6]],[7,81,1,2,6,[2,6],2,2,[2,8],2,4,[2,41]],[7,56,1,2,6,[2,7],2,2,[2,8],2,4,[2,15]],[7,119,1,0,6,[2,19,0,[1,17]],7,4,[2,79]],[7,111,1,2,6,[2,16,0,[1,14]],2,4,[2,75]]],3,6,[2,49,["3.1, 3.3, 3.3.6, 3.3.8, 3.3.12; RCR 2012, 3.4.5"]],3,4,[2,55]],2,7,[4,794,1,0,7,[6,406,1,0,6,[8,101,0,[2,33,1,2,4,[2,6],2,4,[2,9]],[9,57,1,2,4,[2,19],2,4,[2,20]]],5,6,[8,199,0,[2,119,1,0,3,[2,10],9,4,[2,89]],[9,69,1,2,3,[2,10],2,4,[2,42]]],5,6,[2,39,["3.3.9, 3.3.12; RCR 2012, 3.4.3, 3.4.5"]],5,6,[2,8]],3,13,[6,164,1,0,6,[8,101,0,[2,33,1,2,4,[2,6],2,4,[2,9]],[9,57,1,2,4,[2,19],2,4,[2,20]]],5,6,[2,15],5,6,[2,8]],3,14,[6,166,1,0,6,[8,103,0,[2,34,1,2,4,[2,6],2,4,[2,10]],[9,58,1,2,4,[2,19],2,4,[2,21]]],5,6,[2,15],5,6,[2,8]]],2,5,[4,3903,1,0,3,[6,451,1,0,4,[2,19,1,2,2,[2,3],2,2,[2,2]],5,2,[2,46,0,[1,4],[2,7],[2,13],[2,14]],5,4,[2,75],5,5,[2,33],5,4,[2,1,[3]],5,4,[2,3],5,5,[2,68,1,2,4,[2,38],2,6,[2,10]],5,5,[2,73,0,[1,66,1,2,6,[2,16],2,10,[2,10],2,4,[2,6]],[2,3]],5,6,[2,36,["3.3.1, 3.3.8, 3.2; RCR 2012, 3.4.5"]]],3,4,[6,267,1,0,4,[2,20,1,2,2,[2,4],2,2,[2,2]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,42],5,4,[2,1,[2]],5,5,[2,6,0,[1,4]],5,4,[2,9,0,[1,7]],5,13,[2,40],5,6,[2,14,["3.3.3, 3.3.6"]]],3,4,[6,248,1,0,4,[2,20,1,2,2,[2,4],2,2,[2,2]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,63],5,4,[2,1,[2]],5,5,[2,39,0,[1,4],[2,22,1,2,6,[2,10]],[2,7]],5,6,[2,21,["3.3.2, 3.3.6, 3.3.9"]]],3,4,[6,312,1,0,4,[2,20,1,2,2,[2,4],2,2,[2,2]],5,2,[2,9,0,[1,7]],5,2,[2,9],5,4,[2,3],5,5,[2,4],5,4,[2,42],5,4,[2,1,[1]],5,5,[2,6,0,[1,4]],5,4,[2,9,0,[1,7]],5,13,[2,77],5,6,[2,7,["3.3.4"]]],3,6,[6,643,1,0,4,[2,23,1,2,2,[2,6],2,2,[2,3]],5,2,[2,6,0,[1,4]],5,4,[2,8],5,4,[2,85],5,6,[2,37],5,5,[8,314,0,[2,41,1,2,4,[2,13],2,4,[2,10]],[9,16,1,2,4,[2,6]],[9,7],[9,208,1,0,6,[2,7],9,6,[12,166,0,[2,30,1,2,7,[2,5],2,2,[2,6]],[13,28,1,2,5,[2,6],2,2,[2,5]],[13,17,1,2,4,[2,7]],[13,50,1,2,3,[2,11],2,4,[2,22]]]],[9,4]],5,6,[2,8,["3.3.12"]],5,4,[2,70]],3,13,[6,321,1,0,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,11],5,5,[2,4],5,4,[2,48],5,5,[8,129,0,[2,4],[9,25,1,2,6,[2,13]],[9,33,1,2,6,[2,7],2,2,[2,8]],[9,22,1,2,6,[2,10]],[9,7]],5,6,[2,14,["3.3.7, 3.3.9"]]],3,14,[6,487,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,7],5,5,[2,4],5,4,[2,48],5,6,[2,67],5,5,[8,130,0,[2,4],[9,26,1,2,6,[2,14]],[9,33,1,2,6,[2,7],2,2,[2,8]],[9,22,1,2,6,[2,10]],[9,7]],5,6,[2,22,["3.3.8, 3.3.9, 3.3.12"]],5,4,[2,69]],3,14,[6,234,1,0,4,[2,44,1,2,2,[2,26],2,2,[2,4]],5,2,[2,6,0,[1,4]],5,4,[2,66],5,5,[2,31,0,[1,4],[2,23,1,2,3,[2,14]]],5,6,[2,15],5,6,[2,8]],3,7,[6,201,1,0,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,8],5,6,[2,24],5,5,[2,57,0,[1,19,1,2,6,[2,7]],[2,7],[2,19,1,2,6,[2,7]],[2,4]],5,6,[2,19,["3.3, 3.3.1, 3.3.9"]]],3,10,[6,286,1,0,4,[2,37,1,2,2,[2,19],2,2,[2,4]],5,2,[2,7,0,[1,5]],5,4,[2,65],5,5,[2,23,0,[1,15,1,2,4,[2,5]],[2,4]],5,6,[2,15],5,6,[2,8],5,4,[2,56]],3,9,[6,269,1,0,4,[2,28,1,2,2,[2,9],2,2,[2,5]],5,2,[2,6,0,[1,4]],5,4,[2,25],5,5,[2,16,0,[1,14,1,2,4,[2,4]]],5,4,[2,9,0,[1,7]],5,6,[2,7,["3.4.7"]],5,4,[2,105]]],2,7,[4,1072,1,0,9,[6,475,1,0,9,[8,306,0,[2,130,1,0,4,[2,7],9,4,[2,102]],[9,79,1,2,3,[2,9],2,4,[2,53]],[9,42,1,2,4,[2,5],2,4,[2,19]],[9,26,1,2,2,[2,4],2,4,[2,6]]],5,4,[2,12,0,[1,10]],5,6,[2,21,["3.4.3, 3.4.4, 3.4.6"]],5,4,[2,84]],3,14,[6,117,1,0,4,[2,44,1,2,2,[2,26],2,2,[2,4]],5,4,[2,56]],3,10,[2,88,1,2,4,[2,28,1,2,2,[2,10],2,2,[2,4]],2,4,[2,42]],3,11,[2,95,1,2,4,[2,29,1,2,2,[2,11],2,2,[2,4]],2,4,[2,30],2,6,[2,8,["3.3.12"]]],3,10,[6,113,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,4,[2,48],5,6,[2,7,["3.3.9"]]],3,10,[2,81,1,2,4,[2,30,1,2,2,[2,13],2,2,[2,3]],2,4,[2,33]]],2,9,[4,764,1,0,10,[2,88,1,2,4,[2,28],2,4,[2,25],2,6,[2,7,["4.2.1"]]],3,12,[6,114,1,0,4,[2,51],5,4,[2,26],5,6,[2,7,["3.3.8"]]],3,9,[2,82,1,2,4,[2,15],2,4,[2,32],2,6,[2,7,["4.2.1"]]],3,10,[2,93,1,2,4,[2,29],2,4,[2,29],2,6,[2,7,["4.2.5"]]],3,10,[6,139,1,0,4,[2,81],5,4,[2,21],5,6,[2,7,["4.2.5"]]],3,17,[6,141,1,0,4,[2,66],5,4,[2,38],5,6,[2,7,["4.2.5"]]]],2,6,[4,179,1,0,4,[2,35,1,2,2,[2,12],2,6,[2,5,["3.1"]]],3,5,[2,55,1,2,2,[2,25],2,6,[2,12,["3.1, 4.2.2"]]],3,7,[2,61,1,2,2,[2,31],2,6,[2,12,["3.1, 4.2.5"]]]],2,5,[4,130,1,0,4,[2,6],3,6,[2,15],3,6,[2,8],3,4,[2,64]],2,6,[4,283,1,0,4,[2,42,1,2,6,[2,3],2,4,[2,19,1,2,2,[2,4],2,2,[2,1]]],3,4,[2,56,1,2,6,[2,3],2,5,[2,4,[true]],2,4,[2,20,1,2,2,[2,4],2,2,[2,2]]],3,7,[2,82,1,2,6,[2,4],2,7,[2,24,0,[1,4],[2,4],[2,10]],2,4,[2,23,1,2,2,[2,7],2,2,[2,2]]],3,10,[2,61,1,2,6,[2,3],2,5,[2,4,[true]],2,4,[2,25,1,2,2,[2,10],2,2,[2,1]]]],2,7,[4,181,1,0,7,[2,33,1,2,4,[2,23,1,2,2,[2,7],2,2,[2,2]]],3,3,[2,28,1,2,4,[2,18,1,2,2,[2,3],2,2,[2,1]]],3,2,[2,35,1,2,4,[2,25,1,2,2,[2,10],2,2,[2,1]]],3,6,[2,50,1,2,4,[2,40,1,2,2,[2,22],2,2,[2,4]]]],2,6,[4,260,1,0,8,[6,113,1,0,4,[2,28],5,6,[2,13],5,4,[2,42,1,2,1,[2,5,[15000]],2,1,[2,4,[5000]],2,1,[2,5,[-5000]],2,1,[2,6,[-15000]]]],3,7,[6,117,1,0,4,[2,45],5,6,[2,5,["4.1"]],5,4,[2,37,1,2,1,[2,1,[8]],2,1,[2,2,[16]],2,1,[2,2,[32]],2,1,[2,2,[64]],2,1,[2,3,[128]]]]],2,5,[4,236,1,0,5,[6,89,1,0,10,[2,41],5,4,[2,25]],3,5,[2,4],3,7,[2,87],3,6,[2,12,["4.1, 4.1.1"]]],2,6,[4,803,1,0,7,[6,118,1,0,4,[2,11],5,5,[2,14],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,7,["4.2.5"]],5,6,[2,8]],3,15,[6,117,1,0,4,[2,9],5,5,[2,4,[8000]],5,4,[2,33,1,2,2,[2,15],2,2,[2,4]],5,6,[2,8],5,6,[2,8]],3,9,[6,117,1,0,4,[2,9],5,5,[2,4,[6000]],5,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,6,[2,15],5,6,[2,8]],3,6,[6,112,1,0,4,[2,8],5,5,[2,4,[4000]],5,4,[2,22,1,2,2,[2,6],2,2,[2,2]],5,6,[2,15],5,6,[2,8]],3,7,[6,113,1,0,4,[2,8],5,5,[2,4,[3000]],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,15],5,6,[2,8]],3,6,[6,125,1,0,4,[2,52],5,5,[2,4,[2000]],5,4,[2,22,1,2,2,[2,6],2,2,[2,2]],5,6,[2,5,["4.1"]]]],2,6,[4,2725,1,0,3,[6,1626,1,0,7,[8,165,1,0,4,[2,31],7,6,[2,74],7,6,[2,24]],5,8,[8,96,1,0,4,[2,7],7,6,[2,44],7,6,[2,9]],5,11,[8,232,1,0,4,[2,57],7,6,[2,95],7,6,[2,22],7,6,[2,7,["3.3.6"]]],5,12,[8,161,1,0,4,[2,32],7,6,[2,49],7,6,[2,22],7,6,[2,7,["3.3.6"]]],5,7,[8,309,1,0,4,[2,60],7,6,[2,43],7,6,[2,8],7,6,[2,16],7,6,[2,8],7,4,[2,95]],5,14,[8,154,1,0,4,[2,77],7,6,[2,13],7,6,[2,8],7,6,[2,5]],5,9,[8,126,1,0,4,[2,10],7,4,[2,6],7,6,[2,18],7,6,[2,20],7,6,[2,8,["3.3.12"]]],5,6,[8,210,1,0,4,[2,10],7,4,[2,12],7,6,[2,6],7,6,[2,13],7,6,[2,8,["3.3.12"]],7,4,[2,84]]],3,9,[6,558,1,0,7,[8,224,1,0,4,[2,57],7,6,[2,65],7,6,[2,13],7,6,[2,15],7,6,[2,8]],5,7,[8,122,1,0,4,[2,7],7,6,[2,12],7,6,[2,14],7,6,[2,15],7,6,[2,8]],5,15,[8,149,1,0,4,[2,7],7,6,[2,13],7,6,[2,8],7,6,[2,15],7,6,[2,8],7,4,[2,19]]],3,9,[6,259,1,0,14,[8,109,1,0,6,[2,58],7,6,[2,6],7,6,[2,7,["3.4.6"]]],5,8,[8,107,1,0,4,[2,10],7,6,[2,19],7,6,[2,20],7,6,[2,7,["3.4.6"]]]],3,9,[6,196,1,0,9,[8,179,1,0,4,[2,10],7,4,[2,18],7,6,[2,35],7,6,[2,16],7,6,[2,13],7,6,[2,8]]],3,6,[2,12,["4.1, 3.4.9"]]],2,8,[4,739,1,0,12,[2,154,["winner is dealer or replayed or aborted or (ending is exhausted and (if seats with nagashi > 0 then dealer has nagashi else dealer has ready))"]],2,8,[2,19],3,6,[2,1,[2]],3,6,[2,15],3,8,[6,182,1,0,7,[2,174,["if replayed then repeats else if (ending is win and not winner is dealer) or (seats with nagashi > 0 and not dealer has nagashi) then 0 else repeats + 1"]]],3,6,[2,104],3,6,[2,45,["3.1, 3.4.6; RCR 2012, 3.4.10; RCR 2016, 3.6"]],3,4,[2,124,["Players with equal points share the bonus of their places. That East stays after an abortive draw is a house choice."]]],2,5,[4,339,1,0,5,[2,20,1,2,2,[2,4],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,5,[2,20,1,2,2,[2,4],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,18,1,2,2,[2,3],2,2,[2,1]]],2,7,[4,181,1,0,7,[2,57],3,3,[2,107]],2,7,[4,325,1,0,15,[6,304,1,0,7,[2,53],5,8,[2,66],5,15,[2,61],5,10,[2,61]]]]',
  "rulesets/ari-ari/yaku.yaml": 
    '[69,16105,1,0,8,[4,16093,1,0,6,[6,950,1,0,4,[2,22,1,2,2,[2,6],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,6],5,6,[2,8,["3.3.12"]],5,8,[8,825,0,[2,69,1,2,4,[2,24],2,4,[2,8,0,[1,6]],2,5,[2,10,1,2,3,[2,1,[2]]]],[9,29,1,0,3,[2,24]],[9,177,1,0,4,[2,20],9,4,[2,1,[2]],9,2,[2,4],9,4,[2,8,0,[1,6]],9,5,[2,40,1,2,10,[2,2],2,16,[2,2]],9,5,[2,23,1,2,3,[2,1,[5]],2,5,[2,4,[2000]]]],[9,168,1,0,4,[2,24],9,4,[2,1,[3]],9,4,[2,8,0,[1,6]],9,5,[2,44,1,2,10,[2,4],2,16,[2,4]],9,5,[2,23,1,2,3,[2,1,[3]],2,5,[2,4,[2000]]]],[9,161,1,0,4,[2,29],9,4,[2,8,0,[1,6]],9,5,[2,48,1,2,10,[2,6],2,16,[2,6]],9,5,[2,23,1,2,3,[2,1,[2]],2,5,[2,4,[1600]]]],[9,174,1,0,4,[2,20],9,4,[2,1,[2]],9,4,[2,22,0,[1,6],[2,12]],9,5,[2,40,1,2,10,[2,2],2,16,[2,2]],9,5,[2,23,1,2,3,[2,1,[3]],2,5,[2,4,[1280]]]]]],3,13,[6,550,1,0,4,[2,32,1,2,2,[2,13],2,2,[2,5]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,13],5,6,[2,15],5,6,[2,8],5,4,[2,30],5,8,[8,339,0,[2,186,1,0,4,[2,21],9,2,[2,4],9,4,[2,32,0,[1,6],[2,13],[2,7]],9,5,[2,40,1,2,10,[2,2],2,16,[2,2]],9,5,[2,23,1,2,3,[2,1,[6]],2,5,[2,4,[3000]]]],[9,84,1,2,4,[2,24],2,4,[2,23,0,[1,6],[2,13]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,49,1,2,3,[2,24],2,4,[2,8,0,[1,6]]]]],3,7,[6,276,1,0,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,18],5,6,[2,8,["3.3.12"]],5,8,[8,138,0,[2,78,1,2,4,[2,24],2,4,[2,17,0,[1,6],[2,7]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,49,1,2,3,[2,24],2,4,[2,8,0,[1,6]]]]],3,20,[6,524,1,0,4,[2,40,1,2,2,[2,20],2,2,[2,6]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,21],5,6,[2,15],5,6,[2,8],5,8,[8,338,0,[2,70,1,2,4,[2,22],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,10,1,2,3,[2,1,[1]]]],[9,47,1,2,4,[2,27],2,2,[2,4]],[9,45,1,2,3,[2,26],2,2,[2,4]],[9,29,1,0,3,[2,24]],[9,109,1,2,4,[2,20],2,5,[2,1,[2]],2,2,[2,4],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[5]],2,5,[2,4,[2000]]]]]],3,5,[6,380,1,0,4,[2,21,1,2,2,[2,5],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,25],5,6,[2,15],5,6,[2,8],5,8,[8,209,0,[2,24],[9,43,1,2,4,[2,24],2,4,[2,1,[3]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]],[9,29,1,0,3,[2,24]],[9,33,1,0,3,[2,28]]]],3,16,[6,333,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,34],5,6,[2,15],5,6,[2,8],5,8,[8,141,0,[2,61,1,2,4,[2,22],2,2,[2,4],2,5,[2,10,1,2,3,[2,1,[5]]]],[9,31,1,0,3,[2,26]],[9,29,1,0,3,[2,24]]]],3,11,[6,463,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,46],5,6,[2,15],5,6,[2,8],5,4,[2,55],5,8,[8,198,0,[2,49,1,2,4,[2,30],2,4,[2,1,[2]]],[9,24],[9,67,1,2,3,[2,30],2,7,[2,17,1,2,6,[2,5,[false]]]],[9,29,1,0,3,[2,24]]]],3,17,[6,349,1,0,4,[2,35,1,2,2,[2,17],2,2,[2,4]],5,5,[2,4],5,5,[2,35,1,2,3,[2,26]],5,4,[2,29],5,6,[2,7,["4.2.2"]],5,8,[8,164,0,[2,68,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,45,1,2,4,[2,26],2,4,[2,1,[3]]],[9,31,1,0,3,[2,26]]]],3,13,[6,472,1,0,4,[2,31,1,2,2,[2,13],2,2,[2,4]],5,5,[2,4],5,5,[2,35,1,2,3,[2,26]],5,4,[2,29],5,6,[2,7,["4.2.2"]],5,8,[8,291,0,[2,48,1,2,4,[2,22],2,4,[2,8,0,[1,6]]],[9,43,1,2,4,[2,24],2,4,[2,1,[2]]],[9,27,1,0,3,[2,22]],[9,144,1,0,4,[2,20],9,4,[2,8,0,[1,6]],9,5,[2,40,1,2,10,[2,2],2,16,[2,2]],9,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[1920]]]]]],3,12,[6,275,1,0,4,[2,27,1,2,2,[2,12],2,2,[2,1]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,13],5,6,[2,15],5,6,[2,8],5,8,[8,110,0,[2,66,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[1]]]],[9,33,1,0,3,[2,28]]]],3,12,[6,258,1,0,4,[2,27,1,2,2,[2,12],2,2,[2,1]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,13],5,6,[2,15],5,6,[2,8],5,8,[8,93,0,[2,48,1,2,4,[2,29],2,4,[2,1,[4]]],[9,34,1,0,3,[2,29]]]],3,10,[6,237,1,0,4,[2,25,1,2,2,[2,10],2,2,[2,1]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,13],5,6,[2,15],5,6,[2,8],5,8,[8,74,0,[2,29],[9,34,1,0,3,[2,29]]]],3,13,[6,454,1,0,4,[2,25,1,2,2,[2,9],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,20],5,6,[2,15],5,6,[2,8],5,8,[8,284,0,[2,49,1,2,4,[2,30],2,4,[2,1,[2]]],[9,58,1,2,3,[2,30],2,4,[2,1,[3]],2,5,[2,1,[2]]],[9,157,1,0,4,[2,28],9,4,[2,1,[2]],9,5,[2,1,[2]],9,2,[2,4],9,5,[2,18,1,2,10,[2,2]],9,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[1920]]]]]],3,14,[6,323,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,21],5,6,[2,15],5,6,[2,8],5,8,[8,147,0,[2,78,1,2,4,[2,30],2,4,[2,1,[2]],2,5,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[2]]]],[9,58,1,2,3,[2,30],2,4,[2,1,[2]],2,5,[2,1,[1]]]]],3,12,[6,554,1,0,4,[2,31,1,2,2,[2,12],2,2,[2,5]],5,5,[2,4],5,5,[2,35,1,2,3,[2,26]],5,4,[2,77],5,6,[2,7,["4.2.2"]],5,8,[8,325,0,[2,62,1,2,4,[2,24],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,64,1,2,4,[2,26],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[2]]]],[9,27,1,0,3,[2,22]],[9,35,1,0,3,[2,30]],[9,99,1,2,4,[2,21],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[3]],2,5,[2,4,[1280]]]]]],3,12,[6,508,1,0,4,[2,30,1,2,2,[2,12],2,2,[2,4]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,10],5,6,[2,15],5,6,[2,8],5,8,[8,343,0,[2,97,1,2,4,[2,29],2,4,[2,1,[4]],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,10,1,2,3,[2,1,[2]]]],[9,57,1,2,3,[2,29],2,4,[2,1,[4]],2,2,[2,4]],[9,169,1,0,4,[2,28],9,4,[2,1,[4]],9,2,[2,4],9,4,[2,12,0,[1,10]],9,5,[2,20,1,2,10,[2,4]],9,5,[2,23,1,2,3,[2,1,[6]],2,5,[2,4,[3000]]]]]],3,16,[6,310,1,0,4,[2,32,1,2,2,[2,16],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,12],5,6,[2,15],5,6,[2,8],5,8,[8,141,0,[2,90,1,2,4,[2,22],2,4,[2,1,[2]],2,4,[2,22,0,[1,6],[2,12]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,40,1,2,3,[2,22],2,4,[2,1,[2]]]]],3,13,[6,339,1,0,4,[2,31,1,2,2,[2,13],2,2,[2,4]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,21],5,6,[2,15],5,6,[2,8],5,8,[8,162,0,[2,97,1,2,4,[2,30],2,4,[2,1,[2]],2,2,[2,4],2,4,[2,11,0,[1,9]],2,5,[2,10,1,2,3,[2,1,[1]]]],[9,54,1,2,3,[2,26],2,4,[2,1,[2]],2,2,[2,4]]]],3,12,[6,381,1,0,4,[8,53,1,0,2,[2,34],7,2,[2,4]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,24],5,6,[2,15],5,6,[2,8],5,8,[8,173,0,[2,86,1,2,4,[2,28],2,5,[2,1,[2]],2,4,[2,11,0,[1,9]],2,5,[2,10,1,2,3,[2,1,[1]]]],[9,76,1,2,3,[2,28],2,5,[2,1,[2]],2,2,[2,4],2,4,[2,11,0,[1,9]]]]],3,25,[6,422,1,0,4,[2,31,1,2,2,[2,15],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[5]]],5,4,[2,38],5,6,[2,13],5,6,[2,8],5,8,[8,230,0,[2,148,1,0,4,[2,22],9,4,[2,1,[2]],9,4,[2,19,0,[1,17]],9,7,[2,18,1,2,6,[2,6]],9,5,[2,18,1,2,3,[2,1,[5]],2,2,[2,2,[32]]]],[9,71,1,2,3,[2,26],2,4,[2,1,[2]],2,4,[2,19,0,[1,17]]]]],3,11,[6,641,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,14],5,6,[2,7,["4.2.2"]],5,8,[8,503,0,[2,62,1,2,4,[2,24],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[2]]]],[9,27,1,0,3,[2,22]],[9,178,1,0,4,[2,21],9,4,[2,1,[2]],9,2,[2,4],9,4,[2,8,0,[1,6]],9,5,[2,40,1,2,10,[2,2],2,16,[2,2]],9,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[1600]]]],[9,98,1,2,4,[2,21],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,22,1,2,3,[2,1,[2]],2,5,[2,3,[400]]]],[9,100,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[1600]]]]]],3,11,[6,277,1,0,4,[2,29,1,2,2,[2,11],2,2,[2,4]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,38],5,6,[2,7,["4.2.2"]],5,8,[8,114,0,[2,68,1,2,4,[2,30],2,4,[2,1,[4]],2,5,[2,10,1,2,3,[2,1,[2]]]],[9,35,1,0,3,[2,30]]]],3,21,[6,359,1,0,4,[2,38,1,2,2,[2,21],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,29],5,6,[2,7,["4.2.2"]],5,8,[8,196,0,[2,74,1,2,4,[2,26],2,4,[2,1,[3]],2,2,[2,4],2,5,[2,10,1,2,3,[2,1,[4]]]],[9,58,1,2,4,[2,20],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,44,1,2,3,[2,26],2,4,[2,1,[3]]]]],3,11,[6,553,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,16],5,6,[2,7,["4.2.2"]],5,8,[8,413,0,[2,75,1,2,4,[2,37],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,39,1,0,3,[2,34]],[9,135,1,0,4,[2,34],9,4,[2,1,[2]],9,5,[2,24,1,2,10,[2,8]],9,5,[2,23,1,2,3,[2,1,[3]],2,5,[2,4,[1920]]]],[9,135,1,0,4,[2,34],9,4,[2,1,[2]],9,5,[2,24,1,2,10,[2,8]],9,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[2000]]]]]],3,9,[6,286,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,20],5,6,[2,7,["4.2.2"]],5,8,[8,144,0,[2,64,1,2,4,[2,26],2,4,[2,1,[3]],2,5,[2,10,1,2,3,[2,1,[2]]]],[9,31,1,0,3,[2,26]],[9,29,1,0,3,[2,24]]]],3,10,[6,697,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,4],5,5,[2,35,1,2,3,[2,26]],5,4,[2,28],5,6,[2,7,["4.2.3"]],5,8,[8,521,0,[2,57,1,2,4,[2,28],2,5,[2,10,1,2,3,[2,1,[5]]]],[9,58,1,2,4,[2,20],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[5]]]],[9,23,1,0,3,[2,18]],[9,33,1,0,3,[2,28]],[9,96,1,2,4,[2,27],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[5]],2,5,[2,4,[2000]]]],[9,97,1,2,4,[2,19],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[5]],2,5,[2,4,[2000]]]],[9,101,1,2,4,[2,23],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[5]],2,5,[2,4,[2000]]]]]],3,20,[6,403,1,0,4,[2,37,1,2,2,[2,20],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,48],5,6,[2,7,["4.2.2"]],5,8,[8,222,0,[2,66,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[4]]]],[9,33,1,0,3,[2,28]],[9,103,1,2,4,[2,25],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[2000]]]]]],3,25,[6,466,1,0,4,[2,42,1,2,2,[2,25],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,32],5,6,[2,7,["4.2.2"]],5,8,[8,296,0,[2,68,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,10,1,2,3,[2,1,[4]]]],[9,64,1,2,4,[2,26],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[4]]]],[9,29,1,0,3,[2,24]],[9,106,1,2,4,[2,28],2,4,[2,1,[3]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[2000]]]]]],3,21,[6,687,1,0,4,[2,40,1,2,2,[2,21],2,2,[2,5]],5,5,[2,4],5,5,[2,35,1,2,3,[2,26]],5,4,[2,44],5,6,[2,7,["4.2.3"]],5,8,[8,482,0,[2,70,1,2,4,[2,22],2,4,[2,1,[4]],2,5,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[4]]]],[9,70,1,2,4,[2,24],2,4,[2,1,[3]],2,5,[2,18,1,2,3,[2,1,[2]],2,2,[2,2,[28]]]],[9,29,1,0,3,[2,24]],[9,108,1,2,4,[2,20],2,4,[2,1,[4]],2,5,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[1920]]]],[9,167,1,0,4,[2,20],9,4,[2,1,[4]],9,5,[2,1,[2]],9,5,[2,18,1,2,10,[2,2]],9,7,[2,17,1,2,7,[2,4,[true]]],9,5,[2,23,1,2,3,[2,1,[4]],2,5,[2,4,[2000]]]]]],3,22,[6,497,1,0,4,[2,39,1,2,2,[2,22],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,96],5,7,[2,18,0,[1,16]],5,6,[2,7,["4.2.3"]],5,8,[8,234,0,[2,60,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,18],[9,29,1,0,3,[2,24]],[9,98,1,2,4,[2,20],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[3]],2,5,[2,4,[1280]]]]]],3,10,[6,925,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,4],5,5,[2,35,1,2,3,[2,26]],5,4,[2,27],5,6,[2,7,["4.2.4"]],5,8,[8,750,0,[2,56,1,2,4,[2,18],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[7]]]],[9,60,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[5]]]],[9,25,1,0,3,[2,20]],[9,96,1,2,4,[2,18],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[7]],2,5,[2,4,[3000]]]],[9,96,1,2,4,[2,18],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,23,1,2,3,[2,1,[8]],2,5,[2,4,[4000]]]],[9,176,1,0,4,[2,18],9,4,[2,1,[2]],9,2,[2,4],9,4,[2,8,0,[1,6]],9,5,[2,40,1,2,10,[2,2],2,16,[2,2]],9,5,[2,24,1,2,3,[2,2,[11]],2,5,[2,4,[6000]]]],[9,185,1,0,4,[2,18],9,4,[2,1,[2]],9,2,[2,4],9,4,[2,17,0,[1,6],[2,7]],9,5,[2,40,1,2,10,[2,2],2,16,[2,2]],9,5,[2,24,1,2,3,[2,2,[13]],2,5,[2,4,[8000]]]]]],4,4,[6,450,1,0,4,[2,20,1,2,2,[2,4],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,30],5,6,[2,10,["4.1, 2.7"]],5,8,[8,301,0,[2,80,1,2,4,[2,24],2,5,[2,18,1,2,10,[2,2]],2,5,[2,10,1,2,3,[2,1,[2]]]],[9,141,1,0,4,[2,29],9,2,[2,4],9,4,[2,12,0,[1,10]],9,5,[2,20,1,2,10,[2,4]],9,5,[2,10,1,2,3,[2,1,[6]]]],[9,60,1,2,3,[2,24],2,5,[2,18,1,2,10,[2,2]]]]],3,8,[6,359,1,0,4,[2,25,1,2,2,[2,8],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,58],5,6,[2,8,["3.3.12"]],5,8,[8,179,0,[2,102,1,2,4,[2,24],2,4,[2,8,0,[1,6]],2,5,[2,24,1,2,16,[2,2]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,66,1,2,3,[2,24],2,5,[2,24,1,2,16,[2,2]]]]],3,8,[6,381,1,0,4,[2,25,1,2,2,[2,8],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,21],5,6,[2,5,["1.1"]],5,8,[8,241,0,[2,68,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[3]]],[9,105,1,2,4,[2,28],2,4,[2,1,[3]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,22,1,2,3,[2,1,[3]],2,5,[2,3,[960]]]]]]]]',
  "rulesets/ari-ari/yakuman.yaml": 
    '[63,5277,1,0,8,[4,5265,1,0,16,[6,430,1,0,4,[2,34,1,2,2,[2,16],2,2,[2,4]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,16],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,256,0,[2,64,1,2,4,[2,21],2,4,[2,1,[3]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,41,1,2,4,[2,21],2,2,[2,4]],[9,31,1,0,3,[2,26]],[9,91,1,2,4,[2,21],2,4,[2,1,[3]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,15,1,2,5,[2,4,[8000]]]]]],3,10,[6,436,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,27],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,257,0,[2,52,1,2,4,[2,18],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,38,1,2,4,[2,18],2,2,[2,4]],[9,27,1,0,3,[2,22]],[9,23,1,0,3,[2,18]],[9,79,1,2,4,[2,18],2,5,[2,18,1,2,10,[2,2]],2,5,[2,15,1,2,5,[2,4,[8000]]]]]],3,18,[6,314,1,0,4,[2,34,1,2,2,[2,18],2,2,[2,2]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,10],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,146,0,[2,90,1,2,4,[2,26],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,45,1,2,3,[2,26],2,2,[2,4]]]],3,17,[6,374,1,0,4,[2,33,1,2,2,[2,17],2,2,[2,2]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,10],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,4,[2,32],5,8,[8,164,0,[2,99,1,2,4,[2,26],2,4,[2,1,[2]],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,54,1,2,3,[2,26],2,4,[2,1,[2]],2,2,[2,4]]]],3,15,[6,399,1,0,4,[2,31,1,2,2,[2,15],2,2,[2,2]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,39],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,205,0,[2,150,1,0,4,[2,26],9,4,[2,1,[2]],9,4,[2,19,0,[1,17]],9,7,[2,19,1,2,6,[2,7]],9,5,[2,15,1,2,5,[2,4,[8000]]]],[9,44,1,2,3,[2,26],2,4,[2,1,[2]]]]],3,20,[6,448,1,0,4,[2,37,1,2,2,[2,20],2,2,[2,3]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,29],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,258,0,[2,66,1,2,4,[2,22],2,2,[2,4],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,45,1,2,4,[2,25],2,2,[2,4]],[9,27,1,0,3,[2,22]],[9,91,1,2,4,[2,20],2,2,[2,4],2,5,[2,18,1,2,10,[2,2]],2,5,[2,15,1,2,5,[2,4,[8000]]]]]],3,10,[6,294,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,16],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,127,0,[2,74,1,2,4,[2,40],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,42,1,0,3,[2,37]]]],3,9,[6,389,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,23],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,216,0,[2,69,1,2,4,[2,26],2,4,[2,1,[2]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,31,1,0,3,[2,26]],[9,96,1,2,4,[2,26],2,4,[2,1,[2]],2,5,[2,18,1,2,10,[2,2]],2,5,[2,15,1,2,5,[2,4,[8000]]]]]],3,13,[6,290,1,0,4,[2,30,1,2,2,[2,13],2,2,[2,3]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,22],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,114,0,[2,66,1,2,4,[2,32],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,37,1,0,3,[2,32]]]],3,11,[6,336,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,38],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,146,0,[2,66,1,2,4,[2,32],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,23,1,0,3,[2,18]],[9,37,1,0,3,[2,32]]]],3,17,[6,456,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,7],5,5,[2,25,1,2,7,[2,1,[1]],2,6,[2,1,[1]]],5,4,[2,29],5,6,[2,14,["4.2.5, 3.3.6"]],5,6,[2,8],5,8,[8,251,0,[2,85,1,2,4,[2,32],2,4,[2,1,[3]],2,2,[2,4],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,35,1,0,3,[2,30]],[9,111,1,2,4,[2,31],2,4,[2,1,[3]],2,2,[2,4],2,5,[2,18,1,2,10,[2,2]],2,5,[2,15,1,2,5,[2,4,[8000]]]]]],3,17,[6,312,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,7],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,44],5,6,[2,7,["4.2.5"]],5,6,[2,8],5,8,[8,110,0,[2,64,1,2,4,[2,30],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,35,1,0,3,[2,30]]]],3,14,[6,486,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,7],5,5,[2,85,1,2,7,[2,31],2,6,[2,31]],5,4,[2,27],5,6,[2,14,["4.2.5, 3.3.6"]],5,6,[2,8],5,8,[8,226,0,[2,67,1,2,4,[2,32],2,5,[2,16,1,2,5,[2,5,[16000]]]],[9,102,1,2,4,[2,32],2,7,[2,25,1,2,14,[2,5,[false]]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,37,1,0,3,[2,32]]]]]]',
  "rulesets/cantonese/pack.yaml": 
    '[63,15967,1,0,2,[2,9],1,7,[2,5],1,4,[2,32,1,2,2,[2,14],2,2,[2,4]],1,5,[2,279,["The old rule thirteen-tile game, as it is played in Hong Kong. Seats, walls and the list of what tables agree on follow Amy Lo; claims, values, awards, liability and penalties, which could not be read, are the Hong Kong Old Style or house choices, as noted beside each."]],0,3,[2,17,0,[1,15]],2,5,[4,434,1,0,5,[6,330,1,0,1,[2,57,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,25,1,2,2,[2,10],2,2,[2,1]]],5,1,[2,54,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]],5,1,[2,54,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]],5,1,[2,41,1,2,5,[2,1,[7]],2,4,[2,21,1,2,2,[2,6],2,2,[2,1]]],5,1,[2,89,1,2,5,[2,1,[8]],2,6,[2,24],2,5,[2,4,[true]],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]]],3,6,[2,1,[4]],3,5,[2,5],3,6,[2,33,1,2,6,[2,5],2,7,[2,5]],3,6,[2,11,["2.2, 2.17"]]],2,5,[4,407,1,0,6,[2,4],3,4,[2,5],3,7,[2,13],3,8,[2,38],3,8,[2,32],3,11,[2,59],3,9,[2,55],3,16,[2,95]],2,7,[4,2591,1,0,7,[6,135,1,0,4,[2,6],5,7,[2,5,[false]],5,4,[2,35],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,11,["2.2, 2.17"]]],3,11,[6,169,1,0,4,[2,6],5,7,[2,2,[14]],5,5,[2,7,0,[1,1,[0]],[2,2,[40]]],5,4,[2,50],5,4,[2,29,1,2,2,[2,11],2,2,[2,4]],5,6,[2,8,["2.5, 4"]]],3,7,[6,176,1,0,4,[2,6],5,7,[2,1,[3]],5,5,[2,6,0,[1,1,[0]],[2,1,[5]]],5,4,[2,66],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,7,["4; hk"]]],3,5,[6,172,1,0,4,[2,6],5,7,[2,2,[10]],5,5,[2,8,0,[1,1,[0]],[2,3,[100]]],5,4,[2,61],5,4,[2,21,1,2,2,[2,5],2,2,[2,2]],5,6,[2,7,["4; hk"]]],3,6,[6,269,1,0,4,[2,6],5,6,[2,24,0,[1,10],[2,10]],5,7,[2,10],5,4,[2,104],5,4,[2,24,1,2,2,[2,6],2,2,[2,4]],5,6,[2,12,["2.12.2; hk"]],5,6,[2,8]],3,7,[6,219,1,0,4,[2,6],5,6,[2,19,0,[1,6],[2,9]],5,7,[2,6],5,4,[2,90],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,7,["4; hk"]]],3,7,[6,210,1,0,4,[2,6],5,7,[2,1,[1]],5,5,[2,6,0,[1,1,[1]],[2,1,[3]]],5,4,[2,78],5,4,[2,37,1,2,2,[2,19],2,2,[2,4]],5,6,[2,15,["2.12.1, 4; hk"]]],3,20,[6,187,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,71],5,4,[2,38,1,2,2,[2,20],2,2,[2,4]],5,6,[2,13,["2.16, 4; hk"]]],3,6,[6,170,1,0,4,[2,6],5,7,[2,1,[4]],5,5,[2,6,0,[1,1,[1]],[2,1,[4]]],5,4,[2,56],5,4,[2,22,1,2,2,[2,6],2,2,[2,2]],5,6,[2,12,["2.9, 4; hk"]]],3,4,[6,129,1,0,4,[2,6],5,7,[2,1,[2]],5,5,[2,6,0,[1,1,[2]],[2,1,[3]]],5,4,[2,24],5,4,[2,20,1,2,2,[2,4],2,2,[2,2]],5,6,[2,5,["2.1"]]],3,17,[6,159,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,58],5,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,6,[2,2]],3,17,[6,199,1,0,4,[2,6],5,7,[2,2,[10]],5,5,[2,7,0,[1,1,[0]],[2,2,[13]]],5,4,[2,67],5,4,[2,35,1,2,2,[2,17],2,2,[2,4]],5,6,[2,15,["2.15.1, 4; hk"]]],3,15,[6,154,1,0,4,[2,6],5,7,[2,1,[0]],5,5,[2,12,0,[1,1,[0]],[2,7,[1000000]]],5,4,[2,31],5,4,[2,32,1,2,2,[2,15],2,2,[2,3]],5,6,[2,5]]],2,5,[4,91,1,0,5,[2,1,[4]],3,8,[2,5],3,9,[2,4],3,4,[2,1,[2]],3,7,[2,4],3,6,[2,10,["2.1, 2.3"]]],2,4,[4,326,1,0,6,[2,1,[2]],3,4,[2,1,[2]],3,5,[2,1,[1]],3,6,[2,4],3,7,[2,11],3,12,[2,4],3,6,[2,15,["2.2, 2.4, 2.5"]],3,4,[2,203,["The first deal is broken with the cast that named the First Dealer, later ones are cast for anew. Always as many tiles as agreed are untouchable, so every replacement moves the border by one."]]],2,4,[4,49,1,0,7,[2,9,0,[1,1,[4]],[2,1,[4]],[2,1,[4]]],3,4,[2,6],3,6,[2,5,["2.4"]]],2,5,[4,84,1,0,10,[2,4],3,6,[2,6,["2.17"]],3,6,[2,5],3,4,[2,26]],2,5,[4,194,1,0,10,[6,117,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,4,[2,56],5,6,[2,3,["4"]]],3,3,[2,53,1,2,4,[2,21,1,2,2,[2,5],2,2,[2,2]],2,4,[2,14]]],2,8,[4,236,1,0,14,[2,90,1,2,4,[2,30,1,2,2,[2,14],2,2,[2,2]],2,4,[2,42]],3,15,[6,106,1,0,4,[2,42,1,2,2,[2,24],2,2,[2,4]],5,4,[2,47]]],2,5,[4,399,1,0,11,[6,180,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,4,[2,71],5,2,[2,4],5,4,[2,5],5,6,[2,5,["2.8"]],5,6,[2,5]],3,12,[6,181,1,0,4,[2,28,1,2,2,[2,12],2,2,[2,2]],5,4,[2,71],5,2,[2,4],5,4,[2,5],5,6,[2,5,["2.8"]],5,6,[2,5]]],2,4,[4,402,1,0,5,[2,30,0,[1,3],[2,14],[2,7]],3,5,[2,66,0,[1,3],[2,10],[2,14],[2,10],[2,10],[2,7]],3,8,[2,42,0,[1,3],[2,10],[2,14],[2,7]],3,5,[2,5,0,[1,3]],3,6,[6,122,0,[2,56,1,2,6,[2,11],2,4,[2,25]],[7,57,1,2,6,[2,12],2,4,[2,25]]],3,6,[2,15,["2.4, 2.5, 2.8"]],3,4,[2,47]],2,7,[4,230,1,0,7,[6,217,1,0,6,[2,84,0,[1,39,1,2,4,[2,11],2,4,[2,10]],[2,41,1,2,4,[2,12],2,4,[2,11]]],5,6,[2,5,["2.8"]],5,6,[2,5],5,4,[2,78]]],2,5,[4,4201,1,0,3,[6,591,1,0,4,[2,18,1,2,2,[2,3],2,2,[2,1]],5,2,[2,43,0,[1,4],[2,7],[2,10],[2,14]],5,4,[2,62],5,5,[2,131,["wins and (tiles too many == 0 or (turn is bonus and my turns == 0)) and not (by discard and exposed in missed_wins)"]],4,4,[2,1,[3]],5,4,[2,7],5,5,[2,20,0,[1,13,1,2,4,[2,3]],[2,3]],5,6,[2,30,["2.7, 2.8, 2.12.1, 2.15.2; hk"]],5,4,[2,185,["Of several, the next in turn wins (Jit Woo). A concealed gong is robbed by 13 Terminal Tiles only (house). While dealt Flowers are replaced a hand is short and in order."]]],3,4,[6,637,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,40],5,4,[2,1,[2]],5,5,[8,355,0,[2,4],[9,32,1,2,5,[2,14],2,2,[2,1,[0]]],[9,60,1,2,4,[2,10],2,4,[2,32]],[9,59,1,2,6,[2,31,0,[1,13],[2,14]],2,4,[2,8]],[9,76,1,2,6,[2,45,0,[1,14],[2,10],[2,15]],2,4,[2,11]],[9,77,1,2,6,[2,48,0,[1,17],[2,10],[2,15]],2,4,[2,9]]],5,4,[2,9,0,[1,7]],5,6,[2,28,["2.6, 2.8, 2.14, 2.15.2; hk"]],5,4,[2,53]],3,4,[6,690,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,8],5,4,[2,1,[2]],5,5,[8,529,0,[2,4],[9,32,1,2,5,[2,14],2,2,[2,1,[1]]],[9,44,1,2,5,[2,15],2,2,[2,12]],[9,60,1,2,4,[2,10],2,4,[2,32]],[9,59,1,2,6,[2,31,0,[1,13],[2,14]],2,4,[2,8]],[9,76,1,2,6,[2,45,0,[1,14],[2,10],[2,15]],2,4,[2,11]],[9,77,1,2,6,[2,48,0,[1,17],[2,10],[2,15]],2,4,[2,9]],[9,96,1,2,6,[2,63,0,[1,15],[2,17],[2,10],[2,13]],2,4,[2,13]],[9,7]],5,6,[2,23,["2.6, 2.14, 2.15.2; hk"]]],3,6,[6,428,1,0,4,[2,21,1,2,2,[2,6],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,2,[2,9],5,4,[2,3],5,5,[2,4],5,4,[2,8],5,4,[2,1,[1]],5,5,[8,184,0,[2,4],[9,32,1,2,5,[2,14],2,2,[2,1,[0]]],[9,60,1,2,4,[2,10],2,4,[2,32]],[9,59,1,2,6,[2,31,0,[1,13],[2,14]],2,4,[2,8]]],5,4,[2,9,0,[1,7]],5,6,[2,32,["2.6.1, 2.6.5, 2.14, 2.15.2; hk"]],5,4,[2,26]],3,10,[6,316,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,11],5,5,[2,4],5,4,[2,8],5,5,[8,164,0,[2,4],[9,22,1,2,6,[2,10]],[9,49,1,2,5,[2,14],2,2,[2,18]],[9,44,1,2,5,[2,15],2,2,[2,12]],[9,7]],5,6,[2,17,["2.6, 2.15.2; hk"]]],3,14,[6,496,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,7],5,5,[2,4],5,4,[2,8],5,8,[2,8],5,5,[8,237,0,[2,4],[9,26,1,2,6,[2,14]],[9,49,1,2,5,[2,14],2,2,[2,18]],[9,44,1,2,5,[2,15],2,2,[2,12]],[9,60,1,2,4,[2,10],2,4,[2,32]],[9,7]],5,6,[2,17,["2.6, 2.15.2; hk"]],5,4,[2,73]],3,7,[6,219,1,0,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,8],5,5,[2,70,0,[1,32,1,2,5,[2,14],2,2,[2,1,[0]]],[2,7],[2,19,1,2,6,[2,7]],[2,4]],5,6,[2,5,["2.5"]],5,4,[2,45]],3,10,[6,435,1,0,4,[2,43,1,2,2,[2,26],2,2,[2,3]],5,2,[2,6,0,[1,4]],5,4,[2,7],5,5,[2,4],5,4,[2,36],5,8,[2,8],5,5,[8,110,0,[2,4],[9,26,1,2,6,[2,14]],[9,60,1,2,4,[2,10],2,4,[2,32]]],5,4,[2,9,0,[1,7]],5,6,[2,8,["2.15.2"]],5,6,[2,5],5,4,[2,69]],3,10,[6,243,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,49],5,5,[2,6,0,[1,4]],5,6,[2,8,["2.15.2"]],5,6,[2,5],5,4,[2,68]]],2,7,[4,134,1,0,9,[6,119,1,0,4,[2,28,1,2,2,[2,12],2,2,[2,2]],5,4,[2,50],5,6,[2,11,["2.5, 2.16"]]]],2,9,[4,1074,1,0,10,[6,204,1,0,4,[2,64],5,4,[2,41],5,6,[2,2],5,4,[2,56]],3,15,[6,185,1,0,4,[2,87],5,4,[2,66],5,6,[2,2]],3,12,[6,120,1,0,4,[2,48],5,4,[2,40],5,6,[2,2]],3,12,[2,74,1,2,4,[2,15],2,4,[2,29],2,6,[2,2]],3,10,[6,140,1,0,4,[2,73],5,4,[2,35],5,6,[2,2]],3,13,[6,144,1,0,4,[2,79],5,4,[2,33],5,6,[2,2]],3,12,[2,71,1,2,4,[2,13],2,4,[2,28],2,6,[2,2]]],2,6,[4,562,1,0,4,[2,63,1,2,2,[2,12],2,4,[2,20,1,2,2,[2,4],2,2,[2,2]],2,6,[2,5,["1.4"]]],3,9,[2,87,1,2,2,[2,31],2,4,[2,25,1,2,2,[2,9],2,2,[2,2]],2,6,[2,5,["1.4"]]],3,13,[6,215,1,0,2,[2,9],5,4,[2,56],5,7,[2,6],5,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,6,[2,2],5,4,[2,49]],3,13,[6,133,1,0,2,[2,9],5,4,[2,34],5,7,[2,6],5,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,6,[2,2]]],2,7,[4,34,1,0,3,[2,29,1,2,4,[2,19,1,2,2,[2,4],2,2,[2,1]]]],2,6,[4,453,1,0,16,[6,214,1,0,4,[2,68],5,6,[2,12,["2.12.2; hk"]],5,4,[2,104,1,2,1,[2,1,[1]],2,1,[2,1,[2]],2,1,[2,1,[4]],2,1,[2,1,[8]],2,1,[2,2,[16]],2,1,[2,2,[24]],2,1,[2,2,[32]],2,1,[2,2,[48]],2,1,[2,2,[64]],2,1,[2,2,[96]],2,2,[2,3,[128]],2,2,[2,3,[192]],2,2,[2,3,[256]],2,2,[2,3,[384]]]],3,16,[6,192,1,0,4,[2,43],5,6,[2,2],5,4,[8,111,1,2,1,[2,1,[1]],2,1,[2,1,[2]],2,1,[2,1,[4]],2,1,[2,1,[8]],2,1,[2,2,[16]],2,1,[2,2,[32]],2,1,[2,2,[64]],2,1,[2,3,[128]],2,1,[2,3,[256]],2,1,[2,3,[512]],2,2,[2,4,[1024]],2,2,[2,4,[2048]],2,2,[2,4,[4096]],2,2,[2,4,[8192]]]]],2,5,[4,347,1,0,5,[6,49,1,0,5,[2,42]],3,5,[2,81],3,7,[2,35],3,6,[2,19,["2.10, 2.12, 4; hk"]],3,4,[2,110]],2,6,[4,88,1,0,4,[2,82,1,2,4,[2,26],2,4,[2,21,1,2,2,[2,5],2,2,[2,2]],2,6,[2,7,["4; hk"]]]],2,6,[4,1465,1,0,3,[6,908,1,0,14,[8,131,1,0,4,[2,32],7,6,[2,9],7,6,[2,29],7,6,[2,10,["2.14; hk"]]],5,10,[8,115,1,0,4,[2,35],7,6,[2,9],7,6,[2,10],7,6,[2,10,["2.13; hk"]]],5,11,[8,158,1,0,4,[2,37],7,6,[2,9],7,6,[2,48],7,6,[2,13,["2.14, 4; hk"]]],5,9,[8,193,1,0,4,[2,56],7,6,[2,47],7,6,[2,26],7,6,[2,13,["2.13, 4; hk"]]],5,6,[8,201,1,0,4,[2,82],7,6,[2,41],7,6,[2,14],7,6,[2,13,["2.13, 4; hk"]]]],3,9,[6,207,1,0,7,[8,192,1,0,6,[2,131,["2 * (if awards is half_spicy then half_spicy_award(false_win_penalty) else full_spicy_award(false_win_penalty))"]],6,6,[2,9],7,6,[2,15,["2.15.1, 4; hk"]]]],3,6,[2,5],3,4,[2,299,["Who fed a hand pays for all where it is self-drawn; where another tile is thrown, its thrower pays as usual. Who throws the winning tile into three sets of its suit pays for all, where payment is shared; who makes a gong that is robbed does not throw. Winners pay each other nothing."]]],2,8,[4,297,1,0,12,[2,78],3,8,[2,19],3,6,[2,6],3,6,[2,15],3,6,[2,24],3,6,[2,24,["2.9, 2.15, 2.16, 4; hk"]],3,4,[2,51]],2,5,[4,636,1,0,5,[2,20,1,2,2,[2,4],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,5,[2,20,1,2,2,[2,4],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,4,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,18,1,2,2,[2,3],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,28,1,2,2,[2,13],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]]],2,7,[4,161,1,0,2,[2,76],3,2,[2,74]],2,7,[4,398,1,0,10,[6,104,1,0,10,[2,92]],3,15,[6,254,1,0,15,[2,39],5,15,[2,44],5,14,[2,46],5,4,[2,54]]]]',
  "rulesets/cantonese/patterns.yaml": 
    '[199,14608,1,0,6,[4,263,1,0,5,[2,69,1,2,6,[2,4],2,7,[2,7,0,[1,5]],2,4,[2,27,1,2,2,[2,11],2,2,[2,2]]],3,5,[2,44,1,2,6,[2,3],2,4,[2,21,1,2,2,[2,5],2,2,[2,2]]],3,13,[2,54,1,2,6,[2,3],2,4,[2,31,1,2,2,[2,13],2,2,[2,4]]],3,11,[2,45,1,2,6,[2,3],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]]],2,8,[4,14321,1,0,6,[6,362,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,17],5,6,[2,2],5,4,[2,22],5,8,[8,193,0,[2,26],[9,35,1,0,3,[2,30]],[9,112,1,2,3,[2,30],2,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],2,5,[2,20,1,2,3,[2,1,[0]],2,5,[2,1,[1]]]]]],3,12,[6,426,1,0,4,[2,29,1,2,2,[2,12],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,20],5,6,[2,2],5,8,[8,285,0,[2,78,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,20,1,2,3,[2,1,[3]],2,5,[2,1,[8]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[3]]],[9,139,1,0,4,[2,30],9,4,[2,1,[3]],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,20,1,2,3,[2,1,[3]],2,5,[2,1,[8]]]]]],3,15,[6,801,1,0,4,[2,39,1,2,2,[2,22],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,29],5,7,[2,25,0,[1,12],[2,9]],5,6,[2,2],5,4,[2,61],5,8,[8,530,0,[2,74,1,2,4,[2,26],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,10,1,2,3,[2,1,[9]]]],[9,64,1,2,4,[2,26],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,63,1,2,3,[2,26],2,4,[2,1,[2]],2,5,[2,10,1,2,3,[2,1,[4]]]],[9,137,1,0,4,[2,26],9,4,[2,1,[2]],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,22,1,2,3,[2,1,[8]],2,5,[2,3,[256]]]],[9,154,1,0,4,[2,26],9,4,[2,1,[2]],9,2,[2,4],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,22,1,2,3,[2,1,[9]],2,5,[2,3,[512]]]]]],3,14,[6,594,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,45],5,6,[2,2],5,8,[8,426,0,[2,87,1,2,4,[2,28],2,4,[2,1,[3]],2,2,[2,4],2,5,[2,21,1,2,3,[2,1,[5]],2,5,[2,2,[24]]]],[9,56,1,2,3,[2,28],2,4,[2,1,[3]],2,2,[2,4]],[9,112,1,2,4,[2,28],2,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],2,5,[2,21,1,2,3,[2,1,[4]],2,5,[2,2,[16]]]],[9,142,1,0,4,[2,32],9,4,[2,1,[4]],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,21,1,2,3,[2,1,[5]],2,5,[2,2,[32]]]]]],3,13,[6,636,1,0,4,[2,30,1,2,2,[2,13],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[7]]],5,4,[2,44],5,6,[2,2],5,4,[2,19],5,8,[8,440,0,[2,80,1,2,4,[2,30],2,5,[2,1,[2]],2,5,[2,21,1,2,3,[2,1,[7]],2,5,[2,2,[48]]]],[9,49,1,2,3,[2,30],2,5,[2,1,[2]]],[9,142,1,0,4,[2,30],9,5,[2,1,[2]],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,22,1,2,3,[2,1,[7]],2,5,[2,3,[128]]]],[9,140,1,0,4,[2,26],9,2,[2,4],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,24,1,2,3,[2,2,[10]],2,5,[2,4,[1024]]]]]],3,15,[6,411,1,0,4,[2,31,1,2,2,[2,15],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,92],5,6,[2,2],5,4,[2,23],5,8,[8,162,0,[2,91,1,2,4,[2,32],2,4,[2,1,[3]],2,5,[2,1,[2]],2,5,[2,21,1,2,3,[2,1,[4]],2,5,[2,2,[16]]]],[9,60,1,2,3,[2,32],2,4,[2,1,[3]],2,5,[2,1,[2]]]]],3,14,[6,585,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,21],5,6,[2,2],5,4,[2,5],5,8,[8,426,0,[2,70,1,2,4,[2,32],2,4,[2,1,[4]],2,5,[2,10,1,2,3,[2,1,[5]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[4]]],[9,138,1,0,4,[2,29],9,4,[2,1,[3]],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,20,1,2,3,[2,1,[1]],2,5,[2,1,[2]]]],[9,141,1,0,4,[2,31],9,2,[2,4],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,20,1,2,3,[2,1,[2]],2,5,[2,1,[4]]]]]],3,8,[6,370,1,0,4,[2,24,1,2,2,[2,8],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,24],5,6,[2,2],5,4,[2,39],5,8,[8,180,0,[2,89,1,2,4,[2,30],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,21,1,2,3,[2,1,[9]],2,5,[2,2,[96]]]],[9,80,1,2,3,[2,32],2,4,[2,1,[4]],2,5,[2,21,1,2,3,[2,1,[5]],2,5,[2,2,[24]]]]]],3,10,[6,311,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,25],5,6,[2,2],5,8,[8,168,0,[2,89,1,2,4,[2,30],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,21,1,2,3,[2,1,[9]],2,5,[2,2,[96]]]],[9,68,1,2,3,[2,30],2,4,[2,1,[2]],2,5,[2,1,[3]],2,2,[2,4]]]],3,15,[6,365,1,0,4,[2,32,1,2,2,[2,15],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,48],5,6,[2,2],5,4,[2,27],5,8,[8,155,0,[2,30],[9,35,1,0,3,[2,30]],[9,70,1,2,4,[2,30],2,5,[2,21,1,2,3,[2,1,[5]],2,5,[2,2,[24]]]]]],3,14,[6,891,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[5]]],5,4,[2,29],5,6,[2,2],5,4,[2,30],5,8,[8,698,0,[2,62,1,2,4,[2,32],2,5,[2,11,1,2,3,[2,2,[14]]]],[9,35,1,0,3,[2,30]],[9,127,1,0,4,[2,30],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,24,1,2,3,[2,2,[11]],2,5,[2,4,[2048]]]],[9,129,1,0,4,[2,32],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,24,1,2,3,[2,2,[12]],2,5,[2,4,[4096]]]],[9,96,1,2,4,[2,30],2,7,[2,13,1,2,5,[2,2,[13]]],2,5,[2,23,1,2,3,[2,2,[11]],2,5,[2,3,[192]]]],[9,98,1,2,4,[2,32],2,7,[2,13,1,2,5,[2,2,[13]]],2,5,[2,23,1,2,3,[2,2,[12]],2,5,[2,3,[256]]]],[9,95,1,2,4,[2,30],2,7,[2,12,1,2,5,[2,1,[0]]],2,5,[2,23,1,2,3,[2,2,[11]],2,5,[2,3,[192]]]]]],3,18,[6,358,1,0,4,[2,35,1,2,2,[2,18],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,44],5,6,[2,2],5,4,[2,29],5,8,[8,147,0,[2,78,1,2,4,[2,30],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,10,1,2,3,[2,1,[9]]]],[9,58,1,2,3,[2,30],2,4,[2,1,[2]],2,2,[2,4]]]],4,17,[6,425,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,27],5,6,[2,2],5,8,[8,271,0,[2,74,1,2,4,[2,32],2,5,[2,23,1,2,3,[2,2,[13]],2,5,[2,3,[128]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[2]]],[9,129,1,0,4,[2,32],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,24,1,2,3,[2,2,[13]],2,5,[2,4,[8192]]]]]],3,10,[6,309,1,0,4,[2,32,1,2,2,[2,15],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[10]]],5,4,[2,32],5,6,[2,2],5,8,[8,152,0,[2,81,1,2,4,[2,32],2,4,[2,1,[2]],2,5,[2,1,[3]],2,5,[2,11,1,2,3,[2,2,[10]]]],[9,60,1,2,3,[2,32],2,4,[2,1,[2]],2,5,[2,1,[3]]]]],3,13,[6,267,1,0,4,[2,30,1,2,2,[2,13],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[10]]],5,4,[2,34],5,6,[2,2],5,8,[8,110,0,[2,62,1,2,4,[2,32],2,5,[2,11,1,2,3,[2,2,[10]]]],[9,37,1,0,3,[2,32]]]],3,10,[6,360,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[10]]],5,4,[2,39],5,7,[2,11,0,[1,9]],5,6,[2,2],5,4,[2,56],5,8,[8,108,0,[2,57,1,2,4,[2,18],2,4,[2,1,[2]],2,5,[2,11,1,2,3,[2,2,[10]]]],[9,40,1,2,3,[2,22],2,4,[2,1,[2]]]]],3,18,[6,292,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,18],5,6,[2,2],5,8,[8,147,0,[2,24],[9,37,1,0,3,[2,32]],[9,66,1,2,4,[2,24],2,5,[2,23,1,2,3,[2,2,[13]],2,5,[2,3,[128]]]]]],3,15,[6,241,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,28],5,6,[2,2],5,8,[8,92,0,[2,39],[9,42,1,0,3,[2,37]]]],3,8,[6,382,1,0,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,10],5,7,[2,15,0,[1,13]],5,6,[2,2],5,4,[2,68],5,8,[8,142,0,[2,86,1,2,4,[2,26],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,11,1,2,3,[2,2,[13]]]],[9,45,1,2,3,[2,26],2,2,[2,4]]]],3,7,[6,347,1,0,4,[2,28,1,2,2,[2,12],2,2,[2,2]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,13],5,7,[2,11,0,[1,9]],5,6,[2,2],5,4,[2,34],5,8,[8,143,0,[2,88,1,2,4,[2,26],2,4,[2,1,[3]],2,4,[2,15,0,[1,13]],2,5,[2,11,1,2,3,[2,2,[13]]]],[9,44,1,2,3,[2,26],2,4,[2,1,[3]]]]],3,13,[6,504,1,0,4,[2,32,1,2,2,[2,16],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,22],5,7,[2,28,0,[1,13],[2,11]],5,6,[2,2],5,4,[2,68],5,8,[8,237,0,[2,144,1,0,4,[2,31],9,2,[2,4],9,4,[2,14,0,[1,12]],9,7,[2,17,1,2,7,[2,4,[true]]],9,5,[2,10,1,2,3,[2,1,[3]]]],[9,82,1,2,3,[2,35],2,2,[2,4],2,7,[2,17,1,2,7,[2,4,[true]]]]]],3,13,[6,504,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,22],5,7,[2,28,0,[1,13],[2,11]],5,6,[2,2],5,4,[2,67],5,8,[8,239,0,[2,145,1,0,4,[2,32],9,2,[2,4],9,4,[2,14,0,[1,12]],9,7,[2,17,1,2,7,[2,4,[true]]],9,5,[2,10,1,2,3,[2,1,[8]]]],[9,83,1,2,3,[2,36],2,2,[2,4],2,7,[2,17,1,2,7,[2,4,[true]]]]]],4,10,[6,277,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,5,[2,13],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,7],5,6,[2,2],5,8,[8,144,0,[2,87,1,2,4,[2,28],2,4,[2,1,[3]],2,2,[2,4],2,5,[2,21,1,2,3,[2,1,[5]],2,5,[2,2,[24]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[3]]]]],3,9,[6,412,1,0,4,[2,34,1,2,2,[2,18],2,2,[2,2]],5,5,[2,13],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,17],5,6,[2,2],5,4,[2,88],5,8,[8,162,0,[2,66,1,2,4,[2,26],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[10]]]],[9,47,1,2,3,[2,29],2,4,[2,1,[3]]],[9,29,1,0,3,[2,24]]]],3,10,[6,369,1,0,4,[2,38,1,2,2,[2,21],2,2,[2,3]],5,5,[2,13],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,10],5,6,[2,2],5,4,[2,45],5,8,[8,165,0,[2,97,1,2,4,[2,29],2,4,[2,1,[4]],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,10,1,2,3,[2,1,[6]]]],[9,57,1,2,3,[2,29],2,4,[2,1,[4]],2,2,[2,4]]]],3,11,[6,394,1,0,4,[2,30,1,2,2,[2,12],2,2,[2,4]],5,5,[2,13],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,15],5,7,[2,12,0,[1,10]],5,6,[2,2],5,4,[2,21],5,8,[8,191,0,[2,109,1,2,4,[2,32],2,2,[2,4],2,4,[2,29,0,[1,10],[2,15]],2,5,[2,11,1,2,3,[2,2,[13]]]],[9,71,1,2,3,[2,32],2,2,[2,4],2,4,[2,12,0,[1,10]]]]],3,12,[6,521,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,5,[2,13],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,12],5,6,[2,2],5,4,[2,41],5,8,[8,327,0,[2,90,1,2,4,[2,30],2,4,[2,1,[3]],2,4,[2,14,0,[1,12]],2,5,[2,10,1,2,3,[2,1,[6]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[3]]],[9,169,1,0,4,[2,30],9,4,[2,1,[3]],9,4,[2,14,0,[1,12]],9,7,[2,33,1,2,6,[2,10],2,5,[2,2,[13]]],9,5,[2,21,1,2,3,[2,1,[6]],2,5,[2,2,[64]]]]]],3,4,[6,410,1,0,4,[2,62,1,2,2,[2,44],2,2,[2,4]],5,5,[2,13],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,24],5,6,[2,2],5,4,[2,32],5,8,[8,181,0,[2,100,1,2,4,[2,30],2,4,[2,1,[2]],2,2,[2,4],2,4,[2,14,0,[1,12]],2,5,[2,10,1,2,3,[2,1,[6]]]],[9,70,1,2,3,[2,30],2,4,[2,1,[2]],2,4,[2,14,0,[1,12]]]]],3,12,[6,287,1,0,4,[2,30,1,2,2,[2,12],2,2,[2,4]],5,5,[2,13],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,27],5,6,[2,2],5,8,[8,130,0,[2,71,1,2,4,[2,30],2,4,[2,1,[2]],2,4,[2,14,0,[1,12]]],[9,48,1,2,3,[2,30],2,4,[2,1,[2]]]]],4,10,[6,443,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,5,[2,11],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,58],5,6,[2,2],5,4,[2,50],5,8,[8,200,0,[2,106,1,2,4,[2,39],2,2,[2,4],2,7,[2,17,1,2,7,[2,4,[true]]],2,5,[2,10,1,2,3,[2,1,[6]]]],[9,83,1,2,3,[2,36],2,2,[2,4],2,7,[2,17,1,2,7,[2,4,[true]]]]]],3,10,[6,397,1,0,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,5,[2,11],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,10],5,6,[2,2],5,4,[2,12],5,8,[8,230,0,[2,134,1,0,4,[2,39],9,2,[2,4],9,7,[2,17,1,2,7,[2,4,[true]]],9,5,[2,21,1,2,3,[2,1,[6]],2,5,[2,2,[32]]]],[9,85,1,2,3,[2,38],2,2,[2,4],2,7,[2,17,1,2,7,[2,4,[true]]]]]],3,9,[6,407,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,5,[2,11],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,29],5,6,[2,2],5,4,[2,23],5,8,[8,220,0,[2,64,1,2,4,[2,26],2,7,[2,17,1,2,7,[2,4,[true]]]],[9,31,1,0,3,[2,26]],[9,105,1,2,4,[2,26],2,7,[2,29,1,2,7,[2,4,[true]],2,7,[2,1,[0]]],2,5,[2,20,1,2,3,[2,1,[3]],2,5,[2,1,[8]]]]]]]]',
  "rulesets/harbour/card.yaml": 
    '[189,5700,1,0,6,[4,1264,1,0,2,[2,85,1,2,2,[2,63],2,6,[2,4,["10"]]],3,2,[2,89,1,2,2,[2,67],2,6,[2,4,["10"]]],3,2,[2,112,1,2,2,[2,73],2,9,[2,4,[true]],2,6,[2,4,["10"]]],3,2,[2,69,1,2,2,[2,47],2,6,[2,4,["10"]]],3,2,[2,59,1,2,2,[2,37],2,6,[2,4,["10"]]],3,2,[2,106,1,2,2,[2,67],2,9,[2,4,[true]],2,6,[2,4,["10"]]],3,2,[2,79,1,2,2,[2,57],2,6,[2,4,["10"]]],3,2,[2,96,1,2,2,[2,57],2,9,[2,4,[true]],2,6,[2,4,["10"]]],3,2,[2,83,1,2,2,[2,61],2,6,[2,4,["10"]]],3,2,[2,92,1,2,2,[2,70],2,6,[2,4,["10"]]],3,2,[2,87,1,2,2,[2,65],2,6,[2,4,["10"]]],3,2,[6,126,1,0,2,[2,85],5,9,[2,4,[true]],5,6,[2,4,["10"]]],3,2,[2,89,1,2,2,[2,67],2,6,[2,4,["10"]]]],2,5,[4,36,1,0,17,[2,17]],2,6,[4,111,1,0,4,[2,49,1,2,6,[2,4],2,4,[2,25,1,2,2,[2,17]]],3,5,[2,46,1,2,6,[2,3],2,4,[2,23,1,2,2,[2,15]]]],2,8,[4,4242,1,0,2,[6,329,1,0,4,[2,15,1,2,2,[2,7]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[25]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,206,0,[2,56,1,2,4,[2,24],2,5,[2,13,1,2,5,[2,2,[50]]]],[9,62,1,2,4,[2,30],2,5,[2,13,1,2,5,[2,2,[25]]]],[9,29,1,0,3,[2,24]],[9,30,1,0,3,[2,25]]]],3,2,[6,329,1,0,4,[2,15,1,2,2,[2,7]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[30]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,206,0,[2,56,1,2,4,[2,24],2,5,[2,13,1,2,5,[2,2,[60]]]],[9,62,1,2,4,[2,30],2,5,[2,13,1,2,5,[2,2,[30]]]],[9,29,1,0,3,[2,24]],[9,30,1,0,3,[2,25]]]],3,2,[6,285,1,0,4,[2,15,1,2,2,[2,7]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[35]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,162,0,[2,54,1,2,4,[2,22],2,5,[2,13,1,2,5,[2,2,[70]]]],[9,57,1,2,4,[2,25],2,5,[2,13,1,2,5,[2,2,[35]]]],[9,31,1,0,3,[2,26]]]],3,2,[6,284,1,0,4,[2,16,1,2,2,[2,8]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[25]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,160,0,[2,52,1,2,4,[2,20],2,5,[2,13,1,2,5,[2,2,[50]]]],[9,63,1,2,4,[2,31],2,5,[2,13,1,2,5,[2,2,[25]]]],[9,25,1,0,3,[2,20]]]],3,2,[6,291,1,0,4,[2,16,1,2,2,[2,8]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[45]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,167,0,[2,57,1,2,4,[2,25],2,5,[2,13,1,2,5,[2,2,[45]]]],[9,60,1,2,4,[2,28],2,5,[2,13,1,2,5,[2,2,[45]]]],[9,30,1,0,3,[2,25]]]],3,2,[6,216,1,0,4,[2,16,1,2,2,[2,8]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[50]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,92,0,[2,54,1,2,4,[2,22],2,5,[2,13,1,2,5,[2,2,[50]]]],[9,27,1,0,3,[2,22]]]],3,2,[6,331,1,0,4,[2,17,1,2,2,[2,9]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[25]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,206,0,[2,56,1,2,4,[2,24],2,5,[2,13,1,2,5,[2,2,[50]]]],[9,62,1,2,4,[2,30],2,5,[2,13,1,2,5,[2,2,[25]]]],[9,29,1,0,3,[2,24]],[9,30,1,0,3,[2,25]]]],3,2,[6,281,1,0,4,[2,17,1,2,2,[2,9]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[30]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,156,0,[2,52,1,2,4,[2,20],2,5,[2,13,1,2,5,[2,2,[60]]]],[9,55,1,2,4,[2,23],2,5,[2,13,1,2,5,[2,2,[30]]]],[9,29,1,0,3,[2,24]]]],3,2,[6,290,1,0,4,[2,17,1,2,2,[2,9]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[25]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,165,0,[2,56,1,2,4,[2,24],2,5,[2,13,1,2,5,[2,2,[50]]]],[9,60,1,2,4,[2,28],2,5,[2,13,1,2,5,[2,2,[25]]]],[9,29,1,0,3,[2,24]]]],3,2,[6,282,1,0,4,[2,17,1,2,2,[2,9]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[30]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,157,0,[2,52,1,2,4,[2,20],2,5,[2,13,1,2,5,[2,2,[60]]]],[9,60,1,2,4,[2,28],2,5,[2,13,1,2,5,[2,2,[30]]]],[9,25,1,0,3,[2,20]]]],3,2,[6,288,1,0,4,[2,15,1,2,2,[2,7]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[25]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,165,0,[2,54,1,2,4,[2,22],2,5,[2,13,1,2,5,[2,2,[50]]]],[9,61,1,2,4,[2,29],2,5,[2,13,1,2,5,[2,2,[25]]]],[9,30,1,0,3,[2,25]]]],3,2,[6,216,1,0,4,[2,15,1,2,2,[2,7]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[40]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,93,0,[2,54,1,2,4,[2,22],2,5,[2,13,1,2,5,[2,2,[40]]]],[9,28,1,0,3,[2,23]]]],3,2,[6,324,1,0,4,[2,16,1,2,2,[2,8]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[30]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,200,0,[2,54,1,2,4,[2,22],2,5,[2,13,1,2,5,[2,2,[60]]]],[9,61,1,2,4,[2,29],2,5,[2,13,1,2,5,[2,2,[30]]]],[9,27,1,0,3,[2,22]],[9,29,1,0,3,[2,24]]]],3,9,[6,338,1,0,4,[2,17,1,2,2,[2,9]],5,5,[2,5],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,39],5,6,[2,7,["5b, 9"]],5,4,[2,64],5,8,[8,106,0,[2,24],[9,35,1,0,3,[2,30]],[9,27,1,0,3,[2,22]]]]]]',
  "rulesets/harbour/pack.yaml": 
    '[63,2744,1,0,2,[2,7],1,7,[2,5],1,4,[2,17,1,2,2,[2,9]],1,5,[2,233,["An invented card in the American style: only its hands win, jokers stand in for tiles of large groups, and Flowers are ordinary tiles. It is a card for scoring; exchanges before play and claims with jokers are not part of it."]],0,3,[2,13,0,[1,11]],2,5,[4,514,1,0,5,[6,385,1,0,1,[2,65,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,9,[2,2],2,4,[2,18,1,2,2,[2,10]]],5,1,[2,59,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,9,[2,2],2,4,[2,12,1,2,2,[2,4]]],5,1,[2,62,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,9,[2,2],2,4,[2,15,1,2,2,[2,7]]],5,1,[2,45,1,2,5,[2,1,[7]],2,4,[2,25,1,2,2,[2,17]]],5,1,[2,46,1,2,5,[2,1,[1]],2,6,[2,1,[8]],2,4,[2,15,1,2,2,[2,7]]],5,1,[2,65,1,2,5,[2,1,[1]],2,6,[2,1,[8]],2,5,[2,11,1,2,4,[2,1,[3]]],2,4,[2,14,1,2,2,[2,6]]]],3,6,[2,1,[4]],3,5,[2,5],3,6,[2,8,["1b, 10"]],3,4,[2,63]],2,5,[4,50,1,0,5,[2,1,[4]],3,4,[2,1,[2]],3,7,[2,4],3,6,[2,5]],2,4,[4,94,1,0,6,[2,1,[2]],3,4,[2,1,[2]],3,5,[2,1,[1]],3,6,[2,4],3,7,[2,1,[0]],3,12,[2,4],3,6,[2,4,["1b"]]],2,4,[4,46,1,0,7,[2,9,0,[1,1,[4]],[2,1,[4]],[2,1,[4]]],3,4,[2,4],3,6,[2,4,["1b"]]],2,4,[4,87,1,0,5,[2,14,0,[1,3],[2,7]],3,5,[2,14,0,[1,3],[2,7]],3,8,[2,14,0,[1,3],[2,7]],3,6,[2,4,["3b"]]],2,5,[4,449,1,0,3,[6,125,1,0,4,[2,15,1,2,2,[2,7]],5,2,[2,15,0,[1,4],[2,7]],5,5,[2,4],5,4,[2,1,[2]],5,4,[2,7],5,5,[2,5,0,[1,3]],5,6,[2,4,["4b"]]],3,4,[6,166,1,0,4,[2,12,1,2,2,[2,4]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,14],5,4,[2,1,[1]],5,5,[2,6,0,[1,4]],5,4,[2,14,0,[1,3],[2,7]],5,6,[2,4,["4b"]]],3,7,[6,120,1,0,4,[2,15,1,2,2,[2,7]],5,2,[2,6,0,[1,4]],5,4,[2,8],5,5,[2,36,0,[1,7],[2,19,1,2,6,[2,7]],[2,4]],5,6,[2,4,["3b"]]]],2,7,[4,69,1,0,6,[2,24,1,2,4,[2,14,1,2,2,[2,6]]],3,7,[2,25,1,2,4,[2,15,1,2,2,[2,7]]]],2,5,[4,61,1,0,5,[2,39],3,6,[2,4,["5b"]]],2,6,[4,358,1,0,3,[6,327,1,0,9,[8,99,1,0,4,[2,31],7,6,[2,9],7,6,[2,23]],5,6,[8,107,1,0,4,[2,35],7,6,[2,5],7,6,[2,31]],5,10,[8,62,1,0,4,[2,7],7,6,[2,9],7,6,[2,10]]],3,6,[2,11,["5b, 6b, 9"]]],2,8,[4,125,1,0,12,[2,8],3,8,[2,19],3,6,[2,1,[4]],3,6,[2,1,[0]],3,6,[2,4,["7b"]],3,4,[2,23]],2,5,[4,330,1,0,5,[2,12,1,2,2,[2,4]],3,5,[2,13,1,2,2,[2,5]],3,5,[2,12,1,2,2,[2,4]],3,5,[2,13,1,2,2,[2,5]],3,4,[2,12,1,2,2,[2,4]],3,7,[2,12,1,2,2,[2,4]],3,7,[2,13,1,2,2,[2,5]],3,7,[2,12,1,2,2,[2,4]],3,7,[2,13,1,2,2,[2,5]],3,7,[2,13,1,2,2,[2,5]],3,7,[2,13,1,2,2,[2,5]],3,7,[2,11,1,2,2,[2,3]],3,7,[2,14,1,2,2,[2,6]],3,7,[2,13,1,2,2,[2,5]]],2,7,[4,115,1,0,9,[2,104]]]',
  "rulesets/international/pack.yaml": 
    '[63,8742,1,0,2,[2,13],1,7,[2,5],1,4,[2,39,1,2,2,[2,21],2,2,[2,4]],1,5,[2,166,["Play follows the published articles. The values of the patterns, the payments and the penalty are house choices, because the published list could not be read."]],0,3,[2,17,0,[1,15]],2,5,[4,386,1,0,5,[6,296,1,0,1,[2,51,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,19,1,2,2,[2,4],2,2,[2,1]]],5,1,[2,51,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,19,1,2,2,[2,4],2,2,[2,1]]],5,1,[2,51,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,19,1,2,2,[2,4],2,2,[2,1]]],5,1,[2,42,1,2,5,[2,1,[7]],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]],5,1,[2,66,1,2,5,[2,1,[8]],2,6,[2,1,[1]],2,5,[2,4,[true]],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]]],3,6,[2,1,[4]],3,5,[2,5],3,6,[2,27,1,2,4,[2,5],2,3,[2,5]],3,6,[2,3,["4"]]],2,5,[4,95,1,0,6,[2,4],3,4,[2,5],3,5,[2,18],3,5,[2,31]],2,7,[4,1110,1,0,7,[6,174,1,0,4,[2,6],5,7,[2,1,[0]],5,5,[2,7,0,[1,1,[0]],[2,2,[15]]],5,4,[2,62],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,8,["7.2(1)"]]],3,22,[6,155,1,0,4,[2,6],5,7,[2,5,[false]],5,4,[2,42],5,4,[2,42,1,2,2,[2,22],2,2,[2,6]],5,6,[2,5]],3,7,[6,172,1,0,4,[2,6],5,6,[2,20,0,[1,4],[2,4],[2,6]],5,7,[2,4],5,4,[2,46],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,5]],3,7,[6,156,1,0,4,[2,6],5,7,[2,1,[2]],5,5,[2,6,0,[1,1,[1]],[2,1,[4]]],5,4,[2,48],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,5,["7.1"]]],3,15,[6,157,1,0,4,[2,6],5,7,[2,5,[20000]],5,5,[2,12,0,[1,1,[0]],[2,7,[1000000]]],5,4,[2,30],5,4,[2,32,1,2,2,[2,15],2,2,[2,3]],5,6,[2,5,["7.1"]]],3,17,[6,170,1,0,4,[2,6],5,7,[2,1,[4]],5,5,[2,7,0,[1,1,[1]],[2,2,[15]]],5,4,[2,49],5,4,[2,35,1,2,2,[2,17],2,2,[2,4]],5,6,[2,5]]],2,5,[4,173,1,0,5,[2,1,[4]],3,8,[2,5],3,4,[2,1,[2]],3,7,[2,4],3,6,[2,12,["8, 10.3(1)"]],3,6,[2,5],3,4,[2,73]],2,4,[4,146,1,0,6,[2,1,[2]],3,4,[2,1,[2]],3,5,[2,32],3,6,[2,4],3,7,[2,1,[0]],3,12,[2,4],3,6,[2,25,["10.2, 10.3, 10.4(1), 16"]]],2,4,[4,51,1,0,7,[2,9,0,[1,1,[4]],[2,1,[4]],[2,1,[4]]],3,4,[2,4],3,6,[2,9,["10.4(2)"]]],2,5,[4,120,1,0,10,[2,6],3,6,[2,4,["17"]],3,4,[2,78]],2,4,[4,300,1,0,5,[2,14,0,[1,3],[2,7]],3,5,[2,42,0,[1,3],[2,11],[2,13],[2,7]],3,8,[2,42,0,[1,3],[2,11],[2,13],[2,7]],3,5,[2,5,0,[1,3]],3,6,[2,14,["20, 22, 23.2"]],3,4,[2,124,["No kong before the first discard (inferred); on the eighth Flower a win without a fourteenth pai (inferred from 18)."]]],2,5,[4,2200,1,0,3,[6,442,1,0,4,[2,18,1,2,2,[2,3],2,2,[2,1]],5,2,[2,43,0,[1,4],[2,7],[2,11],[2,13]],5,4,[2,57],5,5,[2,4],5,4,[2,43],5,4,[2,7],5,5,[2,5,0,[1,3]],5,9,[2,4,[true]],5,6,[2,16,["21.1, 23.7, 29"]],5,4,[2,134,["A claim to win ranks by the hand it would make. After a pung or chow the win counts as won on the exposed pai (house)."]]],3,4,[6,303,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,14],5,4,[2,1,[4]],5,5,[2,6,0,[1,4]],5,4,[2,26,0,[1,3],[2,10],[2,7]],5,13,[2,24],5,6,[2,6,["21.2"]],5,4,[2,61]],3,4,[6,159,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,14],5,4,[2,1,[3]],5,5,[2,15,0,[1,4],[2,7]],5,6,[2,6,["21.3"]]],3,4,[6,334,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,2,[2,9],5,4,[2,3],5,5,[2,4],5,4,[2,14],5,4,[2,1,[2]],5,5,[2,6,0,[1,4]],5,4,[2,14,0,[1,3],[2,7]],5,13,[2,35],5,6,[2,6,["21.4"]],5,4,[2,78]],3,10,[6,125,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,6,0,[1,4]],5,4,[2,6],5,5,[2,4],5,5,[2,15,0,[1,4],[2,7]],5,6,[2,12,["21.2, 21.3"]]],3,11,[6,271,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,11],5,5,[2,4],5,4,[2,14],5,5,[2,40,0,[1,4],[2,23,1,2,6,[2,11]],[2,7]],5,6,[2,18,["22.1, 22.3, 23.6"]],5,4,[2,66]],3,13,[6,291,1,0,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,7],5,5,[2,4],5,4,[2,14],5,8,[2,8],5,5,[2,42,0,[1,4],[2,25,1,2,6,[2,13]],[2,7]],5,6,[2,18,["22.2, 22.3, 23.6"]],5,4,[2,63]],3,7,[6,150,1,0,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,8],5,5,[2,36,0,[1,7],[2,19,1,2,6,[2,7]],[2,4]],5,6,[2,26,["20, 21, 21.5, 23.3, 23.9"]]]],2,9,[4,716,1,0,16,[6,104,1,0,4,[2,28],5,4,[2,40],5,6,[2,6,["22.3"]]],3,12,[6,118,1,0,4,[2,48],5,4,[2,34],5,6,[2,6,["23.7"]]],3,12,[2,75,1,2,4,[2,15],2,4,[2,26],2,6,[2,6,["23.9"]]],3,10,[2,95,1,2,4,[2,29],2,4,[2,34],2,6,[2,4,["20"]]],3,12,[2,77,1,2,4,[2,13],2,4,[2,32],2,6,[2,4,["18"]]],3,13,[6,133,1,0,4,[2,67],5,4,[2,32],5,6,[2,4,["20"]]]],2,6,[4,391,1,0,4,[2,67,1,2,2,[2,12],2,4,[2,20,1,2,2,[2,4],2,2,[2,2]],2,6,[2,9,["19.1(1)"]]],3,5,[2,62,1,2,2,[2,6],2,4,[2,21,1,2,2,[2,5],2,2,[2,2]],2,6,[2,9,["19.1(2)"]]],3,5,[2,84,1,2,2,[2,31],2,4,[2,21,1,2,2,[2,5],2,2,[2,2]],2,6,[2,6,["25.2"]]],3,7,[6,136,1,0,2,[2,9],5,4,[2,34],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,10,["18, 25.2"]],5,6,[2,8]]],2,7,[4,34,1,0,3,[2,29,1,2,4,[2,19,1,2,2,[2,4],2,2,[2,1]]]],2,6,[4,221,1,0,5,[6,210,1,0,4,[2,27],5,6,[2,6,["30.1"]],5,4,[8,141,1,2,3,[2,1,[2]],2,1,[2,1,[2]],2,1,[2,1,[4]],2,1,[2,1,[8]],2,1,[2,2,[16]],2,1,[2,2,[32]],2,1,[2,2,[64]],2,1,[2,3,[128]],2,1,[2,3,[256]],2,1,[2,3,[512]],2,2,[2,4,[1000]],2,2,[2,4,[2000]],2,2,[2,4,[3000]],2,2,[2,4,[4000]],10,2,[2,4,[5000]],2,2,[2,4,[6000]]]]],2,5,[4,227,1,0,5,[6,54,1,0,5,[2,47]],3,5,[2,12],3,7,[2,93],3,6,[2,24,["24, 30.1, 30.2, 7.2(1)"]]],2,6,[4,617,1,0,3,[6,466,1,0,7,[8,132,1,0,4,[2,31],7,6,[2,42],7,6,[2,23]],5,6,[8,184,1,0,4,[2,35],7,6,[2,75],7,6,[2,38]],5,8,[8,95,1,0,4,[2,7],7,6,[2,44],7,6,[2,8]]],3,9,[6,91,1,0,7,[8,76,1,0,6,[2,24],7,6,[2,9],7,6,[2,5]]],3,6,[2,6,["30.3"]],3,6,[2,5]],2,8,[4,322,1,0,12,[2,28],3,8,[2,42],3,6,[2,1,[4]],3,7,[2,7],3,6,[2,15],3,6,[2,24],3,6,[2,19,["12, 13, 14, 23.10"]],3,4,[2,94]],2,5,[4,662,1,0,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,5,[2,22,1,2,2,[2,6],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,4,[2,18,1,2,2,[2,3],2,2,[2,1]],3,6,[2,13,1,2,2,[2,5]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,18,1,2,2,[2,3],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,28,1,2,2,[2,13],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]]],2,7,[4,164,1,0,3,[2,56],3,4,[2,94]],2,7,[4,309,1,0,15,[6,288,1,0,10,[2,56],5,19,[2,52],5,17,[2,43],5,14,[2,54]]]]',
  "rulesets/international/patterns.yaml": 
    '[214,15764,1,0,6,[4,467,1,0,7,[2,54,1,2,6,[2,5],2,4,[2,29,1,2,2,[2,13],2,2,[2,2]]],3,9,[2,51,1,2,6,[2,4],2,4,[2,27,1,2,2,[2,9],2,2,[2,4]]],3,4,[2,44,1,2,6,[2,4],2,4,[2,20,1,2,2,[2,4],2,2,[2,2]]],3,5,[2,45,1,2,6,[2,4],2,4,[2,21,1,2,2,[2,5],2,2,[2,2]]],3,7,[2,50,1,2,6,[2,3],2,4,[2,27,1,2,2,[2,11],2,2,[2,2]]],3,4,[2,49,1,2,6,[2,3],2,4,[2,26,1,2,2,[2,8],2,2,[2,4]]],3,5,[2,44,1,2,6,[2,3],2,4,[2,21,1,2,2,[2,5],2,2,[2,2]]],3,7,[2,45,1,2,6,[2,3],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]]],2,8,[4,15273,1,0,14,[6,394,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,14],5,6,[2,6,["25.2"]],5,6,[2,5],5,4,[2,66],5,8,[8,155,0,[2,56,1,2,4,[2,24],2,4,[2,1,[1]],2,2,[2,7]],[9,88,1,2,3,[2,27],2,4,[2,1,[1]],2,2,[2,7],2,5,[2,21,1,2,3,[2,1,[5]],2,5,[2,2,[32]]]]]],3,10,[6,552,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[10]]],5,4,[2,45],5,6,[2,6,["25.2"]],5,6,[2,5],5,4,[2,74],5,8,[8,277,0,[2,83,1,2,4,[2,21],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,24,1,2,3,[2,2,[10]],2,5,[2,4,[1000]]]],[9,88,1,2,4,[2,23],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,24,1,2,3,[2,2,[10]],2,5,[2,4,[1000]]]],[9,86,1,2,3,[2,25],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,24,1,2,3,[2,3,[8.5]],2,5,[2,3,[256]]]]]],3,10,[6,507,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,16],5,6,[2,6,["25.2"]],5,6,[2,5],5,4,[2,32],5,8,[8,303,0,[2,107,1,2,4,[2,42],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,24,1,2,3,[2,2,[13]],2,5,[2,4,[4000]]]],[9,71,1,2,3,[2,40],2,4,[2,1,[3]],2,2,[2,7]],[9,105,1,2,3,[2,41],2,4,[2,1,[1]],2,2,[2,7],2,5,[2,24,1,2,3,[2,2,[17]],2,5,[2,4,[6000]]]]]],3,8,[6,383,1,0,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,10],5,6,[2,10,["20, 25.2"]],5,6,[2,5],5,4,[2,66],5,8,[8,146,0,[2,78,1,2,4,[2,29],2,4,[2,1,[1]],2,2,[2,4],2,4,[2,12,0,[1,10]]],[9,57,1,2,3,[2,29],2,4,[2,1,[1]],2,2,[2,4]]]],3,7,[6,454,1,0,4,[2,28,1,2,2,[2,12],2,2,[2,2]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[13]]],5,4,[2,13],5,6,[2,10,["20, 25.2"]],5,6,[2,5],5,4,[2,40],5,8,[8,241,0,[2,141,1,0,4,[2,29],9,4,[2,1,[3]],9,2,[2,7],9,4,[2,15,0,[1,13]],9,5,[2,24,1,2,3,[2,2,[13]],2,5,[2,4,[4000]]]],[9,89,1,2,3,[2,29],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[2]],2,5,[2,1,[4]]]]]],3,13,[6,505,1,0,4,[2,31,1,2,2,[2,13],2,2,[2,4]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,16],5,6,[2,16,["18, 19.2, 25.2"]],5,6,[2,5],5,4,[2,108],5,8,[8,213,0,[2,138,1,0,4,[2,32],9,4,[2,1,[4]],9,2,[2,4],9,4,[2,14,0,[1,12]],9,5,[2,22,1,2,3,[2,1,[8]],2,5,[2,3,[256]]]],[9,64,1,2,3,[2,36],2,4,[2,1,[4]],2,2,[2,4]]]],4,6,[6,562,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,5,[2,9],5,5,[2,12,1,2,3,[2,3]],5,4,[2,38],5,6,[2,4,["26"]],5,6,[2,8],5,4,[2,59],5,8,[8,307,0,[2,96,1,2,4,[2,33],2,4,[2,1,[1]],2,2,[2,7],2,5,[2,22,1,2,3,[2,3],2,5,[2,1,[2]]]],[9,96,1,2,3,[2,36],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[1]],2,5,[2,1,[2]]]],[9,95,1,2,3,[2,35],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[3]],2,5,[2,1,[8]]]]]],3,5,[6,463,1,0,4,[2,25,1,2,2,[2,9],2,2,[2,2]],5,5,[2,9],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,17],5,6,[2,4,["26"]],5,6,[2,5],5,4,[2,24],5,8,[8,270,0,[2,97,1,2,4,[2,36],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[1]],2,5,[2,1,[2]]]],[9,58,1,2,4,[2,29],2,4,[2,1,[1]],2,2,[2,4]],[9,95,1,2,3,[2,33],2,4,[2,1,[1]],2,2,[2,7],2,5,[2,22,1,2,3,[2,3],2,5,[2,1,[2]]]]]],3,9,[6,472,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,9],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,20],5,6,[2,4,["26"]],5,6,[2,5],5,4,[2,21],5,8,[8,278,0,[2,96,1,2,4,[2,35],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[3]],2,5,[2,1,[8]]]],[9,96,1,2,4,[2,35],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[3]],2,5,[2,1,[8]]]],[9,66,1,2,3,[2,35],2,4,[2,1,[2]],2,2,[2,7]]]],3,19,[6,528,1,0,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,5,[2,9],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,29],5,7,[2,16,0,[1,14]],5,6,[2,4,["26"]],5,6,[2,5],5,4,[2,43],5,8,[8,263,0,[2,92,1,2,4,[2,29],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,22,1,2,3,[2,1,[8]],2,5,[2,3,[256]]]],[9,61,1,2,4,[2,32],2,4,[2,1,[2]],2,2,[2,4]],[9,90,1,2,3,[2,29],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,21,1,2,3,[2,1,[4]],2,5,[2,2,[16]]]]]],3,11,[6,595,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,9],5,5,[2,10,1,2,3,[2,1,[4]]],5,4,[2,16],5,6,[2,9,["19.1(2)"]],5,6,[2,5],5,4,[2,64],5,8,[8,356,0,[2,89,1,2,4,[2,27],2,4,[2,1,[1]],2,2,[2,7],2,5,[2,21,1,2,3,[2,1,[4]],2,5,[2,2,[16]]]],[9,89,1,2,4,[2,27],2,4,[2,1,[1]],2,2,[2,7],2,5,[2,21,1,2,3,[2,1,[4]],2,5,[2,2,[16]]]],[9,89,1,2,4,[2,27],2,4,[2,1,[1]],2,2,[2,4],2,5,[2,24,1,2,3,[2,2,[12]],2,5,[2,4,[3000]]]],[9,60,1,2,3,[2,29],2,4,[2,1,[1]],2,2,[2,7]]]],4,10,[6,511,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,43],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,21],5,8,[8,298,0,[2,107,1,2,4,[2,33],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,7],2,5,[2,23,1,2,3,[2,3,[5.5]],2,5,[2,2,[32]]]],[9,97,1,2,3,[2,33],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,24,1,2,3,[2,3,[7.5]],2,5,[2,3,[128]]]],[9,74,1,2,3,[2,33],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,7]]]],3,9,[6,377,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[7]]],5,4,[2,42],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,14],5,8,[8,173,0,[2,98,1,2,4,[2,33],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,24,1,2,3,[2,3,[7.5]],2,5,[2,3,[128]]]],[9,64,1,2,3,[2,33],2,4,[2,1,[3]],2,2,[2,7]]]],3,11,[6,396,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[7]]],5,4,[2,30],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,19],5,8,[8,197,0,[2,110,1,2,4,[2,35],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,7],2,5,[2,24,1,2,3,[2,2,[14]],2,5,[2,4,[5000]]]],[9,76,1,2,3,[2,35],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,7]]]],4,11,[6,530,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,77],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,20],5,8,[8,282,0,[2,110,1,2,4,[2,35],2,4,[2,1,[4]],2,5,[2,1,[1]],2,2,[2,7],2,5,[2,24,1,2,3,[2,2,[14]],2,5,[2,4,[5000]]]],[9,76,1,2,3,[2,35],2,4,[2,1,[4]],2,5,[2,1,[1]],2,2,[2,7]],[9,76,1,2,3,[2,35],2,4,[2,1,[4]],2,5,[2,1,[1]],2,2,[2,7]]]],3,10,[6,390,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[7]]],5,4,[2,32],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,19],5,8,[8,189,0,[2,106,1,2,4,[2,41],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,24,1,2,3,[2,2,[13]],2,5,[2,4,[4000]]]],[9,72,1,2,3,[2,41],2,4,[2,1,[3]],2,2,[2,7]]]],4,11,[6,429,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,21],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,44],5,8,[8,212,0,[2,63,1,2,4,[2,31],2,4,[2,1,[1]],2,2,[2,7]],[9,67,1,2,4,[2,35],2,4,[2,1,[1]],2,2,[2,7]],[9,62,1,2,3,[2,31],2,4,[2,1,[1]],2,2,[2,7]]]],3,19,[6,487,1,0,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,48],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,24],5,8,[8,254,0,[2,102,1,2,4,[2,38],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,26,1,2,3,[2,4,[11.5]],2,5,[2,4,[2000]]]],[9,66,1,2,3,[2,38],2,4,[2,1,[2]],2,2,[2,4]],[9,66,1,2,3,[2,38],2,4,[2,1,[2]],2,2,[2,4]]]],3,17,[6,388,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[5]]],5,4,[2,29],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,27],5,8,[8,173,0,[2,98,1,2,4,[2,33],2,4,[2,1,[1]],2,2,[2,7],2,5,[2,24,1,2,3,[2,3,[8.5]],2,5,[2,3,[256]]]],[9,64,1,2,3,[2,33],2,4,[2,1,[1]],2,2,[2,7]]]],3,11,[6,537,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,24],5,6,[2,6,["15.3"]],5,6,[2,5],5,4,[2,60],5,8,[8,299,0,[2,104,1,2,4,[2,31],2,4,[2,1,[2]],2,5,[2,1,[1]],2,2,[2,7],2,5,[2,22,1,2,3,[2,3,[1.5]],2,5,[2,1,[2]]]],[9,103,1,2,3,[2,31],2,4,[2,1,[3]],2,5,[2,1,[2]],2,2,[2,7],2,5,[2,22,1,2,3,[2,3,[1.5]],2,5,[2,1,[2]]]],[9,72,1,2,3,[2,31],2,4,[2,1,[2]],2,5,[2,1,[1]],2,2,[2,7]]]],3,12,[6,503,1,0,4,[2,28,1,2,2,[2,12],2,2,[2,2]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,25],5,6,[2,6,["15.4"]],5,6,[2,5],5,4,[2,22],5,8,[8,301,0,[2,104,1,2,4,[2,31],2,4,[2,1,[3]],2,5,[2,1,[2]],2,2,[2,7],2,5,[2,22,1,2,3,[2,3,[1.5]],2,5,[2,1,[2]]]],[9,74,1,2,4,[2,32],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,7]],[9,103,1,2,3,[2,31],2,4,[2,1,[2]],2,5,[2,1,[1]],2,2,[2,7],2,5,[2,22,1,2,3,[2,3,[1.5]],2,5,[2,1,[2]]]]]],3,16,[6,434,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[3]]],5,4,[2,44],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,39],5,8,[8,193,0,[2,108,1,2,4,[2,33],2,4,[2,1,[4]],2,5,[2,1,[1]],2,2,[2,7],2,5,[2,24,1,2,3,[2,3,[7.5]],2,5,[2,3,[128]]]],[9,74,1,2,3,[2,33],2,4,[2,1,[4]],2,5,[2,1,[1]],2,2,[2,7]]]],3,14,[6,433,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[5]]],5,4,[2,27],5,6,[2,4,["27"]],5,6,[2,5],5,4,[2,53],5,8,[8,197,0,[2,110,1,2,4,[2,35],2,4,[2,1,[4]],2,5,[2,1,[1]],2,2,[2,7],2,5,[2,24,1,2,3,[2,2,[14]],2,5,[2,4,[5000]]]],[9,76,1,2,3,[2,35],2,4,[2,1,[4]],2,5,[2,1,[1]],2,2,[2,7]]]],4,8,[6,351,1,0,4,[2,24,1,2,2,[2,8],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,7],5,6,[2,10,["23.2, 28"]],5,6,[2,5],5,4,[2,34],5,8,[8,158,0,[2,87,1,2,4,[2,29],2,4,[2,1,[1]],2,2,[2,4],2,5,[2,20,1,2,3,[2,1,[3]],2,5,[2,1,[8]]]],[9,60,1,2,3,[2,29],2,4,[2,1,[1]],2,2,[2,7]]]],3,8,[6,435,1,0,4,[2,34,1,2,2,[2,16],2,2,[2,4]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,16],5,6,[2,10,["22.3, 28"]],5,6,[2,5],5,4,[2,42],5,8,[8,215,0,[2,144,1,0,4,[2,32],9,4,[2,1,[1]],9,2,[2,4],9,4,[2,18,0,[1,16]],9,5,[2,24,1,2,3,[2,3,[9.5]],2,5,[2,3,[512]]]],[9,60,1,2,3,[2,32],2,4,[2,1,[1]],2,2,[2,4]]]],3,11,[6,402,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,12],5,6,[2,6,["23.7"]],5,6,[2,5],5,4,[2,22],5,8,[8,217,0,[2,142,1,0,4,[2,33],9,4,[2,1,[3]],9,2,[2,7],9,4,[2,14,0,[1,12]],9,5,[2,22,1,2,3,[2,3,[1.5]],2,5,[2,1,[2]]]],[9,64,1,2,3,[2,33],2,4,[2,1,[3]],2,2,[2,7]]]],3,8,[6,601,1,0,4,[2,24,1,2,2,[2,8],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,12],5,6,[2,10,["23.9, 28"]],5,6,[2,5],5,4,[2,44],5,8,[8,393,0,[2,139,1,0,4,[2,33],9,4,[2,1,[1]],9,2,[2,4],9,4,[2,14,0,[1,12]],9,5,[2,22,1,2,3,[2,3,[2.5]],2,5,[2,1,[4]]]],[9,142,1,0,4,[2,33],9,4,[2,1,[1]],9,2,[2,7],9,4,[2,14,0,[1,12]],9,5,[2,22,1,2,3,[2,3,[1.5]],2,5,[2,1,[2]]]],[9,92,1,2,3,[2,33],2,4,[2,1,[1]],2,2,[2,4],2,5,[2,22,1,2,3,[2,3,[1.5]],2,5,[2,1,[2]]]]]],4,14,[6,601,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,17],5,6,[2,4,["28"]],5,6,[2,5],5,4,[2,70],5,8,[8,360,0,[2,90,1,2,4,[2,29],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[2]],2,5,[2,1,[4]]]],[9,62,1,2,3,[2,31],2,4,[2,1,[3]],2,2,[2,7]],[9,91,1,2,3,[2,32],2,4,[2,1,[3]],2,2,[2,4],2,5,[2,22,1,2,3,[2,3,[1.5]],2,5,[2,1,[2]]]],[9,88,1,2,3,[2,27],2,4,[2,1,[1]],2,2,[2,7],2,5,[2,21,1,2,3,[2,1,[4]],2,5,[2,2,[16]]]]]],4,13,[6,558,1,0,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,58],5,6,[2,6,["15.2"]],5,6,[2,5],5,4,[2,89],5,8,[8,255,0,[2,102,1,2,4,[2,38],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,26,1,2,3,[2,4,[11.5]],2,5,[2,4,[2000]]]],[9,66,1,2,3,[2,38],2,4,[2,1,[2]],2,2,[2,4]],[9,67,1,2,3,[2,36],2,4,[2,1,[1]],2,2,[2,7]]]],3,13,[6,491,1,0,4,[2,30,1,2,2,[2,13],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,10],5,6,[2,4,["28"]],5,6,[2,5],5,4,[2,27],5,8,[8,299,0,[2,106,1,2,4,[2,41],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,24,1,2,3,[2,2,[13]],2,5,[2,4,[4000]]]],[9,71,1,2,3,[2,40],2,4,[2,1,[3]],2,2,[2,7]],[9,102,1,2,4,[2,39],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,22,1,2,3,[2,3],2,5,[2,1,[8]]]]]],3,9,[6,374,1,0,4,[2,25,1,2,2,[2,9],2,2,[2,2]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,17],5,6,[2,4,["28"]],5,6,[2,5],5,4,[2,20],5,8,[8,187,0,[2,87,1,2,4,[2,26],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[3]],2,5,[2,1,[8]]]],[9,89,1,2,3,[2,29],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,20,1,2,3,[2,1,[2]],2,5,[2,1,[4]]]]]]]]',
  "rulesets/mcr/pack.yaml": 
    '[63,9694,1,0,2,[2,3],1,7,[2,5],1,4,[2,42,1,2,2,[2,24],2,2,[2,4]],1,5,[2,215,["81 fan, eight to win. The text of 1998 has gaps, so it is read in more than one way: `edition` chooses between the two readings that are written down, and each point on which they differ may be chosen alone."]],0,3,[2,17,0,[1,15]],2,5,[4,400,1,0,5,[6,303,1,0,1,[2,57,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,25,1,2,2,[2,10],2,2,[2,1]]],5,1,[2,51,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,19,1,2,2,[2,4],2,2,[2,1]]],5,1,[2,53,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,21,1,2,2,[2,6],2,2,[2,1]]],5,1,[2,41,1,2,5,[2,1,[7]],2,4,[2,21,1,2,2,[2,6],2,2,[2,1]]],5,1,[2,66,1,2,5,[2,1,[8]],2,6,[2,1,[1]],2,5,[2,4,[true]],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]]],3,6,[2,1,[4]],3,5,[2,5],3,6,[2,34,1,2,7,[2,5],2,7,[2,5]],3,6,[2,3,["2"]]],2,5,[4,1336,1,0,6,[2,4],3,4,[2,5],3,4,[2,6],3,4,[2,15],3,11,[2,12],3,12,[2,12],3,11,[2,12],3,16,[2,15],3,16,[2,15],3,12,[2,38],3,13,[2,17],3,15,[2,57],3,19,[2,114,["shape is pairs or shape is orphans or shape is singles or nine_gates_wait or count(concealed triplet) == 4"]],2,13,[2,101],78,12,[2,99],3,12,[2,91],3,10,[2,87],3,19,[2,112,["if two_concealed_kongs is six or two_concealed_kongs is by_edition and edition is mil_1998 then 6 else 8"]],2,15,[2,136,["if mixed_kongs is four then 4 else if mixed_kongs is five or mixed_kongs is by_edition and edition is mil_1998 then 5 else 6"]]],2,7,[4,2626,1,0,7,[6,216,1,0,4,[2,6],5,6,[2,20,0,[1,8],[2,8]],5,7,[2,8],5,4,[2,88],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,3,["1"]]],3,19,[6,258,1,0,4,[2,6],5,6,[2,41,0,[1,10],[2,10],[2,15]],5,7,[2,10],5,4,[2,94],5,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,6,[2,3,["1"]]],3,19,[6,234,1,0,4,[2,6],5,6,[2,34,0,[1,10],[2,7],[2,11]],5,7,[2,10],5,4,[2,74],5,4,[2,39,1,2,2,[2,19],2,2,[2,6]],5,6,[2,3,["1"]]],3,17,[6,233,1,0,4,[2,6],5,6,[2,34,0,[1,10],[2,7],[2,11]],5,7,[2,10],5,4,[2,75],5,4,[2,37,1,2,2,[2,17],2,2,[2,6]],5,6,[2,3,["1"]]],3,19,[6,181,1,0,4,[2,6],5,6,[2,24,0,[1,10],[2,3],[2,5]],5,7,[2,10],5,4,[2,34],5,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,6,[2,3,["1"]]],3,11,[6,195,1,0,4,[2,6],5,6,[2,29,0,[1,10],[2,4],[2,4],[2,3]],5,7,[2,10],5,4,[2,49],5,4,[2,30,1,2,2,[2,11],2,2,[2,5]],5,6,[2,3,["1"]]],3,12,[6,188,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,86],5,4,[2,30,1,2,2,[2,12],2,2,[2,4]],5,6,[2,7,["1, 10"]]],3,18,[6,179,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,73],5,4,[2,38,1,2,2,[2,18],2,2,[2,6]],5,6,[2,3,["1"]]],3,8,[6,191,1,0,4,[2,6],5,7,[2,1,[0]],5,5,[2,9,0,[1,1,[0]],[2,4,[1000]]],5,4,[2,81],5,4,[2,24,1,2,2,[2,8],2,2,[2,2]],5,6,[2,3,["1"]]],3,7,[6,157,1,0,4,[2,6],5,7,[2,1,[8]],5,5,[2,7,0,[1,1,[0]],[2,2,[88]]],5,4,[2,50],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,3,["2"]]],3,17,[6,166,1,0,4,[2,6],5,7,[2,2,[10]],5,5,[2,8,0,[1,1,[0]],[2,3,[100]]],5,4,[2,41],5,4,[2,35,1,2,2,[2,17],2,2,[2,4]],5,6,[2,7,["2, 10"]]],3,15,[6,154,1,0,4,[2,6],5,7,[2,1,[0]],5,5,[2,12,0,[1,1,[0]],[2,7,[1000000]]],5,4,[2,31],5,4,[2,32,1,2,2,[2,15],2,2,[2,3]],5,6,[2,5]]],2,5,[4,241,1,0,5,[2,1,[4]],3,8,[2,5],3,4,[2,1,[2]],3,7,[2,1,[1]],3,6,[2,53,1,2,1,[2,12,0,[1,1,[2]],[2,1,[1]],[2,1,[4]],[2,1,[3]]],2,1,[2,12,0,[1,1,[3]],[2,1,[4]],[2,1,[2]],[2,1,[1]]],2,1,[2,12,0,[1,1,[2]],[2,1,[1]],[2,1,[4]],[2,1,[3]]]],3,6,[2,3,["2"]],3,6,[2,5],3,4,[2,89]],2,4,[4,152,1,0,6,[2,1,[2]],3,4,[2,1,[2]],3,5,[2,4],3,6,[2,4],3,7,[2,1,[0]],3,12,[2,4],3,6,[2,3,["2"]],3,4,[2,47]],2,4,[4,45,1,0,7,[2,9,0,[1,1,[4]],[2,1,[4]],[2,1,[4]]],3,4,[2,4],3,6,[2,3,["2"]]],2,5,[4,106,1,0,10,[2,4],3,6,[2,3,["2"]],3,4,[2,67]],2,5,[4,11,1,0,4,[2,5]],2,8,[4,128,1,0,15,[6,107,1,0,4,[2,33,1,2,2,[2,15],2,2,[2,4]],5,4,[2,57]]],2,4,[4,158,1,0,5,[2,30,0,[1,3],[2,14],[2,7]],3,5,[2,42,0,[1,3],[2,10],[2,14],[2,7]],3,8,[2,42,0,[1,3],[2,10],[2,14],[2,7]],3,6,[2,3,["2"]]],2,5,[4,1455,1,0,3,[6,159,1,0,4,[2,18,1,2,2,[2,3],2,2,[2,1]],5,2,[2,27,0,[1,4],[2,7],[2,10]],5,5,[2,4],5,4,[2,1,[3]],5,4,[2,7],5,5,[2,5,0,[1,3]],5,9,[2,4,[true]],5,6,[2,3,["2"]]],3,4,[6,167,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,14],5,4,[2,1,[2]],5,5,[2,6,0,[1,4]],5,4,[2,9,0,[1,7]],5,6,[2,3,["2"]]],3,4,[6,202,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,14],5,4,[2,1,[2]],5,5,[2,61,0,[1,4],[2,44,1,2,5,[2,15],2,2,[2,12]],[2,7]],5,6,[2,3,["2"]]],3,4,[6,182,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,2,[2,9],5,4,[2,3],5,5,[2,4],5,4,[2,14],5,4,[2,1,[1]],5,5,[2,6,0,[1,4]],5,4,[2,9,0,[1,7]],5,6,[2,3,["2"]]],3,10,[6,223,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,11],5,5,[2,4],5,4,[2,14],5,5,[2,85,0,[1,4],[2,22,1,2,6,[2,10]],[2,44,1,2,5,[2,15],2,2,[2,12]],[2,7]],5,6,[2,3,["2"]]],3,14,[6,290,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,7],5,5,[2,4],5,4,[2,14],5,8,[2,5],5,5,[2,61,0,[1,4],[2,44,1,2,5,[2,15],2,2,[2,12]],[2,7]],5,6,[2,3,["2"]],5,4,[2,60]],3,7,[6,126,1,0,4,[2,22,1,2,2,[2,7],2,2,[2,1]],5,2,[2,6,0,[1,4]],5,4,[2,8],5,5,[2,36,0,[1,7],[2,19,1,2,6,[2,7]],[2,4]],5,6,[2,3,["2"]]]],2,9,[4,651,1,0,10,[6,175,1,0,4,[2,64],5,4,[2,74],5,6,[2,7,["6, 46"]]],3,12,[2,96,1,2,4,[2,20],2,4,[2,41],2,6,[2,7,["6, 47"]]],3,12,[2,77,1,2,4,[2,15],2,4,[2,27],2,6,[2,7,["6, 44"]]],3,14,[6,120,1,0,4,[2,20],5,4,[2,63],5,6,[2,7,["6, 58"]]],3,10,[2,95,1,2,4,[2,29],2,4,[2,35],2,6,[2,3,["5"]]]],2,6,[4,449,1,0,4,[2,64,1,2,2,[2,12],2,4,[2,20,1,2,2,[2,4],2,2,[2,2]],2,6,[2,6,["3, 1"]]],3,7,[2,91,1,2,2,[2,35],2,4,[2,24,1,2,2,[2,7],2,2,[2,3]],2,6,[2,6,["3, 2"]]],3,5,[2,59,1,2,2,[2,6],2,4,[2,21,1,2,2,[2,5],2,2,[2,2]],2,6,[2,6,["3, 3"]]],3,7,[2,86,1,2,2,[2,31],2,4,[2,23,1,2,2,[2,7],2,2,[2,2]],2,6,[2,6,["3, 4"]]],3,7,[2,97,1,2,2,[2,42],2,4,[2,23,1,2,2,[2,7],2,2,[2,2]],2,6,[2,6,["3, 5"]]]],2,7,[4,33,1,0,3,[2,28,1,2,4,[2,18,1,2,2,[2,3],2,2,[2,1]]]],2,5,[4,115,1,0,5,[2,48],3,7,[2,31],3,6,[2,6,["2, 4"]]],2,6,[4,428,1,0,3,[6,330,1,0,7,[8,100,1,0,4,[2,31],7,6,[2,9],7,6,[2,24]],5,6,[8,111,1,0,4,[2,35],7,6,[2,1,[8]],7,6,[2,39]],5,10,[8,62,1,0,4,[2,7],7,6,[2,9],7,6,[2,10]]],3,9,[6,57,1,0,7,[2,48,1,2,6,[2,17],2,6,[2,9]]],3,6,[2,3,["4"]]],2,8,[4,71,1,0,12,[2,5,[false]],3,6,[2,1,[4]],3,6,[2,15],3,6,[2,3,["2"]]],2,5,[4,608,1,0,5,[2,20,1,2,2,[2,4],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,5,[2,20,1,2,2,[2,4],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,18,1,2,2,[2,3],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,28,1,2,2,[2,13],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]],3,7,[2,21,1,2,2,[2,6],2,2,[2,1]]],2,7,[4,141,1,0,3,[2,137,["Chinese Official Mahjong as collected in our rule sheet; the number before the comma is the chapter, after it that of the fan"]]]]',
  "rulesets/mcr/patterns.yaml": 
    '[81,42484,1,0,6,[4,804,1,0,5,[6,115,1,0,6,[2,6],5,4,[2,22,1,2,2,[2,5],2,2,[2,3]],5,6,[2,3,["5"]],5,4,[2,41]],3,10,[2,70,1,2,6,[2,6],2,4,[2,31,1,2,2,[2,14],2,2,[2,3]],2,6,[2,3,["5"]]],3,5,[2,45,1,2,6,[2,3],2,4,[2,22,1,2,2,[2,5],2,2,[2,3]]],3,5,[2,58,1,2,6,[2,4],2,4,[2,21,1,2,2,[2,5],2,2,[2,2]],2,6,[2,3,["5"]]],3,15,[2,69,1,2,6,[2,4],2,4,[2,32,1,2,2,[2,15],2,2,[2,3]],2,6,[2,3,["5"]]],3,7,[2,47,1,2,6,[2,3],2,4,[2,24,1,2,2,[2,7],2,2,[2,3]]],3,5,[2,45,1,2,6,[2,3],2,4,[2,22,1,2,2,[2,5],2,2,[2,3]]],3,6,[2,55,1,2,6,[2,3],2,4,[2,32,1,2,2,[2,14],2,2,[2,4]]],3,5,[2,59,1,2,6,[2,4],2,4,[2,22,1,2,2,[2,5],2,2,[2,3]],2,6,[2,3,["5"]]],3,4,[2,52,1,2,6,[2,3],2,4,[2,29,1,2,2,[2,11],2,2,[2,4]]],3,7,[2,59,1,2,6,[2,3],2,5,[2,4,[true]],2,4,[2,23,1,2,2,[2,7],2,2,[2,2]]]],2,8,[15,41645,1,0,14,[6,576,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[88]]],5,4,[2,27],5,7,[2,55,0,[1,15],[2,9],[2,14],[2,9]],5,19,[2,48,1,2,27,[2,15]],5,6,[2,6,["6, 1"]],5,6,[2,9],5,8,[8,254,0,[2,87,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[98]]]],[9,79,1,2,4,[2,26],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,12,1,2,3,[2,3,[152]]]],[9,68,1,2,3,[2,30],2,4,[2,1,[3]],2,5,[2,1,[3]],2,2,[2,4]]]],3,17,[6,433,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[88]]],5,4,[2,29],5,7,[2,31,0,[1,16],[2,11]],5,19,[2,50,1,2,27,[2,17]],5,6,[2,6,["6, 2"]],5,6,[2,9],5,8,[8,128,0,[2,68,1,2,4,[2,27],2,2,[2,4],2,5,[2,12,1,2,3,[2,3,[104]]]],[9,49,1,2,3,[2,27],2,2,[2,7]]]],3,9,[6,471,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[88]]],5,4,[2,23],5,7,[2,12,0,[1,10]],5,6,[2,6,["6, 3"]],5,6,[2,9],5,4,[2,45],5,8,[8,221,0,[2,67,1,2,4,[2,27],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[93]]]],[9,94,1,2,4,[2,18],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]],2,5,[2,12,1,2,3,[2,3,[142]]]],[9,40,1,2,3,[2,18],2,2,[2,7]]]],3,10,[6,599,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[88]]],5,4,[2,15],5,7,[2,39,0,[1,10],[2,14],[2,9]],5,19,[2,91,1,2,27,[2,58]],5,6,[2,6,["6, 4"]],5,6,[2,9],5,4,[2,43],5,8,[8,213,0,[2,91,1,2,4,[2,18],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]],2,5,[2,12,1,2,3,[2,3,[107]]]],[9,61,1,2,4,[2,18],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[92]]]],[9,41,1,2,3,[2,19],2,2,[2,7]]]],3,10,[6,436,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[88]]],5,4,[2,16],5,7,[2,24,0,[1,9],[2,11]],5,6,[2,6,["6, 5"]],5,6,[2,9],5,8,[8,237,0,[2,82,1,2,4,[2,38],2,2,[2,7],2,5,[2,12,1,2,3,[2,3,[163]]]],[9,82,1,2,4,[2,38],2,2,[2,7],2,5,[2,12,1,2,3,[2,3,[105]]]],[9,53,1,2,3,[2,34],2,2,[2,4]]]],3,19,[6,541,1,0,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,5,[2,6],5,5,[2,11,1,2,3,[2,2,[88]]],5,4,[2,108],5,7,[2,52,0,[1,11],[2,10],[2,14],[2,9]],5,6,[2,6,["6, 6"]],5,6,[2,9],5,8,[8,211,0,[2,61,1,2,4,[2,18],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[90]]]],[9,90,1,2,4,[2,18],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]],2,5,[2,11,1,2,3,[2,2,[89]]]],[9,40,1,2,3,[2,18],2,2,[2,7]]]],3,16,[6,456,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,6],5,5,[2,11,1,2,3,[2,2,[88]]],5,4,[2,16],5,7,[2,53,0,[1,24],[2,9],[2,14]],5,6,[2,6,["6, 7"]],5,6,[2,9],5,8,[8,220,0,[2,93,1,2,4,[2,21],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]],2,5,[2,11,1,2,3,[2,2,[89]]]],[9,43,1,2,3,[2,21],2,2,[2,7]],[9,64,1,2,4,[2,21],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[88]]]]]],15,13,[6,396,1,0,4,[2,30,1,2,2,[2,13],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[64]]],5,4,[2,22],5,7,[2,78,0,[1,9],[2,12],[2,11],[2,27],[2,9]],5,6,[2,6,["6, 8"]],5,6,[2,9],5,8,[8,133,0,[2,63,1,2,4,[2,23],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[97]]]],[9,59,1,2,3,[2,31],2,4,[2,1,[2]],2,2,[2,4]]]],3,17,[6,509,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[64]]],5,4,[2,44],5,7,[2,17,0,[1,15]],5,19,[2,48,1,2,27,[2,15]],5,6,[2,6,["6, 9"]],5,6,[2,9],5,4,[2,36],5,8,[8,158,0,[2,90,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,1,[3]],2,2,[2,4],2,5,[2,12,1,2,3,[2,3,[135]]]],[9,57,1,2,3,[2,26],2,4,[2,1,[3]],2,2,[2,7]]]],3,20,[6,455,1,0,4,[2,37,1,2,2,[2,20],2,2,[2,3]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[64]]],5,4,[2,48],5,7,[2,31,0,[1,16],[2,11]],5,19,[2,50,1,2,27,[2,17]],5,6,[2,7,["6, 10"]],5,6,[2,9],5,8,[8,127,0,[2,70,1,2,4,[2,27],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[67]]]],[9,46,1,2,3,[2,27],2,2,[2,4]]]],3,10,[6,685,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[64]]],5,4,[2,20],5,7,[2,54,0,[1,9],[2,12],[2,27]],5,6,[2,7,["6, 11"]],5,6,[2,9],5,4,[2,20],5,8,[8,419,0,[2,58,1,2,4,[2,26],2,4,[2,1,[3]],2,2,[2,7]],[9,69,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,1,[3]],2,2,[2,4]],[9,66,1,2,3,[2,28],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,4]],[9,81,1,2,4,[2,26],2,4,[2,1,[3]],2,2,[2,7],2,5,[2,14,1,2,5,[2,3,[152]]]],[9,107,1,2,4,[2,26],2,4,[2,1,[3]],2,2,[2,7],2,7,[2,16,1,2,8,[2,2,[88]]],2,5,[2,13,1,2,5,[2,2,[88]]]]]],3,20,[6,503,1,0,4,[2,37,1,2,2,[2,20],2,2,[2,3]],5,5,[2,15],5,5,[2,11,1,2,3,[2,2,[64]]],5,4,[2,29],5,7,[2,27,0,[1,9],[2,14]],5,6,[2,7,["6, 12"]],5,6,[2,9],5,8,[8,266,0,[2,63,1,2,4,[2,20],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[69]]]],[9,61,1,2,4,[2,38],2,2,[2,7]],[9,53,1,2,3,[2,34],2,2,[2,4]],[9,60,1,2,3,[2,38],2,2,[2,7]]]],3,19,[6,376,1,0,4,[2,38,1,2,2,[2,19],2,2,[2,5]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[64]]],5,4,[2,47],5,7,[2,34,0,[1,10],[2,9],[2,9]],5,6,[2,7,["6, 13"]],5,6,[2,9],5,8,[8,123,0,[2,62,1,2,4,[2,22],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[66]]]],[9,50,1,2,3,[2,31],2,2,[2,4]]]],15,14,[6,359,1,0,4,[2,33,1,2,2,[2,14],2,2,[2,5]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[48]]],5,4,[2,38],5,7,[2,10,0,[1,8]],5,6,[2,7,["6, 14"]],5,6,[2,9],5,8,[8,144,0,[2,95,1,2,4,[2,31],2,2,[2,4],2,4,[2,16,0,[1,14]],2,5,[2,11,1,2,3,[2,2,[96]]]],[9,38,1,2,3,[2,19],2,2,[2,4]]]],3,23,[6,408,1,0,4,[2,42,1,2,2,[2,23],2,2,[2,5]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[48]]],5,4,[2,62],5,7,[2,31,0,[1,18],[2,9]],5,6,[2,7,["6, 15"]],5,6,[2,9],5,8,[8,139,0,[2,74,1,2,4,[2,31],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[63]]]],[9,54,1,2,3,[2,32],2,2,[2,7]]]],15,23,[6,350,1,0,4,[2,42,1,2,2,[2,23],2,2,[2,5]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[32]]],5,4,[2,68],5,6,[2,7,["6, 16"]],5,6,[2,9],5,8,[8,120,0,[2,67,1,2,4,[2,27],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[37]]]],[9,42,1,2,3,[2,23],2,2,[2,4]]]],3,11,[6,448,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[32]]],5,4,[2,16],5,6,[2,7,["6, 17"]],5,6,[2,9],5,8,[8,285,0,[2,74,1,2,4,[2,34],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[53]]]],[9,74,1,2,4,[2,34],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[67]]]],[9,60,1,2,3,[2,38],2,2,[2,7]],[9,48,1,2,3,[2,29],2,2,[2,4]]]],3,24,[6,612,1,0,4,[2,41,1,2,2,[2,24],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[32]]],5,4,[2,80],5,7,[2,54,0,[1,9],[2,12],[2,27]],5,6,[2,7,["6, 18"]],5,6,[2,9],5,4,[2,20],5,8,[8,272,0,[2,80,1,2,4,[2,31],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[44]]]],[9,64,1,2,4,[2,21],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[56]]]],[9,42,1,2,3,[2,23],2,2,[2,4]],[9,57,1,2,3,[2,26],2,4,[2,1,[3]],2,2,[2,7]]]],15,11,[6,435,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,6],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,14],5,7,[2,16,0,[1,14]],5,6,[2,7,["6, 19"]],5,6,[2,9],5,4,[2,36,["No wait fan: those belong to sets."]],5,8,[8,196,0,[2,91,1,2,4,[2,19],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]],2,5,[2,11,1,2,3,[2,2,[41]]]],[9,44,1,2,4,[2,21],2,2,[2,7]],[9,41,1,2,3,[2,22],2,2,[2,4]]]],3,32,[6,479,1,0,4,[2,50,1,2,2,[2,32],2,2,[2,4]],5,5,[2,6],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,47],5,7,[2,27,0,[1,9],[2,14]],5,6,[2,7,["6, 20"]],5,6,[2,9],5,8,[8,220,0,[2,93,1,2,4,[2,21],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]],2,5,[2,11,1,2,3,[2,2,[25]]]],[9,43,1,2,3,[2,21],2,2,[2,7]],[9,64,1,2,4,[2,21],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[24]]]]]],3,14,[6,364,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,35],5,7,[2,35,0,[1,9],[2,11],[2,9]],5,6,[2,7,["6, 21"]],5,6,[2,9],5,8,[8,129,0,[2,70,1,2,4,[2,27],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[26]]]],[9,48,1,2,3,[2,29],2,2,[2,4]]]],3,10,[6,425,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,32],5,7,[2,11,0,[1,9]],5,6,[2,7,["6, 22"]],5,6,[2,9],5,8,[8,221,0,[2,66,1,2,4,[2,26],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[32]]]],[9,97,1,2,4,[2,30],2,2,[2,7],2,4,[2,16,0,[1,14]],2,5,[2,11,1,2,3,[2,2,[45]]]],[9,38,1,2,3,[2,19],2,2,[2,4]]]],3,16,[6,378,1,0,4,[2,35,1,2,2,[2,16],2,2,[2,5]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,29],5,6,[2,7,["6, 23"]],5,6,[2,9],5,8,[8,194,0,[2,59,1,2,4,[2,19],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[48]]]],[9,74,1,2,3,[2,31],2,2,[2,4],2,4,[2,16,0,[1,14]]],[9,41,1,2,3,[2,19],2,2,[2,7]]]],3,18,[6,374,1,0,4,[2,37,1,2,2,[2,18],2,2,[2,5]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,46],5,6,[2,7,["6, 24"]],5,6,[2,9],5,8,[8,171,0,[2,55,1,2,4,[2,32],2,2,[2,7]],[9,43,1,2,3,[2,24],2,2,[2,4]],[9,53,1,2,3,[2,31],2,2,[2,7]]]],3,11,[6,369,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,25],5,7,[2,23,0,[1,10],[2,9]],5,6,[2,7,["6, 25"]],5,6,[2,9],5,8,[8,160,0,[2,73,1,2,4,[2,30],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[39]]]],[9,76,1,2,3,[2,30],2,2,[2,7],2,4,[2,16,0,[1,14]]]]],3,12,[6,346,1,0,4,[2,28,1,2,2,[2,12],2,2,[2,2]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,26],5,7,[2,24,0,[1,11],[2,9]],5,6,[2,7,["6, 26"]],5,6,[2,9],5,8,[8,134,0,[2,75,1,2,4,[2,31],2,2,[2,4],2,4,[2,16,0,[1,14]]],[9,48,1,2,3,[2,29],2,2,[2,4]]]],3,11,[6,346,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[24]]],5,4,[2,25],5,7,[2,23,0,[1,10],[2,9]],5,6,[2,7,["6, 27"]],5,6,[2,9],5,8,[8,137,0,[2,73,1,2,4,[2,30],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[39]]]],[9,53,1,2,3,[2,31],2,2,[2,7]]]],15,13,[6,387,1,0,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[16]]],5,4,[2,29],5,6,[2,7,["6, 28"]],5,6,[2,9],5,8,[8,209,0,[2,85,1,2,4,[2,20],2,2,[2,7],2,4,[2,14,0,[1,12]],2,5,[2,11,1,2,3,[2,2,[27]]]],[9,62,1,2,4,[2,19],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[23]]]],[9,42,1,2,3,[2,20],2,2,[2,7]]]],3,27,[6,423,1,0,4,[2,46,1,2,2,[2,27],2,2,[2,5]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[16]]],5,4,[2,47],5,7,[2,22,0,[1,9],[2,9]],5,6,[2,7,["6, 29"]],5,6,[2,9],5,8,[8,174,0,[2,71,1,2,4,[2,31],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[18]]]],[9,41,1,2,3,[2,22],2,2,[2,4]],[9,42,1,2,3,[2,23],2,2,[2,4]]]],3,18,[6,412,1,0,4,[2,37,1,2,2,[2,18],2,2,[2,5]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[16]]],5,4,[2,54],5,6,[2,7,["6, 30"]],5,6,[2,9],5,8,[8,201,0,[2,63,1,2,4,[2,23],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[24]]]],[9,46,1,2,3,[2,27],2,2,[2,4]],[9,72,1,2,3,[2,28],2,2,[2,7],2,4,[2,14,0,[1,12]]]]],3,9,[6,397,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[16]]],5,4,[2,38],5,7,[2,24,0,[1,11],[2,9]],5,6,[2,7,["6, 31"]],5,6,[2,9],5,8,[8,175,0,[2,39,1,2,4,[2,19],2,2,[2,4]],[9,67,1,2,4,[2,24],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[25]]]],[9,49,1,2,3,[2,27],2,2,[2,7]]]],3,11,[6,389,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[16]]],5,4,[2,38],5,7,[2,13,0,[1,11]],5,6,[2,7,["6, 32"]],5,6,[2,9],5,8,[8,176,0,[2,71,1,2,4,[2,28],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[16]]]],[9,43,1,2,4,[2,23],2,2,[2,4]],[9,42,1,2,3,[2,20],2,2,[2,7]]]],3,21,[6,486,1,0,4,[2,38,1,2,2,[2,21],2,2,[2,3]],5,5,[2,15],5,5,[2,11,1,2,3,[2,2,[16]]],5,4,[2,29],5,6,[2,7,["6, 33"]],5,6,[2,9],5,8,[8,289,0,[2,64,1,2,4,[2,24],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[39]]]],[9,101,1,2,4,[2,29],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]],2,5,[2,11,1,2,3,[2,2,[36]]]],[9,53,1,2,3,[2,34],2,2,[2,4]],[9,42,1,2,3,[2,20],2,2,[2,7]]]],15,31,[6,444,1,0,4,[2,48,1,2,2,[2,31],2,2,[2,3]],5,5,[2,6],5,5,[2,11,1,2,3,[2,2,[12]]],5,4,[2,46],5,7,[2,27,0,[1,9],[2,14]],5,6,[2,7,["6, 34"]],5,6,[2,9],5,8,[8,188,0,[2,64,1,2,4,[2,21],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[12]]]],[9,64,1,2,4,[2,21],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[24]]]],[9,40,1,2,3,[2,21],2,2,[2,4]]]],3,16,[6,697,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,6],5,5,[2,11,1,2,3,[2,2,[12]]],5,4,[2,84],5,6,[2,7,["6, 35"]],5,6,[2,9],5,8,[8,459,0,[2,44,1,2,4,[2,21],2,2,[2,7]],[9,68,1,2,4,[2,25],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[20]]]],[9,99,1,2,4,[2,24],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]],2,5,[2,11,1,2,3,[2,2,[15]]]],[9,40,1,2,3,[2,21],2,2,[2,4]],[9,64,1,2,3,[2,20],2,2,[2,7],2,4,[2,14,0,[1,12]]],[9,97,1,2,3,[2,21],2,2,[2,7],2,7,[2,23,1,2,12,[2,5,[false]]],2,5,[2,11,1,2,3,[2,2,[12]]]]]],3,10,[6,328,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[12]]],5,4,[2,30],5,7,[2,11,0,[1,9]],5,6,[2,7,["6, 36"]],5,6,[2,9],5,8,[8,126,0,[2,77,1,2,4,[2,30],2,2,[2,7],2,4,[2,16,0,[1,14]]],[9,38,1,2,3,[2,19],2,2,[2,4]]]],3,10,[6,312,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,5],5,5,[2,11,1,2,3,[2,2,[12]]],5,4,[2,30],5,7,[2,11,0,[1,9]],5,6,[2,7,["6, 37"]],5,6,[2,9],5,8,[8,110,0,[2,54,1,2,4,[2,31],2,2,[2,7]],[9,45,1,2,3,[2,26],2,2,[2,4]]]],3,15,[6,455,1,0,4,[2,32,1,2,2,[2,15],2,2,[2,3]],5,5,[2,7],5,5,[2,11,1,2,3,[2,2,[12]]],5,4,[2,27],5,19,[2,48,1,2,27,[2,15]],5,6,[2,7,["6, 38"]],5,6,[2,9],5,8,[8,200,0,[2,53,1,2,4,[2,30],2,2,[2,7]],[9,68,1,2,3,[2,30],2,4,[2,1,[3]],2,5,[2,1,[3]],2,2,[2,4]],[9,59,1,2,3,[2,31],2,4,[2,1,[2]],2,2,[2,4]]]],14,14,[6,316,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,29],5,6,[2,7,["6, 39"]],5,6,[2,9],5,8,[8,138,0,[2,63,1,2,4,[2,20],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[13]]]],[9,64,1,2,3,[2,20],2,2,[2,7],2,4,[2,14,0,[1,12]]]]],3,16,[6,395,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,33],5,7,[2,17,0,[1,15]],5,6,[2,7,["6, 40"]],5,6,[2,9],5,8,[8,179,0,[2,74,1,2,4,[2,31],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[10]]]],[9,39,1,2,4,[2,19],2,2,[2,4]],[9,46,1,2,3,[2,27],2,2,[2,4]]]],3,17,[6,403,1,0,4,[2,36,1,2,2,[2,17],2,2,[2,5]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,29],5,6,[2,7,["6, 41"]],5,6,[2,9],5,8,[8,219,0,[2,70,1,2,4,[2,28],2,2,[2,7],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,57,1,2,3,[2,35],2,2,[2,7]],[9,72,1,2,3,[2,28],2,2,[2,7],2,4,[2,14,0,[1,12]]]]],3,19,[6,420,1,0,4,[2,38,1,2,2,[2,19],2,2,[2,5]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,46],5,6,[2,7,["6, 42"]],5,6,[2,9],5,8,[8,217,0,[2,44,1,2,4,[2,24],2,2,[2,4]],[9,49,1,2,4,[2,29],2,2,[2,4]],[9,53,1,2,3,[2,31],2,2,[2,7]],[9,42,1,2,3,[2,23],2,2,[2,4]]]],3,12,[6,395,1,0,4,[2,29,1,2,2,[2,12],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,16],5,6,[2,7,["6, 43"]],5,6,[2,9],5,4,[2,20],5,8,[8,201,0,[2,70,1,2,4,[2,28],2,2,[2,7],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,58,1,2,4,[2,35],2,2,[2,7]],[9,53,1,2,3,[2,31],2,2,[2,7]]]],3,14,[6,365,1,0,4,[2,32,1,2,2,[2,14],2,2,[2,4]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,24],5,7,[2,12,0,[1,10]],5,6,[2,7,["6, 44"]],5,6,[2,9],5,8,[8,165,0,[2,90,1,2,4,[2,28],2,2,[2,4],2,4,[2,14,0,[1,12]],2,5,[2,11,1,2,3,[2,2,[14]]]],[9,64,1,2,3,[2,20],2,2,[2,7],2,4,[2,14,0,[1,12]]]]],3,15,[6,420,1,0,4,[2,33,1,2,2,[2,15],2,2,[2,4]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,27],5,6,[2,7,["6, 45"]],5,6,[2,9],5,8,[8,242,0,[2,88,1,2,4,[2,23],2,2,[2,7],2,4,[2,14,0,[1,12]],2,5,[2,11,1,2,3,[2,2,[11]]]],[9,65,1,2,4,[2,20],2,2,[2,7],2,4,[2,14,0,[1,12]]],[9,69,1,2,3,[2,28],2,2,[2,4],2,4,[2,14,0,[1,12]]]]],3,25,[6,357,1,0,4,[2,43,1,2,2,[2,25],2,2,[2,4]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,10],5,7,[2,12,0,[1,10]],5,6,[2,7,["6, 46"]],5,6,[2,9],5,8,[8,160,0,[2,89,1,2,4,[2,29],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,11,1,2,3,[2,2,[10]]]],[9,60,1,2,3,[2,32],2,4,[2,1,[2]],2,2,[2,4]]]],3,16,[6,359,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[8]]],5,4,[2,12],5,7,[2,11,0,[1,9]],5,6,[2,7,["6, 47"]],5,6,[2,9],5,8,[8,171,0,[2,93,1,2,4,[2,28],2,2,[2,7],2,4,[2,14,0,[1,12]],2,5,[2,11,1,2,3,[2,2,[18]]]],[9,67,1,2,3,[2,23],2,2,[2,7],2,4,[2,14,0,[1,12]]]]],3,19,[6,995,1,0,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,5,[2,5],5,5,[2,28,1,2,3,[2,19]],5,4,[2,47],5,7,[2,21,0,[1,19]],5,6,[2,7,["6, 48"]],5,6,[2,9],5,4,[2,46],5,8,[8,683,0,[2,106,1,2,4,[2,32],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]],2,5,[2,10,1,2,3,[2,1,[9]]]],[9,49,1,2,4,[2,29],2,2,[2,4]],[9,51,1,2,3,[2,29],2,2,[2,7]],[9,51,1,2,3,[2,29],2,2,[2,7]],[9,107,1,2,4,[2,32],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]],2,5,[2,11,1,2,3,[2,2,[11]]]],[9,130,1,0,4,[2,32],9,2,[2,7],9,7,[2,28,1,2,19,[2,3]],9,5,[2,10,1,2,3,[2,1,[9]]]],[9,133,1,0,4,[2,32],9,2,[2,7],9,7,[2,30,1,2,19,[2,5]],9,5,[2,11,1,2,3,[2,2,[11]]]]]],14,9,[6,409,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[6]]],5,4,[2,12],5,6,[2,7,["6, 49"]],5,6,[2,9],5,8,[8,252,0,[2,47,1,2,4,[2,27],2,2,[2,4]],[9,81,1,2,4,[2,32],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[12]]]],[9,49,1,2,3,[2,27],2,2,[2,7]],[9,46,1,2,3,[2,27],2,2,[2,4]]]],3,10,[6,457,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[6]]],5,4,[2,33],5,6,[2,7,["6, 50"]],5,6,[2,9],5,8,[8,278,0,[2,67,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,4]],[9,39,1,2,4,[2,19],2,2,[2,4]],[9,43,1,2,4,[2,23],2,2,[2,4]],[9,46,1,2,3,[2,27],2,2,[2,4]],[9,45,1,2,3,[2,26],2,2,[2,4]]]],3,19,[6,448,1,0,4,[2,38,1,2,2,[2,19],2,2,[2,5]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[6]]],5,4,[2,37],5,6,[2,7,["6, 51"]],5,6,[2,9],5,8,[8,254,0,[2,47,1,2,4,[2,24],2,2,[2,7]],[9,63,1,2,4,[2,20],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[12]]]],[9,73,1,2,4,[2,28],2,2,[2,7],2,4,[2,14,0,[1,12]]],[9,42,1,2,3,[2,20],2,2,[2,7]]]],3,9,[6,723,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[6]]],5,4,[2,101],5,6,[2,7,["6, 52"]],5,6,[2,9],5,8,[8,477,0,[2,60,1,2,4,[2,31],2,4,[2,1,[2]],2,2,[2,4]],[9,48,1,2,4,[2,25],2,2,[2,7]],[9,44,1,2,4,[2,24],2,2,[2,4]],[9,60,1,2,3,[2,32],2,4,[2,1,[2]],2,2,[2,4]],[9,40,1,2,3,[2,21],2,2,[2,4]],[9,65,1,2,4,[2,22],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[30]]]],[9,104,1,2,3,[2,22],2,2,[2,7],2,7,[2,29,1,2,18,[2,5,[false]]],2,5,[2,11,1,2,3,[2,2,[24]]]]]],3,11,[6,572,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[6]]],5,4,[2,38],5,7,[2,13,0,[1,11]],5,6,[2,7,["6, 53"]],5,6,[2,9],5,4,[2,76],5,8,[8,274,0,[2,78,1,2,4,[2,35],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[10]]]],[9,61,1,2,4,[2,38],2,2,[2,7]],[9,46,1,2,3,[2,27],2,2,[2,4]],[9,60,1,2,3,[2,38],2,2,[2,7]]]],3,16,[6,454,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[6]]],5,4,[2,29],5,7,[2,13,0,[1,11]],5,19,[2,50,1,2,27,[2,17]],5,6,[2,7,["6, 54"]],5,6,[2,9],5,8,[8,168,0,[2,53,1,2,4,[2,30],2,2,[2,7]],[9,49,1,2,3,[2,27],2,2,[2,7]],[9,46,1,2,3,[2,27],2,2,[2,4]]]],14,12,[6,395,1,0,4,[2,29,1,2,2,[2,12],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[4]]],5,4,[2,52],5,6,[2,7,["6, 55"]],5,6,[2,9],5,8,[8,195,0,[2,67,1,2,4,[2,27],2,2,[2,4],2,5,[2,11,1,2,3,[2,2,[10]]]],[9,59,1,2,3,[2,31],2,4,[2,1,[2]],2,2,[2,4]],[9,49,1,2,3,[2,27],2,2,[2,7]]]],3,20,[6,954,1,0,4,[2,37,1,2,2,[2,20],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[4]]],5,4,[2,67],5,7,[2,12,0,[1,10]],5,6,[2,7,["6, 56"]],5,6,[2,9],5,4,[2,84],5,8,[8,611,0,[2,39,1,2,4,[2,19],2,2,[2,4]],[9,59,1,2,4,[2,20],2,2,[2,4],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,49,1,2,4,[2,29],2,2,[2,4]],[9,69,1,2,3,[2,18],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]]],[9,70,1,2,4,[2,18],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]]],[9,46,1,2,3,[2,27],2,2,[2,4]],[9,110,1,2,4,[2,18],2,2,[2,4],2,7,[2,40,1,2,19,[2,15]],2,5,[2,12,1,2,3,[2,3,[110]]]],[9,104,1,2,3,[2,18],2,2,[2,4],2,7,[2,35,1,2,19,[2,10]],2,5,[2,12,1,2,3,[2,3,[107]]]]]],3,16,[6,393,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[4]]],5,4,[2,45],5,6,[2,7,["6, 57"]],5,6,[2,9],5,8,[8,196,0,[2,71,1,2,4,[2,29],2,2,[2,7],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,54,1,2,3,[2,32],2,2,[2,7]],[9,51,1,2,3,[2,29],2,2,[2,7]]]],3,30,[6,1049,1,0,4,[2,47,1,2,2,[2,30],2,2,[2,3]],5,5,[2,5],5,5,[2,24,1,2,3,[2,15]],5,4,[2,45],5,6,[2,7,["6, 57"]],5,6,[2,9],5,4,[2,139,["Without a number of its own among the 81: fan 57 with one kong of each sort, 5 in the reading of 1998, 6 in the green book."]],4,8,[8,675,0,[2,103,1,2,4,[2,29],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]],2,5,[2,10,1,2,3,[2,1,[7]]]],[9,54,1,2,3,[2,32],2,2,[2,7]],[9,51,1,2,3,[2,29],2,2,[2,7]],[9,103,1,2,4,[2,29],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,103,1,2,4,[2,29],2,2,[2,7],2,7,[2,21,1,2,11,[2,4]],2,5,[2,10,1,2,3,[2,1,[6]]]],[9,103,1,2,4,[2,29],2,2,[2,7],2,7,[2,21,1,2,11,[2,4]],2,5,[2,10,1,2,3,[2,1,[7]]]],[9,102,1,2,4,[2,29],2,2,[2,7],2,7,[2,20,1,2,11,[2,3]],2,5,[2,10,1,2,3,[2,1,[8]]]]]],3,9,[6,598,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[4]]],5,4,[2,53],5,6,[2,7,["6, 58"]],5,6,[2,9],5,4,[2,46],5,8,[8,344,0,[2,75,1,2,4,[2,31],2,2,[2,4],2,4,[2,16,0,[1,14]]],[9,91,1,2,4,[2,28],2,2,[2,4],2,4,[2,16,0,[1,14]],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,77,1,2,4,[2,30],2,2,[2,7],2,4,[2,16,0,[1,14]]],[9,72,1,2,3,[2,28],2,2,[2,7],2,4,[2,14,0,[1,12]]]]],14,11,[6,539,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,21],5,19,[2,50,1,2,27,[2,17]],5,6,[2,7,["6, 59"]],5,6,[2,9],5,8,[8,294,0,[2,47,1,2,4,[2,27],2,2,[2,4]],[9,60,1,2,4,[2,31],2,4,[2,1,[2]],2,2,[2,4]],[9,54,1,2,4,[2,34],2,2,[2,4]],[9,49,1,2,3,[2,27],2,2,[2,7]],[9,46,1,2,3,[2,27],2,2,[2,4]]]],3,14,[6,557,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,25],5,19,[2,54,1,2,27,[2,21]],5,6,[2,7,["6, 60"]],5,6,[2,9],5,8,[8,300,0,[2,69,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,1,[3]],2,2,[2,4]],[9,76,1,2,4,[2,25],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,66,1,2,3,[2,28],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,4]],[9,60,1,2,3,[2,32],2,4,[2,1,[2]],2,2,[2,4]]]],3,9,[6,615,1,0,4,[2,26,1,2,2,[2,9],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,24],5,19,[2,53,1,2,27,[2,20]],5,6,[2,7,["6, 61"]],5,6,[2,9],5,8,[8,365,0,[2,75,1,2,4,[2,24],2,4,[2,1,[2]],2,2,[2,7],2,5,[2,10,1,2,3,[2,1,[4]]]],[9,69,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,1,[3]],2,2,[2,4]],[9,66,1,2,4,[2,24],2,2,[2,7],2,5,[2,10,1,2,3,[2,1,[6]]]],[9,57,1,2,3,[2,26],2,4,[2,1,[3]],2,2,[2,7]],[9,60,1,2,3,[2,32],2,4,[2,1,[2]],2,2,[2,4]]]],3,14,[6,427,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,24],5,6,[2,7,["6, 62"]],5,6,[2,9],5,8,[8,254,0,[2,62,1,2,4,[2,20],2,2,[2,7],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,57,1,2,4,[2,25],2,4,[2,1,[2]],2,2,[2,7]],[9,39,1,2,3,[2,20],2,2,[2,4]],[9,67,1,2,3,[2,23],2,2,[2,7],2,4,[2,14,0,[1,12]]]]],3,9,[6,465,1,0,4,[2,25,1,2,2,[2,9],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,36],5,7,[2,11,0,[1,9]],5,6,[2,7,["6, 63"]],5,6,[2,9],5,8,[8,260,0,[2,43,1,2,4,[2,20],2,2,[2,7]],[9,47,1,2,4,[2,24],2,2,[2,7]],[9,40,1,2,4,[2,20],2,2,[2,4]],[9,50,1,2,3,[2,28],2,2,[2,7]],[9,42,1,2,3,[2,23],2,2,[2,4]]]],3,8,[6,978,1,0,4,[2,25,1,2,2,[2,8],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,164,["if pairs_hogs or not (shape is pairs and (every tile in 23468s 6z or every tile is terminal)) then per kind where copies == 4 and not in_kong else 0"]],4,6,[2,7,["6, 64"]],5,6,[2,9],5,8,[8,671,0,[2,73,1,2,4,[2,18],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]]],[9,72,1,2,3,[2,18],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]]],[9,72,1,2,4,[2,28],2,2,[2,4],2,4,[2,16,0,[1,14]]],[9,46,1,2,4,[2,26],2,2,[2,4]],[9,74,1,2,3,[2,31],2,2,[2,4],2,4,[2,16,0,[1,14]]],[9,60,1,2,3,[2,32],2,4,[2,1,[2]],2,2,[2,4]],[9,103,1,2,4,[2,18],2,2,[2,7],2,7,[2,30,1,2,17,[2,7]],2,5,[2,12,1,2,3,[2,3,[142]]]],[9,106,1,2,3,[2,18],2,2,[2,7],2,7,[2,34,1,2,17,[2,11]],2,5,[2,12,1,2,3,[2,3,[138]]]]]],3,11,[6,537,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,10],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,26],5,6,[2,7,["6, 65"]],5,6,[2,9],5,8,[8,359,0,[2,74,1,2,4,[2,31],2,2,[2,7],2,5,[2,11,1,2,3,[2,2,[11]]]],[9,43,1,2,4,[2,20],2,2,[2,7]],[9,60,1,2,4,[2,31],2,4,[2,1,[2]],2,2,[2,4]],[9,50,1,2,4,[2,27],2,2,[2,7]],[9,42,1,2,3,[2,23],2,2,[2,4]],[9,43,1,2,3,[2,24],2,2,[2,4]]]],3,19,[6,507,1,0,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,5,[2,15],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,29],5,6,[2,7,["6, 66"]],5,6,[2,9],5,8,[8,313,0,[2,67,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,1,[2]],2,2,[2,4]],[9,57,1,2,4,[2,25],2,4,[2,1,[2]],2,2,[2,7]],[9,54,1,2,4,[2,34],2,2,[2,4]],[9,54,1,2,3,[2,32],2,2,[2,7]],[9,43,1,2,3,[2,24],2,2,[2,4]]]],3,14,[6,395,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,47],5,6,[2,7,["6, 67"]],5,6,[2,9],5,8,[8,199,0,[2,57,1,2,4,[2,25],2,4,[2,1,[2]],2,2,[2,7]],[9,68,1,2,3,[2,29],2,2,[2,4],2,4,[2,12,0,[1,10]]],[9,54,1,2,3,[2,32],2,2,[2,7]]]],3,11,[6,459,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[2]]],5,4,[2,20],5,7,[2,11,0,[1,9]],5,6,[2,7,["6, 68"]],5,6,[2,9],5,8,[8,268,0,[2,41,1,2,4,[2,18],2,2,[2,7]],[9,40,1,2,4,[2,20],2,2,[2,4]],[9,49,1,2,4,[2,29],2,2,[2,4]],[9,49,1,2,3,[2,27],2,2,[2,7]],[9,51,1,2,3,[2,29],2,2,[2,7]]]],14,16,[6,377,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,20],5,6,[2,7,["6, 69"]],5,6,[2,9],5,8,[8,205,0,[2,54,1,2,4,[2,31],2,2,[2,7]],[9,42,1,2,4,[2,19],2,2,[2,7]],[9,38,1,2,3,[2,19],2,2,[2,4]],[9,42,1,2,3,[2,20],2,2,[2,7]]]],3,17,[6,473,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,20],5,6,[2,7,["6, 70"]],5,6,[2,9],5,8,[8,300,0,[2,39,1,2,4,[2,19],2,2,[2,4]],[9,58,1,2,4,[2,35],2,2,[2,7]],[9,62,1,2,4,[2,23],2,2,[2,4],2,5,[2,10,1,2,3,[2,1,[8]]]],[9,53,1,2,3,[2,31],2,2,[2,7]],[9,50,1,2,3,[2,31],2,2,[2,4]]]],3,14,[6,468,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,24],5,6,[2,7,["6, 71"]],5,6,[2,9],5,8,[8,295,0,[2,43,1,2,4,[2,20],2,2,[2,7]],[9,68,1,2,4,[2,23],2,2,[2,7],2,4,[2,14,0,[1,12]]],[9,43,1,2,4,[2,23],2,2,[2,4]],[9,64,1,2,3,[2,20],2,2,[2,7],2,4,[2,14,0,[1,12]]],[9,39,1,2,3,[2,20],2,2,[2,4]]]],3,18,[6,407,1,0,4,[2,35,1,2,2,[2,18],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,20],5,6,[2,7,["6, 72"]],5,6,[2,9],5,8,[8,233,0,[2,47,1,2,4,[2,27],2,2,[2,4]],[9,43,1,2,4,[2,23],2,2,[2,4]],[9,50,1,2,3,[2,31],2,2,[2,4]],[9,64,1,2,3,[2,20],2,2,[2,7],2,4,[2,14,0,[1,12]]]]],3,27,[6,598,1,0,4,[2,44,1,2,2,[2,27],2,2,[2,3]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,33],5,6,[2,7,["6, 73"]],5,6,[2,9],5,4,[2,53],5,8,[8,336,0,[2,47,1,2,4,[2,27],2,2,[2,4]],[9,61,1,2,4,[2,32],2,4,[2,1,[2]],2,2,[2,4]],[9,77,1,2,4,[2,30],2,2,[2,7],2,4,[2,16,0,[1,14]]],[9,57,1,2,3,[2,26],2,4,[2,1,[3]],2,2,[2,7]],[9,56,1,2,3,[2,25],2,4,[2,1,[2]],2,2,[2,7]]]],3,11,[6,454,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,45],5,6,[2,7,["6, 74"]],5,6,[2,9],5,8,[8,263,0,[2,58,1,2,4,[2,35],2,2,[2,7]],[9,69,1,2,4,[2,29],2,2,[2,4],2,4,[2,12,0,[1,10]]],[9,51,1,2,3,[2,29],2,2,[2,7]],[9,56,1,2,3,[2,25],2,4,[2,1,[2]],2,2,[2,7]]]],3,15,[6,437,1,0,4,[2,32,1,2,2,[2,15],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,10],5,6,[2,7,["6, 75"]],5,6,[2,9],5,8,[8,276,0,[2,50,1,2,4,[2,27],2,2,[2,7]],[9,52,1,2,4,[2,29],2,2,[2,7]],[9,53,1,2,3,[2,31],2,2,[2,7]],[9,38,1,2,3,[2,19],2,2,[2,4]],[9,45,1,2,3,[2,26],2,2,[2,4]]]],3,9,[6,468,1,0,4,[2,25,1,2,2,[2,9],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,17],5,6,[2,7,["6, 76"]],5,6,[2,9],5,8,[8,307,0,[2,43,1,2,4,[2,20],2,2,[2,7]],[9,54,1,2,4,[2,31],2,2,[2,7]],[9,65,1,2,4,[2,20],2,2,[2,7],2,4,[2,14,0,[1,12]]],[9,39,1,2,3,[2,20],2,2,[2,4]],[9,68,1,2,3,[2,29],2,2,[2,4],2,4,[2,12,0,[1,10]]]]],3,9,[6,433,1,0,4,[2,25,1,2,2,[2,9],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,30],5,6,[2,7,["6, 77"]],5,6,[2,9],5,8,[8,259,0,[2,51,1,2,4,[2,31],2,2,[2,4]],[9,43,1,2,4,[2,23],2,2,[2,4]],[9,43,1,2,4,[2,20],2,2,[2,7]],[9,46,1,2,3,[2,27],2,2,[2,4]],[9,38,1,2,3,[2,19],2,2,[2,4]]]],3,11,[6,441,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,32],5,6,[2,7,["6, 78"]],5,6,[2,9],5,8,[8,263,0,[2,42,1,2,4,[2,22],2,2,[2,4]],[9,52,1,2,4,[2,29],2,2,[2,7]],[9,43,1,2,4,[2,20],2,2,[2,7]],[9,46,1,2,3,[2,24],2,2,[2,7]],[9,42,1,2,3,[2,20],2,2,[2,7]]]],3,11,[6,910,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,5],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,32],5,6,[2,7,["6, 79"]],5,6,[2,9],5,8,[8,731,0,[2,50,1,2,4,[2,27],2,2,[2,7]],[9,43,1,2,4,[2,20],2,2,[2,7]],[9,79,1,2,4,[2,24],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]]],[9,78,1,2,3,[2,24],2,2,[2,7],2,7,[2,21,1,2,7,[2,8]]],[9,54,1,2,3,[2,32],2,2,[2,7]],[9,57,1,2,3,[2,35],2,2,[2,7]],[9,56,1,2,3,[2,25],2,4,[2,1,[2]],2,2,[2,7]],[9,110,1,2,4,[2,24],2,2,[2,7],2,7,[2,32,1,2,19,[2,7]],2,5,[2,11,1,2,3,[2,2,[15]]]],[9,130,1,0,3,[2,24],9,2,[2,7],9,7,[2,36,1,2,19,[2,11]],9,5,[2,11,1,2,3,[2,2,[14]]]]]],3,10,[6,546,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,5,[2,4],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,7],5,6,[2,7,["6, 80"]],5,6,[2,9],5,8,[8,395,0,[2,47,1,2,4,[2,27],2,2,[2,4]],[9,73,1,2,4,[2,21],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]]],[9,72,1,2,3,[2,21],2,2,[2,4],2,7,[2,21,1,2,7,[2,8]]],[9,39,1,2,3,[2,20],2,2,[2,4]],[9,68,1,2,3,[2,29],2,2,[2,4],2,4,[2,12,0,[1,10]]],[9,49,1,2,3,[2,27],2,2,[2,7]]]],3,12,[6,323,1,0,4,[2,28,1,2,2,[2,12],2,2,[2,2]],5,5,[2,7],5,5,[2,10,1,2,3,[2,1,[1]]],5,4,[2,9],5,6,[2,7,["6, 81"]],5,6,[2,9],5,4,[2,35],5,8,[8,119,0,[2,58,1,2,4,[2,35],2,2,[2,7]],[9,50,1,2,3,[2,28],2,2,[2,7]]]]]]',
  "rulesets/riichi/pack.yaml": 
    '[63,9125,1,0,2,[2,6],1,7,[2,5],1,7,[2,7],1,4,[4,40,1,0,2,[2,24],3,2,[2,5]],1,5,[2,199,["Japanese mahjong as most play it online: yakuman add up, some count twice, the Blessing of Man does not exist, daburu riichi is a yaku of two fan. Only what differs from Ari Ari is said here."]],1,7,[4,1887,1,0,6,[2,3],3,12,[2,5,[false]],3,14,[6,96,1,0,4,[2,90]],3,16,[6,135,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,76],5,6,[2,5]],3,5,[6,209,1,0,4,[2,6],5,6,[2,31,0,[1,7],[2,9],[2,9]],5,7,[2,7],5,4,[2,103,["What thirteen fan are: a counted yakuman, no more than a sanbaiman, or one yakuman for each thirteen."]],5,6,[2,5]],3,13,[6,162,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,103],5,6,[2,5]],3,14,[6,116,1,0,4,[2,6],5,7,[2,5,[false]],5,4,[2,56],5,6,[2,5]],3,20,[6,138,1,0,4,[2,6],5,7,[2,5,[false]],5,4,[2,78],5,6,[2,5]],3,15,[2,5,[25000]],3,12,[2,4],3,10,[2,5],3,6,[6,143,1,0,4,[2,6],5,6,[2,13,0,[1,4],[2,5]],5,7,[2,5],5,4,[2,57],5,6,[2,5]],3,11,[6,128,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,69],5,6,[2,5]],3,6,[6,174,1,0,4,[2,6],5,7,[2,5,[30000]],5,5,[2,12,0,[1,1,[0]],[2,7,[1000000]]],5,4,[2,90],5,6,[2,5]],3,10,[6,117,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,58],5,6,[2,5]],3,10,[6,146,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,87],5,6,[2,5]]],2,5,[4,43,1,0,10,[2,31]],2,6,[4,24,1,0,7,[2,15,1,2,6,[2,3]]],2,5,[4,74,1,0,5,[6,63,1,0,8,[2,53]]],2,6,[4,191,1,0,7,[2,46,1,2,4,[2,12],2,5,[2,15]],3,15,[6,112,1,0,4,[2,36],5,5,[2,58]]],2,8,[4,3966,1,0,13,[6,1216,1,0,5,[2,10,1,2,3,[2,1,[2]]],5,7,[2,8,0,[1,6]],5,6,[2,5],5,4,[2,38],5,8,[8,1089,0,[2,84,1,2,4,[2,24],2,4,[2,23,0,[1,6],[2,13]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,102,1,2,4,[2,18],2,2,[2,4],2,4,[2,23,0,[1,6],[2,13]],2,5,[2,24,1,2,3,[2,2,[13]],2,5,[2,4,[8000]]]],[9,157,1,0,4,[2,18],9,2,[2,4],9,4,[2,23,0,[1,6],[2,13]],9,7,[2,20,1,2,5,[2,9]],9,5,[2,24,1,2,3,[2,2,[13]],2,5,[2,4,[6000]]]],[9,191,1,0,4,[2,18],9,2,[2,4],9,4,[2,32,0,[1,6],[2,13],[2,7]],9,5,[2,47,1,2,10,[2,5],2,16,[2,6]],9,5,[2,24,1,2,3,[2,2,[26]],2,5,[2,4,[8000]]]],[9,230,1,0,4,[2,18],9,2,[2,4],9,4,[2,32,0,[1,6],[2,13],[2,7]],9,5,[2,47,1,2,10,[2,5],2,16,[2,6]],9,7,[2,20,1,2,5,[2,9]],9,5,[2,25,1,2,3,[2,2,[26]],2,5,[2,5,[16000]]]],[9,220,1,0,4,[2,18],9,2,[2,4],9,4,[2,23,0,[1,6],[2,13]],9,5,[2,47,1,2,10,[2,5],2,16,[2,6]],9,7,[2,20,1,2,5,[2,9]],9,5,[2,24,1,2,3,[2,2,[25]],2,5,[2,4,[8000]]]],[9,49,1,2,3,[2,24],2,4,[2,8,0,[1,6]]]]],3,21,[6,455,1,0,4,[2,57,1,2,2,[2,34],2,2,[2,9]],5,5,[2,7],5,5,[2,44,1,2,7,[2,31]],5,4,[2,42],5,7,[2,18,0,[1,16]],5,6,[2,5],5,8,[8,193,0,[2,56,1,2,4,[2,21],2,5,[2,16,1,2,5,[2,5,[16000]]]],[9,91,1,2,4,[2,21],2,7,[2,25,1,2,14,[2,5,[false]]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,26,1,0,3,[2,21]]]],3,15,[6,424,1,0,4,[2,44,1,2,2,[2,24],2,2,[2,6]],5,5,[2,7],5,5,[2,44,1,2,7,[2,31]],5,4,[2,39],5,7,[2,12,0,[1,10]],5,6,[2,5],5,8,[8,184,0,[2,53,1,2,4,[2,18],2,5,[2,16,1,2,5,[2,5,[16000]]]],[9,88,1,2,4,[2,18],2,7,[2,25,1,2,14,[2,5,[false]]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,23,1,0,3,[2,18]]]],3,25,[6,480,1,0,4,[2,51,1,2,2,[2,32],2,2,[2,5]],5,5,[2,7],5,5,[2,44,1,2,7,[2,31]],5,4,[2,48],5,7,[2,22,0,[1,20]],5,6,[2,5],5,8,[8,214,0,[2,59,1,2,4,[2,24],2,5,[2,16,1,2,5,[2,5,[16000]]]],[9,94,1,2,4,[2,24],2,7,[2,25,1,2,14,[2,5,[false]]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,41,1,2,3,[2,22],2,2,[2,4]]]],3,11,[6,399,1,0,4,[2,20],5,4,[2,33],5,8,[8,308,0,[2,32],[9,18],[9,79,1,2,4,[2,32],2,5,[2,28,1,2,7,[2,1,[2]],2,5,[2,5,[16000]]]],[9,104,1,2,4,[2,32],2,7,[2,27,1,2,16,[2,5,[false]]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,37,1,0,3,[2,32]]]],3,15,[6,260,1,0,4,[2,81],5,8,[8,152,0,[2,98,1,2,4,[2,24],2,2,[2,4],2,7,[2,24,1,2,14,[2,4,[true]]],2,5,[2,10,1,2,2,[2,2,[22]]]],[9,43,1,2,3,[2,24],2,2,[2,4]]]],3,10,[6,251,1,0,4,[2,62],5,8,[8,162,0,[2,49,1,2,4,[2,30],2,4,[2,1,[3]]],[9,102,1,2,3,[2,30],2,4,[2,1,[3]],2,7,[2,24,1,2,13,[2,5,[false]]],2,5,[2,10,1,2,2,[2,2,[20]]]]]],3,15,[6,287,1,0,4,[2,71],5,8,[8,189,0,[2,69,1,2,4,[2,24],2,4,[2,8,0,[1,6]],2,5,[2,10,1,2,2,[2,2,[42]]]],[9,109,1,2,3,[2,24],2,4,[2,8,0,[1,6]],2,7,[2,30,1,2,20,[2,4,[true]]],2,5,[2,10,1,2,2,[2,2,[40]]]]]]],2,8,[4,114,1,0,4,[2,108,1,2,4,[2,33,1,2,2,[2,15],2,2,[2,4]],2,4,[2,46],2,2,[2,5]]],2,6,[4,64,1,0,8,[2,54,1,2,4,[2,44,1,2,1,[2,5,[20000]],2,1,[2,5,[10000]],2,1,[2,6,[-10000]],2,1,[2,6,[-20000]]]]],2,7,[4,84,1,0,7,[6,71,1,0,5,[2,64,0,[1,38,1,2,6,[2,10],2,4,[2,8]],[2,22,1,2,5,[2,4],2,2,[2,1,[0]]]]]],2,5,[4,675,1,0,4,[6,173,1,0,5,[2,79,0,[1,4],[2,38,1,2,6,[2,10],2,4,[2,8]],[2,22,1,2,5,[2,4],2,2,[2,1,[1]]],[2,7]],5,4,[2,76]],3,13,[6,189,1,0,5,[8,176,0,[2,4],[9,25,1,2,6,[2,13]],[9,33,1,2,6,[2,7],2,2,[2,8]],[9,38,1,2,6,[2,10],2,4,[2,8]],[9,22,1,2,5,[2,4],2,2,[2,1,[1]]],[9,7]]],3,14,[6,221,1,0,5,[8,208,0,[2,4],[9,26,1,2,6,[2,14]],[9,33,1,2,6,[2,7],2,2,[2,8]],[9,38,1,2,6,[2,10],2,4,[2,8]],[9,22,1,2,5,[2,4],2,2,[2,1,[0]]],[9,22,1,2,6,[2,10]],[9,7]]],3,10,[2,4,[null]],3,9,[2,4,[null]]],2,9,[4,172,1,0,9,[6,157,1,0,4,[2,54],5,6,[2,5],5,4,[2,68]]],2,7,[4,275,1,0,9,[6,260,1,0,9,[8,230,0,[2,51,1,2,3,[2,9],2,4,[2,25]],[9,92,1,2,4,[2,7],2,4,[2,67]],[9,33,1,2,4,[2,5],2,4,[2,10]],[9,25,1,2,2,[2,4],2,4,[2,5]]],5,4,[2,2,0]]],2,6,[4,337,1,0,3,[6,221,1,0,9,[2,4,[null]],5,7,[8,186,1,0,4,[2,79],7,6,[2,5],7,4,[2,68]]],3,9,[2,25,1,2,15,[2,4,[null]]],3,9,[6,50,1,0,9,[2,39,1,2,4,[2,13],2,6,[2,6]]]],2,8,[4,668,1,0,12,[2,85],3,6,[2,50],3,8,[6,116,1,0,7,[2,95],5,4,[2,1,[0]]],3,4,[2,256,["(bankruptcy and lowest points < 0) or (next round > last_round and highest points >= target) or (early_stop and dealer stays and not aborted and next round == last_round and last dealer and leader is dealer and highest points >= target)"]],2,6,[2,100]],2,7,[4,64,1,0,6,[2,56]]]',
  "rulesets/shared/standard.yaml": 
    '[41,229,1,0,7,[4,218,1,0,4,[6,208,1,0,4,[2,6],5,6,[2,15,0,[1,7],[2,4]],5,7,[2,7],5,4,[2,105],5,4,[2,20,1,2,2,[2,4],2,2,[2,2]]]]]',
  "rulesets/zung-jung/pack.yaml": 
    '[63,6661,1,0,2,[2,9],1,7,[2,5],1,4,[2,35,1,2,2,[2,17],2,2,[2,4]],1,5,[2,174,["Alan Kwan\'s balanced patterns, version 3.3: points are added, only the best of a series counts, and who let the winning tile go first pays for more than a small hand."]],0,3,[2,17,0,[1,15]],2,5,[4,282,1,0,5,[6,230,1,0,1,[2,57,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,25,1,2,2,[2,10],2,2,[2,1]]],5,1,[2,51,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,19,1,2,2,[2,4],2,2,[2,1]]],5,1,[2,54,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,4,[2,22,1,2,2,[2,7],2,2,[2,1]]],5,1,[2,41,1,2,5,[2,1,[7]],2,4,[2,21,1,2,2,[2,6],2,2,[2,1]]]],3,6,[2,1,[4]],3,5,[2,5],3,6,[2,3,["2"]]],2,5,[4,293,1,0,6,[2,4],3,4,[2,5],3,7,[2,13],3,6,[2,78],3,12,[2,49],3,6,[2,76]],2,7,[4,777,1,0,7,[6,211,1,0,4,[2,6],5,6,[2,18,0,[1,3],[2,11]],5,7,[2,3],5,4,[2,90],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,3,["1"]]],3,7,[6,186,1,0,4,[2,6],5,7,[2,1,[0]],5,5,[2,8,0,[1,1,[0]],[2,3,[100]]],5,4,[2,75],5,4,[2,23,1,2,2,[2,7],2,2,[2,2]],5,6,[2,6,["1, 2"]]],3,6,[6,182,1,0,4,[2,6],5,6,[2,17,0,[1,6],[2,7]],5,7,[2,6],5,4,[2,93],5,6,[2,3,["4"]]],3,9,[6,136,1,0,4,[2,6],5,7,[2,2,[25]],5,5,[2,9,0,[1,1,[0]],[2,4,[1000]]],5,4,[2,60],5,6,[2,3,["4"]]]],2,5,[4,128,1,0,5,[2,1,[4]],3,8,[2,5],3,4,[2,1,[2]],3,7,[2,4],3,6,[2,5],3,4,[2,51]],2,4,[4,227,1,0,6,[2,1,[2]],3,4,[2,1,[2]],3,5,[2,4],3,6,[2,4],3,7,[2,2,[14]],3,12,[2,4],3,6,[2,3,["2"]],3,6,[2,5],3,4,[2,105]],2,4,[4,47,1,0,7,[2,9,0,[1,1,[4]],[2,1,[4]],[2,1,[4]]],3,4,[2,4],3,6,[2,5]],2,4,[4,158,1,0,5,[2,30,0,[1,3],[2,14],[2,7]],3,5,[2,42,0,[1,3],[2,10],[2,14],[2,7]],3,8,[2,42,0,[1,3],[2,10],[2,14],[2,7]],3,6,[2,3,["2"]]],2,5,[4,1395,1,0,3,[6,222,1,0,4,[2,18,1,2,2,[2,3],2,2,[2,1]],5,2,[2,27,0,[1,4],[2,7],[2,10]],5,5,[2,4],5,4,[2,1,[3]],5,4,[2,7],5,5,[2,5,0,[1,3]],5,6,[2,3,["2"]],5,4,[2,72]],3,4,[6,167,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,14],5,4,[2,1,[2]],5,5,[2,6,0,[1,4]],5,4,[2,9,0,[1,7]],5,6,[2,3,["2"]]],3,4,[6,156,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,14],5,4,[2,1,[2]],5,5,[2,15,0,[1,4],[2,7]],5,6,[2,3,["2"]]],3,4,[6,182,1,0,4,[2,19,1,2,2,[2,4],2,2,[2,1]],5,2,[2,9,0,[1,7]],5,2,[2,9],5,4,[2,3],5,5,[2,4],5,4,[2,14],5,4,[2,1,[1]],5,5,[2,6,0,[1,4]],5,4,[2,9,0,[1,7]],5,6,[2,3,["2"]]],3,10,[6,177,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,11],5,5,[2,4],5,4,[2,14],5,5,[2,39,0,[1,4],[2,22,1,2,6,[2,10]],[2,7]],5,6,[2,3,["2"]]],3,14,[6,176,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,2,[2,6,0,[1,4]],5,4,[2,7],5,5,[2,4],5,4,[2,14],5,8,[2,8],5,5,[2,15,0,[1,4],[2,7]],5,6,[2,3,["2"]]],3,7,[6,209,1,0,4,[2,22,1,2,2,[2,7],2,2,[2,1]],5,2,[2,6,0,[1,4]],5,4,[2,8],5,5,[2,36,0,[1,7],[2,19,1,2,6,[2,7]],[2,4]],5,6,[2,3,["2"]],5,4,[2,72]]],2,9,[4,611,1,0,10,[2,102,1,2,4,[2,28],2,4,[2,41],2,6,[2,5,["9.2"]]],3,12,[2,100,1,2,4,[2,20],2,4,[2,47],2,6,[2,5,["9.3"]]],3,12,[2,78,1,2,4,[2,15],2,4,[2,30],2,6,[2,5,["9.1"]]],3,10,[2,99,1,2,4,[2,29],2,4,[2,35],2,6,[2,7,["9.4.1"]]],3,13,[6,149,1,0,4,[2,50],5,4,[2,62],5,6,[2,7,["9.4.2"]]]],2,6,[4,218,1,0,4,[2,61,1,2,2,[2,12],2,4,[2,20,1,2,2,[2,12]],2,6,[2,3,["2"]]],3,5,[2,69,1,2,2,[2,6],2,6,[2,9,["2, 10.2"]],2,4,[2,28]],3,9,[2,58,1,2,2,[2,31],2,6,[2,9,["2, 10.1"]]]],2,7,[4,39,1,0,6,[2,31,1,2,4,[2,21,1,2,2,[2,6],2,2,[2,1]]]],2,5,[4,75,1,0,5,[2,14],3,7,[2,25],3,6,[2,6,["2, 3"]]],2,6,[4,203,1,0,6,[2,87,1,2,4,[2,20],2,4,[2,28,1,2,2,[2,12],2,2,[2,2]],2,6,[2,11,["3, rule 5"]]],3,8,[2,95,1,2,4,[2,12],2,5,[2,3,[320]],2,4,[2,32,1,2,2,[2,14],2,2,[2,4]],2,6,[2,11,["3, rule 5"]]]],2,6,[4,661,1,0,3,[6,450,1,0,10,[8,58,1,0,4,[2,7],7,6,[2,5],7,6,[2,10]],5,5,[8,90,1,0,4,[2,27],7,6,[2,5],7,6,[2,22]],5,6,[8,126,1,0,4,[2,42],7,6,[2,25],7,6,[2,23]],5,6,[8,102,1,0,4,[2,46],7,6,[2,9],7,6,[2,11]]],3,6,[2,3,["4"]],3,4,[2,180,["Who first let the tile go in this go-around stands for the discarder; where that is the winner, all pay alike. Whoever scores a hand without a table may say who it was."]]],2,8,[4,141,1,0,12,[2,8],3,8,[2,19],3,6,[2,1,[4]],3,6,[2,1,[0]],3,6,[2,3,["2"]],3,4,[2,40]],2,5,[4,367,1,0,5,[2,20,1,2,2,[2,4],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,5,[2,20,1,2,2,[2,4],2,2,[2,2]],3,5,[2,21,1,2,2,[2,5],2,2,[2,2]],3,4,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,19,1,2,2,[2,4],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,20,1,2,2,[2,5],2,2,[2,1]],3,7,[2,18,1,2,2,[2,3],2,2,[2,1]]],2,7,[4,96,1,0,2,[2,92]],2,7,[4,456,1,0,15,[6,435,1,0,19,[2,44],5,17,[2,46],5,23,[2,80],5,29,[2,61],5,25,[2,61]]]]',
  "rulesets/zung-jung/patterns.yaml": 
    '[212,17701,1,0,6,[4,1388,1,0,4,[2,43,1,2,6,[2,3],2,4,[2,20,1,2,2,[2,4],2,2,[2,2]]],3,4,[2,48,1,2,6,[2,4],2,4,[2,24,1,2,2,[2,8],2,2,[2,2]]],3,6,[2,45,1,2,6,[2,3],2,4,[2,22,1,2,2,[2,6],2,2,[2,2]]],3,7,[2,47,1,2,6,[2,4],2,4,[2,23,1,2,2,[2,7],2,2,[2,2]]],3,5,[2,44,1,2,6,[2,4],2,4,[2,20,1,2,2,[2,5],2,2,[2,1]]],3,18,[2,58,1,2,6,[2,4],2,4,[2,34,1,2,2,[2,18],2,2,[2,2]]],3,5,[2,44,1,2,6,[2,4],2,4,[2,20,1,2,2,[2,5],2,2,[2,1]]],3,9,[2,59,1,2,6,[2,4],2,4,[2,35,1,2,2,[2,19],2,2,[2,2]]],3,9,[2,48,1,2,6,[2,3],2,4,[2,25,1,2,2,[2,9],2,2,[2,2]]],3,7,[2,56,1,2,6,[2,4],2,4,[2,32,1,2,2,[2,16],2,2,[2,2]]],3,11,[2,60,1,2,6,[2,4],2,4,[2,36,1,2,2,[2,20],2,2,[2,2]]],3,9,[2,49,1,2,6,[2,4],2,4,[2,25,1,2,2,[2,9],2,2,[2,2]]],3,9,[2,49,1,2,6,[2,4],2,4,[2,25,1,2,2,[2,9],2,2,[2,2]]],3,9,[2,48,1,2,6,[2,3],2,4,[2,25,1,2,2,[2,9],2,2,[2,2]]],3,10,[2,50,1,2,6,[2,4],2,4,[2,26,1,2,2,[2,10],2,2,[2,2]]],3,9,[2,54,1,2,6,[2,3],2,4,[2,31,1,2,2,[2,15],2,2,[2,2]]],3,6,[6,363,1,0,6,[2,4],5,7,[8,268,0,[2,4],[9,4],[9,6],[9,7],[9,5],[9,18],[9,5],[9,9],[9,9],[9,7],[9,11],[9,9],[9,9],[9,9],[9,10],[9,9]],5,4,[2,28,1,2,2,[2,12],2,2,[2,2]],5,6,[2,11,["3, rule 5"]]]],2,8,[4,16289,1,0,13,[6,335,1,0,4,[2,29,1,2,2,[2,13],2,2,[2,2]],5,5,[2,4],5,5,[2,13,1,2,6,[2,1,[5]]],5,4,[2,17],5,6,[2,5,["1.1"]],5,4,[2,35],5,8,[8,146,0,[2,64,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[15]]]],[9,71,1,2,3,[2,32],2,4,[2,1,[2]],2,5,[2,12,1,2,5,[2,1,[1]]]]]],3,14,[6,389,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,4],5,5,[2,13,1,2,6,[2,1,[5]]],5,4,[2,21],5,6,[2,5,["1.2"]],5,4,[2,64],5,8,[8,165,0,[2,54,1,2,4,[2,25],2,4,[2,1,[2]],2,2,[2,4]],[9,40,1,2,3,[2,22],2,4,[2,1,[2]]],[9,51,1,2,3,[2,33],2,4,[2,1,[2]]]]],3,12,[6,294,1,0,4,[2,29,1,2,2,[2,12],2,2,[2,3]],5,5,[2,4],5,5,[2,13,1,2,6,[2,1,[5]]],5,4,[2,20],5,6,[2,5,["1.3"]],5,4,[2,12],5,8,[8,125,0,[2,63,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,13,1,2,5,[2,2,[35]]]],[9,51,1,2,3,[2,33],2,4,[2,1,[2]]]]],3,14,[6,322,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[40]]],5,4,[2,33],5,6,[2,7,["2.1.1"]],5,4,[2,21],5,8,[8,126,0,[2,69,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,13,1,2,5,[2,2,[85]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,13,[6,497,1,0,4,[2,30,1,2,2,[2,13],2,2,[2,3]],5,5,[2,4],5,5,[2,54,1,2,6,[2,42]],5,4,[2,32],5,6,[2,7,["2.1.2"]],5,4,[2,35],5,8,[8,249,0,[2,77,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,27,1,2,6,[2,3,[345]],2,5,[2,3,[320]]]],[9,106,1,2,4,[2,28],2,4,[2,1,[2]],2,7,[2,24,1,2,7,[2,11]],2,5,[2,15,1,2,6,[2,3,[105]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,10,[6,508,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,5,[2,6],5,5,[2,15,1,2,6,[2,3,[480]]],5,4,[2,39],5,6,[2,5,["2.2"]],5,4,[2,30],5,8,[8,299,0,[2,70,1,2,4,[2,18],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,14,1,2,5,[2,3,[480]]]],[9,61,1,2,4,[2,18],2,4,[2,1,[2]],2,5,[2,15,1,2,6,[2,3,[480]]]],[9,93,1,2,4,[2,18],2,4,[2,1,[2]],2,2,[2,4],2,4,[2,14,0,[1,12]],2,5,[2,15,1,2,6,[2,3,[480]]]],[9,46,1,2,3,[2,18],2,4,[2,1,[2]],2,2,[2,4]]]],3,11,[6,418,1,0,4,[2,27,1,2,2,[2,11],2,2,[2,2]],5,5,[2,6],5,5,[2,14,1,2,6,[2,2,[10]]],5,4,[2,34],5,6,[2,5,["3.1"]],5,4,[2,30],5,8,[8,216,0,[2,71,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,15,1,2,6,[2,3,[100]]]],[9,74,1,2,4,[2,33],2,4,[2,1,[2]],2,5,[2,13,1,2,5,[2,2,[15]]]],[9,51,1,2,3,[2,33],2,4,[2,1,[3]]]]],3,19,[6,474,1,0,4,[2,36,1,2,2,[2,19],2,2,[2,3]],5,5,[2,7],5,5,[2,53,1,2,6,[2,41]],5,4,[2,48],5,6,[2,7,["3.2.1"]],5,4,[2,19],5,8,[8,218,0,[2,47,1,2,4,[2,28],2,4,[2,1,[2]]],[9,105,1,2,4,[2,28],2,4,[2,1,[2]],2,7,[2,24,1,2,7,[2,11]],2,5,[2,14,1,2,6,[2,2,[90]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,17,[6,299,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,7],5,5,[2,15,1,2,6,[2,3,[130]]],5,4,[2,29],5,6,[2,7,["3.2.2"]],5,8,[8,132,0,[2,75,1,2,4,[2,32],2,4,[2,1,[2]],2,5,[2,15,1,2,6,[2,3,[160]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,17,[6,495,1,0,4,[2,34,1,2,2,[2,17],2,2,[2,3]],5,5,[2,5],5,5,[2,53,1,2,6,[2,41]],5,4,[2,44],5,6,[2,7,["3.3.1"]],5,4,[2,19],5,8,[8,247,0,[2,72,1,2,4,[2,30],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[30]]]],[9,107,1,2,4,[2,30],2,4,[2,1,[2]],2,7,[2,24,1,2,7,[2,11]],2,5,[2,14,1,2,6,[2,2,[25]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[2]]]]],3,15,[6,314,1,0,4,[2,32,1,2,2,[2,15],2,2,[2,3]],5,5,[2,5],5,5,[2,15,1,2,6,[2,3,[120]]],5,4,[2,48],5,6,[2,7,["3.3.2"]],5,8,[8,132,0,[2,73,1,2,4,[2,30],2,4,[2,1,[1]],2,5,[2,15,1,2,6,[2,3,[120]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[2]]]]],3,16,[6,309,1,0,4,[2,33,1,2,2,[2,16],2,2,[2,3]],5,5,[2,6],5,5,[2,15,1,2,6,[2,3,[320]]],5,4,[2,44],5,6,[2,7,["3.3.3"]],5,8,[8,129,0,[2,70,1,2,4,[2,28],2,4,[2,1,[3]],2,5,[2,14,1,2,5,[2,3,[320]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[1]]]]],3,14,[6,398,1,0,4,[2,31,1,2,2,[2,14],2,2,[2,3]],5,5,[2,6],5,5,[2,15,1,2,6,[2,3,[400]]],5,4,[2,27],5,6,[2,7,["3.3.4"]],5,8,[8,237,0,[2,74,1,2,4,[2,32],2,4,[2,1,[1]],2,5,[2,14,1,2,5,[2,3,[400]]]],[9,93,1,2,4,[2,20],2,4,[2,1,[1]],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,15,1,2,6,[2,3,[400]]]],[9,50,1,2,3,[2,32],2,4,[2,1,[1]]]]],3,10,[6,458,1,0,4,[2,27,1,2,2,[2,10],2,2,[2,3]],5,5,[2,6],5,5,[2,15,1,2,6,[2,3,[320]]],5,4,[2,20],5,6,[2,5,["3.4"]],5,4,[2,16],5,8,[8,283,0,[2,62,1,2,4,[2,20],2,4,[2,1,[2]],2,5,[2,14,1,2,5,[2,3,[320]]]],[9,73,1,2,4,[2,30],2,4,[2,1,[3]],2,5,[2,15,1,2,6,[2,3,[320]]]],[9,73,1,2,4,[2,30],2,4,[2,1,[1]],2,5,[2,15,1,2,6,[2,3,[320]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,12,[6,310,1,0,4,[2,29,1,2,2,[2,12],2,2,[2,3]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[30]]],5,4,[2,20],5,6,[2,5,["4.1"]],5,4,[2,18],5,8,[8,134,0,[2,75,1,2,4,[2,32],2,4,[2,1,[4]],2,5,[2,15,1,2,6,[2,3,[130]]]],[9,48,1,2,3,[2,30],2,4,[2,1,[2]]]]],3,22,[6,364,1,0,4,[2,39,1,2,2,[2,22],2,2,[2,3]],5,5,[2,18],5,5,[2,13,1,2,6,[2,1,[5]]],5,4,[2,29],5,6,[2,7,["4.2.1"]],5,4,[2,45],5,8,[8,127,0,[2,70,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[85]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,24,[6,304,1,0,4,[2,41,1,2,2,[2,24],2,2,[2,3]],5,5,[2,18],5,5,[2,14,1,2,6,[2,2,[30]]],5,4,[2,29],5,6,[2,7,["4.2.2"]],5,8,[8,120,0,[2,67,1,2,4,[2,24],2,4,[2,1,[2]],2,5,[2,15,1,2,6,[2,3,[170]]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]]]],3,23,[6,371,1,0,4,[2,40,1,2,2,[2,23],2,2,[2,3]],5,5,[2,18],5,5,[2,15,1,2,6,[2,3,[125]]],5,4,[2,29],5,6,[2,7,["4.2.3"]],5,4,[2,42],5,8,[8,134,0,[2,79,1,2,4,[2,26],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,15,1,2,6,[2,3,[160]]]],[9,44,1,2,3,[2,26],2,4,[2,1,[2]]]]],3,8,[6,342,1,0,4,[2,24,1,2,2,[2,8],2,2,[2,2]],5,5,[2,5],5,5,[2,13,1,2,6,[2,1,[5]]],5,4,[2,16],5,6,[2,7,["4.3.1"]],5,4,[2,31],5,8,[8,160,0,[2,97,1,2,4,[2,25],2,4,[2,1,[2]],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,14,1,2,6,[2,2,[60]]]],[9,52,1,2,3,[2,24],2,4,[2,1,[2]],2,2,[2,4]]]],3,8,[6,279,1,0,4,[2,24,1,2,2,[2,8],2,2,[2,2]],5,5,[2,5],5,5,[2,14,1,2,6,[2,2,[20]]],5,4,[2,16],5,6,[2,7,["4.3.2"]],5,8,[8,138,0,[2,76,1,2,4,[2,34],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[30]]]],[9,51,1,2,3,[2,33],2,4,[2,1,[2]]]]],3,10,[6,285,1,0,4,[2,26,1,2,2,[2,10],2,2,[2,2]],5,5,[2,5],5,5,[2,15,1,2,6,[2,3,[120]]],5,4,[2,16],5,6,[2,7,["4.3.3"]],5,8,[8,141,0,[2,78,1,2,4,[2,35],2,4,[2,1,[2]],2,5,[2,15,1,2,6,[2,3,[130]]]],[9,52,1,2,3,[2,34],2,4,[2,1,[2]]]]],3,9,[6,500,1,0,4,[2,25,1,2,2,[2,9],2,2,[2,2]],5,5,[2,6],5,5,[2,15,1,2,6,[2,3,[480]]],5,4,[2,16],5,6,[2,7,["4.3.4"]],5,8,[8,356,0,[2,80,1,2,4,[2,38],2,4,[2,1,[2]],2,5,[2,14,1,2,5,[2,3,[480]]]],[9,81,1,2,4,[2,38],2,4,[2,1,[2]],2,5,[2,15,1,2,6,[2,3,[480]]]],[9,111,1,2,4,[2,38],2,4,[2,1,[2]],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,15,1,2,6,[2,3,[480]]]],[9,55,1,2,3,[2,37],2,4,[2,1,[2]]]]],3,23,[6,286,1,0,4,[2,40,1,2,2,[2,23],2,2,[2,3]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[10]]],5,4,[2,20],5,6,[2,7,["5.1.1"]],5,8,[8,121,0,[2,68,1,2,4,[2,26],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[15]]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]]]],3,29,[6,350,1,0,4,[2,46,1,2,2,[2,29],2,2,[2,3]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[60]]],5,4,[2,84],5,6,[2,7,["5.1.2"]],5,8,[8,115,0,[2,64,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[70]]]],[9,40,1,2,3,[2,22],2,4,[2,1,[2]]]]],3,25,[6,297,1,0,4,[2,44,1,2,2,[2,25],2,2,[2,5]],5,5,[2,9],5,5,[2,15,1,2,6,[2,3,[120]]],5,4,[2,29],5,6,[2,7,["5.1.3"]],5,8,[8,118,0,[2,67,1,2,4,[2,24],2,4,[2,1,[2]],2,5,[2,15,1,2,6,[2,3,[170]]]],[9,40,1,2,3,[2,22],2,4,[2,1,[2]]]]],3,24,[6,299,1,0,4,[2,43,1,2,2,[2,24],2,2,[2,5]],5,5,[2,6],5,5,[2,15,1,2,6,[2,3,[480]]],5,4,[2,38],5,6,[2,7,["5.1.4"]],5,8,[8,115,0,[2,62,1,2,4,[2,20],2,4,[2,1,[2]],2,5,[2,14,1,2,5,[2,3,[480]]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]]]],3,23,[6,343,1,0,4,[2,41,1,2,2,[2,23],2,2,[2,4]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[35]]],5,4,[2,29],5,6,[2,5,["6.1"]],5,4,[2,36],5,8,[8,123,0,[2,68,1,2,4,[2,26],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[45]]]],[9,44,1,2,3,[2,26],2,4,[2,1,[2]]]]],3,28,[6,312,1,0,4,[2,47,1,2,2,[2,28],2,2,[2,5]],5,5,[2,7],5,5,[2,14,1,2,6,[2,2,[30]]],5,4,[2,35],5,6,[2,7,["6.2.1"]],5,8,[8,127,0,[2,70,1,2,4,[2,28],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[35]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,22,[6,312,1,0,4,[2,40,1,2,2,[2,22],2,2,[2,4]],5,5,[2,7],5,5,[2,15,1,2,6,[2,3,[120]]],5,4,[2,38],5,6,[2,7,["6.2.2"]],5,8,[8,130,0,[2,73,1,2,4,[2,30],2,4,[2,1,[2]],2,5,[2,15,1,2,6,[2,3,[120]]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,18,[6,321,1,0,4,[2,36,1,2,2,[2,18],2,2,[2,4]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[40]]],5,4,[2,29],5,6,[2,5,["7.1"]],5,4,[2,24],5,8,[8,118,0,[2,54,1,2,4,[2,25],2,4,[2,1,[2]],2,2,[2,4]],[9,53,1,2,3,[2,25],2,4,[2,1,[2]],2,2,[2,4]]]],3,26,[6,297,1,0,4,[2,43,1,2,2,[2,26],2,2,[2,3]],5,5,[2,11],5,5,[2,15,1,2,6,[2,3,[100]]],5,4,[2,46],5,6,[2,7,["7.2.1"]],5,8,[8,100,0,[2,43,1,2,4,[2,24],2,4,[2,1,[2]]],[9,46,1,2,3,[2,28],2,4,[2,1,[2]]]]],3,25,[6,304,1,0,4,[2,42,1,2,2,[2,25],2,2,[2,3]],5,5,[2,11],5,5,[2,15,1,2,6,[2,3,[200]]],5,4,[2,62],5,6,[2,7,["7.2.2"]],5,8,[8,92,0,[2,41,1,2,4,[2,22],2,4,[2,1,[2]]],[9,40,1,2,3,[2,22],2,4,[2,1,[2]]]]],3,22,[6,321,1,0,4,[2,40,1,2,2,[2,22],2,2,[2,4]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[40]]],5,4,[2,46],5,6,[2,7,["8.1.1"]],5,4,[2,23],5,8,[8,96,0,[2,43,1,2,4,[2,24],2,4,[2,1,[2]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]]]],3,21,[6,309,1,0,4,[2,39,1,2,2,[2,21],2,2,[2,4]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[50]]],5,4,[2,36],5,6,[2,7,["8.1.2"]],5,8,[8,129,0,[2,76,1,2,4,[2,24],2,4,[2,1,[2]],2,2,[2,4],2,5,[2,14,1,2,6,[2,2,[90]]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]]]],3,23,[6,347,1,0,4,[2,40,1,2,2,[2,23],2,2,[2,3]],5,5,[2,9],5,5,[2,15,1,2,6,[2,3,[100]]],5,4,[2,59],5,6,[2,7,["8.1.3"]],5,4,[2,27],5,8,[8,104,0,[2,51,1,2,4,[2,32],2,4,[2,1,[4]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]]]],3,22,[6,326,1,0,4,[2,39,1,2,2,[2,22],2,2,[2,3]],5,5,[2,6],5,5,[2,15,1,2,6,[2,3,[400]]],5,4,[2,22],5,6,[2,7,["8.1.4"]],5,4,[2,16],5,8,[8,135,0,[2,74,1,2,4,[2,32],2,4,[2,1,[2]],2,5,[2,14,1,2,5,[2,3,[400]]]],[9,50,1,2,3,[2,32],2,4,[2,1,[4]]]]],3,10,[6,363,1,0,4,[2,28,1,2,2,[2,10],2,2,[2,4]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[10]]],5,4,[2,24],5,6,[2,7,["9.1.1"]],5,4,[2,38],5,8,[8,157,0,[2,96,1,2,4,[2,22],2,4,[2,1,[2]],2,2,[2,4],2,4,[2,14,0,[1,12]],2,5,[2,14,1,2,6,[2,2,[80]]]],[9,50,1,2,3,[2,22],2,4,[2,1,[2]],2,2,[2,4]]]],3,13,[6,300,1,0,4,[2,31,1,2,2,[2,13],2,2,[2,4]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[10]]],5,4,[2,27],5,6,[2,7,["9.1.2"]],5,8,[8,137,0,[2,86,1,2,4,[2,22],2,4,[2,1,[2]],2,4,[2,14,0,[1,12]],2,5,[2,14,1,2,6,[2,2,[80]]]],[9,40,1,2,3,[2,22],2,4,[2,1,[2]]]]],3,11,[6,280,1,0,4,[2,29,1,2,2,[2,11],2,2,[2,4]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[10]]],5,4,[2,10],5,6,[2,5,["9.2"]],5,8,[8,138,0,[2,74,1,2,4,[2,25],2,4,[2,1,[2]],2,2,[2,4],2,4,[2,12,0,[1,10]]],[9,53,1,2,3,[2,25],2,4,[2,1,[2]],2,2,[2,4]]]],3,14,[6,287,1,0,4,[2,30,1,2,2,[2,14],2,2,[2,2]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[10]]],5,4,[2,12],5,6,[2,5,["9.3"]],5,8,[8,142,0,[2,89,1,2,4,[2,24],2,4,[2,1,[2]],2,4,[2,14,0,[1,12]],2,5,[2,15,1,2,6,[2,3,[170]]]],[9,42,1,2,3,[2,24],2,4,[2,1,[2]]]]],3,18,[6,399,1,0,4,[2,34,1,2,2,[2,18],2,2,[2,2]],5,5,[2,10],5,5,[2,15,1,2,6,[2,3,[155]]],5,4,[2,31],5,6,[2,7,["9.4.1"]],5,4,[2,52],5,8,[8,164,0,[2,99,1,2,4,[2,26],2,4,[2,1,[1]],2,2,[2,4],2,4,[2,12,0,[1,10]],2,5,[2,15,1,2,6,[2,3,[165]]]],[9,54,1,2,3,[2,26],2,4,[2,1,[1]],2,2,[2,4]]]],3,17,[6,300,1,0,4,[2,33,1,2,2,[2,17],2,2,[2,2]],5,5,[2,10],5,5,[2,15,1,2,6,[2,3,[155]]],5,4,[2,13],5,6,[2,7,["9.4.2"]],5,8,[8,147,0,[2,92,1,2,4,[2,26],2,4,[2,1,[2]],2,4,[2,15,0,[1,13]],2,5,[2,15,1,2,6,[2,3,[165]]]],[9,44,1,2,3,[2,26],2,4,[2,1,[2]]]]],3,18,[6,263,1,0,4,[2,36,1,2,2,[2,18],2,2,[2,4]],5,5,[2,9],5,5,[2,15,1,2,6,[2,3,[160]]],5,4,[2,18],5,6,[2,6,["10.1"]],5,8,[8,104,0,[2,43,1,2,4,[2,24],2,4,[2,1,[2]]],[9,50,1,2,3,[2,32],2,4,[2,1,[4]]]]],3,11,[6,261,1,0,4,[2,28,1,2,2,[2,11],2,2,[2,3]],5,5,[2,9],5,5,[2,14,1,2,6,[2,2,[30]]],5,4,[2,14],5,6,[2,6,["10.2"]],5,8,[8,115,0,[2,64,1,2,4,[2,22],2,4,[2,1,[2]],2,5,[2,14,1,2,6,[2,2,[35]]]],[9,40,1,2,3,[2,22],2,4,[2,1,[2]]]]]]]',
};

/** The expressions of the packs, parsed, by the paths of their packs; what a pack inherits is with its parent. */
export const builtInTrees: Record<string, string> = {
  'rulesets/ari-ari/pack.yaml': 
    'expression "if red_fives then 1 else 0"\t{"text":"if red_fives then 1 else 0","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"red_fives","span":~3,12},"then":{"node":"number","value":1,"span":~18,19},"else":{"node":"number","value":0,"span":~25,26},"span":~0,26},"depth":3}\nkinds "567z"\t{"text":"567z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":~2,4}],"span":~0,4},"span":~0,4},"depth":4}\nkinds "1234z"\t{"text":"1234z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":~2,3},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":~3,5}],"span":~0,5},"span":~0,5},"depth":4}\nkinds "dragon or seat_wind or round_wind"\t{"text":"dragon or seat_wind or round_wind","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"or","of":[{"node":"kindWord","name":"dragon","span":~0,6},{"node":"kindWord","name":"seat_wind","span":~10,19},{"node":"kindWord","name":"round_wind","span":~23,33}],"span":~0,33},"span":~0,33},"depth":4}\nexpression "every set is chow and pair is not value_tile and wait is two_sided"\t{"text":"every set is chow and pair is not value_tile and wait is two_sided","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["chow"],"span":~13,17},"span":~0,17},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~22,26},"negated":true,"is":{"node":"of","kinds":{"node":"kindWord","name":"value_tile","span":~34,44},"span":~34,44},"span":~22,44},{"node":"is","subject":{"node":"name","name":"wait","span":~49,53},"negated":false,"choices":[{"name":"two_sided","span":~57,66}],"span":~49,66}],"span":~0,66},"depth":5}\nexpression "suits == 1"\t{"text":"suits == 1","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~0,5},"right":{"node":"number","value":1,"span":~9,10},"span":~0,10},"depth":3}\nexpression "if winner is dealer or payer is dealer then 2 else 1"\t{"text":"if winner is dealer or payer is dealer then 2 else 1","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":~3,9},"negated":false,"choices":[{"name":"dealer","span":~13,19}],"span":~3,19},{"node":"is","subject":{"node":"name","name":"payer","span":~23,28},"negated":false,"choices":[{"name":"dealer","span":~32,38}],"span":~23,38}],"span":~3,38},"then":{"node":"number","value":2,"span":~44,45},"else":{"node":"number","value":1,"span":~51,52},"span":~0,52},"depth":5}\nexpression "if pao and someone responsible then min(8000 * liable, value) else 0"\t{"text":"if pao and someone responsible then min(8000 * liable, value) else 0","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"and","of":[{"node":"name","name":"pao","span":~3,6},{"node":"name","name":"someone responsible","span":~11,30}],"span":~3,30},"then":{"node":"call","name":"min","arguments":[{"node":"arithmetic","op":"*","left":{"node":"number","value":8000,"span":~40,44},"right":{"node":"name","name":"liable","span":~47,53},"span":~40,53},{"node":"name","name":"value","span":~55,60}],"span":~36,61},"else":{"node":"number","value":0,"span":~67,68},"span":~0,68},"depth":5}\nexpression "claims so far == 0 and kongs so far == 0"\t{"text":"claims so far == 0 and kongs so far == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"claims so far","span":~0,13},"right":{"node":"number","value":0,"span":~17,18},"span":~0,18},{"node":"compare","op":"==","left":{"node":"name","name":"kongs so far","span":~23,35},"right":{"node":"number","value":0,"span":~39,40},"span":~23,40}],"span":~0,40},"depth":4}\nexpression "my turns == 1 and uninterrupted"\t{"text":"my turns == 1 and uninterrupted","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"my turns","span":~0,8},"right":{"node":"number","value":1,"span":~12,13},"span":~0,13},{"node":"name","name":"uninterrupted","span":~18,31}],"span":~0,31},"depth":4}\nexpression "missed or missed_after_riichi or waits on own discard"\t{"text":"missed or missed_after_riichi or waits on own discard","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"name","name":"missed","span":~0,6},{"node":"name","name":"missed_after_riichi","span":~10,29},{"node":"name","name":"waits on own discard","span":~33,53}],"span":~0,53},"depth":3}\nexpression "bonus_of(players ahead + 1) + (if players level >= 1 then bonus_of(players ahead + 2) else 0) + (if players level >= 2 then bonus_of(players ahead + 3) else 0) + (if players level >= 3 then bonus_of(players ahead + 4) else 0)"\t{"text":"bonus_of(players ahead + 1) + (if players level >= 1 then bonus_of(players ahead + 2) else 0) + (if players level >= 2 then bonus_of(players ahead + 3) else 0) + (if players level >= 3 then bonus_of(players ahead + 4) else 0)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"+","left":{"node":"arithmetic","op":"+","left":{"node":"arithmetic","op":"+","left":{"node":"call","name":"bonus_of","arguments":[{"node":"arithmetic","op":"+","left":{"node":"name","name":"players ahead","span":~9,22},"right":{"node":"number","value":1,"span":~25,26},"span":~9,26}],"span":~0,27},"right":{"node":"if","test":{"node":"compare","op":">=","left":{"node":"name","name":"players level","span":~34,47},"right":{"node":"number","value":1,"span":~51,52},"span":~34,52},"then":{"node":"call","name":"bonus_of","arguments":[{"node":"arithmetic","op":"+","left":{"node":"name","name":"players ahead","span":~67,80},"right":{"node":"number","value":2,"span":~83,84},"span":~67,84}],"span":~58,85},"else":{"node":"number","value":0,"span":~91,92},"span":~30,93},"span":~0,93},"right":{"node":"if","test":{"node":"compare","op":">=","left":{"node":"name","name":"players level","span":~100,113},"right":{"node":"number","value":2,"span":~117,118},"span":~100,118},"then":{"node":"call","name":"bonus_of","arguments":[{"node":"arithmetic","op":"+","left":{"node":"name","name":"players ahead","span":~133,146},"right":{"node":"number","value":3,"span":~149,150},"span":~133,150}],"span":~124,151},"else":{"node":"number","value":0,"span":~157,158},"span":~96,159},"span":~0,159},"right":{"node":"if","test":{"node":"compare","op":">=","left":{"node":"name","name":"players level","span":~166,179},"right":{"node":"number","value":3,"span":~183,184},"span":~166,184},"then":{"node":"call","name":"bonus_of","arguments":[{"node":"arithmetic","op":"+","left":{"node":"name","name":"players ahead","span":~199,212},"right":{"node":"number","value":4,"span":~215,216},"span":~199,216}],"span":~190,217},"else":{"node":"number","value":0,"span":~223,224},"span":~162,225},"span":~0,225},"depth":8}\nexpression "ending is nine_terminals or four_winds or four_riichi or four_kongs or triple_win"\t{"text":"ending is nine_terminals or four_winds or four_riichi or four_kongs or triple_win","kinds":false,"heard":[["choices","ending",["win","exhausted","false_win","nine_terminals","four_winds","four_riichi","four_kongs","triple_win"]]],"tree":{"node":"is","subject":{"node":"name","name":"ending","span":~0,6},"negated":false,"choices":[{"name":"nine_terminals","span":~10,24},{"name":"four_winds","span":~28,38},{"name":"four_riichi","span":~42,53},{"name":"four_kongs","span":~57,67},{"name":"triple_win","span":~71,81}],"span":~0,81},"depth":3}\nexpression "1"\t{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":~0,1},"depth":2}\nexpression "cast"\t{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":~0,4},"depth":2}\nexpression "14"\t{"text":"14","kinds":false,"heard":[],"tree":{"node":"number","value":14,"span":~0,2},"depth":2}\nexpression "turn is claimed and missed_until is claim"\t{"text":"turn is claimed and missed_until is claim","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"claimed","span":~8,15}],"span":~0,15},{"node":"is","subject":{"node":"name","name":"missed_until","span":~20,32},"negated":false,"choices":[{"name":"claim","span":~36,41}],"span":~20,41}],"span":~0,41},"depth":4}\nexpression "turn is claimed"\t{"text":"turn is claimed","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"claimed","span":~8,15}],"span":~0,15},"depth":3}\nexpression "turn is claimed and last tile is dragon and count(shown triplet of dragon) == 3"\t{"text":"turn is claimed and last tile is dragon and count(shown triplet of dragon) == 3","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"claimed","span":~8,15}],"span":~0,15},{"node":"quantified","quantifier":"the","phrase":{"noun":"last tile","adjectives":[],"span":~20,29},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~33,39},"span":~33,39},"span":~20,39},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["shown"],"of":{"node":"kindWord","name":"dragon","span":~67,73},"span":~50,73},"span":~44,74},"right":{"node":"number","value":3,"span":~78,79},"span":~44,79}],"span":~0,79},"depth":6}\nexpression "turn is claimed and last tile is wind and count(shown triplet of wind) == 4"\t{"text":"turn is claimed and last tile is wind and count(shown triplet of wind) == 4","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"claimed","span":~8,15}],"span":~0,15},{"node":"quantified","quantifier":"the","phrase":{"noun":"last tile","adjectives":[],"span":~20,29},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~33,37},"span":~33,37},"span":~20,37},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["shown"],"of":{"node":"kindWord","name":"wind","span":~65,69},"span":~48,69},"span":~42,70},"right":{"node":"number","value":4,"span":~74,75},"span":~42,75}],"span":~0,75},"depth":6}\nexpression "not dead and (not window is concealed_kong or would score thirteen_orphans)"\t{"text":"not dead and (not window is concealed_kong or would score thirteen_orphans)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"not","of":{"node":"name","name":"dead","span":~4,8},"span":~0,8},{"node":"or","of":[{"node":"not","of":{"node":"is","subject":{"node":"name","name":"window","span":~18,24},"negated":false,"choices":[{"name":"concealed_kong","span":~28,42}],"span":~18,42},"span":~14,42},{"node":"named","word":"would score","name":"thirteen_orphans","span":~46,74}],"span":~13,75}],"span":~0,75},"depth":6}\nexpression "wins and (by draw or not furiten)"\t{"text":"wins and (by draw or not furiten)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"wins","span":~0,4},{"node":"or","of":[{"node":"name","name":"by draw","span":~10,17},{"node":"not","of":{"node":"name","name":"furiten","span":~25,32},"span":~21,32}],"span":~9,33}],"span":~0,33},"depth":5}\nexpression "3"\t{"text":"3","kinds":false,"heard":[],"tree":{"node":"number","value":3,"span":~0,1},"depth":2}\nexpression "triple_win is abort and claimants >= 3"\t{"text":"triple_win is abort and claimants >= 3","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"triple_win","span":~0,10},"negated":false,"choices":[{"name":"abort","span":~14,19}],"span":~0,19},{"node":"compare","op":">=","left":{"node":"name","name":"claimants","span":~24,33},"right":{"node":"number","value":3,"span":~37,38},"span":~24,38}],"span":~0,38},"depth":4}\nexpression "riichi"\t{"text":"riichi","kinds":false,"heard":[],"tree":{"node":"name","name":"riichi","span":~0,6},"depth":2}\nexpression "swap_calling or not same kind as claimed"\t{"text":"swap_calling or not same kind as claimed","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"name","name":"swap_calling","span":~0,12},{"node":"not","of":{"node":"name","name":"same kind as claimed","span":~20,40},"span":~16,40}],"span":~0,40},"depth":4}\nexpression "tiles left > 0 and not riichi and not dead"\t{"text":"tiles left > 0 and not riichi and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~13,14},"span":~0,14},{"node":"not","of":{"node":"name","name":"riichi","span":~23,29},"span":~19,29},{"node":"not","of":{"node":"name","name":"dead","span":~38,42},"span":~34,42}],"span":~0,42},"depth":4}\nexpression "2"\t{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":~0,1},"depth":2}\nexpression "tiles left > 0 and kongs so far < 4 and not riichi and not dead"\t{"text":"tiles left > 0 and kongs so far < 4 and not riichi and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~13,14},"span":~0,14},{"node":"compare","op":"<","left":{"node":"name","name":"kongs so far","span":~19,31},"right":{"node":"number","value":4,"span":~34,35},"span":~19,35},{"node":"not","of":{"node":"name","name":"riichi","span":~44,50},"span":~40,50},{"node":"not","of":{"node":"name","name":"dead","span":~59,63},"span":~55,63}],"span":~0,63},"depth":4}\nexpression "swap_calling or not (same kind as claimed or completes chow with shown tiles)"\t{"text":"swap_calling or not (same kind as claimed or completes chow with shown tiles)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"name","name":"swap_calling","span":~0,12},{"node":"not","of":{"node":"or","of":[{"node":"name","name":"same kind as claimed","span":~21,41},{"node":"name","name":"completes chow with shown tiles","span":~45,76}],"span":~20,77},"span":~16,77}],"span":~0,77},"depth":5}\nexpression "play is free or hand waits without it"\t{"text":"play is free or hand waits without it","kinds":false,"heard":[["choices","play",["checked","free"]]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"play","span":~0,4},"negated":false,"choices":[{"name":"free","span":~8,12}],"span":~0,12},{"node":"name","name":"hand waits without it","span":~16,37}],"span":~0,37},"depth":4}\nexpression "not riichi and no set is claimed and tiles left >= 4 and points >= stake and not dead"\t{"text":"not riichi and no set is claimed and tiles left >= 4 and points >= stake and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"not","of":{"node":"name","name":"riichi","span":~4,10},"span":~0,10},{"node":"quantified","quantifier":"no","phrase":{"noun":"set","adjectives":[],"span":~18,21},"negated":false,"is":{"node":"made","adjective":"claimed","span":~25,32},"span":~15,32},{"node":"compare","op":">=","left":{"node":"name","name":"tiles left","span":~37,47},"right":{"node":"number","value":4,"span":~51,52},"span":~37,52},{"node":"compare","op":">=","left":{"node":"name","name":"points","span":~57,63},"right":{"node":"name","name":"stake","span":~67,72},"span":~57,72},{"node":"not","of":{"node":"name","name":"dead","span":~81,85},"span":~77,85}],"span":~0,85},"depth":4}\nexpression "first_turn"\t{"text":"first_turn","kinds":false,"heard":[],"tree":{"node":"name","name":"first_turn","span":~0,10},"depth":2}\nexpression "stake"\t{"text":"stake","kinds":false,"heard":[],"tree":{"node":"name","name":"stake","span":~0,5},"depth":2}\nexpression "seats with riichi == 4"\t{"text":"seats with riichi == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"named","word":"seats with","name":"riichi","span":~0,17},"right":{"node":"number","value":4,"span":~21,22},"span":~0,22},"depth":3}\nexpression "tiles left > 0 and kongs so far < 4 and not dead"\t{"text":"tiles left > 0 and kongs so far < 4 and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~13,14},"span":~0,14},{"node":"compare","op":"<","left":{"node":"name","name":"kongs so far","span":~19,31},"right":{"node":"number","value":4,"span":~34,35},"span":~19,35},{"node":"not","of":{"node":"name","name":"dead","span":~44,48},"span":~40,48}],"span":~0,48},"depth":4}\nexpression "not riichi or (same kind as drawn and waits stay and readings stay)"\t{"text":"not riichi or (same kind as drawn and waits stay and readings stay)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"not","of":{"node":"name","name":"riichi","span":~4,10},"span":~0,10},{"node":"and","of":[{"node":"name","name":"same kind as drawn","span":~15,33},{"node":"name","name":"waits stay","span":~38,48},{"node":"name","name":"readings stay","span":~53,66}],"span":~14,67}],"span":~0,67},"depth":4}\nexpression "first_turn and count(kind in terminal or honour) >= 9 and not dead"\t{"text":"first_turn and count(kind in terminal or honour) >= 9 and not dead","kinds":false,"heard":[["sense","honour","kinds"],["sense",">=","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"first_turn","span":~0,10},{"node":"compare","op":">=","left":{"node":"count","phrase":{"noun":"kind","adjectives":[],"of":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~29,37},{"node":"kindWord","name":"honour","span":~41,47}],"span":~29,47},"span":~21,47},"span":~15,48},"right":{"node":"number","value":9,"span":~52,53},"span":~15,53},{"node":"not","of":{"node":"name","name":"dead","span":~62,66},"span":~58,66}],"span":~0,66},"depth":7}\nexpression "not riichi or just drawn"\t{"text":"not riichi or just drawn","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"not","of":{"node":"name","name":"riichi","span":~4,10},"span":~0,10},{"node":"name","name":"just drawn","span":~14,24}],"span":~0,24},"depth":4}\nexpression "hand waits and not ready and not dead and seats with nagashi == 0"\t{"text":"hand waits and not ready and not dead and seats with nagashi == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"hand waits","span":~0,10},{"node":"not","of":{"node":"name","name":"ready","span":~19,24},"span":~15,24},{"node":"not","of":{"node":"name","name":"dead","span":~33,37},"span":~29,37},{"node":"compare","op":"==","left":{"node":"named","word":"seats with","name":"nagashi","span":~42,60},"right":{"node":"number","value":0,"span":~64,65},"span":~42,65}],"span":~0,65},"depth":4}\nexpression "play is free and not dead"\t{"text":"play is free and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"play","span":~0,4},"negated":false,"choices":[{"name":"free","span":~8,12}],"span":~0,12},{"node":"not","of":{"node":"name","name":"dead","span":~21,25},"span":~17,25}],"span":~0,25},"depth":4}\nexpression "completes"\t{"text":"completes","kinds":false,"heard":[],"tree":{"node":"name","name":"completes","span":~0,9},"depth":2}\nexpression "completes and riichi"\t{"text":"completes and riichi","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"completes","span":~0,9},{"node":"name","name":"riichi","span":~14,20}],"span":~0,20},"depth":3}\nexpression "discards so far == 4 and uninterrupted and kinds discarded == 1 and every discard is wind"\t{"text":"discards so far == 4 and uninterrupted and kinds discarded == 1 and every discard is wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"discards so far","span":~0,15},"right":{"node":"number","value":4,"span":~19,20},"span":~0,20},{"node":"name","name":"uninterrupted","span":~25,38},{"node":"compare","op":"==","left":{"node":"name","name":"kinds discarded","span":~43,58},"right":{"node":"number","value":1,"span":~62,63},"span":~43,63},{"node":"quantified","quantifier":"every","phrase":{"noun":"discard","adjectives":[],"span":~74,81},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~85,89},"span":~85,89},"span":~68,89}],"span":~0,89},"depth":5}\nexpression "kongs so far == 4 and seats with kongs > 1"\t{"text":"kongs so far == 4 and seats with kongs > 1","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"kongs so far","span":~0,12},"right":{"node":"number","value":4,"span":~16,17},"span":~0,17},{"node":"compare","op":">","left":{"node":"name","name":"seats with kongs","span":~22,38},"right":{"node":"number","value":1,"span":~41,42},"span":~22,42}],"span":~0,42},"depth":4}\nexpression "passed win"\t{"text":"passed win","kinds":false,"heard":[],"tree":{"node":"named","word":"passed","name":"win","span":~0,10},"depth":2}\nexpression "passed win and riichi"\t{"text":"passed win and riichi","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"named","word":"passed","name":"win","span":~0,10},{"node":"name","name":"riichi","span":~15,21}],"span":~0,21},"depth":3}\nexpression "no set is claimed and every own discard is terminal or honour and no own discard is taken and not dead"\t{"text":"no set is claimed and every own discard is terminal or honour and no own discard is taken and not dead","kinds":false,"heard":[["sense","every","other"],["sense","honour","kinds"],["sense","no","other"],["sense","dead","yes/no"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"no","phrase":{"noun":"set","adjectives":[],"span":~3,6},"negated":false,"is":{"node":"made","adjective":"claimed","span":~10,17},"span":~0,17},{"node":"quantified","quantifier":"every","phrase":{"noun":"discard","adjectives":["own"],"span":~28,39},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~43,51},{"node":"kindWord","name":"honour","span":~55,61}],"span":~43,61},"span":~43,61},"span":~22,61},{"node":"quantified","quantifier":"no","phrase":{"noun":"discard","adjectives":["own"],"span":~69,80},"negated":false,"is":{"node":"made","adjective":"taken","span":~84,89},"span":~66,89},{"node":"not","of":{"node":"name","name":"dead","span":~98,102},"span":~94,102}],"span":~0,102},"depth":6}\nexpression "riichi and not hand waits and seats with nagashi == 0"\t{"text":"riichi and not hand waits and seats with nagashi == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"riichi","span":~0,6},{"node":"not","of":{"node":"name","name":"hand waits","span":~15,25},"span":~11,25},{"node":"compare","op":"==","left":{"node":"named","word":"seats with","name":"nagashi","span":~30,48},"right":{"node":"number","value":0,"span":~52,53},"span":~30,53}],"span":~0,53},"depth":4}\nexpression "riichi and not dead"\t{"text":"riichi and not dead","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"riichi","span":~0,6},{"node":"not","of":{"node":"name","name":"dead","span":~15,19},"span":~11,19}],"span":~0,19},"depth":4}\nexpression "by draw and turn is replaced"\t{"text":"by draw and turn is replaced","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"turn","span":~12,16},"negated":false,"choices":[{"name":"replaced","span":~20,28}],"span":~12,28}],"span":~0,28},"depth":4}\nexpression "window is extended_kong or window is concealed_kong"\t{"text":"window is extended_kong or window is concealed_kong","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"window","span":~0,6},"negated":false,"choices":[{"name":"extended_kong","span":~10,23}],"span":~0,23},{"node":"is","subject":{"node":"name","name":"window","span":~27,33},"negated":false,"choices":[{"name":"concealed_kong","span":~37,51}],"span":~27,51}],"span":~0,51},"depth":4}\nexpression "tiles left == 0"\t{"text":"tiles left == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~14,15},"span":~0,15},"depth":3}\nexpression "turn is dealt and i am dealer"\t{"text":"turn is dealt and i am dealer","kinds":false,"heard":[["choices","turn",["dealt","drawn","replaced","bonus","claimed"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"dealt","span":~8,13}],"span":~0,13},{"node":"name","name":"i am dealer","span":~18,29}],"span":~0,29},"depth":4}\nexpression "by draw and turn is drawn and my turns == 1 and uninterrupted and not i am dealer"\t{"text":"by draw and turn is drawn and my turns == 1 and uninterrupted and not i am dealer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"turn","span":~12,16},"negated":false,"choices":[{"name":"drawn","span":~20,25}],"span":~12,25},{"node":"compare","op":"==","left":{"node":"name","name":"my turns","span":~30,38},"right":{"node":"number","value":1,"span":~42,43},"span":~30,43},{"node":"name","name":"uninterrupted","span":~48,61},{"node":"not","of":{"node":"name","name":"i am dealer","span":~70,81},"span":~66,81}],"span":~0,81},"depth":4}\nexpression "by discard and my turns == 0 and uninterrupted and not i am dealer"\t{"text":"by discard and my turns == 0 and uninterrupted and not i am dealer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"compare","op":"==","left":{"node":"name","name":"my turns","span":~15,23},"right":{"node":"number","value":0,"span":~27,28},"span":~15,28},{"node":"name","name":"uninterrupted","span":~33,46},{"node":"not","of":{"node":"name","name":"i am dealer","span":~55,66},"span":~51,66}],"span":~0,66},"depth":4}\nexpression "by discard and payer is exposer"\t{"text":"by discard and payer is exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"payer","span":~15,20},"negated":false,"choices":[{"name":"exposer","span":~24,31}],"span":~15,31}],"span":~0,31},"depth":4}\nexpression "round_up((value - liable_part) * (if winner is dealer then 6 else 4), 100)"\t{"text":"round_up((value - liable_part) * (if winner is dealer then 6 else 4), 100)","kinds":false,"heard":[],"tree":{"node":"call","name":"round_up","arguments":[{"node":"arithmetic","op":"*","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"value","span":~10,15},"right":{"node":"name","name":"liable_part","span":~18,29},"span":~9,30},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"winner","span":~37,43},"negated":false,"choices":[{"name":"dealer","span":~47,53}],"span":~37,53},"then":{"node":"number","value":6,"span":~59,60},"else":{"node":"number","value":4,"span":~66,67},"span":~33,68},"span":~9,68},{"node":"number","value":100,"span":~70,73}],"span":~0,74},"depth":6}\nexpression "by draw"\t{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":~0,7},"depth":2}\nexpression "round_up((value - liable_part) * share, 100)"\t{"text":"round_up((value - liable_part) * share, 100)","kinds":false,"heard":[],"tree":{"node":"call","name":"round_up","arguments":[{"node":"arithmetic","op":"*","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"value","span":~10,15},"right":{"node":"name","name":"liable_part","span":~18,29},"span":~9,30},"right":{"node":"name","name":"share","span":~33,38},"span":~9,38},{"node":"number","value":100,"span":~40,43}],"span":~0,44},"depth":5}\nexpression "by discard and (payer is exposer or payer is responsible)"\t{"text":"by discard and (payer is exposer or payer is responsible)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"payer","span":~16,21},"negated":false,"choices":[{"name":"exposer","span":~25,32}],"span":~16,32},{"node":"is","subject":{"node":"name","name":"payer","span":~36,41},"negated":false,"choices":[{"name":"responsible","span":~45,56}],"span":~36,56}],"span":~15,57}],"span":~0,57},"depth":5}\nexpression "liable_part * (if winner is dealer then 6 else 4) * (if exposer is responsible then 1 else 1/2)"\t{"text":"liable_part * (if winner is dealer then 6 else 4) * (if exposer is responsible then 1 else 1/2)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"arithmetic","op":"*","left":{"node":"name","name":"liable_part","span":~0,11},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"winner","span":~18,24},"negated":false,"choices":[{"name":"dealer","span":~28,34}],"span":~18,34},"then":{"node":"number","value":6,"span":~40,41},"else":{"node":"number","value":4,"span":~47,48},"span":~14,49},"span":~0,49},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"exposer","span":~56,63},"negated":false,"choices":[{"name":"responsible","span":~67,78}],"span":~56,78},"then":{"node":"number","value":1,"span":~84,85},"else":{"node":"arithmetic","op":"/","left":{"node":"number","value":1,"span":~91,92},"right":{"node":"number","value":2,"span":~93,94},"span":~91,94},"span":~52,95},"span":~0,95},"depth":6}\nexpression "by draw and payer is responsible"\t{"text":"by draw and payer is responsible","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"payer","span":~12,17},"negated":false,"choices":[{"name":"responsible","span":~21,32}],"span":~12,32}],"span":~0,32},"depth":4}\nexpression "liable_part * (if winner is dealer then 6 else 4)"\t{"text":"liable_part * (if winner is dealer then 6 else 4)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"liable_part","span":~0,11},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"winner","span":~18,24},"negated":false,"choices":[{"name":"dealer","span":~28,34}],"span":~18,34},"then":{"node":"number","value":6,"span":~40,41},"else":{"node":"number","value":4,"span":~47,48},"span":~14,49},"span":~0,49},"depth":5}\nexpression "if by discard then payer is exposer else liable_part < value"\t{"text":"if by discard then payer is exposer else liable_part < value","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"by discard","span":~3,13},"then":{"node":"is","subject":{"node":"name","name":"payer","span":~19,24},"negated":false,"choices":[{"name":"exposer","span":~28,35}],"span":~19,35},"else":{"node":"compare","op":"<","left":{"node":"name","name":"liable_part","span":~41,52},"right":{"node":"name","name":"value","span":~55,60},"span":~41,60},"span":~0,60},"depth":4}\nexpression "repeats * (if by discard then 300 else 100)"\t{"text":"repeats * (if by discard then 300 else 100)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"repeats","span":~0,7},"right":{"node":"if","test":{"node":"name","name":"by discard","span":~14,24},"then":{"node":"number","value":300,"span":~30,33},"else":{"node":"number","value":100,"span":~39,42},"span":~10,43},"span":~0,43},"depth":4}\nexpression "by draw and payer is responsible and liable_part > 0 and liable_part == value"\t{"text":"by draw and payer is responsible and liable_part > 0 and liable_part == value","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"payer","span":~12,17},"negated":false,"choices":[{"name":"responsible","span":~21,32}],"span":~12,32},{"node":"compare","op":">","left":{"node":"name","name":"liable_part","span":~37,48},"right":{"node":"number","value":0,"span":~51,52},"span":~37,52},{"node":"compare","op":"==","left":{"node":"name","name":"liable_part","span":~57,68},"right":{"node":"name","name":"value","span":~72,77},"span":~57,77}],"span":~0,77},"depth":4}\nexpression "300 * repeats"\t{"text":"300 * repeats","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":300,"span":~0,3},"right":{"node":"name","name":"repeats","span":~6,13},"span":~0,13},"depth":3}\nexpression "min(stake, stakes)"\t{"text":"min(stake, stakes)","kinds":false,"heard":[],"tree":{"node":"call","name":"min","arguments":[{"node":"name","name":"stake","span":~4,9},{"node":"name","name":"stakes","span":~11,17}],"span":~0,18},"depth":3}\nexpression "first winner"\t{"text":"first winner","kinds":false,"heard":[],"tree":{"node":"name","name":"first winner","span":~0,12},"depth":2}\nexpression "stakes"\t{"text":"stakes","kinds":false,"heard":[],"tree":{"node":"name","name":"stakes","span":~0,6},"depth":2}\nexpression "seats with nagashi == 0 and ready and not payer has ready"\t{"text":"seats with nagashi == 0 and ready and not payer has ready","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"named","word":"seats with","name":"nagashi","span":~0,18},"right":{"node":"number","value":0,"span":~22,23},"span":~0,23},{"node":"name","name":"ready","span":~28,33},{"node":"not","of":{"node":"named","word":"payer has","name":"ready","span":~42,57},"span":~38,57}],"span":~0,57},"depth":4}\nexpression "floor(waiting_payment / (if seats with ready == 2 then 4 else 3))"\t{"text":"floor(waiting_payment / (if seats with ready == 2 then 4 else 3))","kinds":false,"heard":[],"tree":{"node":"call","name":"floor","arguments":[{"node":"arithmetic","op":"/","left":{"node":"name","name":"waiting_payment","span":~6,21},"right":{"node":"if","test":{"node":"compare","op":"==","left":{"node":"named","word":"seats with","name":"ready","span":~28,44},"right":{"node":"number","value":2,"span":~48,49},"span":~28,49},"then":{"node":"number","value":4,"span":~55,56},"else":{"node":"number","value":3,"span":~62,63},"span":~24,64},"span":~6,64}],"span":~0,65},"depth":6}\nexpression "nagashi"\t{"text":"nagashi","kinds":false,"heard":[],"tree":{"node":"name","name":"nagashi","span":~0,7},"depth":2}\nexpression "2000 * share"\t{"text":"2000 * share","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":2000,"span":~0,4},"right":{"node":"name","name":"share","span":~7,12},"span":~0,12},"depth":3}\nexpression "100 * repeats"\t{"text":"100 * repeats","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":100,"span":~0,3},"right":{"node":"name","name":"repeats","span":~6,13},"span":~0,13},"depth":3}\nexpression "if payer is dealer or winner is dealer then 4000 else 2000"\t{"text":"if payer is dealer or winner is dealer then 4000 else 2000","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"payer","span":~3,8},"negated":false,"choices":[{"name":"dealer","span":~12,18}],"span":~3,18},{"node":"is","subject":{"node":"name","name":"winner","span":~22,28},"negated":false,"choices":[{"name":"dealer","span":~32,38}],"span":~22,38}],"span":~3,38},"then":{"node":"number","value":4000,"span":~44,48},"else":{"node":"number","value":2000,"span":~54,58},"span":~0,58},"depth":5}\nexpression "min(staked, stakes)"\t{"text":"min(staked, stakes)","kinds":false,"heard":[],"tree":{"node":"call","name":"min","arguments":[{"node":"name","name":"staked","span":~4,10},{"node":"name","name":"stakes","span":~12,18}],"span":~0,19},"depth":3}\nexpression "players ahead == 0"\t{"text":"players ahead == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"players ahead","span":~0,13},"right":{"node":"number","value":0,"span":~17,18},"span":~0,18},"depth":3}\nexpression "floor(stakes / (players level + 1))"\t{"text":"floor(stakes / (players level + 1))","kinds":false,"heard":[],"tree":{"node":"call","name":"floor","arguments":[{"node":"arithmetic","op":"/","left":{"node":"name","name":"stakes","span":~6,12},"right":{"node":"arithmetic","op":"+","left":{"node":"name","name":"players level","span":~16,29},"right":{"node":"number","value":1,"span":~32,33},"span":~15,34},"span":~6,34}],"span":~0,35},"depth":5}\nexpression "winner is dealer or replayed or aborted or (ending is exhausted and (if seats with nagashi > 0 then dealer has nagashi else dealer has ready))"\t{"text":"winner is dealer or replayed or aborted or (ending is exhausted and (if seats with nagashi > 0 then dealer has nagashi else dealer has ready))","kinds":false,"heard":[["choices","winner",["i","dealer","starter","exposer","winner","leader"]],["sense","replayed","yes/no"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":~0,6},"negated":false,"choices":[{"name":"dealer","span":~10,16}],"span":~0,16},{"node":"name","name":"replayed","span":~20,28},{"node":"name","name":"aborted","span":~32,39},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"ending","span":~44,50},"negated":false,"choices":[{"name":"exhausted","span":~54,63}],"span":~44,63},{"node":"if","test":{"node":"compare","op":">","left":{"node":"named","word":"seats with","name":"nagashi","span":~72,90},"right":{"node":"number","value":0,"span":~93,94},"span":~72,94},"then":{"node":"named","word":"dealer has","name":"nagashi","span":~100,118},"else":{"node":"named","word":"dealer has","name":"ready","span":~124,140},"span":~68,141}],"span":~43,142}],"span":~0,142},"depth":6}\nexpression "ending is false_win"\t{"text":"ending is false_win","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"ending","span":~0,6},"negated":false,"choices":[{"name":"false_win","span":~10,19}],"span":~0,19},"depth":3}\nexpression "if replayed then repeats else if (ending is win and not winner is dealer) or (seats with nagashi > 0 and not dealer has nagashi) then 0 else repeats + 1"\t{"text":"if replayed then repeats else if (ending is win and not winner is dealer) or (seats with nagashi > 0 and not dealer has nagashi) then 0 else repeats + 1","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"replayed","span":~3,11},"then":{"node":"name","name":"repeats","span":~17,24},"else":{"node":"if","test":{"node":"or","of":[{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"ending","span":~34,40},"negated":false,"choices":[{"name":"win","span":~44,47}],"span":~34,47},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"winner","span":~56,62},"negated":false,"choices":[{"name":"dealer","span":~66,72}],"span":~56,72},"span":~52,72}],"span":~33,73},{"node":"and","of":[{"node":"compare","op":">","left":{"node":"named","word":"seats with","name":"nagashi","span":~78,96},"right":{"node":"number","value":0,"span":~99,100},"span":~78,100},{"node":"not","of":{"node":"named","word":"dealer has","name":"nagashi","span":~109,127},"span":~105,127}],"span":~77,128}],"span":~33,128},"then":{"node":"number","value":0,"span":~134,135},"else":{"node":"arithmetic","op":"+","left":{"node":"name","name":"repeats","span":~141,148},"right":{"node":"number","value":1,"span":~151,152},"span":~141,152},"span":~30,152},"span":~0,152},"depth":8}\nexpression "starting_points"\t{"text":"starting_points","kinds":false,"heard":[],"tree":{"node":"name","name":"starting_points","span":~0,15},"depth":2}\nexpression "points - starting_points + (if placement then floor(bonus_of_equal_places / (players level + 1)) else 0)"\t{"text":"points - starting_points + (if placement then floor(bonus_of_equal_places / (players level + 1)) else 0)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"+","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"points","span":~0,6},"right":{"node":"name","name":"starting_points","span":~9,24},"span":~0,24},"right":{"node":"if","test":{"node":"name","name":"placement","span":~31,40},"then":{"node":"call","name":"floor","arguments":[{"node":"arithmetic","op":"/","left":{"node":"name","name":"bonus_of_equal_places","span":~52,73},"right":{"node":"arithmetic","op":"+","left":{"node":"name","name":"players level","span":~77,90},"right":{"node":"number","value":1,"span":~93,94},"span":~76,95},"span":~52,95}],"span":~46,96},"else":{"node":"number","value":0,"span":~102,103},"span":~27,104},"span":~0,104},"depth":7}\nexpression "double_riichi"\t{"text":"double_riichi","kinds":false,"heard":[],"tree":{"node":"name","name":"double_riichi","span":~0,13},"depth":2}\nexpression "riichi and ippatsu"\t{"text":"riichi and ippatsu","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"riichi","span":~0,6},{"node":"name","name":"ippatsu","span":~11,18}],"span":~0,18},"depth":3}\nexpression "concealed and by draw"\t{"text":"concealed and by draw","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":~0,9},{"node":"name","name":"by draw","span":~14,21}],"span":~0,21},"depth":3}\nexpression "concealed and plain_chows"\t{"text":"concealed and plain_chows","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":~0,9},{"node":"name","name":"plain_chows","span":~14,25}],"span":~0,25},"depth":3}\nexpression "concealed and has chow nA, chow nA"\t{"text":"concealed and has chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":~0,9},{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~23,25},"span":~18,25},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~32,34},"span":~27,34}],"ranges":[],"span":~14,34}],"span":~0,34},"depth":5}\nexpression "every tile is simple and (concealed or kuitan)"\t{"text":"every tile is simple and (concealed or kuitan)","kinds":false,"heard":[["sense","(","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"simple","span":~14,20},"span":~14,20},"span":~0,20},{"node":"or","of":[{"node":"name","name":"concealed","span":~26,35},{"node":"name","name":"kuitan","span":~39,45}],"span":~25,46}],"span":~0,46},"depth":5}\nexpression "has chow nA, chow nB, chow nC"\t{"text":"has chow nA, chow nB, chow nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "if concealed then 2 else 1"\t{"text":"if concealed then 2 else 1","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"concealed","span":~3,12},"then":{"node":"number","value":2,"span":~18,19},"else":{"node":"number","value":1,"span":~25,26},"span":~0,26},"depth":3}\nexpression "has chow 1A, chow 4A, chow 7A"\t{"text":"has chow 1A, chow 4A, chow 7A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "any set is 5z"\t{"text":"any set is 5z","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~4,7},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":~11,13}],"span":~11,13},"span":~11,13},"span":~0,13},"depth":5}\nexpression "any set is 6z"\t{"text":"any set is 6z","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~4,7},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~11,13}],"span":~11,13},"span":~11,13},"span":~0,13},"depth":5}\nexpression "any set is 7z"\t{"text":"any set is 7z","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~4,7},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":~11,13}],"span":~11,13},"span":~11,13},"span":~0,13},"depth":5}\nexpression "any set is seat_wind"\t{"text":"any set is seat_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~4,7},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"seat_wind","span":~11,20},"span":~11,20},"span":~0,20},"depth":4}\nexpression "any set is round_wind"\t{"text":"any set is round_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~4,7},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"round_wind","span":~11,21},"span":~11,21},"span":~0,21},"depth":4}\nexpression "every group has terminal or honour and any set is chow and any tile is honour"\t{"text":"every group has terminal or honour and any set is chow and any tile is honour","kinds":false,"heard":[["sense","honour","kinds"],["sense","any","other"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":~6,11},"negated":false,"is":{"node":"has","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~16,24},{"node":"kindWord","name":"honour","span":~28,34}],"span":~16,34}},"span":~0,34},{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~43,46},"negated":false,"is":{"node":"type","types":["chow"],"span":~50,54},"span":~39,54},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~63,67},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~71,77},"span":~71,77},"span":~59,77}],"span":~0,77},"depth":5}\nexpression "after_kong"\t{"text":"after_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"after_kong","span":~0,10},"depth":2}\nexpression "robbing_kong"\t{"text":"robbing_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"robbing_kong","span":~0,12},"depth":2}\nexpression "last_tile and by draw"\t{"text":"last_tile and by draw","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"last_tile","span":~0,9},{"node":"name","name":"by draw","span":~14,21}],"span":~0,21},"depth":3}\nexpression "last_tile and by discard"\t{"text":"last_tile and by discard","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"last_tile","span":~0,9},{"node":"name","name":"by discard","span":~14,24}],"span":~0,24},"depth":3}\nexpression "before_first_draw and renhou is mangan"\t{"text":"before_first_draw and renhou is mangan","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"before_first_draw","span":~0,17},{"node":"is","subject":{"node":"name","name":"renhou","span":~22,28},"negated":false,"choices":[{"name":"mangan","span":~32,38}],"span":~22,38}],"span":~0,38},"depth":4}\nexpression "5"\t{"text":"5","kinds":false,"heard":[],"tree":{"node":"number","value":5,"span":~0,1},"depth":2}\nexpression "shape is pairs"\t{"text":"shape is pairs","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"pairs","span":~9,14}],"span":~0,14},"depth":3}\nexpression "has triplet nA, triplet nB, triplet nC"\t{"text":"has triplet nA, triplet nB, triplet nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~24,26},"span":~16,26},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":~36,38},"span":~28,38}],"ranges":[],"span":~0,38},"depth":4}\nexpression "count(concealed triplet) == 3"\t{"text":"count(concealed triplet) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":3,"span":~28,29},"span":~0,29},"depth":4}\nexpression "count(kong) == 3"\t{"text":"count(kong) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":3,"span":~15,16},"span":~0,16},"depth":4}\nexpression "every set is triplet"\t{"text":"every set is triplet","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["triplet"],"span":~13,20},"span":~0,20},"depth":3}\nexpression "flush and any tile is honour"\t{"text":"flush and any tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"flush","span":~0,5},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~14,18},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~22,28},"span":~22,28},"span":~10,28}],"span":~0,28},"depth":5}\nexpression "if concealed then 3 else 2"\t{"text":"if concealed then 3 else 2","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"concealed","span":~3,12},"then":{"node":"number","value":3,"span":~18,19},"else":{"node":"number","value":2,"span":~25,26},"span":~0,26},"depth":3}\nexpression "count(triplet of dragon) == 2 and pair is dragon"\t{"text":"count(triplet of dragon) == 2 and pair is dragon","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":2,"span":~28,29},"span":~0,29},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~34,38},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~42,48},"span":~42,48},"span":~34,48}],"span":~0,48},"depth":6}\nexpression "every tile is terminal or honour"\t{"text":"every tile is terminal or honour","kinds":false,"heard":[["sense","honour","kinds"],["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~14,22},{"node":"kindWord","name":"honour","span":~26,32}],"span":~14,32},"span":~14,32},"span":~0,32},"depth":5}\nexpression "every group has terminal and any set is chow"\t{"text":"every group has terminal and any set is chow","kinds":false,"heard":[["sense","any","other"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":~6,11},"negated":false,"is":{"node":"has","kinds":{"node":"kindWord","name":"terminal","span":~16,24}},"span":~0,24},{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~33,36},"negated":false,"is":{"node":"type","types":["chow"],"span":~40,44},"span":~29,44}],"span":~0,44},"depth":4}\nexpression "concealed and (has chow nA, chow nA, chow kB, chow kB or has chow nA, chow nA, chow kA, chow kA)"\t{"text":"concealed and (has chow nA, chow nA, chow kB, chow kB or has chow nA, chow nA, chow kA, chow kA)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":~0,9},{"node":"or","of":[{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~24,26},"span":~19,26},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~33,35},"span":~28,35},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"B","span":~42,44},"span":~37,44},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"B","span":~51,53},"span":~46,53}],"ranges":[],"span":~15,53},{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~66,68},"span":~61,68},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~75,77},"span":~70,77},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"A","span":~84,86},"span":~79,86},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"A","span":~93,95},"span":~88,95}],"ranges":[],"span":~57,95}],"span":~14,96}],"span":~0,96},"depth":6}\nexpression "flush and no tile is honour"\t{"text":"flush and no tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"flush","span":~0,5},{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":~13,17},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~21,27},"span":~21,27},"span":~10,27}],"span":~0,27},"depth":5}\nexpression "if concealed then 6 else 5"\t{"text":"if concealed then 6 else 5","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"concealed","span":~3,12},"then":{"node":"number","value":6,"span":~18,19},"else":{"node":"number","value":5,"span":~25,26},"span":~0,26},"depth":3}\nexpression "per tile pointed by indicators"\t{"text":"per tile pointed by indicators","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"tile","adjectives":[],"by":{"list":"indicators","span":~9,30},"span":~4,30},"span":~0,30},"depth":4}\nexpression "if riichi then per tile pointed by under_indicators else 0"\t{"text":"if riichi then per tile pointed by under_indicators else 0","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"riichi","span":~3,9},"then":{"node":"per","phrase":{"noun":"tile","adjectives":[],"by":{"list":"under_indicators","span":~24,51},"span":~19,51},"span":~15,51},"else":{"node":"number","value":0,"span":~57,58},"span":~0,58},"depth":5}\nexpression "per tile where marked"\t{"text":"per tile where marked","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"tile","adjectives":[],"where":{"node":"name","name":"marked","span":~15,21},"span":~4,21},"span":~0,21},"depth":4}\nexpression "shape is orphans"\t{"text":"shape is orphans","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"orphans","span":~9,16}],"span":~0,16},"depth":3}\nexpression "held include 1112345678999A"\t{"text":"held include 1112345678999A","kinds":false,"heard":[],"tree":{"node":"include","what":"held","exactly":false,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~13,14},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~14,15},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~15,16},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":~16,17},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":~17,18},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~18,19},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":~19,20},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":~20,21},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~21,22},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":~22,23},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~23,24},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~24,25},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~25,27}],"span":~0,27},"depth":3}\nexpression "dealt_hand"\t{"text":"dealt_hand","kinds":false,"heard":[],"tree":{"node":"name","name":"dealt_hand","span":~0,10},"depth":2}\nexpression "first_draw"\t{"text":"first_draw","kinds":false,"heard":[],"tree":{"node":"name","name":"first_draw","span":~0,10},"depth":2}\nexpression "before_first_draw and renhou is yakuman"\t{"text":"before_first_draw and renhou is yakuman","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"before_first_draw","span":~0,17},{"node":"is","subject":{"node":"name","name":"renhou","span":~22,28},"negated":false,"choices":[{"name":"yakuman","span":~32,39}],"span":~22,39}],"span":~0,39},"depth":4}\nexpression "count(concealed triplet) == 4"\t{"text":"count(concealed triplet) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":4,"span":~28,29},"span":~0,29},"depth":4}\nexpression "count(kong) == 4"\t{"text":"count(kong) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":4,"span":~15,16},"span":~0,16},"depth":4}\nexpression "every tile in 23468s 6z"\t{"text":"every tile in 23468s 6z","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":~14,15},{"rank":{"offset":{"add":3,"times":{}}},"suit":"s","span":~15,16},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":~16,17},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":~17,18},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":~18,20},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~21,23}],"span":~14,23}},"span":~0,23},"depth":4}\nexpression "every tile is terminal"\t{"text":"every tile is terminal","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~14,22},"span":~14,22},"span":~0,22},"depth":4}\nexpression "every tile is honour and shape is sets"\t{"text":"every tile is honour and shape is sets","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~14,20},"span":~14,20},"span":~0,20},{"node":"is","subject":{"node":"name","name":"shape","span":~25,30},"negated":false,"choices":[{"name":"sets","span":~34,38}],"span":~25,38}],"span":~0,38},"depth":5}\nexpression "count(triplet of dragon) == 3"\t{"text":"count(triplet of dragon) == 3","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":3,"span":~28,29},"span":~0,29},"depth":5}\nexpression "count(triplet of wind) == 3 and pair is wind"\t{"text":"count(triplet of wind) == 3 and pair is wind","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":3,"span":~26,27},"span":~0,27},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~32,36},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~40,44},"span":~40,44},"span":~32,44}],"span":~0,44},"depth":6}\nexpression "count(triplet of wind) == 4"\t{"text":"count(triplet of wind) == 4","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":4,"span":~26,27},"span":~0,27},"depth":5}\nexpression "if double_yakuman then 2 else 1"\t{"text":"if double_yakuman then 2 else 1","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"double_yakuman","span":~3,17},"then":{"node":"number","value":2,"span":~23,24},"else":{"node":"number","value":1,"span":~30,31},"span":~0,31},"depth":3}\nexpression "shape is sets and concealed and by discard"\t{"text":"shape is sets and concealed and by discard","kinds":false,"heard":[["choices","shape",["sets","pairs","orphans"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"name","name":"concealed","span":~18,27},{"node":"name","name":"by discard","span":~32,42}],"span":~0,42},"depth":4}\nexpression "30"\t{"text":"30","kinds":false,"heard":[],"tree":{"node":"number","value":30,"span":~0,2},"depth":2}\nexpression "shape is sets and not (concealed and by discard)"\t{"text":"shape is sets and not (concealed and by discard)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"concealed","span":~23,32},{"node":"name","name":"by discard","span":~37,47}],"span":~22,48},"span":~18,48}],"span":~0,48},"depth":5}\nexpression "20"\t{"text":"20","kinds":false,"heard":[],"tree":{"node":"number","value":20,"span":~0,2},"depth":2}\nexpression "25"\t{"text":"25","kinds":false,"heard":[],"tree":{"node":"number","value":25,"span":~0,2},"depth":2}\nexpression "any set is triplet"\t{"text":"any set is triplet","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~4,7},"negated":false,"is":{"node":"type","types":["triplet"],"span":~11,18},"span":~0,18},"depth":3}\nexpression "per triplet, 2 * (if concealed then 2 else 1) * (if terminal or honour then 2 else 1) * (if kong then 4 else 1)"\t{"text":"per triplet, 2 * (if concealed then 2 else 1) * (if terminal or honour then 2 else 1) * (if kong then 4 else 1)","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"triplet","adjectives":[],"span":~4,11},"value":{"node":"arithmetic","op":"*","left":{"node":"arithmetic","op":"*","left":{"node":"arithmetic","op":"*","left":{"node":"number","value":2,"span":~13,14},"right":{"node":"if","test":{"node":"name","name":"concealed","span":~21,30},"then":{"node":"number","value":2,"span":~36,37},"else":{"node":"number","value":1,"span":~43,44},"span":~17,45},"span":~13,45},"right":{"node":"if","test":{"node":"or","of":[{"node":"name","name":"terminal","span":~52,60},{"node":"name","name":"honour","span":~64,70}],"span":~52,70},"then":{"node":"number","value":2,"span":~76,77},"else":{"node":"number","value":1,"span":~83,84},"span":~48,85},"span":~13,85},"right":{"node":"if","test":{"node":"name","name":"kong","span":~92,96},"then":{"node":"number","value":4,"span":~102,103},"else":{"node":"number","value":1,"span":~109,110},"span":~88,111},"span":~13,111},"span":~0,111},"depth":7}\nexpression "pair is dragon"\t{"text":"pair is dragon","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~0,4},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~8,14},"span":~8,14},"span":~0,14},"depth":4}\nexpression "pair is seat_wind"\t{"text":"pair is seat_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~0,4},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"seat_wind","span":~8,17},"span":~8,17},"span":~0,17},"depth":4}\nexpression "pair is round_wind"\t{"text":"pair is round_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~0,4},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"round_wind","span":~8,18},"span":~8,18},"span":~0,18},"depth":4}\nexpression "shape is sets and wait is edge or closed or single"\t{"text":"shape is sets and wait is edge or closed or single","kinds":false,"heard":[["choices","wait",["single","pairs","closed","edge","two_sided","none"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"is","subject":{"node":"name","name":"wait","span":~18,22},"negated":false,"choices":[{"name":"edge","span":~26,30},{"name":"closed","span":~34,40},{"name":"single","span":~44,50}],"span":~18,50}],"span":~0,50},"depth":4}\nexpression "shape is sets and by draw and not (concealed and plain_chows)"\t{"text":"shape is sets and by draw and not (concealed and plain_chows)","kinds":false,"heard":[["choices","shape",["sets","pairs","orphans"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"name","name":"by draw","span":~18,25},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"concealed","span":~35,44},{"node":"name","name":"plain_chows","span":~49,60}],"span":~34,61},"span":~30,61}],"span":~0,61},"depth":5}\nexpression "by discard and not concealed and plain_chows"\t{"text":"by discard and not concealed and plain_chows","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"not","of":{"node":"name","name":"concealed","span":~19,28},"span":~15,28},{"node":"name","name":"plain_chows","span":~33,44}],"span":~0,44},"depth":4}\nexpression "if fu == 25 then 25 else round_up(fu, 10)"\t{"text":"if fu == 25 then 25 else round_up(fu, 10)","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"compare","op":"==","left":{"node":"name","name":"fu","span":~3,5},"right":{"node":"number","value":25,"span":~9,11},"span":~3,11},"then":{"node":"number","value":25,"span":~17,19},"else":{"node":"call","name":"round_up","arguments":[{"node":"name","name":"fu","span":~34,36},{"node":"number","value":10,"span":~38,40}],"span":~25,41},"span":~0,41},"depth":4}\nexpression "minipoints * doubled(han)"\t{"text":"minipoints * doubled(han)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"minipoints","span":~0,10},"right":{"node":"call","name":"doubled","arguments":[{"node":"name","name":"han","span":~21,24}],"span":~13,25},"span":~0,25},"depth":4}\nexpression "base"\t{"text":"base","kinds":false,"heard":[],"tree":{"node":"name","name":"base","span":~0,4},"depth":2}\nexpression "yakuman > 0 or han - han of dora >= (if minimum_at_five and repeats >= 5 then 2 else 1)"\t{"text":"yakuman > 0 or han - han of dora >= (if minimum_at_five and repeats >= 5 then 2 else 1)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"compare","op":">","left":{"node":"name","name":"yakuman","span":~0,7},"right":{"node":"number","value":0,"span":~10,11},"span":~0,11},{"node":"compare","op":">=","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"han","span":~15,18},"right":{"node":"tallyOf","tally":"han","group":"dora","span":~21,32},"span":~15,32},"right":{"node":"if","test":{"node":"and","of":[{"node":"name","name":"minimum_at_five","span":~40,55},{"node":"compare","op":">=","left":{"node":"name","name":"repeats","span":~60,67},"right":{"node":"number","value":5,"span":~71,72},"span":~60,72}],"span":~40,72},"then":{"node":"number","value":2,"span":~78,79},"else":{"node":"number","value":1,"span":~85,86},"span":~36,87},"span":~15,87}],"span":~0,87},"depth":7}\nexpression "yakuman > 0"\t{"text":"yakuman > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"yakuman","span":~0,7},"right":{"node":"number","value":0,"span":~10,11},"span":~0,11},"depth":3}\nexpression "8000 * yakuman"\t{"text":"8000 * yakuman","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":8000,"span":~0,4},"right":{"node":"name","name":"yakuman","span":~7,14},"span":~0,14},"depth":3}\nexpression "han >= 13"\t{"text":"han >= 13","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"name","name":"han","span":~0,3},"right":{"node":"number","value":13,"span":~7,9},"span":~0,9},"depth":3}\nexpression "8000"\t{"text":"8000","kinds":false,"heard":[],"tree":{"node":"number","value":8000,"span":~0,4},"depth":2}\nexpression "han >= 11"\t{"text":"han >= 11","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"name","name":"han","span":~0,3},"right":{"node":"number","value":11,"span":~7,9},"span":~0,9},"depth":3}\nexpression "6000"\t{"text":"6000","kinds":false,"heard":[],"tree":{"node":"number","value":6000,"span":~0,4},"depth":2}\nexpression "han >= 8"\t{"text":"han >= 8","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"name","name":"han","span":~0,3},"right":{"node":"number","value":8,"span":~7,8},"span":~0,8},"depth":3}\nexpression "4000"\t{"text":"4000","kinds":false,"heard":[],"tree":{"node":"number","value":4000,"span":~0,4},"depth":2}\nexpression "han >= 6"\t{"text":"han >= 6","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"name","name":"han","span":~0,3},"right":{"node":"number","value":6,"span":~7,8},"span":~0,8},"depth":3}\nexpression "3000"\t{"text":"3000","kinds":false,"heard":[],"tree":{"node":"number","value":3000,"span":~0,4},"depth":2}\nexpression "han >= 5 or base >= (if kiriage then 1920 else 2000)"\t{"text":"han >= 5 or base >= (if kiriage then 1920 else 2000)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"compare","op":">=","left":{"node":"name","name":"han","span":~0,3},"right":{"node":"number","value":5,"span":~7,8},"span":~0,8},{"node":"compare","op":">=","left":{"node":"name","name":"base","span":~12,16},"right":{"node":"if","test":{"node":"name","name":"kiriage","span":~24,31},"then":{"node":"number","value":1920,"span":~37,41},"else":{"node":"number","value":2000,"span":~47,51},"span":~20,52},"span":~12,52}],"span":~0,52},"depth":5}\nexpression "2000"\t{"text":"2000","kinds":false,"heard":[],"tree":{"node":"number","value":2000,"span":~0,4},"depth":2}',
  'rulesets/cantonese/pack.yaml': 
    'expression "if flowers then 1 else 0"\t{"text":"if flowers then 1 else 0","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"flowers","span":~3,10},"then":{"node":"number","value":1,"span":~16,17},"else":{"node":"number","value":0,"span":~23,24},"span":~0,24},"depth":3}\nkinds "567z"\t{"text":"567z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":~2,4}],"span":~0,4},"span":~0,4},"depth":4}\nkinds "1234z"\t{"text":"1234z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":~2,3},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":~3,5}],"span":~0,5},"span":~0,5},"depth":4}\nexpression "shape is sets"\t{"text":"shape is sets","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},"depth":3}\nexpression "tiles left > 0 and tiles too many <= 0"\t{"text":"tiles left > 0 and tiles too many <= 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~13,14},"span":~0,14},{"node":"compare","op":"<=","left":{"node":"name","name":"tiles too many","span":~19,33},"right":{"node":"number","value":0,"span":~37,38},"span":~19,38}],"span":~0,38},"depth":4}\nexpression "most shown sets in one suit == 4"\t{"text":"most shown sets in one suit == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"most shown sets in one suit","span":~0,27},"right":{"node":"number","value":4,"span":~31,32},"span":~0,32},"depth":3}\nexpression "last tile is dragon and count(shown triplet of dragon) == 3"\t{"text":"last tile is dragon and count(shown triplet of dragon) == 3","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"the","phrase":{"noun":"last tile","adjectives":[],"span":~0,9},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~13,19},"span":~13,19},"span":~0,19},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["shown"],"of":{"node":"kindWord","name":"dragon","span":~47,53},"span":~30,53},"span":~24,54},"right":{"node":"number","value":3,"span":~58,59},"span":~24,59}],"span":~0,59},"depth":6}\nexpression "last tile is wind and count(shown triplet of wind) == 4"\t{"text":"last tile is wind and count(shown triplet of wind) == 4","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"the","phrase":{"noun":"last tile","adjectives":[],"span":~0,9},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~13,17},"span":~13,17},"span":~0,17},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["shown"],"of":{"node":"kindWord","name":"wind","span":~45,49},"span":~28,49},"span":~22,50},"right":{"node":"number","value":4,"span":~54,55},"span":~22,55}],"span":~0,55},"depth":6}\nexpression "by discard and window is discard and payment is shared and shown sets in suit of last tile == 3"\t{"text":"by discard and window is discard and payment is shared and shown sets in suit of last tile == 3","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"window","span":~15,21},"negated":false,"choices":[{"name":"discard","span":~25,32}],"span":~15,32},{"node":"is","subject":{"node":"name","name":"payment","span":~37,44},"negated":false,"choices":[{"name":"shared","span":~48,54}],"span":~37,54},{"node":"compare","op":"==","left":{"node":"name","name":"shown sets in suit of last tile","span":~59,90},"right":{"node":"number","value":3,"span":~94,95},"span":~59,95}],"span":~0,95},"depth":4}\nexpression "dice"\t{"text":"dice","kinds":false,"heard":[],"tree":{"node":"name","name":"dice","span":~0,4},"depth":2}\nexpression "cast"\t{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":~0,4},"depth":2}\nexpression "1"\t{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":~0,1},"depth":2}\nexpression "untouchable"\t{"text":"untouchable","kinds":false,"heard":[],"tree":{"node":"name","name":"untouchable","span":~0,11},"depth":2}\nexpression "turn is drawn or replaced"\t{"text":"turn is drawn or replaced","kinds":false,"heard":[["choices","turn",["dealt","drawn","replaced","bonus","claimed"]]],"tree":{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"drawn","span":~8,13},{"name":"replaced","span":~17,25}],"span":~0,25},"depth":3}\nexpression "not window is concealed_gong or would score thirteen_terminals"\t{"text":"not window is concealed_gong or would score thirteen_terminals","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"not","of":{"node":"is","subject":{"node":"name","name":"window","span":~4,10},"negated":false,"choices":[{"name":"concealed_gong","span":~14,28}],"span":~4,28},"span":~0,28},{"node":"named","word":"would score","name":"thirteen_terminals","span":~32,62}],"span":~0,62},"depth":5}\nexpression "wins and (tiles too many == 0 or (turn is bonus and my turns == 0)) and not (by discard and exposed in missed_wins)"\t{"text":"wins and (tiles too many == 0 or (turn is bonus and my turns == 0)) and not (by discard and exposed in missed_wins)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"wins","span":~0,4},{"node":"or","of":[{"node":"compare","op":"==","left":{"node":"name","name":"tiles too many","span":~10,24},"right":{"node":"number","value":0,"span":~28,29},"span":~10,29},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~34,38},"negated":false,"choices":[{"name":"bonus","span":~42,47}],"span":~34,47},{"node":"compare","op":"==","left":{"node":"name","name":"my turns","span":~52,60},"right":{"node":"number","value":0,"span":~64,65},"span":~52,65}],"span":~33,66}],"span":~9,67},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"by discard","span":~77,87},{"node":"named","word":"exposed in","name":"missed_wins","span":~92,114}],"span":~76,115},"span":~72,115}],"span":~0,115},"depth":6}\nexpression "3"\t{"text":"3","kinds":false,"heard":[],"tree":{"node":"number","value":3,"span":~0,1},"depth":2}\nexpression "winners"\t{"text":"winners","kinds":false,"heard":[],"tree":{"node":"name","name":"winners","span":~0,7},"depth":2}\nexpression "in_order and not exposed in missed_pungs"\t{"text":"in_order and not exposed in missed_pungs","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"in_order","span":~0,8},{"node":"not","of":{"node":"named","word":"exposed in","name":"missed_pungs","span":~17,40},"span":~13,40}],"span":~0,40},"depth":4}\nexpression "2"\t{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":~0,1},"depth":2}\nexpression "0"\t{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":~0,1},"depth":2}\nexpression "most shown sets in one suit >= 3"\t{"text":"most shown sets in one suit >= 3","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"name","name":"most shown sets in one suit","span":~0,27},"right":{"node":"number","value":3,"span":~31,32},"span":~0,32},"depth":3}\nexpression "fed_suit"\t{"text":"fed_suit","kinds":false,"heard":[],"tree":{"node":"name","name":"fed_suit","span":~0,8},"depth":2}\nexpression "fed_dragons"\t{"text":"fed_dragons","kinds":false,"heard":[],"tree":{"node":"name","name":"fed_dragons","span":~0,11},"depth":2}\nexpression "fed_winds"\t{"text":"fed_winds","kinds":false,"heard":[],"tree":{"node":"name","name":"fed_winds","span":~0,9},"depth":2}\nexpression "in_order"\t{"text":"in_order","kinds":false,"heard":[],"tree":{"node":"name","name":"in_order","span":~0,8},"depth":2}\nexpression "count(bonus)"\t{"text":"count(bonus)","kinds":false,"heard":[],"tree":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~6,11},"span":~0,12},"depth":3}\nexpression "my kongs == 4"\t{"text":"my kongs == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"my kongs","span":~0,8},"right":{"node":"number","value":4,"span":~12,13},"span":~0,13},"depth":3}\nexpression "gongs_in_a_row + 1"\t{"text":"gongs_in_a_row + 1","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"+","left":{"node":"name","name":"gongs_in_a_row","span":~0,14},"right":{"node":"number","value":1,"span":~17,18},"span":~0,18},"depth":3}\nexpression "play is free and tiles too many == 0"\t{"text":"play is free and tiles too many == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"play","span":~0,4},"negated":false,"choices":[{"name":"free","span":~8,12}],"span":~0,12},{"node":"compare","op":"==","left":{"node":"name","name":"tiles too many","span":~17,31},"right":{"node":"number","value":0,"span":~35,36},"span":~17,36}],"span":~0,36},"depth":4}\nexpression "play is free and in_order and tiles too many == 0"\t{"text":"play is free and in_order and tiles too many == 0","kinds":false,"heard":[["choices","play",["checked","free"]],["sense","in_order","yes/no"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"play","span":~0,4},"negated":false,"choices":[{"name":"free","span":~8,12}],"span":~0,12},{"node":"name","name":"in_order","span":~17,25},{"node":"compare","op":"==","left":{"node":"name","name":"tiles too many","span":~30,44},"right":{"node":"number","value":0,"span":~48,49},"span":~30,49}],"span":~0,49},"depth":4}\nexpression "passed win"\t{"text":"passed win","kinds":false,"heard":[],"tree":{"node":"named","word":"passed","name":"win","span":~0,10},"depth":2}\nexpression "passed pung"\t{"text":"passed pung","kinds":false,"heard":[],"tree":{"node":"named","word":"passed","name":"pung","span":~0,11},"depth":2}\nexpression "by draw and turn is replaced and count(bonus) == flowers_at_gong"\t{"text":"by draw and turn is replaced and count(bonus) == flowers_at_gong","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"turn","span":~12,16},"negated":false,"choices":[{"name":"replaced","span":~20,28}],"span":~12,28},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~39,44},"span":~33,45},"right":{"node":"name","name":"flowers_at_gong","span":~49,64},"span":~33,64}],"span":~0,64},"depth":5}\nexpression "by draw and turn is replaced and count(bonus) == flowers_at_gong and gongs_in_a_row > 1"\t{"text":"by draw and turn is replaced and count(bonus) == flowers_at_gong and gongs_in_a_row > 1","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"turn","span":~12,16},"negated":false,"choices":[{"name":"replaced","span":~20,28}],"span":~12,28},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~39,44},"span":~33,45},"right":{"node":"name","name":"flowers_at_gong","span":~49,64},"span":~33,64},{"node":"compare","op":">","left":{"node":"name","name":"gongs_in_a_row","span":~69,83},"right":{"node":"number","value":1,"span":~86,87},"span":~69,87}],"span":~0,87},"depth":5}\nexpression "window is added_gong or window is concealed_gong"\t{"text":"window is added_gong or window is concealed_gong","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"window","span":~0,6},"negated":false,"choices":[{"name":"added_gong","span":~10,20}],"span":~0,20},{"node":"is","subject":{"node":"name","name":"window","span":~24,30},"negated":false,"choices":[{"name":"concealed_gong","span":~34,48}],"span":~24,48}],"span":~0,48},"depth":4}\nexpression "tiles left == 0"\t{"text":"tiles left == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~14,15},"span":~0,15},"depth":3}\nexpression "(turn is dealt or turn is drawn) and i am dealer and discards so far == 0"\t{"text":"(turn is dealt or turn is drawn) and i am dealer and discards so far == 0","kinds":false,"heard":[["choices","turn",["dealt","drawn","replaced","bonus","claimed"]]],"tree":{"node":"and","of":[{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~1,5},"negated":false,"choices":[{"name":"dealt","span":~9,14}],"span":~1,14},{"node":"is","subject":{"node":"name","name":"turn","span":~18,22},"negated":false,"choices":[{"name":"drawn","span":~26,31}],"span":~18,31}],"span":~0,32},{"node":"name","name":"i am dealer","span":~37,48},{"node":"compare","op":"==","left":{"node":"name","name":"discards so far","span":~53,68},"right":{"node":"number","value":0,"span":~72,73},"span":~53,73}],"span":~0,73},"depth":5}\nexpression "by discard and discards so far == 1 and exposer is dealer and window is discard"\t{"text":"by discard and discards so far == 1 and exposer is dealer and window is discard","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"compare","op":"==","left":{"node":"name","name":"discards so far","span":~15,30},"right":{"node":"number","value":1,"span":~34,35},"span":~15,35},{"node":"is","subject":{"node":"name","name":"exposer","span":~40,47},"negated":false,"choices":[{"name":"dealer","span":~51,57}],"span":~40,57},{"node":"is","subject":{"node":"name","name":"window","span":~62,68},"negated":false,"choices":[{"name":"discard","span":~72,79}],"span":~62,79}],"span":~0,79},"depth":4}\nexpression "turn is bonus"\t{"text":"turn is bonus","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"bonus","span":~8,13}],"span":~0,13},"depth":3}\nexpression "by draw and payer is responsible"\t{"text":"by draw and payer is responsible","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"payer","span":~12,17},"negated":false,"choices":[{"name":"responsible","span":~21,32}],"span":~12,32}],"span":~0,32},"depth":4}\nexpression "6 * value"\t{"text":"6 * value","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":6,"span":~0,1},"right":{"node":"name","name":"value","span":~4,9},"span":~0,9},"depth":3}\nexpression "by draw and not someone responsible"\t{"text":"by draw and not someone responsible","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"not","of":{"node":"name","name":"someone responsible","span":~16,35},"span":~12,35}],"span":~0,35},"depth":4}\nexpression "2 * value"\t{"text":"2 * value","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":2,"span":~0,1},"right":{"node":"name","name":"value","span":~4,9},"span":~0,9},"depth":3}\nexpression "payer is exposer and thrown_into_nine"\t{"text":"payer is exposer and thrown_into_nine","kinds":false,"heard":[["choices","payer",["i","dealer","starter","exposer","first to drop","payer","winner","responsible","leader"]],["sense","thrown_into_nine","yes/no"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"payer","span":~0,5},"negated":false,"choices":[{"name":"exposer","span":~9,16}],"span":~0,16},{"node":"name","name":"thrown_into_nine","span":~21,37}],"span":~0,37},"depth":4}\nexpression "4 * value"\t{"text":"4 * value","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":4,"span":~0,1},"right":{"node":"name","name":"value","span":~4,9},"span":~0,9},"depth":3}\nexpression "by discard and payer is exposer and not thrown_into_nine"\t{"text":"by discard and payer is exposer and not thrown_into_nine","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"payer","span":~15,20},"negated":false,"choices":[{"name":"exposer","span":~24,31}],"span":~15,31},{"node":"not","of":{"node":"name","name":"thrown_into_nine","span":~40,56},"span":~36,56}],"span":~0,56},"depth":4}\nexpression "value * (if payment is discarder then 4 else 2)"\t{"text":"value * (if payment is discarder then 4 else 2)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"value","span":~0,5},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":~12,19},"negated":false,"choices":[{"name":"discarder","span":~23,32}],"span":~12,32},"then":{"node":"number","value":4,"span":~38,39},"else":{"node":"number","value":2,"span":~45,46},"span":~8,47},"span":~0,47},"depth":5}\nexpression "by discard and not payer is exposer and not thrown_into_nine and not payer has won"\t{"text":"by discard and not payer is exposer and not thrown_into_nine and not payer has won","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"payer","span":~19,24},"negated":false,"choices":[{"name":"exposer","span":~28,35}],"span":~19,35},"span":~15,35},{"node":"not","of":{"node":"name","name":"thrown_into_nine","span":~44,60},"span":~40,60},{"node":"not","of":{"node":"named","word":"payer has","name":"won","span":~69,82},"span":~65,82}],"span":~0,82},"depth":5}\nexpression "if payment is discarder then 0 else value"\t{"text":"if payment is discarder then 0 else value","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":~3,10},"negated":false,"choices":[{"name":"discarder","span":~14,23}],"span":~3,23},"then":{"node":"number","value":0,"span":~29,30},"else":{"node":"name","name":"value","span":~36,41},"span":~0,41},"depth":4}\nexpression "2 * (if awards is half_spicy then half_spicy_award(false_win_penalty) else full_spicy_award(false_win_penalty))"\t{"text":"2 * (if awards is half_spicy then half_spicy_award(false_win_penalty) else full_spicy_award(false_win_penalty))","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":2,"span":~0,1},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"awards","span":~8,14},"negated":false,"choices":[{"name":"half_spicy","span":~18,28}],"span":~8,28},"then":{"node":"call","name":"half_spicy_award","arguments":[{"node":"name","name":"false_win_penalty","span":~51,68}],"span":~34,69},"else":{"node":"call","name":"full_spicy_award","arguments":[{"node":"name","name":"false_win_penalty","span":~92,109}],"span":~75,110},"span":~4,111},"span":~0,111},"depth":5}\nexpression "winner is dealer or replayed or (ending is exhausted and dealer_stays_on_draw)"\t{"text":"winner is dealer or replayed or (ending is exhausted and dealer_stays_on_draw)","kinds":false,"heard":[["choices","winner",["i","dealer","starter","exposer","winner","leader"]],["sense","replayed","yes/no"],["choices","ending",["win","exhausted","false_win"]],["sense","dealer_stays_on_draw","yes/no"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":~0,6},"negated":false,"choices":[{"name":"dealer","span":~10,16}],"span":~0,16},{"node":"name","name":"replayed","span":~20,28},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"ending","span":~33,39},"negated":false,"choices":[{"name":"exhausted","span":~43,52}],"span":~33,52},{"node":"name","name":"dealer_stays_on_draw","span":~57,77}],"span":~32,78}],"span":~0,78},"depth":5}\nexpression "ending is false_win"\t{"text":"ending is false_win","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"ending","span":~0,6},"negated":false,"choices":[{"name":"false_win","span":~10,19}],"span":~0,19},"depth":3}\nexpression "rounds"\t{"text":"rounds","kinds":false,"heard":[],"tree":{"node":"name","name":"rounds","span":~0,6},"depth":2}\nexpression "starting_points"\t{"text":"starting_points","kinds":false,"heard":[],"tree":{"node":"name","name":"starting_points","span":~0,15},"depth":2}\nexpression "points - starting_points"\t{"text":"points - starting_points","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"-","left":{"node":"name","name":"points","span":~0,6},"right":{"node":"name","name":"starting_points","span":~9,24},"span":~0,24},"depth":3}\nexpression "seven_flowers_win and flower_shown and count(bonus) == 7"\t{"text":"seven_flowers_win and flower_shown and count(bonus) == 7","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"seven_flowers_win","span":~0,17},{"node":"name","name":"flower_shown","span":~22,34},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~45,50},"span":~39,51},"right":{"node":"number","value":7,"span":~55,56},"span":~39,56}],"span":~0,56},"depth":5}\nexpression "flower_shown and count(bonus) == 8"\t{"text":"flower_shown and count(bonus) == 8","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"flower_shown","span":~0,12},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~23,28},"span":~17,29},"right":{"node":"number","value":8,"span":~33,34},"span":~17,34}],"span":~0,34},"depth":5}\nexpression "every set is chow"\t{"text":"every set is chow","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["chow"],"span":~13,17},"span":~0,17},"depth":3}\nexpression "every set is triplet"\t{"text":"every set is triplet","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["triplet"],"span":~13,20},"span":~0,20},"depth":3}\nexpression "count(concealed triplet) == 4"\t{"text":"count(concealed triplet) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":4,"span":~28,29},"span":~0,29},"depth":4}\nexpression "8"\t{"text":"8","kinds":false,"heard":[],"tree":{"node":"number","value":8,"span":~0,1},"depth":2}\nexpression "regular and suits == 1 and any tile is honour"\t{"text":"regular and suits == 1 and any tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~12,17},"right":{"node":"number","value":1,"span":~21,22},"span":~12,22},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~31,35},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~39,45},"span":~39,45},"span":~27,45}],"span":~0,45},"depth":5}\nexpression "regular and suits == 1 and no tile is honour"\t{"text":"regular and suits == 1 and no tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~12,17},"right":{"node":"number","value":1,"span":~21,22},"span":~12,22},{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":~30,34},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~38,44},"span":~38,44},"span":~27,44}],"span":~0,44},"depth":5}\nexpression "7"\t{"text":"7","kinds":false,"heard":[],"tree":{"node":"number","value":7,"span":~0,1},"depth":2}\nexpression "regular and every tile is terminal or honour and any tile is terminal and any tile is honour"\t{"text":"regular and every tile is terminal or honour and any tile is terminal and any tile is honour","kinds":false,"heard":[["sense","honour","kinds"],["sense","any","other"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~18,22},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~26,34},{"node":"kindWord","name":"honour","span":~38,44}],"span":~26,44},"span":~26,44},"span":~12,44},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~53,57},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~61,69},"span":~61,69},"span":~49,69},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~78,82},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~86,92},"span":~86,92},"span":~74,92}],"span":~0,92},"depth":6}\nexpression "per triplet of dragon"\t{"text":"per triplet of dragon","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"per","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~15,21},"span":~4,21},"span":~0,21},"depth":4}\nexpression "has triplet of seat_wind"\t{"text":"has triplet of seat_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"seat_wind","span":~15,24},"span":~4,24},"span":~4,24}],"ranges":[],"span":~0,24},"depth":5}\nexpression "has triplet of round_wind"\t{"text":"has triplet of round_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"round_wind","span":~15,25},"span":~4,25},"span":~4,25}],"ranges":[],"span":~0,25},"depth":5}\nexpression "count(triplet of dragon) == 2 and pair is dragon"\t{"text":"count(triplet of dragon) == 2 and pair is dragon","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":2,"span":~28,29},"span":~0,29},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~34,38},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~42,48},"span":~42,48},"span":~34,48}],"span":~0,48},"depth":6}\nexpression "count(triplet of dragon) == 3"\t{"text":"count(triplet of dragon) == 3","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":3,"span":~28,29},"span":~0,29},"depth":5}\nexpression "5"\t{"text":"5","kinds":false,"heard":[],"tree":{"node":"number","value":5,"span":~0,1},"depth":2}\nexpression "count(triplet of wind) == 3 and pair is wind"\t{"text":"count(triplet of wind) == 3 and pair is wind","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":3,"span":~26,27},"span":~0,27},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~32,36},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~40,44},"span":~40,44},"span":~32,44}],"span":~0,44},"depth":6}\nexpression "count(triplet of wind) == 4"\t{"text":"count(triplet of wind) == 4","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":4,"span":~26,27},"span":~0,27},"depth":5}\nexpression "13"\t{"text":"13","kinds":false,"heard":[],"tree":{"node":"number","value":13,"span":~0,2},"depth":2}\nexpression "regular and every tile is honour"\t{"text":"regular and every tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~18,22},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~26,32},"span":~26,32},"span":~12,32}],"span":~0,32},"depth":5}\nexpression "10"\t{"text":"10","kinds":false,"heard":[],"tree":{"node":"number","value":10,"span":~0,2},"depth":2}\nexpression "regular and every tile is terminal"\t{"text":"regular and every tile is terminal","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~18,22},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~26,34},"span":~26,34},"span":~12,34}],"span":~0,34},"depth":5}\nexpression "regular and held include 1112345678999A"\t{"text":"regular and held include 1112345678999A","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"include","what":"held","exactly":false,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~25,26},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~26,27},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~27,28},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":~28,29},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":~29,30},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~30,31},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":~31,32},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":~32,33},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~33,34},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":~34,35},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~35,36},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~36,37},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~37,39}],"span":~12,39}],"span":~0,39},"depth":4}\nexpression "shape is terminals"\t{"text":"shape is terminals","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"terminals","span":~9,18}],"span":~0,18},"depth":3}\nexpression "regular and count(kong) == 4"\t{"text":"regular and count(kong) == 4","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~18,22},"span":~12,23},"right":{"node":"number","value":4,"span":~27,28},"span":~12,28}],"span":~0,28},"depth":5}\nexpression "dealt_hand"\t{"text":"dealt_hand","kinds":false,"heard":[],"tree":{"node":"name","name":"dealt_hand","span":~0,10},"depth":2}\nexpression "first_discard"\t{"text":"first_discard","kinds":false,"heard":[],"tree":{"node":"name","name":"first_discard","span":~0,13},"depth":2}\nexpression "shape is seven_flowers"\t{"text":"shape is seven_flowers","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"seven_flowers","span":~9,22}],"span":~0,22},"depth":3}\nexpression "shape is eight_flowers"\t{"text":"shape is eight_flowers","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"eight_flowers","span":~9,22}],"span":~0,22},"depth":3}\nexpression "by draw"\t{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":~0,7},"depth":2}\nexpression "every set is held"\t{"text":"every set is held","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"made","adjective":"held","span":~13,17},"span":~0,17},"depth":3}\nexpression "after_kong"\t{"text":"after_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"after_kong","span":~0,10},"depth":2}\nexpression "after_two_kongs"\t{"text":"after_two_kongs","kinds":false,"heard":[],"tree":{"node":"name","name":"after_two_kongs","span":~0,15},"depth":2}\nexpression "robbing_kong"\t{"text":"robbing_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"robbing_kong","span":~0,12},"depth":2}\nexpression "by draw and last_of_wall"\t{"text":"by draw and last_of_wall","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"name","name":"last_of_wall","span":~12,24}],"span":~0,24},"depth":3}\nexpression "by discard and last_of_wall"\t{"text":"by discard and last_of_wall","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"name","name":"last_of_wall","span":~15,27}],"span":~0,27},"depth":3}\nexpression "per bonus where rank == seat number and not in_full_series"\t{"text":"per bonus where rank == seat number and not in_full_series","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"bonus","adjectives":[],"where":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"rank","span":~16,20},"right":{"node":"name","name":"seat number","span":~24,35},"span":~16,35},{"node":"not","of":{"node":"name","name":"in_full_series","span":~44,58},"span":~40,58}],"span":~16,58},"span":~4,58},"span":~0,58},"depth":6}\nexpression "per series"\t{"text":"per series","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"series","adjectives":[],"span":~4,10},"span":~0,10},"depth":3}\nexpression "flowers and count(bonus) == 0"\t{"text":"flowers and count(bonus) == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"flowers","span":~0,7},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~18,23},"span":~12,24},"right":{"node":"number","value":0,"span":~28,29},"span":~12,29}],"span":~0,29},"depth":5}\nexpression "if limit > 0 then min(fan, limit) else fan"\t{"text":"if limit > 0 then min(fan, limit) else fan","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"compare","op":">","left":{"node":"name","name":"limit","span":~3,8},"right":{"node":"number","value":0,"span":~11,12},"span":~3,12},"then":{"node":"call","name":"min","arguments":[{"node":"name","name":"fan","span":~22,25},{"node":"name","name":"limit","span":~27,32}],"span":~18,33},"else":{"node":"name","name":"fan","span":~39,42},"span":~0,42},"depth":4}\nexpression "if awards is half_spicy then half_spicy_award(grade) else full_spicy_award(grade)"\t{"text":"if awards is half_spicy then half_spicy_award(grade) else full_spicy_award(grade)","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"awards","span":~3,9},"negated":false,"choices":[{"name":"half_spicy","span":~13,23}],"span":~3,23},"then":{"node":"call","name":"half_spicy_award","arguments":[{"node":"name","name":"grade","span":~46,51}],"span":~29,52},"else":{"node":"call","name":"full_spicy_award","arguments":[{"node":"name","name":"grade","span":~75,80}],"span":~58,81},"span":~0,81},"depth":4}\nexpression "fan - fan of flower_fans >= minimum"\t{"text":"fan - fan of flower_fans >= minimum","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"fan","span":~0,3},"right":{"node":"tallyOf","tally":"fan","group":"flower_fans","span":~6,24},"span":~0,24},"right":{"node":"name","name":"minimum","span":~28,35},"span":~0,35},"depth":4}\nexpression "limit > 0 and fan >= limit"\t{"text":"limit > 0 and fan >= limit","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"limit","span":~0,5},"right":{"node":"number","value":0,"span":~8,9},"span":~0,9},{"node":"compare","op":">=","left":{"node":"name","name":"fan","span":~14,17},"right":{"node":"name","name":"limit","span":~21,26},"span":~14,26}],"span":~0,26},"depth":4}',
  'rulesets/harbour/pack.yaml': 
    'expression "shape is p3 or c2"\t{"text":"shape is p3 or c2","kinds":false,"heard":[["choices","shape",["t1","t2","t3","p1","p2","p3","s1","s2","l1","l2","c1","c2","k1"]]],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"p3","span":~9,11},{"name":"c2","span":~15,17}],"span":~0,17},"depth":3}\nexpression "cast"\t{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":~0,4},"depth":2}\nexpression "1"\t{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":~0,1},"depth":2}\nexpression "0"\t{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":~0,1},"depth":2}\nexpression "wins"\t{"text":"wins","kinds":false,"heard":[],"tree":{"node":"name","name":"wins","span":~0,4},"depth":2}\nexpression "2"\t{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":~0,1},"depth":2}\nexpression "tiles left > 0"\t{"text":"tiles left > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~13,14},"span":~0,14},"depth":3}\nexpression "by discard and payer is exposer"\t{"text":"by discard and payer is exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"payer","span":~15,20},"negated":false,"choices":[{"name":"exposer","span":~24,31}],"span":~15,31}],"span":~0,31},"depth":4}\nexpression "2 * value"\t{"text":"2 * value","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":2,"span":~0,1},"right":{"node":"name","name":"value","span":~4,9},"span":~0,9},"depth":3}\nexpression "by discard and not payer is exposer"\t{"text":"by discard and not payer is exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"payer","span":~19,24},"negated":false,"choices":[{"name":"exposer","span":~28,35}],"span":~19,35},"span":~15,35}],"span":~0,35},"depth":5}\nexpression "value"\t{"text":"value","kinds":false,"heard":[],"tree":{"node":"name","name":"value","span":~0,5},"depth":2}\nexpression "by draw"\t{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":~0,7},"depth":2}\nexpression "replayed"\t{"text":"replayed","kinds":false,"heard":[],"tree":{"node":"name","name":"replayed","span":~0,8},"depth":2}\nexpression "ending is false_win"\t{"text":"ending is false_win","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"ending","span":~0,6},"negated":false,"choices":[{"name":"false_win","span":~10,19}],"span":~0,19},"depth":3}\nexpression "4"\t{"text":"4","kinds":false,"heard":[],"tree":{"node":"number","value":4,"span":~0,1},"depth":2}\nexpression "shape is t1"\t{"text":"shape is t1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"t1","span":~9,11}],"span":~0,11},"depth":3}\nexpression "25"\t{"text":"25","kinds":false,"heard":[],"tree":{"node":"number","value":25,"span":~0,2},"depth":2}\nexpression "shape is t2"\t{"text":"shape is t2","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"t2","span":~9,11}],"span":~0,11},"depth":3}\nexpression "30"\t{"text":"30","kinds":false,"heard":[],"tree":{"node":"number","value":30,"span":~0,2},"depth":2}\nexpression "shape is t3"\t{"text":"shape is t3","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"t3","span":~9,11}],"span":~0,11},"depth":3}\nexpression "35"\t{"text":"35","kinds":false,"heard":[],"tree":{"node":"number","value":35,"span":~0,2},"depth":2}\nexpression "shape is p1"\t{"text":"shape is p1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"p1","span":~9,11}],"span":~0,11},"depth":3}\nexpression "shape is p2"\t{"text":"shape is p2","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"p2","span":~9,11}],"span":~0,11},"depth":3}\nexpression "45"\t{"text":"45","kinds":false,"heard":[],"tree":{"node":"number","value":45,"span":~0,2},"depth":2}\nexpression "shape is p3"\t{"text":"shape is p3","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"p3","span":~9,11}],"span":~0,11},"depth":3}\nexpression "50"\t{"text":"50","kinds":false,"heard":[],"tree":{"node":"number","value":50,"span":~0,2},"depth":2}\nexpression "shape is s1"\t{"text":"shape is s1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"s1","span":~9,11}],"span":~0,11},"depth":3}\nexpression "shape is s2"\t{"text":"shape is s2","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"s2","span":~9,11}],"span":~0,11},"depth":3}\nexpression "shape is l1"\t{"text":"shape is l1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"l1","span":~9,11}],"span":~0,11},"depth":3}\nexpression "shape is l2"\t{"text":"shape is l2","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"l2","span":~9,11}],"span":~0,11},"depth":3}\nexpression "shape is c1"\t{"text":"shape is c1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"c1","span":~9,11}],"span":~0,11},"depth":3}\nexpression "shape is c2"\t{"text":"shape is c2","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"c2","span":~9,11}],"span":~0,11},"depth":3}\nexpression "40"\t{"text":"40","kinds":false,"heard":[],"tree":{"node":"number","value":40,"span":~0,2},"depth":2}\nexpression "shape is k1"\t{"text":"shape is k1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"k1","span":~9,11}],"span":~0,11},"depth":3}\nexpression "no tile in 1j and not singles_and_pairs"\t{"text":"no tile in 1j and not singles_and_pairs","kinds":false,"heard":[["sense","singles_and_pairs","yes/no"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":~3,7},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"j","span":~11,13}],"span":~11,13}},"span":~0,13},{"node":"not","of":{"node":"name","name":"singles_and_pairs","span":~22,39},"span":~18,39}],"span":~0,39},"depth":5}\nexpression "points * (if doubles > 0 then 2 else 1)"\t{"text":"points * (if doubles > 0 then 2 else 1)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"points","span":~0,6},"right":{"node":"if","test":{"node":"compare","op":">","left":{"node":"name","name":"doubles","span":~13,20},"right":{"node":"number","value":0,"span":~23,24},"span":~13,24},"then":{"node":"number","value":2,"span":~30,31},"else":{"node":"number","value":1,"span":~37,38},"span":~9,39},"span":~0,39},"depth":5}',
  'rulesets/international/pack.yaml': 
    'kinds "567z"\t{"text":"567z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":~2,4}],"span":~0,4},"span":~0,4},"depth":4}\nkinds "1234z"\t{"text":"1234z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":~2,3},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":~3,5}],"span":~0,5},"span":~0,5},"depth":4}\nkinds "terminal or honour"\t{"text":"terminal or honour","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~0,8},{"node":"kindWord","name":"honour","span":~12,18}],"span":~0,18},"span":~0,18},"depth":4}\nexpression "shape is sets or shape is pairs"\t{"text":"shape is sets or shape is pairs","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"is","subject":{"node":"name","name":"shape","span":~17,22},"negated":false,"choices":[{"name":"pairs","span":~26,31}],"span":~17,31}],"span":~0,31},"depth":4}\nexpression "cast"\t{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":~0,4},"depth":2}\nexpression "if starter_cast then 1 else cast"\t{"text":"if starter_cast then 1 else cast","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"starter_cast","span":~3,15},"then":{"node":"number","value":1,"span":~21,22},"else":{"node":"name","name":"cast","span":~28,32},"span":~0,32},"depth":3}\nexpression "0"\t{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":~0,1},"depth":2}\nexpression "not window is unfolded_kong or would score thirteen_unios"\t{"text":"not window is unfolded_kong or would score thirteen_unios","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"not","of":{"node":"is","subject":{"node":"name","name":"window","span":~4,10},"negated":false,"choices":[{"name":"unfolded_kong","span":~14,27}],"span":~4,27},"span":~0,27},{"node":"named","word":"would score","name":"thirteen_unios","span":~31,57}],"span":~0,57},"depth":5}\nexpression "wins"\t{"text":"wins","kinds":false,"heard":[],"tree":{"node":"name","name":"wins","span":~0,4},"depth":2}\nexpression "if would score thirteen_unios then 6 else 5"\t{"text":"if would score thirteen_unios then 6 else 5","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"named","word":"would score","name":"thirteen_unios","span":~3,29},"then":{"node":"number","value":6,"span":~35,36},"else":{"node":"number","value":5,"span":~42,43},"span":~0,43},"depth":3}\nexpression "not same kind as claimed"\t{"text":"not same kind as claimed","kinds":false,"heard":[],"tree":{"node":"not","of":{"node":"name","name":"same kind as claimed","span":~4,24},"span":~0,24},"depth":3}\nexpression "tiles left > 0"\t{"text":"tiles left > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~13,14},"span":~0,14},"depth":3}\nexpression "4"\t{"text":"4","kinds":false,"heard":[],"tree":{"node":"number","value":4,"span":~0,1},"depth":2}\nexpression "3"\t{"text":"3","kinds":false,"heard":[],"tree":{"node":"number","value":3,"span":~0,1},"depth":2}\nexpression "not completes chow with shown tiles"\t{"text":"not completes chow with shown tiles","kinds":false,"heard":[],"tree":{"node":"not","of":{"node":"name","name":"completes chow with shown tiles","span":~4,35},"span":~0,35},"depth":3}\nexpression "2"\t{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":~0,1},"depth":2}\nexpression "by draw and turn is replaced"\t{"text":"by draw and turn is replaced","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"turn","span":~12,16},"negated":false,"choices":[{"name":"replaced","span":~20,28}],"span":~12,28}],"span":~0,28},"depth":4}\nexpression "window is melded_kong or window is unfolded_kong"\t{"text":"window is melded_kong or window is unfolded_kong","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"window","span":~0,6},"negated":false,"choices":[{"name":"melded_kong","span":~10,21}],"span":~0,21},{"node":"is","subject":{"node":"name","name":"window","span":~25,31},"negated":false,"choices":[{"name":"unfolded_kong","span":~35,48}],"span":~25,48}],"span":~0,48},"depth":4}\nexpression "tiles left == 0"\t{"text":"tiles left == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~14,15},"span":~0,15},"depth":3}\nexpression "turn is dealt and i am dealer"\t{"text":"turn is dealt and i am dealer","kinds":false,"heard":[["choices","turn",["dealt","drawn","replaced","bonus","claimed"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"dealt","span":~8,13}],"span":~0,13},{"node":"name","name":"i am dealer","span":~18,29}],"span":~0,29},"depth":4}\nexpression "turn is bonus"\t{"text":"turn is bonus","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"bonus","span":~8,13}],"span":~0,13},"depth":3}\nexpression "by discard and discards so far == 1 and window is not unfolded_kong"\t{"text":"by discard and discards so far == 1 and window is not unfolded_kong","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"compare","op":"==","left":{"node":"name","name":"discards so far","span":~15,30},"right":{"node":"number","value":1,"span":~34,35},"span":~15,35},{"node":"is","subject":{"node":"name","name":"window","span":~40,46},"negated":true,"choices":[{"name":"unfolded_kong","span":~54,67}],"span":~40,67}],"span":~0,67},"depth":4}\nexpression "by discard and payer is exposer"\t{"text":"by discard and payer is exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"payer","span":~15,20},"negated":false,"choices":[{"name":"exposer","span":~24,31}],"span":~15,31}],"span":~0,31},"depth":4}\nexpression "value * (if payment is half then 1 else 2)"\t{"text":"value * (if payment is half then 1 else 2)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"value","span":~0,5},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":~12,19},"negated":false,"choices":[{"name":"half","span":~23,27}],"span":~12,27},"then":{"node":"number","value":1,"span":~33,34},"else":{"node":"number","value":2,"span":~40,41},"span":~8,42},"span":~0,42},"depth":5}\nexpression "by discard and payer is not exposer"\t{"text":"by discard and payer is not exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"payer","span":~15,20},"negated":true,"choices":[{"name":"exposer","span":~28,35}],"span":~15,35}],"span":~0,35},"depth":4}\nexpression "if payment is half then value / 2 else if payment is full then 0 else value"\t{"text":"if payment is half then value / 2 else if payment is full then 0 else value","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":~3,10},"negated":false,"choices":[{"name":"half","span":~14,18}],"span":~3,18},"then":{"node":"arithmetic","op":"/","left":{"node":"name","name":"value","span":~24,29},"right":{"node":"number","value":2,"span":~32,33},"span":~24,33},"else":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":~42,49},"negated":false,"choices":[{"name":"full","span":~53,57}],"span":~42,57},"then":{"node":"number","value":0,"span":~63,64},"else":{"node":"name","name":"value","span":~70,75},"span":~39,75},"span":~0,75},"depth":5}\nexpression "by draw"\t{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":~0,7},"depth":2}\nexpression "value * (if payment is double then 2 else 1)"\t{"text":"value * (if payment is double then 2 else 1)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"value","span":~0,5},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"payment","span":~12,19},"negated":false,"choices":[{"name":"double","span":~23,29}],"span":~12,29},"then":{"node":"number","value":2,"span":~35,36},"else":{"node":"number","value":1,"span":~42,43},"span":~8,44},"span":~0,44},"depth":5}\nexpression "mados(false_win_penalty)"\t{"text":"mados(false_win_penalty)","kinds":false,"heard":[],"tree":{"node":"call","name":"mados","arguments":[{"node":"name","name":"false_win_penalty","span":~6,23}],"span":~0,24},"depth":3}\nexpression "winner is dealer or replayed"\t{"text":"winner is dealer or replayed","kinds":false,"heard":[["choices","winner",["i","dealer","starter","exposer","winner","leader"]],["sense","replayed","yes/no"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":~0,6},"negated":false,"choices":[{"name":"dealer","span":~10,16}],"span":~0,16},{"node":"name","name":"replayed","span":~20,28}],"span":~0,28},"depth":4}\nexpression "ending is exhausted or ending is false_win"\t{"text":"ending is exhausted or ending is false_win","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"ending","span":~0,6},"negated":false,"choices":[{"name":"exhausted","span":~10,19}],"span":~0,19},{"node":"is","subject":{"node":"name","name":"ending","span":~23,29},"negated":false,"choices":[{"name":"false_win","span":~33,42}],"span":~23,42}],"span":~0,42},"depth":4}\nexpression "periods"\t{"text":"periods","kinds":false,"heard":[],"tree":{"node":"name","name":"periods","span":~0,7},"depth":2}\nexpression "starting_points"\t{"text":"starting_points","kinds":false,"heard":[],"tree":{"node":"name","name":"starting_points","span":~0,15},"depth":2}\nexpression "points - starting_points"\t{"text":"points - starting_points","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"-","left":{"node":"name","name":"points","span":~0,6},"right":{"node":"name","name":"starting_points","span":~9,24},"span":~0,24},"depth":3}\nexpression "flower_shown and count(bonus) == 8"\t{"text":"flower_shown and count(bonus) == 8","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"flower_shown","span":~0,12},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~23,28},"span":~17,29},"right":{"node":"number","value":8,"span":~33,34},"span":~17,34}],"span":~0,34},"depth":5}\nexpression "shape is unios"\t{"text":"shape is unios","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"unios","span":~9,14}],"span":~0,14},"depth":3}\nexpression "13"\t{"text":"13","kinds":false,"heard":[],"tree":{"node":"number","value":13,"span":~0,2},"depth":2}\nexpression "shape is sets and held include 1112345678999A"\t{"text":"shape is sets and held include 1112345678999A","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"include","what":"held","exactly":false,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~31,32},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~32,33},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~33,34},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":~34,35},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":~35,36},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~36,37},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":~37,38},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":~38,39},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~39,40},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":~40,41},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~41,42},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~42,43},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~43,45}],"span":~18,45}],"span":~0,45},"depth":4}\nexpression "10"\t{"text":"10","kinds":false,"heard":[],"tree":{"node":"number","value":10,"span":~0,2},"depth":2}\nexpression "count(kong) == 4"\t{"text":"count(kong) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":4,"span":~15,16},"span":~0,16},"depth":4}\nexpression "dealt_hand"\t{"text":"dealt_hand","kinds":false,"heard":[],"tree":{"node":"name","name":"dealt_hand","span":~0,10},"depth":2}\nexpression "first_discard"\t{"text":"first_discard","kinds":false,"heard":[],"tree":{"node":"name","name":"first_discard","span":~0,13},"depth":2}\nexpression "shape is flowers"\t{"text":"shape is flowers","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"flowers","span":~9,16}],"span":~0,16},"depth":3}\nexpression "8"\t{"text":"8","kinds":false,"heard":[],"tree":{"node":"number","value":8,"span":~0,1},"depth":2}\nexpression "any set is chow and any set is triplet"\t{"text":"any set is chow and any set is triplet","kinds":false,"heard":[["sense","any","other"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~4,7},"negated":false,"is":{"node":"type","types":["chow"],"span":~11,15},"span":~0,15},{"node":"quantified","quantifier":"any","phrase":{"noun":"set","adjectives":[],"span":~24,27},"negated":false,"is":{"node":"type","types":["triplet"],"span":~31,38},"span":~20,38}],"span":~0,38},"depth":4}\nexpression "1/2"\t{"text":"1/2","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"/","left":{"node":"number","value":1,"span":~0,1},"right":{"node":"number","value":2,"span":~2,3},"span":~0,3},"depth":3}\nexpression "every set is chow"\t{"text":"every set is chow","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["chow"],"span":~13,17},"span":~0,17},"depth":3}\nexpression "1"\t{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":~0,1},"depth":2}\nexpression "every set is triplet"\t{"text":"every set is triplet","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["triplet"],"span":~13,20},"span":~0,20},"depth":3}\nexpression "count(concealed triplet) == 4"\t{"text":"count(concealed triplet) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":4,"span":~28,29},"span":~0,29},"depth":4}\nexpression "count(pair) == 7"\t{"text":"count(pair) == 7","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"pair","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":7,"span":~15,16},"span":~0,16},"depth":4}\nexpression "basic and suits == 1 and any tile is honour"\t{"text":"basic and suits == 1 and any tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"basic","span":~0,5},{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~10,15},"right":{"node":"number","value":1,"span":~19,20},"span":~10,20},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~29,33},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~37,43},"span":~37,43},"span":~25,43}],"span":~0,43},"depth":5}\nexpression "basic and suits == 1 and no tile is honour"\t{"text":"basic and suits == 1 and no tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"basic","span":~0,5},{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~10,15},"right":{"node":"number","value":1,"span":~19,20},"span":~10,20},{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":~28,32},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~36,42},"span":~36,42},"span":~25,42}],"span":~0,42},"depth":5}\nexpression "7"\t{"text":"7","kinds":false,"heard":[],"tree":{"node":"number","value":7,"span":~0,1},"depth":2}\nexpression "basic and every tile is honour"\t{"text":"basic and every tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"basic","span":~0,5},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~16,20},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~24,30},"span":~24,30},"span":~10,30}],"span":~0,30},"depth":5}\nexpression "basic and every tile is unios and any tile is terminal and any tile is honour"\t{"text":"basic and every tile is unios and any tile is terminal and any tile is honour","kinds":false,"heard":[["sense","any","other"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"basic","span":~0,5},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~16,20},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"unios","span":~24,29},"span":~24,29},"span":~10,29},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~38,42},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~46,54},"span":~46,54},"span":~34,54},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~63,67},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~71,77},"span":~71,77},"span":~59,77}],"span":~0,77},"depth":5}\nexpression "basic and every tile is terminal"\t{"text":"basic and every tile is terminal","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"basic","span":~0,5},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~16,20},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~24,32},"span":~24,32},"span":~10,32}],"span":~0,32},"depth":5}\nexpression "per triplet of dragon"\t{"text":"per triplet of dragon","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"per","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~15,21},"span":~4,21},"span":~0,21},"depth":4}\nexpression "count(triplet of dragon) == 2 and pair is dragon"\t{"text":"count(triplet of dragon) == 2 and pair is dragon","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":2,"span":~28,29},"span":~0,29},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~34,38},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~42,48},"span":~42,48},"span":~34,48}],"span":~0,48},"depth":6}\nexpression "count(triplet of dragon) == 3"\t{"text":"count(triplet of dragon) == 3","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":3,"span":~28,29},"span":~0,29},"depth":5}\nexpression "5"\t{"text":"5","kinds":false,"heard":[],"tree":{"node":"number","value":5,"span":~0,1},"depth":2}\nexpression "has triplet of seat_wind"\t{"text":"has triplet of seat_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"seat_wind","span":~15,24},"span":~4,24},"span":~4,24}],"ranges":[],"span":~0,24},"depth":5}\nexpression "has triplet of round_wind"\t{"text":"has triplet of round_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"round_wind","span":~15,25},"span":~4,25},"span":~4,25}],"ranges":[],"span":~0,25},"depth":5}\nexpression "count(triplet of wind) == 3 and pair is wind"\t{"text":"count(triplet of wind) == 3 and pair is wind","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":3,"span":~26,27},"span":~0,27},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~32,36},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~40,44},"span":~40,44},"span":~32,44}],"span":~0,44},"depth":6}\nexpression "count(triplet of wind) == 4"\t{"text":"count(triplet of wind) == 4","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":4,"span":~26,27},"span":~0,27},"depth":5}\nexpression "kong_replacement"\t{"text":"kong_replacement","kinds":false,"heard":[],"tree":{"node":"name","name":"kong_replacement","span":~0,16},"depth":2}\nexpression "robbing_kong"\t{"text":"robbing_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"robbing_kong","span":~0,12},"depth":2}\nexpression "last_of_wall"\t{"text":"last_of_wall","kinds":false,"heard":[],"tree":{"node":"name","name":"last_of_wall","span":~0,12},"depth":2}\nexpression "every set is held"\t{"text":"every set is held","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"made","adjective":"held","span":~13,17},"span":~0,17},"depth":3}\nexpression "per bonus where rank == seat number and not in_full_series"\t{"text":"per bonus where rank == seat number and not in_full_series","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"bonus","adjectives":[],"where":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"rank","span":~16,20},"right":{"node":"name","name":"seat number","span":~24,35},"span":~16,35},{"node":"not","of":{"node":"name","name":"in_full_series","span":~44,58},"span":~40,58}],"span":~16,58},"span":~4,58},"span":~0,58},"depth":6}\nexpression "per series"\t{"text":"per series","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"series","adjectives":[],"span":~4,10},"span":~0,10},"depth":3}\nexpression "count(bonus) == 0"\t{"text":"count(bonus) == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~6,11},"span":~0,12},"right":{"node":"number","value":0,"span":~16,17},"span":~0,17},"depth":4}\nexpression "if fan == 1/2 then fan else min(floor(fan), 15)"\t{"text":"if fan == 1/2 then fan else min(floor(fan), 15)","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"compare","op":"==","left":{"node":"name","name":"fan","span":~3,6},"right":{"node":"arithmetic","op":"/","left":{"node":"number","value":1,"span":~10,11},"right":{"node":"number","value":2,"span":~12,13},"span":~10,13},"span":~3,13},"then":{"node":"name","name":"fan","span":~19,22},"else":{"node":"call","name":"min","arguments":[{"node":"call","name":"floor","arguments":[{"node":"name","name":"fan","span":~38,41}],"span":~32,42},{"node":"number","value":15,"span":~44,46}],"span":~28,47},"span":~0,47},"depth":5}\nexpression "mados(grade)"\t{"text":"mados(grade)","kinds":false,"heard":[],"tree":{"node":"call","name":"mados","arguments":[{"node":"name","name":"grade","span":~6,11}],"span":~0,12},"depth":3}\nexpression "fan of special > 0 or fan - (if flowers_toward_minimum then 0 else fan of flowers) >= minimum"\t{"text":"fan of special > 0 or fan - (if flowers_toward_minimum then 0 else fan of flowers) >= minimum","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"compare","op":">","left":{"node":"tallyOf","tally":"fan","group":"special","span":~0,14},"right":{"node":"number","value":0,"span":~17,18},"span":~0,18},{"node":"compare","op":">=","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"fan","span":~22,25},"right":{"node":"if","test":{"node":"name","name":"flowers_toward_minimum","span":~32,54},"then":{"node":"number","value":0,"span":~60,61},"else":{"node":"tallyOf","tally":"fan","group":"flowers","span":~67,81},"span":~28,82},"span":~22,82},"right":{"node":"name","name":"minimum","span":~86,93},"span":~22,93}],"span":~0,93},"depth":6}',
  'rulesets/mcr/pack.yaml': 
    'kinds "567z"\t{"text":"567z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":~2,4}],"span":~0,4},"span":~0,4},"depth":4}\nkinds "1234z"\t{"text":"1234z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":~2,3},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":~3,5}],"span":~0,5},"span":~0,5},"depth":4}\nkinds "5m5p5s"\t{"text":"5m5p5s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"m","span":~0,2},{"rank":{"offset":{"add":5,"times":{}}},"suit":"p","span":~2,4},{"rank":{"offset":{"add":5,"times":{}}},"suit":"s","span":~4,6}],"span":~0,6},"span":~0,6},"depth":4}\nkinds "2468m2468p2468s"\t{"text":"2468m2468p2468s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":2,"times":{}}},"suit":"m","span":~0,1},{"rank":{"offset":{"add":4,"times":{}}},"suit":"m","span":~1,2},{"rank":{"offset":{"add":6,"times":{}}},"suit":"m","span":~2,3},{"rank":{"offset":{"add":8,"times":{}}},"suit":"m","span":~3,5},{"rank":{"offset":{"add":2,"times":{}}},"suit":"p","span":~5,6},{"rank":{"offset":{"add":4,"times":{}}},"suit":"p","span":~6,7},{"rank":{"offset":{"add":6,"times":{}}},"suit":"p","span":~7,8},{"rank":{"offset":{"add":8,"times":{}}},"suit":"p","span":~8,10},{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":~10,11},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":~11,12},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":~12,13},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":~13,15}],"span":~0,15},"span":~0,15},"depth":4}\nkinds "789m789p789s"\t{"text":"789m789p789s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":7,"times":{}}},"suit":"m","span":~0,1},{"rank":{"offset":{"add":8,"times":{}}},"suit":"m","span":~1,2},{"rank":{"offset":{"add":9,"times":{}}},"suit":"m","span":~2,4},{"rank":{"offset":{"add":7,"times":{}}},"suit":"p","span":~4,5},{"rank":{"offset":{"add":8,"times":{}}},"suit":"p","span":~5,6},{"rank":{"offset":{"add":9,"times":{}}},"suit":"p","span":~6,8},{"rank":{"offset":{"add":7,"times":{}}},"suit":"s","span":~8,9},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":~9,10},{"rank":{"offset":{"add":9,"times":{}}},"suit":"s","span":~10,12}],"span":~0,12},"span":~0,12},"depth":4}\nkinds "456m456p456s"\t{"text":"456m456p456s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":4,"times":{}}},"suit":"m","span":~0,1},{"rank":{"offset":{"add":5,"times":{}}},"suit":"m","span":~1,2},{"rank":{"offset":{"add":6,"times":{}}},"suit":"m","span":~2,4},{"rank":{"offset":{"add":4,"times":{}}},"suit":"p","span":~4,5},{"rank":{"offset":{"add":5,"times":{}}},"suit":"p","span":~5,6},{"rank":{"offset":{"add":6,"times":{}}},"suit":"p","span":~6,8},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":~8,9},{"rank":{"offset":{"add":5,"times":{}}},"suit":"s","span":~9,10},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":~10,12}],"span":~0,12},"span":~0,12},"depth":4}\nkinds "123m123p123s"\t{"text":"123m123p123s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"m","span":~0,1},{"rank":{"offset":{"add":2,"times":{}}},"suit":"m","span":~1,2},{"rank":{"offset":{"add":3,"times":{}}},"suit":"m","span":~2,4},{"rank":{"offset":{"add":1,"times":{}}},"suit":"p","span":~4,5},{"rank":{"offset":{"add":2,"times":{}}},"suit":"p","span":~5,6},{"rank":{"offset":{"add":3,"times":{}}},"suit":"p","span":~6,8},{"rank":{"offset":{"add":1,"times":{}}},"suit":"s","span":~8,9},{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":~9,10},{"rank":{"offset":{"add":3,"times":{}}},"suit":"s","span":~10,12}],"span":~0,12},"span":~0,12},"depth":4}\nkinds "6789m6789p6789s"\t{"text":"6789m6789p6789s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":6,"times":{}}},"suit":"m","span":~0,1},{"rank":{"offset":{"add":7,"times":{}}},"suit":"m","span":~1,2},{"rank":{"offset":{"add":8,"times":{}}},"suit":"m","span":~2,3},{"rank":{"offset":{"add":9,"times":{}}},"suit":"m","span":~3,5},{"rank":{"offset":{"add":6,"times":{}}},"suit":"p","span":~5,6},{"rank":{"offset":{"add":7,"times":{}}},"suit":"p","span":~6,7},{"rank":{"offset":{"add":8,"times":{}}},"suit":"p","span":~7,8},{"rank":{"offset":{"add":9,"times":{}}},"suit":"p","span":~8,10},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":~10,11},{"rank":{"offset":{"add":7,"times":{}}},"suit":"s","span":~11,12},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":~12,13},{"rank":{"offset":{"add":9,"times":{}}},"suit":"s","span":~13,15}],"span":~0,15},"span":~0,15},"depth":4}\nkinds "1234m1234p1234s"\t{"text":"1234m1234p1234s","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"m","span":~0,1},{"rank":{"offset":{"add":2,"times":{}}},"suit":"m","span":~1,2},{"rank":{"offset":{"add":3,"times":{}}},"suit":"m","span":~2,3},{"rank":{"offset":{"add":4,"times":{}}},"suit":"m","span":~3,5},{"rank":{"offset":{"add":1,"times":{}}},"suit":"p","span":~5,6},{"rank":{"offset":{"add":2,"times":{}}},"suit":"p","span":~6,7},{"rank":{"offset":{"add":3,"times":{}}},"suit":"p","span":~7,8},{"rank":{"offset":{"add":4,"times":{}}},"suit":"p","span":~8,10},{"rank":{"offset":{"add":1,"times":{}}},"suit":"s","span":~10,11},{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":~11,12},{"rank":{"offset":{"add":3,"times":{}}},"suit":"s","span":~12,13},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":~13,15}],"span":~0,15},"span":~0,15},"depth":4}\nexpression "shape is sets and every set is triplet"\t{"text":"shape is sets and every set is triplet","kinds":false,"heard":[["choices","shape",["sets","knitted","pairs","orphans","singles"]],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~24,27},"negated":false,"is":{"node":"type","types":["triplet"],"span":~31,38},"span":~18,38}],"span":~0,38},"depth":4}\nexpression "every set is chow"\t{"text":"every set is chow","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["chow"],"span":~13,17},"span":~0,17},"depth":3}\nexpression "shape is sets and held before last tile == 1112345678999A"\t{"text":"shape is sets and held before last tile == 1112345678999A","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"include","what":"held_before","exactly":true,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~43,44},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~44,45},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~45,46},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":~46,47},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":~47,48},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~48,49},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":~49,50},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":~50,51},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~51,52},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":~52,53},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~53,54},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~54,55},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~55,57}],"span":~18,57}],"span":~0,57},"depth":4}\nexpression "shape is pairs or shape is orphans or shape is singles or nine_gates_wait or count(concealed triplet) == 4"\t{"text":"shape is pairs or shape is orphans or shape is singles or nine_gates_wait or count(concealed triplet) == 4","kinds":false,"heard":[["choices","shape",["sets","knitted","pairs","orphans","singles"]],["sense","nine_gates_wait","yes/no"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"pairs","span":~9,14}],"span":~0,14},{"node":"is","subject":{"node":"name","name":"shape","span":~18,23},"negated":false,"choices":[{"name":"orphans","span":~27,34}],"span":~18,34},{"node":"is","subject":{"node":"name","name":"shape","span":~38,43},"negated":false,"choices":[{"name":"singles","span":~47,54}],"span":~38,54},{"node":"name","name":"nine_gates_wait","span":~58,73},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~83,100},"span":~77,101},"right":{"node":"number","value":4,"span":~105,106},"span":~77,106}],"span":~0,106},"depth":5}\nexpression "(shape is sets or shape is knitted and knitted_wait) and not dealt_hand and count(winning kinds) == 1"\t{"text":"(shape is sets or shape is knitted and knitted_wait) and not dealt_hand and count(winning kinds) == 1","kinds":false,"heard":[["choices","shape",["sets","knitted","pairs","orphans","singles"]],["sense","knitted_wait","yes/no"]],"tree":{"node":"and","of":[{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~1,6},"negated":false,"choices":[{"name":"sets","span":~10,14}],"span":~1,14},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~18,23},"negated":false,"choices":[{"name":"knitted","span":~27,34}],"span":~18,34},{"node":"name","name":"knitted_wait","span":~39,51}],"span":~18,51}],"span":~0,52},{"node":"not","of":{"node":"name","name":"dealt_hand","span":~61,71},"span":~57,71},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"winning kinds","adjectives":[],"span":~82,95},"span":~76,96},"right":{"node":"number","value":1,"span":~100,101},"span":~76,101}],"span":~0,101},"depth":6}\nexpression "wait_beside_knitted is counted or wait_beside_knitted is by_edition and edition is mil_1998"\t{"text":"wait_beside_knitted is counted or wait_beside_knitted is by_edition and edition is mil_1998","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"wait_beside_knitted","span":~0,19},"negated":false,"choices":[{"name":"counted","span":~23,30}],"span":~0,30},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"wait_beside_knitted","span":~34,53},"negated":false,"choices":[{"name":"by_edition","span":~57,67}],"span":~34,67},{"node":"is","subject":{"node":"name","name":"edition","span":~72,79},"negated":false,"choices":[{"name":"mil_1998","span":~83,91}],"span":~72,91}],"span":~34,91}],"span":~0,91},"depth":5}\nexpression "concealed_self_draw is fully_concealed or concealed_self_draw is by_edition and edition is wmo_2006"\t{"text":"concealed_self_draw is fully_concealed or concealed_self_draw is by_edition and edition is wmo_2006","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"concealed_self_draw","span":~0,19},"negated":false,"choices":[{"name":"fully_concealed","span":~23,38}],"span":~0,38},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"concealed_self_draw","span":~42,61},"negated":false,"choices":[{"name":"by_edition","span":~65,75}],"span":~42,75},{"node":"is","subject":{"node":"name","name":"edition","span":~80,87},"negated":false,"choices":[{"name":"wmo_2006","span":~91,99}],"span":~80,99}],"span":~42,99}],"span":~0,99},"depth":5}\nexpression "tile_hog_in_pairs is counted or tile_hog_in_pairs is by_edition and edition is mil_1998"\t{"text":"tile_hog_in_pairs is counted or tile_hog_in_pairs is by_edition and edition is mil_1998","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"tile_hog_in_pairs","span":~0,17},"negated":false,"choices":[{"name":"counted","span":~21,28}],"span":~0,28},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"tile_hog_in_pairs","span":~32,49},"negated":false,"choices":[{"name":"by_edition","span":~53,63}],"span":~32,63},{"node":"is","subject":{"node":"name","name":"edition","span":~68,75},"negated":false,"choices":[{"name":"mil_1998","span":~79,87}],"span":~68,87}],"span":~32,87}],"span":~0,87},"depth":5}\nexpression "if two_concealed_kongs is six or two_concealed_kongs is by_edition and edition is mil_1998 then 6 else 8"\t{"text":"if two_concealed_kongs is six or two_concealed_kongs is by_edition and edition is mil_1998 then 6 else 8","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"two_concealed_kongs","span":~3,22},"negated":false,"choices":[{"name":"six","span":~26,29}],"span":~3,29},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"two_concealed_kongs","span":~33,52},"negated":false,"choices":[{"name":"by_edition","span":~56,66}],"span":~33,66},{"node":"is","subject":{"node":"name","name":"edition","span":~71,78},"negated":false,"choices":[{"name":"mil_1998","span":~82,90}],"span":~71,90}],"span":~33,90}],"span":~3,90},"then":{"node":"number","value":6,"span":~96,97},"else":{"node":"number","value":8,"span":~103,104},"span":~0,104},"depth":6}\nexpression "if mixed_kongs is four then 4 else if mixed_kongs is five or mixed_kongs is by_edition and edition is mil_1998 then 5 else 6"\t{"text":"if mixed_kongs is four then 4 else if mixed_kongs is five or mixed_kongs is by_edition and edition is mil_1998 then 5 else 6","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"mixed_kongs","span":~3,14},"negated":false,"choices":[{"name":"four","span":~18,22}],"span":~3,22},"then":{"node":"number","value":4,"span":~28,29},"else":{"node":"if","test":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"mixed_kongs","span":~38,49},"negated":false,"choices":[{"name":"five","span":~53,57}],"span":~38,57},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"mixed_kongs","span":~61,72},"negated":false,"choices":[{"name":"by_edition","span":~76,86}],"span":~61,86},{"node":"is","subject":{"node":"name","name":"edition","span":~91,98},"negated":false,"choices":[{"name":"mil_1998","span":~102,110}],"span":~91,110}],"span":~61,110}],"span":~38,110},"then":{"node":"number","value":5,"span":~116,117},"else":{"node":"number","value":6,"span":~123,124},"span":~35,124},"span":~0,124},"depth":7}\nexpression "1"\t{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":~0,1},"depth":2}\nexpression "cast"\t{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":~0,4},"depth":2}\nexpression "0"\t{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":~0,1},"depth":2}\nexpression "wins"\t{"text":"wins","kinds":false,"heard":[],"tree":{"node":"name","name":"wins","span":~0,4},"depth":2}\nexpression "3"\t{"text":"3","kinds":false,"heard":[],"tree":{"node":"number","value":3,"span":~0,1},"depth":2}\nexpression "tiles left > 0"\t{"text":"tiles left > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~13,14},"span":~0,14},"depth":3}\nexpression "2"\t{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":~0,1},"depth":2}\nexpression "count(bonus)"\t{"text":"count(bonus)","kinds":false,"heard":[],"tree":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~6,11},"span":~0,12},"depth":3}\nexpression "by draw and turn is replaced and count(bonus) == flowers_at_kong"\t{"text":"by draw and turn is replaced and count(bonus) == flowers_at_kong","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"turn","span":~12,16},"negated":false,"choices":[{"name":"replaced","span":~20,28}],"span":~12,28},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"bonus","adjectives":[],"span":~39,44},"span":~33,45},"right":{"node":"name","name":"flowers_at_kong","span":~49,64},"span":~33,64}],"span":~0,64},"depth":5}\nexpression "window is added_kong"\t{"text":"window is added_kong","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"window","span":~0,6},"negated":false,"choices":[{"name":"added_kong","span":~10,20}],"span":~0,20},"depth":3}\nexpression "tiles left == 0"\t{"text":"tiles left == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~14,15},"span":~0,15},"depth":3}\nexpression "copies in sight == 3"\t{"text":"copies in sight == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"copies in sight","span":~0,15},"right":{"node":"number","value":3,"span":~19,20},"span":~0,20},"depth":3}\nexpression "turn is dealt and i am dealer"\t{"text":"turn is dealt and i am dealer","kinds":false,"heard":[["choices","turn",["dealt","drawn","replaced","bonus","claimed"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"dealt","span":~8,13}],"span":~0,13},{"node":"name","name":"i am dealer","span":~18,29}],"span":~0,29},"depth":4}\nexpression "by discard and payer is exposer"\t{"text":"by discard and payer is exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"payer","span":~15,20},"negated":false,"choices":[{"name":"exposer","span":~24,31}],"span":~15,31}],"span":~0,31},"depth":4}\nexpression "8 + value"\t{"text":"8 + value","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"+","left":{"node":"number","value":8,"span":~0,1},"right":{"node":"name","name":"value","span":~4,9},"span":~0,9},"depth":3}\nexpression "by discard and payer is not exposer"\t{"text":"by discard and payer is not exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"payer","span":~15,20},"negated":true,"choices":[{"name":"exposer","span":~28,35}],"span":~15,35}],"span":~0,35},"depth":4}\nexpression "8"\t{"text":"8","kinds":false,"heard":[],"tree":{"node":"number","value":8,"span":~0,1},"depth":2}\nexpression "by draw"\t{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":~0,7},"depth":2}\nexpression "false_win_penalty"\t{"text":"false_win_penalty","kinds":false,"heard":[],"tree":{"node":"name","name":"false_win_penalty","span":~0,17},"depth":2}\nexpression "false"\t{"text":"false","kinds":false,"heard":[],"tree":{"node":"boolean","value":false,"span":~0,5},"depth":2}\nexpression "4"\t{"text":"4","kinds":false,"heard":[],"tree":{"node":"number","value":4,"span":~0,1},"depth":2}\nexpression "starting_points"\t{"text":"starting_points","kinds":false,"heard":[],"tree":{"node":"name","name":"starting_points","span":~0,15},"depth":2}\nexpression "count(triplet of wind) == 4"\t{"text":"count(triplet of wind) == 4","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":4,"span":~26,27},"span":~0,27},"depth":5}\nexpression "88"\t{"text":"88","kinds":false,"heard":[],"tree":{"node":"number","value":88,"span":~0,2},"depth":2}\nexpression "count(triplet of dragon) == 3"\t{"text":"count(triplet of dragon) == 3","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":3,"span":~28,29},"span":~0,29},"depth":5}\nexpression "every tile in 23468s 6z"\t{"text":"every tile in 23468s 6z","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":~14,15},{"rank":{"offset":{"add":3,"times":{}}},"suit":"s","span":~15,16},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":~16,17},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":~17,18},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":~18,20},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~21,23}],"span":~14,23}},"span":~0,23},"depth":4}\nexpression "nine_gates_wait"\t{"text":"nine_gates_wait","kinds":false,"heard":[],"tree":{"node":"name","name":"nine_gates_wait","span":~0,15},"depth":2}\nexpression "count(kong) == 4"\t{"text":"count(kong) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":4,"span":~15,16},"span":~0,16},"depth":4}\nexpression "shape is pairs and has pair nA, pair (n+1)A, pair (n+2)A, pair (n+3)A, pair (n+4)A, pair (n+5)A, pair (n+6)A"\t{"text":"shape is pairs and has pair nA, pair (n+1)A, pair (n+2)A, pair (n+3)A, pair (n+4)A, pair (n+5)A, pair (n+6)A","kinds":false,"heard":[["choices","shape",["sets","knitted","pairs","orphans","singles"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"pairs","span":~9,14}],"span":~0,14},{"node":"has","items":[{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~28,30},"span":~23,30},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"A","span":~37,43},"span":~32,43},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"A","span":~50,56},"span":~45,56},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":3,"times":{}}},"suit":"A","span":~63,69},"span":~58,69},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":4,"times":{}}},"suit":"A","span":~76,82},"span":~71,82},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":5,"times":{}}},"suit":"A","span":~89,95},"span":~84,95},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":6,"times":{}}},"suit":"A","span":~102,108},"span":~97,108}],"ranges":[],"span":~19,108}],"span":~0,108},"depth":5}\nexpression "shape is orphans"\t{"text":"shape is orphans","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"orphans","span":~9,16}],"span":~0,16},"depth":3}\nexpression "every tile is terminal"\t{"text":"every tile is terminal","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~14,22},"span":~14,22},"span":~0,22},"depth":4}\nexpression "64"\t{"text":"64","kinds":false,"heard":[],"tree":{"node":"number","value":64,"span":~0,2},"depth":2}\nexpression "count(triplet of wind) == 3 and pair is wind"\t{"text":"count(triplet of wind) == 3 and pair is wind","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":3,"span":~26,27},"span":~0,27},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~32,36},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~40,44},"span":~40,44},"span":~32,44}],"span":~0,44},"depth":6}\nexpression "count(triplet of dragon) == 2 and pair is dragon"\t{"text":"count(triplet of dragon) == 2 and pair is dragon","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":2,"span":~28,29},"span":~0,29},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~34,38},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~42,48},"span":~42,48},"span":~34,48}],"span":~0,48},"depth":6}\nexpression "every tile is honour"\t{"text":"every tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~14,20},"span":~14,20},"span":~0,20},"depth":4}\nexpression "count(concealed triplet) == 4"\t{"text":"count(concealed triplet) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":4,"span":~28,29},"span":~0,29},"depth":4}\nexpression "has chow 1A, chow 1A, chow 7A, chow 7A, pair 5A"\t{"text":"has chow 1A, chow 1A, chow 7A, chow 7A, pair 5A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~27,29},"span":~22,29},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~36,38},"span":~31,38},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":~45,47},"span":~40,47}],"ranges":[],"span":~0,47},"depth":4}\nexpression "has chow nA, chow nA, chow nA, chow nA"\t{"text":"has chow nA, chow nA, chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~27,29},"span":~22,29},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~36,38},"span":~31,38}],"ranges":[],"span":~0,38},"depth":4}\nexpression "48"\t{"text":"48","kinds":false,"heard":[],"tree":{"node":"number","value":48,"span":~0,2},"depth":2}\nexpression "has triplet nA, triplet (n+1)A, triplet (n+2)A, triplet (n+3)A"\t{"text":"has triplet nA, triplet (n+1)A, triplet (n+2)A, triplet (n+3)A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"A","span":~24,30},"span":~16,30},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"A","span":~40,46},"span":~32,46},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":3,"times":{}}},"suit":"A","span":~56,62},"span":~48,62}],"ranges":[],"span":~0,62},"depth":4}\nexpression "has chow nA, chow (n+k)A, chow (n+2k)A, chow (n+3k)A where k in 1..2"\t{"text":"has chow nA, chow (n+k)A, chow (n+2k)A, chow (n+3k)A where k in 1..2","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{"k":1}}},"suit":"A","span":~18,24},"span":~13,24},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{"k":2}}},"suit":"A","span":~31,38},"span":~26,38},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{"k":3}}},"suit":"A","span":~45,52},"span":~40,52}],"ranges":[{"variable":"k","from":1,"to":2}],"span":~0,68},"depth":4}\nexpression "32"\t{"text":"32","kinds":false,"heard":[],"tree":{"node":"number","value":32,"span":~0,2},"depth":2}\nexpression "count(kong) == 3"\t{"text":"count(kong) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":3,"span":~15,16},"span":~0,16},"depth":4}\nexpression "every tile is terminal or honour and any tile is terminal and any tile is honour"\t{"text":"every tile is terminal or honour and any tile is terminal and any tile is honour","kinds":false,"heard":[["sense","honour","kinds"],["sense","any","other"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~14,22},{"node":"kindWord","name":"honour","span":~26,32}],"span":~14,32},"span":~14,32},"span":~0,32},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~41,45},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~49,57},"span":~49,57},"span":~37,57},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~66,70},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~74,80},"span":~74,80},"span":~62,80}],"span":~0,80},"depth":6}\nexpression "shape is pairs"\t{"text":"shape is pairs","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"pairs","span":~9,14}],"span":~0,14},"depth":3}\nexpression "24"\t{"text":"24","kinds":false,"heard":[],"tree":{"node":"number","value":24,"span":~0,2},"depth":2}\nexpression "shape is singles and count(tile of honour) == 7"\t{"text":"shape is singles and count(tile of honour) == 7","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"singles","span":~9,16}],"span":~0,16},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"tile","adjectives":[],"of":{"node":"kindWord","name":"honour","span":~35,41},"span":~27,41},"span":~21,42},"right":{"node":"number","value":7,"span":~46,47},"span":~21,47}],"span":~0,47},"depth":6}\nexpression "all_triplets and every tile in even"\t{"text":"all_triplets and every tile in even","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"all_triplets","span":~0,12},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~23,27},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"even","span":~31,35}},"span":~17,35}],"span":~0,35},"depth":4}\nexpression "suits == 1 and no tile is honour"\t{"text":"suits == 1 and no tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~0,5},"right":{"node":"number","value":1,"span":~9,10},"span":~0,10},{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":~18,22},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~26,32},"span":~26,32},"span":~15,32}],"span":~0,32},"depth":5}\nexpression "has chow nA, chow nA, chow nA"\t{"text":"has chow nA, chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "has triplet nA, triplet (n+1)A, triplet (n+2)A"\t{"text":"has triplet nA, triplet (n+1)A, triplet (n+2)A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"A","span":~24,30},"span":~16,30},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"A","span":~40,46},"span":~32,46}],"ranges":[],"span":~0,46},"depth":4}\nexpression "every tile in upper_three"\t{"text":"every tile in upper_three","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"upper_three","span":~14,25}},"span":~0,25},"depth":3}\nexpression "every tile in middle_three"\t{"text":"every tile in middle_three","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"middle_three","span":~14,26}},"span":~0,26},"depth":3}\nexpression "every tile in lower_three"\t{"text":"every tile in lower_three","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"lower_three","span":~14,25}},"span":~0,25},"depth":3}\nexpression "has chow 1A, chow 4A, chow 7A"\t{"text":"has chow 1A, chow 4A, chow 7A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "16"\t{"text":"16","kinds":false,"heard":[],"tree":{"node":"number","value":16,"span":~0,2},"depth":2}\nexpression "has chow 1A, chow 7A, chow 1B, chow 7B, pair 5C"\t{"text":"has chow 1A, chow 7A, chow 1B, chow 7B, pair 5C","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"B","span":~27,29},"span":~22,29},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"B","span":~36,38},"span":~31,38},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"offset":{"add":5,"times":{}}},"suit":"C","span":~45,47},"span":~40,47}],"ranges":[],"span":~0,47},"depth":4}\nexpression "has chow nA, chow (n+k)A, chow (n+2k)A where k in 1..2"\t{"text":"has chow nA, chow (n+k)A, chow (n+2k)A where k in 1..2","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{"k":1}}},"suit":"A","span":~18,24},"span":~13,24},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{"k":2}}},"suit":"A","span":~31,38},"span":~26,38}],"ranges":[{"variable":"k","from":1,"to":2}],"span":~0,54},"depth":4}\nexpression "shape is sets and every group has five"\t{"text":"shape is sets and every group has five","kinds":false,"heard":[["choices","shape",["sets","knitted","pairs","orphans","singles"]],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":~24,29},"negated":false,"is":{"node":"has","kinds":{"node":"kindWord","name":"five","span":~34,38}},"span":~18,38}],"span":~0,38},"depth":4}\nexpression "has triplet nA, triplet nB, triplet nC"\t{"text":"has triplet nA, triplet nB, triplet nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~24,26},"span":~16,26},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":~36,38},"span":~28,38}],"ranges":[],"span":~0,38},"depth":4}\nexpression "count(concealed triplet) == 3"\t{"text":"count(concealed triplet) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":3,"span":~28,29},"span":~0,29},"depth":4}\nexpression "shape is singles and count(tile of honour) < 7"\t{"text":"shape is singles and count(tile of honour) < 7","kinds":false,"heard":[["sense","<","unknown"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"singles","span":~9,16}],"span":~0,16},{"node":"compare","op":"<","left":{"node":"count","phrase":{"noun":"tile","adjectives":[],"of":{"node":"kindWord","name":"honour","span":~35,41},"span":~27,41},"span":~21,42},"right":{"node":"number","value":7,"span":~45,46},"span":~21,46}],"span":~0,46},"depth":6}\nexpression "12"\t{"text":"12","kinds":false,"heard":[],"tree":{"node":"number","value":12,"span":~0,2},"depth":2}\nexpression "shape is knitted or nine_knitted and shape is singles and count(tile of honour) == 5"\t{"text":"shape is knitted or nine_knitted and shape is singles and count(tile of honour) == 5","kinds":false,"heard":[["choices","shape",["sets","knitted","pairs","orphans","singles"]],["sense","nine_knitted","yes/no"],["sense","==","unknown"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"knitted","span":~9,16}],"span":~0,16},{"node":"and","of":[{"node":"name","name":"nine_knitted","span":~20,32},{"node":"is","subject":{"node":"name","name":"shape","span":~37,42},"negated":false,"choices":[{"name":"singles","span":~46,53}],"span":~37,53},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"tile","adjectives":[],"of":{"node":"kindWord","name":"honour","span":~72,78},"span":~64,78},"span":~58,79},"right":{"node":"number","value":5,"span":~83,84},"span":~58,84}],"span":~20,84}],"span":~0,84},"depth":7}\nexpression "every tile in upper_four_ranks"\t{"text":"every tile in upper_four_ranks","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"upper_four_ranks","span":~14,30}},"span":~0,30},"depth":3}\nexpression "every tile in lower_four_ranks"\t{"text":"every tile in lower_four_ranks","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"lower_four_ranks","span":~14,30}},"span":~0,30},"depth":3}\nexpression "count(triplet of wind) >= 3"\t{"text":"count(triplet of wind) >= 3","kinds":false,"heard":[["sense",">=","unknown"]],"tree":{"node":"compare","op":">=","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":3,"span":~26,27},"span":~0,27},"depth":5}\nexpression "has chow 1A, chow 4B, chow 7C"\t{"text":"has chow 1A, chow 4B, chow 7C","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":4,"times":{}}},"suit":"B","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"C","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "every tile in 1234589p 245689s 5z"\t{"text":"every tile in 1234589p 245689s 5z","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"p","span":~14,15},{"rank":{"offset":{"add":2,"times":{}}},"suit":"p","span":~15,16},{"rank":{"offset":{"add":3,"times":{}}},"suit":"p","span":~16,17},{"rank":{"offset":{"add":4,"times":{}}},"suit":"p","span":~17,18},{"rank":{"offset":{"add":5,"times":{}}},"suit":"p","span":~18,19},{"rank":{"offset":{"add":8,"times":{}}},"suit":"p","span":~19,20},{"rank":{"offset":{"add":9,"times":{}}},"suit":"p","span":~20,22},{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":~23,24},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":~24,25},{"rank":{"offset":{"add":5,"times":{}}},"suit":"s","span":~25,26},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":~26,27},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":~27,28},{"rank":{"offset":{"add":9,"times":{}}},"suit":"s","span":~28,30},{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":~31,33}],"span":~14,33}},"span":~0,33},"depth":4}\nexpression "has chow nA, chow nB, chow nC"\t{"text":"has chow nA, chow nB, chow nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "has triplet nA, triplet (n+1)B, triplet (n+2)C"\t{"text":"has triplet nA, triplet (n+1)B, triplet (n+2)C","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"B","span":~24,30},"span":~16,30},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"C","span":~40,46},"span":~32,46}],"ranges":[],"span":~0,46},"depth":4}\nexpression "no other pattern"\t{"text":"no other pattern","kinds":false,"heard":[],"tree":{"node":"name","name":"no other pattern","span":~0,16},"depth":2}\nexpression "last_of_wall and by draw"\t{"text":"last_of_wall and by draw","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"last_of_wall","span":~0,12},{"node":"name","name":"by draw","span":~17,24}],"span":~0,24},"depth":3}\nexpression "last_of_wall and by discard"\t{"text":"last_of_wall and by discard","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"last_of_wall","span":~0,12},{"node":"name","name":"by discard","span":~17,27}],"span":~0,27},"depth":3}\nexpression "after_kong"\t{"text":"after_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"after_kong","span":~0,10},"depth":2}\nexpression "robbing_kong"\t{"text":"robbing_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"robbing_kong","span":~0,12},"depth":2}\nexpression "count(kong) == 2 and count(concealed kong) == 2"\t{"text":"count(kong) == 2 and count(concealed kong) == 2","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":2,"span":~15,16},"span":~0,16},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":["concealed"],"span":~27,41},"span":~21,42},"right":{"node":"number","value":2,"span":~46,47},"span":~21,47}],"span":~0,47},"depth":5}\nexpression "concealed_kongs_fan"\t{"text":"concealed_kongs_fan","kinds":false,"heard":[],"tree":{"node":"name","name":"concealed_kongs_fan","span":~0,19},"depth":2}\nexpression "all_triplets"\t{"text":"all_triplets","kinds":false,"heard":[],"tree":{"node":"name","name":"all_triplets","span":~0,12},"depth":2}\nexpression "6"\t{"text":"6","kinds":false,"heard":[],"tree":{"node":"number","value":6,"span":~0,1},"depth":2}\nexpression "suits == 1 and any tile is honour"\t{"text":"suits == 1 and any tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~0,5},"right":{"node":"number","value":1,"span":~9,10},"span":~0,10},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~19,23},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~27,33},"span":~27,33},"span":~15,33}],"span":~0,33},"depth":5}\nexpression "has chow nA, chow (n+1)B, chow (n+2)C"\t{"text":"has chow nA, chow (n+1)B, chow (n+2)C","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"B","span":~18,24},"span":~13,24},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"C","span":~31,37},"span":~26,37}],"ranges":[],"span":~0,37},"depth":4}\nexpression "suits == 3 and any tile is wind and any tile is dragon and (all_types_in_pairs or shape is not pairs)"\t{"text":"suits == 3 and any tile is wind and any tile is dragon and (all_types_in_pairs or shape is not pairs)","kinds":false,"heard":[["sense","any","other"],["sense","(","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~0,5},"right":{"node":"number","value":3,"span":~9,10},"span":~0,10},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~19,23},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~27,31},"span":~27,31},"span":~15,31},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~40,44},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~48,54},"span":~48,54},"span":~36,54},{"node":"or","of":[{"node":"name","name":"all_types_in_pairs","span":~60,78},{"node":"is","subject":{"node":"name","name":"shape","span":~82,87},"negated":true,"choices":[{"name":"pairs","span":~95,100}],"span":~82,100}],"span":~59,101}],"span":~0,101},"depth":5}\nexpression "count(claimed set) == 4 and by discard"\t{"text":"count(claimed set) == 4 and by discard","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"set","adjectives":["claimed"],"span":~6,17},"span":~0,18},"right":{"node":"number","value":4,"span":~22,23},"span":~0,23},{"node":"name","name":"by discard","span":~28,38}],"span":~0,38},"depth":5}\nexpression "count(triplet of dragon) >= 2"\t{"text":"count(triplet of dragon) >= 2","kinds":false,"heard":[["sense",">=","unknown"]],"tree":{"node":"compare","op":">=","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":2,"span":~28,29},"span":~0,29},"depth":5}\nexpression "shape is sets and every group has terminal or honour"\t{"text":"shape is sets and every group has terminal or honour","kinds":false,"heard":[["choices","shape",["sets","knitted","pairs","orphans","singles"]],["sense","honour","kinds"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":~24,29},"negated":false,"is":{"node":"has","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~34,42},{"node":"kindWord","name":"honour","span":~46,52}],"span":~34,52}},"span":~18,52}],"span":~0,52},"depth":5}\nexpression "concealed and by draw and (nature_fully or not concealed_by_nature)"\t{"text":"concealed and by draw and (nature_fully or not concealed_by_nature)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":~0,9},{"node":"name","name":"by draw","span":~14,21},{"node":"or","of":[{"node":"name","name":"nature_fully","span":~27,39},{"node":"not","of":{"node":"name","name":"concealed_by_nature","span":~47,66},"span":~43,66}],"span":~26,67}],"span":~0,67},"depth":5}\nexpression "count(kong) == 2 and count(claimed kong) == 2"\t{"text":"count(kong) == 2 and count(claimed kong) == 2","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":2,"span":~15,16},"span":~0,16},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":["claimed"],"span":~27,39},"span":~21,40},"right":{"node":"number","value":2,"span":~44,45},"span":~21,45}],"span":~0,45},"depth":5}\nexpression "count(kong) == 2 and count(claimed kong) == 1"\t{"text":"count(kong) == 2 and count(claimed kong) == 1","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":2,"span":~15,16},"span":~0,16},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":["claimed"],"span":~27,39},"span":~21,40},"right":{"node":"number","value":1,"span":~44,45},"span":~21,45}],"span":~0,45},"depth":5}\nexpression "mixed_kongs_fan"\t{"text":"mixed_kongs_fan","kinds":false,"heard":[],"tree":{"node":"name","name":"mixed_kongs_fan","span":~0,15},"depth":2}\nexpression "fourth_of_kind or count(shown tile of last tile) == 3"\t{"text":"fourth_of_kind or count(shown tile of last tile) == 3","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"or","of":[{"node":"name","name":"fourth_of_kind","span":~0,14},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"tile","adjectives":["shown"],"of":{"node":"kindWord","name":"last tile","span":~38,47},"span":~24,47},"span":~18,48},"right":{"node":"number","value":3,"span":~52,53},"span":~18,53}],"span":~0,53},"depth":6}\nexpression "has triplet of dragon"\t{"text":"has triplet of dragon","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~15,21},"span":~4,21},"span":~4,21}],"ranges":[],"span":~0,21},"depth":5}\nexpression "has triplet of round_wind"\t{"text":"has triplet of round_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"round_wind","span":~15,25},"span":~4,25},"span":~4,25}],"ranges":[],"span":~0,25},"depth":5}\nexpression "has triplet of seat_wind"\t{"text":"has triplet of seat_wind","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"has","items":[{"node":"some","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"seat_wind","span":~15,24},"span":~4,24},"span":~4,24}],"ranges":[],"span":~0,24},"depth":5}\nexpression "concealed and by discard"\t{"text":"concealed and by discard","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"concealed","span":~0,9},{"node":"name","name":"by discard","span":~14,24}],"span":~0,24},"depth":3}\nexpression "all_chow_sets and pair is not honour"\t{"text":"all_chow_sets and pair is not honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"all_chow_sets","span":~0,13},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~18,22},"negated":true,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~30,36},"span":~30,36},"span":~18,36}],"span":~0,36},"depth":5}\nexpression "if pairs_hogs or not (shape is pairs and (every tile in 23468s 6z or every tile is terminal)) then per kind where copies == 4 and not in_kong else 0"\t{"text":"if pairs_hogs or not (shape is pairs and (every tile in 23468s 6z or every tile is terminal)) then per kind where copies == 4 and not in_kong else 0","kinds":false,"heard":[["sense","every","other"],["sense",")","unknown"]],"tree":{"node":"if","test":{"node":"or","of":[{"node":"name","name":"pairs_hogs","span":~3,13},{"node":"not","of":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~22,27},"negated":false,"choices":[{"name":"pairs","span":~31,36}],"span":~22,36},{"node":"or","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~48,52},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":2,"times":{}}},"suit":"s","span":~56,57},{"rank":{"offset":{"add":3,"times":{}}},"suit":"s","span":~57,58},{"rank":{"offset":{"add":4,"times":{}}},"suit":"s","span":~58,59},{"rank":{"offset":{"add":6,"times":{}}},"suit":"s","span":~59,60},{"rank":{"offset":{"add":8,"times":{}}},"suit":"s","span":~60,62},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~63,65}],"span":~56,65}},"span":~42,65},{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~75,79},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~83,91},"span":~83,91},"span":~69,91}],"span":~41,92}],"span":~21,93},"span":~17,93}],"span":~3,93},"then":{"node":"per","phrase":{"noun":"kind","adjectives":[],"where":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"copies","span":~114,120},"right":{"node":"number","value":4,"span":~124,125},"span":~114,125},{"node":"not","of":{"node":"name","name":"in_kong","span":~134,141},"span":~130,141}],"span":~114,141},"span":~103,141},"span":~99,141},"else":{"node":"number","value":0,"span":~147,148},"span":~0,148},"depth":9}\nexpression "has triplet nA, triplet nB"\t{"text":"has triplet nA, triplet nB","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~24,26},"span":~16,26}],"ranges":[],"span":~0,26},"depth":4}\nexpression "count(concealed triplet) == 2"\t{"text":"count(concealed triplet) == 2","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":2,"span":~28,29},"span":~0,29},"depth":4}\nexpression "count(kong) == 1 and count(concealed kong) == 1"\t{"text":"count(kong) == 1 and count(concealed kong) == 1","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":1,"span":~15,16},"span":~0,16},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":["concealed"],"span":~27,41},"span":~21,42},"right":{"node":"number","value":1,"span":~46,47},"span":~21,47}],"span":~0,47},"depth":5}\nexpression "every tile is simple"\t{"text":"every tile is simple","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"simple","span":~14,20},"span":~14,20},"span":~0,20},"depth":4}\nexpression "has chow nA, chow nA"\t{"text":"has chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~18,20},"span":~13,20}],"ranges":[],"span":~0,20},"depth":4}\nexpression "has chow nA, chow nB"\t{"text":"has chow nA, chow nB","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~18,20},"span":~13,20}],"ranges":[],"span":~0,20},"depth":4}\nexpression "has chow nA, chow (n+3)A"\t{"text":"has chow nA, chow (n+3)A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":3,"times":{}}},"suit":"A","span":~18,24},"span":~13,24}],"ranges":[],"span":~0,24},"depth":4}\nexpression "has chow 1A, chow 7A"\t{"text":"has chow 1A, chow 7A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~18,20},"span":~13,20}],"ranges":[],"span":~0,20},"depth":4}\nexpression "per triplet of terminal or honour"\t{"text":"per triplet of terminal or honour","kinds":false,"heard":[["sense","honour","kinds"],["sense","","unknown"]],"tree":{"node":"per","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~15,23},{"node":"kindWord","name":"honour","span":~27,33}],"span":~15,33},"span":~4,33},"span":~0,33},"depth":5}\nexpression "count(kong) == 1 and count(claimed kong) == 1"\t{"text":"count(kong) == 1 and count(claimed kong) == 1","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":1,"span":~15,16},"span":~0,16},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":["claimed"],"span":~27,39},"span":~21,40},"right":{"node":"number","value":1,"span":~44,45},"span":~21,45}],"span":~0,45},"depth":5}\nexpression "suits == 2"\t{"text":"suits == 2","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~0,5},"right":{"node":"number","value":2,"span":~9,10},"span":~0,10},"depth":3}\nexpression "no tile is honour"\t{"text":"no tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":~3,7},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~11,17},"span":~11,17},"span":~0,17},"depth":4}\nexpression "wait is edge and waits_for_one"\t{"text":"wait is edge and waits_for_one","kinds":false,"heard":[["choices","wait",["single","pairs","closed","edge","two_sided","none"]],["sense","waits_for_one","yes/no"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"wait","span":~0,4},"negated":false,"choices":[{"name":"edge","span":~8,12}],"span":~0,12},{"node":"name","name":"waits_for_one","span":~17,30}],"span":~0,30},"depth":4}\nexpression "wait is closed and waits_for_one"\t{"text":"wait is closed and waits_for_one","kinds":false,"heard":[["choices","wait",["single","pairs","closed","edge","two_sided","none"]],["sense","waits_for_one","yes/no"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"wait","span":~0,4},"negated":false,"choices":[{"name":"closed","span":~8,14}],"span":~0,14},{"node":"name","name":"waits_for_one","span":~19,32}],"span":~0,32},"depth":4}\nexpression "wait is single and waits_for_one"\t{"text":"wait is single and waits_for_one","kinds":false,"heard":[["choices","wait",["single","pairs","closed","edge","two_sided","none"]],["sense","waits_for_one","yes/no"]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"wait","span":~0,4},"negated":false,"choices":[{"name":"single","span":~8,14}],"span":~0,14},{"node":"name","name":"waits_for_one","span":~19,32}],"span":~0,32},"depth":4}\nexpression "per bonus"\t{"text":"per bonus","kinds":false,"heard":[],"tree":{"node":"per","phrase":{"noun":"bonus","adjectives":[],"span":~4,9},"span":~0,9},"depth":3}\nexpression "count(triplet of wind)"\t{"text":"count(triplet of wind)","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"depth":4}\nexpression "count(triplet of dragon)"\t{"text":"count(triplet of dragon)","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"depth":4}\nexpression "count(triplet of terminal where rank == 1 or count(triplet) == 1)"\t{"text":"count(triplet of terminal where rank == 1 or count(triplet) == 1)","kinds":false,"heard":[],"tree":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"terminal","span":~17,25},"where":{"node":"or","of":[{"node":"compare","op":"==","left":{"node":"name","name":"rank","span":~32,36},"right":{"node":"number","value":1,"span":~40,41},"span":~32,41},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"span":~51,58},"span":~45,59},"right":{"node":"number","value":1,"span":~63,64},"span":~45,64}],"span":~32,64},"span":~6,64},"span":~0,65},"depth":7}\nexpression "count(triplet of round_wind)"\t{"text":"count(triplet of round_wind)","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"round_wind","span":~17,27},"span":~6,27},"span":~0,28},"depth":4}\nexpression "count(triplet of seat_wind)"\t{"text":"count(triplet of seat_wind)","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"seat_wind","span":~17,26},"span":~6,26},"span":~0,27},"depth":4}\nexpression "if hand_cap > 0 then min(fan, hand_cap) else fan"\t{"text":"if hand_cap > 0 then min(fan, hand_cap) else fan","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"compare","op":">","left":{"node":"name","name":"hand_cap","span":~3,11},"right":{"node":"number","value":0,"span":~14,15},"span":~3,15},"then":{"node":"call","name":"min","arguments":[{"node":"name","name":"fan","span":~25,28},{"node":"name","name":"hand_cap","span":~30,38}],"span":~21,39},"else":{"node":"name","name":"fan","span":~45,48},"span":~0,48},"depth":4}\nexpression "fan - fan of flowers >= minimum"\t{"text":"fan - fan of flowers >= minimum","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"fan","span":~0,3},"right":{"node":"tallyOf","tally":"fan","group":"flowers","span":~6,20},"span":~0,20},"right":{"node":"name","name":"minimum","span":~24,31},"span":~0,31},"depth":4}',
  'rulesets/riichi/pack.yaml': 
    'expression "if length is east then 1 else 2"\t{"text":"if length is east then 1 else 2","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"length","span":~3,9},"negated":false,"choices":[{"name":"east","span":~13,17}],"span":~3,17},"then":{"node":"number","value":1,"span":~23,24},"else":{"node":"number","value":2,"span":~30,31},"span":~0,31},"depth":4}\nexpression "owed > 0"\t{"text":"owed > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"owed","span":~0,4},"right":{"node":"number","value":0,"span":~7,8},"span":~0,8},"depth":3}\nexpression "0"\t{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":~0,1},"depth":2}\nexpression "riichi and not hand waits"\t{"text":"riichi and not hand waits","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"riichi","span":~0,6},{"node":"not","of":{"node":"name","name":"hand waits","span":~15,25},"span":~11,25}],"span":~0,25},"depth":4}\nexpression "every own discard is terminal or honour and no own discard is taken"\t{"text":"every own discard is terminal or honour and no own discard is taken","kinds":false,"heard":[["sense","honour","kinds"],["sense","no","other"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"discard","adjectives":["own"],"span":~6,17},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~21,29},{"node":"kindWord","name":"honour","span":~33,39}],"span":~21,39},"span":~21,39},"span":~0,39},{"node":"quantified","quantifier":"no","phrase":{"noun":"discard","adjectives":["own"],"span":~47,58},"negated":false,"is":{"node":"made","adjective":"taken","span":~62,67},"span":~44,67}],"span":~0,67},"depth":6}\nexpression "hand waits"\t{"text":"hand waits","kinds":false,"heard":[],"tree":{"node":"name","name":"hand waits","span":~0,10},"depth":2}\nexpression "ready"\t{"text":"ready","kinds":false,"heard":[],"tree":{"node":"name","name":"ready","span":~0,5},"depth":2}\nexpression "tiles left == 0 and not (by draw and turn is replaced)"\t{"text":"tiles left == 0 and not (by draw and turn is replaced)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~14,15},"span":~0,15},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"by draw","span":~25,32},{"node":"is","subject":{"node":"name","name":"turn","span":~37,41},"negated":false,"choices":[{"name":"replaced","span":~45,53}],"span":~37,53}],"span":~24,54},"span":~20,54}],"span":~0,54},"depth":6}\nexpression "first winner and (if by discard then payer is exposer else liable_part < value)"\t{"text":"first winner and (if by discard then payer is exposer else liable_part < value)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"first winner","span":~0,12},{"node":"if","test":{"node":"name","name":"by discard","span":~21,31},"then":{"node":"is","subject":{"node":"name","name":"payer","span":~37,42},"negated":false,"choices":[{"name":"exposer","span":~46,53}],"span":~37,53},"else":{"node":"compare","op":"<","left":{"node":"name","name":"liable_part","span":~59,70},"right":{"node":"name","name":"value","span":~73,78},"span":~59,78},"span":~17,79}],"span":~0,79},"depth":5}\nexpression "standing == 1"\t{"text":"standing == 1","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"standing","span":~0,8},"right":{"node":"number","value":1,"span":~12,13},"span":~0,13},"depth":3}\nexpression "winner is dealer or replayed or aborted or (ending is exhausted and dealer has ready)"\t{"text":"winner is dealer or replayed or aborted or (ending is exhausted and dealer has ready)","kinds":false,"heard":[["choices","winner",["i","dealer","starter","exposer","winner","leader"]],["sense","replayed","yes/no"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":~0,6},"negated":false,"choices":[{"name":"dealer","span":~10,16}],"span":~0,16},{"node":"name","name":"replayed","span":~20,28},{"node":"name","name":"aborted","span":~32,39},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"ending","span":~44,50},"negated":false,"choices":[{"name":"exhausted","span":~54,63}],"span":~44,63},{"node":"named","word":"dealer has","name":"ready","span":~68,84}],"span":~43,85}],"span":~0,85},"depth":5}\nexpression "if extra_round then last_round + 1 else last_round"\t{"text":"if extra_round then last_round + 1 else last_round","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"extra_round","span":~3,14},"then":{"node":"arithmetic","op":"+","left":{"node":"name","name":"last_round","span":~20,30},"right":{"node":"number","value":1,"span":~33,34},"span":~20,34},"else":{"node":"name","name":"last_round","span":~40,50},"span":~0,50},"depth":4}\nexpression "if replayed then repeats else if ending is win and not winner is dealer then 0 else repeats + 1"\t{"text":"if replayed then repeats else if ending is win and not winner is dealer then 0 else repeats + 1","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"replayed","span":~3,11},"then":{"node":"name","name":"repeats","span":~17,24},"else":{"node":"if","test":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"ending","span":~33,39},"negated":false,"choices":[{"name":"win","span":~43,46}],"span":~33,46},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"winner","span":~55,61},"negated":false,"choices":[{"name":"dealer","span":~65,71}],"span":~55,71},"span":~51,71}],"span":~33,71},"then":{"node":"number","value":0,"span":~77,78},"else":{"node":"arithmetic","op":"+","left":{"node":"name","name":"repeats","span":~84,91},"right":{"node":"number","value":1,"span":~94,95},"span":~84,95},"span":~30,95},"span":~0,95},"depth":7}\nexpression "(bankruptcy and lowest points < 0) or (next round > last_round and highest points >= target) or (early_stop and dealer stays and not aborted and next round == last_round and last dealer and leader is dealer and highest points >= target)"\t{"text":"(bankruptcy and lowest points < 0) or (next round > last_round and highest points >= target) or (early_stop and dealer stays and not aborted and next round == last_round and last dealer and leader is dealer and highest points >= target)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"and","of":[{"node":"name","name":"bankruptcy","span":~1,11},{"node":"compare","op":"<","left":{"node":"name","name":"lowest points","span":~16,29},"right":{"node":"number","value":0,"span":~32,33},"span":~16,33}],"span":~0,34},{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"next round","span":~39,49},"right":{"node":"name","name":"last_round","span":~52,62},"span":~39,62},{"node":"compare","op":">=","left":{"node":"name","name":"highest points","span":~67,81},"right":{"node":"name","name":"target","span":~85,91},"span":~67,91}],"span":~38,92},{"node":"and","of":[{"node":"name","name":"early_stop","span":~97,107},{"node":"name","name":"dealer stays","span":~112,124},{"node":"not","of":{"node":"name","name":"aborted","span":~133,140},"span":~129,140},{"node":"compare","op":"==","left":{"node":"name","name":"next round","span":~145,155},"right":{"node":"name","name":"last_round","span":~159,169},"span":~145,169},{"node":"name","name":"last dealer","span":~174,185},{"node":"is","subject":{"node":"name","name":"leader","span":~190,196},"negated":false,"choices":[{"name":"dealer","span":~200,206}],"span":~190,206},{"node":"compare","op":">=","left":{"node":"name","name":"highest points","span":~211,225},"right":{"node":"name","name":"target","span":~229,235},"span":~211,235}],"span":~96,236}],"span":~0,236},"depth":5}\nexpression "points - target + bonus_of(standing) + (if standing == 1 then 4 * (target - starting_points) else 0)"\t{"text":"points - target + bonus_of(standing) + (if standing == 1 then 4 * (target - starting_points) else 0)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"+","left":{"node":"arithmetic","op":"+","left":{"node":"arithmetic","op":"-","left":{"node":"name","name":"points","span":~0,6},"right":{"node":"name","name":"target","span":~9,15},"span":~0,15},"right":{"node":"call","name":"bonus_of","arguments":[{"node":"name","name":"standing","span":~27,35}],"span":~18,36},"span":~0,36},"right":{"node":"if","test":{"node":"compare","op":"==","left":{"node":"name","name":"standing","span":~43,51},"right":{"node":"number","value":1,"span":~55,56},"span":~43,56},"then":{"node":"arithmetic","op":"*","left":{"node":"number","value":4,"span":~62,63},"right":{"node":"arithmetic","op":"-","left":{"node":"name","name":"target","span":~67,73},"right":{"node":"name","name":"starting_points","span":~76,91},"span":~66,92},"span":~62,92},"else":{"node":"number","value":0,"span":~98,99},"span":~39,100},"span":~0,100},"depth":6}\nexpression "every tile is honour"\t{"text":"every tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~14,20},"span":~14,20},"span":~0,20},"depth":4}\nexpression "pair is round_wind and not (double_wind_pair_2fu and pair is seat_wind)"\t{"text":"pair is round_wind and not (double_wind_pair_2fu and pair is seat_wind)","kinds":false,"heard":[["sense","(","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~0,4},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"round_wind","span":~8,18},"span":~8,18},"span":~0,18},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"double_wind_pair_2fu","span":~28,48},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~53,57},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"seat_wind","span":~61,70},"span":~61,70},"span":~53,70}],"span":~27,71},"span":~23,71}],"span":~0,71},"depth":7}\nexpression "shape is sets and by draw and (pinfu_tsumo_fu or not (concealed and plain_chows))"\t{"text":"shape is sets and by draw and (pinfu_tsumo_fu or not (concealed and plain_chows))","kinds":false,"heard":[["choices","shape",["sets","pairs","orphans"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"name","name":"by draw","span":~18,25},{"node":"or","of":[{"node":"name","name":"pinfu_tsumo_fu","span":~31,45},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"concealed","span":~54,63},{"node":"name","name":"plain_chows","span":~68,79}],"span":~53,80},"span":~49,80}],"span":~30,81}],"span":~0,81},"depth":6}\nexpression "open_pinfu_fu and by discard and not concealed and plain_chows"\t{"text":"open_pinfu_fu and by discard and not concealed and plain_chows","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"open_pinfu_fu","span":~0,13},{"node":"name","name":"by discard","span":~18,28},{"node":"not","of":{"node":"name","name":"concealed","span":~37,46},"span":~33,46},{"node":"name","name":"plain_chows","span":~51,62}],"span":~0,62},"depth":4}\nexpression "held before last tile == 19m19p19s1234567z"\t{"text":"held before last tile == 19m19p19s1234567z","kinds":false,"heard":[],"tree":{"node":"include","what":"held_before","exactly":true,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"m","span":~25,26},{"rank":{"offset":{"add":9,"times":{}}},"suit":"m","span":~26,28},{"rank":{"offset":{"add":1,"times":{}}},"suit":"p","span":~28,29},{"rank":{"offset":{"add":9,"times":{}}},"suit":"p","span":~29,31},{"rank":{"offset":{"add":1,"times":{}}},"suit":"s","span":~31,32},{"rank":{"offset":{"add":9,"times":{}}},"suit":"s","span":~32,34},{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":~34,35},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":~35,36},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":~36,37},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":~37,38},{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":~38,39},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~39,40},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":~40,42}],"span":~0,42},"depth":3}\nexpression "held before last tile == 1112345678999A"\t{"text":"held before last tile == 1112345678999A","kinds":false,"heard":[],"tree":{"node":"include","what":"held_before","exactly":true,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~25,26},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~26,27},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~27,28},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":~28,29},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":~29,30},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~30,31},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":~31,32},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":~32,33},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~33,34},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":~34,35},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~35,36},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~36,37},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~37,39}],"span":~0,39},"depth":3}\nexpression "count(concealed triplet) == 4 and wait is single"\t{"text":"count(concealed triplet) == 4 and wait is single","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":4,"span":~28,29},"span":~0,29},{"node":"is","subject":{"node":"name","name":"wait","span":~34,38},"negated":false,"choices":[{"name":"single","span":~42,48}],"span":~34,48}],"span":~0,48},"depth":5}\nexpression "if yakuman_stacking then yakuman else min(yakuman, 1)"\t{"text":"if yakuman_stacking then yakuman else min(yakuman, 1)","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"yakuman_stacking","span":~3,19},"then":{"node":"name","name":"yakuman","span":~25,32},"else":{"node":"call","name":"min","arguments":[{"node":"name","name":"yakuman","span":~42,49},{"node":"number","value":1,"span":~51,52}],"span":~38,53},"span":~0,53},"depth":4}\nexpression "yakumans > 0"\t{"text":"yakumans > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"yakumans","span":~0,8},"right":{"node":"number","value":0,"span":~11,12},"span":~0,12},"depth":3}\nexpression "8000 * yakumans"\t{"text":"8000 * yakumans","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":8000,"span":~0,4},"right":{"node":"name","name":"yakumans","span":~7,15},"span":~0,15},"depth":3}\nexpression "han >= 13 and not kazoe is sanbaiman"\t{"text":"han >= 13 and not kazoe is sanbaiman","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">=","left":{"node":"name","name":"han","span":~0,3},"right":{"node":"number","value":13,"span":~7,9},"span":~0,9},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"kazoe","span":~18,23},"negated":false,"choices":[{"name":"sanbaiman","span":~27,36}],"span":~18,36},"span":~14,36}],"span":~0,36},"depth":5}\nexpression "8000 * (if kazoe is unlimited then floor(han / 13) else 1)"\t{"text":"8000 * (if kazoe is unlimited then floor(han / 13) else 1)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":8000,"span":~0,4},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"kazoe","span":~11,16},"negated":false,"choices":[{"name":"unlimited","span":~20,29}],"span":~11,29},"then":{"node":"call","name":"floor","arguments":[{"node":"arithmetic","op":"/","left":{"node":"name","name":"han","span":~41,44},"right":{"node":"number","value":13,"span":~47,49},"span":~41,49}],"span":~35,50},"else":{"node":"number","value":1,"span":~56,57},"span":~7,58},"span":~0,58},"depth":6}',
  'rulesets/zung-jung/pack.yaml': 
    'kinds "567z"\t{"text":"567z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":~2,4}],"span":~0,4},"span":~0,4},"depth":4}\nkinds "1234z"\t{"text":"1234z","kinds":true,"heard":[],"tree":{"node":"kinds","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":~0,1},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":~1,2},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":~2,3},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":~3,5}],"span":~0,5},"span":~0,5},"depth":4}\nexpression "shape is sets"\t{"text":"shape is sets","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},"depth":3}\nexpression "winner is responsible or (not someone responsible and winner is first to drop)"\t{"text":"winner is responsible or (not someone responsible and winner is first to drop)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":~0,6},"negated":false,"choices":[{"name":"responsible","span":~10,21}],"span":~0,21},{"node":"and","of":[{"node":"not","of":{"node":"name","name":"someone responsible","span":~30,49},"span":~26,49},{"node":"is","subject":{"node":"name","name":"winner","span":~54,60},"negated":false,"choices":[{"name":"first to drop","span":~64,77}],"span":~54,77}],"span":~25,78}],"span":~0,78},"depth":5}\nexpression "payoff is uniform or value <= threshold or let_go"\t{"text":"payoff is uniform or value <= threshold or let_go","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"payoff","span":~0,6},"negated":false,"choices":[{"name":"uniform","span":~10,17}],"span":~0,17},{"node":"compare","op":"<=","left":{"node":"name","name":"value","span":~21,26},"right":{"node":"name","name":"threshold","span":~30,39},"span":~21,39},{"node":"name","name":"let_go","span":~43,49}],"span":~0,49},"depth":4}\nexpression "payer is responsible or (not someone responsible and payer is first to drop)"\t{"text":"payer is responsible or (not someone responsible and payer is first to drop)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"payer","span":~0,5},"negated":false,"choices":[{"name":"responsible","span":~9,20}],"span":~0,20},{"node":"and","of":[{"node":"not","of":{"node":"name","name":"someone responsible","span":~29,48},"span":~25,48},{"node":"is","subject":{"node":"name","name":"payer","span":~53,58},"negated":false,"choices":[{"name":"first to drop","span":~62,75}],"span":~53,75}],"span":~24,76}],"span":~0,76},"depth":5}\nexpression "cast"\t{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":~0,4},"depth":2}\nexpression "14"\t{"text":"14","kinds":false,"heard":[],"tree":{"node":"number","value":14,"span":~0,2},"depth":2}\nexpression "wins"\t{"text":"wins","kinds":false,"heard":[],"tree":{"node":"name","name":"wins","span":~0,4},"depth":2}\nexpression "3"\t{"text":"3","kinds":false,"heard":[],"tree":{"node":"number","value":3,"span":~0,1},"depth":2}\nexpression "tiles left > 0"\t{"text":"tiles left > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~13,14},"span":~0,14},"depth":3}\nexpression "2"\t{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":~0,1},"depth":2}\nexpression "1"\t{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":~0,1},"depth":2}\nexpression "by draw and turn is replaced"\t{"text":"by draw and turn is replaced","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"is","subject":{"node":"name","name":"turn","span":~12,16},"negated":false,"choices":[{"name":"replaced","span":~20,28}],"span":~12,28}],"span":~0,28},"depth":4}\nexpression "window is added_kong"\t{"text":"window is added_kong","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"window","span":~0,6},"negated":false,"choices":[{"name":"added_kong","span":~10,20}],"span":~0,20},"depth":3}\nexpression "tiles left == 0"\t{"text":"tiles left == 0","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~14,15},"span":~0,15},"depth":3}\nexpression "turn is dealt and i am dealer"\t{"text":"turn is dealt and i am dealer","kinds":false,"heard":[["choices","turn",["dealt","drawn","replaced","bonus","claimed"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"turn","span":~0,4},"negated":false,"choices":[{"name":"dealt","span":~8,13}],"span":~0,13},{"node":"name","name":"i am dealer","span":~18,29}],"span":~0,29},"depth":4}\nexpression "by discard and window is discard and turn is dealt"\t{"text":"by discard and window is discard and turn is dealt","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"window","span":~15,21},"negated":false,"choices":[{"name":"discard","span":~25,32}],"span":~15,32},{"node":"is","subject":{"node":"name","name":"turn","span":~37,41},"negated":false,"choices":[{"name":"dealt","span":~45,50}],"span":~37,50}],"span":~0,50},"depth":4}\nexpression "by draw"\t{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":~0,7},"depth":2}\nexpression "value"\t{"text":"value","kinds":false,"heard":[],"tree":{"node":"name","name":"value","span":~0,5},"depth":2}\nexpression "by discard and shared_alike"\t{"text":"by discard and shared_alike","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"name","name":"shared_alike","span":~15,27}],"span":~0,27},"depth":3}\nexpression "by discard and not shared_alike and liable"\t{"text":"by discard and not shared_alike and liable","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"not","of":{"node":"name","name":"shared_alike","span":~19,31},"span":~15,31},{"node":"name","name":"liable","span":~36,42}],"span":~0,42},"depth":4}\nexpression "3 * value - 2 * threshold"\t{"text":"3 * value - 2 * threshold","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"-","left":{"node":"arithmetic","op":"*","left":{"node":"number","value":3,"span":~0,1},"right":{"node":"name","name":"value","span":~4,9},"span":~0,9},"right":{"node":"arithmetic","op":"*","left":{"node":"number","value":2,"span":~12,13},"right":{"node":"name","name":"threshold","span":~16,25},"span":~12,25},"span":~0,25},"depth":4}\nexpression "by discard and not shared_alike and not liable"\t{"text":"by discard and not shared_alike and not liable","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"not","of":{"node":"name","name":"shared_alike","span":~19,31},"span":~15,31},{"node":"not","of":{"node":"name","name":"liable","span":~40,46},"span":~36,46}],"span":~0,46},"depth":4}\nexpression "threshold"\t{"text":"threshold","kinds":false,"heard":[],"tree":{"node":"name","name":"threshold","span":~0,9},"depth":2}\nexpression "replayed"\t{"text":"replayed","kinds":false,"heard":[],"tree":{"node":"name","name":"replayed","span":~0,8},"depth":2}\nexpression "ending is false_win"\t{"text":"ending is false_win","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"ending","span":~0,6},"negated":false,"choices":[{"name":"false_win","span":~10,19}],"span":~0,19},"depth":3}\nexpression "4"\t{"text":"4","kinds":false,"heard":[],"tree":{"node":"number","value":4,"span":~0,1},"depth":2}\nexpression "0"\t{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":~0,1},"depth":2}\nexpression "every set is chow"\t{"text":"every set is chow","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["chow"],"span":~13,17},"span":~0,17},"depth":3}\nexpression "5"\t{"text":"5","kinds":false,"heard":[],"tree":{"node":"number","value":5,"span":~0,1},"depth":2}\nexpression "regular and concealed"\t{"text":"regular and concealed","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"name","name":"concealed","span":~12,21}],"span":~0,21},"depth":3}\nexpression "every tile is simple"\t{"text":"every tile is simple","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"simple","span":~14,20},"span":~14,20},"span":~0,20},"depth":4}\nexpression "suits == 1 and any tile is honour"\t{"text":"suits == 1 and any tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~0,5},"right":{"node":"number","value":1,"span":~9,10},"span":~0,10},{"node":"quantified","quantifier":"any","phrase":{"noun":"tile","adjectives":[],"span":~19,23},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~27,33},"span":~27,33},"span":~15,33}],"span":~0,33},"depth":5}\nexpression "40"\t{"text":"40","kinds":false,"heard":[],"tree":{"node":"number","value":40,"span":~0,2},"depth":2}\nexpression "suits == 1 and no tile is honour"\t{"text":"suits == 1 and no tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"suits","span":~0,5},"right":{"node":"number","value":1,"span":~9,10},"span":~0,10},{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":~18,22},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~26,32},"span":~26,32},"span":~15,32}],"span":~0,32},"depth":5}\nexpression "if edition is mahjongtime then 100 else 80"\t{"text":"if edition is mahjongtime then 100 else 80","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"edition","span":~3,10},"negated":false,"choices":[{"name":"mahjongtime","span":~14,25}],"span":~3,25},"then":{"node":"number","value":100,"span":~31,34},"else":{"node":"number","value":80,"span":~40,42},"span":~0,42},"depth":4}\nexpression "held before last tile == 1112345678999A"\t{"text":"held before last tile == 1112345678999A","kinds":false,"heard":[],"tree":{"node":"include","what":"held_before","exactly":true,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~25,26},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~26,27},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~27,28},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":~28,29},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":~29,30},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~30,31},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":~31,32},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":~32,33},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~33,34},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":~34,35},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~35,36},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~36,37},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~37,39}],"span":~0,39},"depth":3}\nexpression "480"\t{"text":"480","kinds":false,"heard":[],"tree":{"node":"number","value":480,"span":~0,3},"depth":2}\nexpression "per triplet of dragon or seat_wind"\t{"text":"per triplet of dragon or seat_wind","kinds":false,"heard":[["sense","seat_wind","kinds"],["sense","","unknown"]],"tree":{"node":"per","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"or","of":[{"node":"kindWord","name":"dragon","span":~15,21},{"node":"kindWord","name":"seat_wind","span":~25,34}],"span":~15,34},"span":~4,34},"span":~0,34},"depth":5}\nexpression "10"\t{"text":"10","kinds":false,"heard":[],"tree":{"node":"number","value":10,"span":~0,2},"depth":2}\nexpression "count(triplet of dragon) == 2 and pair is dragon"\t{"text":"count(triplet of dragon) == 2 and pair is dragon","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":2,"span":~28,29},"span":~0,29},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~34,38},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"dragon","span":~42,48},"span":~42,48},"span":~34,48}],"span":~0,48},"depth":6}\nexpression "if edition is mahjongtime then 30 else 40"\t{"text":"if edition is mahjongtime then 30 else 40","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"edition","span":~3,10},"negated":false,"choices":[{"name":"mahjongtime","span":~14,25}],"span":~3,25},"then":{"node":"number","value":30,"span":~31,33},"else":{"node":"number","value":40,"span":~39,41},"span":~0,41},"depth":4}\nexpression "count(triplet of dragon) == 3"\t{"text":"count(triplet of dragon) == 3","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"dragon","span":~17,23},"span":~6,23},"span":~0,24},"right":{"node":"number","value":3,"span":~28,29},"span":~0,29},"depth":5}\nexpression "130"\t{"text":"130","kinds":false,"heard":[],"tree":{"node":"number","value":130,"span":~0,3},"depth":2}\nexpression "count(triplet of wind) == 2 and pair is wind"\t{"text":"count(triplet of wind) == 2 and pair is wind","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":2,"span":~26,27},"span":~0,27},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~32,36},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~40,44},"span":~40,44},"span":~32,44}],"span":~0,44},"depth":6}\nexpression "if edition is mahjongtime then 25 else 30"\t{"text":"if edition is mahjongtime then 25 else 30","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"edition","span":~3,10},"negated":false,"choices":[{"name":"mahjongtime","span":~14,25}],"span":~3,25},"then":{"node":"number","value":25,"span":~31,33},"else":{"node":"number","value":30,"span":~39,41},"span":~0,41},"depth":4}\nexpression "count(triplet of wind) == 3 and not pair is wind"\t{"text":"count(triplet of wind) == 3 and not pair is wind","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":3,"span":~26,27},"span":~0,27},{"node":"not","of":{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~36,40},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~44,48},"span":~44,48},"span":~36,48},"span":~32,48}],"span":~0,48},"depth":6}\nexpression "120"\t{"text":"120","kinds":false,"heard":[],"tree":{"node":"number","value":120,"span":~0,3},"depth":2}\nexpression "count(triplet of wind) == 3 and pair is wind"\t{"text":"count(triplet of wind) == 3 and pair is wind","kinds":false,"heard":[["sense","==","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":3,"span":~26,27},"span":~0,27},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~32,36},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"wind","span":~40,44},"span":~40,44},"span":~32,44}],"span":~0,44},"depth":6}\nexpression "320"\t{"text":"320","kinds":false,"heard":[],"tree":{"node":"number","value":320,"span":~0,3},"depth":2}\nexpression "count(triplet of wind) == 4"\t{"text":"count(triplet of wind) == 4","kinds":false,"heard":[["sense","==","unknown"]],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":[],"of":{"node":"kindWord","name":"wind","span":~17,21},"span":~6,21},"span":~0,22},"right":{"node":"number","value":4,"span":~26,27},"span":~0,27},"depth":5}\nexpression "400"\t{"text":"400","kinds":false,"heard":[],"tree":{"node":"number","value":400,"span":~0,3},"depth":2}\nexpression "every tile is honour"\t{"text":"every tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~14,20},"span":~14,20},"span":~0,20},"depth":4}\nexpression "every set is triplet"\t{"text":"every set is triplet","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"set","adjectives":[],"span":~6,9},"negated":false,"is":{"node":"type","types":["triplet"],"span":~13,20},"span":~0,20},"depth":3}\nexpression "30"\t{"text":"30","kinds":false,"heard":[],"tree":{"node":"number","value":30,"span":~0,2},"depth":2}\nexpression "count(concealed triplet) == 2"\t{"text":"count(concealed triplet) == 2","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":2,"span":~28,29},"span":~0,29},"depth":4}\nexpression "count(concealed triplet) == 3"\t{"text":"count(concealed triplet) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":3,"span":~28,29},"span":~0,29},"depth":4}\nexpression "count(concealed triplet) == 4"\t{"text":"count(concealed triplet) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":4,"span":~28,29},"span":~0,29},"depth":4}\nexpression "125"\t{"text":"125","kinds":false,"heard":[],"tree":{"node":"number","value":125,"span":~0,3},"depth":2}\nexpression "count(kong) == 1"\t{"text":"count(kong) == 1","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":1,"span":~15,16},"span":~0,16},"depth":4}\nexpression "count(kong) == 2"\t{"text":"count(kong) == 2","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":2,"span":~15,16},"span":~0,16},"depth":4}\nexpression "20"\t{"text":"20","kinds":false,"heard":[],"tree":{"node":"number","value":20,"span":~0,2},"depth":2}\nexpression "count(kong) == 3"\t{"text":"count(kong) == 3","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":3,"span":~15,16},"span":~0,16},"depth":4}\nexpression "count(kong) == 4"\t{"text":"count(kong) == 4","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~6,10},"span":~0,11},"right":{"node":"number","value":4,"span":~15,16},"span":~0,16},"depth":4}\nexpression "has chow nA, chow nA"\t{"text":"has chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~18,20},"span":~13,20}],"ranges":[],"span":~0,20},"depth":4}\nexpression "(has chow nA, chow nA, chow kA, chow kA) or (has chow nA, chow nA, chow kB, chow kB)"\t{"text":"(has chow nA, chow nA, chow kA, chow kA) or (has chow nA, chow nA, chow kB, chow kB)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~10,12},"span":~5,12},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~19,21},"span":~14,21},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"A","span":~28,30},"span":~23,30},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"A","span":~37,39},"span":~32,39}],"ranges":[],"span":~0,40},{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~54,56},"span":~49,56},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~63,65},"span":~58,65},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"B","span":~72,74},"span":~67,74},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"k","offset":{"add":0,"times":{}}},"suit":"B","span":~81,83},"span":~76,83}],"ranges":[],"span":~44,84}],"span":~0,84},"depth":5}\nexpression "60"\t{"text":"60","kinds":false,"heard":[],"tree":{"node":"number","value":60,"span":~0,2},"depth":2}\nexpression "has chow nA, chow nA, chow nA"\t{"text":"has chow nA, chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "has chow nA, chow nA, chow nA, chow nA"\t{"text":"has chow nA, chow nA, chow nA, chow nA","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~27,29},"span":~22,29},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~36,38},"span":~31,38}],"ranges":[],"span":~0,38},"depth":4}\nexpression "has chow nA, chow nB, chow nC"\t{"text":"has chow nA, chow nB, chow nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "35"\t{"text":"35","kinds":false,"heard":[],"tree":{"node":"number","value":35,"span":~0,2},"depth":2}\nexpression "has triplet nA, triplet nB, pair nC"\t{"text":"has triplet nA, triplet nB, pair nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~24,26},"span":~16,26},{"node":"at","noun":"pair","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":~33,35},"span":~28,35}],"ranges":[],"span":~0,35},"depth":4}\nexpression "has triplet nA, triplet nB, triplet nC"\t{"text":"has triplet nA, triplet nB, triplet nC","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"B","span":~24,26},"span":~16,26},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"C","span":~36,38},"span":~28,38}],"ranges":[],"span":~0,38},"depth":4}\nexpression "has chow 1A, chow 4A, chow 7A"\t{"text":"has chow 1A, chow 4A, chow 7A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~9,11},"span":~4,11},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~18,20},"span":~13,20},{"node":"at","noun":"chow","adjectives":[],"tile":{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~27,29},"span":~22,29}],"ranges":[],"span":~0,29},"depth":4}\nexpression "has triplet nA, triplet (n+1)A, triplet (n+2)A"\t{"text":"has triplet nA, triplet (n+1)A, triplet (n+2)A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"A","span":~24,30},"span":~16,30},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"A","span":~40,46},"span":~32,46}],"ranges":[],"span":~0,46},"depth":4}\nexpression "100"\t{"text":"100","kinds":false,"heard":[],"tree":{"node":"number","value":100,"span":~0,3},"depth":2}\nexpression "has triplet nA, triplet (n+1)A, triplet (n+2)A, triplet (n+3)A"\t{"text":"has triplet nA, triplet (n+1)A, triplet (n+2)A, triplet (n+3)A","kinds":false,"heard":[],"tree":{"node":"has","items":[{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":0,"times":{}}},"suit":"A","span":~12,14},"span":~4,14},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":1,"times":{}}},"suit":"A","span":~24,30},"span":~16,30},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":2,"times":{}}},"suit":"A","span":~40,46},"span":~32,46},{"node":"at","noun":"triplet","adjectives":[],"tile":{"rank":{"variable":"n","offset":{"add":3,"times":{}}},"suit":"A","span":~56,62},"span":~48,62}],"ranges":[],"span":~0,62},"depth":4}\nexpression "200"\t{"text":"200","kinds":false,"heard":[],"tree":{"node":"number","value":200,"span":~0,3},"depth":2}\nexpression "regular and every group has terminal or honour"\t{"text":"regular and every group has terminal or honour","kinds":false,"heard":[["sense","honour","kinds"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":~18,23},"negated":false,"is":{"node":"has","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~28,36},{"node":"kindWord","name":"honour","span":~40,46}],"span":~28,46}},"span":~12,46}],"span":~0,46},"depth":5}\nexpression "regular and every group has terminal"\t{"text":"regular and every group has terminal","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"name","name":"regular","span":~0,7},{"node":"quantified","quantifier":"every","phrase":{"noun":"group","adjectives":[],"span":~18,23},"negated":false,"is":{"node":"has","kinds":{"node":"kindWord","name":"terminal","span":~28,36}},"span":~12,36}],"span":~0,36},"depth":4}\nexpression "50"\t{"text":"50","kinds":false,"heard":[],"tree":{"node":"number","value":50,"span":~0,2},"depth":2}\nexpression "every tile is terminal or honour and not shape is terminals"\t{"text":"every tile is terminal or honour and not shape is terminals","kinds":false,"heard":[["sense","honour","kinds"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~14,22},{"node":"kindWord","name":"honour","span":~26,32}],"span":~14,32},"span":~14,32},"span":~0,32},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"shape","span":~41,46},"negated":false,"choices":[{"name":"terminals","span":~50,59}],"span":~41,59},"span":~37,59}],"span":~0,59},"depth":6}\nexpression "every tile is terminal"\t{"text":"every tile is terminal","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"terminal","span":~14,22},"span":~14,22},"span":~0,22},"depth":4}\nexpression "by draw and last_of_wall"\t{"text":"by draw and last_of_wall","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by draw","span":~0,7},{"node":"name","name":"last_of_wall","span":~12,24}],"span":~0,24},"depth":3}\nexpression "by discard and last_of_wall"\t{"text":"by discard and last_of_wall","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"name","name":"last_of_wall","span":~15,27}],"span":~0,27},"depth":3}\nexpression "after_kong"\t{"text":"after_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"after_kong","span":~0,10},"depth":2}\nexpression "robbing_kong"\t{"text":"robbing_kong","kinds":false,"heard":[],"tree":{"node":"name","name":"robbing_kong","span":~0,12},"depth":2}\nexpression "dealt_hand and count(kong) == 0"\t{"text":"dealt_hand and count(kong) == 0","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"dealt_hand","span":~0,10},{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"kong","adjectives":[],"span":~21,25},"span":~15,26},"right":{"node":"number","value":0,"span":~30,31},"span":~15,31}],"span":~0,31},"depth":5}\nexpression "155"\t{"text":"155","kinds":false,"heard":[],"tree":{"node":"number","value":155,"span":~0,3},"depth":2}\nexpression "first_discard"\t{"text":"first_discard","kinds":false,"heard":[],"tree":{"node":"name","name":"first_discard","span":~0,13},"depth":2}\nexpression "shape is terminals"\t{"text":"shape is terminals","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"terminals","span":~9,18}],"span":~0,18},"depth":3}\nexpression "160"\t{"text":"160","kinds":false,"heard":[],"tree":{"node":"number","value":160,"span":~0,3},"depth":2}\nexpression "shape is pairs"\t{"text":"shape is pairs","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"pairs","span":~9,14}],"span":~0,14},"depth":3}\nexpression "max(points, 1)"\t{"text":"max(points, 1)","kinds":false,"heard":[],"tree":{"node":"call","name":"max","arguments":[{"node":"name","name":"points","span":~4,10},{"node":"number","value":1,"span":~12,13}],"span":~0,14},"depth":3}\nexpression "max(points, 1) >= minimum"\t{"text":"max(points, 1) >= minimum","kinds":false,"heard":[],"tree":{"node":"compare","op":">=","left":{"node":"call","name":"max","arguments":[{"node":"name","name":"points","span":~4,10},{"node":"number","value":1,"span":~12,13}],"span":~0,14},"right":{"node":"name","name":"minimum","span":~18,25},"span":~0,25},"depth":4}\nexpression "points of listed > 0"\t{"text":"points of listed > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"tallyOf","tally":"points","group":"listed","span":~0,16},"right":{"node":"number","value":0,"span":~19,20},"span":~0,20},"depth":3}\nexpression "points > 320"\t{"text":"points > 320","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"points","span":~0,6},"right":{"node":"number","value":320,"span":~9,12},"span":~0,12},"depth":3}',
};

/** All names of each pack, by the paths of the packs: see `same-names.ts`. */
export const builtInNames: Record<string, string> = {
  'rulesets/ari-ari/pack.yaml': 
    '{"suits":[["m",9,true],["p",9,true],["s",9,true],["z",7,false]],"options":[["play","choice",["checked","free"]],["kuitan","yes/no",null],["red_fives","yes/no",null],["double_yakuman","yes/no",null],["kiriage","yes/no",null],["renhou","choice",["off","mangan","yakuman"]],["pao","yes/no",null],["swap_calling","yes/no",null],["minimum_at_five","yes/no",null],["missed_until","choice",["claim","draw"]],["triple_win","choice",["paid","abort"]],["stake","number",null],["waiting_payment","number",null],["placement","yes/no",null],["starting_points","number",null]],"definitions":{"dragon":"567z","wind":"1234z","value_tile":"dragon or seat_wind or round_wind","plain_chows":"every set is chow and pair is not value_tile and wait is two_sided","flush":"suits == 1","share":"if winner is dealer or payer is dealer then 2 else 1","liable_part":"if pao and someone responsible then min(8000 * liable, value) else 0","uninterrupted":"claims so far == 0 and kongs so far == 0","first_turn":"my turns == 1 and uninterrupted","furiten":"missed or missed_after_riichi or waits on own discard","bonus_of_equal_places":"bonus_of(players ahead + 1) + (if players level >= 1 then bonus_of(players ahead + 2) else 0) + (if players level >= 2 then bonus_of(players ahead + 3) else 0) + (if players level >= 3 then bonus_of(players ahead + 4) else 0)","aborted":"ending is nine_terminals or four_winds or four_riichi or four_kongs or triple_win"},"charts":["bonus_of","doubled"],"situation":["after_kong","robbing_kong","last_tile","dealt_hand","first_draw","before_first_draw"],"marks":["riichi","double_riichi","ippatsu","missed","missed_after_riichi","ready","nagashi","dead"],"counters":["staked","repeats"],"lists":["indicators","under_indicators"],"pots":["stakes"],"tallies":["yakuman","han","fu","liable"],"groups":["yaku","dora","yakuman","minipoints"],"steps":["minipoints","base"],"patterns":["riichi","double_riichi","ippatsu","fully_concealed_hand","pinfu","pure_double_chow","all_simples","mixed_triple_chow","pure_straight","white_dragon","green_dragon","red_dragon","seat_wind_set","round_wind_set","outside_hand","after_a_kong","robbing_the_kong","under_the_sea","last_discard","blessing_of_man_as_mangan","seven_pairs","triple_pung","three_concealed_pungs","three_kongs","all_pungs","half_flush","little_three_dragons","all_terminals_and_honours","terminals_in_all_sets","twice_pure_double_chow","full_flush","dora","ura_dora","red_five","thirteen_orphans","nine_gates","blessing_of_heaven","blessing_of_earth","blessing_of_man","four_concealed_pungs","four_kongs","all_green","all_terminals","all_honours","big_three_dragons","little_four_winds","big_four_winds","concealed_discard","ordinary_hand","seven_pairs_points","triplets","dragon_pair","seat_wind_pair","round_wind_pair","narrow_wait","selfdraw_points","open_pinfu"],"shapes":["sets","pairs","orphans"],"windows":["discard","extended_kong","concealed_kong"],"moves":["win","pung","kong","chow","riichi","extended_kong","concealed_kong","nine_terminals","discard","show_ready","dead_hand"],"endings":["nine_terminals","four_winds","four_riichi","four_kongs","triple_win"]}',
  'rulesets/cantonese/pack.yaml': 
    '{"suits":[["m",9,true],["p",9,true],["s",9,true],["z",7,false],["f",8,false]],"options":[["play","choice",["checked","free"]],["flowers","yes/no",null],["untouchable","number",null],["minimum","number",null],["limit","number",null],["awards","choice",["half_spicy","full_spicy"]],["payment","choice",["shared","discarder"]],["winners","number",null],["dealer_stays_on_draw","yes/no",null],["rounds","number",null],["dice","number",null],["seven_flowers_win","yes/no",null],["false_win_penalty","number",null],["starting_points","number",null]],"definitions":{"dragon":"567z","wind":"1234z","regular":"shape is sets","in_order":"tiles left > 0 and tiles too many <= 0","fed_suit":"most shown sets in one suit == 4","fed_dragons":"last tile is dragon and count(shown triplet of dragon) == 3","fed_winds":"last tile is wind and count(shown triplet of wind) == 4","thrown_into_nine":"by discard and window is discard and payment is shared and shown sets in suit of last tile == 3"},"charts":["half_spicy_award","full_spicy_award"],"situation":["after_kong","after_two_kongs","robbing_kong","last_of_wall","dealt_hand","first_discard","flower_shown"],"marks":["nine_tiles","won"],"counters":["gongs_in_a_row","flowers_at_gong"],"lists":["missed_wins","missed_pungs"],"pots":[],"tallies":["fan"],"groups":["whole","parts","circumstances","flower_fans"],"steps":["grade"],"patterns":["common","all_triplets","hidden_treasure","mixed_one_suit","pure_one_suit","mixed_terminals","dragon_triplet","own_wind","round_wind","junior_3_chiefs","grand_3_chiefs","junior_4_happiness","grand_4_happiness","all_honors","all_terminals","nine_gates","thirteen_terminals","eighteen_arhats","heavenly","earthly","seven_flowers","eight_flowers","self_drawn","concealed","gong_glory","double_gong","robbing_gong","moon","last_discard","own_flower","flower_set","no_flower"],"shapes":["sets","terminals","seven_flowers","eight_flowers"],"windows":["added_gong","concealed_gong","discard"],"moves":["win","pung","gong","sheung","added_gong","concealed_gong","discard","hasty_gong","draw_twice"],"endings":[]}',
  'rulesets/harbour/pack.yaml': 
    '{"suits":[["m",9,true],["p",9,true],["s",9,true],["z",7,false],["f",1,false],["j",1,false]],"options":[["play","choice",["checked","free"]]],"definitions":{"singles_and_pairs":"shape is p3 or c2"},"charts":[],"situation":[],"marks":[],"counters":[],"lists":[],"pots":[],"tallies":["points","doubles"],"groups":["card","bonus"],"steps":[],"patterns":["t1","t2","t3","p1","p2","p3","s1","s2","l1","l2","c1","c2","k1","jokerless"],"shapes":["t1","t2","t3","p1","p2","p3","s1","s2","l1","l2","c1","c2","k1"],"windows":["discard"],"moves":["win","pung","discard"],"endings":[]}',
  'rulesets/international/pack.yaml': 
    '{"suits":[["m",9,true],["p",9,true],["s",9,true],["z",7,false],["f",8,false]],"options":[["play","choice",["checked","free"]],["minimum","number",null],["flowers_toward_minimum","yes/no",null],["payment","choice",["half","full","double"]],["periods","number",null],["starting_points","number",null],["false_win_penalty","number",null]],"definitions":{"dragon":"567z","wind":"1234z","unios":"terminal or honour","basic":"shape is sets or shape is pairs"},"charts":["mados"],"situation":["kong_replacement","robbing_kong","last_of_wall","dealt_hand","flower_shown","first_discard"],"marks":[],"counters":[],"lists":[],"pots":[],"tallies":["fan"],"groups":["special","structure","suit","unios","honours","last","state","flowers"],"steps":["grade"],"patterns":["thirteen_unios","nine_gates","four_kongs","heavenly","earthly","eight_flowers","coward","plain","all_pungs","all_concealed_pungs","seven_pairs","mixed_suit","pure_suit","all_honours","mixed_unios","pure_unios","dragon_pung","small_three_dragons","big_three_dragons","chance_wind","chance_round","small_four_winds","big_four_winds","selfmake","kong_win","robbed_kong","last_pai","concealed_hand","chance_flower","flower_series","no_flower"],"shapes":["sets","pairs","unios","flowers"],"windows":["melded_kong","unfolded_kong","discard"],"moves":["win","pung","kong","chow","raise_kong","melded_kong","unfolded_kong","discard"],"endings":[]}',
  'rulesets/mcr/pack.yaml': 
    '{"suits":[["m",9,true],["p",9,true],["s",9,true],["z",7,false],["f",8,false]],"options":[["play","choice",["checked","free"]],["edition","choice",["mil_1998","wmo_2006"]],["concealed_self_draw","choice",["by_edition","self_drawn","fully_concealed"]],["wait_beside_knitted","choice",["by_edition","counted","not_counted"]],["tile_hog_in_pairs","choice",["by_edition","counted","not_counted"]],["two_concealed_kongs","choice",["by_edition","six","eight"]],["mixed_kongs","choice",["by_edition","four","five","six"]],["nine_knitted","yes/no",null],["all_types_in_pairs","yes/no",null],["hand_cap","number",null],["minimum","number",null],["false_win_penalty","number",null],["starting_points","number",null]],"definitions":{"dragon":"567z","wind":"1234z","five":"5m5p5s","even":"2468m2468p2468s","upper_three":"789m789p789s","middle_three":"456m456p456s","lower_three":"123m123p123s","upper_four_ranks":"6789m6789p6789s","lower_four_ranks":"1234m1234p1234s","all_triplets":"shape is sets and every set is triplet","all_chow_sets":"every set is chow","nine_gates_wait":"shape is sets and held before last tile == 1112345678999A","concealed_by_nature":"shape is pairs or shape is orphans or shape is singles or nine_gates_wait or count(concealed triplet) == 4","waits_for_one":"(shape is sets or shape is knitted and knitted_wait) and not dealt_hand and count(winning kinds) == 1","nature_fully":"concealed_self_draw is fully_concealed or concealed_self_draw is by_edition and edition is wmo_2006","knitted_wait":"wait_beside_knitted is counted or wait_beside_knitted is by_edition and edition is mil_1998","pairs_hogs":"tile_hog_in_pairs is counted or tile_hog_in_pairs is by_edition and edition is mil_1998","concealed_kongs_fan":"if two_concealed_kongs is six or two_concealed_kongs is by_edition and edition is mil_1998 then 6 else 8","mixed_kongs_fan":"if mixed_kongs is four then 4 else if mixed_kongs is five or mixed_kongs is by_edition and edition is mil_1998 then 5 else 6"},"charts":[],"situation":["after_kong","robbing_kong","last_of_wall","fourth_of_kind","dealt_hand"],"marks":[],"counters":["flowers_at_kong"],"lists":[],"pots":[],"tallies":["fan"],"groups":["chows","pung_pairs","pungs","kongs","concealed_pungs","honours","tiles","shapes","waits","last","flowers"],"steps":[],"patterns":["big_four_winds","big_three_dragons","all_green","nine_gates","four_kongs","seven_shifted_pairs","thirteen_orphans","all_terminals","little_four_winds","little_three_dragons","all_honors","four_concealed_pungs","pure_terminal_chows","quadruple_chow","four_pure_shifted_pungs","four_pure_shifted_chows","three_kongs","all_terminals_and_honors","seven_pairs","greater_honors_and_knitted_tiles","all_even_pungs","full_flush","pure_triple_chow","pure_shifted_pungs","upper_tiles","middle_tiles","lower_tiles","pure_straight","three_suited_terminal_chows","pure_shifted_chows","all_fives","triple_pung","three_concealed_pungs","lesser_honors_and_knitted_tiles","knitted_straight","upper_four","lower_four","big_three_winds","mixed_straight","reversible_tiles","mixed_triple_chow","mixed_shifted_pungs","chicken_hand","last_tile_draw","last_tile_claim","out_with_replacement_tile","robbing_the_kong","two_concealed_kongs","all_pungs","half_flush","mixed_shifted_chows","all_types","melded_hand","two_dragon_pungs","outside_hand","fully_concealed_hand","two_melded_kongs","concealed_kong_and_melded_kong","last_tile","dragon_pung","prevalent_wind","seat_wind","concealed_hand","all_chows","tile_hog","double_pung","two_concealed_pungs","concealed_kong","all_simples","pure_double_chow","mixed_double_chow","short_straight","two_terminal_chows","pung_of_terminals_or_honors","melded_kong","one_voided_suit","no_honors","edge_wait","closed_wait","single_wait","self_drawn","flower_tiles"],"shapes":["sets","knitted","pairs","orphans","singles"],"windows":["added_kong","discard"],"moves":["win","pung","kong","chow","added_kong","concealed_kong","discard"],"endings":[]}',
  'rulesets/riichi/pack.yaml': 
    '{"suits":[["m",9,true],["p",9,true],["s",9,true],["z",7,false]],"options":[["play","choice",["checked","free"]],["kuitan","yes/no",null],["red_fives","yes/no",null],["double_yakuman","yes/no",null],["kiriage","yes/no",null],["renhou","choice",["off","mangan","yakuman"]],["pao","yes/no",null],["swap_calling","yes/no",null],["minimum_at_five","yes/no",null],["missed_until","choice",["claim","draw"]],["triple_win","choice",["paid","abort"]],["stake","number",null],["waiting_payment","number",null],["placement","yes/no",null],["starting_points","number",null],["yakuman_stacking","yes/no",null],["kazoe","choice",["yakuman","sanbaiman","unlimited"]],["open_pinfu_fu","yes/no",null],["pinfu_tsumo_fu","yes/no",null],["double_wind_pair_2fu","yes/no",null],["length","choice",["east","south"]],["extra_round","yes/no",null],["target","number",null],["bankruptcy","yes/no",null],["early_stop","yes/no",null]],"definitions":{"dragon":"567z","wind":"1234z","value_tile":"dragon or seat_wind or round_wind","plain_chows":"every set is chow and pair is not value_tile and wait is two_sided","flush":"suits == 1","share":"if winner is dealer or payer is dealer then 2 else 1","liable_part":"if pao and someone responsible then min(8000 * liable, value) else 0","uninterrupted":"claims so far == 0 and kongs so far == 0","first_turn":"my turns == 1 and uninterrupted","furiten":"missed or missed_after_riichi or waits on own discard","bonus_of_equal_places":"bonus_of(players ahead + 1) + (if players level >= 1 then bonus_of(players ahead + 2) else 0) + (if players level >= 2 then bonus_of(players ahead + 3) else 0) + (if players level >= 3 then bonus_of(players ahead + 4) else 0)","aborted":"ending is nine_terminals or four_winds or four_riichi or four_kongs or triple_win","last_round":"if length is east then 1 else 2"},"charts":["bonus_of","doubled"],"situation":["after_kong","robbing_kong","last_tile","dealt_hand","first_draw","before_first_draw"],"marks":["riichi","double_riichi","ippatsu","missed","missed_after_riichi","ready","nagashi","dead"],"counters":["staked","repeats","owed"],"lists":["indicators","under_indicators"],"pots":["stakes"],"tallies":["yakuman","han","fu","liable"],"groups":["yaku","dora","yakuman","minipoints"],"steps":["minipoints","base","yakumans"],"patterns":["riichi","double_riichi","ippatsu","fully_concealed_hand","pinfu","pure_double_chow","all_simples","mixed_triple_chow","pure_straight","white_dragon","green_dragon","red_dragon","seat_wind_set","round_wind_set","outside_hand","after_a_kong","robbing_the_kong","under_the_sea","last_discard","blessing_of_man_as_mangan","seven_pairs","triple_pung","three_concealed_pungs","three_kongs","all_pungs","half_flush","little_three_dragons","all_terminals_and_honours","terminals_in_all_sets","twice_pure_double_chow","full_flush","dora","ura_dora","red_five","thirteen_orphans","nine_gates","blessing_of_heaven","blessing_of_earth","blessing_of_man","four_concealed_pungs","four_kongs","all_green","all_terminals","all_honours","big_three_dragons","little_four_winds","big_four_winds","concealed_discard","ordinary_hand","seven_pairs_points","triplets","dragon_pair","seat_wind_pair","round_wind_pair","narrow_wait","selfdraw_points","open_pinfu","thirteen_wait_orphans","nine_wait_gates","four_concealed_pungs_pair"],"shapes":["sets","pairs","orphans"],"windows":["discard","extended_kong","concealed_kong"],"moves":["win","pung","kong","chow","riichi","extended_kong","concealed_kong","nine_terminals","discard"],"endings":["nine_terminals","four_winds","four_riichi","four_kongs","triple_win"]}',
  'rulesets/zung-jung/pack.yaml': 
    '{"suits":[["m",9,true],["p",9,true],["s",9,true],["z",7,false]],"options":[["play","choice",["checked","free"]],["edition","choice",["v33","mahjongtime"]],["minimum","number",null],["payoff","choice",["liable","uniform"]],["threshold","number",null]],"definitions":{"dragon":"567z","wind":"1234z","regular":"shape is sets","let_go":"winner is responsible or (not someone responsible and winner is first to drop)","shared_alike":"payoff is uniform or value <= threshold or let_go","liable":"payer is responsible or (not someone responsible and payer is first to drop)"},"charts":[],"situation":["after_kong","robbing_kong","last_of_wall","dealt_hand","first_discard"],"marks":[],"counters":[],"lists":[],"pots":[],"tallies":["points"],"groups":["hand","suit","honors","dragons","winds","concealed_triplets","kongs","identical","sequences","similar","consecutive","terminals","last_tile","kong_tile","first_turn","irregular","listed"],"steps":[],"patterns":["all_sequences","concealed_hand","no_terminals","mixed_one_suit","pure_one_suit","nine_gates","value_honor","small_three_dragons","big_three_dragons","small_three_winds","big_three_winds","small_four_winds","big_four_winds","all_honors","all_triplets","two_concealed_triplets","three_concealed_triplets","four_concealed_triplets","one_kong","two_kong","three_kong","four_kong","two_identical_sequences","two_identical_sequences_twice","three_identical_sequences","four_identical_sequences","three_similar_sequences","small_three_similar_triplets","three_similar_triplets","nine_tile_straight","three_consecutive_triplets","four_consecutive_triplets","mixed_lesser_terminals","pure_lesser_terminals","mixed_greater_terminals","pure_greater_terminals","final_draw","final_discard","win_on_kong","robbing_a_kong","blessing_of_heaven","blessing_of_earth","thirteen_terminals","seven_pairs"],"shapes":["sets","pairs","terminals"],"windows":["added_kong","discard"],"moves":["win","pung","kong","chow","added_kong","concealed_kong","discard"],"endings":[]}',
};
