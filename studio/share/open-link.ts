/** Opens what the address carries; what was open stays among the drafts. */
import { notice } from '../bar/dialogs.tsx';
import { showRight } from '../page/layout.ts';
import { openProject, type Project } from '../page/project.ts';
import { words } from '../text/index.ts';
import { position } from './shared-position.ts';

export async function openLink(): Promise<void> {
  const { hash } = location;
  if (hash.length < 2) return;
  if (hash === '#project') return openServed();
  const { readLink } = await import('./link.ts');
  const shared = readLink(hash);
  if (shared === undefined) return;
  // The address would go on showing what has been changed since.
  history.replaceState(null, '', location.pathname + location.search);
  const { linkDamaged, linkTooLarge, linkNewer } = words.value;
  if (typeof shared === 'string')
    notice.value = { damaged: linkDamaged, 'too-large': linkTooLarge, newer: linkNewer }[shared];
  else if (shared.is === 'project') {
    openProject(shared.project);
    showRight('book');
  } else {
    position.value = shared.position;
    showRight('replay');
  }
}

/** The pack that `tilewright studio PACK` serves beside the page. */
async function openServed(): Promise<void> {
  const answer = await fetch('./project.json');
  if (answer.ok) openProject((await answer.json()) as Project);
  history.replaceState(null, '', location.pathname);
}
