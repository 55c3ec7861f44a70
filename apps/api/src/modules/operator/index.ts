import type { Handlers } from '../../contract/handler.ts'
import { operatorGetReservation } from './operator-get-reservation.ts'
import { operatorListReservations } from './operator-list-reservations.ts'
import { operatorSetStatus } from './operator-set-status.ts'

export const operator = {
  operatorGetReservation,
  operatorListReservations,
  operatorSetStatus,
} satisfies Partial<Handlers>
