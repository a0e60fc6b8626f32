// Written by review/generate.ts from the pages of docs/problems. Do not edit: run `npm run generate`.

/** The pages by code. */
export const pages: Readonly<Record<string, string>> = {
};
