import { type OptionValue, type Problem, type Ruleset, standings } from '../../core/index.ts';
import { type GameRecord, type Verified, verify, type Format, optionsOf, riichiNames } from '../../records/index.ts';
import { load } from '../../loader/index.ts';
import { plural } from '../draw/number-text.ts';
import { makeScene } from '../draw/drawing-context.ts';
import { drawStandings } from '../draw/standings.ts';
import { filesOf } from '../pack-file-access.ts';
import { makeTeller, tell } from '../play/gather-deal-story.ts';
import { drawSummaries } from '../play/deals-table.ts';
import { complain } from '../print-problems.ts';
import { FINE, NO, type Terminal } from '../terminal.ts';

/** The pack a log of the field is followed with where none is named. */
const USUAL_PACK = 'riichi';

/** Reads a log of the field and plays it by the rules; where the two part, says what was expected and what came out. */
export function replayField(
  terminal: Terminal,
  { text, file, format }: { text: string; file: string; format: Format },
  pack: string = USUAL_PACK,
  flags: ReplayFlags & { settings: Record<string, OptionValue> },
): number {
  const refuse = (problems: Problem[]): number => {
    if (flags.json) terminal.out(JSON.stringify({ ok: false, format: format.id, problems }));
    else complain(terminal, problems);
    return NO;
  };
  const read = format.read(text, file);
  if (!read.ok) return refuse(read.problems);
  const rules = rulesFor(terminal, read.value, pack, flags.settings);
  if (!rules.ok) return refuse(rules.problems);
  const followed = verify(read.value, rules.value, riichiNames);
  const stops = read.value.deals.at(-1)?.ending === undefined;
  if (flags.json) terminal.out(JSON.stringify(answer(format, rules.value, followed)));
  else
    say(terminal, {
      format,
      rules: rules.value,
      followed,
      stops,
      ...(flags.lang !== undefined && { language: flags.lang }),
    });
  return followed.difference ? NO : FINE;
}

/** The rules with the options the log names or shows, as far as the pack has them; what is asked for on the command line goes before. */
function rulesFor(
  terminal: Terminal,
  game: GameRecord,
  pack: string,
  settings: Record<string, OptionValue>,
): ReturnType<typeof load> {
  const from = filesOf(terminal);
  const plain = load(pack, { ...from, options: settings });
  if (!plain.ok) return plain;
  const known = Object.entries(optionsOf(game, riichiNames)).filter(
    ([id]) => id in plain.value.options && !(id in settings),
  );
  return known.length === 0 ? plain : load(pack, { ...from, options: { ...Object.fromEntries(known), ...settings } });
}

function answer(
  format: Format,
  rules: Ruleset,
  { deals, actions, moves, table, difference, unverified }: Verified,
): object {
  return {
    ok: difference === undefined,
    format: format.id,
    rules: rules.id,
    hash: rules.hash,
    deals,
    decisions: actions,
    moves,
    over: table?.over ?? false,
    points: table?.points ?? [],
    ...(difference && { difference }),
    ...(unverified.length > 0 && { unverified }),
  };
}

interface Report {
  format: Format;
  rules: Ruleset;
  followed: Verified;
  /** Whether the log stops in the middle of its last deal. */
  stops: boolean;
  language?: string;
}

function say(terminal: Terminal, { format, rules, followed, stops, language }: Report): void {
  const { deals, actions, events, table, difference, unverified } = followed;
  const scene = makeScene(rules, terminal.paint, { ...(language && { language }), columns: terminal.columns });
  if (table) {
    const teller = makeTeller(table);
    for (const line of drawSummaries(scene, tell({ ...teller, period: 1 }, events))) terminal.out(line);
    terminal.out('');
  }
  if (table?.over && !difference) {
    for (const line of drawStandings(scene, standings(table))) terminal.out(line);
    terminal.out('');
  }
  if (difference) {
    const { deal, event, what, expected, found, rule } = difference;
    const at = event === undefined ? `deal ${deal}` : `deal ${deal}, event ${event}`;
    terminal.err(`${scene.paint.bad(`The log and ${rules.name.en} part:`)} ${at}, ${what}.`);
    terminal.err(`  expected  ${expected}`);
    terminal.err(`  found     ${found}`);
    terminal.err(`  rule      ${rule}`);
    return;
  }
  const whole = stops ? deals - 1 : deals;
  const counted = [
    ...(whole > 0 ? [plural(whole, 'deal')] : []),
    `${plural(actions, 'decision')}, every one offered`,
    ...(whole > 0 ? ['every result the same'] : []),
  ].join(', ');
  const where = stops ? `; it stops in deal ${deals}, before its ending` : '';
  const right = unverified.length === 0 ? 'The log is right:' : 'The log is right as far as it shows tiles:';
  terminal.out(`  ${scene.paint.good(right)} ${counted}${where}; ${format.id}, by ${rules.id}.`);
  for (const line of notVerified(unverified)) terminal.out(`  Not verified: ${line}`);
}

/** What rests on tiles nobody showed, a line for each sort. */
function notVerified(unverified: Verified['unverified']): string[] {
  const tiles = unverified.reduce((sum, one) => sum + one.tiles, 0);
  const those = (what: string): string =>
    unverified.flatMap((one) => (one.what === what ? [`player ${one.player} in deal ${one.deal}`] : [])).join(', ');
  const [waits, doNot] = [those('waits'), those('does not wait')];
  return [
    ...(tiles > 0 ? [`${plural(tiles, 'tile')} never shown.`] : []),
    ...(waits === '' ? [] : [`the declared hand waits: ${waits}.`]),
    ...(doNot === '' ? [] : [`the hand does not wait at the end: ${doNot}.`]),
  ];
}

export interface ReplayFlags {
  json?: boolean;
  lang?: string;
  /** Options for the rules of a log that carries none. */
  options?: string[];
  /** Write the game in this format instead of telling it. */
  as?: string;
}
