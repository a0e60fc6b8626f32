export { toGithub } from './github.ts';
export { nearestCode, problemCodes, problemPage, type ProblemPage } from './page.ts';
export { reviewPack, type ReviewSettings } from './review.ts';
export { toSarif } from './sarif.ts';
