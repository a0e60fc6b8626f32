/** The command line: what may be typed. Each command calls one function of commands/, which is loaded when it is wanted. */
import { Command, CommanderError } from 'commander';
import { FINE, type Terminal, WRONG_USE } from './terminal.ts';

const EXAMPLES = [
  'play international',
  'score international "(555z) (666z) (123p) 456p 7z +7z" --by draw --seat 2',
  'waits international "23m 456p 789s 345s 11z"',
];
const EXIT_CODES = [
  'A pack is an id (see `tilewright packs`), a path, or - for standard input.',
  'Exit codes: 0 fine · 1 the answer is no · 2 wrong use · 130 interrupted.',
].join('\n');

/** Runs a command line; gives the exit code. */
export async function run(terminal: Terminal, args: readonly string[], version: string): Promise<number> {
  let code: number | undefined;
  const program = makeProgram(terminal, version, (result) => (code = result));
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (reason) {
    if (!(reason instanceof CommanderError)) throw reason;
    return reason.exitCode === 0 ? FINE : WRONG_USE;
  }
  return code ?? FINE;
}

function makeProgram(terminal: Terminal, version: string, done: (code: number) => void): Command {
  const program = new Command('tilewright')
    .description('The rules of mahjong as data: play, score and check packs of rules.')
    .version(version, '-V, --version')
    .option('--color', 'colours, also when piped')
    .option('--no-color', 'no colours')
    .addHelpText('after', `\nExamples:\n${EXAMPLES.map((line) => `  tilewright ${line}\n`).join('')}\n${EXIT_CODES}`)
    .showHelpAfterError('tilewright --help tells more.');
  const command = (usage: string, says: string, example: string): Command =>
    settle(
      program.command(usage).description(says).addHelpText('after', `\nExample:\n  tilewright ${example}`),
      terminal,
    );
  settle(program, terminal);
  addPlay(
    command('play', 'a game in the terminal, against bots or bots alone', 'play international --seed 7 --log game.log'),
    terminal,
    done,
  );
  addScore(
    command(
      'score',
      'what a hand is worth, and who pays',
      'score international "(123m) (555p) 78s 234s 22p +9s 2f" --from 3',
    ),
    terminal,
    done,
  );
  addWaits(
    command(
      'waits',
      'how far a hand is from a win, and what it waits for',
      'waits international "23m 456p 789s 345s 11z"',
    ),
    terminal,
    done,
  );
  withCommon(command('check', 'everything that is wrong with a pack; its examples are run', 'check my-pack.yaml'))
    .argument('<pack>', 'id or path')
    .action(async (pack, flags) =>
      done(await (await import('./commands/check.ts')).checkCommand(terminal, pack, flags)),
    );
  withCommon(
    command(
      'compile',
      'a pack as an ES module that scores hands by itself',
      'compile mcr --options edition=wmo_2006 --out mcr-2006.js',
    ),
  )
    .argument('<pack>', 'id or path')
    .option('--out <file>', 'where to write it; standard output if not said')
    .action(async (pack, flags) =>
      done(await (await import('./commands/compile.ts')).compileCommand(terminal, pack, flags)),
    );
  addBook(
    command('book', 'the rule book of a pack, or its score card', 'book cantonese --out cantonese.html'),
    terminal,
    done,
  );
  command('packs', 'the built-in packs', 'packs --lang zh')
    .option('--lang <code>', 'language of names')
    .option('--json', 'the answer as JSON')
    .action(async (flags) => done((await import('./commands/packs.ts')).packsCommand(terminal, flags)));
  addReplay(command('replay', 'plays a log again and verifies every event', 'replay game.log'), terminal, done);
  return program;
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

const collect = (text: string, before: string[] = []): string[] => [...before, text];

function withCommon(command: Command, answers = true): Command {
  command
    .option('--options <name=value>', 'options of the pack; several by commas, or again', collect)
    .option('--lang <code>', 'language of names, such as zh');
  return answers ? command.option('--json', 'the answer as JSON') : command;
}

type Done = (code: number) => void;

function addBook(command: Command, terminal: Terminal, done: Done): void {
  withCommon(command, false)
    .argument('[pack]', 'id or path; not needed with --all')
    .option(
      '--out <file>',
      'where to write it: Markdown with its pictures beside it, or one .html; standard output if not said',
    )
    .option('--format <md|html>', 'as the name of the file ends, if not said')
    .option('--card', 'one page for the table instead of the book')
    .option('--all', 'a site of all built-in packs, in the folder --out')
    .option('--watch', 'a page on a local address that follows the files of the pack')
    .option('--port <n>', 'with --watch: where the page is')
    .action(async (pack, flags) => done(await (await import('./commands/book.ts')).bookCommand(terminal, pack, flags)));
}

function addPlay(command: Command, terminal: Terminal, done: Done): void {
  withCommon(command)
    .argument('[pack]', 'id or path; not needed with --resume')
    .option('--seed <n>', 'the same seed is the same game')
    .option('--bots', 'bots alone')
    .option('--deals <n>', 'stop after so many deals')
    .option('--moves', 'with --bots: every deal move by move')
    .option('--tour', 'with --bots: a game as something to read')
    .option('--log <file>', 'keep the game in a log')
    .option('--resume <file>', 'go on with a game kept in a log')
    .action(async (pack, flags) => done(await (await import('./commands/play.ts')).playCommand(terminal, pack, flags)));
}

function addScore(command: Command, terminal: Terminal, done: Done): void {
  withCommon(command)
    .argument('<pack>', 'id or path')
    .argument(
      '[hand]',
      'in notation: (123m) claimed, <2222p> concealed kong, +9s the last tile, 3f a bonus tile; - for standard input',
    )
    .option('--by <how>', 'how the last tile came: draw or discard')
    .option('--seat <n>', 'number or name of the seat; 1 is the dealer')
    .option('--round <n>', 'number or wind of the round')
    .option('--from <n>', 'the seat that exposed the last tile')
    .option('--with <facts>', 'facts of the pack that hold, by commas', collect)
    .option('--bonus <tiles>', 'bonus tiles beside those of the hand')
    .option('--lists <name=tiles>', 'tiles on the table that the pack lists, such as indicators=3p; or again', collect)
    .option('--counters <name=n>', 'counters of the seat or the table, by commas', collect)
    .option('--deposits <name=n>', 'what lies in the pots, by commas', collect)
    .option('--responsible <n>', 'the seat that must answer for the hand')
    .option('--why <pattern>', 'why this pattern is given or not')
    .option(
      '--jsonl',
      'one hand a line as JSON in (standard input, or a file in place of the hand), one answer a line out; 1 if any was wrong',
    )
    .action(async (pack, hand, flags) =>
      done(await (await import('./commands/score.ts')).scoreCommand(terminal, pack, hand, flags)),
    );
}

function addWaits(command: Command, terminal: Terminal, done: Done): void {
  withCommon(command)
    .argument('<pack>', 'id or path')
    .argument('[hand]', 'in notation; - for standard input')
    .option('--seat <n>', 'number or name of the seat')
    .option('--round <n>', 'number or wind of the round')
    .option('--with <facts>', 'facts of the pack that hold, by commas', collect)
    .option('--bonus <tiles>', 'bonus tiles beside those of the hand')
    .option(
      '--jsonl',
      'one hand a line as JSON in (standard input, or a file in place of the hand), one answer a line out; 1 if any was wrong',
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
      'the log, or - for standard input: our own, mjai, tenhou.net/6; before it, rules to verify with instead of the pack in the log',
    )
    .option('--options <name=value>', 'options of the pack, for a log that carries no rules', collect)
    .option('--as <format>', 'write the game as mjai, tenhou6 or course instead of telling it')
    .option('--lang <code>', 'language of names')
    .option('--json', 'the answer as JSON')
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
