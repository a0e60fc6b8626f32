"""Random American hands for american.py: the same seed, the same cases. Near misses and many jokers are common here."""
import random
from collections import Counter
from common import written
from hands import until

JOKER, FLOWER = '1j', '1f'
SUITS = 'mpszfj'
KINDS = [rank + suit for suit in 'mps' for rank in '123456789'] + [f'{rank}z' for rank in range(1, 8)] + [FLOWER]
WALL = [kind for kind in KINDS for _ in range(8 if kind == FLOWER else 4)] + [JOKER] * 8


def natural_kind(tiles):
    """The kind of a group, None if it is all jokers."""
    return next((tile for tile in tiles if tile != JOKER), None)


def of_kind(tiles, kind):
    return [JOKER if tile == JOKER else kind for tile in tiles]


class Hand:
    """Groups of a hand: lists of [tiles, whether they are exposed]."""

    def __init__(self, groups):
        self.groups = groups

    def concealed(self):
        return [tile for tiles, exposed in self.groups if not exposed for tile in tiles]

    def exposures(self):
        return [tiles for tiles, exposed in self.groups if exposed]

    def every(self):
        return [tile for tiles, _ in self.groups for tile in tiles]

    def is_legal(self):
        """Whether a game can hold it: enough copies, a tile in the hand, exposures of one kind with a natural tile."""
        counts = Counter(self.every())
        copies = all(count <= (8 if kind in (FLOWER, JOKER) else 4) for kind, count in counts.items())
        exposures = all(3 <= len(tiles) <= 6 and len(set(tiles) - {JOKER}) == 1 for tiles in self.exposures())
        return copies and exposures and bool(self.concealed()) and len(self.every()) == 14

    def some(self, rng, exposed, fits):
        """A group, exposed or not, whose tiles fit; None if there is none."""
        found = [group for group in self.groups if group[1] == exposed and fits(group[0])]
        return rng.choice(found) if found else None


def complete(rng, line, ways):
    """A hand of the card, which may have more tiles of a kind than a game."""
    chance = rng.choice((0, 0, 0.1, 0.3, 0.6, 0.9))
    shown = rng.choice((0, 0, 0.3, 0.6, 1)) if line['mark'] == 'X' else 0
    groups = []
    for size, kind in rng.choice(ways):
        jokers = sum(rng.random() < chance for _ in range(size)) if size > 2 else 0
        # A fifth copy is a joker: quints and sextets have at least one.
        jokers = max(jokers, size - 4 if kind != FLOWER and size > 2 else 0)
        exposed = size > 2 and jokers < size and rng.random() < shown
        groups.append([[kind] * (size - jokers) + [JOKER] * jokers, exposed])
    return Hand(groups)


def moved(rng, kind):
    """A kind close to this one: another suit, the next number, another dragon or wind."""
    rank, suit = int(kind[0]), kind[1]
    if suit == 'z':
        return f"{rng.choice('567' if rank > 4 else '1234')}z"
    if suit == 'f' or rng.random() < 0.1:
        return rng.choice(KINDS)
    if rng.random() < 0.5:
        return f"{rank}{rng.choice('mps')}"
    return f'{min(9, max(1, rank + rng.choice((-1, 1))))}{suit}'


# What makes a hand a near miss; each changes the hand and says whether it could.
def joker_in_small(rng, hand):
    group = hand.some(rng, False, lambda tiles: len(tiles) < 3)
    if group:
        group[0][rng.randrange(len(group[0]))] = JOKER
    return bool(group)


def one_tile(rng, hand):
    group = hand.some(rng, False, natural_kind)
    if group:
        at = rng.choice([at for at, tile in enumerate(group[0]) if tile != JOKER])
        group[0][at] = rng.choice(KINDS) if rng.random() < 0.5 else moved(rng, group[0][at])
    return bool(group)


def group_moved(rng, hand):
    group = hand.some(rng, rng.random() < 0.5, natural_kind)
    if group:
        group[0] = of_kind(group[0], moved(rng, natural_kind(group[0])))
    return bool(group)


def kinds_swapped(rng, hand):
    """Two groups exchange their kinds: often the wrong size, sometimes the same hand."""
    groups = [group for group in hand.groups if natural_kind(group[0])]
    if len(groups) > 1:
        first, second = rng.sample(groups, 2)
        first[0], second[0] = of_kind(first[0], natural_kind(second[0])), of_kind(second[0], natural_kind(first[0]))
    return len(groups) > 1


def all_moved(rng, hand):
    """All numbers are one more or less, which finds a range of the card that ends early; or two suits are exchanged."""
    step, suits = rng.choice(((1, 'mps'), (-1, 'mps'), (0, 'pms'), (0, 'smp'), (0, 'msp')))
    for group in hand.groups:
        group[0] = [f"{int(tile[0]) + step}{suits['mps'.index(tile[1])]}" if tile[1] in 'mps' else tile for tile in group[0]]
    return set(hand.every()) <= set(WALL)


def exposed_anyway(rng, hand):
    """A group is exposed: no hand if it is concealed, one that wins if not."""
    group = hand.some(rng, False, lambda tiles: len(tiles) > 2 and natural_kind(tiles))
    if group:
        group[1] = True
    return bool(group)


def too_small(rng, hand):
    """An exposure lacks a tile that the hand holds."""
    group = hand.some(rng, True, lambda tiles: len(tiles) > 3)
    if group:
        hand.groups.append([[group[0].pop()], False])
    return bool(group)


def too_big(rng, hand):
    """An exposure holds a joker that the hand would need."""
    group = hand.some(rng, True, lambda tiles: len(tiles) < 6)
    source = hand.some(rng, False, lambda tiles: JOKER in tiles or len(tiles) > 2)
    if group and source:
        if JOKER not in source[0]:
            source[0][0] = JOKER
        source[0].remove(JOKER)
        group[0].append(JOKER)
    return bool(group and source)


def many_jokers(rng, hand):
    """All groups of three or more become jokers as far as there are jokers: hands that fit several lines of the card."""
    groups = [group for group in hand.groups if len(group[0]) > 2]
    rng.shuffle(groups)
    for group in groups:
        group[1] = False
        if hand.every().count(JOKER) + len(group[0]) <= 8:
            group[0] = [JOKER] * len(group[0])
    return bool(groups)


def noise(rng, hand):
    """Tiles of the wall, or the exposures of a hand with tiles of the wall."""
    exposed = [group for group in hand.groups if group[1]]
    taken = [tile for tiles, _ in exposed for tile in tiles]
    wall = list((Counter(WALL) - Counter(taken)).elements())
    hand.groups = exposed + [[rng.sample(wall, 14 - len(taken)), False]]
    return True


CHANGES = [
    joker_in_small, one_tile, group_moved, kinds_swapped, all_moved, exposed_anyway, too_small, too_big, many_jokers, noise,
]


def attempt(rng, card):
    """(line of the card, what was changed, hand), or None if it is no hand of a game."""
    line, ways = rng.choice(card)
    hand = complete(rng, line, ways)
    change = rng.choice(CHANGES) if rng.random() < 0.5 else None
    if change and not change(rng, hand):
        return None
    return (line, change.__name__ if change else '', hand) if hand.is_legal() else None


def circumstances(rng, hand):
    """How it is won: the tile, by what, by whom, from whom."""
    concealed = hand.concealed()
    by = rng.choice(('draw', 'draw', 'discard', 'discard', 'discard', 'exchange', 'dealt'))
    # An exchange gives a joker; East is dealt 14 tiles and exposes nothing.
    if (by == 'exchange' and JOKER not in concealed) or (by == 'dealt' and hand.exposures()):
        by = 'draw'
    pool = concealed if by in ('draw', 'dealt') else [JOKER]
    # A discarded joker is dead: one win on a discard in twenty tries to claim one, if there is one.
    if by == 'discard' and (JOKER not in concealed or rng.random() < 0.95):
        pool = [tile for tile in concealed if tile != JOKER] or concealed
    winner = 0 if by == 'dealt' else rng.randrange(4)
    found = {'win': rng.choice(pool), 'by': by, 'winner': winner}
    if by == 'discard':
        found['discarder'] = (winner + rng.randint(1, 3)) % 4
    return found


def cases(card, count, seed):
    rng = random.Random(f'american {seed}')
    for number in range(1, count + 1):
        line, about, hand = until(lambda: attempt(rng, card))
        rules = {'discard': 'discarder_alone'} if rng.random() < 0.1 else {}
        yield {
            'id': f'ga-{seed}-{number}', 'source': 'generated', 'kind': 'hand', 'line': line['id'], 'about': about,
            'concealed': written(hand.concealed(), SUITS), 'exposures': [written(tiles, SUITS) for tiles in hand.exposures()],
            **circumstances(rng, hand), 'rules': rules,
        }
