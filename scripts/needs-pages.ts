import { parseArgs } from 'node:util'

/** The project whose tests read the built pages, or ask their server for files of the build. */
const READER = 'web-server'

/** Tells whether a run of Vitest with these arguments may reach a test that needs the built pages. `!api` and `web*` may. */
export function needsPages(args: readonly string[]): boolean {
  const options = { project: { type: 'string', multiple: true } } as const
  const { project = [] } = parseArgs({ args: [...args], options, strict: false }).values
  return project.length === 0 || project.some((name) => name === READER || !/^[\w-]+$/.test(String(name)))
}
