"""Random cases of Hong Kong, Cantonese, Taiwanese and Zung Jung hands: the same seed, the same cases. Rare patterns and near misses are common."""
import random
from common import chow_from, written
from hands import ANY, KONGS, all_tiles, as_cases, fits, flat, pick_sets, spoil, until

SUITED = [rank + suit for suit in 'mps' for rank in ANY]
HONORS = [f'{rank}z' for rank in range(1, 8)]
TERMINALS = [rank + suit for suit in 'mps' for rank in '19']
ALL = SUITED + HONORS
# A style is (kinds or how many suits, with honours, chance of a pung, chance that a set is declared, chance that a pung is a kong).
STYLES = {
    'any': (3, True, 0.4, 0.4, 0.15), 'open': (3, True, 0.3, 1, 0.1), 'concealed': (3, True, 0.4, 0, 0), 'chows': (3, False, 0, 0.4, 0),
    'chows_concealed': (3, False, 0, 0, 0), 'pungs': (3, True, 1, 0.4, 0.2), 'concealed_pungs': (3, True, 1, 0, 0),
    'nearly_concealed_pungs': (3, True, 1, 0.15, 0.5), 'kongs': (3, True, 0.95, 1, 0.9), 'half_flush': (1, True, 0.4, 0.3, 0.15),
    'half_flush_concealed': (1, True, 0.3, 0, 0), 'flush': (1, False, 0.3, 0.25, 0.1), 'flush_pungs': (1, False, 1, 0.3, 0.1),
}
POOLS = {
    'dense': ([f'{rank}m' for rank in '23456'] + ['1z', '5z'], 0.3, 0.15, 0.1), 'simples': ([t for t in SUITED if t[0] not in '19'], 0.4, 0.3, 0.1),
    'two_ranks': ([f'{rank}{suit}' for suit in 'mps' for rank in '123'], 0.3, 0.25, 0.1), 'outside': (None, 0.4, 0.3, 0.1),
    'terminals': (TERMINALS, 1, 0.4, 0.1), 'terminals_honors': (TERMINALS + HONORS, 1, 0.4, 0.1), 'honors': (HONORS, 1, 0.5, 0.1),
    'dragons': (HONORS[4:] + ['2p', '3p', '4p', '5p'], 0.6, 0.4, 0.1), 'winds': (HONORS[:4] + ['6s', '7s', '8s'], 0.8, 0.4, 0.1),
    'jade': ([f'{rank}s' for rank in ANY] + ['6z', '6z'], 1, 0.5, 0.1), 'ruby': ([f'{rank}m' for rank in ANY] + ['7z', '7z'], 1, 0.5, 0.1),
    'pearl': ([f'{rank}p' for rank in ANY] + ['5z', '5z'], 1, 0.5, 0.1), 'same_pungs': ([f'{r}{s}' for s in 'mps' for r in '46'], 1, 0.4, 0.1),
}
SHAPES = ['pairs', 'pairs', 'pairs_flush', 'pairs_simples', 'orphans', 'gates', 'straight', 'similar']


def declared(rng, groups, chance, kong_chance, used):
    """Declares sets, chows too: (melds as [type, kinds], sets that stay in the hand)."""
    melds, kept, used = [], [], list(used)
    for group in groups:
        if rng.random() >= chance:
            kept.append(group)
        elif len(set(group)) > 1:
            melds.append(['chi', list(group)])
        elif rng.random() < kong_chance and used.count(group[0]) == 3:
            used.append(group[0])
            melds.append([rng.choice(KONGS), list(group) + [group[0]]])
        else:
            melds.append(['pon', list(group)])
    return melds, kept


def special(rng, style, sets):
    """Tiles of a hand that is no set of groups, or None: (concealed, the winning tile or None, kinds)."""
    if style.startswith('pairs'):
        simples = [tile for tile in SUITED if tile[0] in '34567']
        pool = {'pairs': ALL, 'pairs_flush': [f'{rank}p' for rank in ANY] + HONORS[:2], 'pairs_simples': simples}[style]
        tiles = [kind for kind in rng.sample(pool, 7 if sets == 4 else 8) for _ in range(2)]
        if rng.random() < 0.2:
            tiles[:2] = tiles[2:4]
        if sets == 5:
            # Seven pairs and a triplet.
            tiles = tiles[:16] + [tiles[0]]
        return tiles if fits(tiles) else None, None, pool
    if style == 'orphans':
        tiles = TERMINALS + HONORS + [rng.choice(TERMINALS + HONORS)]
        return tiles, tiles[-1] if rng.random() < 0.5 else None, ALL
    suit = rng.choice('mps')
    tiles = [rank + suit for rank in '1112345678999' + rng.choice(ANY)]
    return tiles, tiles[-1] if rng.random() < 0.5 else None, [rank + suit for rank in ANY]


def groups_of(rng, style, sets):
    """(sets, pair, kinds, chance declared, chance of a kong)."""
    if style in STYLES:
        number, honors, pungs, open_chance, kongs = STYLES[style]
        pool = [rank + suit for suit in rng.sample('mps', number) for rank in ANY] + (HONORS if honors else [])
    else:
        pool, pungs, open_chance, kongs = POOLS.get(style, (ALL, 0.3, 0.3, 0.1))
    fixed = []
    if style == 'straight':
        suit = rng.choice('mps')
        fixed = [chow_from(f'{rank}{suit}') for rank in '147']
    if style == 'similar':
        rank = rng.choice('1234567')
        fixed = [chow_from(rank + suit) for suit in 'mps']
    if style == 'outside':
        fixed = [chow_from(rng.choice('17') + rng.choice('mps')) for _ in range(rng.randint(1, sets - 1))]
        pool = rng.choice([TERMINALS, TERMINALS + HONORS])

    def attempt():
        picked = pick_sets(rng, pool, pungs, sets - len(fixed))
        return picked if picked and fits(flat(fixed + picked[0]) + list(picked[1])) else None

    groups, pair = until(attempt)
    return fixed + groups, pair, pool, open_chance, kongs


def hand_of(rng, sets):
    """(melds, concealed, winning tile or None, kinds)."""
    choices = list(STYLES) * 2 + list(POOLS) * 2 + SHAPES + (['chows'] * 6 if sets == 5 else [])
    while True:
        style = rng.choice(choices)
        if style in ('orphans', 'gates') and sets == 5:
            continue
        if style.startswith('pairs') or style in ('orphans', 'gates'):
            tiles, win, pool = special(rng, style, sets)
            if tiles and fits(tiles):
                return [], tiles, win, pool
            continue
        groups, pair, pool, chance, kongs = groups_of(rng, style, sets)
        melds, kept = declared(rng, groups, chance, kongs, flat(groups) + list(pair))
        return melds, flat(kept) + list(pair), None, pool


def flags_of(rng, hand, by, seat, win, first):
    """Flags that can meet, as far as the case shows. `first`: what a win in the first turn is called, by who wins how."""
    melds, chance = hand['melds'], rng.random()
    if not melds and rng.random() < 0.05:
        name = first.get((by, seat == 1))
        return [name] if name else []
    if by == 'tsumo':
        if any(name in KONGS for name, _ in melds) and chance < 0.3:
            return ['kong_replacement']
        return ['last_wall'] if chance > 0.9 else []
    if hand['every'].count(win) == 1 and chance < 0.1:
        return ['rob_kong']
    return ['last_discard'] if chance > 0.9 else []


def case_of(rng, sets, first, flowers):
    melds, concealed, win, pool = hand_of(rng, sets)
    if rng.random() < 0.08:
        concealed, win = spoil(rng, concealed, melds, pool), None
    every = all_tiles(melds, concealed)
    win, by, seat = win or rng.choice(concealed), rng.choice(['tsumo', 'ron']), rng.randint(1, 4)
    flags = flags_of(rng, {'melds': melds, 'every': every}, by, seat, win, first)
    bonus = sorted(rng.sample([f'{series}{number}' for series in 'fs' for number in range(1, 5)], rng.choice([0, 0, 1, 1, 2, 3, 4, 5])))
    if rng.random() < 0.1:
        bonus = sorted({f'{rng.choice("fs")}{number}' for number in range(1, 5)} | {f'f{number}' for number in range(1, 5)})
    concealed.remove(win)
    case = {
        'hand': written(concealed) + win, 'melds': as_cases(melds), 'win': win, 'by': by, 'seat': seat, 'round': rng.randint(1, 4),
        'flags': flags, 'flowers': bonus if flowers else [],
    }
    if by == 'ron':
        case['from'] = rng.choice([other for other in range(1, 5) if other != seat])
    return case


EARLY = {('tsumo', True): 'heavenly', ('ron', False): 'earthly'}


def cases(game, profiles, count, seed, sets=4, first=None, more=None):
    """Profiles: name and whether flowers are in play."""
    rng = random.Random(f'{game} {seed}')
    for number in range(1, count + 1):
        profile, flowers = rng.choice(profiles)
        case = case_of(rng, sets, first or EARLY, flowers)
        yield {'id': f'{game}-{seed}-{number}', 'source': 'generated', 'profile': profile, **case, **(more(rng, case) if more else {})}


def hong_kong(count, seed):
    return cases('ghk', [('mt', True), ('mt', True), ('nyc', True), ('hkma', False), ('hkma_flowers', True)], count, seed)


def cantonese(count, seed):
    profiles = [('lo', False), ('lo', False), ('lo_flowers', True), ('lo_discarder', False), ('lo_full_spicy', False), ('lo_old', False)]
    return cases('gca', profiles, count, seed)


def zung_jung(count, seed):
    profiles = [('3.3', False)] * 5 + [('3.0', False), ('mahjongtime', False), ('wsom-5', False), ('uniform', False), ('family', True)]
    return cases('gzj', profiles, count, seed)


def taiwanese(count, seed):
    first = {('tsumo', True): 'heavenly', ('tsumo', False): 'earthly', ('ron', False): 'human'}
    profiles = [(name, True) for name in ('sml', 'sml', 'sml', 'cml', 'star31', 'shenlaiye', 'ataw', 'wd')]
    return cases('gtw', profiles, count, seed, 5, first, lambda rng, case: {'dealer_streak': rng.choice([0, 0, 0, 1, 2])})


def international(count, seed):
    def dealer_exposes(rng, case):
        return {'from': 1} if 'earthly' in case['flags'] else {}
    profiles = [('imj', True)] * 4 + [('full', True), ('double', True), ('minimum-3', True)]
    return cases('gin', profiles, count, seed, more=dealer_exposes)
