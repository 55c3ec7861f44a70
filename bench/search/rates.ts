import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { copyShops } from '../../apps/api/demo/copy-shops.ts'
import { fillWhenEmpty } from '../../apps/api/demo/fill-when-empty.ts'
import { startEmbedded } from '../../apps/api/embedded-postgres/start.ts'
import { createDb, type Db } from '../../apps/api/src/db/connection.ts'
import { migrate } from '../../apps/api/src/db/migrate/migrate.ts'
import { transaction } from '../../apps/api/src/db/transaction.ts'
import { changeExchangeRates } from '../../apps/api/src/modules/money/exchange-rates.ts'
import { startApi } from '../../apps/api/src/start-server.ts'
import type { Bench } from '../bench.ts'
import { type Searcher, searching } from './ask.ts'
import { percentile } from './percentile.ts'

const DEMO_SHOPS = 600
const COPIES = 184
const ROUNDS = 20
const ROUND_MS = 1000
const SEARCHERS = 4
const CURRENCIES = ['JPY', 'USD', 'KRW', 'TWD'] as const
const quiet = { info: () => {}, warn: console.warn, error: console.error }

type Phase = { pauses: number[]; searches: number[] }

export const rates: Bench = {
  title: 'Exchange rates change',
  about: `${(DEMO_SHOPS * (COPIES + 1)).toLocaleString('en')} shops, each with one service; ${SEARCHERS} visitors search without a pause, in all currencies and by price. Every second second all rates change, so that all orders by price are made anew; beside it, the seconds between. Pause: of the event loop of the process that holds the server and the visitors.`,
  async measure({ say }) {
    const dataDir = await mkdtemp(join(tmpdir(), 'yoyaku-rates-'))
    const server = await startEmbedded({ dataDir, log: quiet })
    try {
      await migrate(server.url)
      await fillWhenEmpty(server.url, DEMO_SHOPS, say)
      const db = createDb(server.url, { maxConnections: 1, statementTimeoutMs: 0 })
      await copyShops(db, COPIES).finally(() => db.destroy())
      say('The shops are copied')
      const api = await startApi({ DATABASE_URL: server.url, DATA_DIR: dataDir, RATE_LIMITS: 'off' })
      try {
        await api.context.search.loaded()
        say('The index is loaded')
        return await measureOn(api.context.db, searching(api, say))
      } finally {
        await api.close()
      }
    } finally {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

async function measureOn(db: Db, { ask, turnedAway }: Searcher) {
  const usual: Phase = { pauses: [], searches: [] }
  const changed: Phase = { pauses: [], searches: [] }
  await searchFor(ROUND_MS, ask)
  for (let round = 0; round < ROUNDS; round++) {
    await record(usual, ask)
    const factor = 1 + (round % 7) / 100
    const perUsd = { JPY: String(154 * factor), KRW: String(1418 * factor), TWD: String(31 * factor) }
    await transaction(db, (trx) => changeExchangeRates(trx, { perUsd, at: null }, { maxChange: 10, force: true }))
    await record(changed, ask)
  }
  const beside = (value: number) => ({ beside: { what: 'no change', value } })
  const both = (what: string, value: (phase: Phase) => number) => ({
    ...{ what, unit: 'ms', value: value(changed) },
    ...beside(value(usual)),
  })
  return [
    both('longest pause of a second, p50', ({ pauses }) => percentile(pauses, 0.5)),
    both('longest pause of all', ({ pauses }) => Math.max(...pauses)),
    both('a search by price, p50', ({ searches }) => percentile(searches, 0.5)),
    both('a search by price, p99', ({ searches }) => percentile(searches, 0.99)),
    {
      what: 'searches while rates changed',
      unit: '',
      value: changed.searches.length,
      ...beside(usual.searches.length),
    },
    { what: 'turned away (503)', unit: '', value: turnedAway() },
  ]
}

async function record(phase: Phase, ask: Searcher['ask']): Promise<void> {
  const pauses = monitorEventLoopDelay({ resolution: 1 })
  pauses.enable()
  phase.searches.push(...(await searchFor(ROUND_MS, ask)))
  pauses.disable()
  phase.pauses.push(pauses.max / 1e6)
}

/** How long each search took, in ms. */
async function searchFor(milliseconds: number, ask: Searcher['ask']): Promise<number[]> {
  const took: number[] = []
  const until = performance.now() + milliseconds
  const visit = async (visitor: number) => {
    for (let search = visitor; performance.now() < until; search++) {
      const began = performance.now()
      const currency = CURRENCIES[search % CURRENCIES.length] ?? 'JPY'
      await ask({ query: { sort: search % 8 < 4 ? 'price-asc' : 'price-desc' }, locale: 'ja', currency })
      took.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: SEARCHERS }, (_, visitor) => visit(visitor)))
  return took
}
