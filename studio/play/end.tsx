/** How a deal or the game ended: hands that won, points line by line, payments, standings. */
import type { Account, Entry, Seat } from 'tilewright/core';
import type { JSX } from 'preact';
import { fill, words } from '../text/index.ts';
import type { EndOfDeal, WonHand } from '../worker/end-of-deal.ts';
import type { Moment } from '../worker/play.ts';
import type { TableFacts } from '../worker/table-facts.ts';
import { goOn, leave } from './game.ts';
import { playerName } from './sentences.ts';
import { TilePicture } from './tile.tsx';

interface EndProps {
  moment: Moment;
  facts: TableFacts;
  /** Of a recorded game: nothing goes on from here. */
  isRecord?: boolean;
}

export function End({ moment, facts, isRecord = false }: EndProps): JSX.Element | null {
  const { end, standings, players, person } = moment;
  if (!end) return null;
  const w = words.value;
  const who = (seat: Seat): string => playerName(players[seat]!, person);
  return (
    <section class="end" aria-label={w.endOfDeal}>
      {end.hands.filter(({ isWin }) => isWin).length === 0 && <h3>{facts.endings[end.ending] || w.nobodyWins}</h3>}
      {end.hands.map((hand, at) => (
        <Won key={at} hand={hand} who={who} facts={facts} />
      ))}
      <Payments end={end} who={who} facts={facts} />
      <ul class="points">
        {end.points.map((points, seat) => (
          <li key={seat}>
            {who(seat)}: {points.toLocaleString()} {change(end.entries, seat)}
          </li>
        ))}
      </ul>
      {standings ? (
        <>
          <h3>{w.gameOver}</h3>
          <ol class="standings">
            {standings.map(({ player, points, result }) => (
              <li key={player}>
                {playerName(player, person)}: {points.toLocaleString()}
                {result !== points && ` (${signed(result)})`}
              </li>
            ))}
          </ol>
          {!isRecord && (
            <button type="button" class="main" data-key="n" onClick={leave}>
              {w.newGame}
            </button>
          )}
        </>
      ) : isRecord ? null : (
        <button type="button" class="main" data-action="next_deal" data-key="n" onClick={() => void goOn()}>
          {w.nextDeal}
        </button>
      )}
    </section>
  );
}

function Won({ hand, who, facts }: { hand: WonHand; who: (seat: Seat) => string; facts: TableFacts }): JSX.Element {
  const w = words.value;
  const text = hand.isWin ? (hand.by === 'draw' ? w.winsByDraw : w.winsOn) : w.isPaidFor;
  return (
    <article class="won">
      <h3>{fill(text, { who: who(hand.seat), tile: facts.tiles[hand.tile]?.name ?? '', from: hand.from < 0 ? '' : who(hand.from) })}</h3>
      <p class="hand-shown">
        {hand.groups.map((group, index) => (
          <span key={index} class="group">
            {group.map((tile, at) => (
              <TilePicture key={at} id={tile} facts={facts} />
            ))}
          </span>
        ))}
      </p>
      <table>
        <tbody>
          {hand.lines.map(({ id, name, times, worth }) => (
            <tr key={id}>
              <td>
                {name}
                {times > 1 && ` ×${times}`}
              </td>
              <td class="number">{worth}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={2}>{hand.told}</th>
          </tr>
        </tfoot>
      </table>
    </article>
  );
}

function Payments({ end: { entries }, who, facts }: { end: EndOfDeal; who: (seat: Seat) => string; facts: TableFacts }): JSX.Element | null {
  if (entries.length === 0) return null;
  const name = (account: Account): string =>
    typeof account === 'number' ? who(account) : (facts.things[account.slice('pot:'.length)] ?? account);
  return (
    <details open>
      <summary>{words.value.payments}</summary>
      <table>
        <tbody>
          {entries.map(({ from, to, amount, reason }, at) => (
            <tr key={at}>
              <td>
                {name(from)} → {name(to)}
              </td>
              <td class="number">{amount.toLocaleString()}</td>
              <td class="hint">{facts.reasons[reason] ?? reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function change(entries: readonly Entry[], seat: Seat): string {
  const sum = entries.reduce((all, { from, to, amount }) => all + (to === seat ? amount : 0) - (from === seat ? amount : 0), 0);
  return sum === 0 ? '' : `(${signed(sum)})`;
}

function signed(number: number): string {
  return number > 0 ? `+${number.toLocaleString()}` : number.toLocaleString();
}
