/** Single hands: the scoring box of books, why a hand has a pattern or not, and hands kept as examples. */
import './score-panel.css';
import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { project } from '../page/project.ts';
import { language, words } from '../text/index.ts';
import { asked, askAgain, live, shown, start, startPage } from './score-hand.ts';
import { Keep } from './keep-example.tsx';
import { WhyPattern } from './why-pattern.tsx';

/** Typing is one change. */
const PAUSE = 400;

export default function ScorePanel(): JSX.Element {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useSignalEffect(() => {
    const [now, spoken] = [project.value, language.value];
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void startPage(now, spoken), shown.peek() === undefined ? 0 : PAUSE);
  });
  useSignalEffect(() => {
    if (asked.value !== undefined) askAgain();
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      live.value = undefined;
    },
    [],
  );
  const page = shown.value;
  if (page === undefined) return <p class="loading">{words.value.loading}</p>;
  if (!page.ok) return <pre class="said">{page.said}</pre>;
  return (
    <div class="score">
      <Frame page={page.page} />
      <WhyPattern patterns={page.patterns} />
      <Keep patterns={page.patterns} />
    </div>
  );
}

/** The box in a document of its own, as high as what is in it. */
function Frame({ page }: { page: string }): JSX.Element {
  const frame = useRef<HTMLIFrameElement>(null);
  const observer = useRef<ResizeObserver | undefined>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);
  const onLoad = (): void => {
    const element = frame.current!;
    const { body } = element.contentDocument!;
    observer.current?.disconnect();
    observer.current = new ResizeObserver(() => (element.style.height = `${body.scrollHeight}px`));
    observer.current.observe(body);
    start(element.contentWindow!);
  };
  return <iframe ref={frame} title={words.value.score} srcdoc={page} onLoad={onLoad} />;
}
