import { MARK_BITS, meldPlane, ROLES, type MeldType } from '../../readings/hand-registers.ts';
import { chowPlane, pairPlane, pungPlane, type Planes } from '../../readings/division-memory-layout.ts';

/** Planes of copies, as a matcher names them. */
const COUNTS = ['held', 'shown', 'all', 'bonus', 'markedHeld', 'markedShown', 'plainHeld', 'plainShown', 'pointed'];

/** The planes of copies that an input reads, and which word of them. */
function countedIn(input: string): { name: string; times: number; word: number } | undefined {
  const [what, times, word, list = ''] = input.split(' ');
  if (!COUNTS.includes(what!)) return undefined;
  return { name: `${what}${list}`, times: Number(times), word: Number(word) };
}

/** The planes and lists that an input reads, all of them. */
export function countsAsked(input: string): string[] {
  const [what, noun, list] = input.split(' ');
  const counted = countedIn(input)?.name;
  const own = counted ?? (what === 'total' ? noun! : what === 'pointing' ? noun! : '');
  return [...(own === '' ? [] : [own]), ...(what === 'pointing' || what === 'listed' ? [`lists${list}`] : [])];
}

/** Where the planes of that name lie among the registers. */
export function registerOf(name: string): string {
  const [, what, list] = /^([a-zA-Z]+)(\d*)$/.exec(name)!;
  return list === '' ? `h.${what}` : `h.${what}[${list}]`;
}

/** The answers by number that an input looks up, and how they are called. */
export function answersAsked(input: string): { name: string; answers: string } | undefined {
  const [what, , answers] = input.split(' ');
  return what === 'by' ? { name: tableName(input), answers: answers! } : undefined;
}

function tableName(input: string): string {
  return `by_${input.split(' ')[2]!.replaceAll(',', '_')}`;
}

/** Where an input lies that is a word of some planes: which planes, `d` those of the division, and which of their words. */
export function placeOf(input: string, planes: Planes): { of: string; at: number } | undefined {
  const counted = countedIn(input);
  if (counted) return { of: counted.name, at: (counted.times - 1) * planes.words + counted.word };
  const [what, ...more] = input.split(' ');
  const [first, second] = more.map(Number);
  switch (what) {
    case 'chow':
      return { of: 'd', at: chowPlane(planes, first!) + second! };
    case 'pung':
      return { of: 'd', at: pungPlane(planes, first!) + second! };
    case 'pair':
      return { of: 'd', at: pairPlane(planes, first!) + second! };
    case 'meld': {
      const [type, origin, times, word] = more;
      return {
        of: 'melds',
        at: meldPlane(planes, type as MeldType, origin === 'claimed', Number(times)) + Number(word),
      };
    }
    case 'last':
      return { of: 'last', at: first! };
    default:
      return undefined;
  }
}

/** How a compiled matcher reads an input: `h` is the hand, `d[o ...]` the division, `role` what the last tile became. */
export function inputText(input: string, planes: Planes, marks: readonly string[]): string {
  const place = placeOf(input, planes);
  if (place) return `${place.of}[${place.of === 'd' ? 'o + ' : ''}${place.at}]`;
  const [what, ...more] = input.split(' ');
  const rest = input.slice(what!.length + 1);
  const [noun] = more;
  const [first, second] = more.map(Number);
  switch (what) {
    case 'winning':
      return `h.winning(${first})`;
    case 'taken':
      return takenText(more[0]!, second!);
    case 'wait':
      return 'waits[role]';
    case 'by':
      return `(${tableName(input)}[h.${more[0]}] | 0)`;
    case 'situation':
      return `((h.situation & ${1 << first!}) !== 0)`;
    case 'lastHeld':
      return '(h.lastBit !== 0)';
    case 'pointing':
      return `pointing(${noun}, h.lists[${second}])`;
    case 'listed':
      return `listed(h.lists[${second}], ${first})`;
    case 'total':
      return `total(${noun})`;
    case 'sum':
      return `sum${first}`;
    case 'mark':
      return markText(marks.indexOf(rest));
    case 'counter':
      return `(h.counters[${JSON.stringify(rest)}] ?? 0)`;
    default:
      return `h.${what}`;
  }
}

function markText(mark: number): string {
  return `((marks[${Math.floor(mark / MARK_BITS)}] & ${1 << (mark % MARK_BITS)}) !== 0)`;
}

/** The group that another's discard completed: its lowest kind. */
function takenText(type: string, word: number): string {
  const where = (role: number, by: number): string =>
    `(role << ${31 - Math.log2(role)} >> 31 & taken[${word}]${by === 0 ? '' : ` >>> ${by}`})`;
  if (type !== 'chow') return where(type === 'pair' ? ROLES.pair : ROLES.pung, 0);
  return `(${where(ROLES.low, 0)} | ${where(ROLES.middle, 1)} | ${where(ROLES.high, 2)})`;
}
