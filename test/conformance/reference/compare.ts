/** Hands made and scored by the reference in `test/reference/`, a second opinion written from the sheet alone, beside what the packs say. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type AmericanHand, americanOutcome } from './american.ts';
import { type CHINESE_GAMES, type ChineseHand, chineseOutcomes, knownChinese } from './chinese.ts';
import { isExact, type Outcome } from '../differences-page.ts';
import { type HongKongHand, hongKongOutcome } from './hong-kong.ts';
import { type McrHand, mcrOutcome } from './mcr.ts';
import { isAsked, type ShanghaiHand, shanghaiOutcome } from './shanghai.ts';
import { type RiichiCase, riichiOutcomes } from '../cases/riichi.ts';
import { type SichuanCase, sichuanOutcomes } from '../cases/sichuan.ts';
import { type Deal, dealOutcome, handOutcome, knownDifference, type SingleHand } from './classical.ts';

/** Whether the reference can be run here. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Whether the card is here from which the reference of American mahjong scores: it lies with the conformance cases. */
export const hasCard = existsSync(
  new URL('../../../../shared/conformance/american-card-lantern.jsonl', import.meta.url),
);

function lines(args: string[], input: string): string[] {
  const { status, stdout, stderr } = spawnSync('python3', args, { input, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(stderr);
  return stdout.trimEnd().split('\n');
}

/** Cases that a reference makes, each with what it says of it. */
function answered<Case extends { expect: object }>(script: string, count: number, seed: number): Case[] {
  const made = lines([script, '--generate', String(count), '--seed', String(seed)], '');
  const answers = lines([script], made.join('\n'));
  return made.map((line, at) => {
    const { id: _, payments: __, ...expect } = JSON.parse(answers[at]!) as { id: string; payments: unknown };
    return { ...(JSON.parse(line) as Case), expect };
  });
}

interface Wins {
  expect: { wins?: boolean };
}

/** The tables of the reference of riichi. */
const TABLES = {
  riichi: { pack: 'riichi', options: {} },
  'ari-ari': { pack: 'ari-ari', options: {} },
  'jm-2016': { pack: 'japanese-modern', options: {} },
  'jm-2012': { pack: 'japanese-modern', options: { edition: 'jm_2012' } },
} as const;

type RiichiTableCase = RiichiCase & { profile: keyof typeof TABLES };

interface Compared {
  wins: number;
  /** Hands that a yakuman and a counted yakuman read differently, and pay the same: both are right. */
  ties: number;
  other: Outcome[];
}

/** What the two say of so many hands of riichi with any of its rules, of Ari Ari, and of both editions of Japanese Modern. */
export function compareRiichi(count: number, seed: number): Compared {
  const answers = answered<RiichiTableCase & Wins>('test/reference/riichi.py', count, seed);
  const wins = answers.filter(({ expect }) => expect.wins).length;
  const cases = answers.map(
    ({ expect: { wins: _, ...expect }, profile, ...one }): RiichiCase => ({
      ...one,
      pack: TABLES[profile].pack,
      rules: { ...TABLES[profile].options, ...one.rules },
      expect,
    }),
  );
  const apart = riichiOutcomes(cases).filter((one) => !isExact(one));
  const other = apart.filter((one) => !isTie(one));
  return { wins, ties: apart.length - other.length, other };
}

/** What the two say of so many hands of Sichuan mahjong, finished or ready, by the rules of several sources. */
export function compareSichuan(count: number, seed: number): Omit<Compared, 'ties'> {
  const cases = answered<SichuanCase & Wins>('test/reference/sichuan.py', count, seed);
  const wins = cases.filter(({ expect }) => expect.wins).length;
  return { wins, other: sichuanOutcomes(cases).filter((one) => !isExact(one)) };
}

/** What the two say of so many hands of three players. */
export function compareSanma(count: number, seed: number): Compared {
  const answers = answered<RiichiCase & Wins>('test/reference/sanma.py', count, seed);
  const wins = answers.filter(({ expect }) => expect.wins).length;
  const cases = answers.map(({ expect: { wins: _, ...expect }, ...one }): RiichiCase => ({ ...one, expect }));
  const apart = riichiOutcomes(cases).filter((one) => !isExact(one));
  const other = apart.filter((one) => !isTie(one));
  return { wins, ties: apart.length - other.length, other };
}

interface ComparedClassical {
  /** Hands asked for alone: those that win, and those that have not won. */
  wins: number;
  lost: number;
  deals: number;
  /** Differences that are known, by what they are about. */
  known: Map<string, number>;
  other: Outcome[];
}

/** What the two say of so many hands and deals of classical mahjong, by the rules of eight sources. */
export function compareClassical(count: number, seed: number): ComparedClassical {
  const compared: ComparedClassical = { wins: 0, lost: 0, deals: 0, known: new Map(), other: [] };
  for (const one of answered<SingleHand | Deal>('test/reference/classical.py', count, seed)) {
    const outcome = 'hands' in one ? dealOutcome(one) : handOutcome(one);
    if ('hands' in one) compared.deals++;
    else if (one.win === null) compared.lost++;
    else if (one.expect.error === undefined) compared.wins++;
    if (isExact(outcome)) continue;
    const known = knownDifference(one, outcome);
    if (known) compared.known.set(known, (compared.known.get(known) ?? 0) + 1);
    else compared.other.push(outcome);
  }
  return compared;
}

interface ComparedAmerican {
  wins: number;
  /** Wins that several hands of the card fit. */
  several: number;
  other: Outcome[];
}

/** What the two say of so many hands of American mahjong. */
export function compareAmerican(count: number, seed: number): ComparedAmerican {
  const compared: ComparedAmerican = { wins: 0, several: 0, other: [] };
  for (const one of answered<AmericanHand>('test/reference/american.py', count, seed)) {
    const outcome = americanOutcome(one);
    if (one.expect.wins) compared.wins++;
    if (one.expect.fits && one.expect.fits.length > 1) compared.several++;
    if (!isExact(outcome)) compared.other.push(outcome);
  }
  return compared;
}

interface ComparedChinese {
  hands: number;
  wins: number;
  /** Differences that are known, by what they are about. */
  known: Map<string, number>;
  other: Outcome[];
}

/** What the two say of so many hands of Taiwanese, Cantonese or Zung Jung mahjong, with what every seat pays. */
export function compareChinese(game: keyof typeof CHINESE_GAMES, count: number, seed: number): ComparedChinese {
  const cases = answered<ChineseHand>(`test/reference/${game}.py`, count, seed);
  const outcomes = chineseOutcomes(game, cases);
  const wins = outcomes.filter(({ ours }) => ours.startsWith('{')).length;
  const compared: ComparedChinese = { hands: outcomes.length, wins, known: new Map(), other: [] };
  const byId = new Map(cases.map((one) => [one.id, one]));
  for (const outcome of outcomes.filter((one) => !isExact(one))) {
    const known = knownChinese(byId.get(outcome.id)!, outcome);
    if (known) compared.known.set(known, (compared.known.get(known) ?? 0) + 1);
    else compared.other.push(outcome);
  }
  return compared;
}

/** What the two say of so many hands of four Hong Kong tables. */
export function compareHongKong(count: number, seed: number): Omit<Compared, 'ties'> {
  const cases = answered<HongKongHand>('test/reference/hong_kong.py', count, seed);
  const wins = cases.filter(({ expect }) => expect.wins).length;
  return { wins, other: cases.map(hongKongOutcome).filter((one) => !isExact(one)) };
}

/** What the two say of so many hands of both Shanghai games. */
export function compareShanghai(count: number, seed: number): Omit<Compared, 'ties'> {
  const cases = answered<ShanghaiHand>('test/reference/shanghai.py', count, seed);
  const wins = cases.filter(({ expect }) => expect.wins).length;
  const outcomes = cases.filter(isAsked).map(shanghaiOutcome);
  return { wins, other: outcomes.filter((one) => !isExact(one)) };
}

/** What the two say of so many hands of MCR, by two readings of its rules. */
export function compareMcr(count: number, seed: number): Omit<Compared, 'ties'> {
  const cases = answered<McrHand>('test/reference/mcr.py', count, seed);
  const wins = cases.filter(({ expect }) => expect.wins).length;
  return { wins, other: cases.map(mcrOutcome).filter((one) => !isExact(one)) };
}

/** Of two readings worth the same ours is the yakuman, the reference's the one with more han. */
function isTie({ ours, theirs }: Outcome): boolean {
  const [mine, its] = [ours, theirs].map((text) => JSON.parse(text) as RiichiCase['expect']);
  return (
    mine!.limit === 'yakuman' &&
    its!.limit === 'kazoe_yakuman' &&
    mine!.total === its!.total &&
    JSON.stringify(mine!.delta) === JSON.stringify(its!.delta)
  );
}
