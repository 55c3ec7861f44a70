import { describe, expect, test } from 'vitest'
import { loadContract } from '../apps/api/src/contract/load.ts'
import { createCompilers } from '../apps/api/src/contract/schemas.ts'
import { convert } from '../apps/api/src/modules/money/convert.ts'
import type { Fetch } from '../packages/core/src/ports/index.ts'
import { CODE, createTestSdk, type FakeApi, type FakeMember, hana, settle } from '../packages/testing/src/index.ts'
import { converted, RATES, rateBetween } from '../packages/testing/src/server/money.ts'

const { operations, ...rest } = loadContract()
const { literal } = createCompilers({ operations, ...rest })
const CURRENCIES = ['USD', 'TWD', 'JPY', 'KRW'] as const
/** What the main job asks of the server. */
const ANSWERED = [
  'addFavorite',
  'cancelReservation',
  'changeHold',
  'createHold',
  'createReservation',
  'createWsTicket',
  'getAvailableProviders',
  'getAvailableServiceAttaches',
  'getAvailableTime',
  'getConfirmReminder',
  'getHold',
  'getMe',
  'getReservation',
  'getService',
  'getShop',
  'getTermsOfUse',
  'listFavorites',
  'listNotifications',
  'listReservations',
  'loginStep1',
  'loginStep2',
  'loginStep3',
  'logout',
  'refreshToken',
  'removeFavorite',
  'searchShops',
]
const checked = new Set<string>()

const literalPieces = (path: string) => path.split('/').filter((piece) => piece !== '' && !piece.startsWith('{')).length
const operationOf = (method: string, path: string) =>
  operations
    .filter((one) => one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .toSorted((one, other) => literalPieces(other.path) - literalPieces(one.path))[0]

/** Wraps what the server answers with: what of it does not fit the contract. */
function watched(server: FakeApi) {
  const wrong: unknown[] = []
  const fetch: Fetch = async (url, init) => {
    const { pathname } = new URL(url)
    const response = await server.fetch(url, init)
    const operation = operationOf(init.method, pathname)
    if (operation === undefined) throw new Error(`The contract has no ${init.method} ${pathname}`)
    const body = (await response.clone().json()) as { code?: never }
    const { status } = response
    const fits = literal(operation.responses[status] ?? operation.responses.default ?? {})
    if (!fits(body)) wrong.push({ operation: operation.id, status, errors: fits.errors })
    const codes = operation.codes[status] ?? []
    if (status >= 400 && !codes.includes(body.code as never))
      wrong.push({ operation: operation.id, status, body, codes })
    if (status < 400) checked.add(operation.id)
    return response
  }
  return { wrong, fetch }
}

function begun(join: (server: FakeApi) => FakeMember | null = () => null) {
  const { clock, server } = createTestSdk()
  const { wrong, fetch } = watched(server)
  const member = join(server)
  return { ...createTestSdk({ clock, server, fetch, ...(member && { member }) }), wrong }
}

describe('The answers of the server in memory fit the contract', () => {
  test('from the search to the cancellation, for somebody new, in every currency', async () => {
    const { sdk, server, wrong } = begun()
    server.isKnown = false
    const { queries } = sdk
    const startAt = '2026-11-25T14:00:00+09:00'
    const day = { serviceId: 'service-2', quantity: 1, dateFrom: '2026-11-20', dateTo: '2026-11-26' }
    for (const currency of CURRENCIES) {
      sdk.setCurrency(currency)
      await queries.search({ keyword: '' }).queryFn()
      await queries.shop('shop-1').queryFn()
      await queries.service('service-2').queryFn()
      await queries.availableTime('shop-1', day).queryFn()
      await queries.availableStaff('shop-1', { serviceId: 'service-2', quantity: 1, startAt }).queryFn()
      await queries.availableExtras('shop-1', { serviceId: 'service-1', quantity: 1, startAt }).queryFn()
    }
    await queries.termsOfUse().queryFn()
    await queries.bookingTerms('shop-1').queryFn()
    const slot = { shopId: 'shop-1', reservationDate: '2026-11-25', reservationTime: '14:00' }
    const booking = sdk.startReservation({ serviceId: 'service-2', ...slot })
    booking.update({ extras: [{ id: 'head-spa', quantity: 1 }] })
    await booking.hold()
    const signIn = sdk.startSignIn()
    await signIn.submitEmail('hana@example.com')
    await signIn.submitProfile({
      firstName: 'Hana',
      lastName: 'Sato',
      consents: { terms: server.termsVersion, privacy: server.privacyVersion },
    })
    await signIn.submitCode('999999')
    await signIn.submitCode(CODE)
    await settle()
    sdk.setCurrency('JPY')
    await settle()
    booking.back()
    booking.update({ reservationTime: '15:00' })
    await booking.hold()
    booking.agree({ terms: 'v0', reminders: [] })
    await booking.confirm()
    booking.agree({ terms: 'v1', reminders: ['r1'] })
    server.price = 9000
    await booking.confirm()
    const { reservation } = booking.get()
    expect(reservation?.additionalServices).toHaveLength(1)
    server.members[0].expireAccess()
    await sdk.api.GET('/api/v1/user/me')
    await queries.reservations({}).queryFn()
    const favorite = { params: { path: { shopId: 'shop-3' } } }
    await sdk.api.PUT('/api/v1/user-favorite/{shopId}', favorite)
    expect((await sdk.api.GET('/api/v1/user-favorite')).data?.total).toBe(1)
    await sdk.api.DELETE('/api/v1/user-favorite/{shopId}', favorite)
    expect((await sdk.api.GET('/api/v1/user/notification')).data?.total).toBe(1)
    const cancellation = sdk.startCancellation({ codeNumber: reservation?.codeNumber ?? '' })
    await settle()
    cancellation.setReason('budget')
    expect((await cancellation.cancel()).value.step).toBe('cancelled')
    await sdk.auth.signOut()
    await settle()
    sdk.dispose()
    expect(wrong).toEqual([])
    expect([...checked].sort()).toEqual(ANSWERED)
  })

  test.each([
    ['a car for days', 'shop-3', 'service-4', '10:00'],
    ['a time after midnight', 'shop-4', 'service-5', '01:00'],
  ])(
    'to a second member who books %s at a shop that is closed for a day',
    async (_, shopId, serviceId, reservationTime) => {
      const { sdk, server, wrong } = begun((api) =>
        api.addMember({ ...hana, id: 'user-jun', email: 'jun@example.com' }),
      )
      await settle()
      for (const { shop } of server.shops) shop.closures = [{ from: '2026-11-27T00:00', to: '2026-11-28T03:00' }]
      await sdk.queries.shop(shopId).queryFn()
      const span = { serviceId, quantity: 1, dateFrom: '2026-11-24', dateTo: '2026-11-30' }
      const { days } = await sdk.queries.availableTime(shopId, span).queryFn()
      expect(days[3]).toMatchObject({ status: 'CLOSED', closedBy: 'day' })
      const slot = { shopId, reservationDate: '2026-11-25', reservationTime }
      const booking = sdk.startReservation({ serviceId, ...slot })
      await booking.hold()
      booking.agree({ terms: 'v1', reminders: ['r1'] })
      expect((await booking.confirm()).value.step).toBe('confirmed')
      expect((await sdk.queries.reservations({}).queryFn()).data).toHaveLength(1)
      await sdk.queries.availableTime(shopId, span).queryFn()
      sdk.dispose()
      expect(wrong).toEqual([])
    },
  )

  test.each([
    ['a date that is none', { reservationDate: '2026-02-31' }],
    ['a time off the grid', { reservationTime: '14:10' }],
    ['a service that is not there', { appointmentServiceId: 'x' }],
    ['an extra that is not there', { attaches: [{ attachId: 'x', quantity: 1 }] }],
  ])('refusing %s', async (_, change) => {
    const { sdk, wrong } = begun()
    const draft = { shopId: 'shop-1', appointmentServiceId: 'service-1', reservationDate: '2026-11-25' }
    const whole = { ...draft, reservationTime: '14:00', quantity: 1, ...change }
    const { error } = await sdk.api.POST('/api/v1/user/reservation/hold', {
      params: { header: { 'idempotency-key': 'key-1' } },
      body: { draft: whole },
    })
    expect([error === undefined, wrong]).toEqual([false, []])
    sdk.dispose()
  })
})

test('The server in memory converts money to the last digit as the server does', () => {
  const pairs = CURRENCIES.flatMap((from) => CURRENCIES.map((to) => [from, to] as const))
  // With halves: an amount that ends between two steps goes to the even one.
  const amounts = [0, 1, 3, 50, 75, 125, 999, 6500, 138_700, 1_234_567]
  const wrong = pairs.flatMap(([from, to]) =>
    amounts.flatMap((amount) => {
      const real = convert(amount, from, to, RATES)
      const fake = [converted({ amount, currency: from }, to, RATES).amount, rateBetween(from, to, RATES)]
      return real.amount === fake[0] && real.rate === fake[1] ? [] : [{ from, to, amount, real, fake }]
    }),
  )
  expect(wrong).toEqual([])
})
