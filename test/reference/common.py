"""What the references share: tiles, readings of a hand by plain recursion, and the command line.

A tile is a string of two characters ('5p', '0p' for a red five); a kind is a tile without the red mark.
"""
import argparse
import json
import sys


def tiles(text, suits='mpsz'):
    """'340m11z' -> ['3m', '4m', '0m', '1z', '1z']."""
    found, ranks = [], ''
    for character in text:
        if character.isdigit():
            ranks += character
        elif character in suits and ranks:
            found += [rank + character for rank in ranks]
            ranks = ''
        else:
            raise ValueError(f'{text!r}: {character!r} is no part of a tile')
    if ranks:
        raise ValueError(f'{text!r}: {ranks!r} has no suit')
    return found


def kind(tile):
    return '5' + tile[1] if tile[0] == '0' else tile


def kinds(text):
    return [kind(tile) for tile in tiles(text)]


def in_order(some):
    return sorted(some, key=lambda tile: (tile[1], kind(tile)[0], tile[0]))


def written(some, suits='mpsz'):
    """The inverse of `tiles`, in the order of the suits."""
    text = ''
    for suit in suits:
        ranks = ''.join(tile[0] for tile in in_order(some) if tile[1] == suit)
        text += ranks + suit if ranks else ''
    return text


def chow_from(first):
    """The chow that begins with this kind, or None."""
    rank, suit = int(first[0]), first[1]
    return None if suit == 'z' or rank > 7 else tuple(f'{rank + step}{suit}' for step in range(3))


def without(some, taken):
    """The tiles but for those taken, or None where one is missing."""
    left = list(some)
    for tile in taken:
        if tile not in left:
            return None
        left.remove(tile)
    return left


def readings(concealed):
    """All ways to read kinds as sets and one pair: a list of (tuple of sets, kind of the pair), each way once."""
    return sorted(set(_readings(in_order(concealed), (), None)))


def _readings(left, sets, pair):
    if not left:
        return [(tuple(sorted(sets)), pair)] if pair else []
    first, found = left[0], []
    if pair is None and left.count(first) >= 2:
        found += _readings(without(left, (first, first)), sets, first)
    chow = chow_from(first)
    for group in [(first, first, first)] + ([chow] if chow else []):
        rest = without(left, group)
        if rest is not None:
            found += _readings(rest, sets + (group,), pair)
    return found


def mismatches(expected, result):
    """What a result says otherwise than `expect` of a case: a list of sentences."""
    def named(items):
        listed = [{'id': item} if isinstance(item, str) else item for item in items]
        return {item['id']: item for item in listed}

    def agrees(wanted, item):
        return item is not None and all(item.get(key) == value for key, value in wanted.items())

    wrong = []
    for key, want in expected.items():
        if key in ('fan', 'yaku', 'includes'):
            got = named(result.get('yaku' if key == 'yaku' else 'fan', []))
            good = all(agrees(item, got.get(name)) for name, item in named(want).items())
            good = good and (key == 'includes' or set(named(want)) == set(got))
        elif key == 'excludes':
            got = named(result.get('fan', []))
            good = not any(name in got for name in want)
        elif key == 'includes_tiles':
            got = result.get('tiles', [])
            good = set(want) <= set(got)
        else:
            got = result.get(key)
            good = got == want
        if not good:
            wrong.append(f'{key}: expected {json.dumps(want)}, got {json.dumps(got)}')
    return wrong


def check(path, answer):
    """Compares the answers to a file of cases with what the cases expect; True if all agree."""
    count = wrong = 0
    with open(path, encoding='utf-8') as lines:
        for case in map(json.loads, lines):
            result = answer(case)
            if result is None:
                continue
            count += 1
            for sentence in mismatches(case['expect'], result):
                wrong += 1
                print(f"{case['id']}: {sentence}")
    print(f'{path}: {count} cases, {wrong} differences')
    return wrong == 0


def main(about, answer, generate):
    """Reads cases on stdin and writes results; or generates cases; or checks files of cases."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument('--generate', type=int, metavar='N', help='print N cases and stop')
    parser.add_argument('--seed', type=int, default=1, help='seed of the generator (default 1)')
    parser.add_argument('--check', nargs='+', metavar='FILE', help='compare with what the cases of these files expect')
    options = parser.parse_args()
    if options.check:
        sys.exit(0 if all([check(path, answer) for path in options.check]) else 1)
    if options.generate is not None:
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
