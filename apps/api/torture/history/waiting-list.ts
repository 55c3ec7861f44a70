import type { Operation } from './record.types.ts'
import type { Tables } from './tables.ts'

/** Entries with more than one offer that stands, and offers that were told more than once. */
export function twiceOffered({ offers, holds }: Tables): string[] {
  const live = new Set(holds.flatMap(({ id, state }) => (state === 'live' ? [id] : [])))
  const standing = Map.groupBy(
    offers.filter(({ holdId }) => live.has(holdId)),
    ({ entryId }) => entryId,
  )
  const told = Map.groupBy(offers, ({ holdId }) => holdId)
  return [
    ...[...standing].flatMap(([id, all]) => (all.length > 1 ? [`entry ${id} has ${all.length} offers`] : [])),
    ...[...told].flatMap(([id, all]) => (all.length > 1 ? [`offer ${id} was told ${all.length} times`] : [])),
  ]
}

/** Entries that were acknowledged and are not there, whose time is free without an offer, and offers without their one e-mail. */
export function unserved(operations: Operation[], { entries, offers, holds, emails }: Tables): string[] {
  // Of an offer that is over already nobody is told.
  const live = new Set(holds.flatMap(({ id, state }) => (state === 'live' ? [id] : [])))
  const ids = new Set(entries.map(({ id }) => id))
  return [
    ...operations.flatMap(({ kind, outcome, entryId }) =>
      kind === 'wait' && outcome === 'ok' && !ids.has(entryId ?? '') ? [`entry ${entryId} is lost`] : [],
    ),
    ...entries
      .filter(({ isOpen, isServed, isFree }) => isOpen && !isServed && isFree)
      .map(({ id }) => `entry ${id} waits for a time that is free`),
    ...offers
      .filter(({ holdId, notificationId }) => emails.get(`notification ${notificationId}`) !== 1 && live.has(holdId))
      .map(
        ({ holdId, notificationId }) => `offer ${holdId}: ${emails.get(`notification ${notificationId}`) ?? 0} e-mails`,
      ),
  ]
}
