import { plain, type Sourced } from '../../../loader/index.ts';
import { type CheckedPack, dataAt, type Finding, findingAt, type Warning } from '../checked-pack.ts';

/** A rule that inherits no text since it says something else than the one the text is about. */
export const textDropped: Warning = ({ flat }) =>
  [...flat.untold].map(([rule, spot]) => {
    const message = `\`${rule}\` is changed here, so the text it would inherit is not printed.`;
    const accepts = `accepts: { text-dropped: { ${entryOf(rule)}: why } }`;
    const hint = `Write \`text\` for it, or \`${accepts}\`: rule books then word the rule themselves.`;
    return findingAt('text-dropped', message, spot, entryOf(rule), { hint });
  });

/** A warning goes by the entry of its chapter. */
function entryOf(rule: string): string {
  return rule.split('.')[1] ?? rule;
}

/** Texts with numbers of their own, or with braces for something the pack does not have. */
export const textPlaces: Warning = (written) =>
  [...written.flat.texts].flatMap(([rule, value]) => {
    const isOwn = written.flat.own.has(value.spot.source.name);
    const concerns = isOwn || dataAt(written, ['accepts', 'text-places', entryOf(rule)]) !== undefined;
    return concerns ? placesOf(written, rule, value) : [];
  });

function placesOf(written: CheckedPack, rule: string, value: Sourced): Finding[] {
  const said = plain(value);
  const texts = typeof said === 'string' ? [said] : Object.values(said ?? {}).map(String);
  const { pack } = written.ruleset;
  const isKnown = (place: string): boolean => {
    const [chapter, id] = place.split('.');
    const entries = id === undefined ? pack.options : pack[chapter as 'moves'];
    return entries?.[id ?? place] !== undefined;
  };
  const places = texts.flatMap((text) => [...text.matchAll(/\{([\w.]+)(?:: [^}]*)?\}/g)].map(([, place]) => place!));
  const unknown = places.find((place) => !isKnown(place));
  const bare = texts.some((text) => /\d/.test(text.replace(/\{[^}]*\}/g, '')));
  if (unknown === undefined && !bare) return [];
  const message =
    unknown === undefined
      ? 'The text has a number of its own, which stays when the rule changes.'
      : `The text asks for \`{${unknown}}\`, but there is no such option or entry.`;
  const hint = 'In braces stand options and entries: `{minimum}`, `{moves.win}`. Write other numbers as words.';
  return [findingAt('text-places', message, value.spot, entryOf(rule), { hint })];
}
