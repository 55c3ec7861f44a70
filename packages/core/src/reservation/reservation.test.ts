import { describe, expect, test } from 'vitest'
import { RETRY_DELAY_MS } from '../client/retrying.ts'
import { TIMEOUT_MS } from '../client/send.ts'
import { memoryTokens } from '../session/index.ts'
import { memorySnapshots } from '../shared/restore.ts'
import { CODE, createTestSdk, House, hana, quoteOf, settle, TestClock, type TestOptions } from '../testing/index.ts'
import { EXTEND_EVERY_MS } from './hold-keeper.ts'

const HOLD = '/api/v1/user/reservation/hold'
const RESERVE = '/api/v1/user/reservation'
const MINUTE_MS = 60_000
const chosen = {
  serviceId: 'service-1',
  shopId: 'shop-1',
  quantity: 2,
  reservationDate: '2026-11-25',
  reservationTime: '14:00',
}

async function open(options: TestOptions = {}) {
  const world = createTestSdk({ isMember: true, ...options })
  await settle()
  const booking = world.sdk.reservation(chosen)
  return { ...world, booking, value: () => booking.get() }
}

/** With the slot kept and everything agreed to. */
async function reviewing(options: TestOptions = {}) {
  const world = await open(options)
  world.value().review()
  await settle()
  world.value().agree({ termsVersion: 'v1', remindersConfirmed: ['r1'] })
  return world
}

describe('Scenario: a member books', () => {
  test('chooses, keeps the slot, says who comes, confirms', async () => {
    const { sdk, value, server, events, clock } = await open()
    expect(value()).toMatchObject({ step: 'choosing', busy: false, canReview: true, hold: null, quote: null })
    value().review()
    expect(value()).toMatchObject({ step: 'choosing', busy: true })
    await settle()
    expect(value()).toMatchObject({
      step: 'reviewing',
      quote: quoteOf(6500),
      hold: { holdId: 'hold-1', expiresAt: clock.instant(10 * MINUTE_MS) },
      contact: { firstName: 'Hana', lastName: 'Sato', phone: '+819012345678', email: 'hana@example.com' },
      draft: { totalAmount: 6500 },
    })
    value().amendRequirement(' A window seat, please ')
    value().agree({ termsVersion: 'v1', remindersConfirmed: ['r1'] })
    value().confirm(['r1'])
    expect(value()).toMatchObject({ step: 'confirming', busy: true })
    await settle()
    expect(value()).toMatchObject({ step: 'confirmed', busy: false, reservation: { codeNumber: 'A2B3C4D2' } })
    expect(server.requests('POST', RESERVE).map(({ body, headers }) => [body, headers['x-hold-token']])).toEqual([
      [
        {
          holdId: 'hold-1',
          contact: { firstName: 'Hana', lastName: 'Sato', phone: '+819012345678', email: 'hana@example.com' },
          specialRequirement: 'A window seat, please',
          agreedTermsVersion: 'v1',
          remindersConfirmed: ['r1'],
        },
        'hold-token-0000000001',
      ],
    ])
    expect(events.map(({ name }) => name)).toEqual(['reservation.confirmed'])
    sdk.dispose()
    expect(server.requests('DELETE', `${HOLD}/{holdId}`)).toEqual([])
  })

  test('an incomplete draft cannot be reviewed; another day begins without a time', async () => {
    const { sdk, value } = await open()
    value().amend({ reservationDate: '2026-11-26' })
    expect([value().draft.reservationTime, value().canReview]).toEqual([null, false])
    value().review()
    expect(value().step).toBe('choosing')
    value().amend({
      reservationTime: '10:30',
      staffInfo: { id: 'staff-1', name: 'Mai' },
      attaches: [{ attachId: 'a1', quantity: 1 }],
    })
    expect(value().canReview).toBe(true)
    sdk.dispose()
  })

  test('what plain JavaScript leaves undefined stays as it is', async () => {
    const unsaid: object = { attaches: undefined, quantity: undefined, shopName: undefined, phone: undefined }
    const { sdk } = createTestSdk({ isMember: true })
    await settle()
    const booking = sdk.reservation({ ...chosen, ...unsaid, quantity: 2 })
    const draft = booking.get().draft
    expect(draft).toMatchObject({ attaches: [], quantity: 2, shopName: null })
    booking.get().amend(unsaid)
    Reflect.apply(booking.get().amend, null, [])
    expect(booking.get().draft).toEqual(draft)
    booking.get().review()
    await settle()
    const { contact } = booking.get()
    booking.get().amendContact(unsaid)
    expect(booking.get()).toMatchObject({ step: 'reviewing', contact })
  })

  test('what is missing is said beside its field, and what is typed takes it away', async () => {
    const { sdk, value, server } = await open()
    value().review()
    await settle()
    value().amendContact({ phone: '090', firstName: '' })
    value().confirm(['r1'])
    expect(value().fields).toEqual({
      'contact.firstName': 'REQUIRED',
      'contact.phone': 'FORMAT',
      agreedTermsVersion: 'REQUIRED',
      remindersConfirmed: 'REQUIRED',
    })
    value().amendContact({ phone: '+819012345678' })
    expect(Object.keys(value().fields)).not.toContain('contact.phone')
    expect(server.requests('POST', RESERVE)).toEqual([])
    sdk.dispose()
  })

  test('two confirms make one reservation', async () => {
    const { sdk, value, server } = await reviewing()
    value().confirm()
    value().confirm()
    await settle()
    value().confirm()
    expect([server.requests('POST', RESERVE).length, server.reservations.length]).toEqual([1, 1])
    sdk.dispose()
  })
})

describe('Scenario: a visitor books', () => {
  test('is asked to sign in once the slot is kept, and goes on from there', async () => {
    const { sdk, value, server } = await open({ isMember: false })
    value().review()
    await settle()
    expect(value()).toMatchObject({ step: 'signing-in', hold: { holdId: 'hold-1' }, quote: quoteOf(6500) })
    const flow = sdk.signIn({ intent: { type: 'reserve' } })
    flow.get().submitEmail(hana.email)
    await settle()
    flow.get().submitCode(CODE)
    await settle()
    expect(value()).toMatchObject({ step: 'reviewing', contact: { email: hana.email } })
    value().agree({ termsVersion: 'v1', remindersConfirmed: [] })
    value().confirm()
    await settle()
    expect([value().step, server.reservations.length]).toEqual(['confirmed', 1])
    sdk.dispose()
  })

  test('a session that the server ends during the review asks again and keeps everything typed, over a reload too', async () => {
    const snapshots = memorySnapshots()
    const { sdk, value, server, clock } = await reviewing({ snapshots })
    value().amendContact({ firstName: 'Hanako' })
    server.generation = 9
    await sdk.api.GET('/api/v1/user/me')
    await settle()
    const kept = {
      step: 'signing-in',
      contact: { firstName: 'Hanako', lastName: '', phone: '', email: '' },
      hold: { holdId: 'hold-1' },
    }
    expect(value()).toMatchObject(kept)
    sdk.dispose()
    const again = createTestSdk({ snapshots, server, clock })
    const booking = again.sdk.reservation(chosen)
    await settle()
    expect(booking.get()).toMatchObject(kept)
    again.sdk.dispose()
  })

  test.each(['here', 'in another tab'])(
    'who signs out %s leaves nothing typed behind, on no screen and in no storage',
    async (where) => {
      const snapshots = memorySnapshots()
      const set = snapshots.set
      const stored = new Map<string, string>()
      snapshots.set = (key, value) => {
        stored.set(key, value)
        set(key, value)
      }
      const remove = snapshots.remove
      snapshots.remove = (key) => {
        stored.delete(key)
        remove(key)
      }
      let changed: () => void = () => undefined
      const tokens = memoryTokens()
      const { sdk, value } = await reviewing({
        snapshots,
        tokens: {
          ...tokens,
          subscribe: (listener) => {
            changed = listener
            return () => undefined
          },
        },
      })
      sdk.signIn({ intent: 'intent-of-hana' }).dispose()
      const other = sdk.reservation({ ...chosen, serviceId: 'service-2' })
      other.get().amendContact({ phone: 'phone-of-hana' })
      other.get().review()
      await settle()
      other.get().amendRequirement('wish-of-hana')
      other.dispose({ keepHold: true })
      value().amendContact({ firstName: 'name-of-hana' })
      value().amendRequirement('wish-of-hana')
      expect([...stored.values()].join()).toContain('wish-of-hana')
      if (where === 'here') sdk.session.get().signOut()
      else {
        void tokens.clear()
        changed()
      }
      await settle()
      expect(value()).toMatchObject({
        step: 'signing-in',
        contact: { firstName: '', lastName: '', phone: '', email: '' },
        specialRequirement: '',
        agreedTermsVersion: null,
        remindersConfirmed: [],
      })
      expect([...stored.values()].join()).not.toContain('of-hana')
      expect([...stored.keys()]).toEqual(['kept', 'reservation.service-1'])
      sdk.dispose()
    },
  )
})

describe('Scenario: somebody else signs in on the same screen', () => {
  const jun = { ...hana, id: 'user-2', firstName: 'Jun', lastName: 'Kim', phone: null, email: 'jun@example.com' }
  const junSignsIn = async ({ sdk, server }: Awaited<ReturnType<typeof open>>) => {
    sdk.session.get().signOut()
    await settle()
    server.user = jun
    const flow = sdk.signIn()
    flow.get().submitEmail(jun.email)
    await settle()
    flow.get().submitCode(CODE)
    await settle()
  }

  const anew = {
    step: 'choosing',
    hold: null,
    draft: { reservationDate: '2026-11-25', reservationTime: '14:00' },
    contact: { firstName: 'Jun', lastName: 'Kim', phone: '', email: 'jun@example.com' },
    specialRequirement: '',
    agreedTermsVersion: null,
  }

  test('finds nothing of what was typed, and the first one’s slot is let go', async () => {
    const world = await reviewing()
    world.value().amendContact({ firstName: 'Typed' })
    world.value().amendRequirement('Typed')
    await junSignsIn(world)
    expect([world.value(), world.server.holds.size]).toMatchObject([anew, 0])
    world.value().review()
    await settle()
    world.value().amendContact({ phone: '+821012345678' })
    world.value().agree({ termsVersion: 'v1', remindersConfirmed: [] })
    world.value().confirm()
    await settle()
    expect([world.value().step, world.server.reservations.length]).toEqual(['confirmed', 1])
    world.sdk.dispose()
  })

  test.each(['opened already', 'opened after a reload'])(
    'nor where the first one’s session had been ended by the server, on a screen %s',
    async (when) => {
      const snapshots = memorySnapshots()
      const world = await reviewing({ snapshots })
      const { sdk, server, clock } = world
      world.value().amendContact({ firstName: 'Typed' })
      world.value().amendRequirement('Typed')
      server.generation = 9
      await sdk.api.GET('/api/v1/user/me')
      await settle()
      if (when === 'opened already') {
        await junSignsIn(world)
        expect(world.value()).toMatchObject(anew)
      } else {
        sdk.dispose()
        server.user = jun
        const again = createTestSdk({ snapshots, server, clock, isMember: true })
        const booking = again.sdk.reservation(chosen)
        await settle()
        expect(booking.get()).toMatchObject(anew)
        again.sdk.dispose()
      }
      sdk.dispose()
    },
  )

  test('nor is what the first one had sent sent again for them', async () => {
    const world = await reviewing()
    world.server.on('POST', RESERVE).cut()
    world.value().confirm()
    await settle()
    expect(world.value().step).toBe('checking')
    await junSignsIn(world)
    const sent = world.server.requests('POST', RESERVE).length
    await world.clock.advance(MINUTE_MS)
    expect(world.value()).toMatchObject({ ...anew, busy: false })
    expect(world.server.requests('POST', RESERVE).length).toBe(sent)
    world.sdk.dispose()
  })

  test('who leaves while an answer is awaited and comes back finds the one reservation', async () => {
    const snapshots = memorySnapshots()
    const { sdk, server, value, clock } = await reviewing({ snapshots })
    server.once('POST', RESERVE).lose()
    value().confirm()
    await settle()
    expect([value().step, snapshots.get('reservation.service-1')]).toEqual([
      'checking',
      expect.stringContaining('Hana'),
    ])
    sdk.session.get().signOut()
    await clock.advance(MINUTE_MS)
    expect([value().step, snapshots.get('reservation.service-1')]).toEqual([
      'signing-in',
      expect.not.stringContaining('Hana'),
    ])
    sdk.signIn().get().withProvider('google', 'ticket-1')
    await settle()
    value().agree({ termsVersion: 'v1', remindersConfirmed: [] })
    value().confirm()
    await settle()
    expect([value().step, value().reservation?.codeNumber, server.reservations.length]).toEqual([
      'confirmed',
      'A2B3C4D2',
      1,
    ])
    sdk.dispose()
  })

  test('a visitor who typed before signing in finds it', async () => {
    const { sdk, value } = await open({ isMember: false })
    value().review()
    await settle()
    value().amendRequirement('By the window')
    const flow = sdk.signIn()
    flow.get().withProvider('google', 'ticket-1')
    await settle()
    expect(value()).toMatchObject({ step: 'reviewing', specialRequirement: 'By the window' })
    sdk.dispose()
  })

  test('and neither does a flow that is opened only then', async () => {
    const world = await reviewing()
    world.booking.dispose({ keepHold: true })
    await junSignsIn(world)
    const booking = world.sdk.reservation(chosen)
    await settle()
    expect(booking.get()).toMatchObject(anew)
    world.sdk.dispose()
  })
})

describe('Scenario: the slot does not stay', () => {
  test('it was taken before it could be kept: back to choosing without the time, the rest kept', async () => {
    const { sdk, value, server } = await open()
    server.once('POST', HOLD).reply(409, { code: 'SLOT_TAKEN' })
    value().review()
    await settle()
    expect(value()).toMatchObject({
      step: 'choosing',
      failure: { code: 'SLOT_TAKEN' },
      draft: { quantity: 2, reservationDate: '2026-11-25', reservationTime: null },
    })
    sdk.dispose()
  })

  test('the hold expires during the review: back to choosing, the draft and what was typed kept', async () => {
    const { sdk, value, clock, events } = await reviewing()
    value().amendContact({ firstName: 'Hanako' })
    await clock.advance(10 * MINUTE_MS)
    await settle()
    expect(value()).toMatchObject({
      step: 'choosing',
      hold: null,
      failure: { code: 'HOLD_EXPIRED' },
      draft: { quantity: 2, reservationTime: '14:00' },
      contact: { firstName: 'Hanako' },
      canReview: true,
    })
    expect(events).toEqual([{ name: 'reservation.hold-lost', event: { code: 'HOLD_EXPIRED' } }])
    value().review()
    await settle()
    expect(value()).toMatchObject({ step: 'reviewing', failure: null, hold: { holdId: 'hold-2' } })
    sdk.dispose()
  })

  test('somebody who is there extends it, once a minute, up to its latest end', async () => {
    const { sdk, value, server, clock } = await reviewing()
    const extensions = () => server.requests('PATCH', `${HOLD}/{holdId}`).length
    value().amendRequirement('a')
    await clock.advance(EXTEND_EVERY_MS)
    value().amendRequirement('ab')
    value().amendRequirement('abc')
    await settle()
    expect([extensions(), value().hold?.expiresAt]).toEqual([1, clock.instant(10 * MINUTE_MS)])
    for (let minute = 0; minute < 18; minute += 1) {
      await clock.advance(EXTEND_EVERY_MS)
      value().activity()
      await settle()
    }
    expect([value().hold?.expiresAt, value().step]).toEqual([value().hold?.latestExpiresAt, 'reviewing'])
    await clock.advance(MINUTE_MS)
    expect(value().step).toBe('choosing')
    sdk.dispose()
  })

  test('that has come to its latest end is not asked to be extended, however the instants are written', async () => {
    const { sdk, value, server, clock } = await open()
    server.once('POST', HOLD).run(({ body }) => {
      const answer = server.hold(body)
      const { data } = answer.body as { data: { expiresAt: string } }
      return { ...answer, body: { data: { ...data, latestExpiresAt: data.expiresAt.replace('.000Z', 'Z') } } }
    })
    value().review()
    await settle()
    await clock.advance(EXTEND_EVERY_MS)
    value().activity()
    await settle()
    expect(server.requests('PATCH', `${HOLD}/{holdId}`)).toEqual([])
    sdk.dispose()
  })

  test('it is gone when one confirms: back to choosing, and that is said until something else is done', async () => {
    const { sdk, value, server, clock } = await reviewing()
    server.once('POST', RESERVE).reply(409, { code: 'HOLD_EXPIRED' })
    value().confirm()
    await clock.advance(15 * MINUTE_MS)
    expect(value()).toMatchObject({ step: 'choosing', hold: null, failure: { code: 'HOLD_EXPIRED' } })
    sdk.dispose()
  })

  test('going back keeps it and changing it moves it', async () => {
    const { sdk, value, server } = await reviewing()
    value().back()
    expect(value()).toMatchObject({ step: 'choosing', hold: { holdId: 'hold-1' } })
    value().amend({ reservationTime: '15:00' })
    value().review()
    await settle()
    expect(value()).toMatchObject({
      step: 'reviewing',
      hold: { holdId: 'hold-1', draft: { reservationTime: '15:00' } },
    })
    expect([server.requests('POST', HOLD).length, server.requests('PATCH', `${HOLD}/{holdId}`).length]).toEqual([1, 1])
    sdk.dispose()
  })

  test('the time one would rather have is taken: what is held stays held', async () => {
    const { sdk, value, server } = await reviewing()
    value().back()
    value().amend({ reservationTime: '15:00' })
    server.once('PATCH', `${HOLD}/{holdId}`).reply(409, { code: 'SLOT_TAKEN' })
    value().review()
    await settle()
    expect(value()).toMatchObject({
      step: 'choosing',
      failure: { code: 'SLOT_TAKEN' },
      hold: { holdId: 'hold-1' },
      draft: { reservationTime: null },
    })
    sdk.dispose()
  })

  test('leaving lets it go, at whatever moment', async () => {
    const { sdk, booking, server } = await reviewing()
    booking.dispose()
    booking.dispose()
    await settle()
    expect(server.holds.size).toBe(0)
    const other = sdk.reservation(chosen)
    other.get().review()
    other.dispose()
    await settle()
    expect(server.holds.size).toBe(0)
    sdk.dispose()
  })

  test('a first answer that is lost is asked for with the same key: no second slot is kept', async () => {
    const { sdk, value, server } = await open()
    server.once('POST', HOLD).lose()
    value().review()
    await settle()
    expect([value().step, server.holds.size]).toEqual(['reviewing', 1])
    const keys = server.requests('POST', HOLD).map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    sdk.dispose()
  })
})

test('a first hold that is not heard of at all is asked for with its own key when one tries again', async () => {
  const { sdk, value, server } = await open()
  server.once('POST', HOLD).lose()
  server.once('POST', HOLD).cut()
  value().review()
  await settle()
  expect(value()).toMatchObject({ step: 'choosing', failure: { code: 'NETWORK' } })
  value().review()
  await settle()
  expect([value().step, server.holds.size]).toEqual(['reviewing', 1])
  sdk.dispose()
})

describe('Scenario: the price changes', () => {
  test('it must be accepted before one can confirm', async () => {
    const { sdk, value, server } = await reviewing()
    server.once('POST', RESERVE).run(() => server.priceChanged(7000))
    value().confirm()
    await settle()
    expect(value()).toMatchObject({
      step: 'reviewing',
      quote: quoteOf(7000),
      priceBefore: { amount: 6500, currency: 'JPY' },
      failure: { code: 'PRICE_CHANGED' },
      canConfirm: false,
      canAcceptPrice: true,
    })
    value().confirm()
    expect(server.requests('POST', RESERVE).length).toBe(1)
    value().acceptPrice()
    expect(value()).toMatchObject({ priceBefore: null, failure: null, canConfirm: true })
    value().confirm()
    await settle()
    const keys = server.requests('POST', RESERVE).map(({ headers }) => headers['idempotency-key'])
    expect([value().step, new Set(keys).size]).toEqual(['confirmed', 2])
    sdk.dispose()
  })

  test('terms that changed are to be agreed to anew', async () => {
    const { sdk, value, server } = await reviewing()
    server.once('POST', RESERVE).reply(409, { code: 'TERMS_CHANGED' })
    value().confirm()
    await settle()
    expect(value()).toMatchObject({ step: 'reviewing', agreedTermsVersion: null, failure: { code: 'TERMS_CHANGED' } })
    sdk.dispose()
  })

  test('a field that the server refuses is named', async () => {
    const { sdk, value, server } = await reviewing()
    server
      .once('POST', RESERVE)
      .reply(400, { code: 'VALIDATION', fields: [{ field: 'contact.phone', code: 'FORMAT' }] })
    value().confirm()
    await settle()
    expect(value()).toMatchObject({ step: 'reviewing', fields: { 'contact.phone': 'FORMAT' } })
    sdk.dispose()
  })
})

describe('Scenario: the answer to confirm does not come', () => {
  const faults: [string, (server: House) => void][] = [
    ['the network is cut after the server has done it', (server) => server.once('POST', RESERVE).lose()],
    ['the network is cut before', (server) => server.once('POST', RESERVE).cut()],
    ['it takes longer than 10 s', (server) => server.once('POST', RESERVE).hang()],
    ['a proxy answers a page', (server) => server.once('POST', RESERVE).text('<html></html>')],
    ['503', (server) => server.once('POST', RESERVE).reply(503, { code: 'UNAVAILABLE' })],
    [
      'the first is still running',
      (server) => server.once('POST', RESERVE).reply(409, { code: 'IDEMPOTENCY_IN_PROGRESS' }),
    ],
  ]
  test.each(faults)(
    '%s: checking, with the same key, until it is known; never failed, never twice',
    async (_, happens) => {
      const { sdk, value, server, clock } = await reviewing()
      happens(server)
      value().confirm()
      await clock.advance(TIMEOUT_MS)
      const steps: string[] = []
      value().confirm()
      for (let second = 0; second < 3; second += 1) {
        steps.push(value().step)
        await clock.advance(1_000)
      }
      expect(steps.every((step) => step === 'checking' || step === 'confirmed')).toBe(true)
      expect([value().step, server.reservations.length]).toEqual(['confirmed', 1])
      const letters = server.requests('POST', RESERVE).map(({ headers, body }) => [headers['idempotency-key'], body])
      expect([letters.length, new Set(letters.map((letter) => JSON.stringify(letter))).size]).toEqual([2, 1])
      sdk.dispose()
    },
  )

  test('a long outage is asked about 1, 2, 4 … 30 s apart, and at once on demand', async () => {
    const { sdk, value, server, clock } = await reviewing()
    const asked: number[] = []
    server.on('POST', RESERVE).run(() => {
      asked.push(clock.now())
      return { fault: 'network' }
    })
    value().confirm()
    await clock.advance(91_000)
    const waits = asked.slice(1).map((at, question) => at - (asked[question] ?? 0))
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
    value().recheck()
    expect([value().step, value().busy]).toEqual(['checking', true])
    await settle()
    expect(asked.length).toBe(9)
    sdk.dispose()
  })

  test('the hold does not run out under a question', async () => {
    const { sdk, value, server, clock } = await reviewing()
    server.on('POST', RESERVE).cut()
    value().confirm()
    await clock.advance(11 * MINUTE_MS)
    expect(value().step).toBe('checking')
    sdk.dispose()
  })
})

describe('Scenario: a reload', () => {
  async function reload(snapshots = memorySnapshots(), clock = new TestClock()) {
    const server = new House(clock)
    return { snapshots, clock, server, open: (isMember: boolean) => open({ snapshots, clock, server, isMember }) }
  }

  test('during the review comes back to it, having asked the server about the hold', async () => {
    const place = await reload()
    const before = await place.open(true)
    before.value().review()
    await settle()
    before.value().amendContact({ firstName: 'Hanako' })
    before.booking.dispose({ keepHold: true })
    const after = await place.open(true)
    expect(after.value()).toMatchObject({ step: 'choosing', busy: true })
    await settle()
    expect(after.value()).toMatchObject({
      step: 'reviewing',
      hold: { holdId: 'hold-1' },
      contact: { firstName: 'Hanako' },
      quote: quoteOf(6500),
    })
    before.sdk.dispose()
    after.sdk.dispose()
  })

  test('after the hold has run out comes back to choosing with the draft', async () => {
    const place = await reload()
    const before = await place.open(true)
    before.value().amend({ quantity: 3 })
    before.value().review()
    await settle()
    before.booking.dispose({ keepHold: true })
    await place.clock.advance(11 * MINUTE_MS)
    const after = await place.open(true)
    await place.clock.advance(RETRY_DELAY_MS)
    expect(after.value()).toMatchObject({
      step: 'choosing',
      busy: false,
      hold: null,
      failure: { code: 'HOLD_EXPIRED' },
      draft: { quantity: 3 },
    })
    before.sdk.dispose()
    after.sdk.dispose()
  })

  test('in the middle of a confirm asks with the same key and finds the one reservation', async () => {
    const place = await reload()
    const before = await place.open(true)
    before.value().review()
    await settle()
    before.value().agree({ termsVersion: 'v1', remindersConfirmed: [] })
    place.server.once('POST', RESERVE).lose()
    before.value().confirm()
    await settle()
    before.sdk.dispose()
    const after = await place.open(true)
    expect(after.value().step).toBe('checking')
    await settle()
    expect([after.value().step, place.server.reservations.length]).toEqual(['confirmed', 1])
    expect(place.snapshots.get('reservation.service-1')).toBe(null)
    after.sdk.dispose()
  })

  test('on a storage that holds something else begins anew', async () => {
    const snapshots = memorySnapshots()
    snapshots.set('reservation.service-1', JSON.stringify({ version: 0, draft: 'old' }))
    const { value, sdk } = await (await reload(snapshots)).open(true)
    expect(value()).toMatchObject({ step: 'choosing', draft: { reservationTime: '14:00' } })
    sdk.dispose()
  })
})

test('Scenario: two tabs confirm the same hold: one reservation, and both show it', async () => {
  const snapshots = memorySnapshots()
  const one = await reviewing({ snapshots })
  const duplicated = memorySnapshots()
  duplicated.set('reservation.service-1', snapshots.get('reservation.service-1') ?? '')
  const other = createTestSdk({ snapshots: duplicated, server: one.server, clock: one.clock, isMember: true })
  const booking = other.sdk.reservation(chosen)
  await settle()
  expect(booking.get()).toMatchObject({ step: 'reviewing', hold: { holdId: 'hold-1' }, agreedTermsVersion: 'v1' })
  one.value().confirm()
  booking.get().confirm()
  await settle()
  const [reservation] = one.server.reservations
  expect([one.server.reservations.length, one.value().reservation, booking.get().reservation]).toEqual([
    1,
    reservation,
    reservation,
  ])
  const keys = one.server.requests('POST', RESERVE).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(2)
  one.sdk.dispose()
  other.sdk.dispose()
})

test('Scenario: another currency while the slot is being held is the one that the price is shown in', async () => {
  const { sdk, value, server } = await open()
  const usd = { ...quoteOf(4300), total: { amount: 4300, currency: 'USD' as const } }
  server.once('POST', HOLD).run(({ body }) => {
    const answer = server.hold(body)
    const held = server.holds.get('hold-1')
    if (held) server.holds.set('hold-1', { ...held, quote: usd })
    sdk.setCurrency('USD')
    return answer
  })
  value().review()
  await settle()
  expect(value()).toMatchObject({ step: 'reviewing', hold: { holdId: 'hold-1' }, quote: usd, priceBefore: null })
  sdk.dispose()
})

test('Scenario: another currency in the middle keeps the hold and asks for its price anew', async () => {
  const { sdk, value, server } = await reviewing()
  const usd = { ...quoteOf(4300), total: { amount: 4300, currency: 'USD' as const } }
  const hold = server.holds.get('hold-1')
  if (hold) server.holds.set('hold-1', { ...hold, quote: usd })
  sdk.setCurrency('USD')
  await settle()
  expect(value()).toMatchObject({
    step: 'reviewing',
    hold: { holdId: 'hold-1' },
    quote: usd,
    priceBefore: null,
    agreedTermsVersion: 'v1',
  })
  expect(server.requests('GET', `${HOLD}/{holdId}`).map(({ headers }) => headers['x-currency'])).toEqual(['USD'])
  sdk.dispose()
})
