import { sql } from 'kysely'
import type { OperationId, Schemas } from '../../src/contract/types.ts'
import { issueTicket } from '../../src/modules/sso/ticket.ts'
import { agreedNow, codeFor, newEmail, step1, step2 } from '../../src/testing/people.ts'
import { completeVisit } from '../../src/testing/reviews.ts'
import { provenAs } from '../../src/testing/sso/proven.ts'
import { ask, type Fixtures, keyed, OPERATOR_KEY, type OperationRequest } from './fixtures.ts'

export type Case = (fixtures: Fixtures) => OperationRequest | Promise<OperationRequest>

const nothing: Case = () => ({})
const asMember: Case = async ({ newMember }) => ({ token: (await newMember()).accessToken })

/** For each operation a request that succeeds. An operation without one does not compile. */
export const successes: Record<OperationId, Case> = {
  loginStep1: () => ({ body: { email: newEmail() } }),
  loginStep2: async ({ api }) => ({
    body: {
      challengeId: await challengeOf(api),
      ...{ firstName: 'Hana', lastName: 'Sato', acceptsMarketing: true },
      ...(await agreedNow(api)),
    },
  }),
  loginStep3: async ({ api }) => {
    const email = newEmail()
    const challengeId = await challengeOf(api, email)
    await step2(api, { challengeId, firstName: 'Hana', lastName: 'Sato', ...(await agreedNow(api)) })
    return { body: { challengeId, code: await codeFor(api, email) } }
  },
  loginSso: async ({ api }) => {
    const ticket = await issueTicket(api.db, api.context.config, provenAs({ email: newEmail() }), { browserHash: null })
    return { body: { provider: 'google', ticket } }
  },
  listProviders: nothing,
  refreshToken: async ({ newMember }) => ({ body: { refreshToken: (await newMember()).refreshToken } }),
  logout: async ({ newMember }) => ({ body: { refreshToken: (await newMember()).refreshToken } }),

  getMe: asMember,
  updateMe: async ({ newMember }) => ({
    token: (await newMember()).accessToken,
    body: { firstName: 'はな', lastName: '佐藤', phone: '+819012345678', acceptsMarketing: true },
  }),
  deleteMe: asMember,
  exportMe: withReservation,
  createWsTicket: asMember,
  listSessions: asMember,
  endOtherSessions: asMember,
  endSession: async ({ api, newMember }) => {
    const { accessToken: token, user } = await newMember()
    const { id } = await api.db
      .selectFrom('session')
      .select('id')
      .where('member_id', '=', user.id)
      .executeTakeFirstOrThrow()
    return { token, path: { sessionId: id } }
  },
  listFavorites: async (fixtures) => {
    const { accessToken: token } = await fixtures.newMember()
    await fixtures.api.call('PUT', '/api/v1/user-favorite/shop', { token })
    return { token, query: { page: 0, limit: 20 } }
  },
  addFavorite: async ({ newMember }) => ({ token: (await newMember()).accessToken, path: { shopId: 'shop' } }),
  removeFavorite: async ({ newMember }) => ({ token: (await newMember()).accessToken, path: { shopId: 'shop' } }),

  listCategories: nothing,
  listCategoriesOfJapan: nothing,
  listCategoriesWithShops: nothing,
  listCities: () => ({ query: { locationType: 'oversea' } }),
  listCurated: nothing,
  getCurated: async ({ api }) => ({ path: await anyOf(api, 'curated') }),
  searchShops: () => ({
    query: {
      keyword: '',
      categoryId: ['hair'],
      cityId: 'tokyo',
      locationType: 'oversea',
      priceMin: 0,
      priceMax: 100_000_000,
      duration: ['0-3', 'full-day'],
      date: '2026-11-24',
      quantity: 1,
      sort: 'price-asc',
      limit: 50,
    },
  }),
  listHottestBooked: () => ({ query: { limit: 20 } }),
  listShopsOfBrand: async ({ api }) => ({ query: { brandId: (await anyOf(api, 'brand')).id, page: 0, limit: 20 } }),
  listBrands: () => ({ query: { page: 0, limit: 20 } }),
  listShops: () => ({ query: { page: 0, limit: 100 } }),
  listShopsByCategory: () => ({ path: { id: 'hair' }, query: { page: 0, limit: 20 } }),
  getShop: () => ({ path: { id: 'shop' } }),
  listServices: () => ({ query: { shopId: 'shop', page: 0, limit: 20 } }),
  listServicesByCategory: () => ({ query: { categoryId: 'hair', page: 0, limit: 20 } }),
  getService: async ({ api }) => ({ path: await anyOf(api, 'service') }),
  listSearchTags: nothing,
  logSearch: () => ({ body: { keyword: '温泉' } }),
  sendWish: () => ({ body: { type: 'wish', content: 'More tea', locale: 'en', email: newEmail() } }),

  getPlatformStyle: nothing,
  listArticleCategories: nothing,
  listArticles: () => ({ query: { page: 0, limit: 20 } }),
  listArticlesByCategory: async ({ api }) => ({
    query: { categoryId: (await anyOf(api, 'article_category')).id, page: 0, limit: 20 },
  }),
  getArticle: async ({ api }) => ({ path: await anyOf(api, 'article') }),
  getPrivacyPolicy: nothing,
  listLegalTexts: nothing,
  getLegalText: () => ({ path: { kind: 'terms' } }),
  getTermsOfUse: nothing,
  listFaqCategories: nothing,
  listFaqs: async ({ api }) => ({ path: { categoryId: (await anyOf(api, 'faq_category')).id } }),

  getAvailableTime: () => ({
    path: { id: 'shop' },
    query: { ...party, attachId: ['wash'], staffId: 'aoi', dateFrom: '2026-11-24', dateTo: '2026-11-26' },
  }),
  getAvailableProviders: () => ({ path: { id: 'shop' }, query: { ...party, startAt: '2026-11-24T03:00:00Z' } }),
  getAvailableServiceAttaches: () => ({ path: { id: 'shop' }, query: { ...party, startAt: '2026-11-24T03:00:00Z' } }),
  getConfirmReminder: () => ({ path: { id: 'shop' } }),

  createHold: (fixtures) => ({ body: { draft: fixtures.draft({ attaches: [] }) }, headers: keyed() }),
  getHold: ofHold,
  changeHold: async (fixtures) => ({ ...(await ofHold(fixtures)), body: { draft: fixtures.draft() } }),
  releaseHold: ofHold,
  listReservations: async (fixtures) => ({
    token: (await withReservation(fixtures)).token,
    query: { status: 'confirmed', page: 0, limit: 20 },
  }),
  createReservation: async (fixtures) => {
    const { accessToken: token } = await fixtures.newMember()
    const hold = await fixtures.hold({}, token)
    return { token, body: { ...fixtures.reservationBody(hold), specialRequirement: 'By the window' }, headers: keyed() }
  },
  getReservation: withReservation,
  cancelReservation: async (fixtures) => ({
    ...(await withReservation(fixtures)),
    headers: keyed(),
    body: { reasonCode: 'other', reasonText: 'I am ill', version: 1 },
  }),
  rescheduleReservation: withNewTime,

  listReviews: async (fixtures) => {
    await withReview(fixtures)
    return { path: { id: 'shop' }, query: { language: 'en', limit: 20 } }
  },
  createReview: reviewing,
  reportReview: async (fixtures) => ({
    ...{ token: (await fixtures.newMember()).accessToken, path: (await withReview(fixtures)).path },
    body: { reason: 'other', text: 'Of another shop' },
  }),

  joinWaitingList: joining,
  listWaitingList: async (fixtures) => ({ token: (await waiting(fixtures)).token }),
  leaveWaitingList: (fixtures) => waiting(fixtures),

  getCalendarFeed: asMember,
  createCalendarFeed: asMember,
  deleteCalendarFeed: asMember,

  listNotifications: async (fixtures) => ({
    token: (await withReservation(fixtures)).token,
    query: { page: 0, limit: 30 },
  }),
  readNotification: async (fixtures) => {
    const { token } = await withReservation(fixtures)
    const { body } = await fixtures.api.call<{ data: { id: string }[] }>('GET', '/api/v1/user/notification', { token })
    return { token, path: { id: body.data[0]?.id ?? '' } }
  },
  readAllNotifications: asMember,

  operatorListReviews: async (fixtures) => {
    await withReview(fixtures)
    return { token: OPERATOR_KEY, query: { shopId: 'shop', state: 'shown', limit: 20 } }
  },
  operatorReplyToReview: async (fixtures) => ({
    ...{ token: OPERATOR_KEY, path: (await withReview(fixtures)).path },
    body: { text: 'Thank you' },
  }),
  operatorSetReviewVisibility: async (fixtures) => ({
    ...{ token: OPERATOR_KEY, path: (await withReview(fixtures)).path },
    body: { hidden: true, reason: 'Names somebody' },
  }),
  operatorListWaitingList: async (fixtures) => {
    await waiting(fixtures)
    return { token: OPERATOR_KEY, query: { shopId: 'shop', page: 0, limit: 20 } }
  },
  operatorListClosures: async (fixtures) => {
    const { db } = fixtures.api
    await sql`insert into closure (shop_id, id, bookable_id, during)
      select shop_id, 'listed', id, tstzrange('2027-06-08', '2027-06-09') from bookable where shop_id = 'shop' limit 1
      on conflict do nothing`.execute(db)
    fixtures.afterwards(() => db.deleteFrom('closure').execute())
    return { token: OPERATOR_KEY, query: { shopId: 'shop', page: 0, limit: 20 } }
  },
  operatorCreateClosure: (fixtures) => {
    fixtures.afterwards(() => fixtures.api.db.deleteFrom('closure').execute())
    const body = { shopId: 'shop', from: '2027-06-06T00:00', to: '2027-06-07T00:00', reason: 'Stocktaking' }
    return { token: OPERATOR_KEY, body }
  },
  operatorDeleteClosure: async (fixtures) => {
    await fixtures.api.db
      .insertInto('closure')
      .values({ shop_id: 'shop', id: 'closed', during: sql<string>`tstzrange('2027-06-06', '2027-06-07')` })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    fixtures.afterwards(() => fixtures.api.db.deleteFrom('closure').execute())
    return { token: OPERATOR_KEY, path: { closureId: 'closed' } }
  },
  operatorEndSessions: async ({ newMember }) => ({
    token: OPERATOR_KEY,
    body: { email: (await newMember()).user.email },
  }),
  operatorGetHours: () => ({ token: OPERATOR_KEY, path: { shopId: 'shop' } }),
  operatorSetSpecialHours: (fixtures) => {
    fixtures.afterwards(() => fixtures.api.db.deleteFrom('special_hours').execute())
    const body = { date: '2027-06-06', hours: [{ open: '10:00', close: '15:00' }] }
    return { token: OPERATOR_KEY, path: { shopId: 'shop' }, body }
  },
  operatorSetBookableHours: async (fixtures) => {
    const { db } = fixtures.api
    fixtures.afterwards(() => db.deleteFrom('bookable_special_hours').execute())
    const { id } = await db.selectFrom('bookable').select('id').where('shop_id', '=', 'shop').executeTakeFirstOrThrow()
    const body = { bookable: id, date: '2027-06-06', hours: [{ open: '10:00', close: '15:00' }] }
    return { token: OPERATOR_KEY, path: { shopId: 'shop' }, body }
  },
  // As they are: other cases are at the same shop.
  operatorSetWeeklyHours: () => ({
    ...{ token: OPERATOR_KEY, path: { shopId: 'shop' } },
    body: { weekdays: [1], hours: [{ open: '00:00', close: '24:00' }] },
  }),
  operatorListLog: async (fixtures) => {
    await sql`insert into operator_audit (command, shop_id, actor, changes) values ('block', 'shop', 'mika', '{"id": "one"}')`.execute(
      fixtures.api.db,
    )
    return { token: OPERATOR_KEY, query: { shopId: 'shop', command: 'block', by: 'mika', limit: 1 } }
  },
  operatorListReservations: async (fixtures) => {
    const draft = fixtures.draft()
    await fixtures.book((await fixtures.newMember()).accessToken, draft)
    const query = { shopId: draft.shopId, date: draft.reservationDate, status: 'confirmed', page: 0, limit: 20 }
    return { token: OPERATOR_KEY, query }
  },
  operatorGetReservation: async (fixtures) => ({ token: OPERATOR_KEY, path: (await withReservation(fixtures)).path }),
  operatorSetStatus: async (fixtures) => ({
    token: OPERATOR_KEY,
    path: (await withReservation(fixtures)).path,
    body: { status: 'cancelled', version: 1, paidAmount: { amount: 0, currency: 'JPY' } },
  }),
  operatorReschedule: async (fixtures) => ({
    token: OPERATOR_KEY,
    path: (await withReservation(fixtures)).path,
    body: { ...newTime(fixtures), quantity: 1, attaches: [], staffId: null, resourceItemId: null, version: 1 },
  }),
}

/** Of a draft for an hour that nobody has had. */
export function newTime(fixtures: Fixtures) {
  const { reservationDate, reservationTime } = fixtures.draft()
  return { reservationDate, reservationTime }
}

const party = { serviceId: 'cut', unitId: 'hour', quantity: 1 }

const challengeOf = async (api: Fixtures['api'], email = newEmail()) => (await step1(api, email)).body.data.challengeId

export async function withReservation(
  fixtures: Fixtures,
): Promise<OperationRequest & { token: string; path: { codeNumber: string } }> {
  const { accessToken: token } = await fixtures.newMember()
  const { codeNumber } = await fixtures.book(token)
  return { token, path: { codeNumber } }
}

/** A reservation, and the hold of another time for it. */
export async function withNewTime(
  fixtures: Fixtures,
): Promise<OperationRequest & { token: string; path: { codeNumber: string }; body: Schemas['RescheduleBody'] }> {
  const { token, path } = await withReservation(fixtures)
  const { holdId, quote } = await fixtures.hold({}, token, path.codeNumber)
  return { token, path, body: { holdId, quoteId: quote.id, version: 1 }, headers: keyed() }
}

export async function ofHold(fixtures: Fixtures): Promise<OperationRequest> {
  const { holdId, holdToken } = await fixtures.hold()
  return { path: { holdId }, headers: { 'x-hold-token': holdToken } }
}

type Listed = 'curated' | 'brand' | 'service' | 'article' | 'article_category' | 'faq_category'
const anyOf = ({ db }: Fixtures['api'], table: Listed): Promise<{ id: string }> =>
  db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()

/** Waits for a time that somebody else holds. */
export async function joining(fixtures: Fixtures) {
  const { accessToken: token } = await fixtures.newMember()
  const { shopId, appointmentServiceId: serviceId, reservationDate: date, reservationTime: time } = fixtures.draft()
  await fixtures.hold({ reservationDate: date, reservationTime: time, attaches: [] })
  const body = { shopId, serviceId, date, timeFrom: time, timeTo: time, quantity: 1, staffId: 'aoi' }
  return { token, body, headers: keyed() }
}

/** A member whose visit is over. */
export async function reviewing(fixtures: Fixtures, token?: string) {
  const member = token ?? (await fixtures.newMember()).accessToken
  const { codeNumber } = await fixtures.book(member)
  await completeVisit(fixtures.api.db, codeNumber)
  return { token: member, path: { codeNumber }, body: { stars: 5, text: 'A careful cut.' } }
}

/** A review of the shop. */
export async function withReview(fixtures: Fixtures) {
  const { body } = await ask<{ data: Schemas['Review'] }>(fixtures, 'createReview', await reviewing(fixtures))
  return { path: { reviewId: body.data.id } }
}

/** A member with an entry on the waiting list. */
export async function waiting(fixtures: Fixtures, token?: string) {
  const joined = await joining(fixtures)
  const request = token === undefined ? joined : { ...joined, token }
  const { body } = await ask<{ data: Schemas['WaitingListEntry'] }>(fixtures, 'joinWaitingList', request)
  return { token: request.token, path: { entryId: body.data.id } }
}
