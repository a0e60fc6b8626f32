// Written by loader/built-in/generate.ts from the YAML files of the pack. Do not edit: run `npm run generate`.
import type { PackSource } from '../built-in.ts';
import parent from './ari-ari.generated.ts';

const pack: PackSource = {
  parent,
    files: {
    "rulesets/riichi/pack.yaml": `# yaml-language-server: $schema=../../schemas/pack.schema.json
format: 1
id: riichi
version: 1.0.0
extends: ari-ari
name:
  en: Riichi, as played online
  ja: リーチ麻雀
about: >-
  Japanese mahjong as most play it online: yakuman add up, some count twice, the Blessing of Man does not exist, daburu
  riichi is a yaku of two han. Only what differs from Ari Ari is said here.

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
    says: "What thirteen han are: a counted yakuman, no more than a sanbaiman, or one yakuman for each thirteen."
    status: house
  open_pinfu_fu:
    type: yes/no
    default: true
    says: Whether an open hand of nothing but worthless chows has thirty fu on a discard; if not, twenty.
    status: house
  pinfu_tsumo_fu:
    type: yes/no
    default: false
    says: Whether a pinfu counts the two fu for self-draw.
    status: house
  double_wind_pair_2fu:
    type: yes/no
    default: false
    says: Whether a pair of the wind of seat and round has two fu; if not, four.
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
  whole_results:
    type: yes/no
    default: false
    says: Whether final results are whole thousands, each score rounded to the nearest thousand; if not, exact.
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
    note: One yaku of two han instead of riichi.
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
      - { mark: invalid_kong, when: riichi and not kong_changes_nothing }
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
      - { end: false_win, when: invalid_kong or (riichi and not hand waits) }
      - { mark: nagashi, when: every own discard is terminal or honour and no own discard is taken }
      - { mark: ready, when: hand waits }
      - { do: open, when: ready }
    asks: []
    note: A riichi that does not wait and an invalid kong are found out first; nagashi mangan is a drawn game.

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
  result: (if whole_results then round(points, 1000) else points) - target + bonus_of(standing)
  balance: standing == 1

accepts:
  never-read:
    bonus_of_equal_places: Placement is always paid here, by a chart of its own.
    placement: Placement is always paid here, by a chart of its own.

sources:
  online: The usual settings of online tables, by common knowledge
`,
  },
  data: {
    "rulesets/riichi/pack.yaml": 
    '[63,9681,1,0,6,[2,1,[1]],1,2,[2,6],1,7,[2,5],1,7,[2,7],1,4,[4,40,1,0,2,[2,24],3,2,[2,5]],1,5,[2,199,["Japanese mahjong as most play it online: yakuman add up, some count twice, the Blessing of Man does not exist, daburu riichi is a yaku of two han. Only what differs from Ari Ari is said here."]],1,7,[4,2046,1,0,6,[2,3],3,12,[2,5,[false]],3,14,[6,96,1,0,4,[2,90]],3,16,[6,135,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,76],5,6,[2,5]],3,5,[6,209,1,0,4,[2,6],5,6,[2,31,0,[1,7],[2,9],[2,9]],5,7,[2,7],5,4,[2,103,["What thirteen han are: a counted yakuman, no more than a sanbaiman, or one yakuman for each thirteen."]],5,6,[2,5]],3,13,[6,154,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,95],5,6,[2,5]],3,14,[6,108,1,0,4,[2,6],5,7,[2,5,[false]],5,4,[2,48],5,6,[2,5]],3,20,[6,130,1,0,4,[2,6],5,7,[2,5,[false]],5,4,[2,70],5,6,[2,5]],3,15,[2,5,[25000]],3,12,[2,4],3,10,[2,5],3,6,[6,143,1,0,4,[2,6],5,6,[2,13,0,[1,4],[2,5]],5,7,[2,5],5,4,[2,57],5,6,[2,5]],3,11,[6,128,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,69],5,6,[2,5]],3,6,[6,174,1,0,4,[2,6],5,7,[2,5,[30000]],5,5,[2,12,0,[1,1,[0]],[2,7,[1000000]]],5,4,[2,90],5,6,[2,5]],3,10,[6,117,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,58],5,6,[2,5]],3,10,[6,146,1,0,4,[2,6],5,7,[2,4,[true]],5,4,[2,87],5,6,[2,5]],3,13,[6,161,1,0,4,[2,6],5,7,[2,5,[false]],5,4,[2,101],5,6,[2,5]]],2,5,[4,43,1,0,10,[2,31]],2,6,[4,24,1,0,7,[2,15,1,2,6,[2,3]]],2,5,[4,74,1,0,5,[6,63,1,0,8,[2,53]]],2,6,[4,191,1,0,7,[2,46,1,2,4,[2,12],2,5,[2,15]],3,15,[6,112,1,0,4,[2,36],5,5,[2,58]]],2,8,[4,3966,1,0,13,[6,1216,1,0,5,[2,10,1,2,3,[2,1,[2]]],5,7,[2,8,0,[1,6]],5,6,[2,5],5,4,[2,38],5,8,[8,1089,0,[2,84,1,2,4,[2,24],2,4,[2,23,0,[1,6],[2,13]],2,5,[2,10,1,2,3,[2,1,[3]]]],[9,102,1,2,4,[2,18],2,2,[2,4],2,4,[2,23,0,[1,6],[2,13]],2,5,[2,24,1,2,3,[2,2,[13]],2,5,[2,4,[8000]]]],[9,157,1,0,4,[2,18],9,2,[2,4],9,4,[2,23,0,[1,6],[2,13]],9,7,[2,20,1,2,5,[2,9]],9,5,[2,24,1,2,3,[2,2,[13]],2,5,[2,4,[6000]]]],[9,191,1,0,4,[2,18],9,2,[2,4],9,4,[2,32,0,[1,6],[2,13],[2,7]],9,5,[2,47,1,2,10,[2,5],2,16,[2,6]],9,5,[2,24,1,2,3,[2,2,[26]],2,5,[2,4,[8000]]]],[9,230,1,0,4,[2,18],9,2,[2,4],9,4,[2,32,0,[1,6],[2,13],[2,7]],9,5,[2,47,1,2,10,[2,5],2,16,[2,6]],9,7,[2,20,1,2,5,[2,9]],9,5,[2,25,1,2,3,[2,2,[26]],2,5,[2,5,[16000]]]],[9,220,1,0,4,[2,18],9,2,[2,4],9,4,[2,23,0,[1,6],[2,13]],9,5,[2,47,1,2,10,[2,5],2,16,[2,6]],9,7,[2,20,1,2,5,[2,9]],9,5,[2,24,1,2,3,[2,2,[25]],2,5,[2,4,[8000]]]],[9,49,1,2,3,[2,24],2,4,[2,8,0,[1,6]]]]],3,21,[6,455,1,0,4,[2,57,1,2,2,[2,34],2,2,[2,9]],5,5,[2,7],5,5,[2,44,1,2,7,[2,31]],5,4,[2,42],5,7,[2,18,0,[1,16]],5,6,[2,5],5,8,[8,193,0,[2,56,1,2,4,[2,21],2,5,[2,16,1,2,5,[2,5,[16000]]]],[9,91,1,2,4,[2,21],2,7,[2,25,1,2,14,[2,5,[false]]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,26,1,0,3,[2,21]]]],3,15,[6,424,1,0,4,[2,44,1,2,2,[2,24],2,2,[2,6]],5,5,[2,7],5,5,[2,44,1,2,7,[2,31]],5,4,[2,39],5,7,[2,12,0,[1,10]],5,6,[2,5],5,8,[8,184,0,[2,53,1,2,4,[2,18],2,5,[2,16,1,2,5,[2,5,[16000]]]],[9,88,1,2,4,[2,18],2,7,[2,25,1,2,14,[2,5,[false]]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,23,1,0,3,[2,18]]]],3,25,[6,480,1,0,4,[2,51,1,2,2,[2,32],2,2,[2,5]],5,5,[2,7],5,5,[2,44,1,2,7,[2,31]],5,4,[2,48],5,7,[2,22,0,[1,20]],5,6,[2,5],5,8,[8,214,0,[2,59,1,2,4,[2,24],2,5,[2,16,1,2,5,[2,5,[16000]]]],[9,94,1,2,4,[2,24],2,7,[2,25,1,2,14,[2,5,[false]]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,41,1,2,3,[2,22],2,2,[2,4]]]],3,11,[6,399,1,0,4,[2,20],5,4,[2,33],5,8,[8,308,0,[2,32],[9,18],[9,79,1,2,4,[2,32],2,5,[2,28,1,2,7,[2,1,[2]],2,5,[2,5,[16000]]]],[9,104,1,2,4,[2,32],2,7,[2,27,1,2,16,[2,5,[false]]],2,5,[2,15,1,2,5,[2,4,[8000]]]],[9,37,1,0,3,[2,32]]]],3,15,[6,260,1,0,4,[2,81],5,8,[8,152,0,[2,98,1,2,4,[2,24],2,2,[2,4],2,7,[2,24,1,2,14,[2,4,[true]]],2,5,[2,10,1,2,2,[2,2,[22]]]],[9,43,1,2,3,[2,24],2,2,[2,4]]]],3,10,[6,251,1,0,4,[2,62],5,8,[8,162,0,[2,49,1,2,4,[2,30],2,4,[2,1,[3]]],[9,102,1,2,3,[2,30],2,4,[2,1,[3]],2,7,[2,24,1,2,13,[2,5,[false]]],2,5,[2,10,1,2,2,[2,2,[20]]]]]],3,15,[6,287,1,0,4,[2,71],5,8,[8,189,0,[2,69,1,2,4,[2,24],2,4,[2,8,0,[1,6]],2,5,[2,10,1,2,2,[2,2,[42]]]],[9,109,1,2,3,[2,24],2,4,[2,8,0,[1,6]],2,7,[2,30,1,2,20,[2,4,[true]]],2,5,[2,10,1,2,2,[2,2,[40]]]]]]],2,8,[4,114,1,0,4,[2,108,1,2,4,[2,33,1,2,2,[2,15],2,2,[2,4]],2,4,[2,46],2,2,[2,5]]],2,6,[4,64,1,0,8,[2,54,1,2,4,[2,44,1,2,1,[2,5,[20000]],2,1,[2,5,[10000]],2,1,[2,6,[-10000]],2,1,[2,6,[-20000]]]]],2,7,[4,84,1,0,7,[6,71,1,0,5,[2,64,0,[1,38,1,2,6,[2,10],2,4,[2,8]],[2,22,1,2,5,[2,4],2,2,[2,1,[0]]]]]],2,5,[4,749,1,0,4,[6,173,1,0,5,[2,79,0,[1,4],[2,38,1,2,6,[2,10],2,4,[2,8]],[2,22,1,2,5,[2,4],2,2,[2,1,[1]]],[2,7]],5,4,[2,76]],3,13,[6,189,1,0,5,[8,176,0,[2,4],[9,25,1,2,6,[2,13]],[9,33,1,2,6,[2,7],2,2,[2,8]],[9,38,1,2,6,[2,10],2,4,[2,8]],[9,22,1,2,5,[2,4],2,2,[2,1,[1]]],[9,7]]],3,14,[6,295,1,0,5,[8,282,0,[2,65,1,2,4,[2,12],2,4,[2,35]],[9,4],[9,26,1,2,6,[2,14]],[9,33,1,2,6,[2,7],2,2,[2,8]],[9,38,1,2,6,[2,10],2,4,[2,8]],[9,22,1,2,5,[2,4],2,2,[2,1,[0]]],[9,22,1,2,6,[2,10]],[9,7]]],3,10,[2,4,[null]],3,9,[2,4,[null]]],2,9,[4,172,1,0,9,[6,157,1,0,4,[2,54],5,6,[2,5],5,4,[2,68]]],2,7,[4,404,1,0,9,[6,389,1,0,9,[8,248,0,[2,69,1,2,3,[2,9],2,4,[2,43]],[9,92,1,2,4,[2,7],2,4,[2,67]],[9,33,1,2,4,[2,5],2,4,[2,10]],[9,25,1,2,2,[2,4],2,4,[2,5]]],5,4,[2,2,0],5,4,[2,100]]],2,6,[4,337,1,0,3,[6,221,1,0,9,[2,4,[null]],5,7,[8,186,1,0,4,[2,79],7,6,[2,5],7,4,[2,68]]],3,9,[2,25,1,2,15,[2,4,[null]]],3,9,[6,50,1,0,9,[2,39,1,2,4,[2,13],2,6,[2,6]]]],2,8,[4,678,1,0,12,[2,85],3,6,[2,50],3,8,[6,116,1,0,7,[2,95],5,4,[2,1,[0]]],3,4,[2,256,["(bankruptcy and lowest points < 0) or (next round > last_round and highest points >= target) or (early_stop and dealer stays and not aborted and next round == last_round and last dealer and leader is dealer and highest points >= target)"]],2,6,[2,85],3,7,[2,13]],2,7,[4,161,1,0,10,[6,145,1,0,21,[2,53],5,9,[2,53]]],2,7,[4,64,1,0,6,[2,56]]]',
  },
  trees: { 'rulesets/riichi/pack.yaml': 
    'expression "if length is east then 1 else 2"\t{"text":"if length is east then 1 else 2","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"length","span":~3,9},"negated":false,"choices":[{"name":"east","span":~13,17}],"span":~3,17},"then":{"node":"number","value":1,"span":~23,24},"else":{"node":"number","value":2,"span":~30,31},"span":~0,31},"depth":4}\nexpression "owed > 0"\t{"text":"owed > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"owed","span":~0,4},"right":{"node":"number","value":0,"span":~7,8},"span":~0,8},"depth":3}\nexpression "0"\t{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":~0,1},"depth":2}\nexpression "invalid_kong or (riichi and not hand waits)"\t{"text":"invalid_kong or (riichi and not hand waits)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"name","name":"invalid_kong","span":~0,12},{"node":"and","of":[{"node":"name","name":"riichi","span":~17,23},{"node":"not","of":{"node":"name","name":"hand waits","span":~32,42},"span":~28,42}],"span":~16,43}],"span":~0,43},"depth":5}\nexpression "every own discard is terminal or honour and no own discard is taken"\t{"text":"every own discard is terminal or honour and no own discard is taken","kinds":false,"heard":[["sense","honour","kinds"],["sense","no","other"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"every","phrase":{"noun":"discard","adjectives":["own"],"span":~6,17},"negated":false,"is":{"node":"of","kinds":{"node":"or","of":[{"node":"kindWord","name":"terminal","span":~21,29},{"node":"kindWord","name":"honour","span":~33,39}],"span":~21,39},"span":~21,39},"span":~0,39},{"node":"quantified","quantifier":"no","phrase":{"noun":"discard","adjectives":["own"],"span":~47,58},"negated":false,"is":{"node":"made","adjective":"taken","span":~62,67},"span":~44,67}],"span":~0,67},"depth":6}\nexpression "hand waits"\t{"text":"hand waits","kinds":false,"heard":[],"tree":{"node":"name","name":"hand waits","span":~0,10},"depth":2}\nexpression "ready"\t{"text":"ready","kinds":false,"heard":[],"tree":{"node":"name","name":"ready","span":~0,5},"depth":2}\nexpression "tiles left == 0 and not (by draw and turn is replaced)"\t{"text":"tiles left == 0 and not (by draw and turn is replaced)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~14,15},"span":~0,15},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"by draw","span":~25,32},{"node":"is","subject":{"node":"name","name":"turn","span":~37,41},"negated":false,"choices":[{"name":"replaced","span":~45,53}],"span":~37,53}],"span":~24,54},"span":~20,54}],"span":~0,54},"depth":6}\nexpression "first winner and (if by discard then payer is exposer else liable_part < value)"\t{"text":"first winner and (if by discard then payer is exposer else liable_part < value)","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"first winner","span":~0,12},{"node":"if","test":{"node":"name","name":"by discard","span":~21,31},"then":{"node":"is","subject":{"node":"name","name":"payer","span":~37,42},"negated":false,"choices":[{"name":"exposer","span":~46,53}],"span":~37,53},"else":{"node":"compare","op":"<","left":{"node":"name","name":"liable_part","span":~59,70},"right":{"node":"name","name":"value","span":~73,78},"span":~59,78},"span":~17,79}],"span":~0,79},"depth":5}\nexpression "standing == 1"\t{"text":"standing == 1","kinds":false,"heard":[],"tree":{"node":"compare","op":"==","left":{"node":"name","name":"standing","span":~0,8},"right":{"node":"number","value":1,"span":~12,13},"span":~0,13},"depth":3}\nexpression "winner is dealer or replayed or aborted or (ending is exhausted and dealer has ready)"\t{"text":"winner is dealer or replayed or aborted or (ending is exhausted and dealer has ready)","kinds":false,"heard":[["choices","winner",["i","dealer","starter","exposer","winner","leader"]],["sense","replayed","yes/no"]],"tree":{"node":"or","of":[{"node":"is","subject":{"node":"name","name":"winner","span":~0,6},"negated":false,"choices":[{"name":"dealer","span":~10,16}],"span":~0,16},{"node":"name","name":"replayed","span":~20,28},{"node":"name","name":"aborted","span":~32,39},{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"ending","span":~44,50},"negated":false,"choices":[{"name":"exhausted","span":~54,63}],"span":~44,63},{"node":"named","word":"dealer has","name":"ready","span":~68,84}],"span":~43,85}],"span":~0,85},"depth":5}\nexpression "if extra_round then last_round + 1 else last_round"\t{"text":"if extra_round then last_round + 1 else last_round","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"extra_round","span":~3,14},"then":{"node":"arithmetic","op":"+","left":{"node":"name","name":"last_round","span":~20,30},"right":{"node":"number","value":1,"span":~33,34},"span":~20,34},"else":{"node":"name","name":"last_round","span":~40,50},"span":~0,50},"depth":4}\nexpression "if replayed then repeats else if ending is win and not winner is dealer then 0 else repeats + 1"\t{"text":"if replayed then repeats else if ending is win and not winner is dealer then 0 else repeats + 1","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"replayed","span":~3,11},"then":{"node":"name","name":"repeats","span":~17,24},"else":{"node":"if","test":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"ending","span":~33,39},"negated":false,"choices":[{"name":"win","span":~43,46}],"span":~33,46},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"winner","span":~55,61},"negated":false,"choices":[{"name":"dealer","span":~65,71}],"span":~55,71},"span":~51,71}],"span":~33,71},"then":{"node":"number","value":0,"span":~77,78},"else":{"node":"arithmetic","op":"+","left":{"node":"name","name":"repeats","span":~84,91},"right":{"node":"number","value":1,"span":~94,95},"span":~84,95},"span":~30,95},"span":~0,95},"depth":7}\nexpression "(bankruptcy and lowest points < 0) or (next round > last_round and highest points >= target) or (early_stop and dealer stays and not aborted and next round == last_round and last dealer and leader is dealer and highest points >= target)"\t{"text":"(bankruptcy and lowest points < 0) or (next round > last_round and highest points >= target) or (early_stop and dealer stays and not aborted and next round == last_round and last dealer and leader is dealer and highest points >= target)","kinds":false,"heard":[],"tree":{"node":"or","of":[{"node":"and","of":[{"node":"name","name":"bankruptcy","span":~1,11},{"node":"compare","op":"<","left":{"node":"name","name":"lowest points","span":~16,29},"right":{"node":"number","value":0,"span":~32,33},"span":~16,33}],"span":~0,34},{"node":"and","of":[{"node":"compare","op":">","left":{"node":"name","name":"next round","span":~39,49},"right":{"node":"name","name":"last_round","span":~52,62},"span":~39,62},{"node":"compare","op":">=","left":{"node":"name","name":"highest points","span":~67,81},"right":{"node":"name","name":"target","span":~85,91},"span":~67,91}],"span":~38,92},{"node":"and","of":[{"node":"name","name":"early_stop","span":~97,107},{"node":"name","name":"dealer stays","span":~112,124},{"node":"not","of":{"node":"name","name":"aborted","span":~133,140},"span":~129,140},{"node":"compare","op":"==","left":{"node":"name","name":"next round","span":~145,155},"right":{"node":"name","name":"last_round","span":~159,169},"span":~145,169},{"node":"name","name":"last dealer","span":~174,185},{"node":"is","subject":{"node":"name","name":"leader","span":~190,196},"negated":false,"choices":[{"name":"dealer","span":~200,206}],"span":~190,206},{"node":"compare","op":">=","left":{"node":"name","name":"highest points","span":~211,225},"right":{"node":"name","name":"target","span":~229,235},"span":~211,235}],"span":~96,236}],"span":~0,236},"depth":5}\nexpression "(if whole_results then round(points, 1000) else points) - target + bonus_of(standing)"\t{"text":"(if whole_results then round(points, 1000) else points) - target + bonus_of(standing)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"+","left":{"node":"arithmetic","op":"-","left":{"node":"if","test":{"node":"name","name":"whole_results","span":~4,17},"then":{"node":"call","name":"round","arguments":[{"node":"name","name":"points","span":~29,35},{"node":"number","value":1000,"span":~37,41}],"span":~23,42},"else":{"node":"name","name":"points","span":~48,54},"span":~0,55},"right":{"node":"name","name":"target","span":~58,64},"span":~0,64},"right":{"node":"call","name":"bonus_of","arguments":[{"node":"name","name":"standing","span":~76,84}],"span":~67,85},"span":~0,85},"depth":6}\nexpression "every tile is honour"\t{"text":"every tile is honour","kinds":false,"heard":[["sense","","unknown"]],"tree":{"node":"quantified","quantifier":"every","phrase":{"noun":"tile","adjectives":[],"span":~6,10},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"honour","span":~14,20},"span":~14,20},"span":~0,20},"depth":4}\nexpression "pair is round_wind and not (double_wind_pair_2fu and pair is seat_wind)"\t{"text":"pair is round_wind and not (double_wind_pair_2fu and pair is seat_wind)","kinds":false,"heard":[["sense","(","unknown"],["sense","","unknown"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~0,4},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"round_wind","span":~8,18},"span":~8,18},"span":~0,18},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"double_wind_pair_2fu","span":~28,48},{"node":"quantified","quantifier":"the","phrase":{"noun":"pair","adjectives":[],"span":~53,57},"negated":false,"is":{"node":"of","kinds":{"node":"kindWord","name":"seat_wind","span":~61,70},"span":~61,70},"span":~53,70}],"span":~27,71},"span":~23,71}],"span":~0,71},"depth":7}\nexpression "shape is sets and by draw and (pinfu_tsumo_fu or not (concealed and plain_chows))"\t{"text":"shape is sets and by draw and (pinfu_tsumo_fu or not (concealed and plain_chows))","kinds":false,"heard":[["choices","shape",["sets","pairs","orphans"]]],"tree":{"node":"and","of":[{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"sets","span":~9,13}],"span":~0,13},{"node":"name","name":"by draw","span":~18,25},{"node":"or","of":[{"node":"name","name":"pinfu_tsumo_fu","span":~31,45},{"node":"not","of":{"node":"and","of":[{"node":"name","name":"concealed","span":~54,63},{"node":"name","name":"plain_chows","span":~68,79}],"span":~53,80},"span":~49,80}],"span":~30,81}],"span":~0,81},"depth":6}\nexpression "open_pinfu_fu and by discard and not concealed and plain_chows"\t{"text":"open_pinfu_fu and by discard and not concealed and plain_chows","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"open_pinfu_fu","span":~0,13},{"node":"name","name":"by discard","span":~18,28},{"node":"not","of":{"node":"name","name":"concealed","span":~37,46},"span":~33,46},{"node":"name","name":"plain_chows","span":~51,62}],"span":~0,62},"depth":4}\nexpression "held before last tile == 19m19p19s1234567z"\t{"text":"held before last tile == 19m19p19s1234567z","kinds":false,"heard":[],"tree":{"node":"include","what":"held_before","exactly":true,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"m","span":~25,26},{"rank":{"offset":{"add":9,"times":{}}},"suit":"m","span":~26,28},{"rank":{"offset":{"add":1,"times":{}}},"suit":"p","span":~28,29},{"rank":{"offset":{"add":9,"times":{}}},"suit":"p","span":~29,31},{"rank":{"offset":{"add":1,"times":{}}},"suit":"s","span":~31,32},{"rank":{"offset":{"add":9,"times":{}}},"suit":"s","span":~32,34},{"rank":{"offset":{"add":1,"times":{}}},"suit":"z","span":~34,35},{"rank":{"offset":{"add":2,"times":{}}},"suit":"z","span":~35,36},{"rank":{"offset":{"add":3,"times":{}}},"suit":"z","span":~36,37},{"rank":{"offset":{"add":4,"times":{}}},"suit":"z","span":~37,38},{"rank":{"offset":{"add":5,"times":{}}},"suit":"z","span":~38,39},{"rank":{"offset":{"add":6,"times":{}}},"suit":"z","span":~39,40},{"rank":{"offset":{"add":7,"times":{}}},"suit":"z","span":~40,42}],"span":~0,42},"depth":3}\nexpression "held before last tile == 1112345678999A"\t{"text":"held before last tile == 1112345678999A","kinds":false,"heard":[],"tree":{"node":"include","what":"held_before","exactly":true,"tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~25,26},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~26,27},{"rank":{"offset":{"add":1,"times":{}}},"suit":"A","span":~27,28},{"rank":{"offset":{"add":2,"times":{}}},"suit":"A","span":~28,29},{"rank":{"offset":{"add":3,"times":{}}},"suit":"A","span":~29,30},{"rank":{"offset":{"add":4,"times":{}}},"suit":"A","span":~30,31},{"rank":{"offset":{"add":5,"times":{}}},"suit":"A","span":~31,32},{"rank":{"offset":{"add":6,"times":{}}},"suit":"A","span":~32,33},{"rank":{"offset":{"add":7,"times":{}}},"suit":"A","span":~33,34},{"rank":{"offset":{"add":8,"times":{}}},"suit":"A","span":~34,35},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~35,36},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~36,37},{"rank":{"offset":{"add":9,"times":{}}},"suit":"A","span":~37,39}],"span":~0,39},"depth":3}\nexpression "count(concealed triplet) == 4 and wait is single"\t{"text":"count(concealed triplet) == 4 and wait is single","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":"==","left":{"node":"count","phrase":{"noun":"triplet","adjectives":["concealed"],"span":~6,23},"span":~0,24},"right":{"node":"number","value":4,"span":~28,29},"span":~0,29},{"node":"is","subject":{"node":"name","name":"wait","span":~34,38},"negated":false,"choices":[{"name":"single","span":~42,48}],"span":~34,48}],"span":~0,48},"depth":5}\nexpression "if yakuman_stacking then yakuman else min(yakuman, 1)"\t{"text":"if yakuman_stacking then yakuman else min(yakuman, 1)","kinds":false,"heard":[],"tree":{"node":"if","test":{"node":"name","name":"yakuman_stacking","span":~3,19},"then":{"node":"name","name":"yakuman","span":~25,32},"else":{"node":"call","name":"min","arguments":[{"node":"name","name":"yakuman","span":~42,49},{"node":"number","value":1,"span":~51,52}],"span":~38,53},"span":~0,53},"depth":4}\nexpression "yakumans > 0"\t{"text":"yakumans > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"yakumans","span":~0,8},"right":{"node":"number","value":0,"span":~11,12},"span":~0,12},"depth":3}\nexpression "8000 * yakumans"\t{"text":"8000 * yakumans","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":8000,"span":~0,4},"right":{"node":"name","name":"yakumans","span":~7,15},"span":~0,15},"depth":3}\nexpression "han >= 13 and not kazoe is sanbaiman"\t{"text":"han >= 13 and not kazoe is sanbaiman","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"compare","op":">=","left":{"node":"name","name":"han","span":~0,3},"right":{"node":"number","value":13,"span":~7,9},"span":~0,9},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"kazoe","span":~18,23},"negated":false,"choices":[{"name":"sanbaiman","span":~27,36}],"span":~18,36},"span":~14,36}],"span":~0,36},"depth":5}\nexpression "8000 * (if kazoe is unlimited then floor(han / 13) else 1)"\t{"text":"8000 * (if kazoe is unlimited then floor(han / 13) else 1)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":8000,"span":~0,4},"right":{"node":"if","test":{"node":"is","subject":{"node":"name","name":"kazoe","span":~11,16},"negated":false,"choices":[{"name":"unlimited","span":~20,29}],"span":~11,29},"then":{"node":"call","name":"floor","arguments":[{"node":"arithmetic","op":"/","left":{"node":"name","name":"han","span":~41,44},"right":{"node":"number","value":13,"span":~47,49},"span":~41,49}],"span":~35,50},"else":{"node":"number","value":1,"span":~56,57},"span":~7,58},"span":~0,58},"depth":6}' },
  names: { 'rulesets/riichi/pack.yaml': 
    '{"suits":[["m",9,true],["p",9,true],["s",9,true],["z",7,false]],"options":[["play","choice",["checked","free"]],["kuitan","yes/no",null],["red_fives","yes/no",null],["double_yakuman","yes/no",null],["kiriage","yes/no",null],["renhou","choice",["off","mangan","yakuman"]],["pao","yes/no",null],["swap_calling","yes/no",null],["minimum_at_five","yes/no",null],["missed_until","choice",["claim","draw"]],["triple_win","choice",["paid","abort"]],["stake","number",null],["waiting_payment","number",null],["placement","yes/no",null],["starting_points","number",null],["yakuman_stacking","yes/no",null],["kazoe","choice",["yakuman","sanbaiman","unlimited"]],["open_pinfu_fu","yes/no",null],["pinfu_tsumo_fu","yes/no",null],["double_wind_pair_2fu","yes/no",null],["length","choice",["east","south"]],["extra_round","yes/no",null],["target","number",null],["bankruptcy","yes/no",null],["early_stop","yes/no",null],["whole_results","yes/no",null]],"definitions":{"dragon":"567z","wind":"1234z","value_tile":"dragon or seat_wind or round_wind","plain_chows":"every set is chow and pair is not value_tile and wait is two_sided","flush":"suits == 1","share":"if winner is dealer or payer is dealer then 2 else 1","liable_part":"if pao and someone responsible then min(8000 * liable, value) else 0","uninterrupted":"claims so far == 0 and kongs so far == 0","first_turn":"my turns == 1 and uninterrupted","furiten":"missed or missed_after_riichi or waits on own discard","kong_changes_nothing":"same kind as drawn and waits stay and readings stay","bonus_of_equal_places":"bonus_of(players ahead + 1) + (if players level >= 1 then bonus_of(players ahead + 2) else 0) + (if players level >= 2 then bonus_of(players ahead + 3) else 0) + (if players level >= 3 then bonus_of(players ahead + 4) else 0)","aborted":"ending is nine_terminals or four_winds or four_riichi or four_kongs or triple_win","last_round":"if length is east then 1 else 2"},"charts":["bonus_of","doubled"],"situation":["after_kong","robbing_kong","last_tile","dealt_hand","first_draw","before_first_draw"],"marks":["riichi","double_riichi","ippatsu","missed","missed_after_riichi","invalid_kong","ready","nagashi","dead"],"counters":["staked","repeats","owed"],"lists":["indicators","under_indicators"],"pots":["stakes"],"tallies":["yakuman","han","fu","liable"],"groups":["yaku","dora","yakuman","minipoints"],"steps":["minipoints","base","yakumans"],"patterns":["riichi","double_riichi","ippatsu","fully_concealed_hand","pinfu","pure_double_chow","all_simples","mixed_triple_chow","pure_straight","white_dragon","green_dragon","red_dragon","seat_wind_set","round_wind_set","outside_hand","after_a_kong","robbing_the_kong","under_the_sea","last_discard","blessing_of_man_as_mangan","seven_pairs","triple_pung","three_concealed_pungs","three_kongs","all_pungs","half_flush","little_three_dragons","all_terminals_and_honours","terminals_in_all_sets","twice_pure_double_chow","full_flush","dora","ura_dora","red_five","thirteen_orphans","nine_gates","blessing_of_heaven","blessing_of_earth","blessing_of_man","four_concealed_pungs","four_kongs","all_green","all_terminals","all_honours","big_three_dragons","little_four_winds","big_four_winds","concealed_discard","ordinary_hand","seven_pairs_points","triplets","dragon_pair","seat_wind_pair","round_wind_pair","narrow_wait","selfdraw_points","open_pinfu","thirteen_wait_orphans","nine_wait_gates","four_concealed_pungs_pair"],"shapes":["sets","pairs","orphans"],"windows":["discard","extended_kong","concealed_kong"],"moves":["win","pung","kong","chow","riichi","extended_kong","concealed_kong","nine_terminals","discard"],"endings":["nine_terminals","four_winds","four_riichi","four_kongs","triple_win"],"usesTiles":["riichi","extended_kong","concealed_kong","discard"]}' },
};
export default pack;
