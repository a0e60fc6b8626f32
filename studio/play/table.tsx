/** The table from above: every seat with its points, what lies before it and what it has discarded; the middle with what is everybody's. */
import type { Seat, View } from 'tilewright/core';
import type { JSX } from 'preact';
import { fill, words } from '../text/index.ts';
import type { Moment } from '../worker/play.ts';
import type { TableFacts } from '../worker/table-facts.ts';
import { playerName } from './sentences.ts';
import { TilePicture } from './tile.tsx';

interface TableProps {
  moment: Moment;
  facts: TableFacts;
}

/** Places around the table, from the one who looks, in the order of play. */
const PLACES: Readonly<Record<number, readonly string[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'right', 'left'],
  4: ['bottom', 'right', 'top', 'left'],
};

export function Table({ moment, facts }: TableProps): JSX.Element {
  const { view } = moment;
  const count = view.seats.length;
  const places = PLACES[count] ?? PLACES[4]!;
  return (
    <div class={`table seats-${count}`}>
      <Middle moment={moment} facts={facts} />
      {view.seats.map((_, seat) => (
        <SeatArea key={seat} place={places[(seat - view.seat + count) % count]!} seat={seat} moment={moment} facts={facts} />
      ))}
    </div>
  );
}

function Middle({ moment: { view }, facts }: TableProps): JSX.Element {
  const w = words.value;
  const lists = Object.entries(view.lists).filter(([id, tiles]) => facts.things[id] !== undefined && tiles.length > 0);
  const numbers = Object.entries({ ...view.counters, ...view.pots }).filter(([id, n]) => facts.things[id] !== undefined && n !== 0);
  return (
    <div class="middle">
      <p>{fill(w.dealAndRound, { deal: view.deal, round: view.round })}</p>
      <p>{fill(w.wallLeft, { n: view.wall.left })}</p>
      {view.phase && <p class="phase">{facts.phases[view.phase.id]}</p>}
      {lists.map(([id, tiles]) => (
        <p key={id} class="list">
          {facts.things[id]}{' '}
          {tiles.map((tile, at) => (
            <TilePicture key={at} id={tile} facts={facts} />
          ))}
        </p>
      ))}
      {numbers.map(([id, n]) => (
        <p key={id}>
          {facts.things[id]}: {n.toLocaleString()}
        </p>
      ))}
    </div>
  );
}

interface SeatProps extends TableProps {
  seat: Seat;
  place: string;
}

function SeatArea({ seat, place, moment, facts }: SeatProps): JSX.Element {
  const { view, players, person } = moment;
  const own = view.seats[seat]!;
  const isTurn = view.turn?.seat === seat && !view.settled;
  const name = playerName(players[seat]!, person);
  const marks = own.marks.flatMap((mark) => facts.things[mark] ?? []);
  const numbers = Object.entries(own.counters).filter(([id, n]) => facts.things[id] !== undefined && n !== 0);
  return (
    <section class={`seat ${place}${isTurn ? ' turn' : ''}${own.out ? ' out' : ''}`} aria-label={name}>
      <header>
        <b>{name}</b>
        <span class={own.fromDealer === 0 ? 'wind dealer' : 'wind'} title={own.fromDealer === 0 ? words.value.dealer : undefined}>
          {seatName(facts, own.fromDealer)}
        </span>
        <span class="points">{own.points.toLocaleString()}</span>
        {marks.map((mark) => (
          <span key={mark} class="mark">
            {mark}
          </span>
        ))}
        {numbers.map(([id, n]) => (
          <span key={id} class="mark">
            {facts.things[id]} {n}
          </span>
        ))}
        {own.wins > 0 && <span class="mark">{fill(words.value.hasWon, { n: own.wins })}</span>}
      </header>
      {seat !== view.seat && <Concealed shown={own.shown} count={own.tiles} facts={facts} />}
      <Laid view={view} seat={seat} facts={facts} />
      <River view={view} seat={seat} facts={facts} />
    </section>
  );
}

/** A wind, or a number where the pack has no names for seats. */
function seatName({ winds }: TableFacts, fromDealer: number): string {
  const name = winds[fromDealer]!;
  return /^\d+$/.test(name) ? fill(words.value.seatNumber, { n: name }) : name;
}

/** Tiles of another hand: backs, or what was laid open. */
function Concealed({ shown, count, facts }: { shown: readonly string[]; count: number; facts: TableFacts }): JSX.Element {
  if (shown.length > 0)
    return (
      <div class="concealed">
        {shown.map((tile, at) => (
          <TilePicture key={at} id={tile} facts={facts} />
        ))}
      </div>
    );
  return (
    <div class="concealed" role="img" aria-label={fill(words.value.concealedTiles, { n: count })}>
      {Array.from({ length: count }, (_, at) => (
        <TilePicture key={at} id="?" facts={facts} quiet />
      ))}
    </div>
  );
}

/** Melds, bonus tiles and tiles won with. */
function Laid({ view, seat, facts }: { view: View; seat: Seat; facts: TableFacts }): JSX.Element | null {
  const { melds, bonus, won } = view.seats[seat]!;
  const groups = [...melds.map(({ tiles }) => tiles), ...(bonus.length > 0 ? [bonus] : []), ...(won.length > 0 ? [won] : [])];
  if (groups.length === 0) return null;
  return (
    <div class="laid">
      {groups.map((tiles, index) => (
        <span key={index} class="group">
          {tiles.map((tile, at) => (
            <TilePicture key={at} id={tile} facts={facts} />
          ))}
        </span>
      ))}
    </div>
  );
}

function River({ view, seat, facts }: { view: View; seat: Seat; facts: TableFacts }): JSX.Element {
  const { river } = view.seats[seat]!;
  const asked = view.window?.from === seat;
  return (
    <div class="river" role="group" aria-label={words.value.discardsLabel}>
      {river.map(({ tile, taken, drawn }, at) => {
        const isAsked = asked && at === river.length - 1;
        return <TilePicture key={at} id={tile} facts={facts} class={`${taken ? 'taken ' : ''}${drawn ? 'drawn ' : ''}${isAsked ? 'asked' : ''}`} />;
      })}
    </div>
  );
}
