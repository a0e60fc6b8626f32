/** Steps that are one word; with a `when` they stand under `do`. */
export const BARE_STEPS: readonly string[] = ['discard', 'show', 'replace', 'draw', 'next', 'win', 'open'];
