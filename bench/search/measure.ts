// One size, in a process of its own: `node --expose-gc bench/search/measure.ts <shops>`. Says how far it is, and last one
// line of JSON.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startEmbedded } from '../../apps/api/src/db/embedded.ts'
import { fillWhenEmpty } from '../../apps/api/src/db/fill-when-empty.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { freshIndex } from '../../apps/api/src/shops/search/freshness.ts'
import { startApi } from '../../apps/api/src/start-api.ts'
import { explained, record } from './plans.ts'
import { type Asked, DEEP, type Shape, shapesFor } from './shapes.ts'

export type Taken = { name: string; p50: number; p99: number }
export type Measured = {
  services: number
  fillSeconds: number
  loadSeconds: number
  indexMegabytes: number
  shapes: Taken[]
  plans: { name: string; plan: string[] }[]
}

const WARM_UP = 10
const TURNS = 120
const MOST_WAITS = 30
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

  const api = await startApi({ DATABASE_URL: server.url, DATA_DIR: dataDir })
  try {
    const { db } = api.world
    const before = memory()
    began = performance.now()
    await freshIndex(db)
    const loadSeconds = since(began)
    const indexMegabytes = memory() - before
    say(
      `Filled in ${fillSeconds.toFixed(0)} s; the index was ready after ${loadSeconds.toFixed(1)} s, ${indexMegabytes.toFixed(0)} MB`,
    )
    const { services } = await db
      .selectFrom('service')
      .select(({ fn }) => fn.countAll<number>().as('services'))
      .executeTakeFirstOrThrow()
    const named = await db.selectFrom('shop').select('name').orderBy('id').limit(40).execute()
    const rare = named.map(({ name }) => name.en)
    const ask = async ({ query, locale, currency }: Asked) => {
      const entries = Object.entries(query).map(([name, value]) => [name, String(value)])
      const send = () =>
        api.app.inject({
          url: `/api/v1/shops/search?${new URLSearchParams(entries)}`,
          headers: { 'accept-language': locale, 'x-currency': currency },
        })
      let answer = await send()
      // A server that has just taken in a large index turns newcomers away for a moment.
      for (let again = 0; answer.statusCode === 503 && again < MOST_WAITS; again++) {
        await setTimeout(1000)
        answer = await send()
      }
      if (answer.statusCode !== 200) throw new Error(`${JSON.stringify(query)} answered ${answer.statusCode}`)
      return answer.json<{ nextCursor: string | null }>()
    }
    const taken: Taken[] = []
    for (const shape of [...shapesFor(rare), await deep(ask)]) {
      taken.push(await time(shape, ask))
      const [last] = taken.slice(-1)
      say(`${last?.name}: p50 ${last?.p50.toFixed(1)} ms, p99 ${last?.p99.toFixed(1)} ms`)
    }
    const statements = await record(() =>
      ask({ query: { keyword: 'hair', date: soon(), quantity: 2 }, locale: 'ja', currency: 'JPY' }),
    )
    return {
      services,
      fillSeconds,
      loadSeconds,
      indexMegabytes,
      shapes: taken,
      plans: await explained(server.url, statements),
    }
  } finally {
    await api.close()
  }
}

type Ask = (asked: Asked) => Promise<{ nextCursor: string | null }>

async function time({ name, ask: of }: Shape, ask: Ask): Promise<Taken> {
  const took: number[] = []
  for (let turn = -WARM_UP; turn < TURNS; turn++) {
    const asked = of(turn + WARM_UP)
    const began = performance.now()
    await ask(asked)
    if (turn >= 0) took.push(performance.now() - began)
  }
  took.sort((one, other) => one - other)
  const share = (part: number) => took[Math.floor(took.length * part)] ?? 0
  return { name, p50: share(0.5), p99: share(0.99) }
}

async function deep(ask: Ask): Promise<Shape> {
  const asked = { locale: 'en', currency: 'USD' }
  let cursor = ''
  for (let page = 1; page <= DEEP.pages; page++) {
    const { nextCursor } = await ask({ ...asked, query: { limit: DEEP.limit, ...(cursor && { cursor }) } })
    if (nextCursor === null) break
    cursor = nextCursor
  }
  return { name: 'a page far behind', ask: () => ({ ...asked, query: cursor === '' ? {} : { cursor } }) }
}

/** What this process holds, in MB. */
function memory(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}
