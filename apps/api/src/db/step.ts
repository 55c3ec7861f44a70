import type { Migration } from 'kysely/migration'

/**
 * What brings the schema one step on, in a transaction of its own. `inPieces`: each of its statements commits by itself, so
 * that none holds its locks while the next ones work; cut off anywhere, it has to do its work when it is begun anew.
 */
export type Step = Migration & { readonly inPieces?: true }
