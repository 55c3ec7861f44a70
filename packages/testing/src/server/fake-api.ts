import type { Clock, Currency, Hold, Notification, Reservation, User } from '@yoyaku/core/types'
import { hana } from '../fixtures.ts'
import { catalogRoutes } from './catalog.ts'
import { FakeMember } from './fake-member.ts'
import { type Answer, type Arrived, FakeServer, failure } from './fake-server.ts'
import { FakeHolds, type Visitor } from './holds.ts'
import { favoriteRoutes, memberRoutes, reservationRoutes } from './member.ts'
import { type FakeRates, RATES } from './money.ts'
import type { Occupancy } from './occupancy.ts'
import { FakeReservations } from './reservations.ts'
import { FakeReviews } from './reviews.ts'
import type { RouteContext } from './route-context.ts'
import { defaultShops, type FakeShop } from './shops.ts'
import { signInRoutes } from './sign-in.ts'
import { FakeWaitingList } from './waiting-list.ts'

/**
 * A fake server that books by the rules of the contract: sign-in, rotating tokens, shops with opening hours, free times, holds, prices by
 * currency, reservations, notifications. Scripts take precedence, and all of its state can be changed.
 */
export class FakeApi extends FakeServer implements RouteContext {
  readonly clock: Clock
  /** Everybody who can sign in. The first is Hana; signing in with an unknown address signs her in. */
  readonly members: [FakeMember, ...FakeMember[]]
  /** False: the first member is new and asked for a name. */
  isKnown = true
  /** False: a sign-in by a provider has to prove its e-mail address with a code. */
  isProviderEmailProven = true
  /** Shops that can be booked. */
  shops: FakeShop[]
  /** Rates between the shops' currencies and the requested one. */
  rates: FakeRates = RATES
  /** The waiting list. `waitingList.offer(entryId, '14:00')` puts a time on hold for one of them. */
  readonly waitingList: FakeWaitingList
  /** Reviews of members, and their reports. */
  readonly reviews: FakeReviews
  /** Versions so far; the last is in force. */
  #versions = { terms: ['v1'], privacy: ['2026-11-22'] }
  #notified = 0
  #holds: FakeHolds
  #reservations: FakeReservations

  constructor(clock: Clock, { shops = defaultShops() }: { shops?: FakeShop[] } = {}) {
    super(clock)
    this.clock = clock
    this.shops = shops
    this.#holds = new FakeHolds({
      clock,
      shops: () => this.shops,
      rates: () => this.rates,
      reservations: () => this.reservations,
      holdIdOf: (codeNumber) => this.#reservations.holdIdOf(codeNumber),
      replaceable: (memberId, codeNumber) => this.#reservations.replaceable(memberId, codeNumber),
    })
    this.#reservations = new FakeReservations({
      clock,
      holds: this.#holds,
      shops: () => this.shops,
      firstUser: () => this.members[0].user,
      notify: (userId, kind, reservation) => this.#notify(userId, kind, reservation),
      versions: () => this,
    })
    this.members = [new FakeMember(hana, this.#reservations)]
    signInRoutes(this)
    catalogRoutes(this)
    reservationRoutes(this, this.#reservations)
    memberRoutes(this)
    favoriteRoutes(this)
    this.waitingList = new FakeWaitingList(this)
    this.reviews = new FakeReviews(this)
  }

  /** Version of the terms of use in force. Agreeing to another is refused with TERMS_CHANGED. */
  get termsVersion(): string {
    return this.#versions.terms.at(-1) ?? ''
  }

  set termsVersion(version: string) {
    this.#versions.terms.push(version)
  }

  /** Version of the privacy policy in force, which a new member agrees to. */
  get privacyVersion(): string {
    return this.#versions.privacy.at(-1) ?? ''
  }

  set privacyVersion(version: string) {
    this.#versions.privacy.push(version)
  }

  /** Whether a version is or was in force. Any other is refused with UNKNOWN. */
  hasHadVersion(kind: 'terms' | 'privacy', version: string): boolean {
    return this.#versions[kind].includes(version)
  }

  /** Adds a member who signs in with their own e-mail address: `createTestSdk({ server, clock, member: server.addMember(jun) })`. */
  addMember(user: User): FakeMember {
    const member = new FakeMember(user, this.#reservations, user.id)
    this.members.push(member)
    return member
  }

  /** The member whose access token a request carries; null for a visitor or an expired token. */
  memberOf({ accessToken }: Arrived): FakeMember | null {
    return this.members.find((member) => member.isOf(accessToken)) ?? null
  }

  #notify(userId: string, kind: Notification['kind'], reservation: Reservation) {
    const member = this.members.find(({ user }) => user.id === userId)
    if (member === undefined) return
    const { codeNumber, serviceName, shop, startAt, timeZone } = reservation
    this.#notified += 1
    const notification: Notification = {
      id: `notification-of-server-${this.#notified}`,
      isRead: false,
      type: 'reservation',
      kind,
      codeNumber,
      serviceName,
      shopName: shop.shopName,
      date: startAt,
      timeZone,
      createdAt: this.instant(),
    }
    member.notifications = [notification, ...member.notifications]
  }

  /** Holds by id. An expired hold stays until it is released. */
  get holds(): Map<string, Hold> {
    return this.#holds.all
  }

  /** Reservations of every member. Those that a test assigns belong to the first one. */
  get reservations(): Reservation[] {
    return this.#reservations.all
  }

  set reservations(all: Reservation[]) {
    this.#reservations.all = all
  }

  /** Price of the first unit of the first service of the first shop, in minor units of the shop's currency. */
  get price(): number {
    return this.#firstUnit().shopPrice.amount
  }

  /** Existing holds keep their price until they are confirmed. */
  set price(amount: number) {
    const unit = this.#firstUnit()
    unit.price = { ...unit.price, amount }
    unit.shopPrice = { ...unit.shopPrice, amount }
  }

  #firstUnit() {
    const unit = this.shops[0]?.shop.services[0]?.units[0]
    if (unit === undefined) throw new RangeError('The server has no shop with a service')
    return unit
  }

  /** The current instant, or one `msLater` milliseconds later, in ISO 8601. */
  instant(msLater = 0) {
    return new Date(this.clock.now() + msLater).toISOString()
  }

  /** The currency of a request; undefined: the shop's own. */
  currencyOf({ headers, query }: Arrived): Currency | undefined {
    const requested = headers['x-currency'] ?? query.currency?.[0]
    return requested !== undefined && Object.hasOwn(this.rates.perUsd, requested) ? (requested as Currency) : undefined
  }

  /** Staff and equipment taken by live holds and reservations, except the given ones. */
  taken(exceptHoldIds: readonly string[] = [], exceptCode?: string): Occupancy[] {
    return this.#holds.taken(exceptHoldIds, exceptCode)
  }

  /** Holds a slot for another visitor, as the operation does. */
  hold(body: unknown, visitor: Visitor = {}, currency?: Currency): Answer {
    return this.#holds.create(body, visitor, currency)
  }

  /** Changes or extends a hold from another tab, as the operation does. */
  change(holdId: string, body: unknown, currency?: Currency): Answer {
    const hold = this.holds.get(holdId)
    if (hold === undefined) return failure(404, 'NOT_FOUND')
    return this.#holds.change(hold, body, currency ?? hold.quote.total.currency)
  }

  /** A hold as `getHold` answers it. */
  holdInCurrency(hold: Hold, currency: Currency = hold.quote.total.currency): Hold {
    return this.#holds.inCurrency(hold, currency)
  }

  /** Changes the price. Returns the refusal of a confirm at the old one. */
  priceChanged(amount: number): Answer {
    this.price = amount
    const quotes = [...this.holds.values()].map((hold) => this.#holds.atCurrentPrice(hold).quote)
    return failure(412, 'PRICE_CHANGED', { quote: quotes.at(-1) })
  }
}
