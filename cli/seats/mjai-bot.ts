/** A bot of mjai at our table: its messages by `records/mjai`, its answers in their order. */
import type { Action, Result, View } from '../../core/index.ts';
import { eventsFor } from '../../core/index.ts';
import { type FieldNames, type MjaiAnswer, type MjaiQuestion, type MjaiSeat, mjaiSeat } from '../../records/index.ts';
import { defaultAction } from '../../players/index.ts';
import type { LineChannel } from './line-channel.ts';
import { Partner, playInstead, type RemoteSeat, type RemoteSettings } from './remote-seat.ts';

/**
 * Most bots answer every message, with `none` where they do nothing; some answer only where they can act. Whoever leaves `start_game`
 * without an answer is taken for one of those.
 */
interface Counts {
  answersAll: boolean | undefined;
  /** Messages sent, questions asked, answers that came. */
  sent: number;
  asked: number;
  got: number;
}

/** Milliseconds at least that a bot has to start and answer `start_game`. */
const START = 10_000;

/** Seats a bot of mjai. Problems: `no-word` where the pack lacks what mjai speaks of. */
export function seatMjaiBot(channel: LineChannel, settings: RemoteSettings, words: FieldNames): Result<RemoteSeat> {
  const { rules, player, names } = settings;
  const seatAt = (at: number, players: readonly number[]): MjaiSeat => {
    const made = mjaiSeat(rules, words, { seat: at, players: players.map((one) => names[one]!) });
    if (!made.ok) throw new Error(made.problems[0]!.message);
    return made.value;
  };
  const fits = mjaiSeat(rules, words, { seat: 0, players: names });
  if (!fits.ok) return fits;
  const partner = new Partner(channel, settings.limit);
  const counts: Counts = { answersAll: undefined, sent: 0, asked: 0, got: 0 };
  let seat: MjaiSeat | undefined;
  let wordless: string | undefined;
  const value: RemoteSeat = {
    hear: (events, table) => {
      // Who sits where is known from the first table on, and then stays.
      const at = table.players.indexOf(player);
      seat ??= seatAt(at, table.players);
      wordless ??= seat.hear(eventsFor(table, events, at));
    },
    answer: async (view) => {
      if (wordless !== undefined) return playInstead(settings, partner, view, `mjai has no word: ${wordless}`);
      return decide(seat!, view, { settings, partner, counts });
    },
    close: () => {
      for (const message of seat?.rest() ?? []) partner.send(message);
      partner.close();
    },
  };
  return { ok: true, value, problems: [] };
}

interface Talk {
  settings: RemoteSettings;
  partner: Partner;
  counts: Counts;
}

async function decide(seat: MjaiSeat, view: View, talk: Talk): Promise<Action> {
  const turn = seat.decide(view, defaultAction(talk.settings.rules, view));
  let step = turn.next();
  while (!step.done) step = turn.next(await ask(step.value, talk));
  const { action, fault } = step.value;
  return fault === undefined ? action : playInstead(talk.settings, talk.partner, view, fault, action);
}

/** Sends the messages and waits for the answer to the one that is asked about. */
async function ask(question: MjaiQuestion, talk: Talk): Promise<MjaiAnswer> {
  const { partner, counts } = talk;
  let { messages, ask: at } = question;
  if (counts.answersAll === undefined) {
    partner.send(messages[0]!);
    counts.sent = 1;
    counts.answersAll = await partner.hears(Math.max(START, talk.settings.limit));
    messages = messages.slice(1);
    at -= 1;
  }
  // Whoever answered more often than it was asked answers every message, and was slow to start.
  if (counts.got > counts.asked) counts.answersAll = true;
  for (const message of messages) partner.send(message);
  const wanted = counts.answersAll ? counts.sent + at + 1 : counts.asked + 1;
  counts.sent += messages.length;
  counts.asked += 1;
  const heard = await partner.answer((line) => (++counts.got === wanted ? line : undefined));
  if ('missing' in heard) return heard;
  try {
    return { value: JSON.parse(heard.value) };
  } catch {
    return { missing: `it answered what is not JSON: ${heard.value.slice(0, 100)}` };
  }
}
