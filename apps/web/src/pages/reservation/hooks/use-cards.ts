import { type Failure, partOfFailure, type ReservationFlow, type ReservationValue } from '@yoyaku/core'
import type { FieldErrors } from '@yoyaku/core/types'
import { useState } from 'react'
import {
  type CardId,
  cardsBefore,
  cardToOpen,
  isBesideCards,
  type Phase,
  phaseOf,
  phaseOfCard,
} from '../cards/cards.ts'

interface Opened {
  readonly phase: Phase
  readonly failure: Failure | null
  readonly isBesideCards: boolean
  readonly card: CardId | null
  /** Every card that has been open, and those whose choice was made before. */
  readonly seen: readonly CardId[]
}

const openedIn = (reservation: ReservationValue, card: CardId | null, seen: readonly CardId[] = []): Opened => ({
  phase: phaseOf(reservation),
  failure: reservation.failure,
  isBesideCards: isBesideCards(reservation),
  card,
  seen: card === null || seen.includes(card) ? seen : [...seen, card],
})

/** Another phase opens its first card; a failure on the way opens the card at fault, if there is one. */
function cardNow(cards: readonly CardId[], opened: Opened, reservation: ReservationValue): CardId | null {
  const isSamePhase = opened.phase === phaseOf(reservation)
  if (isSamePhase && (opened.isBesideCards || isBesideCards(reservation))) return opened.card
  const isStillForm = isSamePhase && opened.phase === 'form'
  return isStillForm ? (partOfFailure(reservation) ?? opened.card) : cardToOpen(cards, reservation)
}

/** Which card is open: at most one. */
export function useCards(cards: readonly CardId[], flow: ReservationFlow, reservation: ReservationValue) {
  const [refused, setRefused] = useState<FieldErrors | null>(null)
  const [opened, setOpened] = useState(() => {
    const first = cardToOpen(cards, reservation)
    return openedIn(reservation, first, cardsBefore(cards, first))
  })
  const moved = opened.phase !== phaseOf(reservation) || opened.failure !== reservation.failure
  const now = moved ? openedIn(reservation, cardNow(cards, opened, reservation), opened.seen) : opened
  if (moved) setOpened(now)

  const show = (card: CardId | null): void => setOpened(openedIn(flow.get(), card, now.seen))
  return {
    open: now.card,
    seen: now.seen,
    /** The errors of the last attempt; a new object for each attempt. */
    refused,
    show,
    /** A card of the choices can be reopened during a hold; the chart handles the way back. */
    toggle(card: CardId): void {
      if (phaseOfCard(card) === 'choosing' && reservation.can.back) void flow.back()
      show(now.card === card ? null : card)
    },
    /** Sends the form; what is not right yet is opened. */
    confirm(): void {
      if (flow.get().step !== 'reviewing') return
      void flow.confirm()
      const { fields } = flow.get()
      const wrong = partOfFailure({ failure: null, fields })
      if (wrong === null) return
      setRefused({ ...fields })
      show(wrong)
    },
  }
}

export type Cards = ReturnType<typeof useCards>
