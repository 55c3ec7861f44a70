import { partOfFailure, type ReservationValue } from '@yoyaku/core'
import type { ChoiceName, FieldErrors, FormPart } from '@yoyaku/core/types'

/** In the order in which they are filled in. */
export type CardId = ChoiceName | FormPart

/** Choosing what is reserved; then, with the slot held, the form. */
export type Phase = 'choosing' | 'form'

const FORM_CARDS: readonly CardId[] = ['contact', 'requirement', 'terms']

export const phaseOf = ({ step }: Pick<ReservationValue, 'step'>): Phase => (step === 'choosing' ? 'choosing' : 'form')
export const phaseOfCard = (card: CardId): Phase => (FORM_CARDS.includes(card) ? 'form' : 'choosing')

export const cardsOf = (choices: readonly ChoiceName[]): readonly CardId[] => [...choices, ...FORM_CARDS]

const choicesOf = (cards: readonly CardId[]) => cards.filter((card) => phaseOfCard(card) === 'choosing')

type ChartState = Pick<ReservationValue, 'step' | 'draft' | 'failure' | 'fields'> & { readonly hasAbandoned?: boolean }

/** A failure that no card can mend, as without a network. It stands at the button that was pressed. */
export const isBesideCards = (state: Pick<ChartState, 'failure' | 'fields'>): boolean =>
  state.failure !== null && partOfFailure(state) === null

/** The next card of the same phase; null after its last. */
export function cardAfter(cards: readonly CardId[], card: CardId): CardId | null {
  const next = cards[cards.indexOf(card) + 1]
  return next !== undefined && phaseOfCard(next) === phaseOfCard(card) ? next : null
}

/** The card to open at this point; null: everything is chosen, or the person should look at their reservations first. */
export function cardToOpen(cards: readonly CardId[], chart: ChartState): CardId | null {
  if (phaseOf(chart) === 'form') return partOfFailure(chart) ?? 'contact'
  if (chart.hasAbandoned === true) return null
  if (chart.failure !== null && !isBesideCards(chart)) return 'time'
  if (chart.draft.reservationDate === null) return cards[0] ?? 'time'
  return chart.draft.reservationTime === null ? 'time' : cardAfter(cards, 'time')
}

/** Which card is open, and which have been. The chart says what is chosen and held. */
export interface Wizard {
  readonly open: CardId | null
  /** Every card that has been open, and those whose choice was made on the page before, or before a reload. */
  readonly seen: readonly CardId[]
  /** The errors of the last attempt to go on: a new object for each, which moves the focus to the first of them. */
  readonly refused: FieldErrors
  /** The chart at the last event. */
  readonly chart: ChartState
}

export type WizardEvent = { readonly chart: ChartState } & (
  | { readonly type: 'chart-moved'; readonly cards: readonly CardId[] }
  | { readonly type: 'opened'; readonly card: CardId | null }
  | { readonly type: 'refused'; readonly card: CardId; readonly fields: FieldErrors }
)

export function startWizard(cards: readonly CardId[], chart: ChartState): Wizard {
  const open = cardToOpen(cards, chart)
  const seen = open === null ? choicesOf(cards) : cards.slice(0, cards.indexOf(open))
  return withOpen({ open, seen, refused: {}, chart }, open)
}

/** Whether the chart has moved to where another card may be due. */
export const hasMoved = (from: ChartState, to: ChartState): boolean =>
  phaseOf(from) !== phaseOf(to) || from.failure !== to.failure

export function wizardReducer(wizard: Wizard, event: WizardEvent): Wizard {
  const now = { ...wizard, chart: event.chart }
  switch (event.type) {
    case 'chart-moved':
      return withOpen(now, cardAfterMove(wizard, event.chart, event.cards))
    case 'opened':
      return withOpen(now, event.card)
    case 'refused':
      return withOpen({ ...now, refused: { ...event.fields } }, event.card)
  }
}

const withOpen = (wizard: Wizard, open: CardId | null): Wizard => ({
  ...wizard,
  open,
  seen: open === null || wizard.seen.includes(open) ? wizard.seen : [...wizard.seen, open],
})

/** Another phase opens its first card; a failure on the way opens the card at fault, if there is one. */
function cardAfterMove({ open, chart: from }: Wizard, to: ChartState, cards: readonly CardId[]): CardId | null {
  const isSamePhase = phaseOf(from) === phaseOf(to)
  if (isSamePhase && (isBesideCards(from) || isBesideCards(to))) return open
  return isSamePhase && phaseOf(to) === 'form' ? (partOfFailure(to) ?? open) : cardToOpen(cards, to)
}

/** How far the reservation is. */
export interface Progress extends Pick<Wizard, 'open' | 'seen'> {
  readonly cards: readonly CardId[]
  readonly phase: Phase
  readonly hasTime: boolean
  /** The contact is complete and valid. */
  readonly hasContact: boolean
  readonly hasRequirement: boolean
  /** What was typed for the shop cannot be sent. */
  readonly isRequirementTooLong: boolean
  /** All required terms are accepted. */
  readonly hasAgreed: boolean
}

/** A card that is to be opened, or that the form can be sent. */
export type NextStep = CardId | 'confirm'

/** The next step. Each card that offers a choice is shown once; its default then counts as an answer. */
export function nextStep(progress: Progress): NextStep {
  const { cards, phase, open, seen, hasTime, hasContact, hasAgreed, isRequirementTooLong } = progress
  if (phase === 'choosing') {
    return choicesOf(cards).find((card) => (card === 'time' ? !hasTime : !seen.includes(card))) ?? 'contact'
  }
  if (hasContact && isRequirementTooLong) return 'requirement'
  if (hasContact && (hasAgreed || open === 'terms')) return 'confirm'
  if (open === 'contact') return 'requirement'
  return hasContact ? 'terms' : 'contact'
}

/** Whether a card needs nothing more. */
export function isDone(card: CardId, progress: Progress): boolean {
  const { phase, open, seen, hasTime, hasContact, hasRequirement, isRequirementTooLong, hasAgreed } = progress
  const isForm = phase === 'form'
  if (card === 'time') return isForm || hasTime
  if (phaseOfCard(card) === 'choosing') return isForm || (seen.includes(card) && open !== card)
  if (card === 'contact') return isForm && hasContact
  if (card === 'terms') return isForm && hasAgreed
  return isForm && !isRequirementTooLong && (hasRequirement || (seen.includes(card) && open !== card))
}
