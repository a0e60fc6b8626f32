/**
 * Riichi beside two libraries that score nothing else: hands of workload W1 of shared/bench, given to each in the form it
 * takes and made before the clock runs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { load, type Circumstances, type PackModule, type PackRuleset, score, writeModule } from 'tilewright/rulesets';
import { folder, shared } from './folder.ts';
import { sure } from './sure.ts';
import type { Missing, Work, Workload } from './workload.ts';

/** A line of W1: a winning hand, in the words of its readme. */
interface Hand {
  hand: string;
  win: string;
  melds: { k: keyof typeof MELDS; t: string }[];
  tsumo: boolean;
  /** Who exposed the tile: 1 right, 2 across, 3 left. */
  from: number;
  round: number;
  seat: number;
  riichi: 0 | 1 | 2;
  ippatsu: boolean;
  last: boolean;
  rinshan: boolean;
  chankan: boolean;
  first: boolean;
  dora: string[];
  ura: string[];
}

const MELDS = {
  chi: (tiles: string) => `(${tiles})`,
  pon: (tiles: string) => `(${tiles})`,
  minkan: (tiles: string) => `(${tiles})`,
  kakan: (tiles: string) => `(${tiles})`,
  ankan: (tiles: string) => `<${tiles}>`,
};

/** What W1 takes for granted and the pack does not. */
const OPTIONS = { double_yakuman: false };

const handText = ({ hand, melds, win }: Hand): string =>
  [hand, ...melds.map(({ k, t }) => MELDS[k](t)), `+${win}`].join(' ');

function circumstancesOf({ tsumo, from, seat, round, dora, ura, ...hand }: Hand): Circumstances {
  const facts: Record<string, boolean> = {
    riichi: hand.riichi > 0,
    double_riichi: hand.riichi === 2,
    ippatsu: hand.ippatsu,
    after_kong: hand.rinshan,
    robbing_kong: hand.chankan,
    last_tile: hand.last,
    dealt_hand: hand.first && seat === 1,
    first_draw: hand.first && seat > 1,
  };
  return {
    by: tsumo ? 'draw' : 'discard',
    seat,
    round,
    ...(!tsumo && { from: ((seat - 1 + from) % 4) + 1 }),
    with: Object.keys(facts).filter((fact) => facts[fact]),
    lists: { indicators: dora.join(''), under_indicators: ura.join('') },
  };
}

/** How shared/bench asks another library. */
interface Scorer {
  prep(hand: Hand): unknown;
  run(input: unknown): Answer & { ym: number };
}

/** Points won; fan and minipoints where it is no yakuman. */
interface Answer {
  pts: number;
  han: number;
  fu: number;
}

const PEERS = { 'riichi-core': 'score', 'majiang-core': 'scoreParsed' } as const;
type Peer = keyof typeof PEERS;

async function peerScorer(peer: Peer): Promise<Scorer | Missing> {
  try {
    const { load: adapter } = await import(pathToFileURL(`${shared}adapters.mjs`).href);
    return (await adapter(peer, folder))[PEERS[peer]] as Scorer;
  } catch (error) {
    return { missing: `not here: ${(error as Error).message.split('\n')[0]}` };
  }
}

/** W1, or nothing where shared/bench is not beside the clone. */
function hands(): Hand[] {
  const path = `${folder}w1.jsonl`;
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => JSON.parse(line) as Hand);
}

function scoring(rules: PackRuleset, door: 'worth' | 'judge'): Work | Missing {
  const queries = hands().map((hand) => sure(score(rules, handText(hand), circumstancesOf(hand))).query);
  return queries.length === 0 ? noHands : all(queries, (query) => rules[door](query));
}

async function judgingByPeer(peer: Peer): Promise<Work | Missing> {
  const inputs = hands();
  if (inputs.length === 0) return noHands;
  const scorer = await peerScorer(peer);
  if ('missing' in scorer) return scorer;
  return all(
    inputs.map((hand) => scorer.prep(hand)),
    scorer.run,
  );
}

const noHands: Missing = { missing: 'no hands: they are made by shared/bench, which is not beside this clone' };

function all<Input>(inputs: readonly Input[], judge: (input: Input) => unknown): Work {
  return () => {
    for (const input of inputs) judge(input);
    return inputs.length;
  };
}

/** The pack written as a module with the options of W1. */
async function written(rules: PackRuleset): Promise<PackRuleset> {
  const file = `${folder}riichi.js`;
  writeFileSync(file, writeModule(rules, readFileSync(new URL('../dist/runtime.js', import.meta.url), 'utf8')));
  return ((await import(pathToFileURL(file).href)) as PackModule).rules;
}

const loaded = (): PackRuleset => sure(load('riichi', { options: OPTIONS }));

export const riichi: Workload = {
  id: 'riichi',
  title: 'scoring 2,000 hands of riichi',
  unit: 'hands',
  note: 'The same hands, parsed beforehand: fan, minipoints and value of the best reading out; with reasons also that reading and all that counts; the others add payments.',
  sides: {
    tilewright: () => scoring(loaded(), 'worth'),
    'with reasons': () => scoring(loaded(), 'judge'),
    'its module': async () => (existsSync(folder) ? scoring(await written(loaded()), 'worth') : noHands),
    'riichi-core': () => judgingByPeer('riichi-core'),
    'majiang-core': () => judgingByPeer('majiang-core'),
  },
  agreement,
};

/** What we and another library say of every hand, compared. */
async function agreement(): Promise<string[]> {
  const rules = loaded();
  const given = hands();
  const ours = given.map((hand) => answerOf(rules, hand));
  const lines = await Promise.all(
    (Object.keys(PEERS) as Peer[]).map(async (peer) => {
      const scorer = await peerScorer(peer);
      if ('missing' in scorer) return [];
      const theirs = given.map((hand): Answer => {
        const { pts, han, fu, ym } = scorer.run(scorer.prep(hand));
        return ym > 0 || pts === 0 ? { pts, han: 0, fu: 0 } : { pts, han, fu };
      });
      const same = (...keys: (keyof Answer)[]): number =>
        ours.filter((answer, at) => keys.every((key) => answer[key] === theirs[at]![key])).length;
      return [
        `Same as ${peer}: points of ${same('pts')}, points, fan and minipoints of ${same('pts', 'han', 'fu')} of ${given.length} hands.`,
      ];
    }),
  );
  return given.length === 0 ? [] : lines.flat();
}

function answerOf(rules: PackRuleset, hand: Hand): Answer {
  const { judgement, delta } = sure(score(rules, handText(hand), circumstancesOf(hand)));
  const pts = delta[hand.seat - 1]!;
  const { yakuman = 0, han = 0 } = judgement?.tallies ?? {};
  const counted = judgement !== undefined && yakuman === 0;
  return { pts, han: counted ? han : 0, fu: counted ? judgement.steps!['minipoints']! : 0 };
}
