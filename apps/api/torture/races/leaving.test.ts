import { describe, expect, test } from 'vitest'
import { tick } from '../../src/jobs/scheduler.ts'
import { book, cancel, concurrently, hold, newKey, signInAgain } from '../../src/testing/booking.ts'
import { newMember, tally } from '../../src/testing/people.ts'
import { setClock } from '../../src/testing/shop.ts'
import type { Answered } from '../../test/harness.ts'
import { OPERATOR_KEY, racing, TIMEOUT_MS } from './racing.ts'

const race = racing()
const START = Date.parse('2026-11-24T03:00:00Z')
const MINUTE_MS = 60_000

type Moved = Answered<{ code: string; data: { status: string; version: number } }>
const setStatus = (codeNumber: string, status: string, version = 1): Promise<Moved> =>
  race.api.call('PUT', `/api/v1/operator/reservations/${codeNumber}/status`, {
    body: { status, version },
    token: OPERATOR_KEY,
  })
const at = (minutes: number) => setClock(race.api, new Date(START + minutes * MINUTE_MS).toISOString())
const kinds = async () =>
  (await race.api.db.selectFrom('notification').select('kind').orderBy('created_at').execute()).map(({ kind }) => kind)

describe('A reservation', { timeout: TIMEOUT_MS }, () => {
  test('that is cancelled many times at once is cancelled once, and all get so', () =>
    race.again(async () => {
      const { token, reservation } = await book(race.api)
      const answers = await concurrently(12, () => cancel(race.api, reservation.codeNumber, { token }))
      expect(tally(answers)).toStrictEqual({ '200': 12 })
      expect(new Set(answers.map(({ body }) => body.data.version))).toStrictEqual(new Set([2]))
      expect(await kinds()).toStrictEqual(['confirmed', 'cancelled'])
    }))

  test('that is cancelled with one key many times is cancelled once', () =>
    race.again(async () => {
      const { token, reservation } = await book(race.api)
      const key = newKey()
      const answers = await concurrently(8, () => cancel(race.api, reservation.codeNumber, { token, key }))
      const { '200': done = 0, '409 IDEMPOTENCY_IN_PROGRESS': running = 0 } = tally(answers)
      expect([done + running, done > 0]).toStrictEqual([8, true])
      expect(await kinds()).toStrictEqual(['confirmed', 'cancelled'])
    }))

  test('that is cancelled, completed and marked as missed at once becomes one of these', () =>
    race.again(async () => {
      const { reservation } = await book(race.api)
      await at(20)
      const answers = await Promise.all(
        ['cancelled', 'completed', 'noshow'].flatMap((status) => [
          setStatus(reservation.codeNumber, status),
          setStatus(reservation.codeNumber, status),
        ]),
      )
      const reportedStatuses = new Set(
        answers.filter(({ status }) => status === 200).map(({ body }) => body.data.status),
      )
      const row = await race.api.db.selectFrom('reservation').select(['status', 'version']).executeTakeFirstOrThrow()
      expect([...reportedStatuses]).toStrictEqual([row.status])
      expect(row.version).toBe(2)
      const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)
      for (const code of refused) expect(['VERSION_CONFLICT', 'TRANSITION_NOT_ALLOWED']).toContain(code)
      expect(refused).toHaveLength(4)
    }))

  test('that its member cancels while it is completed becomes one of the two', () =>
    race.again(async () => {
      const { token: old, reservation } = await book(race.api)
      await at(-5)
      const token = await signInAgain(race.api, old)
      const [cancelled, completed] = await Promise.all([
        cancel(race.api, reservation.codeNumber, { token }),
        setStatus(reservation.codeNumber, 'completed'),
      ])
      const won = [cancelled, completed].filter(({ status }) => status === 200)
      expect(won).toHaveLength(1)
      const lost = cancelled.status === 200 ? completed : cancelled
      expect(['NOT_CANCELLABLE', 'TRANSITION_NOT_ALLOWED', 'VERSION_CONFLICT']).toContain(lost.body.code)
    }))

  test('that the clock completes while it is marked as missed becomes one of the two', () =>
    race.again(async () => {
      const { reservation } = await book(race.api)
      await at(121)
      const [marked] = await Promise.all([
        setStatus(reservation.codeNumber, 'noshow'),
        ...Array.from({ length: 3 }, () => tick(race.api.context)),
      ])
      const { status } = await race.api.db.selectFrom('reservation').select('status').executeTakeFirstOrThrow()
      expect(status).toBe(marked.status === 200 ? 'noshow' : 'completed')
    }))

  test('that is cancelled during its reminder is notified of in order, and once', () =>
    race.again(async () => {
      const { token: old, reservation } = await book(race.api)
      await at(-23 * 60)
      const token = await signInAgain(race.api, old)
      await Promise.all([
        cancel(race.api, reservation.codeNumber, { token }),
        ...Array.from({ length: 3 }, () => tick(race.api.context)),
      ])
      const notificationKinds = await kinds()
      expect(notificationKinds.filter((kind) => kind === 'upcoming').length).toBeLessThanOrEqual(1)
      expect(notificationKinds.filter((kind) => kind === 'cancelled')).toHaveLength(1)
    }))

  test('that is cancelled gives its time to exactly one later request, and to one at most of the simultaneous ones', () =>
    race.again(async () => {
      const { token, reservation } = await book(race.api)
      const [cancelled, ...now] = await Promise.all([
        cancel(race.api, reservation.codeNumber, { token }),
        ...Array.from({ length: 8 }, () => hold(race.api)),
      ])
      const then = await concurrently(8, () => hold(race.api))
      expect(cancelled.status).toBe(200)
      expect(tally([...now, ...then])).toStrictEqual({ '201': 1, '409 SLOT_TAKEN': 15 })
    }))

  test('that is cancelled while its member leaves is cancelled once', () =>
    race.again(async () => {
      const { token, reservation } = await book(race.api)
      const [left, cancelled] = await Promise.all([
        race.api.call<{ code: string }>('DELETE', '/api/v1/user/me', { token }),
        cancel(race.api, reservation.codeNumber, { token }),
      ])
      expect(left.status).toBe(200)
      expect(['200', '401 UNAUTHORIZED', '404 NOT_FOUND']).toContain(Object.keys(tally([cancelled]))[0])
      const row = await race.api.db.selectFrom('reservation').select('status').executeTakeFirstOrThrow()
      expect(row.status).toBe('cancelled')
      expect(await race.api.db.selectFrom('occupancy').selectAll().execute()).toStrictEqual([])
    }))
})

describe('A visitor who holds at four shops at once', { timeout: TIMEOUT_MS }, () => {
  test('holds at three', () =>
    race.again(async () => {
      const { accessToken: token } = await newMember(race.api)
      const shops = ['shop', 'next', 'team', 'pair']
      const answers = await concurrently(4, (index) => hold(race.api, { shopId: shops[index] ?? '' }, { token }))
      expect(tally(answers)).toStrictEqual({ '201': 3, '429 HOLD_LIMIT': 1 })
    }))
})
