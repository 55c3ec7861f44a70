import { relative } from 'node:path'
import { root } from './run.ts'

/** A test, where it stands, how long it took, and whether it failed before it passed. */
export type Timed = { name: string; file: string; milliseconds: number; isFlaky: boolean }

/** Vitest's JSON report, as far as it is used. */
export type VitestReport = Record<
  'numPassedTests' | 'numFailedTests' | 'numFailedTestSuites' | 'numPendingTests' | 'numTodoTests',
  number
> & { testResults: { name: string; assertionResults: Assertion[] }[] }
type Assertion = { fullName: string; status: string; duration?: number | null; failureMessages?: string[] }

type Suite = {
  suites?: Suite[]
  specs: {
    title: string
    file: string
    tests: { projectName: string; status: string; results: { duration: number }[] }[]
  }[]
}

/** Playwright's JSON report, as far as it is used. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
}

export const testsOfVitest = ({ testResults }: VitestReport): Timed[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages = [] }) => ({
      name: fullName,
      file: relative(root, file),
      milliseconds: duration ?? 0,
      isFlaky: status === 'passed' && failureMessages.length > 0,
    })),
  )

export const testsOfPlaywright = ({ suites }: Pick<PlaywrightReport, 'suites'>): Timed[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...testsOfPlaywright({ suites: inner }),
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        name: title,
        file: `${projectName}: ${file}`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        isFlaky: status === 'flaky',
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

/** A line for each test that failed before it passed. */
export const flaky = (tests: readonly Timed[]): readonly string[] =>
  tests.filter(({ isFlaky }) => isFlaky).map(({ name, file }) => `  ${file}  ${name}`)
