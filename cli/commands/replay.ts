import { isHashOf, type Log, parseLog, problem, refused, replay, type Result, standings } from '../../core/index.ts';
import { type GameRecord, detect, type Format, FORMATS, record, riichiNames } from '../../records/index.ts';
import { load, type PackRuleset, rulesetFromPack } from '../../loader/index.ts';
import { plural } from '../draw/number-text.ts';
import { makeScene } from '../draw/drawing-context.ts';
import { drawStandings } from '../draw/standings.ts';
import { filesOf } from '../pack-file-access.ts';
import { makeTeller, tell } from '../play/gather-deal-story.ts';
import { drawSummaries } from '../play/deals-table.ts';
import { complain } from '../print-problems.ts';
import { parseOptions } from '../flag-values.ts';
import { FINE, NO, type Terminal, WRONG_USE } from '../terminal.ts';
import { MOST_BYTES } from '../read-input.ts';
import { replayField, type ReplayFlags } from './replay-foreign-log.ts';

/** Plays a log again and says whether it follows from its rules, and where not; without a pack, by the one in it. */
export async function replayCommand(
  terminal: Terminal,
  pack: string | undefined,
  file: string,
  flags: ReplayFlags = {},
): Promise<number> {
  const text = await logText(terminal, file);
  if (text === undefined) {
    terminal.err(`There is no file ${file}.`);
    return WRONG_USE;
  }
  const settings = parseOptions(flags.options ?? []);
  if (!settings.ok) return refuse(terminal, flags, settings.problems);
  const format = detect(text);
  const target = flags.as === undefined ? undefined : FORMATS.find(({ id }) => id === flags.as);
  if (flags.as !== undefined && target === undefined) {
    terminal.err(`There is no format ${flags.as}; known are ${FORMATS.map(({ id }) => id).join(', ')}.`);
    return WRONG_USE;
  }
  if (typeof format === 'object')
    return target
      ? convert(terminal, flags, format.read(text, file), target)
      : replayField(terminal, { text, file, format }, pack, { ...flags, settings: settings.value });
  const log = parseLog(text, file);
  if (!log.ok) return refuse(terminal, flags, log.problems);
  const rules = rulesOf(terminal, log.value, pack, file);
  if (!rules.ok) return refuse(terminal, flags, rules.problems);
  const result = replay(rules.value, log.value, file);
  if (!result.ok) return refuse(terminal, flags, result.problems);
  const { table, events } = result.value;
  if (target) return convert(terminal, flags, record(rules.value, events, riichiNames), target);
  if (flags.json) {
    terminal.out(
      JSON.stringify({
        ok: true,
        rules: rules.value.id,
        hash: rules.value.hash,
        events: events.length,
        over: table.over,
        points: table.points,
      }),
    );
    return FINE;
  }
  const scene = makeScene(rules.value, terminal.paint, {
    ...(flags.lang && { language: flags.lang }),
    columns: terminal.columns,
  });
  const stories = tell(makeTeller(table), events);
  for (const line of drawSummaries(scene, stories)) terminal.out(line);
  terminal.out('');
  for (const line of drawStandings(scene, standings(table))) terminal.out(line);
  const end = table.over ? 'to the end of the game' : `to deal ${table.deals}`;
  terminal.out(
    `\n  ${scene.paint.good('The log is right:')} ${plural(events.length, 'event')}, ${end}; seed ${log.value.header.seed}.`,
  );
  return FINE;
}

/** Writes a game in another format. */
function convert(terminal: Terminal, flags: ReplayFlags, game: Result<GameRecord>, target: Format): number {
  if (!game.ok) return refuse(terminal, flags, game.problems);
  const no = target.refuses?.(game.value);
  if (no !== undefined) return refuse(terminal, flags, [problem('no-word', no)]);
  terminal.out(target.write(game.value).trimEnd());
  return FINE;
}

/** The rules of a log: of a pack given, else of the pack it carries, which must be right in any case where there is one. */
export function rulesOf(
  terminal: Terminal,
  { header }: Log,
  pack?: string,
  file = 'LOG',
): ReturnType<typeof rulesetFromPack> {
  const options = header.options;
  if (pack !== undefined) {
    const named = load(pack, { options, ...filesOf(terminal) });
    const other = otherPack(named.ok ? named : load(pack, filesOf(terminal)), header.rules, file);
    if (other !== undefined || !named.ok || header.pack === undefined) return other ?? named;
    const carried = carriedRules(header, file);
    return carried.ok ? named : carried;
  }
  return carriedRules(header, file);
}

/** The rules that the log carries in its header; what is wrong with them stands in its first line. */
function carriedRules({ pack, options, hash, rules: id }: Log['header'], file: string): Result<PackRuleset> {
  const place = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
  if (pack === undefined) {
    const hint = `Name the pack it was played by: tilewright replay PACK ${file}`;
    return refused([problem('bad-log', 'The header of this log carries no pack.', { place, hint })]);
  }
  const rules = rulesetFromPack(pack, options);
  if (!rules.ok) return refused(rules.problems.map((each) => ({ ...each, place })));
  if (isHashOf(rules.value, hash) && rules.value.id === id) return rules;
  const hint = 'The pack, the options or the hash were changed after the game; take the log as it was written.';
  const message = 'The pack in the log is not the one its name and hash stand for.';
  return refused([problem('other-rules', message, { place, hint })]);
}

/** That options and hash differ says nothing of use where the log is of another pack altogether. */
function otherPack(pack: ReturnType<typeof load>, played: string, file: string): Result<never> | undefined {
  if (!pack.ok || pack.value.id === played) return undefined;
  const message = `This log was played by another pack: \`${played}\`, not \`${pack.value.id}\`.`;
  const hint = `Leave the pack out to verify with the one in the log: tilewright replay ${file}`;
  return { ok: false, problems: [problem('other-rules', message, { hint })] };
}

async function logText(terminal: Terminal, file: string): Promise<string | undefined> {
  if (file === '-') return terminal.input(MOST_BYTES);
  const content = terminal.files.read(file);
  return content && new TextDecoder().decode(content);
}

function refuse(terminal: Terminal, { json }: ReplayFlags, problems: Parameters<typeof complain>[1]): number {
  if (json) terminal.out(JSON.stringify({ ok: false, problems }));
  else complain(terminal, problems);
  return NO;
}
