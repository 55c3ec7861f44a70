import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { record } from './outcomes.ts'

const RESULTS = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const

/** Records what became of each scenario for the end of `npm test`. */
export default class implements Reporter {
  private scenarios: readonly TestCase[] = []
  private folder = ''

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.scenarios = suite.allTests()
    this.folder = rootDir
  }

  onError({ message = '' }: TestError): void {
    record([{ result: 'failed', file: 'playwright', name: '(the run)', reason: message }])
  }

  onEnd(): void {
    record(
      this.scenarios.map((scenario) => ({
        result: RESULTS[scenario.outcome()],
        file: `${scenario.parent.project()?.name}: ${relative(this.folder, scenario.location.file)}`,
        name: scenario.title,
        reason: scenario.results.at(-1)?.error?.message ?? '',
      })),
    )
  }

  printsToStdio(): boolean {
    return false
  }
}
