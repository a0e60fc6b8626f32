/**
 * Versions of what a table and its clients send each other, and of saved tables; each stands in the `$id` of its schema. Whatever
 * changes what a schema says raises its version.
 */
export const WIRE_VERSIONS = { action: 3, event: 5, view: 5, log: 4, table: 4 };

/** What is sent or saved and has a schema. */
export type Wire = keyof typeof WIRE_VERSIONS;
