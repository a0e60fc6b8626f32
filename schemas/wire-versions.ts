/**
 * Versions of what a table and its clients send each other, and of saved tables; each stands in the `$id` of its schema. Whatever
 * changes what a schema says raises its version.
 */
export const WIRE_VERSIONS = { action: 2, event: 3, view: 3, log: 3, table: 2 };

/** What is sent or saved and has a schema. */
export type Wire = keyof typeof WIRE_VERSIONS;
