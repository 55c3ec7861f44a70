import { expect, test } from 'vitest'
import { root } from './run.ts'
import { slowest, testsOfPlaywright, testsOfVitest } from './slowest.ts'

test('slowest names unit tests and scenarios with their files, the slowest first', () => {
  const counts = { numPassedTests: 2, numFailedTests: 0, numFailedTestSuites: 0, numPendingTests: 0, numTodoTests: 0 }
  const units = testsOfVitest({
    ...counts,
    testResults: [
      {
        name: `${root}apps/api/src/a.test.ts`,
        assertionResults: [
          { fullName: 'quick', duration: 5 },
          { fullName: 'long', duration: 3000 },
          { fullName: 'none' },
        ],
      },
    ],
  })
  const scenarios = testsOfPlaywright({
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: 'Scenario',
                file: 'hold.e2e.ts',
                tests: [{ projectName: 'phone', results: [{ duration: 15_000 }, { duration: 500 }] }],
              },
            ],
          },
        ],
      },
    ],
  })
  expect(slowest([...units, ...scenarios], 2).split('\n')).toStrictEqual([
    '  15.5 s  phone: hold.e2e.ts  Scenario',
    '   3.0 s  apps/api/src/a.test.ts  long',
  ])
})
