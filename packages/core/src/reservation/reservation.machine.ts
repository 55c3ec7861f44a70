import { assign, emit } from 'xstate'
import type { Reservation } from '../contract/types.ts'
import { fromEvent, fromOutput } from '../flow/event-data.ts'
import { NO_FIELDS } from '../validation/field-errors.ts'
import { defined, emptyContact, holdDraftOf, prefilled } from './reservation.draft.ts'
import { hold } from './reservation.hold.ts'
import { holdRefOf, NOTHING_AGREED } from './reservation.rules.ts'
import { reservationSetup } from './reservation.setup.ts'
import type * as T from './reservation.types.ts'

/** The request belongs to the member; whoever comes back sees its outcome. */
const LEAVING = {
  guard: { type: 'memberHasLeft', params: fromEvent },
  target: 'awaitingSignIn',
  actions: ['forgetPending', 'countCheck', { type: 'changeMember', params: fromEvent }],
} as const

/** A request is answered as it was sent; a refusal shows the price as it should read now. */
const REMEMBERED = { actions: 'rememberSettings' } as const

/** Input that a form of one page takes before its slot is held, too. */
const TYPING = {
  'contact.amend': { actions: { type: 'typeContact', params: fromEvent } },
  'requirement.amend': { actions: { type: 'typeRequirement', params: fromEvent } },
  agree: { actions: { type: 'typeAgreement', params: fromEvent } },
} as const

const READ_TERMS = { target: '#reservation.step.held', reenter: true } as const

/** The outcome of a confirm, whether it was sent for the first time or checked. */
const SUBMITTED = {
  target: '#reservation.step.confirmed',
  actions: { type: 'keepReservation', params: fromOutput },
} as const
/** A refused request raises a fact, which the step answers once; a state lists what differs. */
const REFUSED = { actions: 'raiseFact' } as const

const ABANDONED = {
  guard: 'mayAbandon',
  target: '#reservation.step.choosing',
  actions: ['releaseHold', 'clearHold', 'settle', 'abandon'],
} as const

/** Choose, hold the slot, enter the contact, confirm. A confirm whose answer is lost is sent again with the same key until its outcome is known. */
const step = reservationSetup.createStateConfig({
  initial: 'routing',
  on: {
    'reservation.found': { target: '.confirmed', actions: { type: 'keepFound', params: fromEvent } },
    'sign-in.needed': '.awaitingSignIn',
    'outcome.unknown': { target: '.submitting.unknown', actions: ['fail', 'countCheck'] },
    'price.changed': { target: '.requoting', actions: ['settle', 'applyRefusal'] },
    'hold.lost': { target: '.choosing', actions: ['settle', 'failWithHoldLost', 'emitHoldLost'] },
    'request.failed': { target: '.choosing', actions: ['settle', 'fail'] },
    'member.changed': [
      {
        guard: { type: 'isAnotherPerson', params: fromEvent },
        target: '.choosing',
        actions: ['releaseHold', 'clearHold', 'settle', { type: 'changeMember', params: fromEvent }],
      },
      { actions: { type: 'changeMember', params: fromEvent } },
    ],
  },
  states: {
    routing: {
      always: [
        { guard: 'hasPending', target: 'submitting.retrying' },
        { guard: 'hasHold', target: 'held' },
        { guard: 'hasHoldRef', target: 'restoring' },
        { target: 'choosing' },
      ],
    },
    restoring: {
      tags: ['choosing', 'busy'],
      invoke: {
        id: 'getHold',
        src: 'getHold',
        input: ({ context }) => context.holdRef as T.HoldRef,
        onDone: [
          {
            guard: { type: 'holdIsOfDraft', params: fromOutput },
            target: 'held',
            actions: ['settle', { type: 'adoptHold', params: fromOutput }],
          },
          { target: 'choosing', actions: ['settle', { type: 'updateHold', params: fromOutput }] },
        ],
        onError: REFUSED,
      },
      on: {
        'hold.lost': [
          { guard: 'isNewChoice', target: 'choosing', actions: ['settle', 'clearHold'] },
          { target: 'choosing', actions: ['settle', 'failWithHoldLost'] },
        ],
      },
    },
    /** A request or hold is pending and the user is signed out: its outcome is read after the next sign-in. */
    awaitingSignIn: {
      tags: 'signing-in',
      entry: 'keepHoldRef',
      always: { guard: 'isMember', target: 'routing' },
    },
    choosing: {
      tags: 'choosing',
      on: {
        ...TYPING,
        'draft.amend': { actions: { type: 'amendDraft', params: fromEvent } },
        review: [
          {
            guard: 'draftIsComplete',
            target: 'holding',
            actions: ['clearFailure', assign({ hasAbandoned: false })],
          },
          { actions: 'showMissingChoices' },
        ],
        'hold.lost': { actions: ['clearLostHold', 'emitHoldLost'] },
        leave: { actions: ['releaseHold', 'clearHold'] },
        wake: { guard: 'networkFailed', actions: 'clearFailure' },
      },
    },
    holding: {
      tags: ['choosing', 'busy'],
      on: {
        ...TYPING,
        back: { target: 'choosing', actions: 'clearFailure' },
        leave: { target: 'choosing', actions: ['releaseHold', 'clearHold'] },
        'hold.lost': { guard: 'timeIsTaken', target: 'choosing', actions: 'failWithTimeTaken' },
      },
      invoke: {
        id: 'hold',
        src: 'hold',
        input: ({ context }) => ({
          draft: holdDraftOf(context.draft),
          holdRef: holdRefOf(context),
          replaces: context.replaces,
        }),
        onDone: { target: 'held', actions: [assign({ shownQuote: null }), { type: 'adoptHold', params: fromOutput }] },
        onError: REFUSED,
      },
    },
    held: {
      initial: 'routing',
      entry: assign({ termsFailure: null }),
      // Beside the form: what the shop asks to agree to keeps nobody waiting. Entered again, it is read again.
      invoke: {
        id: 'readTerms',
        src: 'readTerms',
        input: ({ context: { draft, replaces } }) => ({ shopId: replaces === null ? draft.shopId : null }),
        onDone: { actions: { type: 'keepTerms', params: fromOutput } },
        onError: { actions: 'failWithoutTerms' },
      },
      on: {
        'settings.changed': READ_TERMS,
        recheck: READ_TERMS,
        wake: READ_TERMS,
        back: { target: 'choosing', actions: 'clearFailure' },
        leave: { target: 'choosing', actions: ['releaseHold', 'clearHold'] },
        'member.changed': {
          guard: { type: 'isSamePerson', params: fromEvent },
          target: '.routing',
          actions: { type: 'changeMember', params: fromEvent },
        },
        ...TYPING,
        'price.accept': { guard: 'priceWaits', actions: ['clearFailure', 'acceptQuote'] },
      },
      states: {
        routing: { always: [{ guard: 'isVisitor', target: 'signingIn' }, { target: 'reviewing' }] },
        /** Whoever has signed in need not be told to. */
        signingIn: { tags: 'signing-in', exit: 'clearFailure' },
        reviewing: {
          tags: 'reviewing',
          on: {
            confirm: [
              { guard: 'priceWaits' },
              {
                guard: { type: 'formIsSendable', params: fromEvent },
                target: '#reservation.step.submitting',
                actions: { type: 'checkForm', params: fromEvent },
              },
              { actions: { type: 'checkForm', params: fromEvent } },
            ],
          },
        },
      },
    },
    submitting: {
      tags: 'busy',
      initial: 'sending',
      on: {
        'member.changed': LEAVING,
        'settings.changed': REMEMBERED,
        'request.failed': [
          { guard: 'hasHold', target: '#reservation.step.held', actions: ['settle', 'applyRefusal'] },
          { target: '#reservation.step.restoring', actions: ['settle', 'applyRefusal'] },
        ],
      },
      states: {
        sending: {
          tags: 'confirming',
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context }) => context.pending as T.ReservationPending,
            onDone: SUBMITTED,
            onError: REFUSED,
          },
        },
        /** The answer did not come: the confirm is checked, and never reported as failed. */
        unknown: {
          tags: 'checking',
          always: { guard: 'isVisitor', target: '#reservation.step.awaitingSignIn' },
          after: { CHECK_AGAIN: '#reservation.step.routing' },
          on: { recheck: '#reservation.step.routing', wake: '#reservation.step.routing', abandon: ABANDONED },
        },
        retrying: {
          tags: 'checking',
          on: { abandon: ABANDONED },
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context }) => context.pending as T.ReservationPending,
            onDone: SUBMITTED,
            onError: REFUSED,
          },
        },
      },
    },
    /** The refusal names the price; the time and the people that go with it are the hold's. Until they are known nothing can be accepted. */
    requoting: {
      tags: ['confirming', 'busy'],
      entry: assign({ hasOtherSettings: false }),
      invoke: {
        id: 'requote',
        src: 'getHold',
        input: ({ context }) => holdRefOf(context) as T.HoldRef,
        onDone: { target: 'held', actions: [{ type: 'adoptHold', params: fromOutput }, 'forgetPriceChange'] },
        onError: REFUSED,
      },
      on: { 'request.failed': { guard: 'hasHold', target: 'held', actions: 'fail' } },
    },
    confirmed: {
      type: 'final',
      entry: [
        'settle',
        'clearFailure',
        emit(({ context }) => ({ type: 'confirmed' as const, reservation: context.reservation as Reservation })),
      ],
    },
  },
})

const NOTHING_STORED: Partial<T.StoredReservation> = {}
/** Before anything is typed, and where the record lacks it. */
const UNTOUCHED = {
  shownQuote: null,
  specialRequirement: '',
  ...NOTHING_AGREED,
  hasAbandoned: false,
} satisfies Partial<T.ReservationContext>
/** Whatever the storage holds: these come from the server. */
const NOT_STORED = {
  hold: null,
  quote: null,
  terms: null,
  termsFailure: null,
  hasOtherSettings: false,
  reservation: null,
  lost: null,
  failure: null,
  fields: NO_FIELDS,
} satisfies Partial<T.ReservationContext>

/** One booking: where the person is, and beside it the slot that is kept for them. */
export const reservationMachine = reservationSetup.createMachine({
  id: 'reservation',
  type: 'parallel',
  context: ({ input: { draft, stored, user, isNewChoice = false, asksSharing = false, replaces = null } }) => {
    const { version, begunWith, holdId, holdToken, isOutcomeUnknown, ...record } = stored ?? NOTHING_STORED
    const { contact = emptyContact, pending = null } = record
    return {
      ...UNTOUCHED,
      ...(defined(record) as Partial<typeof UNTOUCHED>),
      ...NOT_STORED,
      draft,
      replaces,
      asksSharing,
      isNewChoice,
      holdRef: holdId && holdToken ? { holdId, holdToken } : null,
      contact: prefilled(contact, user),
      user,
      // One of an older version names no quote: what became of it is asked of its hold.
      pending: pending?.body.quoteId === undefined ? null : (pending as T.ReservationPending),
      checks: pending || isOutcomeUnknown ? 1 : 0,
    }
  },
  output: ({ context }) => context.reservation,
  states: { step, hold },
})
