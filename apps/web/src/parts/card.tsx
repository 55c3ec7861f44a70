import type { HTMLAttributes } from 'react'
import { card } from './surface.css.ts'

/** A surface raised from the paper by a hairline. */
export const Card = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div {...rest} className={[card, className].filter(Boolean).join(' ')} />
)
