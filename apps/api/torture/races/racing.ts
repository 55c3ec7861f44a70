import { afterAll, beforeAll } from 'vitest'
import { resetPeople } from '../../src/db/test-control.ts'
import { insertReferenceData, openShop, setClock } from '../../src/testing/shop.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { overlapping, uneven } from '../history/consistency.ts'
import { readTables } from '../history/tables.ts'
import { missingNotifications } from '../history/unannounced.ts'
import { onlyAnswers } from '../only-answers.ts'

const ROUNDS = 2
const CONNECTIONS = 24
const seconds = Number(process.env.TORTURE_SECONDS ?? 0)

export const OPERATOR_KEY = 'an-operator-key-for-races'
export const TIMEOUT_MS = 60_000 + seconds * 2000

export type Race = {
  /** The API over real HTTP. */
  api: TestApi
  /** Plays a race on empty tables at the same hour, again and again; after each the tables must agree. */
  again(play: (round: number) => Promise<void>): Promise<void>
}

/** One server on a database with many connections, and the shops that the races are run for. */
export function racing(): Race {
  let api: TestApi
  beforeAll(async () => {
    const started = await startTestApi({ maxConnections: CONNECTIONS, env: { OPERATOR_KEY } })
    api = { ...started, call: onlyAnswers(await started.url()) }
    await insertReferenceData(api.db)
    // As a server that has been there for a while: it remembers what shops offer.
    await api.context.search.loaded()
    await openShop(api.db)
    await openShop(api.db, { id: 'next' })
    const staff = [{ id: 'aoi' }, { id: 'ren' }, { id: 'yui' }]
    await openShop(api.db, { id: 'team', staff })
    const items = [{ id: 'zone-1' }, { id: 'bed-1' }, { id: 'bed-2' }]
    await openShop(api.db, { id: 'pair', mode: 'staff_and_resource', perPerson: true, staff, items })
  })
  afterAll(async () => {
    await api.context.deliveries.run()
    await api.close()
  })
  return {
    get api() {
      return api
    },
    async again(play) {
      const until = performance.now() + seconds * 1000
      for (let round = 0; round < ROUNDS || performance.now() < until; round++) {
        await api.context.deliveries.run()
        await api.context.deliveries.idle()
        await resetPeople(api.db)
        await setClock(api, '2026-11-20T00:00:00Z')
        await play(round)
        await mustAgree(api)
      }
    },
  }
}

/** The invariants after any race. */
async function mustAgree({ db }: TestApi): Promise<void> {
  const tables = await readTables(db)
  const wrong = [
    ...tables.overlappingHolds,
    ...overlapping(tables.reservations),
    ...uneven(tables),
    ...tables.reservations.filter(({ email }) => email !== '').flatMap(missingNotifications),
  ]
  if (wrong.length > 0) throw new Error(`The tables do not agree:\n${wrong.join('\n')}`)
}
