"""Random cases of Sichuan and of three players: the same seed, the same cases. Rare patterns and near misses are common here."""
import random
from collections import Counter
from common import chow_from, kind, written

KONGS = ('minkan', 'ankan', 'kakan')


def fits(some):
    return all(count <= 4 for count in Counter(some).values())


def flat(groups):
    return [tile for group in groups for tile in group]


def pick_sets(rng, pool, pungs, count=4):
    """(sets, pair) of kinds of the pool: pungs with this chance, else chows where the pool has one. None if it does not fit."""
    groups = []
    for _ in range(count):
        first = rng.choice(pool)
        chow = chow_from(first)
        if rng.random() < pungs or chow is None or not set(chow) <= set(pool):
            groups.append((first,) * 3)
        else:
            groups.append(chow)
    pair = (rng.choice(pool),) * 2
    return (groups, pair) if fits(flat(groups) + list(pair)) else None


def all_tiles(melds, concealed):
    return flat(tiles for _, tiles in melds) + concealed


def as_cases(melds):
    return [{'type': name, 'tiles': written(tiles)} for name, tiles in melds]


def until(attempt):
    """Repeats an attempt until it gives something."""
    found = None
    while found is None:
        found = attempt()
    return found


def declare(rng, groups, chance, kong_chance, used, types):
    """Declares pungs: (melds as [type, kinds], sets that stay in the hand). `used` are all tiles of the hand."""
    melds, kept, used = [], [], list(used)
    for group in groups:
        if len(set(group)) > 1 or rng.random() >= chance:
            kept.append(group)
            continue
        name = rng.choice(types) if rng.random() < kong_chance else 'pon'
        if name in KONGS and used.count(group[0]) == 3:
            used.append(group[0])
            melds.append([name, list(group) + [group[0]]])
        else:
            melds.append(['pon', list(group)])
    return melds, kept


def spoil(rng, concealed, melds, pool):
    """Exchanges one concealed tile for another kind: mostly a hand that does not win, with many pairs or sets left."""
    def attempt():
        tiles = list(concealed)
        tiles[rng.randrange(len(tiles))] = rng.choice(pool)
        return tiles if fits(all_tiles(melds, tiles)) else None
    return until(attempt)


# Sichuan: a style is (ranks, suits, chance of a pung, chance that a pung is declared, chance that it is a kong).
ANY = '123456789'
SICHUAN = {
    'plain': (ANY, 2, 0.3, 0.5, 0.3),
    'concealed': (ANY, 2, 0.3, 0, 0),
    'simple': ('2345678', 2, 0.4, 0.5, 0.4),
    'pungs': (ANY, 2, 1, 0.5, 0.4),
    'hook': (ANY, 2, 1, 1, 0.4),
    'kongs': (ANY, 2, 0.8, 1, 0.9),
    'jiang': ('258', 2, 1, 0.5, 0.4),
    'flush': (ANY, 1, 0.3, 0.3, 0.3),
    'flush_pungs': (ANY, 1, 1, 0.5, 0.4),
    'flush_hook': (ANY, 1, 1, 1, 0.4),
    'dense': ('34567', 1, 0.3, 0.2, 0.3),
    'dense_two': ('1234', 2, 0.4, 0.3, 0.3),
    'pairs': (ANY, 2, None, 0, 0),
    'pairs_roots': ('1379', 2, None, 0, 0),
    'pairs_flush': ('23456789', 1, None, 0, 0),
}
TSUMO_FLAGS = [[], [], [], ['kong_draw'], ['last_tile'], ['kong_draw', 'last_tile']]
RON_FLAGS = [[], [], [], ['kong_shot'], ['rob'], ['last_tile'], ['kong_shot', 'rob'], ['kong_shot', 'last_tile']]
PROFILES = ['sbr'] * 10 + ['xl-exchange'] * 4 + ['nov', 'ra', 'zxj']


def sichuan_hand(rng):
    """(melds, concealed, pool, suits of the hand)."""
    ranks, number, pungs, declared, kongs = SICHUAN[rng.choice(list(SICHUAN))]
    suits = rng.sample('mps', number)
    pool = [rank + suit for suit in suits for rank in ranks]

    def pairs():
        tiles = flat([(rng.choice(pool),) * 2 for _ in range(7)])
        return tiles if fits(tiles) else None

    if pungs is None:
        return [], until(pairs), pool, suits
    groups, pair = until(lambda: pick_sets(rng, pool, pungs))
    melds, kept = declare(rng, groups, declared, kongs, flat(groups) + list(pair), KONGS)
    return melds, flat(kept) + list(pair), pool, suits


def sichuan_void(rng, suits):
    """Mostly a suit the hand has not; now and then none is named, or one of the hand."""
    chance = rng.random()
    if chance < 0.1:
        return None
    return rng.choice(suits if chance < 0.2 else [suit for suit in 'mps' if suit not in suits])


def sichuan_win(rng):
    melds, concealed, pool, suits = sichuan_hand(rng)
    if rng.random() < 0.12:
        third = [rank + suit for suit in 'mps' for rank in ANY]
        concealed = spoil(rng, concealed, melds, pool if rng.random() < 0.7 else third)
    win = rng.choice(concealed)
    by = rng.choice(['tsumo', 'ron'])
    # A kong draw follows a kong of the winner; who robs a kong holds no other tile of the kind.
    possible = {
        'kong_draw': any(name in KONGS for name, _ in melds), 'rob': all_tiles(melds, concealed).count(win) == 1,
    }
    choices = TSUMO_FLAGS if by == 'tsumo' else RON_FLAGS
    flags = rng.choice([flags for flags in choices if all(possible.get(flag, True) for flag in flags)])
    concealed.remove(win)
    return suits, {
        'hand': written(concealed) + win, 'melds': as_cases(melds), 'win': win, 'by': by, 'flags': flags,
    }


def sichuan_ready(rng):
    def attempt():
        melds, concealed, pool, suits = sichuan_hand(rng)
        if rng.random() < 0.2:
            concealed = spoil(rng, concealed, melds, pool)
        concealed.pop(rng.randrange(len(concealed)))
        pungs = [tiles[0] for name, tiles in melds if name == 'pon']
        chance = rng.random()
        if chance < 0.1 and pungs:
            # The only wait may be a kind that the own sets hold already: ready, although no tile of it is left.
            concealed[-1] = rng.choice(pungs)
        elif chance < 0.2 and len(concealed) >= 4:
            # Four alike in the hand are no wait.
            concealed[-4:] = [rng.choice(pool)] * 4
        return (melds, concealed, suits) if fits(all_tiles(melds, concealed)) else None

    melds, concealed, suits = until(attempt)
    return suits, {'hand': written(concealed), 'melds': as_cases(melds)}


def sichuan(count, seed):
    rng = random.Random(f'sichuan {seed}')
    for number in range(1, count + 1):
        name = 'ready' if rng.random() < 0.3 else 'win'
        suits, rest = (sichuan_ready if name == 'ready' else sichuan_win)(rng)
        void = sichuan_void(rng, suits)
        yield {
            'id': f'gs-{seed}-{number}', 'source': 'generated', 'kind': name, 'profile': rng.choice(PROFILES), **rest,
            **({'void': void} if void else {}),
        }


# Three players: a style is (kinds, chance of a pung, chance that a pung is declared, chance that it is a kong).
SIMPLE_PINS = [rank + suit for suit in 'ps' for rank in ANY]
NINES, HONORS = ['1m', '9m'], [f'{rank}z' for rank in range(1, 8)]
TERMINALS = NINES + ['1p', '9p', '1s', '9s']
ALL = NINES + SIMPLE_PINS + HONORS
SANMA = {
    'any': (ALL, 0.4, 0.4, 0.3),
    'concealed': (ALL, 0.3, 0, 0),
    'pinfu': (SIMPLE_PINS, 0, 0, 0),
    'simples': ([tile for tile in SIMPLE_PINS if tile[0] not in '19'], 0.3, 0.3, 0.3),
    'pungs': (ALL, 1, 0.4, 0.3),
    'concealed_pungs': (ALL, 1, 0.15, 0.3),
    'kongs': (ALL, 0.9, 1, 0.95),
    'half_flush': ([f'{rank}s' for rank in ANY] + HONORS, 0.4, 0.4, 0.3),
    'flush': ([f'{rank}p' for rank in ANY], 0.3, 0.2, 0.3),
    'dense': ([f'{rank}s' for rank in '23456'], 0.3, 0.1, 0.3),
    'dense_two': ([f'{rank}{suit}' for rank in '789' for suit in 'ps'], 0.2, 0.2, 0.3),
    'outside_pungs': (TERMINALS + HONORS, 1, 0.4, 0.3),
    'terminals': (TERMINALS, 1, 0.4, 0.3),
    'honors': (HONORS, 1, 0.4, 0.3),
    'dragons': (HONORS[4:] + ['1m', '2p', '3p', '4p'], 0.6, 0.4, 0.3),
    'winds': (HONORS[:4] + ['9m', '7s', '8s', '9s'], 0.8, 0.4, 0.3),
    'green': (['2s', '3s', '4s', '6s', '8s', '6z'], 0.5, 0.3, 0.3),
    'three_alike': (NINES + ['1p', '1s', '9p', '9s', '6z'], 0.9, 0.4, 0.3),
}
# Most wins are of these, so minipoints below the limits are common too.
USUAL = ['any', 'concealed', 'concealed', 'pinfu', 'simples', 'dense', 'half_flush', 'outside', 'outside', 'straight'] * 3
SPECIAL = ['pairs', 'pairs', 'pairs', 'pairs_honors', 'pairs_flush', 'orphans', 'nine_gates']
OUTSIDE = [chow_from(first) for first in ('1p', '7p', '1s', '7s')]


def sanma_hand(rng):
    """(melds, concealed, winning tile or None, pool)."""
    style = rng.choice(list(SANMA) + USUAL + SPECIAL)
    if style.startswith('pairs'):
        pool = {'pairs': ALL, 'pairs_honors': HONORS + TERMINALS, 'pairs_flush': SANMA['half_flush'][0]}[style]
        # Four alike are not two pairs: one hand in ten has them.
        pairs = rng.sample(pool, 7)
        if rng.random() < 0.1:
            pairs[0] = pairs[1]
        return [], pairs * 2, None, pool
    if style == 'orphans':
        orphans = TERMINALS + HONORS
        tiles = orphans + [rng.choice(orphans)]
        return [], tiles, tiles[-1] if rng.random() < 0.5 else None, orphans
    if style == 'nine_gates':
        suit = rng.choice('ps')
        tiles = [rank + suit for rank in '1112345678999' + rng.choice(ANY)]
        return [], tiles, tiles[-1] if rng.random() < 0.5 else None, [rank + suit for rank in ANY]
    pool, pungs, declared, kongs = SANMA.get(style, SANMA['any'])

    def attempt():
        fixed = []
        if style == 'straight':
            suit = rng.choice('ps')
            fixed = [chow_from(f'{rank}{suit}') for rank in '147']
        if style == 'outside':
            fixed = [rng.choice(OUTSIDE) for _ in range(rng.randint(2, 3))]
        rest = rng.choice([TERMINALS, TERMINALS + HONORS]) if style == 'outside' else pool
        groups, pair = until(lambda: pick_sets(rng, rest, pungs, 4 - len(fixed)))
        return (fixed + groups, pair) if fits(flat(fixed + groups) + list(pair)) else None

    groups, pair = until(attempt)
    melds, kept = declare(rng, groups, declared, kongs, flat(groups) + list(pair), KONGS)
    return melds, flat(kept) + list(pair), None, pool


def sanma_flags(rng, hand, by, seat, win, kita):
    """Flags that can meet, as far as the case itself shows."""
    melds, closed = hand['melds'], all(name == 'ankan' for name, _ in hand['melds'])
    if not melds and not kita and by == 'tsumo' and rng.random() < 0.04:
        return ['tenhou' if seat == 1 else 'chiihou']
    flags = []
    kongs = any(name in KONGS for name, _ in melds)
    if closed and rng.random() < 0.55:
        flags.append('double_riichi' if rng.random() < 0.15 else 'riichi')
    if by == 'tsumo' and (kongs or kita) and rng.random() < 0.2:
        flags.append('rinshan')
    elif rng.random() < 0.1:
        flags.append('haitei' if by == 'tsumo' else 'houtei')
    elif by == 'ron' and hand['every'].count(win) == 1 and not (kita and win == '4z') and rng.random() < 0.3:
        flags.append('chankan')
    # A kong or a north after the declaration ends the first turn; before it, it ends a double riichi.
    early = flags[:1] == ['double_riichi'] and (kongs or kita)
    if flags[:1] in (['riichi'], ['double_riichi']) and 'rinshan' not in flags and not early and rng.random() < 0.35:
        flags.append('ippatsu')
    return flags


def marked(rng, some, left):
    """Tiles of kinds: a five may be the red one of its suit, as long as it is left."""
    found = []
    for tile in some:
        red = '0' + tile[1]
        if tile in ('5p', '5s') and red in left and rng.random() < 0.35:
            left.remove(red)
            tile = red
        found.append(tile)
    return found


def indicators(rng, count, taken, wanted, left):
    """Indicators from what is left of the wall, often ones that point at the hand."""
    found = []
    while len(found) < count:
        tile = rng.choice(wanted if rng.random() < 0.15 else ALL)
        if (taken + found).count(tile) < 4:
            found.append(tile)
    taken += found
    return marked(rng, found, left)


def before(tile):
    """The indicator that points to a kind (three players)."""
    rank, suit = int(tile[0]), tile[1]
    if suit == 'm':
        return '9m' if rank == 1 else '1m'
    if suit == 'z':
        return f'{(rank + 2) % 4 + 1}z' if rank <= 4 else f'{(rank - 3) % 3 + 5}z'
    return f'{(rank + 7) % 9 + 1}{suit}'


def sanma_case(rng):
    melds, concealed, win, pool = sanma_hand(rng)
    if rng.random() < 0.08:
        concealed, win = spoil(rng, concealed, melds, pool), None
    every = all_tiles(melds, concealed)
    kita = min(rng.choice([0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 4]), 4 - every.count('4z'))
    seat, by = rng.randint(1, 3), rng.choice(['tsumo', 'ron'])
    win = win or rng.choice(concealed)
    flags = sanma_flags(rng, {'melds': melds, 'every': every}, by, seat, win, kita)
    riichi = bool({'riichi', 'double_riichi'} & set(flags))
    kongs = sum(name in KONGS for name, _ in melds)
    shown = min(5, 1 + kongs + rng.choice([0, 0, 0, 0, 1, 2]))
    taken, left = every + ['4z'] * kita, ['0p', '0s']
    # The fourth tile of a robbed kong leaves none for the indicators.
    taken += [win] * 3 if 'chankan' in flags else []
    wanted = [before(tile) for tile in every] + ['3z'] * kita
    melds = [(name, marked(rng, tiles, left)) for name, tiles in melds]
    concealed = marked(rng, concealed, left)
    win = rng.choice([tile for tile in concealed if kind(tile) == win])
    dora = indicators(rng, shown, taken, wanted, left)
    ura = indicators(rng, shown, taken, wanted, left) if riichi else []
    concealed.remove(win)
    case = {
        'hand': written(concealed) + win, 'melds': as_cases(melds), 'win': win, 'by': by, 'seat': seat,
        'round': rng.choice([1, 1, 2, 2, 3]), 'flags': flags, 'dora': dora, 'ura': ura, 'honba': rng.choice([0, 0, 1, 2, 3]),
        'sticks': int(riichi) + rng.choice([0, 0, 1]), 'kita': kita,
    }
    if by == 'ron':
        case['from'] = rng.choice([other for other in (1, 2, 3) if other != seat])
    rules = {'red_fives': True, 'kuitan': True, 'double_yakuman': rng.random() < 0.5, 'players': 3}
    return {**case, 'rules': rules}


def sanma(count, seed):
    rng = random.Random(f'sanma {seed}')
    for number in range(1, count + 1):
        yield {'id': f'gm-{seed}-{number}', 'source': 'generated', **sanma_case(rng)}
