import type { ReservationRecord, Tables } from './tables.ts'

/** Reservations that take the same person or thing at the same time, by what they say themselves. */
export function overlapping(reservations: ReservationRecord[]): string[] {
  const taking = reservations.filter(({ status }) => status !== 'cancelled')
  return taking.flatMap((one, index) =>
    taking
      .slice(index + 1)
      .filter(
        (other) =>
          one.shopId === other.shopId &&
          one.start < other.end &&
          other.start < one.end &&
          one.bookables.some((id) => other.bookables.includes(id)),
      )
      .map((other) => `reservations ${one.code} and ${other.code}`),
  )
}

/** Holds whose reservation, state and taken time do not go together. */
export function uneven({ reservations, holds }: Tables): string[] {
  const byHold = new Map(reservations.map((row) => [row.holdId, row]))
  return holds.flatMap(({ id, state, occupied }) => {
    const reservation = byHold.get(id)
    if ((state === 'reserved') !== (reservation !== undefined)) return [`hold ${id} is ${state}`]
    const takes = state === 'live' || (reservation !== undefined && reservation.status !== 'cancelled')
    if (!takes) return occupied.length > 0 ? [`hold ${id} is over and takes ${occupied.join(', ')}`] : []
    const wanted = reservation?.bookables ?? occupied
    const isEven = occupied.length > 0 && [...wanted].sort().join() === [...occupied].sort().join()
    return isEven ? [] : [`hold ${id} is ${state} and takes ${occupied.join(', ') || 'nothing'}`]
  })
}
