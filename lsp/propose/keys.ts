import { CompletionItemKind } from 'vscode-languageserver';
import { valueAt } from '../../loader/index.ts';
import { knownKeys, type Path, schemaAt } from '../../schemas/index.ts';
import type { AskedAt } from '../feature-request.ts';
import type { Cursor } from '../cursor/cursor-place.ts';
import { tellKey } from '../hover-text.ts';
import type { Proposal } from './proposal.ts';

/** The keys that the schema knows at a place and that are not there yet, those a whole pack needs first. */
export function keyProposals({ file, settings }: AskedAt, cursor: Cursor): Proposal[] {
  if (settings.dslOnly) return [];
  const { path } = cursor;
  const schema = schemaAt(path, dataFor(path, {}));
  const keys = knownKeys(schema) ?? Object.keys((schema?.properties as object | undefined) ?? {});
  const map = valueAt(file.root, path);
  const typed = /^[\w-]*/.exec(file.source.text.slice(cursor.start))![0];
  const there = new Set(map?.is === 'map' ? [...map.entries.keys()].filter((key) => key !== typed) : []);
  const needed = (schema?.['x-required'] as string[] | undefined) ?? [];
  const order = (key: string): number => (needed.includes(key) ? 0 : 1);
  return keys
    .filter((key) => !there.has(key))
    .sort((a, b) => order(a) - order(b))
    .map((key) => proposalOf(cursor, [...path, key], needed.includes(key)));
}

function proposalOf({ flow, indent }: Cursor, path: Path, needed: boolean): Proposal {
  const key = String(path.at(-1));
  const schema = schemaAt(path, dataFor(path, undefined));
  const says = tellKey(path, dataFor(path, undefined));
  const isMap = [schema?.type].flat().includes('object') && !flow;
  return {
    label: key,
    kind: CompletionItemKind.Property,
    text: isMap ? `${key}:\n${' '.repeat(indent + 2)}` : `${key}: `,
    ...(needed && { detail: 'a whole pack says it' }),
    ...(says !== undefined && { says }),
  };
}

/** Data in which a path leads to a value, so that the schema can tell which of several forms is meant. */
export function dataFor(path: Path, leaf: unknown): unknown {
  return path.reduceRight<unknown>((value, step) => {
    if (typeof step === 'string') return { [step]: value };
    const list: unknown[] = [];
    list[step] = value;
    return list;
  }, leaf);
}
