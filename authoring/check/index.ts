/**
 * Likely mistakes in packs, and the page of every problem.
 *
 * @module tilewright/authoring/check
 */
export { toGithub } from './github-annotations.ts';
export { nearestCode, problemCodes, problemPage, type ProblemPage } from './problem-pages.ts';
export { lintInSteps, lintPack, type LintSettings } from './lint-pack.ts';
export { toSarif } from './sarif-report.ts';
