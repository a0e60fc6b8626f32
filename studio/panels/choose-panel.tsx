import type { JSX } from 'preact';

export default function ChoosePanel(): JSX.Element {
  return <p />;
}
