/** What happened, under the new names of a pack. */
import type { Account, Event } from '../../../core/index.ts';
import type { Renaming } from './renamed-pack.ts';

/** An event as the renamed pack tells it. */
export function renameEvent(event: Event, to: Renaming): Event {
  const move = (id: string): string => to.moves[id] ?? id;
  switch (event.type) {
    case 'action':
    case 'meld':
    case 'declared':
    case 'revoked':
      return { ...event, move: move(event.move) };
    case 'claim_lost':
      return { ...event, move: move(event.move), winner: move(event.winner) };
    case 'window':
      return { ...event, name: to.windows[event.name]!, move: move(event.move) };
    case 'phase':
      return { ...event, phase: to.phases[event.phase]! };
    case 'mark':
      return { ...event, mark: to.marks[event.mark]! };
    case 'count':
      return { ...event, counter: to.counters[event.counter]! };
    case 'reveal':
    case 'note':
    case 'forget':
      return { ...event, list: to.lists[event.list]! };
    case 'deposit':
      return { ...event, pot: to.pots[event.pot]! };
    case 'liable':
      return { ...event, patterns: event.patterns.map((id) => to.patterns[id]!) };
    case 'deal_over':
      return { ...event, ending: to.endings[event.ending] ?? event.ending };
    case 'settle':
      return {
        ...event,
        entries: event.entries.map((entry) => ({
          ...entry,
          from: renameAccount(entry.from, to),
          to: renameAccount(entry.to, to),
          rule: to.payments[entry.rule]!,
        })),
        pots: Object.fromEntries(Object.entries(event.pots).map(([pot, amount]) => [to.pots[pot]!, amount])),
      };
    case 'win':
    case 'read':
      return { ...event, judgement: renameJudgement(event.judgement, to) };
    default:
      return event;
  }
}

function renameAccount(account: Account, to: Renaming): Account {
  return typeof account === 'number' ? account : `pot:${to.pots[account.slice('pot:'.length)]!}`;
}

type Judgement = Extract<Event, { type: 'win' }>['judgement'];

function renameJudgement(judgement: Judgement, to: Renaming): Judgement {
  const tallies = (amounts: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [to.tallies[name]!, amount]));
  const patterns = judgement.patterns.map((award) => ({
    ...award,
    id: to.patterns[award.id]!,
    value: tallies(award.value),
  }));
  const { steps, sums } = judgement;
  const named = Object.entries(steps ?? {}).map(([name, amount]) => [to.steps[name]!, amount]);
  return {
    ...judgement,
    shape: to.shapes[judgement.shape]!,
    patterns,
    tallies: tallies(judgement.tallies),
    ...(sums && { sums: tallies(sums) }),
    ...(steps && { steps: Object.fromEntries(named) }),
    ...(judgement.limit !== undefined && { limit: to.limits[judgement.limit]! }),
  };
}
