import { expect, test } from 'vitest';
import { checkPack, score, tellResult } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { mcrCases, scoreMcr } from '../../conformance/cases/mcr.ts';
import { riichiCases, type RiichiCase, scoreCase } from '../../conformance/cases/riichi.ts';

/** `3 han 30 fu`, `5 han 40 fu, mangan`, `2 × yakuman`; what is paid after a colon. */
const RESULT = /^(?:(\d+) han (\d+) fu(?:, ([a-z ]+))?|(?:(\d+) × )?yakuman): (\S+)(?: each)?$/;

/** What the sentence says, in the words of a case. */
function readBack(text: string): object {
  const [, han, fu, limit, times = '1', paid] = RESULT.exec(text) ?? [];
  const points = paid?.replaceAll(',', '').split('/').map(Number);
  if (han === undefined) return { limit: times === '1' ? 'yakuman' : `${times}x_yakuman`, points };
  return { han: Number(han), fu: Number(fu), ...(limit && { limit }), points };
}

function wantedOf({ expect: { han, fu, limit, yakuman }, expect: wanted, by, seat }: RiichiCase): object {
  const { ron, tsumo_each: each, tsumo_other: other, tsumo_dealer: dealer } = wanted.payments ?? {};
  const points = by === 'ron' ? [ron] : seat === 1 ? [each] : [other, dealer];
  return yakuman ? { limit, points } : { han, fu, ...(limit && { limit: LIMITS[limit] ?? limit }), points };
}

/** Where a counted yakuman is counted twice, its points say so. */
const LIMITS: Record<string, string> = { kazoe_yakuman: 'counted yakuman', '2x_kazoe_yakuman': 'counted yakuman' };

/** Cases that say all of it, of one payer or the usual three. */
const riichi = riichiCases().filter(
  ({ honba, pao, expect: { error, payments, yakuman, fu } }) =>
    honba === 0 && pao === undefined && !error && payments && (yakuman || fu),
);

test.skipIf(riichi.length === 0)('riichi hands are told with their han, fu, limit and points', () => {
  const apart = riichi.flatMap((one) => {
    const { judgement, settlement, circumstances } = scoreCase(one);
    const { seat, from } = circumstances;
    const told = judgement ? tellResult(rulesOf('riichi', one.rules), judgement, { seat, from, settlement }) : 'no win';
    const [found, wanted] = [readBack(told), wantedOf(one)];
    return JSON.stringify(found) === JSON.stringify(wanted) ? [] : [{ id: one.id, told, wanted }];
  });
  console.log(`told as players say it: ${riichi.length} riichi hands`);
  expect(riichi.length).toBeGreaterThan(200);
  expect(apart).toEqual([]);
});

const mcr = mcrCases().filter(({ disputed }) => disputed === undefined);

test.skipIf(mcr.length === 0)('MCR hands are told with their points and what each pays', () => {
  const apart = mcr.flatMap((one) => {
    const { judgement, settlement, circumstances } = scoreMcr(one);
    if (judgement === undefined) return [];
    const { seat, from } = circumstances;
    const told = tellResult(rulesOf('mcr'), judgement, { seat, from, settlement });
    const { total } = one.expect;
    const paid = from === undefined ? `${8 + total} each` : `${8 + total} from the discarder, 8 from each other player`;
    const wanted = `${total} points: ${paid}`;
    return told === wanted ? [] : [{ id: one.id, told, wanted }];
  });
  console.log(`told as players say it: ${mcr.length} MCR hands`);
  expect(mcr.length).toBeGreaterThan(50);
  expect(apart).toEqual([]);
});

test.each([
  ['zung-jung', '666s 3z (789m) (222p) (789s) +3z', 'en', '1 point: 1 each'],
  ['zung-jung', '666s 3z (789m) (222p) (789s) +3z', 'zh', '1分: 各1'],
  ['riichi', '19m19p19s1234567z +1m', 'en', '2 × yakuman: 96,000'],
  ['riichi', '(555z) (666z) (777z) 34m99p +5m', 'en', 'yakuman: 48,000'],
  ['riichi', '(555z) (666z) (777z) 34m99p +5m', 'ja', '役満: 48,000'],
  ['riichi', '234567m345p6678s +9s', 'ja', '1飜30符: 1,500'],
  [
    'cantonese',
    '(111m)(222m)555m777m3m +3m',
    'en',
    '10 fan, limit: 256 from the discarder, 128 from each other player',
  ],
])('%s tells %s in %s', (pack, hand, language, told) => {
  const rules = rulesOf(pack);
  const { judgement, settlement, circumstances } = sure(score(rules, hand));
  const { seat, from } = circumstances;
  expect(tellResult(rules, judgement!, { seat, from, settlement }, { language })).toBe(told);
});

test('a template that names no number of the hand is told where it stands', () => {
  const { problems } = checkPack(
    'id: house\nextends: cantonese\nname: { en: House }\nscore: { tell: { en: "{fann} fan" } }\n',
  );
  expect(problems.map(({ code, hint, place }) => [code, hint, place?.line])).toEqual([
    ['unknown-step', 'Did you mean `fan`?', 4],
  ]);
});
