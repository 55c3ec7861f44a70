import type { Failure, Fields, ReservationValue } from '@yoyaku/core'
import { choosesEquipment, choosesStaff, type Service } from '../rules/service.ts'

/** In the order in which they are filled in. */
export type CardId = 'people' | 'time' | 'staff' | 'equipment' | 'extras' | 'contact' | 'requirement' | 'terms'

/** Choosing what is reserved; then, with the slot kept, saying who comes. */
export type Phase = 'choosing' | 'form'

export const FORM_CARDS: readonly CardId[] = ['contact', 'requirement', 'terms']

export const phaseOf = ({ step }: Pick<ReservationValue, 'step'>): Phase => (step === 'choosing' ? 'choosing' : 'form')
export const phaseOfCard = (card: CardId): Phase => (FORM_CARDS.includes(card) ? 'form' : 'choosing')

export function cardsOf(service: Service): readonly CardId[] {
  const hasPeople = service.maxQuantity > service.minQuantity || service.units.length > 1
  return [
    ...(hasPeople ? (['people'] as const) : []),
    'time',
    ...(choosesStaff(service) ? (['staff'] as const) : []),
    ...(choosesEquipment(service) ? (['equipment'] as const) : []),
    ...(service.hasAttaches ? (['extras'] as const) : []),
    ...FORM_CARDS,
  ]
}

const CARD_OF_FIELD: readonly (readonly [under: string, card: CardId])[] = [
  ['contact.', 'contact'],
  ['specialRequirement', 'requirement'],
  ['remindersConfirmed', 'terms'],
  ['agreedTermsVersion', 'terms'],
]

/** The card with the first field that is not right. */
export const cardOfFields = (fields: Fields): CardId | null =>
  CARD_OF_FIELD.find(([under]) => Object.keys(fields).some((field) => field.startsWith(under)))?.[1] ?? null

type Standing = Pick<ReservationValue, 'step' | 'draft' | 'failure' | 'fields'> & { readonly hasAbandoned?: boolean }

const asksForTerms = (failure: Failure | null): boolean => failure?.code === 'TERMS_CHANGED'

/** The card of the form that is to be looked at again; null where nothing in it is at fault. */
export const cardAtFault = ({ failure, fields }: Pick<Standing, 'failure' | 'fields'>): CardId | null =>
  asksForTerms(failure) ? 'terms' : cardOfFields(fields)

/** What is opened for somebody who has just come to this point; null: everything is chosen, or their reservations are to be looked at first. */
export function cardToOpen(
  cards: readonly CardId[],
  { step, draft, failure, fields, hasAbandoned = false }: Standing,
): CardId | null {
  if (phaseOf({ step }) === 'form') return cardAtFault({ failure, fields }) ?? 'contact'
  if (hasAbandoned) return null
  if (failure !== null) return 'time'
  const first = cards[0] ?? 'time'
  if (draft.reservationDate === null) return first
  return draft.reservationTime === null ? 'time' : cardAfter(cards, 'time')
}

/** The next card of the same phase; null after its last. */
export function cardAfter(cards: readonly CardId[], card: CardId): CardId | null {
  const next = cards[cards.indexOf(card) + 1]
  return next !== undefined && phaseOfCard(next) === phaseOfCard(card) ? next : null
}
