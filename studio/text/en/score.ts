export const score = {
  exampleOf: 'Example of',
  keepExample: 'Keep as example',
  keptExample: 'Written to {file}: this hand has it.',
  keptCounterExample: 'Written to {file}: this hand does not have it.',
  whyPattern: 'Why does it count, or why not:',
  askWhy: 'Explain',
  counts: '{name} counts.',
  conditionFails: '{name} does not count: its condition does not hold.',
  noWin: '{name} does not count: the hand does not win.',
  otherReading: '{name} is there when the hand is divided otherwise, which is not worth more.',
  otherCounts: '{name} is there, but does not count beside other patterns.',
} as const;
