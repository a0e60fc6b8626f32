/** Steps of a move before its tiles leave the hand may ask about them; no other step may. */
import { describe, expect, test } from 'vitest';
import { type Action, newGame, legal, play, type Ruleset, type Table } from '../../core/index.ts';
import { load, type PackRuleset } from '../../loader/index.ts';
import { writtenModule } from '../kit/written-pack-module.ts';

const HEAD = `id: small
name: { en: Small }
extends: zung-jung
marks: { keen: { says: something } }
counters: { honours: { says: honours that were discarded } }
`;

function sure(text: string): PackRuleset {
  const loaded = load(text);
  expect(loaded.problems.map(({ message, place }) => `${place?.line} ${message}`)).toEqual([]);
  if (!loaded.ok) throw new Error('not loaded');
  return loaded.value;
}

const problems = (chapters: string): string[] =>
  load(`${HEAD}${chapters}`).problems.map(({ code, message }) => `${code} ${message}`);

const DISCARD = `moves:
  discard:
    steps:
      - { mark: keen, when: any tile of used_tile is honour }
      - { count: honours, to: "honours + (if any tile of used_tile is honour then 1 else 0)" }
      - discard
      - { window: discard }
      - next
`;

describe('a discard that is looked at before it leaves the hand', () => {
  const rules = sure(HEAD + DISCARD);

  test.each<[string, () => Ruleset | Promise<Ruleset>]>([
    ['as it is loaded', () => rules],
    ['compiled ahead of time', async () => (await writtenModule(rules)).default],
  ])('%s', async (_, made) => {
    const played = await made();
    const table = newGame(played, { seed: 3 });
    const discards = legal(table, table.dealer).filter(({ move }) => move === 'discard');
    expect(discards.length).toBeGreaterThan(5);
    const honours = discards.filter((action) => {
      const after = play(table, action).seats[table.dealer]!;
      const isHonour = action.tiles[0]!.endsWith('z');
      expect([action.tiles[0], after.marks.includes('keen')]).toEqual([action.tiles[0], isHonour]);
      expect(after.counters['honours']).toBe(isHonour ? 1 : 0);
      return isHonour;
    });
    expect(honours.length).toBeGreaterThan(0);
    expect(honours.length).toBeLessThan(discards.length);
  });

  test('only moves whose steps ask for the tile are handed it', () => {
    const { moves } = rules;
    expect([moves.discard!.asksTile, moves.win!.asksTile, moves.chow!.asksTile]).toEqual([true, false, false]);
    expect(
      sure(`${HEAD}${DISCARD.replaceAll('any tile of used_tile is honour', 'tiles left > 4')}`).moves.discard,
    ).toMatchObject({
      asksTile: false,
    });
  });
});

test('a tile of the hand is told from an alike one just drawn', () => {
  const rules =
    sure(`${HEAD}moves: { discard: { steps: [{ mark: keen, when: just drawn }, discard, { window: discard }, next] } }
`);
  const { table, tile } = drawnAlike(rules);
  const marked = (more: Partial<Action>): boolean =>
    play(table, { seat: table.toAct[0]!, move: 'discard', tiles: [tile], ...more }).seats[
      table.toAct[0]!
    ]!.marks.includes('keen');
  expect([marked({}), marked({ fromHand: true })]).toEqual([true, false]);
});

/** A turn in which the tile drawn has an alike one in the hand. */
function drawnAlike(rules: Ruleset): { table: Table; tile: string } {
  for (let seed = 1; seed < 400; seed++) {
    let table = newGame(rules, { seed });
    const { stage } = table;
    if (stage.at !== 'turn') continue;
    const first = legal(table, table.dealer).find(({ move }) => move === 'discard');
    if (first === undefined) continue;
    table = play(table, first);
    while (table.stage.at === 'window') table = play(table, { seat: table.toAct[0]!, move: 'pass', tiles: [] });
    if (table.stage.at !== 'turn' || table.stage.turn.begin !== 'drawn') continue;
    const { seat, tile } = table.stage.turn;
    if (table.seats[seat]!.hand.filter((one) => one === tile).length > 1)
      return { table, tile: rules.tiles.tiles[tile]!.id };
  }
  throw new Error('no such turn');
}

describe('elsewhere the tile is no longer, or not yet, in question', () => {
  const WRONG = 'wrong-place `waits stay` has no meaning in the condition of a move.';
  test.each<[string, string]>([
    [
      'after the tiles were shown',
      'moves: { hidden: { name: { en: Hidden }, on: [turn], uses: 4 alike, makes: kong, steps: [show, { mark: keen, when: waits stay }, replace] } }',
    ],
    [
      'in the window that follows',
      'moves: { discard: { steps: [discard, { window: discard, stands: [{ mark: keen, when: waits stay }] }, next] } }',
    ],
    [
      'in a claim, whose tiles are put down at once',
      'moves: { pung: { steps: [{ mark: keen, when: waits stay }, show] } }',
    ],
    [
      'in a move without tiles',
      'moves: { bow: { name: { en: Bow }, on: [turn], steps: [{ mark: keen, when: waits stay }], then: [discard] } }',
    ],
    ['when a win was none', 'moves: { win: { if_false: [{ mark: keen, when: waits stay }] } }'],
    ['when a turn begins', 'turn: { begins: [{ mark: keen, when: waits stay }] }'],
    ['where the move may be made', 'moves: { discard: { when: waits stay } }'],
  ])('%s', (_, text) => {
    expect(problems(`${text}\n`)).toContain(WRONG);
  });

  test('what is wrong says where it would be right', () => {
    const [problem] = load(`${HEAD}moves: { pung: { steps: [{ mark: keen, when: waits stay }, show] } }
`).problems;
    expect(problem?.hint).toContain('a step on the own turn before they leave the hand');
  });

  test('also where a pack inherits the step and changes what the move is', () => {
    const text = (more: string): string => `id: house\nname: { en: House }\nextends: ari-ari\n${more}`;
    const wrong = (more: string): string[] => load(text(more)).problems.map(({ code }) => code);
    expect(wrong('')).toEqual([]);
    expect(wrong('moves: { concealed_kong: { on: [turn, discard] } }\n')).toContain('wrong-place');
  });
});
