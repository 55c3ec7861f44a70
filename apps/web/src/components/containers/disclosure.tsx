import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './disclosure.css.ts'

/** A question that opens to its answer; the browser's own, so it works without scripts and is found by "find in page". */
export const Disclosure = ({
  summary,
  children,
  name,
}: {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly name?: string
}) => (
  <details className={css.details} name={name}>
    <summary className={css.summary}>
      {summary}
      <ChevronDown size={20} className={css.arrow} aria-hidden="true" />
    </summary>
    <div className={css.content}>{children}</div>
  </details>
)
