import type { Handlers } from '../../contract/handler.ts'
import { operatorSetBookableHours } from './operator-bookable-hours.ts'
import { operatorCreateClosure } from './operator-create-closure.ts'
import { operatorDeleteClosure } from './operator-delete-closure.ts'
import { operatorEndSessions } from './operator-end-sessions.ts'
import { operatorGetReservation } from './operator-get-reservation.ts'
import { operatorGetHours, operatorSetSpecialHours, operatorSetWeeklyHours } from './operator-hours.ts'
import { operatorListClosures } from './operator-list-closures.ts'
import { operatorListLog } from './operator-list-log.ts'
import { operatorListReservations } from './operator-list-reservations.ts'
import { operatorListWaitingList } from './operator-list-waiting-list.ts'
import { operatorReschedule } from './operator-reschedule.ts'
import { operatorSetStatus } from './operator-set-status.ts'

export const operator = {
  operatorCreateClosure,
  operatorDeleteClosure,
  operatorEndSessions,
  operatorGetHours,
  operatorListClosures,
  operatorSetBookableHours,
  operatorSetSpecialHours,
  operatorSetWeeklyHours,
  operatorGetReservation,
  operatorListLog,
  operatorListReservations,
  operatorListWaitingList,
  operatorReschedule,
  operatorSetStatus,
} satisfies Partial<Handlers>
