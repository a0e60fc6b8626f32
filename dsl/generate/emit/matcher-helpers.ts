/** Functions that the code of a matcher calls; those nobody calls are left out. */
import type { Target } from './matcher-target.ts';
import { ROLES } from '../../readings/hand-registers.ts';
import { chowPlane, loosePlane, pairPlane, pungPlane } from '../../readings/division-memory-layout.ts';

export function helpers(target: Target, inputs: readonly string[]): string[] {
  const isAsked = (what: string): boolean => inputs.some((input) => input.startsWith(`${what} `));
  return [
    POPULATION,
    ...(isAsked('total') ? total(target) : []),
    ...(isAsked('pointing') ? pointing(target) : []),
    ...(isAsked('listed') ? [LISTED] : []),
    ...(target.grouped.some(Boolean) ? roles(target) : []),
  ];
}

const POPULATION = [
  '  const count = (x) => {',
  '    x -= (x >>> 1) & 0x55555555;',
  '    x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);',
  '    return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;',
  '  };',
].join('\n');

const LISTED = [
  '  const listed = (list, kind) => {',
  '    let times = 0;',
  '    for (let index = 0; index < list.length; index++) if (list[index] === kind) times++;',
  '    return times;',
  '  };',
].join('\n');

/** All tiles but bonus tiles; where there is no first copy there is no second. */
function total({ layout, planes: { words } }: Target): string[] {
  const aside = layout.suits.flatMap((suit) => (suit.bonus ? [suit.word] : []));
  const counted = Array.from({ length: words }, (_, word) => word).filter((word) => !aside.includes(word));
  return [
    '  const total = (planes) => {',
    '    let sum = 0;',
    `    for (let at = 0; at < planes.length; at += ${words}) {`,
    `      const here = ${counted.map((word) => `count(planes[at + ${word}])`).join(' + ')};`,
    '      if (here === 0) break;',
    '      sum += here;',
    '    }',
    '    return sum;',
    '  };',
  ];
}

/** How many tiles there are of the kinds that the tiles of a list point to, as often as each is; bonus tiles left out. */
function pointing({ tiles, layout, planes: { words } }: Target): string[] {
  const to = tiles.successor.map((kind) => (kind >= 0 && !tiles.suits[tiles.kinds[kind]!.suit]!.bonus ? kind : -1));
  return [
    `  const words = [${to.map((kind) => layout.word[kind] ?? 0)}];`,
    `  const bits = [${to.map((kind) => layout.bit[kind] ?? 0)}];`,
    '  const pointing = (planes, list) => {',
    '    let sum = 0;',
    '    for (let index = 0; index < list.length; index++) {',
    '      const bit = bits[list[index]];',
    `      for (let at = words[list[index]]; at < planes.length && (planes[at] & bit) !== 0; at += ${words}) sum++;`,
    '    }',
    '    return sum;',
    '  };',
  ];
}

/**
 * The groups of a division that the last tile can have completed, as bits of `ROLES`. A chow that has the tile begins at
 * it, one lower or two lower; beyond the end of the suit no chow begins, so the shifts need no limit. Bits 30 and 31,
 * which a shift by -2 or -1 finds, are never set. Branches would cost more: nobody can foretell them.
 */
function roles({ planes }: Target): string[] {
  const has = (plane: number, lower: number, role: number): string =>
    `(((d[o + ${plane}] >>> (at${lower === 0 ? '' : ` - ${lower}`})) & 1) << ${Math.log2(role)})`;
  const found = [
    has(pairPlane(planes, 1), 0, ROLES.pair),
    has(pungPlane(planes, 1), 0, ROLES.pung),
    has(chowPlane(planes, 1), 0, ROLES.low),
    has(chowPlane(planes, 1), 1, ROLES.middle),
    has(chowPlane(planes, 1), 2, ROLES.high),
    has(loosePlane(planes), 0, ROLES.none),
  ];
  return [
    '  const rolesOf = (d, division) => {',
    '    const at = h.lastPlace;',
    '    const o = division + h.lastWord;',
    `    const found = ${found.join(' | ')};`,
    `    return found === 0 ? ${ROLES.none} : found;`,
    '  };',
  ];
}
