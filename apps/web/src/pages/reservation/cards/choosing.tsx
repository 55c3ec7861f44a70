import type { DraftPatch, ReservationDraft } from '@yoyaku/core/types'
import { createContext, use } from 'react'
import type { AvailabilityParams, Times } from '../availability.ts'
import type { Service } from '../rules/service.ts'
import type { CardId } from '../wizard.ts'

/** What the cards of the choices work on: a new reservation, or the change of one. */
export interface Choosing {
  readonly service: Service
  readonly draft: ReservationDraft
  /** What the free times depend on. */
  readonly params: AvailabilityParams
  readonly times: Times
  /** Null without a preference. */
  readonly staffName: string | null
  /** The staff and equipment of last time are still loading. */
  readonly isRepeating: boolean
  readonly update: (patch: DraftPatch) => void
  readonly show: (card: CardId) => void
  /** The state of a card, and the handler that opens and folds it. */
  readonly frame: (card: CardId) => CardFrame
}

export interface CardFrame {
  readonly isOpen: boolean
  /** It cannot be opened yet. */
  readonly isLater: boolean
  readonly isDone: boolean
  readonly onToggle: () => void
}

const ChoosingContext = createContext<Choosing | null>(null)
export const ChoosingProvider = ChoosingContext.Provider

export function useChoosing(): Choosing {
  const choosing = use(ChoosingContext)
  if (choosing === null) throw new Error('useChoosing needs a ChoosingProvider around it')
  return choosing
}
