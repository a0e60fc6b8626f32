/**
 * Likely mistakes in packs, and the page of every problem.
 *
 * @module tilewright/authoring/check
 */
export { toGithub } from './github-annotations.ts';
export { nearestCode, problemCodes, problemPage, type ProblemPage } from './problem-pages.ts';
export { lintInSteps, lintPack, type LintSettings } from './lint-pack.ts';
export { toSarif } from './sarif-report.ts';
export type { Combination } from './proof/combination.ts';
export { lookAtPart, type PartFindings } from './proof/look-at-part.ts';
export { planProof, type ProofPlan } from './proof/proof-plan.ts';
export { beginProofInSteps, type BegunProof, endProof, type Proof, type ProofProgress } from './proof/prove-pack.ts';
export { factsOf, type PatternFacts, type ProvedFacts } from './proof/proved-facts.ts';
