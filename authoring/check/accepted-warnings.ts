/** The chapter `accepts`: warnings that are right and yet meant, each with a sentence that says why. */
import { standingsOf } from './pattern-relations.ts';
import { companions } from './warnings/always-together.ts';
import { atKey, dataAt, isOwn, namesIn, type Finding, type CheckedPack } from './checked-pack.ts';

/** What is left of the findings, and what the chapter accepts that nobody warned of. */
export function unaccepted(written: CheckedPack, findings: readonly Finding[]): Finding[] {
  const isAccepted = ({ entry, problem }: Finding): boolean =>
    problem.severity === 'warning' && dataAt(written, ['accepts', problem.code, entry]) !== undefined;
  return [...findings.filter((finding) => !isAccepted(finding)), ...idle(written, findings)];
}

/** Whether a warning that comes of hands may be right, although these hands were too few to say so. */
function mayStillBe({ ruleset, trials }: CheckedPack, code: string, entry: string): boolean {
  if (code === 'never-counts' || code === 'unreached-limit') return trials.outcomes === undefined;
  if (code !== 'always-together') return false;
  const standings = standingsOf(ruleset);
  const pattern = standings.ids.indexOf(entry);
  return pattern >= 0 && companions(pattern, trials, standings, 1).length > 0;
}

function idle(written: CheckedPack, findings: readonly Finding[]): Finding[] {
  return namesIn(written, 'accepts').flatMap((code) =>
    namesIn(written, 'accepts', code)
      .filter((entry) => !findings.some((finding) => finding.problem.code === code && finding.entry === entry))
      .filter((entry) => isOwn(written, ['accepts', code, entry]) && !mayStillBe(written, code, entry))
      .map((entry) => {
        const message = `Nothing warns of \`${code}\` at \`${entry}\`, so nothing is to be accepted.`;
        return atKey(written, 'accepts-nothing', message, ['accepts', code, entry], { hint: 'Take the line out.' });
      }),
  );
}
