export const panels = {
  testsRunning: '{done} of {all} tests run ...',
  testsAllPassed: 'All {n} tests passed.',
  testsNone:
    'This pack has no tests of its own yet. Score a hand and keep it as an example, or write `examples` and `scenarios`.',
  testsOwn: 'Tests of this pack',
  testsInherited: 'Inherited tests',
  testsPassed: '{n} passed',
  testsFailed: '{n} failed',
  testsChanged: '{n} changed by this pack',
  testsUnreadable: '{n} not readable here',
  testsPassedOne: 'passed',
  testsFailedOne: 'failed',
  testsChangedOne: 'changed here',
  testsChangedBefore: 'changed in the parent',
  testsWritten: 'Tests that cannot be run as they are written',
  testsInheritedHint:
    'Written for the packs that this one extends. A changed one comes out otherwise because of the rules of this pack; see whether you meant it.',
  testsUnreadableHint: 'These need tiles or names that this pack does not have:',
  testsGo: 'Go to {file}, line {n}',
} as const;
