import type { Problem } from '../../core/index.ts';

/** By file and line, so that all that is wrong in one place is told together. */
export function sorted(problems: readonly Problem[]): Problem[] {
  const key = ({ place }: Problem): [string, number, number] => [
    place?.file ?? '',
    place?.line ?? 0,
    place?.column ?? 0,
  ];
  return [...problems].sort((a, b) => {
    const [fileA, lineA, columnA] = key(a);
    const [fileB, lineB, columnB] = key(b);
    return fileA === fileB ? lineA - lineB || columnA - columnB : fileA < fileB ? -1 : 1;
  });
}
