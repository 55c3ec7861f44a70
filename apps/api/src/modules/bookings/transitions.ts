import { type RawBuilder, sql } from 'kysely'
import { RESERVATION_TRANSITIONS } from '../../contract/tables.gen.ts'
import type { Schemas } from '../../contract/types.ts'

export type Status = Schemas['ReservationStatus']
/** Statuses that a reservation can be moved to; `upcoming` comes by itself. */
export type Target = Exclude<Status, 'upcoming' | 'confirmed'>
export type Actor = 'member' | 'operator' | 'clock'
/** `status` as stored. Instants are ISO 8601. */
export type ReservationState = { status: Exclude<Status, 'upcoming'>; startAt: string; endAt: string; now: string }

type Rule = {
  from: Status
  to: Status
  by: Actor
  after?: 'start' | 'end'
  until?: 'start' | 'end'
  minutes?: number
  days?: number
}
const rules: readonly Rule[] = RESERVATION_TRANSITIONS

const MINUTE_MS = 60_000
export const UPCOMING_HOURS = 24
const MINUTES_A_DAY = 1440

const minutesOf = ({ minutes = 0, days = 0 }: Rule) => minutes + days * MINUTES_A_DAY

/** The state of a row of `reservation` that was read with the database's time. */
export const reservationStateOf = (row: {
  status: ReservationState['status']
  start_at: string
  end_at: string
  now: string
}): ReservationState => ({ status: row.status, startAt: row.start_at, endAt: row.end_at, now: row.now })

/** `upcoming` is what a confirmed reservation is called from a day before its start. */
export function statusOf({ status, startAt, now }: ReservationState): Status {
  if (status !== 'confirmed') return status
  return Date.parse(now) >= Date.parse(startAt) - UPCOMING_HOURS * 60 * MINUTE_MS ? 'upcoming' : 'confirmed'
}

export function canTransition(state: ReservationState, to: Target, by: Actor): boolean {
  return rules.some((rule) => rule.to === to && rule.by === by && rule.from === statusOf(state) && isTime(rule, state))
}

function isTime(rule: Rule, { startAt, endAt, now }: ReservationState): boolean {
  const limit = (edge: 'start' | 'end') => Date.parse(edge === 'start' ? startAt : endAt) + minutesOf(rule) * MINUTE_MS
  if (rule.after !== undefined) return Date.parse(now) >= limit(rule.after)
  if (rule.until !== undefined) return Date.parse(now) < limit(rule.until)
  return true
}

/** The same as `canTransition`, as the condition of an UPDATE on `reservation`: of two moves at once, one finds it false. */
export function moveCondition(to: Target, by: Actor): RawBuilder<boolean> {
  const fitting = rules
    .filter((rule) => rule.to === to && rule.by === by)
    .map((rule) => sql`(${hasStatus(rule.from)} and ${timeCondition(rule)})`)
  return fitting.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(fitting, sql` or `)})`
}

/** SQL condition on `reservation`: `statusOf` the row is this one. */
export function hasStatus(status: Status): RawBuilder<boolean> {
  const upcoming = sql<boolean>`app_now() >= start_at - make_interval(hours => ${sql.lit(UPCOMING_HOURS)})`
  switch (status) {
    case 'upcoming':
      return sql<boolean>`(status = 'confirmed' and ${upcoming})`
    case 'confirmed':
      return sql<boolean>`(status = 'confirmed' and not ${upcoming})`
    default:
      return sql<boolean>`status = ${status}`
  }
}

function timeCondition(rule: Rule): RawBuilder<boolean> {
  const limit = (edge: 'start' | 'end') =>
    sql`${sql.ref(`${edge}_at`)} + make_interval(mins => ${sql.lit(minutesOf(rule))})`
  if (rule.after !== undefined) return sql`app_now() >= ${limit(rule.after)}`
  if (rule.until !== undefined) return sql`app_now() < ${limit(rule.until)}`
  return sql`true`
}

/** When a rule lets a reservation move that has its `from`, as ISO 8601. */
export type MoveWindow = { from?: string; until?: string }

/** When operators may make it this; none when it never becomes that. Being a day away from its start is no obstacle of its own. */
export function operatorWindows({ status, startAt, endAt }: ReservationState, to: Target): MoveWindow[] {
  const stands = (from: Status) => from === status || (from === 'upcoming' && status === 'confirmed')
  const at = (edge: 'start' | 'end', rule: Rule) =>
    new Date(Date.parse(edge === 'start' ? startAt : endAt) + minutesOf(rule) * MINUTE_MS).toISOString()
  return rules
    .filter((rule) => rule.to === to && rule.by === 'operator' && stands(rule.from))
    .map((rule) => ({
      ...(rule.after !== undefined && { from: at(rule.after, rule) }),
      ...(rule.until !== undefined && { until: at(rule.until, rule) }),
    }))
}

/** Whether the member may cancel now, and if not, why. */
export function cancelAction(state: ReservationState): Schemas['AllowedAction'] {
  if (canTransition(state, 'cancelled', 'member')) return { action: 'cancel', allowed: true, until: state.startAt }
  return { action: 'cancel', allowed: false, reason: whyNot(state) }
}

function whyNot({ status }: ReservationState): string {
  return status === 'confirmed' ? 'STARTED' : status.toUpperCase()
}

/** By the start, and never later than it ended before the reservation was rescheduled (`free_until`). */
export function freeCancellationUntil({ start_at, free_until, agreed }: FreelyCancelled): string {
  const byStart = Date.parse(start_at) - agreed.freeCancellationHours * 60 * MINUTE_MS
  return new Date(
    Math.min(byStart, free_until === null ? Number.POSITIVE_INFINITY : Date.parse(free_until)),
  ).toISOString()
}

type FreelyCancelled = {
  start_at: string
  free_until: string | null
  agreed: { freeCancellationHours: number }
}

/** Whether cancelling at `at` costs nothing, as clients judge it: at the deadline itself no more. */
export const isFreeToCancel = (freeUntil: string, at: string): boolean => Date.parse(at) < Date.parse(freeUntil)
