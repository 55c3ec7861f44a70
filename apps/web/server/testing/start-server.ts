import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Started {
  readonly child: ChildProcess
  readonly origin: string
  readonly ended: Promise<[status: number | null, signal: string | null]>
  /** Ends it, and leaves nothing of it. */
  readonly end: () => Promise<void>
}

/** For tests: pages, API and database in a process of their own, as `test-server.ts` draws them, with one shop. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yoyaku-server-'))
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    DATA_DIR: dataDir,
    PORT: '0',
    SEED_SHOPS: '1',
    RATE_LIMITS: 'off',
    ...settings,
  }
  const main = join(import.meta.dirname, 'test-server.ts')
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close') as Started['ended']
  const end = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  let output = ''
  for await (const text of child.stdout.setEncoding('utf8')) {
    output += text
    const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1]
    if (port === undefined) continue
    child.stdout.resume()
    return { child, origin: `http://127.0.0.1:${port}`, ended, end }
  }
  await end()
  throw new Error(`It ended before it listened: ${output}`)
}
