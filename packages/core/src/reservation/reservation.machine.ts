import { assign, emit } from 'xstate'
import type { Reservation } from '../contract/types.ts'
import { NO_FIELDS } from '../validation/field-errors.ts'
import { defined, emptyContact, holdDraftOf, prefilled } from './reservation.draft.ts'
import { hold } from './reservation.hold.ts'
import { holdRefOf, NOTHING_AGREED } from './reservation.rules.ts'
import { reservationSetup } from './reservation.setup.ts'
import type * as T from './reservation.types.ts'

/** The request belongs to the member; whoever comes back sees its outcome. */
const LEAVING = {
  guard: 'memberHasLeft',
  target: 'awaitingSignIn',
  actions: ['forgetPending', 'countCheck', 'changeMember'],
} as const

/** What was sent is answered as it was sent; a refusal shows the price as it should read now. */
const REMEMBERED = { actions: 'rememberSettings' } as const

/** What a form of one page types before its slot is held, too. */
const TYPING = {
  'contact.amend': { actions: 'typeContact' },
  'requirement.amend': { actions: 'typeRequirement' },
  agree: { actions: 'typeAgreement' },
} as const

const TO_CONFIRMED = { guard: 'isReserved', target: '#reservation.step.confirmed', actions: 'findReserved' } as const
const TO_SIGN_IN = { guard: 'needsMember', target: 'awaitingSignIn' } as const

const READ_TERMS = { target: '#reservation.step.held', reenter: true } as const

/** The outcome of a confirm, whether it was sent for the first time or checked. */
const SUBMITTED = {
  target: '#reservation.step.confirmed',
  actions: 'keepReservation',
} as const
const NOT_SUBMITTED = [
  {
    guard: 'outcomeIsUnknown',
    target: '#reservation.step.submitting.unknown',
    actions: ['fail', 'countCheck'],
  },
  TO_CONFIRMED,
  { guard: 'holdIsOutdated', target: '#reservation.step.requoting', actions: ['settle', 'applyRefusal'] },
  {
    guard: 'holdIsLost',
    target: '#reservation.step.choosing',
    actions: ['settle', 'failWithHoldLost', 'emitHoldLost'],
  },
  { guard: 'settingsHaveChanged', target: '#reservation.step.requoting', actions: ['settle', 'applyRefusal'] },
] as const

const ABANDONED = {
  guard: 'mayAbandon',
  target: '#reservation.step.choosing',
  actions: ['releaseHold', 'clearHold', 'settle', 'abandon'],
} as const

/** Choose, hold the slot, enter the contact, confirm. A confirm whose answer is lost is sent again with the same key until its outcome is known. */
const step = reservationSetup.createStateConfig({
  initial: 'routing',
  on: {
    'member.changed': [
      {
        guard: 'isAnotherPerson',
        target: '.choosing',
        actions: ['releaseHold', 'clearHold', 'settle', 'changeMember'],
      },
      { actions: 'changeMember' },
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
          { guard: 'holdIsOfDraft', target: 'held', actions: ['settle', 'adoptHold'] },
          { target: 'choosing', actions: ['settle', 'updateHold'] },
        ],
        onError: [
          TO_CONFIRMED,
          TO_SIGN_IN,
          { guard: 'pendingIsUnknown', target: 'submitting.unknown', actions: ['fail', 'countCheck'] },
          { guard: 'oldHoldIsLost', target: 'choosing', actions: ['settle', 'clearHold'] },
          { guard: 'holdIsLost', target: 'choosing', actions: ['settle', 'failWithHoldLost'] },
          { target: 'choosing', actions: 'fail' },
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
        'draft.amend': { actions: 'amendDraft' },
        review: [
          {
            guard: 'draftIsComplete',
            target: 'holding',
            actions: ['clearFailure', assign({ hasAbandoned: false })],
          },
          { actions: 'showMissingChoices' },
        ],
        'hold.lost': [TO_CONFIRMED, { actions: ['clearLostHold', 'emitHoldLost'] }],
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
      },
      invoke: {
        id: 'hold',
        src: 'hold',
        input: ({ context }) => ({
          draft: holdDraftOf(context.draft),
          holdRef: holdRefOf(context),
          replaces: context.replaces,
        }),
        onDone: { target: 'held', actions: [assign({ shownQuote: null }), 'adoptHold'] },
        onError: [
          TO_CONFIRMED,
          TO_SIGN_IN,
          { guard: 'timeIsTaken', target: 'choosing', actions: 'failWithTimeTaken' },
          { guard: 'holdIsLost', target: 'choosing', actions: ['failWithHoldLost', 'emitHoldLost'] },
          { target: 'choosing', actions: 'fail' },
        ],
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
        onDone: { actions: 'keepTerms' },
        onError: { actions: 'failWithoutTerms' },
      },
      on: {
        'settings.changed': READ_TERMS,
        recheck: READ_TERMS,
        wake: READ_TERMS,
        back: { target: 'choosing', actions: 'clearFailure' },
        'hold.lost': [TO_CONFIRMED, { target: 'choosing', actions: ['failWithHoldLost', 'emitHoldLost'] }],
        leave: { target: 'choosing', actions: ['releaseHold', 'clearHold'] },
        'member.changed': { guard: 'isSamePerson', target: '.routing', actions: 'changeMember' },
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
                guard: { type: 'formIsSendable', params: ({ event }) => event },
                target: '#reservation.step.submitting',
                actions: 'checkForm',
              },
              { actions: 'checkForm' },
            ],
          },
        },
      },
    },
    submitting: {
      tags: 'busy',
      initial: 'sending',
      on: { 'member.changed': LEAVING, 'settings.changed': REMEMBERED },
      states: {
        sending: {
          tags: 'confirming',
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context }) => context.pending as T.Pending,
            onDone: SUBMITTED,
            onError: [...NOT_SUBMITTED, { target: '#reservation.step.held', actions: ['settle', 'applyRefusal'] }],
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
            input: ({ context }) => context.pending as T.Pending,
            onDone: SUBMITTED,
            onError: [
              ...NOT_SUBMITTED,
              { guard: 'hasHold', target: '#reservation.step.held', actions: ['settle', 'applyRefusal'] },
              { target: '#reservation.step.restoring', actions: ['settle', 'applyRefusal'] },
            ],
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
        onDone: { target: 'held', actions: ['adoptHold', 'forgetPriceChange'] },
        onError: [
          TO_CONFIRMED,
          TO_SIGN_IN,
          { guard: 'holdIsLost', target: 'choosing', actions: ['failWithHoldLost', 'emitHoldLost'] },
          { guard: 'hasHold', target: 'held', actions: 'fail' },
          { target: 'choosing', actions: 'fail' },
        ],
      },
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
} satisfies Partial<T.Context>
/** Whatever the storage holds: these come from the server. */
const NOT_STORED = {
  hold: null,
  quote: null,
  terms: null,
  termsFailure: null,
  hasOtherSettings: false,
  reservation: null,
  failure: null,
  fields: NO_FIELDS,
} satisfies Partial<T.Context>

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
      pending: pending?.body.quoteId === undefined ? null : (pending as T.Pending),
      checks: pending || isOutcomeUnknown ? 1 : 0,
    }
  },
  output: ({ context }) => context.reservation,
  states: { step, hold },
})
