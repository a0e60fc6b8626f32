import { CompletionItemKind } from 'vscode-languageserver';
import { packs } from '../../loader/index.ts';
import { schemaAt } from '../../schemas/index.ts';
import type { AskedAt } from '../feature-request.ts';
import type { Cursor } from '../cursor/cursor-place.ts';
import { holdingAt, type PackFiles, textAt } from '../pack-files.ts';
import { dataFor } from './keys.ts';
import type { Proposal } from './proposal.ts';

/** The values that the schema lists at a place. */
export function valueProposals({ settings }: AskedAt, { path }: Cursor): Proposal[] {
  if (settings.dslOnly) return [];
  const schema = schemaAt(path, dataFor(path, 'text'));
  const values = (schema?.enum as unknown[] | undefined) ?? (schema?.type === 'boolean' ? [true, false] : []);
  const detail = typeof schema?.description === 'string' ? schema.description : '';
  return values.map((value) => ({ label: String(value), kind: CompletionItemKind.EnumMember, detail }));
}

/** What an option may be. */
export function choiceProposals(pack: PackFiles, option: string): Proposal[] {
  const detail = textAt(pack, ['options', option, 'says']) ?? '';
  const values = holdingAt(pack, ['options', option, 'values']);
  const isYesNo = textAt(pack, ['options', option, 'type']) === 'yes/no';
  const names =
    values?.is === 'list' ? values.items.flatMap((item) => (item.is === 'scalar' ? String(item.value) : [])) : [];
  return [...names, ...(isYesNo ? ['true', 'false'] : [])].map((label) => ({
    label,
    kind: CompletionItemKind.EnumMember,
    detail,
  }));
}

let builtIn: Proposal[] | undefined;

/** Packs to extend: the built-in ones, and files beside this one. */
export function packProposals(asked: AskedAt): Proposal[] {
  builtIn ??= packs().map(({ id, name, about }) => ({
    label: id,
    kind: CompletionItemKind.Module,
    detail: name.en ?? id,
    says: about.en,
  }));
  return [...builtIn, ...pathsBeside(asked)];
}

/** Rule files to use. */
export function fileProposals(asked: AskedAt): Proposal[] {
  return pathsBeside(asked);
}

function pathsBeside({ workspace, file }: AskedAt): Proposal[] {
  const folder = file.name.slice(0, file.name.lastIndexOf('/') + 1);
  if (file.builtIn || folder === '') return [];
  const open = [...workspace.open.keys()];
  const all = new Set([...open, ...workspace.platform.filesBelow(folder)]);
  return [...all]
    .filter((name) => name.startsWith(folder) && name !== file.name && /\.ya?ml$/.test(name))
    .map((name) => ({ label: `./${name.slice(folder.length)}`, kind: CompletionItemKind.File }));
}
