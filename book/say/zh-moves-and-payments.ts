/** Chinese: moves and payments. */
import { and, or, parts, text } from './zh-grammar.ts';
import { listed, phrase, plain, type Phrase } from './phrase.ts';
import type { Play } from './language-interface.ts';

const WHOSE = { seat: '该家', everyone: '各家', others: '其他各家', exposer: '出牌者' };
const BESIDE = { next: '下家', previous: '上家', opposite: '对家' };
const ENDED: Record<string, string> = { win: '和牌', exhausted: '牌墙摸完', false_win: '诈和', none: '无' };

/** A number that is a choice stands behind a colon. */
function sumOf(amount: Phrase = []): Phrase {
  return /[，；]|时为/.test(plain(amount)) ? phrase`：${amount}` : amount;
}

export const play: Play = {
  uses: {
    none: [],
    'any tile': text('手中任意一张牌'),
    '2 tiles': text('手中两张牌'),
    '3 tiles': text('手中三张牌'),
    aside: text('一张可置于一旁的牌'),
    '1 same': text('手中一张相同的牌'),
    '2 same': text('手中两张相同的牌'),
    '3 same': text('手中三张相同的牌'),
    '4 same': text('手中四张相同的牌'),
    run: text('手中能与之成顺子的两张牌'),
    '4 alike': text('手中四张相同的牌'),
    'add to pung': text('手中一张与自己碰过的刻子相同的牌'),
  },
  steps: {
    discard: text('打出这张牌'),
    show: text('亮出这些牌'),
    aside: text('该牌置于一旁'),
    replace: text('补一张牌'),
    draw: text('摸一张牌'),
    give: ({ to, fill }, say) => {
      const whom = typeof to === 'string' ? text(BESIDE[to]) : say.seat(to);
      const most = plain(say.amount(fill));
      const given = phrase`把牌交给${whom}`;
      return most === '0' ? given : phrase`${given}，不足${most}张时把传来的牌不看就传下去`;
    },
    next: text('轮到下家'),
    win: text('和牌'),
    open: text('亮出手牌'),
    window: ({ name }, { answers }) => {
      const moves = parts(answers(name));
      return moves.length === 0 ? text('别家不能应对') : phrase`别家可以${or(moves)}`;
    },
    mark: ({ name, of }, say) => phrase`${WHOSE[of]}得到“${say.name('marks', name)}”`,
    unmark: ({ name, of }, say) => phrase`${WHOSE[of]}失去“${say.name('marks', name)}”`,
    count: (step, say) => {
      const counter = say.name('counters', step.name);
      const by = say.growth(step);
      return by === undefined ? phrase`“${counter}”数变为${say.amount(step.to)}` : phrase`“${counter}”数加${by}`;
    },
    reveal: ({ list, asManyAs }, { name }) =>
      asManyAs === undefined
        ? phrase`再翻开一张${name('lists', list)}`
        : phrase`翻开与${name('lists', asManyAs)}同样多的${name('lists', list)}`,
    deposit: ({ amount, pot }, say) => phrase`该家向“${say.name('pots', pot)}”放入${say.amount(amount)}`,
    pay: ({ from, amount, reason }, say) =>
      phrase`${from === 'others' ? '其他各家' : '出牌者'}付给该家${say.amount(amount)}（${reason}）`,
    refund: ({ reason, which, of, paidTo }) =>
      phrase`${of === 'exposer' ? '出牌者' : ''}${paidTo === 'seat' ? '向该家转付' : '退还'}${which === 'last' ? '最后一次收到的点数' : '已付的点数'}（${reason}）`,
    note: ({ list }, say) => phrase`这张牌记入“${say.name('lists', list)}”`,
    forget: ({ list }, say) => phrase`清空“${say.name('lists', list)}”`,
    liable: ({ patterns }, say) => phrase`出牌者对${or(parts(patterns.map((id) => say.name('patterns', id))))}包牌`,
    end: (step, say) => {
      const ending = say.ending(step.ending);
      return phrase`本局结束：${typeof ending === 'string' ? ENDED[ending]! : ending}`;
    },
    stands: (steps) => phrase`；若无人和这张牌，${and(parts(steps))}`,
    when: (condition, does) => phrase`${condition}时，${does}`,
  },
  ties: (ties) => {
    if (ties === 'nearest') return text('多家同时要时，顺序最近者优先');
    return ties === 'all' ? text('多家可以同时成立') : phrase`至多${ties}家同时成立，顺序最近者优先`;
  },
  pays: ({ when, payer, receiver, amount }) => {
    const start = when === undefined ? '' : phrase`${when}时，`;
    const to =
      typeof receiver === 'object' ? receiver.pot : { winner: '和牌者', paid: '收方', opponent: '其他各家' }[receiver];
    if (typeof payer === 'object' && 'pot' in payer)
      return amount === undefined
        ? phrase`${start}${to}取得“${payer.pot}”中的全部点数`
        : phrase`${start}${to}从“${payer.pot}”取得${amount}`;
    if (typeof payer === 'object')
      return phrase`${start}${listed(payer.seats, '、', '和')}${payer.seats.length > 1 ? '各' : ''}付给${to}${sumOf(amount)}`;
    const who = {
      each: receiver === 'opponent' ? '诈和者' : '其他各家',
      others: '出牌者以外的各家',
      such: '符合条件的各家',
    }[payer];
    return phrase`${start}${who}付给${to}${sumOf(amount)}`;
  },
};
