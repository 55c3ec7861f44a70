import type { Db } from '../db/connection.ts'
import { attemptLimitsExpired } from '../modules/attempt-limits/index.ts'
import { authExpired } from '../modules/auth/index.ts'
import { holdJobs } from '../modules/holds/index.ts'
import { idempotencyJobs } from '../modules/idempotency/index.ts'
import { mailExpired } from '../modules/mail/index.ts'
import { reservationJobs } from '../modules/reservations/index.ts'
import { deleteRareKeywords, deleteRareUnknownWords, searchExpired } from '../modules/search/index.ts'
import { sessionsExpired } from '../modules/sessions/index.ts'
import { shopMailJobs } from '../modules/shop-mail/index.ts'
import { ssoExpired } from '../modules/sso/index.ts'
import { waitingListExpired } from '../modules/waiting-list/index.ts'
import type { ExpiredRows, Job } from './job.types.ts'

/** Jobs of every few seconds, in this order: what the moves of bookings tell the shops leaves on the same tick. */
export const jobs: readonly Job[] = [...holdJobs, ...reservationJobs, ...shopMailJobs, ...idempotencyJobs]

/** Rows that the hourly sweep deletes (retention.ts). */
export const expired: readonly ExpiredRows[] = [
  ...authExpired,
  ...ssoExpired,
  ...attemptLimitsExpired,
  ...sessionsExpired,
  ...searchExpired,
  ...mailExpired,
  ...waitingListExpired,
]

/** Deletes of the hourly sweep that keep a number of rows. */
export const surplus: readonly ((db: Db) => Promise<unknown>)[] = [deleteRareKeywords, deleteRareUnknownWords]
