import { partOfFailure, type ReservationValue } from '@yoyaku/core'
import type { ChoiceName, Choices, FormPart } from '@yoyaku/core/types'

/** In the order in which they are filled in. */
export type CardId = ChoiceName | FormPart

/** Choosing what is reserved; then, with the slot held, the form. */
export type Phase = 'choosing' | 'form'

export const FORM_CARDS: readonly CardId[] = ['contact', 'requirement', 'terms']

export const phaseOf = ({ step }: Pick<ReservationValue, 'step'>): Phase => (step === 'choosing' ? 'choosing' : 'form')
export const phaseOfCard = (card: CardId): Phase => (FORM_CARDS.includes(card) ? 'form' : 'choosing')

export const cardsOf = ({ needed }: Pick<Choices, 'needed'>): readonly CardId[] => [...needed, ...FORM_CARDS]

type CardState = Pick<ReservationValue, 'step' | 'draft' | 'failure' | 'fields'> & { readonly hasAbandoned?: boolean }

/** A failure that no card can mend, as without a network. It stands at the button that was pressed. */
export const isBesideCards = (state: Pick<CardState, 'failure' | 'fields'>): boolean =>
  state.failure !== null && partOfFailure(state) === null

/** The card to open at this point; null: everything is chosen, or the person should look at their reservations first. */
export function cardToOpen(
  cards: readonly CardId[],
  { step, draft, failure, fields, hasAbandoned = false }: CardState,
): CardId | null {
  if (phaseOf({ step }) === 'form') return partOfFailure({ failure, fields }) ?? 'contact'
  if (hasAbandoned) return null
  if (failure !== null && !isBesideCards({ failure, fields })) return 'time'
  if (draft.reservationDate === null) return cards[0] ?? 'time'
  return draft.reservationTime === null ? 'time' : cardAfter(cards, 'time')
}

/** The cards whose choice was made already where this one is the first to open: on the page before, or before a reload. */
export const cardsBefore = (cards: readonly CardId[], opened: CardId | null): readonly CardId[] =>
  opened === null ? cards.filter((card) => phaseOfCard(card) === 'choosing') : cards.slice(0, cards.indexOf(opened))

/** The next card of the same phase; null after its last. */
export function cardAfter(cards: readonly CardId[], card: CardId): CardId | null {
  const next = cards[cards.indexOf(card) + 1]
  return next !== undefined && phaseOfCard(next) === phaseOfCard(card) ? next : null
}
