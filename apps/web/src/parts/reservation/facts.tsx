import type { ReactNode } from 'react'
import * as css from './facts.css.ts'

/** Names and values, one under the other. */
export const Facts = ({ children }: { readonly children: ReactNode }) => <dl className={css.facts}>{children}</dl>

interface FactProps {
  readonly name: ReactNode
  /** What is too long beside its name stands below it. */
  readonly long?: boolean
  readonly children: ReactNode
}

export const Fact = ({ name, long = false, children }: FactProps) => (
  <div className={long ? css.stacked : css.fact}>
    <dt className={css.name}>{name}</dt>
    <dd className={css.value}>{children}</dd>
  </div>
)
