import { meldPlane, ROLES, WAIT_BITS, type MeldType } from './match/hand.ts';
import type { MaskLayout } from './match/layout.ts';
import { chowPlane, pairPlane, pungPlane, type Planes } from './match/registers.ts';

/** How a compiled matcher reads an input: `h` is the hand, `d[o ...]` the division, `role` what the last tile became. */
export function inputText(input: string, layout: MaskLayout, planes: Planes): string {
  const [what, ...more] = input.split(' ');
  const rest = input.slice(what!.length + 1);
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
    case 'held':
    case 'shown':
    case 'all':
    case 'bonus':
      return countPlane(`h.${what}`, first!, second!, layout);
    case 'markedHeld':
    case 'markedShown':
    case 'plainHeld':
    case 'plainShown':
      return countPlane(`h.beside.${what}`, first!, second!, layout);
    case 'pointed':
      return countPlane(`h.beside.pointed[${more[2]}]`, first!, second!, layout);
    case 'winning':
      return `h.beside.winning(${first})`;
    case 'last':
      return `h.last[${first}]`;
    case 'taken':
      return takenText(more[0]!, second!);
    case 'wait':
      return waitText();
    case 'by':
      return `([${more[1]}][h.${more[0]}] | 0)`;
    case 'situation':
      return `((h.situation & ${1 << first!}) !== 0)`;
    case 'lastHeld':
      return '(h.lastBit !== 0)';
    case 'mark':
      return `h.marks.includes(${JSON.stringify(rest)})`;
    case 'counter':
      return `(h.counters[${JSON.stringify(rest)}] ?? 0)`;
    default:
      return `h.${what}`;
  }
}

/** Kinds of one word with at least `times` copies, without branches: the sign of `times - 1 - copies` is the bit. */
function countPlane(counts: string, times: number, word: number, layout: MaskLayout): string {
  const bits = layout.word.flatMap((its, kind) => {
    if (its !== word) return [];
    const copies = times === 1 ? `-${counts}[${kind}]` : `(${times - 1} - ${counts}[${kind}])`;
    const shift = 31 - Math.clz32(layout.bit[kind]!);
    return [`((${copies} >>> 31) << ${shift})`];
  });
  return `(${bits.join(' | ')})`;
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
