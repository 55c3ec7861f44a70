/** Stages of tests; a failed one never hides another. What all of them found is printed at the end. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browser } from './browser.ts'
import {
  failures,
  flaky,
  type PlaywrightReport,
  slowest,
  type Timed,
  testsOfPlaywright,
  testsOfVitest,
  type VitestReport,
} from './reports.ts'
import { run } from './run.ts'
import { keepTemporaryFilesInMemory } from './temporary-files.ts'

keepTemporaryFilesInMemory()

type Count = { passed: number; failed: number }

/** Of all stages; the slowest, and those that failed, are printed at the end. */
const timed: Timed[] = []
const failedStages: string[] = []
/** On a machine of CI that others slow down, a test that failed runs once more. It is named at the end, and more than a few fail the run. */
const retries = process.env.CI ? 1 : 0
const TOLERATED_FLAKY = 5
const reports = await mkdtemp(join(tmpdir(), 'yoyaku-reports-'))

/** What the command prints is shown once it has ended: others print meanwhile. */
export const command =
  (...[name = '', ...args]: string[]) =>
  async (): Promise<Count> => {
    const { code, output } = await run(name, args, { quiet: true })
    console.log(output.trimEnd())
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  }

const sum: Count = { passed: 0, failed: 0 }

export async function stage(name: string, check: () => Promise<Count>): Promise<void> {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const { passed, failed } = await check().catch((error: Error) => {
    console.error(error.message)
    return { passed: 0, failed: 1 }
  })
  sum.passed += passed
  sum.failed += failed
  if (failed) failedStages.push(name)
  console.log(
    `── ${name}: ${failed ? `${failed} FAILED, ` : ''}${passed} passed, ${Math.round((performance.now() - started) / 1000)} s`,
  )
}

/** A quiet one is shown once it has ended, as others print meanwhile. */
export async function vitest(config: string, { quiet = false, only = [] as string[] } = {}): Promise<Count> {
  const file = join(reports, `${randomUUID()}.json`)
  const args = [
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    `--retry=${retries}`,
    // What is printed on the way to a failure that a test expects is none.
    '--silent=passed-only',
    ...only,
  ]
  const { code, output } = await run('vitest', args, { quiet })
  if (quiet) console.log(output.trimEnd())
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport
  timed.push(...testsOfVitest(report))
  const skipped = report.numPendingTests + report.numTodoTests
  if (skipped) console.error(`${skipped} tests were skipped: a test that does not run proves nothing.`)
  const failed = report.numFailedTests + skipped
  return { passed: report.numPassedTests, failed: failed || (code === 0 ? 0 : Math.max(1, report.numFailedTestSuites)) }
}

export async function playwright(...only: string[]): Promise<Count> {
  await browser()
  const file = join(reports, `${randomUUID()}.json`)
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', `--retries=${retries}`, ...only]
  const { code } = await run('playwright', args, { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } })
  const report = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport
  timed.push(...testsOfPlaywright(report))
  const { stats } = report
  const failed = stats.unexpected + stats.skipped
  return { passed: stats.expected + stats.flaky, failed: failed || (code === 0 ? 0 : 1) }
}

/** Says what was slow and what failed, and ends the process with it. */
export async function summarize(): Promise<void> {
  await rm(reports, { recursive: true, force: true })
  console.log(`\nThe slowest tests:\n${slowest(timed)}`)
  const twice = flaky(timed)
  if (twice.length)
    console.log(
      `\nFailed before they passed (each is a bug, of the product until shown otherwise):\n${twice.join('\n')}`,
    )
  if (twice.length > TOLERATED_FLAKY) {
    console.error(`More than ${TOLERATED_FLAKY} tests failed before they passed.`)
    sum.failed += 1
  }
  const failed = failures(timed)
  if (failed.length) console.error(`\nFailed:\n${failed.join('\n')}`)
  if (failedStages.length) console.error(`\nFailed in: ${failedStages.join('; ')}`)
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  process.exitCode = sum.failed ? 1 : 0
}
