/**
 * The pack schema twice. As written it fits every file: a house pack or a rule file says only a part. What must
 * stand in a whole pack is noted beside it as `x-required`, and what only a file may say as `x-file-only`;
 * `completeSchema` turns these notes into the schema of a flattened pack.
 */

/** A JSON Schema, or a part of one. */
export type Schema = { [key: string]: unknown };

/** The schema of a flattened pack: everything required stands there, nothing is `null`. */
export function completeSchema(schema: Schema): Schema {
  return { ...(complete(schema) as Schema), $id: `${String(schema.$id)}:complete`, title: 'CompletePack' };
}

function complete(part: unknown): unknown {
  if (Array.isArray(part)) return part.filter((item) => !isFileOnly(item)).map(complete);
  if (!isSchema(part)) return part;
  const result: Schema = {};
  for (const [key, value] of Object.entries(part)) {
    if (key === 'x-required') result.required = value;
    else if (key === 'type') result.type = withoutNull(value);
    else if (!isFileOnly(value)) result[key] = complete(value);
  }
  return result;
}

function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

function isFileOnly(part: unknown): boolean {
  return isSchema(part) && part['x-file-only'] === true;
}

function withoutNull(type: unknown): unknown {
  if (!Array.isArray(type)) return type;
  const kept = type.filter((name) => name !== 'null');
  return kept.length === 1 ? kept[0] : kept;
}
