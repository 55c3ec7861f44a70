/** Stages of tests; a failed one never hides another. What all of them found is printed at the end. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browser } from './browser.ts'
import { linesOf, OUTCOMES_FILE, type Result, readOutcomes } from './outcomes.ts'
import { root, run } from './run.ts'
import { keepTemporaryFilesInMemory } from './temporary-files.ts'

keepTemporaryFilesInMemory()

/** Runs a stage and returns its exit code. */
type Stage = () => Promise<number>

/** On a machine of CI that others slow down, a test that failed runs once more. It is named at the end, and more than a few fail the run. */
const RETRIES = process.env.CI ? 1 : 0
const TOLERATED_FLAKY = 5
const folder = mkdtempSync(join(tmpdir(), 'yoyaku-outcomes-'))
const outcomes = join(folder, 'outcomes')
writeFileSync(outcomes, '')
process.env[OUTCOMES_FILE] = outcomes
const failedStages: string[] = []

export async function stage(name: string, check: Stage): Promise<void> {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const code = await check().catch((error: Error) => {
    console.error(error.message)
    return 1
  })
  if (code !== 0) failedStages.push(name)
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'}, ${Math.round((performance.now() - started) / 1000)} s`)
}

/** What a quiet command prints is shown once it has ended: others print meanwhile. */
async function runStage(name: string, args: string[], quiet: boolean): Promise<number> {
  const { code, output } = await run(name, args, { quiet })
  if (quiet) console.log(output.trimEnd())
  return code
}

export const command =
  (...[name = '', ...args]: string[]): Stage =>
  () =>
    runStage(name, args, true)

/** What is printed on the way to a failure that a test expects is none. */
export const vitest = (config: string, only: string[] = [], { quiet = false } = {}): Stage => {
  const reporters = ['default', join(root, 'scripts/vitest-reporter.ts')].map((name) => `--reporter=${name}`)
  return () =>
    runStage(
      'vitest',
      ['run', '--config', config, ...reporters, `--retry=${RETRIES}`, '--silent=passed-only', ...only],
      quiet,
    )
}

export const playwright =
  (...only: string[]): Stage =>
  async () => {
    await browser()
    const reporters = `--reporter=list,${join(root, 'scripts/playwright-reporter.ts')}`
    const args = ['test', '--config', 'e2e/playwright.config.ts', reporters, `--retries=${RETRIES}`, ...only]
    return runStage('playwright', args, false)
  }

/** Says what failed, and ends the process with it. */
export function summarize(): void {
  const all = readOutcomes(outcomes)
  rmSync(folder, { recursive: true })
  const by = (result: Result) => all.filter((outcome) => outcome.result === result)
  const [passed, failed, flaky, skipped] = [by('passed'), by('failed'), by('flaky'), by('skipped')]
  if (flaky.length > 0)
    console.log(`\nFailed before they passed (each is a bug, of the product until shown otherwise):\n${linesOf(flaky)}`)
  if (flaky.length > TOLERATED_FLAKY)
    failedStages.push(`more than ${TOLERATED_FLAKY} tests that failed before they passed`)
  if (skipped.length > 0) {
    console.error(`\nSkipped: a test that does not run proves nothing.\n${linesOf(skipped)}`)
    failedStages.push('tests that were skipped')
  }
  if (failed.length > 0) console.error(`\nFailed:\n${linesOf(failed)}`)
  if (failedStages.length > 0) console.error(`\nFailed in: ${failedStages.join('; ')}`)
  console.log(`\n${passed.length + flaky.length} passed, ${failed.length} failed`)
  process.exitCode = failedStages.length > 0 || failed.length > 0 ? 1 : 0
}
