import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillWhenEmpty } from '../../apps/api/demo-catalogue/fill-when-empty.ts'
import { startEmbedded } from '../../apps/api/embedded-postgres/start.ts'
import { migrate } from '../../apps/api/src/db/migrate/migrate.ts'
import { indexIsLoaded } from '../../apps/api/src/modules/search/index/memory/index-manager.ts'
import { type Api, startApi } from '../../apps/api/src/start-server.ts'
import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'
import { searching } from './ask.ts'
import { cpuOfDatabase } from './database-cpu.ts'
import { percentile } from './percentile.ts'
import { type Shape, shapesFor } from './shapes.ts'

const SHOPS = 3000
const ROUNDS = 3
const TURNS = 12
const WARM_UP = 3
const quiet = { info: () => {}, warn: console.warn, error: console.error }

/** Of one search each, in ms: how long it took, and the processor time of the process and of the database. */
type Taken = { took: number[]; server: number; database: number }

export const indexes: Bench = {
  title: 'Search in memory and in the database',
  about: `${SHOPS.toLocaleString('en')} shops with some nine services each. The same searches, one at a time, in the same process: from the index in memory, and from the database as with SEARCH_INDEX=database; beside each figure, the index in memory. Processor time is of one search, in the process of the server and in that of the database.`,
  async measure({ say }) {
    const dataDir = await mkdtemp(join(tmpdir(), 'yoyaku-indexes-'))
    const server = await startEmbedded({ dataDir, log: quiet })
    const started: Api[] = []
    try {
      await migrate(server.url)
      await fillWhenEmpty(server.url, SHOPS, say)
      for (const SEARCH_INDEX of ['memory', 'database'])
        started.push(await startApi({ DATABASE_URL: server.url, DATA_DIR: dataDir, RATE_LIMITS: 'off', SEARCH_INDEX }))
      const [memory, database] = started
      if (memory === undefined || database === undefined) throw new Error('A server did not start')
      await indexIsLoaded(memory.context.db)
      const rare = await memory.context.db.selectFrom('shop').select('name').orderBy('id').limit(40).execute()
      const figures: Figure[] = []
      const all = { memory: emptyTaken(), database: emptyTaken() }
      for (const shape of shapesFor(rare.map(({ name }) => name.en))) {
        say(shape.name)
        const each = { memory: emptyTaken(), database: emptyTaken() }
        for (let round = 0; round < ROUNDS; round++) {
          await timeSome(memory, shape, round, each.memory, dataDir)
          await timeSome(database, shape, round, each.database, dataDir)
        }
        for (const index of ['memory', 'database'] as const) unite(all[index], each[index])
        figures.push(beside(`${shape.name}, p50`, each, ({ took }) => percentile(took, 0.5)))
      }
      return [
        ...figures,
        beside('all of these, p50', all, ({ took }) => percentile(took, 0.5)),
        beside('all of these, p99', all, ({ took }) => percentile(took, 0.99)),
        beside('processor time of the server, a search', all, ({ server: ms, took }) => ms / took.length),
        beside('processor time of the database, a search', all, ({ database: ms, took }) => ms / took.length),
        beside('processor time of both, a search', all, (taken) => (taken.server + taken.database) / taken.took.length),
      ]
    } finally {
      for (const api of started) await api.close()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

const emptyTaken = (): Taken => ({ took: [], server: 0, database: 0 })

function unite(into: Taken, from: Taken): void {
  into.took.push(...from.took)
  into.server += from.server
  into.database += from.database
}

type Both = { memory: Taken; database: Taken }
const beside = (what: string, { memory, database }: Both, value: (taken: Taken) => number): Figure => ({
  ...{ what, unit: 'ms', value: value(database) },
  beside: { what: 'in memory', value: value(memory) },
})

async function timeSome(api: Api, shape: Shape, round: number, into: Taken, dataDir: string): Promise<void> {
  const { ask } = searching(api, () => {})
  for (let turn = 0; turn < WARM_UP; turn++) await ask(shape.ask(turn))
  const before = { server: process.cpuUsage(), database: await cpuOfDatabase(dataDir) }
  for (let turn = 0; turn < TURNS; turn++) {
    const request = shape.ask(round * TURNS + turn)
    const began = performance.now()
    await ask(request)
    into.took.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(before.server)
  into.server += (user + system) / 1000
  into.database += (await cpuOfDatabase(dataDir)) - before.database
}
