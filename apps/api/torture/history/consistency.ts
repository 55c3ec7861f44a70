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
  const uncovered = reservations
    .filter(({ status, covered, bookables }) => status !== 'cancelled' && covered !== bookables.length)
    .map(({ code, covered }) => `reservation ${code} has its time of ${covered} only`)
  const odd = holds.flatMap(({ id, state, occupied, replaces }) => {
    const reservation = byHold.get(id)
    if ((state === 'reserved') !== (reservation !== undefined)) return [`hold ${id} is ${state}`]
    const takes = state === 'live' || (reservation !== undefined && reservation.status !== 'cancelled')
    if (!takes) return occupied.length > 0 ? [`hold ${id} is over and takes ${occupied.join(', ')}`] : []
    const wanted = reservation?.bookables ?? occupied
    // Of a time inside that of its reservation it takes nothing by itself.
    if (state === 'live' && replaces) return []
    const isEven = occupied.length > 0 && [...wanted].sort().join() === [...occupied].sort().join()
    return isEven ? [] : [`hold ${id} is ${state} and takes ${occupied.join(', ') || 'nothing'}`]
  })
  return [...odd, ...uncovered, ...reservations.filter(({ email }) => email !== '').flatMap(unevenVersions)]
}

/** Every version is on record but the present one and the one that a change of status made. */
function unevenVersions({ code, status, version, formerVersions }: ReservationRecord): string[] {
  const present = status === 'confirmed' ? version : version - 1
  const wanted = Array.from({ length: present - 1 }, (_, index) => index + 1)
  return formerVersions.join() === wanted.join()
    ? []
    : [`reservation ${code} is at ${version}, before it ${formerVersions.join()}`]
}
