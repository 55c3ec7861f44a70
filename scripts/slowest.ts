import { relative } from 'node:path'
import { root } from './run.ts'

/** A test, where it stands, and how long it took. */
export type Timed = { name: string; file: string; milliseconds: number }

/** Vitest's JSON report, as far as it is used. */
export type VitestReport = Record<
  'numPassedTests' | 'numFailedTests' | 'numFailedTestSuites' | 'numPendingTests' | 'numTodoTests',
  number
> & { testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[] }

type Suite = {
  suites?: Suite[]
  specs: { title: string; file: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
}

/** Playwright's JSON report, as far as it is used. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
}

export const testsOfVitest = ({ testResults }: VitestReport): Timed[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: fullName,
      file: relative(root, file),
      milliseconds: duration ?? 0,
    })),
  )

export const testsOfPlaywright = ({ suites }: Pick<PlaywrightReport, 'suites'>): Timed[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...testsOfPlaywright({ suites: inner }),
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: title,
        file: `${projectName}: ${file}`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
  ])

/** A line for each of the slowest tests, the slowest first. */
export const slowest = (tests: readonly Timed[], count = 20): string =>
  tests
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ name, file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}  ${name}`)
    .join('\n')
