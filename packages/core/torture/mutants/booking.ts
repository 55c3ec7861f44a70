import { type Mutant, mutant } from '@yoyaku/mutants'

const TEST = 'src/reservation/reservation.test.ts'
const LOST_TEST = 'src/reservation/lost-answer.test.ts'
const HOLD_TEST = 'src/reservation/hold.test.ts'
const CHART = 'src/reservation/reservation.machine.ts'
const RULES = 'src/reservation/reservation.rules.ts'
const ACTORS = 'src/reservation/reservation.actors.ts'
const HOLD_REGION = 'src/reservation/reservation.hold.ts'
const LOST_ANSWER = 'with the same key, until it is known; never failed, never twice'
const CANCELLATION_TEST = 'src/cancellation/cancellation.test.ts'
const CANCELLATION = 'src/cancellation/cancellation.machine.ts'

const SUBMITTING = "      initial: 'sending',\n"

export const booking: Mutant[] = [
  mutant(
    'every try of a confirm has a key of its own',
    [LOST_TEST, LOST_ANSWER],
    [ACTORS, "const key = { 'idempotency-key': idempotencyKey }", "const key = { 'idempotency-key': newKey() }"],
  ),
  mutant(
    'a second confirm is a second request',
    [TEST, 'two confirms make one reservation'],
    [
      CHART,
      `${SUBMITTING}      on: {\n`,
      `${SUBMITTING}      on: {\n        confirm: { target: 'submitting', reenter: true, actions: { type: 'checkForm', params: fromEvent } },\n`,
    ],
  ),
  mutant(
    'a confirm whose answer is lost is called failed',
    [LOST_TEST, LOST_ANSWER],
    [RULES, '&& isStillUnknownOutcome(context, failure)', '&& false'],
  ),
  mutant(
    'a reload forgets the confirm that was under way',
    [LOST_TEST, 'in the middle of a confirm asks with the same key'],
    [CHART, "{ guard: 'hasPending', target: 'submitting.retrying' },", ''],
  ),
  mutant(
    'leaving keeps the slot',
    [HOLD_TEST, 'leaving releases the hold at any moment'],
    [
      'src/reservation/reservation.flow.ts',
      "&& isLeaving) actor.send({ type: 'leave' })",
      "&& isLeaving) actor.send({ type: 'activity' })",
    ],
  ),
  mutant(
    'a slot that is kept only after one has left stays kept',
    [HOLD_TEST, 'leaving releases the hold at any moment'],
    [
      ACTORS,
      '          if (signal.aborted && answer.hold.holdId !== input.holdRef?.holdId) await release(answer.hold)\n',
      '',
    ],
  ),
  mutant(
    'a lost hold takes the draft along',
    [HOLD_TEST, 'the hold expires during the review'],
    [
      RULES,
      'draft: isLost ? amended(draft, { reservationTime: null }) : draft,',
      'draft: amended(draft, { reservationDate: null, quantity: 1 }),',
    ],
  ),
  mutant(
    'the time of an expired hold stays chosen',
    [HOLD_TEST, 'the hold expires during the review'],
    [RULES, "isCode(failure, 'SLOT_TAKEN', 'HOLD_EXPIRED') && reservationDate", 'isTaken(failure) && reservationDate'],
  ),
  mutant(
    'a hold that the server no longer has is believed after a reload',
    [LOST_TEST, 'after the hold has run out comes back to choosing'],
    [CHART, "{ guard: 'hasHoldRef', target: 'restoring' },", "{ guard: 'hasHoldRef', target: 'held' },"],
  ),
  mutant(
    'another price is accepted silently',
    [TEST, 'the new price must be accepted before one can confirm'],
    [RULES, 'isOtherOffer(shownQuote, shown) ? shownQuote : shown', 'false ? shownQuote : shown'],
  ),
  mutant(
    'one can confirm while another price waits',
    [TEST, 'the new price must be accepted before one can confirm'],
    [CHART, "              { guard: 'priceWaits' },\n", ''],
  ),
  mutant(
    'another currency drops the hold',
    [TEST, 'another currency in the middle keeps the hold'],
    [
      CHART,
      "        leave: { target: 'choosing', actions: ['releaseHold', 'clearHold'] },\n        'member.changed'",
      "        'settings.changed': { target: 'choosing', actions: ['releaseHold', 'clearHold'] },\n        'member.changed'",
    ],
  ),
  mutant(
    'a price in the currency of before is shown',
    [TEST, 'another currency while the slot is being held'],
    [ACTORS, 'settings.locale === locale && settings.currency === currency', 'locale && currency'],
  ),
  mutant(
    'who is there does not extend the hold',
    [HOLD_TEST, 'activity extends the hold'],
    [HOLD_REGION, "guard: 'holdCanBeExtended', target: 'extending'", "guard: 'isVisitor', target: 'extending'"],
  ),
  mutant(
    'typing extends the hold at every character',
    [HOLD_TEST, 'activity extends the hold'],
    [HOLD_REGION, "initial: 'extended',", "initial: 'idle',"],
  ),
  mutant(
    'a first hold that was not heard of is made twice',
    [HOLD_TEST, 'a first hold that is not heard of at all'],
    [ACTORS, 'unanswered?.draft === same ? unanswered.key : newKey()', 'newKey()'],
  ),
  mutant(
    'the profile of who was there before stays in the form',
    [TEST, 'asks again and keeps everything typed'],
    [
      RULES,
      'prefilled(typedBy(before, contact), user)',
      'prefilled(typedBy(null, contact) && contact, before && user)',
    ],
  ),
  mutant(
    'every try of a cancel has a key of its own',
    [CANCELLATION_TEST, 'a lost answer is asked for again with the same key'],
    [
      CANCELLATION,
      "idempotencyKey: idempotencyKey ?? '',",
      "idempotencyKey: String(Math.random()) + (idempotencyKey ?? ''),",
    ],
  ),
  mutant(
    'a reservation that changed is not read again',
    [CANCELLATION_TEST, 'a reservation that changed meanwhile is read again'],
    [CANCELLATION, "['VERSION_CONFLICT', 'NOT_CANCELLABLE']", "['NOT_CANCELLABLE']"],
  ),
]
