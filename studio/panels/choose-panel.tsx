/** A form that writes the YAML: the parent, the options, what patterns and limits are worth. */
import './choose-panel.css';
import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import packs from 'virtual:packs';
import { project } from '../page/project.ts';
import { fill, inLanguage, language, words } from '../text/index.ts';
import type { ChooseForm, EntryField, OptionField } from '../worker/choose.ts';
import { answer, canUndo, change, find, loadForm, refused, undo, written } from './choose-form.ts';
import { Back, NumberInput, TextInput, YesNo } from './choose-inputs.tsx';

/** Where there is room, the file stands open below the form. */
const isWide = matchMedia('(min-width: 50rem)').matches;
/** Typing in the editor is one change. */
const PAUSE = 250;

export default function ChoosePanel(): JSX.Element {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useSignalEffect(() => {
    const [now, spoken] = [project.value, language.value];
    clearTimeout(timer.current);
    const make = (): void => void loadForm(now, spoken);
    timer.current = setTimeout(make, answer.peek() === undefined ? 0 : PAUSE);
  });
  const told = answer.value;
  if (told === undefined) return <p class="loading">{words.value.loading}</p>;
  return (
    <>
      {told.ok ? <Form form={told.form} /> : <p class="empty">{words.value.chooseNoForm}</p>}
      <Result said={refused.value ?? (told.ok ? told.form.said : told.said)} />
    </>
  );
}

function Form({ form }: { form: ChooseForm }): JSX.Element {
  const table = words.value;
  const fits = (texts: readonly string[]): boolean => texts.some((text) => includes(text, find.value));
  const options = form.options.filter(({ name, says, path }) => fits([name, says, path.at(-1)!]));
  const entries = (list: readonly EntryField[]): EntryField[] => list.filter(({ name, says, also }) => fits([name, says, ...also]));
  const groups = form.groups.map(({ name, patterns }) => ({ name, patterns: entries(patterns) })).filter(({ patterns }) => patterns.length > 0);
  const limits = entries(form.limits);
  return (
    <form class="choose" onSubmit={(event) => event.preventDefault()}>
      <Head form={form} />
      <TextInput class="find" label={table.chooseFind} value={find.value} onInput={(text) => (find.value = text)} />
      {options.length > 0 && (
        <Group name={table.chooseOptions} hint={table.chooseOptionsHint}>
          {options.map((field) => (
            <Option key={field.path.join('.')} field={field} />
          ))}
        </Group>
      )}
      {groups.map(({ name, patterns }) => (
        <Group key={name} name={fill(table.choosePatterns, { group: name })}>
          {patterns.map((field) => (
            <Entry key={field.path.join('.')} field={field} />
          ))}
        </Group>
      ))}
      {limits.length > 0 && (
        <Group name={table.chooseLimits}>
          {limits.map((field) => (
            <Entry key={field.path.join('.')} field={field} />
          ))}
        </Group>
      )}
    </form>
  );
}

function includes(text: string, wanted: string): boolean {
  return text.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase());
}

function Head({ form: { name, parent } }: { form: ChooseForm }): JSX.Element {
  const table = words.value;
  const known = packs.find(({ id }) => id === parent);
  return (
    <div class="head">
      <label for="choose-name">{table.chooseName}</label>
      <TextInput id="choose-name" value={name} onChange={(text) => change(['name', language.value], text)} />
      {parent !== undefined && (
        <>
          <label for="choose-parent">{table.chooseParent}</label>
          <select id="choose-parent" value={parent} onChange={(event) => change(['extends'], event.currentTarget.value)}>
            {known === undefined && <option value={parent}>{parent}</option>}
            {packs.map(({ id, name: names }) => (
              <option key={id} value={id}>
                {inLanguage(names)}
              </option>
            ))}
          </select>
          {known !== undefined && <p class="hint about">{inLanguage(known.about)}</p>}
        </>
      )}
    </div>
  );
}

function Group({ name, hint, children }: { name: string; hint?: string; children: ComponentChildren }): JSX.Element {
  return (
    <fieldset>
      <legend>{name}</legend>
      {hint !== undefined && <p class="hint">{hint}</p>}
      {children}
    </fieldset>
  );
}

function Option({ field }: { field: OptionField }): JSX.Element {
  const { path, name, says, type, value, values = [], range, isChanged, parents: above } = field;
  const id = `choose-${path.join('-')}`;
  const label = <span class="name">{name}</span>;
  return (
    <div class={`row ${isChanged ? 'changed' : ''}`}>
      {type === 'yes/no' ? (
        <YesNo label={label} value={value === true} describedBy={`${id}-says`} onChange={(on) => change(path, on)} />
      ) : (
        <label for={id}>{label}</label>
      )}
      {type === 'choice' && (
        <select id={id} value={String(value)} aria-describedby={`${id}-says`} onChange={(event) => change(path, event.currentTarget.value)}>
          {values.map((each) => (
            <option key={each} value={each}>
              {each.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      )}
      {type === 'number' && (
        <NumberInput id={id} value={value as number} range={range} describedBy={`${id}-says`} onChange={(number) => change(path, number)} />
      )}
      <span class="says" id={`${id}-says`}>
        {says}
      </span>
      {isChanged && <Back to={above} name={name} onBack={() => change(path, undefined)} />}
    </div>
  );
}

/** A pattern or a limit: a tick takes it out, and numbers say what it is worth. */
function Entry({ field }: { field: EntryField }): JSX.Element {
  const { path, name, says, worth, isOut, isInherited, isChanged } = field;
  const id = `choose-${path.join('-')}`;
  return (
    <div class={`row ${isChanged ? 'changed' : ''} ${isOut ? 'out' : ''}`}>
      <YesNo
        label={<span class="name">{name}</span>}
        value={!isOut}
        disabled={!isInherited}
        describedBy={`${id}-says`}
        onChange={(on) => change(path, on ? undefined : null)}
      />
      <span class="worth">
        {worth.map(({ path: at, name: unit, value }) =>
          typeof value === 'number' ? (
            <label key={at.join('.')}>
              <NumberInput value={value} label={`${name}: ${unit}`} disabled={isOut} onChange={(number) => change(at, number)} /> {unit}
            </label>
          ) : (
            <code key={at.join('.')}>
              {value} {unit}
            </code>
          ),
        )}
      </span>
      <span class="says" id={`${id}-says`}>
        {says}
      </span>
      {isOut && <Back name={name} onBack={() => change(path, undefined)} />}
      {!isOut &&
        worth.map(
          ({ path: at, isChanged: isOther, parents: above }) =>
            isOther && <Back key={at.join('.')} to={above} name={name} onBack={() => change(at, undefined)} />,
        )}
    </div>
  );
}

/** What the form has written, and what is wrong with it. */
function Result({ said }: { said: string | undefined }): JSX.Element {
  const table = words.value;
  const { file, text, before = text } = written.value;
  const old = new Set(before.split('\n'));
  return (
    <section class="choose-result" aria-label={table.chooseFile}>
      <div class="line">
        <button type="button" disabled={!canUndo.value} onClick={undo}>
          {table.chooseUndo}
        </button>
        <span role="status">{said === undefined ? table.chooseLoads : table.chooseWrong}</span>
      </div>
      {said !== undefined && <pre class="wrong">{said}</pre>}
      <details open={isWide}>
        <summary>{fill(table.chooseFileOf, { file })}</summary>
        <pre>
          {text.split('\n').map((line, index) => (old.has(line) ? `${line}\n` : <mark key={index}>{`${line}\n`}</mark>))}
        </pre>
      </details>
    </section>
  );
}
