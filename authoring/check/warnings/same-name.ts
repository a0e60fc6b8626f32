import { folded } from '../../../core/index.ts';
import { keySpot, placeOf } from '../../../loader/index.ts';
import {
  atKey,
  atValue,
  type CheckedPack,
  dataAt,
  type Finding,
  isOwn,
  listed,
  namesIn,
  type Path,
  type Warning,
} from '../checked-pack.ts';

/** What a pattern is called, and where that stands. */
interface Called {
  id: string;
  name: string;
  path: Path;
}

/** Two patterns with a name in common: who asks for it is told of both. A pack answers for the names that it gives itself. */
export const sameName: Warning = (written) => {
  const first = new Map<string, Called>();
  const shared = new Map<string, { called: Called; of: string; names: string[] }>();
  for (const called of namesIn(written, 'patterns').flatMap((id) => namesOf(written, id))) {
    const before = first.get(folded(called.name));
    if (before === undefined) first.set(folded(called.name), called);
    if (before === undefined || before.id === called.id) continue;
    const [own, other] = !isOwn(written, called.path) ? [before, called] : [called, before];
    const key = `${own.id} ${other.id}`;
    const known = shared.get(key);
    if (known === undefined) shared.set(key, { called: own, of: other.id, names: [own.name] });
    else if (!known.names.map(folded).includes(folded(own.name))) known.names.push(own.name);
  }
  return [...shared.values()].map(({ called, of, names }) => finding(written, called, of, names));
};

/** Its id first, so that a name that is the id of another pattern is found too. */
function namesOf(written: CheckedPack, id: string): Called[] {
  const path = ['patterns', id];
  const names = namesIn(written, ...path, 'name').map((language) => [...path, 'name', language]);
  const also = dataAt(written, [...path, 'also']);
  const others = Array.isArray(also) ? also.map((_, index) => [...path, 'also', index]) : [];
  return [
    { id, name: id, path },
    ...[...names, ...others].map((at) => ({ id, name: String(dataAt(written, at)), path: at })),
  ];
}

function finding(written: CheckedPack, { id, path }: Called, of: string, names: readonly string[]): Finding {
  const message = `\`${id}\` and \`${of}\` are both called ${listed(names)}.`;
  const other = placeOf(keySpot(written.flat.root, ['patterns', of]));
  const further = [{ place: other, message: 'the other pattern' }];
  const hint = 'Give one of them another name, or accept that both have this one.';
  const at = path.length === 2 ? atKey : atValue;
  return at(written, 'same-name', message, path, { further, hint });
}
