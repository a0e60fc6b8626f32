"""A second opinion on Cantonese hands, written from rules-cantonese.md alone ("section n" below). See README.md for the form of cases.

The patterns are those of hong_kong.py; the tables are those of this sheet (profile lo and its switches) and of the conformance
cases (hk-a to hk-d, their README, hk-scoring). The ids are those of the sheet in profile lo, of the cases in the others.
"""
import chinese_hands
from chinese import main
from hong_kong import CIRCUMSTANCES, answer_by

# Ids of the sheet for the patterns of hong_kong.py.
LO_NAMES = {
    'all_chows': 'common', 'all_pungs': 'all_triplets', 'dragon_pung': 'dragon_triplet', 'seat_wind': 'own_wind',
    'small_dragons': 'junior_3_chiefs', 'great_dragons': 'grand_3_chiefs', 'small_winds': 'junior_4_happiness',
    'great_winds': 'grand_4_happiness', 'thirteen_orphans': 'thirteen_terminals', 'all_kongs': 'eighteen_arhats', 'self_draw': 'self_drawn',
    'kong_replacement': 'gong_glory', 'double_kong': 'double_gong', 'robbing_kong': 'robbing_gong', 'last_tile': 'moon',
    'no_flowers': 'no_flower', 'heavenly_hand': 'heavenly', 'earthly_hand': 'earthly',
}
# Section 3, column Fan.
LO_VALUES = {
    'all_chows': 1, 'all_pungs': 3, 'hidden_treasure': 8, 'mixed_one_suit': 3, 'pure_one_suit': 7, 'mixed_terminals': 1, 'dragon_pung': 1,
    'seat_wind': 1, 'round_wind': 1, 'small_dragons': 3, 'great_dragons': 5, 'small_winds': 3, 'great_winds': 13, 'all_honors': 10,
    'all_terminals': 10, 'nine_gates': 10, 'thirteen_orphans': 13, 'all_kongs': 13, 'heavenly_hand': 13, 'earthly_hand': 13,
    'self_draw': 1, 'concealed': 1, 'kong_replacement': 1, 'double_kong': 8, 'robbing_kong': 1, 'last_tile': 1, 'last_discard': 1,
    'own_flower': 1, 'flower_set': 2, 'no_flowers': 1, 'seven_flowers': 3, 'eight_flowers': 8,
}
# Section 3, "Whole-hand values": they replace all that stands above them; circumstances and flowers still add.
WHOLE = ('great_winds', 'all_honors', 'all_terminals', 'nine_gates', 'thirteen_orphans', 'all_kongs', 'heavenly_hand', 'earthly_hand')
# Section 3, concealed: not added to hands that must be concealed. Heavenly: no circumstances are added. Kong upon kong is 8 and
# self-drawn 1, so the one for a gong is part of it.
ABSORBS = {
    'hidden_treasure': ('all_pungs', 'concealed'), 'nine_gates': ('concealed',), 'thirteen_orphans': ('concealed',),
    'heavenly_hand': tuple(sorted(CIRCUMSTANCES)), 'earthly_hand': ('concealed',), 'double_kong': ('kong_replacement',),
}
LO = {
    'values': LO_VALUES, 'names': LO_NAMES, 'limit': 10, 'minimum': 3, 'minimum_flowers': False, 'flowers': False,
    'concealed': 'no_kong', 'treasure': 'pair', 'gates': 'any', 'replacement': 'kong', 'whole': WHOLE, 'absorbs': ABSORBS,
    'curve': 'half_spicy',
}
# Section 3, other values: the older table Y (pure 6, junior chiefs 4 and grand chiefs 6 in all).
LO_OLD = {
    **LO, 'values': {**LO_VALUES, 'pure_one_suit': 6, 'small_dragons': 4, 'great_dragons': 6, 'all_honors': 7},
    'absorbs': {**ABSORBS, 'small_dragons': ('dragon_pung',), 'great_dragons': ('dragon_pung',)},
}

# Tables of the conformance cases: the README of the cases, section hk-scoring. What that table does not say is taken from the cases,
# which are the tests of the same source: hk-a, what replaces what (0001, 0006, 0007); hk-b, limit hands beside those of the table (0004
# kong upon kong, 0010 heavenly, 0014 concealed triplets); hk-c, seven flowers instead of other flower values (0017).
CASES = {
    'all_pungs': 3, 'mixed_one_suit': 3, 'pure_one_suit': 7, 'all_chows': 1, 'dragon_pung': 1, 'seat_wind': 1, 'round_wind': 1,
    'self_draw': 1, 'last_tile': 1, 'last_discard': 1, 'robbing_kong': 1, 'kong_replacement': 1, 'own_flower': 1,
}
LIMITS = ('small_winds', 'great_winds', 'all_honors', 'all_terminals', 'nine_gates', 'all_kongs', 'thirteen_orphans')
# Nothing is said of a minimum, of the wait of nine gates, or whether seven flowers win at once: the cases show none.
FREE = {'minimum': 0, 'gates': 'any', 'last_tile': 'any', 'flower_wins': 'add', 'flower_set': 'replaces'}
A = {
    **FREE, 'values': {
        **CASES, 'seven_pairs': 4, 'small_dragons': 4, 'great_dragons': 8, 'small_winds': 6, 'great_winds': 13, 'all_honors': 10,
        'nine_gates': 13, 'all_kongs': 13, 'thirteen_orphans': 13, 'flower_set': 2,
    },
    'limit': None, 'names': {'last_tile': 'last_wall_tile'},
    # What no case shows is read alike: a pattern that another one always holds is not added.
    'absorbs': {
        'small_dragons': ('dragon_pung',), 'great_dragons': ('dragon_pung',), 'small_winds': ('seat_wind', 'round_wind'),
        'great_winds': ('seat_wind', 'round_wind', 'all_pungs'), 'all_honors': ('all_pungs',),
        'nine_gates': ('pure_one_suit',), 'all_kongs': ('all_pungs',),
    },
}
B = {
    **FREE, 'values': {
        **CASES, 'small_dragons': 5, 'great_dragons': 'L', 'mixed_terminals': 1, 'concealed': 1, 'flower_set': 2, 'no_flowers': 1,
        'seven_flowers': 3, 'eight_flowers': 'L', 'hidden_treasure': 'L', 'double_kong': 'L', 'heavenly_hand': 'L', 'earthly_hand': 'L',
        **{name: 'L' for name in LIMITS},
    },
    'limit': 13, 'names': {'last_tile': 'last_wall_tile'}, 'absorbs': {'small_dragons': ('dragon_pung',)},
    'treasure': 'pair',
}
C = {
    **FREE, 'values': {
        **CASES, 'small_dragons': 3, 'great_dragons': 5, 'small_winds': 3, 'great_winds': 13, 'all_honors': 10, 'mixed_terminals': 1,
        'all_terminals': 10, 'nine_gates': 10, 'all_kongs': 13, 'thirteen_orphans': 13, 'concealed': 1, 'flower_set': 2, 'no_flowers': 1,
        'seven_flowers': 3, 'eight_flowers': 8,
    },
    'limit': 13, 'concealed': 'no_kong', 'names': {'last_tile': 'last_wall_tile', 'all_chows': 'common_hand'}, 'whole': WHOLE,
    'absorbs': {name: ('concealed',) for name in ('nine_gates', 'thirteen_orphans')},
}
D = {
    **FREE, 'values': {
        **CASES, 'small_dragons': 3, 'great_dragons': 8, 'small_winds': 6, 'great_winds': 8, 'all_honors': 10, 'mixed_terminals': 10,
        'all_terminals': 10, 'nine_gates': 'L', 'all_kongs': 'L', 'thirteen_orphans': 'L', 'concealed': 1, 'own_season': 1,
        'flower_set': 2, 'no_flowers': 1, 'seven_flowers': 3, 'eight_flowers': 13,
    },
    # The values that the table lists without a number are one here (circumstances, concealed), and two (a set of flowers).
    'limit': 13, 'names': {'last_tile': 'last_wall_tile', 'all_chows': 'common_hand'}, 'absorbs': {'all_honors': ('all_pungs',)},
}
PROFILES = {
    'lo': LO, 'lo_flowers': {**LO, 'flowers': True}, 'lo_discarder': {**LO, 'payers': 'discarder'},
    'lo_full_spicy': {**LO, 'curve': 'full_spicy'}, 'lo_old': LO_OLD, 'hk-a': A, 'hk-b': B, 'hk-c': C, 'hk-d': D,
}
# Patterns of shape alone, of which the cases hk-c give the sum.
STRUCTURE = {
    'all_chows', 'all_pungs', 'mixed_one_suit', 'pure_one_suit', 'small_dragons', 'great_dragons', 'small_winds', 'great_winds', 'all_honors',
    'mixed_terminals', 'all_terminals', 'nine_gates', 'all_kongs', 'thirteen_orphans', 'hidden_treasure', 'seven_pairs',
}
# Cases that do not agree, with the reason.
LEFT_OUT = {}


def rules_of(case):
    """The rules that the case itself switches."""
    profile, rules, flags = case.get('profile', 'lo'), dict(case.get('rules', {})), case.get('flags', [])
    if profile == 'hk-b' and 'count_no_flowers' not in flags:
        rules['values'] = {**rules.get('values', {}), 'no_flowers': None}
    if profile == 'hk-d':
        rules['flowers'] = case.get('bonus_tiles_in_set', True)
    if 'nine_tiles' in flags:
        # Section 5, Bao, 9 tiles: the thrower of the winning tile pays all shares.
        rules['payers'] = 'discarder'
    return rules


def answer(case):
    flags = [flag for flag in case.get('flags', []) if flag != 'nine_tiles']
    result = answer_by(PROFILES, 'lo', {**case, 'rules': rules_of(case), 'flags': flags})
    if result and 'fan' in result:
        names = PROFILES[case.get('profile', 'lo')]['names']
        shapes = {names.get(name, name) for name in STRUCTURE}
        items = [item for item in result['fan'] if item['id'] in shapes]
        if not result['fan'] and 'faan' in result and case.get('profile', 'lo').startswith('lo'):
            result['fan'] = [{'id': 'chicken', 'faan': 0}]
        result['structure'] = sorted({item['id'] for item in items}) or ['chicken_hand']
        result['structure_faan'] = sum(item['faan'] for item in items)
    return result


if __name__ == '__main__':
    main(__doc__, answer, LEFT_OUT, chinese_hands.cantonese)
