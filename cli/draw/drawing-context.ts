/** What drawing needs to know: the rules with their local names, the language, the people, the paper. */
import { type Award, type Names, numberOfSeat, type Ruleset, type Seat } from '../../core/index.ts';
import type { CompletePack } from '../../schemas/index.ts';
import { plural } from './number-text.ts';
import type { Paint } from './terminal-colours.ts';

export interface Scene {
  rules: Ruleset;
  /** The flattened pack, for the texts of rules. */
  pack: CompletePack;
  language: string;
  paint: Paint;
  columns: number;
  /** Names by player. */
  players: readonly string[];
}

const YOU = 'You';
const BOTS = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil', 'Hana'];
const NARROW = 40;
const WIDE = 100;

/** `person`: the player who is addressed as `you`. */
export function makeScene(rules: Ruleset, paint: Paint, { language = 'en', columns = WIDE, person = -1 } = {}): Scene {
  const players = Array.from({ length: rules.seats.count }, (_, i) =>
    i === person ? YOU : (BOTS[i] ?? `Bot ${i + 1}`),
  );
  return {
    rules,
    pack: rules.pack,
    language,
    paint,
    columns: Math.max(NARROW, Math.min(WIDE, columns)),
    players,
  };
}

/** A name or text in the language of the scene. */
export function say({ language }: Pick<Scene, 'language'>, said: Names | string | undefined, otherwise = ''): string {
  return typeof said === 'string' ? said : (said?.[language] ?? said?.en ?? otherwise);
}

/** Local name of a mark, a counter, a pot, a list; its id as words where the pack gives none. */
export function thingName(scene: Scene, id: string): string {
  return say(scene, scene.rules.names[id], id.replaceAll('_', ' '));
}

/** Local name of a seat counted from the dealer, who is 0. */
export function seatName(scene: Scene, seat: Seat): string {
  const number = numberOfSeat(seat);
  return say(scene, scene.rules.names[`seat${number}`], `seat ${number}`);
}

/** `seat 2 South`; `seat 2` where the pack has no names for seats. */
export function numberedSeat(scene: Scene, seat: Seat): string {
  const number = `seat ${numberOfSeat(seat)}`;
  const name = seatName(scene, seat);
  return name === number ? number : `${number} ${name}`;
}

export function moveName(scene: Scene, id: string): string {
  return say(scene, scene.rules.moves[id]?.name, id);
}

export function patternName(scene: Scene, id: string): string {
  return say(scene, scene.pack.patterns[id]?.name, id);
}

export function tallyName(scene: Scene, id: string): string {
  return say(scene, scene.pack.tallies[id]?.name, id);
}

/** What these rules call a tile. */
export function tileWord(scene: Scene): string {
  return say(scene, scene.rules.names.tile, 'tile');
}

/** `1 tile`, `3 tiles`: names of packs stay as they are. */
export function tilesCounted(scene: Scene, number: number): string {
  const word = tileWord(scene);
  return plural(number, word, word === 'tile' ? 'tiles' : word);
}

/** What these rules call points. */
export function pointsWord(scene: Scene): string {
  return say(scene, scene.rules.names.points, 'points');
}

/** What these rules call the value of a hand, from which payments start. */
export function valueWord(scene: Scene): string {
  return say(scene, scene.rules.contents.value);
}

/** Local name of a kind of tile, if the pack gives one. */
export function kindName(scene: Scene, id: string): string | undefined {
  const names = scene.rules.names[`tile_${id}`];
  return names && say(scene, names);
}

/** `Dragon Pung x2`. */
export function awardName(scene: Scene, { id, times }: Award): string {
  return times > 1 ? `${patternName(scene, id)} x${times}` : patternName(scene, id);
}

/** `four winds` begins a line as `Four winds`. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Nobody wins` inside a sentence. */
export function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** `Ben wins`, but `You win`. */
export function does(name: string, verb: string): string {
  return `${name} ${name === YOU ? verb.replace(/s$/, '') : verb}`;
}

/** `Ben's`, but `your`. */
export function owned(name: string): string {
  return name === YOU ? 'your' : `${name}'s`;
}

/** A name, or what begins with one, inside a sentence. */
export function inSentence(text: string): string {
  return text.replace(new RegExp(`^${YOU}\\b`), 'you');
}

/** `1 fan`, `1/2 fan`, `3 fans`: names are plural; English ones lose their s. */
export function counted({ language }: Scene, number: number, text: string, plural: string): string {
  const one = language === 'en' && number > 0 && number <= 1 && /[^s]s$/.test(plural);
  return `${text} ${one ? plural.slice(0, -1) : plural}`;
}
