import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run.ts'

/** A test, where it stands, how long it took, whether it failed before it passed, and what its failure said, if it failed in the end. */
export type Timed = { name: string; file: string; milliseconds: number; isFlaky: boolean; failure?: string }

/** Vitest's JSON report, as far as it is used. */
export type VitestReport = Record<
  'numPassedTests' | 'numFailedTests' | 'numFailedTestSuites' | 'numPendingTests' | 'numTodoTests',
  number
> & { testResults: { name: string; status?: string; message?: string; assertionResults: Assertion[] }[] }
type Assertion = { fullName: string; status: string; duration?: number | null; failureMessages?: string[] }

type Suite = {
  suites?: Suite[]
  specs: {
    title: string
    file: string
    tests: {
      projectName: string
      status: string
      results: { duration: number; errors?: PlaywrightError[] }[]
    }[]
  }[]
}

type PlaywrightError = { message?: string }

/** Playwright's JSON report, as far as it is used. */
export type PlaywrightReport = {
  /** Of what is no test: a file that cannot be loaded, a server that does not start. */
  errors?: PlaywrightError[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
}

const NOT_RUN = ['skipped', 'pending', 'todo']
const SKIPPED = 'It was skipped: a test that does not run proves nothing.'

export const testsOfVitest = ({ testResults }: VitestReport): Timed[] =>
  testResults.flatMap(({ name, status: statusOfFile, message = '', assertionResults }) => {
    const file = relative(root, name)
    const isUnread = statusOfFile === 'failed' && !assertionResults.some(({ status }) => status === 'failed')
    return [
      // Vitest counts a file that it could not run to its end, and no test of it.
      ...(isUnread
        ? [{ name: '(the file)', file, milliseconds: 0, isFlaky: false, failure: message || 'See above.' }]
        : []),
      ...assertionResults.map(({ fullName, status, duration, failureMessages = [] }) => ({
        name: fullName,
        file,
        milliseconds: duration ?? 0,
        isFlaky: status === 'passed' && failureMessages.length > 0,
        ...(status === 'failed' && { failure: failureMessages.at(-1) ?? '' }),
        ...(NOT_RUN.includes(status) && { failure: SKIPPED }),
      })),
    ]
  })

const messagesOf = (errors: readonly PlaywrightError[] = []): string =>
  errors.map(({ message }) => message ?? '').join('\n')

export const testsOfPlaywright = ({ suites, errors = [] }: Pick<PlaywrightReport, 'suites' | 'errors'>): Timed[] => [
  ...(errors.length > 0
    ? [{ name: '(the run)', file: 'playwright', milliseconds: 0, isFlaky: false, failure: messagesOf(errors) }]
    : []),
  ...suites.flatMap(({ specs, suites: inner = [] }) => [
    ...testsOfPlaywright({ suites: inner }),
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        name: title,
        file: `${projectName}: ${file}`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        isFlaky: status === 'flaky',
        ...(status === 'unexpected' && { failure: messagesOf(results.at(-1)?.errors) }),
        ...(status === 'skipped' && { failure: SKIPPED }),
      })),
    ),
  ]),
]

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

const isFrameOfLibrary = (line: string): boolean => /^\s+at .*\/node_modules\//.test(line)

/** Each test that failed, with the beginning of what its failure said. */
export const failures = (tests: readonly Timed[], lines = 12): readonly string[] =>
  tests.flatMap(({ name, file, failure }) =>
    failure === undefined
      ? []
      : [
          `  ${file}  ${name}`,
          ...stripVTControlCharacters(failure)
            .split('\n')
            .filter((line) => !isFrameOfLibrary(line))
            .slice(0, lines)
            .map((line) => `    ${line}`),
        ],
  )
