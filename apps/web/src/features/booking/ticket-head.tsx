import { CircleCheck } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { visuallyHidden } from '../../theme/shared.css.ts'
import * as css from './ticket-head.css.ts'

interface TicketHeadProps {
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly title: ReactNode
  /** What was asked for is done. */
  readonly isDone: boolean
  /** Only read out. */
  readonly isHidden?: boolean
  readonly children?: ReactNode
}

/** The heading of a page that is a ticket, with what has just been done. */
export const TicketHead = ({ heading, title, isDone, isHidden = false, children }: TicketHeadProps) => (
  <header className={isHidden ? visuallyHidden : css.head}>
    {isDone && <CircleCheck size={40} className={css.icon} aria-hidden="true" />}
    <h1 ref={heading} tabIndex={-1} className={css.heading}>
      {title}
    </h1>
    {children}
  </header>
)
