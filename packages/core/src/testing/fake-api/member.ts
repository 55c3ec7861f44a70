import type { Reservation, ReservationBody, User } from '../../client/types.ts'
import type { FakeApi } from '../fake-api.ts'
import { type Answer, type Arrived, failure } from '../fake-server.ts'
import { asMember, idempotent, isMembers, ok, paged } from './access.ts'
import { MINUTE_MS } from './opening-hours.ts'
import type { FakeReservations } from './reservations.ts'

const RESERVATIONS = '/api/v1/user/reservation'
const HOLD = `${RESERVATIONS}/hold`

/** Holds, of visitors too, and the reservations that members make of them. */
export function reservationRoutes(api: FakeApi, reservations: FakeReservations) {
  const visitorOf = (request: Arrived) => ({
    holdToken: request.headers['x-hold-token'],
    memberId: isMembers(api, request) ? api.user.id : null,
  })
  const withHold = (request: Arrived, answer: Parameters<FakeReservations['withHold']>[2]) =>
    reservations.withHold(request.params.holdId ?? '', request.headers['x-hold-token'], answer)
  api.on('POST', HOLD).run(idempotent((request) => api.hold(request.body, visitorOf(request), api.currencyOf(request))))
  api
    .on('GET', `${HOLD}/{holdId}`)
    .run((request) => withHold(request, (hold) => ok(api.holdInCurrency(hold, api.currencyOf(request)))))
  api
    .on('PATCH', `${HOLD}/{holdId}`)
    .run((request) => withHold(request, ({ holdId }) => api.change(holdId, request.body, api.currencyOf(request))))
  api.on('DELETE', `${HOLD}/{holdId}`).run(({ params }) => {
    api.holds.delete(params.holdId ?? '')
    return ok({ success: true })
  })

  const found = (request: Arrived, answer: (reservation: Reservation) => Answer) => {
    const reservation = reservations.ofMember().find(({ codeNumber }) => codeNumber === request.params.codeNumber)
    return reservation ? answer(reservation) : failure(404, 'NOT_FOUND')
  }
  const confirm = idempotent(({ body, headers }) =>
    reservations.confirm(body as ReservationBody, headers['x-hold-token']),
  )
  api.on('POST', RESERVATIONS).run(asMember(api, confirm))
  api.on('GET', RESERVATIONS).run(
    asMember(api, (request) => {
      const status = request.query.status?.[0]
      const isAsked = (one: Reservation) =>
        status === undefined || one.status === status || (status === 'confirmed' && one.status === 'upcoming')
      return paged(reservations.ofMember().filter(isAsked), request)
    }),
  )
  api.on('GET', `${RESERVATIONS}/{codeNumber}`).run(asMember(api, (request) => found(request, (one) => ok(one))))
  const cancel = idempotent((request) =>
    found(request, (one) => reservations.cancel(one, request.body as Parameters<FakeReservations['cancel']>[1])),
  )
  api.on('POST', `${RESERVATIONS}/{codeNumber}/cancel`).run(asMember(api, cancel))
}

/** The profile, the ticket of the live connection and the notifications. */
export function memberRoutes(api: FakeApi) {
  api.on('GET', '/api/v1/user/me').run(asMember(api, () => ok(api.user)))
  api.on('PUT', '/api/v1/user/me').run(
    asMember(api, ({ body }) => {
      api.user = { ...api.user, ...(body as Partial<User>) }
      return ok(api.user)
    }),
  )
  api
    .on('POST', '/api/v1/user/ws-ticket')
    .run(asMember(api, () => ok({ ticket: 'ticket-1', expiresAt: api.instant(MINUTE_MS) })))
  api
    .on('GET', '/api/v1/user/notification')
    .run(
      asMember(api, (request) =>
        paged(api.notifications, request, { unreadCount: api.notifications.filter(({ isRead }) => !isRead).length }),
      ),
    )
  const read = (isMeant: (id: string) => boolean) => {
    api.notifications = api.notifications.map((it) => (isMeant(it.id) ? { ...it, isRead: true } : it))
    return ok({ success: true })
  }
  api
    .on('PUT', '/api/v1/user/notification/read/{id}')
    .run(asMember(api, ({ params }) => read((id) => id === params.id)))
  api.on('PUT', '/api/v1/user/notification/read-all').run(asMember(api, () => read(() => true)))
}
