"""Classical hands that are no four sets and a pair, known by their tiles alone: 14 tiles of a hand without sets on the table."""
from collections import Counter

WINDS = ('1z', '2z', '3z', '4z')


def suits(tiles):
    return {tile[1] for tile in tiles} - {'z'}


def gates(tiles, pair):
    counts = Counter(int(tile[0]) for tile in tiles)
    extra = counts - Counter([1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9])
    return len({tile[1] for tile in tiles}) == 1 and tiles[0][1] != 'z' and len(list(extra.elements())) == 1 and min(extra) in pair


def snake(tiles):
    one = suits(tiles)
    return len(one) == 1 and Counter(tiles) == Counter([f'{rank}{min(one)}' for rank in '1123456789'] + list(WINDS))


def knitted(tiles, program):
    counts = {rank: [tiles.count(rank + suit) for suit in 'mps'] for rank in '123456789'}
    if any(tile[1] == 'z' for tile in tiles):
        return False
    if program:
        used = sorted(suits(tiles))
        return len(used) == 2 and all(sum(tile == rank + used[0] for tile in tiles) == tiles.count(rank + used[1]) for rank in counts)
    return all(sum(some) % 2 == 0 and 2 * max(some) <= sum(some) for some in counts.values())


def triple_knitted(tiles):
    def threes(some):
        return all(some.count(f'{rank}m') == some.count(f'{rank}p') == some.count(f'{rank}s') for rank in range(1, 10))
    if any(tile[1] == 'z' for tile in tiles):
        return False
    for rank in '123456789':
        for pair in ('mp', 'ms', 'ps'):
            rest = list(tiles)
            if all(rank + suit in rest for suit in pair):
                for suit in pair:
                    rest.remove(rank + suit)
                if threes(rest):
                    return True
    return False
