/** A YAML file of a built-in pack, and what reading it yields. */
export interface BuiltInFile {
  text: string;
  /** What reading it yields: see `packed-yaml-outline.ts`. */
  data: string;
  /** Of the file of a pack: its expressions, parsed; what it inherits is with its parent. */
  trees?: string;
  /** Of the file of a pack: all its names, see `expressions/trust-built-in-expressions.ts`. */
  names?: string;
}

/** A built-in pack, as a module of its own gives it. */
export interface PackSource {
  id: string;
  /** The pack it extends. */
  parent?: PackSource;
  /** By their paths. */
  files: Readonly<Record<string, BuiltInFile>>;
}

/** The line that holds the JSON of a pack in its module. */
const JSON_LINE = /^\{.*\}$/m;

/** The text of a module: TypeScript as the sources have it, JavaScript as the package has it. */
export function packModule(
  source: Omit<PackSource, 'parent'>,
  parent: string | undefined,
  head: string,
  type: string,
): string {
  const from = parent === undefined ? '' : `import parent from '${parent}';\n`;
  const pack = parent === undefined ? 'read' : '{ parent, ...read }';
  return `${head}${from}const read${type} =\n${JSON.stringify(source)}\n;\nexport default ${pack};\n`;
}

/** The pack in the text of a module, without its parent. */
export function packInModule(text: string): PackSource {
  return JSON.parse(JSON_LINE.exec(text)![0]) as PackSource;
}
