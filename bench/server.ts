import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../scripts/run.ts'

export type Running = { origin: string; stop(): Promise<void> }

/** The whole product in a process of its own, with the demo catalogue in a folder of its own. */
export async function product(env: Record<string, string> = {}): Promise<Running> {
  const data = await mkdtemp(join(tmpdir(), 'yoyaku-bench-'))
  const port = await freePort()
  const running = await started('apps/web/server/main.ts', `http://127.0.0.1:${port}`, {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: data,
    TEST_CONTROL: '1',
    ...env,
  })
  return {
    origin: running.origin,
    async stop() {
      await running.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** A Fastify that answers one constant, in a process of its own: what any answer costs on this machine. */
export async function bareFastify(): Promise<Running> {
  const port = await freePort()
  return started('bench/bare-fastify.ts', `http://127.0.0.1:${port}`, { PORT: String(port) })
}

async function started(script: string, origin: string, env: Record<string, string>): Promise<Running> {
  const server = spawn('node', [script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const listening = (async () => {
    for await (const line of createInterface(server.stdout)) if (line.includes(new URL(origin).port)) return
    throw new Error(`${script} ended before it listened`)
  })()
  await listening
  server.stdout.resume()
  return {
    origin,
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
