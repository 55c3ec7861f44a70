import { beforeAll, describe, expect, test } from 'vitest'
import { tick } from '../../src/jobs/scheduler.ts'
import { createLog } from '../../src/observability/log.ts'
import { book, cancel, changeHold, hold, newKey, releaseHold, reschedule, reserve } from '../../src/testing/booking.ts'
import { challenge, newEmail, newMember, step1, step3 } from '../../src/testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../../src/testing/shop.ts'
import { startEachTestAnew } from '../../src/testing/start-each-test-anew.ts'
import { startTestApi, type TestApi } from '../../test/harness.ts'
import { everything, fillDisk, moments } from './faults.ts'

const OPERATOR_KEY = 'an-operator-key-for-faults'
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY }, logger: createLog('silent') })
  await insertReferenceData(api.db)
  // As a server that has been there for a while: it remembers what shops offer.
  await api.context.search.loaded()
  await openShop(api.db)
})
startEachTestAnew(() => api)

type AtomicOperation = { tables: string[]; prepare: () => Promise<() => Promise<{ status: number }>> }

const operations: Record<string, AtomicOperation> = {
  'A hold that takes the place of another': {
    tables: ['hold', 'occupancy', 'idempotency'],
    async prepare() {
      const { accessToken: token } = await newMember(api)
      await hold(api, { reservationTime: '15:00' }, { token })
      const key = newKey()
      return () => hold(api, {}, { token, key })
    },
  },
  'A change of a hold': {
    tables: ['hold', 'occupancy'],
    async prepare() {
      const { data } = (await hold(api)).body
      return () => changeHold(api, data, { reservationTime: '15:00' })
    },
  },
  'A release of a hold': {
    tables: ['hold', 'occupancy'],
    async prepare() {
      const { data } = (await hold(api)).body
      return () => releaseHold(api, data)
    },
  },
  'A reservation': {
    tables: ['hold', 'reservation', 'consent', 'notification', 'outbox', 'idempotency'],
    async prepare() {
      const { accessToken: token } = await newMember(api)
      const { data } = (await hold(api, {}, { token })).body
      const key = newKey()
      return () => reserve(api, data, { token, key })
    },
  },
  'A cancellation': {
    tables: ['reservation', 'occupancy', 'notification', 'outbox', 'idempotency'],
    async prepare() {
      const { token, reservation } = await book(api)
      const key = newKey()
      return () => cancel(api, reservation.codeNumber, { token, key })
    },
  },
  'A cancellation by the shop': {
    tables: ['reservation', 'occupancy', 'notification', 'outbox'],
    async prepare() {
      const { reservation } = await book(api)
      const url = `/api/v1/operator/reservations/${reservation.codeNumber}/status`
      return () => api.call('PUT', url, { token: OPERATOR_KEY, body: { status: 'cancelled', version: 1 } })
    },
  },
  'A reschedule that overlaps the old time': {
    tables: ['hold', 'occupancy', 'reservation', 'reservation_version', 'notification', 'outbox', 'idempotency'],
    async prepare() {
      const { token, reservation } = await book(api)
      const { codeNumber } = reservation
      const { data } = (await hold(api, { reservationTime: '12:30' }, { token, replaces: codeNumber })).body
      const key = newKey()
      return () => reschedule(api, codeNumber, data, { token, key })
    },
  },
  'A reschedule by the shop': {
    tables: ['hold', 'occupancy', 'reservation', 'reservation_version', 'notification', 'outbox', 'operator_audit'],
    async prepare() {
      const { reservation } = await book(api)
      const url = `/api/v1/operator/reservations/${reservation.codeNumber}/reschedule`
      const body = { reservationDate: '2026-11-24', reservationTime: '15:00', version: 1 }
      return () => api.call('POST', url, { token: OPERATOR_KEY, body })
    },
  },
  'A code that is asked for': {
    tables: ['challenge', 'challenge_code', 'email', 'attempt_counter'],
    async prepare() {
      const email = newEmail()
      await newMember(api, email)
      return () => step1(api, email)
    },
  },
  'A sign-in by code': {
    tables: ['challenge', 'challenge_code', 'member', 'session'],
    async prepare() {
      const { challengeId, code } = await challenge(api)
      return () => step3(api, challengeId, code)
    },
  },
  'An account that is deleted': {
    tables: ['reservation', 'occupancy', 'consent', 'notification', 'idempotency', 'session', 'member'],
    async prepare() {
      const { token } = await book(api)
      return () => api.call('DELETE', '/api/v1/user/me', { token })
    },
  },
}

describe.each(Object.entries(operations))('%s', (_name, { tables, prepare }) => {
  test('leaves no trace when anything of it cannot be stored, and can be done again', async () => {
    const doIt = await prepare()
    await api.context.deliveries.run()
    const before = await everything(api.db)
    for (const table of tables) {
      for (const moment of moments) {
        const makeRoom = await fillDisk(api.db, table, moment)
        const { status } = await doIt()
        await makeRoom()
        expect({ table, moment, status }).toStrictEqual({ table, moment, status: 503 })
        expect({ table, moment, ...(await everything(api.db)) }).toStrictEqual({ table, moment, ...before })
      }
    }
    expect((await doIt()).status).toBeLessThan(300)
    expect(await everything(api.db)).not.toStrictEqual(before)
  })
})

describe.each([
  ['A reminder', '2026-11-23T03:30:00Z', 'upcoming'],
  ['A visit that nobody marked', '2026-11-24T05:00:00Z', 'completed'],
] as const)('%s', (_name, instant, kind) => {
  const tables = ['reservation', 'notification', 'outbox']
  const readRows = async () =>
    Object.fromEntries(Object.entries(await everything(api.db)).filter(([name]) => tables.includes(name)))

  test('leaves no trace when anything of it cannot be stored, and happens with the next tick', async () => {
    await book(api)
    if (kind === 'completed') await api.db.updateTable('reservation').set({ reminded: true }).execute()
    await api.context.deliveries.run()
    await setClock(api, instant)
    const before = await readRows()
    for (const table of tables) {
      for (const moment of moments) {
        const makeRoom = await fillDisk(api.db, table, moment)
        await tick(api.context)
        await makeRoom()
        expect({ table, moment, ...(await readRows()) }).toStrictEqual({ table, moment, ...before })
      }
    }
    await tick(api.context)
    const notifications = await api.db.selectFrom('notification').select('kind').orderBy('created_at').execute()
    expect(notifications).toStrictEqual([{ kind: 'confirmed' }, { kind }])
  })
})
