import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../scripts/port.ts'

export type Prism = { url: string; stop(): Promise<void> }

/** Prism between a client and `upstream`: an answer or a request that does not fit the contract becomes an error. */
export async function startPrism(upstream: string): Promise<Prism> {
  const port = await freePort()
  const command = join(import.meta.dirname, 'node_modules/.bin/prism')
  const args = ['proxy', '--errors', '--port', String(port), '../../specs/openapi.yaml', upstream]
  const child = spawn(command, args, { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes('listening')) continue
    child.stdout.resume()
    return {
      url: `http://127.0.0.1:${port}`,
      async stop() {
        child.kill('SIGTERM')
        await ended
      },
    }
  }
  throw new Error('Prism ended before it listened')
}
