import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newAddress } from '../../people/mailbox.ts'
import { expect, test } from '../../people/scenario.ts'

const script = fileURLToPath(new URL('../../../packages/core/examples/headless.ts', import.meta.url))

test('the same job in Node, through the published package alone', { tag: '@desktop' }, async ({ baseURL }) => {
  const { stdout } = await promisify(execFile)('node', [script, baseURL ?? '', newAddress('script')])
  expect(stdout).toMatch(/^reserved [2-9A-HJ-NP-Z]{8} /m)
  expect(stdout).toMatch(/^told live: confirmed /m)
  expect(stdout).toMatch(/^told live: rescheduled /m)
  expect(stdout).toMatch(/^told live: cancelled /m)
  expect(stdout).toMatch(/^then cancelled$/m)
})
