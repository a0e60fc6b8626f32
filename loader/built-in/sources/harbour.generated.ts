// Written by loader/built-in/generate.ts from the YAML files of the pack. Do not edit: run `npm run generate`.
import type { PackSource } from '../built-in.ts';

const pack: PackSource = {
    files: {
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
format: 1
id: harbour
version: 1.0.0
name: { en: Harbour 1 }
about: >-
  An invented card in the American style: only its hands win, jokers stand in for tiles of large groups, and Flowers are
  ordinary tiles. Whole games are played; exchanges before play and claims with jokers are not part of it.
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
  },
  data: {
    "rulesets/harbour/card.yaml": 
    '[189,5700,1,0,6,[4,1264,1,0,2,[2,85,1,2,2,[2,63],2,6,[2,4,["10"]]],3,2,[2,89,1,2,2,[2,67],2,6,[2,4,["10"]]],3,2,[2,112,1,2,2,[2,73],2,9,[2,4,[true]],2,6,[2,4,["10"]]],3,2,[2,69,1,2,2,[2,47],2,6,[2,4,["10"]]],3,2,[2,59,1,2,2,[2,37],2,6,[2,4,["10"]]],3,2,[2,106,1,2,2,[2,67],2,9,[2,4,[true]],2,6,[2,4,["10"]]],3,2,[2,79,1,2,2,[2,57],2,6,[2,4,["10"]]],3,2,[2,96,1,2,2,[2,57],2,9,[2,4,[true]],2,6,[2,4,["10"]]],3,2,[2,83,1,2,2,[2,61],2,6,[2,4,["10"]]],3,2,[2,92,1,2,2,[2,70],2,6,[2,4,["10"]]],3,2,[2,87,1,2,2,[2,65],2,6,[2,4,["10"]]],3,2,[6,126,1,0,2,[2,85],5,9,[2,4,[true]],5,6,[2,4,["10"]]],3,2,[2,89,1,2,2,[2,67],2,6,[2,4,["10"]]]],2,5,[4,36,1,0,17,[2,17]],2,6,[4,111,1,0,4,[2,49,1,2,6,[2,4],2,4,[2,25,1,2,2,[2,17]]],3,5,[2,46,1,2,6,[2,3],2,4,[2,23,1,2,2,[2,15]]]],2,8,[4,4242,1,0,2,[6,329,1,0,4,[2,15,1,2,2,[2,7]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[25]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,206,0,[2,56,1,2,4,[2,24],2,5,[2,13,1,2,5,[2,2,[50]]]],[9,62,1,2,4,[2,30],2,5,[2,13,1,2,5,[2,2,[25]]]],[9,29,1,0,3,[2,24]],[9,30,1,0,3,[2,25]]]],3,2,[6,329,1,0,4,[2,15,1,2,2,[2,7]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[30]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,206,0,[2,56,1,2,4,[2,24],2,5,[2,13,1,2,5,[2,2,[60]]]],[9,62,1,2,4,[2,30],2,5,[2,13,1,2,5,[2,2,[30]]]],[9,29,1,0,3,[2,24]],[9,30,1,0,3,[2,25]]]],3,2,[6,285,1,0,4,[2,15,1,2,2,[2,7]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[35]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,162,0,[2,54,1,2,4,[2,22],2,5,[2,13,1,2,5,[2,2,[70]]]],[9,57,1,2,4,[2,25],2,5,[2,13,1,2,5,[2,2,[35]]]],[9,31,1,0,3,[2,26]]]],3,2,[6,284,1,0,4,[2,16,1,2,2,[2,8]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[25]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,160,0,[2,52,1,2,4,[2,20],2,5,[2,13,1,2,5,[2,2,[50]]]],[9,63,1,2,4,[2,31],2,5,[2,13,1,2,5,[2,2,[25]]]],[9,25,1,0,3,[2,20]]]],3,2,[6,291,1,0,4,[2,16,1,2,2,[2,8]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[45]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,167,0,[2,57,1,2,4,[2,25],2,5,[2,13,1,2,5,[2,2,[45]]]],[9,60,1,2,4,[2,28],2,5,[2,13,1,2,5,[2,2,[45]]]],[9,30,1,0,3,[2,25]]]],3,2,[6,216,1,0,4,[2,16,1,2,2,[2,8]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[50]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,92,0,[2,54,1,2,4,[2,22],2,5,[2,13,1,2,5,[2,2,[50]]]],[9,27,1,0,3,[2,22]]]],3,2,[6,331,1,0,4,[2,17,1,2,2,[2,9]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[25]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,206,0,[2,56,1,2,4,[2,24],2,5,[2,13,1,2,5,[2,2,[50]]]],[9,62,1,2,4,[2,30],2,5,[2,13,1,2,5,[2,2,[25]]]],[9,29,1,0,3,[2,24]],[9,30,1,0,3,[2,25]]]],3,2,[6,281,1,0,4,[2,17,1,2,2,[2,9]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[30]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,156,0,[2,52,1,2,4,[2,20],2,5,[2,13,1,2,5,[2,2,[60]]]],[9,55,1,2,4,[2,23],2,5,[2,13,1,2,5,[2,2,[30]]]],[9,29,1,0,3,[2,24]]]],3,2,[6,290,1,0,4,[2,17,1,2,2,[2,9]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[25]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,165,0,[2,56,1,2,4,[2,24],2,5,[2,13,1,2,5,[2,2,[50]]]],[9,60,1,2,4,[2,28],2,5,[2,13,1,2,5,[2,2,[25]]]],[9,29,1,0,3,[2,24]]]],3,2,[6,282,1,0,4,[2,17,1,2,2,[2,9]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[30]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,157,0,[2,52,1,2,4,[2,20],2,5,[2,13,1,2,5,[2,2,[60]]]],[9,60,1,2,4,[2,28],2,5,[2,13,1,2,5,[2,2,[30]]]],[9,25,1,0,3,[2,20]]]],3,2,[6,288,1,0,4,[2,15,1,2,2,[2,7]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[25]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,165,0,[2,54,1,2,4,[2,22],2,5,[2,13,1,2,5,[2,2,[50]]]],[9,61,1,2,4,[2,29],2,5,[2,13,1,2,5,[2,2,[25]]]],[9,30,1,0,3,[2,25]]]],3,2,[6,216,1,0,4,[2,15,1,2,2,[2,7]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[40]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,93,0,[2,54,1,2,4,[2,22],2,5,[2,13,1,2,5,[2,2,[40]]]],[9,28,1,0,3,[2,23]]]],3,2,[6,324,1,0,4,[2,16,1,2,2,[2,8]],5,5,[2,4],5,5,[2,14,1,2,6,[2,2,[30]]],5,4,[2,11],5,6,[2,4,["10"]],5,8,[8,200,0,[2,54,1,2,4,[2,22],2,5,[2,13,1,2,5,[2,2,[60]]]],[9,61,1,2,4,[2,29],2,5,[2,13,1,2,5,[2,2,[30]]]],[9,27,1,0,3,[2,22]],[9,29,1,0,3,[2,24]]]],3,9,[6,338,1,0,4,[2,17,1,2,2,[2,9]],5,5,[2,5],5,5,[2,14,1,2,7,[2,1,[1]]],5,4,[2,39],5,6,[2,7,["5b, 9"]],5,4,[2,64],5,8,[8,106,0,[2,24],[9,35,1,0,3,[2,30]],[9,27,1,0,3,[2,22]]]]]]',
    "rulesets/harbour/pack.yaml": 
    '[63,2752,1,0,6,[2,1,[1]],1,2,[2,7],1,7,[2,5],1,4,[2,17,1,2,2,[2,9]],1,5,[2,231,["An invented card in the American style: only its hands win, jokers stand in for tiles of large groups, and Flowers are ordinary tiles. Whole games are played; exchanges before play and claims with jokers are not part of it."]],0,3,[2,13,0,[1,11]],2,5,[4,514,1,0,5,[6,385,1,0,1,[2,65,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,9,[2,2],2,4,[2,18,1,2,2,[2,10]]],5,1,[2,59,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,9,[2,2],2,4,[2,12,1,2,2,[2,4]]],5,1,[2,62,1,2,5,[2,1,[9]],2,4,[2,4,[true]],2,9,[2,2],2,4,[2,15,1,2,2,[2,7]]],5,1,[2,45,1,2,5,[2,1,[7]],2,4,[2,25,1,2,2,[2,17]]],5,1,[2,46,1,2,5,[2,1,[1]],2,6,[2,1,[8]],2,4,[2,15,1,2,2,[2,7]]],5,1,[2,65,1,2,5,[2,1,[1]],2,6,[2,1,[8]],2,5,[2,11,1,2,4,[2,1,[3]]],2,4,[2,14,1,2,2,[2,6]]]],3,6,[2,1,[4]],3,5,[2,5],3,6,[2,8,["1b, 10"]],3,4,[2,63]],2,5,[4,50,1,0,5,[2,1,[4]],3,4,[2,1,[2]],3,7,[2,4],3,6,[2,5]],2,4,[4,94,1,0,6,[2,1,[2]],3,4,[2,1,[2]],3,5,[2,1,[1]],3,6,[2,4],3,7,[2,1,[0]],3,12,[2,4],3,6,[2,4,["1b"]]],2,4,[4,46,1,0,7,[2,9,0,[1,1,[4]],[2,1,[4]],[2,1,[4]]],3,4,[2,4],3,6,[2,4,["1b"]]],2,4,[4,87,1,0,5,[2,14,0,[1,3],[2,7]],3,5,[2,14,0,[1,3],[2,7]],3,8,[2,14,0,[1,3],[2,7]],3,6,[2,4,["3b"]]],2,5,[4,449,1,0,3,[6,125,1,0,4,[2,15,1,2,2,[2,7]],5,2,[2,15,0,[1,4],[2,7]],5,5,[2,4],5,4,[2,1,[2]],5,4,[2,7],5,5,[2,5,0,[1,3]],5,6,[2,4,["4b"]]],3,4,[6,166,1,0,4,[2,12,1,2,2,[2,4]],5,2,[2,9,0,[1,7]],5,4,[2,6],5,5,[2,4],5,4,[2,14],5,4,[2,1,[1]],5,5,[2,6,0,[1,4]],5,4,[2,14,0,[1,3],[2,7]],5,6,[2,4,["4b"]]],3,7,[6,120,1,0,4,[2,15,1,2,2,[2,7]],5,2,[2,6,0,[1,4]],5,4,[2,8],5,5,[2,36,0,[1,7],[2,19,1,2,6,[2,7]],[2,4]],5,6,[2,4,["3b"]]]],2,7,[4,69,1,0,6,[2,24,1,2,4,[2,14,1,2,2,[2,6]]],3,7,[2,25,1,2,4,[2,15,1,2,2,[2,7]]]],2,5,[4,61,1,0,5,[2,39],3,6,[2,4,["5b"]]],2,6,[4,358,1,0,3,[6,327,1,0,9,[8,99,1,0,4,[2,31],7,6,[2,9],7,6,[2,23]],5,6,[8,107,1,0,4,[2,35],7,6,[2,5],7,6,[2,31]],5,10,[8,62,1,0,4,[2,7],7,6,[2,9],7,6,[2,10]]],3,6,[2,11,["5b, 6b, 9"]]],2,8,[4,125,1,0,12,[2,8],3,8,[2,19],3,6,[2,1,[4]],3,6,[2,1,[0]],3,6,[2,4,["7b"]],3,4,[2,23]],2,5,[4,330,1,0,5,[2,12,1,2,2,[2,4]],3,5,[2,13,1,2,2,[2,5]],3,5,[2,12,1,2,2,[2,4]],3,5,[2,13,1,2,2,[2,5]],3,4,[2,12,1,2,2,[2,4]],3,7,[2,12,1,2,2,[2,4]],3,7,[2,13,1,2,2,[2,5]],3,7,[2,12,1,2,2,[2,4]],3,7,[2,13,1,2,2,[2,5]],3,7,[2,13,1,2,2,[2,5]],3,7,[2,13,1,2,2,[2,5]],3,7,[2,11,1,2,2,[2,3]],3,7,[2,14,1,2,2,[2,6]],3,7,[2,13,1,2,2,[2,5]]],2,7,[4,115,1,0,9,[2,104]]]',
  },
  trees: { 'rulesets/harbour/pack.yaml': 
    'expression "shape is p3 or c2"\t{"text":"shape is p3 or c2","kinds":false,"heard":[["choices","shape",["t1","t2","t3","p1","p2","p3","s1","s2","l1","l2","c1","c2","k1"]]],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"p3","span":~9,11},{"name":"c2","span":~15,17}],"span":~0,17},"depth":3}\nexpression "cast"\t{"text":"cast","kinds":false,"heard":[],"tree":{"node":"name","name":"cast","span":~0,4},"depth":2}\nexpression "1"\t{"text":"1","kinds":false,"heard":[],"tree":{"node":"number","value":1,"span":~0,1},"depth":2}\nexpression "0"\t{"text":"0","kinds":false,"heard":[],"tree":{"node":"number","value":0,"span":~0,1},"depth":2}\nexpression "wins"\t{"text":"wins","kinds":false,"heard":[],"tree":{"node":"name","name":"wins","span":~0,4},"depth":2}\nexpression "2"\t{"text":"2","kinds":false,"heard":[],"tree":{"node":"number","value":2,"span":~0,1},"depth":2}\nexpression "tiles left > 0"\t{"text":"tiles left > 0","kinds":false,"heard":[],"tree":{"node":"compare","op":">","left":{"node":"name","name":"tiles left","span":~0,10},"right":{"node":"number","value":0,"span":~13,14},"span":~0,14},"depth":3}\nexpression "by discard and payer is exposer"\t{"text":"by discard and payer is exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"is","subject":{"node":"name","name":"payer","span":~15,20},"negated":false,"choices":[{"name":"exposer","span":~24,31}],"span":~15,31}],"span":~0,31},"depth":4}\nexpression "2 * value"\t{"text":"2 * value","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"number","value":2,"span":~0,1},"right":{"node":"name","name":"value","span":~4,9},"span":~0,9},"depth":3}\nexpression "by discard and not payer is exposer"\t{"text":"by discard and not payer is exposer","kinds":false,"heard":[],"tree":{"node":"and","of":[{"node":"name","name":"by discard","span":~0,10},{"node":"not","of":{"node":"is","subject":{"node":"name","name":"payer","span":~19,24},"negated":false,"choices":[{"name":"exposer","span":~28,35}],"span":~19,35},"span":~15,35}],"span":~0,35},"depth":5}\nexpression "value"\t{"text":"value","kinds":false,"heard":[],"tree":{"node":"name","name":"value","span":~0,5},"depth":2}\nexpression "by draw"\t{"text":"by draw","kinds":false,"heard":[],"tree":{"node":"name","name":"by draw","span":~0,7},"depth":2}\nexpression "replayed"\t{"text":"replayed","kinds":false,"heard":[],"tree":{"node":"name","name":"replayed","span":~0,8},"depth":2}\nexpression "ending is false_win"\t{"text":"ending is false_win","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"ending","span":~0,6},"negated":false,"choices":[{"name":"false_win","span":~10,19}],"span":~0,19},"depth":3}\nexpression "4"\t{"text":"4","kinds":false,"heard":[],"tree":{"node":"number","value":4,"span":~0,1},"depth":2}\nexpression "shape is t1"\t{"text":"shape is t1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"t1","span":~9,11}],"span":~0,11},"depth":3}\nexpression "25"\t{"text":"25","kinds":false,"heard":[],"tree":{"node":"number","value":25,"span":~0,2},"depth":2}\nexpression "shape is t2"\t{"text":"shape is t2","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"t2","span":~9,11}],"span":~0,11},"depth":3}\nexpression "30"\t{"text":"30","kinds":false,"heard":[],"tree":{"node":"number","value":30,"span":~0,2},"depth":2}\nexpression "shape is t3"\t{"text":"shape is t3","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"t3","span":~9,11}],"span":~0,11},"depth":3}\nexpression "35"\t{"text":"35","kinds":false,"heard":[],"tree":{"node":"number","value":35,"span":~0,2},"depth":2}\nexpression "shape is p1"\t{"text":"shape is p1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"p1","span":~9,11}],"span":~0,11},"depth":3}\nexpression "shape is p2"\t{"text":"shape is p2","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"p2","span":~9,11}],"span":~0,11},"depth":3}\nexpression "45"\t{"text":"45","kinds":false,"heard":[],"tree":{"node":"number","value":45,"span":~0,2},"depth":2}\nexpression "shape is p3"\t{"text":"shape is p3","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"p3","span":~9,11}],"span":~0,11},"depth":3}\nexpression "50"\t{"text":"50","kinds":false,"heard":[],"tree":{"node":"number","value":50,"span":~0,2},"depth":2}\nexpression "shape is s1"\t{"text":"shape is s1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"s1","span":~9,11}],"span":~0,11},"depth":3}\nexpression "shape is s2"\t{"text":"shape is s2","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"s2","span":~9,11}],"span":~0,11},"depth":3}\nexpression "shape is l1"\t{"text":"shape is l1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"l1","span":~9,11}],"span":~0,11},"depth":3}\nexpression "shape is l2"\t{"text":"shape is l2","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"l2","span":~9,11}],"span":~0,11},"depth":3}\nexpression "shape is c1"\t{"text":"shape is c1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"c1","span":~9,11}],"span":~0,11},"depth":3}\nexpression "shape is c2"\t{"text":"shape is c2","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"c2","span":~9,11}],"span":~0,11},"depth":3}\nexpression "40"\t{"text":"40","kinds":false,"heard":[],"tree":{"node":"number","value":40,"span":~0,2},"depth":2}\nexpression "shape is k1"\t{"text":"shape is k1","kinds":false,"heard":[],"tree":{"node":"is","subject":{"node":"name","name":"shape","span":~0,5},"negated":false,"choices":[{"name":"k1","span":~9,11}],"span":~0,11},"depth":3}\nexpression "no tile in 1j and not singles_and_pairs"\t{"text":"no tile in 1j and not singles_and_pairs","kinds":false,"heard":[["sense","singles_and_pairs","yes/no"]],"tree":{"node":"and","of":[{"node":"quantified","quantifier":"no","phrase":{"noun":"tile","adjectives":[],"span":~3,7},"negated":false,"is":{"node":"of","kinds":{"node":"tiles","tiles":[{"rank":{"offset":{"add":1,"times":{}}},"suit":"j","span":~11,13}],"span":~11,13}},"span":~0,13},{"node":"not","of":{"node":"name","name":"singles_and_pairs","span":~22,39},"span":~18,39}],"span":~0,39},"depth":5}\nexpression "points * (if doubles > 0 then 2 else 1)"\t{"text":"points * (if doubles > 0 then 2 else 1)","kinds":false,"heard":[],"tree":{"node":"arithmetic","op":"*","left":{"node":"name","name":"points","span":~0,6},"right":{"node":"if","test":{"node":"compare","op":">","left":{"node":"name","name":"doubles","span":~13,20},"right":{"node":"number","value":0,"span":~23,24},"span":~13,24},"then":{"node":"number","value":2,"span":~30,31},"else":{"node":"number","value":1,"span":~37,38},"span":~9,39},"span":~0,39},"depth":5}' },
  names: { 'rulesets/harbour/pack.yaml': 
    '{"suits":[["m",9,true],["p",9,true],["s",9,true],["z",7,false],["f",1,false],["j",1,false]],"options":[["play","choice",["checked","free"]]],"definitions":{"singles_and_pairs":"shape is p3 or c2"},"charts":[],"situation":[],"marks":[],"counters":[],"lists":[],"pots":[],"tallies":["points","doubles"],"groups":["card","bonus"],"steps":[],"patterns":["t1","t2","t3","p1","p2","p3","s1","s2","l1","l2","c1","c2","k1","jokerless"],"shapes":["t1","t2","t3","p1","p2","p3","s1","s2","l1","l2","c1","c2","k1"],"windows":["discard"],"moves":["win","pung","discard"],"endings":[],"usesTiles":["discard"]}' },
};
export default pack;
