import { meldPlane, ROLES, WAIT_BITS, type MeldType } from './match/hand.ts';
import { chowPlane, pairPlane, pungPlane, type Planes } from './match/registers.ts';

/** Planes "at least so many copies" of counts by kind: `spread(name, ...counts)` fills them. */
export interface CountPlanes {
  name: string;
  /** Where the counts stand; and what is taken off them, for tiles that are not marked. */
  counts: readonly string[];
  times: number;
  word: number;
}

const COUNTS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...['held', 'shown', 'all', 'bonus'].map((what) => [what, [`h.${what}`]] as const),
  ...['markedHeld', 'markedShown', 'pointed'].map((what) => [what, [`h.beside.${what}`]] as const),
  ['plainHeld', ['h.held', 'h.beside.markedHeld']],
  ['plainShown', ['h.shown', 'h.beside.markedShown']],
]);

/** The planes of which an input reads a word; nothing for an input that reads something else. */
export function countedIn(input: string): CountPlanes | undefined {
  const [what, times, word, list] = input.split(' ');
  const counts = COUNTS.get(what!);
  if (counts === undefined) return undefined;
  const at = { times: Number(times), word: Number(word) };
  return list === undefined
    ? { name: what!, counts, ...at }
    : { name: `${what}${list}`, counts: counts.map((of) => `${of}[${list}]`), ...at };
}

/** How a compiled matcher reads an input: `h` is the hand, `d[o ...]` the division, `role` what the last tile became. */
export function inputText(input: string, planes: Planes): string {
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
      return `h.melds[${meldPlane(planes, type as MeldType, origin === 'claimed', Number(times)) + Number(word)}]`;
    }
    case 'winning':
      return `h.beside.winning(${first})`;
    case 'last':
      return `h.last[${first}]`;
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
      return `pointing(${COUNTS.get(noun!)![0]}, h.beside.pointers[${second}])`;
    case 'total':
      return `(${COUNTS.get(noun!)!
        .map((of) => `total(${of})`)
        .join(' - ')})`;
    case 'sum':
      return `sum${first}`;
    case 'mark':
      return `h.marks.includes(${JSON.stringify(rest)})`;
    case 'counter':
      return `(h.counters[${JSON.stringify(rest)}] ?? 0)`;
    default:
      return `h.${what}`;
  }
}

/** The answer of that number; nothing for other numbers. */
function numberedText(number: string, answers: readonly string[]): string {
  const cases = answers.flatMap((answer, at) => (answer === '0' ? [] : [`${number} === ${at} ? ${answer} : `]));
  return `(${cases.join('')}0)`;
}

/** The group that another's discard completed: its lowest kind. */
function takenText(type: string, word: number): string {
  const bit = `h.taken[${word}]`;
  if (type !== 'chow') return `(role === ${type === 'pair' ? ROLES.pair : ROLES.pung} ? ${bit} : 0)`;
  const { low, middle, high } = ROLES;
  return `(role === ${low} ? ${bit} : role === ${middle} ? ${bit} >>> 1 : role === ${high} ? ${bit} >>> 2 : 0)`;
}

function waitText(): string {
  const { low, middle, high } = ROLES;
  return `(role === ${low} ? h.lowWait : role === ${middle} ? ${WAIT_BITS.closed} : role === ${high} ? h.highWait : role)`;
}
