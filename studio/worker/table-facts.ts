/** What the page shows at a table, named in its language: tiles, moves, seats, things of the pack. Plain data. */
import { reasonIn, sayTile, tileNamesOf } from 'tilewright/book';
import { type Names, numberOfSeat } from 'tilewright/core';
import type { PackRuleset } from 'tilewright/loader';
import { drawFace, faceOf } from 'tilewright/tiles';

/** A tile as it is drawn and read out. */
export interface TileFacts {
  /** The inside of a picture, 600 wide and 800 high. */
  drawn: string;
  name: string;
}

/** What stays the same while a game goes on. */
export interface TableFacts {
  game: string;
  seats: number;
  tiles: Readonly<Record<string, TileFacts>>;
  moves: Readonly<Record<string, MoveFacts>>;
  phases: Readonly<Record<string, string>>;
  /** Names of seats counted from the dealer: winds where the pack has them. */
  winds: readonly string[];
  /** Of marks, counters, pots and lists that players see. */
  things: Readonly<Record<string, string>>;
  endings: Readonly<Record<string, string>>;
  /** What payments are for, by the English text. */
  reasons: Readonly<Record<string, string>>;
  /** What players start with, in the words of the pack: points. */
  points: string;
}

export interface MoveFacts {
  name: string;
  /** Discards one tile and declares nothing: a click on the tile is enough. */
  isDiscard: boolean;
  isWin: boolean;
}

export function tableFacts(rules: PackRuleset, language: string): TableFacts {
  const { pack, tiles } = rules;
  const say = (names: Names | undefined, otherwise: string): string => names?.[language] ?? names?.en ?? otherwise;
  const named = <T extends { name?: Names }>(list: Readonly<Record<string, T>> | undefined): Record<string, string> =>
    Object.fromEntries(Object.entries(list ?? {}).map(([id, { name }]) => [id, say(name, id.replaceAll('_', ' '))]));
  const internal = new Set(Object.entries(pack.counters ?? {}).flatMap(([id, { internal }]) => (internal ? [id] : [])));
  const things = { ...named(pack.marks), ...named(pack.counters), ...named(pack.pots), ...named(pack.lists) };
  const spoken = tileNamesOf(rules, language);
  return {
    game: say(rules.name, rules.id),
    seats: rules.seats.count,
    tiles: Object.fromEntries(
      tiles.tiles.map(({ id }, tile) => [id, { drawn: drawFace(faceOf(tile, tiles)), name: sayTile(spoken, tile) }]),
    ),
    moves: Object.fromEntries(
      Object.values(rules.moves).map(({ id, name, steps }) => {
        const does = (what: string): boolean => steps.some((step) => step.do === what);
        return [id, { name: say(name, id), isDiscard: does('discard') && !does('mark'), isWin: does('win') }];
      }),
    ),
    phases: Object.fromEntries(rules.phases.map(({ id, name }) => [id, say(name, id.replaceAll('_', ' '))])),
    winds: Array.from({ length: rules.seats.count }, (_, seat) =>
      say(rules.names[`seat${numberOfSeat(seat)}`], String(numberOfSeat(seat))),
    ),
    things: Object.fromEntries(Object.entries(things).filter(([id]) => !internal.has(id))),
    endings: endingTexts(rules, language),
    reasons: Object.fromEntries(reasonsIn(pack).map((english) => [english, reasonIn(pack, english, language)])),
    points: say(rules.names['points'], 'points'),
  };
}

/** What a kind of ending says, or is called. */
function endingTexts({ pack, endings }: PackRuleset, language: string): Record<string, string> {
  const say = (names: Names | string | undefined): string | undefined =>
    typeof names === 'string' ? names : (names?.[language] ?? names?.en);
  return Object.fromEntries(
    Object.keys(endings).map((id) => {
      const entry = pack.endings?.[id] as { name?: Names; says?: Names | string } | undefined;
      return [id, say(entry?.says) ?? say(entry?.name) ?? ''];
    }),
  );
}

/** The English text of every payment's reason. */
function reasonsIn({ settle }: PackRuleset['pack']): string[] {
  const lists = Object.values(settle) as Readonly<Record<string, { reason?: string | Names }>>[];
  return lists.flatMap((list) =>
    Object.values(list).flatMap(({ reason }) =>
      reason === undefined ? [] : typeof reason === 'string' ? reason : reason.en,
    ),
  );
}
