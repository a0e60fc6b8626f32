/** Step through a recorded game: all hands or one seat's view, and what the rules offered at each decision. */
import { signal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Action } from 'tilewright/core';
import { positionLink } from '../share/link.ts';
import { position } from '../share/shared-position.ts';
import { End } from '../play/end.tsx';
import { moveName } from '../play/hand.tsx';
import '../play/play.css';
import { playerName } from '../play/sentences.ts';
import { Table } from '../play/table.tsx';
import { Faces, TilePicture } from '../play/tile.tsx';
import { fill, language, words } from '../text/index.ts';
import { engine } from '../worker/engine-client.ts';
import type { Opened, Step } from '../worker/replay.ts';
import type { TableFacts } from '../worker/table-facts.ts';

const opened = signal<(Opened & { ok: true }) | undefined>(undefined);
const said = signal('');
const text = signal('');
const at = signal(0);
const player = signal(0);
const isOpen = signal(true);
const step = signal<Step | undefined>(undefined);
const copied = signal('');
/** Nobody among the players of a record is the reader. */
const NOBODY = -1;

export default function ReplayPanel(): JSX.Element {
  useSignalEffect(() => {
    const shared = position.value;
    if (shared === undefined) return;
    position.value = undefined;
    void open(shared.log, shared.step);
  });
  useSignalEffect(() => {
    if (opened.value === undefined) return;
    void engine()
      .stepOf(at.value, player.value, isOpen.value)
      .then((found) => (step.value = found));
  });
  return (
    <div class="replay game" data-step={step.value?.at} onDragOver={(event) => event.preventDefault()} onDrop={(event) => void drop(event)}>
      {opened.value && step.value ? <Game game={opened.value} now={step.value} /> : <Choose />}
    </div>
  );
}

function Choose(): JSX.Element {
  const w = words.value;
  return (
    <div class="begin">
      <p>{w.dropLog}</p>
      <input type="file" aria-label={w.openLog} onChange={({ currentTarget }) => void openFile(currentTarget.files?.[0])} />
      {said.value !== '' && <pre class="said">{said.value}</pre>}
    </div>
  );
}

async function drop(event: DragEvent): Promise<void> {
  event.preventDefault();
  event.stopPropagation();
  await openFile(event.dataTransfer?.files[0]);
}

/** Larger than any log of a game. */
const LARGEST = 20_000_000;

async function openFile(file: File | undefined): Promise<void> {
  if (file === undefined) return;
  if (file.size > LARGEST) said.value = fill(words.value.logTooLarge, { name: file.name });
  else await open(await file.text(), 0);
}

async function open(log: string, where: number): Promise<void> {
  said.value = words.value.loading;
  const answer = await engine().openLog(log, language.value);
  if (!answer.ok) {
    opened.value = undefined;
    said.value = answer.said === 'unknown-format' ? words.value.unknownLog : answer.said;
    return;
  }
  said.value = '';
  text.value = log;
  step.value = undefined;
  player.value = 0;
  at.value = Math.min(Math.max(where, 0), answer.steps - 1);
  opened.value = answer;
}

function go(to: number): void {
  at.value = Math.min(Math.max(to, 0), opened.value!.steps - 1);
}

function Game({ game, now }: { game: Opened & { ok: true }; now: Step }): JSX.Element {
  const { facts } = game;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if ((event.target as Element).matches('input, select, textarea, [contenteditable=true]')) return;
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (by !== undefined) go(at.value + by);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const moment = { view: now.view, players: now.players, person: NOBODY, isAsked: false, events: [], canUndo: false, ...(now.end && { end: now.end }) };
  return (
    <>
      <Faces facts={facts} />
      <Controls game={game} />
      {game.difference && <p class="said">{fill(words.value.parts, { difference: game.difference })}</p>}
      <Table moment={moment} facts={facts} />
      <Decision now={now} facts={facts} />
      {now.end && <End moment={moment} facts={facts} isRecord />}
      {!now.end && <OwnHand now={now} facts={facts} />}
    </>
  );
}

function Controls({ game }: { game: Opened & { ok: true } }): JSX.Element {
  const w = words.value;
  const share = async (): Promise<void> => {
    const link = `${location.href.split('#')[0]}#${positionLink({ log: text.value, step: at.value })}`;
    await navigator.clipboard.writeText(link);
    copied.value = fill(w.linkCopied, { n: link.length });
  };
  return (
    <div class="controls">
      <b>{game.facts.game}</b>
      <button type="button" aria-label={w.stepBack} onClick={() => go(at.value - 1)}>
        ‹
      </button>
      <input type="range" min="0" max={game.steps - 1} value={at.value} aria-label={w.stepLabel} onInput={({ currentTarget }) => go(Number(currentTarget.value))} />
      <button type="button" aria-label={w.stepOn} onClick={() => go(at.value + 1)}>
        ›
      </button>
      <span>
        {at.value + 1} / {game.steps}
      </span>
      <select aria-label={w.goToDeal} onChange={({ currentTarget }) => go(Number(currentTarget.value))}>
        {game.deals.map((first, deal) => (
          <option key={first} value={first} selected={first <= at.value && (game.deals[deal + 1] ?? Infinity) > at.value}>
            {fill(w.dealNumber, { n: deal + 1 })}
          </option>
        ))}
      </select>
      <select aria-label={w.viewOf} value={player.value} onChange={({ currentTarget }) => (player.value = Number(currentTarget.value))}>
        {Array.from({ length: game.facts.seats }, (_, number) => (
          <option key={number} value={number}>
            {playerName(number, NOBODY)}
          </option>
        ))}
      </select>
      <label class="tick">
        <input type="checkbox" checked={isOpen.value} onChange={({ currentTarget }) => (isOpen.value = currentTarget.checked)} /> {w.allHands}
      </label>
      <button type="button" onClick={() => void share()}>
        {w.sharePosition}
      </button>
      <button
        type="button"
        onClick={() => {
          opened.value = undefined;
        }}
      >
        {w.otherLog}
      </button>
      <span role="status">{copied.value}</span>
    </div>
  );
}

/** What was done, and what else the rules offered. */
function Decision({ now, facts }: { now: Step; facts: TableFacts }): JSX.Element | null {
  const { action, offered, players } = now;
  if (!action) return null;
  const name = ({ move, tiles }: Action): JSX.Element => (
    <>
      {moveName(move, facts)}{' '}
      {tiles.map((tile, index) => (
        <TilePicture key={index} id={tile} facts={facts} />
      ))}
    </>
  );
  const isSame = (other: Action): boolean => other.move === action.move && other.tiles.join() === action.tiles.join();
  const others = offered.filter((each) => !isSame(each));
  return (
    <div class="news">
      <p role="status">
        <b>{playerName(players[action.seat]!, NOBODY)}</b>: {name(action)}
      </p>
      {others.length > 0 && (
        <details>
          <summary>{fill(words.value.alsoOffered, { n: others.length })}</summary>
          <ul class="offered">
            {others.map((each) => (
              <li key={`${each.move} ${each.tiles.join()}`}>{name(each)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function OwnHand({ now: { view }, facts }: { now: Step; facts: TableFacts }): JSX.Element {
  return (
    <div class="own">
      <div class="hand">
        {view.hand.map((tile, index) => (
          <span key={index} class="hand-tile">
            <TilePicture id={tile} facts={facts} />
          </span>
        ))}
      </div>
    </div>
  );
}
