/**
 * Problems as SARIF 2.1.0, the form in which tools of the field show findings:
 *
 *     run ── tool ── rules: every code that occurs, with its page
 *         └─ results: code, sentence, region, further places, fix
 */
import type { Place, Problem } from '../../core/index.ts';
import { problemPage } from './problem-pages.ts';

type Json = string | number | boolean | Json[] | { [key: string]: Json };

/** One run over all files; `version` is ours. */
export function toSarif(problems: readonly Problem[], version: string): Json {
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  const driver = { name: 'tilewright', version, semanticVersion: version, rules: codes.map(ruleOf) };
  const results = problems.map((problem) => resultOf(problem, codes));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
}

function ruleOf(code: string): Json {
  const page = problemPage(code);
  const help = page === undefined ? {} : { help: { text: page.text, markdown: page.text } };
  const short = page === undefined ? {} : { shortDescription: { text: page.what } };
  return { id: code, ...short, ...help };
}

function resultOf({ code, severity, message, place, further = [], hint, replacement }: Problem, codes: string[]): Json {
  const text = hint === undefined ? message : `${message} ${hint}`;
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text },
    locations: place === undefined ? [] : [{ physicalLocation: locationOf(place) }],
    ...(further.length > 0 && {
      relatedLocations: further.map((other, id) => ({
        id,
        physicalLocation: locationOf(other.place),
        message: { text: other.message },
      })),
    }),
    ...(place !== undefined && replacement !== undefined && { fixes: [fixOf(place, text, replacement)] }),
  };
}

function locationOf(place: Place): { [key: string]: Json } {
  return { artifactLocation: { uri: uriOf(place.file) }, region: regionOf(place) };
}

function fixOf(place: Place, text: string, replacement: string): Json {
  const replacements = [{ deletedRegion: regionOf(place), insertedContent: { text: replacement } }];
  return { description: { text }, artifactChanges: [{ artifactLocation: { uri: uriOf(place.file) }, replacements }] };
}

function regionOf({ line, column, endLine, endColumn }: Place): { [key: string]: Json } {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

/** Paths as addresses: `my rules.yaml` is `my%20rules.yaml`. */
function uriOf(file: string): string {
  const path = file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
  return path.startsWith('/') ? `file://${path}` : path.replace(/^([A-Za-z])%3A\//, 'file:///$1:/');
}
