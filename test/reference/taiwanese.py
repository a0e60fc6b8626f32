"""A second opinion on Taiwanese hands of 16 tiles, written from rules-taiwanese.md alone ("section n" below). See README.md for the form.

Family A (section 2): presets sml, cml, star31, shenlaiye, ataw, with the ids of the sheet; payment is base + tai. Family B (section 5):
presets mt and wd; payment is the tai. Family C (section 6) is described in part only and is left out. tw-a is the table of the
conformance cases (their README, taiwanese-scoring).
"""
from collections import Counter
import chinese_hands
from chinese import HONORS, Hand, forms, is_chow, is_pung, main, rules_for, waits
from common import in_order, kinds, written

WINDS, DRAGONS = ('1z', '2z', '3z', '4z'), ('5z', '6z', '7z')
# Section 2, column SML.
SML = {
    'concealed': 1, 'fully': 1, 'self': 1, 'seat': 1, 'round': 1, 'dragon': 1, 'flower': 1, 'flowerset': 1, 'single': 1, 'rob': 1,
    'kongdraw': 1, 'lastdraw': 1, 'pinghu': 2, 'cp3': 2, 'allbeg': 2, 'allpung': 4, 'sd3': 4, 'halfflush': 4, 'eready': 8, 'cp4': 5,
    'cp5': 8, 'bd3': 8, 'sw4': 8, 'fullflush': 8, 'eightfl': 8, 'seven1': 8, 'hready': 16, 'ehu': 16, 'hhu': 16, 'allhonor': 16,
    'bw4': 16, 'thu': 24,
}


def but(values, without=(), **changes):
    return {name: value for name, value in {**values, **changes}.items() if name not in without}


# Section 5. Ids are ours. MT: a win as such is 2; the values marked "?" there are as printed.
HONOUR_PUNG = {
    'flower': 1, 'no_flowers': 1, 'honour': 1, 'mkong': 1, 'ckong': 2, 'self': 1, 'concealed': 1, 'fully': 3, 'rob': 1, 'lastdraw': 1,
    'lastclaim': 1, 'early': 5, 'very_early': 10, 'hready': 10, 'cp2': 2, 'cp3': 5, 'cp5': 40, 'little_winds': 5, 'sw4': 30, 'bw4': 40,
    'allpung': 10, 'halfflush': 10, 'fullflush': 40, 'sequences': 3, 'pure_sequences': 10, 'straight': 5, 'concealed_straight': 10,
    'exposed': 10, 'seven1': 20, 'eightfl': 30, 'thu': 40, 'ehu': 40,
}
MT = {**HONOUR_PUNG, 'win': 2, 'edge': 1, 'pair_wait': 1, 'cp4': 15, 'big_winds': 15, 'sd3': 15, 'bd3': 40}
WD = {
    **HONOUR_PUNG, 'edge': 2, 'pair_wait': 2, 'ready': 1, 'no_honours': 1, 'no_honours_flowers': 3, 'cp4': 10, 'big_winds': 10,
    'sd3': 10, 'bd3': 30, 'pairs8': 30,
}

# Which patterns a pattern replaces. Section 2: heavenly, earthly and human win take the concealed hand; T12 shows that what the
# earthly win takes includes fully concealed. The heavenly win takes single wait and kong replacement too. Self-draw stays.
SERIES = {
    'cp3': ('cp2',), 'cp4': ('cp3', 'cp2'), 'cp5': ('cp4', 'cp3', 'cp2'), 'bd3': ('dragon', 'sd3'), 'sd3': ('dragon',),
    'bw4': ('seat', 'round', 'wind', 'sw4'), 'sw4': ('seat', 'round', 'wind'), 'allbeg': ('single',), 'half': ('single',),
    'five_claimed': ('single',), 'thu': ('concealed', 'fully', 'single', 'kongdraw'), 'ehu': ('concealed', 'fully'),
    'hhu': ('concealed', 'fully'),
}
FAMILY_B = {
    'cp3': ('cp2',), 'cp4': ('cp3', 'cp2'), 'cp5': ('cp4', 'cp3', 'cp2'), 'bd3': ('sd3',), 'big_winds': ('little_winds',),
    'sw4': ('big_winds',), 'bw4': ('big_winds', 'sw4'), 'fully': ('concealed', 'self'), 'exposed': ('pair_wait', 'edge', 'win'),
    'no_honours_flowers': ('no_honours', 'no_flowers'), 'pure_sequences': ('sequences',), 'very_early': ('early',),
    'concealed_straight': ('straight',), 'eightfl': ('flower',), 'seven1': ('flower',),
}

# absorbs: see above. set_replaces: a flower kong replaces the own flower. every_flower: each flower is worth one.
# any_wind: each pung of winds is worth one, whose it may be (instead of seat and round).
# flat: the flat hand: 'concealed' (whether it may be), 'flowers' (whether it may have some), 'wait': 'some' reading is two-sided,
# 'every' reading is, or 'not_single' besides.
# eight: eight flowers 'win' at once (a hand without tiles) or are 'add'ed to a win.
# Values that are options of the leagues (section 2) are off: pairs8 8, four_kongs 8, five_kongs 16.
# cap: most tai of a hand; minimum: least. base, unit: payment is base + unit x tai (section 3).
# wait_said: the case says whether the wait is single. dealer_inside: the dealer tai are items of the hand.
# split: the liable player and another discarder pay half each (section 2, liability); else the liable player pays alone.
RULES = {
    'values': SML, 'absorbs': SERIES, 'set_replaces': False, 'every_flower': False, 'any_wind': False,
    'flat': {'concealed': False, 'flowers': True, 'wait': 'some'}, 'eight': 'win', 'cap': None, 'minimum': 0, 'base': 5, 'unit': 1,
    'wait_said': False, 'dealer_inside': False, 'split': False, 'names': {},
}
# Winds stay beside little four winds (section 2, sw4); T13 shows it for Star31 too.
KEEP_WINDS = {**SERIES, 'sw4': ()}
TW_A_NAMES = {
    'flower': 'own_flower', 'flowerset': 'flower_group', 'bd3': 'big_three_dragons', 'sd3': 'small_three_dragons', 'dragon': 'dragon_triplet',
    'halfflush': 'half_flush', 'fullflush': 'full_flush', 'sw4': 'small_four_winds', 'bw4': 'big_four_winds', 'pinghu': 'all_sequences',
    'seat': 'seat_wind', 'round': 'round_wind', 'cp3': 'three_concealed_triplets', 'cp4': 'four_concealed_triplets',
    'cp5': 'five_concealed_triplets', 'fully': 'concealed_self_draw', 'self': 'self_draw', 'kongdraw': 'win_after_kong',
    'lastclaim': 'last_discard', 'thu': 'heavenly_hand', 'ehu': 'earthly_hand', 'allpung': 'all_triplets', 'eightfl': 'eight_flowers',
    'lastdraw': 'last_draw', 'rob': 'robbing_kong', 'allhonor': 'all_honors',
}
PAYS_TAI = {'absorbs': FAMILY_B, 'every_flower': True, 'base': 0}
PROFILES = {
    'sml': {},
    'cml': {'set_replaces': True, 'flat': {'concealed': False, 'flowers': False, 'wait': 'some'}, 'eight': 'add', 'absorbs': KEEP_WINDS,
            'values': but(SML, ['seven1'])},
    'star31': {
        'values': but(SML, ['seven1', 'hhu', 'flowerset', 'seat', 'round'], wind=1, nohonflower=2, ready=1, mkong=1, ckong=2, eready=4,
                      hready=8, allhonor=8),
        'every_flower': True, 'any_wind': True, 'flat': {'concealed': False, 'flowers': False, 'wait': 'some'}, 'absorbs': KEEP_WINDS,
    },
    # T17: a flat hand with flowers is worth nothing here.
    'shenlaiye': {
        'values': but(SML, flowerset=2, half=1, ready=1, eready=4, hhu=8, allhonor=8, openfl=4), 'set_replaces': True, 'eight': 'add',
        'flat': {'concealed': True, 'flowers': False, 'wait': 'every'}, 'absorbs': {**KEEP_WINDS, 'allhonor': ('allpung',)},
    },
    'ataw': {
        'values': but(SML, flowerset=2, lastclaim=1, half=1, eready=4, hready=8, thu=16, openfl=12), 'cap': 81,
        'flat': {'concealed': False, 'flowers': False, 'wait': 'not_single'},
        'absorbs': {**SERIES, 'cp5': ('cp4', 'cp3', 'concealed', 'allpung'), 'allhonor': ('allpung',)},
    },
    'mt': {**PAYS_TAI, 'values': MT},
    'wd': {**PAYS_TAI, 'values': WD, 'minimum': 5},
    # Concealed and self-drawn is 3 and not 1 + 1; a single wait is worth nothing; the dealer's tai are part of the hand.
    'tw-a': {
        'values': but(SML, ['single'], fully=3, flowerset=2, lastclaim=1, thu=32, dealer=1, dealer_streak=1), 'eight': 'add',
        'absorbs': {**SERIES, 'fully': ('concealed', 'self')}, 'flat': {'concealed': True, 'flowers': False, 'wait': 'not_single'},
        'wait_said': True, 'dealer_inside': True, 'names': TW_A_NAMES,
    },
}
# Cases that do not agree, with the reason.
LEFT_OUT = {}
FLAGS = {
    'kong_replacement': 'kongdraw', 'last_wall': 'lastdraw', 'last_discard': 'lastclaim', 'rob_kong': 'rob', 'heavenly': 'thu',
    'earthly': 'ehu', 'human': 'hhu', 'ready': 'ready', 'earthly_ready': 'eready', 'heavenly_ready': 'hready',
    'seven_rob_one': 'seven1', 'opening_flowers': 'openfl', 'early': 'early', 'very_early': 'very_early',
}


def as_hand(case):
    """A case that gives sets and a pair as one with concealed tiles and melds. The set that an open discard completed is concealed."""
    if 'hand' in case:
        return case
    concealed, melds, [win] = kinds(case['pair']), [], kinds(case['win'])
    found = win in concealed or any(win in kinds(one['tiles']) for one in case['sets'] if not one['open'] and len(one['tiles']) == 4)
    for one in case['sets']:
        tiles, kong = kinds(one['tiles']), len(one['tiles']) == 5
        if kong or (one['open'] and (found or win not in tiles)):
            melds.append({'type': one['type'] if not kong or one['open'] else 'ankan', 'tiles': one['tiles']})
            continue
        found = found or win in tiles
        concealed += tiles
    return {**case, 'hand': written(in_order(concealed)), 'melds': melds}


def eight_pairs(hand):
    """Section 2, pairs8: seven pairs and a triplet; four alike are two pairs."""
    counts = Counter(hand.concealed)
    odd = [tile for tile in counts if counts[tile] % 2]
    return not hand.melds and len(hand.concealed) == 17 and len(odd) == 1 and counts[odd[0]] == 3


def flower_patterns(hand, rules):
    counts = Counter()
    for series in 'fs':
        whole = sum(tile[0] == series for tile in hand.flowers) == 4
        counts['flowerset'] += int(whole)
        if f'{series}{hand.seat}' in hand.flowers and not (whole and rules['set_replaces']):
            counts['flower'] += 1
    if rules['every_flower']:
        counts['flower'] = len(hand.flowers)
    counts['no_flowers'] = int(not hand.flowers)
    counts['eightfl'] = int(len(hand.flowers) == 8 and rules['eight'] == 'add')
    return counts


def tile_patterns(hand):
    counts, tiles = Counter(), set(hand.every)
    suits, honours = {tile[1] for tile in tiles} - {'z'}, bool(tiles & HONORS)
    counts['halfflush'] = int(len(suits) == 1 and honours)
    counts['fullflush'] = int(len(suits) == 1 and not honours)
    counts['allhonor'] = int(not suits)
    counts['no_honours'] = int(not honours)
    counts['nohonflower'] = counts['no_honours_flowers'] = int(not honours and not hand.flowers)
    return counts


def wait_of(form, hand):
    """How the winning tile completes this reading: pair, pung, two_sided, edge, middle; None where it is not known."""
    if form.pair_fed or hand.win is None:
        return 'pair' if form.pair_fed else None
    group = next(group.tiles for group in form.groups if group.fed)
    if not is_chow(group):
        return 'pung'
    if group[1] == hand.win:
        return 'middle'
    rank = hand.win[0]
    return 'edge' if (group[0] == hand.win and rank == '7') or (group[2] == hand.win and rank == '3') else 'two_sided'


def placed(hand):
    """Each reading with each place of the winning tile, drawn or not. Of a draw the completed set is concealed all the same."""
    by, hand.by = hand.by, 'ron'
    found = forms(hand)
    hand.by = by
    return [(form, wait_of(form, hand)) for form in found]


def is_flat(form, wait, every, hand, rules, only):
    """Section 2, pinghu: five chows, a suit pair, a discard, a two-sided wait; the switches of the preset."""
    flat, kind = rules['flat'], wait == 'two_sided'
    if any(is_pung(group) for group in form.groups) or form.pair[1] == 'z' or hand.drawn:
        return False
    if (hand.flowers and not flat['flowers']) or (not hand.claimed and not flat['concealed']):
        return False
    if flat['wait'] == 'every':
        return all(other == 'two_sided' for other in every)
    return kind and (flat['wait'] != 'not_single' or not only)


def set_patterns(form, wait, hand, rules, only):
    counts, pungs = Counter(), [group for group in form.groups if is_pung(group)]
    names = [group.tiles[0] for group in pungs]
    concealed = sum(not group.open and not (group.fed and not hand.drawn) for group in pungs)
    open_sets = sum(group.open for group in form.groups)
    winds, dragons = [name for name in names if name in WINDS], [name for name in names if name in DRAGONS]
    counts['seat'], counts['round'] = int(f'{hand.seat}z' in winds), int(f'{hand.round}z' in winds)
    counts['wind'], counts['dragon'], counts['honour'] = len(winds), len(dragons), len(winds) + len(dragons)
    counts['sd3'] = int(len(dragons) == 2 and form.pair in DRAGONS)
    counts['bd3'] = int(len(dragons) == 3)
    counts['little_winds'] = int(len(winds) == 2 and form.pair in WINDS)
    counts['big_winds'] = int(len(winds) == 3)
    counts['sw4'] = int(len(winds) == 3 and form.pair in WINDS)
    counts['bw4'] = int(len(winds) == 4)
    counts['mkong'] = sum(group.kong and group.open for group in pungs)
    counts['ckong'] = sum(group.kong and not group.open for group in pungs)
    kongs = counts['mkong'] + counts['ckong']
    counts['four_kongs'], counts['five_kongs'] = int(kongs == 4), int(kongs == 5)
    counts['allpung'] = int(len(pungs) == 5)
    for number in (2, 3, 4, 5):
        counts[f'cp{number}'] = int(concealed == number)
    counts['sequences'] = int(not pungs)
    counts['pure_sequences'] = int(not pungs and form.pair[1] != 'z' and not hand.flowers)
    runs = {group.tiles for group in form.groups if not is_pung(group)}
    for suit in 'mps':
        straight = [tuple(f'{first + step}{suit}' for step in range(3)) for first in (1, 4, 7)]
        if set(straight) <= runs:
            own = {group.tiles for group in form.groups if not group.open}
            counts['concealed_straight' if set(straight) <= own else 'straight'] = 1
    # Begging: all five sets are claimed (T06, T07: no single wait then, whoever gives the tile).
    counts['five_claimed'] = int(open_sets == 5)
    counts['allbeg'], counts['half'] = int(open_sets == 5 and not hand.drawn), int(open_sets == 5 and hand.drawn)
    counts['exposed'] = int(open_sets == 5)
    counts['edge'], counts['pair_wait'] = int(wait in ('edge', 'middle')), int(wait == 'pair')
    counts['single'] = int(only and wait in ('edge', 'middle', 'pair'))
    return counts


def circumstances(hand, case, rules):
    counts = Counter({FLAGS[flag]: 1 for flag in hand.flags})
    if not hand.drawn:
        counts['kongdraw'] = counts['lastdraw'] = 0
    counts['win'] = 1
    counts['self'] = int(hand.drawn)
    counts['concealed'] = int(not hand.claimed)
    counts['fully'] = int(not hand.claimed and hand.drawn)
    if rules['dealer_inside'] and case.get('dealer'):
        streak = case.get('dealer_streak', 0)
        counts['dealer_streak' if streak else 'dealer'] = 1 + 2 * streak
    return counts


def scored(counts, case, rules):
    """The items left after what is replaced is taken away, and the result."""
    values = rules['values']
    held = {name: count for name, count in counts.items() if count}
    gone = {lower for name in held if name in values or name == 'five_claimed' for lower in rules['absorbs'].get(name, ())}
    items = []
    for name in sorted(held):
        if name in values and name not in gone:
            named = rules['names'].get(name, name)
            whole = name == 'dealer_streak'
            items += [{'id': named, 'tai': held[name] * values[name]}] if whole else [{'id': named, 'tai': values[name]}] * held[name]
    tai = sum(item['tai'] for item in items)
    legal = tai >= rules['minimum']
    found = {'wins': legal, 'legal': legal, 'fan': items, 'tai': tai if rules['cap'] is None else min(tai, rules['cap']), 'tai_uncapped': tai}
    return found if legal else {**found, 'error': 'below_minimum'}


def best(hand, case, rules):
    """The best reading. Flowers alone win where eight of them do (section 2, eightfl; section 5)."""
    base = circumstances(hand, case, rules) + flower_patterns(hand, rules)
    if not hand.every:
        flower = 'eightfl' if len(hand.flowers) == 8 else 'seven1' if 'seven_rob_one' in hand.flags else None
        # "At the opening" adds its own tai (openfl). Nothing else of the hand counts.
        names = [flower] + (['openfl'] if 'opening_flowers' in hand.flags else [])
        return scored(Counter(names), case, rules) if flower in rules['values'] else None
    base += tile_patterns(hand)
    readings = placed(hand)
    only = bool(readings) and hand.win is not None and len(waits(hand)) == 1
    if rules['wait_said']:
        only = bool(case.get('single_wait'))
    every, found = [wait for _, wait in readings], []
    for form, wait in readings:
        counts = base + set_patterns(form, wait, hand, rules, only)
        counts['pinghu'] = int(is_flat(form, wait, every, hand, rules, only))
        found.append(scored(counts, case, rules))
    if 'pairs8' in rules['values'] and eight_pairs(hand):
        found.append(scored(base + Counter({'pairs8': 1}), case, rules))
    return max(found, key=lambda one: (one['tai'], one['tai_uncapped'], len(one['fan'])), default=None)


def pay(tai, dealer, streak, rules):
    """Section 3: base + unit x (tai + dealer part); the dealer part is outside the cap."""
    tai = tai if rules['cap'] is None else min(tai, rules['cap'])
    return rules['base'] + rules['unit'] * (tai + (1 + 2 * streak if dealer else 0))


def deltas(case, rules):
    """Section 3, by seat 1 to 4; `dealer` is a seat (default 1). Liability: section 2, last paragraph."""
    winner, discarder, liable = case['winner'], case.get('discarder'), case.get('liable')
    dealer, streak, delta = case.get('dealer', 1), case.get('dealer_streak', 0), [0, 0, 0, 0]
    payers = [discarder] if case['by'] == 'ron' else [seat for seat in range(1, 5) if seat != winner]
    for payer in payers:
        amount = pay(case['tai'], dealer in (winner, payer), streak, rules)
        owed = {liable or payer: amount}
        if rules['split'] and case['by'] == 'ron' and liable and liable != payer:
            owed = {payer: -(-amount // 2), liable: -(-amount // 2)}
        for seat, part in owed.items():
            delta[seat - 1] -= part
            delta[winner - 1] += part
    return delta


def answer(case):
    """The result of a case: a hand, or of kind payment (`tai`); None for other kinds."""
    kind = case.get('kind', 'hand')
    if kind not in ('hand', 'payment'):
        return None
    rules = rules_for(case, RULES, PROFILES, 'sml')
    if kind == 'payment':
        return {'id': case.get('id'), 'delta': deltas(case, rules)}
    hand = Hand(as_hand(case), sets=5)
    unknown = hand.flags - set(FLAGS)
    if unknown:
        raise ValueError(f'flags {sorted(unknown)} are none of {", ".join(FLAGS)}')
    found = best(hand, case, rules)
    if found is None:
        return {'id': case.get('id'), 'wins': False, 'legal': False, 'fan': [], 'error': 'not_winning'}
    dealer, streak = case.get('dealer', hand.seat == 1), case.get('dealer_streak', 0)
    if found['legal'] and not rules['dealer_inside']:
        most = pay(found['tai'], True, streak, rules)
        found['pays'] = {'each': most} if dealer else {'dealer': most, 'other': pay(found['tai'], False, streak, rules)}
    return {'id': case.get('id'), **found}


if __name__ == '__main__':
    main(__doc__, answer, LEFT_OUT, chinese_hands.taiwanese)
