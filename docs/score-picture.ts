/** The picture of the README: a hand, what each pattern adds, and who pays, as the rules of the package answer today. */
import { load, score, tellResult } from '../loader/index.ts';
import { drawFace, pictureOf, TILE } from '../tiles/index.ts';

export const PICTURED = {
  pack: 'riichi',
  hand: '234m 567m 345p 67s 22p +8s',
  flags: '--by draw --with riichi,ippatsu --lists indicators=1m',
  how: { by: 'draw', with: ['riichi', 'ippatsu'], lists: { indicators: '1m' } },
} as const;

const WIDTH = 880;
const LINE = 25;
const MONO = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

/** An SVG for light and dark pages alike: it brings its own ground. */
export function scorePicture(): string {
  const { pack, hand, flags, how } = PICTURED;
  const rules = load(pack);
  if (!rules.ok) throw new Error(`${pack}: ${rules.problems[0]?.message}`);
  const result = score(rules.value, hand, { ...how, with: [...how.with] });
  const judgement = result.ok ? result.value.judgement : undefined;
  const tiles = pictureOf(hand, rules.value.tiles);
  if (!result.ok || judgement === undefined || tiles === undefined) throw new Error(`${hand} does not win in ${pack}.`);
  const { circumstances, settlement } = result.value;
  const { seat, from } = circumstances;
  const drawn: string[] = [];
  let y = 34;
  const line = (at: number, text: string, style: string): void =>
    void drawn.push(`<text x="${at}" y="${y}" ${style}>${escaped(text)}</text>`);
  line(24, `$ tilewright score ${pack} '${hand}' ${flags}`, `font-family="${MONO}" font-size="12" fill="#6b6459"`);
  const scale = (WIDTH - 48) / tiles.width;
  const faces = tiles.tiles.map(({ x, ...face }) => `<g transform="translate(${x} 0)">${drawFace(face)}</g>`);
  drawn.push(`<g transform="translate(24 56) scale(${scale.toFixed(4)})">${faces.join('')}</g>`);
  y = 56 + TILE.height * scale + 40;
  for (const { id, times, value } of judgement.patterns) {
    const { name, when } = rules.value.pack.patterns[id]!;
    const worth = Object.entries(value).filter(([, number]) => number !== 0);
    line(88, worth.map(([tally, number]) => `${number} ${tally}`).join(', '), 'text-anchor="end"');
    line(108, `${name.en}${times > 1 ? ` × ${times}` : ''}`, 'font-weight="600"');
    line(330, String(when), `font-family="${MONO}" font-size="13" fill="#6b6459"`);
    y += LINE;
  }
  drawn.push(`<path d="M24 ${y - 14}H${WIDTH - 24}" stroke="#cfc8b8"/>`);
  y += 14;
  line(24, tellResult(rules.value, judgement, { seat, from, settlement }), 'font-size="18" font-weight="700"');
  y += LINE + 4;
  const names = (each: number): string => rules.value.names[`seat${each + 1}`]?.en ?? `seat ${each + 1}`;
  const delta = result.value.delta.map(
    (points, each) => `${names(each)} ${points > 0 ? '+' : ''}${points.toLocaleString('en')}`,
  );
  line(24, delta.join('   ·   '), 'fill="#3c372f"');
  const [height, says] = [
    Math.round(y + 24),
    `${hand} scored: ${tellResult(rules.value, judgement, { seat, from, settlement })}`,
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img"`,
    ` aria-label="${escaped(says)}" font-family="system-ui, sans-serif" font-size="15" fill="#23201c">`,
    `<rect width="${WIDTH}" height="${height}" rx="12" fill="#f4efe2"/>`,
    ...drawn.map((each) => `\n${each}`),
    '\n</svg>\n',
  ].join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
