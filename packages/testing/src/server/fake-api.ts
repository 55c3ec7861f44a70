import type { Clock, Currency, Hold, Notification, Reservation, User } from '@yoyaku/core'
import { hana } from '../fixtures.ts'
import { catalogueRoutes } from './catalogue.ts'
import { FakeMember } from './fake-member.ts'
import { type Answer, type Arrived, FakeServer, failure } from './fake-server.ts'
import { FakeHolds, type Visitor } from './holds.ts'
import { favoriteRoutes, memberRoutes, reservationRoutes } from './member.ts'
import { type FakeRates, RATES } from './money.ts'
import type { Occupancy } from './occupancy.ts'
import { FakeReservations } from './reservations.ts'
import type { RouteContext } from './route-context.ts'
import { defaultShops, type FakeShop } from './shops.ts'
import { signInRoutes } from './sign-in.ts'

/**
 * A server in memory that does the main job by the rules of the contract: sign-in, tokens that rotate, shops with opening hours, free times,
 * holds, prices by currency, reservations, notifications. Anything may be scripted over it, and everything that it knows be changed.
 */
export class FakeApi extends FakeServer implements RouteContext {
  readonly clock: Clock
  /** Everybody who can sign in, each with what is theirs. The first is Hana, and whoever signs in by an address that is nobody's is the first. */
  readonly members: [FakeMember, ...FakeMember[]]
  /** False: the first member is new, and asked for a name. */
  isKnown = true
  /** False: who comes from a provider has to prove the e-mail by a code first. */
  isProviderEmailProven = true
  /** What can be booked. */
  shops: FakeShop[]
  /** What X-Currency is priced by. */
  rates: FakeRates = RATES
  /** All that are or were in force; the last is. */
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
    catalogueRoutes(this)
    reservationRoutes(this, this.#reservations)
    memberRoutes(this)
    favoriteRoutes(this)
  }

  /** Of the terms of use in force: agreeing to another is refused with TERMS_CHANGED. */
  get termsVersion(): string {
    return this.#versions.terms.at(-1) ?? ''
  }

  set termsVersion(version: string) {
    this.#versions.terms.push(version)
  }

  /** The privacy policy in force: what a newcomer agrees to, and to the sharing with the shop. */
  get privacyVersion(): string {
    return this.#versions.privacy.at(-1) ?? ''
  }

  set privacyVersion(version: string) {
    this.#versions.privacy.push(version)
  }

  /** Whether a version is or was in force; any other is UNKNOWN. */
  hasHadVersion(kind: 'terms' | 'privacy', version: string): boolean {
    return this.#versions[kind].includes(version)
  }

  /** Somebody else who can sign in, by their own e-mail address: `createTestSdk({ server, clock, member: server.addMember(jun) })`. */
  addMember(user: User): FakeMember {
    const member = new FakeMember(user, this.#reservations, user.id)
    this.members.push(member)
    return member
  }

  /** Whose access token a request has; null for a visitor, and where it is not good any more. */
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

  /** What is held, by id. One whose time is over stays until it is released. */
  get holds(): Map<string, Hold> {
    return this.#holds.all
  }

  /** All that were made, of every member. Those put there by a test belong to the first one. */
  get reservations(): Reservation[] {
    return this.#reservations.all
  }

  set reservations(all: Reservation[]) {
    this.#reservations.all = all
  }

  /** In minor units of the shop's currency: of the first unit of the first service of the first shop. */
  get price(): number {
    return this.#firstUnit().shopPrice.amount
  }

  /** What is held keeps its own until it is confirmed. */
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

  /** The present instant, or one that many milliseconds later, as the wire has it. */
  instant(msLater = 0) {
    return new Date(this.clock.now() + msLater).toISOString()
  }

  /** The currency that a request asks for; undefined: the shop's own. */
  currencyOf({ headers, query }: Arrived): Currency | undefined {
    const requested = headers['x-currency'] ?? query.currency?.[0]
    return requested !== undefined && Object.hasOwn(this.rates.perUsd, requested) ? (requested as Currency) : undefined
  }

  /** Who and what is taken by live holds, but for some, and by reservations, but for one. */
  taken(exceptHoldIds: readonly string[] = [], exceptCode?: string): Occupancy[] {
    return this.#holds.taken(exceptHoldIds, exceptCode)
  }

  /** Keeps a time, as the call does: for what another visitor does. */
  hold(body: unknown, visitor: Visitor = {}, currency?: Currency): Answer {
    return this.#holds.create(body, visitor, currency)
  }

  /** Changes or extends what is held, as the call does: for what another tab does. */
  change(holdId: string, body: unknown, currency?: Currency): Answer {
    const hold = this.holds.get(holdId)
    if (hold === undefined) return failure(404, 'NOT_FOUND')
    return this.#holds.change(hold, body, currency ?? hold.quote.total.currency)
  }

  /** The hold as the call to look it up shows it. */
  holdInCurrency(hold: Hold, currency: Currency = hold.quote.total.currency): Hold {
    return this.#holds.inCurrency(hold, currency)
  }

  /** Another price from now on, and the refusal of who confirms what they hold at the one before. */
  priceChanged(amount: number): Answer {
    this.price = amount
    const quotes = [...this.holds.values()].map((hold) => this.#holds.atCurrentPrice(hold).quote)
    return failure(412, 'PRICE_CHANGED', { quote: quotes.at(-1) })
  }
}
