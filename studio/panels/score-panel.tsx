import type { JSX } from 'preact';

export default function ScorePanel(): JSX.Element {
  return <p />;
}
