import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '../../components/pictures/drawing.tsx'
import * as css from './failure.css.ts'

interface FailureProps {
  readonly drawing: DrawingName
  readonly heading: ReactNode
  readonly children: ReactNode
  readonly actions: ReactNode
}

export const Failure = ({ drawing, heading, children, actions }: FailureProps) => (
  <div className={css.page} data-no-cover>
    <Drawing name={drawing} className={css.drawing} />
    <h1 className={css.heading}>{heading}</h1>
    <p className={css.text}>{children}</p>
    <div className={css.actions}>{actions}</div>
  </div>
)
