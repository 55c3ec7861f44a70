import type { Handlers } from '../../contract/handler.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { createReservation } from './create-reservation.ts'
import { getReservation } from './get-reservation.ts'
import { listReservations } from './list-reservations.ts'

export const reservations = {
  cancelReservation,
  createReservation,
  getReservation,
  listReservations,
} satisfies Partial<Handlers>
