/**
 * Tables out of a process and into another.
 *
 *     table ─ saveTable ─▶ plain data, rules by hash ─ JSON ─▶ ... ─▶ restoreTable ─▶ the same table
 */
import { copyTable } from '../cache/table-copy.ts';
import { asNow } from './upgrade-saved-table.ts';
import { whyNotSaved } from './saved-table-check.ts';
import { needRules, needTable } from '../problems/argument-checks.ts';
import { isHashOf, refuseFormat } from './ruleset-hash-check.ts';
import { type Problem, problem, refused, type Result } from '../problems/problem.ts';
import type { Ruleset } from '../ruleset.ts';
import { type SavedTable, Table, TABLE_VERSION } from '../table.ts';

/**
 * The state of a table as plain JSON data, the same that `JSON.stringify(table)` writes. It holds hidden tiles and what is still to be drawn: keep it,
 * never send it to a client.
 */
export function saveTable(table: Table): SavedTable {
  needTable('saveTable', table);
  return copyTable(table).toJSON();
}

/**
 * The table that was saved, to be played on: from `saveTable`, parsed JSON or a clone; `events` begin empty. Nothing of the data given is kept.
 * Problems: `other-rules` (saved under another hash), `newer-table` (a later version of the form), `newer-format` (rules in a later format of packs),
 * `bad-table` (anything else that no table of these rules has).
 */
export function restoreTable(rules: Ruleset, saved: unknown): Result<Table> {
  needRules('restoreTable', rules);
  const data = asNow(plain(saved));
  const no = data === undefined ? notAnObject(saved) : whyNotRestored(rules, data);
  if (no !== undefined) return refused([no]);
  const state = { ...(data as unknown as SavedTable), hash: rules.hash, format: rules.format };
  return { ok: true, value: copyTable(new Table(rules, state)), problems: [] };
}

/** A copy that nobody else has, as JSON would leave it; undefined for what is no object. */
function plain(saved: unknown): Record<string, unknown> | undefined {
  if (typeof saved !== 'object' || saved === null || Array.isArray(saved)) return undefined;
  try {
    const {
      events: _events,
      refused: _refused,
      ...data
    } = JSON.parse(JSON.stringify(saved)) as Record<string, unknown>;
    return data;
  } catch {
    return undefined;
  }
}

function whyNotRestored(rules: Ruleset, saved: Record<string, unknown>): Problem | undefined {
  const { version, hash, format } = saved;
  if (typeof version === 'number' && version > TABLE_VERSION)
    return problem('newer-table', `This table was saved in form ${version}; this version reads ${TABLE_VERSION}.`, {
      hint: 'Update tilewright, or restore the table where it was saved.',
    });
  if (version !== TABLE_VERSION) return bad(`\`version\` is not ${TABLE_VERSION}.`);
  const newer = refuseFormat(rules, format, 'The saved table');
  if (newer !== undefined) return newer;
  if (typeof hash === 'string' && !isHashOf(rules, hash)) {
    const told = `The table was saved under rules with hash ${hash}, these rules have ${rules.hash}.`;
    return problem('other-rules', told, { hint: 'Restore it with the same version of the pack and the same options.' });
  }
  const why = whyNotSaved(rules, saved);
  return why === undefined ? undefined : bad(why);
}

function notAnObject(saved: unknown): Problem {
  if (typeof saved !== 'string') return bad('That is no saved table.');
  return { ...bad('it is still text.'), hint: 'Parse it first: restoreTable(rules, JSON.parse(text)).' };
}

function bad(why: string): Problem {
  return problem('bad-table', `The saved table cannot be restored: ${why}`);
}
