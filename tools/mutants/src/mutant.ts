/** `search` occurs exactly once in `file` (below the workspace). */
export type Edit = { file: string; search: string; replace: string }

/** A plausible mistake in the code of a workspace, and the test that must fail on it. */
export type Mutant = {
  name: string
  edits: Edit[]
  /** A test file (below the workspace) and a part of the name of its tests. */
  check: { file: string; test: string }
}

export const mutant = (
  name: string,
  check: [file: string, test: string],
  ...edits: [file: string, search: string, replace: string][]
): Mutant => ({
  name,
  edits: edits.map(([file, search, replace]) => ({ file, search, replace })),
  check: { file: check[0], test: check[1] },
})
