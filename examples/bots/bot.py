"""A bot in Python for every pack: wins where it can, else keeps tiles that have company.

    tilewright play mcr --seat 2 'bot:python3 examples/bots/bot.py'

It reads a question a line and answers each with a line: docs/bots.md says what is in them.
"""

import json
import sys


def company(tile, hand):
    """How many tiles of the hand this one could make a set with, itself included."""
    rank, suit = tile[:-1], tile[-1]
    near = [other for other in hand if other[-1] == suit]
    if not rank.isdigit():
        return near.count(tile)
    return sum(1 for other in near if other[:-1].isdigit() and abs(int(other[:-1]) - int(rank)) <= 1)


def choose(view):
    """An action of view["legal"]."""
    legal = view["legal"]
    for wanted in ("win", "hu", "show", "pass"):
        for action in legal:
            if action["move"] == wanted:
                return action
    one_tile = [action for action in legal if len(action["tiles"]) == 1]
    if not one_tile:
        return legal[0]
    return min(one_tile, key=lambda action: company(action["tiles"][0], view["hand"]))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        action = choose(message["view"])
        answer = {"ask": message["ask"], "move": action["move"], "tiles": action["tiles"]}
        print(json.dumps(answer), flush=True)
    elif message["type"] == "error":
        print(message["message"], file=sys.stderr)
