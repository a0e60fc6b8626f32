import { expect, test } from 'vitest';
import { problem, type Problem } from '../../../core/index.ts';
import { toGithub } from '../../../authoring/check/index.ts';

const place = { file: 'sunday.yaml', line: 5, column: 3, endLine: 5, endColumn: 13 };

test.each<[string, Problem, string]>([
  [
    'an error on a line',
    problem('tab', 'A tab.', { place, hint: 'Use spaces.' }),
    '::error file=sunday.yaml,line=5,col=3,endLine=5,endColumn=12,title=tab::A tab.%0AUse spaces.',
  ],
  [
    'a warning over several lines, without columns',
    problem('never-read', 'Nobody.', { severity: 'warning', place: { ...place, endLine: 7 } }),
    '::warning file=sunday.yaml,line=5,endLine=7,title=never-read::Nobody.',
  ],
  [
    'a caret that has no width',
    problem('syntax', 'Here.', { place: { ...place, endColumn: 3 } }),
    '::error file=sunday.yaml,line=5,col=3,endLine=5,endColumn=3,title=syntax::Here.',
  ],
  ['no place', problem('unknown-pack', 'None.'), '::error title=unknown-pack::None.'],
  [
    'signs that mean something there',
    problem('option-value', '50%: no,\nnever.', { place: { ...place, file: 'a,b:c%.yaml' } }),
    '::error file=a%2Cb%3Ac%25.yaml,line=5,col=3,endLine=5,endColumn=12,title=option-value::50%25: no,%0Anever.',
  ],
])('%s', (_, found, line) => {
  expect(toGithub([found])).toEqual([line]);
});
