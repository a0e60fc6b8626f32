"""A second opinion on Hong Kong hands, written from rules-hongkong.md alone ("section n" below). See README.md for the form of cases.

The patterns of a hand are found first, all that hold; the table of a profile then says what each is worth and which replaces which.
`cantonese.py` uses the same patterns with tables of its own.
"""
from collections import Counter
import chinese_hands
from chinese import HONORS, TERMINALS, Hand, forms, gates, is_pung, main, rules_for, seven_pairs, thirteen_orphans

# Section 2, the patterns that have the same value in each of the three tables.
COMMON = {
    'self_draw': 1, 'robbing_kong': 1, 'kong_replacement': 1, 'all_chows': 1, 'dragon_pung': 1, 'seat_wind': 1, 'round_wind': 1,
    'own_flower': 1, 'no_flowers': 1, 'all_pungs': 3, 'mixed_one_suit': 3,
}
JEWELS = {'jade_dragon': 's6z', 'ruby_dragon': 'm7z', 'pearl_dragon': 'p5z'}
LIMIT_HANDS = (
    'great_dragons', 'hidden_treasure', 'small_winds', 'great_winds', 'all_honors', 'all_terminals', 'nine_gates', 'thirteen_orphans',
    'all_kongs', *JEWELS, 'heavenly_hand', 'earthly_hand',
)
# Section 2, one column each. 'L': a limit hand, to which nothing is added.
MT_VALUES = {
    **COMMON, 'last_tile': 1, 'last_discard': 1, 'flower_set': 2, 'pure_one_suit': 6, 'small_dragons': 4, 'seven_pairs': 4,
    **{name: 'L' for name in LIMIT_HANDS},
}
HKMA_VALUES = {
    **COMMON, 'last_tile': 1, 'double_kong': 10, 'flower_set': 1, 'pure_one_suit': 7, 'small_dragons': 3, 'mixed_terminals': 1,
    'great_dragons': 5, 'hidden_treasure': 10, 'small_winds': 10, 'great_winds': 10, 'all_honors': 10, 'all_terminals': 10,
    'nine_gates': 10, 'thirteen_orphans': 10, 'all_kongs': 10, 'heavenly_hand': 10, 'earthly_hand': 10, 'concealed': 1,
    'seven_flowers': 3, 'eight_flowers': 10,
}
Y_VALUES = {
    **COMMON, 'concealed': 1, 'flower_set': 1, 'pure_one_suit': 6, 'small_dragons': 4, 'seven_pairs': 4, 'great_dragons': 6,
    'all_honors': 7,
    **{name: 'L' for name in ('hidden_treasure', 'all_terminals', 'nine_gates', 'thirteen_orphans', 'all_kongs', *JEWELS)},
}
# Section 3: what another loser pays at 0, 1, 2 ... faan; the last value goes on. Full-spicy is 2 to the power of the faan.
CURVES = {
    'laak': (1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64),
    'half_spicy': (1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384),
}

# values: faan by pattern, or 'L'.
# limit: most faan; None: no limit (a limit hand is then 13). minimum: least faan of a win. minimum_flowers: flowers count towards it.
# flowers: they are in play. flower_set: it 'replaces' the own flower of its series, or counts 'besides' it.
# flower_wins: seven or eight flowers win at once ('instant'; a hand without tiles asks for that), or 'add' to a hand instead of the
# other flower values.
# concealed: 'any' (a concealed kong is allowed), 'no_kong', or 'without_flowers' (no kong, and only where flowers are not in play).
# treasure: four concealed pungs: the last tile is 'drawn', or a discard completes the 'pair'. treasure_kongs: concealed kongs count.
# gates: nine gates: 'nine' (the nine-sided wait), 'drawn' (on a draw any wait, else the nine-sided), 'any'.
# last_tile: 'drawn', or 'any' (the last discard too). replacement: 'any' (after a flower too) or 'kong'.
# absorbs: patterns that a pattern replaces. whole: patterns whose value replaces all but circumstances and flowers.
# curve, payers: the table of points and 'shared' (the discarder pays double), 'discarder' (he pays for all) or 'hkma'.
# names: ids of the results that are not those of section 2.
# dealer: what a payment from or to the dealer is multiplied by. winners: of a discard, 'nearest' or 'all' (section 4).
RULES = {
    'values': MT_VALUES, 'limit': 10, 'minimum': 0, 'minimum_flowers': True, 'flowers': True, 'flower_set': 'replaces',
    'concealed': 'any', 'treasure': 'drawn', 'treasure_kongs': True, 'gates': 'nine', 'last_tile': 'drawn', 'replacement': 'any',
    'flower_wins': 'instant', 'absorbs': {'small_dragons': ('dragon_pung',)}, 'whole': (), 'curve': 'laak', 'payers': 'shared', 'dealer': 1,
    'winners': 'nearest', 'names': {},
}
HKMA = {
    'values': HKMA_VALUES, 'minimum': 3, 'flower_set': 'besides', 'concealed': 'without_flowers', 'treasure': 'pair',
    'treasure_kongs': False, 'gates': 'drawn', 'replacement': 'kong', 'curve': 'half_spicy', 'payers': 'hkma',
    # Section 2: five and three dragon pungs are eight, three and two are five. Kong upon kong stands for the kong (section 2 names it
    # apart; the sum is the limit).
    'absorbs': {'double_kong': ('kong_replacement',)},
}
# NYC (section 6): MT and one faan for concealed, which a concealed kong does not break and seven pairs have; hidden treasure
# without kongs (its rule set says so, rulesets/hk_nyc_social_v1.json).
NYC = {'values': {**MT_VALUES, 'concealed': 1}, 'minimum': 3, 'treasure_kongs': False}
PROFILES = {
    'mt': {}, 'nyc': NYC, 'hkma': {**HKMA, 'flowers': False}, 'hkma_flowers': HKMA,
    # Where the older table is silent (minimum, limit, points), it is as MT.
    'y': {'values': Y_VALUES, 'flower_set': 'besides', 'concealed': 'no_kong',
          'absorbs': {'small_dragons': ('dragon_pung',), 'great_dragons': ('dragon_pung',)}},
}
# Names of the conformance cases (section 6). The sheet does not give the table of hk-h: HKMA with flowers stands in for it, which has
# the value of seven for one suit that the one case asks for.
PROFILES.update({'hk-e': NYC, 'hk-e0': {**NYC, 'minimum': 0}, 'hk-f': PROFILES['hkma'], 'hk-g': HKMA, 'hk-h': HKMA})

# Cases that do not agree, with the reason.
LEFT_OUT = {}
FLAGS = {
    'last_wall', 'last_discard', 'kong_replacement', 'flower_replacement', 'double_kong_replacement', 'rob_kong', 'heavenly', 'earthly',
    'concealed', 'count_no_flowers',
}
CIRCUMSTANCES = {
    'self_draw', 'concealed', 'kong_replacement', 'double_kong', 'robbing_kong', 'last_tile', 'last_discard',
}
FLOWERS = {'own_flower', 'own_season', 'flower_set', 'no_flowers', 'seven_flowers', 'eight_flowers'}


def flower_patterns(hand, rules):
    """Section 2: the number of the own flower is the seat; a whole series is a set."""
    counts, series = Counter(), {name: [tile for tile in hand.flowers if tile[0] == name] for name in 'fs'}
    if not rules['flowers']:
        return counts
    counts['no_flowers'] = int(not hand.flowers)
    for name, tiles in series.items():
        whole = len(tiles) == 4
        counts['flower_set'] += whole
        if f'{name}{hand.seat}' in tiles and not (whole and rules['flower_set'] == 'replaces'):
            counts['own_season' if name == 's' and 'own_season' in rules['values'] else 'own_flower'] += 1
    if rules['flower_wins'] == 'add' and len(hand.flowers) >= 7:
        return Counter({'seven_flowers' if len(hand.flowers) == 7 else 'eight_flowers': 1})
    return counts


def is_concealed(hand, case, rules):
    """Section 2: no claimed set; a kong, even concealed, breaks it at some tables. A case may say it itself."""
    said = case.get('counts_as_concealed')
    if said is not None:
        return said
    if rules['concealed'] == 'without_flowers' and rules['flowers']:
        return False
    return not hand.claimed and (rules['concealed'] == 'any' or not hand.melds)


def circumstances(hand, rules):
    counts, flags = Counter(), hand.flags
    counts['self_draw'] = int(hand.drawn)
    counts['robbing_kong'] = int('rob_kong' in flags)
    after_flower = 'flower_replacement' in flags and rules['replacement'] == 'any'
    counts['kong_replacement'] = int(hand.drawn and (after_flower or bool({'kong_replacement', 'double_kong_replacement'} & flags)))
    counts['double_kong'] = int('double_kong_replacement' in flags)
    counts['last_tile'] = int('last_wall' in flags and (hand.drawn or rules['last_tile'] == 'any'))
    counts['last_discard'] = int('last_discard' in flags)
    counts['heavenly_hand'] = int('heavenly' in flags)
    counts['earthly_hand'] = int('earthly' in flags)
    return counts


def set_patterns(form, hand, concealed, rules):
    """What sets and pair are. Concealed pungs are neither claimed nor completed by the discard."""
    counts, pungs = Counter(), [group for group in form.groups if is_pung(group)]
    kinds = [group.tiles[0] for group in pungs]
    counts['all_chows'] = int(not pungs)
    counts['all_pungs'] = int(len(pungs) == 4)
    counts['all_kongs'] = int(sum(group.kong for group in pungs) == 4)
    counts['dragon_pung'] = sum(kind in ('5z', '6z', '7z') for kind in kinds)
    counts['seat_wind'] = int(f'{hand.seat}z' in kinds)
    counts['round_wind'] = int(f'{hand.round}z' in kinds)
    winds = sum(kind in ('1z', '2z', '3z', '4z') for kind in kinds)
    counts['small_dragons'] = int(counts['dragon_pung'] == 2 and form.pair in ('5z', '6z', '7z'))
    counts['great_dragons'] = int(counts['dragon_pung'] == 3)
    counts['small_winds'] = int(winds == 3 and form.pair in ('1z', '2z', '3z', '4z'))
    counts['great_winds'] = int(winds == 4)
    if len(pungs) == 4:
        for name, (suit, _, _) in JEWELS.items():
            dragon = JEWELS[name][1:]
            others = [kind for kind in kinds if kind != dragon] + [form.pair]
            counts[name] = int(dragon in kinds and all(kind[1] == suit for kind in others))
        own = not any(group.open or group.fed for group in pungs)
        kongs = any(group.kong for group in pungs)
        last = hand.drawn or (rules['treasure'] == 'pair' and form.pair_fed)
        counts['hidden_treasure'] = int(concealed and own and last and (rules['treasure_kongs'] or not kongs))
    return counts


def tile_patterns(hand, concealed, rules):
    """What the tiles are, sets or not."""
    counts, tiles = Counter(), set(hand.every)
    suits, honors = {tile[1] for tile in tiles} - {'z'}, bool(tiles & HONORS)
    counts['mixed_one_suit'] = int(len(suits) == 1 and honors)
    counts['pure_one_suit'] = int(len(suits) == 1 and not honors)
    counts['all_honors'] = int(not suits)
    counts['all_terminals'] = int(tiles <= TERMINALS)
    counts['mixed_terminals'] = int(tiles <= TERMINALS | HONORS and honors and bool(suits))
    nine = rules['gates'] == 'nine' or (rules['gates'] == 'drawn' and not hand.drawn)
    counts['nine_gates'] = int(concealed and gates(hand, nine))
    return counts


def patterns(form, hand, case, rules):
    """Counts of all patterns that hold, whatever they are worth."""
    concealed = is_concealed(hand, case, rules)
    own = not hand.claimed if case.get('counts_as_concealed') is None else concealed
    counts = circumstances(hand, rules) + flower_patterns(hand, rules)
    counts['concealed'] = int(concealed)
    if form.shape == 'orphans':
        return counts + Counter({'thirteen_orphans': 1})
    counts += tile_patterns(hand, own, rules)
    if form.shape == 'pairs':
        return counts + Counter({'seven_pairs': 1})
    return counts + set_patterns(form, hand, own, rules)


def scored(counts, rules):
    """The items of the table, after what is replaced is taken away: (items, faan before the limit, whether it is a limit hand)."""
    values = rules['values']
    worth = {name: count for name, count in counts.items() if count and name in values}
    limit_hands = [name for name in worth if values[name] == 'L']
    if limit_hands:
        # Section 2, precedence: a limit hand is the limit; nothing is added, and two of them are one.
        limit = rules['limit'] or 13
        return [{'id': name, 'faan': limit} for name in sorted(limit_hands)], limit, True
    whole = [name for name in worth if name in rules['whole']]
    if whole:
        best = max(whole, key=lambda name: values[name])
        worth = {name: count for name, count in worth.items() if name == best or name in CIRCUMSTANCES | FLOWERS}
    gone = {lower for name in list(worth) for lower in rules['absorbs'].get(name, ())}
    items = [{'id': name, 'faan': values[name]} for name in sorted(worth) if name not in gone for _ in range(worth[name])]
    return items, sum(item['faan'] for item in items), False


def result_of(form, hand, case, rules):
    items, uncapped, limit = scored(patterns(form, hand, case, rules), rules)
    faan = uncapped if rules['limit'] is None else min(uncapped, rules['limit'])
    flowers = 0 if limit else sum(item['faan'] for item in items if item['id'] in FLOWERS)
    counted = uncapped - (0 if rules['minimum_flowers'] else flowers)
    legal = counted >= rules['minimum']
    found = {'wins': legal, 'legal': legal, 'fan': items, 'faan': faan, 'faan_uncapped': uncapped, 'limit': limit}
    return found if legal else {**found, 'error': 'below_minimum'}


def shapes(hand, rules):
    found = forms(hand) + thirteen_orphans(hand)
    # Section 2: four alike are not two pairs.
    return found + (seven_pairs(hand, four_alike=False) if 'seven_pairs' in rules['values'] else [])


def flower_win(hand, rules):
    """Section 2, HKMA: seven or eight flowers win at once and nothing is added."""
    name = {7: 'seven_flowers', 8: 'eight_flowers'}.get(len(hand.flowers))
    value = rules['values'].get(name)
    if value is None or not rules['flowers']:
        return None
    faan = rules['limit'] if value == 'L' else value
    return {'wins': True, 'legal': True, 'fan': [{'id': name, 'faan': faan}], 'faan': faan, 'faan_uncapped': faan, 'limit': value == 'L'}


def basic(faan, rules):
    """Section 3: u, what another loser pays."""
    if rules['limit'] is not None:
        faan = min(faan, rules['limit'])
    if rules['curve'] == 'full_spicy':
        return 2 ** faan
    curve = CURVES[rules['curve']]
    return curve[min(faan, len(curve) - 1)]


def shares(faan, by, flags, rules):
    """Section 3: what the discarder (or the player of a robbed kong) and each other loser pay; by a draw each pays `each`."""
    u = basic(faan, rules)
    if rules['payers'] == 'hkma':
        # R is four times the half-spicy u.
        return {'each': 2 * u} if by == 'tsumo' else {'discarder': 6 * u if 'rob_kong' in flags else 4 * u, 'other': 0}
    if by == 'tsumo':
        return {'each': 2 * u}
    return {'discarder': 2 * u, 'other': u} if rules['payers'] == 'shared' else {'discarder': 4 * u, 'other': 0}


def deltas(faan, by, winner, discarder, liable, flags, rules):
    """Section 3, by seat. Seat 1 is the dealer. The liable player pays a draw for all, but not after a kong replacement."""
    pays = shares(faan, by, flags, rules)
    delta = [0, 0, 0, 0]
    for seat in range(1, 5):
        if seat == winner:
            continue
        amount = pays['each'] if by == 'tsumo' else pays['discarder' if seat == discarder else 'other']
        amount *= rules['dealer'] if 1 in (seat, winner) else 1
        payer = seat
        if by == 'tsumo' and liable and not (rules['payers'] == 'hkma' and 'kong_replacement' in flags):
            # Section 3, HKMA: the liable player pays 1.5 R, which is the shares of all three.
            payer = liable
        delta[payer - 1] -= amount
        delta[winner - 1] += amount
    return delta


def payment(case, rules):
    """Section 4: where all win, each loser pays each winner, and a winner pays none."""
    flags, by, discarder, liable = case.get('flags', []), case.get('by'), case.get('discarder'), case.get('liable')
    winners = case.get('winners') or ([{'winner': case['winner'], 'faan': case['faan']}] if 'winner' in case else [])
    if not winners:
        return {'points': basic(case['faan'], rules)}
    if len(winners) > 1 and rules['winners'] != 'all':
        winners = [min(winners, key=lambda one: (one['winner'] - discarder) % 4)]
    total, seats = [0, 0, 0, 0], {one['winner'] for one in winners}
    for one in winners:
        delta = deltas(one['faan'], by, one['winner'], discarder, liable, flags, rules)
        for seat in seats - {one['winner']}:
            delta[one['winner'] - 1] += delta[seat - 1]
            delta[seat - 1] = 0
        total = [before + now for before, now in zip(total, delta)]
    return {'delta': total}


def answer_by(profiles, default, case):
    """The result of a case: a hand, or of kind payment; None for other kinds."""
    kind = case.get('kind', 'hand')
    if kind not in ('hand', 'payment'):
        return None
    rules = rules_for(case, RULES, profiles, default)
    if kind == 'payment':
        return {'id': case.get('id'), **payment(case, rules)}
    hand = Hand(case)
    unknown = hand.flags - FLAGS
    if unknown:
        raise ValueError(f'flags {sorted(unknown)} are none of {", ".join(sorted(FLAGS))}')
    if hand.win is None and not hand.concealed:
        found = flower_win(hand, rules)
    else:
        found = [result_of(form, hand, case, rules) for form in shapes(hand, rules)]
        found = max(found, key=lambda one: (one['legal'], one['faan'], one['faan_uncapped'], len(one['fan'])), default=None)
    if found is None:
        return {'id': case.get('id'), 'wins': False, 'legal': False, 'fan': [], 'error': 'not_winning'}
    if found['legal']:
        found['points'] = basic(found['faan'], rules)
        found['pays'] = shares(found['faan'], hand.by, hand.flags, rules)
        if hand.seat and (hand.drawn or case.get('from')):
            found['delta'] = deltas(found['faan'], hand.by, hand.seat, case.get('from'), case.get('liable'), hand.flags, rules)
    found['fan'] = [{**item, 'id': rules['names'].get(item['id'], item['id'])} for item in found['fan']]
    return {'id': case.get('id'), **found}


def answer(case):
    return answer_by(PROFILES, 'mt', case)


if __name__ == '__main__':
    main(__doc__, answer, LEFT_OUT, chinese_hands.hong_kong)
