"""A second opinion on riichi hands of three players (or four), written from the rule sheets alone. See README.md for the form."""
import hands
from collections import Counter
from common import kind, kinds, main, readings, tiles

MELDS = {'chi': 3, 'pon': 3, 'minkan': 4, 'ankan': 4, 'kakan': 4}
KONGS = ('minkan', 'ankan', 'kakan')
FLAGS = {
    'riichi': None, 'double_riichi': None, 'ippatsu': None, 'rinshan': 'tsumo', 'chankan': 'ron', 'haitei': 'tsumo',
    'houtei': 'ron', 'tenhou': 'tsumo', 'chiihou': 'tsumo', 'renhou': 'ron',
}
# The rules where a case says nothing: those of the online games. `split` is how a self-draw of three players is paid:
# 'loss' (each pays the own share of four players), 'equal' (each pays half of the win on a discard) or 'short' (each
# pays the share of a non-dealer). `honba_ron`: what a counter adds to a discard; None: 100 for each other seat.
RULES = {
    'players': 4, 'kuitan': True, 'red_fives': True, 'double_yakuman': True, 'kazoe': 'yakuman', 'kiriage': False,
    'open_pinfu_fu': True, 'pinfu_tsumo_fu': False, 'double_wind_pair_2fu': False, 'yakuman_stacking': True, 'pao': True,
    'renhou': 'off', 'split': 'loss', 'honba_ron': None,
}
HONORS = {f'{rank}z' for rank in range(1, 8)}
DRAGONS, WINDS = ['5z', '6z', '7z'], ['1z', '2z', '3z', '4z']
TERMINALS = {rank + suit for rank in '19' for suit in 'mps'}
ORPHANS = HONORS | TERMINALS
GREEN = {'2s', '3s', '4s', '6s', '8s', '6z'}
DOUBLE = {'suuankou_tanki': 'suuankou', 'kokushi_13': 'kokushi', 'chuuren_9': 'chuuren', 'daisuushii': 'daisuushii'}


class Group:
    """A set. `shown` is what counts as open: claimed, or a pung completed by a discard."""

    def __init__(self, group, name, shown):
        self.tiles, self.first, self.shown = group, group[0], shown
        self.kong = name in KONGS
        self.pung = len(set(group)) == 1
        self.chow = not self.pung


class Hand:
    """What a case says, worked out once."""

    def __init__(self, case):
        self.rules = {**RULES, **case.get('rules', {})}
        unknown = set(self.rules) - set(RULES)
        if unknown:
            raise ValueError(f'rules {sorted(unknown)} are none of {", ".join(RULES)}')
        self.players = self.rules['players']
        self.marked, self.concealed = tiles(case['hand']), kinds(case['hand'])
        [self.win] = kinds(case['win'])
        self.tsumo = case['by'] == 'tsumo'
        self.flags = set(case['flags'])
        self.seat, self.round = f"{case['seat']}z", f"{case['round']}z"
        self.melds = []
        for meld in case['melds']:
            name, group = meld['type'], tuple(sorted(kinds(meld['tiles'])))
            if len(group) != MELDS[name] or (name != 'chi' and len(set(group)) > 1):
                raise ValueError(f"{meld['tiles']} is no {name}")
            self.melds.append(Group(group, name, name != 'ankan'))
            self.marked += tiles(meld['tiles'])
        self.closed = not any(meld.shown for meld in self.melds)
        self.every = self.concealed + [tile for meld in self.melds for tile in meld.tiles]
        self.kita = case.get('kita', 0)
        self.dora, self.ura = kinds(''.join(case['dora'])), kinds(''.join(case['ura']))
        self.check()

    def check(self):
        if self.win not in self.concealed:
            raise ValueError(f'the winning tile {self.win} is not in the hand')
        if any(count > 4 for count in Counter(self.every + ['4z'] * self.kita).values()):
            raise ValueError('a tile has more than four copies')
        if self.players == 3 and any(tile[1] == 'm' and tile[0] in '2345678' for tile in self.every):
            raise ValueError('three players have no 2m to 8m')
        for flag in self.flags:
            if flag not in FLAGS or FLAGS[flag] not in (None, 'tsumo' if self.tsumo else 'ron'):
                raise ValueError(f'{flag!r} does not go with this win')

    def riichi(self):
        return bool(self.flags & {'riichi', 'double_riichi'})

    def wind_value(self, wind):
        return (wind == self.seat) + (wind == self.round)


class Reading:
    """Four sets and a pair, with the place the winning tile took: `wait` is open, edge, closed, pung or pair."""

    def __init__(self, hand, sets, pair, place):
        self.groups = list(hand.melds)
        for index, group in enumerate(sets):
            by_discard = index == place and not hand.tsumo
            self.groups.append(Group(group, 'hand', by_discard and len(set(group)) == 1))
        self.pair = pair
        self.wait = 'pair' if place is None else wait_of(sets[place], hand.win)
        self.chows = [group for group in self.groups if group.chow]
        self.pungs = [group for group in self.groups if group.pung]
        self.pung_kinds = {group.first for group in self.pungs}
        self.concealed_pungs = sum(not group.shown for group in self.pungs)
        self.kongs = sum(group.kong for group in self.groups)


def wait_of(group, win):
    if len(set(group)) == 1:
        return 'pung'
    if win == group[1]:
        return 'closed'
    edge = (group[0][0] == '1' and win == group[2]) or (group[0][0] == '7' and win == group[0])
    return 'edge' if edge else 'open'


def all_readings(hand):
    """Every reading of the concealed tiles, with every place the winning tile can have taken."""
    if len(hand.concealed) != 14 - 3 * len(hand.melds):
        return
    for sets, pair in readings(hand.concealed):
        for place, group in enumerate(sets):
            if hand.win in group and group not in sets[:place]:
                yield Reading(hand, sets, pair, place)
        if pair == hand.win:
            yield Reading(hand, sets, pair, None)


def seven_pairs(hand):
    counts = Counter(hand.concealed)
    return len(counts) == 7 and set(counts.values()) == {2}


def orphans(hand):
    return set(hand.concealed) == ORPHANS and len(hand.concealed) == 14


# Yaku. Each function gives han (or a number of yakuman) by id.

def yaku_of_the_win(hand):
    found = {'double_riichi': 2} if 'double_riichi' in hand.flags else {}
    found |= {flag: 1 for flag in ('riichi', 'ippatsu', 'rinshan', 'chankan', 'haitei', 'houtei') if flag in hand.flags}
    if hand.closed and hand.tsumo:
        found['menzen_tsumo'] = 1
    return found


def yaku_of_tiles(hand):
    """What depends on the tiles alone, so seven pairs can have it too."""
    found, every = {}, set(hand.every)
    suits = {tile[1] for tile in every}
    if not every & ORPHANS and (hand.closed or hand.rules['kuitan']):
        found['tanyao'] = 1
    if every <= ORPHANS:
        found['honroutou'] = 2
    if len(suits) == 1:
        found['chinitsu'] = 6 if hand.closed else 5
    if len(suits) == 2 and 'z' in suits:
        found['honitsu'] = 3 if hand.closed else 2
    return found


def yaku_of_sets(hand, reading):
    found = {}
    closed = int(hand.closed)
    chows = Counter(group.first for group in reading.chows)
    twins = sum(count // 2 for count in chows.values())
    if is_pinfu(hand, reading) and hand.closed:
        found['pinfu'] = 1
    if hand.closed and twins:
        found['ryanpeikou' if twins == 2 else 'iipeikou'] = 3 if twins == 2 else 1
    for wind, name in ((hand.seat, 'yakuhai_seat'), (hand.round, 'yakuhai_round')):
        if wind in reading.pung_kinds:
            found[name] = 1
    for dragon, name in zip(DRAGONS, ('yakuhai_haku', 'yakuhai_hatsu', 'yakuhai_chun')):
        if dragon in reading.pung_kinds:
            found[name] = 1
    ranks = '123456789'
    if any(all(rank + suit in chows for suit in 'mps') for rank in ranks):
        found['sanshoku_doujun'] = 1 + closed
    if any(all(rank + suit in reading.pung_kinds for suit in 'mps') for rank in ranks):
        found['sanshoku_doukou'] = 2
    if any(all(rank + suit in chows for rank in '147') for suit in 'mps'):
        found['ittsu'] = 1 + closed
    outside = all(set(group.tiles) & ORPHANS for group in reading.groups) and reading.pair in ORPHANS
    if outside and reading.chows:
        honors = bool(set(hand.every) & HONORS)
        found['chanta' if honors else 'junchan'] = (1 if honors else 2) + closed
    if len(reading.pungs) == 4:
        found['toitoi'] = 2
    if reading.concealed_pungs == 3:
        found['sanankou'] = 2
    if reading.kongs == 3:
        found['sankantsu'] = 2
    if len(reading.pung_kinds & set(DRAGONS)) == 2 and reading.pair in DRAGONS:
        found['shousangen'] = 2
    return found


def yakuman_of_sets(hand, reading):
    found, every = {}, set(hand.every)
    if reading.concealed_pungs == 4:
        found['suuankou_tanki' if reading.wait == 'pair' else 'suuankou'] = 1
    if set(DRAGONS) <= reading.pung_kinds:
        found['daisangen'] = 1
    winds = len(reading.pung_kinds & set(WINDS))
    if winds == 4:
        found['daisuushii'] = 1
    if winds == 3 and reading.pair in WINDS:
        found['shousuushii'] = 1
    if every <= HONORS:
        found['tsuuiisou'] = 1
    if every <= TERMINALS:
        found['chinroutou'] = 1
    if every <= GREEN:
        found['ryuuiisou'] = 1
    if reading.kongs == 4:
        found['suukantsu'] = 1
    if not hand.melds and len({tile[1] for tile in every}) == 1 and 'z' not in hand.concealed[0]:
        ranks = ''.join(sorted(tile[0] for tile in hand.concealed))
        if all(ranks.count(rank) >= (3 if rank in '19' else 1) for rank in '123456789'):
            pure = ranks.replace(hand.win[0], '', 1) == '1112345678999'
            found['chuuren_9' if pure else 'chuuren'] = 1
    return found


def is_pinfu(hand, reading):
    worthless = reading.pair not in DRAGONS and not hand.wind_value(reading.pair)
    return len(reading.chows) == 4 and worthless and reading.wait == 'open'


def fu_of(hand, reading):
    rules, pinfu = hand.rules, is_pinfu(hand, reading)
    fu = 30 if hand.closed and not hand.tsumo else 20
    if hand.tsumo and not (pinfu and hand.closed and not rules['pinfu_tsumo_fu']):
        fu += 2
    for group in reading.pungs:
        worth = (2 if group.shown else 4) * (2 if group.first in ORPHANS else 1)
        fu += worth * (4 if group.kong else 1)
    if reading.pair in DRAGONS:
        fu += 2
    winds = hand.wind_value(reading.pair)
    fu += 2 * (min(winds, 1) if rules['double_wind_pair_2fu'] else winds)
    if reading.wait in ('edge', 'closed', 'pair'):
        fu += 2
    if fu == 20 and not hand.closed and rules['open_pinfu_fu']:
        fu += 2
    return -(-fu // 10) * 10


def after(indicator, players):
    """The kind an indicator points to."""
    rank, suit = int(indicator[0]), indicator[1]
    if suit == 'z':
        return f'{rank % 4 + 1}z' if rank <= 4 else f'{(rank - 4) % 3 + 5}z'
    if suit == 'm' and players == 3:
        return '9m' if rank == 1 else '1m'
    return f'{rank % 9 + 1}{suit}'


def bonus(hand):
    """Han that are no yaku."""
    counts = Counter(hand.every + ['4z'] * hand.kita)
    found = {'dora': sum(counts[after(tile, hand.players)] for tile in hand.dora)}
    if hand.riichi():
        found['ura_dora'] = sum(counts[after(tile, hand.players)] for tile in hand.ura)
    if hand.rules['red_fives']:
        found['aka_dora'] = sum(tile[0] == '0' for tile in hand.marked)
    found['kita'] = hand.kita
    return {name: han for name, han in found.items() if han}


def limit(han, fu, rules):
    """(base figure, name of the limit or None)."""
    if han >= 13 and rules['kazoe'] == 'unlimited':
        times = han // 13
        return 8000 * times, 'kazoe_yakuman' if times == 1 else f'{times}x_kazoe_yakuman'
    if han >= 13 and rules['kazoe'] == 'yakuman':
        return 8000, 'kazoe_yakuman'
    for least, base, name in ((11, 6000, 'sanbaiman'), (8, 4000, 'baiman'), (6, 3000, 'haneman'), (5, 2000, 'mangan')):
        if han >= least:
            return base, name
    base = fu * 2 ** (han + 2)
    rounded_up = rules['kiriage'] and (han, fu) in ((4, 30), (3, 60))
    return (2000, 'mangan') if base >= 2000 or rounded_up else (base, None)


def hundreds(points):
    return -(-points // 100) * 100


def shares(hand, base):
    """What each seat pays the winner without counters: {seat: points}; on a discard {None: points}."""
    dealer = hand.seat == '1z'
    ron = (6 if dealer else 4) * base
    if not hand.tsumo:
        return {None: hundreds(ron)}
    found = {}
    for payer in range(1, hand.players + 1):
        if f'{payer}z' == hand.seat:
            continue
        share = base * (2 if dealer or payer == 1 else 1)
        if hand.players == 3 and hand.rules['split'] == 'equal':
            share = ron / 2
        elif hand.players == 3 and hand.rules['split'] == 'short':
            share = base * (2 if dealer else 1)
        found[payer] = hundreds(int(share))
    return found


def payments(hand, paid):
    if not hand.tsumo:
        return {'ron': paid[None]}
    if hand.seat == '1z':
        return {'tsumo_each': paid[2]}
    return {'tsumo_dealer': paid[1], 'tsumo_other': next(share for payer, share in paid.items() if payer != 1)}


def delta(hand, case, base, liable):
    """What each seat gains. `liable` is the part of `base` that the seat `pao` answers for."""
    honba, winner, pao = case['honba'], case['seat'], case.get('pao')
    change = [0] * hand.players

    def pay(payer, points):
        change[payer - 1] -= points
        change[winner - 1] += points

    if not hand.tsumo:
        giver = case['from']
        per_counter = hand.rules['honba_ron']
        if per_counter is None:
            per_counter = 100 * (hand.players - 1)
        own, part = shares(hand, base - liable)[None], shares(hand, liable)[None]
        if part and pao != giver:
            pay(pao, hundreds(part // 2))
            part -= hundreds(part // 2)
        pay(giver, own + part + per_counter * honba)
    else:
        for payer, share in shares(hand, base - liable).items():
            alone = pao if liable == base else payer
            pay(alone, share + 100 * honba)
        if liable:
            pay(pao, sum(shares(hand, liable).values()))
    change[winner - 1] += 1000 * case['sticks']
    return change


def result_of(hand, yaku, fu):
    """A scored reading from its yaku and fu, or None without yaku."""
    if not yaku:
        return None
    yaku = {**yaku, **bonus(hand)}
    han = sum(yaku.values())
    base, name = limit(han, fu, hand.rules)
    items = [{'id': id, 'han': value} for id, value in yaku.items()]
    return {'base': base, 'yaku': items, 'han': han, 'fu': fu, **({'limit': name} if name else {})}


def yakuman_result(hand, yakuman):
    if not yakuman:
        return None
    double = hand.rules['double_yakuman']
    yakuman = {id: 2 if double and id in DOUBLE else count for id, count in yakuman.items()}
    times = sum(yakuman.values()) if hand.rules['yakuman_stacking'] else 1
    items = [{'id': id, 'yakuman': count} for id, count in yakuman.items()]
    return {'base': 8000 * times, 'yaku': items, 'yakuman': times, 'limit': f'{times}x_yakuman' if times > 1 else 'yakuman'}


def candidates(hand):
    """The result of every reading; None for a complete hand without yaku."""
    win, of_tiles = yaku_of_the_win(hand), yaku_of_tiles(hand)
    first = {flag: 1 for flag in ('tenhou', 'chiihou') if flag in hand.flags}
    for reading in all_readings(hand):
        yakuman = {**first, **yakuman_of_sets(hand, reading)}
        yield yakuman_result(hand, yakuman) or result_of(
            hand, {**win, **of_tiles, **yaku_of_sets(hand, reading)}, fu_of(hand, reading))
    if seven_pairs(hand):
        honors = {'tsuuiisou': 1} if set(hand.every) <= HONORS else {}
        yield yakuman_result(hand, {**first, **honors}) or result_of(hand, {**win, 'chiitoitsu': 2, **of_tiles}, 25)
    if orphans(hand):
        name = 'kokushi_13' if hand.concealed.count(hand.win) == 2 else 'kokushi'
        yield yakuman_result(hand, {**first, name: 1})
    if 'renhou' in hand.flags and hand.rules['renhou'] == 'mangan':
        for reading in all_readings(hand):
            yield {'base': 2000, 'yaku': [{'id': 'renhou', 'han': 5}], 'han': 5, 'fu': fu_of(hand, reading), 'limit': 'mangan'}


def answer(case):
    hand = Hand(case)
    found = list(candidates(hand))
    valued = [result for result in found if result]
    if not valued:
        return {'id': case.get('id'), 'wins': False, 'error': 'no_yaku' if found else 'not_winning'}
    best = max(valued, key=lambda result: (result['base'], result.get('han', 0), result.get('fu', 0)))
    base = best.pop('base')
    paid = shares(hand, base)
    best |= {'payments': payments(hand, paid), 'total': sum(paid.values())}
    if hand.tsumo or 'from' in case:
        liable = 0
        if 'pao' in case and hand.rules['pao']:
            fed = sum(item.get('yakuman', 0) for item in best['yaku'] if item['id'] in ('daisangen', 'daisuushii'))
            liable = min(8000 * fed, base)
        best['delta'] = delta(hand, case, base, liable)
    return {'id': case.get('id'), 'wins': True, **best}


if __name__ == '__main__':
    main(__doc__, answer, hands.sanma)
