/** The command line: what may be typed. Each command calls one function of commands/, which is loaded when it is wanted. */
import { Command, CommanderError } from 'commander';
import { FINE, type Terminal, WRONG_USE } from './terminal.ts';
import { Unreadable } from './read-input.ts';

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
    if (reason instanceof CommanderError) return reason.exitCode === 0 ? FINE : WRONG_USE;
    if (!(reason instanceof Unreadable)) throw reason;
    (await import('./print-problems.ts')).complain(terminal, [reason.problem]);
    return WRONG_USE;
  }
  return code ?? FINE;
}

function makeProgram(terminal: Terminal, version: string, done: (code: number) => void): Command {
  const program = new Command('tilewright')
    .description('The rules of mahjong as data: play, score and check packs of rules.')
    .version(version, '-V, --version')
    .option('--color', 'colours, also when piped')
    .option('--no-color', 'no colours')
    .option('--root <folder>', 'the folder that packs may name files in')
    .addHelpText('after', `\nExamples:\n${EXAMPLES.map((line) => `  tilewright ${line}\n`).join('')}\n${EXIT_CODES}`)
    .showHelpAfterError('tilewright --help tells more.');
  const command = (usage: string, says: string, example: string): Command =>
    settle(
      program
        .command(usage)
        .description(says)
        .addHelpText('after', `\nExample:\n  tilewright ${example}`)
        .showHelpAfterError(`For example: tilewright ${example}\ntilewright ${usage.split(' ')[0]} --help tells more.`),
      terminal,
    );
  settle(program, terminal);
  program.hook('preAction', () => {
    const { root } = program.opts<{ root?: string }>();
    if (root !== undefined) terminal.files.root = root;
  });
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
  withCommon(
    command('check', 'everything that is wrong with packs, and what is surely not meant', 'check my-pack.yaml'),
  )
    .argument('<packs...>', 'ids or paths')
    .option('--format <name>', 'text, json (a line for each pack), sarif or github')
    .option('--all', 'prints every problem, not only the first 100')
    .option('--thorough', 'tries many more hands before it warns of patterns')
    .action(async (packs, flags) =>
      done(await (await import('./commands/check.ts')).checkCommand(terminal, packs, { ...flags, version })),
    );
  command('explain', 'what a problem is, why, and how to write it right', 'explain never-true')
    .argument('[code]', 'the code in brackets behind a problem; without it all are listed')
    .action(async (code) => done(await (await import('./commands/explain.ts')).explainCommand(terminal, code)));
  command('words', 'the words that rules are written in', 'words concealed')
    .argument('[word]', 'one word, with an example; without it all are listed')
    .action(async (word) => done((await import('./commands/words.ts')).wordsCommand(terminal, word)));
  addTest(command('test', 'runs every example and scenario of a pack', 'test my-pack.yaml'), terminal, done);
  addDiff(command('diff', 'what changed from one pack to another, by meaning', 'diff my-pack.yaml'), terminal, done);
  withCommon(
    command(
      'compile',
      'a pack as an ES module that scores and plays',
      'compile mcr --options edition=wmo_2006 --out mcr-2006.mjs',
    ),
  )
    .argument('<pack>', 'id or path')
    .option(
      '--out <file>',
      'where to write it: FILE.mjs or FILE.js; its types go beside it; standard output if not said',
    )
    .action(async (pack, flags) =>
      done(await (await import('./commands/compile.ts')).compileCommand(terminal, pack, flags)),
    );
  command('new <name>', 'a house pack to begin with', 'new my-table --from cantonese --set minimum=1')
    .option('--from <pack>', 'the pack it changes: id, path or package')
    .option('--out <folder>', 'where to write it; here if not said')
    .option('--set <name=value>', 'options with other values, by commas or again; nothing is asked then', collect)
    .action(async (name, flags) =>
      done(await (await import('./commands/new.ts')).newCommand(terminal, name, flags, version)),
    );
  addFmt(command('fmt', 'packs and scenarios in their one form, comments kept', 'fmt my-table.yaml'), terminal, done);
  addBook(
    command('book', 'the rule book of a pack, or its score card', 'book cantonese --out cantonese.html'),
    terminal,
    done,
  );
  command('packs', 'the built-in packs', 'packs --lang zh')
    .option('--lang <code>', 'language of names')
    .option('--json', 'the answer as JSON')
    .action(async (flags) => done((await import('./commands/packs.ts')).packsCommand(terminal, flags)));
  command('lsp', 'the language server: an editor starts it and speaks with it', 'lsp --stdio')
    .option('--stdio', 'by standard input and output, as always')
    .action(async () => done(await (await import('./commands/lsp.ts')).lspCommand()));
  addCount(
    command('count', 'how often each pattern counts, in every complete hand', 'count international'),
    terminal,
    done,
  );
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

function addTest(command: Command, terminal: Terminal, done: Done): void {
  command
    .argument('<pack>', 'id or path')
    .option('--options <name=value>', 'options of the pack; several by commas, or again', collect)
    .option('--lang <code>', 'language of names, such as zh')
    .option('--format <name>', 'text, junit, tap or json')
    .option('--all', 'lists every inherited case that the pack changes, not only why')
    .option('--coverage', 'what of the pack no example or scenario exercises')
    .option('--min-coverage <percent>', 'exit code 1 where less is exercised')
    .option('--mutate', 'changes values and conditions one by one and lists what nothing notices')
    .option('--sample <n>', 'with --mutate: only so many changes')
    .option('--seed <n>', 'with --sample: another choice of them')
    .action(async (pack, flags) => done(await (await import('./commands/test.ts')).testCommand(terminal, pack, flags)));
}

function addDiff(command: Command, terminal: Terminal, done: Done): void {
  command
    .argument('<pack>', 'id or path; alone it is compared with the pack it extends')
    .argument('[other]', 'the pack to compare it with, as what it became')
    .option('--options <name=value>', 'options of both packs; several by commas, or again', collect)
    .option('--options-a <name=value>', 'options of the first pack', collect)
    .option('--options-b <name=value>', 'options of the second pack', collect)
    .option('--quick', 'searches little for what shows a change')
    .option('--thorough', 'searches long')
    .option('--seed <n>', 'tries other hands and games')
    .option('--deadline <seconds>', 'ends the search after so long and says what was left out')
    .option('--json', 'the answer as JSON')
    .action(async (pack, other, flags) =>
      done(await (await import('./commands/diff.ts')).diffCommand(terminal, pack, other, flags)),
    );
}

function addFmt(command: Command, terminal: Terminal, done: Done): void {
  command
    .argument('[files...]', 'files or folders; - for standard input')
    .option('--check', 'writes nothing; tells what would change, with 1 if anything would')
    .option('--upgrade', 'brings packs of older formats to the newest, comments kept')
    .option('--stdin', 'from standard input to standard output')
    .action(async (files, flags) => done(await (await import('./commands/fmt.ts')).fmtCommand(terminal, files, flags)));
}

function addBook(command: Command, terminal: Terminal, done: Done): void {
  withCommon(command, false)
    .argument('[pack]', 'id or path; not needed with --all')
    .option(
      '--out <file>',
      'where to write it: Markdown with its pictures beside it, or one .html; standard output if not said',
    )
    .option('--format <md|html|pdf>', 'default: as the name of the file ends; a PDF takes Chromium or Chrome')
    .option('--card', 'one page for the table instead of the book')
    .option('--all', 'a site of all built-in packs, in the folder --out')
    .option('--watch', 'a page on a local address that follows the files of the pack')
    .option('--port <n>', 'with --watch: where the page is')
    .action(async (pack, flags) => done(await (await import('./commands/book.ts')).bookCommand(terminal, pack, flags)));
}

function addPlay(command: Command, terminal: Terminal, done: Done): void {
  withCommon(command)
    .argument('[pack]', 'id or path; not needed with --resume')
    .option('--seed <text>', 'the same seed is the same game; a short one can be guessed; random if not said')
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
      '[hands...]',
      'in notation: (123m) claimed, <2222p> concealed kong, +9s the last tile, 3f a bonus tile, /4z laid aside; - for standard input',
    )
    .option('--table', 'the hands of all seats, from the dealer on: the one with a last tile has won')
    .option('--lost', 'the hand has not won: what is there counts')
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
      'one hand a line as JSON in (standard input, or a file in place of the hand), one answer a line out, seats counted from 0; 1 if any was wrong',
    )
    .action(async (pack, hands, flags) => {
      if (flags.table)
        done(await (await import('./commands/score-table.ts')).scoreTableCommand(terminal, pack, hands, flags));
      else if (hands.length > 1) command.error('error: one hand is scored at a time; --table takes those of all seats');
      else done(await (await import('./commands/score.ts')).scoreCommand(terminal, pack, hands[0], flags));
    });
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
      'one hand a line as JSON in (standard input, or a file in place of the hand), one answer a line out, seats counted from 0; 1 if any was wrong',
    )
    .action(async (pack, hand, flags) =>
      done(await (await import('./commands/waits.ts')).waitsCommand(terminal, pack, hand, flags)),
    );
}

function addCount(command: Command, terminal: Terminal, done: Done): void {
  withCommon(command)
    .argument('<pack>', 'id or path')
    .option('--shape <names>', 'only hands of these shapes of the pack', collect)
    .option('--by <how>', 'how the hands are won: draw (if not said) or discard')
    .option('--seat <n>', 'number or name of the seat; 2 if not said')
    .option('--round <n>', 'number or wind of the round')
    .option('--with <facts>', 'facts of the pack that hold, by commas', collect)
    .option('--last <which>', 'which tile came last: unknown, or each tile of the hand in turn')
    .option('--sample <n>', 'an estimate from so many hands, picked by chance')
    .option('--seed <n>', 'chance of the sample')
    .option('--limit <n>', 'only the first so many hands')
    .option('--sort <how>', 'what stands first: often or rare')
    .option('--pattern <id>', 'what counts beside this pattern')
    .option('--matrix', 'every pattern with every other, as a picture')
    .option('--threads <n>', 'as many as there are cores if not said')
    .option('--keep <file>', 'keep what is done so far in FILE.json')
    .option('--resume <file>', 'go on with what was kept')
    .option('--deadline <seconds>', 'ends after so long, says how much is left and keeps what is done')
    .action(async (pack, flags) =>
      done(await (await import('./commands/count.ts')).countCommand(terminal, pack, flags)),
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
