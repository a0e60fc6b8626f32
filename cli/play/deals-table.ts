/** Deals in one line each. */
import { clip, columnsAndText } from '../draw/text-columns.ts';
import { signed } from '../draw/number-text.ts';
import { personAt } from '../draw/deal-move-table.ts';
import { awardName, inSentence, owned, type Scene, seatName, thingName, pointsWord } from '../draw/drawing-context.ts';
import { tellText } from '../draw/scored-hand.ts';
import { tileText } from '../draw/tiles.ts';
import { changes, type Story } from './gather-deal-story.ts';
import { endingName } from './deal-ending.ts';

/** A table of deals: a line for each win, and one of its own where a round begins. */
export function drawSummaries(scene: Scene, stories: readonly Story[]): string[] {
  const { paint } = scene;
  const head = ['deal', seatName(scene, 0), 'winner', '', 'hand', pointsWord(scene), 'patterns'].map((text) =>
    paint.dim(text),
  );
  const told = stories.map((story) => rowsOf(scene, story));
  const fit = (patterns: string, room: number, i: number): string =>
    i === 0 ? patterns : paint.dim(clip(patterns, room));
  const lines = columnsAndText([head, ...told.flat()], scene.columns, fit, { right: [0, 4, 5], indent: 3 });
  const first = lines.splice(0, 1);
  return [
    ...first,
    ...stories.flatMap((story, i) => [...roundHead(scene, story, stories[i - 1]), ...lines.splice(0, told[i]!.length)]),
  ];
}

function roundHead(scene: Scene, { begin, period }: Story, before: Story | undefined): string[] {
  if (before?.begin.round === begin.round && before.period === period) return [];
  return [scene.paint.dim(`   ${period > 1 ? `period ${period}, ` : ''}round ${begin.round}`)];
}

function rowsOf(scene: Scene, story: Story): string[][] {
  const { begin, wins, ending } = story;
  const start = [String(begin.deal), personAt(scene, story, begin.dealer)];
  if (wins.length === 0) {
    const false_ = story.seats.map((seat) => inSentence(personAt(scene, story, seat))).join(', ');
    const how = ending === 'false_win' ? `false win: ${false_}` : endingName(scene, story);
    return [[...start, 'nobody', how, '', '', foundText(scene, story)]];
  }
  // What a seat won and lost in the deal stands beside its first win.
  const change = changes(story);
  return wins.map((win, i) => [
    ...(i === 0 ? start : ['', '']),
    personAt(scene, story, win.seat),
    howText(scene, story, win),
    tellText(scene, win.judgement),
    wins.findIndex(({ seat }) => seat === win.seat) === i ? signed(change[win.seat]!) : '',
    leading(scene, win.judgement).join(', '),
  ]);
}

/** `tenpai: Ada, Ben`. */
function foundText(scene: Scene, story: Story): string {
  const marks = [...new Set(story.closing.flatMap((one) => one.marks))];
  const seats = (mark: string): string =>
    story.closing
      .filter((one) => one.marks.includes(mark))
      .map(({ seat }) => personAt(scene, story, seat))
      .join(', ');
  return marks.map((mark) => `${thingName(scene, mark)}: ${seats(mark)}`).join('; ');
}

/** The patterns of the first tally that the hand has any of: small change is not told. */
export function leading(scene: Scene, { patterns, tallies }: Story['wins'][number]['judgement']): string[] {
  const first = Object.keys(scene.pack.tallies).find((tally) => tallies[tally] !== 0);
  const counts = patterns.filter(({ value }) => first === undefined || (value[first] ?? 0) !== 0);
  return counts.map((award) => awardName(scene, award));
}

/** `on Dan's 8m`, `8m drawn`. */
function howText(scene: Scene, story: Story, { from, tile, by }: Story['wins'][number]): string {
  if (tile === '') return 'without a last tile';
  return by === 'draw' || from < 0
    ? `${tileText(scene, tile)} drawn`
    : `on ${owned(personAt(scene, story, from))} ${tileText(scene, tile)}`;
}
