import type { Handlers } from '../contract/handler.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { changeHold } from './change-hold.ts'
import { createHold } from './create-hold.ts'
import { createReservation } from './create-reservation.ts'
import { getHold } from './get-hold.ts'
import { getReservation } from './get-reservation.ts'
import { listReservations } from './list-reservations.ts'
import { releaseHold } from './release-hold.ts'

export const reservations = {
  createHold,
  getHold,
  changeHold,
  releaseHold,
  listReservations,
  createReservation,
  getReservation,
  cancelReservation,
} satisfies Partial<Handlers>
