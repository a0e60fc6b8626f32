/**
 * One seat of our table as mjai tells it: what the seat sees becomes messages, and an answer becomes its action.
 *
 *     events -> hear -> messages                view -> decide -> a question, its answer -> an action of the pack
 */
import { type Action, type Event, PASS, type Result, type Ruleset, type Seat, type View } from '../../core/index.ts';
import type { Json } from '../json-reader.ts';
import type { FieldNames } from '../log-vocabulary.ts';
import { recorder } from '../record-own-game.ts';
import {
  cannotDiscard,
  type MjaiMessage,
  type MjaiOffer,
  mjaiOffers,
  offerMeant,
  possibleActions,
} from './mjai-offers.ts';
import { mjaiEvents } from './write-mjai.ts';

/** Messages for a bot in order; it acts on the one at `ask`, and does nothing on the others. */
export interface MjaiQuestion {
  messages: MjaiMessage[];
  ask: number;
}

/** An answer, or why there is none. */
export type MjaiAnswer = { value: Json } | { missing: string };

/** What the seat does; `fault` where the bot did not say so itself. */
export interface MjaiDecision {
  action: Action;
  fault?: string;
}

/** A seat that plays by messages. */
export interface MjaiSeat {
  /** Takes events as the seat sees them; gives a sentence where mjai has no word for one of them. */
  hear(events: readonly Event[]): string | undefined;
  /** Asks for an action. `instead` is taken where the answer is none or not possible. */
  decide(view: View, instead: Action): Generator<MjaiQuestion, MjaiDecision, MjaiAnswer>;
  /** Messages that nothing asks about, such as the end of a game. */
  rest(): MjaiMessage[];
}

/** A seat before the first event of a game; `players`: names by seat. Problems: `no-word` where the pack lacks what mjai speaks of. */
export function mjaiSeat(
  rules: Ruleset,
  names: FieldNames,
  { seat, players }: { seat: Seat; players: readonly string[] },
): Result<MjaiSeat> {
  const recording = recorder(rules, names);
  if (!recording.ok) return recording;
  const { value: recorded } = recording;
  recorded.game.about.names = [...players];
  const write = mjaiEvents();
  let queue: MjaiMessage[] = [];
  /** Whether `reach` has been told already, before the discard that goes with it. */
  let declared = false;
  const add = (message: MjaiMessage): void => {
    if (message.type === 'start_game') queue.push({ ...message, id: seat });
    else if (message.type === 'reach' && message['actor'] === seat && declared) declared = false;
    else queue.push(message);
  };
  const value: MjaiSeat = {
    hear: (events) => {
      for (const event of events) {
        const steps = recorded.take(event);
        if (!steps.ok) return steps.problems[0]!.message;
        for (const step of steps.value) for (const message of write(step)) add(message as MjaiMessage);
      }
      return undefined;
    },
    *decide(view, instead) {
      const unasked = answerWithoutAsking(names, view);
      if (unasked) return { action: unasked };
      const offers = mjaiOffers(names, view);
      const answer = yield questionOf(value.rest(), offers, view);
      if ('missing' in answer) return { action: instead, fault: answer.missing };
      const discards = offers.filter(({ declares }) => declares);
      if (isReach(answer.value, view) && discards.length > 0) {
        declared = true;
        return yield* declare(discards, view);
      }
      const meant = offerMeant(
        offers.filter(({ declares }) => !declares),
        answer.value,
      );
      return typeof meant === 'string' ? { action: instead, fault: meant } : { action: meant.action };
    },
    rest: () => {
      const messages = queue;
      queue = [];
      return messages;
    },
  };
  return { ok: true, value, problems: [] };
}

/** Messages on which a bot may act. */
const ACTS = ['tsumo', 'dahai', 'chi', 'pon', 'daiminkan', 'ankan', 'kakan', 'kita', 'reach'];

function questionOf(messages: readonly MjaiMessage[], offers: readonly MjaiOffer[], view: View): MjaiQuestion {
  const ask = messages.findLastIndex(({ type }) => ACTS.includes(type));
  const { type } = messages[ask]!;
  const claimed = type === 'chi' || type === 'pon';
  const told = messages.map((message, at) => {
    if (at !== ask) return message;
    const cannot = claimed ? { cannot_dahai: cannotDiscard(offers, view) } : {};
    return { ...message, possible_actions: possibleActions(offers, view), ...cannot };
  });
  return { messages: told, ask };
}

/** The discard of a declaration is asked for by itself. Whoever has declared cannot take that back: another tile is discarded. */
function* declare(discards: readonly MjaiOffer[], view: View): Generator<MjaiQuestion, MjaiDecision, MjaiAnswer> {
  const reach = { type: 'reach', actor: view.seat, possible_actions: [], cannot_dahai: cannotDiscard(discards, view) };
  const answer = yield { messages: [reach], ask: 0 };
  const meant = 'missing' in answer ? answer.missing : offerMeant(discards, answer.value);
  if (typeof meant !== 'string') return { action: meant.action };
  const drawn = discards.find(({ message }) => message['tsumogiri'] === true);
  return { action: (drawn ?? discards[0]!).action, fault: meant };
}

function isReach(answer: Json, { seat }: View): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  return answer['type'] === 'reach' && (answer['actor'] === undefined || answer['actor'] === seat);
}

/** Answers mjai has no question for: a pass where nothing else is open, the hand shown at the end, the next deal. */
function answerWithoutAsking(names: FieldNames, { legal, turn }: View): Action | undefined {
  const [first] = legal;
  if (turn?.begin === 'asked') return legal.find(({ move }) => move === names.moves.show) ?? first;
  if (legal.length > 1 || first === undefined) return undefined;
  return first.move === PASS || mjaiHasNoWord(names, first) ? first : undefined;
}

function mjaiHasNoWord({ moves }: FieldNames, { move }: Action): boolean {
  return !Object.values(moves).includes(move);
}
