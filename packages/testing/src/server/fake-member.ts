import type { Notification, OpenSession, Reservation, User } from '@yoyaku/core'
import type { FakeReservations } from './reservations.ts'

/** Somebody who can sign in at the server in memory, with the session and all that is theirs alone. */
export class FakeMember {
  user: User
  /** Counts rotations; 0: no session. Only the newest access token is good. */
  generation = 0
  /** True: the next request of the member is a 401, and a refresh is needed. */
  isAccessExpired = false
  /** Newest first. */
  notifications: Notification[] = []
  /** Ids of favourite shops, newest first. */
  favoriteShopIds: string[] = []
  /** Where else the member is signed in. */
  otherSessions: OpenSession[] = []
  readonly challengeId: string
  readonly #suffix: string
  readonly #reservations: FakeReservations

  /** @internal `name` tells the tokens of several members apart. */
  constructor(user: User, reservations: FakeReservations, name?: string) {
    this.user = user
    this.#reservations = reservations
    this.#suffix = name === undefined ? '' : `-of-${name}`
    this.challengeId = name === undefined ? 'challenge-1' : `challenge-of-${name}`
  }

  /** Those that the member made, and those that a test gave them. */
  get reservations(): Reservation[] {
    return this.#reservations.ofMember(this.user.id)
  }

  set reservations(own: Reservation[]) {
    this.#reservations.give(this.user.id, own)
  }

  /** A session that exists already, as a store would hold it. The one before is over. */
  session() {
    this.generation += 1
    this.isAccessExpired = false
    return this.tokens()
  }

  /** The newest tokens. */
  tokens() {
    return { accessToken: this.#token('access'), refreshToken: this.#token('refresh'), user: this.user }
  }

  /** The access token is not good any more; the refresh token is. */
  expireAccess() {
    this.isAccessExpired = true
  }

  isOf(accessToken: string | null) {
    return accessToken === this.#token('access') && !this.isAccessExpired
  }

  /** How many rotations ago a refresh token of this member was the newest; null for what is none of theirs. */
  rotationsSince(refreshToken: string): number | null {
    const [number, ...name] = refreshToken.slice('refresh-'.length).split('-of-')
    const suffix = name.map((piece) => `-of-${piece}`).join('')
    return suffix === this.#suffix ? this.generation - Number(number) : null
  }

  #token(kind: 'access' | 'refresh') {
    return `${kind}-${this.generation}${this.#suffix}`
  }
}
