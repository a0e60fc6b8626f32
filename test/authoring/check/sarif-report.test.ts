import { expect, test } from 'vitest';
import { problem, type Problem } from '../../../core/index.ts';
import { toSarif } from '../../../authoring/check/index.ts';

const place = { file: 'my rules/räte.yaml', line: 5, column: 3, endLine: 5, endColumn: 13 };
const other = { file: 'b.yaml', line: 1, column: 1, endLine: 1, endColumn: 4 };
const problems: Problem[] = [
  problem('unknown-key', 'No.', { place, hint: 'Did you mean `when`?', replacement: 'when' }),
  problem('never-read', 'Nobody.', { severity: 'warning', place: other, further: [{ place, message: 'here' }] }),
  problem('unknown-pack', 'None.'),
  problem('unknown-key', 'Again.', { place: other }),
];

interface Result {
  ruleId: string;
  ruleIndex: number;
  locations: { physicalLocation: { artifactLocation: { uri: string } } }[];
}
interface Run {
  tool: { driver: { rules: { id: string }[] } };
  columnKind: string;
  results: Result[];
}
interface SarifLog {
  runs: [Run];
}

const sarif = (found: readonly Problem[]): SarifLog => toSarif(found, '1.2.3') as unknown as SarifLog;
const log = sarif(problems);
const [run] = log.runs;

test('the head is what the format asks for', () => {
  expect(log).toMatchObject({ version: '2.1.0', $schema: expect.stringContaining('sarif-2.1.0') });
  expect(run.tool).toMatchObject({ driver: { name: 'tilewright', version: '1.2.3' } });
  expect(run.columnKind).toBe('utf16CodeUnits');
});

test('each code is a rule once, with its page', () => {
  const { rules } = run.tool.driver;
  expect(rules.map(({ id }) => id)).toEqual(['never-read', 'unknown-key', 'unknown-pack']);
  expect(rules[1]).toMatchObject({
    shortDescription: { text: 'The key is not allowed here.' },
    help: { text: expect.stringContaining('Wrong:'), markdown: expect.stringContaining('```yaml') },
  });
  for (const { ruleId, ruleIndex } of run.results) expect(rules[ruleIndex]!.id).toBe(ruleId);
});

test('each problem is a result with its level, region, further places and fix', () => {
  const region = { startLine: 5, startColumn: 3, endLine: 5, endColumn: 13 };
  const uri = 'my%20rules/r%C3%A4te.yaml';
  expect(run.results).toMatchObject([
    {
      level: 'error',
      message: { text: 'No. Did you mean `when`?' },
      locations: [{ physicalLocation: { artifactLocation: { uri }, region } }],
      fixes: [
        {
          artifactChanges: [
            { artifactLocation: { uri }, replacements: [{ deletedRegion: region, insertedContent: { text: 'when' } }] },
          ],
        },
      ],
    },
    { level: 'warning', relatedLocations: [{ physicalLocation: { region }, message: { text: 'here' } }] },
    { locations: [] },
    { message: { text: 'Again.' } },
  ]);
});

test.each([
  ['/home/me/a.yaml', 'file:///home/me/a.yaml'],
  ['C:\\rules\\a.yaml', 'file:///C:/rules/a.yaml'],
  ['./a.yaml', './a.yaml'],
])('%s is %s', (file, uri) => {
  const [{ results }] = sarif([problem('tab', 'A tab.', { place: { ...place, file } })]).runs;
  expect(results[0]!.locations[0]!.physicalLocation.artifactLocation.uri).toBe(uri);
});
