import type { SnapshotFrom } from 'xstate'
import { connect as connectBooking } from '../reservation/reservation.connect.ts'
import { NO_FIELDS } from '../validation/field-errors.ts'
import type { rescheduleMachine } from './reschedule.machine.ts'
import { isUnchanged, limitsOf, refusalOf } from './reschedule.rules.ts'
import type { RescheduledTo, RescheduleStep, RescheduleValue } from './reschedule.types.ts'

type Snapshot = SnapshotFrom<typeof rescheduleMachine>
type Booking = ReturnType<typeof connectBooking>

const STEPS = ['loading', 'unreachable', 'refused', 'rescheduled'] as const

/** The choices, the hold and the confirm; null before and after them. */
export function bookingIn({ children: { booking } }: Snapshot): Booking | null {
  const snapshot = booking?.getSnapshot()
  return snapshot?.status === 'active' ? connectBooking(snapshot, false) : null
}

/** The value of a reschedule. */
export function connect(snapshot: Snapshot): RescheduleValue {
  const { reservation: before, rescheduled, failure } = snapshot.context
  const booking = bookingIn(snapshot)
  const value = {
    step: STEPS.find((step) => snapshot.hasTag(step)) ?? (booking?.step as RescheduleStep | undefined) ?? 'loading',
    busy: snapshot.hasTag('busy') || booking?.busy === true,
    before,
    limits: limitsOf(before),
    draft: booking?.draft ?? null,
    after: booking && afterOf(booking),
    hold: booking?.hold ?? null,
    quote: booking?.quote ?? null,
    changed: booking?.changed ?? null,
    refusal: before !== null && snapshot.hasTag('refused') ? refusalOf(before) : null,
    lost: booking?.lost ?? null,
    failure: booking === null ? failure : booking.failure,
    fields: booking?.fields ?? NO_FIELDS,
    reservation: rescheduled,
    hasAbandoned: booking?.hasAbandoned === true,
    can: {
      update: booking?.can.update === true,
      hold: booking?.can.hold === true && before !== null && !isUnchanged(before, booking.draft),
      back: booking?.can.back === true,
      confirm: booking?.can.confirm === true,
      acceptPrice: booking?.can.acceptPrice === true,
      retry:
        snapshot.can({ type: 'retry' }) || snapshot.children.booking?.getSnapshot().can({ type: 'recheck' }) === true,
      abandon: booking?.can.abandon === true,
    },
  }
  return value as RescheduleValue
}

function afterOf({ hold, quote }: Booking): RescheduledTo | null {
  if (hold?.replaces === undefined || quote === null) return null
  const { startAt, endAt, timeZone, staff, resource, draft, replaces } = hold
  const { total, shopTotal } = quote
  const { difference, shopDifference } = replaces
  return {
    ...{ startAt, endAt, timeZone, staff, equipment: resource, quantity: draft.quantity },
    ...{ total, shopTotal, difference, shopDifference },
  }
}
