import type { Handlers } from '../../contract/handler.ts'
import { operatorCreateClosure, operatorDeleteClosure, operatorListClosures } from './closures.ts'
import { operatorEndSessions } from './end-sessions.ts'
import { operatorGetHours, operatorSetBookableHours, operatorSetSpecialHours, operatorSetWeeklyHours } from './hours.ts'
import { operatorListWaitingList } from './list-waiting-list.ts'
import { operatorListLog } from './log.ts'
import { operatorReschedule } from './reschedule.ts'
import { operatorGetReservation, operatorListReservations } from './reservations.ts'
import { operatorListReviews, operatorReplyToReview, operatorSetReviewVisibility } from './reviews.ts'
import { operatorSetStatus } from './set-status.ts'

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
  operatorListReviews,
  operatorListWaitingList,
  operatorReplyToReview,
  operatorReschedule,
  operatorSetReviewVisibility,
  operatorSetStatus,
} satisfies Partial<Handlers>
