/** Every expression of every pack, in both languages. */
import { describe, expect, it } from 'vitest';
import { expressionsOf } from '../../../book/findings/pack-expressions.ts';
import { entryAt } from '../../../book/chapter-context.ts';
import { makeSaying } from '../../../book/rule-sentences.ts';
import { en, plain, sayExpression, saySteps, sayMove, sayShape, sayValue, zh } from '../../../book/say/index.ts';
import { words } from '../../../dsl/index.ts';
import { packs } from '../../../loader/index.ts';
import { type Code, contextOf, packNamed } from './sentences-as-text.ts';

const codes: Code[] = ['en', 'zh'];
const ids = packs().map(({ id }) => id);
const LANGUAGES = { en, zh };

/** What must never be seen: signs and ids of the rule language, and what programs print by mistake. */
const CODE = /[_={}`\\]|<|>|\b(?:nA|undefined|null|NaN)\b|\[object/;

interface Sentence {
  where: string;
  written: string;
  place: string;
  says: string;
}

function sentences(code: Code, id: string): Sentence[] {
  const rules = packNamed(id);
  const pack = rules.pack;
  return expressionsOf({ rules, pack, read: makeSaying(rules, code).read }).map(({ rule, key, program }) => {
    const { place, folded } = program;
    const says = plain(sayExpression(folded, place, LANGUAGES[code], contextOf(code, id)));
    const path = [...rule, ...key.split('.')];
    return { where: path.join(' '), written: String(entryAt(pack, path)), place, says };
  });
}

describe.each(codes.flatMap((code) => ids.map((id) => [code, id] as const)))('%s %s', (code, id) => {
  const all = sentences(code, id);

  it('says something of every expression, and no code', () => {
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ says }) => says.length < 2 || CODE.test(says))).toEqual([]);
  });

  it('writes sentences', () => {
    const isSentence = code === 'en' ? /^(?:\(*[A-Z0-9½−]|“|\[).*\.$/ : /。$/;
    expect(all.filter(({ says }) => !isSentence.test(says))).toEqual([]);
    expect(all.filter(({ says }) => / {2}| ,|,,|\.\.|，，|、、| \.|^\s/.test(says))).toEqual([]);
  });

  it('has the right article', () => {
    const wrong = code === 'en' ? /\b(?:a [aeio](?!ne\b)|an (?![aeiou8]|hono)|a hono)/i : /(?!)/;
    expect(all.filter(({ says }) => wrong.test(says))).toEqual([]);
  });

  it('says the same twice', () => {
    expect(sentences(code, id)).toEqual(all);
  });

  it('tells patterns apart', () => {
    // What the options of the book decide is the same for many.
    const { never, always, sentence } = LANGUAGES[code];
    const decided = [never, always].map((clause) => plain(sentence(clause)));
    const patterns = all.filter(({ place, says }) => place === 'pattern' && !decided.includes(says));
    const alike = patterns.filter((one) =>
      patterns.some((other) => other.says === one.says && other.written !== one.written),
    );
    expect(alike).toEqual([]);
  });

  it('says moves, steps, shapes and values without code', () => {
    const context = contextOf(code, id);
    const rules = packNamed(id);
    const moves = Object.values(rules.moves).flatMap((move) => {
      const { ties, uses = [], when = [], needs = [], allows = [], discardLimit = [] } = sayMove(move, context);
      return [ties, ...saySteps(move.steps, context), uses, when, needs, allows, discardLimit];
    });
    const steps = [rules.turnBegins, ...Object.values(rules.endings).map(({ eachSeat }) => eachSeat)];
    const shapes = rules.scoring.set.shapes.map((shape) => sayShape(shape.id, context));
    const values = rules.scoring.set.patterns
      .filter(({ value }) => Object.keys(value).length > 0)
      .map(({ value }) => sayValue(value, context));
    const said = [...moves, ...steps.flatMap((list) => saySteps(list, context)), ...shapes, ...values].map(plain);
    expect(said.filter((says) => CODE.test(says))).toEqual([]);
  });
});

/** Words for seats stand in another place than those for conditions and numbers. */
describe.each(codes)('the table of %s', (code) => {
  const language = LANGUAGES[code];
  const nobody = [{ is: 'text', text: 'X' }] as const;
  const facts = words.flatMap((word) => (word.is === 'fact' ? [word] : []));

  it('has every word of the language', () => {
    const known = [
      ...Object.keys(language.facts(nobody)),
      ...Object.keys(language.numbers(nobody)),
      ...Object.keys(language.seats),
    ];
    const choices = facts.filter(({ type }) => type === 'choice').map(({ name }) => name);
    expect(choices.sort()).toEqual(['ending', 'shape', 'turn', 'wait', 'window']);
    const missing = facts.filter(({ name, type }) => type !== 'choice' && !known.includes(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
    const kinds = words.flatMap((word) => (word.is === 'kinds' ? [word.name] : []));
    expect(kinds.filter((name) => !(name in language.kinds))).toEqual([]);
  });

  it('has a form for every noun', () => {
    const nouns = words.flatMap((word) => (word.is === 'noun' ? [word.name] : []));
    expect(nouns.filter((noun) => plain(language.noun(noun).one) === '')).toEqual([]);
  });
});
