/** `search` occurs exactly once in `file` (below the workspace). */
export type Edit = { file: string; search: string; replace: string }

const WORKSPACES = { api: 'apps/api', core: 'packages/core' } as const
export type Workspace = { project: keyof typeof WORKSPACES; path: string }

/** A plausible mistake in the code, and the test that must fail on it. */
export type Mutant = {
  name: string
  /** Where it is made, and the vitest project that notices. */
  workspace: Workspace
  edits: Edit[]
  /** A test file (below the workspace) and a part of the name of its tests. */
  check: { file: string; test: string }
}

const mutantOf =
  (project: Workspace['project']) =>
  (name: string, check: [file: string, test: string], ...edits: [string, string, string][]): Mutant => ({
    name,
    workspace: { project, path: WORKSPACES[project] },
    check: { file: check[0], test: check[1] },
    edits: edits.map(([file, search, replace]) => ({ file, search, replace })),
  })

export const mutant = mutantOf('api')
/** In the SDK. */
export const mutantOfCore = mutantOf('core')
