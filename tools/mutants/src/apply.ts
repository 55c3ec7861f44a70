import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edit } from './mutant.ts'
import type { PlacedMutant } from './read-mutants.ts'

/** What keeps a mutant from being applied to the tree at `root`, in words; null when all of its texts occur once. */
export function misfit({ edits, workspace }: PlacedMutant, root: string): string | null {
  const wrong = edits.flatMap(({ file, search }) => {
    const count = readFileSync(join(root, workspace, file), 'utf8').split(search).length - 1
    return count === 1 ? [] : [`${file} has it ${count} times: ${search.trim()}`]
  })
  return wrong.length > 0 ? wrong.join('\n') : null
}

/** Makes the mistake in a copy; returns what undoes it. */
export function apply({ edits, workspace }: PlacedMutant, root: string): () => void {
  const at = join(root, workspace)
  const files = [...new Set(edits.map(({ file }) => join(at, file)))]
  const before = files.map((file) => [file, readFileSync(file, 'utf8')] as const)
  for (const edit of edits) make(edit, at)
  return () => {
    for (const [file, text] of before) writeFileSync(file, text)
  }
}

function make({ file, search, replace }: Edit, at: string): void {
  const path = join(at, file)
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(search, () => replace),
  )
}
