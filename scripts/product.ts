import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './port.ts'
import { root } from './run.ts'

export type Running = { origin: string; pid: number; stop(): Promise<void> }

/** The whole product in a process of its own, with the demo catalogue in a folder of its own (`data`). Build the pages first. */
export async function product(
  options: { port?: number; env?: Record<string, string> } = {},
): Promise<Running & { data: string }> {
  const data = await mkdtemp(join(tmpdir(), 'yoyaku-product-'))
  const port = options.port ?? (await freePort())
  const running = await started('apps/web/server/main.ts', `http://127.0.0.1:${port}`, {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: data,
    TEST_CONTROL: '1',
    ...options.env,
  })
  return {
    origin: running.origin,
    pid: running.pid,
    data,
    async stop() {
      await running.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** Runs a server script until it prints its port. One that ends before it is stopped is said on standard error. */
export async function started(script: string, origin: string, env: Record<string, string>): Promise<Running> {
  const server = spawn('node', [script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let isStopped = false
  const ended = once(server, 'exit').then(([code, signal]) => {
    if (!isStopped) console.error(`${script} at ${origin} ended by itself: code ${code}, signal ${signal}`)
  })
  const { port } = new URL(origin)
  for await (const line of createInterface(server.stdout)) {
    if (!line.includes(`:${port}`)) continue
    server.stdout.resume()
    return {
      origin,
      pid: server.pid ?? 0,
      async stop() {
        isStopped = true
        server.kill('SIGTERM')
        await ended
      },
    }
  }
  throw new Error(`${script} ended before it listened`)
}
