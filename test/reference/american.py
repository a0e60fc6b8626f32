"""A second opinion on American hands, written from the rule sheet alone. See README.md for the form of cases and results.

The card is read from the shared folder: one hand a line, in the card language of section 8.
"""
import functools
import itertools
import json
import pathlib
import re
from collections import Counter
import american_hands
from common import main, tiles, without

CARD = pathlib.Path(__file__).resolve().parents[3] / 'shared/conformance/american-card-lantern.jsonl'
SUITS = 'mpszfj'
JOKER, FLOWER, WHITE = '1j', '1f', '5z'
# Section 1: the dragon of every suit, and the copies of a kind; Flowers and jokers have eight.
DRAGONS = {'m': '7z', 's': '6z', 'p': WHITE}
SINGLE_KINDS = {'F': FLOWER, '0': WHITE, 'E': '1z', 'S': '2z', 'W': '3z', 'N': '4z'}
COPIES = {FLOWER: 8, JOKER: 8}
# discard: 'all' (the discarder pays twice as much as the others) or 'discarder_alone'.
RULES = {'discard': 'all'}
BY = ('draw', 'exchange', 'dealt', 'discard')


def rank_of(text, n):
    """The number that '4', 'n', '(n+2)' or '(10-n)' stands for."""
    return sum(map(int, re.findall(r'[+-]?\d+', text.replace('n', str(n)))))


def kind_of(text, suits, n):
    """The kind a card writes as '4A', '(n+1)B', 'DA', 'F', '0' or a wind; `suits` has the suit of every letter."""
    if text in SINGLE_KINDS:
        return SINGLE_KINDS[text]
    number, suit = text[:-1], suits[text[-1]]
    if number == 'D':
        return DRAGONS[suit]
    rank = rank_of(number, n)
    if not 1 <= rank <= 9:
        raise ValueError(f'{text} with n = {n} is no tile')
    return f'{rank}{suit}'


def choices(line):
    """All ways to choose numbers and suits of a hand of the card: lists of groups (size, kind)."""
    groups = [group.split(':') for group in line['groups']]
    letters = sorted({kind[-1] for _, kind in groups if kind[-1] in 'ABC'})
    first, last = map(int, line['n'].split('-')) if line['n'] else (0, 0)
    for n in range(first, last + 1):
        for suits in itertools.permutations('mps', len(letters)):
            chosen = dict(zip(letters, suits))
            yield [(int(size), kind_of(kind, chosen, n)) for size, kind in groups]


@functools.cache
def card():
    """Hands of the card with all ways to choose: a list of (line of the card, list of ways)."""
    with open(CARD, encoding='utf-8') as lines:
        found = [(line, list(choices(line))) for line in map(json.loads, lines)]
    for line, ways in found:
        for way in ways:
            if sum(size for size, _ in way) != 14:
                raise ValueError(f"{line['id']} has not 14 tiles")
    return found


def exposure(text):
    """(size, kind) of an exposure, section 3: three to six equal tiles, at least one of them natural."""
    some = tiles(text, SUITS)
    natural = set(some) - {JOKER}
    if len(natural) != 1 or not 3 <= len(some) <= 6:
        raise ValueError(f'{text} is no exposure')
    return len(some), natural.pop()


def left_of(line, way, exposed):
    """The groups of a way that are not exposed, or None if the hand cannot have these exposures."""
    return None if exposed and line['mark'] == 'C' else without(way, exposed)


def completes(groups, natural):
    """Whether naturals fill the groups; jokers are all that is missing, and only groups of three or more take them."""
    needed, fixed = Counter(), Counter()
    for size, kind in groups:
        needed[kind] += size
        fixed[kind] += size if size < 3 else 0
    return natural.keys() <= needed.keys() and all(fixed[kind] <= natural[kind] <= needed[kind] for kind in needed)


def worth(printed, section, jokerless):
    """(value v of section 6, whether it is doubled for having no joker)."""
    doubled = jokerless and section != 'SP'
    return printed * (2 if doubled else 1), doubled


def deltas(value, by, winner, discarder, rules):
    """What every seat gets or pays, the dealer first. Section 6."""
    found = [0] * 4
    for seat in range(4):
        if seat != winner and (by != 'discard' or seat == discarder):
            found[seat] = -2 * value
        elif seat != winner and rules['discard'] == 'all':
            found[seat] = -value
    found[winner] = -sum(found)
    return found


def fitting(concealed, exposed):
    """The lines of the card that these tiles fit."""
    natural = Counter(tile for tile in concealed if tile != JOKER)

    def fits(line, way):
        if not natural.keys() <= {kind for _, kind in way}:
            return False
        left = left_of(line, way, exposed)
        return left is not None and completes(left, natural)

    return [line for line, ways in card() if any(fits(line, way) for way in ways)]


def checked(case):
    """(concealed tiles, exposures as (size, kind), all tiles) of a case that a game can hold."""
    concealed, exposures = tiles(case['concealed'].replace(' ', ''), SUITS), case['exposures']
    every = concealed + [tile for text in exposures for tile in tiles(text, SUITS)]
    if len(every) != 14:
        raise ValueError(f'{len(every)} tiles')
    if case['win'] not in concealed:
        raise ValueError(f"the winning tile {case['win']} is not in the hand")
    if case['by'] not in BY or (case['by'] == 'dealt' and exposures):
        raise ValueError(f"by {case['by']!r}")
    for kind, count in Counter(every).items():
        if count > COPIES.get(kind, 4):
            raise ValueError(f'{kind} has not {count} copies')
    return concealed, [exposure(text) for text in exposures], every


def hand_result(case, rules):
    concealed, exposed, every = checked(case)
    # Section 3: nobody may claim a discarded joker.
    lines = [] if case['by'] == 'discard' and case['win'] == JOKER else fitting(concealed, exposed)
    if not lines:
        return {'wins': False, 'error': 'not_winning', 'hand': None}
    found = [(line, *worth(line['value'], line['id'][:2], JOKER not in every)) for line in lines]
    best = max(value for _, value, _ in found)
    found = [one for one in found if one[1] == best]
    line, value, doubled = found[0]
    result = {
        'wins': True, 'hand': line['id'], 'printed': line['value'], 'jokerless': doubled, 'value': value,
        'same': [line['id'] for line, _, _ in found], 'fits': [line['id'] for line in lines],
    }
    if 'winner' in case:
        result['deltas'] = deltas(value, case['by'], case['winner'], case.get('discarder'), rules)
    return result


def payment_result(given, rules):
    value, _ = worth(given['value'], given.get('section'), given['jokerless'])
    return {'deltas': deltas(value, given['by'], given['winner'], given.get('discarder'), rules)}


def dead_result(given):
    """Which hands of the card can have these exposures. Section 5."""
    exposed = [exposure(text) for text in given['exposures']]
    hands = [line['id'] for line, ways in card() if any(left_of(line, way, exposed) is not None for way in ways)]
    return {'dead': not hands, 'hands': hands}


def answer(case):
    kind, options, given = case.get('kind', 'hand'), case.get('rules', {}), case.get('given', {})
    unknown = set(options) - set(RULES)
    if unknown:
        raise ValueError(f'rules {sorted(unknown)} are none of {", ".join(RULES)}')
    rules = {**RULES, **options}
    if kind == 'hand':
        result = hand_result(case, rules)
    elif kind in ('payment', 'dead') and 'value' in given and 'wrong_win' not in given:
        result = payment_result(given, rules)
    elif kind == 'dead' and 'exposures' in given and 'actor' not in given:
        result = dead_result(given)
    else:
        return None
    return {'id': case.get('id'), **result}


if __name__ == '__main__':
    main(__doc__, answer, lambda count, seed: american_hands.cases(card(), count, seed))
