/** The game that is on: what the worker says of it, what the reader has set, and the pace of the others. */
import { effect, signal } from '@preact/signals';
import { type Action, PASS } from 'tilewright/core';
import { language } from '../text/index.ts';
import { engine } from '../worker/engine-client.ts';
import type { Hint, Moment, Rules, Started } from '../worker/play.ts';
import type { TableFacts } from '../worker/table-facts.ts';
import { sentencesOf } from './sentences.ts';

/** Milliseconds between two steps of the others. */
export const PACES = { slow: 1500, normal: 600, fast: 150, instant: 0 } as const;
export type Pace = keyof typeof PACES;

export interface Automatic {
  noCalls: boolean;
  win: boolean;
  discardDrawn: boolean;
}

export const facts = signal<TableFacts | undefined>(undefined);
export const moment = signal<Moment | undefined>(undefined);
/** What cannot be played, in the words of `check`. */
export const said = signal('');
export const hints = signal<readonly Hint[]>([]);
/** What has happened, newest last. */
export const story = signal<readonly string[]>([]);
export const pace = signal<Pace>('normal');
export const automatic = signal<Automatic>({ noCalls: false, win: false, discardDrawn: false });
export const isSorted = signal(true);
export const isContrast = signal(false);
export const isLoading = signal(false);
/** The seed of the game that is on. */
export const seed = signal('');

const KEPT = 'tilewright-game-1';
const SETTINGS = 'tilewright-table-1';
/** Sentences that stay on the page. */
const TOLD = 60;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Rises with each game and each step back, so that an answer about an older one is dropped. */
let turn = 0;

/** Begins a game; without a seed one is drawn. */
export async function start(rules: Rules, wanted: string): Promise<void> {
  const chosen = wanted.trim() === '' ? String(crypto.getRandomValues(new Uint32Array(1))[0]) : wanted.trim();
  await open(() => engine().startGame(rules, chosen, language.value), chosen);
}

/** Goes on with the game that this browser keeps; says whether there is one. */
export async function resume(): Promise<boolean> {
  const kept = localStorage.getItem(KEPT);
  if (kept === null) return false;
  const header = JSON.parse(kept.slice(0, kept.indexOf('\n'))) as { seed?: unknown };
  await open(() => engine().resumeGame(kept, language.value), String(header.seed ?? ''));
  if (facts.value === undefined) localStorage.removeItem(KEPT);
  return true;
}

export function leave(): void {
  stop();
  localStorage.removeItem(KEPT);
  facts.value = undefined;
  moment.value = undefined;
}

async function open(begin: () => Promise<Started>, wanted: string): Promise<void> {
  stop();
  const own = turn;
  isLoading.value = true;
  const started = await begin();
  isLoading.value = false;
  if (own !== turn) return;
  said.value = started.ok ? '' : started.said;
  if (!started.ok) return;
  seed.value = wanted;
  facts.value = started.facts;
  story.value = [];
  show(started.moment);
}

function stop(): void {
  turn++;
  clearTimeout(timer);
  hints.value = [];
}

/** What the person does. */
export async function act(action: Action): Promise<void> {
  await step(() => engine().takeAction(action));
}

export async function goOn(): Promise<void> {
  await step(() => engine().nextDeal());
}

export async function takeBack(): Promise<void> {
  await step(() => engine().undo());
}

export async function askHint(): Promise<void> {
  const own = turn;
  const best = await engine().hint();
  if (own === turn) hints.value = best;
}

export async function logText(): Promise<string> {
  return engine().gameLog();
}

async function step(next: () => Promise<Moment>): Promise<void> {
  stop();
  const own = turn;
  const now = await next();
  if (own === turn) show(now);
}

function show(now: Moment): void {
  moment.value = now;
  const sentences = sentencesOf(now, facts.value!);
  if (sentences.length > 0) story.value = [...story.value, ...sentences].slice(-TOLD);
  if (now.isAsked) void keep();
  const own = turn;
  const answer = now.isAsked ? automaticAnswer(now) : undefined;
  if (now.isAsked && answer === undefined) return;
  timer = setTimeout(() => {
    if (own !== turn) return;
    if (answer) void act(answer);
    else void step(() => engine().takeStep());
  }, PACES[pace.value]);
}

async function keep(): Promise<void> {
  const text = await logText();
  try {
    localStorage.setItem(KEPT, text);
  } catch {
    // Storage is full or forbidden: the game is lost with the page, and goes on until then.
  }
}

/** What the person has said in advance. */
function automaticAnswer({ view: { legal, drawn, window, turn: own }, refused }: Moment): Action | undefined {
  const { noCalls, win, discardDrawn } = automatic.value;
  if (refused !== undefined) return undefined;
  const moves = facts.value!.moves;
  const wins = legal.find(({ move }) => moves[move]?.isWin);
  if (wins) return win ? wins : undefined;
  const passes = legal.find(({ move }) => move === PASS);
  if (window && passes && noCalls) return passes;
  if (discardDrawn && own?.begin === 'drawn')
    return legal.find(({ move, tiles }) => moves[move]?.isDiscard && tiles[0] === drawn);
  return undefined;
}

/** Settings are kept. */
interface Settings {
  pace: Pace;
  automatic: Automatic;
  isSorted: boolean;
  isContrast: boolean;
}

function keptSettings(): void {
  try {
    const kept = JSON.parse(localStorage.getItem(SETTINGS) ?? '{}') as Partial<Settings>;
    if (kept.pace && kept.pace in PACES) pace.value = kept.pace;
    if (kept.automatic) automatic.value = { ...automatic.value, ...kept.automatic };
    isSorted.value = kept.isSorted ?? true;
    isContrast.value = kept.isContrast ?? false;
  } catch {
    // What is kept is damaged: the settings are as at first.
  }
}

keptSettings();
effect(() => {
  const settings: Settings = {
    pace: pace.value,
    automatic: automatic.value,
    isSorted: isSorted.value,
    isContrast: isContrast.value,
  };
  try {
    localStorage.setItem(SETTINGS, JSON.stringify(settings));
  } catch {
    // As above.
  }
});
