import type { ReactNode } from 'react'
import * as css from './joined.css.ts'

interface JoinedProps {
  readonly first: ReactNode
  readonly second: ReactNode
}

/** First · second; where they find no room in one line the dot is gone, rather than left at the end of one. */
export const Joined = ({ first, second }: JoinedProps) => (
  <span className={css.joined}>
    <span className={css.first}>{first}</span>{' '}
    <span>
      <span className={css.dot}>· </span>
      {second}
    </span>
  </span>
)
