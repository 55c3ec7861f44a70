import {
  type CancellationInput,
  emptyDraft,
  type RescheduleInput,
  type ReservationInput,
  type ReservationRecord,
  type SignInInput,
  type SocketInput,
} from '@yoyaku/core/machines'
import { hana } from '../fixtures.ts'

/** Same keys as `machineEvents`. */
type MachineInputs = {
  signIn: SignInInput
  reservation: [fresh: ReservationInput, held: ReservationInput, moved: ReservationInput]
  reschedule: [fresh: RescheduleInput, unknown: RescheduleInput]
  cancellation: CancellationInput
  socket: SocketInput
}

const draft = emptyDraft('service-1')
const chosen = { ...draft, shopId: 'shop-1', quantity: 2, reservationDate: '2026-11-25', reservationTime: '14:00' }
const { firstName, lastName, email } = hana
const stored: ReservationRecord = {
  version: 1,
  draft: chosen,
  holdId: 'hold-1',
  holdToken: 'hold-token-0000000001',
  contact: { firstName, lastName, email, phone: '+819012345678' },
  specialRequirement: '',
  agreedTermsVersion: null,
  remindersConfirmed: [],
  pending: null,
}

/**
 * The inputs of each chart, for `paths` or for an actor of your own. A reservation has three: a new booking, a slot that was held before a
 * reload, and another choice than that slot. A reschedule has two: a new one, and one whose confirm had no answer before a reload. The
 * session and the notifications take no input.
 */
export const machineInputs: MachineInputs = {
  signIn: { stored: null },
  reservation: [
    { draft, stored: null, user: null },
    { draft: chosen, stored, user: null },
    { draft: { ...chosen, reservationTime: '18:00' }, stored, user: null, isNewChoice: true },
  ],
  reschedule: [
    { codeNumber: 'A2B3C4D5', stored: null, user: null },
    { codeNumber: 'A2B3C4D5', stored: { ...stored, isOutcomeUnknown: true }, user: null },
  ],
  cancellation: { codeNumber: 'A2B3C4D5' },
  socket: { spreadMs: 0 },
}
