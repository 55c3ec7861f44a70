import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addReservations } from '../../apps/api/demo/add-reservations.ts'
import { copyShops } from '../../apps/api/demo/copy-shops.ts'
import { fillWhenEmpty } from '../../apps/api/demo/fill-when-empty.ts'
import { startEmbedded } from '../../apps/api/embedded-postgres/start.ts'
import { createDb, type Db } from '../../apps/api/src/db/connection.ts'
import { migrate } from '../../apps/api/src/db/migrate/migrate.ts'
import { transaction } from '../../apps/api/src/db/transaction.ts'
import { countBookedMembers } from '../../apps/api/src/modules/catalogue/booked-members.ts'
import { memberWith } from '../../apps/api/src/modules/members/member-with.ts'
import { type Api, startApi } from '../../apps/api/src/start-server.ts'
import type { Bench } from '../bench.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../search/percentile.ts'

const DEMO_SHOPS = 600
const COPIES = 165
const FEW = 100_000
const MANY = 1_000_000
const AT_ONCE = 100_000
const MEMBERS = 20
const CALLS = 40
const OPERATOR_KEY = 'a-key-of-benches-alone'
const quiet = { info: () => {}, warn: console.warn, error: console.error }

/** Of the call with this number, so that no answer is one that was just given. */
const CALLED: Readonly<Record<string, (call: number) => string>> = {
  'most booked shops': (call) => `/api/v1/shops/hottest-booked?page=${call}`,
  'shops by popularity': (call) => `/api/v1/shops?page=${call}`,
  services: (call) => `/api/v1/services?page=${call}`,
  'services of a category': (call) => `/api/v1/services/by-category?categoryId=hair&page=${call}`,
  'a search by popularity': (call) => `/api/v1/shops/search?keyword=hair&quantity=${1 + (call % 4)}`,
  'top searches': () => '/api/v1/user/search-tag',
  'a day of the operator, before all of them': (call) =>
    `/api/v1/operator/reservations?date=2025-12-${10 + (call % 18)}`,
}

export const dataSize: Bench = {
  title: 'Calls beside a million reservations',
  about: `${(DEMO_SHOPS * (COPIES + 1)).toLocaleString('en')} shops with some 100,000 services, of ${MEMBERS} members first ${FEW.toLocaleString('en')} reservations, then ${MANY.toLocaleString('en')}, half of them of the last 30 days, at 20,000 of the services. Each call ${CALLS} times, one at a time; beside the many, the few. The hourly count of booked members reads all of the last 30 days.`,
  async measure({ say }) {
    const dataDir = await mkdtemp(join(tmpdir(), 'yoyaku-data-size-'))
    const server = await startEmbedded({ dataDir, log: quiet })
    const db = createDb(server.url, { maxConnections: 1, statementTimeoutMs: 0 })
    try {
      await migrate(server.url)
      await fillWhenEmpty(server.url, DEMO_SHOPS, say)
      await copyShops(db, COPIES)
      say('The shops are copied')
      const memberIds = await newMembers(db)
      const api = await startApi({ DATABASE_URL: server.url, DATA_DIR: dataDir, RATE_LIMITS: 'off', OPERATOR_KEY })
      try {
        await api.context.search.loaded()
        const ofFew = await timesAt(FEW, 0, { db, api, memberIds, say })
        const ofMany = await timesAt(MANY, FEW, { db, api, memberIds, say })
        return [...ofMany].map(
          ([what, value]): Figure => ({
            what,
            value,
            unit: 'ms',
            beside: { what: `${FEW.toLocaleString('en')} reservations`, value: ofFew.get(what) ?? 0 },
          }),
        )
      } finally {
        await api.close()
      }
    } finally {
      await db.destroy()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

async function newMembers(db: Db): Promise<string[]> {
  const ids: string[] = []
  for (let number = 0; number < MEMBERS; number++) {
    const person = { firstName: 'Hana', lastName: 'Mori', acceptsMarketing: false, locale: 'ja' } as const
    const { user } = await transaction(db, (trx) => memberWith(trx, { email: `size-${number}@example.com`, ...person }))
    ids.push(user.id)
  }
  return ids
}

type Running = { db: Db; api: Api; memberIds: string[]; say(line: string): void }

/** The median of each call in ms, once there are so many reservations; `before` are there already. */
async function timesAt(
  count: number,
  before: number,
  { db, api, memberIds, say }: Running,
): Promise<Map<string, number>> {
  for (let at = before; at < count; at += AT_ONCE) {
    say(`${at.toLocaleString('en')} reservations`)
    await addReservations(db, { from: at, to: at + AT_ONCE, memberIds })
  }
  const times = new Map<string, number>()
  const began = performance.now()
  await countBookedMembers(db)
  times.set('the hourly count of booked members', performance.now() - began)
  for (const [what, urlOf] of Object.entries(CALLED)) {
    const took: number[] = []
    for (let call = 0; call < CALLS; call++) {
      const began = performance.now()
      const { statusCode, body } = await api.app.inject({
        url: urlOf(call),
        headers: { authorization: `Bearer ${OPERATOR_KEY}` },
      })
      took.push(performance.now() - began)
      if (statusCode !== 200) throw new Error(`${urlOf(call)} answered ${statusCode}: ${body}`)
    }
    times.set(`${what}, p50`, percentile(took, 0.5))
  }
  return times
}
