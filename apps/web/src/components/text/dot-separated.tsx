import type { ReactNode } from 'react'
import * as css from './dot-separated.css.ts'

interface DotSeparatedProps {
  readonly children: readonly [ReactNode, ReactNode]
}

/** Two facts with a dot between them, which disappears where the second one wraps to its own line. */
export const DotSeparated = ({ children: [one, other] }: DotSeparatedProps) => (
  <span className={css.line}>
    <span className={css.part}>{one}</span>
    <span className={css.part}>
      <span className={css.dot}> · </span>
      {other}
    </span>
  </span>
)
