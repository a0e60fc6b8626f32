import { load, type Loaded } from '../../loader/index.ts';

/** Parts of a small pack, as lines of YAML with two spaces before each entry. */
export interface SmallPack {
  patterns: string;
  groups?: string;
  /** Other chapters, whole. */
  more?: string;
}

/** Tiles and table of a built-in pack, patterns of one's own: the group `plain`, the value their fans, no minimum. */
export function smallPack(parts: SmallPack): Loaded {
  return load(smallPackText(parts));
}

/** Such a pack as text. */
export function smallPackText({ patterns, groups = '', more = '' }: SmallPack): string {
  const parent = load('international');
  if (!parent.ok) throw new Error('The parent does not load.');
  const chapters = parent.value.pack as Record<'patterns' | 'groups', object>;
  const without = (chapter: 'patterns' | 'groups', kept: readonly string[]): string[] =>
    Object.keys(chapters[chapter]).map(
      (id) => `  ${id}: ${kept.includes(id) ? '{ group: plain, when: false }' : 'null'}`,
    );
  return [
    'id: small',
    'name: { en: Small }',
    'extends: international',
    'groups:',
    ...without('groups', []),
    '  plain: { counts: all }',
    groups,
    'patterns:',
    // a move of the parent asks for it
    ...without('patterns', ['thirteen_unios']),
    patterns,
    ...(/^score:/m.test(more) ? [] : ['score: { value: fan, minimum: true }']),
    more,
  ].join('\n');
}

/** A pattern as a line of such a pack. */
export function patternLine(id: string, value: string | number, when: string, more = '', group = 'plain'): string {
  const worth = JSON.stringify(value);
  return `  ${id}: { name: { en: ${id} }, group: ${group}, value: { fan: ${worth} }, when: ${JSON.stringify(when)}${more} }`;
}
