import type { Reservation, ReservationBody, User } from '@yoyaku/core'
import { asMember, idempotent, ok, paged, strictly } from './access.ts'
import { cardOf, shownShop } from './catalogue.ts'
import type { FakeApi } from './fake-api.ts'
import type { FakeMember } from './fake-member.ts'
import { type Answer, type Arrived, failure } from './fake-server.ts'
import { MINUTE_MS } from './opening-hours.ts'
import type { FakeReservations } from './reservations.ts'

const RESERVATIONS = '/api/v1/user/reservation'
const HOLD = `${RESERVATIONS}/hold`

/** Holds, of visitors too, and the reservations that members make of them. */
export function reservationRoutes(api: FakeApi, reservations: FakeReservations) {
  const visitorOf = (request: Arrived) => ({
    holdToken: request.headers['x-hold-token'],
    memberId: api.memberOf(request)?.user.id ?? null,
  })
  const withHold = (request: Arrived, answer: Parameters<FakeReservations['withHold']>[2]) =>
    reservations.withHold(request.params.holdId ?? '', request.headers['x-hold-token'], answer)
  api
    .on('POST', HOLD)
    .run(idempotent(api, (request) => api.hold(request.body, visitorOf(request), api.currencyOf(request))))
  api
    .on('GET', `${HOLD}/{holdId}`)
    .run((request) => withHold(request, (hold) => ok(api.holdInCurrency(hold, api.currencyOf(request)))))
  api
    .on('PATCH', `${HOLD}/{holdId}`)
    .run((request) => withHold(request, ({ holdId }) => api.change(holdId, request.body, api.currencyOf(request))))
  api.on('DELETE', `${HOLD}/{holdId}`).run(({ params: { holdId = '' }, headers }) => {
    const hold = api.holds.get(holdId)
    if (hold !== undefined && hold.holdToken !== headers['x-hold-token']) return failure(404, 'NOT_FOUND')
    api.holds.delete(holdId)
    return ok({ success: true })
  })

  const found = (request: Arrived, member: FakeMember, answer: (reservation: Reservation) => Answer) => {
    const reservation = member.reservations.find(({ codeNumber }) => codeNumber === request.params.codeNumber)
    return reservation ? answer(reservation) : failure(404, 'NOT_FOUND')
  }
  const confirm = asMember(
    api,
    strictly('ReservationBody', ({ body, headers }, { user }: FakeMember) =>
      reservations.confirm(user.id, body as ReservationBody, headers['x-hold-token']),
    ),
  )
  api.on('POST', RESERVATIONS).run(idempotent(api, confirm))
  api.on('GET', RESERVATIONS).run(
    asMember(api, (request, member) => {
      const status = request.query.status?.[0]
      const isRequested = (one: Reservation) =>
        status === undefined || one.status === status || (status === 'confirmed' && one.status === 'upcoming')
      return paged(member.reservations.filter(isRequested), request)
    }),
  )
  api
    .on('GET', `${RESERVATIONS}/{codeNumber}`)
    .run(asMember(api, (request, member) => found(request, member, (one) => ok(one))))
  const cancel = asMember(
    api,
    strictly('CancelBody', (request, member: FakeMember) =>
      found(request, member, (one) =>
        reservations.cancel(one, request.body as Parameters<FakeReservations['cancel']>[1]),
      ),
    ),
  )
  api.on('POST', `${RESERVATIONS}/{codeNumber}/cancel`).run(idempotent(api, cancel))
}

/** The profile, the ticket of the live connection and the notifications. */
export function memberRoutes(api: FakeApi) {
  api.on('GET', '/api/v1/user/me').run(asMember(api, (_, { user }) => ok(user)))
  api.on('PUT', '/api/v1/user/me').run(
    asMember(
      api,
      strictly('ProfileBody', ({ body }, member: FakeMember) => {
        member.user = { ...member.user, ...(body as Partial<User>) }
        return ok(member.user)
      }),
    ),
  )
  sessionRoutes(api)
  api
    .on('POST', '/api/v1/user/ws-ticket')
    .run(asMember(api, () => ok({ ticket: 'ticket-1', expiresAt: api.instant(MINUTE_MS) })))
  api
    .on('GET', '/api/v1/user/notification')
    .run(
      asMember(api, (request, { notifications }) =>
        paged(notifications, request, { unreadCount: notifications.filter(({ isRead }) => !isRead).length }),
      ),
    )
  const read = (member: FakeMember, isMeant: (id: string) => boolean) => {
    member.notifications = member.notifications.map((it) => (isMeant(it.id) ? { ...it, isRead: true } : it))
    return ok({ success: true })
  }
  api
    .on('PUT', '/api/v1/user/notification/read/{id}')
    .run(asMember(api, ({ params }, member) => read(member, (id) => id === params.id)))
  api.on('PUT', '/api/v1/user/notification/read-all').run(asMember(api, (_, member) => read(member, () => true)))
}

const SESSIONS = '/api/v1/user/me/sessions'

/** Where the member is signed in: here, and where a test says. */
function sessionRoutes(api: FakeApi) {
  const present = { id: 'session-1', isCurrent: true, browser: 'Chrome', system: 'Windows' }
  api.on('GET', SESSIONS).run(
    asMember(api, (request, { otherSessions }) => {
      const now = api.instant(0)
      return paged([{ ...present, startedAt: now, lastUsedAt: now }, ...otherSessions], request)
    }),
  )
  api.on('DELETE', SESSIONS).run(
    asMember(api, (_, member) => {
      member.otherSessions = []
      return ok({ success: true })
    }),
  )
  api.on('DELETE', `${SESSIONS}/{sessionId}`).run(
    asMember(api, ({ params }, member) => {
      const others = member.otherSessions.filter(({ id }) => id !== params.sessionId)
      if (others.length === member.otherSessions.length) return failure(404, 'NOT_FOUND')
      member.otherSessions = others
      return ok({ success: true })
    }),
  )
}

const FAVORITES = '/api/v1/user-favorite'

/** Favourite shops, newest first. */
export function favoriteRoutes(api: FakeApi) {
  api.on('GET', FAVORITES).run(
    asMember(api, (request, { favoriteShopIds }) => {
      const only = request.query.shopId?.[0]
      const shops = favoriteShopIds
        .filter((id) => only === undefined || id === only)
        .flatMap((id) => api.shops.filter(({ shop }) => shop.id === id))
      return paged(
        shops.map((at) => cardOf(shownShop(api, at, request))),
        request,
      )
    }),
  )
  api.on('PUT', `${FAVORITES}/{shopId}`).run(
    asMember(api, ({ params: { shopId = '' } }, member) => {
      if (!api.shops.some(({ shop }) => shop.id === shopId)) return failure(404, 'NOT_FOUND')
      if (!member.favoriteShopIds.includes(shopId)) member.favoriteShopIds = [shopId, ...member.favoriteShopIds]
      return ok({ success: true })
    }),
  )
  api.on('DELETE', `${FAVORITES}/{shopId}`).run(
    asMember(api, ({ params }, member) => {
      member.favoriteShopIds = member.favoriteShopIds.filter((id) => id !== params.shopId)
      return ok({ success: true })
    }),
  )
}
