"""A second opinion on hands of the two Shanghai games, written from rules-shanghai-and-twelve.md alone. See README.md for the form.

`sh-knock` is the knock game (section 1 of the sheet), `sh-pmp` the pure-mixed-pung game (section 2). Flowers are f, s, and d: a dragon.
"""
import random
import chinese_hands
from collections import Counter
from chinese import HONORS, Hand, forms, is_pung, main
from common import kinds, written

WINDS, DRAGONS = {'1z', '2z', '3z', '4z'}, {'5z', '6z', '7z'}
FLAGS = {'declared_ready', 'kong_replacement', 'rob_kong', 'last_tile'}
CAP, NO_FLOWER, LEAST = 3, 10, {'tsumo': 2, 'ron': 3}
HONORS_IN_ORDER = sorted(HONORS)
LEFT_OUT = {}


def flowers_of_set(kind, kong, concealed, game):
    """What a pung or kong counts as flowers. `kind` is None for a chow."""
    worth = int(kind in WINDS)
    if game == 'sh-pmp' and kind in DRAGONS:
        worth = 2
    return worth + (0 if not kong else 2 if concealed else 1)


def flowers_of(form, hand, game):
    sets = sum(flowers_of_set(group.tiles[0], group.kong, not group.open, game) for group in form.groups if is_pung(group))
    return len(hand.flowers) + sets


def suits_of(hand):
    return {tile[1] for tile in hand.every} - {'z'}, bool(set(hand.every) & HONORS)


def big_hang(hand):
    """Four sets on the table, and a wait for the pair."""
    return len(hand.melds) == 4


def knock(hand):
    """The value of every reading: (points, items)."""
    suits, honors = suits_of(hand)
    for form in forms(hand):
        flowers, fan = flowers_of(form, hand, 'sh-knock'), Counter()
        fan['concealed'] = int(not hand.claimed)
        fan['big_hang'] = int(big_hang(hand))
        fan['half_flush'] = int(len(suits) == 1 and honors)
        fan['full_flush'] = 2 * int(len(suits) == 1 and not honors)
        fan['all_pungs'] = int(all(is_pung(group) for group in form.groups))
        counted = flowers or NO_FLOWER
        legal = sum(fan.values()) > 0 or counted >= LEAST[hand.by]
        # Accidental: they do not lift the minimum.
        fan['kong_replacement'] = int(hand.drawn and 'kong_replacement' in hand.flags)
        fan['rob_kong'] = int('rob_kong' in hand.flags)
        points = (1 + counted) * 2 ** min(sum(fan.values()), CAP)
        yield legal, points, {'fan': [{'id': name, 'fan': worth} for name, worth in fan.items() if worth], 'flowers_counted': flowers}


def pure_mixed_pungs(hand):
    suits, honors = suits_of(hand)
    if not suits and len(hand.every) - sum(group.kong for group in hand.melds) == 14:
        yield True, 20, {'fan': [{'id': 'unordered_honors'}]}
    for form in forms(hand):
        pungs = all(is_pung(group) for group in form.groups)
        flowers = flowers_of(form, hand, 'sh-pmp')
        if not suits and pungs:
            name, points = 'honors_in_pungs', 40
        elif len(suits) == 1 and not honors:
            name, points = ('pure_pungs', 20) if pungs else ('full_flush', 10)
        elif len(suits) == 1 and pungs:
            name, points = 'mixed_pungs', 10
        elif len(suits) == 1 or pungs:
            name, points = 'all_pungs' if pungs else 'half_flush', min(1 + flowers, 10)
        else:
            continue
        extra = {'kong_replacement', 'rob_kong', 'last_tile'} & hand.flags
        if extra or big_hang(hand):
            points = max(points, 10)
        yield hand.drawn or points > 1, points, {'fan': [{'id': name}], 'flowers_counted': flowers}


def pays_of(game, winner, points, by, discarder, partners=(), flags=(), ready=False):
    """What each seat receives. Ready: whether the discarder had knocked."""
    delta = [0, 0, 0, 0]
    losers = [seat for seat in range(1, 5) if seat != winner]
    owed = Counter()
    if game == 'sh-knock' and by == 'tsumo':
        owed.update({seat: 5 * points for seat in partners} if partners else {seat: points for seat in losers})
    elif game == 'sh-knock':
        owed.update({seat: points for seat in partners})
        owed[discarder] += points
        if partners and not ready:
            owed = {discarder: sum(owed.values())}
    elif by == 'tsumo':
        owed.update({seat: points for seat in losers})
        owed.update({seat: 2 * points for seat in partners})
    else:
        share = 3 * points if 'rob_kong' in flags else points
        owed.update({seat: share for seat in partners})
        owed[discarder] += share
    for seat, amount in owed.items():
        delta[seat - 1] -= amount
        delta[winner - 1] += amount
    return delta


def hand_of(case, game):
    """The hand; dragons that are flowers stand several times, so they are no flowers of the shared check."""
    hand = Hand({**case, 'flowers': []})
    hand.flowers = case.get('flowers', [])
    if hand.flags - FLAGS:
        raise ValueError(f'flags {sorted(hand.flags - FLAGS)} are none of {", ".join(sorted(FLAGS))}')
    if game == 'sh-knock' and DRAGONS & set(hand.every):
        raise ValueError('the dragons of the knock game are flowers')
    return hand


def answer(case):
    game, kind = case.get('profile', 'sh-knock'), case.get('kind', 'hand')
    if kind == 'flower_value':
        melded = case['meld']
        first, name = melded['tiles'][0] + melded['tiles'][-1], melded['type']
        return {'id': case['id'], 'flowers': flowers_of_set(first, name not in ('pon', 'chi'), name == 'ankan', game)}
    if kind == 'payment':
        delta = pays_of(game, case['winner'], case['points'], case['by'], case.get('discarder'), case.get('partners', []),
                        case.get('flags', []), case.get('discarder_ready', False))
        return {'id': case['id'], 'delta': delta}
    if kind != 'hand':
        return None
    hand = hand_of(case, game)
    found = max((knock if game == 'sh-knock' else pure_mixed_pungs)(hand), key=lambda one: one[:2], default=None)
    none = {'id': case.get('id'), 'wins': False, 'legal': False, 'fan': []}
    if game == 'sh-knock' and found and 'declared_ready' not in hand.flags:
        return {**none, 'error': 'not_declared'}
    if found is None:
        error = 'no_starting_pattern' if game == 'sh-pmp' and forms(hand) else 'not_winning'
        return {**none, 'error': error}
    legal, points, said = found
    if not legal:
        return {**none, **said, 'error': 'below_minimum'}
    result = {'id': case.get('id'), 'wins': True, 'legal': True, **said, 'points': points}
    if hand.seat and (hand.drawn or case.get('from')):
        result['delta'] = pays_of(game, hand.seat, points, hand.by, case.get('from'), flags=hand.flags)
    return result


def unordered(rng, case):
    """Fourteen honours, in no order."""
    held = written(rng.sample([tile for tile in HONORS_IN_ORDER for _ in range(4)], 14))
    win = rng.choice(kinds(held))
    flags = [flag for flag in case['flags'] if flag in ('last_wall', 'last_discard')]
    return {**case, 'hand': held, 'melds': [], 'win': win, 'flags': flags}


def generate(count, seed):
    """Random cases: the hands of the other Chinese games, with the flowers and flags of these two."""
    rng = random.Random(f'shanghai {seed}')
    made = 0
    while made < count:
        case = chinese_hands.case_of(rng, 4, {}, True)
        game = rng.choice(['sh-knock', 'sh-pmp'])
        if game == 'sh-knock' and DRAGONS & set(Hand({**case, 'flowers': []}).every):
            continue
        made += 1
        if game == 'sh-pmp' and rng.random() < 0.04:
            case = unordered(rng, case)
        names = {'kong_replacement': 'kong_replacement', 'rob_kong': 'rob_kong', **({'last_wall': 'last_tile'} if game == 'sh-pmp' else {})}
        flags = [names[flag] for flag in case['flags'] if flag in names]
        if game == 'sh-knock':
            flags += ['declared_ready'] if rng.random() < 0.95 else []
            if rng.random() < 0.5:
                case['flowers'] = case['flowers'][:2] + sorted(rng.choices(['d1', 'd2', 'd3'], k=rng.randint(0, 2)))
        yield {**case, 'id': f'gsh-{seed}-{made}', 'source': 'generated', 'profile': game, 'flags': flags}


if __name__ == '__main__':
    main(__doc__, answer, LEFT_OUT, generate)
