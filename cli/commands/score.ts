import type { Judgement, OptionValue, Result } from '../../core/index.ts';
import {
  type Circumstances,
  type HandScore,
  noWinText,
  type PackRuleset,
  score,
  type Why,
} from '../../rulesets/index.ts';
import { columns } from '../draw/columns.ts';
import { amount } from '../draw/number.ts';
import { makeScene, patternName, say, type Scene, seatName, tileWord } from '../draw/scene.ts';
import { drawHand, drawPatterns, drawPayments, worth } from '../draw/sheet.ts';
import type { PackFlags } from '../open-pack.ts';
import { openWritten } from '../open-written.ts';
import { complain, complainOfHand } from '../say-problems.ts';
import { answerCase, answerOf, errorOf, readCase } from '../score-case.ts';
import { numberValue, parseOptions, parsePairs } from '../settings.ts';
import { FINE, NO, type Terminal, WRONG_USE } from '../terminal.ts';

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
  const rules = written ?? (await (await fromSource()).openPack(terminal, pack, flags));
  if (rules === undefined) return WRONG_USE;
  const text = hand === '-' ? (await terminal.input()).trim() : hand;
  if (text === undefined) {
    terminal.err('Which hand? tilewright score PACK "123m 456p 789s 345s 1z +1z"');
    return WRONG_USE;
  }
  const { by, seat, round, from, bonus, responsible } = flags;
  const words = (flags.with ?? [])
    .flatMap((list) => list.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const said = Object.entries({ by, seat, round, from, bonus, responsible }).filter(([, value]) => value !== undefined);
  const named = namedThings(flags);
  if (!named.ok) {
    complain(terminal, named.problems);
    return WRONG_USE;
  }
  const result = score(rules, text, { ...Object.fromEntries(said), ...named.value, with: words } as Circumstances);
  complainOfHand(terminal, result.problems, text);
  if (!result.ok) return WRONG_USE;
  const scored = result.value;
  const answer = flags.why === undefined ? undefined : (await fromSource()).why(rules, scored.query, flags.why);
  if (answer?.ok === false) {
    complain(terminal, answer.problems);
    return WRONG_USE;
  }
  const asked = answer?.ok ? answer.value : undefined;
  if (flags.json)
    terminal.out(JSON.stringify(asked ? { ...answerOf(undefined, scored), why: asked } : answerOf(undefined, scored)));
  else {
    const scene = makeScene(rules, terminal.paint, {
      ...(flags.lang && { language: flags.lang }),
      columns: terminal.columns,
    });
    for (const line of asked ? whyLines(scene, scored, asked) : scoreText(scene, scored)) terminal.out(line);
  }
  return (asked ? isCounted(scored, asked.answer) : scored.win) ? FINE : NO;
}

/** What reads and compiles packs is large, and most hands do without. */
const fromSource = () => import('../from-source.ts');

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

function scoreText(scene: Scene, scored: HandScore): string[] {
  const { judgement, circumstances: how, settlement, hand, reason } = scored;
  const { paint, rules } = scene;
  const won = how.by === 'draw' ? 'drawn' : `exposed by seat ${how.from} (${seatName(scene, how.from)})`;
  const place = `seat ${how.seat} (${seatName(scene, how.seat)}), round ${how.round}`;
  const head = `  ${paint.bold(say(scene, rules.name))} · ${place} · last ${tileWord(scene)} ${won}`;
  if (!judgement) {
    const none = `  ${paint.bad(paint.bold('No win:'))} ${noWinText(reason ?? 'incomplete')}`;
    return [head, '', none, ...(scored.short ? tooLittle(scene, scored.short) : [])];
  }
  const bonus = hand.bonus.map((tile) => rules.tiles.tiles[tile]!.id);
  return [
    head,
    '',
    ...drawHand(scene, { judgement, bonus, label: () => undefined }),
    '',
    ...drawPatterns(scene, judgement),
    '',
    ...drawPayments(scene, settlement, (seat) => `seat ${seat} ${seatName(scene, seat)}`),
  ];
}

/** What the hand has, and what it would need. */
function tooLittle(scene: Scene, short: Judgement): string[] {
  const { minimum } = scene.pack.score;
  const needs = minimum === undefined ? [] : ['', `  A win must have: ${minimum}`];
  return ['', ...drawPatterns(scene, short), ...needs];
}

/** The answer and, part by part, what the condition found. */
function whyLines(scene: Scene, scored: HandScore, { pattern, answer, reading, parts }: Why): string[] {
  const { paint, pack } = scene;
  const name = paint.bold(patternName(scene, pattern));
  const entry = pack.patterns[pattern]!;
  const judgement = scored.judgement ?? scored.short;
  const award = judgement?.patterns.find(({ id }) => id === pattern);
  const other = 'by' in answer ? paint.bold(patternName(scene, answer.by)) : '';
  const sentences: Record<Why['answer']['is'], string> = {
    counted: scored.win
      ? `${name} counts${award ? `: ${worth(scene, award.value)}` : ''}.`
      : `${name} is there${award ? `: ${worth(scene, award.value)}` : ''}. No win: ${noWinText('below-minimum')}`,
    untrue: `${name} is not given: its condition does not hold.`,
    absorbed: `${name} is there, but ${other} takes its place.`,
    taken: `${name} is there, but on sets that ${other} counts.`,
    'not joined': `${name} is there, but its sets are joined already: a set is joined once to those counted, as in ${other}.`,
    'not needed': `${name} counts only where nothing else does, and ${other} does.`,
    'not best': `${name} is there, but only one of its group counts, and ${other} is worth more.`,
    'set aside': `${name} is there, but ${other} counts alone and is worth more than all others together.`,
    'not alone': `${name} is there, but counts alone, and the other patterns together are worth more.`,
    'other reading':
      'reading' in answer
        ? `${name} is there if the hand is read ${answer.reading}. ${otherWorth(answer.value, judgement?.value ?? 0)}`
        : '',
    'no win': `${name} is not given: ${noWinText('reason' in answer ? answer.reason : 'incomplete')}`,
  };
  const rows = parts.map(({ text, of, holds, found }) => [
    holds ? paint.good('yes') : paint.bad('no'),
    of === undefined ? text : `${text} ${paint.dim(`(${of})`)}`,
    found ? paint.dim(`${found.text === text ? '' : `${found.text} `}is ${amount(found.value)}`) : '',
  ]);
  const book = [entry.source && `source ${entry.source}`, entry.status, entry.note].filter(Boolean).join(' · ');
  return [
    `  ${isCounted(scored, answer) ? paint.good('✓') : paint.bad('✗')} ${sentences[answer.is]}`,
    ...(reading === undefined ? [] : [`  ${paint.dim(`hand read as ${reading}`)}`]),
    ...(rows.length > 0 ? ['', ...columns(rows, { indent: 4 })] : []),
    '',
    `  ${paint.dim(book)}`,
  ];
}

/** Whether a pattern is paid: it counts, and the hand wins. */
function isCounted({ win }: HandScore, answer: Why['answer']): boolean {
  return win && answer.is === 'counted';
}

/** Why another reading is not the one that is paid. */
function otherWorth(other: number, best: number): string {
  if (other === best) return `That is worth no more: ${amount(best)}.`;
  return `That is worth ${amount(other)}; as it is read here the hand is worth ${amount(best)}.`;
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
  const read = file === undefined || file === '-' ? undefined : terminal.files.read(file);
  if (read === undefined && file !== undefined && file !== '-') {
    terminal.err(`There is no file ${file}.`);
    return WRONG_USE;
  }
  if (pack === '-') {
    terminal.err('With --jsonl, standard input holds the hands: name the pack by id or path.');
    return WRONG_USE;
  }
  const written = await openWritten(pack, flags);
  if (written === undefined && (await fromSource()).loadPack(terminal, pack, options.value) === undefined)
    return WRONG_USE;
  const rulesFor = makeRulesFor(terminal, pack, options.value, written);
  const text = read ? new TextDecoder().decode(read) : await terminal.input();
  for (const line of text.split('\n').filter((each) => each.trim() !== ''))
    terminal.out(JSON.stringify(await answerLine(line, rulesFor)));
  return FINE;
}

type RulesFor = (options: Record<string, unknown>) => Promise<Result<PackRuleset>>;

/** Rules by options; each set of options is loaded once. */
function makeRulesFor(
  terminal: Terminal,
  pack: string,
  options: Record<string, OptionValue>,
  written: PackRuleset | undefined,
): RulesFor {
  const made = new Map<string, Result<PackRuleset>>();
  if (written) made.set('{}', { ok: true, value: written, problems: [] });
  return async (more) => {
    const key = JSON.stringify(more);
    const all = { ...options, ...(more as Record<string, OptionValue>) };
    const known = made.get(key) ?? (await fromSource()).load(pack, { options: all, readFile: terminal.files.read });
    made.set(key, known);
    return known;
  };
}

async function answerLine(line: string, rulesFor: RulesFor): Promise<object> {
  const { id, result } = readCase(line);
  if (!result.ok) return errorOf(id, result.problems);
  const rules = await rulesFor(result.value.options);
  return rules.ok ? answerCase(rules.value, result.value) : errorOf(id, rules.problems);
}
