import type { JSX } from 'preact';

export default function ReplayPanel(): JSX.Element {
  return <p />;
}
