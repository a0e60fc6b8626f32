"""A second opinion on MCR hands (81 fan), written from rules-mcr.md alone ("section n" below). See README.md for the form of cases.

Every reading of a hand has the fan that hold, in the order of the list; a fan takes away those it is never with. The best reading counts.
"""
import random
from collections import Counter
from itertools import combinations, permutations
import chinese_hands
from chinese import HONORS, TERMINALS, Group, Hand, forms, gates, is_pung, main, rules_for, seven_pairs, thirteen_orphans
from common import chow_from, kinds, readings, without, written
from hands import as_cases, flat, pick_sets

WINDS, DRAGONS, ORPHANS = {'1z', '2z', '3z', '4z'}, {'5z', '6z', '7z'}, TERMINALS | HONORS
GREEN = {'2s', '3s', '4s', '6s', '8s', '6z'}
REVERSIBLE = set(kinds('1234589p245689s5z'))
ALL = [rank + suit for suit in 'mps' for rank in '123456789'] + sorted(HONORS)
WAITS = ('edge_wait', 'closed_wait', 'single_wait')
CONCEALED = ('fully_concealed_hand', 'concealed_hand')
# Section 6, in the order of the list: value, and what the fan is never with. The chow pairs and the set rule are worked out below.
FAN = {
    'big_four_winds': (88, 'big_three_winds all_pungs prevalent_wind seat_wind'), 'big_three_dragons': (88, 'two_dragon_pungs dragon_pung'),
    'all_green': (88, 'half_flush'), 'nine_gates': (88, 'full_flush fully_concealed_hand concealed_hand no_honors'),
    'four_kongs': (88, 'all_pungs single_wait'),
    'seven_shifted_pairs': (88, 'seven_pairs full_flush fully_concealed_hand concealed_hand no_honors'),
    'thirteen_orphans': (88, 'all_terminals_and_honors all_types fully_concealed_hand concealed_hand'),
    'all_terminals': (64, 'all_pungs outside_hand double_pung pung_of_terminals_or_honors no_honors'), 'little_four_winds': (64, 'big_three_winds'),
    'little_three_dragons': (64, 'two_dragon_pungs dragon_pung'), 'all_honors': (64, 'all_pungs outside_hand pung_of_terminals_or_honors'),
    'four_concealed_pungs': (64, 'all_pungs fully_concealed_hand concealed_hand'),
    'pure_terminal_chows': (64, 'full_flush all_chows no_honors'), 'quadruple_chow': (48, 'tile_hog'),
    'four_pure_shifted_pungs': (48, 'pure_shifted_pungs all_pungs'), 'four_pure_shifted_chows': (32, ''), 'three_kongs': (32, ''),
    'all_terminals_and_honors': (32, 'all_pungs outside_hand pung_of_terminals_or_honors'), 'seven_pairs': (24, 'fully_concealed_hand concealed_hand'),
    'greater_honors_and_knitted_tiles': (24, 'all_types fully_concealed_hand concealed_hand'), 'all_even_pungs': (24, 'all_pungs all_simples no_honors'),
    'full_flush': (24, 'no_honors'), 'pure_triple_chow': (24, ''), 'pure_shifted_pungs': (24, ''), 'upper_tiles': (24, 'upper_four no_honors'),
    'middle_tiles': (24, 'all_simples no_honors'), 'lower_tiles': (24, 'lower_four no_honors'), 'pure_straight': (16, ''),
    'three_suited_terminal_chows': (16, 'all_chows no_honors'), 'pure_shifted_chows': (16, ''), 'all_fives': (16, 'all_simples no_honors'),
    'triple_pung': (16, 'double_pung'), 'three_concealed_pungs': (16, ''),
    'lesser_honors_and_knitted_tiles': (12, 'all_types fully_concealed_hand concealed_hand'), 'knitted_straight': (12, ''),
    'upper_four': (12, 'no_honors'), 'lower_four': (12, 'no_honors'), 'big_three_winds': (12, ''), 'mixed_straight': (8, ''),
    'reversible_tiles': (8, 'one_voided_suit'), 'mixed_triple_chow': (8, ''), 'mixed_shifted_pungs': (8, ''), 'last_tile_draw': (8, 'self_drawn'),
    'last_tile_claim': (8, ''), 'out_with_replacement_tile': (8, 'self_drawn'), 'robbing_the_kong': (8, 'last_tile'),
    'two_concealed_kongs': (6, 'two_concealed_pungs'), 'all_pungs': (6, ''), 'half_flush': (6, ''), 'mixed_shifted_chows': (6, ''),
    'all_types': (6, ''), 'melded_hand': (6, 'single_wait'), 'two_dragon_pungs': (6, 'dragon_pung'),
    'concealed_kong_and_melded_kong': (5, ''), 'outside_hand': (4, ''), 'fully_concealed_hand': (4, 'self_drawn concealed_hand'),
    'two_melded_kongs': (4, ''), 'last_tile': (4, ''), 'dragon_pung': (2, ''), 'prevalent_wind': (2, ''), 'seat_wind': (2, ''),
    'concealed_hand': (2, ''), 'all_chows': (2, 'no_honors'), 'tile_hog': (2, ''), 'double_pung': (2, ''), 'two_concealed_pungs': (2, ''),
    'concealed_kong': (2, ''), 'all_simples': (2, 'no_honors'), 'chow_pair': (1, ''), 'pung_of_terminals_or_honors': (1, ''), 'melded_kong': (1, ''),
    'one_voided_suit': (1, ''), 'no_honors': (1, ''), 'edge_wait': (1, ''), 'closed_wait': (1, ''), 'single_wait': (1, ''), 'self_drawn': (1, ''),
}
# Section 1: what the green book does otherwise. `by_nature`: hands concealed by nature are fully concealed when self-drawn.
# `hog_in_pairs`: Tile Hog counts in Seven Pairs that are All Green or All Terminals.
RULES = {'values': {}, 'by_nature': False, 'knitted_wait': True, 'nine_knitted': True, 'hog_in_pairs': True}
PROFILES = {
    'mil-1998': {},
    'wmo-2006': {'values': {'two_concealed_kongs': 8, 'concealed_kong_and_melded_kong': 6}, 'by_nature': True, 'knitted_wait': False,
                 'hog_in_pairs': False},
}
FLAGS = {'last_tile', 'last_wall', 'kong_replacement', 'rob_kong'}
LEFT_OUT = {}


def knitted():
    """The nine knitted tiles of every assignment of suits."""
    for suits in permutations('mps'):
        yield [rank + suit for ranks, suit in zip(('147', '258', '369'), suits) for rank in ranks]


def knitted_forms(concealed, melds):
    """Shape 2: (sets beside the straight, pair), with the knitted tiles."""
    for tiles in knitted():
        rest = without(concealed, tiles) if len(melds) <= 1 else None
        if rest is None or len(rest) != 5 - 3 * len(melds):
            continue
        for sets, pair in readings(rest):
            yield [Group(one, False, False, False) for one in sets] + melds, pair


def singles(concealed):
    """Shape 5: fourteen different singles."""
    tiles = set(concealed)
    suited = tiles - HONORS
    return len(tiles) == 14 == len(concealed) and any(suited <= set(nine) for nine in knitted())


def completes(concealed, melds):
    """Whether the concealed tiles win in any shape, however many copies there are."""
    if any(len(sets) + len(melds) == 4 for sets, _ in readings(concealed)) or any(knitted_forms(concealed, melds)):
        return True
    pairs = len(concealed) == 14 and all(count % 2 == 0 for count in Counter(concealed).values())
    return not melds and (pairs or singles(concealed) or (set(concealed) == ORPHANS and len(concealed) == 14))


def only_wait(hand):
    return sum(completes(sorted(hand.rest + [tile], key=lambda one: (one[1], one[0])), hand.melds) for tile in ALL) == 1


def related(one, other):
    """Whether two chows, by their first tiles, make one of the four chow pairs."""
    (low, suit), (high, second) = sorted([(int(one[0]), one[1]), (int(other[0]), other[1])])
    return low == high or (suit == second and (high - low == 3 or (low, high) == (1, 7)))


def three_chows(chows):
    """The fan of three chows, or None."""
    ranks, suits = sorted(int(chow[0]) for chow in chows), {chow[1] for chow in chows}
    steps = (ranks[1] - ranks[0], ranks[2] - ranks[1])
    if len(suits) == 1:
        names = {(0, 0): 'pure_triple_chow', (1, 1): 'pure_shifted_chows', (2, 2): 'pure_shifted_chows'}
        return 'pure_straight' if ranks == [1, 4, 7] else names.get(steps)
    if len(suits) < 3:
        return None
    names = {(0, 0): 'mixed_triple_chow', (1, 1): 'mixed_shifted_chows'}
    return 'mixed_straight' if ranks == [1, 4, 7] else names.get(steps)


def four_chows(chows, pair):
    ranks, suits = sorted(int(chow[0]) for chow in chows), sorted({chow[1] for chow in chows})
    steps = {high - low for low, high in zip(ranks, ranks[1:])}
    if len(suits) == 1 and steps in ({0}, {1}, {2}):
        return 'quadruple_chow' if steps == {0} else 'four_pure_shifted_chows'
    if len(suits) == 1 and ranks == [1, 1, 7, 7] and pair == '5' + suits[0]:
        return 'pure_terminal_chows'
    both = sorted(chows) == sorted(rank + suit for suit in suits for rank in '17')
    return 'three_suited_terminal_chows' if len(suits) == 2 and both and pair[0] == '5' and pair[1] not in suits + ['z'] else None


def chow_fan(chows, pair, value):
    """The account-once principle as a graph (section 5): the best choice of fan of three or four chows, and chow pairs."""
    four = four_chows(chows, pair) if len(chows) == 4 else None
    if four:
        return Counter({four: 1})
    parts = [{at} for at in range(len(chows))]
    for one, other in combinations(range(len(chows)), 2):
        if related(chows[one], chows[other]):
            joined = [part for part in parts if one in part or other in part]
            parts = [part for part in parts if part not in joined] + [set().union(*joined)]
    found = [Counter({'chow_pair': len(chows) - len(parts)})]
    for chosen in combinations(range(len(chows)), 3):
        name = three_chows([chows[at] for at in chosen])
        if name:
            spare = [chows[at] for at in range(len(chows)) if at not in chosen]
            joins = int(any(related(chow, chows[at]) for chow in spare for at in chosen))
            found.append(Counter({name: 1, 'chow_pair': joins}))
    return max(found, key=lambda fan: sum(value(name) * count for name, count in fan.items()))


def pung_fan(pungs, hand):
    """Fan of pungs, by kinds: (fan, pungs that are no Pung of Terminals or Honors any more)."""
    fan, firsts = Counter(), [group.tiles[0] for group in pungs]
    dragons, winds = set(firsts) & DRAGONS, set(firsts) & WINDS
    fan['big_three_dragons'], fan['two_dragon_pungs'] = int(len(dragons) == 3), int(len(dragons) == 2)
    fan['big_four_winds'], fan['big_three_winds'] = int(len(winds) == 4), int(len(winds) == 3)
    fan['dragon_pung'] = int(len(dragons) == 1)
    fan['prevalent_wind'], fan['seat_wind'] = int(f'{hand.round}z' in winds), int(f'{hand.seat}z' in winds)
    used = dragons | (winds if len(winds) >= 3 else winds & {f'{hand.round}z', f'{hand.seat}z'})
    fan['pung_of_terminals_or_honors'] = sum(first in ORPHANS and first not in used for first in firsts)
    suited = {(int(first[0]), first[1]) for first in firsts if first[1] != 'z'}
    by_rank = Counter(rank for rank, _ in suited)
    fan['triple_pung'] = int(3 in by_rank.values())
    fan['double_pung'] = sum(count == 2 for count in by_rank.values())
    for rank, suit in suited:
        run = [(rank + step, suit) in suited for step in range(4)]
        fan['pure_shifted_pungs'] |= int(all(run[:3]))
        fan['four_pure_shifted_pungs'] |= int(all(run))
        fan['mixed_shifted_pungs'] |= int(any(
            all((rank + step, each) in suited for step, each in enumerate(suits)) for suits in permutations('mps')))
    return fan


def kong_fan(hand, concealed):
    """The family of kongs and that of concealed pungs: one of each."""
    kongs = [group for group in hand.melds if group.kong]
    hidden = sum(not group.open for group in kongs)
    two = {0: 'two_melded_kongs', 1: 'concealed_kong_and_melded_kong', 2: 'two_concealed_kongs'}
    one = {0: 'melded_kong', 1: 'concealed_kong'}
    names = [{4: 'four_kongs', 3: 'three_kongs', 2: two.get(hidden), 1: one.get(hidden)}.get(len(kongs))]
    names.append({4: 'four_concealed_pungs', 3: 'three_concealed_pungs', 2: 'two_concealed_pungs'}.get(concealed))
    return Counter(name for name in names if name)


def tile_fan(hand):
    fan, tiles = Counter(), set(hand.every)
    suits, ranks = {tile[1] for tile in tiles} - {'z'}, {int(tile[0]) for tile in tiles - HONORS}
    honors = tiles & HONORS
    kongs = {group.tiles[0] for group in hand.melds if group.kong}
    fan['tile_hog'] = sum(count == 4 and tile not in kongs for tile, count in Counter(hand.every).items())
    fan['all_green'], fan['reversible_tiles'] = int(tiles <= GREEN), int(tiles <= REVERSIBLE)
    fan['all_terminals'], fan['all_honors'] = int(tiles <= TERMINALS), int(tiles <= HONORS)
    fan['all_terminals_and_honors'] = int(tiles <= ORPHANS and bool(honors) and bool(suits))
    fan['full_flush'], fan['half_flush'] = int(len(suits) == 1 and not honors), int(len(suits) == 1 and bool(honors))
    fan['all_types'] = int(len(suits) == 3 and bool(honors & WINDS) and bool(honors & DRAGONS))
    fan['one_voided_suit'], fan['no_honors'] = int(len(suits) == 2), int(not honors)
    spans = {'upper_tiles': (7, 9), 'middle_tiles': (4, 6), 'lower_tiles': (1, 3), 'upper_four': (6, 9), 'lower_four': (1, 4), 'all_simples': (2, 8)}
    for name, (low, high) in spans.items():
        fan[name] = int(not honors and all(low <= rank <= high for rank in ranks))
    return fan


def win_fan(hand):
    fan, flags = Counter(), hand.flags
    fan['last_tile_draw' if hand.drawn else 'last_tile_claim'] = int('last_wall' in flags)
    fan['out_with_replacement_tile'], fan['robbing_the_kong'] = int('kong_replacement' in flags), int('rob_kong' in flags)
    shown = sum(tile == hand.win for group in hand.melds if group.open for tile in group.tiles) == 3
    fan['last_tile'], fan['self_drawn'] = int('last_tile' in flags or shown), int(hand.drawn)
    fan['melded_hand'] = int(not hand.drawn and sum(group.open for group in hand.melds) == 4)
    fan['fully_concealed_hand'], fan['concealed_hand'] = int(hand.drawn and not hand.claimed), int(not hand.drawn and not hand.claimed)
    return fan


def wait_fan(groups, pair, hand, fed):
    """One fan of the wait family for a place that the winning tile can have."""
    if pair == hand.win and fed in (None, 'pair'):
        return 'single_wait'
    for group in groups:
        if group.open or group.kong or is_pung(group) or hand.win not in group.tiles or (fed and fed is not group):
            continue
        at, first = group.tiles.index(hand.win), group.tiles[0][0]
        if at == 1 or (first, at) in (('1', 2), ('7', 0)):
            return 'closed_wait' if at == 1 else 'edge_wait'
    return None


def set_fan(groups, pair, hand, value, fed, alone, straight=False):
    """Fan of four sets and a pair, or of one set and a pair beside a Knitted Straight."""
    pungs, chows = [group for group in groups if is_pung(group)], [group.tiles[0] for group in groups if not is_pung(group)]
    fan = chow_fan(chows, pair, value) + pung_fan(pungs, hand)
    fan += kong_fan(hand, sum(not group.open and not group.fed for group in pungs))
    winds, dragons = ({group.tiles[0] for group in pungs} & some for some in (WINDS, DRAGONS))
    fan['little_four_winds'] = int(len(winds) == 3 and pair in WINDS)
    fan['little_three_dragons'] = int(len(dragons) == 2 and pair in DRAGONS)
    fan['all_chows'] = int(not pungs and pair[1] != 'z')
    parts = [set(group.tiles) for group in groups] + [{pair}]
    if not straight:
        fan['all_pungs'] = int(len(pungs) == 4)
        fan['all_even_pungs'] = int(len(pungs) == 4 and all(tile[0] in '2468' and tile[1] != 'z' for part in parts for tile in part))
        fan['outside_hand'] = int(all(part & ORPHANS for part in parts))
        fan['all_fives'] = int(all(part & {'5m', '5p', '5s'} for part in parts))
    if gates(hand, True):
        fan['nine_gates'] = 1
        fan['pung_of_terminals_or_honors'] -= 1
    name = wait_fan(groups, pair, hand, fed) if alone else None
    return fan + (Counter({name: 1}) if name else Counter())


def all_fan(hand, rules, value):
    """The fan of every reading, before some take others away."""
    shared, alone = tile_fan(hand) + win_fan(hand), only_wait(hand)
    for form in forms(hand):
        fed = 'pair' if form.pair_fed else next((group for group in form.groups if group.fed), None)
        yield shared + set_fan(form.groups, form.pair, hand, value, fed, alone)
    for groups, pair in knitted_forms(hand.concealed, hand.melds):
        wait = alone and rules['knitted_wait']
        yield shared + set_fan(groups, pair, hand, value, None, wait, True) + Counter({'knitted_straight': 1})
    if seven_pairs(hand, True):
        ranks, suits = sorted({int(tile[0]) for tile in hand.concealed}), {tile[1] for tile in hand.concealed}
        shifted = len(ranks) == 7 and ranks[6] - ranks[0] == 6 and len(suits) == 1 and suits != {'z'}
        fan = shared + Counter({'seven_pairs': 1, 'seven_shifted_pairs': int(shifted)})
        if not rules['hog_in_pairs'] and (fan['all_green'] or fan['all_terminals']):
            fan['tile_hog'] = 0
        yield fan
    if not hand.melds and singles(hand.concealed):
        honors = len(set(hand.concealed) & HONORS)
        name = 'greater_honors_and_knitted_tiles' if honors == 7 else 'lesser_honors_and_knitted_tiles'
        yield shared + Counter({name: 1, 'knitted_straight': int(honors == 5 and rules['nine_knitted'])})
    if thirteen_orphans(hand):
        yield shared + Counter({'thirteen_orphans': 1})


def counted(fan, rules):
    """A fan takes away those it is never with, in the order of the list; one taken away takes none."""
    gone, left = set(), Counter()
    for name, (_, never) in FAN.items():
        if fan[name] > 0 and name not in gone:
            left[name] = fan[name]
            names = never.split()
            keeps = rules['by_nature'] and 'fully_concealed_hand' in names
            gone |= set(names) - ({'fully_concealed_hand'} if keeps else set())
    return left


def answer(case):
    rules = rules_for(case, RULES, PROFILES, 'mil-1998')
    hand = Hand({**case, 'flowers': []})
    if hand.flags - FLAGS:
        raise ValueError(f'flags {sorted(hand.flags - FLAGS)} are none of {", ".join(sorted(FLAGS))}')

    def value(name):
        return rules['values'].get(name, FAN[name][0])
    found = [counted(fan, rules) for fan in all_fan(hand, rules, value)]
    totals = [sum(value(name) * count for name, count in fan.items()) for fan in found]
    if not found:
        return {'id': case.get('id'), 'wins': False, 'legal': False, 'fan': [], 'error': 'not_winning'}
    best = max(totals)
    items = [{'id': name, 'count': count, 'points': value(name)} for name, count in found[totals.index(best)].items()]
    if best == 0:
        best, items = 8, [{'id': 'chicken_hand', 'count': 1, 'points': 8}]
    flowers = case.get('flowers', 0)
    total = best + flowers
    items += [{'id': 'flower_tiles', 'count': flowers, 'points': 1}] if flowers else []
    result = {'id': case.get('id'), 'wins': best >= 8, 'legal': best >= 8, 'fan': items, 'total': total}
    if best < 8:
        return {**result, 'error': 'below_minimum'}
    return {**result, 'pays': {'each': 8 + total} if hand.drawn else {'discarder': 8 + total, 'other': 8}}


# Hands that the other generators do not have.
SHAPES = ('knitted', 'knitted', 'singles', 'shifted', 'relations', 'relations', 'steps', 'steps', 'steps', 'fives', 'few_pairs')


def special(rng):
    """Melds, concealed tiles, and the kinds they are of."""
    shape, suits = rng.choice(SHAPES), rng.sample('mps', 3)
    nine = [rank + suit for ranks, suit in zip(('147', '258', '369'), suits) for rank in ranks]
    if shape == 'singles':
        number = rng.choice([5, 6, 7, 7])
        return [], rng.sample(sorted(HONORS), number) + rng.sample(nine, 14 - number)
    if shape == 'shifted':
        first = rng.randint(1, 3)
        return [], [f'{rank}{suits[0]}' for rank in range(first, first + 7) for _ in range(2)]
    if shape == 'few_pairs':
        pool = rng.choice([sorted(GREEN), sorted(TERMINALS), [f'{rank}{suits[0]}' for rank in range(1, 10)]])
        return [], [tile for tile in rng.sample(pool * 2, 7) for _ in range(2)]
    if shape == 'knitted':
        groups, pair = pick_sets(rng, ALL, 0.5, 1) or ([('1z',) * 3], ('5z',) * 2)
        melds, kept = chinese_hands.declared(rng, groups, 0.4, 0.3, nine + flat(groups) + list(pair))
        return melds, nine + flat(kept) + list(pair)
    chows, pair = [chow_from(rng.choice('147') + suit) for suit in rng.choices(suits[:2], k=4)], rng.choice(ALL)
    if shape == 'steps':
        step = rng.randint(0, 3)
        first, places = rng.randint(1, 7 - 2 * step), rng.choice([suits, suits, suits[:1] * 3])
        last = first + 3 * step if places[0] == places[1] and first + 3 * step < 8 and rng.random() < 0.4 else rng.randint(1, 7)
        chows = [chow_from(f'{first + at * step}{suit}') for at, suit in enumerate(places)] + [chow_from(f'{last}{rng.choice(places)}')]
    if shape == 'fives':
        chows, pair = [chow_from(rng.choice('345') + rng.choice('mps')) for _ in range(4)], '5' + rng.choice('mps')
    melds, kept = chinese_hands.declared(rng, chows, 0.3, 0, flat(chows))
    return melds, flat(kept) + [pair] * 2


def remade(rng, case):
    melds, concealed = special(rng)
    if any(count > 4 for count in Counter(concealed + flat(tiles for _, tiles in melds)).values()):
        return case
    win = rng.choice(concealed)
    concealed.remove(win)
    return {**case, 'hand': written(concealed) + win, 'melds': as_cases(melds), 'win': win, 'flags': []}


def generate(count, seed):
    rng = random.Random(f'mcr {seed}')
    names = {'last_wall': 'last_wall', 'last_discard': 'last_wall', 'kong_replacement': 'kong_replacement', 'rob_kong': 'rob_kong'}
    for number in range(1, count + 1):
        case = chinese_hands.case_of(rng, 4, {}, True)
        if rng.random() < 0.35:
            case = remade(rng, case)
        flags, hand = [names[flag] for flag in case['flags']], Hand({**case, 'flowers': []})
        # The last tile of its kind: the other three lie among the discards.
        if hand.every.count(hand.win) == 1 and rng.random() < 0.1 and 'rob_kong' not in flags:
            flags.append('last_tile')
        profile = rng.choice(['mil-1998', 'mil-1998', 'wmo-2006'])
        yield {**case, 'id': f'gmc-{seed}-{number}', 'source': 'generated', 'profile': profile, 'flags': flags, 'flowers': len(case['flowers'])}


if __name__ == '__main__':
    main(__doc__, answer, LEFT_OUT, generate)
