/** The one form of a file: read it, hang its comments on it, lay it out, and see that nothing is lost. */
import { hasErrors, type Problem, type Result } from '../../core/index.ts';
import { decode, makeSource, parseYaml, upgradeText } from '../../loader/index.ts';
import { joinLines } from './align-comments.ts';
import { arranged } from './key-order.ts';
import { attachComments, type Comment, commentsOf } from './attach-comments.ts';
import { type Kind, kindOf } from './layout-from-schema.ts';
import { layOut } from './yaml-layout.ts';
import { type Branch, type Collection, type Note, outlineOf } from './document-outline.ts';

/** A pack, rule file or scenario in its one form; a file that cannot be read is left alone, with its problems. */
export function format(text: string, file = '(text)'): Result<string> {
  const read = readCommented(text, file);
  if (!read.ok) return read;
  const { root, head, comments } = read.value;
  const formatted = joinLines(layOut(root, head));
  const again = readOutline(formatted, file);
  if (!again.ok || contentOf(again.value, commentsOf(formatted, again.value)) !== contentOf(root, comments))
    throw new Error(`${file}, written anew, would not say the same. It is left as it is.`);
  return { ok: true, value: formatted, problems: read.problems };
}

/** A file with its comments where they belong. */
export interface Commented {
  root: Collection;
  /** Comments at the head of the file. */
  head: Note[];
  /** All of them. */
  comments: readonly Comment[];
}

/** Reads a file to be laid out. */
export function readCommented(text: string, file: string): Result<Commented> {
  const lines = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const read = readOutline(lines, file);
  if (!read.ok) return read;
  const comments = commentsOf(lines, read.value);
  const head = attachComments(lines, read.value, comments);
  return { ok: true, value: { root: read.value, head, comments }, problems: read.problems };
}

/** A pack, a part of one or a scenario in the newest format of packs, its comments kept. */
export function upgrade(text: string, file: string): Result<string> {
  const scenario = upgradeText(text, file, ['scenarios', 'one']);
  return scenario.ok && kindIn(scenario.value) === 'scenario' ? scenario : upgradeText(text, file);
}

/** Whether a text is a pack, a rule file or a scenario, as far as its keys say. */
export function isRules(text: string): boolean {
  return kindIn(text) !== 'other';
}

function kindIn(text: string): Kind {
  const { root } = parseYaml(makeSource('(text)', text));
  return root === undefined ? 'other' : kindOf([...root.entries.keys()]);
}

function readOutline(text: string, file: string): Result<Collection> {
  const decoded = decode(text, file);
  if (!decoded.ok) return decoded;
  const source = makeSource(file, text);
  const { root, problems } = parseYaml(source);
  if (root === undefined || hasErrors(problems)) return { ok: false, problems };
  return { ok: true, value: outlineOf(source, root, kindOf([...root.entries.keys()])), problems: warnings(problems) };
}

function warnings(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === 'warning');
}

/** Everything a file says, its comments in any order. */
function contentOf(root: Collection, comments: readonly Comment[]): string {
  return JSON.stringify([saidBy(root), comments.map((comment) => comment.text).sort()]);
}

function saidBy(branch: Branch): unknown {
  if (branch.is === 'text') return branch.value;
  return arranged(branch).map(({ key, value }) => (key === undefined ? [saidBy(value)] : [key, saidBy(value)]));
}
