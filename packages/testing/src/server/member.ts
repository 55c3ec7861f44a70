import type { Reservation, ReservationBody, User } from '@yoyaku/core/types'
import { asMember, idempotent, ok, paged, pagedByKey, strictly } from './access.ts'
import { cardOf, shownShop } from './catalog.ts'
import type { FakeMember } from './fake-member.ts'
import { type Answer, type Arrived, failure } from './fake-server.ts'
import { MINUTE_MS } from './opening-hours.ts'
import type { FakeReservations } from './reservations.ts'
import type { RouteContext } from './route-context.ts'

const RESERVATIONS = '/api/v1/user/reservation'
const HOLD = `${RESERVATIONS}/hold`

/** Holds, of visitors too, and the reservations that members make of them. */
export function reservationRoutes(context: RouteContext, reservations: FakeReservations) {
  const visitorOf = (request: Arrived) => ({
    holdToken: request.headers['x-hold-token'],
    memberId: context.memberOf(request)?.user.id ?? null,
  })
  const withHold = (request: Arrived, answer: Parameters<FakeReservations['withHold']>[2]) =>
    reservations.withHold(request.params.holdId ?? '', request.headers['x-hold-token'], answer)
  context
    .on('POST', HOLD)
    .run(idempotent(context, (request) => context.hold(request.body, visitorOf(request), context.currencyOf(request))))
  context
    .on('GET', `${HOLD}/{holdId}`)
    .run((request) => withHold(request, (hold) => ok(context.holdInCurrency(hold, context.currencyOf(request)))))
  context
    .on('PATCH', `${HOLD}/{holdId}`)
    .run((request) =>
      withHold(request, ({ holdId }) => context.change(holdId, request.body, context.currencyOf(request))),
    )
  context.on('DELETE', `${HOLD}/{holdId}`).run(({ params: { holdId = '' }, headers }) => {
    const hold = context.holds.get(holdId)
    if (hold !== undefined && hold.holdToken !== headers['x-hold-token']) return failure(404, 'NOT_FOUND')
    context.holds.delete(holdId)
    return ok({ success: true })
  })

  const found = (request: Arrived, member: FakeMember, answer: (reservation: Reservation) => Answer) => {
    const reservation = member.reservations.find(({ codeNumber }) => codeNumber === request.params.codeNumber)
    return reservation ? answer(reservation) : failure(404, 'NOT_FOUND')
  }
  const confirm = asMember(
    context,
    strictly('ReservationBody', ({ body, headers }, { user }: FakeMember) =>
      reservations.confirm(user.id, body as ReservationBody, headers['x-hold-token']),
    ),
  )
  context.on('POST', RESERVATIONS).run(idempotent(context, confirm))
  context.on('GET', RESERVATIONS).run(
    asMember(context, (request, member) => {
      const status = request.query.status?.[0]
      const isRequested = (one: Reservation) =>
        status === undefined || one.status === status || (status === 'confirmed' && one.status === 'upcoming')
      return pagedByKey(member.reservations.filter(isRequested), ({ codeNumber }) => codeNumber, request)
    }),
  )
  context
    .on('GET', `${RESERVATIONS}/{codeNumber}`)
    .run(asMember(context, (request, member) => found(request, member, (one) => ok(one))))
  const cancel = asMember(
    context,
    strictly('CancelBody', (request, member: FakeMember) =>
      found(request, member, (one) =>
        reservations.cancel(one, request.body as Parameters<FakeReservations['cancel']>[1]),
      ),
    ),
  )
  context.on('POST', `${RESERVATIONS}/{codeNumber}/cancel`).run(idempotent(context, cancel))
  const reschedule = asMember(
    context,
    strictly('RescheduleBody', (request, member: FakeMember) =>
      found(request, member, (one) =>
        reservations.reschedule(one, member.user.id, request.body as Parameters<FakeReservations['reschedule']>[2]),
      ),
    ),
  )
  context.on('POST', `${RESERVATIONS}/{codeNumber}/reschedule`).run(idempotent(context, reschedule))
}

/** The profile, the ticket of the live connection and the notifications. */
export function memberRoutes(context: RouteContext) {
  context.on('GET', '/api/v1/user/me').run(asMember(context, (_, { user }) => ok(user)))
  context.on('PUT', '/api/v1/user/me').run(
    asMember(
      context,
      strictly('ProfileBody', ({ body }, member: FakeMember) => {
        member.user = { ...member.user, ...(body as Partial<User>) }
        return ok(member.user)
      }),
    ),
  )
  sessionRoutes(context)
  context
    .on('POST', '/api/v1/user/ws-ticket')
    .run(asMember(context, () => ok({ ticket: 'ticket-1', expiresAt: context.instant(MINUTE_MS) })))
  context.on('GET', '/api/v1/user/notification').run(
    asMember(context, (request, { notifications }) =>
      pagedByKey(notifications, ({ id }) => id, request, {
        unreadCount: notifications.filter(({ isRead }) => !isRead).length,
      }),
    ),
  )
  const read = (member: FakeMember, isMeant: (id: string) => boolean) => {
    member.notifications = member.notifications.map((it) => (isMeant(it.id) ? { ...it, isRead: true } : it))
    return ok({ success: true })
  }
  context
    .on('PUT', '/api/v1/user/notification/read/{id}')
    .run(asMember(context, ({ params }, member) => read(member, (id) => id === params.id)))
  context
    .on('PUT', '/api/v1/user/notification/read-all')
    .run(asMember(context, (_, member) => read(member, () => true)))
}

const SESSIONS = '/api/v1/user/me/sessions'

/** The sessions of the member: this one, and those that a test adds. */
function sessionRoutes(context: RouteContext) {
  const present = { id: 'session-1', isCurrent: true, browser: 'Chrome', system: 'Windows' }
  context.on('GET', SESSIONS).run(
    asMember(context, (request, { otherSessions }) => {
      const now = context.instant(0)
      return paged([{ ...present, startedAt: now, lastUsedAt: now }, ...otherSessions], request)
    }),
  )
  context.on('DELETE', SESSIONS).run(
    asMember(context, (_, member) => {
      member.otherSessions = []
      return ok({ success: true })
    }),
  )
  context.on('DELETE', `${SESSIONS}/{sessionId}`).run(
    asMember(context, ({ params }, member) => {
      const others = member.otherSessions.filter(({ id }) => id !== params.sessionId)
      if (others.length === member.otherSessions.length) return failure(404, 'NOT_FOUND')
      member.otherSessions = others
      return ok({ success: true })
    }),
  )
}

const FAVORITES = '/api/v1/user-favorite'

/** Favorite shops, newest first. */
export function favoriteRoutes(context: RouteContext) {
  context.on('GET', FAVORITES).run(
    asMember(context, (request, { favoriteShopIds }) => {
      const only = request.query.shopId?.[0]
      const shops = favoriteShopIds
        .filter((id) => only === undefined || id === only)
        .flatMap((id) => context.shops.filter(({ shop }) => shop.id === id))
      const cards = shops.map((at) => cardOf(shownShop(context, at, request)))
      return pagedByKey(cards, ({ id }) => id, request)
    }),
  )
  context.on('PUT', `${FAVORITES}/{shopId}`).run(
    asMember(context, ({ params: { shopId = '' } }, member) => {
      if (!context.shops.some(({ shop }) => shop.id === shopId)) return failure(404, 'NOT_FOUND')
      if (!member.favoriteShopIds.includes(shopId)) member.favoriteShopIds = [shopId, ...member.favoriteShopIds]
      return ok({ success: true })
    }),
  )
  context.on('DELETE', `${FAVORITES}/{shopId}`).run(
    asMember(context, ({ params }, member) => {
      member.favoriteShopIds = member.favoriteShopIds.filter((id) => id !== params.shopId)
      return ok({ success: true })
    }),
  )
}
