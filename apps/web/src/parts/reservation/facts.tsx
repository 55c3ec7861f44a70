import type { ReactNode } from 'react'
import * as css from './facts.css.ts'

/** Names and values, one under the other. */
export const Facts = ({ children }: { readonly children: ReactNode }) => <dl className={css.facts}>{children}</dl>

export const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className={css.fact}>
    <dt className={css.name}>{name}</dt>
    <dd className={css.value}>{children}</dd>
  </div>
)
