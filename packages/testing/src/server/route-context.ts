import type { Clock, Currency, Hold } from '@yoyaku/core/types'
import type { FakeMember } from './fake-member.ts'
import type { Answer, Arrived, FakeServer } from './fake-server.ts'
import type { Visitor } from './holds.ts'
import type { FakeRates } from './money.ts'
import type { Occupancy } from './occupancy.ts'
import type { FakeShop } from './shops.ts'

/** The server as its routes see it. */
export type RouteContext = Pick<FakeServer, 'on'> & {
  readonly clock: Clock
  readonly members: readonly [FakeMember, ...FakeMember[]]
  readonly isKnown: boolean
  readonly isProviderEmailProven: boolean
  readonly shops: readonly FakeShop[]
  readonly rates: FakeRates
  readonly termsVersion: string
  readonly privacyVersion: string
  readonly holds: Map<string, Hold>
  hasHadVersion(kind: 'terms' | 'privacy', version: string): boolean
  memberOf(request: Arrived): FakeMember | null
  currencyOf(request: Arrived): Currency | undefined
  instant(msLater?: number): string
  taken(exceptHoldIds?: readonly string[], exceptCode?: string): Occupancy[]
  hold(body: unknown, visitor?: Visitor, currency?: Currency): Answer
  change(holdId: string, body: unknown, currency?: Currency): Answer
  holdInCurrency(hold: Hold, currency?: Currency): Hold
}
