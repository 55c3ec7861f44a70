import type { Contact, Hold, HoldDraft, Notification, Reservation, User } from '../client/types.ts'
import type { TestClock } from './clock.ts'
import { type Answer, type Arrived, FakeServer, failure } from './fake-server.ts'
import { availableTime, overlap, type Span, spanOf } from './fake-slots.ts'
import { hana, holdOf, quoteOf, reservationOf } from './fixtures.ts'

/** Who holds: a member, or whoever has the token of an earlier hold. */
type Visitor = { holdToken?: string | undefined; memberId?: string | null }

const ok = (data: unknown, status = 200): Answer => ({ status, body: { data } })
const MINUTE_MS = 60_000
const slotTaken = failure(409, 'SLOT_TAKEN')
const sameDraft = (one: HoldDraft, other: HoldDraft) => JSON.stringify(one) === JSON.stringify(other)
/** The code that every e-mail of this server carries. */
export const CODE = '123456'

/**
 * A server in memory that does the main job: sign-in, tokens that rotate, free times, holds, reservations, notifications. A shop takes one
 * party at a time. Anything may be scripted over it.
 */
export class FakeApi extends FakeServer {
  readonly clock: TestClock
  user: User = hana
  isKnown = true
  /** Counts rotations; 0: no session. `access-N` is good for the newest N only. */
  generation = 0
  isAccessExpired = false
  holds = new Map<string, Hold>()
  /** Of every slot, in JPY; what is held already has its own until it is confirmed. */
  price = 6500
  #held = 0
  /** The member whose a hold is, by hold; of a visitor none. */
  #holders = new Map<string, string>()
  /** What became of holds that were confirmed, by hold: whose it is sees it. */
  #reserved = new Map<string, { owner: string; codeNumber: string; quoteId: string }>()
  reservations: Reservation[] = []
  notifications: Notification[] = []
  /** Answers by Idempotency-Key. */
  #done = new Map<string, Answer>()

  constructor(clock: TestClock) {
    super(clock)
    this.clock = clock
    this.#signIn()
    this.#agreements()
    this.#availability()
    this.#reservation()
    this.#member()
  }

  /** A session that exists already, as a store would hold it. */
  session() {
    this.generation += 1
    this.isAccessExpired = false
    return this.#tokens()
  }

  expireAccess() {
    this.isAccessExpired = true
  }

  #tokens() {
    return { accessToken: `access-${this.generation}`, refreshToken: `refresh-${this.generation}`, user: this.user }
  }

  #asMember(answer: (request: Arrived) => Answer) {
    return (request: Arrived) =>
      request.accessToken === `access-${this.generation}` && !this.isAccessExpired
        ? answer(request)
        : failure(401, 'UNAUTHORIZED')
  }

  #once(answer: (request: Arrived) => Answer) {
    return (request: Arrived) => {
      const key = request.headers['idempotency-key'] ?? ''
      const done = this.#done.get(key) ?? answer(request)
      if (done.status < 400) this.#done.set(key, done)
      return done
    }
  }

  #signIn() {
    const auth = '/api/v1/user/auth'
    const sent = () => ({ expiresAt: this.clock.instant(10 * MINUTE_MS), resendAt: this.clock.instant(MINUTE_MS) })
    this.on('POST', `${auth}/login/step1`).run(() =>
      this.isKnown
        ? ok({ challengeId: 'challenge-1', isNewUser: false, nextStep: 'code', ...sent() })
        : ok({ challengeId: 'challenge-1', isNewUser: true, nextStep: 'profile' }),
    )
    this.on('POST', `${auth}/login/step2`).run(() => ok(sent()))
    this.on('POST', `${auth}/login/step3`).run(({ body }) =>
      (body as { code: string }).code === CODE ? ok(this.session()) : failure(400, 1007),
    )
    this.on('POST', `${auth}/login/sso`).run(() => ok(this.session()))
    this.on('POST', `${auth}/refresh-token`).run(({ body }) => {
      const behind = this.generation - Number((body as { refreshToken: string }).refreshToken.slice('refresh-'.length))
      if (this.generation === 0 || behind > 1) return failure(401, 'UNAUTHORIZED')
      if (behind === 0) this.session()
      return ok(this.#tokens())
    })
    this.on('POST', `${auth}/logout`).run(() => {
      this.generation = 0
      return ok({ success: true })
    })
  }

  /** What a form asks before a person may agree. */
  #agreements() {
    this.on('GET', '/api/v1/terms-of-use').run(() =>
      ok({ version: 'v1', title: 'Terms', body: 'Terms', updatedAt: '2026-11-01T00:00:00Z' }),
    )
    this.on('GET', '/api/v1/shops/{id}/confirm-reminder').run(() =>
      ok({
        version: '2026-11-01',
        reminders: [{ id: 'r1', text: 'Please arrive five minutes early', required: true }],
        cancellationPolicy: { freeHours: 24, lateFee: null, text: 'Free until 24 hours before' },
      }),
    )
  }

  #availability() {
    this.on('GET', '/api/v1/shops/{id}/getAvailableTime').run(({ params, query, headers }) => {
      const [dateFrom = '', dateTo = '', holdId = ''] = [query.dateFrom?.[0], query.dateTo?.[0], query.holdId?.[0]]
      const isOwn = this.holds.get(holdId)?.holdToken === headers['x-hold-token']
      return ok(
        availableTime({
          shopId: params.id ?? '',
          dateFrom,
          dateTo,
          price: { amount: this.price, currency: 'JPY' },
          isFree: (span) => Date.parse(span.startAt) >= this.clock.now() && !this.#isTaken(span, isOwn ? [holdId] : []),
        }),
      )
    })
  }

  /** Whether a hold that is live, but for some, or a reservation has the time. */
  #isTaken(span: Span, except: string[]) {
    const held = [...this.holds.values()].filter(
      ({ holdId, expiresAt }) => !except.includes(holdId) && Date.parse(expiresAt) > this.clock.now(),
    )
    const reserved = this.reservations.filter(({ status }) => status === 'confirmed')
    return [
      ...held.map(({ startAt, endAt, draft: { shopId } }) => ({ shopId, startAt, endAt })),
      ...reserved.map(({ startAt, endAt, shop: { id: shopId } }) => ({ shopId, startAt, endAt })),
    ].some((other) => overlap(span, other))
  }

  #visitorOf({ headers, accessToken }: Arrived): Visitor {
    const isMember = accessToken === `access-${this.generation}`
    return { holdToken: headers['x-hold-token'], memberId: isMember ? this.user.id : null }
  }

  #reservation() {
    const held = (request: Arrived, answer: (hold: Hold) => Answer) => {
      const hold = this.holds.get(request.params.holdId ?? '')
      const isGood = hold?.holdToken === request.headers['x-hold-token']
      if (hold && isGood && Date.parse(hold.expiresAt) > this.clock.now()) return answer(hold)
      const made = this.#madeOf(request.params.holdId ?? '')
      return failure(409, 'HOLD_EXPIRED', made?.status === 'confirmed' ? { codeNumber: made.codeNumber } : {})
    }
    const HOLD = '/api/v1/user/reservation/hold'
    this.on('POST', HOLD).run(this.#once((request) => this.hold(request.body, this.#visitorOf(request))))
    this.on('GET', `${HOLD}/{holdId}`).run((request) => held(request, (hold) => ok(hold)))
    this.on('PATCH', `${HOLD}/{holdId}`).run((request) =>
      held(request, ({ holdId }) => this.change(holdId, request.body)),
    )
    this.on('DELETE', `${HOLD}/{holdId}`).run(({ params }) => {
      this.holds.delete(params.holdId ?? '')
      return ok({ success: true })
    })
    this.on('POST', '/api/v1/user/reservation').run(
      this.#asMember(
        this.#once((request) => {
          const { holdId, quoteId, contact } = request.body as { holdId: string; quoteId: string; contact: Contact }
          const made = this.#madeOf(holdId)
          if (made) {
            if (!this.#isTheirs(made)) return failure(404, 'NOT_FOUND')
            const isSame = this.#reserved.get(holdId)?.quoteId === quoteId
            return isSame ? ok(made, 201) : failure(409, 'HOLD_EXPIRED', { codeNumber: made.codeNumber })
          }
          return held({ ...request, params: { holdId } }, (hold) => {
            if (hold.quote.shopTotal.amount !== this.price) this.holds.set(holdId, this.#offered(hold, hold.draft))
            const { quote, draft, startAt, endAt } = this.holds.get(holdId) ?? hold
            if (quote.id !== quoteId) return failure(412, 'PRICE_CHANGED', { quote })
            this.holds.delete(holdId)
            const { total, shopTotal } = quote
            const reservation = reservationOf({
              codeNumber: `A2B3C4D${this.reservations.length + 2}`,
              contact,
              shop: { ...reservationOf().shop, id: draft.shopId },
              quantity: draft.quantity,
              date: draft.reservationDate,
              reservationTime: draft.reservationTime,
              startAt,
              endAt,
              total,
              shopTotal,
            })
            this.reservations.push(reservation)
            this.#reserved.set(holdId, { owner: this.user.id, codeNumber: reservation.codeNumber, quoteId })
            return ok(reservation, 201)
          })
        }),
      ),
    )
  }

  #madeOf(holdId: string) {
    return this.reservations.find(({ codeNumber }) => codeNumber === this.#reserved.get(holdId)?.codeNumber)
  }

  #isTheirs({ codeNumber }: Reservation) {
    const made = [...this.#reserved.values()].find((it) => it.codeNumber === codeNumber)
    return made === undefined || made.owner === this.user.id
  }

  #member() {
    const RESERVATION = '/api/v1/user/reservation/{codeNumber}'
    const found = (request: Arrived, answer: (reservation: Reservation) => Answer) => {
      const reservation = this.reservations.find(({ codeNumber }) => codeNumber === request.params.codeNumber)
      return reservation && this.#isTheirs(reservation) ? answer(reservation) : failure(404, 'NOT_FOUND')
    }
    this.on('GET', '/api/v1/user/me').run(this.#asMember(() => ok(this.user)))
    this.on('PUT', '/api/v1/user/me').run(
      this.#asMember(({ body }) => {
        this.user = { ...this.user, ...(body as Partial<User>) }
        return ok(this.user)
      }),
    )
    this.on('GET', '/api/v1/user/reservation').run(
      this.#asMember(() => ({ status: 200, body: { data: this.reservations, total: this.reservations.length } })),
    )
    this.on('GET', RESERVATION).run(this.#asMember((request) => found(request, (reservation) => ok(reservation))))
    this.on('POST', `${RESERVATION}/cancel`).run(
      this.#asMember(
        this.#once((request) =>
          found(request, (reservation) => {
            const cancelled = {
              ...reservation,
              status: 'cancelled',
              cancelledAt: this.clock.instant(),
              cancelledBy: 'member',
              version: reservation.version + 1,
              allowedActions: [],
            } as const
            this.reservations = this.reservations.map((it) =>
              it === reservation ? { ...cancelled, allowedActions: [] } : it,
            )
            return ok(cancelled)
          }),
        ),
      ),
    )
    this.on('POST', '/api/v1/user/ws-ticket').run(
      this.#asMember(() => ok({ ticket: 'ticket-1', expiresAt: this.clock.instant(MINUTE_MS) })),
    )
    this.on('GET', '/api/v1/user/notification').run(
      this.#asMember(({ query }) => ({
        status: 200,
        body: {
          data: this.notifications.slice(0, Number(query.limit?.[0] ?? 30)),
          total: this.notifications.length,
          unreadCount: this.notifications.filter(({ isRead }) => !isRead).length,
        },
      })),
    )
    const read = (isMeant: (id: string) => boolean) => {
      this.notifications = this.notifications.map((it) => (isMeant(it.id) ? { ...it, isRead: true } : it))
      return ok({ success: true })
    }
    this.on('PUT', '/api/v1/user/notification/read/{id}').run(
      this.#asMember(({ params }) => read((id) => id === params.id)),
    )
    this.on('PUT', '/api/v1/user/notification/read-all').run(this.#asMember(() => read(() => true)))
  }

  /** Keeps a slot, as the call does: in the place of what the same visitor holds at the shop, and of nobody else's. */
  hold(body: unknown, visitor: Visitor = {}): Answer {
    const { holdToken, memberId = null } = visitor
    const { draft } = body as { draft: HoldDraft }
    const replaced = [...this.holds.values()].filter(
      (one) =>
        one.draft.shopId === draft.shopId &&
        (one.holdToken === holdToken || (memberId !== null && this.#holders.get(one.holdId) === memberId)),
    )
    const except = replaced.map(({ holdId }) => holdId)
    if (this.#isTaken(spanOf(draft), except)) return slotTaken
    for (const holdId of except) this.holds.delete(holdId)
    this.#held += 1
    const number = String(this.#held)
    const kept = holdOf({
      holdId: `hold-${number}`,
      holdToken: `hold-token-${number.padStart(10, '0')}`,
      expiresAt: this.clock.instant(10 * MINUTE_MS),
      latestExpiresAt: this.clock.instant(20 * MINUTE_MS),
    })
    const hold = this.#offered(kept, draft)
    this.holds.set(hold.holdId, hold)
    if (memberId !== null) this.#holders.set(hold.holdId, memberId)
    return ok(hold, 201)
  }

  /** Changes or extends what is held, as the call does: for what another tab does. */
  change(holdId: string, body: unknown): Answer {
    const hold = this.holds.get(holdId)
    if (hold === undefined) return failure(404, 'NOT_FOUND')
    const { draft = hold.draft } = body as { draft?: HoldDraft }
    if (this.#isTaken(spanOf(draft), [holdId])) return slotTaken
    const latest = Math.min(this.clock.now() + 10 * MINUTE_MS, Date.parse(hold.latestExpiresAt))
    const next = { ...this.#offered(hold, draft), expiresAt: new Date(latest).toISOString() }
    this.holds.set(holdId, next)
    return ok(next)
  }

  /** An hour at the draft's time, at today's price. */
  #offered(hold: Hold, draft: HoldDraft): Hold {
    const isSame = hold.quote.shopTotal.amount === this.price && sameDraft(hold.draft, draft)
    if (isSame) return { ...hold, draft }
    const { startAt, endAt } = spanOf(draft)
    return { ...hold, draft, startAt, endAt, quote: quoteOf(this.price, draft) }
  }

  /** Another price from now on, and the refusal of who confirms what they hold at the one before. */
  priceChanged(amount: number): Answer {
    this.price = amount
    for (const [id, hold] of this.holds) this.holds.set(id, this.#offered(hold, hold.draft))
    return failure(412, 'PRICE_CHANGED', { quote: quoteOf(amount) })
  }
}
