import { createTestSdk, hana, notificationOf, settle, type TestOptions, type TestSdk } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'

const LIST = '/api/v1/user/waiting-list'
const DATE = '2026-11-25'
const wanted = { shopId: 'shop-1', serviceId: 'service-1', date: DATE, timeFrom: '14:00', timeTo: '14:00', quantity: 2 }

/** A member, and a visitor who holds everything at 14:00. */
async function open(options: TestOptions = {}) {
  const opened = createTestSdk({ isMember: true, ...options })
  const draft = { shopId: 'shop-1', appointmentServiceId: 'service-1', reservationDate: DATE, reservationTime: '14:00' }
  const taken = () => opened.server.hold({ draft: { ...draft, quantity: 2, attaches: [] } })
  for (let hold = taken(); hold.status === 201; hold = taken());
  const release = () => {
    for (const id of [...opened.server.holds.keys()]) opened.server.holds.delete(id)
  }
  await settle()
  const flow = opened.sdk.startWaitingList()
  await settle()
  return { ...opened, flow, value: () => flow.get(), release }
}

/** With an entry whose time is on hold, as a notification says. */
async function offered(options: TestOptions = {}) {
  const opened = await open(options)
  await opened.flow.join(wanted)
  const [{ id = '' } = {}] = opened.value().entries
  opened.release()
  opened.server.waitingList.offer(id, '14:00')
  arrive(opened, id)
  await settle()
  return { ...opened, id }
}

function arrive({ sockets }: Pick<TestSdk, 'sockets'>, entryId: string) {
  const notification = notificationOf('n1', { type: 'waiting-list', kind: 'offered', codeNumber: null, entryId })
  sockets.latest.receive(JSON.stringify({ data: { type: 'waiting-list', notification } }))
}

describe('a member waits for a time', () => {
  test('joins, sees the entry, and leaves', async () => {
    const { flow, sdk, value, server } = await open()
    expect(value()).toMatchObject({ step: 'listed', busy: false, entries: [], can: { join: true, leave: false } })
    expect(await flow.join(wanted)).toMatchObject({ value: { joined: { shopName: 'Aoyama Hair' } }, failure: null })
    expect(value().entries).toMatchObject([{ status: 'waiting', date: DATE, timeFrom: '14:00', offer: null }])
    await flow.join(wanted)
    expect([value().entries.length, server.requests('POST', LIST).length]).toEqual([1, 2])
    const [{ id = '' } = {}] = value().entries
    expect((await flow.leave(id)).failure).toBe(null)
    expect([value().entries, value().joined]).toEqual([[], null])
    sdk.dispose()
  })

  test('is told at once of a time that is free already, and of the limit', async () => {
    const { flow, sdk, value } = await open()
    expect((await flow.join({ ...wanted, timeTo: '18:00' })).failure).toMatchObject({ code: 'TIME_AVAILABLE' })
    expect(value()).toMatchObject({ step: 'listed', entries: [], can: { join: true } })
    expect((await flow.join({ ...wanted, date: 'tomorrow' })).failure).toMatchObject({ code: 'VALIDATION' })
    expect(value().fields).toEqual({ date: 'FORMAT' })
    sdk.dispose()
  })

  test('gets an offer live, and books it: the hold of the offer is taken over, and the entry ends', async () => {
    const { sdk, value, server } = await offered()
    const [entry] = value().entries
    expect(entry).toMatchObject({ status: 'offered', offer: { booking: { serviceId: 'service-1', shopId: 'shop-1' } } })
    expect(server.holds.size).toBe(1)
    const booking = sdk.startReservation(entry?.offer?.booking ?? { serviceId: '' })
    expect((await booking.hold()).value).toMatchObject({
      step: 'reviewing',
      draft: { reservationTime: '14:00', quantity: 2 },
    })
    expect(server.holds.size).toBe(1)
    booking.agree({ terms: 'v1', reminders: ['r1'] })
    expect((await booking.confirm()).failure).toBe(null)
    await settle()
    expect(value().entries).toEqual([])
    sdk.dispose()
  })

  test('does not use an offer: when it ends the list is read again, and the entry waits on', async () => {
    const { sdk, value, clock } = await offered()
    await clock.advance(15 * 60_000)
    expect(value().entries).toMatchObject([{ status: 'waiting', offer: null }])
    sdk.dispose()
  })

  test('leaves with an offer: the time goes to others', async () => {
    const { flow, sdk, server, id } = await offered()
    await flow.leave(id)
    expect(server.holds.size).toBe(0)
    sdk.dispose()
  })
})

describe('the waiting list and a network that fails', () => {
  test('a join whose answer is lost is asked for with the same key, and joins once', async () => {
    const { flow, sdk, value, server, clock } = await open()
    server.once('POST', LIST).lose()
    const sent = flow.join(wanted)
    await settle()
    expect(value()).toMatchObject({ step: 'checking', busy: true, failure: { code: 'NETWORK' } })
    await clock.advance(1_000)
    expect((await sent).failure).toBe(null)
    const keys = server.requests('POST', LIST).map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size, value().entries.length, value().step]).toEqual([2, 1, 1, 'listed'])
    sdk.dispose()
  })

  test('a refusal that comes of checking is a refusal', async () => {
    const { flow, sdk, value, server, clock } = await open()
    server.once('POST', LIST).cut()
    server.once('POST', LIST).reply(409, { code: 'WAITING_LIST_LIMIT' })
    void flow.join(wanted)
    await clock.advance(1_000)
    expect(value()).toMatchObject({ step: 'listed', entries: [], failure: { code: 'WAITING_LIST_LIMIT' } })
    sdk.dispose()
  })

  test('an entry that could not be left is still there, with the failure', async () => {
    const { flow, sdk, value, server } = await open()
    await flow.join(wanted)
    server.once('DELETE', `${LIST}/{entryId}`).reply(503, { code: 'UNAVAILABLE' })
    const [{ id = '' } = {}] = value().entries
    expect((await flow.leave(id)).failure).toMatchObject({ code: 'UNAVAILABLE' })
    expect([value().entries.length, value().step]).toEqual([1, 'listed'])
    sdk.dispose()
  })

  test('a list that cannot be read can be read again', async () => {
    const { sdk, server } = createTestSdk({ isMember: true })
    server.once('GET', LIST).reply(404, { code: 'NOT_FOUND' })
    await settle()
    const flow = sdk.startWaitingList()
    await settle()
    expect(flow.get()).toMatchObject({ step: 'unreachable', failure: { code: 'NOT_FOUND' }, can: { join: false } })
    expect(await flow.join(wanted)).toMatchObject({ failure: { code: 'NOT_POSSIBLE_NOW' } })
    expect(await flow.retry()).toMatchObject({ value: { step: 'listed' }, failure: null })
    sdk.dispose()
  })
})

describe('the person changes while the waiting list is open', () => {
  test('whoever signs out leaves nothing of theirs behind', async () => {
    const { flow, sdk, value } = await open()
    await flow.join(wanted)
    sdk.auth.signOut()
    expect(value()).toMatchObject({ step: 'loading', entries: [], joined: null })
    await settle()
    expect(value()).toMatchObject({ step: 'unreachable', failure: { status: 401 } })
    sdk.dispose()
  })

  test('whoever signs in where nobody was sees their list without another request', async () => {
    const { sdk } = createTestSdk()
    const flow = sdk.startWaitingList()
    await settle()
    expect(flow.get()).toMatchObject({ step: 'unreachable', failure: { status: 401 } })
    await sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    await settle()
    expect([flow.get().step, sdk.auth.get().user?.id]).toEqual(['listed', hana.id])
    sdk.dispose()
  })
})

test('the waiting list refuses what it cannot take, and does nothing once the SDK is disposed of', async () => {
  const { flow, sdk } = await open()
  expect(() => flow.join('tomorrow' as never)).toThrow('join: its argument is "tomorrow". It has to be an object')
  expect(() => flow.leave('')).toThrow('leave: entryId is "". It has to be an id.')
  sdk.dispose()
  expect((await flow.join(wanted)).failure).toMatchObject({ code: 'NOT_POSSIBLE_NOW' })
})
