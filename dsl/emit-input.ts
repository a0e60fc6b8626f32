import { MARK_BITS, meldPlane, ROLES, WAIT_BITS, type MeldType } from './match/hand.ts';
import { chowPlane, pairPlane, pungPlane, type Planes } from './match/registers.ts';

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
  return [
    ...(own === '' ? [] : [own]),
    ...(what === 'pointing' ? [`lists${list}`] : []),
    // The marked tiles of melds are found among those of melds.
    ...(own.endsWith('edShown') || own === 'plainShown' ? ['shown'] : []),
  ];
}

/** Where the planes of that name lie among the registers. */
export function registerOf(name: string): string {
  const [, what, list] = /^([a-zA-Z]+)(\d*)$/.exec(name)!;
  return list === '' ? `h.${what}` : `h.${what}[${list}]`;
}

/** How a compiled matcher reads an input: `h` is the hand, `d[o ...]` the division, `role` what the last tile became. */
export function inputText(input: string, planes: Planes, marks: readonly string[]): string {
  const counted = countedIn(input);
  if (counted) return `${counted.name}[${(counted.times - 1) * planes.words + counted.word}]`;
  const [what, ...more] = input.split(' ');
  const rest = input.slice(what!.length + 1);
  const [noun] = more;
  const [first, second] = more.map(Number);
  switch (what) {
    case 'chow':
      return `d[o + ${chowPlane(planes, first!) + second!}]`;
    case 'pung':
      return `d[o + ${pungPlane(planes, first!) + second!}]`;
    case 'pair':
      return `d[o + ${pairPlane(planes, first!) + second!}]`;
    case 'meld': {
      const [type, origin, times, word] = more;
      return `melds[${meldPlane(planes, type as MeldType, origin === 'claimed', Number(times)) + Number(word)}]`;
    }
    case 'winning':
      return `h.winning(${first})`;
    case 'last':
      return `last[${first}]`;
    case 'taken':
      return takenText(more[0]!, second!);
    case 'wait':
      return waitText();
    case 'by':
      return numberedText(`h.${more[0]}`, more[1]!.split(','));
    case 'situation':
      return `((h.situation & ${1 << first!}) !== 0)`;
    case 'lastHeld':
      return '(h.lastBit !== 0)';
    case 'pointing':
      return `pointing(${noun}, h.lists[${second}])`;
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

/** The answer of that number; nothing for other numbers. */
function numberedText(number: string, answers: readonly string[]): string {
  const cases = answers.flatMap((answer, at) => (answer === '0' ? [] : [`${number} === ${at} ? ${answer} : `]));
  return `(${cases.join('')}0)`;
}

/** The group that another's discard completed: its lowest kind. */
function takenText(type: string, word: number): string {
  const bit = `taken[${word}]`;
  if (type !== 'chow') return `(role === ${type === 'pair' ? ROLES.pair : ROLES.pung} ? ${bit} : 0)`;
  const { low, middle, high } = ROLES;
  return `(role === ${low} ? ${bit} : role === ${middle} ? ${bit} >>> 1 : role === ${high} ? ${bit} >>> 2 : 0)`;
}

function waitText(): string {
  const { low, middle, high } = ROLES;
  return `(role === ${low} ? h.lowWait : role === ${middle} ? ${WAIT_BITS.closed} : role === ${high} ? h.highWait : role)`;
}
