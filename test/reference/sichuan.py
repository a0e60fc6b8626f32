"""A second opinion on Sichuan hands, written from the rule sheet alone. See README.md for the form of cases and results."""
import hands
from common import in_order, kinds, main, readings

# Values that no profile changes. What a profile changes is in RULES.
FAN = {
    'kong': 1, 'root': 1, 'all_pungs': 1, 'jiang_pungs': 3, 'golden_hook': 1, 'full_flush': 2, 'seven_pairs': 2,
    'kong_draw': 1, 'kong_shot': 1, 'rob': 1, 'last_tile': 1, 'self_draw': 1,
}
FLAGS = {'kong_draw': 'tsumo', 'kong_shot': 'ron', 'rob': 'ron', 'last_tile': None}
MELDS = ('pon', 'minkan', 'ankan', 'kakan')
KONGS = ('minkan', 'ankan', 'kakan')

# scale: 'fan' (2 to the power of the fan) or 'base' (base points, blood flowing).
# cap: most fan that count; None: no cap.
# suits: most suits of a winning hand; with three there is no void suit.
# hook: what a golden hook is: 'declared' (four declared sets) or 'pair' (all pungs, won on the pair).
# hook_alone: fan of a golden hook that replaces all pungs; 0: one fan on top of all pungs.
# kong_is_root: declared kongs are listed as roots.
# self_draw: 'point' (each payer pays one more), 'fan' (one fan) or 'none'.
# jiang: all pungs whose sets and pair are 2, 5 or 8 have their own, higher value.
RULES = {
    'scale': 'fan', 'cap': 3, 'suits': 2, 'hook': 'declared', 'hook_alone': 0, 'kong_is_root': False,
    'self_draw': 'point', 'jiang': False,
}
APP = {'hook_alone': 2, 'kong_is_root': True}
PROFILES = {
    'sbr': {},
    'nov': {'hook': 'pair'},
    'ra': {**APP},
    'zxj': {**APP, 'cap': 4, 'self_draw': 'fan'},
    'dc': {**APP, 'cap': 4, 'jiang': True},
    'llm': {**APP},
    'lc': {**APP, 'cap': 4, 'self_draw': 'fan', 'suits': 3},
    'xl-exchange': {'scale': 'base', 'cap': None, 'self_draw': 'none'},
}
# Base points of section 10: of two suits, of one suit.
BASE = {'plain': (2, 6), 'all_pungs': (4, 10), 'seven_pairs': (6, 12), 'golden_hook': (8, 16)}


class Melds:
    """The declared sets of a hand."""

    def __init__(self, melds):
        self.sets = [(meld['type'], kinds(meld['tiles'])) for meld in melds]
        for name, tiles in self.sets:
            if name not in MELDS:
                raise ValueError(f'{name!r} is no set of this game')
            if len(set(tiles)) != 1 or len(tiles) != (4 if name in KONGS else 3):
                raise ValueError(f'{tiles} are not a {name}')
        self.tiles = [tile for _, tiles in self.sets for tile in tiles]
        self.kongs = [tiles[0] for name, tiles in self.sets if name in KONGS]
        self.claimed = any(name != 'ankan' for name, _ in self.sets)

    def __len__(self):
        return len(self.sets)


def forms(concealed, melds):
    """The shapes a complete hand can be read as: ('sets', sets, pair) with sets of the hand alone, or ('seven_pairs',)."""
    if len(concealed) != 14 - 3 * len(melds):
        return []
    found = [('sets', sets, pair) for sets, pair in readings(concealed)]
    pairs = all(concealed.count(tile) % 2 == 0 for tile in concealed)
    if not len(melds) and pairs:
        found.append(('seven_pairs',))
    return found


def suits_allowed(tiles, void, rules):
    suits = {tile[1] for tile in tiles}
    if not suits <= set('mps'):
        raise ValueError(f'{in_order(tiles)}: a tile is of none of the three suits')
    if rules['suits'] == 3:
        return True
    return void not in suits and len(suits) <= 2


def shape(form, melds, win, rules):
    """What the form is worth by its name: plain, seven_pairs, all_pungs, golden_hook or both."""
    if form[0] == 'seven_pairs':
        return ['seven_pairs']
    _, sets, pair = form
    if any(len(set(group)) > 1 for group in sets):
        return []
    tiles = [group[0] for group in sets] + melds.tiles + [pair]
    if rules['jiang'] and all(tile[0] in '258' for tile in tiles):
        return ['jiang_pungs']
    hook = len(melds) == 4 if rules['hook'] == 'declared' else pair == win
    if not hook:
        return ['all_pungs']
    return ['golden_hook'] if rules['hook_alone'] else ['all_pungs', 'golden_hook']


def roots(concealed, melds):
    """Kinds of which hand and sets hold four that are not declared as a kong."""
    every = concealed + melds.tiles
    return sum(every.count(tile) >= 4 for tile in set(every) if tile not in melds.kongs)


def fan_of(form, concealed, melds, win, by, flags, rules):
    """Counts by id, in the order of the sheet."""
    counts = {'kong': len(melds.kongs), 'root': roots(concealed, melds)}
    if rules['kong_is_root']:
        counts = {'root': counts['kong'] + counts['root']}
    for name in shape(form, melds, win, rules):
        counts[name] = 1
    if len({tile[1] for tile in concealed + melds.tiles}) == 1:
        counts['full_flush'] = 1
    for flag in FLAGS:
        counts[flag] = int(flag in flags)
    counts['self_draw'] = int(rules['self_draw'] == 'fan' and by == 'tsumo')
    return {name: count for name, count in counts.items() if count}


def fan_result(form, concealed, melds, win, by, flags, rules):
    counts = fan_of(form, concealed, melds, win, by, flags, rules)
    worth = {**FAN, 'golden_hook': rules['hook_alone'] or FAN['golden_hook']}
    items = [{'id': name, 'count': count, 'fan': count * worth[name]} for name, count in counts.items()]
    uncapped = sum(item['fan'] for item in items)
    total = uncapped if rules['cap'] is None else min(uncapped, rules['cap'])
    value = 2 ** total
    pays = value + int(rules['self_draw'] == 'point' and by == 'tsumo')
    return {
        'fan': items, 'fan_uncapped': uncapped, 'fan_total': total, 'value': value, 'value_cap4': 2 ** min(uncapped, 4),
        'pays': pays,
    }


def base_result(form, concealed, melds, win, by, flags, rules):
    every = concealed + melds.tiles
    name = (shape(form, melds, win, rules) or ['plain'])[-1]
    base = BASE[name][len({tile[1] for tile in every}) == 1]
    unclaimed = int(not melds.claimed and name != 'seven_pairs')
    simple = int(not any(tile[0] in '19' for tile in every))
    events = sum(flag in flags for flag in ('kong_draw', 'kong_shot', 'rob'))
    events += int('last_tile' in flags and by == 'tsumo')
    multiplier = 1 + len(melds.kongs) + roots(concealed, melds) + events
    value = (base + unclaimed + simple) * multiplier
    return {'base': base, 'added': unclaimed + simple, 'multiplier': multiplier, 'value': value, 'pays': value}


def best(concealed, melds, win, by, flags, void, rules):
    """The best reading of the complete hand, or None if it does not win."""
    if not suits_allowed(concealed + melds.tiles, void, rules):
        return None
    result = base_result if rules['scale'] == 'base' else fan_result
    found = [result(form, concealed, melds, win, by, flags, rules) for form in forms(concealed, melds)]
    return max(found, key=lambda result: (result['value'], result.get('fan_uncapped', 0)), default=None)


def win_result(case, rules):
    concealed, melds = kinds(case['hand']), Melds(case['melds'])
    [win] = kinds(case['win'])
    by, flags = case['by'], case['flags']
    if win not in concealed:
        raise ValueError(f'the winning tile {win} is not in the hand')
    for flag in flags:
        if flag not in FLAGS or FLAGS[flag] not in (None, by):
            raise ValueError(f'{flag!r} does not go with a win by {by}')
    every = concealed + melds.tiles
    if any(every.count(tile) > 4 for tile in every):
        raise ValueError('a tile has more than four copies')
    result = best(concealed, melds, win, by, flags, case.get('void'), rules)
    return {'wins': True, **result} if result else {'wins': False, 'error': 'not_winning'}


def ready_result(case, rules):
    """Waits at the end of the wall. A fifth copy is imagined where the sets hold the others; four in the hand are no wait."""
    concealed, melds = kinds(case['hand']), Melds(case['melds'])
    values = {}
    for suit in 'mps':
        for rank in range(1, 10):
            wait = f'{rank}{suit}'
            if concealed.count(wait) < 4:
                result = best(concealed + [wait], melds, wait, None, [], case.get('void'), rules)
                if result:
                    values[wait] = result
    found = {'ready': bool(values), 'tiles': list(values)}
    if values:
        found['best_value'] = max(result['value'] for result in values.values())
        if rules['scale'] == 'fan':
            found['best_fan'] = max(result['fan_total'] for result in values.values())
            found['best_fan_uncapped'] = max(result['fan_uncapped'] for result in values.values())
    return found


def answer(case):
    """The result of a case of kind win or ready; None for other kinds."""
    kind = case.get('kind', 'win')
    if kind not in ('win', 'ready'):
        return None
    profile, options = case.get('profile', 'sbr'), case.get('options', {})
    if profile not in PROFILES:
        raise ValueError(f'profile {profile!r} is none of {", ".join(PROFILES)}')
    unknown = set(options) - set(RULES)
    if unknown:
        raise ValueError(f'options {sorted(unknown)} are none of {", ".join(RULES)}')
    rules = {**RULES, **PROFILES[profile], **options}
    result = win_result(case, rules) if kind == 'win' else ready_result(case, rules)
    return {'id': case.get('id'), **result}


if __name__ == '__main__':
    main(__doc__, answer, hands.sichuan)
