/** What stands under the cursor: its sentence, and tiles drawn. */
import type { Hover } from 'vscode-languageserver';
import { type StepName, steps } from '../../core/index.ts';
import { words } from '../../dsl/index.ts';
import { plain, within } from '../../loader/index.ts';
import type { AskedAt } from '../feature-request.ts';
import { type Mention, mentionAt, thingOf } from '../name-mentions.ts';
import { type PackFiles, textAt } from '../pack-files.ts';
import { rangeOf } from '../protocol-ranges.ts';
import { tokensOf } from '../cursor/names-in-expression.ts';
import { isStepName, slotOf } from '../cursor/expected-content.ts';
import { type Here, hereAt, offsetWithin } from '../cursor/value-at-offset.ts';
import { tellKey, tellThing, tellWord, tilesText } from '../hover-text.ts';
import { tilesAt } from '../tile-glyphs.ts';

interface Told {
  text: string;
  start: number;
  end: number;
}

export function hover(asked: AskedAt): Hover | undefined {
  const told = tell(asked);
  if (told === undefined) return undefined;
  const { text, start, end } = told;
  return { contents: { kind: 'markdown', value: text }, range: rangeOf(asked.file.source, start, end) };
}

function tell(asked: AskedAt): Told | undefined {
  const { pack, file, offset } = asked;
  const mention = mentionAt(file, offset);
  const thing = mention && thingOf(pack, mention);
  if (mention && thing) return { ...stretch(mention), text: tellThing(pack, thing) };
  const here = hereAt(file.root, offset);
  if (here === undefined) return undefined;
  return here.at === 'key' ? tellOfKey(asked, here) : tellOfValue(asked, here);
}

function stretch({ start, end }: Mention): { start: number; end: number } {
  return { start, end };
}

function tellOfKey({ file, settings }: AskedAt, { path, start, end }: Here): Told | undefined {
  const text = settings.dslOnly || file.root === undefined ? undefined : tellKey(path, plain(file.root));
  return text === undefined ? undefined : { text, start, end };
}

function tellOfValue(asked: AskedAt, here: Here & { at: 'value' }): Told | undefined {
  const slot = slotOf(here.path);
  const text = String(here.node.value);
  const at = offsetWithin(here.node, asked.offset);
  if (slot?.is === 'hand') return tellOfHand(asked.pack, here, text, at);
  const step = isStepName(here.path) ? textOfStepWord(text) : undefined;
  if (step !== undefined) return { text: `**${text}**\n\n${step}`, start: here.start, end: here.end };
  return slot?.is === 'expression'
    ? (tellOfTiles(asked.pack, here, text, at) ?? tellOfWord(here, text, at))
    : undefined;
}

/** What a step does that is one word. */
function textOfStepWord(name: string): string | undefined {
  const step = Object.hasOwn(steps, name) ? steps[name as StepName] : undefined;
  return step !== undefined && Object.keys(step.keys).length === 0 ? step.says : undefined;
}

/** The whole hand, drawn, and the name of the tile under the cursor. */
function tellOfHand(pack: PackFiles, { node, start, end }: Here & { at: 'value' }, text: string, at: number): Told {
  const tile = tilesAt(text, at);
  const names = tile === undefined ? '' : namesOfTiles(pack, tile.text);
  return { text: [tilesText(String(node.value)), names].filter(Boolean).join('\n\n'), start, end };
}

function tellOfTiles(pack: PackFiles, { node }: Here & { at: 'value' }, text: string, at: number): Told | undefined {
  const tile = tilesAt(text, at);
  if (tile === undefined) return undefined;
  const { start, end } = within(node, tile.start, tile.end);
  return { text: [tilesText(tile.text), namesOfTiles(pack, tile.text)].filter(Boolean).join('\n\n'), start, end };
}

function namesOfTiles(pack: PackFiles, run: string): string {
  const suit = run.at(-1)!;
  const ids = [...new Set(run.slice(0, -1))].map((rank) => `${rank}${suit}`);
  return ids
    .flatMap((id) => {
      const name = textAt(pack, ['names', `tile_${id}`, 'en']);
      return name === undefined ? [] : [`${id} ${name}`];
    })
    .join(', ');
}

function tellOfWord({ node }: Here & { at: 'value' }, text: string, at: number): Told | undefined {
  const token = tokensOf(text).find(
    ({ start, text: word }) => start <= at && at <= start + word.length && /\w/.test(word),
  );
  const name = token?.text.replace(/\s+/g, ' ');
  const word = words.find((each) => each.name === name);
  if (token === undefined || word === undefined) return undefined;
  const { start, end } = within(node, token.start, token.start + token.text.length);
  return { text: tellWord(word), start, end };
}
