"""A second opinion on the game of twelve tiles, from section 5 of rules-shanghai-and-twelve.md with the hands of `cantonese.py`.

A hand has twelve tiles, the winning one and an invisible tile, which the winner names: the naming that is worth most counts. The sheet leaves
open whether the invisible tile can be a fifth of its kind: waits are counted as if it could, values as if not.
"""
import random
import cantonese
import chinese_hands
from collections import Counter
from chinese import HONORS, main
from common import kinds, readings, written

ALL = [rank + suit for suit in 'mps' for rank in '123456789'] + sorted(HONORS)
LEFT_OUT = {}


def complete(tiles):
    """Whether the tiles and an invisible one are sets and a pair."""
    return any(readings(tiles + [named]) for named in ALL)


def waits_of(case):
    """Kinds that complete what is held, with the invisible tile; `sets_to_make` sets and the pair are to be made of it."""
    held = kinds(case['hand'])
    if len(held) != 3 * case['sets_to_make']:
        raise ValueError('a hand before its last tile has three tiles for each set to be made')
    found = [tile for tile in ALL if Counter(held)[tile] < 4 and complete(held + [tile])]
    return {'id': case.get('id'), 'tiles': 'any' if found == ALL else found, 'tile_count': len(found), 'published_count': len(found)}


def namings(case):
    """The case with the invisible tile named in every way."""
    every = Counter(kinds(case['hand']) + [tile for one in case['melds'] for tile in kinds(one['tiles'])])
    for named in ALL:
        if every[named] < 4:
            yield {**case, 'hand': written(kinds(case['hand']) + [named])}


def answer(case):
    if 'sets_to_make' in case:
        return waits_of(case)
    results = [cantonese.answer({**one, 'profile': case.get('profile', 'lo')}) for one in namings(case)]
    return max(results, key=lambda one: (one['legal'], one.get('faan', 0), one.get('faan_uncapped', 0)))


def generate(count, seed):
    """Random cases: Cantonese hands without one of the tiles that they hold."""
    rng = random.Random(f'twelve {seed}')
    for number, case in enumerate(chinese_hands.cases('gtt', [('lo', False)], count, seed), 1):
        held = kinds(case['hand'])
        held.remove(case['win'])
        if rng.random() < 0.1 and held:
            every = Counter(held + [case['win']] + [tile for one in case['melds'] for tile in kinds(one['tiles'])])
            held[rng.randrange(len(held))] = rng.choice([tile for tile in ALL if every[tile] < 4])
        if held:
            held.pop(rng.randrange(len(held)))
        yield {**case, 'id': f'gtt-{seed}-{number}', 'hand': written(held + [case['win']])}


if __name__ == '__main__':
    main(__doc__, answer, LEFT_OUT, generate)
