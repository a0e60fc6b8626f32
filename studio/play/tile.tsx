/** A tile as a picture; the faces are drawn once for the page. */
import type { JSX } from 'preact';
import { words } from '../text/index.ts';
import type { TableFacts } from '../worker/table-facts.ts';
import { BACK, drawFace } from 'tilewright/tiles';

/** The faces of a game, for `TilePicture` to refer to. */
export function Faces({ facts }: { facts: TableFacts }): JSX.Element {
  const all = [...Object.entries(facts.tiles).map(([id, { drawn }]) => [id, drawn] as const), ['back', drawFace(BACK)] as const];
  return (
    <svg width="0" height="0" aria-hidden="true" class="faces">
      {all.map(([id, drawn]) => (
        // The picture is made by our own code; a name of a pack in it is escaped there.
        <symbol key={id} id={`face-${id}`} viewBox="0 0 600 800" dangerouslySetInnerHTML={{ __html: drawn }} />
      ))}
    </svg>
  );
}

interface TileProps {
  id: string;
  facts: TableFacts;
  /** Not read out, where a button around it has the name. */
  quiet?: boolean;
  class?: string;
}

export function TilePicture({ id, facts, quiet = false, class: kind = '' }: TileProps): JSX.Element {
  const known = facts.tiles[id];
  const label = known?.name ?? words.value.hiddenTile;
  return (
    <svg class={`tile ${kind}`} viewBox="0 0 600 800" {...(quiet ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      <use href={`#face-${known ? id : 'back'}`} />
    </svg>
  );
}
