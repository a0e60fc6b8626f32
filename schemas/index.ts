/**
 * The form of packs and of everything that is sent: schemas, the types that follow from them, and what is wrong with data.
 *
 * @module tilewright/schemas
 */
import { formErrors } from './schema-validator.ts';
import { explain, type SchemaProblem } from './explain-schema-errors.ts';

/** What is wrong with the form of a pack file: unknown keys, wrong types, unknown values. What to write instead may need the tallies of other files. */
export function validate(data: unknown, tallies: object = {}): SchemaProblem[] {
  const errors = formErrors(data);
  return errors.length === 0 ? [] : explain(errors, isChapters(data) ? { tallies, ...data } : data);
}

function isChapters(data: unknown): data is object {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

export type { Schema } from './complete-pack-schema.ts';
export { describe, type SchemaProblem } from './explain-schema-errors.ts';
export { meantKey } from './suggest-key.ts';
export { missingKeys, type MissingKey } from './missing-required-keys.ts';
export { knownKeys, packKeys, schemaAt, type Path } from './schema-lookup.ts';
export { WIRE_VERSIONS, type Wire } from './wire-versions.ts';
export type {
  ChartEntry,
  CompletePack,
  ExampleEntry,
  GroupEntry,
  MoveEntry,
  NamedStep,
  OptionEntry,
  PatternEntry,
  PaymentEntry,
  PaymentList,
  ShapeEntry,
  SituationEntry,
  SourceBook,
  SuitEntry,
  TallyEntry,
} from '../core/index.ts';
