"""A second opinion on classical hands and what they pay, written from the rule sheet alone. See README.md for the form of cases and results."""
from collections import Counter, namedtuple
import classical_hands
from classical_forms import gates, knitted, snake, suits, triple_knitted, WINDS
from classical_rules import PAIRS, PROFILES, RULES, SOURCES
from common import chow_from, kinds, main, readings

SEATS = 'ESWN'
DRAGONS = ('5z', '6z', '7z')
HONOURS = WINDS + DRAGONS
TERMINALS = tuple(rank + suit for suit in 'mps' for rank in '19')
GREEN = ('2s', '3s', '4s', '6s', '8s', '6z')
ALL = tuple(f'{rank}{suit}' for suit in 'mps' for rank in range(1, 10)) + HONOURS
MELDS = {'chi': 3, 'pon': 3, 'minkan': 4, 'kakan': 4, 'ankan': 4}
FLAGS = {
    'kong_replacement': 'tsumo', 'double_kong_replacement': 'tsumo', 'last_wall': 'tsumo', 'last_discard': 'ron',
    'rob_kong': 'ron', 'heavenly': 'tsumo', 'earthly': 'ron', 'original_call': None, 'standing_hand': None,
    'east_13_wins': None, 'only_possible': None,
}

# A set: tile is its first kind; open: exposed, for points; veiled: concealed, for doubles and limits.
Set = namedtuple('Set', 'form tile open veiled')


class Hand:
    def __init__(self, case, rules):
        self.rules, self.flags = rules, set(case.get('flags', []))
        self.seat, self.round = case['seat'], case['round']
        self.melds = [self.meld(meld) for meld in case['melds']]
        self.shown = [tile for meld in case['melds'] for tile in kinds(meld['tiles'])]
        self.held = kinds(case['hand'])
        self.win = kinds(case['win'])[0] if case.get('win') else None
        self.by = case.get('by') if self.win else None
        self.bonus = [int(tile[0]) for tile in case.get('flowers', [])] if rules['flowers'] else []
        if any(count > 4 for count in Counter(self.tiles).values()):
            raise ValueError('a tile has more than four copies')
        if self.win:
            if self.win not in self.held or any(FLAGS[flag] not in (None, self.by) for flag in self.flags):
                raise ValueError('the last tile is not in the hand, or did not come that way')
            # The hand has 14 tiles, a kong counting three: else it cannot win.
            self.whole = len(self.held) == 14 - 3 * len(self.melds)

    def meld(self, meld):
        tiles, form = kinds(meld['tiles']), meld['type']
        same = len(set(tiles)) == 1 if form != 'chi' else tuple(tiles) == chow_from(tiles[0])
        if len(tiles) != MELDS[form] or not same:
            raise ValueError(f'{tiles} are not a {form}')
        shape = {'chi': 'chow', 'pon': 'pung'}.get(form, 'kong')
        veiled = form == 'ankan' or form == 'minkan' and self.rules['veiled']
        return Set(shape, tiles[0], form != 'ankan', veiled)

    @property
    def tiles(self):
        return self.held + self.shown

    @property
    def closed(self):
        return all(one.veiled for one in self.melds)


def major(tile):
    return tile in HONOURS or tile in TERMINALS


def wind_values(tile, hand):
    """How often a wind counts: as the own one and as the one of the round."""
    return (tile == WINDS[hand.seat - 1]) + (hand.rules['round_wind'] and tile == WINDS[hand.round - 1])


def set_points(one):
    if one.form == 'chow':
        return 0
    return (2 if one.form == 'pung' else 8) * (2 if major(one.tile) else 1) * (1 if one.open else 2)


def pair_points(tile, hand):
    return 2 if tile in DRAGONS else 2 * wind_values(tile, hand)


def bonus_doubles(hand):
    rules, doubles = hand.rules, 0
    own = [number in hand.bonus for number in (hand.seat, hand.seat + 4)]
    for at, series in enumerate((range(1, 5), range(5, 9))):
        full = all(number in hand.bonus for number in series)
        doubles += rules['series'] if full else 0
        if rules['own'] == 'each' and own[at] and (rules['series_own'] or not full):
            doubles += 1
    return doubles + int(rules['own'] == 'both' and all(own))


def doubles_of_all(sets, pairs, hand):
    """Doubles of sets that losers have too, without those of bonus tiles."""
    rules, high = hand.rules, [one.tile for one in sets if one.tile in HONOURS]
    doubles = sum(1 if tile in DRAGONS else wind_values(tile, hand) for tile in high)
    if rules['three'] and sum(one.veiled and one.form != 'chow' for one in sets) >= 3:
        doubles += 1
    for family, name in ((DRAGONS, 'dragons'), (WINDS, 'winds')):
        got = [tile for tile in family if tile in high]
        if len(got) == len(family):
            doubles += rules[name][1]
        elif len(got) == len(family) - 1 and set(family) - set(got) <= set(pairs):
            doubles += rules[name][0]
    return doubles


def other_forms(hand, tiles):
    """Limit hands of other forms that 14 tiles are by these rules."""
    if hand.melds or len(tiles) != 14:
        return set()
    counts, program = Counter(tiles), hand.rules['british'] == 'program'
    found = {
        'thirteen_orphans': set(tiles) == set(HONOURS + TERMINALS),
        'wriggling_snake': snake(tiles),
        'all_pair_honours': all(map(major, tiles)) and all(count == 2 or count == 4 and not program for count in counts.values()),
        'knitting': knitted(tiles, program),
        'triple_knitting': triple_knitted(tiles),
        'gates_of_heaven': gates(tiles, range(2, 9)),
    }
    return {name for name in found if found[name] and name in hand.rules['limits']}


def placed(sets, pair, hand, win, by):
    """The sets of a reading with those on the table, for every place that the last tile can have: (sets, place)."""
    for place in sorted(set(group for group in sets + ((pair, pair),) if win in group)):
        found, rest = list(hand.melds), list(sets)
        if place in rest:
            rest.remove(place)
            shut = by == 'tsumo'
            found.append(Set('pung' if place[0] == place[1] else 'chow', place[0], not shut, shut))
        found += [Set('pung' if group[0] == group[1] else 'chow', group[0], False, True) for group in rest]
        yield found, place


def limit_hands(sets, pair, hand, win, by):
    """Limit hands by the reading: those that these rules know."""
    rules, tiles = hand.rules, hand.tiles + ([] if hand.win else [win])
    pungs = [one.tile for one in sets if one.form != 'chow']
    every = len(pungs) == 4
    kongs = sum(one.form == 'kong' for one in sets)
    shut = hand.closed
    last = list(tiles)
    last.remove(win)
    one_suit = len(suits(tiles)) == 1 and not any(tile in HONOURS for tile in tiles)
    winds = [tile for tile in WINDS if tile in pungs]
    found = {
        'four_kongs': kongs == 4,
        'concealed_pungs_self_drawn': every and shut and by == 'tsumo',
        'concealed_pungs': all(one.veiled and one.form != 'chow' for one in sets),
        'buried_treasure': every and not hand.melds and len(suits(tiles)) == 1 and any(tile in HONOURS for tile in tiles),
        'three_great_scholars': all(tile in pungs for tile in DRAGONS),
        'four_blessings': len(winds) == 4,
        'little_four_winds': len(winds) == 3 and pair in WINDS,
        'all_honours': all(tile in HONOURS for tile in tiles),
        'all_terminals': every and all(tile in TERMINALS for tile in tiles),
        'all_green': all(tile in GREEN for tile in tiles),
        'nine_gates': not hand.melds and one_suit and sorted(tile[0] for tile in last) == list('1112345678999')
        and (rules['gates_ends'] or win[0] not in '19'),
        'squirming_snake': one_suit and (rules['snake_open'] or not hand.melds)
        and sorted(tile[0] for tile in tiles) in [sorted('1112345678999' + extra) for extra in '258'],
        'concealed_one_suit': one_suit and shut and by == 'tsumo',
    }
    chows = len(pungs) < 4
    return {name for name in found if found[name] and name in rules['limits'] and not (chows and name in rules['no_chow'])}


def lucky_hands(hand):
    """Limit hands by how the hand was won."""
    flags, win, rules = hand.flags, hand.win, hand.rules
    untouched = not (rules['bare_heaven'] and hand.bonus)
    found = {
        'heaven': 'heavenly' in flags and untouched and not hand.melds,
        'earth': 'earthly' in flags,
        'plum_blossom': 'kong_replacement' in flags and win == '5p',
        'moon': win == '1p' and ('last_wall' in flags or 'last_discard' in flags and rules['moon_discard']),
        'carrying_pole': 'rob_kong' in flags and win == '2s',
        'kong_on_kong': 'double_kong_replacement' in flags,
        'east_13': 'east_13_wins' in flags,
    }
    return {name for name in found if found[name] and name in rules['limits']}


def forms(hand, concealed):
    """Readings as sets and a pair that these rules let win."""
    if len(concealed) != 14 - 3 * len(hand.melds):
        return []
    chows = sum(one.form == 'chow' for one in hand.melds)
    found = readings(concealed)
    return [(sets, pair) for sets, pair in found if chows + sum(one[0] != one[1] for one in sets) <= hand.rules['chows']]


def only_tile(hand):
    if 'only_possible' in hand.flags:
        return True
    rest = list(hand.held)
    rest.remove(hand.win)
    full = Counter(rest + hand.shown)
    ways = [tile for tile in ALL if full[tile] < 4 and (forms(hand, rest + [tile]) or other_forms(hand, rest + [tile]))]
    return ways == [hand.win]


def bonus_value(hand):
    """Bonus tiles apart, as the British pay them."""
    return 4 * len(hand.bonus) * 2 ** (bonus_doubles(hand) + ('last_discard' in hand.flags))


def fixed(hand, names):
    """The value of limit hands: of the largest of them."""
    rules = hand.rules
    share = 0.5 if names <= rules['halves'] else 1
    beside = bonus_value(hand) if rules['british'] == 'site' else 0
    return {'limit': share, 'total': min(int(rules['limit'] * share) + beside, rules['limit']), 'names': names}


def ordinary(sets, pair, place, hand):
    """Points and doubles of a reading of a hand that has won."""
    rules, flags, tiles = hand.rules, hand.flags, hand.tiles
    scored = sum(map(set_points, sets)) + pair_points(pair, hand)
    chows = sum(one.form == 'chow' for one in sets)
    concealed = hand.closed and hand.by == 'tsumo'
    honours = any(tile in HONOURS for tile in tiles)
    flush = len(suits(tiles)) == 1
    loose = bool(flags & {'kong_replacement', 'double_kong_replacement'})
    found = {
        'no_points_hand': chows == 4 and pair_points(pair, hand) == 0,
        'no_chows': chows == 0,
        'concealed_hand': concealed and (not rules['mixed_only'] or honours and bool(suits(tiles))),
        'one_suit_with_honours': flush and honours,
        'one_suit': flush and not honours and not (rules['british'] and chows),
        'all_majors': all(map(major, tiles)),
        'loose_tile': loose,
        'last_wall': 'last_wall' in flags,
        'last_discard': 'last_discard' in flags,
        'rob_kong': 'rob_kong' in flags,
        'original_call': 'original_call' in flags and sum(one.open for one in hand.melds) <= rules['calls'],
    }
    names = {name for name in found if found[name] and name in rules['doubles']}
    points = scored + 4 * len(hand.bonus)
    points += rules['self'] if hand.by == 'tsumo' else 0
    points += rules['only'] if rules['only'] and only_tile(hand) else 0
    if place == (pair, pair):
        points += rules['pair'][1 if major(pair) else 0]
    elif len(set(place)) > 1 and (hand.win == place[1] or hand.win[0] == '3' == place[2][0] or hand.win[0] == '7' == place[0][0]):
        points += rules['chance']
    points += rules['closed'] if hand.closed and hand.by == 'ron' else 0
    if 'rob_kong' in rules['tens'] and 'rob_kong' in flags:
        points += 10
    found['scoreless'] = points == 0
    points += 10 * sum(found[name] for name in rules['tens'] if name != 'rob_kong')
    names |= {name if name == 'scoreless' else f'{name}_points' for name in rules['tens'] if found[name]}
    points += rules['out'] + (100 if 'standing_hand' in flags else 0)
    names |= flags & {'standing_hand', 'only_possible'}
    doubles = sum(3 if name == 'one_suit' else 1 for name in names & rules['doubles'])
    doubles += doubles_of_all(sets, [pair], hand) + bonus_doubles(hand)
    if 'one_suit' in names and rules['british'] == 'site':
        # Purity: the sets by eight, the bonus tiles apart.
        total = (points - 4 * len(hand.bonus)) * 8 + bonus_value(hand)
        return {'purity': True, 'total': min(total, rules['limit']), 'names': names - {'one_suit'} | {'purity'}}
    return worth(points, doubles, names, rules)


def worth(points, doubles, names, rules):
    return {'points': points, 'doubles': doubles, 'total': min(points * 2 ** doubles, rules['limit']), 'names': names}


def extra_names(hand, sets):
    """Other items of the cases that a reading has."""
    names = {'dragon_set'} if any(one.tile in DRAGONS for one in sets) else set()
    for name, series in (('flower', range(1, 5)), ('season', range(5, 9))):
        names |= {f'own_{name}'} if hand.seat in hand.bonus and name == 'flower' else set()
        names |= {f'own_{name}'} if hand.seat + 4 in hand.bonus and name == 'season' else set()
        names |= {f'all_{name}s'} if all(number in hand.bonus for number in series) else set()
    return names


def won(hand):
    """The best reading of a hand, or None if it does not win."""
    found, special = [], other_forms(hand, hand.held) if hand.whole else set()
    lucky = lucky_hands(hand)
    if special:
        found.append(fixed(hand, special | lucky))
    for sets, pair in forms(hand, hand.held):
        for every, place in placed(sets, pair, hand, hand.win, hand.by):
            names = limit_hands(every, pair, hand, hand.win, hand.by) | lucky
            result = fixed(hand, names) if names else ordinary(every, pair, place, hand)
            result['names'] |= extra_names(hand, every)
            found.append(result)
    return max(found, key=lambda one: (one['total'], 'limit' in one), default=None)


FISHED = {'three_great_scholars', 'all_honours', 'four_blessings'}


def fished(hand):
    """Limit hands, and purity, that one more tile would complete."""
    names = set()
    for tile in ALL:
        if hand.tiles.count(tile) == 4:
            continue
        concealed = hand.held + [tile]
        names |= other_forms(hand, concealed)
        for sets, pair in forms(hand, concealed):
            for every, place in placed(sets, pair, hand, tile, 'ron'):
                names |= limit_hands(every, pair, hand, tile, 'ron')
                chows = any(one.form == 'chow' for one in every)
                if hand.rules['british'] == 'site' and not chows and {one[1] for one in hand.tiles + [tile]} in ({'m'}, {'p'}, {'s'}):
                    names.add('purity')
    return names


def lost(hand):
    """What a hand that has not won is worth: all pungs and pairs in it, four alike as a pung."""
    rules, counts = hand.rules, Counter(hand.held)
    sets = hand.melds + [Set('pung', tile, False, True) for tile in counts if counts[tile] >= 3]
    pairs = [tile for tile in counts if counts[tile] == 2]
    points = sum(map(set_points, sets)) + sum(pair_points(tile, hand) for tile in pairs)
    doubles = doubles_of_all(sets, pairs, hand) + bonus_doubles(hand)
    plain = worth(points + 4 * len(hand.bonus), doubles, extra_names(hand, sets), rules)
    if rules['losers_limit']:
        high = {one.tile for one in sets}
        little = sum(tile in high for tile in WINDS) == 3 and all(tile in high or tile in pairs for tile in WINDS)
        if high >= set(DRAGONS) or little or high >= set(WINDS):
            return {'limit': 1, 'total': rules['limit'], 'names': set()}
    if not rules['british']:
        return plain
    found, names = [], fished(hand)
    for name in names:
        if name == 'purity':
            total = (points + 4 * len(hand.bonus)) * 8 * 2 ** bonus_doubles(hand)
            found.append({'purity': True, 'total': min(total, rules['limit'])})
            continue
        share = 0.2 if name in PAIRS else 0.4
        beside = bonus_value(hand) if rules['british'] == 'site' else 0
        found.append({'limit': share, 'total': min(int(rules['limit'] * share) + beside, rules['limit'])})
    if not found or names & FISHED or rules['british'] == 'program':
        found.append(plain)
    best = max(found, key=lambda one: (one['total'], 'limit' in one))
    return {**best, 'names': plain['names'] | {f'fishing_{name}' for name in names}}


def settle(values, winner, responsible=None):
    """What each seat (0 is East) gets or pays."""
    delta = [0] * 4

    def pay(giver, taker, amount):
        delta[giver] -= amount
        delta[taker] += amount

    def twice(one, other):
        return 2 if 0 in (one, other) else 1

    if winner is None:
        return delta
    losers = [seat for seat in range(4) if seat != winner]
    for seat in losers:
        pay(seat if responsible is None else responsible, winner, values[winner] * twice(seat, winner))
    for one in losers if responsible is None else []:
        for other in losers:
            if values[one] < values[other]:
                pay(one, other, (values[other] - values[one]) * twice(one, other))
    return delta


def judged(case, rules):
    hand = Hand(case, rules)
    result = won(hand) if hand.win else lost(hand)
    if result is None:
        return {'wins': False, 'error': 'not_winning'}
    kept = {key: result[key] for key in ('points', 'doubles', 'limit', 'purity', 'total') if key in result}
    return {**({'wins': True} if hand.win else {}), **kept, 'fan': [{'id': name} for name in sorted(result['names'])]}


def answer(case):
    """The result of a hand, or of the four hands of a deal."""
    profile = case.get('profile', 'MIL')
    if profile == '4w-european':
        return None
    rules = {**RULES, **PROFILES[SOURCES.get(profile, profile)]}
    if 'hands' not in case:
        return {'id': case['id'], **judged(case, rules)}
    results = {}
    for at, seat in enumerate(SEATS):
        by = 'ron' if case['discarder'] else 'tsumo'
        flags = [flag for flag in case['flags'] if flag in FLAGS] if seat == case['winner'] else []
        hand = {**case['hands'][seat], 'by': by, 'flags': flags, 'seat': at + 1, 'round': case['round']}
        results[seat] = judged(hand, rules)
    payer = case['discarder'] if 'cannon' in case['flags'] else None
    winner, responsible = (SEATS.index(seat) if seat else None for seat in (case['winner'], payer))
    if winner is not None and not results[case['winner']]['wins']:
        return {'id': case['id'], 'wins': False, 'error': 'not_winning'}
    values = [results[seat]['total'] for seat in SEATS]
    delta = settle(values, winner, responsible)
    return {'id': case['id'], 'hands': {seat: {**results[seat], 'delta': delta[at]} for at, seat in enumerate(SEATS)}}


if __name__ == '__main__':
    main(__doc__, answer, classical_hands.classical)
