/** Options that several commands have. */
import type { Command } from 'commander';

/** Takes the exit code of a command. */
export type Done = (code: number) => void;

/** An option that may be repeated. */
export const collect = (text: string, before: string[] = []): string[] => [...before, text];

/** Options of a pack and the language; of commands with an answer also `--json`. */
export function withCommon(command: Command, answers = true): Command {
  command
    .option('--options <name=value>', 'options of the pack; separate by commas or repeat', collect)
    .option('--lang <code>', 'language of names, such as zh');
  return answers ? command.option('--json', 'print JSON') : command;
}
