/** The inputs of the form. They tell what was entered once it is: on Enter, or when one goes on to another. */
import type { ComponentChild, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { fill, words } from '../text/index.ts';
import type { FieldValue } from '../worker/choose.ts';

/** Shows the value of the pack again whenever that is another, and tells each entry once it is finished. */
function useEntered(value: string, onChange: ((text: string) => void) | undefined): { current: HTMLInputElement | null } {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current!.value = value;
  }, [value]);
  // `onChange` of an input would be told of every key here: what is rendered goes by the habits of React.
  useLayoutEffect(() => {
    const element = input.current!;
    const tell = (): void => onChange?.(element.value);
    element.addEventListener('change', tell);
    return () => element.removeEventListener('change', tell);
  });
  return input;
}

interface TextProps {
  value: string;
  id?: string;
  class?: string;
  label?: string;
  onChange?(text: string): void;
  /** Told of every key. */
  onInput?(text: string): void;
}

export function TextInput({ value, id, class: name, label, onChange, onInput }: TextProps): JSX.Element {
  const input = useEntered(value, onChange);
  return (
    <input
      type="text"
      ref={input}
      {...(id !== undefined && { id })}
      {...(name !== undefined && { class: name })}
      {...(label !== undefined && { 'aria-label': label, placeholder: label })}
      onInput={(event) => onInput?.(event.currentTarget.value)}
    />
  );
}

interface NumberProps {
  value: number;
  id?: string;
  label?: string;
  describedBy?: string;
  range?: readonly [number, number] | undefined;
  disabled?: boolean;
  onChange(value: number): void;
}

export function NumberInput({ value, id, label, describedBy, range, disabled = false, onChange }: NumberProps): JSX.Element {
  const input = useEntered(String(value), (text) => {
    if (text.trim() !== '' && Number.isFinite(Number(text))) onChange(Number(text));
    else input.current!.value = String(value);
  });
  const isWhole = [value, ...(range ?? [])].every(Number.isInteger);
  return (
    <input
      type="number"
      ref={input}
      step={isWhole ? 1 : 'any'}
      disabled={disabled}
      {...(range && { min: range[0], max: range[1] })}
      {...(id !== undefined && { id })}
      {...(label !== undefined && { 'aria-label': label })}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
    />
  );
}

interface YesNoProps {
  label: ComponentChild;
  value: boolean;
  describedBy: string;
  disabled?: boolean;
  onChange(on: boolean): void;
}

export function YesNo({ label, value, describedBy, disabled = false, onChange }: YesNoProps): JSX.Element {
  return (
    <label>
      <input
        type="checkbox"
        checked={value}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}

/** The way back to what the parent has. */
export function Back({ to, name, onBack }: { to?: FieldValue | undefined; name: string; onBack(): void }): JSX.Element {
  const table = words.value;
  const said = typeof to === 'boolean' ? (to ? table.chooseYes : table.chooseNo) : String(to).replaceAll('_', ' ');
  const text = to === undefined ? table.choosePutBack : fill(table.chooseBack, { value: said });
  return (
    <button type="button" class="back" aria-label={`${name}: ${text}`} onClick={onBack}>
      {text}
    </button>
  );
}
