import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { started } from './product.ts'

const ORIGIN = 'http://127.0.0.1:4711'

let folder: string
let script: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoyaku-started-'))
  script = join(folder, 'server.ts')
  await writeFile(
    script,
    `console.log('${ORIGIN}')
if (process.env.CRASHES === '1') process.exitCode = 3
else setInterval(() => {}, 1000)`,
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('started names the code of a server that ends by itself, and says nothing of one that is stopped', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await started(script, ORIGIN, { CRASHES: '1' })
  const sentence = `${script} at ${ORIGIN} ended by itself: code 3, signal null`
  await expect.poll(() => consoleError.mock.calls, { timeout: 15_000 }).toStrictEqual([[sentence]])
  const running = await started(script, ORIGIN, {})
  await running.stop()
  expect(consoleError).toHaveBeenCalledTimes(1)
})
