import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root, run } from '../scripts/run.ts'
import type { Figure } from './figure.ts'

const POLL_MS = 50
const GIVE_UP_MS = 300_000

/** From `npm start` to the first page, in a fresh clone: the first time (install, build, database, catalogue) and the second. */
export async function startTime(port: number): Promise<Figure[]> {
  const clone = await mkdtemp(join(tmpdir(), 'yoyaku-clone-'))
  try {
    await run('git', ['clone', '--quiet', root, clone], { quiet: true })
    const first = await untilFirstPage(clone, port)
    const second = await untilFirstPage(clone, port)
    return [
      {
        what: '`npm start` to the first page, second time',
        value: second,
        unit: 's',
        beside: { what: 'first time', value: first },
      },
    ]
  } finally {
    await rm(clone, { recursive: true, force: true })
  }
}

async function untilFirstPage(cwd: string, port: number): Promise<number> {
  const started = performance.now()
  const server = spawn('npm', ['start'], {
    cwd,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  })
  const ended = once(server, 'exit')
  try {
    while (performance.now() - started < GIVE_UP_MS) {
      const page = await fetch(`http://127.0.0.1:${port}/en`).catch(() => null)
      if (page?.ok) {
        await page.text()
        return (performance.now() - started) / 1000
      }
      await setTimeout(POLL_MS)
    }
    throw new Error('npm start never answered')
  } finally {
    // The whole group that this function started, as Ctrl-C in a terminal would.
    if (server.pid) process.kill(-server.pid, 'SIGINT')
    await ended
  }
}
