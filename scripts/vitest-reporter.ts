import { relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { type Outcome, record } from './outcomes.ts'
import { root } from './run.ts'

/** Records what became of each test for the end of `npm test`. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    record([...errors.map(({ message }) => failed('vitest', '(the run)', message)), ...modules.flatMap(outcomesOf)])
  }
}

const failed = (file: string, name: string, reason: string): Outcome => ({ result: 'failed', file, name, reason })

function outcomesOf(module: TestModule): Outcome[] {
  const file = relative(root, module.moduleId)
  return [
    ...module.errors().map(({ message }) => failed(file, '(the file)', message)),
    ...Array.from(module.children.allTests(), (test) => outcomeOf(file, test)),
  ]
}

function outcomeOf(file: string, test: TestCase): Outcome {
  const { state, errors = [] } = test.result()
  if (state === 'failed') return failed(file, test.fullName, errors.at(-1)?.message ?? '')
  const result = state !== 'passed' ? 'skipped' : test.diagnostic()?.flaky === true ? 'flaky' : 'passed'
  return { result, file, name: test.fullName }
}
