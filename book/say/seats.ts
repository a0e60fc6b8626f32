/** Seats in words, and whose side a place sees. */
import type { Speaker } from './saying-context.ts';
import type { Phrase } from './phrase.ts';
import type { SeatName } from './word-name-types.ts';

/** Who has what is spoken of: a finished hand, or a seat at the table. */
export function ownerIn(speaker: Speaker): 'hand' | Phrase {
  const { place } = speaker;
  const isHand = place === 'pattern' || place === 'value' || place === 'shape' || place === 'score';
  return isHand ? 'hand' : seatOfPlace(speaker);
}

/** The seat that marks and counters are those of, where nobody else is named. */
export function seatOfPlace(speaker: Speaker): Phrase {
  const { language, place } = speaker;
  return place === 'payment' ? winnerSaid(speaker) : language.seats.i;
}

/** Who wins, or is paid where nobody did. */
function winnerSaid({ language, ending = 'win' }: Speaker): Phrase {
  return language.seats[ending === 'win' ? 'winner' : 'receiver'];
}

/** A seat by its word. */
export function seatNamed(name: string, speaker: Speaker): Phrase {
  if (name === 'winner' && speaker.place === 'payment') return winnerSaid(speaker);
  return speaker.language.seats[name as SeatName];
}
