import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../scripts/port.ts'
import { root } from '../../scripts/run.ts'

const TRIES = 300

/** The development server with the page of all parts, as `npm run parts` opens it. */
export async function partsPage(): Promise<{ origin: string; close(): Promise<void> }> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = spawn('vite', ['--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
    cwd: join(root, 'apps/web'),
    stdio: 'ignore',
  })
  const ended = once(server, 'exit')
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(`${origin}/parts.html`).catch(() => null)
    if (answer?.ok) {
      return {
        origin,
        async close() {
          server.kill('SIGTERM')
          await ended
        },
      }
    }
    await setTimeout(100)
  }
  server.kill('SIGTERM')
  throw new Error('The development server does not answer')
}
