import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { book, cancel, concurrently, hold, type ReservationAnswer, signInAgain } from '../../testing/booking.ts'
import { tally } from '../../testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'

const KEY = 'the-key-of-the-operators'
let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_KEY: KEY } })
  await insertReferenceData(api.db)
  await openShop(api.db)
  await openShop(api.db, { id: 'other' })
})
startEachTestAnew(() => api)

type Body = { status: string; version: number; paidAmount?: Schemas['Money'] }
const set = (codeNumber: string, body: Body, token = KEY): Promise<ReservationAnswer> =>
  api.call('PUT', `/api/v1/operator/reservations/${codeNumber}/status`, { token, body })
const list = async (query: Record<string, string>) =>
  (await api.call<{ data: Schemas['Reservation'][] }>('GET', '/api/v1/operator/reservations', { token: KEY, query }))
    .body
const briefly = ({ status, body }: ReservationAnswer) => [status, body.code ?? body.data.status]

describe('operatorSetStatus', () => {
  test('marks a no-show from a quarter of an hour after the start', async () => {
    const { reservation } = await book(api)
    const noshow = () => set(reservation.codeNumber, { status: 'noshow', version: 1 })
    expect(briefly(await noshow())).toEqual([409, 'TRANSITION_NOT_ALLOWED'])
    await setClock(api, '2026-11-24T03:14:59Z')
    expect(briefly(await noshow())).toEqual([409, 'TRANSITION_NOT_ALLOWED'])
    await setClock(api, '2026-11-24T03:15:00Z')
    expect(briefly(await noshow())).toEqual([200, 'noshow'])
    expect(briefly(await noshow())).toEqual([200, 'noshow'])
    const kinds = await api.db.selectFrom('notification').select('kind').orderBy('created_at').execute()
    expect(kinds).toEqual([{ kind: 'confirmed' }, { kind: 'noshow' }])
  })

  test('who came is completed, with what was paid, and a mistake is corrected within a week', async () => {
    const { reservation } = await book(api)
    await setClock(api, '2026-11-24T03:20:00Z')
    const paidAmount = { amount: 6500, currency: 'JPY' as const }
    const done = await set(reservation.codeNumber, { status: 'completed', version: 1, paidAmount })
    expect([done.status, done.body.data.status, done.body.data.paidAmount]).toEqual([200, 'completed', paidAmount])
    await setClock(api, '2026-12-01T03:59:59Z')
    expect(briefly(await set(reservation.codeNumber, { status: 'noshow', version: 2 }))).toEqual([200, 'noshow'])
    await setClock(api, '2026-12-01T04:00:00Z')
    const late = await set(reservation.codeNumber, { status: 'completed', version: 3 })
    expect(briefly(late)).toEqual([409, 'TRANSITION_NOT_ALLOWED'])
  })

  test('what was paid is in the shop’s currency', async () => {
    const { reservation } = await book(api)
    const { status, body } = await set(reservation.codeNumber, {
      status: 'cancelled',
      version: 1,
      paidAmount: { amount: 1, currency: 'USD' },
    })
    expect([status, body.fields]).toEqual([400, [{ field: 'paidAmount.currency', code: 'NOT_ALLOWED' }]])
  })

  test('cancels at any time, which frees the time', async () => {
    const { reservation } = await book(api)
    expect(briefly(await set(reservation.codeNumber, { status: 'cancelled', version: 1 }))).toEqual([200, 'cancelled'])
    expect((await hold(api)).status).toBe(201)
    expect(briefly(await set(reservation.codeNumber, { status: 'completed', version: 2 }))).toEqual([
      409,
      'TRANSITION_NOT_ALLOWED',
    ])
  })

  test('a member cancels, operators complete and mark: one of them happens', async () => {
    const { token, reservation } = await book(api)
    await setClock(api, '2026-11-24T03:20:00Z')
    const later = await signInAgain(api, token)
    const answers = await concurrently(12, (index) => {
      if (index % 3 === 0) return cancel(api, reservation.codeNumber, { token: later })
      return set(reservation.codeNumber, { status: index % 3 === 1 ? 'completed' : 'noshow', version: 1 })
    })
    const { version } = await api.db.selectFrom('reservation').select('version').executeTakeFirstOrThrow()
    expect(version).toBe(2)
    const { '200': done, ...others } = tally(answers)
    expect(done).toBe(4)
    expect(Object.keys(others).every((name) => name.startsWith('409'))).toBe(true)
  })

  test('another version is a conflict, another code is not there, another key opens nothing', async () => {
    const { reservation } = await book(api)
    const answers = [
      await set(reservation.codeNumber, { status: 'cancelled', version: 4 }),
      await set('ABCDEFGH', { status: 'cancelled', version: 1 }),
      await set(reservation.codeNumber, { status: 'cancelled', version: 1 }, 'another-key-altogether'),
    ]
    expect(answers.map(briefly)).toEqual([
      [409, 'VERSION_CONFLICT'],
      [404, 'NOT_FOUND'],
      [401, 'UNAUTHORIZED'],
    ])
  })
})

test('Operators see all reservations, or those of a shop, a date, a status', async () => {
  await book(api)
  await book(api, { reservationDate: '2026-11-26', shopId: 'other' })
  const { reservation } = await book(api, { reservationDate: '2026-11-25' })
  await set(reservation.codeNumber, { status: 'cancelled', version: 1 })
  await setClock(api, '2026-11-23T04:00:00Z')
  const dates = async (query: Record<string, string>) => (await list(query)).data.map(({ date }) => date)
  expect(await dates({})).toEqual(['2026-11-26', '2026-11-25', '2026-11-24'])
  expect(await dates({ shopId: 'other' })).toEqual(['2026-11-26'])
  expect(await dates({ date: '2026-11-25' })).toEqual(['2026-11-25'])
  expect(await dates({ status: 'upcoming' })).toEqual(['2026-11-24'])
  expect(await dates({ status: 'confirmed' })).toEqual(['2026-11-26'])
  expect(await dates({ status: 'cancelled' })).toEqual(['2026-11-25'])
})

describe('What operators read', () => {
  type Detail = { data: Schemas['OperatorReservation'] }
  const show = (codeNumber: string) =>
    api.call<Detail>('GET', `/api/v1/operator/reservations/${codeNumber}`, { token: KEY })

  test('in a refusal is from when, until when, or that it never will be allowed', async () => {
    const { reservation } = await book(api)
    const why = async (status: string, version = 1) =>
      (
        (await set(reservation.codeNumber, { status, version })) as unknown as {
          body: { message: string }
        }
      ).body.message.replace(/; it is .*/, '')
    expect(await why('noshow')).toBe('It can become noshow only from 2026-11-24 12:15 on (Asia/Tokyo)')
    expect(await why('completed')).toBe('It can become completed only from 2026-11-24 12:00 on (Asia/Tokyo)')
    await setClock(api, '2026-11-24T03:20:00Z')
    await set(reservation.codeNumber, { status: 'completed', version: 1 })
    expect(await why('cancelled', 2)).toBe('A reservation that is completed cannot become cancelled')
    await setClock(api, '2026-12-02T00:00:00Z')
    expect(await why('noshow', 2)).toBe('It could become noshow only until 2026-12-01 13:00 (Asia/Tokyo)')
  })

  test('one reservation shows what it can become and who asked for what', async () => {
    const { reservation } = await book(api)
    const { codeNumber } = reservation
    await set(codeNumber, { status: 'noshow', version: 1 })
    await api.call('PUT', `/api/v1/operator/reservations/${codeNumber}/status`, {
      token: KEY,
      body: { status: 'cancelled', version: 1, reasonText: 'The water is off' },
      headers: { 'x-operator': 'mika' },
    })
    const { status, body } = await show(codeNumber)
    const { cancellationReasonText, cancelledBy } = body.data.reservation
    expect([status, cancellationReasonText, cancelledBy, body.data.moves]).toEqual([
      200,
      'The water is off',
      'shop',
      [],
    ])
    expect(body.data.acts.map(({ by, status, answer }) => ({ by, status, answer }))).toEqual([
      { by: 'mika', status: 'cancelled', answer: 'DONE' },
      { by: null, status: 'noshow', answer: 'TRANSITION_NOT_ALLOWED' },
    ])
    const other = await book(api, { reservationDate: '2026-11-25' })
    expect((await show(other.reservation.codeNumber)).body.data.moves).toEqual([
      { status: 'completed', allowed: false, from: '2026-11-25T03:00:00.000Z' },
      { status: 'noshow', allowed: false, from: '2026-11-25T03:15:00.000Z' },
      { status: 'cancelled', allowed: true },
    ])
    expect((await show('ABCDEFGH')).status).toBe(404)
  })

  test('only a cancellation has a reason', async () => {
    const { reservation } = await book(api)
    const body = { status: 'noshow', version: 1, reasonText: 'Why' }
    const { status, body: error } = await set(reservation.codeNumber, body)
    expect([status, error.fields]).toEqual([400, [{ field: 'reasonText', code: 'NOT_ALLOWED' }]])
  })
})
