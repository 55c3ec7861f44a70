import { expect, test } from 'vitest'
import { failures, flaky, slowest, testsOfPlaywright, testsOfVitest } from './reports.ts'
import { root } from './run.ts'

test('The report names the slowest tests, those that failed before they passed, and those that failed, with the reason', () => {
  const counts = { numPassedTests: 2, numFailedTests: 0, numFailedTestSuites: 0, numPendingTests: 0, numTodoTests: 0 }
  const units = testsOfVitest({
    ...counts,
    testResults: [
      {
        name: `${root}apps/api/src/a.test.ts`,
        assertionResults: [
          { fullName: 'quick', status: 'passed', duration: 5, failureMessages: ['expected 1 to be 2'] },
          { fullName: 'long', status: 'passed', duration: 3000 },
          { fullName: 'left out', status: 'pending' },
          {
            fullName: 'none',
            status: 'failed',
            failureMessages: ['expected 1 to be 2\n    at /node_modules/vitest/run.js:1'],
          },
        ],
      },
      {
        name: `${root}scripts/b.test.ts`,
        status: 'failed',
        message: "Cannot find module '/a/node_modules/b/c.js'",
        assertionResults: [],
      },
    ],
  })
  const scenarios = testsOfPlaywright({
    errors: [{ message: 'No server' }],
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: 'Scenario',
                file: 'hold.e2e.ts',
                tests: [{ projectName: 'phone', status: 'flaky', results: [{ duration: 15_000 }, { duration: 500 }] }],
              },
              {
                title: 'Scenario of an error',
                file: 'taken.e2e.ts',
                tests: [
                  {
                    projectName: 'desktop',
                    status: 'unexpected',
                    results: [
                      { duration: 5, errors: [{ message: '\u001b[31mTimed out\u001b[39m' }, { message: '  waiting' }] },
                    ],
                  },
                ],
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
  expect(flaky([...units, ...scenarios])).toStrictEqual([
    '  apps/api/src/a.test.ts  quick',
    '  phone: hold.e2e.ts  Scenario',
  ])
  expect(failures([...units, ...scenarios])).toStrictEqual([
    '  apps/api/src/a.test.ts  left out',
    '    It was skipped: a test that does not run proves nothing.',
    '  apps/api/src/a.test.ts  none',
    '    expected 1 to be 2',
    '  scripts/b.test.ts  (the file)',
    "    Cannot find module '/a/node_modules/b/c.js'",
    '  playwright  (the run)',
    '    No server',
    '  desktop: taken.e2e.ts  Scenario of an error',
    '    Timed out',
    '      waiting',
  ])
})
