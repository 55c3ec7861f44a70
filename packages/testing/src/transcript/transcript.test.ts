import type { YoyakuOptions } from '@yoyaku/core'
import { until } from '@yoyaku/core'
import { memoryTokens } from '@yoyaku/core/browser'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { settle, TestClock } from '../clock.ts'
import { FakeApi } from '../server/fake-api.ts'
import { CODE } from '../server/sign-in.ts'
import { FakeSockets } from '../sockets.ts'
import { record } from './record.ts'
import { replay } from './replay.ts'
import type { Transcript } from './transcript.ts'

const chosen = { serviceId: 'service-1', shopId: 'shop-1', reservationDate: '2026-11-25', reservationTime: '14:00' }
const MINUTE_MS = 60_000
const SECRETS = [
  'hana@example.com',
  '+819012345678',
  '+818011112222',
  'Hana',
  'Sato',
  CODE,
  'A window seat',
  'access-1',
  'refresh-1',
  'hold-token-0000000001',
  'user-hana',
  'A2B3C4D',
  'order-1',
  'hold-1',
]

/** A booking with a wrong code, a lost answer, a language switch, a message that arrives live and a cancellation. */
async function recorded(): Promise<Transcript> {
  const clock = new TestClock()
  const server = new FakeApi(clock)
  const sockets = new FakeSockets()
  const tokenStore = memoryTokens()
  const { sdk, transcript } = record({
    baseUrl: 'http://yoyaku.test',
    locale: 'ja',
    currency: 'JPY',
    fetch: server.fetch,
    WebSocket: sockets.WebSocket,
    clock,
    tokenStore,
  })
  const booking = sdk.startReservation(chosen)
  booking.hold()
  await settle()
  const signIn = sdk.startSignIn()
  signIn.submitEmail('hana@example.com')
  await clock.advance(20)
  signIn.submitCode('999999')
  await clock.advance(3_000)
  signIn.submitCode(CODE)
  await settle()
  sdk.setLocale('ko')
  await settle()
  booking.updateRequest('A window seat')
  booking.agree({ terms: 'v1', reminders: ['r1'] })
  server.once('POST', '/api/v1/user/reservation').lose()
  booking.confirm()
  await clock.advance(1_000)
  await clock.advance(16_000)
  const { reservation } = booking.get()
  server.reservations = server.reservations.map((one) => ({ ...one, contactNumber: '+818011112222' }))
  const cancellation = sdk.startCancellation({ codeNumber: reservation?.codeNumber ?? '' })
  await settle()
  cancellation.setReason('other', 'A window seat elsewhere')
  cancellation.cancel()
  await settle()
  sdk.auth.signOut()
  await settle()
  sdk.dispose()
  return transcript()
}

/** Another time for a reservation, whose confirm is lost at first, and a wait for a time that is taken. */
async function recordedChange(): Promise<Transcript> {
  const clock = new TestClock()
  const server = new FakeApi(clock)
  const sockets = new FakeSockets()
  const tokenStore = memoryTokens()
  void tokenStore.set(server.members[0].session())
  const { sdk, transcript } = record({
    ...{ baseUrl: 'http://yoyaku.test', locale: 'ja', currency: 'JPY', clock, tokenStore },
    ...{ fetch: server.fetch, WebSocket: sockets.WebSocket },
  })
  await settle()
  const booking = sdk.startReservation(chosen)
  booking.hold()
  await settle()
  booking.agree({ terms: 'v1', reminders: ['r1'] })
  booking.confirm()
  await settle()
  const { codeNumber } = booking.get().reservation ?? { codeNumber: '' }
  const reschedule = sdk.startReschedule({ codeNumber })
  await settle()
  reschedule.update({ reservationTime: '16:00' })
  reschedule.hold()
  await settle()
  server.once('POST', '/api/v1/user/reservation/{codeNumber}/reschedule').lose()
  reschedule.confirm()
  await clock.advance(2_000)
  const waitingList = sdk.startWaitingList()
  await settle()
  const wish = { shopId: 'shop-1', serviceId: 'service-1', date: chosen.reservationDate, quantity: 1 }
  waitingList.join({ ...wish, timeFrom: '18:00', timeTo: '18:00' })
  await settle()
  server.once('POST', '/api/v1/user/waiting-list').lose()
  waitingList.join({ ...wish, timeFrom: '16:00', timeTo: '16:00' })
  await clock.advance(2_000)
  waitingList.leave(waitingList.get().entries[0]?.id ?? 'none')
  await settle()
  expect([
    reschedule.get().step,
    waitingList.get().entries,
    server.requests('DELETE', '/api/v1/user/waiting-list/{entryId}').length,
  ]).toEqual(['rescheduled', [], 1])
  sdk.dispose()
  return transcript()
}

describe('a transcript', () => {
  test('of another time for a reservation, and of a wait for one, is played again with the same things shown', async () => {
    const text = JSON.stringify(await recordedChange())
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([])
    const transcript: Transcript = JSON.parse(text)
    const shown = transcript.entries.flatMap((entry) => (entry.kind === 'seen' ? [entry.view] : []))
    expect([...new Set(shown)].sort()).toEqual([
      'auth',
      'live',
      'notifications',
      'reschedule 1',
      'reservation 1',
      'waitingList 1',
    ])
    expect(await replay(transcript)).toEqual([])
  })

  test('of a whole booking is played again, in Node, with the same things shown', async () => {
    const transcript = await recorded()
    const shown = transcript.entries.flatMap((entry) => (entry.kind === 'seen' ? [entry.view] : []))
    expect([...new Set(shown)].sort()).toEqual([
      'auth',
      'cancellation 1',
      'live',
      'notifications',
      'reservation 1',
      'signIn 1',
    ])
    expect(await replay(transcript)).toEqual([])
  })

  test('survives as JSON, and carries nothing that tells who it was or lets anybody in', async () => {
    const text = JSON.stringify(await recorded())
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([])
    expect(await replay(JSON.parse(text))).toEqual([])
  })

  test('carries no code that was asked for in vain, nor the id of a request by which an operator finds the person', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const { WebSocket } = new FakeSockets()
    const tokenStore = memoryTokens()
    void tokenStore.set(server.members[0].session())
    const options = { baseUrl: 'http://yoyaku.test', fetch: server.fetch, WebSocket, clock, tokenStore }
    const { sdk, transcript } = record(options)
    await settle()
    const failure = { code: 'NOT_FOUND', requestId: '7f3a9c51' }
    server.once('GET', '/api/v1/user/reservation/{codeNumber}').reply(404, failure)
    await sdk.queries
      .reservation('HTMYP3EV')
      .queryFn()
      .catch(() => undefined)
    const recording = transcript()
    sdk.dispose()
    const text = JSON.stringify(recording)
    expect(text).toContain('/api/v1/user/reservation/TRNSC')
    expect(text).not.toMatch(/HTMYP3EV|7f3a9c51/)
    expect(await replay(recording)).toEqual([])
  })

  test('shows the codes of the fields as they were shown', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const { WebSocket } = new FakeSockets()
    const { sdk, transcript } = record({ baseUrl: 'http://yoyaku.test', fetch: server.fetch, WebSocket, clock })
    server.isKnown = false
    const signIn = sdk.startSignIn()
    signIn.submitEmail('hana')
    signIn.submitEmail('hana@example.com')
    await clock.advance(20)
    const fields = [
      { field: 'firstName', code: 'FORMAT' },
      { field: 'lastName', code: 'REQUIRED' },
    ]
    server.once('POST', '/api/v1/user/auth/login/step2').reply(400, { code: 'VALIDATION', fields })
    signIn.submitProfile({ firstName: 'Hana', lastName: 'Sato', consents: { terms: undefined, privacy: undefined } })
    await clock.advance(20)
    const recording = transcript()
    sdk.dispose()
    const shown = recording.entries.flatMap((entry) =>
      entry.kind === 'seen' && entry.view === 'signIn 1' ? [(entry.value as { fields: object }).fields] : [],
    )
    expect(shown).toContainEqual({ email: 'FORMAT' })
    expect(shown).toContainEqual({ firstName: 'FORMAT', lastName: 'REQUIRED' })
    const answers = recording.entries.flatMap((entry) => (entry.kind === 'answer' ? [entry.text] : []))
    expect(answers.some((text) => text.includes(JSON.stringify(fields)))).toBe(true)
    expect(JSON.stringify(recording)).not.toMatch(/hana@|Hana|Sato/)
  })

  test('of what a page asks by itself, and of a slot that it lets go, is played again', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const { WebSocket } = new FakeSockets()
    const { sdk, transcript } = record({
      baseUrl: 'http://yoyaku.test',
      locale: 'ja',
      fetch: server.fetch,
      WebSocket,
      clock,
    })
    await sdk.queries.termsOfUse().queryFn()
    await sdk.queries
      .shop('no-such-shop')
      .queryFn()
      .catch(() => undefined)
    sdk.startSignIn().exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    await settle()
    const { data } = await sdk.api.PUT('/api/v1/user/me', { body: { firstName: 'Hanako' } })
    if (data) sdk.auth.setUser(data.data)
    const booking = sdk.startReservation(chosen)
    booking.hold()
    await settle()
    booking.dispose()
    await settle()
    expect(server.requests('DELETE', '/api/v1/user/reservation/hold/{holdId}').length).toBe(1)
    const text = JSON.stringify(transcript())
    sdk.dispose()
    expect(text).not.toContain('Hanako')
    expect(await replay(JSON.parse(text))).toEqual([])
  })

  test('of several faults in a row is played again while the SDK still runs', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const { WebSocket } = new FakeSockets()
    let isOffline = false
    const fetch: typeof server.fetch = async (input, init) => {
      if (isOffline) throw new TypeError('There is no network')
      return server.fetch(input, init)
    }
    const { sdk, transcript } = record({ baseUrl: 'http://yoyaku.test', fetch, WebSocket, clock })
    const STEP_1 = '/api/v1/user/auth/login/step1'
    const HOLD = '/api/v1/user/reservation/hold'
    const booking = sdk.startReservation(chosen)
    const signIn = sdk.startSignIn()
    server.once('POST', HOLD).reply(409, { code: 'SLOT_TAKEN' })
    booking.hold()
    await settle()
    booking.update(chosen)
    server.once('POST', HOLD).reply(503, { code: 'UNAVAILABLE' })
    booking.hold()
    await clock.advance(MINUTE_MS)
    server.once('POST', STEP_1).hang()
    signIn.submitEmail('hana@example.com')
    await clock.advance(MINUTE_MS)
    isOffline = true
    signIn.submitEmail('hana@example.com')
    await settle()
    expect(signIn.get().failure).toMatchObject({ message: 'TypeError: There is no network' })
    isOffline = false
    signIn.submitEmail('hana@example.com')
    await settle()
    signIn.submitCode(CODE)
    await settle()
    booking.agree({ terms: 'v1', reminders: ['r1'] })
    server.once('POST', '/api/v1/user/reservation').run(() => server.priceChanged(7000))
    booking.confirm()
    await settle()
    expect([server.requests('POST', HOLD).length, server.requests('POST', STEP_1).length]).toEqual([3, 2])
    expect(booking.get().changed).not.toBe(null)
    const replayed = await replay(transcript())
    sdk.dispose()
    expect(replayed).toEqual([])
  })

  test('has the commands of every flow', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const { WebSocket } = new FakeSockets()
    const { sdk, transcript } = record({ baseUrl: 'http://yoyaku.test', fetch: server.fetch, WebSocket, clock })
    const booking = sdk.startReservation(chosen)
    await booking.hold()
    const signIn = sdk.startSignIn()
    const { value } = await signIn.submitEmail('hana@example.com')
    expect(value).toBe(signIn.get())
    await signIn.submitCode(CODE)
    await until(booking, ({ step }) => step === 'reviewing')
    booking.updateRequest('A window seat')
    booking.agree({ terms: 'v1', reminders: ['r1'] })
    await booking.confirm()
    await settle()
    const recording = transcript()
    sdk.dispose()
    const acts = recording.entries.flatMap((entry) => (entry.kind === 'act' ? [entry.act] : []))
    expect(acts).toEqual(['hold', 'submitEmail', 'submitCode', 'updateRequest', 'agree', 'confirm'])
    expect(await replay(recording)).toEqual([])
  })

  test.each<[string, Partial<YoyakuOptions>]>([
    ['live is false', { live: false, WebSocket: new FakeSockets().WebSocket }],
    ['the platform has no WebSocket', {}],
  ])('of an SDK without a live connection is played again: %s', async (_, options) => {
    vi.stubGlobal('WebSocket', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const { sdk, transcript } = record({ baseUrl: 'http://yoyaku.test', fetch: server.fetch, clock, ...options })
    const signIn = sdk.startSignIn()
    await signIn.submitEmail('hana@example.com')
    await signIn.submitCode(CODE)
    await clock.advance(MINUTE_MS)
    const recording = transcript()
    sdk.dispose()
    expect(recording.entries.some((entry) => entry.kind === 'request' && entry.path.endsWith('ws-ticket'))).toBe(false)
    expect(await replay(JSON.parse(JSON.stringify(recording)))).toEqual([])
  })

  test('of a sleep is played again: timers run as late as they did, and what was pressed before them is refused', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const { WebSocket } = new FakeSockets()
    const listeners = new Set<() => void>()
    const wake = (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    const { sdk, transcript } = record({
      baseUrl: 'http://yoyaku.test',
      fetch: server.fetch,
      WebSocket,
      clock,
      onWake: wake,
    })
    sdk.startReservation(chosen).hold()
    const signIn = sdk.startSignIn()
    signIn.submitEmail('hana@example.com')
    await clock.advance(20)
    clock.jump(2 * MINUTE_MS)
    signIn.resend()
    await settle()
    const resent = () => server.requests('POST', '/api/v1/user/auth/login/step2').length
    expect(resent()).toBe(0)
    await clock.advance(0)
    signIn.resend()
    for (const listener of listeners) listener()
    await settle()
    expect(resent()).toBe(1)
    expect(server.requests('GET', '/api/v1/user/reservation/hold/{holdId}').length).toBe(1)
    const replayed = await replay(transcript())
    sdk.dispose()
    expect(replayed).toEqual([])
  })

  test('of arguments that were not given, and of one that the command refused, is played again from JSON', async () => {
    const clock = new TestClock()
    const server = new FakeApi(clock)
    const { sdk, transcript } = record({
      ...{ baseUrl: 'http://yoyaku.test', locale: 'ja', currency: 'JPY', live: false },
      ...{ fetch: server.fetch, clock, tokenStore: memoryTokens() },
    })
    const signIn = sdk.startSignIn()
    await settle()
    expect(() => signIn.submitEmail(5 as never)).toThrow(TypeError)
    await signIn.exchangeTicket({ provider: 'google', ticket: 'ticket-1' })
    const cancellation = sdk.startCancellation({ codeNumber: 'A2B3C4D' })
    await settle()
    cancellation.setReason('other', undefined)
    await settle()
    expect(signIn.get().step).toBe('done')
    const stored: Transcript = JSON.parse(JSON.stringify(transcript()))
    sdk.dispose()
    expect(await replay(stored)).toEqual([])
  })

  test('of another version is refused with both versions named', async () => {
    const before = { ...(await recorded()), version: 1 } as unknown as Transcript
    await expect(replay(before)).rejects.toThrow('The transcript is of version 1; this replay needs version 3')
  })

  test('that goes another way says where: another answer, an act that is missing, a request that never comes', async () => {
    const transcript = await recorded()
    const without = (fits: (entry: Transcript['entries'][number]) => boolean) => ({
      ...transcript,
      entries: transcript.entries.filter((entry) => !fits(entry)),
    })
    const otherAnswer = {
      ...transcript,
      entries: transcript.entries.map((entry) =>
        entry.kind === 'answer' && entry.status === 201 ? { ...entry, status: 500 } : entry,
      ),
    }
    const wheres = async (played: Transcript) => (await replay(played)).map(({ where }) => where)
    expect(await wheres(otherAnswer)).toContain('reservation 1, value 3')
    expect(await wheres(without((entry) => entry.kind === 'act' && entry.act === 'confirm'))).toContain('request')
    expect(await wheres(without((entry) => entry.kind === 'seen' && entry.view === 'auth'))).toEqual(['auth, value 1'])
  })
})
