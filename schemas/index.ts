/**
 * The form of packs and of everything that is sent: schemas, the types that follow from them, and what is wrong with data.
 *
 * @module tilewright/schemas
 */
import { formErrors } from './check.ts';
import { explain, type SchemaProblem } from './explain.ts';

/** What is wrong with the form of a pack file: unknown keys, wrong types, unknown values. */
export function validate(data: unknown): SchemaProblem[] {
  const errors = formErrors(data);
  return errors.length === 0 ? [] : explain(errors, data);
}

export type { Schema } from './complete.ts';
export { describe, type SchemaProblem } from './explain.ts';
export { meantKey } from './meant-key.ts';
export { missingKeys, type MissingKey } from './missing.ts';
export { knownKeys, packKeys, schemaAt, type Path } from './walk.ts';
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
  SuitEntry,
  TallyEntry,
} from '../core/index.ts';
