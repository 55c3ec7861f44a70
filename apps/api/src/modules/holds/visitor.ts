import type { Member } from '../../contract/handler.ts'
import { hashOf, newTicket } from '../../lib/secrets.ts'
import type { Span } from '../../lib/shop-calendar.ts'
import type { AddressHoldCounts } from './address-hold-limit.ts'

/** Who holds: a member, or whoever has the token of an earlier hold. */
export type Visitor = {
  token: string
  tokenHash: string
  memberId: string | null
  origin: string | null
  isNew: boolean
}
/** Instants are ISO 8601; `wouldExpireAt`: if it were held anew. */
export type LiveHold = {
  id: string
  shopId: string
  secondsLeft: number
  isMembers: boolean
  createdAt: string
  startAt: string
  endAt: string
  wouldExpireAt: string
  /** Of the waiting list: it counts for nothing that they hold by themselves. */
  isOffer: boolean
}

/** `isKnown`: some hold of the token that was shown is there, and its bearer may have it. */
export type VisitorHolds = { isKnown: boolean; live: LiveHold[]; addressHolds: AddressHoldCounts | null }

/** Unverified; `selectVisitorHolds` checks whether the token is known. */
export function visitorWith(token: string | undefined, member: Member | null): Visitor {
  const shown = token ?? newTicket()
  return {
    token: shown,
    tokenHash: hashOf(shown),
    memberId: member?.userId ?? null,
    origin: member?.origin ?? null,
    isNew: token === undefined,
  }
}

/** The bearer of a token that was never issued gets a new one, and has the holds that they have as a member. */
export function holdsOfVisitor(
  visitor: Visitor,
  { isKnown, live }: VisitorHolds,
): { visitor: Visitor; live: LiveHold[] } {
  if (isKnown || visitor.isNew) return { visitor, live }
  const isMember = visitor.memberId !== null
  return {
    visitor: { ...visitorWith(undefined, null), memberId: visitor.memberId, origin: visitor.origin },
    live: live.filter((one) => isMember && one.isMembers),
  }
}

/** The hold that a new one overlaps, whose start the new one keeps, so that nobody can hold a time for ever. Undefined where there is none. */
export function heldBefore(before: LiveHold[], slot: Span): LiveHold | undefined {
  const met = before.filter(({ startAt, endAt }) => Date.parse(startAt) < slot.end && slot.start < Date.parse(endAt))
  return met.toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))[0]
}
