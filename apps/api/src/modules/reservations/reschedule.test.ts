import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/harness.ts'
import type { Schemas } from '../../contract/types.ts'
import { jobs } from '../../jobs/jobs.ts'
import {
  book,
  cancel,
  changeHold,
  type HoldAnswer,
  hold,
  moveTo,
  newKey,
  overlaps,
  type ReservationAnswer,
  read,
  readHold,
  reschedule,
  reserve,
  signInAgain,
} from '../../testing/booking.ts'
import { newMember } from '../../testing/people.ts'
import { everyDay, insertReferenceData, openShop, setClock } from '../../testing/shop.ts'
import { startEachTestAnew } from '../../testing/start-each-test-anew.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
  await insertReferenceData(api.db)
  // As a server that has been there for a while: it remembers what shops offer.
  await api.context.search.loaded()
  const units = [
    { id: 'hour', durationMinutes: 60, price: 6000 },
    { id: 'long', durationMinutes: 120, price: 10_000 },
    { id: 'short', durationMinutes: 30, price: 4000 },
  ]
  const attaches = [{ id: 'spa', price: 2000, durationMinutes: 30, maxQuantity: 2 }]
  await openShop(api.db, { units, attaches })
  await openShop(api.db, { id: 'strict', rescheduleHours: 48, rescheduleLimit: 1 })
  await openShop(api.db, { id: 'never', rescheduleLimit: 0 })
  await openShop(api.db, { id: 'lenient', rescheduleHours: 0, rescheduleLimit: 9, freeCancellationHours: 24 })
  await openShop(api.db, { id: 'team', staff: [{ id: 'aoi' }, { id: 'ren', shifts: everyDay(720, 1200) }] })
  await openShop(api.db, { id: 'buffered', bufferBefore: 30, bufferAfter: 30 })
})
startEachTestAnew(() => api)

const LATER = { reservationTime: '15:00' }
const refused = ({ status, body }: HoldAnswer | ReservationAnswer) => [status, body.code]
const kinds = async () =>
  (await api.db.selectFrom('notification').select('kind').orderBy('created_at').execute()).map(({ kind }) => kind)
/** What is taken of whom, by the clock of Tokyo. */
const taken = async () =>
  (await api.db.selectFrom('occupancy').select(['bookable_id', 'during']).orderBy('during').execute()).map(
    ({ bookable_id, during }) =>
      [bookable_id, ...[...during.matchAll(/ (\d\d):(\d\d)/g)].map(([, h, m]) => `${Number(h) + 9}:${m}`)].join(' '),
  )

describe('rescheduleReservation', () => {
  // Promise (Screens): a member gives a reservation another time in one step; it keeps its code, and its old time becomes free
  test('gives the new time, keeps the code, and frees the old time', async () => {
    const { token, reservation } = await book(api)
    const held = await hold(api, LATER, { token, replaces: reservation.codeNumber })
    expect(held.status).toBe(201)
    expect(await taken()).toEqual(['aoi 12:00 13:00', 'aoi 15:00 16:00'])
    const { status, body } = await reschedule(api, reservation.codeNumber, held.body.data, { token })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      codeNumber: reservation.codeNumber,
      orderId: reservation.orderId,
      status: 'confirmed',
      version: 2,
      reservationTime: '15:00',
      startAt: '2026-11-24T06:00:00Z',
      contact: reservation.contact,
      allowedActions: [
        { action: 'cancel', allowed: true, until: '2026-11-24T06:00:00Z' },
        { action: 'reschedule', allowed: true, until: '2026-11-23T06:00:00.000Z', left: 2, limit: 3 },
      ],
    })
    expect(body.data.rescheduledAt).toBeDefined()
    expect((await read(api, token, reservation.codeNumber)).body.data).toMatchObject({
      version: 2,
      startAt: body.data.startAt,
    })
    expect(await taken()).toEqual(['aoi 15:00 16:00'])
    expect((await hold(api)).status).toBe(201)
  })

  test('notifies the member and keeps what was agreed before on record', async () => {
    const { token, reservation } = await book(api)
    await moveTo(api, reservation, { ...LATER, appointmentUnitId: 'long' }, token)
    expect(await kinds()).toEqual(['confirmed', 'rescheduled'])
    const rows = await api.db.selectFrom('reservation_version').selectAll().execute()
    expect(
      rows.map(({ version, start_at, rescheduled_by, agreed }) => [
        version,
        start_at,
        rescheduled_by,
        agreed.quote.lines[0]?.shopAmount,
      ]),
    ).toEqual([[1, reservation.startAt, 'member', 6000]])
  })

  test('two changes in a row are told apart: each notification names the time that was true when it was written', async () => {
    const { token, reservation } = await book(api)
    await moveTo(api, reservation, LATER, token)
    await moveTo(api, { ...reservation, version: 2 }, { reservationTime: '13:00' }, token)
    const { body } = await api.call<{ data: { kind: string; date: string }[] }>('GET', '/api/v1/user/notification', {
      token,
    })
    expect(body.data.map(({ kind, date }) => [kind, date])).toEqual([
      ['rescheduled', '2026-11-24T04:00:00Z'],
      ['rescheduled', '2026-11-24T06:00:00Z'],
      ['confirmed', '2026-11-24T03:00:00Z'],
    ])
  })

  test('the same key and the same hold return it again, and nothing moves twice', async () => {
    const { token, reservation } = await book(api)
    const { data } = (await hold(api, LATER, { token, replaces: reservation.codeNumber })).body
    const key = newKey()
    const answers = [
      await reschedule(api, reservation.codeNumber, data, { token, key }),
      await reschedule(api, reservation.codeNumber, data, { token, key }),
      await reschedule(api, reservation.codeNumber, data, { token }),
    ]
    expect(answers.map(({ status, body }) => [status, body.data.version])).toEqual([
      [200, 2],
      [200, 2],
      [200, 2],
    ])
    expect(await kinds()).toEqual(['confirmed', 'rescheduled'])
  })

  test('people, unit and extras may change, and the hold says what that costs more', async () => {
    const { token, reservation } = await book(api, { attaches: [{ attachId: 'spa', quantity: 1 }] })
    const { data } = (
      await hold(api, { appointmentUnitId: 'short' }, { token, replaces: reservation.codeNumber, currency: 'KRW' })
    ).body
    expect(data.replaces).toEqual({
      codeNumber: reservation.codeNumber,
      startAt: reservation.startAt,
      endAt: reservation.endAt,
      total: reservation.total,
      shopTotal: { amount: 8000, currency: 'JPY' },
      difference: { amount: -37_333, currency: 'KRW' },
      shopDifference: { amount: -4000, currency: 'JPY' },
    })
    const read = (await readHold(api, data, { currency: 'JPY' })).body.data
    expect(read.replaces?.difference).toEqual({ amount: -4000, currency: 'JPY' })
    const { body } = await reschedule(api, reservation.codeNumber, read, { token })
    expect([body.data.shopTotal.amount, body.data.experienceMinutes]).toEqual([4000, 30])
  })

  test('a price that changed meanwhile is shown before it is agreed to', async () => {
    const { token, reservation } = await book(api)
    const { data } = (await hold(api, LATER, { token, replaces: reservation.codeNumber })).body
    await api.db
      .updateTable('service_unit')
      .set({ price: 7000 })
      .where('shop_id', '=', 'shop')
      .where('id', '=', 'hour')
      .execute()
    const changed = await reschedule(api, reservation.codeNumber, data, { token })
    await api.db
      .updateTable('service_unit')
      .set({ price: 6000 })
      .where('shop_id', '=', 'shop')
      .where('id', '=', 'hour')
      .execute()
    expect([...refused(changed), changed.body.quote?.shopTotal.amount]).toEqual([412, 'PRICE_CHANGED', 7000])
    expect((await read(api, token, reservation.codeNumber)).body.data.version).toBe(1)
  })
})

describe('A hold that replaces a reservation', () => {
  test.each([
    ['half an hour later', { reservationTime: '12:30' }, ['aoi 12:00 13:00', 'aoi 13:00 13:30'], ['aoi 12:30 13:30']],
    ['half an hour earlier', { reservationTime: '11:30' }, ['aoi 11:30 12:00', 'aoi 12:00 13:00'], ['aoi 11:30 12:30']],
    ['shorter', { appointmentUnitId: 'short' }, ['aoi 12:00 13:00'], ['aoi 12:00 12:30']],
    ['longer', { appointmentUnitId: 'long' }, ['aoi 12:00 13:00', 'aoi 13:00 14:00'], ['aoi 12:00 14:00']],
    [
      'longer at both ends',
      { appointmentUnitId: 'long', reservationTime: '11:30' },
      ['aoi 11:30 12:00', 'aoi 12:00 13:00', 'aoi 13:00 13:30'],
      ['aoi 11:30 13:30'],
    ],
  ])('may overlap what that takes: %s', async (_, draft, whileHeld, afterwards) => {
    const { token, reservation } = await book(api)
    const { data } = (await hold(api, draft, { token, replaces: reservation.codeNumber })).body
    expect(await taken()).toEqual(whileHeld)
    expect((await reschedule(api, reservation.codeNumber, data, { token })).status).toBe(200)
    expect(await taken()).toEqual(afterwards)
    expect(await overlaps(api)).toBe(0)
  })

  test('buffers overlap it, too', async () => {
    const shop = { shopId: 'buffered' }
    const { token, reservation } = await book(api, shop)
    const moved = await moveTo(api, reservation, { ...shop, reservationTime: '13:00' }, token)
    expect([moved.status, await taken()]).toEqual([200, ['aoi 12:30 14:30']])
  })

  test('overlaps nobody else', async () => {
    const { token, reservation } = await book(api)
    await book(api, { reservationTime: '13:00' })
    const held = await hold(api, { reservationTime: '12:30' }, { token, replaces: reservation.codeNumber })
    expect(refused(held)).toEqual([409, 'SLOT_TAKEN'])
    expect(refused(await hold(api, { reservationTime: '12:30' }, { token }))).toEqual([409, 'SLOT_TAKEN'])
  })

  test('keeps whoever serves, where they are free', async () => {
    const shop = { shopId: 'team' }
    const other = await book(api, { ...shop, reservationTime: '13:00' })
    const { token, reservation } = await book(api, { ...shop, reservationTime: '13:00' })
    await cancel(api, other.reservation.codeNumber, other)
    const moved = (await moveTo(api, reservation, { ...shop, reservationTime: '14:00' }, token)) as ReservationAnswer
    expect(moved.body.data.staff).toEqual(reservation.staff)
  })

  test('says what was chosen: no preference stays none, whoever serves, and finds the times of all', async () => {
    const shop = { shopId: 'team' }
    const any = await book(api, { ...shop, reservationTime: '13:00' })
    expect(any.reservation).toMatchObject({
      staff: { id: expect.any(String) },
      preference: { staffId: null, resourceItemId: null },
    })
    const { token, reservation } = await book(api, { ...shop, reservationTime: '14:00', staffId: 'ren' })
    expect(reservation).toMatchObject({ staff: { id: 'ren' }, preference: { staffId: 'ren' } })
    const replaces = reservation.codeNumber
    const same = { ...shop, reservationTime: reservation.reservationTime }
    expect(refused(await hold(api, same, { token, replaces }))).toEqual([409, 'RESCHEDULE_UNCHANGED'])
    const moved = (await moveTo(api, reservation, { ...shop, reservationTime: '16:00' }, token)) as ReservationAnswer
    expect(moved.body.data.preference).toEqual({ staffId: null, resourceItemId: null })
    expect((await read(api, token, replaces)).body.data.preference).toEqual({ staffId: null, resourceItemId: null })
  })

  test('can be changed, and still overlap it', async () => {
    const { token, reservation } = await book(api)
    const { data } = (await hold(api, LATER, { token, replaces: reservation.codeNumber })).body
    const changed = await changeHold(api, data, { reservationTime: '12:30' })
    expect([changed.status, changed.body.data.replaces?.codeNumber]).toEqual([200, reservation.codeNumber])
    expect(await taken()).toEqual(['aoi 12:00 13:00', 'aoi 13:00 13:30'])
    const moved = await reschedule(api, reservation.codeNumber, changed.body.data, { token })
    expect([moved.status, await taken()]).toEqual([200, ['aoi 12:30 13:30']])
  })

  test('makes no second reservation', async () => {
    const { token, reservation } = await book(api)
    const { data } = (await hold(api, LATER, { token, replaces: reservation.codeNumber })).body
    expect(refused(await reserve(api, data, { token }))).toEqual([409, 'HOLD_REPLACES_ANOTHER'])
  })

  test('ends with the reservation', async () => {
    const { token, reservation } = await book(api)
    const { data } = (await hold(api, LATER, { token, replaces: reservation.codeNumber })).body
    await cancel(api, reservation.codeNumber, { token })
    expect(await taken()).toEqual([])
    expect(refused(await reschedule(api, reservation.codeNumber, data, { token }))).toEqual([409, 'NOT_RESCHEDULABLE'])
  })

  test('that expires leaves the reservation where it was', async () => {
    const { token, reservation } = await book(api)
    const { data } = (await hold(api, { reservationTime: '12:30' }, { token, replaces: reservation.codeNumber })).body
    await api.clock({ advanceMs: 11 * 60_000 })
    const later = await signInAgain(api, token)
    expect(refused(await reschedule(api, reservation.codeNumber, data, { token: later }))).toEqual([
      409,
      'HOLD_EXPIRED',
    ])
    const { startAt, version } = (await read(api, later, reservation.codeNumber)).body.data
    expect([startAt, version]).toEqual([reservation.startAt, 1])
    expect((await hold(api, { reservationTime: '13:00' })).status).toBe(201)
  })

  // Promise (Screens): free times for a change count what the reservation itself takes as free, for its member alone
  test('finds its own time free, and nobody else does', async () => {
    const { token, reservation } = await book(api)
    const times = async (viewer: string | undefined, replaces: string | undefined) => {
      const query = {
        serviceId: 'cut',
        quantity: 1,
        dateFrom: '2026-11-24',
        dateTo: '2026-11-24',
        ...(replaces && { replaces }),
      }
      const { body } = await api.call<{ data: { days: { slots: { time: string }[] }[] } }>(
        'GET',
        '/api/v1/shops/shop/getAvailableTime',
        {
          query,
          ...(viewer && { token: viewer }),
        },
      )
      return body.data.days
        .flatMap(({ slots }) => slots.map(({ time }) => time))
        .filter((time) => time >= '11:00' && time <= '13:00')
    }
    const { accessToken: stranger } = await newMember(api)
    const { codeNumber } = reservation
    expect(await times(token, codeNumber)).toEqual(['11:00', '11:30', '12:00', '12:30', '13:00'])
    expect(await times(token, undefined)).toEqual(['11:00', '13:00'])
    expect(await times(stranger, codeNumber)).toEqual(['11:00', '13:00'])
    expect(await times(undefined, codeNumber)).toEqual(['11:00', '13:00'])
  })
})

describe('Limits of a reschedule', () => {
  // Promise (Sentences and limits): a member reschedules as late and as often as the shop allows, by default until 24 hours before the start and three times
  test('are the last moment of the shop', async () => {
    const { token, reservation } = await book(api)
    expect(reservation.allowedActions[1]).toEqual({
      action: 'reschedule',
      allowed: true,
      until: '2026-11-23T03:00:00.000Z',
      left: 3,
      limit: 3,
    })
    await setClock(api, '2026-11-23T02:55:00Z')
    const inTime = await signInAgain(api, token)
    const { data } = (await hold(api, LATER, { token: inTime, replaces: reservation.codeNumber })).body
    await setClock(api, '2026-11-23T03:00:00Z')
    const late = await signInAgain(api, token)
    expect(refused(await reschedule(api, reservation.codeNumber, data, { token: late }))).toEqual([
      409,
      'RESCHEDULE_TOO_LATE',
    ])
    expect(refused(await hold(api, LATER, { token: late, replaces: reservation.codeNumber }))).toEqual([
      409,
      'RESCHEDULE_TOO_LATE',
    ])
    expect((await read(api, late, reservation.codeNumber)).body.data.allowedActions[1]).toEqual({
      action: 'reschedule',
      allowed: false,
      reason: 'TOO_LATE',
      until: '2026-11-23T03:00:00.000Z',
      left: 3,
      limit: 3,
    })
  })

  test('are how often the shop allows it', async () => {
    const shop = { shopId: 'strict' }
    const { token, reservation } = await book(api, shop)
    const first = (await moveTo(api, reservation, { ...shop, ...LATER }, token)) as ReservationAnswer
    expect(first.body.data.allowedActions[1]).toEqual({
      action: 'reschedule',
      allowed: false,
      reason: 'LIMIT',
      until: '2026-11-22T06:00:00.000Z',
      left: 0,
      limit: 1,
    })
    expect(refused(await moveTo(api, first.body.data, { ...shop, reservationTime: '16:00' }, token))).toEqual([
      409,
      'RESCHEDULE_LIMIT',
    ])
    const never = await book(api, { shopId: 'never' })
    expect(never.reservation.allowedActions[1]).toMatchObject({ allowed: false, reason: 'LIMIT', left: 0, limit: 0 })
  })

  // Promise (Sentences and limits): until when and how often a reservation can be changed is said before it is confirmed
  test.each([
    ['shop', { hours: 24, limit: 3 }, 'You can change the reservation up to 3 times, until 24 hours before the start.'],
    ['strict', { hours: 48, limit: 1 }, 'You can change the reservation once, until 48 hours before the start.'],
    ['never', { hours: 24, limit: 0 }, "The reservation can't be changed afterward."],
  ])('of %s are said with a hold, and before there is one', async (shopId, rule, sentence) => {
    const held = await hold(api, { shopId })
    const url = `/api/v1/shops/${shopId}/confirm-reminder`
    const { body } = await api.call<{ data: Schemas['ConfirmReminder'] }>('GET', url)
    for (const { reschedule, text } of [held.body.data.policy, body.data.cancellationPolicy]) {
      expect(reschedule).toEqual(rule)
      expect(text).toContain(sentence)
    }
  })

  test('are those that were agreed, whatever the shop says later', async () => {
    const { reservation, token } = await book(api, { shopId: 'strict' })
    await api.db.updateTable('shop').set({ reschedule_limit: 0 }).where('id', '=', 'strict').execute()
    const shown = (await read(api, token, reservation.codeNumber)).body.data.allowedActions[1]
    await api.db.updateTable('shop').set({ reschedule_limit: 1 }).where('id', '=', 'strict').execute()
    expect(shown).toMatchObject({ allowed: true, left: 1 })
  })
})

describe('Free cancellation after a reschedule', () => {
  const shop = { shopId: 'lenient' }
  const freeUntil = (answer: HoldAnswer | ReservationAnswer) =>
    (answer as ReservationAnswer).body.data.freeCancellationUntil

  test('ends earlier with an earlier time', async () => {
    const { token, reservation } = await book(api, shop)
    const moved = await moveTo(api, reservation, { ...shop, reservationDate: '2026-11-23' }, token)
    expect(freeUntil(moved)).toBe('2026-11-22T03:00:00.000Z')
  })

  // Promise (Sentences and limits): free cancellation never lasts longer because a reservation was rescheduled
  test('never ends later than it did', async () => {
    const { token, reservation } = await book(api, shop)
    let last = reservation
    const until: string[] = []
    // Later, earlier, and twice later again: the earliest limit of all counts.
    for (const reservationDate of ['2026-11-30', '2026-11-22', '2026-11-28', '2026-11-29']) {
      const moved = (await moveTo(api, last, { ...shop, reservationDate }, token)) as ReservationAnswer
      last = moved.body.data
      until.push(freeUntil(moved))
    }
    const limit = '2026-11-21T03:00:00.000Z'
    expect(until).toEqual([reservation.freeCancellationUntil, limit, limit, limit])
    expect((await read(api, token, reservation.codeNumber)).body.data.freeCancellationUntil).toBe(limit)
  })

  test('stays over for who moves away from a late cancellation', async () => {
    const { token, reservation } = await book(api, shop)
    await setClock(api, '2026-11-23T12:00:00Z')
    const late = await signInAgain(api, token)
    const moved = (await moveTo(
      api,
      reservation,
      { ...shop, reservationDate: '2026-12-05' },
      late,
    )) as ReservationAnswer
    expect([moved.status, moved.body.data.freeCancellationInSeconds]).toEqual([200, 0])
  })
})

describe('A reschedule that is refused changes nothing', () => {
  const unchanged = async (token: string, { codeNumber, startAt }: { codeNumber: string; startAt: string }) => {
    const { data } = (await read(api, token, codeNumber)).body
    expect([data.startAt, data.version, await kinds()]).toEqual([startAt, 1, ['confirmed']])
  }

  test('of another member', async () => {
    const { token, reservation } = await book(api)
    const other = await book(api, { reservationTime: '18:00' })
    const { accessToken: stranger } = await newMember(api)
    expect(refused(await hold(api, LATER, { token: stranger, replaces: reservation.codeNumber }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    const { data } = (await hold(api, LATER, { token: other.token, replaces: other.reservation.codeNumber })).body
    expect(refused(await reschedule(api, reservation.codeNumber, data, { token: other.token }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(refused(await reschedule(api, reservation.codeNumber, data, { token }))).toEqual([404, 'NOT_FOUND'])
    expect((await read(api, token, reservation.codeNumber)).body.data.version).toBe(1)
  })

  test('by a visitor', async () => {
    const { reservation, token } = await book(api)
    expect(refused(await hold(api, LATER, { replaces: reservation.codeNumber }))).toEqual([401, 'UNAUTHORIZED'])
    await unchanged(token, reservation)
  })

  test('with another version', async () => {
    const { token, reservation } = await book(api)
    const { data } = (await hold(api, LATER, { token, replaces: reservation.codeNumber })).body
    expect(refused(await reschedule(api, reservation.codeNumber, data, { token }, { version: 2 }))).toEqual([
      409,
      'VERSION_CONFLICT',
    ])
    await unchanged(token, reservation)
  })

  test('of what was cancelled, began or is over', async () => {
    const { token, reservation } = await book(api)
    await setClock(api, '2026-11-24T03:00:00Z')
    const late = await signInAgain(api, token)
    const replaces = reservation.codeNumber
    const date = { reservationDate: '2026-11-25' }
    expect(refused(await hold(api, date, { token: late, replaces }))).toEqual([409, 'NOT_RESCHEDULABLE'])
    expect((await read(api, late, replaces)).body.data.allowedActions[1]).toEqual({
      action: 'reschedule',
      allowed: false,
      reason: 'STARTED',
    })
    await setClock(api, '2026-11-20T00:00:00Z')
    await cancel(api, replaces, { token })
    expect(refused(await hold(api, date, { token, replaces }))).toEqual([409, 'NOT_RESCHEDULABLE'])
    expect((await read(api, token, replaces)).body.data.allowedActions[1]).toEqual({
      action: 'reschedule',
      allowed: false,
      reason: 'CANCELLED',
    })
  })

  test('to another shop or service', async () => {
    const { token, reservation } = await book(api)
    const replaces = reservation.codeNumber
    expect(refused(await hold(api, { ...LATER, shopId: 'team' }, { token, replaces }))).toEqual([
      409,
      'RESCHEDULE_OTHER_SERVICE',
    ])
    expect(refused(await hold(api, { ...LATER, appointmentServiceId: 'color' }, { token, replaces }))).toEqual([
      409,
      'RESCHEDULE_OTHER_SERVICE',
    ])
    await unchanged(token, reservation)
  })

  test('to what it is already', async () => {
    const { token, reservation } = await book(api)
    const replaces = reservation.codeNumber
    expect(refused(await hold(api, {}, { token, replaces }))).toEqual([409, 'RESCHEDULE_UNCHANGED'])
    const { data } = (await hold(api, LATER, { token, replaces })).body
    expect(refused(await changeHold(api, data, {}))).toEqual([409, 'RESCHEDULE_UNCHANGED'])
    await unchanged(token, reservation)
  })

  test('with a hold that replaces another reservation, or none', async () => {
    const { token, reservation } = await book(api)
    const other = await book(api, { reservationTime: '18:00' }, token)
    const ofOther = (await hold(api, LATER, { token, replaces: other.reservation.codeNumber })).body.data
    expect(refused(await reschedule(api, reservation.codeNumber, ofOther, { token }))).toEqual([
      409,
      'HOLD_REPLACES_ANOTHER',
    ])
    const ofNone = (await hold(api, LATER, { token })).body.data
    expect(refused(await reschedule(api, reservation.codeNumber, ofNone, { token }))).toEqual([
      409,
      'HOLD_REPLACES_ANOTHER',
    ])
    expect((await read(api, token, reservation.codeNumber)).body.data.version).toBe(1)
  })

  test('with a hold that is not there', async () => {
    const { token, reservation } = await book(api)
    const quote = { id: 'x' } as never
    expect(refused(await reschedule(api, reservation.codeNumber, { holdId: 'nothing', quote }, { token }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    await unchanged(token, reservation)
  })
})

describe('A reminder follows the new time', () => {
  const remind = jobs.find(({ name }) => name === 'remind')
  const runReminders = () => api.db.transaction().execute((trx) => remind?.run(trx, api.context) ?? Promise.resolve(0))

  test('and comes again, a day before it', async () => {
    const shop = { shopId: 'lenient' }
    const { token, reservation } = await book(api, shop)
    await setClock(api, '2026-11-23T04:00:00Z')
    await runReminders()
    const late = await signInAgain(api, token)
    await moveTo(api, reservation, { ...shop, reservationDate: '2026-11-28' }, late)
    await runReminders()
    expect(await kinds()).toEqual(['confirmed', 'upcoming', 'rescheduled'])
    await setClock(api, '2026-11-27T04:00:00Z')
    await runReminders()
    expect(await kinds()).toEqual(['confirmed', 'upcoming', 'rescheduled', 'upcoming'])
  })

  test('and does not come to who moved on the last day', async () => {
    const shop = { shopId: 'lenient' }
    const { token, reservation } = await book(api, { ...shop, reservationDate: '2026-11-30' })
    await moveTo(api, reservation, { ...shop, reservationDate: '2026-11-20', reservationTime: '18:00' }, token)
    await runReminders()
    expect(await kinds()).toEqual(['confirmed', 'rescheduled'])
  })
})
