export { toGithub } from './github.ts';
export { reviewPack, type ReviewSettings } from './review.ts';
