/** Conditions that are no `and`, `or` or `not`. */
import { inText } from '../wording.ts';
import { ownerIn, seatOfPlace, seatNamed } from '../seats.ts';
import { type Expr, programOf } from '../../../dsl/index.ts';
import { nameOf, type Speaker, tilesPhrase } from '../saying-context.ts';
import { simplified } from './simplify-expression.ts';
import { handOf } from '../tiles/kind-set.ts';
import type { Forms, Quality, Said } from '../sentence-part-types.ts';
import type { FactName } from '../word-name-types.ts';
import { eitherLayout, layoutSaid } from '../tiles/group-combination.ts';
import { endingSaid, shapeNamed, turnsSaid, waitsSaid, windowsSaid } from '../shapes-waits-windows-endings.ts';
import { isVariable, type Node } from '../tree-node-types.ts';
import type { Phrase } from '../phrase.ts';
import { aboutOf, isGroup, qualitySaid, thingSaid, withPredicate } from '../tiles/noun-phrase.ts';
import { compareSaid } from './comparison.ts';
import { numberSaid } from '../number.ts';

/** `a is x or a is y` is one choice: said in one breath, and so is its opposite. */
export function jointSaid(expr: Node<'and' | 'or'>, speaker: Speaker): Said | undefined {
  if (expr.node === 'and') return undefined;
  const { language } = speaker;
  const [first] = expr.of;
  const layouts = expr.of.filter((part): part is Node<'has'> => part.node === 'has');
  const layout = layouts.length === expr.of.length ? eitherLayout(layouts, speaker) : undefined;
  if (layout !== undefined) return { ...language.has(ownerIn(speaker), layout), thing: layout };
  const about = expr.of.flatMap((part) => (part.node === 'it' && part.is.node === 'of' ? [part.is.kinds] : []));
  if (about.length === expr.of.length) {
    const kinds = { node: 'or', of: about, span: expr.span } as const;
    return factSaid({ ...expr, node: 'it', is: { node: 'of', kinds } }, speaker);
  }
  if (expr.of.every((part) => part.node === 'is' && !part.negated) && first?.node === 'is') {
    const parts = expr.of as Node<'is'>[];
    const names = parts.map(({ subject }) => (subject.node === 'name' ? subject.name : ''));
    if (names.every((name) => name === names[0] && name !== 'shape'))
      return choiceSaid({ ...first, choices: parts.flatMap(({ choices }) => choices) }, speaker);
    const others = parts.map(({ choices }) => (choices.length === 1 ? choices[0]!.name : undefined));
    if (first.subject.type === 'seat' && others.every((other) => other === others[0] && other !== undefined))
      return language.seatIs(language.or(parts.map(({ subject }) => ({ says: numberSaid(subject, speaker) }))), [
        seatNamed(others[0]!, speaker),
      ]);
  }
  return undefined;
}

/** A condition that is no `and`, `or` or `not`. */
export function factSaid(expr: Expr, speaker: Speaker): Said {
  const { language } = speaker;
  switch (expr.node) {
    case 'compare':
      return compareSaid(expr, speaker);
    case 'is':
      return choiceSaid(expr, speaker);
    case 'name':
      return nameSaid(expr, speaker);
    case 'named':
      return namedSaid(expr, speaker);
    case 'ofSeat':
      return language.hasMark(numberSaid(expr.seat, speaker), nameOf(speaker, 'marks', expr.of.name));
    case 'quantified':
      return quantifiedSaid(expr, speaker);
    case 'has': {
      const thing = layoutSaid(expr, speaker);
      return { ...language.has(ownerIn(speaker), thing), thing };
    }
    case 'include':
      return includeSaid(expr, speaker);
    case 'it':
      return language.it({ is: 'quality', quality: qualitySaid(expr.is, speaker.it ?? 'tile', speaker), not: false });
    default: {
      const { says, thing } = speaker.clause(expr, speaker);
      return { is: says, ...(thing && { thing }) };
    }
  }
}

function includeSaid({ what, exactly, tiles }: Node<'include'>, speaker: Speaker): Said {
  const { language, scope } = speaker;
  const running = scope.tiles.suits.filter(({ runs }) => runs);
  const free = tiles.filter(({ suit }) => isVariable(suit));
  const letters = [...new Set(free.map(({ suit }) => suit))];
  const ids = tiles.map(({ rank, suit }) => {
    const at = letters.indexOf(suit);
    return `${rank.variable ?? rank.offset.add}${at < 0 ? suit : (running[at]?.letter ?? suit)}`;
  });
  const of = typeof what === 'object' ? nameOf(speaker, 'lists', what.list) : what;
  return language.include(of, exactly, tilesPhrase(handOf(ids)), free.length > 0);
}

function quantifiedSaid(expr: Node<'quantified'>, speaker: Speaker): Said {
  const { language } = speaker;
  const { quantifier, phrase, negated, is } = expr;
  if (quantifier === 'every' && negated) return quantifiedSaid({ ...expr, quantifier: 'no', negated: false }, speaker);
  const quality = qualitySaid(is, phrase.noun, speaker);
  const forms = thingSaid(phrase, speaker);
  if (quantifier === 'every') return language.every(forms, phrase.noun, quality);
  if (quantifier === 'the') {
    const said = language.the(forms, phrase.noun, quality);
    return negated ? { is: said.not!, not: said.is } : said;
  }
  const within = withPredicate(phrase, is);
  if (negated) {
    const every = language.every(forms, phrase.noun, quality);
    return quantifier === 'any' ? { is: every.not!, not: every.is } : every;
  }
  const things: Forms = within === undefined ? withQuality(forms, quality, speaker) : thingSaid(within, speaker);
  const any =
    within?.of !== undefined && isGroup(within.noun) ? things.a : language.counted({ is: 'least', n: 1 }, things);
  const none = language.counted({ is: 'just', n: 0 }, things);
  const owner = phrase.noun === 'discard' ? 'discards' : ownerIn(speaker);
  const [here, gone] = [language.has(owner, any), language.has(owner, none)];
  return quantifier === 'any' ? { is: here.is, not: gone.is, thing: any } : { is: gone.is, not: here.is, thing: none };
}

function withQuality(forms: Forms, quality: Quality, speaker: Speaker): Forms {
  return speaker.language.nounWith(forms, aboutPhrase(quality, speaker));
}

function aboutPhrase(quality: Quality, { language }: Speaker): Phrase {
  return language.about({ is: 'quality', quality, not: false });
}

function nameSaid(expr: Node<'name'>, speaker: Speaker): Said {
  const { language, pack } = speaker;
  const { meaning, name } = expr;
  switch (meaning?.is) {
    case 'word':
      return language.facts(seatOfPlace(speaker))[meaning.id as FactName];
    case 'mark':
      return language.hasMark(seatOfPlace(speaker), nameOf(speaker, 'marks', name));
    case 'it':
      return language.it(aboutOf(expr, speaker));
    case 'situation': {
      const says = pack.situation?.[name]?.says;
      const told = inText(says, language.code);
      if (told !== undefined) return language.situation([{ is: 'text', text: told }]);
      return situationSaid(name, speaker);
    }
    default:
      return { is: [{ is: 'text', text: language.humanised(name) }] };
  }
}

/** A situation by the condition that makes it. */
function situationSaid(name: string, speaker: Speaker): Said {
  const holds = speaker.ruleset.situation.find(({ id }) => id === name)?.holds;
  const program = holds && programOf(holds);
  if (program === undefined) return { is: [{ is: 'text', text: speaker.language.humanised(name) }] };
  return { is: speaker.clause(simplified(program.folded, speaker), { ...speaker, place: 'move' }).says };
}

function namedSaid({ word, name }: Node<'named'>, speaker: Speaker): Said {
  const { language } = speaker;
  if (word === 'waits for') return language.waitsFor(nameOf(speaker, 'patterns', name));
  if (word === 'would score') return language.wouldScore(nameOf(speaker, 'patterns', name));
  if (word === 'passed') return language.passed(nameOf(speaker, 'moves', name));
  return language.exposedIn(nameOf(speaker, 'lists', name));
}

function choiceSaid(expr: Node<'is'>, speaker: Speaker): Said {
  const said = choicesSaid(expr, speaker);
  if (!expr.negated) return said;
  return { is: said.not ?? speaker.language.notSo(said.is), not: said.is };
}

/** One of the few things a word can be; what an option is was known before. */
function choicesSaid({ subject, choices }: Node<'is'>, speaker: Speaker): Said {
  const { language } = speaker;
  const names = choices.map(({ name }) => name);
  const about = subject.node === 'name' ? subject.name : '';
  if (subject.type === 'seat')
    return language.seatIs(
      numberSaid(subject, speaker),
      names.map((name) => seatNamed(name, speaker)),
    );
  if (about === 'shape') return shapeNamed(names, speaker);
  if (about === 'wait') return waitsSaid(names, speaker);
  if (about === 'turn') return turnsSaid(names, speaker);
  if (about === 'window') return windowsSaid(names, speaker);
  return language.endings(names.map((name) => endingSaid(name, speaker)));
}
