import { sql, type Updateable } from 'kysely'
import type { OperationId, Schemas } from '../../src/contract/types.ts'
import type { Database } from '../../src/db/schema.ts'
import { signInAgain } from '../../src/testing/booking.ts'
import { challenge, newEmail, newMember, step3, wrongCode } from '../../src/testing/people.ts'
import { ask, type Fixtures, keyed, NOW, OPERATOR_KEY, type OperationRequest, occupyLock } from './fixtures.ts'
import { type Case, joining, newTime, ofHold, reviewing, successes, withNewTime, withReservation } from './successes.ts'

const MINUTE_MS = 60_000
const KEY = 'one-key-of-more-than-sixteen-characters'

const atClosedShop: Case = async (fixtures) => ({
  ...(await successes.getAvailableTime(fixtures)),
  path: { id: 'closed' },
  query: {
    serviceId: 'cut',
    quantity: 1,
    dateFrom: '2026-11-24',
    dateTo: '2026-11-24',
    startAt: '2026-11-24T03:00:00Z',
  },
})

async function afterTooMany(api: Fixtures['api']) {
  const { challengeId, code } = await challenge(api)
  for (let guess = 0; guess < 5; guess++) await step3(api, challengeId, wrongCode(code))
  return { challengeId, code }
}

/** A token that was issued on a page elsewhere. */
const fromElsewhere: Case = async ({ api }) => ({
  token: (await newMember(api, newEmail(), { origin: 'https://partner.example' })).accessToken,
})
const elsewhere =
  (id: 'updateMe' | 'addFavorite' | 'removeFavorite' | 'reportReview'): Case =>
  async (fixtures) => ({
    ...(await successes[id](fixtures)),
    ...(await fromElsewhere(fixtures)),
  })
/** A token of a session that began more than five minutes ago. */
const ofLongAgo: Case = async ({ api }) => {
  const { accessToken } = await newMember(api)
  await api.clock({ advanceMs: 5 * MINUTE_MS })
  return { token: accessToken }
}

/** What an operation refuses for reasons of its own, by `status code`. Reasons that all have are in `everywhere.ts`. */
export const refusals: Partial<Record<OperationId, Record<string, Case>>> = {
  getMe: { '403 SCOPE': fromElsewhere },
  updateMe: { '403 SCOPE': elsewhere('updateMe') },
  deleteMe: { '403 SCOPE': fromElsewhere, '403 RECENT_SIGN_IN_REQUIRED': ofLongAgo },
  exportMe: { '403 SCOPE': fromElsewhere, '403 RECENT_SIGN_IN_REQUIRED': ofLongAgo },
  listFavorites: { '403 SCOPE': fromElsewhere },
  listSessions: { '403 SCOPE': fromElsewhere },
  getCalendarFeed: { '403 SCOPE': fromElsewhere },
  createCalendarFeed: { '403 SCOPE': fromElsewhere },
  deleteCalendarFeed: { '403 SCOPE': fromElsewhere },
  endOtherSessions: { '403 SCOPE': fromElsewhere },
  createWsTicket: {
    '403 SCOPE': async (fixtures) => ({
      ...(await successes.createWsTicket(fixtures)),
      headers: { origin: 'https://unnamed.example' },
    }),
  },
  endSession: { '403 SCOPE': async (fixtures) => ({ path: { id: 'x' }, ...(await fromElsewhere(fixtures)) }) },
  removeFavorite: { '403 SCOPE': elsewhere('removeFavorite') },
  loginStep1: {
    '400 TICKET_EXPIRED': () => ({ body: { email: newEmail(), ticket: 'nothing' } }),
    '429 RATE_LIMITED': async ({ api }) => {
      const { email } = await challenge(api)
      return { body: { email } }
    },
  },
  loginStep2: {
    '404 NOT_FOUND': () => ({ body: { challengeId: 'nothing' } }),
    '429 RATE_LIMITED': async ({ api }) => ({ body: { challengeId: (await challenge(api)).challengeId } }),
    '429 TOO_MANY_ATTEMPTS': async ({ api }) => ({ body: { challengeId: (await afterTooMany(api)).challengeId } }),
  },
  loginStep3: {
    '400 1007': async ({ api }) => {
      const { challengeId, code } = await challenge(api)
      return { body: { challengeId, code: wrongCode(code) } }
    },
    '400 1008': async ({ api }) => {
      const { challengeId, code } = await challenge(api)
      await step3(api, challengeId, code)
      return { body: { challengeId, code } }
    },
    '400 1010': async ({ api }) => {
      const { challengeId, code } = await challenge(api)
      await api.clock({ advanceMs: 10 * MINUTE_MS })
      return { body: { challengeId, code } }
    },
    '429 TOO_MANY_ATTEMPTS': async ({ api }) => ({ body: await afterTooMany(api) }),
  },
  loginSso: { '400 TICKET_EXPIRED': () => ({ body: { provider: 'google', ticket: 'nothing' } }) },
  refreshToken: { '401 UNAUTHORIZED': () => ({ body: { refreshToken: 'a.b.c' } }) },
  addFavorite: {
    '403 SCOPE': elsewhere('addFavorite'),
    '404 NOT_AVAILABLE': async (fixtures) => ({
      token: (await fixtures.newMember()).accessToken,
      path: { shopId: 'closed' },
    }),
  },
  operatorEndSessions: {
    '404 NOT_FOUND': () => ({ token: OPERATOR_KEY, body: { email: newEmail() } }),
  },
  getLegalText: { '404 NOT_FOUND': () => ({ path: { kind: 'seller-tw' } }) },
  getShop: { '404 NOT_AVAILABLE': () => ({ path: { id: 'closed' } }) },
  getService: {
    '404 NOT_AVAILABLE': async ({ api, afterwards }) => {
      const one = () => api.db.updateTable('service').where('id', '=', id)
      const { id } = await api.db.selectFrom('service').select('id').where('id', '!=', 'cut').executeTakeFirstOrThrow()
      await one().set({ active: false }).execute()
      afterwards(() => one().set({ active: true }).execute())
      return { path: { id } }
    },
  },
  getAvailableTime: { '404 NOT_AVAILABLE': atClosedShop },
  getAvailableProviders: { '404 NOT_AVAILABLE': atClosedShop },
  getAvailableServiceAttaches: { '404 NOT_AVAILABLE': atClosedShop },
  getConfirmReminder: { '404 NOT_AVAILABLE': () => ({ path: { id: 'closed' } }) },

  createHold: {
    '404 NOT_FOUND': async (fixtures) => ({
      token: (await fixtures.newMember()).accessToken,
      body: { draft: fixtures.draft(), replaces: 'NQTH2222' },
      headers: keyed(),
    }),
    '409 NOT_RESCHEDULABLE': (fixtures) => holdingNewTime(fixtures, { status: 'cancelled', cancelled_at: NOW }),
    '409 RESCHEDULE_TOO_LATE': (fixtures) => holdingNewTime(fixtures, LAST_HOUR),
    '409 RESCHEDULE_LIMIT': (fixtures) => holdingNewTime(fixtures, { reschedules: 3 }),
    '409 RESCHEDULE_OTHER_SERVICE': (fixtures) => holdingNewTime(fixtures, { reschedules: 1 }, { shopId: 'shop-2' }),
    '409 RESCHEDULE_UNCHANGED': (fixtures) => holdingSameTime(fixtures),
    '404 NOT_AVAILABLE': ({ draft }) => ({ body: { draft: draft({ shopId: 'closed' }) }, headers: keyed() }),
    '409 SLOT_TAKEN': async (fixtures) => ({ body: { draft: (await fixtures.hold()).draft }, headers: keyed() }),
    '409 IDEMPOTENCY_IN_PROGRESS': async (fixtures) => {
      const { accessToken: token, user } = await fixtures.newMember()
      await occupyLock(fixtures, `${user.id} createHold ${KEY}`)
      return { token, body: { draft: fixtures.draft() }, headers: keyed(KEY) }
    },
    '422 IDEMPOTENCY_KEY_REUSED': async (fixtures) => {
      const headers = keyed()
      await ask(fixtures, 'createHold', { body: { draft: fixtures.draft() }, headers })
      return { body: { draft: fixtures.draft() }, headers }
    },
    '429 HOLD_LIMIT': async (fixtures) => {
      const { accessToken: token } = await fixtures.newMember()
      for (const shopId of ['shop', 'shop-2', 'shop-3']) await fixtures.hold({ shopId }, token)
      return { token, body: { draft: fixtures.draft({ shopId: 'shop-4' }) }, headers: keyed() }
    },
  },
  getHold: { '409 HOLD_EXPIRED': expiredHold },
  changeHold: {
    '404 NOT_AVAILABLE': async (fixtures) => ({
      ...(await ofHold(fixtures)),
      body: { draft: fixtures.draft({ appointmentServiceId: 'nothing' }) },
    }),
    '409 HOLD_EXPIRED': async (fixtures) => ({ ...(await expiredHold(fixtures)), body: {} }),
    '409 RESCHEDULE_OTHER_SERVICE': async (fixtures) => ({
      ...(await ofNewTime(fixtures)).request,
      body: { draft: fixtures.draft({ appointmentServiceId: 'nothing' }) },
    }),
    '409 RESCHEDULE_UNCHANGED': async (fixtures) => {
      const { request, draft } = await ofNewTime(fixtures)
      return { ...request, body: { draft } }
    },
    '409 SLOT_TAKEN': async (fixtures) => ({
      ...(await ofHold(fixtures)),
      body: { draft: (await fixtures.hold()).draft },
    }),
  },
  createReservation: {
    '400 CLIENT_TOO_OLD': (fixtures) => reserving(fixtures, { quoteId: undefined }),
    '404 NOT_FOUND': (fixtures) => reserving(fixtures, { holdId: 'nothing' }),
    '404 NOT_AVAILABLE': async (fixtures) => {
      const request = await reserving(fixtures, {}, 'changing')
      const services = () => fixtures.api.db.updateTable('service').where('shop_id', '=', 'changing')
      await services().set({ active: false }).execute()
      fixtures.afterwards(() => services().set({ active: true }).execute())
      return request
    },
    '409 HOLD_EXPIRED': async (fixtures) => {
      const request = await reserving(fixtures)
      await fixtures.api.clock({ advanceMs: 11 * MINUTE_MS })
      return request
    },
    '409 HOLD_REPLACES_ANOTHER': async (fixtures) => {
      const { token, path } = await withReservation(fixtures)
      const body = fixtures.reservationBody(await fixtures.hold({}, token, path.codeNumber))
      return { token, body, headers: keyed() }
    },
    '409 TERMS_CHANGED': (fixtures) => reserving(fixtures, { agreedTermsVersion: 'older' }),
    '409 IDEMPOTENCY_IN_PROGRESS': async (fixtures) => {
      const { accessToken: token, user } = await fixtures.newMember()
      await occupyLock(fixtures, `${user.id} createReservation ${KEY}`)
      return { token, body: fixtures.reservationBody(await fixtures.hold({}, token)), headers: keyed(KEY) }
    },
    '412 PRICE_CHANGED': async (fixtures) => {
      const request = await reserving(fixtures, {}, 'changing')
      await fixtures.api.db.updateTable('service_unit').set({ price: 7000 }).where('shop_id', '=', 'changing').execute()
      return request
    },
    '422 IDEMPOTENCY_KEY_REUSED': async (fixtures) => {
      const request = await reserving(fixtures)
      await ask(fixtures, 'createReservation', request)
      return { ...request, body: { ...request.body, specialRequirement: 'Another' } }
    },
  },
  cancelReservation: {
    '409 NOT_CANCELLABLE': async (fixtures) => {
      const { token, path } = await withReservation(fixtures)
      await fixtures.api.clock({ advanceMs: 60 * 24 * 60 * MINUTE_MS })
      return { token: await signInAgain(fixtures.api, token), path, ...cancelling }
    },
    '409 VERSION_CONFLICT': async (fixtures) => ({
      ...(await withReservation(fixtures)),
      ...cancelling,
      body: { reasonCode: 'budget', version: 9 },
    }),
    '409 IDEMPOTENCY_IN_PROGRESS': async (fixtures) => {
      const { accessToken: token, user } = await fixtures.newMember()
      const { codeNumber } = await fixtures.book(token)
      await occupyLock(fixtures, `${user.id} cancelReservation ${KEY}`)
      return { token, path: { codeNumber }, ...cancelling, headers: keyed(KEY) }
    },
    '422 IDEMPOTENCY_KEY_REUSED': async (fixtures) => {
      const request = { ...(await withReservation(fixtures)), ...cancelling, headers: keyed() }
      await ask(fixtures, 'cancelReservation', request)
      return { ...request, body: { reasonCode: 'technical', version: 1 } }
    },
  },
  rescheduleReservation: {
    '404 NOT_AVAILABLE': async (fixtures) => {
      const request = await withNewTime(fixtures)
      const services = () => fixtures.api.db.updateTable('service').where('shop_id', '=', 'shop')
      await services().set({ active: false }).execute()
      fixtures.afterwards(() => services().set({ active: true }).execute())
      return request
    },
    '409 HOLD_EXPIRED': async (fixtures) => {
      const request = await withNewTime(fixtures)
      await fixtures.api.db
        .updateTable('hold')
        .set({ state: 'released' })
        .where('id', '=', request.body.holdId)
        .execute()
      return request
    },
    '409 HOLD_REPLACES_ANOTHER': async (fixtures) => {
      const request = await withNewTime(fixtures)
      const { codeNumber } = await fixtures.book(request.token)
      return { ...request, path: { codeNumber } }
    },
    '409 NOT_RESCHEDULABLE': (fixtures) => moving(fixtures, { status: 'cancelled', cancelled_at: NOW }),
    '409 RESCHEDULE_TOO_LATE': (fixtures) => moving(fixtures, LAST_HOUR),
    '409 RESCHEDULE_LIMIT': (fixtures) => moving(fixtures, { reschedules: 3 }),
    // A change of the hold to the same is refused, so this is an operator who was faster.
    '409 RESCHEDULE_UNCHANGED': async (fixtures) => {
      const request = await withNewTime(fixtures)
      await sql`
        update hold one set start_at = other.start_at, end_at = other.end_at
          from hold other join reservation on reservation.hold_id = other.id
         where one.id = ${request.body.holdId} and code_number = ${request.path.codeNumber}`.execute(fixtures.api.db)
      return request
    },
    '409 SLOT_TAKEN': async (fixtures) => {
      const request = await withNewTime(fixtures)
      const another = await fixtures.hold()
      await sql`update occupancy set hold_id = ${another.holdId}, bookable_id = 'aoi' where hold_id = ${request.body.holdId}`.execute(
        fixtures.api.db,
      )
      return request
    },
    '409 VERSION_CONFLICT': (fixtures) => moving(fixtures, { version: 2 }),
    '409 IDEMPOTENCY_IN_PROGRESS': async (fixtures) => {
      const { accessToken: token, user } = await fixtures.newMember()
      const { codeNumber } = await fixtures.book(token)
      await occupyLock(fixtures, `${user.id} rescheduleReservation ${KEY}`)
      const body = { holdId: 'nothing', quoteId: 'nothing', version: 1 }
      return { token, path: { codeNumber }, body, headers: keyed(KEY) }
    },
    '412 PRICE_CHANGED': async (fixtures) => {
      const request = await withNewTime(fixtures)
      return { ...request, body: { ...request.body, quoteId: 'another' } }
    },
    '422 IDEMPOTENCY_KEY_REUSED': async (fixtures) => {
      const request = await withNewTime(fixtures)
      await ask(fixtures, 'rescheduleReservation', request)
      return { ...request, body: { ...request.body, version: 2 } }
    },
  },
  listReviews: {
    '404 NOT_AVAILABLE': () => ({ path: { id: 'closed' } }),
  },
  createReview: {
    '409 REVIEW_NOT_COMPLETED': async (fixtures) => {
      const { token, path } = await withReservation(fixtures)
      return { token, path, body: REVIEW }
    },
    '409 REVIEW_EXISTS': async (fixtures) => {
      const request = await reviewing(fixtures)
      await ask(fixtures, 'createReview', request)
      return request
    },
    '409 REVIEW_TOO_LATE': async (fixtures) => {
      const request = await reviewing(fixtures)
      const ended = { start_at: '2026-08-01T00:00:00Z', end_at: '2026-08-01T01:00:00Z' }
      await changeReservation(fixtures, request.path, ended)
      return request
    },
  },
  reportReview: { '403 SCOPE': elsewhere('reportReview') },
  operatorListReviews: {
    '404 NOT_FOUND': () => ({ token: OPERATOR_KEY, query: { shopId: 'nowhere' } }),
  },
  joinWaitingList: {
    '404 NOT_AVAILABLE': async (fixtures) => {
      const request = await joining(fixtures)
      return { ...request, body: { ...request.body, serviceId: 'nothing' } }
    },
    '409 TIME_AVAILABLE': async (fixtures) => {
      const request = await joining(fixtures)
      return { ...request, body: { ...request.body, timeFrom: null, timeTo: null } }
    },
    '409 WAITING_LIST_LIMIT': async (fixtures) => {
      const { token } = await joining(fixtures)
      for (let count = 0; count < 5; count++) {
        await ask(fixtures, 'joinWaitingList', { ...(await joining(fixtures)), token })
      }
      return { ...(await joining(fixtures)), token }
    },
    '409 IDEMPOTENCY_IN_PROGRESS': async (fixtures) => {
      const { accessToken: token, user } = await fixtures.newMember()
      await occupyLock(fixtures, `${user.id} joinWaitingList ${KEY}`)
      return { ...(await joining(fixtures)), token, headers: keyed(KEY) }
    },
    '422 IDEMPOTENCY_KEY_REUSED': async (fixtures) => {
      const request = await joining(fixtures)
      await ask(fixtures, 'joinWaitingList', request)
      return { ...request, body: { ...request.body, quantity: 2 } }
    },
  },
  operatorListWaitingList: {
    '404 NOT_FOUND': () => ({ token: OPERATOR_KEY, query: { shopId: 'nowhere' } }),
  },
  operatorListClosures: {
    '404 NOT_FOUND': () => ({ token: OPERATOR_KEY, query: { shopId: 'nowhere' } }),
  },
  operatorCreateClosure: {
    '404 NOT_FOUND': () => ({
      token: OPERATOR_KEY,
      body: { shopId: 'nowhere', from: '2027-06-06T00:00', to: '2027-06-07T00:00' },
    }),
  },
  operatorSetStatus: {
    '409 VERSION_CONFLICT': async (fixtures) => operating(fixtures, { status: 'cancelled', version: 9 }),
    '409 TRANSITION_NOT_ALLOWED': async (fixtures) => operating(fixtures, { status: 'completed', version: 1 }),
  },
  operatorReschedule: {
    '404 NOT_AVAILABLE': async (fixtures) => {
      const services = () => fixtures.api.db.updateTable('service').where('shop_id', '=', 'shop')
      const request = await operating(fixtures, { ...newTime(fixtures), version: 1 })
      await services().set({ active: false }).execute()
      fixtures.afterwards(() => services().set({ active: true }).execute())
      return request
    },
    '409 NOT_RESCHEDULABLE': async (fixtures) => {
      const request = await operating(fixtures, { ...newTime(fixtures), version: 1 })
      await changeReservation(fixtures, request.path, { status: 'cancelled', cancelled_at: NOW })
      return request
    },
    '409 RESCHEDULE_UNCHANGED': async (fixtures) => {
      const { token } = await withReservation(fixtures)
      const draft = fixtures.draft()
      const { codeNumber } = await fixtures.book(token, draft)
      const { reservationDate, reservationTime } = draft
      return { token: OPERATOR_KEY, path: { codeNumber }, body: { reservationDate, reservationTime, version: 1 } }
    },
    '409 SLOT_TAKEN': async (fixtures) => {
      const { reservationDate, reservationTime } = (await fixtures.hold()).draft
      return operating(fixtures, { reservationDate, reservationTime, version: 1 })
    },
    '409 VERSION_CONFLICT': async (fixtures) => operating(fixtures, { ...newTime(fixtures), version: 9 }),
  },
}

const REVIEW = { stars: 4, text: 'Warm and quick.' }

type Change = Updateable<Database['reservation']>

/** Too late for whoever has to do it a day before. */
const LAST_HOUR = { start_at: '2026-11-20T23:00:00Z' }

const changeReservation = (fixtures: Fixtures, path: Record<string, string> | undefined, change: Change) =>
  fixtures.api.db
    .updateTable('reservation')
    .set(change)
    .where('code_number', '=', path?.codeNumber ?? '')
    .execute()

/** A reservation that changed after its new time was held. */
async function moving(fixtures: Fixtures, change: Change): Promise<OperationRequest> {
  const request = await withNewTime(fixtures)
  await changeReservation(fixtures, request.path, change)
  return request
}

/** A hold for a reservation that changed before. */
async function holdingNewTime(fixtures: Fixtures, change: Change, draft: Partial<Schemas['HoldDraft']> = {}) {
  const { token, path } = await withReservation(fixtures)
  await changeReservation(fixtures, path, change)
  return { token, body: { draft: fixtures.draft(draft), replaces: path.codeNumber }, headers: keyed() }
}

async function holdingSameTime(fixtures: Fixtures) {
  const { accessToken: token } = await fixtures.newMember()
  const draft = fixtures.draft()
  const { codeNumber } = await fixtures.book(token, draft)
  return { token, body: { draft, replaces: codeNumber }, headers: keyed() }
}

/** The hold of a new time, and what the reservation is. */
async function ofNewTime(fixtures: Fixtures) {
  const { accessToken: token } = await fixtures.newMember()
  const draft = fixtures.draft()
  const { codeNumber } = await fixtures.book(token, draft)
  const { holdId, holdToken } = await fixtures.hold({}, token, codeNumber)
  return { draft, request: { path: { holdId }, headers: { 'x-hold-token': holdToken } } }
}

const cancelling = { body: { reasonCode: 'budget', version: 1 }, headers: keyed() }

async function operating(fixtures: Fixtures, body: object): Promise<OperationRequest> {
  return { token: OPERATOR_KEY, path: (await withReservation(fixtures)).path, body }
}

async function expiredHold(fixtures: Fixtures): Promise<OperationRequest> {
  const request = await ofHold(fixtures)
  await fixtures.api.clock({ advanceMs: 11 * MINUTE_MS })
  return request
}

async function reserving(fixtures: Fixtures, change: object = {}, shopId = 'shop'): Promise<OperationRequest> {
  const { accessToken: token } = await fixtures.newMember()
  const body = { ...fixtures.reservationBody(await fixtures.hold({ shopId }, token)), ...change }
  return { token, body, headers: keyed() }
}
