import { describe, expect, test } from 'vitest'
import { CODE, createTestSdk, hana, notificationOf, reservationOf, settle } from '../index.ts'
import type { FakeMember } from './fake-member.ts'

const slot = { serviceId: 'service-1', shopId: 'shop-1', reservationDate: '2026-11-25', reservationTime: '14:00' }
const jun = { ...hana, id: 'user-jun', firstName: 'Jun', lastName: 'Kim', email: 'jun@example.com' }
const FAVORITE = '/api/v1/user-favorite/{shopId}'

type Person = Awaited<ReturnType<typeof begun>>['one']

/** Hana and Jun, each with an SDK of their own, at one server. */
async function begun() {
  const one = createTestSdk({ isMember: true })
  const { server, clock } = one
  const member = server.addMember(jun)
  const other = createTestSdk({ server, clock, member })
  await settle()
  return { one, other, server, clock, member, end: () => [one, other].forEach(({ sdk }) => void sdk.dispose()) }
}

async function book({ sdk }: Person, at: object = {}) {
  const booking = sdk.startReservation({ ...slot, ...at })
  await booking.hold()
  booking.agree({ terms: 'v1', reminders: ['r1'] })
  await booking.confirm()
  return booking.get()
}
const codesOf = async ({ sdk }: Person) =>
  (await sdk.queries.reservations({}).queryFn()).data.map(({ codeNumber }) => codeNumber)
const favoritesOf = async ({ sdk }: Person) =>
  ((await sdk.api.GET('/api/v1/user-favorite')).data?.data ?? []).map(({ id }) => id)
const notificationsOf = async ({ sdk }: Person) =>
  ((await sdk.api.GET('/api/v1/user/notification')).data?.data ?? []).map(({ codeNumber, kind, isRead }) => [
    codeNumber,
    kind,
    isRead,
  ])

describe('Several members at one server in memory', () => {
  test('sign in by their own addresses, each in their own session', async () => {
    const one = createTestSdk()
    const { server, clock } = one
    server.addMember(jun)
    const other = createTestSdk({ server, clock })
    for (const [{ sdk }, email] of [
      [one, hana.email],
      [other, jun.email],
    ] as const) {
      const signIn = sdk.startSignIn()
      await signIn.submitEmail(email)
      await signIn.submitCode(CODE)
    }
    await settle()
    expect([one, other].map(({ sdk }) => sdk.auth.get().user?.firstName)).toEqual(['Hana', 'Jun'])
    server.members[0].expireAccess()
    const me = ({ sdk }: Person) => sdk.api.GET('/api/v1/user/me')
    expect([(await me(one)).data?.data.id, (await me(other)).data?.data.id]).toEqual(['user-hana', 'user-jun'])
    expect(server.requests('POST', '/api/v1/user/auth/refresh-token').length).toBe(1)
    await one.sdk.auth.signOut()
    await settle()
    expect([(await me(one)).error?.status, (await me(other)).data?.data.id]).toEqual([401, 'user-jun'])
    one.sdk.dispose()
    other.sdk.dispose()
  })

  test('a session that is renewed or refused is that of one member alone', async () => {
    const { one, other, member, end } = await begun()
    member.expireAccess()
    expect((await other.sdk.api.GET('/api/v1/user/me')).data?.data.id).toBe('user-jun')
    member.generation = 9
    await other.sdk.api.GET('/api/v1/user/me')
    await settle()
    expect([one, other].map(({ sdk }) => sdk.auth.get().status)).toEqual(['member', 'anonymous'])
    end()
  })

  test('a time that one of them holds is refused to the other, and theirs when it is let go', async () => {
    const { one, other, end } = await begun()
    const first = one.sdk.startReservation(slot)
    await first.hold()
    expect(await book(other)).toMatchObject({ step: 'choosing', failure: { code: 'SLOT_TAKEN' } })
    first.dispose()
    await settle()
    expect((await book(other)).step).toBe('confirmed')
    end()
  })

  test('each sees their own reservations, and nobody cancels another’s', async () => {
    const { one, other, server, end } = await begun()
    const { reservation } = await book(one)
    await book(other, { reservationTime: '16:00' })
    const [own, others] = [await codesOf(one), await codesOf(other)]
    expect([own, others.length, others.includes(own[0] ?? '')]).toEqual([[reservation?.codeNumber], 1, false])
    const cancellation = other.sdk.startCancellation({ codeNumber: reservation?.codeNumber ?? '' })
    await settle()
    expect(cancellation.get()).toMatchObject({ step: 'unreachable', failure: { code: 'NOT_FOUND' } })
    const { error } = await other.sdk.api.POST('/api/v1/user/reservation/{codeNumber}/cancel', {
      params: { path: { codeNumber: own[0] ?? '' }, header: { 'idempotency-key': 'key-1' } },
      body: { reasonCode: 'budget', version: 1 },
    })
    expect([error?.status, server.reservations.map(({ status }) => status)]).toEqual([404, ['confirmed', 'confirmed']])
    end()
  })

  test('what is theirs can be given to each by a test', async () => {
    const { one, other, server, member, end } = await begun()
    server.reservations = [reservationOf({ codeNumber: 'HANAHANA' })]
    member.reservations = [reservationOf({ codeNumber: 'JUNJUNJU', startAt: '2026-12-01T10:00:00+09:00' })]
    member.notifications = [notificationOf('n1', { codeNumber: 'JUNJUNJU' })]
    member.favoriteShopIds = ['shop-2']
    expect([await codesOf(one), await notificationsOf(one), await favoritesOf(one)]).toEqual([['HANAHANA'], [], []])
    expect([await codesOf(other), await notificationsOf(other), await favoritesOf(other)]).toEqual([
      ['JUNJUNJU'],
      [['JUNJUNJU', 'confirmed', false]],
      ['shop-2'],
    ])
    expect(server.reservations.length).toBe(2)
    end()
  })

  test('notifications go by cursor from page to page, and a cursor that is none is refused', async () => {
    const { other, member, end } = await begun()
    member.notifications = ['n3', 'n2', 'n1'].map((id) => notificationOf(id))
    const page = async (cursor?: string) => {
      const query = { limit: 2, ...(cursor !== undefined && { cursor }) }
      const { data, error } = await other.sdk.api.GET('/api/v1/user/notification', { params: { query } })
      return error?.fields ?? { ids: data?.data.map(({ id }) => id), next: data?.nextCursor }
    }
    expect(await page()).toEqual({ ids: ['n3', 'n2'], next: 'n2' })
    expect(await page('n2')).toEqual({ ids: ['n1'], next: undefined })
    expect(await page('n9')).toEqual([{ field: 'cursor', code: 'FORMAT' }])
    end()
  })

  test('each has favorites of their own, newest first and each once', async () => {
    const { one, other, end } = await begun()
    const keep = async ({ sdk }: Person, shopId: string) =>
      (await sdk.api.PUT(FAVORITE, { params: { path: { shopId } } })).error?.code ?? 'kept'
    expect([await keep(one, 'shop-1'), await keep(one, 'shop-2'), await keep(one, 'shop-1')]).toEqual([
      'kept',
      'kept',
      'kept',
    ])
    expect(await keep(other, 'shop-9')).toBe('NOT_FOUND')
    await other.sdk.api.DELETE(FAVORITE, { params: { path: { shopId: 'shop-2' } } })
    expect([await favoritesOf(one), await favoritesOf(other)]).toEqual([['shop-2', 'shop-1'], []])
    await one.sdk.api.DELETE(FAVORITE, { params: { path: { shopId: 'shop-2' } } })
    expect(await favoritesOf(one)).toEqual(['shop-1'])
    end()
  })

  test('each is notified of their own reservations, and reads their own notifications', async () => {
    const { one, other, end } = await begun()
    const { reservation } = await book(one)
    const code = reservation?.codeNumber ?? ''
    expect([await notificationsOf(one), await notificationsOf(other)]).toEqual([[[code, 'confirmed', false]], []])
    await other.sdk.api.PUT('/api/v1/user/notification/read-all')
    const cancellation = one.sdk.startCancellation({ codeNumber: code })
    await settle()
    cancellation.setReason('budget')
    await cancellation.cancel()
    const { reservation: others } = await book(other, { reservationTime: '16:00' })
    expect([await notificationsOf(one), await notificationsOf(other)]).toEqual([
      [
        [code, 'cancelled', false],
        [code, 'confirmed', false],
      ],
      [[others?.codeNumber, 'confirmed', false]],
    ])
    end()
  })

  test('a key that one of them used is new to the other', async () => {
    const { one, other, end } = await begun()
    const hold = async ({ sdk }: Person, reservationTime: string) => {
      const draft = { shopId: 'shop-1', appointmentServiceId: 'service-1', reservationDate: '2026-11-25', quantity: 1 }
      const params = { header: { 'idempotency-key': 'one key' } }
      const body = { draft: { ...draft, reservationTime } }
      const { data } = await sdk.api.POST('/api/v1/user/reservation/hold', { params, body })
      return [data?.data.holdId, data?.data.draft.reservationTime]
    }
    expect([await hold(one, '14:00'), await hold(other, '16:00'), await hold(one, '14:00')]).toEqual([
      ['hold-1', '14:00'],
      ['hold-2', '16:00'],
      ['hold-1', '14:00'],
    ])
    end()
  })

  test('a hold of one of them is nothing to the other, with or without its token', async () => {
    const { one, other, server, end } = await begun()
    const booking = one.sdk.startReservation(slot)
    await booking.hold()
    const [held] = server.holds.values()
    const { holdId = '', holdToken = '', quote } = held ?? {}
    const contact = { firstName: 'Jun', lastName: 'Kim', phone: '+819012345678', email: 'jun@example.com' }
    const body = { holdId, quoteId: quote?.id ?? '', contact, agreedTermsVersion: 'v1', remindersConfirmed: ['r1'] }
    const confirm = async ({ sdk }: Person, token?: string) => {
      const header = { 'idempotency-key': 'one key', ...(token === undefined ? {} : { 'x-hold-token': token }) }
      const { error, data } = await sdk.api.POST('/api/v1/user/reservation', { params: { header }, body })
      return error?.code ?? data?.data.status
    }
    expect([await confirm(other), await confirm(other, holdToken)]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    const released = await other.sdk.api.DELETE('/api/v1/user/reservation/hold/{holdId}', {
      params: { path: { holdId }, header: { 'x-hold-token': 'hold-token-of-jun-000' } },
    })
    expect(released.error?.code).toBe('NOT_FOUND')
    // Jun's own hold there takes no place of Hana's.
    const draft = { shopId: 'shop-1', appointmentServiceId: 'service-1', reservationDate: '2026-11-25', quantity: 1 }
    const { status } = server.hold({ draft: { ...draft, reservationTime: '17:00' } }, { holdToken, memberId: jun.id })
    expect([status, server.holds.size]).toEqual([201, 2])
    expect(await confirm(one)).toBe('confirmed')
    end()
  })
})

test('A member of the server in memory whom a test adds has a session in their own name', () => {
  const { server, sdk } = createTestSdk()
  const member: FakeMember = server.addMember(jun)
  expect([member.session(), server.members[0].session(), member.tokens().user.id]).toMatchObject([
    { accessToken: 'access-1-of-user-jun', refreshToken: 'refresh-1-of-user-jun', user: { firstName: 'Jun' } },
    { accessToken: 'access-1', refreshToken: 'refresh-1', user: { firstName: 'Hana' } },
    'user-jun',
  ])
  sdk.dispose()
})
