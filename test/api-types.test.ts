/** The types of the public names: the compiler checks this file, running it finds no more than that the names are there. */
import { expect, expectTypeOf, it } from 'vitest';
import {
  type Action,
  type CompletePack,
  newGame,
  type Judgement,
  legal,
  type Log,
  type LogHeader,
  type PlayerNumber,
  type Problem,
  play,
  replay,
  restoreTable,
  type Result,
  type Ruleset,
  saveTable,
  type Seat,
  type StoredPack,
  type Table,
  type View,
  view,
} from '../core/index.ts';
import { load, type PackModule, rulesetFromPack, score } from '../loader/index.ts';
import { validate } from '../schemas/index.ts';
import { runGame } from '../sim/index.ts';
import { makeBot, type Player, randomPlayer } from '../players/index.ts';

/** `any` and `unknown` where a result should say what it is. */
type IsVague<T> = 0 extends 1 & T ? true : unknown extends T ? true : false;
/** Keys of an object whose type says nothing. */
type VagueKeys<T> = { [K in keyof T]-?: IsVague<T[K]> extends true ? K : never }[keyof T];

it('results say what they are', () => {
  expectTypeOf(load).returns.toExtend<Result<Ruleset>>();
  expectTypeOf(rulesetFromPack).returns.toExtend<Result<Ruleset>>();
  expectTypeOf<VagueKeys<Ruleset>>().toBeNever();
  expectTypeOf<VagueKeys<LogHeader>>().toBeNever();
  expectTypeOf<VagueKeys<Table>>().toBeNever();
  expectTypeOf<VagueKeys<View>>().toBeNever();
  expectTypeOf<VagueKeys<Judgement>>().toBeNever();
  expectTypeOf<VagueKeys<Action>>().toBeNever();
  expectTypeOf<VagueKeys<Problem>>().toBeNever();
  expectTypeOf<VagueKeys<ReturnType<typeof saveTable>>>().toBeNever();
  expectTypeOf<VagueKeys<ReturnType<typeof runGame>>>().toBeNever();
  expectTypeOf(play).returns.toEqualTypeOf<Table>();
  expectTypeOf(legal).returns.toExtend<readonly Action[]>();
  expectTypeOf(restoreTable).returns.toEqualTypeOf<Result<Table>>();
  expectTypeOf(replay).parameter(1).toEqualTypeOf<Log>();
  expect([load, rulesetFromPack, play, legal, restoreTable, replay, saveTable, runGame]).not.toContain(undefined);
});

it('the pack of rules and of a log has the form that files are checked by', () => {
  expectTypeOf<Ruleset['pack']>().toEqualTypeOf<StoredPack>();
  expectTypeOf<LogHeader['pack']>().toEqualTypeOf<StoredPack>();
  expectTypeOf<StoredPack>().toExtend<CompletePack>();
  const loaded = load('international');
  if (!loaded.ok) throw new Error(loaded.problems[0]!.message);
  const { pack } = loaded.value;
  expectTypeOf(pack.patterns).not.toBeAny();
  expect(pack.patterns).toBeTypeOf('object');
  expect(validate(pack)).toEqual([]);
});

it('seats, players and patterns are named by numbers and ids', () => {
  expectTypeOf<Table['players']>().toEqualTypeOf<PlayerNumber[]>();
  expectTypeOf<Table['toAct']>().toEqualTypeOf<Seat[]>();
  expectTypeOf<Judgement['patterns'][number]['id']>().toEqualTypeOf<string>();
  expectTypeOf<Judgement['tallies']>().toExtend<Readonly<Record<string, number>>>();
  expectTypeOf(score).returns.toExtend<Result<{ win: boolean; judgement?: Judgement }>>();
  expect(score).toBeTypeOf('function');
});

it('a bot answers a view with an action', () => {
  expectTypeOf<ReturnType<typeof makeBot>>().toExtend<Player>();
  expectTypeOf<ReturnType<typeof randomPlayer>>().toEqualTypeOf<Player>();
  expectTypeOf<Player>().toEqualTypeOf<(view: View) => Action>();
  expectTypeOf(view).returns.toEqualTypeOf<View>();
  expect([makeBot, randomPlayer, view]).not.toContain(undefined);
});

it('a compiled pack plays and scores', () => {
  expectTypeOf<PackModule['default']>().toExtend<Ruleset>();
  expectTypeOf<PackModule['default']>().toExtend<Parameters<typeof newGame>[0]>();
  expectTypeOf<PackModule['default']>().toExtend<Parameters<typeof score>[0]>();
  expectTypeOf<PackModule['score']>().returns.toEqualTypeOf<ReturnType<typeof score>>();
  expect(newGame).toBeTypeOf('function');
});
