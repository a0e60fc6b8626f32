"""A second opinion on International hands, written from rules-international.md alone ("section n" below). See README.md for the form.

Most values of the sheet are house choices (its section 4). A hand is counted in every structure it has, and as each special hand.
"""
import math
from collections import Counter
import chinese_hands
from chinese import HONORS, TERMINALS, Hand, forms, gates, is_pung, main, rules_for, seven_pairs, thirteen_orphans

# Section 4. A special hand is fixed: nothing is added to it.
SPECIAL = {'thirteen_unios': 13, 'nine_gates': 10, 'four_kongs': 13, 'heavenly': 13, 'earthly': 13, 'eight_flowers': 8}
VALUES = {
    'coward': 0.5, 'plain': 1, 'all_pungs': 3, 'all_concealed_pungs': 8, 'seven_pairs': 4, 'mixed_suit': 3, 'pure_suit': 7, 'all_honours': 7,
    'mixed_unios': 1, 'pure_unios': 7, 'dragon_pung': 1, 'small_three_dragons': 3, 'big_three_dragons': 5, 'chance_wind': 1, 'chance_round': 1,
    'small_four_winds': 3, 'big_four_winds': 5, 'selfmake': 1, 'kong_win': 1, 'robbed_kong': 1, 'last_pai': 1, 'concealed_hand': 1,
    'chance_flower': 1, 'flower_series': 2, 'no_flower': 1,
}
FLOWERS = ('chance_flower', 'flower_series', 'no_flower')
# Section 3: mados at 1, 2, 3 ... fans; what is above 15 is paid as 15.
CHART = (2, 4, 8, 16, 32, 64, 128, 256, 512, 1000, 2000, 3000, 4000, 5000, 6000)
# Section 5: what the exposer, another loser and each loser of a self-made win pay, in parts of the chart value.
PAYMENTS = {'half': (1, 0.5, 1), 'full': (2, 0, 1), 'double': (2, 1, 2)}
RULES = {'values': VALUES, 'minimum': 0, 'payment': 'half'}
PROFILES = {'imj': {}, 'full': {'payment': 'full'}, 'double': {'payment': 'double'}, 'minimum-3': {'minimum': 3}}
FLAGS = {'last_wall', 'last_discard', 'kong_replacement', 'rob_kong', 'heavenly', 'earthly'}
LEFT_OUT = {}


def structure(form, hand):
    """The one structure of a reading."""
    if form.shape == 'pairs':
        return 'seven_pairs'
    pungs = sum(is_pung(group) for group in form.groups)
    if pungs == 0:
        return 'plain'
    if pungs < 4:
        return 'coward'
    concealed = not hand.claimed and (hand.drawn or form.pair_fed)
    return 'all_concealed_pungs' if concealed else 'all_pungs'


def of_tiles(hand):
    """At most one element of the suits, and one of the unios."""
    tiles = set(hand.every)
    suits, honors = {tile[1] for tile in tiles} - {'z'}, bool(tiles & HONORS)
    found = Counter()
    if not suits:
        found['all_honours'] = 1
    elif len(suits) == 1:
        found['mixed_suit' if honors else 'pure_suit'] = 1
    if tiles <= TERMINALS:
        found['pure_unios'] = 1
    elif tiles <= TERMINALS | HONORS and suits:
        found['mixed_unios'] = 1
    return found


def of_honours(form, hand):
    found = Counter()
    pungs = {group.tiles[0] for group in form.groups if is_pung(group)}
    dragons, winds = pungs & {'5z', '6z', '7z'}, pungs & {'1z', '2z', '3z', '4z'}
    found['dragon_pung'] = len(dragons)
    found['small_three_dragons'] = int(len(dragons) == 2 and form.pair in ('5z', '6z', '7z'))
    found['big_three_dragons'] = int(len(dragons) == 3)
    found['chance_wind'] = int(f'{hand.seat}z' in winds)
    found['chance_round'] = int(f'{hand.round}z' in winds)
    found['small_four_winds'] = int(len(winds) == 3 and form.pair in ('1z', '2z', '3z', '4z'))
    found['big_four_winds'] = int(len(winds) == 4)
    return found


def of_win_and_flowers(hand):
    found = Counter()
    found['selfmake'] = int(hand.drawn)
    found['kong_win'] = int(hand.drawn and 'kong_replacement' in hand.flags)
    found['robbed_kong'] = int('rob_kong' in hand.flags)
    found['last_pai'] = int(bool({'last_wall', 'last_discard'} & hand.flags))
    found['no_flower'] = int(not hand.flowers)
    for series in 'fs':
        tiles = [tile for tile in hand.flowers if tile[0] == series]
        found['flower_series'] += len(tiles) == 4
        found['chance_flower'] += len(tiles) < 4 and f'{series}{hand.seat}' in tiles
    return found


def ordinary(form, hand):
    """The elements of a reading with its structure."""
    name = structure(form, hand)
    found = Counter({name: 1}) + of_tiles(hand) + of_win_and_flowers(hand)
    if form.shape == 'sets':
        found += of_honours(form, hand)
    if not hand.melds and name not in ('seven_pairs', 'all_concealed_pungs'):
        found['concealed_hand'] = 1
    return found


def special(hand, shapes):
    """The special hands there are."""
    found = [name for name in ('heavenly', 'earthly') if name in hand.flags]
    if gates(hand, False):
        found.append('nine_gates')
    if any(form.shape == 'orphans' for form in shapes):
        found.append('thirteen_unios')
    if sum(group.kong for group in hand.melds) == 4:
        found.append('four_kongs')
    return found


def candidates(hand, rules):
    """All ways to count the hand: (legal, fans before rounding, items)."""
    if len(hand.flowers) == 8 and not hand.concealed:
        yield True, SPECIAL['eight_flowers'], [{'id': 'eight_flowers', 'faan': SPECIAL['eight_flowers']}]
        return
    shapes = forms(hand) + seven_pairs(hand, four_alike=True) + thirteen_orphans(hand)
    if not shapes:
        return
    for name in special(hand, shapes):
        yield True, SPECIAL[name], [{'id': name, 'faan': SPECIAL[name]}]
    for form in shapes:
        if form.shape == 'orphans':
            continue
        found = ordinary(form, hand)
        items = [{'id': name, 'faan': VALUES[name]} for name, count in sorted(found.items()) for _ in range(count)]
        total = sum(item['faan'] for item in items)
        counted = total - sum(item['faan'] for item in items if item['id'] in FLOWERS)
        # Section 5: flowers do not count toward the minimum.
        yield counted >= rules['minimum'], total, items


def fans(total):
    """Article 30.2: half a fan is paid as one; above, fractions are dropped."""
    return max(1, math.floor(total))


def answer(case):
    if case.get('kind', 'hand') != 'hand':
        return None
    rules, hand = rules_for(case, RULES, PROFILES, 'imj'), Hand(case)
    if hand.flags - FLAGS:
        raise ValueError(f'flags {sorted(hand.flags - FLAGS)} are none of {", ".join(sorted(FLAGS))}')
    found = max(candidates(hand, rules), key=lambda one: one[:2], default=None)
    if found is None:
        return {'id': case.get('id'), 'wins': False, 'legal': False, 'fan': [], 'error': 'not_winning'}
    legal, total, items = found
    result = {'id': case.get('id'), 'wins': legal, 'legal': legal, 'fan': items, 'total': total, 'faan': fans(total)}
    if not legal:
        return {**result, 'error': 'below_minimum'}
    mados = CHART[min(result['faan'], len(CHART)) - 1]
    exposer, other, each = (int(part * mados) for part in PAYMENTS[rules['payment']])
    pays = {'each': each} if hand.drawn else {'discarder': exposer, 'other': other}
    return {**result, 'points': mados, 'pays': pays}


if __name__ == '__main__':
    main(__doc__, answer, LEFT_OUT, chinese_hands.international)
