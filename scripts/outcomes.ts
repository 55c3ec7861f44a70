import { appendFileSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** What became of a test. `flaky`: it failed before it passed. */
export type Result = 'passed' | 'flaky' | 'failed' | 'skipped'
export type Outcome = {
  readonly result: Result
  readonly file: string
  readonly name: string
  readonly reason?: string
}

/** Where the reporters of Vitest and Playwright write what became of each test, a line of JSON each. */
export const OUTCOMES_FILE = 'YOYAKU_TEST_OUTCOMES'

export function record(outcomes: readonly Outcome[]): void {
  const file = process.env[OUTCOMES_FILE]
  if (file !== undefined) appendFileSync(file, outcomes.map((outcome) => `${JSON.stringify(outcome)}\n`).join(''))
}

export const readOutcomes = (file: string): Outcome[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** A line for each, with the first line of the reason; what the test printed stands above, where it ran. */
export const linesOf = (outcomes: readonly Outcome[]): string =>
  outcomes
    .map(({ file, name, reason = '' }) =>
      `  ${file}  ${name}  ${stripVTControlCharacters(reason).split('\n', 1)}`.trimEnd(),
    )
    .join('\n')
