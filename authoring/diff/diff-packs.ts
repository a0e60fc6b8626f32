/** What changed from one pack to another, by meaning: every change with a hand or a situation that shows it. */
import type { Place, Problem } from '../../core/index.ts';
import type { TestSettings } from '../test/index.ts';
import { plain } from '../../loader/index.ts';
import { type Change, changesOf } from './changes/changes-by-meaning.ts';
import { TITLES, titleOf } from './changes/report-chapters.ts';
import type { Data } from './changes/rules-as-plain-data.ts';
import type { Path } from './changes/transplant-change.ts';
import { briefHandFor } from './witness/brief-hand-search.ts';
import type { Ids } from './witness/score-under-both.ts';
import { handFor, type HandSearch, makeHandSearch } from './witness/hand-search.ts';
import { choiceWitness } from './witness/refused-option-value.ts';
import { isPayment, paidHand } from './witness/paid-hand-search.ts';
import { spendShare } from './witness/shared-work.ts';
import { reachOf } from './changes/rules-that-read.ts';
import { sentenceOf } from './change-sentence.ts';
import type { Asking } from './witness/scenario-order.ts';
import { openCompared, type ComparedPack } from './compared-pack.ts';
import { GOOD } from './witness/courses-under-rules.ts';
import { playFor } from './witness/situation-search.ts';
import { type BothRules, equippedWith, isolatedChanges, release } from './isolated-change.ts';
import { stepFor, type VersionStep, versionOf } from './next-version.ts';
import type { Witness } from './witness/witness-types.ts';

/** How two packs are compared. */
export interface DiffSettings {
  /** How each pack is come by, with the options it is compared with. */
  a?: TestSettings;
  b?: TestSettings;
  /** How much is searched; `usual` if not said. With `none` changes are told without what shows them. */
  effort?: keyof typeof EFFORTS;
  /** Another seed tries other hands and games. */
  seed?: number;
  /** Hears how far it has come. */
  tell?: (what: string, done: number, all: number) => void;
  /** Asked between two tries: once it is true, nothing more is searched. */
  isOver?: () => boolean;
}

/** A change as it is told. */
export interface ToldChange {
  chapter: string;
  kind: Change['kind'];
  path: Path;
  /** The one name in a list that came or went. */
  item?: string;
  says: string;
  before?: Data;
  after?: Data;
  /** Rules that mean something else because of this word or chart. */
  users?: string[];
  at: { a?: Place; b?: Place };
  witness?: Witness;
}

/** A pack as it is named in a report. */
export interface Compared {
  id: string;
  version?: string;
  /** What results are told under. */
  name: string;
}

/** All that changed. */
export interface PackDiff {
  a: Compared;
  b: Compared;
  /** Each with what shows it, by chapter. */
  changes: ToldChange[];
  /** What is written otherwise, and nothing was found that shows it. */
  unshown: ToldChange[];
  /** How many rules are only worded otherwise. */
  reworded: number;
  /** Whether names, notes, sources or examples are others. */
  said: boolean;
  step: VersionStep;
  searched: Searched;
}

/** How much was searched for what shows the changes. */
export interface Searched {
  hands: number;
  situations: number;
  /** Changes that nothing had shown when the search was over early; only then. */
  leftOut?: number;
  /** Changes that nothing has shown when the work of this effort was done, though there was more to try; only then. */
  notFound?: number;
}

/** The report, or what keeps one of the packs from loading. */
export type Diffed =
  | { ok: true; value: PackDiff; texts: Record<string, string> }
  | { ok: false; problems: Problem[]; texts: Record<string, string> };

/** With more changes than `many`, each is looked for by itself, and briefly: `brief` is what is searched then. */
const EFFORTS = {
  none: { drawn: 0, near: 0, hands: 0, scenarios: 0, deals: 0, steps: 0, many: Infinity },
  quick: { drawn: 40, near: 20, hands: 5000, scenarios: 12, deals: 1, steps: 45_000, many: 160 },
  usual: { drawn: 150, near: 40, hands: 6500, scenarios: 80, deals: 2, steps: 90_000, many: 160 },
  thorough: { drawn: 1500, near: 100, hands: Infinity, scenarios: 1000, deals: 12, steps: Infinity, many: Infinity },
};
const BRIEF = { drawn: 40, hands: 5000, scenarios: 28, steps: 15_000 };
/** With so many changes just that is searched; with fewer, more for each of them. */
const BRIEF_FOR = 325;
const PATIENCE = { least: 0.75, most: 6 };

/** What is searched for so many changes. */
function effortFor(effort: keyof typeof EFFORTS, changes: number): (typeof EFFORTS)['usual'] & { patience?: number } {
  const usual = EFFORTS[effort];
  if (changes <= usual.many) return usual;
  const patience = Math.max(PATIENCE.least, Math.min(PATIENCE.most, (BRIEF_FOR / changes) ** 3));
  const { drawn, hands, scenarios, steps } = BRIEF;
  const play = { scenarios: Math.min(usual.scenarios, Math.ceil(scenarios * patience)), steps: steps * patience };
  return { ...usual, drawn, hands: hands * patience, ...play, patience };
}

/** Compares two packs, each by id, path, name of its package or text. */
export function diffPacks(one: string, other: string, settings: DiffSettings = {}): Diffed {
  const [a, b] = [openCompared(one, settings.a ?? {}), openCompared(other, settings.b ?? {})];
  if (!a.ok) return a;
  if (!b.ok) return b;
  const texts = { ...a.value.suite.texts, ...b.value.suite.texts };
  return { ok: true, value: compare(a.value, b.value, settings), texts };
}

function compare(a: ComparedPack, b: ComparedPack, settings: DiffSettings): PackDiff {
  const { changes, reworded } = changesOf(a, b);
  const [one, other] = comparedOf(a, b);
  const names = [one.name, other.name] as const;
  const tried = settings.effort === 'none' ? [] : changes.filter(({ kind }) => kind !== 'renamed');
  const both = equippedWith(a, b);
  const trials = isolatedChanges(a, b, both, tried);
  const asking: Asking[] = trials.map((trial) => ({ trial }));
  const searched = search({ a, b, both, names, ids: idsOf(changes), settings }, asking);
  const best = new Map(asking.map(({ trial, best: found }) => [trial.change, found?.witness]));
  const all = changes.map((change) => toldOf(change, best.get(change), a, b));
  const isShown = ({ kind, witness }: ToldChange): boolean => kind === 'renamed' || witness !== undefined;
  const said = saysOtherwise(a, b);
  const shown = new Set(all.filter(isShown).map(({ path, item }) => `${path.join('.')} ${item}`));
  const step = stepFor(
    changes.filter(({ path, item }) => shown.has(`${path.join('.')} ${item}`)),
    said || reworded > 0 || shown.size < all.length,
  );
  const sorted = all.sort((x, y) => TITLES.indexOf(x.chapter) - TITLES.indexOf(y.chapter));
  return {
    ...{ a: one, b: other, changes: sorted.filter(isShown), unshown: sorted.filter((each) => !isShown(each)) },
    ...{ reworded, said, step, searched },
  };
}

interface Searching {
  a: ComparedPack;
  b: ComparedPack;
  both: BothRules;
  names: readonly [string, string];
  ids: Ids;
  settings: DiffSettings;
}

/** Finished hands first: nothing is simpler to show. */
function search({ a, b, both, names, ids, settings }: Searching, asking: Asking[]): Searched {
  const { effort = 'usual', seed = 1, tell = () => undefined, isOver = () => false } = settings;
  const much = effortFor(effort, asking.length);
  const isBrief = much.patience !== undefined;
  const reaches = asking.map(({ trial }) => reachOf(trial.change, a, b));
  let hands: HandSearch | undefined;
  const lookFor = isBrief ? briefHandFor : handFor;
  const ofHands = reaches.filter(({ hands }) => hands).length;
  let toCome = ofHands;
  for (const [at, each] of asking.entries()) {
    if (isOver()) break;
    tell('changes tried on hands', at + 1, asking.length);
    const { change } = each.trial;
    const choice = choiceWitness(change, names);
    if (choice) each.best = { witness: choice, strength: 4, cost: 0 };
    else if (reaches[at]!.hands) {
      hands ??= makeHandSearch(a, b, names, ids, much, seed);
      const found = spendShare(hands.work, --toCome, () => lookFor(hands!, each.trial, reaches[at]!));
      if (found) each.best = found;
    } else if (isPayment(change)) {
      hands ??= makeHandSearch(a, b, names, ids, much, seed);
      const found = paidHand(hands, each.trial);
      if (found) each.best = found;
    }
    if (!reaches[at]!.table || (each.best?.strength ?? 0) >= (isBrief ? 1 : GOOD)) release(each.trial);
  }
  const playing = asking.filter((_, at) => reaches[at]!.table);
  const told = (done: number, all: number): void => tell('scenarios played', done, all);
  const played =
    playing.length === 0
      ? { tried: 0, wasShort: false }
      : playFor({ a, b, both, names, effort: much, seed, tell: told, isOver }, playing);
  const open = asking.filter(({ best }) => best === undefined).length;
  const wasShort = isBrief || hands?.work.wasShort || played.wasShort;
  return {
    hands: hands?.tried ?? 0,
    situations: played.tried,
    ...(open > 0 && (isOver() ? { leftOut: open } : wasShort && { notFound: open })),
  };
}

function idsOf(changes: readonly Change[]): Ids {
  return new Map(changes.flatMap(({ path, to }) => (to === undefined ? [] : [[path[1]!, to] as const])));
}

function comparedOf(a: ComparedPack, b: ComparedPack): [Compared, Compared] {
  const [one, other] = [a, b].map(({ rules: { id }, data }) => {
    const version = versionOf(data);
    return { id, ...(version !== undefined && { version }) };
  }) as [Omit<Compared, 'name'>, Omit<Compared, 'name'>];
  if (one.id !== other.id)
    return [
      { ...one, name: one.id },
      { ...other, name: other.id },
    ];
  if (one.version !== other.version)
    return [one, other].map((each) => ({ ...each, name: `${each.id} ${each.version ?? 'without version'}` })) as [
      Compared,
      Compared,
    ];
  return [
    { ...one, name: 'before' },
    { ...other, name: 'after' },
  ];
}

function toldOf(change: Change, witness: Witness | undefined, a: ComparedPack, b: ComparedPack): ToldChange {
  const { kind, path, item, before, after, users, at } = change;
  return {
    ...{ chapter: titleOf(path[0]!), kind, path, says: sentenceOf(change, { a: a.data, b: b.data }), at },
    ...(item !== undefined && { item }),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(users && { users }),
    ...(witness && { witness }),
  };
}

/** Whether anything is written otherwise but id and version. */
function saysOtherwise(a: ComparedPack, b: ComparedPack): boolean {
  const say = ({ flat, suite }: ComparedPack): string => {
    const { id: _, version: __, ...rest } = plain(flat.root) as Record<string, unknown>;
    const cases = suite.cases.map((one) => (one.is === 'scenario' ? { ...one.scenario, node: undefined } : one.id));
    return JSON.stringify([rest, cases]);
  };
  return say(a) !== say(b);
}
