import type { Handlers } from '../../contract/handler.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { createReservation } from './create-reservation.ts'
import { getReservation } from './get-reservation.ts'
import { listReservations } from './list-reservations.ts'
import { rescheduleReservation } from './reschedule-reservation.ts'

export const reservations = {
  cancelReservation,
  createReservation,
  getReservation,
  listReservations,
  rescheduleReservation,
} satisfies Partial<Handlers>

export { reservationJobs } from './jobs.ts'
