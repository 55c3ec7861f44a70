import type { Reservation } from '@yoyaku/core/types'

const OVER: readonly string[] = ['cancelled', 'completed', 'noshow']

/** Whether nothing of the reservation is to come: it cannot be changed or canceled any more. */
export const isOver = ({ status }: Pick<Reservation, 'status'>): boolean => OVER.includes(status)
