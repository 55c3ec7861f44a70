import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../scripts/port.ts'
import { root } from '../../scripts/run.ts'

/** The development server with the page of all components, as `npm run components` opens it. */
export async function componentGallery(): Promise<{ origin: string; close(): Promise<void> }> {
  const port = await freePort()
  const server = spawn('vite', ['--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
    cwd: join(root, 'apps/web'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  for await (const line of createInterface(server.stdout)) {
    if (!line.includes('ready in')) continue
    server.stdout.resume()
    return {
      origin: `http://127.0.0.1:${port}`,
      async close() {
        server.kill('SIGTERM')
        await ended
      },
    }
  }
  throw new Error('The development server ended before it was ready')
}
