/** The commands that count and simulate, in threads or on several machines. */
import type { Command } from 'commander';
import { collect, type Done, withCommon } from './common-options.ts';
import type { Terminal } from './terminal.ts';

export function addCount(command: Command, terminal: Terminal, done: Done): void {
  withCommon(command)
    .argument('<pack>', 'id or path of the pack')
    .option('--shape <names>', 'only hands of these shapes', collect)
    .option('--by <how>', 'how the hands are won: draw (default) or discard')
    .option('--seat <n>', 'number or name of the seat (default: 2)')
    .option('--round <n>', 'number or wind of the round')
    .option('--with <facts>', 'situations and marks of the pack that hold, separated by commas', collect)
    .option('--last <which>', 'winning tile: unknown, or each tile of the hand in turn')
    .option('--sample <n>', 'estimate from this many random hands')
    .option('--seed <n>', 'with --sample: random seed')
    .option('--limit <n>', 'only the first hands, this many')
    .option('--sort <how>', 'order: often or rare first')
    .option('--pattern <id>', 'show what counts together with this pattern')
    .option('--matrix', 'draw which patterns count together')
    .option('--threads <n>', 'number of threads (default: one per core)')
    .option('--keep <file>', 'save progress to FILE.json')
    .option('--resume <file>', 'continue from saved progress')
    .option('--deadline <seconds>', 'stop after this time, report what is left and save progress')
    .option('--redis <url>', 'have the workers of `simulate --worker` on this Redis count')
    .option(
      '--results <where>',
      'with --redis: folder or address that all machines share (default: tilewright-results)',
    )
    .action(async (pack, flags) =>
      done(await (await import('./commands/count.ts')).countCommand(terminal, pack, flags)),
    );
}

export function addSimulate(command: Command, terminal: Terminal, done: Done): void {
  withCommon(command)
    .argument('[pack]', 'id or path of the pack')
    .option('--against [pack]', 'compare with another pack on the same walls; alone, with the pack itself')
    .option('--options-a <name=value>', 'options of the first pack', collect)
    .option('--options-b <name=value>', 'options of the pack compared with', collect)
    .option(
      '--deals <n>',
      'number of deals, each the first of a game (default: as many as 20 seconds allow, at most 10000)',
    )
    .option('--games <n>', 'number of whole games instead')
    .option('--players <names>', 'who plays; several take the seats in turn and change chairs on every wall', collect)
    .option('--seed <text>', 'the same seed deals the same walls (default: 1)')
    .option('--figure <id>', 'with --at-least: the figure that is asked about, such as win.gain')
    .option('--at-least <n>', 'with --figure: stop as soon as it is clear whether the rules differ by so much')
    .option('--threads <n>', 'number of threads (default: one per core)')
    .option('--deadline <seconds>', 'stop after this time and report what there is')
    .option('--keep <file>', 'save progress to FILE.json')
    .option('--resume <file>', 'continue from saved progress')
    .option('--redis <url>', 'have the workers on this Redis play the deals')
    .option(
      '--results <where>',
      'with --redis: folder or address that all machines share (default: tilewright-results)',
    )
    .option('--worker', 'with --redis: play the deals that others ask for')
    .option('--rows <folder>', 'write every deal as a row of Parquet files')
    .option('--out <file>', 'write the report to FILE.html, FILE.md or FILE.json')
    .action(async (pack, flags) =>
      done(await (await import('./commands/simulate.ts')).simulateCommand(terminal, pack, flags)),
    );
}
