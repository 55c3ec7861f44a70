import type { Handlers } from '../contract/handler.ts'
import { operatorListReservations } from './operator-list-reservations.ts'
import { operatorSetStatus } from './operator-set-status.ts'

export const operator = { operatorListReservations, operatorSetStatus } satisfies Partial<Handlers>
