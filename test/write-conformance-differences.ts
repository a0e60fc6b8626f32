/** Writes the page of the documentation about conformance cases that are not exact or are disputed. */
import { writeFileSync } from 'node:fs';
import { differencesOf, openOf } from './conformance/differences-page.ts';
import { japaneseModernCases, japaneseModernOutcomes } from './conformance/cases/japanese-modern.ts';
import { FILES as HONG_KONG_FILES, hongKongCases, hongKongOutcomes } from './conformance/cases/hong-kong.ts';
import { mcrCases, mcrOutcomes } from './conformance/cases/mcr.ts';
import { riichiCases, riichiOutcomes, sanmaCases } from './conformance/cases/riichi.ts';
import { CLASSICAL_FILES, classicalOutcomes } from './conformance/cases/classical.ts';
import { outcomesOf, SICHUAN_FILES } from './conformance/cases/sichuan-deals.ts';
import { taiwaneseCases, taiwaneseOutcomes } from './conformance/cases/taiwanese.ts';
import { zungJungCases, zungJungOutcomes } from './conformance/cases/zung-jung.ts';

const page = [
  '# Differences from the conformance cases',
  '',
  '`npm run differences` writes this page. It lists every case of `shared/conformance/` in which our result differs from the source, and every case on',
  'which the sources disagree. Each entry gives the reason. Numbers of fan, chapters and examples refer to the rule sheet.',
  '',
  differencesOf('mcr-scoring.jsonl', mcrOutcomes(mcrCases())),
  differencesOf('riichi-scoring.jsonl', riichiOutcomes(riichiCases())),
  differencesOf('sanma-scoring.jsonl', riichiOutcomes(sanmaCases())),
  differencesOf('japanese-modern-scoring.jsonl', japaneseModernOutcomes(japaneseModernCases())),
  ...HONG_KONG_FILES.map((file) => differencesOf(file, hongKongOutcomes(hongKongCases(file)))),
  differencesOf('zung-jung-scoring.jsonl', zungJungOutcomes(zungJungCases())),
  differencesOf('taiwanese-scoring.jsonl', taiwaneseOutcomes(taiwaneseCases())),
  ...SICHUAN_FILES.map((file) => differencesOf(file, outcomesOf(file))),
  ...CLASSICAL_FILES.map((file) => differencesOf(file, classicalOutcomes(file))),
  openOf('games.jsonl'),
];
writeFileSync(new URL('../docs/differences.md', import.meta.url), page.join('\n'));
