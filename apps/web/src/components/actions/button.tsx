import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from '../../navigation/link.tsx'
import * as css from './button.css.ts'

interface ButtonStyle {
  readonly variant?: 'primary' | 'outline' | 'quiet' | 'plain' | 'danger'
  readonly size?: 'small' | 'medium' | 'large'
  /** As wide as its container. */
  readonly fullWidth?: boolean
}

const classOf = ({ variant = 'primary', size = 'medium', fullWidth = false }: ButtonStyle, more?: string): string =>
  [css.button({ variant, size, ...(fullWidth && { fullWidth: true }) }), more].filter(Boolean).join(' ')

interface ButtonProps extends ButtonStyle, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Under way: shows it, and takes no second press. */
  readonly loading?: boolean
}

export function Button({
  variant,
  size,
  fullWidth,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const style = { ...(variant && { variant }), ...(size && { size }), ...(fullWidth && { fullWidth }) }
  return (
    <button
      {...rest}
      type={type}
      className={classOf(style, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading && <span className={css.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}

export function ButtonLink({ variant, size, fullWidth, className, ...rest }: ButtonStyle & LinkProps) {
  const style = { ...(variant && { variant }), ...(size && { size }), ...(fullWidth && { fullWidth }) }
  return <Link {...rest} className={classOf(style, className)} />
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name of the icon. */
  readonly label: string
  readonly children: ReactNode
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={[css.iconButton, className].filter(Boolean).join(' ')}
    >
      {children}
    </button>
  )
}
