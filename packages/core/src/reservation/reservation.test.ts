import { CODE, createTestSdk, hana, quoteOf, settle } from '@yoyaku/testing'
import { describe, expect, test } from 'vitest'
import { chosen, HOLD, MINUTE_MS, open, RESERVE, reviewing } from '../../test/booking.ts'
import { memoryDrafts, memoryTokens } from '../ports/memory.ts'
import { partOfFailure } from './choices.ts'

/** The storage of unfinished flows, and what is in it. */
function watchedSnapshots() {
  const stored = new Map<string, string>()
  return {
    stored,
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  }
}

describe('a member books', () => {
  test('chooses, keeps the slot, says who comes, confirms', async () => {
    const { booking, sdk, value, server, events, clock } = await open()
    expect(value()).toMatchObject({ step: 'choosing', busy: false, can: { hold: true }, hold: null, quote: null })
    booking.hold()
    expect(value()).toMatchObject({ step: 'choosing', busy: true })
    await settle()
    const quoteId = value().quote?.id
    expect(value()).toMatchObject({
      step: 'reviewing',
      quote: { ...quoteOf(6500), id: expect.any(String) },
      hold: { holdId: 'hold-1', expiresAt: clock.instant(10 * MINUTE_MS) },
      contact: { firstName: 'Hana', lastName: 'Sato', phone: '+819012345678', email: 'hana@example.com' },
    })
    booking.updateRequest(' A window seat, please ')
    booking.agree({ terms: 'v1', reminders: ['r1'] })
    booking.confirm()
    expect(value()).toMatchObject({ step: 'confirming', busy: true })
    await settle()
    expect(value()).toMatchObject({ step: 'confirmed', busy: false, reservation: { codeNumber: 'A2B3C4D2' } })
    expect(server.requests('POST', RESERVE).map(({ body, headers }) => [body, headers['x-hold-token']])).toEqual([
      [
        {
          holdId: 'hold-1',
          quoteId,
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

  test('an incomplete draft is not held but says what is missing; another day begins without a time', async () => {
    const { booking, sdk, value, server } = await open()
    booking.update({ reservationDate: '2026-11-26' })
    expect([value().draft.reservationTime, value().can.hold, value().fields]).toEqual([null, false, {}])
    expect((await booking.hold()).value).toMatchObject({ step: 'choosing', busy: false, failure: null })
    expect([value().fields, partOfFailure(value())]).toEqual([{ 'draft.reservationTime': 'REQUIRED' }, 'time'])
    booking.update({
      reservationTime: '10:30',
      staffId: 'staff-1',
      extras: [{ id: 'a1', quantity: 1 }],
    })
    expect([value().can.hold, value().fields]).toEqual([true, {}])
    expect(server.requests('POST', HOLD)).toEqual([])
    sdk.dispose()
  })

  test.each([
    [61, 'TOO_LARGE'],
    [0, 'TOO_SMALL'],
    [1.5, 'TYPE'],
  ])('review() of a draft with nothing but %d people names each choice that is missing', async (quantity, code) => {
    const { sdk } = createTestSdk()
    const booking = sdk.startReservation({ serviceId: 'service-1' })
    booking.update({ quantity })
    await booking.hold()
    expect(booking.get().fields).toEqual({
      'draft.shopId': 'REQUIRED',
      'draft.reservationDate': 'REQUIRED',
      'draft.reservationTime': 'REQUIRED',
      'draft.quantity': code,
    })
    sdk.dispose()
  })

  test.each([
    ['reservationDate', 'tomorrow'],
    ['reservationDate', '2026-02-31'],
    ['reservationTime', 'noon'],
    ['returnTime', '24:30'],
  ])('a draft whose %s is %s is not sent, and names the field', async (name, wrong) => {
    const { sdk, server } = createTestSdk()
    const booking = sdk.startReservation({ ...chosen, [name]: wrong })
    expect(booking.get().can.hold).toBe(false)
    const { value } = await booking.hold()
    expect([value.fields, partOfFailure(value), server.requests('POST', HOLD)]).toEqual([
      { [`draft.${name}`]: 'FORMAT' },
      'time',
      [],
    ])
    sdk.dispose()
  })

  test('what the server refuses of the choices has the names of the draft', async () => {
    const { sdk, server } = createTestSdk()
    const wrong = [
      'draft.appointmentServiceId',
      'draft.appointmentUnitId',
      'draft.staffId',
      'draft.resourceItemId',
      'draft.attaches.0.attachId',
    ]
    const fields = wrong.map((field) => ({ field, code: 'UNKNOWN' }))
    server.once('POST', HOLD).reply(400, { code: 'VALIDATION', message: 'no', fields })
    const { value } = await sdk.startReservation(chosen).hold()
    expect([Object.keys(value.fields), partOfFailure(value)]).toEqual([
      ['draft.serviceId', 'draft.unitId', 'draft.staffId', 'draft.equipmentId', 'draft.extras.0.id'],
      'people',
    ])
    sdk.dispose()
  })

  test('a field that plain JavaScript leaves undefined stays as it is', async () => {
    const undefinedFields: object = { extras: undefined, quantity: undefined, shopName: undefined, phone: undefined }
    const { sdk } = createTestSdk({ isMember: true })
    await settle()
    const booking = sdk.startReservation({ ...chosen, ...undefinedFields, quantity: 2 })
    const draft = booking.get().draft
    expect(draft).toMatchObject({ extras: [], quantity: 2, shopName: null })
    booking.update(undefinedFields)
    expect(() => Reflect.apply(booking.update, null, [])).toThrow('update: its argument is undefined.')
    expect(booking.get().draft).toEqual(draft)
    booking.hold()
    await settle()
    const { contact } = booking.get()
    booking.updateContact(undefinedFields)
    expect(booking.get()).toMatchObject({ step: 'reviewing', contact })
  })

  test('what is missing is said beside its field, and what is typed takes it away', async () => {
    const { booking, sdk, value, server } = await open()
    booking.hold()
    await settle()
    booking.updateContact({ phone: '090', firstName: '' })
    booking.confirm()
    expect(value().fields).toEqual({
      'contact.firstName': 'REQUIRED',
      'contact.phone': 'FORMAT',
      'consents.terms': 'REQUIRED',
      'consents.reminders': 'REQUIRED',
    })
    booking.updateContact({ phone: '+819012345678' })
    expect(Object.keys(value().fields)).not.toContain('contact.phone')
    expect(server.requests('POST', RESERVE)).toEqual([])
    sdk.dispose()
  })

  test('two confirms make one reservation', async () => {
    const { booking, sdk, server } = await reviewing()
    booking.confirm()
    booking.confirm()
    await settle()
    booking.confirm()
    expect([server.requests('POST', RESERVE).length, server.reservations.length]).toEqual([1, 1])
    sdk.dispose()
  })
})

describe('a visitor books', () => {
  test('is asked to sign in once the slot is kept, and goes on from there', async () => {
    const { booking, sdk, value, server } = await open({ isMember: false })
    booking.hold()
    await settle()
    expect(value()).toMatchObject({
      step: 'signing-in',
      hold: { holdId: 'hold-1' },
      quote: { ...quoteOf(6500), id: expect.any(String) },
    })
    const flow = sdk.startSignIn({ intent: { type: 'reserve' } })
    flow.submitEmail(hana.email)
    await settle()
    flow.submitCode(CODE)
    await settle()
    expect(value()).toMatchObject({ step: 'reviewing', contact: { email: hana.email } })
    booking.agree({ terms: 'v1', reminders: ['r1'] })
    booking.confirm()
    await settle()
    expect([value().step, server.reservations.length]).toEqual(['confirmed', 1])
    sdk.dispose()
  })

  test('a session that the server ends during the review asks again and keeps everything typed, over a reload too', async () => {
    const draftStore = memoryDrafts()
    const { booking, sdk, value, server, clock } = await reviewing({ draftStore })
    booking.updateContact({ firstName: 'Hanako' })
    server.members[0].generation = 9
    await sdk.api.GET('/api/v1/user/me')
    await settle()
    const restored = {
      step: 'signing-in',
      contact: { firstName: 'Hanako', lastName: '', phone: '', email: '' },
      hold: { holdId: 'hold-1' },
    }
    expect(value()).toMatchObject(restored)
    sdk.dispose()
    const again = createTestSdk({ draftStore, server, clock })
    const found = again.sdk.startReservation(chosen)
    await settle()
    expect(found.get()).toMatchObject(restored)
    again.sdk.dispose()
  })

  test.each(['here', 'in another tab'])(
    'who signs out %s leaves nothing typed behind, on no screen and in no storage',
    async (where) => {
      const { stored, ...draftStore } = watchedSnapshots()
      let changed: () => void = () => undefined
      const tokenStore = memoryTokens()
      const { booking, sdk, value } = await reviewing({
        draftStore,
        tokenStore: {
          ...tokenStore,
          subscribe: (listener) => {
            changed = listener
            return () => undefined
          },
        },
      })
      sdk.startSignIn({ intent: 'intent-of-hana' }).dispose()
      const other = sdk.startReservation({ ...chosen, serviceId: 'service-2' })
      other.updateContact({ phone: 'phone-of-hana' })
      other.hold()
      await settle()
      other.updateRequest('wish-of-hana')
      other.dispose({ keepHold: true })
      booking.updateContact({ firstName: 'name-of-hana' })
      booking.updateRequest('wish-of-hana')
      expect([...stored.values()].join()).toContain('wish-of-hana')
      if (where === 'here') sdk.auth.signOut()
      else {
        void tokenStore.clear()
        changed()
      }
      await settle()
      expect(value()).toMatchObject({
        step: 'signing-in',
        contact: { firstName: '', lastName: '', phone: '', email: '' },
        request: '',
        consents: { terms: null, reminders: [] },
      })
      expect([...stored.values()].join()).not.toContain('of-hana')
      expect([...stored.keys()].sort()).toEqual(['kept', 'reservation.service-1'])
      sdk.dispose()
    },
  )

  test('who signs out with no booking on the screen leaves nothing in the storage, the id included', async () => {
    const { stored, ...draftStore } = watchedSnapshots()
    const { sdk, booking } = await reviewing({ draftStore })
    booking.dispose({ keepHold: true })
    expect([...stored.values()].join()).toContain(hana.id)
    await sdk.auth.signOut()
    await settle()
    expect([...stored]).toEqual([])
    sdk.dispose()
  })

  test('a confirmed reservation leaves nothing in the storage, the id of the member included', async () => {
    const { stored, ...draftStore } = watchedSnapshots()
    const { booking, sdk, value } = await reviewing({ draftStore })
    await booking.confirm()
    expect([value().step, [...stored]]).toEqual(['confirmed', []])
    sdk.dispose()
  })
})

describe('the price changes', () => {
  test('the new price must be accepted before one can confirm', async () => {
    const { booking, sdk, value, server } = await reviewing()
    server.once('POST', RESERVE).run(() => server.priceChanged(7000))
    booking.confirm()
    await settle()
    expect(value()).toMatchObject({
      step: 'reviewing',
      quote: { ...quoteOf(7000), id: expect.any(String) },
      changed: { total: { amount: 6500, currency: 'JPY' } },
      failure: { code: 'PRICE_CHANGED' },
      can: { confirm: false, acceptPrice: true },
    })
    booking.confirm()
    expect(server.requests('POST', RESERVE).length).toBe(1)
    booking.acceptPrice()
    expect(value()).toMatchObject({ changed: null, failure: null, can: { confirm: true } })
    booking.confirm()
    await settle()
    const keys = server.requests('POST', RESERVE).map(({ headers }) => headers['idempotency-key'])
    expect([value().step, new Set(keys).size]).toEqual(['confirmed', 2])
    sdk.dispose()
  })

  test('terms that changed are to be agreed to anew', async () => {
    const { booking, sdk, value, server } = await reviewing()
    server.once('POST', RESERVE).reply(409, { code: 'TERMS_CHANGED' })
    booking.confirm()
    await settle()
    expect(value()).toMatchObject({ step: 'reviewing', consents: { terms: null }, failure: { code: 'TERMS_CHANGED' } })
    sdk.dispose()
  })

  test.each([
    [
      'points that the shop no longer has are forgotten: the next confirm is not refused for them again',
      { field: 'remindersConfirmed', code: 'UNKNOWN' },
      { consents: { reminders: [] }, fields: { 'consents.reminders': 'UNKNOWN' } },
    ],
    [
      'a field that the server refuses is named',
      { field: 'contact.phone', code: 'FORMAT' },
      { fields: { 'contact.phone': 'FORMAT' } },
    ],
  ])('%s', async (_, refused, shown) => {
    const { booking, sdk, value, server } = await reviewing()
    server.once('POST', RESERVE).reply(400, { code: 'VALIDATION', fields: [refused] })
    booking.confirm()
    await settle()
    expect(value()).toMatchObject({ step: 'reviewing', ...shown })
    sdk.dispose()
  })
})

test('another currency while the slot is being held is the one that the price is shown in', async () => {
  const { booking, sdk, value, server } = await open()
  const usd = { ...quoteOf(6500), id: 'quote in USD', total: { amount: 4300, currency: 'USD' as const } }
  server.once('POST', HOLD).run(({ body }) => {
    const answer = server.hold(body)
    const held = server.holds.get('hold-1')
    if (held) server.holds.set('hold-1', { ...held, quote: usd })
    sdk.setCurrency('USD')
    return answer
  })
  booking.hold()
  await settle()
  expect(value()).toMatchObject({ step: 'reviewing', hold: { holdId: 'hold-1' }, quote: usd, changed: null })
  sdk.dispose()
})

test('another currency in the middle keeps the hold and asks for its price anew', async () => {
  const { sdk, value, server } = await reviewing()
  const usd = { ...quoteOf(6500), id: 'quote in USD', total: { amount: 4300, currency: 'USD' as const } }
  const hold = server.holds.get('hold-1')
  if (hold) server.holds.set('hold-1', { ...hold, quote: usd })
  sdk.setCurrency('USD')
  await settle()
  expect(value()).toMatchObject({
    step: 'reviewing',
    hold: { holdId: 'hold-1' },
    quote: usd,
    changed: null,
    consents: { terms: 'v1' },
  })
  expect(server.requests('GET', `${HOLD}/{holdId}`).map(({ headers }) => headers['x-currency'])).toEqual(['USD'])
  sdk.dispose()
})
