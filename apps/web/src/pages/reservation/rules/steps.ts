import { type CardId, type Phase, phaseOfCard } from '../cards/cards.ts'

/** The progress of a reservation. */
export interface Progress {
  readonly order: readonly CardId[]
  readonly phase: Phase
  readonly open: CardId | null
  /** Cards that have been open, and those whose choice was made on the page before. */
  readonly seen: readonly CardId[]
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
  const { order, phase, open, seen, hasTime, hasContact, hasAgreed, isRequirementTooLong } = progress
  if (phase === 'choosing') {
    const choices = order.filter((card) => phaseOfCard(card) === 'choosing')
    return choices.find((card) => (card === 'time' ? !hasTime : !seen.includes(card))) ?? 'contact'
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
