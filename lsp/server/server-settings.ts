/** What the editor may choose when it starts the server. */
export interface Settings {
  /** Leaves what the schema says to a YAML server beside this one: problems of form, keys, fixed values, the outline. */
  dslOnly: boolean;
}

export function settingsFrom(options: unknown): Settings {
  const { dslOnly } = (typeof options === 'object' && options !== null ? options : {}) as { dslOnly?: unknown };
  return { dslOnly: dslOnly === true };
}
