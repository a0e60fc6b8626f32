/** Who pays whom: `each other player pays the winner twice the value of the hand`. */
import { speakerOf } from './make-speaker.ts';
import type { Expr } from '../../dsl/index.ts';
import { clauseSaid } from './conditions/condition.ts';
import { nameOf, type SayContext, type Speaker } from './saying-context.ts';
import { simplified } from './conditions/simplify-expression.ts';
import type { PaymentParts } from './sentence-part-types.ts';
import type { SeatName } from './word-name-types.ts';
import { numberSaid, withTerms } from './number.ts';
import type { Node } from './tree-node-types.ts';
import type { Phrase } from './phrase.ts';

/** A line of a settlement as trees: when it is paid, how much, and pots that stand for a seat. */
export interface PaymentTrees {
  ending: string;
  when?: Expr;
  amount: Expr;
  /** Those who have not won pay each other. */
  betweenLosers?: boolean;
  /** The counter in which is paid, in place of points. */
  counter?: string;
  fromPot?: string;
  toPot?: string;
}

/** Numbers that keep their names in sentences, with what they are. */
export type Terms = Map<string, Phrase>;

/** A payment as a sentence; undefined where nothing is ever paid so. Names of numbers are told at its end, or left in `terms`. */
export function sayPayment(payment: PaymentTrees, context: SayContext, terms?: Terms): Phrase | undefined {
  const speaker = { ...speakerOf(context, 'payment'), ...(terms && { terms }), ending: payment.ending };
  const when = payment.when && simplified(payment.when, context);
  const amount = simplified(payment.amount, context);
  if (when?.node === 'boolean' && !when.value) return undefined;
  if (amount.node === 'number' && amount.value === 0) return undefined;
  const { payer, rest } = payerOf(when, payment, speaker);
  const { language } = context;
  const isAll = amount.node === 'name' && amount.meaning?.is === 'pot' && amount.name === payment.fromPot;
  const parts: PaymentParts = {
    payer,
    receiver: receiverOf(payment, context),
    ...(!isAll && { amount: numberSaid(amount, speaker) }),
    ...(payment.counter !== undefined && { counter: nameOf(context, 'counters', payment.counter) }),
    ...(rest && { when: clauseSaid(rest, speaker).says }),
  };
  const says = language.pays(parts);
  return language.sentence(terms ? says : withTerms(says, speaker));
}

function receiverOf(
  { ending, betweenLosers, fromPot, toPot }: PaymentTrees,
  context: SayContext,
): PaymentParts['receiver'] {
  if (toPot !== undefined) return { pot: nameOf(context, 'pots', toPot) };
  if (betweenLosers) return 'loser';
  if (ending === 'win') return 'winner';
  return ending === 'false_win' && fromPot === undefined ? 'opponent' : 'paid';
}

/** Who pays, taken out of the condition. */
function payerOf(
  when: Expr | undefined,
  payment: PaymentTrees,
  speaker: Speaker,
): { payer: PaymentParts['payer']; rest?: Expr } {
  if (payment.fromPot !== undefined)
    return { payer: { pot: nameOf(speaker, 'pots', payment.fromPot) }, ...(when && !isTrue(when) && { rest: when }) };
  const parts = when === undefined || isTrue(when) ? [] : when.node === 'and' ? when.of : [when];
  const told = parts.find((part) => seatsIn(part) !== undefined || isOthers(part));
  const others = parts.filter((part) => part !== told);
  const rest = others.length <= 1 ? others[0] : ({ ...when!, node: 'and', of: others } as Expr);
  const isSuch = told === undefined && rest !== undefined && asksPayer(rest);
  const seats = told && seatsIn(told)?.map((seat) => speaker.language.seats[seat]);
  // Where nobody has won, nobody is left out of those who pay a pot.
  const each = payment.toPot !== undefined && payment.ending !== 'win' ? 'everyone' : 'each';
  const all = payment.ending === 'false_win' ? 'declarer' : each;
  const payer = seats ? { seats } : told ? 'others' : isSuch ? 'such' : all;
  return { payer, ...(rest && { rest }) };
}

function isTrue(expr: Expr): boolean {
  return expr.node === 'boolean' && expr.value;
}

function isPayer(expr: Expr): expr is Node<'is'> {
  return expr.node === 'is' && expr.subject.node === 'name' && expr.subject.name === 'payer';
}

/** The seats that pay, where a condition says nothing else. */
function seatsIn(expr: Expr): SeatName[] | undefined {
  if (expr.node === 'or' && expr.of.every(isPayer)) return expr.of.flatMap((part) => seatsIn(part) ?? []);
  if (!isPayer(expr) || expr.negated) return undefined;
  return expr.choices.map(({ name }) => name as SeatName);
}

function isOthers(expr: Expr): boolean {
  return isPayer(expr) && expr.negated && expr.choices.length === 1 && expr.choices[0]!.name === 'exposer';
}

/** Whether a condition speaks of the one who pays. */
function asksPayer(expr: Expr): boolean {
  return /"(?:name|word)":"payer/.test(JSON.stringify(expr));
}
