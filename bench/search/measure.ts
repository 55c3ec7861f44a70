// One size, in a process of its own: `node --expose-gc bench/search/measure.ts <shops>`. Says how far it is, then the names
// of its shapes; answers each line `<shape> <round>` with how long that took, and the end of its input with all the rest.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import { fillWhenEmpty } from '../../apps/api/demo/fill-when-empty.ts'
import { startEmbedded } from '../../apps/api/embedded-postgres/start.ts'
import type { Db } from '../../apps/api/src/db/connection.ts'
import { migrate } from '../../apps/api/src/db/migrate/migrate.ts'
import { factsOfAll } from '../../apps/api/src/modules/search/index/load-shop-facts.ts'
import { startApi } from '../../apps/api/src/start-server.ts'
import { searching } from './ask.ts'
import { explained, record } from './plans.ts'
import { shapesFor } from './shapes.ts'
import { deepShape, timeShape } from './time-shape.ts'

export type Measured = {
  services: number
  fillSeconds: number
  loadSeconds: number
  indexMegabytes: number
  pauseMs: number
  turnedAway: number
  plans: { name: string; plan: string[] }[]
}

const shops = Number(process.argv[2])
const say = (line: string) => console.log(line)
const quiet = { info: () => {}, warn: console.warn, error: console.error }
const soon = () => Temporal.Now.plainDateISO('Asia/Tokyo').add({ days: 20 }).toString()
const since = (began: number) => (performance.now() - began) / 1000

const dataDir = await mkdtemp(join(tmpdir(), 'yoyaku-search-'))
const server = await startEmbedded({ dataDir, log: quiet })
try {
  console.log(JSON.stringify(await measure()))
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function measure(): Promise<Measured> {
  await migrate(server.url)
  let began = performance.now()
  await fillWhenEmpty(server.url, shops, say)
  const fillSeconds = since(began)
  say(`Filled in ${fillSeconds.toFixed(0)} s`)

  const before = memory()
  began = performance.now()
  const api = await startApi({ DATABASE_URL: server.url, DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  try {
    const { db } = api.context
    await api.context.search.loaded()
    const loadSeconds = since(began)
    const indexMegabytes = memory() - before
    say(`The index was ready after ${loadSeconds.toFixed(1)} s, ${indexMegabytes.toFixed(0)} MB`)

    const { ask, turnedAway } = searching(api, say)
    const pauses = monitorEventLoopDelay({ resolution: 5 })
    pauses.enable()
    const far = await deepShape(ask)
    const shapes = [...shapesFor(await rareNames(db)), far]
    say(JSON.stringify(shapes.map(({ name }) => name)))
    for await (const line of createInterface(process.stdin)) {
      const [shape = 0, round = 0] = line.split(' ').map(Number)
      const timedShape = shapes[shape]
      if (timedShape !== undefined) say(JSON.stringify(await timeShape(timedShape, round, ask)))
    }
    pauses.disable()
    const settings = { locale: 'ja', currency: 'JPY' }
    const statements = await record(async () => {
      await ask({ ...settings, query: { keyword: 'hair', date: soon(), quantity: 2 } })
      await ask(far.ask(0))
      for await (const _ of factsOfAll({ db, primary: db })) break
    })
    return {
      ...{ services: await countServices(db), fillSeconds, loadSeconds, indexMegabytes },
      ...{ pauseMs: pauses.max / 1e6, turnedAway: turnedAway(), plans: await explained(server.url, statements) },
    }
  } finally {
    await api.close()
  }
}

async function rareNames(db: Db): Promise<string[]> {
  const shops = await db.selectFrom('shop').select('name').orderBy('id').limit(40).execute()
  return shops.map(({ name }) => name.en)
}

async function countServices(db: Db): Promise<number> {
  const counted = db.selectFrom('service').select(({ fn }) => fn.countAll<number>().as('services'))
  return (await counted.executeTakeFirstOrThrow()).services
}

/** What this process holds, in MB. */
function memory(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}
