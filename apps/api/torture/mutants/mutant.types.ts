/** `search` occurs exactly once in `file` (below `apps/api`). */
export type Edit = { file: string; search: string; replace: string }

/** A mistake that somebody could make, and the check that must notice. */
export type Mutant = {
  name: string
  edits: Edit[]
  /** A test file (below `apps/api`) and a part of the name of its tests. */
  check: { file: string; test: string }
}

export const mutant = (
  name: string,
  check: [file: string, test: string],
  ...edits: [string, string, string][]
): Mutant => ({
  name,
  check: { file: check[0], test: check[1] },
  edits: edits.map(([file, search, replace]) => ({ file, search, replace })),
})
