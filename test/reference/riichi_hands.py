"""Random cases of riichi, Ari Ari and Japanese Modern: hands as the Chinese games have them, with indicators, counters and red fives."""
import random
import sanma
from chinese_hands import ALL, SUITED, hand_of
from common import written
from hands import KONGS, all_tiles, as_cases, declare, flat, pick_sets, sanma_flags, spoil, until

GREEN = ['2s', '3s', '4s', '6s', '8s', '6z']
PROFILES = ['riichi', 'riichi', 'ari-ari', 'jm-2016', 'jm-2012']


SIMPLES = [tile for tile in SUITED if tile[0] not in '19']
# A style is (kinds, chance of a pung, chance that a pung is declared); beside them stand those of the Chinese games.
STYLES = {'green': (GREEN, 0.5, 0.3), 'plain': (SUITED, 0.1, 0.3), 'simples': (SIMPLES, 0.15, 0.3), 'mixed': (ALL, 0.2, 0.3)}


def of_style(rng, style):
    pool, pungs, declared = STYLES[style]
    groups, pair = until(lambda: pick_sets(rng, pool, pungs))
    melds, kept = declare(rng, groups, declared, 0.3, flat(groups) + list(pair), KONGS)
    return melds, flat(kept) + list(pair), None, pool


def tiles_of(rng):
    chance = rng.random()
    if chance < 0.6:
        return hand_of(rng, 4)
    return of_style(rng, 'green' if chance < 0.62 else rng.choice(['plain', 'simples', 'mixed']))


def marked(rng, some, left):
    """Tiles of kinds: a five may be the red one of its suit, as long as it is left."""
    found = []
    for tile in some:
        if '0' + tile[1] in left and tile[0] == '5' and rng.random() < 0.35:
            tile = '0' + tile[1]
            left.remove(tile)
        found.append(tile)
    return found


def indicators(rng, count, taken, every):
    """Indicators from what is left of the wall, often ones that point at the hand."""
    found = []
    pointing = [tile for tile in ALL if sanma.after(tile, 4) in every]
    while len(found) < count:
        tile = rng.choice(pointing if rng.random() < 0.15 else ALL)
        if (taken + found).count(tile) < 4:
            found.append(tile)
    taken += found
    return found


# Rules of riichi tables; the first stands for the online game.
TABLES = [
    {}, {'double_yakuman': False, 'kazoe': 'sanbaiman'}, {'kuitan': False, 'red_fives': False, 'double_wind_pair_2fu': True},
    {'kiriage': True, 'pinfu_tsumo_fu': True, 'kazoe': 'unlimited'}, {'open_pinfu_fu': False, 'yakuman_stacking': False, 'double_yakuman': False},
    {'pao': False, 'red_fives': False, 'kiriage': True},
]


def flags_of(rng, hand, by, seat, win):
    if not hand['melds'] and by == 'ron' and seat > 1 and rng.random() < 0.08:
        return ['renhou']
    return sanma_flags(rng, hand, by, seat, win, 0)


def case_of(rng):
    profile = rng.choice(PROFILES)
    melds, concealed, win, pool = tiles_of(rng)
    if rng.random() < 0.08:
        concealed, win = spoil(rng, concealed, melds, pool), None
    every = all_tiles(melds, concealed)
    win, seat, by, rules = win or rng.choice(concealed), rng.randint(1, 4), rng.choice(['tsumo', 'ron']), rng.choice(TABLES) if profile == 'riichi' else {}
    flags = flags_of(rng, {'melds': melds, 'every': every}, by, seat, win)
    riichi = bool({'riichi', 'double_riichi'} & set(flags))
    shown = min(5, 1 + sum(name in KONGS for name, _ in melds))
    # The fourth tile of a robbed kong leaves none for the indicators.
    taken = every + ([win] * 3 if 'chankan' in flags else [])
    red = profile != 'jm-2016' and rules.get('red_fives', True)
    concealed.remove(win)
    left = ['0m', '0p', '0s'] if red else []
    shown_sets = [(name, marked(rng, tiles, left)) for name, tiles in melds]
    concealed, [win] = marked(rng, concealed, left), marked(rng, [win], left)
    case = {
        'profile': profile, 'hand': written(concealed) + win, 'melds': as_cases(shown_sets), 'win': win, 'by': by, 'seat': seat,
        'round': rng.choice([1, 1, 2]), 'flags': flags, 'dora': indicators(rng, shown, taken, every),
        'ura': indicators(rng, shown, taken, every) if riichi else [], 'honba': rng.choice([0, 0, 1, 2, 5, 6]),
        'sticks': int(riichi) + rng.choice([0, 0, 1]), 'rules': rules,
    }
    others = [other for other in range(1, 5) if other != seat]
    if by == 'ron':
        case['from'] = rng.choice([other for other in others if other < seat or 'renhou' not in flags])
    pungs = [tiles[0] for name, tiles in melds if name not in ('ankan', 'chi')]
    if all(f'{rank}z' in pungs for rank in (5, 6, 7)) or all(f'{rank}z' in pungs for rank in (1, 2, 3, 4)):
        case['pao'] = rng.choice(others)
    return case


def cases(count, seed):
    rng = random.Random(f'riichi {seed}')
    for number in range(1, count + 1):
        yield {'id': f'gr-{seed}-{number}', 'source': 'generated', **case_of(rng)}
