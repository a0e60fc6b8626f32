/**
 * Versions of what a table and its clients send each other; each stands in the `$id` of its schema. Whatever changes what
 * a schema says raises its version.
 */
export const WIRE_VERSIONS = { action: 1, event: 1, view: 1, log: 1 };

/** What is sent and has a schema. */
export type Wire = keyof typeof WIRE_VERSIONS;
