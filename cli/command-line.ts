/** The command line: what may be typed. Each command calls one function of commands/, which is loaded when it is wanted. */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { collect, type Done, withCommon } from './common-options.ts';
import { addCount, addSimulate } from './long-commands.ts';
import { FINE, type Terminal, WRONG_USE } from './terminal.ts';
import { Unreadable } from './read-input.ts';

const EXAMPLES = [
  'play riichi',
  'score international "(555z) (666z) (123p) 456p 7z +7z" --by draw',
  'waits cantonese "23m 456p 789s 345s 11z"',
];
const EXIT_CODES = [
  'PACK is an id (see `tilewright packs`), a path, or - for standard input.',
  'Exit codes: 0 success, 1 failure (no win, errors, differences), 2 wrong usage,',
  '130 interrupted.',
].join('\n');

/** Runs a command line; gives the exit code. */
export async function run(terminal: Terminal, args: readonly string[], version: string): Promise<number> {
  let code: number | undefined;
  const program = makeProgram(terminal, version, (result) => (code = result));
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (reason) {
    if (reason instanceof CommanderError) return reason.exitCode === 0 ? FINE : WRONG_USE;
    if (!(reason instanceof Unreadable)) throw reason;
    (await import('./print-problems.ts')).complain(terminal, [reason.problem]);
    return WRONG_USE;
  }
  return code ?? FINE;
}

/** All commands with what they take; `done` gets the exit code of the one that ran. */
export function makeProgram(terminal: Terminal, version: string, done: (code: number) => void): Command {
  const program = new Command('tilewright')
    .description('A toolkit for the rules of mahjong: play, score, check and print rule packs.')
    .version(version, '-V, --version')
    .option('--color', 'use colours, also when piped')
    .option('--no-color', 'use no colours')
    .option('--root <folder>', 'the only folder from which packs may use files')
    .addHelpText('after', `\nExamples:\n${EXAMPLES.map((line) => `  tilewright ${line}\n`).join('')}\n${EXIT_CODES}`)
    .showHelpAfterError('Run tilewright --help for help.');
  const command = (usage: string, says: string, example: string): Command =>
    settle(
      program
        .command(usage)
        .description(says)
        .addHelpText('after', `\nExample:\n  tilewright ${example}`)
        .showHelpAfterError(
          `For example: tilewright ${example}\nRun tilewright ${usage.split(' ')[0]} --help for help.`,
        ),
      terminal,
    );
  settle(program, terminal);
  program.hook('preAction', () => {
    const { root } = program.opts<{ root?: string }>();
    if (root !== undefined) terminal.files.root = root;
  });
  addPlay(
    command(
      'play',
      'play against bots in the terminal, or watch bots play',
      'play international --seed 7 --log game.log',
    ),
    terminal,
    done,
  );
  addScore(
    command(
      'score',
      'score a hand: patterns, value and payments',
      'score international "(123m) (555p) 78s 234s 22p +9s 2f" --from 3',
    ),
    terminal,
    done,
  );
  addWaits(
    command(
      'waits',
      'show how far a hand is from a win and which tiles it waits for',
      'waits international "23m 456p 789s 345s 11z"',
    ),
    terminal,
    done,
  );
  withCommon(command('check', 'report errors and likely mistakes in packs', 'check my-pack.yaml'))
    .argument('<packs...>', 'ids or paths of packs')
    .option('--format <name>', 'text (default), json (one line per pack), sarif or github')
    .option('--all', 'print every problem, not only the first 100')
    .option('--thorough', 'try many more hands when looking for patterns that never or always count')
    .option('--prove', 'go through every complete hand to prove which patterns never or always count')
    .option('--threads <n>', 'with --prove: number of threads (default: one per core)')
    .option('--deadline <seconds>', 'with --prove: stop after this time for each pack (default: 1800)')
    .action(async (packs, flags) =>
      done(await (await import('./commands/check.ts')).checkCommand(terminal, packs, { ...flags, version })),
    );
  command('explain', 'explain a problem code or a word of the rule language', 'explain never-true')
    .argument('[term...]', 'a code such as never-true, or a word such as concealed (default: list all codes)')
    .option('--words', 'list the words of the rule language')
    .action(async (terms: string[], flags) =>
      done(await (await import('./commands/explain.ts')).explainCommand(terminal, terms.join(' ') || undefined, flags)),
    );
  addTest(command('test', 'run the examples and scenarios of a pack', 'test my-pack.yaml'), terminal, done);
  addDiff(
    command('diff', 'compare two packs and show what changes in play and scoring', 'diff my-pack.yaml'),
    terminal,
    done,
  );
  withCommon(
    command(
      'compile',
      'compile a pack into an ES module that scores and plays',
      'compile mcr --options edition=wmo_2006 --out mcr-2006.mjs',
    ),
  )
    .argument('<pack>', 'id or path of the pack')
    .option('--out <file>', 'FILE.mjs or FILE.js to write, with its types beside it (default: standard output)')
    .action(async (pack, flags) =>
      done(await (await import('./commands/compile.ts')).compileCommand(terminal, pack, flags)),
    );
  command(
    'new [name]',
    "create a house pack: your table's changes to another pack",
    'new my-table --from cantonese --set minimum=1',
  )
    .option('--from <pack>', 'pack to change: id, path or package')
    .option('--blank', 'begin a game that changes no other pack')
    .option(
      '--snippet <name>',
      'print lines for a rule that many games have, such as flowers, jokers or liability; `list` names them',
    )
    .option('--scenario <log>', 'cut a scenario out of a log: with a name into a file, without one as lines for a pack')
    .option('--deal <n>', 'with --scenario: number of the deal (default: 1)')
    .option('--out <folder>', 'folder to write to (default: this folder)')
    .option('--set <name=value>', 'set options without being asked; separate by commas or repeat', collect)
    .action(async (name, flags) => {
      done(await (await import('./commands/new.ts')).newCommand(terminal, name, flags, version));
    });
  addFmt(command('fmt', 'format packs and scenarios, preserving comments', 'fmt my-table.yaml'), terminal, done);
  addBook(
    command('book', 'print the rule book of a pack, or its score card', 'book cantonese --out cantonese.html'),
    terminal,
    done,
  );
  command('packs', 'list the built-in packs', 'packs --lang zh')
    .option('--lang <code>', 'language of names, such as zh')
    .option('--json', 'print JSON')
    .action(async (flags) => done((await import('./commands/packs.ts')).packsCommand(terminal, flags)));
  command('studio', 'write, check, read and play rules in the browser, without network', 'studio cantonese')
    .argument('[pack]', 'id or path of the pack to open')
    .option('--port <n>', 'the port of the page (default: 4281; 0: any free one)')
    .option('--no-open', 'do not open the browser')
    .action(async (pack, flags) =>
      done(await (await import('./commands/studio.ts')).studioCommand(terminal, pack, flags)),
    );
  command('lsp', 'run the language server (started by editors)', 'lsp --stdio')
    .option('--stdio', 'use standard input and output (always)')
    .action(async () => done(await (await import('./commands/lsp.ts')).lspCommand()));
  addCount(
    command('count', 'count how often each pattern occurs over all complete hands', 'count international'),
    terminal,
    done,
  );
  addSimulate(
    command(
      'simulate',
      'play many deals with bots and show what the rules lead to',
      'simulate cantonese --options-b minimum=1 --out report.html',
    ),
    terminal,
    done,
  );
  addReplay(command('replay', 'replay a game log and verify every event', 'replay game.log'), terminal, done);
  for (const { options } of [program, ...program.commands]) options.forEach(takeOnce);
  return program;
}

/** Of an option with one value the last one would win, and the first be ignored. */
function takeOnce(option: Option): void {
  if (option.isBoolean() || option.negate || option.variadic || option.parseArg !== undefined) return;
  option.argParser((text: string, before: string | undefined) => {
    if (before === undefined) return text;
    throw new InvalidArgumentError(`${option.long} was given before, as '${before}'; give it once.`);
  });
}

/** Nothing ends the process but `main`; words go where the terminal says. */
function settle(command: Command, terminal: Terminal): Command {
  const line = (write: (text: string) => void) => (text: string) => write(text.replace(/\n$/, ''));
  return command.exitOverride().configureOutput({
    writeOut: line(terminal.out),
    writeErr: line(terminal.err),
    getOutHelpWidth: () => Math.min(100, terminal.columns),
    getErrHelpWidth: () => Math.min(100, terminal.columns),
  });
}

function addTest(command: Command, terminal: Terminal, done: Done): void {
  command
    .argument('<pack>', 'id or path of the pack')
    .option('--options <name=value>', 'options of the pack; separate by commas or repeat', collect)
    .option('--lang <code>', 'language of names, such as zh')
    .option('--format <name>', 'text (default), junit, tap or json')
    .option('--all', 'list every inherited case the pack changes')
    .option('--own', 'leave out the cases of the packs it extends')
    .option('--coverage', 'list the rules that no example or scenario covers')
    .option('--min-coverage <percent>', 'exit with 1 when coverage is lower')
    .option('--mutate', 'mutate values and conditions one by one and list the mutants no test catches')
    .option('--sample <n>', 'with --mutate: number of mutants to try')
    .option('--seed <n>', 'with --sample: random seed')
    .action(async (pack, flags) => done(await (await import('./commands/test.ts')).testCommand(terminal, pack, flags)));
}

function addDiff(command: Command, terminal: Terminal, done: Done): void {
  command
    .argument('<pack>', 'pack to compare; alone, with the pack it extends')
    .argument('[other]', 'the newer pack')
    .option('--options <name=value>', 'options of both packs; separate by commas or repeat', collect)
    .option('--options-a <name=value>', 'options of the first pack', collect)
    .option('--options-b <name=value>', 'options of the second pack', collect)
    .option('--quick', 'search briefly for hands and deals that show each change')
    .option('--thorough', 'search longer')
    .option('--seed <n>', 'random seed of the search')
    .option('--deadline <seconds>', 'stop the search after this time and report what was skipped')
    .option('--json', 'print JSON')
    .action(async (pack, other, flags) =>
      done(await (await import('./commands/diff.ts')).diffCommand(terminal, pack, other, flags)),
    );
}

function addFmt(command: Command, terminal: Terminal, done: Done): void {
  command
    .argument('[files...]', 'files or folders; - for standard input')
    .option('--check', 'write nothing; exit with 1 if a file would change')
    .option('--upgrade', 'upgrade packs to the newest format, preserving comments')
    .option('--stdin', 'format standard input to standard output')
    .action(async (files, flags) => done(await (await import('./commands/fmt.ts')).fmtCommand(terminal, files, flags)));
}

function addBook(command: Command, terminal: Terminal, done: Done): void {
  withCommon(command, false)
    .argument('[pack]', 'id or path of the pack; not needed with --all')
    .option('--out <file>', 'file to write: Markdown with pictures beside it, or .html (default: standard output)')
    .option('--format <md|html|pdf>', 'default: by the file extension; PDF needs Chromium or Chrome')
    .option('--since <pack>', 'an earlier version of the pack: add a chapter of what has changed')
    .option('--card', 'print a one-page score card instead')
    .option('--all', 'write a site of all built-in packs to the folder --out')
    .option('--watch', 'serve the page locally and reload it when the pack changes')
    .option('--port <n>', 'with --watch: port of the page')
    .action(async (pack, flags) => done(await (await import('./commands/book.ts')).bookCommand(terminal, pack, flags)));
}

function addPlay(command: Command, terminal: Terminal, done: Done): void {
  withCommon(command)
    .argument('[pack]', 'id or path of the pack; not needed with --resume')
    .option('--seed <text>', 'the same seed deals the same game; short seeds can be guessed (default: random)')
    .option('--bots', 'watch bots play')
    .option('--deals <n>', 'stop after this many deals')
    .option('--moves', 'with --bots: show every move')
    .option('--tour', 'show one deal of bots, explained, and what to try next')
    .option(
      '--seat <n-player...>',
      'who plays a seat, by its number (1 is yours): a player of ours such as greedy, mjai:COMMAND or bot:COMMAND; may be repeated',
    )
    .option('--bot-time <seconds>', 'how long another program may take for an answer (default: 10)')
    .option('--as-bot <protocol>', 'play a seat at a table of another program: mjai, or mjai:PLAYER')
    .option('--connect <address>', 'with --as-bot: mjsonp://HOST:PORT/ROOM of the server (default: standard input)')
    .option('--log <file>', 'save the game to a log')
    .option('--resume <file>', 'continue a game saved with --log')
    .action(async (pack, flags) => done(await (await import('./commands/play.ts')).playCommand(terminal, pack, flags)));
}

function addScore(command: Command, terminal: Terminal, done: Done): void {
  withCommon(command)
    .argument('<pack>', 'id or path of the pack')
    .argument(
      '[hands...]',
      'in notation: (123m) claimed, <2222p> concealed kong, +9s winning tile, 3f bonus tile, /4z laid aside; - for standard input',
    )
    .option('--table', 'score the hands of all seats, dealer first; the hand with a winning tile has won')
    .option('--lost', 'the hand has not won; score what it has')
    .option('--by <how>', 'how the winning tile came: draw or discard')
    .option('--seat <n>', 'number or name of the seat; 1 is the dealer')
    .option('--round <n>', 'number or wind of the round')
    .option('--from <n>', 'seat of the discarder')
    .option('--with <facts>', 'situations and marks of the pack that hold, separated by commas', collect)
    .option('--bonus <tiles>', 'bonus tiles besides those in the hand')
    .option('--lists <name=tiles>', 'tiles in lists of the pack, such as indicators=3p; may be repeated', collect)
    .option('--counters <name=n>', 'counters of the seat or the table, separated by commas', collect)
    .option('--deposits <name=n>', 'amounts in the pots, separated by commas', collect)
    .option('--responsible <n>', 'seat liable for the hand')
    .option('--why <pattern>', 'explain why this pattern counts or not')
    .option(
      '--jsonl',
      'read one JSON object per line (from standard input, or a file given as the hand) and answer each; seats count from 0; exit with 1 if any failed',
    )
    .addOption(
      new Option(
        '--cases <file>',
        'score the hands of a table (.csv or JSON lines) and report what differs from what it expects',
      ).conflicts([
        ...['table', 'lost', 'by', 'seat', 'round', 'from', 'with', 'bonus', 'lists', 'counters', 'deposits'],
        ...['responsible', 'why', 'jsonl'],
      ]),
    )
    .option('--as-examples', 'with --cases: print the hands that come out as expected as examples for the pack')
    .action(async (pack, hands, flags) => {
      if (flags.cases !== undefined && hands.length > 0) command.error('error: --cases takes its hands from the file');
      else if (flags.cases !== undefined)
        done(await (await import('./hands/score-cases.ts')).scoreCasesCommand(terminal, pack, flags.cases, flags));
      else if (flags.table)
        done(await (await import('./commands/score-table.ts')).scoreTableCommand(terminal, pack, hands, flags));
      else if (hands.length > 1) command.error('error: one hand is scored at a time; --table takes those of all seats');
      else done(await (await import('./commands/score.ts')).scoreCommand(terminal, pack, hands[0], flags));
    });
}

function addWaits(command: Command, terminal: Terminal, done: Done): void {
  withCommon(command)
    .argument('<pack>', 'id or path of the pack')
    .argument('[hand]', 'in notation; - for standard input')
    .option('--seat <n>', 'number or name of the seat')
    .option('--round <n>', 'number or wind of the round')
    .option('--with <facts>', 'situations and marks of the pack that hold, separated by commas', collect)
    .option('--bonus <tiles>', 'bonus tiles besides those in the hand')
    .option(
      '--jsonl',
      'read one JSON object per line (from standard input, or a file given as the hand) and answer each; seats count from 0; exit with 1 if any failed',
    )
    .action(async (pack, hand, flags) =>
      done(await (await import('./commands/waits.ts')).waitsCommand(terminal, pack, hand, flags)),
    );
}

function addReplay(command: Command, terminal: Terminal, done: Done): void {
  command
    .usage('[options] [pack] <log>')
    .argument(
      '<files...>',
      'the log (Tilewright, mjai or tenhou.net/6), or - for standard input; before it, a pack to verify with instead of the one in the log',
    )
    .option('--options <name=value>', 'options of the pack, for a log without rules', collect)
    .option('--as <format>', 'convert the game to mjai, tenhou6 or course')
    .option('--lang <code>', 'language of names, such as zh')
    .option('--json', 'print JSON')
    .action(async (files: string[], flags) => {
      if (files.length > 2) command.error('error: replay takes a pack and a log, or a log');
      done(
        await (await import('./commands/replay.ts')).replayCommand(
          terminal,
          files.length > 1 ? files[0] : undefined,
          files.at(-1)!,
          flags,
        ),
      );
    });
}
