/** Why a hand does not win. What reads packs from source is asked only where it is needed. */
import { type HandScore, type Lack, noWinText, type ScoringRuleset, sizesOf } from '../../loader/index.ts';
import type { Scene } from '../draw/drawing-context.ts';
import { plural } from '../draw/number-text.ts';

/** Rules from their source: modules written ahead of time cannot say what their minimum and their shapes ask. */
export type Source = () => Promise<ScoringRuleset | undefined>;

/** `the hand is not complete.`, or what its shape or its size lacks. */
export async function noWinReason({ pack, rules }: Scene, source: Source, scored: HandScore): Promise<string> {
  const { reason = 'incomplete', query, hand } = scored;
  if (reason === 'no-shape') return sizeText(sizesOf(rules as ScoringRuleset, hand));
  if (reason !== 'incomplete' || Object.values(pack.shapes).every(({ when }) => when === undefined))
    return noWinText(reason);
  const { unmetShapes } = await fromSource();
  const full = await source();
  const shapes = full ? unmetShapes(full, query).map(({ shape, when }) => `\`${shape}\`, which needs: ${when}`) : [];
  return shapes.length > 0 ? `the tiles fit the shape ${shapes.join('; or ')}` : noWinText(reason);
}

/** What a complete hand would have to have to win, and how far it is from that. */
export async function unmetMinimum(
  { pack }: Scene,
  source: Source,
  { query, short }: HandScore,
): Promise<{ minimum: string; lacks: Lack[] } | undefined> {
  const { minimum } = pack.score;
  if (short === undefined || minimum === undefined) return undefined;
  const { lacking } = await fromSource();
  const rules = await source();
  return { minimum: String(minimum), lacks: (rules && lacking(rules, query, short)) ?? [] };
}

type Size = ReturnType<typeof sizesOf>;

/** Whether just the winning tile is missing. */
export function isWaiting({ has, wants }: Size): boolean {
  return wants.includes(has + 1);
}

/** `13 tiles: a winning hand here has 14. Add the winning tile at the end, such as +1z.` */
function sizeText({ has, wants }: Size): string {
  const most = wants.at(-1) ?? 0;
  const wanted = `${plural(has, 'tile')}: a winning hand here has ${wants.join(' or ')}.`;
  if (isWaiting({ has, wants })) return `${wanted} Add the winning tile at the end, such as +1z.`;
  const change = has > most ? `Take ${plural(has - most, 'tile')} out` : `Add ${plural(most - has, 'tile')}`;
  return `${wanted} ${change}; a meld counts three tiles, a kong too.`;
}

const fromSource = () => import('../lazy-pack-loading.ts');
