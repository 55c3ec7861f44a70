import { createTestSdk, holdOf, notificationOf, quoteOf, settle, type TestOptions, type TestSdk } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { chosen, HOLD } from '../../test/booking.ts'
import { memoryDrafts } from '../ports/memory.ts'
import type { DraftPatch } from '../reservation/reservation.types.ts'
import type { RescheduleFlow } from './index.ts'
import { draftOf } from './reschedule.rules.ts'

const RESCHEDULE = '/api/v1/user/reservation/{codeNumber}/reschedule'
const RESERVATION = '/api/v1/user/reservation/{codeNumber}'

/** A member with a reservation at 14:00. */
async function reserved(options: TestOptions = {}, choices: DraftPatch & { serviceId?: string } = {}) {
  const opened = createTestSdk({ isMember: true, ...options })
  await settle()
  const booking = opened.sdk.startReservation({ ...chosen, ...choices })
  await booking.hold()
  booking.agree({ terms: 'v1', reminders: ['r1'] })
  await booking.confirm()
  const { reservation } = booking.get()
  if (reservation === null) throw new Error('Not reserved')
  booking.dispose()
  opened.events.length = 0
  return { ...opened, reservation, codeNumber: reservation.codeNumber }
}

async function open(...parts: Parameters<typeof reserved>) {
  const opened = await reserved(...parts)
  const flow = opened.sdk.startReschedule({ codeNumber: opened.codeNumber })
  await settle()
  return { ...opened, flow, value: () => flow.get() }
}

/** With 16:00 held. */
async function reviewing(options: TestOptions = {}) {
  const opened = await open(options)
  opened.flow.update({ reservationTime: '16:00' })
  await opened.flow.hold()
  return opened
}

const timeOf = ({ server }: Pick<TestSdk, 'server'>) => server.reservations[0]?.reservationTime
const keys = ({ server }: Pick<TestSdk, 'server'>) => [
  ...new Set(server.requests('POST', RESCHEDULE).map(({ headers }) => headers['idempotency-key'])),
]
const namesOf = ({ events }: Pick<TestSdk, 'events'>) =>
  events.map(({ name }) => name).filter((name) => name !== 'notification.received')

/** As another tab or device of the member's does. */
async function elsewhere(
  { server, clock }: TestSdk,
  act: (flow: RescheduleFlow, sdk: TestSdk['sdk']) => Promise<unknown>,
) {
  const other = createTestSdk({ server, clock, isMember: true })
  const [{ codeNumber = '' } = {}] = server.reservations
  await settle()
  const flow = other.sdk.startReschedule({ codeNumber })
  await settle()
  await act(flow, other.sdk)
  other.sdk.dispose()
}
/** The shop lets members reschedule once. */
const once = ({ server }: Pick<TestSdk, 'server'>) => {
  for (const shop of server.shops) shop.reschedule = { hours: 24, limit: 1 }
}
const moveTo = (reservationTime: string) => async (flow: RescheduleFlow) => {
  flow.update({ reservationTime })
  await flow.hold()
  expect((await flow.confirm()).failure).toBe(null)
}
const cancel = async ({ get }: RescheduleFlow, sdk: TestSdk['sdk']) => {
  const flow = sdk.startCancellation({ codeNumber: get().before?.codeNumber ?? '' })
  await settle()
  flow.setReason('budget')
  await flow.cancel()
}

describe('a member reschedules', () => {
  test('sees what they have, chooses another time, sees what that is, and has it with the same code', async () => {
    const opened = await open()
    const { flow, value, server, reservation, codeNumber } = opened
    expect(value()).toMatchObject({
      step: 'choosing',
      busy: false,
      before: { codeNumber, reservationTime: '14:00' },
      limits: { until: '2026-11-24T05:00:00.000Z', left: 3 },
      draft: {
        shopId: 'shop-1',
        serviceId: 'service-1',
        quantity: 2,
        reservationDate: '2026-11-25',
        reservationTime: '14:00',
      },
      after: null,
      failure: null,
      can: { update: true, hold: false, confirm: false },
    })
    flow.update({ reservationTime: '16:00' })
    expect(value().can.hold).toBe(true)
    expect((await flow.hold()).failure).toBe(null)
    expect(value()).toMatchObject({
      step: 'reviewing',
      before: { reservationTime: '14:00' },
      after: { startAt: '2026-11-25T07:00:00Z', quantity: 2, difference: { amount: 0, currency: 'JPY' } },
      can: { hold: false, back: true, confirm: true },
    })
    expect(timeOf(opened)).toBe('14:00')
    expect(await flow.confirm()).toMatchObject({ value: { step: 'rescheduled' }, failure: null })
    expect(value()).toMatchObject({
      before: { reservationTime: '14:00', version: 1 },
      reservation: { codeNumber, reservationTime: '16:00', version: 2, orderId: reservation.orderId },
    })
    expect(server.requests('POST', RESCHEDULE).map(({ body }) => body)).toMatchObject([{ version: 1 }])
    expect([server.reservations.length, timeOf(opened), namesOf(opened)]).toEqual([
      1,
      '16:00',
      ['reservation.rescheduled'],
    ])
    opened.sdk.dispose()
  })

  test('people, staff and extras may change too, and the difference in price is shown before it is confirmed', async () => {
    const { flow, value, sdk } = await open()
    flow.update({ quantity: 1, extras: [{ id: 'head-spa', quantity: 1 }] })
    await flow.hold()
    expect(value().after).toMatchObject({ quantity: 1, shopDifference: { currency: 'JPY' } })
    const { after, before } = value()
    expect(after?.shopDifference.amount).toBe((after?.shopTotal.amount ?? 0) - (before?.shopTotal.amount ?? 0))
    await flow.confirm()
    expect(value().reservation).toMatchObject({ quantity: 1, additionalServices: [{ id: 'head-spa' }] })
    sdk.dispose()
  })

  const byStaff = { serviceId: 'service-2', unitId: 'unit-2', quantity: 1 }

  test('no preference stays no preference: the change asks for the times of anybody, and keeps who it is where nothing else changes', async () => {
    const { flow, value, sdk } = await open({}, byStaff)
    expect(value()).toMatchObject({
      before: { staff: { id: 'staff-1' }, preference: { staffId: null, resourceItemId: null } },
      draft: { staffId: null, equipmentId: null },
      can: { hold: false },
    })
    flow.update({ staffId: 'staff-1' })
    expect(value().can.hold).toBe(false)
    flow.update({ staffId: 'staff-2' })
    expect(value().can.hold).toBe(true)
    flow.update({ staffId: null, reservationTime: '16:00' })
    await flow.hold()
    expect((await flow.confirm()).value.reservation).toMatchObject({ preference: { staffId: null } })
    sdk.dispose()
  })

  test('whom and what they chose stays chosen, until they have no preference any more', async () => {
    const staff = await open({}, { ...byStaff, staffId: 'staff-2' })
    expect(staff.value().draft).toMatchObject({ staffId: 'staff-2' })
    staff.flow.update({ staffId: null })
    expect(staff.value().can.hold).toBe(false)
    staff.flow.update({ reservationTime: '16:00' })
    await staff.flow.hold()
    expect((await staff.flow.confirm()).value.reservation).toMatchObject({ preference: { staffId: null } })
    staff.sdk.dispose()
    const table = { serviceId: 'service-3', shopId: 'shop-2', unitId: 'unit-4', equipmentId: 'table-2' }
    const seated = await open({}, table)
    expect(seated.value()).toMatchObject({ draft: { equipmentId: 'table-2' }, can: { hold: false } })
    seated.sdk.dispose()
  })

  test('of a reservation that does not say whether they chose, whoever performs it stays chosen', async () => {
    const { reservation } = await reserved({}, byStaff)
    const { preference: _, ...older } = reservation
    expect(draftOf(older).staffId).toBe('staff-1')
  })

  test('may leave: the new time is let go and the reservation stays', async () => {
    const opened = await reviewing()
    expect(opened.server.holds.size).toBe(1)
    opened.flow.dispose()
    await settle()
    expect([opened.server.holds.size, timeOf(opened), namesOf(opened)]).toEqual([0, '14:00', []])
    opened.sdk.dispose()
  })

  test('the SDK is disposed of: the new time is let go, and late commands do nothing', async () => {
    const opened = await reviewing()
    opened.sdk.dispose()
    await settle()
    expect([opened.server.holds.size, timeOf(opened)]).toEqual([0, '14:00'])
    const late = await Promise.all([opened.flow.confirm(), opened.flow.update({ quantity: 1 }), opened.flow.retry()])
    expect(late.map(({ failure }) => failure?.code)).toEqual(Array(3).fill('NOT_POSSIBLE_NOW'))
  })

  test('the same choices again are refused by the server, and nothing changes', async () => {
    const opened = await open()
    expect((await opened.flow.hold()).failure).toMatchObject({ code: 'RESCHEDULE_UNCHANGED' })
    expect([opened.value().step, timeOf(opened)]).toEqual(['choosing', '14:00'])
    opened.sdk.dispose()
  })

  test('the times that the reservation takes itself are free to its member, by the query that names it', async () => {
    const { sdk, codeNumber } = await open()
    const query = { serviceId: 'service-1', quantity: 2, dateFrom: '2026-11-25', dateTo: '2026-11-25' }
    const times = async (more: { replaces?: string }) =>
      (await sdk.queries.availableTime('shop-1', { ...query, ...more }).queryFn()).days[0]?.slots.map(
        ({ time }) => time,
      )
    expect(await times({})).not.toContain('14:00')
    expect(await times({ replaces: codeNumber })).toContain('14:00')
    sdk.dispose()
  })

  test('a doubled confirm moves once', async () => {
    const opened = await reviewing()
    const [first, second] = await Promise.all([opened.flow.confirm(), opened.flow.confirm()])
    expect([first.failure, second.failure?.code]).toEqual([null, 'NOT_POSSIBLE_NOW'])
    expect([opened.server.requests('POST', RESCHEDULE).length, opened.server.reservations[0]?.version]).toEqual([1, 2])
    opened.sdk.dispose()
  })
})

describe('a reservation cannot be rescheduled', () => {
  test('from the beginning: it says why, and how it stands', async () => {
    const opened = await reserved()
    opened.server.reservations = opened.server.reservations.map((it) => ({
      ...it,
      allowedActions: [
        { action: 'reschedule', allowed: false, reason: 'TOO_LATE', until: '2026-11-24T05:00:00Z', left: 3 },
      ],
    }))
    const flow = opened.sdk.startReschedule({ codeNumber: opened.codeNumber })
    await settle()
    expect(flow.get()).toMatchObject({
      step: 'refused',
      refusal: 'RESCHEDULE_TOO_LATE',
      before: { reservationTime: '14:00' },
      can: { update: false, hold: false, confirm: false, retry: true },
    })
    expect((await flow.hold()).failure).toMatchObject({ code: 'NOT_POSSIBLE_NOW' })
    opened.sdk.dispose()
  })

  test('because it was cancelled elsewhere while another time was held: it says so, and the slot is free', async () => {
    const opened = await reviewing()
    await elsewhere(opened, cancel)
    expect((await opened.flow.confirm()).failure).toMatchObject({ code: 'NOT_RESCHEDULABLE' })
    expect(opened.value()).toMatchObject({
      step: 'refused',
      refusal: 'NOT_RESCHEDULABLE',
      before: { status: 'cancelled' },
    })
    expect([opened.server.holds.size, namesOf(opened)]).toEqual([0, []])
    opened.sdk.dispose()
  })

  test('because the limit was reached elsewhere', async () => {
    const opened = await open()
    once(opened)
    await elsewhere(opened, moveTo('17:00'))
    opened.flow.update({ reservationTime: '16:00' })
    expect((await opened.flow.hold()).failure).toMatchObject({ code: 'RESCHEDULE_LIMIT' })
    expect(opened.value()).toMatchObject({
      step: 'refused',
      refusal: 'RESCHEDULE_LIMIT',
      before: { reservationTime: '17:00' },
    })
    opened.sdk.dispose()
  })

  test('because it became too late while it was reviewed', async () => {
    const opened = await reviewing()
    opened.server.once('POST', RESCHEDULE).reply(409, { code: 'RESCHEDULE_TOO_LATE' })
    opened.server.reservations = opened.server.reservations.map((it) => ({
      ...it,
      allowedActions: [{ action: 'reschedule', allowed: false, reason: 'TOO_LATE' }],
    }))
    expect((await opened.flow.confirm()).failure).toMatchObject({ code: 'RESCHEDULE_TOO_LATE' })
    expect(opened.value()).toMatchObject({ step: 'refused', refusal: 'RESCHEDULE_TOO_LATE', limits: null })
    await settle()
    expect([opened.server.holds.size, timeOf(opened)]).toEqual([0, '14:00'])
    opened.sdk.dispose()
  })

  test('that cannot be read can be read again', async () => {
    const { sdk, server, codeNumber } = await reserved()
    server.once('GET', RESERVATION).reply(404, { code: 'NOT_FOUND' })
    const flow = sdk.startReschedule({ codeNumber })
    await settle()
    expect(flow.get()).toMatchObject({ step: 'unreachable', failure: { code: 'NOT_FOUND' }, can: { retry: true } })
    expect(await flow.retry()).toMatchObject({ value: { step: 'choosing' }, failure: null })
    sdk.dispose()
  })
})

describe('the reservation changes elsewhere', () => {
  test('the version that was shown is another one: it is read again, shown, and the next confirm names it', async () => {
    const opened = await reviewing()
    opened.server.reservations = opened.server.reservations.map((it) => ({ ...it, version: 5 }))
    expect((await opened.flow.confirm()).failure).toMatchObject({ code: 'VERSION_CONFLICT' })
    expect(opened.value()).toMatchObject({
      step: 'reviewing',
      before: { version: 5 },
      failure: { code: 'VERSION_CONFLICT' },
    })
    expect((await opened.flow.confirm()).failure).toBe(null)
    expect(opened.server.requests('POST', RESCHEDULE).map(({ body }) => (body as { version: number }).version)).toEqual(
      [1, 5],
    )
    opened.sdk.dispose()
  })

  test('another device moves it first: its time is shown, and the own choice can still be made', async () => {
    const opened = await reviewing()
    await elsewhere(opened, moveTo('17:00'))
    const sent = opened.flow.confirm()
    // A read that is refused with 409 is tried once more.
    await opened.clock.advance(1_000)
    expect((await sent).failure).toMatchObject({ code: 'HOLD_EXPIRED' })
    expect(opened.value()).toMatchObject({ step: 'choosing', before: { reservationTime: '17:00', version: 2 } })
    await moveTo('16:00')(opened.flow)
    expect([timeOf(opened), opened.server.reservations[0]?.version]).toEqual(['16:00', 3])
    opened.sdk.dispose()
  })

  test('a duplicated tab whose slot was confirmed in the other one shows what the reservation has become', async () => {
    const draftStore = memoryDrafts()
    const first = await reviewing({ draftStore })
    const copied = memoryDrafts()
    for (const key of ['kept', `reschedule.${first.codeNumber}`]) copied.set(key, draftStore.get(key) ?? '')
    const second = createTestSdk({ server: first.server, clock: first.clock, isMember: true, draftStore: copied })
    await settle()
    const flow = second.sdk.startReschedule({ codeNumber: first.codeNumber })
    await settle()
    expect(flow.get()).toMatchObject({ step: 'reviewing', after: { startAt: '2026-11-25T07:00:00Z' } })
    await flow.confirm()
    expect((await first.flow.confirm()).failure).toBe(null)
    expect(first.value()).toMatchObject({ step: 'rescheduled', reservation: { reservationTime: '16:00', version: 2 } })
    expect(first.server.reservations[0]?.version).toBe(2)
    first.sdk.dispose()
    second.sdk.dispose()
  })

  test('what a notification tells says nothing while the own confirm is under way', async () => {
    const opened = await reviewing()
    once(opened)
    const notification = notificationOf('n1', { kind: 'rescheduled', codeNumber: opened.codeNumber })
    opened.server.once('POST', RESCHEDULE).lose()
    const sent = opened.flow.confirm()
    await settle()
    opened.sockets.latest.receive(JSON.stringify({ data: { type: 'reservation', notification } }))
    await settle()
    expect(opened.value().step).toBe('checking')
    await opened.clock.advance(2_000)
    expect((await sent).value).toMatchObject({ step: 'rescheduled', reservation: { version: 2 } })
    opened.sdk.dispose()
  })

  test('a notification of it reads it again, and a cancellation ends the choice', async () => {
    const opened = await open()
    await elsewhere(opened, cancel)
    const notification = notificationOf('n1', { kind: 'cancelled', codeNumber: opened.codeNumber })
    opened.sockets.latest.receive(JSON.stringify({ data: { type: 'reservation', notification } }))
    await settle()
    expect(opened.value()).toMatchObject({
      step: 'refused',
      refusal: 'NOT_RESCHEDULABLE',
      before: { status: 'cancelled' },
    })
    opened.sdk.dispose()
  })
})

describe('a slot is lost', () => {
  test('somebody else takes the new time first: the reservation keeps its own, and another can be chosen', async () => {
    const opened = await open()
    opened.flow.update({ reservationTime: '16:00' })
    opened.server.once('POST', HOLD).reply(409, { code: 'SLOT_TAKEN' })
    expect((await opened.flow.hold()).failure).toMatchObject({ code: 'SLOT_TAKEN' })
    expect(opened.value()).toMatchObject({
      step: 'choosing',
      before: { reservationTime: '14:00' },
      draft: { reservationTime: null },
      failure: { code: 'SLOT_TAKEN' },
    })
    expect(timeOf(opened)).toBe('14:00')
    await moveTo('17:00')(opened.flow)
    expect(timeOf(opened)).toBe('17:00')
    opened.sdk.dispose()
  })

  test('the hold expires while it is reviewed: that is told, and the reservation keeps its time', async () => {
    const opened = await reviewing()
    await opened.clock.advance(11 * 60_000)
    expect(opened.value()).toMatchObject({
      step: 'choosing',
      failure: { code: 'HOLD_EXPIRED' },
      hold: null,
      after: null,
    })
    expect([namesOf(opened), timeOf(opened)]).toEqual([['hold.lost'], '14:00'])
    opened.sdk.dispose()
  })

  test('a price that changed has to be accepted before it is confirmed', async () => {
    const opened = await reviewing()
    opened.server.price = 9000
    expect((await opened.flow.confirm()).failure).toMatchObject({ code: 'PRICE_CHANGED' })
    expect(opened.value()).toMatchObject({ step: 'reviewing', can: { confirm: false, acceptPrice: true } })
    expect(opened.value().changed).not.toBe(null)
    expect(opened.value().after?.shopDifference.amount).toBeGreaterThan(0)
    opened.flow.acceptPrice()
    expect((await opened.flow.confirm()).value.step).toBe('rescheduled')
    opened.sdk.dispose()
  })
})

describe('the answer to a confirm is lost', () => {
  test('the outcome is asked for with the same key, and it moves once', async () => {
    const opened = await reviewing()
    opened.server.once('POST', RESCHEDULE).lose()
    const sent = opened.flow.confirm()
    await settle()
    expect([opened.value().step, timeOf(opened)]).toEqual(['checking', '16:00'])
    await opened.clock.advance(2_000)
    expect((await sent).value).toMatchObject({ step: 'rescheduled', reservation: { version: 2 } })
    expect([keys(opened).length, opened.server.reservations[0]?.version, namesOf(opened)]).toEqual([
      1,
      2,
      ['reservation.rescheduled'],
    ])
    opened.sdk.dispose()
  })

  test('and the page is loaded again: the record asks with the same key, also where the limit is reached by that', async () => {
    const draftStore = memoryDrafts()
    const first = await reviewing({ draftStore })
    once(first)
    first.server.once('POST', RESCHEDULE).lose()
    void first.flow.confirm()
    await settle()
    expect(first.value().step).toBe('checking')
    first.sdk.dispose()
    const second = createTestSdk({ server: first.server, clock: first.clock, isMember: true, draftStore })
    await settle()
    const flow = second.sdk.startReschedule({ codeNumber: first.codeNumber })
    await settle()
    expect(flow.get()).toMatchObject({ step: 'rescheduled', reservation: { reservationTime: '16:00', version: 2 } })
    expect([keys(first).length, first.server.reservations[0]?.version]).toEqual([1, 2])
    expect(draftStore.get(`reschedule.${first.codeNumber}`)).toBe(null)
    second.sdk.dispose()
  })

  test('and is given up: the reservation is read again and shows what became of it', async () => {
    const opened = await reviewing()
    opened.server.once('POST', RESCHEDULE).lose()
    void opened.flow.confirm()
    await settle()
    for (const _ of [1, 2, 3]) opened.server.once('POST', RESCHEDULE).cut()
    await opened.clock.advance(7_000)
    expect(opened.value()).toMatchObject({ step: 'checking', can: { abandon: true, retry: true } })
    await opened.flow.abandon()
    await settle()
    expect(opened.value()).toMatchObject({ step: 'choosing', hasAbandoned: true, before: { reservationTime: '16:00' } })
    opened.sdk.dispose()
  })
})

test('two flows of one reservation are one: the slot is let go with the last of them', async () => {
  const opened = await reviewing()
  const other = opened.sdk.startReschedule({ codeNumber: opened.codeNumber })
  expect([other.get().step, other.get().hold?.holdId]).toEqual(['reviewing', opened.value().hold?.holdId])
  opened.flow.dispose()
  opened.flow.dispose()
  await settle()
  expect([other.get().step, opened.server.holds.size]).toEqual(['reviewing', 1])
  other.dispose()
  await settle()
  expect(opened.server.holds.size).toBe(0)
  opened.sdk.dispose()
})

test('a reschedule that failed is reported, and the next one of the reservation begins anew', async () => {
  const opened = await open()
  const until = { expiresAt: '2026-11-20T09:10:00Z', latestExpiresAt: '2026-11-20T09:20:00Z' }
  const hold = { ...holdOf(until), quote: { ...quoteOf(6500), lines: [null] } }
  opened.server.once('POST', HOLD).reply(201, { data: hold })
  opened.flow.update({ reservationTime: '16:00' })
  await opened.flow.hold()
  expect(opened.problems).toEqual(['A flow failed: it does nothing any more'])
  const next = opened.sdk.startReschedule({ codeNumber: opened.codeNumber })
  await settle()
  expect([next.get().step, timeOf(opened)]).toEqual(['choosing', '14:00'])
  opened.sdk.dispose()
})

describe('the page is loaded again', () => {
  test('the choices and the held slot are there, and the confirm names the version that is shown', async () => {
    const draftStore = memoryDrafts()
    const first = await reviewing({ draftStore })
    first.flow.dispose({ keepHold: true })
    first.sdk.dispose()
    const second = createTestSdk({ server: first.server, clock: first.clock, isMember: true, draftStore })
    await settle()
    const flow = second.sdk.startReschedule({ codeNumber: first.codeNumber })
    await settle()
    expect(flow.get()).toMatchObject({
      step: 'reviewing',
      before: { reservationTime: '14:00' },
      after: { startAt: '2026-11-25T07:00:00Z' },
    })
    expect((await flow.confirm()).value.step).toBe('rescheduled')
    second.sdk.dispose()
  })
})

describe('the person changes', () => {
  test('the session ends by itself: the choices wait for the same member', async () => {
    const opened = await open()
    opened.flow.update({ reservationTime: '16:00' })
    opened.server.members[0].expireAccess()
    opened.server.members[0].generation += 2
    await opened.flow.hold()
    expect(opened.value()).toMatchObject({ step: 'signing-in', draft: { reservationTime: '16:00' } })
    await opened.sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    await settle()
    expect(opened.value()).toMatchObject({ step: 'choosing', draft: { reservationTime: '16:00' } })
    await moveTo('16:00')(opened.flow)
    opened.sdk.dispose()
  })

  test.each(['choosing', 'reviewing', 'rescheduled'])(
    'whoever signs out at %s leaves nothing of theirs behind',
    async (step) => {
      const opened = await (step === 'choosing' ? open() : reviewing())
      if (step === 'rescheduled') await opened.flow.confirm()
      expect(opened.value().step).toBe(step)
      opened.sdk.auth.signOut()
      expect(opened.value()).toMatchObject({
        step: 'loading',
        before: null,
        draft: null,
        hold: null,
        reservation: null,
      })
      await settle()
      expect(opened.value()).toMatchObject({ step: 'unreachable', before: null, failure: { status: 401 } })
      opened.sdk.dispose()
    },
  )

  test('another language reads reservation and hold again and keeps the choices', async () => {
    const opened = await reviewing()
    opened.sdk.setLocale('ko')
    await settle()
    const last = opened.server.requests('GET', RESERVATION).at(-1)
    expect([opened.value().step, last?.headers['accept-language']]).toEqual(['reviewing', 'ko'])
    opened.sdk.dispose()
  })
})
