/** What pages say themselves; books bring their own words. */
import type { CompareWords } from '../compare.ts';
import type { ChartWords } from './chart.ts';

export interface PageWords {
  skip: string;
  contents: string;
  search: string;
  searchHint: string;
  noEntry: string;
  names: string;
  scoreHand: string;
  scoreThis: string;
  published: string;
  inferred: string;
  house: string;
  publishedSays: string;
  inferredSays: string;
  houseSays: string;
  holds: string;
  holdsNot: string;
  notLoaded: string;
  card: string;
  books: string;
  compared: string;
  compare: CompareWords;
  chart: ChartWords;
  /** Of the scoring box. */
  box: BoxWords;
  /** In spoken hands. */
  claimed: string;
  concealedKong: string;
  last: string;
}

/** Words of the scoring box; `{has}`, `{n}`, `{a}` and `{b}` are filled in. */
export interface BoxWords {
  hand: string;
  handHint: string;
  clear: string;
  palette: string;
  into: string;
  concealed: string;
  chow: string;
  pung: string;
  kong: string;
  concealedKong: string;
  last: string;
  by: string;
  draw: string;
  discard: string;
  seat: string;
  round: string;
  from: string;
  responsible: string;
  nobody: string;
  facts: string;
  more: string;
  takeOut: string;
  takeOutMeld: string;
  empty: string;
  oneTile: string;
  someTiles: string;
  missingOne: string;
  missing: string;
  tooManyOne: string;
  tooMany: string;
  incomplete: string;
  belowMinimum: string;
  minimum: string;
  pattern: string;
  together: string;
  steps: string;
  worth: string;
  value: string;
  wins: string;
  payments: string;
  pays: string;
  nothingPaid: string;
  noPattern: string;
  result: string;
  nonsense: string;
}

const en: PageWords = {
  skip: 'Skip to the rules',
  contents: 'Contents',
  search: 'Search',
  searchHint: 'Search the rules (press /)',
  noEntry: 'Nothing found.',
  names: 'Names',
  scoreHand: 'Score a hand',
  scoreThis: 'Score this hand',
  published: 'published',
  inferred: 'inferred',
  house: 'house',
  publishedSays: 'read in the rule book',
  inferredSays: 'follows from what the rule book says',
  houseSays: 'chosen where the rule book is silent',
  holds: 'Example',
  holdsNot: 'Does not count',
  claimed: 'claimed',
  concealedKong: 'concealed kong',
  last: 'last tile',
  notLoaded: 'The pack does not load. This page shows the book as soon as it does.',
  card: 'Score card',
  books: 'Rule books of mahjong',
  compared: 'The variants compared',
  compare: {
    players: 'Players',
    tiles: 'Tiles',
    bonus: 'Flowers and other bonus tiles',
    marked: 'Marked tiles',
    hand: 'Tiles of a finished hand',
    claims: 'Claims of discards',
    nextOnly: 'next seat only',
    shapes: 'Kinds of finished hands',
    patterns: 'Patterns',
    minimum: 'To win a hand must have',
    limit: 'Highest limit',
    onDiscard: 'Who pays for a discard',
    onDraw: 'Who pays for a draw',
    discarderAlone: 'who discarded alone',
    everybody: 'everybody',
    discarderTimes: 'who discarded {times} times as much',
    discarderMore: 'who discarded more than the others',
    dealerTimes: 'the dealer {times} times as much',
    dealerMore: 'the dealer more than the others',
    free: 'Mistakes',
    freePlay: 'possible: a false win is paid for',
    checkedPlay: 'prevented: only what is allowed can be done',
    options: 'Options',
    none: 'none',
  },
  chart: {
    title: 'Value against rarity',
    value: 'worth',
    mean: 'what hands with it are worth, on average',
    share: 'of winning hands have it',
  },
  box: {
    hand: 'Hand',
    handHint: '(123m) is claimed, <2222p> a concealed kong, +9s the last tile.',
    clear: 'Clear',
    palette: 'Tiles',
    into: 'A click adds',
    concealed: 'a concealed tile',
    chow: 'a chow from here',
    pung: 'a pung',
    kong: 'a kong',
    concealedKong: 'a concealed kong',
    last: 'the last tile',
    by: 'Won by',
    draw: 'draw',
    discard: 'discard',
    seat: 'Seat',
    round: 'Round',
    from: 'Discarded by',
    responsible: 'Responsible',
    nobody: 'nobody',
    facts: 'What else holds',
    more: 'Counters and tiles on the table',
    takeOut: 'Take out {a}',
    takeOutMeld: 'Take out the group {a}',
    empty: 'Write a hand or click tiles: what it scores appears here.',
    oneTile: '{has} tile',
    someTiles: '{has} tiles',
    missingOne: '{tiles}: one is missing.',
    missing: '{tiles}: {n} are missing.',
    tooManyOne: '{tiles}: one too many.',
    tooMany: '{tiles}: {n} too many.',
    incomplete: 'The tiles are enough, but the hand is not complete.',
    belowMinimum: 'The hand is complete, but worth less than a win must be.',
    minimum: 'A win must have',
    pattern: 'What counts',
    together: 'Together',
    steps: 'On the way',
    worth: 'Worth',
    value: 'Value',
    wins: '{a} wins {b}',
    payments: 'Who pays',
    pays: '{a} pays {b}',
    nothingPaid: 'Nobody pays anything.',
    noPattern: 'No pattern counts.',
    result: 'What it scores',
    nonsense: 'This cannot be scored:',
  },
};

const zh: PageWords = {
  skip: '跳到规则',
  contents: '目录',
  search: '搜索',
  searchHint: '搜索规则(按 /)',
  noEntry: '没有找到。',
  names: '名称',
  scoreHand: '算一手牌',
  scoreThis: '算这手牌',
  published: '原文',
  inferred: '推断',
  house: '自定',
  publishedSays: '规则书中写明',
  inferredSays: '由规则书的内容推断',
  houseSays: '规则书没有说明,由本规则自定',
  holds: '例',
  holdsNot: '不计',
  claimed: '副露',
  concealedKong: '暗杠',
  last: '和牌',
  notLoaded: '规则包无法读取;改正后这里显示规则书。',
  card: '计分卡',
  books: '麻将规则书',
  compared: '各规则比较',
  compare: {
    players: '人数',
    tiles: '牌数',
    bonus: '花牌等',
    marked: '赤牌等',
    hand: '和牌张数',
    claims: '可吃碰杠',
    nextOnly: '仅下家',
    shapes: '和牌牌型',
    patterns: '番种',
    minimum: '起和',
    limit: '最高封顶',
    onDiscard: '点和时谁付',
    onDraw: '自摸时谁付',
    discarderAlone: '点炮者独付',
    everybody: '各家都付',
    discarderTimes: '点炮者付 {times} 倍',
    discarderMore: '点炮者付得更多',
    dealerTimes: '庄家付 {times} 倍',
    dealerMore: '庄家付得更多',
    free: '错误',
    freePlay: '可能发生,诈和要罚',
    checkedPlay: '不会发生,只能做允许的事',
    options: '可选规则',
    none: '无',
  },
  chart: { title: '分值与稀有度', value: '分值', mean: '有它的牌平均所值', share: '和牌中所占' },
  box: {
    hand: '手牌',
    handHint: '(123m) 为副露,<2222p> 为暗杠,+9s 为和牌。',
    clear: '清空',
    palette: '牌',
    into: '点击加入',
    concealed: '手中一张',
    chow: '由此起的顺子',
    pung: '刻子',
    kong: '明杠',
    concealedKong: '暗杠',
    last: '和牌',
    by: '和牌方式',
    draw: '自摸',
    discard: '点和',
    seat: '座位',
    round: '圈',
    from: '打出者',
    responsible: '包牌者',
    nobody: '无',
    facts: '其他情况',
    more: '计数与桌上的牌',
    takeOut: '取出{a}',
    takeOutMeld: '取出这组{a}',
    empty: '写入一手牌或点击牌,结果显示在这里。',
    oneTile: '{has} 张牌',
    someTiles: '{has} 张牌',
    missingOne: '{tiles}:少一张。',
    missing: '{tiles}:少 {n} 张。',
    tooManyOne: '{tiles}:多一张。',
    tooMany: '{tiles}:多 {n} 张。',
    incomplete: '张数足够,但没有和牌。',
    belowMinimum: '牌型完成,但不够起和。',
    minimum: '起和条件',
    pattern: '番种',
    together: '合计',
    steps: '计算',
    worth: '计',
    value: '分值',
    wins: '{a}得{b}',
    payments: '支付',
    pays: '{a}付给{b}',
    nothingPaid: '无人支付。',
    noPattern: '没有番种。',
    result: '结果',
    nonsense: '无法计算(说明为英文):',
  },
};

/** In the language of a book; English where we have no other. */
export function wordsOf(language: string): PageWords {
  return language.startsWith('zh') ? zh : en;
}
