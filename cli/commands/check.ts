import { hasErrors, type OptionValue, type Problem, refused, type Result } from '../../core/index.ts';
import { factsOf, problemPage, lintPack, type ProvedFacts, toGithub, toSarif } from '../../authoring/check/index.ts';
import type { Checked } from '../../loader/index.ts';
import { plural } from '../draw/number-text.ts';
import { packText } from '../open-pack.ts';
import { filesOf } from '../pack-file-access.ts';
import { complain, problemLines, refuse } from '../print-problems.ts';
import { provedLines } from '../draw/proved-facts.ts';
import { parseOptionalWhole, parseOptions } from '../flag-values.ts';
import { chooseThreads } from '../shards/long-work.ts';
import type { ProofSettings } from '../shards/prove-pack.ts';
import { FINE, NO, type Terminal, WRONG_USE } from '../terminal.ts';

export interface CheckFlags {
  options?: readonly string[];
  json?: boolean;
  format?: string;
  thorough?: boolean;
  /** Proves what the hands that are tried suggest. */
  prove?: boolean;
  /** With `prove`. */
  threads?: string;
  deadline?: string;
  /** Prints every problem, however many there are. */
  all?: boolean;
  /** Of this program, for reports that name it. */
  version?: string;
}

const FORMATS = ['text', 'json', 'sarif', 'github'] as const;
type Format = (typeof FORMATS)[number];

/** A pack as it was named, and what was found. */
interface Found extends Checked {
  pack: string;
  facts?: ProvedFacts;
}

/** Everything that is wrong with packs or surely not meant, their examples included. */
export async function checkCommand(
  terminal: Terminal,
  packs: readonly string[],
  flags: CheckFlags = {},
): Promise<number> {
  const options = parseOptions(flags.options ?? []);
  const format = formatOf(terminal, flags);
  complain(terminal, options.problems);
  if (!options.ok || format === undefined) return WRONG_USE;
  const proof = await proofSettings(terminal, flags);
  if (!proof.ok) return refuse(terminal, proof.problems);
  const found: Found[] = [];
  for (const pack of packs) found.push(await review(terminal, pack, options.value, flags, proof.value));
  write(terminal, found, format, flags);
  const problems = found.flatMap((each) => each.problems);
  if (problems.some(({ code }) => code === 'unknown-pack')) return WRONG_USE;
  return hasErrors(problems) ? NO : FINE;
}

function formatOf(terminal: Terminal, { format, json }: CheckFlags): Format | undefined {
  const said = format ?? (json ? 'json' : 'text');
  const known = FORMATS.find((each) => each === said);
  if (known === undefined) terminal.err(`There is no format ${said}: write ${FORMATS.join(', ')}.`);
  return known;
}

/** Seconds that a proof may take for each pack. */
const PROOF_TIME = '1800';

async function proofSettings(
  terminal: Terminal,
  { prove, threads: wanted, deadline = PROOF_TIME }: CheckFlags,
): Promise<Result<ProofSettings | undefined>> {
  if (!prove) return { ok: true, value: undefined, problems: [] };
  const [threads, seconds] = [
    parseOptionalWhole(wanted, '--threads', 1, 256),
    parseOptionalWhole(deadline, '--deadline', 1, 1_000_000),
  ];
  if (!threads.ok || !seconds.ok) return refused([...threads.problems, ...seconds.problems]);
  const chosen = await chooseThreads(terminal, threads.value, 'Proving');
  return chosen.ok ? { ...chosen, value: { threads: chosen.value, time: 1000 * seconds.value! } } : chosen;
}

async function review(
  terminal: Terminal,
  pack: string,
  options: Record<string, OptionValue>,
  { thorough = false }: CheckFlags,
  proving: ProofSettings | undefined,
): Promise<Found> {
  const text = await packText(terminal, pack);
  const progress = (share: number): void => terminal.note?.(`  ${pack}: hands tried, ${Math.floor(share * 100)} %`);
  const proof =
    proving && (await (await import('../shards/prove-pack.ts')).provePack(terminal, text, pack, options, proving));
  const more = proof ? { trials: proof.trials } : thorough ? { thorough, progress } : {};
  const checked = lintPack(text, { options, ...filesOf(terminal), ...more });
  if (thorough && !proof) terminal.note?.('');
  const facts = proof && checked.ruleset && factsOf(checked.ruleset, proof);
  return { ...checked, pack, ...(facts && { facts }) };
}

function write(
  terminal: Terminal,
  found: readonly Found[],
  format: Format,
  { all, version = '0.0.0' }: CheckFlags,
): void {
  const problems = found.flatMap((each) => each.problems);
  if (format === 'sarif') terminal.out(JSON.stringify(toSarif(problems, version), null, 2));
  else if (format === 'github') for (const line of toGithub(problems)) terminal.out(line);
  else if (format === 'json') for (const each of found) terminal.out(JSON.stringify(answerOf(each)));
  else {
    for (const each of found) {
      report(terminal, each, all);
      for (const line of each.facts ? provedLines(each.ruleset!.id, each.facts) : []) terminal.out(line);
    }
    sayMore(terminal, problems);
  }
}

function answerOf(found: Found): object {
  const { pack, ruleset, problems, facts } = found;
  const proof = facts && { proof: facts };
  return { pack: ruleset?.id ?? pack, ok: !hasErrors(problems), problems, examples: heldIn(found), ...proof };
}

/** Examples that hold: those that were run, and inherited ones that nothing in the pack can change. */
function heldIn({ examples, spared }: Found): number {
  return [...(spared?.values() ?? [])].reduce((sum, count) => sum + count, examples.length);
}

/** Where a code is explained; once, whatever was found. */
function sayMore({ out, paint }: Terminal, problems: readonly Problem[]): void {
  const code = problems.find((each) => problemPage(each.code) !== undefined)?.code;
  if (code !== undefined) out(paint.dim(`More: \`tilewright explain ${code}\``));
}

function report(terminal: Terminal, found: Found, all = false): void {
  const { pack, problems, texts, ruleset } = found;
  for (const line of problemLines(terminal, problems, texts, all)) terminal.out(`${line}\n`);
  const name = ruleset ? `${ruleset.id}: ` : `${pack === '-' ? 'standard input' : pack}: `;
  if (problems.length === 0 && ruleset) {
    const { moves } = ruleset;
    const patterns = ruleset.scoring.rules.patterns.length;
    const run = [
      plural(Object.keys(moves).length, 'move'),
      plural(patterns, 'pattern'),
      plural(heldIn(found), 'example'),
    ];
    terminal.out(`${name}${terminal.paint.good('no problems')}; ${run.join(', ')} passed`);
    return;
  }
  terminal.out(name + countsOf(terminal, problems));
}

function countsOf({ paint }: Terminal, problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const parts = [
    ...(errors > 0 ? [paint.bad(plural(errors, 'error'))] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ];
  return parts.join(', ');
}
