/** All built-in packs, to change, to read or to compare with; and the drafts of this browser. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import packs from 'virtual:packs';
import { showLeft, showRight } from '../page/layout.ts';
import { drafts, openProject, project } from '../page/project.ts';
import { fill, inLanguage, language, words } from '../text/index.ts';
import { engine } from '../worker/engine-client.ts';
import type { DiffAnswer } from '../worker/gallery.ts';
import { dialog, notice } from './dialogs.tsx';

/** How a pack differs from the open project, once asked for. */
const compared = signal<{ id: string; answer: DiffAnswer | undefined } | undefined>(undefined);

export default function GamesDialog(): JSX.Element {
  const { startFrom, copyAll, differs, yourDrafts, startFromHint } = words.value;
  return (
    <>
      <p class="hint">{startFromHint}</p>
      <ul class="games">
        {packs.map(({ id, name, about }) => (
          <li key={id}>
            <h3>{inLanguage(name)}</h3>
            <p>{inLanguage(about)}</p>
            <p class="row">
              <button type="button" class="main" onClick={() => void begin(id, inLanguage(name))}>
                {startFrom}
              </button>
              <button type="button" onClick={() => void copy(id)}>
                {copyAll}
              </button>
              <button type="button" onClick={() => void compare(id)}>
                {differs}
              </button>
            </p>
            {compared.value?.id === id && <Differences answer={compared.value.answer} />}
          </li>
        ))}
      </ul>
      {drafts.value.length > 1 && (
        <>
          <h3>{yourDrafts}</h3>
          <ul class="drafts">
            {drafts.value.slice(1).map((draft) => (
              <li key={draft.changed}>
                <button type="button" onClick={() => leave(() => openProject(draft.project))}>
                  {draft.project.entry}, {new Date(draft.changed).toLocaleString(language.value)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function leave(work: () => void): void {
  dialog.value = undefined;
  work();
}

/** A pack of one's own that changes this one; the form shows what may be chosen. */
async function begin(id: string, name: string): Promise<void> {
  const made = await engine().houseRules(id, fill(words.value.houseName, { name }));
  if (made.ok) leave(() => openProject(made.project));
  else notice.value = made.said;
  showLeft('choose');
}

/** All rules of the pack as files. */
async function copy(id: string): Promise<void> {
  const copied = await engine().sources(id);
  leave(() => openProject(copied));
  showLeft('write');
  showRight('book');
}

async function compare(id: string): Promise<void> {
  compared.value = { id, answer: undefined };
  const answer = await engine().differences(id, project.value);
  if (compared.value?.id === id) compared.value = { id, answer };
}

function Differences({ answer }: { answer: DiffAnswer | undefined }): JSX.Element {
  if (answer === undefined) return <p role="status">{words.value.comparing}</p>;
  if (!answer.ok) return <pre class="said">{answer.said}</pre>;
  if (answer.changes.length === 0) return <p role="status">{words.value.noDifference}</p>;
  return (
    <ul class="differences" role="status">
      {answer.changes.map(({ says, shown, results }, index) => (
        <li key={index}>
          {says}
          {shown !== undefined && (
            <dl>
              <dt>{shown}</dt>
              {results.map(({ under, says: said }) => (
                <dd key={under}>
                  <b>{under}</b> {said}
                </dd>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
