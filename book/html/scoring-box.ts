/** The form of the scoring box; `client/scoring-box.ts` brings it to life. */
import { worded } from '../say/index.ts';
import { type Names, numberOfSeat, type TileSet } from '../../core/index.ts';
import type { PackRuleset } from '../../loader/index.ts';
import type { Drawing } from './blocks-to-html.ts';
import { escapeHtml } from './escape-html.ts';
import { askedOf } from './scoring-form-inputs.ts';
import { drawName } from './name-forms.ts';
import { sayTile } from './hand-in-words.ts';
import { drawTile } from './tile-sprite.ts';

/** How a click on a tile changes the hand. */
const INTO = ['concealed', 'chow', 'pung', 'kong', 'concealedKong', 'last'] as const;

/** The box of a pack. */
export function drawBox(drawing: Drawing, rules: PackRuleset): string {
  const { box } = drawing.words;
  const asked = askedOf(rules);
  return `<form class="box" id="box" autocomplete="off" hidden>
<div class="hand-line"><label for="box-hand">${escapeHtml(box.hand)}</label>
<input id="box-hand" name="hand" type="text" spellcheck="false" autocapitalize="off" aria-describedby="box-hint">
<button type="button" id="box-clear">${escapeHtml(box.clear)}</button></div>
<p id="box-hint" class="hint">${escapeHtml(box.handHint)}</p>
<div id="box-shown" class="shown" role="group" aria-label="${escapeHtml(box.hand)}"></div>
<div class="sides"><div id="box-result" class="result" role="status" aria-label="${escapeHtml(box.result)}"></div><div class="entry">
${choices(box.into, 'into', [...INTO.map((id): Choice => [id, escapeHtml(box[id])]), ...asked.lists.map((id): Choice => [`list:${id}`, thing(drawing, rules, id)])])}
${palette(drawing, rules.tiles)}
${circumstances(drawing, rules, asked)}
</div></div>
</form>`;
}

type Choice = readonly [value: string, label: string];

/** One of several; the first is chosen. Labels are drawn already. */
function choices(legend: string, name: string, list: readonly Choice[]): string {
  const drawn = list.map(
    ([value, label], index) =>
      `<label><input type="radio" name="${name}" value="${escapeHtml(value)}"${index === 0 ? ' checked' : ''}><span>${label}</span></label>`,
  );
  return `<fieldset class="choices"><legend>${escapeHtml(legend)}</legend>${drawn.join('')}</fieldset>`;
}

/** A row a suit, as the tiles lie in a box. */
function palette({ words, spoken }: Drawing, tiles: TileSet): string {
  const rows = tiles.suits.map((_, suit) => {
    const buttons = tiles.tiles.flatMap(({ id, kind, copies }, tile) => {
      if (tiles.kinds[kind]!.suit !== suit || copies === 0) return [];
      const label = escapeHtml(sayTile(spoken, tile));
      return `<button type="button" data-tile="${id}" aria-label="${label}" title="${label}">${drawTile(id)}</button>`;
    });
    return `<div class="row">${buttons.join('')}</div>`;
  });
  return `<fieldset class="palette"><legend>${escapeHtml(words.box.palette)}</legend>${rows.join('')}</fieldset>`;
}

function circumstances(drawing: Drawing, rules: PackRuleset, asked: ReturnType<typeof askedOf>): string {
  const { box } = drawing.words;
  const seats = Array.from({ length: rules.seats.count }, (_, index): Choice => {
    const number = numberOfSeat(index);
    const named = rules.names[`seat${number}`];
    return [String(index), named ? optionText(drawing, named) : String(number)];
  });
  const rounds = Array.from({ length: rules.seats.count }, (_, index): Choice => {
    const wind = rules.tiles.winds[index];
    const named = wind === undefined ? undefined : rules.names[`tile_${rules.tiles.kinds[wind]!.id}`];
    return [String(index + 1), named ? optionText(drawing, named) : String(index + 1)];
  });
  const by = choices(box.by, 'by', [
    ['discard', escapeHtml(box.discard)],
    ['draw', escapeHtml(box.draw)],
  ]);
  const nobody: Choice = ['', box.nobody];
  const places = [
    select(box.seat, 'seat', seats),
    select(box.from, 'from', seats),
    select(box.round, 'round', rounds),
    ...(asked.responsible ? [select(box.responsible, 'responsible', [nobody, ...seats])] : []),
  ];
  return `${by}<div class="places">${places.join('')}</div>${facts(drawing, rules, asked)}${amounts(drawing, rules, asked)}`;
}

/** Options hold text alone, so names in them are of the language of the book. */
function optionText({ languages }: Drawing, names: Names): string {
  return names[languages[0]!] ?? names.en;
}

function select(label: string, name: string, list: readonly Choice[]): string {
  const options = list.map(([value, text]) => `<option value="${value}">${escapeHtml(text)}</option>`);
  return `<label class="place"><span>${escapeHtml(label)}</span><select name="${name}">${options.join('')}</select></label>`;
}

/** What a fact or mark is called, or else what it says. */
function thing(drawing: Drawing, rules: PackRuleset, id: string): string {
  const pack = rules.pack;
  const entry = pack.situation?.[id] ?? pack.marks?.[id] ?? pack.lists?.[id] ?? pack.counters?.[id] ?? pack.pots?.[id];
  const names = entry?.name ?? rules.names[id];
  if (names) return drawName(names.en, names, drawing.languages);
  return escapeHtml(entry === undefined ? id.replaceAll('_', ' ') : worded(entry.says, drawing.languages[0] ?? 'en'));
}

function facts(drawing: Drawing, rules: PackRuleset, asked: ReturnType<typeof askedOf>): string {
  const ids = [...asked.marks, ...asked.facts];
  if (ids.length === 0) return '';
  const boxes = ids.map(
    (id) =>
      `<label><input type="checkbox" name="with" value="${escapeHtml(id)}"><span>${thing(drawing, rules, id)}</span></label>`,
  );
  return `<fieldset class="choices facts"><legend>${escapeHtml(drawing.words.box.facts)}</legend>${boxes.join('')}</fieldset>`;
}

function amounts(drawing: Drawing, rules: PackRuleset, { counters, pots, lists }: ReturnType<typeof askedOf>): string {
  const number = (kind: string) => (id: string) =>
    `<label class="place"><span>${thing(drawing, rules, id)}</span><input type="number" name="${kind}:${escapeHtml(id)}" value="0" min="0"></label>`;
  const list = (id: string): string =>
    `<label class="place"><span>${thing(drawing, rules, id)}</span><input type="text" name="list:${escapeHtml(id)}" spellcheck="false" autocapitalize="off"></label>`;
  const all = [...lists.map(list), ...counters.map(number('counter')), ...pots.map(number('pot'))];
  if (all.length === 0) return '';
  return `<details class="amounts"><summary>${escapeHtml(drawing.words.box.more)}</summary><div class="places">${all.join('')}</div></details>`;
}
