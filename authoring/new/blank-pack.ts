/** A game that extends no other: every chapter with the least it can hold, and a comment that says what belongs there. */
import { problem, refused, type Result } from '../../core/index.ts';
import { newestFormat } from '../../loader/index.ts';
import { format } from '../format/index.ts';
import type { Choice } from './option-choices.ts';

/** What a blank pack begins with. */
export interface BlankPackSettings {
  id: string;
  name: string;
  /** Where the new file will stand. */
  file: string;
  /** Values of `BLANK_CHOICES` by id; the default of a choice is its first value. */
  chosen: Readonly<Record<string, string>>;
  /** Where editors find the schema of packs. */
  schema?: string;
}

/** The questions for the author of a blank pack; the first value of each is its default. */
export const BLANK_CHOICES: readonly Choice[] = [
  choice('size', 'Tiles in a hand', 'How many tiles does a hand have, without the winning one?', ['13', '16']),
  choice('players', 'Players', 'How many play?', ['4', '3', '2']),
  choice('flowers', 'Flowers', 'How many flowers are there, which are shown and replaced?', ['0', '4', '8']),
  choice('minimum', 'Minimum', 'How many points does a hand need to win?', ['0', '1', '2', '3', '4', '5']),
];

function choice(id: string, name: string, says: string, values: readonly string[]): Choice {
  return { id, name, isNamed: true, says, type: 'choice', value: values[0]!, values };
}

/** The text of a blank pack, in the layout of `fmt`; it passes `check`, and its examples and scenario hold. */
export function blankPack(settings: BlankPackSettings): Result<string> {
  const problems = Object.entries(settings.chosen).flatMap(([id, value]) => {
    const known = BLANK_CHOICES.find((each) => each.id === id);
    if (known === undefined)
      return [
        problem('bad-option', `A blank pack has no option \`${id}\`.`, {
          hint: `It has ${listed(BLANK_CHOICES.map((each) => each.id))}.`,
        }),
      ];
    if (known.values!.includes(value)) return [];
    return [problem('unknown-choice', `\`${id}\` can't be \`${value}\`.`, { hint: `Use ${listed(known.values!)}.` })];
  });
  return problems.length > 0 ? refused(problems) : format(textOf(settings), settings.file);
}

function listed(all: readonly string[]): string {
  return `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
}

function textOf({ id, name, chosen, schema }: BlankPackSettings): string {
  const answers = { ...Object.fromEntries(BLANK_CHOICES.map((each) => [each.id, each.value])), ...chosen };
  const size = Number(answers.size);
  const players = Number(answers.players);
  const flowers = Number(answers.flowers);
  const sets = (size - 1) / 3;
  const winds = '1234'.slice(0, players);
  const runs = ['456p', '789s'].slice(0, sets - 3).join(' ');
  return `${schema === undefined ? '' : `# yaml-language-server: $schema=${schema}\n`}# The rules of one game, chapter by chapter: replace what is here by yours. Check often: tilewright check, test and play.
format: ${newestFormat()}
id: ${id}
version: 0.1.0
name: { en: ${JSON.stringify(name)} }
about: { en: Say in a sentence or two what kind of game this is. }

# Suits of tiles by letter; \`runs: true\` allows chows. z holds the winds 1 to 4 and the dragons 5 to 7. To play without a
# suit, delete its line, and write other tiles in the examples and scenarios that have it.
tiles:
  suits:
    m: { ranks: 9, runs: true, name: { en: Characters } }
    p: { ranks: 9, runs: true, name: { en: Dots } }
    s: { ranks: 9, runs: true, name: { en: Bamboo } }
    z: { ranks: 7, name: { en: Honours } }
${flowers > 0 ? `    f: { ranks: ${flowers}, copies: 1, bonus: true, name: { en: Flowers } }\n` : ''}  copies: 4
  # The seat winds, from the dealer on.
  winds: ${winds}z

# Names for groups of tiles and for conditions, to use in the rules below.
words:
  # For example in \`per triplet of dragon\`.
  dragon: 567z

# What tables may choose. A pack that extends this one, and everybody who plays it, can set these.
options:
  minimum:
    type: number
    default: ${answers.minimum}
    range: [0, 20]
    says: { en: Points a hand needs to win. }
    name: { en: Minimum }

seats:
  count: ${players}
  drawn_by: ${winds}z
  dice: 2
  starter: cast

# \`cast\` means that dice decide: above who deals first, here where the wall is opened. \`reserve\` tiles at its end are never drawn.
wall:
  height: 2
  dice: 2
  start: cast
  column: cast
  reserve: 0
  replace_from: tail

# Tiles each player takes in turn, packet by packet. Then, with \`leap\`, every player takes one and the dealer one more; with
# \`none\`, nobody does, and the dealer draws for the first turn.
deal:
  packets: [${Array.from({ length: Math.floor(size / 4) }, () => 4).join(', ')}]
  last: ${size % 4 === 0 ? 'none' : 'leap'}
${
  flowers > 0
    ? `
# Flowers of the dealt hands are shown and replaced before the first turn, those drawn later at once.
phases:
  flowers: { order: seat }
`
    : ''
}
# The moves a turn offers, by how it began.
turn:
  dealt: [win, concealed_kong, discard]
  drawn: [win, added_kong, concealed_kong, discard]
  replaced: [win, added_kong, concealed_kong, discard]

# Each move: when it may be made, what it uses of the hand, and its steps.
moves:
  win:
    name: { en: Win }
    on: [turn, discard, added_kong]
    needs: wins
    rank: 3
    ties: nearest
    steps: [win]
  pung:
    name: { en: Pung }
    on: [discard]
    uses: 2 same
    makes: pung
    when: tiles left > 0
    rank: 2
    steps: [show]
    then: [discard]
  kong:
    name: { en: Kong }
    on: [discard]
    uses: 3 same
    makes: kong
    when: tiles left > 0
    rank: 2
    steps: [show, replace]
  chow:
    name: { en: Chow }
    on: [discard]
    by: next seat
    uses: run
    makes: chow
    when: tiles left > 0
    rank: 1
    steps: [show]
    then: [discard]
  added_kong:
    name: { en: Added kong }
    on: [turn]
    uses: add to pung
    makes: kong
    when: tiles left > 0
    steps: [show, { window: added_kong }, replace]
  concealed_kong:
    name: { en: Concealed kong }
    on: [turn]
    uses: 4 alike
    makes: kong
    when: tiles left > 0
    shown_to: owner
    steps: [show, replace]
  discard:
    name: { en: Discard }
    on: [turn]
    uses: any tile
    steps: [discard, { window: discard }, next]

# What a finished hand looks like. More shapes: \`7 pair\`, or tiles in notation.
shapes:
  sets: { is: ${sets} set + pair, name: { en: Sets and a pair } }

# What patterns give.
tallies:
  points: { name: { en: points } }

# How patterns of a group count together: all of them, or the best alone.
groups:
  hand: { counts: all, name: { en: Hand } }

# The patterns. \`when\` is a sentence of the rule language; examples are run by \`tilewright test\`.
patterns:
  all_chows:
    name: { en: All Chows }
    group: hand
    value: { points: 1 }
    when: every set is chow
    examples:
      - 123m ${runs} 345s 678m 5z +5z
      - not: 123m ${runs} 345s 111z 5z +5z
  all_pungs:
    name: { en: All Pungs }
    also: [all triplets]
    group: hand
    value: { points: 3 }
    when: every set is triplet
    examples:
      - 111m ${['444p', '777s'].slice(0, sets - 3).join(' ')} 333s 222z 5z +5z
      - not: 123m ${runs} 345s 111z 5z +5z
  dragon_pung:
    name: { en: Dragon Pung }
    group: hand
    value: { points: 1 }
    when: per triplet of dragon
    examples:
      - 123m ${runs} 345s 555z 2z +2z
      - not: 123m ${runs} 345s 222z 5z +5z
  self_drawn:
    name: { en: Self-Drawn }
    group: hand
    value: { points: 1 }
    when: by draw
    examples:
      - { hand: 123m ${runs} 345s 111z 5z +5z, by: draw }

# What a hand is worth, and what it needs to win. The examples above do not need the minimum. To leave a group of patterns out
# of the minimum: \`minimum: points - points of GROUP >= minimum\`.
score:
  value: max(points, 1)
  minimum: points >= minimum
  tell: { en: "{points} points" }

# Who pays what: on a win, and when a deal ends otherwise.
settle:
  win:
    self_drawn:
      when: by draw
      amount: value
      reason: { en: self-drawn }
    discarder:
      when: by discard and payer is exposer
      amount: ${players - 1} * value
      reason: { en: discarded the winning tile }

# Who deals next, how many rounds a game has (in each, every player deals), and the points a player begins with.
sequence:
  dealer_stays: winner is dealer
  rounds: ${players}
  points: 0

# Situations that \`tilewright test\` plays: what lies where, what the players do, and what must hold.
scenarios:
  a-win:
    title: The player after the dealer wins on a discard and is paid by the discarder
    options: { minimum: 0 }
    hands: { 1: 5z, 2: 123m ${runs} 345s 678m 5z }
    play:
      - 1 discard 5z
      - { do: 2 win, ends: { how: win, winner: 2, by: discard } }
`;
}
