import { hasAgreed, type ReservationValue, validators as rules } from '@yoyaku/core'
import type { Choices, FieldErrors } from '@yoyaku/core/types'
import { useState } from 'react'
import { tooLong } from '../../../components/form/too-long.ts'
import { focusFirstSlot } from '../../../features/dates/focus-first-slot.ts'
import { type CardId, phaseOf } from '../cards/cards.ts'
import { nextStep, type Progress } from '../rules/steps.ts'
import type { Cards } from './use-cards.ts'
import type { Seller } from './use-seller.ts'

/** The progress of the reservation, and its next step. */
export function useProgress(
  reservation: ReservationValue,
  order: readonly CardId[],
  cards: Cards,
  { stale }: Choices,
  seller: Seller,
  holdTime: () => Promise<void>,
) {
  const [attempt, setAttempt] = useState<FieldErrors>({})
  const { contact, draft, step, request, terms } = reservation
  const wrong = rules.check(rules.contact, contact, 'contact.').fields
  const progress: Progress = {
    order,
    phase: phaseOf(reservation),
    open: cards.open,
    seen: cards.seen,
    hasTime: draft.reservationTime !== null && !stale.includes('time'),
    hasContact: step !== 'signing-in' && Object.keys(wrong).length === 0,
    hasRequirement: request !== '',
    isRequirementTooLong: tooLong(request, rules.TEXT_MAX) !== undefined,
    hasAgreed: terms !== null && !seller.isMissing && hasAgreed(reservation, terms, true),
  }
  const next = nextStep(progress)
  return {
    progress,
    next,
    /** A new object for each attempt to go on. */
    attempt,
    /** The errors of the contact at the last attempt to go on, without fields that are valid by now. */
    checked: Object.fromEntries(Object.entries(attempt).filter(([field, code]) => wrong[field] === code)),
    proceed(): void {
      if (next === 'confirm') {
        if (seller.isMissing) seller.read()
        else if (terms !== null) cards.confirm()
        return
      }
      if (reservation.step === 'choosing' && next === 'contact') void holdTime()
      else if (cards.open === 'contact' && !progress.hasContact) setAttempt({ ...wrong })
      else if (cards.open !== next) cards.show(next)
      else if (next === 'requirement') setAttempt({ request: 'TOO_LONG' })
      else if (next === 'time') focusFirstSlot()
    },
  }
}
