"""A second opinion on riichi, Ari Ari and Japanese Modern hands, from rules-ariari.md, rules-japanese-modern.md and rules-sanma-riichi.md.

Yaku, fu and payments are those of `sanma.py` for four players; here stands what a table does otherwise. See README.md for the form.
"""
import riichi_hands
import sanma
from common import main

# What the editions of the European rules share. Yakuman do not add up.
EMA = {'double_yakuman': False, 'yakuman_stacking': False, 'pao': True, 'renhou': 'off'}
# renhou: what the Blessing of Man is. doubles: yakuman that count two. two_yaku: counters from which two han of yaku are needed.
# double_riichi: an item beside riichi, or one of two han.
TABLES = {
    'riichi': {'rules': {}, 'renhou': None, 'doubles': (), 'two_yaku': None, 'items': False},
    'ari-ari': {'rules': {**EMA, 'kuitan': True, 'red_fives': True, 'kazoe': 'yakuman'}, 'renhou': 'yakuman', 'doubles': ('daisuushii',),
                'two_yaku': None, 'items': True},
    'jm-2016': {'rules': {**EMA, 'kuitan': True, 'red_fives': False, 'kazoe': 'sanbaiman'}, 'renhou': 'mangan', 'doubles': (),
                'two_yaku': None, 'items': True},
    'jm-2012': {'rules': {**EMA, 'kuitan': False, 'red_fives': True, 'kazoe': 'yakuman'}, 'renhou': 'yakuman', 'doubles': ('daisuushii',),
                'two_yaku': 5, 'items': True},
}
BONUS = {'dora', 'ura_dora', 'aka_dora', 'kita'}


# One yakuman whatever the wait.
ONE = {'suuankou_tanki': 'suuankou', 'kokushi_13': 'kokushi', 'chuuren_9': 'chuuren'}


def alone(result, doubles):
    """Yakuman do not add up: the hand is one of those it could be, but some count two."""
    if 'yakuman' not in result:
        return result
    items = [{'id': ONE.get(item['id'], item['id']), 'yakuman': 2 if item['id'] in doubles else 1} for item in result['yaku']]
    best = max(items, key=lambda item: item['yakuman'])
    times = best['yakuman']
    same = [item['id'] for item in items if item['yakuman'] == times]
    several = {'same': same} if len(same) > 1 else {}
    limit = 'yakuman' if times == 1 else f'{times}x_yakuman'
    return {**result, 'yaku': [best], **several, 'yakuman': times, 'base': 8000 * times, 'limit': limit, 'all': items}


def blessing_of_man(hand, found, value):
    """Section 3 and Ari Ari 13: the win counts as this, whatever else the hand holds, but for a yakuman."""
    yakuman = [result for result in found if result and 'yakuman' in result]
    if value == 'yakuman':
        item = {'id': 'renhou', 'yakuman': 1}
        same = [{**result, 'same': [one['id'] for one in result['all']] + ['renhou']} for result in yakuman if result['yakuman'] == 1]
        bigger = [result for result in yakuman if result['yakuman'] > 1]
        return bigger or same or [{'base': 8000, 'yaku': [item], 'yakuman': 1, 'limit': 'yakuman', 'all': [item]}]
    return yakuman or [{'base': 2000, 'yaku': [{'id': 'renhou', 'han': 5}], 'han': 5, 'limit': 'mangan'}]


def yaku_han(result):
    return sum(item['han'] for item in result['yaku'] if item['id'] not in BONUS)


def as_items(result):
    """Riichi and the early riichi are two items of one han."""
    if 'yakuman' in result or not any(item['id'] == 'double_riichi' for item in result['yaku']):
        return result
    items = [item for item in result['yaku'] if item['id'] != 'double_riichi']
    return {**result, 'yaku': [{'id': 'riichi', 'han': 1}, {'id': 'double_riichi', 'han': 1}, *items]}


def answer(case):
    table = TABLES[case.get('profile', 'riichi')]
    rules = {**table['rules'], **case.get('rules', {}), 'players': 4}
    hand = sanma.Hand({**case, 'rules': rules})
    found = list(sanma.candidates(hand))
    if not found:
        return {'id': case.get('id'), 'wins': False, 'error': 'not_winning'}
    if not hand.rules['yakuman_stacking'] and table['items']:
        found = [result and alone(result, table['doubles']) for result in found]
    if 'renhou' in hand.flags and table['renhou']:
        found = blessing_of_man(hand, found, table['renhou'])
    valued = [result for result in found if result]
    if table['two_yaku'] is not None and case['honba'] >= table['two_yaku']:
        valued = [result for result in valued if 'yakuman' in result or yaku_han(result) >= 2]
    if not valued:
        return {'id': case.get('id'), 'wins': False, 'error': 'no_yaku'}
    best = max(valued, key=lambda result: (result['base'], result.get('han', 0), result.get('fu', 0)))
    base = best.pop('base')
    paid = sanma.shares(hand, base)
    best |= {'payments': sanma.payments(hand, paid), 'total': sum(paid.values())}
    if hand.tsumo or 'from' in case:
        fed = 0
        if 'pao' in case and hand.rules['pao']:
            fed = sum(item.get('yakuman', 0) for item in best.get('all', best['yaku']) if item['id'] in ('daisangen', 'daisuushii'))
        best['delta'] = sanma.delta(hand, case, base, min(8000 * fed, base))
    best.pop('all', None)
    return {'id': case.get('id'), 'wins': True, **(as_items(best) if table['items'] else best)}


if __name__ == '__main__':
    main(__doc__, answer, riichi_hands.cases)
