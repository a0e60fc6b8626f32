/** Finds what names mean, and what is likely meant where they mean nothing. */
import { listed } from '../suggest/nearest-word.ts';
import { idsCalled, type Meant, meantIn, oneOf } from '../suggest/other-names.ts';
import type { Adjective, Expr, Noun, Predicate, Span } from '../syntax-tree.ts';
import { isAllowed, meaningIn, meaningsOf, namesIn, PLACES, seatNames } from './vocabulary.ts';
import { namesKinds } from '../parse/kind-set-recognition.ts';
import { adjectiveWords, factWords, functionWords, itWords, kindsWords, nounWords } from '../words/index.ts';
import { GROUP_TYPES } from '../words/nouns.ts';
import { type Context, tell, TYPES } from './checking-context.ts';
import { checkKinds } from './tile-kinds.ts';

type Node<Name extends Expr['node']> = Extract<Expr, { node: Name }>;

export function checkName(expr: Node<'name'>, at: Context): Expr {
  const { name, span } = expr;
  const ofIt = at.it && aboutIt(name, span, at.it, at);
  if (ofIt) return ofIt.node === 'it' ? at.check(ofIt, at) : ofIt;
  if (itWords.has(name)) return checkItWord(expr, at);
  if (kindsWords.has(name) || namesKinds(name, at.scope)) {
    return { node: 'kinds', kinds: checkKinds({ node: 'kindWord', name, span }, at), span, type: 'kinds' };
  }
  const found = meaningIn(name, at.place, at.scope);
  if (found === undefined) {
    tellUnknown(name, span, at);
    return expr;
  }
  if (found.meaning.is === 'definition') return definition(expr, at);
  return { ...expr, meaning: found.meaning, ...(found.type && { type: found.type }) };
}

/** A bare kind, noun or adjective where one thing is spoken of: `if terminal or honour`, `where kong`. */
function aboutIt(name: string, span: Span, it: Noun, at: Context): Node<'it'> | undefined {
  const said = (is: Predicate): Node<'it'> => ({ node: 'it', is, span });
  const isGroup = GROUP_TYPES[it] !== undefined;
  if (GROUP_TYPES[name as Noun] && isGroup) return said({ node: 'type', types: [name as Noun] });
  if (adjectiveWords.has(name) && (isGroup || it === 'tile' || it === 'discard'))
    return said({ node: 'made', adjective: name as Adjective });
  if (kindsWords.has(name) || namesKinds(name, at.scope)) {
    return said({ node: 'of', kinds: { node: 'kindWord', name, span } });
  }
  return undefined;
}

function checkItWord(expr: Node<'name'>, at: Context): Expr {
  const word = itWords.get(expr.name)!;
  const { name, span } = expr;
  if (at.it === undefined && at.place !== 'word') {
    tell(at, 'wrong-place', `\`${name}\` speaks of one thing, but nothing is being counted here.`, span, {
      hint: `For example: \`${word.example}\`.`,
    });
  } else if (at.it !== undefined && !word.nouns.includes(at.it)) {
    tell(at, 'wrong-type', `A \`${at.it}\` has no \`${name}\`.`, span, { hint: `These have: ${listed(word.nouns)}.` });
  } else if (!isAllowed(word.places, at.place)) {
    tell(at, 'wrong-place', `\`${name}\` has no meaning in ${PLACES[at.place]}.`, span);
  }
  return { ...expr, meaning: { is: 'it', name }, type: word.type };
}

function definition(expr: Node<'name'>, at: Context): Expr {
  const resolved = at.resolve(expr.name, expr.span, at);
  if (resolved === undefined || 'kinds' in resolved) return expr;
  const { type } = resolved.expr;
  return { ...expr, meaning: { is: 'definition', name: expr.name, body: resolved.expr }, ...(type && { type }) };
}

function tellUnknown(name: string, span: Span, at: Context): void {
  const elsewhere = meaningsOf(name, at.scope);
  if (elsewhere.length > 0) {
    const places = [...new Set(elsewhere.flatMap((found) => found.places))].map((place) => PLACES[place]);
    tell(at, 'wrong-place', `\`${name}\` has no meaning in ${PLACES[at.place]}.`, span, {
      hint: `It may be used in ${places.join(', ')}.`,
    });
    return;
  }
  const other = otherSense(name, at);
  if (other) {
    tell(at, 'wrong-type', other.message, span, { hint: other.hint });
    return;
  }
  const known = namesIn(at.place, at.scope, at.it !== undefined || at.place === 'word');
  const meant = calledOtherwise(name, known, at) ?? meantIn(at.scope, name, known) ?? begunBy(name, known) ?? {};
  tell(at, 'unknown-word', `There is no word \`${name}\`.`, span, meant);
}

/** What people call so and cannot stand here by itself, with the reason. */
function calledOtherwise(name: string, known: readonly string[], at: Context): Meant | undefined {
  const { patterns, shapes, otherNames } = at.scope;
  const [id] = idsCalled(name, [...known, ...patterns, ...shapes], otherNames?.());
  const sense = id === undefined || known.includes(id) ? undefined : otherSense(id, at);
  return sense && { hint: `It is called \`${id}\` here. ${sense.message} ${sense.hint}` };
}

/** Words that begin so: `next seat`, where `next` alone is written. */
function begunBy(name: string, known: readonly string[]): Meant | undefined {
  const begun = known.filter((each) => each.startsWith(`${name} `));
  return begun.length === 0 || begun.length > MOST_MEANT ? undefined : oneOf(begun);
}

/** More would be a list to search and no answer. */
const MOST_MEANT = 3;

/** What a name is that is no value by itself. */
function otherSense(name: string, at: Context): { message: string; hint: string } | undefined {
  const { scope } = at;
  const noun = nounWords.get(name as Noun);
  if (noun && isAllowed(noun.places, at.place)) {
    return {
      message: `\`${name}\` is something to count or to speak of.`,
      hint: `Write \`count(${name})\`, \`has ${name}\` or \`every ${name} is ...\`.`,
    };
  }
  const nouns = adjectiveWords.get(name)?.nouns;
  if (nouns)
    return {
      message: `\`${name}\` goes before a noun.`,
      hint: `Write \`every ${nouns[0]} is ${name}\` or \`count(${name} ${nouns[0]})\`.`,
    };
  if (functionWords.has(name) || Object.hasOwn(scope.charts, name))
    return { message: `\`${name}\` needs numbers.`, hint: `Write \`${name}(...)\`.` };
  const option = Object.keys(scope.options).find((id) => scope.options[id]!.values?.includes(name));
  if (option) return { message: `\`${name}\` is a choice of \`${option}\`.`, hint: `Write \`${option} is ${name}\`.` };
  if (scope.windows.includes(name))
    return { message: `\`${name}\` is a window.`, hint: `Write \`window is ${name}\`.` };
  if (scope.lists.includes(name))
    return {
      message: `\`${name}\` is a list of tiles.`,
      hint: `Write \`${name} include 3z\`, or \`count(tile pointed by ${name})\`.`,
    };
  if (scope.shapes.includes(name)) return { message: `\`${name}\` is a shape.`, hint: `Write \`shape is ${name}\`.` };
  if (scope.patterns.includes(name))
    return { message: `\`${name}\` is a pattern.`, hint: 'A move may ask `would score ...`.' };
  return undefined;
}

/** `payment is half`, `payer is dealer or exposer`. */
export function checkIs(expr: Node<'is'>, at: Context): Expr {
  const spoken = expr.subject.node === 'name' && nounWords.get(expr.subject.name as Noun);
  if (spoken && at.it === undefined) {
    tell(at, 'syntax', `Which \`${spoken.name}\`?`, expr.subject.span, {
      hint: `Write \`every ${spoken.name} is ...\`, \`any ${spoken.name} is ...\` or \`no ${spoken.name} is ...\`.`,
    });
    return { ...expr, type: 'yes/no' };
  }
  const subject = at.check(expr.subject, at);
  const names = choicesOf(subject, at);
  if (names) checkChoices(expr, names, at);
  else if (subject.type !== undefined) tellNoChoice(subject, at);
  return { ...expr, subject, type: 'yes/no' };
}

function choicesOf(subject: Expr, at: Context): readonly string[] | undefined {
  if (subject.type === 'seat') return seatNames(at.place);
  const inner = subject.node === 'name' && subject.meaning?.is === 'definition' ? subject.meaning.body : subject;
  if (subject.type !== 'choice' || inner.node !== 'name') return undefined;
  return meaningIn(inner.name, at.place, at.scope)?.values;
}

function checkChoices(expr: Node<'is'>, names: readonly string[], at: Context): void {
  for (const { name, span } of expr.choices) {
    if (names.includes(name)) continue;
    const elsewhere = factWords.get(name)?.type === 'seat' ? ` in ${PLACES[at.place]}` : '';
    tell(at, 'unknown-choice', `\`${name}\` is none of the choices${elsewhere}.`, span, {
      ...(meantIn(at.scope, name, names) ?? { hint: `It may be ${listed(names, 12)}.` }),
    });
  }
}

function tellNoChoice(subject: Expr, at: Context): void {
  const hints = {
    number: 'Compare numbers with `==`.',
    'yes/no': 'A condition stands alone: leave out `is ...`, or put `not` before it.',
    kinds: 'Say what has to be of these kinds: `every tile is ...`, `pair is ...`.',
    seat: 'Name the seats.',
    choice: 'Put the name of the choice before `is`.',
  };
  const type = subject.type!;
  tell(at, 'wrong-type', `\`is\` needs a seat or a choice before it, but this is ${TYPES[type]}.`, subject.span, {
    hint: hints[type],
  });
}
