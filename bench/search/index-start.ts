import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fillWhenEmpty } from '../../apps/api/demo/fill-when-empty.ts'
import { startEmbedded } from '../../apps/api/embedded-postgres/start.ts'
import { createDb } from '../../apps/api/src/db/connection.ts'
import { migrate } from '../../apps/api/src/db/migrate/migrate.ts'
import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'

/** Shops with some nine services each, by the name of the number of services. */
const SHOPS: Record<string, number> = { '5k': 600, '100k': 11_100, '1m': 111_000 }
/** Between the last save and the kill: as many shops as a busy catalog changes in some minutes. */
const CHANGED = 500
const quiet = { info: () => {}, warn: console.warn, error: console.error }

export const indexStart: Bench = {
  title: 'Start of the search index',
  about: `From the start of an API process until its search index is there and \`/readyz\` is 200, by the number of services. The first start makes the index of the database; the next one loads what the process saved when it was stopped; after a kill, ${CHANGED} shops have changed since the last save.`,
  async measure({ say, sizes = Object.keys(SHOPS) }) {
    const figures: Figure[] = []
    for (const size of sizes) {
      const shops = SHOPS[size]
      if (shops === undefined) throw new Error(`No such size: ${size}. There are ${Object.keys(SHOPS).join(', ')}.`)
      figures.push(...(await measureWith(shops, say)))
    }
    return figures
  },
}

async function measureWith(shops: number, say: (line: string) => void): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yoyaku-index-start-'))
  const server = await startEmbedded({ dataDir, log: quiet })
  const db = createDb(server.url, { maxConnections: 2, statementTimeoutMs: 0 })
  try {
    await migrate(server.url)
    await fillWhenEmpty(server.url, shops, say)
    const { services } = await db
      .selectFrom('service')
      .select(({ fn }) => fn.countAll<number>().as('services'))
      .executeTakeFirstOrThrow()
    say(`${services} services`)
    // Makes the grams of all shops, which stay in the database.
    const ever = await started(server.url, dataDir)
    await ever.stop()
    await rm(join(dataDir, 'search-index'))
    const first = await started(server.url, dataDir)
    const save = await first.stop()
    const { size: bytes } = await stat(join(dataDir, 'search-index'))
    const next = await started(server.url, dataDir)
    const changed = db.selectFrom('shop').select('id').orderBy('created_at').orderBy('id').limit(CHANGED)
    await db.updateTable('shop').set({ popularity: 7 }).where('id', 'in', changed).execute()
    await next.kill()
    const killed = await started(server.url, dataDir)
    await killed.stop()
    const beside = (value: number) => ({ beside: { what: 'first start', value } })
    const named = `${Number(services).toLocaleString('en')} services`
    return [
      { what: `${named}: first start ever, which makes what shops are found by`, unit: 's', value: ever.seconds },
      { what: `${named}: next start`, unit: 's', value: next.seconds, ...beside(first.seconds) },
      { what: `${named}: start after a kill`, unit: 's', value: killed.seconds, ...beside(first.seconds) },
      { what: `${named}: stop, with the save`, unit: 's', value: save },
      { what: `${named}: file`, unit: 'MB', value: bytes / 1e6 },
    ]
  } finally {
    await db.destroy()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function started(url: string, dataDir: string) {
  const script = new URL('./start-process.ts', import.meta.url).pathname
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(
    process.execPath,
    ['--max-old-space-size=8192', script, url, dataDir],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const seconds = async (): Promise<number> => {
    for (;;) {
      const { value, done } = await lines.next()
      if (done === true) throw new Error('The process ended before it message how long it took')
      // Its log comes the same way.
      const message = value.startsWith('{') ? JSON.parse(value) : {}
      if (typeof message.seconds === 'number') return message.seconds
    }
  }
  return {
    seconds: await seconds(),
    async stop() {
      child.stdin.end()
      const took = await seconds()
      await ended
      return took
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
