import type { Reservation } from '@yoyaku/core/types'
import { isOver } from './is-over.ts'

/** The state of the history entry of the ticket to which a change leads: a reload still says that it was made. */
export const changeOutcome = ({ version }: Pick<Reservation, 'version'>): object => ({ changedTo: version })

/** Whether the ticket shows what the change has made of the reservation, and not what came later. */
export const isJustChanged = (state: unknown, reservation: Pick<Reservation, 'version' | 'status'>): boolean =>
  (state as { changedTo?: unknown } | null)?.changedTo === reservation.version && !isOver(reservation)
