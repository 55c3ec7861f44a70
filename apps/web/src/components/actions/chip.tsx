import { X } from 'lucide-react'
import type { ButtonHTMLAttributes, InputHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from '../../navigation/link.tsx'
import { cluster } from '../../theme/recipes.css.ts'
import * as css from './chip.css.ts'

interface ChipRowProps {
  /** The name of the chips as a group. */
  readonly label?: string
  readonly children: ReactNode
}

export const ChipRow = ({ label, children }: ChipRowProps) => (
  <div className={cluster({ gap: 2 })} {...(label !== undefined && { role: 'group', 'aria-label': label })}>
    {children}
  </div>
)

export const ChipLink = ({ children, ...rest }: LinkProps) => (
  <Link {...rest} className={css.chip}>
    {children}
  </Link>
)

export const ChipButton = (props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'>) => (
  <button type="button" {...props} className={css.chip} />
)

interface ChipChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  readonly type: 'checkbox' | 'radio'
  readonly children: ReactNode
  readonly count?: ReactNode
  /** Nothing is left with it: it can be chosen all the same. */
  readonly isEmpty?: boolean
}

/** A choice of a form that looks like a chip; works without scripts. */
export const ChipChoice = ({ children, count, isEmpty = false, ...rest }: ChipChoiceProps) => (
  <label className={isEmpty ? css.emptyChip : css.chip}>
    <input {...rest} className={css.input} />
    {children}
    {count !== undefined && <span className={css.count}>{count}</span>}
  </label>
)

/** Something that applies and can be taken away again. */
export const RemovableChip = ({ children, label, ...rest }: LinkProps & { readonly label: string }) => (
  <Link {...rest} className={css.chip} aria-label={label}>
    {children}
    <X size={16} aria-hidden="true" />
  </Link>
)
