/** What conditions want of masks. */
import type { Node } from './graph-node.ts';

/** The mask of which an `and` takes some fixed bits. */
export function limitedMask({ op, of: [mask, bits] }: Node): Node | undefined {
  return op === 'and' && bits!.op === 'constant' ? mask : undefined;
}

/** Masks of which a condition needs some bit, and which. */
export function bitsWanted(part: Node): Map<Node, number> {
  const wanted = new Map<Node, number>();
  if (part.op === 'both') {
    for (const one of part.of) for (const [mask, bits] of bitsWanted(one)) wanted.set(mask, bits);
    return wanted;
  }
  const [limited, bits] = part.of;
  const isAll = part.op === 'equal' && bits!.op === 'constant' && bits!.value !== 0;
  const mask = part.op === 'some' || isAll ? limitedMask(limited!) : undefined;
  if (mask) wanted.set(mask, limited!.may);
  return wanted;
}
