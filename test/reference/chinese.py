"""What the references of Hong Kong, Cantonese, Taiwanese and Zung Jung hands share.

A case has the fields of the conformance cases. A hand is read in every way: each reading says which sets are claimed, which are
kongs, and which set (or the pair) the winning discard completed. The command line also checks cases, with a list of cases left out.
"""
import argparse
import json
import sys
from collections import Counter, namedtuple
from common import in_order, kinds, readings

KONGS = ('minkan', 'ankan', 'kakan')
MELDS = ('chi', 'pon', *KONGS)
TERMINALS = {rank + suit for rank in '19' for suit in 'mps'}
HONORS = {f'{rank}z' for rank in range(1, 8)}
ORPHANS = TERMINALS | HONORS

# tiles: kinds in order. open: claimed (a concealed kong is not). kong: four tiles. fed: completed by the winning discard.
Group = namedtuple('Group', 'tiles open kong fed')
# shape: 'sets', 'pairs' or 'orphans'. groups, pair: of 'sets' alone; pair_fed: the winning discard completed the pair.
Form = namedtuple('Form', 'shape groups pair pair_fed')


class Hand:
    """A case as tiles. `win` is None where the case does not say which tile came last."""

    def __init__(self, case, sets=4):
        self.concealed = in_order(kinds(case['hand']))
        self.melds = [meld(one) for one in case.get('melds', [])]
        self.win = kinds(case['win'])[0] if case.get('win') else None
        self.by = case.get('by')
        self.seat, self.round = case.get('seat'), case.get('round')
        self.flags, self.flowers = set(case.get('flags', [])), list(case.get('flowers', []))
        self.size = 3 * sets + 2
        self.every = self.concealed + [tile for group in self.melds for tile in group.tiles]
        if any(count > 4 for count in Counter(self.every).values()):
            raise ValueError('a tile has more than four copies')
        if len(set(self.flowers)) < len(self.flowers):
            raise ValueError('a flower stands twice')
        if self.win and self.win not in self.concealed:
            raise ValueError(f'the winning tile {self.win} is not in the hand')
        self.drawn = self.by == 'tsumo'
        self.claimed = any(group.open for group in self.melds)

    @property
    def rest(self):
        """The concealed tiles before the winning tile came."""
        return self.concealed[:self.concealed.index(self.win)] + self.concealed[self.concealed.index(self.win) + 1:]


def meld(one):
    name, tiles = one['type'], tuple(in_order(kinds(one['tiles'])))
    same = len(set(tiles)) == 1
    good = name in MELDS and len(tiles) == (4 if name in KONGS else 3) and same == (name != 'chi')
    if not good or (name == 'chi' and not is_chow(tiles)):
        raise ValueError(f'{tiles} are not a {name}')
    return Group(tiles, name != 'ankan', name in KONGS, False)


def is_chow(tiles):
    ranks, suits = [int(tile[0]) for tile in tiles], {tile[1] for tile in tiles}
    return len(tiles) == 3 and len(suits) == 1 and suits != {'z'} and ranks == [ranks[0], ranks[0] + 1, ranks[0] + 2]


def is_pung(group):
    return group.tiles[0] == group.tiles[1]


def forms(hand):
    """All ways to read the hand as sets and a pair. On a discard each place the winning tile can have is a way of its own."""
    if len(hand.concealed) != hand.size - 3 * len(hand.melds):
        return []
    found = []
    for sets, pair in readings(hand.concealed):
        if hand.by != 'ron' or hand.win is None:
            found.append(Form('sets', [Group(one, False, False, False) for one in sets] + hand.melds, pair, False))
            continue
        for place in sorted({one for one in sets if hand.win in one}):
            groups = [Group(one, False, False, at == sets.index(place)) for at, one in enumerate(sets)]
            found.append(Form('sets', groups + hand.melds, pair, False))
        if pair == hand.win:
            found.append(Form('sets', [Group(one, False, False, False) for one in sets] + hand.melds, pair, True))
    return found


def seven_pairs(hand, four_alike):
    """Seven pairs, four alike as two of them or not."""
    counts = Counter(hand.concealed)
    good = not hand.melds and len(hand.concealed) == 14 and all(count in (2, 4) for count in counts.values())
    return [Form('pairs', [], None, False)] if good and (four_alike or len(counts) == 7) else []


def thirteen_orphans(hand):
    good = not hand.melds and len(hand.concealed) == 14 and set(hand.concealed) == ORPHANS
    return [Form('orphans', [], None, False)] if good else []


def gates(hand, nine_sided):
    """Nine gates: 1112345678999 and one more tile of the suit, nothing declared. Nine-sided: the tile that came last is the one more."""
    suits = {tile[1] for tile in hand.every}
    if hand.melds or len(suits) != 1 or suits == {'z'} or len(hand.concealed) != 14:
        return False
    counts = Counter(tile[0] for tile in hand.concealed)
    base = {rank: 3 if rank in '19' else 1 for rank in '123456789'}
    if any(counts[rank] < base[rank] for rank in base):
        return False
    [extra] = [rank for rank in base if counts[rank] > base[rank]]
    return not nine_sided or (hand.win is not None and hand.win[0] == extra)


def waits(hand):
    """Kinds that complete the hand that waited, by sets and a pair. A kind of which the player holds all four completes nothing."""
    held = Counter(hand.rest + [tile for group in hand.melds for tile in group.tiles])
    every = [f'{rank}{suit}' for suit in 'mps' for rank in range(1, 10)] + sorted(HONORS)
    return [tile for tile in every if held[tile] < 4 and readings(hand.rest + [tile])]


def rules_for(case, base, profiles, default):
    """The rules of the profile of a case, with what the case changes. Its `values` change single ones; null takes a pattern away."""
    profile, options = case.get('profile', default), case.get('rules', {})
    if profile not in profiles:
        raise ValueError(f'profile {profile!r} is none of {", ".join(profiles)}')
    unknown = set(options) - set(base)
    if unknown:
        raise ValueError(f'rules {sorted(unknown)} are none of {", ".join(base)}')
    rules = {**base, **profiles[profile]}
    values = {**rules['values'], **options.get('values', {})}
    return {**rules, **options, 'values': {name: value for name, value in values.items() if value is not None}}


def expected_items(want, items):
    """Whether each wanted item (an id, or an object) stands among the items, one for each."""
    left = list(items)
    for one in want:
        wanted = {'id': one} if isinstance(one, str) else one
        fits = [item for item in left if all(item.get(key) == value for key, value in wanted.items())]
        if not fits:
            return False
        left.remove(fits[0])
    return True


def fan_sum(items):
    return sum(item.get('points', item.get('fan')) * item.get('count', 1) for item in items)


def differences(expect, result):
    """What a result says otherwise than `expect` of a case: a list of sentences."""
    items, wrong = result.get('fan', []), []
    names = [item['id'] for item in items]
    value = 'tai' if 'tai' in result else 'points' if 'points' in result and 'faan' not in result else 'faan'
    for key, want in expect.items():
        got = result.get(key)
        if key == 'includes':
            good, got = expected_items(want, items), names
        elif key == 'excludes':
            good, got = not set(want) & set(names), names
        elif key in ('patterns', 'structure'):
            got = sorted(set(names if key == 'patterns' else got or []))
            good = got == sorted(set(want))
        elif key == 'items':
            got = {name: [item[value] for item in items if item['id'] == name] for name in want}
            good = got == {name: each if isinstance(each, list) else [each] for name, each in want.items()}
        elif key == 'faan_at_least':
            got = result.get('faan_uncapped', 0)
            good = got >= want
        elif key == 'faan' and want == 'limit':
            got = result.get('limit')
            good = bool(got)
        elif key == 'fan':
            # The sum: several readings of a hand may be worth as much.
            got, want = (each if isinstance(each, int) else fan_sum(each) for each in (items, want))
            good = got == want
        else:
            good = key == 'note' or got == want
        if not good:
            wrong.append(f'{key}: expected {json.dumps(want)}, got {json.dumps(got)}')
    return wrong


def check(path, answer, left_out):
    """Compares the answers to a file of cases with what they expect. A case left out that agrees after all is a difference too."""
    count = wrong = skipped = 0
    with open(path, encoding='utf-8') as lines:
        for case in map(json.loads, filter(str.strip, lines)):
            try:
                result = answer(case)
            except (ValueError, KeyError) as error:
                sys.exit(f"{case['id']}: {error!r}")
            if result is None:
                continue
            count += 1
            found = differences(case['expect'], result)
            if case['id'] in left_out:
                skipped += 1
                print(f"{case['id']} left out: {left_out[case['id']]}")
                found = [] if found else ['it agrees: take it off the list']
            wrong += bool(found)
            for sentence in found:
                print(f"{case['id']}: {sentence}")
    print(f'{path}: {count} cases, {count - wrong - skipped} agree, {skipped} left out, {wrong} differ')
    return wrong == 0


def main(about, answer, left_out, generate=None):
    """Reads cases on stdin and writes results; or makes cases; or checks files of cases."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument('--check', nargs='+', metavar='FILE', help='compare with what the cases of these files expect')
    if generate:
        parser.add_argument('--generate', type=int, metavar='N', help='print N cases and stop')
        parser.add_argument('--seed', type=int, default=1, help='seed of the generator (default 1)')
    options = parser.parse_args()
    if options.check:
        sys.exit(0 if all([check(path, answer, left_out) for path in options.check]) else 1)
    if generate and options.generate is not None:
        for case in generate(options.generate, options.seed):
            print(json.dumps(case))
        return
    for number, line in enumerate(sys.stdin, 1):
        if not line.strip():
            continue
        try:
            result = answer(json.loads(line))
        except (ValueError, KeyError) as error:
            sys.exit(f'line {number}: {error!r}')
        if result is not None:
            print(json.dumps(result))
