import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { useMigratedDatabase } from './database.ts'

const database = useMigratedDatabase()
const module = new URL('./api-process.ts', import.meta.url).href
const STARTER = `
  const { startApiProcess } = await import(process.argv[1])
  const { origin } = await startApiProcess('api', JSON.parse(process.argv[2]))
  process.stdout.write(origin)`

test('An API process ends when who started it is killed', {
  timeout: 60_000,
}, async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'yoyaku-orphan-'))
  const env = JSON.stringify({ DATABASE_URL: database.url, DATA_DIR, SEED_SHOPS: '0' })
  const starter = spawn(process.execPath, ['--input-type=module', '-e', STARTER, module, env], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  onTestFinished(async () => {
    try {
      if (starter.pid !== undefined) process.kill(-starter.pid, 'SIGKILL')
    } catch {
      // Nobody of its group is left.
    }
    await rm(DATA_DIR, { recursive: true, force: true })
  })
  const [origin] = await once(starter.stdout.setEncoding('utf8'), 'data')
  const isAlive = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  expect(await isAlive()).toBe(true)
  starter.kill('SIGKILL')
  await once(starter, 'exit')
  await expect.poll(isAlive, { timeout: 10_000 }).toBe(false)
})
