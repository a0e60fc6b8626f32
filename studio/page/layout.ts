/** Which panels are shown. A narrow screen shows one; a wide one the rules on the left and another panel beside them. */
import { signal } from '@preact/signals';

export const LEFT = ['choose', 'write'] as const;
export const RIGHT = ['problems', 'book', 'score', 'tests', 'play', 'replay'] as const;
export type LeftPanel = (typeof LEFT)[number];
export type RightPanel = (typeof RIGHT)[number];

export const left = signal<LeftPanel>('write');
export const right = signal<RightPanel>('problems');
/** On a narrow screen: which side is shown. */
export const side = signal<'left' | 'right'>('left');

export function showLeft(panel: LeftPanel): void {
  left.value = panel;
  side.value = 'left';
}

export function showRight(panel: RightPanel): void {
  right.value = panel;
  side.value = 'right';
}
