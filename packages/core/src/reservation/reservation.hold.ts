import { fromOutput } from '../flow/event-data.ts'
import { reservationSetup } from './reservation.setup.ts'
import type { ActiveHold } from './reservation.types.ts'

/** Begins the hold's time anew. */
const ACTIVE = '#reservation.hold.active'
const ANSWERED = [
  { guard: 'isChoosing', target: ACTIVE, reenter: true, actions: { type: 'updateHold', params: fromOutput } },
  { target: ACTIVE, reenter: true, actions: { type: 'adoptHold', params: fromOutput } },
] as const
const FAILED = [{ guard: 'holdIsGone', target: '#reservation.hold.lost' }, { target: 'extended' }] as const

const EXTENDING = { guard: 'holdCanBeExtended', target: 'extending' } as const

/** The slot that is kept, beside the step: it expires, is extended while somebody is there, and is read again after a sleep or in another language. */
export const hold = reservationSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      always: [
        { guard: 'hasReservation', target: 'reserved' },
        { guard: 'holdIsWatched', target: 'active' },
      ],
    },
    active: {
      always: { guard: 'holdIsNotWatched', target: 'none' },
      after: { HOLD_EXPIRES: 'lost' },
      on: { wake: '.reading', 'settings.changed': '.reading' },
      initial: 'extended',
      states: {
        extended: { after: { EXTEND_AGAIN: 'idle' } },
        idle: {
          on: {
            activity: EXTENDING,
            'contact.amend': EXTENDING,
            'requirement.amend': EXTENDING,
            agree: EXTENDING,
          },
        },
        extending: {
          invoke: {
            id: 'extend',
            src: 'extend',
            input: ({ context }) => context.hold as ActiveHold,
            onDone: ANSWERED,
            onError: FAILED,
          },
        },
        reading: {
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context }) => context.hold as ActiveHold,
            onDone: ANSWERED,
            onError: FAILED,
          },
        },
      },
    },
    /** Until the step has taken note of it. */
    lost: {
      entry: 'raiseLoss',
      always: { guard: 'holdIsNotWatched', target: 'none' },
    },
    reserved: { type: 'final' },
  },
})
