/** Results as players say them: `3 han 30 fu: 3,900`, by the templates that a pack gives under `tell`. */
import type { Entry, Names, Seat, Worth } from '../../core/index.ts';
import type { CompletePack } from '../../schemas/index.ts';

/** Rules with the pack they were made from; packs compiled ahead of time have it too. */
export interface TellingRules {
  pack: Pick<CompletePack, 'score' | 'limits' | 'tallies' | 'names'>;
}

/** A win and what is paid for it, as in the events of a deal. */
export interface PaidWin {
  /** Who won. */
  seat: Seat;
  /** Whose tile it was won on; nobody's where it was drawn. */
  from?: Seat | undefined;
  settlement: readonly Entry[];
}

/** How a result is told; all of it may be left out. */
export interface Telling {
  /** Of names and sentences; English where the pack, or this file, has none in it. */
  language?: string;
  /** Writes a number. */
  amount?: (value: number) => string;
  /** For tables: what is paid without who pays it, `23 points: 8/31`. */
  brief?: boolean;
}

/** `each` where all pay alike, `split` where the discarder pays another amount than the others. */
interface PaymentWords {
  each: string;
  split: string;
}

const PAYMENTS: Record<string, PaymentWords> & { en: PaymentWords } = {
  en: { each: '{a} each', split: '{a} from the discarder, {b} from each other player' },
  ja: { each: '{a}オール', split: '放銃者{a}、他家各{b}' },
  zh: { each: '各{a}', split: '放铳者{a}，其余各{b}' },
};

/** What a hand is worth: `3 han 30 fu`, `5 han 40 fu, mangan`. */
export function tellHand({ pack }: TellingRules, worth: Worth, telling: Telling = {}): string {
  const { language = 'en', amount = plainAmount } = telling;
  const say = (names: Names | undefined): string | undefined => names?.[language] ?? names?.en;
  const fill = (template: string): string => {
    const numbers: Readonly<Record<string, number>> = { ...worth.steps, ...worth.tallies, value: worth.value };
    // Nobody says `1 × yakuman`.
    const text = template.replace(/\{(\w+)\} × /g, (place, name: string) => (numbers[name] === 1 ? '' : place));
    const told = text.replace(/\{(\w+)\}/g, (_, name: string) => amount(numbers[name] ?? 0));
    // `1 point`, `5 points`: English alone has another form for one.
    return language === 'en' ? told.replace(/(?<![\w/½,])1 (\w*[^\Ws])s\b/g, '1 $1') : told;
  };
  const limit = worth.limit === undefined ? undefined : pack.limits?.[worth.limit];
  const own = say(limit?.tell as Names | undefined);
  if (own !== undefined) return fill(own);
  const template = say(pack.score.tell as Names | undefined);
  const hand = template === undefined ? tallied(pack, worth, say, amount) : fill(template);
  if (worth.limit === undefined) return hand;
  const name = say((limit?.name ?? pack.names?.[worth.limit]) as Names | undefined);
  return `${hand}${language === 'en' ? ', ' : ' '}${name ?? worth.limit.replaceAll('_', ' ')}`;
}

/** The same with what is paid: `3 han 30 fu: 3,900`; of a draw `2 han 30 fu: 500/1,000`. */
export function tellResult(rules: TellingRules, worth: Worth, win: PaidWin, telling: Telling = {}): string {
  const paid = paidText(win, telling);
  return `${tellHand(rules, worth, telling)}${paid === '' ? '' : `: ${paid}`}`;
}

function tallied(
  { tallies }: TellingRules['pack'],
  worth: Worth,
  say: (names: Names | undefined) => string | undefined,
  amount: (value: number) => string,
): string {
  const all = Object.entries(worth.tallies).filter(([id]) => tallies[id]?.internal !== true);
  const some = all.filter(([, number]) => number !== 0);
  return (some.length > 0 ? some : all.slice(0, 1))
    .map(([id, number]) => `${amount(number)} ${say(tallies[id]?.name as Names | undefined) ?? id}`)
    .join(' ');
}

/** What each seat pays the winner; pots are left out. */
function paidText({ seat, from, settlement }: PaidWin, telling: Telling): string {
  const { language = 'en', amount = plainAmount, brief = false } = telling;
  const payers = new Map<Seat, number>();
  for (const entry of settlement)
    if (entry.to === seat && typeof entry.from === 'number')
      payers.set(entry.from, (payers.get(entry.from) ?? 0) + entry.amount);
  const paid = [...payers].filter(([, sum]) => sum !== 0);
  const amounts = (of: readonly [Seat, number][]): string =>
    [...new Set(of.map(([, sum]) => sum))]
      .sort((a, b) => a - b)
      .map(amount)
      .join('/');
  if (paid.length < 2) return amounts(paid);
  const { each, split } = PAYMENTS[language] ?? PAYMENTS.en;
  const others = paid.filter(([payer]) => payer !== from);
  const text = amounts(paid);
  if (!text.includes('/')) return each.replace('{a}', text);
  if (brief || others.length === paid.length) return text;
  const exposer = paid.filter(([payer]) => payer === from);
  return split.replace('{a}', amounts(exposer)).replace('{b}', amounts(others));
}

/** Made once: making one takes longer than writing a hundred numbers with it. */
const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

function plainAmount(value: number): string {
  return numbers.format(value);
}
