export const replay = {
  dropLog:
    'Drop the log of a game here, or choose its file: a log of Tilewright, mjai (JSON lines), or tenhou.net/6 (JSON). It stays on this computer.',
  openLog: 'Open a log',
  logTooLarge: '{name} is larger than the log of any game.',
  unknownLog: 'This is no log of Tilewright, mjai or tenhou.net/6.',
  parts: 'The rules and this log part here: {difference}',
  stepBack: 'One step back',
  stepOn: 'One step on',
  stepLabel: 'Step',
  goToDeal: 'Go to a deal',
  dealNumber: 'Deal {n}',
  viewOf: 'Seen by',
  allHands: 'All hands open',
  sharePosition: 'Copy a link to this position',
  linkCopied: 'Copied, {n} characters.',
  otherLog: 'Another log',
  alsoOffered: 'The rules also offered {n} more',
} as const;
