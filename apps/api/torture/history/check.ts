import { isDeepStrictEqual } from 'node:util'
import { claimsOf, offerClaims, wasInTheWay } from './claims.ts'
import { overlapping, uneven } from './consistency.ts'
import type { Received } from './received.ts'
import type { Operation } from './record.types.ts'
import type { Tables } from './tables.ts'
import { unannounced } from './unannounced.ts'
import { unconfirmed } from './unconfirmed.ts'
import { twiceOffered, unserved } from './waiting-list.ts'

export type Verdict = {
  /** Acknowledged, and not there. */
  LOST: string[]
  /** One key, or one hold, and more than one reservation; one entry of the waiting list, and more than one offer at a time. */
  DUP: string[]
  /** Two take the same person or thing at the same time. */
  OVERLAP: string[]
  /** Rows that no response confirmed. */
  GHOST: string[]
  /** The cancellation was acknowledged, and it is not cancelled. */
  RESURRECTED: string[]
  /** Reservations that are canceled without a request. */
  BADCANCEL: string[]
  /** Booked at a quote that was not confirmed. */
  UNCONFIRMED: string[]
  /** A reservation that at some instant stood without its time. */
  SLOTLESS: string[]
  /** An entry of the waiting list that is lost, or whose time is free and was offered to nobody. */
  UNSERVED: string[]
  /** Refused, though nothing stood in the way. */
  FALSECONFLICT: string[]
  /** A reservation without an occupied time, or a canceled one that still occupies it. */
  UNEVEN: string[]
  /** A status without its notification, a notification without its e-mail, or a duplicate. */
  UNANNOUNCED: string[]
  /** An answer that nothing explains, or none until the end though the server was there. */
  UNEXPECTED: string[]
}

/** Compares the responses to clients with the tables. `slotless`: what was found while they ran. */
export function check(operations: Operation[], tables: Tables, received: Received, slotless: string[] = []): Verdict {
  const ok = operations.filter(({ outcome }) => outcome === 'ok')
  const { reservations, holds } = tables
  const byCode = new Map(reservations.map((row) => [row.code, row]))
  const holdIds = new Set(holds.map(({ id }) => id))
  const reserved = ok.filter(({ kind }) => kind === 'reserve')
  const rescheduled = ok.filter(({ kind }) => kind === 'reschedule')
  const changed = ok.filter(({ kind }) => kind === 'change')
  const lastHold = new Map(rescheduled.map(({ codeNumber, holdId }) => [codeNumber, holdId]))
  const requestedCancellations = new Set(
    operations.flatMap(({ kind, codeNumber }) => (kind === 'cancel' ? [codeNumber] : [])),
  )
  const confirmedCodes = new Set(reserved.map(({ codeNumber }) => codeNumber))
  const confirmedHolds = new Set(ok.flatMap(({ kind, holdId }) => (kind === 'hold' ? [holdId] : [])))
  const claims = [...claimsOf(operations), ...offerClaims(operations, tables)]
  const offeredHolds = new Set(tables.offers.map(({ holdId }) => holdId))
  return {
    LOST: [
      ...reserved
        .filter(
          ({ codeNumber, holdId }) => byCode.get(codeNumber ?? '')?.holdId !== (lastHold.get(codeNumber) ?? holdId),
        )
        .map(({ codeNumber, holdId }) => `reservation ${codeNumber} of hold ${holdId}`),
      ...[...confirmedHolds].filter((id) => !holdIds.has(id ?? '')).map((id) => `hold ${id}`),
    ],
    DUP: [
      ...twice(reservations.map(({ holdId }) => `hold ${holdId}`)),
      ...twice(reservations.flatMap(({ marker }) => (marker === null ? [] : [`wish ${marker}`]))),
      ...[...Map.groupBy(reserved, ({ holdId }) => holdId)].flatMap(([holdId, all]) => {
        const codes = new Set(all.map(({ codeNumber }) => codeNumber))
        return codes.size > 1 ? [`hold ${holdId} was answered with ${[...codes].join(' and ')}`] : []
      }),
      ...twiceOffered(tables),
    ],
    OVERLAP: [...tables.overlappingHolds, ...overlapping(reservations)],
    GHOST: [
      ...reservations.filter(({ code }) => !confirmedCodes.has(code)).map(({ code }) => `reservation ${code}`),
      ...[...holdIds].filter((id) => !confirmedHolds.has(id) && !offeredHolds.has(id)).map((id) => `hold ${id}`),
    ],
    RESURRECTED: ok
      .filter(({ kind, codeNumber }) => kind === 'cancel' && byCode.get(codeNumber ?? '')?.status !== 'cancelled')
      .map(({ codeNumber }) => `${codeNumber}`),
    BADCANCEL: reservations
      .filter(({ status, code }) => status === 'cancelled' && !requestedCancellations.has(code))
      .map(({ code }) => code),
    UNCONFIRMED: unconfirmed(operations, reservations),
    FALSECONFLICT: [
      ...operations
        .filter(({ outcome, code }) => outcome === 'refused' && code === '409 SLOT_TAKEN')
        .filter((refused) => !wasInTheWay(refused, claims)),
      ...operations.filter(({ code, quoteId, shown }) => code === '412 PRICE_CHANGED' && shown?.id === quoteId),
    ].map(({ kind, slot, client }) => `${kind} of ${JSON.stringify(slot)} by client ${client}`),
    UNEVEN: uneven(tables),
    SLOTLESS: slotless,
    UNSERVED: unserved(operations, tables),
    UNANNOUNCED: unannounced(tables, received),
    UNEXPECTED: operations
      .filter((one) =>
        one.outcome === 'refused'
          ? !isExplained(one, [...reserved, ...rescheduled], changed)
          : one.outcome === 'unknown' || one.code === '500',
      )
      .map(
        ({ kind, code, client, lost, lastLost }) =>
          `${kind} of client ${client}: ${code ?? `no answer in ${lost} attempts, ${lastLost} at last`}`,
      ),
  }
}

/**
 * Definite refusals: the slot is taken, the quote has changed, another confirmation has used the hold, or the member's other tab has
 * moved the reservation, or the hold that became it, to this very slot.
 */
function isExplained(
  { kind, code, holdId, quoteId, client, slot }: Operation,
  confirmed: Operation[],
  changed: Operation[],
): boolean {
  const others = confirmed.filter((one) => one.holdId === holdId && one.quoteId !== quoteId)
  if (code === '409 SLOT_TAKEN') return kind === 'hold' || kind === 'change'
  if (code === '409 RESCHEDULE_UNCHANGED') {
    const isThere = (one: Operation) => one.client === client && isDeepStrictEqual(one.slot, slot)
    const moved = confirmed.filter((one) => one.kind === 'reschedule')
    const booked = changed.filter((one) => confirmed.some((other) => other.holdId === one.holdId))
    return kind === 'hold' && [...moved, ...booked].some(isThere)
  }
  if (kind === 'wait') return code === '409 TIME_AVAILABLE' || code === '409 WAITING_LIST_LIMIT'
  const isConfirming = kind === 'reserve' || kind === 'reschedule'
  if (code === '412 PRICE_CHANGED') return isConfirming
  return code === '409 HOLD_EXPIRED' && (kind === 'change' || isConfirming) && others.length > 0
}

const twice = (names: string[]) =>
  [...Map.groupBy(names, (name) => name)].flatMap(([name, all]) => (all.length > 1 ? [name] : []))
