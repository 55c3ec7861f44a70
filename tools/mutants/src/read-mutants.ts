import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Mutant } from './mutant.ts'
import { root } from './vitest.ts'

/** With the folder of its workspace, below the root. */
export type PlacedMutant = Mutant & { workspace: string }

/** A workspace has its mutants in this file. */
const LIST = 'torture/mutants/mutants.ts'

/** Those of every workspace. */
export async function readMutants(): Promise<PlacedMutant[]> {
  const lists = globSync(`{apps,packages}/*/${LIST}`, { cwd: root }).sort()
  const placed = lists.map(async (list) => {
    const { mutants } = (await import(join(root, list))) as { mutants: Mutant[] }
    const workspace = list.slice(0, -LIST.length - 1)
    return mutants.map((mutant) => ({ ...mutant, workspace }))
  })
  return (await Promise.all(placed)).flat()
}

/** The vitest project that has the tests of a workspace. */
export const projectOf = ({ workspace }: PlacedMutant): string => basename(workspace)
