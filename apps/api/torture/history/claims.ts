import type { Claim, Operation, Slot } from './record.types.ts'
import { CAPACITY, SLOT_MINUTES } from './shops.ts'
import type { Tables } from './tables.ts'

const MINUTE_MS = 60_000
/** Longer than the transaction of an offer. */
const OFFERED_MS = 5000

/**
 * Which time may have been occupied when, by the recorded requests and answers: from the request for a hold to the answer that
 * ended it. Rather too long than too short, so that there is no false alarm.
 */
export function claimsOf(operations: Operation[]): Claim[] {
  const holdsOfCode = Map.groupBy(
    operations.filter(({ kind }) => kind === 'reserve' || kind === 'reschedule'),
    ({ codeNumber }) => codeNumber,
  )
  const cancelledAt = earliest(operations, 'cancel', ({ codeNumber }) =>
    (holdsOfCode.get(codeNumber) ?? []).map(({ holdId }) => holdId),
  )
  const releasedAt = earliest(operations, 'release', ({ holdId }) => [holdId])
  const replacedAt = earliest(operations, 'hold', ({ replaces }) => [replaces])
  const rescheduledAt = earliest(operations, 'reschedule', ({ replaces }) => [replaces])
  const changes = Map.groupBy(
    // One that was refused after a lost answer may have been made before.
    operations.filter(({ kind, outcome, lost }) => kind === 'change' && (outcome !== 'refused' || lost > 0)),
    ({ holdId }) => holdId ?? '',
  )
  return operations.flatMap(({ kind, outcome, holdId, slot, invoked, key }) => {
    if (kind !== 'hold' || slot === null || outcome === 'refused') return []
    const id = holdId ?? `unknown ${key}`
    const over = Math.min(
      ...[cancelledAt, releasedAt, replacedAt, rescheduledAt].map((ends) => ends.get(id) ?? Number.POSITIVE_INFINITY),
    )
    const moves = changes.get(id) ?? []
    const starts = [{ slot, from: invoked }, ...moves.map((move) => ({ slot: move.slot ?? slot, from: move.invoked }))]
    return starts.map((start, index): Claim => {
      const moved = moves[index]
      const left = moved?.outcome === 'ok' ? (moved.completed ?? over) : over
      return { holdId: id, ...start, until: Math.min(over, left) }
    })
  })
}

function earliest(
  operations: Operation[],
  kind: Operation['kind'],
  holdsOf: (operation: Operation) => (string | null)[],
): Map<string, number> {
  const ends = new Map<string, number>()
  for (const operation of operations) {
    const { completed } = operation
    if (operation.kind !== kind || operation.outcome !== 'ok' || completed === null) continue
    for (const id of holdsOf(operation))
      if (id !== null) ends.set(id, Math.min(ends.get(id) ?? Number.POSITIVE_INFINITY, completed))
  }
  return ends
}

/** An offer of the waiting list takes its time from a moment before it is told; when it ends nobody records. */
export function offerClaims(operations: Operation[], { offers }: Tables): Claim[] {
  const known = operations.find(({ slot, shown }) => slot !== null && shown !== null && shown.startAt !== null)
  if (known?.slot == null || known.shown?.startAt == null) return []
  const firstDay = Date.parse(known.shown.startAt) / MINUTE_MS - known.slot.start
  return offers.map(({ holdId, shopId, start, offeredAt }) => ({
    holdId,
    slot: { shopId, start: (start * 1000) / MINUTE_MS - firstDay, staffId: null },
    from: offeredAt - performance.timeOrigin - OFFERED_MS,
    until: Number.POSITIVE_INFINITY,
  }))
}

/** Whether another client may have occupied the time of a refused request. */
export function wasInTheWay(refused: Operation, claims: Claim[]): boolean {
  const { slot, invoked, completed, holdId } = refused
  if (slot === null || completed === null) return true
  const others = claims.filter(
    (claim) =>
      claim.holdId !== holdId && overlaps(claim.slot, slot) && claim.from <= completed && claim.until >= invoked,
  )
  return others.length >= (slot.staffId === null ? (CAPACITY[slot.shopId] ?? 1) : 1)
}

const overlaps = (one: Slot, other: Slot) =>
  one.shopId === other.shopId && Math.abs(one.start - other.start) < SLOT_MINUTES
