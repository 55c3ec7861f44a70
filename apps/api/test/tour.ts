import { expect } from 'vitest'
import type { Schemas } from '../src/contract/types.ts'
import { issueTicket } from '../src/modules/sso/ticket.ts'
import { provenAs } from '../src/testing/sso/proven.ts'
import type { CallOptions, Session, TestApi } from './harness.ts'

const DAY_MS = 86_400_000

type Data<Value> = { data: Value }
type Listed<Value> = { data: Value[]; total: number }

/** The person of the tour, and their texts. */
export type Tourist = {
  operatorKey: string
  email: string
  contact: { firstName: string; lastName: string; phone: string }
  specialRequirement: string
  reason: string
  wish: string
  review: string
}

type Walk = {
  api: TestApi
  tourist: Tourist
  get<Body>(path: string, options?: CallOptions): Promise<Body>
  /** Throws where the answer is no success. */
  send<Body>(method: string, path: string, options?: CallOptions): Promise<Body>
}

/** Uses every operation on the demo catalogue; each succeeds. */
export async function tour(api: TestApi, tourist: Tourist): Promise<void> {
  const send: Walk['send'] = async <Body>(method: string, path: string, options?: CallOptions) => {
    const { status, body } = await api.call<Body>(method, `/api/v1${path}`, options)
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }
  const walk: Walk = { api, tourist, send, get: (path, options) => send('GET', path, options) }
  const member = await api.signIn(tourist.email)
  const shop = await browse(walk)
  const code = await book(walk, member, shop)
  await readNotifications(walk, member)
  await waitForTime(walk, member, shop)
  await keep(walk, member, shop)
  await operate(walk, code)
  await sayHowItWas(walk, member, shop, code)
  await leave(walk, member)
}

async function browse({ get, send, tourist }: Walk): Promise<Schemas['Shop']> {
  const found = await get<Listed<Schemas['ShopCard']>>('/shops/search', {
    query: { duration: ['0-3', '3-5'], limit: 50 },
  })
  const shops = await Promise.all(found.data.map(({ id }) => get<Data<Schemas['Shop']>>(`/shops/${id}`)))
  const shop = shops.map(({ data }) => data).find(({ services }) => services.some(isEasilyBooked))
  if (!shop) throw new Error('The demo catalogue has no shop to book at')
  const { category } = shop

  for (const path of ['', '/jp/get-category', '/shop']) await get(`/user/category-store${path}`)
  for (const path of ['/cities?locationType=oversea', '/brands', '/shops', '/shops/hottest-booked', '/services'])
    await get(path)
  await get(`/shops/by-category/${category.id}`)
  const { data: brands } = await get<Listed<Schemas['Brand']>>('/brands?limit=1')
  await get(`/shops/brand?brandId=${brands[0]?.id}`)
  await get(`/services/by-category?categoryId=${category.id}`)
  await get(`/services/${shop.services[0]?.id}`)
  const { data: themes } = await get<Listed<Schemas['CuratedCard']>>('/curated')
  await get(`/curated/${themes[0]?.id}`)

  for (const path of ['/user/search-tag', '/user/platform-style', '/user/auth/providers']) await get(path)
  const { data: kinds } = await get<Listed<Schemas['NamedId']>>('/user/category-article')
  await get(`/user/article/get-by-category?categoryId=${kinds[0]?.id}`)
  const { data: articles } = await get<Listed<Schemas['ArticleCard']>>('/user/article')
  await get(`/user/article/${articles[0]?.id}`)
  const { data: questions } = await get<Listed<Schemas['NamedId']>>('/faq-categories')
  await get(`/faq-categories/${questions[0]?.id}/faqs`)
  await get('/privacy-policies')
  const { data: texts } = await get<{ data: { kind: string }[] }>('/legal-texts')
  await get(`/legal-texts/${texts[0]?.kind}`)
  await send('POST', '/user/search-shop-log', { body: { keyword: '温泉' } })
  await send('POST', '/google-sheet', { body: { type: 'wish', content: tourist.wish, locale: 'en' } })
  return shop
}

const isEasilyBooked = ({ dayUnit, minQuantity }: Schemas['Service']) => !dayUnit && minQuantity === 1

async function book(walk: Walk, { accessToken: token, email }: Session, shop: Schemas['Shop']): Promise<string> {
  const { api, get, send, tourist } = walk
  const { id: serviceId } = shop.services.find(isEasilyBooked) ?? { id: '' }
  const selection = { serviceId, quantity: 1 }
  // Late enough to be rescheduled.
  const from = Date.parse(await api.context.now()) + 2 * DAY_MS
  const dateFrom = new Date(from).toISOString().slice(0, 10)
  const dateTo = new Date(from + 14 * DAY_MS).toISOString().slice(0, 10)
  const { data: times } = await get<Data<Schemas['AvailableTime']>>(`/shops/${shop.id}/getAvailableTime`, {
    query: { ...selection, dateFrom, dateTo },
  })
  const day = times.days.find(({ slots }) => slots.length > 1)
  const [first, second] = day?.slots ?? []
  if (!day || !first || !second) throw new Error(`${shop.shopName} is full for two weeks`)
  const at = { query: { ...selection, startAt: first.startAt } }
  await get(`/shops/${shop.id}/getAvailableProviders`, at)
  await get(`/shops/${shop.id}/getAvailableServiceAttaches`, at)
  const { data: points } = await get<Data<Schemas['ConfirmReminder']>>(`/shops/${shop.id}/confirm-reminder`)
  const { data: terms } = await get<Data<Schemas['LegalText']>>('/terms-of-use')

  const draft = (slot: Schemas['Slot']): Schemas['HoldDraft'] => ({
    shopId: shop.id,
    appointmentServiceId: serviceId,
    reservationDate: day.date,
    reservationTime: wallTime(slot.startAt, shop.timeZone),
    quantity: 1,
    attaches: [],
  })
  const given = await hold(walk, draft(first))
  await send('DELETE', `/user/reservation/hold/${given.holdId}`, { headers: { 'x-hold-token': given.holdToken } })
  const activeHold = await hold(walk, draft(first))
  const own = { headers: { 'x-hold-token': activeHold.holdToken } }
  await send('PATCH', `/user/reservation/hold/${activeHold.holdId}`, { body: { draft: draft(second) }, ...own })
  const { data: changed } = await get<Data<Schemas['Hold']>>(`/user/reservation/hold/${activeHold.holdId}`, own)

  const reserved = await send<Data<Schemas['Reservation']>>('POST', '/user/reservation', {
    token,
    headers: { ...own.headers, 'idempotency-key': crypto.randomUUID() },
    body: {
      holdId: activeHold.holdId,
      quoteId: changed.quote.id,
      contact: { ...tourist.contact, email },
      specialRequirement: tourist.specialRequirement,
      agreedTermsVersion: terms.version,
      remindersConfirmed: points.reminders.map(({ id }) => id),
    },
  })
  const { codeNumber } = reserved.data
  expect((await get<Listed<{ codeNumber: string }>>('/user/reservation', { token })).data).toMatchObject([
    { codeNumber },
  ])
  await get(`/user/reservation/${codeNumber}`, { token })
  const version = await reschedule(walk, { token, codeNumber, draft: draft(first), back: draft(second) })

  const cancelled = await send<Data<Schemas['Reservation']>>('POST', `/user/reservation/${codeNumber}/cancel`, {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { reasonCode: 'other', reasonText: tourist.reason, version },
  })
  expect(cancelled.data.status).toBe('cancelled')
  return codeNumber
}

/** To another time by the member, and back by an operator; the version then. */
async function reschedule(
  { send, tourist }: Walk,
  given: { token: string; codeNumber: string; draft: Schemas['HoldDraft']; back: Schemas['HoldDraft'] },
): Promise<number> {
  const { token, codeNumber, draft, back } = given
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })
  const { data: held } = await send<Data<Schemas['Hold']>>('POST', '/user/reservation/hold', {
    ...{ token, headers: key(), body: { draft, replaces: codeNumber } },
  })
  const { data: moved } = await send<Data<Schemas['Reservation']>>(
    'POST',
    `/user/reservation/${codeNumber}/reschedule`,
    { token, headers: key(), body: { holdId: held.holdId, quoteId: held.quote.id, version: 1 } },
  )
  const { reservationDate, reservationTime } = back
  const { data: movedBack } = await send<Data<Schemas['Reservation']>>(
    'POST',
    `/operator/reservations/${codeNumber}/reschedule`,
    { token: tourist.operatorKey, body: { reservationDate, reservationTime, version: moved.version } },
  )
  return movedBack.version
}

const wallTime = (instant: string, zone: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainTime().toString().slice(0, 5)

async function hold({ send }: Walk, draft: Schemas['HoldDraft']): Promise<Schemas['Hold']> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  return (await send<Data<Schemas['Hold']>>('POST', '/user/reservation/hold', { body: { draft }, headers })).data
}

async function readNotifications({ get, send }: Walk, { accessToken: token }: Session): Promise<void> {
  const { data, total } = await get<Listed<Schemas['Notification']>>('/user/notification', { token })
  expect([data.map(({ kind }) => kind), total]).toStrictEqual([
    ['cancelled', 'rescheduled', 'rescheduled', 'confirmed'],
    4,
  ])
  await send('PUT', `/user/notification/read/${data[0]?.id}`, { token })
  await send('PUT', '/user/notification/read-all', { token })
  await send('POST', '/user/ws-ticket', { token })
}

/** Joins the waiting list of a day on which the shop is closed, and leaves it. */
async function waitForTime(
  { api, get, send, tourist }: Walk,
  { accessToken: token }: Session,
  { id: shopId, services }: Schemas['Shop'],
): Promise<void> {
  const operator = { token: tourist.operatorKey }
  const date = Temporal.Instant.from(await api.context.now())
    .add({ hours: 7 * 24 })
    .toString()
    .slice(0, 10)
  const closed = { shopId, from: `${date}T00:00`, to: `${Temporal.PlainDate.from(date).add({ days: 2 })}T00:00` }
  const { closure } = (
    await send<Data<Schemas['ClosureWithReservations']>>('POST', '/operator/closures', { ...operator, body: closed })
  ).data
  const { data: entry } = await send<Data<Schemas['WaitingListEntry']>>('POST', '/user/waiting-list', {
    ...{ token, headers: { 'idempotency-key': crypto.randomUUID() } },
    body: { shopId, serviceId: services.find(isEasilyBooked)?.id, date, quantity: 1 },
  })
  const waiting = [{ id: entry.id, status: 'waiting' }]
  expect((await get<Listed<Schemas['WaitingListEntry']>>('/user/waiting-list', { token })).data).toMatchObject(waiting)
  const line = await get<Listed<Schemas['WaitingListEntry']>>(`/operator/waiting-list?shopId=${shopId}`, operator)
  expect(line.data).toMatchObject(waiting)
  await send('DELETE', `/user/waiting-list/${entry.id}`, { token })
  await send('DELETE', `/operator/closures/${closure.id}`, operator)
}

async function keep({ get, send }: Walk, { accessToken: token }: Session, { id }: Schemas['Shop']): Promise<void> {
  await send('PUT', `/user-favorite/${id}`, { token })
  expect((await get<Listed<{ id: string }>>('/user-favorite', { token })).data).toMatchObject([{ id }])
  await send('DELETE', `/user-favorite/${id}`, { token })
}

async function operate({ api, get, send, tourist }: Walk, codeNumber: string): Promise<void> {
  const token = tourist.operatorKey
  const { data } = await get<Listed<Schemas['Reservation']>>('/operator/reservations', { token })
  expect(data[0]).toMatchObject({ codeNumber, status: 'cancelled' })
  await get(`/operator/reservations/${codeNumber}`, { token })
  const body = { status: 'cancelled', version: data[0]?.version }
  await send('PUT', `/operator/reservations/${codeNumber}/status`, { token, body })
  const shopId = data[0]?.shop.id ?? ''
  await get(`/operator/closures?shopId=${shopId}`, { token })
  const day = { shopId, from: '2027-06-06T00:00', to: '2027-06-07T00:00' }
  const { closure } = (
    await send<Data<Schemas['ClosureWithReservations']>>('POST', '/operator/closures', { token, body: day })
  ).data
  await send('DELETE', `/operator/closures/${closure.id}`, { token })
  const { id } = await api.db
    .selectFrom('bookable')
    .select('id')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow()
  const own = { bookable: id, date: '2027-06-06', hours: [] }
  await send('PUT', `/operator/shops/${shopId}/hours/bookable`, { token, body: own })
  await send('PUT', `/operator/shops/${shopId}/hours`, { token, body: { date: '2027-06-06', hours: [] } })
  const { weekly } = (await get<Data<Schemas['ShopHours']>>(`/operator/shops/${shopId}/hours`, { token })).data
  const hours = weekly.flatMap(({ weekday, open, close }) => (weekday === 1 ? [{ open, close }] : []))
  await send('PUT', `/operator/shops/${shopId}/hours/weekly`, { token, body: { weekdays: [1], hours } })
  const log = await get<Listed<Schemas['OperatorWrite']>>(`/operator/log?shopId=${shopId}`, { token })
  expect(log.data.length).toBeGreaterThan(0)
}

/** As if the reservation had not been canceled. */
async function sayHowItWas(
  { api, get, send, tourist }: Walk,
  { accessToken: token }: Session,
  { id: shopId }: Schemas['Shop'],
  codeNumber: string,
): Promise<void> {
  const completed = { status: 'completed', cancelled_at: null, cancelled_by: null, cancel_reason: null } as const
  await api.db.updateTable('reservation').set(completed).where('code_number', '=', codeNumber).execute()
  const body = { stars: 5, text: tourist.review }
  const { data: review } = await send<Data<Schemas['Review']>>('POST', `/user/reservation/${codeNumber}/review`, {
    ...{ token, body },
  })
  expect((await get<Listed<Schemas['Review']>>(`/shops/${shopId}/reviews`)).data).toContainEqual(review)
  await send('POST', `/user/reviews/${review.id}/report`, { token, body: { reason: 'other', text: tourist.review } })
  const operator = { token: tourist.operatorKey }
  const listed = await get<Listed<Schemas['OperatorReview']>>('/operator/reviews?state=reported', operator)
  expect(listed.data.map(({ review: { id } }) => id)).toStrictEqual([review.id])
  const path = `/operator/reviews/${review.id}`
  await send('PUT', `${path}/reply`, { ...operator, body: { text: 'Thank you.' } })
  await send('PUT', `${path}/visibility`, { ...operator, body: { hidden: false } })
}

async function leave(walk: Walk, { accessToken, refreshToken, email }: Session): Promise<void> {
  const { api, get, send, tourist } = walk
  await get('/user/me', { token: accessToken })
  await send('PUT', '/user/me', { token: accessToken, body: { firstName: tourist.contact.firstName } })
  await get('/user/me/export', { token: accessToken })
  await send('POST', '/user/me/calendar-feed', { token: accessToken })
  await get('/user/me/calendar-feed', { token: accessToken })
  await send('DELETE', '/user/me/calendar-feed', { token: accessToken })
  const renewed = await send<Data<Schemas['Session']>>('POST', '/user/auth/refresh-token', { body: { refreshToken } })
  const ticket = await issueTicket(api.db, api.context.config, provenAs({ email }), { browserHash: null })
  await send('POST', '/user/auth/login/sso', { body: { provider: 'google', ticket } })
  await send('DELETE', '/user/me/sessions', { token: renewed.data.accessToken })
  await send('POST', '/user/auth/logout', { body: { refreshToken: renewed.data.refreshToken } })
  await endAll(walk)
  const again = await api.signIn()
  await send('DELETE', '/user/me', { token: again.accessToken })
}

/** Ends the sessions of somebody else: by themselves, and by an operator. */
async function endAll({ api, get, send, tourist }: Walk): Promise<void> {
  const { accessToken: token, email } = await api.signIn()
  const { data: sessions } = await get<Listed<Schemas['OpenSession']>>('/user/me/sessions', { token })
  await send('DELETE', `/user/me/sessions/${sessions[0]?.id}`, { token })
  await send('POST', '/operator/member-sessions/end', { token: tourist.operatorKey, body: { email } })
}
