import type { JSX } from 'preact';

export default function TestsPanel(): JSX.Element {
  return <p />;
}
