import type { ReactNode } from 'react'
import * as css from './dot-separated.css.ts'

interface DotSeparatedProps {
  readonly children: readonly ReactNode[]
}

/** Facts with a dot between them, which disappears where the one after it wraps to its own line. Leaves out what is no fact. */
export const DotSeparated = ({ children }: DotSeparatedProps) => (
  <span className={css.line}>
    {children.filter(isFact).map((fact, index) => (
      <span key={index} className={css.part}>
        {index > 0 && <span className={css.dot}> · </span>}
        {fact}
      </span>
    ))}
  </span>
)

const isFact = (child: ReactNode): boolean => child !== null && child !== undefined && child !== false && child !== ''
