import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useKeepPlace } from '../../../components/hooks/use-keep-place.ts'
import type { CardId } from '../wizard.ts'
import * as css from './card.css.ts'
import { useChoosing } from './choosing.tsx'

interface CardProps {
  readonly id: CardId
  readonly title: ReactNode
  /** The choice, in one line; null: nothing yet. */
  readonly line: ReactNode
  /** The error of the choice, shown on the folded card, too. */
  readonly warning?: ReactNode
  readonly children: ReactNode
}

/** One part of the reservation: open, or folded to one line that can be opened again. */
export function Card({ id: card, title, line, warning, children }: CardProps) {
  const { isOpen, isLater, isDone, onToggle } = useChoosing().frame(card)
  const id = useId()
  const head = useFocusOnOpening(isOpen)
  const keepPlace = useKeepPlace(head, isOpen)
  const press = (): void => {
    keepPlace()
    onToggle()
  }
  return (
    <section className={css.card} data-open={isOpen || undefined} data-later={isLater || undefined}>
      <h2 className={css.heading}>
        <button
          ref={head}
          type="button"
          className={css.head}
          aria-expanded={isOpen}
          aria-controls={id}
          disabled={isLater}
          onClick={press}
        >
          <span className={isDone ? css.done : css.mark} aria-hidden="true">
            {isDone && <Check size={14} strokeWidth={3} />}
          </span>
          <span className={css.words}>
            <span className={css.title}>{title}</span>
            {!isOpen && line !== null && <span className={css.line}>{line}</span>}
            {warning !== undefined && <span className={css.warning}>{warning}</span>}
          </span>
          <ChevronDown size={20} className={css.arrow} aria-hidden="true" />
        </button>
      </h2>
      <div id={id} className={css.content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  )
}

/** A card that opens after a press takes the focus, unless a field in it has it already. */
function useFocusOnOpening(isOpen: boolean) {
  const head = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const opens = isOpen && !wasOpen.current
    wasOpen.current = isOpen
    const card = head.current?.closest('section')
    const isAwaited = navigator.userActivation?.hasBeenActive !== false
    if (opens && isAwaited && card?.contains(document.activeElement) !== true) head.current?.focus()
  }, [isOpen])
  return head
}
