import type { Noun } from '../tree.ts';
import { type AdjectiveWord, READING } from './word.ts';

const groups: readonly Noun[] = ['set', 'group', 'chow', 'pung', 'kong', 'triplet', 'pair'];
const groupsAndTiles: readonly Noun[] = [...groups, 'tile'];

export const adjectives: readonly AdjectiveWord[] = [
  {
    is: 'adjective',
    name: 'concealed',
    places: READING,
    nouns: groups,
    says: "Not completed with another's tile: a concealed kong, or a group of the hand.",
    example: 'count(concealed triplet) == 3',
    hand: '111m 333p <5555s> 789s 2z +2z',
    holds: (thing) => thing.group?.concealed ?? false,
  },
  {
    is: 'adjective',
    name: 'claimed',
    places: READING,
    nouns: groups,
    says: "Melded with another seat's tile.",
    example: 'every set is claimed',
    hand: '(123m) (456p) (789s) (123s) 1z +1z',
    holds: (thing) => thing.group?.claimed ?? false,
  },
  {
    is: 'adjective',
    name: 'shown',
    places: READING,
    nouns: groupsAndTiles,
    says: 'On the table, concealed kongs included.',
    example: 'count(shown set) == 4',
    hand: '(1111m) <2222p> (333+3s) <9999m> 5z +5z',
    holds: (thing) => thing.group?.shown ?? thing.shown ?? false,
  },
  {
    is: 'adjective',
    name: 'held',
    places: READING,
    nouns: groupsAndTiles,
    says: 'In the hand.',
    example: 'every set is held',
    hand: '123m 456p 789s 123s 1z +1z',
    holds: (thing) => !(thing.group?.shown ?? thing.shown ?? false),
  },
];
