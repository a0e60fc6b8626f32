import type { JSX } from 'preact';

export default function PlayPanel(): JSX.Element {
  return <p />;
}
