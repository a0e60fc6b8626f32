/** What a seat may do, in words of mjai, and which action an answer stands for. */
import { type Action, PASS, type View } from '../../core/index.ts';
import { isObject, type Json, type JsonObject } from '../json-reader.ts';
import type { FieldNames } from '../log-vocabulary.ts';
import { inOrder, plain } from '../log-tiles.ts';
import { REASONS, toMjaiTile } from './mjai-words.ts';

/** A message of the protocol. */
export type MjaiMessage = JsonObject & { type: string };

/** One thing a seat may do, and the action of the pack it stands for. */
export interface MjaiOffer {
  message: MjaiMessage;
  action: Action;
  /** The discard of a declaration: `reach` is said before it. */
  declares: boolean;
}

/** Everything the seat may do now that mjai has a word for. */
export function mjaiOffers(names: FieldNames, view: View): MjaiOffer[] {
  return view.legal.flatMap((action) => offersOf(names, view, action));
}

function offersOf({ moves }: FieldNames, view: View, action: Action): MjaiOffer[] {
  const actor = view.seat;
  const { window, drawn } = view;
  const tiles = inOrder(action.tiles).map(toMjaiTile);
  const offer = (message: MjaiMessage): MjaiOffer[] => [{ message, action, declares: false }];
  const claim = (type: string): MjaiOffer[] =>
    window === null ? [] : offer({ type, actor, target: window.from, pai: toMjaiTile(window.tile), consumed: tiles });
  switch (action.move) {
    case PASS:
      return offer({ type: 'none' });
    case moves.discard:
    case moves.riichi:
      return discardsOf(view, action, action.move === moves.riichi);
    case moves.chow:
      return claim('chi');
    case moves.pung:
      return claim('pon');
    case moves.open_kong:
      return claim('daiminkan');
    case moves.concealed_kong:
      return offer({ type: 'ankan', actor, consumed: tiles });
    case moves.added_kong:
      return offer({ type: 'kakan', actor, pai: tiles[0]!, consumed: pungOf(view, action.tiles[0]!) });
    case moves.bonus:
      return offer({ type: 'kita', actor, pai: tiles[0]! });
    case moves.nine_kinds:
      return offer({ type: 'ryukyoku', actor, reason: REASONS.nine_kinds });
    case moves.win: {
      const tile = window?.tile ?? drawn;
      const pai = tile === '' ? {} : { pai: toMjaiTile(tile) };
      return offer({ type: 'hora', actor, target: window?.from ?? actor, ...pai });
    }
    default:
      return [];
  }
}

/** A tile like the one just drawn may be that one or one of the hand; of a hand as it was dealt no tile is the one just drawn, nor is it not. */
function discardsOf(view: View, action: Action, declares: boolean): MjaiOffer[] {
  const { seat: actor, hand, drawn, turn } = view;
  const tile = action.tiles[0]!;
  if (turn?.begin === 'dealt') return [{ message: { type: 'dahai', actor, pai: toMjaiTile(tile) }, action, declares }];
  const offer = (tsumogiri: boolean, chosen: Action): MjaiOffer => ({
    message: { type: 'dahai', actor, pai: toMjaiTile(tile), tsumogiri },
    action: chosen,
    declares,
  });
  if (tile !== drawn) return [offer(false, action)];
  const alike = hand.filter((one) => one === tile).length > 1;
  return [offer(true, action), ...(alike ? [offer(false, { ...action, fromHand: true })] : [])];
}

function pungOf({ seats, seat }: View, tile: string): string[] {
  const pung = seats[seat]!.melds.find(({ group, tiles }) => group === 'pung' && plain(tiles[0]!) === plain(tile));
  return inOrder(pung?.tiles ?? []).map(toMjaiTile);
}

/** `possible_actions` as mjai servers send them: whatever is neither a plain discard nor a pass. */
export function possibleActions(offers: readonly MjaiOffer[], view: View): MjaiMessage[] {
  const others = offers.filter(({ message: { type } }) => type !== 'dahai' && type !== 'none');
  const declared = offers.filter(({ declares }) => declares);
  const reach: MjaiMessage = { type: 'reach', actor: view.seat, cannot_dahai: cannotDiscard(declared, view) };
  return [...(declared.length > 0 ? [reach] : []), ...others.map(({ message }) => message)];
}

/** Tiles of the hand that none of these offers discards. */
export function cannotDiscard(offers: readonly MjaiOffer[], { hand }: View): string[] {
  const open = offers.map(({ message }) => message['pai']);
  return [...new Set(inOrder(hand).map(toMjaiTile))].filter((tile) => !open.includes(tile));
}

/** The offer an answer means, or a sentence why it is none. What an answer leaves out may be anything. */
export function offerMeant(offers: readonly MjaiOffer[], answer: Json): MjaiOffer | string {
  if (!isObject(answer) || typeof answer['type'] !== 'string') return `${shown(answer)} is no message of mjai`;
  const meant = offers.filter(({ message }) => means(message, answer));
  const [first] = meant;
  if (first === undefined) return `${shown(answer)} is not possible here; possible: ${listed(offers)}`;
  // A discard that does not say which of two alike tiles is the one just drawn.
  const alike = meant.every(({ message }) => message['pai'] === first.message['pai'] && message.type === 'dahai');
  return meant.length === 1 || alike ? first : `${shown(answer)} may mean ${listed(meant)}`;
}

function means(message: MjaiMessage, answer: JsonObject): boolean {
  if (message.type === 'none') return answer['type'] === 'none';
  return Object.entries(message).every(([key, value]) => {
    const given = answer[key];
    if (given === undefined) return key !== 'pai' || message.type !== 'dahai';
    return key === 'reason' || sorted(given) === sorted(value);
  });
}

function sorted(value: Json): string {
  return JSON.stringify(Array.isArray(value) ? [...value].map(String).sort() : value);
}

/** The answer in a line, cut where it is long. */
export function shown(answer: Json): string {
  const text = JSON.stringify(answer) ?? String(answer);
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}

function listed(offers: readonly MjaiOffer[]): string {
  const [first, ...more] = offers.map(({ message, declares }) =>
    [
      ...(declares ? ['reach,'] : []),
      message.type,
      ...['pai', 'consumed'].flatMap((key) => (message[key] === undefined ? [] : [String(message[key])])),
    ].join(' '),
  );
  const most = 6;
  const rest = more.length >= most ? [`${more.length - most + 1} more`] : [];
  return [first ?? 'nothing', ...more.slice(0, most - 1), ...rest].join('; ');
}
