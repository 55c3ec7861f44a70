import { readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { apply, misfit } from './apply.ts'
import { chosen } from './chosen.ts'
import { copyTree } from './copy-tree.ts'
import { type PlacedMutant, projectOf, readMutants } from './read-mutants.ts'
import { vitest } from './vitest.ts'

const LONGEST_CHECK_MS = 240_000

type Fate = 'killed' | 'survived' | 'does not apply' | 'does not run'

/**
 * Makes each mistake in a copy of the project and sees whether its check turns red. Green is what fails here.
 * @param only a pattern for names, or the folder of a workspace; the empty text is all.
 */
export async function runMutants({ only }: { only: string }): Promise<boolean> {
  const wanted = chosen(await readMutants(), only)
  const left = [...wanted]
  const fates = new Map<PlacedMutant, Fate>()
  const worker = async () => {
    const copy = await copyTree()
    try {
      for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
        const began = performance.now()
        const fate = await fateOf(mutant, copy.root)
        fates.set(mutant, fate)
        const seconds = Math.round((performance.now() - began) / 1000)
        console.log(`${String(fates.size).padStart(3)}/${wanted.length} ${fate}: ${mutant.name} (${seconds} s)`)
      }
    } finally {
      await copy.remove()
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker))
  const remaining = [...fates].filter(([, fate]) => fate !== 'killed')
  console.log(`${fates.size - remaining.length} of ${fates.size} mistakes were noticed`)
  for (const [{ name, check }, fate] of remaining) console.log(`  ${fate}: ${name}\n    ${check.file} › ${check.test}`)
  return remaining.length === 0
}

async function fateOf(mutant: PlacedMutant, copy: string): Promise<Fate> {
  const wrong = misfit(mutant, copy)
  if (wrong !== null) {
    console.log(wrong)
    return 'does not apply'
  }
  const undo = apply(mutant, copy)
  try {
    return await runCheck(mutant, copy)
  } finally {
    undo()
  }
}

/** Only a failed test counts; tests that did not run prove nothing. */
async function runCheck(mutant: PlacedMutant, copy: string): Promise<Fate> {
  const { check, workspace } = mutant
  const report = join(copy, `report-${crypto.randomUUID()}.json`)
  const { output } = await vitest(
    [
      `${workspace}/${check.file}`,
      ...(check.test ? ['-t', check.test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')] : []),
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { cwd: copy, project: projectOf(mutant), timeoutMs: LONGEST_CHECK_MS },
  )
  const text = await readFile(report, 'utf8').catch(() => null)
  await rm(report, { force: true })
  if (text === null) {
    console.log(output.slice(-1000))
    return 'does not run'
  }
  const { numFailedTests, numPassedTests } = JSON.parse(text) as { numFailedTests: number; numPassedTests: number }
  if (numFailedTests > 0) return 'killed'
  return numPassedTests > 0 ? 'survived' : 'does not run'
}
