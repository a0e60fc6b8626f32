"""A second opinion on Zung Jung hands, written from rules-zungjung.md alone ("section n" below). See README.md for the form of cases.

A pattern is looked for in each reading of the hand; of each series the best one counts, and the reading of most points is taken.
"""
from collections import Counter
import chinese_hands
from chinese import HONORS, TERMINALS, Hand, forms, gates, is_pung, main, rules_for, seven_pairs, thirteen_orphans
from common import chow_from, in_order, kinds, written

# Section 3: points by series, the order of the list. Patterns of one series stand from the lowest to the highest.
SERIES = [
    {'all_sequences': 5}, {'concealed_hand': 5}, {'no_terminals': 5}, {'mixed_one_suit': 40, 'pure_one_suit': 80}, {'nine_gates': 480},
    {'value_honor': 10}, {'small_three_dragons': 40, 'big_three_dragons': 130},
    {'small_three_winds': 30, 'big_three_winds': 120, 'small_four_winds': 320, 'big_four_winds': 400}, {'all_honors': 320},
    {'all_triplets': 30}, {'two_concealed_triplets': 5, 'three_concealed_triplets': 30, 'four_concealed_triplets': 125},
    {'one_kong': 5, 'two_kong': 20, 'three_kong': 120, 'four_kong': 480},
    {'two_identical_sequences': 10, 'two_identical_sequences_twice': 60, 'three_identical_sequences': 120, 'four_identical_sequences': 480},
    {'three_similar_sequences': 35}, {'small_three_similar_triplets': 30, 'three_similar_triplets': 120}, {'nine_tile_straight': 40},
    {'three_consecutive_triplets': 100, 'four_consecutive_triplets': 200},
    {'mixed_lesser_terminals': 40, 'pure_lesser_terminals': 50, 'mixed_greater_terminals': 100, 'pure_greater_terminals': 400},
    {'final_draw': 10, 'final_discard': 10}, {'win_on_kong': 10}, {'robbing_a_kong': 10},
    {'blessing_of_heaven': 155, 'blessing_of_earth': 155}, {'thirteen_terminals': 160}, {'seven_pairs': 30},
]
# values: what differs from the list. minimum: least points of a win. threshold: what another loser pays at most (section 4).
# uniform: each loser pays the value. flowers: the family variant of section 2.
RULES = {'values': {}, 'minimum': 0, 'threshold': 25, 'uniform': False, 'flowers': False}
# Section 1. What version 2.51 was worth the sheet does not give.
PROFILES = {
    '3.3': {}, '3.0': {'values': {'all_triplets': 40, 'four_concealed_triplets': 115}},
    'mahjongtime': {'values': {'pure_one_suit': 100, 'small_three_dragons': 30, 'small_three_winds': 25}},
    'wsom-5': {'minimum': 5}, 'uniform': {'uniform': True}, 'family': {'flowers': True},
}
COMPOUND_LIMIT = 320
FLAGS = {
    'last_wall': 'final_draw', 'last_discard': 'final_discard', 'kong_replacement': 'win_on_kong', 'rob_kong': 'robbing_a_kong',
    'heavenly': 'blessing_of_heaven', 'earthly': 'blessing_of_earth',
}
# Cases that do not agree, with the reason. All four say themselves that they depart from the published list.
HONORS_IN = 'its source lets honours into no_terminals; section 3, 1.3: only 2 to 8'
LEFT_OUT = {
    'zj-b-0001': 'disputed: its source leaves out three_similar_sequences (section 3, 6.1: 35, added by rule 1)',
    'zj-b-0007': f'disputed: {HONORS_IN}',
    'zj-b-0008': f'disputed: {HONORS_IN}',
    'zj-b-0009': 'disputed: its source leaves out one_kong (section 3, 4.3.1: 5, added by rule 1)',
}


def as_hand(case):
    """A case that gives sets as one with concealed tiles and melds. A pair is never claimed: an open one was completed by the discard.

    Which other set the discard completed such a case does not say; an open set is taken as claimed.
    """
    if 'sets' not in case:
        return case
    concealed, melds, win = [], [], case.get('win')
    for one in case['sets']:
        tiles = in_order(kinds(one['tiles']))
        if len(tiles) == 2 or (len(tiles) == 3 and one['concealed']):
            concealed += tiles
            if not one['concealed']:
                win = tiles[0]
            continue
        name = ('ankan' if one['concealed'] else 'minkan') if len(tiles) == 4 else 'pon' if tiles[0] == tiles[1] else 'chi'
        melds.append({'type': name, 'tiles': one['tiles']})
    return {**case, 'hand': written(concealed), 'melds': melds, 'win': win, 'by': case.get('by') or 'ron'}


def circumstances(hand):
    found = {FLAGS[flag] for flag in hand.flags}
    return found - ({'final_discard', 'robbing_a_kong', 'blessing_of_earth'} if hand.drawn else {'final_draw', 'win_on_kong', 'blessing_of_heaven'})


def tile_patterns(hand):
    """Patterns of the tiles alone, which seven pairs have too (section 3, rule 6)."""
    tiles, found = set(hand.every), set()
    suits, honors = {tile[1] for tile in tiles} - {'z'}, bool(tiles & HONORS)
    if not tiles & (TERMINALS | HONORS):
        found.add('no_terminals')
    if len(suits) == 1:
        found.add('mixed_one_suit' if honors else 'pure_one_suit')
    if not suits:
        found.add('all_honors')
    if tiles <= TERMINALS:
        found.add('pure_greater_terminals')
    elif tiles <= TERMINALS | HONORS:
        found.add('mixed_greater_terminals')
    # 2.2: the thirteen tiles in hand, and any tile of the suit.
    if gates(hand, nine_sided=True):
        found.add('nine_gates')
    return found


def triplet_patterns(form, pungs):
    names, found = [group.tiles[0] for group in pungs], set()
    winds, dragons = sum(name in ('1z', '2z', '3z', '4z') for name in names), sum(name in ('5z', '6z', '7z') for name in names)
    wind_pair, dragon_pair = form.pair in ('1z', '2z', '3z', '4z'), form.pair in ('5z', '6z', '7z')
    if dragons == 3 or (dragons == 2 and dragon_pair):
        found.add('big_three_dragons' if dragons == 3 else 'small_three_dragons')
    if winds == 4 or (winds == 3 and wind_pair):
        found.add('big_four_winds' if winds == 4 else 'small_four_winds')
    elif winds == 3 or (winds == 2 and wind_pair):
        found.add('big_three_winds' if winds == 3 else 'small_three_winds')
    if len(pungs) == 4:
        found.add('all_triplets')
    own = sum(not group.open and not group.fed for group in pungs)
    found |= {('two_concealed_triplets', 'three_concealed_triplets', 'four_concealed_triplets')[own - 2]} if own > 1 else set()
    kongs = sum(group.kong for group in pungs)
    found |= {('one_kong', 'two_kong', 'three_kong', 'four_kong')[kongs - 1]} if kongs else set()
    numbers = [name for name in names if name[1] != 'z']
    for rank in '123456789':
        same = [rank + suit for suit in 'mps']
        held = sum(tile in numbers for tile in same)
        if held == 3 or (held == 2 and form.pair in same):
            found.add('three_similar_triplets' if held == 3 else 'small_three_similar_triplets')
    for suit in 'mps':
        ranks = {int(tile[0]) for tile in numbers if tile[1] == suit}
        for first in ranks:
            if {first + 1, first + 2} <= ranks:
                found.add('four_consecutive_triplets' if first + 3 in ranks else 'three_consecutive_triplets')
    return found


def sequence_patterns(runs):
    found, counts = set(), Counter(runs)
    if len(runs) == 4:
        found.add('all_sequences')
    most, pairs = max(counts.values(), default=0), sum(count // 2 for count in counts.values())
    if most > 2:
        found.add('four_identical_sequences' if most == 4 else 'three_identical_sequences')
    elif pairs:
        found.add('two_identical_sequences_twice' if pairs == 2 else 'two_identical_sequences')
    for rank in '1234567':
        if all(chow_from(rank + suit) in counts for suit in 'mps'):
            found.add('three_similar_sequences')
    for suit in 'mps':
        if all(chow_from(rank + suit) in counts for rank in '147'):
            found.add('nine_tile_straight')
    return found


def set_patterns(form, hand):
    pungs = [group for group in form.groups if is_pung(group)]
    runs = [group.tiles for group in form.groups if not is_pung(group)]
    found = triplet_patterns(form, pungs) | sequence_patterns(runs)
    if not hand.claimed:
        found.add('concealed_hand')
    parts = [set(group.tiles) for group in form.groups] + [{form.pair}]
    if all(part & TERMINALS for part in parts):
        found.add('pure_lesser_terminals')
    elif all(part & (TERMINALS | HONORS) for part in parts):
        found.add('mixed_lesser_terminals')
    return found


def value_sets(form, hand):
    """3.1: a triplet of a dragon or of the seat wind; each counts."""
    return sum(is_pung(group) and group.tiles[0] in ('5z', '6z', '7z', f'{hand.seat}z') for group in form.groups)


def flower_points(hand):
    """Section 2, the family variant. It is no pattern: it is added to the value."""
    points = sum(4 if tile[1] == str(hand.seat) else 2 for tile in hand.flowers)
    return points + 10 * sum(sum(tile[0] == series for tile in hand.flowers) == 4 for series in 'fs')


def result_of(form, hand, rules):
    if form.shape == 'orphans':
        found = {'thirteen_terminals'}
    else:
        found = tile_patterns(hand) | ({'seven_pairs'} if form.shape == 'pairs' else set_patterns(form, hand))
    found |= circumstances(hand)
    items = []
    for series in SERIES:
        # Rule 2: the best member of a series, by the values of the version.
        worth = {name: rules['values'].get(name, points) for name, points in series.items()}
        held = [name for name in series if name in found]
        if held:
            best = max(held, key=lambda name: worth[name])
            items.append({'id': best, 'points': worth[best]})
        if 'value_honor' in series and form.shape == 'sets':
            items += [{'id': 'value_honor', 'points': worth['value_honor']}] * value_sets(form, hand)
    total = sum(item['points'] for item in items)
    # Rule 5: a pattern of 320 or more alone is the value; a sum is cut.
    listed = [item for item in items if item['points'] >= COMPOUND_LIMIT]
    every = [item['id'] for item in items]
    if listed:
        items = [max(listed, key=lambda item: item['points'])]
        value = items[0]['points']
    else:
        value = min(total, COMPOUND_LIMIT)
    if rules['flowers']:
        value += flower_points(hand)
    # Section 2: a hand without a pattern is worth 1.
    value = max(value, 1)
    legal = value >= rules['minimum']
    found = {'wins': legal, 'legal': legal, 'fan': items, 'found': every, 'points': value, 'sum': total}
    return found if legal else {**found, 'error': 'below_minimum'}


def shares(points, by, rules):
    """Section 4: what the responsible player and each other loser pay; `each` where all pay the same."""
    if by == 'tsumo' or rules['uniform'] or points <= rules['threshold']:
        return {'each': points}
    return {'responsible': 3 * points - 2 * rules['threshold'], 'other': rules['threshold']}


def responsible(case):
    """Section 4: the first who let the tile go in this go-around, as [seat, tile] in order; None if the winner himself did."""
    before = [seat for seat, tile in case.get('discards', []) if tile == case['tile']] if case.get('tile') else []
    if case['winner'] in before:
        return None
    return before[0] if before else case['discarder']


def payment(case, rules):
    by, payer = case['by'], None
    if by == 'ron':
        payer = responsible(case)
        by = 'ron' if payer else 'tsumo'
    pays, delta = shares(case['points'], by, rules), [0, 0, 0, 0]
    for seat in range(1, 5):
        if seat != case['winner']:
            amount = pays['each'] if 'each' in pays else pays['responsible' if seat == payer else 'other']
            delta[seat - 1] -= amount
            delta[case['winner'] - 1] += amount
    return {'delta': delta, 'responsible': payer}


def answer(case):
    """The result of a case: a hand, or of kind payment (`points`); None for other kinds."""
    kind = case.get('kind', 'hand')
    if kind not in ('hand', 'payment'):
        return None
    rules = rules_for(case, RULES, PROFILES, '3.3')
    if kind == 'payment':
        return {'id': case.get('id'), **payment(case, rules)}
    hand = Hand(as_hand(case))
    unknown = hand.flags - set(FLAGS)
    if unknown:
        raise ValueError(f'flags {sorted(unknown)} are none of {", ".join(FLAGS)}')
    # Section 2: four alike may be two pairs.
    shapes = forms(hand) + seven_pairs(hand, four_alike=True) + thirteen_orphans(hand)
    found = max((result_of(form, hand, rules) for form in shapes), key=lambda one: (one['points'], one['sum']), default=None)
    if found is None:
        return {'id': case.get('id'), 'wins': False, 'legal': False, 'fan': [], 'error': 'not_winning'}
    if found['legal']:
        found['pays'] = shares(found['points'], hand.by, rules)
    return {'id': case.get('id'), **found}


if __name__ == '__main__':
    main(__doc__, answer, LEFT_OUT, chinese_hands.zung_jung)
