/** The files of a built-in pack, as text and as what reading them yields; by the paths of the files. */
export interface PackSource {
  /** The pack it extends. */
  parent?: PackSource;
  /** The YAML files. */
  files: Readonly<Record<string, string>>;
  /** What reading them yields: see `packed-yaml-outline.ts`. */
  data: Readonly<Record<string, string>>;
  /** The expressions of the pack, parsed, by the path of the pack; what it inherits is with its parent. */
  trees: Readonly<Record<string, string>>;
  /** All names of the pack, by its path: see `expressions/trust-built-in-expressions.ts`. */
  names: Readonly<Record<string, string>>;
}
