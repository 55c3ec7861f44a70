import type { ReactNode } from 'react'
import { stack } from '../../theme/recipes.css.ts'
import * as css from './description-list.css.ts'

/** Names and values, one under the other. */
export const DescriptionList = ({ children }: { readonly children: ReactNode }) => (
  <dl className={stack({ gap: 3 })}>{children}</dl>
)

interface DescriptionItemProps {
  readonly name: ReactNode
  /** The most important fact: below its name, over the whole width. */
  readonly leads?: boolean
  /** Below its name, too, beside others that lead. */
  readonly isBelow?: boolean
  readonly children: ReactNode
}

export const DescriptionItem = ({ name, leads = false, isBelow = leads, children }: DescriptionItemProps) => (
  <div className={isBelow ? css.leading : css.fact}>
    <dt className={css.name}>{name}</dt>
    <dd className={leads ? css.leadingValue : css.value}>{children}</dd>
  </div>
)
