import type { Currency, Hold, Notification, Reservation, User } from '../client/types.ts'
import type { Clock } from '../ports.ts'
import { catalogueRoutes } from './fake-api/catalogue.ts'
import { FakeHolds, type Visitor } from './fake-api/holds.ts'
import { memberRoutes, reservationRoutes } from './fake-api/member.ts'
import { type FakeRates, RATES } from './fake-api/money.ts'
import type { Occupancy } from './fake-api/occupancy.ts'
import { FakeReservations } from './fake-api/reservations.ts'
import { defaultShops, type FakeShop } from './fake-api/shops.ts'
import { signInRoutes } from './fake-api/sign-in.ts'
import { type Answer, type Arrived, FakeServer, failure } from './fake-server.ts'
import { hana } from './fixtures.ts'

/**
 * A server in memory that does the main job by the rules of the contract: sign-in, tokens that rotate, shops with opening hours, free times,
 * holds, prices by currency, reservations, notifications. Anything may be scripted over it, and everything that it knows be changed.
 */
export class FakeApi extends FakeServer {
  readonly clock: Clock
  /** Who signs in. */
  user: User = hana
  /** False: whoever signs in is new, and asked for a name. */
  isKnown = true
  /** Counts rotations; 0: no session. `access-N` is good for the newest N only. */
  generation = 0
  /** True: the next request of the member is a 401, and a refresh is needed. */
  isAccessExpired = false
  /** What can be booked. */
  shops: FakeShop[]
  /** Of the terms of use in force: agreeing to another is refused with TERMS_CHANGED. */
  termsVersion = 'v1'
  /** The privacy policy of the sharing with the shop. */
  privacyVersion = '2026-11-22'
  /** What X-Currency is priced by. */
  rates: FakeRates = RATES
  /** Newest first. */
  notifications: Notification[] = []
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
    })
    this.#reservations = new FakeReservations({
      clock,
      holds: this.#holds,
      shops: () => this.shops,
      user: () => this.user,
      termsVersion: () => this.termsVersion,
    })
    signInRoutes(this)
    catalogueRoutes(this)
    reservationRoutes(this, this.#reservations)
    memberRoutes(this)
  }

  /** What is held, by id. One whose time is over stays until it is released. */
  get holds(): Map<string, Hold> {
    return this.#holds.all
  }

  /** All that were made, of every member. Those put there by a test belong to whoever is signed in. */
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

  /** A session that exists already, as a store would hold it. */
  session() {
    this.generation += 1
    this.isAccessExpired = false
    return this.tokens()
  }

  /** The newest tokens. */
  tokens() {
    return { accessToken: `access-${this.generation}`, refreshToken: `refresh-${this.generation}`, user: this.user }
  }

  /** The access token is not good any more; the refresh token is. */
  expireAccess() {
    this.isAccessExpired = true
  }

  /** The currency that a request asks for; undefined: the shop's own. */
  currencyOf({ headers }: Arrived): Currency | undefined {
    const asked = headers['x-currency']
    return asked !== undefined && Object.hasOwn(this.rates.perUsd, asked) ? (asked as Currency) : undefined
  }

  /** Who and what is taken by live holds, but for some, and by reservations. */
  taken(exceptHoldIds: readonly string[] = []): Occupancy[] {
    return this.#holds.taken(exceptHoldIds)
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
