import { parseHand, type Result, type Seat } from '../../core/index.ts';
import { type Circumstances, type HandScore, type ScoringRuleset, score, sizesOf } from '../../loader/index.ts';
import { columns } from '../draw/text-columns.ts';
import { makeScene, numberedSeat, say, type Scene, tileWord } from '../draw/drawing-context.ts';
import { drawHand, drawPatterns, drawPayments, lackText } from '../draw/scored-hand.ts';
import { drawWhy, isPaid } from '../draw/why-pattern.ts';
import { answerLines, readLines } from '../hands/json-lines.ts';
import { isWaiting, noWinReason, type Source, unmetMinimum } from '../hands/no-win.ts';
import type { PackFlags } from '../open-pack.ts';
import { makeRulesFor, type RulesFor } from '../hands/rules-by-options.ts';
import { openWritten } from '../open-compiled-pack.ts';
import { complain, complainOfHand } from '../print-problems.ts';
import { answerCase, answerOf, errorOf, readCase } from '../hands/score-jsonl.ts';
import { numberValue, parseOptions, parsePairs } from '../flag-values.ts';
import { FINE, NO, type Terminal, WRONG_USE } from '../terminal.ts';
import { MOST_BYTES } from '../read-input.ts';

export interface ScoreFlags extends PackFlags {
  by?: string;
  seat?: string;
  round?: string;
  from?: string;
  with?: readonly string[];
  bonus?: string;
  responsible?: string;
  /** `name=tiles` and `name=number`. */
  lists?: readonly string[];
  counters?: readonly string[];
  deposits?: readonly string[];
  why?: string;
  jsonl?: boolean;
  lost?: boolean;
}

/** What a hand is worth and who pays; with `why`, why one pattern is given or not. */
export async function scoreCommand(
  terminal: Terminal,
  pack: string,
  hand: string | undefined,
  flags: ScoreFlags = {},
): Promise<number> {
  if (flags.jsonl) return scoreLines(terminal, pack, hand, flags);
  const written = flags.why === undefined ? await openWritten(pack, flags) : undefined;
  const loaded = written ? undefined : await (await fromSource()).openPack(terminal, pack, flags);
  const rules = written ?? loaded;
  if (rules === undefined) return WRONG_USE;
  const text = hand === '-' ? (await terminal.input(MOST_BYTES)).trim() : hand;
  if (text === undefined) {
    terminal.err('Which hand? tilewright score PACK "123m 456p 789s 345s 1z +1z"');
    return WRONG_USE;
  }
  const circumstances = circumstancesOf(flags);
  if (!circumstances.ok) {
    complain(terminal, circumstances.problems);
    return WRONG_USE;
  }
  const result = score(rules, text, circumstances.value);
  complainOfHand(terminal, result.problems, text);
  if (!result.ok) {
    const size = result.problems.some(({ code }) => code === 'wrong-tile-count') && readSize(rules, text);
    if (size && isWaiting(size)) terminal.err(`  ${askWaits(pack, text)}`);
    return WRONG_USE;
  }
  const scored = result.value;
  const answer =
    flags.why === undefined || !loaded ? undefined : (await fromSource()).why(loaded, scored.query, flags.why);
  if (answer?.ok === false) {
    complain(terminal, answer.problems);
    return WRONG_USE;
  }
  const asked = answer?.ok ? answer.value : undefined;
  if (flags.json)
    terminal.out(JSON.stringify({ ...answerOf(rules, undefined, scored, flags.lang), ...(asked && { why: asked }) }));
  else {
    const scene = makeScene(rules, terminal.paint, {
      ...(flags.lang && { language: flags.lang }),
      columns: terminal.columns,
    });
    if (asked) for (const line of drawWhy(scene, scored, asked)) terminal.out(line);
    const source = async () => (written ? (await fromSource()).openPack(terminal, pack, flags) : rules);
    const none = scored.judgement ? '' : await noWinReason(scene, source, scored);
    if (!asked) for (const line of scoreText(scene, scored, none)) terminal.out(line);
    if (scored.judgement === undefined) for (const line of await missing(scene, source, scored)) terminal.out(line);
    if (scored.reason === 'no-shape' && isWaiting(sizesOf(rules, scored.hand)))
      terminal.out(`  ${askWaits(pack, text)}`);
  }
  return (asked ? isPaid(scored, asked.answer) : scored.judgement !== undefined) ? FINE : NO;
}

/** What the hand would have to have to win. */
async function missing(scene: Scene, source: Source, scored: HandScore): Promise<string[]> {
  const unmet = await unmetMinimum(scene, source, scored);
  if (unmet === undefined) return [];
  const numbers = unmet.lacks.map((lack) => [`${lackText(scene, lack)}`, scene.paint.dim(lack.text)]);
  return ['', `  A win must have: ${unmet.minimum}`, ...columns(numbers, { indent: 4 })];
}

function readSize(rules: ScoringRuleset, text: string): ReturnType<typeof sizesOf> | undefined {
  const hand = parseHand(text, rules.tiles);
  return hand.ok ? sizesOf(rules, hand.value) : undefined;
}

function askWaits(pack: string, text: string): string {
  return `What completes it: tilewright waits ${pack} ${JSON.stringify(text)}`;
}

/** What reads and compiles packs is large, and most hands do without. */
const fromSource = () => import('../lazy-pack-loading.ts');

/** How the hand came about, as the flags say it. */
export function circumstancesOf(flags: ScoreFlags): Result<Circumstances> {
  const { by, seat, round, from, bonus, responsible, lost } = flags;
  const words = (flags.with ?? [])
    .flatMap((list) => list.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const given = Object.entries({ by, seat, round, from, bonus, responsible, lost });
  const said = given.filter(([, value]) => value !== undefined);
  const named = namedThings(flags);
  if (!named.ok) return named;
  return { ...named, value: { ...Object.fromEntries(said), ...named.value, with: words } as Circumstances };
}

/** What is given by name: tiles of lists, counters, and what lies in pots. */
function namedThings({
  lists,
  counters,
  deposits,
}: ScoreFlags): Result<Pick<Circumstances, 'lists' | 'counters' | 'deposits'>> {
  const tiles = parsePairs(lists ?? [], 'list', '--lists indicators=3p', String);
  const counted = parsePairs(counters ?? [], 'counter', '--counters repeats=2', numberValue);
  const lying = parsePairs(deposits ?? [], 'pot', '--deposits stakes=1000', numberValue);
  if (tiles.ok && counted.ok && lying.ok)
    return { ok: true, value: { lists: tiles.value, counters: counted.value, deposits: lying.value }, problems: [] };
  return { ok: false, problems: [tiles, counted, lying].flatMap(({ problems }) => problems) };
}

function scoreText(scene: Scene, scored: HandScore, noWin: string): string[] {
  const { judgement, circumstances: how, settlement, hand } = scored;
  const { paint, rules } = scene;
  const named = (seat: Seat): string => numberedSeat(scene, seat);
  const won = how.from === undefined ? 'drawn' : `exposed by ${named(how.from)}`;
  const place = `${named(how.seat)}, round ${how.round}`;
  const came = how.lost ? 'not won' : `last ${tileWord(scene)} ${won}`;
  const head = `  ${paint.bold(say(scene, rules.name))} · ${place} · ${came}`;
  if (!judgement) {
    const none = `  ${paint.bad(paint.bold('No win:'))} ${noWin}`;
    return [head, '', none, ...(scored.short ? ['', ...drawPatterns(scene, scored.short)] : [])];
  }
  const bonus = hand.bonus.map((tile) => rules.tiles.tiles[tile]!.id);
  return [
    head,
    '',
    ...drawHand(scene, { judgement, bonus, label: () => undefined }),
    '',
    ...drawPatterns(scene, judgement, how.lost ? undefined : { seat: how.seat, from: how.from, settlement }),
    ...(how.lost ? [] : ['']),
    ...drawPayments(scene, settlement, (seat) => numberedSeat(scene, seat)),
  ];
}

/** One object a line in, one out; a bad line does not stop the others. */
async function scoreLines(
  terminal: Terminal,
  pack: string,
  file: string | undefined,
  flags: ScoreFlags,
): Promise<number> {
  const options = parseOptions(flags.options ?? []);
  if (!options.ok) {
    complain(terminal, options.problems);
    return WRONG_USE;
  }
  const lines = await readLines(terminal, pack, file);
  if (lines === undefined) return WRONG_USE;
  const rules = (await openWritten(pack, flags)) ?? (await fromSource()).loadPack(terminal, pack, options.value);
  if (rules === undefined) return WRONG_USE;
  const rulesFor = makeRulesFor(terminal, pack, options.value, rules);
  return answerLines(terminal, lines, (line) => answerLine(line, rulesFor));
}

async function answerLine(line: string, rulesFor: RulesFor): Promise<object> {
  const { id, result } = readCase(line);
  if (!result.ok) return errorOf(id, result.problems);
  const rules = await rulesFor(result.value.options);
  return rules.ok ? answerCase(rules.value, result.value) : errorOf(id, rules.problems);
}
