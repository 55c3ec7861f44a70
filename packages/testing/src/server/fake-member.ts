import type { Notification, OpenSession, Reservation, User } from '@yoyaku/core/types'
import type { FakeReservations } from './reservations.ts'

/** A member of the fake server, with their session and data. */
export class FakeMember {
  user: User
  /** Number of token rotations; 0: no session. Only the newest access token is accepted. */
  generation = 0
  /** True: the member's next request is answered 401 and needs a refresh. */
  isAccessExpired = false
  /** Newest first. */
  notifications: Notification[] = []
  /** Ids of favorite shops, newest first. */
  favoriteShopIds: string[] = []
  /** Sessions on other devices. */
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

  /** Reservations that the member made or a test assigned. */
  get reservations(): Reservation[] {
    return this.#reservations.ofMember(this.user.id)
  }

  set reservations(own: Reservation[]) {
    this.#reservations.give(this.user.id, own)
  }

  /** Starts a session and returns it as a token store holds it. Ends the one before. */
  session() {
    this.generation += 1
    this.isAccessExpired = false
    return this.tokens()
  }

  /** The newest tokens. */
  tokens() {
    return { accessToken: this.#token('access'), refreshToken: this.#token('refresh'), user: this.user }
  }

  /** Expires the access token; the refresh token stays valid. */
  expireAccess() {
    this.isAccessExpired = true
  }

  isOf(accessToken: string | null) {
    return accessToken === this.#token('access') && !this.isAccessExpired
  }

  /** Number of rotations since a refresh token was the newest; null if it is not the member's. */
  rotationsSince(refreshToken: string): number | null {
    const [number, ...name] = refreshToken.slice('refresh-'.length).split('-of-')
    const suffix = name.map((piece) => `-of-${piece}`).join('')
    return suffix === this.#suffix ? this.generation - Number(number) : null
  }

  #token(kind: 'access' | 'refresh') {
    return `${kind}-${this.generation}${this.#suffix}`
  }
}
