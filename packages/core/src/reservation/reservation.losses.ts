/** What a failure says of the slot that is held, for the chart and for its requests. */
import { type Failure, failed, isCode } from '../shared/failure.ts'
import type { Loss } from './reservation.types.ts'

/** By the clock of this machine: the server may still have it, or have made a reservation of it. */
export const expired = (): Failure => ({
  ...failed('invalid', 'The hold has run out'),
  kind: 'expired',
  code: 'HOLD_EXPIRED',
})

/** The server knows a hold no longer. */
export const isHoldGone = (failure: Failure) => failure.status === 404 || failure.code === 'HOLD_EXPIRED'

/** What the hold has become. */
export const reservationIn = (loss: Loss) => loss.reservation ?? null

/** The slot is no longer ours: back to choosing. */
export const isHoldLoss = (failure: Failure) =>
  isHoldGone(failure) || isCode(failure, 'SLOT_TAKEN', 'NOT_AVAILABLE', 'NOT_FOUND')

/** Somebody else has this time. */
export const isTaken = (failure: Failure) => isCode(failure, 'SLOT_TAKEN')

/** Somebody else has the time that was wanted, and the present hold stays. */
export const isTimeTaken = (loss: Loss) => !loss.isHoldGone && isTaken(loss)
