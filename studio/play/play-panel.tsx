/** Play what is written, or a built-in game, against bots. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import packs from 'virtual:packs';
import { saveFile } from '../bar/disk.ts';
import { project } from '../page/project.ts';
import { fill, inLanguage, words } from '../text/index.ts';
import { End } from './end.tsx';
import {
  askHint,
  automatic,
  facts,
  hints,
  isContrast,
  isLoading,
  isSorted,
  leave,
  logText,
  moment,
  PACES,
  pace,
  type Pace,
  resume,
  said,
  seed,
  start,
  story,
  takeBack,
} from './game.ts';
import { Hand, moveName, pressShortcut } from './hand.tsx';
import './play.css';
import { Table } from './table.tsx';
import { Faces, TilePicture } from './tile.tsx';

/** Ids of the built-in packs; empty: what is written on the left. */
const wanted = signal('');
const wantedSeed = signal('');
/** On a phone a table needs all of the screen. */
const isFull = signal(matchMedia('(max-width: 50rem), (max-height: 30rem)').matches);

export default function PlayPanel(): JSX.Element {
  useEffect(() => {
    if (facts.peek() === undefined && !isLoading.peek()) void resume();
  }, []);
  if (isLoading.value) return <p class="loading">{words.value.loading}</p>;
  return facts.value && moment.value ? <Game /> : <Begin />;
}

function Begin(): JSX.Element {
  const w = words.value;
  const begin = (event: Event): void => {
    event.preventDefault();
    void start(wanted.value === '' ? { project: project.value } : { pack: wanted.value }, wantedSeed.value);
  };
  return (
    <form class="begin" onSubmit={begin}>
      <label>
        {w.game}
        <select value={wanted.value} onChange={({ currentTarget }) => (wanted.value = currentTarget.value)}>
          <option value="">{fill(w.whatIsWritten, { name: project.value.entry })}</option>
          {packs.map(({ id, name }) => (
            <option key={id} value={id}>
              {inLanguage(name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {w.seed}
        <input type="text" value={wantedSeed.value} placeholder={w.seedHint} onInput={({ currentTarget }) => (wantedSeed.value = currentTarget.value)} />
      </label>
      <button type="submit" class="main">
        {w.startGame}
      </button>
      {said.value !== '' && <pre class="said">{said.value}</pre>}
    </form>
  );
}

function Game(): JSX.Element {
  const panel = useRef<HTMLDivElement>(null);
  const now = moment.value!;
  const known = facts.value!;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (panel.current) pressShortcut(event, panel.current);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div class={`game${isContrast.value ? ' contrast' : ''}${isFull.value ? ' full' : ''}`} ref={panel}>
      <Faces facts={known} />
      <Controls />
      <Table moment={now} facts={known} />
      <News />
      {now.end ? <End moment={now} facts={known} /> : <Hand moment={now} facts={known} />}
    </div>
  );
}

/** What has just happened; read out by screen readers. */
function News(): JSX.Element {
  const now = moment.value!;
  return (
    <div class="news">
      <p aria-live="polite" role="status">
        {now.refused ?? story.value.slice(-3).join(' ')}
      </p>
      <Hints />
    </div>
  );
}

/** Helpful tiles that are shown; far from a win nearly all help. */
const MOST_SHOWN = 12;

function Hints(): JSX.Element | null {
  if (hints.value.length === 0) return null;
  const known = facts.value!;
  const w = words.value;
  return (
    <ol class="hints" aria-label={w.hint}>
      {hints.value.map(({ action, distance, tiles, count, risk }, at) => (
        <li key={at}>
          {moveName(action.move, known)} {action.tiles.map((tile) => known.tiles[tile]?.name ?? tile).join(' ')}
          {distance !== undefined && `: ${fill(distance <= 0 ? w.isReady : w.isAway, { n: distance })}`}
          {count > 0 && `, ${fill(w.helpful, { n: count })} `}
          {tiles.slice(0, MOST_SHOWN).map((tile) => (
            <TilePicture key={tile} id={tile} facts={known} />
          ))}
          {risk && <span class="risk">{fill(w.risk, { n: risk.cost, p: percent(risk.chance) })}</span>}
        </li>
      ))}
    </ol>
  );
}

function percent(share: number): string {
  return (100 * share).toFixed(share < 0.1 ? 1 : 0);
}

function Controls(): JSX.Element {
  const w = words.value;
  const now = moment.value!;
  const save = async (): Promise<void> => saveFile(`${seed.value}.log`, await logText(), 'application/jsonl');
  return (
    <div class="controls">
      <b>{facts.value!.game}</b> <span class="hint">{fill(w.seedIs, { seed: seed.value })}</span>
      <button type="button" data-key="h" aria-disabled={!now.isAsked || now.end !== undefined} onClick={() => void askHint()}>
        {w.hint}
      </button>
      <button type="button" data-key="u" disabled={!now.canUndo} onClick={() => void takeBack()}>
        {w.undo}
      </button>
      {isFull.value && (
        <button type="button" onClick={() => (isFull.value = false)}>
          {w.leaveFull}
        </button>
      )}
      <details class="settings">
        <summary>{w.settings}</summary>
        <div>
          <label>
            {w.speed}
            <select value={pace.value} onChange={({ currentTarget }) => (pace.value = currentTarget.value as Pace)}>
              {Object.keys(PACES).map((each) => (
                <option key={each} value={each}>
                  {w[each as Pace]}
                </option>
              ))}
            </select>
          </label>
          <Tick label={w.noCalls} value={automatic.value.noCalls} set={(noCalls) => (automatic.value = { ...automatic.value, noCalls })} />
          <Tick label={w.winAlways} value={automatic.value.win} set={(win) => (automatic.value = { ...automatic.value, win })} />
          <Tick label={w.discardDrawn} value={automatic.value.discardDrawn} set={(discardDrawn) => (automatic.value = { ...automatic.value, discardDrawn })} />
          <Tick label={w.sorted} value={isSorted.value} set={(value) => (isSorted.value = value)} />
          <Tick label={w.contrast} value={isContrast.value} set={(value) => (isContrast.value = value)} />
          <Tick label={w.fullScreen} value={isFull.value} set={(value) => (isFull.value = value)} />
          <button type="button" class="save-log" onClick={() => void save()}>
            {w.saveLog}
          </button>
          <button type="button" onClick={leave}>
            {w.newGame}
          </button>
        </div>
      </details>
    </div>
  );
}

function Tick({ label, value, set }: { label: string; value: boolean; set(value: boolean): void }): JSX.Element {
  return (
    <label class="tick">
      <input type="checkbox" checked={value} onChange={({ currentTarget }) => set(currentTarget.checked)} /> {label}
    </label>
  );
}
