/** `search` occurs exactly once in `file` (below the room). */
export type Edit = { file: string; search: string; replace: string }

const ROOMS = { api: 'apps/api', core: 'packages/core' } as const
export type Room = { project: keyof typeof ROOMS; path: string }

/** A plausible mistake in the code, and the test that must fail on it. */
export type Mutant = {
  name: string
  /** Where it is made, and the vitest project that notices. */
  room: Room
  edits: Edit[]
  /** A test file (below the room) and a part of the name of its tests. */
  check: { file: string; test: string }
}

const mutantOf =
  (project: Room['project']) =>
  (name: string, check: [file: string, test: string], ...edits: [string, string, string][]): Mutant => ({
    name,
    room: { project, path: ROOMS[project] },
    check: { file: check[0], test: check[1] },
    edits: edits.map(([file, search, replace]) => ({ file, search, replace })),
  })

export const mutant = mutantOf('api')
/** In the SDK. */
export const mutantOfCore = mutantOf('core')
