/** Seats played by other programs, whatever becomes of those: who does not answer, or not as the rules allow, takes the default action. */
import type { Action, Ruleset, View } from '../../core/index.ts';
import { defaultAction } from '../../players/index.ts';
import type { RemotePlayer } from '../../sim/index.ts';
import type { LineChannel } from './line-channel.ts';

/** A program that did not do its part, in a sentence, and what was played for it. */
export interface Fault {
  /** Who plays, counted from 0, and as it was named. */
  player: number;
  name: string;
  deal: number;
  what: string;
  instead: string;
}

/** Another program that plays. */
export interface RemoteSeat extends RemotePlayer {
  /** Says that the game is over, and what is to be said then. */
  close(): void;
}

/** What a seat of another program is made with. */
export interface RemoteSettings {
  rules: Ruleset;
  /** Which player it is, and how all are named, by player. */
  player: number;
  names: readonly string[];
  /** Milliseconds for an answer. */
  limit: number;
  report(fault: Fault): void;
}

/** Somebody who has not answered so many questions in a row is asked no more. */
const MOST_LATE = 3;

/** Lines for another program and its answers in time; from some point on it may be gone for good. */
export class Partner {
  private late = 0;
  private lost: string | undefined;
  private told = false;

  constructor(
    private readonly channel: LineChannel,
    private readonly limit: number,
  ) {}

  send(message: object): void {
    if (this.lost === undefined) this.channel.send(JSON.stringify(message));
  }

  /** Whether a line comes in this time; it stays the next one. */
  async hears(milliseconds: number): Promise<boolean> {
    return this.channel.hears(milliseconds);
  }

  /** The next line that `take` makes something of, within the time for one answer; else a sentence why there is none. */
  async answer<Answer>(
    take: (line: string) => Answer | undefined,
    limit = this.limit,
  ): Promise<{ value: Answer } | { missing: string }> {
    if (this.lost !== undefined) return { missing: this.lost };
    const until = Date.now() + limit;
    for (;;) {
      const heard = await this.channel.next(until - Date.now());
      if ('gone' in heard) return this.lose(heard.gone);
      if ('late' in heard) return this.isLate(limit);
      const value = take(heard.line);
      if (value === undefined) continue;
      this.late = 0;
      return { value };
    }
  }

  /** Whether a fault is worth telling: of a program that is gone only the first is. */
  isNews(): boolean {
    if (this.lost === undefined) return true;
    const before = this.told;
    this.told = true;
    return !before;
  }

  close(): void {
    this.channel.close();
  }

  private isLate(limit: number): { missing: string } {
    const missing = `no answer within ${limit / 1000} s`;
    if (++this.late < MOST_LATE) return { missing };
    this.channel.close();
    return this.lose(`${missing}, ${MOST_LATE} times in a row`);
  }

  private lose(why: string): { missing: string } {
    this.lost = `${why}; it is asked no more`;
    return { missing: this.lost };
  }
}

/** What is done for a seat that does not do it, told if it is news. */
export function playInstead(
  { rules, player, names, report }: RemoteSettings,
  partner: Partner,
  view: View,
  what: string,
  action: Action = defaultAction(rules, view),
): Action {
  const instead = [action.move, ...action.tiles].join(' ');
  if (partner.isNews()) report({ player, name: names[player]!, deal: view.deal, what, instead });
  return action;
}
