/** What is wrong with the pack, in the words of `check`. */
import type { JSX } from 'preact';
import { goTo } from '../editor/cursor.ts';
import { type Diagnostic, diagnostics } from '../editor/language-client.ts';
import { project } from '../page/project.ts';
import { fill, words } from '../text/index.ts';

export function ProblemsPanel(): JSX.Element {
  const names = Object.keys(project.value.files);
  const all = names.flatMap((file) => (diagnostics.value[file] ?? []).map((one) => ({ file, one })));
  if (all.length === 0) return <p class="empty">{words.value.noProblems}</p>;
  return (
    <ul class="problems">
      {all.map(({ file, one }, index) => (
        <li key={index}>
          <Problem file={names.length > 1 ? file : undefined} one={one} onGo={() => goTo({ file, line: one.range.start.line + 1, character: one.range.start.character })} />
        </li>
      ))}
    </ul>
  );
}

interface ProblemProps {
  /** Said where there are several. */
  file: string | undefined;
  one: Diagnostic;
  onGo(): void;
}

function Problem({ file, one, onGo }: ProblemProps): JSX.Element {
  const kind = one.severity === 1 ? 'error' : 'warning';
  const [message, ...hint] = one.message.split('\n');
  return (
    <button type="button" class={`problem ${kind}`} onClick={onGo}>
      <span class="kind">{words.value[kind]}</span> <span class="message">{message}</span>{' '}
      <span class="place">
        {file !== undefined && `${file}, `}
        {fill(words.value.line, { n: one.range.start.line + 1 })}
      </span>
      {hint.length > 0 && <span class="hint">{hint.join('\n')}</span>}
    </button>
  );
}
