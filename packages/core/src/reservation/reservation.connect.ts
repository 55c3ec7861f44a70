import type { SnapshotFrom } from 'xstate'
import { renamed } from '../validation/field-errors.ts'
import { isComplete } from './reservation.draft.ts'
import type { reservationMachine } from './reservation.machine.ts'
import { quoteBefore } from './reservation.rules.ts'
import type { ReservationContext, ReservationField, ReservationStep, ReservationValue } from './reservation.types.ts'

type Snapshot = SnapshotFrom<typeof reservationMachine>

const STEPS = ['choosing', 'signing-in', 'reviewing', 'confirming', 'checking'] as const

const stepOf = (snapshot: Snapshot): ReservationStep => STEPS.find((step) => snapshot.hasTag(step)) ?? 'confirmed'

/** The value of a booking. */
export function connect(snapshot: Snapshot, resumed: boolean): ReservationValue {
  const { draft, hold, quote, contact, lost, failure, fields, reservation, hasAbandoned, ...context } = snapshot.context
  const value = {
    step: stepOf(snapshot),
    busy: snapshot.hasTag('busy'),
    draft,
    hold,
    quote,
    changed: changeOf(snapshot.context),
    contact,
    request: context.specialRequirement,
    consents: {
      terms: context.agreedTermsVersion,
      sharing: context.agreedSharingVersion,
      reminders: context.remindersConfirmed,
    },
    terms: context.terms,
    termsFailure: context.termsFailure,
    lost,
    failure,
    fields: renamed(fields, NAMES),
    reservation,
    resumed,
    hasAbandoned,
    can: {
      update: snapshot.can({ type: 'draft.amend', patch: {} }),
      hold: isComplete(draft) && snapshot.can({ type: 'review' }),
      back: snapshot.can({ type: 'back' }),
      confirm: snapshot.hasTag('reviewing') && quoteBefore(snapshot.context) === null,
      acceptPrice: snapshot.can({ type: 'price.accept' }),
      abandon: snapshot.can({ type: 'abandon' }),
    },
  }
  return value as ReservationValue
}

function changeOf(context: ReservationContext): ReservationValue['changed'] {
  const before = quoteBefore(context)
  if (before === null) return null
  return { total: before.total, startAt: before.startAt === context.hold?.startAt ? null : before.startAt }
}

/** The names of the contract end here. */
const NAMES: Record<string, ReservationField> = {
  specialRequirement: 'request',
  agreedTermsVersion: 'consents.terms',
  agreedSharingVersion: 'consents.sharing',
  remindersConfirmed: 'consents.reminders',
  'draft.appointmentServiceId': 'draft.serviceId',
  'draft.appointmentUnitId': 'draft.unitId',
  'draft.resourceItemId': 'draft.equipmentId',
}
