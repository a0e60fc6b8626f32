/** The commands as Markdown: what each does, takes and answers, as `--help` says it. */
import type { Argument, Command, Option } from 'commander';
import { makeProgram } from '../cli/command-line.ts';
import type { Terminal } from '../cli/terminal.ts';
import { type Line, table } from './markdown-table.ts';

/** Every command in the order of `tilewright --help`, then what all of them share. */
export function commandReference(): string {
  const heard: string[] = [];
  const program = makeProgram(paper(heard), '', () => {});
  const commands = program.commands.filter((command) => command.name() !== 'help');
  const list = commands.map((command): Line => [`[\`${command.name()}\`](#${command.name()})`, command.description()]);
  const parts = commands.map((command) => describe(command, exampleOf(command, heard)));
  const shared = program.options.map(optionLine);
  const all = `## Every command\n\n${table(['option', 'does'], [...shared, ['`-h, --help`', 'what the command takes']])}`;
  return [table(['command', 'does'], list), ...parts, all].join('\n\n');
}

function describe(command: Command, example: string): string {
  const usage = `tilewright ${command.name()} ${command.usage()}`;
  const args = command.registeredArguments.map(argumentLine);
  const options = command.options.map(optionLine);
  const parts = [
    `## ${command.name()}`,
    `${sentence(command.description())}`,
    `\`\`\`sh\n${usage}\n\`\`\``,
    args.length === 0 ? '' : table(['argument', 'is'], args),
    options.length === 0 ? '' : table(['option', 'does'], options),
    `For example:\n\n\`\`\`sh\n${example}\n\`\`\``,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function argumentLine(argument: Argument): Line {
  const name = argument.variadic ? `${argument.name()}...` : argument.name();
  return [`\`${argument.required ? `<${name}>` : `[${name}]`}\``, plain(argument.description)];
}

function optionLine({ flags, description }: Option): Line {
  return [`\`${flags}\``, plain(description)];
}

/** The example stands in the text that help adds at its end. */
function exampleOf(command: Command, heard: string[]): string {
  heard.length = 0;
  command.outputHelp();
  const example = /\nExample:\n {2}(tilewright .*)/.exec(heard.join('\n'))?.[1];
  if (example === undefined) throw new Error(`${command.name()} has no example.`);
  return example;
}

/** A hand such as `<2222p>` would be read as a tag. */
const plain = (text: string): string => text.replaceAll('<', '\\<');

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** A terminal that only listens. */
function paper(heard: string[]): Terminal {
  const out = (text: string): void => void heard.push(text);
  return { out, err: out, columns: 1000 } as Partial<Terminal> as Terminal;
}
