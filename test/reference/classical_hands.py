"""Random hands and deals of classical mahjong for classical.py: the same seed, the same cases. Rare hands and near misses are common here."""
import random
from collections import Counter
from common import chow_from, in_order, kinds, written
from hands import as_cases, fits, flat, KONGS, pick_sets, until

ANY = '123456789'
HONOURS = [f'{rank}z' for rank in range(1, 8)]
WINDS, DRAGONS = HONOURS[:4], HONOURS[4:]
SUITED = [rank + suit for suit in 'mps' for rank in ANY]
ALL = SUITED + HONOURS
TERMINALS = [rank + suit for suit in 'mps' for rank in '19']
GREEN = ['2s', '3s', '4s', '6s', '8s', '6z']
PROFILES = ['MIL', 'DM', 'BR', 'KB', 'MT', 'BZ', 'PX', 'BB']
WITHOUT_FLOWERS = ('MT', 'BB')
# Sources that make a streak of East a limit hand.
STREAKS = ('MIL', 'DM', 'BZ')
TYPES = ('minkan', 'kakan', 'ankan')


def suit_of(rng):
    suit = rng.choice('mps')
    return [rank + suit for rank in ANY]


# A style is (kinds, chance of a pung, chance that a set is declared, chance that a declared pung is a kong).
STYLES = {
    'any': lambda rng: (ALL, 0.4, 0.4, 0.3),
    'shut': lambda rng: (ALL, 0.5, 0, 0),
    'chows': lambda rng: (SUITED if rng.random() < 0.7 else SUITED + HONOURS[rng.randrange(7):], 0, 0.3, 0),
    'pungs': lambda rng: (ALL, 1, 0.4, 0.3),
    'shut_pungs': lambda rng: (ALL, 1, 0.15, 0.8),
    'one_chow': lambda rng: (ALL, 0.75, 0.4, 0.3),
    'kongs': lambda rng: (ALL, 1, 1, 0.95),
    'half_flush': lambda rng: (suit_of(rng) + HONOURS, 0.5, 0.4, 0.3),
    'half_flush_pungs': lambda rng: (suit_of(rng) + HONOURS, 1, 0.3, 0.4),
    'buried': lambda rng: (suit_of(rng) + HONOURS[:3], 1, 0, 0),
    'flush': lambda rng: (suit_of(rng), 0.3, 0.3, 0.3),
    'flush_pungs': lambda rng: (suit_of(rng), 1, 0.4, 0.4),
    'dense': lambda rng: (suit_of(rng)[2:6], 0.3, 0.2, 0.3),
    'outside': lambda rng: (TERMINALS + HONOURS, 1, 0.4, 0.3),
    'terminals': lambda rng: (TERMINALS, 1, 0.4, 0.3),
    'honours': lambda rng: (HONOURS, 1, 0.4, 0.3),
    'dragons': lambda rng: (DRAGONS * 3 + ['1m', '2p', '3p', '4p'], 0.7, 0.4, 0.3),
    'winds': lambda rng: (WINDS * 3 + ['9m', '7s', '8s', '9s'], 0.8, 0.4, 0.3),
    'green': lambda rng: (GREEN, 0.7, 0.3, 0.3),
}
COMMON = ['any', 'shut', 'pungs', 'one_chow', 'chows', 'half_flush', 'flush', 'dense'] * 2


def knitted(rng):
    ranks = [rng.choice(ANY) for _ in range(7)]
    same = rng.sample('mps', 2)
    return [rank + suit for rank in ranks for suit in (same if rng.random() < 0.75 else rng.sample('mps', 2))]


def triple_knitted(rng):
    triples = [rank + suit for rank in rng.choices(ANY, k=4) for suit in 'mps']
    rank = rng.choice(ANY)
    return triples + [rank + suit for suit in rng.sample('mps', 2)]


def whole(ranks):
    return lambda rng: [rank + suit for suit in [rng.choice('mps')] for rank in ranks + (rng.choice(ANY) if len(ranks) == 13 else '')]


# Hands without sets on the table, by their 14 tiles.
SPECIAL = {
    'orphans': lambda rng: TERMINALS + HONOURS + [rng.choice(TERMINALS + HONOURS)],
    'gates': whole('1112345678999'),
    'snake': lambda rng: whole('1123456789')(rng) + WINDS,
    'pairs': lambda rng: rng.sample(TERMINALS + HONOURS, 7) * 2,
    'pairs_twice': lambda rng: rng.choices(TERMINALS + HONOURS, k=7) * 2,
    'knitted': knitted,
    'triple_knitted': triple_knitted,
}


def declared(rng, groups, chance, kong_chance, used):
    """(melds as (type, kinds), sets that stay in the hand). `used` are all tiles of the hand."""
    melds, kept, used = [], [], list(used)
    for group in groups:
        if rng.random() >= chance:
            kept.append(group)
        elif group[0] != group[1]:
            melds.append(('chi', list(group)))
        elif rng.random() < kong_chance and used.count(group[0]) == 3:
            used.append(group[0])
            melds.append((rng.choice(TYPES), [group[0]] * 4))
        else:
            melds.append(('pon', list(group)))
    return melds, kept


def complete(rng):
    """(melds, concealed tiles, kinds that go with them) of a complete hand; some are none by some rules."""
    if rng.random() < 0.12:
        tiles = until(lambda: next((tiles for tiles in [rng.choice(list(SPECIAL.values()))(rng)] if fits(tiles)), None))
        return [], tiles, tiles + [rng.choice(ALL)]
    style = rng.choice(COMMON + list(STYLES))
    pool, pungs, chance, kongs = STYLES[style](rng)
    if rng.random() < 0.05:
        # A snake may lie on the table: 111, 999, a pair and two chows.
        suit, pair = rng.choice('mps'), rng.choice('258')
        chows = {'2': '345678', '5': '234678', '8': '234567'}[pair]
        groups = [('1' + suit,) * 3, ('9' + suit,) * 3] + [chow_from(chows[at] + suit) for at in (0, 3)]
        pair, pool, chance = (pair + suit,) * 2, suit_of(rng), rng.choice([0, 0.5])
    else:
        groups, pair = until(lambda: pick_sets(rng, pool, pungs))
    melds, kept = declared(rng, groups, chance, kongs, flat(groups) + list(pair))
    return melds, flat(kept) + list(pair), pool


def tiles_of(melds, concealed):
    return flat(tiles for _, tiles in melds) + concealed


def bonus(rng, profile):
    if profile in WITHOUT_FLOWERS:
        return []
    chance = rng.random()
    chosen = set(rng.sample(range(1, 9), rng.choice([0, 0, 1, 1, 2, 3]))) if chance < 0.85 else set(range(1, 5))
    if chance > 0.93:
        chosen = {number + 4 for number in chosen} | set(rng.sample(range(1, 5), 1))
    return [f'{number}f' for number in sorted(chosen)]


def flags_of(rng, melds, every, win, by, seat, profile):
    """Flags that can meet, as far as the hand itself shows."""
    if not melds and rng.random() < 0.05:
        if by == 'tsumo' and seat == 1:
            return ['heavenly']
        if by == 'ron' and seat > 1:
            return ['earthly']
    flags, kongs = [], sum(name in KONGS for name, _ in melds)
    if by == 'tsumo' and kongs and rng.random() < 0.25:
        flags.append('kong_replacement')
        if kongs > 1 and rng.random() < 0.3:
            flags.append('double_kong_replacement')
    elif rng.random() < 0.12:
        flags.append('last_wall' if by == 'tsumo' else 'last_discard')
    elif by == 'ron' and every.count(win) == 1 and rng.random() < 0.3:
        flags.append('rob_kong')
    if rng.random() < 0.1 and all(name != 'minkan' for name, _ in melds) and profile != 'BZ':
        flags.append('original_call')
    if seat == 1 and profile in STREAKS and rng.random() < 0.05:
        flags.append('east_13_wins')
    return flags


def winner(rng, profile, seat, by):
    melds, concealed, pool = complete(rng)
    if rng.random() < 0.04:
        # One tile is another: mostly no win.
        concealed[rng.randrange(len(concealed))] = rng.choice(pool)
        if not fits(tiles_of(melds, concealed)):
            return None
    lucky = [tile for tile in concealed if tile in ('5p', '1p', '2s')]
    win = rng.choice(lucky if lucky and rng.random() < 0.5 else concealed)
    flags = flags_of(rng, melds, tiles_of(melds, concealed), win, by, seat, profile)
    return {
        'hand': written(in_order(concealed)), 'melds': as_cases(melds), 'win': win, 'flags': flags,
        'flowers': bonus(rng, profile),
    }


def loser(rng, profile):
    """A hand that waits, one some tiles away, or any tiles."""
    melds, concealed, pool = complete(rng)
    concealed.pop(rng.randrange(len(concealed)))
    chance = rng.random()
    for _ in range(0 if chance < 0.4 else rng.randint(1, 4) if chance < 0.8 else len(concealed)):
        concealed[rng.randrange(len(concealed))] = rng.choice(pool if chance < 0.8 else ALL)
    if chance > 0.97:
        concealed = concealed[:rng.randrange(len(concealed))]
    if not fits(tiles_of(melds, concealed)):
        return None
    return {
        'hand': written(in_order(concealed)), 'melds': as_cases(melds), 'win': None, 'flags': [],
        'flowers': bonus(rng, profile),
    }


def one_hand(rng, profile):
    seat, by = rng.randint(1, 4), rng.choice(['tsumo', 'ron'])
    won = rng.random() < 0.6
    hand = until(lambda: winner(rng, profile, seat, by) if won else loser(rng, profile))
    return {**hand, 'by': by if won else None, 'seat': seat, 'round': rng.randint(1, 4)}


def all_kinds(hand):
    return kinds(hand['hand']) + flat(kinds(meld['tiles']) for meld in hand['melds'])


def deal(rng, profile):
    """Four hands of one set of tiles; in some deals nobody has won, or the discarder pays for all."""
    at, by = rng.randint(1, 4), rng.choice(['tsumo', 'ron'])
    washed = rng.random() < 0.07

    def attempt():
        hands = []
        for seat in (1, 2, 3, 4):
            hands.append(until(lambda: winner(rng, profile, at, by) if seat == at and not washed else loser(rng, profile)))
        return hands if fits(flat(all_kinds(hand) for hand in hands)) else None

    hands = until(attempt)
    for seat, hand in enumerate(hands, 1):
        # Every bonus tile lies before one player.
        hand['flowers'] = [tile for tile in hand['flowers'] if (int(tile[0]) + seat) % 2 or rng.random() < 0.5]
    taken = Counter()
    for hand in hands:
        hand['flowers'] = [tile for tile in hand['flowers'] if not taken[tile]]
        taken.update(hand['flowers'])
    flags = hands[at - 1]['flags']
    discarder = rng.choice([seat for seat in 'ESWN' if seat != 'ESWN'[at - 1]]) if by == 'ron' and not washed else None
    if 'earthly' in flags:
        discarder = 'E'
    if discarder and profile in ('MIL', 'DM', 'BZ') and rng.random() < 0.15:
        flags = flags + ['cannon']
    for hand in hands:
        del hand['flags']
        for meld in hand['melds']:
            # Which kongs are claimed cannot be said of four hands at once.
            meld['type'] = 'kakan' if meld['type'] == 'minkan' else meld['type']
    return {
        'round': rng.randint(1, 4), 'winner': None if washed else 'ESWN'[at - 1], 'discarder': discarder, 'flags': flags,
        'hands': dict(zip('ESWN', hands)),
    }


def classical(count, seed):
    rng = random.Random(f'classical {seed}')
    for number in range(1, count + 1):
        profile = rng.choice(PROFILES)
        rest = deal(rng, profile) if rng.random() < 0.2 else one_hand(rng, profile)
        yield {'id': f'gc-{seed}-{number}', 'source': 'generated', 'profile': profile, **rest}
