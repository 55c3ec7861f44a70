import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import { BASE, book, cancel, hold, list, read, signInAgain } from '../../testing/booking.ts'
import { newMember } from '../../testing/people.ts'
import { insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  // As a server that has been there for a while: it remembers what shops offer.
  await api.context.search.loaded()
  await openShop(api.db)
})
startEachTestAnew(() => api)

describe('listReservations', () => {
  test('the nearest coming one first, then the past, newest first; another’s never', async () => {
    const first = await book(api, { reservationDate: '2026-11-24' })
    const { token } = first
    await book(api, { reservationDate: '2026-11-22' }, token)
    await book(api, { reservationDate: '2026-11-26' }, token)
    const gone = await book(api, { reservationDate: '2026-11-25' }, token)
    await cancel(api, gone.reservation.codeNumber, { token })
    await book(api, { reservationDate: '2026-11-27' })
    await setClock(api, '2026-11-23T00:00:00Z')
    const later = await signInAgain(api, token)
    const { body } = await list(api, later)
    expect([body.total, body.data.map(({ date, status }) => [date, status])]).toEqual([
      4,
      [
        ['2026-11-24', 'confirmed'],
        ['2026-11-26', 'confirmed'],
        ['2026-11-25', 'cancelled'],
        ['2026-11-22', 'upcoming'],
      ],
    ])
    const second = await list(api, later, { page: 1, limit: 3 })
    expect(second.body.data.map(({ date }) => date)).toEqual(['2026-11-22'])
    expect((await list(api, later, { status: 'cancelled' })).body.total).toBe(1)
    expect((await list(api, later, { status: 'confirmed' })).body.total).toBe(3)
    const upcoming = await list(api, later, { status: 'upcoming' })
    expect([upcoming.body.total, upcoming.body.data.map(({ date }) => date)]).toEqual([1, ['2026-11-22']])
  })

  test('another member’s reservation is not there, to read or to cancel', async () => {
    const { reservation } = await book(api)
    const { accessToken: token } = await newMember(api)
    const answers = [
      await read(api, token, reservation.codeNumber),
      await cancel(api, reservation.codeNumber, { token }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ])
  })

  test('a visitor has none', async () => {
    expect((await api.call('GET', BASE)).status).toBe(401)
  })
})

describe('cancelReservation', () => {
  test('frees the time, says why, and once is enough', async () => {
    const { token, reservation } = await book(api)
    const { status, body } = await cancel(
      api,
      reservation.codeNumber,
      { token },
      { reasonCode: 'other', reasonText: ' Rain ' },
    )
    expect(status).toBe(200)
    const { cancelledAt, ...rest } = body.data
    expect(cancelledAt).not.toBeNull()
    const { cancelledAt: _, ...before } = reservation
    expect(rest).toEqual({
      ...before,
      status: 'cancelled',
      version: 2,
      cancellationReason: 'other',
      cancellationReasonText: 'Rain',
      cancelledBy: 'member',
      allowedActions: ['cancel', 'reschedule'].map((action) => ({ action, allowed: false, reason: 'CANCELLED' })),
    })
    const again = await cancel(api, reservation.codeNumber, { token }, { reasonCode: 'budget', version: 1 })
    expect([again.status, again.body.data]).toEqual([200, body.data])
    expect((await hold(api)).status).toBe(201)
  })

  test('another reason needs a text', async () => {
    const { token, reservation } = await book(api)
    const { status, body } = await cancel(
      api,
      reservation.codeNumber,
      { token },
      { reasonCode: 'other', reasonText: '  ' },
    )
    expect([status, body.fields]).toEqual([400, [{ field: 'reasonText', code: 'REQUIRED' }]])
  })

  test('another version is a conflict', async () => {
    const { token, reservation } = await book(api)
    const { status, body } = await cancel(api, reservation.codeNumber, { token }, { version: 7 })
    expect([status, body.code]).toEqual([409, 'VERSION_CONFLICT'])
  })

  test('until the start, and not from then on', async () => {
    const { token, reservation } = await book(api)
    await setClock(api, '2026-11-24T03:00:00Z')
    const later = await signInAgain(api, token)
    const { status, body } = await cancel(api, reservation.codeNumber, { token: later })
    expect([status, body.code]).toEqual([409, 'NOT_CANCELLABLE'])
    const { allowedActions } = (await read(api, later, reservation.codeNumber)).body.data
    expect(allowedActions).toEqual(
      ['cancel', 'reschedule'].map((action) => ({ action, allowed: false, reason: 'STARTED' })),
    )
  })

  test('a day before it is called upcoming and can still be cancelled', async () => {
    const { token, reservation } = await book(api)
    await setClock(api, '2026-11-23T03:00:00Z')
    const later = await signInAgain(api, token)
    expect((await read(api, later, reservation.codeNumber)).body.data.status).toBe('upcoming')
    expect((await cancel(api, reservation.codeNumber, { token: later })).status).toBe(200)
  })
})
