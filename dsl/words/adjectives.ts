import type { Noun } from '../syntax-tree.ts';
import { type AdjectiveWord, READING, TABLE } from './word.ts';

const groups: readonly Noun[] = ['set', 'group', 'chow', 'pung', 'kong', 'triplet', 'pair'];
const groupsAndTiles: readonly Noun[] = [...groups, 'tile'];
const places = [...READING, ...TABLE];

export const adjectives: readonly AdjectiveWord[] = [
  {
    is: 'adjective',
    name: 'concealed',
    places,
    nouns: groups,
    says: "Not completed with another's tile: a concealed kong, or a group of the hand.",
    example: 'count(concealed triplet) == 3',
    hand: '111m 333p <5555s> 789s 2z +2z',
    holds: (thing) => thing.group?.concealed ?? false,
  },
  {
    is: 'adjective',
    name: 'claimed',
    places,
    nouns: groups,
    says: "Melded with another seat's tile.",
    example: 'every set is claimed',
    hand: '(123m) (456p) (789s) (123s) 1z +1z',
    holds: (thing) => thing.group?.claimed ?? false,
  },
  {
    is: 'adjective',
    name: 'shown',
    places,
    nouns: groupsAndTiles,
    says: 'On the table, concealed kongs included.',
    example: 'count(shown set) == 4',
    hand: '(1111m) <2222p> (333+3s) <9999m> 5z +5z',
    holds: (thing) => thing.group?.shown ?? thing.shown ?? false,
  },
  {
    is: 'adjective',
    name: 'held',
    places,
    nouns: groupsAndTiles,
    says: 'In the hand.',
    example: 'every set is held',
    hand: '123m 456p 789s 123s 1z +1z',
    holds: (thing) => !(thing.group?.shown ?? thing.shown ?? false),
  },
  {
    is: 'adjective',
    name: 'own',
    places: TABLE,
    nouns: ['discard'],
    says: "The seat's own.",
    example: 'every own discard is terminal or honour',
    holds: (thing) => thing.river?.own ?? false,
  },
  {
    is: 'adjective',
    name: 'taken',
    places: TABLE,
    nouns: ['discard'],
    says: "In another seat's meld now.",
    example: 'no own discard is taken',
    holds: (thing) => thing.river?.taken ?? false,
  },
];
