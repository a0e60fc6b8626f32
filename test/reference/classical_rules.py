"""What each source of classical mahjong says: sections 2 to 4 of the rule sheet, written down as data for classical.py."""

# Doubles of the winner, and limit hands, by the names that the sheet gives them.
DOUBLES = {
    'no_points_hand', 'no_chows', 'concealed_hand', 'one_suit_with_honours', 'one_suit', 'all_majors', 'loose_tile',
    'last_wall', 'last_discard', 'rob_kong', 'original_call',
}
LUCKY = {'plum_blossom', 'moon', 'kong_on_kong'}
COMMON = {'three_great_scholars', 'all_honours', 'all_terminals', 'thirteen_orphans'}
MANY = COMMON | {'four_kongs', 'four_blessings', 'all_green'}
DRAWN = 'concealed_pungs_self_drawn'
PAIRS = {'all_pair_honours', 'knitting', 'triple_knitting'}
BRITISH = MANY | LUCKY | {'heaven', 'earth', 'buried_treasure', 'gates_of_heaven', 'wriggling_snake'} | PAIRS
MILLINGTON = MANY | LUCKY | {
    'heaven', 'earth', 'carrying_pole', DRAWN, 'nine_gates', 'squirming_snake', 'concealed_one_suit', 'east_13',
}

# limit, out (going out), self (self-draw), only (only possible tile), chance (one-chance chow), closed (concealed, on a discard).
# pair: points where the last tile makes the pair, of 2 to 8 and of others. tens: what earns ten points each.
# round_wind: whether the wind of the round counts. flowers: whether the source has them.
# own: doubles of the own flower and season: 'each' one, 'both' together one, None. series: doubles of four flowers or seasons;
# series_own: the own tile of such a series counts beside them.
# three: three concealed pungs count. dragons, winds: doubles of the little and of the big ones.
# veiled: a claimed kong counts as concealed for doubles and limits. chows: most chows of an ordinary hand.
# british: limit hands pay bonus tiles beside, Purity has its own value, and losers fish ('site' or 'program').
# no_chow: limit hands that have no chow. calls: most exposed sets of an original call.
# mixed_only: the double for a concealed hand asks for suits and honours. moon_discard: the moon may be the last discard. losers_limit: three dragon sets or winds of a loser.
# halves: limit hands of half the limit. bare_heaven: not with a bonus tile.
# snake_open: the one-suit snake may lie on the table. gates_ends: the last tile of nine gates may be 1 or 9.
RULES = {
    'limit': 1000, 'out': 20, 'self': 2, 'only': 2, 'chance': 0, 'closed': 0, 'pair': (2, 4), 'tens': (), 'round_wind': True,
    'flowers': True, 'own': 'both', 'series': 1, 'series_own': True, 'three': True, 'dragons': (1, 2), 'winds': (1, 2),
    'veiled': False, 'chows': 4, 'british': None, 'no_chow': {'three_great_scholars'}, 'calls': 4,
    'doubles': DOUBLES, 'limits': MILLINGTON, 'mixed_only': False, 'snake_open': False, 'gates_ends': True, 'moon_discard': True,
    'losers_limit': False, 'halves': PAIRS, 'bare_heaven': False,
}
NONE = (0, 0)
PLAIN = {'three': False, 'dragons': NONE, 'winds': NONE, 'no_chow': set(), 'pair': NONE}
BR = {
    **PLAIN, 'only': 0, 'own': 'each', 'series': 2, 'series_own': False, 'moon_discard': False, 'chows': 1, 'british': 'site',
    'mixed_only': True, 'bare_heaven': True,
    'no_chow': {'three_great_scholars', 'all_green'}, 'doubles': DOUBLES - {'no_points_hand'}, 'limits': BRITISH,
}
PROFILES = {
    'MIL': {},
    'DM': {'limit': 500, 'veiled': True, 'no_chow': set(), 'calls': 2, 'snake_open': True, 'moon_discard': False},
    'BR': BR,
    'KB': {
        **BR, 'series_own': True, 'british': 'program', 'mixed_only': False, 'veiled': True, 'bare_heaven': False,
        'doubles': BR['doubles'] - {'one_suit_with_honours', 'loose_tile'}, 'limits': BRITISH | {'carrying_pole'},
    },
    'MT': {
        **PLAIN, 'limit': 500, 'only': 0, 'chance': 2, 'pair': (2, 2), 'closed': 10, 'flowers': False,
        'doubles': DOUBLES - {'original_call'}, 'limits': MANY | {'heaven', 'earth', DRAWN, 'little_four_winds', 'nine_gates'},
    },
    'BZ': {
        **PLAIN, 'limit': 600, 'tens': ('no_chows', 'scoreless', 'last_wall', 'loose_tile'), 'own': 'each', 'series': 3,
        'losers_limit': True,
        'doubles': DOUBLES - {'concealed_hand', 'last_discard', 'original_call'},
        'limits': COMMON | {'heaven', 'earth', 'concealed_pungs', 'little_four_winds', 'nine_gates', 'east_13'},
    },
    'PX': {
        **PLAIN, 'out': 10, 'only': 0, 'pair': (2, 2), 'series': 2, 'gates_ends': False, 'dragons': (1, 0),
        'doubles': DOUBLES - {'loose_tile', 'original_call'},
        'limits': MANY | {DRAWN, 'little_four_winds', 'nine_gates'},
    },
    'BB': {
        **PLAIN, 'limit': 300, 'round_wind': False, 'flowers': False, 'own': None, 'series': 0,
        'tens': ('no_chows', 'scoreless', 'last_wall', 'loose_tile', 'rob_kong'),
        'doubles': {'one_suit_with_honours', 'one_suit'}, 'limits': {'heaven', 'earth'}, 'halves': {'earth'},
    },
}
SOURCES = {'kaj-dmjl': 'DM', 'kaj-bmja': 'KB', 'mk-bmja': 'BR', 'BMJA': 'BR', 'mk-buzzard': 'BZ', 'babcock-1923': 'BB', 'DMJL': 'DM'}
